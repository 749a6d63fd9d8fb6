// Phases of serving: the analysis equals a slow count in this file, on generated traces with the
// names that engines write, and one phase alone can be compared.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store } from './lib.mjs';

const RANKS = 2;
let server;
let traces; // label → the events of each rank

/** Repeatable numbers from 0 to limit − 1. */
function numbers(seed) {
    let state = seed;
    return (limit) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return Math.floor(state / 65536) % limit;
    };
}

/** Calls of two threads, with kernels, copies and collectives that end after them. HIP's streams
 * may do several things at once, as these do. */
function rank(seed, decode, { steps = false } = {}) {
    const next = numbers(seed);
    const events = [];
    let correlation = 0;
    const row = (cat, name, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name,
        pid: tid < 5 ? 1 : 0, tid, ts, dur, args });
    for (const thread of [1, 2]) {
        let at = 100 + 37 * thread;
        for (let i = 0; i < 30; i += 1) {
            const tokens = 100 + next(900);
            const reads = i % 6 === 0;
            const [name, work] = reads
                ? [`execute_context_1(${tokens})_generation_0(0)`, 200 + next(60)]
                : i % 6 === 3 ? [`execute_context_1(${tokens})_generation_3(3)`, 150 + next(60)]
                    : [`execute_context_0(0)_generation_${4 + next(3)}(${4})`, decode + next(9)];
            const dur = 30 + next(work);
            if (steps) {
                row('user_annotation', `ProfilerStep#${i}`, thread, at - 3, dur + 5);
            }
            row('user_annotation', name, thread, at, dur);
            row('user_annotation', 'decode', thread, at + 3, 5); // inside: no call
            for (const [cat, kernel, stream] of [['kernel', 'gemm', 7],
                ['kernel', 'ncclDevKernel_AllReduce', 20], ['gpu_memcpy', 'Memcpy DtoH', 9]]) {
                correlation += 1;
                row('cuda_runtime', 'hipLaunchKernel', thread, at + 5 + next(dur - 6), 1,
                    { correlation });
                row(cat, kernel, stream, at + next(60), 5 + next(work), { correlation, stream,
                    device: 0 });
            }
            at += dur + 20 + next(50);
        }
    }
    row('kernel', 'alone', 30, 5000, 100, { stream: 30, device: 0 }); // no launch
    return events;
}

before(async () => {
    server = await startServer();
    traces = { before: [rank(1, 40), rank(2, 40)], after: [rank(3, 60), rank(4, 60)], slow: [rank(3, 200), rank(4, 200)],
        stepped: [rank(5, 40, { steps: true }), rank(6, 40, { steps: true })] };
    for (const [label, ranks] of Object.entries(traces)) {
        await store(server, label, Object.fromEntries(ranks.map((traceEvents, i) =>
            [`rank${i}.json`, JSON.stringify({ distributedInfo: { rank: i }, traceEvents })])));
    }
});
after(() => server.stop());

// ---- the same, slowly: microsecond by microsecond ----

function phaseOf(name) {
    const found = /^execute_context_(\d+)\((\d+)\)_generation_(\d+)\((\d+)\)$/.exec(name);
    if (found === null) {
        return null;
    }
    const [p, P, g, G] = found.slice(1).map(Number);
    return { phase: p > 0 && g > 0 ? 'mixed' : p > 0 ? 'prefill' : 'decode', requests: p + g,
        tokens: P + G };
}

const kindOf = ({ cat, name }) => (cat === 'gpu_memcpy' ? 'memory'
    : name.startsWith('nccl') ? 'communication' : 'compute');

