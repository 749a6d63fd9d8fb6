// The Traces page: adding sets in every way, following the ingest, rename, note, delete.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, query, SAMPLE, startBrowser, startServer,
    temporaryFolder, uploadByApi, uploadFolders } from './lib.mjs';

let server;
let browser;
let folder;
const row = (page, label) => page.locator('.sets tr[data-set]', { hasText: label });
const card = (page, label) => page.locator('.transfer', { hasText: label });

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    folder = temporaryFolder();
});
after(async () => {
    await browser?.close();
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
});

/** A folder of files {name: bytes} to choose or drop. */
function makeFolder(name, files) {
    const where = path.join(folder, name);
    for (const [file, bytes] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(where, file)), { recursive: true });
        fs.writeFileSync(path.join(where, file), bytes);
    }
    return where;
}

test('an empty store explains itself', async () => {
    const page = await openPage(browser, server);
    await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
    assert.match(await page.locator('.empty').textContent(), /torch\.profiler/);
    assert.equal(await page.title(), 'Traces (0) · tracediff');
    // On a phone only the listing scrolls.
    await page.setViewportSize({ width: 390, height: 800 });
    assert.equal(await page.locator('.empty').evaluate((node) => node.scrollWidth
        - node.clientWidth), 0);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.getByRole('heading', { name: 'Analyse' }).waitFor();
    assert.equal(await page.title(), 'Analyse · tracediff');
    await closeClean(page);
});

test('a set whose stored file is damaged says so, and what helps', async () => {
    const other = await startServer();
    const id = await uploadByApi(other, 'broken',
        [{ name: 'rank0.json', bytes: makeTrace([{ name: 'x' }]) }]);
    fs.unlinkSync(path.join(other.data, 'sets', `${id}.db`));
    const page = await openPage(browser, other);
    const told = row(page, 'broken').locator('.set-damage');
    assert.match(await told.textContent(), /damaged: it is not there.*Read its traces in again/);
    await closeClean(page);
    await other.stop();
});

test('two folders are chosen, uploaded and picked as control and test', async () => {
    const page = await openPage(browser, server);
    await uploadFolders(page, [path.join(SAMPLE, 'control'), path.join(SAMPLE, 'test')]);
    await page.waitForFunction(() => document.querySelectorAll(
        '.transfer[data-state="done"]').length === 2);
    await row(page, 'control').first().waitFor();
    assert.equal(await page.locator('tr[data-control] .set-name').textContent(), 'control');
    assert.equal(await page.locator('tr[data-test] .set-name').textContent(), 'test');
    assert.ok(query(page).get('control') && query(page).get('test'));
    assert.equal(await page.title(), 'Traces (2) · tracediff');
    await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
    await page.waitForURL(/\/compare\?/);
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    assert.equal(await page.title(), 'control → test · Compare · tracediff');
    await page.goBack();
    await row(page, 'control').first().waitFor();
    await closeClean(page);
});

test('a folder dropped anywhere is offered; what is no trace is listed', async () => {
    const where = makeFolder('dropped', { 'a/rank0.json.gz': makeTrace([{ name: 'aten::mm' }]),
        'notes.txt': 'no trace' });
    const page = await openPage(browser, server);
    await row(page, 'control').first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    const drag = (type) => cdp.send('Input.dispatchDragEvent', { type, x: 700, y: 500,
        data: { items: [], files: [where], dragOperationsMask: 1 } });
    await drag('dragEnter');
    await drag('dragOver');
    await page.locator('#drop-veil').waitFor();
    await drag('drop');
    await page.locator('#drop-veil').waitFor({ state: 'hidden' });
    const ready = page.locator('.transfer[data-state="ready"]');
    await ready.waitFor();
    assert.equal(await ready.locator('input[type="text"]').inputValue(), 'dropped');
    assert.match(await ready.locator('.file-list').textContent(), /a\/rank0\.json\.gz/);
    assert.match(await ready.locator('.skipped').textContent(), /notes\.txt/);
    await ready.locator('input[type="text"]').fill('renamed before the upload');
    await ready.locator('input[type="text"]').press('Enter');
    await row(page, 'renamed before the upload').waitFor();
    await closeClean(page);
});

