// Which layer the change comes from: a sentence of the server that takes the trees of calls of
// both sides, so it is asked for when the comparison is there. Its place is kept for it.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { pairQuery } from '../state.js';
import { pathKey } from '../tree/model.js';
import { pairParts, treeHref } from '../tree/state.js';
import { splitSentence } from './diagnosis.js';

let last = { key: '', entry: null }; // of the pair that was asked for last

/** The sentence, and a link to its frame in the tree. */
function sentence(entry, state) {
    const to = (node) => treeHref({ ...pairParts(state), node });
    return [entry.certainty === 'likely' && h('span', { class: 'certainty' }, 'likely'), ' ',
        splitSentence(entry.text).map(([piece, isName]) => (isName
            ? h('code', {}, h('bdi', {}, piece)) : piece)), ' ',
        h('a', { href: to(pathKey(entry.tree)) }, 'Show in the tree')];
}

export function createLayerLine() {
    const node = h('p', { class: 'diagnosis-layer small' });
    let asked = '';
    let request = null;

    function show(state) {
        const { entry } = last;
        fill(node, entry ? sentence(entry, state) : ['No layer can be named for the change in '
            + 'device time. ', h('a', { href: treeHref(pairParts(state)) }, 'The tree')]);
        node.title = entry?.text ?? '';
        node.dataset.shown = last.key;
    }

    return {
        node,
        /** Asks once for each pair and selection; to be called when the answer is drawn. */
        async draw(state) {
            const key = pairQuery(state).toString();
            if (key === asked) {
                return;
            }
            request?.abort();
            request = new AbortController();
            asked = key;
            if (key === last.key) {
                show(state);
                return;
            }
            fill(node, h('span', { class: 'muted' }, 'Looking for the layer …'));
            const query = new URLSearchParams(key);
            Object.entries({ layers: 'true', diagnosis: 'false', limit: '0' })
                .forEach(([name, value]) => query.set(name, value));
            try {
                const got = await api.compareTraces(query, { signal: request.signal });
                if (asked === key) {
                    last = { key, entry: got.diagnosis?.[0] ?? null };
                    show(state);
                }
            } catch {
                if (asked === key) {
                    fill(node);
                }
            }
        },
        stop: () => request?.abort(),
    };
}
