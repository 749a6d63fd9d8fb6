// The page Query: statements over one set or two, their answers as table and chart, examples,
// saved queries, and what happens if something is wrong, off, or takes too long.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { assertAxeClean, chartsReady, closeClean, drawn, openPage, pickSet, query, startSample,
    startServer, uploadSample } from './lib.mjs';

const module = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`).href);
const { EXAMPLES } = await module('sql/examples.js');

const TOP = `SELECT name, counts, total_us
FROM ops
WHERE category = 'kernel'
ORDER BY total_us DESC
LIMIT 12`;

let server;
let browser;
let pair; // control=…&test=…
let stop;
let control; // control=…

before(async () => {
    ({ server, browser, pair, stop } = await startSample());
    [control] = pair.split('&');
});
after(() => stop?.());

const address = (sets, q, more = '') =>
    `/query?${sets}${q === undefined ? '' : `&q=${encodeURIComponent(q)}`}${more}`;
const shown = async (page) => {
    await page.locator('.query-results[data-shown]:not([hidden])').waitFor();
    await chartsReady(page);
};
const ask = (sets, q) => server.api(`/sql?${sets}&q=${encodeURIComponent(q)}`);
const cells = (page) => page.locator('.result-rows tbody tr:not(.spacer)').evaluateAll((rows) =>
    rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
const grouped = (n) => n.toLocaleString('en-US');
const editor = (page) => page.getByRole('textbox', { name: 'Statement' });
const runKey = (page) => editor(page).press('Control+Enter');
const kind = (page) => page.locator('.result-choice [aria-pressed="true"]').textContent();

async function open(sets, q, more, options) {
    const page = await openPage(browser, server, address(sets, q, more), options);
    if (q !== undefined) {
        await shown(page);
    }
    return page;
}

test('a typed statement runs with Ctrl+Enter, and is in the URL', async () => {
    const page = await open(control);
    await editor(page).click();
    await page.keyboard.type(TOP);
    await runKey(page);
    await shown(page);
    assert.equal(query(page).get('q'), TOP);
    assert.equal(`control=${query(page).get('control')}`, control);
    const { rows } = await ask(control, TOP);
    assert.deepEqual((await cells(page)).map((row) => row.slice(0, 2)),
        rows.map((row) => [row[0], String(row[1])]));
    (await cells(page)).forEach((row, i) =>
        assert.ok(Math.abs(Number(row[2].replaceAll(',', '')) - rows[i][2]) < 1e-6 * rows[i][2], row[2]));
    // The chart: a bar for each row, of the measure that the rows are ordered by.
    assert.equal(await kind(page), 'Bars');
    const [bars] = await drawn(page, 'chart-result', 'x');
    assert.equal(bars.length, 12);
    assert.ok(Math.abs(bars[0] / bars[11] - rows[0][2] / rows[11][2]) < 1e-9);
    assert.match(await page.locator('.result-summary').textContent(), /^12\srows, 3\scolumns in [\d.]+ ms$/);
    assert.match(await page.locator('.result-rows th').nth(2).textContent(), /total_us, µs/);
    // Tab leaves the field.
    await editor(page).focus();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Run');
    assert.equal(await editor(page).inputValue(), TOP);
    await closeClean(page);
});

test('a link shows the same answer, Back the one before, and the downloads have the rows',
    async () => {
        const page = await open(control, TOP, '&chart=scatter&x=counts&y=total_us');
        assert.equal(await editor(page).inputValue(), TOP);
        assert.equal(await kind(page), 'Points');
        const { rows } = await ask(control, TOP);
        const [x] = await drawn(page, 'chart-result', 'x');
        assert.deepEqual(x, rows.map((row) => row[1]));
        await editor(page).fill('SELECT 1 AS one');
        await page.getByRole('button', { name: 'Run', exact: true }).click();
        await page.locator('.result-rows td', { hasText: /^1$/ }).waitFor();
        assert.equal(query(page).get('chart'), null, 'the chart was of the other statement');
        await page.goBack();
        await page.locator('.result-rows tbody tr').nth(11).waitFor();
        assert.equal(await editor(page).inputValue(), TOP);
        assert.equal(query(page).get('chart'), 'scatter');
        for (const [name, test_] of [['CSV', (text) => assert.equal(text.trim().split('\n').length,
            13)], ['JSON', (text) => assert.deepEqual(JSON.parse(text).rows, rows)]]) {
            const [download] = await Promise.all([page.waitForEvent('download'),
                page.getByRole('link', { name, exact: true }).click()]);
            assert.match(download.suggestedFilename(), /^tracediff-(sql|control-query)\.(csv|json)$/);
            test_(fs.readFileSync(await download.path(), 'utf8'));
        }
        await closeClean(page);
    });

test('kind and columns of the chart can be changed, and are in the URL', async () => {
    const q = 'SELECT start_us, dur, rank, side FROM events WHERE category = \'kernel\'';
    const page = await open(pair, q);
    assert.equal(await kind(page), 'Points');
    const { rows } = await ask(pair, q);
    const limit = rows.slice(0, 5000);
    const count = (list, name) => list.filter((row) => row[3] === name).length;
    assert.deepEqual((await drawn(page, 'chart-result', 'x')).map((x) => x.length).sort(),
        ['control', 'test'].map((name) => count(limit, name)).sort(), 'a group for each side');
    assert.match(await page.locator('.chart-limit').textContent(),
        /first 5,000 of [\d,]+ rows/);
    await page.getByRole('button', { name: 'Histogram' }).click();
    await page.getByLabel('of', { exact: true }).selectOption('dur');
    await page.waitForURL(/chart=histogram.*x=dur/);
    await chartsReady(page);
    const sums = (await drawn(page, 'chart-result', 'y')).map((counts) =>
        counts.reduce((a, b) => a + b, 0) / 2);
    assert.equal(sums.reduce((a, b) => a + b, 0), rows.length, 'each row is in one bin');
    await page.getByLabel('by', { exact: true }).selectOption('rank');
    await page.waitForURL(/by=rank/);
    await page.getByRole('button', { name: 'No chart' }).click();
    await page.waitForURL(/chart=none/);
    await page.reload();
    await shown(page);
    assert.equal(await kind(page), 'No chart');
    await closeClean(page);
});

test('long answers draw the rows in sight, sort by a heading, and say where they are cut',
    async () => {
        const page = await open(control, `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL
            SELECT i + 1 FROM n) SELECT i, i % 7 AS seventh FROM n`);
        const { row_count: count } = await ask(control, query(page).get('q'));
        assert.ok((await cells(page)).length < 100, 'only rows in sight are drawn');
        assert.equal(await page.locator('.result-rows').getAttribute('aria-rowcount'),
            String(count + 1));
        await page.getByText('Cut off here: there may be more rows').waitFor();
        await page.locator('.result-scroll').evaluate((node) => { node.scrollTop = 1e9; });
        await page.locator('.result-rows td', { hasText: new RegExp(`^${grouped(count)}$`) }).waitFor();
        await page.getByRole('button', { name: 'i', exact: true }).click();
        assert.deepEqual((await cells(page))[0], [grouped(count), String(count % 7)]);
        assert.equal(await page.locator('.result-rows th').first().getAttribute('aria-sort'),
            'descending');
        await closeClean(page);
    });

test('the answer stands below the statement, in sight, before its chart; lists are beside it', async () => {
    for (const [width, height] of [[1440, 900], [1280, 800]]) {
        const page = await open(pair, `${TOP}\n-- more\n-- lines\n-- of\n-- a\n-- long\n-- statement`, '',
            { viewport: { width, height } });
        const box = (selector) => page.locator(selector).first().boundingBox();
        const [rows, chart, tables, third] = await Promise.all(['.result-scroll', '#chart-result',
            '.sql-schema', '.result-rows tbody tr:nth-child(4)'].map(box));
        assert.ok(third.y + third.height < height, `the third row ends at ${third.y + third.height}`);
        assert.ok(chart.y >= rows.y + rows.height);
        assert.ok(tables.x >= rows.x + rows.width);
        await closeClean(page);
    }
});

test('measures have thousands separators, names of numbers have none; all columns can be reached', async () => {
    const page = await open(control, `SELECT 1234567 AS counts, -1234567.5 AS total_us, 1234567 AS correlation,
        1234567 AS parent_id, 1234567 AS us_per_step, '1234567' AS words, ${Array.from({ length: 12 }, (_, i) =>
    `'a long text in column ${i}' AS column_${i}`).join(', ')}`);
    assert.deepEqual((await cells(page))[0].slice(0, 6),
        ['1,234,567', '\u22121,234,567.5', '1234567', '1234567', '1,234,567', '1234567']);
    const box = page.getByRole('region', { name: 'Rows of the answer' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('.result-scroll').scrollLeft > 0);
    const [outer, last] = await Promise.all([box, page.locator('.result-rows th').last()].map(async (one) => {
        await page.locator('.result-rows th').last().scrollIntoViewIfNeeded();
        return one.boundingBox();
    }));
    assert.ok(last.x + last.width <= outer.x + outer.width + 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth),
        await page.evaluate(() => innerWidth));
    await closeClean(page);
});

test('an error of SQLite is shown at its place', async () => {
    const page = await openPage(browser, server, address(control));
    page.expectErrors = true;
    await editor(page).fill('SELECT \'ü\', name\nFROM ops\nWHERE nought = 1');
    await runKey(page);
    const error = page.locator('.sql-error');
    await error.getByText('Line 3, column 7').waitFor();
    assert.match(await error.textContent(), /no such column: nought/);
    assert.doesNotMatch(await error.textContent(), /byte/, 'one place, in one way');
    assert.equal(await error.locator('.sql-mark').textContent(), '      ^^^^^^');
    assert.equal(await editor(page).getAttribute('aria-invalid'), 'true');
    await error.getByRole('button', { name: 'Go there' }).click();
    assert.equal(await editor(page).evaluate((field) =>
        field.value.slice(field.selectionStart, field.selectionEnd)), 'nought');
    assert.equal(await page.locator('.query-results').isVisible(), false);
    await editor(page).fill('DELETE FROM op');
    await runKey(page);
    await error.getByText(/only SELECT/).waitFor();
    await editor(page).fill('  ');
    await runKey(page);
    await error.getByText('There is no statement').waitFor();
    await editor(page).fill('SELECT 1 AS one');
    await runKey(page);
    await shown(page);
    assert.equal(await error.isVisible(), false);
    await closeClean(page);
});

test('hostile names stay text, numbers keep their digits, NULL and no rows are shown', async () => {
    const page = await open(control, `SELECT '<img src=x onerror=alert(1)>' AS "<b>name</b>",
        9223372036854775807 AS big, NULL AS none UNION ALL SELECT 'a', 2, NULL`);
    assert.deepEqual(await cells(page), [['<img src=x onerror=alert(1)>',
        '9,223,372,036,854,775,807', 'NULL'], ['a', '2', 'NULL']]);
    await editor(page).fill('SELECT name FROM ops WHERE 0');
    await runKey(page);
    await page.locator('.result-summary', { hasText: 'No rows.' }).waitFor();
    assert.equal(await page.locator('.result-rows').isVisible(), false);
    await closeClean(page);
});

test('a running statement can be cancelled', async () => {
    const page = await openPage(browser, server, address(control));
    await editor(page).fill(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT count(*) FROM n`);
    await runKey(page);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    assert.match((await failed).url(), /\/api\/v1\/sql\?/);
    await page.getByText('Cancelled.', { exact: true }).first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Cancel', exact: true }).isVisible(),
        false);
    await editor(page).fill('SELECT 2 AS two');
    await runKey(page);
    await shown(page);
    assert.deepEqual(await cells(page), [['2']]);
    await closeClean(page);
});

