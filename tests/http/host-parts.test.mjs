// Recordings without device rows: the waterfall has the parts of the host, which the account books,
// and no sentence speaks of a device.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compareParts } from '../../web/js/sql/links.js';
import { readCompare } from '../../web/js/state.js';
import { CONTROL, startServer, store, TEST, trace } from './lib.mjs';
import { askRows, getJson, near } from './sql-lib.mjs';

const NEXT = 'enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__';
const STEP = 1000;

/** The µs that the parts of a step have; the rest of it is in no recorded call. */
function side({ mm, input, forward, wait, garbage, more = [] }) {
    const ops = Array.from({ length: 6 }, (_, i) => [
        [NEXT, 'user_annotation', 0, input], ['aten::stack', 'cpu_op', 1, 4],
        ['model.py(7): forward', 'python_function', 120, 400],
        ['aten::mm', 'cpu_op', 130, mm], ['Python GC', 'python_function', 140, garbage],
        ['<built-in method acquire of _thread.lock object at 0x7f00>', 'python_function', 400, wait],
        ['aten::add', 'cpu_op', 521, forward], ...more]
        .filter(([, , , dur]) => dur > 0).map(([name, cat, ts, dur]) =>
            [name, cat, i * STEP + ts, dur + i / 4])).flat();
    return trace({ ops,
        steps: Object.fromEntries(Array.from({ length: 6 }, (_, i) => [i, [i * STEP, STEP]])) });
}

let server;
before(async () => {
    server = await startServer();
    for (const [label, files] of Object.entries({
        before: side({ mm: 100, input: 40, forward: 50, wait: 20, garbage: 0 }),
        after: side({ mm: 180, input: 90, forward: 50, wait: 60, garbage: 30 }),
        plain: side({ mm: 100, input: 0, forward: 50, wait: 0, garbage: 0 }),
        control: CONTROL, test: TEST })) {
        await store(server, label, { 'rank0.json': files });
    }
});
after(() => server.stop());

const ask = (control, tested, more = '') => getJson(server,
    `/compare_traces?control=${control}&test=${tested}${more}`);
const ns = (us) => Math.round(us * 1000);

test('the parts of the host add up, row by row', async () => {
    const { waterfall, account, verdict } = await ask('before', 'after');
    const parts = Object.fromEntries(waterfall.parts.map((part) => [part.part, part]));
    assert.deepEqual(Object.keys(parts), ['operators', 'python', 'input', 'waiting',
        'garbage_collection', 'no_recorded_call']);
    assert.equal(waterfall.parts.reduce((sum, { change }) => sum + ns(change), 0),
        ns(waterfall.change));
    assert.equal(waterfall.control, verdict.control);
    assert.equal(waterfall.test, verdict.test);
    near(parts.operators.change, 50 - 0.625, 'the collection in aten::mm is not its own');
    near(parts.python.change, -120, 'python');
    near(parts.input.change, 50, 'with the operator inside');
    near(parts.waiting.change, 40, 'waiting');
    near(parts.garbage_collection.change, 30 + 0.625, 'garbage collection');
    near(parts.no_recorded_call.change, -50, 'no recorded call');
    assert.deepEqual(parts.operators.operations.map(({ name, category }) => [name, category]),
        [['aten::mm', 'cpu_op']]);
    assert.equal(parts.operators.named_share, 1);
    assert.equal(parts.operators.explained, null);
    assert.equal(parts.operators.operations_change, null);
    assert.equal(waterfall.contributors, 'rows');
    assert.deepEqual(account.parts.map(({ part }) => part), Object.keys(parts));
    for (const one of ['control', 'test']) {
        assert.equal(account.parts.reduce((sum, part) => sum + part[`${one}_ns`], 0),
            account[`${one}_ns`]);
    }
    const kept = await ask('before', 'after');
    assert.deepEqual(kept.waterfall, waterfall);
});

test('parts without time are left out', async () => {
    const { waterfall } = await ask('plain', 'plain');
    assert.deepEqual(waterfall.parts.map(({ part }) => part),
        ['operators', 'python', 'no_recorded_call']);
});

test('sentences name the input, the wait and the collection, and the bar of each', async () => {
    const { diagnosis, account } = await ask('before', 'after');
    const lines = [...diagnosis, ...account.lines];
    for (const [kind, part, words] of [['garbage_collection', 'garbage_collection', /^Garbage collection takes /],
        ['input', 'input', /^The input takes /],
        ['waiting', 'waiting', /pass in waiting: .*acquire/]]) {
        assert.ok(lines.some((line) => line.kind === kind && words.test(line.text)), kind);
        for (const one of diagnosis.filter((entry) => entry.kind === kind)) {
            assert.equal(one.part, part);
        }
    }
});

test('the statement of the chart gives the same parts', async () => {
    const { account } = await ask('before', 'after');
    const rows = await askRows(server, { control: 'before', test: 'after' },
        compareParts(readCompare('?control=before&test=after')));
    assert.equal(rows.length, account.parts.length);
    for (const { part, control_ns: control, test_ns: other } of account.parts) {
        const row = rows.find((one) => one.part === part.replaceAll('_', ' '));
        near(row.control_us, control / 1000 / account.control_samples, part);
        near(row.test_us, other / 1000 / account.test_samples, part);
    }
});

test('without the account, or with device rows on one side, there are no parts', async () => {
    assert.equal((await ask('before', 'after', '&diagnosis=false')).waterfall, null);
    const { waterfall, account } = await ask('before', 'test');
    assert.equal(waterfall, null);
    assert.equal(account, null);
    const asked = await ask('before', 'after', '&contributors=modules');
    assert.match(asked.waterfall.contributors_note, /^no module is named/);
});

test('with device rows the account has the parts of the waterfall', async () => {
    const { waterfall, account } = await ask('control', 'test');
    for (const { part, control, test: other } of waterfall.parts) {
        const sums = account.parts.find((one) => one.part === part) ?? { control_ns: 0, test_ns: 0 };
        near(control, sums.control_ns / 1000 / account.control_samples, part);
        near(other, sums.test_ns / 1000 / account.test_samples, part);
    }
});

test('no text speaks of a device', async () => {
    for (const pair of ['control=before&test=after', 'control=before&test=before']) {
        const { diagnosis, diagnosis_note: note, account, facts, comparability, verdict,
            waterfall } = await getJson(server, `/compare_traces?${pair}`);
        const said = JSON.stringify([diagnosis, note, account, facts, comparability, verdict,
            waterfall]);
        const { text } = await server.api('GET', `/compare_traces?${pair}&format=brief`);
        for (const one of [said, text]) {
            assert.doesNotMatch(one, /device|GPU|kernel/i);
        }
        assert.match(text, /part\.operators|same steps/i);
    }
});
