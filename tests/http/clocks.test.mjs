// Clocks of ranks: the trace of all ranks on one clock; and the numbers against the results of an
// independent implementation, where the reference sets lie beside the project.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { assertProblem, startServer, store, temporaryFolder } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const CORPUS = process.env.TRACEDIFF_CORPUS ?? '';
const EXPECTED = path.join(CORPUS, 'expected/clocks');
const skip = CORPUS !== '' && fs.existsSync(EXPECTED) ? false : 'SKIP: TRACEDIFF_CORPUS is not set';
const names = skip ? [] : fs.readdirSync(EXPECTED).filter((name) => /^[^.]+\.json$/.test(name));
const data = temporaryFolder();
after(() => fs.rmSync(data, { recursive: true, force: true }));

function analyse(what, ...rest) {
    const { stdout, stderr, status } = spawnSync(PROGRAM, ['analyse', '--data', data, '--what', what,
        '--format', 'json', ...rest], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout);
}
const clocksOf = (folder) => analyse('clocks', folder).set;

/** Values of the definition, which rounding moves by a few ns, with each compiler by others. */
const near = (is, right, width, what) => assert.ok(Math.abs(is - right) <= width, `${what}: ${is}, not ${right}`);

function assertRank(is, right, what) {
    for (const member of ['rank', 'status', 'component', 'instances', 'used', 'host']) {
        assert.equal(is[member], right[member], `${what}: ${member}`);
    }
    if (right.offset_ns === null) {
        assert.equal(is.offset_ns, null, what);
        return;
    }
    const [low, high] = right.offset_interval_ns;
    const width = Math.max((high - low) / 100, 2);
    near(is.offset_ns, right.offset_ns, width, `${what}: offset`);
    near(is.offset_low_ns, low, width, `${what}: low`);
    near(is.offset_high_ns, high, width, `${what}: high`);
    near(is.drift_ppm, right.drift_ppm, 0.001, `${what}: drift`);
    ['low', 'high'].forEach((side, i) => {
        near(is[`drift_${side}_ppm`], right.drift_interval_ppm[i], 0.001, `${what}: drift ${side}`);
        near(is[`centre_${side}_ns`], right.centre_interval_ns[i], width, `${what}: centre ${side}`);
        near(is[`hard_${side}_ns`], right.hard_interval_ns[i], width, `${what}: hard ${side}`);
    });
    for (const rest of ['residual_median_ns', 'residual_p95_ns']) {
        near(is[rest], right[rest], Math.max(0.1, right[rest] / 1000), `${what}: ${rest}`);
    }
}

test('the reference sets are there', { skip }, () => assert.ok(names.length >= 4));

for (const name of names) {
    test(`${name}: components, clocks, arrivals and steps`, { skip }, () => {
        const right = JSON.parse(fs.readFileSync(path.join(EXPECTED, name), 'utf8'));
        const is = clocksOf(path.join(CORPUS, 'corpus-made', name.replace('.json', '')));
        const [summary] = is.summary;
        assert.equal(summary.status, right.status);
        assert.equal(summary.matched, right.collectives.matched);
        assert.equal(summary.usable, right.collectives.usable);
        assert.equal(summary.host_rows, right.collectives.host_rows ? 'yes' : 'no');
        assert.equal(summary.violated, right.causal.violated);
        near(summary.smallest_slack_ns, right.causal.smallest_ns, Math.max(20, right.causal.smallest_ns / 1e4), 'slack');
        assert.deepEqual(is.components.map((part) => [part.reference, part.ranks, part.instances, part.applied,
            part.transfer_ns]), right.components.map((part) => [part.reference, part.ranks.length, part.instances,
            part.applied, part.transfer_ns]));
        assert.equal(is.per_rank.length, right.per_rank.length);
        right.per_rank.forEach((rank, i) => assertRank(is.per_rank[i], rank, `rank ${rank.rank}`));
        right.clock_steps.forEach(({ rank, jump_ns: jump, between_ns: [from, to] }) => {
            near(is.per_rank[rank].jump_ns, jump, 100, 'jump');
            near(is.per_rank[rank].jump_after_ns, from, 1024, 'set after');
            near(is.per_rank[rank].jump_before_ns, to, 1024, 'set before');
        });
        const { pairs, smallest_ns: least, violated } = right.point_to_point;
        assert.deepEqual([summary.messages, summary.messages_violated], [pairs, violated]);
        near(summary.messages_smallest_ns ?? 0, least ?? 0, Math.max(100, Math.abs(least) / 1e4), 'message');
        assert.deepEqual(is.host_check.map((host) => [host.host, host.ranks, host.agrees === 'yes']),
            right.host_check.map((host) => [host.host, host.ranks.length, host.agrees]));
        right.waiting.forEach((row, i) => {
            const { rank, instances, last, last_certain: certain, waited } = is.waiting[i];
            assert.deepEqual([rank, instances, last, certain], [row.rank, row.instances, row.last, row.last_certain]);
            near(1000 * waited, row.waited_ns, Math.max(100, row.waited_ns / 1e5), 'waited');
        });
        assert.deepEqual(is.step_skew.map((row) => [row.step, row.ranks, row.first, row.last]),
            right.step_skew.map((row) => [row.step, row.ranks, row.first, row.last]));
        const out = path.join(data, 'reference.json');
        assert.equal(exportAligned(path.join(CORPUS, 'corpus-made', name.replace('.json', '')), '--output', out)
            .status, 0);
        assert.equal(Object.keys(assertTrace(JSON.parse(fs.readFileSync(out, 'utf8')).traceEvents)).length,
            right.per_rank.length);
    });
}

