// Why: the sentences under the verdict, their links, and every sample as a dot. If the words of
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

before(async () => { ({ server, browser, pair, stop } = await startSample()); });
after(() => stop?.());

/** Opens the page; `edit(answer, query)` changes what the server said. */
async function openEdited(edit, { path = `/compare?${pair}&${STEPS}`, options = {} } = {}) {
    const page = await openPage(browser, server, '/', options);
    page.asked = [];
    await page.route(/\/compare_traces\?/, async (route) => {
        const query = new URL(route.request().url()).searchParams;
        if (query.has('layers')) { // layer.test.mjs
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

const list = (page) => page.locator('.diagnosis-list > li');
const search = (page, text) => page.waitForFunction((wanted) =>
    location.search.includes(wanted), text);

test('the sentences come with the verdict, and fit beside it', async () => {
    for (const [width, height] of [[1280, 950], [800, 1000], [390, 840]]) {
        const page = await openEdited(() => {}, { options: { viewport: { width, height } } });
        await compareReady(page);
        assert.ok(await list(page).count() >= 4);
        assert.match(await page.locator('.account-rest').innerText(), /Everything else/);
        assert.match(await page.locator('.diagnosis-limit').innerText(), / is the limit/);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.equal(page.asked.length, 1);
        assert.equal(page.asked[0].has('diagnosis'), false);
        // Share and the files are on the card of the verdict.
        const card = page.locator('.verdict-card');
        for (const name of ['CSV', 'JSON']) {
            assert.equal(await card.getByRole('link', { name, exact: true }).count(), 1, name);
        }
        assert.equal(await card.getByRole('button', { name: 'Share' }).count(), 1);
        await closeClean(page);
    }
});

test('another filter keeps the sentences, another selection does not', async () => {
    const page = await openEdited(() => {});
    await compareReady(page);
    const first = await list(page).first().textContent();
    await page.getByRole('searchbox').fill('aten');
    await search(page, 'q=aten');
    await compareReady(page);
    assert.equal(await list(page).first().textContent().then((t) => t.slice(0, 60)),
        first.slice(0, 60));
    assert.equal(page.asked.filter((query) => !query.has('diagnosis')).length, 1);
    const swapped = page.waitForRequest((request) => request.url().includes('significance=true'));
    await page.getByRole('button', { name: 'Swap control and test' }).click();
    await swapped;
    await compareReady(page);
    assert.equal(page.asked.filter((query) => !query.has('diagnosis')).length, 2);
    await closeClean(page);
});

test('a sentence leads to its rows, ranks, steps and bar', async () => {
    const page = await openEdited((answer) => {
        if (answer.diagnosis === null) {
            return;
        }
        answer.diagnosis = [
            entry({ text: '`Memcpy DtoH (Device -> Pageable)` is new: 45 % of the change.',
                part: 'exposed_memory', rows: [COPY] }),
            entry({ kind: 'waiting', certainty: 'likely', ranks: [1], steps: [7],
                text: 'Most likely: the others wait for rank 1 in step 7.' }),
            entry({ kind: 'host_late', change: -5, steps: [8], text: 'A hole in `forward`.' })];
    });
    await compareReady(page);
    const items = list(page);
    assert.equal(await items.count(), 3);
    const [copy, waits, hole] = [items.nth(0), items.nth(1), items.nth(2)];
    assert.equal(await copy.locator('code').textContent(), COPY.name);
    const page_ = new URL(await copy.locator('.diagnosis-name').evaluate((a) => a.href));
    assert.equal(page_.pathname, '/compare/op');
    assert.equal(page_.searchParams.get('row'), rowId(COPY.name, COPY.category));
    assert.equal(await hole.locator('code').textContent(), 'forward');
    assert.equal(await hole.locator('.diagnosis-name').count(), 0);
    const query = async (link) => new URL(await link.evaluate((a) => a.href)).searchParams;
    const rank = await query(waits.getByRole('link', { name: 'rank 1' }));
    assert.deepEqual([rank.get('control_ranks'), rank.get('test_ranks')], ['1', '1']);
    const late = await query(waits.getByRole('link', { name: 'stragglers' }));
    const pair = await page.evaluate(async () => (await (await fetch('/api/v1/sets')).json()).sets
        .map(({ label, id }) => [label, id.slice(0, 12)]));
    assert.deepEqual(['what', 'set', 'test'].map((key) => late.get(key)), ['stragglers',
        ...['control', 'test'].map((side) => new Map(pair).get(side))]);
    assert.equal(await hole.getByRole('link', { name: 'stragglers' }).count(), 0);
    const step = await query(waits.getByRole('link', { name: 'step 7' }));
    assert.deepEqual([step.get('control_steps'), step.get('test_steps')], [null, '7']);
    // Work that became less is shown in the control.
    const less = await query(hole.getByRole('link', { name: 'step 8' }));
    assert.deepEqual([less.get('control_steps'), less.get('test_steps')], ['8', null]);
    // By the keyboard, as any link.
    await copy.getByRole('link', { name: /table row/ }).focus();
    await page.keyboard.press('Enter');
    await search(page, `op=${rowId(COPY.name, COPY.category)}`);
    const row = page.locator('.ops tr[aria-selected="true"]');
    assert.match(await row.textContent(), /Memcpy DtoH/);
    assert.ok(await row.evaluate((node) => node === document.activeElement));
    await copy.getByRole('button', { name: 'memory bar' }).click();
    assert.equal(await page.evaluate(() => document.activeElement.dataset.part),
        'exposed_memory');
    await closeClean(page);
});

test('if the search for causes was stopped, the page says so', async () => {
    const page = await openEdited((answer, query) => {
        if (query.get('diagnosis') !== 'false') {
            answer.diagnosis = [];
            answer.verdict.limit = { text: 'The host is the limit.',
                parts: [{ text: 'The host is the limit.' }] };
            answer.diagnosis_note = 'The search was stopped.';
        }
    });
    await compareReady(page);
    assert.equal(await list(page).count(), 0);
    assert.equal(await page.locator('.diagnosis-none').textContent(),
        'The search was stopped.');
    assert.equal(await page.locator('.diagnosis-limit').textContent(), 'The host is the limit.');
    await closeClean(page);
});

test('names in sentences are text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const page = await openEdited((answer) => {
        if (answer.diagnosis) {
            answer.diagnosis = [{ ...entry({}), parts: [{ text: '<b>bold</b> ' },
                { name: hostile, row: null }, { text: ' `open, ' },
                { number: '-1.5 %', value: -1.5, unit: '%' }] }];
        }
    });
    await compareReady(page);
    assert.equal(await list(page).locator('code').textContent(), hostile);
    assert.equal(await list(page).locator('img, b').count(), 0);
    assert.match(await list(page).textContent(), /^<b>bold<\/b> .* `open, \u22121\.5\u00a0%/);
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
    assert.match(await strip.locator('circle title').first().textContent(),
        /^control, step \d+, rank \d: [\d,.]+\sµs\nhost [\d.]+\sms/);
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
    assert.equal(await card.locator('.change.more, .change.less').count(), 0);
    assert.match(await card.textContent(), /One recording per side/);
    await closeClean(page);
    const slower = await openEdited(() => {});
    await compareReady(slower);
    assert.equal(await slower.locator('.verdict-card .change.more').count(), 1);
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
    assert.match(card, /Mean whole recording/);
    assert.doesNotMatch(card, /Step time/i);
    assert.match(await page.locator('.waterfall .chart-head').textContent(),
        /mean per recording/);
    assert.equal(await page.getByRole('img', { name: 'Every recording' }).count(), 1);
    await closeClean(page);
});

test('every bar says what changed besides its named rows', async () => {
    const { waterfall } = await server.api(`/compare_traces?${pair}&${STEPS}&limit=0`);
    const page = await openEdited(() => {});
    await compareReady(page);
    for (const part of waterfall.parts) {
        const column = page.locator(`.fall-column[data-part="${part.part}"]`);
        assert.equal(await column.locator('.fall-ops li').count(), part.named);
        assert.equal((await column.locator('.explained').allTextContents()).join('').toLowerCase(),
            part.explained === null ? '' : `${part.explained.replaceAll(/-(?=\d)/g, '\u2212')
                .replaceAll(/ (?=%|[nµm]?s)/g, '\u00a0')}.`.toLowerCase());
    }
    await closeClean(page);
});

test('the page says once what limits the sides, and draws no bar of a wait for a full queue', async () => {
    const full = { name: 'Command Buffer Full', category: 'overhead' };
    const page = await openEdited((answer) => {
        answer.verdict.limit = { text: 'All is.', parts: [{ text: 'All is.' }] };
        Object.assign(answer.rows[0], full);
        answer.diagnosis = [entry({}), entry({ kind: 'limit', certainty: 'untested', change: null,
            text: 'The host waits because of `Command Buffer Full`.' })];
    });
    await compareReady(page);
    const last = page.locator('.diagnosis-limit');
    assert.equal((await last.innerText()).trim(), 'The host waits because of Command Buffer Full.');
    assert.equal(await last.getAttribute('data-kind'), 'limit');
    assert.doesNotMatch(await page.locator('.verdict-card').innerText(), /All is/);
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
            answer.diagnosis = [entry({ kind: 'not_alike', change: null, text: 'Other devices.' })];
        }
    });
    await compareReady(page);
    assert.deepEqual(await page.locator('.comparability li').allTextContents(), ['Other ranks.']);
    assert.match(await list(page).textContent(), /^Other devices\. ?$/);
    await closeClean(page);
});

test('a line of the account has its change and a bar, in its sentence or below all', async () => {
    const line = (test, certainty) => ({ kind: 'per_call', certainty, control_ns: 20000,
        test_ns: 20000 + test, text: '', places: [], places_count: 0,
        parts: [{ name: COPY.name, row: COPY }, { text: ' takes longer' }] });
    const page = await openEdited((answer) => {
        answer.account = { control_ns: 60000, test_ns: 0, control_samples: 2, test_samples: 2,
            lines: [line(8000000, 'sure'), line(-2000000, 'likely'), line(100000, 'cannot_judge')] };
        answer.diagnosis = [entry({ text: 'A fact.', certainty: 'fact', change: null }),
            entry({ line: 1, change: -1000 }), entry({ line: 0, change: 4000 })];
    });
    await compareReady(page);
    const told = (await list(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    ['A fact.', '\u22121.000 ms Something moved.', '+4.000 ms Something moved.'].forEach((start, i) =>
        assert.ok(told[i].startsWith(start), told[i]));
    const rest = page.locator('.account-rest > li');
    assert.equal((await rest.innerText()).replaceAll(/\s+/g, ' ').trim(),
        `+50.00 µs ${COPY.name} takes longer`);
    assert.equal(await rest.locator('.unsure').count(), 1);
    assert.equal(await rest.locator('.diagnosis-name').count(), 1);
    const widths = await page.locator('.account-bar').evaluateAll((all) => all.map((bar) =>
        bar.getBoundingClientRect().width / bar.parentNode.getBoundingClientRect().width));
    assert.ok(Math.abs(widths[0] - 0.25) < 0.01 && Math.abs(widths[1] - 1) < 0.01, widths.join());
    await closeClean(page);
});
