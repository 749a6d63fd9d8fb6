// The sentence of the details that names the layer: it is asked for when they are opened, and leads
// to its frame in the tree.
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
before(async () => {
    ({ server, browser, pair, stop } = await startSample());
    for (const [label, ...how] of [['fast model', 40], ['slow model', 90], ['other vendor', 70, 'hip']]) {
        await uploadByApi(server, label, [{ name: 'a.json.gz', bytes: model(...how) }]);
    }
});
after(() => stop?.());

const line = (page) => page.locator('.answer-details [data-kind="layer"]');

test('the layer is named after the rest is there, and links to its frame', async () => {
    const page = await openPage(browser, server, '/');
    const order = [];
    await page.route(/\/compare_traces\?/, async (route) => {
        const { searchParams } = new URL(route.request().url());
        order.push(searchParams.get('layers') ?? 'rows');
        await route.continue();
    });
    await page.goto(`${server.url}/compare?control=fast+model&test=slow+model`);
    await compareReady(page);
    assert.equal(order.includes('true'), false, 'not before it is opened');
    await page.locator('.answer-details > summary').click();
    await line(page).locator('a').waitFor();
    assert.match((await line(page).textContent()).replaceAll('\u00a0', ' '),
        /In all 4 Block, Attention takes 200 µs more device time per step \(160 → 360 µs\): .* most of it in aten::bmm \(as many calls\)\. Show in the tree$/);
    assert.equal(order.filter((what) => what === 'true').length, 1);
    await line(page).locator('a').click();
    await page.locator('.tree-page [aria-selected="true"]', { hasText: 'Attention' }).waitFor();
    await page.goBack();
    await line(page).locator('a').waitFor();
    assert.equal(order.filter((what) => what === 'true').length, 1, 'asked for again');
    await closeClean(page);
});

test('the sample has its copies in every block; a set against itself has no layer', async () => {
    let page = await openPage(browser, server, `/compare?${pair}&open=details`);
    await compareReady(page);
    await line(page).locator('a').waitFor();
    assert.match((await line(page).textContent()).replaceAll('\u00a0', ' '),
        /All 4 Block take .*\. aten::to is new there\./);
    await closeClean(page);
    page = await openPage(browser, server, '/compare?control=control&test=control&open=details');
    await compareReady(page);
    assert.match(await page.locator('.verdict-range').textContent(),
        /^The same steps on both sides\./);
    await page.locator('.details-text[data-shown]').waitFor({ state: 'attached' });
    assert.equal(await line(page).count(), 0); // nothing is said where there is nothing to say
    await closeClean(page);
});

test('operators are compared if the kernels have other names', async () => {
    for (const width of [390, 1280]) {
        const page = await openPage(browser, server, '/', { viewport: { width, height: 2600 } });
        await page.goto(`${server.url}/compare?control=fast+model&test=other+vendor&open=operators`);
        const rows = page.locator('.operators tbody tr');
        await rows.first().waitFor();
        assert.match((await rows.first().textContent()).replaceAll('\u00a0', ' '),
            /^aten::bmm.*160(\.\d+)? µs280(\.\d+)? µs\+120/);
        assert.equal(await rows.count(), 3);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth
            <= window.innerWidth));
        await closeClean(page);
    }
    const page = await openPage(browser, server, '/compare?control=fast+model&test=slow+model');
    await compareReady(page);
    assert.equal(await page.locator('.operators').isVisible(), false);
    await closeClean(page);
});

