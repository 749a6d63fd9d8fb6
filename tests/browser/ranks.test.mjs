// The timeline of all ranks: a lane for each on one clock, who arrives last, and where a rank is opened.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { assertAxeClean, closeClean, openPage, query, startBrowser, startServer, until, uploadByApi } from './lib.mjs';
import { settled } from './timeline-lib.mjs';

const LATE = 200; // µs: rank 3 computes longer
const AHEAD = [0, 0, 7000, 7000]; // of the clocks: ranks 0 and 1 are on one host, 2 and 3 on the other
const STEPS = 3;
const EACH = 10; // collectives of a step
const JUMP_AT = 10000; // µs: where the clock of rank 1 is set, in the set of that

/** The file of a rank: in each step kernels and collectives, for which the others wait for rank 3. `behind`: µs
 * from a launch to its kernel. */
function rankTrace(rank, ranks, name = 'ncclDevKernel_AllReduce', jump = 0, behind = 0) {
    const events = [];
    let at = 1000;
    const put = (cat, name, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name, pid: tid === 1 ? 1 : 0, tid,
        ts: ts + AHEAD[rank] + (rank === 1 && ts > JUMP_AT ? jump : 0) + (cat === 'kernel' ? behind : 0), dur, args });
    for (let step = 0; step < STEPS; step += 1) {
        const from = at;
        for (let k = 0; k < EACH; k += 1) {
            const id = 2 * (step * EACH + k) + 1;
            const work = 300 + 5 * rank + (rank === 3 && ranks === 4 ? LATE : 0);
            const begin = at + work + 5;
            const end = at + 300 + 15 + (ranks === 4 ? LATE : 0) + 85 + 0.05 * ((7 * k + 3 * rank) % 5);
            [id, id + 1].forEach((one, i) => put('cuda_runtime', 'cudaLaunchKernel', 1, at - 20 + 3 * i, 2, { correlation: one }));
            put('kernel', 'gemm', 7, at, work, { device: 0, stream: 7, correlation: id });
            put('kernel', name, 20, begin, end - begin, { device: 0, stream: 20, correlation: id + 1, ...name === 'silu' ? {} : {
                Seq: step * EACH + k, 'Collective name': 'allreduce', 'Process Group Name': 'dp', 'Group size': ranks,
                'In msg nelems': 1 << 20, 'Out msg nelems': 1 << 20, dtype: 'Float' } });
            at += 700;
        }
        put('user_annotation', `ProfilerStep#${step + 1}`, 1, from - 30, at - from - 10);
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1, distributedInfo: { rank, world_size: ranks },
        host_name: rank < 2 ? 'node-a' : 'node-b', traceEvents: events }));
}

