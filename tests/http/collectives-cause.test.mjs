// The sentences on collectives and single ranks: transfer is separate from waiting if the
// collectives match across the ranks, and a call may be on some ranks only.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

const RANKS = 4;
const STEPS = 6;
let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/**
 * The files of a set. Each step has a product of 500 us on every rank and an all-reduce that ends on
 * all ranks at once, `transfer` us after the last rank comes (0: none). `extra(rank)`: us of a
 * kernel `fused_norm` before it, in two calls; `seq(rank, step)`: the all-reduce's number, if any;
 * `ends(rank, step)`: by how much later it ends there; `work(rank)`: us more of the product.
 */
function ranks({ transfer = 0, extra = () => 0, seq = (rank, step) => step, twice = () => false,
    steps = STEPS, ends = () => 0, work = () => 0 }) {
    return Object.fromEntries(Array.from({ length: RANKS }, (_, rank) => {
        const events = [];
        let correlation = 0;
        const row = (cat, name, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name, pid: 1,
            tid, ts: Math.round(ts * 1000) / 1000, dur: Math.round(dur * 1000) / 1000, args });
        const kernel = (op, name, launch, ts, dur, args = {}) => {
            correlation += 1;
            row('cpu_op', op, 1, launch, 4);
            row('cuda_runtime', 'cudaLaunchKernel', 1, launch + 1, 2, { correlation });
            row('kernel', name, 7, ts, dur, { correlation, device: rank, stream: 7, ...args });
        };
        for (let step = 0; step < steps; step += 1) {
            const start = step * 3000 + rank * 100000; // each rank has its own clock
            const compute = (of) => 500 + ((step * 7 + of * 3) % 5) + extra(of) + work(of);
            const last = Math.max(...Array.from({ length: RANKS }, (__, of) => compute(of)));
            row('user_annotation', `ProfilerStep#${step}`, 1, start, 20 + last + transfer + 10);
            kernel('aten::mm', 'gemm', start + 1, start + 20, compute(rank) - extra(rank));
            const more = extra(rank) / 2;
            for (let i = 0; i < 2 && more > 0; i += 1) {
                kernel('aten::norm', 'fused_norm', start + 7 + 6 * i,
                    start + 20 + compute(rank) - 2 * more + i * more, more);
            }
            const parts = twice(rank, step) ? 2 : 1;
            for (let i = 0; i < parts && transfer > 0; i += 1) {
                const long = (last - compute(rank) + transfer) / parts + ends(rank, step);
                const number = seq(rank, step);
                kernel('c10d::allreduce_', 'ncclDevKernel_AllReduce_Sum_bf16_RING_LL', start + 25 + 6 * i,
                    start + 20 + compute(rank) + i * long, long, { 'Collective name': 'allreduce',
                        'Process Group Name': '0', 'Group size': RANKS,
                        ...number === undefined ? {} : { Seq: number } });
            }
        }
        return [`rank${rank}.json`, JSON.stringify({ schemaVersion: 1, deviceProperties: [{ id: 0,
            name: 'X' }], distributedInfo: { rank, world_size: RANKS }, traceEvents: events })];
    }));
}

let made = 0;
/** The answer to a pair. */
async function ask(control, other, more = '') {
    const ids = [];
    for (const side of [control, other]) {
        made += 1;
        ids.push(await store(server, `set ${made}`, ranks(side)));
    }
    const { json } = await server.api('GET', `/compare_traces?control=${ids[0]}&test=${ids[1]}&limit=0${more}`);
    return json;
}
/** The sentences of a pair, by kind. */
const why = async (...sides) => Object.fromEntries((await ask(...sides)).diagnosis
    .map((entry) => [entry.kind, entry]));
const close = (value, wanted) => assert.ok(Math.abs(value - wanted) < 4, `${value}, ${wanted}`);

test('a slower transfer is separated from waiting if the collectives match', async () => {
    const { transfer, waiting } = await why({ transfer: 200 }, { transfer: 300 });
    assert.match(transfer.text, /^`ncclDevKernel_AllReduce_Sum_bf16_RING_LL`.* takes 100 µs more per step/);
    assert.match(transfer.text, /transferred/);
    assert.deepEqual([transfer.certainty, transfer.part, transfer.ranks, waiting],
        ['sure', 'exposed_communication', [], undefined]);
    close(transfer.change, 100);
    // Half of the ranks have the collective twice, and no number says which is which: nothing says
    // what the time is made of.
    const odd = { seq: () => undefined, twice: (rank) => rank % 2 === 1 };
    const unmatched = await why({ transfer: 200, ...odd }, { transfer: 300, ...odd });
    assert.deepEqual([unmatched.transfer, unmatched.waiting], [undefined, undefined]);
    assert.match(unmatched.per_call.text, /`ncclDevKernel_AllReduce_Sum_bf16_RING_LL`.* takes 100 µs more/);
    assert.doesNotMatch(unmatched.per_call.text, /transferred|wait/);
    // Whole recordings have no steps to match in: the same, measured once a rank.
    const whole = await ask({ transfer: 200 }, { transfer: 300 },
        '&control_steps=any&test_steps=any');
    assert.match(whole.diagnosis[0].text, /`ncclDevKernel_AllReduce_Sum_bf16_RING_LL`.* takes 6\d\d µs more: /);
    assert.doesNotMatch(whole.diagnosis[0].text, /per step|transferred|wait/);
});

