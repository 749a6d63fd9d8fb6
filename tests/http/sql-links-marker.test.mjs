// The links “SQL” for numbers that the tables of a file do not have: steps of a marker, whole
// recordings, rows that are folded from two, the numbers of a row, and its launches.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compareReplacements, compareRows, compareSteps, compareWaterfall, operationCalls,
    operationLaunches, operationNumbers, operationSteps, operationWork } from '../../web/js/sql/links.js';
import { opQuery, pairQuery, readCompare, rowsQuery } from '../../web/js/state.js';
import { rowId } from '../../web/js/rows.js';
import { assertProblem, startServer, store } from './lib.mjs';
import { askRows, getJson, near } from './sql-lib.mjs';

const STEPS = 6;
const SETS = { control: 'control', test: 'test' };

/** Six calls of `forward` without profiler steps; between the calls is other work. */
function recording({ gemm, took, rank }) {
    const events = [];
    const row = (cat, name, pid, ts, dur, args = {}) => {
        events.push({ ph: 'X', cat, name, pid, tid: pid === 0 ? 7 : 1, ts, dur, args });
    };
    let correlation = 0;
    const launch = (operator, dims, kernel, ts, dur) => {
        correlation += 1;
        row('cpu_op', operator, 1, ts, 8, { 'Input Dims': dims });
        row('cuda_runtime', 'cudaLaunchKernel', 1, ts + 2, 4, { correlation });
        row('kernel', kernel, 0, ts + 10, dur, { correlation, device: 0, stream: 7 });
    };
    for (let n = 0; n < STEPS; n += 1) {
        const start = n * 5000;
        const length = took + 3 * n + rank;
        row('user_annotation', 'forward', 1, start, 1000 + length);
        launch('aten::mm', [[64, 32], [32, 16]], gemm, start + 10, length);
        launch('aten::relu', [[64, 16]], 'relu_kernel', start + 500 + took, 20);
        launch('aten::add', [[64, 16]], 'relu_kernel', start + 700 + took, 10 + n);
        launch('aten::mm', [[8, 8], [8, 8]], gemm, start + 3000, 700);
    }
    return JSON.stringify({ schemaVersion: 1, distributedInfo: { rank, world_size: 2 },
        traceEvents: events });
}

let server;
before(async () => {
    server = await startServer();
    const files = (gemm, took) => Object.fromEntries([0, 1].map((rank) =>
        [`rank${rank}.json`, recording({ gemm, took, rank })]));
    await store(server, 'control', files('gemm_tile_128x64', 100));
    await store(server, 'test', files('gemm_tile_64x64', 160));
});
after(() => server.stop());

const state = (search = '') => readCompare(`?control=control&test=test&${search}`);
const ask = (statement) => askRows(server, SETS, statement);
const SELECTIONS = ['', 'marker=forward', 'marker=forward&control_ranks=1&test_steps=1-3',
    'control_steps=any&test_steps=any', 'control_marker=forward&test_steps=any'];
const keyOf = ({ category, name }) => `${category} ${name}`;

test('the statement for folded rows gives the rows of the API, with every filter', async () => {
    let folded = 0;
    for (const search of ['', 'q=128x64', 'q=aten::mm', 'exclude=*128x64', 'device_type=GPU',
        'change=unchanged', 'change=added&fold=false', 'category=kernel', 'significant=true',
        'significant=slower&marker=forward', 'marker=forward&sort=diff_percent']) {
        for (const self of [false, true]) {
            const now = state(search);
            const { rows } = await getJson(server, `/compare_traces?${
                rowsQuery(now, 'total', self)}`);
            const got = await ask(compareRows(now, 'total', self));
            assert.deepEqual(got.map(keyOf), rows.map(keyOf), search);
            rows.forEach((row, i) => {
                assert.equal(got[i].replaces ?? null, row.replaces?.name ?? null);
                for (const column of ['control_counts', 'test_counts', 'diff_duration', 'q_value']) {
                    const shown = self && column === 'diff_duration' ? 'diff_self_duration' : column;
                    near(got[i][shown], row[shown] ?? row[column], `${search} ${column}`);
                }
                assert.equal(got[i].significance, row.significance);
                folded += row.replaces !== null;
            });
        }
    }
    assert.ok(folded > 0);
    const { replacements } = await getJson(server, `/compare_traces?${pairQuery(state())}`);
    const pairs = await ask(compareReplacements(state()));
    assert.deepEqual(pairs.map((pair) => [pair.replaces, pair.name, pair.control_counts,
        pair.test_counts, pair.diff_duration]), replacements.map((pair) => [pair.control.name,
        pair.test.name, pair.control.counts, pair.test.counts, pair.diff_duration]));
    assert.equal(pairs.length, 1);
    const many = Array.from({ length: 40 }, (_, i) => `exclude=x${i}`).join('&');
    assert.equal(compareRows(state(many), 'total', true), null, 'more than a table takes');
});

