// The functions of the pages that need no browser: numbers, names, rows, the URL.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`));
const f = await load('format.js');
const { decimal } = await load('format.js');
const { suggestChart, unitOf } = await load('views/query.js');
const { drawnRows, makeRows, makeTotals, naturalUnit, rowId, rowTitle, sortRows } = await load('rows.js');
const { foundNothing } = await load('components/op-table.js');
const { callsText, verdictText } = await load('components/op-table.js');
const s = await load('state.js');
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

test('times have a fitting unit and four digits', () => {
    const cases = [[0, '0 µs'], [0.001, '1 ns'], [0.35, '350 ns'], [1, '1.000 µs'],
        [999.999, '1.000 ms'], [999.94, '999.9 µs'], [12345.678, '12.35 ms'],
        [1e6, '1.000 s'], [-2798.5, '-2.799 ms'], [3.6e9, '3,600 s']];
    for (const [us, text] of cases) {
        assert.equal(plain(f.formatTime(us)), text, `${us}`);
    }
    assert.equal(f.formatTime(null), f.NONE);
    assert.equal(plain(f.exactTime(12345.678)), '12.345678 ms');
    assert.equal(plain(f.exactTimeDiff(-0.5)), '-0.5 µs');
    assert.equal(plain(f.exactTimeDiff(1234567.89)), '+1.23456789 s');
    assert.equal(plain(f.formatTimeDiff(0)), '0 µs');
});

test('the chart of an answer fits its columns', () => {
    const columns = (...names) => names.map((name) => ({ name,
        type: /^(side|name)$/.test(name) ? 'text' : 'real' }));
    const of = (names, rows) => {
        const { chart, x, y, y2, by } = suggestChart(columns(...names), rows);
        return [chart, x, y, y2, by].join(' ').trim();
    };
    assert.equal(of(['side', 'steps', 'duration_us'], [['control', 5, 9], ['test', 5, 8]]),
        'bars side duration_us', 'a bar for each side');
    assert.equal(of(['side', 'rank', 'duration_us'], [['control', 0, 9], ['test', 0, 8],
        ['control', 1, 7], ['test', 1, 8]]), 'scatter rank duration_us  side');
    assert.equal(of(['name', 'total_us'], [['a', 3], ['b', 2]]), 'bars name total_us');
    assert.equal(of(['start_us', 'dur'], [[1, 3], [2, 2]]), 'scatter start_us dur');
    assert.equal(of(['name'], [['a'], ['b']]), 'none');
});

test('decimal numbers are those of Intl', () => {
    // From 1e-12 to 1e22, halves, many nines, and what is no number.
    const numbers = [0, -0, 0.5, 1.5, 2.5, 0.05, 1.005, 999.995, 9.9995, 99999.9999, 1e21, 1.5e21,
        123456789012345680000, 1e-7, 2.5e-10, 5e-324, NaN, Infinity, -Infinity, 1000, 999999.5];
    let seed = 1;
    for (let i = 0; i < 20000; i += 1) {
        seed = (seed * 48271) % 2147483647;
        const digits = 10 ** (i % 35 - 12);
        numbers.push(seed / 2147483647 * digits, Math.round(seed / 1e3) / 1e3,
            Math.round(seed / 1e4) / 200);
    }
    for (const most of [0, 1, 2, 3, 9]) {
        for (const least of most < 4 ? [0, most] : [0]) {
            const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: least,
                maximumFractionDigits: most });
            for (const n of numbers) {
                assert.equal(decimal(n, least, most), intl.format(n), `${n} ${least} ${most}`);
                assert.equal(decimal(-n, least, most), intl.format(-n), `${-n} ${least} ${most}`);
            }
        }
    }
});

