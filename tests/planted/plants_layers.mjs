// Causes in the layers of a model: modules that repeat (blocks), and what is in them. What a
// right answer says is `expect.layer`: { block, numbers, modules, says, counts }.
//   block    the class that repeats; numbers: which of its instances changed, in order
//   modules  the classes from the block to the module that changed
//   says     names of which the sentence has one
//   counts   [control, test]: how many instances there are, where some are gone
import { changeRows, endOf, insertCalls, remove, subtree } from './edit.mjs';
import { computeStream, each, isCall, isDevice, ownStretch } from './find.mjs';

const MODULE = /^nn\.Module: (.+?)(?:_(\d+))?$/;
const isCompute = isDevice('COMPUTATION');

/** The modules around a row, the outermost first: [{row, name, class}]. */
function modulesAround(from) {
    const found = [];
    for (let row = from; row; row = row.above) {
        const name = MODULE.exec(row.name);
        if (name && row.cat === 'python_function') {
            found.unshift({ row, name: row.name, class: name[1] });
        }
    }
    return found;
}

/** The class of which most device time is in several instances, and its instances by rank. */
function findBlocks(templates) {
    const time = new Map();
    const instances = templates.map(() => new Map());
    templates.forEach((template, rank) => {
        for (const node of template.nodes) {
            if (node.type === 'S' && MODULE.test(node.row.name)) {
                const own = modulesAround(node.row).at(-1);
                const list = instances[rank].get(own?.class) ?? [];
                instances[rank].set(own?.class, list);
                list.push(node.row);
            }
        }
        for (const node of template.nodes.filter(isCompute)) {
            const around = modulesAround(node.launch?.row);
            const block = around.find((one, i) => instances[rank].get(one.class).length > 1
                && around.findIndex((other) => other.class === one.class) === i);
            if (block) {
                time.set(block.class, (time.get(block.class) ?? 0) + node.own);
            }
        }
    });
    const [best] = [...time].sort((a, b) => b[1] - a[1]);
    const lists = instances.map((found) => found.get(best?.[0]) ?? []);
    const even = lists[0].length > 2 && lists.every((list) => list.length === lists[0].length
        && new Set(list.map((row) => row.name)).size === list.length);
    return even ? { block: best[0], count: lists[0].length, lists } : null;
}

/**
 * Kernels of one operator of one place in all blocks: {op, modules, nodes: [[rank, index,
 * instance]…], time: ns per step and rank}.
 */
function findGroups(templates, { block, count, lists }) {
    const groups = new Map();
    templates.forEach((template, rank) => template.nodes.forEach((node, index) => {
        const around = isCompute(node) ? modulesAround(node.launch?.row) : [];
        const at = around.findIndex((one) => lists[rank].includes(one.row));
        let op = at < 0 ? null : node.launch.row;
        while (op && op.cat !== 'cpu_op') {
            op = MODULE.test(op.name) ? null : op.above;
        }
        if (op) {
            const modules = around.slice(at).map((one) => one.class);
            const key = [op.name, ...modules].join('/');
            const group = groups.get(key) ?? { op: op.name, modules, nodes: [], time: 0 };
            groups.set(key, group);
            group.nodes.push([rank, index, lists[rank].indexOf(around[at].row)]);
            group.time += node.own / templates.length;
        }
    }));
    return [...groups.values()].filter(({ nodes }) =>
        new Set(nodes.map(([, , instance]) => instance)).size === count)
        .map((group) => ({ ...group, block }));
}

const deviceTime = (templates) => templates.flatMap((t) => t.nodes).filter((n) =>
    n.type === 'D').reduce((sum, n) => sum + n.own, 0) / templates.length;

/** What all of these share; `amount` (ns of device time per step) is not searched. */
function expectLayer(group, numbers, says) {
    return { verdict: 'any', kinds: ['layer'], names: [[]],
        layer: { block: group.block, numbers, modules: group.modules, says } };
}

const run = (first, length) => Array.from({ length }, (_, i) => first + i);

/** Groups in these instances alone, in random order: `numbers(random, count)`. */
function groupsIn({ templates, random, size }, numbers) {
    const blocks = findBlocks(templates);
    if (!blocks) {
        return [];
    }
    const whole = deviceTime(templates);
    return random.shuffled(findGroups(templates, blocks)).map((group) => {
        const chosen = numbers(random, blocks.count);
        const nodes = group.nodes.filter(([, , instance]) => chosen.includes(instance));
        const time = nodes.reduce((sum, [rank, i]) => sum + templates[rank].nodes[i].own, 0)
            / templates.length;
        return { ...group, nodes, chosen, factor: 1 + size * whole / time, amount: size * whole };
    });
}

const slower = (options, numbers, what) => groupsIn(options, numbers).map((group) => ({
    what: `${group.op} in ${group.modules.join(' › ')} ${what} ${group.chosen}`,
    guess: group.factor, free: true,
    apply: (t, x) => each(t, group, (n) => { n.factor = x; }),
    expect: expectLayer(group, group.chosen, [group.op]),
}));

export const slowInOneLayer = (options) => slower(options, (random, count) =>
    [random.below(count)], 'of layer');
export const slowInAllLayers = (options) => slower(options, (_, count) => run(0, count), 'of layers');

/** The call of the operator of a group that launched a kernel of it. */
function operatorOf(node, group) {
    let row = node.launch.row;
    while (row.name !== group.op) {
        row = row.above;
    }
    return row;
}

