// The Traces page: adding sets in every way, following the ingest, rename, note, delete.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openPage, query, SAMPLE, startBrowser, startServer,
    temporaryFolder, uploadByApi, uploadFolder,
    rowAction } from './lib.mjs';

let server;
let browser;
let folder;
const row = (page, label) => page.locator('.sets tr[data-set]', { hasText: label });
const card = (page, label) => page.locator('.transfer').filter({
    has: page.getByRole('textbox', { name: `Label of ${label}`, exact: true }) });
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
    assert.match(await told.textContent(), /damaged: it no longer exists.*Add its traces again/);
    await closeClean(page);
    await other.stop();
});

test('choosing two folders opens their comparison', async () => {
    const page = await openPage(browser, server);
    await page.setInputFiles('input[webkitdirectory]', path.join(SAMPLE, 'control'));
    await row(page, 'control').first().waitFor();
    await page.setInputFiles('input[webkitdirectory]', path.join(SAMPLE, 'test'));
    await page.waitForURL(/\/compare\?/);
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    assert.equal(await page.title(), 'control → test · Compare · tracediff');
    assert.deepEqual(query(page).getAll('exclude'), []);
    await page.goBack();
    await row(page, 'control').first().waitFor();
    assert.equal(await page.title(), 'Traces (2) · tracediff');
    await page.goto(server.url);
    await row(page, 'control').first().waitFor();
    assert.equal(await page.locator('tr[data-control] .set-name').textContent(), 'control');
    assert.equal(await page.locator('tr[data-test] .set-name').textContent(), 'test');
    assert.ok(query(page).get('control') && query(page).get('test'));
    await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
    await page.waitForURL(/\/compare\?/);
    await closeClean(page);
});

test('the page says how many files of a folder that others fill are checked', async () => {
    const page = await openPage(browser, server, '/query');
    const line = page.locator('.set-files');
    let files = { found: null, checked: 0, refused: 0, readable: true };
    await page.route('**/api/v1/sets?*', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        const none = files?.checked === 0 ? { entries: [], total: 0, entry_total: 0 } : {};
        await route.fulfill({ response, json: { ...json, ...none, set_files: files } });
    });
    await page.goto(server.url);
    await line.filter({ hasText: 'The server is counting the set files.' }).waitFor();
    assert.equal(await page.locator('.empty').count(), 0, 'not "No traces yet"');
    files = { found: 32, checked: 12, refused: 0, readable: true };
    await line.filter({ hasText: '12 of 32 set files are checked.' }).waitFor();
    assert.equal(await page.title(), 'Traces (32) · tracediff');
    await row(page, 'control').first().waitFor();
    assert.equal(query(page).get('control'), null, 'no pair is guessed while sets are to come');
    files = { found: 0, checked: 0, refused: 0, readable: false };
    await line.filter({ hasText: 'The server cannot read the folder of set files' }).waitFor();
    files = { found: 3, checked: 3, refused: 1, readable: true };
    await line.filter({ hasText: '3 set files are checked. 1 is not listed: the log' }).waitFor();
    assert.equal(await page.title(), 'Traces (2) · tracediff');
    assert.ok(await line.isVisible());
    await page.waitForURL(/control=/);
    // A page whose set is not checked yet waits for it.
    page.expectErrors = true;
    let refusals = 0;
    await page.route('**/compare_traces?*', (route) => {
        refusals += 1;
        return refusals > 2 ? route.continue() : route.fulfill({ status: 503,
            contentType: 'application/problem+json', json: { status: 503,
                code: 'not_checked_yet', detail: '3 set files are not checked yet' } });
    });
    await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
    await page.locator('.set-wait', { hasText: 'This page waits for a set' }).waitFor();
    await page.locator('#live', { hasText: 'has not checked yet.' }).waitFor({ state: 'attached' });
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    assert.ok(refusals > 2);
    assert.ok(await page.locator('.set-wait').isHidden());
    await closeClean(page);
});

