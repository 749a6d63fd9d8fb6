// The functions of the pages that need no browser: numbers, names, rows, the URL.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`));
const f = await load('format.js');
const { makeRows, naturalUnit, sortRows } = await load('rows.js');
const s = await load('state.js');
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

test('times', () => {
    const cases = [[0, '0 µs'], [0.001, '1 ns'], [0.35, '350 ns'], [1, '1.000 µs'],
        [999.999, '1.000 ms'], [999.94, '999.9 µs'], [12345.678, '12.35 ms'],
        [1e6, '1.000 s'], [-2798.5, '-2.799 ms'], [3.6e9, '3,600 s']];
    for (const [us, text] of cases) {
        assert.equal(plain(f.formatTime(us)), text, `${us}`);
    }
    assert.equal(f.formatTime(null), f.NONE);
    assert.equal(plain(f.exactTime(12345.678)), '12,345.678 µs');
    assert.equal(plain(f.exactTimeDiff(-0.5)), '-0.5 µs');
    assert.equal(plain(f.exactTimeDiff(1234567.89)), '+1,234,567.89 µs');
    assert.equal(plain(f.formatTimeDiff(0)), '0 µs');
});

test('shares, counts, bytes, lists', () => {
    assert.equal(plain(f.formatPercentDiff(21.52)), '+21.5 %');
    assert.equal(plain(f.formatPercentDiff(-0.004)), '-<0.01 %');
    assert.equal(plain(f.formatPercentDiff(12253.1)), '+12,253 %');
    assert.equal(plain(f.formatPercentDiff(0)), '0 %');
    assert.equal(f.formatPercentDiff(Infinity), f.NONE);
    assert.equal(plain(f.formatCountDiff(-1234)), '-1,234');
    assert.equal(f.formatCount(0.3333), '0.33');
    assert.equal(plain(f.formatBytes(999)), '999 B');
    assert.equal(plain(f.formatBytes(999950)), '1.00 MB');
    assert.equal(plain(f.formatBytes(4323456)), '4.32 MB');
    assert.equal(f.formatList([0, 1, 2, 5, 7, 8]), '0–2, 5, 7, 8');
    assert.equal(f.formatList([]), '');
});

test('names', () => {
    assert.equal(f.escapeMarkup('<b>&'), '&lt;b&gt;&amp;');
    assert.equal(f.shortenMiddle('abcdefghij', 5), 'abc…j');
    assert.equal(f.shortenMiddle('short', 5), 'short');
    const a = `sm90_xmma_gemm_bf16bf16_tilesize64x64x64_${'x'.repeat(80)}`;
    const b = `sm90_xmma_gemm_bf16bf16_tilesize256x128x64_${'x'.repeat(80)}`;
    const places = f.findDistinctions([a, b, 'aten::mm', 'aten::mm']);
    const shown = [a, b].map((name) => f.shortenAround(name, 30, places.get(name)));
    assert.ok(shown[0].includes('tilesize64') && shown[1].includes('tilesize256'), shown);
    assert.ok(shown.every((text) => Array.from(text).length <= 30), shown);
    assert.equal(f.wrapText(a, 40, 40).join(''), a);
    assert.equal(f.wrapText('x'.repeat(100), 10, 3).length, 3);
    assert.equal(f.fileNamePart('../a b/<c>'), 'a-b-c');
    assert.equal(f.fileNamePart('…'), 'set');
});

function answer(samples, rows) {
    return {
        control: { samples: samples[0] }, test: { samples: samples[1] },
        step_time: { control: { step: 100 }, test: { step: 200 } },
        rows: rows.map(([name, cc, tc, cd, td]) => ({ name, category: 'cpu_op',
            control_counts: cc, test_counts: tc, diff_counts: tc - cc,
            control_total_duration: cd, test_total_duration: td, diff_duration: td - cd,
            control_per_step: cd / samples[0], test_per_step: td / samples[1],
            diff_per_step: td / samples[1] - cd / samples[0],
            control_per_call: cc ? cd / cc : null, test_per_call: tc ? td / tc : null })),
    };
}

