// The sentences on the cause, for collectives and single ranks: transfer is separate from waiting
// if the collectives match across the ranks, and a call may be on some ranks only.
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
 * kernel `fused_norm` before it, in two calls; `seq(rank, step)`: the all-reduce's number, if any.
 */
function ranks({ transfer = 0, extra = () => 0, seq = (rank, step) => step, twice = () => false }) {
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
        for (let step = 0; step < STEPS; step += 1) {
            const start = step * 3000 + rank * 100000; // each rank has its own clock
            const compute = (of) => 500 + ((step * 7 + of * 3) % 5) + extra(of);
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
                const long = (last - compute(rank) + transfer) / parts;
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
/** The sentences of a pair, by kind. */
async function why(control, other) {
    const ids = [];
    for (const side of [control, other]) {
        made += 1;
        ids.push(await store(server, `set ${made}`, ranks(side)));
    }
    const { json } = await server.api('GET', `/compare_traces?control=${ids[0]}&test=${ids[1]}&limit=0`);
    return Object.fromEntries(json.diagnosis.map((entry) => [entry.kind, entry]));
}
const close = (value, wanted) => assert.ok(Math.abs(value - wanted) < 4, `${value}, ${wanted}`);

test('a slower transfer is separated from waiting if the collectives match', async () => {
    const { transfer } = await why({ transfer: 200 }, { transfer: 300 });
    assert.match(transfer.text, /In the collectives that match across the ranks, waiting is as before and transfer takes 100 µs more, per step and rank\.$/);
    assert.doesNotMatch(transfer.text, /no single rank/);
    close(transfer.values.transfer[0], 200);
    close(transfer.values.transfer[1], 300);
    close(transfer.values.wait[1] - transfer.values.wait[0], 0);
    // Half of the ranks have the collective twice, and no number says which is which.
    const odd = { seq: () => undefined, twice: (rank) => rank % 2 === 1 };
    const unmatched = await why({ transfer: 200, ...odd }, { transfer: 300, ...odd });
    assert.match(unmatched.transfer.text, /no single rank keeps the others waiting/);
    assert.doesNotMatch(unmatched.transfer.text, /match across the ranks/);
    assert.equal(unmatched.transfer.values.wait, undefined);
});

test('the sentence on waiting names the late rank, and no other repeats its work', async () => {
    const found = await why({ transfer: 200 }, { transfer: 220,
        extra: (rank) => (rank === 3 ? 240 : 0) });
    assert.match(found.waiting.text, /^The other 3 ranks wait 2\d\d µs more per step for rank 3, which spends 2\d\d µs more in compute, most of it in `aten::norm`/);
    assert.match(found.waiting.text, /waiting takes 1[78]\d µs more and transfer takes (19\.\d|2\d\.\d) µs more, per step and rank\.$/);
    assert.deepEqual(found.waiting.ranks, [3]);
    close(found.waiting.values.wait[1] - found.waiting.values.wait[0], 180); // 240 on 3 of 4
    assert.equal(found.more_calls, undefined);
});

test('the sentence on a call says how many ranks have it, if not all do', async () => {
    const { more_calls: one } = await why({}, { extra: (rank) => (rank === 1 ? 200 : 0) });
    assert.match(one.text, /is new: it runs (once|2 times) per step on 1 of 4 ranks and takes \d+(\.\d)? µs of it on average over all ranks/);
    close(one.change, 50);
    const { more_calls: gone } = await why({ extra: (rank) => (rank < 3 ? 200 : 0) }, {});
    assert.match(gone.text, /no longer runs: it ran 2 times per step on 3 of 4 ranks and took \d+ µs of it on average over all ranks/);
    const { more_calls: all } = await why({}, { extra: () => 200 });
    assert.match(all.text, /is new: it runs 2 times per step and takes 2\d\d µs of it/);
});
