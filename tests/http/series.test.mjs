// A series of sets: their order, their times, where the level changes, and which sets a text
// means; by the API and by the command.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, temporaryFolder, trace } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const STEPS = 8;
const NIGHTS = 14;
const FIRST_SLOW = 8; // nightly-08
const DAY = 86_400_000_000_000n;
const START = 1_767_225_600_000_000_000n; // 2026-01-01T00:00:00Z

/** Steps of `level` times 1 ms with a kernel, and a small difference from step to step. */
function night(level, day, { rank = 0, kernel = true, count = STEPS } = {}) {
    const steps = {}, ops = [];
    let at = 0;
    for (let i = 1; i <= count; i += 1) {
        const length = Math.round(1000 * level + ((i * 7 + day * 3 + rank) % 5));
        steps[i] = [at, length];
        ops.push(['aten::mm', 'cpu_op', at + 1, 20 * level]);
        if (kernel) {
            ops.push(['gemm', 'kernel', at + 30, length / 2]);
        }
        at += length;
    }
    const text = trace({ rank, world: 2, steps, ops });
    return day === null ? text : text.replace('{', `{"baseTimeNanoseconds":${START
        + BigInt(day) * DAY},`);
}

const label = (n) => `nightly-${String(n).padStart(2, '0')}`;
let work, data, server;

function command(...args) {
    return spawnSync(PROGRAM, ['series', '--data', data, ...args], { encoding: 'utf8' });
}

/** Writes a folder with a file for each rank. */
function write(set, ...texts) {
    fs.mkdirSync(path.join(work, set));
    texts.forEach((text, i) => fs.writeFileSync(path.join(work, set, `rank${i}.json`), text));
    return path.join(work, set);
}

/** Stores folders; gives the ids of their sets. */
function ingest(tags, folders) {
    return execFileSync(PROGRAM, ['ingest', '--data', data,
        ...tags.flatMap((tag) => ['--tag', tag]), ...folders], { encoding: 'utf8' })
        .trim().split('\n');
}

before(async () => {
    work = temporaryFolder();
    data = path.join(work, 'data');
    const nights = [];
    for (let n = NIGHTS; n >= 1; n -= 1) { // the last is stored first
        const level = n < FIRST_SLOW ? 1 : 1.1;
        nights.push(write(label(n), night(level, n), night(level, n, { rank: 1 })));
    }
    ingest(['branch=main'], nights.slice(0, 10));
    ingest(['branch=main', 'good'], nights.slice(10));
    ingest([], [write('dateless', night(1, null, { kernel: false })),
        write('twin', night(1.3, 40)), write('short', night(3, 41, { count: 3 }))]);
    const [damaged] = ingest([], [write('nightly-damaged', night(1, 50))]);
    const file = path.join(data, 'sets', `${damaged}.db`);
    fs.truncateSync(file, fs.statSync(file).size - 100);
    fs.rmSync(path.join(data, 'cache', `${damaged}-series`));
    server = await startServer({ data });
});
after(async () => {
    await server.stop();
    fs.rmSync(work, { recursive: true, force: true });
});

