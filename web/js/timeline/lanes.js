// Turns the answers of the server into rows of spans: one pane has the threads, one the streams of
// a device. Pure.
import { isWhole } from '../rows.js';
import { namesOf } from './aliases.js';

/** The sorts of spans. */
export const SPAN = 0;
export const GAP = 1;
export const STEP = 2;
export const COUNTER = 3;

/** The lane of the steps, above the streams. */
const STEPS = { id: 'steps', label: 'Steps, as the device has them', depth: 1 };

const isHost = (lane) => lane.sort === 'host';

/**
 * The rows of the lanes of a pane, kept during zooms: a lane keeps its place even if an answer does
 * not contain it. `add(lanes)` adds those of an answer; `rowOf(id)` is the row of a lane's label.
 */
export function createRows() {
    const known = new Map(); // id → {label, depth}
    let places = new Map();
    let total = 0;
    return {
        add(lanes) {
            for (const { id, label, depth } of lanes) {
                const before = known.get(id)?.depth ?? 1;
                known.set(id, { label, depth: Math.max(before, depth, 1) });
            }
            places = new Map();
            total = 0;
            for (const [id, { depth }] of known) {
                places.set(id, total);
                total += 1 + depth;
            }
        },
        rowOf: (id) => places.get(id),
        total: () => total,
        bands: () => [...known].map(([id, { label, depth }]) =>
            ({ row: places.get(id), rows: 1 + depth, label, id })),
    };
}

/**
 * The spans of one pane. `window`: the answer for the visible part; `all`: the answer for the whole
 * step, used outside the window; null if it is the same. `host`: threads, else streams. `shift`
 * (µs) is subtracted from all times. The result has the columns of spans.js, and
 * `name` (index of names, categories, kinds), `occurrence` (-1: none), `merged`, `sort` (SPAN, GAP,
 * STEP or COUNTER), `gaps` [{…}], steps and values of counters with `gap` (index), `lane` (index of
 * lanes).
 */
export function layPane({ window, all, host, shift, rows }) {
    const answers = [{ answer: window, keep: () => true }];
    if (all && all !== window) {
        answers.push({ answer: all, keep: (start, end) => end <= window.from
            || start >= window.to });
    }
    const ours = (lane) => isHost(lane) === host;
    if (!host && answers.some(({ answer }) => answer.steps?.length > 0
        && answer.lanes.some(ours))) {
        rows.add([STEPS]);
    }
    answers.forEach(({ answer }) => rows.add(answer.lanes.filter(ours)));
    if (!host) {
        answers.forEach(({ answer }) => rows.add((answer.counters ?? []).map(laneOf)));
    }
    const names = [];
    const categories = [];
    const kinds = [];
    const lanes = [];
    const made = { start: [], end: [], row: [], name: [], occurrence: [], merged: [], sort: [],
        gap: [], lane: [] };
    const gaps = [];
    for (const { answer, keep } of answers) {
        const shiftName = names.length;
        names.push(...answer.names);
        categories.push(...answer.categories);
        kinds.push(...answer.kinds);
        for (const lane of answer.lanes) {
            if (ours(lane)) {
                putLane(made, lane, lanes.push(lane) - 1, { keep, shift, shiftName,
                    top: rows.rowOf(lane.id) + 1 });
            }
        }
        if (!host) {
            putGaps(made, gaps, answer, { keep, shift, rows, lanes });
            putSteps(made, gaps, answer, { keep, shift, rows, lanes });
            putCounters(made, gaps, answer, { keep, shift, rows, lanes });
        }
    }
    return { start: Float64Array.from(made.start), end: Float64Array.from(made.end),
        row: Uint16Array.from(made.row), length: made.start.length, name: made.name,
        occurrence: made.occurrence, merged: made.merged, sort: made.sort, gap: made.gap,
        lane: made.lane, names, categories, kinds, lanes, gaps, host, shift,
        rows: rows.total(), bands: rows.bands() };
}

function putLane(made, lane, at, { keep, shift, shiftName, top }) {
    const { start, duration, level, name, occurrence, merged } = lane;
    for (let i = 0; i < start.length; i += 1) {
        const end = start[i] + duration[i];
        if (keep(start[i], end)) {
            made.start.push(start[i] - shift);
            made.end.push(end - shift);
            made.row.push(top + level[i]);
            made.name.push(shiftName + name[i]);
            made.occurrence.push(occurrence[i]);
            made.merged.push(merged[i]);
            made.sort.push(SPAN);
            made.gap.push(-1);
            made.lane.push(at);
        }
    }
}

/** A span of a lane that is no row of the recording: `one` is what it stands for. */
function putOther(made, list, one, { sort, lane, keep, shift, rows, lanes }) {
    const top = rows.rowOf(lane);
    const end = one.start + one.duration;
    if (top !== undefined && keep(one.start, end)) {
        made.start.push(one.start - shift);
        made.end.push(end - shift);
        made.row.push(top + 1);
        made.name.push(-1);
        made.occurrence.push(-1);
        made.merged.push(1);
        made.sort.push(sort);
        made.gap.push(list.push(one) - 1);
        made.lane.push(lanes.findIndex(({ id }) => id === lane));
    }
}

