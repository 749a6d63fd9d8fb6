// The Compare page with the sample traces: what it shows is what the API says.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chartsReady, closeClean, compareReady, hoverRow, makeTrace, micros, openCompare, openPage,
    pickSet, query, shareItem, shownNames, startSample, until, uploadByApi } from './lib.mjs';

const { formatTime } = await import(
    pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/format.js`).href);
const { rowId } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/rows.js`).href);
const idOf = ({ name, category }) => rowId(name, category);

let server;
let browser;
let pair; // the query that names both sets
let stop;
const STEPS = 'exclude=ProfilerStep*';

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const open = (more = STEPS, options = {}) =>
    openCompare(browser, server, `${pair}&${more}`, options);

/** Rows of the API, largest change first, ties as the page breaks them. */
async function apiRows(more = STEPS) {
    const answer = await server.api(`/compare_traces?${pair}&fold=true&${more}`);
    const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    answer.rows.sort((a, b) => Math.abs(shown(b, 'diff')) - Math.abs(shown(a, 'diff'))
        || byText(a.name, b.name) || byText(a.category, b.category));
    return answer;
}

/** The shown time of a row: the self time of a host row, the whole time of a device row. */
const shown = (row, side) => row[`${side}_self_duration`]
    ?? row[side === 'diff' ? 'diff_duration' : `${side}_total_duration`];

test('the table and the charts show the rows of the API, largest change first', async () => {
    const answer = await apiRows();
    const page = await open();
    const wanted = answer.rows.map((r) => r.name);
    const names = await shownNames(page);
    assert.deepEqual(names, wanted.slice(0, names.length));
    const drawn = await page.evaluate(() => ['chart-durations', 'chart-counts'].map((id) => {
        const plot = document.getElementById(id);
        return { names: plot.data[0].y.length, sums: plot.data.slice(0, 3).map((t) => t.x.length),
            bars: plot.querySelectorAll('.bars .point').length, hovers: plot.data[3].x.length };
    }));
    for (const chart of drawn) {
        assert.equal(chart.names, 15);
        assert.deepEqual(chart.sums, [15, 15, 15]);
        assert.equal(chart.bars, 45);
        assert.equal(chart.hovers, 15);
    }
    const [a, b] = ['control', 'test'].map((side) => micros(answer.step_time[side].step));
    assert.equal(await page.locator('.headline-times').getAttribute('title'), `Mean step time: ${a} → ${b}`);
    assert.equal(await page.locator('.modebar, .modebar-btn').count(), 0);
    await closeClean(page);
});

test('the hover has the name and the values, also for rows of one side', async () => {
    const { rows, control: { samples } } = await apiRows();
    const page = await open();
    const first = rows.slice(0, 15);
    const at = first.findIndex((r) => r.control_counts > 0 && r.test_counts > 0);
    const added = first.findIndex((r) => r.control_counts === 0);
    const gone = first.findIndex((r) => r.test_counts === 0);
    assert.ok(at >= 0 && Math.max(added, gone) >= 0);
    for (const index of [0, at, added, gone].filter((i) => i >= 0)) {
        const { text } = await hoverRow(page, 'chart-durations', index);
        const flat = text.replaceAll('\n', '');
        // A long name has six lines; a pair of kernels begins with the operator of both.
        const { name, replaces } = rows[index];
        assert.ok(flat.includes(replaces ? replaces.operator.slice(0, 60)
            : name.slice(0, 300)), `${name} in ${text}`);
        assert.ok(text.split('\n').length < 22, text);
        for (const side of ['control', 'test', 'diff']) {
            assert.ok(flat.includes(formatTime(Math.abs(shown(rows[index], side)))), text);
        }
    }
    const { text } = await hoverRow(page, 'chart-counts', at);
    assert.ok(text.replaceAll('\n', '').includes(
        `control ${(rows[at].control_counts / samples).toLocaleString('en-US')}`), text);
    await closeClean(page);
});

