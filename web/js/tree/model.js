// The tree of calls for the page Tree: frames with the figures of one side or two, per step, made
// from an answer of the API. Pure.
import { channels } from '../canvas/spans.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercent, formatPercentDiff,
    formatTime, formatTimeDiff } from '../format.js';
import { nameOn } from '../rows.js';
import { addressWith, asText, ofApi, oneOf, putPage, putParameters, readPage, SIDES,
    TREE } from '../state.js';

/** The measures of a frame: its own figure, which adds up to the frames above. */
export const MEASURES = [...TREE.by.words, 'calls'];
/** The number of samples of a side that are needed to judge a change. */
export const JUDGED = 4;
const OWN = { device: 'own', host: 'self', calls: 'calls' };
const FIGURES = ['calls', 'host', 'self', 'device', 'own'];

/** Puts the verdicts of an answer of the API into the frames of the same tree, for one measure. */
export function setVerdicts(tree, answer, measure) {
    answer.nodes.forEach(({ significance }, i) => {
        tree.frames[i].verdict[measure] = significance ?? '';
    });
}

/** A short name for a path: 53 bits of it. */
function hashText(text) {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

const NUMBER = / #\d+$/;
/** The name of a module without the number of its instance. */
export const className = (sort, name) => (sort === 'module' && name !== null
    ? name.replace(NUMBER, '') : name);

const zero = () => [0, 0];
const noFigures = () => Object.fromEntries(FIGURES.map((name) => [name, zero()]));

/** A frame without figures, otherwise like `like`. */
function emptyFrame(like) {
    return { sort: like.sort, status: like.status, names: like.names, wrapper: like.wrapper,
        through: [], instances: 0, nodes: 0, merged: 0, verdict: {}, work: {}, figures: noFigures(), kernels: [],
        shapes: [], children: [], own: noFigures(), key: '', foldKey: '' };
}

const perStep = (value, samples) => (samples > 0 ? (value ?? 0) / samples : 0);

/** [control, test] of a kernel or a shape of the answer; with one set, [its value, 0]. */
const sidesOf = (item, name, pair, samples) => (pair
    ? [perStep(item[`control_${name}`], samples[0]), perStep(item[`test_${name}`], samples[1])]
    : [perStep(item[name], samples[0]), 0]);

/** FLOPs per step at and below a frame; null if a side has none. */
function flopsOf(node, pair, samples) {
    const sides = pair ? [node.control_flops, node.test_flops] : [node.flops ?? null];
    return sides.map((value, side) => (value === null || value === undefined || samples[side] === 0
        ? null : value / samples[side]));
}

function frameOf(node, pair, samples) {
    const figures = Object.fromEntries(FIGURES.map((name) =>
        [name, sidesOf(node, name, pair, samples)]));
    return { ...emptyFrame({ sort: node.sort, status: pair ? node.status : 'same',
        names: pair ? [node.control_name, node.test_name] : [node.name, node.name],
        wrapper: node.wrapper === true }),
    through: node.through ?? [], instances: node.instances ?? 0, nodes: node.nodes ?? 0,
    work: { flops: flopsOf(node, pair, samples), split: node.split ?? null },
    figures, own: { calls: figures.calls, self: figures.self, own: figures.own },
    kernels: node.kernels.map((kernel) => ({ name: kernel.name,
        counts: sidesOf(kernel, 'counts', pair, samples),
        device: sidesOf(kernel, 'device', pair, samples) })),
    shapes: (node.shapes ?? []).map((shape) => ({ text: shape.text,
        calls: sidesOf(shape, 'calls', pair, samples) })) };
}

/** Gives every frame below `frame` the short name of its path. */
function nameFrames(frame, key, foldKey) {
    [frame.key, frame.foldKey] = [key, foldKey];
    const seen = new Map();
    for (const child of frame.children) {
        const path = (base, names) => {
            const text = [base, child.sort, ...names, child.status].join('\n');
            const turn = seen.get(text) ?? 0; // the index among several with one name
            seen.set(text, turn + 1);
            return hashText(turn === 0 ? text : `${text}\n${turn}`);
        };
        const folded = [foldKey, child.sort, ...child.names.map((name) =>
            className(child.sort, name)), child.status].join('\n');
        nameFrames(child, path(key, child.names), hashText(folded));
    }
}

/** The short name of the frame at the end of a path: [{sort, control_name, test_name, status}]. */
export const pathKey = (path) => path.reduce((key, frame) => hashText([key, frame.sort,
    className(frame.sort, frame.control_name), className(frame.sort, frame.test_name),
    frame.status].join('\n')), 'root');

/** All frames below `root` in preorder, with what follows from their own figures: `at` (the place
 * in the list), `depth`, `parent`, `end` (the place after the last frame below), and for every
 * measure `total` [control, test], `ownOf` [control, test], and `here`: the change of a frame that
 * both sides have, including all one-sided frames below it that are below no other such frame. */
function finish(root, facts) {
    const frames = [];
    const add = (frame, parent, depth) => {
        Object.assign(frame, { at: frames.length, parent, depth });
        frames.push(frame);
        frame.children.forEach((child) => add(child, frame, depth + 1));
        frame.end = frames.length;
    };
    add(root, null, 0);
    const alone = Object.fromEntries(MEASURES.map((m) => [m, new Float64Array(frames.length)]));
    for (let i = frames.length - 1; i >= 0; i -= 1) {
        addUp(frames[i], alone);
    }
    return { ...facts, root, frames, byKey: new Map(frames.map((frame) => [frame.key, frame])) };
}

export const isMet = (frame) => frame.status === 'same' || frame.status === 'replaced';

function addUp(frame, alone) {
    frame.total = {};
    frame.ownOf = {};
    frame.here = {};
    for (const measure of MEASURES) {
        const own = frame.own[OWN[measure]];
        const total = [...own];
        let oneSided = own[1] - own[0];
        for (const child of frame.children) {
            total[0] += child.total[measure][0];
            total[1] += child.total[measure][1];
            oneSided += isMet(child) ? 0 : alone[measure][child.at];
        }
        alone[measure][frame.at] = oneSided;
        frame.total[measure] = total;
        frame.ownOf[measure] = own;
        frame.here[measure] = isMet(frame) ? oneSided : null;
    }
}

/** An answer of the API as a tree; `pair`: of two sets. */
export function readTree(answer) {
    const pair = answer.control !== undefined;
    const sides = pair ? [answer.control, answer.test] : [answer.set];
    const samples = sides.map((side) => side.samples);
    const frames = answer.nodes.map((node) => frameOf(node, pair, samples));
    answer.nodes.forEach(({ parent }, i) => {
        if (parent !== null) {
            frames[parent].children.push(frames[i]);
        }
    });
    nameFrames(frames[0], 'root', 'root');
    return finish(frames[0], { pair, samples, sides, byHost: answer.by === 'host',
        inAll: answer.nodes_in_all, shown: answer.nodes.length });
}

const sum = (to, from) => { to[0] += from[0]; to[1] += from[1]; };

/** Adds a list of {what[label], …figures} to another; adds up entries with the same label. */
function addList(to, from, label, figures) {
    const known = new Map(to.map((item) => [item[label], item]));
    for (const item of from) {
        let place = known.get(item[label]);
        if (!place) {
            place = { [label]: item[label], ...Object.fromEntries(figures.map((f) => [f, zero()])) };
            known.set(item[label], place);
            to.push(place);
        }
        figures.forEach((figure) => sum(place[figure], item[figure]));
    }
}

/** Adds the figures of a frame to another, without those below it. */
function addFrame(to, from) {
    FIGURES.forEach((name) => sum(to.figures[name], from.figures[name]));
    Object.values(OWN).forEach((name) => sum(to.own[name], from.own[name]));
    to.instances += from.instances;
    to.nodes += from.nodes;
    to.wrapper ||= from.wrapper;
    to.merged += 1;
    to.verdict = to.merged === 1 ? from.verdict : {}; // merged frames were not judged together
    to.work = to.merged === 1 ? from.work : {};
    addList(to.kernels, from.kernels, 'name', ['counts', 'device']);
    addList(to.shapes, from.shapes, 'text', ['calls']);
}

/** One name for all instances of a class, whichever side has it. */
function classNames({ sort, status, names }) {
    const [a, b] = names.map((name) => className(sort, name));
    return status === 'replaced' ? [a, b] : [a ?? b, a ?? b];
}

const present = (frame, side) => FIGURES.some((name) => frame.figures[name][side] > 0);

/** Sets the sides of merged frames: a side has a frame if it has time or calls there. */
function settle(frame) {
    frame.children.forEach(settle);
    if (frame.sort !== 'root' && frame.status !== 'replaced') {
        const [a, b] = [0, 1].map((side) => present(frame, side)
            || frame.children.some((child) => child.status === 'same'
                || child.status === 'replaced' || child.status === (side === 0
                ? 'only_in_control' : 'only_in_test')));
        frame.status = a === b ? 'same' : a ? 'only_in_control' : 'only_in_test';
        frame.names = [b && !a ? null : frame.names[0], a && !b ? null : frame.names[1]];
    }
}

/** Groups by layer class: all modules of one class are one frame below the root, which contains
 * only what they do themselves; modules inside them belong to their own class. Times add up to the
 * root as before. */
export function byClass(tree) {
    const root = emptyFrame(tree.root);
    addFrame(root, tree.root);
    const known = new Map(); // by parent, sort and names
    const childOf = (parent, frame) => {
        const names = classNames(frame);
        const id = [frame.sort, ...names].join('\n');
        const children = known.get(parent) ?? new Map();
        known.set(parent, children);
        if (!children.has(id)) {
            const child = emptyFrame({ ...frame, names,
                status: frame.status === 'replaced' ? 'replaced' : 'same' });
            children.set(id, child);
            parent.children.push(child);
        }
        return children.get(id);
    };
    const walk = (frame, above) => {
        const to = childOf(frame.sort === 'module' ? root : above, frame);
        addFrame(to, frame);
        frame.children.forEach((child) => walk(child, to));
    };
    tree.root.children.forEach((child) => walk(child, root));
    if (tree.pair) {
        settle(root);
    }
    nameFrames(root, 'root', 'root');
    return finish(root, { ...facts(tree), grouped: 'class' });
}

function facts({ pair, samples, sides, byHost, inAll, shown }) {
    return { pair, samples, sides, byHost, inAll, shown };
}

// ---- frames that show their instances ----

const copy = (frame) => ({ ...frame, children: frame.children.map(copy) });

/** The numbers of the modules above an instance: `BertLayer #3`. */
function numbersAbove(frame) {
    const numbers = [];
    for (let up = frame.parent; up; up = up.parent) {
        const name = up.names[1] ?? up.names[0];
        if (up.sort === 'module' && NUMBER.test(name ?? '')) {
            numbers.unshift(name);
        }
    }
    return numbers;
}

/** The remainder of a frame that the shown instances do not contain. */
function restOf(frame, shown) {
    const rest = emptyFrame({ ...frame, sort: 'rest', names: [null, null], wrapper: false });
    rest.nodes = Math.max(0, frame.instances - shown.length);
    for (const [measure, own] of Object.entries(OWN)) {
        rest.own[own] = [0, 1].map((side) => frame.total[measure][side]
            - shown.reduce((all, one) => all + one.total[measure][side], 0));
        rest.figures[own] = rest.own[own];
    }
    rest.figures.device = rest.own.own;
    return rest;
}

/** The folded tree with the frames of `keys` open: below each are its instances, from the tree of
 * instances. What that tree lacks becomes a frame `rest`. */
export function openInstances(tree, instances, keys) {
    const wanted = new Map([...keys].filter((key) => tree.byKey.get(key)?.instances > 1)
        .map((key) => [key, []]));
    for (const frame of instances.frames) {
        if (wanted.has(frame.foldKey) && frame.sort !== 'rest') {
            wanted.get(frame.foldKey).push(frame);
        }
    }
    const open = (frame) => {
        const list = wanted.get(frame.key);
        if (!list || list.length === 0) {
            return { ...frame, children: frame.children.map(open) };
        }
        const rest = restOf(frame, list);
        return { ...frame, opened: true, own: noFigures(), kernels: frame.kernels,
            children: [...list.map((one) => ({ ...copy(one), above: numbersAbove(one) })),
                ...rest.nodes > 0 ? [rest] : []] };
    };
    const root = open(tree.root);
    nameInside(root, wanted);
    return finish(root, facts(tree));
}

/** Instances get unique keys from their own place. */
function nameInside(frame, wanted) {
    for (const child of frame.children) {
        if (frame.opened && wanted.has(frame.key)) {
            const before = child.key;
            nameFrames(child, hashText(`${frame.key}\n${before || 'rest'}`),
                child.foldKey || hashText(`${frame.key}\nrest`));
        } else {
            nameInside(child, wanted);
        }
    }
}

// ---- words ----

/** The name of a frame. */
export function nameOf(frame) {
    if (frame.sort === 'root') {
        return 'all frames';
    }
    if (frame.sort === 'rest') {
        return `${frame.nodes} more`;
    }
    const [a, b] = frame.names;
    return a !== null && b !== null && a !== b ? `${a} → ${b}` : b ?? a ?? '(no name)';
}

/** How many instances a frame stands for, if several: `× 24`. */
export const countOf = (frame) => (frame.instances > 1 && frame.sort !== 'rest'
    && frame.sort !== 'root' ? `× ${frame.instances}` : '');

export const changeOf = (frame, measure) => frame.total[measure][1] - frame.total[measure][0];

/** The frames above a frame, outermost first, and the frame itself. */
export function pathTo(frame) {
    const path = [];
    for (let up = frame; up; up = up.parent) {
        path.unshift(up);
    }
    return path;
}

/** The frame for a key in the URL, whether this tree is folded or not. */
export function findFrame(tree, key) {
    return key === '' ? null : tree.byKey.get(key)
        ?? tree.frames.find((frame) => frame.foldKey === key) ?? null;
}

/** The frames that changed most by themselves (with one set: that take most), largest first. */
export function largest(tree, measure, count) {
    const size = (frame) => (tree.pair ? Math.abs(frame.here[measure] ?? 0)
        : frame.ownOf[measure][0]);
    return tree.frames.filter((frame) => size(frame) > 0 && frame.sort !== 'rest'
        && !(frame.opened))
        .sort((a, b) => size(b) - size(a) || a.at - b.at).slice(0, count);
}

// The places of the frames of a tree in a flame graph with its root at the top: the width of a
// frame is its own time plus that of all frames below it. Pure.

const WIDTHS = ['both', 'control', 'test'];

/** The width of a frame without those below it. */
function ownWidth(frame, measure, width) {
    const [a, b] = frame.ownOf[measure];
    const value = width === 'control' ? a : width === 'test' ? b : Math.max(a, b);
    return Math.max(0, value);
}

/** {start, end, row, frame (its place in tree.frames), length}: frames without width are left out.
 * With `both`, each frame takes the larger of its own times on the two sides, so frames that are
 * gone keep their width. */
export function layOut(tree, measure, width) {
    const { frames } = tree;
    const sizes = new Float64Array(frames.length);
    for (let i = frames.length - 1; i >= 0; i -= 1) {
        sizes[i] += ownWidth(frames[i], measure, tree.pair ? width : 'control');
        if (frames[i].parent) {
            sizes[frames[i].parent.at] += sizes[i];
        }
    }
    const shown = frames.filter((frame) => sizes[frame.at] > 0);
    const start = new Float64Array(shown.length);
    const end = new Float64Array(shown.length);
    const row = new Uint16Array(shown.length);
    const next = new Float64Array(frames.length); // where the next child begins
    const place = new Int32Array(frames.length).fill(-1);
    shown.forEach((frame, i) => {
        const from = frame.parent ? next[frame.parent.at] : 0;
        start[i] = from;
        end[i] = from + sizes[frame.at];
        row[i] = frame.depth;
        next[frame.at] = from;
        if (frame.parent) {
            next[frame.parent.at] = end[i];
        }
        place[frame.at] = i;
    });
    return { start, end, row, length: shown.length, frame: Int32Array.from(shown, (f) => f.at),
        place };
}

// The URL of the page Tree, and its requests to the server.

const FRAMES = ['folded', 'class', 'instance'];
const PARTS = ['ranks', 'steps', 'marker', 'marker_until'];
const MOST = 5000; // requested frames
const OPEN = 40; // rows and frames that a link keeps open or closed

const list = (text) => (text ?? '').split('.').filter((key) => /^[0-9a-z]{1,12}$/.test(key))
    .slice(0, OPEN);

const frame = { read: (p, name) => list(p.get(name))[0] ?? '' };
const frames = { read: (p, name) => list(p.get(name)), text: (keys) => keys.slice(-OPEN).join('.') };
const PAGE = { level: ofApi(TREE, 'level'), merge_lines: ofApi(TREE, 'merge_lines'),
    cut_overlaps: ofApi(TREE, 'cut_overlaps'), by: oneOf(MEASURES),
    width: oneOf(WIDTHS, 'both'), frames: oneOf(FRAMES, 'folded'), order: oneOf(['calls']), q: asText,
    node: frame, zoom: { ...frame, standard: 'root' }, open: frames, rows: frames };

export function readTreeState(search) {
    const p = new URLSearchParams(search);
    const state = {};
    for (const side of SIDES) {
        state[side] = p.get(side) ?? '';
        for (const part of PARTS) {
            state[`${side}_${part}`] = p.get(`${side}_${part}`) || p.get(part)
                || (part.startsWith('marker') ? '' : 'all');
        }
    }
    return { ...state, ...readPage(PAGE, p) };
}

/** `/tree?…` for a state, or for some parts of one. */
export function treeHref(parts) {
    const state = { ...readTreeState(''), ...parts };
    const sides = SIDES.flatMap((side) => [[side, asText],
        ...PARTS.map((part) => [`${side}_${part}`, { standard: 'all' }])]);
    return addressWith('/tree', putPage(new URLSearchParams(), { ...Object.fromEntries(sides), ...PAGE }, state));
}

/** The parameters of the API; `by`: device or host, which decides what is left out. */
export function treeQuery(state, by, instances) {
    const p = new URLSearchParams({ max_nodes: String(MOST) });
    const pair = state.test !== '';
    for (const side of pair ? SIDES : ['control']) {
        if (pair) {
            p.set(side, state[side]);
        }
        for (const part of PARTS) {
            const value = state[`${side}_${part}`];
            if (value !== '' && value !== 'all') {
                p.set(pair ? `${side}_${part}` : part, value);
            }
        }
    }
    putParameters(p, TREE, ['level', 'by', 'instances', 'merge_lines', 'cut_overlaps'], { level: state.level,
        merge_lines: state.merge_lines, cut_overlaps: state.cut_overlaps, by: TREE.by.words.includes(by) ? by : '', instances });
    return p;
}

/** The parts of the state that decide which rows there are, for the links of other pages. */
export const pairParts = (state) => Object.fromEntries([...SIDES.flatMap((side) =>
    [side, ...PARTS.map((part) => `${side}_${part}`)]), 'merge_lines', 'cut_overlaps'].map((key) => [key, state[key]]));

const IN_TREES = ['cpu_op', 'user_annotation', 'python_function', 'kernel', 'gpu_memcpy',
    'gpu_memset'];

/** The page Tree with a search for a row of the comparison; '' if no frame can have it. */
export function treeOfRow(state, row) {
    const { name, category } = nameOn(row, 'test');
    if (!IN_TREES.includes(category)) {
        return '';
    }
    const module = /^nn\.Module: (.*?)(?:_\d+)?$/.exec(name);
    const python = category === 'python_function' && !module;
    const q = module ? module[1] : python ? name.replace(/^.*\(\d+\): /, '')
        : name.replace(/^autograd::engine::evaluate_function: /, '');
    return treeHref({ ...pairParts(state), q, level: python ? 'python' : 'modules' });
}

// Which frames the table of the page Tree shows as rows, and in which order. Pure.

const OPENED = 8; // frames that changed most, visible at first
const MATCHES = 40; // found frames that are visible

/** The frames whose rows are open at first: those above the largest changes and above `frames`. */
export function openAtFirst(tree, measure, frames) {
    const open = new Set([tree.root]);
    for (const frame of [...largest(tree, measure, OPENED), ...frames.slice(0, MATCHES)]) {
        pathTo(frame).slice(0, -1).forEach((above) => open.add(above));
    }
    return open;
}

/** The children of a frame that have something to show, in the order of the table; the frame of
 * what is left out is last. */
export function ordered(tree, frame, measure, order) {
    const children = frame.children.filter((child) => child.total[measure].some((x) => x > 0));
    if (order === 'calls') {
        return children;
    }
    const size = (one) => (tree.pair ? Math.abs(changeOf(one, measure)) : one.total[measure][0]);
    const rest = (one) => (one.sort === 'rest' ? 1 : 0);
    return children.sort((a, b) => rest(a) - rest(b) || size(b) - size(a) || a.at - b.at);
}

/** The rows: {frame, level, place (from 1), of, open, leaf}, without those below a closed row. */
export function listRows(tree, measure, order, isOpen) {
    const rows = [];
    const add = (frame, level, place, of) => {
        const below = ordered(tree, frame, measure, order);
        const open = below.length > 0 && isOpen(frame);
        rows.push({ frame, level, place, of, open, leaf: below.length === 0 });
        if (open) {
            below.forEach((child, i) => add(child, level + 1, i + 1, below.length));
        }
    };
    add(tree.root, 1, 1, 1);
    return rows;
}

// The strength of a frame's colour: its change relative to the largest change in the tree. Pure.

export const SHADES = 8;
const NOTHING = 0.004; // of the largest change: less has no colour

/** The change with the full colour. */
export function fullChange(tree, measure) {
    return tree.frames.reduce((most, frame) =>
        Math.max(most, Math.abs(changeOf(frame, measure))), 0);
}

/** Whether the change of a frame was judged, and may be noise. */
export const isNoise = (frame, measure) => frame.verdict[measure] === 'no_difference_found';

/** −8 … 8: the change of a frame; 0: too small for a colour, or not certain. */
export function shadeOf(frame, measure, full) {
    const change = changeOf(frame, measure);
    if (!(full > 0) || Math.abs(change) < NOTHING * full || isNoise(frame, measure)) {
        return 0;
    }
    // The square root, so that a tenth of the largest change is still visible.
    const shade = Math.max(1, Math.round(SHADES * Math.sqrt(Math.abs(change) / full)));
    return Math.sign(change) * Math.min(SHADES, shade);
}

/** A mix of two colours, `rgb(…)`, with `share` of the second. */
export function mix(ground, fill, share) {
    const [a, b] = [channels(ground), channels(fill)];
    return `rgb(${a.map((value, i) => Math.round(value + (b[i] - value) * share)).join(', ')})`;
}

// Which frames a search finds, and their total time. Pure.

/** Frames that contain `text` in their name or in those of their own kernels, in any case. */
export function findFrames(tree, text) {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') {
        return [];
    }
    const has = (name) => name !== null && name.toLowerCase().includes(wanted);
    return tree.frames.filter((frame) => frame.sort !== 'root' && (frame.names.some(has)
        || frame.kernels.some(({ name }) => has(name))));
}

