// How fast the pages feel with two large sets: the verdict of Compare, a sort, a filter and a
// search there, and the page Tree. In a Chromium without a window and without a GPU, whose cache
// has the files of the page; the server is warm.
//
//     TRACEDIFF_BIN=./tracediff CHROMIUM=chromium node tests/bench/felt.mjs CONTROL TEST [ROUNDS]
//
// "Painted" is by the clock of the page, from the moment that the page is asked for or the user
// acts. "Main thread" and "longest task" are processor time of the thread of the page, from a
// trace of the browser: they say the same on a busy machine, wall-clock time does not. Least and
// median of the rounds.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startProfile, startServer, temporaryFolder } from '../browser/lib.mjs';

const [control, other, rounds = '5'] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const WARM_UP = 3; // loads: the browser keeps compiled scripts from the second or third on
const CALM = 1200; // ms after an action in which its charts may still be drawn
const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline'];
const AIMS = { verdict: 300, action: 100, task: 50, tree: 1000 };

const sorted = (list) => list.toSorted((a, b) => a - b);
const median = (list) => sorted(list)[Math.floor(list.length / 2)];

/** Runs in the page, before its scripts: `window.painted(test)` resolves to the time of the frame. */
function watch() {
    window.painted = (test) => new Promise((resolve) => {
        const onFrame = () => {
            if (test()) {
                setTimeout(() => resolve(performance.now()));
            } else {
                requestAnimationFrame(onFrame);
            }
        };
        requestAnimationFrame(onFrame);
    });
    window.verdict = window.painted(() =>
        document.querySelector('.results:not([data-stale]) .headline'));
    window.rows = window.painted(() => document.querySelector('tbody tr[data-index], [role=treegrid] tbody tr'));
    window.charts = () => window.painted(() => {
        const plots = [...document.querySelectorAll('.plot')].filter((plot) =>
            plot.dataset.wanted !== undefined && plot.checkVisibility());
        return plots.length > 0 && plots.every((plot) => plot.dataset.ready === plot.dataset.wanted);
    });
}

/**
 * Traces the browser while `action` runs: its result, and of the page's thread the processor time
 * of all tasks and of the longest, in ms, which `until` (a time of the page, or null) ends.
 */
async function traced(cdp, action) {
    const events = [];
    const take = ({ value }) => events.push(...value);
    cdp.on('Tracing.dataCollected', take);
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents',
        traceConfig: { includedCategories: CATEGORIES } });
    const result = await action();
    const done = new Promise((resolve) => { cdp.once('Tracing.tracingComplete', resolve); });
    await cdp.send('Tracing.end');
    await done;
    cdp.off('Tracing.dataCollected', take);
    return { ...result, ...tasksOf(events) };
}

