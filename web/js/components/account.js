// The account: lines that add up to the change. Sentences of the diagnosis tell most of them; each has
// its change and a bar.
import { h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTimeDiff } from '../format.js';
import { sentenceNodes } from './sentence.js';

const direction = (change) => (change > 0 ? 'more' : change < 0 ? 'less' : 'calm');

/** The lines, µs of a step: [{…line, control, test, change, part: of the largest change}]. */
export function readAccount(account) {
    const lines = (account?.lines ?? []).map((line) => {
        const control = line.control_ns / 1000 / Math.max(1, account.control_samples);
        const test = line.test_ns / 1000 / Math.max(1, account.test_samples);
        return { ...line, control, test, change: test - control };
    });
    const largest = Math.max(0, ...lines.map(({ change }) => Math.abs(change)));
    return lines.map((line) => ({ ...line,
        part: largest > 0 ? Math.abs(line.change) / largest : 0 }));
}

const isSure = ({ certainty }) => certainty === 'sure' || certainty === 'likely';

/** The change of a line, and its bar. */
export function lineBar(line) {
    const bar = h('span', { class: `account-bar ${direction(line.change)}` });
    bar.style.setProperty('width', `${100 * line.part}%`);
    return h('span', { class: `account-head${isSure(line) ? '' : ' unsure'}`,
        title: `${exactTime(line.control)} → ${exactTime(line.test)}, ${exactTimeDiff(line.change)}` },
    h('span', { class: `account-change ${direction(line.change)}` }, formatTimeDiff(line.change)),
    h('span', { class: 'account-track', 'aria-hidden': 'true' }, bar));
}

/** The list of the lines that no sentence tells; false: there are none. */
export function untoldLines(lines, sentences, page) {
    const told = new Set(sentences.map(({ line }) => line));
    const rest = lines.filter((line, i) => !told.has(i) && line.change !== 0);
    return rest.length > 0 && h('ul', { class: 'account-rest', 'aria-label': 'The rest of the change' },
        rest.map((line) => h('li', { data: { kind: line.kind, certainty: line.certainty } },
            lineBar(line), ' ', h('span', { class: 'muted' }, sentenceNodes(line.parts, page)))));
}
