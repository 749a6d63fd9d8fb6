// The steps of both sides: one after the other, by rank, and each sample as a dot.
import * as api from '../api.js';
import { createHeatMap } from '../charts/compare.js';
import { fill, h, painted, penOn, select, svg, uniqueId } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatList, formatPercent, formatPercentDiff, formatTime,
    formatTimeDiff, plural } from '../format.js';
import { alignSamples, gridValues, isWhole, judgeRanks, median } from '../rows.js';
import { HEATS, pairQuery, putMarker, queryWith, SIDES, STEP_ROWS } from '../state.js';
import { colour, createPainter } from '../theme.js';
import { changesOf, keyOf, pairTimeline } from '../timeline/data.js';
import { hostWords, PARTS } from '../words.js';
import { numberTable, pairCells } from './data-table.js';

// The median step of both sides as a strip: what the device does and, folded into one line, what the
// host does. Parts that are new, gone, longer or shorter have their colours. It is a link to the
// timeline, which opens where it is clicked.

const LANES = 3; // of the device, those with the most work
const LANE = [14, 112]; // px, at least and at most
const GAP = 3;
const SIDE = 10; // for the line above the lanes of a side, and between the sides
const PART = 0.12; // of the step: what a click shows
const NOISE = 1.01; // times the mean of the first rank

/** Says what is drawn. */
function describe(shown, link, words) {
    const { sides, changes, ranks } = shown;
    const what = sides.every(({ sample }) => sample.step_number === null) ? 'Whole recording'
        : 'Median step';
    link.href = hrefOf(shown);
    const which = ranks ? ` of rank ${[...new Set(sides.map(({ sample }) => sample.rank))].join(' and ')}` : '';
    const none = changes === null || [...changes.values()].every(({ change }) => change === '');
    link.setAttribute('aria-label', `${what}${which} of both sides: open it in the timeline`);
    words.textContent = `${what}${which}${none ? '' : '; coloured: changed'}`;
    words.title = sides.map(({ sample }) => formatTime(sample.step)).join(' → ');
}

/** The rank that the first sentence with a rank is about; else the slowest, if it is slower than the
 *  first by more than noise. */
function rankOf(samples, causes) {
    const named = (causes ?? []).find(({ kind, ranks }) => kind !== 'memory' && ranks.length > 0)?.ranks[0];
    if (samples.some(({ rank }) => rank === named)) {
        return named;
    }
    const sums = new Map();
    samples.forEach(({ rank, step_ns: time }) => {
        const [sum, count] = sums.get(rank) ?? [0, 0];
        sums.set(rank, [sum + (time ?? 0), count + 1]);
    });
    const means = [...sums].map(([rank, [sum, count]]) => [rank, sum / count]);
    return means.reduce((slowest, one) => (one[1] > Math.max(slowest[1], NOISE * means[0][1]) ? one : slowest))[0];
}

/** The step nearest to the median of a rank, else of the first one. */
function medianOf(samples, wanted) {
    const { rank, span } = samples.find((one) => one.rank === wanted) ?? samples[0];
    const sorted = samples.filter((one) => one.rank === rank && one.span === span)
        .sort((a, b) => (a.step_ns ?? 0) - (b.step_ns ?? 0));
    const sample = sorted[sorted.length >> 1];
    return { ...sample, step: (sample.step_ns ?? 0) / 1000 };
}

/** Whether the answer has every row of the sides. */
const isWholeFile = ({ q, category, change, significant, device_type: type }, { row_count: count, rows }) =>
    rows.length >= count && type === 'ALL' && [q, change, significant].every((one) => one === '')
    && category.length === 0;

const durationOf = ({ duration }) => duration.reduce((sum, one) => sum + one, 0);

/** The lanes that are drawn: streams with work, and the main thread. */
function lanesOf({ lanes }) {
    const work = lanes.filter(({ sort }) => sort === 'device');
    const shown = [...work].sort((a, b) => durationOf(b) - durationOf(a)).slice(0, LANES);
    return [...lanes.filter(({ sort, main }) => sort === 'host' && main).slice(0, 1),
        ...work.filter((lane) => shown.includes(lane))];
}