// ---- one trace of all ranks ----

const event = (cat, name, tid, ts, dur, args) => ({ ph: 'X', cat, name, pid: 1, tid, ts, dur, args });

/** All-reduces that end together, but for `longer(n)`; the clock is `ahead` µs ahead, the rank comes `late`. */
function writeRank(folder, rank, ahead, late, { count = 8, longer = () => 0, stepOf = (n) => n, group = 'dp',
    more = [], baseTimeNanoseconds = 0 } = {}) {
    const traceEvents = [...more];
    for (let n = 0; n < count; n += 1) {
        const at = ahead + 1000 * n;
        if (stepOf(n) !== null) {
            traceEvents.push(event('user_annotation', `ProfilerStep#${stepOf(n)}`, 1, at, 900));
        }
        traceEvents.push(event('cuda_runtime', 'cudaLaunchKernel', 1, at + 5, 1, { correlation: n + 1 }),
            event('kernel', 'ncclDevKernel_AllReduce', 20, at + 100 + late, 400 - late + longer(n),
                { correlation: n + 1, device: 0, stream: 20, Seq: n, 'Collective name': 'allreduce',
                    'Process Group Name': group, 'Group size': 2 }));
    }
    fs.writeFileSync(path.join(folder, `rank${rank}.json`),
        JSON.stringify({ distributedInfo: { rank }, baseTimeNanoseconds, traceEvents }));
}

// ---- waits by the common clock ----

/** Three ranks, each with its clock; rank 1 comes 60 µs late, rank 2 ends one of three late by 90 µs. */
function writeLate(count) {
    const folder = fs.mkdtempSync(path.join(data, 'late-'));
    const longer = (n) => (n % 3 === 0 ? 90 : 0);
    writeRank(folder, 0, 0, 0, { count });
    writeRank(folder, 1, 250_000, 60, { count });
    writeRank(folder, 2, -40_000, 20, { count, longer });
    return folder;
}
const waits = ({ by_rank: ranks }) => ranks.map((row) => Math.round(row.wait_per_step * 10) / 10);

