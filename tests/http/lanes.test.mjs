// The timeline of all ranks: lanes on one axis, and what is asked of all ranks at once.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, upload, waitForJob } from './lib.mjs';

const event = (cat, name, tid, ts, dur, args) => ({ ph: 'X', cat, name, pid: 1, tid, ts, dur, args });
const STEPS = 8;
const AHEAD = [0, 250_000, 31.5, 31.5];
const LATE = [0, 60, 10, 0];

/** A gemm, a copy, and an all-reduce that all ranks leave together, in each step. The clock is `AHEAD`
 * µs ahead, the rank comes `LATE` µs late. */
function rankTrace(rank, { host, steps = STEPS, comm = true } = {}) {
    const traceEvents = [];
    for (let n = 1; n <= steps; n += 1) {
        const at = AHEAD[rank] + 1000 * n, late = LATE[rank];
        const launch = (ts, id) => event('cuda_runtime', 'cudaLaunchKernel', 1, ts, 1, { correlation: id });
        traceEvents.push(event('user_annotation', `ProfilerStep#${n}`, 1, at, 900),
            launch(at + 5, 10 * n), launch(at + 7, 10 * n + 1), launch(at + 9, 10 * n + 2),
            event('kernel', 'gemm', 7, at + 20, 100 + late, { correlation: 10 * n, device: 0, stream: 7 }),
            event('gpu_memcpy', 'Memcpy DtoH', 9, at + 100, 50 + late, { correlation: 10 * n + 1, device: 0,
                stream: 9, bytes: 8 }));
        if (comm) {
            traceEvents.push(event('kernel', 'ncclDevKernel_AllReduce', 20, at + 200 + late, 400 - late,
                { correlation: 10 * n + 2, device: 0, stream: 20, Seq: n, 'Collective name': 'allreduce',
                    'Process Group Name': 'dp', 'Group size': 4, dtype: 'Float', 'In msg nelems': 25 }));
        }
    }
    return JSON.stringify({ distributedInfo: { rank }, host_name: host, traceEvents });
}

const fourRanks = (options) => Object.fromEntries(AHEAD.map((_, rank) =>
    [`rank${rank}.json`, rankTrace(rank, { host: rank < 2 ? `node${rank}` : 'node2', ...options })]));

let server;
let four; // the id of that set
before(async () => {
    server = await startServer();
    four = await store(server, 'four', fourRanks());
});
after(() => server.stop());

const get = (where, parameters = {}) =>
    server.api('GET', `/sets/${where}?${new URLSearchParams(parameters)}`);
