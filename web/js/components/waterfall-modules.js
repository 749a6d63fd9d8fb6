// The waterfall of the Compare page with a switch: under its bars are rows, or the modules that
// they belong to. For modules the server needs the trees of calls of both sides, so they are
// requested only if chosen, once for each pair and selection.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { pairQuery } from '../state.js';
import { pathKey } from '../tree/model.js';
import { pairParts, treeHref } from '../tree/state.js';
import { isOfHost } from '../words.js';
import { segmented } from './segmented.js';
import { createWaterfall } from './waterfall.js';

const CHOICES = [['', 'Rows', 'Name the rows that changed most under each bar'],
    ['modules', 'Modules', 'Name the modules that changed most under each bar; instances of a module are added up']];

let last = { key: '', fall: null }; // the last requested modules

/** `href` as for createWaterfall(); `onPick` gets the new value of state.fall. */
export function createModuleWaterfall(href, onPick) {
    const choice = segmented('Under the bars', CHOICES, onPick);
    const note = h('p', { class: 'muted small fall-note', role: 'status' });
    let shown = []; // what was drawn last
    let asked = '';
    let request = null;
    let again = () => {};
    const plain = createWaterfall(linkOf, choice.node);
    plain.node.append(note);

    function linkOf(op, part) {
        return op.tree ? treeHref({ ...pairParts(shown[0]), node: pathKey(op.tree),
            by: part === 'idle' ? 'host' : 'device' }) : href(op);
    }

    async function ask(key) {
        request?.abort();
        request = new AbortController();
        asked = key;
        const query = new URLSearchParams(key);
        Object.entries({ contributors: 'modules', diagnosis: 'false', limit: '0' })
            .forEach(([name, value]) => query.set(name, value));
        try {
            const { waterfall } = await api.compareTraces(query, { signal: request.signal });
            last = { key, fall: waterfall };
            again();
        } catch (error) {
            if (error.name !== 'AbortError') {
                fill(note, `The modules could not be loaded: ${error.message}`);
            }
        }
    }

    return { ...plain,
        /** Like draw() of createWaterfall(); call it whenever `state` may have changed. */
        draw(state, answer, ...rest) {
            const key = pairQuery(state).toString();
            const wanted = state.fall === 'modules' && answer.waterfall !== null
                && !isOfHost(answer.waterfall);
            const fall = wanted && last.key === key && last.fall ? last.fall : answer.waterfall;
            again = () => shown[0] && this.draw(...shown);
            shown = [state, answer, ...rest];
            choice.press(state.fall);
            choice.node.hidden = isOfHost(answer.waterfall);
            fill(note, !wanted ? '' : fall === answer.waterfall ? 'Looking for the modules …'
                : fall.contributors_note && `Rows are named, not modules: ${fall.contributors_note}.`);
            plain.draw({ ...answer, waterfall: fall }, ...rest);
            if (wanted && fall === answer.waterfall && asked !== key) {
                ask(key);
            }
        },
        stop() {
            again = () => {};
            request?.abort();
        },
    };
}
