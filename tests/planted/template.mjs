// A step of a trace as a model: what happens on each thread and stream, in order, and what
// each begin waits for. replay.mjs gives it new times.
//
// A template is a list of nodes in an order in which each comes after all that it waits for:
//   S  a host row begins        E  a host row ends        D  a device row runs
// S and E have `own`, the host time (ns) since the node before on their thread; `owner` is
// the row that this time belongs to (null: a hole between two calls). A node may also wait:
//   dep    { node | stream | tail, delta }: not before that device row or node, plus delta
// D starts at the latest of: its launch plus `lat`, the row before on its stream plus
// `gap`, and `dep`; it lasts `own`. Where a wait was what held it up in the trace, its
// distance is the one of the trace, so that a replay without noise gives the trace again.
const HANDOFF = 30000; // a shorter pause of a thread is its own
const LAUNCH = /_(runtime|driver)$/;
const SYNC = /Synchronize/;

const threadOf = (row) => `${row.pid}/${row.tid}`;

// The step rows of a file, in order: host rows ProfilerStep#N.
export function stepRows(trace) {
    const named = trace.rows.filter(
        (r) => r.side === 'host' && /^ProfilerStep#\d+$/.test(r.name),
    );
    const annotated = named.filter((r) => r.cat === 'user_annotation');
    return (annotated.length ? annotated : named.filter((r) => r.cat === 'cpu_op')).sort(
        (a, b) => a.ts - b.ts,
    );
}

// What holds for a whole file: launches, device rows by stream and by end, typical delays.
function study(trace) {
    const launches = new Map();
    for (const row of trace.rows) {
        if (row.side === 'host' && LAUNCH.test(row.cat) && row.args.correlation > 0) {
            launches.set(String(row.args.correlation), row);
        }
    }
    const device = trace.rows
        .filter((r) => r.side === 'device')
        .sort((a, b) => a.ts - b.ts || a.order - b.order);
    const last = new Map();
    for (const row of device) {
        row.launch = launches.get(String(row.args.correlation)) ?? null;
        row.before = last.get(row.stream) ?? null;
        last.set(row.stream, row);
    }
    const byEnd = [...device].sort((a, b) => a.end - b.end);
    const facts = { device, byEnd, launches, ends: byEnd.map((r) => r.end) };
    const gaps = device.filter(
        (r) => r.before && r.ts - r.before.end >= 0 && r.ts - r.before.end < 5000,
    );
    facts.gap = quantile(
        gaps.map((r) => r.ts - r.before.end),
        0.5,
        1000,
    );
    const direct = device.filter(
        (r) => r.launch && r.ts >= r.launch.end && (r.before?.end ?? 0) < r.launch.end,
    );
    facts.latency = quantile(
        direct.map((r) => r.ts - r.launch.end),
        0.2,
        1000,
    );
    facts.depth = queueDepth(device);
    return facts;
}

function quantile(values, q, otherwise) {
    const sorted = values.sort((a, b) => a - b);
    return sorted.length ? sorted[Math.floor(q * (sorted.length - 1))] : otherwise;
}

// How many rows a stream had waiting at most.
function queueDepth(device) {
    const points = device
        .filter((r) => r.launch)
        .flatMap((r) => [
            [r.launch.ts, 1, r.stream],
            [r.ts, -1, r.stream],
        ])
        .sort((a, b) => a[0] - b[0]);
    const now = new Map();
    let most = 0;
    for (const [, change, stream] of points) {
        now.set(stream, (now.get(stream) ?? 0) + change);
        most = Math.max(most, now.get(stream));
    }
    return most;
}

// The last device row that ends at or before `time` and for which `fits` holds.
function lastEnded(facts, time, fits) {
    let low = 0;
    let high = facts.ends.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (facts.ends[middle] <= time) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (let i = low - 1; i >= 0 && i > low - 500; i--) {
        if (fits(facts.byEnd[i])) {
            return facts.byEnd[i];
        }
    }
    return null;
}

