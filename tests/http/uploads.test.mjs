// Uploads: announcing, sending in one piece and in several, refusals, committing, discarding.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, TEST, trace, upload, waitForJob }
    from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

const announce = (files, label = 'x') => server.json('POST', '/uploads', { label, files });
const fileUrl = (id, name) => `/uploads/${id}/files/${encodeURIComponent(name)}`;
const put = (id, name, body, headers) =>
    server.api('PUT', fileUrl(id, name), { body, headers });
const spool = () => fs.readdirSync(path.join(server.data, 'spool'))
    .filter((name) => name.startsWith('upload-'));
const pause = (milliseconds) => new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
});

async function discard(id) {
    const gone = await server.api('DELETE', `/uploads/${id}`);
    assert.equal(gone.status, 204);
    assert.equal(gone.text, '');
}

test('an upload goes from its list of files to the set', async () => {
    const made = await announce([{ name: 'run/rank0.json', size: CONTROL.length },
        { name: 'run/rank1 ü%.json', size: 6 }], 'before');
    assert.equal(made.status, 201, made.text);
    const { id } = made.json;
    assert.equal(made.headers.location, `/api/v1/uploads/${id}`);
    assert.deepEqual(made.json, { id, label: 'before', state: 'open', files_are: null, files: [
        { name: 'run/rank0.json', size: CONTROL.length, received: 0, complete: false },
        { name: 'run/rank1 ü%.json', size: 6, received: 0, complete: false }] });
    const sent = await put(id, 'run/rank0.json', CONTROL);
    assert.deepEqual(sent.json, { name: 'run/rank0.json', size: CONTROL.length,
        received: CONTROL.length, complete: true });
    assert.match(assertProblem(await server.api('POST', `/uploads/${id}/commit`), 409,
        'incomplete'), /rank1/);
    assert.equal((await server.api('GET', `/uploads/${id}`)).json.state, 'open');
    await put(id, 'run/rank1 ü%.json', 'broken');
    assert.deepEqual(spool(), [`upload-${id}`]);
    assert.deepEqual(fs.readdirSync(path.join(server.data, 'spool', `upload-${id}`)).sort(),
        ['0', '1'], 'names of clients are no paths');

    const commit = await server.api('POST', `/uploads/${id}/commit`);
    assert.equal(commit.status, 202);
    const job = await waitForJob(server, commit.json.job.id);
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.equal(job.label, 'before');
    assert.equal(job.failures.length, 1);
    assert.equal(job.failures[0].file, 'run/rank1 ü%.json');
    assert.ok(!JSON.stringify(job).includes(server.data), 'no path of the disk');
    for (let i = 0; i < 100 && spool().length > 0; i += 1) {
        await pause(20);
    }
    assert.deepEqual(spool(), [], 'the spool is swept when the job has ended');
    const set = (await server.api('GET', `/sets/${job.set}`)).json;
    assert.equal(set.file_list[0].file, 'run/rank0.json');
    assertProblem(await put(id, 'run/rank0.json', CONTROL), 409, 'already_committed');
    assertProblem(await server.api('POST', `/uploads/${id}/commit`), 409,
        'already_committed');
    assertProblem(await server.api('DELETE', `/uploads/${id}`), 409, 'already_committed');
});

test('an upload without a label gets the name of its folder', async () => {
    const made = await server.json('POST', '/uploads',
        { files: [{ name: 'run7/a.json', size: 1 }] });
    assert.equal(made.json.label, 'run7');
    await discard(made.json.id);
    const long = await server.json('POST', '/uploads',
        { files: [{ name: `${'ü'.repeat(300)}/a.json`, size: 1 }] });
    assert.equal(long.json.label, 'ü'.repeat(128), 'cut between two letters');
    await discard(long.json.id);
});

test('a set that is stored already keeps its label, and the job says which', async () => {
    const file = { name: 'keeps.json', size: 0 };
    const again = async (label) => {
        const bytes = trace({ ops: [['aten::keeps', 'cpu_op', 1, 2]] });
        const made = await server.json('POST', '/uploads',
            { label, files: [{ ...file, size: Buffer.byteLength(bytes) }] });
        assert.equal(made.status, 201, made.text);
        await put(made.json.id, file.name, bytes);
        const commit = await server.api('POST', `/uploads/${made.json.id}/commit`);
        const job = await waitForJob(server, commit.json.job.id);
        const set = (await server.api('GET', `/sets/${job.set}`)).json;
        return [job.already_stored, job.known_as, set.label];
    };
    assert.deepEqual(await again('first'), [false, null, 'first']);
    assert.deepEqual(await again('second'), [true, 'first', 'first']);
    assert.deepEqual(await again('first'), [true, 'first', 'first']);
});

