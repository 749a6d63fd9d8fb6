// The pages of work and of counters, and the work of one operator: what they show is what the API
// says.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { closeClean, compareReady, openAnalysis, openPage, startSample, tableRows, uploadByApi } from './lib.mjs';

const STEPS = 4;
/** Products of `rows` rows that take `time` us, then one whose shapes are not recorded. */
function model(rows, time) {
    const events = [];
    const row = (cat, name, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name, pid: 1,
        tid, ts, dur, args });
    for (let step = 0; step < STEPS; step += 1) {
        const start = 10000 * step;
        row('user_annotation', `ProfilerStep#${step}`, 1, start, 9000);
        [['aten::mm', time, { 'Input Dims': [[rows, 256], [256, 512]] }], ['aten::bmm', 50, {}]]
            .forEach(([name, long, args], i) => {
                const at = start + 100 + 4000 * i;
                const correlation = 2 * step + i + 1;
                row('cpu_op', name, 1, at, 10, args);
                row('cuda_runtime', 'cudaLaunchKernel', 1, at + 2, 2, { correlation });
                row('kernel', `k_${name}`, 7, at + 5, long, { correlation, device: 0, stream: 7 });
            });
    }
    return gzipSync(JSON.stringify({ traceEvents: events }));
}
/** One kernel with measured counters. */
const counted = () => gzipSync(JSON.stringify({ traceEvents: [
    ['cpu_op', 'aten::mm', 1, 10, 20, {}],
    ['cuda_runtime', 'cudaLaunchKernel', 1, 12, 3, { correlation: 1 }],
    ['cuda_profiler_range', 'gemm', 0, 40, 5, { smsp__inst_executed: 1234, dram__bytes: 0.5 }],
].map(([cat, name, tid, ts, dur, args]) => ({ ph: 'X', cat, name, pid: 0, tid, ts, dur, args })) }));

let server;
let browser;
let stop;
before(async () => {
    ({ server, browser, stop } = await startSample());
    for (const [label, bytes] of [['small', model(100, 200)], ['large', model(150, 320)],
        ['counted', counted()]]) {
        await uploadByApi(server, label, [{ name: 'a.json.gz', bytes }]);
    }
});
after(() => stop?.());

const plain = (text) => text.replaceAll('\u00a0', ' ');
const cells = (page) => page.locator('.op-work tbody tr').evaluateAll((rows) => rows.map((row) =>
    [...row.cells].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))));

test('the page of work has FLOPs, speed, and the device time without known FLOPs', async () => {
    const page = await openAnalysis(browser, server, 'work', 'set=small&test=large&more=1');
    await page.locator('#speed .main-svg').first().waitFor();
    const rows = (await tableRows(page, 'Operators')).map((row) => Object.values(row)
        .map(([text]) => plain(text)));
    assert.deepEqual(rows.map((row) => row.slice(0, 4)),
        [['aten::mm', '200.0 µs', '320.0 µs', '+120.0 µs']]);
    await page.getByRole('button', { name: 'All columns of Operators', exact: true }).click();
    const [whole] = await tableRows(page, 'Operators');
    assert.deepEqual(['A', 'B'].map((side) => plain(whole[`${side}, FLOPs per step`][0])),
        ['26.2 M', '39.3 M']); // 2 · 100 · 256 · 512
    assert.deepEqual(whole['A, calls per step'][0], '1');
    await closeClean(page);
    const one = await openAnalysis(browser, server, 'work', 'set=small&more=1');
    const unknown = await tableRows(one, 'Device time without known FLOPs');
    assert.deepEqual(unknown.map((row) => Object.values(row)[0][0]), ['aten::bmm']);
    await closeClean(one);
});

test('the page of counters has each counter by operator and kernel', async () => {
    const page = await openAnalysis(browser, server, 'operator_counters', 'set=counted');
    await page.locator('#counters .main-svg').first().waitFor();
    const rows = await tableRows(page, 'Operators, kernels and counters');
    assert.deepEqual(rows.map((row) => [row.operator[0], row.kernel[0], row.counter[0]]).sort(),
        [['aten::mm', 'gemm', 'dram__bytes'], ['aten::mm', 'gemm', 'smsp__inst_executed']]);
    assert.deepEqual(rows.map((row) => plain(row.sum[0]).replace(',', '')).sort(), ['0.5', '1234']);
    await closeClean(page);
});

test('the page of an operator has its FLOPs, and how much of its change is more work', async () => {
    const of = (name) => `/compare/op?control=small&test=large&name=${name}&category=cpu_op`;
    const page = await openPage(browser, server, of('aten::mm'));
    await page.locator('.op-work tbody tr').first().waitFor();
    assert.deepEqual(await cells(page), [
        ['FLOPs per step', '26.2 M', '39.3 M', '+13.1 M', '+50.0 %'],
        ['Device time per step', '200.0 µs', '320.0 µs', '+120.0 µs', '+60.0 %'],
        ['due to more work', '', '', '+100.0 µs', ''],
        ['due to slower work', '', '', '+20.00 µs', ''],
        ['Achieved', '131 GFLOP/s', '123 GFLOP/s', '−8.19 GFLOP/s', '−6.2 %']]);
    await closeClean(page);
    const none = await openPage(browser, server, of('aten::bmm'));
    await none.locator('.op-work', { hasText: 'Its FLOPs are not known' }).waitFor();
    await closeClean(none);
});

