// The analysis of memory equals its definition, computed slowly (memory-naive.mjs): on random
// traces, and on every set of the corpus that records memory.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { analysisStatement } from '../../web/js/sql/links.js';
import { startServer, store } from './lib.mjs';
import { naiveMemory } from './memory-naive.mjs';

let server;
before(async () => {
    server = await startServer();
});
after(() => server.stop());

async function ask(parameters) {
    const answer = await server.api('GET', `/analysis/memory?${new URLSearchParams({
        limit: 100000, points: 1000000, ...parameters })}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}

const keyOf = (row) => JSON.stringify([row.span, row.device_type, row.device]);
const ofDevice = (rows, key) => rows.filter((row) => keyOf(row) === key);

function sameHeld(ours, right, what) {
    assert.deepEqual(new Map(ours.map((r) => [r.frame, { bytes: r.bytes,
        allocations: r.allocations, operator: r.operator }])), right, what);
    assert.deepEqual(ours.map((r) => r.bytes), [...right.values()].map((r) => r.bytes)
        .sort((a, b) => b - a), `${what}: most bytes first`);
}

function sameDevice(set, key, right, what) {
    const [row] = ofDevice(set.peaks, key);
    const us = (peak) => peak && peak.at / 1000;
    const held = (sums) => (sums ? [...sums.values()].reduce((all, r) => all + r.bytes, 0) : null);
    assert.deepEqual(row, { ...row, totals: right.totals, rows: right.rows,
        peak: right.peak.value, peak_at: us(right.peak), peak_step: right.peak.step,
        unused_at_peak: right.unused[0],
        reserved_peak: right.reserved?.value ?? null, reserved_peak_at: us(right.reserved),
        reserved_peak_step: right.reserved?.step ?? null, unused_at_reserved_peak: right.unused[1],
        allocated_at_start: right.before, live_at_peak: held(right.live),
        from_before: right.live && Math.max(0, right.peak.value - held(right.live)),
        never_freed: held(right.never), unseen_frees: right.unseen?.[0] ?? null,
        unseen_freed: right.unseen ? right.unseen[1] + 0 : null }, what);
    sameHeld(ofDevice(set.live, key), right.live ?? new Map(), `${what}, live`);
    sameHeld(ofDevice(set.never_freed, key), right.never ?? new Map(), `${what}, never freed`);
}

function same(answer, spans, steps, what) {
    const right = naiveMemory(spans, steps), { set } = answer;
    assert.deepEqual(set.peaks.map(keyOf).sort(), [...right.devices.keys()].sort(), what);
    for (const [key, device] of right.devices) {
        sameDevice(set, key, device, `${what}: ${key}`);
    }
    assert.deepEqual(new Map(set.operators.map((r) => [JSON.stringify([r.device_type, r.operator]),
        [r.allocations, r.allocated, r.frees, r.freed]])), right.operators, what);
    for (const row of set.operators) {
        assert.ok(Math.abs(row.allocated_per_step - row.allocated / right.samples)
            <= 1e-5 * row.allocated_per_step, what);
    }
}

// ---- made traces ----

/** Numbers from 0 to `n` − 1 by a seed. */
function random(seed) {
    let state = seed * 2654435761 >>> 0;
    return (n) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        state >>>= 0;
        return state % n;
    };
}

const MODULES = ['Net_0', 'Block_0', 'Block_1', 'Linear_3', 'Linear_4'];
const OPERATORS = ['aten::empty', 'aten::mm', 'aten::add', 'aten::empty',
    'autograd::engine::evaluate_function: MmBackward0'];

function nested(draw, events, tid, from, until, depth) {
    for (let ts = from; depth < 5 && ts < until;) {
        const dur = 1 + draw(until - ts);
        const sort = draw(5);
        const args = sort > 2 && draw(2) ? { 'Sequence number': draw(6),
            'Fwd thread id': draw(3) ? 0 : 1 } : {};
        const [cat, name] = sort === 0 ? ['python_function', `nn.Module: ${MODULES[draw(5)]}`]
            : sort === 1 ? ['user_annotation', `forward ${draw(3)}`]
                : sort === 2 ? ['python_function', 'a.py(1): f'] : ['cpu_op', OPERATORS[draw(5)]];
        events.push({ ph: 'X', cat, name, pid: 1, tid, ts: ts / 4, dur: dur / 4, args });
        nested(draw, events, tid, ts + draw(2), ts + dur, depth + 1);
        ts += dur + draw(4);
    }
}

/** `lacks`: members that a few instants do not have. */
function madeTrace(seed, { lacks = [], steps = true } = {}) {
    const draw = random(seed), events = [];
    for (const tid of [1, 2]) {
        nested(draw, events, tid, draw(20), 900, 0);
    }
    for (let step = 0; steps && step < 3; step += 1) {
        events.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1,
            tid: 1, ts: step * 70, dur: 60 + draw(20) });
    }
    const open = [], devices = [[0, -1], [1, 0], [1, 1], [6, 0]].slice(0, 1 + draw(4));
    const totals = devices.map(() => draw(3) * 1000);
    for (let i = 0; i < 150; i += 1) {
        const at = draw(devices.length), frees = draw(2) === 0;
        const known = frees && draw(4) && open[at]?.length
            ? open[at].splice(draw(open[at].length), 1)[0] : [draw(40), 1 + draw(50)];
        if (!frees) {
            (open[at] ??= []).push(known);
        }
        const bytes = draw(25) ? known[1] * (frees ? -1 : 1) : 0;
        totals[at] += bytes;
        const args = { Bytes: bytes, Addr: known[0], 'Device Type': devices[at][0],
            'Device Id': devices[at][1], 'Total Allocated': totals[at],
            'Total Reserved': totals[at] + draw(100) };
        for (const name of draw(30) ? [] : lacks) {
            delete args[name];
        }
        events.push({ ph: 'i', cat: 'cpu_instant_event', name: '[memory]', s: 't', pid: 1,
            tid: 1 + draw(3), ts: draw(1000) / 4, args });
    }
    for (let i = events.length; i > 1; i -= 1) { // shuffles the events
        const other = draw(i);
        [events[i - 1], events[other]] = [events[other], events[i - 1]];
    }
    return JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents: events,
        ...(draw(2) ? { baseTimeNanoseconds: 1_700_000_000_000_000_000 + draw(1000) * 1000 } : {}) });
}

test('random traces give the right devices, spans, frames and steps', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
        const lacks = [[], ['Total Allocated'], ['Addr'], ['Total Reserved'],
            ['Device Id', 'Device Type']][seed % 5];
        const spans = [madeTrace(seed, { lacks, steps: seed % 3 > 0 }),
            ...(seed % 4 ? [] : [madeTrace(1000 + seed)])];
        // Spans are in the order of their first events.
        const bases = spans.map((s) => JSON.parse(s).baseTimeNanoseconds ?? 0);
        if (spans.length === 2 && bases[1] <= bases[0]) {
            spans.pop();
        }
        await store(server, `made-${seed}`, Object.fromEntries(spans.map((s, i) =>
            [`span${i}.json`, s])));
        same(await ask({ set: `made-${seed}` }), spans, null, `seed ${seed}`);
        if (seed % 3 > 0) {
            same(await ask({ set: `made-${seed}`, steps: '1' }), spans, [1], `seed ${seed}, step 1`);
        }
    }
});

test('curves keep their peaks when they are thinned', async () => {
    const whole = await ask({ set: 'made-3' });
    const thin = await ask({ set: 'made-3', points: 8 });
    assert.ok(thin.set.series.some((s, i) => s.points.length < whole.set.series[i].points.length));
    thin.set.series.forEach((s, i) => {
        const most = (points) => Math.max(...points.map((p) => p[1]));
        assert.equal(most(s.points), most(whole.set.series[i].points));
    });
    const [first] = whole.set.series;
    assert.equal(first.points[0][1], whole.set.peaks[0].allocated_at_start);
    assert.equal(first.total_points, whole.set.peaks[0].rows + 1);
});

// ---- two sets ----

const instant = (ts, bytes, address, allocated, type = 1) => ({ ph: 'i', name: '[memory]',
    cat: 'cpu_instant_event', pid: 1, tid: 1, ts, args: { Bytes: bytes, Addr: address,
        'Total Allocated': allocated, 'Total Reserved': 10000, 'Device Type': type, 'Device Id': 0 } });
const row = (cat, name, ts, dur) => ({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur });
const module = (name, ts, dur) => row('python_function', `nn.Module: ${name}`, ts, dur);
const made = (events) => JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents: events });

test('the difference of two sets matches frames by path and number', async () => {
    const layer = (n, ts) => [module(`Linear_${n}`, ts, 10), row('cpu_op', 'aten::linear', ts + 1, 5)];
    await store(server, 'one-layer', { 'a.json': made([module('Net_0', 0, 100), ...layer(0, 10),
        instant(12, 100, 1, 100)]) });
    await store(server, 'two-layers', { 'a.json': made([module('Net_0', 0, 100), ...layer(0, 10),
        ...layer(1, 30), instant(12, 150, 1, 150, 6), instant(32, 70, 2, 220, 6)]) });
    const { set, test: other, difference } = await ask({ set: 'one-layer', test: 'two-layers' });
    assert.deepEqual(set.live.map((r) => r.frame), ['Net / Linear / aten::linear']);
    assert.deepEqual(other.live.map((r) => [r.frame, r.device_type]),
        [['Net / Linear #0 / aten::linear', 'HIP'], ['Net / Linear #1 / aten::linear', 'HIP']]);
    assert.deepEqual(difference.live.map((r) => [r.frame, r.bytes, r.device_type]), [
        ['Net / Linear #0 / aten::linear', 50, 'GPU'], ['Net / Linear #1 / aten::linear', 70, 'GPU']]);
    assert.deepEqual(difference.live_modules.map((r) => [r.module, r.bytes]),
        [['Net / Linear', 120]]);
    assert.equal(difference.peaks[0].peak, 120);
    assert.equal(difference.operators[0].allocated_per_step, 120);
    // A frame that one side leaves out because of the limit does not count as missing there.
    const short = await ask({ set: 'two-layers', test: 'one-layer', limit: 1 });
    assert.deepEqual(short.difference.live.map((r) => [r.frame, r.bytes]),
        [['Net / Linear #0 / aten::linear', -50]]);
});

test('a set without memory has empty tables; live and series come as CSV', async () => {
    await store(server, 'no-memory', { 'a.json': made([row('cpu_op', 'aten::mm', 0, 5)]) });
    const none = await ask({ set: 'no-memory' });
    assert.deepEqual([none.set.peaks, none.set.live, none.set.operators, none.set.series],
        [[], [], [], []]);
    const csv = async (table) => (await server.api('GET',
        `/analysis/memory?set=one-layer&format=csv&table=${table}`)).text.trim().split('\r\n');
    assert.equal((await csv('live'))[1], '0,0,CUDA,0,Net / Linear / aten::linear,100,1,100,aten::linear');
    assert.deepEqual(await csv('series'), ['rank,device,name,ts,bytes', '0,0,CUDA allocated,0,0',
        '0,0,CUDA allocated,12,100', '0,0,CUDA reserved,12,10000']);
});

test('the statement of the SQL link gives the same peaks', async () => {
    for (const [control, other] of [['made-1', 'made-3'], ['made-4', 'made-7']]) {
        const answer = await ask({ set: control, test: other, ranks: '0' });
        const statement = analysisStatement({ what: 'memory', set: control, test: other, ranks: '0' },
            'peaks');
        const sql = await server.api('GET', `/sql?${new URLSearchParams({ control, test: other,
            q: statement })}`);
        assert.equal(sql.status, 200, sql.text);
        const names = sql.json.columns.map((column) => column.name);
        const key = (side, r) => [side, r.span, r.device_type, r.device, r.peak, r.reserved_peak, r.rows];
        assert.deepEqual(sql.json.rows.map((values) => Object.fromEntries(values.map((v, i) =>
            [names[i], v]))).map((r) => JSON.stringify(key(r.side, r))).sort(),
        [['control', answer.set], ['test', answer.test]].flatMap(([side, { peaks }]) =>
            peaks.map((r) => JSON.stringify(key(side, r)))).sort(), statement);
    }
});

// ---- the corpus ----

const corpus = process.env.TRACEDIFF_CORPUS;
const read = (file) => {
    const bytes = fs.readFileSync(file);
    return (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
};

test('the sample with memory equals the definition', async () => {
    const sample = fileURLToPath(new URL('../../traces-sample/', import.meta.url));
    for (const side of ['ranks-control', 'ranks-test']) {
        const [name] = fs.readdirSync(path.join(sample, side)).filter((f) => f.endsWith('.gz')).sort();
        const file = path.join(sample, side, name);
        await store(server, side, { [name]: fs.readFileSync(file) });
        const answer = await ask({ set: side });
        assert.ok(answer.set.peaks.length > 0);
        same(answer, [read(file)], null, side);
    }
});

test('every set of the corpus that records memory equals the definition', { skip: corpus ? false
    : 'TRACEDIFF_CORPUS is not set' }, async () => {
    const root = path.join(corpus, 'corpus');
    let found = 0;
    for (const name of fs.readdirSync(root)) {
        const files = fs.statSync(path.join(root, name)).isDirectory()
            ? fs.readdirSync(path.join(root, name)).filter((f) => /\.json(\.gz)?$/.test(f)) : [];
        if (files.length !== 1) {
            continue; // several ranks record no memory there
        }
        const file = path.join(root, name, files[0]);
        let text = '';
        try {
            text = read(file);
        } catch {
            continue; // damaged on purpose
        }
        if (text.includes('"[memory]"')) {
            await store(server, name, { [files[0]]: fs.readFileSync(file) });
            same(await ask({ set: name }), [text], null, name);
            found += 1;
        }
    }
    assert.ok(found > 0);
});
