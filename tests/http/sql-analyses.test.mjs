// The tables of the analyses in SQL have the rows of the API, and every chart and table of the page
// Analyse has a link with a statement.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { analysisStatement } from '../../web/js/sql/links.js';
import { compareRows } from '../../web/js/sql/links.js';
import { readCompare } from '../../web/js/state.js';
import { startServer, store } from './lib.mjs';

let server;
let pages; // what → {charts, tables, params}
before(async () => {
    globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
    ({ ANALYSES: pages } = await import('../../web/js/analyses/index.js'));
    server = await startServer();
    for (const label of ['control', 'test']) {
        const folder = fileURLToPath(new URL(`../../traces-sample/${label}`, import.meta.url));
        await store(server, label, Object.fromEntries(fs.readdirSync(folder)
            .filter((name) => /\.json(\.gz)?$/.test(name))
            .map((name) => [name, fs.readFileSync(path.join(folder, name))])));
    }
});
after(() => server.stop());

async function ask(q, test = 'test', control = 'control') {
    const query = new URLSearchParams({ control, ...test ? { test } : {}, q });
    const { status, json, text } = await server.api('GET', `/sql?${query}`);
    assert.equal(status, 200, `${text}\n${q}`);
    return json.rows.map((row) => Object.fromEntries(json.columns.map(({ name }, i) =>
        [name, row[i]])));
}

async function refuses(q, code, words) {
    const query = new URLSearchParams({ control: 'control', test: 'test', q });
    const { status, json } = await server.api('GET', `/sql?${query}`);
    assert.equal(status, 400, q);
    assert.equal(json.code, code, q);
    assert.match(json.detail, words, q);
}

/** The state of the page. The request to the API follows from it, too. */
function stateOf(what, more) {
    const { params, ofSteps } = pages[what];
    const names = new Set(['ranks', 'steps', 'set_steps', 'test_steps', 'marker',
        ...ofSteps ? [] : ['rows'], ...params.map(({ name }) => name)]);
    return { what, set: 'control', test: 'test', lines: [], order: '', ...ofSteps ? {} : { rows: '' },
        ...Object.fromEntries(Object.entries(more).filter(([key]) => names.has(key)
            || key === 'test')) };
}

async function answerOf(state, more = {}) {
    const query = new URLSearchParams({ ...'rows' in state ? { rows: 'steps' } : {},
        ...Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== ''
            && !['what', 'lines', 'order'].includes(key))), ...more });
    const answer = await server.api('GET', `/analysis/${state.what}?${query}`);
    assert.equal(answer.status, 200, `${query} ${answer.text}`);
    return more.format ? answer.text : answer.json;
}

const SIDES = { set: 'control', test: 'test', difference: 'difference' };

/** Times of the API have three decimals. */
function assertSame(got, wanted, what) {
    assert.equal(got.length, wanted.length, what);
    wanted.forEach((row, i) => Object.entries(row).forEach(([name, value]) => {
        const own = got[i][name];
        assert.ok(typeof value === 'number' ? Math.abs(own - value) <= 6e-4 + 1e-9 * Math.abs(value)
            : own === value, `${what} row ${i} ${name}: ${own} instead of ${value}`);
    }));
}

test('every table of an analysis has the rows of the API', async () => {
    let rows = 0;
    let differences = 0;
    for (const more of [{}, { rows: 'before_last_step', ranks: '1' }, { steps: '5-6', limit: '3',
        show_idle_interval_stats: 'true', num_kernels: '2', duration_ratio: '0.5' },
    { set_steps: '5', test_steps: '6,8', test: '' }]) {
        for (const what of Object.keys(pages)) {
            const state = stateOf(what, more);
            const answer = await answerOf(state);
            for (const [table, wanted] of Object.entries(answer.set).filter(([key, value]) =>
                key !== 'series' && Array.isArray(value) && typeof value[0] === 'object')) {
                const name = `${what}_${table}`;
                const given = Object.entries(state).filter(([key, value]) => value !== ''
                    && !['what', 'set', 'test', 'lines', 'order'].includes(key))
                    .map(([key, value]) => `'${key}=${value}'`);
                if ('rows' in state && !state.rows) {
                    given.unshift("'rows=steps'");
                }
                const from = (...more) => `SELECT * FROM ${name}(${[...given, ...more].join(', ')})`;
                const got = await ask(from() + (answer.difference?.[table]
                    ? ` UNION ALL ${from("'difference=true'")}` : ''), state.test);
                differences += got.filter(({ side }) => side === 'difference').length;
                for (const side of Object.keys(SIDES).filter((key) => answer[key]?.[table])) {
                    assertSame(got.filter((row) => row.side === SIDES[side]), answer[side][table],
                        `${name} ${JSON.stringify(more)} ${side}`);
                }
                rows += wanted.length;
            }
        }
    }
    assert.ok(rows > 1000 && differences > 300, `${rows} ${differences}`);
});

