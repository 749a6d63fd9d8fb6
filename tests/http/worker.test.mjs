// A separate process reads traces and may do nothing else. The tests check how it is confined,
// and that its end, for whatever reason, ends only one job.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';

import { SLOWER, startServer, store, temporaryFolder, trace, upload, waitForJob } from './lib.mjs';

const sleep = (milliseconds) =>
    new Promise((resolve) => { setTimeout(resolve, milliseconds); });

let server;
let status;
before(async () => {
    server = await startServer();
    status = (await server.api('GET', '/status')).json;
});
after(() => server.stop());

const event = '{"ph":"X","cat":"cpu_op","name":"a","pid":1,"tid":1,"ts":1,"dur":1}';

/** A trace that repeats an event, zipped as many members of one file: quick to make. */
function events(text, megabytes) {
    const middle = gzipSync(`${text},`.repeat(Math.ceil(1e6 / text.length)));
    return Buffer.concat([gzipSync('{"distributedInfo":{"rank":0},"traceEvents":['),
        ...Array.from({ length: megabytes }, () => middle), gzipSync(`${event}]}`)]);
}

/** Instants, which are not kept: slow to read. */
const slow = (name = 'slow', megabytes = 3000) =>
    events(`{"ph":"i","cat":"x","name":"${name}","pid":1,"tid":1,"ts":1}`, megabytes);

/** The processes of this name that are children of a server. */
function children(pid, comm) {
    return fs.readdirSync('/proc').filter((name) => {
        try {
            const [, is, parent] = /^\d+ \((.*)\) [^Z] (\d+) /.exec(
                fs.readFileSync(`/proc/${name}/stat`, 'latin1')) ?? [];
            return is === comm && Number(parent) === pid;
        } catch {
            return false; // none, or gone meanwhile
        }
    }).map(Number);
}
const workers = (pid) => children(pid, 'tracediff-read');

const field = (pid, name) => new RegExp(`^${name}:\\s*(.*)$`, 'm')
    .exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))[1];

/** The worker of a job that reads for long, once it is confined; not one of `others`. */
async function workerOf(running, others = []) {
    for (let i = 0; i < 500; i += 1) {
        const [pid] = workers(running.child.pid).filter((one) => !others.includes(one));
        try {
            if (pid && (status.worker.seccomp ? field(pid, 'Seccomp') === '2'
                : field(pid, 'NoNewPrivs') === '1')) {
                return pid;
            }
        } catch { /* gone meanwhile */ }
        await sleep(20);
    }
    throw new Error(`no worker: ${running.log}`);
}

async function waitUntil(isSo, what) {
    for (let i = 0; i < 500 && !isSo(); i += 1) {
        await sleep(20);
    }
    assert.ok(isSo(), what);
}

/** Whether a process runs and is no zombie. */
function lives(pid) {
    try {
        return !field(pid, 'State').startsWith('Z');
    } catch {
        return false;
    }
}

/** The files that a process has open: {descriptor: path or pipe}; null: access is denied. */
function openOf(pid) {
    try {
        return Object.fromEntries(fs.readdirSync(`/proc/${pid}/fd`).map((fd) =>
            [fd, fs.readlinkSync(`/proc/${pid}/fd/${fd}`)]));
    } catch (error) {
        assert.ok(['EACCES', 'ENOENT', 'EPERM'].includes(error.code), error);
        return null;
    }
}

const left = (running) => fs.readdirSync(path.join(running.data, 'spool'));

async function assertSwept(running) {
    for (let i = 0; i < 200 && left(running).length > 0; i += 1) {
        await sleep(20);
    }
    assert.deepEqual(left(running), []);
}

/* Under valgrind, the server itself reads. */
const linux = { skip: process.platform !== 'linux' || /valgrind/.test(process.env.TRACEDIFF_BIN) };