test('the schema lists tables and columns with their units; a click inserts a name', async () => {
    const page = await openPage(browser, server, address(pair));
    await page.getByText('ops_by_rank', { exact: true }).waitFor();
    await editor(page).fill('SELECT  FROM ');
    await page.keyboard.press('Control+End');
    await page.locator('.sql-schema summary', { hasText: /^steps$/ }).click();
    await page.getByRole('button', { name: 'Insert test.steps' }).click();
    await editor(page).evaluate((field) => field.setSelectionRange(7, 7));
    const column = page.locator('.schema-list > details[open] li', { hasText: 'exposed_memory_us' });
    assert.match(await column.textContent(), /µs/);
    await column.getByRole('button').click();
    assert.equal(await editor(page).inputValue(), 'SELECT exposed_memory_us FROM test.steps');
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type('bandwidth');
    assert.deepEqual(await page.locator('.sql-schema .schema-list > details > summary')
        .allTextContents(), ['events', 'event']);
    // Every table of the schema is there.
    const { tables } = await server.api(`/sql/schema?${pair}`);
    await page.getByRole('searchbox').fill('');
    assert.deepEqual((await page.locator('.schema-list summary .mono').allTextContents()).sort(),
        tables.map(({ name }) => name).sort());
    await closeClean(page);
});

