// What the user waits for comes first, whatever it takes: the verdict before the library of the
// charts is loaded, the rows of a search before the charts are drawn again. `make bench` has the times.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chartsReady, closeClean, compareReady, openPage, startSample } from './lib.mjs';

const CALM = 250; // ms, as in web/js/charts/figure.js

let sample;
before(async () => { sample = await startSample(); });
after(() => sample?.stop());

/** Runs in the page, before its scripts: notes what is there when the verdict is painted. */
function watchVerdict() {
    const onFrame = () => {
        if (document.querySelector('.results:not([data-stale]) .headline')) {
            setTimeout(() => {
                window.atVerdict = { scripts: [...document.scripts].map(({ src }) => src),
                    plotly: 'Plotly' in window };
            });
        } else {
            requestAnimationFrame(onFrame);
        }
    };
    requestAnimationFrame(onFrame);
}

/** Notes for each drawing of a chart how long the last key was ago. */
function watchCharts() {
    let pressed = null;
    document.addEventListener('keydown', () => { pressed = performance.now(); }, true);
    window.drawings = [];
    const { react } = window.Plotly;
    window.Plotly.react = (...args) => {
        window.drawings.push(performance.now() - pressed);
        return react(...args);
    };
}

test('the verdict is painted before the library of the charts is loaded', async () => {
    const page = await openPage(sample.browser, sample.server, `/compare?${sample.pair}`,
        { init: watchVerdict });
    await compareReady(page);
    const seen = await page.evaluate(() => window.atVerdict);
    assert.equal(seen.plotly, false);
    assert.deepEqual(seen.scripts.filter((src) => src.includes('plotly')), []);
    assert.equal(await page.evaluate(() => 'Plotly' in window), true);
    await closeClean(page);
});

test('charts are not drawn while the user types', async () => {
    const page = await openPage(sample.browser, sample.server, `/compare?${sample.pair}`);
    await compareReady(page);
    await page.evaluate(watchCharts);
    await page.getByRole('searchbox', { name: 'Search names' }).focus();
    await page.keyboard.type('addmm', { delay: 60 });
    await page.waitForFunction(() => document.querySelectorAll('.ops tbody tr[data-index]').length < 20);
    await chartsReady(page);
    const drawings = await page.evaluate(() => window.drawings);
    assert.ok(drawings.length >= 2, `${drawings.length} drawings`);
    assert.ok(drawings.every((ms) => ms >= CALM - 1), `drawn ${drawings.join(', ')} ms after a key`);
    await closeClean(page);
});
