// The page Tree: what it shows is what the API says, one selection for the flame graph and the
// table, the keyboard, the URL, small windows.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, makeTrace, openCompare, openPage, query, startSample, uploadByApi }
    from './lib.mjs';

const corpus = process.env.TRACEDIFF_CORPUS && path.join(process.env.TRACEDIFF_CORPUS, 'corpus');

let server;
let browser;
let pair;
let stop;

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

async function openTree(more = '', options = {}, sets = pair) {
    const page = await openPage(browser, server, `/tree?${sets}${more}`, options);
    await treeReady(page);
    return page;
}

const treeReady = (page) => page.locator('.results:not([data-stale]):not([data-skeleton]) '
    + '.tree-rows tr[data-index]').first().waitFor();
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');
const micros = (text) => Number(text.replaceAll(/[^\d.\u2212-]/g, '').replace('\u2212', '-'))
    * ({ s: 1e6, ms: 1e3 }[text.split('\u00a0')[1]] ?? 1);

/** The rows that are drawn: {name, level, cells: exact texts}. */
const rowsOf = (page) => page.locator('.tree-rows tr[data-index]').evaluateAll((rows) =>
    rows.map((row) => ({ name: row.querySelector('.frame-text').textContent,
        level: Number(row.ariaLevel), open: row.ariaExpanded,
        selected: row.ariaSelected === 'true',
        cells: [...row.cells].slice(1).map((cell) => cell.title.split(',')
            .filter((part) => !part.includes('no difference')).join(',')) })));
const row = (page, name) => page.locator('.tree-rows tr[data-index]', { hasText: name }).first();
const selected = (page) => page.locator('.tree-detail .full-name').textContent();
const focusedRow = (page) => page.evaluate(() =>
    document.activeElement.closest('tr')?.querySelector('.frame-text')?.textContent);

test('the rows are the frames of the API, and the sentence is the change of the root', async () => {
    const answer = await server.api(`/compare_traces/tree?${pair}&max_nodes=5000`);
    const page = await openTree('&by=device');
    const rows = await rowsOf(page);
    const per = (value, side) => value / answer[side].samples;
    for (const shown of rows.slice(0, 12)) {
        const found = answer.nodes.some((node) => {
            const name = node.sort === 'root' ? 'all frames' : node.test_name ?? node.control_name;
            return shown.name.endsWith(name)
                && Math.abs(micros(shown.cells[0]) - per(node.control_device, 'control')) < 0.002
                && Math.abs(micros(shown.cells[1]) - per(node.test_device, 'test')) < 0.002
                && Math.abs(micros(shown.cells[2]) - node.diff_device_per_step) < 0.002
                && (node.diff_here_per_step === null ? shown.cells[3] === ''
                    : Math.abs(micros(shown.cells[3]) - node.diff_here_per_step) < 0.002);
        });
        assert.ok(found, JSON.stringify(shown));
    }
    const [root] = answer.nodes;
    assert.ok(Math.abs(micros(rows[0].cells[2]) - root.diff_device_per_step) < 0.001);
    assert.equal(await page.title(), 'control → test · Tree · tracediff');
    const text = plain(await page.locator('.tree-summary').textContent());
    assert.match(text, /^Device time per step/);
    assert.match(text, /of the device time of the control and .* without a partner on the other side|All device time is in frames that both sides have/);
    assert.equal(await page.locator('.tree-summary .notice').count(), 0);
    await closeClean(page);
});

