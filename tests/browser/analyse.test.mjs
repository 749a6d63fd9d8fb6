// The Analyse page: every analysis, of one set and of two, with the numbers of the API.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { analyseReady as ready, chartsReady, closeClean, compareReady, makeTrace, openAnalysis,
    openPage, pickSet, query, startSample, tableRows, uploadByApi, visitAnalysis } from './lib.mjs';

const { exactTime, exactTimeDiff, formatCount, formatCountDiff } = await import(
    pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/format.js`));

const { rowId } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/rows.js`).href);

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

/** The default request of the page: the rows that Compare counts. */
const analysis = (what, more) => server.api(`/analysis/${what}?${more}&rows=steps`);

const drawn = (page, id) => page.evaluate((chart) =>
    document.getElementById(chart).data.map((t) => ({ x: [...t.x], y: [...t.y] })), id);

/**
 * For each analysis: parameters, a table and the key of its rows in the API, the charts that must
 * be drawn, times and counts as {heading: member of a row of the API}, and the columns in which
 * more is better, or neither better nor worse.
 */
const CASES = {
    temporal_breakdown: { table: 'Ranks', key: 'rows', charts: ['temporal'],
        times: { idle: 'idle_time', compute: 'compute_time', all: 'kernel_time' },
        neutral: ['compute, %'] },
    comm_comp_overlap: { table: 'Ranks', key: 'rows', charts: ['overlap'],
        times: { overlapped: 'overlap', communication: 'communication_time' },
        moreIsBetter: ['overlap', 'overlapped'] },
    idle_time_breakdown: { table: 'Streams', key: 'rows', charts: ['idle'],
        more: '&show_idle_interval_stats=true', counts: { count: 'count' },
        times: { idle: 'idle_time', median: '50%', max: 'max' }, neutral: ['share', 'count'] },
    kernel_breakdown: { table: 'Kernels', key: 'over_ranks', charts: ['kinds'],
        times: { time: 'sum', mean: 'mean' }, counts: { calls: 'count' }, neutral: ['ranks'] },
    memory_bw: { table: 'Summary', key: 'summary', charts: ['bandwidth'],
        counts: { count: 'count' }, neutral: ['count', 'std'],
        moreIsBetter: ['mean', 'min', '25 %', 'median', '75 %', 'max'] },
    queue_length: { table: 'Summary', key: 'summary', charts: ['queue'],
        counts: { count: 'count', max: 'max' },
        neutral: ['count', 'mean', 'std', 'min', '25 %', 'median', '75 %', 'max'] },
    launch_stats: { table: 'Launches', key: 'counts',
        charts: ['launch-cpu_duration', 'launch-gpu_duration', 'launch-launch_delay',
            'launch-scatter'],
        counts: { launches: 'count', 'shorter than their launch': 'short_kernels' } },
    kernel_sequences: { table: 'Patterns', key: 'patterns', rows: 4, charts: ['patterns'],
        more: '&operator_name=aten::', counts: { calls: 'count' },
        times: { 'on the device': 'kernel_duration', 'on the host': 'operator_duration' } },
    user_annotation_breakdown: { table: 'Annotations', key: 'rows', charts: ['annotations'],
        more: '&use_gpu_annotation=false', times: { time: 'sum', max: 'max' },
        counts: { calls: 'count' } },
    operator_kernels: { table: 'Operators', key: 'rows', charts: ['operators'],
        times: { time: 'sum', mean: 'mean' }, counts: { calls: 'count' } },
};

/** A shown row has the values of the row of the API; `before`: "A, " of its headings. */
function assertRow(shown, row, spec, [time, count] = [exactTime, formatCount], before = '') {
    for (const [heading, key] of Object.entries(spec.times ?? {})) {
        assert.equal(shown[before + heading][1], row[key] === null ? '' : time(row[key]),
            `${heading}: ${JSON.stringify(row)}`);
    }
    for (const [heading, key] of Object.entries(spec.counts ?? {})) {
        assert.equal(shown[before + heading][0], count(row[key]), heading);
    }
    assert.equal(shown.rank?.[0], row.rank === undefined ? undefined : String(row.rank));
}

function isRow(...given) {
    try {
        return assertRow(...given) === undefined;
    } catch {
        return false;
    }
}

/** Shows the columns that do not fit beside the others. */
async function widen(page) {
    for (const button of await page.getByRole('button', { name: /^All columns/ }).all()) {
        await button.click();
    }
}

