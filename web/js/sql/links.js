// Statements that give the numbers of the charts and tables of the other pages. A test compares
// each with the API. null: no statement gives them, or none that is short enough to read.
import { pairQuery, rowsQuery, STEP_ROWS } from '../state.js';
import { queryHref } from './state.js';

/** A text as SQL writes it. */
export const quote = (text) => `'${text.replaceAll("'", "''")}'`;

const SIDES = ['control', 'test'];

/** `expression` is one of "0,2,4-7"; null: not a list. */
function inList(expression, list) {
    const parts = list.split(',').map((part) => /^(\d+)(?:-(\d+))?$/.exec(part.trim()));
    if (parts.some((part) => part === null)) {
        return null;
    }
    const single = parts.filter((part) => part[2] === undefined).map((part) => part[1]);
    const words = parts.filter((part) => part[2] !== undefined).map((part) =>
        `${expression} BETWEEN ${part[1]} AND ${part[2]}`);
    if (single.length > 0) {
        words.unshift(`${expression} IN (${single.join(', ')})`);
    }
    return words.length === 1 ? words[0] : `(${words.join(' OR ')})`;
}

/**
 * What selects the rows of one side of `events` or `steps`: [conditions], or null where SQL has
 * no words for it. `selection`: {ranks, steps, marker}; `ofSteps`: of the view steps.
 */
export function sideConditions(side, { ranks, steps, marker }, ofSteps = false) {
    if (marker) {
        return null;
    }
    const chosenRanks = ranks === 'all' ? []
        : [ranks === 'first' ? `rank = (SELECT min(rank) FROM ${side}.files)`
            : inList('rank', ranks)];
    const every = ofSteps ? [] : [`(step_number IS NOT NULL OR file IN (SELECT name FROM ${
        side}.files WHERE has_steps = 0))`];
    const chosenSteps = steps === 'all' ? every : steps === 'any' ? ofSteps ? [null] : []
        : [steps === 'first' ? `step_number = (SELECT min(step_number) FROM ${side}.steps${
            chosenRanks.length > 0 ? ` WHERE ${chosenRanks[0]}` : ''})`
            : inList('step_number', steps)];
    const all = [...chosenRanks, ...chosenSteps];
    return all.includes(null) ? null : all;
}

/** The rows of `events` that a pair selects: a condition, or null. */
export function eventRows(selections) {
    const parts = Object.entries(selections).map(([side, selection]) => {
        const all = sideConditions(side, selection);
        return all && [`side = '${side}'`, ...all].join(' AND ');
    });
    return parts.includes(null) ? null
        : parts.length === 1 ? parts[0] : parts.map((part) => `(${part})`).join('\n   OR ');
}

const selectionsOf = (state) => Object.fromEntries(SIDES.map((side) => [side, {
    ranks: state[`${side}_ranks`], steps: state[`${side}_steps`],
    marker: state[`${side}_marker`] }]));

/** A name pattern of the page for SQL's GLOB, where [ means more. */
const glob = (pattern) => quote(pattern.replaceAll('[', '[[]'));

/** What the filters of Compare leave, but for those that need a comparison. */
function filtersOf(state) {
    return [
        state.q && `contains_nocase(name, ${quote(state.q)})`,
        ...state.exclude.map((pattern) => `name NOT GLOB ${glob(pattern)}`),
        state.category.length > 0 && `category IN (${state.category.map(quote).join(', ')})`,
    ].filter(Boolean);
}

/** A column of the API to sort by, as an expression over the columns of `compare`. */
function orderOf(sort) {
    const percent = /^diff_(self_)?(per_call_)?percent$/.exec(sort);
    if (sort === 'certainty') {
        return 'q_value';
    }
    if (percent) {
        const part = `${percent[1] ?? ''}${percent[2] ? 'per_call' : 'per_step'}`;
        return `diff_${part} / control_${part}`;
    }
    return sort.startsWith('abs_') ? `abs(${sort.slice(4)})` : sort;
}

const UNIT_COLUMNS = { total: ['self_duration', 'total_duration'], per_step: ['self_per_step',
    'per_step'], per_call: ['self_per_call', 'per_call'],
percent: ['self_percent_of_step', 'percent_of_step'] };

/** control_…, test_… and diff_… of the durations in a unit. */
function durationColumns(unit, self) {
    const name = UNIT_COLUMNS[unit][self ? 0 : 1];
    return SIDES.map((side) => `${side}_${name}`).concat(
        name === 'total_duration' ? 'diff_duration' : `diff_${name}`);
}

/** The comparison of a page: ranks, steps, names, and by which times rows are judged. */
function compared(state, measure) {
    const given = new URLSearchParams(pairQuery(state));
    given.delete('control');
    given.delete('test');
    if (measure) {
        given.set('measure', measure);
    }
    const all = [...given].map(([key, value]) => quote(`${key}=${value}`));
    return `compare${all.length > 0 ? `(${all.join(', ')})` : ''}`;
}