test('the list, the table, the flame graph and the numbers have one selection', async () => {
    const page = await openTree('&by=device');
    const [name] = (await page.locator('.tree-largest li').first().locator('button').first()
        .textContent()).split(' ×');
    assert.ok((await selected(page)).startsWith(name), 'what changed most is selected at first');
    const second = page.locator('.tree-largest li').nth(1).locator('button').first();
    const other = (await second.textContent()).split(' ×')[0];
    await second.click();
    await page.waitForFunction(() => location.search.includes('node='));
    assert.ok((await selected(page)).startsWith(other));
    assert.deepEqual((await rowsOf(page)).filter((one) => one.selected).map((one) => one.name),
        [other]);
    // In the flame graph, the widest frame below the root is below its middle.
    const box = await page.locator('.tree-spans canvas').boundingBox();
    await page.mouse.move(box.x + box.width * 0.4, box.y + 30);
    const hover = page.locator('.tree-hover');
    await hover.waitFor();
    assert.match(plain(await hover.textContent()), /Device time: .* → .* \(.*Host time.*Calls/);
    const hovered = await hover.locator('p').first().textContent();
    await page.mouse.click(box.x + box.width * 0.4, box.y + 30);
    await page.waitForFunction(() => location.search.includes('zoom='));
    assert.equal(await selected(page), hovered);
    assert.equal(await page.locator('.tree-path b').textContent(), hovered);
    await page.locator('.tree-path button').first().click();
    await page.waitForFunction(() => !document.querySelector('.tree-path button'));
    assert.equal(await selected(page), hovered, 'the selection stays');
    await closeClean(page);
});

test('the link keeps everything', async () => {
    const page = await openTree('&by=device');
    await page.getByRole('button', { name: 'Host time' }).click();
    await page.getByRole('button', { name: 'Control', exact: true }).click();
    await page.getByRole('button', { name: 'As called' }).click();
    await page.getByRole('button', { name: 'By layer class' }).click();
    await row(page, 'Linear').click();
    await page.getByRole('searchbox').fill('gelu');
    await page.locator('.tree-found', { hasText: 'frame' }).waitFor();
    await page.waitForFunction(() => location.search.includes('q=gelu'));
    const state = Object.fromEntries(query(page));
    assert.deepEqual([state.by, state.width, state.order, state.frames, state.q],
        ['host', 'control', 'calls', 'class', 'gelu']);
    const seen = [await rowsOf(page), await selected(page),
        await page.locator('.tree-found').textContent()];
    const other = await openPage(browser, server, new URL(page.url()).pathname
        + new URL(page.url()).search);
    await treeReady(other);
    await other.locator('.tree-found', { hasText: 'frame' }).waitFor();
    assert.deepEqual([await rowsOf(other), await selected(other),
        await other.locator('.tree-found').textContent()], seen);
    await closeClean(other);
    await closeClean(page);
});

test('an uncertain change is grey, and says so', async () => {
    const { nodes } = await server.api(
        `/compare_traces/tree?${pair}&max_nodes=5000&significance=device`);
    const noise = nodes.filter((node) => node.significance === 'no_difference_found');
    assert.ok(noise.length > 0);
    const page = await openTree('&by=device&level=operators');
    await page.locator('.tree-legend', { hasText: 'not certain' }).waitFor();
    assert.equal(await page.getByText('Fewer than 4 samples').count(), 0);
    await page.goto(`${server.url}/tree?${pair}&by=device`);
    await page.locator('.tree-legend', { hasText: 'not certain' }).waitFor();
    const name = noise.find((node) => node.sort === 'module')?.test_name ?? noise[0].test_name;
    await page.getByRole('searchbox').fill(name);
    await page.locator('.tree-found', { hasText: 'frame' }).waitFor();
    const cells = page.locator('.tree-rows .c-diff[title*="no difference found"]');
    await cells.first().waitFor();
    assert.ok(await cells.first().evaluate((cell) => cell.classList.contains('calm')));
    await page.getByRole('button', { name: 'Calls' }).click();
    await page.waitForFunction(() => location.search.includes('by=calls'));
    assert.equal(await page.locator('.tree-legend', { hasText: 'not certain' }).count(), 0);
    await page.goto(`${server.url}/tree?${pair}&control_steps=5,6&control_ranks=0`);
    await page.getByText('Fewer than 4 samples on a side').waitFor();
    await closeClean(page);
});

test('the table is a treegrid: arrows move, open and close; Enter zooms, Space selects', async () => {
    const page = await openTree('&by=device');
    const grid = page.getByRole('treegrid', { name: 'Frames' });
    assert.equal(await grid.locator('tr[tabindex="0"]').count(), 1);
    await grid.locator('tr[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    assert.equal(await focusedRow(page), 'all frames');
    const before = (await rowsOf(page)).length;
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement.ariaExpanded === 'false');
    assert.equal((await rowsOf(page)).length, 1);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement.ariaExpanded === 'true');
    assert.equal((await rowsOf(page)).length, before);
    await page.keyboard.press('ArrowRight');
    const first = await focusedRow(page);
    assert.notEqual(first, 'all frames');
    await page.keyboard.press('ArrowLeft'); // closes it
    await page.keyboard.press('ArrowLeft'); // leads above
    assert.equal(await focusedRow(page), 'all frames');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.waitForFunction((name) => document.querySelector('.tree-detail .full-name')
        .textContent.startsWith(name), first);
    assert.equal(query(page).get('zoom'), null);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('zoom='));
    assert.equal(await focusedRow(page), first, 'the focus stays in its row');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.search.includes('zoom='));
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.closest('.tree-rows')), null);
    await closeClean(page);
});