for (const [what, spec] of Object.entries(CASES)) {
    test(`${what}: the page shows one set, light`, async () => {
        const answer = await analysis(what, one + (spec.more ?? ''));
        const page = await open(what, `${one}${spec.more ?? ''}&unit=total`);
        await widen(page);
        const rows = await tableRows(page, spec.table);
        const all = answer.set[spec.key];
        assert.ok(all.length > 0);
        assert.equal(rows.length, Math.min(all.length, spec.rows ?? 12));
        rows.forEach((shown, i) => assertRow(shown, all[i], spec));
        assert.equal(await page.locator('.column-groups:visible').count(), 0);
        assert.equal(await page.locator('.plot:visible').count(), spec.charts.length);
        for (const id of spec.charts) {
            assert.ok((await drawn(page, id)).some((t) => t.y.length > 0), id);
        }
        const title = await page.title();
        assert.ok(title.endsWith('control · Analyse · tracediff'), title);
        await closeClean(page);
    });

    test(`${what}: the page shows two sets and their difference, dark`, async () => {
        const answer = await analysis(what, two + (spec.more ?? ''));
        const page = await open(what, `${two}${spec.more ?? ''}&unit=total`,
            { colorScheme: 'dark' });
        await widen(page);
        const rows = await tableRows(page, spec.table);
        const { set, test: other, difference } = answer;
        assert.ok(rows.length > 0);
        for (const shown of rows) { // A, B and their change are of one row
            const text = JSON.stringify(shown);
            assert.ok(difference[spec.key].some((row) => isRow(shown, row, spec,
                [exactTimeDiff, formatCountDiff], 'Δ, ')), text);
            assert.ok(set[spec.key].some((row) => isRow(shown, row, spec, undefined, 'A, '))
                || other[spec.key].some((row) => isRow(shown, row, spec, undefined, 'B, ')), text);
        }
        for (const [heading, [text, , tone]] of rows.flatMap((row) => Object.entries(row))
            .filter(([name, [shown]]) => name.startsWith('Δ, ') && /^[+\u2212]\d/.test(shown))) {
            const judged = spec.neutral?.includes(heading.slice(3)) ? [null, null]
                : spec.moreIsBetter?.includes(heading.slice(3)) ? ['better', 'worse'] : ['more', 'less'];
            const word = judged[text.startsWith('+') ? 0 : 1];
            assert.deepEqual(tone.split(' ').filter((name) =>
                ['better', 'worse', 'more', 'less'].includes(name)), word ? [word] : [],
            `${heading} ${text}`);
        }
        await closeClean(page);
    });
}

test('the URL holds the parameters, back and forward restore them, the focus stays', async () => {
    const page = await open('temporal_breakdown', one);
    await page.getByRole('textbox', { name: 'Ranks' }).focus();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => location.search.includes('ranks=1'));
    await ready(page, 'temporal_breakdown');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.field), 'steps');
    await page.locator('.analysis-results[data-shown*="ranks=1"]').waitFor();
    assert.deepEqual((await tableRows(page, 'Ranks')).map((r) => r.rank[0]), ['1']);

    await page.getByRole('link', { name: 'Idle time', exact: true }).click();
    await ready(page, 'idle_time_breakdown');
    assert.equal(query(page).get('ranks'), '1');
    assert.equal((await tableRows(page, 'Streams'))[0].median, undefined);
    await page.getByLabel('Statistics of the gaps').focus();
    await page.keyboard.press('Space');
    await page.locator('.analysis-results[data-shown*="show_idle_interval_stats"]').waitFor();
    assert.ok((await tableRows(page, 'Streams'))[0].median);
    await page.goBack();
    await page.locator('.analysis-results:not([data-shown*="stats"])').waitFor();
    assert.equal(await page.getByLabel('Statistics of the gaps').isChecked(), false);
    await page.goBack();
    await ready(page, 'temporal_breakdown');
    await page.goForward();
    await ready(page, 'idle_time_breakdown');
    await pickSet(page, 'Compare with', 'test');
    await page.locator('.column-groups:visible').first().waitFor();
    assert.equal(query(page).get('ranks'), null);

    page.expectErrors = true;
    await page.getByRole('textbox', { name: 'Ranks' }).fill('77');
    await page.keyboard.press('Enter');
    await page.locator('.error-box[data-code="unknown_rank"]').waitFor();
    await page.goBack();
    await ready(page, 'idle_time_breakdown');
    assert.equal(await page.locator('.error-box').count(), 0);
    await closeClean(page);
});

