// Moves from one call of the search to the next, wherever they are in the step.
import { keyOf } from './lanes.js';
import { countWords, findCalls, placeWords } from './search.js';

/**
 * `search`: of search.js. `page`: {key() → text that changes with what is shown, sides() → those of
 * data.js, panes(), changes(), shifts(), from() → where the view begins, onCall(call)}.
 */
export function createWalk(search, page) {
    let calls = null; // {key, list, found: Promise}
    let at = -1;

    /** Finds all calls of `text`, once. */
    function count(text) {
        const key = `${page.key()}|${text}`;
        if (calls?.key !== key) {
            const mine = { key, list: [] };
            calls = mine;
            at = -1;
            mine.found = findCalls(text, page.sides(), page.panes(), page.changes(), page.shifts())
                .then(({ calls: list, more }) => {
                    mine.list = list;
                    if (calls === mine) {
                        const names = new Set(list.map((one) => keyOf(one.name, one.category)));
                        search.say(countWords(names.size, list.length, more));
                    }
                }, () => {});
        }
        return calls.found;
    }

    return {
        /** Sets the text to search for; '' is none. */
        draw(text) {
            if (text === '') {
                search.say('');
                calls = null;
            } else {
                count(text);
            }
        },
        /** Shows the next call (1), or the previous one (-1). */
        async walk(text, by) {
            if (text === '') {
                return;
            }
            await count(text);
            const list = calls?.list ?? [];
            if (list.length === 0) {
                return;
            }
            if (at < 0) {
                const next = list.findIndex((one) => one.at >= page.from());
                at = by > 0 ? Math.max(0, next) : next <= 0 ? list.length - 1 : next - 1;
            } else {
                at = (at + by + list.length) % list.length;
            }
            search.say(placeWords(at, list.length));
            page.onCall(list[at]);
        },
    };
}