test('dates are those of Intl', () => {
    const intl = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short',
        year: 'numeric', hour: '2-digit', minute: '2-digit' });
    for (let day = 0; day < 800; day += 1) {
        const date = new Date(Date.UTC(2025, 11, 30 + day, day % 24, (day * 7) % 60, 59));
        assert.equal(f.formatDate(date.toISOString()), intl.format(date));
    }
    assert.equal(f.formatDate('soon'), f.NONE);
    const now = Date.parse('2026-11-23T12:00:00Z');
    assert.deepEqual(['2026-11-23T11:00:00Z', '2026-11-23T12:29:00Z', '2026-11-23T13:10:00Z',
        '2026-11-25T11:00:00Z', '2026-11-25T12:00:00Z', '2026-12-23T11:00:00Z'].map((iso) =>
        f.formatUntil(iso, now).replace('\u00a0', ' ')), ['within the hour', 'within the hour', 'in 1 hour',
        'in 47 hours', 'in 2 days', 'in 29 days']);
});

test('shares, counts, bytes and lists have their formats', () => {
    assert.equal(plain(f.formatPercentDiff(21.52)), '+21.5 %');
    assert.equal(plain(f.formatPercentDiff(-0.004)), '-<0.01 %');
    assert.equal(plain(f.formatPercentDiff(12253.1)), '124×');
    assert.equal(plain(f.formatPercentDiff(899.94)), '+899.9 %');
    assert.equal(plain(f.formatPercentDiff(1024)), '11.2×');
    // Half away from zero, by the decimal digits: as the tables of the command (tests/unit/test_text.c).
    assert.equal(plain(f.formatPercentDiff(-12.25)), '-12.3 %');
    assert.equal(plain(f.formatPercentDiff(0.015)), '+0.02 %');
    assert.equal(plain(f.formatTime(1008.5)), '1.009 ms');
    assert.equal(plain(f.formatTimeDiff(-1002500)), '-1.003 s');
    assert.equal(f.shortProbability(0.0085), '0.009');
    assert.equal(plain(f.formatBytes(1245)), '1.25 kB');
    assert.equal(plain(f.formatPercentDiff(0)), '0 %');
    assert.equal(f.formatPercentDiff(Infinity), f.NONE);
    assert.equal(plain(f.formatCountDiff(-1234)), '-1,234');
    assert.equal(f.formatCount(0.3333), '0.33');
    assert.equal(plain(f.formatBytes(999)), '999 B');
    assert.equal(plain(f.formatBytes(999950)), '1.00 MB');
    assert.equal(plain(f.formatBytes(4323456)), '4.32 MB');
    assert.deepEqual([0, 999, 1000, 5.76e12, 999.6e15, 2e24, null].map((n) =>
        plain(f.formatFlops(n))), ['0', '999', '1 K', '5.76 T', '1 E', '2,000,000 E', '–']);
    assert.equal(plain(f.formatFlopsDiff(51.5e9)), '+51.5 G');
    assert.equal(f.formatList([0, 1, 2, 5, 7, 8]), '0–2, 5, 7, 8');
    assert.equal(f.formatList([]), '');
});

