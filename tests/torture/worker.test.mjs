// The process that reads a trace for a server, killed at random moments by random signals:
// the job fails by name or is done, the store has a whole set more or none, and the same
// server reads the next trace.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';

import { LONG, Place, SEED, random, sleep, uploadAll } from './lib.mjs';

const KILLS = Number(process.env.TORTURE_KILLS ?? (LONG ? 200 : 10));
const chance = random(SEED);
const REASONS = ['reader_crashed', 'reader_killed', 'reader_timeout', 'disk_full'];

const children = (pid) => {
    try {
        return fs.readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
            fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')
                .trim().split(' ').filter((child) => child &&
                    fs.readFileSync(`/proc/${child}/comm`, 'latin1') === 'tracediff-read\n')
                .map(Number));
    } catch {
        return []; // gone, or a kernel that does not tell
    }
};

/** Kills the first child that comes, so many milliseconds later. False: none came. */
async function killNext(pid, signal, milliseconds, isOver) {
    while (!isOver()) {
        const [child] = children(pid);
        if (child) {
            await sleep(milliseconds);
            try {
                process.kill(child, signal);
                return true;
            } catch {
                return false; // it was quicker
            }
        }
        await sleep(0);
    }
    return false;
}

test(`${KILLS} workers killed, seed ${SEED}`, { skip: process.platform !== 'linux' },
    async () => {
        const place = await Place.make();
        const server = await place.serve();
        const ends = {};
        let kills = 0;

        for (let i = 0; kills < KILLS; i += 1) {
            assert.ok(i < 20 * KILLS, 'no worker was ever hit');
            const { label, files } = place.next();
            const signal = chance.pick(['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGXCPU',
                'SIGXFSZ']);
            const what = `seed ${SEED}, try ${i}, ${signal}`;
            let over = false;
            const killed = killNext(server.child.pid, signal, chance.below(40), () => over);
            const job = await uploadAll(server, label, files);
            over = true;
            kills += await killed ? 1 : 0;
            assert.equal(server.exit, null, `${what}: ${server.log}`);
            if (job.state === 'done') {
                place.sets.set(job.set, label);
                place.maybe.add(job.set);
                await server.api('DELETE', `/sets/${job.set}`);
            } else {
                assert.equal(job.state, 'failed', what);
                assert.ok(REASONS.includes(job.error.code), `${what}: ${job.error.code}`);
                assert.match(job.error.detail, /\.json\.gz: |^the traces: |disk is|disk that/, what);
            }
            ends[job.error?.code ?? 'done'] = (ends[job.error?.code ?? 'done'] ?? 0) + 1;
        }
        assert.deepEqual(await place.spooled(), [], server.log);
        await place.checkServer(server);
        await server.stop();
        await place.checkRestart();
        console.log(`workers killed: ${kills} ${JSON.stringify(ends)}, seed ${SEED}`);
        await place.remove();
    });