function drawLane(pen, lane, answer, changes, { y, high, at }) {
    const place = (i) => [at(lane.start[i]), Math.max(0.6, at(lane.start[i] + lane.duration[i]) - at(lane.start[i]))];
    const late = [];
    pen.fillStyle = colour(lane.sort === 'host' ? '--span-host' : '--span-compute');
    lane.start.forEach((_, i) => {
        const name = lane.name[i];
        const change = changes?.get(keyOf(answer.names[name], answer.categories[name]))?.change ?? '';
        const [x, width] = place(i);
        pen.fillRect(x, y, width, high);
        if (change !== '' && lane.merged[i] <= 1) {
            late.push([change, x, width]);
        }
    });
    for (const [change, x, width] of late) {
        pen.fillStyle = colour(`--span-${change}`);
        pen.fillRect(x, y, width, high);
    }
}

/** The sides below each other; each lane is `high`. */
function drawSides(pen, { sides, changes, extent }, width, high) {
    const at = (value) => width * value / extent;
    let y = 0;
    sides.forEach((side, k) => {
        pen.fillStyle = colour(k === 0 ? '--control-fill' : '--test-fill');
        pen.fillRect(0, y, at(side.sample.step), 2);
        y += 4;
        side.lanes.forEach((lane) => {
            drawLane(pen, lane, side.answer, changes, { y, high, at });
            y += high + GAP;
        });
        y += SIDE - 4;
    });
}

/** `high`: the room, px; the canvas gets the height that it needs. */
function drawOn(canvas, shown, high) {
    const width = canvas.clientWidth;
    const count = shown.sides.reduce((sum, { lanes }) => sum + lanes.length, 0);
    const room = (high - 2 * SIDE - 4) / count - GAP;
    const lane = Math.round(Math.min(LANE[1], Math.max(LANE[0], room)));
    drawSides(penOn(canvas, width, count * (lane + GAP) + 2 * SIDE), shown, width, lane);
}

/** The timeline of both steps; `more`: the part of them. */
const hrefOf = ({ state, sides }, more = {}) => pairTimeline(state, { ...Object.fromEntries(
    sides.flatMap(({ sample }, k) => [[`${SIDES[k]}_rank`, String(sample.rank)],
        [`${SIDES[k]}_span`, String(sample.span)], [`${SIDES[k]}_step`, sample.step_number === null ? '' : String(sample.step_number)]])), ...more });

function query(state, k, sample, { pixels, signal }) {
    const of = queryWith('', { rank: sample.rank, span: sample.span, threads: 1,
        pixels: Math.max(300, Math.round(pixels)), step: sample.step_number });
    putMarker(of, state, SIDES[k]);
    return api.timeline(state[SIDES[k]], '', of, { signal });
}

const wide = ({ answer: { extent } }) => extent.to - Math.max(0, extent.from);

/** The part of the step around `x` of the canvas. */
function partAt(x, box, extent) {
    const middle = extent * (x - box.left) / box.width;
    const half = extent * PART / 2;
    return { from: Math.max(0, middle - half), to: middle + half };
}

/** What is shown of the two timelines `got`. */
function readSides(got, state, answer, samples) {
    const sides = got.map((one, k) => ({ answer: one, sample: samples[k], lanes: lanesOf(one) }));
    const ranks = SIDES.some((side) => new Set(answer.step_time.samples[side].map(({ rank }) => rank)).size > 1);
    return { state, sides, ranks, changes: !ranks && isWholeFile(state, answer) ? changesOf(answer) : null,
        extent: Math.max(...sides.map((side) => Math.max(wide(side), side.sample.step))) };
}

const askSides = async (state, answer, samples, how) => readSides(await Promise.all(samples.map((sample, k) =>
    query(state, k, sample, how))), state, answer, samples);

/** Without steps to show. */
function hide(node) {
    node.hidden = true;
    node.dataset.ready = '';
}

const isOther = ({ ctrlKey, metaKey, shiftKey, detail }) => ctrlKey || metaKey || shiftKey || detail === 0;

