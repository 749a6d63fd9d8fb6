// The critical path equals its definition on small random traces, and has the properties of
// every path on the sample and on real traces.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { criticalWork } from './critical.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.resolve(process.env.TRACEDIFF_BIN ??
    path.join(process.env.top_builddir ?? '.', 'tracediff'));
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-critical-'));
after(() => fs.rmSync(home, { recursive: true }));

const KINDS = ['host_operator', 'runtime_call', 'data_loading', 'launch_delay', 'device_kernel',
    'communication', 'device_copy', 'kernel_gap', 'sync', 'between_operators', 'idle'];
const WORK = new Set(KINDS.slice(0, 8));

function analyse(folder, options = []) {
    const out = execFileSync(program, ['analyse', folder, '--data', path.join(home, 'store'),
        '--what', 'critical_path', '--format', 'json', ...options],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(out).set;
}

// ---- random traces ----

/** Numbers that look random, the same each time. */
function createRandom(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor(state / 2 ** 32 * below);
    };
}

function makeThread(add, random, { tid, until, backward, launches }) {
    let t = random(12);
    let correlation = tid * 1000;
    const calls = ['cudaLaunchKernel', 'cudaLaunchKernel', 'cudaGraphLaunch', 'cudaMemcpyAsync',
        'cudaMemcpy', 'cudaDeviceSynchronize', 'cudaStreamSynchronize', 'cudaEventSynchronize',
        'cudaStreamWaitEvent', 'cudaMalloc'];
    while (t < until) {
        const end = t + random(30);
        const name = backward && random(2) === 0
            ? 'autograd::engine::evaluate_function: Mul' : `aten::op${random(3)}`;
        add({ cat: 'cpu_op', name, pid: 1, tid, ts: t, dur: end - t });
        for (let at = t + random(4); at < end && random(4) > 0;) {
            const dur = Math.min(random(9), end - at + (random(6) === 0 ? 3 : 0));
            const call = calls[random(calls.length)];
            correlation += 1;
            add({ cat: 'cuda_runtime', name: call, pid: 1, tid, ts: at, dur,
                args: { correlation } });
            launches.push({ name: call, ts: at, end: at + dur, correlation });
            at += dur + random(3);
        }
        t = end + random(3) * random(8);
    }
}

/** Device rows of the launches: in order on a stream, often right after each other. */
function makeDevice(add, random, launches) {
    const free = new Map();
    launches.sort((a, b) => a.ts - b.ts);
    for (const { name, ts, end, correlation } of launches) {
        const stream = 7 + random(2);
        const device = random(8) === 0 ? 1 : 0;
        if (/Synchronize|StreamWait/.test(name)) {
            if (random(2) === 0) {
                add({ cat: 'cuda_sync', name: 'Sync', pid: 0, tid: stream, ts: end, dur: 0,
                    args: { device: 0, stream: random(4) === 0 ? -1 : stream, correlation } });
            }
            continue;
        }
        const count = name === 'cudaGraphLaunch' ? random(4) : random(9) === 0 || name === 'cudaMalloc'
            ? 0 : 1;
        for (let i = 0; i < count; i += 1) {
            const key = `${device}/${stream + i % 2}`;
            const ready = Math.max(ts + random(3) - (random(20) === 0 ? 4 : 0),
                random(12) === 0 ? 0 : free.get(key) ?? 0);
            const start = Math.max(0, ready + random(3) * random(3) + (random(15) === 0 ? 35 : 0));
            const dur = name === 'cudaMemcpy' && start < end ? end - start - random(2) : random(14);
            free.set(key, start + Math.max(dur, 0));
            add({ cat: name.includes('Memcpy') ? 'gpu_memcpy' : 'kernel', name: `k${random(4)}`,
                pid: device, tid: stream, ts: start, dur: Math.max(dur, 0),
                args: { device, stream: stream + i % 2,
                    ...random(10) === 0 ? {} : { correlation } } });
        }
    }
}

function makeTrace(rank) {
    const random = createRandom(rank + 1);
    const traceEvents = [];
    const add = (event) => traceEvents.push({ ph: 'X', ...event });
    const launches = [];
    for (let tid = 1; tid <= 1 + random(3); tid += 1) {
        makeThread(add, random, { tid, until: 150, backward: tid === 2, launches });
    }
    makeDevice(add, random, launches);
    if (random(3) > 0) {
        let ts = random(20);
        for (let step = 1; step <= 1 + random(3); step += 1) {
            const dur = 10 + random(90);
            add({ cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1, tid: 1, ts, dur });
            ts += dur + random(2) * random(10);
        }
    }
    return { distributedInfo: { rank }, traceEvents };
}

