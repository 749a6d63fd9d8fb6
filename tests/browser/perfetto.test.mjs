// The traces themselves on the pages: download, and the handshake with Perfetto.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { closeClean, makeTrace, openPage, rowAction, startBrowser, startServer, uploadByApi,
    uploadSample } from './lib.mjs';
import { dialog, files, handed, openDialog, openStandIn, original, PERFETTO, SILENT, STANDIN }
    from './perfetto.mjs';

let server;
let bare; // with --no-keep-traces
let modules; // serves the modules one by one, for tests that run one of them
let browser;
let pair;
before(async () => {
    server = await startServer(['--keep-traces']);
    bare = await startServer(['--no-keep-traces']);
    modules = await startServer(['--web-dir', process.env.TRACEDIFF_WEB]);
    browser = await startBrowser();
    pair = await uploadSample(server);
});
after(async () => {
    await browser?.close();
    await server?.stop();
    await bare?.stop();
    await modules?.stop();
});

const openWith = (standin, where, from = server) => openStandIn(browser, from, standin, where);
const setOf = () => new URLSearchParams(pair).get('control');

test('Perfetto gets the counters if they are chosen', async () => {
    const page = await openWith(STANDIN,
        `/analyse?set=${setOf()}&include_last_profiler_step=true`);
    await openDialog(page);
    await dialog(page).getByLabel(/^With counters/).check();
    const [view] = await Promise.all([page.waitForEvent('popup'),
        dialog(page).getByRole('button', { name: /in Perfetto: rank 0 of control/ }).click()]);
    const { fileName, bytes } = await handed(view);
    assert.equal(fileName, files()[0].replace('.json.gz', '_with_counters.json.gz'));
    const trace = JSON.parse(gunzipSync(Buffer.from(bytes, 'base64')));
    const response = await fetch(`${server.url}/api/v1/sets/${setOf()}/files/0/trace?counters=all`
        + '&include_last_profiler_step=true');
    assert.deepEqual(trace, JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer()))));
    assert.ok(trace.traceEvents.some((event) => event.name === 'Queue Length'));
    page.outside();
    await closeClean(page);
});

test('the trace is downloaded, as it came and with counters', async () => {
    const page = await openWith(SILENT, '/');
    await rowAction(page, 'control', 'Download');
    await dialog(page).locator('.trace-table').waitFor();
    const take = async () => {
        const [download] = await Promise.all([page.waitForEvent('download'),
            dialog(page).getByRole('link', { name: 'Download rank 0 of control' }).click()]);
        return [download.suggestedFilename(), fs.readFileSync(await download.path())];
    };
    const [name, bytes] = await take();
    assert.equal(name, files()[0]);
    assert.ok(bytes.equals(original(0)));
    await dialog(page).getByLabel(/^With counters/).check();
    const [other, more] = await take();
    assert.equal(other, files()[0].replace('.json.gz', '_with_counters.json.gz'));
    assert.ok(JSON.parse(gunzipSync(more)).traceEvents.length
        > JSON.parse(gunzipSync(bytes)).traceEvents.length);
    await closeClean(page);
});

