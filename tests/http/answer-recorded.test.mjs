// How both sides of a comparison were recorded, and the frames around an operation.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recording } from './answer-recording.mjs';
import { startServer, store } from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', {
        'a.json': recording({ gemm: 'gemm_tile_128x64', took: 100, copies: 1 }) });
});
after(() => server.stop());

function ask(parameters) {
    const query = new URLSearchParams({ control: 'control', ...parameters });
    return server.api('GET', `/compare_traces?${query}`);
}

test('the answer says how both sides were recorded, and what limits the comparison', async () => {
    const same = { gemm: 'gemm_tile_64x64', took: 100, copies: 1 };
    const header = { record_shapes: 1, cuda_runtime_version: 12060, cuda_driver_version: 12080,
        deviceProperties: [{ name: 'NVIDIA H100' }] };
    const kinds = async (label, more) => {
        await store(server, label, { 'a.json': recording({ ...same, ...more }) });
        const { comparability } = (await ask({ control: 'plain', test: label })).json;
        return comparability.map(({ kind }) => kind);
    };
    await store(server, 'plain', { 'a.json': recording({ ...same, header }) });
    assert.deepEqual(await kinds('twin', { header: { ...header, trace_id: 'x' } }), []);
    assert.deepEqual(await kinds('off', { header: { ...header, profile_memory: 0 } }), []);
    assert.deepEqual(await kinds('memory', { header: { ...header, profile_memory: 1 } }),
        ['profile_memory_differs']);
    assert.deepEqual(await kinds('stacks', { header: { ...header, with_stack: 1 },
        python: true }), ['with_stack_differs']);
    assert.deepEqual(await kinds('newer', { header: { ...header, cuda_runtime_version: 12090,
        schemaVersion: 2 } }), ['versions_differ']);
    assert.deepEqual(await kinds('other', { gemm: 'another_gemm', header }),
        ['few_shared_kernels']);

    const { recorded, comparability } = (await ask({ control: 'memory', test: 'newer' })).json;
    assert.deepEqual(recorded.control, { devices: ['NVIDIA H100'], world_size: 1,
        with_stack: null, record_shapes: true, profile_memory: true, python_rows: false,
        input_shapes: true, memory_changes: false, shared_kernel_time: 1,
        versions: { cuda_runtime: '12.6', cuda_driver: '12.8', schema: '1' } });
    assert.equal(recorded.test.profile_memory, null);
    assert.equal(recorded.test.versions.cuda_runtime, '12.9');
    assert.match(comparability[0].text, /say that profile_memory was on.*do not mention it/);
    assert.match(comparability[1].text, /CUDA runtime 12\.6 and 12\.9; trace schema 1 and 2/);
    const both = (await ask({ control: 'off', test: 'memory' })).json.comparability;
    assert.match(both[0].text, /^Test was recorded with profile_memory, control without: /);
    const python = (await ask({ control: 'stacks', test: 'plain' })).json.comparability;
    assert.match(python[0].text, /^Only control has Python rows \(with_stack\): /);
});

test('the frames of an operation\'s stack are rows of the comparison', async () => {
    await store(server, 'deep', { 'a.json': recording({ gemm: 'gemm_tile_64x64', took: 100,
        copies: 1, python: true }) });
    const query = new URLSearchParams({ control: 'control', test: 'deep',
        name: 'gemm_tile_64x64', category: 'kernel' });
    const { stack, launched_by: operators } =
        (await server.api('GET', `/compare_traces/op?${query}`)).json;
    assert.deepEqual(stack.control, []);
    assert.deepEqual(stack.test, [
        { name: 'ProfilerStep#0', category: 'user_annotation' },
        { name: 'model.py(7): forward', category: 'python_function' },
        { name: 'aten::mm', category: 'cpu_op' },
        { name: 'cudaLaunchKernel', category: 'cuda_runtime' }]);
    assert.deepEqual(operators.map(({ name, category }) => [name, category]),
        [['aten::mm', 'cpu_op']]);
    const { rows } = (await ask({ test: 'deep' })).json;
    for (const frame of stack.test) {
        assert.ok(rows.some((row) => row.name === frame.name
            && row.category === frame.category));
    }
});