test('collectives, stragglers: waits are by the last begin where the clocks are known', () => {
    const [late, few] = [writeLate(24), writeLate(3)];
    const { set } = analyse('collectives', late);
    assert.deepEqual([set.summary[0].waiting_by, set.summary[0].last_certain, set.summary[0].instances],
        ['common_clock', 24, 24]);
    assert.deepEqual(waits(set), [60, 0, 40]);
    assert.deepEqual(set.by_rank.map((row) => Math.round(row.caused_per_step)), [0, 100, 0]);
    assert.ok(set.summary[0].wait_half_width_per_step < 30, 'the interval is said');
    assert.deepEqual(set.by_rank.map((row) => Math.round(row.transfer_per_step + row.wait_per_step)), [400, 340, 410]);
    const [first] = analyse('stragglers', late).set.by_rank;
    assert.deepEqual([first.rank, first.straggler, first.last, first.last_certain, first.waiting_by],
        [1, 1, 24, 24, 'common_clock']);
    // By durations, what rank 2 ends later is waiting.
    const durations = analyse('collectives', '--waiting-by', 'shortest_duration', late).set;
    assert.deepEqual(waits(durations), [60, 0, 70]);
    assert.equal(durations.summary[0].waiting_by, 'shortest_duration');
    assert.equal(durations.summary[0].last_certain, null);
    // Three collectives tell no clock; of two sides both go by the same.
    const both = analyse('collectives', late, '--test', few);
    assert.deepEqual([both.set, both.test].map((side) => side.summary[0].waiting_by),
        ['shortest_duration', 'shortest_duration']);
    assert.deepEqual([waits(both.set), waits(both.test)], [[60, 0, 70], [60, 0, 70]]);
    const same = analyse('collectives', late, '--test', writeLate(12));
    assert.deepEqual([same.test.summary[0].waiting_by, waits(same.test)], ['common_clock', [60, 0, 40]]);
    assert.ok(Math.abs(same.difference.summary[0].wait_per_step) < 0.1);
});

/** Collectives of the processor: the rank computes, then `gloo:all_reduce` runs on a thread of its own. */
function writeGloo(late) {
    const folder = fs.mkdtempSync(path.join(data, 'gloo-'));
    [0, 7000, -300].forEach((ahead, rank) => {
        const traceEvents = [];
        for (let n = 0; n < 24; n += 1) {
            const at = ahead + 3000 * n;
            const own = 500 + (n * 7 + rank * 3) % 5 + (rank === 1 ? late : 0);
            traceEvents.push(event('user_annotation', `ProfilerStep#${n}`, 1, at, 2500),
                event('cpu_op', 'aten::mm', 1, at + 10, own),
                event('user_annotation', 'gloo:all_reduce', 2, at + 20 + own, 1000 + late - own, { 'Input Dims': [[8]] }));
        }
        fs.writeFileSync(path.join(folder, `rank${rank}.json`), JSON.stringify({ distributedInfo: { rank }, traceEvents }));
    });
    return folder;
}

test('collectives of the processor have waits where the clocks are known, and the line names the rank', () => {
    const [even, late] = [writeGloo(0), writeGloo(900)];
    const [first] = analyse('stragglers', late).set.by_rank;
    assert.deepEqual([first.rank, first.straggler, first.last, first.cause, first.waiting_by],
        [1, 1, 24, 'idle', 'common_clock']);
    assert.ok(Math.abs(first.caused_per_step - 1800) < 9, 'two ranks wait 900 µs');
    const { set } = analyse('collectives', '--waiting-by', 'shortest_duration', late);
    assert.equal(set.summary[0].rows, 0, 'without a clock they say nothing of waiting');
    const { stdout } = spawnSync(PROGRAM, ['compare', '--data', data, '--format', 'json', even, late],
        { encoding: 'utf8', maxBuffer: 1 << 28 });
    const { account } = JSON.parse(stdout);
    const [line] = account.lines.filter(({ kind }) => kind === 'waiting');
    assert.match(line?.text ?? '', /in waiting: `gloo:all_reduce`, for rank 1 /, JSON.stringify(account.lines.map((one) => one.text)));
});

// ---- one file of all ranks ----

function exportAligned(folder, ...options) {
    return spawnSync(PROGRAM, ['export', '--data', data, '--aligned', ...options, folder], { encoding: 'utf8' });
}

/** `lateness`, as [rank, step, to_step, instances, last_certain, lateness in whole µs]. */
function latenessOf(lates, count, stepOf) {
    const folder = temporaryFolder();
    lates.forEach((late, rank) => writeRank(folder, rank, 1000 * rank, late, { count, stepOf }));
    const { lateness } = clocksOf(folder);
    fs.rmSync(folder, { recursive: true, force: true });
    return lateness.map((row) => [row.rank, row.step, row.to_step, row.instances, row.last_certain,
        Math.round(row.lateness)]);
}

test('lateness by rank and step: the begin less the median of the ranks', () => {
    const last = (rank) => (rank === 2 ? 1 : 0);
    assert.deepEqual(latenessOf([0, 20, 90], 6, (n) => 3 * n), [-20, 0, 70].flatMap((late, rank) =>
        [0, 3, 6, 9, 12, 15].map((step) => [rank, step, step, 1, last(rank), late])));
    assert.deepEqual(latenessOf([0, 20, 90], 6, () => null), [-20, 0, 70].map((late, rank) =>
        [rank, null, null, 6, 6 * last(rank), late]));
});

