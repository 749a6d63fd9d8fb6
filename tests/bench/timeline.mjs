// How fast the timeline and the tree of two large ranks are: asked of a server that has just
// started, asked again, and on their pages.
//
//     TRACEDIFF_BIN=./tracediff CHROMIUM=chromium node tests/bench/timeline.mjs CONTROL TEST [ROUNDS]
//
// CONTROL and TEST are folders with one large trace each. The server runs on a store that has both,
// without kept answers (DATA/cache); the files of the store are in the memory of the system. On a
// machine that does other things too, the least of the rounds says most.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startBrowser, startServer, temporaryFolder, uploadByApi } from '../browser/lib.mjs';

const [, , control, other, rounds = '5'] = process.argv;
const ROUNDS = Number(rounds);
const PIXELS = 2000;
const ZOOMS = 48;
const PAN = { frames: 240, aim: 17 }; // ms
const FRAMES = 5000; // of the tree that is drawn
process.setMaxListeners(100); // each server listens for the end
const folder = temporaryFolder();
const store = path.join(folder, 'store');

const sorted = (list) => list.toSorted((a, b) => a - b);
const quantile = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(q * list.length))];
const number = (ms) => ms.toFixed(ms < 10 ? 1 : 0).padStart(8);
function line(what, list, aim = null) {
    console.log(`  ${what.padEnd(52)}${[Math.min(...list), quantile(list, 0.5), quantile(list, 0.95),
        Math.max(...list)].map(number).join('')}${aim === null ? '' : `   aim ${aim}`}`);
}
const head = (what) => console.log(`\n  ${what.padEnd(52)}${['least', 'median', '95 %', 'most']
    .map((word) => word.padStart(8)).join('')}`);

