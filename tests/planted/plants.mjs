// The causes that are planted, by kind. A kind is a function of the templates that lists
// candidates; of these the first is taken that changes the step time by the wanted size.
//
// A candidate: { what, guess, apply(templates, x), expect }: apply changes clones by the
// amount x, which is searched, starting at guess. expect: the kinds of sentence that lead to
// the cause; `names`: alternatives, each a list of names that must all be said; rank; step;
// `verdict`: what the step time must be called. `fixed`: x is not searched.
import { endOf, insertCalls, isLaunch, repeatCall, changeRows, subtree } from './edit.mjs';

const COMPUTE = 'COMPUTATION';
const WARM = 2;
const isDevice = (kind) => (n) => n.type === 'D' && n.row.kind === kind;

// Device rows by name: { name, nodes: [[rank, index]…], time (ns per step and rank) }.
function groupsOf(templates, fits, nameOf = (n) => n.row.name) {
    const groups = new Map();
    templates.forEach((template, rank) => template.nodes.forEach((node, index) => {
        if (fits(node)) {
            const group = groups.get(nameOf(node)) ?? { name: nameOf(node), nodes: [], time: 0 };
            group.nodes.push([rank, index]);
            group.time += node.own / templates.length;
            groups.set(group.name, group);
        }
    }));
    return [...groups.values()];
}

const kernelGroups = (templates) => groupsOf(templates, isDevice(COMPUTE));
const each = (templates, group, change) => group.nodes.forEach(([rank, index]) => change(templates[rank].nodes[index]));

// The innermost operator that launches a device row, where it launches mostly this name.
function launchers(templates, group) {
    const names = new Set();
    for (const [rank, index] of group.nodes) {
        let row = templates[rank].nodes[index].launch?.row;
        while (row && row.cat !== 'cpu_op') {
            row = row.above;
        }
        if (row) {
            names.add(row.name);
        }
    }
    return [...names].length === 1 ? [[...names]] : [];
}

function slowerKernel({ templates, base, size, random }) {
    const groups = kernelGroups(templates).filter((g) => g.time > Math.max(0.01, size / 5) * base);
    return random.shuffled(groups).map((group) => ({
        what: `kernel ${group.name}`,
        guess: (size * base) / group.time,
        apply: (t, x) => each(t, group, (n) => { n.factor = 1 + x; }),
        expect: { kinds: ['per_call'], names: [[group.name], ...launchers(templates, group)] },
    }));
}

function replacedKernel({ templates, base, size, random }) {
    const groups = kernelGroups(templates).filter((g) => g.time > Math.max(0.01, size / 5) * base);
    const name = `cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_${random.below(900) + 100}x64_32x6_align8>(Params)`;
    return random.shuffled(groups).map((group) => ({
        what: `kernel ${group.name} by ${name}`,
        guess: (size * base) / group.time,
        apply: (t, x) => {
            each(t, group, (n) => { n.factor = 1 + x; });
            t.forEach((template) => changeRows(template, (row) =>
                row.side === 'device' && row.name === group.name ? { ...row, name } : null));
        },
        expect: { kinds: ['replaced'], names: [[group.name], [name], ...launchers(templates, group)] },
    }));
}

// Host rows of one name, with their own time.
function slowerOperator({ templates, base, size, random }) {
    const fits = (n) => n.type !== 'D' && !n.sync && n.owner?.cat === 'cpu_op' && n.owner.name.includes('::');
    const groups = groupsOf(templates, fits, (n) => n.owner.name).filter((g) => g.time > 0.002 * base);
    return random.shuffled(groups).map((group) => ({
        what: `own time of ${group.name}`,
        guess: (size * base) / group.time,
        limit: 40,
        added: (x) => x * group.time,
        apply: (t, x) => each(t, group, (n) => { n.factor = 1 + x; }),
        expect: { kinds: ['per_call', 'host_late'], names: [[group.name]] },
    }));
}

