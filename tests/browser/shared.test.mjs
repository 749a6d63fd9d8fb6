// A server that removes old sets: the list says when a set goes, and pins keep it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, startBrowser, startServer, uploadByApi } from './lib.mjs';

let server;
let browser;
before(async () => {
    server = await startServer(['--keep', '30d']);
    browser = await startBrowser();
    for (const label of ['one', 'two']) {
        await uploadByApi(server, label, [{ name: 'rank0.json', bytes: makeTrace([{ name: label }]) }]);
    }
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const row = (page, label) => page.locator('.sets tr[data-set]', { hasText: label });
const pinned = async () => Object.fromEntries((await server.api('/sets')).sets.map((set) =>
    [set.label, set.pinned]));

test('the list says when a set goes; a key pins it, and several are pinned at once', async () => {
    const page = await openPage(browser, server);
    const pin = row(page, 'one').locator('.pin-toggle');
    await pin.waitFor();
    assert.match(await pin.textContent(), /^removed in (29|30)\sdays$/);
    assert.match(await pin.getAttribute('aria-label'), /^Pin one, which is removed in (29|30)\sdays$/);
    assert.match(await pin.getAttribute('title'), /^This server removes it on .*; pin it to keep it$/);
    await pin.focus();
    await page.keyboard.press('Enter');
    await page.locator('.pin-toggle[aria-pressed="true"]').waitFor();
    assert.equal(await pin.textContent(), 'pinned');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'pin-toggle');
    assert.deepEqual(await pinned(), { one: true, two: false });

    // One of two is pinned: Pin pins both, and then Unpin unpins both.
    await row(page, 'one').locator('.set-check').click();
    await row(page, 'two').locator('.set-check').click();
    const bulk = page.locator('.bulk-bar');
    await bulk.getByRole('button', { name: 'Pin', exact: true }).click();
    await bulk.getByRole('button', { name: 'Unpin', exact: true }).waitFor();
    assert.deepEqual(await pinned(), { one: true, two: true });
    await bulk.getByRole('button', { name: 'Unpin', exact: true }).click();
    await page.waitForFunction(() => !document.querySelector('.pin-toggle[aria-pressed="true"]'));
    await bulk.getByRole('button', { name: 'Pin', exact: true }).waitFor();
    assert.deepEqual(await pinned(), { one: false, two: false });

    // By the menu of a row.
    await row(page, 'two').locator('.menu-button').click();
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
    await row(page, 'two').locator('.pin-toggle[aria-pressed="true"]').waitFor();
    // Nothing is wider than a phone.
    await page.setViewportSize({ width: 390, height: 800 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await closeClean(page);
});

test('a list that was requested before a change does not undo it on the page', async () => {
    const page = await openPage(browser, server);
    await row(page, 'one').locator('.pin-toggle').waitFor();
    let asked = 0;
    let release; // lists requested before the set is pinned wait for this
    const pinnedFirst = new Promise((resolve) => { release = resolve; });
    await page.route(/\/api\/v1\/sets\?/, async (route) => {
        const answer = await route.fetch();
        asked += 1;
        await pinnedFirst;
        await route.fulfill({ response: answer }).catch(() => {}); // it may be given up
    });
    await page.locator('.sets th[data-sort="label"] button').click();
    while (asked === 0) {
        await page.waitForTimeout(20);
    }
    await row(page, 'one').locator('.pin-toggle').click();
    await row(page, 'one').locator('.pin-toggle[aria-pressed="true"]').waitFor();
    release();
    await page.waitForFunction(() => !document.querySelector('.set-list [aria-busy="true"]'));
    assert.equal(await row(page, 'one').locator('.pin-toggle').textContent(), 'pinned');
    await closeClean(page);
});

test('a change that is saved after the list failed is not called unsaved', async () => {
    const page = await openPage(browser, server);
    await row(page, 'one').locator('.pin-toggle').waitFor();
    let release;
    const listFailed = new Promise((resolve) => { release = resolve; });
    await page.route(/\/api\/v1\/sets\/[0-9a-f]{32}$/, async (route) => {
        await listFailed;
        await route.continue();
    });
    await row(page, 'one').locator('.pin-toggle').click();
    await page.route(/\/api\/v1\/sets\?/, (route) => route.abort());
    await page.evaluate(() => document.querySelector('.sets th[data-sort="label"] button')?.click());
    await page.getByText('The traces cannot be listed').waitFor();
    await page.unroute(/\/api\/v1\/sets\?/);
    release();
    await row(page, 'one').locator('.pin-toggle').waitFor(); // the list is asked for again
    assert.equal(await page.locator('.toast').count(), 0);
    await page.close(); // the console has the list that failed
});
