// The URL of the timeline, and which step of which rank it shows. Pure.
import { noteUnknown, readChoice, readLike, readParameter, TIMELINE } from '../parameters.js';
import { addressOf } from '../place.js';

export const SIDES = ['control', 'test'];
export const OTHER = { control: 'test', test: 'control' };
const OF_SIDE = ['rank', 'span', 'step'];
const SHOWN = ['both', ...SIDES];
/** Parameters of the page that the API does not have. */
const OF_PAGE = { path: { type: 'boolean', standard: 'false' } };

const MOST_LANES = 32; // named in an address
const FAR = 8.64e10; // µs: no place is farther from the beginning
const LONGEST = 300; // letters of the name of one

const number = (text) => (text !== null && text !== '' && Number.isFinite(Number(text))
    ? Number(text) : null);
const whole = (p, name) => readLike(p, name, /^\d+$/, 'whole numbers');

/** The stretch of time in parameters of an address: [from, to], nulls if there is none. */
function stretchIn(p, from, to) {
    const [a, b] = [number(p.get(from)), number(p.get(to))];
    const known = a !== null && b !== null && a < b && Math.max(-a, b) <= FAR;
    [from, to].filter((name) => !known && p.get(name)).forEach((name) =>
        noteUnknown(p, name, `µs since the beginning, ${from} before ${to}`));
    return known ? [a, b] : [null, null];
}

/** The lanes that an address names. */
const lanesIn = (p, name) => [...new Set(p.getAll(name))].filter((one) => one !== ''
    && one.length <= LONGEST).slice(0, MOST_LANES);
/** The name of a lane in an address; the main threads of both sides have the same. */
export const laneKey = (side, { id, main }) => (main ? 'main' : `${side}:${id}`);
/** The list with a lane added, or removed where it has it. */
export const toggled = (list, lane) => (list.includes(lane) ? list.filter((one) => one !== lane)
    : [...list, lane].slice(-MOST_LANES));

/**
 * State of the page from `location.search`. `rank`, `span` and `step` are for both sides,
 * `control_rank` … for one; '' if the page chooses. `name`, `category`, `nth`: the selected call,
 * on the side `at`; `align`, `align_category`, `align_nth`: the call at which the
 * sides are aligned; `from`, `to`: µs since the beginning, null for all; `path`: whether the
 * critical path is marked; `open`: the unfolded lanes, `pin`: the pinned ones; `sum_from`, `sum_to`: the stretch whose time
 * is summed up.
 */
export function readTimeline(search) {
    const p = new URLSearchParams(search);
    const state = { control: p.get('control') ?? '', test: p.get('test') ?? '' };
    for (const side of SIDES) {
        for (const key of OF_SIDE) {
            const own = `${side}_${key}`;
            state[own] = whole(p, p.has(own) ? own : key);
        }
        state[`${side}_marker`] = p.get(`${side}_marker`) || p.get('marker') || '';
    }
    const [from, to] = stretchIn(p, 'from', 'to');
    const [sumFrom, sumTo] = stretchIn(p, 'sum_from', 'sum_to');
    return { ...state,
        use_short_name: readParameter(p, TIMELINE, 'use_short_name'),
        path: readParameter(p, OF_PAGE, 'path'),
        show: readChoice(p, 'show', SHOWN, 'both'),
        from,
        to,
        sum_from: sumFrom,
        sum_to: sumTo,
        open: lanesIn(p, 'open'),
        pin: lanesIn(p, 'pin'),
        q: p.get('q') ?? '',
        name: p.get('name') ?? '',
        category: p.get('category') ?? '',
        nth: number(whole(p, 'nth')),
        at: readChoice(p, 'at', SIDES, ''),
        align: p.get('align') ?? '',
        align_category: p.get('align_category') ?? '',
        align_nth: number(whole(p, 'align_nth')) ?? 0 };
}

const round = (us) => String(Math.round(us * 1000) / 1000);

