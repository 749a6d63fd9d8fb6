// The URL of the Analyse page: /analyse?what=…&set=…&test=…& the parameters of the API, and
// `line`, once for each line of a series that is drawn.

const SELECTION = ['ranks', 'set_ranks', 'test_ranks', 'steps', 'set_steps', 'test_steps',
    'marker', 'set_marker', 'test_marker'];
const COMMON = [...SELECTION, 'include_last_profiler_step'];
const WINDOW = ['start', 'end'];

/** Changes that forget what was selected of the sets before. */
export const NO_SELECTION = { ...Object.fromEntries([...SELECTION, ...WINDOW].map((name) =>
    [name, ''])), lines: [] };

function namesOf(spec) {
    return [...COMMON, ...spec.params.map((p) => p.name), ...(spec.window ? WINDOW : [])];
}

/** `specs`: {what: {params: [{name}], window}}; unknown parameters are left out. */
export function readAnalyse(search, specs) {
    const query = new URLSearchParams(search);
    const what = query.get('what');
    const state = { what: Object.hasOwn(specs, what) ? what : Object.keys(specs)[0],
        set: query.get('set') ?? '', test: query.get('test') ?? '' };
    const spec = specs[state.what];
    for (const name of namesOf(spec)) {
        state[name] = query.get(name) ?? '';
    }
    state.lines = spec.window ? query.getAll('line') : [];
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
    return `/analyse?what=${state.what}&${query}`;
}

/** The parameters of the request; null while a required one is missing. */
export function analyseQuery(state, specs) {
    const missing = state.set === ''
        || specs[state.what].params.some((p) => p.required && !state[p.name]);
    return missing ? null : toQuery(state, specs);
}

/** The parameters of a download; the window does not narrow it. */
export function csvQuery(state, specs, table) {
    const query = toQuery(state, specs, WINDOW);
    query.set('format', 'csv');
    query.set('table', table);
    return query;
}
