// The facts that were planted in the pair of four ranks (traces-sample/README.md): this test finds
// each of them in the files without the program, and checks that the program finds it. What was
// changed between the two recordings of the other pair is said first.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { startServer, waitForJob } from './lib.mjs';

const SAMPLE = fileURLToPath(new URL('../../traces-sample', import.meta.url));
const SIDES = ['control', 'test'];
const PAIR = { control: 'sample control', test: 'sample test' };
const STEPS = 10;
const RANKS = 4;
const STRAGGLER = 2;
const MIB = 1048576;
let server;
let files; // side → the events of rank 0, 1 …

function readSide(side) {
    const folder = path.join(SAMPLE, `ranks-${side}`);
    const traces = fs.readdirSync(folder).map((name) => JSON.parse(
        zlib.gunzipSync(fs.readFileSync(path.join(folder, name)))));
    traces.sort((a, b) => a.distributedInfo.rank - b.distributedInfo.rank);
    return traces.map(({ traceEvents }) => traceEvents);
}

before(async () => {
    files = Object.fromEntries(SIDES.map((side) => [side, readSide(side)]));
    server = await startServer();
    for (const { id } of (await server.api('POST', '/samples/ranks')).json.jobs) {
        assert.equal((await waitForJob(server, id)).state, 'done');
    }
});
after(() => server.stop());

