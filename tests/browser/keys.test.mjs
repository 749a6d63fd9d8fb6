// The keyboard on every page: “?” lists the keys, “/” searches, letters pick, Escape closes
// from the inside out, and no key acts while a field takes letters.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, openCompare, openPage, startSample } from './lib.mjs';

let browser;
let server;
let pair;
let stop;

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const focused = (page, what) => page.waitForFunction((selector) =>
    document.activeElement.matches(selector), what);
const dialog = (page) => page.getByRole('dialog', { name: 'Keys' });
const panel = (page) => page.locator('.op-panel');

const open = (more = '') => openCompare(browser, server, `${pair}${more}`);

test('“?” lists the keys of the page and of every page; Escape closes, the focus comes back',
    async () => {
        for (const [where, title, only] of [['/', 'Traces page', 'Find sets'],
            [`/compare?${pair}`, 'Compare page', 'Choose the control'],
            [`/tree?${pair}`, 'Tree page', 'Find a frame or a kernel'],
            [`/analyse?set=${pair.slice(8, 20)}`, 'Analyse page', 'Move to the operator field'],
            [`/timeline?${pair}`, 'Timeline page', 'Zoom in'],
            ['/series', 'Series page', 'Move to the sets field'],
            ['/query', 'Query page', 'In the statement: run it'],
            ['/nowhere', null, 'List the keys']]) {
            const page = await openPage(browser, server);
            page.expectErrors = where === '/nowhere'; // which is answered with 404
            await page.goto(server.url + where);
            await page.locator('#version').getByText('tracediff').waitFor();
            const button = page.getByRole('button', { name: 'Keys', exact: true });
            await button.focus();
            await page.keyboard.press('?');
            await dialog(page).waitFor();
            assert.deepEqual(await dialog(page).locator('h3').allTextContents(),
                [title, 'Every page'].filter(Boolean));
            await dialog(page).getByText(only).first().waitFor();
            await page.keyboard.press('?');
            assert.equal(await page.locator('dialog').count(), 1);
            await page.keyboard.press('Escape');
            await dialog(page).waitFor({ state: 'detached' });
            await focused(page, '#keys');
            await button.click();
            await dialog(page).getByRole('button', { name: 'Close' }).click();
            await dialog(page).waitFor({ state: 'detached' });
            await closeClean(page);
        }
    });

test('“/” searches on Compare, and on Analyse goes to the operator or the ranks', async () => {
    const page = await open();
    await page.keyboard.press('/');
    await focused(page, '.search input');
    await page.goto(`${server.url}/analyse?set=${pair.slice(8, 20)}`);
    await page.locator('.data-table').first().waitFor();
    await page.keyboard.press('/');
    await focused(page, '[data-field="ranks"]');
    await page.goto(`${server.url}/analyse?what=kernel_sequences&set=${pair.slice(8, 20)}`);
    await page.locator('[data-field="operator_name"]').waitFor();
    await page.keyboard.press('/');
    await focused(page, '[data-field="operator_name"]');
    page.expectErrors = true;
    await page.goto(`${server.url}/nowhere`);
    await page.getByText('There is no such page').waitFor();
    await page.keyboard.press('/');
    await page.locator('#toasts').getByText('nothing to search on this page').waitFor();
    await closeClean(page);
});

test('a key leads from the search into the table, and one Tab leads out', async () => {
    for (const key of ['ArrowDown', 'Enter']) {
        const page = await open();
        await page.keyboard.press('/');
        await page.keyboard.type('gemm');
        await page.keyboard.press(key);
        await focused(page, '.ops tbody tr[data-index="0"]');
        await page.waitForFunction(() => location.search.includes('q=gemm'));
        await compareReady(page);
        await focused(page, '.ops tbody tr[data-index="0"]');
        await page.keyboard.press('ArrowDown');
        await focused(page, '.ops tbody tr[data-index="1"]');
        await page.keyboard.press('ArrowRight');
        await focused(page, 'tr[data-index="1"] .op-link');
        await page.keyboard.press('ArrowLeft');
        await focused(page, '.ops tbody tr[data-index="1"]');
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(() =>
            document.activeElement.closest('.ops tbody')), null);
        await page.keyboard.press('Shift+Tab');
        await focused(page, '.ops tbody tr[data-index="1"]');
        await closeClean(page);
    }
});

