// Many at once, and slow ones among them: nobody gets an error, nobody waits for long, and
// afterwards memory and descriptors are as before.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import test from 'node:test';

import { LONG, Place, sleep, uploadAll } from './lib.mjs';

const SECONDS = Number(process.env.TORTURE_SECONDS ?? (LONG ? 60 : 4));
const ROUNDS = LONG ? 3 : 2;
const BROWSERS = 64;
const UPLOADS = 4;
const SLOW_UPLOADS = 300;
/* The server gives freed memory back every 20 s. Waited for only where it is judged. */
const SETTLE = LONG ? 22000 : 1000;
const MEMORY_SLACK = 4096; // KiB; the catalogue's page cache alone may take 2 MiB
const MEMORY_MOST = 48 * 1024;

const quantile = (times, part) => [...times].sort((a, b) => a - b)[
    Math.min(times.length - 1, Math.floor(times.length * part))];
const milliseconds = (value) => `${value.toFixed(1)} ms`;
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** What the server holds. Memory is what is its own, not the pages of mapped files. */
function use(server) {
    const status = fs.readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    const number = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]);
    return { memory: number('RssAnon'), resident: number('VmRSS'), threads: number('Threads'),
        descriptors: fs.readdirSync(`/proc/${server.child.pid}/fd`).length };
}

/** One browser on a connection of its own. */
class Browser {
    constructor(place, server, errors) {
        this.server = server;
        this.errors = errors;
        this.where = `/compare_traces?control=${place.control}&test=${place.test}&limit=100`;
        this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
        this.times = [];
    }

    async ask() {
        const start = performance.now();
        try {
            const answer = await this.server.api('GET', this.where,
                { agent: this.agent, headers: { 'Accept-Encoding': 'gzip' } });
            if (answer.status !== 200) {
                this.errors.push(answer.text);
            }
            this.times.push(performance.now() - start);
        } catch (error) {
            this.errors.push(error.message);
        }
    }

