// The pages of collectives and of stragglers: their numbers, charts and sentences.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { closeClean, drawn, openAnalysis, openCompare, query, startSample, tableRows, until, uploadByApi } from './lib.mjs';

let server;
let browser;
let stop;

before(async () => {
    ({ server, browser, stop } = await startSample());
});
after(() => stop?.());

const event = (cat, name, tid, ts, dur, args) => ({ ph: 'X', cat, name, pid: tid < 5 ? 1 : 0, tid,
    ts, dur, args });

/** Five steps; the all-reduce ends on all ranks at once, after `late` µs more compute. The clock is
 * `ahead` µs ahead. */
function rankFile(rank, late, ahead = 0) {
    const traceEvents = [];
    for (let step = 0; step < 5; step += 1) {
        const at = ahead + step * 1000;
        const compute = 300 + late;
        traceEvents.push(event('user_annotation', `ProfilerStep#${step}`, 1, at, 1000),
            event('cpu_op', 'aten::mm', 1, at, 5),
            event('cuda_runtime', 'cudaLaunchKernel', 1, at + 1, 1, { correlation: 2 * step + 1 }),
            event('kernel', 'gemm', 7, at + 10, compute,
                { correlation: 2 * step + 1, device: 0, stream: 7 }),
            event('cuda_runtime', 'cudaLaunchKernel', 1, at + 6, 1, { correlation: 2 * step + 2 }),
            event('kernel', 'ncclDevKernel_AllReduce', 20, at + 10 + compute, 600 - compute,
                { correlation: 2 * step + 2, device: 0, stream: 20, Seq: step,
                    'Collective name': 'allreduce', 'Process Group Name': 'dp', 'Group size': 3,
                    'In msg nelems': 1 << 20, 'Out msg nelems': 1 << 20, dtype: 'Float' }));
    }
    return { name: `rank${rank}.json.gz`,
        bytes: gzipSync(JSON.stringify({ distributedInfo: { rank }, traceEvents })) };
}

/** A file that does not say how much is sent. */
const bareFile = (rank) => ({ name: `rank${rank}.json.gz`, bytes: gzipSync(JSON.stringify({
    distributedInfo: { rank }, traceEvents: [event('kernel', 'ncclDevKernel_AllReduce', 20, 10, 50 + rank,
        { device: 0, stream: 20 })] })) });

const store = (label, late) => uploadByApi(server, label,
    [0, 1, 2].map((rank) => rankFile(rank, rank === 1 ? late : 0)));

