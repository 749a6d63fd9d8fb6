// Timelines: the rows of a rank and step by lane and level, and how to find one of them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store } from './lib.mjs';

const event = (name, cat, ts, dur, more = {}) => ({ ph: 'X', name, cat, ts, dur, pid: 1,
    tid: 1, ...more });
const launch = (ts, correlation) => event('cudaLaunchKernel', 'cuda_runtime', ts, 2,
    { args: { correlation } });
const kernel = (name, ts, dur, correlation, stream = 7) => event(name, 'kernel', ts, dur,
    { pid: 0, tid: stream, args: { device: 0, stream, correlation } });

/** Two steps; the second launches work that runs after its end. */
const TRACE = JSON.stringify({ distributedInfo: { rank: 3 }, traceEvents: [
    event('main', 'python_function', 0, 1000),
    event('ProfilerStep#1', 'user_annotation', 100, 200),
    event('aten::mm', 'cpu_op', 110, 50), launch(120, 1), kernel('gemm', 130, 20, 1),
    event('ProfilerStep#2', 'user_annotation', 300, 200),
    event('aten::mm', 'cpu_op', 310, 50), launch(320, 2), kernel('gemm', 330, 20, 2),
    event('aten::item', 'cpu_op', 370, 90),
    event('cudaStreamSynchronize', 'cuda_runtime', 375, 80),
    launch(470, 3), kernel('late', 480, 100.5, 3), kernel('late', 485, 10, 3, 20),
    event('aten::other', 'cpu_op', 320, 5, { tid: 2 }),
    event('mark', 'gpu_user_annotation', 330, 200, { pid: 0, tid: 7,
        args: { device: 0, stream: 7 } }),
] });

let server, set;
before(async () => {
    server = await startServer();
    set = await store(server, 'one', { 'trace.json': TRACE });
});
after(() => server.stop());

const get = (where, parameters) =>
    server.api('GET', `/sets/${where}?${new URLSearchParams(parameters)}`);