const ask = (parameters) => server.api('GET', `/series?${new URLSearchParams(parameters)}`);
async function series(parameters) {
    const answer = await ask(parameters);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const labels = (answer) => answer.sets.map((set) => set.label);

function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

test('a series has sets in order of recording, their times, and the change', async () => {
    const answer = await series({ sets: 'nightly-??' });
    assert.deepEqual(labels(answer), Array.from({ length: NIGHTS }, (_, i) => label(i + 1)));
    const [first] = answer.sets;
    assert.equal(first.recorded, '2026-01-02T00:00:00Z');
    assert.equal(first.samples, 2 * STEPS);
    assert.equal(first.observations, STEPS);
    const times = Array.from({ length: STEPS }, (_, i) => [0, 1].map((rank) =>
        1000 + (((i + 1) * 7 + 3 + rank) % 5)));
    const steps = times.map(([a, b]) => (a + b) / 2).sort((a, b) => a - b);
    assert.equal(first.median, median(steps));
    assert.deepEqual(first.interval, [steps[0], steps[STEPS - 1]]);
    assert.ok(Math.abs(first.confidence - 0.9921875) < 1e-9);
    assert.equal(first.mean_step_time, steps.reduce((a, b) => a + b) / STEPS);
    assert.equal(first.host_median + first.lag_median, median(times.flat()), 'the device is not behind');
    const { compute, idle, exposed_communication: waits, exposed_memory: copies } = first.parts;
    assert.ok(Math.abs(compute + idle + waits + copies - first.mean_step_time) < 1e-6);
    assert.equal(answer.judged, 'series');
    assert.equal(answer.change_points.length, 1);
    const [change] = answer.change_points;
    assert.equal(change.at, FIRST_SLOW - 1);
    assert.equal(change.direction, 'slower');
    assert.ok(Math.abs(change.diff_percent - 10) < 0.1);
    assert.ok(change.q_value < 0.01 && change.p_value <= change.q_value);
    const [left, right] = [answer.sets[FIRST_SLOW - 2], answer.sets[FIRST_SLOW - 1]];
    assert.deepEqual([change.left, change.right], [left.id, right.id]);
    assert.equal(change.link, `/compare?control=${left.id.slice(0, 12)}&test=${
        right.id.slice(0, 12)}&exclude=ProfilerStep*`);
    const [before, after] = [answer.sets.slice(FIRST_SLOW - 6, FIRST_SLOW - 1),
        answer.sets.slice(FIRST_SLOW - 1, FIRST_SLOW + 4)].map((sets) =>
        sets.map(({ id }) => id.slice(0, 12)).join());
    assert.equal(change.recordings_link, `/compare/recordings?control=${before}&test=${after}`);
    const several = await server.api('GET', change.recordings_link.replace('/compare/recordings',
        '/compare_traces'));
    assert.equal(several.json.judged, 'between_recordings', several.text);
    assert.deepEqual(answer.levels.map(({ first: a, last }) => [a, last]),
        [[0, FIRST_SLOW - 2], [FIRST_SLOW - 1, NIGHTS - 1]]);
    assert.equal(answer.since_good.good, left.id);
    assert.equal(answer.since_good.now, answer.sets[NIGHTS - 1].id);
    // The cache gives the same answer as the files of the sets.
    assert.deepEqual(await series({ sets: 'nightly-??' }), answer);
});

test('a series can be of a part or a row; a value that a set does not have is null', async () => {
    const idle = await series({ sets: 'nightly-??', measure: 'idle' });
    assert.equal(idle.measured, 'idle');
    assert.equal(idle.change_points.length, 1);
    const row = await series({ sets: 'nightly-??', name: 'aten::mm', category: 'cpu_op' });
    assert.equal(row.measured, 'row');
    assert.deepEqual(row.sets.map((set) => set.median), Array.from({ length: NIGHTS }, (_, i) =>
        (i + 1 < FIRST_SLOW ? 20 : 22)));
    assert.equal(row.change_points[0].at, FIRST_SLOW - 1);
    const none = await series({ sets: 'nightly-??', name: 'aten::mm', category: 'kernel' });
    assert.ok(none.sets.every((set) => set.median === 0));
    assert.equal(none.change_points.length, 0);
    const bare = await series({ sets: 'dateless,nightly-01', measure: 'compute' });
    const at = labels(bare).indexOf('dateless');
    assert.equal(bare.sets[at].median, null);
    assert.equal(bare.sets[at].parts, null);
    assert.equal(bare.sets[at].recorded, null);
    assert.equal(bare.unknown_recorded, 1);
});

test('requested rows are cached, and none is mistaken for another', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `op${i}`);
    const folder = path.join(work, 'rows');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'r.json'), trace({ steps: { 1: [0, 1000] },
        ops: rows.map((name, i) => [name, i % 2 ? 'kernel' : 'cpu_op', 10 * i, i + 0.5]) }));
    const [id] = ingest([], [folder]);
    const kept = () => fs.readdirSync(path.join(data, 'cache')).filter((name) => name.startsWith(id));
    const medianOf = async (name, more = {}) =>
        (await series({ sets: 'rows', name, ...more })).sets[0].median;
    for (let turn = 0; turn < 2; turn += 1) {
        for (const [i, name] of rows.entries()) {
            assert.equal(await medianOf(name), i + 0.5, name);
            assert.equal(await medianOf(name), i + 0.5, name);
        }
        assert.equal(await medianOf('op4', { category: 'cpu_op' }), 4.5);
        assert.equal(await medianOf('op4', { category: 'kernel' }), 0);
    }
    assert.ok(kept().length > 1 && kept().length <= 17, kept());
});

