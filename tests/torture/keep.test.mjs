// Traces kept with --keep-traces, while the process is killed and calls fail at every
// moment: beside a set lie all of its traces, whole, or none; and the set stands.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, afterEach, beforeEach } from 'node:test';
import zlib from 'node:zlib';

import { ACTION, KIND, LONG, Place, SEED, assertEnded, faults, random, run, uploadAll,
    writeFolder } from './lib.mjs';

const EACH = Number(process.env.TORTURE_FAULTS ?? (LONG ? 60 : process.env.NIGHTLY ? 4 : 2));
const chance = random(SEED);
let place;
let plan;
let files; // of every set that was ever made, by label
let met = { kept: 0, bare: 0 };

beforeEach(async () => {
    place = await Place.make();
    plan = faults(place.folder);
    files = new Map();
});
afterEach(() => place.remove());
after(() => console.log(`sets met with traces and without: ${JSON.stringify(met)}, seed ${SEED}`));

/** One more set, in a folder: half of its files plain, half zipped. */
function nextFolder() {
    const { label, files: zipped } = place.next();
    const content = Object.fromEntries(Object.entries(zipped).map(([name, bytes], i) =>
        (i % 2 === 0 ? [name, bytes]
            : [name.replace(/\.gz$/, ''), zlib.gunzipSync(bytes)])));
    files.set(label, content);
    return { label, folder: writeFolder(path.join(place.folder, label), content) };
}

const text = (bytes) => (bytes[0] === 0x1f ? zlib.gunzipSync(bytes) : bytes);

/** All traces of a set or none, and those are what they were; nothing else lies about. */
async function checkTraces(server) {
    const { sets } = (await server.api('GET', '/sets')).json;
    const where = path.join(place.data, 'traces');
    for (const name of fs.existsSync(where) ? fs.readdirSync(where) : []) {
        assert.ok(sets.some((set) => set.id === name), `traces/${name} of no set`);
    }
    for (const { id, label } of sets) {
        const set = (await server.api('GET', `/sets/${id}`)).json;
        const kept = set.file_list.filter((file) => file.trace_bytes !== null);
        assert.ok(kept.length === 0 || kept.length === set.file_list.length,
            `${kept.length} of ${set.file_list.length} traces of ${label}`);
        met[kept.length > 0 ? 'kept' : 'bare'] += 1;
        for (const { file, number } of kept) {
            const answer = await server.api('GET', `/sets/${id}/files/${number}/trace`);
            assert.equal(answer.status, 200, answer.text);
            assert.ok(text(answer.bytes).equals(text(files.get(label)[file])), file);
        }
    }
}

async function checkAll(label) {
    try {
        await place.checkRestart();
        const server = await place.serve();
        await checkTraces(server);
        await server.stop();
    } catch (error) {
        plan.disarm();
        error.message = `${label}: ${error.message}`;
        throw error;
    }
}

function ingest(environment = {}) {
    const { label, folder } = nextFolder();
    const result = run(['ingest', '--keep-traces', '--data', place.data, folder],
        { environment });
    fs.rmSync(folder, { recursive: true });
    const id = result.stdout.trim();
    if (id !== '') {
        place.sets.set(id, label);
    }
    return { label, id, result };
}

/** How many calls of a kind `deed` makes in peace. */
function count(kind, deed) {
    plan.count(kind);
    deed();
    const counted = plan.counted();
    plan.disarm();
    return Math.max(counted, 1);
}

const moments = (calls) => Array.from({ length: Math.min(EACH, calls) }, (_, i) =>
    1 + Math.floor((i + chance()) * calls / Math.min(EACH, calls)));

test('killed at any step of keeping', async () => {
    const calls = count(KIND.change, () => ingest(plan.environment));
    for (const at of moments(calls)) {
        plan.arm(KIND.change, at, ACTION.kill);
        const { result } = ingest(plan.environment);
        plan.disarm();
        assert.ok(result.signal === 'SIGKILL' || result.status === 0, result.stderr);
        await checkAll(`seed ${SEED}, kill at ${at} of ${calls}`);
    }
});

