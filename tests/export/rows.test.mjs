// Other programs read sets as plain rows: sqlite3 and DuckDB find the same ten most changed rows
// as compare. Programs that are not installed are skipped and named.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder, trace } from '../http/lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const SAMPLE = process.env.TRACEDIFF_SAMPLE ?? 'traces-sample';
const ODD = "a\tb\\n\n'c'\r\\";
const WIDE = '18446744073709551615'; // too large for an integer of SQL
const TOP = `SELECT name, category, sum(CASE WHEN set_label = 'test' THEN total_us ELSE 0 END)
    - sum(CASE WHEN set_label = 'control' THEN total_us ELSE 0 END) AS diff FROM ops
    WHERE set_label != 'odd' GROUP BY name, category ORDER BY abs(diff) DESC, name LIMIT 10`;

let folder;
let expected;

function run(program, given, options = {}) {
    return spawnSync(program, given, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
}
const exported = (...given) => run(PROGRAM, ['export', '--data', path.join(folder, 'data'), ...given]);
function fine(done) {
    assert.equal(done.status, 0, `${done.error ?? ''}${done.stderr}`);
    return done.stdout;
}
const shown = (rows) => rows.map(([name, category, diff]) => [name, category, Number(diff).toFixed(3)]);
const fromLines = (text) => shown(text.trimEnd().split('\n').map((line) => line.split('\t')));

before(() => {
    folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'odd'));
    const odd = JSON.parse(trace({ ops: [[ODD, 'cpu_op', 1, 2.5]] }));
    odd.traceEvents.push(...[512, 512, -512].map((bytes, i) => ({ ph: 'i', name: '[memory]', ts: 2 + i,
        pid: 1, tid: 1, s: 't', args: { Bytes: bytes, Addr: i === 1 ? WIDE : 4096, 'Device Type': 1,
            'Device Id': 0, 'Total Allocated': [512, 1024, 512][i], 'Total Reserved': 2048 } })));
    fs.writeFileSync(path.join(folder, 'odd', 'r0.json'),
        JSON.stringify(odd).replaceAll(`"${WIDE}"`, WIDE));
    fine(exported('--sqlite', path.join(folder, 'out.db'), '--events',
        path.join(SAMPLE, 'control'), path.join(SAMPLE, 'test'), path.join(folder, 'odd')));
    fine(exported('--tsv', path.join(folder, 'out'), '--events', 'control', 'test', 'odd'));
    expected = shown(JSON.parse(fine(run(PROGRAM, ['sql', '--data', path.join(folder, 'data'),
        '--control', 'control', '--test', 'test', '--format', 'json',
        'SELECT name, category, diff_duration FROM compare ORDER BY abs(diff_duration) DESC, name LIMIT 10']))).rows);
    assert.equal(expected.length, 10);
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const lacks = (program, given) => run(program, given).error
    ? `${program} is not installed` : false;

test('a set without rows is exported: it has no frames', () => {
    fs.mkdirSync(path.join(folder, 'bare'));
    fs.writeFileSync(path.join(folder, 'bare', 'r0.json'), JSON.stringify({ traceEvents: [
        { ph: 'M', name: 'process_name', pid: 1, tid: 1, args: { name: 'python' } }] }));
    fine(exported('--tsv', path.join(folder, 'bare-out'), path.join(folder, 'bare')));
    assert.equal(fs.readFileSync(path.join(folder, 'bare-out', 'frames.tsv'), 'utf8').trim()
        .split('\n').filter((line) => line.includes('bare')).length, 0);
});

test('sqlite3 reads the file', { skip: lacks('sqlite3', ['--version']) }, () => {
    const ask = (sql) => fine(run('sqlite3', ['-batch', '-tabs', path.join(folder, 'out.db'), sql]));
    assert.deepEqual(fromLines(ask(TOP)), expected);
    assert.match(ask('SELECT * FROM sets'), /^[0-9a-f]{32}\tcontrol\t\t20\d\d-/);
    const [[events, dur]] = JSON.parse(fine(run(PROGRAM, ['sql', '--data', path.join(folder, 'data'),
        '--format', 'json', 'control', 'SELECT count(*), sum(dur) FROM events']))).rows;
    const [count, sum] = ask("SELECT count(*), sum(dur) FROM events WHERE set_label = 'control'")
        .trim().split('\t').map(Number);
    assert.equal(count, events);
    assert.ok(Math.abs(sum - dur) < 1e-6 * dur);
    assert.equal(ask("SELECT count(*) FROM ops WHERE typeof(total_us) != 'real'").trim(), '0');
    for (const sums of ['count(*), sum(own_us), sum(calls) FROM frames',
        "count(*), sum(in_elements), count(seq) FROM collectives WHERE side = 'device'"]) {
        const [row] = JSON.parse(fine(run(PROGRAM, ['sql', '--data', path.join(folder, 'data'),
            '--format', 'json', 'control', `SELECT ${sums}`]))).rows;
        const mine = ask(`SELECT ${sums} ${sums.includes('WHERE') ? 'AND' : 'WHERE'} set_label = 'control'`);
        assert.deepEqual(mine.trim().split('\t').map(Number), row, sums);
        assert.ok(row[0] > 10);
    }
    assert.equal(ask('SELECT set_label, at_us, device_type, bytes, address, total_allocated FROM memory'),
        `odd\t2.0\tCUDA\t512\t4096\t512\nodd\t3.0\tCUDA\t512\t${WIDE}\t1024\nodd\t4.0\tCUDA\t-512\t4096\t512\n`);
});

test('the example of docs/sql.md over 64 sets finds the night of a change', {
    skip: lacks('sqlite3', ['--version']),
}, () => {
    const text = fs.readFileSync(new URL('../../docs/sql.md', import.meta.url), 'utf8');
    const [, command] = /```sh\n(tracediff export [^`]*)```/.exec(text);
    const [, statement] = /```sqlite\n([^`]*)```/.exec(text);
    const place = path.join(folder, 'nights');
    const nights = Array.from({ length: 64 }, (_, i) => i + 1);
    const labels = nights.map((night) => `night-${String(night).padStart(2, '0')}`);
    nights.forEach((night, i) => {
        fs.mkdirSync(path.join(place, labels[i]), { recursive: true });
        fs.writeFileSync(path.join(place, labels[i], 'r0.json'), trace({ ops: [
            ['gemm', 'kernel', 10, night < 40 ? 10 : 25], ['norm', 'kernel', 50, 5 + night % 3],
            ['aten::mm', 'cpu_op', 5, night]] }));
    });
    const options = { cwd: place, env: { ...process.env, XDG_DATA_HOME: place,
        PATH: `${path.dirname(path.resolve(PROGRAM))}:${process.env.PATH}` } };
    fine(run(PROGRAM, ['ingest', ...labels], options));
    fine(run('/bin/sh', ['-c', command], options));
    const rows = fine(run('sqlite3', ['-batch', '-tabs', path.join(place, 'nights.db'), statement]))
        .trimEnd().split('\n').map((line) => line.split('\t'));
    assert.deepEqual(rows[0], ['gemm', 'night-40', '10.0', '25.0', '15.0']);
    assert.equal(rows.length, 10);
    assert.ok(rows.slice(1).every(([name, , , , more]) => name === 'norm' && more === '-2.0'));
});

test('DuckDB reads the tab-separated files', async (context) => {
    let duckdb;
    try {
        duckdb = await import('@duckdb/node-api');
    } catch {
        context.skip('@duckdb/node-api is not installed');
        return;
    }
    const connection = await (await duckdb.DuckDBInstance.create(':memory:')).connect();
    const read = (table) => `read_csv('${folder}/out/${table}.tsv', delim = '\t', header = true,
        quote = '', escape = '', nullstr = '\\N')`;
    const found = await connection.runAndReadAll(TOP.replace('FROM ops', `FROM ${read('ops')}`));
    assert.deepEqual(shown(found.getRows()), expected);
    const [[count]] = (await connection.runAndReadAll(`SELECT count(*) FROM ${read('events')}`)).getRows();
    const lines = fs.readFileSync(path.join(folder, 'out', 'events.tsv'), 'utf8').trimEnd().split('\n');
    assert.equal(Number(count), lines.length - 1);
    const kept = await connection.runAndReadAll(`SELECT (SELECT count(*) FROM ${read('frames')}
        WHERE sort = 'operator') > 10, (SELECT sum(bytes) FROM ${read('memory')}),
        (SELECT count(*) FROM ${read('collectives')}) > 10`);
    assert.deepEqual(kept.getRows().map((row) => row.map(Number)), [[1, 512, 1]]);
});

test('export keeps existing files, unless --force is given', () => {
    const file = path.join(folder, 'kept.db');
    const place = path.join(folder, 'kept');
    fs.writeFileSync(file, 'mine');
    fs.mkdirSync(place);
    fs.writeFileSync(path.join(place, 'mine'), 'mine');
    fs.writeFileSync(path.join(place, 'events.tsv'), 'of before');
    for (const given of [['--sqlite', file], ['--tsv', place]]) {
        const refused = exported(...given, 'control');
        assert.equal(refused.status, 3);
        assert.match(refused.stderr, /is there already; --force replaces it/);
    }
    assert.equal(fs.readFileSync(file, 'utf8'), 'mine');
    fine(exported('--sqlite', file, '--force', 'control'));
    fine(exported('--tsv', place, '--force', 'control'));
    assert.notEqual(fs.readFileSync(file, 'latin1').slice(0, 4), 'mine');
    assert.deepEqual(fs.readdirSync(place).filter((name) => !name.endsWith('.tsv')), ['mine']);
    assert.ok(!fs.existsSync(path.join(place, 'events.tsv')));
    assert.match(exported('--sqlite', place, '--force', 'control').stderr, /this is a folder/);
});

test('an export that ends early leaves nothing under its name', () => {
    const place = path.join(folder, 'ended');
    fs.mkdirSync(place);
    for (const given of [`--sqlite '${place}/out.db'`, `--tsv '${place}/out'`]) {
        const done = run('/bin/sh', ['-c', `ulimit -f 20; exec '${PROGRAM}' export --data '${folder}/data' ${given
        } --events control test`]);
        assert.notEqual(done.status, 0);
        assert.ok(!fs.existsSync(path.join(place, 'out.db')) && !fs.existsSync(path.join(place, 'out')));
    }
    // An error after the first set cleans up: the file of the second set is damaged.
    fs.rmSync(place, { recursive: true });
    fs.mkdirSync(place);
    const { sets } = JSON.parse(fine(run(PROGRAM,
        ['list', '--data', path.join(folder, 'data'), '--format', 'json'])));
    const { id } = sets.find(({ label }) => label === 'odd');
    fs.writeFileSync(path.join(folder, 'data', 'sets', `${id}.db`), 'no database'.repeat(1000));
    for (const given of [['--sqlite', path.join(place, 'out.db')], ['--tsv', path.join(place, 'out')]]) {
        const failed = exported(...given, 'control', 'odd');
        assert.equal(failed.status, 3);
        assert.match(failed.stderr, /damaged/);
    }
    assert.deepEqual(fs.readdirSync(place), []);
});

test('options for a trace and options for rows cannot be combined', () => {
    for (const given of [['--sqlite', 'a', '--tsv', 'b', 'control'], ['--sqlite', 'a', '--rank', '0', 'control'],
        ['--events', 'control'], ['--sqlite', 'a'], ['control', 'test', '--output', 'x']]) {
        const done = exported(...given);
        assert.equal(done.status, 3, given.join(' '));
        assert.match(done.stderr, /--help/);
    }
});
