// The start of the Analyse page: what each analysis found, without those that have nothing to show.
// And what all analyses have in common: two screens at most before "more", A, B and the change in
// one table, sums per step as in Compare.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chartsReady, closeClean, makeTrace, openPage, query, startSample, tableRows, uploadByApi,
    visitAnalysis } from './lib.mjs';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`));
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} }); // of the colours
const { ANALYSES, GROUPS } = await load('analyses/index.js');
const { FOUND } = await load('analyses/index.js');
const { pairedRows, sidePerStep } = await load('analyses/index.js');
const { count, text, time, summed } = await load('analyses/columns.js');
const { exactTime, exactTimeDiff } = await load('format.js');

let server;
let browser;
let pair;
let stop;

before(async () => {
    ({ server, browser, pair, stop } = await startSample());
});
after(() => stop?.());

const indexReady = (page) => page.locator('.analysis-results[data-shown="index"]').waitFor();

/** {what: [texts of its cells]} of the index. */
const lines = (page) => page.locator('.index-table tr[data-what]').evaluateAll((rows) =>
    Object.fromEntries(rows.map((row) => [row.dataset.what,
        [...row.cells].slice(1).map((cell) => cell.textContent.replaceAll('\u00a0', ' '))])));

test('every analysis is in one group, and says what it found', () => {
    assert.deepEqual(GROUPS.flatMap(([, list]) => list).sort(), Object.keys(ANALYSES).sort());
    assert.deepEqual(Object.keys(FOUND).sort(), Object.keys(ANALYSES).sort());
});

test('the index has A, B and the change of each analysis that has something to show', async () => {
    const page = await openPage(browser, server, `/analyse?${pair.replace('control', 'set')}`);
    await indexReady(page);
    const found = await lines(page);
    assert.deepEqual(Object.keys(found).slice(0, 2), ['temporal_breakdown', 'work']);
    for (const what of ['memory', 'phases', 'device_counters', 'operator_counters']) {
        assert.equal(found[what], undefined);
        assert.equal(await page.locator(`.analysis-tabs a[data-what=${what}]`).isVisible(), false);
    }
    assert.equal(await page.locator('.index-without').innerText(),
        'Not in these sets: Memory, Phases, Device clocks, Counters.');
    assert.ok(Object.values(found).every(([what, a, b]) => what !== '' && /\w/.test(a) && /\w/.test(b)),
        JSON.stringify(found));
    const { set, test: other } = await server.api(`/analysis/work?${pair.replace('control', 'set')}`);
    assert.deepEqual(found.work.slice(1, 3), [set, other].map(({ summary: [all] }) =>
        `${all.peak_pctg.toFixed(1)} %`));
    // The times are those of Compare, per step.
    const { rows } = await server.api(`/compare_traces?${pair}&device_type=GPU&q=ncclDevKernel_AllReduce`);
    assert.deepEqual(found.kernel_breakdown.slice(1, 3), ['control', 'test'].map((side) =>
        `${(rows[0][`${side}_per_step`] / 1000).toFixed(2)} ms`));
    assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= 900 * 1.1));

    await page.getByRole('rowheader').getByRole('link', { name: 'Work', exact: true }).click();
    await page.locator('.analysis-results[data-shown^="work "]').waitFor();
    await page.locator('.analysis-tabs a', { hasText: 'Overview' }).click();
    await indexReady(page);
    assert.equal(query(page).get('what'), null);
    await closeClean(page);
});

test('the index of one set, of one without devices, and of chosen ranks that do not exist', async () => {
    const page = await openPage(browser, server, `/analyse?${pair.split('&')[0].replace('control', 'set')}`);
    await indexReady(page);
    assert.ok(Object.values(await lines(page)).every((cells) => cells.length === 2));
    const host = await uploadByApi(server, 'host only', [{ name: 'rank0.json.gz',
        bytes: makeTrace([{ name: 'aten::mm' }, { name: 'mine', cat: 'user_annotation' }]) }]);
    await page.goto(`${server.url}/analyse?set=${host}`);
    await indexReady(page);
    assert.deepEqual(Object.keys(await lines(page)), ['critical_path', 'user_annotation_breakdown']);
    page.expectErrors = true;
    await page.goto(`${server.url}/analyse?set=${host}&ranks=77`);
    await page.locator('.error-box[data-code="unknown_rank"]').waitFor();
    await closeClean(page);
});

test('the index keeps the focus, and asks again for what failed', async () => {
    const page = await openPage(browser, server);
    let release;
    const held = new Promise((go) => { release = go; });
    let fails = true;
    await page.route('**/analysis/queue_length**', async (route) => {
        await held;
        return fails ? route.fulfill({ status: 503, contentType: 'application/problem+json',
            body: JSON.stringify({ code: 'timeout', detail: 'The time was up.' }) }) : route.continue();
    });
    await page.goto(`${server.url}/analyse?${pair.replace('control', 'set')}`);
    const link = page.locator('.index-table tr[data-what="work"] a');
    await link.focus();
    release();
    await indexReady(page);
    assert.equal(await page.evaluate(() => document.activeElement.closest('tr')?.dataset.what), 'work');
    assert.match((await lines(page)).queue_length.join(), /The time was up/);

    fails = false;
    await link.click();
    await page.locator('.analysis-results[data-shown^="work"]').waitFor();
    await page.locator('.analysis-tabs a', { hasText: 'Overview' }).click();
    await indexReady(page);
    assert.doesNotMatch((await lines(page)).queue_length.join(), /The time was up/);
    await page.close();
});

test('a set without samples has no number per step', () => {
    const side = (samples, rows) => ({ data: { ranks: [0], samples: [samples], rows, counts: rows } });
    const sides = [side(0, []), side(2, [{ count: 6, idle_category: 'host_wait', idle_time: 8 }])];
    assert.deepEqual(FOUND.launch_stats.of(sides).values, [null, 3]);
    assert.deepEqual(FOUND.idle_time_breakdown.of(sides).values, [null, 4]);
});

test('an analysis without anything to show says why, once', async () => {
    const page = await openPage(browser, server);
    for (const [what, words] of [['operator_counters', 'no counters'], ['memory', 'profile_memory'],
        ['phases', 'no annotations that name a phase'], ['device_counters', 'no counters']]) {
        await visitAnalysis(page, server, what, pair.replace('control', 'set'));
        const shown = await page.locator('main').innerText();
        assert.equal(shown.split(words).length, 2, `${what}: ${shown}`);
        assert.equal(await page.locator('.chart:visible, .data-card:visible, .analysis-more:visible').count(), 0);
    }
    await closeClean(page);
});

/** Nothing of an analysis is cut, and all of it fits on two screens up to "more". */
async function assertFits(page, what, sets) {
    await visitAnalysis(page, server, what, sets);
    const { bottom, cut } = await page.evaluate(() => ({
        bottom: (document.querySelector('.analysis-more:not([hidden])')
            ?? document.querySelector('.analysis-results')).getBoundingClientRect().bottom,
        cut: [...document.querySelectorAll('.scroll-x')].filter((one) =>
            one.scrollWidth > one.clientWidth + 1).map((one) => one.getAttribute('aria-label')) }));
    assert.ok(bottom <= 2 * 900, `${what}: ${bottom} px`);
    assert.deepEqual(cut, [], what);
    assert.ok(await page.locator('.data-table:visible').count() <= 2, what);
}

test('each analysis takes two screens at most before "more", and no table is cut', async () => {
    const corpus = path.join(process.env.TRACEDIFF_CORPUS ?? '/nowhere', 'corpus');
    const names = ['hta-diff-control', 'hta-diff-test'];
    const pairs = [pair.replace('control', 'set')];
    if (names.every((name) => fs.existsSync(path.join(corpus, name)))) {
        const ids = [];
        for (const name of names) {
            const folder = path.join(corpus, name);
            ids.push(await uploadByApi(server, name, fs.readdirSync(folder).map((file) =>
                ({ name: file, bytes: fs.readFileSync(path.join(folder, file)) }))));
        }
        pairs.push(`set=${ids[0]}&test=${ids[1]}`);
    }
    const page = await openPage(browser, server, '/', { viewport: { width: 1440, height: 900 } });
    for (const sets of pairs) {
        for (const what of Object.keys(ANALYSES)) {
            await assertFits(page, what, sets);
        }
    }
    await closeClean(page);
});

test('sums are per step as in Compare, or of all steps; what is folded is in the address', async () => {
    const sets = pair.replace('control', 'set');
    const page = await openPage(browser, server);
    await visitAnalysis(page, server, 'kernel_breakdown', sets);
    const { rows } = await server.api(`/compare_traces?${pair}&device_type=GPU&limit=200`);
    const times = ['Δ', 'A', 'B'].map((letter) => `${letter}, time per step`);
    const shown = await tableRows(page, 'Kernels');
    for (const row of shown) {
        const same = rows.find(({ name }) => name === row.kernel[1]);
        assert.deepEqual(times.map((key) => row[key][1]), [exactTimeDiff(same.diff_per_step),
            exactTime(same.control_per_step), exactTime(same.test_per_step)], row.kernel[1]);
    }
    assert.ok(shown.length > 3);
    await page.getByRole('combobox', { name: 'Sums' }).selectOption('total');
    await page.waitForFunction(() => location.search.includes('unit=total'));
    const [whole] = await tableRows(page, 'Kernels');
    const total = rows.find(({ name }) => name === whole.kernel[1]);
    assert.equal(whole['A, time'][1], exactTime(total.control_total_duration));
    assert.equal(await page.getByRole('table', { name: 'Kinds', exact: true }).count(), 0);
    await page.locator('.analysis-more > summary').click();
    await page.getByRole('table', { name: 'Kinds', exact: true }).waitFor();
    assert.equal(query(page).get('more'), '1');
    await page.reload();
    await page.getByRole('table', { name: 'Kinds', exact: true }).waitFor();
    await chartsReady(page);
    await closeClean(page);
});

test('rows of A and B belong together; what one side pools is in the difference', () => {
    const table = { key: 'rows', columns: [text('name', 'name', true), text('rank', 'rank'),
        summed(time('sum', 'time')), summed(count('count', 'calls')), time('mean', 'mean')] };
    const side = (letter, ranks, samples, rows) => ({ letter, data: { ranks, samples, rows } });
    const sides = [side('A', [3], [2], [{ name: 'a', rank: 3, sum: 8, count: 4, mean: 2 },
        { name: 'gone', rank: 3, sum: 2, count: 2, mean: 1 }]),
    side('B', [0], [4], [{ name: 'new', rank: 0, sum: 4, count: 4, mean: 1 },
        { name: 'a', rank: 0, sum: 20, count: 4, mean: 5 }])];
    const difference = [{ name: 'a', rank: 3, sum: 12, count: 0, mean: 3 },
        { name: 'gone', rank: 3, sum: 6, count: -2, mean: null },
        { name: 'new', rank: 3, sum: 4, count: 4, mean: null }];
    const rows = pairedRows(sides, table, table.columns, difference, true);
    const picked = rows.map((row) => [row.name, row.rank, row['sum A'], row['sum B'], row['sum Δ'],
        row['count B'], row['mean Δ']]);
    assert.deepEqual(picked, [['a', '3 / 0', 4, 5, 1, 1, 3], ['gone', 3, 1, 2, 1, 0, null],
        ['new', 0, 0, 1, 1, 1, null]]);
    assert.equal(pairedRows(sides, table, table.columns, difference, false)[0]['sum Δ'], 12);
    // Ranks are added up by their samples, as in Compare.
    const uneven = sidePerStep(side('A', [0, 1], [1, 3], [{ name: 'a', rank: 0, sum: 10 },
        { name: 'a', rank: 1, sum: 6 }]), [table]).data.rows;
    assert.equal(uneven.reduce((all, row) => all + row.sum * row.weight, 0), 4);
});
