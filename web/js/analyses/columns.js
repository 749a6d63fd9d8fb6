// Columns of the tables of the Analyse page: how to show their values and differences.
import { h } from '../dom.js';
import { decimal, exactBytes, exactRate, exactTime, exactTimeDiff, formatBytes, formatBytesDiff,
    formatCount, formatCountDiff, formatList, formatRate, formatRateDiff, formatTime,
    formatTimeDiff, NONE } from '../format.js';
import { capital, kindName, RECORD_DEVICE } from '../words.js';

const MINUS = '\u2212';
const none = (value) => value === null || value === undefined;

function number(value, digits) {
    return none(value) ? NONE : decimal(value, 0, digits).replace('-', MINUS);
}

/** A value with its sign; one that rounds to 0 has no sign. */
function signed(value, digits) {
    const shown = number(value, digits);
    return Number(shown.replace(MINUS, '-')) === 0 ? '0' : value > 0 ? `+${shown}` : shown;
}

export const text = (key, title, mono = false) => ({ key, title, mono,
    show: (v) => (none(v) || v === '' ? NONE : String(v)) });
/** A device or a stream; −1: the trace does not record it. */
export const place = (key, title) => ({ key, title,
    show: (v) => (none(v) || v === -1 ? NONE : String(v)),
    blank: `the trace does not say which ${title}` });
export const count = (key, title) => ({ key, title, number: true, show: formatCount,
    showDiff: formatCountDiff });
export const time = (key, title) => ({ key, title, number: true, show: formatTime,
    exact: (v) => (none(v) ? null : exactTime(v)), showDiff: formatTimeDiff,
    exactDiff: (v) => (none(v) ? null : exactTimeDiff(v)) });
/** A bandwidth, in GB/s. */
export const rate = (key, title) => ({ key, title, number: true, show: formatRate,
    exact: (v) => (none(v) ? null : exactRate(v)), showDiff: formatRateDiff,
    exactDiff: (v) => (none(v) ? null : `${v > 0 ? '+' : ''}${exactRate(v)}`) });
export const bytes = (key, title) => ({ key, title, number: true, show: formatBytes,
    exact: (v) => (none(v) ? null : exactBytes(v)), showDiff: formatBytesDiff,
    exactDiff: (v) => (none(v) ? null : `${v > 0 ? '+' : ''}${exactBytes(v)}`) });
export const percent = (key, title) => ({ key, title, number: true,
    show: (v) => (none(v) ? NONE : `${number(v, 2)}\u00a0%`),
    showDiff: (v) => (none(v) ? NONE : `${signed(v, 2)}\u00a0pp`),
    exactDiff: (v) => (none(v) ? null : `${signed(v, 6)} percentage points`) });
/** A fraction of 1, shown in percent. */
export const ratio = (key, title) => ({ ...percent(key, title),
    show: (v) => (none(v) ? NONE : `${number(100 * v, 1)}\u00a0%`),
    showDiff: (v) => (none(v) ? NONE : `${signed(100 * v, 1)}\u00a0pp`),
    exact: (v) => (none(v) ? null : `${number(100 * v, 6)}\u00a0%`),
    exactDiff: (v) => (none(v) ? null : `${signed(100 * v, 6)} percentage points`) });
/** As many decimals as times have. */
const decimals = (v) => (Math.abs(v) >= 99.995 ? 1 : Math.abs(v) >= 9.9995 ? 2 : 3);
export const plain = (key, title) => ({ key, title, number: true, show: (v) => number(v, decimals(v)),
    showDiff: (v) => signed(v, decimals(v)), exact: (v) => (none(v) ? null : String(v)),
    exactDiff: (v) => (none(v) ? null : String(v)) });

const TONES = { cost: ['more', 'less'], gain: ['better', 'worse'], neutral: [null, null] };

/** A column in which more is better, such as overlap or bandwidth. */
export const gain = (column) => ({ ...column, meaning: 'gain' });
/** A column in which neither more nor less is better, such as a share. */
export const neutral = (column) => ({ ...column, meaning: 'neutral' });

/** A column of sums over the steps, which the page shows per step. */
export const summed = (column) => ({ ...column, summed: true });
/** A column of words about a row, which may differ between A and B. */
export const told = (column) => ({ ...column, told: true });

/** The change of a column, test − set: more of it costs more, unless it is a `gain` or
 * `neutral`. */
function changeOf(column) {
    const [more, less] = TONES[column.meaning ?? 'cost'];
    return { ...column, show: column.showDiff, exact: column.exactDiff, blank: null,
        tone: (v) => (v > 0 ? more : v < 0 ? less : null) };
}

/** A column of one set as the columns of A, B and their change, below its title: the names of the columns of a
 * side end in its letter. */
export const pairedColumn = (column) => [['A', column], ['B', column],
    ...column.number ? [['Δ', changeOf(column)]] : []].map(([letter, one]) => ({ ...one, what: null,
    show: (v, row) => one.show(v, row, ` ${letter}`),
    key: `${column.key} ${letter}`, title: letter, group: column.title, groupWhat: column.what }));

/** The title says that sums are per step. */
export const perStepColumn = (column) => (column.summed
    ? { ...column, title: `${column.title} per step` } : column);

/** The eight columns of STATISTICS, in the form of a unit; `value` and `deviation` are applied to
 * the six values and to the deviation. */