test('charts zoom by dragging and by the buttons, and can be reset', async () => {
    const page = await open();
    const ranges = () => page.evaluate(() => {
        const { xaxis, yaxis } = document.getElementById('chart-durations')._fullLayout;
        return [...xaxis.range, ...yaxis.range];
    });
    const start = await ranges();
    await page.locator('#chart-durations').scrollIntoViewIfNeeded();
    const box = await page.locator('#chart-durations .nsewdrag').boundingBox();
    await page.mouse.move(box.x + box.width * 0.5, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.9, box.y + 200, { steps: 6 });
    await page.mouse.up();
    const zoomed = await until(page, ranges, (now) => now[1] - now[0] < 0.6 * (start[1] - start[0])
        && now[2] - now[3] < 0.6 * (start[2] - start[3]));
    // A selection keeps the zoom.
    await page.locator('.ops tbody tr[data-index="1"]').click();
    await page.waitForFunction(() => location.search.includes('op='));
    await page.waitForTimeout(300);
    await chartsReady(page);
    assert.deepEqual(await ranges(), zoomed);
    const chart = page.locator('.charts .chart').first();
    await chart.getByRole('button', { name: 'Reset the zoom' }).click();
    const written = (all) => String(all.map((v) => v.toFixed(6)));
    await until(page, ranges, (now) => written(now) === written(start));
    await chart.getByRole('button', { name: 'Zoom in' }).click();
    await until(page, ranges, (now) => now[1] - now[0] < start[1] - start[0]);
    await closeClean(page);
});