test('the dialog takes the focus, Escape closes it, and the focus comes back', async () => {
    const page = await openWith(SILENT, '/');
    const opener = page.getByRole('button', { name: 'Actions for test' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Traces of test' }).waitFor();
    assert.ok(await dialog(page).evaluate((node) => node.contains(document.activeElement)));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    assert.ok(await opener.evaluate((node) => node === document.activeElement));
    await closeClean(page);
});

test('two sets side by side are both offered', async () => {
    const page = await openWith(SILENT, `/analyse?${pair.replace('control=', 'set=')}`);
    await openDialog(page);
    assert.deepEqual(await dialog(page).locator('h3').allTextContents(), ['control', 'test']);
    assert.equal(await dialog(page).getByRole('row').count(), 6);
    await closeClean(page);
});

test('the list of ranks offers Perfetto, too', async () => {
    const page = await openWith(STANDIN, '/');
    const row = page.locator('.sets tr[data-set]').filter({ has: page.locator('.set-name',
        { hasText: /^control$/ }) });
    await row.locator('.quality').click();
    const actions = page.locator('.quality-panel .trace-actions');
    await actions.first().waitFor();
    assert.equal(await actions.count(), 2);
    const [view] = await Promise.all([page.waitForEvent('popup'),
        actions.first().getByRole('button').click()]);
    assert.ok(Buffer.from((await handed(view)).bytes, 'base64').equals(original(0)));
    page.outside();
    await closeClean(page);
});

test('a set without its traces explains how to keep them', async () => {
    await uploadByApi(bare, 'light', [{ name: 'a.json.gz', bytes: makeTrace([{ name: 'f' }]) }]);
    const page = await openWith(SILENT, '/', bare);
    await rowAction(page, 'light', 'Download');
    const words = await dialog(page).locator('.trace-not-kept').textContent();
    assert.match(words, /were not kept/);
    assert.match(words, /tracediff serve --keep-traces=20G/);
    assert.match(words, /tracediff ingest --keep-traces FOLDER/);
    assert.equal(await dialog(page).getByRole('button', { name: /Perfetto/ }).count(), 0);
    await page.keyboard.press('Escape');
    await page.locator('.quality').click();
    await page.locator('.quality-panel .files-table').waitFor();
    assert.equal(await page.locator('.quality-panel .trace-actions').count(), 0);
    assert.match(await page.locator('.quality-panel').textContent(), /were not kept/);
    await closeClean(page);
    const other = await openPage(browser, bare, '/analyse?set=light');
    await other.locator('.trace-lost', { hasText: 'were not kept' }).waitFor();
    await closeClean(other);
});

test('the page says before anything is added that traces are not kept', async () => {
    for (const [from, shown] of [[bare, true], [server, false]]) {
        const page = await openPage(browser, from, '/');
        await page.waitForFunction(() => document.getElementById('version').textContent !== '');
        assert.equal(await page.locator('.traces-lost').isVisible(), shown);
        await closeClean(page);
    }
});

test('the dialog says that the limit removed the traces', async () => {
    const tight = await startServer(['--keep-traces=1K']);
    const one = (name) => [{ name: 'a.json.gz', bytes: makeTrace([{ name }]) }];
    await uploadByApi(tight, 'first', one('f'));
    for (const name of 'ghijkl') {
        await uploadByApi(tight, name, one(name));
    }
    const page = await openPage(browser, tight, '/');
    await rowAction(page, 'first', 'Download');
    assert.match(await dialog(page).locator('.trace-not-kept').textContent(),
        /were removed on .+: they were the oldest, and the limit of kept traces was reached/);
    assert.match(await dialog(page).locator('.trace-not-kept').textContent(),
        /keeps them now: add the same files again/);
    await closeClean(page);
    await tight.stop();
});

test('a rank without device rows has no counters, nor has a damaged one', async () => {
    const whole = gunzipSync(makeTrace([{ name: 'f' }], { rank: 1 }));
    await uploadByApi(server, 'host only', [
        { name: 'a.json.gz', bytes: makeTrace([{ name: 'f' }]) },
        { name: 'b.json', bytes: whole.subarray(0, whole.length - 9) }]);
    const page = await openWith(SILENT, '/');
    await rowAction(page, 'host only', 'Download');
    await dialog(page).getByLabel(/^With counters/).check();
    await dialog(page).getByText('no device rows: nothing to count').waitFor();
    await dialog(page).getByText('damaged: nothing can be added').waitFor();
    const links = dialog(page).locator('.trace-table').getByRole('link');
    assert.equal(await links.count(), 0);
    await dialog(page).getByLabel(/^With counters/).uncheck();
    assert.equal(await links.count(), 2);
    await closeClean(page);
});

/** Runs the module itself on the page, with other bytes and less patience. */
const handOver = (page, options = {}) => page.evaluate(async (given) => {
    const { openInPerfetto } = await import('/web/js/components/trace-dialog.js');
    try {
        await openInPerfetto({ title: 't', fileName: 'f', patience: 800, ...given,
            load: async () => {
                if (given.fail) {
                    throw new Error('no bytes');
                }
                return new ArrayBuffer(8);
            } });
        return 'handed';
    } catch (error) {
        return error.code ?? error.message;
    }
}, options);

test('only Perfetto’s window gets the trace', async () => {
    const page = await openWith(SILENT, '/', modules);
    // A message from this page itself, or from another window, is no answer.
    await page.evaluate(() => setInterval(() => window.postMessage('PONG', '*'), 50));
    assert.equal(await handOver(page), 'silent');
    assert.equal(page.outside(), 1);
    // A window that has gone elsewhere gets nothing, however well it answers.
    const context = page.context();
    await context.unroute(`${PERFETTO}/**`);
    await context.route(`${PERFETTO}/**`, (route) => route.fulfill({
        contentType: 'text/html',
        body: '<script>location.href = "https://elsewhere.example/";</script>' }));
    await context.route('https://elsewhere.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: STANDIN }));
    const [view, outcome] = await Promise.all([page.waitForEvent('popup'),
        handOver(page, { patience: 2500 })]);
    assert.equal(outcome, 'silent');
    assert.equal(new URL(view.url()).host, 'elsewhere.example');
    assert.ok(await view.evaluate(() => window.pings) > 0);
    assert.equal(await view.evaluate(() => window.got), undefined);
    assert.deepEqual(page.complaints.splice(0).filter((text) => !text.startsWith('request to ')),
        []);
    await closeClean(page);
});

test('a closed window, missing bytes or a blocked pop-up end the hand-over', async () => {
    const page = await openWith(SILENT, '/', modules);
    page.context().on('page', (view) => setTimeout(() => view.close().catch(() => {}), 200));
    assert.equal(await handOver(page, { patience: 20000 }), 'closed');
    page.complaints.splice(0);
    assert.equal(await handOver(page, { fail: true }), 'no bytes');
    await page.waitForFunction(() => true);
    page.complaints.splice(0);
    await page.evaluate(() => { window.open = () => null; });
    assert.equal(await handOver(page), 'blocked');
    await closeClean(page);
});

test('a trace that breaks off on its way is an error, not half a trace', async () => {
    const page = await openWith(STANDIN, `/analyse?set=${setOf()}`);
    await openDialog(page);
    await page.route('**/files/0/trace', (route) => route.fulfill({ status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'trace_not_kept', detail: 'gone meanwhile' }) }));
    page.expectErrors = true;
    await page.evaluate(() => {
        const { open } = window;
        window.open = (...what) => {
            window.opened = open.apply(window, what);
            return window.opened;
        };
    });
    await Promise.all([page.waitForEvent('popup'),
        dialog(page).getByRole('button', { name: /in Perfetto: rank 0 of control/ }).click()]);
    await dialog(page).getByText('gone meanwhile').waitFor();
    await page.waitForFunction(() => window.opened.closed);
    page.outside();
    await closeClean(page);
});

test('a job whose traces could not be kept says so', async () => {
    const page = await openWith(SILENT, '/', modules);
    const words = await page.evaluate(async () => {
        const { jobText } = await import('/web/js/components/transfer-card.js');
        const job = { state: 'done', events: 3, traces_kept: false,
            traces_error: { code: 'disk_full', detail: 'the disk is full' } };
        return [jobText(job), jobText({ ...job, traces_kept: true, traces_error: null })];
    });
    assert.deepEqual(words.map((text) => text.replace(/\s/g, ' ')), ['Done: 3 events. But the files themselves were not kept: '
        + 'the disk is full', 'Done: 3 events.']);
    await closeClean(page);
});

test('a trace too large for a browser can be downloaded but not opened', async () => {
    const page = await openWith(SILENT, '/');
    await page.route(`**/api/v1/sets/${setOf().slice(0, 6)}*`, async (route) => {
        const response = await route.fetch();
        const set = await response.json();
        set.file_list[0].raw_bytes = 3 * 2 ** 30;
        await route.fulfill({ response, json: set });
    });
    await rowAction(page, 'control', 'Download');
    await dialog(page).getByText(/too large for a browser/).waitFor();
    assert.ok(await dialog(page).getByRole('button', { name: /rank 0 of/ }).isDisabled());
    assert.ok(await dialog(page).getByRole('button', { name: /rank 1 of/ }).isEnabled());
    assert.equal(await dialog(page).locator('.trace-table').getByRole('link').count(), 2);
    await closeClean(page);
});

test('the page of an operation says if the traces are not kept', async () => {
    for (const label of ['one', 'two']) {
        await uploadByApi(bare, label, [{ name: 'a.json.gz',
            bytes: makeTrace([{ name: label === 'one' ? 'f' : 'g' }, { name: 'both' }]) }]);
    }
    const { rowId } = await import(`file://${process.env.TRACEDIFF_WEB}/js/rows.js`);
    const page = await openWith(SILENT, `/compare/op?control=one&test=two&row=${
        rowId('both', 'cpu_op')}`, bare);
    await page.getByText('Perfetto: no trace of the test').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Perfetto/ }).count(), 0);
    await closeClean(page);
});

