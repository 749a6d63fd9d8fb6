// Containers of traces: archives and files packed with zstd or xz, from the page and the command
// line: the set of the traces in them; names, links and bombs that a stranger may have put there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { tar, zip } from './archives.mjs';
import { assertProblem, CONTROL, startServer, temporaryFolder, TEST, trace, upload,
    waitForJob } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const server = await startServer({ options: ['--keep-traces'] });
const scratch = temporaryFolder();
after(() => server.stop());
const reads = spawnSync('ldd', [PROGRAM], { encoding: 'utf8' }).stdout ?? '';
const noArchives = fs.readFileSync(PROGRAM).includes('libarchive.so') ? false : 'this build is without libarchive';

const ingest = async (files, label = 'x') => waitForJob(server, await upload(server, label, files));
/** The job has ended a moment before its files are removed. */
async function assertSwept() {
    const left = () => fs.readdirSync(path.join(server.data, 'spool'));
    for (let i = 0; i < 500 && left().length > 0; i += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
    assert.deepEqual(left(), []);
}
const RANKS = [{ name: 'run/rank0.json', bytes: CONTROL },
    { name: 'run/rank1.json', bytes: trace({ rank: 1, steps: { 1: [0, 100], 2: [100, 100] } }) }];
const asFolder = Object.fromEntries(RANKS.map(({ name, bytes }) => [name, bytes]));

test('an archive is the set of the traces in it, and its traces are kept', { skip: noArchives }, async () => {
    const { set } = await ingest(asFolder, 'folder');
    const files = [{ name: './run', type: '5' }, ...RANKS.map((one) => ({ ...one, name: `./${one.name}` })),
        { name: 'run/readme.txt', bytes: 'hello' }, { name: 'run/rank0.json.tracediff.json', bytes: '{}' }];
    for (const [name, bytes] of [['traces.tar', tar(...files)], ['traces.TGZ', gzipSync(tar(...files))],
        ['traces.zip', zip(...RANKS, { name: 'Grüße.txt', bytes: 'x' })],
        ['misnamed.json', zip(...RANKS)], ['beside.json', null]]) {
        const job = await ingest(bytes === null ? { 'traces.tar': tar(files[1]), 'rank1.json': RANKS[1].bytes }
            : { [name]: bytes });
        assert.deepEqual([job.state, job.set, job.failures, job.left_out], ['done', set, [], 0], JSON.stringify(job));
        assert.equal(job.already_stored, true);
    }
    await assertSwept();
    const own = [0, 1].map((rank) => trace({ rank, steps: { 1: [0, 93], 2: [100, 94 + rank] } }));
    const job = await ingest({ 'new.tgz': gzipSync(tar(...own.map((bytes, rank) => ({ name: `./run/${rank}.json`, bytes })))) });
    const stored = (await server.api('GET', `/sets/${job.set}`)).json;
    assert.deepEqual(stored.file_list.map(({ file }) => file), ['new.tgz/run/0.json', 'new.tgz/run/1.json']);
    const folder = path.join(server.data, 'traces', job.set);
    assert.deepEqual(fs.readdirSync(folder).map((name) => gunzipSync(fs.readFileSync(path.join(folder, name))).toString()).sort(),
        own.map(String).sort());
});

test('names, links and files of macOS in an archive', { skip: noArchives }, async () => {
    const job = await ingest({ 'bad.tar': tar({ name: '../up.json', bytes: TEST }, { name: '/etc/x.json', bytes: TEST },
        { name: 'a/../b.json', bytes: TEST }, { name: 'bell\x07.json', bytes: TEST },
        { name: 'link.json', type: '2', to: '/etc/passwd' }, { name: 'hard.json', type: '1', to: 'twice.json' },
        { name: 'pipe.json', type: '6' }, { name: 'dev.json', type: '3' }, { name: '../../etc/passwd', bytes: 'x' },
        { name: 'twice.json', bytes: CONTROL }, { name: '._twice.json', bytes: '\0\x05\x16\x07' },
        { name: '__MACOSX/a/._twice.json', bytes: 'x' }, { name: 'ünï.json', bytes: trace({ steps: { 1: [0, 77] } }) },
        { name: 'twice.json', bytes: TEST }, { name: 'alone.json.tracediff.json', bytes: '{}' }) });
    assert.equal(job.state, 'done', JSON.stringify(job));
    const set = (await server.api('GET', `/sets/${job.set}`)).json;
    assert.deepEqual(set.file_list.map(({ file }) => file), ['bad.tar/twice.json', 'bad.tar/ünï.json']);
    assert.deepEqual(job.left_out_files.filter(({ kind }) => kind === 'bad_name').map(({ file }) => file.slice(8)).sort(), ['../up.json', '/etc/x.json', 'a/../b.json', 'bell\x07.json']);
    assert.deepEqual(job.left_out_files.map(({ kind }) => kind).sort(), [...Array(4).fill('bad_name'), 'hard_link',
        'macos_file', 'macos_file', 'no_trace_beside', 'not_a_file', 'not_a_file', 'replaced', 'symbolic_link']);
    assert.equal(set.quality.left_out, 12);
});

test('files of macOS in an upload are left out', async () => {
    const job = await ingest({ 'rank0.json': TEST, '._rank0.json': '\0\x05\x16\x07', '__MACOSX/._rank0.json': 'x' });
    assert.deepEqual([job.state, job.failures], ['done', []]);
    assert.deepEqual(job.left_out_files, [{ kind: 'macos_file', file: '._rank0.json' },
        { kind: 'macos_file', file: '__MACOSX/._rank0.json' }]);
});

test('an archive without traces, or none at all, says so', { skip: noArchives }, async () => {
    for (const [files, words] of [
        [{ 'a.zip': zip({ name: 'readme.md', bytes: 'x' }, { name: 'b.bin', bytes: 'y' }) }, /^a\.zip: no trace in this archive: it holds readme\.md, b\.bin$/],
        [{ 'a.tar': tar() }, /^a\.tar: no trace in this archive: it holds nothing$/],
        [{ 'a.tar.gz': gzipSync('not a tar') }, /^a\.tar\.gz: this is no tar or zip archive/],
        [{ 'a.zip': 'PK' }, /^a\.zip: this is no tar or zip archive/]]) {
        const job = await ingest(files);
        assert.deepEqual([job.state, job.set], ['failed', null], JSON.stringify(job));
        assert.match(job.error.detail, words);
        assert.doesNotMatch(job.error.detail, /record the trace again/);
    }
    // Beside a trace it is one file that could not be read.
    const job = await ingest({ 'a.zip': zip({ name: 'readme.md', bytes: 'x' }), 'rank0.json': TEST });
    assert.equal(job.state, 'done');
    assert.match(job.failures[0].message, /no trace in this archive/);
});

test('an archive that is cut off gives what comes before, and that is said', { skip: noArchives }, async () => {
    const whole = tar(...RANKS);
    const job = await ingest({ 'cut.tar': whole.subarray(0, 512 + CONTROL.length - 20) });
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.match(job.failures[0].message, /^cut\.tar: damaged or cut off in run\/rank0\.json \(.*\); what came before is read$/);
    assert.equal(job.affected_files.length, 1);
    const zipped = zip(...RANKS);
    const other = await ingest({ 'cut.zip': zipped.subarray(0, zipped.length - 300) });
    assert.equal(other.state, 'done', JSON.stringify(other));
    assert.match(other.failures[0].message, /^cut\.zip: damaged or cut off/);
    const wrong = await ingest({ 'crc.zip': zip({ ...RANKS[0], crc: 1 }) });
    assert.match(wrong.failures[0]?.message ?? JSON.stringify(wrong), /^crc\.zip: damaged or cut off in run\/rank0\.json/);
});

test('an encrypted entry is told, with the remedy', { skip: noArchives }, async () => {
    const secret = { name: 'rank1.json', bytes: 'x', flags: 0x801, packed: Buffer.alloc(40) };
    const words = 'locked.zip: rank1.json is encrypted; unpack it with its password first; what is not encrypted is read';
    const alone = await ingest({ 'locked.zip': zip(secret) });
    assert.deepEqual([alone.state, alone.error.detail], ['failed', `${words}, but no trace is in it`]);
    const beside = await ingest({ 'locked.zip': zip(secret, { ...RANKS[0], name: 'rank0.json' }) });
    assert.deepEqual([beside.state, beside.failures[0].message], ['done', words]);
});

test('zstd and xz are read like gzip, and the traces in them are kept', async (t) => {
    for (const [tool, ending, ms] of [['zstd', 'zst', 91], ['xz', 'xz', 92]]) {
        const text = trace({ steps: { 1: [0, ms], 2: [100, ms] } });
        const made = spawnSync(tool, ['-c'], { input: text, maxBuffer: 1 << 26 });
        if (made.error || !reads.includes(tool === 'xz' ? 'liblzma' : 'libzstd')) {
            t.diagnostic(`SKIP: no ${tool}`);
            continue;
        }
        const job = await ingest({ [`rank0.json.${ending}`]: made.stdout });
        assert.deepEqual([job.state, job.already_stored], ['done', false], JSON.stringify(job));
        const folder = path.join(server.data, 'traces', job.set);
        assert.deepEqual(fs.readdirSync(folder).map((name) => gunzipSync(fs.readFileSync(path.join(folder, name))).toString()),
            [text.toString()]);
        for (const files of [{ 'rank0.json': text }, { [`other.${ending}`]: made.stdout }]) {
            const again = await ingest(files);
            assert.deepEqual([again.set, again.already_stored], [job.set, true]);
        }
    }
});

test('the command line compares archives, and a folder of them', { skip: noArchives }, () => {
    const eight = (ms) => trace({ steps: Object.fromEntries(Array.from({ length: 8 }, (_, i) => [i + 1, [1000 * i, ms + i % 3]])) });
    fs.writeFileSync(path.join(scratch, 'one.tar'), tar({ name: 'a/rank0.json', bytes: eight(100) }));
    fs.writeFileSync(path.join(scratch, 'two.zip'), zip({ name: 'rank0.json', bytes: eight(150) }));
    const run = (...args) => spawnSync(PROGRAM, [args[0], '--data', path.join(scratch, 'data'), ...args.slice(1)],
        { encoding: 'utf8' });
    const compared = run('compare', path.join(scratch, 'one.tar'), path.join(scratch, 'two.zip'));
    assert.equal(compared.status, 0, compared.stderr);
    assert.match(compared.stdout, /^verdict: slower/m);
    const both = run('ingest', scratch);
    assert.equal(both.status, 0, both.stderr);
    assert.match(both.stderr, /2 sub-folders are one set/);
});

test('a trace of an archive, or of a file of several ranks in one, is exported', { skip: noArchives }, () => {
    const folder = temporaryFolder();
    const row = (pid, name) => ({ ph: 'X', cat: 'cpu_op', name, pid, tid: 1, ts: 1, dur: 2, args: { rank: pid } });
    const merged = JSON.stringify({ traceEvents: [row(4, 'aten::four'), row(5, 'aten::five')] });
    fs.writeFileSync(path.join(folder, 'a.tar.gz'), gzipSync(tar(RANKS[1], { name: 'merged.json', bytes: merged })));
    const run = (...args) => spawnSync(PROGRAM, ['export', '--data', path.join(scratch, 'exported'), ...args], { encoding: 'utf8' });
    for (const source of [folder, path.join(folder, 'a.tar.gz')]) {
        const one = run(source, '--rank', '1');
        assert.deepEqual([one.stdout, one.status], [RANKS[1].bytes.toString(), 0], one.stderr);
        const five = run(source, '--rank', '5');
        assert.equal(five.status, 0, five.stderr);
        assert.deepEqual(JSON.parse(five.stdout).traceEvents.map(({ name }) => name), ['aten::five']);
    }
    assert.deepEqual(fs.readdirSync(path.join(scratch, 'exported', 'spool')), []);
});

test('an upload of another file is refused by its name', async () => {
    const answer = await server.json('POST', '/uploads', { label: 'x', files: [{ name: 'a.rar', size: 1 }] });
    assert.match(assertProblem(answer, 400, 'not_a_trace'), /no archive of traces \(\.zip, \.tar, \.tar\.gz\); unpack it first$/);
});
