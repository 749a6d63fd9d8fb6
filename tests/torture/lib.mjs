// What the torture tests share: a store with the sample pair in it, the server and commands
// on it, and the invariants that hold after every mishap.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import { startServer, temporaryFolder, waitForJob } from '../http/lib.mjs';

export const PROGRAM = process.env.TRACEDIFF_BIN;
const HELPERS = process.env.TORTURE_HELPERS;
export const SAMPLE = process.env.TORTURE_SAMPLE;
export const LONG = process.env.TORTURE === 'long';

/** Numbers that the printed seed gives again. */
export const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1000000);

export function random(seed = SEED) {
    let state = (seed * 2654435761) >>> 0;
    const next = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    next.below = (limit) => Math.floor(next() * limit);
    next.pick = (list) => list[next.below(list.length)];
    return next;
}

export const sleep = (milliseconds) =>
    new Promise((resolve) => { setTimeout(resolve, milliseconds); });

// ---- traces ----

const sampleFiles = (side) => fs.readdirSync(path.join(SAMPLE, side)).sort()
    .map((name) => ({ name, bytes: fs.readFileSync(path.join(SAMPLE, side, name)) }));

/* Files that end before the closing brace, as gzip. A member more makes each another. */
let beginnings;

/**
 * The control sample as another set: the same events, and a number that makes its id
 * differ. {name: bytes}
 */
export function variant(number) {
    beginnings ??= sampleFiles('control').map(({ name, bytes }) => {
        const text = zlib.gunzipSync(bytes).toString('utf8').trimEnd();
        return { name, member: zlib.gzipSync(text.slice(0, -1), { level: 1 }) };
    });
    const end = zlib.gzipSync(`,"torture":${number}}`);
    return Object.fromEntries(beginnings.map(({ name, member }) =>
        [name, Buffer.concat([member, end])]));
}

export function writeFolder(folder, files) {
    fs.mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) {
        fs.writeFileSync(path.join(folder, name), bytes);
    }
    return folder;
}

// ---- faults ----

export const KIND = { write: 1, sync: 2, name: 3, open: 4, memory: 5, thread: 6, change: 7 };
export const ACTION = { once: 0, on: 1, kill: 2 };

/** The shared file of faults.c. `environment` is for the process to be tortured. */
export function faults(folder) {
    const file = path.join(folder, 'faults');
    const set = (kind, countdown, action, hits = 0) => {
        const plan = Buffer.alloc(32);
        [kind, countdown, action, hits].forEach((value, index) =>
            plan.writeBigInt64LE(BigInt(value), index * 8));
        /* The kind goes last: no call counts before the rest is there. */
        const descriptor = fs.openSync(file, 'r+');
        fs.writeSync(descriptor, plan, 8, 24, 8);
        fs.writeSync(descriptor, plan, 0, 8, 0);
        fs.closeSync(descriptor);
    };
    const get = (index) => Number(fs.readFileSync(file).readBigInt64LE(index * 8));
    const MANY = 1e15;

    fs.writeFileSync(file, Buffer.alloc(32));
    return {
        environment: { LD_PRELOAD: path.join(HELPERS, 'faults.so'), TRACEDIFF_FAULTS: file },
        arm: (kind, countdown, action = ACTION.once) => set(kind, countdown, action),
        count: (kind) => set(kind, MANY, ACTION.once),
        counted: () => MANY - get(1),
        hits: () => get(3),
        disarm() {
            const hits = get(3);
            set(0, 0, 0, hits);
            return hits;
        },
    };
}

// ---- a store ----

/** Runs the program to its end. `prefix`: a shell command before it, such as a ulimit. */
export function run(parameters, { environment = {}, prefix, timeout = 120000 } = {}) {
    const [program, list] = prefix
        ? ['/bin/sh', ['-c', `${prefix}; exec "$0" "$@"`, PROGRAM, ...parameters]]
        : [PROGRAM, parameters];
    return spawnSync(program, list, { encoding: 'utf8', timeout,
        env: { ...process.env, ...environment } });
}

/** A command ended as it may: well, or with a message; never by a signal. */
export function assertEnded(result, what) {
    assert.equal(result.error, undefined, `${what}: ${result.error}`);
    assert.equal(result.signal, null, `${what}: ${result.signal}\n${result.stderr}`);
    assert.ok(result.status >= 0 && result.status <= 3, `${what}: exit ${result.status}`);
    if (result.status !== 0) {
        assert.match(result.stderr, /tracediff: ./, `${what}: no message`);
    }
}

let first;

/** A store of its own with the sets `control` and `test`, which no test touches. */
export class Place {
    constructor() {
        this.folder = temporaryFolder();
        this.data = path.join(this.folder, 'data');
        this.sets = new Map();
        this.maybe = new Set(); // ids that may be listed or not
        this.count = 0;
        this.servers = [];
    }

    /** The sets are read once in a test file; each place gets a copy of that store. */
    static async make() {
        first ??= await Place.makeFirst();
        const place = new Place();
        fs.cpSync(first.data, place.data, { recursive: true, preserveTimestamps: true });
        return Object.assign(place, { sets: new Map(first.sets), control: first.control,
            test: first.test, numbers: first.numbers, content: first.content });
    }

