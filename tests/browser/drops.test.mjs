// From folders on the disk to the comparison on the screen: uploads that start at the drop,
// labels changed meanwhile, undo, progress on other pages, one set or two.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { tar, zip } from '../http/archives.mjs';
import { closeClean, compareReady, drop, makeTrace, openPage, SAMPLE, startBrowser, startServer,
    temporaryFolder } from './lib.mjs';

let browser;
let folder;

before(async () => {
    browser = await startBrowser();
    folder = temporaryFolder();
});
after(async () => {
    await browser?.close();
    fs.rmSync(folder, { recursive: true, force: true });
});

const field = (page, label) => page.getByRole('textbox', { name: `Label of ${label}`, exact: true });
const card = (page, label) => page.locator('.transfer').filter({ has: field(page, label) });
const setNames = (page) => page.locator('.sets .set-name').allTextContents();
const labelsOf = async (server) => (await server.api('/sets')).sets.map((set) => set.label).sort();
let last = 0;

/** A trace that no other test has. */
function trace(options = {}) {
    last += 1;
    return makeTrace([{ name: `aten::op${last}`, count: 3, dur: 100 }], options);
}

/** A trace that does not state its rank. */
const rankless = () => trace({ rank: null });

/** A folder, or a single file, of {name: bytes}. */
function make(name, files) {
    const where = fs.mkdtempSync(path.join(folder, 'case-'));
    for (const [file, bytes] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(where, name, file)), { recursive: true });
        fs.writeFileSync(path.join(where, name, file), bytes);
    }
    return path.join(where, name);
}

/** Calls `run` with a server and a page of its own. */
async function withPage(run, where = '/', options = {}) {
    const server = await startServer();
    try {
        const page = await openPage(browser, server, where, options);
        await page.getByRole('link', { name: 'Traces', exact: true }).waitFor();
        await run(page, server);
        await closeClean(page);
    } finally {
        await server.stop();
    }
}

/** Holds back every answer to `pattern` until the function that it returns is called. */
async function hold(page, pattern) {
    let release;
    const free = new Promise((resolve) => { release = resolve; });
    await page.route(pattern, async (route) => {
        await free;
        await route.continue().catch(() => {});
    });
    return release;
}

async function comparison(page) {
    await page.waitForURL(/\/compare\?/);
    await page.locator('.headline').waitFor();
    return page.title();
}

test('two drops open the comparison; the names say which is the control', () =>
    withPage(async (page) => {
        await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
        await drop(page, [make('after', { 'rank0.json.gz': trace() })]);
        await page.locator('.sets tr[data-set]').waitFor();
        assert.equal(new URL(page.url()).pathname, '/');
        await drop(page, [make('before', { 'rank0.json.gz': trace() })]);
        assert.equal(await comparison(page), 'before → after · Compare · tracediff');
        await page.getByRole('button', { name: 'Ranks and steps' }).click();
        await page.getByRole('button', { name: 'Swap control and test' }).click();
        await page.waitForFunction(() => document.title.startsWith('after → before'));
        // The next drop begins a new pair.
        await page.getByRole('link', { name: 'Traces', exact: true }).click();
        await drop(page, [make('third', { 'rank0.json.gz': trace() })]);
        await page.locator('.sets tr[data-set]').nth(2).waitFor();
        assert.equal(new URL(page.url()).pathname, '/');
    }));

test('if the names do not say it, the time of recording does, else the order of the drops', () =>
    withPage(async (page) => {
        const at = (seconds) => trace({ header: { baseTimeNanoseconds: 1.7e18 + seconds * 1e9 } });
        await drop(page, [make('run 7', { 'rank0.json.gz': at(100) }),
            make('run 8', { 'rank0.json.gz': at(0) })]);
        assert.equal(await comparison(page), 'run 8 → run 7 · Compare · tracediff');
        await page.getByRole('link', { name: 'Traces', exact: true }).click();
        await drop(page, [make('y', { 'rank0.json.gz': trace() }),
            make('x', { 'rank0.json.gz': trace() })]);
        assert.equal(await comparison(page), 'y → x · Compare · tracediff');
    }));

