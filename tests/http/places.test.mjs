// The places of the account as a table, compare_places, and what an operation's page says that the
// steps book on it. Sums are exact, and equal those of the lines.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { operationBooked } from '../../web/js/sql/links.js';
import { readCompare } from '../../web/js/state.js';
import { assertProblem, startServer, store } from './lib.mjs';
import { askRows, getJson, near } from './sql-lib.mjs';

const STEPS = 2;
const LENGTH = 100;
const SIDES = ['control', 'test'];

/** Steps of 100 µs; what differs between the sides is given. */
function recording({ inner, gemm, mover, other, otherLength, folder, line }) {
    const traceEvents = [];
    let correlation = 0;
    for (let n = 0; n < STEPS; n += 1) {
        const row = (cat, name, ts, dur, args = {}, pid = 1) => traceEvents.push({ ph: 'X', cat, name,
            pid, tid: pid === 1 ? 1 : 7, ts: n * LENGTH + ts, dur, args });
        const launch = (ts, dur, kernel, start, length) => {
            correlation += 1;
            row('cuda_runtime', 'cudaLaunchKernel', ts, dur, { correlation });
            row('kernel', kernel, start, length, { correlation, device: 0, stream: 7 }, 0);
        };
        row('user_annotation', `ProfilerStep#${n + 1}`, 0, LENGTH);
        row('cpu_op', 'aten::outer', 10, 50);
        row('cpu_op', 'aten::mm', 12, 28);
        if (inner) {
            row('cpu_op', 'aten::outer', 13, 4);
        }
        launch(20, 4, 'gemm', 40, gemm);
        row('cpu_op', mover, 78, 6);
        launch(80, 2, 'moved', 85, 5);
        row('python_function', `${folder}/net/model.py(${line}): forward`, 90.5, 4);
        row('cpu_op', 'aten::c', 91, 3);
        launch(92, 1, other, 95, otherLength);
    }
    return JSON.stringify({ schemaVersion: 1, distributedInfo: { rank: 0, world_size: 1 },
        traceEvents });
}

const pairs = { made: { control: 'control', test: 'test' } };
let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'a.json': recording({ inner: false, gemm: 20, mover: 'aten::a',
        other: 'k_old', otherLength: 3, folder: '/home/one', line: 10 }) });
    await store(server, 'test', { 'a.json': recording({ inner: true, gemm: 30, mover: 'aten::b',
        other: 'k_new', otherLength: 4, folder: '/srv/two', line: 12 }) });
    const sample = fileURLToPath(new URL('../../traces-sample', import.meta.url));
    await storePair('sample', path.join(sample, 'control'), path.join(sample, 'test'));
    await storePair('ranks', path.join(sample, 'ranks-control'), path.join(sample, 'ranks-test'));
    const corpus = process.env.TRACEDIFF_CORPUS;
    for (const [control, tested] of corpus ? [['hta-diff-control', 'hta-diff-test'],
        ['tl-nsfw-h100', 'tl-nsfw-mi300'], ['part-bs8', 'part-bs32']] : []) {
        await storePair(control, path.join(corpus, 'corpus', control),
            path.join(corpus, 'corpus', tested));
    }
});
after(() => server.stop());

async function storePair(name, ...folders) {
    pairs[name] = Object.fromEntries(SIDES.map((side) => [side, `${name} of ${side}`]));
    for (const [i, folder] of folders.entries()) {
        await store(server, pairs[name][SIDES[i]], Object.fromEntries(fs.readdirSync(folder)
            .filter((file) => /\.json(\.gz)?$/.test(file))
            .map((file) => [file, fs.readFileSync(path.join(folder, file))])));
    }
}

const compare = (sets, more = {}) =>
    getJson(server, `/compare_traces?${new URLSearchParams({ ...sets, ...more })}`);
const operation = (sets, row) => server.api('GET',
    `/compare_traces/op?${new URLSearchParams({ ...sets, ...row })}`);
const perStep = (account, amounts) => SIDES.map((side) =>
    amounts[`${side}_ns`] / 1000 / account[`${side}_samples`]);
const amountsOf = ({ control_per_step: control, test_per_step: tested }) => [control, tested];

test('sums over the places are those of the steps, exactly', async () => {
    for (const sets of Object.values(pairs)) {
        const [sums] = await askRows(server, sets,
            'SELECT sum(control_ns) AS control, sum(test_ns) AS test FROM compare_places');
        const { account } = await compare(sets);
        for (const side of SIDES) {
            const [{ ns }] = await askRows(server, sets,
                `SELECT cast(round(sum(duration_us) * 1000) AS integer) AS ns
FROM compare_steps WHERE side = '${side}'`);
            assert.equal(sums[side], ns);
            assert.equal(sums[side], account[`${side}_ns`]);
        }
    }
});

