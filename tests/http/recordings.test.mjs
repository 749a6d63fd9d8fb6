// Several recordings a side: the comparison judges between recordings, not between steps.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, trace } from './lib.mjs';
import { schemaFaults } from './schema.mjs';

const STEPS = 6;
/** A recording whose steps take `pace` times the usual time. */
function recording(pace, { gone = false, calls = 1, gemm = 1 } = {}) {
    const steps = {};
    const ops = [];
    let at = 100;
    for (let n = 1; n <= STEPS; n += 1) {
        const length = Math.round((1000 + 7 * (n % 3)) * pace);
        steps[n] = [at, length];
        for (let call = 0; call < calls; call += 1) {
            ops.push(['aten::mm', 'cpu_op', at + 1 + 50 * call, 20]);
        }
        ops.push(['gemm', 'kernel', at + 10, Math.round((300 + n) * pace * gemm)]);
        if (!gone) {
            ops.push(['old', 'kernel', at + 700, 50]);
        }
        at += length + 5;
    }
    return trace({ steps, ops });
}
const CONTROL = { c1: [1], c2: [1.01], c3: [0.992] };
const TEST = { t1: [1.06, { gone: true, calls: 2 }], t2: [1.05, { gone: true, calls: 2 }],
    t3: [1.07, { gone: true, calls: 2 }] };

let server;
const ids = {};
before(async () => {
    server = await startServer();
    for (const [label, given] of Object.entries({ ...CONTROL, ...TEST, 'a,b': [2] })) {
        ids[label] = await store(server, label, { 'rank0.json': recording(...given) });
    }
});
after(() => server.stop());

const get = (parameters, headers = {}) => server.api('GET',
    `/compare_traces?${new URLSearchParams(parameters)}`, { headers });
