// Hardware counters of operators on a real trace, by the rule of HTA: the n-th range of the
// profiler belongs to the n-th launch, and to the operators that contain it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import zlib from 'node:zlib';

const program = path.resolve(process.env.TRACEDIFF_BIN ??
    path.join(process.env.top_builddir ?? '.', 'tracediff'));
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-counters-'));
after(() => fs.rmSync(home, { recursive: true }));

const folder = process.env.TRACEDIFF_CORPUS
    && path.join(process.env.TRACEDIFF_CORPUS, 'corpus', 'hta-cupti');
const none = !folder || !fs.existsSync(folder);

/** [{kernel, operators: outermost first, counters}] in order of time. */
function expect(events) {
    const byStart = (a, b) => a.ts - b.ts;
    const ranges = events.filter((e) => e.cat === 'cuda_profiler_range').sort(byStart);
    const launches = events.filter((e) => e.cat === 'cuda_runtime'
        && e.name.startsWith('cudaLaunchKernel')).sort(byStart);
    const operators = events.filter((e) => e.cat === 'cpu_op');
    assert.equal(ranges.length, launches.length);
    return ranges.map(({ name, args }, i) => ({ kernel: name, counters: args,
        operators: operators.filter((o) => o.tid === launches[i].tid && o.ts <= launches[i].ts
            && o.ts + o.dur >= launches[i].ts + launches[i].dur)
            .sort((a, b) => b.dur - a.dur).map((o) => o.name) }));
}

test('CUPTI counters belong to the right operators', { skip: none && 'TRACEDIFF_CORPUS has no such trace' }, () => {
    const [file] = fs.readdirSync(folder);
    const trace = JSON.parse(zlib.gunzipSync(fs.readFileSync(path.join(folder, file))));
    const expected = expect(trace.traceEvents);
    const { set } = JSON.parse(execFileSync(program, ['analyse', folder, '--data', home, '--what',
        'operator_counters', '--format', 'json', '--rows', 'all', '--limit', '1000'],
    { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] }));
    assert.equal(set.files[0].matched, 1);
    const kernels = expected.flatMap(({ kernel, operators, counters }, number) =>
        Object.entries(counters).map(([counter, value]) => ({ rank: 0, number, kernel,
            operators: operators.join(' > '), counter, value })));
    assert.equal(set.kernels.length, kernels.length);
    assert.deepEqual(set.kernels, kernels);
    const sums = new Map();
    for (const { kernel, operators, counters } of expected) {
        for (const [counter, value] of Object.entries(counters)) {
            const key = JSON.stringify([operators.at(-1), kernel, counter]);
            sums.set(key, [...sums.get(key) ?? [], value]);
        }
    }
    assert.equal(set.rows.length, sums.size);
    for (const row of set.rows) {
        const values = sums.get(JSON.stringify([row.operator, row.kernel, row.counter]));
        assert.deepEqual([row.kernels, row.sum, row.min, row.max], [values.length,
            values.reduce((a, b) => a + b, 0), Math.min(...values), Math.max(...values)]);
    }
});
