// The URL of the Analyse page: /analyse?what=…&set=…&test=…& the parameters of the API, `line`,
// once for each drawn line of a series, and `order=rank` if the ranks of a chart are in order.
// Without `rows` the page uses `steps`: the rows that Compare counts. Without `what` it shows what
// each analysis found. `unit=total` shows sums of all steps, `more=1` the charts and tables that are
// folded.
import { readChoice } from '../parameters.js';
import { addressOf } from '../place.js';

const SELECTION = ['ranks', 'set_ranks', 'test_ranks', 'steps', 'set_steps', 'test_steps',
    'marker', 'set_marker', 'test_marker'];
const WINDOW = ['start', 'end'];

/** Changes that reset the selection of the previous sets. */
export const NO_SELECTION = { ...Object.fromEntries([...SELECTION, ...WINDOW].map((name) =>
    [name, ''])), lines: [] };

function namesOf(spec) {
    return [...SELECTION, ...(spec.ofSteps ? [] : ['rows']), ...spec.params.map((p) => p.name), ...(spec.window ? WINDOW : [])];
}

/** Older links use HTA's word for two of the values of `rows`. */
const rowsOf = (query) => query.get('rows')
    ?? { true: 'all', false: 'before_last_step' }[query.get('include_last_profiler_step')] ?? '';

/**
 * `specs`: {what: {params: [{name}], window}}, '' for none; unknown parameters are left out. `set`
 * may be called `control`, as in the URL of a comparison.
 */
export function readAnalyse(search, specs) {
    const query = new URLSearchParams(search);
    const read = (name) => query.get(name)
        ?? query.get(name.replace(/^set(?=_|$)/, 'control')) ?? '';
    const known = Object.keys(specs).filter((what) => what !== '');
    const state = { what: readChoice(query, 'what', known, '') };
    const spec = specs[state.what];
    for (const name of ['set', 'test', ...namesOf(spec)]) {
        state[name] = read(name);
    }
    state.rows = rowsOf(query) === 'steps' ? '' : rowsOf(query);
    state.lines = spec.window ? query.getAll('line') : [];
    state.order = readChoice(query, 'order', ['rank'], '');
    state.unit = readChoice(query, 'unit', ['total'], '');
    state.more = readChoice(query, 'more', ['1'], '');
    return state;
}

function toQuery(state, specs, without = []) {
    const query = new URLSearchParams();
    for (const name of ['set', 'test', ...namesOf(specs[state.what])]) {
        const value = state[name] ?? '';
        const lost = name.startsWith('test_') && state.test === '';
        if (value !== '' && !lost && !without.includes(name)) {
            query.set(name, value);
        }
    }
    return query;
}

export function analyseHref(state, specs) {
    const query = toQuery(state, specs);
    if (specs[state.what].window) {
        state.lines.forEach((line) => query.append('line', line));
    }
    for (const name of ['order', 'unit', 'more'].filter((key) => state[key])) {
        query.set(name, state[name]);
    }
    return addressOf(`/analyse?${state.what ? `what=${state.what}&` : ''}${query}`);
}

function toRequest(state, specs, without) {
    const query = toQuery(state, specs, without);
    if (!specs[state.what].ofSteps) {
        query.set('rows', state.rows || 'steps');
    }
    return query;
}

/** The parameters of the request; null while there is no set. */
export function analyseQuery(state, specs) {
    return state.set === '' ? null : toRequest(state, specs);
}

/** The parameters of a download; the window does not narrow it. */
export function csvQuery(state, specs, table) {
    const query = toRequest(state, specs, WINDOW);
    query.set('format', 'csv');
    query.set('table', table);
    return query;
}
