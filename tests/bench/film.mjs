// Films the journey: on the page of a server with an empty store two folders of traces are
// dropped, one after the other, and without a click the comparison comes. Leaves in FOLDER a
// picture of each moment with its time (times.json), all of them on one sheet (strip.png) and, where
// ImageMagick is there, the whole as journey.gif.
//
//     TRACEDIFF_BIN=./tracediff CHROMIUM=chromium node tests/bench/film.mjs CONTROL TEST FOLDER
//
// Filming takes time itself: how long the journey takes, journey.mjs says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { closeClean, drop, openPage, startBrowser, startServer } from '../browser/lib.mjs';

const [control, test, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const BETWEEN_MS = 700; // from the first drop to the second, as a quick hand has it
const END_MS = 1500; // of the film, after the charts are drawn
const now = () => performance.timeOrigin + performance.now();

/** Runs in the page, before its scripts: notes when each moment was painted, and every click. */
function watch() {
    const film = { seen: {}, clicks: 0 };
    window.film = film;
    addEventListener('click', () => { film.clicks += 1; }, true);
    const shown = (selector) => document.querySelector(selector)?.checkVisibility();
    const plots = () => [...document.querySelectorAll('.plot')].filter((plot) =>
        plot.checkVisibility() && plot.dataset.wanted !== undefined);
    const verdict = () => shown('.results:not([data-stale]) .headline');
    const moments = {
        'empty store': () => shown('.page') && location.pathname === '/',
        'first folder on its way': () => shown('.transfer'),
        'both on their way': () => document.querySelectorAll('.transfer').length > 1,
        'first set stored': () => shown('.sets tr[data-set]'),
        'Compare opens': () => location.pathname === '/compare',
        verdict,
        'charts drawn': () => verdict() && plots().every((plot) =>
            plot.dataset.ready === plot.dataset.wanted),
    };
    const onFrame = () => {
        for (const [name, is] of Object.entries(moments)) {
            if (!(name in film.seen) && is()) {
                film.seen[name] = null;
                setTimeout(() => { film.seen[name] = performance.timeOrigin + performance.now(); });
            }
        }
        requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
}

/** Films until `stop()`: [{at, png}] in order. */
async function startFilm(page) {
    const frames = [];
    const cdp = await page.context().newCDPSession(page);
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
        frames.push({ at: 1000 * metadata.timestamp, png: Buffer.from(data, 'base64') });
        cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    return { frames, stop: () => cdp.send('Page.stopScreencast') };
}

async function shoot() {
    const server = await startServer();
    const browser = await startBrowser();
    assert.deepEqual((await server.api('/sets')).sets, []);
    const page = await openPage(browser, server, '/', { init: watch });
    await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
    const film = await startFilm(page);
    await page.waitForTimeout(BETWEEN_MS);
    const begin = now();
    await drop(page, [control]);
    await page.waitForTimeout(BETWEEN_MS);
    const second = now();
    await drop(page, [test]);
    await page.waitForFunction(() => window.film.seen['charts drawn'], null, { timeout: 300000 });
    await page.waitForTimeout(END_MS);
    await film.stop();
    const { seen, clicks } = await page.evaluate(() => window.film);
    const sent = await page.evaluate(() => Math.max(...performance.getEntriesByType('resource')
        .filter(({ name }) => /\/files\//.test(name)).map((one) =>
            performance.timeOrigin + one.responseEnd)));
    assert.equal(clicks, 0, 'nobody clicked');
    await closeClean(page);
    await browser.close();
    await server.stop();
    return { frames: film.frames, begin, seen: { ...seen, 'second folder dropped': second,
        'last byte sent': sent } };
}

/** Runs a tool of ImageMagick in the folder; false where it is not there. */
function magick(tool, list) {
    const { error, status } = spawnSync(tool, list, { cwd: folder, stdio: 'inherit' });
    return !error && status === 0;
}

fs.mkdirSync(folder, { recursive: true });
const { frames, begin, seen } = await shoot();
const moments = Object.entries(seen).filter(([, at]) => at !== null).sort((a, b) => a[1] - b[1]);
const times = moments.map(([name, at], i) => {
    const frame = frames.find((one) => one.at >= at) ?? frames.at(-1);
    const file = `${String(i + 1).padStart(2, '0')}-${name.replaceAll(' ', '-')}.png`;
    fs.writeFileSync(path.join(folder, file), frame.png);
    return { name, ms: Math.round(at - begin), picture: file,
        picture_ms: Math.round(frame.at - begin) };
});
const of = (name) => times.find((one) => one.name === name).ms;
fs.writeFileSync(path.join(folder, 'times.json'), `${JSON.stringify({ moments: times,
    last_byte_to_verdict_ms: of('verdict') - of('last byte sent') }, null, 2)}\n`);
for (const { name, ms } of times) {
    console.log(`  ${String(ms).padStart(6)} ms  ${name}`);
}
frames.forEach(({ png }, i) =>
    fs.writeFileSync(path.join(folder, `frame-${String(i).padStart(4, '0')}.png`), png));
const gif = frames.flatMap(({ at }, i) => ['-delay', String(Math.max(2, Math.round(
    ((frames[i + 1]?.at ?? at + END_MS) - at) / 10))), `frame-${String(i).padStart(4, '0')}.png`]);
const made = magick('montage', [...times.flatMap(({ name, ms, picture }) => ['-label',
    `${ms} ms: ${name}`, picture]), '-tile', '3x', '-geometry', '640x+8+8', 'strip.png'])
    && magick('convert', [...gif, '-resize', '900x', '-layers', 'optimize', 'journey.gif']);
fs.readdirSync(folder).filter((name) => name.startsWith('frame-')).forEach((name) =>
    made && fs.rmSync(path.join(folder, name)));
console.log(made ? `  ${folder}: strip.png, journey.gif`
    : `  ${folder}: ${frames.length} frames; ImageMagick would make a film of them`);
