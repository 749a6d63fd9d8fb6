// Markers: the steps of recordings that have none of their own.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, temporaryFolder, trace } from './lib.mjs';

/** Six steps, each a bit longer than the one before; named by `name(n)`. */
function recording(name, { rank = 0, slower = 0, category = 'user_annotation' } = {}) {
    const ops = [];
    let at = 100;
    for (let n = 0; n < 6; n += 1) {
        const length = 100 + n + slower;
        ops.push([name(n), category, at, length], ['aten::mm', 'cpu_op', at + 1, 40 + slower],
            ['gemm', 'kernel', at + 10, 30 + n + slower]);
        at += length;
    }
    return trace({ rank, steps: {}, ops });
}
/** Six steps of 100 and more, each begun by an annotation of 10. */
function optimizer(slower) {
    const ops = [];
    for (let n = 0, at = 0; n < 6; n += 1, at += 100 + n + slower) {
        ops.push([`opt#${n}`, 'user_annotation', at, 10],
            ['aten::mm', 'cpu_op', at + 20, 40], ['gemm', 'kernel', at + 30, 40 + slower]);
    }
    return trace({ rank: 0, steps: {}, ops });
}
const profiler = (n) => `ProfilerStep#${n}`;
const named = (n) => `forward step (${n})`;

let server;
before(async () => {
    server = await startServer();
    await store(server, 'steps', { 'rank0.json': recording(profiler) });
    await store(server, 'steps2', { 'rank0.json': recording(profiler, { slower: 50 }) });
    await store(server, 'none', { 'rank0.json': recording(named) });
    for (const [label, slower] of [['opt', 0], ['opt2', 30]]) {
        await store(server, label, { 'rank0.json': optimizer(slower) });
    }
    await store(server, 'none2', { 'rank0.json': recording(named, { slower: 50 }) });
});
after(() => server.stop());

const get = (where, parameters) =>
    server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