/** Steps with a block for each of `times`, whose kernel takes it; `wrapper` is around the model. */
function model(day, times, { rank = 0, wrapper, inner = 'Attention', kernel = true } = {}) {
    const rows = [];
    const module = (name, ts, dur) => rows.push({ ph: 'X', cat: 'python_function',
        name: `nn.Module: ${name}`, pid: 1, tid: 1, ts, dur });
    for (let step = 0; step < STEPS; step += 1) {
        const from = step * 5000;
        rows.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1, tid: 1,
            ts: from, dur: 4000 });
        if (wrapper) {
            module(wrapper, from + 1, 3990);
        }
        module('GPT_0', from + 5, 3900);
        times.forEach((time, block) => {
            const at = from + 10 + block * 1000, correlation = step * 10 + block + 1;
            module(`Block_${block}`, at, 900);
            module(`${inner}_${block}`, at + 1, 100);
            rows.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1,
                ts: at + 5, dur: 4, args: { correlation } });
            if (kernel) {
                rows.push({ ph: 'X', cat: 'kernel', name: 'gemm', pid: 0, tid: 7, ts: at + 200,
                    dur: time + step % 2, args: { correlation, device: 0, stream: 7 } });
            }
        });
    }
    return JSON.stringify({ baseTimeNanoseconds: Number(START + BigInt(day) * DAY),
        distributedInfo: { rank, world_size: 2 }, traceEvents: rows });
}

test('the path of a layer may leave frames out; sets without the layer say so', async () => {
    const add = (name, ...files) => store(server, name, Object.fromEntries(
        files.map((text, i) => [`rank${i}.json`, text])));
    for (let n = 1; n <= 6; n += 1) {
        await add(`model-${n}`, model(n, [100, n < 4 ? 200 : 240], n < 3 ? {} : { wrapper: 'DDP_0' }),
            model(n, [100], { rank: 1 }));
    }
    await add('model-7', model(7, [100, 240], { inner: 'Flash' }));
    await add('model-8', model(8, [100, 240], { kernel: false }));
    const medians = async (layer, more) => (await series({ sets: 'model-?', layer, ...more })).sets
        .map((set) => set.missing ?? set.median);
    // The second rank has only the first block: its time in the second is 0, so the mean is half.
    const half = [100, 100, 100, 120, 120, 120].map((time) => time + 0.25);
    const missing = 'no recording has this layer';
    for (const layer of ['Block #1', 'GPT / Block #1']) {
        assert.deepEqual(await medians(layer), [...half, 240.5, 'no recording has device rows'],
            layer);
    }
    assert.deepEqual(await medians('Block #1 / Attention'), [...half, missing,
        'no recording has device rows']);
    assert.deepEqual(await medians('Block'), [...half.map((time) => time + 100.5), 341,
        'no recording has device rows']);
    assert.deepEqual(await medians('DDP / Block #1'), [missing, missing, ...half.slice(2), missing,
        missing]);
    assert.deepEqual(await medians('Attention / GPT'), Array(8).fill(missing));
    assert.deepEqual((await medians('Block', { by: 'host' })).slice(5), [1350, 1800, 1800]);
    const answer = await series({ sets: 'model-?', layer: 'GPT / Block #1' }); // now from the cache
    assert.equal(answer.measured, 'layer');
    assert.deepEqual(answer.change_points.map(({ at, direction }) => [at, direction]),
        [[3, 'slower']]);
    const [left, right] = [2, 3].map((at) => answer.sets[at].id.slice(0, 12));
    assert.equal(answer.change_points[0].link, `/tree?control=${left}&test=${right}&by=device`);
    assertProblem(await ask({ sets: 'model-?', layer: 'a', name: 'b' }), 400, 'bad_layer');
    assertProblem(await ask({ sets: 'model-?', layer: 'a /  / b' }), 400, 'bad_layer');
    assertProblem(await ask({ sets: 'model-?', layer: Array(65).fill('a').join(' / ') }), 400,
        'bad_layer');
    const table = command('--layer', 'Block #1', 'model-?');
    const gated = command('--layer', 'Block #1', '--by', 'host', '--baseline', 'model-1,model-2',
        '--fail-if', 'step_time>5%', 'model-?');
    assert.match(gated.stderr, /layer=Block(%20|\+)%231&by=host/);
    // A condition is on steps: it judges the newest set even if that has no such layer.
    assert.match(gated.stderr, /^model-8 against 2 sets of the baseline:\n/);
    const nowhere = command('--layer', 'Head', '--baseline', 'model-1,model-2,model-3',
        '--fail-if', 'step_time>500%', 'model-6,model-7');
    assert.match(nowhere.stderr, /^model-7 against 3 sets of the baseline:\nfine: /);
    assert.equal(nowhere.status, 0);
    assert.match(table.stdout, /model-8 \(no recording has device rows\)/, table.stderr);
});

