// How the Compare page looks and behaves: names at every width, the panel of the selected row,
// rows page by page, pictures, paper, and pairs with little to show.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, drawn, hoverRow, makeTrace, openCompare, openPage, query,
    shownNames, startSample, uploadByApi } from './lib.mjs';

let server;
let browser;
let pair;
let stop;
const STEPS = 'exclude=ProfilerStep*';

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const open = (more = STEPS, options = {}, sides = pair) =>
    openCompare(browser, server, `${sides}&${more}`, options);
const upload = (label, ops, options) => uploadByApi(server, label,
    [{ name: 'rank0.json.gz', bytes: makeTrace(ops, options) }]);

for (const width of [390, 700, 800, 900, 1280]) {
    test(`${width} px wide: names keep their beginning and differ, numbers keep their unit`,
        async () => {
            const page = await openPage(browser, server, `/compare?${pair}&${STEPS}`,
                { viewport: { width, height: 844 } });
            await compareReady(page);
            const rows = await page.locator('.ops tbody tr[data-index]').evaluateAll((all) =>
                all.map((row) => {
                    const cell = row.querySelector('th');
                    const fit = cell.querySelector('.fit');
                    return { name: fit.textContent, shown: fit.dataset.short ?? fit.textContent,
                        room: cell.clientWidth, fits: cell.scrollWidth <= cell.clientWidth,
                        cut: [...row.querySelectorAll('td.num')].filter((e) =>
                            e.clientWidth > 30 && e.scrollWidth > e.clientWidth)
                            .map((e) => e.textContent) };
                }));
            assert.ok(rows.some((row) => row.name.length > 40));
            const heads = await page.locator('.ops thead tr:last-child .num').evaluateAll((all) =>
                all.filter((cell) => cell.clientWidth > 30).map((cell) => {
                    const words = document.createRange();
                    words.selectNodeContents(cell.querySelector('button'));
                    return [cell.textContent, Math.round(cell.getBoundingClientRect().right
                        - words.getBoundingClientRect().right)];
                }));
            const [, gap] = heads[0];
            assert.ok(gap > 0 && heads.every(([, one]) => one === gap), JSON.stringify(heads));
            const shown = new Map();
            for (const { name, shown: text, cut, fits, room } of rows) {
                assert.ok(room > 100, `${room} px for ${name}`);
                assert.ok(fits, `${text} has no room`);
                assert.equal(text.slice(0, 2), name.replace(/^void /, '').slice(0, 2), name);
                assert.ok(text === name || text.includes('…') || text.length > 14, text);
                if (room > 200) { // else too few letters for kernels with 120
                    assert.equal(shown.get(text) ?? name, name, `${text} stands for two`);
                }
                shown.set(text, name);
                // A percentage in the thousands may be cut; its sign and size stay visible.
                assert.deepEqual(cut.filter((one) => !/^.\d+,\d+\u00a0%$/.test(one)), [], name);
            }
            await closeClean(page);
        });
}

for (const [width, height] of [[1280, 900], [390, 844]]) {
    test(`${width} px wide: the panel of a row stays in sight, and the row stays where it is`,
        async () => {
            const page = await open(STEPS, { viewport: { width, height } });
            const row = page.locator('.ops tbody tr[data-index="6"]');
            await page.locator('.table-card').evaluate((node) =>
                node.scrollIntoView({ block: 'start' }));
            const before = (await row.boundingBox()).y;
            await row.locator('.c-percent').click();
            const panel = page.locator('.op-panel');
            await panel.waitFor();
            assert.ok(Math.abs((await row.boundingBox()).y - before) < 3);
            const place = () => panel.evaluate((node) => {
                const { left, top, right, bottom } = node.getBoundingClientRect();
                return [left, top, right, bottom].map(Math.round);
            });
            const [left, top, right, bottom] = await place();
            assert.deepEqual([right, bottom], [width, height]);
            assert.equal(width < 900 ? left : top, 0); // a sheet, or a column
            await page.evaluate(() => window.scrollTo(0, 0));
            assert.deepEqual(await place(), [left, top, right, bottom]);
            assert.ok(await panel.evaluate((node) => node.querySelector('.op-panel-body')
                .scrollWidth <= node.clientWidth));
            assert.ok(await page.evaluate(() =>
                document.documentElement.scrollWidth <= innerWidth));
            await page.keyboard.press('Escape');
            await page.waitForFunction(() => !location.search.includes('op='));
            assert.equal(await panel.isVisible(), false);
            await closeClean(page);
        });
}

