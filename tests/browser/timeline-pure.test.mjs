// The parts of the timeline that need no browser: the URL, which step, which window, the lanes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/timeline/${name}`));
const s = await load('../state.js');
const w = await load('data.js');
const l = await load('data.js');
const links = await load('data.js');
const { notesOf, spanWord } = await load('../views/timeline.js');

test('the URL holds the state; what both sides share is in it once', () => {
    const state = s.readTimeline('?control=a&test=b&rank=0&control_step=5&test_step=7&from=1.5&to=9'
        + '&name=aten%3A%3Amm&category=cpu_op&nth=3&at=test&align=x&align_nth=2');
    assert.equal(state.control_rank, '0');
    assert.equal(state.test_rank, '0');
    assert.deepEqual([state.control_step, state.test_step, state.nth], ['5', '7', 3]);
    assert.deepEqual(s.readTimeline(s.timelineHref(state).split('?')[1]), state);
    assert.match(s.timelineHref(state), /[?&]rank=0&control_step=5&test_step=7/);
    const odd = s.readTimeline('?control=a&rank=-1&step=x&from=9&to=3&nth=z&at=nowhere&show=q');
    assert.deepEqual([odd.control_rank, odd.control_step, odd.from, odd.nth, odd.at, odd.show],
        ['', '', null, null, '', 'both']);
    assert.deepEqual(s.shownSides({ control: 'a', test: 'b', show: 'test' }), ['test']);
    assert.deepEqual(s.shownSides({ control: 'a', test: '', show: 'test' }), ['control']);
});

const sample = (rank, step_number, step, span = 0) => ({ rank, span, step_number, step });
const any = { rank: '', span: '', step: '' };

test('the step shown is the typical one, the same on both sides, or the one that is named', () => {
    const samples = [sample(0, 5, 90), sample(0, 6, 10), sample(0, 7, 12), sample(1, 5, 10)];
    const chosen = s.chooseSample(samples, any);
    assert.equal(chosen.sample, samples[2], 'the median');
    assert.equal(s.chooseSample([sample(0, 5, 14), sample(0, 6, 12)], any).sample.step_number, 5,
        'of two steps the slower');
    assert.equal(s.chooseSample([1, 9, 4, 6].map((us, i) => sample(0, i, us)), any).sample.step, 6);
    assert.equal(s.chooseSample(samples, { ...any, step: '5' }).sample, samples[0]);
    const like = s.chooseSample([sample(3, 105, 1), sample(3, 106, 1), sample(3, 107, 1)], any,
        chosen);
    assert.equal(like.sample.step_number, 107, 'the same place where no number is the same');
    assert.equal(s.chooseSample([sample(0, 7, 1), sample(0, 5, 3)], any, chosen).sample.step_number,
        7);
    const missing = s.chooseSample(samples, { rank: '9', span: '', step: '66' });
    assert.deepEqual(missing.missing, ['rank 9', 'step 66']);
    assert.equal(missing.sample.rank, 0);
    assert.equal(s.chooseSample([], any), null);
    assert.equal(s.chooseSample([sample(0, null, 5)], any).sample.step_number, null);
});

test('a window is requested when the view leaves it or becomes finer, and not before', () => {
    const extent = { from: 0, to: 1000 };
    const window = w.windowFor({ from: 400, to: 500 }, 1000, extent);
    assert.deepEqual(window, { from: 300, to: 600, pixels: 3000 });
    assert.ok(w.covers(window, { from: 400, to: 500 }, 1000, extent));
    assert.ok(w.covers(window, { from: 330, to: 430 }, 1000, extent));
    assert.ok(!w.covers(window, { from: 310, to: 410 }, 1000, extent), 'near its end');
    assert.ok(!w.covers(window, { from: 420, to: 480 }, 1000, extent), 'too coarse');
    assert.ok(w.covers(window, { from: 400, to: 500 }, 600, extent), 'a narrower screen');
    const first = w.windowFor({ from: 0, to: 100 }, 1000, extent);
    assert.equal(first.from, 0);
    assert.ok(w.covers(first, { from: 0, to: 100 }, 1000, extent), 'there is nothing before 0');
    assert.equal(w.windowFor({ from: 0, to: 1000 }, 20000, extent).pixels, 8000);
});