test('a series: zoom fetches finer points, reset undoes it, lines can be chosen', async () => {
    const page = await open('queue_length', two);
    assert.equal((await drawn(page, 'queue')).length, 8);
    const box = await page.locator('#queue .nsewdrag').boundingBox();
    const at = (part) => [box.x + box.width * part, box.y + box.height / 2];
    await page.mouse.move(...at(0.3));
    await page.mouse.down();
    await page.mouse.move(...at(0.4), { steps: 4 });
    await page.mouse.move(...at(0.5), { steps: 4 });
    await page.mouse.up();
    await page.locator('.analysis-results[data-shown*="start="]').waitFor();
    await chartsReady(page);
    const [start, end] = ['start', 'end'].map((key) => query(page).get(key));
    const answer = await analysis('queue_length', `${two}&start=${start}&end=${end}`);
    const lines = await drawn(page, 'queue');
    assert.deepEqual(lines[0].y, answer.set.series[0].points.map((p) => p[1]));
    const range = await page.evaluate(() =>
        document.getElementById('queue')._fullLayout.xaxis.range);
    assert.deepEqual(range.map((ms) => Math.round(ms * 1000)), [Number(start), Number(end)]
        .map(Math.round));
    await page.getByRole('button', { name: 'Reset zoom' }).click();
    await page.locator('.analysis-results:not([data-shown*="start="])').waitFor();
    await page.goBack();
    await page.locator('.analysis-results[data-shown*="start="]').waitFor();
    await chartsReady(page);
    await page.locator('#queue .nsewdrag').dblclick();
    await page.locator('.analysis-results:not([data-shown*="start="])').waitFor();

    await page.getByRole('spinbutton', { name: 'From' }).fill('10');
    await page.getByRole('spinbutton', { name: 'to' }).fill('20');
    await page.keyboard.press('Enter');
    await page.locator('.analysis-results[data-shown*="end=20000"]').waitFor();
    await chartsReady(page);
    const first = page.getByRole('group', { name: 'Lines' }).getByLabel('stream 7').first();
    await first.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => location.search.includes('line='));
    await chartsReady(page);
    assert.equal((await drawn(page, 'queue')).length, 6);
    assert.equal(await first.isChecked(), false);
    await page.reload();
    await ready(page, 'queue_length');
    assert.equal((await drawn(page, 'queue')).length, 6);
    assert.equal(query(page).getAll('line').length, 3);

    // If no line is chosen, none is drawn until one is chosen again.
    const choice = page.getByRole('group', { name: 'Lines' });
    for (let left = 3; left > 0; left -= 1) {
        await choice.locator('input:checked').first().click();
    }
    await page.getByText('No line is chosen.').waitFor();
    await page.reload();
    await ready(page, 'queue_length');
    assert.equal(await choice.locator('input:checked').count(), 0);
    assert.equal(await page.getByText('No line is chosen.').isVisible(), true);
    await choice.locator('input').nth(1).check();
    await chartsReady(page);
    assert.equal((await drawn(page, 'queue')).length, 2);
    await closeClean(page);
});

