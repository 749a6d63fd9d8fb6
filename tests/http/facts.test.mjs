// Facts of a comparison: what differs in every step, by kind, and none where nothing does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertParts, startServer, store } from './lib.mjs';

const STEPS = 5;
let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/**
 * A recording of steps that do the same: products, copies, collectives, and a kernel that a
 * function launches itself. Times have noise.
 */
function recording({ copy = 'Memcpy HtoD (Pinned -> Device)', bytes = 4e6, copies = 2, buckets = 2,
    stream = 7, launches = 1, mm = 3, waits = 0, device = 'X', world = 2, header = {},
    shapes = false, dims = [[8, 8]] } = {}) {
    const events = [];
    const row = (cat, name, pid, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name, pid,
        tid, ts, dur, args });
    let correlation = 0;
    let at = 0;
    const launch = (cat, name, dur, args = {}) => {
        correlation += 1;
        row('cuda_runtime', 'cudaLaunchKernel', 1, 1, at + 2, 2, { correlation });
        row(cat, name, 0, args.stream ?? 7, at + 5, dur, { correlation, device: 0, stream: 7, ...args });
    };
    const call = (name, cat, kernel, args) => {
        row('cpu_op', name, 1, 1, at, 8, shapes ? { 'Input Dims': dims } : {});
        launch(cat, kernel, 20 + (events.length % 3), args);
        at += 40;
    };
    for (let step = 0; step < STEPS; step += 1) {
        const start = step * 3000;
        row('user_annotation', `ProfilerStep#${step}`, 1, 1, start, 1000 + (step * 3) % 5);
        at = start + 10;
        for (let i = 0; i < mm; i += 1) {
            call('aten::mm', 'kernel', 'gemm');
        }
        call('aten::relu', 'kernel', 'relu', { stream });
        for (let i = 0; i < copies; i += 1) {
            call('aten::copy_', 'gpu_memcpy', copy, { bytes });
        }
        for (let i = 0; i < 4; i += 1) { // four gradients in so many buckets
            if (i < buckets) {
                call('c10d::allreduce_', 'kernel', 'ncclDevKernel_AllReduce_Sum_f32_RING_LL', {
                    'Collective name': 'allreduce', dtype: 'Float', stream: 9,
                    'In msg nelems': 1e6 / buckets, 'Out msg nelems': 1e6 / buckets });
            }
        }
        row('python_function', 'kernels.py(3): fused', 1, 1, at, 40);
        for (let i = 0; i < launches; i += 1) {
            launch('kernel', 'fused_kernel', 3);
            at += 5;
        }
        at += 60;
        for (let i = 0; i < waits; i += 1) {
            row('cuda_runtime', 'cudaDeviceSynchronize', 1, 1, at, 30);
            at += 40;
        }
    }
    return JSON.stringify({ schemaVersion: 1, deviceProperties: [{ id: 0, name: device }],
        distributedInfo: { rank: 0, world_size: world }, ...header, traceEvents: events });
}

let made = 0;
async function facts(control, other) {
    const ids = [];
    for (const side of [control, other]) {
        made += 1;
        ids.push(await store(server, `set ${made}`, { 'rank0.json': recording(side) }));
    }
    const { status, json } = await server.api('GET',
        `/compare_traces?control=${ids[0]}&test=${ids[1]}&limit=0`);
    assert.equal(status, 200);
    assert.ok(json.facts.length <= 5);
    for (const fact of json.facts) {
        assert.deepEqual(Object.keys(fact).sort(),
            ['control', 'kind', 'name', 'parts', 'rows', 'test', 'text', 'unit']);
        assertParts({ ...fact, rows: [] });
        // On the page it is said once: by a sentence, or by a note.
        const said = [...json.diagnosis, ...json.comparability].filter(({ text }) => text === fact.text);
        assert.ok(said.length <= 2, fact.text);
        if (fact.kind === 'recording') {
            assert.ok(json.comparability.some(({ text }) => text === fact.text), fact.text);
        }
    }
    return json.facts.map(({ kind, name, control: a, test: b, unit, text }) =>
        [kind, name, a, b, unit, text]);
}