// Calls that can be found on all ranks: the n-th row of its name. { name, starts: S nodes' indices by rank }
function callSites(templates, fits) {
    const sites = new Map();
    templates.forEach((template, rank) => {
        const count = new Map();
        template.nodes.forEach((node, index) => {
            if (node.type === 'S' && fits(node, template)) {
                const n = count.get(node.row.name) ?? 0;
                count.set(node.row.name, n + 1);
                const key = `${node.row.name} ${n}`;
                const site = sites.get(key) ?? { name: node.row.name, row: node.row, starts: [] };
                site.starts[rank] = index;
                sites.set(key, site);
            }
        });
    });
    return [...sites.values()].filter((s) => s.starts.length === templates.length && !s.starts.includes(undefined));
}

const FRAMES = new Set(['cpu_op', 'python_function', 'user_annotation']);
const isCall = (row) => FRAMES.has(row.cat) && !/^ProfilerStep#/.test(row.name);
const WAITING = /wait|poll|acquire|select|join|Synchronize/i;

// The longest stretch of a call's own time, as a node of this template.
function ownStretch(template, start) {
    const { row } = template.nodes[start];
    const end = endOf(template.nodes, start);
    let best = null;
    for (let i = start; i <= end; i++) {
        const node = template.nodes[i];
        if (node.owner === row && node.type !== 'D' && !node.dep && (!best || node.own > best.own)) {
            best = node;
        }
    }
    return best;
}

function lateInCall({ templates, base, size, random }) {
    const sites = callSites(templates, (n) => isCall(n.row) && !WAITING.test(n.row.name) && !/DataLoader/.test(n.row.name));
    return random.shuffled(sites).map((site) => ({
        what: `host late inside ${site.name}`,
        guess: size * base,
        added: (x) => x,
        apply: (t, x) => t.forEach((template, rank) => {
            const node = ownStretch(template, site.starts[rank]);
            if (node) {
                node.extra = x;
            }
        }),
        expect: { kinds: ['host_late', 'per_call'], names: [[site.name]] },
    }));
}

// Pauses between two calls of one frame.
function hole({ templates, base, size, random }) {
    const before = new Map();
    for (const template of templates) {
        const last = new Map();
        for (const node of template.nodes.filter((n) => n.type !== 'D')) {
            const previous = last.get(node.thread);
            if (node.type === 'S' && previous?.type === 'E' && !node.dep && node.owner && node.owner.cat !== 'cpu_op' &&
                isCall(node.row) && isCall(previous.row)) {
                before.set(node.row, previous.row);
            }
            last.set(node.thread, node);
        }
    }
    const sites = callSites(templates, (n) => before.has(n.row));
    return random.shuffled(sites).map((site) => {
        const [a, b] = [before.get(site.row), site.row];
        const frame = isCall(site.row.above) ? [[site.row.above.name]] : [];
        return {
            what: `pause between ${a.name} and ${b.name} in ${site.row.above.name}`,
            guess: size * base,
            added: (x) => x,
            apply: (t, x) => t.forEach((template, rank) => { template.nodes[site.starts[rank]].extra = x; }),
            expect: { kinds: ['host_late'], names: [[a.name, b.name], ...frame] },
        };
    });
}

// The stream that computes most.
function computeStream(template) {
    const time = new Map();
    for (const node of template.nodes.filter(isDevice(COMPUTE))) {
        time.set(node.stream, (time.get(node.stream) ?? 0) + node.own);
    }
    return [...time].sort((a, b) => b[1] - a[1])[0][0];
}

const vendor = (template) => template.nodes.some((n) => /^hip/.test(n.row.name)) ? 'hip' : 'cuda';

// Operators that launch something, by name; to put things behind their calls.
function launchingOperators(templates) {
    return groupsOf(templates, (n) => n.type === 'E' && n.row.cat === 'cpu_op' && n.row.launches, (n) => n.row.name);
}

