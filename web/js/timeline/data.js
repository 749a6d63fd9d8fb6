// What the Timeline knows: the data of one side from the server (its steps, the whole shown step,
// its visible window), its lanes, and what belongs together on both sides.
import * as api from '../api.js';
import { button, fill, h, searchField, stepButtons, uniqueId } from '../dom.js';
import { formatCount, formatTime, plural } from '../format.js';
import { isWhole, nameOn } from '../rows.js';
import { chooseSample, markerOf, markersOf, putMarker, queryWith, SIDES, TIMELINE, timelineHref } from '../state.js';
import { colour } from '../theme.js';

// Which parts of a timeline to request: the view and as much again on either side, so that one can
// move without waiting, at the resolution of the screen. It sends one request at a time; of the
// requests that arise meanwhile only the latest is sent next. The drawing stays until the answer
// arrives.

const MARGIN = 1; // of the width of the view, on either side
const NEAR = 0.25; // of it: the next window is requested this near to the end of the current one
const COARSE = 1.4; // a window may be coarser than the screen by this factor
const PIXELS = 8000; // the server's limit
const LEAST_PIXELS = 100;

/** Whether `have` {from, to, pixels} is sufficient for `view` on `width` px. A view of some ranks names
 * those in sight, `ranks`, and `near`, those to ask for; an answer that names none has all. */
export function covers(have, view, width, extent) {
    const size = view.to - view.from;
    const perPixel = (have.to - have.from) / have.pixels;
    return (!have.near || (view.ranks ?? []).every((rank) => have.near.includes(rank)))
        && perPixel <= COARSE * size / width
        && have.from <= Math.max(extent.from, view.from - NEAR * size)
        && have.to >= Math.min(extent.to, view.to + NEAR * size);
}

/** The window to request: {from, to, pixels}. */
export function windowFor(view, width, extent) {
    const size = view.to - view.from;
    const from = Math.max(extent.from, view.from - MARGIN * size);
    const to = Math.min(extent.to, view.to + MARGIN * size);
    const pixels = Math.round(width * (to - from) / size);
    return { from, to, pixels: Math.min(PIXELS, Math.max(LEAST_PIXELS, pixels)),
        ...view.near && { near: view.near } };
}

/** `ask(window, signal)` → Promise of an answer with from, to, pixels; `onAnswer(answer)`,
 * `onError(error)`. Returns {want(view, width, extent), has(answer), drop()}. */
export function createWindows({ ask, onAnswer, onError }) {
    let have = null;
    let asked = null; // the requested window
    let next = null;
    let abort = null;

    async function go(view, width, extent) {
        const window = windowFor(view, width, extent);
        asked = window;
        const mine = new AbortController();
        abort = mine;
        try {
            const answer = await ask(window, mine.signal);
            if (abort === mine) {
                have = { ...window, from: answer.from, to: answer.to, pixels: answer.pixels };
                onAnswer(answer);
            }
        } catch (error) {
            if (abort === mine && error.name !== 'AbortError') {
                next = null;
                onError(error);
            }
        }
        if (abort === mine) {
            asked = null;
            const again = next;
            next = null;
            if (again) {
                want(...again);
            }
        }
    }

    function want(view, width, extent) {
        // The other side may be longer: beyond the end of this side there is nothing.
        const beyond = view.from >= extent.to || view.to <= extent.from;
        if (width <= 0 || beyond || (have && covers(have, view, width, extent))) {
            next = null;
        } else if (asked) {
            next = covers(asked, view, width, extent) ? null : [view, width, extent];
        } else {
            go(view, width, extent);
        }
    }

    return {
        want,
        isBusy: () => asked !== null,
        /** Takes an answer to another request: the one for the whole step. */
        has(answer) {
            have = { from: answer.from, to: answer.to, pixels: answer.pixels };
        },
        drop() {
            abort?.abort();
            [have, asked, next, abort] = [null, null, null, null];
        },
    };
}