test('the same traces are not stored twice, and keep their label', async () => {
    const page = await openPage(browser, server);
    await row(page, 'control').first().waitFor();
    const count = await page.locator('.sets tr[data-set]').count();
    const copy = path.join(folder, 'another name');
    fs.cpSync(path.join(SAMPLE, 'control'), copy, { recursive: true });
    await page.setInputFiles('input[webkitdirectory]', copy);
    await page.locator('.transfer-text', { hasText: 'stored already' }).waitFor();
    await card(page, 'control').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Undo/ }).count(), 0);
    assert.equal(await page.locator('.sets tr[data-set]').count(), count);
    // The page offers the other label, but never takes it by itself.
    const tag = page.getByRole('button', { name: 'Tag “another name”' });
    await tag.waitFor();
    const link = page.locator('.transfer-text').getByRole('link', { name: 'control' });
    const id = (await server.api('/sets?id=control')).sets[0].id;
    assert.equal(await link.getAttribute('href'), `/?q=${id.slice(0, 12)}`);
    await tag.focus();
    await page.keyboard.press('Enter');
    await page.locator('.transfer-text', { hasText: 'Tagged “another name”.' }).waitFor();
    assert.equal(await tag.count(), 0);
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Label of control');
    const set = () => server.api(`/sets/${id}`);
    assert.deepEqual([(await set()).label, (await set()).tags], ['control', ['another name']]);
    // The same holds for a label that was typed during the upload.
    await page.route('**/api/v1/uploads/*/commit', async (route) => {
        await page.getByRole('textbox', { name: 'Label of another name' }).fill('typed');
        await page.keyboard.press('Enter');
        await route.continue();
    });
    await page.setInputFiles('input[webkitdirectory]', copy);
    await page.getByRole('button', { name: 'Rename to “typed”' }).waitFor();
    assert.equal((await set()).label, 'control');
    await page.getByRole('button', { name: 'Rename to “typed”' }).click();
    await page.locator('.transfer-text', { hasText: 'Renamed to “typed”.' }).waitFor();
    assert.equal((await set()).label, 'typed');
    await page.evaluate((path) => fetch(path, { method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ label: 'control', tags: [] }) }), `/api/v1/sets/${id}`);
    assert.equal((await set()).label, 'control');
    await closeClean(page);
});

test('an upload resumes after a broken connection, and can be cancelled', async () => {
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
    await row(page, 'cut').waitFor();
    assert.equal(cuts, 1);
    await page.unroute('**/api/v1/uploads/*/files/*');

    await page.route('**/api/v1/uploads/*/files/*', () => {}); // never answers
    await page.setInputFiles('input[webkitdirectory]',
        makeFolder('stopped', { 'rank0.json': big }));
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
    await page.locator('.transfer[data-state="failed"]').waitFor();
    assert.match(await page.locator('.transfer[data-state="failed"]').textContent(),
        /rank0\.json/);
    assert.equal(await row(page, 'garbage').count(), 0);

    // A later visit still shows it, until it is dismissed.
    await page.reload();
    const failed = page.locator('.transfer[data-state="failed"]');
    await failed.waitFor();
    await failed.getByRole('button', { name: /^Remove/ }).click();
    await page.reload();
    await row(page, 'control').first().waitFor();
    assert.equal(await failed.count(), 0);
    await closeClean(page);
});

test('copies and ranks without rows are reported', async () => {
    const bytes = makeTrace([['aten::twice', 30]]);
    const page = await openPage(browser, server);
    await uploadFolder(page, makeFolder('twins', { 'rank0.json': bytes,
        'x copy.json': bytes, 'rank1.json': '{"traceEvents":[]}' }));
    const done = card(page, 'twins');
    await done.locator('.duplicates').waitFor();
    assert.match(await done.locator('.duplicates summary').textContent(),
        /^1.file left out: the same as another$/);
    const set = row(page, 'twins');
    assert.match(await set.locator('.quality').textContent(), /1.duplicate file/);
    await set.locator('.quality').click();
    const panel = page.locator('.quality-panel');
    await panel.locator('.duplicates summary').click();
    assert.match(await panel.locator('.duplicates li').textContent(),
        /x copy\.json has the same content as .*rank0\.json$/);
    const empty = await panel.locator('tr', { hasText: 'rank1.json' }).textContent();
    assert.match(empty, /The file has no rows: a rank without samples/);
    assert.doesNotMatch(empty, /whole file/);
    await closeClean(page);
});

test('symbolic links in a folder of the command line are reported', async () => {
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
        /^2.entries left out$/);
    assert.deepEqual(await list.locator('li').allTextContents(),
        ['<b>rank1.json is a symbolic link (links are not followed)',
            'etc is a symbolic link (links are not followed)']);
    await closeClean(page);
    await own.stop();
});

