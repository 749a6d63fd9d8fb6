// Columns of the tables of the Analyse page: how their values read, and how a difference does.
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatTime, formatTimeDiff,
    NONE } from '../format.js';

const MINUS = '\u2212';
const none = (value) => value === null || value === undefined;

function number(value, digits) {
    return none(value) ? NONE : new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
        .format(value).replace('-', MINUS);
}

const signed = (value, digits) => `${value > 0 ? '+' : ''}${number(value, digits)}`;

export const text = (key, title, mono = false) => ({ key, title, mono,
    show: (v) => (none(v) || v === '' ? NONE : String(v)) });
export const count = (key, title) => ({ key, title, number: true, show: formatCount,
    showDiff: formatCountDiff });
export const time = (key, title) => ({ key, title, number: true, show: formatTime,
    exact: (v) => (none(v) ? null : exactTime(v)), showDiff: formatTimeDiff,
    exactDiff: (v) => (none(v) ? null : exactTimeDiff(v)) });
export const percent = (key, title) => ({ key, title, number: true,
    show: (v) => (none(v) ? NONE : `${number(v, 2)}\u00a0%`),
    showDiff: (v) => (none(v) ? NONE : `${signed(v, 2)}\u00a0pp`),
    exactDiff: (v) => (none(v) ? null : `${signed(v, 6)} percentage points`) });
export const plain = (key, title) => ({ key, title, number: true, show: (v) => number(v, 3),
    showDiff: (v) => signed(v, 3), exact: (v) => (none(v) ? null : String(v)),
    exactDiff: (v) => (none(v) ? null : String(v)) });

/** The column as it stands in a table of differences, test − set. */
export function differenceOf(column) {
    return column.showDiff ? { ...column, show: column.showDiff, exact: column.exactDiff,
        tone: (v) => (v > 0 ? 'more' : v < 0 ? 'less' : null) } : column;
}

/** The eight columns of STATISTICS, in a unit's own form. */
export const statistics = (form) => [count('count', 'count'), form('mean', 'mean'),
    form('std', 'std'), form('min', 'min'), form('25%', '25 %'), form('50%', 'median'),
    form('75%', '75 %'), form('max', 'max')];

export const CATEGORIES = { host_wait: 'waiting for the host', kernel_wait: 'between kernels',
    other: 'other' };
export const MEASURES = { cpu_duration: 'launch on the host', gpu_duration: 'run on the device',
    launch_delay: 'delay from launch to start' };
export const words = (key, title, names) => ({ key, title,
    show: (v) => (none(v) ? NONE : names[v] ?? v.replaceAll('_', ' ')) });
export const note = { key: 'note', title: 'note', note: true,
    show: (v) => (none(v) ? '' : String(v)) };

/** `column`, whose names lead to the page of the operation that `category(row)` tells. */
export const linked = (column, category) => ({ ...column, link: (row, parameters) => {
    const name = row[column.key];
    const found = none(name) || name === 'others' ? null : category(row, parameters);
    return found ? { name, category: found } : null;
} });
