// The critical path by its definition (docs/semantics.md §14, §19), plain and slow: every rule looks
// through all rows, and the search for the best chain goes back from each time of each thread
// and from each device row to all that may precede it. This file uses no code of the program.

const DEVICE = ['kernel', 'gpu_memcpy', 'gpu_memset'];
const isCall = (cat) => /_(runtime|driver)$/.test(cat);
const isWait = (name) => /ynchronize|EventWait|EventsWait|QueueFinish/.test(name)
    && !name.includes('StreamWaitEvent');
const isStep = ({ cat, name }) => cat === 'user_annotation' && /^ProfilerStep#\d+$/.test(name);

/** The item whose key [a, b] is the greatest, null for none. */
function last(items, key) {
    let best = null;
    for (const item of items) {
        const [a, b] = key(item);
        if (best === null || a > best.a || (a === best.a && b > best.b)) {
            best = { a, b, item };
        }
    }
    return best?.item ?? null;
}

function read(trace) {
    const rows = trace.traceEvents.filter((e) => e.dur !== undefined).map((e, at) => ({ at,
        cat: e.cat, name: e.name, ts: e.ts, end: e.ts + e.dur, dur: e.dur,
        thread: `${e.pid}/${e.tid}`, device: e.args?.device ?? -1, stream: e.args?.stream ?? -1,
        correlation: e.args?.correlation ?? -1 }));
    const host = rows.filter((r) => isCall(r.cat) || r.name.startsWith('enumerate(DataLoader)')
        || (r.cat === 'cpu_op' && !r.name.startsWith('ProfilerStep#')));
    const devices = rows.filter((r) => DEVICE.includes(r.cat) && r.dur > 0);
    const streamOf = (r) => `${r.device}/${r.stream}`;
    for (const row of devices) {
        const launch = last(rows.filter((r) => isCall(r.cat) && r.correlation !== -1
            && r.correlation === row.correlation), (r) => [r.at, 0]);
        row.launch = launch !== null && launch.ts <= row.ts ? launch : null;
        row.on = streamOf(row);
    }
    const said = (call) => {
        const sync = rows.find((r) => r.cat === 'cuda_sync' && r.stream !== -1
            && call.correlation !== -1 && r.correlation === call.correlation);
        return sync ? streamOf(sync) : null;
    };
    return { rows, host, devices, said };
}

const before = (x, y) => x.ts < y.ts || (x.ts === y.ts && x.at < y.at);

/** Sets `follows` of each device row: {row} or {launch}, and since when; or null. */
function follow({ host, devices, said }) {
    const orders = host.filter((r) => isCall(r.cat) && r.name.includes('StreamWaitEvent'));
    for (const y of devices) {
        const ended = devices.filter((x) => before(x, y) && x.end <= y.ts);
        const latest = (of) => last(of, (x) => [x.end, devices.filter((d) => before(d, x)).length]);
        let found = latest(ended.filter((x) => x.on === y.on));
        const take = (x) => { found = x && (!found || x.end > found.end) ? x : found; };
        if (y.launch) {
            take(latest(ended.filter((x) => x.launch === y.launch)));
            const previous = last(devices.filter((x) => x.on === y.on && before(x, y) && x.launch),
                (x) => [x.ts, x.at])?.launch.ts ?? -Infinity;
            if (orders.some((c) => c.ts > previous && c.ts <= y.launch.ts
                && (said(c) === null || said(c) === y.on))) {
                take(latest(ended.filter((x) => x.device === y.device)));
            }
        }
        y.follows = y.launch && (!found || y.launch.ts >= found.end) ? { launch: y.launch,
            since: y.launch.ts } : found ? { row: found, since: found.end } : null;
    }
}

