// While files of an upload still arrive, a worker already reads those that are whole; the job
// then takes this worker over. Whatever ends the worker, the job has the same result.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';

import { CONTROL, SLOWER, startServer, store, temporaryFolder, trace, upload, waitForJob }
    from './lib.mjs';

const sleep = (milliseconds) =>
    new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/* Under valgrind, the server itself reads. */
const linux = { skip: process.platform !== 'linux' || /valgrind/.test(process.env.TRACEDIFF_BIN) };

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/** A trace of instants, which are not kept: slow to read, quick to make. If `most` is below 10,
 *  there may be none. */
function slow(rank, most = 1000) {
    const megabytes = most / SLOWER;
    const event = `{"ph":"i","cat":"x","name":"slow","pid":1,"tid":1,"ts":${rank}}`;
    const middle = gzipSync(`${event},`.repeat(Math.ceil(1e6 / event.length)));
    return Buffer.concat([gzipSync(`{"distributedInfo":{"rank":${rank}},"traceEvents":[`),
        ...Array.from({ length: megabytes }, () => middle),
        gzipSync('{"ph":"X","cat":"cpu_op","name":"a","pid":1,"tid":1,"ts":1,"dur":1}]}')]);
}

/** A small trace of unique size: a trace that looks stored is not read early. */
const small = (rank) => trace({ rank, ops: [[`op${'.'.repeat(rank)}`, 'cpu_op', 1, 2]] });

/** The processes that read for a server. */
function workers(pid) {
    return fs.readdirSync('/proc').filter((name) => {
        try {
            const [, parent] = /^\d+ \(tracediff-read\) [^Z] (\d+) /.exec(
                fs.readFileSync(`/proc/${name}/stat`, 'latin1')) ?? [];
            return Number(parent) === pid;
        } catch {
            return false; // none, or gone meanwhile
        }
    }).map(Number);
}

const field = (pid, name) => new RegExp(`^${name}:\\s*(.*)$`, 'm')
    .exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))[1];

async function waitUntil(isSo, what, milliseconds = 20000) {
    const until = Date.now() + milliseconds;
    while (!await isSo()) {
        assert.ok(Date.now() < until, what);
        await sleep(10);
    }
}

const noWorker = (running, what) =>
    waitUntil(() => workers(running.child.pid).length === 0, what);

async function workerOf(running) {
    await waitUntil(() => workers(running.child.pid).length === 1, 'a worker');
    return workers(running.child.pid)[0];
}

const spool = (running) => path.join(running.data, 'spool');
/** The files in the spool besides uploads: drafts. */
const drafts = (running) => fs.readdirSync(spool(running))
    .filter((name) => !name.startsWith('upload-'));
async function draftOf(running) {
    await waitUntil(() => drafts(running).length === 1, 'a draft');
    return fs.statSync(path.join(spool(running), drafts(running)[0])).ino;
}

async function assertSwept(running) {
    await waitUntil(() => fs.readdirSync(spool(running)).length === 0, 'the spool is empty');
}

/** Announces files {name: bytes}; sends them one by one, and commits. */
async function begin(running, label, files) {
    const made = await running.json('POST', '/uploads', { label,
        files: Object.entries(files).map(([name, bytes]) =>
            ({ name, size: Buffer.byteLength(bytes) })) });
    assert.equal(made.status, 201, made.text);
    const where = `/uploads/${made.json.id}`;
    return {
        where,
        send: async (name, bytes = files[name]) => {
            const put = await running.api('PUT', `${where}/files/${encodeURIComponent(name)}`,
                { body: bytes });
            assert.equal(put.status, 200, put.text);
            assert.equal(put.json.complete, true);
        },
        commit: async () => {
            const commit = await running.api('POST', `${where}/commit`);
            assert.equal(commit.status, 202, commit.text);
            return commit.json.job.id;
        },
    };
}

async function done(running, id) {
    const job = await waitForJob(running, id);
    assert.equal(job.state, 'done', JSON.stringify(job));
    return job;
}

const inodeOf = (running, set) => fs.statSync(path.join(running.data, 'sets', `${set}.db`)).ino;

/** The API's answer on a set, without its creation time and the size of its file. */
async function told(running, set) {
    const { created, stored_bytes, ...rest } = (await running.api('GET', `/sets/${set}`)).json;
    assert.ok(created && stored_bytes);
    const compared = await running.api('GET', `/compare_traces?control=${set}&test=${set}`);
    assert.equal(compared.status, 200, compared.text);
    return { ...rest, ops: compared.json.ops };
}

