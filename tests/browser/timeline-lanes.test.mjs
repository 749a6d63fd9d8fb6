// The lanes of the timeline: their heights, which are folded, and what is done with them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeClean, openPage, query, startSample } from './lib.mjs';
import { canvas, LANE, ready, settled } from './timeline-lib.mjs';

let browser;
let server;
let pair;
let stop;
before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

const STEP = 'rank=0&step=6';

async function openTimeline(more = STEP, options = {}, sides = undefined) {
    const page = await openPage(browser, server, `/timeline?${pair}&${more}`,
        { reducedMotion: 'reduce', ...options });
    await ready(page, sides);
    return page;
}

test('at 1280 × 800 the streams of both sides are in view; threads are folded until opened',
    async () => {
        const page = await openTimeline(STEP, { viewport: { width: 1280, height: 800 } });
        const { y, height } = await canvas(page, 'test').boundingBox();
        assert.ok(y + height < 800, `the streams of the test end at ${y + height} px`);
        assert.equal(await page.evaluate(() => window.scrollY), 0);
        const main = page.locator('.timeline-host[data-side="control"]')
            .getByRole('button', { name: /^thread \d+ \(main\)$/ });
        assert.equal(await main.getAttribute('aria-expanded'), 'false');
        assert.ok((await canvas(page, 'control', true).boundingBox()).height <= 3 * LANE);
        await main.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => location.search.includes('open=main'));
        const both = page.getByRole('button', { name: /^thread \d+ \(main\)$/, expanded: true });
        assert.equal(await both.count(), 2, 'the main thread of both sides');
        assert.equal(await page.evaluate(() => document.activeElement.ariaExpanded), 'true');
        const high = async () => (await canvas(page, 'control', true).boundingBox()).height;
        await page.waitForFunction(() => document.querySelector(
            '.timeline-host[data-side="control"] .spans-space').clientHeight > 120);
        assert.ok(await high() > 120, 'as high as its rows');
        assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.spans-scroll')]
            .filter((box) => box.scrollHeight > box.clientHeight + 1).length), 0);
        await page.reload();
        await ready(page);
        assert.equal(await both.count(), 2, 'the address has it');
        await page.mouse.move(700, 500);
        await page.mouse.wheel(0, 300);
        await page.waitForFunction(() => window.scrollY > 200);
        assert.equal(query(page).has('from'), false);
        const ruler = await page.locator('.timeline-ruler').boundingBox();
        assert.ok(ruler.y >= 0 && ruler.y < 100, 'the axis stays in view');
        await both.first().click();
        await page.waitForFunction(() => !location.search.includes('open='));
        await closeClean(page);
    });

test('the details of a call are in view beside its lanes, wherever the page is', async () => {
    const page = await openTimeline(`${STEP}&open=main&name=aten%3A%3Aaddmm`,
        { viewport: { width: 1280, height: 500 } });
    const card = page.locator('.timeline-selected');
    await card.getByText(' in this step').first().waitFor();
    const seen = async () => {
        const { y, height } = await card.boundingBox();
        return y > 0 && y + height <= 501;
    };
    assert.ok(await seen());
    await page.evaluate(() => window.scrollTo(0, 300));
    await settled(page);
    assert.ok(await seen(), 'also after scrolling');
    const lane = await canvas(page, 'test', true).boundingBox();
    assert.ok(lane.y < 500, 'the lanes are above it');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    const stream = await canvas(page, 'test').boundingBox();
    await page.evaluate((by) => window.scrollBy(0, by), stream.y + 1.5 * LANE - 480);
    await settled(page);
    const low = await canvas(page, 'test').boundingBox();
    await page.mouse.click(low.x + low.width * 0.3, low.y + 1.5 * LANE);
    await card.waitFor();
    const joined = async () => (await canvas(page, 'test').boundingBox()).y + 2 * LANE;
    await page.waitForFunction(() => window.scrollY > 0);
    await settled(page);
    assert.ok(await joined() <= (await card.boundingBox()).y + 4, 'a click does not put it over the call');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await closeClean(page);
});

