// The line under "Why" that names the layer: it comes later than the rest, moves nothing, and
// leads to its frame in the tree.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { closeClean, compareReady, openPage, startSample, uploadByApi } from './lib.mjs';

/** Six steps of a model of four blocks; `slow`: µs of the kernel below bmm. */
function model(slow, vendor = 'k') {
    const events = [];
    let [at, correlation] = [0, 0];
    const row = (cat, name, ts, dur, more = {}) => events.push({ ph: 'X', cat, name, pid: 1,
        tid: 1, ts, dur, ...more });
    const operator = (name, time) => {
        correlation += 1;
        // Its FLOPs are proportional to its time.
        row('cpu_op', name, at, time + 4, name === 'aten::bmm' ? { args: { 'Input Dims':
            [[8, time, 64], [8, 64, 128]] } } : {});
        row('cuda_runtime', 'cudaLaunchKernel', at + 1, 1, { args: { correlation } });
        row('kernel', `${vendor}_${name}`, at + 2, time + (correlation % 7) / 50, { pid: 0, tid: 7,
            args: { correlation, device: 0, stream: 7 } });
        at += time + 6;
    };
    const inside = (name, body) => {
        const start = at;
        at += 1;
        body();
        at += 1;
        row('python_function', `nn.Module: ${name}`, start, at - start);
    };
    for (let step = 0; step < 6; step += 1) {
        const start = at;
        inside('Model_0', () => {
            for (let block = 0; block < 4; block += 1) {
                inside(`Block_${block}`, () => {
                    inside(`Attention_${block}`, () => operator('aten::bmm', slow));
                    inside(`MLP_${block}`, () => operator('aten::addmm', 70));
                });
            }
        });
        operator('aten::mm', 300);
        row('user_annotation', `ProfilerStep#${step}`, start, at - start + 4);
        at += 10;
    }
    return gzipSync(JSON.stringify({ traceEvents: events }));
}

let server;
let browser;
let pair;
let stop;
const shift = () => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(
        ({ value, sources }) => [value, ...sources.map(({ node }) =>
            `${node?.nodeName}.${node?.className}`)])))
        .observe({ type: 'layout-shift', buffered: true });
};
before(async () => {
    ({ server, browser, pair, stop } = await startSample());
    for (const [label, ...how] of [['fast model', 40], ['slow model', 90], ['other vendor', 70, 'hip']]) {
        await uploadByApi(server, label, [{ name: 'a.json.gz', bytes: model(...how) }]);
    }
});
after(() => stop?.());

const line = (page) => page.locator('.diagnosis-layer');

test('the layer is named after the rest is there, and links to its frame', async () => {
    const page = await openPage(browser, server, '/');
    const order = [];
    await page.route(/\/compare_traces\?/, async (route) => {
        const { searchParams } = new URL(route.request().url());
        order.push(searchParams.get('layers') ?? 'rows');
        await route.continue();
    });
    await page.goto(`${server.url}/compare?control=fast+model&test=slow+model`);
    await line(page).locator('a').waitFor();
    assert.match((await line(page).textContent()).replaceAll('\u00a0', ' '),
        /In all 4 Block, Attention takes 200 µs more device time per step \(160 → 360 µs\): .* most of it in aten::bmm \(as many calls\)\. Show in the tree$/);
    assert.equal(order.filter((what) => what === 'true').length, 1);
    assert.ok(order.indexOf('true') > 0, 'not before the rows');
    await line(page).locator('a').click();
    await page.locator('.tree-page [aria-selected="true"]', { hasText: 'Attention' }).waitFor();
    await page.goBack();
    await line(page).locator('a').waitFor();
    assert.equal(order.filter((what) => what === 'true').length, 1, 'asked for again');
    await closeClean(page);
});