/** A run of at least two layers, but not all. */
function someLayers(random, count) {
    const length = 2 + random.below(count - 2);
    return run(random.below(count - length + 1), length);
}

/** Another operator with another kernel in its place. */
export function replacedInLayers(options) {
    return groupsIn(options, someLayers).map((group) => {
        const name = `flash::fwd_${options.random.below(900) + 100}`;
        return { what: `${group.op} in ${group.modules.join(' › ')} of layers ${group.chosen} by ${
            name}`,
        guess: group.factor, free: true,
        apply: (t, x) => {
            const rows = new Map(); // rows are shared with the side that stays
            for (const [rank, index] of group.nodes) {
                const node = t[rank].nodes[index];
                node.factor = x;
                rows.set(node.row, `${name}_kernel`);
                rows.set(operatorOf(node, group), `custom::${name.replaceAll('::', '_')}`);
            }
            t.forEach((template) => changeRows(template, (row) => (rows.has(row)
                ? { ...row, name: rows.get(row) } : null)));
        },
        expect: expectLayer(group, group.chosen, [`custom::${name.replaceAll('::', '_')}`]) };
    });
}

/** The first call of the operator of a group in each instance and rank: [[template, row]…]. */
function firstCalls(t, group) {
    const found = new Map();
    for (const [rank, index, instance] of group.nodes) {
        const key = `${rank} ${instance}`;
        if (!found.has(key)) {
            found.set(key, [t[rank], operatorOf(t[rank].nodes[index], group)]);
        }
    }
    return [...found.values()];
}

const copyOf = (dur) => ({ name: 'aten::to', cat: 'cpu_op', own: 1000, calls: [{
    name: 'cudaMemcpyAsync', cat: 'cuda_runtime', own: 3000, device: {
        name: 'Memcpy DtoD (Device -> Device)', cat: 'gpu_memcpy', dur, bytes: Math.round(dur) } }] });

/** A copy behind an operator of one module. */
export function copyInLayers(options) {
    return groupsIn(options, (random, count) => (random.next() < 0.5 ? run(0, count)
        : someLayers(random, count))).map((group) => ({
        what: `a copy behind ${group.op} in ${group.modules.join(' › ')} of layers ${group.chosen}`,
        guess: group.amount / group.chosen.length, free: true,
        apply: (t, x) => {
            for (const [template, row] of firstCalls(t, group)) {
                const after = template.nodes.find((n) => n.type === 'E' && n.row === row);
                insertCalls(template, after, [copyOf(x)], computeStream(template));
            }
        },
        expect: expectLayer(group, group.chosen, ['aten::to', 'Memcpy DtoD']) }));
}

/** The backward operators of calls with these sequence numbers; collectives stay. */
function backwardOf(template, numbers) {
    const found = new Set();
    template.nodes.forEach((node, at) => {
        const { args } = node.row;
        if (node.type === 'S' && !found.has(node) && args['Fwd thread id'] > 0
            && numbers.has(args['Sequence number'])) {
            const nodes = subtree(template.nodes, at);
            if (!nodes.some((n) => n.row.kind === 'COMMUNICATION')) {
                nodes.forEach((n) => found.add(n));
            }
        }
    });
    return found;
}

/** Some layers are gone, with their backward. */
export function removedLayers({ templates, random }) {
    const blocks = findBlocks(templates);
    if (!blocks) {
        return [];
    }
    const { block, count, lists } = blocks;
    return run(1, count - 2).map(() => {
        const chosen = random.shuffled(run(0, count)).slice(0, 1 + random.below(count - 2));
        return { what: `layers ${chosen} of ${count} ${block} are gone`, guess: 1, free: true,
            apply: (t) => t.forEach((template, rank) => {
                const gone = new Set();
                for (const row of chosen.map((i) => lists[rank][i])) {
                    const at = template.nodes.findIndex((n) => n.type === 'S' && n.row === row);
                    subtree(template.nodes, at).forEach((n) => gone.add(n));
                }
                const numbers = new Set([...gone].map((n) => n.row.args['Sequence number'])
                    .filter((n) => n >= 0));
                backwardOf(template, numbers).forEach((n) => gone.add(n));
                remove(template, gone);
            }),
            expect: { verdict: 'any', kinds: ['layer'], names: [[]],
                layer: { block, modules: [block], says: [block],
                    counts: [count, count - chosen.length] } } };
    });
}

/** The host needs longer in a module of one layer; its device time stays. */
export function slowHostInLayer({ templates, base, size, random }) {
    const blocks = findBlocks(templates);
    if (!blocks) {
        return [];
    }
    const number = random.below(blocks.count);
    const inside = [];
    const first = templates[0];
    first.nodes.forEach((node, start) => {
        if (node.type === 'S' && MODULE.test(node.row.name) && isCall(node.row)
            && modulesAround(node.row).some(({ row }) => row === blocks.lists[0][number])
            && endOf(first.nodes, start) > start + 1) {
            inside.push(node.row.name);
        }
    });
    return random.shuffled(inside).map((name) => ({
        what: `host late inside ${name} of layer ${number}`, guess: size * base,
        added: (x) => x,
        apply: (t, x) => t.forEach((template) => {
            const start = template.nodes.findIndex((n) => n.type === 'S' && n.row.name === name);
            const node = start < 0 ? null : ownStretch(template, start);
            if (node) {
                node.extra = x;
            }
        }),
        expect: { kinds: ['host_late', 'per_call'], names: [[name]], instance: true,
            layer: null },
    }));
}
