// The selected call: where it is on both sides, and how to move to it and to its neighbours.
import { toast } from '../components/toast.js';
import { keyOf } from './lanes.js';
import { spanWord } from './notes.js';
import { placeOn } from './partners.js';

/**
 * `page`: {state(), change(changes), stage, sides, partners, shifts(), changes(), key() → text that
 * changes with what is shown, opened(side, lane) → the unfolded lanes and this one}. `picked`: of selected.js.
 */
export function createSelection(page, picked) {
    const { stage, sides, partners } = page;
    let selected = null; // {name, category, nth, rows: {side: row, null or undefined}}
    let wanted = ''; // the request that `selected` answers
    let reveals = false; // whether its rows scroll into view when they are known
    let dead = false;
    const none = { name: '', category: '', nth: null, at: '' };

    /** Shows the call that the URL names. A name without a number means its slowest call. */
    async function draw(shown) {
        const state = page.state();
        const key = state.name === '' ? '' : JSON.stringify([page.key(), state.name,
            state.category, state.nth, shown, shown.map((side) => partners.named(side, state.name,
                state.category))]);
        if (key === wanted) {
            mark(shown);
            return;
        }
        wanted = key;
        selected = null;
        if (key !== '' && state.nth === null) {
            await lead(shown, key);
            return;
        }
        if (key !== '') {
            const { name, category, nth } = state;
            selected = { name, category, nth, rows: Object.fromEntries(shown.map((side) =>
                [side, partners.known(side, name, category, nth)
                    ?? partners.drawn(stage.shown(), side, name, category, nth) ?? undefined])) };
        }
        mark(shown);
        if (selected) {
            await complete(selected, shown);
        }
    }

    /** Asks the server for calls that are not drawn, and for the number of calls. */
    async function complete(mine, shown) {
        const { name, category, nth, rows } = mine;
        await Promise.all(shown.filter((side) => rows[side]?.of === undefined
            && rows[side] !== null).map(async (side) => {
            try {
                rows[side] = await partners.ask(side, name, category, nth);
            } catch {
                // Only the drawn calls are known.
            }
        }));
        if (!dead && selected === mine) {
            mark(shown);
        }
    }

    /** Selects and shows the slowest call of the name in a link. */
    async function lead(shown, key) {
        const { name, category, at } = page.state();
        const order = [...new Set([at, 'test', 'control'])].filter((side) => shown.includes(side));
        for (const side of order) {
            let failed = null;
            const got = await sides[side].find({ name: partners.named(side, name, category), category,
                order: 'duration', limit: 1 })
                .catch((error) => { failed = error; });
            if (dead || wanted !== key) {
                return;
            }
            if (failed) { // the name may exist: the address keeps it, so a reload asks again
                toast(`The search for ${name} failed. ${failed.message}`, { urgent: true });
                return;
            }
            if (got) {
                const [row] = got.rows;
                const start = row.start - page.shifts()[side];
                reveals = true;
                stage.goTo(stage.around({ start, end: start + row.duration }), true);
                page.change({ category: got.category, nth: row.occurrence, at: side,
                    open: page.opened(side, row.lane), ...stage.current() });
                return;
            }
        }
        toast(`${name} does not occur in this ${
            spanWord(shown.map((side) => sides[side].chosen))}.`, { seconds: 10 });
        page.change(none);
    }

    function mark(shown) {
        const places = selected === null ? [] : shown.map((side) => selected.rows[side]
            && placeOn(stage.shown(), side, selected.rows[side])).filter(Boolean);
        stage.mark({ selected: places, links: selected === null ? [] : shown.flatMap(linksOf) });
        const state = page.state();
        picked.draw(selected && { ...selected, rows: Object.fromEntries(shown.map((side) => {
            const row = selected.rows[side];
            return [side, row && { ...row, pane: undefined,
                whole: sides[side].chosen?.sample.step_number === null }];
        })), change: page.changes()?.get(keyOf(selected.name, selected.category)) ?? null,
        aligned: state.align === selected.name && state.align_nth === selected.nth }, shown);
        if (reveals && places.length > 0) {
            reveals = false;
            stage.reveal(place());
        }
    }

    /** [place of a launch, place of what it launched] of the selected call on a side. */
    function linksOf(side) {
        const row = selected.rows[side];
        const all = row?.launches?.length === row?.launched ? row?.launches ?? [] : [];
        return [...row?.launch ? [[row.launch, row]] : [], ...all.map((one) => [row, one])]
            .map((pair) => pair.map((one) => placeOn(stage.shown(), side, one)))
            .filter(([from, to]) => from && to);
    }

    /** The place of the call on the side on which it was selected. */
    const place = () => stage.marks.selected.find(({ pane }) => pane.side === page.state().at)
        ?? stage.marks.selected[0];

    function zoom() {
        const found = place();
        if (found) {
            const size = Math.max((found.end - found.start) * 1.6, 0.1);
            const middle = (found.start + found.end) / 2;
            stage.goTo({ from: middle - size / 2, to: middle + size / 2 });
            stage.reveal(found);
        }
        return found !== undefined;
    }

    return {
        draw,
        place,
        zoom,
        current: () => selected,
        /** Selects a call from the server, wherever it is. */
        show({ name, category, occurrence, side, at, duration, lane }) {
            reveals = true;
            stage.goTo(stage.around({ start: at, end: at + duration }));
            page.change({ name, category, nth: occurrence, at: side,
                open: page.opened(side, lane) });
        },
        /** Selects span `i` of a pane, or deselects it if selected. False if it is not a call. */
        pick(pane, i) {
            const found = partners.nameOf(pane, i);
            if (found) {
                const [name, category, nth] = found;
                const state = page.state();
                const same = state.name === name && state.category === category
                    && state.nth === nth;
                reveals = !same; // the details must not cover it
                page.change(same ? none : { name, category, nth, at: pane.side });
            }
            return found !== null;
        },
        /** The call after (1) or before (-1) the selected one in its row. */
        step(by) {
            const from = place();
            const next = from ? stage.beside(from, by) : -1;
            if (next < 0) {
                return false;
            }
            const [name, category, nth] = partners.nameOf(from.pane, next);
            const data = from.pane.data();
            const view = stage.current();
            if (data.start[next] < view.from || data.end[next] > view.to) {
                const middle = (data.start[next] + data.end[next]) / 2;
                const half = (view.to - view.from) / 2;
                stage.goTo({ from: middle - half, to: middle + half });
            }
            page.change({ name, category, nth, at: from.pane.side });
            return true;
        },
        clear: () => page.change(none),
        unmount() { dead = true; },
    };
}
