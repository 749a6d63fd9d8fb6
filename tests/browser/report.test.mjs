// The report as a file on the disk: charts, table, search, colours; nothing is loaded, and
// names are text.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeClean, compareReady, hoverRow, makeTrace, openPage, SAMPLE, shareItem, shownNames,
    startBrowser, startServer, temporaryFolder, uploadByApi, watchPage } from './lib.mjs';

const HOSTILE = ['</script><script>document.title="bad"</script>',
    '<img src="https://bad.example/x" onerror="alert(1)">', '<b>bold</b>', '<!-- <script>',
    '"\'`${1}', '%{customdata[0]}', 'constructor', '12345', '\u202eright to left',
    '&lt;i&gt;', '<a href="javascript:alert(1)">x</a>', '<br><sub>x</sub>'];

let browser;
let work;
before(async () => {
    work = temporaryFolder();
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    fs.rmSync(work, { recursive: true, force: true });
});

/** Writes a report by the command line; returns its file. */
function writeReport(name, control, compared, options = []) {
    const file = path.join(work, `${name}.html`);
    execFileSync(process.env.TRACEDIFF_BIN, ['compare', '--data', path.join(work, 'data'),
        '--format', 'html', '--output', file, ...options, control, compared],
    { stdio: ['ignore', 'ignore', 'pipe'] });
    assert.ok(fs.statSync(file).size < 3000000);
    return file;
}

function writeTrace(label, ops, options) {
    const folder = path.join(work, label);
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'rank0.json.gz'), makeTrace(ops, options));
    return folder;
}

/** Opens a file of the disk and notes everything that must not happen. */
async function openReport(file, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1400, height: 950 },
        acceptDownloads: true, ...options });
    const page = await context.newPage();
    const address = String(pathToFileURL(file));
    watchPage(page, (message) => ['error', 'warning'].includes(message.type()),
        (target) => target === address);
    await page.goto(address);
    await page.locator('main[data-ready]').waitFor({ state: 'attached' });
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    await drawn(page);
    return page;
}

const drawn = (page) => page.waitForFunction(() => {
    const plots = [...document.querySelectorAll('.plot')];
    return plots.length >= 2 && plots.every((plot) => plot.hidden
        || plot.closest('[hidden]') || (plot.dataset.ready !== undefined
            && plot.dataset.ready === plot.dataset.wanted));
});

const barsOf = (page, id) => page.locator(`#${id} .bars .point`).count();

test('the report of the sample pair has verdict, charts, hover and table', async () => {
    const file = writeReport('sample', path.join(SAMPLE, 'control'), path.join(SAMPLE, 'test'),
        ['--exclude', 'ProfilerStep*', '--fail-if', 'step_time>50%']);
    const page = await openReport(file);
    assert.equal(await page.title(), 'control → test · tracediff');
    assert.match(await page.locator('.verdict-card').textContent(), /Slower by 21\.5/);
    // Control, four parts, test.
    assert.equal(await page.locator('#chart-waterfall .fall-bar').count(), 6);
    for (const id of ['chart-durations', 'chart-counts']) {
        assert.equal(await barsOf(page, id), 45, id);
    }
    const names = await shownNames(page);
    assert.equal(names[0], 'cudaMemcpyAsync'); // by self time
    const { text } = await hoverRow(page, 'chart-durations', 3);
    assert.match(text.replaceAll('\n', ''), /sm90_xmma_gemm_.*tilesize64x64x64.*_cublas/);
    assert.match(text, /slower, q = /);
    const replaced = await page.locator('.replacements').textContent();
    assert.match(replaced, /tilesize256x128x64/);
    assert.match(replaced, /tilesize64x64x64/);
    assert.match(await page.locator('section[aria-label="Conditions"]').textContent(),
        /step_time>50%fine/);
    const about = await page.locator('section[aria-label="What was compared"]').textContent();
    assert.match(about, /without ProfilerStep\*: 218 of 230\srows/);
    assert.match(about, /NVIDIA H100/);
    assert.match(about, /all: 5–10/);
    assert.match(about, /by tracediff \d+\.\d+\.\d+, charts by Plotly\.js 4\./);
    await closeClean(page);
});