test('the flame graph reacts to the arrows', async () => {
    const page = await openTree('&by=device&node=root');
    await page.locator('.tree-spans canvas').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => location.search.includes('node='));
    const child = await selected(page);
    assert.notEqual(child, 'all frames');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('zoom='));
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction(() => document.querySelector('.tree-detail .full-name')
        .textContent === 'all frames');
    await closeClean(page);
});

test('if instances cannot be loaded, a message says so, and the page requests them again', async () => {
    const page = await openTree('&by=device');
    page.expectErrors = true;
    const asked = '**/compare_traces/tree?*instances=true*';
    await page.route(asked, (route) => route.fulfill({ status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'busy', detail: 'Too much to do.' }) }));
    const button = page.locator('.count-button').first();
    const name = await button.locator('xpath=ancestor::tr').locator('.frame-text').textContent();
    await button.click();
    await page.getByText('The instances could not be loaded').first().waitFor({ timeout: 10000 });
    await page.unroute(asked);
    await row(page, 'Linear').click();
    await page.locator('.tree-rows .frame-text', { hasText: `${name} #0` }).first()
        .waitFor({ timeout: 10000 });
    await closeClean(page);
});

test('a frame opens into its instances and folds again', async () => {
    const page = await openTree('&by=device');
    const button = page.locator('.count-button').first();
    const count = Number((await button.textContent()).replace('× ', ''));
    const name = await button.locator('xpath=ancestor::tr').locator('.frame-text').textContent();
    // The changes of the instances are judged too, each by itself.
    const judged = page.waitForResponse((answer) => /\/tree\?/.test(answer.url())
        && /instances=true/.test(answer.url()) && /significance=device/.test(answer.url()));
    await button.click();
    await page.locator('.tree-rows .frame-text', { hasText: `${name} #0` }).first().waitFor();
    const { nodes } = await (await judged).json();
    assert.ok(nodes.some((node) => node.significance === 'no_difference_found'));
    const rows = await rowsOf(page);
    const instances = rows.filter((one) => one.name.startsWith(`${name} #`));
    assert.ok(instances.length > 0 && instances.length <= count);
    const whole = rows.find((one) => one.name === name);
    if (instances.length === count) {
        const sum = instances.reduce((all, one) => all + micros(one.cells[0]), 0);
        assert.ok(Math.abs(sum - micros(whole.cells[0])) < 0.01 * count, `${sum} ${whole.cells}`);
    }
    await page.getByRole('button', { name: 'Fold its instances' }).click();
    await page.locator('.tree-rows .frame-text', { hasText: `${name} #0` }).first()
        .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'By instance' }).click();
    await page.locator('.tree-rows .frame-text', { hasText: `${name} #0` }).first().waitFor();
    await closeClean(page);
});