/** [control, test] of the found frames; nested found frames count once. */
export function timeOf(found, measure) {
    const total = [0, 0];
    let end = -1;
    for (const frame of found) {
        if (frame.at >= end) {
            total[0] += frame.total[measure][0];
            total[1] += frame.total[measure][1];
            ({ end } = frame);
        }
    }
    return total;
}

// The texts of the page Tree: figures, changes and sentences. Pure.

/** [name of a measure, name at the beginning of a sentence, explanation]. */
export const MEASURE_WORDS = {
    device: ['device time', 'Device time',
        'Kernels, copies and memsets, with the frame that launched them'],
    host: ['host time', 'Host time', 'Time of the host threads; the time of each call counts once'],
    calls: ['calls', 'Calls', 'How often the frames were called'],
};

const isTime = (measure) => measure !== 'calls';
export const figure = (value, measure) => (isTime(measure) ? formatTime(value)
    : formatCount(Number(value.toFixed(2))));
export const figureDiff = (value, measure) => (value === null ? '–' : isTime(measure)
    ? formatTimeDiff(value) : formatCountDiff(Number(value.toFixed(2))));
export const exactFigure = (value, measure) => (isTime(measure)
    ? exactTime(Number(value.toFixed(3))) : formatCount(value));
export const exactDiff = (value, measure) => (value === null ? '' : isTime(measure)
    ? exactTimeDiff(Number(value.toFixed(3))) : formatCountDiff(value));