/** What changed in all rows of the shown rank, where the answer has only some, or those of all ranks. */
async function askChanges(shown, signal, draw) {
    const all = queryWith(pairQuery(shown.state), { significance: false, diagnosis: false, limit: 3000,
        ...Object.fromEntries(SIDES.map((side, k) => [`${side}_ranks`, shown.sides[k].sample.rank])),
        exclude: STEP_ROWS }); // which change with all that is in them
    try {
        shown.changes = changesOf(await api.compareTraces(all, { signal }));
        draw();
    } catch {
        // Without it nothing is marked as changed.
    }
}

/** `go(href)`: shows a page. */
export function createStepStrip(go) {
    const canvas = h('canvas', { 'aria-hidden': 'true' });
    const words = h('span', { class: 'muted small' }, 'Median step; coloured: changed');
    const link = h('a', { class: 'step-strip-link', title: 'Show this part in the timeline',
        'aria-label': 'Median step of both sides: open it in the timeline', on: { click: open } }, canvas);
    const node = h('div', { class: 'step-strip', hidden: true }, words, link);
    const asker = api.createAsker();
    let shown = null; // {state, sides: [{answer, sample, lanes}], changes, extent}

    const draw = () => shown && canvas.clientWidth > 0
        && drawOn(canvas, shown, node.clientHeight - words.offsetHeight);

    /** Near the place of the click; by the keyboard, the whole step. */
    function open(event) {
        if (shown && !isOther(event)) {
            event.preventDefault();
            go(hrefOf(shown, partAt(event.clientX, canvas.getBoundingClientRect(), shown.extent)));
        }
    }

    async function ask(signal, state, answer, samples) {
        await painted(); // reading the width lays out the page
        signal.throwIfAborted();
        return { signal, ...await askSides(state, answer, samples, { pixels: node.parentNode.clientWidth, signal }) };
    }

    function take(got) {
        shown = got;
        node.hidden = shown.sides.some(({ lanes }) => lanes.length === 0);
        const tell = () => draw(describe(got, link, words));
        tell();
        if (shown.changes === null) {
            askChanges(got, got.signal, tell);
        }
        node.dataset.ready = '';
    }

    const painter = createPainter(node, draw);
    return {
        node,
        /** Asks for the steps once for each pair, selection and rank; `causes`: the diagnosis. */
        draw(state, pair, answer, causes) {
            const { samples } = answer.step_time;
            if (!SIDES.every((side) => samples?.[side]?.length > 0)) {
                hide(node);
                return;
            }
            const rank = rankOf(samples.test, causes);
            const medians = SIDES.map((side) => medianOf(samples[side], rank));
            const isNew = asker.ask(`${pair} ${rank}`, (signal) => ask(signal, state, answer, medians), take, () => {
                asker.drop();
                hide(node); // the timeline itself says why
            });
            if (isNew) {
                node.hidden = false; // its room is there, so that nothing jumps
                shown = null; // what is drawn is of the question before, but the link is not
                link.href = hrefOf({ state, sides: medians.map((sample) => ({ sample })) });
            }
        },
        stop() {
            asker.drop();
            painter.stop();
        },
    };
}

// Every sample of a step time as a dot, step by step, control and test side by side. It shows what
// a mean hides (a stall, a slow first step, a drift). All positions are in percent, so that the
// drawing fits any size.

const RANKS = 8; // up to so many are joined by lines
const NEAR = 24; // px from a dot, for its text
const SMALL = 80; // from so many on, dots are smaller

/** Samples without steps are placed by rank. */
const isStep = ({ step_number: number }) => number !== null;
const placeOf = (sample) => [sample.span, isStep(sample) ? sample.step_number : sample.rank];
const lineOf = ({ rank, span }) => `${rank}/${span}`;

function nameOf(sample) {
    return `${isStep(sample) ? `step ${sample.step_number}, ` : ''}rank ${sample.rank}${
        sample.span > 0 ? `, file ${sample.span + 1}` : ''}`;
}

/** The places of a side in order: Map text of the place → number. */
function findPlaces(samples) {
    const places = new Map(samples.map((sample) => [placeOf(sample).join('/'), placeOf(sample)]));
    const sorted = [...places].sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1]);
    return new Map(sorted.map(([key], i) => [key, i]));
}

