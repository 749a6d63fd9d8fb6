// Finds the partner of a span: the same occurrence of the same name on the other side, or of the
// same function if its line moved. Searches the drawn spans first, then asks the server.
import { findSpan, isSingle, keyAt, keyOf, nameOn } from './lanes.js';

const KEPT = 1000;

/** `sides`: {control, test} of data.js. `changes()`: of changesOf(), null if not known. */
export function createPartners(sides, changes) {
    let known = new Map(); // side, step, name and occurrence → row or null

    const keyOn = (side, name, category, nth) =>
        [side, sides[side].stepKey(), category, name, nth].join('\0');

    const named = (side, name, category) => nameOn(changes(), side, name, category);

    /** Among the drawn spans: {start, duration, lane, level, pane} with the times of its side. */
    function drawn(panes, side, name, category, nth) {
        for (const pane of panes) {
            const data = pane.side === side ? pane.data() : null;
            const i = data ? findSpan(data, keyOf(named(side, name, category), category), nth) : -1;
            if (i >= 0) {
                return { start: data.start[i] + data.shift, duration: data.end[i] - data.start[i],
                    lane: data.lanes[data.lane[i]].id, level: data.level[i], pane };
            }
        }
        return null;
    }

    return {
        drawn,
        /** The name on `side` of a row that has this name on either side. */
        named,
        /** The result of an earlier ask(); undefined if there is none. */
        known: (side, name, category, nth) => known.get(keyOn(side, named(side, name, category), category, nth)),
        async ask(side, name, category, nth, signal) {
            const there = named(side, name, category);
            const key = keyOn(side, there, category, nth);
            const got = await sides[side].find({ name: there, category, occurrence: nth }, { signal });
            if (known.size > KEPT) {
                known = new Map();
            }
            const { of, launch, launched, launches } = got ?? {};
            const row = got ? { ...got.rows[0], of, launch, launched, launches } : null;
            known.set(key, row);
            return row;
        },
        /** [name, category, occurrence] of a span, null if it can have no partner. */
        nameOf: (pane, i) => {
            const data = pane.data();
            if (i < 0 || !data || !isSingle(data, i)) {
                return null;
            }
            const [category, name] = keyAt(data, i).split('\0');
            return [name, category, data.occurrence[i]];
        },
    };
}

/** The place of a row of the server: {pane, lane, level, start, end, row} on the axis, or null. */
export function placeOn(panes, side, row) {
    for (const pane of panes) {
        const data = pane.side === side ? pane.data() : null;
        const band = data?.bands.find(({ id }) => id === row.lane);
        if (band) {
            return { pane, lane: row.lane, level: row.level, start: row.start - data.shift,
                end: row.start + row.duration - data.shift, row: band.row + (band.open ? row.level : 0) };
        }
    }
    return null;
}
