// Traces without steps: the page suggests a marker, one click sets it; and the switch that
// keeps names with addresses apart.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, makeTrace, openPage, startBrowser, startServer, uploadByApi }
    from './lib.mjs';
import { gunzipSync, gzipSync } from 'node:zlib';

const MARKER = 'forward <b>pass</b>';
let server;
let browser;
let pair;

/** Without ProfilerStep rows: annotations of another name take their place. */
const plain = (ops) => gzipSync(gunzipSync(makeTrace(ops, { steps: 6 })).toString()
    .replaceAll('ProfilerStep#', `${MARKER} `));
const at = (address) => `<built-in method cpu of Tensor object at ${address}>`;

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    const ops = (dur, address) => [{ name: 'aten::mm', dur },
        { name: at(address), cat: 'python_function', dur: 3 }];
    await uploadByApi(server, 'one', [{ name: 'rank0.json.gz',
        bytes: plain(ops(100, '0x7f1111111111')) }]);
    await uploadByApi(server, 'two', [{ name: 'rank0.json.gz',
        bytes: plain(ops(150, '0x7f2222222222')) }]);
    pair = 'control=one&test=two';
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

test('one click on the suggestion makes steps; the URL has the marker', async () => {
    const page = await openPage(browser, server, `/compare?${pair}`);
    await compareReady(page);
    const card = page.locator('.verdict-card');
    assert.match(await card.locator('.headline-times').getAttribute('title'), /^Mean whole recording/);
    assert.match(await card.textContent(),
        /Neither side has steps\. Use forward <b>pass<\/b> as step marker \(6 found\)\?/);
    assert.doesNotMatch(await page.locator('main').textContent(), /step time/i);
    await card.getByRole('button', { name: `Use ${MARKER} as step marker` }).click();
    await page.waitForFunction(() => location.search.includes('control_marker='));
    await page.locator('.verdict-card[data-verdict="slower"]').waitFor();
    await compareReady(page);
    const search = new URLSearchParams(new URL(page.url()).search);
    assert.deepEqual([search.get('control_marker'), search.get('test_marker')],
        [MARKER, MARKER]);
    assert.match(await card.textContent(), /Slower.*A step is one forward <b>pass/s);
    assert.doesNotMatch(await card.textContent(), /Neither side/);
    await card.getByRole('button', { name: 'Without it' }).click();
    await page.waitForFunction(() => !location.search.includes('marker'));
    await page.goBack();
    await page.locator('.verdict-card[data-verdict="slower"]').waitFor();
    await closeClean(page);
});

test('a step lasts until the next marker, by itself or by a click', async () => {
    const marked = `${pair}&marker=${encodeURIComponent(at('0x7f1111111111'))}`;
    const page = await openPage(browser, server, `/compare?${marked}`);
    await compareReady(page);
    const line = page.locator('.marker-line');
    assert.match(await line.textContent(),
        /^A step lasts from one <built-in method cpu .* to the next Until its own end Without it$/);
    // The links are of the new steps before these are drawn.
    let draw;
    const drawn = new Promise((resolve) => { draw = resolve; });
    await page.route(/\/api\/.*\/timeline\?.*marker_until=end/, (route) => drawn.then(() => route.continue()));
    await line.getByRole('button', { name: 'Until its own end' }).press('Enter');
    await page.waitForFunction(() => location.search.includes('test_marker_until=end'));
    await line.filter({ hasText: 'A step is one <built-in' }).waitFor();
    await compareReady(page);
    assert.equal(new URL(page.url()).searchParams.get('control_marker_until'), 'end');
    const links = await page.locator('main a[href*="/tree?"], main a[href*="/timeline?"]')
        .evaluateAll((all) => all.map((a) => a.href));
    assert.ok(links.length > 0 && links.every((href) => /marker_until=end/.test(href)), links.join(' '));
    draw();
    const asked = page.waitForResponse(/\/timeline\?.*step=2.*marker_until=next/);
    await page.goto(`${server.url}/timeline?${marked}&marker_until=next&step=2`);
    assert.equal((await asked).status(), 200);
    await page.goBack();
    await compareReady(page);
    await line.getByRole('button', { name: 'Without it' }).click();
    await page.waitForFunction(() => !location.search.includes('marker'));
    await closeClean(page);
});