let browser;
let server;
let four;
let two;
let apart;
let jumped;
let one;
before(async () => {
    server = await startServer();
    browser = await startBrowser();
    const upload = async (label, ranks, name, ...more) => (await uploadByApi(server, label, Array.from({ length: ranks },
        (_, rank) => ({ name: `rank${rank}.json.gz`, bytes: rankTrace(rank, ranks, name, ...more) })))).slice(0, 12);
    [two, four, apart] = [await upload('two', 2), await upload('four', 4), await upload('apart', 3, 'silu')];
    jumped = await upload('jumped', 4, undefined, 5000);
    one = await upload('one', 1, undefined, 0, 3500);
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const LANE = 20; // px
const pane = (page, side = 'control') => page.locator(`.timeline-ranks[data-side="${side}"]`);
const heads = (page, side) => pane(page, side).locator('.rank-head .lane-fold').evaluateAll((all) => all.map((one) =>
    one.querySelector('b').textContent));
const drawn = (page, side = 'control') => page.waitForFunction((which) => Number(document.querySelector(
    `.timeline-ranks[data-side="${which}"] canvas`)?.dataset.drawn) > 0
    && document.querySelector('.ranks-table tbody tr'), side);

async function open(more = '', options = {}) {
    const page = await openPage(browser, server, `/timeline?control=${four}&ranks=all${more}`,
        { reducedMotion: 'reduce', ...options });
    await drawn(page);
    return page;
}

/** What the server says of the step that the page shows. */
const answerOf = (more = 'step=2') => server.api(`/sets/${four}/timeline/ranks?${more}`);

/** The place of a time on the lane of a rank, in px of the window. */
async function placeOf(page, answer, rank, time) {
    const box = await pane(page).locator('canvas').boundingBox();
    const { from, to } = answer.extent;
    return [box.x + box.width * (time - Math.max(0, from)) / (to - Math.max(0, from)), box.y + LANE * rank + LANE / 2];
}

/** Whether the canvas has this colour near a place of the window. */
const hasColour = (page, [x, y], name) => pane(page).locator('canvas').evaluate((canvas, [left, top, property]) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const wanted = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
    probe.remove();
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const { data } = canvas.getContext('2d').getImageData((left - box.left - 3) * scale, (top - box.top - 8) * scale,
        7 * scale, 16 * scale);
    for (let i = 0; i < data.length; i += 4) {
        if ([0, 1, 2].every((k) => Math.abs(data[i + k] - wanted[k]) < 40)) {
            return true;
        }
    }
    return false;
}, [x, y, name]);

test('one rank offers all ranks; each has a lane with its host and how late it is', async () => {
    const page = await openPage(browser, server, `/timeline?control=${four}&step=2`, { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'All ranks' }).click();
    await drawn(page);
    assert.equal(query(page).get('ranks'), 'all');
    assert.deepEqual(await heads(page), ['rank 0', 'rank 1', 'rank 2', 'rank 3']);
    assert.match(await pane(page).locator('.rank-head').nth(3).innerText(), /node-b[\s\S]*mean \+\d/);
    assert.match(await pane(page).locator('.rank-head').nth(3).getAttribute('title'), /certainly last in 30 of 30/);
    const answer = await answerOf();
    const rows = page.locator('.ranks-table tbody tr');
    assert.equal(await rows.count(), 4);
    const [compute] = answer.lanes[3].duration.map((duration, i) => duration * answer.lanes[3].compute[i] / 100);
    assert.ok(compute > 0);
    assert.match(await rows.nth(3).innerText(), /rank 3\s+node-b/);
    await page.getByRole('combobox', { name: 'Rank', exact: true }).selectOption('2');
    await page.locator('.timeline-side-name', { hasText: 'rank 2, step' }).waitFor();
    assert.equal(query(page).has('ranks'), false);
    await closeClean(page);
});

test('lanes are folded by host, opened to their ranks, and sorted by lateness; the address has it all', async () => {
    const page = await open('&step=2');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('lateness');
    await until(page, () => heads(page), ([first]) => first === 'rank 3');
    await page.getByRole('combobox', { name: 'Lanes' }).selectOption('host');
    await until(page, () => heads(page), (all) => all.length === 2);
    assert.deepEqual((await heads(page)).sort(), ['node-a', 'node-b']);
    await pane(page).getByRole('button', { name: /^node-b/ }).click();
    const opened = ['node-b', 'rank 3', 'rank 2', 'node-a'];
    await until(page, () => heads(page), (all) => all.join() === opened.join());
    await page.reload();
    await drawn(page);
    await until(page, () => heads(page), (all) => all.join() === opened.join());
    await closeClean(page);
});

test('a lane is reached with arrow keys and opened in place, into the streams and threads of its rank', async () => {
    const page = await open('&step=2');
    await pane(page).getByRole('button', { name: /^rank 0/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pane(page).getByText('device 0, stream 20').waitFor();
    assert.deepEqual(await pane(page).locator('.rank-part').evaluateAll((all) => all.map((one) => one.title)
        .filter((text) => /stream/.test(text))), ['device 0, stream 7', 'device 0, stream 20']);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.lane), 'rank 2');
    assert.deepEqual(query(page).getAll('open'), ['control:rank 2']);
    // Its rows are where its runs are: the same collective, on the common axis.
    const answer = await answerOf();
    const [lane] = answer.lanes.filter(({ rank }) => rank === 2);
    const at = lane.start[lane.communication.findIndex((share) => share === 100)] + 20;
    const part = (await pane(page).locator('.rank-part[title="device 0, stream 20"]').boundingBox());
    const [x] = await placeOf(page, answer, 2, at);
    await page.mouse.move(x, part.y + part.height / 2);
    await page.locator('.timeline-tip').getByText('ncclDevKernel_AllReduce').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !location.search.includes('open='));
    await closeClean(page);
});

