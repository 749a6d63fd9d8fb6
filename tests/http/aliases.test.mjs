// Calls and copies that CUDA and HIP name differently are one row, if each name is on one side
// only.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readOp } from '../../web/js/state.js';
import { operationCalls, operationSteps } from '../../web/js/sql/links.js';
import { startServer, store, temporaryFolder } from './lib.mjs';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const STEPS = 6;
const HIP = 'hipExtModuleLaunchKernel + hipLaunchKernel';
const LAUNCHES = `cuLaunchKernel + cudaLaunchKernel / ${HIP}`;
const COPY = 'Memcpy DtoH (Device -> Pageable) / Memcpy DtoH (Device -> Host)';

/** `calls` of each step: [name, category, times of one step]; the last call launches a copy. */
function recording(calls, copy, kernel = 'gemm', copying = 20) {
    const events = [];
    const add = (cat, name, ts, dur, args = {}, tid = 1) => events.push({ ph: 'X', cat, name,
        pid: tid === 7 ? 0 : 1, tid, ts, dur, args });
    for (let step = 0; step < STEPS; step += 1) {
        const start = 1000 * step;
        add('user_annotation', `ProfilerStep#${step}`, start, 900);
        let at = start + 10;
        for (const [name, category, times] of calls) {
            for (const time of times) {
                const correlation = events.length + 1;
                add(category, name, at, time + step / 10, { correlation });
                add('kernel', kernel, at + 1, 5, { correlation, device: 0, stream: 7 }, 7);
                at += 50;
            }
        }
        const correlation = events.length + 1;
        add('cuda_runtime', 'cudaEventQuery', at, 2, { correlation });
        add('gpu_memcpy', copy, at + 3, copying + step / 10,
            { correlation, device: 0, stream: 7 }, 7);
        add('cuda_runtime', 'hipStreamSynchronize', at + 30, 3);
    }
    return JSON.stringify({ distributedInfo: { rank: 0, world_size: 1 }, traceEvents: events });
}

let server;
let folder;
before(async () => {
    folder = temporaryFolder();
    const write = (name, text) => {
        fs.mkdirSync(path.join(folder, name));
        fs.writeFileSync(path.join(folder, name, 'rank0.json'), text);
    };
    const control = recording([['cudaLaunchKernel', 'cuda_runtime', [10, 12]],
        ['cuLaunchKernel', 'cuda_driver', [4]]], 'Memcpy DtoH (Device -> Pageable)');
    const moved = recording([['hipLaunchKernel', 'cuda_runtime', [20, 22]],
        ['hipExtModuleLaunchKernel', 'cuda_runtime', [9]]], 'Memcpy DtoH (Device -> Host)');
    write('control', control);
    write('test', moved);
    server = await startServer();
    await store(server, 'control', { 'rank0.json': control });
    await store(server, 'test', { 'rank0.json': moved });
    await store(server, 'pinned', { 'rank0.json': recording([['cudaLaunchKernel', 'cuda_runtime',
        [10, 12]]], 'Memcpy DtoH (Device -> Pinned)') });
});
after(() => server.stop());

