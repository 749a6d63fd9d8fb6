// Light and dark: the system's preference, or the choice kept in this browser.

const KEY = 'tracediff.theme';
const listeners = new Set();
/** A question to the browser; tests of single functions have none. */
export const mediaQuery = (text) => globalThis.matchMedia?.(text) ?? { matches: false };
const media = mediaQuery('(prefers-color-scheme: dark)');

function read() {
    const choice = document.documentElement.dataset.theme;
    return choice === 'light' || choice === 'dark' ? choice : 'auto';
}

/** 'light' or 'dark': what is on the screen now. */
function currentTheme() {
    const choice = read();
    return choice === 'auto' ? (media.matches ? 'dark' : 'light') : choice;
}

/** Calls `listener` after every change; returns a function that ends that. */
export function onThemeChange(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

function notify() {
    for (const listener of [...listeners]) {
        listener(currentTheme());
    }
}

/** Connects the switch in the page head. */
export function initTheme(select) {
    select.value = read();
    select.addEventListener('change', () => {
        if (select.value === 'auto') {
            delete document.documentElement.dataset.theme;
        } else {
            document.documentElement.dataset.theme = select.value;
        }
        try {
            localStorage.setItem(KEY, select.value);
        } catch {
            // Then the choice lasts until the page is left.
        }
        notify();
    });
    media.addEventListener('change', () => {
        if (read() === 'auto') {
            notify();
        }
    });
}

/** Calls `draw()` in the next frame after request(), and when the size of `node` or the theme changes:
 * {request(), stop()}. */
export function createPainter(node, draw) {
    let pending = 0;
    const request = () => {
        pending ||= requestAnimationFrame(() => {
            pending = 0;
            draw();
        });
    };
    const size = new ResizeObserver(request);
    size.observe(node);
    const stopTheme = onThemeChange(request);
    return { request, stop() {
        cancelAnimationFrame(pending);
        size.disconnect();
        stopTheme();
    } };
}

const forced = mediaQuery('(forced-colors: active)');
let known = new Map(); // colours that were computed
let knownFor = ''; // what they depend on

/** The computed value of a colour property of the style sheet, e.g. '--control'. */
export function colour(property) {
    const { theme, printing } = document.documentElement.dataset;
    const now = `${theme} ${printing} ${media.matches} ${forced.matches}`;
    if (now !== knownFor) {
        known = new Map();
        knownFor = now;
    }
    if (!known.has(property)) {
        known.set(property, compute(property));
    }
    return known.get(property);
}

function compute(property) {
    const probe = document.createElement('span');
    probe.style.color = `var(${property})`;
    probe.style.forcedColorAdjust = 'none'; // charts keep their colours and background
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
}

// Paper: for printing, the page is laid out for paper in light colours (css/print.css), and
// everything drawn by scripts is drawn again.

const printListeners = new Set();
let printing = false;

export const isPrinting = () => printing;

/** Calls `listener` before and after the page is printed; returns a function that ends that. */
export function onPrint(listener) {
    printListeners.add(listener);
    return () => printListeners.delete(listener);
}

function turn(on) {
    printing = on;
    document.documentElement.toggleAttribute('data-printing', on);
    for (const listener of [...printListeners]) {
        listener();
    }
}

/** Called once, when the page begins. */
export function initPrint() {
    window.addEventListener('beforeprint', () => turn(true));
    window.addEventListener('afterprint', () => turn(false));
}
