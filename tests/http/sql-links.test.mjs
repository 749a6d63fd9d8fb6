// The statements of the links “SQL” at charts and tables give the numbers of the API.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { analysisStatement } from '../../web/js/sql/links.js';
import { compareRows, compareSteps, compareWaterfall, operationCalls, operationSteps, quote } from '../../web/js/sql/links.js';
import { pairQuery, readCompare, rowsQuery } from '../../web/js/state.js';
import { startServer, store } from './lib.mjs';
import { askRows, getJson, near } from './sql-lib.mjs';

let server;
before(async () => {
    server = await startServer();
    for (const label of ['control', 'test']) {
        const folder = fileURLToPath(new URL(`../../traces-sample/${label}`, import.meta.url));
        await store(server, label, Object.fromEntries(fs.readdirSync(folder)
            .filter((name) => /\.json(\.gz)?$/.test(name))
            .map((name) => [name, fs.readFileSync(path.join(folder, name))])));
    }
});
after(() => server.stop());

const PAIR = 'control=control&test=test';

const ask = (statement, two = true) => askRows(server, { control: 'control',
    ...(two ? { test: 'test' } : {}) }, statement);
const api = (where) => getJson(server, where);

const state = (search = '') => readCompare(`?${PAIR}&${search}`);
const keyOf = (row) => `${row.category} ${row.name}`;

/** Checks that a statement gives the rows of the API. */
async function assertRows(search, { unit = 'total', self = false, columns, sorted = false } = {}) {
    const now = state(search);
    const statement = compareRows(now, unit, self);
    const query = rowsQuery(now, unit, self);
    const { rows } = await api(`/compare_traces?${query}&diagnosis=false`);
    const got = await ask(statement);
    assert.equal(got.length, rows.length, `${search}\n${statement}`);
    assert.ok(rows.length > 0, `${search}: no rows`);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    for (const row of got) {
        const wanted = byKey.get(keyOf(row));
        assert.ok(wanted, `${search}: ${keyOf(row)}`);
        for (const column of columns ?? ['control_counts', 'test_counts', 'diff_counts',
            'control_total_duration', 'test_total_duration', 'diff_duration']) {
            // Device work has no self time; pages and the sort order use its whole time.
            const whole = column.replace(/^diff_self/, 'diff').replace('self', 'total');
            near(row[column], wanted[column] ?? wanted[whole], `${search} ${keyOf(row)} ${column}`);
        }
        assert.equal(row.replaces ?? null, wanted.replaces?.name ?? null);
        assert.equal(row.significance, wanted.significance);
    }
    if (sorted) {
        assert.deepEqual(got.map(keyOf), rows.map(keyOf), search);
    }
}

test('the statements for Compare give the rows of the API: filters, units, orders', async () => {
    await assertRows('', { sorted: true });
    await assertRows('exclude=ProfilerStep*&q=GEMM', { sorted: true });
    await assertRows('device_type=GPU');
    await assertRows('device_type=CPU&exclude=aten::*');
    await assertRows('category=kernel&category=cpu_op&change=increased');
    const columns = ['control_self_duration', 'diff_self_duration', 'q_value'];
    await assertRows('significant=true&measure=self', { self: true, columns });
    await assertRows('significant=slower&measure=self', { self: true, columns });
    await assertRows('significant=true&measure=total');
    await assertRows('sort=test_counts', { sorted: true });
    await assertRows('', { unit: 'per_step', columns: ['diff_per_step', 'control_per_step'] });
    await assertRows('', { unit: 'per_call', self: true, columns: ['diff_counts'] });
    await assertRows('device_type=CPU&measure=self', { self: true,
        columns: ['control_self_duration', 'test_self_duration', 'diff_self_duration'] });
    for (const self of [false, true]) {
        const top = await ask(compareRows(state(''), 'total', self, 30));
        const { rows } = await api(`/compare_traces?${rowsQuery(state(''), 'total', self)}&limit=30`);
        assert.deepEqual(top.map(keyOf), rows.map(keyOf), 'the charts show the first of them');
    }
    assert.match(compareRows(state(''), 'total', false), /FROM compare/);
    for (const sort of ['name', 'category', 'change', 'diff_percent', 'q_value', 'diff_counts']) {
        for (const unit of ['total', 'per_step', 'per_call', 'percent']) {
            await assertRows(`sort=${sort}&order=${unit === 'total' ? 'asc' : 'desc'}`, { unit,
                self: unit === 'percent', columns: ['diff_counts'], sorted: true });
        }
    }
});