/** Sets `until` of each call: the device row whose end ends the call's wait, or null. */
function findWaits({ host, devices, said }) {
    for (const call of host.filter((r) => isCall(r.cat))) {
        const order = (x) => devices.filter((d) => before(d, x)).length;
        call.waits = isWait(call.name);
        const own = last(devices.filter((x) => x.launch === call), (x) => [x.end, order(x)]);
        call.until = own && own.end > call.ts && own.end <= call.end
            && (call.name.includes('Memcpy') || 2 * own.dur >= call.dur) ? own : null;
        if (isWait(call.name)) {
            const on = call.name.includes('Stream') ? said(call) : null;
            call.until = last(devices.filter((x) => (on === null || x.on === on)
                && (x.launch?.ts ?? x.ts) < call.ts && x.end <= call.end && x.end > call.ts),
            (x) => [x.end, order(x)]) ?? call.until;
        }
        call.waits ||= call.until !== null;
    }
}

/** The most work that a chain has in [from, to). Gaps of `delay` or longer are idle. */
function longest(plan, { from, to, delay }) {
    const host = plan.host.filter((r) => r.ts >= from && r.ts < to)
        .map((r) => ({ ...r, row: r, end: Math.min(r.end, to) }));
    const devices = plan.devices.filter((d) => d.ts < to && d.end > from);
    const threads = [...new Set(host.map((r) => r.thread))].map((id) => {
        const rows = host.filter((r) => r.thread === id);
        return { rows, backward: plan.host.some((r) => r.thread === id && r.cat === 'cpu_op'
            && r.name.startsWith('autograd::engine::evaluate_function')) };
    });
    const times = [...new Set([from, to, ...host.flatMap((r) => [r.ts, r.end]),
        ...devices.flatMap((d) => [d.ts, Math.min(d.end, to)])])].filter((t) => t >= from)
        .sort((a, b) => a - b);
    threads.forEach((thread) => {
        // A call waits unless another one that began before it still waits.
        thread.waits = [];
        for (const r of [...thread.rows].sort((a, b) => a.ts - b.ts || b.row.dur - a.row.dur
            || a.at - b.at)) {
            const held = thread.waits.some((w) => r.ts < w.end);
            if (r.row.waits && !held) {
                thread.waits.push(r);
            }
        }
        thread.busy = (t) => thread.rows.some((r) => r.ts <= t && r.end > t);
        thread.waiting = (t) => thread.waits.some((r) => r.ts <= t && r.end > t);
        thread.values = new Map();
    });
    const prior = (t) => times[times.indexOf(t) - 1];
    /** Times at which the thread comes to rest. */
    const rests = (thread) => times.filter((t) => !thread.busy(t)
        && (thread.rows.some((r) => r.ts === t) || (t > from && thread.busy(prior(t)))) && t < to);

    function reach(thread, t) {
        if (!thread.values.has(t)) {
            thread.values.set(t, compute(thread, t));
        }
        return thread.values.get(t);
    }

    function compute(thread, t) {
        let best = 0;
        if (t > from) {
            const p = prior(t);
            best = reach(thread, p) + (thread.busy(p) && !thread.waiting(p) ? t - p : 0);
        }
        for (const w of thread.waits) {
            if (w.row.until?.end === t && t <= to) {
                best = Math.max(best, reachEnd(w.row.until));
            }
        }
        const paused = t > from && !thread.busy(prior(t)) && thread.rows.some((r) => r.ts === t);
        if (paused) {
            const since = Math.max(from, ...rests(thread).filter((e) => e < t));
            const others = threads.filter((o) => o.backward !== thread.backward);
            const e = Math.max(-Infinity, ...others.flatMap(rests).filter((x) => x < t));
            if (e >= since) {
                best = Math.max(best, ...others.filter((o) => rests(o).includes(e))
                    .map((o) => reach(o, e)));
            }
        }
        return best;
    }

    const values = new Map();
    function reachStart(d) {
        if (!values.has(d)) {
            values.set(d, enter(d));
        }
        return values.get(d);
    }
    function enter(d) {
        if (d.ts < from || d.follows === null) {
            return 0;
        }
        const { launch, row, since } = d.follows;
        const start = Math.max(since, from);
        const work = launch || d.ts - since < delay ? d.ts - start : 0;
        if (since < from) {
            return work;
        }
        return work + (launch ? reach(threads.find((t) => t.rows[0].thread === launch.thread), since)
            : reachEnd(row));
    }
    function reachEnd(d) {
        return reachStart(d) + Math.min(d.end, to) - Math.max(d.ts, from);
    }
    return Math.max(0, ...threads.map((thread) => reach(thread, to)), ...devices.map(reachEnd));
}

