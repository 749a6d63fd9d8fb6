// The lanes of all ranks: what each does over time, on one clock (docs/semantics.md §17). A lane has
// runs, with the shares of the classes; one that is open has the lanes of its rank below it. Pure.
import { OF_CLOCK, OFF_CLOCK, offClockWords } from '../analyses/sentences.js';
import { h } from '../dom.js';
import { exactTime, formatCount, formatList, formatPercent, formatTime, plural } from '../format.js';
import { colour } from '../theme.js';
import { eachInView, firstAbove } from '../canvas/spans.js';
import { RUN, SHARES } from './data.js';

const LANE = 20; // px
const EDGE = 1; // px above and below the runs

// ---- the lanes of a side ----

/** A folded lane may have one rank: a rank without a common clock or a known host has a lane of its own. */
export const laneName = (lane, fold) => (lane.ranks === 1 || fold === 'none' ? `rank ${lane.rank}`
    : fold === 'group' ? `group ${lane.component}` : `${lane.host}${lane.component > 0 ? `, group ${lane.component}` : ''}`);

/** The lanes in their order. */
export const inOrder = (lanes, sort) => [...lanes].sort((a, b) => (sort === 'lateness'
    ? b.late_us - a.late_us || b.last - a.last : 0) || a.rank - b.rank);

/** Whether a rank is one of the ranks of a folded lane. */
export const isIn = (rank, lane, fold) => rank.aligned && rank.component === lane.component
    && (fold === 'group' || rank.host === lane.host);

/** ±, of the interval of the alignment; '' if it is exact. */
export const within = ({ half_low: low, half_high: high }) => (Math.max(low, high) > 0
    ? `±\u00a0${formatTime(Math.max(low, high))}` : '');

/** Which clock a rank has, in words. */
export const clockOf = (lane) => (lane.status === 'reference' ? lane.component === null
    ? 'its own: no other clock to compare with' : 'common, the reference'
    : lane.aligned ? `common${within(lane) && ` ${within(lane)}`}`
        : `not on the common clock: ${OFF_CLOCK[lane.status]?.[2] ?? lane.status}`);

/** How late a rank comes to its collectives, in words. */
export const lateWords = (lane) => (!lane.aligned ? 'how late it comes is not known' : lane.collectives > 0 ? `begins collectives ${
    formatTime(Math.abs(lane.late_us))} ${lane.late_us < 0 ? 'before' : 'after'} the median of its ranks; certainly last in ${
    formatCount(lane.last)} of ${formatCount(lane.collectives)}` : 'no collectives that match');

/** What stands at the left of a lane. */
const headOf = (lane, fold) => () => [h('b', {}, laneName(lane, fold)),
    lane.ranks > 1 && h('span', {}, ` ${plural(lane.ranks, 'rank')}`),
    fold === 'none' && lane.host && h('span', {}, ` ${lane.host}`),
    !lane.aligned && fold === 'none' && h('span', { class: 'warn' }, ' own clock'),
    lane.late_us > Math.max(lane.half_low, lane.half_high) && h('span', { class: 'rank-late' }, `mean +${formatTime(lane.late_us)}`)];

/** Says which ranks of a side have clocks of their own, and what is not shown; of the answer about the whole
 * step. `clocks`: rows of the analysis of clocks, which say by how much one was set; [] if not there. */
export function rankNotes(side, { clock, lanes, left_out: out }, clocks) {
    const ranks = (list) => `rank${list.length > 1 ? 's' : ''} ${formatList(list.map(({ rank }) => rank))}`;
    const lacking = lanes.filter((lane) => lane.step_start === null);
    const off = lanes.filter((lane) => !lane.aligned);
    const parts = new Set(lanes.filter((lane) => lane.aligned).map(({ component }) => component));
    return [
        lanes.length === 1 && lanes[0].ranks <= 1 && `The ${side} has one rank: no other waits for it.`,
        lanes.every(({ start }) => start.length === 0) ? `No rank of the ${side} has work here.`
            : lacking.length > 0 && `The lanes of these ranks of the ${side} are empty, as they lack this step: ${ranks(lacking)}.`,
        out.lanes > 0 && `Not shown for the ${side}: ${plural(out.lanes, 'lane')}. Fold them by host.`,
        off.length > 0 && lanes.length > 1 && `${clock === 'not_aligned'
            ? `The clocks of the ranks of the ${side} cannot be aligned`
            : `Not all ranks of the ${side} are on the common clock`}. ${
            clock === 'not_aligned' ? 'Each lane' : 'Such a lane'} runs by its own clock and begins at 0: do not read `
            + `who is early or late from it. ${offClockWords(off.map((lane) => clocks.find(({ rank, status }) =>
                rank === lane.rank && status === lane.status) ?? lane))}`,
        parts.size > 1 && `The ${side} has ${parts.size} groups of ranks that share no collective: within a group the `
            + 'lanes are on one clock, between groups nothing is known.'].filter(Boolean);
}