/** From the smallest to the largest value with a margin, and never an empty range. */
function rangeOf(values) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const missing = Math.max(0, 0.04 * most - (most - least)) / 2;
    return [Math.max(0, least - missing), most + missing];
}

/** The place of a value, from the top, in percent. */
const height = (value, [low, high]) => (high > low ? 94 - 88 * (value - low) / (high - low) : 50);

function drawLines(points, side) {
    const lines = new Map();
    for (const point of points) {
        const key = lineOf(point.sample);
        lines.set(key, [...lines.get(key) ?? [], point]);
    }
    return lines.size > RANKS ? [] : [...lines.values()].flatMap((line) => {
        line.sort((a, b) => a.x - b.x);
        return line.slice(1).map((to, i) => svg('line', { class: `strip-line strip-${side}`,
            x1: `${line[i].x}%`, y1: `${line[i].y}%`, x2: `${to.x}%`, y2: `${to.y}%` }));
    });
}

/** Means of steps without the profiler, in the order of their recording: rings. */
function placeRings(blocks, range) {
    return blocks.map((step, i) => ({ ring: i + 1, step, y: height(step, range),
        x: blocks.length > 1 ? 3 + 94 * i / (blocks.length - 1) : 50 }));
}

function panel(side, { samples, blocks }, range, middle, tell) {
    const places = findPlaces(samples);
    const points = samples.map((sample) => ({ sample, y: height(sample.step, range),
        x: places.size > 1
            ? 3 + 94 * places.get(placeOf(sample).join('/')) / (places.size - 1) : 50 }));
    const rings = placeRings(blocks, range);
    const steps = samples.filter(isStep).map((sample) => sample.step_number);
    const words = steps.length === 0 ? plural(samples.length, 'recording')
        : `step ${Math.min(...steps)}${places.size > 1 ? `\u2009–\u2009${Math.max(...steps)}` : ''}`;
    return h('div', { class: 'strip-panel' },
        tellNearest(svg('svg', { class: 'strip-plot', 'aria-hidden': 'true', focusable: 'false' },
            svg('line', { class: 'strip-median', x1: '0%', x2: '100%',
                y1: `${height(middle, range)}%`, y2: `${height(middle, range)}%` }),
            drawLines(points, side),
            points.map(({ sample, x, y }) => svg('circle', { class: `strip-dot strip-${side}`,
                cx: `${x}%`, cy: `${y}%`, r: samples.length > SMALL ? 2 : 3.2 })),
            rings.map(({ x, y }) => svg('circle', { class: `strip-ring strip-${side}`,
                cx: `${x}%`, cy: `${y}%`, r: 3.2 }))), [...points, ...rings], (point) =>
            tell(point && (point.ring
                ? `${side}, block ${point.ring} of ${rings.length} without the profiler: ${formatTime(point.step)}`
                : [`${side}, ${nameOf(point.sample)}: ${formatTime(point.sample.step)}`,
                    hostWords(point.sample)].filter(Boolean).join('\n')))),
        h('p', { class: `${side}-text small strip-caption` }, `${side}, ${words}`));
}

/** Calls `tell` with the point that is nearest to the pointer, or null; returns the plot. */
export function tellNearest(plot, points, tell) {
    plot.addEventListener('pointermove', ({ clientX, clientY }) => {
        const box = plot.getBoundingClientRect();
        const distance = ({ x, y }) => Math.hypot(box.left + x * box.width / 100 - clientX,
            box.top + y * box.height / 100 - clientY);
        const nearest = points.reduce((best, point) => (distance(point) < distance(best) ? point : best));
        tell(distance(nearest) < NEAR ? nearest : null);
    });
    plot.addEventListener('pointerleave', () => tell(null));
    return plot;
}

/** The same in words. */
function describeSample(side, { samples, blocks }) {
    const times = samples.map((sample) => sample.step);
    const longest = samples[times.indexOf(Math.max(...times))];
    return `${side}: ${plural(samples.length, 'sample')} from ${formatTime(Math.min(...times))} to `
        + `${formatTime(longest.step)}, median ${formatTime(median(times))}; the longest is ${
            nameOf(longest)}.${blocks.length > 0 ? ` Without the profiler: ${plural(blocks.length, 'block')} from ${
            formatTime(Math.min(...blocks))} to ${formatTime(Math.max(...blocks))}.` : ''}`;
}