test('the next uploads are tagged; an invalid tag says why, and the set is stored anyway', async () => {
    const page = await openPage(browser, server);
    const add = async (label) => {
        await page.locator('#choose-folder').setInputFiles(
            makeFolder(label, { 'rank0.json.gz': makeTrace([{ name: label }]) }));
        await card(page, label).and(page.locator('[data-state="done"]')).waitFor();
        return (await server.api(`/sets?q=${encodeURIComponent(label)}`)).sets[0].tags;
    };
    const field = page.getByRole('textbox', { name: 'Tags of the next uploads' });
    const fault = page.locator('.tag-help');
    assert.deepEqual(await add('no tags'), []);
    await field.fill(' branch=main ,host=a  b,, Branch=main');
    await field.press('Tab');
    assert.equal(await field.getAttribute('aria-invalid'), 'false');
    assert.deepEqual((await add('two tags')).toSorted(), ['branch=main', 'host=a b']);
    await card(page, 'two tags').getByText('Tagged “branch=main”, “host=a b”.').waitFor();
    for (const [text, words] of [['=main', /nothing before the “=”/], ['a=b,host=', /“host=” has nothing after/],
        [`x=${'é'.repeat(32)}`, /at most 64 bytes/], [Array.from({ length: 33 }, (_, i) => `n=${i}`).join(), /33 tags/]]) {
        await field.fill(text);
        await field.press('Tab');
        assert.match(await fault.textContent(), words);
        assert.equal(await field.getAttribute('aria-invalid'), 'true');
    }
    assert.deepEqual(await add('a bad tag'), []);
    await card(page, 'a bad tag').getByText(/^Not tagged\. 33 tags are too many/).waitFor();
    await field.fill('ok=1');
    assert.deepEqual([await fault.textContent(), await field.getAttribute('aria-invalid')],
        ['key=value, separated by commas', 'false']);
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await page.getByRole('link', { name: 'Traces', exact: true }).click();
    assert.equal(await field.inputValue(), 'ok=1'); // as long as the tab is open
    await closeClean(page);
});

test('the list says device, step time, and when a set was recorded', async () => {
    const own = await startServer();
    try {
        const steps = [100, 200, 300, 500].map((dur, i) => ({ ph: 'X', cat: 'user_annotation',
            name: `ProfilerStep#${i + 1}`, pid: 1, tid: 1, ts: 1000 * i, dur }));
        await uploadByApi(own, 'dated', [{ name: 'rank0.json', bytes: Buffer.from(JSON.stringify({
            baseTimeNanoseconds: Date.UTC(2025, 4, 6, 7, 8) * 1e6, distributedInfo: { rank: 0, world_size: 1 },
            deviceProperties: [{ id: 0, name: 'NVIDIA H100 80GB HBM3' }], traceEvents: steps })) }]);
        await uploadByApi(own, 'bare', [{ name: 'rank0.json', bytes: Buffer.from(JSON.stringify({
            traceEvents: [{ ...steps[0], name: 'aten::add', cat: 'cpu_op' }] })) }]);
        const page = await openPage(browser, own);
        const cells = (label) => page.locator('tr[data-set]', { hasText: label }).evaluate((row) =>
            ['Device', 'Step', 'Ranks', 'Recorded'].map((head) =>
                row.querySelector(`td[data-head="${head}"]`).textContent.replaceAll('\u00a0', ' ')));
        await page.locator('tr[data-set]', { hasText: 'bare' }).waitFor();
        const at = await page.evaluate(() => new Date(Date.UTC(2025, 4, 6, 7, 8)).getHours());
        assert.deepEqual(await cells('dated'), ['H100 80GB HBM3', '250.0 µs', '1',
            `6 May 2025, ${String(at).padStart(2, '0')}:08`]);
        assert.deepEqual(await cells('bare'), ['–', '–', '1', '–']);
        await page.goto(`${own.url}/compare`);
        await page.locator('[data-field="control"]').click();
        await page.locator('.choice-line', { hasText: 'dated' }).getByText('recorded 6 May 2025').waitFor();
        await page.locator('.choice-line', { hasText: 'bare' }).getByText('stored ').waitFor();
        await closeClean(page);
    } finally {
        await own.stop();
    }
});

