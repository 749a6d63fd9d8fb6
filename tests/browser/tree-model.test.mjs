// The functions of the page Tree that need no browser: figures, folding, places, rows, links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/tree/${name}.js`));
const m = await load('model');
const { layOut } = await load('model');
const { findFrames, timeOf } = await load('model');
const { listRows, openAtFirst } = await load('model');
const { fullChange, mix, shadeOf } = await load('model');
const s = await load('model');
const w = await load('model');
const { firstMeasure } = await load('../views/tree');
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

const SIDE = { label: 'one', samples: 2, steps: [1, 2], device: 200, only_here_device: 20 };
let next;
/** A node of an answer; times of both sides over two samples. */
function node(parent, sort, name, more = {}) {
    const { own = [0, 0], self = [0, 0], calls = [2, 2], status = 'same', ...rest } = more;
    next += 1;
    return { id: next - 1, parent, sort, instances: 1, status, wrapper: false, through: [],
        control_name: status === 'only_in_test' ? null : name,
        test_name: status === 'only_in_control' ? null : rest.to ?? name,
        control_calls: calls[0], test_calls: calls[1], control_self: self[0], test_self: self[1],
        control_own: own[0], test_own: own[1], control_host: 0, test_host: 0, control_device: 0,
        test_device: 0, kernels: [], ...rest };
}

/** A model with two layers, an operator that is gone, one that is new, and a replaced one. */
function answer(instances = false) {
    next = 0;
    const nodes = [node(null, 'root', 'root', { calls: [0, 0] }), node(0, 'module', 'Net')];
    const layer = (name, count, factor) => {
        const both = (value) => [value * factor, value * factor];
        const at = nodes.push(node(1, 'module', name, { instances: count, calls: both(2) })) - 1;
        nodes.push(node(at, 'module', 'Linear', { instances: count, calls: both(2),
            self: both(4) }));
        nodes.push(node(at + 1, 'operator', 'aten::mm', { instances: count,
            calls: both(2),
            own: [40 * factor, 60 * factor], self: both(8),
            kernels: [{ name: 'gemm_1', control_counts: 2, test_counts: 2,
                control_device: 40 * factor, test_device: 60 * factor }] }));
        nodes.push(node(at, 'operator', 'aten::gelu', { own: [20 * factor, 0],
            calls: [2 * factor, 0], status: 'only_in_control', instances: count }));
        nodes.push(node(at, 'operator', 'fused', { own: [0, 6 * factor], calls: [0, 2 * factor],
            status: 'only_in_test', instances: count }));
    };
    if (instances) {
        layer('Block #0', 1, 0.25);
        layer('Block #1', 1, 0.75);
    } else {
        layer('Block', 2, 1);
    }
    nodes.push(node(1, 'operator', 'aten::cudnn', { to: 'aten::miopen', status: 'replaced',
        own: [10, 12] }));
    return { control: SIDE, test: { ...SIDE, label: 'two' }, by: 'device',
        nodes_in_all: nodes.length, nodes };
}

const named = (tree, name) => tree.frames.find((frame) => m.nameOf(frame) === name);

test('FLOPs and the cost of more work are of one frame: frames taken together have none', () => {
    const split = { by: 'flops', more_work: 4, slower_work: 6 };
    const built = answer();
    const at = built.nodes.findIndex((one) => one.control_name === 'aten::mm');
    Object.assign(built.nodes[at], { control_flops: 100, test_flops: null, split });
    assert.deepEqual(named(m.readTree(built), 'aten::mm').work, { flops: [50, null], split });
    assert.deepEqual(named(m.byClass(m.readTree(built)), 'Linear').work.flops, [null, null]);
});

test('figures are per step, and add up to the root', () => {
    const tree = m.readTree(answer());
    assert.deepEqual(tree.root.total.device, [35, 39]);
    assert.deepEqual(named(tree, 'Block').total.device, [30, 33]);
    assert.equal(m.changeOf(named(tree, 'aten::mm'), 'device'), 10);
    assert.deepEqual(tree.root.total.calls, [6, 6]);
    assert.deepEqual(tree.root.total.host, [6, 6]);
});

test('what only one side has counts once, for the nearest frame above that both sides have',
    () => {
        const tree = m.readTree(answer());
        assert.equal(named(tree, 'Block').here.device, 3 - 10);
        assert.equal(named(tree, 'aten::gelu').here.device, null);
        const sum = tree.frames.reduce((all, frame) => all + (frame.here.device ?? 0), 0);
        assert.equal(sum, m.changeOf(tree.root, 'device'));
        assert.deepEqual(m.largest(tree, 'device', 3).map(m.nameOf),
            ['aten::mm', 'Block', 'aten::cudnn → aten::miopen']);
    });

