// Uploads whose connections are cut or stall, at random bytes: what has arrived is kept and
// counted, the rest follows, the set is the same, and what is given up leaves nothing.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import test from 'node:test';

import { waitForJob } from '../http/lib.mjs';
import { LONG, Place, SEED, random, sleep, uploadAll } from './lib.mjs';

const BROKEN = Number(process.env.TORTURE_UPLOADS ?? (LONG ? 200 : 5));

const chance = random(SEED);

/** Sends the head and part of the body, and leaves the connection open. */
function begin(server, upload, name, from, bytes, part) {
    const size = bytes.length;
    const socket = net.connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(`PUT /api/v1/uploads/${upload}/files/${encodeURIComponent(name)} HTTP/1.1\r\n` +
        `Host: 127.0.0.1:${server.port}\r\nContent-Length: ${size - from}\r\n` +
        `Content-Range: bytes ${from}-${size - 1}/${size}\r\n\r\n`);
    return new Promise((resolve) => {
        socket.write(bytes.subarray(from, from + part), () => resolve(socket));
        socket.on('close', () => resolve(socket));
    });
}

const fileOf = async (server, upload, name) => (await server.json('GET',
    `/uploads/${upload}`)).json.files.find((file) => file.name === name);

/** What the server says it has; waits until it says so twice. */
async function settled(server, upload, name) {
    let last = -1;
    for (;;) {
        const { received } = await fileOf(server, upload, name);
        if (received === last) {
            return received;
        }
        last = received;
        await sleep(15);
    }
}

/** One file, in pieces: cut, or left to stall while another connection takes over. */
async function sendBroken(server, upload, name, bytes, stalled) {
    let furthest = 0; // byte that was sent: connections that end late count too
    for (let tries = 1 + chance.below(3); tries > 0; tries -= 1) {
        const { received, complete } = await fileOf(server, upload, name);
        if (complete) {
            return;
        }
        const part = chance.below(bytes.length - received);
        const socket = await begin(server, upload, name, received, bytes, part);
        if (chance() < 0.5) {
            socket.destroy();
        } else {
            stalled.push(socket);
        }
        furthest = Math.max(furthest, received + part);
        assert.ok(await settled(server, upload, name) <= furthest);
    }
    /* A connection that was cut may still be read from: a wrong offset says so. */
    for (let i = 0; i < 50; i += 1) {
        const received = await settled(server, upload, name);
        let put;
        try {
            put = await server.api('PUT',
                `/uploads/${upload}/files/${encodeURIComponent(name)}`,
                { body: bytes.subarray(received), headers: { 'Content-Range':
                    `bytes ${received}-${bytes.length - 1}/${bytes.length}` } });
        } catch {
            continue; // refused in the middle of the body, which may cost the answer
        }
        if (put.status === 200) {
            assert.equal(put.json.complete, true);
            return;
        }
        assert.ok(['wrong_offset', 'superseded'].includes(put.json.code), put.text);
    }
    assert.fail(`${name} does not get through`);
}

async function breakUploads(place, stalled) {
    const server = await place.serve();
    let taken = 0;
    let given = 0;

    for (let i = 0; i < BROKEN; i += 1) {
        const { label, files } = place.next();
        const list = Object.entries(files);
        const made = await server.json('POST', '/uploads', { label,
            files: list.map(([name, bytes]) => ({ name, size: bytes.length })) });
        assert.equal(made.status, 201, made.text);
        const upload = made.json.id;
        for (const [name, bytes] of list) {
            await sendBroken(server, upload, name, bytes, stalled);
        }
        if (chance() < 0.3) {
            const gone = await server.api('DELETE', `/uploads/${upload}`);
            assert.equal(gone.status, 204, gone.text);
            given += 1;
        } else {
            const commit = await server.api('POST', `/uploads/${upload}/commit`);
            assert.equal(commit.status, 202, commit.text);
            const job = await waitForJob(server, commit.json.job.id);
            assert.equal(job.state, 'done', JSON.stringify(job));
            /* In one piece it is the same set. */
            const whole = await uploadAll(server, label, files);
            assert.equal(whole.set, job.set);
            assert.equal(whole.already_stored, true);
            await server.api('DELETE', `/sets/${job.set}`);
            taken += 1;
        }
    }
    console.log(`uploads broken: ${BROKEN}, ${taken} taken whole, ${given} given up, ` +
        `${stalled.length} connections left to stall, seed ${SEED}`);
    /* While those that stall are still there, nothing of them is, and others are served. */
    await place.checkServer(server);
    stalled.forEach((socket) => socket.destroy());
    for (let i = 0; i < 100 && fs.readdirSync(path.join(place.data, 'spool')).length > 0; i += 1) {
        await sleep(50);
    }
    assert.deepEqual(fs.readdirSync(path.join(place.data, 'spool')), []);
    await server.stop();
    await place.checkRestart();
}

test(`${BROKEN} uploads that break, seed ${SEED}`, async () => {
    const place = await Place.make();
    const stalled = [];
    try {
        await breakUploads(place, stalled);
    } finally { // also after a failure: open connections would keep this process alive
        stalled.forEach((socket) => socket.destroy());
        await place.remove();
    }
});