test('a comparison has the classes of work in a folded section, per step or in all', async () => {
    for (const [unit, times] of [['per_step', ['250.0 µs', '370.0 µs']], ['total', ['1.000 ms', '1.480 ms']]]) {
        const page = await openPage(browser, server, `/compare?control=small&test=large&unit=${unit}`);
        await compareReady(page);
        const section = page.locator('.work-classes');
        assert.equal(await section.locator('table').first().isVisible(), false);
        await section.locator('summary').click();
        const rows = await section.locator('table').first().locator('tbody tr').evaluateAll((list) =>
            list.map((row) => [...row.cells].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))));
        assert.deepEqual(rows.map((row) => [row[0], ...row.slice(2, 4)]),
            [['products', ...times], ['other', '0 µs', '0 µs']]);
        assert.match(plain(await section.locator('table').last().locator('tbody').innerText()),
            /aten::mm \[\[100,256\],\[256,512\]\]/);
        // The causes stay while rows are filtered, and so do the classes.
        await page.goto(`${page.url()}&q=aten`);
        await compareReady(page);
        await section.locator('summary', { hasText: `products ${times.join(' → ')}` }).waitFor();
        await closeClean(page);
    }
});

test('a button shows the columns of work, in the unit of the table, as on the card', async () => {
    const page = await openPage(browser, server, '/compare?control=small&test=large&unit=per_step');
    await compareReady(page);
    const heads = () => page.locator('.ops thead tr:last-child th:visible').allInnerTexts();
    const parts = (name) => page.locator('.ops tbody tr', { has: page.locator('th').getByText(name, { exact: true }) })
        .locator('.c-work').evaluateAll((list) => list.map((cell) =>
            [cell.textContent.replaceAll('\u00a0', ' '), cell.title]));
    assert.ok(!(await heads()).some((text) => text.includes('work')));
    const toggle = page.getByRole('button', { name: 'More and slower work' });
    await toggle.click();
    await page.locator('.ops td.c-work.more').first().waitFor();
    await page.getByRole('button', { name: 'More and slower work', pressed: true }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('work'), 'true');
    assert.deepEqual((await heads()).slice(-2).map((text) => text.trim()), ['More work', 'Slower work']);
    assert.deepEqual((await parts('aten::mm')).map(([text]) => text), ['+100.0 µs', '+20.00 µs']);
    const [none] = await parts('aten::bmm');
    assert.match(none.join(), /^–c,its FLOPs are not known/);
    assert.match(await page.locator('.work-reasons').innerText(), /; c its FLOPs are not known on both sides/);
    await page.getByRole('button', { name: 'Slower work', exact: true }).click();
    await page.locator('.ops th[aria-sort]', { hasText: 'Slower work' }).waitFor();
    await toggle.click();
    await page.waitForFunction(() => !location.search.includes('work'));
    await page.locator('.ops:not([data-work])').waitFor();
    assert.equal(await page.locator('.work-reasons').isVisible(), false);
    await closeClean(page);
});

test('clocks have a tab only where a set has counters, and lanes in the timeline', async () => {
    const trace = JSON.parse(gunzipSync(model(100, 200)));
    trace.traceEvents.push(...[[-10, 1400], [30500, 1200]].map(([ts, value]) => ({ ph: 'C',
        name: 'SM Clock (MHz)', pid: 'GPU 0 Counters', ts, args: { '': value } })));
    await uploadByApi(server, 'clocked', [{ name: 'a.json', bytes: JSON.stringify(trace) }]);
    const none = await openAnalysis(browser, server, 'work', 'set=small');
    assert.equal(await none.locator('a[data-what=device_counters]').isVisible(), false);
    await closeClean(none);
    const page = await openAnalysis(browser, server, 'work', 'set=clocked');
    await page.locator('a[data-what=device_counters]').click();
    const rows = await tableRows(page.locator('.analyse-page'), 'By step');
    assert.deepEqual(rows.map((row) => [row.step[0], plain(row.mean[0]), plain(row.max[0])]).at(-1),
        ['3', '1,211.1', '1,400']);
    await closeClean(page);
    const timeline = await openPage(browser, server, '/timeline?control=clocked&rank=0&control_step=3');
    const lanes = timeline.locator('.timeline-device[data-side=control] canvas');
    await lanes.waitFor();
    const box = await lanes.boundingBox();
    await timeline.mouse.move(box.x + box.width * 0.9, box.y + box.height - 8); // the last lane
    await timeline.locator('.timeline-tip', { hasText: 'SM Clock (MHz): 1,200' }).waitFor();
    await closeClean(timeline);
});
