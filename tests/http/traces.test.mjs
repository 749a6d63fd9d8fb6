// The traces themselves: kept with --keep-traces, given back, binned and removed with
// their set.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, trace, upload,
    waitForJob } from './lib.mjs';

let server;
let bare; // without --keep-traces
before(async () => {
    server = await startServer({ options: ['--keep-traces'] });
    bare = await startServer();
});
after(async () => {
    await server.stop();
    await bare.stop();
});

const kept = (where) => (fs.existsSync(path.join(where.data, 'traces'))
    ? fs.readdirSync(path.join(where.data, 'traces')) : []);

test('gzip comes back byte by byte, plain JSON gzipped', async () => {
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

test('what is not kept, or not there, is said with its remedy', async () => {
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
});

test('kept traces stay in the bin with their set, and go with it', async () => {
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

test('a set stored without them gets them when asked, from any copy', async () => {
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

    // Under another name, and compressed another way: told by what is in it.
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
