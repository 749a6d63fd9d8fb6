// Host rows whose names differ only by a memory address are one row.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store, trace } from './lib.mjs';

const CPU = '<built-in method cpu of Tensor object at 0x…>';
const at = (address) => CPU.replace('0x…', address);

/** Three calls, of two objects; the last two launch a kernel whose name has an address. */
const recording = (first, second) => trace({ steps: { 1: [0, 100], 2: [100, 100] }, ops: [
    [at(first), 'python_function', 1, 10], [at(first), 'python_function', 20, 5],
    [at(second), 'python_function', 120, 15],
    ['aten::to (at 0x7f0000000001)', 'cpu_op', 21, 3],
    ['fill at 0x7f00000000aa', 'kernel', 22, 1], ['fill at 0x7f00000000aa', 'kernel', 121, 2]] });
/** As trace() makes it, but with launches on the thread of the host rows. */
const onOneThread = (text) => text.replaceAll('"tid":2', '"tid":1');

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'rank0.json':
        onOneThread(recording('0x7f1111111111', '0x7f2222222222')) });
    await store(server, 'test', { 'rank0.json':
        onOneThread(recording('0x7f3333333333', '0x7f1111111111')) });
});
after(() => server.stop());

const get = async (where, parameters = {}) => {
    const answer = await server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const PAIR = { control: 'control', test: 'test' };
const RAW = { ...PAIR, merge_addresses: 'false' };

test('rows that differ by an address are one row, or several as in HTA on request', async () => {
    const merged = await get('compare_traces', { ...PAIR, category: 'python_function' });
    assert.equal(merged.selection.merge_addresses, true);
    assert.deepEqual(merged.rows.map((row) => [row.name, row.control_counts, row.test_counts,
        row.control_total_duration, row.change]), [[CPU, 3, 3, 30, 'unchanged']]);
    const raw = await get('compare_traces', { ...RAW, category: 'python_function',
        sort: 'name' });
    assert.equal(raw.selection.merge_addresses, false);
    assert.deepEqual(raw.rows.map((row) => [row.name, row.control_counts, row.test_counts]), [
        [at('0x7f1111111111'), 2, 1], [at('0x7f2222222222'), 1, 0],
        [at('0x7f3333333333'), 0, 2]]);
    const short = await get('compare_traces', { ...PAIR, category: 'cpu_op',
        use_short_name: 'true' });
    assert.deepEqual(short.rows.map((row) => row.name), ['aten::to']);
});

test('names of device rows keep their addresses', async () => {
    const { rows } = await get('compare_traces', { ...PAIR, category: 'kernel' });
    assert.deepEqual(rows.map((row) => row.name), ['fill at 0x7f00000000aa']);
});

test('search and ops_diff use the merged names', async () => {
    const found = await get('compare_traces', { ...PAIR, q: '0x…' });
    assert.deepEqual(found.rows.map((row) => row.name).sort(),
        [CPU, 'aten::to (at 0x…)']);
    assert.equal((await get('compare_traces', { ...PAIR, q: '0x7f1' })).row_count, 0);
    assert.equal((await get('compare_traces', { ...RAW, q: '0x7f1' })).row_count, 1);
    const lists = await get('ops_diff', PAIR);
    assert.ok(lists.unchanged.includes(CPU));
    assert.deepEqual([lists.added, lists.deleted], [[], []]);
    assert.deepEqual((await get('ops_diff', RAW)).added, [at('0x7f3333333333')]);
});

test('the operations of a set have merged names', async () => {
    const { ops } = await get('sets/control/ops', { q: 'Tensor object' });
    assert.deepEqual(ops.map((op) => [op.name, op.short_name, op.counts, op.total_duration]),
        [[CPU, CPU, 3, 30]].map(([name, , ...rest]) => [name, ops[0].short_name, ...rest]));
    assert.doesNotMatch(ops[0].short_name, /0x7f/);
});

test('the details of an operation have merged names, or its own names on request', async () => {
    const op = await get('compare_traces/op', { ...PAIR, name: CPU,
        category: 'python_function' });
    assert.equal(op.calls.control.count, 3);
    assert.deepEqual(op.launches.map((one) => [one.name, one.control_counts]),
        [['fill at 0x7f00000000aa', 2]]);
    const raw = await get('compare_traces/op', { ...RAW, name: at('0x7f1111111111'),
        category: 'python_function' });
    assert.deepEqual([raw.calls.control.count, raw.calls.test.count], [2, 1]);
    const kernel = await get('compare_traces/op', { ...PAIR, name: 'fill at 0x7f00000000aa',
        category: 'kernel' });
    assert.deepEqual(kernel.launched_by.map((one) => one.name).sort(),
        ['', 'aten::to (at 0x…)']);
    assert.deepEqual(kernel.stack.control.map((frame) => frame.name),
        ['ProfilerStep#1', CPU, 'aten::to (at 0x…)', 'cudaLaunchKernel']);
    const apart = await get('compare_traces/op', { ...RAW, name: 'fill at 0x7f00000000aa',
        category: 'kernel' });
    assert.equal(apart.stack.control[1].name, at('0x7f1111111111'));
});

test('sequences of kernels are found and counted by the merged name', async () => {
    const answer = await get('analysis/kernel_sequences', { set: 'control',
        operator_name: 'object at 0x…', min_pattern_len: 1,
        include_last_profiler_step: 'true' });
    const text = JSON.stringify(answer);
    assert.ok(text.includes(`"${CPU}|fill at 0x7f00000000aa"`), text);
    assert.equal(text.includes('0x7f1111111111'), false);
});

test('a replaced kernel is found by the merged name of its operator', async () => {
    const launched = (address, kernel) => onOneThread(trace({ steps: { 1: [0, 100] }, ops: [
        [`Launcher at ${address}`, 'cpu_op', 10, 20], [kernel, 'kernel', 12, 4]] }));
    await store(server, 'old', { 'rank0.json': launched('0x7f1111111111', 'gemm_old') });
    await store(server, 'new', { 'rank0.json': launched('0x7f2222222222', 'gemm_new') });
    const pair = { control: 'old', test: 'new' };
    const [found] = (await get('compare_traces', pair)).replacements;
    assert.deepEqual([found.operator, found.control.name, found.test.name],
        ['Launcher at 0x…', 'gemm_old', 'gemm_new']);
    assert.deepEqual((await get('compare_traces', { ...pair, merge_addresses: 'false' }))
        .replacements, []);
});
