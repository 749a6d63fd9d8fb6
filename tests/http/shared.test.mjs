// Servers that people share: removal of old sets, pins, names of tokens.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, trace,
    upload, waitForJob } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const data = temporaryFolder();
after(() => fs.rmSync(data, { recursive: true, force: true }));

const DAY = 86400;
const run = (...args) => spawnSync(PROGRAM, args, { encoding: 'utf8' });
const sqlite = (statement) => spawnSync('sqlite3', [path.join(data, 'catalog.db'), statement],
    { encoding: 'utf8' });
const noSqlite = spawnSync('sqlite3', ['--version']).error ? 'sqlite3 is not installed' : false;

test('ages are checked at the start', () => {
    for (const age of ['30', 'd', '0d', '-1d', '1.5d', '3m', '99999w', '']) {
        const said = run('serve', '--data', data, '--port', '0', '--keep', age);
        assert.notEqual(said.status, 0, age);
        assert.match(said.stderr, /--keep .*: AGE must be a whole number of hours, days or weeks/);
    }
    const both = run('serve', '--data', data, '--read-only', '--keep', '3d');
    assert.match(both.stderr, /--keep removes sets, which --read-only forbids/);
});

test('the API and the command line can pin sets, and lists show pins', async () => {
    const server = await startServer({ data });
    const control = await store(server, 'control', { 'rank0.json': CONTROL });
    await store(server, 'test', { 'rank0.json': TEST });
    const set = async () => (await server.api('GET', `/sets/${control}`)).json;
    assert.deepEqual([(await set()).pinned, (await set()).goes, (await set()).uploaded_by],
        [false, null, null]);
    assert.equal((await server.api('GET', '/status')).json.keep_seconds, null);
    const before = (await server.api('GET', `/sets/${control}`)).headers.etag;
    const changed = await server.json('PATCH', `/sets/${control}`, { pinned: true });
    assert.equal(changed.json.pinned, true);
    assert.notEqual((await server.api('GET', `/sets/${control}`)).headers.etag, before);
    for (const pinned of [1, 'true', null]) {
        assertProblem(await server.json('PATCH', `/sets/${control}`, { pinned }), 400,
            'bad_pinned');
    }
    assertProblem(await server.json('PATCH', `/sets/${control}`, { uploaded_by: 'eve' }), 400,
        'unknown_field');
    assert.deepEqual((await server.api('GET', '/sets')).json.sets.map((one) => [one.label,
        one.pinned]), [['test', false], ['control', true]]);
    assert.match(run('list', '--data', data).stdout, /control  \(pinned\)\n/);
    assert.equal(run('unpin', '--data', data, 'control').stderr, 'control: not pinned\n');
    assert.equal((await set()).pinned, false);
    assert.equal(run('pin', '--data', data, 'control', 'test').stderr,
        'control: pinned\ntest: pinned\n');
    assert.equal(run('unpin', '--data', data, 'test').status, 0);
    const none = run('pin', '--data', data, 'nowhere');
    assert.equal(none.status, 3);
    assert.match(none.stderr, /no set "nowhere"/);
    assert.equal(run('pin', '--data', data).status, 3);
    const listed = JSON.parse(run('list', '--data', data, '--format', 'json').stdout).sets;
    assert.deepEqual(listed.map((one) => [one.label, one.pinned, one.goes]),
        [['test', false, null], ['control', true, null]]);
    // Sets made from a pinned set are pinned, since the old set may be removed.
    const made = await server.json('POST', '/sets/join', { sets: ['control', 'test'],
        label: 'joined', keep: true });
    const job = await waitForJob(server, made.json.job.id);
    assert.equal((await server.api('GET', `/sets/${job.set}`)).json.pinned, true);
    assert.equal((await server.api('DELETE', `/sets/${job.set}`)).status, 200);
    await server.stop();
});

