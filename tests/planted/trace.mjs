// Reads and writes Kineto traces. Times are whole nanoseconds from the first row of the file,
// taken from the decimal text: a double cannot hold them (1.7e15 µs and three decimals).
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const OLD_CATEGORIES = {
    operator: 'cpu_op',
    memcpy: 'gpu_memcpy',
    memset: 'gpu_memset',
    runtime: 'cuda_runtime',
};
const DEVICE = new Set([
    'kernel',
    'gpu_memcpy',
    'gpu_memset',
    'mtia_ccp_events',
    'collective_comm',
]);
const NEITHER = new Set(['gpu_user_annotation', 'cuda_sync', 'cuda_event', 'xpu_sync']);
// Numbers of a row that name it: each replayed step gets its own.
export const IDENTITIES = [
    'correlation',
    'External id',
    'Seq',
    'Sequence number',
    'Ev Idx',
    'Record function id',
];

// Decimal µs to ns.
function ns(text) {
    const plain = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
    if (!plain) {
        return BigInt(Math.round(Number(text) * 1000));
    }
    const fraction = (plain[3] ?? '').padEnd(4, '0');
    let value = BigInt(plain[2]) * 1000n + BigInt(fraction.slice(0, 3));
    if (fraction[3] >= '5') {
        value += 1n;
    }
    return plain[1] ? -value : value;
}

// ns to decimal µs.
export function microseconds(value) {
    const whole = BigInt(value);
    const sign = whole < 0n ? '-' : '';
    const text = (whole < 0n ? -whole : whole).toString().padStart(4, '0');
    return `${sign}${text.slice(0, -3)}.${text.slice(-3)}`;
}

function parse(text) {
    const kept = text.replace(/"(ts|dur)"\s*:\s*(-?[0-9][0-9.eE+-]*)/g, '"$1":"$2"');
    try {
        return JSON.parse(
            kept.replace(/("[^"\\]*"\s*:\s*)(-?\d{16,})(?=\s*[,}\]])/g, '$1"$2"'),
        );
    } catch {
        return JSON.parse(kept);
    }
}

// COMMUNICATION, MEMORY or COMPUTATION of a device row (docs/semantics.md §4).
export function kindOf(row) {
    if (
        row.cat === 'collective_comm' ||
        row.args['Collective name'] ||
        /^(nccl|rccl|hccl)/.test(row.name) ||
        /ncclkernel|nccldevkernel|nvshmem|deep_ep|dpsk::ep::|cross_device_reduce|oneccl|xccl/i.test(
            row.name,
        )
    ) {
        return 'COMMUNICATION';
    }
    return row.cat === 'gpu_memcpy' ||
        row.cat === 'gpu_memset' ||
        /^(Memcpy|Memset|dma|hipMemcpy|hipMemset)/.test(row.name)
        ? 'MEMORY'
        : 'COMPUTATION';
}

function makeRow(event, order, first) {
    let cat = String(event.cat ?? '').toLowerCase();
    cat =
        OLD_CATEGORIES[cat] ??
        (cat || (event.pid === 'CUDA functions' ? 'kernel' : 'cpu_op'));
    const row = {
        name: String(event.name ?? ''),
        cat,
        pid: event.pid,
        tid: event.tid,
        args: event.args ?? {},
        order,
    };
    row.ts = Number(event.ts - first);
    row.end = row.ts + Math.max(0, Number(event.dur));
    row.side = DEVICE.has(cat) ? 'device' : NEITHER.has(cat) ? 'neither' : 'host';
    if (row.side === 'device') {
        row.kind = kindOf(row);
        row.stream = `${row.args.device ?? -1}/${row.args.stream ?? -1}`;
    }
    return row;
}

// { file, head, metadata, first, rows }: head is all but the rows, first the time of rows' 0.
function loadFile(file) {
    const bytes = fs.readFileSync(file);
    const json = parse(
        (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8'),
    );
    const { traceEvents, ...head } = Array.isArray(json) ? { traceEvents: json } : json;
    const timed = traceEvents.filter(
        (e) => e?.ts !== undefined && e.dur !== undefined && String(e.cat) !== 'Trace',
    );
    for (const event of timed) {
        event.ts = ns(String(event.ts));
        event.dur = ns(String(event.dur));
    }
    if (!timed.length) {
        return null;
    }
    const first = timed.reduce((a, e) => (e.ts < a ? e.ts : a), timed[0].ts);
    return {
        file: path.basename(file),
        head,
        first,
        metadata: traceEvents.filter((e) => e?.ph === 'M'),
        rows: timed.map((e, i) => makeRow(e, i, first)),
    };
}

// All traces of a folder, one a file, in the order of names.
export function loadFolder(folder) {
    return fs
        .readdirSync(folder)
        .filter((f) => /\.json(\.gz)?$/.test(f))
        .sort()
        .map((f) => loadFile(path.join(folder, f)))
        .filter((t) => t);
}

function rowText(trace, row) {
    const ts = microseconds(trace.first + BigInt(Math.round(row.ts)));
    const dur = microseconds(Math.round(row.end) - Math.round(row.ts));
    return (
        `{"ph":"X","cat":${JSON.stringify(row.cat)},"name":${JSON.stringify(row.name)},` +
        `"pid":${JSON.stringify(row.pid)},"tid":${JSON.stringify(row.tid)},"ts":${ts},"dur":${dur},` +
        `"args":${JSON.stringify(row.args)}}`
    );
}

function counterText(trace, { name, pid, ts, value }) {
    const at = microseconds(trace.first + BigInt(Math.round(ts)));
    return (
        `{"ph":"C","name":${JSON.stringify(name)},"pid":${JSON.stringify(pid)},"ts":${at},` +
        `"args":{"":${value}}}`
    );
}

// Writes one file: the head and the metadata of a trace, with other rows, and the values of
// counters: { name, pid, ts, value }.
export function writeTrace(folder, trace, rows, counters = []) {
    const head = Object.entries(trace.head).map(([k, v]) => {
        const plain = k === 'baseTimeNanoseconds' ? String(v) : JSON.stringify(v);
        return `${JSON.stringify(k)}:${plain},\n`;
    });
    const lines = [
        ...trace.metadata.map((m) => JSON.stringify(m)),
        ...rows.map((r) => rowText(trace, r)),
        ...counters.map((c) => counterText(trace, c)),
    ];
    const text = `{\n${head.join('')}"traceEvents":[\n${lines.join(',\n')}\n]}\n`;
    fs.mkdirSync(folder, { recursive: true });
    const name = `${trace.file.replace(/\.gz$/, '')}.gz`;
    fs.writeFileSync(path.join(folder, name), zlib.gzipSync(text, { level: 1 }));
}
