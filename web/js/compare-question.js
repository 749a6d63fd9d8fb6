// The requests of the Compare page. It sends the first one before the page is built, so that the
// server and the page work at the same time.
import * as api from './api.js';
import { PAGE } from './row-pages.js';
import { showsSelf } from './rows.js';
import { pairQuery, rowsQuery } from './state.js';
import { addressOf } from './place.js';

/** The key of the rows that the state asks for: one key has one answer. */
export const keyOf = (state) => rowsQuery(state, state.unit, showsSelf(state)).toString();

/** The query for the first rows of that key, and for everything above them on the page. */
function queryOf(key, state, why) {
    const query = new URLSearchParams(key);
    query.set('limit', String(PAGE));
    if (state.op !== '') {
        query.set('row', state.op);
    }
    if (why?.key === pairQuery(state).toString()) {
        query.set('diagnosis', 'false');
    }
    return query.toString();
}

/**
 * The placeholder for the causes of a pair that was just stored: the server needs longer for them
 * than for the verdict, which does not wait for them.
 */
export const lateCauses = (state) => ({ key: pairQuery(state).toString(), diagnosis: [],
    note: 'Looking for the causes …', late: true });

/** What comes with the causes. */
export const causesOf = ({ diagnosis, diagnosis_note: note, account, waterfall,
    work_classes: classes }) => ({ diagnosis, note, account, waterfall, classes });

/** The answer with the causes for the rows of that key, requested once; null if that fails. */
export async function askCauses(key, late) {
    late.late = false;
    const query = new URLSearchParams(key);
    query.set('limit', '0');
    try {
        return await api.compareTraces(query);
    } catch {
        return null;
    }
}

/**
 * Sends the request for `state` at once, if it names two sets and none was sent yet; `why` {key}:
 * the causes that are known. The separate script early.js sends it before the page exists: it is
 * kept in a global for createCompareQuestion().
 */
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
const OF_BOTH = /^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;

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
