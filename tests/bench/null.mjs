// How often a comparison calls recordings of one program different: what it finds is
// false. The table is in docs/statistics.md; usually by `make bench-null`.
//
//     node tests/bench/null.mjs TRACEDIFF GENERATE
//
// Compared are recordings that tests/generate makes, of which some kernels depend on the
// data, and with TRACEDIFF_CORPUS the families of its folder corpus-null.
//
// NULL_PAIRS        comparisons of a family and number of recordings (default 200)
// NULL_RECORDINGS   how many tests/generate makes (default 24)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

const [tracediff, generate] = process.argv.slice(2);
const pairs = Number(process.env.NULL_PAIRS ?? 200);
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-null.'));
const DEVICE = ['kernel', 'gpu_memcpy', 'gpu_memset'];

let state = 1;
function below(limit) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
}

function run(program, ...args) {
    const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stderr}`);
    return done.stdout;
}

function generated() {
    const folder = path.join(work, 'generated');
    fs.mkdirSync(folder);
    fs.mkdirSync(path.join(work, 'data'));
    for (let i = 1; i <= Number(process.env.NULL_RECORDINGS ?? 24); i++)
        run(generate, '--output', path.join(folder, String(i)), '--ranks', '1',
            '--steps', '6', '--seed', String(i), '--data', String(i));
    return folder;
}

function choose(recordings, count) {
    const left = [...recordings];
    const side = () =>
        Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]).sort();
    return [side().join(','), side().join(',')];
}

// Different pairs of sides, in either direction; all there are, if they are few.
function choices(recordings, count) {
    const found = new Map();
    for (let tries = 0; tries < 20 * pairs && found.size < pairs; tries++) {
        const sides = choose(recordings, count);
        const key = [...sides].sort().join(' ');
        if (!found.has(key)) found.set(key, sides);
    }
    return [...found.values()];
}

const isChanged = (word) => word === 'slower' || word === 'faster';

function look(data, sides, more, seen) {
    const { verdict, rows } = JSON.parse(run(tracediff, 'compare', ...sides, '--data', data,
        '--format', 'json', '--diagnosis', 'false', '--layers', 'false', ...more));
    const changed = rows.filter((row) => isChanged(row.significance));
    const device = changed.filter((row) => DEVICE.includes(row.category)).length;
    seen.verdict += isChanged(verdict.verdict);
    seen.device += device > 0;
    seen.host += changed.length > device;
    seen.any += changed.length > 0;
}

function measure(name, folder, ...more) {
    const data = path.join(work, 'data', path.basename(folder));
    const recordings = fs.readdirSync(folder).map((label) => path.join(folder, label));
    for (const count of [1, 2, 3, 5]) {
        if (2 * count > recordings.length) continue;
        const seen = { verdict: 0, device: 0, host: 0, any: 0 };
        const all = choices(recordings, count);
        for (const sides of all) look(data, sides, more, seen);
        const percent = (part) => `${((100 * part) / all.length).toFixed(1)} %`;
        console.log(`| ${name} | ${count} against ${count} | ${all.length} | ${[
            seen.verdict, seen.device, seen.host, seen.any].map(percent).join(' | ')} |`);
    }
}

try {
    console.log('| family | recordings | pairs | step time slower or faster | '
        + 'any device row | any host row | any row |\n|---|---|---:|---:|---:|---:|---:|');
    const made = generated();
    measure('generated', made);
    measure('generated, device work', made, '--device-type', 'GPU');
    const corpus = path.join(process.env.TRACEDIFF_CORPUS ?? '', 'corpus-null');
    const families = process.env.TRACEDIFF_CORPUS && fs.existsSync(corpus)
        ? fs.readdirSync(corpus, { withFileTypes: true }).filter((f) => f.isDirectory())
        : [];
    for (const { name } of families) measure(name, path.join(corpus, name));
    if (families.length === 0)
        console.error('SKIP: the families need TRACEDIFF_CORPUS');
} finally {
    fs.rmSync(work, { recursive: true });
}
