// How analyses draw: bars of rows of the sides, lines over time, heat maps of waiting, and which of
// many are drawn.
import { barChart, heatHeight, seriesChart, waitHeatMaps } from '../charts/analysis.js';
import { exactTime, formatCount, formatTime, NONE } from '../format.js';
import { groupBy, median } from '../rows.js';
import { colour } from '../theme.js';
import { sideName } from './columns.js';

// Which places (ranks, streams of ranks) a chart shows if it has no room for all: those
// that differ most, from the median or between the two sides.

const MOST_PLACES = 32;
/** The limit if all are shown in order: the chart must fit on a page. */
const LAST_BARS = 512;

/** The sum of the differences between the numbers of two lists; a missing number is 0. */
function distance(a, b) {
    let sum = 0;
    for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
        sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    }
    return sum;
}

function medians(lists) {
    const width = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: width }, (_, i) => median(lists.map((list) => list[i] ?? 0)));
}

/** How much each place differs: its two sides from each other or, with one side, the place from the
 * median of its group. `places`: [{group, values: a list of numbers for each side}]. */
function differences(places) {
    const middles = new Map([...groupBy(places, ({ group }) => group)].map(([group, list]) =>
        [group, medians(list.map(({ values }) => values[0]))]));
    return new Map(places.map((p) => [p, distance(p.values[0],
        p.values.length > 1 ? p.values[1] : middles.get(p.group))]));
}

/** The places in order, those that differ most first. */
function byDifference(places) {
    const far = differences(places);
    return [...places].sort((a, b) => far.get(b) - far.get(a));
}

const differText = (shown, all, what, sides) => `the ${shown} of ${all} ${what} that differ `
    + `most ${sides > 1 ? 'between A and B' : 'from the median'}`;

/** The `places` that a chart of bars shows, in `order` ('rank': all, in their own order): {shown,
 * note, limited}. */
function choosePlaces(places, sides, order, what) {
    const most = Math.floor(MOST_PLACES / sides);
    if (places.length <= most) {
        return { shown: places, note: '', limited: false };
    }
    if (order === 'rank') {
        const shown = places.slice(0, Math.floor(LAST_BARS / sides));
        return { shown, limited: true, note: shown.length < places.length
            ? `the first ${shown.length} of ${places.length} ${what}` : `all ${shown.length} ${what}` };
    }
    return { shown: byDifference(places).slice(0, most), limited: true,
        note: differText(most, places.length, what, sides) };
}

// The bar charts of the analyses: from the rows of the sides to bars. Each maker returns
// {data: (width) → {data, layout}, places, note, limited} or {empty: words or nodes}.

const MOST_BARS = 16;

export const percentText = (v) => (v === null || v === undefined ? NONE : `${v}\u00a0%`);
const mark = (side, name) => (side.letter ? `${side.letter} · ${name}` : name);
const fills = (sides) => sides.map((s) => ({ key: s.key, name: mark(s, s.label),
    colour: colour(s.letter === 'B' ? '--test-fill' : '--control-fill') }));
const part = (p) => ({ key: p.property, name: p.name, colour: colour(p.property) });

/** The names of ranks. If each side has one rank, both are one place, whatever their numbers. */
export function rankNames(sides) {
    const lists = sides.map((side) => [...new Set(side.data.rows.map((r) => r.rank))]);
    const alone = lists.length > 1 && lists.every((list) => list.length === 1);
    return (r) => `rank ${alone ? [...new Set(lists.flat())].join(' / ') : r.rank}`;
}

/** Stacked bars: one for each row of each side, both sides of a place together. `spec`:
 * {rowsOf(side), label(row), group(row): which places are compared, parts, what: their name,
 * empty}. */
export function stackedRows(sides, { order }, { rowsOf, label, group, parts, what, empty }) {
    const places = new Map();
    const numbers = (row) => parts.map((p) => row[p.key] ?? null);
    sides.forEach((side, s) => rowsOf(side).filter((row) => numbers(row).some((v) => v !== null))
        .forEach((row) => {
            const key = label(row);
            const place = places.get(key) ?? { group: group?.(row) ?? '', bars: [],
                values: sides.map(() => []) };
            place.values[s] = numbers(row);
            place.bars.push({ label: mark(side, key), full: `${mark(side, side.label)}, ${key}`,
                total: formatTime(numbers(row).reduce((sum, v) => sum + (v ?? 0), 0)),
                values: parts.map((p) => ({ value: row[p.key], text: p.text(row) })) });
            places.set(key, place);
        }));
    const { shown, ...choice } = choosePlaces([...places.values()], sides.length, order, what);
    const bars = shown.flatMap((p) => p.bars);
    return bars.length === 0 ? { empty } : { places: bars.length, ...choice,
        data: (width) => barChart({ bars, kind: 'time', stacked: true,
            series: parts.map(part) }, width) };
}

