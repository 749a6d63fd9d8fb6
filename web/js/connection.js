// Whether the server answers. Requests without an answer wait here until it does: one question at
// a time asks for all of them. early.js and the page have a copy of this module each, so the state
// is in the window.
import { addressOf } from './place.js';

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
export const isFromProxy = ({ status, headers }) => [502, 503, 504].includes(status)
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
