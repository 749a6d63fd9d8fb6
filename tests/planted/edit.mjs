// Changes of a template that plants are made of: copies of calls, new calls, new waits.

const LAUNCH = /_(runtime|driver)$/;
export const isLaunch = (row) => LAUNCH.test(row.cat);

// A number that no row of this template has as `name` so far.
function unused(template, name) {
    template.unused ??= {};
    template.unused[name] ??= template.nodes.reduce(
        (most, n) => Math.max(most, Number(n.row.args[name]) || 0),
        0,
    );
    return ++template.unused[name];
}

// Where the call of the S node at `at` ends.
export function endOf(nodes, at) {
    const { row } = nodes[at];
    for (let i = at + 1; i < nodes.length; i++) {
        if (nodes[i].row === row && nodes[i].type === 'E') {
            return i;
        }
    }
    return nodes.length - 1;
}

// The nodes of a call: of its thread, and the device rows that it launches.
export function subtree(nodes, at) {
    const { thread } = nodes[at];
    const own = new Set();
    const end = endOf(nodes, at);
    for (let i = at; i < nodes.length && (i <= end || nodes[i].type === 'D'); i++) {
        const node = nodes[i];
        if (node.type === 'D' ? own.has(node.launch) : node.thread === thread) {
            own.add(node);
        }
    }
    return [...own];
}

// Copies of these nodes with rows of their own.
function copyNodes(template, nodes) {
    const rows = new Map();
    const ids = new Map();
    const fresh = (name, value) => {
        const key = `${name} ${value}`;
        if (!ids.has(key)) {
            ids.set(key, unused(template, name));
        }
        return ids.get(key);
    };
    const copyRow = (row) => {
        if (!rows.has(row)) {
            const args = { ...row.args };
            for (const name of ['correlation', 'External id'].filter(
                (n) => args[n] > 0,
            )) {
                args[name] = fresh(name, args[name]);
            }
            rows.set(row, { ...row, args });
        }
        return rows.get(row);
    };
    const copies = new Map(
        nodes.map((n) => [n, { ...n, row: copyRow(n.row), collective: undefined }]),
    );
    for (const copy of copies.values()) {
        copy.owner = rows.get(copy.owner) ?? copy.owner;
        copy.launch = copies.get(copy.launch) ?? copy.launch;
        if (copy.dep?.node) {
            const inside = copies.get(copy.dep.node);
            copy.dep = inside ? { ...copy.dep, node: inside } : null;
        }
    }
    return [...copies.values()];
}

// Runs the call of this S node `times` more often, right behind it.
export function repeatCall(template, start, times) {
    const at = template.nodes.indexOf(start);
    const nodes = subtree(template.nodes, at);
    const end = template.nodes.indexOf(nodes.at(-1));
    const copies = [];
    for (let i = 0; i < times; i++) {
        const more = copyNodes(template, nodes);
        more[0].own = Math.min(more[0].own, 1500);
        more[0].dep = null;
        copies.push(...more);
    }
    template.nodes.splice(end + 1, 0, ...copies);
    return copies;
}

// Gives every row for which `change` answers something a row of its own.
export function changeRows(template, change) {
    const changed = new Map();
    for (const node of template.nodes) {
        if (!changed.has(node.row)) {
            changed.set(node.row, change(node.row) ?? node.row);
        }
        node.row = changed.get(node.row);
    }
    for (const node of template.nodes) {
        node.owner = changed.get(node.owner) ?? node.owner;
    }
    template.companions = template.companions.map((c) => ({
        row: c.row,
        first: changed.get(c.first) ?? c.first,
        last: changed.get(c.last) ?? c.last,
    }));
}

// Nodes go, and nothing waits for them.
export function remove(template, gone) {
    template.nodes = template.nodes.filter((node) => !gone.has(node));
    for (const node of template.nodes) {
        if (node.dep?.node && gone.has(node.dep.node)) {
            node.dep = node.sync && node.dep.node.stream
                ? { tail: node.dep.node.stream, delta: node.dep.delta } : null;
        }
    }
    const rows = new Set([...gone].map((node) => node.row));
    template.companions = template.companions.filter(({ first, last }) =>
        !rows.has(first) && !rows.has(last));
}

// Puts host calls behind the E node `after` (first in the call, behind an S node): calls are
// { name, cat, own, calls, device, moved, wait, only }, times in ns. device: { name, cat, dur,
// bytes } launched by the call, and waited for with `wait: 'own'`; wait 'tail' waits for all of
// that stream. moved: device rows of other calls that this one launches. only: in this tile
// alone.
export function insertCalls(template, after, calls, stream) {
    const nodes = [];
    const { thread } = after;
    const [pid, tid] = [after.row.pid, after.row.tid];
    const like = template.nodes.find((n) => n.type === 'D' && n.stream === stream).row;
    const typical = template.nodes.find(
        (n) => n.type === 'D' && n.stream === stream && !n.early,
    );
    const add = (call, owner) => {
        const row = { name: call.name, cat: call.cat, pid, tid, args: {}, side: 'host' };
        const { only } = call;
        nodes.push({ type: 'S', row, thread, own: 800, owner, only });
        const start = nodes.at(-1);
        let own = null;
        if (call.device || call.wait || call.moved) {
            row.args = { correlation: unused(template, 'correlation') };
        }
        if (call.device) {
            const args = {
                device: like.args.device,
                context: like.args.context,
                stream: like.args.stream,
                correlation: row.args.correlation,
                bytes: call.device.bytes,
                'memory bandwidth (GB/s)': call.device.bytes / call.device.dur,
            };
            own = {
                type: 'D',
                row: {
                    ...like,
                    name: call.device.name,
                    cat: call.device.cat,
                    kind: call.device.cat === 'kernel' ? 'COMPUTATION' : 'MEMORY',
                    args,
                },
                own: call.device.dur,
                stream,
                launch: start,
                early: true,
                lat: 3000,
                gap: Math.max(0, typical?.gap ?? 1000),
            };
            nodes.push(own);
        }
        for (const child of call.calls ?? []) {
            add(child, row);
        }
        nodes.push({ type: 'E', row, thread, own: call.own, owner: row, only });
        const end = nodes.at(-1);
        for (const moved of call.moved ?? []) {
            const args = { ...moved.row.args, correlation: row.args.correlation };
            moved.row = { ...moved.row, args };
            nodes.push(Object.assign(moved, { launch: end, early: false, lat: 3000 }));
        }
        if (call.wait === 'own' && own) {
            Object.assign(end, { sync: true, dep: { node: own, delta: 1500 } });
        } else if (call.wait) {
            Object.assign(end, { sync: true, dep: { tail: stream, delta: 1500 } });
        }
    };
    for (const call of calls) {
        add(call, after.type === 'E' ? (after.row.above ?? null) : after.row);
    }
    let at = template.nodes.indexOf(after) + 1;
    while (template.nodes[at]?.type === 'D' && template.nodes[at].launch === after) {
        at++;
    }
    template.nodes.splice(at, 0, ...nodes);
}
