// Hostile traces, each of one size: shapes[name] = { n, make(n), ask(n) }. `make` returns files
// {name: text}; `ask` what is asked of them beyond what every shape is asked: [[name, path]…],
// where CONTROL and TEST stand for the sets. `n` is that of the long run; a set of 4 n is made
// too. All that one number can choose of a trace grows with it: ranks, steps, names, their
// length, categories, depth, threads, streams, launches, texts of args.

const HOST = { ph: 'X', pid: 1, tid: 1 };

function file(events, extra = {}) {
    return JSON.stringify({ distributedInfo: { rank: 0, world_size: 1 }, ...extra,
        traceEvents: events });
}

function host(name, ts, dur, more = {}) {
    return { ...HOST, cat: 'cpu_op', name, ts, dur, ...more };
}

function step(number, ts, dur) {
    return host(`ProfilerStep#${number}`, ts, dur, { cat: 'user_annotation' });
}

/** A kernel and its launch. */
function kernel(name, ts, dur, correlation, { cat = 'kernel', stream = 7, launch = ts, args = {},
    tid = 1 } = {}) {
    return [host('cudaLaunchKernel', launch, 0.25, { cat: 'cuda_runtime', tid,
        args: { correlation } }),
    { ph: 'X', cat, name, pid: 0, tid: stream, ts, dur,
        args: { correlation, device: 0, stream, ...args } }];
}

function times(n, make) {
    const list = [];
    for (let i = 0; i < n; i += 1) {
        const made = make(i);
        if (Array.isArray(made)) {
            list.push(...made);
        } else {
            list.push(made);
        }
    }
    return list;
}

/** One file with one step around all of it. */
function inOneStep(events, length) {
    return { 'rank0.json': file([step(1, 0, length), ...events]) };
}

/** Files of ranks; `places` says rank and file name of each. */
function ranks(n, stepsEach, rankOf = (i) => i) {
    return Object.fromEntries(times(n, (i) => ({ i })).map(({ i }) => [
        `r/f${String(i).padStart(5, '0')}.json`,
        JSON.stringify({ distributedInfo: { rank: rankOf(i), world_size: n },
            traceEvents: [...times(stepsEach, (s) => [step(s, s * 100 + i, 90),
                host('aten::add', s * 100 + i + 1, 5 + i % 3),
                ...kernel('gemm', s * 100 + i + 10, 20, s + 1)])] })]));
}

/** A field of Perfetto's protobuf: a number, or bytes. */
function field(number, value) {
    const varint = (rest) => (rest < 128 ? [rest]
        : [rest % 128 + 128, ...varint(Math.floor(rest / 128))]);
    return typeof value === 'number' ? Buffer.from([...varint(number * 8), ...varint(value)])
        : Buffer.concat([Buffer.from([...varint(number * 8 + 2), ...varint(value.length)]), value]);
}

/** A packet of Perfetto: [field, value] each; a list is a message. */
function packet(...fields) {
    const message = (parts) => Buffer.concat(parts.map(([number, value]) =>
        field(number, Array.isArray(value) ? message(value) : value)));
    return field(1, message(fields));
}

/** Perfetto's slices: a group of begins and ends on many tracks, then one by one, and the tables
 *  of one of two sequences are forgotten before each. */
function perfetto(n) {
    const name = (iid, text) => [2, [[1, iid], [2, Buffer.from(text)]]];
    const tables = (i) => [12, [[1, [[1, 1], [2, Buffer.from('cpu_op')]]], name(1, `op${i}`)]];
    const begin = (ts, track, more = []) => packet([8, ts], [10, 1], [11, [[9, 1], [11, track],
        [10, 1], [3, 1], ...more]]);
    const end = (ts, track) => packet([8, ts], [10, 1], [11, [[9, 2], [11, track]]]);
    return Buffer.concat([packet([10, 2], tables(0)), packet([10, 1], tables(0)),
        ...times(n, (i) => packet([60, [[1, i + 1], [4, [[1, 1], [2, i]]]]])),
        ...times(n, (i) => begin(1000 + 9 * i, i + 1, [[4, [[10, Buffer.from(`key${i}`)], [4, i]]],
            [4, [[10, Buffer.from('Input type')], [12, [[6, Buffer.from(`t${i}`)]]]]]])),
        ...times(n, (i) => end(1005 + 9 * i, i + 1)),
        ...times(n, (i) => [packet([10, 1], [13, 1], tables(i)), begin(20 * n + 9 * i, 1),
            end(20 * n + 9 * i + 5, 1)])]);
}