test('a text names sets by id, label, pattern or tag', async () => {
    const id = (await series({ sets: 'twin' })).sets[0].id;
    assert.deepEqual(labels(await series({ sets: `${id.slice(0, 8)}, nightly-03` })),
        ['nightly-03', 'twin']);
    assert.deepEqual(labels(await series({ sets: 'tag:GOOD' })), [1, 2, 3, 4].map(label));
    assert.deepEqual(labels(await series({ sets: 'nightly-0*,nightly-01', tag: 'good' })),
        [1, 2, 3, 4].map(label));
    assert.deepEqual(labels(await series({ sets: 'nightly-1', tag: 'branch=main' })),
        [10, 11, 12, 13, 14].map(label));
    assert.deepEqual(labels(await series({ sets: '*', tag: 'no such tag' })), []);
    assertProblem(await ask({ sets: 'nightly-??,weekly' }), 404, 'unknown_set');
    assertProblem(await ask({ sets: 'nightly-??', baseline: 'tag:none' }), 404, 'unknown_set');
    assertProblem(await ask({ sets: 'twin,'.repeat(1001) }), 413, 'too_many_sets');
    assertProblem(await ask({ sets: 'twin', measure: 'nothing' }), 400, 'bad_measure');
    assertProblem(await ask({ set: 'twin' }), 400, 'unknown_parameter');
});

test('a series has a baseline and a last good set', async () => {
    const answer = await series({ sets: 'nightly-??', baseline: 'tag:good' });
    assert.equal(answer.baseline.sets.length, 4);
    assert.deepEqual(answer.sets.map((set) => set.baseline), Array.from({ length: NIGHTS },
        (_, i) => i < 4));
    assert.ok(Math.abs(answer.sets[NIGHTS - 1].diff_percent - 10) < 0.3);
    assert.equal(answer.since_good.good, answer.sets[FIRST_SLOW - 2].id);
    assert.equal(answer.since_good.left_median, answer.baseline.median);
    const slow = await series({ sets: 'nightly-??', baseline: 'twin' });
    assert.equal(slow.since_good, null); // everything is faster than that
    assert.ok(!labels(slow).includes('twin'));
});

test('storing a set caches its steps, so its first series opens no file', async () => {
    const [id] = ingest([], [write('kept', night(2, 3))]);
    const file = path.join(data, 'sets', `${id}.db`);
    const bytes = fs.readFileSync(file);
    fs.truncateSync(file, 100); // so it cannot be read
    const [kept] = (await series({ sets: 'kept' })).sets;
    fs.writeFileSync(file, bytes);
    fs.rmSync(path.join(data, 'cache', `${id}-series`));
    assert.deepEqual((await series({ sets: 'kept' })).sets[0], kept);
    assert.ok(kept.median > 1900 && kept.observations > 0);
    assert.equal((await server.api('DELETE', `/sets/${id}`)).status, 200);
});

