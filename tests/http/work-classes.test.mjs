// Classes of work: on recordings of several devices, the classes add up to the device time of all
// rows, in an analysis, in SQL, and in a comparison.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { compareClasses } from '../../web/js/sql/links.js';
import { readCompare } from '../../web/js/state.js';
import { askRows } from './sql-lib.mjs';
import { startServer, store, trace } from './lib.mjs';

const corpus = process.env.TRACEDIFF_CORPUS;
const SETS = ['part-bs8', 'part-bs32', 'hta-diff-control', 'hta-diff-test', 'tl-qwen05-h100',
    'tl-qwen05-mi300', 'tl-ddp-resnet18-mi300', 'param-dlrm-8ranks', 'hta-triton', 'gp-cudagraph'];
const CLASSES = ['products', 'convolutions', 'attention forward', 'attention backward', 'normalisation',
    'elementwise', 'reductions', 'optimizer', 'copies', 'communication', 'other'];
const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
const near = (a, b, text) => assert.ok(Math.abs(a - b) <= 0.002 + 1e-9 * Math.abs(b), `${text}: ${a}, not ${b}`);

let server;
before(async () => {
    server = await startServer({ folders: corpus ? SETS.map((name) => path.join(corpus, 'corpus', name)) : [] });
    await store(server, 'host', { 'rank0.json': trace() });
});
after(() => server.stop());
const ask = async (where) => {
    const { status, json, text } = await server.api('GET', where);
    assert.equal(status, 200, text);
    return json;
};

test('the classes of a set are known ones, and add up', { skip: !corpus }, async () => {
    const seen = new Set();
    for (const set of SETS) {
        const { set: tables } = await ask(`/analysis/work?set=${set}`);
        const [all] = tables.summary;
        near(sum(tables.classes, 'device_time'), all.device_time, set);
        near(sum(tables.classes, 'device_time_per_step'), all.device_time_per_step, set);
        near(sum(tables.classes, 'device_time_pctg'), 100, set);
        tables.classes.forEach((row) => seen.add(row.class));
        tables.by_shapes.concat(tables.elementwise).forEach((row) =>
            assert.ok(CLASSES.includes(row.class), `${set}: ${row.class}`));
        const { totals } = await ask(`/compare_traces?control=${set}&test=${set}&diagnosis=false&limit=0`);
        near(sum(tables.classes, 'device_time'), totals.device.control_total_duration, `${set}, rows`);
        assert.equal(sum(tables.classes, 'device_rows'), totals.device.control_counts, set);
    }
    assert.deepEqual([...seen].filter((name) => !CLASSES.includes(name)), []);
    assert.ok(seen.size >= 9, [...seen].join(', '));
});

test('SQL has the classes of both sides', { skip: !corpus }, async () => {
    const query = encodeURIComponent('SELECT side, class, device_time_per_step FROM work_classes');
    const { rows } = await ask(`/sql?control=part-bs8&test=part-bs32&q=${query}`);
    for (const [side, set] of [['control', 'part-bs8'], ['test', 'part-bs32']]) {
        const { set: tables } = await ask(`/analysis/work?set=${set}`);
        assert.deepEqual(rows.filter((row) => row[0] === side).map((row) => row.slice(1)),
            tables.classes.map((row) => [row.class, row.device_time_per_step]));
    }
});

const PAIRS = [['part-bs8', 'part-bs32'], ['hta-diff-control', 'hta-diff-test'],
    ['tl-qwen05-h100', 'tl-qwen05-mi300'], ['param-dlrm-8ranks', 'tl-ddp-resnet18-mi300']];
const SIDES = ['control', 'test'];

test('the classes of a comparison add up on both sides, and are those of the analysis', { skip: !corpus }, async () => {
    for (const [control, tested] of PAIRS) {
        const answer = await ask(`/compare_traces?control=${control}&test=${tested}&limit=0`);
        const { classes, shapes } = answer.work_classes;
        const other = await ask(`/analysis/work?set=${control}&test=${tested}`);
        for (const [side, set] of [['control', other.set], ['test', other.test]]) {
            near(sum(classes, `${side}_total_duration`), answer.totals.device[`${side}_total_duration`], side);
            assert.equal(sum(classes, `${side}_counts`), answer.totals.device[`${side}_counts`]);
            near(sum(classes, `${side}_share`), 100, side);
            for (const row of classes) {
                const one = set.classes.find((item) => item.class === row.class);
                near(row[`${side}_per_step`], one?.device_time_per_step ?? 0, row.class);
                assert.equal(row[`${side}_tflops_per_s`] ?? null, one?.tflops_per_s ?? null);
            }
            for (const row of shapes) {
                const one = set.by_shapes.filter((item) => ['class', 'operator', 'shapes', 'dtype']
                    .every((key) => item[key] === row[key]));
                near(row[`${side}_total_duration`], sum(one, 'device_time'), row.shapes);
                assert.equal(row[`${side}_counts`], sum(one, 'calls'));
            }
        }
        classes.forEach((row) => near(row.diff_per_step, row.test_per_step - row.control_per_step, row.class));
        assert.equal(classes.at(-1).class, 'other');
        const keyOf = (row) => [row.operator, row.shapes, row.dtype].join();
        for (const name of CLASSES) {
            const keys = new Set([other.set, other.test].flatMap((set) => set.by_shapes)
                .filter((row) => row.class === name).map(keyOf));
            const times = shapes.filter((row) => row.class === name)
                .map((row) => Math.max(row.control_per_step, row.test_per_step));
            assert.equal(times.length, Math.min(20, keys.size), name);
            assert.deepEqual(times, [...times].sort((a, b) => b - a), name);
        }
    }
});

