// The traces themselves: kept with --keep-traces, sent back, binned and removed with
// their set.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, trace, upload,
    waitForJob } from './lib.mjs';

let server;
let bare; // with --no-keep-traces
before(async () => {
    server = await startServer({ options: ['--keep-traces'] });
    bare = await startServer({ options: ['--no-keep-traces'] });
});
after(async () => {
    await server.stop();
    await bare.stop();
});

const kept = (where) => (fs.existsSync(path.join(where.data, 'traces'))
    ? fs.readdirSync(path.join(where.data, 'traces')) : []);

test('gzip comes back byte for byte, plain JSON comes back gzipped', async () => {
    const zipped = gzipSync(CONTROL, { level: 9 });
    const other = trace({ rank: 1, ops: [['f', 'cpu_op', 1, 2]] });
    const job = await waitForJob(server, await upload(server, 'both',
        { 'run/rank0.json.gz': zipped, 'run/rank 1 é".json': other }));
    assert.equal(job.traces_kept, true, JSON.stringify(job));
    assert.equal(job.traces_error, null);
    assert.equal(job.state, 'done');
    const set = (await server.api('GET', `/sets/${job.set}`)).json;
    const [plain, gzip] = set.file_list;
    assert.deepEqual([plain.file, gzip.file], ['run/rank 1 é".json', 'run/rank0.json.gz']);
    assert.deepEqual([plain.number, gzip.number], [0, 1]);
    assert.equal(gzip.trace_bytes, zipped.length);
    assert.equal(set.traces_bytes, plain.trace_bytes + gzip.trace_bytes);
    const [listed] = (await server.api('GET', '/sets')).json.sets;
    assert.equal(listed.traces_bytes, set.traces_bytes);
    const file = path.join(server.data, 'sets', `${set.id}.db`);
    assert.equal(listed.stored_bytes, set.traces_bytes + fs.statSync(file).size);

    const list = JSON.parse(spawnSync(process.env.TRACEDIFF_BIN, ['list', '--data', server.data,
        '--format', 'json'], { encoding: 'utf8' }).stdout);
    assert.deepEqual([list.sets[0].stored_bytes, list.sets[0].traces_bytes],
        [listed.stored_bytes, listed.traces_bytes]);

    const first = await server.api('GET', `/sets/${set.id}/files/1/trace`,
        { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(first.status, 200);
    assert.ok(first.bytes.equals(zipped));
    assert.equal(first.headers['content-type'], 'application/gzip');
    assert.equal(first.headers['content-encoding'], undefined);
    assert.equal(first.headers['content-length'], String(zipped.length));
    assert.equal(first.headers['content-disposition'],
        'attachment; filename="rank0.json.gz"; filename*=UTF-8\'\'rank0.json.gz');

    const second = await server.api('GET', '/sets/both/files/0/trace');
    assert.equal(gunzipSync(second.bytes).toString(), other);
    assert.equal(second.headers['content-disposition'], 'attachment; '
        + 'filename="rank_1____.json.gz"; filename*=UTF-8\'\'rank%201%20%C3%A9%22.json.gz');
    const again = await server.api('GET', '/sets/both/files/0/trace',
        { headers: { 'If-None-Match': second.headers.etag } });
    assert.equal(again.status, 304);
    const head = await server.api('HEAD', '/sets/both/files/0/trace');
    assert.equal(head.headers['content-length'], String(second.bytes.length));
    assert.equal(head.bytes.length, 0);
});

test('a trace that is not kept or does not exist is refused, with advice', async () => {
    const id = await store(bare, 'control', { 'rank0.json': CONTROL });
    const [{ traces_bytes: bytes }] = (await bare.api('GET', '/sets')).json.sets;
    assert.equal(bytes, 0);
    const set = (await bare.api('GET', `/sets/${id}`)).json;
    assert.equal(set.file_list[0].trace_bytes, null);
    const { jobs: [job] } = (await bare.api('GET', '/jobs')).json;
    assert.equal(job.traces_kept, null);
    assert.match(assertProblem(await bare.api('GET', `/sets/${id}/files/0/trace`), 404,
        'trace_not_kept'), /^rank0\.json itself was not kept; .*--keep-traces/);
    for (const number of ['1', '-1', 'x', '0x0', '99999999999999999999']) {
        assertProblem(await bare.api('GET', `/sets/${id}/files/${number}/trace`), 404,
            'unknown_file');
    }
    assertProblem(await bare.api('GET', '/sets/none/files/0/trace'), 404, 'unknown_set');
    assertProblem(await bare.api('GET', `/sets/${id}/files/0/trace?page=1`), 400,
        'unknown_parameter');
    assert.equal((await bare.api('GET', '/status')).json.keep_traces, false);
    assert.equal((await server.api('GET', '/status')).json.keep_traces, true);
    assert.equal((await server.api('GET', '/status')).json.keep_traces_bytes, null);
});

test('kept traces stay in the bin with their set, and are removed with it', async () => {
    const id = await store(server, 'short', { 'rank0.json': TEST });
    assert.ok(kept(server).includes(id));
    await server.api('DELETE', `/sets/${id}`);
    assertProblem(await server.api('GET', `/sets/${id}/files/0/trace`), 404, 'unknown_set');
    assert.ok(kept(server).includes(id));
    assert.ok((await server.api('POST', `/sets/${id}/restore`)).json.traces_bytes > 0);
    assert.equal(gunzipSync((await server.api('GET', `/sets/${id}/files/0/trace`)).bytes)
        .toString(), TEST);
    const removed = spawnSync(process.env.TRACEDIFF_BIN, ['remove', '--data', server.data, id],
        { encoding: 'utf8' });
    assert.equal(removed.status, 0, removed.stderr);
    assert.ok(!kept(server).includes(id));
    assert.deepEqual(fs.readdirSync(path.join(server.data, 'spool')), []);
});

test('a set stored without traces gets them on request, from any copy', async () => {
    const folder = temporaryFolder();
    const ingest = (...more) => {
        const result = spawnSync(process.env.TRACEDIFF_BIN, ['ingest', '--data', bare.data,
            ...more], { encoding: 'utf8' });
        assert.equal(result.status, 0, result.stderr);
        return result;
    };
    const file = path.join(folder, 'rank0.json');
    fs.writeFileSync(file, trace({ ops: [['late', 'cpu_op', 3, 4]] }));
    const id = ingest(folder).stdout.trim();
    assert.ok(!kept(bare).includes(id));
    const [before] = (await bare.api('GET', `/sets/${id}`)).json.file_list;
    assert.equal(before.trace_bytes, null);
    assert.match(ingest('--keep-traces', folder).stderr, /stored already/);
    assert.ok(kept(bare).includes(id));
    const after_ = await bare.api('GET', `/sets/${id}`);
    assert.ok(after_.json.file_list[0].trace_bytes > 0);
    assert.equal(gunzipSync((await bare.api('GET', `/sets/${id}/files/0/trace`)).bytes)
        .toString(), fs.readFileSync(file, 'utf8'));

    // A copy with another name and compression is recognised by its content.
    const second = path.join(folder, 'second');
    fs.mkdirSync(second);
    const text = trace({ rank: 3, ops: [['other', 'cpu_op', 3, 4]] });
    fs.writeFileSync(path.join(second, 'a.json'), text);
    const plain = ingest(second).stdout.trim();
    fs.rmSync(path.join(second, 'a.json'));
    const zipped = gzipSync(text);
    fs.writeFileSync(path.join(second, 'b.json.gz'), zipped);
    assert.equal(ingest('--keep-traces', second).stdout.trim(), plain);
    const answer = await bare.api('GET', `/sets/${plain}/files/0/trace`);
    assert.ok(answer.bytes.equals(zipped));
    assert.match(answer.headers['content-disposition'], /"a\.json\.gz"/);
    fs.rmSync(folder, { recursive: true });
});

/** A file of a little more than `bytes` bytes, however well it is zipped. */
const bulky = (bytes) => gzipSync(JSON.stringify({
    ...JSON.parse(trace({ ops: [['f', 'cpu_op', 1, 2]] })),
    noise: randomBytes(bytes).toString('hex') }));

test('a server keeps traces within a limit by default', async (t) => {
    const limited = await startServer();
    t.after(() => limited.stop());
    const { json: status } = await limited.api('GET', '/status');
    assert.deepEqual([status.keep_traces, status.keep_traces_bytes], [true, 20 * 2 ** 30]);
    const id = await store(limited, 'control', { 'rank0.json': CONTROL });
    assert.deepEqual(fs.readdirSync(path.join(limited.data, 'traces', id)).sort().at(-1),
        'limited');
    const { json: set } = await limited.api('GET', `/sets/${id}`);
    assert.equal(set.traces_removed, null);
    assert.equal(set.traces_bytes, set.file_list[0].trace_bytes);
    for (const text of ['20', '20X', 'G', '20GB', '', '-1G', '99999999999999999999G', '1e3G']) {
        const { status: code, stderr } = spawnSync(process.env.TRACEDIFF_BIN,
            ['serve', '--data', limited.data, `--keep-traces=${text}`], { encoding: 'utf8' });
        assert.equal(code, 3, text);
        assert.match(stderr, /--keep-traces=.*: SIZE must be a number with a unit .* such as 20G/);
    }
    for (const off of ['--no-keep-traces', '--keep-traces=0']) {
        const without = await startServer({ options: [off] });
        const { json } = await without.api('GET', '/status');
        assert.deepEqual([json.keep_traces, json.keep_traces_bytes], [false, null]);
        await without.stop();
    }
});

test('the oldest traces make room, but their downloads continue; other traces stay', async (t) => {
    const data = temporaryFolder();
    let limited = await startServer({ data, options: ['--keep-traces'] });
    t.after(() => limited.stop());
    const old = await store(limited, 'kept for good', { 'a.json.gz': bulky(900000) });
    await limited.stop();
    limited = await startServer({ data, options: ['--keep-traces=1M'] });
    const texts = [1, 2].map(() => bulky(420000));
    const first = await store(limited, 'first', { 'a.json.gz': texts[0] });
    const before = await limited.api('GET', `/sets/${first}`);
    // A download that has begun continues to its end.
    const response = await fetch(`${limited.url}api/v1/sets/first/files/0/trace`);
    const second = await store(limited, 'second', { 'a.json.gz': texts[1] });
    const third = await store(limited, 'third', { 'a.json.gz': bulky(420000) });
    assert.ok(Buffer.from(await response.arrayBuffer()).equals(texts[0]));
    const bytes = async (id) => (await limited.api('GET', `/sets/${id}`)).json.traces_bytes;
    assert.equal(await bytes(first), 0);
    assert.ok(await bytes(second) > 420000);
    assert.ok(await bytes(third) > 420000);
    assert.ok(await bytes(old) > 900000);
    const gone = await limited.api('GET', `/sets/${first}`,
        { headers: { 'If-None-Match': before.headers.etag } });
    assert.equal(gone.status, 200);
    assert.match(gone.json.traces_removed, /^20\d\d-.*Z$/);
    assert.equal(gone.json.file_list[0].trace_bytes, null);
    assert.match(assertProblem(await limited.api('GET', `/sets/${first}/files/0/trace`), 404,
        'trace_not_kept'), /was kept, but then removed to stay within the limit/);
    // Traces of a single set that exceed the limit are not kept, and remove no others.
    const job = await waitForJob(limited, await upload(limited, 'huge',
        { 'a.json.gz': bulky(1200000) }));
    assert.deepEqual([job.state, job.traces_kept, job.traces_error.code],
        ['done', false, 'traces_over_limit']);
    assert.ok(await bytes(second) > 420000);
    assert.deepEqual(fs.readdirSync(path.join(data, 'spool')), []);
    // If the first set is read in again, its traces come back, and the next oldest are removed.
    await waitForJob(limited, await upload(limited, 'first', { 'a.json.gz': texts[0] }));
    assert.equal((await limited.api('GET', `/sets/${first}`)).json.traces_removed, null);
    assert.ok(await bytes(first) > 420000);
    assert.equal(await bytes(second), 0);
    // A smaller limit takes effect at the start, even if a crash left work half done.
    await limited.stop();
    fs.renameSync(path.join(data, 'traces', second), path.join(data, 'spool', `gone-${second}`));
    limited = await startServer({ data, options: ['--keep-traces=700K'] });
    assert.deepEqual([await bytes(third), await bytes(first) > 0], [0, true]);
    assert.ok(await bytes(old) > 900000);
    assert.deepEqual(fs.readdirSync(path.join(data, 'spool')), []);
});