test('the statements for the waterfall and heat maps give the numbers of the API', async () => {
    for (const search of SELECTIONS) {
        const now = state(search);
        const { waterfall, step_time: time, control, test: other } = await getJson(server,
            `/compare_traces?${pairQuery(now)}&limit=0`);
        const means = Object.fromEntries((await ask(compareWaterfall(now))).map((row) =>
            [row.side, row]));
        const rows = await ask(compareSteps(now));
        assert.equal(rows.length, control.samples + other.samples, search);
        for (const [side, { samples, marker }] of Object.entries({ control, test: other })) {
            assert.equal(means[side].steps, samples, search);
            near(means[side].duration_us, time[side].step, search);
            for (const { part, ...values } of waterfall.parts) {
                near(means[side][`${part}_us`], values[side], `${search} ${part}`);
            }
            if (now[`${side}_steps`] === 'any') {
                continue; // the page has no heat map of whole recordings
            }
            const { steps } = await getJson(server, `/sets/${side}/steps${
                marker ? `?marker=${marker}` : ''}`);
            for (const row of rows.filter((one) => one.side === side)) {
                const step = steps.find((one) => one.rank === row.rank
                    && one.step_number === row.step_number);
                near(row.duration_us, step.step, search);
                for (const part of ['compute', 'exposed_communication', 'exposed_memory', 'idle']) {
                    near(row[`${part}_us`], step[part], `${search} ${part}`);
                }
            }
        }
    }
});

const NUMBERS = { counts: 'count', total_us: 'total', mean: 'mean', std: 'std', min: 'min',
    '25%': '25%', median: '50%', '75%': '75%', '95%': '95%', '99%': '99%', max: 'max' };

