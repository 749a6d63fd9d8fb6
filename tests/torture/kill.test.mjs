// SIGKILL at random moments of ingest, upload, commit and removal: at a random time, and
// before a random one of the calls that change the disk.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';

import { ACTION, KIND, LONG, PROGRAM, Place, SEED, faults, random, sleep, uploadAll,
    writeFolder } from './lib.mjs';

const KILLS = Number(process.env.TORTURE_KILLS ?? (LONG ? 240 : 12));
/* Spares kept, so that removing always finds one and the store does not grow. */
const SPARES = 3;

const chance = random(SEED);

/** Runs a command and kills it after so long, or lets the library kill it. */
function command(parameters, environment, milliseconds) {
    return new Promise((resolve) => {
        const child = spawn(PROGRAM, parameters,
            { stdio: 'ignore', env: { ...process.env, ...environment } });
        const timer = milliseconds === undefined ? undefined
            : setTimeout(() => child.kill('SIGKILL'), milliseconds);
        child.once('close', (code, signal) => {
            clearTimeout(timer);
            resolve(signal === 'SIGKILL');
        });
    });
}

/** A server under the library; `deed` is what is under way when it dies. */
async function server(place, plan, deed, moment, options = {}) {
    process.env.LD_PRELOAD = plan.environment.LD_PRELOAD;
    process.env.TRACEDIFF_FAULTS = plan.environment.TRACEDIFF_FAULTS;
    let running;
    try {
        running = await place.serve(options);
    } finally {
        delete process.env.LD_PRELOAD;
        delete process.env.TRACEDIFF_FAULTS;
    }
    if (moment.calls !== undefined) {
        plan.arm(KIND.change, moment.calls, ACTION.kill);
    }
    const timer = moment.milliseconds === undefined ? undefined
        : setTimeout(() => running.signal('SIGKILL'), moment.milliseconds);
    const outcome = await deed(running).then(() => undefined, (error) => error);
    clearTimeout(timer);
    const before = running.exit;
    if (!before) {
        await sleep(5);
        running.signal('SIGKILL');
    }
    const exit = await running.ended;
    assert.equal(exit.signal, 'SIGKILL', `${outcome}\n${running.log}`);
    return true;
}

const deeds = {
    async ingest(place, plan, moment) {
        const { label, files } = place.next();
        const folder = writeFolder(path.join(place.folder, label), files);
        if (moment.calls !== undefined) {
            plan.arm(KIND.change, moment.calls, ACTION.kill);
        }
        return command(['ingest', '--data', place.data, folder], plan.environment,
            moment.milliseconds);
    },
    async serveFolder(place, plan, moment) {
        const { label, files } = place.next();
        const folder = writeFolder(path.join(place.folder, label), files);
        return server(place, plan, () => sleep(150), moment, { folders: [folder] });
    },
    async upload(place, plan, moment) {
        const { label, files } = place.next();
        return server(place, plan, (running) => uploadAll(running, label, files), moment);
    },
    async bin(place, plan, moment) {
        const id = place.spare();
        place.maybe.add(id);
        return server(place, plan, async (running) => {
            await running.api('DELETE', `/sets/${id}`);
            await running.api('POST', `/sets/${id}/restore`);
            await running.api('DELETE', `/sets/${id}`);
        }, moment);
    },
    /* The next start of a server unlinks what lies in the bin for long enough. */
    async purge(place, plan, moment) {
        const id = place.spare();
        place.maybe.add(id);
        const running = await place.serve();
        await running.api('DELETE', `/sets/${id}`);
        await running.stop();
        place.age();
        if (moment.calls !== undefined) {
            plan.arm(KIND.change, moment.calls, ACTION.kill);
        }
        return command(['serve', '--data', place.data, '--port', '0'], plan.environment,
            moment.milliseconds ?? 500);
    },
    async remove(place, plan, moment) {
        const id = place.spare();
        place.maybe.add(id);
        if (moment.calls !== undefined) {
            plan.arm(KIND.change, moment.calls, ACTION.kill);
        }
        return command(['remove', '--data', place.data, id], plan.environment,
            moment.milliseconds);
    },
};

/* How far each may come: milliseconds, and calls that change the disk. */
const reach = { ingest: [90, 100], serveFolder: [90, 100], upload: [150, 110],
    bin: [15, 30], purge: [40, 60], remove: [15, 48] };

test(`${KILLS} kills, seed ${SEED}`, async () => {
    const place = await Place.make();
    const plan = faults(place.folder);
    const killed = {};

    let kills = 0;
    for (let i = 0; kills < KILLS; i += 1) {
        assert.ok(i < 4 * KILLS + 20, 'too few of the deeds were hit');
        const spares = place.sets.size - 2;
        const names = Object.keys(deeds).slice(spares > SPARES ? 3 : 0,
            spares === 0 ? 3 : undefined);
        const name = chance.pick(names);
        const [milliseconds, calls] = reach[name];
        const moment = chance() < 0.5 ? { milliseconds: 1 + chance.below(milliseconds) }
            : { calls: 1 + chance.below(calls) };
        plan.disarm();
        const hit = await deeds[name](place, plan, moment);
        plan.disarm();
        if (hit) {
            kills += 1;
            killed[name] = (killed[name] ?? 0) + 1;
        }
        try {
            await place.checkRestart();
        } catch (error) {
            error.message = `seed ${SEED}, try ${i}, ${name} ${JSON.stringify(moment)}: ` +
                error.message;
            throw error;
        }
    }
    console.log(`kills survived: ${kills} ${JSON.stringify(killed)}, seed ${SEED}`);
    await place.remove();
});