test('sorting by every column goes into the URL and orders table and charts', async () => {
    const page = await open();
    const rows = (await apiRows()).rows;
    const head = (text, n = 0) => page.locator('.ops thead tr').last()
        .getByRole('button', { name: text, exact: false }).nth(n);
    await head('Control', 1).click();
    await page.waitForFunction(() => location.search.includes('sort=control_total_duration'));
    await compareReady(page);
    const largest = rows.reduce((a, b) =>
        (shown(b, 'control') > shown(a, 'control') ? b : a));
    assert.equal((await shownNames(page))[0], largest.name);
    assert.equal(await page.locator('.ops thead th[aria-sort]').getAttribute('aria-sort'),
        'descending');
    await head('Operation').click();
    await compareReady(page);
    const names = await shownNames(page);
    assert.deepEqual(names, [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    for (const [text, n] of [['Category', 0], ['Control', 0], ['Test', 0], ['Test', 1],
        ['Δ %', 0]]) {
        const url = page.url();
        await head(text, n).click();
        await page.waitForFunction((u) => location.href !== u, url);
        await compareReady(page);
    }
    await closeClean(page);
});

test('search, device type, category and groups filter as the API does', async () => {
    const page = await open();
    await page.getByLabel('Search names').fill('gelu');
    await page.waitForFunction(() => location.search.includes('q=gelu'));
    const searched = await apiRows(`${STEPS}&q=gelu`);
    assert.ok(searched.row_count > 0);
    await page.waitForFunction((n) => document.querySelectorAll(
        '.ops tbody tr[data-index]').length === n, searched.row_count);
    assert.deepEqual(await shownNames(page), searched.rows.map((r) => r.name));

    for (const group of ['added', 'deleted', 'increased', 'decreased', 'unchanged']) {
        const chip = page.locator(`.group[data-change="${group}"]`);
        const count = await chip.locator('.group-count').textContent();
        assert.equal(Number(count), searched.ops_diff[group], group);
    }
    await page.locator('.group[data-change="added"]').click();
    await page.waitForFunction(() => location.search.includes('change=added'));
    const added = await apiRows(`${STEPS}&q=gelu&change=added`);
    await page.waitForFunction((n) => document.querySelectorAll(
        '.ops tbody tr[data-index]').length === n, added.row_count);
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.waitForFunction(() => !/q=|change=/.test(location.search));
    await page.getByRole('button', { name: 'Device', exact: true }).click();
    await page.waitForFunction(() => location.search.includes('device_type=GPU'));
    const gpu = await apiRows('device_type=GPU');
    await page.waitForFunction((n) => document.querySelector('.table-card h3').textContent
        .replaceAll(',', '').includes(` ${n}`), gpu.row_count);
    await page.locator('.menu summary').first().click();
    await page.locator('.menu-body input[value="kernel"]').check();
    await page.waitForFunction(() => location.search.includes('category=kernel'));
    await page.keyboard.press('Escape');
    await page.locator('.filters .menu summary', { hasText: 'Names' }).click();
    await page.getByLabel('Short names').check();
    await page.waitForFunction(() => location.search.includes('use_short_name=true'));
    await compareReady(page);
    await page.getByLabel('Leave out names like').fill('sm90*');
    await page.getByLabel('Leave out names like').press('Enter');
    await page.waitForFunction(() => location.search.includes('exclude=sm90'));
    // The URL changes before the answer is there.
    await page.waitForFunction(() => ![...document.querySelectorAll(
        '.ops tbody tr[data-index] th')].some((cell) => cell.textContent.startsWith('sm90')));
    await closeClean(page);
});

test('a shared link shows the same picture in another browser', async () => {
    const page = await open(`${STEPS}&device_type=GPU`);
    await page.getByRole('button', { name: 'Per step', exact: true }).click();
    await page.getByLabel('Charts: first').selectOption('10');
    await page.getByLabel('by', { exact: true }).selectOption('test_total_duration');
    await compareReady(page);
    await page.locator('.ops tbody tr[data-index="2"]').click();
    await page.waitForFunction(() => location.search.includes('op='));
    const picture = async (p) => {
        await compareReady(p);
        return p.evaluate(() => ({
            title: document.title,
            rows: [...document.querySelectorAll('.ops tbody tr[data-index]')]
                .map((r) => r.textContent),
            selected: document.querySelector('.ops tr[aria-selected="true"] th').textContent,
            labels: document.getElementById('chart-durations').layout.yaxis.ticktext,
            bars: ['chart-durations', 'chart-counts'].map((id) =>
                document.getElementById(id).data.map((t) => [...t.x])),
            shapes: document.getElementById('chart-counts').layout.shapes.map((s) => s.y0),
            pressed: [...document.querySelectorAll('[aria-pressed="true"]')]
                .map((b) => b.textContent),
        }));
    };
    const mine = await picture(page);
    const url = new URL(page.url());
    const other = await openPage(browser, server, url.pathname + url.search);
    const theirs = await picture(other);
    assert.deepEqual(theirs, mine);
    assert.equal(mine.labels.length, 10);
    await closeClean(other);
    await closeClean(page);
});

test('back and forward restore the filter and the unit', async () => {
    const page = await open();
    await page.locator('.group[data-change="increased"]').click();
    await page.waitForFunction(() => location.search.includes('change=increased'));
    await page.getByRole('button', { name: '% of step' }).click();
    await page.waitForFunction(() => location.search.includes('unit=percent'));
    await page.goBack();
    await page.waitForFunction(() => !location.search.includes('unit='));
    assert.equal(await page.getByRole('button', { name: 'Per step', exact: true })
        .getAttribute('aria-pressed'), 'true');
    await page.goBack();
    await page.waitForFunction(() => !location.search.includes('change='));
    assert.equal(await page.locator('.group[data-change="all"]')
        .getAttribute('aria-pressed'), 'true');
    await page.goForward();
    await page.waitForFunction(() => location.search.includes('change=increased'));
    assert.equal(await page.locator('.group[data-change="increased"]')
        .getAttribute('aria-pressed'), 'true');
    await closeClean(page);
});

test('bars and rows share the selection', async () => {
    const { rows } = await apiRows();
    const page = await open();
    const { point } = await hoverRow(page, 'chart-counts', 4);
    await page.mouse.click(point.x, point.y);
    const selected = page.locator('.ops tbody tr[aria-selected="true"]');
    await selected.waitFor();
    assert.deepEqual(await selected.locator('th').evaluateAll((all) =>
        all.map((cell) => cell.title.split('\nprobably')[0])), [rows[4].name]);
    assert.equal(query(page).get('op'), idOf(rows[4]));
    assert.equal(await page.locator('.op-panel .full-name').first().textContent(),
        rows[4].name);
    await page.locator('.ops tbody tr[data-index="2"]').click();
    await page.waitForFunction((name) =>
        new URLSearchParams(location.search).get('op') === name, idOf(rows[2]));
    const band = await page.evaluate(() =>
        document.getElementById('chart-durations').layout.shapes[0].y0);
    assert.equal(band, 1.5);
    const detail = await page.locator('.detail-table [title]').evaluateAll((cells) =>
        cells.map((cell) => cell.title));
    assert.ok(detail.includes(micros(rows[2].control_total_duration)), detail.join());
    await page.getByRole('button', { name: 'Close (Escape)' }).click();
    await page.waitForFunction(() => !location.search.includes('op='));
    await closeClean(page);
});

test('a click counts even if Plotly forgets the point while the button is down', async () => {
    const page = await openCompare(browser, server, pair);
    const { point } = await hoverRow(page, 'chart-durations', 2);
    await page.mouse.down();
    await page.evaluate(() => {
        const plot = document.getElementById('chart-durations');
        plot._hoverdata = undefined;
        plot.on('plotly_beforehover', () => false);
    });
    await page.mouse.up();
    await page.waitForFunction(() => location.search.includes('op='));
    // Dragging is no click.
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.search.includes('op='));
    await page.mouse.down();
    await page.mouse.move(point.x, point.y + 60, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(150);
    assert.equal(query(page).get('op'), null);
    await closeClean(page);
});

test('the keyboard alone reaches the search and the rows', async () => {
    const page = await open();
    await page.locator('body').press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'skip-link');
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement.type), 'search');
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('op='));
    assert.equal(await page.locator('.ops tr[aria-selected="true"]')
        .getAttribute('data-index'), '2');
    await page.keyboard.press('End');
    const count = (await apiRows()).row_count;
    assert.equal(await page.evaluate(() => document.activeElement.dataset.index),
        String(count - 1));
    await page.keyboard.press('Home');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.index), '0');
    const unlabelled = await page.evaluate(() =>
        [...document.querySelectorAll('input:not([hidden]), select, button')]
            .filter((e) => !e.labels?.length && !e.getAttribute('aria-label')
                && !e.textContent.trim()).map((e) => e.outerHTML));
    assert.deepEqual(unlabelled, []);
    await closeClean(page);
});

