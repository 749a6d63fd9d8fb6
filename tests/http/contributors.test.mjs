// The waterfall by module: the names under its bars, on a hand-made pair and on the sample.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startServer, store } from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/** `calls`: [path of modules, operator, host µs, waiting µs within these, device row, its µs]. */
function record(calls) {
    const events = [];
    let [at, device, correlation] = [10, 10, 0];
    const row = (cat, name, ts, dur, args) => events.push({ ph: 'X', cat, name, pid: 1, tid: 1, ts,
        dur, args });
    for (const [modules, op, host, wait, kernel, time] of calls) {
        const start = at;
        correlation += 1;
        modules.forEach((name, i) => row('python_function', `nn.Module: ${name}`, start + i,
            host + 20 - 2 * i));
        const body = start + modules.length;
        row('cpu_op', op, body, host);
        row('cuda_runtime', 'cudaLaunchKernel', body + 1, 2, { correlation });
        if (wait > 0) {
            row('cuda_runtime', 'cudaStreamSynchronize', body + 4, wait);
            row('cuda_driver', 'cuStreamSynchronize', body + 5, wait - 2);
        }
        device = Math.max(device, body + 3);
        events.push({ ph: 'X', cat: /^Mem/.test(kernel) ? 'gpu_memcpy' : 'kernel', name: kernel, pid: 0,
            tid: 7, ts: device, dur: time, args: { correlation, device: 0, stream: 7 } });
        device += time;
        at = start + host + 30;
    }
    row('user_annotation', 'ProfilerStep#1', 5, Math.max(at, device));
    return gzipSync(JSON.stringify({ schemaVersion: 1, traceEvents: events }));
}

const layer = (i, add) => [
    [['Model_0', `Layer_${i}`, `Linear_${2 * i}`], 'aten::linear', 50, 0, 'gemm', 40 + add],
    [['Model_0', `Layer_${i}`, `Linear_${2 * i + 1}`], 'aten::linear', 50, 0, 'gemm', 30],
    [['Model_0', `Layer_${i}`], 'aten::item', 60 + add, 30 + add, 'Memcpy DtoH (Device -> Pinned)',
        3 + add / 4]];
const side = (add) => [...layer(0, add), ...layer(1, add),
    [['Model_0', 'Head_0'], 'c10d::allreduce', 40 + 4 * add, 0, 'ncclDevKernel_AllReduce', 25 + add],
    [[], 'aten::add', 30, 0, 'add', 5 + add]];

const ask = async ([control, other], query = '') => (await server.api('GET',
    `/compare_traces?control=${control}&test=${other}&limit=0&diagnosis=false${query}`)).json;
const partsOf = (answer) => Object.fromEntries(answer.waterfall.parts.map((part) =>
    [part.part, part]));

test('device rows belong to the innermost module, folded; waits belong to no module', async () => {
    const pair = [];
    for (const add of [0, 8]) {
        pair.push(await store(server, `by-hand-${add}`, { 'a.json.gz': record(side(add)) }));
    }
    const answer = await ask(pair, '&contributors=modules');
    const parts = partsOf(answer);
    const named = (part) => parts[part].operations.map(({ name, category, change }) =>
        [name, category, change]);
    assert.equal(answer.waterfall.contributors, 'modules');
    assert.equal(answer.waterfall.contributors_note, null);
    // The Linears of both layers have one path: 4 instances, 2 of them slower by 8.
    assert.deepEqual(named('compute'), [['Layer / Linear × 4', 'module', 16],
        ['in no module', 'no module', 8]]);
    assert.deepEqual(named('exposed_communication'), [['Model / Head', 'module', 8]]);
    assert.deepEqual(named('exposed_memory'), [['Model / Layer × 2', 'module', 4]]);
    assert.deepEqual(parts.compute.operations[0].tree.map((frame) => frame.test_name),
        ['Model', 'Layer', 'Linear']);
    assert.deepEqual(parts.compute.operations[1].tree, []);
    // The added time of aten::item is a wait; Head's host time is its own and its operator's.
    assert.ok(parts.idle.change > 0);
    // Bars and sums equal those by rows.
    const rows = await ask(pair);
    assert.equal(rows.waterfall.contributors, 'rows');
    for (const [name, part] of Object.entries(partsOf(rows))) {
        for (const key of ['control', 'test', 'change', 'operations_change']) {
            assert.equal(parts[name][key], part[key], `${name} ${key}`);
        }
        const sum = parts[name].operations.reduce((all, { change }) => all + change, 0);
        assert.ok(name === 'idle' || Math.abs(sum - part.operations_change) < 1e-9, name);
    }
    assert.deepEqual(parts.idle.operations, []);
});

test('the modules of the sample have the same changes as in the tree', async () => {
    const pair = [];
    for (const name of ['control', 'test']) {
        const folder = fileURLToPath(new URL(`../../traces-sample/${name}`, import.meta.url));
        pair.push(await store(server, `sample-${name}`, Object.fromEntries(readdirSync(folder)
            .map((file) => [file, readFileSync(path.join(folder, file))]))));
    }
    const parts = partsOf(await ask(pair, '&contributors=modules'));
    const { json: tree } = await server.api('GET', `/compare_traces/tree?control=${pair[0]}`
        + `&test=${pair[1]}&max_nodes=100000`);
    const kind = (name) => (/^Mem(cpy|set)/.test(name) ? 'exposed_memory'
        : /nccl/i.test(name) ? 'exposed_communication' : 'compute');
    const sums = {}; // by part: Map of a module to its change per step
    const module = []; // by node: the innermost module at or above; -1: none
    tree.nodes.forEach((frame, i) => {
        module[i] = frame.sort === 'module' ? i : module[frame.parent] ?? -1;
        for (const { name, control_device: a, test_device: b } of frame.kernels) {
            const of = (sums[kind(name)] ??= new Map());
            of.set(module[i], (of.get(module[i]) ?? 0) + b / tree.test.samples
                - a / tree.control.samples);
        }
    });
    assert.ok(sums.compute.size > 3);
    for (const [name, of] of Object.entries(sums)) {
        const expected = [...of.values()].filter((change) => Math.abs(change) > 1e-6)
            .sort((a, b) => Math.abs(b) - Math.abs(a)).slice(0, 5);
        const found = parts[name].operations.map(({ change }) => change);
        assert.equal(found.length, expected.length, name);
        expected.forEach((change, i) => assert.ok(Math.abs(found[i] - change) < 0.002,
            `${name}: ${found} ${expected}`));
    }
});

test('without modules, the bars name rows, and the answer and the terminal say why', async () => {
    const pair = [];
    for (const add of [0, 8]) {
        pair.push(await store(server, `plain-${add}`, { 'a.json.gz': record(side(add).map(
            ([, ...call]) => [[], ...call])) }));
    }
    const { waterfall } = await ask(pair, '&contributors=modules');
    assert.equal(waterfall.contributors, 'rows');
    assert.match(waterfall.contributors_note, /neither side has modules/);
    assert.ok(waterfall.parts[0].operations.some(({ name }) => name === 'gemm'));
    const run = (...options) => spawnSync(process.env.TRACEDIFF_BIN, ['compare', '--data',
        server.data, ...pair, ...options], { encoding: 'utf8' }).stdout;
    for (const format of ['table', 'markdown']) {
        assert.match(run('--contributors', 'modules', '--format', format),
            /^Rows are named, not modules: neither side has modules/m);
    }
    assert.doesNotMatch(run(), /not modules/);
});