const show = async (set, parameters) => {
    const answer = await get(`${set}/timeline/ranks`, parameters);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const runs = (lane) => lane.start.map((start, i) =>
    [start, lane.duration[i], lane.compute[i], lane.communication[i], lane.memory[i]]);
const near = (is, right, width, what) => assert.ok(Math.abs(is - right) <= width, `${what}: ${is}, not ${right}`);

test('the clocks of each set are found once it is stored, before anybody asks', async () => {
    const jobs = [];
    for (const steps of [3, 4, 5]) {
        jobs.push(await upload(server, `${steps} steps`, fourRanks({ steps })));
    }
    const sets = [four];
    for (const job of jobs) {
        sets.push((await waitForJob(server, job)).set);
    }
    for (const set of sets) {
        const kept = ['clocks2', 'meets2'].map((key) => path.join(server.data, 'cache', `${set}-${key}`));
        for (let looks = 0; !kept.every((file) => fs.existsSync(file)); looks += 1) {
            assert.ok(looks < 1000, `the clocks of ${set} are not found`);
            await new Promise((resolve) => { setTimeout(resolve, 20); });
        }
    }
});

test('a step: every rank is a lane on the common axis', async () => {
    const answer = await show('four', { step: 3 });
    assert.equal(answer.clock, 'one_clock');
    assert.deepEqual([answer.span, answer.step, answer.pixels], [0, 3, 1200]);
    assert.deepEqual(answer.lanes.map(({ rank, ranks, host, component, aligned }) =>
        [rank, ranks, host, component, aligned]),
        AHEAD.map((_, rank) => [rank, 1, `node${Math.min(rank, 2)}`, 0, true]));
    assert.deepEqual(answer.left_out, { lanes: 0, arrivals: 0, spans: false });
    for (const lane of answer.lanes) {
        const late = LATE[lane.rank];
        near(lane.at, 0, 0.1, 'the window begins with the step');
        assert.equal(lane.rate, 1);
        near(lane.step_start, 0, 0.1, 'start');
        near(lane.step_end, 900, 0.1, 'end');
        const [compute, memory, communication] = runs(lane);
        near(compute[0], 20, 0.1, 'compute');
        near(compute[1], 100 + late, 0.1, 'compute');
        near(memory[0], 120 + late, 0.1, 'the copy is seen behind the gemm');
        near(memory[1], 30, 0.1, 'memory');
        near(communication[0], 200 + late, 0.1, 'communication');
        near(communication[0] + communication[1], 600, 0.1, 'all ranks leave the collective together');
        assert.deepEqual([compute, memory, communication].map((run) => run.slice(2)),
            [[100, 0, 0], [0, 0, 100], [0, 100, 0]]);
    }
});

/** Which class runs in each µs, by the kernels one by one: the first of `names` that runs. */
function classes(kernels, names, length) {
    const out = new Array(length).fill(-1);
    names.forEach((_, i) => kernels.filter(({ name }) => name === names[names.length - 1 - i])
        .forEach(({ ts, dur }) => out.fill(names.length - 1 - i, ts, ts + dur)));
    return out;
}

test('whole files: pixels with whole per cent', async () => {
    const names = ['gemm', 'ncclDevKernel_AllReduce', 'Memcpy DtoH'];
    let seed = 5;
    const random = (most) => { seed = (seed * 48271) % 2147483647; return seed % most; };
    const kernels = Array.from({ length: 900 }, (_, i) => {
        const name = names[random(3)];
        return event(name.startsWith('Mem') ? 'gpu_memcpy' : 'kernel', name, i % 3, 11 * i + random(7), random(20),
            { device: 0, stream: i % 3 });
    });
    await store(server, 'dense', { 'a.json': JSON.stringify({ traceEvents: [
        event('cpu_op', 'aten::mm', 1, 0, 10_000), ...kernels] }) });
    const truth = classes(kernels, names, 10_000);
    const { lanes: [lane], extent, from, to } = await show('dense', { pixels: 100 });
    assert.deepEqual([from, to, extent], [0, 10_000, { from: 0, to: 10_000 }]);
    const seen = new Map(runs(lane).flatMap(([start, duration, ...shares]) =>
        Array.from({ length: duration / 100 }, (_, i) => [start / 100 + i, shares])));
    for (let pixel = 0; pixel < 100; pixel += 1) {
        const part = truth.slice(100 * pixel, 100 * pixel + 100);
        names.forEach((name, i) => near((seen.get(pixel) ?? [0, 0, 0])[i],
            part.filter((one) => one === i).length, 1, `${name} in pixel ${pixel}`));
    }
});

test('a window of the axis', async () => {
    const { lanes, from, to } = await show('four', { step: 3, from: 160, to: 260, pixels: 100, ranks: '0-1' });
    assert.deepEqual([from, to], [160, 260]);
    assert.deepEqual(runs(lanes[0]), [[200, 60, 0, 100, 0]]);
    assert.deepEqual(lanes[1].compute, [100, 0]);
    assert.equal(lanes[1].start[0], 160, 'the gemm of rank 1 is late');
});

test('lanes of hosts and of groups', async () => {
    const hosts = await show('four', { step: 3, fold: 'host', pixels: 900 });
    assert.deepEqual(hosts.lanes.map(({ rank, ranks, host, at, rate }) => [rank, ranks, host, at, rate]),
        [[0, 1, 'node0', 0, 1], [1, 1, 'node1', hosts.lanes[1].at, 1], [2, 2, 'node2', null, null]]);
    const at = (lane, time) => runs(lane).find(([start, duration]) => start <= time && time < start + duration);
    assert.deepEqual(at(hosts.lanes[2], 125).slice(2), [50, 0, 50], 'the mean of two ranks');
    const [group, ...others] = (await show('four', { step: 3, fold: 'group', pixels: 900 })).lanes;
    assert.deepEqual([group.rank, group.ranks, others.length], [0, 4, 0]);
    assert.deepEqual(at(group, 225).slice(2), [0, 75, 0]);
});

test('a rank without the step has a lane without runs; ranks without collectives are not aligned', async () => {
    await store(server, 'odd', { 'a.json': rankTrace(0, { comm: false }),
        'b.json': rankTrace(1, { comm: false, steps: 2 }) });
    const answer = await show('odd', { step: 5 });
    assert.equal(answer.clock, 'not_aligned');
    assert.deepEqual(answer.lanes.map(({ aligned, status, host, component, at, step_start: start }) =>
        [aligned, status, host, component, at, start]),
        [[false, 'no_match', null, null, 0, 0], [false, 'no_match', null, null, null, null]]);
    assert.deepEqual(runs(answer.lanes[1]), []);
    assert.equal((await show('odd', { step: 2, fold: 'group' })).lanes.length, 2, 'no group is known');
});

test('one rank, and a file without device rows', async () => {
    await store(server, 'alone', { 'a.json': rankTrace(2) });
    const { clock, lanes: [lane] } = await show('alone', { step: 1 });
    assert.deepEqual([clock, lane.status, lane.aligned, lane.at], ['one_clock', 'reference', true, 0]);
    await store(server, 'cpu', { 'a.json': JSON.stringify({ traceEvents: [
        event('cpu_op', 'aten::mm', 1, 0, 100), event('cpu_op', 'aten::inner', 1, 10, 20),
        event('user_annotation', 'gloo:all_reduce', 2, 50, 100), event('user_annotation', 'mine', 1, 0, 500),
    ] }) });
    assert.deepEqual(runs((await show('cpu')).lanes[0]), [[0, 100, 100, 0, 0], [100, 50, 0, 100, 0]]);
});

test('a collective on all ranks, and who arrived last', async () => {
    const collective = (parameters) => get('four/timeline/ranks/collective', { step: 3, ...parameters });
    const { json: met } = await collective({ rank: 2, start: 300 });
    const { set, span, step, name, class: sort, group, bytes, transfer, last, certain, rows } = met;
    assert.deepEqual([typeof set, span, step, name, sort, group, bytes, last, certain],
        ['string', 0, 3, 'allreduce', 'all-reduce', 'dp', 100, 1, true]);
    near(transfer, 340, 0.1, 'transfer');
    rows.forEach((row, rank) => {
        assert.deepEqual([row.rank, row.aligned], [rank, true]);
        near(row.start, 200 + LATE[rank], 0.1, 'begin');
        near(row.start + row.duration, 600, 0.1, 'they end together');
        near(row.wait, 60 - LATE[rank], 0.1, 'wait');
    });
    assert.deepEqual((await collective({ instance: met.instance })).json, met);
    assertProblem(await collective({ rank: 2, start: 10 }), 404, 'no_collective');
    assertProblem(await collective({ instance: 8 }), 404, 'no_collective');
    assertProblem(await collective({ rank: 9, start: 10 }), 404, 'unknown_rank');
    assertProblem(await collective({ rank: 2 }), 400, 'missing_parameter');

    const { arrivals, lanes, left_out: left } = await show('four', { step: 3 });
    assert.deepEqual(arrivals.map((one) => [one.rank, one.certain, one.name, one.instance]),
        [[1, true, 'allreduce', met.instance]]);
    near(arrivals[0].start, 260, 0.1, 'start');
    near(arrivals[0].waited, 60, 0.1, 'waited');
    assert.deepEqual(lanes.map((lane) => [lane.last, lane.collectives]),
        LATE.map((late) => [late === 60 ? STEPS : 0, STEPS]));
    lanes.forEach((lane) => near(lane.late_us, LATE[lane.rank] - 5, 0.1, 'lateness'));
    assert.equal(left.arrivals, 0);
    assert.equal((await show('four')).arrivals.length, STEPS);
    assert.deepEqual((await show('four', { ranks: '0,2' })).arrivals, [], 'only of the chosen ranks');
    assert.deepEqual((await show('four', { step: 3, from: 0, to: 250 })).arrivals, []);
    const folded = (await show('four', { fold: 'group' })).lanes[0];
    assert.deepEqual([folded.last, folded.collectives], [STEPS, 4 * STEPS]);
});

test('the rows of a name on all ranks', async () => {
    const find = async (parameters) => (await get('four/timeline/ranks/find', parameters)).json;
    const gemm = await find({ name: 'gemm', step: 3 });
    assert.equal(gemm.of, 4);
    gemm.ranks.forEach((row, rank) => {
        assert.deepEqual([row.rank, row.of, row.total, row.longest, row.duration],
            [rank, 1, 100 + LATE[rank], 100 + LATE[rank], 100 + LATE[rank]]);
        near(row.start, 20, 0.1, 'start');
    });
    const [whole, ...others] = (await find({ name: 'gemm', ranks: '1' })).ranks;
    assert.deepEqual([whole.rank, whole.of, whole.total, others.length], [1, STEPS, 160 * STEPS, 0]);
    assert.deepEqual((await find({ name: 'none', ranks: '0', category: 'cpu_op' })).ranks,
        [{ rank: 0, of: 0, total: 0, longest: null, start: null, duration: null }]);
    assert.equal((await find({ name: 'gemm', sort: 'host' })).ranks[0].of, 0);
    assertProblem(await get('four/timeline/ranks/find'), 400, 'missing_parameter');
});

test('a window added up over all ranks', async () => {
    const sums = async (parameters) => (await get('four/timeline/ranks/sums', parameters)).json;
    const step = await sums({ step: 3 });
    const row = (answer, wanted) => answer.rows.find(({ name }) => name === wanted);
    assert.deepEqual(row(step, 'gemm'), { name: 'gemm', category: 'kernel', sort: 'device', calls: 4, total: 470,
        lowest: 100, highest: 160, lowest_rank: 0, highest_rank: 1 });
    assert.equal(row(step, 'cudaLaunchKernel').calls, 12);
    assert.deepEqual(step.rows.map(({ total }) => total), step.rows.map(({ total }) => total).sort((a, b) => b - a));
    const part = await sums({ step: 3, from: 70, to: 130, ranks: '0,1' });
    assert.deepEqual([part.from, part.to], [70, 130]);
    const { calls, total, lowest, lowest_rank: least } = row(part, 'gemm');
    assert.deepEqual([calls, least], [2, 0]);
    near(lowest, 50, 0.1, 'cut at the window');
    near(total, 110, 0.2, 'cut at the window');
    assert.equal((await sums({ limit: 1 })).rows.length, 1);
});

test('what cannot be asked', async () => {
    const refused = async (parameters, status, slug) =>
        assertProblem(await get('four/timeline/ranks', parameters), status, slug);
    await refused({ step: 99 }, 404, 'unknown_step');
    await refused({ span: 1 }, 404, 'unknown_span');
    await refused({ ranks: '9' }, 400, 'unknown_rank');
    assert.match((await get('four/timeline/ranks', { ranks: '9' })).json.detail, /^ranks: there is no "9"/);
    await refused({ ranks: '0-' }, 400, 'bad_ranks');
    await refused({ from: 10, to: 10 }, 400, 'bad_window');
    await refused({ pixels: 9000 }, 400, 'bad_pixels');
    await refused({ fold: 'rack' }, 400, 'bad_fold');
    await refused({ rank: 1 }, 400, 'unknown_parameter');
    assertProblem(await get('none/timeline/ranks'), 404, 'unknown_set');
});