/** The samples of a verdict, with the times of `step_time` for the same ones. */
export const withHost = (samples, times) => samples && Object.fromEntries(SIDES.map((side) =>
    [side, samples[side].map((sample, i) => {
        const { host_ns: host = null, lag_ns: lag = null } = times?.[side][i] ?? {};
        return { ...sample, ...host !== null && { host: host / 1000, lag: lag / 1000 } };
    })]));

/** `samples`: {control, test} of withHost(). Null if there is nothing to draw. `what`: each of
 * these. `blocks`: {control, test}, times of steps without the profiler; null where nobody
 * measured. */
export function drawSampleStrip(samples, what, blocks = null) {
    if (!SIDES.every((side) => samples?.[side]?.length > 0)
        || SIDES.every((side) => samples[side].length < 2)) {
        return null;
    }
    const kinds = Object.fromEntries(SIDES.map((side) => [side,
        { samples: samples[side], blocks: blocks?.[side] ?? [] }]));
    const values = SIDES.flatMap((side) => [...samples[side].map((sample) => sample.step),
        ...kinds[side].blocks]);
    const range = rangeOf(values);
    const middle = median(samples.control.map((sample) => sample.step));
    const ids = [uniqueId('strip-title'), uniqueId('strip-words')];
    const joined = SIDES.some((side) => {
        const lines = new Set(samples[side].map(lineOf));
        return lines.size <= RANKS && lines.size < samples[side].length;
    });
    const tip = h('div', { class: 'strip-tip', hidden: true });
    const tell = (text) => {
        tip.hidden = !text;
        fill(tip, text);
    };
    return h('div', { class: 'sample-strip', role: 'img', 'aria-labelledby': ids[0],
        'aria-describedby': ids[1] },
    h('div', { class: 'small muted strip-words' }, h('span', { id: ids[0] },
        `Every ${what}`), ' as a dot', joined && ', ranks as lines',
    blocks && '; blocks without the profiler as rings', '; dashed: the median of the control'),
    h('p', { class: 'visually-hidden', id: ids[1] },
        SIDES.map((side) => describeSample(side, kinds[side])).join(' ')),
    h('div', { class: 'strip-body' },
        h('div', { class: 'strip-scale small muted', 'aria-hidden': 'true' },
            h('span', {}, formatTime(range[1])), h('span', {}, formatTime(range[0]))),
        SIDES.map((side) => panel(side, kinds[side], range, middle, tell))), tip);
}

// The numbers of a heat map as a table, built when it is opened.

/** `draw({grid, values, format, formatDiff, title, timeline})`: `grid` and `values` are from
 * rows.js, `title` is the heading of the columns of numbers, `timeline(row, column)` → address
 * of the timeline of a cell. */
function createGridTable() {
    const body = h('div', { class: 'grid-table-scroll', tabindex: '0', role: 'region',
        'aria-label': 'Numbers of every rank and step' });
    const node = h('details', { class: 'grid-table' },
        h('summary', {}, 'These numbers as a table'), body);
    let data = null;
    let built = null;

    function build() {
        if (!node.open || !data || built === data) {
            return;
        }
        built = data;
        fill(body, numberTable(null, `${data.title} of every rank and step`, ['Rank', ['Step', null], 'Control', 'Test',
            'Δ', 'Δ %'], data.grid.rows.flatMap((row, i) =>
            data.grid.columns.map((column, j) => line(row, column, i, j)))));
    }

    function line(row, column, i, j) {
        const { values, format, formatDiff } = data;
        const [a, b, diff] = [values.control[i][j], values.test[i][j], values.diff[i][j]];
        return a === null && b === null ? null : h('tr', {}, h('th', { scope: 'row' }, row.text),
            h('td', {}, h('a', { href: data.timeline(row, column),
                title: 'Show this step in the timeline' }, column.text)),
            pairCells([a, b], { show: format, diff: formatDiff }, { diff, cls: '' }));
    }

    node.addEventListener('toggle', build);
    return { node, draw(next) {
        data = next;
        build();
    } };
}