test('the sample has its copies in every block; a set against itself has no layer', async () => {
    let page = await openPage(browser, server, `/compare?${pair}`);
    await compareReady(page);
    await line(page).locator('a').waitFor();
    assert.match((await line(page).textContent()).replaceAll('\u00a0', ' '),
        /All 4 Block take .*\. aten::to is only in the test there\./);
    await closeClean(page);
    page = await openPage(browser, server, '/compare?control=control&test=control');
    await compareReady(page);
    assert.match(await page.locator('.verdict-range').textContent(),
        /^The same steps on both sides\./);
    assert.equal(await page.locator('.diagnosis').isVisible(), false);
    await closeClean(page);
});

test('a switch makes the bars name modules, and the link keeps it', async () => {
    const page = await openPage(browser, server, '/compare?control=fast+model&test=slow+model');
    await compareReady(page);
    const compute = page.locator('.fall-column[data-part="compute"] .fall-ops');
    await compute.locator('a', { hasText: 'k_aten::bmm' }).waitFor();
    await page.getByRole('group', { name: 'Under the bars' }).getByText('Modules').click();
    const link = compute.locator('a', { hasText: 'Attention × 4' });
    await link.waitFor();
    assert.match((await compute.locator('li').first().textContent()).replaceAll('\u00a0', ' '),
        /^Attention × 4in Block\+200(\.\d+)? µs$/);
    assert.match(page.url(), /[?&]fall=modules/);
    await page.reload();
    await link.waitFor();
    await page.getByRole('group', { name: 'Under the bars' }).getByText('Rows').click();
    await compute.locator('a', { hasText: 'k_aten::bmm' }).waitFor();
    assert.doesNotMatch(page.url(), /fall=/);
    await page.goto(`${server.url}/compare?control=fast+model&test=slow+model&fall=modules`);
    await link.click();
    await page.locator('.tree-page [aria-selected="true"]', { hasText: 'Attention' }).waitFor();
    await closeClean(page);
});

test('operators come before the rows if the kernels have other names', async () => {
    for (const width of [390, 1280]) {
        const page = await openPage(browser, server, '/', { viewport: { width, height: 2600 } });
        await page.goto(`${server.url}/compare?control=fast+model&test=other+vendor`);
        const rows = page.locator('.operators tbody tr');
        await rows.first().waitFor();
        assert.match((await rows.first().textContent()).replaceAll('\u00a0', ' '),
            /^aten::bmm.*160(\.\d+)? µs280(\.\d+)? µs\+120/);
        assert.equal(await rows.count(), 3);
        const top = (where) => page.locator(where).evaluate((node) =>
            node.getBoundingClientRect().top);
        assert.ok(await top('.operators') < await top('.table-card'));
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth
            <= window.innerWidth));
        await closeClean(page);
    }
    const page = await openPage(browser, server, '/compare?control=fast+model&test=slow+model');
    await compareReady(page);
    assert.equal(await page.locator('.operators').isVisible(), false);
    await closeClean(page);
});

test('nothing moves when the line comes, and a failure leaves it empty', async () => {
    for (const width of [400, 800, 1400]) {
        const page = await openPage(browser, server, '/', { viewport: { width, height: 1600 },
            init: shift });
        let release;
        const free = new Promise((resolve) => { release = resolve; });
        await page.route(/layers=true/, async (route) => {
            await free;
            await route.continue();
        });
        await page.goto(`${server.url}/compare?control=fast+model&test=slow+model`);
        await compareReady(page);
        const height = () => line(page).evaluate((node) => node.getBoundingClientRect().height);
        const before_ = await height();
        await page.evaluate(() => { window.shifts.length = 0; });
        release();
        await line(page).locator('a').waitFor();
        assert.equal(await height(), before_);
        assert.deepEqual(await page.evaluate(() => window.shifts), [], String(width));
        await closeClean(page);
    }
    const page = await openPage(browser, server, '/');
    page.expectErrors = true;
    await page.route(/layers=true/, (route) => route.fulfill({ status: 503,
        contentType: 'application/problem+json', body: '{"code":"too_expensive","detail":"x"}' }));
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    await page.waitForFunction(() =>
        document.querySelector('.diagnosis-layer')?.textContent === '');
    page.complaints.splice(0);
    await closeClean(page);
});