const SORTS = { root: 'everything', module: 'module', annotation: 'annotation',
    operator: 'operator', python: 'Python function', backward: 'backward of the frame above',
    recompute: 'recomputation of the frame above', launch: 'launch without a frame',
    'no launch': 'device work without a launch', rest: 'frames that are left out' };
const STATUS = { replaced: 'probably replaced', only_in_control: 'gone: in the control only',
    only_in_test: 'new: in the test only' };

export const sortWords = (frame) => SORTS[frame.sort] ?? frame.sort;
export const statusWords = (frame) => STATUS[frame.status] ?? '';
/** The same in one word. */
export const statusMark = (frame) => ({ only_in_control: 'gone', only_in_test: 'new',
    replaced: '⇄' })[frame.status] ?? '';

/** Whether the samples are whole recordings, not steps. */
const isWhole = (tree) => tree.sides.every((side) => side.steps.length === 0);
export const perWhat = (tree) => (isWhole(tree) ? 'per recording' : 'per step');

/** The same for less room: for a Python function its name first, then the file. */
export function shortName(frame) {
    const parts = frame.sort === 'python' && /^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(nameOf(frame));
    return parts ? `${parts[2]} · ${parts[1]}` : nameOf(frame);
}

/** The name, and how many rows it is the sum of. */
export const fullName = (frame) => [nameOf(frame), countOf(frame)].filter(Boolean).join(' ');