/** `/timeline?…` for a state; missing parts have their defaults. */
export function timelineHref(state) {
    const p = new URLSearchParams();
    const put = (key, value, standard = '') => {
        if (value !== undefined && value !== null && value !== standard) {
            p.set(key, String(value));
        }
    };
    SIDES.forEach((side) => put(side, state[side]));
    for (const key of [...OF_SIDE, 'marker']) {
        const [a, b] = SIDES.map((side) => state[`${side}_${key}`] ?? '');
        const one = a === b || !state.control || !state.test;
        put(key, one ? a || b : '');
        SIDES.forEach((side) => put(`${side}_${key}`, one ? '' : state[`${side}_${key}`]));
    }
    put('use_short_name', state.use_short_name, false);
    put('path', state.path, false);
    put('show', state.show, 'both');
    for (const name of ['from', 'to', 'sum_from', 'sum_to']) {
        put(name, typeof state[name] === 'number' ? round(state[name]) : '');
    }
    ['open', 'pin'].forEach((name) =>
        (state[name] ?? []).forEach((lane) => p.append(name, lane)));
    put('q', state.q);
    put('name', state.name);
    if (state.name) {
        put('category', state.category);
        put('nth', state.nth);
        put('at', state.at);
    }
    put('align', state.align);
    if (state.align) {
        put('align_category', state.align_category);
        put('align_nth', state.align_nth, 0);
    }
    const query = p.toString();
    return addressOf(query === '' ? '/timeline' : `/timeline?${query}`);
}

/** The sides that the page shows: those that have a set, or the requested one. */
export function shownSides(state) {
    const given = SIDES.filter((side) => state[side] !== '');
    return given.includes(state.show) ? [state.show] : given;
}

const byNumber = (a, b) => a - b;
const distinct = (values) => [...new Set(values)].sort(byNumber);
export const ranksOf = (samples) => distinct(samples.map((s) => s.rank));
export const spansOf = (samples, rank) => distinct(samples.filter((s) => s.rank === rank)
    .map((s) => s.span));
/** The steps of a file of a rank, in their order; a file without steps is one. */
export const stepsOf = (samples, rank, span) => samples.filter((s) => s.rank === rank
    && s.span === span).sort((a, b) => (a.step_number ?? -1) - (b.step_number ?? -1));

/** The step nearest to the median of their times: no warm-up, no outlier. Of two, the slower. */
function typical(steps) {
    const sorted = [...steps].sort((a, b) => a.step - b.step);
    return sorted[sorted.length >> 1];
}

const pick = (values, text) => values.find((value) => String(value) === text);

/**
 * The step to show for a side. `samples`: of the set; `wanted`: {rank, span, step}, texts, '' for
 * any; `like`: {sample, place} of the other side, which decides what `wanted` leaves open. Returns
 * {sample, place: of the step among those of the file, missing: which parts of `wanted` do not
 * exist} or null if there are no samples.
 */
export function chooseSample(samples, wanted, like = null) {
    if (samples.length === 0) {
        return null;
    }
    const missing = [];
    const choose = (values, text, name, other) => {
        const found = text === '' ? undefined : pick(values, text);
        if (text !== '' && found === undefined) {
            missing.push(`${name} ${text}`);
        }
        return found ?? (values.includes(other) ? other : values[0]);
    };
    const rank = choose(ranksOf(samples), wanted.rank, 'rank', like?.sample.rank);
    const span = choose(spansOf(samples, rank), wanted.span, 'file', like?.sample.span);
    const steps = stepsOf(samples, rank, span);
    let sample = wanted.step === '' ? undefined
        : steps.find((s) => String(s.step_number) === wanted.step);
    if (wanted.step !== '' && !sample) {
        missing.push(`step ${wanted.step}`);
    }
    sample ??= like ? steps.find((s) => s.step_number === like.sample.step_number)
        ?? steps[Math.min(like.place, steps.length - 1)] : typical(steps);
    return { sample, place: steps.indexOf(sample), missing };
}
