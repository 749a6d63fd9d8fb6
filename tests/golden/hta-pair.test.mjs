// HTA's own answers to every call about the sample pair (data/hta-pair.json) against those of
// this program, and an example of each difference with both answers; see hta.mjs.
import assert from 'node:assert/strict';
import test from 'node:test';
import { add, analyse, answers, countCompared, negative, run, same, sameTable, store,
    whatOf } from './hta.mjs';

/** HTA's short name. */
function htaShort(name) {
    if (/^(Memcpy|Memset|dma|hipMemcpy|hipMemset)/.test(name) || !/[<(]/.test(name)) {
        return name;
    }
    const stack = [];

    for (const letter of name.replaceAll('->', '')) {
        const opener = { '>': '<', ')': '(' }[letter];

        if (opener === undefined) {
            stack.push(letter);
        } else {
            stack.length = Math.max(0, stack.lastIndexOf(opener));
        }
    }
    return stack.join('').split(' ').at(-1);
}

/** HTA's device types follow the stream: waits for a stream are GPU, annotations of the device
 *  have no stream and are CPU. Ours follow the category: both sorts of rows have no type. */
function isOfType(type, category) {
    const onStream = ['kernel', 'gpu_memcpy', 'gpu_memset', 'cuda_sync'].includes(category);

    return type === 'GPU' ? onStream : type === 'CPU' ? !onStream : true;
}

/** Our rows, added up by HTA's name, with HTA's negative durations. */
function pairRows(args) {
    const options = Object.entries(args).flatMap(([name, value]) => ({
        device_type: [],
        use_short_name: [],
        control_rank: ['--control-ranks', String(value)],
        test_rank: ['--test-ranks', String(value)],
        control_iteration: ['--control-steps', String(value)],
        test_iteration: ['--test-steps', String(value)],
    })[name]);
    const { rows } = JSON.parse(run('compare', '--data', store(['micros']), 'control', 'test',
        '--ranks', 'first', '--steps', 'first', '--merge-addresses=false', '--limit', '1000000',
        '--format', 'json', ...options));
    const found = new Map();

    for (const row of rows.filter(({ category }) => isOfType(args.device_type, category))) {
        const name = args.use_short_name ? htaShort(row.name) : row.name;
        const sum = found.get(name) ?? { name, Control_counts: 0, Control_total_duration: 0,
            Test_counts: 0, Test_total_duration: 0 };

        sum.Control_counts += row.control_counts;
        sum.Test_counts += row.test_counts;
        sum.Control_total_duration += row.control_total_duration;
        sum.Test_total_duration += row.test_total_duration;
        found.set(name, sum);
    }
    for (const [side, column] of [['control', 'Control'], ['test', 'Test']]) {
        const ranks = [args[`${side}_rank`] ?? 0].flat();
        const numbers = [args[`${side}_iteration`] ?? 5].flat();

        for (const row of args.device_type === 'GPU' ? [] : add(negative, side)) {
            if (ranks.includes(row.rank) && numbers.includes(row.step)) {
                found.get(row.name)[`${column}_total_duration`]--;
            }
        }
    }
    return [...found.values()].map((row) => ({ ...row,
        diff_counts: row.Test_counts - row.Control_counts,
        diff_duration: row.Test_total_duration - row.Control_total_duration }));
}

function change({ Control_counts: before, Test_counts: after }) {
    return before === 0 ? 'added' : after === 0 ? 'deleted' :
        after > before ? 'increased' : after < before ? 'decreased' : 'unchanged';
}

for (const answer of answers('pair')) {
    const what = whatOf('pair', answer);

    test(what, () => {
        const ours = pairRows(answer.args);

        if (answer.call === 'compare_traces') {
            sameTable(answer.result, ours, ['name'], Object.fromEntries(
                ['Control_counts', 'Control_total_duration', 'Test_counts',
                    'Test_total_duration', 'diff_counts', 'diff_duration']
                    .map((name) => [name, name])), what);
            return;
        }
        assert.equal(answer.call, 'ops_diff');
        for (const [group, names] of Object.entries(answer.result)) {
            same(names.toSorted(), ours.filter((row) => change(row) === group)
                .map(({ name }) => name).sort(), `${what} ${group}`);
        }
    });
}

// ---- the differences, with both answers ----

const recorded = [];
const answer = (name, call, args) => answers(name).find((each) => each.call === call &&
    JSON.stringify(each.args) === JSON.stringify(args)).result;
const rowOf = (rows, members) => rows.find((row) =>
    Object.entries(members).every(([key, value]) => row[key] === value));
const compareRows = (...options) => JSON.parse(run('compare', '--data', store(recorded), 'control',
    'test', '--ranks', 'first', '--steps', 'first', '--limit', '1000000', '--format', 'json',
    ...options)).rows;
const gemm = 'sm90_xmma_gemm_bf16bf16_bf16f32_f32_nt_n_tilesize128x256x64_warpgroupsize2x1x1' +
    '_execute_segment_k_off_kernel__5x_cublas';
const cut = { num_kernels: 1, duration_ratio: 1 };

/* On the sample as recorded: [what, HTA's, ours]. */
const differences = [
    ['rounded times: cudaEventRecordWithFlags',
        [() => rowOf(answer('pair', 'compare_traces', {}),
            { name: 'cudaEventRecordWithFlags' }).Control_total_duration, -1],
        [() => rowOf(compareRows(),
            { name: 'cudaEventRecordWithFlags' }).control_total_duration, 10.71]],
    ['all three: idle time of rank 0',
        [() => answer('control', 'get_temporal_breakdown',
            { include_last_profiler_step: false })[0]['idle_time(us)'], 1369],
        [() => analyse(recorded, 'control', 'temporal_breakdown').rows[0].idle_time, 1830.016]],
    ['rows of the last step: points of the queue of stream 7',
        [() => answer('control', 'get_queue_length_summary', { ranks: 'all' })[0].count, 2282],
        [() => analyse(recorded, 'control', 'queue_length').summary[0].count, 2280]],
    ['statistics after the cut: longest call of a kernel',
        [() => rowOf(answer('control', 'get_gpu_kernel_breakdown', cut)[1],
            { name: gemm, rank: 0 })['max (us)'], 7374],
        [() => rowOf(analyse(recorded, 'control', 'kernel_breakdown', cut).kernels,
            { name: gemm, rank: 0 }).max, 141.536]],
    ['one stream of each rank: rows of the time blocked',
        [() => answer('control', 'get_time_spent_blocked_on_full_queue',
            { max_queue_length: 1 }).length, 2],
        [() => analyse(recorded, 'control', 'queue_length',
            { max_queue_length: 1 }).time_blocked.length, 4]],
    ['launches by the driver: launches of rank 0',
        [() => answer('test', 'get_cuda_kernel_launch_stats', { ranks: 'all' })[0].length, 1131],
        [() => analyse(recorded, 'test', 'launch_stats').counts[0].count, 1170]],
    ['short names: of a name in an anonymous namespace',
        [() => answer('pair', 'compare_traces', { use_short_name: true, device_type: 'GPU' })
            .map((row) => row.name).filter((name) => name.includes('multi_tensor')),
        ['at::native::::multi_tensor_apply_kernel']],
        [() => compareRows('--use-short-name', '--device-type', 'GPU')
            .map((row) => row.name).filter((name) => name.includes('multi_tensor')),
        ['at::native::anonymous::multi_tensor_apply_kernel']]],
    ['device types: waits for a stream among the rows of the GPU',
        [() => rowOf(answer('pair', 'compare_traces', { device_type: 'GPU' }),
            { name: 'Stream Synchronize' }) !== undefined, true],
        [() => rowOf(compareRows('--device-type', 'GPU'),
            { name: 'Stream Synchronize' }) !== undefined, false]],
];

for (const [what, [hta, theirs], [ours, own]] of differences) {
    test(`a deliberate difference from HTA: ${what}`, () => {
        assert.deepEqual({ hta: hta(), ours: ours() }, { hta: theirs, ours: own });
    });
}

test('thousands of values were compared', () => {
    assert.ok(countCompared() > 10000, String(countCompared()));
});