test('CSV, JSON, the report and pictures can be downloaded', async () => {
    const page = await open();
    const { row_count: count } = await apiRows();
    for (const [name, file] of [['CSV', 'tracediff-control-test.csv'],
        ['JSON', 'tracediff-control-test.json'], ['Report', 'tracediff-control-test.html']]) {
        const [download] = await Promise.all([page.waitForEvent('download'),
            (name === 'Report' ? await shareItem(page, name)
                : page.getByRole('link', { name, exact: true })).click()]);
        assert.equal(download.suggestedFilename(), file);
        const text = fs.readFileSync(await download.path(), 'utf8');
        if (name === 'Report') {
            assert.match(text, /^<!doctype html>/i);
            continue;
        }
        const rows = name === 'CSV' ? text.trim().split('\n').length - 1
            : JSON.parse(text).rows.length;
        assert.equal(rows, count);
    }
    for (const [name, magic] of [['PNG', '\x89PNG'], ['SVG', '<svg']]) {
        const [download] = await Promise.all([page.waitForEvent('download'),
            page.locator('.charts .chart').first().getByRole('button', { name }).click()]);
        const bytes = fs.readFileSync(await download.path());
        assert.equal(bytes.subarray(0, 4).toString('latin1'), magic);
        assert.ok(bytes.length > 2000);
    }
    await closeClean(page);
});