test('a series long after the first event has short ticks and can be zoomed', async () => {
    const launch = (ts, correlation) => [{ ph: 'X', cat: 'cuda_runtime', pid: 1, tid: 1, ts,
        name: 'cudaLaunchKernel', dur: 2, args: { correlation } }, { ph: 'X', cat: 'kernel',
        name: 'k', pid: 0, tid: 7, ts: ts + 40, dur: 5,
        args: { correlation, device: 0, stream: 7 } }];
    const set = await uploadByApi(server, 'weeks', [
        { name: 'rank0.json.gz', bytes: makeTrace([{ name: 'aten::add' }]) },
        { name: 'rank1.json.gz', bytes: gzipSync(JSON.stringify({ traceEvents: Array.from(
            { length: 20 }, (_, i) => launch(4e12 + 100 * i, i + 1)).flat() })) }]);
    const page = await open('queue_length', `set=${set}`);
    const axis = () => page.evaluate(() => {
        const { xaxis } = document.getElementById('queue')._fullLayout;
        return { range: xaxis.range, title: xaxis.title.text };
    });
    const whole = await axis();
    assert.ok(whole.range[1] < 10, whole.range);
    assert.match(whole.title, /^since 3,999,999\.999\d*\ss after the first event$/);
    await page.goto(`${server.url}/analyse?what=queue_length&set=${set}`
        + '&start=3999999999500&end=4000000000500');
    await ready(page, 'queue_length');
    const window = await axis();
    assert.ok(window.range[1] - window.range[0] > 0.99 && window.range[1] < 1001);
    const box = await page.locator('#queue .nsewdrag').boundingBox();
    await page.mouse.move(box.x + 0.25 * box.width, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.75 * box.width, box.y + 50, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(() => Number(new URLSearchParams(location.search).get('start'))
        > 3999999999600);
    assert.ok(Number(query(page).get('end')) < 4000000000400, query(page).get('end'));
    await closeClean(page);
});

test('CSV has each table, and every point of a series whatever the window', async () => {
    const page = await open('queue_length', `${one}&start=0&end=9`);
    const follow = async (name) => {
        const href = await page.getByRole('link', { name }).getAttribute('href');
        const response = await fetch(server.url + href);
        assert.match(response.headers.get('content-disposition'), /attachment/);
        return (await response.text()).trim().split(/\r?\n/);
    };
    const answer = await analysis('queue_length', one);
    const points = answer.set.series.reduce((sum, s) => sum + s.total_points, 0);
    const series = await follow('All points as CSV');
    assert.equal(series.length, points + 1);
    assert.equal((await follow('Summary: download as CSV')).length,
        answer.set.summary.length + 1);
    const [download] = await Promise.all([page.waitForEvent('download'),
        page.getByRole('link', { name: 'All points as CSV' }).click()]);
    assert.match(download.suggestedFilename(), /queue_length.*\.csv$/);
    await closeClean(page);
});

test('kernel sequences open with an operator; typing suggests others', async () => {
    const page = await open('kernel_sequences', one);
    const { parameters, set } = await analysis('kernel_sequences', one);
    const input = page.getByLabel('Operator');
    assert.equal(await input.inputValue(), parameters.operator_name);
    await page.getByText(`This is ${parameters.operator_name}, the operator whose kernels take `
        + 'the most device time').waitFor();
    assert.equal((await tableRows(page, 'Patterns')).length, set.patterns.length);
    assert.equal(query(page).get('operator_name'), null);

    await input.focus(); // selects the present text: typing replaces it
    await page.keyboard.type('linear');
    await page.locator('datalist option[value="aten::linear"]').waitFor({ state: 'attached' });
    await input.fill('aten::_fused_adamw_');
    await page.keyboard.press('Enter');
    await page.locator('.analysis-results[data-shown*="fused_adamw"]').waitFor();
    await chartsReady(page);
    assert.equal(await page.getByText('Name another one above').count(), 0);
    const lines = page.getByRole('table', { name: 'Patterns', exact: true }).getByRole('row')
        .nth(1).getByRole('listitem');
    const [{ pattern }] = (await analysis('kernel_sequences',
        `${one}&operator_name=aten::_fused_adamw_`)).set.patterns;
    const names = pattern.split('|');
    assert.equal(await lines.first().textContent(), 'aten::_fused_adamw_');
    assert.ok((await lines.nth(1).textContent()).endsWith(names[1]));

    // An empty field leads back to the first operator.
    await input.fill('');
    await page.keyboard.press('Tab');
    await page.locator('.analysis-results:not([data-shown*="fused_adamw"])').waitFor();
    assert.equal(await input.inputValue(), parameters.operator_name);
    await input.fill('aten::linear');
    await page.keyboard.press('Enter');
    await page.locator('.notice', { hasText: 'No operator with “aten::linear” in its name launches '
        + '3 kernels' }).waitFor();
    await page.getByRole('link', { name: 'Show patterns of one kernel or more' }).click();
    await page.locator('#patterns[data-ready]:visible').waitFor();
    assert.equal(query(page).get('min_pattern_len'), '1');
    await closeClean(page);
});

test('a long sequence is shown in few lines', async () => {
    const events = [{ ph: 'X', cat: 'cpu_op', name: 'many', pid: 1, tid: 1, ts: 0, dur: 900 }];
    for (let i = 0; i < 30; i += 1) {
        const args = { correlation: i + 1, device: 0, stream: 7 };
        events.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1,
            ts: 10 * i, dur: 2, args }, { ph: 'X', cat: 'kernel', pid: 0, tid: 7,
            name: i < 4 ? 'again' : `k${i}`, ts: 1000 + 10 * i, dur: 5, args });
    }
    const set = await uploadByApi(server, 'sequence', [{ name: 'rank0.json.gz',
        bytes: gzipSync(JSON.stringify({ traceEvents: events })) }]);
    const page = await open('kernel_sequences', `set=${set}&operator_name=many`);
    const lines = await page.locator('.sequence li').allTextContents();
    assert.equal(lines.length, 11);
    assert.deepEqual(lines.slice(0, 3), ['many', '4 × again', 'k4']);
    assert.equal(lines.at(-1), '18 more');
    await closeClean(page);
});

