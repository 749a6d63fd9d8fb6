// HTA's own answers to every call about one side of the sample (data/hta-control.json,
// data/hta-test.json) against those of this program; see hta.mjs.
import assert from 'node:assert/strict';
import test from 'node:test';
import { add, analyse, answers, countCompared, driver, run, same, sameTable, statistics, store,
    whatOf } from './hta.mjs';

function temporal(edits, side, { args, result }, what) {
    const ours = analyse([...edits, 'syncBusy'], side, 'temporal_breakdown', args).rows;

    sameTable(result, ours, ['rank'], {
        'idle_time(us)': 'idle_time', 'compute_time(us)': 'compute_time',
        'non_compute_time(us)': 'non_compute_time', 'kernel_time(us)': 'kernel_time',
        idle_time_pctg: 'idle_time_pctg', compute_time_pctg: 'compute_time_pctg',
        non_compute_time_pctg: 'non_compute_time_pctg',
    }, what);
}

function overlap(edits, side, { args, result }, what) {
    sameTable(result, analyse(edits, side, 'comm_comp_overlap', args).rows, ['rank'],
        { comp_comm_overlap_pctg: 'comp_comm_overlap_pctg' }, what);
}

function idle(edits, side, { args, result }, what) {
    const ours = analyse(edits, side, 'idle_time_breakdown',
        { ranks: 0, ...args, show_idle_interval_stats: true }).rows;
    const keys = ['rank', 'stream', 'idle_category'];

    sameTable(result[0], ours, keys,
        { idle_time: 'idle_time', idle_time_ratio: 'idle_time_ratio' }, what);
    if (args.show_idle_interval_stats) {
        sameTable(result[1], ours, keys, statistics, `${what}, statistics`, true);
    }
}

/** HTA's cut: it keeps names up to a quantile of the running sums, and replaces the rows of
 *  each name by one value, their sum. */
function htaCut(all, { duration_ratio: ratio = 0.8, num_kernels: most = 10 }) {
    const groups = groupBy(all, (row) => `${row.rank} ${row.kernel_type}`);

    return [...groups.values()].flatMap((rows) => {
        if (rows.length <= most) {
            return rows.map((row) => ({ ...row, std: row.std ?? 0 }));
        }
        rows.sort((a, b) => b.sum - a.sum || (a.name < b.name ? -1 : 1));
        let total = 0;
        const running = rows.map((row) => total += row.sum);
        const h = (running.length - 1) * ratio, at = Math.floor(h);
        const limit = running[at] + (h - at) * ((running[at + 1] ?? running[at]) - running[at]);
        const kept = rows.filter((row, i) => running[i] <= limit && i < most);
        const others = rows.filter((row, i) => running[i] > limit || i >= most);

        return [...kept.map((row) => pooled(row, row.name, [row.sum])),
            pooled(rows[0], 'others', others.map((row) => row.sum))];
    });
}

function groupBy(list, key) {
    const groups = new Map();

    for (const item of list) {
        groups.set(key(item), [...groups.get(key(item)) ?? [], item]);
    }
    return groups;
}

function pooled({ rank, kernel_type }, name, sums) {
    const sum = sums.reduce((a, b) => a + b), mean = sum / sums.length;
    const squares = sums.reduce((a, b) => a + (b - mean) ** 2, 0);

    return { rank, kernel_type, name, sum, mean, max: Math.max(...sums), min: Math.min(...sums),
        std: sums.length > 1 ? Math.sqrt(squares / (sums.length - 1)) : 0 };
}

function kernels(edits, side, { args, result }, what) {
    const { num_kernels: most = 10, duration_ratio: ratio = 0.8, ...others } = args;
    const all = analyse(edits, side, 'kernel_breakdown',
        { ...others, num_kernels: 1000000, duration_ratio: 1 });

    sameTable(result[0], all.kinds, ['kernel_type'], { sum: 'sum', percentage: 'percentage' },
        `${what}, kinds`);
    sameTable(result[1], htaCut(all.kernels, { num_kernels: most, duration_ratio: ratio }),
        ['rank', 'kernel_type', 'name'],
        { 'sum (us)': 'sum', 'max (us)': 'max', 'min (us)': 'min', 'mean (us)': 'mean',
            stddev: 'std' }, what);
}

function bandwidth(edits, side, { args, result }, what) {
    sameTable(result, analyse(edits, side, 'memory_bw', args).summary, ['rank', 'name'],
        statistics, what);
}

/** If a launch and a start are at the same µs, we put the launch first. HTA leaves the order
 *  to an unstable sort: each pair that it swaps makes its sum of lengths smaller by 2. */
function queue(edits, side, { args, result }, what) {
    const ours = analyse(edits, side, 'queue_length', { ...args, points: 1000000 });

    sameTable(result, ours.summary, ['rank', 'stream'],
        { count: 'count', min: 'min', max: 'max' }, what);
    for (const row of result) {
        const mine = (each) => each.rank === row.rank && each.stream === row.stream;
        const { points } = ours.series.find(mine), { mean, count } = ours.summary.find(mine);
        const ties = points.filter(([time], i) => points[i + 1]?.[0] === time).length;
        const swaps = (mean - row.mean) * count / 2;

        countCompared(1);
        assert.ok(swaps > -1e-4 && swaps < ties + 1e-4 && Math.abs(swaps % 1 - 0.5) > 0.499,
            `${what} ${row.stream}: ${swaps} of ${ties} pairs swapped`);
        if (swaps < 1e-4) {
            sameTable([row], [ours.summary.find(mine)], ['rank', 'stream'], statistics, what);
        }
    }
}

