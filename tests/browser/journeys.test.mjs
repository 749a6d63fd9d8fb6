// What people do with a comparison that they found: send it, look at its step in the timeline.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, openPage, query, SAMPLE, shareItem, shownNames, startSample, uploadByApi }
    from './lib.mjs';
import { ready } from './timeline-lib.mjs';

let server;
let browser;
let pair;
let stop;

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

test('a copied link opens the same view for someone else; its message covers nothing', async () => {
    const page = await openPage(browser, server, `/compare?${pair}&q=aten&sort=name&order=asc`,
        { viewport: { width: 1440, height: 900 } });
    await compareReady(page);
    await page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => { window.copied = text; };
    });
    await page.locator('.ops tbody tr[data-index="1"]').click();
    await page.locator('.op-panel').waitFor();
    const names = await shownNames(page);
    const chosen = await page.locator('.op-panel .full-name').textContent();
    await page.evaluate(() => scrollTo(0, 0));
    const item = await shareItem(page, 'Copy link');
    for (const one of ['Copy link', 'Report', 'Bundle']) {
        assert.match(await page.getByRole('menuitem', { name: one }).textContent(), /.{12} .{6}/, one);
    }
    await item.click();
    await page.locator('.toast', { hasText: 'Link copied.' }).waitFor();
    const link = await page.evaluate(() => window.copied);
    assert.equal(link, page.url());
    await page.keyboard.press('Escape');
    await page.locator('.op-panel').waitFor({ state: 'hidden' });
    await shareItem(page, 'Copy link').then((again) => again.click());
    const toast = page.locator('.toast', { hasText: 'Link copied.' });
    await page.waitForFunction(() => document.querySelectorAll('.toast').length === 1, null,
        { timeout: 10000 });
    const [box, head] = await Promise.all([toast.boundingBox(), page.locator('.top').boundingBox()]);
    assert.ok(box.y >= 0 && box.y + box.height <= head.height, `${box.y} + ${box.height}`);
    await closeClean(page);

    const other = await openPage(browser, server, link.slice(server.url.length),
        { colorScheme: 'dark' });
    await compareReady(other);
    assert.deepEqual(await shownNames(other), names);
    assert.equal(await other.locator('.op-panel .full-name').textContent(), chosen);
    await closeClean(other);
});

test('the strip shows the rank that a sentence is about, coloured by all rows', async () => {
    const ids = [];
    for (const side of ['ranks-control', 'ranks-test']) {
        const where = path.join(SAMPLE, side);
        ids.push(await uploadByApi(server, side, fs.readdirSync(where).map((name) =>
            ({ name, bytes: fs.readFileSync(path.join(where, name)) }))));
    }
    const page = await openPage(browser, server, '/');
    const asked = [];
    await page.route(/\/compare_traces\?/, async (route) => {
        asked.push(new URL(route.request().url()).searchParams);
        const response = await route.fetch();
        const answer = await response.json();
        const [shown, row_count] = asked.length > 1 ? [answer.rows, answer.row_count] : [answer.rows.slice(0, 3), 5000];
        await route.fulfill({ response, json: { ...answer, rows: shown, row_count } });
    });
    await page.goto(`${server.url}/compare?control=${ids[0]}&test=${ids[1]}`);
    await page.getByRole('link', { name: 'Median step of rank 2 of both sides' }).waitFor();
    assert.match(await page.locator('.account').innerText(), /wait for rank 2/);
    assert.match(await page.locator('.step-strip-link').getAttribute('href'), /rank=2/);
    await page.waitForFunction(() => document.querySelector('.step-strip canvas').height > 100);
    for (let i = 0; i < 50 && !asked.some((one) => one.get('significance') === 'false'); i += 1) {
        await page.waitForTimeout(100);
    }
    assert.ok(asked.some((one) => one.get('significance') === 'false' && Number(one.get('limit')) > 1000
        && one.get('control_ranks') === '2' && one.get('exclude') === 'ProfilerStep*'), String(asked));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await closeClean(page);
});

test('where the host is ahead, the view begins with the step, and what comes before can be reached', async () => {
    const page = await openPage(browser, server, '/', { reducedMotion: 'reduce' });
    await page.route('**/api/v1/sets/*/timeline?*', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer,
            extent: { ...answer.extent, from: -answer.extent.to } } });
    });
    await page.goto(`${server.url}/timeline?${pair}&control_step=6&test_step=6`);
    await ready(page);
    await page.waitForTimeout(500);
    assert.ok(!query(page).has('from'));
    await page.getByRole('button', { name: 'Zoom out (S)' }).click();
    await page.waitForURL(/from=-\d/);
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.waitForFunction(() => !location.search.includes('from='));
    await closeClean(page);
});
