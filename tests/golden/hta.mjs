// Shared by the tests against HTA: HTA's frozen answers, the sample with and without edits,
// this program's answers, and the comparison of both.
//
// We differ from HTA on purpose (docs/semantics.md §8). To show that nothing else
// differs, the tests edit a copy of the sample so that our rules give the same results as HTA's,
// with one edit for each difference that affects the sample, and check for equality:
//   micros   HTA rounds the start and the end of each event to whole µs.
//   lastStep HTA ends the rows at the start of the device's copy of the last step, not at
//            the start of the step.
//   syncBusy HTA counts waits for a stream (cuda_sync) as busy time of the device.
// If HTA treats the same rows differently, the tests redo HTA's treatment: see "HTA" there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.resolve(process.env.TRACEDIFF_BIN ??
    path.join(process.env.top_builddir ?? '.', 'tracediff'));
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-hta-'));
after(() => fs.rmSync(home, { recursive: true }));

// ---- answers ----

/** HTA's answers of one file: [{call, args, result}], tables as arrays of objects. */
export function answers(name) {
    const file = path.join(root, 'tests', 'golden', 'data', `hta-${name}.json`);
    const { names, calls } = JSON.parse(fs.readFileSync(file, 'utf8'));

    return calls.flatMap(({ call, args, result }) =>
        args.map((each) => ({ call, args: each, result: expand(result, names) })));
}

export function expand(value, names) {
    if (value?.columns !== undefined && value.rows !== undefined) {
        return value.rows.map((row) => Object.fromEntries(row.map((cell, i) =>
            [value.columns[i], value.columns[i] === 'name' && names ? names[cell] : cell])));
    }
    if (names !== undefined && value !== null && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([key, list]) =>
            [key, list.map((name) => names[name])]));
    }
    return Array.isArray(value) ? value.map((item) => expand(item)) :
        value !== null && typeof value === 'object' ?
            Object.fromEntries(Object.entries(value).map(([key, v]) => [key, expand(v)])) :
            value;
}

// ---- the edited copies ----

function edit(trace, edits) {
    const rows = trace.traceEvents.filter((event) => event.dur !== undefined);

    if (edits.includes('micros')) {
        for (const row of rows) {
            const end = Math.floor(row.ts + row.dur);

            row.ts = Math.ceil(row.ts);
            row.dur = end - row.ts;
        }
    }
    if (edits.includes('lastStep')) {
        const steps = rows.filter((row) => row.name.startsWith('ProfilerStep#'));
        const last = steps.filter((row) => row.cat === 'user_annotation').at(-1);

        last.ts = steps.find((row) => row.cat === 'gpu_user_annotation' &&
            row.name === last.name).ts;
    }
    if (edits.includes('syncBusy')) {
        for (const row of rows.filter((each) => each.cat === 'cuda_sync')) {
            row.cat = 'gpu_memset';
        }
    }
    return trace;
}

const stored = new Map();
/* For each side: correlations of launches by the driver, and rows to which HTA's rounding gives
 * a duration of -1: {rank, step, name}. */
export const driver = new Map(), negative = new Map();

function note(side, { traceEvents: rows, distributedInfo: { rank } }) {
    const own = rows.filter((row) => row.cat === 'user_annotation' &&
        row.name.startsWith('ProfilerStep#'));

    for (const row of rows) {
        if (row.cat === 'cuda_driver') {
            add(driver, side).add(`${rank} ${row.args.correlation}`);
        }
        if (row.dur === -1) {
            const step = own.find(({ ts, dur }) => ts <= row.ts && row.ts < ts + dur);

            add(negative, side).add({ rank, name: row.name,
                step: Number(step?.name.split('#')[1] ?? -1) });
        }
    }
}

export function add(sets, key) {
    if (!sets.has(key)) {
        sets.set(key, new Set());
    }
    return sets.get(key);
}

/** The store with both sides of the sample after these edits. */
export function store(edits) {
    const key = edits.join('+') || 'as-recorded';

    if (!stored.has(key)) {
        const data = path.join(home, key, 'data');

        stored.set(key, data);
        for (const side of ['control', 'test']) {
            const from = path.join(root, 'traces-sample', side);
            const to = path.join(home, key, side);

            fs.mkdirSync(to, { recursive: true });
            for (const file of fs.readdirSync(from)) {
                const text = zlib.gunzipSync(fs.readFileSync(path.join(from, file)));
                const trace = edit(JSON.parse(text), edits);

                if (key === 'micros') {
                    note(side, trace);
                }
                fs.writeFileSync(path.join(to, file.replace('.gz', '')), JSON.stringify(trace));
            }
            run('ingest', '--data', data, '--label', side, to);
        }
    }
    return stored.get(key);
}

export function run(...args) {
    return execFileSync(program, args,
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 });
}

const asked = new Map();
/** The answer of `tracediff analyse` for a side. */
export function analyse(edits, side, what, options = {}) {
    const args = ['analyse', '--data', store(edits), side, '--what', what, '--format', 'json',
        ...Object.entries(options).flatMap(([name, value]) =>
            [`--${name.replaceAll('_', '-')}`, String(value)])];
    const key = args.join(' ');

    if (!asked.has(key)) {
        asked.set(key, JSON.parse(run(...args)).set);
    }
    return asked.get(key);
}

// ---- comparing ----

let compared = 0;
/** Adds values that a test compared itself; returns how many were compared so far. */
export function countCompared(more = 0) {
    return compared += more;
}

/** `rounded`: HTA rounds the values of this table to two decimals. */
export function same(hta, ours, what, rounded = false) {
    compared++;
    if (typeof hta === 'number' && typeof ours === 'number') {
        const tolerance = rounded ? 0.005000001 : 1e-9 * Math.max(Math.abs(hta), 1e-3);

        assert.ok(Math.abs(hta - ours) <= tolerance, `${what}: HTA ${hta}, ours ${ours}`);
    } else {
        assert.deepEqual(ours, hta === 'NaN' ? null : hta, what);
    }
}

/** Matches rows by the members `keys`; `columns` maps HTA's names to ours. */
export function sameTable(hta, ours, keys, columns, what, rounded) {
    const id = (row) => JSON.stringify(keys.map((key) => row[key]));
    const found = new Map(ours.map((row) => [id(row), row]));

    assert.deepEqual([...found.keys()].sort(), hta.map(id).sort(), `${what}: rows`);
    for (const row of hta) {
        for (const [theirs, name] of Object.entries(columns)) {
            same(row[theirs], found.get(id(row))[name], `${what} ${id(row)} ${name}`, rounded);
        }
    }
}

export const statistics = Object.fromEntries(
    ['count', 'mean', 'std', 'min', '25%', '50%', '75%', 'max'].map((name) => [name, name]));

/** The title of a test. */
export const whatOf = (side, { call, args }) => `${side}: ${call} ${JSON.stringify(args)}`;
