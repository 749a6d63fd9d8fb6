// Plants other machines and other programs into real traces, and counts how often the split of
// docs/semantics.md, section 18, has what was planted. Usually by `make bench-machine`.
//
//     node tests/planted/machine_bench.mjs TRACEDIFF
//
// PLANTED_SOURCES, PLANTED_STEPS, PLANTED_JOBS, PLANTED_KEEP, PLANTED_LIST, PLANTED_QUICK   as
//                 of bench.mjs
// PLANTED_KINDS   of plants_machine.mjs (default: all)
// PLANTED_SEEDS   default "1 2"; sizes are drawn from these
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { compare } from './judge.mjs';
import { printMachine } from './machine_table.mjs';
import { judgeSplit, planMachine, truthOf, writeMachinePair } from './machine_plant.mjs';
import { openSource } from './plant.mjs';
import { MACHINE_KINDS } from './plants_machine.mjs';
import { runAll, work } from './pool.mjs';
import { sourceName, sourcesOf } from './sources.mjs';

function settings() {
    const { env } = process;
    const words = (text) => text.split(/\s+/).filter(Boolean);
    const quick = Boolean(env.PLANTED_QUICK);
    return {
        sources: sourcesOf(quick),
        kinds: words(env.PLANTED_KINDS ?? Object.keys(MACHINE_KINDS).join(' ')),
        seeds: words(env.PLANTED_SEEDS ?? (quick ? '1' : '1 2')),
        steps: Number(env.PLANTED_STEPS ?? 8),
        jobs: Number(env.PLANTED_JOBS ?? os.cpus().length),
        keep:
            env.PLANTED_KEEP ??
            path.join(os.tmpdir(), `tracediff-machine-${process.pid}`),
        list: env.PLANTED_LIST,
    };
}

// One pair, with counters and without.
function runCase(job, cache, { program, keep, steps }) {
    if (cache.folder !== job.source) {
        Object.assign(cache, { folder: job.source, source: openSource(job.source) });
    }
    const name = `${sourceName(job.source)}-${job.kind}-${job.seed}-${job.counters}`;
    const result = { ...job, source: sourceName(job.source), name };
    const plan = cache.source && planMachine(cache.source, job.kind, job.seed, steps);
    if (!plan) {
        return { ...result, skipped: true };
    }
    const out = path.join(keep, name);
    const key = `${job.kind} ${job.seed}`;
    if (cache.key !== key) {
        const truth = truthOf(cache.source, plan, program, out);
        Object.assign(cache, { key, truth });
    }
    writeMachinePair(cache.source, plan, job.counters, out);
    const { answer } = compare(program, out);
    const told = {
        what: plan.what,
        size: plan.size,
        rank: plan.rank,
        same: plan.same,
        truth: cache.truth,
    };
    const found = { ...told, ...judgeSplit(told, answer) };
    if (found.right && !found.wrong.length) {
        fs.rmSync(out, { recursive: true });
    } else {
        fs.writeFileSync(path.join(out, 'answer.json'), JSON.stringify(found, null, 2));
    }
    return { ...result, ...found };
}

async function main() {
    const options = settings();
    const program = path.resolve(process.argv[2]);
    const jobs = options.sources.flatMap((source) =>
        options.kinds.flatMap((kind) =>
            options.seeds.flatMap((seed) =>
                [true, false].map((counters) => ({ source, kind, seed, counters })),
            ),
        ),
    );
    fs.mkdirSync(options.keep, { recursive: true });
    const begin = Date.now();
    const file = fileURLToPath(import.meta.url);
    const results = await runAll(file, jobs, options, program);
    const errors = results.filter((r) => r.error);
    errors.slice(0, 5).forEach((r) => console.error(r.error));
    printMachine(results, options.kinds);
    console.log(
        `\n${Math.round((Date.now() - begin) / 1000)} s; what was not split right is kept in ` +
            options.keep,
    );
    return errors.length ? 1 : 0;
}

if (isMainThread) {
    process.exitCode = await main();
} else {
    work(runCase);
}
