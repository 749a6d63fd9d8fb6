// Containers that unpack to far more than they hold, that lie, or that are full of what is no
// trace: each ends with words that name the file, the entry, the limit and what to do. The server
// stays up, the disk is given back, and what is stored stays as it was.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { tar, tarEntry, zip } from './archives.mjs';
import { CONTROL, SLOWER, startServer, store, temporaryFolder, TEST, trace, upload,
    waitForJob } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const noArchives = fs.readFileSync(PROGRAM).includes('libarchive.so') ? false : 'this build is without libarchive';
let server;
let kept;
let asStored;

/** The job has ended a moment before its files are removed. */
async function until(is) {
    for (let i = 0; i < 500 && !await is(); i += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
}
async function swept() {
    const left = () => fs.readdirSync(path.join(server.data, 'spool'));
    await until(() => left().length === 0);
    assert.deepEqual(left(), []);
}
const ingest = async (files) => waitForJob(server, await upload(server, 'x', files));

before(async () => {
    server = await startServer();
    kept = await store(server, 'kept', { 'rank0.json': CONTROL });
    asStored = (await server.api('GET', `/sets/${kept}`)).text;
});
after(async () => {
    await swept();
    assert.equal((await server.api('GET', `/sets/${kept}`)).text, asStored);
    await server.stop();
});

// ---- 2 GiB of blanks, in each packing ----

const PIECE = 16 << 20;
const PIECES = 128;
const BYTES = PIECE * PIECES;
const blanks = Buffer.alloc(PIECE, ' ');
const many = (one, times = PIECES) => Buffer.concat(Array(times).fill(one));
const HEAD = '{"traceEvents":[';
const gzip = (head, pieces) => Buffer.concat([gzipSync(head), many(gzipSync(blanks), pieces)]); // members
const deflated = (pieces) => Buffer.concat([
    many(deflateRawSync(blanks, { finishFlush: constants.Z_FULL_FLUSH }), pieces), Buffer.from([3, 0])]);
/** A frame of zstd: the head as it is, then blocks of 128 KiB that repeat one byte. */
function zstd(head) {
    const block = (bytes, kind, size) => {
        const start = Buffer.alloc(3);
        start.writeUIntLE(kind << 1 | size << 3, 0, 3);
        return Buffer.concat([start, Buffer.from(bytes)]);
    };
    return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x38]), block(head, 0, head.length),
        many(block(' ', 1, 1 << 17), BYTES / 2 ** 17), block(' ', 3, 1)]);
}
/** An entry of a tar file that claims `size` bytes, and has none. */
function claims(name, size) {
    const head = tarEntry({ name });
    head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
    head.write(`${' '.repeat(8)}`, 148);
    const sum = head.reduce((a, b) => a + b, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return head;
}
/** An entry with a name of any length. */
function longNamed(name, entry) {
    const record = ` path=${name}\n`;
    let length = record.length + 1;
    while (String(length).length + record.length !== length) {
        length += 1;
    }
    return [{ name: 'head', type: 'x', bytes: length + record }, { name: 'x.json', ...entry }];
}

test('a file that unpacks to 2 GiB of blanks is refused, whatever packed it', async (t) => {
    const xz = spawnSync('xz', ['-c'], { input: blanks, maxBuffer: 1 << 26 });
    const packed = { 'bomb.json.gz': gzip(HEAD), 'bomb.json.zst': zstd(HEAD),
        'bomb.json.xz': xz.error ? null : Buffer.concat([spawnSync('xz', ['-c'], { input: HEAD }).stdout, many(xz.stdout)]) };
    for (const [name, bytes] of Object.entries(packed)) {
        const job = bytes && await ingest({ [name]: bytes });
        if (!bytes || /built without/.test(job.error.detail)) {
            t.diagnostic(`SKIP: ${name}`);
            continue;
        }
        assert.deepEqual([job.state, job.set], ['failed', null], name);
        assert.match(job.error.detail, new RegExp(`^${name}: \\d+ bytes of \\w+ make more than \\d+ bytes; no trace `
            + 'compresses that much \\(the limits are 500:1, and 1 TiB\\)\\. If it is a trace nevertheless, unpack it first$'));
    }
});

test('an archive that unpacks to 2 GiB is refused, with the entry', { skip: noArchives }, async () => {
    const entry = claims('run/rank0.json', BYTES);
    const packed = deflated(8);
    for (const [name, place, bytes] of [['bomb.tar.gz', 'run/rank0.json', gzip(entry)],
        ['skipped.tgz', 'notes.bin', gzip(claims('notes.bin', BYTES), 8)], // passed over, but unpacked
        ['left-out.tgz', '../rank0.json', gzip(claims('../rank0.json', BYTES), 8)],
        ['bomb.tar.zst', 'run/rank0.json', zstd(entry)],
        ['bomb.zip', 'run/rank0.json', zip({ name: 'run/rank0.json', packed, size: BYTES, crc: 0 })],
        ['lies.zip', 'run/rank0.json', zip({ name: 'run/rank0.json', packed, size: 1000, crc: 0 })],
        ['five.zip', 'rank4.json', zip(...Array.from({ length: 5 }, (_, i) => ({ name: `rank${i}.json`, size: PIECE,
            packed: deflateRawSync(blanks), crc: 0 })))]]) {
        const job = await ingest({ [name]: bytes });
        assert.deepEqual([job.state, job.error.code], ['failed', 'inflates_too_far'], JSON.stringify(job));
        assert.equal(job.error.detail, `${name}: its ${bytes.length} bytes unpack to more than 500 times as many, which `
            + `no traces do (in ${place}); if they are traces nevertheless, unpack them first`);
    }
    const inner = await ingest({ 'outer.tar': tar({ name: 'bomb.json.gz', bytes: gzip(HEAD) }) });
    assert.match(inner.error.detail, /^outer\.tar\/bomb\.json\.gz: \d+ bytes of gzip make more .* unpack it first$/);
});

test('an archive of a million entries is refused with the limit', { skip: noArchives }, async () => {
    const piece = (each, times) => many(gzipSync(Buffer.concat(Array.from({ length: 16384 }, each))), times);
    for (const [name, ending, words] of [
        ['notes.tar.gz', 'txt', /^notes\.tar\.gz: more than 1048576 entries in one archive \(d\/\d+\.txt is the next\); pack the traces alone, or unpack it first$/],
        ['traces.tar.gz', 'json', /^traces\.tar\.gz: more than 4096 traces in one archive \(d\/4096\.json is the next\); unpack it first, and give the folder$/]]) {
        const job = await ingest({ [name]: piece((_, i) => tarEntry({ name: `d/${i}.${ending}` }), 65) });
        assert.deepEqual([job.state, job.error.code], ['failed', 'too_many_files'], JSON.stringify(job));
        assert.match(job.error.detail, words);
    }
});

test('what an entry claims, and names of any length, are no more than words', { skip: noArchives }, async () => {
    const good = { name: 'rank0.json', bytes: TEST };
    const huge = await ingest({ 'huge.tar': Buffer.concat([claims('huge.json', 8 ** 11 - 1), Buffer.from(TEST)]) });
    assert.deepEqual(huge.failures.map(({ message }) => message),
        ['huge.tar: damaged or cut off in huge.json (Truncated tar archive); what came before is read']);
    const wrong = await ingest({ 'wrong.zip': zip({ ...good, size: 0xfffffffe }) });
    assert.match(wrong.failures[0].message, /^wrong\.zip: damaged or cut off in rank0\.json \([^\n]*\); what came before is read$/);
    // More than a message between the processes holds, and a name that is longer than one.
    const bell = Array.from({ length: 3000 }, (_, i) => longNamed(`${'\x07'.repeat(5000)}${i}.json`, { type: '2' })).flat();
    const deep = await ingest({ 'deep.tar.gz': gzipSync(tar(good, ...longNamed(`${'a/'.repeat(50000)}x.json`, good), ...bell)) });
    assert.deepEqual([deep.state, deep.failures, deep.left_out], ['done', [], 3001], JSON.stringify(deep).slice(0, 500));
    // One piece of the file for a thousand entries.
    const one = zip({ ...good, bytes: TEST + ' '.repeat(1 << 20) });
    const [directory, end] = [one.lastIndexOf('PK\x01\x02'), one.lastIndexOf('PK\x05\x06')];
    const tail = Buffer.from(one.subarray(end));
    tail.writeUInt16LE(1000, 8);
    tail.writeUInt16LE(1000, 10);
    tail.writeUInt32LE(1000 * (end - directory), 12);
    const overlapping = await ingest({ 'overlap.zip': Buffer.concat([one.subarray(0, directory),
        ...Array.from({ length: 1000 }, (_, i) => {
            const entry = Buffer.from(one.subarray(directory, end));
            entry.write(String(i % 10), 46 + 4);
            return entry;
        }), tail]) });
    assert.ok(['done', 'failed'].includes(overlapping.state) && !/bug/.test(overlapping.error?.detail), JSON.stringify(overlapping));
});

test('archives and links in an archive are told as such', { skip: noArchives }, async () => {
    const inner = { name: 'inner.tar.gz', bytes: gzipSync(tar({ name: 'rank0.json', bytes: TEST })) };
    const alone = await ingest({ 'outer.zip': zip(inner) });
    assert.equal(alone.error.detail, 'outer.zip: no trace in this archive: 1 left out, such as inner.tar.gz: '
        + 'an archive in an archive; unpack the outer one first');
    const beside = await ingest({ 'outer.tar': tar(inner, { name: 'rank0.json', bytes: TEST }) });
    assert.deepEqual([beside.state, beside.left_out_files], ['done', [{ kind: 'inner_archive', file: 'outer.tar/inner.tar.gz' }]]);
    const links = await ingest({ 'links.tar': tar({ name: 'a.json', type: '1', to: 'b.json' }) });
    assert.match(links.error.detail, /1 left out, such as a\.json: a hard link \(links are not followed\)$/);
});

test('a file of several ranks whose other members are many is read as one', async () => {
    const row = (pid) => ({ ph: 'X', cat: 'cpu_op', name: 'aten::mm', pid, tid: 1, ts: 1, dur: 2, args: { rank: pid } });
    const events = Array.from({ length: 40 }, (_, pid) => row(pid));
    const job = await ingest({ 'merged.json.gz': gzipSync(JSON.stringify({ traceEvents: events, x: 'x'.repeat(8 << 20) })) });
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.equal((await server.api('GET', `/sets/${job.set}`)).json.file_list.length, 1);
    await swept();
});

test('1 GiB of the disk stays free while an archive is unpacked', { skip: noArchives }, async (t) => {
    const home = temporaryFolder();
    // A small disk, which goes with the server.
    const program = path.join(home, 'server');
    fs.writeFileSync(program, `#!/bin/sh\nexec unshare -rm sh -c 'mount -t tmpfs -o size=1152m none "${home}" && exec "$0" "$@"' "${PROGRAM}" "$@"\n`, { mode: 0o755 });
    if (SLOWER > 1 || spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', home]).status !== 0) {
        t.skip('no file system of its own can be mounted here');
        return;
    }
    const small = await startServer({ program, data: path.join(home, 'data') });
    const run = async (bytes) => waitForJob(small, await upload(small, 'x', { 'a.tar.gz': bytes }));
    const noise = many(gzipSync(blanks.subarray(0, 1 << 20)), 150);
    const entry = (size) => gzipSync(claims('rank0.json', size));
    const full = await run(Buffer.concat([entry(150 << 20), noise, Buffer.alloc(300000)]));
    assert.deepEqual([full.state, full.error.code], ['failed', 'disk_full'], JSON.stringify(full));
    const [, most] = await small.logged(/x: a\.tar\.gz: unpacked, it would take more than (\d+) MB, all that the disk has to spare; free some space$/m);
    assert.ok(most > 50 && most < 128, `${most} MB of 1152 MB`);
    await until(async () => (await small.api('GET', '/status')).json.free_bytes > 1100 * 2 ** 20);
    const fits = await run(gzipSync(tar({ name: 'rank0.json', bytes: trace() })));
    assert.equal(fits.state, 'done', JSON.stringify(fits) + small.log);
    await small.stop();
    fs.rmSync(home, { recursive: true, force: true });
});
