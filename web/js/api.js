// The REST API (docs/api.md). Only this file knows its paths.
import { addressOf } from './state.js';

// Whether the server answers. Requests without an answer wait here until it does: one question at
// a time asks for all of them. early.js and the page have a copy of this module each, so the state
// is in the window.

const FIRST_MS = 300;
const LAST_MS = 4000;
const LATE_MS = 10000;

/** Made by the first who asks; the report has nothing of it. */
export const connection = () => (globalThis.serverConnection ??= {
    gone: false, // the server did not answer, and did not answer the question either
    actions: 0, // changes of the user that wait
    back: null, // the promise of all that wait; resolves to whether the server was gone
    build: null, // of the server that made this page
    other: false, // another build answered last
    hurry() {}, // asks now
});
const changed = () => document.dispatchEvent(new Event('connection'));

/** Whether these are the words of a proxy whose server does not answer. */
const isFromProxy = ({ status, headers }) => [502, 503, 504].includes(status)
    && !/json/.test(headers.get('Content-Type') ?? '');

/** The answer of the server; null: there is none. */
async function question() {
    try {
        const response = await fetch(addressOf('/api/v1/status'),
            { cache: 'no-store', signal: AbortSignal.timeout(LATE_MS) });
        return isFromProxy(response) ? null : await response.json().catch(() => ({}));
    } catch {
        return null;
    }
}

async function ask() {
    const state = connection();
    let wait = FIRST_MS;
    for (;;) {
        await new Promise((resolve) => {
            state.hurry = resolve;
            setTimeout(resolve, wait);
        });
        const answer = await question();
        if (answer) {
            const was = state.gone;
            Object.assign(state, { gone: false, back: null,
                other: state.build !== null && answer.build !== undefined
                    && answer.build !== state.build });
            changed();
            return was;
        }
        if (!state.gone) {
            state.gone = true;
            changed();
        }
        wait = Math.min(2 * wait, LAST_MS);
    }
}

/** Resolves when the server answers, to whether it was gone; rejects as fetch() when aborted. */
export async function serverBack({ signal, isAction = false } = {}) {
    const state = connection();
    signal?.throwIfAborted();
    state.back ??= ask();
    if (isAction) {
        state.actions += 1;
        changed();
    }
    let stop;
    try {
        return await Promise.race([state.back, new Promise((_, reject) => {
            stop = () => reject(signal.reason);
            signal?.addEventListener('abort', stop, { once: true });
        })]);
    } finally {
        signal?.removeEventListener('abort', stop);
        if (isAction) {
            state.actions -= 1;
            changed();
        }
    }
}

/** The build that made this page: another one later means that the page is old. */
export const knowBuild = (build) => { connection().build ??= build; };

/** Calls `tell(connection)` on every change. */
export const onConnection = (tell) =>
    document.addEventListener('connection', () => tell(connection()));

const BASE = addressOf('/api/v1');
const AGAIN_MS = 700;
const TRIES = 4; // of a request that gets no answer, although the server answers others

/** A refusal or a failure. `code` is the stable one of the server, or 'offline'. */
class ApiError extends Error {
    constructor(status, code, detail, offset = null) {
        super(detail);
        this.name = 'ApiError';
        this.status = status;
        this.code = code;
        this.offset = offset; // of a statement: the number of bytes before the error
    }
}

/** Reads a problem document from the text of an answer; accepts other bodies. */
function toError(status, text) {
    try {
        const problem = JSON.parse(text);
        if (typeof problem.detail === 'string' || typeof problem.title === 'string') {
            return new ApiError(status, problem.code ?? 'error',
                problem.detail || problem.title, problem.offset ?? null);
        }
    } catch {
        // Not JSON: only the status is known.
    }
    return new ApiError(status, 'error', `The server answered with status ${status}.`);
}

const offline = () => new ApiError(0, 'offline',
    'The server does not answer. Is “tracediff serve” still running?');