test('the newest set is reported if it stands out from its level', async () => {
    ingest([], [1, 1, 1, 1, 1, 1, 1.2].map((level, i) => write(`jump-${i}`, night(level, 200 + i))));
    ingest([], [write('jump-x', night(1.01, 206, { rank: 0, count: 7 }))]);
    const { newest, sets, change_points: changes, since_good: good } = await series({ sets: 'jump-?' });
    assert.equal(newest, null, 'it is jump-x, 1 % slower');
    const all = [0, 1, 2, 3, 4, 5, 6].map((i) => `jump-${i}`);
    const answer = await series({ sets: all.join() });
    const { left, right, others, direction, diff_percent: percent, p_value: p } = answer.newest;
    assert.deepEqual([left, right, others, direction], [answer.sets[5].id, answer.sets[6].id, 6, 'slower']);
    assert.ok(percent > 19 && percent < 21 && p < 0.01);
    assert.ok(answer.newest.low_percent < percent && percent < answer.newest.high_percent);
    assert.ok(Math.abs(answer.newest.right_mean / answer.newest.left_mean - 1 - percent / 100) < 1e-9);
    assert.equal(answer.newest.link, `/compare?control=${left.slice(0, 12)}&test=${
        right.slice(0, 12)}&exclude=ProfilerStep*`);
    assert.deepEqual([answer.change_points, changes, good, sets.length], [[], [], null, 8]);
    assert.match(command(...all).stdout, /\nThe newest set, jump-6, stands out: slower by (19|20)\.\d %: .* \(p = .*, compared with the 6 sets of its level before it\)\.\n/);
    // The change since the last good set is that of the level, not of the one set.
    const both = await series({ sets: 'nightly-??,jump-6' });
    assert.deepEqual([both.newest.right, both.since_good.now], [right, both.sets[NIGHTS - 1].id]);
});

test('a set that cannot be read is left out', async () => {
    const answer = await series({ sets: 'nightly-*' });
    assert.equal(answer.sets.length, NIGHTS);
    assert.equal(answer.left_out.length, 1);
    assert.equal(answer.left_out[0].label, 'nightly-damaged');
    assert.equal(answer.left_out[0].code, 'set_damaged');
    assert.equal(answer.change_points.length, 1);
});

test('the time of recording decides the order, not the time of storing or the label', async () => {
    await store(server, 'aa-late', { 'rank0.json': night(1, 60) });
    await store(server, 'zz-early', { 'rank0.json': night(1, 59) });
    assert.deepEqual(labels(await series({ sets: 'aa-late,zz-early' })), ['zz-early', 'aa-late']);
});

test('differences of the devices, the ranks or the world size are reported', async () => {
    const on = (name, day, { rank = 0, world = 2 } = {}) => night(1, day, { rank }).replace('{',
        `{"deviceProperties":[${name === null ? '' : JSON.stringify({ id: 0, name })}],`)
        .replace('"world_size":2', `"world_size":${world}`);
    const made = [[on('A100', 70)], [on(null, 71)], [on('A100', 72)], [on('H100', 73, { world: 4 })],
        [on('H100', 74, { world: 4 }), on('H\u202e2', 74, { rank: 1, world: 4 })]];
    for (const [i, texts] of made.entries()) {
        await store(server, `made-${i}`, Object.fromEntries(texts.map((text, rank) =>
            [`rank${rank}.json`, text])));
    }
    const { differences, more_differences: more, sets } = await series({ sets: 'made-?' });
    assert.deepEqual(differences.map(({ at, kind, before, after }) => [at, kind, before, after]),
        [[3, 'devices', 'A100', 'H100'], [3, 'world_size', '2', '4'],
            [4, 'devices', 'H100', differences[2].after], [4, 'ranks', '0', '0-1']]);
    assert.deepEqual([differences[0].left, differences[0].right, more],
        [sets[2].id, sets[3].id, 0]);
    const { stdout } = command('made-?');
    assert.match(stdout, /\* From made-3 on, the devices differ: A100 before, H100 now\.\n/);
    assert.match(stdout, /\* From made-4 on, the ranks differ: 0 before, 0-1 now\.\n/);
    assert.ok(!stdout.includes('\u202e'));
    assert.deepEqual((await series({ sets: 'nightly-0?' })).differences, []);
    // Lists too long to be shown whole; devices in another order; no world size stated.
    for (const [i, count] of [13, 14, 14].entries()) {
        const files = Array.from({ length: count }, (_, n) => [`rank${n + 10}.json`,
            on(i === 0 === (n === 0) ? 'A100' : 'H100', 80 + i, { rank: 100000 * n })
                .replace(i === 1 ? ',"world_size":2' : '', '')]);
        await store(server, `kind-${i}`, Object.fromEntries(files));
    }
    const long = (await series({ sets: 'kind-?' })).differences;
    assert.deepEqual(long.map(({ at, kind }) => [at, kind]), [[1, 'ranks']]);
    assert.match(long[0].before, /^0,100000,.*,… \(13 ranks\)$/);
    assert.match(long[0].after, /^0,100000,.*,… \(14 ranks\)$/);
});

