// Counters of a trace (events of ph C): the tables of SQL, and the analysis by step.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';
import { askRows, getJson } from './sql-lib.mjs';

let server;
before(async () => {
    server = await startServer();
    await store(server, 'fast', { 'rank0.json': record(clocks(1400)) });
    await store(server, 'slow', { 'rank0.json': record(clocks(1200)) });
    await store(server, 'none', { 'rank0.json': record([]) });
});
after(() => server.stop());

const row = (cat, name, ts, dur) => ({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur });
const sample = (name, ts, value) => ({ ph: 'C', name, pid: 'GPU 0 Counters', ts, args: { '': value } });

/** Two steps of 1 ms. */
function record(more) {
    return JSON.stringify({ distributedInfo: { rank: 0 }, traceEvents: [
        row('user_annotation', 'ProfilerStep#0', 0, 1000),
        row('user_annotation', 'ProfilerStep#1', 1000, 1000), ...more] });
}
/** The clock falls to half in the middle of the second step. */
function clocks(mhz) {
    return [sample('SM Clock (MHz)', 1500, mhz / 2), sample('SM Clock (MHz)', -50, mhz),
        sample('Cycles (Current Kernel)', 20, 7), { ph: 'C', cat: 'mtia_counters', name: 'use',
            pid: 1, tid: 0, ts: 400, args: { a: 1, b: 2.5 } },
        { ph: 'C', name: 'bad', pid: 1, ts: 1, args: { a: null } }];
}

test('SQL has every value, of either set', async () => {
    const values = 'SELECT rank, span, at_us, device, name, value, pid, file FROM counters';
    assert.deepEqual(await askRows(server, { control: 'fast' }, values), [
        { at_us: -50, device: 0, name: 'SM Clock (MHz)', value: 1400, pid: 'GPU 0 Counters' },
        { at_us: 1500, device: 0, name: 'SM Clock (MHz)', value: 700, pid: 'GPU 0 Counters' },
        { at_us: 20, device: 0, name: 'Cycles (Current Kernel)', value: 7, pid: 'GPU 0 Counters' },
        { at_us: 400, device: null, name: 'use: a', value: 1, pid: '1' },
        { at_us: 400, device: null, name: 'use: b', value: 2.5, pid: '1' },
    ].map((one) => ({ rank: 0, span: 0, ...one, file: 0 })));
    const pair = { control: 'fast', test: 'slow' };
    const most = (schema) => `SELECT max(value) AS most FROM counters WHERE set_schema = '${schema}'`;
    assert.deepEqual(await askRows(server, pair, most('control')), [{ most: 1400 }]);
    assert.deepEqual(await askRows(server, pair, most('test')), [{ most: 1200 }]);
    assert.deepEqual(await askRows(server, { control: 'fast' },
        "SELECT kind, count FROM notes WHERE kind LIKE 'counter%'"),
    [{ kind: 'counter_invalid', count: 1 }]);
});

test('means by step are weighted by time', async () => {
    const answer = await getJson(server, '/analysis/device_counters?set=fast&test=slow');
    const of = (table, name) => table.filter((one) => one.counter === name)
        .map(({ step, mean, min, max, known_time }) => [step, mean, min, max, known_time]);
    assert.deepEqual(of(answer.set.by_step, 'SM Clock (MHz)'),
        [[0, 1400, 1400, 1400, 1000], [1, 1050, 700, 1400, 1000]]);
    assert.deepEqual(of(answer.set.by_step, 'use: a'), [[0, 1, 1, 1, 600], [1, 1, 1, 1, 1000]]);
    assert.deepEqual(of(answer.set.rows, 'SM Clock (MHz)'), [[undefined, 1225, 700, 1400, 2000]]);
    assert.deepEqual(of(answer.set.rows, 'Cycles (Current Kernel)'), []);
    assert.deepEqual(of(answer.difference.rows, 'SM Clock (MHz)'),
        [[undefined, -175, -100, -200, 0]]);
    assert.deepEqual(answer.set.files, [{ rank: 0, span: 0, counters: 4, values: 5, note: null }]);
    const one = await getJson(server, '/analysis/device_counters?set=fast&steps=1');
    assert.deepEqual(of(one.set.rows, 'SM Clock (MHz)'), [[undefined, 1050, 700, 1400, 1000]]);
});

test('a timeline has the counters of its window, a value for each pixel', async () => {
    const of = async (query) => (await getJson(server, `/sets/fast/timeline?rank=0&${query}`)).counters;
    const [clock, a, b] = await of('step=1&pixels=100');
    assert.deepEqual({ ...clock, id: '' }, { id: '', device: 0, name: 'SM Clock (MHz)', low: 700,
        high: 1400, start: [0, 500], duration: [500, 500], mean: [1400, 700], min: [1400, 700],
        max: [1400, 700] });
    assert.deepEqual([a.name, b.name, b.mean], ['use: a', 'use: b', [2.5]]);
    // A pixel of 150 µs with both values: 100 µs of 1400 and 50 µs of 700.
    const [wide] = await of('from=-100&to=14900&pixels=100');
    assert.deepEqual(wide.start.slice(0, 2), [-100, 1400]); // pixels with one value are one
    assert.ok(wide.min.every((low, i) => low <= wide.mean[i] && wide.mean[i] <= wide.max[i]));
    const both = wide.min.findIndex((low, i) => low < wide.max[i]);
    assert.deepEqual([wide.start[both], wide.duration[both], wide.min[both], wide.max[both]],
        [1400, 150, 700, 1400]);
    assert.ok(Math.abs(wide.mean[both] - (100 * 1400 + 50 * 700) / 150) < 1e-9);
    assert.ok(wide.start.length <= 100);
    assert.deepEqual((await getJson(server, '/sets/none/timeline?rank=0')).counters, []);
});

test('an answer says whether a set has counters', async () => {
    const { set } = await getJson(server, '/analysis/device_counters?set=none');
    assert.equal(set.has_counters, false);
    assert.deepEqual(set.rows, []);
    assert.equal(set.files[0].note, 'the recording has no counters');
    const { set: other } = await getJson(server, '/analysis/temporal_breakdown?set=fast');
    assert.equal(other.has_counters, true);
});
