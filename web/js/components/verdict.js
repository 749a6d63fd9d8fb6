// The main result: is a step slower, by how much, and how certain is that? With every sample as a
// dot.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatPercent, formatPercentDiff,
    formatProbability, formatTime, formatTimeDiff, plural } from '../format.js';
import { isWhole } from '../rows.js';
import { markerLines } from './marker.js';
import { drawSampleStrip, withHost } from './sample-strip.js';
import { addressOf } from '../place.js';
import { capital } from '../words.js';

const WORDS = { slower: 'Slower', faster: 'Faster', unchanged: 'Unchanged',
    not_certain: 'Not certain', cannot_judge: 'Cannot judge' };
const MARKS = { slower: '▲', faster: '▼', unchanged: '=', not_certain: '?',
    cannot_judge: '?' };
const ONE_RECORDING = 'One recording per side: the change includes what differs between any two '
    + 'recordings (clocks, other jobs on the machine, another node). Record each side several '
    + 'times.';
/** The page where recordings can be added to both sides. */
const severalHref = ({ control, test }) => addressOf(`/compare/recordings?${new URLSearchParams({
    control: control.set.slice(0, 12), test: test.set.slice(0, 12) })}`);
const CONFIDENCE_NOTE = 'This share of the intervals that are made in this way contains the true change.';
const P_NOTE = 'The probability of a difference at least as large if nothing had changed, by the '
    + 'Mann–Whitney test. Below 0.05 the step time counts as slower or faster.';

/** Only a certain change has a colour, and none if the mean says the opposite. */
function direction({ verdict, change }) {
    return verdict === 'slower' && change > 0 ? 'more'
        : verdict === 'faster' && change < 0 ? 'less' : 'calm';
}

function headline(verdict, whole) {
    const name = whole ? 'Whole recording' : 'Step time';
    if (verdict.control === null || verdict.test === null) {
        return h('p', { class: 'headline' }, `${name}: not known.`);
    }
    return h('p', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${verdict.verdict.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${MARKS[verdict.verdict]} `),
            WORDS[verdict.verdict]),
        h('span', { class: 'headline-label' }, name),
        h('span', { class: 'value control-text', title: exactTime(verdict.control) },
            formatTime(verdict.control)),
        h('span', { class: 'arrow', 'aria-label': 'to' }, '→'),
        h('span', { class: 'value test-text', title: exactTime(verdict.test) },
            formatTime(verdict.test)),
        h('span', { class: `change ${direction(verdict)}`,
            title: exactTimeDiff(verdict.change) },
        formatTimeDiff(verdict.change),
        verdict.change_percent !== null && h('span', { class: 'change-percent' },
            ` (${formatPercentDiff(verdict.change_percent)})`)));
}

/** What was compared: samples, or steps if several ranks share them. */
function samplesText(verdict, whole) {
    const samples = `${plural(verdict.control_samples, 'sample')} against ${
        formatCount(verdict.test_samples)} (one ${whole ? 'recording' : 'step'} of one rank each)`;
    return verdict.unit !== 'step' || (verdict.control_observations === verdict.control_samples
        && verdict.test_observations === verdict.test_samples) ? samples
        : `${samples}, judged as ${plural(verdict.control_observations, 'step')} against ${
            formatCount(verdict.test_observations)}: the ranks of a step wait for each other, so `
            + 'their mean counts once';
}

/** Why the confidence is above 95 %, if it is. */
export const levelText = ({ confidence }, { control_observations: a, test_observations: b }) => (
    confidence < 0.9505 ? '' : `. A rank test of ${formatCount(a)} against ${formatCount(b)} has `
        + `few levels of confidence: ${formatPercent(100 * confidence)} is the lowest from 95 % up`);

/** The typical change, with its interval, in one line. */
function rangeText({ verdict, interval, equivalence, words }) {
    if (!interval) {
        return 'Fewer than 4 observations on a side are too few to tell a change from noise. These '
            + 'are the measured numbers, without a judgement.';
    }
    const range = interval.low_percent === null
        ? `between ${formatTimeDiff(interval.low)} and ${formatTimeDiff(interval.high)}`
        : `between ${formatPercentDiff(interval.low_percent)} and ${
            formatPercentDiff(interval.high_percent)}`;
    switch (verdict) {
    case 'unchanged':
        return `The typical change lies ${range}, within ±${formatPercent(100 * equivalence)}.`;
    case 'not_certain': {
        const [likely] = /probably \w+$/.exec(words) ?? [];
        return `The typical change lies ${range}${likely ? `: ${likely}` : ''}.`;
    }
    default:
        return `Typically ${formatTimeDiff(interval.shift)} (${
            formatPercentDiff(interval.shift_percent)}), ${range}.`;
    }
}

const LIMITS = { device: 'the device', host: 'the host', communication: 'communication' };

/** What limits the sides, as in the words of the verdict; '' if nothing alone does. */
export function limitText({ control, test }) {
    const [a, b] = [control, test].map((side) => LIMITS[side?.limited_by]);
    if (a && b) {
        return a === b ? `${capital(a)} is the limit.`
            : `${capital(a)} was the limit, now ${b} is.`;
    }
    return a || b ? `In the ${b ? 'test' : 'control'}, ${a ?? b} is the limit.` : '';
}

function reason(verdict, whole) {
    const { interval } = verdict;
    const samples = samplesText(verdict, whole);
    return interval ? [
        h('span', { title: CONFIDENCE_NOTE },
            `${formatPercent(100 * interval.confidence)} confidence`), ', ',
        h('span', { title: P_NOTE }, `p\u00a0=\u00a0${formatProbability(verdict.p_value)}`),
        `: ${samples}${levelText(interval, verdict)}.`] : `${samples}.`;
}

/**
 * `onWiden()` selects all ranks and steps, `onMarker(changes)` sets markers (null: nothing can);
 * `below` is the node under the verdict, with its reason; `actions` the node beside it.
 */
export function createVerdict(onWiden, onMarker, below, actions = null) {
    const head = h('div', { class: 'verdict-head' });
    const strip = h('div', { class: 'verdict-strip' });
    const node = h('section', { class: 'card verdict-card', 'aria-label': 'Verdict' },
        head, strip, below, actions);

    /** `narrowed`: the selection leaves ranks or steps out. */
    function draw(answer, narrowed) {
        const { verdict } = answer;
        const whole = isWhole(answer);
        const more = verdict.verdict === 'cannot_judge' && narrowed;
        fill(head, headline(verdict, whole),
            h('p', { class: 'verdict-range' }, rangeText(verdict), ' ',
                limitText(answer.step_time), ' ',
                more && button('Use all ranks and steps', onWiden, { class: 'link-button' })),
            h('p', { class: 'muted small verdict-reason' }, reason(verdict, whole)),
            verdict.one_recording && verdict.interval
                && answer.comparability.every(({ kind }) => kind !== 'same_selection')
                && h('p', { class: 'muted small one-recording' }, ONE_RECORDING, ' ',
                    onMarker && h('a', { href: severalHref(answer) }, 'Compare several recordings')),
            markerLines(answer, onMarker));
        fill(strip, drawSampleStrip(withHost(verdict.samples, answer.step_time.samples), whole));
        node.dataset.verdict = verdict.verdict;
    }

    return { node, draw };
}