// ---- their data ----

/** Runs of a lane between two times, to which they are cut: {lane, first, end, from, to}. */
function cut(lane, from, to) {
    const { start, duration } = lane;
    const before = firstAbove(start, 0, start.length, from);
    const first = before > 0 && start[before - 1] + duration[before - 1] > from ? before - 1 : before;
    return { lane, first, end: Math.max(first, firstAbove(start, 0, start.length, to - 1e-6)), from, to };
}

/** The runs of a lane: those of the window, and beside it those of the whole step. */
function runsOf(id, { window, whole }) {
    const near = window === whole ? undefined : window.byId.get(id);
    const all = whole.byId.get(id);
    const cuts = near ? [all && cut(all, -Infinity, window.from), cut(near, window.from, window.to),
        all && cut(all, window.to, Infinity)].filter(Boolean) : [cut(all, -Infinity, Infinity)];
    return { cuts, length: cuts.reduce((sum, { first, end }) => sum + end - first, 0) };
}

/** The answers of a side, with their lanes by name. */
export function answersOf({ window, whole }, fold) {
    [window, whole].forEach((answer) => {
        answer.byId ??= new Map(answer.lanes.map((lane) => [laneName(lane, fold), lane]));
    });
    return { window, whole };
}

/** `list`: of the lanes: {id, lane, fold, open, answers: of answersOf(), own: what layPane() made of an open
 * rank, or null}. The result is as that of layPane(), whose first `runs` spans are runs: `compute`,
 * `communication` and `memory` are their shares. */
export function layRanks(list) {
    const data = { tops: [], bands: [], lanes: [], names: [], categories: [], kinds: [], gaps: [], shift: 0 };
    const [runs, spans] = [[], []];
    let height = 0;
    for (const { id, lane, fold, open, answers, own } of list) {
        const row = data.tops.length;
        runs.push({ ...runsOf(id, answers), row, lane: data.lanes.length });
        data.bands.push({ id, label: id, title: `${id}${fold === 'none' ? ` · ${clockOf(lane)}` : ''} · ${lateWords(lane)}`,
            head: headOf(lane, fold), sort: 'rank', row, rows: 1, top: height, height: LANE, folds: true, open, lane });
        data.lanes.push({ id, label: id, sort: 'rank', rank: lane });
        data.tops.push(height + EDGE);
        height += LANE;
        if (own) {
            spans.push({ own, at: lane.at, rate: lane.rate, row: row + 1, lane: data.lanes.length,
                name: data.names.length, gap: data.gaps.length });
            const named = (one) => ({ ...one, id: `${id} ${one.id}`, own: one.id, of: lane.rank });
            data.bands.push(...own.bands.map((band) => ({ ...named(band), row: band.row + row + 1,
                top: band.top + height })));
            data.lanes.push(...own.lanes.map(named));
            own.tops.forEach((top) => data.tops.push(top + height));
            ['names', 'categories', 'kinds', 'gaps'].forEach((key) => data[key].push(...own[key]));
            height += own.height;
        }
    }
    data.rankRows = new Set(data.bands.filter(({ sort }) => sort === 'rank').map(({ row }) => row));
    return Object.assign(data, { tops: Float64Array.from(data.tops), height }, join(runs, spans));
}

