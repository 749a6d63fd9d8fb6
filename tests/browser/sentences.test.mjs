// What the pages of Analyse say first, and which ranks they draw: words and choices that need no
// browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`));
const s = await load('analyses/sentences.js');
const { chosenLines, linesOf, listLines } = await load('analyses/charts.js');
const { columnsOf, pairedColumn, spare, text } = await load('analyses/columns.js');
const { formatTime, shortenApart } = await load('format.js');
const plain = (words) => words.replaceAll('\u00a0', ' ');

const collectives = { summary: [{ rows: 12, matched_rows: 9, unmatched_rows: 3,
    transfer_per_step: 60, wait_per_step: 40, exposed_wait_per_step: 30, time_per_step: 100,
    unmatched_per_step: 7 }],
collectives: [{ collective: 'allgather', process_group: null, exposed_wait_per_step: 5 },
    { collective: 'allreduce', process_group: 'dp', exposed_wait_per_step: 25 }],
missing: [{ rank: 3, collective: 'allreduce', process_group: 'dp', instances: 2 }],
unmatched: [{ why: 'never waited for', count: 2 }, { why: 'on no other rank', count: 1 }],
uneven: [{ step: 4, collective: 'all_to_allv', process_group: 'ep', shortest: 90, longest: 491 }] };

test('collectives: sentences on time, waiting, missing collectives and unknown waiting', () => {
    const words = s.collectiveWords(collectives).map(plain);
    assert.equal(words.length, 4);
    assert.equal(words[0], 'Matched collectives take 100.0 µs a step and rank: 60.00 µs of transfer '
        + 'and 40.00 µs of waiting, 30.00 µs of it exposed. The largest part of the exposed waiting is in '
        + 'allreduce · dp: 25.00 µs a step.');
    assert.equal(words[1], 'Rank 3 lacks 2 collectives that other ranks have: allreduce · dp.');
    assert.match(words[2], /^Waiting is not known for 3 of 12 collective rows .*: 2 point to point, .*, 1 on no other rank\.$/);
    assert.match(words[3], /^all_to_allv · ep takes 90\.00 µs on one rank and 491\.0 µs on another in step 4: /);
    const by = (more) => plain(s.collectiveWords({ ...collectives, summary: [{ ...collectives.summary[0],
        instances: 20, ...more }] })[0]).split('a step. ')[1];
    assert.equal(by({ waiting_by: 'common_clock', last_certain: 5, wait_half_width_per_step: 4 }), 'Waiting is told by '
        + 'the ranks’ common clock, to ± 4.000 µs a step; which rank comes last is certain in 5 of 20 collectives.');
    assert.match(by({ waiting_by: 'both', last_certain: 5 }), /common clock where there is one, else by durations; which/);
    assert.match(by({ waiting_by: 'shortest_duration' }), /^Waiting is told by durations alone, /);
    assert.deepEqual(s.collectiveWords({ ...collectives, summary: [{ rows: 0 }] }), []);
    const late = { summary: [{ ...collectives.summary[0], wait_per_step: 90, time_per_step: 150 }] };
    assert.equal(plain(s.collectiveChange([collectives, late])),
        '+50.00 µs a step and rank: 0 µs of transfer, +50.00 µs of waiting.');
    assert.equal(s.collectiveChange([collectives, { summary: [{ matched_rows: 0 }] }]), null);
});

test('a rank that delays its process group is named, one that explains little is not', () => {
    const rank = (n, caused, excess, cause = 'compute') => ({ rank: n, cause, caused_per_step: caused,
        step_time: 1000, compute_excess_per_step: 1, idle_excess_per_step: 0, memory_excess_per_step: 0,
        [`${cause}_excess_per_step`]: excess });
    const ranks = [rank(2, 300, 2), rank(3, 290, 1), rank(1, 200, 140, 'idle'), rank(0, 0, 0)];
    assert.match(plain(s.lateRank(ranks)), /^ Rank 1 exceeds the median rank .*: its host takes 140\.0 µs a step longer, and each other rank waits 263\.3 µs on average\./);
    assert.equal(s.lateRank([...ranks.slice(0, 2), rank(1, 200, 120, 'idle'), ranks[3]]), '');
    assert.equal(s.lateRank([rank(0, 5, 4), rank(1, 0, 0), rank(2, 0, 0)]), '', 'under 2 % of a step');
});

