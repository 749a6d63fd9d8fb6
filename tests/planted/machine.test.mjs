// Other machines that are planted into the sample: the split of the change has them. All kinds
// and traces are counted by `make bench-machine`.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { compare } from './judge.mjs';
import { judgeSplit, planMachine, truthOf, writeMachinePair } from './machine_plant.mjs';
import { openSource } from './plant.mjs';
import { classOf } from './plants_machine.mjs';
import { SAMPLE } from './sources.mjs';

const PROGRAM =
    process.env.TRACEDIFF_BIN ?? path.join(process.env.top_builddir ?? '.', 'tracediff');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-machine-test-'));
test.after(() => fs.rmSync(folder, { recursive: true }));
const source = openSource(SAMPLE);

function plant(kind, seed, counters) {
    const plan = planMachine(source, kind, seed, 8);
    assert.ok(plan, `${kind} can be planted`);
    const truth = truthOf(source, plan, PROGRAM, path.join(folder, 'quiet'));
    const out = path.join(folder, `${kind}-${counters}`);
    writeMachinePair(source, plan, counters, out);
    const { answer } = compare(PROGRAM, out);
    return { plan, truth, answer, found: judgeSplit({ ...plan, truth }, answer) };
}

test('the truth of a pair is what its kind changes', () => {
    const { truth } = plant('both', '1', true);
    assert.ok(truth.machine !== 0 && truth.program !== 0, JSON.stringify(truth));
    const none = planMachine(source, 'none', '1', 8);
    const nothing = truthOf(source, none, PROGRAM, path.join(folder, 'quiet'));
    assert.deepEqual(nothing, { machine: 0, program: 0 });
});

test('counters of a pair have its clocks, and only where they should', () => {
    const { answer } = plant('clock_all', '1', true);
    const { control, test: other } = answer.machine_or_program.clock;
    assert.ok(Math.abs(control - other) > 10, `${control} and ${other}`);
    assert.equal(plant('clock_all', '1', false).answer.machine_or_program.clock, null);
});

test('a split that has the truth in its intervals is right', () => {
    const part = (low, high) => ({ low_percent: low, high_percent: high });
    const answer = (machine, program) => ({
        verdict: null,
        diagnosis: [],
        machine_or_program: { machine, program },
    });
    const told = { truth: { machine: 5, program: 0 }, same: { machine: false, program: true } };
    assert.ok(judgeSplit(told, answer(part(4, 6), part(-1, 1))).right);
    assert.ok(!judgeSplit(told, answer(part(1, 4), part(-1, 1))).right);
    const { right, wrong } = judgeSplit(told, answer(part(0, 6), part(2, 7)));
    assert.ok(!right);
    assert.deepEqual(wrong, ['machine called program']);
    const none = { truth: { machine: 0, program: 5 }, same: { machine: true, program: false } };
    assert.deepEqual(judgeSplit(none, answer(part(1, 4), part(1, 4))).wrong, [
        'program called machine',
    ]);
});

test('classes of kernels are known by their names', () => {
    for (const [name, its] of [
        ['ampere_bf16_s16816gemm_bf16_128x64_ldg8', 'products'],
        ['pytorch_flash::flash_fwd_kernel<>', 'attention'],
        ['cudnn::bn_fw_tr_1C11_kernel_NCHW', 'normalisation'],
        ['void at::native::vectorized_elementwise_kernel<4>', 'elementwise'],
    ]) {
        assert.equal(classOf(name), its);
    }
});

test('a slower clock, a slower kernel and nothing are split right in the sample', () => {
    for (const kind of ['clock_all', 'slower_kernel', 'none']) {
        for (const counters of [true, false]) {
            const { plan, truth, found } = plant(kind, '1', counters);
            const text = JSON.stringify([plan.what, counters, truth, found.split]);
            assert.ok(found.right, text);
            assert.deepEqual(found.wrong, [], text);
        }
    }
});
