// What several files of one upload are where they and their names leave it open: ranks, or
// recordings of one rank. Said with the upload, kept with the set.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startServer, upload, waitForJob } from './lib.mjs';

const server = await startServer();
after(() => server.stop());

let last = 0;
/** A trace that begins `at` seconds after others. */
function trace(at, more = {}) {
    last += 1;
    return JSON.stringify({ baseTimeNanoseconds: 1.7e18 + at * 1e9, ...more, traceEvents: [0, 1].flatMap((i) => [
        { ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${i}`, pid: 1, tid: 1, ts: 1000 * i, dur: 900 },
        { ph: 'X', cat: 'cpu_op', name: `aten::op${last}`, pid: 1, tid: 1, ts: 1000 * i + 10, dur: 100 }]) });
}

const store = async (files, more) => waitForJob(server, await upload(server, 'x', files, {}, more));
async function read(files, more) {
    const job = await store(files, more);
    assert.equal(job.state, 'done', JSON.stringify(job));
    const set = (await server.api('GET', `/sets/${job.set}`)).json;
    return { set, files_are: set.files_are,
        list: set.file_list.map(({ file, rank, span }) => `${file} ${rank}.${span}`) };
}

test('files whose names leave it open are what the upload says', async () => {
    const files = { 'trace_10.json': trace(5), 'trace_2.json': trace(0), 'trace_9.json': trace(9) };
    const free = await read(files);
    assert.deepEqual([free.files_are, free.list],
        [null, ['trace_10.json 2.0', 'trace_2.json 0.0', 'trace_9.json 1.0']]);
    const one = await read(files, { files_are: 'recordings' });
    assert.deepEqual([one.files_are, one.list],
        ['recordings', ['trace_10.json 0.1', 'trace_2.json 0.0', 'trace_9.json 0.2']]);
    assert.match(JSON.stringify(one.set.file_list[0].notes), /rank 0, as files_are says/);
    // The same files with another word are another set; with the same, the one that is stored.
    assert.notEqual(one.set.id, free.set.id);
    for (const [more, id] of [[{}, free.set.id], [{ files_are: 'recordings' }, one.set.id]]) {
        const again = await store(files, more);
        assert.deepEqual([again.set, again.already_stored], [id, true]);
    }
    const { json } = await server.api('GET', `/compare_traces?control=${free.set.id}&test=${one.set.id}`);
    assert.ok(json.verdict);
});

test('names of one process do not make a rank of files that are said to be ranks', async () => {
    const files = Object.fromEntries([0, 1].map((i) => [`host_7.170000000000${i}.pt.trace.json`, trace(i)]));
    assert.deepEqual((await read(files)).list.map((one) => one.slice(-3)), ['0.0', '0.1']);
    const ranks = await read(files, { files_are: 'ranks' });
    assert.deepEqual([ranks.files_are, ranks.list.map((one) => one.slice(-3))], ['ranks', ['0.0', '1.0']]);
});

test('recordings of a process in several folders are one rank, unless they overlap', async () => {
    const cycles = await read({ 'step_100/h_7.1700000000009.pt.trace.json': trace(9), 'step_20/h_7.1700000000001.pt.trace.json': trace(1) });
    assert.deepEqual(cycles.list.map((one) => one.slice(-3)), ['0.1', '0.0']);
    const hosts = await read({ 'a/h_1.1700000000009.pt.trace.json': trace(9), 'b/h_1.1700000000009.pt.trace.json': trace(9) });
    assert.deepEqual(hosts.list.map((one) => one.slice(-3)), ['0.0', '1.0']);
    // Ranks that names state may be those of a host: said where two of one rank ran at once.
    const local = { 'node0/rank0.json': trace(5), 'node1/rank0.json': trace(5) };
    const { set } = await read(local);
    assert.deepEqual(set.file_list.map(({ rank, notes }) => [rank, notes.some(({ kind }) => kind === 'recordings_overlap')]),
        [[0, false], [0, true]]);
    assert.match(set.quality.affected_files[0].text, /^Recordings that count as one rank overlap in time\. .*files_are=ranks/);
    const ranks = await read(local, { files_are: 'ranks' });
    assert.deepEqual([ranks.set.ranks, ranks.set.quality.affected], [[0, 1], 0]);
});

test('a file of msprof has the events of trace_view.json beside it', async () => {
    const { set } = await read({ 'h_7_20260101000000000_ascend_pt/ASCEND_PROFILER_OUTPUT/trace_view.json': trace(0),
        'h_7_20260101000000000_ascend_pt/PROF_1/out/msprof_1.json': trace(0), 'PROF_1/msprof_1.json': trace(0) });
    assert.deepEqual([set.files, set.quality.left_out_files], [2, [{ kind: 'same_recording',
        file: 'h_7_20260101000000000_ascend_pt/PROF_1/out/msprof_1.json' }]]);
});

test('files that say otherwise are refused, with their names', async () => {
    const of = (rank) => trace(0, { distributedInfo: { rank } });
    const other = await store({ 'a.json': of(0), 'b.json': of(1) }, { files_are: 'recordings' });
    assert.deepEqual([other.state, other.error.code], ['failed', 'other_ranks']);
    assert.match(other.error.detail, /^a\.json is rank 0, and b\.json rank 1: they are not recordings of one rank, as files_are says/);
    const same = await store({ 'a.json': of(3), 'b.json': of(3) }, { files_are: 'ranks' });
    assert.deepEqual([same.state, same.error.code], ['failed', 'same_rank']);
    for (const [files_are, code] of [['cycles', 'bad_files_are'], ['', 'bad_files_are'], [7, 'bad_files'], [['ranks'], 'bad_files']]) {
        const bad = await server.json('POST', '/uploads', { files_are, files: [{ name: 'a.json', size: 2 }] });
        assert.deepEqual([bad.status, bad.json.code], [400, code]);
    }
    const made = await server.json('POST', '/uploads', { files_are: 'ranks', files: [{ name: 'a.json', size: 2 }] });
    assert.equal(made.json.files_are, 'ranks');
    await server.api('DELETE', `/uploads/${made.json.id}`);
});

test('sets made of such a set keep it', async () => {
    const one = await read({ 'c_1.json': trace(0), 'c_2.json': trace(1), 'c_3.json': trace(2) }, { files_are: 'recordings' });
    const regroup = async (what, body) => {
        const made = await server.json('POST', what, body);
        assert.equal(made.status, 202, made.text);
        return waitForJob(server, made.json.job.id);
    };
    const split = await regroup(`/sets/${one.set.id}/split`, { parts: [{ label: 'p', files: [0, 2] }, { label: 'q', files: [1] }] });
    assert.equal(split.state, 'done', JSON.stringify(split));
    const part = (await server.api('GET', `/sets/${split.made[0].set}`)).json;
    assert.deepEqual([part.files_are, part.ranks, part.files], ['recordings', [0], 2]);
    const two = await read({ 'd_1.json': trace(0), 'd_2.json': trace(1) }, { files_are: 'recordings' });
    const joined = await regroup('/sets/join', { sets: [part.id, two.set.id], label: 'j' });
    assert.equal(joined.state, 'done', JSON.stringify(joined));
    const whole = (await server.api('GET', `/sets/${joined.made[0].set}`)).json;
    assert.deepEqual([whole.ranks, whole.file_list.map(({ rank, span }) => `${rank}.${span}`)],
        [[0, 1], ['0.0', '0.1', '1.0', '1.1']]);
});