test('each drop of a tab behaves like the first; a set alone opens only with one it belongs to', () =>
    withPage(async (page) => {
        const traces = () => page.getByRole('link', { name: 'Traces', exact: true }).click();
        const one = (label) => drop(page, [make(label, { 'rank0.json.gz': trace() })]);
        const stored = (count) => page.waitForFunction((wanted) =>
            document.querySelectorAll('.sets tr[data-set]').length === wanted, count);
        // The only two sets of the server are a pair, whatever their names.
        await one('eager');
        await stored(1);
        await one('fused');
        assert.equal(await comparison(page), 'eager → fused · Compare · tracediff');
        await traces();
        await one('bert old');
        await stored(3);
        // An unrelated set is not compared unasked.
        await one('llama');
        const offer = page.locator('.status-offer');
        await offer.getByRole('link', { name: 'Compare bert old with llama' }).waitFor();
        assert.equal(new URL(page.url()).pathname, '/');
        // A pair opens although another set waits for its partner.
        await drop(page, [make('gpt after', { 'rank0.json.gz': trace() }),
            make('gpt before', { 'rank0.json.gz': trace() })]);
        assert.equal(await comparison(page), 'gpt before → gpt after · Compare · tracediff');
        assert.equal(await offer.isVisible(), false);
        // An empty folder is nobody's partner.
        await traces();
        await one('run 2');
        await stored(7);
        await drop(page, [make('run 3', { 'rank0.json': '{"traceEvents":[]}' })]);
        await stored(8);
        await one('run 4');
        assert.equal(await comparison(page), 'run 2 → run 4 · Compare · tracediff');
    }));

test('a folder with two folders of traces is two sets; other files are listed', () =>
    withPage(async (page, server) => {
        await drop(page, [make('runs', { 'old/rank0.json.gz': trace(), 'new/rank0.json.gz': trace(),
            'new/notes.txt': 'no trace' })]);
        assert.equal(await comparison(page), 'old → new · Compare · tracediff');
        assert.deepEqual(await labelsOf(server), ['new', 'old']);
        // Folders of different ranks are one set.
        await page.getByRole('link', { name: 'Traces', exact: true }).click();
        await drop(page, [make('nodes', { 'a/0.json.gz': trace({ rank: 0 }),
            'b/1.json.gz': trace({ rank: 1 }), 'notes.txt': 'no trace' })]);
        await page.locator('.set-name', { hasText: 'nodes' }).waitFor();
        assert.deepEqual((await server.api('/sets/nodes')).ranks, [0, 1]);
        assert.match(await card(page, 'nodes').locator('.skipped').textContent(), /notes\.txt/);
    }));

const noArchives = fs.readFileSync(process.env.TRACEDIFF_BIN).includes('libarchive.so') ? false
    : 'this build is without libarchive';

test('a dropped tar and a dropped zip are a set each, and compared', { skip: noArchives }, () =>
    withPage(async (page, server) => {
        const ranks = () => [0, 1].map((rank) => ({ name: `run/rank${rank}.json.gz`, bytes: trace({ rank }) }));
        const inner = { name: 'run/inner.zip', bytes: zip() };
        const folders = [make('', { 'after.zip': zip(...ranks()) }), make('', { 'before.tar': tar(...ranks(), inner) })];
        await drop(page, [path.join(folders[0], 'after.zip'), path.join(folders[1], 'before.tar')]);
        assert.equal(await comparison(page), 'before → after · Compare · tracediff');
        const { sets } = await server.api('/sets');
        assert.deepEqual(sets.map((set) => [set.label, set.ranks, set.quality.left_out]).sort(),
            [['after', [0, 1], 0], ['before', [0, 1], 1]]);
        await page.getByRole('link', { name: 'Traces', exact: true }).click();
        await drop(page, [make('packed', { 'rank0.7z': 'x' })]);
        await card(page, 'packed').getByText('There is no trace in it (.json, .pftrace). Unpack rank0.7z first.').waitFor();
    }));

