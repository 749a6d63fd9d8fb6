// The URL of the Analyse page: /analyse?what=…&set=…&test=…& the parameters of the API.

export const COMMON = ['ranks', 'steps', 'include_last_profiler_step'];

/** `specs`: {what: {params: [{name}]}}; unknown parameters are left out. */
export function readAnalyse(search, specs) {
    const query = new URLSearchParams(search);
    const what = query.get('what');
    const state = { what: what in specs ? what : Object.keys(specs)[0],
        set: query.get('set') ?? '', test: query.get('test') ?? '' };
    for (const name of [...COMMON, ...specs[state.what].params.map((p) => p.name)]) {
        state[name] = query.get(name) ?? '';
    }
    return state;
}

function toQuery(state, specs, extra = {}) {
    const query = new URLSearchParams();
    const names = ['set', 'test', ...COMMON, ...specs[state.what].params.map((p) => p.name)];
    for (const name of names) {
        const value = state[name] ?? '';
        if (value !== '') {
            query.set(name, value);
        }
    }
    for (const [name, value] of Object.entries(extra)) {
        query.set(name, value);
    }
    return query;
}

export const analyseHref = (state, specs) =>
    `/analyse?what=${state.what}&${toQuery(state, specs)}`;

/** The parameters of the request; null while a required one is missing. */
export function analyseQuery(state, specs, extra) {
    const missing = state.set === ''
        || specs[state.what].params.some((p) => p.required && !state[p.name]);
    return missing ? null : toQuery(state, specs, extra);
}
