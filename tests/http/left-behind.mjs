// Not a test by itself: a file whose only test fails while a server runs (for lib.test.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from './lib.mjs';

test('fails', async () => {
    const server = await startServer();
    console.log(`left behind: ${server.child.pid} ${server.data}`);
    assert.equal(1, 2);
});
