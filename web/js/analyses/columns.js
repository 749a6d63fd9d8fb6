// Columns of the tables of the Analyse page, and how their values read.
import { exactTime, formatCount, formatTime, NONE } from '../format.js';

const number = (value, digits = 2) => (value === null || value === undefined ? NONE
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(value));

export const text = (key, title, mono = false) => ({ key, title, mono,
    show: (v) => (v === null || v === undefined || v === '' ? NONE : String(v)) });
export const count = (key, title) => ({ key, title, number: true, show: formatCount });
export const time = (key, title) => ({ key, title, number: true, show: formatTime,
    exact: (v) => (v === null || v === undefined ? null : exactTime(v)) });
export const percent = (key, title) => ({ key, title, number: true,
    show: (v) => (v === null || v === undefined ? NONE : `${number(v)}\u00a0%`) });
export const plain = (key, title) => ({ key, title, number: true, show: (v) => number(v, 3) });

/** The eight columns of STATISTICS, in a unit's own form. */
export const statistics = (form) => [count('count', 'count'), form('mean', 'mean'),
    form('std', 'std'), form('min', 'min'), form('25%', '25 %'), form('50%', 'median'),
    form('75%', '75 %'), form('max', 'max')];

export const CATEGORIES = { host_wait: 'waiting for the host', kernel_wait: 'between kernels',
    other: 'other' };
export const SIDE = { key: 'side', title: '', show: (v) => v };
export const category = { key: 'idle_category', title: 'why idle',
    show: (v) => CATEGORIES[v] ?? v };
