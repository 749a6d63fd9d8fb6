// What the browser tests share: a server of their own with an empty store, a Chromium, and
// pages that record everything that must not happen.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import { chromium } from 'playwright-core';

export const SAMPLE = process.env.TRACEDIFF_SAMPLE;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic',
    '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--renderer-process-limit=1',
    '--js-flags=--no-opt']; // scripts end before optimised code pays: a tenth less processor time

export function temporaryFolder() {
    return fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-browser-'));
}

/**
 * Starts `tracediff serve`, with `options`, on a store of its own: {url, data, pid, api(path),
 * kill(), restart(), stop()}. It starts again on the same store, and the port that `options` name:
 * while it is dead, any other server may take a port from 8080 on.
 */
export async function startServer(options = []) {
    const data = temporaryFolder();
    let child;
    let handles;
    let url;
    // A failed test leaves its server running: the server ends with the test file.
    process.once('exit', () => {
        child.kill('SIGKILL');
        fs.rmSync(data, { recursive: true, force: true });
    });

    async function start() {
        child = spawn(process.env.TRACEDIFF_BIN, ['serve', '--data', data, ...options],
            { stdio: ['ignore', 'pipe', 'pipe'] });
        handles = [child, child.stdout, child.stderr];
        handles.forEach((handle) => handle.unref());
        let output = '';
        url = await new Promise((resolve, reject) => {
            const late = setTimeout(() => reject(new Error(`no address in: ${output}`)), 15000);
            const take = (chunk) => {
                output += chunk;
                const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
                if (found) {
                    clearTimeout(late);
                    resolve(found[0]);
                }
            };
            child.stdout.on('data', take);
            child.stderr.on('data', take);
            child.on('error', reject);
            child.on('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
        });
    }

    async function end(signal) {
        const closed = new Promise((resolve) => { child.once('close', resolve); });
        handles.forEach((handle) => handle.ref());
        child.kill(signal);
        await closed;
    }

    await start();
    return {
        url,
        data,
        get pid() { return child.pid; },
        async api(what) {
            const response = await fetch(`${url}/api/v1${what}`);
            assert.equal(response.status, 200, `${what}: ${response.status}`);
            return response.json();
        },
        kill: () => end('SIGKILL'),
        restart: start,
        async stop() {
            await end('SIGTERM');
            fs.rmSync(data, { recursive: true, force: true });
        },
    };
}

/** A port that no server takes by itself. */
export const freePort = () => new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(String(port)));
    });
});

/** `options`: further options of playwright. */
export function startBrowser(flags = [], options = {}) {
    return chromium.launch({ executablePath: process.env.CHROMIUM, args: [...FLAGS, ...flags],
        ...options });
}

/** A context of a browser of its own that keeps its caches in `folder`, as a user's does. */
export function startProfile(folder, options) {
    return chromium.launchPersistentContext(folder,
        { executablePath: process.env.CHROMIUM, args: FLAGS, ...options });
}

/**
 * Collects in `page.complaints` what must not happen: console messages for which
 * `isComplaint(message)` is true, thrown errors, dialogs, and requests to addresses for which
 * `isOurs(url)` is false.
 */
export function watchPage(page, isComplaint, isOurs) {
    page.complaints = [];
    page.on('console', (message) => {
        if (isComplaint(message)) {
            page.complaints.push(message.text());
        }
    });
    page.on('pageerror', (error) => page.complaints.push(String(error.stack)));
    page.on('dialog', (dialog) => {
        page.complaints.push(`dialog: ${dialog.message()}`);
        dialog.dismiss();
    });
    page.context().on('request', (request) => {
        const target = request.url();
        if (!isOurs(target) && !/^(data|blob):/.test(target)) {
            page.complaints.push(`request to ${target}`);
        }
    });
}

// Contexts whose page was closed, by browser and options. A page in one of them opens in two
// thirds of the processor time: its scripts are compiled already. An open empty page keeps them so.
const idle = new WeakMap();