function callsOf(events) {
    const device = events.filter(({ cat }) => cat === 'kernel' || cat === 'gpu_memcpy');
    const until = Math.max(...events.map(({ ts, dur }) => ts + dur));
    const busy = { compute: new Set(), communication: new Set(), memory: new Set() };
    const fill = (set, from, to) => {
        for (let t = from; t < to; t += 1) {
            set.add(t);
        }
    };
    device.forEach((row) => fill(busy[kindOf(row)], row.ts, row.ts + row.dur));
    const launches = new Map(events.filter(({ cat }) => cat === 'cuda_runtime').map((row) =>
        [row.args.correlation, row]));
    const active = {};
    const calls = events.filter(({ cat, name }) => cat === 'user_annotation' && phaseOf(name))
        .map((row) => {
            const call = { ...phaseOf(row.name), time: row.dur, compute: 0, communication: 0,
                memory: 0, idle: 0 };
            for (let t = row.ts; t < row.ts + row.dur; t += 1) {
                call[['compute', 'communication', 'memory'].find((kind) => busy[kind].has(t))
                    ?? 'idle'] += 1;
            }
            const own = device.filter(({ args }) => {
                const launch = launches.get(args.correlation);
                return launch && launch.tid === row.tid && launch.ts >= row.ts
                    && launch.ts < row.ts + row.dur;
            });
            const runs = new Set();
            own.forEach(({ ts, dur }) => fill(runs, ts, ts + dur));
            call.device = runs.size;
            active[call.phase] ??= new Set();
            fill(active[call.phase], row.ts, row.ts + row.dur);
            if (own.length > 0) {
                fill(active[call.phase], Math.min(...own.map(({ ts }) => ts)),
                    Math.max(...own.map(({ ts, dur }) => ts + dur)));
            }
            return call;
        });
    assert.ok(calls.length > 0 && until < 1e6);
    return { calls, active };
}

const sum = (list, key) => list.reduce((all, row) => all + row[key], 0);

function slowPhases(ranks) {
    const files = ranks.map(callsOf);
    const calls = files.flatMap((file) => file.calls);
    return ['prefill', 'decode', 'mixed'].map((phase) => {
        const own = calls.filter((call) => call.phase === phase);
        const times = own.map(({ time }) => time).sort((a, b) => a - b);
        const half = Math.floor(times.length / 2);
        const active = files.reduce((all, file) => all + (file.active[phase]?.size ?? 0), 0);
        const mean = (key) => sum(own, key) / own.length;
        return { phase, calls: own.length,
            median_time: times.length % 2 ? times[half] : (times[half - 1] + times[half]) / 2,
            mean_time: mean('time'), total_time: sum(own, 'time'), compute: mean('compute'),
            exposed_communication: mean('communication'), exposed_memory: mean('memory'),
            idle: mean('idle'), device_time: mean('device'), active_time: active,
            requests_in_all: sum(own, 'requests'), tokens_in_all: sum(own, 'tokens'),
            tokens_per_second: sum(own, 'tokens') / (active / 1e6) };
    });
}

