// In a folder that holds nothing but the program and its libraries, without /proc, /dev and
// /tmp, the server starts and reads what is uploaded.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CONTROL, SLOWER, startServer, store, temporaryFolder } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const skip = process.getuid?.() !== 0 ? 'only root may change the root folder'
    : SLOWER > 1 ? 'sanitizers need /proc' : false;

test('the server reads uploads where there is no /proc and no /dev/null', { skip }, async () => {
    const root = temporaryFolder();
    const into = (file) => {
        fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
        fs.copyFileSync(file, path.join(root, file));
    };
    const libraries = execFileSync('sh', ['-c', 'ldd "$0" 2>/dev/null || :', PROGRAM],
        { encoding: 'utf8' });
    [...libraries.matchAll(/(\/\S+) \(0x/g)].forEach(([, file]) => into(file));
    fs.copyFileSync(PROGRAM, path.join(root, 'tracediff'));
    const wrapper = `${root}.sh`;
    fs.writeFileSync(wrapper, `#!/bin/sh\nexec chroot '${root}' /tracediff "$@"\n`, { mode: 0o755 });
    const server = await startServer({ program: wrapper, data: '/data' });
    assert.match(server.log, /separate processes read the traces/);
    const id = await store(server, 'bare', { 'rank0.json': CONTROL });
    assert.equal((await server.api('GET', `/sets/${id}`)).json.label, 'bare');
    await server.stop();
    fs.rmSync(root, { recursive: true });
    fs.rmSync(wrapper);
});
