// Several recordings per side: the page, starting from the comparison of two sets.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertAxeClean, closeClean, compareReady, drop, makeTrace, openPage, pickSet, startBrowser, startServer,
    tableRows, uploadByApi, watchPage } from './lib.mjs';

let server;
let browser;
let tagged; // the id of t1

/** A recording; `pace` is in percent. */
const recording = (pace, version) => makeTrace([{ name: 'aten::mm', dur: 2 * pace }], { steps: 6,
    header: { pytorch_version: version } });

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    for (const [label, pace] of [['c1', 100], ['c2', 101], ['c3', 99], ['t1', 151], ['t2', 149], ['other', 150]]) {
        const id = await uploadByApi(server, label, [{ name: 'rank0.json.gz',
            bytes: recording(pace, label === 'other' ? '2.6' : '2.5') }]);
        tagged = label === 't1' ? id : tagged;
    }
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

test('a comparison grows from two sets to several; the verdict is between recordings', async () => {
    const page = await openPage(browser, server, '/compare?control=c1&test=t1');
    await compareReady(page);
    await page.locator('.answer-details > summary').click();
    await page.getByRole('link', { name: 'Compare several recordings' }).click();
    await page.locator('.recordings-page .notice').waitFor();
    await pickSet(page, 'Control', 'c2');
    await page.locator('.recordings-verdict').getByText('Cannot judge').waitFor();
    await pickSet(page, 'Control', 'c3');
    const verdict = page.locator('.recordings-verdict');
    await verdict.getByText('3 recordings against 1').waitFor();
    await pickSet(page, 'Test', 't2');
    await verdict.getByText(/Judged between recordings: 3 recordings against 2/).waitFor();
    const [mm] = await tableRows(page, 'Rows');
    assert.equal(mm.Name[0], 'aten::mm');
    assert.equal(mm.Certain[0], 'slower');
    assert.equal((await tableRows(page, 'Recordings')).length, 5);
    await page.getByRole('button', { name: 'Leave out t2' }).click();
    await verdict.getByText('3 recordings against 1').waitFor();
    await page.goBack();
    await verdict.getByText('3 recordings against 2').waitFor();
    await page.getByRole('checkbox', { name: 'at equal clock' }).check();
    await page.getByText('Equal clock: nothing is corrected').waitFor(); // of one operator
    assert.equal(new URL(page.url()).searchParams.get('equal_clock'), 'true');
    await page.goBack();
    await page.getByText('Equal clock: nothing is corrected').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Name contains' }).fill('nothing of this name');
    await page.getByText('The filters leave no row.').waitFor();
    assert.equal(new URL(page.url()).searchParams.get('q'), 'nothing of this name');
    await page.getByRole('link', { name: /^c1 and t/ }).click();
    await compareReady(page);
    await closeClean(page);
});

test('an answer that comes while a set is being picked leaves the text, the list and the choice', async () => {
    const page = await openPage(browser, server);
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    await page.route('**/compare_traces?*', async (route) => {
        await held;
        await route.continue();
    });
    await page.goto(`${server.url}/compare?control=c1&test=t1`);
    const field = page.getByRole('combobox', { name: 'Test', exact: true });
    await field.click();
    await field.fill('t2');
    const choice = page.locator('.picker-list:visible .active', { hasText: 't2' });
    await choice.waitFor();
    release();
    await compareReady(page);
    assert.equal(await field.inputValue(), 't2');
    await choice.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.side-about').first().waitFor(); // drawn when the list is closed
    assert.equal(await field.inputValue(), 't1');
    await pickSet(page, 'Test', 't2');
    await page.waitForURL(/test=[0-9a-f]+/);
    await compareReady(page);
    assert.equal(await field.inputValue(), 't2');
    await closeClean(page);
});