test('steps that do the same have no facts, whatever their times are', async () => {
    assert.deepEqual(await facts({}, {}), []);
    assert.deepEqual(await facts({ stream: 8 }, { stream: 11 }), []);
});

test('each kind of fact on the work of a step', async () => {
    assert.deepEqual(await facts({}, { mm: 4 }), [['more_calls', 'aten::mm', 3, 4, 'calls',
        '`aten::mm` runs more often (3 → 4 in every step).']]);
    const shapes = await facts({ shapes: true }, { shapes: true, dims: [[16, 8]] });
    assert.deepEqual(shapes.map(([kind, , ...values]) => [kind, ...values.slice(0, 3)]),
        [['other_work', '[[8,8]]', '[[16,8]]', 'shapes']]);
    assert.deepEqual(await facts({}, { waits: 1 }), [['more_calls', 'cudaDeviceSynchronize', 0, 1,
        'calls', '`cudaDeviceSynchronize` is new (once per step).']]);
    assert.deepEqual(await facts({}, { copy: 'Memcpy HtoD (Pageable -> Device)' }),
        [['copies', 'Memcpy HtoD (Pinned -> Device)', 2, 0, 'copies',
            'Copies per step: `Memcpy HtoD (Pinned -> Device)` 2 of 4.00 MB on average → none, '
            + '`Memcpy HtoD (Pageable -> Device)` none → 2 of 4.00 MB on average.']]);
    assert.deepEqual(await facts({ copies: 1 }, { copies: 1, bytes: 8e6 }),
        [['copies', 'Memcpy HtoD (Pinned -> Device)', 1, 1, 'copies',
            'Copies per step: `Memcpy HtoD (Pinned -> Device)` 1 of 4.00 MB → 1 of 8.00 MB.']]);
    const buckets = await facts({}, { buckets: 4 });
    assert.deepEqual(buckets.map(([kind, name]) => [kind, name]), [['more_calls', 'c10d::allreduce_'],
        ['collectives', 'ncclDevKernel_AllReduce_Sum_f32_RING_LL']]);
    assert.deepEqual(buckets[1].slice(2), [2, 4, 'collectives', 'Collectives on the device per step: '
        + '2 of 2.00 MB on average → 4 of 1.00 MB on average.']);
    assert.deepEqual(await facts({}, { stream: 11 }), [['streams', 'streams', 2, 3, 'streams',
        'Device work runs on 2 → 3 streams in every step.']]);
    assert.deepEqual(await facts({}, { launches: 3 }), [['launches', 'kernels.py: fused', 1, 3,
        'rows', '`kernels.py: fused` launches 1 → 3 rows of device work per step: `fused_kernel` (1 → 3).']]);
});

test('what another fact implies is none', async () => {
    // More calls copy more; calls that are gone take their collectives and their stream with them.
    assert.deepEqual((await facts({}, { copies: 4 })).map(([kind]) => kind), ['more_calls']);
    assert.deepEqual((await facts({}, { buckets: 0 })).map(([kind]) => kind), ['more_calls']);
});

test('how the sides were recorded comes last, with the values of `recorded`', async () => {
    const all = await facts({ mm: 3 }, { mm: 4, device: 'Y', world: 4, shapes: true,
        header: { profile_memory: 1, cuda_driver_version: 12080, schemaVersion: 2 } });
    assert.deepEqual(all.map(([kind, name]) => [kind, name]), [['more_calls', 'aten::mm'],
        ['recording', 'devices'], ['recording', 'world_size'], ['recording', 'record_shapes'],
        ['recording', 'profile_memory']]);
    assert.deepEqual(all.slice(1).map((fact) => fact.slice(2, 5)), [[['X'], ['Y'], null],
        [2, 4, null], [false, true, null], [null, true, null]]);
    assert.match(all[1][5], /^Different devices: X in control, Y in test\. All kernels differ\.$/);
    const versions = await facts({}, { header: { schemaVersion: 2 } });
    assert.deepEqual(versions.map((fact) => fact.slice(0, 4)),
        [['recording', 'versions', { schema: '1' }, { schema: '2' }]]);
});
