// Traces with added counters, over HTTP and by `tracediff export`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { assertProblem, SLOWER, startServer, store, temporaryFolder, trace } from './lib.mjs';

const BASE = '1700000000000000000';

/** Two steps with kernels and copies; times that count from BASE. */
function deviceTrace(rank = 0) {
    const document = JSON.parse(trace({ rank, steps: { 1: [0, 100], 2: [100, 100], 3: [200, 90] },
        ops: [['gemm', 'kernel', 20, 30], ['gemm', 'kernel', 120, 30.125],
            ['Memcpy HtoD (Pageable -> Device)', 'gpu_memcpy', 60, 5],
            ['Memset (Device)', 'gpu_memset', 160, 1], ['gemm', 'kernel', 220, 30]] }));
    for (const event of document.traceEvents) {
        if (event.cat === 'gpu_memcpy' || event.cat === 'gpu_memset') {
            event.args['memory bandwidth (GB/s)'] = 1.5;
        }
    }
    return { ...document, baseTimeNanoseconds: 0 };
}

/** Puts in the number that JSON.stringify() would round. */
const withBase = (text) => text.replace('"baseTimeNanoseconds":0', `"baseTimeNanoseconds":${BASE}`)
    .replace('"baseTimeNanoseconds": 0', `"baseTimeNanoseconds": ${BASE}`);
const PLAIN = withBase(JSON.stringify(deviceTrace()));
const PRETTY = withBase(`${JSON.stringify(deviceTrace(1), null, 2)}\n`);
const LIST = JSON.stringify(deviceTrace(2).traceEvents);
const HOST = withBase(JSON.stringify({ ...JSON.parse(trace({ rank: 3,
    ops: [['f', 'cpu_op', 1, 2]] })), baseTimeNanoseconds: 0 }));

let server;
let folder;
let results; // another folder
let set;
let list;
before(async () => {
    server = await startServer({ options: ['--keep-traces'] });
    folder = temporaryFolder();
    results = temporaryFolder();
    const files = { 'rank0.json': PLAIN, 'rank1.json.gz': gzipSync(PRETTY),
        'rank3.json': HOST };
    for (const [name, content] of Object.entries(files)) {
        fs.writeFileSync(path.join(folder, name), content);
    }
    set = await store(server, 'devices', files);
    list = await store(server, 'list', { 'rank2.json.gz': gzipSync(LIST) });
});
after(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(results, { recursive: true, force: true });
});

/** The events of a JSON text, and the rest of the text. */
function split(text) {
    const document = JSON.parse(text);
    return Array.isArray(document) ? [document, {}]
        : [document.traceEvents, { ...document, traceEvents: null }];
}

/** Returns the added events; checks that the rest is unchanged. */
function added(before_, after_) {
    const [old, oldRest] = split(before_);
    const [all, rest] = split(after_);
    assert.deepEqual(all.slice(0, old.length), old);
    assert.deepEqual(rest, oldRest);
    return all.slice(old.length);
}

const get = (n, query = 'counters=all', of = set) =>
    server.api('GET', `/sets/${of}/files/${n}/trace?${query}`);

test('counters are the series of the analyses, in the times of the file', async () => {
    for (const [id, n, rank, before_] of [[set, 0, 0, PLAIN], [set, 1, 1, PRETTY],
        [list, 0, 2, LIST]]) {
        const answer = await get(n, 'counters=all', id);
        assert.equal(answer.status, 200, answer.text);
        assert.equal(answer.headers['content-type'], 'application/gzip');
        assert.match(answer.headers['content-disposition'],
            new RegExp(`"rank${rank}_with_counters\\.json\\.gz"`));
        const events = added(before_, gunzipSync(answer.bytes).toString());
        assert.ok(events.every((event) => event.ph === 'C' && event.pid === 0));
        const queue = events.filter((event) => event.name === 'Queue Length');
        for (const [series, what, key] of [
            [queue, 'queue_length', 'Queue Length'],
            [events.filter((event) => event.name !== 'Queue Length'), 'memory_bw', 'Memcpy BW']]) {
            const { set: side } = (await server.api('GET',
                `/analysis/${what}?set=${id}&ranks=${rank}`)).json;
            assert.equal(side.origin_ns, id === set ? BASE : '0');
            assert.deepEqual(series.map((event) => [event.ts, event.args[key]]),
                side.series.flatMap((line) => line.points));
            assert.ok(series.length > 0);
        }
        assert.deepEqual(new Set(queue.map((event) => event.id)), new Set([7]));
        assert.deepEqual(new Set(events.map((event) => event.name)),
            new Set(['Queue Length', 'Memcpy HtoD', 'Memset']));
    }
});

