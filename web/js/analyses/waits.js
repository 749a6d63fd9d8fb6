// Waiting as heat maps: rank × collective, and rank × step.
import { formatCount, formatTime } from '../format.js';
import { heatHeight, waitHeatMaps } from '../charts/collectives.js';
import { sideName } from './common.js';

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
    const ranks = [...new Set(rows.map((row) => row.rank))].slice(0, MOST_RANKS);
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

/**
 * `spec`: {rowsOf(side), name(row): of the column, value(row) in µs, text(row): lines, what:
 * the columns, empty}.
 */
export function waitMaps(sides, spec) {
    const lists = sides.map((side) => spec.rowsOf(side));
    const { columns, all } = largestColumns(lists.flat(), spec.name, spec.value);
    if (columns.length === 0) {
        return { empty: spec.empty };
    }
    const panels = sides.map((side, i) => panelOf(side, lists[i], columns, spec))
        .filter((panel) => panel.rows.length > 0);
    const rows = Math.max(...panels.map((panel) => panel.rows.length));
    const cut = Math.max(...lists.map((list) => new Set(list.map((row) => row.rank)).size));
    return { places: rows, panels: panels.length,
        note: [columns.length < all && `${columns.length} of ${all} ${spec.what}, those with the most `
            + 'waiting', rows < cut && `the first ${rows} of ${cut} ranks`].filter(Boolean).join('; '),
        data: (width) => waitHeatMaps({ panels, columns }, width) };
}

/** The sides may lack ranks: both get the same height. */
export const mapsHeight = (places, sides) => heatHeight(places, sides);

export const collectiveText = (r) => [`waits ${formatTime(r.wait_per_step)} a step, exposed ${
    formatTime(r.exposed_wait_per_step)}`, `causes ${formatTime(r.caused_per_step)} a step, last ${
    formatCount(r.last)} of ${formatCount(r.matched_rows)} times`];
export const stepText = (r) => [`waits ${formatTime(r.wait)}, exposed ${formatTime(r.exposed_wait)
}`, `causes ${formatTime(r.caused)}, last ${formatCount(r.last)} times`];