test('ranks and steps: HTA’s default, lists, and an error for an unknown rank', async () => {
    const page = await open();
    page.expectErrors = true;
    await page.getByRole('button', { name: 'Ranks and steps' }).click();
    await page.getByRole('button', { name: 'First rank and step' }).click();
    await page.waitForFunction(() => location.search.includes('test_steps=first'));
    const first = ['control_ranks', 'test_ranks', 'control_steps', 'test_steps']
        .map((key) => `${key}=first`).join('&');
    const { row_count: count } = await apiRows(`${STEPS}&${first}`);
    await page.waitForFunction((n) => document.querySelector('.table-card h3').textContent
        .replaceAll(',', '').includes(` ${n}`), count);
    // A list that is begun stays when the answer to the last request arrives.
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    await page.route('**/compare_traces?*', async (route) => {
        await held;
        await route.continue();
    });
    await page.getByRole('button', { name: 'Use all', exact: true }).click();
    await page.waitForFunction(() => !location.search.includes('first'));
    await page.locator('.side-control').getByLabel('Ranks', { exact: true })
        .selectOption('list');
    release();
    await compareReady(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('Ranks to use, such as 0,2,4-7').first().fill('77');
    await page.getByLabel('Ranks to use, such as 0,2,4-7').first().press('Enter');
    const box = page.locator('.error-box');
    await box.waitFor();
    assert.match(await box.textContent(), /77/);
    await page.getByRole('button', { name: 'Use all ranks and steps' }).click();
    await compareReady(page);
    // Unequal samples: per step, and the page says so.
    await page.locator('.side-test').getByLabel('Ranks', { exact: true })
        .selectOption('first');
    await page.locator('.remark', { hasText: 'shown per step' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Per step', exact: true })
        .getAttribute('aria-pressed'), 'true');
    await page.getByRole('button', { name: 'Show totals' }).click();
    await page.waitForFunction(() => location.search.includes('unit=total'));
    await closeClean(page);
});

test('swap reverses the signs', async () => {
    const page = await open();
    const change = () => page.locator('.account-sum .account-change').getAttribute('title');
    const before = await change();
    await page.getByRole('button', { name: 'Ranks and steps' }).click();
    await page.getByRole('button', { name: 'Swap control and test' }).click();
    await page.waitForFunction((text) =>
        document.querySelector('.account-sum .account-change').title !== text, before);
    assert.equal((await change()).replace('\u2212', '+'), before);
    assert.equal(await page.title(), 'test → control · Compare · tracediff');
    await closeClean(page);
});

test('unknown sets are an error; without sets the page asks for them', async () => {
    const page = await openPage(browser, server, '/compare?control=nothing&test=nothing');
    page.expectErrors = true;
    await page.reload();
    await page.locator('.error-box').getByText('nothing').first().waitFor();
    page.complaints.length = 0; // of the load before expectErrors
    await page.goto(`${server.url}/compare`);
    await page.getByRole('heading', { name: 'Choose a control and a test' }).waitFor();
    await pickSet(page, 'Control', 'control');
    await pickSet(page, 'Test', 'test');
    await compareReady(page);
    await page.getByLabel('Search names').fill('there is no such name');
    await page.getByText('No rows to draw.').first().waitFor();
    assert.ok(await page.getByText('No row passes the filters.').isVisible());
    await closeClean(page);
});

test('light and dark follow the system or the switch, whose choice is kept', async () => {
    const page = await open(STEPS, { colorScheme: 'dark' });
    const look = () => page.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        text: document.getElementById('chart-counts')._fullLayout.font.color,
        bar: document.getElementById('chart-counts').data[0].marker.color,
    }));
    const dark = await look();
    await page.getByLabel('Colours').selectOption('light');
    const light = await until(page, look, (now) =>
        Object.keys(dark).every((key) => now[key] !== dark[key]));
    await page.reload();
    await compareReady(page);
    assert.deepEqual(await look(), light);
    await page.getByLabel('Colours').selectOption('auto');
    await until(page, look, (now) => Object.keys(dark).every((key) => now[key] === dark[key]));
    await closeClean(page);
});

