// Bundles: downloaded from one server, uploaded to another; and files of strangers, which a
// worker reads.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, upload, waitForJob }
    from './lib.mjs';

const NAME = 'pr 1.tracediff';

let from;
let to;
let ids;
before(async () => {
    [from, to] = await Promise.all([startServer(), startServer()]);
    ids = [await store(from, 'before', { 'rank0.json': CONTROL }),
        await store(from, 'after/ü', { 'rank0.json': TEST })];
});
after(() => Promise.all([from.stop(), to.stop()]));

const download = (parameters, server = from) =>
    server.api('GET', `/bundle?${new URLSearchParams(parameters)}`);
const open = async (files, server = to) =>
    waitForJob(server, await upload(server, 'pr 1', files));
const spool = (server) => fs.readdirSync(path.join(server.data, 'spool'))
    .filter((name) => !name.startsWith('upload-'));
const listed = async (server) => (await server.api('GET', '/sets')).json.sets.length;

test('a bundle is a file to save', async () => {
    const { status, headers, bytes } = await download({ control: 'before', test: ids[1] });
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/x-tar');
    assert.equal(headers['content-disposition'],
        'attachment; filename="tracediff-before-after___.tracediff"');
    assert.equal(Number(headers['content-length']), bytes.length);
    assert.equal(bytes.subarray(0, 14).toString(), 'tracediff.json');
    assert.deepEqual((await download({ control: ids[0], test: ids[1] })).bytes, bytes);
    assert.deepEqual(spool(from), []);
});

test('a bundle with wrong parameters is refused', async () => {
    assertProblem(await download({ control: 'before' }), 400, 'missing_parameter');
    assertProblem(await download({ control: 'before', test: 'nowhere' }), 404, 'unknown_set');
    assertProblem(await download({ control: 'before', test: 'before', op: 'x' }), 400,
        'unknown_parameter');
    for (const view of ['Q=1', `q=${'x'.repeat(1025)}`, 'q=%01',
        Array.from({ length: 65 }, (_, i) => `q${i}=1`).join('&'),
        Array.from({ length: 9 }, (_, i) => `q${i}=${'x'.repeat(1000)}`).join('&')]) {
        assertProblem(await download({ control: 'before', test: 'before', view }), 400,
            'bad_view');
    }
    const many = await from.api('GET', `/bundle?test=before${'&control=before'.repeat(33)}`);
    assertProblem(many, 413, 'too_many_sets');
    assert.match(many.text, /at most 32 sets; name fewer/);
});

test('a bundle gives the same comparison on another server, byte for byte', async () => {
    const { bytes } = await download({ control: 'before', test: 'after/ü',
        view: '?control=x&unit=percent&q=a%26b&token=secret' });
    const job = await open({ [NAME]: bytes });
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.equal(job.kind, 'bundle');
    assert.deepEqual(job.made, ids.map((set) => ({ set, already_stored: false })));
    assert.equal(job.page, `/compare?control=${ids[0]}&test=${ids[1]}&unit=percent&q=a%26b`);
    assert.equal(job.traces_kept, null, 'there are none');
    const ask = (server) => server.api('GET', '/compare_traces?control=before&test=after%2F%C3%BC');
    assert.deepEqual((await ask(to)).bytes, (await ask(from)).bytes);
    assert.deepEqual(await download({ control: 'before', test: 'before' }, to)
        .then((answer) => answer.bytes), (await download({ control: 'before', test: 'before' })).bytes);
    const again = await open({ [NAME]: bytes });
    assert.equal(again.already_stored, true);
    assert.deepEqual(again.made.map((one) => one.already_stored), [true, true]);
});

