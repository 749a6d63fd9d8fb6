// The URL of the page Query: the sets, the statement, and how its answer is drawn.
import { readChoice } from '../parameters.js';
import { addressOf } from '../place.js';

export const CHARTS = ['bars', 'line', 'scatter', 'histogram', 'none'];
const PARTS = ['control', 'test', 'q', 'chart', 'x', 'y', 'y2', 'by'];
/** No chart is chosen: the answer decides. */
export const NO_CHOICE = { chart: '', x: '', y: '', y2: '', by: '' };

export function readQuery(search) {
    const p = new URLSearchParams(search);
    const state = Object.fromEntries(PARTS.map((key) => [key, p.get(key) ?? '']));
    return { ...state, chart: readChoice(p, 'chart', CHARTS, '') };
}

/** `/query?…` for a state, or for some parts of one. */
export function queryHref(state) {
    const p = new URLSearchParams();
    for (const key of PARTS) {
        if (state[key]) {
            p.set(key, state[key]);
        }
    }
    return addressOf(p.size === 0 ? '/query' : `/query?${p}`);
}

/** The query that asks the server; `format`: of a download. */
export function sqlQuery({ control, test, q }, format = '') {
    const p = new URLSearchParams();
    Object.entries({ control, test, q, format }).filter(([, value]) => value !== '')
        .forEach(([key, value]) => p.set(key, value));
    return p;
}