test('a call that the other side lacks is selected without an error', async () => {
    const [control, other] = await Promise.all(['control', 'test'].map((side) => server.api(
        `/sets/${new URLSearchParams(pair).get(side)}/timeline?rank=0&span=0&step=6`)));
    const own = control.names.findIndex((name, i) => control.kinds[i] !== ''
        && !other.names.includes(name));
    assert.ok(own >= 0, 'the sample has a kernel that the control alone runs');
    const page = await openTimeline(`${STEP}&name=${encodeURIComponent(control.names[own])}&at=control`);
    await page.locator('.timeline-selected').getByText(/Test: no \d+\w\w call/).waitFor();
    await closeClean(page); // no 404 on the console
});

test('the part in view can be moved and resized by its edges in the small picture', async () => {
    const page = await openTimeline(`${STEP}&from=4000&to=8000`);
    const whole = await page.locator('.timeline-overview').boundingBox();
    const frame = await page.locator('.overview-view').boundingBox();
    const y = frame.y + 5;
    const drag = async (from, to) => {
        await page.mouse.move(from, y);
        await page.mouse.down();
        await page.mouse.move(to, y, { steps: 4 });
        await page.mouse.up();
        await settled(page);
        return ['from', 'to'].map((name) => Number(query(page).get(name)));
    };
    const perPx = 4000 / frame.width;
    const near = (a, b) => assert.ok(Math.abs(a - b) < 3 * perPx, `${a} is about ${b}`);
    const [from, to] = await drag(frame.x + frame.width - 1, frame.x + frame.width + 100);
    assert.equal(from, 4000, 'the other edge stays');
    near(to, 8000 + 100 * perPx);
    const moved = await drag(frame.x + 40, frame.x + 90);
    near(moved[0], 4000 + 50 * perPx);
    near(moved[1] - moved[0], to - from);
    const jumped = await drag(whole.x + 20, whole.x + 21);
    assert.ok(jumped[0] < 100, 'a press beside it moves it there');
    await page.mouse.move(whole.x + 3, y);
    await page.keyboard.press('0');
    await page.waitForFunction(() => !location.search.includes('from='));
    const chosen = await drag(whole.x + whole.width / 4, whole.x + whole.width / 2);
    assert.ok(chosen[0] > 1000 && chosen[1] > chosen[0], 'over the whole step, a drag chooses a part');
    await closeClean(page);
});

test('a stretch has sums by name for both sides: by a drag, of the view, of a call', async () => {
    const page = await openTimeline(`${STEP}&from=2000&to=4000`);
    const box = await canvas(page, 'control').boundingBox();
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + box.width / 4, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 12, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const table = page.getByRole('table', { name: 'Time by name' });
    await table.waitFor();
    const [from, to] = ['sum_from', 'sum_to'].map((name) => Number(query(page).get(name)));
    assert.ok(Math.abs(from - 2500) < 5 && Math.abs(to - 3000) < 5, `${from} ${to}`);
    const ask = (side, a, b) => server.api(`/sets/${new URLSearchParams(pair).get(side)}/timeline/sums`
        + `?rank=0&span=0&step=6&from=${a}&to=${b}&limit=1000`);
    const { rows: [most] } = await ask('test', from, to);
    const row = table.getByRole('row').filter({ has: page.getByRole('button',
        { name: most.name, exact: true }) });
    const cells = (await row.getByRole('cell').allTextContents()).map((text) =>
        text.replaceAll('\u00a0', ' '));
    assert.deepEqual([cells[1], cells[6]], [most.sort, String(most.calls)]);
    assert.equal(cells[3], `${most.self.toPrecision(4)} µs`);
    await page.reload();
    await table.waitFor();
    await row.getByRole('button').click();
    await page.waitForFunction((name) => new URLSearchParams(location.search).get('q') === name,
        most.name);
    await page.keyboard.press('Escape');
    await page.locator('.timeline-sums').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Sums' }).click();
    await table.waitFor();
    assert.deepEqual(['sum_from', 'sum_to'].map((name) => query(page).get(name)), ['2000', '4000']);
    await closeClean(page);
});

