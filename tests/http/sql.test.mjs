// Statements in SQL over one set and two: their answers, and what they may not do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, casesOfThreads, CONTROL, SLOWER, startServer, store, temporaryFolder, TEST,
    trace } from './lib.mjs';

const ODD = 'a\u0000b"c,\u{1F600}\n';

let server;
let folder;
before(async () => {
    folder = temporaryFolder();
    server = await startServer({ data: temporaryFolder() });
    await store(server, 'control', { 'r0.json': CONTROL, 'r1.json': trace({ rank: 1, ops: [
        ['gemm_a', 'kernel', 5, 7.5], ['aten::add', 'cpu_op', 3, 1]] }) });
    await store(server, 'test', { 'r0.json': TEST });
    await store(server, 'odd', { 'r0.json': trace({ ops: [[ODD, 'cpu_op', 1, 2]] })
        .replace('"cpu_op"', '"cpu_op","x":1') });
    const events = Array.from({ length: 60000 }, (_, i) =>
        [`name${i % 97}`, i % 2 ? 'kernel' : 'cpu_op', i, 0.5]);
    await store(server, 'many', { 'r0.json': trace({ steps: { 1: [0, 70000] }, ops: events }) });
});
after(async () => {
    await server.stop();
    [folder, server.data].forEach((one) => fs.rmSync(one, { recursive: true, force: true }));
});

function get(q, { control = 'control', test: other = 'test', ...more } = {}) {
    const query = new URLSearchParams({ control, ...(other ? { test: other } : {}), q, ...more });
    return server.api('GET', `/sql?${query}`);
}
async function rows(q, given) {
    const answer = await get(q, given);
    assert.equal(answer.status, 200, answer.text);
    return answer.json.rows;
}
const refused = async (q, pattern, code = 'sql_refused') =>
    assert.match(assertProblem(await get(q), 400, code), pattern, q);

// ---- answers ----

test('an answer names its columns and their types, and says how long it took', async () => {
    const { status, json, headers } = await get(
        "SELECT 1 AS a, 1.5 AS b, 'x' AS c, NULL AS d, x'00ff' AS e, 9223372036854775807 AS f");
    assert.equal(status, 200);
    assert.match(headers['content-type'], /^application\/json/);
    assert.deepEqual(json.columns, [{ name: 'a', type: 'integer' }, { name: 'b', type: 'real' },
        { name: 'c', type: 'text' }, { name: 'd', type: 'null' }, { name: 'e', type: 'blob' },
        { name: 'f', type: 'integer' }]);
    assert.deepEqual(json.rows[0].slice(0, 5), [1, 1.5, 'x', null, '00ff']);
    assert.equal(json.row_count, 1);
    assert.equal(json.truncated, false);
    assert.equal(json.truncated_by, null);
    assert.ok(json.elapsed_ms > 0);
    const mixed = (await get("VALUES (1), (2.5), (NULL)")).json;
    assert.equal(mixed.columns[0].type, 'real');
    assert.equal((await get("VALUES (1), ('a')")).json.columns[0].type, 'text');
    assert.equal((await get('SELECT 1 AS a WHERE 0')).json.columns[0].type, 'null');
});

test('the table events has the events of the traces, in words and µs', async () => {
    assert.deepEqual(await rows(`SELECT side, rank, span, step_number, name, category,
        device_type, kind, start_us, dur, self FROM events WHERE name IN ('gemm_a', 'gemm_b',
        'aten::add') AND (side = 'test' OR rank = 1) ORDER BY side, start_us`), [
        ['control', 1, 0, 1, 'aten::add', 'cpu_op', 'CPU', '', 3, 1, 1],
        ['control', 1, 0, 1, 'gemm_a', 'kernel', 'GPU', 'COMPUTATION', 5, 7.5, 7.5],
        ['test', 0, 0, 1, 'aten::add', 'cpu_op', 'CPU', '', 1, 12.25, 12.25],
        ['test', 0, 0, 1, 'gemm_b', 'kernel', 'GPU', 'COMPUTATION', 20, 45.125, 45.125],
        ['test', 0, 0, 2, 'aten::add', 'cpu_op', 'CPU', '', 121, 12.25, 12.25],
        ['test', 0, 0, 2, 'gemm_b', 'kernel', 'GPU', 'COMPUTATION', 140, 45.125, 45.125],
        ['test', 0, 0, 2, 'aten::add', 'cpu_op', 'CPU', '', 150, 1, 1]]);
    // The launch of an event, by row.
    assert.deepEqual(await rows(`SELECT l.name, e.start_us - l.start_us FROM events AS e
        JOIN events AS l ON l.side = e.side AND l.file = e.file AND l.row = e.launch
        WHERE e.name = 'gemm_b' AND e.side = 'test' ORDER BY e.row`),
    [['cudaLaunchKernel', 0], ['cudaLaunchKernel', 0]]);
});