test('stragglers: a sentence names the rank, its cause and the step time without it', async () => {
    const set = await store('late', 120);
    const page = await openAnalysis(browser, server, 'stragglers', `set=${set}&more=1`);
    const text = await page.locator('.straggler-sentence').innerText();
    assert.match(text, /^Rank 1 is a straggler: it causes 100\.0.% of the exposed waiting, the most of all ranks in every step, because it computes longer \(120\.0.µs a step/u);
    assert.match(text, /the mean step of all ranks would be \S+.\S+ shorter \(880\.0.µs\)/u);
    assert.match(await page.locator('#caused').locator('..').innerText(), /^Waiting of all others/);
    const [row] = await tableRows(page, 'Operators that exceed the median rank most');
    assert.equal(row.operator[0], 'aten::mm');
    await closeClean(page);
});

test('collectives: the page has charts, tables and the difference of two sets', async () => {
    const sets = [await store('late', 120), await store('even', 0)];
    const page = await openAnalysis(browser, server, 'collectives',
        `set=${sets[0]}&test=${sets[1]}&more=1`);
    for (const id of ['collectives', 'collective-ranks', 'bandwidth', 'wait-map', 'wait-steps']) {
        await page.locator(`#${id} .main-svg`).first().waitFor();
    }
    const rows = await tableRows(page, 'Collectives');
    assert.equal(rows.length, 1);
    assert.deepEqual(Object.keys(rows[0]).filter((head) => head.endsWith(', transfer')),
        ['A, transfer', 'B, transfer', 'Δ, transfer']);
    assert.match(await page.locator('.analysis-sentence').last().innerText(), /^B − A: \S+.µs a step and rank: /u);
    // Each heat map says what its colours mean, in words and without a style that the page forbids.
    assert.equal(await page.locator('#wait-map .shapelayer path').count(), 6);
    const first = page.locator('.data-card').first();
    await first.getByText('What the columns mean').click();
    assert.match(await first.locator('dl').innerText(), /transfer\s+The shortest duration over the ranks/);
    assert.equal(await first.locator('.data-blanks').isVisible(), false);
    assert.match(await page.locator('.analysis-notes').innerText(), /Every recorded step counts/);
    assert.equal(await page.locator('[data-field="rows"]').count(), 0);
    await closeClean(page);
});

test('the reason for empty cells is below the table; a legend has the colour of each collective', async () => {
    const [known, other] = [rankFile(0, 0), rankFile(1, 0)];
    const set = await uploadByApi(server, 'sizes', [known, other]);
    const page = await openAnalysis(browser, server, 'collectives', `set=${set}&more=1`);
    const legend = page.locator('.chart', { has: page.locator('#bandwidth') }).locator('.chart-legend button');
    assert.deepEqual(await legend.allInnerTexts(), ['allreduce']);
    const bare = await uploadByApi(server, 'no-sizes', [0, 1].map((rank) => bareFile(rank)));
    await page.goto(`${server.url}/analyse?what=collectives&set=${bare}`);
    await page.getByRole('button', { name: 'All columns of Collectives', exact: true }).click();
    const blanks = page.locator('.data-card[aria-label="Collectives"] .data-blanks');
    await blanks.waitFor();
    assert.match(await blanks.innerText(), /^– in bus bandwidth: no rank matches, or the trace does not say|– in .*bus bandwidth: no rank matches/);
    await closeClean(page);
});

test('Compare: a line of one rank alone says its own amount, and that the times beside it are of all ranks', async () => {
    const [late, even] = [await store('late', 120), await store('even', 0)];
    const page = await openCompare(browser, server, `control=${even}&test=${late}`);
    const line = page.locator('.account > li', { hasText: 'On rank 1 alone: gemm' });
    assert.match(await line.locator('.account-words').innerText(),
        /^On rank 1 alone: gemm in aten::mm takes 120.µs more per step; the mean over all ranks:$/u);
    assert.match(await line.locator('.account-change').innerText(), /^\+40\.0.µs$/u);
    await closeClean(page);
});

test('waiting goes by the clock or by durations, as chosen; the overview and SQL are asked without that, the unit and more', async () => {
    const set = await uploadByApi(server, 'clocks', [0, 1, 2].map((rank) =>
        rankFile(rank, rank === 1 ? 120 : 0, rank * 5000)));
    const page = await openAnalysis(browser, server, 'stragglers', `set=${set}&more=1`);
    const sentence = page.locator('.straggler-sentence');
    const choice = page.getByRole('combobox', { name: 'Waiting goes by' });
    assert.match(await sentence.innerText(), /by the ranks. common clock/);
    assert.equal(await choice.inputValue(), 'common_clock');
    await choice.selectOption('shortest_duration');
    await until(page, () => sentence.innerText(), (text) => /Waiting is told by durations alone/.test(text));
    assert.equal(query(page).get('waiting_by'), 'shortest_duration');
    await page.goto(`${server.url}/analyse?what=collectives&set=${set}&more=1&unit=total&waiting_by=shortest_duration`);
    await page.locator('.analysis-sentence', { hasText: 'durations alone' }).waitFor();
    const links = await page.locator('.results a[href*="/query?"]').evaluateAll((all) => all.map((one) =>
        new URL(one.href).search));
    assert.ok(links.length > 4, links.join());
    for (const link of links) {
        assert.match(decodeURIComponent(link), /waiting_by=shortest_duration/);
        assert.ok(Array.isArray((await server.api(`/sql${link}`)).rows), link);
    }
    const asked = [];
    page.on('request', (one) => asked.push(one.url()));
    await page.reload();
    await page.locator('.analysis-sentence', { hasText: 'durations alone' }).waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    // It asks only for the tables that its numbers come from.
    const [clocks] = await Promise.all([page.waitForResponse(/analysis\/clocks\?/),
        page.locator('.index-table tr[data-what=clocks]', { hasText: /rank 1, in 100\.0.%/ }).waitFor(),
        page.reload()]);
    const { per_rank, lateness, step_skew, waiting } = (await clocks.json()).set;
    assert.deepEqual([per_rank, lateness, step_skew, waiting.length], [undefined, undefined, undefined, 3]);
    await page.locator('.index-table tr[data-what=collectives]').waitFor();
    assert.deepEqual(asked.filter((url) => /analysis\/stragglers.*waiting_by/.test(url)), []);
    await closeClean(page);
});

test('clocks: a sentence says how well times are known and who comes last', async () => {
    const set = await uploadByApi(server, 'clocks', [0, 1, 2].map((rank) =>
        rankFile(rank, rank === 1 ? 120 : 0, rank * 5000)));
    const page = await openAnalysis(browser, server, 'clocks', `set=${set}&more=1`);
    const text = await page.locator('.analysis-sentence').innerText();
    assert.match(text, /^All 3 ranks are on one clock: a time is known to ±.\S+.µs or better\. Ranks 1, 2 share fewer than 12 collectives: the interval may be too narrow\. Rank 1 comes last most often: in 100\.0.% of 5 collectives\.$/u);
    const rows = await tableRows(page, 'Clocks');
    assert.deepEqual(rows.map((row) => row.ahead[0]), ['0 µs', '5.000 ms', '10.00 ms'].map((v) => v.replace(' ', '\u00a0')));
    for (const id of ['last', 'lateness', 'skew']) {
        await page.locator(`#${id} .main-svg`).first().waitFor();
    }
    const [texts] = await drawn(page, 'lateness', 'customdata');
    assert.match(texts[1][0], /^rank 1, step \d+<br>120\.0.µs later than the median rank, ±.\S+.µs<br>certainly last in 1 of 1$/u);
    await closeClean(page);
});
