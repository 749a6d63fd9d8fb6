// The URL is the whole state of a page: where the dashboard is on its server, which values a
// parameter may have, and the state of each page as an address and back. Defaults are left out, so
// that links stay short.
import { rowId, unitEnds } from './rows.js';

// The parameters of the API that pages have in their URLs, as on the server, and how to read their
// values. For each name: type, words of a choice, and the default, as text; a name without a line is a
// text, '' by default.

const TEXT = { type: 'text', standard: '' };
const parameterOf = (table, name) => table[name] ?? TEXT;

/** Of a comparison. */
export const COMPARE = {
    // make docs: the parameters of a comparison
    control_ranks: { type: 'text', standard: 'all' },
    test_ranks: { type: 'text', standard: 'all' },
    control_steps: { type: 'text', standard: 'all' },
    test_steps: { type: 'text', standard: 'all' },
    control_marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    test_marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    cut_overlaps: { type: 'boolean', standard: 'false' },
    device_type: { type: 'choice', standard: 'ALL', words: ['ALL', 'CPU', 'GPU'] },
    use_short_name: { type: 'boolean', standard: 'false' },
    merge_addresses: { type: 'boolean', standard: 'true' },
    aliases: { type: 'boolean', standard: 'true' },
    merge_lines: { type: 'boolean', standard: 'true' },
    exclude: { type: 'texts', standard: '' },
    category: { type: 'texts', standard: '' },
    change: { type: 'choice', standard: '', words: ['added', 'deleted', 'increased', 'decreased', 'unchanged'] },
    fold: { type: 'boolean', standard: 'false' },
    equal_clock: { type: 'boolean', standard: 'false' },
    significance: { type: 'boolean', standard: 'false' },
    work: { type: 'boolean', standard: 'false' },
    significant: { type: 'choice', standard: 'false', words: ['false', 'true', 'slower', 'faster'] },
    measure: { type: 'choice', standard: 'self', words: ['total', 'self'] },
    equivalence: { type: 'text', standard: '0.02' },
    sort: { type: 'text', standard: 'abs_diff_duration' },
    order: { type: 'choice', standard: '', words: ['asc', 'desc'] },
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
    tag: { type: 'texts', standard: '' },
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
    control_marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    test_marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    cut_overlaps: { type: 'boolean', standard: 'false' },
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
    marker_until: { type: 'choice', standard: '', words: ['end', 'next'] },
    cut_overlaps: { type: 'boolean', standard: 'false' },
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
    measure: { type: 'choice', standard: 'step_time', words: ['step_time', 'gpu_time', 'compute', 'exposed_communication', 'exposed_memory', 'idle'] },
    time: { type: 'choice', standard: 'total', words: ['total', 'self'] },
    by: { type: 'choice', standard: 'device', words: ['device', 'host'] },
    machine: { type: 'boolean', standard: 'false' },
    format: { type: 'choice', standard: 'json', words: ['json', 'csv'] },
    // end
};

// ---- values that a page does not know ----

let unknown = null; // those that a reader has met, while they are collected