const list = (n, make) => times(n, make).join(',');
const compare = (more = '') => `/compare_traces?control=CONTROL&test=TEST${more}`;

export const shapes = {
    ranks: { n: 1024, make: (n) => ranks(n, 2), ask: (n) => [
        ['list of ranks', compare(`&control_ranks=${list(n, (i) => i)}`)],
        ['ranges of ranks', compare(`&test_ranks=${list(n / 2, (i) => `${2 * i}-${2 * i + 1}`)}`)],
        ['first', compare('&control_ranks=first&test_steps=first')]] },
    names_of_ranks: { n: 512, make: (n) => Object.fromEntries(times(n, (r) => ({ r })).map(
        ({ r }) => [`r${r}.json`, file([step(1, 0, 1000), ...times(25, (k) => [
            host(`op_${r}_${k}`, 20 * k, 18, { args: { 'Input Dims': [[r, k]] } }),
            ...kernel(`k_${r}_${k}`, 20 * k + 5, 2, k + 1)])],
        { distributedInfo: { rank: r, world_size: n } })])) },
    spans_of_one_rank: { n: 1024, make: (n) => ranks(n, 1, () => 0) },
    spans_of_some_ranks: { n: 1024, make: (n) => ranks(n, 1, (i) => i % 7) },
    copies_of_a_file: { n: 1024, make: (n) => Object.fromEntries(times(n, (i) =>
        ({ i })).map(({ i }) => [`c${i}.json`, file([step(1, 0, 10), host('a', 1, 1)])])) },
    steps: { n: 25000, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        step(i, i * 10, 9), host('aten::add', i * 10 + 1, 1 + i % 5)])) }), ask: (n) => [
        ['list of steps', compare(`&control_steps=${list(Math.min(n / 2, 12000), (i) => 2 * i)}`)],
        ['any', compare('&control_steps=any&test_steps=any')]] },
    steps_with_device: { n: 12500, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        step(i, i * 10, 9), host('aten::mm', i * 10 + 0.5, 5), ...kernel(`k${i % 3}`,
            i * 10 + 2, 3, i + 1, { launch: i * 10 + 1 })])) }) },
    steps_behind: { n: 12500, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        step(i, i * 10, 10), ...kernel(`k${i % 3}`, 5 * n + i * 10, 10, 2 * i + 1,
            { launch: i * 10 + 1 }),
        ...kernel('Memcpy HtoD', 5 * n + i * 10 + 2, 4, 2 * i + 2,
            { launch: i * 10 + 2, cat: 'gpu_memcpy', stream: 8 + i % 90 })])) }) },
    steps_around_the_first_launch: { n: 12500, make: (n) => ({ 'rank0.json': file([
        ...times(n, (i) => step(i, i, 2 * n)),
        ...times(n, (i) => kernel('k', 10 * n + i, 1, i + 1, { launch: 2 * n - 99 + i }))]) }) },
    a_name_a_step: { n: 12500, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        step(i, i * 10, 9), host(`op${i}`, i * 10 + 1, 1 + i % 5)])) }) },
    a_name_a_step_of_two_ranks: { n: 6250, make: (n) => Object.fromEntries([0, 1].map((r) => [
        `rank${r}.json`, file(times(n, (i) => [step(i, i * 10, 9), host(`op${i}`, i * 10 + 1,
            1 + i % 5)]), { distributedInfo: { rank: r, world_size: 2 } })])) },
    many_names_in_many_steps: { n: 500, make: (n) => ({ 'rank0.json': file(times(n, (i) =>
        [step(i, i * 1000, 900), ...times(40, (k) =>
            host(`op${(i * 37 + k * 101) % n}`, i * 1000 + k * 20, 9 + (i + k) % 5))])) }) },
    steps_in_a_step: { n: 25000, make: (n) => ({ 'rank0.json': file([step(n, 0, 10 * n),
        ...times(n, (i) => [step(i, i * 10, 9), host('aten::add', i * 10 + 1, 5)])]) }) },
    gaps_without_launches: { n: 12500, make: (n) => ({ 'rank0.json': file([
        { ...step(n, 0, 10 * n), tid: 2 }, ...times(n, (i) => [step(i, i * 10, 9),
            { ph: 'X', cat: 'kernel', name: 'k', pid: 0, tid: 7, ts: i * 10, dur: 3,
                args: { device: 0, stream: 7 } }])]) }) },
    overlapping_steps: { n: 25000, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        step(i, i, n), host('aten::add', i + 0.5, 1)])) }) },
    names: { n: 250000, make: (n) => inOneStep(times(n, (i) =>
        host(`op_${i}_${i * 7919 % 1000003}`, i, 1)), n), ask: () => [
        ['exclude', compare('&exclude=*1*2*3*&exclude=op_9*')],
        ['q', compare('&q=_1')], ['sort by name', compare('&sort=name&order=desc')],
        ['csv', compare('&format=csv')], ['short names', compare('&use_short_name=true')],
        ['unmerged', compare('&merge_addresses=false')]] },
    long_names: { n: 250, make: (n) => inOneStep(times(n, (i) =>
        host(`${'a'.repeat(16000)}${i}`, i, 1)), n), ask: () => [
        ['q of letters', compare(`&q=${'a'.repeat(8000)}b`)],
        ['q of ops', `/sets/CONTROL/ops?q=${'a'.repeat(8000)}b`],
        ['glob', compare(`&exclude=*${'a'.repeat(8000)}b*`)],
        ['glob of stars', compare(`&exclude=${'*a'.repeat(4000)}b`)],
        ['sort by name', compare('&sort=name')]] },
    length_of_names: { n: 4000, make: (n) => inOneStep(times(200, (i) =>
        host(`${'a'.repeat(n)}${i}`, i, 1)), 200), ask: (n) => [
        ['q of letters', compare(`&q=${'a'.repeat(n / 2)}b`)],
        ['q of ops', `/sets/CONTROL/ops?q=${'a'.repeat(n / 2)}b`],
        ['glob', compare(`&exclude=*${'a'.repeat(n / 2)}b*`)],
        ['glob of marks', compare(`&exclude=*${'a?'.repeat(60)}b*`)],
        ['glob of stars', compare(`&exclude=${'*a'.repeat(n / 4)}b`)]] },
    length_of_markers: { n: 4000, make: (n) => ({ 'rank0.json': file(times(200, (i) =>
        host(`${'a'.repeat(n)}x${i}y`, i, 1))) }), ask: (n) => [
        ['near markers', compare(`&marker=${'a'.repeat(n / 2)}b`)]] },
    many_globs: { n: 100, make: () => inOneStep(times(2000, (i) => host(`op${i}`, i, 1)), 2000),
        ask: (n) => [['globs', compare(times(n, (i) => `&exclude=*x${i}*y`).join(''))],
            ['categories asked', compare(times(n, () => '&category=cpu_op').join(''))]] },
    categories: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`op${i % 10}`, i, 1, { cat: `cat${i}` })), n), ask: () => [
        ['category', compare('&category=cat7')], ['wrong category', compare('&category=no')]] },
    addresses: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`<obj at 0x7f${(i * 4096).toString(16).padStart(10, '0')}>`, i, 1)), n) },
    depth: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`op${i % 50}`, i, 4 * n - 2 * i)), 5 * n), ask: () => [
        ['op', '/compare_traces/op?control=CONTROL&test=TEST&name=op0&category=cpu_op']] },
    depth_of_python: { n: 25000, make: (n) => inOneStep([...times(n, (i) =>
        host(`file.py(${i}): f${i}`, i, 4 * n - 2 * i, { cat: 'python_function' })),
    ...times(n / 10, (i) => kernel('k', n + 2 * i + 10, 1, i + 1, { launch: n + 2 * i + 0.5 }))
        .flat()], 5 * n) },
    staircase: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`op${i % 50}`, i, n)), 2 * n) },
    one_moment: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`op${i % 50}`, 10, 5)), 100), ask: () => [
        ['op', '/compare_traces/op?control=CONTROL&test=TEST&name=op0&category=cpu_op']] },
    no_length: { n: 25000, make: (n) => inOneStep(times(n, (i) => host(`op${i % 9}`, i, 0)), n) },
    threads: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        host('op', i, 1, { tid: i })), n) },
    streams: { n: 4000, make: (n) => inOneStep(times(n, (i) =>
        kernel('k', i * 2, 1, i + 1, { stream: i })).flat(), 2 * n) },
    kernels: { n: 20000, make: (n) => inOneStep(times(n, (i) =>
        kernel(`k${i % 20}`, i * 3, 2, i + 1)).flat(), 3 * n), ask: () => [
        ['op', '/compare_traces/op?control=CONTROL&test=TEST&name=k0&category=kernel'],
        ['trace with counters', '/sets/CONTROL/files/0/trace?counters=all']] },
    names_of_kernels: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        kernel(`k${i}`, i * 3, 2, i + 1)).flat(), 3 * n), ask: () => [
        ['all kernels', '/analysis/kernel_breakdown?set=CONTROL&num_kernels=100000']] },
    replaced_kernels: { n: 2000, own: true, make: (n, side) => inOneStep(times(n, (i) => [
        host(`aten::op${i % 10}`, i * 4, 3, { args: { 'Input Dims': [[i % 100, i % 7]] } }),
        ...kernel(`k_${side}_${i}`, i * 4 + 1, 2, i + 1, { launch: i * 4 + 0.5 })]).flat(),
    4 * n) },
    overlapping_kernels: { n: 8000, make: (n) => inOneStep(times(n, (i) =>
        kernel(i % 2 === 0 ? 'gemm' : 'ncclDevKernel_AllReduce', i, n, i + 1,
            { stream: i % 50 })).flat(), 3 * n) },
    copies: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        kernel(`Memcpy HtoD ${i % 40}`, i * 3, 5, i + 1, { cat: 'gpu_memcpy', stream: i % 9,
            args: { bytes: 1000, 'memory bandwidth (GB/s)': 1.5 } })).flat(), 3 * n), ask: () => [
        ['bandwidth', '/analysis/memory_bw?set=CONTROL&points=100000']] },
    long_queue: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        kernel('k', n + i * 3, 2, i + 1, { launch: i })).flat(), 5 * n) },
    one_correlation: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        kernel('k', i * 3, 2, 7)).flat(), 3 * n) },
    launched_by_many: { n: 8000, make: (n) => inOneStep(times(n, (i) => [
        host(`aten::op${i}`, i * 4, 3, { args: { 'Input Dims': [[i, 2], [3, i]] } }),
        ...kernel('k', i * 4 + 1, 2, i + 1, { launch: i * 4 + 0.5 })]).flat(), 4 * n), ask: () => [
        ['op', '/compare_traces/op?control=CONTROL&test=TEST&name=k&category=kernel']] },
    sequences: { n: 300, make: (n) => inOneStep(times(20, (i) => [
        host('aten::layer', i * 10 * n, 9 * n),
        ...times(n, (k) => kernel(`k${(i * k) % 11}`, i * 10 * n + k * 3 + 1, 2, i * n + k + 1,
            { launch: i * 10 * n + k * 3 + 0.5 })).flat()]).flat(), 300 * n), ask: () => [
        ['sequences', '/analysis/kernel_sequences?set=CONTROL&test=TEST&operator_name=aten::layer'
            + '&top_k=1000&min_pattern_len=1'],
        ['long sequences', '/analysis/kernel_sequences?set=CONTROL&operator_name=aten::layer'
            + '&min_pattern_len=50']] },
    annotations: { n: 12500, make: (n) => inOneStep(times(n, (i) => [
        host(`note${i}`, i * 4, 3, { cat: 'user_annotation' }),
        { ph: 'X', cat: 'gpu_user_annotation', name: `note${i}`, pid: 0, tid: 7, ts: i * 4,
            dur: 3, args: { stream: 7, device: 0 } },
        ...kernel('k', i * 4 + 1, 2, i + 1)]).flat(), 4 * n), ask: () => [
        ['annotations', '/analysis/user_annotation_breakdown?set=CONTROL&use_gpu_annotation=true']] },
    markers: { n: 12500, make: (n) => ({ 'rank0.json': file(times(n, (i) => [
        host('train', i * 10, 9), host(`train${i}`, i * 10 + 1, 8),
        host('aten::add', i * 10 + 2, 1)])) }), ask: () => [
        ['marker', compare('&marker=train')], ['near markers', compare('&marker=trai')],
        ['steps of a marker', '/sets/CONTROL/steps?marker=train']] },
    nested_markers: { n: 12500, make: (n) => ({ 'rank0.json': file(times(n, (i) =>
        host('train', i, 4 * n - 2 * i))) }), ask: () => [['marker', compare('&marker=train')]] },
    shapes_of_args: { n: 12500, make: (n) => inOneStep(times(n, (i) =>
        host('aten::mm', i, 1, { args: { 'Input Dims': [[i, i + 1], [i + 2, 5]],
            'Input type': [`t${i}`] } })), n) },
    depth_of_args: { n: 25000, make: (n) => inOneStep([host('a', 1, 1, { args: {} })], 100),
        text: (n, text) => text.replace('"args":{}', `"args":{"x":${'['.repeat(n)}${']'.repeat(n)}}`) },
    metadata: { n: 12500, make: (n) => ({ 'rank0.json': file([step(1, 0, 10), host('a', 1, 1)],
        Object.fromEntries(times(n, (i) => ({ i })).map(({ i }) => [`key${i}`, { v: i }]))) }) },
    damage: { n: 25000, make: (n) => inOneStep(times(n, (i) => ({ ph: 'X', cat: 'cpu_op',
        name: `op${i}`, ts: 'soon', dur: 1, pid: 1, tid: 1 })).concat(host('a', 1, 1)), n) },
    perfetto: { n: 12500, own: true, make: (n) => ({ 'rank0.pftrace': perfetto(n) }) },
    negative_times: { n: 25000, make: (n) => inOneStep(times(n, (i) =>
        host(`op${i % 9}`, -i, 2)), n) },
};