test('a badge, the recordings as dots with the interval, and the account of the typical pair', async () => {
    const page = await openPage(browser, server, '/compare/recordings?control=t1,t2&test=c1,c2,c3');
    assert.match(await page.locator('.recordings-verdict .headline').textContent(),
        /^▼ Faster by 33\.\d\s%\d+→\d+\sms?between \u2212[\d.]+\s% and \u2212[\d.]+\s%$|^▼ Faster by 33\.\d\s%[\d.,]+→[\d.,]+\sµsbetween \u2212[\d.]+\s% and \u2212[\d.]+\s%$/);
    assert.doesNotMatch(await page.locator('.recordings-verdict').textContent(), /-\d/);
    const dots = await page.locator('.recordings-chart .strip-dot').evaluateAll((nodes) =>
        nodes.map((node) => [node.classList[1], parseFloat(node.getAttribute('cx'))]));
    assert.deepEqual(dots.map(([side]) => side), [...Array(2).fill('strip-control'), ...Array(3).fill('strip-test')]);
    assert.ok(Math.min(...dots.slice(0, 2).map(([, x]) => x)) > Math.max(...dots.slice(2).map(([, x]) => x)));
    const [from, to, mean] = await page.evaluate(() => ['.strip-interval@x1', '.strip-interval@x2',
        '.strip-mean.strip-test@x1'].map((one) => parseFloat(document.querySelector(one.split('@')[0])
        .getAttribute(one.split('@')[1]))));
    assert.ok(from < mean && mean < to, `${from} ${mean} ${to}`);
    const account = page.getByRole('list', { name: 'Where the change comes from' });
    await account.getByText('Together, of these two').waitFor();
    await account.getByText('aten::mm').first().waitFor();
    const pair = await page.getByRole('link', { name: /^t\d and c\d$/ }).textContent();
    await page.locator('.recordings-verdict').getByText('those with the middle step time').waitFor();
    await account.getByRole('button', { name: /^What adds up to/ }).first().click();
    await account.getByRole('link').first().click(); // the same two recordings
    await page.locator('.crumb, h1').getByText(pair.split(' and ')[0]).first().waitFor();
    await closeClean(page);
    // Where nothing is certain, no recording stands for its side.
    const unsure = await openPage(browser, server, '/compare/recordings?control=c1,t1&test=c2,t2');
    await unsure.locator('.recordings-verdict .verdict-not-certain').waitFor();
    await unsure.locator('.recordings-chart .strip-dot').first().waitFor();
    assert.equal(await unsure.locator('.recordings-why').isVisible(), false);
    await assertAxeClean(unsure, 'several recordings');
    await closeClean(unsure);
});

test('a row that one side lacks is new or gone, and has no time there', async () => {
    for (const [label, ops] of [['x1', ['a', 'b']], ['x2', ['a', 'b']], ['y1', ['a', 'c']], ['y2', ['a', 'c', 'd']]]) {
        await uploadByApi(server, label, [{ name: 'rank0.json.gz', bytes: makeTrace(ops.map((name) =>
            ({ name: `op_${name}`, dur: 30 })), { steps: 6, header: { label } }) }]);
    }
    const page = await openPage(browser, server, '/compare/recordings?control=x1,x2&test=y1,y2');
    await page.locator('.recordings-verdict .headline').waitFor();
    const rows = Object.fromEntries((await tableRows(page, 'Rows')).map((row) => [row.Name[0],
        [row.Control[0], row.Test[0], row.Certain[0]].join(' ').replaceAll('\u00a0', ' ')]));
    assert.equal(rows.op_b, '30.00 µs – gone');
    assert.equal(rows.op_c, '– 30.00 µs new');
    assert.equal(rows.op_d, '– 15.00 µs new');
    await closeClean(page);
});

test('a group is picked by the beginning of its labels, a pattern or a tag, with keys alone', async () => {
    const page = await openPage(browser, server, '/compare/recordings');
    const type = async (side, text, option) => {
        await page.getByRole('combobox', { name: side, exact: true }).focus();
        await page.keyboard.type(text);
        await page.getByRole('option', { name: option }).waitFor();
    };
    await type('Control', 'c', 'All sets whose labels begin with c');
    assert.equal(await page.locator('.picker-list .active .choice-name').textContent(), 'c3');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Leave out c*' }).waitFor();
    await type('Test', 't?', 'All sets with a label like t?');
    await page.keyboard.press('Enter');
    await page.locator('.recordings-verdict').getByText('3 recordings against 2').waitFor();
    await page.evaluate((where) => fetch(where, { method: 'PATCH', body: '{"add_tags":["new"]}',
        headers: { 'Content-Type': 'application/json' } }), `/api/v1/sets/${tagged}`);
    await page.goto(`${server.url}/compare/recordings?control=c*`);
    await type('Test', 'tag:n', 'All sets with the tag new (1)');
    await page.keyboard.press('Enter');
    await page.locator('.recordings-verdict').getByText('3 recordings against 1').waitFor();
    assert.equal(new URL(page.url()).searchParams.get('test'), 'tag:new');
    await closeClean(page);
});

