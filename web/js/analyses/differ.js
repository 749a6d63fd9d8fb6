// Which places (ranks, streams of ranks) a chart shows if it has no room for all: those
// that differ most, from the median or between the two sides.
import { median } from '../samples.js';

const MOST_BARS = 32;
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

/**
 * How much each place differs: its two sides from each other or, with one side, the place from the
 * median of its group. `places`: [{group, values: a list of numbers for each side}].
 */
function differences(places) {
    const groups = new Map();
    for (const { group, values } of places) {
        const lists = groups.get(group);
        if (lists) {
            lists.push(values[0]);
        } else {
            groups.set(group, [values[0]]);
        }
    }
    const middles = new Map([...groups].map(([group, lists]) => [group, medians(lists)]));
    return new Map(places.map((p) => [p, distance(p.values[0],
        p.values.length > 1 ? p.values[1] : middles.get(p.group))]));
}

/** The places in order, those that differ most first. */
export function byDifference(places) {
    const far = differences(places);
    return [...places].sort((a, b) => far.get(b) - far.get(a));
}

export const differText = (shown, all, what, sides) => `the ${shown} of ${all} ${what} that differ `
    + `most ${sides > 1 ? 'between A and B' : 'from the median'}`;

/**
 * The `places` that a chart of bars shows, in `order` ('rank': all, in their own order): {shown,
 * note, limited}.
 */
export function choosePlaces(places, sides, order, what) {
    const most = Math.floor(MOST_BARS / sides);
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
