// Shared by the HTTP tests: a server of their own on a free port with an empty store, and
// small traces written by hand.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const PROGRAM = process.env.TRACEDIFF_BIN;

export function temporaryFolder() {
    return fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-http-'));
}

/** An answer: {status, headers, bytes, text, json}. */
function readAnswer(response, bytes) {
    return {
        status: response.statusCode,
        headers: response.headers,
        bytes,
        get text() {
            return bytes.toString('utf8');
        },
        get json() {
            return JSON.parse(bytes.toString('utf8'));
        },
    };
}

/**
 * One request by node's plain client, which sends only the given headers (and a Host). `where`
 * is sent as it is. `agent` keeps a connection.
 */
export function send(port, method, where, { headers = {}, body, agent } = {}) {
    return new Promise((resolve, reject) => {
        const request = http.request({ host: '127.0.0.1', port, method, path: where,
            headers: { Host: `127.0.0.1:${port}`, ...headers }, agent: agent ?? false },
        (response) => {
            const pieces = [];
            response.on('data', (piece) => pieces.push(piece));
            response.on('end', () => resolve(readAnswer(response, Buffer.concat(pieces))));
            response.on('error', reject);
        });
        request.on('error', reject);
        request.end(body);
    });
}

/** Sends bytes as they are, and reads until the server closes. */
export function raw(port, text) {
    return new Promise((resolve, reject) => {
        const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (piece) => { answer += piece.toString('latin1'); });
        socket.on('close', () => resolve(answer));
        socket.on('error', reject);
    });
}

/**
 * Roughly how many times slower a sanitizer makes the program; 1 without. Tests reduce work that
 * only takes time by this factor.
 */
export const SLOWER = (() => {
    const bytes = fs.readFileSync(PROGRAM);
    return bytes.includes('__tsan_init') ? 10 : bytes.includes('__asan_init') ? 4 : 1;
})();

/**
 * All cases, which start the same threads; under ThreadSanitizer, which checks only threads, the
 * first and every `step`-th after it.
 */
export const casesOfThreads = (all, step) => all.filter((_, i) => SLOWER < 10 || i % step === 0);

// A test that fails leaves its server behind. Servers do not keep the test file running (unless
// it waits for the end of one), and end with it.
const running = new Map(); // child → the folder to remove, or null
process.once('exit', () => {
    for (const [child, folder] of running) {
        child.kill('SIGKILL');
        if (folder) {
            fs.rmSync(folder, { recursive: true, force: true });
        }
    }
});

function letGo(child) {
    for (const handle of [child, child.stdout, child.stderr]) {
        handle.unref();
    }
}

function holdOn(child) {
    for (const handle of [child, child.stdout, child.stderr]) {
        handle.ref();
    }
}

/** Starts `tracediff serve`. `data`: uses this store and does not remove it. `uid`: as this user. */
export async function startServer({ options = [], folders = [], data, program = PROGRAM, sets,
    env = process.env, uid } = {}) {
    const store = sets ?? data ?? temporaryFolder();
    const child = spawn(program,
        ['serve', ...sets ? ['--read-only', '--sets', sets] : ['--data', store], '--port', '0',
            ...options, ...folders],
        { stdio: ['ignore', 'pipe', 'pipe'], env, uid, gid: uid });
    const server = { child, data: store, output: '', log: '', exit: null };
    const ended = new Promise((resolve) => {
        child.once('close', (code, signal) => {
            running.delete(child);
            server.exit = { code, signal };
            resolve(server.exit);
        });
    });
    child.stdout.on('data', (piece) => { server.output += piece; });
    child.stderr.on('data', (piece) => { server.log += piece; });
    running.set(child, data || sets ? null : store);
    letGo(child);

    const find = async (stream, pattern, milliseconds) => {
        const until = Date.now() + milliseconds;
        for (;;) {
            const found = pattern.exec(server[stream]);
            if (found) {
                return found;
            }
            if (server.exit || Date.now() > until) {
                throw new Error(`no ${pattern} in "${server.output}" / "${server.log}"`);
            }
            await new Promise((resolve) => { setTimeout(resolve, 20); });
        }
    };
    // Output may come a moment after the answer to a request.
    server.line = (pattern, milliseconds = 20000) => find('output', pattern, milliseconds);
    server.logged = (pattern, milliseconds = 20000) => find('log', pattern, milliseconds);
    server.signal = (name) => child.kill(name);
    Object.defineProperty(server, 'ended', { get: () => {
        holdOn(child);
        return ended;
    } });
    server.stop = async () => {
        child.kill('SIGTERM');
        const exit = await server.ended;
        if (!data && !sets) {
            fs.rmSync(store, { recursive: true, force: true });
        }
        assert.deepEqual(exit, { code: 0, signal: null }, server.log);
    };
    let found;
    try {
        found = await server.line(/^tracediff is at (http:\/\/[^/\s]+:(\d+)\/\S*)\n/m);
    } catch (error) {
        child.kill('SIGKILL');
        await server.ended;
        if (!data) {
            fs.rmSync(store, { recursive: true, force: true });
        }
        throw error;
    }
    server.url = found[1];
    server.port = Number(found[2]);
    server.send = (method, where, given) => send(server.port, method, where, given);
    server.api = (method, where, given) => server.send(method, `/api/v1${where}`, given);
    server.json = (method, where, value, headers = {}) => server.api(method, where, {
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(value),
    });
    return server;
}