test('a link opens at its row, wherever that is; the page says if a filter hides it', async () => {
    const many = Array.from({ length: 900 }, (_, i) => ({ name: `op_${i}`, dur: 5 + i }));
    const sides = `control=${await upload('many', many, { steps: 1 })}&test=${
        await upload('more', many.map((op) => ({ ...op, dur: op.dur * 2 })), { steps: 1 })}`;
    const { rows } = await server.api(`/compare_traces?${sides}&${STEPS}&sort=name`);
    const { id, name } = rows.find((row) => row.name === 'op_20'); // among the last
    const page = await open(`${STEPS}&op=${id}`, {}, sides);
    const selected = page.locator('.ops tr[aria-selected="true"]');
    await selected.waitFor();
    assert.equal(await selected.locator('th').getAttribute('title'), name);
    const box = await selected.boundingBox();
    assert.ok(box.y > 0 && box.y < 950, `${box.y}`);
    assert.equal(await page.locator('.op-panel .full-name').textContent(), name);
    // Older links: name and category.
    await page.goto(`${server.url}/compare?${sides}&${STEPS}&op=op_20&op_category=cpu_op`);
    await selected.waitFor();
    assert.equal(await page.locator('.op-panel .full-name').textContent(), name);
    await page.goto(`${server.url}/compare?${sides}&${STEPS}&op=${id}&q=op_7`);
    await page.locator('.op-panel', { hasText: 'The filters hide the selected row' }).waitFor();
    await page.locator('.op-panel').getByRole('button', { name: 'Clear the filters' }).click();
    await selected.waitFor();
    assert.equal(query(page).get('q'), null);
    // Rows are fetched when they come into view.
    await page.evaluate(() => { document.querySelector('.table-scroll').scrollTop = 28 * 500; });
    await page.locator('.ops tr[data-index="500"]:not([data-hole])').waitFor();
    const names = await shownNames(page);
    assert.ok(names.length < 120 && names.every((one) => one.startsWith('op_')));
    await closeClean(page);
});

test('names stay distinct when similar ones are loaded', async () => {
    // Two names differ in their middle; only one is among the first 200 rows.
    const name = (i) => `family_${String(i % 200).padStart(3, '0')}_${'y'.repeat(100)}_${
        i < 200 ? 'first' : 'second'}_${'z'.repeat(100)}`;
    const ops = Array.from({ length: 400 }, (_, i) => ({ name: name(i), dur: 1000 - 2 * i }));
    const page = await open(STEPS, {}, `control=${await upload('like', ops, { steps: 1 })}&test=${
        await upload('alike', ops.map((op) => ({ ...op, dur: 2 * op.dur })), { steps: 1 })}`);
    await page.evaluate(() => { document.querySelector('.table-scroll').scrollTop = 28 * 50; });
    const row = page.locator('.ops tr[data-index="80"]');
    await row.waitFor();
    await row.evaluate((node) => { node.dataset.mark = ''; });
    const short = () => row.locator('.fit').getAttribute('data-short');
    assert.match(await short(), /^family_080_y+…z+$/);
    // The next rows are fetched before they are in view; this row keeps its node.
    await page.evaluate(() => { document.querySelector('.table-scroll').scrollTop = 28 * 85; });
    await page.waitForFunction(() => document.querySelector('.ops tr[data-index="80"] .fit')
        .dataset.short.includes('first'));
    assert.equal(await row.getAttribute('data-mark'), '');
    assert.equal(await page.locator('.ops tr[data-hole]').count(), 0);
    await closeClean(page);
});