test('units', () => {
    const unequal = answer([2, 4], [['a', 2, 4, 100, 400], ['new', 0, 4, 0, 80]]);
    assert.equal(naturalUnit(unequal), 'per_step');
    assert.equal(naturalUnit(answer([2, 2], [])), 'total');
    const values = (unit, i) => {
        const { control, test: trial, diff, percent, controlCount, birth }
            = makeRows(unequal, unit)[i];
        return [control, trial, diff, percent, controlCount, birth];
    };
    assert.deepEqual(values('total', 0), [100, 400, 300, 300, 2, '']);
    assert.deepEqual(values('per_step', 0), [50, 100, 50, 100, 1, '']);
    assert.deepEqual(values('per_call', 0), [50, 100, 50, 100, 2, '']);
    assert.deepEqual(values('percent', 0), [50, 50, 0, 100, 1, '']);
    assert.deepEqual(values('per_call', 1), [null, 20, null, null, 0, 'new']);
});

test('order: ties by name, what is missing last', () => {
    const rows = makeRows(answer([1, 1], [['b', 1, 1, 1, 3], ['a', 1, 1, 3, 1],
        ['gone', 1, 0, 9, 0], ['new', 0, 1, 0, 1]]), 'per_call');
    const order = (sort, way) => sortRows([...rows], sort, way).map((r) => r.row.name);
    assert.deepEqual(order('abs_diff_duration', 'desc'), ['a', 'b', 'gone', 'new']);
    assert.deepEqual(order('diff_duration', 'asc'), ['a', 'b', 'gone', 'new']);
    assert.deepEqual(order('diff_percent', 'desc'), ['new', 'b', 'a', 'gone']);
    assert.deepEqual(order('name', 'desc'), ['new', 'gone', 'b', 'a']);
});

test('a state survives the URL; defaults leave no trace', () => {
    const start = s.readCompare('?control=a&test=b');
    assert.equal(s.compareHref(start), '/compare?control=a&test=b');
    const state = { ...start, control_ranks: '0,2-4', test_steps: 'any', device_type: 'GPU',
        use_short_name: true, q: 'a&b=c #é', exclude: ['ProfilerStep*', 'x?'],
        category: ['kernel', 'cpu_op'], change: 'added', sort: 'diff_counts', order: 'asc',
        unit: 'percent', top: 30, op: '<k>', op_category: 'kernel', significant: true,
        time: 'self', fold: true, heat: 'idle' };
    const href = s.compareHref(state);
    assert.deepEqual(s.readCompare(href.slice(href.indexOf('?'))), state);
    const wild = s.readCompare('?unit=x&sort=y&top=-3&change=z&device_type=q&order=up');
    assert.deepEqual([wild.unit, wild.sort, wild.top, wild.change, wild.device_type,
        wild.order], ['', 'abs_diff_duration', 15, '', 'ALL', 'desc']);
    const sent = s.exportQuery(state, 'percent', false, 'csv');
    assert.equal(sent.get('format'), 'csv');
    assert.equal(sent.get('significance'), 'true');
    assert.equal(sent.has('unit') || sent.has('top') || sent.has('op'), false);
});

test('sets are found by id, prefix and label', () => {
    const sets = [{ id: 'abc1', label: 'x' }, { id: 'abd2', label: 'y' },
        { id: 'fff3', label: 'y' }];
    assert.equal(s.findSet(sets, 'abc'), sets[0]);
    assert.equal(s.findSet(sets, 'ab'), undefined);
    assert.equal(s.findSet(sets, 'x'), sets[0]);
    assert.equal(s.findSet(sets, 'y'), undefined);
    assert.equal(s.findSet(sets, ''), undefined);
});