test('a selection is that of compare_steps', async () => {
    for (const given of ["'control_steps=1', 'test_steps=2'", "'control_steps=any'"]) {
        const [{ ns }] = await askRows(server, pairs.made,
            `SELECT sum(control_ns) AS ns FROM compare_places(${given})`);
        const [{ us }] = await askRows(server, pairs.made, `SELECT sum(duration_us) AS us
FROM compare_steps(${given}) WHERE side = 'control'`);
        assert.equal(ns, us * 1000);
    }
    const [{ more }] = await askRows(server, pairs.made, `SELECT count(*) AS more FROM (SELECT 1
FROM compare_places('use_short_name=true') AS one JOIN compare_places('aliases=false') AS other
USING (id))`);
    assert.ok(more > 0);
    for (const wrong of ["'name=x'", "'q=x'", "'ranks'", "'use_short_name=maybe'"]) {
        assertProblem(await server.api('GET', `/sql?${new URLSearchParams({ ...pairs.made,
            q: `SELECT * FROM compare_places(${wrong})` })}`), 400, 'bad_sql');
    }
});

test('the parts are those of the steps', async () => {
    for (const sets of [pairs.made, pairs.sample, pairs.ranks]) {
        for (const side of SIDES) {
            const [steps] = await askRows(server, sets, `SELECT sum(compute_us) AS compute,
    sum(exposed_communication_us) AS "exposed communication", sum(exposed_memory_us) AS "exposed memory",
    sum(idle_us) AS idle FROM compare_steps WHERE side = '${side}'`);
            const found = await askRows(server, sets, `SELECT part, sum(${side}_ns) / 1000.0 AS us
FROM compare_places GROUP BY part`);
            for (const [part, us] of Object.entries(steps)) {
                near(found.find((one) => one.part === part)?.us ?? 0, us, part);
            }
        }
    }
});

test('each line has its places', async () => {
    for (const sets of Object.values(pairs)) {
        const { account } = await compare(sets);
        const lines = await askRows(server, sets, `SELECT line, kind, count(*) AS places,
    sum(control_ns) AS control_ns, sum(test_ns) AS test_ns, sum(diff_us_per_step) AS diff
FROM compare_places GROUP BY line, kind ORDER BY line`);
        const told = account.lines.map((line, i) => ({ ...line, line: i }))
            .filter((line) => line.places_count > 0);
        assert.equal(lines.length, told.length);
        for (const [i, { line, kind, places, diff, ...amounts }] of lines.entries()) {
            assert.deepEqual([line, kind, places],
                [told[i].line, told[i].kind, told[i].places_count]);
            assert.deepEqual(amounts, { control_ns: told[i].control_ns, test_ns: told[i].test_ns });
            const [control, tested] = perStep(account, amounts);
            near(diff, tested - control, 'difference');
        }
        const rows = new Map((await askRows(server, sets, 'SELECT * FROM compare_places'))
            .map((row) => [row.id, row]));
        for (const [line, { places }] of account.lines.entries()) {
            for (const { id, path: names, ...place } of places) {
                const row = rows.get(id);
                assert.equal(row.line, line);
                assert.equal(row.path, names.join(' / '));
                assert.deepEqual(Object.fromEntries(Object.keys(place).map((key) =>
                    [key, row[key]])), place);
            }
        }
    }
});

test('what is booked on an operation, at its own calls and below them', async () => {
    const idle = (itself, below) => ({ idle: [itself, below] });
    const expected = {
        'aten::outer': [{ compute: [[0, 0], [20, 30]], ...idle([2, 6], [28, 24]) }, 'cpu_op'],
        'aten::mm': [{ compute: [[0, 0], [20, 30]], ...idle([8, 4], [20, 24]) }, 'cpu_op'],
        'gemm': [{ compute: [[20, 30], [0, 0]] }, 'kernel'],
        // Launched elsewhere: what launches it is not told.
        'moved': [{ compute: [[5, 5], [0, 0]] }, 'kernel'],
        'aten::a': [idle([2, 0], [5, 0]), 'cpu_op'],
        'aten::b': [idle([0, 2], [0, 5]), 'cpu_op'],
        // The call launches other rows on each side.
        'aten::c': [{ compute: [[3, 4], [0, 0]], ...idle([1, 1], [3, 3]) }, 'cpu_op'],
        'k_old': [{}, 'kernel', [3, 4]],
        'k_new': [{}, 'kernel', [3, 4]],
        'cudaLaunchKernel': [{ compute: [[0, 0], [20, 30]], ...idle([28, 28], [0, 0]) }, 'cuda_runtime'],
    };
    for (const [name, [parts, category, others]] of Object.entries(expected)) {
        const { json } = await operation(pairs.made, { name, category });
        const { booked } = json;
        assert.deepEqual(Object.fromEntries(booked.parts.map(({ part, itself, below }) =>
            [part, [amountsOf(itself), amountsOf(below)]])), parts, name);
        assert.deepEqual(booked.with_others && amountsOf(booked.with_others), others ?? null, name);
        assert.deepEqual(amountsOf(booked), [0, 1].map((i) => Object.values(parts).flat()
            .reduce((sum, amounts) => sum + amounts[i], 0)), name);
        assert.equal(booked.diff_per_step, booked.test_per_step - booked.control_per_step);
        for (const { itself, below, ...part } of booked.parts) {
            for (const key of ['control_per_step', 'test_per_step', 'diff_per_step']) {
                assert.equal(part[key], itself[key] + below[key]);
            }
        }
    }
    const steps = await operation(pairs.made, { name: 'ProfilerStep#1', category: 'user_annotation' });
    assert.equal(steps.json.booked, null);
});

