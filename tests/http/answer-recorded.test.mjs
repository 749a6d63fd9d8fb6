// How both sides of a comparison were recorded, and the frames around an operation.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recording } from './answer-recording.mjs';
import { startServer, store, upload, waitForJob } from './lib.mjs';
import { askRows } from './sql-lib.mjs';

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
        versions: { cuda_runtime: '12.6', cuda_driver: '12.8', schema: '1' }, recorder: {} });
    assert.equal(recorded.test.profile_memory, null);
    assert.equal(recorded.test.versions.cuda_runtime, '12.9');
    assert.match(comparability[0].text, /say that profile_memory was on.*do not mention it/);
    assert.match(comparability[1].text, /CUDA runtime 12\.6 and 12\.9; trace schema 1 and 2/);
    const both = (await ask({ control: 'off', test: 'memory' })).json.comparability;
    assert.match(both[0].text, /^Test was recorded with profile_memory, control without: /);
    const python = (await ask({ control: 'stacks', test: 'plain' })).json.comparability;
    assert.match(python[0].text, /^Only control has Python rows \(with_stack\): /);
});

// docs/semantics.md, section 21.
const said = { version: 1, steps: { clock: 'cuda_event', ms: [1.5, 2, 2], before: 2, after: 1 },
    program: { commit: 'a1b2c3d4e5f6a7b8', dirty: true, diff: 'f0' },
    environment: { torch: '2.10.0', cuda: '12.6', device: 'H100', python: '3.12.3',
        flags: { matmul_tf32: true, matmul_precision: 'high', cudnn_benchmark: false, num: 4 },
        variables: { NCCL_ALGO: 'Ring', TORCHELASTIC_RUN_ID: '1' } },
    clocks: { sm_mhz: [1700, 1600, 1800], watt: [300, 200, 400] } };
const other = { version: 1, program: { commit: 'd4e5f6a', dirty: true, diff: 'f1' },
    environment: { torch: '2.11.0', cuda: '12.9', device: 'H200', python: '3.12.3',
        flags: { matmul_tf32: false, matmul_precision: 'highest', cudnn_benchmark: true },
        variables: { NCCL_ALGO: 'Tree', NCCL_PROTO: 'LL', TORCHELASTIC_RUN_ID: '2' } },
    clocks: { sm_mhz: [1400, 1300, 1500], watt: [200, 100, 300] } };

async function storeSaying(label, tracediff, header = {}, ranks = 1) {
    const files = {};
    for (let rank = 0; rank < ranks; rank++) {
        files[`${rank}.json`] = recording({ gemm: 'gemm', took: 100, copies: 1, header: {
            cuda_runtime_version: 12060, schemaVersion: 1, deviceProperties: [{ name: 'H100' }],
            ...header, distributedInfo: { rank, world_size: ranks }, tracediff } });
    }
    return store(server, label, files);
}

test('what the recorders of both sides say differently comes first', async () => {
    await storeSaying('said', said);
    await storeSaying('twin of it', said, { trace_id: 'x' });
    await storeSaying('other', other, { cuda_runtime_version: 12090, schemaVersion: 2,
        with_stack: 1 });
    assert.deepEqual((await ask({ control: 'said', test: 'twin of it' })).json.comparability, []);
    const { comparability, recorded, facts } =
        (await ask({ control: 'said', test: 'other' })).json;
    assert.deepEqual(comparability.map(({ kind }) => kind),
        ['recorder_differs', 'with_stack_differs', 'versions_differ']);
    assert.equal(comparability[0].text, 'What else changed, control → test: '
        + 'commit a1b2c3d4e5 → d4e5f6a; working copy differs; torch 2.10.0 → 2.11.0; '
        + 'CUDA 12.6 → 12.9; device H100 → H200; TF32 on → off; cudnn_benchmark off → on; '
        + 'NCCL_ALGO Ring → Tree; and 2 more.');
    assert.match(comparability[2].text, /test\): trace schema 1 and 2\. /, 'each once');
    assert.deepEqual(recorded.control.recorder['clocks.sm_mhz.lowest'], ['1600']);
    assert.deepEqual(recorded.test.recorder['variables.NCCL_PROTO'], ['LL']);
    const fact = facts.find(({ name }) => name === 'recorder');
    assert.equal(fact.kind, 'recording');
    assert.equal(fact.text, comparability[0].text);
    assert.deepEqual(fact.test['flags.cudnn_benchmark'], ['true']);
    assert.ok(!('environment.python' in fact.control), 'only what differs');
    await storeSaying('precision', { environment: { flags: { matmul_precision: 'medium' },
        variables: {} }, clocks: { sm_mhz: 1660 } });
    assert.equal((await ask({ control: 'said', test: 'precision' })).json.comparability[0].text,
        'What else changed, control → test: matmul_precision high → medium; '
        + 'NCCL_ALGO Ring → not stated.', 'and the clock is less than 3 % off');
    const rest = (await ask({ control: 'other', test: 'said' })).json.comparability[0].text;
    assert.match(rest, /TF32 off → on; .*NCCL_ALGO Tree → Ring; and 2 more\.$/);
    const { notes, metadata } = (await server.api('GET', '/sets/said')).json.file_list[0];
    assert.deepEqual(notes, []);
    assert.deepEqual(metadata.tracediff.steps, said.steps);
});

