// Behind the answer: how it was judged, each sample as a large dot, the parts of a step, and the
// layer, which is asked for when the details are opened.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { createWaterfallChart } from '../charts/waterfall.js';
import { addressOf } from '../place.js';
import { isWhole } from '../rows.js';
import { pairQuery } from '../state.js';
import { pathKey } from '../tree/model.js';
import { pairParts, treeHref } from '../tree/state.js';
import { sentenceNodes } from './sentence.js';
import { QUIET, stripOf } from './verdict.js';

const BASIS_NOTE = 'Confidence: this share of the intervals that are made in this way contains the '
    + 'true change. p: the probability of a difference at least as large if nothing had changed, by '
    + 'the Mann\u2013Whitney test; below 0.05 it counts as slower or faster. Ranks '
    + 'of a step wait for each other, so their mean counts once.';

/** The page where recordings can be added to both sides. */
const severalHref = ({ control, test }) => addressOf(`/compare/recordings?${new URLSearchParams({
    control: control.set.slice(0, 12), test: test.set.slice(0, 12) })}`);

let last = { key: '', list: [] }; // the sentences of the last requested pair

/** How the verdict was found; `links`: where more recordings are added, and where the memory is; or null. */
const howJudged = ({ verdict, comparability }, found, links) => [
    verdict.basis !== null && h('p', { class: 'verdict-reason' }, sentenceNodes(verdict.range.parts), ' ',
        sentenceNodes(verdict.basis.parts), '.'),
    verdict.basis !== null && h('p', { class: 'muted small' }, BASIS_NOTE),
    verdict.caution && comparability.every(({ kind }) => kind !== 'same_selection')
        && h('p', { class: 'one-recording' }, verdict.caution, ' ',
            links && h('a', { href: links.several }, 'Compare several recordings')),
    comparability.filter(({ kind }) => QUIET.includes(kind)).map(({ text }) => h('p', {}, text)),
    (found.diagnosis ?? []).filter(({ kind }) => kind === 'limit' || kind === 'host_need')
        .map((entry) => h('p', { data: { kind: entry.kind } }, sentenceNodes(entry.parts))),
    links && (found.diagnosis ?? []).some(({ kind }) => kind === 'memory')
        && h('p', {}, h('a', { href: links.memory }, 'Show memory'))];

/** `memory(state)`: the address of the analysis of memory; null in a report, which has no server. */
export function createAnswerDetails(memory = null) {
    const chart = createWaterfallChart({ id: 'chart-waterfall', file: 'step-time',
        title: 'Where the change comes from', level: 'h3' });
    const judged = h('div', { class: 'details-text' });
    const late = h('div', { class: 'details-text' });
    const strip = h('div', { class: 'details-strip' });
    const node = h('details', { class: 'answer-details' }, h('summary', {}, 'Details'),
        h('div', { class: 'details-body' }, h('div', {}, judged, late, strip), chart.node));
    let request = null;
    let asked = '';
    let shown = null;

    function drawLate(state) {
        fill(late, last.list.map((entry) => h('p', { data: { kind: entry.kind }, title: entry.text },
            sentenceNodes(entry.parts), ' ',
            h('a', { href: treeHref({ ...pairParts(state), node: pathKey(entry.tree) }) },
                'Show in the tree'))));
    }

    /** Asks once for each pair and selection, if the details are open. */
    async function ask(state) {
        const key = memory && node.open ? pairQuery(state).toString() : asked;
        if (key === asked) {
            return;
        }
        request?.abort();
        request = new AbortController();
        asked = key;
        fill(late);
        const query = new URLSearchParams(key);
        Object.entries({ layers: 'true', diagnosis: 'false', limit: '0' })
            .forEach(([name, value]) => query.set(name, value));
        try {
            const got = last.key === key ? null
                : await api.compareTraces(query, { signal: request.signal });
            last = got ? { key, list: (got.diagnosis ?? []).filter(({ kind }) =>
                kind === 'layer') } : last;
            if (asked === key) {
                drawLate(state);
                late.dataset.shown = key;
            }
        } catch {
            asked = asked === key ? '' : asked; // once more when the details are opened again
        }
    }

    node.addEventListener('toggle', () => shown && ask(shown));

    return {
        node,
        chart,
        /** `answer` with its waterfall; `revision`, `file` and `caption` are those of the picture. */
        draw(state, answer, found, { revision, file, caption }) {
            const { waterfall: fall } = answer;
            shown = state;
            fill(judged, howJudged(answer, found, memory && { several: severalHref(answer),
                memory: memory(state) }));
            fill(strip, stripOf(answer));
            chart.node.hidden = !fall || fall.change === 0;
            if (!chart.node.hidden) {
                chart.draw({ fall, revision, file, caption, heading: `mean per ${
                    isWhole(answer) ? 'recording' : 'step'}, test − control` });
            }
            ask(state);
        },
        stop: () => request?.abort(),
    };
}