test('shortened names stay distinct', () => {
    assert.equal(f.escapeMarkup('<b>&'), '&lt;b&gt;&amp;');
    assert.equal(f.shortenMiddle('abcdefghij', 5), 'abc…j');
    assert.equal(f.shortenMiddle('short', 5), 'short');
    const a = `sm90_xmma_gemm_bf16bf16_tilesize64x64x64_${'x'.repeat(80)}`;
    const b = `sm90_xmma_gemm_bf16bf16_tilesize256x128x64_${'x'.repeat(80)}`;
    const places = f.findDistinctions([a, b, 'aten::mm', 'aten::mm']);
    const shown = [a, b].map((name) => f.shortenAround(name, 30, places.get(name)));
    assert.ok(shown[0].includes('tilesize64') && shown[1].includes('tilesize256'), shown);
    assert.ok(shown.every((text) => Array.from(text).length <= 30), shown);
    // Names of one family differ in two places.
    const family = ['nn', 'nt', 'tn'].flatMap((order) => ['', 'beta0_'].map((beta) =>
        `sm90_xmma_gemm_bf16bf16_bf16f32_f32_${order}_n_tilesize128x256x64_warpgroupsize2x1x1_${
            beta}execute_segment_k_off_kernel__5x_cublas`));
    for (const length of [24, 36, 48]) {
        const texts = f.shortenApart([...family, family[0], 'aten::mm'], length);
        assert.equal(new Set(texts).size, 7, texts);
        assert.equal(texts[6], texts[0]);
        assert.equal(texts[7], 'aten::mm');
        assert.ok(texts.every((text) => text.length <= length), texts);
    }
    // The return type of a kernel is left out before its name is shortened; neighbouring parts stay
    // together.
    assert.deepEqual(f.shortenApart(['void fill<int>(int*, long)', 'void k(int)'], 16),
        ['fill<int>… long)', 'void k(int)']);
    assert.deepEqual(f.shortenApart(['ncclKernel_AllReduce_RING_LL_Sum_float(ncclWorkElem)',
        'ncclKernel_SendRecv_RING_SIMPLE_Sum_int8_t(ncclWorkElem)'], 17),
    ['ncclKe…el_AllRed…', 'ncclKe…el_SendRe…']);
    // Names that are added later change the others as if all had been added at once.
    for (const length of [12, 24, 36]) {
        const all = [...family, a, b, 'aten::mm', ...family.map((name) => `void ${name}_tail`),
            ...family.map((name) => name.replace('sm90', 'sm80'))];
        const apart = f.createApart(length);
        for (let i = 0; i < all.length; i += 4) {
            apart.add(all.slice(i, i + 4));
            const known = all.slice(0, i + 4);
            assert.deepEqual(known.map(apart.text), f.shortenApart(known, length));
        }
    }
    assert.equal(f.wrapText(a, 40, 40).join(''), a);
    assert.equal(f.wrapText('x'.repeat(100), 10, 3).length, 3);
    assert.equal(f.fileNamePart('../a b/<c>'), 'a-b-c');
    assert.equal(f.fileNamePart('…'), 'set');
});

function answer(samples, rows, steps = [1]) {
    return {
        control: { samples: samples[0], steps }, test: { samples: samples[1], steps },
        step_time: { control: { step: 100 }, test: { step: 200 } },
        rows: rows.map(([name, cc, tc, cd, td]) => ({ name, category: 'cpu_op',
            control_counts: cc, test_counts: tc, diff_counts: tc - cc,
            control_total_duration: cd, test_total_duration: td, diff_duration: td - cd,
            control_per_step: cd / samples[0], test_per_step: td / samples[1],
            diff_per_step: td / samples[1] - cd / samples[0],
            control_per_call: cc ? cd / cc : null, test_per_call: tc ? td / tc : null })),
    };
}

test('rows have values in each unit', () => {
    const unequal = answer([2, 4], [['a', 2, 4, 100, 400], ['new', 0, 4, 0, 80]]);
    assert.equal(naturalUnit(unequal), 'per_step');
    assert.equal(naturalUnit(answer([2, 2], [])), 'per_step');
    assert.equal(naturalUnit(answer([2, 2], [], [])), 'total');
    const values = (unit, i) => {
        const { control, test: trial, diff, percent, controlCount, birth }
            = makeRows(unequal, unequal.rows, unit)[i];
        return [control, trial, diff, percent, controlCount, birth];
    };
    assert.deepEqual(values('total', 0), [100, 400, 300, 300, 2, '']);
    assert.deepEqual(values('per_step', 0), [50, 100, 50, 100, 1, '']);
    assert.deepEqual(values('per_call', 0), [50, 100, 50, 100, 2, '']);
    assert.deepEqual(values('percent', 0), [50, 50, 0, 100, 1, '']);
    assert.deepEqual(values('per_call', 1), [null, 20, null, null, 0, 'new']);
});