// Marks host rows below which something is launched.
export function markLaunches(templates) {
    for (const node of templates.flatMap((t) => t.nodes)) {
        if (node.type === 'D' && node.launch) {
            for (let row = node.launch.row; row; row = row.above) {
                row.launches = true;
            }
        }
    }
}

// Behind `count` of the calls of a group, evenly.
function someOf(t, group, count) {
    const byRank = t.map((_, rank) => group.nodes.filter(([r]) => r === rank).map(([, index]) => t[rank].nodes[index]));
    return byRank.flatMap((nodes, rank) => {
        const n = Math.max(1, Math.min(nodes.length, Math.round(count)));
        return Array.from({ length: n }, (_, i) => [t[rank], nodes[Math.floor((i * nodes.length) / n)]]);
    });
}

function newWait({ templates, random }) {
    const groups = random.shuffled(launchingOperators(templates));
    const all = { name: 'every launching operator', nodes: groups.flatMap((g) => g.nodes) };
    return [...groups, all].map((group) => ({
        what: `aten::item behind ${group.name}`,
        guess: group.nodes.length / templates.length,
        most: group.nodes.length / templates.length,
        apply: (t, x) => someOf(t, group, x).forEach(([template, after]) => {
            const api = vendor(template);
            insertCalls(template, after, [{ name: 'aten::item', cat: 'cpu_op', own: 900, calls: [
                { name: 'aten::_local_scalar_dense', cat: 'cpu_op', own: 1000, calls: [
                    { name: `${api}MemcpyAsync`, cat: 'cuda_runtime', own: 5000,
                        device: { name: 'Memcpy DtoH (Device -> Pageable)', cat: 'gpu_memcpy', dur: 1500, bytes: 4 } },
                    { name: `${api}StreamSynchronize`, cat: 'cuda_runtime', own: 3000, wait: 'tail' }] }] }],
            computeStream(template));
        }),
        expect: { kinds: ['host_late', 'copies', 'more_calls'],
            names: [['aten::item'], ['aten::_local_scalar_dense'], ['StreamSynchronize']] },
    }));
}

function moreCopies({ templates, base, size, random }) {
    const groups = random.shuffled(launchingOperators(templates).filter((g) => g.nodes.length <= 8 * templates.length));
    return groups.map((group) => {
        const calls = group.nodes.length / templates.length;
        const way = random.pick(['HtoD (Pageable -> Device)', 'DtoH (Device -> Pageable)']);
        return {
            what: `copies ${way} behind ${group.name}`,
            guess: (size * base) / calls,
            apply: (t, x) => group.nodes.map(([rank, i]) => [t[rank], t[rank].nodes[i]]).forEach(([template, after]) => {
                const api = vendor(template);
                const dur = Math.max(1500, x);
                insertCalls(template, after, [{ name: 'aten::copy_', cat: 'cpu_op', own: 1200, calls: [
                    { name: `${api}MemcpyAsync`, cat: 'cuda_runtime', own: 6000,
                        device: { name: `Memcpy ${way}`, cat: 'gpu_memcpy', dur, bytes: Math.round(dur * 12) } },
                    { name: `${api}StreamSynchronize`, cat: 'cuda_runtime', own: 3000, wait: 'tail' }] }],
                computeStream(template));
            }),
            expect: { kinds: ['copies', 'more_calls'], names: [[`Memcpy ${way.slice(0, 4)}`], ['aten::copy_']] },
        };
    });
}

