// Several ranks in one file: they are read as one file each, if the rows say whose they are; and a
// second document in one file.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startServer, upload, waitForJob } from './lib.mjs';

const server = await startServer({ options: ['--keep-traces'] });
after(() => server.stop());

const STEPS = 8;
/** The rows of a rank: a step each 1000 µs, in which an operator launches a kernel of `ms`. */
function rowsOf(ms, { host = 100, device = 0, ...more } = {}) {
    return Array.from({ length: STEPS }, (_, i) => {
        const at = 1000 * i;
        const args = { correlation: i + 1, ...more };
        return [
            { ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${i}`, pid: host, tid: 1, ts: at, dur: 900, args: { ...more } },
            { ph: 'X', cat: 'cpu_op', name: 'aten::mm "[x]"', pid: host, tid: 1, ts: at + 10, dur: 60, args: { ...more } },
            { ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: host, tid: 1, ts: at + 20, dur: 10, args },
            { ph: 'X', cat: 'kernel', name: 'gemm', pid: device, tid: 7, ts: at + 100, dur: ms + i % 3, args: { ...args, device: 0, stream: 7 } },
            { ph: 's', id: i, cat: 'ac2g', name: 'ac2g', pid: host, tid: 1, ts: at + 20 },
        ];
    }).flat();
}
const document = (events, more = {}) => JSON.stringify({ schemaVersion: 1, ...more,
    deviceProperties: [{ id: 0, name: 'H100' }], traceEvents: events });
const TIMES = [300, 320, 500, 310];
const apart = () => Object.fromEntries(TIMES.map((ms, rank) => [`${rank}.json`,
    document(rowsOf(ms), { distributedInfo: { rank, world_size: 4 } })]));

async function ingest(files, label = 'x') {
    const job = await waitForJob(server, await upload(server, label, files));
    assert.equal(job.state, 'done', JSON.stringify(job));
    return { job, set: (await server.api('GET', `/sets/${job.set}`)).json };
}
const ranksOf = ({ set }) => set.file_list.map(({ rank }) => rank);
const kindsOf = ({ set }) => [...new Set(set.file_list.flatMap(({ notes }) => notes.map(({ kind }) => kind)))].sort();
async function stepTime(control, other) {
    const { json } = await server.api('GET', `/compare_traces?control=${control.job.set}&test=${other.job.set}`);
    return json;
}

const separate = await ingest(apart(), 'apart');
const name = (pid, text) => ({ ph: 'M', name: 'process_name', pid, tid: 0, ts: 0, args: { name: text } });

const merged = {
    'labels before pids': TIMES.flatMap((ms, rank) => rowsOf(ms, { host: `[TP0${rank}] 100`, device: `[TP0${rank}] 0` })),
    'labels of several dimensions': TIMES.flatMap((ms, rank) =>
        rowsOf(ms, { host: `[TP0${rank % 2}-DP0${rank >> 1}] 100`, device: `[TP0${rank % 2}-DP0${rank >> 1}] 0` })),
    'names of processes, after their rows': [...TIMES.flatMap((ms, rank) => rowsOf(ms, { host: 10 + rank, device: 10 + rank })),
        ...TIMES.map((_, rank) => name(10 + rank, `Rank ${rank}`))],
    'ranks in arguments': TIMES.flatMap((ms, rank) => rowsOf(ms, { host: 1000 * rank + 100, device: 1000 * rank, rank })),
};
for (const [what, events] of Object.entries(merged)) {
    test(`each rank of a file is read as a file: ${what}`, async () => {
        for (const bytes of [document(events, { distributedInfo: { rank: 3 } }), gzipSync(JSON.stringify(events))]) {
            const one = await ingest({ 'all.json': bytes });
            assert.deepEqual(kindsOf(one), []);
            assert.deepEqual(ranksOf(one).sort(), [0, 1, 2, 3]);
            assert.match(one.set.file_list[0].file, /^all\.json\/rank-0.*\.json$/);
            const times = (await stepTime(separate, one)).step_time;
            // The labels of two dimensions are numbered in their order; the mean is the same.
            assert.deepEqual(times.control, times.test);
        }
    });
}

test('the files that are kept are those of the ranks, with the pids that they had alone', async () => {
    const { job } = await ingest({ 'sg.json': document(merged['labels before pids'].map((row) => ({ ...row, tid: 3 })), { traceName: 'a/b.json' }) });
    const folder = path.join(server.data, 'traces', job.set);
    const kept = fs.readdirSync(folder).map((file) => JSON.parse(gunzipSync(fs.readFileSync(path.join(folder, file)))));
    assert.deepEqual(kept.map(({ distributedInfo }) => distributedInfo.rank).sort(), [0, 1, 2, 3]);
    for (const { traceEvents, traceName, deviceProperties } of kept) {
        assert.deepEqual([traceName, deviceProperties.length, traceEvents.length], ['a/b.json', 1, 5 * STEPS]);
        assert.deepEqual([...new Set(traceEvents.map(({ pid }) => pid))], [100, 0]);
    }
});

test('if it is not stated whose rows they are, the file is one rank, which is said', async () => {
    const unsure = {
        'no rank': TIMES.flatMap((ms, rank) => rowsOf(ms, { host: 100 + rank, device: rank })),
        'one process without': [...merged['names of processes, after their rows'].filter(({ pid, ph }) => ph !== 'M' || pid !== 13)],
        'one label is missing': merged['labels before pids'].map((row) => (row.pid === '[TP03] 0' ? { ...row, pid: 3 } : row)),
        'two ranks of one process': [...merged['names of processes, after their rows'], name(10, 'Rank 7')],
        'one rank twice': [0, 1].flatMap((i) => rowsOf(300 + i, { host: 100 + i, device: i, rank: 5 })),
    };
    for (const [what, events] of Object.entries(unsure)) {
        const one = await ingest({ [`${what}.json`]: document(events) });
        assert.deepEqual([ranksOf(one).length, kindsOf(one).includes('several_processes')], [1, true], what);
        const { json } = await server.api('GET', `/compare_traces?control=${separate.job.set}&test=${one.job.set}`);
        assert.match(JSON.stringify(json.comparability), /Rows of several processes count as one rank/, what);
    }
});

test('what an ordinary file has besides its process does not make it several', async () => {
    const events = [...rowsOf(300), name(100, 'rank 1 trainer'), name(0, 'GPU 0 of rank 2'),
        { ph: 'X', cat: 'Trace', name: 'PyTorch Profiler (0)', pid: 'Spans', tid: 'PyTorch Profiler', ts: 0, dur: 9000 },
        { ph: 'X', cat: 'overhead', name: 'Buffer Flush', pid: -1, tid: 0, ts: 1, dur: 1 },
        { ph: 'X', cat: 'cpu_op', name: 'loader', pid: 'Traces', tid: 0, ts: 1, dur: 1 }];
    const one = await ingest({ 'plain.json': document(events) });
    assert.deepEqual([one.set.file_list.map(({ file }) => file), kindsOf(one).includes('several_processes')], [['plain.json'], false]);
});

test('a merged file that is damaged is read as one', async () => {
    const text = document(merged['labels before pids']);
    const one = await ingest({ 'cut.json': text.slice(0, text.length - 700) });
    assert.deepEqual([ranksOf(one).length, kindsOf(one).includes('several_processes')], [1, true]);
});

test('a second document in a file is noted, with what is not read', async () => {
    const [first, second] = [document(rowsOf(300)), document(rowsOf(400), { distributedInfo: { rank: 1 } })];
    const one = await ingest({ 'two.json': `${first}\n${second}` });
    assert.deepEqual(kindsOf(one).filter((kind) => kind !== 'rank_assumed'), ['second_document']);
    assert.match(one.set.file_list[0].notes.find(({ kind }) => kind === 'second_document').example,
        new RegExp(`^a second document follows at byte ${first.length + 1}: ${second.length} of ${first.length + 1 + second.length} bytes are not read`));
    assert.match(one.job.affected_files[0].text, /^A second document follows in the file, and is not read/);
    const other = await ingest({ 'left.json': `${first}\nend of file` });
    assert.ok(kindsOf(other).includes('trailing_bytes'));
});
