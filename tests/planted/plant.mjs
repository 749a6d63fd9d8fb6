// Plants one cause into a real trace: makes a control set and a test set by replaying one of
// its steps with noise on both sides, the cause in the test set only.
//
//   node tests/planted/plant.mjs --source DIR --kind KIND --size 0.2 --seed 1 --out DIR
//
// Writes DIR/control, DIR/test and DIR/plant.json (what was planted, and what a right answer
// says). --kind none plants nothing; a seed that ends in r (1r) plants it in the control set,
// so that the test set is better; --steps N steps a side (8); --list names the kinds.
// Exit 3: this cause makes no sense in this trace (it would not change the step).
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadFolder, writeTrace } from './trace.mjs';
import { makeTemplate, stepRows } from './template.mjs';
import { cloneTemplate, matchCollectives, quietStep, record } from './replay.mjs';
import { markLaunches } from './find.mjs';
import { KINDS } from './plants.mjs';
import { Random } from './random.mjs';

const STEPS = 8;
const TRIES = 40;

const lengthOf = (t) => t.step.end - t.step.ts;

// The traces of a folder and the templates of the step that suits best: all ranks have it,
// the replay gives its time again, and it is nearest to the median. Null: there is none.
export function openSource(folder) {
    const traces = loadFolder(folder).filter((t) => stepRows(t).length);
    if (!traces.length) {
        return null;
    }
    const numbers = stepRows(traces[0])
        .map((r) => Number(r.name.slice(13)))
        .filter((n) =>
            traces.every((t) => stepRows(t).some((r) => r.name === `ProfilerStep#${n}`)),
        );
    const found = [];
    for (const number of numbers) {
        const templates = traces.map((t) => makeTemplate(t, number));
        matchCollectives(templates);
        const original =
            templates.reduce((a, t) => a + lengthOf(t), 0) / templates.length;
        const base = quietStep(templates);
        found.push({ number, base, original, off: Math.abs(base / original - 1) });
    }
    const median = [...found].sort((a, b) => a.original - b.original)[
        Math.floor(found.length / 2)
    ]?.original;
    const good = found.filter((f) => f.off < 0.2 && f.base > 0);
    good.sort(
        (a, b) =>
            Math.abs(a.base / median - 1) + a.off - Math.abs(b.base / median - 1) - b.off,
    );
    if (!good.length) {
        return null;
    }
    const templates = traces.map((t) => makeTemplate(t, good[0].number));
    if (!templates.every((t) => t.nodes.some((n) => n.type === 'D'))) {
        return null;
    }
    matchCollectives(templates);
    markLaunches(templates);
    return { folder, templates, ...good[0] };
}

function changed(templates, candidate, x) {
    const clones = templates.map(cloneTemplate);
    candidate.apply(clones, x);
    return clones;
}

// Searches the amount that changes the step time by `size`; null where none does.
function findAmount(source, candidate, size, steps) {
    const { templates, base } = source;
    const many = candidate.expect.step !== undefined ? steps : 2;
    if (candidate.free) {
        const change = quietStep(changed(templates, candidate, candidate.guess)) / base - 1;
        return { x: candidate.guess, change };
    }
    if (candidate.still) {
        const change =
            quietStep(changed(templates, candidate, candidate.guess)) / base - 1;
        return Math.abs(change) < 0.1 * size ? { x: candidate.guess, change } : null;
    }
    let x = candidate.most ? Math.min(candidate.guess, candidate.most) : candidate.guess;
    let best = null;
    for (let i = 0; i < 8; i++) {
        const change = quietStep(changed(templates, candidate, x), many) / base - 1;
        if (!best || Math.abs(change - size) < Math.abs(best.change - size)) {
            best = { x, change };
        }
        if (change < size * 0.02 && i > 1) {
            break;
        }
        if (Math.abs(change - size) < 0.03 * size) {
            break;
        }
        const ratio = Math.min(4, Math.max(0.25, size / Math.max(change, size / 100)));
        x = Math.min(x * ratio, candidate.most ?? Infinity, candidate.limit ?? Infinity);
    }
    const near = best.change > 0.75 * size && best.change < 1.33 * size;
    const direct = !candidate.added || best.change * base > 0.5 * candidate.added(best.x);
    return near && direct ? best : null;
}

// What to plant: { kind, what, x, change, expect, templates }; null where nothing fits.
export function choosePlant(source, kind, size, seed, steps = STEPS) {
    if (kind === 'none') {
        return {
            kind,
            what: 'nothing',
            x: 0,
            change: 0,
            expect: null,
            templates: source.templates,
        };
    }
    if (kind.includes('+')) {
        return chooseTwo(source, kind.split('+'), size, seed, steps);
    }
    return chooseOf(KINDS[kind], source, kind, size, seed, steps);
}