test('the sets are chosen by pickers; what needs two sets waits for the second', async () => {
    const page = await openPage(browser, server, '/query');
    await page.waitForURL(/control=/); // the newest
    const example = page.getByRole('button', { name: 'The largest changes per step' });
    await example.waitFor();
    assert.equal(await example.isDisabled(), true);
    await pickSet(page, 'Control', 'control');
    await pickSet(page, 'Test', 'test');
    await page.waitForURL(/test=/);
    await page.getByText('compare', { exact: true }).waitFor();
    assert.equal(await example.isDisabled(), false);
    await example.click();
    await shown(page);
    const { statement } = EXAMPLES.find(({ title }) => title === 'The largest changes per step');
    assert.equal(await editor(page).inputValue(), statement);
    const { rows } = await ask(pair, statement);
    assert.deepEqual((await cells(page)).map(([name]) => name), rows.map(([name]) => name));
    assert.equal((await drawn(page, 'chart-result', 'x'))[0].length, 20);
    await closeClean(page);
});

test('every example runs and has rows, on two sets and, if one is enough, on one', async () => {
    assert.ok(EXAMPLES.length >= 20);
    assert.equal(new Set(EXAMPLES.map(({ title }) => title)).size, EXAMPLES.length);
    for (const { title, sides, statement } of EXAMPLES) {
        for (const sets of sides === 1 ? [control, pair] : [pair]) {
            const { row_count: count, truncated } = await ask(sets, statement);
            assert.ok(count > 0, `${title} has no rows`);
            assert.equal(truncated, false, title);
        }
    }
});

