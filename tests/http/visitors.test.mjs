// When few places are left, the server closes connections that have long sent no request, the
// oldest first; it closes none that it is serving, and none with a running upload. One for which there
// is no memory gets an answer.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { SLOWER, startServer, temporaryFolder } from './lib.mjs';

const PLACES = 256; // serve/server.h
const FREE = PLACES - PLACES / 4; // up to here no connection is closed

let server;
let visitors;
beforeEach(async () => {
    server = await startServer();
    visitors = [];
});
afterEach(async () => {
    visitors.forEach(({ socket }) => socket.destroy());
    await server.stop();
});

/** Opens a connection that sends `text`; the server gets to know them in this order. */
function visit(text = '') {
    return new Promise((resolve, reject) => {
        const socket = net.connect(server.port, '127.0.0.1', () => {
            socket.write(text);
            resolve(visitor);
        });
        const visitor = { socket, gone: false, bytes: 0, answer: '' };
        socket.on('data', (piece) => {
            visitor.bytes += piece.length;
            visitor.answer = (visitor.answer + piece.toString('latin1')).slice(0, 4000);
        });
        socket.on('close', () => { visitor.gone = true; });
        socket.on('error', reject);
        visitors.push(visitor);
    });
}

async function until(condition, what) {
    for (let i = 0; i < 1000 && !condition(); i += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
    assert.ok(condition(), what);
}

/** Opens silent connections until `oldest` is closed. */
async function crowd(oldest) {
    for (let i = 0; i <= PLACES && !oldest.gone; i += 1) {
        await visit();
        /* So `oldest` learns of its end before many others come. */
        if (visitors.length > FREE - 8) {
            await new Promise((resolve) => { setTimeout(resolve, 50); });
        }
    }
    await until(() => oldest.gone, 'the oldest silent one is not sent away');
}

test('the oldest silent connection is closed, but only when few places are left', async () => {
    for (let i = 0; i < FREE; i += 1) {
        await visit();
    }
    await visit();
    await until(() => visitors[0].gone, 'the first is not sent away');
    assert.equal(visitors.filter(({ gone }) => gone).length, 1);
    const answer = await server.api('GET', '/sets');
    assert.equal(answer.status, 200);
});

test('a connection that is being served stays, however slowly it reads', async () => {
    const head = (await server.send('HEAD', '/web/vendor/plotly.min.js')).headers;
    /* More than the buffers of a connection hold. */
    const answers = Math.ceil(30e6 / Number(head['content-length']));
    const ask = (last) => 'GET /web/vendor/plotly.min.js HTTP/1.1\r\n' +
        `Host: 127.0.0.1:${server.port}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const reader = await visit(ask(false).repeat(answers - 1) + ask(true));
    await until(() => reader.bytes > 0, 'no answer comes');
    reader.socket.pause();
    /* Until the buffers are full: then the reader has been in one answer for longest. */
    await new Promise((resolve) => { setTimeout(resolve, 500); });
    await crowd(await visit());
    reader.socket.resume();
    await until(() => reader.gone, 'the answers do not end');
    assert.ok(reader.bytes > answers * head['content-length'], `${reader.bytes} bytes came`);
});

test('a connection with a running upload stays open', async () => {
    const made = await server.json('POST', '/uploads', { label: 'slow',
        files: [{ name: 'a.json', size: 1000000 }] });
    const where = `/api/v1/uploads/${made.json.id}`;
    const sender = await visit(`PUT ${where}/files/a.json HTTP/1.1\r\n` +
        `Host: 127.0.0.1:${server.port}\r\nContent-Length: 1000000\r\n\r\n`);
    const send = async (bytes) => {
        const all = await received() + bytes;
        sender.socket.write('x'.repeat(bytes));
        for (let i = 0; i < 1000 && await received() < all; i += 1) {
            await new Promise((resolve) => { setTimeout(resolve, 10); });
        }
        assert.equal(await received(), all);
    };
    const received = async () => (await server.send('GET', where)).json.files[0].received;
    await send(100);
    /* Silent since before the later bytes of the upload; the 20 others are the next to go. */
    const silent = await visit();
    for (let i = 0; i < 20; i += 1) {
        await visit();
    }
    await send(99900);
    for (let i = 0; i < 8; i += 1) {
        await send(100000);
    }
    await crowd(silent);
    assert.ok(!sender.gone, 'the upload was sent away');
    sender.socket.write('x'.repeat(100000));
    await until(() => sender.answer.startsWith('HTTP/1.1 200 '), sender.answer);
});

test('a connection for which there is no memory is told so', { skip: SLOWER > 1
    && 'sanitizers need more memory' }, async () => {
    const folder = temporaryFolder();
    const program = path.join(folder, 'small');
    fs.writeFileSync(program,
        '#!/bin/sh\nulimit -v 120000\nexec "$TRACEDIFF_BIN" "$@"\n', { mode: 0o755 });
    const whole = server;
    server = await startServer({ program });
    await whole.stop();
    const ask = `GET /api/v1/sets HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`;
    const ok = async () => (await server.api('GET', '/sets').catch(() => ({}))).status === 200;
    const complete = (answer) => answer.includes('\r\n\r\n{');
    const statuses = new Set();
    let told;
    // A refused connection may be cut before its answer is read: then others come.
    for (let tries = 0; tries < 30 && !told; tries += 1) {
        for (let i = 0; i < 30; i += 1) {
            await visit(ask).catch(() => {});
        }
        for (let i = 0; i < 100 && !visitors.every(({ gone, answer }) => gone || complete(answer)); i += 1) {
            await new Promise((resolve) => { setTimeout(resolve, 10); });
        }
        const answers = visitors.map(({ answer }) => answer).filter(complete);
        answers.forEach((answer) => statuses.add(answer.slice(9, 12)));
        told = answers.find((answer) => answer.includes('too_many_connections'));
        visitors.splice(0).forEach(({ socket }) => socket.destroy());
        for (let i = 0; i < 100 && !await ok(); i += 1) {
            await new Promise((resolve) => { setTimeout(resolve, 10); });
        }
    }
    assert.deepEqual([...statuses].sort(), ['200', '503']);
    const [, length, body] = /Content-Length: (\d+)\r\n.*\r\n\r\n(.*)$/s.exec(told);
    assert.equal(body.length, Number(length));
    assert.equal(JSON.parse(body).code, 'too_many_connections');
    assert.ok(await ok());
    fs.rmSync(folder, { recursive: true });
});
