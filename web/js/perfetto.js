// Hands a trace to the Perfetto UI in a new window, by the handshake in its documentation (“Deep
// linking to the Perfetto UI”). The bytes go from window to window inside the browser; nothing is
// uploaded.

/** The address of the UI. Only code may choose another one, never a URL. */
export const PERFETTO = 'https://ui.perfetto.dev';

/** A tab cannot hold JSON of more bytes. */
export const PERFETTO_BYTES_MAX = 2 * 1024 ** 3;

const PING_MS = 100;
const PATIENCE_MS = 60000;

class PerfettoError extends Error {
    constructor(code, message) {
        super(message);
        this.name = 'PerfettoError';
        this.code = code;
    }
}

/** Asks the window until it answers that it listens: messages before that are lost. */
function waitForWindow(view, origin, patience) {
    return new Promise((resolve, reject) => {
        const end = (settle, value) => {
            clearInterval(asking);
            clearTimeout(giving);
            window.removeEventListener('message', listen);
            settle(value);
        };
        const listen = (event) => {
            if (event.source === view && event.origin === origin && event.data === 'PONG') {
                end(resolve);
            }
        };
        // The message contains no data, so any page in the window may receive it.
        const asking = setInterval(() => {
            if (view.closed) {
                end(reject, new PerfettoError('closed', 'Perfetto’s window was closed.'));
            } else {
                view.postMessage('PING', '*');
            }
        }, PING_MS);
        const giving = setTimeout(() => end(reject, new PerfettoError('silent',
            'Perfetto does not answer. Are you connected to the internet? If not, '
            + 'download the trace and open it on a machine that is.')), patience);
        window.addEventListener('message', listen);
    });
}

/** Closes a window. Tries repeatedly, because a window that is loading a page may ignore it. */
function closeWindow(view, tries = 10) {
    view.close();
    setTimeout(() => {
        if (!view.closed && tries > 1) {
            closeWindow(view, tries - 1);
        }
    }, PING_MS);
}

/**
 * Opens Perfetto with a trace. Call it inside a click of the user, or the browser refuses the
 * window. `load` fetches the bytes: async (signal) → ArrayBuffer. `onWaiting` is called if they
 * have arrived and the window does not listen yet. `at`: async () → {start, end}, the part of the
 * trace to show, in ns; without it, the whole trace.
 */
export async function openInPerfetto({ title, fileName, load, onWaiting = () => {}, at = null,
    origin = PERFETTO, patience = PATIENCE_MS }) {
    // A blank window first if the address is not known yet: the window must open during the click,
    // and a window that is about to navigate must not report that it listens.
    const view = window.open(at ? 'about:blank' : origin, '_blank');
    if (!view) {
        throw new PerfettoError('blocked',
            'The browser blocked the new window. Allow pop-ups for this page.');
    }
    if (at) {
        try {
            const { start, end } = await at();
            view.location.replace(`${origin}/?visStart=${start}&visEnd=${end}`);
        } catch (error) {
            closeWindow(view);
            throw error;
        }
    }
    const stop = new AbortController();
    const listening = waitForWindow(view, origin, patience);
    // The wait for the window may fail while the bytes are still loading.
    listening.catch(() => stop.abort());
    let buffer;
    try {
        buffer = await load(stop.signal);
    } catch (error) {
        if (stop.signal.aborted) {
            await listening;
        }
        listening.catch(() => {});
        closeWindow(view);
        throw error;
    }
    onWaiting();
    await listening;
    view.postMessage({ perfetto: { buffer, title, fileName } }, origin, [buffer]);
}