test('equal rows are ordered by name, missing values come last', () => {
    const given = answer([1, 1], [['b', 1, 1, 1, 3], ['a', 1, 1, 3, 1],
        ['gone', 1, 0, 9, 0], ['new', 0, 1, 0, 1]]);
    const rows = makeRows(given, given.rows, 'per_call');
    const order = (sort, way) => sortRows([...rows], sort, way).map((r) => r.row.name);
    assert.deepEqual(order('abs_diff_duration', 'desc'), ['a', 'b', 'gone', 'new']);
    assert.deepEqual(order('diff_duration', 'asc'), ['a', 'b', 'gone', 'new']);
    assert.deepEqual(order('diff_percent', 'desc'), ['new', 'b', 'a', 'gone']);
    assert.deepEqual(order('name', 'desc'), ['new', 'gone', 'b', 'a']);
});

test('a state survives the URL, which has no defaults', () => {
    const start = s.readCompare('?control=a&test=b');
    assert.equal(s.compareHref(start), '/compare?control=a&test=b');
    const state = { ...start, control_ranks: '0,2-4', test_steps: 'any',
        control_marker: 'step #é', test_marker: 'x', control_marker_until: 'next', device_type: 'GPU',
        use_short_name: true, merge_addresses: false, aliases: false, merge_lines: false, q: 'a&b=c #é',
        exclude: ['ProfilerStep*', 'x?'],
        category: ['kernel', 'cpu_op'], change: 'added', sort: 'diff_counts', order: 'asc',
        unit: 'percent', top: 30, op: rowId('<k>', 'kernel'), significant: 'slower',
        measure: 'self', equivalence: '5%', fold: false, heat: 'idle' };
    const href = s.compareHref(state);
    assert.deepEqual(s.readCompare(href.slice(href.indexOf('?'))), state);
    const wild = s.readCompare('?unit=x&sort=y&top=-3&change=z&device_type=q&order=up');
    assert.deepEqual([wild.unit, wild.sort, wild.top, wild.change, wild.device_type,
        wild.order], ['', 'abs_diff_duration', 15, '', 'ALL', 'desc']);
    const sent = s.exportQuery(state, 'percent', false, 'csv');
    assert.equal(sent.get('format'), 'csv');
    assert.equal(sent.get('significance'), 'true');
    assert.equal(sent.get('measure'), 'total');
    assert.equal(s.exportQuery(state, 'total', true, 'csv').get('measure'), 'self');
    assert.equal(s.apiQuery(state).has('measure'), false);
    const whole = { ...state, measure: 'total' };
    assert.equal(s.apiQuery(whole).get('measure'), 'total');
    assert.equal(s.apiQuery({ ...whole, significant: '' }).has('measure'), false);
    assert.equal(s.apiQuery(state).has('fold'), false);
    assert.equal(s.apiQuery({ ...state, fold: true }).get('fold'), 'true');
    assert.equal(s.readCompare('?marker_until=next').test_marker_until, 'next');
    assert.equal(s.readTimeline('?marker=m&marker_until=end').control_marker_until, 'end');
    assert.match(s.timelineHref(s.readTimeline('?control=a&marker=m&marker_until=end')),
        /marker=m&marker_until=end/);
    // Older links have the name and the category of the row.
    assert.equal(s.readCompare('?op=%3Ck%3E&op_category=kernel').op, state.op);
    assert.equal(s.readOp('?name=%3Ck%3E&category=kernel').row, state.op);
    assert.equal(s.readOp(s.opHref({ ...state, row: state.op }).split('?')[1]).row, state.op);
    assert.equal(s.readCompare('?significant=1').significant, 'true');
    // Names that every object has.
    for (const name of ['__proto__', 'constructor']) {
        const odd = s.readCompare(`?change=${name}&significant=${name}&fold=${name}`);
        assert.deepEqual([odd.change, odd.significant, odd.fold], ['', '', true]);
        assert.equal(unitOf(name, {}), '');
    }
    assert.equal(new URLSearchParams(s.compareHref(whole).slice(9)).get('measure'), 'total');
    assert.equal(s.readCompare('?time=total').measure, 'total'); // of old links
    assert.equal(s.rowsQuery(state, '', true).get('sort'), 'diff_counts_per_step');
    assert.equal(sent.has('unit') || sent.has('top') || sent.has('op'), false);
    const sorted = (sort, unit, self) =>
        s.exportQuery({ ...state, sort }, unit, self, 'csv').get('sort');
    assert.equal(sorted('abs_diff_duration', 'total', false), 'abs_diff_duration');
    assert.equal(sorted('abs_diff_duration', 'total', true), 'abs_diff_self_duration');
    assert.equal(sorted('diff_duration', 'per_step', true), 'diff_self_per_step');
    assert.equal(sorted('control_total_duration', 'per_call', false), 'control_per_call');
    assert.equal(sorted('abs_diff_duration', 'percent', false), 'abs_diff_percent_of_step');
    assert.equal(sorted('diff_percent', 'per_step', true), 'diff_self_percent');
    assert.equal(sorted('diff_percent', 'per_call', false), 'diff_per_call_percent');
    assert.equal(sorted('q_value', 'total', false), 'certainty');
    // Totals and values per step have the same order if both sides have as many samples.
    assert.equal(sorted('abs_diff_duration', '', true), 'abs_diff_self_per_step');
    // Calls are per step if durations are.
    assert.equal(sorted('diff_counts', 'total', true), 'diff_counts');
    assert.equal(sorted('diff_counts', 'per_call', true), 'diff_counts');
    assert.equal(sorted('diff_counts', 'per_step', true), 'diff_counts_per_step');
    assert.equal(sorted('abs_diff_counts', 'percent', false), 'abs_diff_counts_per_step');
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

const { alignSamples, gridValues, judgeRanks } = await load('rows.js');
const bins = await load('charts/compare.js');

const sample = (rank, n, step = 10, waits = 0, span = 0) => ({ rank, span, step_number: n, step,
    exposed_communication: waits });
const texts = (grid) => [grid.rows.map((r) => r.text), grid.columns.map((c) => c.text)];

test('samples are paired by number, else by position', () => {
    const side = (ranks, steps) => ranks.flatMap((r) => steps.map((n) => sample(r, n, 10 * r + n)));
    let grid = alignSamples(side([0, 1], [5, 6]), side([0, 1], [5, 6]));
    assert.deepEqual(texts(grid), [['0', '1'], ['5', '6']]);
    assert.equal(grid.ranksByPosition || grid.stepsByPosition, false);
    grid = alignSamples(side([3], [5, 6]), side([1, 2], [8, 9, 10]));
    assert.deepEqual(texts(grid), [['3 / 1', '2'], ['5 / 8', '6 / 9', '– / 10']]);
    assert.equal(grid.ranksByPosition && grid.stepsByPosition, true);
    const values = gridValues(grid, (s) => s.step);
    assert.deepEqual(values.control, [[35, 36, null], [null, null, null]]);
    assert.deepEqual(values.diff, [[18 - 35, 19 - 36, null], [null, null, null]]);
    // Unequal worlds keep their numbers; whole files and spans have rows of their own.
    grid = alignSamples(side([0, 2], [1]), side([0, 1, 2], [1]));
    assert.deepEqual(texts(grid)[0], ['0', '1', '2']);
    assert.equal(grid.control[1][0], null);
    grid = alignSamples([sample(0, null), sample(0, null, 7, 0, 1)], []);
    assert.deepEqual(texts(grid), [['0', '0+1'], ['whole']]);
    assert.equal(grid.control[1][0].step, 7);
    assert.deepEqual(alignSamples([], []).rows, []);
});

test('lagging ranks are found, and the one that the others wait for', () => {
    const world = (steps, waits) => steps.flatMap((step, rank) =>
        [1, 2].map((n) => sample(rank, n, step, waits?.[rank] ?? 0)));
    assert.deepEqual(judgeRanks(world([100, 101, 130, 99])).slow.map((r) => r.rank), [2]);
    assert.deepEqual(judgeRanks(world([100, 101, 103, 99])).slow, []);
    assert.deepEqual(judgeRanks(world([200])).slow, []);
    const even = judgeRanks(world([100, 100, 100, 100], [30, 4, 28, 33]));
    assert.equal(even.awaited.rank, 1);
    assert.equal(even.ranks[0].waiting, 0.3);
    assert.equal(judgeRanks(world([100, 100], [3, 1])).awaited, null);
    assert.equal(judgeRanks([sample(0, 1, 5, null), sample(1, 1, 5, null)]).awaited, null);
    assert.deepEqual(judgeRanks([]).ranks, []);
});

test('bins are joined for few calls, and their axis has round ticks', () => {
    const edges = Array.from({ length: 49 }, (_, i) => 2 ** (i / 12));
    const counts = (n) => Array.from({ length: 48 }, (_, i) => (i < n ? 1 : 0));
    const few = bins.mergeBins({ edges, control: counts(48), test: counts(10) });
    assert.equal(few.control.length, 16);
    assert.equal(few.edges.length, 17);
    assert.deepEqual([few.edges[0], few.edges[16]], [edges[0], edges[48]]);
    assert.equal(few.test.reduce((a, b) => a + b, 0), 10);
    const many = { edges, control: counts(48).map(() => 100), test: counts(0) };
    assert.equal(bins.mergeBins(many).control.length, 48);
    assert.deepEqual(bins.logTicks(3, 3000, 9), [5, 10, 20, 50, 100, 200, 500, 1000, 2000]);
    assert.deepEqual(bins.logTicks(11.7, 15.4, 4), [12, 13, 14, 15]);
    assert.deepEqual(bins.logTicks(4, 50000, 4), [10, 100, 1000, 10000]);
    assert.ok(bins.logTicks(0.001, 1e7, 4).length <= 6);
});

test('two times share a unit, or each has its own', async () => {
    const { shortTimes } = await load('format.js');
    const shown = (a, b) => shortTimes(a, b).join(' → ').replaceAll('\u00a0', ' ');
    assert.equal(shown(5853.4, 6461.5), '5.85 → 6.46 ms');
    assert.equal(shown(30800, 9.67), '30.8 ms → 9.67 µs');
    assert.equal(shown(344272, 1023150), '344 ms → 1.02 s');
    assert.equal(shown(0, 266), '0 → 266 µs');
    assert.equal(shown(789, 0), '789 → 0 µs');
});

test('charts draw no wait for a full queue and no whole step of a device', () => {
    const rows = [['Command Buffer Full', 'overhead'], ['ProfilerStep#5', 'gpu_user_annotation'],
        ['forward', 'gpu_user_annotation'], ['aten::mm', 'cpu_op']];
    assert.deepEqual(drawnRows(rows.map(([name, category]) => ({ row: { name, category } })), 9)
        .map(({ row }) => row.name), ['forward', 'aten::mm']);
});

test('rows have self times, sums and verdicts', () => {
    const given = answer([2, 2], [['old', 4, 0, 40, 0], ['new', 0, 4, 0, 60],
        ['host', 2, 2, 10, 12]]);
    given.rows.forEach((row) => Object.assign(row, row.name === 'host'
        ? { control_self_duration: 4, test_self_duration: 3, significance: 'no_difference_found' }
        : { control_self_duration: null, test_self_duration: null, significance: 'slower' }));
    const sum = (counts, [control, test], own) => ({ control_counts: counts, test_counts: counts,
        diff_counts: 0, control_total_duration: control, test_total_duration: test,
        diff_duration: test - control, control_self_duration: own?.[0] ?? null,
        test_self_duration: own?.[1] ?? null });
    given.totals = { host: sum(2, [10, 12], [4, 3]), device: sum(4, [40, 60]) };
    const self = makeRows(given, given.rows, 'per_step', { self: true });
    assert.deepEqual(self.map((r) => r.diff), [-20, 30, -0.5]);
    assert.deepEqual(self.map((r) => r.noise), [false, false, true]);
    // The host and the device are never added up.
    const sums = (own) => makeTotals(given, 'total', { self: own }).map(([part, one]) =>
        [part, one.control, one.test, one.diff]);
    assert.deepEqual(sums(true), [['host', 4, 3, -1], ['device', 40, 60, 20]]);
    assert.deepEqual(sums(false), [['host', 10, 12, 2], ['device', 40, 60, 20]]);
    given.totals.device = sum(0, [0, 0]);
    assert.deepEqual(sums(true), [['host', 4, 3, -1]]);
    // Rows that are not loaded yet stay holes.
    const holes = new Array(3);
    holes[2] = given.rows[2];
    const items = makeRows(given, holes, 'total');
    assert.deepEqual([items.length, 0 in items, items[2].row.name], [3, false, 'host']);
    // Rows with the tests of both times show the test of the time on the screen.
    const both = answer([1, 1], [['host', 1, 1, 10, 12]]);
    both.rows[0].tests = { total: { significance: 'slower', q_value: 0.01 },
        self: { significance: 'no_difference_found', q_value: 0.5 } };
    const verdictOf = (own) => makeRows(both, both.rows, 'total', { self: own }).map((r) =>
        [r.verdict, r.noise, r.row.q_value])[0];
    assert.deepEqual(verdictOf(false), ['slower', false, 0.01]);
    assert.deepEqual(verdictOf(true), ['no_difference_found', true, 0.5]);
    assert.equal(f.formatProbability(7.4e-7).replaceAll('\u00a0', ' '), '7.4 × 10⁻⁷');
    assert.equal(f.formatProbability(0.0421), '0.042');
    assert.equal(f.shortProbability(0.0001), '<0.001');
});

test('a row that cannot be judged says why', () => {
    const given = { verdict: { control_observations: 6, test_observations: 8 },
        judged_rows: { total: 500, self: 431 }, control: { samples: 1 }, test: { samples: 1 },
        rows: [{ name: 'x', category: 'cpu_op', control_counts: 1, test_counts: 1,
            tests: { total: { significance: 'slower', q_value: 0.01, p_value: 0.001 },
                self: { significance: 'no_difference_found', too_few: true, q_value: 1,
                    p_value: 0.01 } } }] };
    const text = (self) => verdictText(makeRows(given, given.rows, 'total', { self })[0].row);
    assert.equal(text(true), '6 steps are too few to judge this row among 431 rows.');
    assert.match(text(false), /^Slower \(q = /);
    assert.equal(verdictText({ too_few: true, q_value: 1, control_counts: 0, test_counts: 9 }),
        'It is new: no test is needed.');
    assert.match(verdictText({ q_value: null }), /^Cannot judge/);
    assert.match(verdictText({ q_value: 0.01, p_value: 0.001, significance: 'cannot_judge' }),
        /^Cannot judge: two recordings of one program may differ so, too \(q = /);
    assert.equal(callsText({ calls: 'fact', control_calls: 38, test_calls: 802 }),
        'calls: 38 → 802 in every step');
    assert.equal(callsText({ calls: 'no_difference_found' }), '');
});

test('a row has a short id, and a replacement has the name of its operator', () => {
    assert.equal(rowId('gemm_b', 'kernel').length, 12);
    assert.equal(rowId('a', 'b'), rowId('a', 'b'));
    assert.notEqual(rowId('ab', ''), rowId('a', 'b'));
    assert.match(rowId('\u{1F600}', ''), /^[0-9a-f]{12}$/);
    assert.deepEqual(rowTitle({ name: 'x', replaces: null }), ['x', '']);
    const alias = (side, name, counts) => ({ side, name, counts });
    assert.deepEqual(rowTitle({ name: 'a + b / c', replaces: null, aliases: [
        alias('control', 'a', 1), alias('control', 'b', 2), alias('test', 'c', 3)] }),
    ['b / c + 1 more', '']);
    assert.deepEqual(rowTitle({ name: 'a / c', aliases: [alias('control', 'a', 1),
        alias('test', 'c', 3)] }), ['a / c', '']);
    assert.deepEqual(rowTitle({ name: 'm.py: f', category: 'python_function', aliases: [
        alias('control', 'm.py(1): f', 1), alias('test', 'm.py(2): f', 1)] }), ['m.py: f', '']);
    assert.deepEqual(rowTitle({ name: 'new', replaces: { operator: 'aten::mm',
        input_dims: '[[64,32],[32,16],[],[]]' } }), ['aten::mm [[64,32],[32,16]]', 'new']);
    assert.deepEqual(rowTitle({ name: 'new', replaces: { operator: null, input_dims: null } }),
        ['same shapes', 'new']);
});

test('a comparison in which nothing changed is recognised', () => {
    const calls = { added: 0, deleted: 0, increased: 0, decreased: 0, unchanged: 9 };
    const given = { row_count: 9, verdict: { verdict: 'not_certain' }, ops_diff: calls,
        changed_rows: { slower: 0, faster: 0 } };
    assert.equal(foundNothing(given), true);
    for (const [key, value] of Object.entries({ row_count: 0, verdict: { verdict: 'slower' },
        ops_diff: { ...calls, added: 1 }, changed_rows: { slower: 1, faster: 0 } })) {
        assert.equal(foundNothing({ ...given, [key]: value }), false, key);
    }
    assert.equal(foundNothing({ ...given, changed_rows: null }), false);
});

test('the rank is the one that a trace states, else that of its name', async () => {
    const r = await load('pairing.js');
    for (const [text, rank] of [['{"distributedInfo": {"backend": "nccl", "rank": 3, "world', 3],
        ['{"distributedInfo":{"pg_config":[{"rank":9,"x":"}\\""}],"rank":"2"}', 2],
        ['{"distributedInfo":{"pg_config":[{"rank":9}]},"rank":1}', null],
        ['{"distributedInfo":{"rank":"x"}}', null], ['{"x":"\\"distributedInfo\\":{\\"rank\\":1}', null],
        ['{"rank":1}', null], ['', null]]) {
        assert.equal(r.rankOfText(text), rank, text);
    }
    assert.deepEqual(['rank7.json', 'a/Rank-12_x.json.gz', 'rank3/x.json', 'frank.json', 'prank_2.json']
        .map(r.rankOfName), [7, 12, 3, null, 2]);
    const gz = (text) => new Blob([gzipSync(text)]);
    const rows = ' '.repeat(3e6);
    const files = [new Blob(['{"distributedInfo":{"rank":4},"traceEvents":[]}']),
        new Blob([`{"traceEvents":[${rows}],"distributedInfo":{"rank":5}}`]),
        gz('{"distributedInfo":{"rank":6},"traceEvents":['),
        gz(`{"traceEvents":[${rows}],"distributedInfo":{"rank":7}}`),
        gz('{"traceEvents":[]}').slice(0, 25), new Blob(['{"traceEvents":[]}']), new Blob(['x']), new Blob([])]
        .map((file, i) => ({ name: i === 5 ? 'rank1.json' : 'a.json', file }));
    await r.lookAtFiles(files);
    assert.deepEqual(files.map(({ seen }) => (seen.isTrace ? seen.rank : 'no trace')),
        [4, 5, 6, 7, null, 1, 'no trace', 'no trace']);
    assert.equal(await r.sameBytes(new Blob(['a'.repeat(1e5)]), new Blob(['a'.repeat(1e5)])), true);
    assert.equal(await r.sameBytes(new Blob([`${'a'.repeat(1e5)}b`]),
        new Blob([`${'a'.repeat(1e5)}c`])), false);
    assert.equal(await r.sameBytes(new Blob(['a']), new Blob(['aa'])), false);
});
