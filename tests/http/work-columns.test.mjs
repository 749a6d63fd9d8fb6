// The columns of work of a comparison: they are there on request, agree with the analysis `work`
// of both sides, and are blank, with a reason, if it does not know enough.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store } from './lib.mjs';

const GROUPS = ['', '_per_step', '_per_call', '_percent_of_step'];
const WORK = ['more_work', 'slower_work'];
const COLUMNS = [...GROUPS.flatMap((group) => WORK.map((part) => `${part}${group}`)), 'work_known'];

/** A product of `rows` rows; if `rows` is undefined, its shapes are not recorded. */
const product = (name, rows, time, inside = []) => ({ name, time, inside, args: rows === undefined ? {}
    : { 'Input Dims': name === 'aten::bmm' ? [[2, rows, 8], [2, 8, 8]]
        : name === 'aten::baddbmm' ? [[2, rows, 8], [2, rows, 8], [2, 8, 8]] : [[rows, 8], [8, 8]] } });

/** Each step calls every operator of the list once, each launches one kernel. */
function recording(steps, launch, calls) {
    const events = [];
    let correlation = 0;
    const row = (cat, name, tid, ts, dur, args = {}) => events.push({ ph: 'X', cat, name,
        pid: tid === 7 ? 0 : 1, tid, ts, dur, args });
    for (let step = 0; step < steps; step += 1) {
        const start = 10000 * step;
        let at = start + 10;
        row('user_annotation', `ProfilerStep#${step}`, 1, start, 9000);
        for (const { name, args, time, inside } of calls) {
            correlation += 1;
            row('cpu_op', name, 1, at, 40, args);
            inside.forEach((one, i) => row('cpu_op', one.name, 1, at + 1 + 9 * i, 8, one.args));
            row('cuda_runtime', launch, 1, at + 2, 2, { correlation });
            row('kernel', `k_${name}`, 7, at + 5, time, { correlation, device: 0, stream: 7 });
            at += 200;
        }
    }
    return events;
}
const times = (count, call) => Array.from({ length: count }, () => call);
const side = (mm, rest) => [
    ...mm, ...times(8, product('aten::bmm', 16, 10)), ...times(2, product('aten::bmm', undefined, 1)),
    product('aten::linear', 32, 70, [product('aten::_int_mm', 32, 0)]),
    ...times(9, product('aten::addmm', undefined, 5)), ...times(4, product('aten::_scaled_mm', 8, 10)),
    product('aten::_scaled_mm', undefined, rest), product('aten::relu', undefined, 9),
    // The dispatcher calls these once more inside themselves, with the shapes at either or both.
    ...times(3, product('aten::baddbmm', 16, 20, [product('aten::baddbmm', 16, 0)])),
    product('aten::baddbmm', undefined, 1, [product('aten::baddbmm', 16, 0)]),
    product('aten::baddbmm', 16, 20, [product('aten::baddbmm', undefined, 0)])];
// The control has two steps, each with one call of two sizes; the test has three, each with
// three calls.
const CONTROL = recording(2, 'cudaLaunchKernel', [...side([product('aten::mm', 100, 100), product('aten::mm', 50, 60)], 11),
    product('aten::conv2d', undefined, 3)]);
const TEST = recording(3, 'hipLaunchKernel', side(times(3, product('aten::mm', 120, 130)), 10));

let server;
before(async () => {
    server = await startServer();
    for (const [label, traceEvents] of [['control', CONTROL], ['test', TEST]]) {
        await store(server, label, { 'rank0.json': JSON.stringify({ traceEvents }) });
    }
});
after(() => server.stop());

const ask = (more = '') => server.api('GET',
    `/compare_traces?control=control&test=test&diagnosis=false${more}`);
const close = (a, b, text) => assert.ok(Math.abs(a - b) <= 0.0011, `${text}: ${a}, not ${b}`);

test('without work=true there are no columns of work, in JSON or CSV', async () => {
    const { rows } = (await ask()).json;
    assert.ok(rows.length > 5 && rows.every((row) => !COLUMNS.some((name) => name in row)));
    const [head] = (await ask('&format=csv')).text.split('\r\n');
    assert.ok(head.endsWith(',test_spread'));
});