const json = async (parameters) => {
    const answer = await get(parameters);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const all = { control: 'c1,c2,c3', test: 't1,t2,t3' };
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
const near = (got, wanted, tolerance = 1e-9) => assert.ok(
    Math.abs(got - wanted) <= tolerance * Math.abs(wanted), `${got}, not ${wanted}`);

/** Student's t test of the logarithms, by the closed form for 4 degrees of freedom. */
function student(control, other) {
    const [a, b] = [control.map(Math.log), other.map(Math.log)];
    const squares = (list) => list.reduce((sum, one) => sum + (one - mean(list)) ** 2, 0);
    const error = Math.sqrt((squares(a) + squares(b)) / 4 * (2 / 3));
    const d = mean(b) - mean(a);
    const t = Math.abs(d) / error;
    const part = t / Math.sqrt(4 + t * t);
    return { d, reach: 2.7764451051977987 * error, p: 1 - part * (1 + 2 / (4 + t * t)) };
}

test('the step time is judged by the means of the recordings', async () => {
    const answer = await json(all);
    const times = (side) => answer[side].recordings.map((one) => one.step_time.step);
    assert.equal(answer.judged, 'between_recordings');
    assert.deepEqual(answer.control.recordings.map((one) => [one.set, one.label, one.samples]),
        ['c1', 'c2', 'c3'].map((label) => [ids[label], label, STEPS]));
    const pair = await json({ control: 'c1', test: 't1' });
    assert.equal(times('control')[0], pair.step_time.control.step);
    assert.equal(times('test')[0], pair.step_time.test.step);
    near(answer.step_time.control.step, mean(times('control')));
    near(answer.step_time.diff.step, mean(times('test')) - mean(times('control')));
    const { d, reach, p } = student(times('control'), times('test'));
    near(answer.verdict.p_value, p, 1e-6);
    near(answer.verdict.change_percent, 100 * Math.expm1(d), 1e-6);
    near(answer.verdict.low_percent, 100 * Math.expm1(d - reach), 1e-6);
    near(answer.verdict.high_percent, 100 * Math.expm1(d + reach), 1e-6);
    assert.equal(answer.verdict.verdict, 'slower');
    assert.match(answer.verdict.words, /judged between recordings: 3 recordings against 3/);
});

test('rows are means per step, judged if every recording has them', async () => {
    const answer = await json({ ...all, sort: 'name' });
    const rows = Object.fromEntries(answer.rows.map((row) => [row.name, row]));
    const per = [];
    for (const label of ['c1', 'c2', 'c3']) {
        const pair = await json({ control: label, test: 't1' });
        per.push(pair.rows.find((row) => row.name === 'gemm').control_per_step);
    }
    near(rows.gemm.control_per_step, mean(per));
    assert.equal(rows.gemm.significance, 'slower');
    assert.ok(rows.gemm.low_percent > 0 && rows.gemm.p_value < rows.gemm.q_value + 1e-12);
    assert.equal(rows['aten::mm'].calls, 'fact');
    assert.equal(rows['aten::mm'].test_counts_per_step, 2);
    assert.deepEqual([rows.old.control_recordings, rows.old.test_recordings], [3, 0]);
    assert.deepEqual([rows.old.significance, rows.old.p_value, rows.old.calls],
        ['cannot_judge', null, 'fact']);
    const found = await json({ ...all, q: 'GEMM', category: 'kernel' });
    assert.deepEqual(found.rows, [rows.gemm]);
    assert.equal(found.judged_rows, answer.judged_rows);
    const slower = await json({ ...all, significant: 'slower', measure: 'total' });
    assert.deepEqual(new Set(slower.rows.map((row) => row.significance)), new Set(['slower']));
    const names = answer.rows.map((row) => row.name);
    assert.deepEqual(names, [...names].sort());
    const limited = await json({ ...all, sort: 'abs_diff_per_step', limit: 2, offset: 1 });
    const whole = await json({ ...all, sort: 'abs_diff_per_step' });
    assert.deepEqual(limited.rows, whole.rows.slice(1, 3));
});

test('recordings of one program do not differ, even if their steps do', async () => {
    const pair = await json({ control: 'c1', test: 'c2' });
    assert.ok(pair.verdict.p_value < 0.05); // but by less than 2 %
    assert.equal(pair.verdict.verdict, 'unchanged');
    const answer = await json({ control: 'c1,c3', test: 'c2,t1' });
    assert.equal(answer.verdict.verdict, 'not_certain');
    assert.equal(answer.changed_rows.slower, 0);
    const few = await json({ control: 'c1,c2', test: 't1' });
    assert.deepEqual([few.verdict.verdict, few.verdict.p_value, few.judged_rows],
        ['cannot_judge', null, 0]);
    assert.equal((await json({ control: 'c1,c2,c3', test: 't1' })).verdict.verdict, 'slower');
});

test('a group is a tag or a pattern; a stored label names one set, even with commas', async () => {
    for (const label of ['c1', 'c2', 'c3']) {
        assert.equal((await server.json('PATCH', `/sets/${ids[label]}`,
            { add_tags: ['base'] })).status, 200);
    }
    const listed = await json(all);
    for (const group of [{ control: 'tag:base' }, { control: 'c?' }, { test: 't*' }]) {
        const answer = await json({ ...all, ...group });
        assert.deepEqual(answer.rows, listed.rows);
    }
    assert.equal((await json({ control: 'a,b', test: 'c1' })).control.label, 'a,b');
});

test('wrong lists, and parameters without a meaning between recordings, are refused', async () => {
    const cases = [
        [{ control: 'c1,nix' }, 404, 'unknown_set'],
        [{ control: 'tag:nix' }, 404, 'empty_group'],
        [{ control: 'x*' }, 404, 'empty_group'],
        [{ control: 'c1,,c2' }, 400, 'missing_parameter'],
        [{ control: `c1,${ids.c1}` }, 400, 'repeated_set'],
        [{ control: 'c1,t1' }, 400, 'same_recording'],
        [{ fold: 'true' }, 400, 'not_for_recordings'],
        [{ row: '0123456789ab' }, 400, 'not_for_recordings'],
        [{ change: 'added' }, 400, 'not_for_recordings'],
        [{ contributors: 'modules' }, 400, 'not_for_recordings'],
        [{ operators: 'true' }, 400, 'not_for_recordings'],
        [{ sort: 'control_median' }, 400, 'bad_sort'],
        [{ category: 'nix' }, 400, 'bad_category'],
        [{ control_steps: '99' }, 400, 'unknown_step'],
    ];
    for (const [given, status, code] of cases) {
        assertProblem(await get({ ...all, ...given }), status, code);
    }
});

test('clients may cache the answer until a label changes; the CSV has the rows', async () => {
    const first = await get(all);
    const known = { 'If-None-Match': first.headers.etag };
    assert.equal((await get(all, known)).status, 304);
    const csv = await get({ ...all, format: 'csv', q: 'gemm' });
    const [header, line] = csv.text.split('\r\n').map((text) => text.split(','));
    const row = (await json({ ...all, q: 'gemm' })).rows[0];
    near(Number(line[header.indexOf('diff_per_step')]), row.diff_per_step);
    near(Number(line[header.indexOf('q_value')]), row.q_value);
    assert.equal((await server.json('PATCH', `/sets/${ids.t3}`,
        { label: 'third' })).status, 200);
    assert.equal((await get({ ...all, test: 'tag:base' }, known)).status, 400);
    assert.equal((await get({ ...all, test: `t1,t2,${ids.t3}` }, known)).status, 200);
});

test('the command line has lists, conditions and exit codes', () => {
    const run = (...given) => spawnSync(process.env.TRACEDIFF_BIN,
        ['compare', '--data', server.data, ...given], { encoding: 'utf8' });
    const slower = run('c1,c2,c3', `t1,t2,${ids.t3}`, '--fail-if',
        'step_time>3%,op("gemm")>3%,idle>1s');
    assert.equal(slower.status, 1, slower.stderr);
    assert.match(slower.stderr, /FAILED: step_time>3%.*slower/);
    assert.match(slower.stderr, /FAILED: op\("gemm"\)>3%.*slower/);
    assert.match(slower.stderr, /fine: idle>1s/);
    assert.match(slower.stdout, /slower by \d\.\d % .*judged\s+between\s+recordings/);
    assert.match(slower.stdout, /old .* gone/);
    assert.equal(run('c1,c2', 't1', '--fail-if', 'step_time>3%').status, 2);
    assert.equal(run('c1,c3', 'c2,t1', '--fail-if', 'step_time>1%').status, 0);
    assert.equal(run('c1,c2', 't1,t2', '--fail-if', 'op("nix")>1%').status, 3);
    assert.equal(run('c1,c2', 't1,t2', '--format', 'tree').status, 3);
});

/** `key: value` lines as an object. */
const linesOf = (text) => Object.fromEntries(text.trimEnd().split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
const HOSTILE = '`</script>| **b** <i>`\u202e';
const cli = (...given) => spawnSync(process.env.TRACEDIFF_BIN,
    ['compare', '--data', server.data, ...given], { encoding: 'utf8' });

test('format=brief has the words of the page, stable keys, and links', async () => {
    await server.json('PATCH', `/sets/${ids.t2}`, { label: HOSTILE });
    const given = { control: 'c1,c2,c3', test: `t1,${ids.t2},${ids.t3}` };
    const [answer, reply] = [await json(given), await get({ ...given, format: 'brief',
        sort: 'abs_diff_self_duration' })];
    const { verdict, middle } = answer;
    const got = linesOf(reply.text);
    assert.ok(Buffer.byteLength(reply.text) <= 6000);
    assert.deepEqual(Object.keys(got), ['note', 'verdict', 'verdict_words', 'judged', 'time',
        'certainty', 'noise', 'comparability_notes', 'control', 'control.1', 'control.2', 'control.3', 'test', 'test.1',
        'test.2', 'test.3', 'link.page', 'link.pair', 'link.tree', 'link.timeline', 'link.help',
        'part.compute', 'part.exposed_communication', 'part.exposed_memory', 'part.idle', 'rows',
        ...answer.rows.filter(({ name }) => !name.startsWith('ProfilerStep'))
            .map((_, i) => `row.${i + 1}`)]);
    assert.deepEqual([got.verdict, got.verdict_words], [verdict.verdict, verdict.words]);
    assert.equal(got.noise, `Recordings of a side differ by ${verdict.between_percent.toFixed(1)
    } % beyond the noise of their steps.`);
    assert.match(got['test.2'], /^`'<\/script>\| \*\*b\*\* <i>'.?`/);
    assert.equal(got.control, '3 recordings');
    const page = new URL(got['link.page'], server.url);
    assert.equal(page.pathname, '/compare/recordings');
    assert.equal((await json(Object.fromEntries(page.searchParams))).verdict.p_value, verdict.p_value);
    assert.equal(got['link.pair'], `/compare?control=${middle.control}&test=${middle.test}`);
    const byTime = [...answer.test.recordings].sort((a, b) => a.step_time.step - b.step_time.step);
    assert.equal(middle.test, byTime[1].set);
    assert.match(got.rows, /\d+ rows judged: \d+ slower and \d+ faster\.$/);
    assert.match(got['row.1'], /^id [0-9a-f]{12} `old`, calls per step 1 to 0, .*, gone$/);
    const few = linesOf((await get({ control: 'c2,c1', test: 't1', format: 'brief' })).text);
    assert.match(few.verdict_words, /^cannot judge: 2 recordings against 1 cannot tell a change/);
    assert.equal(few['link.pair'], `/compare?control=${ids.c1}&test=${ids.t1}`); // the lower one of two
    assert.deepEqual([few.verdict, few.certainty, few.noise], ['cannot_judge', undefined, undefined]);
    const steps = linesOf((await get({ ...given, format: 'brief', control_steps: '1,2' })).text);
    for (const link of ['page', 'pair', 'tree', 'timeline']) {
        assert.match(steps[`link.${link}`], /&control_steps=1,2$/);
    }
    const long = Array.from({ length: 90 }, () => '1').join(',');
    const short = linesOf((await get({ ...given, format: 'brief', control_steps: long })).text);
    assert.match(short['link.help'], /for all ranks and steps: the selection is too long/);
    assert.doesNotMatch(short['link.page'], /steps/);
});

test('Markdown has the verdict, conditions, recordings and rows; names are code', async () => {
    const given = ['c1,c2,c3', `t1,${ids.t2},${ids.t3}`];
    const { stdout, status } = cli(...given, '--format', 'markdown', '--fail-if', 'step_time>3%');
    const answer = await json({ control: given[0], test: given[1] });
    assert.equal(status, 1);
    assert.ok(stdout.startsWith(`### \`c1\` and 2 more → \`t1\` and 2 more: ${answer.verdict.words}\n`), stdout);
    assert.match(stdout, /\n\| `step_time>3%` \| \*\*fails\*\* \|/);
    assert.match(stdout, /\n\| \*\*step\*\* \| 1\.008 ms \| /);
    assert.match(stdout, /<summary>3 \+ 3 recordings<\/summary>/);
    assert.match(stdout, /\n\| test \| ``[^|]*<\/script>\\\| \*\*b\*\* <i>[^|]*`` \|/);
    assert.match(stdout, /\n\| `gemm` \| .* \| slower \| `kernel` \|/);
    assert.match(stdout, /\n\| `aten::mm` \| 1 → 2 \| .* \| calls: 1 → 2 in every step \|\n/);
    assert.match(stdout, /\n\| `old` .* \| gone \|/);
    assert.doesNotMatch(stdout, /ProfilerStep/);
    const text = cli(...given).stdout;
    assert.match(text, /\nmean of the recordings +control +test +change\nstep +1\.008 ms /);
    assert.match(text, /\nold +1→0 +50\.000 µs +0 µs .* gone +kernel\n/);
    assert.match(text, /\naten::mm +1→2 .* +cpu_op +calls: 1 → 2 in every step\n/);
    const few = cli('c1,c2', 't1', '--format', 'markdown').stdout;
    assert.match(few, /^### `c1` and 1 more → `t1`: cannot judge: 2 recordings against 1 cannot/);
});

test('the report has the answer, but not the library of the charts', async () => {
    const given = { control: 'c1,c2,c3', test: `t1,${ids.t2},${ids.t3}` };
    const reply = await server.api('GET', `/report?${new URLSearchParams(given)}`);
    assert.equal(reply.status, 200, reply.text);
    assert.match(reply.headers['content-disposition'], /filename="tracediff-c1-t1\.html"/);
    const found = reply.text.match(/<script type="application\/json" id="report-data">(?<data>.*?)<\/script>/);
    const { comparison } = JSON.parse(found.groups.data);
    const answer = await json({ ...given, sort: 'abs_diff_self_duration' });
    assert.deepEqual(comparison.rows, answer.rows);
    assert.deepEqual(comparison.verdict, answer.verdict);
    assert.match(reply.text, /<title>c1 and 2 more → t1 and 2 more · tracediff<\/title>/);
    assert.ok(reply.text.length < 700000, `${reply.text.length}`);
    assertProblem(await server.api('GET', `/report?${new URLSearchParams({ ...given, fold: 'true' })}`),
        400, 'not_for_recordings');
    const file = cli(given.control, given.test, '--format', 'html').stdout;
    assert.match(file, /"judged":"between_recordings"/);
});

/** Steps of four kernels of each of three classes; all take `pace` times as long, one `slower`. */
function kernels(pace, slower, seed) {
    const steps = {}, ops = [];
    let at = 0;
    for (let step = 1; step <= STEPS; step += 1) {
        const begin = at;
        for (let i = 0; i < 12; i += 1) {
            const dur = Math.round(1e5 * pace * (i === 0 ? slower : 1) * (1 + ((step * 7 + seed * 3 + i) % 5) / 1000)) / 1000;
            ops.push([`${['gemm', 'elementwise_kernel', 'reduce_kernel'][i % 3]}_${i}`, 'kernel', at, dur]);
            at += dur;
        }
        steps[step] = [begin, at - begin];
        at += 1;
    }
    return trace({ steps, ops });
}

test('at equal clock, recordings differ by the program alone', async () => {
    const PACES = { control: [1, 1.1, 1.04], test: [1.08, 1, 1.12] };
    for (const [program, slower] of [['same', 1], ['slow', 1.6]]) {
        for (const [side, paces] of Object.entries(PACES)) {
            for (const [i, pace] of paces.entries()) {
                await store(server, `${program}-${side}-${i}`, { 'rank0.json': kernels(pace,
                    side === 'test' ? slower : 1, 10 * slower + (side === 'test' ? 3 : 0) + i) });
            }
        }
    }
    const ask = (program, more = {}) => json({ control: `${program}-control-*`, test: `${program}-test-*`, ...more });
    for (const program of ['same', 'slow']) {
        const { verdict } = await ask(program);
        assert.equal(verdict.verdict, 'not_certain', 'as recorded');
        assert.ok(verdict.high_percent - verdict.low_percent > 15);
    }
    const same = await ask('same', { equal_clock: true });
    assert.equal(same.verdict.verdict, 'unchanged');
    assert.match(same.verdict.words, /judged between recordings at equal clock: 3 recordings against 3/);
    const note = same.comparability.find(({ kind }) => kind === 'equal_clock').text;
    assert.match(note, /without what the machine makes of it, from −\d\.\d to \+\d\.\d % of the step of same-control-2\./);
    const slow = await ask('slow', { equal_clock: true });
    assert.equal(slow.verdict.verdict, 'slower');
    assert.ok(Math.abs(slow.verdict.change_percent - 5) < 0.3, slow.verdict.words);
    for (const { step_time: time } of [...slow.control.recordings, ...slow.test.recordings]) {
        near(time.compute + time.exposed_communication + time.exposed_memory + time.idle, time.step);
    }
    assert.deepEqual(slow.rows, (await ask('slow')).rows, 'rows are as recorded');
    for (const [more, status] of [[[], 0], [['--equal-clock'], 1]]) {
        const got = cli('slow-control-*', 'slow-test-*', '--fail-if', 'step_time>2%', ...more);
        assert.equal(got.status, status, got.stdout + got.stderr);
        assert.equal(/FAILED: .*at equal clock/.test(got.stdout + got.stderr), status === 1, got.stdout + got.stderr);
    }
});

/** Recorded steps take `pace` ms; without the profiler, each of 40 takes `ms` with some noise. */
function timed(pace, ms, seed = 0) {
    const made = JSON.parse(recording(pace));
    if (ms !== null) {
        made.tracediff = { version: 1, steps: { clock: 'cuda_event', before: 20, after: 20,
            ms: Array.from({ length: 40 }, (_, i) => ms * (1 + ((3 * i + seed) % 5 - 2) / 1000)) } };
    }
    return JSON.stringify(made);
}

test('the verdict is by the recordings\u2019 steps without the profiler', async () => {
    /* Recorded, nothing changed; without the profiler, 10 % slower. */
    const made = { 'u-a1': [1, 0.5], 'u-a2': [1.01, 0.505], 'u-a3': [0.99, 0.498],
        'u-b1': [1, 0.55], 'u-b2': [1.02, 0.556], 'u-b3': [0.985, 0.547], 'u-none': [1.003, null] };
    for (const [i, [label, given]] of Object.entries(made).entries()) {
        await store(server, label, { 'rank0.json': timed(...given, i) });
    }
    const both = { control: 'u-a*', test: 'u-b*' };
    const answer = await json(both);
    const { verdict, without_profiler: without } = answer;
    const times = (side) => answer[side].recordings.map((one) => one.without_profiler);
    near(times('control')[1], 505, 1e-6);
    const { d, reach } = student(times('control'), times('test'));
    near(verdict.change_percent, 100 * Math.expm1(d), 1e-6);
    near(verdict.high_percent, 100 * Math.expm1(d + reach), 1e-6);
    assert.equal(verdict.verdict, 'slower');
    assert.match(verdict.words, /^slower by 10\.\d % \(.*\) without the profiler, judged between recordings: 3 recordings against 3/);
    for (const side of ['control', 'test']) {
        near(verdict[side], mean(times(side)));
        near(answer.profiler_factor[side], answer.step_time[side].step / verdict[side]);
    }
    assert.match(verdict.recorded.text, /^Recorded 1\.0\d+ → 1\.0\d+ ms \([-+]0\.\d %\): recording makes steps 2\.0\d times as long in the control, 1\.8\d in the test\./);
    assert.equal(without.verdict, 'slower');
    assert.equal(without.p_value, verdict.p_value);
    const brief = linesOf((await get({ ...both, format: 'brief' })).text);
    assert.equal(brief.recorded, verdict.recorded.text);
    assert.match(brief.time, /501\.\d* µs/);
    for (const format of ['table', 'markdown']) {
        const { stdout, status, stderr } = cli('u-a*', 'u-b*', '--format', format, '--fail-if', 'step_time>5%');
        assert.equal(status, 1, stdout + stderr);
        assert.match(stdout.replaceAll(/\s+/g, ' '), /without the profiler, judged between recordings: .*Recorded 1\.0/);
        assert.match(stdout, /\(505\.\d* µs without the profiler\)/);
    }
    /* By the recorded steps: of chosen steps, at equal clock, and if a recording lacks the times. */
    for (const more of [{ control_steps: '1-4', test_steps: '1-4' }, { equal_clock: true }]) {
        const other = await json({ ...both, ...more });
        assert.equal(other.verdict.recorded, null);
        assert.notEqual(other.verdict.verdict, 'slower');
        near(other.profiler_factor.test, other.step_time.test.step / without.test, 0.02);
        assert.ok(!other.comparability.some(({ kind }) => kind === 'profiler_cost'));
    }
    const lacks = await json({ control: 'u-a*,u-none', test: 'u-b*' });
    assert.deepEqual([lacks.without_profiler, lacks.verdict.recorded], [null, null]);
    near(lacks.verdict.control, lacks.step_time.control.step);
    assert.match(lacks.comparability.find(({ kind }) => kind === 'profiler_cost').text,
        /\(6 of 7 do; u-none does not\), so the verdict is by the recorded steps/);
    assert.equal(cli('u-a*,u-none', 'u-b*', '--fail-if', 'step_time>5%').status, 0);
});

test('where the host is the limit and nobody measured, a note says what the profiler may cost', async () => {
    const busy = (seed) => trace({ steps: Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, [2000 * n, 1900 + 5 * seed + n % 3]])),
        ops: [1, 2, 3, 4, 5, 6].flatMap((n) => Array.from({ length: 60 }, (_, i) => [[`aten::op${i}`, 'cpu_op', 2000 * n + 30 * i, 25],
            [`kernel${i}`, 'kernel', 2000 * n + 30 * i + 10, 2]]).flat()) });
    for (let i = 0; i < 4; i += 1) {
        await store(server, `busy-${i}`, { 'rank0.json': busy(i) });
    }
    const answer = await json({ control: 'busy-0,busy-1', test: 'busy-2,busy-3', exclude: 'aten*' });
    assert.match(answer.comparability.find(({ kind }) => kind === 'profiler_cost').text, /for each of about 121 rows a step/);
    assert.ok(!(await json({ control: 'u-a*', test: 'u-b*' })).comparability.some(({ kind }) => kind === 'profiler_cost'));
});