/** A job of an upload equals that of the same files in a folder, in another store. */
async function assertAsPlain(running, job, files) {
    const folder = temporaryFolder();
    for (const [name, bytes] of Object.entries(files)) {
        fs.writeFileSync(path.join(folder, name), bytes);
    }
    const reads = await startServer({ folders: [folder] });
    const [listed] = (await reads.api('GET', '/jobs')).json.jobs;
    const other = await done(reads, listed.id);
    assert.equal(job.set, other.set);
    for (const key of ['failures', 'duplicate_files', 'affected_files', 'events', 'bytes_done', 'bytes_total',
        'files_done', 'files_total']) {
        assert.deepEqual(job[key], other[key], key);
    }
    const [here, there] = [await told(running, job.set), await told(reads, other.set)];
    assert.deepEqual({ ...here, label: '' }, { ...there, label: '' });
    await reads.stop();
    fs.rmSync(folder, { recursive: true });
}

test('the rows that were read while files arrived become the set', linux, async () => {
    const files = { 'a.json': trace({ rank: 3, ops: [['one', 'cpu_op', 1, 2]] }),
        'b.json.gz': gzipSync(trace({ rank: 1, ops: [['two', 'kernel', 1, 2]] })),
        'c.json': 'broken', 'd.json': '', 'e.json': CONTROL.slice(0, -30),
        'f.json': trace({ rank: 3, ops: [['one', 'cpu_op', 1, 2]] }) };
    const early = await begin(server, 'early', files);
    for (const name of ['f.json', 'b.json.gz', 'e.json']) {
        await early.send(name);
    }
    const draft = await draftOf(server);
    const pid = await workerOf(server);
    await early.send('c.json');
    await early.send('a.json');
    assert.deepEqual(workers(server.child.pid), [pid]);
    const job = await done(server, await early.commit());
    assert.equal(inodeOf(server, job.set), draft);
    await assertAsPlain(server, job, files);
    assert.equal(job.failures.length, 2);
    assert.equal(job.duplicate_files.length, 1);
    await assertSwept(server);
    await noWorker(server, 'its work is done');
});

test('files that arrive before the commit can be read before it', linux, async () => {
    const files = { 'a.json': small(5), 'b.json': small(6) };
    const early = await begin(server, 'before', files);
    await early.send('b.json');
    const draft = await draftOf(server);
    await workerOf(server); // which waits for the other file
    await early.send('a.json');
    await noWorker(server, 'it ends when all are read');
    assert.equal(await draftOf(server), draft);
    assert.equal(inodeOf(server, (await done(server, await early.commit())).set), draft);
});

test('a job continues with the early worker, which is confined like any other', linux, async () => {
    const { worker } = (await server.api('GET', '/status')).json;
    const early = await begin(server, 'held', { 'a.json.gz': slow(7), 'b.json': trace() });
    await early.send('a.json.gz');
    const pid = await workerOf(server);
    await waitUntil(() => field(pid, 'NoNewPrivs') === '1'
        && field(pid, 'Seccomp') === (worker.seccomp ? '2' : '0'), 'it is held');
    await early.send('b.json');
    const id = await early.commit();
    await waitUntil(async () => {
        const { state, stage } = (await server.api('GET', `/jobs/${id}`)).json;
        return state === 'running' && stage === 'reading';
    }, 'it reads');
    assert.deepEqual(workers(server.child.pid), [pid]);
    await server.api('DELETE', `/jobs/${id}`);
    assert.equal((await waitForJob(server, id)).state, 'cancelled');
    assert.deepEqual(workers(server.child.pid), [], 'cancelling ends it');
    await assertSwept(server);
});

test('a file that is sent again is read again', linux, async () => {
    for (const when of ['at once', 'read']) {
        const rank = when === 'read' ? 20 : 30;
        const files = { 'a.json': small(rank), 'b.json': small(rank + 1) };
        const early = await begin(server, when, files);
        await early.send('a.json', files['a.json'].replace('"dur":2', '"dur":3'));
        await draftOf(server);
        if (when === 'read') {
            await workerOf(server);
            await early.send('b.json');
            await noWorker(server, 'all was read');
        }
        await early.send('a.json');
        if (when !== 'read') {
            await early.send('b.json');
        }
        await assertAsPlain(server, await done(server, await early.commit()), files);
    }
    await assertSwept(server);
});

test('a commit that comes too early changes nothing', linux, async () => {
    const files = { 'a.json': small(8), 'b.json': small(9) };
    const early = await begin(server, 'patience', files);
    await early.send('a.json');
    await draftOf(server);
    assert.equal((await server.api('POST', `${early.where}/commit`)).status, 409);
    await early.send('b.json');
    await assertAsPlain(server, await done(server, await early.commit()), files);
});