/** How long an answer takes, in ms by the clock. */
async function ask(server, what) {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/v1${what}`);
    await response.arrayBuffer();
    if (response.status !== 200) {
        throw new Error(`${what}: ${response.status}`);
    }
    return performance.now() - began;
}

/** The processor time of the server so far, in ms: Linux counts in steps of 10. */
function spent(server) {
    const fields = fs.readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** The same as ask(); what it took of the processor goes to `list`. */
async function askCounted(server, what, list) {
    const before = spent(server);
    const ms = await ask(server, what);
    list.push(spent(server) - before);
    return ms;
}

/** A server on the store that has nothing in its memory. */
async function cold() {
    fs.rmSync(path.join(store, 'cache'), { recursive: true, force: true });
    const server = await startServer(['--data', store]);
    await ask(server, '/status');
    return server;
}

function ingest(side, from) {
    const [id] = execFileSync(process.env.TRACEDIFF_BIN, ['ingest', '--data', store, '--label', side,
        from], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split('\n');
    return id;
}

/** A step in the middle of the set: {rank, where: parameters, extent (µs), kept: rows of the set}. */
async function choose(server, id) {
    const set = (await server.api('/sets')).sets.find((one) => one.id === id);
    const step = set.steps[Math.floor(set.steps.length / 2)];
    const where = `rank=${set.ranks[0]}&span=0`;
    const answer = await server.api(`/sets/${id}/timeline?${where}&step=${step}&pixels=${PIXELS}`);
    return { rank: where, where: `${where}&step=${step}`, extent: answer.extent, kept: set.quality.kept };
}

/** Windows of a half to a 256th of an extent, in other places each time. */
async function zooms(server, what, { from, to }) {
    const times = [];
    for (let i = 0; i < ZOOMS; i += 1) {
        const size = (to - from) / 2 ** (1 + (i % 8));
        const begin = from + (to - from - size) * ((i * 0.618) % 1);
        times.push(await ask(server, `${what}&from=${begin}&to=${begin + size}`));
    }
    return times;
}

async function measureServer(ids) {
    const first = { step: [], tree: [], treeAgain: [], again: [], zoom: [], file: [], fileAgain: [],
        fileZoom: [], stepSpent: [], fileSpent: [], treeSpent: [] };
    let place = null;
    for (let round = 0; round < ROUNDS; round += 1) {
        let server = await cold();
        place ??= await choose(server, ids[0]);
        await server.stop();
        const whole = `/sets/${ids[0]}/timeline?${place.where}&pixels=${PIXELS}`;
        server = await cold();
        first.step.push(await askCounted(server, whole, first.stepSpent));
        first.again.push(await ask(server, whole));
        first.zoom.push(...await zooms(server, whole, place.extent));
        await server.stop();
        server = await cold();
        const file = `/sets/${ids[0]}/timeline?${place.rank}&pixels=${PIXELS}`;
        first.file.push(await askCounted(server, file, first.fileSpent));
        first.fileAgain.push(await ask(server, file));
        first.fileZoom.push(...await zooms(server, file, (await server.api(file)).extent));
        await server.stop();
        server = await cold();
        const tree = `/compare_traces/tree?control=${ids[0]}&test=${ids[1]}&max_nodes=${FRAMES}`;
        first.tree.push(await askCounted(server, tree, first.treeSpent));
        first.treeAgain.push(await ask(server, tree));
        await server.stop();
    }
    head(`a rank of ${place.kept} kept events, ms over loopback`);
    line('first picture of a step', first.step, 300);
    line('  of the processor', first.stepSpent);
    line('the same again', first.again, 100);
    line(`zooms in it (${ZOOMS * ROUNDS})`, first.zoom, 100);
    line('first picture of the whole file', first.file, 300);
    line('  of the processor', first.fileSpent);
    line('the same again', first.fileAgain, 100);
    line(`zooms in it (${ZOOMS * ROUNDS})`, first.fileZoom, 100);
    line('tree of both sides, first', first.tree, 150);
    line('  of the processor', first.treeSpent);
    line('the same again', first.treeAgain);
    return place;
}

/** In the page: the times of frames until `stop()`, and what drawing the canvas of each took. */
function watchFrames() {
    const seen = { frames: [], drawn: [], on: true };
    const canvas = [...document.querySelectorAll('canvas')].filter((one) => one.checkVisibility());
    let last = 0;
    const onFrame = (now) => {
        if (last > 0) {
            seen.frames.push(now - last);
            seen.drawn.push(canvas.reduce((sum, one) => sum + Number(one.dataset.drawMs ?? 0), 0));
        }
        last = now;
        if (seen.on) {
            requestAnimationFrame(onFrame);
        }
    };
    requestAnimationFrame(onFrame);
    window.stopFrames = () => { seen.on = false; return seen; };
}

async function drag(page, box) {
    await page.evaluate(watchFrames);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    for (let i = 0; i < PAN.frames; i += 1) {
        await page.mouse.move(box.x + box.width * (0.5 + 0.4 * Math.sin(i / 20)), y);
        await page.waitForTimeout(8);
    }
    await page.mouse.up();
    return page.evaluate(() => window.stopFrames());
}

/** One wheel at `x`: ms until the rows of the new view are painted. */
const wheel = (page, x, y, delta) => page.evaluate(async ([left, top, by]) => {
    const canvas = document.elementFromPoint(left, top);
    const answers = () => performance.getEntriesByType('resource').filter(({ name }) =>
        /\/timeline\?/.test(name));
    const frame = () => new Promise((resolve) => { requestAnimationFrame(() =>
        setTimeout(resolve)); });
    const [before, began] = [answers().length, performance.now()];
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: by, ctrlKey: true,
        clientX: left, clientY: top, bubbles: true, cancelable: true }));
    await frame();
    const shown = performance.now() - began;
    for (let wait = 0; wait < 40 && answers().length < before + 2; wait += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
    await frame();
    const late = answers().slice(before).map(({ responseEnd }) => responseEnd - began);
    return { shown, asked: late.length > 0 ? Math.max(...late) : null };
}, [x, y, delta]);

async function measurePage(ids, place) {
    const browser = await startBrowser();
    const [opened, panned, drawn, shown, asked] = [[], [], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
        const server = await cold();
        const page = await browser.newPage({ viewport: { width: 1400, height: 950 } });
        await page.goto(`${server.url}/`); // the browser has the files of the page
        await page.goto(`${server.url}/timeline?control=${ids[0]}&test=${ids[1]}&${
            place.where.replace('&span=0', '')}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => ['control', 'test'].every((side) => Number(
            document.querySelector(`.timeline-device[data-side="${side}"] canvas`)?.dataset
                .drawn) > 3), undefined, { polling: 'raf' });
        opened.push(await page.evaluate(() => performance.now()));
        await page.waitForLoadState('networkidle');
        const box = await page.locator('.timeline-host[data-side="control"] canvas').boundingBox();
        for (let i = 0; i < 6; i += 1) {
            const one = await wheel(page, box.x + box.width * (0.2 + 0.1 * i), box.y
                + box.height / 2, -250);
            shown.push(one.shown);
            asked.push(...[one.asked].filter((ms) => ms !== null));
            await page.waitForTimeout(250);
        }
        const seen = await drag(page, box);
        panned.push(...seen.frames);
        drawn.push(...seen.drawn);
        await page.close();
        await server.stop();
    }
    await browser.close();
    head('the page of both sides, ms');
    line('opened with a server that has just started', opened);
    line('a zoom: the frame that follows', shown);
    line('a zoom: until the finer rows came', asked, 100);
    line(`frames while panning (${panned.length})`, panned, PAN.aim);
    line('of it drawing the canvases', drawn);
}