test('Tab reaches the table even if its first rows are scrolled out of view',
    async () => {
        const page = await open();
        await page.locator('.table-scroll').evaluate((table) => {
            table.scrollTop = table.scrollHeight;
        });
        await page.waitForFunction(() => !document.querySelector('tr[data-index="0"]')
            && document.querySelector('.ops tbody tr[tabindex="0"]'));
        await closeClean(page);
    });

test('Escape closes from the inside out: the dialog, the menu, the panel', async () => {
    const page = await open();
    await page.locator('.ops tbody tr[data-index="1"]').click();
    await panel(page).waitFor();
    await page.locator('details.menu summary').first().click();
    await page.locator('.ops tbody tr[data-index="1"]').focus();
    await page.keyboard.press('?');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    assert.ok(await page.locator('details.menu[open]').isVisible());
    await page.keyboard.press('Escape');
    await page.locator('details.menu[open]').waitFor({ state: 'detached' });
    assert.ok(await panel(page).isVisible());
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await closeClean(page);
});

test('no key acts while a field takes letters, or with a modifier', async () => {
    const page = await open();
    const search = page.locator('.search input');
    await search.focus();
    await page.keyboard.type('ct?/');
    assert.equal(await search.inputValue(), 'ct?/');
    assert.equal(await page.locator('dialog').count(), 0);
    await page.keyboard.press('Escape');
    assert.equal(await search.inputValue(), '');
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    for (const keys of ['Control+/', 'Alt+/', 'Alt+c', 'Control+?']) {
        await page.keyboard.press(keys);
    }
    await focused(page, '.ops tbody tr');
    assert.equal(await page.locator('dialog').count(), 0);
    await page.keyboard.press('c');
    await focused(page, '[data-field="control"]');
    await page.locator('[data-field="control"][aria-expanded="true"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-field="control"][aria-expanded="false"]').waitFor();
    assert.equal(await page.locator('[data-field="control"]').inputValue(), 'control');
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    await page.keyboard.press('t');
    await focused(page, '[data-field="test"]');
    await closeClean(page);
});

test('Traces: “/” searches, the list is one stop of Tab, and letters pick', async () => {
    const page = await openPage(browser, server);
    await page.locator('.sets tr[data-set]').nth(1).waitFor();
    const label = () => page.evaluate(() =>
        document.activeElement.closest('tr')?.querySelector('.set-name').textContent);
    await page.keyboard.press('c');
    await page.locator('#toasts').getByText('First move to a set of the list').waitFor();
    await page.keyboard.press('/');
    await focused(page, '.find-bar input');
    await page.keyboard.type('tc');
    assert.equal(await page.locator('.find-bar input').inputValue(), 'tc');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.search.includes('q='));
    await page.locator('.sets tr[data-set]').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await focused(page, 'tr[data-set]');
    const [first, second] = await page.locator('.sets .set-name').allTextContents();
    assert.equal(await label(), first);
    await page.keyboard.press('t');
    await page.locator('tr[data-test]', { hasText: first }).waitFor();
    await page.keyboard.press('ArrowDown');
    assert.equal(await label(), second);
    await page.keyboard.press('c');
    await page.locator('tr[data-control]', { hasText: second }).waitFor();
    await focused(page, 'tr[data-control]');
    // The arrows move among the controls of a row and pick nothing.
    await page.keyboard.press('ArrowRight');
    await focused(page, '.set-check');
    await page.keyboard.press('ArrowRight');
    await focused(page, '.pick-control input');
    await page.keyboard.press('ArrowUp');
    assert.equal(await label(), first);
    await focused(page, 'tr[data-test]');
    // One Tab leads out, one back in.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.closest('.sets')), null);
    await page.keyboard.press('Shift+Tab');
    await focused(page, 'tr[data-test]');
    // Enter: the menu of the row; Escape closes it, and the focus is back.
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await focused(page, '.menu-button');
    await page.keyboard.press('ArrowLeft');
    await focused(page, '.analyse-link');
    await closeClean(page);
});
