// Memory by its definition (docs/semantics.md §9 and §11), plain and slow, for tests. It reads
// the text of traces itself and shares no code with the program.

const DEVICE = new Set(['kernel', 'gpu_memcpy', 'gpu_memset', 'mtia_ccp_events', 'collective_comm',
    'gpu_user_annotation', 'cuda_sync', 'cuda_event', 'xpu_sync', 'memcpy', 'memset']);

/** A decimal text of µs as ns. */
function toNs(text) {
    const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text));
    const digits = part.padEnd(3, '0');
    const ns = BigInt(whole) * 1000n + BigInt(digits.slice(0, 3))
        + (Number(digits[3] ?? 0) >= 5 ? 1n : 0n);
    return sign ? -ns : ns;
}

/** Numbers that JavaScript would round stay texts. */
const parse = (text) => JSON.parse(text.replace(
    /"(ts|dur|Addr|baseTimeNanoseconds)"\s*:\s*(-?\d[\d.]*)/g, '"$1":"$2"'));

const categoryOf = (event) => {
    const category = (event.cat ?? 'cpu_op').toLowerCase();
    return category === 'operator' ? 'cpu_op' : category;
};

/** {rows: kept rows of the host, instants, first: ns of the first kept row, null if none}. */
function readFile(text) {
    const trace = parse(text);
    const base = BigInt(trace.baseTimeNanoseconds ?? 0);
    const rows = [], instants = [];
    let first = null;
    for (const event of trace.traceEvents) {
        if (event.name === '[memory]' && event.dur === undefined) {
            instants.push({ ...event.args, ts: toNs(event.ts) + base,
                lane: JSON.stringify([event.pid, event.tid]) });
        } else if (event.ts !== undefined && event.dur !== undefined && event.cat !== 'Trace') {
            const start = toNs(event.ts) + base;
            first = first === null || start < first ? start : first;
            if (!DEVICE.has(categoryOf(event))) {
                rows.push({ start, end: start + toNs(event.dur), name: event.name,
                    category: categoryOf(event), number: event.args?.['Sequence number'],
                    forward: event.args?.['Fwd thread id'] ?? 0,
                    lane: JSON.stringify([event.pid, event.tid]) });
            }
        }
    }
    return { rows, instants, first };
}

// ---- steps ----

