// Many at once, and slow ones among them: nobody gets an error, nobody waits for long, and
// afterwards memory and descriptors are as before.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import test from 'node:test';

import { LONG, Place, sleep, uploadAll } from './lib.mjs';

const SECONDS = Number(process.env.TORTURE_SECONDS ?? (LONG ? 60 : 5));
const BROWSERS = 64;
const UPLOADS = 4;

const quantile = (times, part) => times.sort((a, b) => a - b)[
    Math.min(times.length - 1, Math.floor(times.length * part))];
const milliseconds = (value) => `${value.toFixed(1)} ms`;

function use(server) {
    const status = fs.readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    return { kilobytes: Number(/VmRSS:\s+(\d+)/.exec(status)[1]),
        threads: Number(/Threads:\s+(\d+)/.exec(status)[1]),
        descriptors: fs.readdirSync(`/proc/${server.child.pid}/fd`).length };
}

/** Asks again and again until `until`; the times of the answers are added to `times`. */
async function browse(place, server, until, times, errors) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const where = `/compare_traces?control=${place.control}&test=${place.test}&limit=100`;
    while (Date.now() < until) {
        const start = performance.now();
        try {
            const answer = await server.api('GET', where,
                { agent, headers: { 'Accept-Encoding': 'gzip' } });
            if (answer.status !== 200) {
                errors.push(answer.text);
            }
            times.push(performance.now() - start);
        } catch (error) {
            errors.push(error.message);
        }
        await sleep(0);
    }
    agent.destroy();
}

async function uploadAgain(place, server, until, errors) {
    let done = 0;
    while (Date.now() < until) {
        const { label, files } = place.next();
        try {
            const job = await uploadAll(server, label, files);
            if (job.state !== 'done') {
                errors.push(JSON.stringify(job));
            }
            await server.api('DELETE', `/sets/${job.set}`);
            done += 1;
        } catch (error) {
            errors.push(error.message);
        }
    }
    return done;
}

test(`${BROWSERS} browsers and ${UPLOADS} uploads for ${SECONDS} s`, async () => {
    const place = await Place.make();
    try {
        const server = await place.serve();
        const errors = [];
        /* Warm: threads, caches and the allocator's arenas are there. */
        const warm = [];
        await Promise.all(Array.from({ length: BROWSERS }, () =>
            browse(place, server, Date.now() + 1000, warm, errors)));
        await Promise.all(Array.from({ length: UPLOADS }, () =>
            uploadAgain(place, server, Date.now() + 200, errors)));
        await sleep(500);
        const before = use(server);
        /* Idle: the same 64 with nothing else going on. */
        const idle = [];
        await Promise.all(Array.from({ length: BROWSERS }, () =>
            browse(place, server, Date.now() + 2000, idle, errors)));
        const busy = [];
        const until = Date.now() + SECONDS * 1000;
        const uploads = await Promise.all([
            ...Array.from({ length: UPLOADS }, () =>
                uploadAgain(place, server, until, errors)),
            ...Array.from({ length: BROWSERS }, () =>
                browse(place, server, until, busy, errors)),
        ]);
        assert.deepEqual(errors, []);
        const uploaded = uploads.slice(0, UPLOADS).reduce((sum, each) => sum + each, 0);
        assert.ok(uploaded >= UPLOADS, `only ${uploaded} uploads came through`);
        await sleep(1500);
        const behind = use(server);
        const [p50, p99] = [quantile(busy, 0.5), quantile(busy, 0.99)];
        const idle99 = quantile(idle, 0.99);
        console.log(`${busy.length} comparisons beside ${uploaded} uploads in ${SECONDS} s; ` +
            `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, without uploads p99 ` +
            `${milliseconds(idle99)}; memory ${before.kilobytes} -> ${behind.kilobytes} ` +
            `KiB, descriptors ${before.descriptors} -> ${behind.descriptors}`);
        if (LONG) { /* how fast a machine is, and how full its heap, is no test of a build */
            assert.ok(p99 < 10 * idle99, `p99 ${p99} ms, ${idle99} ms without uploads`);
            assert.ok(behind.kilobytes < before.kilobytes * 1.5 + 16384, 'memory grows');
        }
        assert.ok(behind.descriptors <= before.descriptors + 2, 'descriptors leak');
        assert.ok(behind.threads <= before.threads + 2, 'threads leak');
        await place.checkServer(server);
        await server.stop();
    } finally {
        await place.remove();
    }
});

/** Opens connections that send `first` and then a byte a second, for ever. */
function dawdle(port, count, first) {
    const sockets = Array.from({ length: count }, () => {
        const socket = net.connect(port, '127.0.0.1', () => socket.write(first));
        socket.on('error', () => {});
        socket.resume();
        return socket;
    });
    const timer = setInterval(() => sockets.forEach((socket) =>
        !socket.destroyed && socket.writable && socket.write('x')), 1000);
    return () => {
        clearInterval(timer);
        sockets.forEach((socket) => socket.destroy());
    };
}

async function longestWait(server, seconds) {
    const until = Date.now() + seconds * 1000;
    let longest = 0;
    while (Date.now() < until) {
        const start = performance.now();
        const answer = await server.api('GET', '/sets');
        assert.equal(answer.status, 200);
        longest = Math.max(longest, performance.now() - start);
        await sleep(50);
    }
    return longest;
}

test('slow requests and slow uploads do not block others', async () => {
    const place = await Place.make();
    try {
        const server = await place.serve();
        const made = await server.json('POST', '/uploads', { label: 'slow',
            files: [{ name: 'a.json', size: 100000 }] });
        assert.equal(made.status, 201, made.text);
        const stops = [
            dawdle(server.port, 200, `GET /api/v1/sets HTTP/1.1\r\nHost: 127.0.0.1:` +
                `${server.port}\r\nX-Slow: `),
            dawdle(server.port, 8, `PUT /api/v1/uploads/${made.json.id}/files/a.json ` +
                `HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Length: 100000\r\n\r\n`),
            dawdle(server.port, 20, ''),
        ];
        await sleep(500);
        const longest = await longestWait(server, LONG ? 20 : 3);
        console.log(`beside 228 slow connections the longest wait of a request was ` +
            milliseconds(longest));
        assert.ok(longest < 2000, `${longest} ms`);
        stops.forEach((stop) => stop());
        await place.checkServer(server);
        await server.stop();
    } finally {
        await place.remove();
    }
});