function checkStep(step, what) {
    const sum = (names) => names.reduce((all, name) => all + Math.round(step[name] * 1000), 0);
    assert.equal(sum(KINDS), Math.round(step.path * 1000), `${what}: the kinds are the path`);
    assert.equal(sum(KINDS.filter((name) => WORK.has(name))), Math.round(step.work * 1000), what);
    assert.ok(step.path <= step.step_time, `${what}: ${step.path} of ${step.step_time} µs`);
}

/** The segments of a step follow each other without a gap, and each kind has its time. */
function checkSegments(segments, step, what) {
    let at = segments[0]?.start ?? 0;
    const sums = new Map();
    for (const segment of segments) {
        assert.equal(Math.round(segment.start * 1000), Math.round(at * 1000), what);
        assert.ok(segment.duration > 0, what);
        sums.set(segment.kind, (sums.get(segment.kind) ?? 0) + Math.round(segment.duration * 1000));
        at = segment.start + segment.duration;
        if (['host_operator', 'runtime_call', 'device_kernel', 'device_copy', 'sync',
            'communication'].includes(segment.kind)) {
            assert.ok(segment.row_start <= segment.start + 1e-6
                && segment.row_start + segment.row_duration >= at - 1e-6, `${what}: inside its row`);
        }
    }
    for (const kind of KINDS) {
        assert.equal(sums.get(kind) ?? 0, Math.round(step[kind] * 1000), `${what}: ${kind}`);
    }
}

const keyOf = (row) => `${row.rank}/${row.span}/${row.step}`;

function checkAnswer(answer, what, whole) {
    const { by_kind: kinds, by_name: names, by_step: steps, segments } = answer;
    const ns = (us) => Math.round(us * 1000);
    for (const { kind, time } of kinds) {
        assert.equal(steps.reduce((sum, step) => sum + ns(step[kind]), 0), ns(time), what);
        assert.equal(names.filter((row) => row.kind === kind)
            .reduce((sum, row) => sum + ns(row.time), 0), ns(time), `${what}: names of ${kind}`);
    }
    for (const step of steps) {
        checkStep(step, `${what}, ${keyOf(step)}`);
        if (whole) {
            checkSegments(segments.filter((s) => keyOf(s) === keyOf(step)), step,
                `${what}, ${keyOf(step)}`);
        }
    }
}

test('the path has as much work as the longest chain by its definition', () => {
    const folder = path.join(home, 'random');
    fs.mkdirSync(folder);
    const traces = Array.from({ length: 300 }, (_, rank) => makeTrace(rank));
    traces.forEach((trace, rank) => fs.writeFileSync(path.join(folder, `${rank}.json`),
        JSON.stringify(trace)));
    const answer = analyse(folder, ['--segments', '100000']);
    const steps = new Map(answer.by_step.map((step) => [keyOf(step), step]));
    let compared = 0;
    for (const [rank, trace] of traces.entries()) {
        for (const { step, from, to, work } of criticalWork(trace)) {
            const ours = steps.get(`${rank}/0/${step}`);
            assert.ok(ours, `rank ${rank}, step ${step}`);
            assert.equal(ours.path, to - from, `rank ${rank}, step ${step}: the whole step`);
            assert.equal(ours.work, work, `rank ${rank}, step ${step}: the work`);
            compared += 1;
        }
    }
    assert.ok(compared > 400, `${compared} steps`);
    const used = answer.by_kind.filter(({ time }) => time > 0).map(({ kind }) => kind);
    assert.deepEqual(KINDS.filter((kind) => !used.includes(kind)), ['data_loading', 'communication']);
    checkAnswer(answer, 'random', true);
});

const corpus = process.env.TRACEDIFF_CORPUS;
const sets = ['control', 'test'].map((name) => path.join(root, 'traces-sample', name))
    .concat(corpus ? ['corpus', 'corpus-made'].flatMap((name) => {
        const folder = path.join(corpus, name);
        return fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true })
            .filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name))
            : [];
    }) : []).filter((folder) => fs.existsSync(folder));

test(`every set answers, and its paths add up (${sets.length} sets)`, () => {
    let answered = 0;
    for (const folder of sets) {
        let answer;
        try {
            answer = analyse(folder, ['--segments', '100000']);
        } catch (error) {
            // Ingest refuses a folder without a readable trace.
            assert.throws(() => execFileSync(program, ['ingest', folder, '--data',
                path.join(home, 'refused')], { stdio: 'ignore' }), `${folder}: ${error.message}`);
            continue;
        }
        const found = answer.by_kind.reduce((sum, row) => sum + row.segments, 0);
        checkAnswer(answer, path.basename(folder), found < 100000);
        answered += 1;
    }
    assert.ok(answered > sets.length / 2, `${answered} of ${sets.length} answered`);
});