test('events of operators have the shapes of their inputs', async () => {
    const shapes = ['[[2, 3]]', '[[4], []]', '[[2, 3]]', '[[5, 6, 7]]'];
    const ops = shapes.map((shape, i) => ({ ph: 'X', cat: 'cpu_op', name: `op${i}`, pid: 1, tid: 1,
        ts: 10 * i + 1, dur: 5, args: { 'Input Dims': JSON.parse(shape), 'Input type':
            i % 2 ? ['float'] : ['long'], 'Concrete Inputs': [`${i}`] } }));
    const document = JSON.parse(trace());
    document.traceEvents.push(...ops);
    await store(server, 'shapes', { 'r0.json': JSON.stringify(document) });
    const found = await rows("SELECT name, shapes FROM events WHERE category = 'cpu_op' ORDER BY row",
        { control: 'shapes', test: null });
    assert.deepEqual(found.map(([name, shape]) => [name, JSON.parse(shape)]),
        shapes.map((shape, i) => [`op${i}`, JSON.parse(shape)]));
    assert.deepEqual(await rows("SELECT count(shapes) FROM events WHERE category != 'cpu_op'",
        { control: 'shapes', test: null }), [[0]]);
});

test('a sum of events is the same, however it is requested', async () => {
    const plain = await rows(`SELECT name, count(*), sum(dur) FROM events
        GROUP BY +name ORDER BY 1`, { control: 'many' });
    for (const what of casesOfThreads(['name', 'name DESC', 'category, name DESC',
        'kind, device_type, name', 'short_name, side'], 3)) {
        const columns = what.replaceAll(' DESC', '');
        const ask_ = (plus) => rows(`SELECT ${columns}, count(*), sum(dur) FROM events
            GROUP BY ${columns.split(', ').map((one) => plus + one).join(', ')} ORDER BY ${what}`,
        { control: 'many' });
        assert.deepEqual(await ask_(''), await ask_('+'), what);
    }
    assert.equal((await rows('SELECT DISTINCT name FROM events', { control: 'many' })).length,
        plain.length);
    const [[all]] = await rows('SELECT count(*) FROM events', { control: 'many', test: null });
    const each = await rows(`SELECT count(*) FROM events WHERE start_us < 30000.25
        UNION ALL SELECT count(*) FROM events WHERE start_us >= 30000.25`,
    { control: 'many', test: null });
    assert.equal(each[0][0] + each[1][0], all);
    assert.ok(each[0][0] > 0 && each[1][0] > 0);
    for (const where of casesOfThreads(["name = 'name3'", "name IN ('name3', 'name4')",
        "category = 'kernel'",
        "device_type = 'GPU'", "kind IN ('COMPUTATION', 'x')", 'rank = 0', 'rank IN (0, 7)',
        'start_us BETWEEN 100 AND 200.5', 'start_us = 100', "rank = '0'", 'rank = 0.0',
        "side = 'control'", "short_name = 'name3'", "name = 'NAME3' COLLATE NOCASE",
        'name = NULL', 'rank = NULL', "name > 'name5'", 'rank IN (0, 0.5)'], 3)) {
        const [fast] = await rows(`SELECT count(*), sum(dur) FROM events WHERE ${where}`,
            { control: 'many' });
        const slow = where.replace(/^\w+/, (name) => `likely(${name})`);
        assert.deepEqual(fast, (await rows(
            `SELECT count(*), sum(dur) FROM (SELECT *, '' AS x FROM events) WHERE ${
                /COLLATE|rank = '0'/.test(where) ? where : slow}`, { control: 'many' }))[0], where);
    }
});

