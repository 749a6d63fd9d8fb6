// Many sets on the Traces page: order, groups, pages, several at once, tags, the menu of a row.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, query, startBrowser, startServer, uploadByApi }
    from './lib.mjs';

const GROUP = 24; // with the 2 others, enough for groups
let server;
let browser;
const names = (page) => page.locator('.sets tr:not(.detail) .set-name').allTextContents();
const row = (page, label) => page.locator('.sets tr[data-set]', { has:
    page.locator('.set-name', { hasText: new RegExp(`^${label}$`) }) });
const check = (page, label) => row(page, label).getByRole('checkbox');
const shown = (page, label) => row(page, label).waitFor();

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    const put = (label, ops) => uploadByApi(server, label, [{ name: `${label}.json.gz`,
        bytes: makeTrace([{ name: label, count: ops }]) }]);
    for (let i = 1; i <= GROUP; i += 1) {
        await put(`night-${i}`, i);
    }
    await put('small', 1);
    await put('large', 99);
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

test('sets whose labels begin alike are one row that opens', async () => {
    const page = await openPage(browser, server);
    await shown(page, 'large');
    assert.deepEqual(await names(page), ['large', 'small', 'night']);
    assert.equal(await page.title(), 'Traces (26) · tracediff');
    const group = page.getByRole('button', { name: 'night …, 24 sets' });
    assert.equal(await group.getAttribute('aria-expanded'), 'false');
    const groupRow = page.locator('tr.group');
    await groupRow.locator('.set-cell').getByRole('link', { name: 'Series of night …' }).waitFor();
    assert.equal(await groupRow.evaluate((node) => getComputedStyle(node).borderRadius), '0px');
    await group.focus();
    await page.keyboard.press('Enter');
    await shown(page, 'night-24');
    assert.equal((await names(page)).length, 27);
    assert.equal(await group.getAttribute('aria-expanded'), 'true');
    assert.equal(await group.evaluate((node) => node === document.activeElement), true);
    await page.keyboard.press('Enter');
    await row(page, 'night-24').waitFor({ state: 'detached' });
    assert.deepEqual(await names(page), ['large', 'small', 'night']);
    await closeClean(page);
});

test('columns sort, and the URL says how', async () => {
    const page = await openPage(browser, server, '/?q=night');
    await shown(page, 'night-24');
    const head = (name) => page.getByRole('columnheader', { name });
    assert.equal(await head('Stored').getAttribute('aria-sort'), 'descending');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.locator('th[data-sort="label"][aria-sort="ascending"]').waitFor();
    await page.waitForFunction(() => document.querySelector('.sets .set-name').textContent
        === 'night-1');
    assert.deepEqual((await names(page)).slice(0, 3), ['night-1', 'night-2', 'night-3']);
    assert.equal(query(page).get('sort'), 'label');
    const [{ label: largest }] = (await server.api('/sets?q=night&sort=bytes&order=desc')).sets;
    await page.getByRole('button', { name: 'Size' }).click();
    await page.locator('th[data-sort="bytes"][aria-sort="descending"]').waitFor();
    await page.waitForFunction((label) => document.querySelector('.sets .set-name').textContent
        === label, largest);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.sets .set-name').textContent
        === 'night-1');
    const heights = await page.locator('.sets tbody tr[data-set]').evaluateAll((rows) =>
        rows.map((one) => Math.round(one.getBoundingClientRect().height)));
    assert.ok(heights.every((height) => height >= 36 && height <= 37), heights.join(' '));
    await closeClean(page);
});

test('several sets are checked, compared, and deleted with undo', async () => {
    const page = await openPage(browser, server, '/?q=night&sort=label');
    const bar = page.getByRole('region', { name: 'Selected sets' });
    await shown(page, 'night-24');
    assert.equal(await bar.isVisible(), false);
    await check(page, 'night-3').click();
    await check(page, 'night-6').click({ modifiers: ['Shift'] });
    assert.match(await bar.textContent(), /^4 selected/);
    assert.equal(await bar.getByRole('button', { name: 'Compare (4)' }).isDisabled(), true);
    await bar.getByRole('button', { name: 'Delete (4)' }).click();
    await row(page, 'night-4').waitFor({ state: 'detached' });
    assert.equal((await names(page)).length, GROUP - 4);
    assert.equal(await bar.isVisible(), false);
    await page.locator('.toast', { hasText: /4.sets were deleted/ })
        .getByRole('button', { name: 'Undo' }).click();
    await shown(page, 'night-4');
    assert.equal((await names(page)).length, GROUP);

    await check(page, 'night-2').focus();
    await page.keyboard.press('Space');
    await check(page, 'night-9').click();
    await bar.getByRole('button', { name: 'Compare (2)' }).click();
    await page.waitForURL(/\/compare\?/);
    const { sets } = await server.api('/sets?id=night-2&id=night-9');
    assert.deepEqual(['control', 'test'].map((side) => query(page).get(side)),
        sets.map((set) => set.id.slice(0, 12)));
    await page.locator('.results:not([data-stale])').waitFor();
    await closeClean(page);
});

test('tags can be added and removed, and filter by a click', async () => {
    const page = await openPage(browser, server, '/?q=night&sort=label');
    await shown(page, 'night-24');
    await check(page, 'night-1').click();
    await check(page, 'night-2').click();
    await page.getByRole('button', { name: 'Tags …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New tag').fill('  <b>slow</b>  ');
    await page.keyboard.press('Enter');
    await dialog.getByText('Tagged “<b>slow</b>”.').waitFor();
    await dialog.getByLabel('New tag').fill('x'.repeat(64));
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `Remove the tag ${'x'.repeat(64)}` }).click();
    await dialog.getByText('was removed').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'night-1').getByRole('button', { name: 'Only sets tagged <b>slow</b>' }).click();
    await row(page, 'night-3').waitFor({ state: 'detached' });
    assert.deepEqual(await names(page), ['night-1', 'night-2']);
    assert.equal(query(page).get('tag'), '<b>slow</b>');
    const filter = page.getByRole('group', { name: 'Tags' }).getByRole('button');
    assert.equal(await filter.getAttribute('aria-pressed'), 'true');
    await filter.click();
    await shown(page, 'night-3');
    assert.deepEqual((await server.api('/tags')).tags, [{ tag: '<b>slow</b>', sets: 2 }]);
    await closeClean(page);
});

test('the menu of a row works with the keyboard', async () => {
    const page = await openPage(browser, server, '/?q=small');
    await shown(page, 'small');
    const opener = page.getByRole('button', { name: 'Actions for small' });
    const focused = () => page.evaluate(() => document.activeElement.textContent);
    await opener.focus();
    await page.keyboard.press('Enter');
    assert.equal(await opener.getAttribute('aria-expanded'), 'true');
    assert.equal(await focused(), 'Rename …');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'Add a note …');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(), 'Delete');
    await page.keyboard.press('t');
    assert.equal(await focused(), 'Tags …');
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('menu').count(), 0);
    assert.equal(await opener.evaluate((node) => node === document.activeElement), true);
    // On a phone, too, the menu opens inside the window.
    await page.setViewportSize({ width: 390, height: 700 });
    await opener.click();
    const box = await page.getByRole('menu').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await closeClean(page);
});

test('the list has pages', async () => {
    const page = await openPage(browser, server, '/?page=2');
    await page.getByText('There is nothing on this page.').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await shown(page, 'large');
    assert.equal(await page.getByRole('navigation', { name: 'Pages of the list' }).isVisible(),
        false);
    await closeClean(page);
});