const isNumbered = (frame) => / #\d+$/.test(nameOf(frame));

/** The frames that show where a frame is, outermost first: the two modules around it and modules
 * with a number, and below these what tells the backward pass; without modules, the frame above
 * it. */
export function framesAround(frame) {
    const above = pathTo(frame).slice(1, -1);
    const modules = above.filter(({ sort }) => sort === 'module');
    const pass = above.slice(above.indexOf(modules.at(-1)) + 1)
        .filter(({ sort }) => sort === 'backward' || sort === 'recompute').slice(0, 1);
    return modules.length > 0 ? [...modules.filter((one, i) =>
        i >= modules.length - 2 || isNumbered(one)), ...pass] : above.slice(-1);
}

/** One-sided frames below a frame that both sides have: the largest new, the largest gone. */
export function oneSidedBelow(frame, measure) {
    const found = { only_in_test: null, only_in_control: null };
    const size = (one) => Math.max(...one.total[measure]);
    for (const child of frame.children) {
        const best = found[child.status];
        if (!isMet(child) && child.sort !== 'rest' && size(child) > (best ? size(best) : 0)) {
            found[child.status] = child;
        }
    }
    return found;
}

const OTHER_CHANGE = 0.005; // of the change itself

/** "takes 76.2 µs more": what happened at a frame; "… more here" if frames of both sides below it
 * changed too, so that there is another change. */
