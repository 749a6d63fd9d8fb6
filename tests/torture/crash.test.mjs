// The life of a store is recorded, call by call (record.c), and all that a crash of the
// machine may leave of it is rebuilt and opened (crash_replay.c): nothing that was promised
// is lost. And each flush is needed: without it something is.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';

import { CONTROL, TEST, startServer, temporaryFolder, trace } from '../http/lib.mjs';
import { LONG, SEED, run, uploadAll, writeFolder } from './lib.mjs';

const HELPERS = process.env.TORTURE_HELPERS;
const RECORD_BYTES = 256 << 20;

const FOLDERS = {
    A: { 'a.json': CONTROL, 'b.json': trace({ rank: 1, world: 2 }) },
    B: { 'b.json': TEST },
    C: { 'c.json': trace({ ops: [['aten::c', 'cpu_op', 1, 2]] }) },
    D: { 'd.json': trace({ steps: {}, ops: [['mark', 'user_annotation', 1, 9],
        ['mark', 'user_annotation', 20, 9], ['aten::d', 'cpu_op', 2, 3]] }) },
};

let folder; // everything of this test
let where; // its files, by name
let environment;
const ids = {};
const promises = [];
let promised = {}; // by id, see crash_check.h

/* What lies where is written down under these names. */
function makePlaces() {
    folder = temporaryFolder();
    where = Object.fromEntries(['root', 'reference', 'record', 'expected', 'other']
        .map((name) => [name, path.join(folder, name)]));
    where.data = path.join(where.root, 'data');
    for (const each of ['root', 'reference', 'reference/traces', 'reference/steps']) {
        fs.mkdirSync(path.join(folder, each));
    }
    for (const [label, files] of Object.entries(FOLDERS)) {
        where[label] = writeFolder(path.join(folder, label), files);
    }
    fs.writeFileSync(where.record, '');
    fs.truncateSync(where.record, RECORD_BYTES);
    environment = { LD_PRELOAD: path.join(HELPERS, 'record.so'),
        TRACEDIFF_RECORD: where.record };
}

function recorded() {
    const head = Buffer.alloc(16);
    const descriptor = fs.openSync(where.record, 'r');
    fs.readSync(descriptor, head, 0, 16, 0);
    fs.closeSync(descriptor);
    return Number(head.readBigUInt64LE(8));
}

function promise(change) {
    promised = { ...promised, ...change };
    for (const [id, set] of Object.entries(promised)) {
        if (set === undefined) {
            delete promised[id];
        }
    }
    promises.push({ at: recorded(), sets: promised });
}

/** Does something: until it has ended `during` holds, from then on `then`. */
async function act(during, then, deed) {
    promise(during);
    const result = await deed();
    promise(then);
    return result;
}

function program(...parameters) {
    const result = run(parameters, { environment });
    assert.equal(result.status, 0, result.stderr);
    return result.stdout;
}

/** What changes the store beside the program. */
function tool(name, ...parameters) {
    const result = spawnSync(name, parameters,
        { encoding: 'utf8', env: { ...process.env, ...environment } });
    assert.equal(result.status, 0, `${name}: ${result.error} ${result.stderr}`);
}

async function serve(options = []) {
    Object.assign(process.env, environment);
    try {
        return await startServer({ data: where.data, options });
    } finally {
        Object.keys(environment).forEach((name) => delete process.env[name]);
    }
}

const set = (present, label, traces, notes = '') => ({ present, traces,
    labels: [label].flat(), notes: [notes].flat() });

/* What a file of the store must be to the byte, from now on. */
function keepReference(id) {
    const kept = path.join(where.data, 'traces', id);
    fs.copyFileSync(path.join(where.data, 'sets', `${id}.db`),
        path.join(where.reference, `${id}.db`));
    if (fs.existsSync(kept)) {
        fs.cpSync(kept, path.join(where.reference, 'traces', id), { recursive: true });
    }
}

/** An ingest at the command line, and one more that finds a kept trace missing. */
async function ingestSets() {
    await act({ [ids.A]: set('maybe', 'A', 'maybe') }, { [ids.A]: set('yes', 'A', 'all') },
        () => program('ingest', '--data', where.data, '--keep-traces', where.A));
    keepReference(ids.A);
    await act({ [ids.B]: set('maybe', 'B', 'maybe') }, { [ids.B]: set('yes', 'B', 'maybe') },
        () => program('ingest', '--data', where.data, where.B));
    keepReference(ids.B);
    await act({ [ids.A]: set('yes', 'A', 'some') }, {}, () => {
        const kept = path.join(where.data, 'traces', ids.A);
        tool('rm', path.join(kept, fs.readdirSync(kept)[0]));
    });
    await act({}, { [ids.A]: set('yes', 'A', 'all') },
        () => program('ingest', '--data', where.data, '--keep-traces', where.A));
}

async function uploadSets(server) {
    await act({ [ids.C]: set('maybe', 'C', 'maybe') }, { [ids.C]: set('yes', 'C', 'all') },
        async () => {
            const job = await uploadAll(server, 'C', filesOf('C'));
            assert.equal(job.state, 'done', JSON.stringify(job));
            assert.equal(job.set, ids.C);
        });
    keepReference(ids.C);
    await act({ [ids.D]: set('maybe', 'D', 'maybe') }, { [ids.D]: set('yes', 'D', 'all') },
        async () => assert.equal((await uploadAll(server, 'D', filesOf('D'))).set, ids.D));
    keepReference(ids.D);
}