/** A copy of a report in which `edit` changed the comparison. */
function editReport(file, name, edit) {
    const text = fs.readFileSync(file, 'utf8');
    const [whole, json] = /id="report-data">(.*?)<\/script>/s.exec(text);
    const data = JSON.parse(json);
    edit(data.comparison);
    const edited = path.join(work, `${name}.html`);
    fs.writeFileSync(edited, text.replace(whole, () => `id="report-data">${
        JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`));
    return edited;
}

test('every kind of sentence stands in a report, and nothing complains', async () => {
    const openapi = JSON.parse(fs.readFileSync(path.join(process.env.TRACEDIFF_WEB,
        'openapi.json'), 'utf8'));
    const kinds = openapi.components.schemas.Sentence.properties.kind.enum;
    const row = { name: 'Memcpy DtoH (Device -> Pageable)', category: 'gpu_memcpy' };
    assert.ok(kinds.length > 20, kinds.join());
    const page = await openReport(editReport(path.join(work, 'sample.html'), 'kinds', (answer) => {
        answer.account = { control_samples: 1, test_samples: 1, lines: [{ kind: 'input',
            certainty: 'sure', control_ns: 1, test_ns: 5, parts: [{ text: 'One line' }] },
        { kind: 'rest', certainty: 'cannot_judge', control_ns: 2, test_ns: 1,
            parts: [{ text: 'All of it' }] }] };
        answer.diagnosis = kinds.map((kind, i) => ({ kind, text: `A sentence on ${kind}.`,
            parts: [{ text: 'A sentence ' }, { text: `on ${kind}.` }, { name: row.name, row },
                { number: '-1 %', value: -1, unit: '%' }], certainty: ['sure', 'likely', 'untested'][i % 3], change: i % 2 ? 100 : -100,
            share: 0.5, part: i % 3 ? 'idle' : null, rows: [row], ranks: [0, 1], steps: [7],
            values: {}, tree: [], ...(kind === 'input' && { line: 0 }) }));
    }));
    // Facts, machine and limits; a line stands in the account.
    const shown = await page.locator(':is(.facts, .machine-line, .details-text) [data-kind], .machine-line')
        .evaluateAll((all) => all.map(({ dataset, textContent }) => [dataset.kind, textContent]));
    assert.deepEqual(shown.map(([kind]) => kind).sort(), kinds.filter((kind) => kind !== 'input').sort());
    shown.forEach(([kind, text]) => assert.match(text, new RegExp(`A sentence on ${kind}\\.`)));
    assert.deepEqual(await page.locator('.account > [data-kind] .account-words').allTextContents(),
        ['One line', 'All of it']);
    assert.equal(await page.locator('main a[href]').count(), 0);
    await closeClean(page);
});

test('the reports of the pairs of the sample open without a complaint', async () => {
    const pairs = [['ranks-control', 'ranks-test'], ['ranks-test', 'ranks-control'],
        ['control', 'control'], ['test', 'control'], ['control', 'ranks-test']];
    for (const [control, compared] of pairs) {
        const page = await openReport(writeReport(`${control}-${compared}`,
            path.join(SAMPLE, control), path.join(SAMPLE, compared)));
        // Of a set and itself there is nothing to explain.
        assert.equal(await page.locator('.account').isVisible(), control !== compared);
        await closeClean(page);
    }
});

test('a report of only some rows says which', async () => {
    for (const [value, words] of [['slower', 'slower'], ['faster', 'faster'],
        ['true', 'slower or faster']]) {
        const page = await openReport(writeReport(`only-${value}`, path.join(SAMPLE, 'control'),
            path.join(SAMPLE, 'test'), ['--exclude', 'ProfilerStep*', `--significant=${value}`]));
        assert.match(await page.locator('section[aria-label="What was compared"]').textContent(),
            new RegExp(`; only rows that are ${words} \\(q < 0\\.05\\): \\d+ of 230\\srows`));
        await closeClean(page);
    }
});

