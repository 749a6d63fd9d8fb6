// Kernels of one template with other arguments under one operator are one replacement.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

const STEPS = 6;
const kernel = (tile) => `void cutlass::Kernel<cutlass_gemm_${tile}>(Params)`;
const [SMALL, LARGE, NEW] = ['64x64', '128x64', '256x128'].map(kernel);

/** `kernels`: [name, duration] of each step, all launched by aten::mm. */
function recording(kernels) {
    const events = [];
    const add = (cat, name, ts, dur, args = {}, tid = 1) => events.push({ ph: 'X', cat, name,
        pid: tid === 7 ? 0 : 1, tid, ts, dur, args });
    for (let step = 0; step < STEPS; step += 1) {
        const start = 1000 * step;
        add('user_annotation', `ProfilerStep#${step}`, start, 900);
        kernels.forEach(([name, dur], i) => {
            const correlation = events.length + 1;
            add('cpu_op', 'aten::mm', start + 100 * i, 20, { 'Input Dims': [[64, 32], [32, 16]] });
            add('cuda_runtime', 'cudaLaunchKernel', start + 100 * i + 2, 5, { correlation });
            add('kernel', name, start + 100 * i + 10, dur + step / 10,
                { correlation, device: 0, stream: 7 }, 7);
        });
    }
    return JSON.stringify({ distributedInfo: { rank: 0, world_size: 1 }, traceEvents: events });
}

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'rank0.json': recording([[SMALL, 10], [LARGE, 20],
        [LARGE, 20], ['relu', 5]]) });
    await store(server, 'test', { 'rank0.json': recording([[NEW, 30], [NEW, 30], [NEW, 30],
        ['relu', 5]]) });
});
after(() => server.stop());

async function ask(parameters, sides = ['control', 'test']) {
    const answer = await server.api('GET', `/compare_traces?${new URLSearchParams({
        control: sides[0], test: sides[1], significance: 'true', ...parameters })}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}

test('two kernels that became one are one row with fold, in either direction', async () => {
    const apart = await ask({});
    assert.deepEqual(apart.rows.filter(({ name }) => name.includes('cutlass'))
        .map(({ name, aliases }) => [name, aliases]).sort(),
    [SMALL, LARGE, NEW].map((name) => [name, null]).sort());
    for (const [sides, shown, gone] of [[['control', 'test'], NEW, LARGE],
        [['test', 'control'], LARGE, NEW]]) {
        const { rows, totals, ops_diff: changes } = await ask({ fold: 'true' }, sides);
        const found = rows.filter(({ name }) => name.includes('cutlass'));
        assert.deepEqual(found.map(({ name, replaces }) => [name, replaces.name]),
            [[shown, gone]]);
        const [row] = found;
        assert.deepEqual([row.control_counts, row.test_counts, row.change],
            [3 * STEPS, 3 * STEPS, 'unchanged']);
        const names = (which) => row.aliases.filter(({ side }) => side === which)
            .map(({ name }) => name);
        assert.deepEqual([names('control'), names('test')],
            sides[0] === 'control' ? [[LARGE, SMALL], [NEW]] : [[NEW], [LARGE, SMALL]]);
        assert.equal(row.significance, sides[0] === 'control' ? 'slower' : 'faster');
        const medians = [row.control_median, row.test_median];
        [50.75, 90.75].forEach((median, i) => assert.ok(Math.abs(medians[sides[0] === 'control'
            ? i : 1 - i] - median) < 1e-6, medians));
        assert.deepEqual([changes.added, changes.deleted], [0, 0]);
        assert.deepEqual(totals, (await ask({}, sides)).totals);
    }
});

test('the folded row is found by each name, and sentences do not depend on fold', async () => {
    const apart = await ask({});
    const ids = apart.rows.filter(({ name }) => name.includes('cutlass')).map(({ id }) => id);
    for (const row of ids) {
        assert.equal((await ask({ fold: 'true', row })).selected.row.name, NEW);
    }
    for (const q of ['64x64', '128x64', '256x128']) {
        assert.deepEqual((await ask({ fold: 'true', q })).rows.map(({ name }) => name), [NEW], q);
    }
    assert.deepEqual((await ask({ fold: 'true' })).diagnosis, apart.diagnosis);
    assert.ok(apart.diagnosis.some(({ text }) => /replaced by/.test(text)),
        JSON.stringify(apart.diagnosis.map(({ text }) => text)));
});
