// Turns the answers of the server into rows of spans: one pane has the threads, one the streams of
// a device. Pure.
import { isWhole } from '../rows.js';
import { joinSteps, namesOf } from './aliases.js';

/** The sorts of spans. */
export const SPAN = 0;
export const GAP = 1;
export const STEP = 2;
export const COUNTER = 3;

/** The lane of the steps, above the streams. */
const STEPS = { id: 'steps', sort: 'steps', label: 'Steps on the device', depth: 1 };

export const ROW = 18; // px
const LEAST_LANE = 24; // px: the least height of something to press
const AROUND = 3; // px above and below the rows of a lane

/**
 * The lanes of a pane, kept during zooms: a lane keeps its place even if an answer does not contain
 * it. `isOpen(lane)`: whether a lane with several levels shows them; else it is folded to one row.
 */
export function createRows(isOpen = () => true) {
    const known = new Map(); // id → band
    let tops = [];
    let height = 0;
    return {
        /** Adds the lanes of an answer. */
        add(lanes) {
            for (const { id, label, depth, sort, main = false } of lanes) {
                const before = known.get(id)?.depth ?? 1;
                known.set(id, { id, label, sort, main, depth: Math.max(before, depth, 1) });
            }
            tops = [];
            height = 0;
            for (const band of known.values()) {
                const folds = band.depth > 1 && ['host', 'other'].includes(band.sort);
                const open = !folds || isOpen(band);
                const rows = open ? band.depth : 1;
                const tall = Math.max(LEAST_LANE, rows * ROW + 2 * AROUND);
                Object.assign(band, { row: tops.length, rows, top: height, height: tall, folds, open });
                for (let row = 0; row < rows; row += 1) {
                    tops.push(height + AROUND + row * ROW);
                }
                height += tall;
            }
        },
        bandOf: (id) => known.get(id),
        all: () => ({ tops: Float64Array.from(tops), height,
            bands: [...known.values()].map((band) => ({ ...band })) }),
    };
}

/**
 * The spans of one pane. `window`: the answer for the visible part; `all`: the answer for the whole
 * step, used outside the window; null if it is the same. `takes(lane)`: whether the lane is one of
 * the pane. `shift` (µs) is subtracted from all times. The result has columns for each span: `start`,
 * `end`, `row`, `level`, `name` (index of names, categories, kinds), `occurrence` (-1: none),
 * `merged`, `sort` (SPAN, GAP, STEP or COUNTER), `gap` (index of gaps, which has gaps, steps and
 * values of counters) and `lane` (index of lanes); `pieces`: what is drawn of them (foldLanes());
 * `tops`, `height` and `bands`: of the lanes.
 */
export function layPane({ window, all, takes, shift, rows }) {
    const answers = [{ answer: window, keep: () => true }];
    if (all && all !== window) {
        answers.push({ answer: all, keep: (start, end) => end <= window.from
            || start >= window.to });
    }
    if (takes(STEPS) && answers.some(({ answer }) => answer.steps?.length > 0
        && answer.lanes.some(({ sort }) => sort !== 'host'))) {
        rows.add([STEPS]);
    }
    answers.forEach(({ answer }) => rows.add(answer.lanes.filter(takes)));
    answers.forEach(({ answer }) =>
        rows.add((answer.counters ?? []).map(laneOf).filter(takes)));
    const names = [];
    const categories = [];
    const kinds = [];
    const lanes = [];
    const made = { start: [], end: [], row: [], level: [], name: [], occurrence: [], merged: [],
        sort: [], gap: [], lane: [] };
    const gaps = [];
    for (const { answer, keep } of answers) {
        const shiftName = names.length;
        names.push(...answer.names);
        categories.push(...answer.categories);
        kinds.push(...answer.kinds);
        for (const lane of answer.lanes.filter(takes)) {
            putLane(made, lane, lanes.push(lane) - 1, { keep, shift, shiftName,
                band: rows.bandOf(lane.id) });
        }
        putGaps(made, gaps, answer, { keep, shift, rows, lanes });
        putSteps(made, gaps, answer, { keep, shift, rows, lanes });
        putCounters(made, gaps, answer, { keep, shift, rows, lanes });
    }
    const data = { ...made, start: Float64Array.from(made.start),
        end: Float64Array.from(made.end), row: Uint16Array.from(made.row),
        length: made.start.length, names, categories, kinds, lanes, gaps, shift, ...rows.all() };
    return Object.assign(data, { pieces: foldLanes(data) });
}

/** Whether the lane of a span shows all its rows in one. */
export const isFolded = (data, i) => data.bands.find(({ id }) =>
    id === data.lanes[data.lane[i]]?.id)?.open === false;

/**
 * What is drawn: the spans, those of folded lanes as pieces, of which each moment has the deepest
 * one. {start, end, row, length, of: index of the span of each piece}.
 */
export function foldLanes(data) {
    const made = { start: [], end: [], row: [], of: [] };
    const put = (i, start, end) => {
        if (end > start || data.end[i] === data.start[i]) {
            made.start.push(start);
            made.end.push(end);
            made.row.push(data.row[i]);
            made.of.push(i);
        }
    };
    const folded = new Map(data.bands.filter(({ open }) => !open).map(({ id }) => [id, []]));
    for (let i = 0; i < data.length; i += 1) {
        const list = folded.get(data.lanes[data.lane[i]]?.id);
        if (list) {
            list.push(i);
        } else {
            put(i, data.start[i], data.end[i]);
        }
    }
    folded.forEach((list) => foldLane(data, list, put));
    return { start: Float64Array.from(made.start), end: Float64Array.from(made.end),
        row: Uint16Array.from(made.row), length: made.of.length, of: made.of };
}

/** Calls `put(i, from, to)` for the moments in which span `i` of `list` is the deepest one. */
function foldLane({ start, end, level }, list, put) {
    list.sort((a, b) => start[a] - start[b] || level[a] - level[b]);
    const stack = [];
    let at = -Infinity;
    const close = (until) => {
        while (stack.length > 0 && end[stack.at(-1)] <= until) {
            const i = stack.pop();
            put(i, Math.max(at, start[i]), Math.max(at, end[i]));
            at = Math.max(at, end[i]);
        }
    };
    for (const i of list) {
        close(start[i]);
        if (stack.length > 0) {
            put(stack.at(-1), Math.max(at, start[stack.at(-1)]), start[i]);
        }
        at = start[i];
        stack.push(i);
    }
    close(Infinity);
}

function putLane(made, lane, at, { keep, shift, shiftName, band }) {
    const { start, duration, level, name, occurrence, merged } = lane;
    for (let i = 0; i < start.length; i += 1) {
        const end = start[i] + duration[i];
        if (keep(start[i], end)) {
            made.start.push(start[i] - shift);
            made.end.push(end - shift);
            made.row.push(band.row + (band.open ? level[i] : 0));
            made.level.push(level[i]);
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
    const band = rows.bandOf(lane);
    const end = one.start + one.duration;
    if (band && keep(one.start, end)) {
        made.start.push(one.start - shift);
        made.end.push(end - shift);
        made.row.push(band.row);
        made.level.push(0);
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
    ({ id, sort: 'counter', label: `${device < 0 ? '' : `device ${device}, `}${name}`, depth: 1 });

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
 * recordings. A row with two names (a function whose line moved, a call of two vendors, a step with
 * another number) has an entry for each.
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
    joinSteps(answer.rows).flatMap(namesOf).forEach(({ row, names }) => add(row, names));
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