/** The rows of the table of Compare; with `limit` those of its charts. */
export function compareRows(state, unit, self, limit = 0) {
    const device = state.device_type === 'ALL' ? [] : [`category IN (
        SELECT category FROM control.ops WHERE device_type = '${state.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${state.device_type}')`];
    const { significant } = state;
    const judged = significant === '' ? [] : [significant === 'true'
        ? "significance IN ('slower', 'faster')" : `significance = '${significant}'`];
    const where = [...filtersOf(state), ...device,
        ...state.change === '' ? [] : [`change = '${state.change}'`], ...judged];
    const query = rowsQuery(state, unit, self);
    const measure = !self && judged.length > 0 ? 'total' : '';
    return `${state.fold ? '-- A kernel and its probable replacement are two rows here.\n' : ''
    }SELECT name, category, control_counts, test_counts, diff_counts,
    ${durationColumns(unit, self).join(', ')}${limit || !self ? '' : ', significance, q_value'}
FROM ${compared(state, measure)}${where.length > 0 ? `\nWHERE ${where.join('\n  AND ')}` : ''}
ORDER BY ${orderOf(query.get('sort'))} ${query.get('order').toUpperCase()}${
    limit ? `\nLIMIT ${limit}` : ''}`;
}

/** The names of events as the pages show them: with addresses merged, or short. */
function namesOf({ use_short_name: short, merge_addresses: merge }) {
    const column = `${merge ? 'merged_' : ''}${short ? 'short_' : ''}name`;
    return SIDES.map((side) => `    SELECT '${side}' AS side, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${side}.op AS o
    JOIN ${side}.name AS raw ON raw.id = o.name
    JOIN ${side}.name AS shown ON shown.id = o.${column}
    JOIN ${side}.category AS c ON c.id = o.category`).join('\n    UNION\n');
}

const PARTS = ['duration_us', 'compute_us', 'exposed_communication_us', 'exposed_memory_us',
    'idle_us'];

function stepRows(state) {
    const parts = SIDES.map((side) => {
        const all = sideConditions(side, selectionsOf(state)[side], true);
        return all && `SELECT '${side}' AS side, rank, step_number, ${PARTS.join(', ')}
FROM ${side}.steps${all.length > 0 ? ` WHERE ${all.join(' AND ')}` : ''}`;
    });
    return parts.includes(null) ? null : parts.join('\nUNION ALL\n');
}

/** Every step of both sides and its parts. */
export const compareSteps = (state) => stepRows(state)
    && `${stepRows(state)}\nORDER BY rank, step_number, side`;

/** Their means: the bars of the waterfall. */
export const compareWaterfall = (state) => stepRows(state) && `SELECT side, count(*) AS steps, ${
    PARTS.map((part) => `avg(${part}) AS ${part}`).join(',\n    ')}
FROM (
${stepRows(state)}
)
GROUP BY side`;

/** The rows of `events` of one operation: a condition, or null. */
function operationRows(state, { name, category, aliases }) {
    const rows = eventRows(selectionsOf(state));
    if (rows === null) {
        return null;
    }
    if (aliases) {
        const categories = [...new Set(aliases.map((alias) => alias.category))];
        return `(${categories.map((of) => `category = ${quote(of)} AND name IN (${
            aliases.filter((alias) => alias.category === of).map((alias) => quote(alias.name))
                .join(', ')})`).join('\n    OR ')})
  AND (${rows})`;
    }
    const plain = !state.use_short_name && !name.includes('0x…');
    return `category = ${quote(category)} AND ${plain ? `name = ${quote(name)}`
        : `name IN (
    SELECT raw FROM (
${namesOf(state)}
    ) WHERE shown = ${quote(name)})`}
  AND (${rows})`;
}

/** The single calls of an operation. */
export function operationCalls(state, row) {
    const where = operationRows(state, row);
    return where && `SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${where}
ORDER BY side, rank, start_us`;
}

/** An operation step by step. */
export function operationSteps(state, row) {
    const where = operationRows(state, row);
    return where && `SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${where}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`;
}

/** Where a statement opens; null without one. */
export const sqlHref = (statement, { control, test }, more = {}) => (statement
    ? queryHref({ control, test, q: statement, ...more }) : null);

/** The host's operations whose self time changed most, of a pair without device work. */
export const hostRows = (state, limit) => compareRows({ ...state, q: '', category: [], change: '',
    significant: '', exclude: [STEP_ROWS], device_type: 'CPU', fold: false,
    sort: 'abs_diff_duration', order: 'desc' }, 'per_step', true, limit);