test('the sample pairs of the program are read in, control first, and not stored twice', async () => {
    for (const [where, labels, ranks] of [
        ['/samples', ['attention-control', 'attention-test'], [0]],
        ['/samples/ranks', ['sample control', 'sample test'], [0, 1, 2, 3]]]) {
        await addsPair(where, labels, ranks);
    }
});

async function addsPair(where, labels, ranks) {
    for (const already of [false, true]) {
        const answer = await server.api('POST', where);
        assert.equal(answer.status, 202, answer.text);
        const jobs = [];
        for (const { id } of answer.json.jobs) {
            jobs.push(await waitForJob(server, id));
        }
        assert.deepEqual(jobs.map((job) => [job.state, job.label, job.already_stored]),
            labels.map((label) => ['done', label, already]));
        const [control, changed] = await Promise.all(jobs.map(async ({ set }) =>
            (await server.api('GET', `/sets/${set}`)).json));
        assert.deepEqual([control.ranks, changed.ranks], [ranks, ranks]);
        assert.ok(control.file_list[0].first_event_ns < changed.file_list[0].first_event_ns);
    }
    assertProblem(await server.api('POST', `${where}?x=1`), 400, 'unknown_parameter');
}

test('names of files are checked before anything is made', async () => {
    const long = `${'x'.repeat(1020)}.json`;
    for (const name of ['', '/etc/x.json', '../x.json', 'a/../x.json', 'a/./x.json',
        'a//x.json', 'a/', 'tab\there.json', 'del\x7f.json', long]) {
        assertProblem(await announce([{ name, size: 1 }]), 400, 'bad_name');
    }
    assertProblem(await announce([{ name: 'nul\0.json', size: 1 }]), 400, 'bad_json');
    for (const name of ['readme.txt', '.json', 'x.json.gz.exe', 'json', 'x.gz', 'x.json/y']) {
        assert.match(assertProblem(await announce([{ name, size: 1 }]), 400, 'not_a_trace'),
            /\.json/);
    }
    for (const name of ['..x.json', 'a..b/..c.JSON', `${'x'.repeat(1019)}.json`, 'ü.Json.GZ',
        'C:\\traces\\x.json']) {
        const made = await announce([{ name, size: 1 }]);
        assert.equal(made.status, 201, made.text);
        await discard(made.json.id);
    }
    assert.deepEqual(spool(), []);
});

