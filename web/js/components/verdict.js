// The main result: is a step slower, by how much, and how certain is that? With every sample as a
// dot.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatPercent, formatPercentDiff, formatTime, formatTimeDiff }
    from '../format.js';
import { isWhole } from '../rows.js';
import { markerLines } from './marker.js';
import { drawSampleStrip, withHost } from './sample-strip.js';
import { sentenceNodes } from './sentence.js';
import { addressOf } from '../place.js';

const WORDS = { slower: 'Slower', faster: 'Faster', unchanged: 'Unchanged',
    not_certain: 'Not certain', cannot_judge: 'Cannot judge' };
const MARKS = { slower: '▲', faster: '▼', unchanged: '=', not_certain: '?',
    cannot_judge: '?' };
/** The page where recordings can be added to both sides. */
const severalHref = ({ control, test }) => addressOf(`/compare/recordings?${new URLSearchParams({
    control: control.set.slice(0, 12), test: test.set.slice(0, 12) })}`);
const BASIS_NOTE = 'Confidence: this share of the intervals that are made in this way contains the '
    + 'true change. p: the probability of a difference at least as large if nothing had changed, by '
    + 'the Mann\u2013Whitney test; below 0.05 the step time counts as slower or faster. Ranks '
    + 'of a step wait for each other, so their mean counts once.';

/** Only a certain change has a colour, and none if the mean says the opposite. */
function direction({ verdict, change }) {
    return verdict === 'slower' && change > 0 ? 'more'
        : verdict === 'faster' && change < 0 ? 'less' : 'calm';
}

/** By how much the typical step changed; the times beside it are means. */
function size({ verdict, shift, control_median: median }) {
    if ((verdict !== 'slower' && verdict !== 'faster') || !(median > 0)) {
        return '';
    }
    const percent = 100 * shift / median;
    return percent < 900 ? ` by ${formatPercent(Math.abs(percent))}`
        : `: ${formatPercentDiff(percent)} as long`;
}

function headline(verdict, whole) {
    const name = whole ? 'Whole recording' : 'Step time';
    if (verdict.control === null || verdict.test === null) {
        return h('p', { class: 'headline' }, `${name}: not known.`);
    }
    return h('p', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${verdict.verdict.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${MARKS[verdict.verdict]} `),
            WORDS[verdict.verdict], size(verdict)),
        h('span', { class: 'headline-label' }, `Mean ${name.toLowerCase()}`),
        h('span', { class: 'value control-text', title: exactTime(verdict.control) },
            formatTime(verdict.control)),
        h('span', { class: 'arrow', 'aria-label': 'to' }, '→'),
        h('span', { class: 'value test-text', title: exactTime(verdict.test) },
            formatTime(verdict.test)),
        h('span', { class: `change ${direction(verdict)}`,
            title: exactTimeDiff(verdict.change) },
        formatTimeDiff(verdict.change)));
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
            h('p', { class: 'verdict-range' }, sentenceNodes(verdict.range.parts), ' ',
                more && button('Use all ranks and steps', onWiden, { class: 'link-button' })),
            verdict.basis !== null
                && h('p', { class: 'muted small verdict-reason', title: BASIS_NOTE },
                    sentenceNodes(verdict.basis.parts), '.'),
            verdict.recorded && h('p', { class: 'muted small' }, sentenceNodes(verdict.recorded.parts)),
            verdict.caution
                && answer.comparability.every(({ kind }) => kind !== 'same_selection')
                && h('p', { class: 'muted small one-recording' }, verdict.caution, ' ',
                    onMarker && h('a', { href: severalHref(answer) }, 'Compare several recordings')),
            markerLines(answer, onMarker));
        fill(strip, drawSampleStrip(withHost(verdict.samples, answer.step_time.samples),
            whole ? 'recording' : verdict.recorded ? 'recorded step' : 'step'));
        node.dataset.verdict = verdict.verdict;
    }

    return { node, draw };
}
