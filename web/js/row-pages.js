// The rows of one comparison, loaded page by page when they become visible. The server has them
// all, in order; a row that is not loaded yet is a hole.
import * as api from './api.js';

export const PAGE = 200; // rows

/** `onMore()` is called after each loaded page. */
export function createRowPages(onMore) {
    let query = null;
    let rows = [];
    let places = new Map(); // id in links → place
    let request = null;

    const hole = (from, to) => {
        for (let i = Math.max(0, from); i < Math.min(to, rows.length); i += 1) {
            if (rows[i] === undefined) {
                return i;
            }
        }
        return -1;
    };

    async function ask(changes) {
        const mine = new AbortController();
        const now = query;
        const more = new URLSearchParams(now);
        more.set('diagnosis', 'false');
        Object.entries(changes).forEach(([key, value]) => more.set(key, String(value)));
        request = mine;
        try {
            const got = await api.compareTraces(more, { signal: mine.signal });
            return now === query ? got : null;
        } catch {
            return null; // missing rows are requested again when they are visible
        } finally {
            if (request === mine) {
                request = null;
            }
        }
    }

    function keepSelected(id, selected) {
        places.set(id, selected ? selected.index : -1);
        if (selected) {
            rows[selected.index] = selected.row;
        }
    }

    return {
        rows: () => rows,
        /** Begins with the first page; `id` is the row that was requested with it, or ''. */
        start(key, answer, id) {
            request?.abort();
            query = new URLSearchParams(key);
            rows = new Array(answer.row_count);
            places = new Map();
            answer.rows.forEach((row, i) => { rows[i] = row; });
            if (id !== '') {
                keepSelected(id, answer.selected);
            }
        },
        /** The place of a row, -1 if a filter hides it; undefined: not known yet. */
        placeOf(id) {
            const at = rows.findIndex((row) => row?.id === id);
            return at >= 0 ? at : places.get(id);
        },
        async find(id) {
            const got = await ask({ row: id, limit: 0 });
            if (got) {
                keepSelected(id, got.selected);
                onMore();
            }
        },
        /** Loads the missing rows from `from` up to `to`. */
        async want(from, to) {
            const at = hole(from, to);
            if (at < 0 || request !== null) {
                return;
            }
            const offset = PAGE * Math.floor(at / PAGE);
            const got = await ask({ offset, limit: PAGE });
            if (got) {
                got.rows.forEach((row, i) => { rows[offset + i] = row; });
                onMore();
            }
        },
        stop() {
            request?.abort();
            query = null;
        },
    };
}
