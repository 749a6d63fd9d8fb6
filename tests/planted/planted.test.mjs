// The generator of planted causes: a replay gives the trace again, a plant changes what it
// should, and what is written is a trace that the program reads without complaint.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { NO_CAUSES, compare, judge, leads, namesLayer, shortName } from './judge.mjs';
import { choosePlant, openSource, writePair } from './plant.mjs';
import { play } from './replay.mjs';
import { loadFolder } from './trace.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const SAMPLE = path.join(here, '../../traces-sample/control');
const PROGRAM =
    process.env.TRACEDIFF_BIN ?? path.join(process.env.top_builddir ?? '.', 'tracediff');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-planted-test-'));
test.after(() => fs.rmSync(folder, { recursive: true }));
const source = openSource(SAMPLE);

function plantPair(kind, size, seed = 'test') {
    const plant = choosePlant(source, kind, size, seed);
    assert.ok(plant, `${kind} can be planted`);
    const out = path.join(folder, `${kind}-${size}`);
    return { ...writePair(source, plant, size, seed, out), out };
}

test('a replay without noise takes the time of the original step, on each rank', () => {
    const times = play(source.templates, 3, { noise: null, seed: 'x' });
    source.templates.forEach((template, rank) => {
        const original = template.step.end - template.step.ts;
        for (const time of times[rank]) {
            assert.ok(
                Math.abs(time / original - 1) < 0.02,
                `rank ${rank}: ${time} for ${original}`,
            );
        }
    });
});

test('rows stay in order: calls lie in calls, rows of a stream do not overlap', () => {
    const { out } = plantPair('more_calls', 0.2);
    for (const trace of loadFolder(path.join(out, 'test'))) {
        const device = new Map();
        const correlations = new Map();
        for (const row of trace.rows.sort(
            (a, b) => a.ts - b.ts || b.end - a.end || a.order - b.order,
        )) {
            if (row.side === 'device') {
                assert.ok(
                    row.ts >= (device.get(row.stream) ?? -Infinity) - 1,
                    `${row.name} overlaps`,
                );
                device.set(row.stream, row.end);
                assert.ok(
                    !correlations.has(row.args.correlation),
                    'a launch has one device row',
                );
                correlations.set(row.args.correlation, row);
            }
        }
        const stacks = new Map();
        for (const row of trace.rows.filter((r) => r.side === 'host')) {
            const stack = stacks.get(row.tid) ?? [];
            stacks.set(row.tid, stack);
            while (stack.length && stack.at(-1).end <= row.ts) {
                stack.pop();
            }
            assert.ok(
                !stack.length || row.end <= stack.at(-1).end + 1,
                `${row.name} leaves ${stack.at(-1)?.name}`,
            );
            stack.push(row);
            const launched =
                /_(runtime|driver)$/.test(row.cat) &&
                correlations.get(row.args.correlation);
            assert.ok(
                !launched || launched.ts >= row.ts,
                `${row.name} launches before it is called`,
            );
        }
    }
});

test('equal seeds make equal traces, other seeds others', () => {
    const text = (seed) => {
        const { out } = plantPair('none', 0, seed);
        return JSON.stringify(
            loadFolder(path.join(out, 'control')).map((t) => t.rows.map((r) => r.ts)),
        );
    };
    const one = text('1');
    assert.equal(one, text('1'));
    assert.notEqual(one, text('2'));
});

test('the program reads what is written, and sees the change that was planted', () => {
    for (const [kind, size, part] of [
        ['slower_kernel', 0.2, 'compute'],
        ['input', 0.2, 'idle'],
        ['transfer', 0.2, 'exposed_communication'],
        ['copies', 0.05, 'exposed_memory'],
    ]) {
        const told = plantPair(kind, size);
        const { answer } = compare(PROGRAM, told.out);
        const { control, test: changed, diff } = answer.step_time;
        assert.ok(
            Math.abs(control.step - told.control_step_us) < 0.01,
            'the program has the step times of the replay',
        );
        assert.ok(Math.abs(changed.step - told.test_step_us) < 0.01);
        assert.ok(
            Math.abs(diff.step / control.step - size) < 0.3 * size + 0.01,
            `${kind}: ${diff.step} of ${control.step}`,
        );
        const parts =
            diff.compute + diff.exposed_communication + diff.exposed_memory + diff.idle;
        assert.ok(Math.abs(parts - diff.step) < 0.01, 'parts add up');
        assert.equal(answer.comparability.length, 0);
        assert.ok(
            judge(told, answer).verdict,
            `${kind} is called ${answer.verdict.verdict}`,
        );
    }
});

test('where one rank computes longer, the other waits for it', () => {
    const told = plantPair('straggler_computes', 0.2);
    const late = told.expect.rank;
    const waits = (side, rank) => {
        const times = loadFolder(path.join(told.out, side))
            [rank].rows.filter((r) => r.kind === 'COMMUNICATION')
            .map((r) => r.end - r.ts);
        return times.reduce((a, b) => a + b, 0);
    };
    assert.ok(waits('test', 1 - late) > 2 * waits('control', 1 - late));
    assert.ok(waits('test', late) < 1.2 * waits('control', late));
});

test('a seed with an r plants the cause in the control set', () => {
    const told = plantPair('clock', 0.2, '1r');
    assert.equal(told.expect.verdict, 'faster');
    assert.ok(told.control_step_us > 1.15 * told.test_step_us);
});

