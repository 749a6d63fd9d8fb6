// How long the Compare page takes to open, and what a frame takes while its table scrolls: for
// the sample pair and for a pair of some 5,200 rows with long names (long-names.mjs). In a
// Chromium without a window and without a GPU, whose cache has the files of the page (warm).
//
//     TRACEDIFF_BIN=./tracediff CHROMIUM=chromium TRACEDIFF_SAMPLE=traces-sample \
//         node tests/bench/pages.mjs [ROUNDS]
//
// "Ready" is the frame in which the verdict, the first rows of the table and every chart in the
// first screen are painted. Times are milliseconds by the clock of the page, from the moment
// that it is asked for; "main thread" is processor time of that thread, as the browser counts it
// (Performance.getMetrics). Rasterising is not in those: without a GPU it is done by
// threads that share the processor with the page.
import fs from 'node:fs';
import os from 'node:os';

import { SAMPLE, startProfile, startServer, temporaryFolder, uploadByApi, uploadSample }
    from '../browser/lib.mjs';
import { longNamesTrace } from './long-names.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const WARM_UP = 3; // loads: the browser keeps compiled scripts from the second or third on
const AIMS = { ready: 300, median: 17, p95: 34 };
const STEP = 12 * 28; // px a frame: 12 rows
const WINDOWS = [[1400, 950], [1000, 600]];
const METRICS = { script: 'ScriptDuration', style: 'RecalcStyleDuration',
    layout: 'LayoutDuration', 'all tasks': 'TaskDuration' };

const quantile = (list, q) => list.toSorted((a, b) => a - b)[
    Math.min(list.length - 1, Math.floor(q * list.length))];
const median = (list) => quantile(list, 0.5);

/** Runs in the page, before its scripts: notes in `seen` when what was painted. */
function watch() {
    const seen = { verdict: null, rows: null, ready: null, charts: null, shift: 0 };
    window.seen = seen;
    let end;
    window.drawn = new Promise((resolve) => { end = resolve; });
    const isDrawn = (plot) => plot.dataset.ready === plot.dataset.wanted;
    const isInSight = (node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
    };
    const onFrame = () => {
        const is = [['verdict', document.querySelector('.results:not([data-stale]) .headline')],
            ['rows', document.querySelector('.ops tbody tr[data-index]')]];
        if (is.every(([, there]) => there)) {
            const plots = [...document.querySelectorAll('.plot')].filter((plot) =>
                plot.dataset.wanted !== undefined && plot.checkVisibility());
            is.push(['ready', plots.filter(isInSight).every(isDrawn)],
                ['charts', plots.every(isDrawn)]);
        }
        for (const [what] of is.filter(([name, there]) => there && seen[name] === null)) {
            // The task after the frame: the frame is painted by then.
            setTimeout(() => {
                seen[what] ??= performance.mark(`bench-${what}`).startTime;
                if (seen.charts !== null) {
                    end();
                }
            });
        }
        if (seen.charts === null) {
            requestAnimationFrame(onFrame);
        }
    };
    requestAnimationFrame(onFrame);
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
        seen.shift += entry.hadRecentInput ? 0 : entry.value;
    })).observe({ type: 'layout-shift', buffered: true });
}

async function metrics(cdp) {
    const { metrics: list } = await cdp.send('Performance.getMetrics');
    const found = new Map(list.map(({ name, value }) => [name, value]));
    return Object.fromEntries(Object.entries(METRICS).map(([name, key]) =>
        [name, 1000 * found.get(key)]));
}

const minus = (a, b) => Object.fromEntries(Object.keys(a).map((key) => [key, a[key] - b[key]]));