test('the link SQL has the numbers of the page', { skip: !corpus }, async () => {
    const state = readCompare('?control=part-bs8&test=part-bs32&control_steps=first');
    const rows = await askRows(server, { control: 'part-bs8', test: 'part-bs32' }, compareClasses(state));
    const { classes } = (await ask('/compare_traces?control=part-bs8&test=part-bs32&control_steps=first&limit=0')).work_classes;
    assert.equal(rows.length, classes.length);
    for (const row of rows) {
        const shown = classes.find((item) => item.class === row.class);
        near(row.control_per_step, shown.control_per_step, row.class);
        near(row.test_per_step, shown.test_per_step, row.class);
        near(row.diff_per_step, shown.diff_per_step, row.class);
    }
    assert.equal(compareClasses(readCompare('?control=a&test=b&control_steps=any&test_steps=any')), null);
});

test('text and Markdown have the classes, per step or in all', { skip: !corpus }, async () => {
    const run = (...options) => spawnSync(process.env.TRACEDIFF_BIN, ['compare', '--data', server.data,
        'param-dlrm-8ranks', 'param-dlrm-8ranks', ...options], { encoding: 'utf8' }).stdout;
    const { classes: [first] } = (await ask(
        '/compare_traces?control=param-dlrm-8ranks&test=param-dlrm-8ranks&limit=0')).work_classes;
    const ms = (us) => `${(us / 1000).toFixed(3)} ms`;
    assert.match(run(), new RegExp(`class of work, mean per step.*\\n.*\\n  ${first.class} +${ms(first.control_per_step)}`));
    assert.match(run('--unit', 'total'), new RegExp(`class of work, not.*\\n.*\\n  ${first.class} +${ms(first.control_total_duration)}`));
    assert.match(run('--format', 'markdown'), new RegExp(`\\| ${first.class} \\| ${ms(first.control_per_step)} \\|`));
    assert.doesNotMatch(run('--diagnosis', 'false'), /class of work/);
});

test('the classes of chosen ranks and steps, and of whole files', { skip: !corpus }, async () => {
    for (const more of ['control_ranks=0&test_ranks=1', 'control_steps=first&test_steps=first',
        'control_steps=any&test_steps=any']) {
        const answer = await ask(`/compare_traces?control=param-dlrm-8ranks&test=param-dlrm-8ranks&limit=0&${more}`);
        for (const side of SIDES) {
            near(sum(answer.work_classes.classes, `${side}_total_duration`),
                answer.totals.device[`${side}_total_duration`], more);
        }
    }
});

test('classes come with the sentences, and where there is device work', async () => {
    const compare = async (more) => (await ask(`/compare_traces?control=host&test=host${more}`)).work_classes;
    assert.equal(await compare(''), null);
    if (corpus) {
        const { work_classes: none } = await ask(
            '/compare_traces?control=part-bs8&test=part-bs32&diagnosis=false');
        assert.equal(none, null);
    }
});

test('a recording without device rows has no classes', async () => {
    assert.deepEqual((await ask('/analysis/work?set=host')).set.classes, []);
    for (const [label, dur] of [['products', 40], ['slower products', 80]]) {
        const made = JSON.parse(trace({ steps: { 1: [0, 100], 2: [100, 100] } }));
        [5, 105].forEach((ts) => made.traceEvents.push({ ph: 'X', cat: 'cpu_op', name: 'aten::mm', pid: 1, tid: 1,
            ts, dur, args: { 'Input Dims': [[64, 64], [64, 64]], 'Input type': ['float', 'float'] } }));
        await store(server, label, { 'rank0.json': JSON.stringify(made) });
    }
    const { work_classes: none } = await ask('/compare_traces?control=products&test=slower%20products');
    assert.equal(none, null);
});