export function changeWords(frame, measure) {
    const change = frame.here[measure];
    const size = isTime(measure) ? formatTime(Math.abs(change))
        : formatCount(Number(Math.abs(change).toFixed(2)));
    if (isTime(measure)) {
        const [a, b] = frame.total[measure];
        const here = Math.abs(b - a - change) > OTHER_CHANGE * Math.abs(change) ? ' here' : '';
        return `takes ${size} ${change > 0 ? 'more' : 'less'}${here}`;
    }
    return `has ${size} ${change > 0 ? 'more' : 'fewer'} ${size === '1' ? 'call' : 'calls'}`;
}

const percent = (part, whole) => (whole > 0 ? (100 * part) / whole : null);

/** [from, to, change]: texts of the whole. */
export function wholeTexts(tree, measure) {
    const [a, b] = tree.root.total[measure];
    return { from: figure(a, measure), to: figure(b, measure), change: figureDiff(b - a, measure),
        percent: formatPercentDiff(percent(b - a, a)) };
}

/** The change of the whole, in short, for the switch of the measures. */
export function shortChange(tree, measure) {
    const [a, b] = tree.root.total[measure];
    return a === b ? '±0' : a > 0 ? formatPercentDiff(percent(b - a, a)) : 'new';
}

/** A text about the device time without a partner on the other side. */
export function partnerText(tree) {
    if (!tree.pair) {
        return '';
    }
    const [a, b] = tree.sides.map(({ device, only_here_device: alone }) => percent(alone, device));
    const text = (share) => formatPercent(share);
    if (a === null && b === null) {
        return '';
    }
    if (!(a > 0) && !(b > 0)) {
        return 'All device time is in frames that both sides have.';
    }
    const one = (share, side) => (share === null ? `the ${side} has no device time`
        : `${text(share)} of the device time of the ${side}`);
    return a === null || b === null
        ? `No partner on the other side: ${one(a, 'control')}, ${one(b, 'test')}.`
        : `${text(a)} of the device time of the control and ${text(b)} of that of the test is in `
            + 'frames without a partner on the other side.';
}