test('the kind of counters and the last step can be chosen', async () => {
    const names = async (query) => new Set(added(PLAIN,
        gunzipSync((await get(0, query)).bytes).toString()).map((event) => event.name));
    assert.deepEqual(await names('counters=queue_length'), new Set(['Queue Length']));
    assert.deepEqual(await names('counters=memory_bw'), new Set(['Memcpy HtoD', 'Memset']));
    const count = async (query) => added(PLAIN,
        gunzipSync((await get(0, query)).bytes).toString()).length;
    assert.equal(await count('counters=queue_length,memory_bw'), await count('counters=all'));
    assert.equal(await count('counters=queue_length&include_last_profiler_step=true'),
        await count('counters=queue_length') + 2);
    assertProblem(await get(0, 'counters=power'), 400, 'bad_counters');
    assertProblem(await get(0, 'counters=all&include_last_profiler_step=1'), 400,
        'bad_parameter');
    assert.ok((await get(0, 'counters=')).bytes.length > 0);
});

test('a trace without anything to count, and a damaged one, are refused', async () => {
    assert.match(assertProblem(await get(2), 404, 'no_counters'), /rank3\.json/);
    const half = gzipSync(PLAIN);
    const id = await store(server, 'half', {
        'rank0.json.gz': half.subarray(0, half.length - 20),
        'rank1.json': PRETTY.slice(0, -40),
        'rank2.json': PLAIN.replace('"gemm"', '"gemm" oops') });
    for (const n of [0, 1, 2]) {
        assert.match(assertProblem(await server.api('GET',
            `/sets/${id}/files/${n}/trace?counters=all`), 409, 'trace_damaged'), /damaged/);
    }
    // The original file can still be downloaded.
    assert.equal((await server.api('GET', `/sets/${id}/files/0/trace`)).bytes.length,
        half.length - 20);
});

test('if a kept file was changed, the answer breaks off', async () => {
    const id = await store(server, 'rotten', { 'rank0.json': PLAIN.replace('gemm', 'rotten') });
    const where = path.join(server.data, 'traces', id);
    const [name] = fs.readdirSync(where);
    fs.writeFileSync(path.join(where, name), gzipSync(PLAIN));
    await assert.rejects(server.api('GET', `/sets/${id}/files/0/trace?counters=all`));
    await server.logged(/changed since it was read/);
    assert.equal((await server.api('GET', '/status')).status, 200);
});

// ---- the command ----

function run(...options) {
    return spawnSync(process.env.TRACEDIFF_BIN, ['export', '--data', server.data, ...options],
        { timeout: 20000 });
}

test('export writes what the server sends', async () => {
    const out = path.join(results, 'out.json.gz');
    for (const source of ['devices', folder]) {
        const result = run(source, '--rank', '1', '--counters', 'all', '--output', out);
        assert.equal(result.status, 0, result.stderr.toString());
        assert.match(result.stderr.toString(), /rank1\.json\.gz: \d+ counter events added/);
        assert.ok(fs.readFileSync(out).equals((await get(1)).bytes));
        const whole = run(source, '--rank', '1');
        assert.equal(whole.status, 0, whole.stderr.toString());
        assert.ok(whole.stdout.equals(fs.readFileSync(path.join(folder, 'rank1.json.gz'))));
    }
    const plain = path.join(results, 'plain.json');
    assert.equal(run(folder, '--rank', '0', '--counters', 'memory_bw', '--output', plain).status, 0);
    assert.equal(added(PLAIN, fs.readFileSync(plain, 'utf8')).length, 4);
    assert.equal(fs.statSync(plain).mode & 0o777, 0o666 & ~process.umask());
});

