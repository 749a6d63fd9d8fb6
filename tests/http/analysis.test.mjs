// The analyses: one set, two sets with their difference, CSV, ETags, and every refusal.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, TEST, trace } from './lib.mjs';

let server;
let control;
let tested;
before(async () => {
    server = await startServer();
    control = await store(server, 'control', { 'rank0.json': CONTROL });
    tested = await store(server, 'test', { 'rank0.json': TEST });
    await store(server, 'host', { 'rank0.json': trace({ ops: [['aten::add', 'cpu_op', 1, 5]] }) });
    await store(server, 'busy', { 'rank3.json': trace({ rank: 3,
        ops: Array.from({ length: 600 }, (_, i) =>
            [i % 2 ? 'gemm' : 'Memcpy HtoD', i % 2 ? 'kernel' : 'gpu_memcpy', i * 3, 2]) }) });
    await store(server, 'kinds', { 'rank0.json': trace({ ops: [
        ['MTIA op', 'mtia_ccp_events', 0, 0.25], ['both', 'kernel', 5, 2],
        ['both', 'mtia_ccp_events', 10, 2], ['plain', 'kernel', 15, 2],
        ['Memcpy HtoD', 'gpu_memcpy', 20, 2], ['zero', 'gpu_memset', 25, 2],
        ['all to all', 'collective_comm', 30, 2]] }) });
});
after(() => server.stop());

function ask(analysis, parameters = {}, headers = {}) {
    const query = new URLSearchParams({ set: 'control', ...parameters });
    return server.api('GET', `/analysis/${analysis}?${query}`, { headers });
}
const both = { test: 'test', include_last_profiler_step: 'true' };

test('the answer for one set has these members and values', async () => {
    assert.deepEqual((await ask('temporal_breakdown')).json, {
        analysis: 'temporal_breakdown',
        parameters: { include_last_profiler_step: false, rows: 'before_last_step' },
        set: { set: control, origin_ns: '0', label: 'control', marker: null,
            marker_until: null, marker_until_chosen: false,
            marker_cover: null,
            ranks: [0], samples: [2], steps: null,
            last_step_dropped: [0], ranks_without_device_rows: [], has_counters: false,
            all_ranks: [0],
            all_steps: [1, 2],
            rows: [{ rank: 0, idle_time: 0, compute_time: 30, non_compute_time: 0,
                kernel_time: 30, idle_time_pctg: 0, compute_time_pctg: 100,
                non_compute_time_pctg: 0, note: null }] } });
});

test('two sets are answered with their difference', async () => {
    const answer = (await ask('temporal_breakdown', both)).json;
    assert.equal(answer.set.set, control);
    assert.equal(answer.test.set, tested);
    assert.deepEqual(answer.difference, { rows: [{ rank: 0, idle_time: 4.875,
        compute_time: 30.25, non_compute_time: 0, kernel_time: 35.125,
        idle_time_pctg: answer.difference.rows[0].idle_time_pctg,
        compute_time_pctg: answer.difference.rows[0].compute_time_pctg,
        non_compute_time_pctg: 0 }] });
});

test('the difference has no row for a remark on a rank', async () => {
    for (const [set, test] of [['control', 'host'], ['host', 'control']]) {
        const { difference, ...answer } = (await ask('idle_time_breakdown',
            { set, test, include_last_profiler_step: 'true' })).json;
        const noted = answer[set === 'host' ? 'set' : 'test'].rows;
        assert.ok(noted.every((row) => row.note !== null), JSON.stringify(noted));
        assert.equal(difference.rows.length,
            answer[set === 'host' ? 'test' : 'set'].rows.length);
    }
});

test('kernels are compared by name even if one side pools them', async () => {
    const { set, difference } = (await ask('kernel_breakdown',
        { ...both, num_kernels: 0 })).json;
    assert.deepEqual(set.kernels.map((row) => row.name), ['others']);
    assert.deepEqual(difference.kernels.map((row) => [row.name, row.count]),
        [['others', 0]]);
    const shown = (await ask('kernel_breakdown', both)).json.difference.kernels;
    assert.deepEqual(shown.map((row) => [row.name, row.count, row.sum, row.mean]),
        [['gemm_a', -2, -60, null], ['gemm_b', 2, 90.25, null]]);
});

