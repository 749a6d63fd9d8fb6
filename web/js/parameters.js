// The parameters of the API that pages have in their URLs, as on the server, and how to read their
// values. For each name: type, words of a choice, and the default, as text.

/** Of a comparison. */
export const COMPARE = {
    // make docs: the parameters of a comparison
    control: { type: 'text', standard: '' },
    test: { type: 'text', standard: '' },
    control_ranks: { type: 'text', standard: 'all' },
    test_ranks: { type: 'text', standard: 'all' },
    control_steps: { type: 'text', standard: 'all' },
    test_steps: { type: 'text', standard: 'all' },
    control_marker: { type: 'text', standard: '' },
    test_marker: { type: 'text', standard: '' },
    marker: { type: 'text', standard: '' },
    device_type: { type: 'choice', standard: 'ALL', words: ['ALL', 'CPU', 'GPU'] },
    use_short_name: { type: 'boolean', standard: 'false' },
    merge_addresses: { type: 'boolean', standard: 'true' },
    aliases: { type: 'boolean', standard: 'true' },
    merge_lines: { type: 'boolean', standard: 'true' },
    q: { type: 'text', standard: '' },
    exclude: { type: 'texts', standard: '' },
    category: { type: 'texts', standard: '' },
    change: { type: 'choice', standard: '', words: ['added', 'deleted', 'increased', 'decreased', 'unchanged'] },
    fold: { type: 'boolean', standard: 'false' },
    equal_clock: { type: 'boolean', standard: 'false' },
    row: { type: 'text', standard: '' },
    significance: { type: 'boolean', standard: 'false' },
    work: { type: 'boolean', standard: 'false' },
    significant: { type: 'choice', standard: 'false', words: ['false', 'true', 'slower', 'faster'] },
    measure: { type: 'choice', standard: 'self', words: ['total', 'self'] },
    equivalence: { type: 'text', standard: '0.02' },
    sort: { type: 'text', standard: 'abs_diff_duration' },
    order: { type: 'choice', standard: '', words: ['asc', 'desc'] },
    limit: { type: 'text', standard: '' },
    offset: { type: 'text', standard: '0' },
    diagnosis: { type: 'boolean', standard: 'true' },
    layers: { type: 'boolean', standard: 'false' },
    operators: { type: 'choice', standard: 'false', words: ['false', 'true', 'auto'] },
    contributors: { type: 'choice', standard: 'rows', words: ['rows', 'modules'] },
    format: { type: 'choice', standard: 'json', words: ['json', 'csv', 'brief'] },
    unit: { type: 'choice', standard: 'per_step', words: ['per_step', 'total'] },
    // end
};

/** Of the list of sets. */
export const SETS = {
    // make docs: the parameters of the list of sets
    q: { type: 'text', standard: '' },
    tag: { type: 'texts', standard: '' },
    prefix: { type: 'text', standard: '' },
    sort: { type: 'choice', standard: 'created', words: ['created', 'label', 'ranks', 'steps', 'events', 'bytes', 'device', 'step_time', 'recorded'] },
    order: { type: 'choice', standard: '', words: ['asc', 'desc'] },
    group: { type: 'choice', standard: 'never', words: ['auto', 'always', 'never'] },
    limit: { type: 'text', standard: '100', least: 0, most: 1000 },
    offset: { type: 'text', standard: '0', least: 0, most: 1000000000 },
    // end
};

/** Of a tree of calls. */
export const TREE = {
    // make docs: the parameters of a tree
    control: { type: 'text', standard: '' },
    test: { type: 'text', standard: '' },
    control_ranks: { type: 'text', standard: '' },
    test_ranks: { type: 'text', standard: '' },
    control_steps: { type: 'text', standard: '' },
    test_steps: { type: 'text', standard: '' },
    control_marker: { type: 'text', standard: '' },
    test_marker: { type: 'text', standard: '' },
    marker: { type: 'text', standard: '' },
    level: { type: 'choice', standard: 'modules', words: ['modules', 'operators', 'python'] },
    instances: { type: 'boolean', standard: 'false' },
    merge_lines: { type: 'boolean', standard: 'true' },
    by: { type: 'choice', standard: 'device', words: ['device', 'host'] },
    significance: { type: 'choice', standard: 'none', words: ['none', 'device', 'host'] },
    min_change: { type: 'text', standard: '0' },
    max_nodes: { type: 'text', standard: '2000', least: 1, most: 100000 },
    format: { type: 'choice', standard: 'json', words: ['json', 'csv'] },
    // end
};