test('few keys lead to the lanes; Enter there opens the marked lane, the arrow keys lead to its name', async () => {
    const page = await open('&step=2');
    const focused = () => page.evaluate(() => document.activeElement.dataset.lane ?? document.activeElement.localName);
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) {
        await page.keyboard.press(key);
    }
    assert.equal(await focused(), 'canvas');
    const marked = () => pane(page).locator('.lane-fold').evaluateAll((all) => all.filter((head) =>
        getComputedStyle(head).outlineStyle === 'solid').map(({ dataset }) => dataset.lane).join());
    assert.equal(await marked(), 'rank 0');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(), 'rank 1');
    await page.keyboard.press('Tab');
    assert.deepEqual([await focused(), await marked()], ['canvas', 'rank 1']);
    await page.keyboard.press('Enter');
    await pane(page).getByText('device 0, stream 20').waitFor();
    assert.deepEqual([query(page).getAll('open').join(), await focused(), await marked()], ['control:rank 1', 'canvas', 'rank 1']);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !location.search.includes('open='));
    // A click into a lane marks it, too.
    const answer = await answerOf();
    await page.mouse.click(...await placeOf(page, answer, 3, answer.lanes[3].start[0] + 5));
    await page.keyboard.press('Enter');
    await until(page, () => query(page).getAll('open').join(), (all) => all === 'control:rank 3');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText(/in the lanes of ranks, the one that is marked/).waitFor();
    await page.keyboard.press('Escape');
    await closeClean(page);
});