test('answers for lists and for two sets match openapi.json', async () => {
    const api = (await server.api('GET', '/openapi.json')).json;
    const { schema } = api.paths['/compare_traces'].get.responses['200'].content['application/json'];
    const many = { control: 'c1,c2,c3', test: `t1,${ids.t2},${ids.t3}` };
    for (const given of [many, { control: 'u-a*', test: 'u-b*' }, { control: 'c1,c2', test: 't1' }, { ...many, measure: 'total', limit: 2 },
        { control: 'c1', test: 't1', significance: true, work: true, layers: true, operators: true }]) {
        const answer = await json(given);
        assert.deepEqual([...schemaFaults(api, schema, answer)], [], JSON.stringify(given));
        // The check itself notices wrong answers.
        for (const wrong of [{ verdict: { ...answer.verdict, verdict: 'worse' } }, { more: 1 },
            { control: undefined }, { rows: [{ ...answer.rows[0], p_value: '0.1' }] }]) {
            assert.notDeepEqual([...schemaFaults(api, schema, JSON.parse(JSON.stringify(
                { ...answer, ...wrong })))], [], JSON.stringify(wrong));
        }
    }
});

test('a bundle has all recordings: by lists, tags, and on the command line', async () => {
    const bundle = (given) => server.api('GET', `/bundle?${new URLSearchParams(given)}`);
    const reply = await bundle({ control: 'c1,c2', test: 't1', view: 'q=mm' });
    assert.equal(reply.status, 200, reply.text);
    const head = JSON.parse(reply.bytes.subarray(512, reply.bytes.indexOf(0, 512)).toString());
    assert.deepEqual([head.control, head.test], [[ids.c1, ids.c2], [ids.t1]]);
    assert.deepEqual((await bundle({ control: 'c1,c2', test: 't?', view: 'q=mm' })).bytes, reply.bytes);
    assertProblem(await bundle({ control: 'tag:nix', test: 't1' }), 404, 'empty_group');
    assertProblem(await bundle({ control: 'c1,t1', test: 't1' }), 400, 'same_recording');
    const file = path.join(server.data, 'many.tracediff');
    const packed = spawnSync(process.env.TRACEDIFF_BIN, ['pack', '--data', server.data, 'c1,c2', 't?',
        '-o', file, '--view', 'q=mm'], { encoding: 'utf8' });
    assert.equal(packed.status, 0, packed.stderr);
    assert.deepEqual(fs.readFileSync(file), reply.bytes);
});

test('rows times recordings count as memory; the refusal says what to choose', async () => {
    const small = await startServer({ options: ['--request-memory', '1'] });
    const ops = Array.from({ length: 6000 }, (_, i) => [`op ${i}`, 'cpu_op', i + 1, 1]);
    for (const [i, label] of ['w', 'x', 'y', 'z'].entries()) {
        await store(small, label, { 'rank0.json': trace({ steps: { 1: [0, 6010 + i] }, ops }) });
    }
    const ask = (control) => small.api('GET', `/compare_traces?control=${control}&test=z&limit=1`);
    assert.match(assertProblem(await ask('w,x,y'), 503, 'too_expensive'),
        /choose fewer recordings, ranks or steps/);
    await small.stop();
});
