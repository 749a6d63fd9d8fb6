// What the Compare page asks the server for. Its first question goes out before the page is
// built: the server and the page work at the same time.
import * as api from './api.js';
import { PAGE } from './row-pages.js';
import { showsSelf } from './rows.js';
import { pairQuery, rowsQuery } from './state.js';

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
 * Asks at once for what `state` shows, if it names two sets; `why` {key}: the causes that are
 * known. Returns ask(key, state, why, signal).
 */
export function createCompareQuestion(state, why) {
    let early = null; // {query, answer, stop}
    if (state.control !== '' && state.test !== '') {
        const query = queryOf(keyOf(state), state, why);
        const stop = new AbortController();
        early = { query, stop, answer: api.compareTraces(query, { signal: stop.signal }) };
        early.answer.catch(() => {}); // ask() returns it, and with it the error
    }
    return (key, now, known, signal) => {
        const query = queryOf(key, now, known);
        const sent = early;
        early = null;
        if (sent?.query === query) {
            signal.addEventListener('abort', () => sent.stop.abort());
            return sent.answer;
        }
        sent?.stop.abort();
        return api.compareTraces(query, { signal });
    };
}
