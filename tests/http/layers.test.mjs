// The sentence on the layer, for changes planted in generated models: it must name their layer,
// instances and operator, and some changes must give no sentence.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startServer, store } from './lib.mjs';

const SEED = Number(process.env.LAYERS_SEED ?? 16);
const ROUNDS = Number(process.env.LAYERS_ROUNDS ?? 6); // of each planted change

function random(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

/** The operators of a block, by module: [name, µs of its kernel]. */
const BLOCK = [['Attention', [['aten::linear', 40], ['aten::bmm', 60], ['aten::softmax', 20]]],
    ['MLP', [['aten::addmm', 70], ['aten::gelu', 15]]], ['LayerNorm', [['aten::native_layer_norm',
        12]]]];

/**
 * A recording of a model of `blocks` blocks. `plant(where)`: {name, factor, calls, inputs} of a
 * call; `where` is {block, module, op, backward}, `inputs` are the shapes. `more`: further
 * [module, operators] of a block; operators without a module are the block's own.
 */
function record({ blocks, steps = 6, seed, plant = () => ({}), modules = true, more = [] }) {
    const next = random(seed);
    const events = [];
    let [at, correlation, sequence, step] = [0, 0, 0, 0];
    const row = (cat, name, tid, ts, dur, args) => events.push({ ph: 'X', cat, name, pid: 1, tid,
        ts, dur, args });
    const kernel = (name, duration) => {
        correlation += 1;
        row('cuda_runtime', 'cudaLaunchKernel', 1, at + 0.5, 1, { correlation });
        events.push({ ph: 'X', cat: 'kernel', name, pid: 0, tid: 7, ts: at + 1,
            dur: duration * (0.98 + 0.04 * next()), args: { correlation, device: 0, stream: 7 } });
    };
    const operator = (where, [op, duration], args) => {
        const { name = op, factor = 1, calls = 1, inputs } = plant({ ...where, op }, step);
        for (let i = 0; i < calls; i += 1) {
            const time = duration * factor;
            row('cpu_op', where.backward ? `${name}Backward` : name, 1, at, time + 4,
                { ...args?.(), ...inputs && { 'Input Dims': inputs } });
            kernel(`k_${name}`, time);
            at += time + 5;
        }
    };
    const inside = (name, body) => {
        const start = at;
        at += 1;
        body();
        at += 1;
        if (modules) {
            row('python_function', `nn.Module: ${name}`, 1, start, at - start);
        }
    };
    for (; step < steps; step += 1) {
        const start = at;
        const backward = [];
        inside('Model_0', () => {
            inside('Embedding_0', () => operator({}, ['aten::embedding', 30]));
            for (let block = 0; block < blocks; block += 1) {
                inside(`Block_${block}`, () => [...BLOCK, ...more].forEach(([module, ops]) => {
                    const all = () => ops.forEach((op) => {
                        const number = sequence++;
                        backward.push([{ block, module, backward: true }, op, number]);
                        operator({ block, module }, op, () => ({ 'Sequence number': number }));
                    });
                    module ? inside(`${module}_${block}`, all) : all();
                }));
            }
            inside('Head_0', () => operator({}, ['aten::mm', 200]));
        });
        backward.reverse().forEach(([where, op, number]) => operator(where, op,
            () => ({ 'Sequence number': number, 'Fwd thread id': 1 })));
        operator({}, ['aten::_foreach_add_', 90]);
        row('user_annotation', `ProfilerStep#${step}`, 1, start, at - start + 5);
        at += 20;
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1, traceEvents: events.map((event) =>
        ({ ...event, ts: Math.round(event.ts * 1000) / 1000,
            dur: Math.round(event.dur * 1000) / 1000 })) }));
}

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

let made = 0;
async function pair(options, plant) {
    made += 1;
    const seed = SEED * 1000 + made;
    const sides = [{ ...options, seed }, { ...options, seed: seed + 500000, plant,
        ...options.test }];
    const ids = [];
    for (const [i, side] of sides.entries()) {
        ids.push(await store(server, `${made}-${i}`, { 'a.json.gz': record(side) }));
    }
    return ids;
}

/** The sentence on the layer; undefined: there is none. */
async function layerOf([control, test_], query = '') {
    const { json } = await server.api('GET', `/compare_traces?control=${control}&test=${test_}`
        + `&layers=true&limit=0&diagnosis=false${query}`);
    assert.ok(json.diagnosis.length <= 1, JSON.stringify(json));
    return json.diagnosis[0];
}

const pick = (next, list) => list[Math.floor(next() * list.length)];
const forward = BLOCK.slice(0, 2).flatMap(([module, ops]) => ops.filter(([, time]) => time > 18)
    .map(([op]) => ({ module, op })));