// The same for one kind, given as its function.
export function chooseOf(list, source, kind, size, seed, steps = STEPS) {
    const random = new Random('plant', path.basename(source.folder), kind, size, seed);
    const candidates = list({
        ...source,
        size,
        steps,
        random,
        firstStep: source.number,
    });
    for (const candidate of candidates.slice(0, TRIES)) {
        const found = findAmount(source, candidate, size, steps);
        if (found) {
            return {
                kind,
                what: candidate.what,
                ...found,
                apply: (templates) => candidate.apply(templates, found.x),
                control: candidate.control,
                expect: { verdict: 'slower', ...candidate.expect },
                templates: changed(source.templates, candidate, found.x),
            };
        }
    }
    return null;
}

// Two causes at once, the second of 0.6 of the size. Calls are inserted last: the other causes
// know their places by number.
function chooseTwo(source, kinds, size, seed, steps) {
    const [one, two] = kinds.map((kind, i) =>
        choosePlant(source, kind, i ? 0.6 * size : size, seed, steps),
    );
    if (!one || !two) {
        return null;
    }
    const templates = source.templates.map(cloneTemplate);
    two.apply(templates);
    one.apply(templates);
    return {
        kind: kinds.join('+'),
        what: `${one.what}; and ${two.what}`,
        x: one.x,
        change: one.change + two.change,
        expect: { verdict: one.expect.verdict, both: [one.expect, two.expect] },
        templates,
    };
}

// Plays both sides and writes them. What is known is returned and stands in plant.json.
export function writePair(source, plant, size, seed, out, steps = STEPS) {
    fs.rmSync(out, { recursive: true, force: true });
    const mean = (times) =>
        times.flat().reduce((a, b) => a + b, 0) / times.flat().length / 1000;
    const told = {};
    const reverse = /r$/.test(seed);
    const sides = reverse ? ['test', 'control'] : ['control', 'test'];
    const both = [plant.control ?? source.templates, plant.templates];
    for (const [i, templates] of both.entries()) {
        const side = sides[i];
        const { times, rows } = record(templates, steps, {
            seed: `${side}/${plant.kind}/${size}/${seed}`,
        });
        rows.forEach((r, rank) =>
            writeTrace(path.join(out, side), templates[rank].trace, r),
        );
        told[`${side}_step_us`] = Math.round(mean(times) * 1000) / 1000;
    }
    const { kind, what, x, change } = plant;
    const expect = plant.expect && { ...plant.expect };
    if (reverse && expect?.verdict === 'slower') {
        expect.verdict = 'faster';
    }
    const text = {
        source: source.folder,
        step: source.number,
        kind,
        what,
        size,
        seed,
        steps,
        amount: x,
        reverse,
        expected_change: change,
        expected_change_us: (change * source.base) / 1000,
        ...told,
        expect,
    };
    fs.writeFileSync(path.join(out, 'plant.json'), `${JSON.stringify(text, null, 2)}\n`);
    return text;
}

function readArguments(words) {
    const options = { size: 0.2, seed: 1, steps: STEPS, kind: 'none' };
    for (let i = 0; i < words.length; i += 2) {
        options[words[i].replace(/^--/, '')] = words[i + 1] ?? true;
    }
    return { ...options, size: Number(options.size), steps: Number(options.steps) };
}

function main() {
    const options = readArguments(process.argv.slice(2));
    if (options.list) {
        console.log(['none', ...Object.keys(KINDS)].join('\n'));
        return 0;
    }
    if (
        !options.source ||
        !options.out ||
        !options.kind.split('+').every((kind) => kind === 'none' || KINDS[kind])
    ) {
        console.error(
            'usage: plant.mjs --source DIR --kind KIND --size 0.2 --seed 1 --out DIR; --list names the kinds',
        );
        return 2;
    }
    const source = openSource(options.source);
    const plant =
        source &&
        choosePlant(source, options.kind, options.size, options.seed, options.steps);
    if (!plant) {
        console.error(
            source
                ? `${options.kind} makes no sense in this trace`
                : 'no step can be replayed',
        );
        return 3;
    }
    console.log(
        JSON.stringify(
            writePair(
                source,
                plant,
                options.size,
                options.seed,
                options.out,
                options.steps,
            ),
            null,
            2,
        ),
    );
    return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    process.exitCode = main();
}
