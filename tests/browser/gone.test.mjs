// The server is killed and started again under open pages: what is on the screen stays, requests
// and actions wait, and everything goes on by itself.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort, makeTrace, openPage, rowAction, startSample, temporaryFolder,
    uploadByApi } from './lib.mjs';

let server;
let browser;
let pair;
let stop;

before(async () => {
    ({ server, browser, pair, stop } = await startSample(['--port', await freePort()]));
    for (const [label, dur] of [['run-a1', 10], ['run-a2', 11], ['run-b1', 20], ['run-b2', 21]]) {
        await uploadByApi(server, label, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'gemm', dur }]) }]);
    }
});
after(() => stop());

/** The same page in two tabs of one browser. */
async function twoTabs(where, ready) {
    const first = await openPage(browser, server, where);
    first.expectErrors = true; // refused connections
    const second = await first.context().newPage();
    await second.goto(server.url + where);
    for (const tab of [first, second]) {
        await tab.locator(ready).first().waitFor();
        await tab.locator('main [aria-busy]').waitFor({ state: 'detached' });
    }
    return [first, second];
}

const bar = (tab) => tab.locator('#connection');
const isGone = (tab) => bar(tab).getByText('No connection to the server: trying again.').waitFor();
const isBack = (tab) => bar(tab).waitFor({ state: 'hidden', timeout: 20000 });

/** Follows a link inside the page, as every control of it does. */
const follow = (tab, href) => tab.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
}, href);

async function closeTabs([first, second]) {
    await second.close();
    const { complaints } = first;
    await first.context().recycle();
    assert.deepEqual(complaints, []);
}

const RUNS = 'control=run-a1,run-a2&test=run-b1,run-b2';
/** A view, what it shows when it is complete, and another state of it with the answer to it. */
const VIEWS = {
    Traces: () => ['/', '.sets tr[data-set]', '/?q=control', '/sets?'],
    Compare: () => [`/compare?${pair}`, '.ops tbody tr[data-index]',
        `/compare?${pair}&q=gemm`, '/compare_traces?'],
    Operation: () => [`/compare/op?${pair}&name=aten%3A%3Amm&category=cpu_op`, '.results .card',
        `/compare/op?${pair}&name=aten%3A%3Amm&category=cpu_op&control_ranks=0`,
        '/compare_traces/op?'],
    Tree: () => [`/tree?${pair}`, '.tree-rows tbody tr:not(.spacer)', `/tree?${pair}&level=operators`,
        '/compare_traces/tree?'],
    Timeline: () => [`/timeline?${pair}`, '.timeline-stage canvas, .timeline canvas',
        `/timeline?${pair}&control_rank=1`, '/timeline'],
    Analyse: () => [`/analyse?what=temporal_breakdown&set=${pair.slice(8, 20)}`,
        '.analysis-results[data-shown^="temporal_breakdown "]',
        `/analyse?what=kernel_breakdown&set=${pair.slice(8, 20)}`, '/analysis/kernel_breakdown?'],
    Query: () => [`/query?${pair}&q=SELECT+1+AS+one`, '.result-rows tbody tr:not(.spacer)',
        `/query?${pair}&q=SELECT+2+AS+two`, '/sql?'],
    Series: () => ['/series?sets=*', '.series-page .analysis-results', '/series?sets=*&measure=idle',
        '/series?'],
    'Several recordings': () => [`/compare/recordings?${RUNS}`, '.recordings-page table tr',
        `/compare/recordings?${RUNS}&q=gemm`, '/compare_traces?'],
};

/** Three views at a time: each death of the server takes the time that pages wait before they try again. */
const GROUPS = [0, 3, 6].map((from) => Object.entries(VIEWS).slice(from, from + 3));

async function openView([name, view]) {
    const [where, ready, next, request] = view();
    const tabs = await twoTabs(where, ready);
    return { name, tabs, ready, next, request, title: await tabs[1].title() };
}

