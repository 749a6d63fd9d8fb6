// The life of a set: stored, listed, read, renamed, deleted, restored.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import {
    assertProblem, CONTROL, startServer, store, TEST, trace, upload, waitForJob,
} from './lib.mjs';

let server;
let control;
before(async () => {
    server = await startServer();
    control = await store(server, 'control', { 'rank0.json': CONTROL });
});
after(() => server.stop());

test('the list shows the contents of a stored set', async () => {
    const { sets } = (await server.api('GET', '/sets')).json;
    assert.equal(sets.length, 1);
    const [set] = sets;
    assert.equal(set.id, control);
    assert.match(set.id, /^[0-9a-f]{32}$/);
    assert.equal(set.label, 'control');
    assert.equal(set.notes, '');
    assert.match(set.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(set.files, 1);
    assert.deepEqual(set.ranks, [0]);
    assert.equal(set.world_size, 1);
    assert.deepEqual(set.steps, [1, 2]);
    assert.equal(set.pseudo_step_files, 0);
    assert.equal(set.recorded, null); // its files have no base time
    assert.equal(set.median_step_ns, 100000);
    assert.equal(set.raw_bytes, CONTROL.length);
    assert.equal(set.disk_bytes, CONTROL.length);
    assert.ok(set.stored_bytes > 0);
    assert.deepEqual(set.quality, { events: 9, kept: 9, repaired: 0, dropped: 0, invalid: 0,
        ignored: 0, device_rows_without_step: 0, notes: 0, duplicates: 0, duplicate_files: [],
        left_out: 0, left_out_files: [], affected: 0, affected_files: [] });
    assert.equal(set.file_list, undefined);
});

test('a set says when it was recorded, and the median of its steps over all ranks', async () => {
    const files = [[0, { 1: [0, 100], 2: [100, 300] }], [1, { 1: [0, 200], 2: [200, 500] }]].map(
        ([rank, steps]) => [`rank${rank}.json`, trace({ rank, world: 2, steps, ops: [] }).replace('{',
            `{"baseTimeNanoseconds":${1767312000 + rank}000000000,`)]);
    const id = await store(server, 'dated', Object.fromEntries(files));
    const set = (await server.api('GET', `/sets/${id}`)).json;
    assert.equal(set.recorded, '2026-01-02T00:00:00Z');
    assert.equal(set.median_step_ns, 250000);
    const whole = await store(server, 'whole', { 'rank0.json': trace({ steps: {},
        ops: [['aten::add', 'cpu_op', 1, 10]] }) });
    assert.equal((await server.api('GET', `/sets/${whole}`)).json.median_step_ns, null);
    for (const one of [id, whole]) {
        await server.api('DELETE', `/sets/${one}`);
    }
});

test('a set is found by id, by prefix and by label, and lists its files', async () => {
    for (const name of [control, control.slice(0, 8), 'control']) {
        const set = (await server.api('GET', `/sets/${name}`)).json;
        assert.equal(set.id, control);
        assert.equal(set.file_list.length, 1);
        const [file] = set.file_list;
        assert.equal(file.file, 'rank0.json');
        assert.equal(file.rank_source, 'distributedInfo');
        assert.deepEqual(file.steps, [1, 2]);
        assert.equal(file.first_event_ns, '0');
        assert.deepEqual(file.metadata.distributedInfo, { rank: 0, world_size: 1 });
    }
    assert.match(assertProblem(await server.api('GET', '/sets/nothing'), 404, 'unknown_set'),
        /nothing/);
});

test('a set has ranks, steps, quality and operations', async () => {
    const ranks = (await server.api('GET', `/sets/${control}/ranks`)).json;
    assert.deepEqual(ranks, { ranks: [{ rank: 0, spans: 1, steps: [1, 2],
        files: ['rank0.json'], has_device_rows: true }] });

    const { steps } = (await server.api('GET', `/sets/${control}/steps`)).json;
    assert.deepEqual(steps[0], { rank: 0, span: 0, step_number: 1, start_ns: '0', step: 100,
        compute: 30, exposed_communication: 0, exposed_memory: 0, idle: 70, host_start_ns: '0',
        host: 100, lag: 0 });
    assert.equal(steps.length, 2);

    const quality = (await server.api('GET', `/sets/${control}/quality`)).json;
    assert.equal(quality.quality.kept, 9);
    assert.equal(quality.files[0].file, 'rank0.json');

    const { ops } = (await server.api('GET', `/sets/${control}/ops?q=GEMM`)).json;
    assert.deepEqual(ops, [{ name: 'gemm_a', short_name: 'gemm_a', category: 'kernel',
        kind: 'COMPUTATION', counts: 2, total_duration: 60 }]);
    assert.equal((await server.api('GET', `/sets/${control}/ops?limit=2`)).json.ops.length, 2);
    assertProblem(await server.api('GET', `/sets/${control}/ops?limit=-1`), 400, 'bad_limit');
    assertProblem(await server.api('GET', `/sets/${control}/ops?page=1`), 400,
        'unknown_parameter');
});

test('a file without steps is one pseudo-step', async () => {
    const id = await store(server, 'whole', { 'a.json': trace({ steps: {},
        ops: [['f', 'cpu_op', 10, 5]] }) });
    const { steps } = (await server.api('GET', `/sets/${id}/steps`)).json;
    assert.deepEqual(steps, [{ rank: 0, span: 0, step_number: null, start_ns: '10000',
        step: 5, compute: null, exposed_communication: null, exposed_memory: null,
        idle: null, host_start_ns: null, host: null, lag: null }]);
});

test('a step is its window; the host may have done it before', async () => {
    const row = (name, cat, ts, dur, args) => ({ ph: 'X', pid: 1, tid: 1, name, cat, ts, dur, args });
    const traceEvents = [0, 1, 2].flatMap((i) => [
        row(`ProfilerStep#${i + 1}`, 'user_annotation', 10 * i, 10),
        row('cudaLaunchKernel', 'cuda_runtime', 10 * i + 2, 1, { correlation: i + 1 }),
        row('k', 'kernel', 5 + 100 * i, 100, { correlation: i + 1, device: 0, stream: 7 })]);
    const id = await store(server, 'lagging', { 'a.json': JSON.stringify({ traceEvents }) });
    const { steps } = (await server.api('GET', `/sets/${id}/steps`)).json;
    assert.deepEqual(steps.map((s) => [s.start_ns, s.step, s.host_start_ns, s.host, s.lag]), [
        ['5000', 100, '0', 10, 95], ['105000', 100, '10000', 10, 185],
        ['205000', 100, '20000', 10, 275]]);
});

test('a file without rows is a rank without samples', async () => {
    const whole = trace({ steps: {}, rank: 1, ops: [['f', 'cpu_op', 10, 5],
        ['k', 'kernel', 12, 2]] });
    const files = { 'rank1.json': whole, 'rank0.json': '{"traceEvents":[]}',
        'rank2.json': '{"traceEvents":[{"ph":"M","name":"process_name","args":{}}]}' };
    const id = await store(server, 'with empty ranks', files);
    const alone = await store(server, 'alone', { 'rank1.json': whole });
    const set = (await server.api('GET', `/sets/${id}`)).json;
    assert.deepEqual(set.ranks, [0, 1, 2]);
    assert.equal(set.pseudo_step_files, 1);
    for (const file of set.file_list) {
        const empty = file.rank !== 1;
        assert.equal(file.pseudo_step, !empty);
        assert.equal(file.first_event_ns, empty ? null : '10000');
        assert.deepEqual(file.steps, []);
        assert.equal(file.notes.some((note) => note.kind === 'no_rows'), empty);
    }
    const { steps } = (await server.api('GET', `/sets/${id}/steps`)).json;
    assert.deepEqual(steps.map((step) => step.rank), [1]);

    // The rank takes part in no comparison, and alone it gives nothing to compare.
    const compare = async (query) => server.api('GET', `/compare_traces?${query}`);
    const { json } = await compare(`control=${alone}&test=${id}`);
    assert.equal(json.test.samples, 1);
    assert.equal(json.step_time.test.step, 5);
    assert.equal(json.step_time.control.step, 5);
    const any = (await compare(`control=${alone}&test=${id}&control_steps=any&test_steps=any`));
    assert.equal(any.json.test.samples, 1);
    for (const query of ['test_ranks=0', 'test_ranks=0,2', 'test_ranks=first']) {
        assert.match(assertProblem(await compare(`control=${alone}&test=${id}&${query}`), 400,
            'nothing_selected'), /^test: no file of the chosen ranks has a row/);
    }
    assert.match(assertProblem(await compare(`control=${id}&test=${id}&control_ranks=0`
        + '&test_ranks=2'), 400, 'nothing_selected'), /^control and test: /);

    // Analyses treat it like a rank without device rows.
    const analysis = (await server.api('GET', `/analysis/temporal_breakdown?set=${id}`)).json;
    const [empty] = analysis.set.rows;
    assert.equal(empty.rank, 0);
    assert.equal(empty.idle_time, null);
    assert.equal(empty.note, 'no device rows');
});

test('files with the same bytes count once, and are reported', async () => {
    const files = { 'x.json': TEST, 'x.json.gz': gzipSync(TEST), 'copy/x.json': TEST,
        'rank7.json': trace({ rank: 7 }) };
    const told = ['x.json', 'x.json.gz'].map((file) =>
        ({ kind: 'duplicate_file', file, same_as: 'copy/x.json' }));
    for (const again of [false, true]) {
        const job = await waitForJob(server, await upload(server, 'twice', files));
        assert.equal(job.state, 'done');
        assert.equal(job.already_stored, again);
        assert.deepEqual(job.duplicate_files, told);
        assert.deepEqual(job.failures, []);
    }
    const set = (await server.api('GET', '/sets/twice')).json;
    assert.equal(set.files, 2);
    assert.deepEqual(set.ranks, [0, 7]);
    assert.deepEqual(set.file_list.map((file) => [file.file, file.rank, file.span]),
        [['copy/x.json', 0, 0], ['rank7.json', 7, 0]]);
    assert.equal(set.quality.duplicates, 2);
    assert.deepEqual(set.quality.duplicate_files, told);
    const { quality } = (await server.api('GET', '/sets/twice/quality')).json;
    assert.deepEqual(quality.duplicate_files, told);
    const listed = (await server.api('GET', '/sets')).json.sets.find(({ id }) => id === set.id);
    assert.deepEqual(listed.quality.duplicate_files, told);
    const { steps } = (await server.api('GET', '/sets/twice/steps')).json;
    assert.deepEqual(steps.map((step) => step.rank), [0, 0, 7]);
    const alone = await store(server, 'once', { 'x.json': TEST, 'rank7.json': trace({ rank: 7 }) });
    assert.equal(alone, set.id);
});

test('a list without an object is an error of its file only', async () => {
    const job = await waitForJob(server, await upload(server, 'beside a timeline', {
        'rank0.json': CONTROL, 'rank0.memory_timeline.json': '[[1,2,3],[[0,1],[2,3],[4,5]]]',
        'z.json': '[]' }));
    assert.equal(job.state, 'done');
    assert.deepEqual(job.failures.map((failure) => failure.file),
        ['rank0.memory_timeline.json', 'z.json']);
    assert.match(job.failures[0].message, /is not a trace: the list has no object/);
    assert.equal(job.set, control, 'the result is that of the trace alone');
});

test('label and notes change, and nothing else does', async () => {
    const changed = await server.json('PATCH', `/sets/${control}`,
        { label: 'before ünïcode', notes: 'line 1\nline 2' });
    assert.equal(changed.status, 200, changed.text);
    assert.equal(changed.json.label, 'before ünïcode');
    assert.equal(changed.json.notes, 'line 1\nline 2');
    const again = await server.json('PATCH', `/sets/${control}`, { label: 'control' });
    assert.equal(again.json.notes, 'line 1\nline 2');

    for (const [body, code] of [[{ label: '' }, 'bad_text'], [{ label: 7 }, 'bad_text'],
        [{ label: 'a\nb' }, 'bad_text'], [{ notes: 'a\u001bb' }, 'bad_text'],
        [{ label: 'x'.repeat(257) }, 'bad_text'],
        [{ id: 'x' }, 'unknown_field'], [[], 'bad_json']]) {
        assertProblem(await server.json('PATCH', `/sets/${control}`, body), 400, code);
    }
    assertProblem(await server.api('PATCH', `/sets/${control}`, { body: '{"label"' }), 400,
        'bad_json');
    assertProblem(await server.api('PATCH', `/sets/${control}`,
        { body: '{"label":"\\ud800"}' }), 400, 'bad_json');
    assertProblem(await server.api('PATCH', `/sets/${control}`,
        { body: '{"label":"one","label":"two"}' }), 400, 'bad_json');
    assertProblem(await server.json('PATCH', '/sets/none', { label: 'x' }), 404,
        'unknown_set');
});

test('a set goes to the bin and comes back', async () => {
    const id = await store(server, 'short-lived', { 'rank0.json': TEST });
    assertProblem(await server.api('DELETE', '/sets/short-lived'), 400, 'whole_id_needed');
    const deleted = await server.api('DELETE', `/sets/${id}`);
    assert.deepEqual(deleted.json, { undo_seconds: 600 });
    const listed = (await server.api('GET', '/sets')).json.sets.map((set) => set.id);
    assert.ok(!listed.includes(id));
    assertProblem(await server.api('GET', `/sets/${id}`), 404, 'unknown_set');
    assertProblem(await server.api('GET', `/sets/${id}/ranks`), 404, 'unknown_set');

    const restored = await server.api('POST', `/sets/${id}/restore`);
    assert.equal(restored.status, 200, restored.text);
    assert.equal(restored.json.label, 'short-lived');
    assert.equal((await server.api('GET', `/sets/${id}`)).status, 200);
    assertProblem(await server.api('POST', `/sets/${'0'.repeat(32)}/restore`), 404,
        'unknown_set');
});

test('the same traces are stored once, gzipped or not', async () => {
    const count = (await server.api('GET', '/sets')).json.sets.length;
    assert.equal(await store(server, 'again', { 'rank0.json': CONTROL }), control);
    assert.equal(await store(server, 'zipped', { 'rank0.json.gz': gzipSync(CONTROL) }),
        control);
    assert.equal((await server.api('GET', '/sets')).json.sets.length, count);
});

test('names from traces are shown as text, whatever they contain', async () => {
    const hostile = ['<script>alert(1)</script>', '=HYPERLINK("http://x")', '"quoted", comma',
        'tab\tand\nline', '\u2028', 'a'.repeat(5000)];
    const id = await store(server, '<b>&"label', { 'rank0.json': Buffer.concat([
        Buffer.from('{"traceEvents":['),
        Buffer.from(hostile.map((name, i) => JSON.stringify({ ph: 'X', cat: 'cpu_op', name,
            pid: 1, tid: 1, ts: i * 10, dur: 1 })).join(',')),
        Buffer.from(',{"ph":"X","cat":"cpu_op","name":"bad \xff byte","pid":1,"tid":1,'
            + '"ts":900,"dur":1}]}', 'latin1')]) });
    const names = (await server.api('GET', `/sets/${id}/ops`)).json.ops.map((op) => op.name);
    assert.deepEqual(new Set(names), new Set([...hostile, 'bad \ufffd byte']));
    const compared = await server.api('GET', `/compare_traces?control=${id}&test=${control}`);
    assert.equal(compared.status, 200);
    assert.equal(compared.json.control.label, '<b>&"label');
});
