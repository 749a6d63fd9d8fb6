// Hostile files: bombs, mutations of the sample, what only looks like a file, names. Each is
// taken with an account or refused with a message; nothing crashes, hangs or takes memory.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, before } from 'node:test';
import zlib from 'node:zlib';

import { temporaryFolder, trace } from '../http/lib.mjs';
import { LONG, SAMPLE, SEED, assertEnded, random, run } from './lib.mjs';

const SECONDS = Number(process.env.TORTURE_SECONDS ?? (LONG ? 120 : 5));
/* Far above the bound that tests/memory proves, far below what a bomb unpacks to. */
const LIMIT = 'ulimit -v 400000';

const chance = random(SEED);
let home;

before(() => { home = temporaryFolder(); });
after(() => fs.rmSync(home, { recursive: true, force: true }));

function ingest(folder, timeout = 20000) {
    return run(['ingest', '--data', path.join(home, 'data'), folder],
        { prefix: LIMIT, timeout });
}

function folderOf(name, files) {
    const folder = path.join(home, name);
    for (const [file, bytes] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), bytes);
    }
    return folder;
}

/** Refused with a message that names the file. */
function assertRefused(folder, file, pattern) {
    const result = ingest(folder);
    assertEnded(result, file);
    assert.notEqual(result.status, 0, `${file} was taken`);
    assert.ok(result.stderr.includes(file), result.stderr);
    assert.match(result.stderr, pattern);
}

const space = (mebibytes) => Buffer.alloc(mebibytes << 20, ' ');

test('a gzip bomb of 1000:1 is refused long before its end', () => {
    const member = zlib.gzipSync(space(16), { level: 9 });
    assert.ok((16 << 20) / member.length > 1000);
    const start = zlib.gzipSync('{"traceEvents":[');
    /* 64 GiB in 64 MB. */
    const bomb = Buffer.concat([start, ...Array(4096).fill(member)]);
    const folder = folderOf('bomb', { 'bomb.json.gz': bomb });
    const begun = performance.now();
    assertRefused(folder, 'bomb.json.gz', /500:1/);
    assert.ok(performance.now() - begun < 10000);
});

test('a gzip bomb of 1,000,000:1 (gzip inside gzip) is no trace', () => {
    const inner = zlib.gzipSync(space(128), { level: 9 });
    const middle = zlib.gzipSync(Buffer.concat(Array(128).fill(inner)), { level: 9 });
    const outer = zlib.gzipSync(middle, { level: 9 });
    const ratio = 128 * (128 << 20) / outer.length;
    assert.ok(ratio > 1000000, `${ratio}:1`);
    assertRefused(folderOf('nested', { 'nested.json.gz': outer }), 'nested.json.gz', /./);
});

test('a well-packed trace below the limits is taken', () => {
    const text = trace({ ops: [['aten::add', 'cpu_op', 1, 10]] });
    const folder = folderOf('packed', { 'a.json.gz':
        zlib.gzipSync(Buffer.concat([space(32), Buffer.from(text)]), { level: 9 }) });
    assert.equal(ingest(folder).status, 0);
});

test('gzip in many members, twice, with something behind, under another name', () => {
    const text = Buffer.from(trace({ ops: Array.from({ length: 200 }, (_, i) =>
        ['aten::add', 'cpu_op', i, 1]) }));
    const ids = {};
    const zip = (bytes) => zlib.gzipSync(bytes);
    const members = [];
    for (let at = 0; at < text.length; at += 7) {
        members.push(zip(text.subarray(at, at + 7)), zip(''));
    }
    for (const [name, file, bytes] of [['plain', 'x.json', text],
        ['members', 'x.json.gz', Buffer.concat(members)],
        ['behind', 'x.json.gz', Buffer.concat([zip(text), Buffer.from('garbage')])],
        ['padded', 'x.json.gz', Buffer.concat([zip(text), Buffer.alloc(1000)])],
        ['unzipped', 'x.json.gz', text], ['zipped', 'x.json', zip(text)],
        ['twice', 'x.json.gz', Buffer.concat([zip(text), zip(text)])],
        ['cut', 'x.json.gz', zip(text).subarray(0, zip(text).length - 9)]]) {
        const result = ingest(folderOf(`gzip-${name}`, { [file]: bytes }));
        assertEnded(result, name);
        assert.equal(result.status, 0, `${name}: ${result.stderr}`);
        [, ids[name]] = /set ([0-9a-f]{32})|as ([0-9a-f]{32})/.exec(result.stderr)
            .filter((one) => one !== undefined);
    }
    for (const name of ['members', 'behind', 'padded', 'unzipped', 'zipped']) {
        assert.equal(ids[name], ids.plain, `${name} is the same trace`);
    }
    assert.notEqual(ids.twice, ids.plain, 'what stands behind the trace is told');
});