/** Notes that a reader takes no value of this name; `allowed`: in words. */
function noteUnknown(p, name, allowed) {
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
function readLike(p, name, pattern, allowed) {
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

/** The value of a parameter of `table` in a link; a value that is not allowed counts as missing.
 * `standard`: the default of the page, if it is not that of the API. */
export function readParameter(p, table, name, standard = parameterOf(table, name).standard) {
    const { type, words } = parameterOf(table, name);
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
        const { type, standard } = parameterOf(table, name);
        if (type === 'texts') {
            state[name].forEach((text) => p.append(name, text));
        } else if (!['', standard].includes(String(state[name] ?? ''))) {
            p.set(name, String(state[name]));
        }
    }
}

// A page has a table of what its address holds: name → {read(p, name), standard: the value that is left
// out, text(value): how it is written}; a list without `text` is repeated.

export const asText = { read: (p, name) => p.get(name) ?? '' };
export const oneOf = (words, standard = '') => ({ standard,
    read: (p, name) => readChoice(p, name, words, standard) });
const manyOf = (words) => ({ read: (p, name) => readWords(p, name, words), text: (list) => list.join() });
/** A parameter of the API, with the default there unless the page has its own. */
export const ofApi = (table, name, standard = parameterOf(table, name).standard) => ({ standard,
    read: (p) => readParameter(p, table, name, standard) });
const wholeFrom = (least, most, standard) => ({ standard,
    read: (p, name) => readWhole(p, name, least, most, standard) });

export const readPage = (table, p) => Object.fromEntries(Object.entries(table)
    .map(([name, { read }]) => [name, read(p, name)]));

/** Adds to `p` what a state of the page does not leave out. */
export function putPage(p, table, state) {
    for (const [name, { standard = '', text }] of Object.entries(table)) {
        const value = state[name] ?? '';
        if (Array.isArray(value) && !text) {
            value.forEach((one) => p.append(name, one));
        } else {
            const written = (text ?? String)(value);
            if (written !== '' && written !== String(standard)) {
                p.set(name, written);
            }
        }
    }
    return p;
}

// Where the dashboard is on its server: at the root, or under --base-path. The server writes that
// into the page. All other code uses this file, and only paths of the dashboard, such as
// '/compare'.

const base = (globalThis.document?.documentElement.dataset.base ?? '/').replace(/\/$/, '');

/** The address for a path of the dashboard. */
export const addressOf = (path) => base + path;

/** The same with what a page holds. */
export const addressWith = (path, p) => addressOf(p.size === 0 ? path : `${path}?${p}`);

/** The path of the dashboard for an address. It removes as many parts as the base path has, because
 * an address may contain the base path with escapes. */
export const pathOf = (pathname) =>
    `/${pathname.split('/').slice(base.split('/').length).join('/')}`;

/** The path of the current page. */
export const here = () => pathOf(location.pathname);

const DEFAULT_TOP = 15;
export const TOP_CHOICES = [10, 15, 20, 30, 50, 100];
const UNITS = ['total', 'per_step', 'per_call', 'percent'];
export const CHANGES = COMPARE.change.words;
export const DEVICE_TYPES = COMPARE.device_type.words;
const MEASURES = COMPARE.measure.words;
const STEP_PARTS = ['step', 'compute', 'exposed_communication', 'exposed_memory', 'idle'];
/** The choices for the heat maps of the Compare page; `op`: the selected row. */
export const HEATS = [...STEP_PARTS, 'op'];
/** Names of rows that only wait, and of the steps themselves: hidden unless the URL says which are. */
export const STEP_ROWS = 'ProfilerStep*';
export const QUIET_ROWS = [STEP_ROWS, '*Synchronize', 'Stream Wait Event', '* Sync',
    'Command Buffer Full'];

/** The columns by which the table can be sorted. `total` is in the names, as in the URL and the
 * API; with another unit, the duration columns mean that unit. */
export const SORT_KEYS = ['name', 'category', 'change', 'control_counts', 'test_counts',
    'diff_counts', 'abs_diff_counts', 'control_total_duration', 'test_total_duration',
    'diff_duration', 'abs_diff_duration', 'diff_percent', 'q_value', 'more_work', 'slower_work'];
const RISING_KEYS = ['name', 'category', 'change', 'q_value'];

export const defaultOrder = (sort) => (RISING_KEYS.includes(sort) ? 'asc' : 'desc');

/** The parameters of the API that both pages of a pair have in their URLs ... */
const PAIR = ['control', 'test', 'control_ranks', 'test_ranks', 'control_steps', 'test_steps',
    'control_marker', 'test_marker', 'control_marker_until', 'test_marker_until', 'cut_overlaps',
    'use_short_name', 'merge_addresses', 'aliases', 'merge_lines'];
/** ... and those of the Compare page. */
const ROWS = [...PAIR, 'device_type', 'q', 'exclude', 'category', 'change', 'significant',
    'fold', 'measure', 'equivalence', 'work', 'equal_clock'];
/** The defaults of the page that differ from those of the API. */
const OF_PAGE = { fold: 'true', significant: '', measure: '', equivalence: '' };
/** The parts of the Compare page that can be open. */
const FOLDS = ['lines', 'details', 'operators', 'classes', 'recorded', 'replacements',
    ...Array.from({ length: 9 }, (_, i) => `line-${i}`)]; // of the account, its places
/** The bars of its charts that can be hidden. */
const BARS = ['control', 'test', 'more', 'less', 'noise'];
/** The part of a chart that is seen, `x0,x1,y0,y1`; '' for all. */
function readZoom(p, name) {
    const text = p.get(name) ?? '';
    const numbers = text.split(',').map((one) => (one === '' ? NaN : Number(one)));
    const known = numbers.length === 4 && numbers.every(Number.isFinite);
    if (text !== '' && !known) {
        noteUnknown(p, name, 'four numbers');
    }
    return known ? text : '';
}

export const ALL_SAMPLES = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
    test_steps: 'all' };
