// Why: the account under the verdict, its links and folds, and every sample as a dot. If the words of
// the server matter, the test replaces them: other tests check what the server finds.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeClean, compareReady, openPage, sentenceParts, startSample } from './lib.mjs';

const { rowId } = await import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/rows.js`).href);

let server;
let browser;
let pair;
let stop;
const STEPS = 'exclude=ProfilerStep*';
const COPY = { name: 'Memcpy DtoH (Device -> Pageable)', category: 'gpu_memcpy' };
const entry = ({ text = 'Something moved.', rows = [], ...more }) => ({ kind: 'per_call', text,
    parts: sentenceParts(text, rows), certainty: 'sure', change: 100, share: null, part: null, rows,
    ranks: [], steps: [], values: {}, ...more });

/** The exact changes in the titles of nodes, µs. */
const changesOf = async (nodes) => (await nodes.evaluateAll((all) => all.map(({ title }) => title)))
    .map((title) => Number(title.replace('\u2212', '-').replaceAll(/[^-\d.]/g, ''))
        * { s: 1e6, ms: 1e3, µs: 1 }[title.split('\u00a0')[1]]);

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

/** Opens the page; `edit(answer, query)` changes what the server said. */
async function openEdited(edit, { path = `/compare?${pair}&${STEPS}`, options = {} } = {}) {
    const page = await openPage(browser, server, '/', options);
    page.asked = [];
    await page.route(/\/compare_traces\?/, async (route) => {
        const query = new URL(route.request().url()).searchParams;
        if (query.has('layers') || query.get('significance') === 'false') { // layer.test.mjs, the strip
            await route.continue();
            return;
        }
        page.asked.push(query);
        const response = await route.fetch();
        const json = await response.json();
        await edit(json, query);
        await route.fulfill({ response, json });
    });
    await page.goto(server.url + path);
    return page;
}

const lines = (page) => page.locator('.account > li[data-kind]');
const facts = (page) => page.locator('.facts > li[data-kind]');
const search = (page, text) => page.waitForFunction((wanted) =>
    location.search.includes(wanted), text);
const line = (test, certainty, more = {}) => ({ kind: 'per_call', certainty, control_ns: 20000,
    test_ns: 20000 + test, text: 'Something moved', places: [], places_count: 0, parts: [], brief:
        [{ name: COPY.name, row: COPY }, { text: ' takes more' }], ...more });
const accountOf = (list) => ({ control_ns: list.length * 20000, test_ns: list.reduce((sum, one) =>
    sum + one.test_ns, 0), control_samples: 2, test_samples: 2, lines: list });

test('the account comes with the verdict, fits, and adds up', async () => {
    for (const [width, height] of [[1280, 950], [800, 1000], [390, 840]]) {
        const page = await openEdited(() => {}, { options: { viewport: { width, height } } });
        await compareReady(page);
        assert.ok(await lines(page).count() >= 2);
        assert.match(await page.locator('.account-sum').innerText(), /Together/);
        assert.match(await page.locator('.limits').innerText(), /Limit: device/);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.equal(page.asked.length, 1);
        assert.equal(page.asked[0].has('diagnosis'), false);
        assert.equal(await page.locator('.verdict-card').getByRole('button', { name: 'Share' }).count(), 1);
        for (const name of ['CSV', 'JSON']) {
            assert.equal(await page.locator('.table-card').getByRole('link', { name, exact: true })
                .count(), 1, name);
        }
        await closeClean(page);
    }
    const page = await openEdited(() => {}, { path: `/compare?${pair}&${STEPS}&open=lines` });
    await compareReady(page);
    const changes = await changesOf(page.locator('.account-change'));
    const sum = changes.pop();
    assert.ok(Math.abs(changes.reduce((a, b) => a + b) - sum) < 0.01, `${changes} = ${sum}`);
    // Each bar begins where the one above it ends; the last one is from the first to the last.
    const ends = await page.locator('.account-bar').evaluateAll((all) => all.map((bar) =>
        [bar.style.left, bar.style.width].map(parseFloat)));
    const [whole] = ends.splice(-1);
    const size = ends.map(([, width], i) => Math.sign(changes[i]) * width).reduce((a, b) => a + b);
    assert.ok(Math.abs(size - whole[1]) < 0.1, `${size} ${whole}`);
    await closeClean(page);
});

test('the places of a line add up to its number; which are open is in the URL', async () => {
    const page = await openEdited(({ account }) => {
        const first = account.lines[0]; // some are not listed
        first.places.length = Math.min(first.places.length, 1);
        first.places_count = Math.max(first.places_count, 3);
    }, { path: `/compare?${pair}&${STEPS}&open=lines` });
    await compareReady(page);
    const all = await page.locator('.account-go').count();
    assert.ok(all > 3);
    for (let i = 0; i < all; i += 1) {
        const line = page.locator('.account > li').nth(i);
        await line.locator('.account-go').click();
        await line.locator('.account-places').waitFor();
        assert.equal(await line.locator('.account-go').evaluate((node) =>
            node === document.activeElement && node.ariaExpanded), 'true');
        const [sum] = await changesOf(line.locator('> .account-change'));
        const places = await changesOf(line.locator('.account-places .account-change'));
        assert.ok(Math.abs(places.reduce((a, b) => a + b) - sum) < 0.01, `${i}: ${places} = ${sum}`);
        assert.ok(await line.locator('.account-places p a').count() >= 2);
    }
    assert.match(page.url(), /open=lines(,|%2C)line-0(,|%2C)line-1/);
    await closeClean(page);
});

test('another filter keeps the account, another selection does not', async () => {
    const page = await openEdited(() => {});
    await compareReady(page);
    const first = await lines(page).first().textContent();
    await page.getByRole('searchbox').fill('aten');
    await search(page, 'q=aten');
    await compareReady(page);
    assert.equal(await lines(page).first().textContent(), first);
    assert.equal(page.asked.filter((query) => !query.has('diagnosis')).length, 1);
    const swapped = page.waitForRequest((request) => request.url().includes('significance=true'));
    await page.getByRole('button', { name: 'Ranks and steps' }).click();
    await page.getByRole('button', { name: 'Swap control and test' }).click();
    await swapped;
    await compareReady(page);
    assert.equal(page.asked.filter((query) => !query.has('diagnosis')).length, 2);
    await closeClean(page);
});

test('a line leads to where its number is', async () => {
    const rows = [COPY];
    const page = await openEdited((answer) => {
        if (answer.diagnosis === null) {
            return;
        }
        answer.account = accountOf([line(9000, 'sure', { parts: [{ name: COPY.name, row: COPY }] }),
            line(-8000, 'cannot_judge', { kind: 'launches', text: 'A hole', brief: [{ text: 'A hole' }] }),
            line(7000, 'sure', { kind: 'host_late', text: 'A step', brief: [{ text: 'A step' }] })]);
        answer.diagnosis = [entry({ line: 0, rows }), entry({ text: 'A fact.', certainty: 'fact',
            change: null }), entry({ line: 2, steps: [8], text: 'A step.' })];
    });
    await compareReady(page);
    assert.deepEqual(await lines(page).evaluateAll((all) => all.map(({ dataset }) => dataset.kind)),
        ['per_call', 'launches', 'host_late']);
    const to = async (i) => {
        await lines(page).nth(i).locator('.account-go').click();
        return new URL(await lines(page).nth(i).locator('.account-places p a').first().evaluate((a) => a.href));
    };
    const operation = await to(0);
    assert.deepEqual([operation.pathname, operation.searchParams.get('row'), operation.hash],
        ['/compare/op', rowId(COPY.name, COPY.category), '#booked']);
    assert.equal((await to(1)).pathname, '/timeline');
    assert.equal((await to(2)).searchParams.get('test_step'), '8');
    assert.deepEqual((await facts(page).allTextContents()), ['A fact.']);
    // What is not certain is grey, and has no colour.
    assert.equal(await lines(page).nth(1).locator('.account-bar.unsure').count(), 1);
    assert.ok(await page.getByText('Grey: may be noise.').isVisible());
    await closeClean(page);
});

test('what does not fit is unfolded, and the URL says so', async () => {
    const page = await openEdited((answer) => {
        if (answer.diagnosis) {
            answer.account = accountOf([1, 2, 3, 4, 5, 6, 7].map((n) => line(9000 - n, 'sure',
                { text: `Line ${n}`, brief: [{ text: `Line ${n}` }] })));
            answer.diagnosis = [];
        }
    });
    await compareReady(page);
    assert.equal(await lines(page).count(), 5);
    assert.match(await page.locator('.account-sum').innerText(), /\+31\.5/);
    await page.getByRole('button', { name: '2 more lines' }).click();
    await search(page, 'open=lines');
    assert.equal(await lines(page).count(), 7);
    await page.reload();
    await compareReady(page);
    assert.equal(await lines(page).count(), 7);
    await page.getByRole('button', { name: 'Show less' }).click();
    await page.waitForFunction(() => !location.search.includes('open='));
    assert.equal(await lines(page).count(), 5);
    await closeClean(page);
});

test('beside a verdict without the profiler, the sum is that of the recording, and grey', async () => {
    const page = await openEdited(({ verdict }) => {
        verdict.recorded = { text: 'Recorded 1 → 2 ms.', parts: [{ text: 'Recorded 1 → 2 ms.' }] };
    });
    await compareReady(page);
    const sum = page.locator('.account-sum');
    assert.match(await sum.innerText(), /Together, as recorded/);
    assert.equal(await sum.locator('.more, .less').count(), 0);
    await closeClean(page);
});

test('if the search for causes was stopped, the page says so', async () => {
    const page = await openEdited((answer, query) => {
        if (query.get('diagnosis') !== 'false') {
            answer.diagnosis = [];
            answer.account = null;
            answer.diagnosis_note = 'The search was stopped.';
        }
    });
    await compareReady(page);
    assert.equal(await lines(page).count(), 0);
    assert.ok(await page.getByText('The search was stopped.').isVisible());
    await closeClean(page);
});

test('names in sentences are text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const page = await openEdited((answer) => {
        if (answer.diagnosis) {
            answer.account = accountOf([line(9000, 'sure', { brief: [{ text: '<b>bold</b> ' },
                { name: hostile, row: null }, { text: ' `open, ' },
                { number: '-1.5 %', value: -1.5, unit: '%' }] })]);
            answer.diagnosis = [];
        }
    });
    await compareReady(page);
    assert.equal(await lines(page).locator('code').textContent(), hostile);
    assert.equal(await lines(page).locator('img, b').count(), 0);
    assert.match(await lines(page).locator('.account-words').textContent(),
        /^<b>bold<\/b> .* `open, \u22121\.5\u00a0%/);
    await closeClean(page);
});

test('every sample is a dot with a description', async () => {
    const { verdict } = await server.api(`/compare_traces?${pair}&limit=0`);
    const page = await openEdited(() => {});
    await compareReady(page);
    const strip = page.getByRole('img', { name: 'Every step' });
    for (const side of ['control', 'test']) {
        assert.equal(await strip.locator(`circle.strip-${side}`).count(),
            verdict.samples[side].length);
        // Six steps of two ranks: two lines of five pieces.
        assert.equal(await strip.locator(`line.strip-${side}`).count(), 10);
    }
    await strip.locator('circle').first().hover({ force: true });
    assert.match(await page.locator('.verdict-strip .strip-tip').textContent(),
        /^control, step \d+, rank \d: [\d.]+\sms\nhost [\d.]+\sms/);
    assert.match(await strip.textContent(),
        /control: 12\ssamples from .* to .*, median .*; the longest is step \d+, rank \d\./);
    // Longer samples are higher.
    const heights = await strip.locator('circle').evaluateAll((all) => all.map((dot) =>
        [dot.classList.contains('strip-test'), parseFloat(dot.getAttribute('cy'))]));
    const of = (test) => heights.filter(([is]) => is === test).map(([, y]) => y);
    assert.ok(Math.max(...of(true)) < Math.min(...of(false)));
    await closeClean(page);
});

test('only a certain change is coloured; an uncertain one says how far it may reach', async () => {
    const page = await openEdited(({ verdict }) => {
        verdict.verdict = 'not_certain';
        verdict.range.parts = [{ text: 'The typical change lies between ' },
            { number: '-33.0 %', value: -33, unit: '%' }, { text: ' and 0: probably faster.' }];
    });
    await compareReady(page);
    const card = page.locator('.verdict-card');
    assert.match((await card.locator('.verdict-range').textContent()).replaceAll('\u00a0', ' '),
        /^The typical change lies between −33.0 % and 0: probably faster\. ?$/);
    assert.equal(await card.locator('.account-sum .more, .account-sum .less').count(), 0);
    assert.match(await card.locator('.answer-details').textContent(), /One recording per side/);
    await closeClean(page);
    const slower = await openEdited(() => {});
    await compareReady(slower);
    assert.equal(await slower.locator('.account-sum .account-change.more').count(), 1);
    await closeClean(slower);
});

test('without steps the page does not mention step time', async () => {
    const page = await openEdited((answer) => {
        for (const side of [answer.control, answer.test]) {
            side.pseudo_steps = side.samples;
            side.steps = [];
        }
        for (const sample of Object.values(answer.verdict.samples).flat()) {
            sample.step_number = null;
        }
    });
    await compareReady(page);
    const card = await page.locator('.verdict-card').textContent();
    assert.match(await page.locator('.headline-times').getAttribute('title'), /^Mean whole recording/);
    assert.doesNotMatch(card, /Step time/i);
    assert.match(await page.locator('.waterfall .chart-head').textContent(),
        /mean per recording/);
    assert.equal(await page.getByRole('img', { name: 'Every recording' }).count(), 1); // the large one is folded
    await closeClean(page);
});

test('the page draws no bar of a wait for a full queue', async () => {
    const full = { name: 'Command Buffer Full', category: 'overhead' };
    const page = await openEdited((answer) => { Object.assign(answer.rows[0], full); });
    await compareReady(page);
    await page.waitForFunction(() => document.getElementById('chart-durations')?.layout);
    const names = await page.evaluate(() => ['chart-durations', 'chart-counts'].map((id) =>
        document.getElementById(id).layout.yaxis.ticktext));
    names.forEach((drawn) => assert.ok(drawn.length === 15 && !drawn.some((name) =>
        name.includes('Buffer')), drawn.join()));
    await page.locator('.table-card').getByText(full.name, { exact: true }).first().waitFor();
    await closeClean(page);
});

test('what a sentence says is not a note, too', async () => {
    const page = await openEdited((answer) => {
        answer.comparability = [{ kind: 'devices_differ', severity: 'info', text: 'Other devices.' },
            { kind: 'ranks_differ', severity: 'info', text: 'Other ranks.' }];
        if (answer.diagnosis) {
            answer.diagnosis = [entry({ kind: 'not_alike', change: null, text: 'Other devices.' }),
                entry({ kind: 'not_alike', change: null, text: 'Other work.' })];
            answer.account.lines = answer.account.lines.slice(0, 2);
        }
        answer.recorded.test.devices = ['Another device'];
    });
    await compareReady(page);
    assert.deepEqual(await page.locator('.comparability li').allTextContents(), ['Other ranks.']);
    // The devices stand beside the names of the sets, so the fact needs few words.
    assert.deepEqual((await facts(page).allTextContents()).sort(),
        ['Another device.', 'Other work.']);
    assert.match(await page.locator('.side-test .side-about').textContent(), /^Another device, /);
    await closeClean(page);
});

