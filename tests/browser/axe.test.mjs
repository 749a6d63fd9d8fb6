// Every page, in each of its states, meets the rules of axe, light and dark: WCAG 2.2 A and AA,
// including targets of 24 pixels, and what axe calls good practice.
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { assertAxeClean as assertClean, chartsReady, closeClean, compareReady, freePort, makeTrace, openPage, shareItem,
    startBrowser, startServer, temporaryFolder, uploadByApi, uploadSample } from './lib.mjs';

let browser;
let server;
let pair;
let folder;

before(async () => {
    folder = temporaryFolder();
    server = await startServer();
    browser = await startBrowser();
    pair = await uploadSample(server);
});
after(async () => {
    await browser?.close();
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
});

const open = (where, on = server) => openPage(browser, on, where);

/** Writes files into a folder of their own; returns its path. */
function make(name, files) {
    const where = path.join(fs.mkdtempSync(path.join(folder, 'case-')), name);
    fs.mkdirSync(where);
    for (const [file, bytes] of Object.entries(files)) {
        fs.writeFileSync(path.join(where, file), bytes);
    }
    return where;
}

const choose = (page, where) => page.setInputFiles('input[webkitdirectory]', where);
const trace = (name, options) => makeTrace([{ name, count: 3, dur: 100 }], options);

test('Traces: empty; an upload that failed, one that asks, one that runs', async () => {
    const empty = await startServer();
    const page = await open('/', empty);
    page.expectErrors = true;
    await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
    await assertClean(page, 'empty');
    await choose(page, make('broken', { 'rank0.json': '{"traceEvents": [' }));
    await page.locator('.transfer[data-state="failed"]').waitFor();
    await choose(page, make('asks', { 'a.json.gz': trace('aten::b', { rank: null }),
        'b.json.gz': trace('aten::c', { rank: null }) }));
    await page.locator('.transfer[data-state="asking"] .choice').first().waitFor();
    const held = [];
    await page.route('**/api/v1/uploads/*/files/*', (route) => { held.push(route); });
    await choose(page, make('running', { 'rank0.json.gz': trace('aten::a') }));
    await page.locator('.transfer[data-state="sending"]').waitFor();
    await assertClean(page, 'one failed, one asks, one runs');
    await Promise.all(held.map((route) => route.abort()));
    await page.context().close();
    await empty.stop();
});

test('Traces: sets, the quality of one, its menu, its traces, keys', async () => {
    const page = await open('/');
    await page.locator('.sets tr[data-set]').nth(1).waitFor();
    await page.locator('.quality').first().click();
    await page.locator('.set-check').nth(1).click();
    await page.keyboard.press('/');
    await page.locator('.find-bar').waitFor();
    await assertClean(page, 'sets');
    await page.locator('.menu-button').first().click();
    await page.getByRole('menu').waitFor();
    await assertClean(page, 'menu');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await page.getByRole('dialog').locator('.trace-table').waitFor();
    await assertClean(page, 'dialog of the traces');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await assertClean(page, 'keys');
    await closeClean(page);
});

test('Compare: a pair, and a row of it', async () => {
    const page = await open(`/compare?${pair}`);
    await compareReady(page);
    await assertClean(page, 'a pair');
    await page.locator('.ops tbody tr[data-index="1"]').click();
    await page.locator('.op-panel').waitFor();
    await page.locator('details.menu summary').first().click();
    await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => {
        one.open = true;
    }));
    await assertClean(page, 'a row, and everything open');
    await closeClean(page);
});

test('Compare: the menu Share, the places of each line, a message; a phone', async () => {
    const page = await open(`/compare?${pair}&open=lines,line-0,line-1`);
    await compareReady(page);
    await page.evaluate(() => { navigator.clipboard.writeText = async () => {}; });
    const item = await shareItem(page, 'Copy link');
    await assertClean(page, 'the menu Share');
    await item.click();
    await page.locator('.toast').waitFor();
    await assertClean(page, 'places and a message');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.ops tbody tr[data-index="1"]').click();
    await page.locator('.op-panel').waitFor();
    await assertClean(page, 'a phone');
    await closeClean(page);
});

