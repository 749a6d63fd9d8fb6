// A Python function whose line moved, or whose file lies in another folder, is one row.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rowId } from '../../web/js/rows.js';
import { startServer, store, temporaryFolder } from './lib.mjs';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const STEPS = 6;
const FORWARD = 'b/model.py: forward';
const OLD = 'a/b/model.py(61): forward';
const NEW = '/home/u/b/model.py(64): forward';
const STEP = 'torch/optim/adam.py: step';
const OUTER = '/work/app/main.py(3): run';

/** `names`: [name, times of one step], below a function that calls them all. */
function recording(names) {
    const events = [];
    const add = (cat, name, ts, dur) => events.push({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur,
        args: {} });
    for (let step = 0; step < STEPS; step += 1) {
        const start = 1000 * step;
        add('user_annotation', `ProfilerStep#${step}`, start, 900);
        add('python_function', OUTER, start + 5, 890);
        let at = start + 10;
        for (const [name, times] of names) {
            for (const time of times) {
                add('python_function', name, at, time + step / 10);
                add('cpu_op', `aten::${name.split(': ')[1]}`, at + 1, time - 2);
                at += 50;
            }
        }
    }
    return JSON.stringify({ distributedInfo: { rank: 0, world_size: 1 }, traceEvents: events });
}

const CONTROL = recording([[OLD, [10, 12]],
    ['torch/optim/adam.py(7): step', [5]],
    ['k.py(10): <lambda>', [4]], ['k.py(20): <lambda>', [6]],
    ['old.py(9): gone', [3]]]);
const TEST = recording([[NEW, [20, 22]],
    ['/usr/lib/site-packages/torch/optim/adam.py(7): step', [5]],
    ['/usr/lib/site-packages/torch/optim/adam.py(9): step', [6]],
    ['k.py(10): <lambda>', [4]], ['k.py(20): <lambda>', [6]],
    ['new.py(9): come', [3]]]);