/** One load of the page: its times, by name, in order. */
async function load(page, cdp, url) {
    await page.goto('about:blank');
    const before = await metrics(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    // Not waitForFunction(): its script of 300 kB would be compiled while the page opens.
    await cdp.send('Runtime.evaluate', { expression: 'window.drawn', awaitPromise: true });
    const after = await metrics(cdp);
    const times = await page.evaluate(() => {
        const list = performance.getEntriesByType('resource');
        const of = (what) => list.filter(({ name }) => what.test(name));
        const [compare] = of(/\/compare_traces\?/);
        const files = of(/\/web\/(?!vendor)/);
        return { ...window.seen, asked: compare.startTime, answered: compare.responseEnd,
            server: compare.serverTiming[0]?.duration, count: files.length,
            bytes: compare.encodedBodySize,
            page: performance.getEntriesByType('navigation')[0].responseEnd,
            files: Math.max(...files.map((file) => file.responseEnd)) };
    });
    return {
        'the page itself came': times.page,
        [`its ${times.count} scripts and styles came`]: times.files,
        'comparison asked for': times.asked,
        'comparison answered': times.answered,
        '  of it by the server': times.server,
        'verdict painted': times.verdict,
        'first rows painted': times.rows,
        READY: times.ready,
        'all charts painted': times.charts,
        ...Object.fromEntries(Object.entries(minus(after, before)).map(([name, ms]) =>
            [`main thread until then: ${name}`, ms])),
        'layout shift (CLS), thousandths': 1000 * times.shift,
    };
}

/** Scrolls the table from its first row to its last, STEP a frame: the times of the frames. */
async function scroll(page, cdp) {
    const before = await metrics(cdp);
    const frames = await page.evaluate((step) => new Promise((resolve) => {
        const node = document.querySelector('.table-scroll');
        node.scrollIntoView({ block: 'start' });
        node.scrollTop = 0;
        const times = [];
        let last = 0;
        const onFrame = (now) => {
            if (last > 0) {
                times.push(now - last);
            }
            last = now;
            const at = node.scrollTop;
            node.scrollTop = at + step;
            if (node.scrollTop === at) {
                resolve(times);
            } else {
                requestAnimationFrame(onFrame);
            }
        };
        requestAnimationFrame(() => requestAnimationFrame(onFrame));
    }), STEP);
    const spent = minus(await metrics(cdp), before);
    return { frames: frames.length, median: median(frames), p95: quantile(frames, 0.95),
        most: Math.max(...frames), over: frames.filter((ms) => ms > AIMS.p95).length,
        ...Object.fromEntries(Object.entries(spent).map(([name, ms]) =>
            [name, ms / frames.length])) };
}

const show = (ms) => ms.toFixed(ms < 10 ? 1 : 0).padStart(8);

function table(title, all) {
    console.log(`\n  ${title.padEnd(44)}${['median', 'min', 'max'].map((word) =>
        word.padStart(8)).join('')}`);
    for (const name of Object.keys(all[0])) {
        const values = all.map((one) => one[name]);
        console.log(`  ${name.padEnd(44)}${[median(values), Math.min(...values),
            Math.max(...values)].map(show).join('')}`);
    }
}

const verdictOn = (name, value, aim) => console.log(`  ${name}: ${value.toFixed(1)} ms, aim ${
    aim}: ${value <= aim ? 'reached' : 'missed'}; load ${
    os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);

async function openWindow(folder, [width, height]) {
    const context = await startProfile(folder, { viewport: { width, height } });
    await context.addInitScript(watch);
    const page = context.pages()[0];
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return { context, page, cdp };
}

async function measureLoads({ page, cdp }, name, url) {
    const all = [];
    for (let i = 0; i < WARM_UP + ROUNDS; i += 1) {
        const times = await load(page, cdp, url);
        if (i >= WARM_UP) {
            all.push(times);
        }
    }
    table(`${name}, ms, ${ROUNDS} loads`, all);
    verdictOn('ready', median(all.map((one) => one.READY)), AIMS.ready);
}

async function measureScrolls({ page, cdp }, size, url) {
    const all = [];
    for (let i = 0; i < ROUNDS; i += 1) {
        await load(page, cdp, url); // rows are asked for as they come into sight
        all.push(await scroll(page, cdp));
    }
    table(`scrolling, window of ${size.join(' × ')}, ms a frame`, all);
    verdictOn('median frame', median(all.map((one) => one.median)), AIMS.median);
    verdictOn('95 % of frames', median(all.map((one) => one.p95)), AIMS.p95);
}

const server = await startServer();
const folder = temporaryFolder();
try {
    const ids = [];
    for (const side of ['control', 'test']) {
        ids.push(await uploadByApi(server, `long-${side}`, [{ name: `${side}.json.gz`,
            bytes: longNamesTrace(side) }]));
    }
    const long = `${server.url}/compare?control=${ids[0]}&test=${ids[1]}`;
    const { row_count: rows } = await server.api(`/compare_traces?control=${ids[0]}&test=${
        ids[1]}&limit=1&diagnosis=false`);
    for (const size of WINDOWS) {
        const browser = await openWindow(folder, size);
        if (size === WINDOWS[0]) {
            if (SAMPLE) {
                await measureLoads(browser, 'the sample pair',
                    `${server.url}/compare?${await uploadSample(server)}`);
            }
            await measureLoads(browser, `the pair of ${rows} rows`, long);
        }
        await measureScrolls(browser, size, long);
        await browser.context.close();
    }
} finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
}