// The nodes of one thread. Rows that overlap without nesting are cut where they meet.
function walkThread(rows, from) {
    rows.sort((a, b) => a.ts - b.ts || b.end - a.end || a.order - b.order);
    const nodes = [];
    const stack = [];
    let now = from;
    const add = (type, row, time) => {
        const t = Math.max(now, time);
        nodes.push({
            type,
            row,
            t,
            thread: threadOf(row),
            own: t - now,
            owner: stack.at(-1) ?? null,
        });
        now = t;
    };
    const pop = () => {
        add('E', stack.at(-1), stack.at(-1).end);
        stack.pop();
    };
    for (const row of rows) {
        while (
            stack.length &&
            stack.at(-1).end < row.end &&
            stack.at(-1).end - row.ts < row.end - stack.at(-1).end
        ) {
            stack.at(-1).end = Math.min(stack.at(-1).end, Math.max(now, row.ts));
            pop();
        }
        add('S', row, row.ts);
        row.above = nodes.at(-1).owner;
        stack.push(row);
    }
    while (stack.length) {
        pop();
    }
    return nodes;
}

// Pauses of a thread that end because another thread got somewhere: backward waits for
// forward to call it, and forward waits until backward is done.
function findHandoffs(nodes, main) {
    const seen = new Map();
    let previous = null;
    for (const node of nodes) {
        const first = !seen.has(node.thread);
        const own = seen.get(node.thread);
        let other = null;
        for (const n of seen.values()) {
            if (n.thread !== node.thread && (!other || n.t >= other.t)) {
                other = n;
            }
        }
        if (first && node.thread !== main && previous) {
            node.dep = { node: previous, delta: node.t - previous.t };
            node.own = 0;
        } else if (
            other &&
            own &&
            node.own > HANDOFF &&
            !(node.owner && LAUNCH.test(node.owner.cat)) &&
            other.t > own.t &&
            node.t - other.t < 0.3 * node.own
        ) {
            node.dep = { node: other, delta: node.t - other.t };
            node.own = Math.min(node.own, 1000);
        }
        seen.set(node.thread, node);
        previous = node;
    }
}

// A call that waits for the device ends when that is done.
function findWaits(nodes, facts, nodeOf) {
    for (const node of nodes) {
        const call = node.row;
        if (node.type !== 'E' || !LAUNCH.test(call.cat)) {
            continue;
        }
        let waited = null;
        if (SYNC.test(call.name)) {
            waited = lastEnded(
                facts,
                call.end + 500,
                (r) => r.launch && r.launch.ts < call.ts,
            );
        } else if (/memcpy/i.test(call.name)) {
            waited = call.device?.findLast((r) => r.end <= call.end + 500) ?? null;
        }
        if (!waited) {
            continue;
        }
        const delta = Math.max(0, call.end - waited.end);
        if (waited.end > call.ts) {
            node.own = Math.min(node.own, 2000);
        }
        node.dep = {
            ...reach(waited, nodeOf),
            delta: waited.end > call.ts ? delta : Math.min(delta, 5000),
        };
        node.sync = true;
        if (node.pending?.has(waited)) {
            node.dep = { tail: waited.stream, delta: node.dep.delta };
        }
    }
}

// A device row as something to wait for: its node, or the stream's end as the step begins.
function reach(row, nodeOf) {
    return nodeOf.has(row) ? { node: nodeOf.get(row) } : { stream: row.stream };
}

// What held a device row up: its launch, its stream, or a row of another stream.
function findStart(node, facts, nodeOf) {
    const row = node.row;
    const launchAt = row.launch
        ? node.early
            ? row.launch.ts
            : row.launch.end
        : -Infinity;
    const beforeAt = row.before?.end ?? -Infinity;
    const room = (at) => Math.max(row.ts - at, node.early ? 0 : -1e9);
    node.lat = row.launch
        ? Math.min(node.early ? 500 : facts.latency, room(launchAt))
        : 0;
    node.gap = Math.min(facts.gap, row.ts - beforeAt);
    const explained = Math.max(launchAt + node.lat, beforeAt + node.gap);
    if (row.ts - explained > 2000) {
        const other = lastEnded(
            facts,
            row.ts + 300,
            (r) =>
                r.stream !== row.stream &&
                (!row.launch || !r.launch || r.launch.ts < row.launch.ts),
        );
        if (other && other.end > explained && row.ts - other.end < 15000) {
            node.dep = { ...reach(other, nodeOf), delta: row.ts - other.end };
            return;
        }
    }
    if (launchAt + node.lat >= beforeAt + node.gap) {
        node.lat = row.ts - launchAt;
    } else {
        node.gap = row.ts - beforeAt;
    }
}

