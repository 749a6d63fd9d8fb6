/*
 * Machine or program (docs/semantics.md §18): made recordings whose clock is known, and real ones
 * of one program whose host is the limit.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { startServer, store, trace } from './lib.mjs';

const corpus = process.env.TRACEDIFF_CORPUS;
const skip = corpus ? false : 'TRACEDIFF_CORPUS is not set';
const stored = new Set();
let server;

before(async () => { server = await startServer(); });
after(async () => { await server.stop(); });

async function ask(control, other, more = {}) {
    const query = new URLSearchParams({ control, test: other, ...more });
    const answer = await server.api('GET', `/compare_traces?${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}

/** Compares folders of the corpus. */
async function compare(...folders) {
    const labels = folders.map((folder) => folder.replaceAll('/', '-'));
    for (const [i, label] of labels.entries()) {
        if (!stored.has(label)) {
            const at = path.join(corpus, folders[i]);
            await store(server, label, Object.fromEntries(fs.readdirSync(at)
                .map((name) => [name, fs.readFileSync(path.join(at, name))])));
            stored.add(label);
        }
    }
    return ask(...labels);
}

function within(part, percent) {
    assert.ok(part.low_percent <= percent && percent <= part.high_percent,
        `${percent} % is in ${part.low_percent} to ${part.high_percent}`);
}

test('the parts of a made change are the clock and the program', { skip }, async () => {
    for (const [other, machine, program] of [['b', 8.80, 0], ['program-b', 5.32, 1.16]]) {
        const answer = await compare('corpus-made/made-clock-a', `corpus-made/made-clock-${other}`);
        const split = answer.machine_or_program;
        within(split.machine, machine);
        within(split.program, program);
        assert.ok(Math.abs(split.machine.diff + split.program.diff + split.not_told.diff
            - answer.verdict.change) < 0.01, 'parts add up');
        assert.equal(answer.diagnosis[0].kind, 'machine');
        assert.match(answer.diagnosis[0].text, other === 'b'
            ? /^The device ran at 1335 MHz instead of 1455: that makes \+8\.8 % of the step\./
            : /^The device ran at 1380 MHz instead of 1455: that makes \+5\.4 % of the step\./);
        assert.equal(split.clock.control, 1455);
    }
    const same = await compare('corpus-made/made-clock-a', 'corpus-made/made-clock-a');
    assert.ok(!same.diagnosis.some((entry) => entry.kind === 'machine'));
});

test('at equal clock, rows, verdict and conditions are those of the program', { skip }, async () => {
    const labels = ['corpus-made-made-clock-a', 'corpus-made-made-clock-program-b'];
    const recorded = await ask(...labels);
    const corrected = await ask(...labels, { equal_clock: true, significance: true });
    const diff = recorded.machine_or_program.machine.diff;
    assert.ok(Math.abs(recorded.verdict.change - diff - corrected.verdict.change) < 0.01);
    assert.equal(recorded.verdict.verdict, 'slower');
    assert.equal(corrected.verdict.verdict, 'unchanged');
    assert.equal(corrected.comparability[0].kind, 'equal_clock');
    assert.deepEqual(corrected.diagnosis, recorded.diagnosis, 'the sentences are as recorded');
    const parts = corrected.waterfall.parts.reduce((sum, { change }) => sum + change, 0);
    assert.ok(Math.abs(parts - corrected.verdict.change) < 0.01);
    const kernels = corrected.rows.filter(({ kind, control_total_duration: time }) =>
        kind === 'COMPUTATION' && time > 1000);
    const changed = kernels.filter((row) =>
        Math.abs(row.test_total_duration / row.control_total_duration - 1) > 0.03);
    assert.ok(kernels.length > 20);
    assert.deepEqual(changed.map(({ name, significance }) => [name.slice(0, 75), significance]), [[
        'void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_ad', 'slower']]
        .map(([name, judged]) => [name.slice(0, 75), judged]));
    for (const [more, status] of [[[], 1], [['--equal-clock'], 0]]) {
        const ran = spawnSync(process.env.TRACEDIFF_BIN, ['compare', ...labels, '--data', server.data, '--fail-if',
            'step_time>2%', ...more], { encoding: 'utf8' });
        assert.equal(ran.status === 0 ? 0 : 1, status, ran.stdout + ran.stderr);
        assert.equal(/fine: step_time>2%.*at equal clock/.test(ran.stdout + ran.stderr), status === 0);
    }
});

test('a clock that falls under other data is the machine, without counters', { skip }, async () => {
    const answer = await compare('corpus-real/h2-zeros/control', 'corpus-real/h2-zeros/test');
    assert.equal(answer.verdict.verdict, 'slower');
    within(answer.machine_or_program.program, 0);
    assert.ok(Math.abs(answer.machine_or_program.machine.diff_percent - 11.7) < 2);
    assert.equal(answer.diagnosis[0].kind, 'machine');
    assert.ok(!answer.diagnosis.some((entry) => entry.kind === 'per_call'));
});

