// The page of memory: sentences, curves with steps, bars, tables, two sets.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { closeClean, openAnalysis, openCompare, startSample, tableRows, uploadByApi } from './lib.mjs';

let server, browser, stop;
before(async () => {
    ({ server, browser, stop } = await startSample());
});
after(() => stop?.());

const GB = 1e9;
const row = (cat, name, ts, dur) => ({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur });
const change = (ts, bytes, address, allocated) => ({ ph: 'i', cat: 'cpu_instant_event',
    name: '[memory]', pid: 1, tid: 1, ts, args: { Bytes: bytes, Addr: address, 'Device Type': 1,
        'Device Id': 0, 'Total Allocated': allocated, 'Total Reserved': 9 * GB } });

/** Three steps; in each, a block keeps `kept` bytes until the end of the step. */
function rankFile(rank, kept) {
    const traceEvents = [0, 1, 2].flatMap((step) => {
        const at = step * 1000;
        return [row('user_annotation', `ProfilerStep#${step}`, at, 1000),
            row('python_function', 'nn.Module: Block_0', at + 100, 500),
            row('cpu_op', 'aten::linear', at + 110, 300),
            change(at + 150, kept, step + 1, 2 * GB + kept), change(at + 900, -kept, step + 1, 2 * GB)];
    });
    return { name: `rank${rank}.json.gz`,
        bytes: gzipSync(JSON.stringify({ distributedInfo: { rank }, traceEvents })) };
}
const store = (label, kept, ranks = 1) => uploadByApi(server, label,
    Array.from({ length: ranks }, (_, rank) => rankFile(rank, kept)));

test('one set: the page says what the peak is made of, and marks the steps', async () => {
    const set = await store('memory-one', GB);
    const page = await openAnalysis(browser, server, 'memory', `set=${set}&more=1`);
    assert.match(await page.locator('.memory-sentence').innerText(), new RegExp('^The peak is '
        + '3.00.GB \\(GPU 0\\), 150.0.µs after the first event, in step 0. 1.00.GB of it was allocated in '
        + 'the recording, 2.00.GB before it began.$', 'u'));
    await page.locator('#memory-curves .main-svg').first().waitFor();
    assert.equal(await page.locator('#memory-curves .shapelayer path').count(), 3);
    assert.deepEqual(await page.locator('#memory-curves .annotation-text').allTextContents(),
        ['step 0', 'step 1', 'step 2']);
    const [peak] = await tableRows(page, 'Peaks');
    assert.equal(peak['peak allocated'][0].replace(/\s/u, ' '), '3.00 GB');
    const [live] = await tableRows(page, 'Live at the peak, by frame');
    assert.equal(live.frame[0], 'Block / aten::linear');
    assert.match(await page.locator('.analysis-charts a.sql-link').first().getAttribute('href'), /memory/);
    await closeClean(page);
});

test('two sets: the page has both curves in one panel, and the difference', async () => {
    const sets = [await store('memory-a', GB, 2), await store('memory-b', 3 * GB, 2)];
    const page = await openAnalysis(browser, server, 'memory', `set=${sets[0]}&test=${sets[1]}&more=1`);
    assert.equal(await page.locator('.memory-sentence').count(), 3);
    assert.match(await page.locator('.memory-sentence').last().innerText(),
        /^B − A: \+2\.00.GB at the peak; Block: \+2\.00.GB\.$/u);
    assert.equal(await page.locator('#memory-curves .scatterlayer .trace').count(), 8);
    assert.equal(await page.locator('#memory-curves .shapelayer path').count(), 6);
    await page.locator('#live_modules .main-svg').first().waitFor();
    const [peak] = await tableRows(page, 'Peaks');
    assert.deepEqual(['A', 'B', 'Δ'].map((side) => peak[`${side}, peak allocated`][0].replace(/\s/u, ' ')),
        ['3.00 GB', '5.00 GB', '+2.00 GB']);
    await closeClean(page);
});

test('for a set without memory the page says how to record it', async () => {
    const set = await uploadByApi(server, 'memory-none', [{ name: 'rank0.json',
        bytes: Buffer.from(JSON.stringify({ traceEvents: [row('cpu_op', 'aten::mm', 0, 5)] })) }]);
    const page = await openAnalysis(browser, server, 'memory', `set=${set}`);
    assert.match(await page.locator('.analysis-notes').innerText(), /profile_memory=True/);
    assert.equal(await page.locator('.chart:visible, .analysis-more:visible').count(), 0);
    await closeClean(page);
});

test('Compare says how the peak moved if both sets record memory', async () => {
    const sets = [await store('memory-a', GB), await store('memory-b', 3 * GB)];
    const page = await openCompare(browser, server, `control=${sets[0]}&test=${sets[1]}&open=details`);
    const fact = page.locator('.facts [data-kind="memory"]');
    assert.match(await fact.textContent(), /^Peak memory: 3\.00.GB → 5\.00.GB: Block keeps 2\.00.GB more$/u);
    assert.match(await fact.getAttribute('title'), /^The peak of memory is 2\.00.GB higher .*: `Block` keeps/u);
    await page.locator('.answer-details').getByRole('link', { name: 'Show memory' }).click();
    await page.locator('.memory-sentence').first().waitFor();
    assert.equal(await page.locator('.memory-sentence').count(), 3);
    await closeClean(page);
});