// An operator whose calls can be repeated: it launches, waits for nothing, is not too large.
function moreCalls({ templates, base, size, random }) {
    const cost = (template, index) => {
        const nodes = subtree(template.nodes, index);
        const device = nodes.filter((n) => n.type === 'D');
        return nodes.some((n) => n.sync || n.collective || n.row.kind === 'COMMUNICATION')
            ? null : device.reduce((a, n) => a + n.own + Math.max(0, n.gap), 0);
    };
    const groups = groupsOf(templates, (n) => n.type === 'S' && n.row.cat === 'cpu_op' && n.row.launches &&
        n.row.above?.name !== n.row.name, (n) => n.row.name);
    const fitting = [];
    for (const group of groups) {
        const costs = group.nodes.map(([rank, index]) => cost(templates[rank], index));
        const calls = group.nodes.length / templates.length;
        const mean = costs.reduce((a, c) => a + (c ?? Infinity), 0) / costs.length;
        if (mean < Infinity && mean * calls > 0.1 * size * base && mean < 1.3 * size * base) {
            fitting.push({ group, calls, mean });
        }
    }
    return random.shuffled(fitting).map(({ group, calls, mean }) => ({
        what: `more calls of ${group.name}`,
        guess: (size * base) / mean,
        most: calls * 9,
        whole: true,
        apply: (t, x) => {
            const extra = Math.max(1, Math.round(x));
            const starts = someOf(t, group, Math.min(extra, calls));
            const times = Math.max(1, Math.round(extra / Math.min(extra, calls)));
            starts.forEach(([template, start]) => repeatCall(template, start, times));
        },
        expect: { kinds: ['more_calls'], names: [[group.name]] },
    }));
}

function everyKernel({ templates, size }) {
    const all = { nodes: kernelGroups(templates).flatMap((g) => g.nodes) };
    return [{
        what: 'all kernels', guess: size,
        apply: (t, x) => each(t, all, (n) => { n.factor = 1 + x; }),
        expect: { kinds: ['alike'], names: [[]] },
    }];
}

function singleStep({ templates, base, size, steps, firstStep, random }) {
    const sites = callSites(templates, (n, template) => isCall(n.row) && n.thread === template.main && !WAITING.test(n.row.name));
    return random.shuffled(sites).map((site) => {
        const step = random.below(steps);
        return {
            what: `step ${firstStep + step} stalls inside ${site.name}`,
            guess: size * base * steps,
            added: (x) => x / steps,
            apply: (t, x) => t.forEach((template, rank) => {
                const node = ownStretch(template, site.starts[rank]);
                if (node) {
                    node.extraAt = { tile: WARM + step, extra: x };
                }
            }),
            expect: { kinds: ['single_steps'], names: [[]], step: firstStep + step, verdict: 'any' },
        };
    });
}

function slowerLaunches({ templates, base, size }) {
    const fits = (n) => n.type === 'E' && isLaunch(n.row) && n.row.device?.length && !n.sync;
    const all = { nodes: [], time: 0 };
    for (const group of groupsOf(templates, fits)) {
        all.nodes.push(...group.nodes);
        all.time += group.time;
    }
    return [{
        what: 'all launches', guess: (size * base) / all.time, limit: 40,
        added: (x) => x * all.time,
        apply: (t, x) => each(t, all, (n) => { n.factor = 1 + x; }),
        expect: { kinds: ['launches'], names: [[]] },
    }];
}

function longerInput({ templates, base, size, random }) {
    const sites = callSites(templates, (n) => isCall(n.row) && /DataLoader|^enumerate/.test(n.row.name));
    return random.shuffled(sites).map((site) => ({
        what: `input ${site.name}`, guess: size * base,
        added: (x) => x,
        apply: (t, x) => t.forEach((template, rank) => {
            const node = ownStretch(template, site.starts[rank]);
            if (node) {
                node.extra = x;
            }
        }),
        expect: { kinds: ['input'], names: [['DataLoader'], ['enumerate'], [site.name]] },
    }));
}

export const KINDS = {
    slower_kernel: slowerKernel,
    slower_operator: slowerOperator,
    replaced: replacedKernel,
    more_calls: moreCalls,
    late_in_call: lateInCall,
    hole,
    new_wait: newWait,
    copies: moreCopies,
    clock: everyKernel,
    single_step: singleStep,
    launches: slowerLaunches,
    input: longerInput,
};
