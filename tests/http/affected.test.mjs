// Cut or damaged files: their description, the effect of the damage on the numbers, and its
// report in every answer about the set.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import zlib from 'node:zlib';
import { startServer, store, trace, upload, waitForJob } from './lib.mjs';

const STEPS = { 1: [0, 100], 2: [100, 100], 3: [200, 100] };
const OPS = [1, 2, 3].flatMap((n) => [
    { name: 'aten::mm', cat: 'cpu_op', ts: 100 * (n - 1) + 1, dur: 50 },
    { name: `gemm "${n}"`, cat: 'kernel', ts: 100 * (n - 1) + 2, dur: 40 }]);

const STEPS_AND_OPS = Object.keys(STEPS).length + OPS.length;

/** A trace whose events are in order of time: if it is cut, it lacks its last steps. */
const event = ({ name, cat, ts, dur }) => JSON.stringify({ ph: 'X', cat, name, pid: 1,
    tid: cat === 'kernel' ? 7 : 1, ts, dur, args: cat === 'kernel' ? { device: 0, stream: 7 } : {} });
function ordered(rank) {
    const steps = Object.entries(STEPS).map(([n, [ts, dur]]) => ({ name: `ProfilerStep#${n}`,
        cat: 'user_annotation', ts, dur }));
    const events = [...steps, ...OPS].sort((a, b) => a.ts - b.ts).map(event);
    return `{"baseTimeNanoseconds":0,"distributedInfo":{"rank":${rank},"world_size":2},`
        + `"traceEvents":[\n${events.join(',\n')}\n],"traceName":"x.json"}`;
}
const WHOLE = ordered(1);
const cutAt = (text) => WHOLE.slice(0, WHOLE.indexOf(text) + text.length);

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

const qualityOf = async (id) => (await server.api('GET', `/sets/${id}`)).json;

/** Stores `bytes` as rank 1 beside a whole rank 0. */
async function beside(label, name, bytes) {
    const id = await store(server, label, { 'rank0.json': ordered(0), [name]: bytes });
    const set = await qualityOf(id);
    const file = set.file_list.find((one) => one.file === name);
    return { id, set, file, notes: Object.fromEntries(file.notes.map((n) => [n.kind, n])) };
}

test('a whole trace is not affected', async () => {
    const { set, file } = await beside('whole', 'rank1.json', WHOLE);
    assert.deepEqual([set.quality.affected, set.quality.affected_files], [0, []]);
    assert.deepEqual(file.notes, []);
});

for (const [how, bytes] of [
    ['between two events', cutAt('ProfilerStep#2","pid":1,"tid":1,"ts":100,"dur":100,"args":{}},')],
    ['in an event', cutAt('"name":"gemm \\"2\\"","pid":1')],
    ['in a string', cutAt('"name":"gemm \\"2')],
    ['in the gzip data', zlib.gzipSync(WHOLE, { level: 0 }).subarray(0, 700)]]) {
    test(`a trace cut ${how} is reported as damaged`, async () => {
        const name = typeof bytes === 'string' ? 'rank1.json' : 'rank1.json.gz';
        const { id, set, notes } = await beside(`cut ${how}`, name, bytes);
        assert.equal(notes.json_damaged.severity, 'damage');
        assert.match(notes.json_damaged.words, /damaged or ends early/);
        assert.match(notes.json_damaged.effect, /sums and counts are too small/);
        if (name.endsWith('.gz')) {
            assert.equal(notes.gzip_truncated.severity, 'info');
        }
        assert.equal(set.quality.affected, 1);
        const [one] = set.quality.affected_files;
        assert.deepEqual([one.file, one.rank], [name, 1]);
        assert.match(one.text, /Steps that other ranks have but this file does not: (2-)?3\.$/);
        // Every place that shows the set says the same.
        const listed = (await server.api('GET', '/sets')).json.sets.find((s) => s.id === id);
        const parts = (await server.api('GET', `/sets/${id}/quality`)).json;
        const jobs = (await server.api('GET', '/jobs')).json.jobs;
        for (const list of [listed.quality.affected_files, parts.quality.affected_files,
            jobs.find((job) => job.set === id).affected_files]) {
            assert.deepEqual(list, [one]);
        }
        const ask = async (query) => (await server.api('GET',
            `/compare_traces?control=whole&test=${id}&limit=0${query}`)).json.comparability;
        const [note] = await ask('');
        assert.deepEqual([note.kind, note.severity], ['test_affected', 'damage']);
        assert.ok(note.text.startsWith(`Test, rank 1 (${name}): `), note.text);
        assert.ok((await ask('&test_ranks=0&control_ranks=0'))
            .every(({ severity }) => severity === 'info'), 'rank 0 is whole');
        const turned = (await server.api('GET',
            `/compare_traces?control=${id}&test=whole&limit=0`)).json.comparability;
        assert.equal(turned[0].kind, 'control_affected');
    });
}

