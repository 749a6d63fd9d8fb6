// The sentence on the peak of memory: it must name the planted change, and no more.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
});
after(() => server.stop());

const MB = 1e6;
const row = (cat, name, ts, dur) => ({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur });

/**
 * Blocks that keep `kept` MB each until the end, after `base` MB from before the recording;
 * `modules` false: only operators; `lacks`: members that no instant has.
 */
function record({ kept = [100, 100, 100, 100], base = 1000, modules = true, type = 1, lacks = [],
    rank = 0, backward = 0 } = {}) {
    const events = [row('user_annotation', 'ProfilerStep#0', 0, 1000)];
    let allocated = base;
    const change = (ts, bytes, address) => {
        allocated += bytes;
        const args = { Bytes: bytes * MB, Addr: address, 'Device Type': type, 'Device Id': 0,
            'Total Allocated': allocated * MB, 'Total Reserved': 9e9 };
        lacks.forEach((name) => delete args[name]);
        events.push({ ph: 'i', cat: 'cpu_instant_event', name: '[memory]', pid: 1, tid: 1, ts, args });
    };
    if (modules) {
        events.push(row('python_function', 'nn.Module: Net_0', 1, 400));
    }
    kept.forEach((bytes, i) => {
        const at = 10 + 50 * i;
        if (modules) {
            events.push(row('python_function', `nn.Module: MLP_${i}`, at, 40));
        }
        events.push({ ...row('cpu_op', 'aten::addmm', at + 1, 30),
            args: { 'Sequence number': i, 'Fwd thread id': 0 } });
        change(at + 5, 50, 500 + i);
        change(at + 8, bytes, 100 + i);
        change(at + 9, -50, 500 + i);
    });
    events.push({ ...row('cpu_op', 'AddmmBackward0', 600, 30),
        args: { 'Sequence number': 0, 'Fwd thread id': 1 } });
    change(610, 60 + backward, 900);
    return JSON.stringify({ distributedInfo: { rank }, traceEvents: events });
}

/** The id of a set of these ranks. */
const add = (...ranks) => store(server, 'made', Object.fromEntries(ranks.map((text, i) =>
    [`rank${i}.json`, text])));

async function entries(control, changed, query = '') {
    const answer = await server.api('GET', `/compare_traces?control=${control}&test=${changed}`
        + `&limit=0${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const peakOf = async (...given) => (await entries(...given)).diagnosis
    .find((one) => one.kind === 'memory');
const NOT_TESTED = ' Not tested: there is one peak per recording.';

test('a module that keeps more, or less, in all its instances is named', async () => {
    const pair = [await add(record()), await add(record({ kept: [150, 150, 150, 150] }))];
    const more = await peakOf(...pair);
    assert.equal(more.text, 'The peak of memory is 200 MB higher (1.46 GB → 1.66 GB): `MLP` keeps '
        + `200 MB more.`);
    assert.deepEqual(more, { ...more, certainty: 'fact', change: null, share: 1, part: null,
        ranks: [0], values: { bytes: [1460 * MB, 1660 * MB], module: 'Net / MLP',
            live: [400 * MB, 600 * MB] } });
    assert.match((await peakOf(pair[1], pair[0])).text,
        /^The peak of memory is 200 MB lower .*: `MLP` keeps 200 MB less\./);
    const later = await peakOf(pair[0], await add(record({ backward: 90 })));
    assert.match(later.text, /is 90\.0 MB higher .*: the backward of `MLP` keeps 90\.0 MB more\./);
    // A change of a tenth is a fact; a smaller one says that nothing tests it.
    assert.equal(later.certainty, 'untested');
    assert.ok(later.text.endsWith(NOT_TESTED), later.text);
});

test('the cause may be before the recording, outside modules, or in no single place', async () => {
    const control = await add(record());
    const earlier = await peakOf(control, await add(record({ base: 1300 })));
    assert.match(earlier.text, /300 MB higher .*: 300 MB more were allocated before the recording began\./);
    assert.equal(earlier.share, null);
    const bare = { modules: false };
    const operators = await peakOf(await add(record(bare)),
        await add(record({ ...bare, kept: [100, 100, 100, 200] })));
    assert.match(operators.text, /: `aten::addmm` allocated 100 MB more of the memory that is live then\./);
    const both = await peakOf(control, await add(record({ base: 1060,
        kept: [115, 115, 115, 115], backward: 60 })));
    assert.equal(both.text, `The peak of memory is 180 MB higher (1.46 GB → 1.64 GB).`);
    const nameless = await peakOf(await add(record({ lacks: ['Addr'] })),
        await add(record({ lacks: ['Addr'], base: 1400 })));
    assert.equal(nameless.text, `The peak of memory is 400 MB higher (1.46 GB → 1.86 GB).`);
});

test('the sentence names the ranks, and host memory', async () => {
    const even = await add(record(), record({ rank: 1 }));
    const uneven = await add(record(), record({ rank: 1, kept: [400, 100, 100, 100] }));
    const found = await peakOf(even, uneven);
    assert.match(found.text, /\(1\.46 GB on rank 0 → 1\.76 GB on rank 1\): `MLP` keeps 300 MB more/);
    assert.deepEqual(found.ranks, [1]);
    assert.equal(await peakOf(even, uneven, '&test_ranks=0'), undefined);
    const host = await peakOf(await add(record({ type: 0 })), await add(record({ type: 0, base: 1500 })));
    assert.match(host.text, /^The peak of host memory is 500 MB higher/);
});

test('small changes, peaks that are sums, and sets without memory give no sentence', async () => {
    const control = await add(record());
    assert.equal(await peakOf(control, await add(record({ base: 1020 }))), undefined); // 1.4 %
    assert.equal(await peakOf(control, control), undefined);
    const lacks = ['Total Allocated'];
    assert.equal(await peakOf(await add(record({ lacks })),
        await add(record({ lacks, kept: [900, 900, 900, 900] }))), undefined);
    const none = await add(JSON.stringify({ distributedInfo: { rank: 0 },
        traceEvents: [row('cpu_op', 'aten::mm', 0, 5)] }));
    const answer = await entries(control, none);
    assert.deepEqual(answer.diagnosis.filter((one) => one.kind === 'memory'), []);
    assert.deepEqual([answer.recorded.control.memory_changes, answer.recorded.test.memory_changes],
        [true, false]);
});