test('a new age gives a day of notice; then old sets are removed, and links say so',
    { skip: noSqlite }, async () => {
        let server = await startServer({ data, options: ['--keep', '30d'] });
        assert.match(server.log, /sets stay for 30 days; stored: 2, pinned: 1, removed within a day: 0;/);
        await server.stop();
        const past = Math.floor(Date.now() / 1000) - 31 * DAY;
        assert.equal(sqlite(`UPDATE sets SET kept_from = ${past}`).stderr, '');

        server = await startServer({ data, options: ['--keep', '30d'] });
        const { sets } = (await server.api('GET', '/sets')).json;
        const test2 = sets.find((one) => one.label === 'test');
        assert.ok(Math.abs(Date.parse(test2.goes) / 1000 - Date.now() / 1000 - DAY) < 3600);
        assert.equal(sets.find((one) => one.label === 'control').goes, null);
        assert.equal((await server.api('GET', '/status')).json.keep_seconds, 30 * DAY);
        assert.match(run('list', '--data', data).stdout, /test  \(goes \d{4}-\d\d-\d\dT/);
        assert.match(server.log, /stored: 2, pinned: 1, removed within a day: 1; the first is removed on/);
        // Storing the same traces again begins a new age.
        await store(server, 'test', { 'rank0.json': TEST });
        const { goes } = (await server.api('GET', `/sets/${test2.id}`)).json;
        assert.ok(Date.parse(goes) / 1000 > Date.now() / 1000 + 29 * DAY);
        await server.stop();

        assert.equal(sqlite(`UPDATE sets SET kept_from = ${past};
            UPDATE retention SET since = ${past}`).stderr, '');
        server = await startServer({ data, options: ['--keep', '30d'] });
        assert.match(server.log, /1 set stored longer ago than --keep went into the bin/);
        assert.deepEqual((await server.api('GET', '/sets')).json.sets.map((one) => one.label),
            ['control']);
        const told = /\(test\) was removed on .*, because this server keeps sets for 30 days/;
        assert.match(assertProblem(await server.api('GET', `/sets/${test2.id}`), 404,
            'unknown_set'), told);
        assert.match(assertProblem(await server.api('GET',
            `/compare_traces?control=control&test=${test2.id.slice(0, 12)}`), 404, 'unknown_set'),
        told);
        const back = await server.api('POST', `/sets/${test2.id}/restore`);
        assert.ok(Date.parse(back.json.goes) / 1000 > Date.now() / 1000 + 29 * DAY);
        await server.stop();

        server = await startServer({ data });
        assert.deepEqual((await server.api('GET', '/sets')).json.sets.map((one) => one.goes),
            [null, null]);
        await server.stop();
    });

// ---- names ----

const ADA = 'adas-token-0123456789';
const BOB = 'bobs-token-0123456789';
const EVE = 'eves-token-0123456789';
const bearer = (token) => ({ Authorization: `Bearer ${token}` });

test('names of tokens say who stored what, and who may only read', async () => {
    const file = path.join(data, 'tokens');
    fs.writeFileSync(file, `# the team\nada ${ADA}\nbob ${BOB}\neve ${EVE} read\n`);
    const server = await startServer({ options: ['--token-file', file] });
    assert.match(server.url, /^http:[^?]*\/$/); // no token: each user has their own
    assertProblem(await server.api('GET', '/sets'), 401, 'token_missing');
    const get = async (where, token) => (await server.api('GET', where,
        { headers: bearer(token) })).json;
    const storeAs = async (token, label, content) => (await waitForJob(server,
        await upload(server, label, { 'rank0.json': content }, bearer(token)), bearer(token))).set;
    const one = await storeAs(ADA, 'one', CONTROL);
    const two = await storeAs(BOB, 'two', TEST);
    assert.equal(await storeAs(BOB, 'one again', CONTROL), one); // the set stays ada's
    assert.deepEqual((await get('/sets', EVE)).sets.map((set) => [set.label, set.uploaded_by]),
        [['two', 'bob'], ['one', 'ada']]);
    assert.match(run('list', '--data', server.data).stdout, /one  \(by ada\)\n/);

    const asked = await get(`/sql?${new URLSearchParams({ control: 'two', test: 'one',
        q: "SELECT side, id, label, tags, notes, uploaded_by FROM sets WHERE side <> 'x'" })}`, EVE);
    assert.deepEqual(asked.rows, [['control', two, 'two', '', '', 'bob'],
        ['test', one, 'one', '', '', 'ada']]);
    await server.json('PATCH', `/sets/${two}`, { tags: ['a', 'b'], notes: 'slow' }, bearer(BOB));
    assert.deepEqual((await get(`/sql?${new URLSearchParams({ control: 'two',
        q: 'SELECT count(*), tags, notes FROM sets' })}`, EVE)).rows, [[1, 'a,b', 'slow']]);
    if (!noSqlite) {
        const exported = path.join(data, 'exported.db');
        assert.equal(run('export', '--data', server.data, 'one', 'two', '--sqlite', exported).status, 0);
        assert.equal(spawnSync('sqlite3', [exported,
            'SELECT set_label, uploaded_by FROM sets ORDER BY 1'], { encoding: 'utf8' }).stdout,
        'one|ada\ntwo|bob\n');
    }

    // A set made from sets of one user belongs to that user; a set made from sets of several
    // users belongs to the user who asked for it.
    const split = async (sets, label) => {
        const made = await server.json('POST', '/sets/join', { sets, label, keep: true },
            bearer(BOB));
        return get(`/sets/${(await waitForJob(server, made.json.job.id, bearer(BOB))).set}`, BOB);
    };
    assert.equal((await split([one, two], 'both')).uploaded_by, 'bob');

    const status = await get('/status', EVE);
    assert.deepEqual([status.user, status.read_only], ['eve', true]);
    assert.deepEqual([(await get('/status', ADA)).user, (await get('/status', ADA)).read_only],
        ['ada', false]);
    for (const [method, where] of [['POST', '/uploads'], ['PATCH', `/sets/${one}`],
        ['DELETE', `/sets/${one}`], ['POST', '/samples']]) {
        const told = assertProblem(await server.json(method, where, {}, bearer(EVE)), 403,
            'read_only');
        assert.equal(told, 'the token of eve may only read, not change anything');
    }
    // The cookie has the token of the request.
    const page = await server.send('GET', `/?token=${BOB}`);
    assert.match(page.headers['set-cookie'][0], new RegExp(`=${BOB};`));
    const cookie = { Cookie: page.headers['set-cookie'][0].split(';')[0] };
    assert.equal((await server.api('GET', '/status', { headers: cookie })).json.user, 'bob');
    await server.stop();
    assert.ok(![ADA, BOB, EVE].some((token) => server.log.includes(token)));
});