/** Streams and correlations with more digits than a number can hold stay texts. */
const LONG_NUMBER = /"(?:stream|correlation)":-?\d{16}/;
const keepDigits = (key, value, context) => ((key === 'stream' || key === 'correlation')
    && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source) || value;

/** The same for an answer with any columns. */
const LONG_INTEGER = /\d{16}/;
const keepAllDigits = (key, value, context) => (Number.isInteger(value)
    && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
    ? context.source : value);

/** Rejects as fetch() does when it is aborted. */
const pause = (ms, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
    }, { once: true });
});

/** Counts repeated requests, in the window: early.js has its own copy of this module. */
function countWaiting(change) {
    globalThis.waitingRequests = (globalThis.waitingRequests ?? 0) + change;
    globalThis.document?.dispatchEvent(new Event('waiting'));
}

/** Calls `tell(whether)` when requests begin or cease to wait for sets that are not checked. */
export function onWaiting(tell) {
    const look = () => tell(globalThis.waitingRequests > 0);
    document.addEventListener('waiting', look);
    look();
}

/** Questions of which only the last one counts. ask(key, answer, onAnswer, onError): answer(signal) sends
 * the request; the same key is not asked again, another one drops what is pending, and '' asks for
 * nothing. Returns whether the key is another one. After drop() the same key is asked again. */
export function createAsker() {
    let [known, request] = ['', null];

    async function send(mine, answer, onAnswer, onError) {
        try {
            const got = await answer(mine.signal);
            if (request === mine) {
                onAnswer(got);
            }
        } catch (error) {
            if (request === mine) {
                onError(error);
            }
        }
    }

    function drop() {
        request?.abort();
        [known, request] = ['', null];
    }

    return { drop, ask(key, answer, onAnswer, onError = () => {}) {
        const isNew = key !== known;
        if (isNew) {
            drop();
            known = key;
        }
        if (isNew && key !== '') {
            request = new AbortController();
            send(request, answer, onAnswer, onError);
        }
        return isNew;
    } };
}

/** Repeats a request whose set is in a file that the server has not checked (serve --sets), and one
 * without an answer, when the server answers again. */
async function request(method, path, options = {}) {
    let waits = false;
    let tries = 1;
    try {
        for (;;) {
            try {
                return await requestOnce(method, path, options);
            } catch (error) {
                if (error.code === 'offline' && tries < TRIES) {
                    tries += 1;
                    await serverBack({ signal: options.signal, isAction: method !== 'GET' });
                    continue;
                }
                if (method === 'DELETE' && error.status === 404 && tries > 1) {
                    return null; // only the answer to an earlier try was lost
                }
                if (error.code !== 'not_checked_yet') {
                    throw error;
                }
                if (!waits) {
                    waits = true;
                    countWaiting(1);
                }
                await pause(AGAIN_MS, options.signal);
            }
        }
    } finally {
        if (waits) {
            countWaiting(-1);
        }
    }
}

async function requestOnce(method, path, { body, signal, digits = false }) {
    const init = { method, signal, headers: { Accept: 'application/json' } };
    if (body !== undefined) {
        init.headers['Content-Type'] = 'application/json';
        init.body = JSON.stringify(body);
    }
    let response;
    let text;
    try {
        response = await fetch(BASE + path, init);
        text = await response.text();
    } catch (error) {
        throw error.name === 'AbortError' ? error : offline();
    }
    if (isFromProxy(response)) {
        throw offline();
    }
    if (!response.ok) {
        throw toError(response.status, text);
    }
    if (text === '') {
        return null;
    }
    try {
        return JSON.parse(text, digits && LONG_INTEGER.test(text) ? keepAllDigits
            : LONG_NUMBER.test(text) ? keepDigits : undefined);
    } catch {
        throw new ApiError(response.status, 'bad_answer',
            'The server sent an answer that is not JSON.');
    }
}

const get = (path, options) => request('GET', path, options);
const id = encodeURIComponent;

export const getStatus = (options) => get('/status', options);

/** A page of the list, as `query` (URLSearchParams) asks: {entries: [{set} or {group: {prefix,
 * sets, newest}}], total, entry_total}. */