test('one request runs at a time, and after it the latest', async () => {
    const asked = [];
    const got = [];
    const windows = w.createWindows({ ask: (window) => new Promise((resolve) => {
        asked.push({ window, resolve });
    }), onAnswer: (answer) => got.push(answer), onError: assert.fail });
    const extent = { from: 0, to: 1000 };
    const settle = () => new Promise((resolve) => { setTimeout(resolve); });
    windows.want({ from: 0, to: 100 }, 100, extent);
    windows.want({ from: 500, to: 510 }, 100, extent);
    windows.want({ from: 700, to: 710 }, 100, extent);
    assert.equal(asked.length, 1);
    asked[0].resolve(asked[0].window);
    await settle();
    assert.equal(asked.length, 2);
    assert.equal(asked[1].window.from, 690, 'the one between is not asked for');
    windows.drop();
    asked[1].resolve(asked[1].window);
    await settle();
    assert.equal(got.length, 1, 'an answer after drop() is dropped');
});

const answer = (from, to, lanes, gaps = []) => ({ from, to, names: ['a', 'b'],
    categories: ['cpu_op', 'kernel'], kinds: ['', 'MEMORY'], lanes, gaps });
const lane = (id, sort, rows, depth = 1) => ({ id, sort, label: id, depth,
    start: rows.map((r) => r[0]), duration: rows.map((r) => r[1]), level: rows.map((r) => r[2]),
    name: rows.map((r) => r[3]), occurrence: rows.map((r) => r[4]),
    merged: rows.map((r) => r[5] ?? 1) });

const host = ({ sort }) => sort === 'host';
const device = (one) => !host(one);

test('lanes keep their rows on zoom, and the whole fills what the window leaves out', () => {
    const all = answer(0, 100, [lane('host:1', 'host', [[0, 100, 0, 0, 0], [10, 5, 1, 0, 1],
        [80, 5, 1, 0, 2]], 2), lane('host:2', 'host', [[0, 5, 0, 0, 3]])]);
    const window = answer(5, 30, [lane('host:1', 'host', [[0, 100, 0, 0, 0], [10, 2, 1, 1, 0],
        [12, 3, 1, 1, 1]], 2)]);
    const rows = l.createRows();
    const pane = l.layPane({ window, all, takes: host, shift: 2, rows });
    assert.deepEqual(pane.bands.map(({ id, row, rows: n }) => [id, row, n]),
        [['host:1', 0, 2], ['host:2', 2, 1]]);
    assert.deepEqual([...pane.start], [-2, 8, 10, 78, -2]);
    assert.deepEqual([...pane.row], [0, 1, 1, 1, 2]);
    assert.deepEqual([[...pane.tops], pane.height], [[3, 21, 45], 66]);
    assert.equal(l.findSpan(pane, l.keyOf('b', 'kernel'), 1), 2);
    assert.equal(l.findSpan(pane, l.keyOf('a', 'cpu_op'), 2), 3);
    assert.equal(l.findSpan(pane, l.keyOf('a', 'cpu_op'), 1), -1, 'merged or out of the answers');
    assert.deepEqual(l.searchSpans(pane, 'B'), [1, 2]);
});

