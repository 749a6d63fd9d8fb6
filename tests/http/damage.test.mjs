// Files of other versions and damaged files, beside good ones: the server refuses each, says
// what to do, shows the others, and keeps running.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, trace }
    from './lib.mjs';

let data;
let server;
let sets;
before(async () => {
    data = temporaryFolder();
    server = await startServer({ data, options: ['--no-keep-traces'] });
    sets = { good: await store(server, 'good', { 'rank0.json': CONTROL }),
        bad: await store(server, 'bad', { 'rank0.json': TEST }) };
});
after(async () => {
    await server.stop();
    fs.rmSync(data, { recursive: true, force: true });
});

const fileOf = (id) => path.join(data, 'sets', `${id}.db`);

/* Offsets in the header of every SQLite file. */
const VERSION = 60;
const KIND = 68;

/** Makes a file look like one of another version: without the bytes after its last page. */
function writeNumber(file, at, value) {
    const whole = fs.readFileSync(file);
    const bytes = whole.subarray(0, whole.length - whole.length % 4096);
    bytes.writeUInt32BE(value, at);
    fs.chmodSync(file, 0o600);
    fs.writeFileSync(file, bytes);
}

/** Every request for the bad set is refused in the same way, and all other requests work. */
async function assertRefused(status, code, pattern) {
    const { good, bad } = sets;
    for (const where of [`/sets/${bad}/ranks`, `/sets/${bad}/steps`,
        `/sets/${bad}/quality`, `/sets/${bad}/ops`, `/compare_traces?control=${bad}&test=${good}`,
        `/compare_traces?control=${good}&test=${bad}`, `/ops_diff?control=${good}&test=${bad}`,
        `/compare_traces/op?control=${good}&test=${bad}&name=aten::add&category=cpu_op`,
        `/analysis/temporal_breakdown?set=${bad}`, `/analysis/launch_stats?set=${good}&test=${bad}`,
        `/report?control=${good}&test=${bad}`]) {
        const detail = assertProblem(await server.api('GET', where), status, code);
        assert.match(detail, pattern, where);
        assert.ok(detail.includes(bad), 'the set is named');
        assert.ok(!detail.includes(data) && !/\.db|sets\//.test(detail), detail);
    }
    const listed = (await server.api('GET', '/sets')).json.sets;
    assert.deepEqual(listed.map(({ label }) => label).sort(), ['bad', 'good']);
    const answer = await server.api('GET', `/compare_traces?control=${good}&test=${good}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.json.totals.diff_duration, 0);
}

/** The same traces, ingested again, make the set good again. */
async function heal() {
    assert.equal(await store(server, 'bad', { 'rank0.json': TEST }), sets.bad);
    const { json } = await server.api('GET', `/compare_traces?control=${sets.good}`
        + `&test=${sets.bad}`);
    assert.equal(json.totals.test_total_duration > 0, true);
}

/** Changes files while no server runs: a running server trusts what it has read. */
async function change(how) {
    await server.stop();
    how();
    server = await startServer({ data, options: ['--no-keep-traces'] });
}

test('a set of a newer version is refused', async () => {
    await change(() => writeNumber(fileOf(sets.bad), VERSION, 99));
    await assertRefused(409, 'newer_version', /newer version of tracediff .*use that version/);
    await heal();
});

test('a set of an older version is refused', async () => {
    for (const version of [1, 2, 3, 4]) {
        await change(() => writeNumber(fileOf(sets.bad), VERSION, version));
        await assertRefused(409, 'older_version',
            /older version of tracediff .*ingest the traces/);
        await heal();
    }
});

test('another file in the place of a set is refused', async () => {
    const bytes = fs.readFileSync(fileOf(sets.bad));
    const others = [Buffer.alloc(0), Buffer.from('hello'), bytes.subarray(0, 90),
        bytes.subarray(0, 5000), Buffer.alloc(bytes.length, 0xff)];
    for (const other of others) {
        await change(() => fs.writeFileSync(fileOf(sets.bad), other));
        await assertRefused(500, 'set_damaged',
            /damaged .*ingest its traces again.* verify --repair/);
        await heal();
    }
    await change(() => writeNumber(fileOf(sets.bad), KIND, 7));
    await assertRefused(500, 'set_damaged', /not a set of tracediff/);
    await heal();
    await change(() => {
        fs.unlinkSync(fileOf(sets.bad));
        fs.symlinkSync('/etc/passwd', fileOf(sets.bad));
    });
    await assertRefused(500, 'set_damaged', /damaged/);
    await heal();
    assert.ok(fs.lstatSync(fileOf(sets.bad)).isFile(), 'the link is replaced, not followed');
});

test('a damaged set can be deleted, and comes back with its traces', async () => {
    await change(() => fs.writeFileSync(fileOf(sets.bad), 'x'.repeat(9000)));
    assert.equal((await server.api('DELETE', `/sets/${sets.bad}`)).status, 200);
    assert.equal((await server.api('GET', '/sets')).json.sets.length, 1);
    assert.equal(await store(server, 'bad', { 'rank0.json': TEST }), sets.bad);
    await heal();
});

test('if any page of a set is garbage, an answer is refused or still right', async () => {
    const id = await store(server, 'pages', { 'rank0.json': trace({ steps: { 1: [0, 3000],
        2: [3000, 3000] }, ops: Array.from({ length: 3000 }, (_, i) =>
        [`op${i % 90}`, i % 3 ? 'cpu_op' : 'kernel', 2 * i, 1.5]) }) });
    const file = fileOf(id);
    const whole = fs.readFileSync(file);
    const size = whole.readUInt16BE(16) === 1 ? 65536 : whole.readUInt16BE(16);
    const asked = [`/sets/${id}/ops`, `/sets/${id}/quality`,
        `/compare_traces?control=${id}&test=${sets.good}&significance=true`,
        `/compare_traces/op?control=${id}&test=${sets.good}&name=op1&category=cpu_op`,
        `/analysis/temporal_breakdown?set=${id}`, `/analysis/launch_stats?set=${id}`];
    const right = [];
    for (const where of asked) {
        right.push((await server.api('GET', where)).text);
    }
    const odd = [];
    let refused = 0;
    fs.chmodSync(file, 0o600);
    for (let page = 0; page < whole.length / size; page += 1) {
        for (const fill of [0x00, 0xff, 0x2a]) {
            const bytes = Buffer.from(whole);
            bytes.fill(fill, page * size + (page === 0 ? 100 : 0),
                Math.min(bytes.length, (page + 1) * size));
            fs.writeFileSync(file, bytes);
            for (const [index, where] of asked.entries()) {
                const answer = await server.api('GET', where);
                if (answer.status !== 200) {
                    refused += 1;
                    assertProblem(answer, 500, 'set_damaged');
                } else if (answer.text !== right[index]) {
                    odd.push(`page ${page} ${fill} ${where}`);
                }
            }
        }
    }
    assert.ok(refused > 20, `only ${refused} were refused`);
    fs.writeFileSync(file, whole);
    for (const [index, where] of asked.entries()) {
        assert.equal((await server.api('GET', where)).text, right[index]);
    }
    assert.deepEqual(odd, [], 'wrong numbers instead of a refusal');
    assert.equal((await server.api('DELETE', `/sets/${id}`)).status, 200);
    console.log(`pages: ${whole.length / size}, refused: ${refused}`);
});

test('a catalogue of a newer version, or a foreign one, is refused and unchanged', async () => {
    await server.stop();
    const catalog = path.join(data, 'catalog.db');
    const kept = fs.readFileSync(catalog);
    const names = fs.readdirSync(path.join(data, 'sets'));
    for (const [at, value, pattern] of [[VERSION, 99, /catalog\.db .*newer version/],
        [VERSION, 0, /catalog\.db is not a catalogue/], [KIND, 7, /not a catalogue/]]) {
        writeNumber(catalog, at, value);
        const before = fs.readFileSync(catalog);
        for (const command of [['serve', '--port', '0'], ['serve', '--read-only', '--port', '0'],
            ['list'], ['ingest', data]]) {
            const [name, ...rest] = command;
            const ended = spawnSync(process.env.TRACEDIFF_BIN, [name, '--data', data, ...rest],
                { encoding: 'utf8', timeout: 20000 });
            assert.equal(ended.status, 3, `${name}: ${ended.stderr}`);
            assert.match(ended.stderr, pattern);
        }
        assert.deepEqual(fs.readFileSync(catalog), before, 'it stays as it was');
        assert.deepEqual(fs.readdirSync(path.join(data, 'sets')), names);
        fs.writeFileSync(catalog, kept);
    }
    // For a damaged catalogue, the message says what to do, and that helps.
    fs.writeFileSync(catalog, Buffer.alloc(9000, 0x21));
    await assert.rejects(startServer({ data }), /catalog\.db is damaged .*remove it/);
    for (const name of fs.readdirSync(data).filter((one) => one.startsWith('catalog.db'))) {
        fs.unlinkSync(path.join(data, name));
    }
    server = await startServer({ data, options: ['--no-keep-traces'] });
    const listed = (await server.api('GET', '/sets')).json.sets;
    assert.ok(listed.some(({ id }) => id === sets.good) && listed.some(({ id }) =>
        id === sets.bad));
});