test('ranks and steps of an address apply, are named, and can be removed; notes are below', async () => {
    const page = await openPage(browser, server, '/compare/recordings');
    page.expectErrors = true; // the refusal that leads there
    await page.goto(`${server.url}/compare?control=c*&test=t1,other&test_steps=1-3&fold=true`);
    const verdict = page.locator('.recordings-verdict');
    await verdict.getByText('Test: steps 1-3.').waitFor();
    assert.deepEqual((await tableRows(page, 'Recordings')).map((row) => row.Samples[0]),
        ['6', '6', '6', '3', '3']);
    await page.getByText('Different versions: PyTorch 2.5 (control, t1 of test); 2.6 (other of test).')
        .waitFor();
    await verdict.getByRole('button', { name: 'Use all ranks and steps' }).click();
    await verdict.getByText('All ranks and steps of every recording count.').waitFor();
    assert.equal(new URL(page.url()).search, '?control=c*&test=t1%2Cother');
    await closeClean(page);
});

test('an address of the Compare page with lists opens this page', async () => {
    const page = await openPage(browser, server, '/compare/recordings');
    page.expectErrors = true; // the refusals that lead there
    await page.goto(`${server.url}/compare?control=c1,c2&test=t*`);
    await page.locator('.recordings-verdict').getByText('2 recordings against 2').waitFor();
    assert.equal(new URL(page.url()).pathname, '/compare/recordings');
    await page.goto(`${server.url}/compare/recordings?control=c1,t1&test=t1,c2`);
    await page.locator('.error-box').getByText('a recording can be on one side only').waitFor();
    await closeClean(page);
});

test('the report is the page without a server: verdict, recordings, rows, search', async () => {
    const file = path.join(server.data, 'report.html');
    const reply = await fetch(`${server.url}/api/v1/report?control=c1,c2,c3&test=t1,t2`);
    fs.writeFileSync(file, await reply.text());
    const page = await (await browser.newContext()).newPage();
    watchPage(page, (message) => ['error', 'warning'].includes(message.type()),
        (target) => target.startsWith('file:'));
    await page.goto(String(pathToFileURL(file)));
    await page.locator('.recordings-verdict .verdict-slower').getByText(/Slower by (49|50)\.\d/).waitFor();
    await page.locator('.recordings-verdict').getByText('Judged between recordings: 3 recordings against 2.').waitFor();
    assert.equal(await page.locator('.recordings-chart .strip-dot').count(), 5);
    assert.equal((await tableRows(page, 'Recordings')).length, 5);
    assert.equal((await tableRows(page, 'Rows')).find((row) => row.Name[0] === 'aten::mm').Certain[0], 'slower');
    await page.getByRole('checkbox', { name: 'only slower or faster' }).check();
    await page.getByRole('searchbox', { name: 'Name contains' }).fill('nothing of this name');
    await page.getByText('The filters leave no row.').waitFor();
    await closeClean(page);
});

test('Share: the report, and a bundle of all recordings that shows the same page elsewhere', async () => {
    const page = await openPage(browser, server, '/compare/recordings?control=c1,c2,c3&test=t*&q=mm');
    await page.locator('.recordings-verdict h2').waitFor();
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.focus();
    await page.keyboard.press('ArrowDown');
    assert.deepEqual((await page.getByRole('menuitem').allTextContents()).map((text) =>
        /^(Copy link|Report|Bundle) (For|This|Both) /.exec(text)?.[1]), ['Copy link', 'Report', 'Bundle']);
    const [download] = await Promise.all([page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Report' }).click()]);
    assert.equal(download.suggestedFilename(), 'tracediff-c1-t1.html');
    await share.click();
    const [bundle] = await Promise.all([page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Bundle' }).click()]);
    const file = path.join(server.data, 'many.tracediff');
    await bundle.saveAs(file);
    const words = await page.locator('.recordings-verdict h2.headline').textContent();
    await closeClean(page);

    const other = await startServer();
    const there = await openPage(browser, other, '/');
    await there.getByText('No traces yet').waitFor();
    await drop(there, [file]);
    await there.waitForURL('**/compare/recordings?**');
    await there.locator('.recordings-verdict h2.headline', { hasText: words }).waitFor();
    assert.equal(await there.getByRole('searchbox', { name: 'Name contains' }).inputValue(), 'mm');
    assert.equal((await tableRows(there, 'Recordings')).length, 5);
    await closeClean(there);
    await other.stop();
});

test('on a phone, a long name of a damaged file does not widen the page', async () => {
    const text = gunzipSync(recording(100, '2.5')).toString().slice(0, -60);
    await uploadByApi(server, 'cut', [{ name: 'trainer-0_31417.1771500000893683480_worker.pt.trace.json.gz',
        bytes: gzipSync(text) }]);
    const page = await openPage(browser, server, '/compare/recordings?control=c1,c2&test=t1,cut',
        { viewport: { width: 390, height: 800 } });
    await page.locator('.notice.damage').getByText('trainer-0_31417').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await closeClean(page);
});