test('names of an open rank\u2019s lanes are not cut on a narrow page', async () => {
    const page = await open('&step=2&open=control%3Arank+1');
    await pane(page).getByText('device 0, stream 20').waitFor();
    for (const width of [1400, 880, 700, 480, 390]) {
        await page.setViewportSize({ width, height: 844 });
        assert.deepEqual(await pane(page).locator('.rank-part').evaluateAll((all) => all.filter((head) =>
            [head, ...head.children].some((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1))
            .map(({ title }) => title)), [], `${width} px`);
    }
    await closeClean(page);
});

test('zoom and drag move the view, which the address keeps', async () => {
    const page = await open('&step=2');
    await pane(page).locator('canvas').focus();
    await page.keyboard.press('w');
    await page.keyboard.press('d');
    await settled(page);
    const [from, to] = ['from', 'to'].map((name) => Number(query(page).get(name)));
    assert.ok(from > 0 && to > from);
    const box = await pane(page).locator('canvas').boundingBox();
    await page.mouse.move(box.x + 600, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 700, box.y + 30, { steps: 5 });
    await page.mouse.up();
    await settled(page);
    const moved = Number(query(page).get('from'));
    assert.ok(Math.abs(from - moved - 100 * (to - from) / box.width) < (to - from) / 50, `${from} to ${moved}`);
    await page.keyboard.press('Home');
    await settled(page);
    assert.equal(query(page).has('from'), false);
    await closeClean(page);
});


test('axe finds nothing on the lanes of all ranks of two sides, one of them open', async () => {
    const page = await openPage(browser, server, `/timeline?control=${four}&test=${two}&ranks=all&open=control%3Arank+1`);
    await drawn(page, 'test');
    await pane(page).getByText('device 0, stream 20').waitFor();
    await assertAxeClean(page, 'all ranks');
    await page.setViewportSize({ width: 390, height: 844 });
    await assertAxeClean(page, 'all ranks on a phone');
    await closeClean(page);
});

test('a collective under the pointer is joined on all lanes; selected, it is told, and the address has it', async () => {
    const page = await open('&step=2');
    const answer = await answerOf();
    const { rank, start, waited, instance } = answer.arrivals.sort((a, b) => a.start - b.start)[4];
    assert.equal(rank, 3);
    assert.ok(Math.abs(waited - LATE - 15) < 10, `rank 0 waits ${waited} µs`);
    const meeting = await server.api(`/sets/${four}/timeline/ranks/collective?step=2&instance=${instance}`);
    const begins = await Promise.all(meeting.rows.map((row) => placeOf(page, answer, row.rank, row.start)));
    const joined = async (name) => (await Promise.all(begins.map((place) => hasColour(page, place, name)))).every(Boolean);
    assert.equal(await joined('--text'), false);
    await page.mouse.move(begins[3][0] + 3, begins[3][1]);
    await page.locator('.timeline-tip').getByText(/rank 3 arrives last at allreduce: the others wait up to 21\d\.\d\sµs\s\(±/).waitFor();
    await until(page, () => joined('--text'), Boolean);
    await page.mouse.click(begins[0][0] + 30, begins[0][1]);
    const card = page.getByRole('region', { name: 'Selected collective' });
    await card.getByText(/Control: rank 3 arrives last: the others wait up to 21\d\.\d\sµs/).waitFor();
    assert.match(await card.innerText(), /dp · number\s\d+ · .*transfer .* · 4\sranks\s[\s\S]*Waits: rank 0 21\d\.\d\sµs, rank 1/);
    assert.equal(Number(query(page).get('collective')), instance);
    await until(page, () => joined('--accent'), Boolean);
    await page.reload();
    await card.getByText(/rank 3 arrives last/).waitFor();
    await page.mouse.move(5, 5);
    await until(page, () => joined('--accent'), Boolean);
    await assertAxeClean(page, 'a collective');
    await card.getByRole('button', { name: 'Zoom to it' }).click();
    await settled(page);
    const [from, to] = ['from', 'to'].map((name) => Number(query(page).get(name)));
    assert.ok(from < meeting.rows[0].start && to > start && to - from < 1000, `${from} to ${to}`);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await closeClean(page);
});

test('a search lists a name on each rank, and shows its longest call; a stretch is summed up over the ranks', async () => {
    const page = await openPage(browser, server, `/timeline?control=${four}&test=${two}&ranks=all&step=2`,
        { reducedMotion: 'reduce' });
    await drawn(page, 'test');
    await page.keyboard.press('/');
    await page.keyboard.type('gem');
    const found = page.getByRole('region', { name: 'Found on the ranks' });
    const rows = found.locator('tbody tr');
    await until(page, () => rows.count(), (count) => count === 6);
    assert.deepEqual((await rows.allInnerTexts()).map((text) => text.split('\t').slice(0, 3).join()),
        ['control,0,10', 'control,1,10', 'control,2,10', 'control,3,10', 'test,0,10', 'test,1,10']);
    assert.match(await rows.nth(3).innerText(), /5\.150\sms\s+515\.0\sµs/);
    const { ranks } = await server.api(`/sets/${four}/timeline/ranks/find?name=gemm&step=2`);
    await rows.nth(3).getByRole('button').click();
    const place = await placeOf(page, await answerOf(), 3, ranks[3].start);
    await until(page, () => hasColour(page, place, '--accent'), Boolean);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('lateness');
    await until(page, () => hasColour(page, [place[0], place[1] - 3 * LANE], '--accent'), Boolean);
    assert.equal(await hasColour(page, place, '--accent'), false, 'the mark goes with its lane');
    assert.equal(query(page).get('q'), 'gem');
    // In a rank that is open its calls are marked, the others pale.
    await page.goto(`${page.url()}&open=control%3Arank+0`);
    const part = async (name) => pane(page).locator(`.rank-part[title="${name}"]`).boundingBox();
    await pane(page).getByText('device 0, stream 20').waitFor();
    const shown = (await answerOf()).lanes[0];
    const inPart = async (name, share) => {
        const i = shown[share].findIndex((all) => all === 100);
        const { y, height } = await part(name);
        return [(await placeOf(page, await answerOf(), 0, shown.start[i] + 0.95 * shown.duration[i]))[0], y + height / 2];
    };
    await until(page, async () => hasColour(page, await inPart('device 0, stream 7', 'compute'), '--span-compute'), Boolean);
    assert.equal(await hasColour(page, await inPart('device 0, stream 20', 'communication'), '--span-communication'), false);
    await page.keyboard.press('Escape');
    await until(page, async () => hasColour(page, await inPart('device 0, stream 20', 'communication'), '--span-communication'), Boolean);
    await page.goBack();
    await drawn(page, 'test');
    const box = await pane(page).locator('canvas').boundingBox();
    await page.keyboard.down('Shift');
    await page.mouse.move(box.x + 100, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 900, box.y + 30, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const sums = page.getByRole('region', { name: 'Chosen stretch' });
    const row = sums.locator('tbody tr', { hasText: 'gemm' });
    await row.waitFor();
    assert.match(await row.innerText(), /\(rank 0\) to .*\(rank 3\)/);
    await page.waitForFunction(() => location.search.includes('sum_from='));
    await page.reload();
    await row.waitFor();
    await until(page, () => rows.count(), (count) => count === 6);
    await assertAxeClean(page, 'search and sums');
    await closeClean(page);
});

test('without a common clock each lane says so, and the page why', async () => {
    const page = await openPage(browser, server, `/timeline?test=${apart}&ranks=all`);
    await drawn(page, 'test');
    await page.getByText(/The clocks of the ranks of the test cannot be aligned\. .* Ranks 0.2 have no collective that matches\. To align them, record the same steps/)
        .waitFor();
    const cells = (await page.locator('.ranks-table tbody tr').first().innerText()).split('\t').map((text) => text.trim());
    assert.deepEqual(cells.slice(-3, -1), ['–', '–'], 'neither lateness nor last');
    assert.equal(await pane(page, 'test').getByText('own clock').count(), 3);
    await page.goto(`${server.url}/timeline?test=${apart}&ranks=1`);
    await page.getByText('The test has one rank').waitFor();
    assert.deepEqual(await heads(page, 'test'), ['rank 1']);
    await page.goto(`${server.url}/analyse?set=${apart}`);
    await page.locator('.index-table tr[data-what=clocks]', { hasText: 'no common clock' }).waitFor();
    assert.equal(await page.locator('.analysis-tabs a[data-what=clocks]').isVisible(), true);
    await closeClean(page);
});

test('a set of one rank has no other clock to compare with; its shares are those of its step', async () => {
    const page = await openPage(browser, server, `/timeline?test=${one}&ranks=all&step=2`);
    await drawn(page, 'test');
    const { extent, lanes: [lane] } = await server.api(`/sets/${one}/timeline/ranks?step=2`);
    assert.ok(extent.from < -1000 && lane.start[0] < lane.step_start, 'work of the step before');
    const cells = (await page.locator('.ranks-table tbody tr').innerText()).split('\t').map((text) => text.trim());
    assert.equal(cells.at(-1), 'its own: no other clock to compare with');
    const shares = cells.slice(3, 7).map(parseFloat);
    assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.5, shares.join());
    await page.goto(`${server.url}/analyse?what=clocks&set=${one}`);
    await page.getByText('There is one rank here: it has no other clock to compare with.').first().waitFor();
    await closeClean(page);
});

test('a clock that was set is told with its size, and how to avoid that', async () => {
    const page = await openPage(browser, server, `/timeline?test=${jumped}&ranks=all`);
    await drawn(page, 'test');
    await page.getByText(/Rank 1.s clock was set by 5\.\d+.ms while it recorded\. To align it, record again while nothing sets the clocks/).waitFor();
    await page.goto(`${server.url}/analyse?what=clocks&set=${jumped}`);
    await page.getByText(/Rank 1.s clock was set by 5\.\d+.ms .* Of the ranks on the common clock, rank 3 comes last most often/).waitFor();
    await closeClean(page);
});