test('export says what it cannot do, and leaves no partial file', async () => {
    const out = path.join(results, 'none.json.gz');
    const refuse = (pattern, ...options) => {
        const result = run(...options, '--output', out);
        assert.equal(result.status, 3);
        assert.match(result.stderr.toString(), pattern);
        assert.ok(!fs.readdirSync(results).some((name) => name.startsWith('none')));
    };
    refuse(/--rank.*the set has rank 0 span 0, 1 span 0/, 'devices');
    refuse(/that rank or span does not exist/, 'devices', '--rank', '9');
    refuse(/nothing to count/, 'devices', '--rank', '3', '--counters', 'all');
    refuse(/power/, 'devices', '--rank', '0', '--counters', 'power');
    refuse(/no set "nowhere"/, 'nowhere');
    refuse(/take a number/, 'devices', '--rank', 'x');
    refuse(/true or false/, 'devices', '--include-last-profiler-step', '1');
    refuse(/changed since it was read/, 'rotten', '--counters', 'all');
    refuse(/damaged/, 'half', '--rank', '0', '--span', '0', '--counters', 'all');
    const bare = temporaryFolder();
    fs.writeFileSync(path.join(bare, 'rank0.json'), PLAIN.replace('gemm', 'bare'));
    assert.equal(run(bare, '--counters', 'all').status, 0);
    refuse(/--keep-traces/, path.basename(bare), '--counters', 'all');
    fs.rmSync(bare, { recursive: true });
    assert.equal(run('devices', '--rank', '0', '--output', path.join(folder, 'no/where')).status, 3);
});

test('each file of a rank gets its own counters', async () => {
    const later = (by) => JSON.stringify(JSON.parse(JSON.stringify(deviceTrace(0)), (key, value) =>
        (key === 'ts' ? value + by : value)));
    const files = { 'a.json': later(5000), 'b.json': later(0) };
    const id = await store(server, 'spans', files);
    const list = (await server.api('GET', `/sets/${id}`)).json.file_list;
    assert.deepEqual(list.map((file) => file.span), [1, 0]);
    for (const [n, name] of Object.keys(files).entries()) {
        const answer = await server.api('GET', `/sets/${id}/files/${n}/trace?counters=all`);
        const events = added(files[name], gunzipSync(answer.bytes).toString());
        const first = n === 0 ? 5000 : 0;
        assert.ok(events.length > 0);
        assert.ok(events.every(({ ts }) => ts >= first && ts < first + 300));
        const one = run('spans', '--rank', '0', '--span', String(list[n].span), '--counters', 'all');
        assert.ok(one.stdout.equals(answer.bytes));
    }
    assert.equal(run('spans', '--rank', '0').status, 3);
});

const corpus = process.env.TRACEDIFF_CORPUS;
/** What is ingested as a set each: all that there is every night, else each sixth set of `corpus`. */
const everything = process.env.NIGHTLY !== undefined && SLOWER === 1;
const chosen = () => (everything
    ? fs.readdirSync(corpus).sort().map((name) => path.join(corpus, name))
    : fs.readdirSync(path.join(corpus, 'corpus')).sort().filter((_, i) => i % 6 === 0)
        .map((name) => path.join(corpus, 'corpus', name)));
test('real traces keep all their bytes when counters are added',
    { skip: corpus ? false : 'TRACEDIFF_CORPUS is not set' }, async () => {
        const refused = { trace_damaged: 0, no_counters: 0 };
        let done = 0;
        for (const name of chosen()) {
            const made = fs.statSync(name).isDirectory()
                ? spawnSync(process.env.TRACEDIFF_BIN, ['ingest', '--keep-traces', '--data',
                    server.data, name], { encoding: 'utf8' }) : { status: 1 };
            if (made.status !== 0) {
                continue; // no traces there, or none that can be read
            }
            const id = made.stdout.trim();
            for (const { number } of (await server.api('GET', `/sets/${id}`)).json.file_list) {
                const answer = await get(number, 'counters=all', id);
                if (answer.status !== 200) {
                    refused[answer.json.code] += 1;
                    continue;
                }
                const bytes = (await get(number, '', id)).bytes;
                const old = gunzipSync(bytes).toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
                const text = gunzipSync(answer.bytes).toString('latin1');
                const mark = '{"ph":"C","name":"';
                let at = text.indexOf(mark) - 1;
                while (old.startsWith(mark, at + 1)) { // a counter of the file itself
                    at = text.indexOf(mark, at + 2) - 1;
                }
                const length = text.lastIndexOf('}}') + 2 - at;
                // The text before and after is the file's own.
                assert.equal(text.slice(0, at), old.slice(0, at), name);
                assert.ok(old.startsWith(text.slice(at + length), at), name);
                assert.doesNotThrow(() => JSON.parse(`[${text.slice(at + 1, at + length)}]`));
                done += 1;
            }
        }
        assert.ok(done > (everything ? 20 : 3) && Object.values(refused).every(Number.isInteger), String(refused));
        console.log(`traces of the corpus: ${done} with counters, ${JSON.stringify(refused)}`);
    });