/** The parameters that name the step of a side: of the rank of the sample, or of these ranks. */
export function stepQuery(state, side, sample, { ranks, fold } = {}) {
    const query = queryWith('', { ...ranks ? ranks !== 'all' && { ranks } : { rank: sample.rank },
        ...fold !== 'none' && { fold }, span: sample.span, step: sample.step_number,
        use_short_name: state.use_short_name ? true : '' });
    putMarker(query, state, side);
    return query;
}

async function askSide(part, answer, onAnswer) {
    part.asked?.abort();
    const mine = new AbortController();
    part.asked = mine;
    part.self.error = null;
    try {
        const got = await answer(mine.signal);
        if (part.asked === mine) {
            onAnswer(got);
            part.onChange(part.self);
        }
    } catch (error) {
        if (part.asked === mine && error.name !== 'AbortError') {
            part.self.error = error;
            part.onChange(part.self);
        }
    }
}

function forgetSide(part) {
    part.asked?.abort();
    part.windows.drop();
    Object.assign(part.self, { whole: null, window: null });
    part.stepKey = '';
}

/** The steps of the set of this side. */
function loadSide(part, state) {
    const marked = markerOf(state, part.side);
    const key = JSON.stringify([state[part.side], marked]);
    if (key === part.samplesKey) {
        return;
    }
    part.samplesKey = key;
    forgetSide(part);
    Object.assign(part.self, { samples: null, chosen: null, set: state[part.side] });
    if (state[part.side] !== '') {
        askSide(part, (signal) => api.getSteps(state[part.side], marked,
            { signal }), (got) => { part.self.samples = got; });
    }
}

/** Chooses the step; `like`: the choice of the other side. */
function choose(part, state, like) {
    part.self.chosen = chooseSample(part.self.samples, { rank: state[`${part.side}_rank`],
        span: state[`${part.side}_span`], step: state[`${part.side}_step`] }, like);
    return part.self.chosen;
}

/** The whole step; `pixels`: the width of the drawing. */
function loadWhole(part, state, pixels) {
    const query = part.queryOf(state, part.side, part.self.chosen.sample);
    if (query.toString() === part.stepKey) {
        return;
    }
    forgetSide(part);
    part.stepKey = query.toString();
    part.self.query = query;
    const { least, most } = TIMELINE.pixels;
    const first = queryWith(query, { pixels: Math.min(most, Math.max(least, Math.round(pixels))) });
    askSide(part, (signal) => part.answer(part.self.set, first, { signal }), (got) => {
        part.self.whole = got;
        part.self.window = got;
        part.windows.has(got);
    });
}

/** Where rows of a name are; null: nowhere in this step. */
async function findSide(part, wanted, options) {
    const found = await api.timeline(part.self.set, '/find', queryWith(part.self.query, wanted), options);
    return found.rows.length > 0 ? found : null;
}

function retry(part) {
    part.samplesKey = '';
    part.stepKey = '';
}

/** `onChange()` after every answer; `onError(error)`. `what`: of api.timeline(); `queryOf(state, side, sample)` names the
 * step: by default, of one rank. */
export function createSideData(side, { onChange, onError, what = '', queryOf = stepQuery }) {
    const answer = (set, query, options) => api.timeline(set, what, query, options);
    const part = {
        side, onChange, answer, queryOf, samplesKey: '', stepKey: '',
        asked: null, // the request for samples or for the whole step
    };
    part.self = { side, samples: null, chosen: null, whole: null, window: null, error: null,
        query: null, set: '' };
    part.windows = createWindows({
        ask: ({ from, to, pixels, near }, signal) => {
            const [first, last] = [from, to].map((us) => Math.round(us * 1000) / 1000);
            return answer(part.self.set, queryWith(part.self.query, { from: first, to: last, pixels,
                ranks: near?.join() }), { signal });
        },
        onAnswer: (got) => { part.self.window = got; onChange(part.self); },
        onError,
    });

    return Object.assign(part.self, {
        windows: part.windows,
        load: (state) => loadSide(part, state),
        choose: (state, like) => choose(part, state, like),
        loadWhole: (state, pixels) => loadWhole(part, state, pixels),
        /** The whole step of `sample` of a set, whose samples are known. */
        of: (set, sample) => Object.assign(part.self, { set, chosen: { sample } }),
        stepKey: () => `${part.self.set} ${part.stepKey}`,
        find: (wanted, options) => findSide(part, wanted, options),
        retry: () => retry(part),
        unmount: () => forgetSide(part),
    });
}