test('a straggler: the words say what the step would gain, and why it may be little', async () => {
    const rank = (n, more = {}) => ({ rank: n, step_time: 1000, caused_per_step: 0, worst_steps: 0, steps: 3, ...more });
    const late = (saved, idle = 200) => plain(s.stragglerWords({ by_rank: [rank(2, { straggler: 1, cause: 'idle',
        caused_pctg: 90, caused_per_step: 600, idle_excess_per_step: idle, worst_steps: 3,
        step_time_like_median: 1000 - saved }), rank(0), rank(1), rank(3)], by_step: [] }));
    assert.match(late(180), /the host is late \(200\.0 µs a step .*\. If it came .* would be 180\.0 µs shorter \(820\.0 µs\)\.$/);
    assert.match(late(10), / 10\.00 µs shorter \(990\.0 µs\): not more, because some other rank hardly waits for it\.$/);
    assert.match(late(10, 12), / 10\.00 µs shorter \(990\.0 µs\)\.$/, 'it does little longer');
    const unsure = (wait, more) => plain(s.stragglerWords({ by_rank: [rank(0, more), rank(1, more)],
        by_step: [{ exposed_wait: wait }] }));
    assert.match(unsure(9, { waiting_by: 'common_clock', last: 10, last_certain: 0 }), /^Ranks wait for each other, but no rank comes last by more than .* certain in 0 of 20 collectives\.$/);
    assert.match(unsure(0), /^No rank waits for another one/);
});

test('what a late rank does longer: nothing is longer by 0, and without a device the host is all there is', async () => {
    const { stragglers } = await load('analyses/program.js');
    const rank = (cause, [compute, memory, idle]) => ({ cause, compute_excess_per_step: compute,
        memory_excess_per_step: memory, idle_excess_per_step: idle });
    const { show } = stragglers.tables[0].columns.find(({ key }) => key === 'cause');
    const shown = (...given) => { const row = rank(...given); return show(row.cause, row); };
    assert.deepEqual([shown('memory', [-5, 0, -7]), shown('memory', [-5, 2, -7]), shown('compute', [5, 2, 4]),
        shown('idle', [-3, 0, 4]), shown('idle', [0, 0, 4]), shown(null, [0, 0, 0])],
    ['–', 'copies', 'compute', 'idle, the host is late', 'on the host', '–']);
    const [, ofTest] = pairedColumn(stragglers.tables[0].columns.find(({ key }) => key === 'cause'));
    const paired = (excess) => ofTest.show('memory', { 'memory_excess_per_step A': 3, 'memory_excess_per_step B': excess });
    assert.deepEqual([paired(0), paired(2)], ['–', 'copies'], 'of two sets');
    const sentence = (compute) => s.stragglerWords({ by_step: [], by_rank: [{ rank: 0, steps: 3, worst_steps: 3, straggler: 1,
        step_time: 1000, step_time_like_median: 700, caused_pctg: 90, caused_per_step: 300,
        ...rank('idle', [compute, 0, 300]) }, { rank: 1, step_time: 1000, caused_per_step: 0, worst_steps: 0 }] });
    assert.match(sentence(-3), /, because the host is late/);
    assert.doesNotMatch(sentence(0), /because/);
});

test('a chart of stragglers without waiting says so, instead of bars of 0', async () => {
    const { stragglers } = await load('analyses/program.js');
    const empty = (caused, exposed) => stragglers.charts[0].make([{ letter: '', data: {
        by_rank: [0, 1].map((rank) => ({ rank, caused_per_step: caused })), by_step: [{ exposed_wait: exposed }] } }],
    { order: '' }).empty;
    assert.match(empty(0, 0), /^No rank waits/);
    assert.match(empty(0, 9), /^Ranks wait for each other, but/);
    assert.equal(empty(5, 9), undefined);
});

test('who arrives last is said of the ranks on the common clock, where some are not', async () => {
    const { lastWords } = await load('timeline/ranks.js');
    const say = (certain, ...aligned) => plain(lastWords({ last: 3, certain, rows: aligned.map((one) => ({ wait: 8, aligned: one })) }));
    assert.equal(say(true, true, true), 'rank 3 arrives last: the others wait up to 8.000 µs');
    assert.equal(say(true, true, false), 'rank 3 arrives last of the ranks on the common clock: the others wait up to 8.000 µs');
    assert.match(say(false, false), /^rank 3 seems to arrive last of the ranks on the common clock, by less/);
});

test('clocks: the words name ranks that have no clock, and what to do', () => {
    const rank = (n, status, uncertainty = 2000, instances = 12) => ({ rank: n, status, component: 0,
        uncertainty_ns: uncertainty, instances });
    const part = { ranks: 2, applied: 'fit' };
    const [share, slew] = ['too_few', 'clock_step'].map((one) => s.OFF_CLOCK[one][3]);
    const last = (n, times, certain = times) => ({ rank: n, last: times, last_certain: certain,
        instances: 10, last_pctg: 10 * times });
    const say = (status, perRank, waiting, components = [part]) => plain(s.clockWords({
        summary: [{ status }], per_rank: perRank, components, waiting }));
    assert.equal(say('parts', [rank(0, 'reference', 0), { ...rank(1, 'clock_step'), jump_ns: -299329, jump_with: null }, rank(2, 'aligned'),
        rank(3, 'no_match'), rank(4, 'no_match')], [last(0, 4, 3), last(2, 6, 2)]),
    '2 ranks are on one clock: a time is known to ± 2.000 µs or better. '
        + `Ranks 3, 4 have no collective that matches. Rank 1’s clock was set by 299.3 µs while it recorded. To align them, ${
            share}; ${slew}. Of the ranks on the common clock, no rank stands out: rank 0 certainly comes last in 3 of 10 `
        + 'collectives, rank 2 in 2.');
    assert.equal(say('one_clock', [rank(0, 'reference', 0), rank(1, 'aligned')], [last(0, 5), last(1, 5)],
        [{ ranks: 2, applied: 'identity' }]), 'All 2 ranks are on one clock: that of their host. '
        + 'No rank stands out: rank 0 certainly comes last in 5 of 10 collectives, rank 1 in 5.');
    assert.match(say('one_clock', [rank(0, 'reference', 0), rank(1, 'aligned')], [last(0, 6, 0), last(1, 4, 0)]),
        /better\. No rank comes last by more than the clocks are uncertain\.$/);
    assert.match(say('one_clock', [rank(0, 'reference', 0), rank(1, 'aligned')], [last(0, 1)]),
        /rank 0 certainly comes last in 1 of 10 collectives, no other in any\.$/);
    assert.equal(say('parts', [0, 1, 2, 3].map((n) => rank(n, 'aligned')), [0, 1, 2].map((n) => last(n, 3)),
        [part, part]), 'All 4 ranks are on 2 clocks, between which nothing is known: a time is known to ± 2.000 µs or better. '
        + 'No rank stands out: rank 0 certainly comes last in 3 of 10 collectives, rank 1 in 3.');
    assert.equal(say('one_clock', [rank(0, 'reference', 0, 11), rank(1, 'aligned', 2000, 11), rank(2, 'aligned')], []),
        'All 3 ranks are on one clock: a time is known to ± 2.000 µs or better. '
        + 'Rank 1 shares fewer than 12 collectives: the interval may be too narrow.');
    assert.equal(say('not_aligned', [rank(0, 'too_few'), rank(1, 'too_few')], []),
        `The clocks of the ranks cannot be compared. Ranks 0, 1 share too few collectives. To align them, ${share}.`);
    assert.equal(say('not_aligned', [rank(0, 'no_match')], []),
        'There is one rank here: it has no other clock to compare with.');
    const set = (n, jump, other = null) => ({ rank: n, status: 'clock_step', jump_ns: jump, jump_with: other });
    assert.equal(plain(s.offClockWords([set(0, 9000, 1), set(1, -9000, 0)])),
        `A clock of ranks 0, 1 was set by 9.000 µs while it recorded. To align them, ${slew}.`);
    assert.match(plain(s.offClockWords([set(0, 9000), set(3, 12000)])), /^The clocks of ranks 0, 3 were set by 9\.000 µs to 12\.00 µs while/);
    assert.match(s.offClockWords([{ rank: 0, status: 'clock_step' }]), /^Rank 0 has a clock that was set while it recorded\. To align it, record again while/);
    assert.match(s.offClockWords([{ rank: 0, status: 'inconsistent' }]), /^Rank 0 has times that no clock explains\. To align it, record all ranks again/);
});

test('clocks: a rank stands out that is certainly last twice as often as the second, and not by chance', () => {
    const row = (rank, certain, instances, last = certain) => ({ rank, last, last_certain: certain, instances });
    const say = (...waiting) => plain(s.clockWords({ summary: [{ status: 'one_clock' }], components: [], waiting,
        per_rank: waiting.map(({ rank }) => ({ rank, status: 'aligned', component: 0, uncertainty_ns: 1, instances: 99 })) }))
        .replace(/^.*their host\. /, '');
    assert.equal(say(row(0, 1, 64, 40), row(3, 10, 64, 24)), 'Rank 3 comes last most often: certainly in 15.6 % of 64 collectives. '
        + 'In 53 of 64 it is not certain who comes last.');
    assert.match(say(row(0, 10, 64), row(3, 19, 64)), /^No rank stands out: rank 3 certainly comes last in 19 of 64 collectives, rank 0 in 10\.$/);
    assert.match(say(row(0, 0, 56), row(3, 4, 56)), /^No rank stands out: rank 3 .* 4 of 56 collectives, no other in any\.$/);
    assert.match(say(row(0, 1, 8), row(3, 2, 56)), /rank 3 certainly comes last in 2 of 56 collectives, rank 0 in 1 of 8\.$/);
    assert.match(say(row(0, 0, 3), row(3, 3, 3)), /^Rank 3 comes last most often: in 100\.0 % of 3 collectives\.$/);
});

test('clocks: changes of who comes last and of the skew are told only if the clocks are good enough', () => {
    const side = (last, certain, median, uncertainty = 1000, applied = 'fit') => ({
        waiting: [{ rank: 5, instances: 400, last: 4 * last, last_certain: 4 * certain, last_pctg: last },
            { rank: 6, instances: 400, last: 4, last_certain: 4, last_pctg: 1 }],
        skew: [{ component: 1, steps: 2, median: 9e5, largest: 9e5 }, { component: 0, steps: 8, median, largest: 2 * median }],
        components: [{ applied }], per_rank: [{ uncertainty_ns: null }, { uncertainty_ns: uncertainty }] });
    const say = (...list) => plain(s.clockChange(list) ?? '');
    assert.equal(say(side(12, 3, 100), side(86, 80, 1200)), 'Rank 5 arrives last in at least 80.0 % of 400 collectives (A: at most 12.0 %). '
        + 'From the first to the last rank that begins a step it takes 1.200 ms, at most 2.400 ms (A: 100.0 µs, at most 200.0 µs).');
    assert.match(say(side(12, 12, 0.5), side(12, 12, 100, 2000)), /it takes 100.0 µs, at most 200.0 µs \(A: less than 1.000 µs\)/);
    assert.equal(say(side(86, 80, 100), side(12, 3, 100)), 'Rank 5 arrives last in at most 12.0 % of 400 collectives (A: at least 80.0 %).');
    assert.equal(say(side(12, 3, 100), side(86, 20, 110)), '', 'arrivals that are not certain, a small change');
    assert.equal(say(side(12, 12, 100), side(20, 20, 1200, 600e3)), '', 'clocks that are not known so well');
    assert.match(say(side(12, 12, 100), side(12, 12, 1200, 600e3, 'identity')), /^From the first to the last/);
    assert.equal(say({ ...side(0, 0, 1), waiting: [], skew: [] }, side(86, 80, 1200)), '', 'no clock on one side');
});

test('memory: sentences on the median rank, and on what holds the change of the peak', () => {
    const peak = (rank, device, value, type = 'CUDA') => ({ rank, device, device_type: type, peak: value });
    assert.equal(plain(s.medianPeak([peak(0, 0, 1e9), peak(0, 1, 2e9), peak(1, 0, 3e9), peak(2, 0, 4e9),
        peak(2, -1, 9e9, 'host')], 'CUDA')), ' The median rank reaches 3.00 GB.');
    assert.equal(s.medianPeak([peak(0, 0, 1e9), peak(1, 0, 2e9)], 'CUDA'), '');
    const side = (row, modules, operators) => ({ row, data: {
        live_modules: modules.map(([module, bytes]) => ({ ...row, module, bytes })),
        live_operators: operators.map(([operator, bytes]) => ({ ...row, operator, bytes })) } });
    const words = (a, b) => plain(s.peakChange([a, b]) ?? '');
    assert.equal(words(side(peak(0, 0, 3e9), [['A', 1e9], ['B', 2e9]], []),
        side(peak(1, 1, 1.5e9), [['A', 1.2e9], ['B', 3e8]], [])), '−1.50 GB at the peak; B: −1.70 GB.');
    assert.equal(words(side(peak(0, 0, 1e9), [['no module', 1e9]], [['aten::mm', 1e9]]),
        side(peak(0, 0, 2e9), [['no module', 2e9]], [['aten::mm', 2e9]])),
    '+1.00 GB at the peak; aten::mm: +1.00 GB.');
    assert.equal(words(side(peak(0, 0, 1e9), [], []), side(peak(0, 0, 1e9), [], [])), '');
});

test('work and phases: sentences on FLOPs, and on the time of a call', () => {
    const row = { tflops_per_s: 165.92, peak_pctg: 16.77 };
    const words = (...rows) => plain(s.workWords({ summary: [{ ...row, flops_per_step: 1e9, device: null,
        known_time_per_step: 100, known_pctg: 50 }], by_operator: [], by_arithmetic: rows.map((one) => ({
        dtype: 'float32', fastest_tflops_per_s: 494.5, peak_tflops_per_s: 494.5, ...one })) }))
        .replace(/^[^:]*: 165.9 TFLOP.s, 16.8 % of the peak[.]/, '');
    const float32 = { arithmetic: 'float32', device_time_per_step: 90, tflops_per_s: 48.5,
        peak_pctg: 72.4, peak_tflops_per_s: 67 };
    assert.equal(words(float32), ' Computed in float32: 48.5 TFLOP/s, 72.4 % of the float32 peak; TF32 would '
        + 'allow 494.5 TFLOP/s (7.4 times).');
    assert.equal(words({ ...float32, peak_pctg: 3.4, tflops_per_s: 2.3 }),
        ' Computed in float32: 2.3 TFLOP/s, 3.4 % of the float32 peak.', 'TF32 would not help');
    assert.equal(words({ ...float32, dtype: 'float16', fastest_tflops_per_s: 989.5 }), ' Computed in float32: '
        + '48.5 TFLOP/s, 72.4 % of the float32 peak; float16 would allow 989.5 TFLOP/s (14.8 times).');
    assert.equal(words({ ...float32, fastest_tflops_per_s: 67 }), '', 'a device without TF32');
    assert.equal(words({ ...float32, device_time_per_step: 9 }, { arithmetic: 'TF32', device_time_per_step: 91,
        peak_pctg: 60 }), '', 'a small part');
    assert.equal(words({ arithmetic: null, device_time_per_step: 60, peak_pctg: 20 }), ' The names of some '
        + 'kernels do not tell whether they compute in float32 or TF32: 60.00 µs are measured against the peak of TF32.');
    assert.equal(plain(s.workWords({ by_arithmetic: [], summary: [{ ...row, flops_per_step: 110e9, known_time_per_step: 660,
        known_pctg: 54.5, device: 'H100' }], by_operator: [{ ...row, operator: 'aten::bmm',
        device_time_per_step: 60 }, { ...row, operator: 'aten::mm', device_time_per_step: 600,
        peak_pctg: null }] })), '110 GFLOPs a step and rank in 660.0 µs, 54.5 % of the device time: '
        + '165.9 TFLOP/s, 16.8 % of the peak of H100. The largest part of that time is aten::mm: 600.0 µs, '
        + '165.9 TFLOP/s.');
    assert.equal(s.workWords({ summary: [{ tflops_per_s: null }], by_operator: [] }), '');
    assert.equal(plain(s.phaseWords({ phases: [{ phase: 'decode', median_time: 400, mean_time: 420, calls: 32,
        compute: 105, idle: 315 }, { phase: 'empty' }] }, [{ key: 'compute', name: 'compute' },
        { key: 'idle', name: 'idle' }])), 'decode: 400.0 µs a call, the median of 32; 75.0 % of the time is idle.');
});

test('memory of the rank that differs is drawn, though each rank has a device of its own', () => {
    const series = Array.from({ length: 12 }, (_, rank) => ['CUDA allocated', 'CUDA reserved'].map((name) =>
        ({ rank, device: rank % 8, name, points: [[0, name.endsWith('reserved') ? 9 : rank === 7 ? 6 : 5]] }))).flat();
    const sides = [{ data: { series } }];
    const lines = listLines(sides, (one) => one.name.replace(' ', ` ${one.device} `), true);
    const { keys, note } = chosenLines(lines, sides, { lines: [], order: '' });
    assert.match(keys[0], /^7 CUDA 7 allocated/);
    assert.equal(note, 'the 3 of 12 ranks that differ most from the median');
    assert.deepEqual(linesOf(lines, keys).map((line) => line.group).slice(0, 3),
        ['rank 7', 'rank 7', 'rank 0'], 'the steps of the first are marked');
});

test('columns that say nothing are left out, short names differ, zero has no sign', () => {
    const table = { columns: [text('rank', 'rank'), spare(text('span', 'file'), (v) => v > 0)] };
    assert.deepEqual(columnsOf(table, [{ span: 0 }, { span: 0 }]).map((c) => c.key), ['rank']);
    assert.equal(columnsOf(table, [{ span: 0 }, { span: 1 }]).length, 2);
    const short = shortenApart(['allreduce · tp0', 'allreduce · tp3', 'allreduce · tp6'], 9);
    assert.deepEqual(short, ['all…· tp0', 'all…· tp3', 'all…· tp6']);
    assert.equal(plain(formatTime(-0.0003)), '0 ns');
    assert.equal(plain(formatTime(-0.003)), '−3 ns');
});