test('the search marks frames and leads from one to the next', async () => {
    const page = await openTree('&by=device');
    await page.keyboard.press('/');
    await page.keyboard.type('add');
    await page.waitForFunction(() => location.search.includes('q=add'));
    await page.keyboard.type('mm');
    await page.keyboard.press('Enter'); // at once: the search has not waited for the end of typing
    await page.waitForFunction(() => location.search.includes('node='));
    await page.locator('.tree-found', { hasText: 'frame' }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.tree-rows tr.found').length > 1);
    const one = query(page).get('node');
    assert.match(await selected(page), /addmm/);
    await page.keyboard.press('Enter');
    await page.waitForFunction((node) => !location.search.includes(node), one);
    await page.keyboard.press('Shift+Enter');
    await page.waitForFunction((node) => location.search.includes(node), one);
    await page.getByRole('searchbox').fill('there is no such frame');
    await page.getByText('No frame matches.').waitFor();
    await closeClean(page);
});

test('Compare links here: from the panel of a row, and from the head',
    async () => {
        const page = await openCompare(browser, server, `${pair}&test_steps=5,6&device_type=GPU`);
        assert.match(await page.locator('#nav-tree').getAttribute('href'), /test_steps=5%2C6/);
        await page.locator('.ops tbody tr[data-index="0"] .c-category').click();
        const name = await page.locator('.op-panel .full-name').first().textContent();
        await page.getByRole('link', { name: 'Where in the tree' }).click();
        await treeReady(page);
        assert.equal(query(page).get('q'), name);
        await page.locator('.tree-rows tr.found').first().waitFor();
        assert.equal(query(page).get('test_steps'), '5,6');
        await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
        await page.waitForURL(/\/compare\?/);
        await closeClean(page);
    });

test('an operator leads to its own page and to the timeline', async () => {
    const page = await openTree('&by=device');
    await page.keyboard.press('/');
    await page.keyboard.type('aten::addmm');
    await page.waitForFunction(() => document.querySelector('.tree-rows tr.found'));
    await page.keyboard.press('Enter');
    await page.locator('.tree-detail .full-name', { hasText: 'aten::addmm' }).waitFor();
    await page.getByRole('link', { name: 'Open this operation' }).click();
    await page.locator('.op-title', { hasText: 'aten::addmm' }).waitFor();
    await page.locator('.number-table tbody tr').first().waitFor();
    await page.goBack();
    await treeReady(page);
    const href = await page.getByRole('link', { name: 'Show in the timeline' })
        .getAttribute('href');
    assert.equal(new URLSearchParams(href.split('?')[1]).get('name'), 'aten::addmm');
    const kernel = page.locator('.kernel-name a').first();
    const name = await kernel.textContent();
    await kernel.click();
    await page.locator('.op-title', { hasText: name }).waitFor();
    await page.locator('.number-table tbody tr').first().waitFor();
    await closeClean(page);
});

test('one set alone has no sides and no changes', async () => {
    const control = new URLSearchParams(pair).get('control');
    const page = await openTree('', {}, `control=${control}`);
    assert.deepEqual(await page.locator('.tree-rows thead th').allTextContents(),
        ['Frame', 'Time', 'Self', 'Calls']);
    assert.equal(await page.locator('.wide-choice:visible').count(), 0);
    const answer = await server.api(`/sets/${control}/tree`);
    assert.equal(micros((await rowsOf(page))[0].cells[0]),
        Number((answer.nodes[0].device / answer.set.samples).toFixed(3)));
    assert.equal(await page.title(), 'control · Tree · tracediff');
    await closeClean(page);
});

test('the page explains a missing choice, an unknown set and an unknown rank', async () => {
    const page = await openPage(browser, server, '/tree');
    page.expectErrors = true;
    await page.getByRole('heading', { name: 'Choose a control and a test' }).waitFor();
    await page.goto(`${server.url}/tree?control=0123456789ab`);
    await page.locator('.error-box').waitFor();
    await page.goto(`${server.url}/tree?${pair}&control_ranks=7`);
    await page.getByRole('button', { name: 'Use all ranks and steps' }).click();
    await treeReady(page);
    await closeClean(page);
});

test('for recordings without modules the page says how to record them', async () => {
    const ids = [];
    for (const [label, dur] of [['before', 10], ['after', 30]]) {
        ids.push(await uploadByApi(server, label, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'aten::mm', count: 4, dur }, { name: 'aten::add' }]) }]));
    }
    const page = await openTree('', {}, `control=${ids[0]}&test=${ids[1]}`);
    const text = plain(await page.locator('.tree-summary').textContent());
    assert.match(text, /^Host time per step/);
    assert.match(text, /“before” and “after” have no modules.*with_stack=True/);
    assert.match(text, /aten::mm takes 80\.00 µs more/);
    await page.getByRole('button', { name: 'Python', exact: true }).click();
    await page.getByText('no Python frames').waitFor();
    await page.getByRole('button', { name: 'Device time' }).click();
    await page.getByText('No device time to draw.').waitFor();
    await closeClean(page);
});