test('a folded lane is one row, which shows the deepest row of each moment', () => {
    const all = answer(0, 100, [lane('host:1', 'host', [[0, 100, 0, 0, 0], [10, 40, 1, 0, 1],
        [20, 10, 2, 1, 0], [30, 5, 2, 1, 1], [50, 10, 1, 1, 2], [55, 8, 2, 1, 3], [70, 0, 1, 0, 2]],
    3), lane('host:2', 'host', [[0, 5, 0, 0, 3], [90, 20, 0, 0, 4]])]);
    const folded = l.layPane({ window: all, all, takes: host, shift: 0,
        rows: l.createRows(() => false) });
    assert.deepEqual(folded.bands.map(({ id, rows, height, folds, open }) =>
        [id, rows, height, folds, open]), [['host:1', 1, 24, true, false],
        ['host:2', 1, 24, false, true]]);
    assert.deepEqual([...folded.row], [0, 0, 0, 0, 0, 0, 0, 1, 1]);
    assert.equal(folded.end[0], 100, 'a span keeps its times');
    const { start, end, of, row, length } = folded.pieces;
    assert.deepEqual(Array.from({ length }, (_, k) => [of[k], start[k], end[k], row[k]])
        .filter(([, , , at]) => at === 0), [[0, 0, 10, 0], [1, 10, 20, 0], [2, 20, 30, 0],
        [3, 30, 35, 0], [1, 35, 50, 0], [4, 50, 55, 0], [5, 55, 63, 0], [0, 63, 70, 0],
        [6, 70, 70, 0], [0, 70, 100, 0]]);
    assert.deepEqual([l.isFolded(folded, 3), l.isFolded(folded, 8)], [true, false]);
    assert.deepEqual(Array.from(l.layPane({ window: all, all, takes: host, shift: 0,
        rows: l.createRows() }).pieces.of), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an address names unfolded lanes, not too many', () => {
    const state = s.readTimeline('?control=a&test=b&open=main&open=test%3Ahost%3A1&open=main');
    assert.deepEqual(state.open, ['main', 'test:host:1']);
    assert.match(s.timelineHref(state), /open=main&open=test%3Ahost%3A1/);
    assert.equal(s.laneKey('test', { id: 'host:1', main: true }), 'main');
    assert.deepEqual(s.toggled(state.open, 'main'), ['test:host:1']);
    const many = Array.from({ length: 99 }, (_, i) => `open=${i}`).join('&');
    assert.equal(s.readTimeline(`?control=a&open=${'x'.repeat(301)}&${many}`).open.length, 32);
    assert.equal(s.toggled(s.readTimeline(`?control=a&${many}`).open, 'main').length, 32);
});

test('sums of two sides are joined by name; what a cut list may hold is not known', async () => {
    const { joinSums } = await load('../views/timeline.js');
    const sum = (name, calls, self, sort = 'host') => ({ name, category: 'c', sort, calls, total: 99,
        self });
    const nameOf = (name) => ({ new: 'old' }[name] ?? name);
    const rows = joinSums({ control: { of: 3, rows: [sum('a', 1, 50), sum('old', 2, 30), sum('k', 1, 5)] },
        test: { of: 9, rows: [sum('a', 2, 40), sum('new', 2, 60)] } }, nameOf);
    assert.deepEqual(rows.map((r) => [r.name, r.control, r.test, r.diff, r.test_calls]), [
        ['old', 30, 60, 30, 2], ['a', 50, 40, -10, 2], ['k', 5, null, null, null]]);
    const one = joinSums({ test: { of: 1, rows: [sum('a', 2, 40)] } }, nameOf);
    assert.deepEqual([one[0].test, one[0].diff, one[0].control], [40, null, undefined]);
    assert.equal(joinSums({ control: { of: 0, rows: [] }, test: { of: 1, rows: [sum('a', 2, 40)] } },
        nameOf)[0].diff, 40);
    const state = s.readTimeline('?control=a&sum_from=-1.5&sum_to=3');
    assert.deepEqual([state.sum_from, state.sum_to], [-1.5, 3]);
    assert.match(s.timelineHref(state), /sum_from=-1\.5&sum_to=3/);
    for (const odd of ['sum_from=3&sum_to=1', 'sum_from=0', 'sum_from=0&sum_to=1e12']) {
        assert.equal(s.readTimeline(`?control=a&${odd}`).sum_from, null, odd);
    }
});

test('a gap is a span of the lane of the row that ends it', () => {
    const all = answer(0, 100, [lane('device:0:7', 'device', [[0, 10, 0, 1, 0], [50, 5, 0, 1, 1],
        [60, 9, 0, 1, -1, 7]])], [{ lane: 'device:0:7', start: 10, duration: 40, host: 'sleep',
        operator: null, next: 'b' }]);
    const pane = l.layPane({ window: all, all, takes: device, shift: 0, rows: l.createRows() });
    assert.deepEqual([pane.start[3], pane.end[3], pane.row[3], pane.sort[3]], [10, 50, 0, l.GAP]);
    assert.deepEqual([0, 1, 2, 3].map((i) => l.isSingle(pane, i)), [true, true, false, false]);
});

test('steps are spans of a lane of their own, above the streams, where their windows are', async () => {
    const { linesOf } = await load('stage.js');
    const step = (n, start) => ({ step_number: n, start, duration: 50, host_start: start - 40, host: 4,
        lag: start < 0 ? 0 : 86 });
    const all = { ...answer(-50, 50, [lane('device:0:7', 'device', [[0, 10, 0, 1, 0]])]), step: 6,
        steps: [step(5, -50), step(6, 0)] };
    const pane = l.layPane({ window: all, all, takes: device, shift: 0, rows: l.createRows() });
    assert.deepEqual(pane.bands.map(({ id, row }) => [id, row]), [['steps', 0], ['device:0:7', 1]]);
    assert.deepEqual([1, 2].map((i) => [pane.start[i], pane.end[i], pane.row[i], pane.sort[i]]),
        [[-50, 0, 0, l.STEP], [0, 50, 0, l.STEP]]);
    assert.deepEqual(pane.gaps.map(({ shown }) => shown), [false, true]);
    const words = (i) => linesOf({ data: () => pane }, i, {}).map(([text]) =>
        text.replaceAll('\u00a0', ' '));
    assert.deepEqual(words(2), ['Step 6, as the device has it', '50 µs, from 0 µs',
        'host 4.000 µs · device 86.00 µs behind when the host left', 'the host began it at −40 µs']);
    assert.equal(words(1)[2], 'host 4.000 µs');
    assert.equal(l.layPane({ window: all, all, takes: host, shift: 0, rows: l.createRows() })
        .length, 0);
});

test('counters are lines in lanes under the streams', async () => {
    const { linesOf } = await load('stage.js');
    const all = { ...answer(0, 100, [lane('device:0:7', 'device', [[0, 10, 0, 1, 0]])]), counters: [
        { id: 'counter:2', device: 0, name: 'SM Clock (MHz)', low: 1000, high: 2000, start: [0, 60],
            duration: [60, 40], mean: [2000, 1250], min: [2000, 1000], max: [2000, 1500] },
        { id: 'counter:3', device: -1, name: 'same', low: 5, high: 5, start: [0], duration: [100],
            mean: [5], min: [5], max: [5] }] };
    const pane = l.layPane({ window: all, all, takes: device, shift: 0, rows: l.createRows() });
    assert.deepEqual(pane.bands.map(({ label, row }) => [label, row]), [['device:0:7', 0],
        ['device 0, SM Clock (MHz)', 1], ['same', 2]]);
    assert.deepEqual([1, 2, 3].map((i) => [pane.start[i], pane.end[i], pane.row[i], pane.sort[i]]),
        [[0, 60, 1, l.COUNTER], [60, 100, 1, l.COUNTER], [0, 100, 2, l.COUNTER]]);
    assert.deepEqual(pane.gaps.map(({ at }) => at), [1, 0.25, 1]);
    const words = (i) => linesOf({ data: () => pane }, i, {}).map(([text]) =>
        text.replaceAll('\u00a0', ' '));
    assert.deepEqual(words(1), ['SM Clock (MHz): 2,000', '60 µs, from 0 µs']);
    assert.equal(words(2)[1], 'from 1,000 to 1,500 in this pixel');
    assert.equal(l.layPane({ window: all, all, takes: host, shift: 0, rows: l.createRows() })
        .bands.length, 0);
});

test('a wait for a full queue says what it is', async () => {
    const { linesOf } = await load('stage.js');
    const of = (category, merged) => linesOf({ data: () => ({ sort: [l.SPAN], start: [1], end: [5],
        shift: 0, name: [0], names: ['Command Buffer Full'], categories: [category], merged: [merged],
        occurrence: [0], lane: [0], lanes: [{ label: 'thread 0' }] }) }, 0, {}).map(([text]) => text);
    assert.equal(of('overhead', 1)[1], 'the host waits: the device’s queue is full');
    assert.equal(of('overhead', 7)[2], 'the host waits: the device’s queue is full');
    assert.doesNotMatch(of('cpu_op', 1).join(), /queue/);
});

test('a name counts as changed by 10 % of its time and 0.2 % of the step', () => {
    const row = (a, b, self = null) => ({ control_counts: a === null ? 0 : 1,
        test_counts: b === null ? 0 : 1, control_total_duration: a ?? 0,
        test_total_duration: b ?? 0, control_self_duration: self?.[0] ?? null,
        test_self_duration: self?.[1] ?? null });
    const of = (...r) => l.changeOf(row(...r), 1000);
    assert.equal(of(100, 112), 'longer');
    assert.equal(of(112, 100), 'shorter');
    assert.equal(of(100, 109), '');
    assert.equal(of(1, 2), '', 'next to nothing of the step');
    assert.equal(of(null, 1), 'new');
    assert.equal(of(1, null), 'gone');
    assert.equal(of(100, 200, [10, 10]), '', 'what it calls changed');
    assert.equal(of(100, 150, [10, 40]), 'longer');
    assert.equal(of(100, 90, [10, 40]), '', 'as a whole it is shorter');
});

test('links name the rank and the step if there is only one', () => {
    const pair = { control: 'a', test: 'b', control_ranks: '1', test_ranks: 'all',
        control_steps: '0-3', test_steps: '4' };
    assert.equal(links.pairTimeline(pair), '/timeline?control=a&test=b&control_rank=1&test_step=4');
    assert.equal(links.cellTimeline(pair, { control: { rank: 0, span: 0 }, test: undefined },
        { control: 5, test: null }, { name: 'x', category: 'kernel' }),
    '/timeline?control=a&test=b&control_rank=0&control_step=5&name=x&category=kernel');
    assert.equal(links.sentenceTimeline(pair, { ranks: [], steps: [], rows: [], change: 1 }), null);
    assert.equal(links.sentenceTimeline(pair, { ranks: [2], steps: [6], rows: [], change: 1 }),
        '/timeline?control=a&test=b&rank=2&test_step=6');
    assert.equal(links.sentenceTimeline({ control: 'a', test: 'b' }, { ranks: [], steps: [],
        rows: [{ name: 'x', category: 'kernel' }], change: -1 }),
    '/timeline?control=a&test=b&name=x&category=kernel&at=control');
});

test('a function of python whose line moved is one function with two names', async () => {
    const { createPartners } = await load('data.js');
    const list = (side, names) => names.map((name) => ({ side, name, category: 'python_function',
        counts: 5, total_duration: side === 'control' ? 50 : 100 }));
    const row = (name, control, other) => ({ name, category: 'python_function',
        aliases: [...list('control', control), ...list('test', other)],
        control_counts: 5 * control.length, test_counts: 5 * other.length,
        control_total_duration: 50 * control.length, test_total_duration: 100 * other.length,
        control_self_duration: 5, test_self_duration: 10 });
    const [OLD, NEW] = ['/a/site-packages/torch/m.py(10): call', '/b/torch/m.py(17): call'];
    const rows = [
        row('torch/m.py: call', [OLD], [NEW]),
        row('m.py: f', ['m.py(3): f', 'm.py(9): f'], ['m.py(12): f', 'm.py(5): f']), // in order
        row('m.py: g', ['m.py(1): g'], ['m.py(2): g', 'm.py(3): g']), // ambiguous
        row('x.py: h', ['x.py(1): h'], ['x.py(1): h', 'x.py(2): h'])]; // the first is on both sides
    const changes = l.changesOf({ rows, step_time: { control: { step: 20 }, test: { step: 20 } }, control: { steps: [1],
        samples: 1 }, test: { steps: [1], samples: 1 } });
    const on = (side, name, category = 'python_function') => l.laneNameOn(changes, side, name, category);
    assert.equal(on('test', OLD), NEW);
    assert.equal(on('control', NEW), OLD);
    assert.equal(on('control', OLD), OLD);
    assert.deepEqual([on('test', 'm.py(3): f'), on('test', 'm.py(9): f')],
        ['m.py(5): f', 'm.py(12): f']);
    for (const name of ['m.py(1): g', 'x.py(2): h', 'not there']) {
        assert.equal(on('test', name), name);
        assert.equal(on('control', name), name);
    }
    const moved = changes.get(l.keyOf(OLD, 'python_function'));
    assert.equal(moved, changes.get(l.keyOf(NEW, 'python_function')));
    assert.equal(moved.change, 'longer');
    assert.deepEqual(l.timesOf(moved.row), [5, 10, true]);
    assert.deepEqual(l.timesOf(changes.get(l.keyOf('m.py(3): f', 'python_function')).row),
        [50, 100, false]);
    assert.equal(changes.get(l.keyOf('m.py(1): g', 'python_function')).change, 'gone');
    const asked = [];
    const side = { stepKey: () => '', find: (what) => { asked.push(what); return null; } };
    const partners = createPartners({ control: side, test: side }, () => changes);
    await partners.ask('test', OLD, 'python_function', 2);
    assert.deepEqual(asked, [{ name: NEW, category: 'python_function', occurrence: 2 }]);
    assert.equal(partners.known('test', OLD, 'python_function', 2), null);
    const { matchingNames } = await load('data.js');
    assert.deepEqual(matchingNames('M.PY(1', [], changes, 'test').map(({ name }) => name),
        [NEW, 'm.py(12): f']);
});

test('one call is singular, and a recording is not called a step', async () => {
    const { sideLine } = await load('../views/timeline.js');
    const words = (of) => sideLine('test', { start: 2, duration: 3, of }, 0).replaceAll('\u00a0', ' ');
    assert.match(words(1), /^Test: .*; 1 call in this step$/);
    assert.match(words(2), /; 2 calls in this step$/);
    assert.match(sideLine('test', { start: 2, duration: 3, of: 2, whole: true }, 0)
        .replaceAll('\u00a0', ' '), /; 2 calls in this recording$/);
    const { changeWords } = await load('stage.js');
    const row = { name: 'k', category: 'kernel', control_counts: 1, test_counts: 1,
        control_total_duration: 1, test_total_duration: 9 };
    const said = (steps) => changeWords(l.changesOf({ rows: [row], step_time: {},
        control: { steps, samples: 1 }, test: { steps, samples: 1 } }).get(l.keyOf('k', 'kernel')));
    assert.match(said([5]), / total in this step$/);
    assert.match(said([]), / total in this recording$/);
});

test('a gap says what the host did, or that it has no row', async () => {
    const { linesOf } = await load('stage.js');
    const pane = (gap) => ({ data: () => ({ sort: [l.GAP], start: [1], end: [5], shift: 0, gap: [0],
        gaps: [gap] }) });
    const words = (gap) => linesOf(pane(gap), 0, {}).slice(2).map(([text]) => text);
    assert.deepEqual(words({ host: 'sync', operator: 'aten::item', next: 'gemm' }),
        ['the host: sync in aten::item', 'then: gemm']);
    assert.deepEqual(words({ host: 'aten::a', operator: 'aten::a', next: null }),
        ['the host: aten::a']);
    assert.deepEqual(words({ host: null, operator: null, next: 'gemm' }),
        ['the host: mostly nothing recorded', 'then: gemm']);
});

test('steps of different numbers are partners', () => {
    const step = (name, control, test) => ({ name, category: 'user_annotation', aliases: null,
        control_counts: control ? 1 : 0, test_counts: test ? 1 : 0, control_total_duration: control,
        test_total_duration: test, control_self_duration: control, test_self_duration: test });
    const changes = l.changesOf({ step_time: { control: { step: 100 } }, control: { steps: [10],
        samples: 1 }, test: { steps: [8], samples: 1 }, rows: [step('ProfilerStep#11', 91, 0),
        step('ProfilerStep#10', 90, 0), step('ProfilerStep#8', 0, 50), step('ProfilerStep#9', 0, 51),
        step('gone', 5, 0)] });
    const changeOf = (name) => changes.get(l.keyOf(name, 'user_annotation')).change;
    assert.deepEqual(['ProfilerStep#10', 'ProfilerStep#8', 'gone'].map(changeOf),
        ['shorter', 'shorter', 'gone']);
    assert.deepEqual([10, 11].map((n) => l.laneNameOn(changes, 'test', `ProfilerStep#${n}`, 'user_annotation')),
        ['ProfilerStep#8', 'ProfilerStep#9']);
});

test('calls that two vendors name differently are partners if each side has one name', () => {
    const alias = (side, name, counts, time, category = 'cuda_runtime') => ({ side, name, category,
        counts, total_duration: time });
    const joined = (aliases) => ({ name: aliases.map(({ name }) => name).join(' / '),
        category: 'cuda_runtime', aliases, control_counts: 5, test_counts: 5,
        control_total_duration: 10, test_total_duration: 90, control_self_duration: 10,
        test_self_duration: 90 });
    const changes = l.changesOf({ step_time: { control: { step: 100 } }, control: { steps: [1],
        samples: 1 }, test: { steps: [1], samples: 1 }, rows: [
        joined([alias('control', 'cudaSync', 5, 10), alias('test', 'hipSync', 5, 90)]),
        joined([alias('control', 'cudaLaunch', 3, 6), alias('control', 'cuLaunch', 2, 4, 'cuda_driver'),
            alias('test', 'hipLaunch', 5, 90)])] });
    const on = (side, name) => l.laneNameOn(changes, side, name, 'cuda_runtime');
    assert.deepEqual([on('test', 'cudaSync'), on('control', 'hipSync')], ['hipSync', 'cudaSync']);
    assert.equal(changes.get(l.keyOf('hipSync', 'cuda_runtime')).change, 'longer');
    assert.deepEqual([on('test', 'cudaLaunch'), on('control', 'hipLaunch')],
        ['cudaLaunch', 'hipLaunch'], 'whose is the third call?');
    assert.deepEqual(['cudaLaunch', 'hipLaunch'].map((name) =>
        changes.get(l.keyOf(name, 'cuda_runtime')).change), ['gone', 'new']);
    assert.deepEqual(l.timesOf(changes.get(l.keyOf('cuLaunch', 'cuda_driver')).row), [4, 0, false]);
    assert.equal(changes.size, 5);
});

test('notes on a whole recording do not mention a step', () => {
    const data = { whole: { lanes: [{ sort: 'host', start: [1] }] } };
    const one = (number) => ({ missing: [], sample: { step_number: number } });
    assert.deepEqual(notesOf('test', data, one(null)), ['The test has no device work in this recording.']);
    assert.deepEqual(notesOf('test', data, one(3)), ['The test has no device work in this step.']);
    assert.equal(spanWord([one(null), undefined, one(3)]), 'step');
    assert.equal(spanWord([one(null), null]), 'recording');
});
