// The requests of the Compare page. It sends the first one before the page is built, so that the
// server and the page work at the same time.
import * as api from './api.js';
import { PAGE } from './row-pages.js';
import { showsSelf } from './rows.js';
import { pairQuery, rowsQuery } from './state.js';
import { addressOf } from './place.js';

/** Names the rows that the state asks for: answers of one key are the same. */
export const keyOf = (state) => rowsQuery(state, state.unit, showsSelf(state)).toString();

/** The query for the first rows of that key, and for all that the page has above them. */
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
 * The placeholder for the causes of a pair that has just been stored: the server needs longer for
 * them than for the verdict, which does not wait for them.
 */
export const lateCauses = (state) => ({ key: pairQuery(state).toString(), diagnosis: [],
    note: 'Looking for the causes …', late: true });

/**
 * The causes for the rows of that key, requested once: {diagnosis, note}, empty if they cannot be
 * read.
 */
export async function askCauses(key, late) {
    late.late = false;
    const query = new URLSearchParams(key);
    query.set('limit', '0');
    try {
        const answer = await api.compareTraces(query);
        return { diagnosis: answer.diagnosis, note: answer.diagnosis_note };
    } catch {
        return { diagnosis: [], note: '' };
    }
}

/**
 * Asks at once for what `state` shows, if it names two sets and nothing was asked yet; `why`
 * {key}: the causes that are known. early.js, a script of its own, asks before the page is
 * there: the question waits for createCompareQuestion() in a global.
 */
export function sendFirst(state, why) {
    if (globalThis.firstComparison || state.control === '' || state.test === '') {
        return;
    }
    const query = queryOf(keyOf(state), state, why);
    const stop = new AbortController();
    const answer = api.compareTraces(query, { signal: stop.signal });
    answer.catch(() => {}); // ask() returns it, and with it the error
    globalThis.firstComparison = { query, stop, answer };
}

/** The parameters of an address that the page of several recordings knows, too. */
const OF_BOTH = /^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;

/** Several recordings a side have a page of their own. */
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

/** Asks what sendFirst() asks; returns ask(key, state, why, signal). */
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
