// Plants causes into real traces and counts how many the diagnosis names. See
// docs/diagnosis.md; usually by `make bench-diagnosis`.
//
//     node tests/planted/bench.mjs TRACEDIFF
//
// PLANTED_SOURCES   folders of traces (default: traces-sample/control, and with
//                   TRACEDIFF_CORPUS some of the corpus)
// PLANTED_KINDS     which causes (default: all), by blanks
// PLANTED_SIZES     shares of a step (default: "0.2 0.05 0.02")
// PLANTED_SEEDS     default "1 2"; with an r behind it (3r) the cause is in the control set
// PLANTED_STEPS     steps a side (default 8)
// PLANTED_NULLS     pairs without a cause per source (default: as many as with one)
// PLANTED_JOBS      at once (default: the number of cores)
// PLANTED_QUICK=1   the sample only, one seed, large
// PLANTED_KEEP      where cases that were not told are kept (default: a folder below
//                   ${TMPDIR:-/tmp}, its name is printed)
// PLANTED_LIST      a file for one line of JSON per case
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { choosePlant, openSource, writePair } from './plant.mjs';
import { compare, judge } from './judge.mjs';
import { KINDS } from './plants.mjs';
import { runAll, work } from './pool.mjs';
import { sourceName, sourcesOf } from './sources.mjs';
import { printTables } from './table.mjs';

const SELF = fileURLToPath(import.meta.url);

function settings() {
    const { env } = process;
    const words = (text) => text.split(/\s+/).filter(Boolean);
    const quick = Boolean(env.PLANTED_QUICK);
    return {
        sources: sourcesOf(quick),
        kinds: words(env.PLANTED_KINDS ?? Object.keys(KINDS).join(' ')),
        sizes: words(env.PLANTED_SIZES ?? (quick ? '0.2' : '0.2 0.05 0.02')).map(Number),
        seeds: words(env.PLANTED_SEEDS ?? (quick ? '1' : '1 2')),
        steps: Number(env.PLANTED_STEPS ?? 8),
        nulls: env.PLANTED_NULLS === undefined ? null : Number(env.PLANTED_NULLS),
        jobs: Number(env.PLANTED_JOBS ?? os.cpus().length),
        keep:
            env.PLANTED_KEEP ??
            path.join(os.tmpdir(), `tracediff-planted-${process.pid}`),
        list: env.PLANTED_LIST,
    };
}

// One case; what was not told right stays in its folder.
function runCase(job, cache, { program, keep, steps }) {
    if (cache.folder !== job.source) {
        Object.assign(cache, { folder: job.source, source: openSource(job.source) });
    }
    const name = `${sourceName(job.source)}-${job.kind}-${job.size}-${job.seed}`;
    const result = { ...job, source: sourceName(job.source), name };
    const plant =
        cache.source && choosePlant(cache.source, job.kind, job.size, job.seed, steps);
    if (!plant) {
        return { ...result, skipped: true };
    }
    const out = path.join(keep, name);
    const told = writePair(cache.source, plant, job.size, job.seed, out, steps);
    const { answer, ms } = compare(program, out);
    const found = judge(told, answer);
    const right =
        found.verdict &&
        (told.expect
            ? found.place === 1 || found.place === 2
            : !found.sentences.length && !found.real);
    if (right) {
        fs.rmSync(out, { recursive: true });
    } else {
        fs.writeFileSync(path.join(out, 'answer.json'), JSON.stringify(found, null, 2));
        fs.writeFileSync(
            path.join(out, 'look.sh'),
            `#!/bin/sh\n# ${told.what}\n` +
                `exec ${program} compare --data '${out}/store' '${out}/control' '${out}/test'\n`,
        );
    }
    return { ...result, ...found, what: told.what, ms, right, out };
}

async function main() {
    const options = settings();
    const program = path.resolve(process.argv[2]);
    const jobs = options.sources.flatMap((source) =>
        options.kinds
            .filter((k) => k !== 'none')
            .flatMap((kind) =>
                options.sizes.flatMap((size) =>
                    options.seeds.map((seed) => ({ source, kind, size, seed })),
                ),
            ),
    );
    fs.mkdirSync(options.keep, { recursive: true });
    const begin = Date.now();
    const planted = await runAll(SELF, jobs, options, program);
    const nulls = options.sources.flatMap((source) => {
        const same = planted.filter(
            (r) => r.source === sourceName(source) && !r.skipped && !r.error,
        );
        const count = options.nulls ?? same.length;
        return Array.from({ length: count }, (_, i) => ({
            source,
            kind: 'none',
            size: 0,
            seed: String(i + 1),
        }));
    });
    const empty = await runAll(SELF, nulls, options, program);
    const errors = [...planted, ...empty].filter((r) => r.error);
    errors.slice(0, 5).forEach((r) => console.error(r.error));
    planted.sort((a, b) => options.kinds.indexOf(a.kind) - options.kinds.indexOf(b.kind));
    printTables(planted, empty, options);
    console.log(
        `\n${Math.round((Date.now() - begin) / 1000)} s; what was not told is kept in ${options.keep}, ` +
            'with look.sh to look at it',
    );
    return errors.length ? 1 : 0;
}

if (isMainThread) {
    process.exitCode = await main();
} else {
    work(runCase);
}