test('what stands beside a trace goes with it', () => withPage(async (page, server) => {
    const note = (commit) => JSON.stringify({ program: { commit } });
    await drop(page, [make('noted', { '0.json.gz': trace({ rank: 3 }),
        '0.json.gz.tracediff.json': note('abc1234'), '1.json.tracediff.json': note('gone') })]);
    await page.locator('.set-name', { hasText: 'noted' }).waitFor();
    assert.match(await card(page, 'noted').locator('.skipped').textContent(),
        /^Not sent, because the trace that it is named after is not there: 1\.json\.tracediff\.json$/);
    const [file] = (await server.api('/sets/noted')).file_list;
    assert.equal(file.metadata.tracediff.program.commit, 'abc1234');
}));

test('a label can be changed during the upload and after', () => withPage(async (page, server) => {
    const release = await hold(page, '**/api/v1/uploads/*/files/*');
    await drop(page, [make('plain', { 'rank0.json.gz': trace() })]);
    await field(page, 'plain').fill('named on the way');
    await field(page, 'plain').press('Enter');
    release();
    await page.locator('.set-name', { hasText: 'named on the way' }).waitFor();
    await page.getByRole('button', { name: 'Undo: remove named on the way' }).waitFor();
    assert.deepEqual(await labelsOf(server), ['named on the way']);
    await field(page, 'named on the way').fill('named after');
    await page.keyboard.press('Enter');
    await page.locator('.set-name', { hasText: /^named after$/ }).waitFor();
    assert.deepEqual(await labelsOf(server), ['named after']);
    // An empty label brings the first one back.
    await field(page, 'named after').fill(' ');
    await page.keyboard.press('Enter');
    await page.locator('.set-name', { hasText: /^plain$/ }).waitFor();
}));

test('a user who is typing stays: the comparison is offered, with the first verdict', () =>
    withPage(async (page) => {
        await drop(page, [make('before', { 'rank0.json.gz': trace() })]);
        await page.locator('.sets tr[data-set]').waitFor();
        await field(page, 'before').fill('typing');
        await drop(page, [make('after', { 'rank0.json.gz': trace() })]);
        const offer = page.locator('.status-offer');
        await offer.getByText('Both sets are stored').waitFor();
        await offer.getByText(/^Step time: /).waitFor();
        assert.equal(new URL(page.url()).pathname, '/');
        assert.equal(await field(page, 'before').inputValue(), 'typing');
        await offer.getByRole('link', { name: /^Compare .* with after$/ }).click();
        await comparison(page);
        await offer.waitFor({ state: 'detached' });
    }));