/** Of a timeline. */
export const TIMELINE = {
    // make docs: the parameters of a timeline
    rank: { type: 'text', standard: '', least: -9.00719925474099e+15, most: 9.00719925474099e+15 },
    span: { type: 'text', standard: '0', least: 0, most: 2147483647 },
    step: { type: 'text', standard: '', least: 0, most: 9.00719925474099e+15 },
    marker: { type: 'text', standard: '' },
    use_short_name: { type: 'boolean', standard: 'false' },
    from: { type: 'text', standard: '' },
    to: { type: 'text', standard: '' },
    pixels: { type: 'text', standard: '1200', least: 100, most: 8000 },
    threads: { type: 'text', standard: '8', least: 1, most: 64 },
    // end
};

/** Of a series. */
export const SERIES = {
    // make docs: the parameters of a series
    sets: { type: 'text', standard: '*' },
    tag: { type: 'texts', standard: '' },
    baseline: { type: 'text', standard: '' },
    measure: { type: 'choice', standard: 'step_time', words: ['step_time', 'gpu_time', 'compute', 'exposed_communication', 'exposed_memory', 'idle'] },
    name: { type: 'text', standard: '' },
    category: { type: 'text', standard: '' },
    time: { type: 'choice', standard: 'total', words: ['total', 'self'] },
    layer: { type: 'text', standard: '' },
    by: { type: 'choice', standard: 'device', words: ['device', 'host'] },
    machine: { type: 'boolean', standard: 'false' },
    format: { type: 'choice', standard: 'json', words: ['json', 'csv'] },
    // end
};

// ---- values that a page does not know ----

let unknown = null; // those that a reader has met, while they are collected

/** Notes that a reader takes no value of this name; `allowed`: in words. */
export function noteUnknown(p, name, allowed) {
    if (unknown && !unknown.some((one) => one.name === name)) {
        unknown.push({ name, value: p.getAll(name).join(), allowed });
    }
}

/** The values of an address that `read(search)` does not take: [{name, value, allowed}]. */
export function unknownIn(read, search) {
    unknown = [];
    try {
        read(search);
        return unknown;
    } finally {
        unknown = null;
    }
}

/** One of `words` in a link, else `fallback`. */
export function readChoice(p, name, words, fallback) {
    const text = p.get(name) ?? '';
    if (text !== '' && !words.includes(text)) {
        noteUnknown(p, name, words.filter((word) => word !== '').join(', '));
    }
    return text !== '' && words.includes(text) ? text : fallback;
}

/** Those of the words in a list with commas that are known. */
export function readWords(p, name, words) {
    const list = (p.get(name) ?? '').split(',').filter((word) => word !== '');
    if (!list.every((word) => words.includes(word))) {
        noteUnknown(p, name, words.join(', '));
    }
    return list.filter((word) => words.includes(word));
}

/** What `pattern` matches, else ''; `allowed`: in words. */
export function readLike(p, name, pattern, allowed) {
    const text = p.get(name) ?? '';
    if (text !== '' && !pattern.test(text)) {
        noteUnknown(p, name, allowed);
    }
    return pattern.test(text) ? text : '';
}

/** A whole number from `least` to `most`, else `fallback`. */
export function readWhole(p, name, least, most, fallback) {
    const range = `${least} to ${most.toLocaleString('en-US')}`;
    const text = readLike(p, name, /^\d+$/, range);
    const known = text === '' || (Number(text) >= least && Number(text) <= most);
    if (!known) {
        noteUnknown(p, name, range);
    }
    return text !== '' && known ? Number(text) : fallback;
}

// ---- values of the API ----

const TRUTHS = new Map([['1', 'true'], ['0', 'false']]);

/**
 * The value of a parameter of `table` in a link; a value that is not allowed counts as missing.
 * `standard`: the default of the page, if it is not that of the API.
 */
export function readParameter(p, table, name, standard = table[name].standard) {
    const { type, words } = table[name];
    if (type === 'texts') {
        return p.getAll(name).filter((text) => text !== '');
    }
    const given = p.get(name) ?? '';
    const text = type === 'text' ? given : TRUTHS.get(given) ?? given;
    const allowed = type === 'boolean' ? ['true', 'false'] : words;
    const known = type === 'text' ? text : allowed.find((word) =>
        word.toLowerCase() === text.toLowerCase());
    if (known === undefined && text !== '') {
        noteUnknown(p, name, allowed.join(', '));
    }
    const asked = type === 'choice' && known === 'false' ? '' : known; // significant
    const value = asked || standard;
    return type === 'boolean' ? value === 'true' : value;
}

/** Puts the values that differ from the defaults of the API into a query. */
export function putParameters(p, table, names, state) {
    for (const name of names) {
        const { type, standard } = table[name];
        if (type === 'texts') {
            state[name].forEach((text) => p.append(name, text));
        } else if (!['', standard].includes(String(state[name] ?? ''))) {
            p.set(name, String(state[name]));
        }
    }
}