async function phases(parameters) {
    const answer = await server.api('GET', `/analysis/phases?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}

function assertClose(real, right, what) {
    assert.deepEqual(Object.keys(real), Object.keys(right));
    Object.entries(right).forEach(([key, value]) => {
        if (typeof value === 'string') {
            assert.equal(real[key], value, `${what} ${key}`);
        } else {
            assert.ok(Math.abs(real[key] - value) <= 1e-6 * Math.max(1, Math.abs(value)),
                `${what} ${key}: ${real[key]}, not ${value}`);
        }
    });
}

test('every column of every phase equals a slow count', async () => {
    for (const label of ['before', 'after', 'stepped']) {
        const { set } = await phases({ set: label });
        const right = slowPhases(traces[label]);
        assert.deepEqual(set.phases.map(({ phase }) => phase), right.map(({ phase }) => phase));
        right.forEach((row, i) => assertClose(set.phases[i], row, `${label} ${row.phase}`));
        for (let number = 0; number < RANKS; number += 1) {
            slowPhases([traces[label][number]]).forEach((row) => assertClose(
                set.by_rank.find((one) => one.rank === number && one.phase === row.phase),
                { rank: number, ...row }, `${label} rank ${number}`));
        }
    }
});

test('the sizes of a phase add up to the phase; the forms of names are listed', async () => {
    const { set } = await phases({ set: 'before' });
    for (const { phase, ...row } of set.phases) {
        const own = set.sizes.filter((one) => one.phase === phase);
        for (const key of ['calls', 'total_time', 'active_time', 'tokens_in_all']) {
            assert.ok(Math.abs(sum(own, key) - row[key]) < 1e-6, `${phase} ${key}`);
        }
    }
    assert.deepEqual(new Set(set.sizes.filter(({ phase }) => phase === 'decode').map(
        (row) => `${row.requests}/${row.tokens}`)), new Set(['3-4/3-4', '5-8/3-4']));
    assert.deepEqual(set.forms, ['prefill', 'decode', 'mixed'].map((phase, i) => ({ phase,
        form: 'execute_context_{p}({P})_generation_{g}({G})', calls: [20, 80, 20][i] })));
});

test('the difference of two sets is given by phase', async () => {
    const { set, test: other, difference } = await phases({ set: 'before', test: 'after' });
    difference.phases.forEach((row, i) => ['mean_time', 'device_time', 'tokens_per_second']
        .forEach((key) => assert.ok(Math.abs(row[key] - (other.phases[i][key]
            - set.phases[i][key])) < 1e-6 * Math.abs(set.phases[i][key]), `${row.phase} ${key}`)));
    const csv = await server.api('GET', '/analysis/phases?set=before&test=after&format=csv');
    assert.equal(csv.status, 200, csv.text);
    assert.match(csv.text.split('\r\n')[0], /phase,.*tokens_per_second/);
});

test('one phase alone can be compared: its calls are the steps', async () => {
    for (const [control, other] of [['before', 'after'], ['stepped', 'after']]) {
        const answer = await server.api('GET', `/compare_traces?${new URLSearchParams({ control,
            test: other, control_marker: 'phase:decode', test_marker: 'phase:decode' })}`);
        assert.equal(answer.status, 200, answer.text);
        [control, other].forEach((label, i) => {
            const [side] = slowPhases(traces[label]).filter(({ phase }) => phase === 'decode');
            const shown = answer.json[['control', 'test'][i]];
            assert.equal(shown.samples, side.calls);
            assert.equal(shown.marker, 'phase:decode');
            const { samples } = answer.json.step_time;
            const steps = samples[['control', 'test'][i]];
            // The calls are the steps as the host has them; their windows are longer.
            const host = steps.reduce((sum, step) => sum + step.host_ns, 0) / steps.length;
            assert.ok(Math.abs(host / 1000 - side.mean_time) < 1e-3, `${label}: ${host}`);
            for (const step of steps) {
                assert.equal(step.compute_ns + step.exposed_communication_ns
                    + step.exposed_memory_ns + step.idle_ns, step.step_ns);
                assert.ok(step.end_ns - step.begin_ns >= step.step_ns);
            }
        });
    }
});

test('a phase that the set does not have, and one that does not exist, are refused', async () => {
    const ask = (marker) => server.api('GET',
        `/compare_traces?control=before&test=after&control_marker=${marker}`);
    assertProblem(await ask('phase:verify'), 400, 'unknown_marker');
    assertProblem(await ask('phase:other'), 400, 'unknown_marker');
    // Other markers are still only for sets without steps.
    assertProblem(await server.api('GET',
        '/compare_traces?control=stepped&test=after&control_marker=decode'), 400, 'bad_marker');
});

test('the diagnosis says which phases changed, and nothing if none did', async () => {
    const sentences = async (query) => (await server.api('GET', `/compare_traces?layers=true&${query}`))
        .json.diagnosis.filter(({ kind }) => kind === 'phases');
    const [entry, ...more] = await sentences('control=before&test=slow');
    assert.deepEqual(more, []);
    assert.match(entry.text, /^Decode takes [\d.]+ µs more a call \([\d.]+ → [\d.]+ µs, \d+ → \d+ tokens a second\); prefill, mixed: no difference found\.$/);
    const { set, test: other } = await phases({ set: 'before', test: 'slow' });
    const of = (side) => side.phases.find(({ phase }) => phase === 'decode');
    const { time_per_call: time, tokens_per_second: rate, changed } = entry.values.decode;
    [set, other].forEach((side, i) => {
        assert.ok(Math.abs(time[i] - of(side).mean_time) < 0.001);
        assert.ok(Math.abs(rate[i] / of(side).tokens_per_second - 1) < 1e-9);
    });
    assert.equal(changed, true);
    const [faster] = await sentences('control=slow&test=before');
    assert.match(faster.text, /^Decode takes [\d.]+ µs less a call/);
    assert.deepEqual(await sentences('control=before&test=after'), []); // not for certain
    assert.deepEqual(await sentences('control=before&test=before'), []);
});
