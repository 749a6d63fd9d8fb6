// The charts of series: turns the chosen lines of the sides into drawn lines.
import { exactTime } from '../format.js';
import { seriesChart } from '../charts/analysis.js';
import { chosenLines, linesOf, listLines } from './lines.js';

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

/**
 * The drawn lines of a series; lines of both sides that belong together look alike. `spec`:
 * {unit: 'rate', 'bytes' or a word, name(series), panels: true, one for each name, or
 * {panel(line), style(line)}, ownDevice: the names contain the device, marks(sides, lines): moments
 * to mark, empty, flat: the text if every point is 0}.
 */
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