test('a row that is being fetched keeps the focus and its place when it arrives', async () => {
    const page = await open();
    let release;
    const free = new Promise((resolve) => { release = resolve; });
    await page.route('**/compare_traces?*offset=*', async (route) => {
        await free;
        await route.continue();
    });
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    await page.keyboard.press('End');
    const place = () => page.evaluate(() => [document.activeElement.dataset.index,
        document.activeElement.dataset.hole, document.querySelector('.table-scroll').scrollTop]);
    const [index, hole, top] = await place();
    assert.equal(hole, '');
    release();
    await page.locator(`.ops tr[data-index="${index}"]:not([data-hole])`).waitFor();
    await page.evaluate(() => new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
    }));
    assert.deepEqual(await place(), [index, undefined, top]);
    await closeClean(page);
});

test('nothing jumps while the page opens', async () => {
    for (const width of [800, 1400]) {
        const page = await openPage(browser, server, `/compare?${pair}`, {
            viewport: { width, height: 900 }, init: () => {
                window.shifts = [];
                new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(
                    ({ value, sources }) => [value, ...sources.map(({ node }) =>
                        `${node?.nodeName}.${node?.className}`)])))
                    .observe({ type: 'layout-shift', buffered: true });
            } });
        await compareReady(page);
        assert.deepEqual(await page.evaluate(() => window.shifts), []);
        await closeClean(page);
    }
});

test('the comparison is requested once, before the page is parsed', async () => {
    for (const more of ['', `${STEPS}&sort=name&order=desc&unit=per_call&top=30&measure=total`,
        'q=a%26b%2Bc+d&category=kernel&category=cpu_op&change=increased&fold=0&significant=slower',
        'time=self&control_ranks=0&test_steps=first&op=aten%3A%3Amm&op_category=cpu_op']) {
        const page = await openPage(browser, server, `/compare?${pair}&${more}`);
        await page.locator('.results:not([data-stale])').waitFor();
        const { asked, parsed } = await page.evaluate(() => ({
            asked: performance.getEntriesByType('resource').filter(({ name }) =>
                /\/compare_traces\?.*limit=200/.test(name)).map(({ startTime }) => startTime),
            parsed: performance.getEntriesByType('navigation')[0].domInteractive,
        }));
        assert.equal(asked.length, 1, more);
        assert.ok(asked[0] < parsed, `${more}: asked at ${asked[0]}, read until ${parsed}`);
        await closeClean(page);
    }
});

test('the page is there before a slow answer', async () => {
    const page = await openPage(browser, server, '/');
    const held = [];
    await page.route(/\/compare_traces\?/, (route) => held.push(route));
    await page.goto(`${server.url}/compare?${pair}`);
    await page.locator('.side-control').waitFor();
    await page.keyboard.press('?');
    await page.locator('.keys-dialog').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.headline').count(), 0);
    await Promise.all(held.map((route) => route.continue()));
    await compareReady(page);
    assert.ok(await page.locator('.headline').isVisible());
    await closeClean(page);
});

test('entries of the legend switch their bars off, but the hover stays', async () => {
    const page = await open();
    const chart = page.locator('.charts .chart').first();
    const bars = async () => (await drawn(page, 'chart-durations', 'x'))[2]
        .filter((v) => v !== null && v !== 0);
    const [all, noise] = [await bars(), await page.evaluate(() =>
        [...document.querySelectorAll('.ops tbody tr')].slice(1, 16).filter((row) =>
            row.classList.contains('noise')).length)];
    assert.ok(all.some((v) => v > 0) && all.some((v) => v < 0));
    for (const name of ['control', 'difference: more', 'difference: less']) {
        await chart.getByRole('button', { name, exact: true }).click();
    }
    await page.waitForFunction((left) => {
        const [control, trial, diff] = document.getElementById('chart-durations').data;
        return control.visible === false && trial.visible !== false
            && diff.x.filter((v) => v !== null && v !== 0).length <= left;
    }, noise);
    assert.equal(await chart.getByRole('button', { name: 'control', exact: true })
        .getAttribute('aria-pressed'), 'false');
    assert.match((await hoverRow(page, 'chart-durations', 1)).text, /control.*test/s);
    await chart.getByRole('button', { name: 'control', exact: true }).click();
    await page.waitForFunction(() =>
        document.getElementById('chart-durations').data[0].visible !== false);
    await closeClean(page);
});