function gatherBars(sides, { table, name, value, show, range, kind, sums }) {
    const all = new Map();
    sides.forEach((side, s) => side.data[table].forEach((row) => {
        const own = value(row) ?? null;
        if (own === null) {
            return;
        }
        const key = name(row);
        const bar = all.get(key) ?? { label: key, values: sides.map(() => ({ value: null,
            text: 'none' })) };
        const total = (bar.values[s].value ?? 0) + own * (sums ? row.weight ?? 1 : 1);
        bar.values[s] = { value: total, text: show(row, total), ...range?.(row),
            none: kind === 'percent' ? '0\u00a0%' : '0' };
        all.set(key, bar);
    }));
    return [...all.values()];
}

const sizeOf = (bar) => Math.max(...bar.values.map((v) => v.value ?? 0));

/** The largest bars of either side. */
function largest(bars) {
    const shown = [...bars].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_BARS);
    return { shown, note: shown.length < bars.length
        ? `the largest ${shown.length} of ${bars.length}` : '' };
}

/** Bars of names, both sides of a name together: the largest, or `ranks` in order. `spec`: {table,
 * name(row), value(row), show(row, total), range(row): {low, high}, kind, ranks, sums: the ranks
 * are added up, empty, noZeros: bars that are all 0 say no more than `empty`}. */
export function namedBars(sides, { order }, spec) {
    const bars = gatherBars(sides, spec);
    const { shown, ...choice } = spec.ranks ? choosePlaces(bars.map((bar) => ({ ...bar, group: '',
        values: bar.values.map((v) => (v.value === null ? [] : [v.value])), bar })),
    sides.length, order, 'ranks') : largest(bars);
    return shown.length === 0 || (spec.noZeros && bars.every((bar) => sizeOf(bar) === 0)) ? { empty: spec.empty } : { places: shown.length, ...choice,
        data: (width) => barChart({ bars: shown.map((p) => p.bar ?? p), kind: spec.kind,
            series: fills(sides), errors: Boolean(spec.range) }, width) };
}

// The lines of the series charts: which there are on either side, which belong together, and
// which are drawn.

const FIRST_LINES = 6;

const several = (values) => new Set(values).size > 1;

/** The lines of all sides; lines of the same rank, device and stream (or copy) are one: [{key,
 * group, name, sort: what it measures, series: [series or null, one for each side]}]. If each side
 * has one rank, its number does not matter, nor that of the device if no rank has two. `ownDevice`:
 * the names contain the device, which each rank may number differently. */
export function listLines(sides, nameOf, ownDevice = false) {
    const all = sides.map((side) => side.data.series);
    const alone = !all.some((list) => several(list.map((s) => s.rank)));
    const devices = !ownDevice && all.some((list) => {
        const ranks = new Set(list.map((s) => s.rank));
        return [...ranks].some((rank) =>
            several(list.filter((s) => s.rank === rank).map((s) => s.device)));
    });
    const lines = new Map();
    all.forEach((list, i) => list.forEach((series) => {
        const name = `${devices ? `device ${series.device}, ` : ''}${nameOf(series)}`;
        const key = `${alone ? '' : `${series.rank} `}${name}`;
        const line = lines.get(key) ?? { key, name, group: alone ? '' : `rank ${series.rank}`,
            sort: ownDevice ? series.name : name, series: sides.map(() => null) };
        line.series[i] = series;
        lines.set(key, line);
    }));
    return [...lines.values()];
}

/** The largest value of each line and side, for sides without summaries. */
const peaksOf = (lines) => new Map(lines.map((line) => [line.key, line.series.map((series) =>
    (series?.points ?? []).reduce((most, point) => Math.max(most, point[1]), 0))]));

/** The mean of each line and side, from the summaries of the sides, by key of the line. */
function meansOf(lines, sides) {
    if (!sides[0].data.summary) {
        return peaksOf(lines);
    }
    const place = (r) => `${r.rank} ${r.device} ${r.stream ?? r.name}`;
    const found = sides.map((side) =>
        new Map(side.data.summary.map((row) => [place(row), row.mean])));
    return new Map(lines.map((line) => [line.key, line.series.map((series, i) =>
        (series ? found[i].get(place(series)) ?? 0 : 0))]));
}

/** The ranks, those that differ most first: by the means of their lines, the n-th line of a sort
 * with the n-th. Each mean is divided by the largest of these, so a fast copy counts no more than a
 * slow one. */