async function staysWhileGone({ name, tabs, ready, next, title }) {
    const [acts, looks] = tabs;
    await follow(acts, next);
    for (const tab of tabs) {
        await isGone(tab);
        assert.equal(await tab.locator('.error-box').count(), 0, name);
        assert.ok(await tab.locator(ready).first().isVisible(), `${name}: the page is empty`);
    }
    assert.equal(await looks.title(), title);
    assert.doesNotMatch(await acts.title(), /not possible|cannot/);
}

async function goesOn({ name, tabs, ready }) {
    const [acts] = tabs;
    await Promise.all(tabs.map(isBack));
    await acts.locator('main [aria-busy]').waitFor({ state: 'detached' });
    await acts.locator(ready.replace('temporal', 'kernel')).first().waitFor();
    assert.equal(await acts.locator('.error-box').count(), 0, name);
    await closeTabs(tabs);
}

for (const group of GROUPS) {
    test(`${group.map(([name]) => name).join(', ')}: a killed server takes nothing from the page, `
        + 'which goes on with the next', async () => {
        const views = [];
        for (const view of group) {
            views.push(await openView(view));
        }
        await server.kill();
        await Promise.all(views.map(staysWhileGone));
        const answers = views.map(({ tabs, request }) => tabs[0].waitForResponse((response) =>
            response.url().includes(request) && response.status() === 200));
        await server.restart();
        await Promise.all(answers);
        await Promise.all(views.map(goesOn));
    });
}

test('an action waits for the server, the page says so, and it is done once', async () => {
    const folder = temporaryFolder();
    fs.writeFileSync(path.join(folder, 'rank0.json.gz'), makeTrace([{ name: 'doomed' }]));
    const tabs = await twoTabs('/', '.sets tr[data-set]');
    const [page, other] = tabs;
    await page.setInputFiles('input[webkitdirectory]', folder);
    const row = page.locator('.sets tr[data-set]', { hasText: path.basename(folder) });
    await row.waitFor();
    await server.kill();
    await rowAction(page, path.basename(folder), 'Delete');
    await bar(page).getByText('Your last action is sent when it answers.').waitFor();
    await server.restart();
    await Promise.all(tabs.map(isBack));
    await row.waitFor({ state: 'detached' });
    await other.locator('.sets tr[data-set]').nth(1).waitFor();
    assert.equal((await server.api('/sets')).total, 6);
    await closeTabs(tabs);
    fs.rmSync(folder, { recursive: true });
});

test('an upload that a restart cuts begins again, and says so', async () => {
    const page = await openPage(browser, server);
    page.expectErrors = true;
    await page.locator('.sets tr[data-set]').first().waitFor();
    const folder = temporaryFolder();
    for (const name of ['rank0', 'rank1', 'rank2']) {
        fs.writeFileSync(path.join(folder, `${name}.json.gz`),
            makeTrace([{ name: 'again' }], { rank: Number(name.slice(-1)) }));
    }
    let cut;
    let isCut = false;
    const cutting = new Promise((resolve) => { cut = resolve; });
    await page.route('**/files/**rank2**', async (route) => { // two files are there already
        if (isCut) {
            await route.continue();
            return;
        }
        isCut = true;
        await server.kill();
        await route.abort('connectionreset');
        cut();
    });
    const card = page.locator('.transfer');
    await page.setInputFiles('input[webkitdirectory]', folder);
    await cutting;
    await isGone(page);
    await card.getByText('No connection, trying again').waitFor();
    await server.restart();
    await card.getByText(/^Done.* sent again, because the server was restarted$/)
        .waitFor({ timeout: 20000 });
    await isBack(page);
    const { sets } = await server.api('/sets');
    assert.equal(sets.find(({ label }) => label === path.basename(folder)).ranks.length, 3);
    await page.context().recycle();
    assert.deepEqual(page.complaints, []);
    fs.rmSync(folder, { recursive: true });
});