test('one set alone has one side', () => {
    const nodes = answer().nodes.map((one) => ({ id: one.id, parent: one.parent, sort: one.sort,
        instances: 1, name: one.test_name ?? one.control_name, calls: one.test_calls,
        host: 0, self: one.test_self, device: 0, own: one.test_own, kernels: [] }));
    const tree = m.readTree({ set: SIDE, by: 'device', nodes_in_all: nodes.length, nodes });
    assert.equal(tree.pair, false);
    assert.deepEqual(tree.root.total.device, [39, 0]);
    assert.equal(m.largest(tree, 'device', 1)[0].names[0], 'aten::mm');
    assert.equal(layOut(tree, 'device', 'both').end[0], 39);
});

test('keys name a path, whatever number the node has, and no two frames share one', () => {
    const tree = m.readTree(answer());
    assert.equal(tree.byKey.size, tree.frames.length);
    const other = answer();
    other.nodes.forEach((one) => { one.control_own *= 2; });
    assert.deepEqual(m.readTree(other).frames.map(({ key }) => key),
        tree.frames.map(({ key }) => key));
});

test('instances have the key of the folded frame beside their own', () => {
    const folded = m.readTree(answer());
    const all = m.readTree(answer(true));
    const block = named(folded, 'Block');
    assert.deepEqual(all.frames.filter((frame) => frame.foldKey === block.key).map(m.nameOf),
        ['Block #0', 'Block #1']);
    assert.equal(m.findFrame(all, block.key), named(all, 'Block #0'));
    assert.equal(m.findFrame(all, 'nothing'), null);
});

test('a frame opens into its instances, and the sums stay', () => {
    const folded = m.readTree(answer());
    const all = m.readTree(answer(true));
    const block = named(folded, 'Block');
    const open = m.openInstances(folded, all, new Set([block.key]));
    assert.deepEqual(open.byKey.get(block.key).children.map(m.nameOf), ['Block #0', 'Block #1']);
    assert.deepEqual(open.root.total, folded.root.total);
    assert.deepEqual(open.byKey.get(block.key).total, block.total);
    assert.equal(open.byKey.size, open.frames.length);
    assert.deepEqual(named(open, 'Block #1').total.device, [22.5, 24.75]);
    // Each instance keeps its own verdict; the opened frame keeps the verdict on all.
    named(all, 'Block #1').verdict.device = 'no_difference_found';
    block.verdict.device = 'slower';
    const judged = m.openInstances(folded, all, new Set([block.key]));
    assert.deepEqual(judged.byKey.get(block.key).children.map(({ verdict }) => verdict.device),
        [undefined, 'no_difference_found']);
    assert.equal(judged.byKey.get(block.key).verdict.device, 'slower');
    // An instance that lies deeper names the frames above it.
    const linear = named(folded, 'Linear');
    const deep = m.openInstances(folded, all, new Set([linear.key]));
    assert.deepEqual(deep.byKey.get(linear.key).children.map((one) => one.above),
        [['Block #0'], ['Block #1']]);
});

test('instances that the server left out are a row “more” with their time', () => {
    const folded = m.readTree(answer());
    const fewer = answer(true);
    const cut = fewer.nodes.findIndex((one) => one.control_name === 'Block #1');
    fewer.nodes = fewer.nodes.filter((one) => one.id < cut || one.id > cut + 4)
        .map((one, i) => ({ ...one, id: i }));
    const block = named(folded, 'Block');
    const open = m.openInstances(folded, m.readTree(fewer), new Set([block.key]));
    const [first, rest] = open.byKey.get(block.key).children;
    assert.equal(m.nameOf(first), 'Block #0');
    assert.equal(m.nameOf(rest), '1 more');
    assert.deepEqual(rest.total.device, [22.5, 24.75]);
    assert.deepEqual(open.root.total, folded.root.total);
});

test('by layer class each class holds what its modules do themselves', () => {
    const tree = m.byClass(m.readTree(answer(true)));
    assert.deepEqual(tree.root.children.map(m.nameOf), ['Net', 'Block', 'Linear']);
    const [net, block, linear] = tree.root.children;
    assert.deepEqual(linear.total.device, [20, 30]);
    assert.deepEqual(block.total.device, [10, 3]);
    assert.deepEqual(net.total.device, [5, 6]);
    assert.deepEqual(linear.children.map(w.fullName), ['aten::mm × 2']);
    assert.deepEqual(block.children.map(({ status }) => status),
        ['only_in_control', 'only_in_test']);
    assert.deepEqual(tree.root.total.device, [35, 39]);
    assert.deepEqual(linear.children[0].kernels[0].device, [20, 30]);
});