/** The columns of all spans, and the pieces that are drawn. */
function join(runs, spans) {
    const sum = (list, of) => list.reduce((all, one) => all + of(one), 0);
    const count = sum(runs, ({ length }) => length);
    const length = count + sum(spans, ({ own }) => own.length);
    const filled = (value) => new Int32Array(length).fill(value);
    const made = { start: new Float64Array(length), end: new Float64Array(length), row: new Uint16Array(length),
        lane: filled(0), level: filled(0), name: filled(-1), occurrence: filled(-1), merged: filled(1),
        sort: filled(RUN), gap: filled(-1) };
    SHARES.forEach((name) => { made[name] = new Uint8Array(count); });
    let k = 0;
    for (const { cuts, row, lane: place, length: more } of runs) {
        made.row.fill(row, k, k + more);
        made.lane.fill(place, k, k + more);
        for (const { lane, first, end, from, to } of cuts) {
            for (let i = first; i < end; i += 1, k += 1) {
                made.start[k] = Math.max(from, lane.start[i]);
                made.end[k] = Math.min(to, lane.start[i] + lane.duration[i]);
                made.compute[k] = lane.compute[i];
                made.communication[k] = lane.communication[i];
                made.memory[k] = lane.memory[i];
            }
        }
    }
    const drawn = count + sum(spans, ({ own }) => own.pieces.length);
    const pieces = { start: new Float64Array(drawn), end: new Float64Array(drawn), row: new Uint16Array(drawn),
        of: new Int32Array(drawn).map((_, i) => i), length: drawn };
    ['start', 'end', 'row'].forEach((key) => pieces[key].set(made[key].subarray(0, count)));
    let p = k;
    for (const { own, at, rate, row, ...first } of spans) {
        const put = (to, at2, from, i) => {
            [to.start[at2], to.end[at2]] = [at + from.start[i] * rate, at + from.end[i] * rate];
            to.row[at2] = from.row[i] + row;
        };
        for (let i = 0; i < own.pieces.length; i += 1, p += 1) {
            put(pieces, p, own.pieces, i);
            pieces.of[p] = own.pieces.of[i] + k;
        }
        for (let i = 0; i < own.length; i += 1, k += 1) {
            put(made, k, own, i);
            ['level', 'occurrence', 'merged', 'sort'].forEach((key) => { made[key][k] = own[key][i]; });
            ['name', 'gap', 'lane'].forEach((key) => { made[key][k] = own[key][i] < 0 ? -1 : own[key][i] + first[key]; });
        }
    }
    return { ...made, runs: count, length, pieces };
}

// ---- the drawing ----

/** Draws the runs of a lane, as createSpans() has it: the shares are stacked. */
export function drawRuns(pen, row, y, { index, view, scale, width, height }, data) {
    const fills = SHARES.map((name) => colour(`--part-${name}`));
    const dots = globalThis.devicePixelRatio || 1;
    const edge = (value) => Math.round(dots * Math.min(width, Math.max(0, (value - view.from) * scale))) / dots;
    let boxes = 0;
    SHARES.forEach((name, k) => {
        let drawnTo = -1;
        eachInView(index, row, view.from, view.to, (i) => {
            const [x0, x1] = [edge(index.start[i]), edge(index.end[i])];
            const tall = height * data[name][i] / 100;
            if (tall > 0 && (x1 > drawnTo || x1 === x0)) {
                const below = SHARES.slice(0, k).reduce((sum, one) => sum + data[one][i], 0);
                pen.box(x0, y + height - height * below / 100 - tall, Math.max(1 / dots, x1 - x0), tall, fills[k]);
                drawnTo = x1;
                boxes += 1;
            }
        });
    });
    return boxes;
}

const LEAST_APART = 14; // px between two marks of a lane
const MARK = 9; // px
const LEAST_WITHIN = 5; // px of an interval that is drawn; the words name each

/** Draws over the lanes: where each rank's step begins and ends, the latest arrivals, and the rows of
 * `meetings`: {rows: Map rank → row, mark: name of a colour}. `arrivals`: the largest wait first. */
export function drawRankMarks(pen, place, data, { arrivals, meetings }) {
    const bands = data.bands.filter(({ sort, row, height, lane }) => sort === 'rank' && lane.at !== null
        && place.y(row) < place.height && place.y(row) + height > 0);
    for (const { row, lane } of bands) {
        const y = place.y(row);
        const taken = [];
        [lane.step_start, lane.step_end].filter((at) => at !== null).forEach((at) => {
            const x = Math.round(place.x(at)) + 0.5;
            pen.line(x, y, x, y + place.rowHeight, colour('--text'), 1);
            drawWithin(pen, place, at, y, lane);
        });
        arrivals.filter(({ rank }) => rank === lane.rank).map(({ start }) => place.x(start)).forEach((x) => {
            if (x > -MARK && x < place.width + MARK && taken.every((other) => Math.abs(other - x) >= LEAST_APART)) {
                taken.push(x);
                pen.line(x, y, x, y + place.rowHeight, colour('--more'), 1.5);
                pen.words(x - MARK / 2, y + MARK - 1, '▼', colour('--more'), { size: MARK });
            }
        });
    }
    meetings.forEach(({ rows, mark }) => drawMeeting(pen, place, bands, rows, colour(mark)));
}

