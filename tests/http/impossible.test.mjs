// Rows that cannot be, and rows that were lost: what a comparison says of them, and what it does
// not judge then.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { startServer, store, temporaryFolder } from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

const STEPS = 20;
const NAMES = { cuda: ['cudaLaunchKernel', 'cudaMemcpyAsync'],
    hip: ['hipLaunchKernel', 'hipMemcpyWithStream'] };

/** A recording with two kernels and a copy a step, on two streams. `keep(step, name)`: whether the
 * row of the device is there; `times(event)` may change one. */
function recording({ rank = 0, world = 1, maker = 'cuda', steps = 'ProfilerStep#', took = 400,
    keep = () => true, times = (event) => event } = {}) {
    const events = [];
    let correlation = 0;
    const add = (cat, name, ts, dur, args = {}) => events.push(times({ ph: 'X', cat, name, pid: 1,
        tid: args.stream ?? 1, ts, dur, args }));
    for (let step = 0; step < STEPS; step += 1) {
        const begin = 1e6 + 1000 * step;
        if (steps !== null) {
            add('user_annotation', `${steps}${step}`, begin, 990);
        }
        ['gemm', 'relu', 'Memcpy DtoH'].forEach((name, i) => {
            const ts = begin + 10 + 50 * i;
            correlation += 1;
            add('cpu_op', `aten::${i}`, ts, 40);
            add('cuda_runtime', NAMES[maker][i === 2 ? 1 : 0], ts + 10, 10 + step % 3, { correlation });
            if (keep(step, name)) {
                add(i === 2 ? 'gpu_memcpy' : 'kernel', name, begin + 200 + (i === 1 ? took + STEPS : 0),
                    i === 0 ? took + step : 100 + step, { device: 0, stream: i === 2 ? 9 : 7, correlation });
            }
        });
    }
    return JSON.stringify({ distributedInfo: { rank, world_size: world }, traceEvents: events });
}