function stepsOf(rows) {
    const are = (category) => rows.filter((r) => r.category === category
        && /^ProfilerStep#\d+$/.test(r.name));
    const annotations = are('user_annotation');
    return (annotations.length > 0 ? annotations : are('cpu_op')).map((r) =>
        ({ ...r, step: Number(r.name.slice(13)) }));
}

/** The step that runs at a time; null: none. */
function stepAt(steps, time) {
    let found = null;
    for (const step of steps) {
        if (step.start <= time && time < step.end && (!found || step.start >= found.start)) {
            found = step;
        }
    }
    return found && found.step;
}

// ---- frames ----

const merged = (name) => name
    .replace(/(?<![A-Za-z0-9_])0x[0-9a-fA-F]{6,16}(?![A-Za-z0-9_])/g, '0x…')
    .replace(/(?<![A-Za-z0-9_])(?=[a-z0-9]*\d)[a-z0-9]{40,}(?![A-Za-z0-9_])/g, '…');

function sortOf(row) {
    if (/^ProfilerStep#\d+$/.test(row.name)) {
        return null;
    }
    if (row.category === 'python_function') {
        return /^nn\.Module: ./.test(row.name) ? 'module' : null;
    }
    return { cpu_op: 'operator', user_annotation: 'annotation' }[row.category] ?? null;
}

function nameOf(row, sort) {
    const name = merged(row.name);
    return sort === 'module' ? name.slice(11).replace(/(?<=.)_\d+$/, '')
        : sort === 'operator' ? name.replace(/^autograd::engine::evaluate_function: /, '') : name;
}

/** Which annotations count iterations: their names lose the number. */
function countingTexts(rows, steps) {
    const seen = new Map(), repeats = new Set();
    for (const row of rows.filter((r) => sortOf(r) === 'annotation')) {
        const found = /^(.+)[ #=:](\d+)$/s.exec(merged(row.name));
        const step = stepAt(steps, row.start);
        if (found && step !== null) {
            const text = merged(row.name).slice(0, found[1].length + 1);
            if ((seen.get(row.name) ?? step) !== step) {
                repeats.add(text);
            }
            seen.set(row.name, step);
        }
    }
    return { several: new Set(steps.map((s) => s.step)).size > 1, repeats };
}

function annotationName(name, counting) {
    const found = /^(.+)[ #=:]\d+$/s.exec(name);
    return found && counting.several && !counting.repeats.has(name.slice(0, found[1].length + 1))
        ? found[1] : name;
}

const child = (above, sort, key, name) => {
    const id = `${sort} ${key}`;
    if (!above.children.has(id)) {
        const number = sort === 'module' ? [...above.children.values()].filter((c) =>
            c.sort === 'module' && c.name === name).length : null;
        above.children.set(id, { sort, name, number, above, children: new Map() });
    }
    return above.children.get(id);
};

/** Gives each row its frame (at or above it) and the row above it on its thread. */
function placeRows(rows, steps) {
    const root = { sort: 'root', children: new Map() };
    const counting = countingTexts(rows, steps);
    const order = rows.map((row, at) => ({ row, at })).sort((a, b) =>
        (a.row.start < b.row.start ? -1 : a.row.start > b.row.start ? 1
            : a.row.end > b.row.end ? -1 : a.row.end < b.row.end ? 1 : a.at - b.at)).map((o) => o.row);
    const before = new Map(), forwards = new Map(), firsts = new Map();
    for (const row of order) {
        const lane = before.get(row.lane) ?? [];
        before.set(row.lane, lane);
        row.above = null;
        for (let above = lane.at(-1); above; above = above.above) {
            if (above.end >= row.end) {
                row.above = above;
                break;
            }
        }
        lane.push(row);
        placeRow(row, root, { counting, forwards, firsts });
    }
    return order;
}

function placeRow(row, root, { counting, forwards, firsts }) {
    const { above } = row;
    const sort = sortOf(row);
    row.frame = above?.frame ?? root;
    row.backward = above?.backward ?? null;
    row.mayRecompute = above?.mayRecompute ?? false;
    row.inBackward = above?.inBackward ?? false;
    const numbered = row.category === 'cpu_op' && Number.isInteger(row.number) && row.number >= 0;
    const isBackward = numbered && row.forward !== 0;
    if (sort) {
        const plain = nameOf(row, sort);
        const name = sort === 'annotation' ? annotationName(plain, counting) : plain;
        let parent = row.frame, moved = false;
        if (isBackward && row.backward !== row.number && forwards.has(row.number)) {
            parent = forwards.get(row.number);
            while (parent.sort === 'operator') {
                parent = parent.above;
            }
            parent = parent.sort === 'backward' ? parent : child(parent, 'backward', '', 'backward');
            moved = true;
        } else if (sort === 'module' && row.mayRecompute && firsts.has(row.name)) {
            row.mayRecompute = false;
            parent = child(firsts.get(row.name), 'recompute', '', 'recompute');
        } else if (sort === 'module' && !row.inBackward && !firsts.has(row.name)) {
            firsts.set(row.name, row.frame);
        }
        if (moved || sort === 'module' || parent.sort !== sort || parent.name !== name) {
            row.frame = child(parent, sort, sort === 'module' ? merged(row.name) + row.name : name, name);
        }
    }
    if (isBackward) {
        Object.assign(row, { backward: row.number, mayRecompute: true, inBackward: true });
    } else if (numbered) {
        forwards.set(row.number, row.frame);
    }
}

/**
 * The frames from the root to this one, cut after the first operator below its last module, or
 * below the root.
 */
function pathOf(frame) {
    const path = [];
    for (let at = frame; at.sort !== 'root'; at = at.above) {
        path.unshift(at);
    }
    const last = path.findLastIndex((f) => f.sort === 'module' || f.sort === 'backward');
    const operator = path.findIndex((f, i) => i > last && f.sort === 'operator');
    return operator < 0 ? path : path.slice(0, operator + 1);
}

/** The path of an instant: that of the innermost row of its thread that contains it. */
function frameAt(order, instant) {
    const rows = order.filter((r) => r.lane === instant.lane && r.start <= instant.ts);
    let row = rows.at(-1);
    while (row && row.end < instant.ts) {
        row = row.above;
    }
    return row?.frame.sort === 'root' || !row ? [] : pathOf(row.frame);
}

// ---- devices ----

/** Paths as texts; which modules have a number depends on all files. */
function pathTexts(files) {
    const most = new Map();
    const keyOf = (path) => JSON.stringify(path.map((f) => [f.sort, f.name, f.number]));
    const note = (frame, above) => {
        for (const one of frame.children.values()) {
            const path = [...above, one];
            if (one.sort === 'module') {
                const key = `${keyOf(above)} ${one.name}`;
                most.set(key, Math.max(most.get(key) ?? 0, one.number));
            }
            note(one, path);
        }
    };
    files.forEach((file) => note(file.root, []));
    return (path) => (path.length === 0 ? 'no frame' : path.map((f, i) => (f.sort === 'module'
        && most.get(`${keyOf(path.slice(0, i))} ${f.name}`) > 0 ? `${f.name} #${f.number}`
        : f.name)).join(' / '));
}

const TYPES = { 0: 'host', 1: 'CUDA', 6: 'HIP' };
const typeName = (type) => (type === undefined ? null : TYPES[type] ?? String(type));

function peakOf(rows, values, file, origin) {
    const known = values.map((v, i) => [v, i]).filter(([v]) => v !== undefined);
    if (known.length === 0) {
        return null;
    }
    const [value, at] = known.reduce((a, b) => (b[0] > a[0] ? b : a));
    return { value, at: Number(rows[at].ts - origin), row: at,
        step: stepAt(file.steps, rows[at].ts) };
}

function deviceOf(rows, file, origin, text) {
    const summed = rows.some((r) => r['Total Allocated'] === undefined);
    let sum = 0;
    const allocated = rows.map((r) => {
        sum += r.Bytes;
        return summed ? sum : r['Total Allocated'];
    });
    const before = summed ? 0 : rows[0]['Total Allocated'] - rows[0].Bytes;
    const atStart = { ts: file.first !== null && file.first < rows[0].ts ? file.first : rows[0].ts };
    const peak = peakOf([atStart, ...rows], [before, ...allocated], file, origin);
    peak.row -= 1; // -1: before the first change
    const reserved = peakOf(rows, rows.map((r) => r['Total Reserved']), file, origin);
    const unused = (p) => (rows[p?.row]?.['Total Reserved'] === undefined ? null
        : rows[p.row]['Total Reserved'] - allocated[p.row]);
    const out = { totals: summed ? 'sums' : 'recorded', rows: rows.length, peak, reserved,
        unused: [unused(peak), unused(reserved)],
        before, live: null, never: null };
    if (rows.some((r) => r.Addr === undefined)) {
        return out;
    }
    const freedAt = rows.map((r, i) => rows.findIndex((f, k) => k > i && f.Addr === r.Addr
        && f.Bytes < 0));
    const hold = (keep) => {
        const sums = new Map();
        rows.forEach((r, i) => {
            if (r.Bytes > 0 && keep(i)) {
                const name = text(r.path);
                const one = sums.get(name) ?? { bytes: 0, allocations: 0,
                    operator: r.path.at(-1)?.name ?? 'no frame' };
                sums.set(name, { ...one, bytes: one.bytes + r.Bytes, allocations: one.allocations + 1 });
            }
        });
        return sums;
    };
    const seen = new Set(freedAt.filter((f, i) => f >= 0 && rows[i].Bytes > 0));
    const unseen = rows.filter((r, i) => r.Bytes < 0 && !seen.has(i));
    return { ...out, live: hold((i) => i <= peak.row && (freedAt[i] < 0 || freedAt[i] > peak.row)),
        never: hold((i) => freedAt[i] < 0),
        unseen: [unseen.length, -unseen.reduce((all, r) => all + r.Bytes, 0)] };
}

/**
 * The memory of a set. `spans`: the texts of the files of one rank, in order; `steps`: the chosen
 * step numbers, or null for all.
 */
export function naiveMemory(spans, steps = null) {
    const files = spans.map(readFile).map((file) => {
        const all = stepsOf(file.rows);
        const order = placeRows(file.rows, all);
        let root = { children: new Map() };
        for (const row of order) {
            for (root = row.frame; root.above; root = root.above);
        }
        file.instants.forEach((instant) => {
            instant.path = frameAt(order, instant);
        });
        return { ...file, steps: all, root };
    });
    const firsts = files.map((f) => f.first).filter((f) => f !== null);
    const origin = firsts.reduce((a, b) => (b < a ? b : a));
    const text = pathTexts(files);
    const devices = new Map(), operators = new Map();
    let samples = 0;
    files.forEach((file, span) => {
        const rows = file.instants.map((r, i) => ({ ...r, i }))
            .sort((a, b) => (a.ts < b.ts ? -1 : a.ts > b.ts ? 1 : a.i - b.i));
        const keys = new Map();
        rows.forEach((r) => {
            const key = JSON.stringify([span, typeName(r['Device Type']), r['Device Id'] ?? null]);
            keys.set(key, [...keys.get(key) ?? [], r]);
        });
        keys.forEach((own, key) => devices.set(key, deviceOf(own, file, origin, text)));
        const numbers = new Set(file.steps.map((s) => s.step));
        const chosen = [...numbers].filter((n) => steps === null || steps.includes(n));
        samples += numbers.size === 0 ? Number(steps === null) : chosen.length;
        rows.filter((r) => r.Bytes !== 0 && (numbers.size === 0 ? steps === null
            : chosen.includes(stepAt(file.steps, r.ts)))).forEach((r) => {
            const key = JSON.stringify([typeName(r['Device Type']), r.path.at(-1)?.name ?? 'no frame']);
            const one = operators.get(key) ?? [0, 0, 0, 0];
            one[r.Bytes > 0 ? 0 : 2] += 1;
            one[r.Bytes > 0 ? 1 : 3] += Math.abs(r.Bytes);
            operators.set(key, one);
        });
    });
    return { devices, operators, samples };
}
