// --read-only: every route that changes something, as openapi.json lists them, is refused,
// and nothing changed.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';

import { assertProblem } from '../http/lib.mjs';
import { Place } from './lib.mjs';

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'];

test('a read-only server refuses every unsafe method of every path', async () => {
    const place = await Place.make();
    try {
        const server = await place.serve({ options: ['--read-only'] });
        const described = (await server.api('GET', '/openapi.json')).json;
        const bytes = () => fs.readdirSync(path.join(place.data, 'sets')).map((name) =>
            [name, fs.statSync(path.join(place.data, 'sets', name)).size]);
        const before = bytes();
        let refused = 0;
        for (const [where, operations] of Object.entries(described.paths)) {
            const actual = where.replace(/^\/api\/v1/, '').replace('{id}', place.control)
                .replace(/\{\w+\}/g, 'x');
            const stated = Object.keys(operations).map((name) => name.toUpperCase());
            for (const method of UNSAFE) {
                assertProblem(await server.api(method, actual), 403, 'read_only');
                refused += stated.includes(method);
            }
        }
        assert.ok(refused >= 6, `openapi.json states only ${refused} unsafe operations`);
        assertProblem(await server.send('BREW', '/'), 403, 'read_only');
        assert.deepEqual(bytes(), before);
        await place.checkServer(server);
        await server.stop();
        console.log(`unsafe operations refused: ${refused}`);
    } finally {
        await place.remove();
    }
});