const json = async (where, parameters) => {
    const answer = await get(where, parameters);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const kinds = (answer) => answer.comparability.map((note) => note.kind)
    .filter((kind) => /marker/.test(kind));
/** An answer without ids, labels and markers of the sets, and without the names of steps. */
const plain = (answer) => JSON.parse(JSON.stringify(answer)
    .replaceAll(/"ProfilerStep#\d"/g, '"S"').replaceAll(/"forward step \(\d\)"/g, '"S"')
    .replaceAll(/"(set|label|marker|suggested_marker)":("[^"]*"|null)/g, '"$1":"x"')
    .replaceAll(/"marker_until":[^,]*,"marker_until_chosen":[^,]*,"marker_cover":[^,}]*,?/g, '')
    .replaceAll(/"suggested_marker_rows":\d+/g, '"suggested_marker_rows":0'));

test('the steps of a marker give the same answers as ProfilerStep rows', async () => {
    const own = { control: 'steps', test: 'steps2', significance: 'true', sort: 'name',
        exclude: '*tep*' };
    const marked = { ...own, control: 'none', test: 'none2', marker: 'forward step' };
    const [expected, got] = [await json('compare_traces', own),
        await json('compare_traces', marked)];
    assert.equal(got.control.marker, 'forward step');
    assert.equal(expected.control.marker, null);
    assert.deepEqual(got.control.steps, [0, 1, 2, 3, 4, 5]);
    assert.equal(got.verdict.verdict, 'slower');
    assert.deepEqual(plain(got), plain(expected));
    assert.deepEqual(plain(await json('ops_diff', { control: 'none', test: 'none2',
        marker: 'forward step', exclude: '*tep*' })),
    plain(await json('ops_diff', { control: 'steps', test: 'steps2', exclude: '*tep*' })));
    const op = { name: 'gemm', category: 'kernel' };
    const { stack: one, ...first } = await json('compare_traces/op', { control: 'steps',
        test: 'steps2', ...op });
    const { stack: other, ...second } = await json('compare_traces/op', { control: 'none',
        test: 'none2', marker: 'forward step', ...op });
    assert.deepEqual(plain(second), plain(first));
    assert.equal(one.control.length, other.control.length);
    assert.deepEqual(plain((await json('sets/none/steps', { marker: 'forward step' }))),
        plain((await json('sets/steps/steps', {}))));
    const temporal = (await json('analysis/temporal_breakdown', { set: 'none',
        marker: 'forward step' })).set;
    assert.equal(temporal.marker, 'forward step');
    assert.deepEqual(temporal.last_step_dropped, [0]);
    assert.deepEqual(plain(temporal),
        plain((await json('analysis/temporal_breakdown', { set: 'steps' })).set));
});

test('each side may have its own marker, and one side may have steps', async () => {
    const answer = await json('compare_traces', { control: 'steps', test: 'none',
        test_marker: 'forward step (3)' });
    assert.deepEqual([answer.control.marker, answer.test.marker], [null, 'forward step']);
    assert.equal(answer.verdict.change, 0);
    const whole = await json('compare_traces', { control: 'none', test: 'none2' });
    assert.deepEqual([whole.control.steps, whole.control.pseudo_steps], [[], 1]);
    const both = await json('analysis/temporal_breakdown', { set: 'none', test: 'none2',
        set_marker: 'forward step', test_marker: 'aten::mm' });
    assert.deepEqual([both.set.marker, both.test.marker], ['forward step', 'aten::mm']);
    const report = await get('report', { control: 'none', test: 'none2',
        marker: 'forward step' });
    assert.equal(report.status, 200);
    assert.match(report.text, /forward step/);
});

test('a step may last from one marker to the next, by itself where they cover little', async () => {
    const pair = { control: 'opt', test: 'opt2', marker: 'opt' };
    const ways = { chosen: {}, both: { marker_until: 'next' },
        side: { control_marker_until: 'next' }, end: { marker_until: 'end' },
        mixed: { marker_until: 'next', test_marker_until: 'end' } };
    const got = Object.fromEntries(await Promise.all(Object.entries(ways).map(async ([way, more]) =>
        [way, await json('compare_traces', { ...pair, ...more })])));
    const steps = (way) => ['control', 'test'].map((side) => got[way].step_time[side].step);

    assert.deepEqual(steps('chosen'), [103, 133]);
    assert.deepEqual(steps('both'), [103, 133]);
    assert.deepEqual(steps('side'), [103, 133]);
    assert.deepEqual(steps('end'), [10, 10]);
    assert.deepEqual(steps('mixed'), [103, 10]);
    assert.deepEqual(got.chosen.control.steps, [0, 1, 2, 3, 4]);
    assert.deepEqual(got.end.control.steps, [0, 1, 2, 3, 4, 5]);
    assert.deepEqual(['chosen', 'both', 'side', 'end'].map((way) => {
        const { marker_until: until, marker_until_chosen: chosen } = got[way].test;
        return [until, chosen, kinds(got[way])];
    }), [['next', true, ['marker_until_next']], ['next', false, []],
        ['next', true, ['marker_until_next']], ['end', false, ['marker_covers_little']]]);
    assert.ok(Math.abs(got.chosen.control.marker_cover - 60 / 525) < 1e-6);
    assert.equal(got.chosen.verdict.verdict, 'slower');
    assert.equal(got.end.verdict.verdict, 'unchanged');
});

test('both sides have the same meaning, also if the rows of only one cover little', async () => {
    const mixed = await json('compare_traces', { control: 'none', control_marker: 'forward step',
        test: 'opt', test_marker: 'opt' });
    assert.deepEqual(['control', 'test'].map((side) => [mixed[side].marker_until,
        mixed[side].marker_until_chosen]), [['next', true], ['next', true]]);
    assert.equal((await json('compare_traces', { control: 'none', test: 'none2',
        marker: 'forward step' })).control.marker_until, 'end');
    const several = await json('compare_traces', { control: 'none,none2', test: 'opt,opt2',
        control_marker: 'forward step', test_marker: 'opt' });
    assert.deepEqual(kinds(several), ['marker_until_next']);
});

/** Kernels that overlap the next one of their stream, and one of another stream that they overlap. */
function overlapping(cut) {
    const events = [['user_annotation', 'opt#0', 0, 10], ['user_annotation', 'opt#1', 100, 10],
        ['user_annotation', 'opt#2', 200, 10]].map(([cat, name, ts, dur]) => ({ ph: 'X', cat, name,
        pid: 1, tid: 1, ts, dur }));
    const device = (cat, name, stream, ts, dur) => {
        const correlation = events.length;
        events.push({ ph: 'X', cat: 'cuda_runtime', name: 'cudaLaunchKernel', pid: 1, tid: 1,
            ts: ts - 5, dur: 1, args: { correlation } }, { ph: 'X', cat, name, pid: 0, tid: stream, ts,
            dur, args: { correlation, device: 0, stream } });
    };
    for (const at of [20, 120]) {
        device('kernel', 'b', 7, at + 30, 20);
        device('kernel', 'a', 7, at, cut ? 30 : 40.5);
        device('gpu_memcpy', 'Memcpy DtoH', 7, at + 45, 5);
        device('kernel', 'other', 8, at + 10, 30);
        device('gpu_user_annotation', 'range', 7, at + 2, 50);
    }
    if (cut) {
        events.filter(({ name }) => name === 'b').forEach((one) => { one.dur = 15; });
    }
    return JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents: events });
}

