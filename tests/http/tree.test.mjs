// Trees of calls: of one set, and of two beside each other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, TEST } from './lib.mjs';

let server, control, changed;
before(async () => {
    server = await startServer();
    control = await store(server, 'control', { 'rank0.json': CONTROL });
    changed = await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

const get = (where, parameters) =>
    server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
const json = async (where, parameters) => {
    const answer = await get(where, parameters);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const pair = { control: 'control', test: 'test' };
const find = (tree, name) => tree.nodes.find((node) => node.name === name
    || node.control_name === name || node.test_name === name);
const sum = (nodes, key) => nodes.reduce((total, node) => total + (node[key] ?? 0), 0);

test('the tree of a set has frames with calls, times and kernels', async () => {
    const tree = await json('sets/control/tree', {});
    assert.deepEqual(tree.nodes.map(({ sort, name, calls }) => [sort, name, calls]), [
        ['root', 'root', 0], ['operator', 'aten::add', 2], ['operator', 'aten::gone', 1],
        ['launch', 'cudaLaunchKernel', 0]]);
    assert.equal(find(tree, 'aten::add').host, 21);
    assert.equal(tree.nodes[0].device, 60);
    assert.deepEqual(find(tree, 'cudaLaunchKernel').kernels,
        [{ name: 'gemm_a', counts: 2, device: 60 }]);
    assert.equal(tree.set.samples, 2);
    assert.equal(tree.set.device_rows, 2);
    assert.deepEqual(tree.parameters, { cut_overlaps: false, level: 'modules', instances: false, merge_lines: true,
        by: 'device', min_change: 0, max_nodes: 2000 });
    const first = await json(`sets/${control}/tree`, { steps: '1' });
    assert.equal(find(first, 'aten::add').calls, 1);
});

test('two trees are compared frame by frame', async () => {
    const tree = await json('compare_traces/tree', pair);
    const add = find(tree, 'aten::add'), gone = find(tree, 'aten::gone');
    assert.equal(add.status, 'same');
    assert.equal(add.diff_calls_per_step, 0.5);
    assert.equal(add.control_host, 21);
    assert.equal(add.test_host, 25.5);
    assert.equal(gone.status, 'only_in_control');
    assert.equal(gone.diff_here_per_step, null);
    const launch = find(tree, 'cudaLaunchKernel');
    assert.equal(launch.diff_own_per_step, 15.125);
    assert.deepEqual(launch.kernels.map((kernel) => kernel.name).sort(), ['gemm_a', 'gemm_b']);
    assert.equal(sum(tree.nodes, 'diff_own_per_step'), tree.nodes[0].diff_device_per_step);
    assert.equal(sum(tree.nodes, 'diff_here_per_step'), tree.nodes[0].diff_device_per_step);
});

test('the rows of a marker are steps, not frames', async () => {
    const row = (name, ts, dur) => ({ ph: 'X', cat: 'user_annotation', name, pid: 1, tid: 1, ts,
        dur });
    await store(server, 'marked', { 'rank0.json': JSON.stringify({ traceEvents: [0, 1, 2, 3]
        .flatMap((i) => [row(`iter ${i}`, 100 * i, 90), row('load', 100 * i + 10, 5)]) }) });
    const names = async (parameters) => (await json('sets/marked/tree', parameters)).nodes
        .map(({ name, calls }) => [name, calls]);
    assert.deepEqual(await names({ marker: 'iter' }), [['root', 0], ['load', 4]]);
    assert.equal((await names({})).length, 9);
});

test('the answer has the share of device time that found no partner', async () => {
    const shares = async (parameters) => {
        const { control: a, test: b } = await json('compare_traces/tree', parameters);
        return [a, b].map((side) => [side.only_here_device, side.only_here_share]);
    };
    const one = (name, time) => JSON.stringify({ traceEvents: [
        { ph: 'X', cat: 'cpu_op', name, pid: 1, tid: 1, ts: 0, dur: 10 },
        { ph: 'X', cat: 'cuda_runtime', name: 'launch', pid: 1, tid: 1, ts: 1, dur: 1,
            args: { correlation: 1 } },
        { ph: 'X', cat: 'kernel', name: 'k', pid: 0, tid: 7, ts: 5, dur: time,
            args: { correlation: 1, device: 0, stream: 7 } },
        { ph: 'X', cat: 'kernel', name: 'k', pid: 0, tid: 7, ts: 50, dur: 30,
            args: { device: 0, stream: 7 } }] });
    await store(server, 'left', { 'rank0.json': one('aten::a', 10) });
    await store(server, 'right', { 'rank0.json': one('other', 0) });
    assert.deepEqual(await shares({ control: 'left', test: 'right' }), [[10, 0.25], [0, 0]]);
    await store(server, 'host', { 'rank0.json': JSON.stringify({ traceEvents: [
        { ph: 'X', cat: 'cpu_op', name: 'aten::a', pid: 1, tid: 1, ts: 0, dur: 10 }] }) });
    assert.deepEqual(await shares({ control: 'left', test: 'host' }), [[30, 0.75], [0, null]]);
});

test('frames that are left out are one node, and sums stay the same', async () => {
    const tree = await json('compare_traces/tree', { ...pair, max_nodes: 1 });
    assert.deepEqual(tree.nodes.map(({ sort, nodes }) => [sort, nodes]),
        [['root', undefined], ['launch', undefined], ['rest', 2]]);
    assert.equal(tree.nodes_in_all, 4);
    assert.equal(sum(tree.nodes, 'control_self'), 26);
    const host = await json('compare_traces/tree', { ...pair, max_nodes: 1, by: 'host' });
    assert.equal(host.nodes[1].control_name, 'aten::gone');
    const large = await json('compare_traces/tree', { ...pair, min_change: 15.126 });
    assert.deepEqual(large.nodes.map(({ sort }) => sort), ['root', 'rest']);
    const exact = await json('compare_traces/tree', { ...pair, min_change: 15.125 });
    assert.deepEqual(exact.nodes.map(({ sort }) => sort), ['root', 'launch', 'rest']);
});

test('a tree as CSV has the numbers of the JSON', async () => {
    const { text, headers } = await get('compare_traces/tree', { ...pair, format: 'csv' });
    assert.match(headers['content-type'], /^text\/csv/);
    const lines = text.trimEnd().split('\r\n');
    assert.equal(lines.length, 5);
    assert.match(lines[0], /^id,parent,sort,instances,status,control_name,/);
    assert.ok(lines.every((line) => line.split(',').length === lines[0].split(',').length));
    const { nodes } = await json('compare_traces/tree', pair);
    const heads = lines[0].split(',');
    nodes.forEach(({ split, control_flops: flops, diff_calls_per_step: calls, wrapper, through }, i) => {
        const cell = (name) => lines[i + 1].split(',')[heads.indexOf(name)];
        assert.deepEqual([cell('split_by'), Number(cell('more_work_per_step')),
            Number(cell('slower_work_per_step')), cell('control_flops')],
        [split?.by ?? '', split?.more_work ?? 0, split?.slower_work ?? 0, String(flops ?? '')]);
        assert.deepEqual([Number(cell('diff_calls_per_step')), cell('wrapper'), cell('through')],
            [calls, String(wrapper), through.join(' / ')]);
    });
});

test('an answer has an ETag, and mistakes are refused', async () => {
    const { headers } = await get('compare_traces/tree', pair);
    const again = await server.api('GET', `/compare_traces/tree?${new URLSearchParams(pair)}`,
        { headers: { 'If-None-Match': headers.etag } });
    assert.equal(again.status, 304);
    assertProblem(await get('compare_traces/tree', { control }), 400, 'missing_parameter');
    assertProblem(await get('compare_traces/tree', { ...pair, level: 'x' }), 400, 'bad_level');
    assertProblem(await get('compare_traces/tree', { ...pair, max_nodes: 0 }), 400,
        'bad_max_nodes');
    assertProblem(await get('compare_traces/tree', { ...pair, ranks: '0' }), 400,
        'unknown_parameter');
    assertProblem(await get(`sets/${changed}/tree`, { ranks: '7' }), 400, 'unknown_rank');
    assertProblem(await get('sets/ffffffffff/tree', {}), 404, 'unknown_set');
});

test('frames have the FLOPs at or below them', async () => {
    const call = (name, ts, dur, shapes) => ({ ph: 'X', cat: 'cpu_op', name, pid: 1, tid: 1, ts, dur,
        args: { 'Input Dims': shapes } });
    const events = [call('outer', 0, 100, []), call('aten::linear', 10, 50, [[4, 8], [16, 8], []]),
        call('aten::mm', 20, 10, [[4, 8], [8, 16]]), call('aten::bmm', 70, 5, [[2, 3, 4], [2, 4, 5]]),
        call('aten::sum', 80, 5, [[4, 8]])];
    await store(server, 'flops', { 'rank0.json': JSON.stringify({ traceEvents: events }) });
    const tree = await json('sets/flops/tree', {});
    const flops = (name) => find(tree, name).flops;
    assert.equal(flops('aten::linear'), 2 * 4 * 8 * 16);
    assert.equal(flops('aten::mm'), null, 'only the outermost operator counts');
    assert.equal(flops('aten::bmm'), 2 * 2 * 3 * 4 * 5);
    assert.equal(flops('aten::sum'), null, 'unknown, not zero');
    assert.equal(flops('outer'), 1024 + 240);
    assert.equal(flops('root'), 1024 + 240);
    const both = await json('compare_traces/tree', { control: 'flops', test: 'flops' });
    assert.equal(find(both, 'outer').test_flops, 1024 + 240);
});