test('pictures say what they show: title, sets, selection, legend, units, date', async () => {
    const page = await open(`${STEPS}&control_steps=5-7&open=details`);
    for (const [chart, title] of [['Ops duration comparison', 'Ops duration comparison, self'],
        ['Where the change comes from', 'Where the change comes from, mean per step']]) {
        const [download] = await Promise.all([page.waitForEvent('download'),
            page.locator(`section[aria-label="${chart}"]`)
                .getByRole('button', { name: 'SVG' }).click()]);
        const text = fs.readFileSync(await download.path(), 'utf8');
        for (const words of [title, 'control: control (steps 5–7, 6\u00a0samples)',
            'test: test (12\u00a0samples)', 'made ', String(new Date().getFullYear()), 'ms']) {
            assert.ok(text.includes(words), `${words} in the picture of ${chart}`);
        }
        assert.match(text, />(difference: more|takes more)</);
    }
    await closeClean(page);
});

test('a picture of the slower rows alone says so', async () => {
    for (const [value, words] of [['slower', 'only rows that are slower (q '],
        ['true', 'only rows that are slower or faster (q ']]) {
        const page = await open(`${STEPS}&significant=${value}`);
        const [download] = await Promise.all([page.waitForEvent('download'),
            page.locator('section[aria-label="Ops duration comparison"]')
                .getByRole('button', { name: 'SVG' }).click()]);
        const text = fs.readFileSync(await download.path(), 'utf8');
        assert.ok(text.includes(words), words);
        await closeClean(page);
    }
});

