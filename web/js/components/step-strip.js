// The median step of both sides as a strip: what the device does and, folded into one line, what the
// host does. Parts that are new, gone, longer or shorter have their colours. It is a link to the
// timeline, which opens where it is clicked.
import * as api from '../api.js';
import { h, painted } from '../dom.js';
import { formatTime } from '../format.js';
import { changesOf, keyOf } from '../timeline/lanes.js';
import { pairTimeline } from '../timeline/links.js';
import { pairQuery } from '../state.js';
import { colour } from '../theme.js';

const SIDES = ['control', 'test'];
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
const isWhole = ({ q, category, change, significant, device_type: type }, { row_count: count, rows }) =>
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
    const scale = globalThis.devicePixelRatio || 1;
    const count = shown.sides.reduce((sum, { lanes }) => sum + lanes.length, 0);
    const room = (high - 2 * SIDE - 4) / count - GAP;
    const lane = Math.round(Math.min(LANE[1], Math.max(LANE[0], room)));
    const height = count * (lane + GAP) + 2 * SIDE;
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.style.setProperty('height', `${height}px`);
    const pen = canvas.getContext('2d');
    pen.scale(scale, scale);
    drawSides(pen, shown, width, lane);
}

/** The timeline of both steps; `more`: the part of them. */
const hrefOf = ({ state, sides }, more = {}) => pairTimeline(state, { ...Object.fromEntries(
    sides.flatMap(({ sample }, k) => [[`${SIDES[k]}_rank`, String(sample.rank)],
        [`${SIDES[k]}_span`, String(sample.span)], [`${SIDES[k]}_step`, sample.step_number === null ? '' : String(sample.step_number)]])), ...more });

function query(state, k, sample, { pixels, signal }) {
    const of = new URLSearchParams({ rank: sample.rank, span: sample.span, threads: 1,
        pixels: Math.max(300, Math.round(pixels)) });
    if (sample.step_number !== null) {
        of.set('step', sample.step_number);
    }
    const marker = state[`${SIDES[k]}_marker`];
    if (marker) {
        of.set('marker', marker);
    }
    return api.timeline(state[SIDES[k]], of, { signal });
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
    return { state, sides, ranks, changes: isWhole(state, answer) ? changesOf(answer) : null,
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

/** What changed in all rows, where the answer has only some. */
async function askChanges(shown, signal, draw) {
    const all = pairQuery(shown.state);
    Object.entries({ significance: 'false', diagnosis: 'false', limit: '3000' }).forEach((one) => all.set(...one));
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
    let asked = '';
    let request = null;
    let shown = null; // {state, sides: [{answer, sample, lanes}], changes, extent}

    function draw() {
        if (shown && canvas.clientWidth > 0) {
            drawOn(canvas, shown, node.clientHeight - words.offsetHeight);
        }
    }

    /** Near the place of the click; by the keyboard, the whole step. */
    function open(event) {
        if (shown && !isOther(event)) {
            event.preventDefault();
            go(hrefOf(shown, partAt(event.clientX, canvas.getBoundingClientRect(), shown.extent)));
        }
    }

    async function ask(state, answer, samples) {
        const { signal } = request;
        await painted(); // reading the width lays out the page
        try {
            signal.throwIfAborted();
            shown = await askSides(state, answer, samples, { pixels: node.parentNode.clientWidth, signal });
            node.hidden = shown.sides.some(({ lanes }) => lanes.length === 0);
            const tell = () => draw(describe(shown, link, words));
            tell();
            if (shown.changes === null) {
                askChanges(shown, signal, tell);
            }
        } catch (error) {
            node.hidden = true; // the timeline itself says why
            asked = error.name === 'AbortError' ? asked : '';
        }
        node.dataset.ready = '';
    }

    const watch = new ResizeObserver(draw);
    watch.observe(node);
    return {
        node,
        redraw: draw,
        /** Asks for the steps once for each pair, selection and rank; `causes`: the diagnosis. */
        draw(state, pair, answer, causes) {
            const { samples } = answer.step_time;
            if (!SIDES.every((side) => samples?.[side]?.length > 0)) {
                hide(node);
                return;
            }
            const rank = rankOf(samples.test, causes);
            const before = asked;
            asked = `${pair} ${rank}`;
            if (before === asked) {
                return;
            }
            node.hidden = false; // its room is there, so that nothing jumps
            request?.abort();
            request = new AbortController();
            ask(state, answer, SIDES.map((side) => medianOf(samples[side], rank)));
        },
        stop() {
            request?.abort();
            watch.disconnect();
        },
    };
}