test('the flame graph keeps what is gone, and no frame is wider than the one above', () => {
    const tree = m.readTree(answer());
    const both = layOut(tree, 'device', 'both');
    const at = (name) => both.place[named(tree, name).at];
    const width = (i) => both.end[i] - both.start[i];
    assert.equal(width(at('aten::gelu')), 10);
    assert.equal(width(at('fused')), 3);
    assert.equal(both.end[0], 30 + 10 + 3 + 6);
    for (let i = 1; i < both.length; i += 1) {
        const { parent } = tree.frames[both.frame[i]];
        const above = both.place[parent.at];
        assert.ok(both.start[i] >= both.start[above] && both.end[i] <= both.end[above]);
        assert.equal(both.row[i], both.row[above] + 1);
        assert.ok(i === 1 || both.row[i] !== both.row[i - 1] || both.start[i] >= both.end[i - 1]);
    }
    assert.equal(layOut(tree, 'device', 'test').end[0], 39);
    assert.equal(layOut(tree, 'device', 'test').place[named(tree, 'aten::gelu').at], -1);
});

test('colours are relative to the largest change; what may be noise has none', () => {
    const tree = m.readTree(answer());
    const full = fullChange(tree, 'device');
    assert.equal(full, 10);
    assert.equal(shadeOf(named(tree, 'aten::mm'), 'device', full), 8);
    assert.equal(shadeOf(named(tree, 'aten::gelu'), 'device', full), -8);
    assert.ok(shadeOf(named(tree, 'fused'), 'device', full) < 8);
    assert.equal(shadeOf(named(tree, 'Net'), 'calls', 0), 0);
    const judged = answer().nodes.map(({ test_name: name }) =>
        ({ significance: name === 'aten::mm' ? 'no_difference_found' : 'slower' }));
    m.setVerdicts(tree, { nodes: judged }, 'device');
    assert.equal(shadeOf(named(tree, 'aten::mm'), 'device', full), 0);
    assert.notEqual(shadeOf(named(tree, 'fused'), 'device', full), 0);
    // A class of one frame has the verdict of that frame; a class of several has none.
    assert.equal(named(m.byClass(tree), 'aten::mm').verdict.device, 'no_difference_found');
    assert.equal(mix('rgb(0, 0, 0)', '#ff8040', 0.5), 'rgb(128, 64, 32)');
});

test('the search finds names and kernels, and counts no time twice', () => {
    const tree = m.readTree(answer());
    const names = (text) => findFrames(tree, text).map(m.nameOf);
    assert.deepEqual(names('GEMM'), ['aten::mm']);
    assert.deepEqual(names('miopen'), ['aten::cudnn → aten::miopen']);
    assert.deepEqual(names(' '), []);
    assert.deepEqual(names('l'), ['Block', 'Linear', 'aten::gelu']);
    assert.deepEqual(timeOf(findFrames(tree, 'l'), 'device'), [30, 33]);
});

test('rows are open above what changed, largest first, without frames that took no time', () => {
    const tree = m.readTree(answer());
    const first = openAtFirst(tree, 'device', []);
    const rows = listRows(tree, 'device', '', (frame) => first.has(frame));
    assert.deepEqual(rows.map(({ frame }) => m.nameOf(frame)), ['all frames', 'Net', 'Block',
        'Linear', 'aten::mm', 'aten::gelu', 'fused', 'aten::cudnn → aten::miopen']);
    assert.deepEqual(rows.map(({ level, place, of }) => `${level} ${place}/${of}`), ['1 1/1',
        '2 1/1', '3 1/2', '4 1/3', '5 1/1', '4 2/3', '4 3/3', '3 2/2']);
    const closed = listRows(tree, 'host', 'calls', () => true);
    assert.ok(!closed.some(({ frame }) => m.nameOf(frame) === 'fused'));
});