test('other pages show running uploads, and stay open', () => withPage(async (page) => {
    const release = await hold(page, '**/api/v1/uploads/*/files/*');
    await drop(page, [make('one', { 'rank0.json.gz': trace() }),
        make('two', { 'rank0.json.gz': trace() })]);
    await card(page, 'two').waitFor();
    const corner = page.locator('.status-card');
    assert.equal(await corner.isVisible(), false, 'the Traces page has cards');
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await corner.getByText('2 sets on their way').waitFor();
    assert.equal(await corner.locator('progress').count(), 1);
    release();
    await corner.getByRole('link', { name: 'Compare one with two' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/analyse');
    assert.equal(await corner.locator('progress').count(), 0);
    await corner.getByRole('button', { name: 'Dismiss' }).click();
    await corner.waitFor({ state: 'hidden' });
}));

test('every page shows the jobs of others, and Traces lists their sets', () =>
    withPage(async (page, server) => {
        const job = { id: '00000000deadbeef', kind: 'ingest', label: 'of another tab',
            state: 'running', stage: 'reading', bytes_done: 1, bytes_total: 4, events: 12,
            files_done: 0, files_total: 1, set: null, already_stored: false, known_as: null, failures: [],
            error: null, created: new Date().toISOString(), finished: null };
        let answer = { jobs: [job] };
        await page.route('**/api/v1/jobs', (route) => route.fulfill({ json: answer }));
        const corner = page.locator('.status-card');
        await page.getByRole('link', { name: 'Analyse', exact: true }).click();
        await corner.getByText('of another tab').waitFor({ timeout: 30000 });
        await corner.getByRole('link', { name: 'Show' }).click();
        await page.locator('.transfer[data-state="job"]', { hasText: 'of another tab' }).waitFor();
        await corner.waitFor({ state: 'hidden' });
        const other = await openPage(browser, server);
        await drop(other, [make('elsewhere', { 'rank0.json.gz': trace() })]);
        await other.locator('.sets tr[data-set]').waitFor();
        const { sets: [set] } = await server.api('/sets');
        await closeClean(other);
        answer = { jobs: [{ ...job, state: 'done', stage: 'done', set: set.id,
            finished: new Date().toISOString() }] };
        await page.locator('.set-name', { hasText: 'elsewhere' }).waitFor();
    }));

test('undo removes a set and brings it back; a running upload can be cancelled', () =>
    withPage(async (page, server) => {
        await drop(page, [make('first', { 'rank0.json.gz': trace() })]);
        await page.getByRole('button', { name: 'Undo: remove first' }).click();
        await page.getByRole('button', { name: 'Bring first back' }).waitFor(); // it is removed
        await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
        assert.deepEqual(await labelsOf(server), []);
        await page.getByRole('button', { name: 'Bring first back' }).click();
        await page.locator('.sets tr[data-set]').waitFor();
        assert.deepEqual(await labelsOf(server), ['first']);
        const release = await hold(page, '**/api/v1/uploads/*/files/*');
        await drop(page, [make('stopped', { 'rank0.json.gz': trace() })]);
        await page.getByRole('button', { name: 'Cancel stopped' }).click();
        await card(page, 'stopped').getByText('Cancelled').waitFor();
        release();
        await page.unrouteAll();
        // A comparison that opened by itself can be undone on its page.
        await drop(page, [make('second', { 'rank0.json.gz': trace() })]);
        await comparison(page);
        await page.locator('.toast', { hasText: '“first” and “second” were added' })
            .getByRole('button', { name: 'Undo' }).click();
        await page.getByRole('heading', { name: 'No traces yet' }).waitFor();
        assert.deepEqual(await labelsOf(server), []);
    }));

test('files without a stated rank can become two sets, by the keyboard alone', () =>
    withPage(async (page, server) => {
        const where = make('x', { 'after_fix_trace.json.gz': rankless(),
            'before_fix_trace.json.gz': rankless() });
        await drop(page, ['after_fix_trace.json.gz', 'before_fix_trace.json.gz'].map((name) =>
            path.join(where, name)));
        const question = page.getByRole('group', { name: /^Two sets, or two ranks of one\?/ });
        await question.waitFor();
        const first = question.getByRole('button').first();
        assert.match(await first.textContent(), /“before_fix_trace”, “after_fix_trace”/);
        await page.waitForFunction(() => document.activeElement?.classList.contains('choice'));
        assert.equal(await first.evaluate((node) => node === document.activeElement), true);
        assert.deepEqual(await labelsOf(server), []);
        assert.deepEqual((await server.api('/jobs')).jobs, []);
        await page.keyboard.press('Enter');
        assert.equal(await comparison(page),
            'before_fix_trace → after_fix_trace · Compare · tracediff');
        assert.deepEqual(await labelsOf(server), ['after_fix_trace', 'before_fix_trace']);
    }));

test('files without a stated rank can be two ranks of one', () => withPage(async (page, server) => {
    const where = make('x', { 'trace_a.json.gz': rankless(), 'trace_b.json.gz': rankless() });
    await drop(page, ['trace_a.json.gz', 'trace_b.json.gz'].map((name) => path.join(where, name)));
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await page.locator('.status-card').getByText('“trace” waits for an answer').waitFor();
    await page.locator('.status-card').getByRole('link', { name: 'Show' }).click();
    await page.getByRole('button', { name: /^One set/ }).click();
    await page.locator('.set-name', { hasText: 'trace' }).waitFor();
    const { sets } = await server.api('/sets');
    assert.deepEqual(sets.map((set) => set.ranks), [[0, 1]]);
}));

test('files whose names differ by a number may be ranks, or recordings of one rank', () =>
    withPage(async (page, server) => {
        const files = () => Object.fromEntries(['1', '2', '10'].map((n) => [`trace_${n}.json.gz`, rankless()]));
        const choices = (title) => page.getByRole('group', { name: title }).getByRole('button');
        await drop(page, [make('cycles', files())]);
        const three = choices(/^3 sets, 3 ranks, or one rank\? These files do not say which rank they are\./);
        await three.first().waitFor();
        assert.deepEqual(await three.evaluateAll((all) => all.map((one) => one.querySelector('strong').textContent)),
            ['3 ranks', '3 sets', 'One rank']);
        await page.waitForFunction(() => document.activeElement?.classList.contains('choice'));
        assert.match(await three.nth(2).textContent(), /“cycles”, with the files as its recordings, one after the other$/);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await page.locator('.set-name', { hasText: 'cycles' }).waitFor();
        const set = await server.api('/sets/cycles');
        assert.deepEqual([set.ranks, set.files_are, set.file_list.map(({ file, span }) => `${file} ${span}`)],
            [[0], 'recordings', ['trace_1.json.gz 0', 'trace_10.json.gz 2', 'trace_2.json.gz 1']]);
        // Too many for a set of each: what is left to ask is asked.
        await drop(page, [make('many', Object.fromEntries(Array.from({ length: 24 }, (_, i) => [`t${i}.json.gz`, rankless()])))]);
        await choices(/^24 ranks, or one rank\?/).filter({ hasText: 'One rank' }).click();
        await comparison(page);
        const many = await server.api('/sets/many');
        assert.deepEqual([many.ranks, many.files, many.files_are], [[0], 24, 'recordings']);
    }));

test('folders of Ascend hold a process each, and one trace', () => withPage(async (page, server) => {
    const one = (pid, time) => ({ [`h_${pid}_${time}_ascend_pt/ASCEND_PROFILER_OUTPUT/trace_view.json`]: rankless(),
        [`h_${pid}_${time}_ascend_pt/profiler_info.json`]: '{"config":{}}' });
    await drop(page, [make('npu', { ...one(7, '20260101000000000'), ...one(8, '20260101000000001') })]);
    await page.getByRole('button', { name: /^Two ranks/ }).click();
    await page.locator('.set-name', { hasText: 'npu' }).waitFor();
    assert.deepEqual((await server.api('/sets/npu')).ranks, [0, 1]);
    // Two recordings of one process leave nothing to ask.
    await drop(page, [make('twice', { ...one(9, '20260101000000000'), ...one(9, '20260101000001000') })]);
    await comparison(page);
    assert.deepEqual(await labelsOf(server), ['npu', 'twice']);
}));

test('files of the same rank: both answers work; stated ranks, copies and spans need none', () =>
    withPage(async (page, server) => {
        const files = { 'a_rank0.json.gz': trace({ rank: 0 }), 'a_rank1.json.gz': trace({ rank: 1 }),
            'b_rank0.json.gz': trace({ rank: 0 }), 'b_rank1.json.gz': trace({ rank: 1 }) };
        await drop(page, [make('four', files)]);
        const question = page.getByRole('group', { name: /^Two sets, or one\? .*are rank 0/ });
        await question.getByRole('button', { name: /^One set/ }).click();
        await page.locator('.set-name', { hasText: 'four' }).waitFor();
        const four = await server.api('/sets/four');
        assert.deepEqual([four.files, four.ranks], [4, [0, 1]]);
        await page.getByRole('button', { name: 'Undo: remove four' }).click();
        await page.getByRole('heading', { name: 'No traces yet' }).waitFor();

        await drop(page, [make('again', files)]);
        await question.getByRole('button', { name: /^Two sets/ }).click();
        await comparison(page);
        const { sets } = await server.api('/sets');
        assert.deepEqual(sets.map((set) => set.ranks), [[0, 1], [0, 1]]);

        await page.getByRole('link', { name: 'Traces', exact: true }).click();
        const bytes = trace({ rank: 3 });
        await drop(page, [make('calm', { 'x.json.gz': bytes, 'copy of x.json.gz': bytes,
            'y.json.gz': trace({ rank: 4 }), 'broken.json': 'no trace',
            'host_12.1771501874461743810.pt.trace.json.gz': trace({ rank: 5 }),
            'host_12.1771501874999999999.pt.trace.json.gz': trace({ rank: 5 }) })]);
        await page.locator('.set-name', { hasText: 'calm' }).waitFor();
        assert.deepEqual((await server.api('/sets/calm')).ranks, [3, 4, 5]);
    }));

test('the chart library loads with the traces, and the verdict does not wait for it', () =>
    withPage(async (page) => {
        assert.equal(await page.evaluate(() => typeof Plotly), 'undefined');
        const release = await hold(page, '**/api/v1/uploads/*/files/*');
        await drop(page, [make('before', { 'rank0.json.gz': trace() }),
            make('after', { 'rank0.json.gz': makeTrace([{ name: 'aten::more', dur: 900 }]) })]);
        await page.waitForFunction(() => typeof Plotly === 'object');
        assert.equal(new URL(page.url()).pathname, '/');
        // Each drawing records whether the verdict has been on the screen.
        await page.evaluate(() => {
            window.drawings = [];
            let seen = false;
            new MutationObserver((list, observer) => {
                if (document.querySelector('.headline')) {
                    observer.disconnect();
                    requestAnimationFrame(() => { seen = true; });
                }
            }).observe(document.body, { childList: true, subtree: true });
            const { react } = Plotly;
            Plotly.react = (...all) => {
                window.drawings.push(seen);
                return react(...all);
            };
        });
        release();
        await compareReady(page);
        const drawings = await page.evaluate(() => window.drawings);
        assert.notEqual(drawings.length, 0);
        assert.ok(drawings.every(Boolean), 'a chart was drawn before the verdict was seen');
    }));

test('the verdict on new sets does not wait for its causes', () =>
    withPage(async (page) => {
        const release = await hold(page, /compare_traces\?.*limit=0/);
        await drop(page, [make('before', { 'rank0.json.gz': trace() }),
            make('after', { 'rank0.json.gz': makeTrace([{ name: 'aten::more', dur: 900 }]) })]);
        await comparison(page);
        const causes = page.locator('.verdict-why');
        assert.match(await causes.textContent(), /^Looking for the causes …/);
        release();
        await page.waitForFunction(() => !document.querySelector('.verdict-why').textContent
            .startsWith('Looking'));
        const shown = await causes.textContent();
        assert.notEqual(shown, '');
        // The page requests the causes once, after the rest; a link to it shows the same.
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(
            ({ name }) => new URL(name)).filter(({ pathname }) => pathname.endsWith(
            '/compare_traces')).map(({ searchParams }) => searchParams.get('diagnosis')));
        assert.equal(asked[0], 'false');
        assert.equal(asked.filter((diagnosis) => diagnosis === null).length, 1, String(asked));
        await page.reload();
        await comparison(page);
        assert.equal(await causes.textContent(), shown);
    }));

test('the empty page leads to the sample pairs, first to the recorded one', async () => {
    for (const [name, title] of [['Look at a sample pair', 'attention-control → attention-test'],
        ['One with four ranks', 'sample control → sample test']]) {
        await withPage(async (page) => {
            await page.getByRole('button', { name }).click();
            assert.equal(await comparison(page), `${title} · Compare · tracediff`);
        });
    }
});

test('the empty page says what the product is, and asks for no tags yet', () =>
    withPage(async (page) => {
        await page.getByText('compares two runs of a PyTorch program').waitFor();
        const tags = page.getByRole('textbox', { name: 'Tags of the next uploads' });
        assert.equal(await tags.isVisible(), false);
        await drop(page, [make('first', { 'rank0.json.gz': trace() })]);
        await tags.waitFor();
    }));

test('the empty page shows the recording code of the README, and copies it', () => withPage(async (page) => {
    const readme = fs.readFileSync(path.join(SAMPLE, '..', 'README.md'), 'utf8');
    const snippets = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map((match) => match[1]);
    assert.equal(await page.locator('.empty pre').first().textContent(), snippets[0]);
    await page.evaluate(() => {
        navigator.clipboard.writeText = async (text) => { window.copied = text; };
    });
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    await page.locator('.toast-text', { hasText: 'Code copied.' }).waitFor();
    assert.equal(await page.evaluate(() => window.copied), snippets[0]);
}));

test('a card says why its folder cannot be uploaded', () => withPage(async (page) => {
    await drop(page, [make('nothing', { 'notes.txt': 'no trace' })]);
    await card(page, 'nothing').getByText('There is no trace in it (.json, .pftrace).').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Retry/ }).count(), 0);
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await page.locator('.status-card').getByText('“nothing” was not stored').waitFor();
}));

