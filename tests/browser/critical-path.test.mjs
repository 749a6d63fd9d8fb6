// The critical path: its page, and its rows in the timeline.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, openAnalysis, query, startSample, tableRows } from './lib.mjs';

let server;
let browser;
let stop;

before(async () => {
    ({ server, browser, stop } = await startSample());
});
after(() => stop?.());

test('the page has sentences, charts and tables', async () => {
    const page = await openAnalysis(browser, server, 'critical_path',
        'set=control&test=test&more=1');
    const sentences = await page.locator('.path-sentence').allInnerTexts();
    assert.equal(sentences.length, 2);
    assert.match(sentences[0], /^A: \S+\sms a step: \S+\s% kernels, /u);
    for (const id of ['path-names', 'path-steps']) {
        await page.locator(`#${id} .main-svg`).first().waitFor();
    }
    const kinds = await tableRows(page, 'Kinds');
    assert.ok(kinds.some((row) => row.kind[0] === 'between operators'
        && row.work[0] === 'waiting'));
    const steps = await tableRows(page, 'Steps');
    assert.match(steps[0].step[0], /^step \d+$/);
    await closeClean(page);
});

test('a click or a key shows the whole of a cut name', async () => {
    const page = await openAnalysis(browser, server, 'critical_path', 'set=control&more=1',
        { viewport: { width: 390, height: 844 } });
    const names = page.locator('.data-table').filter({ hasText: 'Operators, calls and kernels' })
        .locator('.name-button');
    const cell = names.filter({ hasText: /^sm90_/ }).first();
    const size = () => cell.evaluate((node) => [node.scrollWidth <= node.clientWidth
        && [...node.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth),
    node.getBoundingClientRect().height]);
    const [fits, height] = await size();
    assert.equal(fits, false);
    await cell.focus();
    await page.keyboard.press('Enter');
    assert.equal(await cell.getAttribute('aria-expanded'), 'true');
    const [whole, grown] = await size();
    assert.ok(whole && grown > height, `${grown} ${height}`);
    await cell.click();
    assert.deepEqual(await size(), [false, height]);
    await closeClean(page);
});

test('the link leads to the timeline, where the path is marked and can be switched off', async () => {
    const page = await openAnalysis(browser, server, 'critical_path', 'set=control');
    await page.getByRole('link', { name: /^Show the path of step \d+, rank 0, in the timeline$/ })
        .click();
    const button = page.getByRole('button', { name: 'Critical path' });
    const words = page.locator('.timeline-path');
    await words.filter({ hasText: /^Critical path of the control: \S+\sms of work in \S+\sms$/u })
        .waitFor();
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    assert.equal(query(page).get('path'), 'true');
    await page.locator('.key-span-path').waitFor();
    await page.waitForFunction(() => ['host', 'device'].every((kind) => Number(
        document.querySelector(`.timeline-${kind}[data-side="control"] canvas`)?.dataset.drawn) > 0));
    const marked = await picture(page);
    await button.click();
    await page.waitForFunction(() => document.querySelector('.timeline-path').textContent === '');
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
    assert.equal(query(page).has('path'), false);
    assert.ok(marked > await picture(page), 'the marks are drawn');
    await closeClean(page);
});

/** How many pixels of the lanes have the colour of the path. */
const picture = (page) => page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    probe.fillStyle = getComputedStyle(document.documentElement).colorScheme.includes('dark')
        && matchMedia('(prefers-color-scheme: dark)').matches ? '#ff9e5e' : '#c2410c';
    probe.fillRect(0, 0, 1, 1);
    const [r, g, b] = probe.getImageData(0, 0, 1, 1).data;
    let count = 0;
    const shown = [...document.querySelectorAll('.timeline-pane canvas')].filter((c) => c.width > 0 && c.height > 0);
    for (const canvas of shown) {
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        for (let i = 0; i < data.length; i += 4) {
            count += data[i] === r && data[i + 1] === g && data[i + 2] === b;
        }
    }
    return count;
});

test('both sides are marked, and the work is that of the analysis', async () => {
    const page = await openAnalysis(browser, server, 'critical_path', 'set=control&test=test');
    const href = await page.getByRole('link', { name: /^Show the path/ }).getAttribute('href');
    await page.goto(server.url + href);
    await page.locator('.timeline-path').filter({ hasText: /of the control: .*; of the test: / })
        .waitFor();
    const step = query(page).get('step') ?? query(page).get('control_step');
    const answer = await (await fetch(`${server.url}/api/v1/analysis/critical_path?set=control`
        + `&ranks=0&steps=${step}`)).json();
    const [row] = answer.set.by_step;
    const words = await page.locator('.timeline-path').innerText();
    assert.ok(words.includes(`${(row.work / 1000).toFixed(2)}\u00a0ms of work`),
        `${words}, ${row.work}`);
    await closeClean(page);
});
