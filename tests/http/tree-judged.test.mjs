// Which frames of two trees really changed: the verdicts are checked against the single steps.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer, store } from './lib.mjs';

const STEPS = 6;
let server;

/** A rank: in every step a module with three operators, each with a kernel and some host time. */
function rank(number, times, launch = 5) {
    const events = [];
    let at = 1000;
    let correlation = 0;
    const row = (cat, name, ts, dur, args = {}, tid = 1) => events.push({ ph: 'X', cat, name,
        pid: cat === 'kernel' ? 0 : 1, tid: cat === 'kernel' ? 7 : tid, ts, dur, args });
    for (let step = 1; step <= STEPS; step += 1) {
        const begin = at;
        row('python_function', 'nn.Module: Net_0', at, 380);
        times(step, number).forEach(([name, host, device], i) => {
            const start = at + 10 + 120 * i;
            correlation += 1;
            row('cpu_op', name, start, host, { 'Input Dims': [[step, 4], []] });
            row('cuda_runtime', 'cudaLaunchKernel', start + 1, launch, { correlation });
            row('kernel', `k_${name}`, start + 20, device, { correlation });
        });
        row('user_annotation', `ProfilerStep#${step}`, begin - 5, 395);
        at += 500;
    }
    return JSON.stringify({ schemaVersion: 1, distributedInfo: { rank: number, world_size: 2 },
        traceEvents: events });
}

const NOISE = [3, 0, 4, 1, 5, 2];
const OTHER = [2, 5, 1, 4, 0, 3];
const side = (noise, more) => (step, number) => [
    ['aten::slow', 60 + noise[step - 1], 40 + noise[step - 1] + number + more],
    ['aten::same', 60 + noise[step - 1] + more, 50 + noise[step - 1] - number],
    ...more > 0 ? [['aten::new', 30, 10 + noise[step - 1]]] : []];

before(async () => {
    server = await startServer();
    for (const [label, noise, more] of [['control', NOISE, 0], ['test', OTHER, 9]]) {
        await store(server, label, { 'rank0.json': rank(0, side(noise, more)),
            'rank1.json': rank(1, side(noise, more)) });
    }
});
after(() => server.stop());