test('kernels have their category, unless rows of several categories share the name', async () => {
    const { set } = (await ask('kernel_breakdown', { set: 'kinds' })).json;
    const categories = { 'MTIA op': 'mtia_ccp_events', both: null, plain: 'kernel',
        'Memcpy HtoD': 'gpu_memcpy', zero: 'gpu_memset', 'all to all': 'collective_comm' };
    for (const table of ['kernels', 'over_ranks']) {
        assert.deepEqual(Object.fromEntries(set[table].map((row) =>
            [row.name, row.category])), categories);
    }
    const pooled = (await ask('kernel_breakdown', { set: 'kinds', num_kernels: 0 })).json.set;
    assert.deepEqual([...new Set(pooled.kernels.map((row) => row.category))], [null]);
    const launches = (await ask('launch_stats', { set: 'kinds' })).json.set.worst;
    assert.deepEqual([...new Set(launches.map((row) => [row.name, row.category].join()))],
        ['MTIA op,mtia_ccp_events']);
});

test('an answer has only the tables that are asked for', async () => {
    const asked = async (tables) => (await ask('memory_bw', { ...both, tables })).json;
    const whole = (await ask('memory_bw', both)).json;
    const parts = ({ set, test, difference }) => [set.summary, test.summary, difference.summary, set.series, test.series];
    const [a, b, c, d, e] = parts(whole);
    assert.ok([a, b, c, d, e].every(Array.isArray));
    assert.deepEqual(parts(await asked('summary')), [a, b, c, undefined, undefined]);
    assert.deepEqual(parts(await asked('series')), [undefined, undefined, undefined, d, e]);
    assert.deepEqual(await asked('series,summary,series'), whole);
    const { set } = (await ask('launch_stats', { set: 'kinds', tables: 'counts,worst' })).json;
    assert.deepEqual(['counts', 'worst', 'summary', 'launches'].map((name) => name in set), [true, true, false, false]);
});

test('the answer names ranks without device rows', async () => {
    const answer = (await ask('idle_time_breakdown', { set: 'host' })).json;
    assert.deepEqual(answer.set.ranks_without_device_rows, [0]);
    assert.equal(answer.set.rows.length, 1);
    assert.equal(answer.set.rows[0].note, 'no device rows');
    for (const analysis of ['kernel_breakdown', 'memory_bw', 'queue_length', 'launch_stats']) {
        assert.equal((await ask(analysis, { set: 'host' })).status, 200);
    }
    assert.equal((await ask('temporal_breakdown', { test: 'host' })).status, 200);
});

test('series can be reduced and zoomed, and are whole as CSV', async () => {
    const series = async (parameters) =>
        (await ask('memory_bw', { set: 'busy', ...parameters })).json.set.series;
    const [whole] = await series();
    assert.equal(whole.total_points, 600);
    assert.equal(whole.points.length, 600);
    const [reduced] = await series({ points: 40 });
    assert.ok(reduced.points.length <= 48);
    assert.deepEqual(reduced.points[0], whole.points[0]);
    assert.deepEqual(reduced.points.at(-1), whole.points.at(-1));
    const [window] = await series({ start: 100, end: 200, points: 1000 });
    assert.ok(window.points.length < 60 && window.points[0][0] < 100 &&
        window.points.at(-1)[0] >= 200);
    const csv = await ask('memory_bw', { set: 'busy', format: 'csv', points: 4 });
    assert.match(csv.headers['content-type'], /^text\/csv/);
    assert.match(csv.headers['content-disposition'], /tracediff-memory_bw-busy\.csv/);
    const lines = csv.text.split('\r\n');
    assert.equal(lines[0], 'rank,device,name,ts,memory_bw_gbps');
    assert.equal(lines.length, 602);
    const part = await ask('memory_bw', { set: 'busy', format: 'csv', start: 100, end: 200 });
    const times = part.text.split('\r\n').slice(1, -1).map((line) => Number(line.split(',')[3]));
    assert.ok(times.length > 20 && times.every((time) => time >= 100 && time <= 200), times);
});

test('a label with special characters gives a harmless file name', async () => {
    await store(server, 'a"; b/../c é', { 'rank0.json': trace({ ops: [['x', 'kernel', 1, 5]] }) });
    const csv = await ask('memory_bw', { set: 'a"; b/../c é', format: 'csv' });
    assert.equal(csv.headers['content-disposition'],
        'attachment; filename="tracediff-memory_bw-a___b_.._c___.csv"');
});

