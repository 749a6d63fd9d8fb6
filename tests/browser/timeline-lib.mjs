// What the tests of the timeline share.

export const LANE = 24; // px, a lane with one row

/** Waits until both sides are drawn and the page knows what changed. */
export const ready = (page, sides = ['control', 'test']) => page.waitForFunction((all) =>
    document.querySelector('.timeline-table tbody tr') && all.every((side) => Number(
        document.querySelector(`.timeline-host[data-side="${side}"] canvas`)?.dataset.drawn) > 0),
sides);

export const canvas = (page, side, host = false) =>
    page.locator(`.timeline-${host ? 'host' : 'device'}[data-side="${side}"] canvas`);
// The URL follows the view after 350 ms: by the clock of the page, which may have much to do.
export const settled = (page) => page.evaluate(() => new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)));
}));