test('a Python function whose line and folder differ is one', async () => {
    const { rows } = await compare(pairs.made, { q: 'model.py' });
    assert.ok(rows.length > 0);
    for (const { id } of rows) {
        const { booked } = (await operation(pairs.made, { row: id })).json;
        assert.deepEqual(amountsOf(booked), [7.5, 8.5]);
    }
});

test('short names are those of the account', async () => {
    const sets = pairs.sample;
    const { rows } = await compare(sets, { use_short_name: 'true', category: 'kernel' });
    const sums = new Map((await askRows(server, sets, `SELECT name, sum(control_us_per_step) AS control,
    sum(test_us_per_step) AS test FROM compare_places('use_short_name=true')
WHERE category = 'kernel' GROUP BY name`)).map(({ name, control, test: tested }) => [name, [control, tested]]));
    for (const { name, category } of rows) {
        const { booked } = (await operation(sets, { name, category, use_short_name: 'true' })).json;
        const wanted = sums.get(name) ?? [0, 0];
        amountsOf(booked).forEach((amount, i) => near(amount, wanted[i], name));
    }
});

test('the link “SQL” of the page gives the same', async () => {
    let checked = 0;
    for (const [sets, more] of [[pairs.made, {}], [pairs.sample, { control_ranks: '0' }],
        [pairs.ranks, { use_short_name: 'true', test_steps: '5-7' }]]) {
        const state = readCompare(`?${new URLSearchParams({ ...sets, ...more })}`);
        const { rows } = await compare(sets, { ...more, limit: '40' });
        for (const { name, category, kind } of rows) {
            const statement = operationBooked(state, { name, category }, kind !== '');
            const { booked } = (await operation(sets, { ...more, name, category })).json;
            if (!statement) {
                continue;
            }
            const found = await askRows(server, sets, statement);
            assert.deepEqual(found.map(({ part }) => part).sort(),
                (booked?.parts ?? []).map(({ part }) => part).sort(), name);
            for (const part of booked?.parts ?? []) {
                const got = found.find((one) => one.part === part.part);
                near(got.control_us, part.control_per_step, name);
                near(got.test_us, part.test_per_step, name);
                near(got.diff_us, part.diff_per_step, name);
                checked += 1;
            }
        }
        const [named] = rows;
        assert.equal(operationBooked(state, { ...named, category: 'user_annotation' }, false), null);
    }
    assert.ok(checked > 40, `${checked}`);
});

/** Rows that a line is about: those that its sentence names. */
const rowsOf = ({ parts }) => parts.flatMap(({ row }) => row ?? []);
const ABOUT_ONE = ['per_call', 'more_calls', 'host_late', 'overlap', 'waiting', 'copies'];

test('a line about one row has its amounts on the page of that row', async () => {
    let checked = 0;
    let exact = 0; // all places of a device row are in its line
    for (const sets of Object.values(pairs)) {
        const { account } = await compare(sets);
        for (const [i, line] of account.lines.entries()) {
            const [row, ...others] = rowsOf(line);
            if (!ABOUT_ONE.includes(line.kind) || !row || line.kind === 'more_calls' && others.length > 0) {
                continue;
            }
            const answer = await operation(sets, row);
            assert.equal(answer.status, 200, answer.text);
            const { booked } = answer.json;
            const amounts = amountsOf(booked);
            const [sums] = await askRows(server, sets, `SELECT sum(control_ns) AS control_ns,
    sum(test_ns) AS test_ns, min(line) = max(line) AS alone FROM compare_places
WHERE name = '${row.name.replaceAll("'", "''")}' AND category = '${row.category}'`);
            perStep(account, line).forEach((amount, side) => assert.ok(
                amounts[side] >= amount - 1e-6, `${line.text}: ${amounts[side]}, not ${amount}`));
            if (row.category === 'kernel' || row.category.startsWith('gpu_')) {
                perStep(account, sums).forEach((amount, side) => near(amounts[side], amount, line.text));
                if (sums.alone === 1) {
                    exact += 1;
                    perStep(account, line).forEach((amount, side) =>
                        near(amounts[side], amount, `line ${i}`));
                }
            }
            for (const side of ['control_per_step', 'test_per_step', 'diff_per_step']) {
                near(booked.parts.reduce((sum, part) => sum + part[side], 0), booked[side], side);
            }
            checked += 1;
        }
    }
    assert.ok(checked >= 3 && exact >= 2, `${checked}, ${exact}`);
});