/** The interval of the alignment at a time, if it can be seen. */
function drawWithin(pen, place, at, y, { half_low: low, half_high: high }) {
    const [x0, x1] = [place.x(at - low), place.x(at + high)];
    if (x1 - x0 >= LEAST_WITHIN) {
        const middle = Math.round(y + place.rowHeight / 2) + 0.5;
        pen.line(x0, middle, x1, middle, colour('--text'), 1.5);
        [x0, x1].forEach((x) => pen.line(x, middle - 3, x, middle + 3, colour('--text'), 1.5));
    }
}

/** Outlines the rows of a collective, and joins them from lane to lane. */
function drawMeeting(pen, place, bands, rows, stroke) {
    let last = null;
    for (const { row, lane } of bands) {
        const one = rows.get(lane.rank);
        if (one) {
            const y = place.y(row);
            const ends = [place.x(one.start), place.x(one.start + one.duration)];
            const [x0, x1] = [Math.max(-3, ends[0]), Math.min(place.width + 3, ends[1])];
            if (x1 >= x0) {
                pen.frame(x0, y + 0.5, Math.max(2, x1 - x0), place.rowHeight - 2, stroke, 2);
            }
            last?.ends.forEach((x, k) => pen.line(x, last.y, ends[k], y, stroke, 1));
            drawWithin(pen, place, one.start, y, lane);
            last = { ends, y: y + place.rowHeight - 2 };
        }
    }
}

// ---- in words ----

/** Who came last to a collective, in words. `lane`: of that rank, or undefined. */
export function lastWords({ last, certain, rows }, lane) {
    const most = Math.max(...rows.map(({ wait }) => wait ?? 0));
    if (last === null || last === undefined) {
        return 'Which rank arrives last is not known.';
    }
    const of = rows.every(({ aligned }) => aligned) ? '' : OF_CLOCK;
    const unsure = lane && within(lane) ? ` (${within(lane)})` : '';
    return certain ? `rank ${last} arrives last${of}: the others wait up to ${formatTime(most)}${unsure}` : `rank ${last} seems to arrive last${of}, by less than the clocks are uncertain: waits up to ${
        formatTime(most)}${unsure}`;
}

/** The lines about a run; `arrival`: of a rank that comes last there, `meeting`: the collective, if known. */
export function runLines(data, i, { arrival, meeting }) {
    const { rank: lane, label } = data.lanes[data.lane[i]];
    const idle = 100 - SHARES.reduce((sum, name) => sum + data[name][i], 0);
    const shares = [...SHARES.map((name) => [name === 'communication' ? 'exposed communication' : name,
        data[name][i]]), ['idle', idle]].filter(([, share]) => share > 0);
    const mine = meeting?.rows.get(lane.rank);
    return [[`${label}${lane.host ? ` · ${lane.host}` : ''}`, 'strong'],
        arrival && [`▼ rank ${arrival.rank} arrives last at ${arrival.name}${data.lanes.every(({ rank }) => rank.aligned) ? '' : `,${OF_CLOCK}`}: the others wait up to ${formatTime(arrival.waited)}${
            within(lane) && ` (${within(lane)})`}`, 'change'],
        mine && arrival?.instance !== meeting.answer.instance && [`${meeting.answer.name}: ${lastWords(meeting.answer, meeting.lane)}`, 'change'],
        mine?.wait > 0 && [`this rank waits ${exactTime(mine.wait)}`],
        [shares.map(([name, share]) => `${name} ${formatPercent(share)}`).join(', ')],
        [`${exactTime(data.end[i] - data.start[i])}, from ${exactTime(data.start[i])}`],
        lane.at !== null && [clockOf(lane), 'muted'], [lateWords(lane), 'muted']].filter(Boolean);
}
