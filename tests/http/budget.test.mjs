// A request ends when its client is gone, and when the server stops.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';

import { assertProblem, SLOWER, startServer, temporaryFolder, trace, upload, waitForJob }
    from './lib.mjs';

const NAMES = 120000 / Math.min(SLOWER, 4);
const RANKS = 200;
/** All cases at night, else every third: tests/unit/test_budget_ends covers all of them. */
const someOf = (all) => all.filter((_, i) =>
    (process.env.NIGHTLY && SLOWER === 1) || i % 3 === 0);
const withoutThreads = { skip: SLOWER >= 10 && 'starts no threads of its own' };
const data = temporaryFolder();
let server;
let where;
let whole; // ms of processor time of the request, when its client waits for it

/** Milliseconds of processor time that the server has used. */
function used() {
    const fields = fs.readFileSync(`/proc/${server.child.pid}/stat`, 'latin1').split(') ').at(-1)
        .split(' ');
    return 10 * (+fields[11] + +fields[12]);
}

/** Ends the server; returns its store. */
async function stopped() {
    server.signal('SIGTERM');
    assert.deepEqual(await server.ended, { code: 0, signal: null }, server.log);
    return data;
}

const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Sends the request; resolves when the server has begun to work on it. */
async function begin() {
    const before = used();
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET /api/v1${where} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
    while (used() < before + whole / 10) {
        await pause(2);
    }
    return socket;
}

before(async () => {
    server = await startServer({ data });
    const ids = [];
    for (const side of ['control', 'test']) {
        const events = [];
        for (let i = 0; i < NAMES; i += 1) {
            events.push(`{"ph":"X","cat":"cpu_op","name":"${side[0]}${i}","pid":1,"tid":1,`
                + `"ts":${i},"dur":1}`);
        }
        const files = { 'rank0.json': `{"traceEvents":[${events.join(',')}]}` };
        for (let rank = 1; rank < RANKS; rank += 1) {
            files[`rank${rank}.json`] = trace({ rank, world: RANKS, steps: {},
                ops: [['gemm', 'kernel', 20 + rank, 30], ['c7', 'cpu_op', 1, 5],
                    ['Memcpy HtoD', 'gpu_memcpy', 90, 4]] });
        }
        const job = await upload(server, side, files);
        ids.push((await waitForJob(server, job)).set);
    }
    where = `/compare_traces?control=${ids[0]}&test=${ids[1]}&diagnosis=false&limit=10`;
    const start = used();
    const answer = await server.api('GET', where);
    assert.equal(answer.status, 200, answer.text.slice(0, 200));
    whole = used() - start;
    assert.ok(whole >= 200, `${whole} ms are too few to tell anything`);
});

after(async () => {
    if (server.exit === null) {
        server.child.kill('SIGKILL');
        await server.ended;
    }
    fs.rmSync(data, { recursive: true, force: true });
});

test('a request over its memory limit is refused as too_expensive', async () => {
    const small = await startServer({ options: ['--request-memory', '1'], data: await stopped() });
    const set = /control=(\w+)/.exec(where)[1];
    for (const wanted of someOf([where, where.replace('/compare_traces?', '/report?'),
        `/compare_traces/op?control=${set}&test=${set}&name=c1&category=cpu_op`,
        `/analysis/operator_kernels?set=${set}`, `/sets/${set}/ops?limit=100000`])) {
        const detail = assertProblem(await small.api('GET', wanted), 503,
            'too_expensive');
        assert.match(detail, /^this takes more than 1 MB of memory; choose fewer .*, or start the server with a larger --request-memory$/);
        assert.equal((await small.api('GET', `/sets/${set}`)).status, 200);
    }
    // Memory that was given back is free for the next request.
    for (let i = 0; i < 10; i += 1) {
        assert.equal((await small.api('GET', `/sets/${set}/ops?limit=1000`)).status, 200);
    }
    await small.stop();
    server = await startServer({ data });
});

test('metadata of many small values counts as memory', withoutThreads, async () => {
    const small = await startServer({ options: ['--request-memory', '20'] });
    const text = `[${'[],'.repeat(75000)}0]`;
    const files = Object.fromEntries([0, 1, 2, 3].map((rank) => [`rank${rank}.json`,
        `{"distributedInfo":{"rank":${rank}},"much":${text},"traceEvents":[]}`]));
    const { set } = await waitForJob(small, await upload(small, 'much', files));
    const answer = await small.api('GET', `/sets/${set}`);
    assert.equal(answer.status, 503); // checked first: any other answer is long
    assert.match(assertProblem(answer, 503, 'too_expensive'),
        /^this takes more than 21 MB of memory/);
    await small.stop();
});