/** Whether ranks or steps are left out. */
export const isNarrowed = (state) => Object.keys(ALL_SAMPLES).some((name) => state[name] !== 'all');

const readParameters = (p, names) => Object.fromEntries(names.map((name) =>
    [name, readParameter(p, COMPARE, name, OF_PAGE[name])]));

/** The markers of the steps of each side, and where such a step ends ('': the server chooses);
 * `marker` and `marker_until` mean both. And whether rows are cut, as in all of the following. */
export const readMarkers = (p) => Object.fromEntries([...SIDES.flatMap((side) => {
    const own = `${side}_marker`, until = `${own}_until`;
    return [[own, p.get(own) || p.get('marker') || ''],
        [until, readChoice(p, p.get(until) ? until : 'marker_until', COMPARE.marker_until.words, '')]];
}), ['cut_overlaps', readParameter(p, COMPARE, 'cut_overlaps')]]);
/** Changes of a state: a side, or both sides, without marker. */
export const unmarked = (sides = SIDES) => Object.fromEntries(sides.flatMap((side) =>
    [[`${side}_marker`, ''], [`${side}_marker_until`, '']]));
/** The markers of both sides of a state, for that of another page. */
export const markersOf = (state) => Object.fromEntries([...Object.keys(unmarked()), 'cut_overlaps']
    .map((key) => [key, state[key] ?? '']));
/** The marker of a side, as parameters of an answer on one set. */
export const markerOf = (state, side) => ({ ...state[`${side}_marker`] && {
    marker: state[`${side}_marker`],
    ...state[`${side}_marker_until`] && { marker_until: state[`${side}_marker_until`] } },
...isTrue(state.cut_overlaps) && { cut_overlaps: 'true' } });
const isTrue = (value) => String(value ?? '') === 'true';
/** Adds them to a query; `prefix`: of a side, if the query is on both. */
export const putMarker = (query, state, side, prefix = '') => Object.entries(markerOf(state, side))
    .forEach(([key, text]) => query.set(key === 'cut_overlaps' ? key : prefix + key, text));

/** The row in a link: its id, in older links its name and category. */
function readRow(p, name, category) {
    const text = p.get(name) ?? '';
    return text === '' || (/^[0-9a-f]{12}$/.test(text) && !p.has(category)) ? text
        : rowId(text, p.get(category) ?? '');
}

/** What the Compare page has besides the parameters that decide which rows there are. */
const comparePage = (sort) => ({ sort: oneOf(SORT_KEYS, COMPARE.sort.standard),
    order: oneOf(COMPARE.order.words, defaultOrder(sort)), unit: oneOf(UNITS),
    measure: { read: (p) => readChoice(p, p.has('measure') ? 'measure' : 'time', MEASURES, '') }, // older links
    fold: ofApi(COMPARE, 'fold', OF_PAGE.fold), heat: oneOf(HEATS), open: manyOf(FOLDS), hide: manyOf(BARS),
    zoom_time: { read: readZoom }, zoom_calls: { read: readZoom }, top: wholeFrom(1, 200, DEFAULT_TOP),
    op: { read: (p, name) => readRow(p, name, 'op_category') } });

