// The timeline: a step of each side, one above the other, from the links that lead to it to the
// call that was slow.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeClean, compareReady, openCompare, openPage, query, startSample } from './lib.mjs';
import { canvas, LANE, ready, settled } from './timeline-lib.mjs';

const { exactTime } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/format.js`));

let browser;
let server;
let pair;
let stop;
before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const STEP = 'rank=0&step=6';

async function openTimeline(more = STEP, options = {}) {
    const page = await openPage(browser, server, `/timeline?${pair}&${more}`,
        { reducedMotion: 'reduce', ...options });
    await ready(page);
    return page;
}

const set = (side) => new URLSearchParams(pair).get(side);
const whole = (side, more = '') => server.api(`/sets/${set(side)}/timeline?rank=0&span=0&step=6${
    more}`);
const find = (side, name, more = '') => server.api(`/sets/${set(side)}/timeline/find?rank=0&span=0`
    + `&step=6&name=${encodeURIComponent(name)}${more}`);

/** The range in view: {from, to}. */
async function view(page) {
    const p = query(page);
    if (p.has('from')) {
        return { from: Number(p.get('from')), to: Number(p.get('to')) };
    }
    const both = await Promise.all(['control', 'test'].map((side) => whole(side)));
    return { from: Math.max(0, Math.min(...both.map((one) => one.extent.from))),
        to: Math.max(...both.map((one) => one.extent.to)) };
}

/** Where a moment is, in px of the window. */
async function xOf(page, side, moment) {
    const box = await canvas(page, side).boundingBox();
    const { from, to } = await view(page);
    return box.x + box.width * (moment - from) / (to - from);
}

/** The first row of the first stream of a side, below the steps, in px of the window. */
async function streamY(page, side) {
    const box = await canvas(page, side).boundingBox();
    return box.y + LANE * 1.5;
}

/** The longest kernel of the first stream: {name, start, duration, occurrence}. */
async function longKernel(side) {
    const { lanes, names, categories } = await whole(side);
    const stream = lanes.find((one) => one.sort === 'device');
    let best = 0;
    stream.duration.forEach((duration, i) => {
        if (stream.merged[i] === 1 && stream.occurrence[i] >= 0
            && (stream.merged[best] !== 1 || duration > stream.duration[best])) {
            best = i;
        }
    });
    return { name: names[stream.name[best]], category: categories[stream.name[best]],
        start: stream.start[best], duration: stream.duration[best],
        occurrence: stream.occurrence[best] };
}

test('both sides are one above the other, with threads and streams of the step', async () => {
    const page = await openTimeline();
    await settled(page);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/timeline?')).length);
    assert.equal(asked, 2, 'each side is asked for once');
    assert.match(await page.title(), /control → test · Timeline/);
    assert.deepEqual(await page.locator('.timeline-side-name').allTextContents(),
        ['control, rank 0, step 6', 'test, rank 0, step 6']);
    const boxes = await Promise.all([canvas(page, 'control', true), canvas(page, 'control'),
        canvas(page, 'test', true), canvas(page, 'test')].map((one) => one.boundingBox()));
    boxes.reduce((above, below) => {
        assert.ok(above.y + above.height <= below.y + 1);
        return below;
    });
    assert.equal(await page.locator('#nav-timeline').getAttribute('aria-current'), 'page');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth
        > document.documentElement.clientWidth), false);
    await closeClean(page);
});

test('the tip has the exact times of the call under the pointer, and of its partner', async () => {
    const page = await openTimeline();
    const kernel = await longKernel('control');
    const partner = (await find('test', kernel.name,
        `&category=${kernel.category}&occurrence=${kernel.occurrence}`)).rows[0];
    await page.mouse.move(await xOf(page, 'control', kernel.start + kernel.duration / 2),
        await streamY(page, 'control'));
    const tip = page.locator('.timeline-tip');
    await tip.getByText('test: ').waitFor();
    const text = (await tip.innerText()).replaceAll('\u00a0', ' ');
    assert.ok(text.includes(kernel.name), text);
    const us = (value) => exactTime(value).replaceAll('\u00a0', ' ');
    assert.ok(text.includes(us(kernel.duration)), text);
    assert.ok(text.includes(us(partner.duration)) && text.includes(us(partner.start)), text);
    const points = await page.locator('.join-shape').getAttribute('points');
    assert.equal(points.split(' ').length, 4, 'both are joined');
    assert.equal(await page.evaluate(() => performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/timeline/find')).length), 0, 'both are drawn');
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'hidden' });
    assert.equal(await page.locator('.join-shape').getAttribute('points'), '');
    await closeClean(page);
});

test('if a partner is merged on its side, it comes from the server', async () => {
    const page = await openTimeline();
    const kernel = await longKernel('control');
    // In the answers of the test everything is merged.
    await page.route(`**/api/v1/sets/${set('test')}*/timeline?**`, async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.lanes.forEach((one) => {
            one.merged = one.merged.map(() => 2);
            one.occurrence = one.occurrence.map(() => -1);
        });
        await route.fulfill({ response, json });
    });
    await page.reload();
    await ready(page);
    await page.mouse.move(await xOf(page, 'control', kernel.start + kernel.duration / 2),
        await streamY(page, 'control'));
    await page.locator('.timeline-tip').getByText('test: ').waitFor();
    await page.waitForFunction(() => document.querySelector('.join-shape').getAttribute('points'));
    await closeClean(page);
});

test('the wheel zooms with Ctrl and requests the window; the previous picture stays until then',
    async () => {
        const page = await openTimeline();
        const asked = [];
        let hold = null;
        await page.route('**/api/v1/sets/*/timeline?*from=*', async (route) => {
            asked.push(new URL(route.request().url()).searchParams);
            await hold;
            await route.continue();
        });
        let release;
        hold = new Promise((resolve) => { release = resolve; });
        const kernel = await longKernel('control');
        await page.mouse.move(await xOf(page, 'control', kernel.start + kernel.duration / 2),
            await streamY(page, 'control'));
        await page.mouse.wheel(0, 1);
        assert.equal(query(page).has('from'), false, 'the wheel alone zooms nothing');
        await page.keyboard.down('Control');
        for (let i = 0; i < 5; i += 1) {
            await page.mouse.wheel(0, -100);
        }
        await page.keyboard.up('Control');
        await settled(page);
        const { from, to } = await view(page);
        assert.ok(from < kernel.start + kernel.duration && to > kernel.start, `${from} ${to}`);
        assert.ok(to - from < 3000, 'zoomed');
        assert.ok(Number(await canvas(page, 'control').getAttribute('data-drawn')) > 0,
            'the previous picture is there');
        assert.equal(asked.length, 2, 'one question of each side at a time');
        release();
        await settled(page);
        const last = asked.at(-1);
        assert.ok(Number(last.get('from')) <= from && Number(last.get('to')) >= to, `${last}`);
        assert.ok(Number(last.get('pixels')) >= 1000);
        await page.keyboard.press('0');
        await page.waitForFunction(() => !location.search.includes('from='));
        await closeClean(page);
    });

test('a link shows the same stretch; keys and dragging move it', async () => {
    const page = await openTimeline(`${STEP}&from=2000&to=4000`);
    await page.keyboard.press('w');
    await settled(page);
    const near = await view(page);
    assert.ok(Math.abs(near.to - near.from - 1500) < 1, JSON.stringify(near));
    await page.keyboard.press('d');
    await settled(page);
    assert.ok((await view(page)).from > near.from);
    await page.keyboard.press('s');
    await page.keyboard.press('a');
    await settled(page);
    const before = await view(page);
    assert.ok(Math.abs(before.to - before.from - 2000) < 1);
    const box = await canvas(page, 'test', true).boundingBox();
    await page.mouse.move(box.x + 600, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 500, box.y + 12, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    const after2 = await view(page);
    assert.ok(Math.abs(after2.from - before.from - 2000 * 100 / box.width) < 2,
        JSON.stringify([before, after2]));
    await page.reload();
    await ready(page);
    assert.deepEqual(await view(page), after2);
    await closeClean(page);
});

test('a drag with Shift measures between two points; Escape removes the measure', async () => {
    const page = await openTimeline(`${STEP}&from=2000&to=4000&open=main`);
    const box = await canvas(page, 'control', true).boundingBox();
    const ground = () => canvas(page, 'control', true).evaluate((node) =>
        [...node.getContext('2d').getImageData(300, node.height - 2, 1, 1).data].join());
    const before = await ground();
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 200 + box.width / 4, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const text = (await page.locator('.timeline-measured').innerText()).replaceAll('\u00a0', ' ');
    assert.match(text, /^500\.\d µs|^499\.\d µs/);
    assert.equal(query(page).get('from'), '2000', 'it moves nothing');
    while (await ground() === before) { // until the stretch is drawn, in a frame to come
        await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(resolve); }));
    }
    await page.keyboard.press('Escape');
    await page.locator('.timeline-measured b').waitFor({ state: 'hidden' });
    await settled(page);
    assert.equal(await ground(), before);
    await closeClean(page);
});

test('a click selects a call on both sides; aligned, it begins at one place on both', async () => {
    const page = await openTimeline();
    const kernel = await longKernel('control');
    await page.mouse.click(await xOf(page, 'control', kernel.start + kernel.duration / 2),
        await streamY(page, 'control'));
    const card = page.locator('.timeline-selected');
    await card.getByText(' in this step').first().waitFor();
    assert.equal(query(page).get('name'), kernel.name);
    assert.equal(query(page).get('nth'), String(kernel.occurrence));
    await card.getByRole('button', { name: 'Align both sides at it' }).click();
    await page.getByRole('button', { name: 'Align at the start' }).waitFor();
    await settled(page);
    await page.mouse.move(5, 5);
    await settled(page);
    const [a, b] = (await page.locator('.join-shape').getAttribute('points')).split(' ')
        .filter((_, i) => i === 0 || i === 3).map((point) => Number(point.split(',')[0]));
    assert.ok(Math.abs(a - b) < 1, `${a} ${b}`);
    await card.getByRole('button', { name: 'Zoom to it' }).click();
    await settled(page);
    const { from, to } = await view(page);
    assert.ok(Math.abs((from + to) / 2 - (kernel.start + kernel.duration / 2)) < 1);
    await card.getByRole('link', { name: 'Open this operation' }).click();
    await page.waitForURL(/\/compare\/op\?/);
    await page.getByRole('heading', { name: kernel.name.slice(0, 40) }).waitFor();
    await page.goBack();
    await ready(page);
    await page.getByRole('button', { name: 'Align at the start' }).click();
    await page.waitForFunction(() => !location.search.includes('align='));
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await closeClean(page);
});

test('the search counts the matching calls; Enter goes from call to call', async () => {
    const page = await openTimeline();
    await page.keyboard.press('/');
    await page.keyboard.type('aten::addmm');
    const { of: count, rows } = await find('control', 'aten::addmm');
    const other = await find('test', 'aten::addmm');
    await page.locator('.timeline-search [role="status"]').getByText(
        `${count + other.of}\u00a0calls`).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.timeline-search [role="status"]').getByText('1 of').waitFor();
    await settled(page);
    const first = [rows[0], other.rows[0]].sort((a, b) => a.start - b.start)[0];
    const { from, to } = await view(page);
    assert.ok(from < first.start && to > first.start + first.duration, `${from} ${to}`);
    assert.equal(query(page).get('name'), 'aten::addmm');
    await page.keyboard.press('Shift+Enter');
    await page.locator('.timeline-search [role="status"]').getByText(
        `${count + other.of} of`).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.search.includes('q='));
    await closeClean(page);
});

test('a link to a name leads to its slowest call; the page says if there is none', async () => {
    const page = await openTimeline(`${STEP}&name=aten%3A%3Aaddmm`);
    const slow = (await find('test', 'aten::addmm', '&order=duration&limit=1')).rows[0];
    await page.waitForFunction(() => location.search.includes('nth='));
    assert.equal(query(page).get('nth'), String(slow.occurrence));
    const { from, to } = await view(page);
    assert.ok(from < slow.start && to > slow.start + slow.duration);
    await page.locator('.timeline-selected').getByText(' in this step').first().waitFor();
    await closeClean(page);
    const none = await openPage(browser, server, '/', { reducedMotion: 'reduce' });
    await none.goto(`${server.url}/timeline?${pair}&${STEP}&name=no_such_name`);
    await none.locator('#toasts').getByText('does not occur in this step').waitFor();
    assert.ok(!query(none).has('name'));
    await closeClean(none);
});

test('the table has what is in view; its names select; , and . go along the row', async () => {
    const page = await openTimeline();
    await page.locator('.timeline-table').getByText(/^step 6 · [\d.]+\sms$/).first().waitFor();
    const names = page.locator('.timeline-table .timeline-name', { hasNotText: /^step \d+ · / });
    const name = await names.nth(1).innerText();
    /* By its text: the table may be made again before the key is pressed. */
    await page.locator('.timeline-table').getByText(name, { exact: true }).first().press('Enter');
    await page.locator('.timeline-selected').getByText(name).waitFor();
    await page.goto(`${server.url}/timeline?${pair}&${STEP}&name=aten%3A%3Aaddmm`);
    await page.waitForFunction(() => location.search.includes('nth='));
    await page.locator('.timeline-selected').getByText(' in this step').first().waitFor();
    const before = query(page).toString();
    await page.keyboard.press('.');
    await page.waitForFunction((was) => new URLSearchParams(location.search).toString() !== was,
        before);
    await page.keyboard.press('m');
    await page.locator('.timeline-measured b').waitFor();
    await closeClean(page);
});

test('each side can show another rank and step; one side can be shown alone', async () => {
    const page = await openTimeline();
    await page.locator('[data-field="test_step"]').selectOption({ index: 2 });
    await page.waitForFunction(() => location.search.includes('test_step=7'));
    await page.locator('.timeline-side-name', { hasText: 'test, rank 0, step 7' }).waitFor();
    await page.getByRole('button', { name: 'Control: next step' }).click();
    await page.locator('.timeline-side-name', { hasText: 'control, rank 0, step 7' }).waitFor();
    await page.locator('[data-field="control_rank"]').selectOption('1');
    await page.locator('.timeline-side-name', { hasText: 'control, rank 1, step 7' }).waitFor();
    await page.locator('.segmented').getByRole('button', { name: 'Test' }).click();
    await page.locator('.timeline-side[data-side="control"]').waitFor({ state: 'hidden' });
    await page.goto(`${server.url}/timeline?control=${set('control')}`);
    await ready(page, ['control']);
    assert.equal(await page.locator('.timeline-side:visible').count(), 1);
    assert.equal(await page.getByRole('group', { name: 'Sides' }).count(), 0);
    await closeClean(page);
});

test('the page explains a missing choice, an unknown set or step and a failed window', async () => {
    const page = await openPage(browser, server, '/timeline', { reducedMotion: 'reduce' });
    page.expectErrors = true;
    await page.getByRole('heading', { name: 'Choose one or two sets' }).waitFor();
    await page.goto(`${server.url}/timeline?control=0123456789ab`);
    await page.locator('.error-box').getByText('The timeline of the control cannot be shown')
        .waitFor();
    await page.goto(`${server.url}/timeline?${pair}&rank=0&step=99`);
    await ready(page);
    await page.locator('.timeline-notes').getByText('The control has no step 99').waitFor();
    await page.route('**/api/v1/sets/*/timeline?*from=*', (route) => route.fulfill({ status: 500,
        contentType: 'application/problem+json', body: '{"title":"x","detail":"It broke."}' }));
    await page.getByRole('button', { name: 'Zoom in (W)' }).click();
    await page.getByRole('button', { name: 'Zoom in (W)' }).click();
    await page.locator('#toasts').getByText('It broke.').first().waitFor();
    assert.ok(Number(await canvas(page, 'control').getAttribute('data-drawn')) > 0);
    await page.unroute('**/api/v1/sets/*/timeline?*from=*');
    await page.route('**/api/v1/sets/*/timeline?*', (route) => route.abort());
    await page.reload();
    await page.locator('.error-box').getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/v1/sets/*/timeline?*');
    await page.locator('.error-box').getByRole('button', { name: 'Try again' }).click();
    await ready(page);
    await page.context().close();
});

test('a stretch of the address that has no width, or lies outside, is corrected', async () => {
    for (const stretch of ['from=250&to=250.00000000000003', 'from=900000000&to=900000001']) {
        const page = await openPage(browser, server, `/timeline?${pair}&${STEP}&${stretch}`);
        await page.waitForFunction(() => [...document.querySelectorAll('.timeline-host canvas')]
            .some((canvas) => Number(canvas.dataset.drawn) > 0));
        await settled(page);
        assert.equal(await page.locator('.toast').count(), 0, stretch);
        await closeClean(page);
    }
});

test('a search that ends after the page is left does not lead back', async () => {
    const page = await openTimeline();
    await page.route('**/timeline/find?*', async (route) => {
        await new Promise((resolve) => { setTimeout(resolve, 1500); });
        await route.continue();
    });
    const asked = page.waitForRequest((request) => request.url().includes('/timeline/find?'));
    const answered = page.waitForResponse((answer) => answer.url().includes('/timeline/find?'));
    await page.keyboard.press('/');
    await page.keyboard.type('aten::addmm');
    await page.keyboard.press('Enter');
    await asked;
    await page.getByRole('link', { name: 'Traces', exact: true }).click();
    await answered;
    await settled(page);
    assert.equal(new URL(page.url()).pathname, '/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await closeClean(page);
});

test('if one side is shown and the set of the other is missing, the page says so', async () => {
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await page.goto(`${server.url}/timeline?control=${set('control')}&test=none&show=control`);
    await page.locator('.error-box').waitFor({ timeout: 10000 });
    await closeClean(page);
});

test('a selection whose search failed stays in the address', async () => {
    const { name } = await longKernel('test');
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await page.route('**/timeline/find?*', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${server.url}/timeline?${pair}&${STEP}&name=${encodeURIComponent(name)}`);
    await page.getByText('The search for').first().waitFor({ timeout: 10000 });
    await settled(page);
    assert.equal(query(page).get('name'), name);
    await closeClean(page);
});