test('a condition with OR gives each row once', async () => {
    const count = async (where, more = '') => (await rows(
        `SELECT count(*) FROM (SELECT * FROM events WHERE ${where}${more})`,
        { control: 'many', test: 'control' }))[0][0];
    for (const [a, b, both] of [["side = 'control'", "side = 'test'", 'FALSE'],
        ["(side = 'control' AND name = 'name3')", "(side = 'test' AND rank = 1)", 'FALSE'],
        ["name = 'name3'", "category = 'kernel'", "name = 'name3' AND category = 'kernel'"]]) {
        for (const more of ['', ' ORDER BY name LIMIT 1000000']) {
            const wanted = await count(a) + await count(b) - await count(both);
            assert.equal(await count(`(${a} OR ${b})`, more), wanted, `${a} OR ${b}${more}`);
            assert.ok(wanted > 0);
        }
    }
});

test('names without a schema are those of the control', async () => {
    const [[control], [test_], [plain]] = await rows(`SELECT count(*) FROM control.ops UNION ALL
        SELECT count(*) FROM test.ops UNION ALL SELECT count(*) FROM ops`);
    assert.equal(plain, control);
    assert.notEqual(control, test_);
    assert.deepEqual(await rows('SELECT sum(total_us), sum(counts) FROM ops WHERE category = \'kernel\''),
        await rows(`SELECT sum(dur), count(*) FROM events WHERE side = 'control'
            AND category = 'kernel' AND step_number IS NOT NULL`));
    assert.ok((await rows('SELECT name FROM sqlite_master WHERE name = \'ops\'')).length === 1);
});

