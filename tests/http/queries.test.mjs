// Saved queries: kept in the catalogue by name, bounded, and not on a read-only server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fs from 'node:fs';
import { assertProblem, startServer, temporaryFolder } from './lib.mjs';

const data = temporaryFolder();
let server;
before(async () => { server = await startServer({ data }); });
after(async () => {
    await server.stop();
    fs.rmSync(data, { recursive: true, force: true });
});

const list = async (from = server) => (await from.api('GET', '/queries')).json.queries;
const save = (name, statement) => server.json('POST', '/queries', { name, statement });

test('a query is saved, listed by name, replaced, and deleted', async () => {
    assert.deepEqual(await list(), []);
    const made = await save('names/50 % “ü”', 'SELECT 1\n\t-- ü');
    assert.equal(made.status, 201);
    assert.match(made.json.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal((await save('b', 'SELECT 2')).status, 201);
    assert.equal((await save('A', 'SELECT 3')).status, 201);
    assert.deepEqual((await list()).map(({ name, statement }) => [name, statement]),
        [['A', 'SELECT 3'], ['b', 'SELECT 2'], ['names/50 % “ü”', 'SELECT 1\n\t-- ü']]);
    const again = await save('b', 'SELECT 4');
    assert.equal(again.status, 200);
    assert.equal((await list()).find(({ name }) => name === 'b').statement, 'SELECT 4');
    const path = `/queries/${encodeURIComponent('names/50 % “ü”')}`;
    assert.equal((await server.api('DELETE', path)).status, 204);
    assertProblem(await server.api('DELETE', path), 404, 'unknown_query');
    assert.deepEqual((await list()).map(({ name }) => name), ['A', 'b']);
});

test('texts have a maximum length, and queries a maximum number', async () => {
    for (const [name, statement] of [['', 'x'], ['x', ''], ['n'.repeat(101), 'x'],
        ['x', 's'.repeat(20001)], ['a\nb', 'x'], ['x', 'a\u0001'], [1, 'x'], ['x', undefined]]) {
        assertProblem(await save(name, statement), 400, 'bad_text');
    }
    assertProblem(await server.json('POST', '/queries', { name: 'x', statement: 'y', more: 1 }),
        400, 'unknown_field');
    assert.equal((await save('n'.repeat(100), 's'.repeat(20000))).status, 201);
    for (let i = (await list()).length; i < 200; i += 1) {
        assert.equal((await save(`q${i}`, 'SELECT 1')).status, 201);
    }
    assertProblem(await save('one more', 'SELECT 1'), 413, 'too_many_queries');
    assert.equal((await save('b', 'SELECT 5')).status, 200, 'one that is there can change');
    assert.equal((await list()).length, 200);
});

test('queries survive a restart, and a read-only server changes none', async () => {
    await server.stop();
    server = await startServer({ data, options: ['--read-only'] });
    assert.equal((await list()).length, 200);
    assertProblem(await save('x', 'SELECT 1'), 403, 'read_only');
    assertProblem(await server.api('DELETE', '/queries/b'), 403, 'read_only');
    assert.equal((await list()).length, 200);
});