test('lateness: many steps are taken together, and their range is said', () => {
    const rows = latenessOf([0, 80], 20_001);
    assert.equal(rows.length, 2 * 10_001);
    assert.deepEqual(rows[0], [0, 0, 1, 2, 0, -40]);
    assert.deepEqual(rows.slice(-2), [[1, 19_998, 19_999, 2, 2, 40], [1, 20_000, 20_000, 1, 1, 40]]);
});

/** What Perfetto takes: it leaves out a row that overlaps another one of its track in part, and binds the end
 * of an arrow to the row that is there at its time. Returns the rows and the arrows by process. */
function assertTrace(traceEvents) {
    const names = (kind, key) => traceEvents.filter(({ name }) => name === kind).map((one) => one[key]);
    const unique = (list, what) => assert.equal(new Set(list).size, list.length, what);
    unique(names('process_name', 'pid'), 'a process for each rank');
    unique(names('process_name', 'args').map(({ name }) => name), 'names of ranks');
    unique(names('thread_name', 'tid'), 'a track is named once');
    const owner = new Map(traceEvents.filter(({ name }) => name === 'thread_name').map(({ tid, pid }) => [tid, pid]));
    const ns = (us) => Math.round(1000 * us);
    const open = new Map(); // by track: the ends of the rows that are open
    const arrows = new Map();
    const counts = {};
    let last = null;
    for (const one of traceEvents.filter(({ ph }) => ph !== 'M')) {
        counts[one.pid] ??= { rows: 0, arrows: 0 };
        if (one.ph === 'X') {
            assert.equal(owner.get(one.tid), one.pid, 'the track is of the rank');
            const [begin, end] = [ns(one.ts), ns(one.ts + one.dur)];
            const around = (open.get(one.tid) ?? []).filter(([, until]) => until > begin);
            around.forEach(([from, until]) => assert.ok(from <= begin && end <= until, `${one.name} nests`));
            open.set(one.tid, [...around, [begin, end]]);
            counts[one.pid].rows += 1;
            last = one;
        } else {
            assert.deepEqual([one.pid, one.tid, one.ts], [last.pid, last.tid, last.ts], 'an arrow is at its row');
            arrows.set(one.id, [...arrows.get(one.id) ?? [], one.ph]);
            counts[one.pid].arrows += 1;
        }
    }
    arrows.forEach((phases) => assert.match(phases.sort().join(''), /^fst*$/));
    return counts;
}

test('export --aligned: the trace is what Perfetto takes, also where rows overlap', () => {
    const folder = temporaryFolder();
    [0, 40, 0].forEach((late, rank) => writeRank(folder, rank, 1000 * rank, late));
    const rows = [event('python_function', 'enter', 1, -30, 60), // overlaps the step row
        event('cpu_op', 'inner', 1, 700, 10), event('cpu_op', 'outer', 1, 700, 20), // the outer one comes second
        event('kernel', 'early', 20, 80, 50, { device: 0, stream: 20 }), // overlaps a collective
        event('kernel', 'earlier', 20, 70, 40, { device: 0, stream: 20 })];
    fs.writeFileSync(path.join(folder, 'rank3.json'), JSON.stringify({ distributedInfo: { rank: 3 },
        traceEvents: [...JSON.parse(fs.readFileSync(path.join(folder, 'rank0.json'))).traceEvents
            .map((one) => (one.args?.Seq === undefined ? one : { ...one, args: { ...one.args, Seq: undefined,
                'Process Group Name': 'alone' } })), ...rows] }));
    const out = path.join(folder, 'out.json');
    assert.equal(exportAligned(folder, '--output', out).status, 0);
    const { traceEvents } = JSON.parse(fs.readFileSync(out, 'utf8'));
    assert.deepEqual(assertTrace(traceEvents), { 1: { rows: 24, arrows: 8 }, 2: { rows: 24, arrows: 8 },
        3: { rows: 24, arrows: 8 }, 4: { rows: 29, arrows: 0 } });
    assert.deepEqual(traceEvents.filter(({ name, pid }) => name === 'thread_name' && pid === 4)
        .map(({ args }) => args.name).sort(), ['device 0 stream 20', 'device 0 stream 20 (overlapping)',
        'device 0 stream 20 (overlapping)', 'thread 1', 'thread 1 (overlapping)']);
    fs.rmSync(folder, { recursive: true, force: true });
});

