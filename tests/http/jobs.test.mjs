// Jobs: the list, progress as server-sent events, cancelling, and what a restart keeps.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, temporaryFolder, trace, upload, waitForJob }
    from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/** Reads the events of a job to their end: [[type, job]…]. */
function readEvents(port, id) {
    return new Promise((resolve, reject) => {
        http.get({ host: '127.0.0.1', port, path: `/api/v1/jobs/${id}/events`,
            agent: false }, (response) => {
            assert.equal(response.statusCode, 200);
            assert.equal(response.headers['content-type'], 'text/event-stream');
            let text = '';
            response.on('data', (piece) => { text += piece; });
            response.on('error', reject);
            response.on('end', () => resolve(text.split('\n\n')
                .filter((block) => block !== '' && !block.startsWith(':'))
                .map((block) => {
                    const found = /^event: (\w+)\ndata: (.*)$/.exec(block);
                    assert.ok(found, block);
                    return [found[1], JSON.parse(found[2])];
                })));
        }).on('error', reject);
    });
}

/**
 * A trace that is slow to read and quick to make: `megabytes` of instants, zipped as many
 * members of one gzip file.
 */
function slow(name, megabytes) {
    const instant = `{"ph":"i","cat":"x","name":"${name}","pid":1,"tid":1,"ts":1},`;
    const middle = gzipSync(instant.repeat(Math.ceil(1e6 / instant.length)));
    return Buffer.concat([gzipSync('{"distributedInfo":{"rank":0},"traceEvents":['),
        ...Array.from({ length: megabytes }, () => middle),
        gzipSync(`{"ph":"X","cat":"cpu_op","name":"${name}","pid":1,"tid":1,"ts":1,"dur":1}]}`)]);
}

test('the answer for a job has these members and values', async () => {
    const id = await upload(server, 'control', { 'rank0.json': CONTROL });
    const job = await waitForJob(server, id);
    assert.match(job.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.match(job.finished, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.match(job.set, /^[0-9a-f]{32}$/);
    assert.deepEqual({ ...job, created: '', finished: '', set: '' }, { id, kind: 'ingest',
        label: 'control', state: 'done', stage: 'done', bytes_done: CONTROL.length,
        bytes_total: CONTROL.length, events: 9, files_done: 1, files_total: 1, set: '',
        already_stored: false, known_as: null, failures: [], duplicate_files: [], left_out: 0, left_out_files: [], affected_files: [],
        changed_beside: [], made: [], binned: [], page: null, error: null, traces_kept: true, traces_error: null, created: '', finished: '' });
    assert.equal((await server.api('GET', '/jobs')).json.jobs[0].id, id);
    assertProblem(await server.api('GET', '/jobs/none'), 404, 'unknown_job');
    assertProblem(await server.api('GET', '/jobs/none/events'), 404, 'unknown_job');
    assertProblem(await server.api('DELETE', '/jobs/none'), 404, 'unknown_job');
});

test('every watcher gets the events from the queue to the end', async () => {
    const id = await upload(server, 'slow', { 'rank0.json.gz': slow('watched', 200) });
    const [events, others] = await Promise.all([readEvents(server.port, id),
        readEvents(server.port, id)]);
    for (const list of [events, others]) {
        const [type, last] = list.at(-1);
        assert.equal(type, 'end');
        assert.equal(last.state, 'done');
        assert.equal(last.bytes_done, last.bytes_total);
        assert.ok(list.slice(0, -1).every(([kind]) => kind === 'progress'));
        // When the traces are kept, the bytes count from 0 again.
        const bytes = list.map(([, job]) => job.bytes_done);
        const keeping = bytes.findIndex((done, i) => i > 0 && done < bytes[i - 1]);
        assert.equal(bytes[keeping] ?? 0, 0);
        for (const part of [bytes.slice(0, keeping), bytes.slice(keeping)]) {
            assert.deepEqual(part, [...part].sort((a, b) => a - b), 'progress only grows');
        }
    }
    // A job that has ended sends only its end.
    const again = await readEvents(server.port, id);
    assert.equal(again.length, 1);
    assert.equal(again[0][0], 'end');
});

test('a running job and a waiting one can be cancelled', async () => {
    const before = (await server.api('GET', '/sets')).json.sets.length;
    const running = await upload(server, 'running', { 'rank0.json.gz': slow('r', 3000) });
    const waiting = await upload(server, 'waiting', { 'rank0.json': trace() });
    assert.equal((await server.api('GET', `/jobs/${waiting}`)).json.state, 'queued');
    const cancelled = await server.api('DELETE', `/jobs/${waiting}`);
    assert.equal(cancelled.json.state, 'cancelled', 'at once');
    assert.equal(cancelled.json.error.code, 'cancelled');
    const watch = readEvents(server.port, running);
    assert.equal((await server.api('DELETE', `/jobs/${running}`)).status, 200);
    const job = await waitForJob(server, running);
    assert.equal(job.state, 'cancelled');
    assert.equal((await watch).at(-1)[1].state, 'cancelled');
    assert.equal((await server.api('GET', '/sets')).json.sets.length, before);
    // Cancelling again changes nothing.
    assert.equal((await server.api('DELETE', `/jobs/${running}`)).json.state, 'cancelled');
    const left = () => fs.readdirSync(path.join(server.data, 'spool'));
    for (let i = 0; i < 200 && left().length > 0; i += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    assert.deepEqual(left(), [], 'the spool is swept a moment after the end');
});

test('the list of jobs survives a restart, and a stop in the middle of a job', async () => {
    const data = temporaryFolder();
    const first = await startServer({ data });
    const done = await waitForJob(first, await upload(first, 'a', { 'a.json': CONTROL }));
    const running = await upload(first, 'b', { 'b.json.gz': slow('x', 3000) });
    const waiting = await upload(first, 'c', { 'c.json': trace() });
    const watch = readEvents(first.port, running).catch(() => []);
    await first.stop();
    await watch;

    const second = await startServer({ data });
    const { jobs } = (await second.api('GET', '/jobs')).json;
    const states = Object.fromEntries(jobs.map((job) => [job.id, job.state]));
    assert.deepEqual(states, { [done.id]: 'done', [running]: 'cancelled',
        [waiting]: 'cancelled' });
    assert.deepEqual((await second.api('GET', `/jobs/${done.id}`)).json, done);
    assert.equal((await readEvents(second.port, done.id)).at(-1)[0], 'end');
    assert.equal((await second.api('DELETE', `/jobs/${done.id}`)).json.state, 'done');
    assert.equal((await second.api('GET', '/sets')).json.sets.length, 1);
    await second.stop();
    fs.rmSync(data, { recursive: true, force: true });
});

test('threads that ingest have a lower priority than threads that users wait for',
    { skip: process.platform !== 'linux' && 'only Linux has priorities of threads' }, () => {
        const task = `/proc/${server.child.pid}/task`;
        const nice = Object.fromEntries(fs.readdirSync(task).map((thread) => {
            const stat = fs.readFileSync(path.join(task, thread, 'stat'), 'utf8');
            return [thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])];
        }));
        const own = nice[server.child.pid];
        const lowered = Object.values(nice).filter((value) => value > own).length;
        assert.ok(lowered >= 1 && lowered < Object.keys(nice).length, JSON.stringify(nice));
    });
