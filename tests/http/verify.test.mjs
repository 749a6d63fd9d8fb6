// tracediff verify, and how a server answers for a set whose file is damaged or gone.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST } from './lib.mjs';

let data;
let server;
let good;
let bad;
before(async () => {
    data = temporaryFolder();
    server = await startServer({ data, options: ['--keep-traces'] });
    good = await store(server, 'good', { 'rank0.json': CONTROL });
    bad = await store(server, 'bad', { 'rank0.json': TEST });
});
after(async () => {
    await server.stop();
    fs.rmSync(data, { recursive: true, force: true });
});

const fileOf = (id) => path.join(data, 'sets', `${id}.db`);

function verify(...rest) {
    return spawnSync(process.env.TRACEDIFF_BIN, ['verify', '--data', data, ...rest],
        { encoding: 'utf8', timeout: 20000 });
}

/** Flips one bit of the file. */
function damage(id) {
    const bytes = fs.readFileSync(fileOf(id));
    bytes[Math.floor(bytes.length * 0.6)] ^= 0x10;
    fs.writeFileSync(fileOf(id), bytes);
}

const listed = async (id) => (await server.api('GET', '/sets')).json.sets
    .find((set) => set.id === id);

test('verify finds no damage in whole sets', async () => {
    const { status, stdout, stderr } = verify();
    assert.deepEqual([status, stdout, stderr], [0, '', '2 checked, 0 damaged\n']);
    assert.equal((await listed(bad)).damaged, null);
});

test('the server and verify report a damaged set, and verify --repair makes it again', async () => {
    const where = `/compare_traces?control=${good}&test=${bad}&limit=7`;
    const before = await listed(bad);
    damage(bad);
    const problem = assertProblem(await server.api('GET', where), 500, 'set_damaged');
    assert.match(problem, /are not those that were written.*ingest its traces again/);
    const now = await listed(bad);
    assert.match(now.damaged, /are not those that were written/);
    assert.deepEqual({ ...now, damaged: null }, before);
    assert.equal((await listed(good)).damaged, null);

    for (const names of [[], ['bad', 'good'], [bad.slice(0, 8)]]) {
        const { status, stdout, stderr } = verify(...names);
        assert.equal(status, 1, stderr);
        assert.equal(stdout, `${bad}  bad\n`);
        assert.match(stderr, /damaged \(its bytes are not those that were written\)/);
        assert.ok(!stderr.includes(data), stderr);
    }
    assert.equal(verify('good').status, 0);
    assert.equal(verify('none').status, 3);
    assert.equal(verify('--unknown').status, 3);

    const repaired = verify('--repair');
    assert.equal(repaired.status, 0, repaired.stderr);
    assert.equal(repaired.stdout, '');
    assert.match(repaired.stderr, /made again .*\(bad\)\n2 checked, 1 damaged, 1 made again/);
    assert.equal(verify().status, 0);
    assert.equal((await server.api('GET', where)).status, 200);
    assert.deepEqual(await listed(bad), before);
});

test('a set whose file is gone stays in the list, and kept traces make it again', async () => {
    fs.unlinkSync(fileOf(bad));
    await server.stop();
    server = await startServer({ data, options: ['--keep-traces'] });
    assert.match((await listed(bad)).damaged, /no longer exists/);
    assertProblem(await server.api('GET', `/sets/${bad}/ranks`), 500, 'set_damaged');
    assert.equal(verify().status, 1);
    assert.equal(verify('--repair', 'bad').status, 0);
    assert.equal((await server.api('GET', `/sets/${bad}/ranks`)).status, 200);
    assert.equal((await listed(bad)).damaged, null);
});