const names = (labels) => labels.map((label) => `“${label}”`).join(' and ');

/** Sentences: how to record what the tree lacks. */
export function recordingNotes(tree, level) {
    const without = (sort) => tree.sides.filter((side, i) => !tree.frames.some((frame) =>
        frame.sort === sort && (frame.names[i] !== null)
        && (!tree.pair || frame.status !== (i === 0 ? 'only_in_test' : 'only_in_control'))))
        .map(({ label }) => label);
    const notes = [];
    if (level === 'modules' && without('module').length > 0) {
        const labels = without('module');
        notes.push(`${names(labels)} ${labels.length === 1 ? 'has' : 'have'} no modules, so no `
            + 'layer can be named: annotations and operators are the frames. Record with '
            + 'with_stack=True (for TorchScript: with_modules=True).');
    }
    if (level === 'python' && without('python').length > 0) {
        const labels = without('python');
        notes.push(`${names(labels)} ${labels.length === 1 ? 'has' : 'have'} no Python frames. `
            + 'Record with with_stack=True.');
    }
    return notes;
}

/** Lines about a frame, for the hover and for a picture. */
export function hoverLines(frame, tree) {
    const line = (title, own, measure) => {
        const [a, b] = own;
        return tree.pair ? `${title}: ${figure(a, measure)} → ${figure(b, measure)} (${
            figureDiff(b - a, measure)})` : `${title}: ${figure(a, measure)}`;
    };
    const kernels = [...frame.kernels].sort((a, b) => Math.max(...b.device) - Math.max(...a.device));
    return [
        line('Device time', frame.total.device, 'device'),
        frame.ownOf.device.some((value) => value > 0) && frame.children.length > 0
            && line('of that, self', frame.ownOf.device, 'device'),
        line('Host time', frame.total.host, 'host'),
        frame.children.length > 0 && line('of that, self', frame.ownOf.host, 'host'),
        line('Calls', frame.figures.calls, 'calls'),
        ...kernels.slice(0, 3).map(({ name, device }) => line(name, device, 'device')),
        kernels.length > 3 && `and ${kernels.length - 3} more kernels`,
        ...frame.shapes.slice(0, 3).map(({ text, calls }) => line(`input ${text}`, calls, 'calls')),
    ].filter(Boolean);
}

export const changeText = (frame, measure) => figureDiff(changeOf(frame, measure), measure);