test('the flame graph has the font of the page, in its own size', async () => {
    const page = await openPage(browser, server, '/tree', { init: () => {
        window.fonts = new Set();
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function fill(...words) {
            window.fonts.add(this.font);
            return fillText.apply(this, words);
        };
    } });
    await page.goto(`${server.url}/tree?${pair}&by=device`);
    await treeReady(page);
    await page.waitForFunction(() => window.fonts.size > 0);
    const [fonts, family] = await page.evaluate(() =>
        [[...window.fonts], getComputedStyle(document.body).fontFamily.split(',')[0]]);
    assert.ok(fonts.every((font) => font.startsWith('11px') && font.includes(family)), `${fonts}`);
    await closeClean(page);
});

test('pictures have a title', async () => {
    const page = await openTree('&by=device');
    for (const [type, magic] of [['SVG', '<svg'], ['PNG', '\u2030PNG']]) {
        const [download] = await Promise.all([page.waitForEvent('download'),
            page.locator('.tree-chart').getByRole('button', { name: type }).click()]);
        assert.equal(download.suggestedFilename(), `tracediff-control-test-tree.${type.toLowerCase()}`);
        const bytes = fs.readFileSync(await download.path());
        assert.ok(bytes.toString('latin1').slice(0, 400).replace('\x89', '\u2030').includes(magic));
        if (type === 'SVG') {
            const text = bytes.toString();
            for (const words of ['Flame graph, device time per step', 'control: control',
                'all frames', 'stripes']) {
                assert.ok(text.includes(words), words);
            }
        }
    }
    await closeClean(page);
});

test('below 900 px the table is alone, and nothing sticks out', async () => {
    for (const width of [390, 800]) {
        const page = await openTree('&by=device', { viewport: { width, height: 844 },
            colorScheme: 'dark' });
        assert.equal(await page.locator('.tree-chart:visible').count(), 0);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(widths[0] <= widths[1], `${widths}`);
        await row(page, 'Linear').click();
        await page.waitForFunction(() => location.search.includes('node='));
        await closeClean(page);
    }
});

