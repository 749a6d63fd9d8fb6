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
    assert.match(answer.diagnosis[0].text, /^In the test, \d+ of 60 device rows begin before their launch, by up to [\d.]+ us: idle time and waits cannot be told\.$/);
    assert.match(damaged(answer, 'test').text, /the clocks of device and host do not agree/);
});
