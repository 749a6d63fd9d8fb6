// The page Series: it offers series, draws one with the change that was planted, leads to the
// comparison of the sets before and after it, and keeps its state in the URL.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { chartsReady, closeClean, drawn, makeTrace, openPage, query, startBrowser, startServer,
    uploadByApi } from './lib.mjs';

const NIGHTS = 8;
const SLOW = 5; // the first slow night
const DAY = 86_400_000_000_000;

let browser;
let server;
const ids = [];

before(async () => {
    server = await startServer();
    browser = await startBrowser();
    for (let n = 1; n <= NIGHTS; n += 1) {
        const dur = n < SLOW ? 100 : 120;
        ids.push(await uploadByApi(server, `nightly-${n}`, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: 'aten::mm', count: 4, dur },
                { name: `aten::once_${n}`, dur: 10 }], { header: {
                baseTimeNanoseconds: 1_767_225_600_000_000_000 + n * DAY,
                deviceProperties: [{ id: 0, name: n < SLOW ? 'A100' : 'H100' }] } }) }]));
    }
});
after(async () => {
    await browser?.close();
    await server?.stop();
});

const shown = async (page) => {
    await page.locator('.analysis-results[data-shown]').waitFor();
    await chartsReady(page);
};
const changes = (page) => page.getByRole('table', { name: 'Changes of level' });

test('without sets the page offers some; a click shows a change, before against after', async () => {
    const page = await openPage(browser, server);
    await page.getByRole('link', { name: 'Series' }).click();
    await page.getByRole('link', { name: 'nightly*' }).click();
    await shown(page);
    assert.equal(query(page).get('sets'), 'nightly*');
    assert.equal(await page.locator('.series-summary h2').textContent(),
        `1\u00a0change of level in ${NIGHTS}\u00a0sets.`);
    const medians = (await drawn(page, 'chart-series', 'y'))[2];
    assert.equal(medians.length, NIGHTS);
    assert.match((await drawn(page, 'chart-series', 'customdata'))[2][0], /<br>host [\d.]+\s.s<br>/);
    assert.ok(medians[SLOW - 1] > medians[SLOW - 2] * 1.1);
    assert.deepEqual((await drawn(page, 'chart-series', 'x'))[3], [SLOW - 1.5]);
    assert.equal(await page.getByRole('table', { name: 'Sets', exact: true }).locator('tbody tr').count(),
        NIGHTS);
    await page.getByText('No set has device work').waitFor(); // and so no parts
    await page.getByText('From nightly-5 on, the devices differ: A100 before, H100 now.').waitFor();
    assert.match(await page.locator('.series-good').textContent(), new RegExp('^Since the last good set, '
        + 'nightly-4, it is slower by [\\d.]+\\s%: \\d+ → \\d+\\s.s, from nightly-5 \\(\\d+ Jan 2026, [\\d:]+\\) on\\. '));
    assert.equal(await page.locator('.series-change').count(), 0, 'the same change is told once');
    // What changed, then the chart, then all sets; the rest is below.
    const tops = await Promise.all(['.series-good', '#chart-series', '.analysis-tables',
        '[aria-label="Parts of the mean step"]'].map((one) => page.locator(one).evaluate((node) =>
        node.getBoundingClientRect().top)));
    assert.deepEqual(tops, [...tops].sort((a, b) => a - b));
    await changes(page).getByRole('link', { name: 'before and after' }).click();
    await page.waitForURL(/\/compare\?/);
    assert.ok(ids[SLOW - 2].startsWith(query(page).get('control')));
    assert.ok(ids[SLOW - 1].startsWith(query(page).get('test')));
    await page.goBack();
    await shown(page);
    await changes(page).getByRole('link', { name: 'several of each' }).click();
    await page.waitForURL(/\/compare\/recordings\?/);
    const sides = ['control', 'test'].map((side) => query(page).get(side).split(','));
    assert.deepEqual(sides.map((side) => side.map((id) => ids.findIndex((one) => one.startsWith(id)))),
        [[0, 1, 2, 3], [4, 5, 6, 7]]);
    await page.locator('.recordings-verdict').getByText('4 recordings against 4').waitFor();
    await page.goBack();
    await shown(page);
    await closeClean(page);
});

