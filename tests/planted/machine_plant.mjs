// A pair whose machine and whose program are known: made, written, and its split judged.
import fs from 'node:fs';
import path from 'node:path';
import { compare } from './judge.mjs';
import { chooseOf } from './plant.mjs';
import { MACHINE_KINDS } from './plants_machine.mjs';
import { Random } from './random.mjs';
import { cloneTemplate, quietStep, record, WARM } from './replay.mjs';
import { writeTrace } from './trace.mjs';

const SIZES = [0.01, 0.2]; // drawn between, evenly by their logarithm
const EVERY = 50e6; // ns between values of a counter
const JITTER = 0.2; // of the values are one step of the clock off
const ALLOWED = 0.05; // % of the step: parts are given so exactly
const CALLED = 0.5; // % of the step: what a machine's change is not called the program's by
const BASE = { what: 'the same machine', apply: () => {} };
// Kinds of sentence that blame the program.
const BLAMES = new Set([
    'per_call', 'replaced', 'more_calls', 'host_late', 'copies', 'launches', 'alike', 'transfer',
]);

function made(source, program, machine) {
    const templates = source.templates.map(cloneTemplate);
    program?.apply(templates);
    machine.apply(templates);
    return templates;
}

const drawSize = (random) => SIZES[0] * (SIZES[1] / SIZES[0]) ** random.next();

function chooseProgram(source, programs, seed, steps, random) {
    const size = drawSize(random);
    for (const list of random.shuffled(programs)) {
        const plant = chooseOf(list, source, list.name, size, seed, steps);
        if (plant) {
            return plant;
        }
    }
    return null;
}

// What is planted: the templates of both sides, and of the control on the test's machine. Null
// where it makes no sense in this trace.
export function planMachine(source, kind, seed, steps) {
    const random = new Random('machine', path.basename(source.folder), kind, seed);
    const options = { templates: source.templates, size: drawSize(random), random, steps };
    const machine = MACHINE_KINDS[kind].machine(options);
    const { programs } = MACHINE_KINDS[kind];
    const program = machine && programs && chooseProgram(source, programs, seed, steps, random);
    if (!machine || (programs && !program)) {
        return null;
    }
    const reverse = random.next() < 0.5;
    const quiet = (p, m) => quietStep(made(source, p, m), steps);
    // The host where it is not the limit.
    if (machine.acts && quiet(null, machine) / source.base - 1 < 0.5 * options.size) {
        return null;
    }
    const [before, after] = reverse ? [machine, BASE] : [BASE, machine];
    const [first, second] = reverse ? [program, null] : [null, program];
    const sides = { control: [first, before], moved: [first, after], test: [second, after] };
    return {
        kind,
        seed,
        steps,
        what: `${machine.what}; ${program?.what ?? 'the same program'}${reverse ? '; in the control' : ''}`,
        size: options.size,
        rank: machine.rank,
        same: { machine: machine.what === BASE.what, program: !program },
        clocks: machine.clocks,
        changed: reverse ? 'control' : 'test',
        ...Object.fromEntries(
            Object.entries(sides).map(([side, [p, m]]) => [side, () => made(source, p, m)]),
        ),
    };
}

// Values every 50 ms, from before the first step on.
function countersOf(rows, template, clocks, random) {
    const starts = rows
        .filter((r) => /^ProfilerStep#/.test(r.name) && r.cat !== 'gpu_user_annotation')
        .map((r) => r.ts)
        .sort((a, b) => a - b);
    const device = template.nodes.find((n) => n.type === 'D')?.row.args.device ?? 0;
    const end = rows.reduce((most, r) => Math.max(most, r.end), 0);
    const out = [];
    for (let ts = Math.max(0, starts[0] - EVERY * random.next()); ts < end; ts += EVERY) {
        const step = Math.max(0, starts.findLastIndex((s) => s <= ts));
        const { sm, memory } = clocks(WARM + step);
        const off = random.next() < JITTER ? random.pick([-15, 15]) : 0;
        const pid = `GPU ${device} Counters`;
        out.push({ name: 'SM Clock (MHz)', pid, ts, value: sm + off });
        out.push({ name: 'Memory Clock (MHz)', pid, ts, value: memory });
    }
    return out;
}

// What the machine and the program change, in % of the control's step: by replays without
// noise, whose steps the program measures.
export function truthOf(source, plan, program, out) {
    const stepOf = (test) => {
        for (const [side, from] of [['control', 'control'], ['test', test]]) {
            const templates = plan[from]();
            record(templates, plan.steps, { seed: 'quiet', noise: null }).rows.forEach(
                (rows, rank) =>
                    writeTrace(path.join(out, side), templates[rank].trace, rows),
            );
        }
        const { control, diff } = compare(program, out).answer.step_time;
        fs.rmSync(out, { recursive: true, force: true });
        return (100 * diff.step) / control.step;
    };
    const machine = plan.same.machine ? 0 : stepOf('moved');
    return { machine, program: plan.same.program ? 0 : stepOf('test') - machine };
}

// Plays both sides and writes them.
export function writeMachinePair(source, plan, counters, out) {
    fs.rmSync(out, { recursive: true, force: true });
    const plain = MACHINE_KINDS.none.machine().clocks;
    for (const side of ['control', 'test']) {
        const templates = plan[side]();
        const seed = `${side}/${plan.kind}/${plan.seed}`;
        const clocks = plan.changed === side ? plan.clocks : plain;
        record(templates, plan.steps, { seed }).rows.forEach((rows, rank) => {
            const random = new Random('counters', seed, rank);
            const values = counters
                ? countersOf(rows, templates[rank], (step) => clocks(rank, step), random)
                : [];
            writeTrace(path.join(out, side), templates[rank].trace, rows, values);
        });
    }
}

const isIn = (value, part) =>
    value >= part.low_percent - ALLOWED && value <= part.high_percent + ALLOWED;
const excludes = (part, least) => part.low_percent > least || part.high_percent < -least;

// What the answer has right and wrong: { right, wrong: [words], said, width, split }.
export function judgeSplit({ truth, rank, same }, answer) {
    const split = answer.machine_or_program;
    const sentences = answer.diagnosis ?? [];
    const found = {
        verdict: answer.verdict?.verdict,
        sentences: sentences.map((s) => `${s.certainty} ${s.kind}: ${s.text}`),
        split,
        wrong: [],
        right: false,
        quiet: true,
    };
    const machineSaid = sentences.some((s) => s.kind === 'machine');
    const sure = sentences.filter((s) => s.certainty === 'sure' && BLAMES.has(s.kind));
    if (rank !== undefined) {
        found.rank = sentences.some((s) => new RegExp(`\\brank ${rank}\\b`, 'i').test(s.text));
    }
    if (!split) {
        return { ...found, wrong: ['no split'] };
    }
    found.machine = isIn(truth.machine, split.machine);
    found.program = isIn(truth.program, split.program);
    found.right = found.machine && found.program;
    found.width = {
        machine: split.machine.high_percent - split.machine.low_percent,
        program: split.program.high_percent - split.program.low_percent,
    };
    if (same.machine && (machineSaid || excludes(split.machine, ALLOWED))) {
        found.wrong.push('program called machine');
    }
    if (same.program && (excludes(split.program, CALLED) || sure.length)) {
        found.wrong.push('machine called program');
    }
    found.quiet = !machineSaid && !sentences.some((s) => s.certainty === 'sure');
    return found;
}
