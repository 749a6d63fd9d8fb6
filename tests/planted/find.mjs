// What to plant a cause into: kernels and operators by name, calls that all ranks make.
import { endOf } from './edit.mjs';

const FRAMES = new Set(['cpu_op', 'python_function', 'user_annotation']);
// Calls that only wait are no place for a cause.
export const WAITING = /wait|poll|acquire|select|join|Synchronize/i;

export const isDevice = (kind) => (n) => n.type === 'D' && n.row.kind === kind;
const isCompute = isDevice('COMPUTATION');
export const isCall = (row) => FRAMES.has(row.cat) && !/^ProfilerStep#/.test(row.name);

// Device rows by name: { name, nodes: [[rank, index]…], time (ns per step and rank) }.
export function groupsOf(templates, fits, nameOf = (n) => n.row.name) {
    const groups = new Map();
    templates.forEach((template, rank) =>
        template.nodes.forEach((node, index) => {
            if (fits(node)) {
                const group = groups.get(nameOf(node)) ?? {
                    name: nameOf(node),
                    nodes: [],
                    time: 0,
                };
                group.nodes.push([rank, index]);
                group.time += node.own / templates.length;
                groups.set(group.name, group);
            }
        }),
    );
    return [...groups.values()];
}

export const kernelGroups = (templates) => groupsOf(templates, isCompute);

// Changes every node of a group in these clones.
export function each(templates, group, change) {
    group.nodes.forEach(([rank, index]) => change(templates[rank].nodes[index]));
}

// The innermost operator that launches a device row, where it launches mostly this name.
export function launchers(templates, group) {
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

// Calls that can be found on all ranks: the n-th row of its name. { name, starts: S nodes' indices by rank }
export function callSites(templates, fits) {
    const sites = new Map();
    templates.forEach((template, rank) => {
        const count = new Map();
        template.nodes.forEach((node, index) => {
            if (node.type === 'S' && fits(node, template)) {
                const n = count.get(node.row.name) ?? 0;
                count.set(node.row.name, n + 1);
                const key = `${node.row.name} ${n}`;
                const site = sites.get(key) ?? {
                    name: node.row.name,
                    row: node.row,
                    starts: [],
                };
                site.starts[rank] = index;
                sites.set(key, site);
            }
        });
    });
    return [...sites.values()].filter(
        (s) => s.starts.length === templates.length && !s.starts.includes(undefined),
    );
}

// The longest stretch of a call's own time, as a node of this template.
export function ownStretch(template, start) {
    const { row } = template.nodes[start];
    const end = endOf(template.nodes, start);
    let best = null;
    for (let i = start; i <= end; i++) {
        const node = template.nodes[i];
        if (
            node.owner === row &&
            node.type !== 'D' &&
            !node.dep &&
            (!best || node.own > best.own)
        ) {
            best = node;
        }
    }
    return best;
}

// The stream that computes most.
export function computeStream(template) {
    const time = new Map();
    for (const node of template.nodes.filter(isCompute)) {
        time.set(node.stream, (time.get(node.stream) ?? 0) + node.own);
    }
    return [...time].sort((a, b) => b[1] - a[1])[0][0];
}

export const vendor = (template) =>
    template.nodes.some((n) => /^hip/.test(n.row.name)) ? 'hip' : 'cuda';

// Operators that launch something, by name; to put things behind their calls.
export function launchingOperators(templates) {
    return groupsOf(
        templates,
        (n) => n.type === 'E' && n.row.cat === 'cpu_op' && n.row.launches,
        (n) => n.row.name,
    );
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
export function someOf(t, group, count) {
    const byRank = t.map((_, rank) =>
        group.nodes.filter(([r]) => r === rank).map(([, index]) => t[rank].nodes[index]),
    );
    return byRank.flatMap((nodes, rank) => {
        const n = Math.min(nodes.length, Math.max(1, Math.round(count)));
        return Array.from({ length: n }, (_, i) => [
            t[rank],
            nodes[Math.floor((i * nodes.length) / n)],
        ]);
    });
}