test('tables that only CSV has, and series, have the rows of the CSV', async () => {
    for (const [what, table, more] of [['launch_stats', 'launches', {}], ['collectives', 'rows', {}],
        ['collectives', 'instances', {}], ['queue_length', 'series', { start: '9000', end: '20000' }],
        ['memory_bw', 'series', { ranks: '1' }]]) {
        const state = { ...stateOf(what, more), ...more };
        const lines = (await answerOf(state, { format: 'csv', table })).trimEnd().split('\r\n');
        const columns = lines[0].split(',').slice(1);
        const got = await ask(`SELECT side, * FROM ${what}_${table}(${Object.entries({
            ...'rows' in state ? { rows: 'steps' } : {}, ...more }).map(([key, value]) =>
            `'${key}=${value}'`).join(', ')})`);
        const of = (line) => line.startsWith('set,') || line.startsWith('test,');
        assert.equal(got.length, lines.filter(of).length, what);
        assert.ok(got.length > 10 && columns.every((name) => name in got[0]), what);
        const numbers = columns.flatMap((name, at) => (typeof got[0][name] === 'number'
            ? [[name, at + 1]] : []));
        lines.slice(1).filter(of).forEach((line, i) => numbers.forEach(([name, at]) => {
            const value = Number(line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',')[at]);
            assert.ok(Math.abs(got[i][name] - value) <= 6e-4, `${what} ${line} ${name}`);
        }));
    }
});

test('every chart and table of the page has a statement that runs', async () => {
    for (const more of [{}, { steps: '5', ranks: '0' }, { rows: 'before_last_step' }]) {
        for (const [what, { charts, tables }] of Object.entries(pages)) {
            const state = stateOf(what, more);
            for (const [key, chart] of [...charts.map(({ id, table }) => [id, table ?? id]),
                ...tables.map((table) => [table.key, ''])]) {
                await ask(analysisStatement(state, key, { chart }));
            }
        }
    }
});

test('statements use the steps of a marker, also in a comparison', async () => {
    const event = (cat, name, ts, dur, args) => ({ ph: 'X', cat, name, ts, dur, args, tid: 1,
        pid: cat === 'kernel' ? 0 : 1 });
    const traceEvents = [100, 300, 600].flatMap((ts, i) => [
        event('user_annotation', 'decode', ts, 100 + i),
        event('cuda_runtime', 'cudaLaunchKernel', ts + 5, 2, { correlation: i + 1 }),
        event('kernel', 'gemm', ts + 10, 50 + i, { correlation: i + 1, device: 0, stream: 7 })]);
    traceEvents.push(event('kernel', 'alone', 900, 70, { device: 0, stream: 7 }));
    await store(server, 'served', { 'a.json': JSON.stringify({ traceEvents }) });
    const state = { what: 'temporal_breakdown', set: 'served', test: '', rows: '', marker: 'decode' };
    const statement = analysisStatement(state, 'temporal', { chart: 'rows' });
    assert.match(statement, /temporal_breakdown_rows\('rows=steps', 'marker=decode'\)/);
    const [{ compute_time: time }] = await ask(statement, '', 'served');
    assert.equal(time, 153);
    const rows = await ask(compareRows(readCompare('?control=served&test=served&control_marker=decode'
        + '&test_marker=decode&device_type=GPU'), 'total', false), 'served', 'served');
    assert.deepEqual(rows.map((row) => [row.name, row.control_counts, row.test_total_duration]),
        [['gemm', 3, 153]]);
    const points = await ask(analysisStatement(stateOf('queue_length', {}), 'queue', { chart: 'series' }));
    assert.deepEqual([...new Set(points.map(({ line }) => line))].slice(0, 2),
        ['control, rank 0, device 0, 7', 'control, rank 0, device 0, 20']);
});