test('one recording a side of a noisy host is not certain', { skip }, async () => {
    for (const [control, other] of [['00', '01'], ['03', '07'], ['06', '07']]) {
        const answer = await compare(`corpus-null/host/${control}`, `corpus-null/host/${other}`);
        assert.equal(answer.verdict.verdict, 'not_certain');
        assert.ok(answer.diagnosis.every((entry) => ['machine', 'limit'].includes(entry.kind)));
        within(answer.machine_or_program.program, 0);
    }
});

/* Six steps in which the host calls 12 operators three times, each with a short kernel;
 * `factor(i)`: how long a call of the i-th takes. Steps differ by up to 2 %. A step ends with
 * a pause. */
function hostSteps(factor, pause = 0) {
    const steps = {};
    const ops = [];
    let at = 0;
    for (let step = 1; step <= 6; step += 1) {
        const begin = at;
        for (let call = 0; call < 36; call += 1) {
            const dur = 40 * factor(call % 12) * (1 + ((step * 7 + call * 3) % 5) / 200);
            ops.push([`aten::op${call % 12}`, 'cpu_op', at, dur], [`kernel${call % 12}`, 'kernel', at + dur / 2, 5]);
            at += dur + 0.5;
        }
        at += pause;
        steps[step] = [begin, at - begin];
    }
    return trace({ steps, ops });
}

test('a host slower by a factor is not certain; one call that is slower is', async () => {
    await store(server, 'plain', { 'a.json': hostSteps(() => 1) });
    await store(server, 'all', { 'a.json': hostSteps(() => 1.5) });
    await store(server, 'one', { 'a.json': hostSteps((i) => i === 3 ? 9 : 1) });
    const all = await ask('plain', 'all');
    assert.equal(all.verdict.verdict, 'not_certain');
    assert.match(all.verdict.words, /as recorded, but calls of the host take 1\.[45]\d to 1\.5\d times as long/);
    assert.equal(all.diagnosis[0].kind, 'machine');
    assert.match(all.diagnosis[0].text, /^All calls of the host take 1\.50? times as long \(quartiles/);
    assert.ok(!all.diagnosis.some((entry) => entry.kind === 'host_late'));
    within(all.machine_or_program.machine, 50);
    within(all.machine_or_program.program, 0);
    const corrected = await ask('plain', 'all', { equal_clock: true, significance: true });
    assert.ok(Math.abs(corrected.verdict.change) < 0.02 * corrected.verdict.control);
    for (const row of corrected.rows.filter(({ category }) => category === 'cpu_op'))
        assert.ok(Math.abs(row.test_self_duration / row.control_self_duration - 1) < 0.03, row.name);
    const one = await ask('plain', 'one');
    assert.equal(one.verdict.verdict, 'slower');
    assert.equal(one.diagnosis[0].kind, 'host_late');
    assert.match(one.diagnosis[0].text, /`aten::op3`/);
    within(one.machine_or_program.machine, 0);
});

test('a condition at equal clock takes the part of the host once', async () => {
    await store(server, 'all and a pause', { 'a.json': hostSteps(() => 1.5, 500) });
    const labels = ['plain', 'all and a pause'];
    const corrected = await ask(...labels, { equal_clock: true });
    assert.equal(corrected.verdict.verdict, 'slower');
    assert.ok(corrected.account.lines.some((line) => /no recorded call/.test(line.text)
        && line.test_ns - line.control_ns > 400000), 'the pause is not the machine\u2019s');
    const ran = spawnSync(process.env.TRACEDIFF_BIN, ['compare', ...labels, '--data', server.data,
        '--fail-if', 'step_time>5%', '--equal-clock'], { encoding: 'utf8' });
    assert.equal(ran.status, 1, ran.stdout + ran.stderr);
});

/* Two ranks, the second with another clock. */
const ranksAt = (clock) => ({
    'a.json': withClock(trace({ rank: 0, world: 2, steps: STEPS, ops: OPS }), 1750),
    'b.json': withClock(trace({ rank: 1, world: 2, steps: STEPS, ops: OPS }), clock) });
const STEPS = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, [100000 * n, 100000]]));
const OPS = [1, 2, 3, 4, 5].map((n) => ['gemm', 'kernel', 100000 * n + 10, 90000]);

function withClock(text, clock) {
    const made = JSON.parse(text);
    for (let ts = 100000; ts <= 600000; ts += 50000) {
        made.traceEvents.push({ ph: 'C', name: 'SM Clock (MHz)', pid: 'GPU 0 Counters', ts,
            args: { '': clock } });
    }
    return JSON.stringify(made);
}