async function get(where, parameters = {}) {
    const answer = await server.api('GET', `${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const analysis = async (name, side) => (await get(`/analysis/${name}`, { set: PAIR[side] })).set;
async function sql(side, query) {
    const { columns, rows } = await get('/sql', { control: PAIR[side], q: query });
    return rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])));
}
const near = (value, wanted, share) =>
    assert.ok(Math.abs(value - wanted) <= share * Math.abs(wanted), `${value}, not ${wanted}`);
const named = (events, part) => events.filter(({ name }) => name.includes(part));

test('the pair has four ranks and ten steps, with modules, memory and collectives', async () => {
    for (const side of SIDES) {
        assert.equal(files[side].length, RANKS);
        for (const events of files[side]) {
            assert.equal(named(events, 'ProfilerStep#').filter(
                ({ cat }) => cat === 'user_annotation').length, STEPS);
            assert.ok(named(events, 'nn.Module: FeedForward_1').length === STEPS);
        }
        const [{ n }] = await sql(side, 'SELECT count(*) AS n FROM memory');
        assert.equal(n, files[side].flatMap((events) => named(events, '[memory]')).length);
        const groups = await sql(side, 'SELECT DISTINCT group_name AS g, group_ranks AS r, '
            + 'seq IS NOT NULL AS s FROM collectives ORDER BY 1');
        assert.deepEqual(groups, [{ g: '0', r: '[0, 1, 2, 3]', s: 1 },
            { g: '1', r: '[0, 1, 2, 3]', s: 1 }]);
    }
});

test('the straggler is named, with its cause and its operator', async () => {
    // In the files: the slow kernel runs once a step, only on one rank of the test.
    for (const side of SIDES) {
        assert.deepEqual(files[side].map((events) => named(events, 'gemm_bf16_16x16').length),
            [0, 1, 2, 3].map((rank) => side === 'test' && rank === STRAGGLER ? STEPS : 0));
    }
    const answers = {};
    for (const side of SIDES) {
        answers[side] = await analysis('stragglers', side);
    }
    assert.deepEqual(answers.control.by_rank.filter((row) => row.straggler), []);
    const [straggler, ...others] = answers.test.by_rank.filter((row) => row.straggler);
    assert.deepEqual([straggler.rank, straggler.cause, straggler.worst_steps, others],
        [STRAGGLER, 'compute', STEPS, []]);
    assert.ok(straggler.caused_pctg > 95);
    const [worst] = answers.test.operators.filter(({ rank }) => rank === STRAGGLER);
    assert.equal(worst.operator, 'aten::mm');
    // The extra time of the slow kernel, against the same product on the other ranks.
    const mean = (events) => events.reduce((sum, { dur }) => sum + dur, 0) / STEPS;
    const slow = mean(named(files.test[STRAGGLER], 'gemm_bf16_16x16'));
    near(worst.excess_per_step, slow - slow / 3.6, 0.1);
});

test('every collective has its partners, and their waiting grew', async () => {
    const summaries = [];
    for (const side of SIDES) {
        const tables = await analysis('collectives', side);
        const [summary] = tables.summary;
        assert.deepEqual([summary.instances, summary.unmatched_rows], [5 * STEPS, 0]);
        assert.deepEqual(tables.collectives.map((row) =>
            [row.collective, row.process_group]).sort(), [['_allgather_base', '1'],
            ['_reduce_scatter_base', '1'], ['allreduce', '0']]);
        summaries.push(summary);
    }
    assert.ok(summaries[1].exposed_wait_per_step > 4 * summaries[0].exposed_wait_per_step);
    near(summaries[1].transfer_per_step, 1.061 * summaries[0].transfer_per_step, 0.02);
});

test('the products of the MLP are 9.1 % more work, at the same rate', async () => {
    const [less, more] = [5632, 6144].map((hidden) => [[4096, 2048, 2 * hidden],
        [4096, hidden, 2048]].reduce((sum, [m, k, n]) => sum + 2 * m * k * n, 0));
    near(more / less, 1.0909, 0.001);
    // Device time of rank 0, which has no slow kernel: by the shapes that the files have.
    const times = SIDES.map((side, i) => {
        const events = files[side][0];
        const dims = (hidden) => [`4096,2048,2048,${2 * hidden}`, `4096,${hidden},${hidden},2048`];
        const kernels = new Map(events.filter(({ cat }) => cat === 'kernel').map((event) =>
            [event.args.correlation, event.dur]));
        const calls = named(events, 'aten::mm').filter(({ args }) => args['Sequence number']
            && dims([5632, 6144][i]).includes(args['Input Dims'].flat().join()));
        assert.equal(calls.length, 4 * STEPS); // those of forward
        const launches = events.filter(({ cat }) => cat === 'cuda_runtime');
        return calls.reduce((sum, call) => sum + kernels.get(launches.find((launch) =>
            launch.ts >= call.ts && launch.ts < call.ts + call.dur).args.correlation), 0);
    });
    near(times[1] / times[0], more / less, 0.02);
});

test('the tree says how much of a change is more work', async () => {
    const { nodes } = await get('/compare_traces/tree', PAIR);
    for (const node of nodes.filter(({ split }) => split !== null)) {
        assert.ok(Math.abs(node.split.more_work + node.split.slower_work
            - node.diff_device_per_step) < 1e-6);
        assert.ok(node.split.by === 'calls' || node.sort === 'operator' && node.control_flops > 0);
    }
    const wider = nodes.filter(({ sort, control_flops: less, test_flops: more }) =>
        sort === 'operator' && less > 0 && more > less);
    assert.ok(wider.length > 0);
    for (const { split, control_flops: less, test_flops: more, control_device: time } of wider) {
        assert.equal(split.by, 'flops');
        near(split.more_work, (more / less - 1) * time / (4 * STEPS), 0.001);
        near(more / less, 1.0909, 0.001);
    }
    assert.equal(nodes.find(({ status }) => status === 'only_in_test').split, null);
    assert.equal(nodes[0].split, null);
});

/** Bytes above `start`, those before the first instant: at the end of the events, at the peak. */
function memoryOf(events) {
    const totals = named(events, '[memory]').map(({ args }) => args['Total Allocated']);
    const start = totals[0] - named(events, '[memory]')[0].args.Bytes;
    return { end: totals.at(-1) - start, peak: Math.max(...totals) - start, start };
}

test('memory: the steps free what they allocate, and the peak grew by 224 MiB', async () => {
    for (let rank = 0; rank < RANKS; rank += 1) {
        const [before_, after_] = SIDES.map((side) => memoryOf(files[side][rank]));
        assert.deepEqual([before_.end, after_.end], [0, 0]);
        assert.equal(after_.peak - before_.peak, 224 * MIB);
        for (const [side, { start, peak }] of [['control', before_], ['test', after_]]) {
            assert.deepEqual(await sql(side, 'SELECT max(total_allocated) AS peak FROM memory '
                + `WHERE rank = ${rank}`), [{ peak: start + peak }]);
        }
    }
});

test('the analysis of memory finds the 224 MiB in FeedForward, on every rank', async () => {
    const { difference } = await get('/analysis/memory', { set: PAIR.control, test: PAIR.test });
    for (let rank = 0; rank < RANKS; rank += 1) {
        const own = (table) => difference[table].filter((row) => row.rank === rank);
        const [peak] = own('peaks');
        assert.equal(peak.live_at_peak, 224 * MIB);
        assert.equal(peak.peak - peak.allocated_at_start, 224 * MIB);
        const changed = own('live_modules').filter(({ bytes }) => bytes !== 0);
        assert.ok(changed.every(({ module }) => module.includes('/ FeedForward')));
        assert.equal(changed.reduce((sum, { bytes }) => sum + bytes, 0), 224 * MIB);
    }
});

test('the tree blames the MLP, and shows that attention became faster', async () => {
    const { nodes } = await get('/compare_traces/tree', PAIR);
    const change = (name) => {
        const [node, ...others] = nodes.filter((one) => one.test_name === name);
        assert.deepEqual([node.sort, node.instances, others], ['module', 2, []]);
        return node.diff_device_per_step;
    };
    // The change of the flash kernels, from the files; the rest of the attention is the same.
    const flash = SIDES.map((side, i) => files[side].flatMap((events) =>
        named(events, ['flash_fwd_kernel', 'FlashAttnFwdSm90'][i])).reduce(
        (sum, { dur }) => sum + dur, 0) / STEPS / RANKS);
    near(flash[1] / flash[0], 0.554, 0.02);
    near(change('Attention'), flash[1] - flash[0], 0.1);
    assert.ok(change('FeedForward') > 5 * Math.abs(change('Attention')));
    assert.equal(nodes.filter(({ sort }) => sort === 'module').reduce((most, node) =>
        node.diff_here_per_step > most.diff_here_per_step ? node : most).test_name, 'FeedForward');
});

test('the diagnosis names the planted causes', async () => {
    const { diagnosis: all, verdict } = await get('/compare_traces', PAIR);
    // The peak of memory is said too, small as its change is.
    const diagnosis = all.filter(({ kind }) => kind !== 'memory');
    assert.deepEqual(all.filter((entry) => !diagnosis.includes(entry)).map(({ certainty }) => certainty), ['untested']);
    assert.equal(verdict.verdict, 'slower');
    assert.deepEqual(diagnosis.map(({ kind, certainty }) => [kind, certainty]),
        [...['other_work', 'waiting', 'more_calls', 'more_calls', 'replaced']
            .map((kind) => [kind, 'sure']), ['limit', 'untested']]);
    // The wider layers, with what they take longer on rank 2; those that wait for it; the copies,
    // forward and backward; the other kernel.
    [/^The inputs of `aten::mm`[^:]* have other shapes: 1\.09 times as large \(\[\[4096, 2048\], \[2048, 11264\]\] → \[\[4096, 2048\], \[2048, 12288\]\]\)/,
        /^`ncclDevKernel_ReduceScatter_Sum_bf16_RING_LL`.* takes 2\d\d µs more per step.* wait for rank 2\b/,
        /^`aten::to` runs more often \(1 → 5 times per step\): 2\d\d µs more per step/,
        /^`ToCopyBackward0` is new \(2 times per step\): 1\d\d µs more per step/,
        /^`pytorch_flash::flash_fwd_kernel` was replaced by `cutlass::device_kernel` in `aten::_scaled_dot_product_flash_attention`: 1\d\d µs less per step/,
        /^The device is the limit on both sides: the device works 9\.\d\d of 9\.\d\d ms per step in the control, 10\.\d of 10\.\d ms in the test\.$/,
    ].forEach((words, i) => assert.match(diagnosis[i].text, words));
    assert.deepEqual(diagnosis.map(({ ranks }) => ranks), [[], [STRAGGLER], [], [], [], []]);
});

test('of the recorded pair, what was changed is the first sentence', async () => {
    for (const { id } of (await server.api('POST', '/samples')).json.jobs) {
        assert.equal((await waitForJob(server, id)).state, 'done');
    }
    const answer = await get('/compare_traces', { control: 'attention-control',
        test: 'attention-test', limit: 0 });
    assert.equal(answer.verdict.verdict, 'slower');
    assert.match(answer.account.lines[0].text,
        /^`aten::scaled_dot_product_attention` → .*`aten::softmax`.*: replaced/);
});