test('arguments are parameters of the API; each answer is computed once', async () => {
    await refuses("SELECT 1 FROM work_summary('first')", 'bad_sql', /'name=value'.*not 'first'/);
    await refuses("SELECT 1 FROM work_summary('limits=1')", 'bad_sql', /no parameter "limits"/);
    await refuses("SELECT 1 FROM work_summary('set=x')", 'bad_sql', /set is given twice/);
    await refuses("SELECT 1 FROM work_summary('ranks=77')", 'bad_sql', /77/);
    await refuses('SELECT 1 FROM control.Work_summary', 'bad_sql', /work_summary is one table.*side/);
    const [changed] = await ask(analysisStatement({ what: 'temporal_breakdown', set: 'control', test: 'test',
        rows: '' }, 'rows', { difference: true }));
    assert.equal(changed.side, 'difference');
    await refuses("SELECT 1 FROM queue_length_series('difference=true')", 'bad_sql', /has no differences/);
    await refuses("SELECT 1 FROM launch_stats_worst('difference=true')", 'bad_sql', /has no differences/);
    // difference=true may be repeated, beside other arguments and in any place.
    const differences = await Promise.all([["'ranks=0'", "'difference=true'"],
        ["'difference=true'", "'ranks=0'", "'difference=true'"]].map((given) =>
        ask(`SELECT * FROM temporal_breakdown_rows(${given})`)));
    assert.ok(differences[0].length > 0 && differences[0].every(({ side, rank }) =>
        side === 'difference' && rank === 0), JSON.stringify(differences[0]));
    assert.deepEqual(differences[1], differences[0]);
    await refuses("SELECT 1 FROM work_summary('difference=no')", 'bad_sql', /no parameter "difference"/);
    const alone = await server.api('GET', `/sql?${new URLSearchParams({ control: 'control',
        q: "SELECT 1 FROM work_summary('difference=true')" })}`);
    assert.match(alone.json.detail, /a difference needs a second set, as test/);
    await refuses('DELETE FROM work_summary', 'bad_sql', /may not be modified/);
    await refuses("SELECT 1 FROM compare('limit=1')", 'bad_sql', /no argument "limit"/);
    await refuses("SELECT 1 FROM compare('control_ranks=0', 'control_ranks=1')", 'bad_sql', /given twice/);
    const [joined] = await ask(`SELECT count(*) AS rows, sum(b.control_counts < a.control_counts) AS fewer
        FROM compare AS a JOIN compare('control_ranks=0') AS b USING (name, category)`);
    assert.ok(joined.rows > 100 && joined.fewer > 50, JSON.stringify(joined));
    // Arguments can come from other tables; this takes more answers than are kept.
    const rows = await ask(`SELECT o.step, o.wait, c.wait_per_step AS again
        FROM collectives_by_step AS o, collectives_by_rank('steps=' || o.step) AS c
        WHERE o.rank = 0 AND c.rank = 0 AND o.side = 'control' AND c.side = 'control'`);
    assert.ok(new Set(rows.map(({ wait }) => wait)).size > 3 && rows.length > 5);
    assert.deepEqual(rows.map(({ again }) => again), rows.map(({ wait }) => wait));
    const [pair] = await ask(`SELECT count(*) AS rows, sum(a.wait_per_step) - sum(b.wait_per_step) AS less
        FROM collectives_by_rank AS a JOIN collectives_by_rank('ranks=all') AS b USING (side, rank)`);
    assert.deepEqual(pair, { rows: 4, less: 0 });
});
