// How the work grows with its input: `make check-growth`, in short form in `make check`.
//
// Each hostile shape (shapes.mjs) is read in and asked about in two sizes, n and 4 n; the larger
// may take 6 times the processor time of the smaller: linear, or n log n. Where it takes less
// than FLOOR_MS nothing is judged: the kernel counts in steps of 10 ms.
// Processor time of the server, so other load does not count; still, what fails is asked again.
//
//     node growth.mjs [short] [shape…]
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { startServer, temporaryFolder } from '../http/lib.mjs';
import { questions, shapes } from './shapes.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const RATIO_MAX = 6;
const TRIES = 3;
const BUDGET_MS = 20000;

const given = process.argv.slice(2);
const short = given.includes('short');
const FLOOR_MS = short ? 150 : 250;
const chosen = given.filter((word) => word !== 'short');
const verbose = process.env.GROWTH_VERBOSE === '1';

// What grew faster once, in a few seconds: parts of the sizes, and of the questions.
const SHORT = { ranks: 8, names_of_ranks: 4, categories: 4, length_of_names: 2, steps: 4,
    perfetto: 1 };
const SHORT_QUESTIONS = ['compare', 'rows judged', 'ranks', 'set', 'temporal_breakdown'];

function writeFiles(folder, files, text) {
    for (const [name, content] of Object.entries(files)) {
        const place = path.join(folder, name);
        fs.mkdirSync(path.dirname(place), { recursive: true });
        fs.writeFileSync(place, text ? text(content) : content);
    }
}

/** Reads a folder into the store; [its id, milliseconds of processor time]. In user mode: what
 *  the kernel takes for thousands of new files depends on what was removed before. */
function ingest(data, folder) {
    const script = 'ulimit -c 0; "$0" ingest --keep-traces --data "$1" "$2" || exit; times >&2';
    const done = spawnSync('bash', ['-c', script, PROGRAM, data, folder], { encoding: 'utf8' });
    const id = /[0-9a-f]{32}/.exec(done.stderr + done.stdout)?.[0];
    const times = [...done.stderr.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)].at(-1);
    if (!id || !times) {
        throw new Error(`ingest failed: ${done.stdout}${done.stderr}`);
    }
    return [id, 1000 * (60 * +times[1] + +times[2])];
}

/** Milliseconds of processor time that a process has used, with the children it waited for. */
function used(pid) {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');
    return 10 * (+fields[11] + +fields[12] + +fields[13] + +fields[14]);
}

async function ask(server, where) {
    fs.rmSync(path.join(server.data, 'cache'), { recursive: true, force: true });
    const before = used(server.child.pid);
    const answer = await server.api('GET', where);
    const ms = used(server.child.pid) - before;
    // On a busy machine a minute may be over after little work: that says nothing.
    const tooMuch = answer.status >= 500 && (answer.status !== 503 || ms > BUDGET_MS);
    return { status: answer.status, tooMuch, ms,
        code: answer.status === 200 ? '' : answer.text.slice(0, 200) };
}

const failures = [];
let judged = 0;
let pairs = 0;

function tooFast(times) {
    return times[1] >= FLOOR_MS && times[1] > RATIO_MAX * Math.max(times[0], 10);
}

function note(what, times, status, tooMuch = false) {
    pairs += 1;
    judged += times[1] >= FLOOR_MS;
    const ratio = times[1] / Math.max(times[0], 10);
    const bad = tooMuch || tooFast(times);
    if (bad) {
        failures.push(what);
    }
    if (bad || verbose) {
        console.log(`${bad ? 'FAIL' : 'ok  '} ${what}: ${times[0].toFixed(0)} ms, `
            + `${times[1].toFixed(0)} ms, ${ratio.toFixed(1)} times ${status}`);
    }
}

async function tryShape(name, scale) {
    const shape = shapes[name];
    const n = shape.n / scale;
    const work = temporaryFolder();
    const sizes = [n, 4 * n];
    const sets = [];
    for (const size of sizes) {
        const data = path.join(work, `data${size}`);
        const ids = [];
        let ms = 0;
        for (const side of ['control', 'test']) {
            const folder = path.join(work, `${side}${size}`);
            // The two sides differ by one event, or all by themselves.
            const files = shape.make(size, side);
            const first = Object.keys(files)[0];
            if (side === 'test' && !shape.own) {
                files[first] = files[first].replace('"dur":', '"dur":1');
            }
            writeFiles(folder, files, shape.text ? (text) => shape.text(size, text) : null);
            const [id, took] = ingest(data, folder);
            ids.push(id);
            ms += took;
        }
        sets.push({ data, ids, ms, size });
    }
    for (let attempt = 1; attempt < TRIES && tooFast(sets.map((set) => set.ms)); attempt += 1) {
        for (const [k, { size }] of sets.entries()) {
            const ms = ['control', 'test'].reduce((sum, side) => sum + ingest(
                path.join(work, `again${attempt}-${size}`), path.join(work, `${side}${size}`))[1], 0);
            sets[k].ms = k === 0 ? Math.max(sets[k].ms, ms) : Math.min(sets[k].ms, ms);
        }
    }
    note(`${name}, reading`, sets.map((set) => set.ms), '');
    const servers = await Promise.all(sets.map((set) => startServer({ data: set.data })));
    for (const [i, [what, where]] of [...questions, ...(shape.ask?.(n) ?? [])].entries()) {
        if (short && i < questions.length && !SHORT_QUESTIONS.includes(what)) {
            continue;
        }
        let best = [Infinity, Infinity];
        let status = '';
        let tooMuch = false;
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
            const answers = [];
            for (const [k, set] of sets.entries()) {
                const asked4 = k === 0 || i < questions.length ? where
                    : shape.ask(set.size)[i - questions.length][1];
                answers.push(await ask(servers[k], asked4.replaceAll('CONTROL', set.ids[0])
                    .replaceAll('TEST', set.ids[1])));
            }
            // The least of the larger against the most of the smaller is what is sure.
            best = [attempt === 0 ? answers[0].ms : Math.max(best[0], answers[0].ms),
                Math.min(best[1], answers[1].ms)];
            status = answers.map((answer) => `${answer.status}${answer.code}`).join(' ');
            tooMuch = answers.some((answer) => answer.tooMuch);
            if (tooMuch || !tooFast(best)) {
                break;
            }
        }
        note(`${name}, ${what}`, best, status, tooMuch);
    }
    for (const server of servers) {
        server.child.kill('SIGTERM');
        await server.ended;
    }
    fs.rmSync(work, { recursive: true, force: true });
}

const started = Date.now();
const all = Object.keys(short ? SHORT : shapes);
for (const name of chosen.length > 0 ? chosen : all) {
    await tryShape(name, short ? SHORT[name] ?? 4 : 1);
}
console.log(`growth: ${pairs} pairs of sizes, ${judged} judged, ${failures.length} grow faster than `
    + `n log n, ${((Date.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = failures.length > 0 ? 1 : 0;
