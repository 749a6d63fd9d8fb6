// What a recorder noted in a file beside a trace, NAME.tracediff.json: in uploads, beside kept
// traces, without its trace, and changed since its set was stored.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { assertProblem, startServer, temporaryFolder, trace, upload, waitForJob } from './lib.mjs';

let server, work;
before(async () => {
    server = await startServer({ options: ['--keep-traces'] });
    work = temporaryFolder();
});
after(async () => {
    await server.stop();
    fs.rmSync(work, { recursive: true, force: true });
});

const note = (commit) => JSON.stringify({ version: 1, program: { commit },
    steps: { before: 20, ms: Array.from({ length: 40 }, (_, i) => 5 + i % 3 / 10) } });
const BESIDE = '.tracediff.json';
const run = (data, ...given) => spawnSync(process.env.TRACEDIFF_BIN, [...given, '--data', data],
    { encoding: 'utf8' });
const commits = (data, set) => JSON.parse(run(data, 'sql', '--format', 'json', '--control', set,
    'SELECT file, value FROM recorded_facts WHERE name = \'program.commit\' ORDER BY file').stdout).rows;

test('an upload takes what stands beside its traces, in whatever order it comes', async () => {
    const [one, other] = [trace({ rank: 0, steps: { 1: [0, 90] } }), trace({ rank: 1, steps: { 1: [0, 91] } })];
    for (const [label, files] of [
        ['after', { 'run/b.json': other, 'run/a.json': one, [`run/a.json${BESIDE}`]: note('aaa'), [`run/b.json${BESIDE}`]: note('bbb') }],
        ['before', { [`run/a.json.gz${BESIDE}`]: note('ccc'), 'run/a.json.gz': gzipSync(trace({ steps: { 1: [0, 92] } })) }]]) {
        const job = await waitForJob(server, await upload(server, label, files));
        assert.equal(job.state, 'done', JSON.stringify(job));
        assert.deepEqual([job.failures, job.left_out, job.changed_beside], [[], 0, []]);
        const set = (await server.api('GET', `/sets/${job.set}`)).json;
        assert.deepEqual(set.file_list.map(({ file }) => file),
            Object.keys(files).filter((name) => !name.endsWith(BESIDE)).sort());
        assert.deepEqual(commits(server.data, label), label === 'after'
            ? [['run/a.json', 'aaa'], ['run/b.json', 'bbb']] : [['run/a.json.gz', 'ccc']]);
        const kept = fs.readdirSync(path.join(server.data, 'traces', job.set)).sort();
        const traces = kept.filter((name) => /^[0-9a-f]{32}\.json\.gz$/.test(name));
        assert.equal(traces.length, set.file_list.length);
        assert.deepEqual(kept.filter((name) => name.endsWith(BESIDE)), traces.map((name) => `${name}${BESIDE}`));
    }
});

test('a file beside no trace, or too long, is refused when the upload is announced', async () => {
    const announce = (...files) => server.json('POST', '/uploads', { label: 'x',
        files: files.map(([name, size]) => ({ name, size })) });
    assert.match(assertProblem(await announce(['a.json', 9], [`b.json${BESIDE}`, 9]), 400, 'no_trace_beside'),
        /^"b\.json\.tracediff\.json" belongs to the trace "b\.json", which is not in this upload$/);
    assertProblem(await announce([`b.json${BESIDE}`, 9]), 400, 'no_trace_beside');
    assertProblem(await announce(['x/b.json', 9], [`b.json${BESIDE}`, 9]), 400, 'no_trace_beside');
    assertProblem(await announce(['b.json', 9], [`b.json${BESIDE}`, 9],
        [`b.json${BESIDE}${BESIDE}`, 9]), 400, 'no_trace_beside');
    assertProblem(await announce(['b.json', 9], [`b.json${BESIDE}`, (512 << 10) + 1]), 413, 'file_too_large');
    const many = Array.from({ length: 65 }, (_, i) => [[`${i}.json`, 1], [`${i}.json${BESIDE}`, 512 << 10]]).flat();
    assertProblem(await announce(...many), 413, 'file_too_large');
    const made = await announce(['b.json', 9], [`b.json${BESIDE}`, 2]);
    assert.equal(made.status, 201, made.text);
    assertProblem(await server.api('PUT', `/uploads/${made.json.id}/files/${encodeURIComponent(`b.json${BESIDE}`)}`,
        { body: gzipSync('{}'), headers: { 'Content-Encoding': 'gzip' } }), 400, 'bad_encoding');
    assert.equal((await server.api('DELETE', `/uploads/${made.json.id}`)).status, 204);
});

test('a stored set keeps what it has; another file beside its trace is said', async () => {
    const text = trace({ steps: { 1: [0, 93] } });
    const add = async (beside, name = 'a.json', bytes = text) => waitForJob(server, await upload(server, 'kept', { [name]: bytes,
        ...beside === null ? {} : { [`${name}${BESIDE}`]: beside } }));
    assert.deepEqual((await add(note('first'))).changed_beside, []);
    for (const [beside, changed] of [[note('first'), []], [note('second'), ['a.json']], [null, []], ['no JSON', []]]) {
        const job = await add(beside);
        assert.deepEqual([job.already_stored, job.changed_beside], [true, changed], JSON.stringify(job));
    }
    assert.deepEqual(commits(server.data, 'kept'), [['a.json', 'first']]);
});

test('the command says the same, and kept traces are read again with it', () => {
    const data = path.join(work, 'data');
    const folder = path.join(work, 'run');
    fs.mkdirSync(folder);
    const put = (name, text) => fs.writeFileSync(path.join(folder, name), text);
    put('a.json', trace({ steps: { 1: [0, 94] } }));
    put(`a.json${BESIDE}`, note('first'));
    put(`gone.json${BESIDE}`, note('gone'));
    const made = run(data, 'ingest', '--keep-traces', folder);
    assert.equal(made.status, 0, made.stderr);
    assert.match(made.stderr, /left out: gone\.json\.tracediff\.json: the trace that it is named after is not beside it/);
    put(`a.json${BESIDE}`, note('second'));
    const again = run(data, 'ingest', folder);
    assert.match(again.stderr, /not taken: a\.json\.tracediff\.json says something else than when the set was stored; to take it, remove the set/);
    assert.deepEqual(commits(data, 'run'), [['a.json', 'first']]);
    const set = made.stdout.trim();
    const file = path.join(data, 'sets', `${set}.db`);
    fs.truncateSync(file, fs.statSync(file).size - 100);
    const repaired = run(data, 'verify', '--repair');
    assert.equal(repaired.status, 0, repaired.stdout + repaired.stderr);
    assert.deepEqual(commits(data, 'run'), [['a.json', 'first']]);
    /* A folder of kept traces can be read in like any other. */
    const copy = run(path.join(work, 'other'), 'ingest', path.join(data, 'traces', set));
    assert.equal(copy.status, 0, copy.stderr);
    assert.equal(commits(path.join(work, 'other'), copy.stdout.trim())[0][1], 'first');
});