test('deep nesting, long names, huge numbers', () => {
    const deep = '['.repeat(10000);
    const event = '{"ph":"X","cat":"cpu_op","name":"a","pid":1,"tid":1,"ts":1,"dur":1';
    const bodies = {
        'deep-args': `${event},"args":{"x":${deep}${']'.repeat(10000)}}}`,
        'deep-open': `${event},"args":{"x":${deep}`,
        'long-name': `${event.replace('"a"', `"${'n'.repeat((LONG ? 100 : 20) << 20)}"`)}}`,
        'long-open': event.replace('"a"', `"${'n'.repeat(20 << 20)}`),
        'huge': event.replace('"ts":1', '"ts":9223372036854775808') + '}',
        'least': event.replace('"dur":1', '"dur":-9223372036854775808') + '}',
        'far': event.replace('"ts":1', '"ts":18446744073709551616') + '}',
        'exponent': event.replace('"ts":1', '"ts":1e308') + '}',
    };
    const ends = {};
    for (const [name, body] of Object.entries(bodies)) {
        const result = ingest(folderOf(name,
            { 'x.json': `{"traceEvents":[${event}},${body}]}` }));
        assertEnded(result, name);
        /* Taken with an account, or refused with a message that names the file. */
        assert.ok(result.status === 0 || result.stderr.includes('x.json'), result.stderr);
        ends[name] = result.status;
    }
    assert.equal(ends['deep-args'], 0, 'what is skipped may be as deep as it likes');
    assert.equal(ends.huge, 0, 'an event without a time is one that is dropped');
});

test('what only looks like a file, and names that are paths', () => {
    const folder = folderOf('odd', { 'good.json': trace(),
        'folder.json/inner.json': trace({ rank: 1 }), 'text.json': 'no trace',
        'plain.json.gz': trace({ rank: 2 }), '..json': '{', ' .json': '' });
    fs.symlinkSync('/etc/passwd', path.join(folder, 'link.json'));
    fs.symlinkSync('loop.json', path.join(folder, 'loop.json'));
    fs.symlinkSync('.', path.join(folder, 'round'));
    spawnSync('mkfifo', [path.join(folder, 'pipe.json')]);
    fs.writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0x0a]),
        Buffer.from('.json')]), trace({ rank: 3 }));
    const result = ingest(folder);
    assertEnded(result, 'odd names');
    assert.equal(result.status, 0, result.stderr);
    assert.ok(!result.stderr.includes('root:'), 'the link was followed');
    for (const one of ['pipe.json', 'loop.json', 'link.json']) {
        const alone = ingest(path.join(folder, one), 5000);
        assert.equal(alone.signal, null, `${one} hangs`);
        assert.notEqual(alone.status, 0, one);
    }
});

/** The bytes cut, flipped, doubled, or with pieces of them moved. */
function mutate(bytes) {
    const copy = Buffer.from(bytes);
    const at = chance.below(copy.length);
    const length = Math.min(copy.length - at, 1 + chance.below(5000));
    switch (chance.below(6)) {
    case 0:
        return copy.subarray(0, at);
    case 1:
        for (let i = 0; i <= chance.below(40); i += 1) {
            copy[chance.below(copy.length)] ^= 1 << chance.below(8);
        }
        return copy;
    case 2:
        return Buffer.concat([copy.subarray(0, at), copy.subarray(at + length)]);
    case 3:
        return Buffer.concat([copy.subarray(0, at + length), copy.subarray(at)]);
    case 4:
        copy.fill(chance.below(256), at, at + length);
        return copy;
    default:
        return Buffer.concat([copy, copy.subarray(at, at + length)]);
    }
}

test(`mutations of the sample for ${SECONDS} s, seed ${SEED}`, () => {
    const folder = path.join(SAMPLE, 'test');
    const packed = fs.readdirSync(folder).sort().map((name) =>
        fs.readFileSync(path.join(folder, name)));
    const plain = packed.map((bytes) => zlib.gunzipSync(bytes).subarray(0, 400000));
    const until = Date.now() + SECONDS * 1000;
    const ends = {};
    let count = 0;
    while (Date.now() < until) {
        const zipped = chance() < 0.5;
        const bytes = mutate(chance.pick(zipped ? packed : plain));
        const name = `m.json${zipped ? '.gz' : ''}`;
        const place = folderOf('mutated', { [name]: bytes });
        const result = ingest(place);
        try {
            assertEnded(result, `seed ${SEED}, mutation ${count}`);
            assert.ok(result.status === 0 || result.stderr.includes(name), result.stderr);
        } catch (error) {
            const kept = path.join(process.cwd(), `mutation-${SEED}-${count}-${name}`);
            fs.writeFileSync(kept, bytes);
            error.message += `\nkept as ${kept}`;
            throw error;
        }
        ends[result.status] = (ends[result.status] ?? 0) + 1;
        count += 1;
        fs.rmSync(place, { recursive: true });
        if (count % 50 === 0) {
            fs.rmSync(path.join(home, 'data'), { recursive: true });
        }
    }
    console.log(`mutations: ${count}, exits ${JSON.stringify(ends)}, seed ${SEED}`);
});