test('sets and comparisons link to Analyse, names link to their operation', async () => {
    const page = await openPage(browser, server, '/');
    await page.getByRole('link', { name: 'Analyse control' }).click();
    await page.locator('.analysis-results[data-shown="index"]').waitFor();
    assert.equal(query(page).get('set'), one.slice(4));
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    await page.locator('header').getByRole('link', { name: 'Analyse', exact: true }).click();
    await page.locator('.analysis-results[data-shown="index"]').waitFor();
    const assertSets = () => assert.equal(
        `set=${query(page).get('set')}&test=${query(page).get('test')}`, two);
    assertSets();
    // The query of a comparison names the same sets.
    await page.goto(`${server.url}/analyse?${pair}&control_ranks=1`);
    await page.locator('.analysis-results[data-shown="index"]').waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Ranks of A' }).inputValue(), '1');
    // So do the links of the head that lead back, with what is chosen of them; that of the page itself stays.
    const heads = Object.fromEntries(await page.locator('header nav a').evaluateAll((all) => all.map((link) =>
        [link.id.slice(4), link.getAttribute('href')])));
    assert.equal(heads.timeline, `/timeline?${pair}&control_rank=1`);
    assert.equal(heads.tree, `/tree?${pair.replace('&', '&control_ranks=1&')}`);
    assert.deepEqual([heads.traces, heads.query], [`/?${pair}`, `/query?${pair}`]);
    assert.equal(heads.compare, `/compare?${pair}`);
    assert.match(heads.analyse, /^\/analyse\?.*control_ranks=1$/);
    await page.locator('.analysis-tabs').getByRole('link', { name: 'Kernels', exact: true }).click();
    await ready(page, 'kernel_breakdown');
    assertSets();
    for (const name of [/^ncclDevKernel/, /^Memcpy DtoH/]) {
        const link = page.locator('.data-name a', { hasText: name }).first();
        const text = await link.textContent();
        await link.click();
        await page.locator('.op-title', { hasText: text }).waitFor();
        await page.goBack();
        await ready(page, 'kernel_breakdown');
    }
    await closeClean(page);
});

test('a kernel of another device leads to its operation', async () => {
    const make = (dur) => gzipSync(JSON.stringify({ traceEvents: [0, 1].map((i) => ({ ph: 'X',
        cat: 'mtia_ccp_events', name: 'fused fc', pid: 2, tid: 7, ts: 100 * i, dur,
        args: { device: 0, stream: 7 } })) }));
    const ids = [];
    for (const dur of [10, 20]) {
        ids.push(await uploadByApi(server, `mtia ${dur}`,
            [{ name: 'rank0.json.gz', bytes: make(dur) }]));
    }
    const page = await open('kernel_breakdown', `set=${ids[0]}&test=${ids[1]}`);
    await page.locator('.data-name a', { hasText: 'fused fc' }).first().click();
    await page.locator('.op-title', { hasText: 'fused fc' }).waitFor();
    assert.equal(query(page).get('row'), rowId('fused fc', 'mtia_ccp_events'));
    assert.equal(await page.locator('.error-box').count(), 0);
    await closeClean(page);
});

const HOSTILE = '<img src=x onerror=alert(1)>&amp;<b>k</b>';