test('every view while the server is gone; a phone', async () => {
    const mortal = await startServer(['--port', await freePort()]);
    const sets = await uploadSample(mortal);
    const pages = [];
    for (const [where, ready, more] of [['/', '.sets tr[data-set]', '?q=control'],
        [`/compare?${sets}`, '.ops tbody tr[data-index]', '&q=gemm'],
        [`/timeline?${sets}`, '.timeline-stage canvas', '&name=aten%3A%3Amm'],
        [`/tree?${sets}`, '.tree-rows tr[data-index]', '&level=operators']]) {
        const page = await open(where, mortal);
        page.expectErrors = true;
        await page.locator(ready).first().waitFor();
        await chartsReady(page);
        pages.push([page, where, more]);
    }
    await mortal.kill();
    for (const [page, where, more] of pages) {
        await page.locator('.top nav a').first().evaluate((link, to) => { // another state of the view
            link.href = to;
            link.click();
        }, where + more);
        await page.locator('#connection').getByText('No connection').waitFor();
        await assertClean(page, `${where}, no connection`);
        await page.setViewportSize({ width: 390, height: 844 });
        await assertClean(page, `${where}, no connection, a phone`);
        await page.context().close();
    }
    await mortal.restart();
    await mortal.stop();
});

test('Traces, an operation and Timeline on a phone', async () => {
    const page = await openPage(browser, server, '/', { viewport: { width: 390, height: 844 } });
    await page.locator('.sets tr[data-set]').nth(1).waitFor();
    await assertClean(page, 'Traces');
    await page.goto(`${server.url}/compare/op?${pair}&name=aten%3A%3Aaddmm&category=cpu_op`);
    await page.locator('.results:not([data-stale]) .plot').first().waitFor();
    await assertClean(page, 'an operation');
    await page.goto(`${server.url}/timeline?${pair}&name=aten%3A%3Aaddmm`);
    await page.locator('.timeline-selected').getByText(' in this step').first().waitFor();
    await page.locator('.timeline-table tbody tr').first().waitFor();
    await assertClean(page, 'Timeline');
    await closeClean(page);
});

test('Series: what is offered, a series, one that is refused', async () => {
    const page = await open('/series');
    page.expectErrors = true;
    await page.locator('.analyse-page .notice').waitFor();
    await assertClean(page, 'offers');
    await page.goto(`${server.url}/series?sets=*&baseline=control&name=aten::mm`);
    await page.locator('.analysis-results[data-shown]').waitFor();
    await assertClean(page, 'a series');
    await page.goto(`${server.url}/series?sets=nowhere`);
    await page.locator('.error-box').waitFor();
    await assertClean(page, 'refused');
    await closeClean(page);
});

test('Several recordings: none, and a refused comparison', async () => {
    const page = await open('/compare/recordings');
    await page.locator('.recordings-page .notice').waitFor();
    await assertClean(page, 'none');
    await page.goto(`${server.url}/compare/recordings?control=control&test=tes*,control2`);
    page.expectErrors = true;
    await page.locator('.error-box').waitFor();
    await assertClean(page, 'refused');
    await closeClean(page);
});

test('Compare: no pair, no such set, host only', async () => {
    const page = await open('/compare');
    page.expectErrors = true;
    await page.locator('.sides [data-field]').first().waitFor();
    await page.locator('.message').getByText(/./).first().waitFor();
    await assertClean(page, 'no pair');
    await page.goto(`${server.url}/compare?control=0123456789ab&${pair.split('&')[1]}`);
    await page.locator('.error-box').waitFor();
    await assertClean(page, 'no such set');
    const host = await startServer();
    const ids = [];
    for (const [label, dur] of [['before', 10], ['after', 30]]) {
        ids.push(await uploadByApi(host, label, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'aten::mm', count: 4, dur }, { name: 'aten::add' }]) }]));
    }
    const other = await open(`/compare?control=${ids[0]}&test=${ids[1]}`, host);
    await compareReady(other);
    await assertClean(other, 'host only');
    await other.context().close();
    await host.stop();
    await closeClean(page);
});