test('device rows that only other ranks have are reported as missing', async () => {
    const { set } = await beside('host only', 'rank1.json', cutAt('"name":"aten::mm"'));
    assert.match(set.quality.affected_files[0].text, /no device rows, which other ranks have/);
});

test('a cut after the list of events changes no number', async () => {
    for (const bytes of [cutAt('\n]'), cutAt('"traceName"'), WHOLE.slice(0, -1)]) {
        const { set, notes, file } = await beside(`tail ${bytes.length}`, 'rank1.json', bytes);
        assert.deepEqual(Object.keys(notes), ['end_damaged']);
        assert.equal(notes.end_damaged.severity, 'info');
        assert.equal(notes.end_damaged.effect, 'All events are there.');
        assert.equal(set.quality.affected, 0);
        assert.equal(file.quality.kept, STEPS_AND_OPS);
    }
    const packed = zlib.gzipSync(WHOLE);
    const alone = await qualityOf(await store(server, 'trailer',
        { 'rank1.json.gz': packed.subarray(0, packed.length - 4) }));
    assert.deepEqual(alone.file_list[0].notes.map(({ kind, severity }) => [kind, severity]),
        [['gzip_truncated', 'info']]);
    assert.equal(alone.quality.affected, 0);
});

test('repaired and dropped events are damage, assumed values are not', async () => {
    const bad = trace({ rank: 1, ops: [['a', 'cpu_op', 1, -2]] });
    const id = await store(server, 'negative', { 'rank1.json': bad });
    const { quality, file_list: [file] } = await qualityOf(id);
    assert.equal(file.notes.find((n) => n.kind === 'negative_duration').severity, 'damage');
    assert.match(quality.affected_files[0].text, /^Negative durations count as 0\. /);
    const assumed = await store(server, 'assumed', { 'x.json': '{"traceEvents":[{"ph":"X",'
        + '"cat":"cpu_op","name":"a","pid":1,"tid":1,"ts":1,"dur":2}]}' });
    const other = await qualityOf(assumed);
    assert.equal(other.quality.affected, 0);
    assert.ok(other.file_list[0].notes.length > 0);
    assert.ok(other.file_list[0].notes.every((n) => n.severity === 'info' && n.words !== ''));
});

test('an empty file, or one with only a head, is an error', async () => {
    for (const [label, bytes] of [['empty', ''], ['head', WHOLE.slice(0, 60)],
        ['open list', '{"traceEvents":['], ['zipped head', zlib.gzipSync(WHOLE).subarray(0, 12)]]) {
        const name = label.startsWith('zip') ? 'rank1.json.gz' : 'rank1.json';
        const job = await waitForJob(server, await upload(server, label, { [name]: bytes }));
        assert.equal(job.state, 'failed', label);
        assert.match(job.error.detail, /rank1\.json/);
    }
});