async function contextFor(browser, server, options) {
    const key = JSON.stringify([server.url, options]);
    const contexts = idle.get(browser) ?? new Map();
    idle.set(browser, contexts);
    const context = contexts.get(key)?.pop() ?? await browser.newContext(
        { viewport: { width: 1400, height: 950 }, acceptDownloads: true, ...options });
    if (!context.recycle) {
        await context.addInitScript(() => {
            document.addEventListener('securitypolicyviolation', (event) => {
                console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
            });
        });
        const holder = await context.newPage();
        const cdp = await context.newCDPSession(holder);
        context.recycle = async () => {
            await Promise.all(context.pages().filter((page) => page !== holder)
                .map((page) => page.close()));
            ['request', 'response', 'page', 'console'].forEach((type) =>
                context.removeAllListeners(type));
            await Promise.all([context.unrouteAll(), context.clearCookies(),
                context.clearPermissions(), context.setOffline(false),
                cdp.send('Storage.clearDataForOrigin',
                    { origin: server.url, storageTypes: 'all' })]);
            contexts.set(key, [...contexts.get(key) ?? [], context]);
        };
    }
    return context;
}

/**
 * A page in a new context, or in one that was reset. `page.complaints` collects errors on the
 * console, thrown errors, violations of the Content-Security-Policy and requests to other hosts.
 * `page.expectErrors` lets failed requests pass, for tests of refusals. `init` runs in the page
 * before its scripts; the other options are those of a context.
 */
export async function openPage(browser, server, where = '/', { init, ...options } = {}) {
    const context = await contextFor(browser, server, options);
    const page = await context.newPage();
    // Not what is only said to screen readers: 50 ms after the page shows it, a text is there twice.
    page.getByText = (...text) => page.locator('body > :not(#live, #alerts)').getByText(...text);
    if (init) {
        await page.addInitScript(init);
    }
    page.expectErrors = false;
    watchPage(page, (message) => message.type() === 'error'
        && !(page.expectErrors && message.text().startsWith('Failed to load')),
    (target) => target.startsWith(`${server.url}/`));
    await page.goto(server.url + where);
    return page;
}

/** Closes the page; it must have no complaints. A context of openPage is kept for another page. */
export async function closeClean(page) {
    const { complaints } = page;
    const context = page.context();
    await (context.recycle ?? context.close).call(context);
    assert.deepEqual(complaints, []);
}

/** Drops files and folders of the disk on the page, as a user would. */
export async function drop(page, paths) {
    const cdp = await page.context().newCDPSession(page);
    const drag = (type) => cdp.send('Input.dispatchDragEvent', { type, x: 300, y: 300,
        data: { items: [], files: paths, dragOperationsMask: 1 } });
    // The page sets this once it listens to drops.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await drag('dragEnter');
    await drag('dragOver');
    await page.locator('#drop-veil').waitFor();
    await drag('drop');
    await page.locator('#drop-veil').waitFor({ state: 'hidden' });
    await cdp.detach();
}

/** Chooses a folder and waits until its set is stored and listed. */
export async function uploadFolder(page, folder) {
    const rows = page.locator('.sets tr[data-set]');
    const before = await rows.count();
    await page.setInputFiles('input[webkitdirectory]', folder);
    await rows.nth(before).waitFor({ timeout: 60000 });
}