test('every rank and step is named once, however many files have it', async () => {
    const id = await store(server, 'spans', {
        'a.json': trace({ rank: 1, ops: [['x', 'kernel', 1, 5]] }),
        'b.json': trace({ rank: 1, ops: [['y', 'kernel', 1, 5]] }),
        'c.json': trace({ rank: 0, ops: [['z', 'kernel', 1, 5]] }) });
    const { set } = (await ask('temporal_breakdown', { set: id })).json;
    assert.deepEqual([set.all_ranks, set.all_steps], [[0, 1], [1]]);
    const { ranks } = (await server.api('GET', `/sets/${id}/ranks`)).json;
    assert.deepEqual(ranks.map(({ rank, spans, files }) => [rank, spans, files]),
        [[0, 1, ['c.json']], [1, 2, ['a.json', 'b.json']]]);
});

test('tables as CSV name the side if there are two sets', async () => {
    const csv = async (analysis, parameters) =>
        (await ask(analysis, { format: 'csv', ...parameters })).text.split('\r\n');
    assert.deepEqual((await csv('comm_comp_overlap')).slice(0, 2),
        ['rank,comp_comm_overlap_pctg,overlap,communication_time,note', '0,,0,0,']);
    const lines = await csv('kernel_breakdown', { ...both, table: 'kernels' });
    assert.deepEqual(lines.map((line) => line.split(',')[0]),
        ['side', 'set', 'test', 'difference', 'difference', '']);
    assert.equal((await csv('launch_stats', { set: 'busy' })).length, 602);
    assert.match((await csv('launch_stats', { table: 'counts' }))[0], /^rank,count,/);
});

test('the worst launches say what they launched', async () => {
    const answer = (await ask('launch_stats', { set: 'busy', runtime_cutoff: 0.4, limit: 3,
        include_memory_events: 'false' })).json;
    assert.equal(answer.set.counts[0].count, 300);
    assert.equal(answer.set.counts[0].runtime_outliers, 300);
    const worst = answer.set.worst.filter((row) => row.class === 'runtime_outliers');
    assert.deepEqual(worst.map((row) => [row.place, row.name]),
        [[1, 'gemm'], [2, 'gemm'], [3, 'gemm']]);
});

test('each side can have its own ranks and steps', async () => {
    const answer = (await ask('temporal_breakdown', { test: 'busy', ranks: '0',
        test_ranks: '3', set_steps: '2' })).json;
    assert.deepEqual(answer.set.steps, [2]);
    assert.equal(answer.test.steps, null);
    assert.deepEqual(answer.test.ranks, [3]);
    assert.equal(answer.difference.rows.length, 1); // one rank a side
});

test('answers carry ETags, which differ by analysis and parameters', async () => {
    const first = await ask('queue_length', { set: 'busy' });
    const again = await ask('queue_length', { set: 'busy' },
        { 'If-None-Match': first.headers.etag });
    assert.equal(again.status, 304);
    assert.equal(again.bytes.length, 0);
    const other = await ask('queue_length', { set: 'busy', max_queue_length: 1 });
    assert.notEqual(other.headers.etag, first.headers.etag);
    const summary = await ask('memory_bw', { set: 'busy' });
    assert.notEqual(summary.headers.etag, first.headers.etag);
});