test('a link with a marker opens a comparison or a row; a wrong marker is explained', async () => {
    const link = `${pair}&marker=${encodeURIComponent(MARKER)}`;
    const page = await openPage(browser, server, `/compare?${link}&heat=step`);
    await page.locator('.verdict-card[data-verdict="slower"]').waitFor();
    await page.locator('.rank-summary', { hasText: '6 samples' }).waitFor();
    await page.goto(`${server.url}/compare/op?${link}&name=aten%3A%3Amm&category=cpu_op`);
    await page.locator('.number-table tbody tr').first().waitFor();
    await page.locator('.number-table', { hasText: 'Share of the step time' }).waitFor();
    await closeClean(page);
    const wrong = await openPage(browser, server, `/compare?${pair}&marker=nothing`);
    await wrong.locator('.error-box[data-code="unknown_marker"]').waitFor();
    await wrong.getByRole('button', { name: 'Without marker' }).click();
    await compareReady(wrong);
    await wrong.close();
});

test('rows that differ by an address are one, until the switch separates them', async () => {
    const page = await openPage(browser, server, `/compare?${pair}`);
    await compareReady(page);
    const names = () => page.locator('.ops tbody tr[data-index] th').allTextContents();
    assert.equal((await names()).filter((name) => name.includes('0x')).length, 1);
    await page.locator('.filters .menu summary', { hasText: 'Names' }).click();
    await page.getByLabel('Merge addresses').uncheck();
    await page.waitForFunction(() => location.search.includes('merge_addresses=false'));
    await page.waitForFunction(() => [...document.querySelectorAll(
        '.ops tbody tr[data-index] th')].filter((cell) =>
        cell.textContent.includes('0x7f')).length === 2);
    await page.getByLabel('Merge addresses').check();
    await page.waitForFunction(() => !location.search.includes('merge_addresses'));
    await closeClean(page);
});

const formats = path.join(process.env.TRACEDIFF_CORPUS ?? '', 'corpus-made', 'pftrace-overlap');
test('one click cuts the rows of JSON as Perfetto has them, on all pages', { skip: fs.existsSync(formats)
    ? false : 'TRACEDIFF_CORPUS has no Perfetto files' }, async () => {
    for (const name of ['pftrace-overlap', 'pftrace-overlap-json']) {
        const folder = path.join(formats, '..', name);
        await uploadByApi(server, name, fs.readdirSync(folder).map((file) => ({ name: file,
            bytes: fs.readFileSync(path.join(folder, file)) })));
    }
    const page = await openPage(browser, server, '/compare?control=pftrace-overlap-json&test=pftrace-overlap');
    await compareReady(page);
    const note = page.locator('.verdict-card li').filter({ hasText: 'Copies have no direction' });
    const isCut = () => page.locator('input[type=checkbox]').evaluateAll((list) =>
        list.find((one) => /Cut overlapping/.test(one.closest('label').textContent)).checked);
    assert.match(await note.textContent(), /it may overlap that one/);
    assert.equal(await isCut(), false);
    await note.getByRole('button', { name: 'Cut the rows of both' }).click();
    await note.filter({ hasText: 'are cut as they are there' }).waitFor();
    await compareReady(page);
    assert.match(page.url(), /[?&]cut_overlaps=true/);
    assert.equal(await isCut(), true);

    // The pages that it leads to ask for the cut, the timeline for each side.
    const leads = await page.locator('a[href*="control="], a[href*="set="]').evaluateAll((list) => list
        .map((one) => one.href).filter((href) => /\/(analyse|timeline|tree|compare\/op)\?.*test=/.test(href)));
    assert.ok(['analyse', 'timeline', 'tree', 'op'].every((word) => leads.some((href) => href.includes(`/${word}?`))));
    assert.deepEqual(leads.filter((href) => !/[?&]cut_overlaps=true/.test(href)), []);
    for (const [id, wanted] of [['nav-timeline', /\/sets\/.*\/timeline\?/], ['nav-tree', /\/compare_traces\/tree\?/],
        ['nav-analyse', /\/analysis\//]]) {
        const asked = [];
        page.on('request', (request) => wanted.test(request.url()) && asked.push(request.url()));
        await Promise.all([page.waitForResponse((one) => wanted.test(one.url())), page.locator(`#${id}`).click()]);
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
        if (id === 'nav-timeline') {
            await page.waitForFunction(() => new Set(performance.getEntriesByType('resource').map(({ name }) =>
                /\/sets\/([^/]*)\/timeline\?(?!.*threads=1&)/.exec(name)?.[1])).size > 2); // undefined, too
        }
        assert.deepEqual(asked.filter((url) => !url.includes('cut_overlaps=true')), [], id);
        page.removeAllListeners('request');
        await page.goBack();
        await compareReady(page);
    }
    await note.getByRole('button', { name: 'As recorded' }).click();
    await note.filter({ hasText: 'it may overlap that one' }).waitFor();
    assert.doesNotMatch(page.url(), /cut_overlaps/);
    await closeClean(page);
});