test('the steps that are cached when a set is stored count towards the limit of the cache', () => {
    const old = path.join(data, 'cache', `${'0'.repeat(32)}-old`);
    fs.writeFileSync(old, '');
    fs.truncateSync(old, 600 * 2 ** 20);
    fs.utimesSync(old, 1, 1);
    const [id] = ingest([], [write('kept-90', night(1, 90))]);
    assert.ok(fs.existsSync(path.join(data, 'cache', `${id}-series`)));
    assert.ok(!fs.existsSync(old));
});

test('few sets are compared with their neighbours', async () => {
    const answer = await series({ sets: 'nightly-06,nightly-07,nightly-08,nightly-09' });
    assert.equal(answer.judged, 'neighbours');
    assert.equal(answer.noise, null);
    assert.deepEqual(answer.change_points.map((c) => [c.at, c.direction, c.sets_p_value]),
        [[2, 'slower', null]]);
    assert.deepEqual(answer.neighbours, { pairs: 3, unjudged: 0 });
    assert.match(command('nightly-06', 'nightly-07', 'nightly-08', 'nightly-09').stdout,
        /\n1 of 3 pairs of neighbours differs\.\nFewer than six sets: /);
    const one = await series({ sets: 'twin' });
    assert.deepEqual([one.change_points, one.levels.length], [[], 1]);
    assert.deepEqual(one.neighbours, { pairs: 0, unjudged: 0 });
    assert.match(command('twin').stdout, /\nOne set is not a series: there is no other set to compare/);
    const short = await series({ sets: 'nightly-07,short' });
    assert.deepEqual([short.change_points, short.neighbours], [[], { pairs: 1, unjudged: 1 }]);
    assert.match(command('nightly-07,short').stdout,
        /\nCannot judge whether[^]*\n1 of 1 such pairs cannot be judged: a set has too few steps\./);
});

