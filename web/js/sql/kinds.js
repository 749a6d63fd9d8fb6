// Finds the chart that fits an answer, by the types of its columns and the order of its rows.

/** Columns whose numbers are names, not measures. */
const NAMES = new RegExp('^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$'
    + '|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$');
const TIMES = /(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/;
const LABELS = ['name', 'short_name', 'kernel', 'operator', 'ended_by'];
const MOST_GROUPS = 8;
const MANY_BARS = 40;

export const isNumber = (column) => column.type === 'integer' || column.type === 'real';
/** Whether its numbers count or measure something. */
export const isMeasure = (column) => isNumber(column) && !NAMES.test(column.name);

/**
 * The unit of a column: `units` are those of the tables, by name of the column. For a column that a
 * statement defines, the name shows whether it is a time; a count per step is not.
 */
export function unitOf(name, units = {}) {
    return (Object.hasOwn(units, name) ? units[name] : null)
        ?? (TIMES.test(name) && !/count|calls/.test(name) ? 'µs' : '');
}

const values = (rows, at) => rows.map((row) => row[at]).filter((v) => typeof v === 'number');

/** Whether the values of a column fall (or grow) from row to row, and are not all equal. */
function isSorted(rows, at, sign, size = (v) => v) {
    const list = values(rows, at).map(size);
    return list.length > 1 && list[0] !== list.at(-1)
        && list.every((v, i) => i === 0 || sign * (v - list[i - 1]) >= 0);
}

/** The number of distinct values, up to `most`. */
function countDistinct(rows, at, most) {
    const seen = new Set();
    for (const row of rows) {
        seen.add(row[at]);
        if (seen.size > most) {
            break;
        }
    }
    return seen.size;
}

/** The columns that can split the points of a chart into groups. */
export const groupColumns = (columns, rows) => columns.filter((column, at) =>
    !isMeasure(column) && rows.length > 0
    && countDistinct(rows, at, MOST_GROUPS) <= MOST_GROUPS);

/** For control_x the column test_x, if there is one. */
function partner(name, columns) {
    const other = name.replace(/^control(?=_|$)/, 'test');
    return other !== name && columns.some((c) => c.name === other && isNumber(c)) ? other : '';
}

/** The measure that orders the rows, else the first time, else the first measure. */
function mainMeasure(columns, rows) {
    const measures = columns.map((column, at) => ({ column, at }))
        .filter(({ column }) => isMeasure(column));
    const size = Math.abs;
    const sorted = measures.find(({ at }) => isSorted(rows, at, -1))
        ?? measures.find(({ at }) => isSorted(rows, at, -1, size))
        ?? measures.find(({ at }) => isSorted(rows, at, 1));
    const chosen = sorted ?? measures.find(({ column }) => unitOf(column.name) !== '')
        ?? measures[0];
    return chosen?.column.name ?? '';
}

const side = (columns, rows) => (groupColumns(columns, rows).some(({ name }) => name === 'side')
    ? 'side' : '');

/** Rows over time, or over a number that grows with them. */
function overNumber(columns, rows) {
    const at = columns.findIndex((column, i) => isNumber(column)
        && (/^(start|at|from)_us$/.test(column.name)
            || (i === 0 && isSorted(rows, i, 1))));
    const measures = columns.filter((column, i) => i !== at && isMeasure(column));
    const y = (measures.find(({ name }) => unitOf(name) !== '') ?? measures[0])?.name;
    if (at < 0 || y === undefined) {
        return null;
    }
    const x = columns[at].name;
    const time = /_us$/.test(x);
    const other = partner(y, columns);
    if (!time && rows.length <= MANY_BARS) {
        return { chart: 'bars', x, y, y2: other, by: '' };
    }
    return { chart: time ? 'scatter' : 'line', x, y, y2: other,
        by: other ? '' : side(columns, rows) };
}

/** {chart, x, y, y2, by}: the default chart. */
export function suggestChart(columns, rows) {
    const none = { chart: 'none', x: '', y: '', y2: '', by: '' };
    const numbers = columns.filter(isNumber);
    const label = columns.find(({ name }) => LABELS.includes(name))
        ?? columns.find(({ type }) => type === 'text');
    if (rows.length < 2 || numbers.length === 0) {
        return none;
    }
    const time = columns.some(({ name }) => /^(start|at|from)_us$/.test(name));
    const over = !label || time ? overNumber(columns, rows) : null;
    if (over) {
        return over;
    }
    const y = mainMeasure(columns, rows);
    // One row for each side: bars. More rows: points, in a group for each side.
    if (label && y !== '' && (label.name !== 'side'
        || countDistinct(rows, columns.indexOf(label), rows.length) === rows.length)) {
        return { chart: 'bars', x: label.name, y, y2: partner(y, columns), by: '' };
    }
    if (numbers.length > 1 && y !== '') {
        const x = numbers.find(({ name }) => name !== y).name;
        return { chart: 'scatter', x, y, y2: '', by: side(columns, rows) };
    }
    return y === '' ? none
        : { chart: 'histogram', x: y, y: '', y2: '', by: side(columns, rows) };
}

const has = (columns, name, test = () => true) =>
    columns.some((column) => column.name === name && test(column));

/**
 * The chart to draw: the choices in the URL if the columns allow them, else the default. `kinds`
 * are the charts that the columns allow.
 */
export function chosenChart(state, columns, rows) {
    const fits = suggestChart(columns, rows);
    const numbers = columns.filter(isNumber);
    const kinds = numbers.length === 0 || rows.length === 0 ? ['none']
        : columns.length === 1 ? ['histogram', 'none']
            : ['bars', 'line', 'scatter', 'histogram', 'none'];
    const chart = kinds.includes(state.chart) ? state.chart
        : kinds.includes(fits.chart) ? fits.chart : 'none';
    const free = chart === 'bars';
    const x = has(columns, state.x, free ? undefined : isNumber) ? state.x
        : has(columns, fits.x, free ? undefined : isNumber) ? fits.x
            : (free ? columns : numbers)[0]?.name ?? '';
    const other = numbers.find(({ name }) => name !== x) ?? numbers[0];
    const y = chart === 'histogram' ? '' : has(columns, state.y, isNumber) ? state.y
        : has(columns, fits.y, isNumber) && fits.y !== x ? fits.y : other?.name ?? '';
    const chosen = state.chart !== '' || state.y !== '';
    const y2 = chart === 'histogram' ? '' : has(columns, state.y2, isNumber) ? state.y2
        : chosen ? '' : fits.y2;
    const groups = groupColumns(columns, rows).map(({ name }) => name);
    const by = chart === 'bars' || y2 !== '' ? '' : groups.includes(state.by) ? state.by
        : state.chart === '' ? fits.by : '';
    return { chart, kinds, x, y, y2, by };
}