test('the statements for Compare also hold for some ranks and steps, and for other names', async () => {
    const plain = ['control_counts', 'test_counts', 'control_total_duration',
        'test_total_duration', 'diff_duration'];
    for (const search of ['control_ranks=0&test_ranks=0', 'control_ranks=first&test_steps=first',
        'control_steps=5,7-8&test_steps=5-6&control_ranks=1', 'use_short_name=true',
        'merge_addresses=false', 'control_steps=any&test_steps=any',
        'use_short_name=true&control_ranks=1&test_ranks=1&device_type=GPU',
        'aliases=false&control_steps=6', 'change=increased&control_ranks=0',
        'control_ranks=0&q=aten&exclude=ProfilerStep*&category=cpu_op']) {
        await assertRows(search, { columns: plain });
        assert.match(compareRows(state(search), 'total', false), /FROM compare\('/);
    }
    assert.equal(quote("it's"), "'it''s'");
});

test('the statements for steps, waterfall and heat maps give the numbers of the API', async () => {
    for (const search of ['', 'control_ranks=0&test_ranks=0', 'control_steps=5,6&test_steps=first']) {
        const now = state(search);
        const { waterfall, control, test: other } = await api(`/compare_traces?${
            pairQuery(now)}&limit=0&diagnosis=false`);
        const means = Object.fromEntries((await ask(compareWaterfall(now))).map((row) =>
            [row.side, row]));
        const samples = { control: control.samples, test: other.samples };
        for (const side of ['control', 'test']) {
            assert.equal(means[side].steps, samples[side]);
            near(means[side].duration_us, waterfall[side], `${search} ${side}`);
            for (const part of waterfall.parts) {
                near(means[side][`${part.part}_us`], part[side], `${search} ${part.part}`);
            }
        }
    }
    const rows = await ask(compareSteps(state()));
    for (const side of ['control', 'test']) {
        const { steps } = await api(`/sets/${side}/steps`);
        const mine = rows.filter((row) => row.side === side);
        assert.equal(mine.length, steps.length);
        for (const step of steps) {
            const row = mine.find((one) => one.rank === step.rank
                && one.step_number === step.step_number);
            for (const part of ['compute', 'exposed_communication', 'exposed_memory', 'idle']) {
                near(row[`${part}_us`], step[part], part);
            }
            near(row.duration_us, step.step, 'step');
        }
    }
});

test('the statements for an operation give its calls and steps', async () => {
    for (const [search, name, category] of [['', 'aten::mm', 'cpu_op'],
        ['control_ranks=1&test_steps=6', 'aten::mm', 'cpu_op'],
        ['use_short_name=true', 'aten::mm', 'cpu_op'],
        ['', 'ncclDevKernel_AllReduce_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)',
            'kernel']]) {
        const now = state(search);
        const query = new URLSearchParams(pairQuery(now));
        query.set('name', name);
        query.set('category', category);
        const { calls, samples } = await api(`/compare_traces/op?${query}`);
        const found = await ask(operationCalls(now, { name, category }));
        const steps = await ask(operationSteps(now, { name, category }));
        for (const side of ['control', 'test']) {
            const durations = found.filter((row) => row.side === side).map((row) => row.dur);
            assert.equal(durations.length, calls[side].count, `${search} ${name} ${side}`);
            near(durations.reduce((a, b) => a + b, 0), calls[side].total, `${name} ${side}`);
            near(Math.max(...durations), calls[side].max, 'max');
            for (const sample of samples[side].filter(({ counts }) => counts > 0)) {
                const row = steps.find((one) => one.side === side && one.rank === sample.rank
                    && one.step_number === sample.step_number);
                assert.equal(row.counts, sample.counts);
                near(row.total_us, sample.total_duration, `${name} step ${sample.step_number}`);
            }
        }
    }
});

const ANALYSE = Object.fromEntries(['ranks', 'steps', 'marker', 'set_ranks', 'test_ranks',
    'set_steps', 'test_steps', 'set_marker', 'test_marker', 'rows'].map((key) => [key, '']));

/** The kind of work of a row, from its flags. */
const mix = (row) => ['COMPUTATION', 'COMMUNICATION', 'MEMORY'].filter((kind) =>
    row[kind.toLowerCase()]).join(' overlapping ');

/** [table, columns that name a row, columns of numbers], in the API and in the statement. */
const TABLES = {
    temporal_breakdown: [['rows', ['rank'], ['idle_time', 'compute_time', 'non_compute_time',
        'kernel_time']]],
    comm_comp_overlap: [['rows', ['rank'], ['overlap', 'communication_time']]],
    kernel_breakdown: [['kinds', ['kernel_type'], ['sum']],
        ['kernels', ['rank', 'kernel_type', 'name'], ['count', 'sum', 'max', 'min', 'mean', 'std']],
        ['over_ranks', ['kernel_type', 'name'], ['ranks', 'count', 'sum', 'mean', 'min_mean',
            'max_mean']]],
    idle_time_breakdown: [['rows', ['rank', 'device', 'stream', 'idle_category'],
        ['idle_time']]],
    launch_stats: [['counts', ['rank'], ['count', 'short_kernels', 'runtime_outliers',
        'launch_delay_outliers']]],
    user_annotation_breakdown: [['rows', ['rank', 'name'], ['count', 'sum', 'max', 'min', 'mean',
        'std']]],
};

test('the statements for the analyses give the rows of the API', async () => {
    for (const more of [{}, { test: '' }, { rows: 'all' }, { ranks: '0' },
        { set_steps: '5-7', test_steps: '6' }, { include_memory_kernels: 'false',
            include_memory_events: 'false', consecutive_kernel_delay: '5', runtime_cutoff: '20',
            launch_delay_cutoff: '30', use_gpu_annotation: 'false' }]) {
        const now = { ...ANALYSE, set: 'control', test: 'test', ...more };
        for (const [what, tables] of Object.entries(TABLES)) {
            const parameters = what === 'kernel_breakdown' ? ['include_memory_kernels']
                : what === 'launch_stats' ? ['include_memory_events', 'runtime_cutoff',
                    'launch_delay_cutoff'] : what === 'idle_time_breakdown'
                    ? ['consecutive_kernel_delay'] : what === 'user_annotation_breakdown'
                        ? ['use_gpu_annotation'] : [];
            const query = new URLSearchParams({ set: 'control' });
            for (const key of ['test', 'ranks', 'set_steps', 'test_steps', ...parameters]) {
                if (now[key]) {
                    query.set(key, now[key]);
                }
            }
            query.set('rows', now.rows || 'steps');
            const answer = await api(`/analysis/${what}?${query}`);
            for (const [table, names, numbers] of tables) {
                const statement = analysisStatement({ ...now, what }, table);
                const got = await ask(statement, now.test !== '');
                for (const side of ['set', 'test'].filter((key) => answer[key])) {
                    const mine = got.filter((row) => row.side === (side === 'set' ? 'control'
                        : 'test')).map((row) => ({ ...row, kernel_type: row.kind ?? mix(row) }));
                    let compared = 0;
                    for (const row of answer[side][table]) {
                        if (row.name === 'others' || row.note) {
                            continue;
                        }
                        const key = JSON.stringify(names.map((name) => row[name]));
                        const found = mine.find((one) =>
                            JSON.stringify(names.map((name) => one[name])) === key);
                        if (!found && what === 'idle_time_breakdown' && !row.idle_time) {
                            continue; // the API has a row for every reason
                        }
                        assert.ok(found, `${what} ${table} ${side} ${key}\n${statement}`);
                        numbers.forEach((name) => near(found[name], row[name],
                            `${what} ${table} ${side} ${key} ${name}`));
                        compared += 1;
                    }
                    assert.ok(compared > 0, `${what} ${table} ${side}: nothing compared`);
                }
            }
        }
    }
});

test('the statement for the chart of launches gives the rows of the CSV', async () => {
    const csv = (await server.api('GET',
        '/analysis/launch_stats?set=control&rows=steps&format=csv&table=launches')).text;
    const got = await ask(analysisStatement({ ...ANALYSE, set: 'control', test: '',
        what: 'launch_stats' }, 'launch-scatter', { chart: 'launches' }), false);
    assert.equal(got.length, csv.trimEnd().split('\n').length - 1);
});
