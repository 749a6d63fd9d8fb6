// Series of sets whose recorders say what a step takes without the profiler, and the commit.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { startServer, temporaryFolder, trace } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const NIGHTS = 10;
const FIRST = 6; // the first slow night
const DAY = 86_400_000_000_000n;
const START = 1_767_225_600_000_000_000n; // 2026-01-01T00:00:00Z

/**
 * Recorded, each night's steps take 1 ms; without the profiler, each of 40 takes `ms`, and night
 * `n` some noise. null: no such times. `program`: what the recorder notes.
 */
function night(n, ms, program = null, level = 1) {
    const steps = {};
    for (let i = 1; i <= 8; i += 1) {
        steps[i] = [2000 * i, Math.round(1000 * level) + (i * 7 + n * 3) % 5];
    }
    const made = JSON.parse(trace({ steps, ops: Object.values(steps)
        .map(([ts]) => ['gemm', 'kernel', ts + 10, 500]) }));
    if (ms !== null) {
        made.tracediff = { steps: { before: 20, after: 20, ms: Array.from({ length: 40 },
            (_, i) => ms * (1 + ((3 * i + 2 * n) % 7 - 3) / 1000)) } };
    }
    if (program) {
        made.tracediff = { ...made.tracediff, program };
    }
    return JSON.stringify(made).replace('{', `{"baseTimeNanoseconds":${START + BigInt(n) * DAY},`);
}

let work, data, server;

function ingest(label, ...texts) {
    const folder = path.join(work, label);
    fs.mkdirSync(folder);
    texts.forEach((text, i) => fs.writeFileSync(path.join(folder, `rank${i}.json`), text));
    return execFileSync(PROGRAM, ['ingest', '--data', data, folder], { encoding: 'utf8' }).trim();
}
const name = (prefix, n) => `${prefix}-${String(n).padStart(2, '0')}`;
const commitOf = (n) => `${n < FIRST ? 'abc1234' : 'def5678'}${String(n).padStart(5, '0')}`;

before(async () => {
    work = temporaryFolder();
    data = path.join(work, 'data');
    for (let n = 1; n <= NIGHTS; n += 1) {
        const ms = n < FIRST ? 0.5 : 0.55;
        // Night 5 notes no commit, and the working copy of night 6 is changed.
        ingest(name('timed', n), night(n, ms, n === FIRST - 1 ? null
            : { commit: commitOf(n), dirty: n === FIRST }));
        ingest(name('mixed', n), night(n + 20, n === 3 ? null : ms, null, n < FIRST ? 1 : 1.2));
    }
    ingest('odd', night(50, 0.6, { commit: 'f'.repeat(40) }));
    server = await startServer({ data });
});
after(async () => {
    await server.stop();
    fs.rmSync(work, { recursive: true, force: true });
});