test('sort, search, groups, units and selecting a row work without a server', async () => {
    const page = await openReport(path.join(work, 'sample.html'));
    const first = async () => (await shownNames(page))[0];
    const before = await first();
    await page.locator('.ops thead button', { hasText: 'Operation' }).click();
    await drawn(page);
    const sorted = await shownNames(page);
    assert.deepEqual(sorted, [...sorted].sort());
    assert.notEqual(sorted[0], before);
    await page.locator('.ops thead button', { hasText: 'Operation' }).click();
    assert.notEqual(await first(), sorted[0]);
    await page.locator('.ops thead .c-diff button').click();
    assert.equal(await first(), before);

    await page.getByRole('searchbox').fill('NCCL');
    await page.waitForFunction(() =>
        document.querySelectorAll('.ops tbody tr[data-index]').length < 20);
    await drawn(page);
    for (const name of await shownNames(page)) {
        assert.match(name, /nccl/i);
    }
    assert.equal(await barsOf(page, 'chart-counts'), 3 * (await shownNames(page)).length);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'gone 8' }).click();
    await page.waitForFunction(() =>
        document.querySelectorAll('.ops tbody tr[data-index]').length === 8);
    await page.getByRole('group', { name: /number of calls/ })
        .getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Per step', exact: true }).click();
    assert.match(await page.locator('.ops thead').textContent(), /Self time, per step/);

    const row = page.locator('.ops tbody tr[data-index]').first();
    await row.scrollIntoViewIfNeeded();
    const { y } = await row.boundingBox();
    await row.click({ position: { x: 8, y: 14 } });
    const detail = page.locator('.op-panel');
    await detail.waitFor();
    assert.ok(Math.abs((await row.boundingBox()).y - y) < 3);
    assert.match(await detail.textContent(), /cudaMemcpyAsync/);
    await page.getByLabel('Self time').uncheck();
    assert.match(await page.locator('.ops thead').textContent(), /Duration, per step/);
    // There is no page of an operation to go to.
    assert.equal(await page.locator('main a[href]').count(), 0);
    await closeClean(page);
});

test('the requested order decides whether times are whole or self', async () => {
    const heads = {};
    for (const sort of ['abs_diff_duration', 'diff_self_per_step']) {
        const page = await openReport(writeReport(sort, path.join(SAMPLE, 'control'),
            path.join(SAMPLE, 'test'), ['--exclude', 'ProfilerStep*', '--sort', sort]));
        heads[sort] = [(await shownNames(page))[0],
            (await page.locator('.head-groups th:visible').allTextContents()).join('')];
        await closeClean(page);
    }
    assert.deepEqual(heads, {
        abs_diff_duration: ['model.py(61): record_activation', 'Calls per stepDuration, per step'],
        diff_self_per_step: ['cudaMemcpyAsync', 'Calls per stepSelf time, per step'] });
});

test('rows can be in order of calls per step; ranks and steps are named, of how many', async () => {
    const page = await openReport(writeReport('calls', path.join(SAMPLE, 'control'),
        path.join(SAMPLE, 'test'), ['--sort', 'abs_diff_counts_per_step', '--ranks', '1',
            '--control-steps', '5,6,8']));
    assert.match(await page.locator('.head-groups').textContent(), /Calls per step/);
    const changes = (await page.locator('.ops tbody tr[data-index] td:nth-child(6)')
        .allTextContents()).map((text) => Math.abs(Number(text.replace('\u2212', '-'))));
    assert.ok(changes[0] > changes.at(-1));
    assert.deepEqual(changes, [...changes].sort((a, b) => b - a));
    const about = await page.locator('section[aria-label="What was compared"]').textContent();
    assert.match(about, /1 \(1 of 2\sranks\)/);
    assert.match(about, /5, 6, 8 \(3 of 6\ssteps\)/);
    await closeClean(page);
});

