// tracediff sql: statements in SQL on the command line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { CONTROL, temporaryFolder, TEST } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;

let folder;
let data;
before(() => {
    folder = temporaryFolder();
    data = path.join(folder, 'data');
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function ask(given, input, options = {}) {
    const { status, stdout, stderr } = spawnSync(PROGRAM, ['sql', ...given],
        { input, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
    return { status, stdout, stderr };
}

test('tracediff sql answers as a table, JSON and CSV, and explains mistakes', async () => {
    const traces = { control: path.join(folder, 'control'), test: path.join(folder, 'test') };
    fs.mkdirSync(traces.control);
    fs.mkdirSync(traces.test);
    fs.writeFileSync(path.join(traces.control, 'r0.json'), CONTROL);
    fs.writeFileSync(path.join(traces.test, 'r0.json'), TEST);
    const q = 'SELECT name, control_counts, diff_duration FROM compare ORDER BY name LIMIT 2';
    const both = ['--data', data, '--control', traces.control, '--test', traces.test];
    const table = ask([...both, q]);
    assert.equal(table.status, 0, table.stderr);
    assert.equal(table.stdout, 'name            control_counts  diff_duration\n'
        + '--------------  --------------  -------------\n'
        + 'ProfilerStep#1               1             20\n'
        + 'ProfilerStep#2               1             20\n');
    const json = JSON.parse(ask([...both, '--format', 'json', q]).stdout);
    assert.equal(json.row_count, 2);
    const csv = ask([...both, '--format', 'csv', q]);
    assert.equal(csv.stdout.split('\r\n')[0], 'name,control_counts,diff_duration');
    assert.equal(csv.stdout.trimEnd().split('\r\n').length, 3);
    const plain = ask(['--data', data, 'control', '--format', 'csv'], 'SELECT count(*) AS n FROM files;\n');
    assert.equal(plain.stdout, 'n\r\n1\r\n', plain.stderr);
    // A path that begins with a dot is a folder, not a command.
    const here = ask(['--data', data, '--format', 'csv', './control', 'SELECT count(*) AS n FROM files'],
        '', { cwd: folder });
    assert.equal(here.stdout, 'n\r\n1\r\n', here.stderr);
    assert.match(ask(['.tables']).stderr, /no command "\.tables"; \.schema lists/);
    const file = path.join(folder, 'out.csv');
    assert.equal(ask(['--data', data, 'control', '--format', 'csv', '--output', file,
        'SELECT 1 AS a']).status, 0);
    assert.equal(fs.readFileSync(file, 'utf8'), 'a\r\n1\r\n');
    const wrong = ask(['--data', data, 'control', 'SELECT nmae FROM ops']);
    assert.equal(wrong.status, 3);
    assert.match(wrong.stderr, /did you mean "name"/);
    assert.match(ask(['--data', data, 'control'], 'SELECT \u0000 1').stderr, /NUL byte.*at byte 7/);
    assert.match(ask(['--data', data, 'control'], `SELECT ${'1 '.repeat(60000)}`).stderr,
        /100000 are allowed/);
    const schema = ask(['.schema']);
    assert.match(schema.stdout, /^ops \(view\): /m);
    assert.match(ask(['.schema events']).stdout, /start_us +real +µs: start/);
    assert.match(ask(['.schema nothing']).stderr, /no table "nothing"/);
});

test('the lines of a table are not all in memory at once', { timeout: 120000 }, () => {
    const traces = path.join(folder, 'control');
    // 3,000 lines as wide as the first: 1.2 GB, from rows that take 0.5 MB.
    const done = spawnSync(PROGRAM, ['sql', '--data', data, '--output', '/dev/null', traces,
        `WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t WHERE x < 3000)
         SELECT CASE WHEN x = 1 THEN printf('%0400000d', x) ELSE 'a' END AS a, x FROM t`],
    { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
});