/** HTA reports only the last stream of each rank that reaches the length. */
function blocked(edits, side, { args, result }, what) {
    const ours = analyse(edits, side, 'queue_length', args).time_blocked;
    const last = ours.filter((row, i) => ours[i + 1]?.rank !== row.rank);

    sameTable(result, last, ['rank', 'stream'], {
        duration_at_max_queue_length: 'duration_at_max_queue_length',
        relative_duration_at_max_queue_length: 'relative_duration_at_max_queue_length',
    }, what);
}

/** HTA looks at launches by cudaLaunchKernel… only, and not at those of the driver. */
function launches(edits, side, { args, result }, what) {
    const { note, ...options } = args;
    const csv = run('analyse', '--data', store(edits), side, '--what', 'launch_stats',
        '--format', 'csv', '--table', 'launches', '--include-memory-events',
        String(options.include_memory_events ?? true));
    const columns = ['correlation', 'cpu_duration', 'gpu_duration', 'launch_delay'];
    const ours = csv.trim().split('\n').slice(1).map((line) => line.split(','))
        .filter((cells) => !add(driver, side).has(`${cells[0]} ${cells[1]}`))
        .map((cells) => [0, 1, -3, -2, -1].map((i) => Number(cells.at(i))));

    for (const [rank, rows] of Object.entries(result)) {
        const mine = ours.filter((row) => row[0] === Number(rank)).map((row) => row.slice(1));
        const theirs = rows.map((row) => columns.map((name) => row[name]));
        const byCorrelation = (a, b) => a[0] - b[0];

        if (note === undefined) {
            countCompared(4 * theirs.length);
            assert.deepEqual(mine.sort(byCorrelation), theirs.sort(byCorrelation), what);
            continue;
        }
        for (const [i, name] of columns.entries()) {
            const values = describe(mine.map((row) => row[i]));

            for (const row of rows) {
                same(row[name], values[row.statistic], `${what} ${name} ${row.statistic}`);
            }
        }
    }
}

function describe(values) {
    const sorted = values.toSorted((a, b) => a - b), count = sorted.length;
    const mean = sorted.reduce((a, b) => a + b) / count;
    const at = (part) => {
        const h = (count - 1) * part, low = Math.floor(h);

        return sorted[low] + (h - low) * ((sorted[low + 1] ?? 0) - sorted[low]);
    };

    return { count, mean, min: sorted[0], max: sorted.at(-1), '25%': at(0.25), '50%': at(0.5),
        '75%': at(0.75),
        std: Math.sqrt(sorted.reduce((a, b) => a + (b - mean) ** 2, 0) / (count - 1)) };
}

/** HTA keeps only the matches of the smallest depth in any thread, we keep the outermost ones.
 *  We find all that HTA finds, and `more` says how many patterns HTA misses. */
const more = {
    control: { 'aten:: 3': 3, 'aten:: 1': 35, 'aten::linear 1': 4, 'Optimizer.step 3': 1 },
    test: { 'aten:: 3': 3, 'aten:: 1': 33, 'aten::linear 1': 4, 'Optimizer.step 3': 1 },
};

function sequences(edits, side, { args, result }, what) {
    const ours = analyse(edits, side, 'kernel_sequences', { ranks: args.rank ?? 0, top_k: 1000,
        operator_name: args.operator_name, min_pattern_len: args.min_pattern_len }).patterns;
    const found = result === 0 ? [] : result; /* the call without a rank answers the number 0 */

    sameTable(found, ours.filter(({ pattern }) => found.some((row) => row.pattern === pattern)),
        ['pattern'], { count: 'count', 'GPU kernel duration (us)': 'kernel_duration',
            'CPU op duration (us)': 'operator_duration' }, what);
    same((more[side][`${args.operator_name} ${args.min_pattern_len}`] ?? 0) + found.length,
        ours.length, `${what}: patterns`);
}

function steps(edits, side, { result }, what) {
    same(result, analyse(edits, side, 'temporal_breakdown').all_steps, what);
}

const calls = {
    get_temporal_breakdown: temporal,
    get_comm_comp_overlap: overlap,
    get_idle_time_breakdown: idle,
    get_gpu_kernel_breakdown: kernels,
    get_memory_bw_summary: bandwidth,
    get_queue_length_summary: queue,
    get_time_spent_blocked_on_full_queue: blocked,
    get_cuda_kernel_launch_stats: launches,
    get_frequent_cuda_kernel_sequences: sequences,
    get_profiler_steps: steps,
};

for (const side of ['control', 'test']) {
    for (const answer of answers(side)) {
        test(whatOf(side, answer), () => {
            const edits = answer.args.include_last_profiler_step ? ['micros'] :
                ['micros', 'lastStep'];

            calls[answer.call](edits, side, answer, whatOf(side, answer));
        });
    }
}

test('thousands of values were compared', () => {
    assert.ok(countCompared() > 10000, String(countCompared()));
});