test('a printout has every column, light colours, fitting charts and names that differ', async () => {
    const page = await open(STEPS, { viewport: { width: 800, height: 900 }, colorScheme: 'dark' });
    await drawn(page, 'chart-durations');
    const look = () => page.evaluate(() => ({
        heads: [...document.querySelectorAll('.ops thead tr:last-child th:not([hidden])')].map((cell) =>
            cell.getBoundingClientRect().width),
        rows: document.querySelectorAll('.ops tbody tr[data-index]').length,
        cut: [...document.querySelectorAll('.ops tbody :is(th, td)')].filter((cell) =>
            !cell.hidden && cell.scrollWidth > cell.clientWidth + 1).map((c) => c.textContent),
        text: getComputedStyle(document.body).color,
        bars: document.querySelector('#chart-durations .main-svg').getBoundingClientRect().width
            - document.querySelector('#chart-durations').clientWidth,
        head: document.querySelector('.paper-only').checkVisibility()
            ? document.querySelector('.paper-only').textContent : '',
        rest: [...document.querySelectorAll('.ops tbody tr:last-child')].map((row) =>
            row.textContent),
    }));
    const before = await look();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.waitForFunction(() => document.querySelector('#chart-durations .main-svg')
        .getBoundingClientRect().width < 500);
    const shown = await look();
    assert.equal(shown.heads.length, 11);
    assert.ok(shown.heads.every((width) => width > 15), shown.heads.join());
    assert.ok(shown.rows >= 200, `${shown.rows}`);
    assert.deepEqual(shown.cut, []);
    const [whole, seen] = await page.locator('.ops .fit').evaluateAll((all) => [
        new Set(all.map((one) => one.textContent)).size,
        new Set(all.map((one) => one.dataset.short ?? one.textContent)).size]);
    assert.equal(seen, whole);
    assert.equal(shown.text, 'rgb(24, 32, 42)');
    assert.equal(shown.bars, 0);
    assert.match(shown.head, /^control: control .* → test: test .*217\srows · without ProfilerStep/);
    assert.match(shown.rest[0], /^17 more: the report and the CSV have all rows\.$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.waitForFunction((text) => getComputedStyle(document.body).color === text,
        before.text);
    assert.deepEqual((await look()).heads, before.heads);
    await closeClean(page);
});

test('without device work the waterfall has the parts of the host', async () => {
    const ops = (slow) => [{ name: 'aten::mm', dur: slow ? 90 : 40, count: 3 },
        { name: 'aten::relu', dur: 10 }];
    const sides = `control=${await upload('host', ops(false), { steps: 6 })}&test=${
        await upload('host slower', ops(true), { steps: 6 })}`;
    const page = await open(`${STEPS}&open=details`, {}, sides);
    const column = page.locator('.fall-body .fall-more').first();
    await column.waitFor();
    assert.match((await page.locator('.account > li').first().textContent()).replaceAll('\u00a0', ' '),
        /aten::mm.*120 → 270 µs\+150 µs/);
    assert.deepEqual(await page.locator('.fall-body .fall-whole').allTextContents(),
        ['control', 'operators', 'no recorded call', 'test']);
    assert.match(await page.locator('.waterfall .sql-link').getAttribute('href'), /compare_places/);
    // The bars of the pair stay when the rows are asked for again, without the causes.
    await page.getByLabel('Search names').fill('relu');
    await page.waitForURL(/q=relu/);
    await page.locator('.ops tbody tr[data-index]').nth(1).waitFor({ state: 'detached' });
    assert.ok(await column.isVisible());
    assert.doesNotMatch(await page.locator('.verdict-card').innerText(), /device/i);
    assert.doesNotMatch(await page.locator('.waterfall').innerText(), /device/i);
    // One kind of work: one sum.
    assert.deepEqual(await page.locator('.ops tfoot th').allTextContents(), ['Host, sum']);
    await page.locator('.account-go').first().click();
    await page.locator('.account-places p a').first().click();
    await page.locator('.op-title', { hasText: 'aten::mm' }).waitFor();
    await closeClean(page);
});

test('if nothing changed, the page says so and draws no bars', async () => {
    const id = query(await openPage(browser, server, `/?${pair}`)).get('control');
    const page = await open(STEPS, {}, `control=${id}&test=${id}`);
    const charts = page.locator('.charts .chart');
    assert.match(await charts.first().textContent(), /No difference found in any row that the filters leave/);
    assert.equal(await page.locator('#chart-durations').isVisible(), false);
    await charts.last().getByRole('button', { name: 'Draw the bars anyway' }).click();
    await page.locator('#chart-counts[data-ready]').waitFor();
    assert.equal(await page.locator('#chart-durations').isVisible(), true);
    // "=" appears nowhere; an unchanged row has no mark.
    assert.equal(await page.locator('.ops tbody .c-change', { hasText: '=' }).count(), 0);
    assert.deepEqual(await page.locator('.ops tfoot th').allTextContents(),
        ['Host, sum', 'Device, sum']);
    await closeClean(page);
});

test('zoom and hidden bars are in the URL; a double click resets, and selects nothing; pan is a tool', async () => {
    const page = await open();
    const plot = page.locator('#chart-durations');
    const range = () => plot.evaluate((node) => [...node._fullLayout.xaxis.range, ...node._fullLayout.yaxis.range]);
    const start = await range();
    const chart = page.locator('.charts .chart').first();
    await chart.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForFunction(() => location.search.includes('zoom_time='));
    await chart.getByRole('button', { name: 'control', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('hide=control'));
    const zoomed = await range();
    await page.reload();
    await compareReady(page);
    (await range()).forEach((value, i) => assert.ok(Math.abs(value - zoomed[i]) < 0.01 * Math.abs(zoomed[1]),
        `${value} ${zoomed[i]}`));
    assert.equal(await plot.evaluate((node) => node.data[0].visible), false);
    await chart.getByRole('button', { name: 'Pan instead of zooming' }).click();
    assert.equal(await plot.evaluate((node) => node._fullLayout.dragmode), 'pan');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.locator('.nsewdrag').boundingBox();
    await page.mouse.dblclick(box.x + 40, box.y + 60);
    await page.waitForFunction(() => !location.search.includes('zoom_time='));
    await page.waitForTimeout(500);
    assert.equal(query(page).get('op'), null);
    assert.ok((await range())[1] > zoomed[1] && (await range())[2] === start[2]);
    await closeClean(page);
});
