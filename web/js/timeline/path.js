// The critical path of each side: which rows of the lanes are on it.
import * as api from '../api.js';
import { button, h } from '../dom.js';
import { formatCount, formatTime } from '../format.js';
import { colour } from '../theme.js';
import { isFolded, SPAN } from './lanes.js';
import { SIDES } from './state.js';

const MOST = 20000; // requested segments of a path: the longest ones
const LINE = 3; // px

const nanos = (us) => Math.round(us * 1000);
const keyOf = (lane, start, duration) => `${lane} ${nanos(start)} ${nanos(duration)}`;

/**
 * The parts of an answer to draw: {lanes: Map id → [[from, to]], rows: keys of rows, words, cut}.
 */
function readPath(side, { span, step_number: number }) {
    const found = { lanes: new Map(), rows: new Set(), words: '', cut: 0, drawn: new WeakMap() };
    let segments = 0;
    for (const one of side.segments.filter((segment) => segment.span === span)) {
        if (one.lane !== null) {
            const lane = found.lanes.get(one.lane) ?? [];
            lane.push([one.start, one.start + one.duration]);
            found.lanes.set(one.lane, lane);
            if (one.kind !== 'launch_delay' && one.kind !== 'kernel_gap') {
                found.rows.add(keyOf(one.lane, one.row_start, one.row_duration));
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
            if (data.sort[i] === SPAN && data.merged[i] <= 1 && lane && path.rows.has(keyOf(lane.id,
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
    const asked = { control: '', test: '' };
    const requests = { control: null, test: null };

    function say() {
        const parts = SIDES.filter((side) => paths[side])
            .map((side) => `${side}: ${paths[side].words}`);
        words.textContent = parts.length > 0 ? `Critical path of the ${parts.join('; of the ')}` : '';
    }

    function forget(side) {
        requests[side]?.abort();
        asked[side] = '';
        if (paths[side]) {
            paths[side] = null;
            change();
        }
    }

    async function load(side, { set, marker, sample }) {
        const query = new URLSearchParams({ set, ranks: String(sample.rank), segments: String(MOST),
            ...(sample.step_number === null ? {} : { steps: String(sample.step_number) }),
            ...(marker ? { marker } : {}) });
        const key = `${query} ${sample.span}`;
        if (asked[side] === key) {
            return;
        }
        forget(side);
        asked[side] = key;
        requests[side] = new AbortController();
        try {
            const answer = await api.analyse('critical_path', query,
                { signal: requests[side].signal });
            if (asked[side] === key) {
                paths[side] = readPath(answer.set, sample);
                say();
                change();
            }
        } catch (failure) {
            if (asked[side] === key && failure.name !== 'AbortError') {
                error(failure);
            }
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
                if (state.path && shown.includes(side) && chosen[side]) {
                    load(side, { set: state[side], marker: state[`${side}_marker`],
                        sample: chosen[side].sample });
                } else {
                    forget(side);
                }
            }
            say();
        },
        unmount() { SIDES.forEach((side) => requests[side]?.abort()); },
    };
}