test('refusals name the parameter and what is allowed', async () => {
    const refused = async (analysis, parameters, status, code, pattern) => {
        assert.match(assertProblem(await ask(analysis, parameters), status, code), pattern);
    };
    await refused('queue_length', { set: '' }, 400, 'missing_parameter', /^set: /);
    await refused('queue_length', { set: 'nobody' }, 404, 'unknown_set', /control/);
    await refused('queue_length', { test: 'nobody' }, 404, 'unknown_set', /nobody/);
    await refused('queue_length', { ranks: '7' }, 400, 'unknown_rank', /there is 0/);
    await refused('queue_length', { steps: '9' }, 400, 'unknown_step', /1, 2/);
    await refused('queue_length', { steps: 'any' }, 400, 'bad_steps', /first/);
    await refused('queue_length', { points: '3' }, 400, 'bad_points', /from 4/);
    await refused('queue_length', { start: '9', end: '1' }, 400, 'bad_end', /start/);
    await refused('queue_length', { start: 'nan' }, 400, 'bad_start', /µs/);
    await refused('queue_length', { max_queue_length: '0' }, 400, 'bad_max_queue_length',
        /from 1/);
    await refused('kernel_breakdown', { duration_ratio: '1.5' }, 400, 'bad_duration_ratio',
        /0 to 1/);
    await refused('kernel_breakdown', { include_memory_kernels: 'maybe' }, 400,
        'bad_include_memory_kernels', /true, false/);
    await refused('idle_time_breakdown', { streams: '7,x' }, 400, 'bad_streams', /7,20/);
    await refused('idle_time_breakdown', { consecutive_kernel_delay: '-1' }, 400,
        'bad_consecutive_kernel_delay', /µs/);
    await refused('idle_time_breakdown', { top_k: '5' }, 400, 'unknown_parameter', /streams/);
    await refused('launch_stats', { limit: '9999' }, 400, 'bad_limit', /1000/);
    await refused('kernel_sequences', { rows: 'some' }, 400, 'bad_rows', /before_last_step/);
    await refused('memory_bw', { format: 'xml' }, 400, 'bad_format', /csv/);
    await refused('memory_bw', { format: 'csv', table: 'x' }, 400, 'bad_table', /summary/);
    await refused('memory_bw', { table: 'summary' }, 400, 'bad_table', /csv/);
    await refused('memory_bw', { tables: 'summary', format: 'csv' }, 400, 'bad_table', /JSON/);
    for (const tables of ['summary,', 'summar', 'summaryy,series', 'rows']) {
        await refused('memory_bw', { tables }, 400, 'bad_table', /^tables: .*summary.*, series, not/);
    }
});

test('correlations and streams over 2^63 - 1 are linked, and printed exactly', async () => {
    const numbers = ['18446744073709551615', '9223372036854775809', '-9223372036854775807'];
    const events = numbers.flatMap((number, i) => [
        `{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,`
            + `"\\u0074s":${i * 10},"dur":1,"args":{"correlation":${number}.0}}`,
        `{"ph":"X","cat":"kernel","name":"k${i}","pid":0,"tid":7,"ts":${i * 10 + 5},"dur":2,`
            + `"args":{"correlation":"${number} ","device":" 0","stream":"0xfffffffffffffff0"}}`]);
    await store(server, 'wide', { 'rank0.json': `{"\\u0074raceEvents":[${events}]}` });
    const options = { set: 'wide', runtime_cutoff: 0.1, launch_delay_cutoff: 0.1, limit: 9 };
    const { text } = await ask('launch_stats', options);
    const stream = '18446744073709551600';
    for (const [i, number] of numbers.entries()) {
        assert.ok(text.includes(`"correlation":${number},"name":"k${i}"`), text);
    }
    assert.ok(text.includes(`"stream":${stream}`), text);
    const lines = (await ask('launch_stats', { ...options, format: 'csv', table: 'launches' }))
        .text.split('\r\n').filter((line) => line.includes('k'));
    assert.equal(lines.filter((line) => numbers.some((number) =>
        line.startsWith(`0,${number},`) && line.includes(`,${stream},`))).length, 3, lines);
    const queue = await ask('queue_length', { set: 'wide' });
    assert.ok(queue.text.includes(`"stream":${stream}`), queue.text);
});

test('`rows` chooses the rows of steps, all rows, or those before the last step', async () => {
    const ops = [1, 30, 101, 130, 205, 230].map((ts) => ['k', 'kernel', ts, 4]);
    const steps = { 1: [0, 100], 2: [100, 100] }; // the last two kernels are in no step
    await store(server, 'outside', { 'rank0.json': trace({ ops, steps }),
        'rank1.json': trace({ rank: 1, ops, steps: {} }) });
    const count = async (more) => (await ask('operator_kernels', { set: 'outside', ...more }))
        .json.set.rows.map((row) => row.count);
    assert.deepEqual(await count({}), [2, 6]);
    assert.deepEqual(await count({ rows: 'before_last_step' }), [2, 6]);
    assert.deepEqual(await count({ include_last_profiler_step: true }), [6, 6]);
    assert.deepEqual(await count({ rows: 'all' }), [6, 6]);
    assert.deepEqual(await count({ rows: 'steps' }), [4, 6]);
    // `rows` overrides HTA's parameter; chosen steps override both.
    assert.deepEqual(await count({ rows: 'steps', include_last_profiler_step: true }), [4, 6]);
    assert.deepEqual(await count({ rows: 'steps', steps: '2' }), [2]);
    const { totals } = (await server.api('GET',
        '/compare_traces?control=outside&test=outside&device_type=GPU')).json;
    assert.equal(totals.control_counts, 10);
    assert.equal((await ask('operator_kernels', { rows: 'steps' })).json.parameters.rows,
        'steps');
});