export async function querySets(query, options) {
    const answer = await get(`/sets?${query}`, options);
    return { ...answer, entries: answer.entries ?? answer.sets.map((set) => ({ set })) };
}
/** The sets with these names (ids, prefixes of ids, labels); names without a set are left out. */
export async function namedSets(names, options) {
    const query = names.map((name) => `id=${id(name)}`).join('&');
    const sets = names.length === 0 ? [] : (await get(`/sets?${query}`, options)).sets;
    return [...new Map(sets.map((set) => [set.id, set])).values()]; // two names of one set
}
/** The same; without names the newest set, if there is any. */
export async function chosenSets(names) {
    const sets = await namedSets(names);
    return sets.length > 0 ? sets : (await querySets('limit=1')).entries.map(({ set }) => set);
}
/** [{tag, sets}], the most frequent tag first. */
export const listTags = async (options) => (await get('/tags', options)).tags;
export const getSet = (set, options) => get(`/sets/${id(set)}`, options);
export const patchSet = (set, changes) => request('PATCH', `/sets/${id(set)}`, { body: changes });
export const deleteSet = (set) => request('DELETE', `/sets/${id(set)}`);
/** This and the next functions make jobs. `body`: {} or {parts}. */
export const splitSet = async (set, body) =>
    (await request('POST', `/sets/${id(set)}/split`, { body })).job;
/** `label`: '' lets the server choose one. */
export const joinSets = async (sets, label) => (await request('POST', '/sets/join',
    { body: label === '' ? { sets } : { sets, label } })).job;
export const restoreSet = (set) => request('POST', `/sets/${id(set)}/restore`);

/** `query`: URLSearchParams with the parameters of the API. */
export const compareTraces = (query, options) => get(`/compare_traces?${query}`, options);
export const compareOp = (query, options) => get(`/compare_traces/op?${query}`, options);
/** The tree of calls of a set; if `set` is '', of the pair that `query` names. */
export const getTree = (set, query, options) => get(set === '' ? `/compare_traces/tree?${query}`
    : `/sets/${id(set)}/tree?${query}`, options);
/** `marked`: the parameters of the marker that makes the steps; {}: none. */
export const getSteps = async (set, marked, options) => (await get(`/sets/${id(set)}/steps?${
    new URLSearchParams(marked)}`, options)).steps;
/** The timeline of a step of a rank; `query`: which step, which part of it, and how many pixels. `what`: '', '/find': where
 * the rows of a name are, '/sums': where the time of a window goes, by name; '/ranks' with the same, or '/collective', of all
 * ranks. */
export const timeline = (set, what, query, options) => get(`/sets/${id(set)}/timeline${what}?${query}`, options);
/** `what`: the name of an analysis, as in its path. */
export const analyse = (what, query, options) => get(`/analysis/${what}?${query}`, options);
export const getSeries = (query, options) => get(`/series?${query}`, options);
export const seriesUrl = (query) => `${BASE}/series?${query}`;
export const analyseUrl = (what, query) => `${BASE}/analysis/${what}?${query}`;
export const listOps = async (set, text, options) =>
    (await get(`/sets/${id(set)}/ops?q=${id(text)}&limit=50`, options)).ops;
export const compareUrl = (query) => `${BASE}/compare_traces?${query}`;
export const reportUrl = (query) => `${BASE}/report?${query}`;
export const bundleUrl = (query) => `${BASE}/bundle?${query}`;
export const compareOpUrl = (query) => `${BASE}/compare_traces/op?${query}`;

/** `query`: URLSearchParams with sets and statement; numbers keep all their digits. */
export const askSql = (query, options) => get(`/sql?${query}`, { ...options, digits: true });
export const sqlUrl = (query) => `${BASE}/sql?${query}`;
/** The tables that a statement on these sets can use. */
export const sqlTables = async (query, options) =>
    (await get(`/sql/schema?${query}`, options)).tables;

