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
    assert.match(await pin.textContent(), /^goes in (29|30)\sdays$/);
    assert.match(await pin.getAttribute('aria-label'), /^Pin one, which goes in (29|30)\sdays$/);
    assert.match(await pin.getAttribute('title'), /^This server removes it on .*; pin it to keep it$/);
    await pin.focus();
    await page.keyboard.press('Enter');
    await page.locator('.pin-toggle[aria-pressed="true"]').waitFor();
    assert.equal(await pin.textContent(), 'pinned');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'pin-toggle');
    assert.deepEqual(await pinned(), { one: true, two: false });

    // One of two has a pin: then both get one; and then both lose it.
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