/** State of the Compare page from `location.search`. */
export function readCompare(search) {
    const p = new URLSearchParams(search);
    const sort = readChoice(p, 'sort', SORT_KEYS, COMPARE.sort.standard);
    return { ...readParameters(p, ROWS), ...readMarkers(p), ...!p.has('exclude') && { exclude: QUIET_ROWS },
        ...sort.endsWith('_work') && { work: true }, ...readPage(comparePage(sort), p) };
}

/** `/compare?…` for a state. */
export function compareHref(state) {
    const p = apiQuery(state);
    p.delete('fold');
    putPage(p, comparePage(state.sort), state);
    if (state.exclude.join('\n') === QUIET_ROWS.join('\n')) {
        p.delete('exclude');
    } else if (state.exclude.length === 0) {
        p.set('exclude', '');
    }
    return addressWith('/compare', p);
}

/** The initial state of the comparison of two sets. */
export const startHref = (control, test) => compareHref({ ...readCompare(''),
    control: shortId(control), test: shortId(test) });

/** The parameters of the API that decide which rows there are. */
export function apiQuery(state) {
    const p = new URLSearchParams();
    putParameters(p, COMPARE, ROWS, state);
    if (!state.significant) {
        p.delete('measure'); // the page chooses the measure that it shows
    }
    return p;
}

/** The column of the API for a column of the table in a unit. If no unit is chosen, the page shows
 * totals or, if the numbers of samples differ, values per step; it sorts both by values per
 * step. */
function sortColumn(sort, unit, self) {
    const own = self ? 'self_' : '';
    if (sort === 'q_value') {
        return 'certainty';
    }
    if (sort.endsWith('_work')) {
        return unit === 'total' ? sort
            : `${sort}_${unit === 'percent' ? 'percent_of_step' : unit || 'per_step'}`;
    }
    if (sort === 'diff_percent') {
        return `diff_${own}${unit === 'per_call' ? 'per_call_' : ''}percent`;
    }
    if (/_counts$/.test(sort)) {
        return unit === 'total' || unit === 'per_call' ? sort : `${sort}_per_step`;
    }
    const [, part] = /^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(sort) ?? [];
    const [ofSide, ofChange] = unitEnds(unit || 'per_step', self);
    return part === undefined ? sort : `${part}_${part.endsWith('diff') ? ofChange : ofSide}`;
}

/** A copy of a query with more parameters; what is '', null or undefined is not set. */
export function queryWith(query, more) {
    const p = new URLSearchParams(query);
    Object.entries(more).filter(([, value]) => (value ?? '') !== '').forEach(([name, value]) => p.set(name, String(value)));
    return p;
}

/** The request for the rows of the page with their verdicts, in its order. */
export const rowsQuery = (state, unit, self) => queryWith(apiQuery(state), { significance: true,
    sort: sortColumn(state.sort, unit, self), order: state.order, measure: self ? 'self' : 'total' });

/** The query of the CSV and JSON downloads: the same rows in the same order. */
export const exportQuery = (state, unit, self, format) => queryWith(rowsQuery(state, unit, self), { format });

const OP_UNITS = ['total', 'per_step'];
const OP_BINS = ['calls', 'share'];
const OP_HEATS = ['duration', 'calls', 'per_call'];

const OP_PAGE = { unit: oneOf(OP_UNITS), bins: oneOf(OP_BINS, 'calls'), heat: oneOf(OP_HEATS, 'duration') };

/** State of the page of one operation. */
export function readOp(search) {
    const p = new URLSearchParams(search);
    return { ...readParameters(p, PAIR), ...readMarkers(p), ...readPage(OP_PAGE, p),
        row: p.has('name') ? rowId(p.get('name'), p.get('category') ?? '') : p.get('row') ?? '' };
}

/** The selection for both pages: the sets, their ranks and steps, and the names of rows. */
export function pairQuery(state) {
    const p = new URLSearchParams({ control: state.control, test: state.test });
    putParameters(p, COMPARE, PAIR, state);
    return p;
}

/** The parameters of /compare_traces/op. */
export const opQuery = (state) => queryWith(pairQuery(state), { row: state.row });

/** `/compare/op?…` for a state of that page, or of the Compare page with the id of a row. */
export const opHref = (state) => addressOf(`/compare/op?${putPage(opQuery(state), OP_PAGE, { ...state,
    unit: OP_UNITS.includes(state.unit) ? state.unit : '',
    heat: OP_HEATS.includes(state.heat) ? state.heat : '' })}`);