test('who waits is told with the late rank, and so is what that rank does', async () => {
    const answer = await ask({ transfer: 200 }, { transfer: 220,
        extra: (rank) => (rank === 3 ? 240 : 0) });
    const [waiting, work] = answer.diagnosis;
    assert.deepEqual([waiting.kind, waiting.ranks], ['waiting', [3]]);
    assert.match(waiting.text, /takes (19\d|20\d) µs more per step.* wait for rank 3\b/);
    close(waiting.change, 200); // 20 of transfer, 240 on 3 of 4
    assert.deepEqual([work.kind, work.ranks], ['more_calls', [3]]);
    assert.match(work.text, /^`aten::norm` is new .*on rank 3 alone: 240 µs more/);
    close(work.change, 60);
    // The other way round, the same is less.
    const back = await ask({ transfer: 220, extra: (rank) => (rank === 3 ? 240 : 0) },
        { transfer: 200 });
    assert.match(back.diagnosis[0].text, /µs less per step.* wait for rank 3\b/);
    assert.match(back.diagnosis[1].text, /^`aten::norm` no longer runs .*on rank 3 alone: 240 µs less/);
});

test('a call of one rank names the rank; one of several, or of all, does not', async () => {
    const { more_calls: one } = await why({}, { extra: (rank) => (rank === 1 ? 200 : 0) });
    assert.match(one.text, /^`aten::norm` is new .*on rank 1 alone: 200 µs more per step/);
    assert.deepEqual(one.ranks, [1]);
    close(one.change, 50);
    const { more_calls: gone } = await why({ extra: (rank) => (rank < 3 ? 200 : 0) }, {});
    assert.match(gone.text, /^`aten::norm` no longer runs .*150 µs less per step/);
    assert.deepEqual(gone.ranks, []);
    assert.doesNotMatch(gone.text, /alone/);
    const { more_calls: all } = await why({}, { extra: () => 200 });
    assert.match(all.text, /^`aten::norm` is new \(2 times per step\): 200 µs more per step/);
    assert.deepEqual([all.ranks, all.certainty], [[], 'sure']);
});

test('how often the late rank arrives last is told where both sides have a common clock', async () => {
    const sure = { transfer: 200, steps: 24 };
    const late = { ...sure, work: (rank) => (rank === 3 ? 240 : 0) };
    const [waiting] = (await ask(sure, late)).diagnosis;
    assert.match(waiting.text, /^The other ranks wait 2\d\d µs more per step for rank 3, .*; it waits .* less per step \(its slack\)\. Rank 3 arrives last in 100 % of 24 collectives \(control: at most \d\d %\)\.$/);
    const [less] = (await ask(late, { ...sure, steps: 30 })).diagnosis;
    assert.match(less.text, / less per step for rank 3, .*\. Rank 3 arrives last in at most \d\d % of 30 collectives \(control: 100 % of 24\)\.$/);
    const line = (await ask(sure, { ...sure, extra: late.work })).diagnosis[0];
    assert.match(line.text, /in which ranks wait for rank 3 .*\. Rank 3 arrives last in 100 % of 24 collectives \(control: at most \d\d %\)\.$/);
    // Few collectives do not tell how often; without a common clock nobody knows.
    const few = (await ask({ ...sure, steps: 12 }, { ...late, steps: 12 })).diagnosis;
    assert.match(few[0].text, / more per step for rank 3/);
    const apart = (await ask(sure, { ...late, seq: (rank, step) => (rank === 0 ? 100 : 0) + step })).diagnosis;
    [...few, ...apart].forEach((entry) => assert.doesNotMatch(entry.text, /arrives last/));
});

test('what a rank ends later than others is no waiting where the clocks are known', async () => {
    const steps = 24;
    const ends = (rank, step) => (rank === 2 && step % 3 === 0 ? 300 : 0);
    const { account } = await ask({ transfer: 200, steps }, { transfer: 200, steps, ends });
    const [line] = account.lines;
    assert.match(line.text, /^On rank 2 alone: .*AllReduce.* takes 100 µs more per step, in which data is transferred/);
    assert.equal(line.kind, 'transfer');
});