test('export --aligned: all ranks are on one clock, and arrows lead through their collectives', () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'all.json');
    const traces = fs.mkdtempSync(path.join(folder, 'traces-'));
    writeRank(traces, 0, 0, 0);
    writeRank(traces, 1, 250_000, 60);
    const done = exportAligned(traces, '--output', out);
    assert.equal(done.status, 0, done.stderr);
    const { traceEvents } = JSON.parse(fs.readFileSync(out, 'utf8'));
    const named = (name) => traceEvents.filter((one) => one.name === name);
    assert.deepEqual(named('process_name').map((one) => one.args.name), ['Rank 0', 'Rank 1']);
    assert.deepEqual(named('thread_name').map((one) => one.args.name).filter((name) => /stream/.test(name)),
        ['device 0 stream 20', 'device 0 stream 20']);
    const kernels = [1, 2].map((pid) => named('ncclDevKernel_AllReduce').filter((one) => one.pid === pid));
    kernels[0].forEach((one, i) => {
        const other = kernels[1][i];
        assert.ok(Math.abs(one.ts + one.dur - other.ts - other.dur) < 0.01, 'they end together');
        assert.ok(Math.abs(other.ts - one.ts - 60) < 0.01, 'one begins 60 µs later');
        assert.ok(Math.abs(one.args['waits (us)'] - 60) < 0.01);
        assert.ok(Math.abs(other.args['waits (us)']) < 0.01);
    });
    const arrows = named('collective');
    assert.deepEqual(arrows.map((one) => [one.id, one.ph, one.pid]).sort(), kernels[0].flatMap((_, i) =>
        [[i + 1, 's', 1], [i + 1, 'f', 2]]).sort());
    arrows.forEach((arrow) => assert.ok(kernels[arrow.pid - 1].some((one) => one.ts === arrow.ts
        && one.tid === arrow.tid), 'an arrow is at a row'));

    const split = exportAligned(traces, '--split', '--output', path.join(folder, 'split'));
    assert.equal(split.status, 0, split.stderr);
    const files = fs.readdirSync(path.join(folder, 'split')).sort();
    assert.deepEqual(files, ['rank0.json.gz', 'rank1.json.gz']);
    const one = JSON.parse(gunzipSync(fs.readFileSync(path.join(folder, 'split', files[1]))).toString());
    assert.equal(one.traceEvents.filter(({ ph }) => ph === 'X').length, 24);
    assert.equal(one.traceEvents.find(({ name }) => name === 'process_name').args.name, 'Rank 1');
    fs.rmSync(folder, { recursive: true, force: true });
});

test('export --aligned: a rank without a clock keeps its own, and says so', () => {
    const folder = temporaryFolder();
    writeRank(folder, 0, 0, 0);
    const done = exportAligned(folder, '--output', path.join(data, 'one.json'));
    assert.equal(done.status, 0, done.stderr);
    assert.match(done.stderr, /not all ranks are on one clock \(not_aligned\)/);
    const { traceEvents } = JSON.parse(fs.readFileSync(path.join(data, 'one.json'), 'utf8'));
    assert.equal(traceEvents.find(({ name }) => name === 'process_name').args.name,
        'Rank 0 (on its own clock: no_match)');
    assert.equal(exportAligned(folder, '--rank', '0').status, 3);
    assert.match(exportAligned(folder, '--split').stderr, /--split goes with --aligned and --output/);
    fs.rmSync(folder, { recursive: true, force: true });
});

/** The events of the trace of all ranks of a folder, which is removed. */
function alignedEvents(folder) {
    const out = path.join(folder, 'out.json');
    const done = exportAligned(folder, '--output', out);
    assert.equal(done.status, 0, done.stderr);
    const { traceEvents } = JSON.parse(fs.readFileSync(out, 'utf8'));
    fs.rmSync(folder, { recursive: true, force: true });
    assertTrace(traceEvents);
    return traceEvents;
}

