// How much the first screen of the Compare page asks of its reader: the words, controls and numbers
// that are visible at 1440 × 900, of the sample and of pairs of real recordings.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { closeClean, compareReady, openPage, startBrowser, startServer, uploadByApi, uploadSample }
    from './lib.mjs';

const WORDS = 160;
const CONTROLS = 20;
const corpus = process.env.TRACEDIFF_CORPUS;
const REAL = ['tl-bert', 'hta-diff', 'r50-workers-0', 'part-b32-b512', 'tugot-ranks', 'h1-attention'];

let server;
let browser;
before(async () => {
    server = await startServer();
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

/** What is visible on the first screen, and where the charts begin. */
function measure() {
    const inSight = ({ width, height, top, bottom }) => width > 2 && height > 2 && top < innerHeight
        && bottom > 0;
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true })
        && !node.closest('option, script, style, .visually-hidden, .skip-link');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [...document.querySelectorAll('main input')].filter((input) =>
        isSeen(input) && inSight(input.getBoundingClientRect())).map(({ value }) => value);
    while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if (isSeen(walker.currentNode.parentElement) && inSight(range.getBoundingClientRect())) {
            texts.push(walker.currentNode.textContent);
        }
    }
    const text = texts.join(' ');
    return { words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
        numbers: (text.match(/\d[\d.,]*/g) ?? []).length,
        controls: [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
            (node) => isSeen(node) && !node.disabled && inSight(node.getBoundingClientRect())).length,
        charts: document.querySelector('.charts').getBoundingClientRect().top + scrollY,
        screens: document.documentElement.scrollHeight / innerHeight };
}

async function check(name, query) {
    const page = await openPage(browser, server, `/compare?${query}`,
        { viewport: { width: 1440, height: 900 } });
    await compareReady(page);
    await page.waitForFunction(() => document.querySelector('.step-strip')?.dataset.ready !== undefined);
    const found = await page.evaluate(measure);
    console.log(`${name}: ${found.words} words, ${found.controls} controls, ${
        found.numbers} numbers, charts at ${Math.round(found.charts)}, ${found.screens.toFixed(1)} screens`);
    assert.ok(found.words > 20, `${found.words} words`);
    assert.ok(found.words <= WORDS, `${name}: ${found.words} words`);
    assert.ok(found.controls <= CONTROLS, `${name}: ${found.controls} controls`);
    assert.ok(found.charts <= 900 + 200, `${name}: charts at ${found.charts}`);
    await closeClean(page);
}

test('the first screen of the sample', async () => {
    await check('sample', await uploadSample(server));
});

const files = (folder) => fs.readdirSync(folder).map((name) =>
    ({ name, bytes: fs.readFileSync(path.join(folder, name)) }));

for (const name of REAL) {
    test(`the first screen of ${name}`, { skip: !corpus && 'TRACEDIFF_CORPUS is not set' }, async () => {
        const ids = [];
        for (const side of ['control', 'test']) {
            ids.push(await uploadByApi(server, `${name}-${side}`,
                files(path.join(corpus, 'corpus-real', name, side))));
        }
        await check(name, `control=${ids[0].slice(0, 12)}&test=${ids[1].slice(0, 12)}`);
    });
}

test('the first screen of a set with itself', { skip: !corpus && 'TRACEDIFF_CORPUS is not set' }, async () => {
    const id = (await uploadByApi(server, 'param-dlrm-8ranks',
        files(path.join(corpus, 'corpus', 'param-dlrm-8ranks')))).slice(0, 12);
    await check('param-dlrm-8ranks', `control=${id}&test=${id}`);
});
