// What limits the steps of the sides (docs/semantics.md §19): the sentences `limit` and
// `host_need`, which are no causes, and steps as the device has them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

const PROGRAM = process.env.TRACEDIFF_BIN;
const STEPS = 6;

/**
 * Steps of which the host takes `host` µs and the device `device` µs, one after the other. The
 * host waits for `backlog` µs because the queue is full, and for `wait` µs in a
 * cudaDeviceSynchronize. `pace`: from one start of the host to the next. Only the first `working`
 * steps launch, `kernels` each.
 */
function recording({ host, device, backlog = 0, wait = 0, pace = host, steps = STEPS,
    working = steps, kernels = 1 }) {
    const events = [];
    let correlation = 0;
    let free = 0; // when the device has done its work
    const row = (cat, name, pid, tid, ts, dur, args = {}) => {
        events.push({ ph: 'X', cat, name, pid, tid, ts, dur, args });
    };
    for (let n = 0; n < steps; n++) {
        const start = n * pace;
        row('user_annotation', `ProfilerStep#${n}`, 1, 1, start, host + n % 3);
        for (let k = 0; k < kernels && n < working; k++) {
            const launched = start + 2 + k;
            correlation += 1;
            free = Math.max(free, launched + 3);
            row('cuda_runtime', 'cudaLaunchKernel', 1, 1, launched, 0.5, { correlation });
            row('kernel', 'gemm', 0, 7, free, device, { correlation, device: 0, stream: 7 });
            free += device;
        }
        if (backlog) {
            row('overhead', 'Command Buffer Full', 1, 1, start + 20, backlog);
        }
        if (wait) {
            row('cuda_runtime', 'cudaDeviceSynchronize', 1, 1, start + 20, wait);
        }
    }
    return JSON.stringify({ schemaVersion: 1, distributedInfo: { rank: 0, world_size: 1 },
        traceEvents: events });
}

const RECORDINGS = {
    // The device takes 1000 µs of each step. That the host is held back, only the backlog
    // shows, or that it takes almost as long.
    backlog: { host: 890, device: 1000, backlog: 690, pace: 1000 },
    no_backlog: { host: 200, device: 1000 },
    waits: { host: 950, device: 1000, wait: 900, pace: 1000 },
    waits_too: { host: 951, device: 1000, wait: 900, pace: 1000 },
    runs_ahead: { host: 40, device: 1000 },
    // The host takes longer than the device; then the device has as much to do.
    host_bound: { host: 300, device: 100 },
    host_bound_long: { host: 1000, device: 500 },
    host_bound_slower: { host: 1000, device: 700 },
    device_bound_long: { host: 980, device: 1000, pace: 1000 },
    // Only the first step has work.
    one_works: { host: 100, device: 500, steps: 8, working: 1, kernels: 4 },
    one_works_more: { host: 100, device: 700, steps: 8, working: 1, kernels: 4 },
};

let server;
before(async () => {
    server = await startServer();
    for (const [label, given] of Object.entries(RECORDINGS)) {
        await store(server, label, { 'a.json': recording(given) });
    }
});
after(() => server.stop());