test('the report has light and dark colours, and pictures of its charts', async () => {
    const ground = (page) => page.evaluate(() =>
        getComputedStyle(document.body).backgroundColor);
    const page = await openReport(path.join(work, 'sample.html'), { colorScheme: 'dark' });
    assert.equal(await ground(page), 'rgb(17, 21, 26)');
    await page.locator('#theme').selectOption('light');
    await drawn(page);
    assert.equal(await ground(page), 'rgb(244, 246, 248)');
    const [download] = await Promise.all([page.waitForEvent('download'),
        page.locator('section[aria-label="Ops count comparison"]')
            .getByRole('button', { name: 'PNG' }).click()]);
    assert.equal(download.suggestedFilename(), 'tracediff-control-test-ops-count.png');
    await closeClean(page);
});

test('in a narrow window nothing sticks out', async () => {
    const page = await openReport(path.join(work, 'sample.html'),
        { viewport: { width: 400, height: 800 } });
    const overflow = await page.evaluate(() => [...document.querySelectorAll('main .page > *')]
        .filter((node) => node.getBoundingClientRect().right > innerWidth
            || (node.scrollWidth > node.clientWidth + 1 && node.matches('.filters')))
        .map((node) => node.className));
    assert.deepEqual(overflow, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await closeClean(page);
});

test('hostile names are text', async () => {
    const control = writeTrace('hostile', HOSTILE.map((name) => ({ name, dur: 20 })));
    const compared = writeTrace('<script>label', HOSTILE.map((name, i) =>
        ({ name, dur: 30 + i })));
    const page = await openReport(writeReport('hostile-report', control, compared,
        ['--exclude', 'ProfilerStep*']));
    assert.equal(await page.title(), 'hostile → <script>label · tracediff');
    const shown = await shownNames(page);
    assert.deepEqual([...shown].sort(), [...HOSTILE].sort());
    for (let i = 0; i < shown.length; i += 1) {
        const { text } = await hoverRow(page, 'chart-durations', i);
        assert.ok(text.includes(shown[i].slice(0, 30)), `${shown[i]} in ${text}`);
    }
    for (const tag of ['img', 'b:not(.letter)', 'i', 'sub', 'a[href]']) {
        assert.equal(await page.locator(`main ${tag}`).count(), 0, tag);
    }
    assert.equal(await page.locator('script').count(), 3);
    await closeClean(page);
});

test('the browser unpacks a long report', async () => {
    const many = Array.from({ length: 9000 }, (_, i) => ({ dur: 1,
        name: `void at::native::some_kernel_of_many<${i}, ${'float, '.repeat(20)}>()` }));
    const file = writeReport('long-report', writeTrace('few', [{ name: 'x' }], { steps: 1 }),
        writeTrace('many', many, { steps: 1 }));
    assert.match(fs.readFileSync(file, 'utf8'), /id="report-data" data-encoding="gzip"/);
    const page = await openReport(file);
    assert.match(await page.locator('.table-card h3').textContent(), /All rows 9,00\d/);
    await page.getByRole('searchbox').fill('many<8999,');
    await page.waitForFunction(() =>
        document.querySelectorAll('.ops tbody tr[data-index]').length === 1);
    await closeClean(page);
});

test('Share downloads the report; a broken report says so', async () => {
    const server = await startServer();
    try {
        await uploadByApi(server, 'a', [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'x' }]) }]);
        await uploadByApi(server, 'b', [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'x', dur: 30 }]) }]);
        const file = path.join(work, 'served.html');
        const compare = await openPage(browser, server,
            '/compare?control=a&test=b&sort=name&unit=per_step');
        await compareReady(compare);
        const [download] = await Promise.all([compare.waitForEvent('download'),
            shareItem(compare, 'Report').then((item) => item.click())]);
        assert.equal(download.suggestedFilename(), 'tracediff-a-b.html');
        await download.saveAs(file);
        await closeClean(compare);
        const page = await openReport(file);
        const shown = await shownNames(page);
        assert.ok(shown.includes('x'));
        assert.deepEqual(shown, [...shown].sort());
        await closeClean(page);
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"comparison":', '"nothing":'));
        const broken = await browser.newPage();
        await broken.goto(String(pathToFileURL(file)));
        assert.match(await broken.locator('.error-box').textContent(),
            /This report cannot be shown here/);
        await broken.close();
    } finally {
        await server.stop();
    }
});