test('narrow windows: nothing sticks out', async () => {
    for (const where of ['/', `/compare?${pair}&${STEPS}`]) {
        const page = await openPage(browser, server, where,
            { viewport: { width: 390, height: 844 } });
        await page.locator(where === '/' ? '.sets' : '.ops tbody tr[data-index]')
            .first().waitFor();
        for (const width of [390, 500, 640, 700, 790]) {
            await page.setViewportSize({ width, height: 844 });
            await page.waitForTimeout(500);
            // A chart follows its room in a frame to come.
            await page.waitForFunction((wanted) => innerWidth === wanted
                && document.documentElement.scrollWidth <= innerWidth, width);
        }
        await closeClean(page);
    }
});

test('hostile names stay text, numbers are names, long tables are virtual', async () => {
    const hostile = ['<img src=x onerror=alert(1)>', '</title><script>alert(2)</script>',
        '&lt;b&gt;&amp;', '<b>bold</b><br>', '%{customdata[0]}', '123', '1e5', '',
        '\u202Eevil', `void f<${'long, '.repeat(300)}>()`, '<a href="https://example.com">x',
        '"quotes\' and `ticks`', '__proto__', 'constructor'];
    const many = Array.from({ length: 900 }, (_, i) => ({ name: `op_${i}`, dur: 5 }));
    const make = (factor) => makeTrace([...hostile.map((name, i) =>
        ({ name, dur: 1000 + 50 * i * factor })), ...many], { steps: 2 });
    const control = await uploadByApi(server, '<i>hostile</i>',
        [{ name: 'rank0.json.gz', bytes: make(1) }]);
    const trial = await uploadByApi(server, '"><svg onload=alert(3)>',
        [{ name: 'rank0.json.gz', bytes: make(7) }]);
    const where = `/compare?control=${control}&test=${trial}&${STEPS}&top=20`;
    const page = await openPage(browser, server, where);
    await compareReady(page);
    const names = await shownNames(page);
    for (const name of hostile.filter((n) => n !== hostile[0])) {
        assert.ok(names.includes(name), JSON.stringify(name));
    }
    const rows = await page.locator('.ops tbody tr[data-index]').count();
    assert.ok(rows < 120, `${rows} rows are drawn of more than 900`);
    assert.equal(await page.locator('main img, main script, main b b, .plot a').count(), 0);
    assert.equal(await page.evaluate(() =>
        document.getElementById('chart-counts')._fullLayout.yaxis.type), 'linear');
    for (let i = 0; i < 12; i += 1) {
        const { text } = await hoverRow(page, 'chart-durations', i);
        const flat = text.replaceAll('\n', '').replaceAll('\u200b', '');
        const squeezed = (s) => s.replaceAll(/\s/g, '');
        assert.ok(squeezed(flat).startsWith(squeezed(names[i]).slice(0, 300)),
            `${names[i]} in ${flat}`);
    }
    await page.locator('.ops tbody tr[tabindex="0"]').focus();
    await page.keyboard.press('End');
    const last = await page.evaluate(() => Number(document.activeElement.dataset.index));
    assert.ok(last > 900, `${last}`);
    assert.match(await page.title(), /<i>hostile<\/i> → "><svg onload=alert\(3\)>/);
    await closeClean(page);
});