function ranksByDifference(lines, sides) {
    const means = meansOf(lines, sides);
    const most = new Map();
    const ranks = new Map();
    for (const line of lines) {
        const mean = means.get(line.key);
        const rank = ranks.get(line.group) ?? { name: line.group, lines: new Map(),
            nth: new Map() };
        const nth = rank.nth.get(line.sort) ?? 0;
        const name = `${line.sort} ${nth}`;
        rank.nth.set(line.sort, nth + 1);
        rank.lines.set(name, mean);
        ranks.set(line.group, rank);
        most.set(name, Math.max(most.get(name) ?? 0, ...mean.map(Math.abs)));
    }
    const names = [...most.keys()];
    return byDifference([...ranks.values()].map((rank) => ({ name: rank.name, group: '',
        values: sides.map((_, i) => names.map((name) =>
            (rank.lines.get(name)?.[i] ?? 0) / (most.get(name) || 1))) })))
        .map((rank) => rank.name);
}

/** The first lines, only of whole ranks, and at least of one rank. */
function linesOfRanks(lines, ranks) {
    const groups = groupBy(lines, (line) => line.group);
    const taken = [];
    let count = 0;
    for (const rank of ranks) {
        if (count > 0 && taken.length + groups.get(rank).length > FIRST_LINES) {
            break;
        }
        taken.push(...groups.get(rank));
        count += 1;
    }
    return { taken: taken.slice(0, FIRST_LINES), count };
}

/** The lines that are drawn if none is chosen: {keys, note, limited}. If there is no room for all,
 * the ranks that differ most or, in `order` 'rank', the first. */
function firstLines(lines, sides, order) {
    if (lines.length <= FIRST_LINES) {
        return { keys: lines.map((line) => line.key), note: '', limited: false };
    }
    const all = [...new Set(lines.map((line) => line.group))];
    const ranks = all.length < 2 || order === 'rank' ? all : ranksByDifference(lines, sides);
    const { taken, count } = linesOfRanks(lines, ranks);
    const note = all.length < 2 ? `the first ${taken.length} of ${lines.length} lines`
        : order === 'rank' ? `the first ${count} of ${all.length} ranks`
            : differText(count, all.length, 'ranks', sides.length);
    return { keys: taken.map((line) => line.key), note, limited: all.length > 1 };
}

/** The choice if no line is chosen: the page then decides. */
export const NO_LINES = [''];

/** The lines to draw: the requested ones that exist, otherwise those of firstLines. */
export function chosenLines(lines, sides, { lines: wanted, order }) {
    const keys = lines.map((line) => line.key).filter((key) => wanted.includes(key));
    const first = firstLines(lines, sides, order);
    return keys.length > 0 || wanted.includes(NO_LINES[0])
        ? { ...first, keys, note: keys.length < lines.length
            ? `${keys.length} of ${lines.length} lines` : '' } : first;
}

/** The lines of these keys, in the order of the choice: the rank that differs most first. */
export function linesOf(lines, keys) {
    const places = new Map(keys.map((key, i) => [key, i]));
    return lines.filter((line) => places.has(line.key))
        .sort((a, b) => places.get(a.key) - places.get(b.key));
}

// The charts of series: turns the chosen lines of the sides into drawn lines.

const MOST_PANELS = 24;

/** How lines are distributed: {panel(line): its name, style(line): one for lines alike}. */
function panelsOf(panels) {
    if (typeof panels === 'object') {
        return panels;
    }
    return panels ? { panel: (line) => line.name, style: (line) => line.group }
        : { panel: () => '', style: (line) => line.key };
}

/** A number for each text, in order of first use. */
function numbering() {
    const numbers = new Map();
    return (text) => numbers.get(text) ?? numbers.set(text, numbers.size).get(text);
}

/** The drawn lines of a series; lines of both sides that belong together look alike. `spec`: {unit:
 * 'rate', 'bytes' or a word, name(series), panels: true, one for each name, or {panel(line),
 * style(line)}, ownDevice: the names contain the device, marks(sides, lines): moments to mark,
 * empty, flat: the text if every point is 0}. */
