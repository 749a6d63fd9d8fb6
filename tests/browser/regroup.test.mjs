// Splitting a set and joining sets on the Traces page, and the way back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, rowAction, startBrowser, startServer, uploadByApi }
    from './lib.mjs';

let server;
let browser;
before(async () => {
    server = await startServer();
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const rowOf = (page, label) => page.locator('.sets tr[data-set]').filter({
    has: page.locator('.set-name', { hasText: new RegExp(`^${label}$`) }) });
/** The server and the page list exactly these labels. */
async function assertLabels(page, labels) {
    await page.waitForFunction((wanted) => JSON.stringify([...document.querySelectorAll(
        '.sets tr[data-set] .set-name')].map((node) => node.textContent).sort())
        === JSON.stringify(wanted), [...labels].sort());
    const { sets } = await server.api('/sets');
    assert.deepEqual(sets.map((set) => set.label).sort(), [...labels].sort());
}
const undo = (page) => page.locator('.toast').last().getByRole('button', { name: 'Undo' }).click();

test('two files that were dropped together are split, and the split is undone', async () => {
    await uploadByApi(server, 'both', [
        { name: 'before_fix.json.gz', bytes: makeTrace([{ name: 'aten::add', dur: 5 }], { rank: null }) },
        { name: 'after_fix.json.gz', bytes: makeTrace([{ name: 'aten::add', dur: 7 }], { rank: null }) }]);
    const page = await openPage(browser, server);
    await rowOf(page, 'both').waitFor();
    await rowAction(page, 'both', 'Split …');
    const dialog = page.getByRole('dialog', { name: 'Split both' });
    await dialog.getByRole('radio', { name: 'Each file becomes a set: 2 sets' }).waitFor();
    assert.equal(await dialog.getByRole('checkbox').count(), 0); // those are hidden
    await dialog.getByRole('button', { name: 'Split' }).click();
    await dialog.waitFor({ state: 'detached' });
    await assertLabels(page, ['before_fix', 'after_fix']);
    await undo(page);
    await assertLabels(page, ['both']);
    await closeClean(page);
});

test('checked files become one set, the others another', async () => {
    const page = await openPage(browser, server);
    await rowOf(page, 'both').waitFor();
    await rowAction(page, 'both', 'Split …');
    const dialog = page.getByRole('dialog', { name: 'Split both' });
    await dialog.getByRole('radio', { name: /The checked files/ }).check();
    await dialog.getByRole('button', { name: 'Split' }).click();
    await dialog.getByText('Check some of the files, and not all of them.').waitFor();
    await dialog.getByRole('checkbox', { name: /after_fix/ }).check();
    await dialog.getByRole('button', { name: 'Split' }).click();
    await dialog.waitFor({ state: 'detached' });
    await assertLabels(page, ['before_fix', 'after_fix']);
    await closeClean(page);
});

test('checked sets are joined', async () => {
    const page = await openPage(browser, server);
    for (const label of ['before_fix', 'after_fix']) {
        await rowOf(page, label).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: 'Join …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join 2 sets' });
    await dialog.getByRole('textbox', { name: 'Label' }).fill('one run');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await assertLabels(page, ['one run']);
    const [set] = (await server.api('/sets')).sets;
    assert.deepEqual(set.ranks, [0, 1]);
    await closeClean(page);
});