test('cut_overlaps ends device rows where the next one of their stream starts', async () => {
    await store(server, 'overlaps', { 'rank0.json': overlapping(false) });
    await store(server, 'cut', { 'rank0.json': overlapping(true) });
    const pair = { control: 'overlaps', test: 'cut', cut_overlaps: 'true' };
    const without = ({ selection, ...answer }) => ({ ...answer,
        selection: { ...selection, cut_overlaps: null } });
    for (const marker of [{}, { marker: 'opt' }]) {
        const got = await json('compare_traces', { ...pair, ...marker });
        const same = await json('compare_traces', { control: 'cut', test: 'cut', ...marker });
        assert.equal(got.selection.cut_overlaps, true);
        assert.deepEqual(plain(without(got)).rows, plain(without(same)).rows);
        assert.deepEqual(plain(got.step_time), plain(same.step_time));
        const plainly = await json('compare_traces', { ...pair, ...marker, cut_overlaps: 'false' });
        assert.deepEqual(plainly.rows.filter((row) => row.diff_duration !== 0).map((row) =>
            [row.name, row.diff_duration]), [['a', -21], ['b', -10]]);
    }
    const cut = { cut_overlaps: 'true' };
    const tree = async (set, more) => (await json(`sets/${set}/tree`, more)).nodes;
    assert.deepEqual(await tree('overlaps', cut), await tree('cut', {}));
    assert.notDeepEqual(await tree('overlaps', {}), await tree('cut', {}));
    const sums = async (set, more) => (await json('analysis/kernel_breakdown', { set, ...more })).set.kernels;
    assert.deepEqual(await sums('overlaps', cut), await sums('cut', {}));
    const lanes = async (set, more) => (await json(`sets/${set}/timeline`, { rank: '0', ...more })).lanes;
    assert.deepEqual(await lanes('overlaps', cut), await lanes('cut', {}));
    const rows = await json('sql', { control: 'overlaps', test: 'cut', q: 'select sum(abs(diff_duration)) '
        + "from compare('cut_overlaps=true')" });
    assert.deepEqual(rows.rows, [[0]]);
});