export const statistics = (form, value = (column) => column, deviation = value) => [
    neutral(count('count', 'count')), value(form('mean', 'mean')), deviation(form('std', 'std')),
    ...[['min', 'min'], ['25%', '25 %'], ['50%', 'median'], ['75%', '75 %'], ['max', 'max']]
        .map(([key, title]) => value(form(key, title)))];

/** A column with an explanation, for its heading. */
export const explained = (column, what) => ({ ...column, what });
/** A column with the reason why a cell has no value. */
export const unknown = (column, blank) => ({ ...column, blank });
/** A column that is left out if no row has a value. */
export const spare = (column, isSaid) => ({ ...column, isSaid });

/** Shows values of the API in the words of the pages: `names`, an object or a function. */
export const words = (key, title, names) => ({ key, title,
    show: (v) => (none(v) ? NONE : typeof names === 'function' ? names(v)
        : names[v] ?? v.replaceAll('_', ' ')) });
export const note = { key: 'note', title: 'note', note: true,
    show: (v) => (none(v) ? '' : String(v)) };

const LONGEST = 10; // lines of a sequence

/** The lines of a sequence of names: a repeated part appears once, with its count. */
function sequenceLines(names) {
    const lines = [];
    for (const name of names) {
        const last = lines.at(-1);
        if (last?.name === name) {
            last.times += 1;
        } else {
            lines.push({ name, times: 1 });
        }
    }
    return lines;
}

/** Names joined by `|`, one below the other. */
function showSequence(value) {
    const lines = sequenceLines(value.split('|'));
    const shown = lines.length > LONGEST + 1 ? lines.slice(0, LONGEST) : lines;
    const left = lines.slice(shown.length).reduce((sum, line) => sum + line.times, 0);
    return h('ol', { class: 'sequence' }, shown.map(({ name, times }) => h('li', { title: name },
        times > 1 ? `${formatCount(times)} × ${name}` : name)),
    left > 0 && h('li', {}, `${formatCount(left)} more`));
}
export const sequence = (key, title) => ({ key, title, mono: true,
    show: (v) => (none(v) ? NONE : showSequence(v)) });

/** `column` with links: each name leads to its operation, whose category is `category(row)`. */
export const linked = (column, category) => ({ ...column, link: (row, parameters) => {
    const name = row[column.key];
    const found = none(name) || name === 'others' ? null : category(row, parameters);
    return found ? { name, category: found } : null;
} });

/** Columns of a table for its rows. */
export function columnsOf(table, rows) {
    const extra = rows.length > 0 && table.extra ? table.extra(rows[0]) : [];
    return [...table.columns, ...extra].filter((column) => (!column.note
        || rows.some((row) => row.note))
        && (!column.isSaid || rows.some((row) => column.isSaid(row[column.key]))));
}

// Shared by several analyses: words for empty results, columns, parameters, names.

export const NOTHING = `There is no device work in the selected ranks and steps. ${RECORD_DEVICE}`;
export const NO_LAUNCHES = 'No device work in the selected ranks and steps has a launch: '
    + `launches are recorded with the host. ${RECORD_DEVICE}`;

export const rank = text('rank', 'rank');
export const device = place('device', 'device');
export const stream = place('stream', 'stream');
export const kind = words('kernel_type', 'kind', kindName);
export const operator = linked(text('operator', 'operator', true), () => 'cpu_op');
export const kernel = linked(text('name', 'kernel', true), (row) => row.category);

const said = (letter, text) => h('p', { class: 'analysis-sentence' },
    letter && h('strong', {}, `${letter}: `), text);

/** The sentences about each side, with its letter. `words(data)`: one text, or several.
 * `change(list of data)`: the text about both sides, or null. */
export function sentencesOf(sides, words, change = () => null) {
    const both = sides.length > 1 ? change(sides.map((side) => side.data)) : null;
    return [...sides.flatMap((side) => [words(side.data)].flat().filter((text) => text !== '')
        .map((text) => said(side.letter, text))), both && said('B − A', both)];
}

/** Why files have no counters: each reason once, and of which ranks unless it is that of all. */
export function fileNotes(sides) {
    const reasons = new Map(); // note → [{letter, ranks}]
    for (const { letter, data } of sides) {
        for (const note of new Set(data.files.map((file) => file.note).filter((one) => one !== null))) {
            const ranks = [...new Set(data.files.filter((file) => file.note === note)
                .map((file) => file.rank))].sort((a, b) => a - b);
            reasons.set(note, [...reasons.get(note) ?? [], { letter, ranks }]);
        }
    }
    const isOfAll = (list) => list.length === sides.length
        && sides.every(({ data }, i) => data.ranks.length === list[i].ranks.length);
    return [...reasons].map(([note, list]) => h('p', {}, isOfAll(list) ? `${capital(note)}.`
        : `${list.map(({ letter, ranks }) => `${letter ? `${letter}, ` : ''}${
            ranks.length > 1 ? 'ranks' : 'rank'} ${formatList(ranks)}`).join('; ')}: ${note}.`));
}

export const sideName = (s) => [s.letter, s.label].filter(Boolean).join(' · ');
export const streamName = (s) => (s.stream === -1 ? 'no stream' : `stream ${s.stream}`);

export const boolean = (name, label, fallback) => ({ name, label, type: 'boolean', fallback });
export const numeric = (name, label, placeholder) => ({ name, label, type: 'number', placeholder });
