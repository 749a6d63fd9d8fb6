// SIGKILL while `serve --keep` removes old sets, pins are set and uploads run. After each
// restart no pinned set and no young one is lost, old ones are gone, and the catalogue and
// the folder agree.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';

import { ACTION, KIND, LONG, PROGRAM, Place, SEED, faults, random, run, uploadAll,
    writeFolder } from './lib.mjs';

const ROUNDS = Number(process.env.TORTURE_RETENTIONS ?? (LONG ? 80 : 5));
/* How far a kill may come: calls that change the disk from the start of the server on, and
 * milliseconds from when it answers. */
const CALLS = 130;
const MILLISECONDS = 150;
const KEEP = { options: ['--keep', '30d'] };

const chance = random(SEED);

/** What the store must hold: {label, old, pinned} by id; pinned undefined: either way. */
class Expected extends Map {
    /** Sets that may stay or go: one that is old, and whose pin may have been set. */
    isOpen(id) {
        const set = this.get(id);
        return set.old && set.pinned === undefined;
    }

    mayGo(id) {
        return this.get(id).old && !this.get(id).pinned;
    }

    mustGo(id) {
        return this.get(id).old && this.get(id).pinned === false;
    }
}

function ingest(place, expected) {
    const { label, files } = place.next();
    const folder = writeFolder(path.join(place.folder, label), files);
    const id = run(['ingest', '--data', place.data, folder]).stdout.trim();
    assert.match(id, /^[0-9a-f]{32}$/);
    expected.set(id, { label, old: false, pinned: false });
    return id;
}

/** `tracediff pin`, beside whatever the server does. */
async function pinBeside(place, expected, id) {
    const set = expected.get(id);
    set.pinned = undefined;
    const child = spawn(PROGRAM, ['pin', '--data', place.data, id], { stdio: 'ignore' });
    const code = await new Promise((resolve) => { child.once('close', resolve); });
    set.pinned = code === 0 ? true : set.pinned;
    return code === 0;
}

/** An upload, and the pin of its set; what is answered has to stand. */
async function uploadAndPin(place, server, expected) {
    const { label, files } = place.next();
    const { state, set: id } = await uploadAll(server, label, files);
    if (state !== 'done') { // the kill hit the process that reads the traces
        return;
    }
    const set = { label, old: false, pinned: false };
    expected.set(id, set);
    set.pinned = undefined;
    const answer = await server.json('PATCH', `/sets/${id}`, { pinned: true });
    assert.equal(answer.status, 200, answer.text);
    set.pinned = true;
}

/** A server with --keep from its start to its death: whether the pin was set, and whether it
 * answered before. */
async function serveAndDie(place, plan, expected, moment, wanted) {
    if (moment.calls !== undefined) {
        plan.arm(KIND.change, moment.calls, ACTION.kill);
    }
    const pin = pinBeside(place, expected, wanted);
    const server = await place.serve({ ...KEEP,
        env: { ...process.env, ...plan.environment } }).catch(() => null);
    if (server !== null) {
        const timer = setTimeout(() => server.signal('SIGKILL'),
            moment.milliseconds ?? 20000);
        const failure = await uploadAndPin(place, server, expected)
            .then(() => null, (error) => error);
        clearTimeout(timer);
        server.signal('SIGKILL');
        const { signal } = await server.ended;
        assert.equal(signal, 'SIGKILL', `${failure}\n${server.log}`);
        assert.notEqual(failure?.code, 'ERR_ASSERTION', failure?.message);
    }
    plan.disarm();
    return { pinned: await pin, started: server !== null };
}

/** What a server shows after the death, and the files that are there. */
async function checkAfter(place, expected) {
    place.forgetAnswers();
    const server = await place.serve(KEEP);
    const listed = new Map((await server.api('GET', '/sets')).json.sets.map((set) =>
        [set.id, set]));
    for (const [id, { label, pinned, old }] of expected) {
        const found = listed.get(id);
        if (found === undefined) {
            assert.ok(expected.mayGo(id),
                `${label} (${id}) is lost: ${JSON.stringify({ old, pinned })}`);
            expected.delete(id);
            continue;
        }
        assert.ok(!expected.mustGo(id), `${label} is old, and still there`);
        assert.ok(!expected.isOpen(id) || found.pinned, `${label} has no pin, and is old`);
        assert.ok(pinned === undefined || found.pinned === pinned, `${label}: its pin`);
        assert.equal(found.goes === null, found.pinned);
        expected.get(id).pinned = found.pinned;
    }
    for (const [id, set] of listed) { // stored, and nobody was told
        if (!expected.has(id)) {
            assert.match(set.label, /^variant /);
            expected.set(id, { label: set.label, old: false, pinned: set.pinned });
        }
    }
    assert.equal(await place.comparison(server), place.numbers, 'the numbers changed');
    await server.stop();
}

/** Empties the bin; then the folder has the files of the listed sets and no others. */
async function checkFolder(place, expected) {
    place.age();
    await (await place.serve(KEEP)).stop();
    assert.equal(place.integrity(),
        `${expected.size} listed, ${expected.size} in sets/, 0 bad\n`);
}

test(`${ROUNDS} kills of a server that removes old sets, seed ${SEED}`, async () => {
    const place = await Place.make();
    const plan = faults(place.folder);
    const met = { pinned: 0, early: 0, kept: 0 };
    const expected = new Expected();

    await (await place.serve(KEEP)).stop(); // notes the age
    for (const [id, label] of place.sets) {
        expected.set(id, { label, old: false, pinned: true });
        assert.equal(run(['pin', '--data', place.data, id]).status, 0);
    }
    for (let i = 0; i < ROUNDS; i += 1) {
        const fresh = ingest(place, expected);
        place.age('--old'); // in the bin for long, and old
        expected.forEach((set) => { set.old = true; });
        /* Counts from now on. */
        const freed = [...expected.keys()].find((id) => expected.get(id).pinned &&
            !place.sets.has(id));
        if (freed !== undefined) {
            assert.equal(run(['unpin', '--data', place.data, freed]).status, 0);
            Object.assign(expected.get(freed), { old: false, pinned: false });
        }
        ingest(place, expected); // young
        const moment = chance() < 0.3 ? { milliseconds: 1 + chance.below(MILLISECONDS) }
            : { calls: 1 + chance.below(CALLS) };
        const { pinned, started } = await serveAndDie(place, plan, expected, moment, fresh);
        met.pinned += pinned;
        met.early += !started;
        try {
            await checkAfter(place, expected);
            await checkFolder(place, expected);
        } catch (error) {
            error.message = `seed ${SEED}, round ${i}, ${JSON.stringify(moment)}: ${error.message}`;
            throw error;
        }
        met.kept += expected.size;
    }
    console.log(`kills with retention: ${ROUNDS} ${JSON.stringify(met)}, seed ${SEED}`);
    await place.remove();
});