/** `query`: requests in addition to the file itself, '' for none. */
export const traceUrl = (set, file, query) =>
    `${BASE}/sets/${id(set)}/files/${file}/trace${query ? `?${query}` : ''}`;
/** All ranks on one clock. */
export const alignedUrl = (set) => `${BASE}/sets/${id(set)}/aligned_trace`;

/** The bytes of a trace, gzipped: an ArrayBuffer. `onProgress(bytes so far, of how many; 0: not known)`. */
export async function fetchTrace(url, { signal, onProgress }) {
    const parts = [];
    let length = 0;
    let response;
    try {
        response = await fetch(url, { signal });
        if (response.ok) {
            const reader = response.body.getReader();
            for (;;) {
                const { done, value } = await reader.read();
                if (done) {
                    break;
                }
                parts.push(value);
                length += value.length;
                onProgress(length, Number(response.headers.get('Content-Length')));
            }
            return await new Blob(parts).arrayBuffer();
        }
    } catch (error) {
        if (error.name === 'AbortError') {
            throw error;
        }
        throw length > 0 ? new ApiError(0, 'broken',
            'The download stopped before its end. The log of the server says why.') : offline();
    }
    throw toError(response.status, await response.text());
}

export const listJobs = async (options) => (await get('/jobs', options)).jobs;
export const getJob = (job, options) => get(`/jobs/${id(job)}`, options);
export const cancelJob = (job) => request('DELETE', `/jobs/${id(job)}`);
export const jobEvents = (job) => new EventSource(`${BASE}/jobs/${id(job)}/events`);

/** `files`: [{name, size}]; `label`: of a set that is not stored yet. */
export const createUpload = (label, files, filesAre) =>
    request('POST', '/uploads', { body: { label, files, files_are: filesAre } });
/** Reads in the sample pair of the program. Returns its two jobs, control first. */
export const addSample = async (name = '') => (await request('POST', `/samples${name && `/${name}`}`)).jobs;
export const getUpload = (upload) => get(`/uploads/${id(upload)}`);
export const deleteUpload = (upload) => request('DELETE', `/uploads/${id(upload)}`);
export const commitUpload = async (upload) =>
    (await request('POST', `/uploads/${id(upload)}/commit`)).job;

/** Sends `file` (a Blob) from byte `from` on. The browser reads it from the disk piece by piece,
 * never as a whole into memory. fetch() reports no progress of uploads, XMLHttpRequest does. */
export function putFile(upload, name, file, { from = 0, signal, onProgress }) {
    return new Promise((resolve, reject) => {
        const xhr = new XMLHttpRequest();
        const stop = () => xhr.abort();
        const settle = (action, value) => {
            signal?.removeEventListener('abort', stop);
            action(value);
        };
        const aborted = () => settle(reject, new DOMException('Cancelled', 'AbortError'));
        if (signal?.aborted) {
            aborted();
            return;
        }
        signal?.addEventListener('abort', stop);
        xhr.open('PUT', `${BASE}/uploads/${id(upload)}/files/${id(name)}`);
        xhr.setRequestHeader('Content-Type', 'application/octet-stream');
        if (from > 0) {
            xhr.setRequestHeader('Content-Range', `bytes ${from}-${file.size - 1}/${file.size}`);
        }
        xhr.upload.addEventListener('progress', (event) => onProgress(from + event.loaded));
        xhr.addEventListener('load', () => {
            if (xhr.status < 200 || xhr.status > 299) {
                settle(reject, toError(xhr.status, xhr.responseText));
                return;
            }
            try {
                settle(resolve, JSON.parse(xhr.responseText));
            } catch {
                settle(reject, new ApiError(xhr.status, 'bad_answer',
                    'The server sent an answer that is not JSON.'));
            }
        });
        xhr.addEventListener('error', () => settle(reject, new ApiError(0, 'offline',
            'The connection was lost, or the file changed on the disk while it was being sent.')));
        xhr.addEventListener('abort', aborted);
        xhr.send(from > 0 ? file.slice(from) : file);
    });
}