/* Two ranks whose kernels take `factor` times as long, and which wait for each other. */
function ranksOf(factors) {
    const kernels = ['sgemm', 'vectorized_elementwise_kernel', 'layer_norm_kernel', 'reduce_kernel']
        .flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}<${n}>`));
    const step = 100 * kernels.length * Math.max(...factors) + 50;
    const steps = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, [10000 * n, step]]));
    return Object.fromEntries(factors.map((factor, rank) => [`rank${rank}.json`, trace({ rank, world: 2, steps,
        ops: Object.values(steps).flatMap(([ts]) => [
            ...kernels.map((kernel, i) => [kernel, 'kernel', ts + 1 + 100 * factor * i, 100 * factor]),
            ['ncclDevKernel_AllReduce_Sum_f32', 'kernel', ts + 1 + 100 * factor * kernels.length,
                step - 2 - 100 * factor * kernels.length]]) })]));
}

test('where ranks wait for the slowest, at equal clock neither compute nor the wait is longer', async () => {
    await store(server, 'even ranks', ranksOf([1, 1]));
    await store(server, 'one slow rank', ranksOf([1, 1.12]));
    const recorded = await ask('even ranks', 'one slow rank');
    assert.match(recorded.diagnosis[0].text, /^Kernels of all kinds take 1\.06 times as long on average over the ranks .* As ranks wait for the slowest, it makes \+11\.\d % of the step\./);
    const { waterfall } = await ask('even ranks', 'one slow rank', { equal_clock: true });
    for (const { part, change } of waterfall.parts) {
        assert.ok(Math.abs(change) < 10, `${part} ${change}`);
    }
});

test('a rank whose clock is behind is named', async () => {
    await store(server, 'equal clocks', ranksAt(1750));
    await store(server, 'slow rank', ranksAt(1410));
    const answer = await ask('equal clocks', 'slow rank');
    const [entry] = answer.diagnosis.filter(({ kind }) => kind === 'machine');
    assert.match(entry.text, /^Rank 1 runs at 1410 MHz, the median rank at 1750 MHz\.$/);
    assert.deepEqual(entry.ranks, [1]);
    await store(server, 'no clocks', ranksAt(1e-6));
    await store(server, 'other numbers', ranksAt(-1410));
    await store(server, 'large numbers', ranksAt(1e305));
    for (const pair of [['slow rank', 'slow rank'], ['equal clocks', 'equal clocks'],
        ['no clocks', 'other numbers'], ['equal clocks', 'no clocks'],
        ['large numbers', 'equal clocks']]) {
        const same = await ask(...pair);
        assert.ok(!same.diagnosis.some(({ kind }) => kind === 'machine'));
    }
});

/** Steps of 1 ms as recorded; without the profiler each takes `ms` of a step number. */
function withTimes(ms) {
    const made = JSON.parse(hostSteps(() => 1));
    made.tracediff = { version: 1, steps: { clock: 'cuda_event', before: 40, after: 40,
        ms: Array.from({ length: 80 }, (_, i) => ms(i)) } };
    return JSON.stringify(made);
}

test('the verdict is by the steps without the profiler', async () => {
    await store(server, 'fast', { 'a.json': withTimes((i) => 0.8 + (i % 5) / 100) });
    await store(server, 'slow', { 'a.json': withTimes((i) => 1 + (i % 5) / 100) });
    const answer = await ask('fast', 'slow');
    const { without_profiler: without } = answer;
    assert.equal(answer.verdict.verdict, 'slower');
    assert.match(answer.verdict.words, /without the profiler$/);
    assert.ok(Math.abs(answer.verdict.control - 820) < 0.1 && Math.abs(answer.verdict.test - 1020) < 0.1);
    assert.match(answer.verdict.recorded.text, /^Recorded 1\.\d+ → 1\.\d+ ms .*: recording makes steps 1\.\d+ times/);
    assert.equal(without.verdict, 'slower');
    assert.equal(without.blocks.control.length, 10);
    assert.ok(Math.abs(without.shift_percent - 24.4) < 0.2);
    assert.ok(Math.abs(answer.profiler_factor.control - answer.step_time.control.step / 820) < 0.01);
    assert.ok(!answer.comparability.some(({ kind }) => kind === 'profiler_cost'));
    // Not of chosen steps, and not if one side lacks the times.
    const some = await ask('fast', 'slow', { control_steps: '1-4', test_steps: '1-4' });
    assert.equal(some.verdict.recorded, null);
    assert.notEqual(some.verdict.verdict, 'slower');
    const one = await ask('plain', 'slow');
    assert.equal(one.without_profiler, null);
    assert.equal(one.profiler_factor, null);
    assert.match(one.comparability.find(({ kind }) => kind === 'profiler_cost').text,
        /for each of about 7\d rows a step/);
    const same = await ask('plain', 'plain');
    assert.deepEqual(same.comparability.map(({ kind }) => kind), ['same_selection']);
});

test('the made sets with what was measured without the profiler', { skip }, async () => {
    const same = await compare('corpus-wall/made-wall-null/control', 'corpus-wall/made-wall-null/test');
    assert.ok(['not_certain', 'unchanged'].includes(same.verdict.verdict));
    const other = await compare('corpus-wall/made-wall-decode/control',
        'corpus-wall/made-wall-decode/test');
    assert.equal(other.verdict.verdict, 'slower');
    assert.ok(Math.abs(other.verdict.interval.shift_percent - 58) < 2);
});
