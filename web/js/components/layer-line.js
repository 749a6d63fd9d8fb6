// Which layer the change comes from, and how the peak of memory moved:
// sentences for which the server reads all calls of both sides, so they are requested after the
// comparison. Their room is reserved.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { pairQuery } from '../state.js';
import { pathKey } from '../tree/model.js';
import { pairParts, treeHref } from '../tree/state.js';
import { ANALYSES } from '../analyses/index.js';
import { analyseHref, NO_SELECTION } from '../analyses/state.js';
import { sentenceNodes } from './sentence.js';

let last = { key: '', entry: null, memory: null }; // of the last requested pair

/** The sentence, and a link to its frame in the tree. */
function sentence(entry, state) {
    const to = (node) => treeHref({ ...pairParts(state), node });
    return [sentenceNodes(entry.parts), ' ', h('a', { href: to(pathKey(entry.tree)) }, 'Show in the tree')];
}

/** An analysis of the same sets and ranks. */
export const analysisOf = (what, state) => analyseHref({ ...NO_SELECTION, what, lines: [],
    set: state.control, test: state.test, set_ranks: ranksOf(state.control_ranks),
    test_ranks: ranksOf(state.test_ranks), set_marker: state.control_marker,
    test_marker: state.test_marker }, ANALYSES);
const ranksOf = (ranks) => (ranks === 'all' ? '' : ranks);

export function createLayerLine() {
    const line = h('p', { class: 'diagnosis-layer small' });
    const memory = h('p', { class: 'diagnosis-memory small', hidden: true });
    const node = h('div', { class: 'diagnosis-late' }, line, memory);
    let asked = '';
    let request = null;

    function show(state) {
        const { entry } = last;
        fill(memory, last.memory ? sentenceNodes(last.memory.parts)
            : 'The peak of memory did not change noticeably, or it is not known.', ' ',
        h('a', { href: analysisOf('memory', state) }, 'Show memory'));
        memory.title = last.memory?.text ?? '';
        fill(line, entry ? sentence(entry, state) : ['No layer can be named for the change. ',
            h('a', { href: treeHref(pairParts(state)) }, 'Show the tree')]);
        line.title = entry?.text ?? '';
        line.dataset.shown = last.key;
        line.toggleAttribute('data-said', Boolean(entry ?? last.memory));
        if (entry ?? last.memory) { // the section is hidden while it says nothing else
            node.closest('.diagnosis').hidden = false;
        }
    }

    return {
        node,
        /** Asks once for each pair and selection; call it when the answer is drawn. */
        async draw(state, answer) {
            const key = pairQuery(state).toString();
            if (key === asked) {
                return;
            }
            request?.abort();
            request = new AbortController();
            asked = key;
            const { control, test } = answer.recorded;
            memory.hidden = !(control.memory_changes && test.memory_changes);
            fill(memory);
            fill(line, h('span', { class: 'muted' }, 'Looking for the layer …'));
            if (key === last.key) {
                show(state);
                return;
            }
            const query = new URLSearchParams(key);
            Object.entries({ layers: 'true', diagnosis: 'false', limit: '0' })
                .forEach(([name, value]) => query.set(name, value));
            try {
                const got = await api.compareTraces(query, { signal: request.signal });
                if (asked === key) {
                    const of = (kind) => got.diagnosis?.find((one) => one.kind === kind) ?? null;
                    last = { key, entry: of('layer'), memory: of('memory') };
                    show(state);
                }
            } catch {
                if (asked === key) {
                    fill(line);
                }
            }
        },
        stop: () => request?.abort(),
    };
}