test('an operation', async () => {
    const page = await open(`/compare?${pair}`);
    await compareReady(page);
    await page.locator('.op-link').first().click();
    await page.waitForURL(/\/compare\/op\?/);
    await page.locator('.results:not([data-stale]) .plot').first().waitFor();
    await assertClean(page, 'an operation');
    await closeClean(page);
});

test('Tree: a pair, its instances, what a search finds, one set, no set', async () => {
    const page = await open('/tree');
    await page.getByRole('heading', { name: 'Choose a control and a test' }).waitFor();
    await assertClean(page, 'no set');
    const ready = () => page.locator('.results:not([data-stale]):not([data-skeleton]) '
        + '.tree-rows tr[data-index]').nth(2).waitFor();
    await page.goto(`${server.url}/tree?${pair}&by=device`);
    await ready();
    await page.locator('.count-button').first().click();
    await page.locator('.frame-text', { hasText: '#0' }).first().waitFor();
    await assertClean(page, 'a pair, and instances');
    await page.goto(`${server.url}/tree?${pair}&q=gemm&frames=class`);
    await ready();
    await assertClean(page, 'by class, with a search');
    await page.goto(`${server.url}/tree?${pair.split('&')[0]}`);
    await ready();
    await assertClean(page, 'one set');
    await page.setViewportSize({ width: 390, height: 844 });
    await assertClean(page, 'a phone');
    await closeClean(page);
});

test('Timeline: both sides, a call selected and measured; none; an error', async () => {
    const page = await open(`/timeline?${pair}&name=aten%3A%3Aaddmm`);
    page.expectErrors = true;
    await page.locator('.timeline-selected').getByText(' in this step').first().waitFor();
    await page.locator('.timeline-table tbody tr').first().waitFor();
    await page.keyboard.press('m');
    await page.locator('.timeline-measured b').waitFor();
    await page.locator('.timeline-sums tbody tr').first().waitFor();
    await assertClean(page, 'both sides');
    await page.goto(`${server.url}/timeline?${pair}&open=main&pin=control%3Adevice%3A0%3A7&q=gemm`);
    await page.locator('.timeline-pinned canvas').first().waitFor();
    await page.locator('.timeline-table tbody tr').first().waitFor();
    await assertClean(page, 'a lane unfolded, one pinned, names searched for');
    await page.goto(`${server.url}/timeline`);
    await page.locator('.message .empty').waitFor();
    await assertClean(page, 'nothing chosen');
    await page.goto(`${server.url}/timeline?control=0123456789ab`);
    await page.locator('.error-box').waitFor();
    await assertClean(page, 'no such set');
    await closeClean(page);
});

test('Analyse: every analysis, of two sets', async () => {
    const ids = Object.fromEntries(new URLSearchParams(pair));
    const page = await open(`/analyse?set=${ids.control}&test=${ids.test}`);
    await page.locator('.analysis-results[data-shown="index"]').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await assertClean(page, 'the index on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    const links = await page.locator('.analysis-tabs a').evaluateAll((all) =>
        all.map((link) => [link.textContent, link.href]));
    for (const [name, address] of links) {
        await page.goto(address);
        await page.locator('.analysis-tabs a[aria-current]', { hasText: name }).waitFor();
        // Words replace the tables for which this pair has no data.
        await page.locator('.analysis-results[data-shown]').first().waitFor();
        const operator = page.locator('[data-field="operator_name"]');
        if (await operator.count() > 0) {
            await operator.fill('aten');
            await operator.press('Enter');
            await page.locator('.analysis-results[data-shown*="operator_name=aten"]').waitFor();
        }
        await assertClean(page, name);
    }
    await closeClean(page);
});

test('no such page; the report', async () => {
    const page = await open('/');
    await page.goto(`${server.url}/nowhere`);
    await page.getByText('There is no such page').waitFor();
    await assertClean(page, 'no such page');
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    const [download] = await Promise.all([page.waitForEvent('download'),
        shareItem(page, 'Report').then((item) => item.click())]);
    const file = path.join(folder, 'report.html');
    await download.saveAs(file);
    page.complaints.length = 0;
    await page.goto(String(pathToFileURL(file)));
    await page.getByRole('heading').first().waitFor();
    await assertClean(page, 'report');
    await page.context().close();
});