test('what cannot be uploaded is not counted', async () => {
    const page = await openPage(browser, server);
    const trace = makeTrace([{ name: 'aten::mm' }]);
    for (const [name, files] of [['nothing', { 'notes.txt': 'no trace' }],
        ['one', { 'a.json.gz': trace }], ['two', { 'b.json.gz': trace }]]) {
        await page.setInputFiles('input[webkitdirectory]', makeFolder(name, files));
        await page.locator('.transfer').filter({ has: page.locator(`input[value="${name}"]`) })
            .or(page.locator('.transfer', { hasText: Object.keys(files)[0] })).first().waitFor();
        const all = page.getByRole('button', { name: 'Upload all' });
        assert.equal(await all.isVisible(), name === 'two', name);
        if (name === 'two') {
            assert.equal(await all.textContent(), 'Upload all 2');
        }
    }
    await closeClean(page);
});

test('the same traces are not stored twice', async () => {
    const page = await openPage(browser, server);
    await row(page, 'control').first().waitFor();
    const count = await page.locator('.sets tr[data-set]').count();
    await page.setInputFiles('input[webkitdirectory]', path.join(SAMPLE, 'control'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.locator('.transfer-text', { hasText: 'stored already' }).waitFor();
    assert.equal(await page.locator('.sets tr[data-set]').count(), count);
    await closeClean(page);
});

test('single files make a set; a folder of folders can be split', async () => {
    const one = makeTrace([{ name: 'one' }]);
    const two = makeTrace([{ name: 'two' }]);
    const parent = makeFolder('parent', { 'before/r0.json.gz': one, 'after/r0.json.gz': two });
    const page = await openPage(browser, server);
    await row(page, 'control').first().waitFor();
    await page.setInputFiles('input[type="file"]:not([webkitdirectory])',
        [path.join(parent, 'before', 'r0.json.gz')]);
    const ready = page.locator('.transfer[data-state="ready"]');
    await ready.waitFor();
    await ready.getByRole('button', { name: /^Remove/ }).click();
    await page.setInputFiles('input[webkitdirectory]', parent);
    await page.getByRole('button', { name: 'Split into 2 sets' }).click();
    assert.deepEqual(await ready.locator('input[type="text"]').evaluateAll((inputs) =>
        inputs.map((i) => i.value)), ['after', 'before']);
    await page.getByRole('button', { name: 'Upload all 2' }).click();
    await page.locator('.set-name', { hasText: /^before$/ }).waitFor();
    await page.locator('.set-name', { hasText: /^after$/ }).waitFor();
    await closeClean(page);
});

test('a broken connection is resumed, and an upload can be cancelled', async () => {
    const big = Buffer.from(JSON.stringify({ traceEvents: [], filler: 'x'.repeat(3e6) }));
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await row(page, 'control').first().waitFor();
    let cuts = 0;
    await page.route('**/api/v1/uploads/*/files/*', async (route) => {
        if (cuts === 0) {
            cuts += 1;
            await route.abort('connectionreset');
        } else {
            await route.continue();
        }
    });
    await page.setInputFiles('input[webkitdirectory]',
        makeFolder('cut', { 'rank0.json.gz': makeTrace([{ name: 'cut' }]) }));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await row(page, 'cut').waitFor();
    assert.equal(cuts, 1);
    await page.unroute('**/api/v1/uploads/*/files/*');

    await page.route('**/api/v1/uploads/*/files/*', () => {}); // never answers
    await page.setInputFiles('input[webkitdirectory]',
        makeFolder('stopped', { 'rank0.json': big }));
    await card(page, 'stopped').count();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel stopped' }).click();
    await card(page, 'stopped').getByText('Cancelled').waitFor();
    assert.equal(await row(page, 'stopped').count(), 0);
    await closeClean(page);
});

test('a folder without a readable trace says why', async () => {
    const page = await openPage(browser, server);
    await row(page, 'control').first().waitFor();
    await page.setInputFiles('input[webkitdirectory]',
        makeFolder('garbage', { 'rank0.json': 'this is no trace' }));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.locator('.transfer[data-state="failed"]').waitFor();
    assert.match(await page.locator('.transfer[data-state="failed"]').textContent(),
        /rank0\.json/);
    assert.equal(await row(page, 'garbage').count(), 0);

    // A later visit still tells it, until it is dismissed.
    await page.reload();
    const failed = page.locator('.transfer[data-state="failed"]');
    await failed.waitFor();
    await failed.getByRole('button', { name: /^Remove/ }).click();
    await page.reload();
    await row(page, 'control').first().waitFor();
    assert.equal(await failed.count(), 0);
    await closeClean(page);
});

test('copies and ranks without rows are told', async () => {
    const bytes = makeTrace([['aten::twice', 30]]);
    const page = await openPage(browser, server);
    await uploadFolders(page, [makeFolder('twins', { 'rank0.json': bytes,
        'x copy.json': bytes, 'rank1.json': '{"traceEvents":[]}' })]);
    const done = page.locator('.transfer[data-state="done"]', { hasText: 'twins' });
    await done.locator('.duplicates').waitFor();
    assert.match(await done.locator('.duplicates summary').textContent(),
        /^1.file left out: the same as another$/);
    const set = row(page, 'twins');
    assert.match(await set.locator('.quality').textContent(), /1.duplicate file/);
    await set.locator('.quality').click();
    const panel = page.locator('.quality-panel');
    await panel.locator('.duplicates summary').click();
    assert.match(await panel.locator('.duplicates li').textContent(),
        /x copy\.json holds the same as .*rank0\.json$/);
    const empty = await panel.locator('tr', { hasText: 'rank1.json' }).textContent();
    assert.match(empty, /No rows: a rank without samples/);
    assert.doesNotMatch(empty, /whole file/);
    await closeClean(page);
});

test('links in a folder of the command line are told', async () => {
    const linked = makeFolder('linked', { 'rank0.json': makeTrace([{ name: 'a' }]) });
    fs.symlinkSync('/etc', path.join(linked, 'etc'));
    fs.symlinkSync('rank0.json', path.join(linked, '<b>rank1.json'));
    const own = await startServer([linked]);
    const page = await openPage(browser, own);
    const set = row(page, 'linked');
    await set.locator('.quality', { hasText: '2 not followed or read' }).click();
    const list = page.locator('.quality-panel .left-out');
    await list.locator('summary').click();
    assert.match(await list.locator('summary').textContent(),
        /^2.entries of the folder left out: links are not followed$/);
    assert.deepEqual(await list.locator('li').allTextContents(),
        ['<b>rank1.json is a symbolic link, and those are not followed',
            'etc is a symbolic link, and those are not followed']);
    await closeClean(page);
    await own.stop();
});

test('rename, note and quality', async () => {
    const id = await uploadByApi(server, 'to be renamed',
        [{ name: 'rank0.json.gz', bytes: makeTrace([{ name: 'rename me' }]) }]);
    const page = await openPage(browser, server);
    await page.getByRole('button', { name: 'Rename to be renamed' }).click();
    await page.getByLabel('Label').fill('<b>new</b> & name');
    await page.keyboard.press('Enter');
    await page.locator('.set-name', { hasText: '<b>new</b> & name' }).waitFor();
    await page.getByRole('button', { name: 'Add a note to <b>new</b> & name' }).click();
    await page.getByLabel('Note', { exact: true }).fill('after the change');
    await page.keyboard.press('Enter');
    await page.locator('.note-text', { hasText: 'after the change' }).waitFor();
    const set = await server.api(`/sets/${id}`);
    assert.equal(set.label, '<b>new</b> & name');
    assert.equal(set.notes, 'after the change');
    await page.reload();
    await page.locator('.note-text', { hasText: 'after the change' }).waitFor();
    await page.locator(`tr[data-set="${id}"] .quality`).click();
    await page.locator('.quality-panel', { hasText: 'rank0.json.gz' }).waitFor();
    await closeClean(page);
});

test('delete and undo', async () => {
    const page = await openPage(browser, server);
    const target = page.locator('.sets tr[data-set]', { hasText: 'new' }).first();
    await target.waitFor();
    const label = await target.locator('.set-name').textContent();
    const count = await page.locator('.sets tr[data-set]').count();
    await target.getByRole('button', { name: /^Delete/ }).click();
    await page.waitForFunction((n) =>
        document.querySelectorAll('.sets tr[data-set]').length === n, count - 1);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction((n) =>
        document.querySelectorAll('.sets tr[data-set]').length === n, count);
    await page.locator('.set-name', { hasText: label }).waitFor();
    await closeClean(page);
});

test('picks live in the URL; back and forward work; swap', async () => {
    const page = await openPage(browser, server);
    await page.locator('.sets tr[data-set]').first().waitFor();
    const control = page.locator('.sets tr[data-set]', { hasText: 'control' }).first();
    const trial = page.locator('.sets tr[data-set]', { hasText: 'before' }).first();
    await control.getByRole('radio', { name: /^Control/ }).check({ force: true });
    const first = page.url();
    await trial.getByRole('radio', { name: /^Test/ }).check({ force: true });
    await page.waitForFunction((url) => location.href !== url, first);
    assert.equal(await page.locator('tr[data-test] .set-name').textContent(), 'before');
    await page.getByRole('button', { name: 'Swap control and test' }).click();
    assert.equal(await page.locator('tr[data-control] .set-name').textContent(), 'before');
    await page.goBack();
    await page.waitForFunction(() =>
        document.querySelector('tr[data-test] .set-name')?.textContent === 'before');
    await page.goForward();
    await page.waitForFunction(() =>
        document.querySelector('tr[data-control] .set-name')?.textContent === 'before');
    await closeClean(page);
});

test('of many sets, those that are looked for', async () => {
    const many = await startServer();
    try {
        for (let i = 0; i < 11; i += 1) {
            await uploadByApi(many, `night-${i}`, [{ name: 'r.json.gz',
                bytes: makeTrace([{ name: `k${i}` }]) }]);
        }
        const page = await openPage(browser, many);
        const labels = () => page.locator('.sets tr[data-set]:visible .set-name').allTextContents();
        const field = page.getByRole('searchbox', { name: 'Find trace sets' });
        await row(page, 'night-3').getByRole('radio', { name: 'Control: night-3' }).check();
        await field.fill('NIGHT 7');
        assert.deepEqual(await labels(), ['night-7']);
        assert.match(await page.locator('.find-bar').textContent(), /1\s+set$/);
        // A pick and an opened row outlive it; on a phone the rows hide as well.
        // With the keyboard, too: what is picked now is out of sight.
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate(() => document.activeElement.ariaLabel),
            'Control: night-7');
        await page.keyboard.press('Space');
        await row(page, 'night-7').locator('.quality').click();
        await field.fill('nothing has this');
        assert.deepEqual(await labels(), []);
        assert.match(await page.locator('.find-bar').textContent(), /No set has that/);
        await page.setViewportSize({ width: 390, height: 800 });
        assert.equal(await page.locator('.sets tr:visible').count(), 0);
        assert.match(await page.locator('.pick-bar').textContent(), /night-7/);
        await field.press('Escape');
        assert.equal((await labels()).length, 11);
        assert.deepEqual(await page.locator('.pick-control input:checked').evaluateAll((inputs) =>
            inputs.map((input) => input.ariaLabel)), ['Control: night-7']);
        assert.equal(await page.locator('.sets tr.detail:visible').count(), 1);
        // What is deleted from a short list: nothing is left to look for.
        await row(page, 'night-3').getByRole('button', { name: 'Delete night-3' }).click();
        await field.waitFor({ state: 'hidden' });
        assert.equal((await labels()).length, 10);
        await closeClean(page);
    } finally {
        await many.stop();
    }
});

test('a server that is away is reported, and asked again', async () => {
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await page.locator('.sets tr[data-set]').first().waitFor();
    await page.route('**/api/v1/sets', (route) => route.abort());
    await page.reload();
    await page.locator('.error-box').getByText('does not answer').waitFor();
    await page.unroute('**/api/v1/sets');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.sets tr[data-set]').first().waitFor();
    await closeClean(page);
});

test('an address without a page', async () => {
    const page = await openPage(browser, server);
    await page.evaluate(() => {
        history.pushState(null, '', '/nowhere');
        dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to your traces' }).click();
    await page.locator('.sets').waitFor();
    // Asked of the server it is the same page.
    page.expectErrors = true;
    assert.equal((await page.goto(`${server.url}/nowhere`)).status(), 404);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await closeClean(page);
});

test('a read-only server offers nothing that it would refuse', async () => {
    const reader = await startServer(['--read-only', path.join(SAMPLE, 'control')]);
    const page = await openPage(browser, reader);
    try {
        await page.locator('.sets tr[data-set]').or(page.locator('.empty')).first().waitFor();
        await page.waitForFunction(() => document.body.hasAttribute('data-read-only'));
        for (const name of [/^Choose/, /^Rename/, /^Delete/, /^Add a note/]) {
            assert.equal(await page.getByRole('button', { name }).count(), 0, `${name}`);
        }
    } finally {
        await closeClean(page);
        await reader.stop();
    }
});