test('export --aligned: nothing waits and no arrow leads from one clock to another', () => {
    const folder = temporaryFolder();
    [0, 30, 5_000_000, 5_000_010].forEach((ahead, rank) => {
        const more = [1, 2, 3].flatMap((n) => [
            event('cuda_runtime', 'cudaLaunchKernel', 1, ahead + 1000 * n + 15, 1, { correlation: 100 + n }),
            event('kernel', 'ncclDevKernel_AllReduce_Sum', 20, ahead + 1000 * n + 600 + 10 * rank, 200 - 10 * rank,
                { correlation: 100 + n, device: 0, stream: 20, Seq: n, 'Collective name': 'allreduce',
                    'Process Group Name': 'all', 'Group size': 4 })]);
        writeRank(folder, rank, ahead, 0, { count: 40, group: rank < 2 ? 'a' : 'b', more });
    });
    assert.equal(clocksOf(folder).summary[0].status, 'parts');
    const traceEvents = alignedEvents(folder);
    assert.deepEqual(traceEvents.filter(({ name }) => name === 'process_name').map(({ args }) => args.name),
        [0, 0, 2, 2].map((of, rank) => `Rank ${rank} (on the clock of rank ${of})`));
    const all = traceEvents.filter(({ name }) => name === 'ncclDevKernel_AllReduce_Sum');
    assert.deepEqual(all.map(({ pid, args }) => [pid, Math.round(args?.['waits (us)'] ?? -1)]),
        [10, 0, -1, -1].flatMap((wait, i) => [1, 2, 3].map(() => [i + 1, wait])));
    const arrows = traceEvents.filter(({ ph }) => /^[stf]$/.test(ph)).sort((a, b) => a.id - b.id);
    assert.equal(arrows.length, 2 * (40 + 40 + 3));
    arrows.forEach((one, i) => assert.equal(one.pid < 3, arrows[i ^ 1].pid < 3, 'both ends are of one clock'));
});

test('export --aligned: a file may have any number of threads', () => {
    const folder = temporaryFolder();
    const more = Array.from({ length: 60_000 }, (_, n) => event('cpu_op', 'one', `${n} ${'x'.repeat(240)}`, n, 1));
    writeRank(folder, 0, 0, 0, { more });
    assert.equal(alignedEvents(folder).filter(({ name }) => name === 'thread_name').length, 60_002);
});

test('export --aligned: times count from the first row, also beside a rank without rows', () => {
    const folder = temporaryFolder();
    const baseTimeNanoseconds = 1_700_000_000_000_000_000;
    writeRank(folder, 0, 0, 0, { baseTimeNanoseconds });
    writeRank(folder, 1, 40, 0, { baseTimeNanoseconds });
    writeRank(folder, 2, 0, 0, { baseTimeNanoseconds, count: 0 });
    const [first, ...rest] = alignedEvents(folder).filter(({ ph }) => ph === 'X').map(({ ts }) => ts);
    assert.equal(first, 0);
    rest.forEach((ts) => assert.ok(ts < 8000));
});

test('the server sends the trace of all ranks that the command writes, once', async () => {
    const folder = temporaryFolder();
    writeRank(folder, 0, 0, 0);
    writeRank(folder, 1, 250_000, 60);
    const server = await startServer();
    const id = await store(server, 'two', Object.fromEntries(fs.readdirSync(folder).map((name) =>
        [name, fs.readFileSync(path.join(folder, name))])));
    const out = path.join(folder, 'all.json.gz');
    const done = spawnSync(PROGRAM, ['export', '--data', server.data, '--aligned', '--output', out, id],
        { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    const answer = await server.api('GET', `/sets/${id}/aligned_trace`);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers['content-type'], 'application/gzip');
    assert.match(answer.headers['content-disposition'], /^attachment; filename="tracediff-.*-all-ranks\.json\.gz"$/);
    assert.ok(answer.bytes.equals(fs.readFileSync(out)));
    assert.deepEqual(fs.readdirSync(path.join(server.data, 'spool')), []);
    const again = await server.api('GET', `/sets/${id}/aligned_trace`,
        { headers: { 'If-None-Match': answer.headers.etag } });
    assert.equal(again.status, 304);
    assertProblem(await server.api('GET', '/sets/none/aligned_trace'), 404, 'unknown_set');
    assertProblem(await server.api('GET', `/sets/${id}/aligned_trace?split=true`), 400, 'unknown_parameter');
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
});