test('every answer that takes a marker takes its end', async () => {
    const opt = { marker: 'opt' };
    const numbers = async (more) => (await json('sets/opt/steps', { ...opt, ...more })).steps.length;
    assert.deepEqual([await numbers({}), await numbers({ marker_until: 'end' })], [5, 6]);
    const side = async (more) => (await json('analysis/temporal_breakdown', { set: 'opt', ...opt,
        ...more })).set.marker_until;
    assert.deepEqual([await side({}), await side({ marker_until: 'end' }),
        await side({ set_marker_until: 'end' })], ['next', 'end', 'end']);
    const tree = (await json('sets/opt/tree', opt));
    assert.deepEqual([tree.set.marker_until, tree.set.samples], ['next', 5]);
    assert.ok(!JSON.stringify(tree).includes('opt#'), 'step rows are no frames');
    const shown = await json('sets/opt/timeline', { ...opt, rank: '0', step: '1' });
    assert.deepEqual(shown.extent, { from: 0, to: 102 });
    const sql = await json('sql', { control: 'opt', test: 'opt2',
        q: "select side, count(*) from compare_steps('marker=opt') group by side "
            + "union all select 'end', count(*) from compare_steps('marker=opt', "
            + "'marker_until=end', 'test_marker_until=next')" });
    assert.deepEqual(sql.rows, [['control', 5], ['test', 5], ['end', 11]]);
    assertProblem(await get('sets/opt/steps', { marker: 'opt', marker_until: 'x' }), 400,
        'bad_marker_until');
});

test('a set without steps suggests a marker', async () => {
    const { sets } = (await server.api('GET', '/sets')).json;
    const of = (label) => sets.find((set) => set.label === label);
    assert.deepEqual([of('none').suggested_marker, of('none').suggested_marker_rows],
        ['forward step', 6]);
    assert.deepEqual([of('steps').suggested_marker, of('steps').suggested_marker_rows],
        [null, 0]);
    const answer = await json('compare_traces', { control: 'none', test: 'steps' });
    assert.equal(answer.control.suggested_marker, 'forward step');
    assert.equal(answer.control.suggested_marker_rows, 6);
});

test('parts of steps are no suggestion', async () => {
    const suggested = async (...rows) => {
        const ops = [...Array(5).keys()].flatMap((n) => rows.map(([name, category, length]) =>
            [name, category, 100 * n, length]));
        await store(server, 'part', { 'rank0.json': trace({ steps: {}, ops }) });
        const list = (await server.api('GET', '/sets?q=part')).json.sets;
        const { id, suggested_marker: marker } = list.find(({ label }) => label === 'part');
        await server.api('DELETE', `/sets/${id}`);
        return marker;
    };
    const step = ['aten::conv2d', 'cpu_op', 60];
    assert.equal(await suggested(step), 'aten::conv2d');
    for (const part of ['torch::autograd::AccumulateGrad', 'MmBackward0',
        'autograd::engine::evaluate_function: AccumulateGrad', 'c10d::allreduce_', 'cudaLaunchKernel',
        'hipMemcpyAsync']) {
        assert.equal(await suggested([part, 'cpu_op', 90]), null, part);
        assert.equal(await suggested([part, 'cpu_op', 90], step), 'aten::conv2d', part);
    }
    assert.equal(await suggested(['nccl:all_reduce', 'user_annotation', 90]), null);
    assert.equal(await suggested(['backward', 'user_annotation', 90]), 'backward');
    assert.equal(await suggested(['triton_add', 'cpu_op', 90], ['triton_add', 'kernel', 20]), null);
});

test('a wrong marker is refused, with markers that can be used', async () => {
    const pair = { control: 'none', test: 'none2' };
    assert.match(assertProblem(await get('compare_traces', { ...pair, marker: 'forwards' }),
        400, 'unknown_marker'), /control_marker.*"forwards".*"forward step"/);
    assert.match(assertProblem(await get('compare_traces', { ...pair, test_marker: 'MM' }),
        400, 'unknown_marker'), /test_marker.*"forward step", "aten::mm"/);
    assert.match(assertProblem(await get('compare_traces', { control: 'steps', test: 'none',
        marker: 'forward step' }), 400, 'bad_marker'), /control_marker.*ProfilerStep/);
    assertProblem(await get('compare_traces', { ...pair, marker: 'gemm' }), 400,
        'unknown_marker'); // a device row
    assertProblem(await get('compare_traces', { ...pair, marker: 'x'.repeat(3000) }), 400,
        'unknown_marker');
    assert.match(assertProblem(await get('analysis/comm_comp_overlap', { set: 'none',
        marker: 'nothing' }), 400, 'unknown_marker'), /set_marker/);
    assertProblem(await get('sets/steps/steps', { marker: 'x' }), 400, 'bad_marker');
    const { control } = await json('compare_traces', { ...pair, marker: '' });
    assert.equal(control.marker, null);
});