export function drawnLines(sides, state, { unit, name, panels = false, ownDevice = false, marks,
    empty, flat }) {
    const all = listLines(sides, name, ownDevice);
    const { panel, style } = panelsOf(panels);
    const { keys, ...choice } = chosenLines(all, sides, state);
    const styleOf = numbering();
    const lines = all.filter((line) => keys.includes(line.key)).flatMap((line) => {
        const place = styleOf(style(line));
        return line.series.map((series, s) => series && { key: sides[s].key, place,
            side: sides[s].letter, panel: panel(line), points: series.points,
            name: [[sides[s].letter, sides[s].label].filter(Boolean).join(' · '),
                `rank ${series.rank}`, line.name].join(', ') });
    }).filter(Boolean);
    if (all.length > 0 && keys.length === 0) {
        return { empty: 'No line is chosen.', limited: choice.limited };
    }
    if (lines.every((line) => line.points.length === 0)) {
        return { empty };
    }
    if (flat && lines.every((line) => line.points.every((p) => p[1] === 0))) {
        return { empty: flat };
    }
    const names = [...new Set(lines.map((line) => line.panel))].slice(0, MOST_PANELS);
    const [from, to] = [Number(state.start || NaN), Number(state.end || NaN)];
    const range = to > (from || 0) ? [from || 0, to] : null;
    const marked = marks?.(sides, linesOf(all, keys)) ?? [];
    return { data: (width) => seriesChart({ panels: names, unit, range, marks: marked,
        lines: lines.filter((line) => names.includes(line.panel)) }, width),
    places: names.length, limited: choice.limited, note: [choice.note,
        range && `${exactTime(range[0])} to ${exactTime(range[1])}`].filter(Boolean).join(', ') };
}

/** The place of each chosen line in the styles, for the choice above the chart. */
export function lineStyles(lines, keys, panels) {
    const styleOf = numbering();
    return new Map(lines.filter((line) => keys.includes(line.key)).map((line) =>
        [line.key, styleOf(panelsOf(panels).style(line))]));
}

const MOST_COLUMNS = 200;
const MOST_RANKS = 512;

/** The columns with the largest sums of `size`, in the order of the rows. */
function largestColumns(rows, name, size) {
    const sums = new Map();
    rows.forEach((row) => sums.set(name(row), (sums.get(name(row)) ?? 0) + size(row)));
    const kept = new Set([...sums].sort((a, b) => b[1] - a[1]).slice(0, MOST_COLUMNS)
        .map(([key]) => key));
    return { columns: [...sums.keys()].filter((key) => kept.has(key)), all: sums.size };
}

function panelOf(side, rows, columns, { name, value, text }) {
    const ranks = [...new Set(rows.map((row) => row.rank))].sort((a, b) => a - b).slice(0, MOST_RANKS);
    const places = new Map(ranks.map((rank, i) => [rank, i]));
    const across = new Map(columns.map((column, j) => [column, j]));
    const cells = ranks.map(() => columns.map(() => null));
    const texts = ranks.map((rank) => columns.map((column) => [`rank ${rank}, ${column}`]));
    for (const row of rows) {
        const [i, j] = [places.get(row.rank), across.get(name(row))];
        if (i !== undefined && j !== undefined) {
            cells[i][j] = (cells[i][j] ?? 0) + value(row);
            texts[i][j].push(...text(row));
        }
    }
    return { title: side.letter ? sideName(side) : '', rows: ranks.map(String), cells, texts };
}

/** `spec`: {rowsOf(side), name(row): of the column, value(row) in µs, text(row): lines, what: the
 * columns, most: what the columns that are drawn have most of, signed: values may be below 0, empty}. */
export function waitMaps(sides, spec) {
    const lists = sides.map((side) => spec.rowsOf(side));
    const { columns, all } = largestColumns(lists.flat(), spec.name,
        (row) => Math.abs(spec.value(row)));
    if (columns.length === 0) {
        return { empty: spec.empty };
    }
    const panels = sides.map((side, i) => panelOf(side, lists[i], columns, spec))
        .filter((panel) => panel.rows.length > 0);
    const rows = Math.max(...panels.map((panel) => panel.rows.length));
    const cut = Math.max(...lists.map((list) => new Set(list.map((row) => row.rank)).size));
    return { places: rows, panels: panels.length,
        note: [columns.length < all && `${columns.length} of ${all} ${spec.what}, those with the most ${
            spec.most ?? 'waiting'}`, rows < cut && `the first ${rows} of ${cut} ranks`].filter(Boolean).join('; '),
        data: (width) => waitHeatMaps({ panels, columns, signed: spec.signed }, width) };
}

/** The sides may lack ranks: both get the same height. */
export const mapsHeight = (places, sides) => heatHeight(places, sides);

export const collectiveText = (r) => [`waits ${formatTime(r.wait_per_step)} a step, exposed ${
    formatTime(r.exposed_wait_per_step)}`, `causes ${formatTime(r.caused_per_step)} a step, last ${
    formatCount(r.last)} of ${formatCount(r.matched_rows)} times`];
export const stepText = (r) => [`waits ${formatTime(r.wait)}, exposed ${formatTime(r.exposed_wait)
}`, `causes ${formatTime(r.caused)}, last ${formatCount(r.last)} times`];
