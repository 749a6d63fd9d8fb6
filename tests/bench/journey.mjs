// How long the journey takes: two folders of traces are dropped on the page of a server with an
// empty store, and the comparison is on the screen. In a Chromium without a window; each round
// has a server and a page of its own, as for somebody who comes for the first time.
//
//     TRACEDIFF_BIN=./tracediff CHROMIUM=chromium node tests/bench/journey.mjs CONTROL TEST [ROUNDS]
//
// Times are milliseconds by the clock: the browser's own (resource timing, events as they
// arrive, frames), and for the stages of a job what the server says when asked every
// LOOK_MS, so those are up to so much too late.
import os from 'node:os';
import path from 'node:path';

import { closeClean, drop, openPage, startBrowser, startServer } from '../browser/lib.mjs';

const LOOK_MS = 10;
const AIM_MS = 1000;
const [control, test, rounds] = process.argv.slice(2);
const ROUNDS = Number(rounds ?? 5);

const now = () => performance.timeOrigin + performance.now();
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

/** Runs in the page, before its scripts: notes in `journey` when what was seen. */
function watch() {
    const journey = { events: [], verdict: null, charts: null, causes: null };
    const clock = () => performance.timeOrigin + performance.now();
    window.journey = journey;
    performance.setResourceTimingBufferSize(10000);
    const note = (job) => journey.events.push({ at: clock(), id: job.id, state: job.state });
    window.EventSource = class extends EventSource {
        constructor(...all) {
            super(...all);
            for (const kind of ['progress', 'end']) {
                this.addEventListener(kind, ({ data }) => note(JSON.parse(data)));
            }
        }
    };
    /** Looks once a frame; what is there then is painted with that frame. */
    const onFrame = () => {
        const painted = (what) => setTimeout(() => { journey[what] ??= clock(); });
        const plots = [...document.querySelectorAll('.plot')].filter((plot) => plot.checkVisibility()
            && plot.dataset.wanted !== undefined);
        if (document.querySelector('.results:not([data-stale]) .headline')) {
            painted('verdict');
            if (plots.every((plot) => plot.dataset.ready === plot.dataset.wanted)) {
                painted('charts');
            }
            const causes = document.querySelector('.diagnosis-list, .diagnosis-none');
            if (causes && !causes.textContent.startsWith('Looking')) {
                painted('causes');
            }
        }
        if (journey.charts === null || journey.causes === null) {
            requestAnimationFrame(onFrame);
        }
    };
    requestAnimationFrame(onFrame);
}

/** Asks for the jobs until two have ended: of each, when it was first seen in which stage. */
async function followJobs(server) {
    const jobs = new Map();
    for (;;) {
        const list = (await server.api('/jobs')).jobs;
        const at = now();
        for (const { id, state, stage } of list) {
            const seen = jobs.get(id) ?? {};
            jobs.set(id, seen);
            seen[state] ??= at;
            seen[stage] ??= at;
        }
        if (list.length === 2 && list.every(({ state }) => state === 'done')) {
            return jobs;
        }
        await new Promise((resolve) => { setTimeout(resolve, LOOK_MS); });
    }
}

/** The requests of the page, in order of their end. */
const requestsOf = (page) => page.evaluate(() => performance.getEntriesByType('resource')
    .map((one) => ({ name: one.name, from: performance.timeOrigin + one.startTime,
        to: performance.timeOrigin + one.responseEnd, server: one.serverTiming[0]?.duration }))
    .sort((a, b) => a.to - b.to));

const last = (list, what) => list.findLast(({ name }) => what.test(name));

/** The times of one journey, by name, in order. */
async function journey(browser) {
    const server = await startServer();
    try {
        const page = await openPage(browser, server, '/', { init: watch });
        await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
        const dropped = now();
        const following = followJobs(server);
        await drop(page, [path.resolve(control), path.resolve(test)]);
        await page.waitForFunction(() => window.journey.charts !== null
            && window.journey.causes !== null, null, { timeout: 300000 });
        const jobs = await following;
        const seen = await page.evaluate(() => window.journey);
        const requests = await requestsOf(page);
        await closeClean(page);
        const first = requests.find(({ name }) => /\/files\//.test(name));
        const sent = last(requests, /\/files\//);
        const commit = last(requests, /\/commit$/);
        const compare = last(requests.filter(({ to }) => to < seen.verdict), /\/compare_traces\?/);
        const [a, b] = [...jobs.values()].sort((one, other) => one.running - other.running);
        const told = seen.events.findLast(({ state }) => state === 'done')?.at ?? b.done;
        b.done = Math.min(b.done, told); // the page may see it before the next look does
        const storing = Math.min(b.storing ?? b.done, b.done);
        return {
            'looked at, until the first byte': first.from - dropped,
            'bytes sent, first to last': sent.to - first.from,
            'first set: read and stored': a.done - a.running,
            'commit of the second set': commit.to - sent.to,
            'waiting for the first set': Math.max(0, b.running - commit.to),
            'second set: read': storing - Math.max(b.running, commit.to),
            'second set: stored': b.done - storing,
            'its end seen by the page': told - b.done,
            'comparison asked for': compare.from - told,
            'comparison answered': compare.to - compare.from,
            '  of it by the server': compare.server,
            'verdict painted': seen.verdict - compare.to,
            'causes painted, after that': seen.causes - seen.verdict,
            'charts drawn, after the verdict': seen.charts - seen.verdict,
            'LAST BYTE TO VERDICT': seen.verdict - sent.to,
            'LAST BYTE TO CHARTS': seen.charts - sent.to,
        };
    } finally {
        await server.stop();
    }
}

const browser = await startBrowser();
const all = [];
await journey(browser); // so that programs and files are in memory
for (let round = 0; round < ROUNDS; round += 1) {
    all.push(await journey(browser));
}
await browser.close();
const show = (ms) => ms.toFixed(ms < 10 ? 1 : 0).padStart(8);
console.log(`  ${'ms, '.concat(`${ROUNDS} rounds`).padEnd(34)}${['median', 'min', 'max']
    .map((word) => word.padStart(8)).join('')}`);
for (const name of Object.keys(all[0])) {
    const times = all.map((one) => one[name]);
    console.log(`  ${name.padEnd(34)}${[median(times), Math.min(...times), Math.max(...times)]
        .map(show).join('')}`);
}
const reached = median(all.map((one) => one['LAST BYTE TO VERDICT']));
console.log(`  aim: ${AIM_MS} ms from the last byte to the verdict; ${reached <= AIM_MS
    ? 'reached' : 'missed'}. Load of this machine: ${os.loadavg()[0].toFixed(1)} on ${
    os.cpus().length} cores`);