/** The query of the report, which opens with the row selected here. */
export function reportQuery(state, unit, self) {
    const p = queryWith(rowsQuery(state, unit, self), { row: state.op });
    p.delete('work'); // the report has no such columns
    if (state.sort.endsWith('_work')) {
        p.delete('sort');
    }
    return p;
}

/** The sets of the page, and the rest of its address. */
export function bundleQuery(state) {
    const view = new URL(compareHref(state), location.origin).searchParams;
    ['control', 'test'].forEach((side) => view.delete(side));
    return new URLSearchParams({ control: state.control, test: state.test, view: view.toString() });
}

export const LIST_PAGE = Number(SETS.limit.standard);
const listOrder = (sort) => (sort === 'label' ? 'asc' : 'desc');

/** The Traces page: the two picked sets, and the shown part of the list. */
const tracesPage = (sort) => ({ control: asText, test: asText, q: ofApi(SETS, 'q'), tag: ofApi(SETS, 'tag'),
    sort: ofApi(SETS, 'sort'), order: ofApi(SETS, 'order', listOrder(sort)), page: wholeFrom(1, 1e6, 1) });

export function readTraces(search) {
    const p = new URLSearchParams(search);
    return readPage(tracesPage(readParameter(p, SETS, 'sort')), p);
}

export function tracesHref(parts) {
    const state = { ...readTraces(''), ...parts };
    return addressWith('/', putPage(new URLSearchParams(), tracesPage(state.sort), state));
}

/** Whether the Traces page shows only some sets. */
export const isFiltered = (state) => state.q !== '' || state.tag.length > 0;

/** The page of the list that the Traces page asks the server for. */
export function listQuery(state) {
    const p = queryWith('', { group: 'auto', sort: state.sort, order: state.order,
        limit: LIST_PAGE, offset: (state.page - 1) * LIST_PAGE, q: state.q });
    state.tag.forEach((tag) => p.append('tag', tag));
    return p;
}

/** Id for URLs: a prefix that is still unique, but short. */
export const shortId = (id) => id.slice(0, 12);

/** The label of a side: from the answer, else from the list of sets, else from the URL. */
export const sideLabel = (side, state, sets, answer) => answer?.[side]?.label
    ?? (sets && findSet(sets, state[side])?.label) ?? state[side];

/** The set that a text in the URL names: by id, prefix of the id, or label; else undefined. */
export function findSet(sets, text) {
    if (text === '') {
        return undefined;
    }
    const exact = sets.find((set) => set.id === text);
    if (exact) {
        return exact;
    }
    const prefixed = sets.filter((set) => set.id.startsWith(text.toLowerCase()));
    if (prefixed.length === 1) {
        return prefixed[0];
    }
    const labelled = sets.filter((set) => set.label === text);
    return labelled.length === 1 ? labelled[0] : undefined;
}

// The state of the page Series in its URL, and the requests that follow from it.

/** Parameters of the API that the page has in its URL. */
const NAMES = ['sets', 'tag', 'baseline', 'name', 'category', 'layer', 'measure', 'time', 'by'];

export const readSeries = (search) => readPage(Object.fromEntries(NAMES.map((name) => [name,
    ofApi(SERIES, name, name === 'sets' ? '' : undefined)])), new URLSearchParams(search));

/** The query of the API. */
export function seriesQuery(state) {
    const p = queryWith('', { sets: state.sets });
    putParameters(p, SERIES, ['tag', 'baseline', ...state.layer !== '' ? ['layer', 'by']
        : state.name === '' ? ['measure'] : ['name', 'category', 'time']], state);
    return p;
}

export const seriesHref = (state) => addressWith('/series', seriesQuery(state));

// The URL of the timeline, and which step of which rank it shows. Pure.

export const SIDES = ['control', 'test'];
export const OTHER = { control: 'test', test: 'control' };
const OF_SIDE = ['rank', 'span', 'step'];
const SHOWN = ['both', ...SIDES];
/** Parameters of the page that the API does not have. */
const OF_TIMELINE = { path: { type: 'boolean', standard: 'false' } };

