// Shared by pages that send one request at a time: a new request cancels the older one, a slow one
// shows as busy, and an error replaces the results.
import * as api from './api.js';
import { announce, button, errorBox, fill, h } from './dom.js';
import { showsSelf } from './rows.js';
import { addressOf, findSet, pairQuery, queryWith, rowsQuery, unknownIn } from './state.js';

// Values in the address that are not good. Those that a page does not know, it leaves out, and a bar
// above it says which; those that the server refuses are in its message. A button clears each: the
// rest of the address stays.

const LETTERS = 40; // of a value
const shortened = (text) => (text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text);

/** A button that clears parameters of the address. */
function clearButton(context, values) {
    const words = values.map(({ name, value }) => `${name}=${shortened(value)}`).join(' and ');
    return button(`Clear ${words}`, () => {
        const address = new URL(location.href);
        values.forEach(({ name }) => address.searchParams.delete(name));
        context.go(address.pathname + address.search);
    });
}

/** The bar under the head of the pages: {draw(page, more)}. The page has read(search); `more`: the
 * values that only its data show to be unknown. */
export function createBadValues(node, context) {
    let shown = '';
    return { draw(page, more = []) {
        const values = [...page.read ? unknownIn(page.read, location.search) : [], ...more];
        const words = values.map(({ name, value, allowed }) =>
            `“${name}=${shortened(value)}” in the address is not used. Allowed: ${allowed}.`);
        if (words.join('\n') !== shown) {
            shown = words.join('\n');
            node.hidden = words.length === 0;
            fill(node, words.map((text) => h('span', {}, text)),
                words.length > 0 && clearButton(context, values));
            announce(words.join(' '));
        }
    } };
}

/** The name in the address of the parameter that the server's message begins with; '' if it is
 * none. `side`: the set that was asked, where the server does not know which of the two it is. */
export function refusedName(message, search, side = '') {
    const given = new URLSearchParams(search);
    const names = [...message.matchAll(/\b(\w+): /g)].flatMap(([, name]) => [name,
        name.replace(/^set(?=_|$)/, side || 'control'), name.replace(/^(set|control|test)_/, '')]);
    return [...names, ...side !== '' && message.startsWith('there is no') ? [side] : []]
        .find((name) => given.has(name)) ?? '';
}

/** Adds the button to the message about a refusal. */
function offerClearing(context, box, message, side) {
    const name = refusedName(message, location.search, side);
    if (name !== '') {
        box?.append(clearButton(context, [{ name,
            value: new URLSearchParams(location.search).getAll(name).join() }]));
    }
}

/** A link below an error. */
export const otherTraces = () => h('a', { href: addressOf('/') }, 'Choose other traces');

/** What stands in place of results while no sets are chosen. `sets`: those that the address names, null if
 * unknown; `pick`: the words before the link to the page Traces. */
export const chooseBox = (title, sets, pick, end = '.') => h('div', { class: 'empty' }, h('h2', {}, title),
    h('p', {}, sets?.length === 0 ? 'There are no sets yet. ' : pick, h('a', { href: addressOf('/') },
        sets?.length === 0 ? 'Add traces' : 'Traces page'), end));

/** Asks for the sets that a page names, else for the newest; then calls `draw()`. If there are none, `parts`
 * are hidden, and it calls `none()` instead. */
export async function askSets(page, names, { message, parts, words, none, draw }) {
    try {
        page.sets = await api.chosenSets(names.filter((name) => name !== ''));
    } catch (error) {
        fill(message, errorBox({ message: error.message }));
        return;
    }
    if (page.dead) {
        return;
    }
    const isEmpty = page.sets.length === 0;
    parts.forEach((node) => { node.hidden = isEmpty; });
    if (isEmpty) {
        fill(message, h('p', { class: 'notice' }, words, h('a', { href: addressOf('/') }, 'Add some'), '.'));
    }
    (isEmpty ? none : draw)();
}

/** The sets of a page with `state` themselves, for their labels, ranks and steps; then draws it. */
export async function loadSets(page, render) {
    const names = [page.state.control, page.state.test].filter((name) => name !== '');
    if (names.every((name) => page.sets && findSet(page.sets, name))) {
        return;
    }
    const found = await api.namedSets(names).catch(() => []);
    if (!page.dead) {
        page.sets = found;
        render(page);
    }
}

const SLOW = 250; // ms; a faster indicator only flickers

/** The answer is drawn in `results`, all other texts in `message`. Returns {ask(answer, onAnswer,
 * onError), clearable(error, side), say(node), drop(), unmount()}. */
export function createQuestion({ context, results, message }) {
    let request = null;
    let dead = false;

    /** `answer(signal)` sends the request and resolves to the argument of `onAnswer`. A late
     * answer, after another request or after the page was left, is dropped. */
    async function ask(answer, onAnswer, onError) {
        request?.abort();
        request = new AbortController();
        const { signal } = request;
        const isLate = () => dead || signal.aborted;
        const slow = setTimeout(() => {
            context.busy(true);
            results.setAttribute('aria-busy', 'true');
        }, SLOW);
        let tell;
        try {
            const got = await answer(signal);
            tell = () => onAnswer(got);
        } catch (error) {
            tell = () => {
                onError(error);
                clearable(error);
            };
        }
        clearTimeout(slow);
        if (isLate()) {
            return;
        }
        calm();
        tell();
        context.settled();
    }

    /** The server names the parameter that it refuses: the rest of the address may be good. */
    const clearable = (error, side) =>
        offerClearing(context, message.querySelector('.error-box'), error.message, side);

    function calm() {
        context.busy(false);
        results.removeAttribute('aria-busy');
    }

    /** The answer is no longer needed. */
    function drop() {
        request?.abort();
        calm();
    }

    return {
        ask,
        clearable,
        drop,
        /** Shows `node` in place of the results; null shows the results again. */
        say(node) {
            fill(message, node);
            results.hidden = node !== null;
        },
        unmount() {
            dead = true;
            request?.abort();
        },
    };
}

