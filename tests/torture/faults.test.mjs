// Calls that fail: the n-th write, fsync, rename, open, allocation and thread, over ingest,
// removal, upload and the start of the server; no space on the disk, no descriptors left.
// Every command ends well or with a message; the store is as it was, or has one whole set
// more.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, afterEach, beforeEach } from 'node:test';

import { ACTION, KIND, LONG, Place, SEED, assertEnded, faults, random, run, sleep,
    uploadAll, writeFolder } from './lib.mjs';

/* Faults for each kind of call and each deed. */
const EACH = Number(process.env.TORTURE_FAULTS ?? (LONG ? 40 : process.env.NIGHTLY ? 2 : 1));

const chance = random(SEED);
let place;
let plan;
let injected = 0;

beforeEach(async () => {
    place = await Place.make();
    plan = faults(place.folder);
});
afterEach(() => place.remove());
after(() => console.log(`faults injected: ${injected}, seed ${SEED}`));

/** How many calls of a kind `deed` makes in peace, at least 1. */
async function count(kind, deed) {
    plan.count(kind);
    await deed();
    const counted = plan.counted();
    plan.disarm();
    return Math.max(counted, 1);
}

/** Fails calls of `kind` at moments spread over `deed`. Returns how many were hit. */
async function failInTurn(what, kind, deed, check) {
    const calls = await count(kind, deed);
    for (let i = 0; i < EACH; i += 1) {
        const at = 1 + Math.floor((i + chance()) * calls / EACH);
        const action = chance() < 0.3 ? ACTION.on : ACTION.once;
        const label = `seed ${SEED}, ${what}, call ${at} of ${calls}, action ${action}`;
        plan.arm(kind, at, action);
        try {
            await deed(label);
            injected += plan.disarm();
            await check(label);
        } catch (error) {
            plan.disarm();
            error.message = `${label}: ${error.message}`;
            throw error;
        }
    }
}

async function servePreloaded(options = {}) {
    Object.assign(process.env, plan.environment);
    try {
        return await place.serve(options);
    } finally {
        Object.keys(plan.environment).forEach((name) => delete process.env[name]);
    }
}

for (const [name, kind] of Object.entries(KIND).filter(([each]) => each !== 'change')) {
    test(`ingest and remove with failing calls: ${name}`, async () => {
        const ingest = () => {
            const { label, files } = place.next();
            const folder = writeFolder(path.join(place.folder, label), files);
            const result = run(['ingest', '--data', place.data, folder],
                { environment: plan.environment });
            fs.rmSync(folder, { recursive: true });
            assertEnded(result, 'ingest');
            if (result.status === 0) {
                place.sets.set(result.stdout.trim().split(/\s/)[0], label);
            }
        };
        const remove = () => {
            const id = place.spare();
            if (!id) {
                ingest();
                return;
            }
            place.maybe.add(id);
            assertEnded(run(['remove', '--data', place.data, id],
                { environment: plan.environment }), 'remove');
        };
        await failInTurn(`ingest, ${name}`, kind, ingest, () => place.checkRestart());
        await failInTurn(`remove, ${name}`, kind, remove, () => place.checkRestart());
    });

    test(`starting a server with failing calls: ${name}`, async () => {
        const start = async () => {
            let server;
            try {
                server = await servePreloaded();
            } catch (error) {
                assert.doesNotMatch(error.message, /Segmentation|assert|abort/i);
                return;
            }
            await server.api('GET', '/sets').catch(() => {});
            server.signal('SIGTERM');
            const { signal } = await server.ended;
            assert.equal(signal, null);
        };
        await failInTurn(`serve, ${name}`, kind, start, () => place.checkRestart());
    });

    test(`a server at work with failing calls: ${name}`, async () => {
        const server = await servePreloaded();
        const begun = [];
        let unknown = 0; // uploads that were made, perhaps, without us being told
        const work = async () => {
            const { label, files } = place.next();
            let job;
            try {
                job = await uploadAll(server, label, files, (id) => {
                    if (id) {
                        begun.push(id);
                    } else {
                        unknown += 1;
                    }
                });
                await server.api('GET', `/compare_traces?control=${place.control}` +
                    `&test=${place.test}&limit=${place.count}`);
            } catch (error) {
                return; // refused with a problem, or the connection was closed
            }
            if (job.state === 'done') {
                place.sets.set(job.set, label);
                place.maybe.add(job.set);
                await server.api('DELETE', `/sets/${job.set}`).catch(() => {});
            }
        };
        const alive = async (label) => {
            assert.equal(server.exit, null, `${label}: the server died\n${server.log}`);
            await place.checkServer(server);
            for (const id of begun.splice(0)) { // those that broke wait for their rest
                const { status } = await server.api('DELETE', `/uploads/${id}`);
                assert.ok([204, 404, 409].includes(status), `${label}: ${status}`);
            }
        };
        await failInTurn(`server, ${name}`, kind, work, alive);
        /* What could not be removed when it should have been goes without a restart, but
         * for uploads that wait for a client who never heard of them. */
        const left = await place.spooled(unknown);
        assert.ok(left.length <= unknown && left.every((name) => /^upload-/.test(name)),
            `${left}\n${server.log}`);
        server.signal('SIGTERM');
        const { code, signal } = await server.ended;
        assert.deepEqual({ code, signal }, { code: 0, signal: null }, server.log);
        await place.checkRestart();
    });
}