test('ranks and several recordings of a side state their values together', async () => {
    const clean = { program: { commit: 'a1', dirty: false }, environment: { device: 'H100' } };
    await storeSaying('two ranks', clean, {}, 2);
    await storeSaying('one more', { ...clean, program: { commit: 'b2', dirty: true } }, {}, 2);
    const pair = (await ask({ control: 'two ranks', test: 'one more' })).json.comparability;
    assert.deepEqual(pair.map(({ text }) => text), ['What else changed, control → test: '
        + 'commit a1 → b2; working copy clean → changed.']);
    await storeSaying('third', { ...clean, program: { commit: 'c3' } }, {}, 2);
    const query = 'control=two%20ranks&test=one%20more,third';
    const several = (await server.api('GET', `/compare_traces?${query}`)).json.comparability;
    assert.equal(several.find(({ kind }) => kind === 'recorder_differs').text,
        'What else changed, control → test: commit a1 → b2, c3; working copy clean → changed.');
});

test('SQL has times and facts of recorders, also in a store that opened a bundle', async () => {
    const sets = { control: 'said', test: 'two ranks' };
    const steps = 'SELECT side, rank, file, n, part, ms, clock FROM recorded_steps';
    const facts = 'SELECT side, rank, name, value FROM recorded_facts '
        + "WHERE name LIKE 'program.%' ORDER BY side, rank, name";
    const expected = [1.5, 2, 2].map((ms, n) => ({ side: 'control', rank: 0, file: '0.json', n,
        part: n < 2 ? 'before' : 'after', ms, clock: 'cuda_event' }));
    assert.deepEqual(await askRows(server, sets, steps), expected);
    const found = await askRows(server, sets, facts);
    assert.deepEqual(found.map(({ value }) => value),
        ['a1b2c3d4e5f6a7b8', 'f0', 'true', 'a1', 'false', 'a1', 'false']);
    assert.deepEqual(await askRows(server, { control: 'control' }, steps), []);

    const { bytes } = await server.api('GET', `/bundle?${new URLSearchParams(sets)}`);
    const elsewhere = await startServer();
    try {
        const job = await waitForJob(elsewhere,
            await upload(elsewhere, 'said', { 'x.tracediff': bytes }));
        assert.equal(job.state, 'done', JSON.stringify(job));
        assert.deepEqual(await askRows(elsewhere, sets, steps), expected);
        assert.deepEqual(await askRows(elsewhere, sets, facts), found);
    } finally {
        await elsewhere.stop();
    }
});

test('hostile values of a recorder stay text of their size', async () => {
    const flags = Object.fromEntries(Array.from({ length: 1000 },
        (unused, i) => [`\u001b[31m${i}${'é'.repeat(45)}`, `${'é'.repeat(300)}${i}`]));
    await storeSaying('hostile', { environment: { flags } });
    for (const name of Object.keys(flags)) {
        flags[name] = 'x';
    }
    await storeSaying('as hostile', { environment: { flags }, more: 1 });
    const { comparability } = (await ask({ control: 'hostile', test: 'as hostile' })).json;
    assert.equal(comparability[0].kind, 'recorder_differs');
    assert.match(comparability[0].text, /^[^\u0000-\u001f\ufffd]{100,800}; and \d+ more\.$/);
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