test('links hold what is not the default, and can be read back', () => {
    const state = { ...s.readTreeState(''), control: 'a', test: 'b', by: 'host', q: 'x y',
        control_steps: '1,2', width: 'test', frames: 'class', level: 'python', node: 'k1',
        zoom: 'k2', open: ['o1', 'o2'], rows: ['r1'], order: 'calls', merge_lines: false };
    const href = s.treeHref(state);
    assert.deepEqual(s.readTreeState(href.slice('/tree'.length)), state);
    assert.equal(s.treeHref(s.readTreeState('')), '/tree');
    assert.equal(s.readTreeState('?by=nothing&node=<b>&width=x').by, '');
    assert.equal(s.readTreeState('?node=<b>').node, '');
    const one = s.treeQuery({ ...s.readTreeState('?control=a&control_steps=3'), test: '' },
        'device', true);
    assert.equal(String(one), 'max_nodes=5000&steps=3&instances=true');
    const pair = s.treeQuery(state, 'host', false);
    assert.equal(pair.get('control_steps'), '1,2');
    assert.equal(pair.get('by'), 'host');
    assert.equal(pair.get('merge_lines'), 'false');
    assert.equal(pair.get('ranks'), null);
});

test('a row of the comparison links to the tree if it can be in one', () => {
    const to = (name, category) => new URLSearchParams(s.treeOfRow(s.readTreeState('?control=a&test=b'),
        { name, category }).split('?')[1]);
    assert.equal(to('aten::mm', 'cpu_op').get('q'), 'aten::mm');
    assert.equal(to('nn.Module: Linear_12', 'python_function').get('q'), 'Linear');
    assert.equal(to('a/b.py(12): forward', 'python_function').get('q'), 'forward');
    assert.equal(to('a/b.py(12): forward', 'python_function').get('level'), 'python');
    assert.equal(s.treeOfRow(s.readTreeState(''), { name: 'x', category: 'cuda_runtime' }), '');
});

test('the page begins with the time that changed', () => {
    const tree = m.readTree(answer());
    const fall = (...parts) => ({ parts: parts.map(([part, change]) => ({ part, change })) });
    assert.equal(firstMeasure(tree, fall(['compute', 5], ['idle', -9])), 'host');
    assert.equal(firstMeasure(tree, fall(['compute', -12], ['idle', 9])), 'device');
    assert.equal(firstMeasure(tree, null), 'device');
    const host = m.readTree({ ...answer(), nodes: answer().nodes.map((one) =>
        ({ ...one, control_own: 0 })) });
    assert.equal(firstMeasure(host, fall(['compute', 5])), 'host');
});

test('sentences say what changed, and how to record what is missing', () => {
    const tree = m.readTree(answer());
    assert.equal(plain(w.changeWords(named(tree, 'aten::mm'), 'device')), 'takes 10.00 µs more');
    const frame = { here: { device: -10 }, total: { device: [100, 90] } };
    assert.equal(plain(w.changeWords(frame, 'device')), 'takes 10.00 µs less');
    frame.total.device[1] = 150; // what is below it takes 60 more
    assert.equal(plain(w.changeWords(frame, 'device')), 'takes 10.00 µs less here');
    assert.equal(plain(w.changeWords(named(tree, 'Block'), 'device')), 'takes 7.000 µs less here');
    assert.equal(plain(w.partnerText(tree)), '10.0 % of the device time of the control and 10.0 % '
        + 'of that of the test is in frames without a partner on the other side.');
    assert.deepEqual(w.recordingNotes(tree, 'modules'), []);
    assert.match(w.recordingNotes(tree, 'python')[0], /“one” and “two” have no Python frames.*with_stack=True/);
    const bare = { ...tree, frames: tree.frames.filter(({ sort }) => sort !== 'module') };
    assert.match(w.recordingNotes(bare, 'modules')[0], /no modules.*with_stack=True.*with_modules=True/);
    assert.deepEqual(w.framesAround(named(tree, 'aten::mm')).map(m.nameOf), ['Block', 'Linear']);
    const at = (sort, parent) => ({ sort, parent, names: [sort, sort] });
    const deep = ['root', 'module', 'backward', 'operator', 'operator'].reduce((above, sort) =>
        at(sort, above), null);
    assert.deepEqual(w.framesAround(deep).map(({ sort }) => sort), ['module', 'backward']);
    const python = (name) => w.shortName({ sort: 'python', names: [name, name] });
    assert.equal(python('torch/nn/modules/module.py: _call_impl'), '_call_impl · module.py');
    assert.equal(python('<built-in function linear>'), '<built-in function linear>');
    assert.equal(w.shortName(named(tree, 'aten::mm')), 'aten::mm');
    const below = w.oneSidedBelow(named(tree, 'Block'), 'device');
    assert.deepEqual([below.only_in_test, below.only_in_control].map(m.nameOf),
        ['fused', 'aten::gelu']);
});
