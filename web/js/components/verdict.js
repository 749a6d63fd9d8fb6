// The answer to a comparison as one card: is a step slower, by how much, how certain is that, what
// holds each side up, and which lines make up the change. How it was judged is behind “Details”.
import { button, fill, h } from '../dom.js';
import { exactTime, formatPercent, formatPercentDiff, shortTimes } from '../format.js';
import { isWhole } from '../rows.js';
import { countWords, createAccount } from './account.js';
import { comparabilityNotes, unsaid } from './damage.js';
import { createLimits } from './limits.js';
import { markerLines } from './marker.js';
import { drawSampleStrip, withHost } from './sample-strip.js';
import { sentenceNodes } from './sentence.js';

export const WORDS = { slower: 'Slower', faster: 'Faster', unchanged: 'Unchanged',
    not_certain: 'Not certain', cannot_judge: 'Cannot judge' };
export const MARKS = { slower: '▲', faster: '▼', unchanged: '=', not_certain: '?',
    cannot_judge: '?' };
/** Notes that only the details have. */
export const QUIET = ['steps_differ', 'single_sample', 'few_shared_kernels'];

const LINES = 5; // of the account, at first
const ROOM = 96; // words for devices, verdict, notes, account and facts, at first

/** The devices stand beside the names of the sets, so that they differ needs few words. */
const shortDevices = (entries, { comparability }) => entries.map((entry) => (comparability.some(
    ({ kind, text }) => kind === 'devices_differ' && text === entry.text)
    ? { ...entry, brief: [{ text: 'Another device.' }] } : entry));

const isCertain = ({ verdict }) => verdict === 'slower' || verdict === 'faster';
const isSame = ({ comparability }) => comparability.some(({ kind }) => kind === 'same_selection');

/** The change of the means is said, unless a stall takes it away from that of the typical step. */
const isTypical = ({ change_percent: mean, interval }) => !(mean >= interval?.low_percent
    && mean <= interval.high_percent
    && Math.abs(mean - interval.shift_percent) <= Math.abs(interval.shift_percent) / 4);

/** By how much a step changed. */
function size(verdict) {
    const { change_percent: mean, interval } = verdict;
    const percent = isTypical(verdict) ? interval?.shift_percent : mean;
    return typeof percent === 'number' && [isTypical(verdict) && ', typically', percent < 900
        ? ` by ${formatPercent(Math.abs(percent))}` : `: ${formatPercentDiff(percent)} as long`];
}

/** Between which changes the typical change lies; a sentence if nothing is certain. */
function rangeOf(verdict) {
    const { interval } = verdict;
    return isCertain(verdict) && typeof interval?.low_percent === 'number'
        ? ['between ', formatPercentDiff(interval.low_percent), ' and ',
            formatPercentDiff(interval.high_percent)] : sentenceNodes(verdict.range.parts);
}

