// Tests lib.mjs: a test that fails ends its file and its server.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('a test that fails leaves no server behind', () => {
    const { NODE_TEST_CONTEXT, ...env } = process.env; // the file is not part of this run
    const file = fileURLToPath(new URL('left-behind.mjs', import.meta.url));
    const { status, stdout, signal } = spawnSync(process.execPath, [file],
        { encoding: 'utf8', timeout: 120000, env });
    assert.equal(signal, null, 'it had to be killed');
    assert.equal(status, 1, stdout);
    const [, pid, folder] = /left behind: (\d+) (\S+)/.exec(stdout);
    assert.equal(fs.existsSync(folder), false);
    for (let i = 0; fs.existsSync(`/proc/${pid}/exe`); i += 1) {
        assert.ok(i < 100, 'the server runs on');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
});