function ask(control, other, parameters = {}) {
    const query = new URLSearchParams({ control, test: other, ...parameters });
    return server.api('GET', `/compare_traces?${query}`);
}
async function compare(control, other) {
    const answer = await ask(control, other);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const textOf = (answer, kind) =>
    answer.diagnosis.find((sentence) => sentence.kind === kind)?.text;

function run(...given) {
    const { status, stdout, stderr } = spawnSync(PROGRAM,
        ['compare', ...given, '--data', server.data],
        { encoding: 'utf8', env: { ...process.env, COLUMNS: '1000' } });
    return { status, stdout, stderr };
}

test('a wait because the queue is full is no need of the host', async () => {
    const backlog = ' per step because the queue is full (`Command Buffer Full`): that is the '
        + 'device\'s backlog, not work.';
    for (const [control, other, words] of [
        ['backlog', 'no_backlog', 'The device is the limit on both sides: the device works 1.00 of '
            + '1.00 ms per step. '
            + `The host waits 690 → 0 µs${backlog}`],
        ['no_backlog', 'backlog', 'The device is the limit on both sides: the device works 1.00 of '
            + '1.00 ms per step. '
            + `The host waits 0 → 690 µs${backlog}`]]) {
        const answer = await compare(control, other);
        assert.equal(answer.verdict.verdict, 'unchanged');
        assert.deepEqual(answer.diagnosis.map(({ kind }) => kind), ['limit']);
        assert.equal(textOf(answer, 'limit'), words);
    }
});

test('a host that waits without a full queue takes long: its need is not known', async () => {
    const unchanged = 'the step is unchanged, because the device is the limit.';
    for (const [control, other, words] of [
        ['waits', 'runs_ahead',
            `The host now takes 41.0 instead of 951 µs of a step and waits no more: ${unchanged}`],
        ['runs_ahead', 'waits', `The host now takes 951 instead of 41.0 µs of a step: ${unchanged}`],
    ]) {
        const answer = await compare(control, other);
        assert.equal(answer.verdict.verdict, 'unchanged');
        // That a call is there or not is a fact, whatever the step does.
        assert.deepEqual(answer.diagnosis.map(({ kind, certainty }) => [kind, certainty]),
            [['more_calls', 'fact'], ['limit', 'untested'], ['host_need', 'sure']]);
        assert.match(answer.diagnosis[0].text, /^`cudaDeviceSynchronize` (no longer runs|is new) /);
        assert.equal(textOf(answer, 'host_need'), words);
    }
});

test('what is the same on both sides is said once', async () => {
    assert.equal(textOf(await compare('waits', 'waits_too'), 'limit'), 'The device is the limit on '
        + 'both sides: the device works 1.00 of 1.00 ms per step.');
    assert.equal(textOf(await compare('runs_ahead', 'no_backlog'), 'limit'), 'The device is the '
        + 'limit on both sides: the device works 1.00 of 1.00 ms per step.');
});

test('of a set and itself nothing is said', async () => {
    assert.deepEqual((await compare('waits', 'waits')).diagnosis, []);
});

test('format=brief has lines of their own for what is no cause', async () => {
    const answer = await ask('waits', 'runs_ahead', { format: 'brief' });
    assert.equal(answer.status, 200, answer.text);
    const keys = answer.text.split('\n').map((line) => line.split(': ')[0]);
    assert.deepEqual(keys.filter((key) => /^(cause|limit|host_need)/.test(key)),
        ['cause.1', 'cause.1.text', 'cause.1.row.1', 'limit', 'host_need']);
    assert.match(answer.text, /^cause\.1\.text: `cudaDeviceSynchronize` no longer runs /m);
    assert.match(answer.text, /^limit: The device is the limit on both sides: /m);
    assert.match(answer.text, /^host_need: The host now takes 41\.0 instead of 951 µs /m);
    const slower = (await ask('host_bound', 'no_backlog', { format: 'brief' })).text;
    assert.match(slower, /^cause\.1: per_call, /m);
    assert.match(slower, /^limit: In the control, the host is the limit: /m);
    assert.doesNotMatch(slower, /^cause\.\d+: (limit|host_need)/m);
});

test('what is no cause has no number in a table and in Markdown', () => {
    for (const format of ['table', 'markdown']) {
        const causes = run('host_bound', 'no_backlog', '--format', format);
        assert.equal(causes.status, 0, causes.stderr);
        assert.match(causes.stdout, /^1\. .*`gemm` takes /m);
        assert.match(causes.stdout, /\nIn the control, the host is the limit: /);
        assert.doesNotMatch(causes.stdout, /^\d+\. In the control/m);
        const fact = run('waits', 'runs_ahead', '--format', format);
        assert.match(fact.stdout, /^1\. `cudaDeviceSynchronize` no longer runs /m);
        assert.match(fact.stdout, /\nThe device is the limit on both sides: /);
        assert.match(fact.stdout, /\nThe host now takes 41\.0 instead of 951 µs /);
        assert.doesNotMatch(fact.stdout, /^\d+\. The /m);
        const none = run('backlog', 'no_backlog', '--format', format);
        assert.match(none.stdout, /\nThe device is the limit on both sides: /);
        assert.doesNotMatch(none.stdout, /^\d+\. /m);
    }
});

test('where most steps take no time, the verdict is not certain', async () => {
    const answer = await compare('one_works', 'one_works_more');
    assert.equal(answer.verdict.verdict, 'not_certain');
    assert.equal(answer.verdict.control_median, 0);
    assert.ok(answer.verdict.change > 0);
    assert.match(answer.verdict.words,
        /^not certain: most steps of the control take no time(;|$)/);
    const judged = run('one_works', 'one_works_more', '--fail-if', 'step_time>5%');
    assert.equal(judged.status, 2, judged.stderr);
    assert.match(judged.stderr, /^cannot judge: step_time>5%/m);
    const same = await compare('one_works', 'one_works');
    assert.equal(same.verdict.verdict, 'unchanged');
});

test('a slower kernel is named, also where the host hides it', async () => {
    for (const [control, other] of [['host_bound', 'no_backlog'],
        ['host_bound_long', 'device_bound_long']]) {
        const answer = await compare(control, other);
        assert.equal(answer.verdict.limit.text, 'The host was the limit, now the device is.');
        assert.match(textOf(answer, 'per_call'), /^`gemm` takes \d+ µs more per step/);
    }
    const hides = await compare('host_bound_long', 'host_bound_slower');
    assert.equal(hides.verdict.verdict, 'unchanged');
    assert.match(textOf(hides, 'per_call'), /^`gemm` takes 200 µs more per step/);
    // What the kernel takes more, the device waits less: the lines add up to nothing.
    const { lines, control_ns: before, test_ns: now } = hides.account;
    const sum = (key) => lines.reduce((all, line) => all + line[key], 0);
    assert.deepEqual([sum('control_ns'), sum('test_ns')], [before, now]);
    const waits = lines.filter(({ text }) => /^The device waits .* less/.test(text));
    assert.ok(Math.abs(waits.reduce((all, line) => all + line.test_ns - line.control_ns, 0)
        + 200000 * STEPS) < 2000 * STEPS);
});