const get = async (where, parameters = {}) => {
    const answer = await server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const PAIR = { control: 'control', test: 'test' };
const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
const near = (a, b) => Math.abs(a - b) < 1e-6;

test('launches and copies of two vendors are added up in one row', async () => {
    const { rows, selection, ops_diff: changes } = await get('compare_traces', PAIR);
    const apart = await get('compare_traces', { ...PAIR, aliases: 'false' });
    assert.deepEqual([selection.aliases, apart.selection.aliases], [true, false]);
    const row = rows.find(({ name }) => name === LAUNCHES);
    const parts = apart.rows.filter(({ name }) => name.includes('LaunchKernel'));
    assert.equal(parts.length, 4);
    assert.ok(parts.every(({ aliases }) => aliases === null));
    for (const key of ['control_counts', 'test_counts', 'control_total_duration',
        'test_total_duration', 'control_self_duration', 'test_self_duration']) {
        assert.ok(near(row[key], sum(parts, key)), key);
    }
    assert.deepEqual([row.category, row.change, row.control_counts, row.test_counts],
        ['cuda_runtime', 'unchanged', 3 * STEPS, 3 * STEPS]);
    assert.deepEqual(row.aliases.map(({ side, name, category, counts }) =>
        [side, name, category, counts]), [
        ['control', 'cuLaunchKernel', 'cuda_driver', STEPS],
        ['control', 'cudaLaunchKernel', 'cuda_runtime', 2 * STEPS],
        ['test', 'hipExtModuleLaunchKernel', 'cuda_runtime', STEPS],
        ['test', 'hipLaunchKernel', 'cuda_runtime', 2 * STEPS]]);
    assert.ok(near(sum(row.aliases, 'total_duration'),
        row.control_total_duration + row.test_total_duration));
    const copy = rows.find(({ name }) => name === COPY);
    assert.deepEqual([copy.kind, copy.control_counts, copy.test_counts],
        ['MEMORY', STEPS, STEPS]);
    // Names that both sides have keep their own rows.
    for (const name of ['cudaEventQuery', 'hipStreamSynchronize', 'gemm']) {
        assert.equal(rows.find((one) => one.name === name).aliases, null, name);
    }
    assert.deepEqual([changes.added, changes.deleted], [0, 0]);
    assert.deepEqual([apart.ops_diff.added, apart.ops_diff.deleted], [3, 3]);
});

test('joined rows keep the order of rows and the sums of all rows', async () => {
    const { rows, totals } = await get('compare_traces', { ...PAIR, sort: 'name' });
    const apart = await get('compare_traces', { ...PAIR, aliases: 'false' });
    assert.deepEqual(rows.map(({ name }) => name), rows.map(({ name }) => name).sort());
    assert.deepEqual(totals, apart.totals);
});

test('the cause names the row of several names, with the counts of both sides', async () => {
    await store(server, 'copies', { 'rank0.json': recording([['hipLaunchKernel', 'cuda_runtime',
        [10, 12]], ['hipExtModuleLaunchKernel', 'cuda_runtime', [4]]],
    'Memcpy DtoH (Device -> Host)', 'gemm', 320) });
    const asked = { control: 'control', test: 'copies' };
    const { diagnosis, rows } = await get('compare_traces', asked);
    const copies = diagnosis.find(({ kind }) => kind === 'copies');
    assert.equal(copies.certainty, 'sure');
    assert.ok(Math.abs(copies.change - 300) < 1, copies.change);
    assert.match(copies.text, /takes 300 µs more per step: 20\.\d → 320 µs per call, 1 call per step/);
    assert.deepEqual(copies.rows, [{ name: COPY, category: 'gpu_memcpy' }]);
    assert.ok(rows.some(({ name, category }) => name === COPY && category === 'gpu_memcpy'));
    assert.ok(diagnosis.every(({ text }) => !/is new|no longer runs/.test(text)),
        JSON.stringify(diagnosis));
    const apart = await get('compare_traces', { ...asked, aliases: 'false' });
    assert.ok(apart.diagnosis.every((entry) => entry.rows.every(({ name }) => name !== COPY)));
});

test('rows of several names are judged by the sums of their steps', async () => {
    const asked = { ...PAIR, significance: 'true' };
    const { rows } = await get('compare_traces', asked);
    const row = rows.find(({ name }) => name === LAUNCHES);
    assert.equal(row.significance, 'slower');
    assert.ok(near(row.control_median, 26.75), row.control_median);
    assert.ok(near(row.test_median, 51.75), row.test_median);
    assert.deepEqual([row.calls, row.control_calls, row.test_calls],
        ['no_difference_found', 3, 3]);
    assert.ok(near(rows.find(({ name }) => name === COPY).tests.total.control_median, 20.25));
    const apart = await get('compare_traces', { ...asked, aliases: 'false' });
    for (const name of ['gemm', 'cudaEventQuery', 'hipStreamSynchronize']) {
        const [a, b] = [rows, apart.rows].map((list) => list.find((one) => one.name === name));
        assert.deepEqual([a.p_value, a.control_median, a.test_median],
            [b.p_value, b.control_median, b.test_median], name);
    }
    const whole = await get('compare_traces', { ...asked, fold: 'true' });
    assert.equal(whole.rows.find(({ name }) => name === LAUNCHES).p_value, row.p_value);
});

test('a row of several names is found by each name, and by the id of each', async () => {
    const apart = await get('compare_traces', { ...PAIR, aliases: 'false' });
    const { rows } = await get('compare_traces', PAIR);
    const whole = rows.find(({ name }) => name === LAUNCHES);
    for (const q of ['cuLaunch', 'hipExt']) {
        assert.deepEqual((await get('compare_traces', { ...PAIR, q })).rows.map((row) => row.name),
            [LAUNCHES], q);
    }
    for (const { id } of [whole, ...apart.rows.filter(({ name }) => /LaunchK/.test(name))]) {
        const { selected } = await get('compare_traces', { ...PAIR, row: id });
        assert.equal(selected.row.name, LAUNCHES);
    }
});

test('filters apply to each name of a row of several names', async () => {
    const names = async (more) => (await get('compare_traces', { ...PAIR, ...more })).rows
        .map(({ name }) => name);
    for (const exclude of ['hipLaunchKernel', 'cuLaunch*']) {
        assert.ok(!(await names({ exclude })).includes(LAUNCHES), exclude);
    }
    for (const category of ['cuda_runtime', 'cuda_driver']) {
        assert.ok((await names({ category })).includes(LAUNCHES), category);
    }
});

test('the page of a row of several names has the calls of all names', async () => {
    const { rows } = await get('compare_traces', PAIR);
    const whole = rows.find(({ name }) => name === LAUNCHES);
    const apart = await get('compare_traces', { ...PAIR, aliases: 'false' });
    const one = apart.rows.find(({ name }) => name === 'hipLaunchKernel');
    for (const asked of [{ row: whole.id }, { row: one.id },
        { name: LAUNCHES, category: 'cuda_runtime' }]) {
        const found = await get('compare_traces/op', { ...PAIR, ...asked });
        assert.equal(found.name, LAUNCHES);
        assert.equal(found.category, 'cuda_runtime');
        assert.deepEqual([found.calls.control.count, found.calls.test.count],
            [3 * STEPS, 3 * STEPS]);
        assert.ok(near(found.calls.test.total, whole.test_total_duration));
        assert.ok(near(found.calls.control.total, whole.control_total_duration));
        assert.equal(found.launches[0].control_counts, 3 * STEPS);
        const state = readOp(`?control=control&test=test&row=${whole.id}`);
        for (const [statement, rows] of [[operationCalls, 6 * STEPS],
            [operationSteps, 2 * STEPS]]) {
            assert.equal((await get('sql', { ...PAIR, q: statement(state, found) })).rows.length,
                rows);
        }
    }
    const only = await get('compare_traces/op', { ...PAIR, row: one.id, aliases: 'false' });
    assert.deepEqual([only.name, only.calls.control.count, only.calls.test.count],
        ['hipLaunchKernel', 0, 2 * STEPS]);
});

test('copies to pageable and to pinned memory of one vendor stay two rows', async () => {
    const { rows } = await get('compare_traces', { control: 'control', test: 'pinned',
        category: 'gpu_memcpy' });
    assert.deepEqual(rows.map(({ name }) => name).sort(),
        ['Memcpy DtoH (Device -> Pageable)', 'Memcpy DtoH (Device -> Pinned)']);
});

test('a copy without a direction, as Perfetto has it, may be any copy', async () => {
    const [device, host] = ['Memcpy HtoD (Pinned -> Device)', 'Memcpy DtoH (Device -> Pageable)'];
    let count = 0;
    await store(server, 'directions', { 'rank0.json': recording([], host)
        .replaceAll(host, () => [device, host][count++ % 2]) });
    await store(server, 'bare', { 'rank0.json': recording([], 'Memcpy') });
    for (const [control, test, name] of [['directions', 'bare', `${host} + ${device} / Memcpy`],
        ['bare', 'directions', `Memcpy / ${host} + ${device}`]]) {
        const { rows } = await get('compare_traces', { control, test, category: 'gpu_memcpy' });
        assert.deepEqual(rows.map((row) => [row.name, row.control_counts, row.test_counts]),
            [[name, STEPS, STEPS]]);
    }
});

test('if one name is on both sides, the other has no alias', async () => {
    const { rows } = await get('compare_traces', { control: 'control', test: 'pinned',
        q: 'LaunchKernel' });
    assert.deepEqual(rows.map(({ name, aliases }) => [name, aliases]).sort(),
        [['cuLaunchKernel', null], ['cudaLaunchKernel', null]]);
});

test('CSV, ops_diff and the SQL table have the row of several names', async () => {
    const csv = await server.api('GET', `/compare_traces?${
        new URLSearchParams({ ...PAIR, format: 'csv' })}`);
    assert.ok(csv.text.includes(`\n${LAUNCHES},cuda_runtime,`), csv.text);
    const lists = await get('ops_diff', PAIR);
    assert.ok(lists.unchanged.includes(LAUNCHES), JSON.stringify(lists));
    const sql = await get('sql', { ...PAIR,
        q: "SELECT name, control_counts FROM compare WHERE name LIKE '%LaunchKernel%'" });
    assert.deepEqual(sql.rows, [[LAUNCHES, 3 * STEPS]]);
});

test('conditions of the command line refer to single names', async () => {
    const run = promisify(execFile);
    const compare = (...more) => run(process.env.TRACEDIFF_BIN, ['compare', '--format', 'json',
        path.join(folder, 'control'), path.join(folder, 'test'), ...more])
        .catch((error) => error);
    const names = ({ stdout }) => JSON.parse(stdout).rows.map(({ name }) => name);
    assert.ok(names(await compare()).includes(LAUNCHES));
    assert.ok(!names(await compare('--aliases=false')).includes(LAUNCHES));
    const judged = await compare('--fail-if', 'op("hipLaunchKernel")>5%');
    assert.ok(names(judged).includes('hipLaunchKernel'));
});