test('deleting an upload ends its worker and empties the spool', linux, async () => {
    const early = await begin(server, 'away', { 'a.json.gz': slow(10), 'b.json': trace() });
    await early.send('a.json.gz');
    await workerOf(server);
    assert.equal((await server.api('DELETE', early.where)).status, 204);
    assert.deepEqual(fs.readdirSync(spool(server)), []);
    assert.deepEqual(workers(server.child.pid), []);
});

test('whatever ends the worker, the job has the same result', linux, async () => {
    for (const [signal, whole, megabytes] of [['SIGKILL', false, 300], ['SIGABRT', false, 310],
        ['SIGKILL', true, 320]]) {
        const files = { 'a.json.gz': slow(11, megabytes), 'b.json': trace() };
        const early = await begin(server, signal, files);
        await early.send('a.json.gz');
        const pid = await workerOf(server);
        await sleep(50);
        if (whole) {
            await early.send('b.json');
        }
        let id = whole ? await early.commit() : null;
        process.kill(pid, signal);
        if (!whole) {
            await noWorker(server, 'it is gone');
            await early.send('b.json');
            id = await early.commit();
        }
        const job = await done(server, id);
        await assertAsPlain(server, job, files);
    }
    assert.equal(server.exit, null);
    assert.doesNotMatch(server.log, /reader_|process that was reading/);
});

test('a job that comes meanwhile takes the place of the early worker', linux, async () => {
    const files = { 'a.json.gz': slow(12, 2000), 'b.json': small(1) };
    const early = await begin(server, 'waits', files);
    await early.send('a.json.gz');
    const pid = await workerOf(server);
    const id = await upload(server, 'first', { 'c.json.gz': slow(13) });
    // This is sooner than the end of a worker that gets no file.
    await waitUntil(() => !workers(server.child.pid).includes(pid), 'it gave its place', 7000);
    await early.send('b.json');
    assert.ok(workers(server.child.pid).length <= 1, 'while a job runs it does not begin');
    const own = await early.commit();
    await server.api('DELETE', `/jobs/${id}`);
    await server.api('DELETE', `/jobs/${own}`);
    for (const one of [id, own]) {
        assert.equal((await waitForJob(server, one)).state, 'cancelled');
    }
    await assertSwept(server);
});

test('with two jobs at once, the early worker keeps its place', linux, async () => {
    const two = await startServer({ options: ['--jobs', '2'] });
    const files = { 'a.json': small(1), 'b.json': trace() };
    const early = await begin(two, 'beside', files);
    await early.send('a.json');
    const draft = await draftOf(two);
    const id = await upload(two, 'first', { 'c.json.gz': slow(13) });
    await sleep(300);
    await early.send('b.json');
    assert.equal(inodeOf(two, (await done(two, await early.commit())).set), draft);
    await two.api('DELETE', `/jobs/${id}`);
    await waitForJob(two, id);
    await two.stop();
});

test('a single file and files that look stored are not read early', linux, async () => {
    const one = await begin(server, 'one', { 'a.json.gz': slow(14, 1) });
    await one.send('a.json.gz');
    await sleep(200);
    assert.deepEqual(drafts(server), []);
    await server.api('DELETE', one.where);
    const files = { 'a.json': small(15), 'b.json': small(16) };
    const set = await store(server, 'stored', files);
    const again = await begin(server, 'again', files);
    await again.send('a.json');
    await sleep(200);
    assert.deepEqual(drafts(server), []);
    await again.send('b.json');
    const job = await done(server, await again.commit());
    assert.deepEqual([job.set, job.already_stored], [set, true]);
});

test('an upload that gets no files keeps no worker', linux, async () => {
    const files = { 'a.json': small(17), 'b.json': small(18) };
    const early = await begin(server, 'idle', files);
    await early.send('a.json');
    await workerOf(server);
    await sleep(10000);
    await noWorker(server, 'it is not kept');
    await waitUntil(() => drafts(server).length === 0, 'nor its draft');
    await early.send('b.json');
    await assertAsPlain(server, await done(server, await early.commit()), files);
});

test('a server that stops leaves neither worker nor draft', linux, async () => {
    for (const signal of ['SIGTERM', 'SIGKILL']) {
        const data = temporaryFolder();
        const stops = await startServer({ data });
        const early = await begin(stops, 'stops', { 'a.json.gz': slow(19), 'b.json': trace() });
        await early.send('a.json.gz');
        const pid = await workerOf(stops);
        stops.signal(signal);
        await stops.ended;
        await waitUntil(() => !fs.existsSync(`/proc/${pid}`)
            || field(pid, 'State').startsWith('Z'), 'the worker is gone');
        const next = await startServer({ data });
        assert.deepEqual(fs.readdirSync(spool(next)), []);
        await next.stop();
        fs.rmSync(data, { recursive: true });
    }
});