const MOST_LANES = 32; // named in an address
const FAR = 8.64e10; // µs: no place is farther from the beginning
const LONGEST = 300; // letters of the name of one

const number = (text) => (text !== null && text !== '' && Number.isFinite(Number(text))
    ? Number(text) : null);
const whole = (p, name) => readLike(p, name, /^\d+$/, 'whole numbers');

/** The stretch of time in parameters of an address: [from, to], nulls if there is none. */
function stretchIn(p, from, to) {
    const [a, b] = [number(p.get(from)), number(p.get(to))];
    const known = a !== null && b !== null && a < b && Math.max(-a, b) <= FAR;
    [from, to].filter((name) => !known && p.get(name)).forEach((name) =>
        noteUnknown(p, name, `µs since the beginning, ${from} before ${to}`));
    return known ? [a, b] : [null, null];
}

/** The lanes that an address names. */
const lanesIn = (p, name) => [...new Set(p.getAll(name))].filter((one) => one !== ''
    && one.length <= LONGEST).slice(0, MOST_LANES);
/** The name of a lane in an address; the main threads of both sides have the same. */
export const laneKey = (side, { id, main }) => (main ? 'main' : `${side}:${id}`);
/** The list with a lane added, or removed where it has it. */
export const toggled = (list, lane) => (list.includes(lane) ? list.filter((one) => one !== lane)
    : [...list, lane].slice(-MOST_LANES));

const microseconds = { read: () => null, text: (us) => (typeof us === 'number' ? String(Math.round(us * 1000) / 1000) : '') };
const TIMELINE_PAGE = { ranks: { read: (p) => readLike(p, 'ranks', /^(all|\d+(-\d+)?(,\d+(-\d+)?)*)$/,
    'all, or ranks as 0-7,12') }, fold: oneOf(['none', 'host', 'group'], 'none'), sort: oneOf(['rank', 'lateness'], 'rank'),
collective: { read: (p) => number(whole(p, 'collective')) },
cut_overlaps: ofApi(TIMELINE, 'cut_overlaps'), use_short_name: ofApi(TIMELINE, 'use_short_name', 'false'),
    path: ofApi(OF_TIMELINE, 'path'), show: oneOf(SHOWN, 'both'), from: microseconds, to: microseconds,
    sum_from: microseconds, sum_to: microseconds, open: { read: lanesIn }, pin: { read: lanesIn }, q: asText,
    name: asText, category: asText, nth: { read: (p) => number(whole(p, 'nth')) }, at: oneOf(SIDES),
    align: asText, align_category: asText,
    align_nth: { read: (p) => number(whole(p, 'align_nth')) ?? 0, standard: 0 } };

/** State of the page from `location.search`. `rank`, `span` and `step` are for both sides,
 * `control_rank` … for one; '' if the page chooses. `name`, `category`, `nth`: the selected call,
 * on the side `at`; `align`, `align_category`, `align_nth`: the call at which the sides are
 * aligned; `from`, `to`: µs since the beginning, null for all; `path`: whether the critical path is
 * marked; `ranks`: '', or which ranks are shown together, with their `fold`, the `sort` of the lanes and the
 * selected `collective` on the side `at`; `open`: the unfolded lanes, `pin`: the pinned ones; `sum_from`, `sum_to`: the stretch
 * whose time is summed up. */
export function readTimeline(search) {
    const p = new URLSearchParams(search);
    const state = { control: p.get('control') ?? '', test: p.get('test') ?? '' };
    for (const side of SIDES) {
        for (const key of OF_SIDE) {
            const own = `${side}_${key}`;
            state[own] = whole(p, p.has(own) ? own : key);
        }
    }
    Object.assign(state, readMarkers(p));
    const [from, to] = stretchIn(p, 'from', 'to');
    const [sumFrom, sumTo] = stretchIn(p, 'sum_from', 'sum_to');
    return { ...state, ...readPage(TIMELINE_PAGE, p), from, to, sum_from: sumFrom, sum_to: sumTo };
}