test('the status says how a worker is confined, and that is true', linux, async () => {
    const { worker } = status;
    assert.equal(typeof worker.seccomp, 'boolean');
    const id = await upload(server, 'held', { 'a.json.gz': slow() });
    const pid = await workerOf(server);
    assert.equal(field(pid, 'NoNewPrivs'), '1');
    assert.equal(field(pid, 'Seccomp'), worker.seccomp ? '2' : '0');
    const limits = fs.readFileSync(`/proc/${pid}/limits`, 'latin1');
    assert.match(limits, /^Max core file size\s+0 /m);
    assert.match(limits, /^Max cpu time\s+\d+ /m);
    assert.match(limits, /^Max file size\s+\d+ /m);
    if (worker.memory_bytes !== null) {
        const bytes = Number(/^Max address space\s+(\d+) /m.exec(limits)[1]);
        assert.ok(bytes <= worker.memory_bytes && bytes > worker.memory_bytes - 4096);
    }
    try { // if this process may look
        assert.doesNotMatch(fs.readFileSync(`/proc/${pid}/environ`, 'latin1'),
            /HOME=|PATH=\//);
    } catch (error) {
        assert.ok(['EACCES', 'ENOENT', 'EPERM'].includes(error.code), error);
    }
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
    assert.equal(Number(stat[2]), pid, 'a process group of its own');
    const nice = Number(fs.readFileSync('/proc/self/stat', 'latin1').split(') ')[1]
        .split(' ')[16]);
    assert.equal(Number(stat[16]), Math.min(nice + 5, 19));
    await assert.rejects(fs.promises.readFile(`/proc/${pid}/mem`), 'its memory is hidden');
    await server.logged(/separate processes read the traces/);
    await server.api('DELETE', `/jobs/${id}`);
    assert.equal((await waitForJob(server, id)).state, 'cancelled');
    assert.deepEqual(workers(server.child.pid), [], 'cancelling ends the worker');
    await assertSwept(server);
});

test('whatever signal ends a worker, the job fails with the file, and the server keeps running',
    linux, async () => {
        const ends = [['SIGSEGV', 'reader_crashed', /signal 11/],
            ['SIGABRT', 'reader_crashed', /bug/], ['SIGKILL', 'reader_killed', /memory/],
            ['SIGXCPU', 'reader_timeout', /processor/]];
        /* Sanitizers catch the first signal themselves; with them, memory has no limit. */
        for (const [signal, code, text] of ends
            .slice(status.worker.memory_bytes === null ? 1 : 0)) {
            const id = await upload(server, signal, { 'rank0.json.gz': slow() });
            process.kill(await workerOf(server), signal);
            const job = await waitForJob(server, id);
            assert.equal(job.state, 'failed');
            assert.equal(job.error.code, code);
            assert.match(job.error.detail, text);
            assert.match(job.error.detail, /^rank0\.json\.gz: /);
            assert.doesNotMatch(job.error.detail, /\/spool\//);
            await assertSwept(server);
        }
        assert.equal(server.exit, null);
        await store(server, 'fine', { 'rank0.json': trace() });
    });

test('a trace that takes more memory than a job may use fails, and the next one is read',
    linux, async (t) => {
        if (status.worker.memory_bytes === null) {
            t.skip('memory cannot be limited in this build');
            return;
        }
        const hungry = await startServer({ options: ['--job-memory', '128'] });
        assert.equal((await hungry.api('GET', '/status')).json.worker.memory_bytes, 128 << 20);
        const job = await waitForJob(hungry, await upload(hungry, 'hungry',
            { 'hungry.json.gz': events(event, 150) }));
        assert.equal(job.state, 'failed', JSON.stringify(job));
        assert.equal(job.error.code, 'reader_memory');
        assert.match(job.error.detail, /^hungry\.json\.gz: .*128 MiB.*--job-memory/);
        await store(hungry, 'fine', { 'rank0.json': trace() });
        await assertSwept(hungry);
        await hungry.stop();
    });

test('a worker has nothing open but its request, a pipe, its set and its traces', linux,
    async (t) => {
        const two = await startServer({ options: ['--jobs', '2'] });
        const ids = [];
        const pids = [];
        for (const label of ['one', 'two']) {
            ids.push(await upload(two, label, { [`${label}.json.gz`]: slow() }));
            pids.push(await workerOf(two, pids));
        }
        const open = pids.map(openOf);
        for (const id of ids) {
            await two.api('DELETE', `/jobs/${id}`);
            assert.equal((await waitForJob(two, id)).state, 'cancelled');
        }
        await two.stop();
        if (open.includes(null)) {
            t.skip('nobody may look');
            return;
        }
        for (const { 0: input, 1: output, 2: log, ...rest } of open) {
            assert.match(`${input} ${output}`, /^\/memfd:request \S+ pipe:\S+$/);
            for (const file of Object.values(rest)) {
                assert.ok(file.startsWith(`${two.data}/spool/`), file);
            }
            assert.ok(log === input /* which is sealed */ || status.worker.memory_bytes === null, log);
        }
        assert.equal(new Set(open.map((one) => one[1])).size, 2);
    });

test('a job is at the stage of reading until every file is read', linux, async () => {
    // The larger file is the first to be read, also where there is one core.
    const id = await upload(server, 'two',
        { 'a.json.gz': slow(), 'b.json': trace({ rank: 1 }) + ' '.repeat(slow().length) });
    let job;
    do {
        await sleep(20);
        job = (await server.api('GET', `/jobs/${id}`)).json;
    } while (job.files_done === 0 && ['queued', 'running'].includes(job.state));
    assert.deepEqual([job.state, job.files_done, job.stage], ['running', 1, 'reading']);
    await server.api('DELETE', `/jobs/${id}`);
    assert.equal((await waitForJob(server, id)).state, 'cancelled');
});

test('a worker does not outlive the server', linux, async () => {
    const data = temporaryFolder();
    const mortal = await startServer({ data });
    await upload(mortal, 'orphan', { 'rank0.json.gz': slow() });
    const worker = await workerOf(mortal);
    mortal.signal('SIGKILL');
    await mortal.ended;
    await waitUntil(() => !lives(worker), 'it is gone');
    const next = await startServer({ data });
    assert.deepEqual(left(next), []);
    await next.stop();
    fs.rmSync(data, { recursive: true });
});

test('a read-only server has no worker', async () => {
    const data = temporaryFolder();
    const owner = await startServer({ data });
    await owner.stop();
    const shows = await startServer({ data, options: ['--read-only'] });
    assert.equal((await shows.api('GET', '/status')).json.worker, null);
    await shows.stop();
    fs.rmSync(data, { recursive: true });
});
