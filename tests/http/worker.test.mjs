// Traces are read by a process of their own, which may do nothing else: what holds it, and
// that its end, whatever it is, is the end of one job.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';

import { startServer, store, temporaryFolder, trace, upload, waitForJob } from './lib.mjs';

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

/** An event over and over, zipped as many members of one file: quick to make. */
function events(text, megabytes) {
    const middle = gzipSync(`${text},`.repeat(Math.ceil(1e6 / text.length)));
    return Buffer.concat([gzipSync('{"distributedInfo":{"rank":0},"traceEvents":['),
        ...Array.from({ length: megabytes }, () => middle), gzipSync(`${event}]}`)]);
}

/** Instants, of which nothing is kept: long to read. */
const slow = () => events('{"ph":"i","cat":"x","name":"slow","pid":1,"tid":1,"ts":1}', 3000);

/** The processes that a server has started. */
function children(pid) {
    return fs.readdirSync('/proc').filter((name) => {
        try {
            return /^\d+$/.test(name) && Number(fs.readFileSync(`/proc/${name}/stat`, 'latin1')
                .replace(/^.*\) /, '').split(' ')[1]) === pid;
        } catch {
            return false; // gone meanwhile
        }
    }).map(Number);
}

const field = (pid, name) => new RegExp(`^${name}:\\s*(.*)$`, 'm')
    .exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))[1];

/** The worker of a job that reads for long, once it is held. */
async function workerOf(running) {
    for (let i = 0; i < 500; i += 1) {
        const [pid] = children(running.child.pid);
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

const left = (running) => fs.readdirSync(path.join(running.data, 'spool'));

async function assertSwept(running) {
    for (let i = 0; i < 200 && left(running).length > 0; i += 1) {
        await sleep(20);
    }
    assert.deepEqual(left(running), []);
}

/* Under valgrind a server reads by itself. */
const linux = { skip: process.platform !== 'linux' || /valgrind/.test(process.env.TRACEDIFF_BIN) };

test('the status says what holds a worker, and it is so', linux, async () => {
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
    try { // whoever may look
        const open = fs.readdirSync(`/proc/${pid}/fd`).filter((fd) => fd !== '2').map((fd) =>
            fs.readlinkSync(`/proc/${pid}/fd/${fd}`));
        assert.ok(!open.some((name) => /socket|catalog|lock$/.test(name)), open.join(' '));
        const environment = fs.readFileSync(`/proc/${pid}/environ`, 'latin1');
        assert.doesNotMatch(environment, /HOME=|PATH=\//);
    } catch (error) {
        assert.ok(['EACCES', 'ENOENT', 'EPERM'].includes(error.code), error);
    }
    assert.match(server.log, /traces are read by processes of their own/);
    await server.api('DELETE', `/jobs/${id}`);
    assert.equal((await waitForJob(server, id)).state, 'cancelled');
    assert.deepEqual(children(server.child.pid), [], 'cancelling ends the worker');
    await assertSwept(server);
});

test('whatever signal ends a worker, the job fails with the file, and the server goes on',
    linux, async () => {
        const ends = [['SIGSEGV', 'reader_crashed', /signal 11/],
            ['SIGABRT', 'reader_crashed', /bug/], ['SIGKILL', 'reader_killed', /memory/],
            ['SIGXCPU', 'reader_timeout', /processor/]];
        /* Sanitizers take the first for themselves, and limit no memory. */
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
        const hungry = await startServer({ options: ['--job-memory', '64'] });
        assert.equal((await hungry.api('GET', '/status')).json.worker.memory_bytes, 64 << 20);
        const job = await waitForJob(hungry, await upload(hungry, 'hungry',
            { 'hungry.json.gz': events(event, 150) }));
        assert.equal(job.state, 'failed', JSON.stringify(job));
        assert.equal(job.error.code, 'reader_memory');
        assert.match(job.error.detail, /^hungry\.json\.gz: .*64 MiB.*--job-memory/);
        await store(hungry, 'fine', { 'rank0.json': trace() });
        await assertSwept(hungry);
        await hungry.stop();
    });

test('a worker does not outlive its server', linux, async () => {
    const data = temporaryFolder();
    const mortal = await startServer({ data });
    await upload(mortal, 'orphan', { 'rank0.json.gz': slow() });
    const pid = await workerOf(mortal);
    mortal.signal('SIGKILL');
    await mortal.ended;
    for (let i = 0; i < 500 && fs.existsSync(`/proc/${pid}`) &&
        !field(pid, 'State').startsWith('Z'); i += 1) {
        await sleep(20);
    }
    assert.ok(!fs.existsSync(`/proc/${pid}`) || field(pid, 'State').startsWith('Z'));
    const next = await startServer({ data });
    assert.deepEqual(left(next), []);
    await next.stop();
    fs.rmSync(data, { recursive: true });
});

test('a server that only shows has no worker', async () => {
    const data = temporaryFolder();
    const owner = await startServer({ data });
    await owner.stop();
    const shows = await startServer({ data, options: ['--read-only'] });
    assert.equal((await shows.api('GET', '/status')).json.worker, null);
    await shows.stop();
    fs.rmSync(data, { recursive: true });
});
