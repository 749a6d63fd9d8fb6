// The field that picks a set: with the keyboard alone, for a screen reader, on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, query, startBrowser, startServer, uploadByApi }
    from './lib.mjs';

const SETS = 22; // two more than the list shows at once
let server;
let browser;
const ids = new Map();
const field = (page) => page.locator('input[role="combobox"][data-field="set"]');
const options = (page) => page.locator('.picker-list:visible [role="option"]');
const shown = (page, label) => options(page).filter({ hasText: label }).first().waitFor();
/** The option that a screen reader announces, or null. */
const active = (page) => field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const option = id === null ? null : document.getElementById(id);
    return option && option.querySelector('.choice-name').textContent;
});
const value = (page) => field(page).inputValue();
const isOpen = (page) => field(page).getAttribute('aria-expanded');

async function open() {
    const page = await openPage(browser, server, `/analyse?set=${ids.get('run-3')}`);
    await page.waitForFunction(() =>
        document.querySelector('input[data-field="set"]')?.value === 'run-3');
    return page;
}

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    for (let i = 1; i <= SETS; i += 1) {
        const label = `run-${i}`;
        ids.set(label, await uploadByApi(server, label, [{ name: `${label}.json.gz`,
            bytes: makeTrace([{ name: label, count: i }]) }]));
    }
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

test('arrows open the list and move in it, Enter picks, and the focus stays', async () => {
    const page = await open();
    await field(page).focus();
    assert.equal(await isOpen(page), 'false');
    await page.keyboard.press('ArrowDown');
    await shown(page, 'run-22');
    assert.equal(await isOpen(page), 'true');
    const list = await field(page).getAttribute('aria-controls');
    assert.equal(await page.getByRole('listbox', { name: 'Sets' }).getAttribute('id'), list);
    assert.equal(await options(page).count(), 20);
    await page.getByText('2 more sets: type to find them').waitFor();
    await page.keyboard.press('ArrowDown');
    const [first] = await options(page).locator('.choice-name').allTextContents();
    assert.equal(await active(page), first);
    await page.keyboard.press('ArrowUp');
    const names = await options(page).locator('.choice-name').allTextContents();
    assert.equal(await active(page), names.at(-1), 'it goes round');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.equal(await active(page), names[1]);
    assert.equal(await page.locator('.choice-line.active').count(), 1);
    await page.keyboard.press('Enter');
    await page.waitForFunction((name) =>
        document.querySelector('input[data-field="set"]')?.value === name, names[1]);
    assert.ok(ids.get(names[1]).startsWith(query(page).get('set')));
    await closeClean(page);
});

test('typing searches, and Escape undoes it', async () => {
    const page = await open();
    await field(page).focus();
    await page.keyboard.type('run-17');
    await page.waitForFunction(() => document.querySelectorAll('.picker-list [role="option"]').length === 1);
    assert.equal(await active(page), 'run-17');
    await page.keyboard.press('Escape');
    assert.equal(await isOpen(page), 'false');
    assert.equal(await value(page), 'run-3');
    assert.equal(await active(page), null);
    assert.equal(await options(page).count(), 0);
    await field(page).fill('nothing like this');
    await page.getByText('No set matches.').waitFor();
    assert.equal(await active(page), null);
    await page.keyboard.press('Enter'); // picks nothing
    await page.keyboard.press('Escape');
    assert.equal(await value(page), 'run-3');
    assert.equal(await field(page).evaluate((node) => node === document.activeElement), true);
    await closeClean(page);
});

test('the list marks the set that is picked, and leaving it picks nothing', async () => {
    const page = await open();
    await field(page).fill('run-3');
    await page.waitForFunction(() => document.querySelectorAll('.picker-list [role="option"]').length === 1);
    assert.equal(await options(page).getAttribute('aria-selected'), 'true');
    await field(page).fill('run-4');
    await shown(page, 'run-4');
    assert.equal(await options(page).getAttribute('aria-selected'), 'false');
    await page.keyboard.press('Tab');
    assert.equal(await isOpen(page), 'false');
    assert.equal(await value(page), 'run-3', 'leaving picks nothing');
    await closeClean(page);
});

test('on a phone the list lies inside the window', async () => {
    const page = await open();
    await page.setViewportSize({ width: 390, height: 700 });
    await field(page).click();
    await shown(page, 'run-22');
    const box = await page.getByRole('listbox', { name: 'Sets' }).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390, `${box.x} + ${box.width}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    const one = await options(page).first();
    assert.match(await one.textContent(), /^run-22.* 1\srank/);
    const name = await one.locator('.choice-name').boundingBox();
    assert.ok(name.width >= 40 && name.x + name.width <= box.x + box.width);
    await options(page).filter({ hasText: 'run-21' }).click();
    await page.waitForFunction(() =>
        document.querySelector('input[data-field="set"]')?.value === 'run-21');
    await closeClean(page);
});