/** Picks a set in the field with that label, by the keyboard. */
export async function pickSet(page, field, label) {
    const input = page.getByRole('combobox', { name: field, exact: true });
    await input.click();
    await input.fill(label);
    await page.locator('.picker-list:visible .active', { hasText: label }).waitFor();
    await page.locator('.picker-list:visible .choice-line', { has:
        page.locator('.choice-name', { hasText: new RegExp(`^${label}$`) }) }).first().waitFor();
    for (let i = 0; i < 20 && await page.locator('.picker-list .active .choice-name')
        .textContent() !== label; i += 1) {
        await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
}

/** Chooses an item from the menu of a set in the list. */
export async function rowAction(page, label, item) {
    await page.getByRole('button', { name: `Actions for ${label}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
}

/** Uploads over the API and waits for the job; returns the id of the set. */
export async function uploadByApi(server, label, files) {
    const headers = { 'Content-Type': 'application/json', Origin: server.url };
    const call = async (method, where, body, more = {}) => {
        const response = await fetch(`${server.url}/api/v1${where}`,
            { method, headers: { ...headers, ...more }, body });
        const text = await response.text();
        assert.ok(response.ok, `${method} ${where}: ${text}`);
        return JSON.parse(text);
    };
    const upload = await call('POST', '/uploads', JSON.stringify({ label,
        files: files.map(({ name, bytes }) => ({ name, size: bytes.length })) }));
    for (const { name, bytes } of files) {
        await call('PUT', `/uploads/${upload.id}/files/${encodeURIComponent(name)}`, bytes,
            { 'Content-Type': 'application/octet-stream' });
    }
    let { job } = await call('POST', `/uploads/${upload.id}/commit`);
    while (job.state === 'queued' || job.state === 'running') {
        await new Promise((resolve) => { setTimeout(resolve, 50); });
        job = await server.api(`/jobs/${job.id}`);
    }
    assert.equal(job.state, 'done', JSON.stringify(job.error));
    return job.set;
}

function readFolder(folder) {
    return fs.readdirSync(folder).filter((name) => /\.json(\.gz)?$/.test(name))
        .map((name) => ({ name, bytes: fs.readFileSync(path.join(folder, name)) }));
}

/** Uploads both sets of the sample; returns the query that names them. */
export async function uploadSample(server) {
    const ids = [];
    for (const label of ['control', 'test']) {
        ids.push(await uploadByApi(server, label, readFolder(path.join(SAMPLE, label))));
    }
    return `control=${ids[0].slice(0, 12)}&test=${ids[1].slice(0, 12)}`;
}

/** A server that holds the sample, and a browser: {server, browser, pair, stop()}. */
export async function startSample(options) {
    const server = await startServer(options);
    const browser = await startBrowser();
    const stop = async () => {
        await browser.close();
        await server.stop();
    };
    try {
        return { server, browser, pair: await uploadSample(server), stop };
    } catch (error) {
        await stop();
        throw error;
    }
}

/**
 * A small trace: one rank (null: it does not say which), some steps, `ops` [{name, cat,
 * count, dur}] in each step; `header` has further top-level keys.
 */
export function makeTrace(ops, { steps = 4, rank = 0, header = {} } = {}) {
    const events = [];
    let ts = 1000;
    for (let step = 1; step <= steps; step += 1) {
        const start = ts;
        for (const { name, cat = 'cpu_op', count = 1, dur = 10 } of ops) {
            for (let i = 0; i < count; i += 1) {
                events.push({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur, args: {} });
                ts += dur + 1;
            }
        }
        events.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1,
            tid: 1, ts: start - 1, dur: ts - start + 1, args: {} });
        ts += 5;
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1, ...header,
        distributedInfo: rank === null ? undefined : { rank, world_size: 1 }, traceEvents: events }));
}

/** The entry of this name in the open Share menu of the Compare page. */
export async function shareItem(page, name) {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    return page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
}

/** Waits until the comparison is on the screen, with charts and significance. */
export async function compareReady(page) {
    await page.locator('.ops tbody tr[data-index]').first().waitFor();
    await page.locator('.results:not([data-stale])').waitFor();
    await chartsReady(page);
}

/** Waits until every visible chart has drawn its latest data. */
export function chartsReady(page) {
    return page.waitForFunction(() => {
        const plots = [...document.querySelectorAll('.plot')]
            .filter((plot) => plot.checkVisibility());
        return plots.every((plot) => plot.dataset.ready !== undefined
            && plot.dataset.ready === plot.dataset.wanted);
    });
}

/** Reads until `is` says yes to what it read, which it returns; fails with that after ten seconds. */
export async function until(page, read, is) {
    let last = await read();
    for (let i = 0; i < 200 && !is(last); i += 1) {
        await page.waitForTimeout(50);
        last = await read();
    }
    assert.ok(is(last), JSON.stringify(last));
    return last;
}

/** The full names of the drawn rows, in the table's order. */
export function shownNames(page) {
    return page.locator('.ops tbody tr[data-index] th').evaluateAll((cells) =>
        cells.map((cell) => cell.title.split('\nprobably replaces ')[0]));
}

/** The hover of a row of a chart, as text without line breaks. */
export async function hoverRow(page, chart, index) {
    const point = await page.evaluate(([id, i]) => {
        const plot = document.getElementById(id);
        plot.scrollIntoView({ block: 'center' });
        const box = plot.getBoundingClientRect();
        const { xaxis, yaxis } = plot._fullLayout;
        return { x: box.left + xaxis._offset + xaxis._length / 2,
            y: box.top + yaxis._offset + yaxis.d2p(i) };
    }, [chart, index]);
    await page.mouse.move(point.x - 30, point.y);
    await page.mouse.move(point.x, point.y);
    await page.locator(`#${chart} .hoverlayer .hovertext`).first().waitFor();
    await page.waitForTimeout(150);
    return { point, text: await page.locator(`#${chart} .hoverlayer`).evaluate((layer) =>
        [...layer.querySelectorAll('text')].map((t) =>
            [...t.querySelectorAll('tspan.line')].map((line) => line.textContent).join('')
                || t.textContent).join('\n')) };
}

/** The values drawn in a chart: this key (x, y, z …) of every trace. */
export function drawn(page, id, key) {
    return page.evaluate(([chart, k]) =>
        document.getElementById(chart).data.map((t) => t[k]), [id, key]);
}

/** Microseconds as the pages write exact ones. */
export function micros(us) {
    const [unit, per, digits] = [['s', 1e6, 9], ['ms', 1e3, 6], ['µs', 1, 3]].find(([, size]) =>
        Math.abs(us) >= size * 0.99995) ?? ['µs', 1, 3];
    return `${(us / per).toLocaleString('en-US', { maximumFractionDigits: digits })
        .replace('-', '\u2212')}\u00a0${unit}`;
}

export function query(page) {
    return new URL(page.url()).searchParams;
}

/** Waits until the analysis `what` is on the screen, with its charts. */
export const analyseReady = async (page, what) => {
    await page.locator(`.analysis-results[data-shown^="${what} "]`).waitFor();
    await chartsReady(page);
};

/** Opens an analysis on a page; `more`: the rest of the query. */
export async function visitAnalysis(page, server, what, more) {
    await page.goto(`${server.url}/analyse?what=${what}&${more}`);
    await analyseReady(page, what);
}

/** An analysis on a page of its own. */
export async function openAnalysis(browser, server, what, more, options = {}) {
    const page = await openPage(browser, server, `/analyse?what=${what}&${more}`, options);
    await analyseReady(page, what);
    return page;
}

/** A comparison on a page of its own; `query`: the sets and the parameters. */
export async function openCompare(browser, server, query, options = {}) {
    const page = await openPage(browser, server, `/compare?${query}`, options);
    await compareReady(page);
    return page;
}

/** The rows of a table as {heading: [text, title, class]}; below a common title: "A, title". */
export const tableRows = (page, name) => page.getByRole('table', { name, exact: true }).evaluate(
    (table) => {
        const heads = [...[...table.tHead.rows].at(-1).cells].map((c) =>
            c.querySelector('button')?.getAttribute('aria-label') ?? c.textContent);
        return [...table.tBodies[0].rows].map((row) => Object.fromEntries(
            [...row.cells].map((cell, i) => [heads[i],
                [cell.textContent, cell.title, cell.className]])));
    });

/**
 * What axe finds on the page as it is now, as lines; with coloursOnly, by the rules of contrast
 * alone. It checks the first rows of a table: the others are built alike.
 */
async function findings(page, coloursOnly) {
    if (!await page.evaluate(() => 'axe' in window)) {
        await page.evaluate(axe.source);
    }
    return page.evaluate(async (only) => {
        const context = { include: [['html']], exclude: [['tbody > tr:nth-child(n + 16)']] };
        const { violations } = await axe.run(context, { resultTypes: ['violations'],
            ...(only ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
                : { rules: { 'target-size': { enabled: true } } }) });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
            `${id}: ${node.target.join(' ')}: ${node.failureSummary.replace(/\s+/g, ' ')}`));
    }, coloursOnly);
}

/** Axe finds nothing on the page, light and dark. */
export async function assertAxeClean(page, what) {
    const all = [];
    // What still loads is paler, unless the server is gone.
    await page.waitForFunction(() => document.querySelector('.content[aria-busy="true"]') === null ||
        document.querySelector('#connection:not([hidden])') !== null);
    for (const [colorScheme, coloursOnly] of [['light', false], ['dark', true]]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await chartsReady(page);
        all.push(...(await findings(page, coloursOnly)).map((one) => `${colorScheme}: ${one}`));
    }
    assert.deepEqual(all, [], what);
}

/** The parts of a sentence, as the server makes them; `rows`: those that its names in backticks have. */
export const sentenceParts = (text, rows = []) => text.split('`').map((piece, i) => (i % 2 === 1
    ? { name: piece, row: rows.find(({ name }) => name === piece) ?? null } : { text: piece }))
    .filter((part) => part.text !== '');