const pair = { control: 'control', test: 'test' };
async function tree(parameters) {
    const answer = await server.api('GET',
        `/compare_traces/tree?${new URLSearchParams({ ...pair, ...parameters })}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
}
const nameOf = (node) => node.test_name ?? node.control_name;
const verdicts = ({ nodes }) => Object.fromEntries(nodes.map((node) =>
    [nameOf(node), node.significance]));

/** The exact two-sided p of the rank test, and the side with the higher ranks. */
function rankTest(a, b) {
    const u = (x, y) => x.reduce((all, v) => all + y.filter((w) => w < v).length
        + y.filter((w) => w === v).length / 2, 0);
    const observed = Math.max(u(b, a), u(a, b));
    const values = [...a, ...b];
    let [all, extreme] = [0, 0];
    for (let mask = 0; mask < 1 << values.length; mask += 1) {
        const first = values.filter((_, i) => mask & (1 << i));
        if (first.length === a.length) {
            all += 1;
            extreme += u(first, values.filter((_, i) => !(mask & (1 << i)))) >= observed ? 1 : 0;
        }
    }
    return { p: Math.min(1, (2 * extreme) / all), direction: Math.sign(u(b, a) - u(a, b)) };
}

test('the verdict on a frame follows from its single steps', async () => {
    const judged = await tree({ significance: 'device' });
    assert.deepEqual(verdicts(judged), { root: 'slower', Net: 'slower', 'aten::slow': 'slower',
        'aten::same': 'no_difference_found', 'aten::new': 'slower' });
    const steps = [];
    for (let step = 1; step <= STEPS; step += 1) {
        steps.push(await tree({ control_steps: step, test_steps: step }));
    }
    for (const node of judged.nodes) {
        const times = ['control', 'test'].map((name) => steps.map(({ nodes }) =>
            nodes.find((one) => nameOf(one) === nameOf(node))?.[`${name}_device`] ?? 0));
        const { p, direction } = rankTest(...times);
        assert.equal(node.significance === 'no_difference_found', p >= 0.05, `${nameOf(node)} ${p}`);
        if (p < 0.05) {
            assert.equal(node.significance, direction > 0 ? 'slower' : 'faster', nameOf(node));
            assert.ok(node.q_value < 0.05);
        }
    }
});

test('host time is judged on request', async () => {
    const answer = await tree({ significance: 'host' });
    assert.equal(verdicts(answer)['aten::slow'], 'no_difference_found');
    assert.equal(verdicts(answer)['aten::same'], 'slower');
});

test('a set against itself has no difference; nothing is judged without a request', async () => {
    const self = await tree({ control: 'test', significance: 'device' });
    assert.deepEqual(new Set(Object.values(verdicts(self))), new Set(['no_difference_found']));
    assert.ok(!('significance' in (await tree({})).nodes[0]));
    const turned = await tree({ control: 'test', test: 'control', significance: 'device' });
    assert.equal(verdicts(turned)['aten::slow'], 'faster');
    assert.equal(verdicts(turned)['aten::new'], 'faster');
});

test('with fewer than four steps nothing can be judged', async () => {
    const few = await tree({ control_steps: '1,2,3', control_ranks: '0', significance: 'device' });
    assert.deepEqual(new Set(Object.values(verdicts(few))), new Set(['cannot_judge']));
    assert.equal(few.nodes[0].q_value, null);
    const cut = await tree({ control_steps: '1', control_ranks: '0', significance: 'device',
        max_nodes: 1 });
    assert.deepEqual(cut.nodes.map(({ significance }) => significance),
        ['cannot_judge', 'cannot_judge', null]);
});

test('frames that are left out count in the frames above, and have no verdict', async () => {
    const cut = await tree({ max_nodes: 1, significance: 'device' });
    assert.deepEqual(cut.nodes.map(({ sort, significance }) => [sort, significance]),
        [['root', 'slower'], ['module', 'slower'], ['rest', null]]);
});

test('a frame has the shapes of its first input, with the calls of both sides', async () => {
    const { nodes } = await tree({});
    const same = nodes.find((node) => nameOf(node) === 'aten::same');
    assert.deepEqual(same.shapes.map(({ text, control_calls: a, test_calls: b }) => [text, a, b])
        .sort(), [1, 2, 3, 4, 5, 6].map((step) => [`[${step},4]`, 2, 2]));
    const fresh = nodes.find((node) => nameOf(node) === 'aten::new');
    assert.deepEqual(fresh.shapes[0], { text: '[1,4]', control_calls: 0, test_calls: 2 });
    const { json } = await server.api('GET', '/sets/control/tree');
    assert.deepEqual(json.nodes.find(({ name }) => name === 'aten::slow').shapes[0],
        { text: '[1,4]', calls: 2 });
    assert.deepEqual(json.nodes[0].shapes, []);
});

test('the twenty shapes with the most calls are listed', async () => {
    const traceEvents = Array.from({ length: 26 }, (_, i) => ({ ph: 'X', cat: 'cpu_op',
        name: 'aten::mm', pid: 1, tid: 1, ts: 20 * i, dur: 10,
        args: { 'Input Dims': [[i === 25 ? 24 : i, 2]] } }));
    await store(server, 'many', { 'rank0.json': JSON.stringify({ traceEvents }) });
    const { json } = await server.api('GET', '/sets/many/tree');
    const { shapes } = json.nodes.find(({ name }) => name === 'aten::mm');
    assert.equal(shapes.length, 20);
    assert.deepEqual(shapes[0], { text: '[24,2]', calls: 2 });
});

test('the CSV has wrappers, the frames that a match passed, and calls per step', async () => {
    const wrapped = (wrappers, calls) => {
        const rows = [];
        for (let step = 0; step < STEPS; step += 1) {
            const begin = 1000 * step;
            const add = (cat, name, ts, dur, args = {}) => rows.push({ ph: 'X', cat, name, pid: 1,
                tid: cat === 'kernel' ? 7 : 1, ts: begin + ts, dur, args });
            add('user_annotation', `ProfilerStep#${step}`, 0, 900);
            wrappers.forEach((name, i) => add('python_function', `nn.Module: ${name}_0`, 1 + i, 800 - 2 * i));
            add('python_function', 'nn.Module: Net_0', 20, 700);
            for (let i = 0; i < calls; i += 1) {
                const correlation = 10 * step + i + 1;
                add('cpu_op', 'aten::mm', 30 + 100 * i, 50);
                add('cuda_runtime', 'cudaLaunchKernel', 35 + 100 * i, 5, { correlation });
                add('kernel', 'gemm', 60 + 100 * i, 40, { correlation });
            }
        }
        return { 'rank0.json': JSON.stringify({ traceEvents: rows }) };
    };
    await store(server, 'bare', wrapped([], 1));
    await store(server, 'wrapped', wrapped(['DDP', 'Compiled'], 3));
    const query = new URLSearchParams({ control: 'bare', test: 'wrapped', format: 'csv' });
    const [head, ...lines] = (await server.api('GET', `/compare_traces/tree?${query}`)).text.trim().split('\r\n')
        .map((line) => line.split(','));
    const cells = Object.fromEntries(lines.map((line) => {
        const cell = (name) => line[head.indexOf(name)];
        return [cell('test_name') || cell('control_name'),
            ['diff_calls_per_step', 'wrapper', 'through'].map(cell)];
    }));
    assert.deepEqual(cells.DDP.slice(1), ['true', '']);
    assert.deepEqual(cells.Compiled.slice(1), ['true', '']);
    assert.deepEqual(cells.Net, ['0', 'false', 'DDP / Compiled']);
    assert.deepEqual(cells['aten::mm'], ['2', 'false', '']);
});