    static async makeFirst() {
        const place = new Place();
        process.once('exit', () => fs.rmSync(place.folder, { recursive: true, force: true }));
        for (const side of ['control', 'test']) {
            const made = run(['ingest', '--data', place.data, path.join(SAMPLE, side)]);
            assert.equal(made.status, 0, made.stderr);
            place.sets.set(made.stdout.trim().split(/\s/)[0], side);
        }
        [place.control, place.test] = place.sets.keys();
        const server = await place.serve();
        place.numbers = await place.comparison(server);
        place.content = (await server.api('GET', `/sets/${place.control}`)).json;
        await server.stop();
        return place;
    }

    async serve(given = {}) {
        const server = await startServer({ data: this.data, ...given });
        this.servers.push(server);
        return server;
    }

    /** A hash of every number that compares the two sets of the start. */
    async comparison(server) {
        const answer = await server.api('GET', '/compare_traces?significance=true' +
            `&control=${this.control}&test=${this.test}`);
        assert.equal(answer.status, 200, answer.text);
        const { control, test, ...rest } = answer.json;
        assert.ok(control && test);
        return crypto.createHash('sha256').update(JSON.stringify(rest)).digest('hex');
    }

    /** SQLite's own opinion of every file. */
    integrity() {
        const result = spawnSync(path.join(HELPERS, 'check_store'), [this.data],
            { encoding: 'utf8' });
        assert.equal(result.status, 0, result.stdout + result.stderr);
        return result.stdout;
    }

    /** `--age` what is in the bin, or `--old`, all sets, too. */
    age(what = '--age') {
        const result = spawnSync(path.join(HELPERS, 'check_store'), [what, this.data],
            { encoding: 'utf8' });
        assert.equal(result.status, 0, result.stdout + result.stderr);
    }

    /** Answers that were kept would hide what happened to the sets. */
    forgetAnswers() {
        fs.rmSync(path.join(this.data, 'cache'), { recursive: true, force: true });
    }

    /** What a running server must show, whatever happened before. */
    async checkServer(server) {
        const answer = await server.api('GET', '/sets');
        assert.equal(answer.status, 200, answer.text);
        const listed = new Map(answer.json.sets.map((set) => [set.id, set]));
        for (const [id, label] of this.sets) {
            assert.ok(listed.has(id) || this.maybe.has(id), `${label} (${id}) is lost`);
        }
        for (const set of listed.values()) {
            if (!this.sets.has(set.id)) {
                /* Also one that was killed between the rename and the row. */
                assert.match(set.label, /^variant /);
                this.sets.set(set.id, set.label);
            }
            /* Whole, or not there at all. */
            if (set.id !== this.test) {
                assert.equal(set.files, this.content.files, 'half a set is listed');
                assert.deepEqual(set.quality, this.content.quality);
                assert.deepEqual(set.steps, this.content.steps);
            }
        }
        for (const id of this.maybe) {
            if (!listed.has(id)) {
                this.sets.delete(id);
            }
        }
        this.maybe.clear();
        assert.equal(await this.comparison(server), this.numbers, 'the numbers changed');
        return [...listed.keys()];
    }

    /** What is in the spool of a server that has nothing to do; it sweeps every 20 s. */
    async spooled(expected = 0) {
        const folder = path.join(this.data, 'spool');
        for (let i = 0; i < 600 && fs.readdirSync(folder).length > expected; i += 1) {
            await sleep(100);
        }
        return fs.readdirSync(folder);
    }

    /** After a death: starts again, and everything is as it should be. */
    async checkRestart() {
        this.forgetAnswers();
        const server = await this.serve();
        try {
            assert.deepEqual(fs.readdirSync(path.join(this.data, 'spool')), []);
            const listed = await this.checkServer(server);
            /* A set that somebody asks for answers. */
            const other = listed.find((id) => id !== this.control && id !== this.test);
            if (other) {
                const compared = await server.api('GET',
                    `/compare_traces?control=${this.control}&test=${other}&limit=1`);
                assert.equal(compared.status, 200, compared.text);
                assert.equal(compared.json.totals.diff_duration, 0);
            }
        } finally {
            await server.stop();
        }
        return this.integrity();
    }

    next() {
        this.count += 1;
        return { label: `variant ${this.count}`, files: variant(this.count) };
    }

    /** A set that may go: not one of the first two. */
    spare() {
        return [...this.sets.keys()].find((id) => id !== this.control && id !== this.test);
    }

    async remove() {
        for (const server of this.servers.filter(({ exit }) => !exit)) {
            server.signal('SIGKILL');
            await server.ended;
        }
        fs.rmSync(this.folder, { recursive: true, force: true });
    }
}

/**
 * Sends an upload, commits and waits; throws as soon as the server is gone or says no.
 * `begun` is told the id as soon as there is one, and nothing when the answer that should
 * have told it was lost on its way.
 */
export async function uploadAll(server, label, files, begun = () => {}) {
    const list = Object.entries(files);
    const announced = server.json('POST', '/uploads', { label,
        files: list.map(([name, bytes]) => ({ name, size: bytes.length })) });
    announced.catch(() => begun());
    const made = await announced;
    if (made.status !== 201) {
        if (made.status >= 500) {
            begun();
        }
        throw new Error(made.text);
    }
    begun(made.json.id);
    for (const [name, bytes] of list) {
        const put = await server.api('PUT',
            `/uploads/${made.json.id}/files/${encodeURIComponent(name)}`, { body: bytes });
        if (put.status !== 200) {
            throw new Error(put.text);
        }
    }
    const commit = await server.api('POST', `/uploads/${made.json.id}/commit`);
    if (commit.status !== 202) {
        throw new Error(commit.text);
    }
    return waitForJob(server, commit.json.job.id);
}