test('the parts of a row are right in each unit', async () => {
    const { rows, step_time } = (await ask('&work=true')).json;
    const mm = rows.find(({ name }) => name === 'aten::mm');
    // In each step: 150 rows in 160 us by two calls; 360 rows in 390 us by three.
    const fast = 160 * 360 / 150;
    close(mm.more_work_per_step, fast - 160, 'more per step');
    close(mm.slower_work_per_step, 390 - fast, 'slower per step');
    close(mm.more_work, 3 * fast - 320, 'more');
    close(mm.slower_work, 3 * (390 - fast), 'slower');
    close(mm.more_work_per_call, fast / 3 - 80, 'more per call');
    close(mm.slower_work_per_call, (390 - fast) / 3, 'slower per call');
    const { control: { step: a }, test: { step: b } } = step_time;
    close(mm.more_work_percent_of_step, 100 * (fast / b - 160 / a), 'more, points');
    close(mm.slower_work_percent_of_step, 100 * (390 - fast) / b, 'slower, points');
});

test('a row that is not split says why', async () => {
    const { rows } = (await ask('&work=true')).json;
    const known = Object.fromEntries(rows.map((row) => [row.name, row.work_known]));
    assert.deepEqual({ mm: known['aten::mm'], bmm: known['aten::bmm'], linear: known['aten::linear'],
        inside: known['aten::_int_mm'], shapeless: known['aten::addmm'], time: known['aten::_scaled_mm'],
        nested: known['aten::baddbmm'], relu: known['aten::relu'], conv: known['aten::conv2d'], kernel: known['k_aten::mm'],
        launch: known['cudaLaunchKernel / hipLaunchKernel'] },
    { mm: 'yes', bmm: 'yes', linear: 'yes', inside: 'unknown', shapeless: 'unknown', time: 'partly',
        nested: 'yes', relu: 'unknown', conv: 'one_side', kernel: 'no_operator',
        launch: 'no_operator' });
    for (const row of rows) {
        assert.deepEqual(COLUMNS.slice(0, -1).map((name) => row[name] === null),
            COLUMNS.slice(0, -1).map(() => row.work_known !== 'yes'), row.name);
    }
});

test('the analysis of both sides gives the same parts', async () => {
    for (const chosen of ['', '&control_steps=1&test_steps=0,2', '&control_steps=any&test_steps=any']) {
        const { rows } = (await ask(`&work=true${chosen}`)).json;
        const any = chosen.includes('any');
        const { set, test: other } = (await server.api('GET', `/analysis/work?set=control&test=test${
            any ? '' : chosen.replace('control_steps', 'set_steps')}`)).json;
        for (const [i, name] of ['aten::mm', 'aten::linear', 'aten::bmm'].entries()) {
            const row = rows.find((one) => one.name === name);
            const [a, b] = [set, other].map((one, k) => {
                const found = one.by_operator.find(({ operator }) => operator === name);
                const samples = any ? 1 : found.flops / found.flops_per_step;
                return { flops: found.flops / samples, time: found.device_time / samples, k, i };
            });
            close(row.more_work_per_step, a.time * (b.flops / a.flops - 1), `${name}${chosen}`);
            close(row.more_work_per_step + row.slower_work_per_step, b.time - a.time, name);
        }
    }
});

test('a sort by a part implies work=true; CSV and SQL have the columns', async () => {
    const { rows, selection } = (await ask('&sort=more_work_per_step')).json;
    assert.equal(rows[0].name, 'aten::mm');
    assert.equal(selection.work, true);
    const [head, first] = (await ask('&sort=more_work_per_step&format=csv')).text.split('\r\n')
        .map((line) => line.split(',').slice(-COLUMNS.length));
    assert.deepEqual(head, COLUMNS);
    assert.equal(Number(first[2]), rows[0].more_work_per_step);
    const sql = (await server.api('GET', `/sql?${new URLSearchParams({ control: 'control', test: 'test',
        q: `SELECT ${COLUMNS.join(', ')} FROM compare('work=true') WHERE name = 'aten::mm'` })}`)).json;
    sql.rows[0].slice(0, -1).forEach((value, i) => close(value, rows[0][COLUMNS[i]], COLUMNS[i]));
    assert.equal(sql.rows[0].at(-1), 'yes');
});

test('work=true is refused for several recordings a side', async () => {
    assertProblem(await server.api('GET',
        '/compare_traces?control=control,test&test=test,control&work=true'), 400, 'not_for_recordings');
});