async function series(parameters) {
    const answer = await server.api('GET', `/series?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const command = (...args) => spawnSync(PROGRAM, ['series', '--data', data, ...args], { encoding: 'utf8' });
const near = (got, wanted) => assert.ok(Math.abs(got - wanted) < 1e-3 * wanted, `${got}, not ${wanted}`);

test('where all sets have it, the series is of the steps without the profiler', async () => {
    const answer = await series({ sets: 'timed-*', machine: true });
    assert.equal(answer.without_profiler, true);
    assert.equal(answer.without_profiler_note, null);
    answer.sets.forEach((set, i) => {
        const wanted = i + 1 < FIRST ? 500 : 550;
        near(set.without_profiler, wanted);
        near(set.median, wanted);
        assert.equal(set.observations, 10, 'blocks');
        assert.ok(set.interval[0] <= set.median && set.median <= set.interval[1]);
        near(set.mean_step_time, 1002);
    });
    const [change, ...more] = answer.change_points;
    assert.deepEqual([more, change.at, change.direction], [[], FIRST - 1, 'slower']);
    near(change.diff_percent, 10);
    assert.ok(!change.machine?.explains);
    /* The cache gives what the files give. */
    fs.readdirSync(path.join(data, 'cache')).filter((file) => file.endsWith('-series'))
        .forEach((file) => fs.rmSync(path.join(data, 'cache', file)));
    assert.deepEqual(await series({ sets: 'timed-*', machine: true }), answer);
    assert.deepEqual(await series({ sets: 'timed-*', machine: true }), answer);
    /* Recorded, nothing changed. */
    const idle = await series({ sets: 'timed-*', measure: 'gpu_time' });
    assert.deepEqual([idle.without_profiler, idle.without_profiler_note, idle.change_points], [false, null, []]);
    const table = command('timed-*').stdout;
    assert.match(table, /^Median step time without the profiler of 10 sets\n/);
    /* Few sets: neighbours by their blocks. */
    const few = await series({ sets: 'timed-05,timed-06' });
    assert.equal(few.judged, 'neighbours');
    assert.deepEqual(few.change_points.map(({ at }) => at), [1]);
    const csv = command('timed-*', '--format', 'csv').stdout.trim().split('\r\n').map((line) => line.split(','));
    near(Number(csv[1][csv[0].indexOf('without_profiler_us')]), 500);
    assert.equal(csv[1][csv[0].indexOf('commit')], commitOf(1));
});

test('a change of level names the commits on both sides', async () => {
    const { change_points: [{ commits }], sets } = await series({ sets: 'timed-*' });
    assert.equal(commits.text, 'between abc123400004 and def567800006 (changed)');
    assert.deepEqual([commits.left_set, commits.right_set], [sets[3].id, sets[5].id]);
    assert.deepEqual(commits.right, { commit: commitOf(6), dirty: true, others: false });
    assert.deepEqual(sets.map(({ commit }) => commit?.commit ?? null),
        Array.from({ length: NIGHTS }, (_, i) => (i + 1 === FIRST - 1 ? null : commitOf(i + 1))));
    assert.match(command('timed-*').stdout,
        /\n {2}> slower by 10\.0 %.*\n {4}between abc123400004 and def567800006 \(changed\)\n/);
    const { newest } = await series({ sets: 'timed-*,odd' });
    assert.equal(newest.commits.text, `between def567800010 and ${'f'.repeat(12)}`);
    assert.match(command('timed-*', 'odd').stdout, /\n {4}between def567800010 and ffffffffffff\n/);
    const mixed = await series({ sets: 'mixed-*' });
    assert.equal(mixed.change_points[0].commits, null);
});

test('if a set lacks the times, all are as recorded, which is said once', async () => {
    const answer = await series({ sets: 'mixed-*' });
    assert.equal(answer.without_profiler, false);
    assert.match(answer.without_profiler_note, /\(9 of 10 do; mixed-03 does not\), so the series is of the recorded steps/);
    assert.equal(answer.sets[2].without_profiler, null);
    near(answer.sets[0].median, 1002);
    assert.equal(answer.sets[0].observations, 8);
    assert.equal(answer.change_points.length, 1);
    near(answer.change_points[0].diff_percent, 19.96);
    const told = command('mixed-*').stdout.replaceAll(/\s+/g, ' ');
    assert.equal(told.split('Not all sets say').length, 2);
    assert.doesNotMatch(told, /^Median step time without/);
    /* A baseline counts, too. */
    const based = await series({ sets: 'timed-*', baseline: 'mixed-03' });
    assert.equal(based.without_profiler, false);
});

test('a gate is about the steps without the profiler if all its sets have them', () => {
    const gate = (sets, baseline, ...more) => command(sets, '--baseline', baseline, '--fail-if',
        'step_time>5%', ...more);
    const slow = gate('timed-*', 'timed-01,timed-02,timed-03,timed-04');
    assert.equal(slow.status, 1, slow.stderr);
    assert.match(slow.stderr, /FAILED: step_time>5%: mean (499|500)\.\d* µs → 550\.\d* µs \(\+10\.0 %.*, slower; without the profiler\n/);
    /* Also if the series measures something else. */
    assert.equal(gate('timed-*', 'timed-01,timed-02,timed-03,timed-04', '--measure', 'idle').status, 1);
    /* At equal clock, and with a set that lacks them, as recorded. */
    const clock = gate('timed-*', 'timed-01,timed-02,timed-03,timed-04', '--equal-clock');
    assert.equal(clock.status, 0, clock.stderr);
    const lacks = gate('timed-*', 'timed-01,timed-02,timed-04,mixed-03');
    assert.equal(lacks.status, 0, lacks.stderr);
    assert.doesNotMatch(lacks.stderr, /without the profiler/);
});