function headline(answer) {
    const { verdict } = answer;
    const name = isWhole(answer) ? 'Whole recording' : 'Step time';
    if (verdict.control === null || verdict.test === null) {
        return h('p', { class: 'headline' }, `${name}: not known.`);
    }
    const [from, to] = shortTimes(verdict.control, verdict.test);
    return h('p', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${verdict.verdict.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${isSame(answer) ? '=' : MARKS[verdict.verdict]} `),
            isSame(answer) ? 'Nothing can differ' : [WORDS[verdict.verdict],
                isCertain(verdict) && size(verdict)]),
        h('span', { class: 'headline-times', title: `Mean ${name.toLowerCase()}: ${
            exactTime(verdict.control)} → ${exactTime(verdict.test)}` },
        isCertain(verdict) && isTypical(verdict) && 'mean ',
        h('span', { class: 'value control-text' }, from), h('span', { class: 'arrow',
            'aria-label': 'to' }, '→'), h('span', { class: 'value test-text' }, to)),
        h('span', { class: 'verdict-range' }, rangeOf(verdict)));
}

/** The sentences on the machine, with the switch that takes its part out. */
function machineLines(entries, { onClock, isCorrected } = {}) {
    return entries.filter(({ kind }) => kind === 'machine').map((entry, i) =>
        h('p', { class: 'machine-line', data: { kind: 'machine' } }, sentenceNodes(entry.parts), ' ',
            onClock && i === 0 && h('button', { type: 'button', class: 'link-button', title:
                'Verdict and rows with or without the machine\u2019s part of the times',
            on: { click: onClock } }, isCorrected() ? 'Show as recorded' : 'Show at equal clock')));
}

/**
 * `actions`: the node beside the verdict; `below`: the nodes under the list; `links`: those of
 * createAccount(). `on`: {widen(): selects all ranks and steps, marker(changes), clock(),
 * isCorrected(), fold(name, open)}; without `widen` (in a report) the card only says.
 */
export function createVerdict({ links = null, actions = null, below = [], on = {} }) {
    const damage = h('div', { class: 'comparability' });
    const head = h('div', { class: 'verdict-head' });
    const notes = h('div', { class: 'comparability' });
    const strip = h('div', { class: 'verdict-strip' });
    const limits = createLimits();
    const account = createAccount(links, on.fold);
    const late = h('p', { class: 'muted', hidden: true });
    const node = h('section', { class: 'card verdict-card', 'aria-label': 'Verdict' },
        h('h2', { class: 'visually-hidden' }, 'Verdict'), damage,
        h('div', { class: 'verdict-top' }, head, actions), notes,
        h('div', { class: 'verdict-body' }, h('div', { class: 'verdict-why' }, late, account.node),
            h('div', { class: 'verdict-side' }, limits.node, account.facts, strip)), below);

    /** `found`: the causes; `narrowed`: ranks or steps are left out; `open`: what is unfolded. */
    function draw(answer, found, { narrowed = false, open = [] } = {}) {
        const { verdict, comparability } = answer;
        const entries = found.diagnosis ?? [];
        const more = on.widen && verdict.verdict === 'cannot_judge' && narrowed;
        const said = unsaid(comparability, entries).filter(({ kind }) => !QUIET.includes(kind)
            && kind !== 'same_selection');
        const isDamage = ({ severity }) => severity === 'damage';
        fill(damage, comparabilityNotes(said.filter(isDamage)));
        fill(notes, comparabilityNotes(said.filter((one) => !isDamage(one))));
        fill(head, headline(answer),
            verdict.recorded && h('p', { class: 'muted small' }, sentenceNodes(verdict.recorded.parts)),
            more && h('p', {}, button('Use all ranks and steps', on.widen, { class: 'link-button' })),
            machineLines(entries, on.clock && { onClock: on.clock, isCorrected: on.isCorrected }),
            markerLines(answer, on.marker ?? null));
        limits.draw(answer);
        late.hidden = !found.note;
        fill(late, found.note);
        const devices = [answer.recorded.control, answer.recorded.test].map((side) => side.devices.join(' '));
        account.draw(isSame(answer) ? {} : { ...found, diagnosis: shortDevices(entries, answer) }, {
            open, sure: isCertain(verdict) && !verdict.recorded, sum: verdict.recorded
                ? 'Together, as recorded' : 'Together', lines: LINES - head.querySelectorAll('button').length,
            words: ROOM - [head, damage, notes].reduce((sum, { textContent: text }) => sum
                + countWords(text), 0) - countWords([...new Set(devices)].join(' ')) });
        fill(strip, stripOf(answer));
        node.dataset.verdict = verdict.verdict;
    }

    return { node, draw };
}

/** Every sample as a dot, and what was measured without the profiler. */
export const stripOf = ({ verdict, step_time: time, without_profiler: without, ...answer }) =>
    drawSampleStrip(withHost(verdict.samples, time.samples), isWhole(answer) ? 'recording'
        : verdict.recorded ? 'recorded step' : 'step', without?.blocks);