let server;
let folder;
before(async () => {
    folder = temporaryFolder();
    for (const [name, text] of [['control', CONTROL], ['test', TEST]]) {
        fs.mkdirSync(path.join(folder, name));
        fs.writeFileSync(path.join(folder, name, 'rank0.json'), text);
    }
    server = await startServer();
    await store(server, 'control', { 'rank0.json': CONTROL });
    await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

const get = async (where, parameters = {}) => {
    const answer = await server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const PAIR = { control: 'control', test: 'test' };
const RAW = { ...PAIR, merge_lines: 'false' };
const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
const near = (a, b) => Math.abs(a - b) < 1e-6;
const python = ({ rows }) => rows.filter(({ category }) => category === 'python_function');

test('a moved line and another folder are one row, the sum of all names', async () => {
    const [one, raw] = [await get('compare_traces', PAIR), await get('compare_traces', RAW)];
    assert.deepEqual([one.selection.merge_lines, raw.selection.merge_lines], [true, false]);
    assert.deepEqual(python(one).map(({ name }) => name).sort(), [OUTER, FORWARD,
        'k.py(10): <lambda>', 'k.py(20): <lambda>', 'new.py(9): come', 'old.py(9): gone', STEP]);
    assert.equal(python(raw).length, 10);
    assert.ok(python(raw).every(({ aliases }) => aliases === null));
    const row = one.rows.find(({ name }) => name === FORWARD);
    const parts = raw.rows.filter(({ name }) => [OLD, NEW].includes(name));
    for (const key of ['control_counts', 'test_counts', 'control_total_duration',
        'test_total_duration', 'control_self_duration', 'test_self_duration']) {
        assert.ok(near(row[key], sum(parts, key)), key);
    }
    assert.equal(row.change, 'unchanged');
    assert.deepEqual(row.aliases.map(({ side, name, counts }) => [side, name, counts]),
        [['control', OLD, 2 * STEPS], ['test', NEW, 2 * STEPS]]);
    assert.deepEqual(one.totals, raw.totals);
    assert.deepEqual([one.ops_diff.added, one.ops_diff.deleted],
        [raw.ops_diff.added - 3, raw.ops_diff.deleted - 2]);
});

test('a name that both sides have may be in a row of several', async () => {
    await store(server, 'more', { 'rank0.json': recording([[OLD, [10]],
        ['a/b/model.py(70): forward', [30]]]) });
    const { rows } = await get('compare_traces', { control: 'control', test: 'more',
        significance: 'true' });
    const row = rows.find(({ name }) => name === 'a/b/model.py: forward');
    assert.deepEqual(row.aliases.map(({ side, name, counts }) => [side, name, counts]),
        [['control', OLD, 2 * STEPS], ['test', OLD, STEPS],
            ['test', 'a/b/model.py(70): forward', STEPS]]);
    assert.deepEqual([row.control_counts, row.test_counts], [2 * STEPS, 2 * STEPS]);
    assert.ok(near(row.tests.total.control_median, 22.5), row.tests.total.control_median);
    assert.ok(near(row.tests.total.test_median, 40.5), row.tests.total.test_median);
    assert.equal(row.tests.total.significance, 'slower');
});

test('a row of several lines is judged by the sums of its steps', async () => {
    const { rows } = await get('compare_traces', { ...PAIR, significance: 'true' });
    const row = rows.find(({ name }) => name === FORWARD);
    assert.equal(row.tests.total.significance, 'slower');
    assert.ok(near(row.tests.total.control_median, 22.5), row.tests.total.control_median);
    assert.ok(near(row.tests.total.test_median, 42.5), row.tests.total.test_median);
    assert.deepEqual([row.control_calls, row.test_calls], [2, 2]);
});

test('filters and links find a row by each of its names', async () => {
    const found = async (more) => python(await get('compare_traces', { ...PAIR, ...more }))
        .map(({ name }) => name);
    for (const q of ['model.py(61)', '/HOME/u', FORWARD]) {
        assert.deepEqual(await found({ q }), [FORWARD], q);
    }
    for (const exclude of [OLD, '/home/*']) {
        assert.ok(!(await found({ exclude })).includes(FORWARD), exclude);
    }
    for (const name of [FORWARD, OLD, NEW]) {
        const { selected } = await get('compare_traces',
            { ...PAIR, row: rowId(name, 'python_function') });
        assert.equal(selected.row.name, FORWARD, name);
    }
    const { selected } = await get('compare_traces', { ...PAIR,
        row: rowId('old.py: gone', 'python_function') });
    assert.equal(selected.row.name, 'old.py(9): gone');
});

test('the page of a merged row has the numbers of the row', async () => {
    const { rows } = await get('compare_traces', PAIR);
    const row = rows.find(({ name }) => name === STEP);
    const category = 'python_function';
    for (const asked of [{ row: row.id }, { name: STEP, category },
        { name: 'torch/optim/adam.py(7): step', category }]) {
        const found = await get('compare_traces/op', { ...PAIR, ...asked });
        assert.equal(found.name, STEP);
        assert.deepEqual([found.calls.control.count, found.calls.test.count],
            [row.control_counts, row.test_counts]);
        assert.ok(near(found.calls.control.total, row.control_total_duration));
        assert.ok(near(found.calls.test.total, row.test_total_duration));
    }
    const raw = await get('compare_traces/op', { ...RAW, name: OLD, category });
    assert.deepEqual([raw.name, raw.calls.control.count, raw.calls.test.count],
        [OLD, 2 * STEPS, 0]);
    const single = await get('compare_traces/op', { ...PAIR, name: 'old.py: gone', category });
    assert.deepEqual([single.name, single.calls.control.count],
        ['old.py(9): gone', STEPS]);
});

test('CSV, ops_diff and SQL have the merged row, and say its names', async () => {
    const csv = await server.api('GET', `/compare_traces?${
        new URLSearchParams({ ...PAIR, format: 'csv' })}`);
    assert.match(csv.text, new RegExp(`\\n${FORWARD},python_function,`));
    assert.ok(csv.text.includes(`,${OLD} / ${NEW},`), csv.text);
    const lists = await get('ops_diff', PAIR);
    assert.ok(lists.unchanged.includes(FORWARD), JSON.stringify(lists));
    const sql = async (q) => (await get('sql', { ...PAIR, q })).rows;
    assert.deepEqual(await sql("SELECT name, names, control_counts FROM compare WHERE name LIKE '%forward' "
        + "AND category = 'python_function'"), [[FORWARD, `${OLD} / ${NEW}`, 2 * STEPS]]);
    assert.deepEqual(await sql("SELECT name, names FROM compare('merge_lines=false') WHERE "
        + "name LIKE '%61%'"), [[OLD, null]]);
    assert.deepEqual(await sql(`SELECT side, count(*) FROM compare_calls('name=${FORWARD}', `
        + "'category=python_function') GROUP BY side"),
    [['control', 2 * STEPS], ['test', 2 * STEPS]]);
});

test('the tree has one frame for both names, as the table of frames in SQL', async () => {
    const frames = async (asked, where = 'compare_traces/tree') => (await get(where,
        { ...asked, level: 'python', by: 'host' })).nodes.filter(({ sort }) => sort === 'python')
        .map(({ name, control_name: a, test_name: b, status }) => (status === undefined ? [name]
            : [a, b, status])).sort();
    const one = await frames(PAIR);
    assert.deepEqual(one.filter(([a]) => a === FORWARD), [[FORWARD, FORWARD, 'same']]);
    assert.deepEqual(one.filter(([a, b]) => [a, b].includes(STEP)), [[STEP, STEP, 'same']]);
    assert.deepEqual(one.filter(([a]) => a?.startsWith('k.py')), [10, 20].map((line) =>
        [`k.py(${line}): <lambda>`, `k.py(${line}): <lambda>`, 'same']));
    const raw = await frames(RAW);
    assert.ok(raw.every(([a, b]) => a !== FORWARD && b !== FORWARD));
    assert.ok([OLD, NEW].every((name) => raw.flat().includes(name)), JSON.stringify(raw));
    // One set has no other to share endings with.
    assert.ok((await frames({}, 'sets/test/tree')).flat().includes('model.py: forward'));
    assert.ok((await frames({ merge_lines: 'false' }, 'sets/test/tree')).flat().includes(NEW));
    const sql = async (q) => (await get('sql', { ...PAIR, q })).rows;
    assert.deepEqual(await sql("SELECT control_name, test_name, status FROM compare_frames('python') "
        + `WHERE control_name = '${FORWARD}'`), [[FORWARD, FORWARD, 'same']]);
    assert.deepEqual(await sql("SELECT count(DISTINCT side) FROM frames('python') "
        + `WHERE name = '${FORWARD}'`), [[2]]);
});

test('several recordings a side have one row, too', async () => {
    const sides = { control: 'control,more', test: 'test' };
    const asked = { ...sides, category: 'python_function', q: 'forward' };
    const { rows } = await get('compare_traces', asked);
    assert.deepEqual(rows.map(({ name }) => name), [FORWARD]);
    assert.deepEqual([rows[0].control_counts_per_step, rows[0].test_counts_per_step], [2, 2]);
    assert.deepEqual([rows[0].control_recordings, rows[0].test_recordings], [2, 1]);
    const raw = (await get('compare_traces', { ...asked, merge_lines: 'false' })).rows;
    assert.deepEqual(raw.map(({ name }) => name).sort(), [NEW, OLD, 'a/b/model.py(70): forward']);
    assert.ok(near(rows[0].control_per_step, sum(raw, 'control_per_step')));
    const step = async (more) => (await get('compare_traces', { ...asked, q: 'adam', ...more })).rows;
    assert.deepEqual((await step({})).map(({ name }) => name), [STEP]);
});

test('the command line has the option', async () => {
    const run = promisify(execFile);
    const names = async (...more) => JSON.parse((await run(process.env.TRACEDIFF_BIN, ['compare',
        '--format', 'json', path.join(folder, 'control'), path.join(folder, 'test'), ...more]))
        .stdout).rows.map(({ name }) => name);
    assert.ok((await names()).includes(FORWARD));
    assert.ok((await names('--merge-lines=false')).includes(OLD));
});
