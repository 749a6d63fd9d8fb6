// What the Analyse page counts and draws: the rows of Compare, the ranks that differ most, a scale
// for each kind of copy, legends that are switches.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { analyseReady as ready, chartsReady, closeClean, openAnalysis, query, startSample,
    tableRows, uploadByApi, visitAnalysis } from './lib.mjs';

const { exactTime } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/format.js`));

let server;
let browser;
let pair; // of the Compare page
let stop;
let one; // set=…
let two; // set=…&test=…

before(async () => {
    ({ server, browser, pair, stop } = await startSample());
    two = pair.replace('control=', 'set=');
    one = two.split('&')[0];
});
after(() => stop?.());

const visit = (page, what, more) => visitAnalysis(page, server, what, more);
const open = (what, more, options) => openAnalysis(browser, server, what, more, options);

const analysis = (what, more) => server.api(`/analysis/${what}?${more}&rows=steps`);

test('the page counts the rows of Compare; others can be chosen, and a note says so', async () => {
    const sum = (rows, key) => Math.round(1000 * rows.reduce((all, row) => all + row[key], 0));
    const { totals } = await server.api(`/compare_traces?${pair}&device_type=GPU&limit=1`);
    const { set, test: other } = await analysis('operator_kernels', two);
    assert.deepEqual([sum(set.rows, 'sum'), sum(other.rows, 'sum')],
        ['control', 'test'].map((side) => Math.round(1000 * totals[`${side}_total_duration`])));

    const page = await open('temporal_breakdown', two);
    await page.getByText('The rows of all recorded steps count, the last one too').waitFor();
    await page.getByRole('combobox', { name: 'Rows' }).selectOption('before_last_step');
    await page.locator('.analysis-results[data-shown*="rows=before_last_step"]').waitFor();
    assert.equal(query(page).get('rows'), 'before_last_step');
    const htas = await server.api(`/analysis/temporal_breakdown?${two}`);
    await page.getByRole('button', { name: 'All columns of Ranks' }).click();
    assert.equal((await tableRows(page, 'Ranks'))[0]['A, all'][1],
        exactTime(htas.set.rows[0].kernel_time));
    await page.getByText('does not count, since it may be cut off. Compare counts it.').waitFor();
    await page.getByRole('button', { name: 'Count as Compare does' }).click();
    await page.locator('.analysis-results[data-shown*="rows=steps"]').waitFor();
    assert.equal(query(page).get('rows'), null);
    // Older links use HTA's parameter; once steps are chosen, the rows cannot be chosen.
    await visit(page, 'temporal_breakdown', `${two}&include_last_profiler_step=true`);
    assert.equal(await page.getByRole('combobox', { name: 'Rows' }).inputValue(), 'all');
    await visit(page, 'temporal_breakdown', `${two}&steps=first`);
    assert.equal(await page.getByRole('combobox', { name: 'Rows' }).count(), 0);
    await closeClean(page);
});

test('each kind of copy has its own scale, and all share the time axis', async () => {
    const page = await open('memory_bw', two);
    const panels = await page.evaluate(() => {
        const { data, _fullLayout: full } = document.getElementById('bandwidth');
        return [...new Set(data.map((t) => t.yaxis))].map((name) => {
            const axis = full[name.replace('y', 'yaxis')];
            return { top: axis.range[1], unit: axis.title.text, domain: axis.domain,
                x: data.filter((t) => t.yaxis === name).map((t) => t.xaxis ?? 'x')[0],
                most: Math.max(...data.filter((t) => t.yaxis === name).flatMap((t) => t.y)) };
        });
    });
    assert.deepEqual(panels.map((p) => p.unit), ['GB/s', 'GB/s', 'TB/s']);
    assert.deepEqual(panels.map((p) => p.x), ['x', 'x', 'x']);
    for (const [i, panel] of panels.entries()) {
        assert.ok(panel.most > 0.6 * panel.top && panel.most <= panel.top, JSON.stringify(panel));
        assert.ok(i === 0 || panel.domain[1] < panels[i - 1].domain[0]);
    }
    const box = await page.locator('#bandwidth .nsewdrag').first().boundingBox();
    await page.mouse.move(box.x + 0.3 * box.width, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.6 * box.width, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await page.locator('.analysis-results[data-shown*="start="]').waitFor();
    await closeClean(page);
});

test('entries of the legend hide and show their data', async () => {
    const page = await open('memory_bw', two);
    const visible = (id) => page.evaluate((chart) =>
        document.getElementById(chart).data.filter((t) => t.visible !== false).length, id);
    assert.equal(await visible('bandwidth'), 12);
    const key = page.getByRole('button', { name: 'A · control' });
    await key.click();
    await chartsReady(page);
    assert.equal(await key.getAttribute('aria-pressed'), 'false');
    assert.equal(await visible('bandwidth'), 6);
    await page.getByRole('button', { name: 'B · test' }).click(); // hiding the last shows all
    await chartsReady(page);
    assert.equal(await visible('bandwidth'), 12);
    await visit(page, 'temporal_breakdown', one);
    await page.getByRole('button', { name: 'compute', exact: true }).first().click();
    await chartsReady(page);
    assert.equal(await visible('temporal'), 2);
    await closeClean(page);
});

/** A rank whose kernels take `dur`, and whose queue holds `waiting`. */
function rankTrace(rank, dur, waiting) {
    const traceEvents = [];
    for (let i = 0; i < waiting; i += 1) {
        const args = { correlation: i + 1, device: 0, stream: 7 + (i % 2) };
        traceEvents.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1,
            ts: i, dur: 1, args }, { ph: 'X', cat: 'kernel', name: 'k', pid: 0, tid: 7,
            ts: 100 + i * dur, dur, args });
    }
    return { name: `rank${rank}.json.gz`, bytes: gzipSync(JSON.stringify({
        distributedInfo: { rank, world_size: 40 }, traceEvents })) };
}

test('of many ranks only those that differ most are drawn, all on request', async () => {
    const ranks = Array.from({ length: 40 }, (_, rank) => rank);
    const [set, other] = [await uploadByApi(server, 'forty', ranks.map((rank) =>
        rankTrace(rank, rank === 37 ? 30 : 10 + rank / 1000, rank === 38 ? 12 : 6))),
    await uploadByApi(server, 'forty more', ranks.map((rank) =>
        rankTrace(rank, rank === 39 ? 90 : 11, 6)))];
    const page = await open('temporal_breakdown', `set=${set}`);
    const labels = () => page.evaluate(() =>
        document.getElementById('temporal')._fullLayout.yaxis.ticktext);
    await page.getByText('the 32 of 40 ranks that differ most from the median').waitFor();
    assert.deepEqual((await labels()).slice(0, 2), ['rank 37', 'rank 38']);
    assert.equal((await labels()).length, 32);
    await page.getByRole('button', { name: 'all, in order' }).click();
    await chartsReady(page);
    assert.deepEqual(await labels(), ranks.map((rank) => `rank ${rank}`));
    assert.equal(query(page).get('order'), 'rank');
    await page.reload();
    await ready(page, 'temporal_breakdown');
    assert.equal((await labels()).length, 40);
    await visit(page, 'temporal_breakdown', `set=${set}&test=${other}`);
    await page.getByText('the 16 of 40 ranks that differ most between A and B').waitFor();
    assert.deepEqual((await labels()).slice(0, 2), ['A · rank 39', 'B · rank 39']);
    // Lines: the rank with the longest queue, and as many others as fit, come first.
    await visit(page, 'queue_length', `set=${set}`);
    await page.getByText('the 3 of 40 ranks that differ most from the median').waitFor();
    const groups = () => page.locator('.line-group').evaluateAll((list) => list.map((group) =>
        [group.getAttribute('aria-label'), group.querySelectorAll('input:checked').length]));
    assert.equal((await groups()).find(([name]) => name === 'rank 38')[1], 2);
    assert.deepEqual((await groups()).map(([, count]) => count).slice(0, 4), [2, 2, 2, 0]);
    await page.getByRole('button', { name: 'the first', exact: true }).click();
    await page.getByText('the first 3 of 40 ranks').waitFor();
    assert.deepEqual((await groups()).slice(0, 3).map(([name]) => name),
        ['rank 0', 'rank 1', 'rank 2']);
    await closeClean(page);
});