test('queries are saved in the browser, replaced, picked and deleted', async () => {
    const page = await open(control, TOP);
    await page.getByRole('button', { name: 'Save …' }).click();
    await page.getByRole('textbox', { name: 'Name of the query' }).fill('top <kernels>');
    await page.keyboard.press('Enter');
    const saved = page.getByRole('button', { name: 'top <kernels>', exact: true });
    await saved.waitFor();
    assert.equal(await saved.getAttribute('title'), TOP);
    // Saving under the same name replaces the query.
    await saved.click();
    for (const changed of [`${TOP}0`, TOP]) {
        await editor(page).fill(changed);
        await page.getByRole('button', { name: 'Save …' }).click();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Save …' }).waitFor();
        assert.equal(await saved.getAttribute('title'), changed);
    }
    // An example has no name yet: nothing offers to replace the query that was picked before.
    await page.locator('.sql-list summary', { hasText: 'Examples' }).click();
    await page.getByRole('button', { name: EXAMPLES[0].title, exact: true }).click();
    await shown(page);
    await page.getByRole('button', { name: 'Save …' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Name of the query' }).inputValue(), '');
    await page.keyboard.press('Escape');
    await page.goto(server.url + address(control));
    await page.locator('.sql-list summary', { hasText: 'Saved queries' }).click();
    await saved.click();
    await shown(page);
    assert.equal(await editor(page).inputValue(), TOP);
    await page.getByRole('button', { name: 'Delete top <kernels>' }).click();
    await page.getByText('“top <kernels>” is deleted.').first().waitFor();
    assert.equal(await saved.count(), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved.waitFor();
    // A browser that keeps nothing says so.
    await page.evaluate(() => { Storage.prototype.setItem = () => { throw new Error('full'); }; });
    await page.getByRole('button', { name: 'Delete top <kernels>' }).click();
    await page.getByText('That did not work. full').first().waitFor();
    assert.equal(await saved.count(), 1);
    await closeClean(page);
});

test('the page explains an empty store and --no-sql', async () => {
    const empty = await startServer();
    const page = await openPage(browser, empty, '/query');
    await page.getByText('No sets are stored yet.').waitFor();
    assert.equal(await page.locator('.sql-editor').isVisible(), false);
    await closeClean(page);
    await empty.stop();
    const off = await startServer(['--no-sql']);
    const sets = await uploadSample(off);
    const closed = await openPage(browser, off, address(sets, TOP));
    closed.expectErrors = true;
    await closed.getByText('--no-sql').waitFor();
    assert.equal(await closed.locator('.sql-editor').isVisible(), false);
    closed.complaints.length = 0; // the first refusal came before they were expected
    await closeClean(closed);
    await off.stop();
});

test('charts and tables have a link SQL: it opens this page with the same numbers', async () => {
    const page = await openPage(browser, server, `/compare?${pair}&exclude=ProfilerStep*`);
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    await chartsReady(page);
    await page.locator('.answer-details > summary').click();
    const names = ['All rows', 'Ops duration comparison', 'Ops count comparison',
        'Where the change comes from'];
    for (const name of names) {
        await page.getByRole('link', { name: `${name}: SQL` }).waitFor();
    }
    const top = await page.locator('.ops tbody tr[data-index] th').first().getAttribute('title');
    await page.getByRole('link', { name: 'Ops duration comparison: SQL' }).click();
    await shown(page);
    assert.equal(new URL(page.url()).pathname, '/query');
    assert.equal((await cells(page)).length, 15);
    assert.ok(top.startsWith((await cells(page))[0][0]));
    await page.goBack();
    await page.locator('.ops tbody tr[data-index]').first().click();
    const where = await page.locator('.op-panel a', { hasText: /./ }).first().getAttribute('href');
    await page.goto(server.url + where);
    await page.getByRole('link', { name: 'Every step: SQL' }).waitFor();
    await page.getByRole('link', { name: 'Single calls: SQL' }).click();
    await shown(page);
    assert.equal(await kind(page), 'Histogram');
    assert.ok((await cells(page)).length > 0);
    await page.goto(`${server.url}/analyse?what=kernel_breakdown&more=1&${pair.replace('control', 'set')}`);
    for (const name of ['Kinds', 'Kernels', 'Kernels of each rank', 'Kinds of work']) {
        await page.getByRole('link', { name: `${name}: SQL`, exact: true }).waitFor();
    }
    await page.getByRole('link', { name: 'Kinds: SQL', exact: true }).click();
    await shown(page);
    assert.equal(query(page).get('test'), pair.split('test=')[1]);
    await page.goto(`${server.url}/analyse?what=launch_stats&${pair.replace('control', 'set')}`);
    await page.getByRole('link', { name: 'Run on the device: SQL', exact: true }).click();
    await shown(page);
    assert.equal(await kind(page), 'Histogram', 'as on the page');
    await page.goto(`${server.url}/analyse?what=queue_length&${pair.replace('control', 'set')}`);
    await page.getByRole('link', { name: 'Queue: SQL', exact: true }).click();
    await shown(page);
    assert.equal(await kind(page), 'Line');
    await closeClean(page);
});

test('in a narrow window the answer comes into sight, with its second column', async () => {
    const page = await openPage(browser, server, address(control),
        { viewport: { width: 390, height: 700 } });
    await page.getByRole('button', { name: EXAMPLES[0].title, exact: true }).click();
    await shown(page);
    const { y } = await page.locator('.result-summary').boundingBox();
    assert.ok(y > -1 && y < 350, `${y}`);
    const box = await page.locator('.result-rows th').nth(1).boundingBox();
    assert.ok(box.x < 330, `${box.x}`);
    await closeClean(page);
    const linked = await open(control, TOP, '', { viewport: { width: 390, height: 700 } });
    assert.equal(await linked.evaluate(() => scrollY), 0, 'a link begins at the top');
    await closeClean(linked);
});

test('axe finds nothing, light and dark; nothing is wider than the window', async () => {
    const states = [address(pair), address(pair, TOP), address(control, 'SELECT nam FROM ops'),
        address(pair, 'SELECT start_us, dur, side FROM events')];
    for (const where of states) {
        const page = await openPage(browser, server, where);
        page.expectErrors = true;
        await page.locator('.sql-schema summary').first().waitFor();
        await page.locator('.sql-schema summary').first().click();
        for (const details of await page.locator('.sql-list').all()) {
            await details.evaluate((node) => { node.open = true; });
        }
        await page.locator(where.includes('nam%20') ? '.sql-error:not([hidden])'
            : where === states[0] ? '.example-lists li' : '.query-results[data-shown]')
            .first().waitFor();
        await assertAxeClean(page, where);
        for (const width of [390, 768, 1280, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            await chartsReady(page);
            assert.ok(await page.evaluate(() =>
                document.documentElement.scrollWidth <= innerWidth), `${where} at ${width}`);
        }
        if (page.complaints.length > 0 && where.includes('nam%20')) {
            page.complaints.length = 0; // the refusal, before it was expected
        }
        await closeClean(page);
    }
});
