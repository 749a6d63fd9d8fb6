// Classes of work: on recordings of several devices, the classes add up to the device time of all
// rows, in an analysis, in SQL, and in a comparison.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
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

test('a recording without device rows has no classes', async () => {
    assert.deepEqual((await ask('/analysis/work?set=host')).set.classes, []);
});