test('a bundle without variables has nothing private in it, and opens', async () => {
    const SECRET = ['ring-of-ada', 'host-ada', 'user-ada', '/home/ada/run.json', 'added-ada'];
    const made = JSON.parse(CONTROL);
    Object.assign(made, { schemaVersion: 1, host_name: 'host-ada', username: 'user-ada',
        traceName: '/home/ada/run.json', cuda_driver_version: 13000,
        tracediff: { steps: { ms: Array.from({ length: 40 }, (_, i) => 5 + i % 3 / 10), before: 20 },
            program: { commit: 'abc1234' }, environment: { torch: '2.11', flags: { num_threads: 16, host: 'added-ada' },
                variables: { NCCL_ALGO: 'ring-of-ada', PATH: 'x' } } } });
    const set = await store(from, 'private', { 'rank0.json': JSON.stringify(made) });
    const query = { control: 'private', test: 'private' };
    const unpacked = (bytes) => {
        const at = 512 * (1 + Math.ceil(parseInt(bytes.subarray(124, 136).toString(), 8) / 512));
        const size = parseInt(bytes.subarray(at + 124, at + 136).toString(), 8);
        return gunzipSync(bytes.subarray(at + 512, at + 512 + size));
    };
    const whole = unpacked((await download(query)).bytes).toString('latin1');
    SECRET.forEach((text) => assert.ok(whole.includes(text), text));
    const { bytes } = await download({ ...query, without_variables: true });
    const shared = unpacked(bytes).toString('latin1');
    SECRET.forEach((text) => assert.ok(!shared.includes(text), text));
    assert.deepEqual((await download({ ...query, without_variables: true })).bytes, bytes, 'always the same');
    assert.deepEqual(spool(from), []);
    const job = await open({ [NAME]: bytes });
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.deepEqual(job.made, [{ set, already_stored: false }]);
    const sql = async (server, query_) => (await server.api('GET',
        `/sql?${new URLSearchParams({ control: 'private', q: query_ })}`)).json.rows;
    const facts = 'SELECT name, value FROM recorded_facts ORDER BY name';
    assert.deepEqual(await sql(to, facts), [['environment.torch', '2.11'], ['flags.num_threads', '16'],
        ['program.commit', 'abc1234']]);
    assert.equal((await sql(from, facts)).length, 5);
    assert.deepEqual(await sql(to, 'SELECT count(*), max(ms) FROM recorded_steps'), [[40, 5.2]]);
    const [[metadata]] = await sql(to, 'SELECT metadata FROM files');
    assert.equal(JSON.parse(metadata).cuda_driver_version, 13000);
    assert.ok(!SECRET.some((text) => metadata.includes(text)));
    /* The command does the same, and so do exports. */
    const folder = temporaryFolder();
    const run = (...given) => spawnSync(process.env.TRACEDIFF_BIN, [...given, '--data', from.data], { encoding: 'utf8' });
    const file = path.join(folder, 'x.tracediff');
    const packed = run('pack', 'private', 'private', '--without-variables', '-o', file);
    assert.equal(packed.status, 0, packed.stderr);
    assert.deepEqual(fs.readFileSync(file), bytes);
    for (const [option, name] of [['--sqlite', 'rows.db'], ['--tsv', 'rows']]) {
        const target = path.join(folder, name);
        const read = () => (option === '--tsv' ? fs.readdirSync(target).map((one) =>
            fs.readFileSync(path.join(target, one), 'latin1')).join('') : fs.readFileSync(target, 'latin1'));
        assert.equal(run('export', option, target, 'private').status, 0);
        SECRET.forEach((text) => assert.ok(read().includes(text), text));
        const again = run('export', option, target, '--force', '--without-variables', 'private');
        assert.equal(again.status, 0, again.stderr);
        SECRET.forEach((text) => assert.ok(!read().includes(text), text));
        assert.ok(read().includes('abc1234'));
    }
    assert.equal(run('export', 'private', '--without-variables').status, 3);
    fs.rmSync(folder, { recursive: true, force: true });
});

test('a file that is not a whole bundle fails its job and stores nothing', async () => {
    const { bytes } = await download({ control: 'before', test: 'after/ü' });
    const sets = await listed(to);
    const cases = [[bytes.subarray(0, 3000), /^pr 1\.tracediff: byte 3000: the file ends too early; /],
        [gzipSync(bytes), /^pr 1\.tracediff: byte 0: it is not a bundle/],
        [Buffer.from(bytes).fill(7, 2000, 2010), /^pr 1\.tracediff: sets\/[0-9a-f]+\.db\.gz: it (is not a whole gzip|unpacks to more bytes than the head says); /]];
    for (const [body, text] of cases) {
        const job = await open({ [NAME]: body });
        assert.equal(job.state, 'failed');
        assert.equal(job.error.code, 'bad_bundle');
        assert.match(job.error.detail, text);
        assert.equal(job.page, null);
        assert.deepEqual(spool(to), []);
    }
    assertProblem(await to.json('POST', '/uploads', { label: 'x',
        files: [NAME, 'a.json'].map((name) => ({ name, size: 1 })) }), 400, 'bundle_not_alone');
    assert.equal(await listed(to), sets);
});
