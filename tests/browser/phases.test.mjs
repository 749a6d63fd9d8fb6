// The page of the phases of serving: numbers, charts, and the link to the comparison of one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { closeClean, openAnalysis, startSample, tableRows, uploadByApi } from './lib.mjs';

let server;
let browser;
let stop;

before(async () => {
    ({ server, browser, stop } = await startSample());
});
after(() => stop?.());

/** 12 calls in SGLang's words; a call of decode takes `decode` µs on the device. */
function file(decode) {
    const traceEvents = [];
    const row = (cat, name, tid, ts, dur, args = {}) => traceEvents.push({ ph: 'X', cat, name,
        pid: tid < 5 ? 1 : 0, tid, ts, dur, args });
    for (let i = 0, at = 0; i < 12; i += 1) {
        const reads = i % 4 === 0;
        const work = reads ? 400 : decode + i % 3;
        row('user_annotation', reads ? 'step[EXTEND bs=2 toks=1000]' : 'step[DECODE bs=50]', 1,
            at, work + 100);
        row('cpu_op', 'aten::mm', 1, at + 5, 30);
        row('cuda_runtime', 'cudaLaunchKernel', 1, at + 10, 5, { correlation: i + 1 });
        row('kernel', 'gemm', 7, at + 60, work, { correlation: i + 1, stream: 7, device: 0 });
        at += work + 150;
    }
    return { name: 'rank0.json.gz',
        bytes: gzipSync(JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents })) };
}
const upload = (label, decode) => uploadByApi(server, label, [file(decode)]);

test('the page shows phases of two sets and links to the comparison of decode alone', async () => {
    const sets = [await upload('slow', 300), await upload('fast', 200)];
    const page = await openAnalysis(browser, server, 'phases', `set=${sets[0]}&test=${sets[1]}&more=1`);
    for (const id of ['phases', 'phase-rates']) {
        await page.locator(`#${id} .main-svg`).first().waitFor();
    }
    const notes = await page.locator('.analysis-notes').innerText();
    assert.match(notes, /prefill: prompts are read/);
    assert.match(notes, /decode: tokens are generated/);
    const sizes = await tableRows(page, 'Phases by size of a call');
    assert.ok(JSON.stringify(sizes).includes('513–1024'), JSON.stringify(sizes));
    const names = await tableRows(page, 'Names that were found');
    assert.ok(JSON.stringify(names).includes('step[DECODE {k}]'));
    await page.locator('.phase-links a', { hasText: 'decode' }).click();
    await page.locator('.verdict-card[data-verdict="faster"]').waitFor();
    assert.match(await page.locator('.verdict-card').innerText(), /A step is one phase:decode/);
    assert.equal(new URL(page.url()).searchParams.get('control_marker'), 'phase:decode');
    await closeClean(page);
});

test('without phases the page says which names it looks for', async () => {
    const page = await openAnalysis(browser, server, 'phases', 'set=control');
    assert.match(await page.locator('main').innerText(),
        /no annotations that name a phase[\s\S]*vLLM[\s\S]*SGLang[\s\S]*TensorRT-LLM/);
    await closeClean(page);
});