test('metadata of all files of a set counts as memory, shown or not', withoutThreads, async () => {
    const small = await startServer({ options: ['--request-memory', '20'] });
    const text = 'x'.repeat(1e6);
    const files = Object.fromEntries([...Array(64).keys()].map((rank) => [`rank${rank}.json`,
        `{"distributedInfo":{"rank":${rank}},"much":"${text}","traceEvents":[]}`]));
    const { set } = await waitForJob(small, await upload(small, 'long', files));
    assert.match(assertProblem(await small.api('GET', `/sets/${set}/timeline?rank=0`), 503,
        'too_expensive'), /^this takes more than 21 MB of memory/);
    await small.stop();
});

test('a request ends when its client goes away', async () => {
    for (const leave of ['destroy', 'end', 'resetAndDestroy']) {
        const start = used();
        (await begin())[leave]();
        const worked = await rest(start);
        assert.ok(worked < whole * 0.7,
            `${leave}: ${worked} ms of ${whole} ms were worked all the same`);
    }
    assert.equal((await server.api('GET', '/status')).status, 200);
});

const pair = () => /control=(\w+)&test=(\w+)/.exec(where);
const long = {
    'a diagnosis': () => where.replace('&diagnosis=false', ''),
    'an operation': () => `/compare_traces/op?control=${pair()[1]}&test=${pair()[2]}&name=c7`
        + '&category=cpu_op',
    'a report': () => `/report?control=${pair()[1]}&test=${pair()[2]}`,
    ...Object.fromEntries(['temporal_breakdown', 'kernel_breakdown', 'memory_bw', 'queue_length',
        'launch_stats', 'operator_kernels'].map((name) => [name, () =>
        `/analysis/${name}?set=${pair()[1]}&test=${pair()[2]}`])),
};

/** Sends a request; resolves with the socket after a share of `full` ms of work, 1: when answered. */
async function beginLong(name, full, share) {
    fs.rmSync(path.join(data, 'cache'), { recursive: true, force: true });
    const before = used();
    const socket = net.connect(server.port, '127.0.0.1');
    let answered = false;
    socket.on('error', () => {});
    socket.on('data', () => { answered = true; });
    socket.write(`GET /api/v1${long[name]()} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`
        + 'Accept-Encoding: gzip\r\n\r\n');
    while (!answered && (share === 1 || used() < before + full * share)) {
        await pause(2);
    }
    assert.equal(answered, share === 1, `${name} is answered too soon to tell anything`);
    return socket;
}

/** Processor time that the server uses until it has nothing to do. */
async function rest(before) {
    let last = -1;
    while (used() !== last) {
        last = used();
        await pause(300);
    }
    return last - before;
}

for (const name of someOf(Object.keys(long))) {
    test(`${name} ends when its client goes away, and when the server is told to stop`, async () => {
        const start = used();
        (await beginLong(name, 0, 1)).destroy();
        const full = await rest(start);
        assert.ok(full >= 150, `${full} ms are too few to tell anything`);
        const before = used();
        (await beginLong(name, full, 0.2)).destroy();
        const worked = await rest(before);
        assert.ok(worked <= 0.7 * full, `${worked} of ${full} ms were worked for nobody`);
        await beginLong(name, full, 0.2);
        const told = used();
        let last = told;
        server.signal('SIGTERM');
        for (; server.exit === null; await pause(2)) {
            try {
                last = used();
            } catch {
                break; // it has ended
            }
        }
        assert.deepEqual(await server.ended, { code: 0, signal: null }, server.log);
        assert.ok(last - told <= 0.5 * full, `${last - told} of ${full} ms after SIGTERM`);
        server = await startServer({ data });
    });
}

test('a server that is told to stop ends the request it works on', async () => {
    await begin();
    const start = Date.now();
    server.signal('SIGTERM');
    assert.deepEqual(await server.ended, { code: 0, signal: null }, server.log);
    // Two seconds are promised if nothing else uses the processor.
    assert.ok(Date.now() - start < 15000, `${Date.now() - start} ms`);
});
