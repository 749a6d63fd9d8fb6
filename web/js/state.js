// The URL is the whole state of a page. This file turns it into values and back; it leaves out
// defaults, so that links stay short.
import { COMPARE, noteUnknown, putParameters, readChoice, readParameter, readWhole, readWords,
    SETS } from './parameters.js';
import { rowId } from './rows.js';
import { addressOf } from './place.js';

const DEFAULT_TOP = 15;
export const TOP_CHOICES = [10, 15, 20, 30, 50, 100];
export const UNITS = ['total', 'per_step', 'per_call', 'percent'];
export const CHANGES = COMPARE.change.words;
export const DEVICE_TYPES = COMPARE.device_type.words;
export const MEASURES = COMPARE.measure.words;
const STEP_PARTS = ['step', 'compute', 'exposed_communication', 'exposed_memory', 'idle'];
/** The choices for the heat maps of the Compare page; `op`: the selected row. */
export const HEATS = [...STEP_PARTS, 'op'];
/** Names of rows that only wait, and of the steps themselves: hidden unless the URL says which are. */
export const STEP_ROWS = 'ProfilerStep*';
export const QUIET_ROWS = [STEP_ROWS, '*Synchronize', 'Stream Wait Event', '* Sync',
    'Command Buffer Full'];

/**
 * The columns by which the table can be sorted. `total` is in the names, as in the URL and the API;
 * with another unit, the duration columns mean that unit.
 */
export const SORT_KEYS = ['name', 'category', 'change', 'control_counts', 'test_counts',
    'diff_counts', 'abs_diff_counts', 'control_total_duration', 'test_total_duration',
    'diff_duration', 'abs_diff_duration', 'diff_percent', 'q_value', 'more_work', 'slower_work'];
const RISING_KEYS = ['name', 'category', 'change', 'q_value'];

export const defaultOrder = (sort) => (RISING_KEYS.includes(sort) ? 'asc' : 'desc');

/** The parameters of the API that both pages of a pair have in their URLs ... */
const PAIR = ['control', 'test', 'control_ranks', 'test_ranks', 'control_steps', 'test_steps',
    'control_marker', 'test_marker', 'use_short_name', 'merge_addresses',
    'aliases', 'merge_lines'];
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

const readParameters = (p, names) => Object.fromEntries(names.map((name) =>
    [name, readParameter(p, COMPARE, name, OF_PAGE[name])]));

/** The markers of the steps of each side; `marker` means both. */
const readMarkers = (p) => Object.fromEntries(['control_marker', 'test_marker'].map((key) =>
    [key, p.get(key) || p.get('marker') || '']));

/** The row in a link: its id, in older links its name and category. */
function readRow(p, name, category) {
    const text = p.get(name) ?? '';
    return text === '' || (/^[0-9a-f]{12}$/.test(text) && !p.has(category)) ? text
        : rowId(text, p.get(category) ?? '');
}

/** State of the Compare page from `location.search`. */
export function readCompare(search) {
    const p = new URLSearchParams(search);
    const sort = readChoice(p, 'sort', SORT_KEYS, COMPARE.sort.standard);
    return {
        ...readParameters(p, ROWS),
        ...readMarkers(p),
        ...!p.has('exclude') && { exclude: QUIET_ROWS },
        sort,
        ...sort.endsWith('_work') && { work: true },
        order: readChoice(p, 'order', COMPARE.order.words, defaultOrder(sort)),
        unit: readChoice(p, 'unit', UNITS, ''),
        measure: readChoice(p, p.has('measure') ? 'measure' : 'time', MEASURES, ''), // in older links
        heat: readChoice(p, 'heat', HEATS, ''),
        open: readWords(p, 'open', FOLDS),
        hide: readWords(p, 'hide', BARS),
        zoom_time: readZoom(p, 'zoom_time'),
        zoom_calls: readZoom(p, 'zoom_calls'),
        top: readWhole(p, 'top', 1, 200, DEFAULT_TOP),
        op: readRow(p, 'op', 'op_category'),
    };
}

/** `/compare?…` for a state. */
export function compareHref(state) {
    const p = apiQuery(state);
    const put = (key, value, fallback) => {
        if (value !== fallback) {
            p.set(key, value);
        }
    };
    put('sort', state.sort, COMPARE.sort.standard);
    put('order', state.order, defaultOrder(state.sort));
    put('unit', state.unit, '');
    put('measure', state.measure, '');
    p.delete('fold');
    put('fold', String(state.fold), 'true');
    put('heat', state.heat, '');
    if (state.exclude.join('\n') === QUIET_ROWS.join('\n')) {
        p.delete('exclude');
    } else if (state.exclude.length === 0) {
        p.set('exclude', '');
    }
    put('open', state.open.join(), '');
    put('hide', state.hide.join(), '');
    put('zoom_time', state.zoom_time, '');
    put('zoom_calls', state.zoom_calls, '');
    put('top', String(state.top), String(DEFAULT_TOP));
    put('op', state.op, '');
    const query = p.toString();
    return addressOf(query === '' ? '/compare' : `/compare?${query}`);
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

/**
 * The column of the API for a column of the table in a unit. If no unit is chosen, the page shows
 * totals or, if the numbers of samples differ, values per step; it sorts both by values per step.
 */
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
    if (part === undefined) {
        return sort;
    }
    if (unit === 'total') {
        return self ? `${part}_self_duration` : sort;
    }
    return `${part}_${own}${unit === 'percent' ? 'percent_of_step' : unit || 'per_step'}`;
}

