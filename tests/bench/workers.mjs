// What it costs that a server reads in a process of its own: uploads a trace of one event to
// two servers in turns, one of which reads by itself, and tells processor time (utime and
// stime of the server and the workers) and time by the clock, for each job from its commit to
// its end.
//
//     TRACEDIFF_BIN=./tracediff node $srcdir/tests/bench/workers.mjs [ROUNDS]
import fs from 'node:fs';

import { startServer } from '../http/lib.mjs';

const ROUNDS = Number(process.argv[2] ?? 100);
const WARM_UP = 5;
const MS_PER_TICK = 10; // of /proc, everywhere

/** The fields of /proc/PID/stat from the state on, which is [0]. */
const fields = (pid) => fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '').split(' ');

/** The processor time of a server and of the workers that it has waited for, in
 * milliseconds. */
const processorTime = (pid) => MS_PER_TICK *
    fields(pid).slice(11, 15).reduce((a, b) => a + Number(b), 0);

/** Milliseconds from the commit to the end of the job. */
async function ingest(server, round) {
    const text = JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents: [
        { ph: 'X', cat: 'cpu_op', name: `op ${round}`, pid: 1, tid: 1, ts: 1, dur: 1 }] });
    const made = await server.json('POST', '/uploads',
        { label: `round ${round}`, files: [{ name: 'a.json', size: text.length }] });
    await server.api('PUT', `/uploads/${made.json.id}/files/a.json`, { body: text });
    const start = process.hrtime.bigint();
    const commit = await server.api('POST', `/uploads/${made.json.id}/commit`);
    const told = await server.api('GET', `/jobs/${commit.json.job.id}/events`);
    if (!told.text.includes('"state":"done"')) {
        throw new Error(told.text);
    }
    return Number(process.hrtime.bigint() - start) / 1e6;
}

async function start(name, preloaded) {
    if (preloaded) { // what a server takes for valgrind, which reads by itself
        process.env.LD_PRELOAD = preloaded;
    }
    const server = await startServer();
    delete process.env.LD_PRELOAD;
    return { name, server, walls: [] };
}

const both = [await start('by itself', '/nowhere/vgpreload_none.so'), await start('by workers')];
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    if (round === WARM_UP) {
        for (const one of both) {
            one.before = processorTime(one.server.child.pid);
            one.walls = [];
        }
    }
    for (const one of round % 2 === 0 ? both : [...both].reverse()) {
        one.walls.push(await ingest(one.server, round));
    }
}
for (const { name, server, before, walls } of both) {
    const processor = (processorTime(server.child.pid) - before) / ROUNDS;
    const median = walls.sort((a, b) => a - b)[walls.length >> 1];
    console.log(`${name}: ${processor.toFixed(1)} ms of processor time a job, ` +
        `${median.toFixed(1)} ms by the clock (median of ${ROUNDS})`);
    await server.stop();
}
