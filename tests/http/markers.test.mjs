// Markers: the steps of recordings that have none of their own.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, temporaryFolder, trace } from './lib.mjs';

/** Five steps, each a bit longer than the one before; named by `name(n)`. */
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
const profiler = (n) => `ProfilerStep#${n}`;
const named = (n) => `forward step (${n})`;

let server;
before(async () => {
    server = await startServer();
    await store(server, 'steps', { 'rank0.json': recording(profiler) });
    await store(server, 'steps2', { 'rank0.json': recording(profiler, { slower: 50 }) });
    await store(server, 'none', { 'rank0.json': recording(named) });
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
/** An answer without what names the sets, their steps and times of storing. */
const plain = (answer) => JSON.parse(JSON.stringify(answer)
    .replaceAll(/"ProfilerStep#\d"/g, '"S"').replaceAll(/"forward step \(\d\)"/g, '"S"')
    .replaceAll(/"(set|label|marker|suggested_marker)":("[^"]*"|null)/g, '"$1":"x"')
    .replaceAll(/"suggested_marker_rows":\d+/g, '"suggested_marker_rows":0'));

test('the steps of a marker are as those of ProfilerStep rows', async () => {
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

test('each side may have its own, and one side may have steps', async () => {
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

test('a set suggests its marker', async () => {
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

test('what cannot be a marker is refused, with what could', async () => {
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

test('made once, a few are kept, and none of a removed set', async () => {
    const before = keptOf(server.data);
    await json('compare_traces', { control: 'none', test: 'none2', marker: 'forward step 7' });
    assert.deepEqual(keptOf(server.data), before);
    const ops = [...Array(40).keys()].map((n) =>
        [`mark ${'abcdefghij'[n % 10]}${'abcd'[Math.floor(n / 10)]}`, 'cpu_op', 10 * n, 5]);
    const id = await store(server, 'many', { 'rank0.json': trace({ steps: {}, ops }) });
    await Promise.all(ops.map(async ([marker]) =>
        json('sets/many/steps', { marker })));
    assert.equal(keptOf(server.data).length, 16);
    assert.ok(keptOf(server.data).every((name) => /^[0-9a-f]{32}\.db$/.test(name)));
    await json('sets/many/steps', { marker: ops[0][0] });
    assert.equal((await server.api('DELETE', `/sets/${id}`)).status, 200);
    // It lies in the bin first; what is made of it goes with it.
    assert.ok(keptOf(server.data).some((name) => name.startsWith(id.slice(0, 16))));
});

test('a read-only server makes them elsewhere, and leaves nothing', async () => {
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
