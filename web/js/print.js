// Paper: for printing, the page is laid out for paper in light colours (css/print.css), and
// everything drawn by scripts is drawn again.
const listeners = new Set();
let printing = false;

export const isPrinting = () => printing;

/** Calls `listener` before and after the page is printed; returns a function that ends that. */
export function onPrint(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

function turn(on) {
    printing = on;
    document.documentElement.toggleAttribute('data-printing', on);
    for (const listener of [...listeners]) {
        listener();
    }
}

/** Called once, when the page begins. */
export function initPrint() {
    window.addEventListener('beforeprint', () => turn(true));
    window.addEventListener('afterprint', () => turn(false));
}
