// Windows of steps (docs/semantics.md §19) in SQL: in `steps`, `compare_steps` and exports, and in
// sets that were split, joined, merged or sent in a bundle.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const COLUMNS = 'rank, step_number, start_us, duration_us, compute_us, idle_us, host_start_us, '
    + 'host_us, lag_us';

let folder;
before(() => { folder = temporaryFolder(); });
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function run(...given) {
    const { status, stdout, stderr } = spawnSync(PROGRAM, given, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout;
}
const ask = (data, sets, sql) => JSON.parse(run('sql', '--data', path.join(folder, data), ...sets,
    '--format', 'json', sql)).rows;

/** Three steps of 10 µs on the host, each of which launches one kernel of `took` µs. */
function lagging(rank, took, name = 'ProfilerStep#') {
    const events = [];
    for (let n = 0; n < 3; n++) {
        events.push({ ph: 'X', cat: 'user_annotation', name: `${name}${n}`, pid: 1, tid: 1,
            ts: 10 * n, dur: 10 },
        { ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1, ts: 10 * n + 5,
            dur: 0.5, args: { correlation: n + 1 } },
        { ph: 'X', cat: 'kernel', name: 'gemm', pid: 0, tid: 7, ts: 6 + took * n, dur: took,
            args: { correlation: n + 1, device: 0, stream: 7 } });
    }
    return JSON.stringify({ distributedInfo: { rank, world_size: 2 }, traceEvents: events });
}
/** The windows follow the kernels, and begin with the first row of the host. */
const windows = (rank, took) => [
    [rank, 0, 0, 6 + took, took, 6, 0, 10, took - 4],
    [rank, 1, 6 + took, took, took, 0, 10, 10, 2 * took - 14],
    [rank, 2, 6 + 2 * took, took, took, 0, 20, 10, 3 * took - 24]];
const both = (took) => [...windows(0, took), ...windows(1, took)];

function write(name, files) {
    const made = path.join(folder, name);
    fs.mkdirSync(made, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
        fs.writeFileSync(path.join(made, file), text);
    }
    return made;
}
const ranks = (took) => ({ 'r0.json': lagging(0, took), 'r1.json': lagging(1, took) });

test('steps and compare_steps have the window and the interval of the host', () => {
    const sets = ['--control', write('a', ranks(100)), '--test', write('b', ranks(200))];
    for (const [side, took] of [['control', 100], ['test', 200]]) {
        const wanted = both(took);
        assert.deepEqual(ask('data', sets, `SELECT ${COLUMNS} FROM ${side}.steps ORDER BY 1, 2`), wanted);
        assert.deepEqual(ask('data', sets, `SELECT ${COLUMNS} FROM compare_steps
            WHERE side = '${side}' ORDER BY 1, 2`), wanted);
    }
    // A whole file has no interval of the host: it ends with the last row.
    assert.deepEqual(ask('data', sets, `SELECT ${COLUMNS} FROM compare_steps('control_steps=any',
        'test_steps=any') WHERE rank = 0 ORDER BY side`),
    [[0, null, 0, 306, 300, 6, null, null, null], [0, null, 0, 606, 600, 6, null, null, null]]);
    // Without device rows a step has no parts, but an interval of the host.
    const [first] = ask('host', [write('host', { 'r0.json': JSON.stringify({ traceEvents:
        JSON.parse(lagging(0, 100)).traceEvents.filter(({ cat }) => cat !== 'kernel') }) })],
    `SELECT ${COLUMNS} FROM steps ORDER BY 2`);
    assert.deepEqual(first, [0, 0, 0, 10, null, null, 0, 10, 0]);
});

test('steps of a marker have windows', () => {
    const marked = write('marked', { 'r0.json': lagging(0, 100, 'train ') });
    assert.deepEqual(ask('marked', ['--control', marked, '--test', marked], `SELECT ${COLUMNS}
        FROM compare_steps('marker=train') WHERE side = 'test' ORDER BY 2`), windows(0, 100));
});

test('exported rows have the columns of steps', () => {
    const made = path.join(folder, 'rows');
    run('export', '--data', path.join(folder, 'data'), '--tsv', made, 'a');
    const [names, ...lines] = fs.readFileSync(path.join(made, 'steps.tsv'), 'utf8').trimEnd()
        .split('\n').map((line) => line.split('\t'));
    const wanted = COLUMNS.split(', ');
    assert.deepEqual(lines.map((line) => wanted.map((name) => Number(line[names.indexOf(name)])))
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]), both(100));
});

test('windows stay when sets are split, joined, merged and sent', async () => {
    const data = path.join(folder, 'data');
    const steps = (where, set) => {
        const rows = ask(where, [set], `SELECT ${COLUMNS} FROM steps ORDER BY 1, 2`);
        // Those of the step rows are the same: each step has one.
        assert.deepEqual(ask(where, [set], `SELECT f.rank, s.n, (s.begin_ts - f.first_ns) / 1000.0,
            (s.end_ts - s.begin_ts) / 1000.0, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0
            FROM step_row AS s JOIN file AS f ON f.file = s.file ORDER BY 1, 2`),
        rows.map(([rank, n, start, took, , , host, dur]) => [rank, n, start, took, host, dur]));
        return rows;
    };
    const parts = run('split', '--data', data, '--keep', 'a').match(/[0-9a-f]{32}/g);
    assert.deepEqual(parts.map((part) => steps('data', part)), [windows(0, 100), windows(1, 100)]);
    const [joined] = run('join', '--data', data, ...parts).match(/[0-9a-f]{32}/);
    assert.deepEqual(steps('data', joined), both(100));

    const shards = [0, 1].map((i) => path.join(folder, `shard${i}`));
    shards.forEach((shard, i) => run('ingest', '--shard', `${i}/2`, '--output', shard,
        path.join(folder, 'b')));
    const [merged] = run('merge', '--data', path.join(folder, 'merged'), ...shards)
        .match(/[0-9a-f]{32}/);
    assert.deepEqual(steps('merged', merged), both(200));

    const bundle = path.join(folder, 'sent.tracediff');
    run('pack', '--data', data, 'a', 'b', '--output', bundle);
    const opened = spawn(PROGRAM, ['open', '--no-open', '--data', path.join(folder, 'sent'), bundle]);
    await new Promise((resolve) => {
        opened.stdout.once('data', resolve);
        opened.once('exit', resolve);
    });
    opened.kill();
    assert.deepEqual(steps('sent', 'b'), both(200));
});