/** A tree of `count` frames: 5 children each, as an answer of the API. */
function bigAnswer(answer, count) {
    const nodes = Array.from({ length: count }, (_, id) => ({ ...answer.nodes[0], id,
        parent: null, sort: id === 0 ? 'root' : 'module', instances: 1, through: [], kernels: [],
        control_name: `Layer${id % 40} #${id}`, test_name: `Layer${id % 40} #${id}`,
        control_own: 1 + (id % 7), test_own: 1 + (id % 5), control_self: 1, test_self: 1 }));
    const order = [];
    const add = (id, parent) => {
        order.push({ ...nodes[id], id: order.length, parent });
        const at = order.length - 1;
        for (let child = 5 * id + 1; child <= 5 * id + 5 && child < count; child += 1) {
            add(child, at);
        }
    };
    add(0, null);
    return { ...answer, nodes: order, nodes_in_all: count };
}

test('5,000 frames are drawn within 50 ms', async () => {
    const answer = bigAnswer(await server.api(`/compare_traces/tree?${pair}`), 5000);
    const page = await openPage(browser, server, '/tree');
    await page.route('**/api/v1/compare_traces/tree?*', (route) => route.fulfill({
        contentType: 'application/json', body: JSON.stringify(answer) }));
    await page.goto(`${server.url}/tree?${pair}&by=device`);
    await treeReady(page);
    const canvas = page.locator('.tree-spans canvas');
    const times = [];
    for (let i = 0; i < 9; i += 1) {
        await page.mouse.move(600 + i, 300);
        await canvas.focus();
        await page.keyboard.press(i % 2 ? 's' : 'w');
        await page.waitForTimeout(220);
        times.push(Number(await canvas.getAttribute('data-draw-ms')));
    }
    // The quickest: the others may have waited for what else the machine does.
    assert.ok(Math.min(...times) <= 50, `${times}`);
    await closeClean(page);
});

const CORPUS_PAIRS = [['tl-bert-h100', 'tl-bert-mi300', '_flash_attention_forward'],
    ['tl-nsfw-h100', 'tl-nsfw-mi300', '_flash_attention_forward'],
    ['switch-a', 'switch-b', 'aten::addmm'], ['hta-diff-control', 'hta-diff-test', 'backward']];

test('real pairs: the frame that changed most is named, and the changes add up',
    { skip: !corpus && 'TRACEDIFF_CORPUS is not set' }, async () => {
        for (const [control, trial, name] of CORPUS_PAIRS) {
            const ids = [];
            for (const folder of [control, trial]) {
                const where = path.join(corpus, folder);
                ids.push(await uploadByApi(server, folder, fs.readdirSync(where)
                    .filter((file) => /\.json(\.gz)?$/.test(file)).map((file) => ({ name: file,
                        bytes: fs.readFileSync(path.join(where, file)) }))));
            }
            const page = await openTree('&by=device', {}, `control=${ids[0]}&test=${ids[1]}`);
            const list = await page.locator('.tree-largest').textContent();
            assert.ok(list.includes(name), `${control}: ${list}`);
            await closeClean(page);
        }
    });

test('the page says that changes cannot be judged where rows of the device were lost', async () => {
    const recording = (lost) => Buffer.from(JSON.stringify({ traceEvents: Array.from({ length: 6 }, (_, step) => {
        const add = (cat, name, ts, dur, args = {}) => ({ ph: 'X', cat, name, pid: 1,
            tid: cat === 'kernel' ? 7 : 1, ts: 1000 * step + ts, dur, args });
        return [add('user_annotation', `ProfilerStep#${step}`, 0, 900), add('cpu_op', 'aten::mm', 10, 100),
            add('cuda_runtime', 'cudaLaunchKernel', 20, 5, { correlation: step + 1 }),
            ...step < lost ? [] : [add('kernel', 'gemm', 60, 40 + step, { correlation: step + 1 })]];
    }).flat() }));
    await uploadByApi(server, 'whole', [{ name: 'rank0.json', bytes: recording(0) }]);
    await uploadByApi(server, 'lost', [{ name: 'rank0.json', bytes: recording(3) }]);
    const page = await openTree('', {}, 'control=whole&test=lost');
    await page.locator('.tree-notes').getByText('Rows of the device were lost').waitFor();
    await closeClean(page);
});