test('an arrow leads from a launch to what it launched, and the details to the other end', async () => {
    const set = new URLSearchParams(pair).get('test');
    const { names, categories, lanes } = await server.api(
        `/sets/${set}/timeline?rank=0&span=0&step=6`);
    const stream = lanes.find(({ sort }) => sort === 'device');
    const at = stream.merged.findIndex((n, i) => n === 1 && stream.duration[i] > 50);
    const [name, category] = [names, categories].map((list) => list[stream.name[at]]);
    const page = await openTimeline(`${STEP}&show=test&nth=${stream.occurrence[at]}&at=test`
        + `&name=${encodeURIComponent(name)}&category=${category}`, {}, ['test']);
    const card = page.locator('.timeline-selected');
    await card.getByText(/launched [\d.]+\s(µs|ms) earlier/).waitFor();
    const arrow = page.locator('.join-links path');
    assert.equal(await arrow.count(), 1);
    const [x0, y0, x1, y1] = (await arrow.getAttribute('d')).match(/[\d.]+/g).map(Number);
    assert.ok(x1 > x0 && y1 > y0, 'from the thread to the stream');
    await card.getByRole('button', { name: 'Its launch' }).click();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('category')
        === 'cuda_runtime');
    await card.getByText(/it launched 1.device row, which began/).waitFor();
    assert.equal(await arrow.count(), 1);
    await card.getByRole('button', { name: 'What it launched' }).click();
    await page.waitForFunction((wanted) => new URLSearchParams(location.search).get('name')
        === wanted, name);
    await page.keyboard.press('Escape');
    await arrow.waitFor({ state: 'detached' });
    await closeClean(page);
});

test('a pinned lane stays above the others, on both sides, and in the address', async () => {
    const page = await openTimeline(`${STEP}&open=main`, { viewport: { width: 1280, height: 600 } });
    const before = (await page.locator('.timeline-overview').boundingBox()).height;
    for (const side of ['control', 'test']) {
        const pin = page.locator(`.timeline-device[data-side="${side}"]`).getByRole('button',
            { name: 'Pin device 0, stream 7', exact: true });
        await pin.focus();
        await page.keyboard.press('Enter');
        await page.locator(`.timeline-pinned[data-side="${side}"] canvas`).waitFor();
        assert.equal(await page.evaluate(() => document.activeElement.ariaLabel),
            'Unpin device 0, stream 7', 'the focus goes with it');
    }
    assert.deepEqual(query(page).getAll('pin'), ['control:device:0:7', 'test:device:0:7']);
    assert.equal((await page.locator('.timeline-overview').boundingBox()).height, before);
    // By the address alone: a page that is loaded again scrolls to where it was.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await ready(page);
    await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight + 400);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 400);
    // Below the axis, in one frame: the wheel may still scroll.
    await page.waitForFunction((lane) => {
        const [pins, ruler] = ['.timeline-pins', '.timeline-ruler'].map((one) =>
            document.querySelector(one).getBoundingClientRect());
        return window.scrollY > 300 && Math.abs(pins.top - ruler.bottom) < 3
            && pins.height >= 2 * lane && pins.height < 3 * lane;
    }, LANE);
    const { lanes, names } = await server.api(
        `/sets/${new URLSearchParams(pair).get('test')}/timeline?rank=0&span=0&step=6`);
    const stream = lanes.find(({ sort }) => sort === 'device');
    const at = stream.merged.findIndex((n, i) => n === 1 && stream.duration[i] > 50);
    const box = await page.locator('.timeline-pinned[data-side="test"] canvas').boundingBox();
    const end = Math.max(...await Promise.all(['control', 'test'].map(async (side) => (await server
        .api(`/sets/${new URLSearchParams(pair).get(side)}/timeline?rank=0&span=0&step=6`)).extent.to)));
    await page.mouse.click(box.x + box.width * (stream.start[at] + stream.duration[at] / 2) / end,
        box.y + LANE / 2);
    await page.waitForFunction((name) => new URLSearchParams(location.search).get('name') === name,
        names[stream.name[at]]);
    await page.locator('.timeline-pinned[data-side="test"]').getByRole('button', { name: /^Unpin/ })
        .click();
    await page.waitForFunction(() => !location.search.includes('pin=test'));
    await closeClean(page);
});

test('a set beside itself has its label', async () => {
    const set = new URLSearchParams(pair).get('control');
    const page = await openPage(browser, server, `/timeline?control=${set}&test=${set}&${STEP}`);
    await ready(page);
    await page.locator('.timeline-side-name', { hasText: 'control, rank 0, step 6' }).nth(1).waitFor();
    await closeClean(page);
});