test('a file without rows of the marker has no steps, the others do', async () => {
    await store(server, 'mixed', { 'rank0.json': recording(named),
        'rank1.json': recording(() => 'other', { rank: 1 }) });
    const answer = await json('compare_traces', { control: 'mixed', test: 'mixed',
        marker: 'forward step' });
    assert.deepEqual([answer.control.steps, answer.control.pseudo_steps],
        [[0, 1, 2, 3, 4, 5], 1]);
});

const keptOf = (data) => {
    const folder = path.join(data, 'cache/steps');
    return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

test('the steps of a few markers are cached, and the same marker only once', async () => {
    const before = keptOf(server.data);
    await json('compare_traces', { control: 'none', test: 'none2', marker: 'forward step 7' });
    assert.deepEqual(keptOf(server.data), before);
    const ops = [...Array(40).keys()].map((n) =>
        [`mark ${'abcdefghij'[n % 10]}${'abcd'[Math.floor(n / 10)]}`, 'cpu_op', 10 * n, 5]);
    const id = await store(server, 'many', { 'rank0.json': trace({ steps: {}, ops }) });
    await Promise.all(ops.map(async ([marker]) =>
        json('sets/many/steps', { marker })));
    assert.equal(keptOf(server.data).length, 32);
    assert.ok(keptOf(server.data).every((name) => /^[0-9a-f]{32}\.db$/.test(name)));
    await json('sets/many/steps', { marker: ops[0][0] });
    assert.equal((await server.api('DELETE', `/sets/${id}`)).status, 200);
    // The set is in the bin at first, and its cached steps stay.
    assert.ok(keptOf(server.data).some((name) => name.startsWith(id.slice(0, 16))));
});

test('a read-only server makes steps in a temporary folder, and leaves nothing', async () => {
    const data = temporaryFolder();
    const temporary = temporaryFolder();
    const first = await startServer({ data });
    await store(first, 'none', { 'rank0.json': recording(named) });
    await first.stop();
    process.env.TMPDIR = temporary;
    const shown = await startServer({ data, options: ['--read-only'] });
    delete process.env.TMPDIR;
    try {
        const answer = await shown.api('GET', '/sets/none/steps?marker=forward+step');
        assert.equal(answer.json.steps.length, 6);
        assert.deepEqual(keptOf(data), []);
        assert.equal(fs.readdirSync(temporary).length, 1);
    } finally {
        await shown.stop();
    }
    assert.deepEqual(fs.readdirSync(temporary), []);
    fs.rmSync(data, { recursive: true });
    fs.rmSync(temporary, { recursive: true });
});

/** Rows [name, category, start, duration, thread]… as a trace of one rank. */
const rows = (list, rank = 0) => JSON.stringify({ distributedInfo: { rank, world_size: 1 },
    traceEvents: list.map(([name, cat, ts, dur, tid = 1]) =>
        ({ ph: 'X', name, cat, pid: 1, tid, ts, dur })) });
/** `count` rows of a name, one after another. */
const chain = (name, cat, start, dur, count = 5, tid = 1) => [...Array(count).keys()].map((n) =>
    [`${name} ${n}`, cat, start + n * dur, dur, tid]);
let suggested = 0;
async function suggest(...files) {
    suggested += 1;
    const id = await store(server, `s${suggested}`, Object.fromEntries(files.map((list, i) =>
        [`rank${i}.json`, rows(list, i)])));
    return (await server.api('GET', `/sets/${id}`)).json.suggested_marker;
}
const A = 'user_annotation';
const O = 'cpu_op';
const P = 'python_function';

test('a suggested marker has enough rows, of the right sort, that do not overlap', async () => {
    assert.equal(await suggest(chain('a', A, 0, 10)), 'a');
    assert.equal(await suggest(chain('a', A, 0, 10, 3)), null);
    assert.equal(await suggest(chain('a', A, 0, 10, 4)), 'a');
    assert.equal(await suggest(chain('a', 'cuda_runtime', 0, 10)), null);
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 9', 'cuda_runtime', 50, 1]]), null);
    // Rows inside other rows do not count, whatever they are.
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 9', 'cuda_runtime', 41, 1]]), 'a');
    // On one thread, and on two.
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 7', A, 45, 10]]), null);
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 7', A, 50, 10]]), 'a');
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 7', A, 5, 1, 2]]), null);
    assert.equal(await suggest([...chain('a', A, 0, 10), ['a 7', A, 50, 10, 2]]), 'a');
    // ProfilerStep rows are the steps.
    assert.equal(await suggest([...chain('a', A, 0, 10), ['ProfilerStep#1', A, 0, 50]]), null);
});

test('a suggested marker takes half of the time, and no row takes most of that', async () => {
    const end = (at) => ['end', 'cpu_instant', at - 1, 1];
    assert.equal(await suggest([...chain('a', A, 0, 10), end(100)]), 'a');
    assert.equal(await suggest([...chain('a', A, 0, 10), end(101)]), null);
    assert.equal(await suggest([...chain('a', A, 0, 10, 4), ['a', A, 40, 40]]), 'a');
    assert.equal(await suggest([...chain('a', A, 0, 10, 4), ['a', A, 40, 41]]), null);
    // This counts over all files, and each file with rows must have the marker.
    assert.equal(await suggest([...chain('a', A, 0, 10), end(120)], chain('a', A, 0, 10, 9)),
        'a');
    assert.equal(await suggest(chain('a', A, 0, 10), chain('b', A, 0, 10)), null);
    assert.equal(await suggest(chain('a', A, 0, 10), []), 'a');
});

test('annotations are suggested before operators, operators before Python frames', async () => {
    // Each has its own thread, so nothing nests.
    const pick = (...lists) => suggest(lists.flat());
    const a = (dur) => chain('a', A, 0, dur, 10, 1);
    const o = (dur) => chain('o', O, 0, dur, 10, 2);
    const p = (dur) => chain('p', P, 0, dur, 10, 3);
    assert.equal(await pick(a(90), p(100)), 'a');
    assert.equal(await pick(a(89), p(100)), 'p');
    assert.equal(await pick(o(95), p(100)), 'o');
    assert.equal(await pick(a(90), o(100), p(100)), 'a');
    // The larger sum wins, then the longer name, then the first by name.
    assert.equal(await pick(a(99), chain('b', A, 0, 100, 10, 4)), 'b');
    assert.equal(await pick(a(100), chain('bb', A, 0, 100, 10, 4)), 'bb');
    assert.equal(await pick(a(100), chain('b', A, 0, 100, 10, 4)), 'a');
    // A name that is also an operator does not count as an annotation.
    assert.equal(await pick([...chain('a', A, 0, 100, 9), ['a', O, 900, 100]],
        chain('b', A, 0, 95, 10, 4)), 'b');
});

test('steps are the outermost rows, numbered by time over all threads', async () => {
    await store(server, 'nested', { 'rank0.json': rows([
        ['step 5', A, 100, 50, 1], ['step 7', O, 110, 10, 1], ['other', O, 120, 20, 1],
        ['step 7', P, 121, 5, 1], ['step', P, 0, 50, 2], ['step (3)', A, 50, 20, 2],
        ['unrelated', O, 200, 10, 1]]) });
    const { steps } = await json('sets/nested/steps', { marker: 'step' });
    assert.deepEqual(steps.map((s) => [s.step_number, Number(s.start_ns) / 1000, s.step]),
        [[0, 0, 50], [1, 50, 20], [2, 100, 50]]);
});
