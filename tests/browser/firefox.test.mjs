// The main journey in Firefox, by WebDriver BiDi: two recordings are dropped, their comparison
// opens, a bar says what it is, the link leads to the same state, and the keyboard searches.
// FIREFOX names the browser; without it the test is skipped.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { launch } from 'puppeteer-core';
import { SAMPLE, startServer } from './lib.mjs';

const { FIREFOX } = process.env;
const skip = FIREFOX ? false : 'Firefox is not installed';
const WAIT = { timeout: 120000 };

let browser;
let server;

before(async () => {
    if (!skip) {
        server = await startServer();
        browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true,
            timeout: 120000 });
    }
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

/** A page that records console errors, thrown errors and violations of its policy. */
async function openPage(where) {
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT.timeout);
    page.complaints = [];
    page.on('console', (message) => {
        if (message.type() === 'error') {
            page.complaints.push(message.text());
        }
    });
    page.on('pageerror', (error) => page.complaints.push(String(error.stack)));
    await page.evaluateOnNewDocument(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
            console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
        });
    });
    await page.setViewport({ width: 1400, height: 950 });
    await page.goto(where);
    return page;
}

async function closeClean(page) {
    const { complaints } = page;
    await page.close();
    assert.deepEqual(complaints, []);
}

/** Drops the files of a folder: a script cannot drop the folder itself. */
async function dropFiles(page, folder) {
    const files = fs.readdirSync(folder).map((name) => ({ name,
        base64: fs.readFileSync(path.join(folder, name)).toString('base64') }));
    await page.evaluate((list) => {
        const transfer = new DataTransfer();
        for (const { name, base64 } of list) {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([bytes], name));
        }
        for (const type of ['dragenter', 'dragover', 'drop']) {
            document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
                dataTransfer: transfer }));
        }
    }, files);
}

/** Waits until the comparison is there and its charts have drawn their latest data. */
async function compareReady(page) {
    await page.waitForSelector('.ops tbody tr[data-index]');
    await page.waitForSelector('.results:not([data-stale])');
    await page.waitForFunction(() => [...document.querySelectorAll('.plot')]
        .filter((plot) => plot.checkVisibility()).every((plot) =>
            plot.dataset.ready !== undefined && plot.dataset.ready === plot.dataset.wanted));
}

const names = (page) => page.$$eval('.ops tbody tr[data-index] th', (cells) =>
    cells.map((cell) => cell.title));

const query = (page) => new URL(page.url()).searchParams;

/** The hover text of a row of a chart. */
async function hoverBar(page, chart, index) {
    const point = await page.evaluate((id, i) => {
        const plot = document.getElementById(id);
        plot.scrollIntoView({ block: 'center' });
        const box = plot.getBoundingClientRect();
        const { xaxis, yaxis } = plot._fullLayout;
        return { x: box.left + xaxis._offset + xaxis._length / 2,
            y: box.top + yaxis._offset + yaxis.d2p(i) };
    }, chart, index);
    await page.mouse.move(point.x - 30, point.y);
    await page.mouse.move(point.x, point.y);
    await page.waitForSelector(`#${chart} .hoverlayer .hovertext`);
    return { point, text: await page.$eval(`#${chart} .hoverlayer`, (layer) =>
        layer.textContent) };
}

/** Chooses an item of Share that copies; returns what it copied. */
async function copied(page, text) {
    await page.evaluate(() => {
        const write = navigator.clipboard.writeText.bind(navigator.clipboard);
        navigator.clipboard.writeText = (written) => {
            window.written = written;
            return write(written);
        };
    });
    await page.click('.verdict-actions .menu-button');
    await page.click(`::-p-text(${text})`);
    await page.waitForSelector('::-p-text(Link copied.)');
    return page.evaluate(() => window.written);
}

test('Firefox: drop, compare, hover, share, search', { skip }, async () => {
    const page = await openPage(`${server.url}/`);
    await page.waitForSelector('::-p-text(No traces yet)');
    for (const side of ['control', 'test']) {
        await dropFiles(page, path.join(SAMPLE, side));
    }
    await page.waitForFunction(() => location.pathname === '/compare');
    await compareReady(page);
    assert.deepEqual((await server.api('/sets')).sets.map((set) => set.ranks), [[0, 1], [0, 1]]);

    // A bar: what the hover says, and the selection by a click.
    const rows = await names(page);
    const { point, text } = await hoverBar(page, 'chart-durations', 2);
    assert.ok(text.includes(rows[2].slice(0, 12)), `${text} has not ${rows[2]}`);
    await page.mouse.click(point.x, point.y);
    await page.waitForFunction(() => location.search.includes('op='));
    await page.waitForSelector('.op-panel:not([hidden])');

    // The link: another page shows the same.
    const link = await copied(page, 'Copy link');
    assert.equal(link, page.url());
    const other = await openPage(link);
    await compareReady(other);
    assert.deepEqual(await names(other), rows);
    assert.equal(await other.$eval('.op-panel .full-name', (name) => name.textContent),
        await page.$eval('.op-panel .full-name', (name) => name.textContent));
    await closeClean(other);

    // The keyboard: the search, the first row of the table, its panel.
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.search.includes('op='));
    await page.keyboard.press('/');
    await page.keyboard.type('gemm');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'gemm');
    await compareReady(page);
    const found = await names(page);
    assert.ok(found.length > 0 && found.length < rows.length, found.join());
    assert.ok(found.every((name) => /gemm/i.test(name)), found.join());
    assert.equal(query(page).get('q'), 'gemm');
    await closeClean(page);
});