const FORMATS = { time: [formatTime, formatTimeDiff, exactTime, exactTimeDiff],
    count: [formatCount, formatCountDiff, formatCount, formatCountDiff] };

/** The heat maps of both sides, the choice of what they show, and their numbers as a table. `spec`: {id, level,
 * choices: [key, text] each, onPick(key), timeline(row, column) → address of a cell's timeline, go(address), above,
 * below: nodes around the maps}. Returns {node, choice, chart, draw(cells of alignSamples(), view)}; view: {of(sample), kind:
 * 'time' or 'count', title, file, revision, more: of the chart, none: why there is nothing to draw}. */
export function createHeatBlock({ id, level, choices, onPick, timeline, go, above, below }) {
    const choiceId = uniqueId('heat');
    const choice = select(choices, onPick, { id: choiceId });
    const chart = createHeatMap({ id, title: 'Rank × step', level, file: 'rank-step',
        onCell: (...cell) => go(timeline(...cell)) });
    const table = createGridTable();
    const note = h('p', { class: 'muted small', hidden: true });
    const node = h('div', { class: 'heat-block' },
        h('p', { class: 'chart-bar' }, h('label', { for: choiceId }, 'Heat maps of'), choice),
        above, chart.node, note, below, table.node);
    return { node, choice, chart, draw(cells, { of, kind, title, file, revision, more, none }) {
        const values = gridValues(cells, of);
        const [format, formatDiff, exact, exactDiff] = FORMATS[kind];
        const known = [...values.control, ...values.test].flat().some((v) => v !== null);
        chart.draw({ rows: cells.rows, columns: cells.columns, ...values, kind, file, heading: title, more, revision,
            format: exact, formatDiff: exactDiff, empty: known ? '' : none });
        table.node.hidden = !known;
        table.draw({ grid: cells, values, timeline, title, format, formatDiff });
        const apart = [cells.ranksByPosition && 'ranks', cells.stepsByPosition && 'step numbers'].filter(Boolean);
        note.hidden = apart.length === 0;
        note.textContent = `The sides have different ${apart.join(' and ')}; they are paired by `
            + 'position (control / test).';
    } };
}

const TEXTS = { step: 'step time', op: 'the selected operation',
    ...Object.fromEntries(Object.entries(PARTS).map(([part, { name }]) => [part, name])) };
const KEPT = 20; // operations whose samples are kept

/** The samples of a side that a comparison selects. */
function selected(samples, side) {
    const [ranks, steps] = [new Set(side.ranks), new Set(side.steps)];
    return samples.filter(({ rank, step_number: n }) => ranks.has(rank)
        && (n === null ? side.pseudo_steps > 0 : steps.has(n)));
}