    /** Asks until then, and looks at each answer for about so long. */
    async browse(until, thinking) {
        await sleep(Math.random() * thinking);
        while (Date.now() < until) {
            await this.ask();
            await sleep(thinking * (0.5 + Math.random()));
        }
        this.agent.destroy();
        return this.times;
    }
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

/** All browsers, and all uploads, each as fast as it is answered or with thinking. */
async function crowd(place, server, seconds, thinking, errors) {
    const until = Date.now() + seconds * 1000;
    const uploading = Array.from({ length: UPLOADS }, () =>
        uploadAgain(place, server, until, errors));
    const browsing = Array.from({ length: BROWSERS }, () =>
        new Browser(place, server, errors).browse(until, thinking));
    const [uploads, times] = [await Promise.all(uploading), await Promise.all(browsing)];
    assert.deepEqual(errors, []);
    assert.ok(Math.min(...uploads) >= 1, `uploads starve: ${uploads}`);
    return { times, uploads: sum(uploads), all: times.flat() };
}

/** The times of one browser that has the server to itself. */
async function alone(place, server, errors) {
    const browser = new Browser(place, server, errors);
    for (let i = 0; i < (LONG ? 300 : 30); i += 1) {
        await browser.ask();
        await sleep(5);
    }
    browser.agent.destroy();
    assert.deepEqual(errors, []);
    return browser.times.slice(10); // the first ones fill caches
}

/* As fast as they can, round after round: the first fills every cache and heap, and what
 * comes behind it must not need more. */
test(`${BROWSERS} browsers and ${UPLOADS} uploads, ${ROUNDS} rounds: nothing grows`, async () => {
    const place = await Place.make();
    try {
        const server = await place.serve();
        const errors = [];
        const start = use(server);
        const uses = [];
        for (let round = 1; round <= ROUNDS; round += 1) {
            const { times, uploads, all } = await crowd(place, server, SECONDS / ROUNDS, 0,
                errors);
            const busy = use(server);
            await sleep(SETTLE);
            uses.push(use(server));
            const counts = times.map(({ length }) => length);
            console.log(`round ${round}: ${all.length} comparisons (${Math.min(...counts)} to ` +
                `${Math.max(...counts)} a browser) beside ${uploads} uploads in ` +
                `${(SECONDS / ROUNDS).toFixed(0)} s, p99 ${milliseconds(quantile(all, 0.99))}; ` +
                `memory ${start.memory} -> ${busy.memory} -> ${uses.at(-1).memory} KiB ` +
                `(resident ${uses.at(-1).resident}), descriptors ${uses.at(-1).descriptors}, ` +
                `threads ${uses.at(-1).threads}`);
            assert.ok(Math.min(...counts) >= (LONG ? quantile(counts, 0.5) / 4 : 1),
                `some browsers starve: ${counts}`);
        }
        const [warm, ...later] = uses;
        for (const each of later) {
            assert.ok(each.descriptors <= warm.descriptors, 'descriptors leak');
            assert.ok(each.threads <= warm.threads, 'threads leak');
            if (LONG) {
                assert.ok(each.memory <= warm.memory + MEMORY_SLACK, 'memory grows');
                assert.ok(each.resident <= MEMORY_MOST, 'more memory than documented');
            }
        }
        await place.checkServer(server);
        await server.stop();
    } finally {
        await place.remove();
    }
});

/* As people use it: whoever has an answer looks at it for a second. */
test(`${BROWSERS} browsers that think and ${UPLOADS} uploads, ${SECONDS} s: nobody waits`, async () => {
    const place = await Place.make();
    try {
        const server = await place.serve();
        const errors = [];
        const idle = await alone(place, server, errors);
        const { uploads, all } = await crowd(place, server, SECONDS, 1000, errors);
        /* Idle again: what else the machine did in between counts for both. */
        await sleep(500);
        idle.push(...await alone(place, server, errors));
        const [p50, p99, idle50, idle99] = [quantile(all, 0.5), quantile(all, 0.99),
            quantile(idle, 0.5), quantile(idle, 0.99)];
        console.log(`${all.length} comparisons beside ${uploads} uploads in ${SECONDS} s: p50 ` +
            `${milliseconds(p50)}, p99 ${milliseconds(p99)}; alone p50 ` +
            `${milliseconds(idle50)}, p99 ${milliseconds(idle99)}: ` +
            `${(p99 / idle99).toFixed(1)} times the p99`);
        if (LONG) { // how fast a machine is must not fail a build
            assert.ok(p99 < 10 * idle99, `p99 ${p99} ms, ${idle99} ms alone`);
        }
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
            files: Array.from({ length: SLOW_UPLOADS }, (_, i) =>
                ({ name: `${i}.json`, size: 100000 })) });
        assert.equal(made.status, 201, made.text);
        const stops = [
            dawdle(server.port, 200, `GET /api/v1/sets HTTP/1.1\r\nHost: 127.0.0.1:` +
                `${server.port}\r\nX-Slow: `),
            dawdle(server.port, 20, ''),
        ];
        /* More slow uploads than the server has places, and none gives way to another in
         * its head. */
        for (const { name } of made.json.files) {
            stops.push(dawdle(server.port, 1, `PUT /api/v1/uploads/${made.json.id}/files/` +
                `${name} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n` +
                'Content-Length: 100000\r\n\r\n'));
            await sleep(5);
        }
        await sleep(500);
        const longest = await longestWait(server, LONG ? 20 : 3);
        console.log(`beside 220 slow requests and ${SLOW_UPLOADS} slow uploads the longest ` +
            `wait of a request was ${milliseconds(longest)}`);
        assert.ok(longest < 2000, `${longest} ms`);
        stops.forEach((stop) => stop());
        await place.checkServer(server);
        await server.stop();
    } finally {
        await place.remove();
    }
});