test('a pair without a cause has no real row', () => {
    const { out } = plantPair('none', 0);
    const { answer } = compare(PROGRAM, out);
    assert.deepEqual(
        answer.rows.filter((r) => ['slower', 'faster'].includes(r.significance)),
        [],
    );
    const causes = answer.diagnosis.filter(({ kind }) => !NO_CAUSES.includes(kind));
    assert.deepEqual(causes, []);
    assert.deepEqual(answer.facts, []);
});

// Enough to notice that the diagnosis broke; at night all, and all kinds, sizes and traces are
// counted by `make bench-diagnosis`.
const someOf = (all) => all.filter((_, i) => process.env.NIGHTLY || i % 2 === 0);
test('large causes in the sample are told in the first two sentences', () => {
    for (const kind of someOf([
        'slower_kernel',
        'more_calls',
        'straggler_computes',
        'clock',
        'input',
        'graph_launch',
        'compiled',
        'pageable',
        'small_buckets',
        'allocation',
        'first_call',
        'with_stack',
        'garbage',
    ])) {
        const told = plantPair(kind, 0.2, '1');
        const { answer } = compare(PROGRAM, told.out);
        const found = judge(told, answer);
        assert.ok(
            [1, 2].includes(found.place),
            `${told.what}: ${found.sentences.join('\n')}`,
        );
    }
});

test('causes in layers of the sample are told: which module, and which of its instances', () => {
    for (const [kind, seed] of someOf([
        ['layer_one', '1'],
        ['layer_all', '1r'],
        ['layer_replaced', '1'],
        ['layer_copy', '1'],
        ['layer_removed', '1'],
        ['layer_host', '1'],
    ])) {
        const told = plantPair(kind, 0.2, seed);
        const { answer } = compare(PROGRAM, told.out);
        const found = judge(told, answer);
        assert.ok(
            [1, 2].includes(found.place),
            `${told.what}: ${found.sentences.join('\n')}`,
        );
    }
});

test('a sentence on a layer is right when its modules, instances, counts and names are', () => {
    const frame = (name) => ({ sort: 'module', control_name: name, test_name: name });
    const sentence = {
        text: 'In `Block` #3, `MLP` takes more, most of it in `aten::mm`.',
        tree: ['Model', 'Block', 'MLP'].map(frame),
        values: { changed: [3] },
    };
    const expect = {
        block: 'Block',
        numbers: [3],
        modules: ['Block', 'MLP'],
        says: ['aten::mm'],
    };
    assert.ok(namesLayer(sentence, expect));
    for (const other of [
        { numbers: [2] },
        { numbers: [3, 4] },
        { modules: ['Block'] },
        { modules: ['Block', 'Attention'] },
        { block: 'Layer' },
        { says: ['aten::m'] },
        { counts: [4, 3] },
    ]) {
        assert.ok(
            !namesLayer(sentence, { ...expect, ...other }),
            JSON.stringify(other),
        );
    }
    const text = 'The test has 3 `MLP`, the control 4: that is 3.5 ms less `aten::mm`.';
    assert.ok(namesLayer({ ...sentence, text }, { ...expect, counts: [4, 3] }));
    assert.ok(!namesLayer({ ...sentence, text }, { ...expect, counts: [5, 3] }));
});

test('a sentence is right when its kind, names, rank and step are', () => {
    const expect = { kinds: ['waiting'], names: [['aten::mm'], ['a', 'b']], rank: 1 };
    const sentence = {
        kind: 'waiting',
        text: 'All wait for rank 1 in aten::mm.',
        rows: [],
        ranks: [],
    };
    assert.ok(leads(sentence, expect));
    assert.ok(leads({ ...sentence, text: 'rank 1: between b and a' }, expect));
    assert.ok(!leads({ ...sentence, text: 'All wait for rank 11 in aten::mm.' }, expect));
    assert.ok(!leads({ ...sentence, text: 'All wait for rank 1 in aten::bm.' }, expect));
    assert.ok(!leads({ ...sentence, kind: 'transfer' }, expect));
    const waits = (text) =>
        leads({ kind: 'waiting', text, ranks: [] }, { ...expect, names: [[]] });
    assert.ok(
        waits('Rank 0 waits for rank 1.') && waits('The others wait: rank 1 is late.'),
    );
    assert.ok(!waits('rank 1 waits for rank 0.'));
    assert.ok(!leads(sentence, { ...expect, step: 4 }));
    const host = (text, name, instance) => leads({ kind: 'host_late', text, ranks: [] },
        { kinds: ['host_late'], names: [[name]], instance });
    const backward = 'autograd::engine::evaluate_function: MmBackward0';
    assert.ok(host('in `MmBackward0`', backward) && !host('in `MmBackward1`', backward));
    const rotate = 'lib/qwen2/model.py(61): rotate';
    assert.ok(host('in `qwen2/model.py: rotate`', rotate) && host('in `model.py: rotate`', rotate));
    assert.ok(!host('in `my_model.py: rotate`', rotate) && !host('in `model.py: rot`', rotate));
    const dropout = 'nn.Module: Dropout_1';
    assert.ok(host(`in \`${dropout}\``, dropout, true));
    assert.ok(host('in `nn.Module: Dropout`', dropout));
    assert.ok(!host('in `nn.Module: Dropout`', dropout, true));
    assert.ok(!host('in `nn.Module: Dropout_2`', dropout));
    assert.equal(
        shortName('void at::native::(anonymous namespace)::f<int, 4>(g<int>)'),
        'at::native::anonymous::f',
    );
});