/** A problem document of this status and code; returns its detail. */
export function assertProblem(answer, status, code) {
    assert.equal(answer.status, status, answer.text);
    assert.equal(answer.headers['content-type'], 'application/problem+json');
    const problem = answer.json;
    assert.equal(problem.code, code, problem.detail);
    assert.equal(problem.status, status);
    assert.equal(problem.type, 'about:blank');
    assert.ok(problem.title.length > 0 && problem.detail.length > 0);
    return problem.detail;
}

// ---- traces ----

/**
 * A trace of one rank. `ops`: [[name, category, start µs, duration µs]…] with host rows on
 * one thread and device rows on one stream; a device row is launched at its own start.
 * `steps`: {number: [start, duration]}.
 */
const DEVICE_WORK = ['kernel', 'gpu_memcpy', 'gpu_memset', 'mtia_ccp_events', 'collective_comm'];

export function trace({ rank = 0, steps = { 1: [0, 100] }, ops = [], world = 1 } = {}) {
    const events = Object.entries(steps).map(([number, [ts, dur]]) => ({ ph: 'X',
        cat: 'user_annotation', name: `ProfilerStep#${number}`, pid: 1, tid: 1, ts, dur }));
    ops.forEach(([name, cat, ts, dur], index) => {
        if (DEVICE_WORK.includes(cat)) {
            events.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1,
                tid: 2, ts, dur: 0.5, args: { correlation: index + 1 } });
            events.push({ ph: 'X', cat, name, pid: 0, tid: 7, ts, dur,
                args: { correlation: index + 1, device: 0, stream: 7 } });
        } else {
            events.push({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur });
        }
    });
    return JSON.stringify({ distributedInfo: { rank, world_size: world },
        traceEvents: events });
}

export const CONTROL = trace({ steps: { 1: [0, 100], 2: [100, 100] }, ops: [
    ['aten::add', 'cpu_op', 1, 10.5], ['aten::add', 'cpu_op', 101, 10.5],
    ['gemm_a', 'kernel', 20, 30], ['gemm_a', 'kernel', 120, 30],
    ['aten::gone', 'cpu_op', 60, 5]] });
export const TEST = trace({ steps: { 1: [0, 120], 2: [120, 120] }, ops: [
    ['aten::add', 'cpu_op', 1, 12.25], ['aten::add', 'cpu_op', 121, 12.25],
    ['aten::add', 'cpu_op', 150, 1], ['gemm_b', 'kernel', 20, 45.125],
    ['gemm_b', 'kernel', 140, 45.125]] });

// ---- uploads ----

/** Sends files {name: text or Buffer} as one upload and commits it; returns the job's id. */
export async function upload(server, label, files, headers = {}, more = {}) {
    const list = Object.entries(files).map(([name, content]) =>
        ({ name, bytes: Buffer.from(content) }));
    const made = await server.json('POST', '/uploads', { label, ...more,
        files: list.map(({ name, bytes }) => ({ name, size: bytes.length })) }, headers);
    assert.equal(made.status, 201, made.text);
    for (const { name, bytes } of list) {
        const put = await server.api('PUT',
            `/uploads/${made.json.id}/files/${encodeURIComponent(name)}`,
            { body: bytes, headers });
        assert.equal(put.status, 200, put.text);
    }
    const commit = await server.api('POST', `/uploads/${made.json.id}/commit`, { headers });
    assert.equal(commit.status, 202, commit.text);
    assert.equal(commit.headers.location, `/api/v1/jobs/${commit.json.job.id}`);
    return commit.json.job.id;
}

export async function waitForJob(server, id, headers = {}) {
    // Waits while the job makes progress: a slow one takes minutes with a sanitizer.
    for (let still = 0, seen = ''; still < 3000; still += 1) {
        const answer = await server.api('GET', `/jobs/${id}`, { headers });
        assert.equal(answer.status, 200, answer.text);
        if (!['queued', 'running'].includes(answer.json.state)) {
            return answer.json;
        }
        still = answer.text === seen ? still : 0;
        seen = answer.text;
        await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    throw new Error(`job ${id} does not go on`);
}

/** Uploads and waits; returns the id of the set. */
export async function store(server, label, files) {
    const job = await waitForJob(server, await upload(server, label, files));
    assert.equal(job.state, 'done', JSON.stringify(job));
    return job.set;
}

/** The parts are the sentence: texts, names with the rows that they are, numbers with raw values. */
export function assertParts({ text, parts, rows }) {
    assert.equal(parts.map((part) => part.text ?? part.number ?? `\`${part.name}\``).join(''), text);
    for (const part of parts.filter(({ number }) => number !== undefined)) {
        assert.ok(Number.isFinite(part.value) && ['', '%', 'µs', 'B'].includes(part.unit), text);
        if (part.unit === '%') {
            assert.ok(Math.abs(part.value - parseFloat(part.number)) < 0.51, text);
        }
    }
    const named = parts.flatMap(({ row }) => (row ? [`${row.name}\n${row.category}`] : []));
    rows.forEach((row) => assert.ok(named.includes(`${row.name}\n${row.category}`), text));
}
