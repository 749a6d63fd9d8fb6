// The lines of the series charts: which there are on either side, which belong together, and
// which are drawn.
import { byDifference, differText } from './differ.js';

const FIRST_LINES = 6;

const several = (values) => new Set(values).size > 1;

/**
 * The lines of all sides; lines of the same rank, device and stream (or copy) are one:
 * [{key, group, name, sort: what it measures, series: [series or null, one for each side]}].
 * If each side has one rank, its number does not matter, nor that of the device if no rank has two.
 * `ownDevice`: the names contain the device, which each rank may number differently.
 */
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

/**
 * The ranks, those that differ most first: by the means of their lines, the n-th line of a sort
 * with the n-th. Each mean is divided by the largest of these, so a fast copy counts no more than a
 * slow one.
 */
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
    const groups = new Map();
    lines.forEach((line) => (groups.get(line.group) ?? groups.set(line.group, [])
        .get(line.group)).push(line));
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

/**
 * The lines that are drawn if none is chosen: {keys, note, limited}. If there is no room for all,
 * the ranks that differ most or, in `order` 'rank', the first.
 */
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