test('CSV and the command have the same series', async () => {
    const csv = await ask({ sets: 'nightly-??', format: 'csv' });
    const lines = csv.text.trim().split('\r\n');
    assert.equal(lines.length, NIGHTS + 1);
    assert.equal(lines[0].split(',').length, lines[1].split(',').length);
    assert.ok(lines[FIRST_SLOW].endsWith(',slower'));
    const json = command('--format', 'json', 'nightly-??');
    assert.equal(json.status, 0, json.stderr);
    assert.deepEqual(JSON.parse(json.stdout), await series({ sets: 'nightly-??' }));
    const table = command('--url', 'http://perf.example', '--baseline', 'tag:good', 'nightly-*',
        'dateless');
    assert.equal(table.status, 0, table.stderr);
    assert.match(table.stdout, /> slower by 10\.0 %: 1\.002 ms → 1\.102 ms \(q = /);
    assert.match(table.stdout, /\n {4}http:\/\/perf\.example\/compare\?control=/);
    assert.match(table.stdout, /1 change of level\./);
    assert.match(table.stdout, /Since the last good set, nightly-07: slower by 10\.0 %/);
    assert.match(table.stdout, /\* 1 set does not say when it was recorded/);
    assert.match(table.stdout, /left out: nightly-damaged: .*nightly-damaged|left out: nightly-damaged: /);
    assert.equal(command('weekly').status, 3);
});

test('a set without steps has no step time if others have steps; damage is reported', async () => {
    const bare = (n, text = night(1, n)) => write(`bare-${n}`,
        text.replaceAll(/"ProfilerStep#\d+"/g, '"other"'));
    ingest([], [100, 101, 102].map((n) => bare(n)));
    const cut = night(1, 103);
    ingest([], [write('cut-103', cut.slice(0, cut.length - 150))]);
    const mixed = await series({ sets: 'nightly-??,bare-100,cut-103', baseline: 'tag:good' });
    const whole = mixed.sets.find((set) => set.label === 'bare-100');
    assert.deepEqual([whole.has_steps, whole.median, whole.missing, whole.observations, whole.parts,
        whole.mean_step_time, whole.diff_percent],
    [false, null, 'no recording has steps', 0, null, null, null]);
    assert.deepEqual(mixed.sets.filter((set) => set.affected > 0).map((set) => [set.label, set.affected]),
        [['cut-103', 1]]);
    // Only sets with steps count for a level.
    assert.deepEqual(mixed.levels.map(({ median: level }) => Math.round(level / 50)), [20, 22]);
    const told = command('nightly-??', 'bare-100', 'cut-103').stdout;
    assert.match(told, / – +bare-100 \(no recording has steps\)\n/);
    assert.match(told, /\n\* 1 set has damaged files, so its times may be wrong: cut-103\.\n/);
    // Such a set is not judged slow or fast, as the newest or in the baseline.
    for (const [sets, baseline] of [['nightly-??,bare-100', 'tag:good'],
        ['nightly-??', 'tag:good,bare-100']]) {
        const { status, stderr } = command(sets, '--baseline', baseline, '--fail-if', 'step_time>5%');
        assert.match(stderr, /cannot judge: step_time>5%, a set does not have this time/);
        assert.equal(status, 2);
    }
    const alone = await series({ sets: 'bare-???' });
    assert.ok(alone.sets.every((set) => set.median > 8000 && set.missing === null));
    assert.match(command('bare-???').stdout,
        /\n\* No set has steps: each whole recording counts as one step\.\n/);
    assert.doesNotMatch(told, /No set has steps/);
    // Even if all of them differ, so few values show no level; that is not "no change".
    ingest([], [104, 105, 106, 107].map((n) => bare(n, night(n < 106 ? 1 : 2, n)
        .replaceAll(/"ProfilerStep#\d+"/g, '"other"'))));
    assert.equal((await series({ sets: 'bare-???' })).too_few_values, true);
    assert.match(command('bare-???').stdout, /\nOne value a set: too few to tell a level\.\n/);
    assert.equal((await series({ sets: 'nightly-??' })).too_few_values, false);
});

test('a gate judges the newest set against the baseline', () => {
    const gate = (sets, baseline, ...conditions) => {
        const { status, stdout, stderr } = command(sets, '--format', 'csv', '--url', 'http://p',
            ...(baseline === null ? [] : ['--baseline', baseline]),
            ...conditions.flatMap((condition) => ['--fail-if', condition]));
        assert.ok(status === 3 || stdout.startsWith('id,label'));
        return [status, stderr];
    };
    const [status, said] = gate('nightly-??', 'tag:good', 'step_time>5%', 'step_time>20%',
        'op("aten::mm")>1us', 'exposed_memory>1%');
    assert.equal(status, 1);
    const lines = said.trim().split('\n');
    assert.equal(lines.length, 6);
    assert.equal(lines[0], 'nightly-14 against 4 sets of the baseline:');
    assert.match(lines[1], /^FAILED: step_time>5%: mean 1\.002 ms → 1\.102 ms \(\+10\.0 %, between \+9\.\d % and \+10\.\d %\), slower$/);
    assert.match(lines[2], /^fine: step_time>20%: .* slower$/);
    assert.match(lines[3], /^FAILED: op\("aten::mm"\)>1us: mean 20\.000 µs → 22\.000 µs/);
    assert.equal(lines[4], 'cannot judge: exposed_memory>1%, a set does not have this time');
    assert.equal(lines[5], 'http://p/series?sets=nightly-%3F%3F&baseline=tag%3Agood');
    // Sets of one level.
    assert.equal(gate('nightly-0?,nightly-05', 'nightly-01,nightly-02,nightly-03',
        'step_time>50%')[0], 0);
    assert.equal(gate('nightly-06', 'tag:good', 'step_time>1%')[0], 0);
    const [few, why] = gate('nightly-??', 'nightly-01,nightly-02', 'step_time>5%');
    assert.equal(few, 2);
    assert.match(why, /a baseline needs three sets or more/);
    // The damaged set was stored after the others were recorded: it may be the newest.
    const [unread, told] = gate('nightly-0?,nightly-damaged', 'tag:good', 'step_time>50%');
    assert.equal(unread, 3);
    assert.match(told, /"nightly-damaged" cannot be read, and may be the newest set: the file of .* is damaged/);
    for (const [baseline, condition, words] of [[null, 'step_time>5%', 'baseline'],
        ['nightly-??', 'step_time>5%', 'every set of the series that can be read is in the baseline'],
        ['tag:good', 'op("aten::nothing")>5%', 'no row "aten::nothing"'],
        ['tag:good', 'step_time', 'fail_if']]) {
        const [code, message] = gate('nightly-??', baseline, condition);
        assert.equal(code, 3, message);
        assert.ok(message.includes(words), message);
    }
});