// A comparison joins names that mean the same into one row, whose name no span has: calls that CUDA
// and HIP name differently, and Python functions whose line or folder differs. Pure.

function counted(row, control, test) {
    const { name, category } = test ?? control;
    return { ...row, name, category, aliases: null,
        control_self_duration: null, test_self_duration: null,
        control_counts: control?.counts ?? 0, test_counts: test?.counts ?? 0,
        control_total_duration: control?.total_duration ?? 0,
        test_total_duration: test?.total_duration ?? 0 };
}

const lineOf = ({ name }) => Number(/\((\d+)\): /.exec(name)?.[1] ?? 0);

/** The lines of a function that are partners: those that both sides have, and the others in their
 * order if both sides have equally many. */
function pairLines(control, test) {
    const both = control.flatMap((one) => test.filter(({ name }) => name === one.name)
        .map((other) => [one, other]));
    const [a, b] = [control, test].map((list, side) => list
        .filter((one) => !both.some((pair) => pair[side] === one))
        .sort((x, y) => lineOf(x) - lineOf(y)));
    return a.length === b.length ? [...both, ...a.map((one, i) => [one, b[i]])] : both;
}

const pairOne = (control, test) => (control.length === 1 && test.length === 1
    && control[0].category === test[0].category ? [[control[0], test[0]]] : []);

/** [{row, names: {control, test}}…]: one entry for two names of a joined row whose calls are
 * partners, and for each name without a partner. */
function namesOf(row) {
    if (!row.aliases) {
        return [{ row, names: { control: row.name, test: row.name } }];
    }
    const [control, test] = ['control', 'test'].map((side) =>
        row.aliases.filter((one) => one.side === side));
    const pairs = (row.category === 'python_function' ? pairLines : pairOne)(control, test);
    if (pairs.length === 1 && row.aliases.length === 2) {
        return [{ row: { ...row, category: control[0].category },
            names: { control: control[0].name, test: test[0].name } }];
    }
    const alone = row.aliases.filter((one) => !pairs.flat().includes(one))
        .map((one) => (one.side === 'control' ? [one] : [undefined, one]));
    return [...pairs, ...alone].map(([a, b]) => ({ row: counted(row, a, b),
        names: { control: (a ?? b).name, test: (b ?? a).name } }));
}

/** The rows, where two steps of different numbers are one row with two names: the first of the steps
 * that one side alone has with the first of the other's, and so on. */