test('a slower operator is named with its blocks: all, a run of them, or one', async (t) => {
    const next = random(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
        const blocks = 5 + Math.floor(next() * 12);
        const { module, op } = pick(next, forward);
        const first = Math.floor(next() * (blocks - 3));
        const spans = [[0, blocks - 1, `all ${blocks} \`Block\``],
            [first, first + 2, `\`Block\` #${first} to #${first + 2}`],
            [first, first, `\`Block\` #${first}`]];
        const [low, high, words] = spans[round % 3];
        const time = BLOCK.flatMap(([, ops]) => ops).find(([name]) => name === op)[1];
        // At least a hundredth of what all blocks take, forward and backward: 434 us each.
        const factor = 1 + Math.max(0.6 + next() * 2, 4.4 * blocks / (time * (high - low + 1)));
        const found = await layerOf(await pair({ blocks }, (where) => (!where.backward
            && where.module === module && where.op === op && where.block >= low
            && where.block <= high ? { factor } : {})));
        const what = `${module} ${op} ${low}-${high} of ${blocks}, ${factor}`;
        assert.ok(found, what);
        t.diagnostic(found.text);
        assert.deepEqual([found.kind, found.certainty], ['layer', 'sure'], what);
        assert.ok(found.text.toLowerCase().includes(words.toLowerCase()), `${what}: ${found.text}`);
        assert.ok(found.text.includes(`\`${module}\``), `${what}: ${found.text}`);
        assert.ok(found.text.includes(`\`${op}\` (as many calls)`), `${what}: ${found.text}`);
        assert.deepEqual(found.values.changed, Array.from({ length: high - low + 1 }, (_, i) =>
            low + i), what);
        const change = time * (factor - 1) * (high - low + 1);
        assert.ok(Math.abs(found.change - change) < 0.1 * change, `${what}: ${found.change}`);
        // The figures are those of the named blocks, forward and backward.
        const all = BLOCK.find(([name]) => name === module)[1].reduce((sum, [, us]) => sum + us, 0);
        assert.ok(Math.abs(found.values.total[0] / (2 * all * (high - low + 1)) - 1) < 0.03,
            `${what}: ${found.values.total}`);
        assert.deepEqual(found.tree.map((frame) => frame.test_name), ['Model', 'Block', module]);
    }
});

test('a replaced operator, more calls, and a slower backward are named', async (t) => {
    const next = random(SEED + 1);
    for (let round = 0; round < ROUNDS; round += 1) {
        const { module, op } = pick(next, forward);
        const kind = ['replaced', 'calls', 'backward'][round % 3];
        const found = await layerOf(await pair({ blocks: 8 }, (where) => {
            if (where.module !== module || where.op !== op
                || (where.backward === true) !== (kind === 'backward')) {
                return {};
            }
            return { replaced: { name: 'aten::flash', factor: 3 }, calls: { calls: 3 },
                backward: { factor: 2.5 } }[kind];
        }));
        const what = `${kind} ${module} ${op}`;
        assert.ok(found, what);
        t.diagnostic(found.text);
        const said = { replaced: /`aten::flash`/, calls: /8 → 24 calls per step/,
            backward: /(the backward of|Backward)/i }[kind];
        assert.match(found.text, said, what);
        assert.ok(kind === 'backward' || found.text.includes(`\`${module}\``),
            `${what}: ${found.text}`);
        assert.ok(found.text.toLowerCase().includes('all 8 `block`'), `${what}: ${found.text}`);
        assert.equal(found.certainty, 'sure', what);
    }
});

test('there is no sentence if nothing changed, everything did, or two layers cancel', async () => {
    const next = random(SEED + 2);
    for (let round = 0; round < ROUNDS; round += 1) {
        const factor = 1.15 + next();
        for (const [what, plant] of [['nothing', () => ({})], ['everything', () => ({ factor })],
            ['cancelling', ({ module, backward }) => (backward ? {}
                : { Attention: { factor: 1.5 }, MLP: { factor: 1 - 60 / 85 } }[module] ?? {})]]) {
            assert.equal(await layerOf(await pair({ blocks: 6 }, plant)), undefined, what);
        }
    }
});