const show = async (parameters) => {
    const answer = await get('one/timeline', { rank: 3, ...parameters });
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const find = (parameters) => get('one/timeline/find', { rank: 3, ...parameters });
/** The spans of a lane as [name, start, duration, level, occurrence, merged]. */
const spans = (timeline, id) => {
    const lane = timeline.lanes.find((one) => one.id === id);
    return lane.start.map((start, i) => [timeline.names[lane.name[i]], start,
        lane.duration[i], lane.level[i], lane.occurrence[i], lane.merged[i]]);
};

test('the timeline of a step has lanes, rows and gaps', async () => {
    const timeline = await show({ step: 2, pixels: 8000 });
    assert.equal(timeline.set, set);
    assert.deepEqual([timeline.rank, timeline.span, timeline.step], [3, 0, 2]);
    assert.deepEqual(timeline.extent, { from: 0, to: 280.5 });
    assert.deepEqual([timeline.from, timeline.to], [0, 280.5]);
    assert.equal(timeline.truncated, false);
    assert.deepEqual(timeline.lanes.map(({ id, label, depth, main }) =>
        [id, label, depth, main]), [
        ['host:1:1', 'thread 1 (main)', 3, true],
        ['host:1:2', 'thread 2', 1, false],
        ['device:0:7', 'device 0, stream 7', 1, false],
        ['device:0:20', 'device 0, stream 20', 1, false],
        ['other:0:7', 'device 0, stream 7, annotations', 1, false]]);
    // `main` is left out: it spans the whole step.
    assert.deepEqual(spans(timeline, 'host:1:1'), [
        ['ProfilerStep#2', 0, 200, 0, 0, 1], ['aten::mm', 10, 50, 1, 0, 1],
        ['cudaLaunchKernel', 20, 2, 2, 0, 1], ['aten::item', 70, 90, 1, 0, 1],
        ['cudaStreamSynchronize', 75, 80, 2, 0, 1], ['cudaLaunchKernel', 170, 2, 1, 1, 1]]);
    assert.deepEqual(spans(timeline, 'device:0:7'),
        [['gemm', 30, 20, 0, 0, 1], ['late', 180, 100.5, 0, 0, 1]]);
    assert.deepEqual(spans(timeline, 'device:0:20'), [['late', 185, 10, 0, 1, 1]]);
    assert.equal(timeline.kinds[timeline.names.indexOf('gemm')], 'COMPUTATION');
    assert.equal(timeline.categories[timeline.names.indexOf('aten::mm')], 'cpu_op');
    assert.deepEqual(timeline.gaps.map(({ start, duration }) => [start, duration]),
        [[-150, 180], [50, 130]]); // the first began in step 1
    assert.deepEqual(timeline.gaps[1], { lane: 'device:0:7', device: 0, start: 50,
        duration: 130, host: 'cudaStreamSynchronize', category: 'cuda_runtime',
        operator: 'aten::item', next: 'late' });
    assert.deepEqual(timeline.steps, [{ step_number: 2, start: 0, duration: 280.5, host_start: 0,
        host: 200, lag: 80.5 }]);
});

/** The device does in 100 µs what the host launches in 10. */
const LAGGING = JSON.stringify({ traceEvents: [0, 1, 2, 3].flatMap((i) => [
    event(`ProfilerStep#${i}`, 'user_annotation', 10 * i, 10), launch(10 * i + 2, i + 1),
    kernel('k', 5 + 100 * i, 100, i + 1)]) });

test('the marks of steps are their windows; a step is shown with its part of the host', async () => {
    await store(server, 'lagging', { 'trace.json': LAGGING });
    const of = async (parameters) => (await get('lagging/timeline', { rank: 0, ...parameters })).json;
    const shown = await of({ step: 2 });
    assert.deepEqual(shown.extent, { from: -185, to: 100 });
    assert.deepEqual(spans(shown, 'host:1:1')[0], ['ProfilerStep#2', -185, 10, 0, 0, 1]);
    assert.deepEqual(shown.steps.map(({ step_number: n, start, duration, host_start: host, lag }) =>
        [n, start, duration, host, lag]), [[0, -205, 105, -205, 95], [1, -100, 100, -195, 185],
        [2, 0, 100, -185, 275]]);
    const wide = await of({ pixels: 100, from: 0, to: 40000 });
    assert.deepEqual(wide.steps, [], 'narrower than a pixel');
    assert.equal((await of({ step: 2, pixels: 100, from: 0, to: 40000 })).steps.length, 1);
});

test('a timeline can show a whole file or a window, and merges rows below a pixel', async () => {
    const whole = await show({});
    assert.equal(whole.step, null);
    assert.deepEqual(whole.extent, { from: 0, to: 1000 });
    assert.deepEqual(spans(whole, 'host:1:1')[0], ['main', 0, 1000, 0, 0, 1]);
    assert.equal(spans(whole, 'device:0:7')[1][4], 1); // the second gemm of the file
    const window = await show({ step: 2, from: 60, to: 160 });
    assert.deepEqual(spans(window, 'device:0:7'), []);
    assert.deepEqual(spans(window, 'host:1:1').map(([name]) => name),
        ['ProfilerStep#2', 'aten::item', 'cudaStreamSynchronize']);
    assert.equal(window.gaps.length, 1);
    // Rows of other steps are shown, but not counted.
    const before = await show({ step: 2, from: -200, to: 200 });
    assert.deepEqual(spans(before, 'device:0:7')[0], ['gemm', -170, 20, 0, -1, 0]);
    const small = await show({ step: 1, from: 0, to: 40000, pixels: 100 });
    assert.equal(small.merged_under, 400);
    assert.deepEqual(spans(small, 'device:0:7'),
        [['gemm', 30, 220, 0, -1, 2], ['late', 380, 100.5, 0, -1, 0]]);
});

test('find gives the places of rows', async () => {
    const all = (await find({ step: 2, name: 'late' })).json;
    assert.deepEqual([all.category, all.sort, all.of, all.total],
        ['kernel', 'device', 2, 110.5]);
    assert.deepEqual(all.rows, [
        { start: 180, duration: 100.5, lane: 'device:0:7', level: 0, occurrence: 0 },
        { start: 185, duration: 10, lane: 'device:0:20', level: 0, occurrence: 1 }]);
    const one = (await find({ name: 'aten::mm', occurrence: 1 })).json;
    assert.deepEqual(one.rows, [{ start: 310, duration: 50, lane: 'host:1:1', level: 2,
        occurrence: 1 }]);
    assert.equal(one.of, 2);
    assert.deepEqual([one.launch, one.launched, one.launches], [null, 1, [{ name: 'gemm',
        category: 'kernel', start: 330, duration: 20, lane: 'device:0:7', level: 0, occurrence: 1 }]]);
    const back = (await find({ step: 2, name: 'late', occurrence: 1 })).json;
    assert.deepEqual([back.launch.name, back.launch.start, back.launch.level, back.launched],
        ['cudaLaunchKernel', 170, 1, 0]);
    assert.equal((await find({ name: 'main', occurrence: 0 })).json.launched, 4);
    assert.equal((await find({ step: 2, name: 'ProfilerStep#2', occurrence: 0 })).json.launched, 3);
    assert.equal('launched' in all, false);
    const slowest = (await find({ name: 'gemm', order: 'duration', limit: 1 })).json;
    assert.equal(slowest.rows.length, 1);
    assert.equal(slowest.of, 2);
    for (const [asked, of] of [[{ name: 'gemm', category: 'cpu_op' }, 0],
        [{ name: 'gemm', sort: 'host' }, 0], [{ name: 'gemm', occurrence: 2 }, 2],
        [{ name: 'late', step: 1 }, 0]]) {
        const none = await find(asked);
        assert.deepEqual([none.status, none.json.rows, none.json.of], [200, [], of]);
        assert.equal(none.json.sort, of > 0 ? 'device' : null);
    }
    assertProblem(await find({}), 400, 'missing_parameter');
});

test('sums are of the window alone, and self times without what a row contains', async () => {
    const sums = (parameters) => get('one/timeline/sums', { rank: 3, step: 2, ...parameters });
    const { json } = await sums({ from: 30, to: 180 });
    assert.deepEqual([json.from, json.to, json.of], [30, 180, 7]);
    assert.deepEqual(json.rows.map(({ name, sort, calls, total, self }) =>
        [name, sort, calls, total, self]), [
        ['cudaStreamSynchronize', 'host', 1, 80, 80],
        ['aten::mm', 'host', 1, 30, 30],
        ['ProfilerStep#2', 'host', 1, 150, 28],
        ['gemm', 'device', 1, 20, 20],
        ['aten::item', 'host', 1, 90, 10],
        ['cudaLaunchKernel', 'host', 1, 2, 2],
        ['main', 'host', 1, 150, 0]]);
    const few = (await sums({ from: 30, to: 180, limit: 2 })).json;
    assert.deepEqual([few.of, few.rows.length], [7, 2]);
    assert.equal((await sums({})).json.rows.find(({ name }) => name === 'late').total, 110.5);
    assertProblem(await sums({ from: 5, to: 5 }), 400, 'bad_window');
    assertProblem(await sums({ pixels: 500 }), 400, 'unknown_parameter');
});

test('an answer has an ETag, and mistakes are refused', async () => {
    const { headers } = await get('one/timeline', { rank: 3 });
    const again = await server.api('GET', '/sets/one/timeline?rank=3',
        { headers: { 'If-None-Match': headers.etag } });
    assert.equal(again.status, 304);
    assertProblem(await get('one/timeline', {}), 400, 'missing_parameter');
    assertProblem(await get('one/timeline', { rank: 3, from: 2, to: 2 }), 400, 'bad_window');
    assertProblem(await get('one/timeline', { rank: 3, pixels: 99 }), 400, 'bad_pixels');
    assertProblem(await get('one/timeline', { rank: 3, ranks: 3 }), 400, 'unknown_parameter');
    assertProblem(await get('two/timeline', { rank: 3 }), 404, 'unknown_set');
    const rank = await get('one/timeline', { rank: 4 });
    assertProblem(rank, 404, 'unknown_rank');
    assert.match(rank.json.detail, /it has 3$/);
    const step = await get('one/timeline', { rank: 3, step: 7 });
    assertProblem(step, 404, 'unknown_step');
    assert.match(step.json.detail, /it has 1, 2$/);
    assertProblem(await get('one/timeline', { rank: 3, span: 1 }), 404, 'unknown_span');
});

test('requests for one file at the same time get the same answer', async () => {
    const answers = await Promise.all([...Array(12).keys()].map((i) =>
        get('one/timeline', { rank: 3, step: 2, use_short_name: i % 2 === 0 })));
    for (const answer of answers) {
        assert.equal(answer.status, 200);
        assert.equal(answer.text, answers[0].text);
    }
});