function joinSteps(rows) {
    const number = ({ name }) => Number(name.slice('ProfilerStep#'.length));
    const alone = (counts) => rows.filter((row) => /^ProfilerStep#\d+$/.test(row.name) && row[counts] === 0)
        .sort((a, b) => number(a) - number(b));
    const added = new Map(); // category → the steps of the test alone, the last one first
    for (const row of alone('control_counts').reverse()) {
        added.set(row.category, added.get(row.category) ?? []).get(row.category).push(row);
    }
    const pairs = alone('test_counts').map((control) => [control, added.get(control.category)?.pop()])
        .filter(([, test]) => test);
    const taken = new Set(pairs.flat());
    const joined = pairs.map(([control, test]) => ({ ...control, test_counts: test.test_counts,
        test_total_duration: test.test_total_duration, test_self_duration: test.test_self_duration,
        aliases: [{ side: 'control', name: control.name, category: control.category },
            { side: 'test', name: test.name, category: test.category }] }));
    return [...rows.filter((row) => !taken.has(row)), ...joined];
}

// Turns the answers of the server into rows of spans: one pane has the threads, one the streams of
// a device. Pure.

/** The sorts of spans. */
export const SPAN = 0;
export const GAP = 1;
export const STEP = 2;
export const COUNTER = 3;
export const RUN = 4; // a stretch of a rank's lane
/** What a run has the shares of, in per cent, from the bottom of its lane; the rest is idle. */
export const SHARES = ['compute', 'communication', 'memory'];

/** The lane of the steps, above the streams. */
const STEPS = { id: 'steps', sort: 'steps', label: 'Steps on the device', depth: 1 };

export const ROW = 18; // px
const LEAST_LANE = 24; // px: the least height of something to press
const AROUND = 3; // px above and below the rows of a lane

/** The lanes of a pane, kept during zooms: a lane keeps its place even if an answer does not
 * contain it. `isOpen(lane)`: whether a lane with several levels shows them; else it is folded to
 * one row. */
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

/** The spans of one pane. `window`: the answer for the visible part; `all`: the answer for the
 * whole step, used outside the window; null if it is the same. `takes(lane)`: whether the lane is
 * one of the pane. `shift` (µs) is subtracted from all times. The result has columns for each span:
 * `start`, `end`, `row`, `level`, `name` (index of names, categories, kinds), `occurrence` (-1:
 * none), `merged`, `sort` (SPAN, GAP, STEP or COUNTER), `gap` (index of gaps, which has gaps, steps
 * and values of counters) and `lane` (index of lanes); `pieces`: what is drawn of them
 * (foldLanes()); `tops`, `height` and `bands`: of the lanes. */
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
    answers.forEach(({ answer }) => rows.add((answer.counters ?? []).map(laneOf).filter(takes)));
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

/** What is drawn: the spans, those of folded lanes as pieces, of which each moment has the deepest
 * one. {start, end, row, length, of: index of the span of each piece}. */
function foldLanes(data) {
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

/** Map key → {change, row, names: {control, test}, whole} for a comparison of two steps, or of
 * whole recordings. A row with two names (a function whose line moved, a call of two vendors, a
 * step with another number) has an entry for each. */
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
export const laneNameOn = (changes, side, name, category) =>
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

// Finds the partner of a span: the same occurrence of the same name on the other side, or of the
// same function if its line moved. Searches the drawn spans first, then asks the server.

const KEPT = 1000;

/** `sides`: {control, test} of data.js. `changes()`: of changesOf(), null if not known. */
export function createPartners(sides, changes) {
    let known = new Map(); // side, step, name and occurrence → row or null

    const keyOn = (side, name, category, nth) =>
        [side, sides[side].stepKey(), category, name, nth].join('\0');

    const named = (side, name, category) => laneNameOn(changes(), side, name, category);

    /** Among the drawn spans: {start, duration, lane, level, pane} with the times of its side. */
    function drawn(panes, side, name, category, nth) {
        for (const pane of panes) {
            const data = pane.side === side ? pane.data() : null;
            const i = data ? findSpan(data, keyOf(named(side, name, category), category), nth) : -1;
            if (i >= 0) {
                return { start: data.start[i] + data.shift, duration: data.end[i] - data.start[i],
                    lane: data.lanes[data.lane[i]].id, level: data.level[i], pane };
            }
        }
        return null;
    }

    return {
        drawn,
        /** The name on `side` of a row that has this name on either side. */
        named,
        /** The result of an earlier ask(); undefined if there is none. */
        known: (side, name, category, nth) => known.get(keyOn(side, named(side, name, category), category, nth)),
        async ask(side, name, category, nth, signal) {
            const there = named(side, name, category);
            const key = keyOn(side, there, category, nth);
            const got = await sides[side].find({ name: there, category, occurrence: nth }, { signal });
            if (known.size > KEPT) {
                known = new Map();
            }
            const { of, launch, launched, launches } = got ?? {};
            const row = got ? { ...got.rows[0], of, launch, launched, launches } : null;
            known.set(key, row);
            return row;
        },
        /** [name, category, occurrence] of a span, null if it can have no partner. */
        nameOf: (pane, i) => {
            const data = pane.data();
            if (i < 0 || !data || !isSingle(data, i)) {
                return null;
            }
            const [category, name] = keyAt(data, i).split('\0');
            return [name, category, data.occurrence[i]];
        },
    };
}

/** The place of a row of the server: {pane, lane, level, start, end, row} on the axis, or null. */
export function placeOn(panes, side, row) {
    for (const pane of panes) {
        const data = pane.side === side ? pane.data() : null;
        const band = data?.bands.find(({ id }) => id === row.lane);
        if (band) {
            return { pane, lane: row.lane, level: row.level, start: row.start - data.shift,
                end: row.start + row.duration - data.shift, row: band.row + (band.open ? row.level : 0) };
        }
    }
    return null;
}

// The critical path of each side: which rows of the lanes are on it.

const MOST = 20000; // requested segments of a path: the longest ones
const LINE = 3; // px

const nanos = (us) => Math.round(us * 1000);
const segmentKey = (lane, start, duration) => `${lane} ${nanos(start)} ${nanos(duration)}`;

/** The parts of an answer to draw: {lanes: Map id → [[from, to]], rows: keys of rows, words,
 * cut}. */
function readPath(side, { span, step_number: number }) {
    const found = { lanes: new Map(), rows: new Set(), words: '', cut: 0, drawn: new WeakMap() };
    let segments = 0;
    for (const one of side.segments.filter((segment) => segment.span === span)) {
        if (one.lane !== null) {
            const lane = found.lanes.get(one.lane) ?? [];
            lane.push([one.start, one.start + one.duration]);
            found.lanes.set(one.lane, lane);
            if (one.kind !== 'launch_delay' && one.kind !== 'kernel_gap') {
                found.rows.add(segmentKey(one.lane, one.row_start, one.row_duration));
            }
        }
        segments += 1;
    }
    const all = side.by_kind.reduce((sum, row) => sum + row.segments, 0);
    const step = side.by_step.find((row) => row.span === span);
    found.cut = segments === MOST ? all - MOST : 0;
    found.words = step ? `${formatTime(step.work)} of work in ${formatTime(step.path)}${
        found.cut > 0 ? `; the longest ${formatCount(MOST)} of ${formatCount(all)} segments `
            + 'are marked' : ''}` : `this ${number === null ? 'recording' : 'step'} has none`;
    return found;
}

/** The spans of a pane that are on the path. */
function spansOf(path, data) {
    let spans = path.drawn.get(data);
    if (!spans) {
        spans = [];
        for (let i = 0; i < data.length; i += 1) {
            const lane = data.lanes[data.lane[i]];
            if (data.sort[i] === SPAN && data.merged[i] <= 1 && lane && path.rows.has(segmentKey(lane.id,
                data.start[i] + data.shift, data.end[i] - data.start[i])) && !isFolded(data, i)) {
                spans.push(i);
            }
        }
        path.drawn.set(data, spans);
    }
    return spans;
}

/** Draws a line along the top of a lane where the path is, and frames around its rows. */
export function drawPath(pen, place, pane, path) {
    const data = pane.data();
    const stroke = colour('--path-mark');
    const clip = (x) => Math.max(-3, Math.min(place.width + 3, x));
    for (const { id, top } of data.bands) {
        let last = -Infinity;
        for (const [from, to] of path.lanes.get(id) ?? []) {
            const x0 = clip(place.x(from - data.shift));
            const x1 = clip(Math.max(place.x(to - data.shift), place.x(from - data.shift) + 1));
            if (x1 > last && x1 > x0) {
                pen.box(Math.max(x0, last), place.top + top, x1 - Math.max(x0, last), LINE, stroke);
                last = x1;
            }
        }
    }
    const height = place.rowHeight;
    for (const i of spansOf(path, data)) {
        const [x0, x1] = [clip(place.x(data.start[i])), clip(place.x(data.end[i]))];
        if (x1 - x0 > 3) {
            pen.frame(x0, place.y(data.row[i]) + 0.5, x1 - x0 - 1, height - 2, stroke, 1.5);
        }
    }
}

/** `on`: {toggle(), change(): the paths have changed, error(error)}. */
export function createPath({ toggle, change, error }) {
    const switcher = button('Critical path', toggle, { 'aria-pressed': 'false', class: 'path-switch',
        title: 'Mark the chain of rows that holds the most work' });
    const words = h('p', { class: 'muted small timeline-path', role: 'status' });
    const paths = { control: null, test: null };
    const askers = { control: api.createAsker(), test: api.createAsker() };

    function say() {
        const parts = SIDES.filter((side) => paths[side])
            .map((side) => `${side}: ${paths[side].words}`);
        words.textContent = parts.length > 0 ? `Critical path of the ${parts.join('; of the ')}` : '';
    }

    /** `sample`: null for no path. */
    function load(side, set, marked, sample) {
        const query = sample && new URLSearchParams({ set, ranks: String(sample.rank), segments: String(MOST),
            ...(sample.step_number === null ? {} : { steps: String(sample.step_number) }), ...marked });
        const isNew = askers[side].ask(query ? `${query} ${sample.span}` : '', (signal) =>
            api.analyse('critical_path', query, { signal }), (answer) => {
            paths[side] = readPath(answer.set, sample);
            say();
            change();
        }, error);
        if (isNew && paths[side]) {
            paths[side] = null;
            change();
        }
    }

    return {
        node: switcher,
        words,
        of: (side) => paths[side],
        /** `chosen`: {control, test: {sample}}; sides that are not shown have none. */
        draw(state, shown, chosen) {
            switcher.setAttribute('aria-pressed', String(state.path));
            for (const side of SIDES) {
                load(side, state[side], markerOf(state, side), state.path && shown.includes(side)
                    ? chosen[side]?.sample ?? null : null);
            }
            say();
        },
        unmount() { SIDES.forEach((side) => askers[side].drop()); },
    };
}

// Search in a timeline: marks the spans whose names contain the text, and steps through all calls,
// wherever they are.

const TYPING_MS = 200;
const NAMES = 8; // names per side whose calls are visited
const CALLS = 1000; // calls per name

/** `onText(text)`: it changed; `onStep(by)`: the next (1) or the previous (-1) call. */
export function createSearch({ onText, onStep }) {
    const id = uniqueId('search');
    const input = searchField({ id, wait: TYPING_MS, onText, onStep, class: 'timeline-q',
        placeholder: 'Search names …' });
    const said = h('span', { class: 'muted small', role: 'status' });
    const steps = stepButtons('call', onStep, { hidden: true, class: 'step-move' });
    return {
        node: h('span', { class: 'timeline-search', role: 'search' },
            h('label', { for: id, class: 'visually-hidden' }, 'Search names in the timeline'),
            input, steps, said),
        focus() { input.focus(); },
        draw(text) {
            if (document.activeElement !== input) {
                input.value = text;
            }
            steps.forEach((step) => { step.hidden = text === ''; });
        },
        say(text) { fill(said, text); },
    };
}

/** The names that contain `text` and take most time on `side`: [{name, category}]. */
export function matchingNames(text, panes, changes, side) {
    const wanted = text.toLowerCase();
    const found = new Map();
    for (const { row, names } of (changes ?? new Map()).values()) {
        const name = names[side];
        if (row[`${side}_counts`] > 0 && name.toLowerCase().includes(wanted)) {
            found.set(keyOf(name, row.category), { name, category: row.category,
                time: row[`${side}_total_duration`] });
        }
    }
    for (const pane of panes.filter((one) => one.side === side)) {
        pane.data()?.names.forEach((name, k) => {
            const category = pane.data().categories[k];
            const key = keyOf(name, category);
            if (!found.has(key) && name.toLowerCase().includes(wanted)) {
                found.set(key, { name, category, time: 0 });
            }
        });
    }
    return [...found.values()].sort((a, b) => b.time - a.time);
}

/** All calls that a search visits, in the order of their start: {calls: [{side, name, category,
 * start, duration, occurrence, at: place on the axis}], more: whether there were further names or
 * calls}. `sides`: those of data.js that are shown. */
export async function findCalls(text, sides, panes, changes, shifts) {
    let more = false;
    const lists = await Promise.all(sides.flatMap((data) => {
        const names = matchingNames(text, panes, changes, data.side);
        more ||= names.length > NAMES;
        return names.slice(0, NAMES).map(async ({ name, category }) => {
            const got = await data.find({ name, category, limit: CALLS });
            more ||= got !== null && got.of > got.rows.length;
            return (got?.rows ?? []).map((row) => ({ ...row, side: data.side, name, category,
                at: row.start - shifts[data.side] }));
        });
    }));
    return { calls: lists.flat().sort((a, b) => a.at - b.at), more };
}

export const countWords = (names, calls, more) => (calls === 0 ? 'No name contains this text.'
    : more ? `${plural(calls, 'call')} of the ${plural(names, 'name')} with the most time`
        : `${plural(calls, 'call')} of ${plural(names, 'name')}`);
export const placeWords = (at, of) => `${formatCount(at + 1)} of ${formatCount(of)}`;

// The links from other pages to the timeline.

const one = (list) => (/^\d+$/.test(list ?? '') ? list : '');

/** The timeline for the pair of a page of comparisons; if that page shows one rank or one step of a
 * side, for these. `more`: parts of the state of the timeline. */
export const pairTimeline = (state, more = {}) => timelineHref({ control: state.control,
    test: state.test, control_rank: one(state.control_ranks), test_rank: one(state.test_ranks),
    control_step: one(state.control_steps), test_step: one(state.test_steps),
    ...markersOf(state),
    use_short_name: state.use_short_name, ...more });

/** The timeline at the slowest call of a row of the comparison. */
export function rowTimeline(state, row) {
    const { name, category } = nameOn(row, 'test');
    return pairTimeline(state, { name, category: state.use_short_name ? '' : category });
}

/** The timeline of a cell of rank × step (rows.js), at the slowest call of `row` if given. */
export function cellTimeline(state, cellRow, cellColumn, row = null) {
    const cell = {};
    for (const side of ['control', 'test']) {
        const { rank, span } = cellRow[side] ?? {};
        const text = (value) => (value === undefined || value === null ? '' : String(value));
        Object.assign(cell, { [`${side}_rank`]: text(rank),
            [`${side}_span`]: span > 0 ? String(span) : '',
            [`${side}_step`]: text(cellColumn[side]) });
    }
    const found = row && nameOn(row, 'test');
    return pairTimeline(state, { ...cell, ...(found ? { name: found.name,
        category: state.use_short_name ? '' : found.category } : {}) });
}

/** The timeline for the subject of a sentence of the diagnosis; null if it has none. */
export function sentenceTimeline(state, { ranks, steps, rows, change }) {
    if (ranks.length + steps.length + rows.length === 0) {
        return null;
    }
    const side = change < 0 ? 'control' : 'test';
    const rank = ranks.length > 0 ? String(ranks[0]) : undefined;
    return pairTimeline(state, { at: side, ...(rank ? { control_rank: rank, test_rank: rank } : {}),
        ...(steps.length > 0 ? { [`${side}_step`]: String(steps[0]) } : {}),
        ...(rows.length > 0 ? { name: rows[0].name, category: rows[0].category } : {}) });
}