// The rows of one comparison, loaded page by page when they become visible. The server has them
// all, in order; a row that is not loaded yet is a hole.

const PAGE = 200; // rows

/** `onMore()` is called after each loaded page. */
export function createRowPages(onMore) {
    let [query, request] = [null, null];
    let rows = [];
    let places = new Map(); // id in links → place

    /** The answer to the query with `changes`; null: another one has begun, or it failed: missing rows are
     * requested again when they are visible. */
    async function ask(changes) {
        const mine = new AbortController();
        const now = query;
        request = mine;
        try {
            const got = await api.compareTraces(queryWith(now, { diagnosis: false, ...changes }), { signal: mine.signal });
            return now === query ? got : null;
        } catch {
            return null;
        } finally {
            request = request === mine ? null : request;
        }
    }

    function keep(id, selected) {
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
            [query, places] = [new URLSearchParams(key), new Map()];
            rows = Object.assign(new Array(answer.row_count), answer.rows);
            if (id !== '') {
                keep(id, answer.selected);
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
                keep(id, got.selected);
                onMore();
            }
        },
        /** Loads the missing rows from `from` up to `to`. */
        async want(from, to) {
            const hole = rows.slice(Math.max(0, from), to).findIndex((row) => row === undefined);
            if (hole < 0 || request !== null) {
                return;
            }
            const offset = PAGE * Math.floor((Math.max(0, from) + hole) / PAGE);
            const got = await ask({ offset, limit: PAGE });
            if (got) {
                rows.splice(offset, got.rows.length, ...got.rows);
                onMore();
            }
        },
        stop() {
            request?.abort();
            query = null;
        },
    };
}

// The requests of the Compare page. It sends the first one before the page is built, so that the
// server and the page work at the same time.

/** The key of the rows that the state asks for: one key has one answer. */
export const keyOf = (state) => rowsQuery(state, state.unit, showsSelf(state)).toString();

/** The query for the first rows of that key, and for everything above them on the page. */
const queryOf = (key, state, why) => queryWith(key, { limit: PAGE, row: state.op,
    diagnosis: why?.key === pairQuery(state).toString() ? false : '' }).toString();

/** The placeholder for the causes of a pair that was just stored: the server needs longer for them
 * than for the verdict, which does not wait for them. */
export const lateCauses = (state) => ({ key: pairQuery(state).toString(), diagnosis: [],
    note: 'Looking for the causes …', late: true });

/** What comes with the causes. */
export const causesOf = ({ diagnosis, diagnosis_note: note, account, waterfall,
    work_classes: classes }) => ({ diagnosis, note, account, waterfall, classes });

/** The answer with the causes for the rows of that key, requested once; null if that fails. */
export function askCauses(key, late) {
    late.late = false;
    return api.compareTraces(queryWith(key, { limit: 0 })).catch(() => null);
}

/** Sends the request for `state` at once, if it names two sets and none was sent yet; `why` {key}:
 * the causes that are known. The separate script early.js sends it before the page exists: it is
 * kept in a global for createCompareQuestion(). */
export function sendFirst(state, why) {
    if (globalThis.firstComparison || state.control === '' || state.test === '') {
        return;
    }
    const query = queryOf(keyOf(state), state, why);
    const stop = new AbortController();
    const answer = api.compareTraces(query, { signal: stop.signal });
    answer.catch(() => {}); // ask() returns the answer with its error
    globalThis.firstComparison = { query, stop, answer };
}

/** The parameters that the page of several recordings has, too. */
const OF_BOTH = /^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;

/** If a side has several recordings, another page shows the comparison. */
async function leaveForRecordings(answer) {
    const leave = () => {
        const there = new URLSearchParams(location.search);
        [...there.keys()].filter((key) => !OF_BOTH.test(key)).forEach((key) => there.delete(key));
        location.replace(addressOf(`/compare/recordings?${there}`));
        return new Promise(() => {});
    };
    try {
        const got = await answer;
        return got.judged === 'between_recordings' ? leave() : got;
    } catch (error) {
        if (error.code !== 'not_for_recordings') {
            throw error;
        }
        return leave();
    }
}

/** Sends the first request, as sendFirst() does; returns ask(key, state, why, signal). */
export function createCompareQuestion(state, why) {
    sendFirst(state, why);
    let first = globalThis.firstComparison;
    delete globalThis.firstComparison;
    return (key, now, known, signal) => {
        const query = queryOf(key, now, known);
        const sent = first;
        first = null;
        if (sent?.query === query) {
            signal.addEventListener('abort', () => sent.stop.abort());
            return leaveForRecordings(sent.answer);
        }
        sent?.stop.abort();
        return leaveForRecordings(api.compareTraces(query, { signal }));
    };
}