test('the statements for a row give the calls, numbers and launches of the API', async () => {
    for (const search of SELECTIONS) {
        for (const row of [{ name: 'aten::mm', category: 'cpu_op' },
            { name: 'relu_kernel', category: 'kernel' },
            { name: 'gemm_tile_64x64', category: 'kernel' }]) {
            const now = state(search);
            const what = `${search} ${row.name}`;
            const { calls, samples, launches, launched_by: launchers } = await getJson(server,
                `/compare_traces/op?${opQuery({ ...now, row: rowId(row.name, row.category) })}`);
            const numbers = await ask(operationNumbers(now, row));
            const steps = await ask(operationSteps(now, row));
            const single = await ask(operationCalls(now, row));
            for (const side of ['control', 'test']) {
                const mine = numbers.find((one) => one.side === side);
                assert.equal(mine === undefined, calls[side].count === 0, what);
                for (const [column, key] of Object.entries(mine ? NUMBERS : {})) {
                    near(mine[column], calls[side][key], `${what} ${side} ${column}`);
                }
                assert.equal(single.filter((one) => one.side === side).length, calls[side].count);
                const called = samples[side].filter(({ counts }) => counts > 0);
                assert.deepEqual(steps.filter((one) => one.side === side).map((one) => [one.rank,
                    one.step_number, one.counts, one.total_us]), called.map((one) => [one.rank,
                    one.step_number, one.counts, one.total_duration]), what);
            }
            const list = launches ?? launchers;
            assert.ok(list.length > 0, what);
            const byText = (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
            assert.deepEqual((await ask(operationLaunches(now, row))).map((one) => [one.name,
                one.shapes, one.control_counts, one.test_counts, one.control_total_us,
                one.test_total_us, one.diff_us]).sort(byText), list.map((one) => [one.name,
                one.shapes ?? null, one.control_counts, one.test_counts,
                one.control_total_duration, one.test_total_duration, one.diff_duration])
                .sort(byText), what);
        }
    }
});

test('the statement for the work of an operator gives the numbers of the API', async () => {
    for (const search of ['', 'marker=forward&control_ranks=0']) {
        const now = state(search);
        const query = new URLSearchParams({ set: 'control', test: 'test' });
        for (const [key, value] of pairQuery(now)) {
            if (!['control', 'test'].includes(key)) {
                query.set(key.replace('control_', 'set_'), value);
            }
        }
        const answer = await getJson(server, `/analysis/work?${query}`);
        const got = await ask(operationWork(now, { name: 'aten::mm' }));
        for (const [side, key] of [['control', 'set'], ['test', 'test']]) {
            const wanted = answer[key].by_operator.find(({ operator }) => operator === 'aten::mm');
            const mine = got.find((row) => row.side === side);
            for (const column of ['flops_per_step', 'device_time_per_step', 'tflops_per_s', 'calls']) {
                near(mine[column], wanted[column], `${search} ${side} ${column}`);
            }
        }
    }
});

test('starts in compare_calls and compare_steps equal those of events and steps', async () => {
    for (const side of ['control', 'test']) {
        const one = `WHERE side = '${side}' ORDER BY rank, start_us`;
        assert.deepEqual(await ask(`SELECT rank, start_us, dur FROM compare_calls('name=relu_kernel',
            'category=kernel', 'control_steps=any', 'test_steps=any') ${one}`),
        await ask(`SELECT rank, start_us, dur FROM events ${one.replace('WHERE', `WHERE
            name = 'relu_kernel' AND`)}`));
        assert.deepEqual(await ask(`SELECT rank, span, start_us, duration_us FROM compare_steps('marker=forward', 'marker_until=end') ${one}`),
            await ask(`SELECT rank, span, start_us, dur AS duration_us FROM events ${one.replace('WHERE', `WHERE
            name = 'forward' AND`)}`));
        assert.deepEqual(await ask(`SELECT rank, span, step_number, start_us, idle_us FROM compare_steps ${one}`),
            await ask(`SELECT rank, span, step_number, start_us, idle_us FROM ${side}.steps ORDER BY rank, start_us`));
    }
});

test('the tables refuse wrong arguments', async () => {
    const refused = async (table, sets = SETS) => server.api('GET', `/sql?${new URLSearchParams({
        ...sets, q: `SELECT * FROM ${table}` })}`);
    for (const table of ['compare_steps(\'name=x\')', 'compare_calls(\'q=x\')',
        'compare_steps(\'ranks\')', 'compare(\'limit=1\')', 'compare_launches(\'control=test\')']) {
        assertProblem(await refused(table), 400, 'bad_sql');
    }
    for (const table of ['compare_calls', 'compare_calls(\'name=none\', \'category=cpu_op\')',
        'compare_steps(\'control_ranks=9\')', 'compare_steps(\'marker=none\')']) {
        assert.equal((await refused(table)).status, 400, table);
    }
    const alone = await refused('compare_steps', { control: 'control' });
    assert.match(alone.text, /give a second set, as test/);
    // Inner tables are read again with the argument of each row.
    const rows = await ask(`SELECT n.column1 AS name, count(*) AS calls
FROM (VALUES ('aten::mm'), ('aten::relu')) AS n
JOIN compare_calls('name=' || n.column1, 'category=cpu_op') AS c GROUP BY 1 ORDER BY 1`);
    assert.deepEqual(rows.map(({ calls }) => calls), [48, 24]);
    const steps = await ask(`SELECT n.column1 AS steps, control_counts AS calls
FROM (VALUES ('1'), ('1-3')) AS n
JOIN compare('marker=forward', 'marker_until=end', 'control_steps=' || n.column1) AS c
WHERE c.name = 'aten::mm' ORDER BY 1`);
    assert.deepEqual(steps.map(({ calls }) => calls), [2, 6]);
    // With the same argument, they are read again from the first row on.
    for (const [table, keys, rows] of [["compare_steps('marker=forward', 'marker_until=end')", 'side, rank, step_number', 24],
        ["compare('marker=forward', 'marker_until=end', 'device_type=CPU')", 'name, category', 5]]) {
        assert.deepEqual(await ask(`SELECT count(*) AS rows FROM ${table} JOIN ${table} AS again
            USING (${keys})`), [{ rows }], table);
    }
});