test('instances are named if the most changed have the change; else only the layer', async () => {
    const slower = (most, others) => ({ module, op, block, backward }) => (backward
        || module !== 'Attention' || op !== 'aten::bmm' ? {}
        : { factor: 1 + (block === 3 ? most : others) / 60 });
    const one = await layerOf(await pair({ blocks: 10 }, slower(150, 2)));
    assert.deepEqual(one.values.changed, [3]);
    assert.ok(Math.abs(one.change - 150) < 10, String(one.change));
    // Block 3 changed most, but holds 100 of 460 us: to name it alone would be wrong.
    const spread = await layerOf(await pair({ blocks: 10 }, slower(100, 40)));
    assert.deepEqual(spread.values.changed, []);
    assert.doesNotMatch(spread.text, /#\d/);
    assert.ok(Math.abs(spread.change - 460) < 30, String(spread.change));
});

test('a layer that takes nearly all of the time is not named', async () => {
    // Forward and backward of all blocks: 2.6 of 2.9 ms.
    assert.equal(await layerOf(await pair({ blocks: 6 }, ({ module }) => (module
        ? { factor: 1.5 } : {}))), undefined);
});

test('if layers take nearly all time, the sentence names some, or a place in each', async () => {
    const some = await layerOf(await pair({ blocks: 12 }, ({ block }) => (block === 3 || block === 4
        ? { factor: 1.5 } : {})));
    assert.match(some.text, /^`Block` #3 and #4 take 4\d\d µs more device time per step \(0\.8\d → 1\.\d\d ms\)/);
    const own = { blocks: 12, more: [[null, [['aten::add', 40]]]] };
    const add = await layerOf(await pair(own, ({ op, backward }) => (op === 'aten::add' && !backward
        ? { factor: 4 } : {})));
    assert.match(add.text, /^All 12 `Block` take .*, most of it in `aten::add` \(as many calls\)\.$/);
    const alone = await layerOf(await pair({ blocks: 12, test: own }, ({ op, backward }) =>
        (op === 'aten::add' && backward ? { calls: 0 } : {})));
    assert.match(alone.text, /^All 12 `Block` take .*\. `aten::add` is new there\.$/);
});

test('removed or added layers are counted; it is not known which ones they are', async () => {
    const path = ({ tree }) => tree.map(({ status, control_name: a, test_name: b }) => [status, a, b]);
    for (const [control, other] of [[6, 5], [6, 2], [4, 5]]) {
        const found = await layerOf(await pair({ blocks: control, test: { blocks: other } }));
        assert.match(found.text, new RegExp(`^The test has ${other} \`Block\` in \`Model\`, the control ${
            control}: that is `));
        assert.match(found.text, /device time per step, \d+ % of all that takes (less time|longer)\.$/);
        assert.ok(Math.abs(Math.abs(found.change) - 434 * Math.abs(control - other)) < 20,
            found.text);
        assert.deepEqual(path(found).at(-1), control > other ? ['only_in_control', 'Block', null]
            : ['only_in_test', null, 'Block']);
    }
    const adapter = { blocks: 6, more: [['Adapter', [['aten::lora', 50]]]] };
    const come = await layerOf(await pair({ blocks: 6, test: adapter }));
    assert.match(come.text, /^In all 6 `Block`, `Adapter` is new: that is [56]\d\d µs more device time per step, /);
    const gone = await layerOf(await pair({ ...adapter, test: { more: [] } }));
    assert.match(gone.text, /^In all 6 `Block`, `Adapter` is gone: that is [56]\d\d µs less/);
});

test('without modules no layer is named; with few steps the sentence says that it is not tested', async () => {
    const slow = (where) => (!where.backward && where.op === 'aten::bmm' ? { factor: 3 } : {});
    assert.equal(await layerOf(await pair({ blocks: 6, modules: false }, slow)), undefined);
    const few = await layerOf(await pair({ blocks: 6, steps: 2 }, slow));
    assert.equal(few.certainty, 'untested');
    assert.match(few.text, /There are too few steps to test this\.$/);
});

test('the sentence needs layers=true; the report and the terminal have it', async () => {
    const ids = await pair({ blocks: 4 }, (where) => (where.op === 'aten::bmm' && !where.backward
        ? { factor: 2 } : {}));
    const of = async (query) => (await server.api('GET', `/compare_traces?control=${ids[0]}`
        + `&test=${ids[1]}&limit=0${query}`)).json.diagnosis;
    const plain = await of('');
    assert.ok(plain.length > 0 && plain.every(({ kind }) => kind !== 'layer'));
    const both = await of('&layers=true');
    assert.deepEqual(both.slice(0, -1), plain);
    assert.equal(both.at(-1).kind, 'layer');
    const { bytes } = await server.api('GET', `/report?control=${ids[0]}&test=${ids[1]}`);
    assert.match(bytes.toString(), /In all 4 `Block`, `Attention` takes/);
    const run = (...options) => spawnSync(process.env.TRACEDIFF_BIN, ['compare', '--data',
        server.data, ...ids, ...options], { encoding: 'utf8' });
    assert.match(run().stdout.replace(/\n +/g, ' '), /In all 4 `Block`, `Attention` takes/);
    assert.match(run('--format', 'markdown').stdout, /In all 4 `Block`, `Attention` takes/);
    assert.doesNotMatch(run('--layers', 'false').stdout, /`Attention` takes/);
});