/** `/timeline?…` for a state; missing parts have their defaults. */
export function timelineHref(state) {
    const p = new URLSearchParams();
    const put = (key, value) => value && p.set(key, value);
    SIDES.forEach((side) => put(side, state[side]));
    for (const key of [...OF_SIDE, 'marker', 'marker_until']) {
        const [a, b] = SIDES.map((side) => state[`${side}_${key}`] ?? '');
        const one = a === b || !state.control || !state.test;
        put(key, one ? a || b : '');
        SIDES.forEach((side) => put(`${side}_${key}`, one ? '' : state[`${side}_${key}`]));
    }
    return addressWith('/timeline', putPage(p, TIMELINE_PAGE, { ...state,
        ...!state.name && { category: '', nth: '', at: state.ranks ? state.at : '' },
        ...!state.align && { align_category: '', align_nth: 0 } }));
}

/** The sides that the page shows: those that have a set, or the requested one. */
export function shownSides(state) {
    const given = SIDES.filter((side) => state[side] !== '');
    return given.includes(state.show) ? [state.show] : given;
}

const byNumber = (a, b) => a - b;
const distinct = (values) => [...new Set(values)].sort(byNumber);
export const ranksOf = (samples) => distinct(samples.map((s) => s.rank));
export const spansOf = (samples, rank) => distinct(samples.filter((s) => s.rank === rank)
    .map((s) => s.span));
/** The steps of a file of a rank, in their order; a file without steps is one. */
export const stepsOf = (samples, rank, span) => samples.filter((s) => s.rank === rank
    && s.span === span).sort((a, b) => (a.step_number ?? -1) - (b.step_number ?? -1));

/** The step nearest to the median of their times: no warm-up, no outlier. Of two, the slower. */
function typical(steps) {
    const sorted = [...steps].sort((a, b) => a.step - b.step);
    return sorted[sorted.length >> 1];
}

const pick = (values, text) => values.find((value) => String(value) === text);

/** The step to show for a side. `samples`: of the set; `wanted`: {rank, span, step}, texts, '' for
 * any; `like`: {sample, place} of the other side, which decides what `wanted` leaves open. Returns
 * {sample, place: of the step among those of the file, missing: which parts of `wanted` do not
 * exist} or null if there are no samples. */
export function chooseSample(samples, wanted, like = null) {
    if (samples.length === 0) {
        return null;
    }
    const missing = [];
    const choose = (values, text, name, other) => {
        const found = text === '' ? undefined : pick(values, text);
        if (text !== '' && found === undefined) {
            missing.push(`${name} ${text}`);
        }
        return found ?? (values.includes(other) ? other : values[0]);
    };
    const rank = choose(ranksOf(samples), wanted.rank, 'rank', like?.sample.rank);
    const span = choose(spansOf(samples, rank), wanted.span, 'file', like?.sample.span);
    const steps = stepsOf(samples, rank, span);
    let sample = wanted.step === '' ? undefined
        : steps.find((s) => String(s.step_number) === wanted.step);
    if (wanted.step !== '' && !sample) {
        missing.push(`step ${wanted.step}`);
    }
    sample ??= like ? steps.find((s) => s.step_number === like.sample.step_number)
        ?? steps[Math.min(like.place, steps.length - 1)] : typical(steps);
    return { sample, place: steps.indexOf(sample), missing };
}

// The URL of the page Query: the sets, the statement, and how its answer is drawn.

const QUERY_PAGE = { control: asText, test: asText, q: asText,
    chart: oneOf(['bars', 'line', 'scatter', 'histogram', 'none']), x: asText, y: asText, y2: asText, by: asText };
/** No chart is chosen: the answer decides. */
export const NO_CHOICE = { chart: '', x: '', y: '', y2: '', by: '' };

export const readQuery = (search) => readPage(QUERY_PAGE, new URLSearchParams(search));

/** `/query?…` for a state, or for some parts of one. */
export const queryHref = (state) => addressWith('/query', putPage(new URLSearchParams(), QUERY_PAGE, state));

/** The query that asks the server; `format`: of a download. */
export const sqlQuery = ({ control, test, q }, format = '') => queryWith('', { control, test, q, format });