// ---- windows of steps (docs/semantics.md §19) ----

const isComputation = ({ cat, name }) => cat === 'kernel' && !/nccl/i.test(name);
const sum = (list) => list.reduce((all, row) => all + row.dur, 0);

/** The rows of the stream with the most time; where several have it, of the lower one. */
function busiest(rows) {
    const streams = new Map();
    for (const row of rows) {
        const key = `${row.device}/${row.stream}`;
        streams.set(key, [...streams.get(key) ?? [], row]);
    }
    return [...streams.values()].sort((a, b) => sum(b) - sum(a) || a[0].device - b[0].device
        || a[0].stream - b[0].stream)[0] ?? [];
}

/** Device rows with their launch calls, but without those that stand. */
function countedRows(rows, steps) {
    const devices = rows.filter((r) => DEVICE.includes(r.cat));
    const extent = Math.max(...devices.map((r) => r.end)) - Math.min(...devices.map((r) => r.ts));
    const numbers = new Set(steps.map((r) => r.name));
    return devices.map((row) => ({ ...row, by: last(rows.filter((r) => isCall(r.cat)
        && r.correlation !== -1 && r.correlation === row.correlation), (r) => [r.at, 0]) }))
        .filter((row) => row.by !== null && !(numbers.size >= 3 && 2 * row.dur > extent));
}

/** What is done at x of what was launched before x; -Infinity if nothing was. */
function doneAt(x, counted, isMain) {
    const next = counted.filter((r) => isMain(r) && r.by.ts >= x).map((r) => r.ts);
    const goesOn = next.length > 0 ? Math.min(...next) : -Infinity;
    return Math.max(...counted.filter((r) => r.by.ts < x && (isMain(r) || r.end <= goesOn))
        .map((r) => r.end), -Infinity);
}

/** When a step begins before which nothing was launched: its first row may have waited. */
function firstBegin({ ts, end, dur }, counted) {
    const first = last(busiest(counted.filter((r) => r.by.ts >= ts && r.by.ts < end)),
        (r) => [-r.ts, -r.at]);
    const waited = first === null ? -Infinity : first.ts - first.by.end;
    return first !== null && waited >= first.by.ts - ts && 20 * waited >= dur
        ? Math.max(ts, first.ts) : ts;
}

function stepWindows(rows, steps) {
    const counted = countedRows(rows, steps);
    const computation = counted.filter(isComputation);
    const [main] = busiest(computation.length > 0 ? computation : counted);
    const isMain = (r) => r.device === main.device && r.stream === main.stream;
    return steps.map((r) => {
        const from = counted.some((row) => row.by.ts < r.ts)
            ? Math.max(r.ts, doneAt(r.ts, counted, isMain)) : firstBegin(r, counted);
        return { step: Number(r.name.slice(13)), from,
            to: Math.max(r.end, doneAt(r.end, counted, isMain), from) };
    });
}

/** [{step, from, to, work}] of a trace with whole µs and step rows that do not overlap. */
export function criticalWork(trace, delay = 30) {
    const plan = read(trace);
    follow(plan);
    findWaits(plan);
    const steps = plan.rows.filter(isStep);
    const windows = steps.length > 0 ? stepWindows(plan.rows, steps)
        : [{ step: null, from: Math.min(...plan.rows.map((r) => r.ts)),
            to: Math.max(...plan.rows.map((r) => r.end)) }];
    return windows.map((window) => ({ ...window, work: longest(plan, { ...window, delay }) }));
}
