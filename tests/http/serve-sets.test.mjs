// Servers show a folder of set files that others fill, and write nothing there.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, temporaryFolder, trace } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
let work, data, folder, ids, server, other;

const fileOf = (place, id) => path.join(place, `${id}.db`);
/** Puts a set file into the folder in one piece: by a rename. */
function give(id) {
    fs.copyFileSync(fileOf(path.join(data, 'sets'), id), path.join(folder, 'coming'));
    fs.renameSync(path.join(folder, 'coming'), fileOf(folder, id));
}
async function labels(of = server) {
    return (await of.api('GET', '/sets')).json.sets.map((set) => set.label).sort();
}
async function becomes(wanted, of = server) {
    const until = Date.now() + 30000;
    let found;
    do {
        found = await labels(of);
        if (found.join() === wanted.join()) {
            return;
        }
        await new Promise((resolve) => { setTimeout(resolve, 100); });
    } while (Date.now() < until);
    assert.deepEqual(found, wanted);
}
/** Names, sizes and times of all files in the folder, and of the folder. */
const picture = () => [folder, ...fs.readdirSync(folder).sort().map((name) =>
    path.join(folder, name))].map((name) => {
    const { ino, size, mtimeMs, ctimeMs } = fs.statSync(name);
    return [name, ino, size, mtimeMs, ctimeMs];
});

before(async () => {
    work = temporaryFolder();
    [data, folder] = ['data', 'folder'].map((name) => path.join(work, name));
    fs.mkdirSync(folder);
    fs.mkdirSync(path.join(work, 'tmp'));
    const folders = ['a', 'b', 'c', 'd'].map((label, i) => {
        fs.mkdirSync(path.join(work, label));
        fs.writeFileSync(path.join(work, label, 'r.json'), trace({ steps: { 1: [0, 1000] },
            ops: [['aten::mm', 'cpu_op', 10, 20 + i], ['gemm', 'kernel', 40, 100 + i]] }));
        return path.join(work, label);
    });
    ids = execFileSync(PROGRAM, ['ingest', '--data', data, ...folders], { encoding: 'utf8' })
        .trim().split('\n');
    give(ids[0]);
    give(ids[1]);
    const env = { ...process.env, TMPDIR: path.join(work, 'tmp') };
    [server, other] = [await startServer({ sets: folder, env }),
        await startServer({ sets: folder, env })];
});
after(() => fs.rmSync(work, { recursive: true, force: true }));

test('two servers show one folder, and change nothing in it', async () => {
    const seen = picture();
    for (const one of [server, other]) {
        await becomes(['a', 'b'], one);
        for (const where of ['/sets', '/status']) {
            assert.deepEqual((await one.api('GET', where)).json.set_files,
                { found: 2, checked: 2, refused: 0, readable: true });
        }
        const { json } = await one.api('GET', '/compare_traces?control=a&test=b');
        assert.equal(json.rows.find(({ name }) => name === 'gemm').diff_duration, 1);
        assert.equal((await one.api('GET', '/analysis/temporal_breakdown?set=a')).status, 200);
    }
    for (const [method, where] of [['DELETE', `/sets/${ids[0]}`], ['POST', '/uploads']]) {
        assertProblem(await server.api(method, where), 403, 'read_only');
    }
    assert.deepEqual(picture(), seen);
});

test('sets come and go without a restart', async () => {
    fs.symlinkSync(fileOf(path.join(data, 'sets'), ids[2]), fileOf(folder, ids[2]));
    await becomes(['a', 'b', 'c']);
    await becomes(['a', 'b', 'c'], other);
    assert.equal((await server.api('GET', '/bundle?control=a&test=c')).status, 200, 'a link');
    fs.unlinkSync(fileOf(folder, ids[0]));
    await becomes(['b', 'c']);
    assertProblem(await server.api('GET', `/sets/${ids[0]}`), 404, 'unknown_set');
    give(ids[0]);
    await becomes(['a', 'b', 'c']);
});

test('if the folder goes away, as on a file server, the server waits for its return', async () => {
    const gone = `${folder}-gone`;
    fs.renameSync(folder, gone);
    await becomes([]);
    await server.logged(/the folder of sets could not be read: .*No such file/);
    assert.deepEqual((await server.api('GET', '/sets')).json.set_files,
        { found: 0, checked: 0, refused: 0, readable: false });
    assert.match(assertProblem(await server.api('GET', `/sets/${ids[0]}`), 503, 'not_checked_yet'),
        /the folder of set files is not read yet, or cannot be read/);
    fs.writeFileSync(folder, ''); // the same, for another reason
    await server.logged(/the folder of sets could not be read: .*Not a directory/);
    fs.unlinkSync(folder);
    fs.renameSync(gone, folder);
    await becomes(['a', 'b', 'c']);
    await becomes(['a', 'b', 'c'], other);
    assert.equal(server.log.match(/No such file/g).length, 1, 'it is said once');
    assert.match(server.log, /the folder of sets can be read again/);
});