const filesOf = (label) => Object.fromEntries(Object.entries(FOLDERS[label])
    .map(([name, text]) => [name, Buffer.from(text)]));

async function ask(server, method, url, body) {
    const answer = body ? await server.json(method, url, body)
        : await server.api(method, url);
    assert.ok(answer.status < 300, answer.text);
    return answer;
}

/** Names, answers that are kept, and the bin. */
async function changeSets(server) {
    await act({ [ids.B]: set('yes', ['B', 'new'], 'maybe', ['', 'why']) },
        { [ids.B]: set('yes', 'new', 'maybe', 'why') },
        () => ask(server, 'PATCH', `/sets/${ids.B}`, { label: 'new', notes: 'why' }));
    await ask(server, 'GET',
        `/compare_traces?control=${ids.A}&test=${ids.B}&significance=true`);
    await ask(server, 'GET', `/compare_traces?control=${ids.D}&test=${ids.D}` +
        '&control_marker=mark&test_marker=mark&control_steps=all&test_steps=all');
    fs.cpSync(path.join(where.data, 'cache', 'steps'),
        path.join(where.reference, 'steps'), { recursive: true });
    const maybe = { [ids.B]: set('maybe bin', 'new', 'maybe', 'why') };
    const binned = { [ids.B]: set('bin', 'new', 'maybe', 'why') };
    await act(maybe, binned, () => ask(server, 'DELETE', `/sets/${ids.B}`));
    await act(maybe, { [ids.B]: set('yes', 'new', 'maybe', 'why') },
        () => ask(server, 'POST', `/sets/${ids.B}/restore`));
    await act(maybe, binned, () => ask(server, 'DELETE', `/sets/${ids.B}`));
}

async function removeSets() {
    await act({ [ids.C]: set('maybe', 'C', 'some') }, { [ids.C]: undefined },
        () => program('remove', '--data', where.data, ids.C));
    await act({ [ids.B]: set('maybe', 'new', 'maybe', 'why') }, {}, () => {
        tool(path.join(HELPERS, 'check_store'), '--age', where.data);
    });
    let server;
    await act({}, { [ids.B]: undefined }, async () => {
        server = await serve();
    });
    await server.stop();
}

before(async () => {
    makePlaces();
    for (const label of Object.keys(FOLDERS)) {
        ids[label] = run(['ingest', '--data', where.other, where[label]]).stdout.trim();
        assert.match(ids[label], /^[0-9a-f]{32}$/);
    }
    promise({});
    await ingestSets();
    const server = await serve(['--keep-traces']);
    await uploadSets(server);
    await changeSets(server);
    await server.stop();
    await removeSets();
    fs.writeFileSync(where.expected, JSON.stringify(promises));
});
after(() => fs.rmSync(folder, { recursive: true, force: true }));

/* A folder in memory, where there is one: thousands of small files. */
function replay(...options) {
    const memory = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
    const scratch = fs.mkdtempSync(path.join(memory, 'tracediff-crash-'));
    const result = spawnSync(path.join(HELPERS, 'crash_replay'), ['--seed', String(SEED),
        ...options, where.record, where.root, where.expected, where.reference, scratch],
    { encoding: 'utf8', maxBuffer: 1 << 26 });
    fs.rmSync(scratch, { recursive: true, force: true });
    assert.equal(result.signal, null, result.stdout + result.stderr);
    assert.notEqual(result.status, 2, result.stdout + result.stderr);
    return result;
}

test('nothing is missing in the recording', () => {
    const result = replay('--ends');
    assert.equal(result.status, 0, result.stdout);
});

test('what was promised is there after every crash', () => {
    const result = replay(...(LONG
        ? ['--random', '200', '--single', '--moments', 'every'] : ['--random', '2']));
    assert.equal(result.status, 0, `seed ${SEED}\n${result.stdout}`);
    console.log(`crashes: ${result.stdout.trim()}, seed ${SEED}`);
});

// What the program flushes. Those of the catalogue are SQLite's (PRAGMA synchronous).
const FLUSHES = {
    'a set file': 'data/spool/set-*.db',
    'the folder of sets': 'data/sets',
    'the log of the catalogue': 'data/catalog.db-wal',
    'the catalogue': 'data/catalog.db',
    'a kept trace': 'data/spool/traces-*/new-*',
    'the names of the kept traces': 'data/spool/traces-*',
    'the folder of kept traces': 'data/traces',
    'kept traces that came later': 'data/traces/*',
    'a set with a marker': 'data/cache/steps/new-*',
    'the data directory': 'data',
    'the folder above': '.',
};

test('every flush is one of these', () => {
    const flushed = replay('--flushes').stdout.trim().split('\n');
    const patterns = Object.values(FLUSHES).map((glob) => new RegExp(
        `^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`));
    for (const name of flushed.map((each) => each || '.')) {
        assert.ok(patterns.some((pattern) => pattern.test(name)) ||
            name === 'data/catalog.db-journal', name);
    }
});

for (const [name, glob] of Object.entries(FLUSHES)) {
    test(`something is lost without the flush of ${name}`, () => {
        const result = replay('--first', '--random', '6', '--without', glob);
        assert.equal(result.status, 1, `seed ${SEED}\n${result.stdout}`);
        console.log(`without ${glob}: ${result.stdout.split('\n')[0]}`);
    });
}