/** A model of `blocks` blocks of 49 operators: a frame for each. */
function wide(blocks, seed) {
    const events = [];
    const row = (cat, name, ts, dur, more = {}) => events.push({ ph: 'X', cat, name, pid: 1, tid: 1,
        ts, dur, ...more });
    let at = 0;
    for (let block = 0; block < blocks; block += 1) {
        const start = at;
        for (let i = 0; i < 49; i += 1) {
            const args = { correlation: block * 49 + i + 1 };
            row('cpu_op', `aten::op${i}`, at, 8);
            row('cuda_runtime', 'cudaLaunchKernel', at + 1, 1, { args });
            row('kernel', `k${i}`, at + 2, 1 + ((seed * (block + 3) * (i + 7)) % 61) / 10, { pid: 0,
                tid: 7, args: { ...args, device: 0, stream: 7 } });
            at += 9;
        }
        row('python_function', `nn.Module: Block_${block}`, start, at - start);
    }
    return gzipSync(JSON.stringify({ traceEvents: events }));
}

async function measureTree() {
    const browser = await startBrowser();
    const server = await startServer();
    const ids = [];
    for (const [side, seed] of [['control', 1], ['test', 5]]) {
        ids.push(await uploadByApi(server, side, [{ name: 'rank0.json.gz',
            bytes: wide(FRAMES / 50, seed) }]));
    }
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    const canvas = page.locator('canvas').first();
    const time = async () => Number(await canvas.getAttribute('data-draw-ms'));
    const [firsts, times] = [[], []];
    for (let i = 0; i < ROUNDS; i += 1) {
        await page.goto(`${server.url}/tree?control=${ids[0]}&test=${ids[1]}&frames=instance`);
        await page.waitForFunction(() => Number(document.querySelector('canvas')?.dataset.drawn) > 9);
        firsts.push(await time());
    }
    const box = await canvas.boundingBox();
    for (let i = 0; i < ROUNDS * 10; i += 1) {
        await page.mouse.move(box.x + 20 + (i % 2) * 300, box.y + 30);
        await page.waitForTimeout(30);
        times.push(await time());
    }
    head(`the flame graph of ${FRAMES} frames, ${await canvas.getAttribute('data-drawn')} boxes, ms`);
    line('drawn when the page is new', firsts, 50);
    line('drawn again', times, 50);
    await browser.close();
    await server.stop();
}

try {
    const ids = [ingest('control', control), ingest('test', other)];
    console.log(`  load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
    const place = await measureServer(ids);
    if (process.env.CHROMIUM) {
        await measurePage(ids, place);
        await measureTree();
    }
} finally {
    fs.rmSync(folder, { recursive: true, force: true });
}