/** What every shape is asked. */
export const questions = [
    ['compare', compare()],
    ['rows judged', compare('&significance=true&diagnosis=false')],
    ['counts changed', compare('&change=increased&sort=abs_diff_counts')],
    ['ops_diff', '/ops_diff?control=CONTROL&test=TEST'],
    ['report', '/report?control=CONTROL&test=TEST'],
    ['set', '/sets/CONTROL'], ['sets', '/sets'], ['ranks', '/sets/CONTROL/ranks'],
    ['steps', '/sets/CONTROL/steps'], ['quality', '/sets/CONTROL/quality'],
    ['ops', '/sets/CONTROL/ops?limit=100000'], ['ops with q', '/sets/CONTROL/ops?q=no'],
    ...['temporal_breakdown', 'comm_comp_overlap', 'idle_time_breakdown', 'kernel_breakdown',
        'memory_bw', 'queue_length', 'launch_stats', 'user_annotation_breakdown',
        'operator_kernels'].map((name) => [name, `/analysis/${name}?set=CONTROL&test=TEST`]),
    ['launch_stats as CSV', '/analysis/launch_stats?set=CONTROL&format=csv&table=launches'],
    ['idle intervals', '/analysis/idle_time_breakdown?set=CONTROL&show_idle_interval_stats=true'],
];
