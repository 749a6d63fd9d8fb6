// The answer on the Compare page: verdict, waterfall, significance, replacements, self time, ranks
// and steps; together they name everything that was planted in the sample.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chartsReady, closeClean, compareReady, drawn, hoverRow, makeTrace, micros, openCompare,
    openPage, query, shownNames, startSample, uploadByApi } from './lib.mjs';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`).href);
const { formatTime, formatTimeDiff } = await load('format.js');
const { PARTS } = await load('words.js');

let server;
let browser;
let pair;
let stop;
const STEPS = 'exclude=ProfilerStep*';
const OLD = /sm90_xmma_gemm.*tilesize256x128x64/;
const NEW = /sm90_xmma_gemm.*tilesize64x64x64/;

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const open = (more = STEPS, options = {}, sides = pair) =>
    openCompare(browser, server, `${sides}&${more}`, options);

const line = (page, name) => page.locator('.account > li', { hasText: name });
const row = (page, name) => page.locator('.ops tbody tr[data-index]').filter({
    has: page.locator('th', { hasText: name }) });

test('every planted cause is named', async () => {
    const page = await open();
    const verdict = await page.locator('.verdict-card').textContent();
    assert.match(verdict, /Slower by 21\.5\s%.*13\.0 ?→ ?15\.8\sms/s);
    // Extra copies from device to host.
    assert.match(await line(page, 'record_activation').textContent(),
        /is new \(4 times per step\).*0 → 1\.30\sms\+1\.30\sms/s);
    assert.match(await row(page, 'model.py(61): record_activation').textContent(), /new.*slower/);
    // Communication without overlap: as long as before, but exposed.
    assert.match(await line(page, 'ncclDevKernel_AllReduce').textContent(),
        /because less of it runs beside compute.*\+1\.21\sms/s);
    // A kernel replaced by a slower one under the same operator and shapes.
    const replaced = await page.locator('.replacements').textContent();
    assert.match(replaced, OLD);
    assert.match(replaced, NEW);
    assert.match(replaced, /same operator with the same input shapes, aten::addmm.*4 → 4/s);
    assert.match(replaced, /\+436\.0\sµs \(\+85\.2\s%\)/);
    // An operator fused away: gone on one side, new on the other.
    await page.locator('.group[data-change="added"]').click();
    await page.waitForFunction(() => location.search.includes('change=added'));
    await compareReady(page);
    const added = await shownNames(page);
    for (const name of ['triton_poi_fused_add_gelu_0',
        'triton_poi_fused_add_gelu_gelu_backward_1']) {
        assert.ok(added.includes(name), name);
    }
    await page.locator('.group[data-change="deleted"]').click();
    await page.waitForFunction(() => location.search.includes('change=deleted'));
    await compareReady(page);
    const deleted = await shownNames(page);
    for (const name of ['aten::gelu', 'aten::gelu_backward']) {
        assert.ok(deleted.includes(name), name);
    }
    await closeClean(page);
});

/** The values of the bars, read off their axis, ms: [{kind, low, high}]. */
const barsOfWaterfall = (page) => page.locator('#chart-waterfall').evaluate((plot) => {
    const ticks = [...plot.querySelectorAll('.fall-value')].map((text) =>
        ({ y: Number(text.getAttribute('y')), value: parseFloat(text.textContent) }));
    const lines = [...plot.querySelectorAll('.fall-grid')].map((line) =>
        Number(line.getAttribute('y1')));
    const [a, b] = [0, ticks.length - 1];
    const per = (ticks[b].value - ticks[a].value) / (lines[b] - lines[a]);
    const at = (y) => ticks[a].value + (y - lines[a]) * per;
    return [...plot.querySelectorAll('.fall-bar')].map((bar) => {
        const y = Number(bar.getAttribute('y'));
        return { kind: /fall-(control|test|more|less)/.exec(bar.className.baseVal)[1],
            high: at(y), low: at(y + Number(bar.getAttribute('height'))) };
    });
});

test('the waterfall in the details adds up', async () => {
    const { waterfall } = await server.api(`/compare_traces?${pair}&${STEPS}&limit=0`);
    const page = await open(`${STEPS}&open=details`);
    const bars = await barsOfWaterfall(page);
    const near = (a, b) => assert.ok(Math.abs(a - b) < 1e-3, `${a} ${b}`);
    assert.deepEqual(bars.map(({ kind }) => kind), ['control', ...waterfall.parts.map(
        ({ change }) => (change < 0 ? 'less' : 'more')), 'test']);
    let level = waterfall.control / 1000;
    near(bars[0].high, level);
    waterfall.parts.forEach(({ change }, i) => {
        const to = level + change / 1000;
        near(bars[i + 1].low, Math.min(level, to));
        near(bars[i + 1].high, Math.max(level, to));
        level = to;
    });
    near(bars[5].high, waterfall.test / 1000);
    // A pointer in the band of a bar shows the numbers of the bar.
    for (const [i, { part: name, control, test: other, change }] of waterfall.parts.entries()) {
        await page.locator('.fall-area').nth(i + 1).hover();
        const words = page.locator('.fall-hover:visible', { hasText: PARTS[name].name });
        assert.equal(await words.innerText(), [PARTS[name].name, `${formatTime(control)} → ${formatTime(other)}`,
            formatTimeDiff(change)].join('\n'));
    }
    await page.mouse.move(5, 5);
    assert.ok(await page.locator('.fall-hover').isHidden());
    await closeClean(page);
});

test('the page asks once; significance is a filter, certainty a sort order', async () => {
    const page = await openPage(browser, server);
    const asked = [];
    page.on('request', (request) => {
        // Those of the details and of the strip ask for no diagnosis.
        if (/\/compare_traces\?(?!.*diagnosis=false)/.test(request.url())) {
            asked.push(new URL(request.url()).searchParams);
        }
    });
    await page.goto(`${server.url}/compare?${pair}&${STEPS}`);
    await compareReady(page);
    assert.equal(asked.length, 1);
    assert.deepEqual([asked[0].get('limit'), asked[0].get('significance'), asked[0].get('sort')],
        ['200', 'true', 'abs_diff_self_per_step']);
    assert.ok(await page.locator('.ops tr.noise').count() > 0);

    const judged = await server.api(`/compare_traces?${pair}&${STEPS}&significance=true&fold=true`);
    /* The remark on rows that cannot be judged appears if there are any. */
    assert.equal(await page.locator('.remark', { hasText: 'too few steps' }).isVisible(),
        judged.rows.some((r) => r.too_few));
    const real = judged.rows.filter((r) => ['slower', 'faster'].includes(r.significance));
    assert.deepEqual(await page.locator('.group').filter({ hasText: /slower|faster|either/ })
        .allTextContents(), [`▲slower ${judged.changed_rows.slower}`,
        `▼faster ${judged.changed_rows.faster}`, `either ${real.length}`]);
    await page.getByRole('button', { name: /^either/ }).click();
    await page.waitForFunction(() => location.search.includes('significant=true'));
    await page.waitForFunction((n) => document.querySelector('.table-card h3').textContent
        .includes(` ${n} of`), real.length);
    await compareReady(page);
    assert.equal(await page.locator('.ops tr.noise').count(), 0);
    await page.getByRole('button', { name: 'Certainty' }).click();
    await page.waitForFunction(() => location.search.includes('sort=q_value'));
    await compareReady(page);
    const deciding = (r) => r.moderated_q_value ?? r.q_value;
    const least = Math.min(...real.map(deciding));
    assert.ok(real.filter((r) => deciding(r) === least).map((r) => r.name)
        .includes((await shownNames(page))[0]));
    await closeClean(page);
});

test('with too few samples the page claims nothing', async () => {
    const page = await open(`${STEPS}&control_steps=first&test_steps=first&control_ranks=first`
        + '&test_ranks=first');
    const card = page.locator('.verdict-card');
    assert.match(await card.textContent(), /Cannot judge.*Fewer than 4 steps on a side.*1\ssample against 1/s);
    assert.equal(await page.locator('.group', { hasText: 'slower' }).isVisible(), false);
    // A column that says the same of every row is hidden.
    assert.ok(await page.locator('.ops thead th.c-real').evaluate((cell) =>
        cell.getBoundingClientRect().width < 2));
    await card.getByRole('button', { name: 'Use all ranks and steps' }).click();
    await page.locator('.verdict-card[data-verdict="slower"]').waitFor();
    await closeClean(page);
});

test('replacements are folded, named after their operator, and can be unfolded', async () => {
    const page = await open(`${STEPS}&device_type=GPU`);
    const folded = page.locator('.ops tr[data-index]').filter({ has: page.locator('.folded') });
    assert.equal(await folded.count(), 1);
    const cells = (await folded.locator('td').allTextContents()).map((t) =>
        t.replaceAll('\u00a0', ' '));
    assert.deepEqual(cells.slice(2, 8), ['4', '4', '0', '511.4 µs', '947.4 µs', '+436.0 µs']);
    assert.match(await folded.locator('th').getAttribute('title'), OLD);
    assert.match(await folded.locator('th').textContent(), /aten::addmm \[\[1024\],/);
    assert.match(cells.at(-1), /slower/); // judged as one row
    const labels = await page.evaluate(() =>
        document.getElementById('chart-durations').layout.yaxis.ticktext);
    const at = labels.findIndex((text) => text.startsWith('⇄'));
    assert.ok(at >= 0);
    assert.match((await hoverRow(page, 'chart-durations', at)).text.replaceAll('\n', ''),
        /probably replaces sm90_xmma_gemm/);
    await folded.locator('td').first().click();
    assert.match(await page.locator('.op-panel').textContent(), /probably replaces.*sm90_xmma/);
    // The list of the pairs is closed, and at the end.
    assert.equal(await page.locator('.replacements').getAttribute('open'), null);
    const count = Number(/(\d+) of/.exec(await page.locator('.table-card h3').textContent())[1]);
    await page.locator('.filters .menu summary', { hasText: 'Names' }).click();
    await page.getByLabel('Fold replacements').uncheck();
    await page.waitForFunction(() => location.search.includes('fold=false'));
    await compareReady(page);
    assert.equal(await page.locator('.ops .folded').count(), 0);
    assert.match(await page.locator('.table-card h3').textContent(),
        new RegExp(` ${count + 1} of`));
    await closeClean(page);
});

test('host rows are ranked by their self time', async () => {
    const page = await open(STEPS);
    const pressed = (name) => page.getByRole('button', { name, exact: true })
        .getAttribute('aria-pressed');
    // One wait appears once, not once for every call around it.
    assert.equal(await pressed('Self'), 'true');
    assert.equal((await shownNames(page))[0], 'cudaMemcpyAsync');
    assert.ok(!(await shownNames(page)).slice(0, 10).includes('aten::to'));
    await page.getByRole('button', { name: 'Device', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('device_type=GPU'));
    await page.getByRole('button', { name: 'Host', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('device_type=CPU'));
    await compareReady(page);
    assert.equal(await pressed('Self'), 'true');
    const { rows, control: { samples } } = await server.api(
        `/compare_traces?${pair}&device_type=CPU&${STEPS}`);
    const own = (r) => Math.abs(r.test_self_duration - r.control_self_duration);
    const most = rows.reduce((a, b) => (own(b) > own(a) ? b : a));
    assert.equal((await shownNames(page))[0], most.name);
    assert.equal(await page.locator('.ops td.c-diff').first().getAttribute('title'),
        `+${micros((most.test_self_duration - most.control_self_duration) / samples)}`);
    assert.match(await page.locator('.head-groups').textContent(), /Self time, per step/);
    assert.match(await page.locator('.chart-unit').filter({ hasText: 'self time' }).first()
        .textContent(), /self time, per step/);
    await page.getByRole('button', { name: 'Inclusive', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('measure=total'));
    await compareReady(page);
    assert.match(await page.locator('.head-groups').textContent(), /Duration, per step/);
    await closeClean(page);
});

test('heat maps show the step time and its parts by rank and step', async () => {
    const { control } = await server.api(`/compare_traces?${pair}&limit=0`);
    const { steps } = await server.api(`/sets/${control.set}/steps`);
    const page = await open();
    const section = page.locator('.rank-steps:not(.recorded, .replacements, .work-classes, .operators)');
    await section.getByText('No rank takes 5 % longer than the median of the ranks.').waitFor();
    await section.locator('summary').first().click();
    await page.waitForFunction(() => location.search.includes('heat=step'));
    await chartsReady(page);
    await section.getByLabel('Heat maps of').selectOption('exposed_communication');
    await page.waitForFunction(() => location.search.includes('heat=exposed_communication'));
    await chartsReady(page);
    const z = await drawn(page, 'chart-steps', 'z');
    assert.match((await drawn(page, 'chart-steps', 'customdata'))[0][0][0], /µs<br>host [\d.]+\s.s/);
    const shown = steps.find((s) => s.rank === 1 && s.step_number === 7).exposed_communication;
    assert.ok(Math.abs(z[0][1][2] * 1000 - shown) < 1e-6, `${z[0][1][2]} ${shown}`);
    assert.equal(await section.locator('.lag-table tbody tr').count(), 2);
    await section.locator('summary').first().click();
    await page.waitForFunction(() => !location.search.includes('heat='));
    await closeClean(page);
});

test('a lagging rank is named; ranks are paired by number', async () => {
    const ranks = (slow, count) => Array.from({ length: count }, (_, rank) => ({
        name: `rank${rank}.json.gz`, bytes: makeTrace([{ name: 'aten::mm',
            dur: rank === slow ? 60 : 40 + rank }], { steps: 3, rank }) }));
    const a = await uploadByApi(server, 'even', ranks(-1, 4));
    const b = await uploadByApi(server, 'uneven', ranks(2, 5));
    const page = await open('heat=step', {}, `control=${a}&test=${b}`);
    await page.locator('.rank-steps:not(.recorded, .replacements, .work-classes, .operators) .rank-summary', { hasText: 'Test: One rank lags' }).waitFor();
    assert.match(await page.locator('.rank-steps:not(.recorded, .replacements, .work-classes, .operators) .rank-summary')
        .textContent(), /rank 2 by 3\d\.\d/);
    const layout = await page.evaluate(() =>
        document.getElementById('chart-steps').layout.yaxis.ticktext);
    assert.deepEqual(layout, ['0', '1', '2', '3', '4']);
    await page.goto(`${server.url}/compare?control=${a}&test=${b}&heat=compute&test_steps=any`);
    await page.locator('.rank-summary', { hasText: 'Each file counts as one step' }).waitFor();
    await closeClean(page);
});

test('beside the recorded steps, blocks without the profiler are rings', async () => {
    const timed = (ms) => makeTrace([{ name: 'aten::mm' }], { steps: 6, header: { tracediff: {
        version: 1, steps: { clock: 'perf_counter', before: 40, after: 40,
            ms: Array.from({ length: 80 }, (_, i) => ms + i % 5 / 1000) } } } });
    const [a, b] = await Promise.all([['quick', 0.01], ['slow', 0.02]].map(([label, ms]) =>
        uploadByApi(server, label, [{ name: 'a.json.gz', bytes: timed(ms) }])));
    const page = await open('', {}, `control=${a}&test=${b}`);
    const strip = page.locator('.answer .sample-strip, .verdict-card .sample-strip').first();
    assert.equal(await strip.locator('.strip-dot').count(), 12);
    assert.equal(await strip.locator('.strip-ring.strip-control').count(), 10);
    assert.equal(await strip.locator('.strip-ring.strip-test').count(), 10);
    const words = await strip.locator('.visually-hidden').textContent();
    assert.match(words, /^control: 6\ssamples .* Without the profiler: 10\sblocks from .* to /);
    const { x, y } = await strip.locator('.strip-ring.strip-test').first().boundingBox();
    await page.mouse.move(x + 3, y + 3);
    await strip.locator('.strip-tip', { hasText: 'test, block 1 of 10 without the profiler: ' }).waitFor();
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    assert.equal(await page.locator('.strip-ring').count(), 0);
    await closeClean(page);
});

test('warnings are in plain words, and there are none when all is well', async () => {
    const page = await open();
    assert.equal(await page.locator('.comparability .notice').count(), 0);
    await page.goto(`${server.url}/compare?${pair.replace(/test=.*/, '')}test=${
        query(page).get('control')}`);
    await page.locator('.verdict-word', { hasText: 'Nothing can differ' }).waitFor();
    assert.match(await page.locator('.verdict-range').textContent(), /same/i);
    assert.equal(await page.locator('.account').isVisible(), false);
    await closeClean(page);
});

test('differences in recording are reported, and listed in a table', async () => {
    const recorded = async (label, header, ops = []) => uploadByApi(server, label,
        [{ name: 'a.json.gz', bytes: makeTrace([{ name: 'aten::mm' }, ...ops], { header }) }]);
    const header = { cuda_runtime_version: 12060, cuda_driver_version: 12080,
        deviceProperties: [{ name: 'NVIDIA H100' }] };
    const a = await recorded('plain', header);
    const b = await recorded('laden', { ...header, cuda_runtime_version: 12090, with_stack: 1,
        profile_memory: 1 }, [{ name: 'model.py(7): forward', cat: 'python_function' }]);
    const page = await open('', {}, `control=${a}&test=${b}`);
    const notes = await page.locator('.comparability li').allTextContents();
    assert.equal(notes.length, 3);
    assert.match(notes[0], /^Only test has Python rows \(with_stack\)/);
    assert.match(notes[1], /test say that profile_memory was on.*control do not mention it/);
    assert.match(notes[2], /CUDA runtime 12\.6 and 12\.9\./);
    const card = page.locator('.recorded');
    assert.match(await card.locator('summary').textContent(), /Different: with_stack, CUDA run/);
    await card.locator('summary').click();
    const line = async (text) => (await card.locator('tbody tr').filter({
        has: page.getByRole('rowheader', { name: text, exact: true }) }).locator('td')
        .allTextContents());
    assert.deepEqual(await line('GPU'), ['NVIDIA H100', 'NVIDIA H100']);
    assert.deepEqual(await line('with_stack'),
        ['not stated', 'on; there are Python rows (differs)']);
    assert.deepEqual(await line('profile_memory'), ['not stated', 'on']);
    assert.deepEqual(await line('CUDA runtime'), ['12.6', '12.9 (differs)']);
    assert.deepEqual(await line('CUDA driver'), ['12.8', '12.8']);
    await page.goto(`${server.url}/compare?control=${a}&test=${a}&test_steps=1-3`);
    await compareReady(page);
    assert.match(await card.locator('summary').textContent(), /Different: Steps/);
    await closeClean(page);
    const sample = await open();
    assert.match(await sample.locator('.recorded summary').textContent(),
        /Both sides state the same.*89\.6\s% of the kernel time in the control, 88\.8\s% in the test/);
    await closeClean(sample);
});

test('one click shows a selected row by ranks and steps', async () => {
    const page = await open();
    await row(page, 'cudaMemcpyAsync').first().locator('td').first().click();
    await page.getByRole('button', { name: 'Show its ranks and steps' }).click();
    await page.waitForFunction(() => location.search.includes('heat=op'));
    const section = page.locator('.rank-steps:not(.recorded, .replacements, .work-classes, .operators)');
    await section.locator('#chart-steps .heatmaplayer, #chart-steps .hm').first().waitFor();
    await chartsReady(page);
    assert.equal(await section.locator('.heat-name').textContent(), 'cudaMemcpyAsync');
    const { samples } = await server.api(`/compare_traces/op?${pair}&name=cudaMemcpyAsync`
        + '&category=cuda_runtime');
    const shown = samples.test.find((s) => s.rank === 1 && s.step_number === 7);
    const z = await drawn(page, 'chart-steps', 'z');
    assert.ok(Math.abs(z[1][1][2] * 1000 - shown.total_duration) < 1e-6, `${z[1][1][2]}`);
    // The maps follow the selection; without one they say what to do.
    await row(page, 'model.py(61): record_activation').locator('td').first().click();
    await section.locator('.heat-name', { hasText: 'record_activation' }).waitFor();
    await page.keyboard.press('Escape');
    await section.getByText('Select a row of the table').waitFor();
    await section.getByLabel('Heat maps of').selectOption('step');
    await page.waitForFunction(() => location.search.includes('heat=step'));
    await chartsReady(page);
    await closeClean(page);
});

test('on a phone, in the dark, nothing sticks out', async () => {
    const page = await open(`${STEPS}&heat=step&fold=true`,
        { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(widths[0] <= widths[1], `${widths}`);
    await closeClean(page);
});
