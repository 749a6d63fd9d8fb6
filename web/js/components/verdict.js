// The answer first: is a step slower, by how much, and can that be trusted?
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatPercent, formatPercentDiff, formatProbability,
    formatTime, formatTimeDiff, plural } from '../format.js';
import { isWhole } from '../rows.js';
import { markerLines } from './marker.js';

const NEEDED = 4; // samples a side, as the server wants them
const WORDS = { slower: 'Slower', faster: 'Faster', unchanged: 'Unchanged',
    not_certain: 'Not certain', cannot_judge: 'Cannot judge' };
const MARKS = { slower: '▲', faster: '▼', unchanged: '=', not_certain: '?',
    cannot_judge: '?' };

const direction = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

function headline({ verdict, ...answer }) {
    if (verdict.control === null || verdict.test === null) {
        return h('p', { class: 'headline' }, 'No time is known.');
    }
    return h('p', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${verdict.verdict.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${MARKS[verdict.verdict]} `),
            WORDS[verdict.verdict]),
        h('span', { class: 'headline-label' }, isWhole(answer) ? 'Whole recording' : 'Step time'),
        h('span', { class: 'value control-text', title: exactTime(verdict.control) },
            formatTime(verdict.control)),
        h('span', { class: 'arrow', 'aria-label': 'to' }, '→'),
        h('span', { class: 'value test-text', title: exactTime(verdict.test) },
            formatTime(verdict.test)),
        h('span', { class: `change ${direction(verdict.change)}`,
            title: exactTimeDiff(verdict.change) }, formatTimeDiff(verdict.change),
        verdict.change_percent !== null && h('span', { class: 'change-percent' },
            ` (${formatPercentDiff(verdict.change_percent)})`)));
}

/** What was compared: samples, or steps where several ranks share them. */
function samplesText(verdict, whole) {
    const samples = `${plural(verdict.control_samples, 'sample')} against ${
        formatCount(verdict.test_samples)} (one ${whole ? 'recording' : 'step'} of one rank each)`;
    return verdict.unit !== 'step' || (verdict.control_observations === verdict.control_samples
        && verdict.test_observations === verdict.test_samples) ? samples
        : `${samples}, judged as ${plural(verdict.control_observations, 'step')} against ${
            formatCount(verdict.test_observations)}, each the mean of its ranks, since ranks `
            + 'wait for each other';
}

/** The interval of the typical change, in words. */
function reason({ verdict, ...answer }) {
    const { interval } = verdict;
    const samples = samplesText(verdict, isWhole(answer));
    if (!interval) {
        return `${samples}: with fewer than ${NEEDED} on a side nobody can tell a `
            + 'difference from noise. The numbers below are what was measured, no more.';
    }
    const limit = (us, percent) => `${formatTimeDiff(us)} (${formatPercentDiff(percent)})`;
    const range = `${limit(interval.low, interval.low_percent)} and ${
        limit(interval.high, interval.high_percent)}`;
    const sure = `With ${formatPercent(100 * interval.confidence)} confidence`;
    const test = `${samples}. Mann–Whitney p\u00a0=\u00a0${
        formatProbability(verdict.p_value)}`;
    if (verdict.verdict === 'unchanged' || verdict.verdict === 'not_certain') {
        return `${sure} the typical change lies between ${range}. ${test}.`;
    }
    return `Typically ${limit(interval.shift, interval.shift_percent)}; ${
        sure.toLowerCase()} between ${range}. ${test}.`;
}

/** `onWiden()` selects all ranks and steps, `onMarker(changes)` sets markers. */
export function createVerdict(onWiden, onMarker = null) {
    const node = h('section', { class: 'card verdict-card', 'aria-label': 'Verdict' });

    /** `narrowed`: the selection leaves ranks or steps out. */
    function draw(answer, narrowed) {
        const { verdict } = answer;
        const more = verdict.verdict === 'cannot_judge' && narrowed;
        fill(node, headline(answer),
            h('p', { class: 'muted verdict-reason' }, reason(answer), ' ',
                more && button('Use all ranks and steps', onWiden, { class: 'link-button' })),
            markerLines(answer, onMarker));
        node.dataset.verdict = verdict.verdict;
    }

    return { node, draw };
}
