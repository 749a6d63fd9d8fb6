// Perfetto files of PyTorch: every answer is that of the JSON of the same recording, but for what
// the format lacks. The JSON of a set of the corpus is reduced to what the format has, in its
// order; then the answers must be equal to the last digit.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

const corpus = process.env.TRACEDIFF_CORPUS;
const skip = corpus && fs.existsSync(path.join(corpus, 'corpus-made', 'pftrace-bert')) ? false
    : 'TRACEDIFF_CORPUS has no Perfetto files';

/** Perfetto's set → the JSON set that it encodes. */
const PAIRS = { 'pftrace-bert': 'corpus/tl-bert-h100', 'pftrace-cpu': 'corpus/hta-cpu-only',
    'pftrace-cudagraph': 'corpus/gp-cudagraph', 'pftrace-docs': 'corpus/kineto-docs-after',
    'pftrace-ns': 'corpus/hta-ns', 'pftrace-2ranks': 'corpus/hta-filter-2ranks',
    'pftrace-clock-a': 'corpus-made/made-clock-a', 'pftrace-clock-b': 'corpus-made/made-clock-b',
    'pftrace-overlap': 'corpus-made/pftrace-overlap-json' };

let server;
before(async () => { server = await startServer(); });
after(async () => { await server.stop(); });

function readFolder(folder) {
    const at = path.join(corpus, folder);
    return Object.fromEntries(fs.readdirSync(at).map((name) =>
        [name, fs.readFileSync(path.join(at, name))]));
}

/** The rows that the writer cuts: an end after the start of the next row of the stream. */
function cutOverlaps(rows) {
    const ns = (text) => BigInt(Math.round(Number(text) * 1000));
    const streams = new Map();
    for (const row of rows) {
        const key = `${row.pid} ${row.tid}`;
        streams.set(key, [...streams.get(key) ?? [], row]);
    }
    for (const list of streams.values()) {
        list.sort((a, b) => Number(ns(a.ts) - ns(b.ts)));
        for (let i = 0; i + 1 < list.length; i += 1) {
            const room = ns(list[i + 1].ts) - ns(list[i].ts);
            if (ns(list[i].dur) > room) {
                list[i].dur = Number(room) / 1000;
            }
        }
    }
}

const KINDS = { kernel: 'kernel', memcpy: 'Memcpy', gpu_memcpy: 'Memcpy', memset: 'Memset',
    gpu_memset: 'Memset', gpu_user_annotation: 'annotation' };
const LEFT_OUT = new Set(['cudaGetDevice', 'cudaSetDevice', 'cudaGetLastError',
    'cudaEventCreate', 'cudaEventCreateWithFlags', 'cudaEventDestroy']);

/** One row as the format has it; null if it has no such row. */
function reduceRow(row) {
    const category = row.cat?.toLowerCase() ?? '';
    const [kind, launch] = [KINDS[category], /^runtime$|_(runtime|driver)$/.test(category)];
    const args = Object.fromEntries(Object.entries(row.args ?? {}).filter(([key]) =>
        !((kind || launch) && /^external id$/i.test(key))));
    let { name, tid } = row;
    if (kind?.startsWith('Mem')) {
        name = kind;
    } else if (launch) {
        name = name.replace(/_v2$/, '');
    }
    if (typeof tid === 'number' && (tid > 0x7fffffff || tid < -1)) {
        tid = Number(BigInt(tid) & 0x7fffffffn);
    }
    if (args.bytes !== undefined && Number(row.dur) > 0) { // PyTorch rounds where it has whole µs
        args['memory bandwidth (GB/s)'] = args.bytes / Math.round(Number(row.dur) * 1000);
    }
    return launch && LEFT_OUT.has(name) ? null : { ...row, name, tid, args };
}

/** The document of a JSON trace, reduced. */
function reduce(bytes, cut) {
    const text = (bytes[0] === 0x1f ? zlib.gunzipSync(bytes) : bytes).toString()
        .replace(/("(?:ts|dur)"\s*:\s*)(-?\d[\d.eE+-]*)/g, '$1"$2"'); // more digits than a double has
    const whole = JSON.parse(text);
    const rows = whole.traceEvents.filter(({ ph, cat }) => ph === 'X' && cat !== 'Trace')
        .map(reduceRow).filter((row) => row !== null);
    const kindOf = ({ cat }) => Object.keys(KINDS).indexOf(cat?.toLowerCase());
    const device = rows.filter((row) => kindOf(row) >= 0);
    if (cut) {
        cutOverlaps(device.filter(({ cat }) => cat !== 'gpu_user_annotation'));
    }
    device.sort((a, b) => kindOf(a) - kindOf(b));
    return JSON.stringify({ baseTimeNanoseconds: whole.baseTimeNanoseconds,
        traceEvents: [...rows.filter((row) => kindOf(row) < 0), ...device,
            ...whole.traceEvents.filter(({ ph }) => ph === 'C')] });
}

/** Without what tells the two sets apart. */
const plain = (answer, ...sets) => JSON.parse(JSON.stringify(answer.json, (key, value) =>
    (['set', 'label', 'file', 'files', 'bytes', 'notes', 'metadata'].includes(key)
        && (typeof value !== 'object' || key === 'files' || key === 'notes') ? undefined : value)),
(key, value) => (typeof value === 'string'
    ? sets.reduce((text, set) => text.replaceAll(set, 'SET'), value) : value));

async function get(where, parameters = {}) {
    const answer = await server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer;
}

async function same(one, other, ask, what) {
    assert.deepEqual(plain(await ask(one), one, other), plain(await ask(other), one, other), what);
}

const analysesOf = (document) => Object.keys(document.paths)
    .map((one) => /^\/analysis\/([a-z_]+)$/.exec(one)?.[1]).filter(Boolean);

for (const [folder, json] of Object.entries(PAIRS)) {
    test(`${folder} has the numbers of ${json}`, { skip }, async () => {
        const twins = Object.entries(readFolder(json)).map(([name, bytes]) =>
            [name.replace(/\.gz$/, ''), reduce(bytes, folder === 'pftrace-overlap')]);
        const label = `${folder}-json`;
        await store(server, label, Object.fromEntries(twins));
        await store(server, folder, readFolder(`corpus-made/${folder}`));
        await same(label, folder, (set) => get('compare_traces', { control: set, test: set,
            limit: 10000, work: true }), 'compare');
        await same(label, folder, (set) => get(`sets/${set}/tree`, { max_nodes: 2000 }), 'tree');
        await same(label, folder, (set) => get(`sets/${set}/timeline`, { rank:
            folder === 'pftrace-cpu' ? 34 : 0 }), 'timeline');
        const { json: document } = await server.api('GET', '/openapi.json');
        for (const analysis of analysesOf(document)) {
            await same(label, folder, (set) => get(`analysis/${analysis}`, { set }), analysis);
        }
    });
}