/** The tasks of the main thread of the page: the one that did most. */
function tasksOf(events) {
    const threads = new Map();
    for (const { name, pid, tid, args } of events) {
        if (name === 'thread_name' && args.name === 'CrRendererMain') {
            threads.set(`${pid} ${tid}`, []);
        }
    }
    for (const { ph, name, pid, tid, tdur } of events) {
        if (ph === 'X' && tdur > 0 && name === 'RunTask') {
            threads.get(`${pid} ${tid}`)?.push(tdur / 1000);
        }
    }
    const sum = (list) => list.reduce((all, one) => all + one, 0);
    const tasks = [...threads.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
    return { thread: sum(tasks), longest: Math.max(0, ...tasks) };
}

const evaluate = async (cdp, expression) => {
    // Not page.evaluate(): its script of 300 kB would be compiled while the page opens.
    const { result, exceptionDetails: wrong } = await cdp.send('Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true });
    if (wrong) {
        throw new Error(wrong.exception?.description ?? wrong.text);
    }
    return result.value;
};

async function open({ page, cdp }, url, expression) {
    await page.goto('about:blank');
    return traced(cdp, async () => {
        await page.goto(url, { waitUntil: 'commit' });
        return evaluate(cdp, expression);
    });
}

/** What a user does on Compare: [name, script that does it]; each changes the rows of the table. */
const ACTIONS = [
    ['sort by calls', 'document.querySelector("th.c-count button").click()'],
    ['filter: device', '[...document.querySelectorAll(".filters button")].find((one) => one.textContent === "Device").click()'],
    ['filter: more calls', 'document.querySelector("[data-change=increased]").click()'],
    ['search: a letter', `(() => { const field = document.querySelector('.search input');
        field.focus(); field.value += 'm'; field.dispatchEvent(new Event('input', { bubbles: true })); })()`],
];

/** One action: when the table was painted, and what the thread did until all was calm. */
const act = ({ cdp }, script) => traced(cdp, () => evaluate(cdp, `(async () => {
    const body = document.querySelector('.ops tbody');
    let changed = false;
    const observer = new MutationObserver(() => { changed = true; });
    observer.observe(body, { childList: true });
    const began = performance.now();
    ${script};
    const done = await window.painted(() => changed
        && document.querySelector('.results:not([data-stale])'));
    observer.disconnect();
    await new Promise((resolve) => { setTimeout(resolve, ${CALM}); });
    return { painted: done - began };
})()`));

const lines = [];
function line(name, all, aims = {}) {
    const show = (key) => {
        const list = all.map((one) => one[key]);
        const aim = aims[key];
        return `${Math.min(...list).toFixed(0).padStart(6)}${median(list).toFixed(0).padStart(6)}${
            aim ? `${String(aim).padStart(6)}${Math.min(...list) <= aim ? ' ' : '!'}` : '       '}`;
    };
    lines.push(`  ${name.padEnd(30)}${show('painted')}${show('thread')}${show('longest')}`);
}

function ingest(store, side, from) {
    const [id] = execFileSync(process.env.TRACEDIFF_BIN, ['ingest', '--data', store, '--label', side,
        from], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split('\n');
    return id;
}

async function measure(browser, pair, server) {
    const { page, cdp } = browser;
    const compare = `${server.url}/compare?${pair}`;
    const verdict = '(async () => ({ painted: await window.verdict }))()';
    const charts = '(async () => { await window.rows; return { painted: await window.charts() }; })()';
    const tree = '(async () => ({ painted: await window.rows }))()';
    for (let i = 0; i < WARM_UP; i += 1) {
        await open(browser, compare, charts);
        await open(browser, `${server.url}/tree?${pair}`, tree);
    }
    const all = { verdict: [], charts: [], tree: [] };
    for (let i = 0; i < ROUNDS; i += 1) {
        all.verdict.push(await open(browser, compare, verdict));
        all.charts.push(await open(browser, compare, charts));
        all.tree.push(await open(browser, `${server.url}/tree?${pair}`, tree));
    }
    line('Compare: verdict', all.verdict, { painted: AIMS.verdict });
    line('Compare: all charts', all.charts);
    line('Tree: rows', all.tree, { painted: AIMS.tree });
    for (const [name, script] of ACTIONS) {
        const times = [];
        for (let i = 0; i < ROUNDS; i += 1) {
            await page.goto(compare, { waitUntil: 'commit' });
            await evaluate(cdp, charts);
            await act(browser, script); // the first time, scripts are compiled
            await page.goto(compare, { waitUntil: 'commit' });
            await evaluate(cdp, charts);
            await page.waitForTimeout(500);
            times.push(await act(browser, script));
        }
        line(name, times, { painted: AIMS.action, longest: AIMS.task });
    }
}

const folder = temporaryFolder();
const store = path.join(folder, 'store');
let server;
try {
    const ids = [ingest(store, 'control', control), ingest(store, 'test', other)];
    server = await startServer(['--data', store]);
    const context = await startProfile(path.join(folder, 'browser'),
        { viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watch);
    const page = context.pages()[0];
    const cdp = await context.newCDPSession(page);
    const load = os.loadavg()[0];
    await measure({ page, cdp }, `control=${ids[0]}&test=${ids[1]}`, server);
    console.log(`  load ${load.toFixed(1)} to ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length
    } cores; ${ROUNDS} rounds; ms, least and median, and the aim ("!" missed)`);
    console.log(`  ${''.padEnd(30)}${'painted'.padStart(12)}       ${'main thread'.padStart(12)
    }       ${'longest task'.padStart(12)}`);
    console.log(lines.join('\n'));
    await context.close();
} finally {
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
}