function putGaps(made, gaps, answer, how) {
    (answer.gaps ?? []).forEach((gap) =>
        putOther(made, gaps, gap, { ...how, sort: GAP, lane: gap.lane }));
}

/** The steps where their windows are (docs/semantics.md §19). */
function putSteps(made, gaps, answer, how) {
    (answer.steps ?? []).forEach((step) => putOther(made, gaps, { ...step,
        shown: answer.step === null || answer.step === step.step_number },
    { ...how, sort: STEP, lane: STEPS.id }));
}

/** The lane of a counter, under the streams. */
const laneOf = ({ id, device, name }) =>
    ({ id, label: `${device < 0 ? '' : `device ${device}, `}${name}`, depth: 1 });

// The scale of a counter is at least this share of its highest value: noise is no change.
const LEAST_RANGE = 0.2;

/** The values of the counters. `at`: from 0 to 1, where the line of a counter is. */
function putCounters(made, gaps, answer, how) {
    for (const counter of answer.counters ?? []) {
        const { name, high } = counter;
        const range = Math.max(high - counter.low, Math.abs(high) * LEAST_RANGE) || 1;
        counter.start.forEach((start, i) => putOther(made, gaps, { name, start,
            duration: counter.duration[i], mean: counter.mean[i], min: counter.min[i],
            max: counter.max[i], at: 1 - (high - counter.mean[i]) / range },
        { ...how, sort: COUNTER, lane: counter.id }));
    }
}

export const keyOf = (name, category) => `${category}\0${name}`;
/** The key of a span's row in a comparison. */
export const keyAt = (pane, i) => keyOf(pane.names[pane.name[i]], pane.categories[pane.name[i]]);

/** Whether the span is a single row, which can have a partner. */
export const isSingle = (pane, i) => pane.sort[i] === SPAN && pane.merged[i] <= 1
    && pane.occurrence[i] >= 0;

const indexes = new WeakMap(); // pane → Map key and occurrence → span
/** The span of that name and occurrence in a pane, -1 if it is merged or missing. */
export function findSpan(pane, key, occurrence) {
    let index = indexes.get(pane);
    if (!index) {
        index = new Map();
        for (let i = 0; i < pane.length; i += 1) {
            if (isSingle(pane, i)) {
                index.set(`${keyAt(pane, i)}\0${pane.occurrence[i]}`, i);
            }
        }
        indexes.set(pane, index);
    }
    return index.get(`${key}\0${occurrence}`) ?? -1;
}

// The smallest change that counts. A single step cannot distinguish chance from change.
const LEAST_SHARE = 0.1; // of its time in the control or the test
const LEAST_STEP = 0.002; // of the step

/** [control, test, are they self times]; host rows have self times. */
export const timesOf = (row) => (typeof row.control_self_duration === 'number'
    ? [row.control_self_duration, row.test_self_duration, true]
    : [row.control_total_duration, row.test_total_duration, false]);

/** 'longer', 'shorter', 'new', 'gone' or '': for a row of a comparison of two steps. */
export function changeOf(row, step) {
    if (row.control_counts === 0 || row.test_counts === 0) {
        return row.control_counts === 0 ? 'new' : 'gone';
    }
    const whole = row.test_total_duration - row.control_total_duration;
    const [a, b] = timesOf(row);
    const diff = b - a;
    const size = Math.abs(diff);
    // A span that became shorter is not drawn as longer because of its self time.
    return size < LEAST_SHARE * Math.max(a, b) || size < LEAST_STEP * step || diff * whole <= 0
        ? '' : diff > 0 ? 'longer' : 'shorter';
}

/**
 * Map key → {change, row, names: {control, test}, whole} for a comparison of two steps, or of whole
 * recordings. A row with two names (a function whose line moved, or a call of two vendors) has an
 * entry for each.
 */
export function changesOf(answer) {
    const { control, test } = answer.step_time;
    const step = Math.max(control?.step ?? 0, test?.step ?? 0);
    const whole = isWhole(answer);
    const found = new Map();
    const add = (row, names) => {
        const one = { change: changeOf(row, step), row, names, whole };
        found.set(keyOf(names.control, row.category), one).set(keyOf(names.test, row.category), one);
    };
    answer.rows.flatMap(namesOf).forEach(({ row, names }) => add(row, names));
    return found;
}

/** The name on `side` of a row that has the name `name` on either side. */
export const nameOn = (changes, side, name, category) =>
    changes?.get(keyOf(name, category))?.names[side] ?? name;

/** The spans whose name contains `text`, in any case. */
export function searchSpans(pane, text) {
    const wanted = text.toLowerCase();
    const hits = pane.names.map((name) => name.toLowerCase().includes(wanted));
    const found = [];
    for (let i = 0; i < pane.length; i += 1) {
        if (pane.sort[i] === SPAN && hits[pane.name[i]]) {
            found.push(i);
        }
    }
    return found;
}