/** Launches of one kernel with a name that is markup, all under one operator. */
function hostileTrace() {
    const events = [];
    for (let i = 0; i < 12; i += 1) {
        const ts = 1000 + 100 * i;
        const shared = { pid: 1, tid: 1, ph: 'X' };
        events.push({ ...shared, cat: 'cpu_op', name: `op ${HOSTILE}`, ts, dur: 60, args: {} },
            { ...shared, cat: 'cuda_runtime', name: 'cudaLaunchKernel', ts: ts + 5, dur: 4,
                args: { correlation: i + 1 } },
            { ...shared, cat: 'kernel', name: HOSTILE, pid: 0, tid: 7, ts: ts + 20, dur: 30,
                args: { correlation: i + 1, device: 0, stream: 7 } });
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1,
        distributedInfo: { rank: 0, world_size: 1 }, traceEvents: events }));
}

test('names that are markup stay text', async () => {
    const set = await uploadByApi(server, '<b>hostile</b>', [{ name: 'rank0.json.gz',
        bytes: hostileTrace() }]);
    const page = await openPage(browser, server);
    for (const [what, more] of [['kernel_breakdown', ''], ['operator_kernels', ''],
        ['launch_stats', '&runtime_cutoff=1'],
        ['kernel_sequences', '&min_pattern_len=1&operator_name=op']]) {
        await visit(page, what, `set=${set}${more}`);
        assert.ok((await page.locator('.data-table').allTextContents()).join(' ')
            .includes(HOSTILE), what);
        assert.equal(await page.locator('main img, main .data-table td b').count(), 0);
        await page.waitForTimeout(100);
    }
    await closeClean(page);
});

test('a set without device work has a note, and no empty chart', async () => {
    const set = await uploadByApi(server, 'host only', [{ name: 'rank4.json.gz',
        bytes: makeTrace([{ name: 'aten::mm' }], { rank: 4 }) }]);
    const page = await openPage(browser, server);
    for (const [what, { more = '' }] of Object.entries(CASES)) {
        await visit(page, what, `set=${set}${more}`);
        if (what === 'user_annotation_breakdown') {
            assert.equal(await page.locator('.plot:visible').count(), 1);
        } else {
            await page.getByText('host only has no device work (rank 4)').waitFor();
            assert.equal(await page.locator('.plot:visible, .chart:visible').count(), 0, what);
        }
    }
    await visit(page, 'temporal_breakdown', `${one}&test=${set}&unit=total`);
    const rows = await tableRows(page, 'Ranks');
    assert.equal(rows.find((r) => r.rank[0] === '4').note[0], 'no device rows');
    assert.equal(await page.getByLabel('Ranks of B').count(), 1);
    await closeClean(page);
});

test('annotations of the host are shown if the devices have none', async () => {
    const set = await uploadByApi(server, 'host only', [{ name: 'rank0.json.gz',
        bytes: makeTrace([{ name: 'aten::add', count: 2 },
            { name: 'my range', cat: 'user_annotation' }]) }]);
    const page = await open('user_annotation_breakdown', `set=${set}`);
    await page.getByText('There are none on the devices, so those of the host are shown.').waitFor();
    assert.equal(await page.getByLabel('Annotations').first().inputValue(), 'false');
    assert.ok(!query(page).has('use_gpu_annotation'));
    assert.match(await page.getByRole('link', { name: 'Annotations: download as CSV' })
        .getAttribute('href'), /use_gpu_annotation=false/);
    assert.ok((await tableRows(page, 'Annotations')).some((row) => row.name[0] === 'my range'));
    assert.equal(await page.locator('.analysis-notes .notice').count(), 0);
    await closeClean(page);
});

test('the worst launches of every kind come first', async () => {
    const page = await open('launch_stats', `${two}&more=1`);
    const rows = await tableRows(page, 'The worst launches');
    assert.deepEqual([...new Set(rows.map((row) => row.why[0]))],
        ['shorter than its launch', 'slow launch', 'late start']);
    await closeClean(page);
});

test('on a phone nothing sticks out, and every field has a name', async () => {
    const page = await openPage(browser, server, '/', { colorScheme: 'dark',
        viewport: { width: 390, height: 844 } });
    for (const [what, { more = '' }] of Object.entries(CASES)) {
        await visit(page, what, two + more);
        const widths = await page.evaluate(() =>
            [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(widths[0] <= widths[1], `${what}: ${widths}`);
        const nameless = await page.locator('main input, main select').evaluateAll((fields) =>
            fields.filter((f) => ![...f.labels].some((l) => l.textContent.trim() !== ''))
                .map((f) => f.outerHTML));
        assert.deepEqual(nameless, []);
    }
    await closeClean(page);
});