test('all ranks on one clock go to Perfetto, also of a set whose traces were not kept', async () => {
    const id = await uploadByApi(bare, 'two ranks', [0, 1].map((rank) => (
        { name: `${rank}.json.gz`, bytes: makeTrace([{ name: 'f' }], { rank }) })));
    const page = await openWith(STANDIN, `/analyse?what=clocks&set=${id}`, bare);
    await page.locator('p.notice', { hasText: 'cannot be compared. Ranks 0, 1 have no coll' }).waitFor();
    await page.getByRole('button', { name: 'Open in Perfetto …' }).click();
    await dialog(page).locator('.trace-all', { hasText: /Ranks 0, 1 have no collective that matches\. .* What is on no common clock keeps its own times\./ }).waitFor();
    assert.equal(await dialog(page).locator('.trace-all strong').innerText(), 'All ranks, each on its own clock');
    const [view] = await Promise.all([page.waitForEvent('popup'),
        dialog(page).getByRole('button', { name: 'Open in Perfetto: all ranks of two ranks' }).click()]);
    const { fileName, title, bytes } = await handed(view);
    assert.deepEqual([fileName, title], ['all-ranks.json.gz', 'two ranks, all ranks']);
    const link = dialog(page).getByRole('link', { name: 'Download all ranks of two ranks' });
    const response = await fetch(new URL(await link.getAttribute('href'), bare.url));
    assert.equal(bytes, Buffer.from(await response.arrayBuffer()).toString('base64'));
    page.outside();
    await page.goto(`${bare.url}/timeline?control=${id}`);
    await page.getByRole('button', { name: 'Perfetto …' }).click();
    await dialog(page).locator('.trace-all').waitFor();
    await closeClean(page);
});
