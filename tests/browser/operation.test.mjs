// The page of one operation: what it shows is what the API says, and every name is a link.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chartsReady, closeClean, compareReady, drawn, makeTrace, micros, openPage, query,
    startSample, uploadByApi } from './lib.mjs';

const { rowId } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/rows.js`).href);

let server;
let browser;
let pair;
let stop;

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const where = (name, category, more = '') =>
    `/compare/op?${pair}&${new URLSearchParams({ name, category })}${more}`;

async function openOp(name, category, more = '', options = {}) {
    const page = await openPage(browser, server, where(name, category, more), options);
    await opReady(page, name);
    return page;
}

async function opReady(page, name) {
    await page.locator('.op-title', { hasText: name }).waitFor();
    await page.locator('.number-table tbody tr').first().waitFor();
    await chartsReady(page);
}

const apiOp = (name, category) => server.api(
    `/compare_traces/op?${pair}&${new URLSearchParams({ name, category })}`);
const GEMM = /^sm90_xmma_gemm.*tilesize64x64x64/;

test('numbers, histogram and samples are those of the API', async () => {
    const answer = await apiOp('aten::addmm', 'cpu_op');
    const page = await openOp('aten::addmm', 'cpu_op');
    const title = await page.title();
    assert.equal(title, 'aten::addmm · control → test · tracediff');
    await page.locator('.op-verdict', { hasText: 'q = ' }).waitFor();
    const cells = await page.locator('.number-table tbody tr').evaluateAll((rows) =>
        Object.fromEntries(rows.map((r) => [r.cells[0].textContent,
            [...r.cells].slice(1).map((c) => c.title || c.textContent)])));
    const { control, test: trial } = answer.calls;
    assert.deepEqual(cells.Calls.slice(0, 2), ['144', '144']);
    assert.deepEqual(cells.Total.slice(0, 3), [micros(control.total), micros(trial.total),
        `+${micros(trial.total - control.total)}`]);
    assert.deepEqual(cells['99 %'].slice(0, 2), [micros(control['99%']), micros(trial['99%'])]);
    assert.match(cells['Share of the step time'][0], /^1\.2/);
    assert.match(await page.locator('.op-verdict').textContent(), /^No difference found \(q = [01]/);
    assert.ok('Self time per step' in cells);

    const sums = (await drawn(page, 'chart-calls', 'y')).slice(0, 2).map((y) =>
        y.reduce((a, b) => a + b, 0) / 2); // two corners a bin
    assert.deepEqual(sums, [144, 144]);
    const z = await drawn(page, 'chart-heat', 'z');
    const at = (rank, step, side) => answer.samples[side].find((s) =>
        s.rank === rank && s.step_number === step).total_duration;
    assert.equal(z[0][1][2], at(1, 7, 'control'));
    assert.equal(z[1][0][5], at(0, 10, 'test'));
    assert.ok(Math.abs(z[2][1][2] - (at(1, 7, 'test') - at(1, 7, 'control'))) < 1e-9);
    const points = await drawn(page, 'chart-samples', 'y');
    assert.deepEqual(points.slice(2).map((y) => y.length), [12, 12]);

    await page.getByText('These numbers as a table').click();
    const lines = page.locator('.grid-table tbody tr');
    await lines.first().waitFor();
    assert.equal(await lines.count(), 12);
    await page.getByLabel('Heat maps of').selectOption('calls');
    await page.waitForFunction(() => location.search.includes('heat=calls'));
    await chartsReady(page);
    assert.equal((await drawn(page, 'chart-heat', 'z'))[0][0][0], 12);
    assert.match(await lines.first().textContent(), /12/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('bins=share'));
    await chartsReady(page);
    const shares = (await drawn(page, 'chart-calls', 'y'))[1].reduce((a, b) => a + b, 0) / 2;
    assert.ok(Math.abs(shares - 100) < 1e-6);
    await closeClean(page);
});

test('an operator links to its kernels, a kernel to its operators and its stack', async () => {
    const page = await openOp('aten::addmm', 'cpu_op');
    const answer = await apiOp('aten::addmm', 'cpu_op');
    const rows = page.locator('.related-table tbody tr');
    assert.equal(await rows.count(), answer.launches.length);
    assert.match(await rows.first().textContent(), /tilesize64x64x64.*new/);
    await rows.first().locator('a').click();
    await page.locator('.op-title', { hasText: GEMM }).waitFor();
    await opReady(page, 'tilesize64x64x64');
    assert.equal(query(page).get('row'), rowId(answer.launches[0].name, 'kernel'));
    assert.equal(query(page).has('name'), false);
    const kernel = await apiOp(answer.launches[0].name, 'kernel');
    assert.equal(await rows.count(), kernel.launched_by.length);
    const text = await rows.first().textContent();
    assert.ok(text.includes('aten::addmm') && text.includes(kernel.launched_by[0].shapes), text);
    const frames = page.locator('.stack .frame-name');
    assert.deepEqual(await frames.allTextContents(), kernel.stack.test.map(({ name }) => name));
    // A frame becomes a link as soon as the rows of the pair are there.
    const module = page.locator('.stack a', { hasText: 'nn.Module: Block_0' }).first();
    await module.click();
    await opReady(page, 'nn.Module: Block_0');
    assert.equal(query(page).get('row'), rowId('nn.Module: Block_0', 'python_function'));
    await page.goBack();
    await opReady(page, 'tilesize64x64x64');
    await page.goBack();
    await opReady(page, 'aten::addmm');
    await closeClean(page);
});

test('what the steps book on it is that of the API, and causes link to it', async () => {
    const card = (page) => page.locator('#booked');
    const cells = (page) => card(page).locator('tbody tr').evaluateAll((rows) => rows.map((r) =>
        [r.cells[0].textContent, ...[...r.cells].slice(1).map((c) => c.title)]));
    const expected = ({ booked }) => booked.parts.map((part) =>
        [part.part[0].toUpperCase() + part.part.slice(1), micros(part.control_per_step),
            micros(part.test_per_step), change(part.diff_per_step),
            change(part.itself.diff_per_step), change(part.below.diff_per_step)]);
    const change = (value) => `${value > 0 ? '+' : ''}${micros(value)}`;
    const page = await openOp('aten::addmm', 'cpu_op');
    const answer = await apiOp('aten::addmm', 'cpu_op');
    assert.ok(answer.booked.parts.length > 1);
    const shown = await cells(page);
    assert.deepEqual(shown.slice(0, -1), expected(answer));
    assert.deepEqual(shown.at(-1).slice(0, 4), ['Together', micros(answer.booked.control_per_step),
        micros(answer.booked.test_per_step), change(answer.booked.diff_per_step)]);
    const kernel = answer.launches.find(({ name }) => GEMM.test(name));
    const { with_others: others } = (await apiOp(kernel.name, 'kernel')).booked;
    await page.goto(`${server.url}${where(kernel.name, 'kernel')}`);
    await opReady(page, kernel.name);
    assert.deepEqual(await cells(page), [['With other device work of its call',
        micros(others.control_per_step), micros(others.test_per_step), change(others.diff_per_step)]]);
    await closeClean(page);

    const compare = await openPage(browser, server, `/compare?${pair}`,
        { viewport: { width: 1280, height: 500 } });
    await compareReady(compare);
    const line = compare.locator('.account > li', { hasText: 'ncclDevKernel' });
    const name = await line.locator('code').first().getAttribute('title');
    await line.getByRole('button', { name: /^What adds up to/ }).click();
    await line.locator('.account-places p a[href$="#booked"]').first().click();
    await opReady(compare, name);
    assert.equal(new URL(compare.url()).hash, '#booked');
    await compare.waitForFunction(() => {
        const { top } = document.getElementById('booked').getBoundingClientRect();
        return top >= 0 && top < 250;
    });
    await compare.goBack();
    await compareReady(compare);
    await closeClean(compare);
});

test('every row of the comparison links to this page, and back restores everything', async () => {
    const page = await openPage(browser, server,
        `/compare?${pair}&device_type=GPU&unit=per_step&top=10`);
    await compareReady(page);
    const link = page.locator('.ops tbody tr[data-index="3"] .op-link');
    const name = await link.textContent();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    // The panel takes room, so the page is longer on return; the row is where it was.
    const place = () => document.querySelector('.ops tbody tr[data-index="3"]')
        .getBoundingClientRect().top;
    const top = await page.evaluate(place);
    await link.click();
    await opReady(page, name);
    assert.equal(query(page).get('unit'), 'per_step');
    await page.goBack();
    await compareReady(page);
    assert.deepEqual(['device_type', 'unit', 'top', 'op'].map((k) => query(page).get(k)),
        ['GPU', 'per_step', '10', rowId(name, 'kernel')]);
    await page.waitForFunction((y) => Math.abs(document.querySelector(
        '.ops tbody tr[data-index="3"]').getBoundingClientRect().top - y) < 80, top,
    { timeout: 5000 });
    assert.equal(await page.locator('.ops tr[aria-selected="true"] th').textContent(), name);
    // From the keyboard: the active row's name, and the detail below.
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'op-link');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/compare\/op\?/);
    await page.locator('.crumb a').click();
    await compareReady(page);
    assert.equal(query(page).get('device_type'), 'GPU');
    await page.getByRole('link', { name: 'Open this operation' }).click();
    await page.waitForURL(/\/compare\/op\?/);
    await closeClean(page);
});

test('an operation of one side only is new or gone', async () => {
    for (const [name, word, absent] of [['triton_poi_fused_add_gelu_0', 'new', 'control'],
        ['aten::gelu', 'gone', 'test']]) {
        const category = word === 'new' ? 'kernel' : 'cpu_op';
        const page = await openOp(name, category);
        assert.match(await page.locator('.tiles').textContent(), new RegExp(word));
        const answer = await apiOp(name, category);
        assert.equal(answer.calls[absent].count, 0);
        const points = await drawn(page, 'chart-samples', 'y');
        assert.equal(points[absent === 'control' ? 2 : 3].length, 0);
        await closeClean(page);
    }
});

test('the page explains an unknown operation, and a missing choice', async () => {
    const page = await openPage(browser, server, '/compare/op');
    page.expectErrors = true;
    await page.getByRole('heading', { name: 'No operation is chosen' }).waitFor();
    await page.goto(`${server.url}${where('nothing', 'kernel', '&test_steps=first')}`);
    const box = page.locator('.error-box[data-code="unknown_operation"]');
    await box.waitFor();
    await page.getByRole('button', { name: 'Use all ranks and steps' }).click();
    await page.waitForFunction(() => !location.search.includes('first'));
    await box.waitFor();
    await page.getByRole('link', { name: 'All operations of this comparison' }).click();
    await compareReady(page);
    await closeClean(page);
});

test('unequal sides are shown per step and paired by position', async () => {
    const ops = [{ name: 'aten::mm', count: 3, dur: 10 }, { name: '<b>x</b>', dur: 4 }];
    const a = await uploadByApi(server, 'short', [{ name: 'rank0.json.gz',
        bytes: makeTrace(ops, { steps: 2 }) }]);
    const b = await uploadByApi(server, 'long', [{ name: 'rank3.json.gz',
        bytes: makeTrace(ops, { steps: 5, rank: 3 }) }]);
    const href = (name) => `/compare/op?control=${a}&test=${b}&category=cpu_op&name=${
        encodeURIComponent(name)}`;
    const page = await openPage(browser, server, href('aten::mm'));
    await opReady(page, 'aten::mm');
    await page.getByText('paired by position').waitFor();
    assert.deepEqual(await page.evaluate(() => {
        const { layout } = document.getElementById('chart-heat');
        return [layout.yaxis.ticktext, layout.xaxis.ticktext.length];
    }), [['0 / 3'], 5]);
    assert.equal(await page.getByRole('button', { name: 'Per step', exact: true })
        .getAttribute('aria-pressed'), 'true');
    await page.goto(server.url + href('<b>x</b>'));
    await opReady(page, '<b>x</b>');
    assert.equal(await page.locator('main b b, .op-title b').count(), 0);
    await closeClean(page);
});

test('on a phone, in the dark, nothing sticks out', async () => {
    const page = await openOp('aten::addmm', 'cpu_op', '',
        { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(widths[0] <= widths[1], `${widths}`);
    await closeClean(page);
});

test('numbers that grew a lot are not cut off, and the keyboard reaches their table', async () => {
    const page = await openOp('cudaMemcpyAsync', 'cuda_runtime', '',
        { viewport: { width: 1280, height: 900 } });
    const numbers = page.getByRole('region', { name: 'Numbers of this operation' });
    const [needed, room] = await numbers.evaluate((e) => [e.scrollWidth, e.clientWidth]);
    assert.ok(needed <= room, `${needed} > ${room}`);
    await numbers.focus();
    assert.ok(await numbers.evaluate((e) => e === document.activeElement));
    await closeClean(page);
});