test('a full disk: a file may not grow over its limit', async () => {
    /* Blocks of 512 bytes; SIGXFSZ is ignored, so that write() fails with EFBIG. */
    for (const blocks of LONG ? [0, 1, 8, 64, 100, 200, 400, 600, 900] : [0, 64, 400]) {
        const { label, files } = place.next();
        const folder = writeFolder(path.join(place.folder, label), files);
        const result = run(['ingest', '--data', place.data, folder],
            { prefix: `trap '' XFSZ; ulimit -f ${blocks}` });
        assertEnded(result, `ulimit -f ${blocks}`);
        if (result.status !== 0) {
            injected += 1;
        }
        await place.checkRestart();
    }
});

test('a full disk: a small tmpfs', async (t) => {
    const mounted = path.join(place.folder, 'full');
    fs.mkdirSync(mounted);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', mounted]);
    if (mount.status !== 0) {
        t.skip('mounting a tmpfs is not allowed here; the limit on files stands in');
        return;
    }
    const small = new Place();
    try {
        await small.remove();
        small.data = path.join(mounted, 'data');
        const made = run(['ingest', '--data', small.data,
            path.join(process.env.TORTURE_SAMPLE, 'control')]);
        assert.equal(made.status, 0, made.stderr);
        // Not a byte is left, as where other programs fill the disk: while a server runs, ...
        const fill = () => spawnSync('sh', ['-c', 'cat /dev/zero >"$0"', path.join(mounted, 'other')]);
        const keeping = await small.serve({ options: ['--keep', '30d'] });
        const listed = async () => (await keeping.api('GET', '/sets')).json.sets;
        const [old] = await listed();
        small.age('--old');
        fill();
        for (let i = 0; i < 300 && (await listed()).length > 0; i += 1) {
            await sleep(100); // it looks for old sets every 20 seconds
        }
        assert.deepEqual(await listed(), [], keeping.log);
        assert.equal((await keeping.api('POST', `/sets/${old.id}/restore`)).status, 200);
        await keeping.stop();
        fs.rmSync(path.join(mounted, 'other'));
        const running = await small.serve();
        fill();
        const [first] = (await running.api('GET', '/sets')).json.sets;
        assert.equal((await running.api('DELETE', `/sets/${first.id}`)).status, 200);
        assert.equal((await running.api('POST', `/sets/${first.id}/restore`)).status, 200);
        await running.stop();
        fs.rmSync(path.join(mounted, 'other'));
        let refused = false;
        for (let i = 0; i < 12 && !refused; i += 1) {
            const { label, files } = place.next();
            const folder = writeFolder(path.join(place.folder, label), files);
            const result = run(['ingest', '--data', small.data, folder]);
            assertEnded(result, 'a full tmpfs');
            refused = result.status !== 0;
        }
        assert.ok(refused, 'the disk did not fill');
        injected += 1;
        fill(); // ... and before one starts
        const list = run(['list', '--data', small.data]);
        assert.equal(list.status, 0, list.stderr);
        const server = await small.serve();
        const [set] = (await server.api('GET', '/sets')).json.sets;
        assert.equal((await server.api('DELETE', `/sets/${set.id}`)).status, 200);
        assert.equal((await server.api('POST', `/sets/${set.id}/restore`)).status, 200);
        const answer = await server.api('POST', '/uploads', {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ label: 'x', files: [{ name: 'a.json', size: 100 }] }) });
        assert.equal(answer.status, 507, answer.text);
        await server.stop();
        small.integrity();
    } finally {
        spawnSync('umount', [mounted]);
    }
});

test('no descriptors left', async () => {
    for (const limit of LONG ? [4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20] : [5, 8, 12]) {
        const { label, files } = place.next();
        const folder = writeFolder(path.join(place.folder, label), files);
        const result = run(['ingest', '--data', place.data, folder],
            { prefix: `ulimit -n ${limit}` });
        /* Under a handful not even the libraries can be loaded: then it is the loader
         * that says so, with an exit status of its own. */
        assert.equal(result.signal, null, result.stderr);
        if (result.status !== 0) {
            assert.notEqual(result.stderr, '');
            injected += 1;
        }
        await place.checkRestart();
    }
    /* A server whose descriptors strangers use up answers again when they go. */
    const script = path.join(place.folder, 'few.sh');
    fs.writeFileSync(script, `#!/bin/sh\nulimit -n 40\nexec "${process.env.TRACEDIFF_BIN}" ` +
        '"$@"\n', { mode: 0o755 });
    const server = await place.serve({ program: script });
    const net = await import('node:net');
    const sockets = Array.from({ length: 60 }, () => {
        const socket = net.connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        return socket;
    });
    await sleep(300);
    await Promise.race([server.api('GET', '/sets').catch(() => {}), sleep(500)]);
    sockets.forEach((socket) => socket.destroy());
    await sleep(300);
    assert.equal(server.exit, null, server.log);
    await place.checkServer(server);
    server.signal('SIGTERM');
    assert.deepEqual(await server.ended, { code: 0, signal: null }, server.log);
});