/** The request for the rows of the page with their verdicts, in its order. */
export function rowsQuery(state, unit, self) {
    const p = apiQuery(state);
    p.set('significance', 'true');
    p.set('sort', sortColumn(state.sort, unit, self));
    p.set('order', state.order);
    p.set('measure', self ? 'self' : 'total');
    return p;
}

/** The query of the CSV and JSON downloads: the same rows in the same order. */
export function exportQuery(state, unit, self, format) {
    const p = rowsQuery(state, unit, self);
    p.set('format', format);
    return p;
}

const OP_UNITS = ['total', 'per_step'];
const OP_BINS = ['calls', 'share'];
const OP_HEATS = ['duration', 'calls', 'per_call'];

/** State of the page of one operation. */
export function readOp(search) {
    const p = new URLSearchParams(search);
    return {
        ...readParameters(p, PAIR),
        ...readMarkers(p),
        row: p.has('name') ? rowId(p.get('name'), p.get('category') ?? '') : p.get('row') ?? '',
        unit: readChoice(p, 'unit', OP_UNITS, ''),
        bins: readChoice(p, 'bins', OP_BINS, 'calls'),
        heat: readChoice(p, 'heat', OP_HEATS, 'duration'),
    };
}

/** The selection for both pages: the sets, their ranks and steps, and the names of rows. */
export function pairQuery(state) {
    const p = new URLSearchParams({ control: state.control, test: state.test });
    putParameters(p, COMPARE, PAIR, state);
    return p;
}

/** The parameters of /compare_traces/op. */
export function opQuery(state) {
    const p = pairQuery(state);
    p.set('row', state.row);
    return p;
}

/** `/compare/op?…` for a state of that page, or of the Compare page with the id of a row. */
export function opHref(state) {
    const p = opQuery(state);
    if (OP_UNITS.includes(state.unit)) {
        p.set('unit', state.unit);
    }
    if (state.bins === 'share') {
        p.set('bins', 'share');
    }
    if (OP_HEATS.includes(state.heat) && state.heat !== 'duration') {
        p.set('heat', state.heat);
    }
    return addressOf(`/compare/op?${p}`);
}

/** The query of the report, which opens with the row selected here. */
export function reportQuery(state, unit, self) {
    const p = rowsQuery(state, unit, self);
    p.delete('work'); // the report has no such columns
    if (state.sort.endsWith('_work')) {
        p.delete('sort');
    }
    if (state.op) {
        p.set('row', state.op);
    }
    return p;
}

/** The sets of the page, and the rest of its address. */
export function bundleQuery(state) {
    const view = new URL(compareHref(state), location.origin).searchParams;
    ['control', 'test'].forEach((side) => view.delete(side));
    return new URLSearchParams({ control: state.control, test: state.test,
        view: view.toString() });
}

export const LIST_PAGE = Number(SETS.limit.standard);
const listOrder = (sort) => (sort === 'label' ? 'asc' : 'desc');

/** State of the Traces page: the two picked sets, and the shown part of the list. */
export function readTraces(search) {
    const p = new URLSearchParams(search);
    const sort = readParameter(p, SETS, 'sort');
    return {
        control: p.get('control') ?? '',
        test: p.get('test') ?? '',
        q: readParameter(p, SETS, 'q'),
        tag: readParameter(p, SETS, 'tag'),
        sort,
        order: readParameter(p, SETS, 'order', listOrder(sort)),
        page: readWhole(p, 'page', 1, 1e6, 1),
    };
}

export function tracesHref(state) {
    const { control, test, q, tag, sort, order, page } = { ...readTraces(''), ...state };
    const p = new URLSearchParams();
    const put = (key, value, fallback = '') => {
        if (value !== fallback) {
            p.set(key, String(value));
        }
    };
    put('control', control);
    put('test', test);
    put('q', q);
    tag.forEach((one) => p.append('tag', one));
    put('sort', sort, SETS.sort.standard);
    put('order', order, listOrder(sort));
    put('page', page, 1);
    const query = p.toString();
    return addressOf(query === '' ? '/' : `/?${query}`);
}

/** Whether the Traces page shows only some sets. */
export const isFiltered = (state) => state.q !== '' || state.tag.length > 0;

/** The page of the list that the Traces page asks the server for. */
export function listQuery(state) {
    const p = new URLSearchParams({ group: 'auto', sort: state.sort, order: state.order,
        limit: String(LIST_PAGE), offset: String((state.page - 1) * LIST_PAGE) });
    if (state.q !== '') {
        p.set('q', state.q);
    }
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