// Puts the device rows of the step behind their launches.
function addDevice(hostNodes, facts, window) {
    const inside = (row) =>
        row.launch
            ? row.launch.ts >= window[0] && row.launch.ts < window[1]
            : row.ts >= window[0] && row.ts < window[1];
    const rows = facts.device.filter(inside);
    const free = [];
    for (const row of rows) {
        (row.launch ? (row.launch.device ??= []) : free).push(row);
    }
    const nodes = [];
    const put = (row, extra) =>
        nodes.push({
            type: 'D',
            row,
            t: row.ts,
            own: row.end - row.ts,
            stream: row.stream,
            ...extra,
        });
    for (const node of hostNodes) {
        while (free.length && free[0].ts < node.t && nodes.length) {
            const before = nodes.findLast((n) => n.type !== 'D');
            put(free[0], { launch: before, lat: free[0].ts - before.t, gap: 0 });
            free.shift();
        }
        nodes.push(node);
        for (const row of node.row.device ?? []) {
            if ((node.type === 'S') === row.ts < node.row.end) {
                put(row, { launch: node, early: node.type === 'S' });
            }
        }
    }
    return nodes;
}

// Which launches wait for a full queue; those lose the wait from their own time.
function findFullQueue(template, facts) {
    if (facts.depth < 1000) {
        return;
    }
    template.limit = facts.depth;
    const ends = template.nodes.filter((n) => n.type === 'E' && LAUNCH.test(n.row.cat));
    const typical = quantile(
        ends.map((n) => n.own),
        0.25,
        5000,
    );
    for (const node of ends) {
        if (!node.sync && node.own > 4 * typical) {
            node.own = typical;
        }
    }
}

// Rows that are neither: device-side annotations lie around device rows, sync rows on calls.
function addCompanions(template, trace, facts, nodeOf, window) {
    template.companions = [];
    for (const row of trace.rows) {
        if (row.side !== 'neither') {
            continue;
        }
        if (row.cat === 'cuda_sync') {
            const call = facts.launches.get(String(row.args.correlation));
            if (call && call.ts >= window[0] && call.ts < window[1]) {
                template.companions.push({ row, first: call, last: call });
            }
        } else if (row.cat === 'gpu_user_annotation' && row.end > window[0]) {
            const under = facts.device.filter(
                (r) =>
                    r.ts >= row.ts &&
                    r.end <= row.end &&
                    r.tid === row.tid &&
                    r.pid === row.pid,
            );
            if (under.length && nodeOf.has(under[0]) && nodeOf.has(under.at(-1))) {
                template.companions.push({ row, first: under[0], last: under.at(-1) });
            }
        }
    }
}

// The template of one step of one file.
export function makeTemplate(trace, number) {
    const facts = (trace.facts ??= study(trace));
    const steps = stepRows(trace);
    const at = steps.findIndex((r) => r.name === `ProfilerStep#${number}`);
    const step = steps[at];
    const window = [step.ts, steps[at + 1]?.ts ?? step.end];
    const threads = new Map();
    for (const row of trace.rows) {
        if (row.side === 'host' && row.ts >= window[0] && row.ts < window[1]) {
            row.device = undefined;
            const key = threadOf(row);
            threads.has(key) ? threads.get(key).push(row) : threads.set(key, [row]);
        }
    }
    const main = threadOf(step);
    const host = [...threads.values()]
        .flatMap((rows) => walkThread(rows, window[0]))
        .sort((a, b) => a.t - b.t);
    const lastMain = host.findLast((n) => n.thread === main);
    findHandoffs(host, main);
    host.find((n) => n.row === step).own =
        at + 1 < steps.length ? Math.max(0, window[1] - lastMain.t) : 2000;
    const template = {
        trace,
        step,
        main,
        number,
        nodes: addDevice(host, facts, window),
        limit: Infinity,
    };
    const nodeOf = new Map(
        template.nodes.filter((n) => n.type === 'D').map((n) => [n.row, n]),
    );
    markLast(template.nodes);
    findWaits(template.nodes, facts, nodeOf);
    for (const node of template.nodes) {
        if (node.type === 'D' && node.row.launch) {
            findStart(node, facts, nodeOf);
        }
    }
    findFullQueue(template, facts);
    addCompanions(template, trace, facts, nodeOf, window);
    template.backlog = new Map();
    for (const row of facts.device) {
        if (row.launch && row.launch.ts < window[0] && row.end > window[0]) {
            template.backlog.set(row.stream, row.end - window[0]);
        }
    }
    return template;
}

// Notes at each wait which row is the last of its stream by then.
function markLast(nodes) {
    const last = new Map();
    for (const node of nodes) {
        if (node.type === 'D') {
            last.set(node.stream, node.row);
        } else if (node.type === 'E' && SYNC.test(node.row.name)) {
            node.pending = new Set(last.values());
        }
    }
}