/** A sentence about the ranks of one side; '' if there is only one rank. */
function lagText(judged) {
    if (judged.ranks.length < 2) {
        return '';
    }
    if (judged.slow.length > 0) {
        const worst = [...judged.slow].sort((a, b) => b.lag - a.lag);
        const named = worst.slice(0, 3).map((r) => `rank ${r.rank} by ${
            formatPercent(100 * (r.lag - 1))}`);
        const others = worst.length - named.length;
        return `${worst.length === 1 ? 'One rank lags' : `${worst.length} ranks lag`} behind the `
            + `median of the ranks: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
    }
    const { awaited } = judged;
    return awaited === null ? 'No rank takes 5 % longer than the median of the ranks.'
        : `No rank takes longer than the others, but rank ${awaited.rank} waits least (exposed `
            + `communication is ${formatPercent(100 * awaited.waiting)} of its step): the others `
            + 'probably wait for it.';
}

const textOf = (part, key) => (key === 'step' && part.view && isWhole(part.view.answer)
    ? 'whole recording' : TEXTS[key]);

function samplesOf(part, { set, marker, marker_until: until }, cut) {
    const key = JSON.stringify([set, marker, until, cut]);
    if (!part.stored.has(key)) {
        const asked = api.getSteps(set, { ...marker !== null && { marker, marker_until: until },
            ...cut && { cut_overlaps: 'true' } });
        part.stored.set(key, asked);
        asked.catch(() => part.stored.delete(key));
    }
    return part.stored.get(key);
}

async function loadRankSteps(part, answer) {
    if (SIDES.some((side) => answer[side].any)) {
        sayRankSteps(part, answer,
            'Each file counts as one step here, so there are no steps to show.');
        return;
    }
    try {
        const lists = await Promise.all(SIDES.map((side) => samplesOf(part, answer[side],
            answer.selection.cut_overlaps)));
        if (part.view?.answer === answer) {
            const samples = lists.map((list, i) => selected(list, answer[SIDES[i]]));
            part.view = { ...part.view, samples, judged: samples.map(judgeRanks) };
            showRankSteps(part);
        }
    } catch (error) {
        sayRankSteps(part, answer, error.message);
    }
}

function sayRankSteps(part, answer, text) {
    if (part.view?.answer === answer) {
        part.summary.textContent = text;
        part.body.hidden = true;
    }
}

function showRankSteps(part) {
    const [a, b] = part.view.judged;
    const size = ({ ranks }, i) => `${plural(ranks.length, 'rank')}, ${
        plural(part.view.samples[i].length, 'sample')}`;
    const texts = [lagText(a), lagText(b)];
    const both = texts[0] === texts[1] ? texts[0]
        : texts.map((text, i) => text && `${i === 0 ? 'Control' : 'Test'}: ${text}`)
            .filter(Boolean).join(' ');
    const sizes = [size(a, 0), size(b, 1)];
    part.summary.textContent = `${sizes[0] === sizes[1] ? `${sizes[0]} on each side`
        : `${sizes[0]} against ${sizes[1]}`}. ${both}`;
    part.body.hidden = false;
    part.node.classList.toggle('lagging', part.view.judged.some((j) => j.slow.length > 0));
    if (part.metric !== '') {
        showHeat(part);
    }
}

/** Asks for the samples of the selected operation, once. */
async function loadOperation(part, query) {
    const kept = {};
    part.asked.set(query, kept);
    if (part.asked.size > KEPT) {
        part.asked.delete(part.asked.keys().next().value);
    }
    try {
        kept.samples = (await api.compareOp(query)).samples;
    } catch (error) {
        kept.failed = error.message;
        part.asked.delete(query);
    }
    if (part.metric === 'op' && part.operation?.query === query) {
        showHeat(part, kept);
    }
}

/** The data to draw: {samples: [control, test], of(sample), revision, empty}. */
function heatSource(part, kept) {
    if (part.metric !== 'op') {
        return { samples: part.view.samples, of: (s) => s[part.metric], revision: part.metric,
            none: 'Without device work the parts of a step are not known.' };
    }
    if (part.operation === null) {
        return { none: 'Select a row of the table, or a bar of a chart: its time in each '
            + 'rank and step is shown here.' };
    }
    const found = kept ?? part.asked.get(part.operation.query);
    if (found === undefined) {
        loadOperation(part, part.operation.query);
    }
    return found?.samples
        ? { samples: SIDES.map((side) => found.samples[side]),
            of: (s) => s.total_duration, revision: part.operation.query, none: '' }
        : { none: found?.failed ?? 'Reading the events of this operation …' };
}

function showHeat(part, kept) {
    const { judged, file } = part.view;
    const { samples = [[], []], of, revision, none } = heatSource(part, kept);
    const cells = alignSamples(...samples);
    part.name.hidden = part.metric !== 'op' || part.operation === null;
    fill(part.name, part.operation && h('bdi', {}, part.operation.name));
    const heading = part.metric === 'op' ? 'duration in each rank and step'
        : textOf(part, part.metric);
    part.heat.draw(cells, { of, kind: 'time', title: heading, file, none, more: (side, i, j) => hostWords(cells[side][i][j]),
        revision: `${part.view.revision}#${revision}` });
    fill(part.lags, lagTable(judged));
}

/** `shown`: the metric of the heat maps, '' while the section is closed. `op`: the selected row as
 * {name, query}, or null. */
function drawRankSteps(part, answer, shown, file, revision, op) {
    part.metric = shown;
    part.operation = op;
    part.node.open = part.metric !== '';
    part.heat.choice.value = part.metric || 'step';
    if (part.view?.answer !== answer) {
        part.view = { answer, file, revision };
        part.heat.choice.options[0].textContent = textOf(part, HEATS[0]);
        loadRankSteps(part, answer);
    } else if (part.view.judged) {
        showRankSteps(part);
    }
}

/** `onHeat(metric)`: '' closes the section. `timeline(row, column)`: address of a cell's timeline;
 * `go(address)`. */
export function createRankSteps(onHeat, { timeline, go }) {
    const part = {
        stored: new Map(), // set and marker → promise of its samples, which never change
        asked: new Map(), // query of an operation → {samples} or {failed}, or a pending request
        view: null, metric: '',
        operation: null, // {name, query}: the selected row
    };
    part.summary = h('span', { class: 'muted rank-summary' });
    part.name = h('p', { class: 'mono small heat-name', hidden: true });
    part.lags = h('div', { class: 'lags' });
    part.heat = createHeatBlock({ id: 'chart-steps', level: 'h3', choices: HEATS.map((key) => [key, TEXTS[key]]),
        onPick: onHeat, timeline, go, above: part.name, below: part.lags });
    part.body = part.heat.node;
    part.node = h('details', { class: 'card rank-steps' },
        h('summary', {}, h('h2', {}, 'Ranks and steps'), ' ', part.summary), part.body);

    part.node.addEventListener('toggle', () => {
        if (part.node.open !== (part.metric !== '')) {
            onHeat(part.node.open ? 'step' : '');
        }
    });

    return {
        node: part.node,
        heat: part.heat.chart,
        draw: (answer, shown, file, revision, op) => drawRankSteps(part, answer, shown, file,
            revision, op),
    };
}

/** The ranks of both sides: mean step, its ratio to the median of the ranks, and waiting. */
function lagTable([control, test]) {
    if (control.ranks.length < 2 && test.ranks.length < 2) {
        return null;
    }
    const numbers = [...new Set([...control.ranks, ...test.ranks].map((r) => r.rank))]
        .sort((a, b) => a - b);
    const cells = (judged, rank) => {
        const found = judged.ranks.find((r) => r.rank === rank);
        if (!found) {
            return [1, 2, 3].map(() => h('td', { class: 'num muted' }, '–'));
        }
        const slow = judged.slow.includes(found);
        return [h('td', { class: 'num', title: exactTime(found.step) }, formatTime(found.step)),
            h('td', { class: `num${slow ? ' lag' : ''}` },
                formatPercentDiff(found.lag === null ? null : 100 * (found.lag - 1)),
                slow && ' lags'),
            h('td', { class: `num${judged.awaited === found ? ' lag' : ''}` },
                formatPercent(found.waiting === null ? null : 100 * found.waiting))];
    };
    const heads = () => [['Mean', 'Mean of the compared steps of the rank, or of its recordings'],
        ['Over median', 'Its mean step against the median of the ranks'],
        ['Waiting', 'Exposed communication as a share of its step: waiting for other ranks and '
            + 'for the network']].map(([text, title]) =>
        h('th', { scope: 'col', class: 'num', title }, text));
    return h('div', { class: 'grid-table-scroll', tabindex: '0', role: 'region',
        'aria-label': `Ranks ${formatList(numbers)}` },
    h('table', { class: 'lag-table' },
        h('caption', { class: 'visually-hidden' }, 'The ranks of both sides'),
        h('thead', {},
            h('tr', {}, h('td'), h('th', { colspan: '3', scope: 'colgroup',
                class: 'control-text' }, 'Control'),
            h('th', { colspan: '3', scope: 'colgroup', class: 'test-text' }, 'Test')),
            h('tr', {}, h('th', { scope: 'col' }, 'Rank'), heads(), heads())),
        h('tbody', {}, numbers.map((rank) => h('tr', {},
            h('th', { scope: 'row' }, String(rank)), cells(control, rank), cells(test, rank))))));
}