test('killed while a set and its traces are removed', async () => {
    const calls = count(KIND.change, () => {
        const { id } = ingest();
        place.maybe.add(id);
        run(['remove', '--data', place.data, id], { environment: plan.environment });
    });
    for (const at of moments(calls)) {
        const { id } = ingest();
        place.maybe.add(id);
        plan.arm(KIND.change, at, ACTION.kill);
        run(['remove', '--data', place.data, id], { environment: plan.environment });
        plan.disarm();
        await checkAll(`seed ${SEED}, remove killed at ${at} of ${calls}`);
    }
});

for (const [name, kind] of Object.entries(KIND).filter(([each]) => each !== 'change')) {
    test(`keeping with failing calls: ${name}`, async () => {
        const calls = count(kind, () => ingest(plan.environment));
        for (const at of moments(calls)) {
            plan.arm(kind, at, chance() < 0.3 ? ACTION.on : ACTION.once);
            const { result, id } = ingest(plan.environment);
            plan.disarm();
            assertEnded(result, `ingest --keep-traces, ${name}`);
            if (result.status !== 0 && id !== '') {
                assert.match(result.stderr, /is stored, but its traces were not kept: /);
            }
            await checkAll(`seed ${SEED}, ${name} at ${at} of ${calls}`);
        }
    });
}

test('a disk that is full when the traces come costs the traces, not the set', async () => {
    const { folder } = nextFolder();
    const id = run(['ingest', '--data', place.data, folder]).stdout.trim();
    place.sets.set(id, path.basename(folder));
    /* Opening the catalogue writes a little, too: the first failure behind that. */
    let full;
    for (let at = 1; at < 20 && !/not kept/.test(full?.stderr); at += 1) {
        plan.arm(KIND.write, at, ACTION.on);
        full = run(['ingest', '--keep-traces', '--data', place.data, folder],
            { environment: plan.environment });
        plan.disarm();
    }
    assert.equal(full.status, 3);
    assert.equal(full.stdout.trim(), id);
    assert.match(full.stderr, /is stored, but its traces were not kept: .*No space left/);
    await checkAll('full disk');
    const again = run(['ingest', '--keep-traces', '--data', place.data, folder]);
    assert.equal(again.status, 0, again.stderr);
    await checkAll('with room again');
    assert.ok(fs.existsSync(path.join(place.data, 'traces', id)));
});

test('a server whose disk is full says so in the job, and goes on', async () => {
    Object.assign(process.env, plan.environment);
    const server = await place.serve({ options: ['--keep-traces'] })
        .finally(() => Object.keys(plan.environment).forEach((name) =>
            delete process.env[name]));
    const { label, files: content } = place.next();
    files.set(label, content);
    const first = await uploadAll(server, label, content);
    place.sets.set(first.set, label);
    assert.equal(first.traces_kept, true);
    /* The same again, without its traces: then the first file opened for writing in the
     * spool is a copy. Failing fsync() comes after all that an upload writes. */
    let job;
    for (let at = 0; at < 5 && job?.traces_kept !== false; at += 1) { // else the server synced something else just then
        fs.rmSync(path.join(place.data, 'traces', first.set), { recursive: true });
        plan.arm(KIND.sync, 1, ACTION.once);
        job = await uploadAll(server, label, content);
        assert.ok(plan.disarm() > 0);
    }
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.equal(job.already_stored, true);
    assert.equal(job.traces_kept, false);
    assert.equal(job.traces_error.code, 'io_error');
    assert.doesNotMatch(job.traces_error.detail, /\//); // no path of this disk
    await checkTraces(server);
    assert.deepEqual(await place.spooled(), []);
    const third = await uploadAll(server, label, content);
    assert.equal(third.traces_kept, true);
    await checkTraces(server);
    await server.stop();
});