test('a row and a baseline can be chosen, and undone; a refusal says why', async () => {
    const page = await openPage(browser, server, '/series?sets=nightly-*');
    await shown(page);
    await page.locator('[data-field="measure"]').selectOption('a row');
    await page.locator('[data-field="name"]').fill('aten::mm');
    await page.keyboard.press('Tab');
    await page.waitForURL(/name=aten/);
    await page.locator('.chart-unit').getByText('aten::mm').waitFor();
    await shown(page);
    assert.deepEqual((await drawn(page, 'chart-series', 'y'))[2].map(Math.round),
        Array.from({ length: NIGHTS }, (_, i) => (i + 1 < SLOW ? 400 : 480)));
    await page.locator('[data-field="baseline"]').fill('nightly-1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/baseline=/);
    await page.getByRole('columnheader', { name: 'Against baseline' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForFunction(() => !location.search.includes('name='));
    await page.locator('.chart-unit').getByText('Step time').waitFor();
    await page.locator('[data-field="measure"]').selectOption('a layer');
    await page.getByText('Block is every Block').waitFor();
    await page.locator('[data-field="layer"]').fill('GPT / Block #1');
    await page.keyboard.press('Tab');
    await page.waitForURL(/layer=GPT/);
    await page.getByRole('heading', { name: 'None of these sets has this layer.' }).waitFor();
    await page.getByRole('cell', { name: 'no recording has this layer' }).nth(NIGHTS - 1).waitFor();
    await page.goBack();
    await page.waitForFunction(() => !location.search.includes('layer='));
    const headed = (words) => page.locator('.series-summary h2').getByText(words).waitFor();
    await page.locator('[data-field="sets"]').fill('nightly-1');
    await page.keyboard.press('Enter');
    await headed('One set is not a series: there is no other set to compare it with.');
    await page.locator('[data-field="sets"]').fill('nightly-1,nightly-2');
    await page.keyboard.press('Enter');
    await headed('No change of level was found in');
    await page.getByText('cannot tell a change from the usual difference between two recordings.').waitFor();
    await page.locator('[data-field="sets"]').fill('nightly-4,nightly-5');
    await page.keyboard.press('Enter');
    await headed('1 of 1\u00a0pair of neighbours differs.');
    page.expectErrors = true;
    await page.locator('h1').click(); // no field has the focus
    await page.keyboard.press('/');
    await page.keyboard.type('weekly');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('"weekly" matches no stored set').waitFor();
    await closeClean(page);
});

test('it names a newest set that stands out, damaged files, and sets without steps', async () => {
    const jumps = [];
    for (let n = 1; n <= 7; n += 1) {
        jumps.push(await uploadByApi(server, `jump-${n}`, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: `aten::mm_${n}`, count: 4, dur: n < 7 ? 100 : 130 }], { header: {
                baseTimeNanoseconds: 1_800_000_000_000_000_000 + n * DAY } }) }]));
    }
    const page = await openPage(browser, server, '/series?sets=jump-*');
    await shown(page);
    const words = page.locator('.series-newest');
    assert.match(await words.textContent(), /^The newest set, jump-7, stands out: it is slower by .*\s%: .* \(p = .*, against the 6 sets of its level before it\)\. One set alone is not a change of level\. /u);
    const to = new URL(await words.getByRole('link', { name: 'What changed between jump-6 and it' })
        .evaluate((a) => a.href)).searchParams;
    assert.ok(jumps[5].startsWith(to.get('control')) && jumps[6].startsWith(to.get('test')));
    const text = gunzipSync(makeTrace([{ name: 'aten::mm', count: 4, dur: 100 }])).toString();
    const add = (name, content) => uploadByApi(server, name, [{ name: 'rank0.json.gz',
        bytes: gzipSync(content) }]);
    await add('jump-bare', text.replaceAll('ProfilerStep#', 'other'));
    await add('jump-cut', text.slice(0, -60));
    const notices = async (sets) => {
        await page.goto(`${server.url}/series?sets=${sets}`);
        await shown(page);
        assert.equal(await words.count(), 0);
        return page.locator('.series-summary .notice li').allTextContents();
    };
    const mixed = await notices('jump-1,jump-2,jump-3,jump-bare,jump-cut');
    assert.ok(mixed.includes('1\u00a0set has damaged files, so its times may be wrong: jump-cut.'), mixed.join());
    assert.ok(mixed.some((one) => one === '1\u00a0set has no such time, and counts with the level around it: jump-bare (no recording has steps).'), mixed.join());
    assert.ok(!mixed.some((one) => one.startsWith('No set has steps')));
    assert.ok((await notices('jump-bare')).includes(
        'No set has steps: each whole recording counts as one step.'));
    await closeClean(page);
});

