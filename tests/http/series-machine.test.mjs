// What the machine makes of the steps of a series (docs/semantics.md §13).
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { startServer, temporaryFolder, trace } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const STEPS = 8;
const NIGHTS = 12;
const FIRST = 7; // the first night of the second level
const START = 1_767_225_600_000_000_000n; // 2026-01-01T00:00:00Z
const KERNELS = [0, 1, 2, 3].flatMap((i) => [`gemm_tile${i}`, `vectorized_elementwise_kernel_${i}`,
    `reduce_kernel_${i}`]);

/** Kernels of `length` that fill the steps, three classes of four; `factor(name)`: of one. */
function night(factor, day, length) {
    const steps = {}, ops = [];
    let at = 0;
    for (let step = 1; step <= STEPS; step += 1) {
        const begin = at;
        for (const [i, name] of KERNELS.entries()) {
            const dur = Math.round(length * factor(name) * (1 + ((step * 7 + day * 3 + i) % 5) / 1000) * 1000) / 1000;
            ops.push([name, 'kernel', at, dur]);
            at += dur;
        }
        steps[step] = [begin, at - begin];
        at += 1;
    }
    return trace({ steps, ops }).replace('{', `{"baseTimeNanoseconds":${START + BigInt(day) * 86_400_000_000_000n},`);
}

const SERIES = {
    node: (n) => () => (n < FIRST ? 1 : 1.1), // a slow node
    program: (n) => (name) => (n >= FIRST && name.startsWith('gemm') ? 1.3 : 1),
    both: (n) => (name) => (n < FIRST ? 1 : name.startsWith('gemm_tile0') ? 1.1 * 1.6 : 1.1),
    jump: (n) => (name) => (n < NIGHTS ? 1 : 1.1) * (n === NIGHTS && name === 'gemm_tile0' ? 2 : 1),
    newest: (n) => () => (n < NIGHTS ? 1 : 1.1),
};
let work, data, server;

before(async () => {
    work = temporaryFolder();
    data = path.join(work, 'data');
    const folders = [];
    for (const [i, [name, factor]] of Object.entries(SERIES).entries()) {
        for (let n = 1; n <= NIGHTS; n += 1) {
            const folder = path.join(work, `${name}-${String(n).padStart(2, '0')}`);
            fs.mkdirSync(folder);
            fs.writeFileSync(path.join(folder, 'a.json'), night(factor(n), n, 100 + i));
            folders.push(folder);
        }
    }
    execFileSync(PROGRAM, ['ingest', '--data', data, ...folders]);
    server = await startServer({ data });
});
after(async () => {
    await server.stop();
    fs.rmSync(work, { recursive: true, force: true });
});

async function series(sets, more = { machine: true }) {
    const answer = await server.api('GET', `/series?${new URLSearchParams({ sets: `${sets}-*`, ...more })}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const command = (...args) => spawnSync(PROGRAM, ['series', '--data', data, ...args], { encoding: 'utf8' }).stdout;
const isNear = (value, wanted) => assert.ok(Math.abs(value - wanted) < 0.3, `${value} is about ${wanted}`);

test('a slow node is a change of level that is the machine\u2019s', async () => {
    const answer = await series('node');
    assert.deepEqual(answer.change_points.map(({ at }) => at), [FIRST - 1]);
    const [{ machine }] = answer.change_points;
    isNear(machine.diff_percent, 10);
    isNear(100 * (machine.device_factor.factor - 1), 10);
    assert.ok(machine.low_percent > 8 && machine.high_percent < 12);
    assert.equal(machine.host_factor, null);
    assert.equal(machine.explains, true);
    assert.equal(answer.machine_pending, 0);
    const [first] = answer.sets;
    answer.sets.forEach((set, i) => {
        isNear(set.machine.curve_percent - first.machine.curve_percent, i < FIRST - 1 ? 0 : 10);
        isNear(set.machine.diff_percent, 0);
    });
    const references = new Set(answer.sets.map((set) => set.machine.reference));
    assert.equal(references.size, 2, 'one of each level');
    const kept = fs.readdirSync(path.join(data, 'cache')).filter((name) => name.endsWith('-seriesmachine'));
    assert.equal(kept.length, NIGHTS - 2 + 1, 'one comparison for each set');
    assert.deepEqual(await series('node'), answer, 'as it was kept');
    const without = await series('node', {});
    assert.ok(without.sets.every((set) => set.machine === null) && without.change_points[0].machine === null);
    const table = command('node-*', '--machine');
    assert.match(table, /95 % interval {3}machine {2}set\n/);
    assert.match(table, /change of level: the machine's, which makes \+(9\.\d|10\.\d) % of the step \(/);
    assert.doesNotMatch(command('node-*'), /machine/);
    const [head, ...lines] = command('node-*', '--machine', '--format', 'csv').trim().split('\r\n');
    assert.match(head, /,change,machine_curve_percent,machine_percent,machine_low_percent,machine_high_percent$/);
    isNear(Number(lines.at(-1).split(',').at(-4)), 10);
});

test('a change of the program is not the machine\u2019s', async () => {
    const answer = await series('program');
    assert.equal(answer.change_points.length, 1);
    const [{ machine }] = answer.change_points;
    assert.equal(machine.explains, false);
    isNear(machine.diff_percent, 0);
    assert.equal(machine.device_factor, null);
    assert.doesNotMatch(command('program-*', '--machine'), /the machine's|the machine makes/);
    // Within a level the sets are compared with each other, so a change of the program hides nothing.
    answer.sets.forEach((set) => isNear(set.machine.curve_percent, 0));
});

test('a change of both is not the machine\u2019s alone', async () => {
    const [{ machine, diff_percent: percent }] = (await series('both')).change_points;
    assert.equal(machine.explains, false);
    assert.ok(machine.low_percent > 5 && machine.high_percent < percent - 1, 'but part of it is');
    assert.match(command('both-*', '--machine'), /\n {4}the machine makes \+\d+\.\d % of the step/);
});

test('the newest set alone can be the machine\u2019s', async () => {
    const answer = await series('newest');
    assert.equal(answer.change_points.length, 0);
    assert.equal(answer.newest.machine.explains, true);
    isNear(answer.sets.at(-1).machine.curve_percent, 10);
    assert.match(command('newest-*', '--machine'), /level\.\n {4}the machine's, which makes \+(9\.\d|10\.\d) %/);
    const other = await series('newest', { machine: true, measure: 'compute' });
    assert.equal(other.newest.machine.explains, false, 'of the step only');
});

test('a gate at equal clock lets a slow node pass, and stops a program', () => {
    const gate = (name, ...more) => {
        const sets = `${name}-0?,${name}-${NIGHTS}`;
        const { status, stderr } = spawnSync(PROGRAM, ['series', '--data', data, sets, '--baseline', `${name}-0?`,
            '--fail-if', 'step_time>5%', '--fail-if', 'compute>50%', ...more], { encoding: 'utf8' });
        return [status, stderr];
    };
    assert.equal(gate('newest')[0], 1);
    const [status, said] = gate('newest', '--equal-clock');
    assert.equal(status, 0, said);
    assert.match(said, /^fine: step_time>5%: .*; at equal clock$/m);
    assert.match(said, /^fine: compute>50%: .*(?<!clock)$/m);
    assert.equal(gate('jump')[0], 1);
    assert.equal(gate('jump', '--equal-clock')[0], 1, 'the program is slower');
});