test('a set can be renamed and get a note; its quality can be opened', async () => {
    const id = await uploadByApi(server, 'to be renamed',
        [{ name: 'rank0.json.gz', bytes: makeTrace([{ name: 'rename me' }]) }]);
    const page = await openPage(browser, server);
    await rowAction(page, 'to be renamed', 'Rename');
    await page.getByLabel('Label', { exact: true }).fill('<b>new</b> & name');
    await page.keyboard.press('Enter');
    await page.locator('.set-name', { hasText: '<b>new</b> & name' }).waitFor();
    await rowAction(page, '<b>new</b> & name', 'Add a note');
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

test('a set can be deleted, and undo brings it back', async () => {
    const page = await openPage(browser, server);
    const target = page.locator('.sets tr[data-set]', { hasText: 'new' }).first();
    await target.waitFor();
    const label = await target.locator('.set-name').textContent();
    const count = await page.locator('.sets tr[data-set]').count();
    await rowAction(page, label, 'Delete');
    await page.waitForFunction((n) =>
        document.querySelectorAll('.sets tr[data-set]').length === n, count - 1);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction((n) =>
        document.querySelectorAll('.sets tr[data-set]').length === n, count);
    await page.locator('.set-name', { hasText: label }).waitFor();
    await closeClean(page);
});

test('picks are in the URL; back, forward and swap work', async () => {
    const page = await openPage(browser, server);
    await page.locator('.sets tr[data-set]').first().waitFor();
    const control = page.locator('.sets tr[data-set]', { hasText: 'control' }).first();
    const trial = page.locator('.sets tr[data-set]', { hasText: 'cut' }).first();
    // A pick draws the rows anew, so what was clicked may be gone: the row says it.
    await control.getByRole('radio', { name: /^Control/ }).click({ force: true });
    await page.locator('tr[data-control]').waitFor();
    const first = page.url();
    await trial.getByRole('radio', { name: /^Test/ }).click({ force: true });
    await page.waitForFunction((url) => location.href !== url, first);
    await page.locator('tr[data-test]').waitFor();
    assert.equal(await page.locator('tr[data-test] .set-name').textContent(), 'cut');
    await page.getByRole('button', { name: 'Swap control and test' }).click();
    await page.locator('tr[data-control] .set-name', { hasText: /^cut$/ }).waitFor();
    await page.goBack();
    await page.waitForFunction(() =>
        document.querySelector('tr[data-test] .set-name')?.textContent === 'cut');
    await page.goForward();
    await page.waitForFunction(() =>
        document.querySelector('tr[data-control] .set-name')?.textContent === 'cut');
    await closeClean(page);
});

test('the search finds sets among many', async () => {
    const many = await startServer();
    try {
        for (let i = 0; i < 11; i += 1) {
            await uploadByApi(many, `night-${i}`, [{ name: 'r.json.gz',
                bytes: makeTrace([{ name: `k${i}` }]) }]);
        }
        const page = await openPage(browser, many);
        const labels = () => page.locator('.sets tr[data-set]:visible .set-name').allTextContents();
        const field = page.getByRole('searchbox', { name: 'Find sets' });
        await row(page, 'night-3').getByRole('radio', { name: 'Control: night-3' }).check();
        await field.fill('NIGHT 7');
        await row(page, 'night-3').waitFor({ state: 'detached' });
        assert.deepEqual(await labels(), ['night-7']);
        assert.match(await page.locator('.find-bar').textContent(), /1\s+set$/);
        assert.equal(query(page).get('q'), 'NIGHT 7');
        assert.equal(await field.evaluate((node) => node === document.activeElement), true);
        await row(page, 'night-7').getByRole('radio', { name: 'Control: night-7' }).check();
        await row(page, 'night-7').locator('.quality').click();
        await field.fill('nothing has this');
        await page.locator('.nothing').waitFor();
        assert.deepEqual(await labels(), []);
        assert.match(await page.locator('.find-bar').textContent(), /No set matches/);
        // A pick and an opened row survive the search.
        assert.match(await page.locator('.pick-bar').textContent(), /night-7/);
        await field.press('Escape');
        await row(page, 'night-3').waitFor();
        assert.equal((await labels()).length, 11);
        assert.deepEqual(await page.locator('.pick-control input:checked').evaluateAll((inputs) =>
            inputs.map((input) => input.ariaLabel)), ['Control: night-7']);
        assert.equal(await page.locator('.sets tr.detail:visible').count(), 1);
        // Without this set the list is short, and has no search.
        await rowAction(page, 'night-3', 'Delete');
        await field.waitFor({ state: 'hidden' });
        assert.equal((await labels()).length, 10);
        await closeClean(page);
    } finally {
        await many.stop();
    }
});

test('the page reports a server that does not answer, and can ask it again', async () => {
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await page.locator('.sets tr[data-set]').first().waitFor();
    await page.route('**/api/v1/sets?*', (route) => route.abort());
    await page.route('**/api/v1/jobs', (route) => route.abort()); // it brings no news either
    await page.reload();
    await page.locator('.error-box').getByText('does not answer').waitFor();
    await page.unroute('**/api/v1/sets?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.sets tr[data-set]').first().waitFor();
    await closeClean(page);
});

test('an unknown address shows that there is no such page', async () => {
    const page = await openPage(browser, server);
    await page.evaluate(() => {
        history.pushState(null, '', '/nowhere');
        dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Go to your traces' }).click();
    await page.locator('.sets').waitFor();
    // The server answers with the same page.
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
        for (const name of [/^Choose/, /^Delete/]) {
            assert.equal(await page.getByRole('button', { name }).count(), 0, `${name}`);
        }
    } finally {
        await closeClean(page);
        await reader.stop();
    }
});
