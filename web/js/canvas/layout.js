// Spans in rows: which are in view, which is at a place, how much of a text fits. Pure.

/**
 * Orders spans by row and start. `spans`: {start, end, row, length}, arrays of numbers. Spans of a
 * row may overlap. The functions below take the result.
 */
export function indexSpans({ start, end, row, length }) {
    let rows = 0;
    for (let i = 0; i < length; i += 1) {
        rows = Math.max(rows, row[i] + 1);
    }
    const first = new Uint32Array(rows + 1);
    for (let i = 0; i < length; i += 1) {
        first[row[i] + 1] += 1;
    }
    for (let r = 0; r < rows; r += 1) {
        first[r + 1] += first[r];
    }
    const order = new Uint32Array(length);
    const next = first.slice();
    for (let i = 0; i < length; i += 1) {
        order[next[row[i]]] = i;
        next[row[i]] += 1;
    }
    const reach = new Float64Array(length); // the latest end of the spans up to here
    for (let r = 0; r < rows; r += 1) {
        finishRow(order.subarray(first[r], first[r + 1]), reach.subarray(first[r], first[r + 1]),
            start, end);
    }
    return { rows, first, order, reach, start, end };
}

/**
 * Where rows are, px from the top: one after the other, or as `tops` says, in a drawing of
 * `height`. `at(y)` is the row there, -1: none.
 */
export function placeRows(count, rowHeight, tops = null, height = count * rowHeight) {
    const y = (row) => tops?.[row] ?? row * rowHeight;
    return {
        height,
        y,
        at(place) {
            const row = tops ? firstAbove(tops, 0, tops.length, place) - 1
                : Math.floor(place / rowHeight);
            return row < 0 || place >= y(row) + rowHeight ? -1 : row;
        },
    };
}

function finishRow(order, reach, start, end) {
    for (let k = 1; k < order.length; k += 1) {
        if (start[order[k]] < start[order[k - 1]]) {
            order.sort((a, b) => start[a] - start[b] || a - b);
            break;
        }
    }
    let most = -Infinity;
    for (let k = 0; k < order.length; k += 1) {
        most = Math.max(most, end[order[k]]);
        reach[k] = most;
    }
}

/** The first place in low … high whose value is above `limit`; `values` ascend. */
function firstAbove(values, low, high, limit) {
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (values[middle] > limit) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

/** Calls `take(i)` for the spans of a row that overlap from … to, in order of their start. */
export function eachInView(index, row, from, to, take) {
    if (row < 0 || row >= index.rows) {
        return;
    }
    const { first, order, reach, start, end } = index;
    const stop = first[row + 1];
    for (let k = firstAbove(reach, first[row], stop, from); k < stop; k += 1) {
        const i = order[k];
        if (start[i] >= to) {
            return;
        }
        if (end[i] > from) {
            take(i);
        }
    }
}

/** The span of a row at `at`, else the nearest that is at most `slack` away, else -1. */
export function spanAt(index, row, at, slack = 0) {
    let best = -1;
    let least = Infinity;
    // A span that starts later is drawn on top.
    eachInView(index, row, at - slack - Number.MIN_VALUE, at + slack + Number.MIN_VALUE, (i) => {
        const away = Math.max(0, index.start[i] - at, at - index.end[i]);
        if (away <= least) {
            [best, least] = [i, away];
        }
    });
    return best;
}

/** The part of `text` that fits into `room`, with an ellipsis; '' for less than two letters. */
export function clipText(text, room, widthOf) {
    const dots = widthOf('…');
    let width = 0;
    let kept = 0; // letters that leave room for the ellipsis
    let keptTo = 0; // the same in UTF-16 units
    let at = 0;
    for (const letter of text) {
        width += widthOf(letter);
        if (width > room) {
            return kept < 2 ? '' : `${text.slice(0, keptTo)}…`;
        }
        at += letter.length;
        if (width + dots <= room) {
            kept += 1;
            keptTo = at;
        }
    }
    return text;
}

/** [red, green, blue] of a colour, `rgb(…)` or `#rrggbb`. */
export const channels = (css) => (css.startsWith('#')
    ? css.match(/[0-9a-f]{2}/gi).map((x) => parseInt(x, 16))
    : (css.match(/[\d.]+/g) ?? [255, 255, 255]).slice(0, 3).map(Number));

/**
 * The colour of text, dark or light, that is easier to read on `rgb(…)` or `#rrggbb`: a contrast of
 * 4.5 at least.
 */
export function wordsOn(fill) {
    const [r, g, b] = channels(fill).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    // The contrasts with white and with #10161d (luminance 0.008); black is for those between.
    const [white, dark] = [1.05 / (light + 0.05), (light + 0.05) / 0.058];
    return Math.max(white, dark) < 4.5 ? '#000000' : white >= dark ? '#ffffff' : '#10161d';
}

/** A colour with only `share` of its strength on `ground`. */
export const paleOf = (fill, ground, share) => `rgb(${channels(fill).map((value, i) =>
    Math.round(share * value + (1 - share) * channels(ground)[i])).join(', ')})`;