/** A trace of these operators, {name: kernels per call}; each kernel takes 10 µs. */
function launching(operators) {
    const traceEvents = [];
    let ts = 0;
    for (const [name, kernels] of Object.entries(operators)) {
        traceEvents.push({ ph: 'X', cat: 'cpu_op', name, pid: 1, tid: 1, ts, dur: 90 });
        for (let i = 0; i < kernels; i += 1) {
            const args = { correlation: ts + i + 1, device: 0, stream: 7 };
            traceEvents.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1,
                tid: 1, ts: ts + 10 * i, dur: 2, args }, { ph: 'X', cat: 'kernel', name: 'k',
                pid: 0, tid: 7, ts: ts + 10 * i + 5, dur: 10, args });
        }
        ts += 100;
    }
    return JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents });
}

test('kernel sequences default to the operator with the most device time', async () => {
    await store(server, 'three', { 'rank0.json': launching({ few: 2, some: 3, many: 5 }) });
    await store(server, 'two', { 'rank0.json': launching({ one: 1, pair: 2 }) });
    const sequences = async (parameters) => {
        const { json } = await ask('kernel_sequences', parameters);
        return [json.parameters.operator_name, json.parameters.min_pattern_len,
            json.set.patterns.map((row) => row.length)];
    };
    assert.deepEqual(await sequences({ set: 'three' }), ['many', 3, [5]]);
    // If no operator launches three kernels, two are enough; a requested number stays.
    assert.deepEqual(await sequences({ set: 'two' }), ['pair', 2, [2]]);
    assert.deepEqual(await sequences({ set: 'two', min_pattern_len: 3 }), [null, 3, []]);
    assert.deepEqual(await sequences({ set: 'host' }), [null, 3, []]);
    // One operator for both sides: the first set's, or the other's if the first has none.
    assert.deepEqual((await sequences({ set: 'three', test: 'two' }))[0], 'many');
    assert.deepEqual((await sequences({ set: 'host', test: 'two' }))[0], 'pair');
});

/** Two ranks with one all-reduce a step; the second comes `late` µs later. */
function reducing(late) {
    const rank = (wait) => ({ traceEvents: [
        { ph: 'X', cat: 'user_annotation', name: 'ProfilerStep#1', pid: 1, tid: 1, ts: 0, dur: 500 },
        { ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1, ts: 1, dur: 1,
            args: { correlation: 1 } },
        { ph: 'X', cat: 'kernel', name: 'ncclDevKernel_AllReduce', pid: 0, tid: 20, ts: 100,
            dur: 50 + wait, args: { correlation: 1, device: 0, stream: 20, Seq: 7,
                'Comms Id': '18446744073709551615', 'Collective name': 'allreduce',
                'Process Group Name': 'dp', 'Group size': 2, 'In msg nelems': 50_000,
                'Out msg nelems': 50_000, dtype: 'Half' } }] });
    return { 'rank0.json': JSON.stringify({ ...rank(late), distributedInfo: { rank: 0 } }),
        'rank1.json': JSON.stringify({ ...rank(0), distributedInfo: { rank: 1 } }) };
}

test('collectives: the difference has transfer and waiting; `rows` is no parameter', async () => {
    await store(server, 'even', reducing(0));
    await store(server, 'late', reducing(80));
    const { set, difference, parameters } = (await ask('collectives',
        { set: 'late', test: 'even' })).json;
    assert.deepEqual(parameters, { waiting_by: 'common_clock' });
    const { collective, class: sort, transfer_per_step, wait_per_step, busbw } = set.collectives[0];
    assert.deepEqual({ collective, sort, transfer_per_step, wait_per_step, busbw }, {
        collective: 'allreduce', sort: 'all-reduce', transfer_per_step: 50, wait_per_step: 40,
        busbw: 2 });
    assert.deepEqual(set.by_rank.map((row) => row.caused_per_step), [0, 80]);
    assert.equal(set.instances, undefined);
    assert.equal(difference.summary[0].wait_per_step, -40);
    assert.equal(difference.collectives[0].transfer_per_step, 0);
    assertProblem(await ask('collectives', { set: 'late', rows: 'all' }), 400,
        'unknown_parameter');
    const csv = await ask('collectives', { set: 'late', format: 'csv', table: 'rows' });
    assert.equal(csv.text.trim().split(/\r?\n/).length, 3);
});