test('compare has the rows and columns of the comparison', async () => {
    const csv = (await server.api('GET',
        '/compare_traces?control=control&test=test&format=csv&significance=true&work=true')).text;
    const [head, ...lines] = csv.trimEnd().split('\r\n').map((line) => line.split(','));
    const answer = await get('SELECT * FROM compare(\'work=true\')');
    assert.deepEqual(answer.json.columns.map((column) => column.name), head);
    const shown = (value) => value === null ? '' : String(value);
    assert.deepEqual(answer.json.rows.map((row) => row.map(shown)),
        lines.map((line) => line.map((field) => field.replace(/^'(?=[+=-]$)/, ''))));
    assert.deepEqual(await rows('SELECT name, diff_duration FROM compare ORDER BY name'),
        [...(await rows('SELECT name, diff_duration, q_value FROM compare ORDER BY name'))]
            .map((row) => row.slice(0, 2)));
    assert.match(assertProblem(await get('SELECT * FROM compare', { test: null }), 400, 'bad_sql'),
        /no such table: compare.*second set/);
});

test('CSV is guarded against formulas, and truncation is reported', async () => {
    const csv = await get("SELECT '=1+1' AS a, 2 AS b UNION ALL SELECT NULL, 0.5", { format: 'csv' });
    assert.equal(csv.text, "a,b\r\n'=1+1,2\r\n,0.5\r\n");
    assert.match(csv.headers['content-type'], /^text\/csv/);
    const many = await get('WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) '
        + 'SELECT x FROM t');
    assert.equal(many.json.row_count, 100000);
    assert.equal(many.json.truncated_by, 'rows');
    assert.equal(many.json.rows.at(-1)[0], 100000);
    assert.equal(many.headers['tracediff-truncated-by'], 'rows');
    const wide = await get('WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) '
        + "SELECT printf('%0900000d', x) FROM t LIMIT 60");
    assert.equal(wide.json.truncated_by, 'bytes');
    assert.ok(wide.json.row_count > 30 && wide.json.row_count < 40, `${wide.json.row_count}`);
    const one = await get('SELECT zeroblob(40000000)');
    assert.deepEqual(one.json.rows, []);
    assert.equal(one.json.truncated_by, 'bytes');
});

test('texts of traces keep what JSON can show', async () => {
    const found = await rows("SELECT name, length(CAST(name AS BLOB)) FROM events WHERE category = 'cpu_op'",
        { control: 'odd', test: null });
    assert.equal(found[0][0].replace(/\uFFFD+/, '\u0000'), ODD);
    // Texts that are not UTF-8, and NULs that SQL makes.
    assert.deepEqual(await rows("SELECT CAST(x'61ff62' AS TEXT), CAST(x'610062' AS TEXT), char(0)"),
        [['a\uFFFDb', 'a\uFFFDb', '\uFFFD']]);
    const csv = await get("SELECT CAST(x'61ff0062' AS TEXT) AS a", { format: 'csv' });
    assert.equal(csv.text, 'a\r\na\uFFFD\uFFFDb\r\n');
});

test('the schema lists the tables with every column described', async () => {
    const answer = await server.api('GET', '/sql/schema?control=control&test=test');
    assert.equal(answer.status, 200);
    const names = answer.json.tables.map((table) => table.name);
    for (const name of ['ops', 'steps', 'events', 'compare', 'event', 'launches']) {
        assert.ok(names.includes(name), name);
    }
    for (const table of answer.json.tables.filter(({ kind }) => kind !== 'stored')) {
        assert.ok(table.description, table.name);
        for (const column of table.columns) {
            assert.ok(column.description || table.kind === 'analysis', `${table.name}.${column.name} is not described`);
        }
        const row = /^compare_(calls|launches)$/.test(table.name)
            ? "('name=aten::add', 'category=cpu_op')" : '';
        const { json } = await get(`SELECT * FROM ${table.name}${row} LIMIT 1`);
        assert.deepEqual(json.columns.map(({ name }) => name),
            table.columns.map(({ name }) => name));
    }
    const one = await server.api('GET', '/sql/schema?control=control');
    assert.ok(!one.json.tables.some(({ name }) => name === 'compare'));
    const again = await server.api('GET', '/sql/schema?control=control&test=test',
        { headers: { 'If-None-Match': answer.headers.etag } });
    assert.equal(again.status, 304);
});

// ---- mistakes ----

test('an error gives the place of the mistake, and suggests the right name', async () => {
    for (const [q, pattern, offset] of [
        ['SELECT nmae FROM ops', /no such column: nmae \(at byte 7\); did you mean "name"\?/, 7],
        ['SELECT o.nmae FROM ops AS o', /did you mean "name"/, 7],
        ['SELECT * FROM opps', /no such table: opps; did you mean "ops"\?/, undefined],
        ['SELECT sume(counts) FROM ops', /did you mean "sum"/, 7],
        ['SELECT 1 FRM ops', /syntax error/, 13],
        ["SELECT 'a", /unrecognized token/, 7],
        ['SELECT count(*) FROM events, test.events', /one table for both sets/, 29],
        ['SELECT 1 FROM test . /* x */ "EVENTS"', /one table for both sets/, 14],
        ["SELECT 'test.events' -- test.events", null],
        ['SELECT test.events FROM control.files AS control JOIN test.files AS test USING (rank)', null],
        ...['event', 'op_step', 'memory', 'collectives'].map((table) =>
            [`SELECT * FROM ${table} WHERE set_schema = 'tset'`, /no such table: tset\./, undefined]),
        ...['event', 'op_step', 'memory', 'collectives'].map((table) => // copies no such name
            [`SELECT * FROM ${table} WHERE set_schema = hex(zeroblob(100))`, null]),
        ['SELECT ?1', /parameters/, undefined],
        ['SELECT :a', /parameters/, undefined]]) {
        const answer = await get(q);
        if (pattern === null) {
            assert.equal(answer.status, 200);
            continue;
        }
        assert.match(assertProblem(answer, 400, 'bad_sql'), pattern);
        assert.equal(answer.json.offset, offset, q);
    }
    assertProblem(await get('SELECT 1', { control: 'nothing' }), 404, 'unknown_set');
    assertProblem(await server.api('GET', '/sql?control=control'), 400, 'missing_parameter');
    assertProblem(await server.api('GET', '/sql?q=SELECT+1'), 400, 'missing_parameter');
    assertProblem(await get('SELECT 1', { x: '1' }), 400, 'unknown_parameter');
    assertProblem(await get('SELECT 1', { format: 'xml' }), 400, 'bad_format');
});

test('a request has exactly one statement', async () => {
    for (const q of ['SELECT 1;', 'SELECT 1 ; ; ', 'SELECT 1; -- x', 'SELECT 1 /* x */; /* y',
        '/* a */ SELECT 1 -- x']) {
        assert.deepEqual(await rows(q), [[1]], q);
    }
    await refused('SELECT 1; SELECT 2', /one statement/, 'bad_sql');
    await refused('SELECT 1; DELETE FROM op', /one statement/, 'bad_sql');
    await refused('SELECT 1; -- x\n x', /one statement/, 'bad_sql');
    for (const q of ['-- x', ' ; ', '/* */']) {
        await refused(q, /there is no statement/, 'bad_sql');
    }
    assertProblem(await server.api('GET', '/sql?control=control&q=SELECT%001'), 400, 'bad_query');
});

// ---- what is not allowed ----

test('only reading is allowed', async () => {
    const file = path.join(folder, 'x.db');
    for (const q of [`ATTACH '${file}' AS x`, 'DETACH test', 'PRAGMA user_version',
        'PRAGMA query_only = OFF', 'PRAGMA temp_store_directory = "/tmp"', 'DELETE FROM op',
        "INSERT INTO meta VALUES ('a', 'b')", "UPDATE op SET name = 1", 'CREATE TABLE x(a)',
        'CREATE TEMP TABLE x(a)', 'CREATE TEMP VIEW x AS SELECT 1', 'DROP TABLE op',
        'CREATE VIRTUAL TABLE temp.x USING fts5(a)', 'ALTER TABLE op RENAME TO x', 'REINDEX',
        'ANALYZE', 'BEGIN', 'COMMIT', 'SAVEPOINT x', 'VACUUM', `VACUUM INTO '${file}'`,
        "SELECT * FROM pragma_table_info('op')", 'SELECT * FROM pragma_database_list',
        'CREATE TEMP TRIGGER x AFTER INSERT ON op BEGIN SELECT 1; END',
        'WITH x AS (SELECT 1) DELETE FROM op', 'EXPLAIN DELETE FROM op']) {
        await refused(q, /only SELECT is allowed/);
    }
    assert.ok(!fs.existsSync(file));
    assert.deepEqual(fs.readdirSync(folder), []);
});

test('only functions that compute are allowed', async () => {
    for (const name of ["load_extension('x')", 'random()', 'randomblob(9)', 'changes()',
        "fts3_tokenizer('simple')", 'sqlite_compileoption_get(1)', 'last_insert_rowid()',
        "json_patch('{}', '{}')", "unhex('00', '0')", 'cells_sum(4194303, 1, 1, 1, 1, 1)']) {
        const answer = await get(`SELECT ${name}`);
        assert.equal(answer.status, 400, name);
        assert.match(answer.json.detail, /not allowed|no such function/, name);
    }
    for (const name of ["readfile('/etc/passwd')", "writefile('/tmp/x', 'y')", "edit('x')",
        "shell('id')", 'fts5(1)']) {
        const answer = await get(`SELECT ${name}`);
        assert.equal(answer.status, 400, name);
    }
    for (const table of ["fsdir('/')", 'dbstat', 'sqlite_dbpage', "sqlite_stmt", "zipfile('/x')",
        'fts5vocab', "csv('/etc/passwd')", "lsdir('/')", "cells(x'02')", "numbers(x'')"]) {
        const answer = await get(`SELECT * FROM ${table}`);
        assert.equal(answer.status, 400, `${table}: ${answer.text}`);
    }
    assert.deepEqual(await rows(`SELECT json_extract('{"a":[1,2]}', '$.a[1]'), abs(-1),
        (SELECT count(*) FROM json_each('[1,2,3]')), '{"a":5}' ->> 'a',
        sum(1) OVER (), strftime('%Y', 0, 'unixepoch')`), [[2, 1, 3, 5, 1, '1970']]);
});

test('replaced functions answer like those of SQLite', async () => {
    assert.deepEqual(await rows(`SELECT 'abc' LIKE 'A%', 'abc' LIKE '_b_', 'a%c' LIKE 'a\\%c' ESCAPE '\\',
        'axc' LIKE 'a\\%c' ESCAPE '\\', 'abc' GLOB 'a*', 'abc' GLOB 'A*', 'abc' GLOB '[a-b]?[!c]',
        'abc' GLOB '[^x]b[c]', 'ä' LIKE '_', 'aXbXc' LIKE '%x%x%', '' LIKE '%', NULL LIKE 'a',
        5 LIKE '5', 'a]' GLOB 'a[]]', 'a-' GLOB 'a[a-]'`),
    [[1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, null, 1, 1, 1]]);
    assert.deepEqual(await rows(`SELECT instr('äbc', 'c'), instr('abc', ''), instr('abc', 'x'),
        instr(x'00c3a4', x'a4'), replace('aXbX', 'X', 'yz'), replace('abc', '', 'x'),
        replace('abc', 'b', ''), trim('  a '), ltrim('xxaxx', 'x'), rtrim('xxaxx', 'x'),
        trim('äöaä', 'öä'), trim(NULL), instr(NULL, 'a')`),
    [[3, 1, 0, 3, 'ayzbyz', 'abc', 'ac', 'a', 'axx', 'xxa', 'a', null, null]]);
});

// ---- statements that take too much ----

const LIMITS = { timeout: 120000 };
/** Runs two at a time, as the server allows. */
async function inPairs(list, each) {
    const left = casesOfThreads(list, 3);
    await Promise.all([0, 1].map(async () => {
        while (left.length > 0) {
            await each(left.shift());
        }
    }));
}
/** Columns that each keep a cursor open, with the data that it has decoded. */
const cursors = (table, what) => Array.from({ length: 900 }, (_, i) =>
    `(SELECT ${what} FROM ${table} LIMIT 1 OFFSET ${i % 9})`).join(',');
async function expensive(q, pattern = /takes more than/) {
    const start = Date.now();
    const answer = await get(q, { control: 'many' });
    const took = Date.now() - start;
    assert.ok(took < 30000, `${took} ms: ${q}`);
    if (answer.status === 400) {
        assert.match(answer.json.detail, /too big|too many|too large|too complex|too deep|stack overflow/i, q);
        return;
    }
    assert.match(assertProblem(answer, 503, 'too_expensive'), pattern, q);
}

test('--sql-seconds limits the time of a statement', LIMITS, async () => {
    await server.stop();
    server = await startServer({ options: ['--sql-seconds=2'], data: server.data });
    await expensive('WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) SELECT sum(x) FROM t',
        /takes more than 2 s; .*, or start the server with a larger --sql-seconds$/);
});

test('the server ends endless and exponential statements', LIMITS, async () => {
    await Promise.all([
        expensive('WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) SELECT sum(x) FROM t'),
        expensive('SELECT count(*) FROM events AS a, events AS b, events AS c WHERE a.dur + b.dur > c.dur'),
    ]);
});

test('memory is bounded', LIMITS, async () => {
    const endless = 'WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t)';
    await inPairs([`${endless} SELECT printf('%01000d', x) FROM t ORDER BY x DESC`,
        `${endless} SELECT count(DISTINCT printf('%01000d', x)) FROM t`,
        `${endless} SELECT group_concat(printf('%01000d', x)) FROM t`,
        `${endless} SELECT json_group_array(printf('%01000d', x)) FROM t`,
        `WITH RECURSIVE t(x, y) AS (SELECT 1, '' UNION ALL SELECT x + 1, printf('%01000d', x) FROM t
            UNION ALL SELECT x + 2, printf('%01000d', x) FROM t) SELECT count(*) FROM t`,
        "WITH RECURSIVE t(x) AS (SELECT 'a' UNION ALL SELECT x || x FROM t) SELECT max(length(x)) FROM t",
        'SELECT zeroblob(2147483648)', 'SELECT hex(zeroblob(60000000))',
        "SELECT replace(hex(zeroblob(30000000)), '0', 'xxxx')",
        `${endless} SELECT sum(x) OVER (ORDER BY x ROWS BETWEEN UNBOUNDED PRECEDING
            AND UNBOUNDED FOLLOWING), printf('%01000d', x) FROM t`,
        `SELECT ${cursors('event', 'name || ts || self || pid || correlation || bytes')}`,
        `SELECT ${cursors('collectives', 'name || seq')}`], (q) => expensive(q));
});

test('functions of long texts end', LIMITS, async () => {
    const long = (n, tail = '') => `replace(hex(zeroblob(${n / 2})), '0', 'a') || '${tail}'`;
    await inPairs([`SELECT ${long(4e6)} LIKE '%' || ${long(900)} || '_b'`,
        `SELECT instr(${long(4e6)}, ${long(2e6, 'b')})`,
        `SELECT length(replace(${long(4e6)}, ${long(2e6, 'b')}, 'x'))`,
        `SELECT length(trim(${long(4e6)}, 'b' || ${long(20)}))`,
        `SELECT length(trim(${long(4e6)}, replace(hex(zeroblob(1000000)), '0', 'b') || 'a'))`,
        `SELECT ${long(4e6)} GLOB '*' || ${long(900)} || '[xy]'`], async (q) => {
        const start = Date.now();
        const answer = await get(q);
        assert.ok([200, 503].includes(answer.status), `${q}: ${answer.text}`);
        assert.ok(Date.now() - start < 20000, `${Date.now() - start} ms: ${q}`);
    });
    await refused(`SELECT 'a' LIKE ${long(2000)}`, /too complex/, 'bad_sql');
});

test('the size of a statement is bounded', LIMITS, async () => {
    const parts = (n, one, between) => Array.from({ length: n }, one).join(between);
    for (const q of [`SELECT ${parts(2000, (_, i) => i, ',')}`,
        `SELECT 1 FROM ${parts(70, (_, i) => `steps AS s${i}`, ',')}`,
        parts(200, () => 'SELECT 1', ' UNION ALL '),
        `SELECT ${'abs('.repeat(300)}1${')'.repeat(300)}`,
        `SELECT ${'-'.repeat(1).concat(' ').repeat(400)}1`,
        `SELECT max(${parts(200, (_, i) => i, ',')})`]) {
        const answer = await get(q);
        assert.equal(answer.status, 400, `${q.slice(0, 50)}: ${answer.text.slice(0, 200)}`);
    }
    // Each of these names reads the one before twice.
    const doubled = parts(40, (_, i) => `t${i + 1} AS (SELECT 1 FROM t${i}, t${i} AS b)`, ', ');
    await expensive(`WITH t0 AS (SELECT 1), ${doubled} SELECT count(*) FROM t40`,
        /takes more than/);
});

test('the memory of the server stays small, and the server keeps answering', LIMITS, async () => {
    const peak = Number(/VmHWM:\s+(\d+)/.exec(
        fs.readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))[1]) / 1024;
    // Two statements with 256 MiB each, their answers, and the server; sanitizers need more.
    assert.ok(SLOWER > 1 || peak < 1000, `${peak} MiB`);
    assert.deepEqual(await rows('SELECT 1'), [[1]]);
});

test('two statements run at a time; others get sql_busy and may be tried again', LIMITS, async () => {
    const slow = 'WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) SELECT sum(x) FROM t';
    const answers = await Promise.all([get(slow), get(slow), get(slow), get(slow)]);
    const busy = answers.filter(({ status, json }) => status === 503 && json.code === 'sql_busy');
    assert.equal(busy.length, 2, answers.map(({ text }) => text).join('\n'));
    assert.ok(Number(busy[0].headers['retry-after']) > 0);
    assert.deepEqual(await rows('SELECT 2'), [[2]]);
});

test('--no-sql refuses statements and the schema', async () => {
    const other = await startServer({ options: ['--no-sql'] });
    try {
        assertProblem(await other.api('GET', '/sql?control=a&q=SELECT+1'), 403, 'sql_off');
        assertProblem(await other.api('GET', '/sql/schema'), 403, 'sql_off');
        assert.equal((await other.api('GET', '/status')).json.sql, false);
    } finally {
        await other.stop();
    }
    assert.equal((await server.api('GET', '/status')).json.sql, true);
});

test('a set file that was changed is refused', async (context) => {
    const id = await store(server, 'forged', { 'r0.json': trace({ ops: [['forged', 'cpu_op', 1, 2]] }) });
    const file = path.join(server.data, 'sets', `${id}.db`);
    const done = spawnSync('sqlite3', [file, "CREATE VIEW more AS SELECT load_extension('x')"]);
    if (done.error) {
        context.skip('sqlite3 is not installed');
        return;
    }
    assert.equal(done.status, 0, `${done.stderr}`);
    assertProblem(await get('SELECT * FROM more', { control: id, test: null }), 500, 'set_damaged');
    assertProblem(await get('SELECT 1', { test: id }), 500, 'set_damaged');
});