test('on a phone, labels of changes that are close to each other do not cover each other', async () => {
    for (let n = 0; n < 20; n += 1) {
        await uploadByApi(server, `near-${n}`, [{ name: 'rank0.json.gz',
            bytes: makeTrace([{ name: `aten::mm_${n}`, count: 4, dur: n < 9 ? 100 : n < 11 ? 130 : 170 }],
                { header: { baseTimeNanoseconds: 1_810_000_000_000_000_000 + n * DAY } }) }]);
    }
    for (const [width, count] of [[390, 1], [1280, 2]]) {
        const page = await openPage(browser, server, '/series?sets=near-*', { viewport: { width, height: 800 } });
        await shown(page);
        assert.equal(await changes(page).locator('tbody tr').count(), 2);
        await page.locator('.series-good, .series-change').getByText(/from near-11 \(.*\) on/).waitFor();
        const labels = (await page.locator('#chart-series .annotation-text').allTextContents())
            .filter((text) => !text.startsWith('axis'));
        assert.equal(labels.length, count, labels.join());
        assert.match(labels[0], /^\+30/);
        await closeClean(page);
    }
});

test('an axis that does not start at 0 is marked, also in the picture', async () => {
    for (const [low, high, says] of [[10, 100, null], [100, 102, /^axis starts at [\d.]+\sµs$/]]) {
        for (let n = 0; n < 3; n += 1) {
            await uploadByApi(server, `axis-${high}-${n}`, [{ name: 'rank0.json.gz',
                bytes: makeTrace([{ name: `aten::mm_${n}`, count: 4, dur: n < 2 ? low : high }], { header: {
                    baseTimeNanoseconds: 1_830_000_000_000_000_000 + n * DAY } }) }]);
        }
        const page = await openPage(browser, server, `/series?sets=axis-${high}-*`);
        await shown(page);
        const { range, mark, zigzag } = await page.evaluate(() => {
            const { layout } = document.getElementById('chart-series');
            return { range: layout.yaxis.range, zigzag: layout.shapes.filter(({ path }) => path).length,
                mark: layout.annotations.find(({ text }) => text.startsWith('axis'))?.text };
        });
        if (says === null) {
            assert.deepEqual([range[0], mark, zigzag], [0, undefined, 0]);
        } else {
            assert.match(mark, says);
            assert.equal(zigzag, 1);
            assert.ok(Math.abs(parseFloat(mark.split(' ').at(-1)) - range[0]) < 0.01 * range[0], `${mark} ${range}`);
        }
        await closeClean(page);
    }
});

/** Steps of four kernels of each of three classes, each `dur` long. */
function kernelTrace(dur, ns) {
    const names = ['gemm', 'elementwise_kernel', 'reduce_kernel'].flatMap((name) =>
        [0, 1, 2, 3].map((i) => `${name}_${i}`));
    const events = [];
    for (let at = 0, step = 1; step <= 6; step += 1) {
        events.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1, tid: 1,
            ts: at, dur: dur * names.length });
        for (const name of names) {
            const args = { correlation: events.length, device: 0, stream: 7 };
            events.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1, ts: at, dur: 1, args },
                { ph: 'X', cat: 'kernel', name, pid: 0, tid: 7, ts: at, dur, args });
            at += dur;
        }
        at += 1;
    }
    return gzipSync(JSON.stringify({ baseTimeNanoseconds: ns, distributedInfo: { rank: 0, world_size: 1 },
        traceEvents: events }));
}

test('the machine has a curve, and a change of level that it makes says so', async () => {
    for (let n = 1; n <= NIGHTS; n += 1) {
        await uploadByApi(server, `slow-node-${n}`, [{ name: 'rank0.json.gz', bytes: kernelTrace(
            (n < SLOW ? 100 : 110) + n / 100, 1_767_225_600_000_000_000 + n * DAY) }]);
    }
    const page = await openPage(browser, server, '/series?sets=slow-node-*');
    await shown(page);
    await page.locator('.series-summary h2').getByText('1\u00a0change of level in 8\u00a0sets: '
        + 'the machine\u2019s.').waitFor();
    const curve = (await drawn(page, 'chart-series-machine', 'y'))[1];
    assert.equal(curve.length, NIGHTS);
    assert.ok(Math.abs(curve[NIGHTS - 1] - curve[0] - 10) < 0.5);
    assert.match((await drawn(page, 'chart-series-machine', 'customdata'))[1][0], /% of the step, against the first level/);
    await changes(page).getByText('the machine\u2019s, +').waitFor();
    await closeClean(page);
});
