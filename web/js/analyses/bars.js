// The bar charts of the analyses: from the rows of the sides to bars. Each maker returns
// {data: (width) → {data, layout}, places, note, limited} or {empty: words or nodes}.
import { formatTime, NONE } from '../format.js';
import { colour } from '../theme.js';
import { barChart } from '../charts/analysis.js';
import { choosePlaces } from './differ.js';

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

/**
 * Stacked bars: one for each row of each side, both sides of a place together. `spec`:
 * {rowsOf(side), label(row), group(row): which places are compared, parts, what: their name,
 * empty}.
 */
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

/**
 * Bars of names, both sides of a name together: the largest, or `ranks` in order. `spec`: {table,
 * name(row), value(row), show(row, total), range(row): {low, high}, kind, ranks, sums: the ranks are
 * added up, empty}.
 */
export function namedBars(sides, { order }, spec) {
    const bars = gatherBars(sides, spec);
    const { shown, ...choice } = spec.ranks ? choosePlaces(bars.map((bar) => ({ ...bar, group: '',
        values: bar.values.map((v) => (v.value === null ? [] : [v.value])), bar })),
    sides.length, order, 'ranks') : largest(bars);
    return shown.length === 0 ? { empty: spec.empty } : { places: shown.length, ...choice,
        data: (width) => barChart({ bars: shown.map((p) => p.bar ?? p), kind: spec.kind,
            series: fills(sides), errors: Boolean(spec.range) }, width) };
}