test('a picture has both sides and says what it shows', async () => {
    const page = await openTimeline();
    for (const type of ['SVG', 'PNG']) {
        const [download] = await Promise.all([page.waitForEvent('download'),
            page.getByRole('button', { name: `${type} of the timeline` }).click()]);
        assert.equal(download.suggestedFilename(),
            `tracediff-control-test-timeline.${type.toLowerCase()}`);
        if (type === 'SVG') {
            const chunks = [];
            for await (const chunk of await download.createReadStream()) {
                chunks.push(chunk);
            }
            const text = Buffer.concat(chunks).toString();
            for (const words of ['control → test · Timeline', 'Control, host', 'Test, device',
                'rank 0, step 6']) {
                assert.ok(text.includes(words), words);
            }
        }
    }
    await closeClean(page);
});

test('the strip of a step, a row, its page and a cell link to the timeline', async () => {
    const page = await openCompare(browser, server, pair, { reducedMotion: 'reduce' });
    assert.match(await page.locator('.step-strip-link').getAttribute('href'), /^\/timeline\?control=/);
    await page.locator('.ops tbody tr[data-index="1"]').click();
    const link = page.locator('.op-panel').getByRole('link', { name: 'Show in the timeline' });
    assert.match(await link.getAttribute('href'), /name=.+&category=/);
    await link.click();
    await ready(page);
    await page.locator('.timeline-selected').getByText(' in this step').first().waitFor();
    await page.locator('.crumb a').click();
    await compareReady(page);
    await page.locator('.rank-steps:not(.work-classes, .operators) summary').first().click();
    await page.locator('.grid-table summary').click();
    const cell = page.locator('.grid-table tbody tr').nth(3).getByRole('link');
    const href = await cell.getAttribute('href');
    assert.match(href, /rank=\d+&step=\d+/);
    await cell.click();
    await ready(page);
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    await page.locator('.op-link').first().click();
    await page.locator('.op-actions').getByRole('link', { name: 'Show in the timeline' }).click();
    await ready(page);
    await closeClean(page);
});

test('a click on a cell of a heat map and on a dot of a step leads to that step', async () => {
    const page = await openCompare(browser, server, `${pair}&heat=step`, { reducedMotion: 'reduce' });
    const press = (id, event) => page.evaluate(([plot, what]) =>
        document.getElementById(plot).emit('plotly_click', { points: [what] }), [id, event]);
    await press('chart-steps', { x: 2, y: 1, curveNumber: 0 });
    await page.waitForURL(/\/timeline\?.*rank=1&step=7/);
    await ready(page);
    await page.goto(`${server.url}/compare?${pair}`);
    await compareReady(page);
    await page.locator('.op-link').first().click();
    await page.locator('#chart-samples[data-ready]').waitFor();
    await press('chart-samples', { id: '0/1' });
    await page.waitForURL(/\/timeline\?.*rank=0&step=6&name=/);
    await ready(page);
    await closeClean(page);
});

test('on a narrow screen nothing is wider than it', async () => {
    for (const width of [390, 800]) {
        const page = await openTimeline(STEP, { viewport: { width, height: 844 } });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        await page.getByRole('button', { name: 'Zoom in (W)' }).click();
        await settled(page);
        assert.ok(query(page).has('from'));
        await closeClean(page);
    }
});