/** Compares two sets, given as {file: text}. */
async function compare(controlFiles, testFiles, parameters = {}) {
    const query = new URLSearchParams({ control: await store(server, 'control', controlFiles),
        test: await store(server, 'test', testFiles), significance: true, ...parameters });
    const answer = await server.api('GET', `/compare_traces?${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const one = (options) => ({ 'rank0.json': recording(options) });
const half = (step, name) => step % 2 === 0 || name === 'Memcpy DtoH';

/** Nothing is judged that rests on rows of the device; rows of the host are. */
function assertLost(answer, words) {
    const { verdict, diagnosis, rows } = answer;
    assert.equal(verdict.verdict, 'cannot_judge');
    assert.equal(verdict.words, `cannot judge: ${words}`);
    assert.ok(verdict.range.text.toLowerCase().startsWith(`${words}: step times and device work`));
    assert.deepEqual([verdict.interval, verdict.p_value, verdict.caution, verdict.limit],
        [null, null, null, null]);
    assert.equal(diagnosis[0].kind, 'not_alike');
    assert.ok(diagnosis[0].text.toLowerCase().startsWith(words), diagnosis[0].text);
    assert.deepEqual(diagnosis.slice(1), []);
    assert.ok(rows.some(({ kind }) => kind !== ''));
    rows.forEach((row) => assert.equal([row.significance, row.calls].includes('cannot_judge'),
        row.kind !== '', row.name));
}
const damaged = (answer, side) => answer.comparability.find(({ kind }) => kind === `${side}_affected`);

test('lost rows of the device are no change of the program', async () => {
    for (const maker of ['cuda', 'hip']) {
        const lost = one({ maker, keep: half });
        assertLost(await compare(one({ maker }), lost),
            'in the test, 20 of 60 launches have no device rows');
        const back = await compare(lost, one({ maker }));
        assertLost(back, 'in the control, 20 of 60 launches have no device rows');
        assert.match(damaged(back, 'control').text, /Launches have no device rows, which were lost \(20\)/);
        assert.equal(damaged(back, 'test'), undefined);
    }
});

test('copies, whole steps, and recordings with a marker or without steps lose rows too', async () => {
    assertLost(await compare(one(), one({ keep: (_, name) => name !== 'Memcpy DtoH' })),
        'in the test, 20 of 60 launches have no device rows');
    assertLost(await compare(one(), one({ keep: (step) => step < 5 })),
        'in the test, 45 of 60 launches have no device rows');
    assertLost(await compare(one({ steps: 'batch ' }), one({ steps: 'batch ', keep: half }),
        { marker: 'batch' }), 'in the test, 20 of 60 launches have no device rows');
    const whole = await compare(one({ steps: null }), one({ steps: null, keep: half }));
    assert.equal(whole.verdict.words,
        'cannot judge: in the test, 20 of 60 launches have no device rows');
});

test('one of several ranks lost rows', async () => {
    const ranks = (keep) => Object.fromEntries([0, 1, 2].map((rank) => [`rank${rank}.json`,
        recording({ rank, world: 3, keep: rank === 2 ? keep : undefined })]));
    assertLost(await compare(ranks(), ranks(half)),
        'in the test, 20 of 60 launches have no device rows (rank 2)');
    const others = await compare(ranks(), ranks(half), { control_ranks: '0,1', test_ranks: '0,1' });
    assert.equal(others.verdict.verdict, 'unchanged');
});

test('a few rows are counted, and judged', async () => {
    const id = await store(server, 'few', one({ keep: (step, name) => step !== 7 || name !== 'gemm' }));
    const { notes } = (await server.api('GET', `/sets/${id}`)).json.file_list[0];
    assert.deepEqual(notes.map(({ kind, count, severity }) => [kind, count, severity]),
        [['launches_without_rows', 1, 'info']]);
    assert.equal(notes[0].example, '1 of 60 launches have no device rows');
    const answer = await compare(one(), one({ keep: (step, name) => step !== 7 || name !== 'gemm' }));
    assert.equal(answer.verdict.verdict, 'unchanged');
    assert.equal(damaged(answer, 'test'), undefined);
});

test('a recording that ends before its last rows is judged; one that loses its first is not', async () => {
    const cut = await compare(one(), one({ keep: (step) => step < STEPS - 1 }));
    assert.equal(cut.verdict.verdict, 'unchanged');
    assert.equal(damaged(cut, 'test'), undefined);
    assertLost(await compare(one(), one({ keep: (step) => step > 0 })),
        'in the test, 3 of 60 launches have no device rows');
    const bare = { steps: null };
    const { verdict } = await compare(one(bare), one({ ...bare, keep: (step, name) => step < STEPS - 1 || name === 'gemm' }));
    assert.doesNotMatch(verdict.words, /device rows/); // one value a side, though
});

test('launches without any device row', async () => {
    const none = one({ keep: () => false });
    const answer = await compare(one(), none);
    assert.equal(answer.verdict.words,
        'cannot judge: in the test, 60 of 60 launches have no device rows');
    assert.ok(answer.rows.every(({ kind, significance }) => kind === ''
        || significance === 'cannot_judge'));
    assert.equal(answer.diagnosis[0].kind, 'not_alike');
    const { text } = answer.comparability.find(({ kind }) => kind === 'device_rows_differ');
    assert.match(text, /^Only control has device work; in the test, 60 of 60 launches have no device rows/);
    const both = await compare(none, one({ keep: () => false, took: 9 }));
    assert.equal(both.verdict.verdict, 'unchanged'); // steps of the host
    assert.equal(both.comparability.find(({ kind }) => kind === 'device_rows_none').text,
        'In the control, 60 of 60 launches have no device rows; '
            + 'in the test, 60 of 60 launches have no device rows: nothing is known of the device.');
});

test('conditions on what was lost cannot be judged', () => {
    const folder = temporaryFolder();
    const conditions = ['step_time > 1%', 'gpu_time > 1%', 'op("gemm") > 1%', 'op("aten::0") > 1%'];
    [['whole', {}], ['half', { keep: half }]].forEach(([name, options]) => {
        fs.mkdirSync(path.join(folder, name));
        fs.writeFileSync(path.join(folder, name, 'rank0.json'), recording(options));
    });
    for (const [name, words] of [['half', ['cannot judge', 'cannot judge', 'cannot judge', 'fine']],
        ['whole', ['fine', 'fine', 'fine', 'fine']]]) {
        const { stdout, stderr } = spawnSync(process.env.TRACEDIFF_BIN, ['compare', '--data', path.join(folder, 'data'),
            ...conditions.flatMap((condition) => ['--fail-if', condition]),
            path.join(folder, 'whole'), path.join(folder, name)], { encoding: 'utf8' });
        assert.deepEqual((stdout + stderr).match(/^(fine|FAILED|cannot judge)(?=: )/gm), words, stderr);
    }
    fs.rmSync(folder, { recursive: true, force: true });
});

/** Sets whose names begin with `name`, none like another; those in `lost` lack rows. */
let took = 300;
async function nights(name, count, lost, options = { keep: half }) {
    const ids = [];
    for (let i = 0; i < count; i += 1) {
        took += 1;
        ids.push(await store(server, `${name}-${i}`, one({ took,
            ...lost.includes(i) && options })));
    }
    return ids;
}

test('a set that lost rows is no point of a series', async () => {
    await nights('night', 7, [2, 6]);
    const missing = async (parameters) => (await server.api('GET', `/series?${new URLSearchParams(
        { sets: 'night-?', ...parameters })}`)).json.sets.map((set) => set.missing);
    const why = 'rows of the device were lost';
    const two = [null, null, why, null, null, null, why];
    assert.deepEqual(await missing({}), two);
    assert.deepEqual(await missing({}), two); // as kept
    assert.deepEqual(await missing({ measure: 'compute' }), two);
    assert.deepEqual(await missing({ name: 'gemm' }), two);
    assert.deepEqual(await missing({ name: 'aten::0' }), Array(7).fill(null));
    const answer = (await server.api('GET', '/series?sets=night-?')).json;
    assert.deepEqual([answer.levels.length, answer.newest], [1, null]);

    // Sets without any row do not fit others, but fit each other.
    await nights('none', 3, [0], { maker: 'hip', keep: () => false });
    assert.deepEqual(await missing({ sets: 'none-?' }), [why, null, null]);
    assert.deepEqual(await missing({ sets: 'none-0' }), [null]);
});

test('conditions on sets that lost rows cannot be judged', () => {
    const folder = temporaryFolder();
    const run = (...words) => spawnSync(process.env.TRACEDIFF_BIN, words, { encoding: 'utf8' });
    for (let i = 0; i < 4; i += 1) {
        const set = path.join(folder, `gate-${i}`);
        fs.mkdirSync(set);
        fs.writeFileSync(path.join(set, 'rank0.json'), recording({ took: 400 + i, keep: i === 3 ? half : undefined }));
        assert.equal(run('ingest', '--data', path.join(folder, 'data'), set).status, 0);
    }
    for (const words of [['series', 'gate-3', '--baseline', 'gate-0,gate-1,gate-2'],
        ['compare', 'gate-0,gate-1', 'gate-2,gate-3']]) {
        const { status, stderr } = run(...words, '--data', path.join(folder, 'data'),
            '--fail-if', 'step_time > 1%', '--fail-if', 'compute > 1%', '--fail-if', 'op("aten::0") > 1%');
        assert.deepEqual(stderr.match(/^(fine|FAILED|cannot judge)(?=: )/gm),
            ['cannot judge', 'cannot judge', 'fine'], stderr);
        assert.equal(/a set lost rows of the device/.test(stderr), words[0] === 'series');
        assert.equal(status, 2);
    }
    fs.rmSync(folder, { recursive: true, force: true });
});

test('of several recordings a side, one lost rows', async () => {
    const ids = await nights('several', 4, [3]);
    const answer = (await server.api('GET', `/compare_traces?${new URLSearchParams({ control: ids.slice(0, 2),
        test: ids.slice(2) })}`)).json;
    assert.equal(answer.verdict.words, 'cannot judge: in several-3, 20 of 60 launches have no device rows: '
        + 'leave out what lost rows');
    assert.equal(answer.verdict.p_value, null);
    const judged = Object.fromEntries(answer.rows.map((row) => [row.name, [row.q_value !== null, row.calls]]));
    assert.deepEqual(judged.gemm, [false, 'cannot_judge']);
    assert.deepEqual(judged['aten::0'], [true, 'no_difference_found']);
});

test('the tree judges no time that rests on lost rows', async () => {
    const [control, lost] = await nights('tree', 2, [1]);
    const verdicts = async (significance) => (await server.api('GET', `/compare_traces/tree?${
        new URLSearchParams({ control, test: lost, significance })}`)).json.nodes.map((node) => node.significance);
    assert.deepEqual(new Set(await verdicts('device')), new Set(['cannot_judge']));
    assert.ok(!(await verdicts('host')).includes('cannot_judge'));
});

test('a row that runs over later ones is cut', async () => {
    const times = (event) => (event.name === 'gemm' && event.ts < 1002000 && event.ts > 1001000
        ? { ...event, dur: 1.6e6 } : event);
    const answer = await compare(one(), one({ times }));
    assert.equal(answer.verdict.verdict, 'unchanged');
    assert.match(damaged(answer, 'test').text, /Device rows last on over later rows of their stream/);
    const gemm = answer.rows.find(({ name }) => name === 'gemm');
    assert.ok(gemm.test_total_duration < 1.01 * gemm.control_total_duration);
});

test('rows at time 0 are left out', async () => {
    const times = (event) => (event.name === 'gemm' && event.ts < 1003000
        ? { ...event, ts: 0, dur: 0 } : event);
    const options = { steps: null };
    const [control, lost] = [options, { ...options, times }].map((some) => {
        const text = JSON.parse(recording(some));
        text.traceEvents.forEach((event) => { event.ts += event.ts > 0 ? 1.6e15 : 0; });
        return { 'rank0.json': JSON.stringify(text) };
    });
    const answer = await compare(control, lost);
    assert.ok(answer.verdict.test < 3e4);
    assert.match(damaged(answer, 'test').text, /Rows far from all others were left out \(3\)/);
});

test('clocks that do not agree are said first', async () => {
    const times = (event) => (event.cat === 'kernel' ? { ...event, ts: event.ts - 300 } : event);
    const answer = await compare(one(), one({ times }));
    assert.match(answer.diagnosis[0].text, /^In the test, \d+ of 60 device rows begin before their launch, by up to [\d.]+ µs: idle time and waits cannot be told\.$/);
    assert.match(damaged(answer, 'test').text, /the clocks of device and host do not agree/);
    const both = await compare(one({ times }), one({ times }));
    assert.match(both.diagnosis[0].text, /in the test, \d+ of 60 device rows begin before their launch, by up to [\d.]+ µs: idle time and waits cannot be told\.$/);
});
