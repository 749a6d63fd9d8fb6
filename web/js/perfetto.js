// Hands a trace to the Perfetto UI: in a window of its own, from this page to that one, by
// the handshake that its documentation describes (“Deep linking to the Perfetto UI”). The
// bytes go from window to window inside the browser; nothing is uploaded by it.

/** Where the UI lives. Only code may choose another place, never a URL. */
export const PERFETTO = 'https://ui.perfetto.dev';

/** JSON of more bytes than a tab can hold. */
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

/** Asks the window until it says that it listens: messages are not kept for it. */
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

/** Closes a window. A window that is loading its next page may miss it. */
function closeWindow(view, tries = 10) {
    view.close();
    setTimeout(() => {
        if (!view.closed && tries > 1) {
            closeWindow(view, tries - 1);
        }
    }, PING_MS);
}

/**
 * Opens Perfetto with a trace. Must be called inside the click of a person, or the browser
 * refuses the window. `load` fetches the bytes: async (signal) → ArrayBuffer. `onWaiting`
 * is called when they are there and the window does not listen yet. `at`: async () → {start,
 * end}, ns of the trace that are to be seen; without it the whole trace is.
 */
export async function openInPerfetto({ title, fileName, load, onWaiting = () => {}, at = null,
    origin = PERFETTO, patience = PATIENCE_MS }) {
    // A blank window first, where the address is not known yet: a window must open in the click,
    // and none that is about to leave may say that it listens.
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
    // The window may be given up while the bytes are still on their way.
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
