// The lines of the series charts: which there are on either side, which belong together, and
// which are drawn.

const FIRST_LINES = 6;

const several = (values) => new Set(values).size > 1;

/**
 * The lines of all sides, those of the same rank, device and stream (or copy) as one:
 * [{key, group, name, series: [series or null, one for each side]}]. Where each side has just
 * one rank its number does not matter, nor that of the device where no rank has two.
 */
export function listLines(sides, nameOf) {
    const all = sides.map((side) => side.data.series);
    const alone = !all.some((list) => several(list.map((s) => s.rank)));
    const devices = all.some((list) => {
        const ranks = new Set(list.map((s) => s.rank));
        return [...ranks].some((rank) =>
            several(list.filter((s) => s.rank === rank).map((s) => s.device)));
    });
    const lines = new Map();
    all.forEach((list, i) => list.forEach((series) => {
        const name = `${devices ? `device ${series.device}, ` : ''}${nameOf(series)}`;
        const key = `${alone ? '' : `${series.rank} `}${name}`;
        const line = lines.get(key) ?? { key, name, group: alone ? '' : `rank ${series.rank}`,
            series: sides.map(() => null) };
        line.series[i] = series;
        lines.set(key, line);
    }));
    return [...lines.values()];
}

/** What is chosen where no line is: choosing nothing leaves it to the page. */
export const NO_LINES = [''];

/** The keys of the lines to draw: those asked for, as far as they exist, else the first. */
export function chosenKeys(lines, wanted) {
    const keys = lines.map((line) => line.key);
    const known = wanted.filter((key) => keys.includes(key));
    return known.length > 0 || wanted.includes(NO_LINES[0]) ? known : keys.slice(0, FIRST_LINES);
}