test('without kept traces, verify names files whose ingest repairs the set', async () => {
    fs.rmSync(path.join(data, 'traces', bad), { recursive: true });
    damage(bad);
    const told = verify('--repair');
    assert.equal(told.status, 1);
    assert.equal(told.stdout, `${bad}  bad\n`);
    assert.match(told.stderr, /not kept\n.*read the folder with rank0\.json in again \(/);
    assert.equal(await store(server, 'bad', { 'rank0.json': TEST }), bad);
    assert.equal(verify().status, 0);
});

test('a set that is removed while verify runs is not damaged', async () => {
    damage(bad); // verify blocks when it reports this: there is no room in the pipe
    const pipe = path.join(data, 'pipe');
    assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
    const reader = fs.openSync(pipe, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
    const writer = fs.openSync(pipe, 'w');
    assert.throws(() => { for (;;) { fs.writeSync(reader, 'x'.repeat(4096)); } }, { code: 'EAGAIN' });
    const child = spawn(process.env.TRACEDIFF_BIN, ['verify', '--data', data],
        { stdio: ['ignore', 'pipe', writer] });
    let told = '';
    child.stdout.on('data', (bytes) => { told += bytes; });
    const ended = new Promise((resolve) => { child.once('close', resolve); });
    await new Promise((resolve) => { setTimeout(resolve, 1000); });
    assert.equal(child.exitCode, null);
    assert.equal(spawnSync(process.env.TRACEDIFF_BIN, ['remove', '--data', data, 'good']).status, 0);
    fs.readSync(reader, Buffer.alloc(65536));
    assert.equal(await ended, 1);
    assert.equal(told, `${bad}  bad\n`);
    [reader, writer].forEach((descriptor) => fs.closeSync(descriptor));
    fs.unlinkSync(pipe);
    await store(server, 'bad', { 'rank0.json': TEST });
});

test('verify reports a file that is not listed', () => {
    const name = '0123456789abcdef0123456789abcdef';
    fs.writeFileSync(fileOf(name), 'hello');
    const { status, stdout } = verify();
    assert.deepEqual([status, stdout], [1, `${name}  (not listed)\n`]);
    fs.unlinkSync(fileOf(name));
});

/** Offset of the format in the header of a set file. */
const VERSION = 60;
/** Makes a file look like an old one: another format, and no digest, which would be wrong. */
function setFormat(id, version) {
    const whole = fs.readFileSync(fileOf(id));
    const bytes = whole.subarray(0, whole.length - whole.length % 4096);
    bytes.writeUInt32BE(version, VERSION);
    fs.writeFileSync(fileOf(id), bytes);
}
const formatOf = (id) => fs.readFileSync(fileOf(id)).readUInt32BE(VERSION);

/** The jobs of this kind, once there are `count` and all of them have ended. */
async function endedJobs(kind, count) {
    for (const until = Date.now() + 120000; ; assert.ok(Date.now() < until, `${count} ${kind}`)) {
        const jobs = (await server.api('GET', '/jobs')).json.jobs.filter((job) => job.kind === kind);
        if (jobs.length >= count
            && jobs.every(({ state }) => state !== 'queued' && state !== 'running')) {
            return jobs;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

test('sets of an older format are read in again from their kept traces at the start', async () => {
    await server.stop();
    fs.rmSync(data, { recursive: true, force: true });
    fs.mkdirSync(data);
    server = await startServer({ data, options: ['--no-keep-traces'] });
    const notKept = await store(server, 'not kept', { 'rank0.json': CONTROL });
    await server.stop();
    server = await startServer({ data, options: ['--keep-traces'] });
    const two = await store(server, 'two', { 'rank0.json': TEST, 'rank1.json': CONTROL });
    const one = await store(server, 'one', { 'rank0.json': TEST });
    await server.api('PATCH', `/sets/${two}`, { notes: 'a note' });
    const rows = async () => (await server.api('GET',
        `/compare_traces?control=${two}&test=${one}&limit=7`)).json.rows;
    const [listedBefore, rowsBefore] = [await listed(two), await rows()];
    const current = formatOf(two);

    await server.stop();
    const old = 5; // later formats are brought up to date without traces
    [notKept, two, one].forEach((id) => setFormat(id, old));
    server = await startServer({ data, options: ['--read-only'] });
    assertProblem(await server.api('GET', `/sets/${two}/ranks`), 409, 'older_version');
    await server.stop();
    assert.deepEqual([notKept, two, one].map(formatOf), [4, 4, 4].map(() => old));

    server = await startServer({ data });
    const jobs = await endedJobs('read_again', 2);
    assert.deepEqual(jobs.map(({ label, state, set }) => [label, state, set]).sort(),
        [['one', 'done', one], ['two', 'done', two]]);
    assert.deepEqual([formatOf(two), formatOf(one)], [current, current]);
    assert.deepEqual(await listed(two), listedBefore);
    assert.deepEqual(await rows(), rowsBefore);
    // The set without kept traces stays as it is, and the refusal names it.
    const told = assertProblem(await server.api('GET', `/sets/${notKept}/ranks`), 409,
        'older_version');
    assert.match(told, new RegExp(`${notKept}.*ingest the traces again`));

    // Each set is read again only once; a kept trace with other content makes no set.
    await server.stop();
    setFormat(one, old);
    const folder = path.join(data, 'traces', one);
    const [kept] = fs.readdirSync(folder);
    fs.chmodSync(path.join(folder, kept), 0o600);
    fs.copyFileSync(path.join(data, 'traces', two,
        fs.readdirSync(path.join(data, 'traces', two)).find((name) => name !== kept)),
    path.join(folder, kept));
    server = await startServer({ data });
    const [first, ...others] = await endedJobs('read_again', 3);
    assert.equal(others.length, 2, 'those of before');
    assert.deepEqual([first.label, first.state], ['one', 'failed']);
    assert.equal(JSON.stringify(first).includes(data), false);
    assert.equal(formatOf(one), old);
});