test('an incomplete file is named in the log, and listed when it is whole', async () => {
    const whole = fs.readFileSync(fileOf(path.join(data, 'sets'), ids[3]));
    const file = fileOf(folder, ids[3]);
    fs.writeFileSync(file, whole.subarray(0, whole.length / 2));
    fs.writeFileSync(fileOf(folder, '0'.repeat(32)), 'no set');
    await server.logged(new RegExp(`not listing ${ids[3]}.db: .*damaged`));
    await server.logged(/not listing 0{32}\.db: /);
    assert.deepEqual(await labels(), ['a', 'b', 'c']);
    fs.writeFileSync(file, whole);
    await becomes(['a', 'b', 'c', 'd']);
    assert.equal(server.log.match(/not listing 0{32}/g).length, 1, 'it is named once');
    assert.equal(fs.readFileSync(fileOf(folder, '0'.repeat(32)), 'utf8'), 'no set');
});

/** Writes hostile files that are not sets; returns the words that the log has on each. */
function plant(place) {
    const name = (digit) => path.join(place, `${digit.repeat(32)}.db`);
    const good = fs.readFileSync(fileOf(path.join(data, 'sets'), ids[0]));
    fs.writeFileSync(name('1'), '');
    fs.writeFileSync(name('2'), crypto.randomBytes(100000));
    fs.writeFileSync(name('3'), good); // of another id
    fs.mkdirSync(name('4'));
    fs.symlinkSync('/etc/passwd', name('5'));
    execFileSync('mkfifo', [name('6')]);
    // A set whose first page is there twice: the digest is not that of its bytes.
    fs.writeFileSync(name('7'), Buffer.concat([good.subarray(0, 4096), good]));
    // A hole of a terabyte that ends like a set: its digest would take minutes.
    fs.writeFileSync(name('8'), '');
    fs.truncateSync(name('8'), 2 ** 40);
    fs.appendFileSync(name('8'), Buffer.concat([Buffer.from('tracediff digest'), Buffer.alloc(16)]));
    return { 1: /not a set/, 2: /not a database|not a set/, 3: /holds another/,
        4: /not a regular file|Permission denied/, 5: /not a database|not a set/, 6: /not a regular file|Permission denied/,
        7: /not those that were written/, 8: /made to be slow/ };
}

test('the list fills while files are checked, and hostile files are refused', async () => {
    const place = path.join(work, 'hostile');
    fs.mkdirSync(place);
    const told = plant(place);
    const old = Date.now() / 1000 - 3600; // the newest are checked first
    for (const id of ids) {
        fs.copyFileSync(fileOf(path.join(data, 'sets'), id), fileOf(place, id));
        fs.utimesSync(fileOf(place, id), old, old);
    }
    const one = await startServer({ sets: place, options: ['--jobs', '1'] });
    // The slow file is checked before the sets, so the server does not know all sets yet.
    const early = await one.api('GET', '/sets/a');
    assertProblem(early, 503, 'not_checked_yet');
    assert.equal(early.headers['retry-after'], '1');
    const { json } = await one.api('GET', '/sets');
    assert.ok(json.set_files.found === null || json.set_files.checked < json.set_files.found);
    assertProblem(await one.api('GET', `/sets?id=a&id=${ids[0]}`), 503, 'not_checked_yet');
    await becomes(['a', 'b', 'c', 'd'], one);
    assert.deepEqual((await one.api('GET', '/sets')).json.set_files,
        { found: 12, checked: 12, refused: 8, readable: true });
    for (const [digit, words] of Object.entries(told)) {
        const [line] = one.log.match(new RegExp(`not listing ${digit}{32}.*`));
        assert.match(line, words);
    }
    assertProblem(await one.api('GET', '/sets/e'), 404, 'unknown_set');
    await one.logged(/set files checked: 12; listed: 4, refused: 8/);
    await one.stop();
});

test('a stopped server leaves nothing behind', async () => {
    assert.equal(fs.readdirSync(path.join(work, 'tmp')).length, 2);
    const seen = picture();
    await server.stop();
    await other.stop();
    assert.deepEqual(fs.readdirSync(path.join(work, 'tmp')), []);
    assert.deepEqual(picture(), seen);
});

test('options that cannot be combined are refused', () => {
    for (const [options, words] of [[['--sets', folder], /needs --read-only/],
        [['--sets', folder, '--read-only', '--data', data], /--data/],
        [['--sets', path.join(work, 'none'), '--read-only'], /No such file/],
        [['--sets', PROGRAM, '--read-only'], /not a directory/]]) {
        const { status, stderr } = spawnSync(PROGRAM, ['serve', ...options], { encoding: 'utf8' });
        assert.equal(status, 3, stderr);
        assert.match(stderr, words);
    }
});
