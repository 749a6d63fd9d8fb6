// A folder of set files that others fill, shown by servers that write nothing there.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, temporaryFolder, trace } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
let work, data, folder, ids, server, other;

const fileOf = (place, id) => path.join(place, `${id}.db`);
/** Into the folder as whole files come: by a rename. */
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
/** Names, sizes, times of all in the folder, and of itself. */
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
        assert.deepEqual(await labels(one), ['a', 'b']);
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
    give(ids[2]);
    await becomes(['a', 'b', 'c']);
    await becomes(['a', 'b', 'c'], other);
    fs.unlinkSync(fileOf(folder, ids[0]));
    await becomes(['b', 'c']);
    assertProblem(await server.api('GET', `/sets/${ids[0]}`), 404, 'unknown_set');
    give(ids[0]);
    await becomes(['a', 'b', 'c']);
});

test('a file that is half there is named, and listed when it is whole', async () => {
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

test('nothing is left of a server', async () => {
    assert.equal(fs.readdirSync(path.join(work, 'tmp')).length, 2);
    const seen = picture();
    await server.stop();
    await other.stop();
    assert.deepEqual(fs.readdirSync(path.join(work, 'tmp')), []);
    assert.deepEqual(picture(), seen);
});

test('what does not go together', () => {
    for (const [options, words] of [[['--sets', folder], /needs --read-only/],
        [['--sets', folder, '--read-only', '--data', data], /--data/],
        [['--sets', path.join(work, 'none'), '--read-only'], /No such file/],
        [['--sets', PROGRAM, '--read-only'], /not a directory/]]) {
        const { status, stderr } = spawnSync(PROGRAM, ['serve', ...options], { encoding: 'utf8' });
        assert.equal(status, 3, stderr);
        assert.match(stderr, words);
    }
});