/** A drag of files over the page, by the browser's own means. */
async function dragOf(page, paths) {
    const cdp = await page.context().newCDPSession(page);
    return (type) => cdp.send('Input.dispatchDragEvent', { type, x: 300, y: 300,
        data: { items: [], files: paths, dragOperationsMask: 1 } });
}

test('a drop is accepted, whatever the page redraws under the pointer', () =>
    withPage(async (page, server) => {
        const veil = page.locator('#drop-veil');
        const drag = await dragOf(page, [make('lost', { 'rank0.json.gz': trace() })]);
        await drag('dragEnter');
        await drag('dragOver');
        await veil.waitFor();
        await page.evaluate(() => document.querySelector('main').replaceChildren());
        await drag('drop');
        await veil.waitFor({ state: 'hidden' });
        while ((await labelsOf(server)).length === 0) {
            await page.waitForTimeout(100);
        }
        assert.deepEqual(await labelsOf(server), ['lost']);
    }));

test('the veil disappears with the drag, in whatever order its events come', () =>
    withPage(async (page) => {
        const veil = page.locator('#drop-veil');
        /** Dispatches events [type, target, related target] in order. */
        const send = (events) => page.evaluate((list) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File(['x'], 'x.txt'));
            for (const [type, target, other] of list) {
                document.querySelector(target).dispatchEvent(new DragEvent(type, { bubbles: true,
                    cancelable: true, dataTransfer,
                    relatedTarget: other ? document.querySelector(other) : null }));
            }
        }, events);
        const [enter, onVeil] = [['dragenter', 'main'], ['dragenter', '#drop-veil', 'main']];
        const leave = ['dragleave', 'main', '#drop-veil'];
        for (const end of [['dragleave', '#drop-veil'], ['drop', '#drop-veil'], ['drop', 'main']]) {
            // The second time the entered element disappears without being left.
            for (const begin of [[enter, onVeil, leave], [enter, onVeil]]) {
                await send(begin);
                assert.equal(await veil.isVisible(), true, JSON.stringify([begin, end]));
                await send([end]);
                assert.equal(await veil.isVisible(), false, JSON.stringify([begin, end]));
            }
        }
        // A drag ends outside the page, which gets no event of it.
        await send([enter, onVeil, leave]);
        await page.mouse.move(200, 200);
        await veil.waitFor({ state: 'hidden' });
    }));