test('a body that goes on after it was refused is cut off', async () => {
    const { json: { id } } = await announce([{ name: 'a.json', size: 1000 }]);
    const socket = net.connect(server.port, '127.0.0.1');
    let [sent, closed] = [0, false];
    socket.on('close', () => { closed = true; });
    socket.on('error', () => {});
    socket.resume();
    socket.write(`PUT /api/v1${fileUrl(id, 'a.json')} HTTP/1.1\r\n` +
        `Host: 127.0.0.1:${server.port}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const chunk = `10000\r\n${'x'.repeat(65536)}\r\n`;
    for (; sent < 64 << 20 && !closed; sent += 65536) {
        if (!socket.write(chunk)) {
            await new Promise((resolve) => {
                socket.once('drain', resolve);
                socket.once('close', resolve);
            });
        }
    }
    socket.destroy();
    assert.ok(sent < 64 << 20, 'all of it was read');
    await discard(id);
});

test('wrong lists of files are refused', async () => {
    const file = { name: 'a.json', size: 1 };
    assertProblem(await announce([]), 400, 'no_files');
    assertProblem(await announce([file, file]), 400, 'duplicate_name');
    assertProblem(await announce('a.json'), 400, 'bad_files');
    for (const bad of [{ name: 'a.json' }, { name: 'a.json', size: -1 },
        { name: 'a.json', size: 1.5 }, { name: 'a.json', size: '1' }, { size: 1 }, 'a.json',
        { ...file, extra: 1 }]) {
        assertProblem(await announce([bad]), 400, 'bad_files');
    }
    assertProblem(await announce([file], 7), 400, 'bad_files');
    assertProblem(await announce([file], 'a\nb'), 400, 'bad_label');
    assertProblem(await announce([file], 'x'.repeat(257)), 400, 'bad_label');
    assertProblem(await announce(Array.from({ length: 4097 }, (_, i) =>
        ({ name: `${i}.json`, size: 1 }))), 413, 'too_many_files');
    assertProblem(await announce([{ name: 'a.json', size: 2 ** 36 + 1 }]), 413,
        'file_too_large');
    const full = await announce(Array.from({ length: 4096 }, (_, i) =>
        ({ name: `${i}.json`, size: 2 ** 36 })));
    assert.match(assertProblem(full, 507, 'disk_full'), /full/);
    assertProblem(await server.json('POST', '/uploads', { files: [file], more: 1 }), 400,
        'unknown_field');
    assert.deepEqual(spool(), []);
});

test('sixteen uploads may be open, no more', async () => {
    const open = [];
    for (let i = 0; i < 16; i += 1) {
        open.push((await announce([{ name: 'a.json', size: 1 }])).json.id);
    }
    assertProblem(await announce([{ name: 'a.json', size: 1 }]), 413, 'too_many_uploads');
    for (const id of open) {
        await discard(id);
    }
    assert.deepEqual(spool(), []);
});

test('bodies of another size than announced are refused', async () => {
    const { id } = (await announce([{ name: 'a.json', size: 10 }])).json;
    assertProblem(await put(id, 'a.json', 'x'.repeat(9)), 400, 'wrong_size');
    assertProblem(await put(id, 'a.json', 'x'.repeat(11)), 400, 'wrong_size');
    assertProblem(await put(id, 'a.json', 'x'.repeat(200000)), 400, 'wrong_size');
    // Without a declared length the bytes are counted as they come.
    assertProblem(await put(id, 'a.json', 'x'.repeat(11),
        { 'Transfer-Encoding': 'chunked' }), 400, 'wrong_size');
    const short = await put(id, 'a.json', 'x'.repeat(9), { 'Transfer-Encoding': 'chunked' });
    assert.deepEqual(short.json, { name: 'a.json', size: 10, received: 9, complete: false });
    const whole = await put(id, 'a.json', 'x'.repeat(10), { 'Transfer-Encoding': 'chunked' });
    assert.equal(whole.json.complete, true);
    assertProblem(await put(id, 'b.json', 'x'), 404, 'unknown_file');
    assertProblem(await put('0123456789abcdef', 'a.json', 'x'), 404, 'unknown_upload');
    await discard(id);
    assertProblem(await put(id, 'a.json', 'x'.repeat(10)), 404, 'unknown_upload');
    assertProblem(await server.api('GET', `/uploads/${id}`), 404, 'unknown_upload');
});

test('a file can be continued where it stopped', async () => {
    const { id } = (await announce([{ name: 'a.json', size: CONTROL.length }])).json;
    const size = CONTROL.length;
    const range = (first, last, total = size) =>
        ({ 'Content-Range': `bytes ${first}-${last}/${total}` });
    const part = await put(id, 'a.json', CONTROL.slice(0, 100), range(0, 99));
    assert.deepEqual(part.json, { name: 'a.json', size, received: 100, complete: false });

    assert.match(assertProblem(await put(id, 'a.json', CONTROL.slice(101), range(101,
        size - 1)), 409, 'wrong_offset'), /byte 100/);
    assertProblem(await put(id, 'a.json', CONTROL.slice(100), range(100, size - 1, size + 1)),
        400, 'wrong_size');
    assertProblem(await put(id, 'a.json', CONTROL.slice(100, 150), range(100, size - 1)),
        400, 'wrong_size');
    for (const bad of ['bytes 100-50/200', 'bytes */200', 'bytes 0-200/200', 'lines 0-1/2',
        'bytes 0-1', `bytes 0-1/${'9'.repeat(30)}`]) {
        assertProblem(await put(id, 'a.json', 'x', { 'Content-Range': bad }), 400,
            'bad_range');
    }
    assert.equal((await server.api('GET', `/uploads/${id}`)).json.files[0].received, 100);
    const rest = await put(id, 'a.json', CONTROL.slice(100), range(100, size - 1));
    assert.equal(rest.json.complete, true);
    const { job } = (await server.api('POST', `/uploads/${id}/commit`)).json;
    const done = await waitForJob(server, job.id);
    assert.equal(done.state, 'done');
    const set = (await server.api('GET', `/sets/${done.set}`)).json;
    assert.equal(set.raw_bytes, size);
    assert.equal(set.quality.kept, 9, 'every byte is where it belongs');
});

test('after a broken connection, what arrived stays, and the rest can follow', async () => {
    const body = Buffer.from(trace({ ops: Array.from({ length: 20000 }, (_, i) =>
        [`op${i}`, 'cpu_op', i, 1]) }));
    const { id } = (await announce([{ name: 'a.json', size: body.length }])).json;
    const half = Math.floor(body.length / 2);
    const request = http.request({ host: '127.0.0.1', port: server.port, method: 'PUT',
        path: `/api/v1${fileUrl(id, 'a.json')}`, headers: { 'Content-Length': body.length } });
    const closed = new Promise((resolve) => { request.on('error', resolve).on('close', resolve); });
    request.write(body.subarray(0, half));
    let received = 0;
    const look = async () => {
        [{ received }] = (await server.api('GET', `/uploads/${id}`)).json.files;
    };
    for (let i = 0; i < 100 && received !== half; i += 1) {
        await pause(20);
        await look();
    }
    request.destroy();
    await closed;
    await look();
    assert.equal(received, half);
    const rest = await put(id, 'a.json', body.subarray(half),
        { 'Content-Range': `bytes ${half}-${body.length - 1}/${body.length}` });
    assert.equal(rest.json.complete, true, rest.text);
    const { job } = (await server.api('POST', `/uploads/${id}/commit`)).json;
    assert.equal((await waitForJob(server, job.id)).state, 'done');
});

test('a later request takes a file over from one that stalls', async () => {
    const { id } = (await announce([{ name: 'a.json', size: 1000 }])).json;
    const stalled = net.connect(server.port, '127.0.0.1');
    stalled.on('error', () => {});
    stalled.write(`PUT /api/v1${fileUrl(id, 'a.json')} HTTP/1.1\r\nHost: 127.0.0.1:`
        + `${server.port}\r\nContent-Length: 1000\r\n\r\n${'a'.repeat(500)}`);
    await pause(100);
    const taken = await put(id, 'a.json', 'b'.repeat(1000));
    assert.equal(taken.json.complete, true);
    let answer = '';
    stalled.on('data', (piece) => { answer += piece; });
    stalled.end('a'.repeat(500));
    await new Promise((resolve) => { stalled.on('close', resolve); });
    assert.match(answer, /^HTTP\/1\.1 409 .*superseded/s);
    const bytes = fs.readFileSync(path.join(server.data, 'spool', `upload-${id}`, '0'));
    assert.equal(bytes.toString(), 'b'.repeat(1000));
    await discard(id);
});

test('a body may be gzipped for the transfer', async () => {
    const { id } = (await announce([{ name: 'a.json', size: TEST.length }])).json;
    assertProblem(await put(id, 'a.json', 'x', { 'Content-Encoding': 'br' }), 400,
        'bad_encoding');
    assertProblem(await put(id, 'a.json', 'x', { 'Content-Encoding': 'gzip',
        'Content-Range': 'bytes 0-0/1' }), 400, 'bad_range');
    const sent = await put(id, 'a.json', gzipSync(TEST), { 'Content-Encoding': 'gzip' });
    assert.equal(sent.json.complete, true);
    const { job } = (await server.api('POST', `/uploads/${id}/commit`)).json;
    const done = await waitForJob(server, job.id);
    assert.equal((await server.api('GET', `/sets/${done.set}`)).json.raw_bytes, TEST.length);
});

test('a file that was gzipped for the transfer can only be sent again from its start', async () => {
    const { id } = (await announce([{ name: 'a.json', size: 20 }])).json;
    await put(id, 'a.json', 'zipped, and longer than announced',
        { 'Content-Encoding': 'gzip' });
    assert.match(assertProblem(await put(id, 'a.json', 'x'.repeat(10),
        { 'Content-Range': 'bytes 10-19/20' }), 409, 'wrong_offset'), /from its start/);
    assert.equal((await put(id, 'a.json', 'y'.repeat(20),
        { 'Content-Range': 'bytes 0-19/20' })).json.complete, true);
    const bytes = fs.readFileSync(path.join(server.data, 'spool', `upload-${id}`, '0'));
    assert.equal(bytes.toString(), 'y'.repeat(20));
    await discard(id);
});

test('two uploads of several megabytes work at once', async () => {
    const big = (name) => trace({ steps: { 1: [0, 60000] }, ops: Array.from(
        { length: 60000 }, (_, i) => [`${name}${i % 100}`, 'cpu_op', i, 0.5]) });
    const jobs = await Promise.all(['left', 'right'].map((name) =>
        upload(server, name, { 'rank0.json': big(name), 'rank1.json': big(`${name}1`) })));
    for (const [index, id] of jobs.entries()) {
        const job = await waitForJob(server, id);
        assert.equal(job.state, 'done', JSON.stringify(job));
        const { ops } = (await server.api('GET', `/sets/${job.set}/ops?q=left`)).json;
        assert.equal(ops.length > 0, index === 0);
        assert.equal((await server.api('GET', `/sets/${job.set}`)).json.quality.kept, 120002);
    }
});

test('an upload of nothing but empty or broken files fails with the reason', async () => {
    const job = await waitForJob(server, await upload(server, 'empty', { 'a.json': '' }));
    assert.equal(job.state, 'failed');
    assert.match(job.error.detail, /a\.json/);
    assert.equal(job.set, null);
    const broken = await waitForJob(server, await upload(server, 'broken',
        { 'b.json': '{"x":1}' }));
    assert.equal(broken.state, 'failed');
    assert.match(broken.error.detail, /b\.json/);
    assert.ok(!JSON.stringify(broken).includes(server.data));
});
