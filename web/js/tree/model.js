// The tree of calls for the page Tree: frames with the figures of one side or two, per step, made
// from an answer of the API. Pure.
import { TREE } from '../parameters.js';

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

/**
 * All frames below `root` in preorder, with what follows from their own figures: `at` (the place
 * in the list), `depth`, `parent`, `end` (the place after the last frame below), and for every measure
 * `total` [control, test], `ownOf` [control, test], and `here`: the change of a frame that both
 * sides have, including all one-sided frames below it that are below no other such frame.
 */
export function finish(root, facts) {
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
    return { ...facts, root, frames,
        byKey: new Map(frames.map((frame) => [frame.key, frame])) };
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

/**
 * Groups by layer class: all modules of one class are one frame below the root, which contains only
 * what they do themselves; modules inside them belong to their own class. Times add up to the root
 * as before.
 */
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

/**
 * The folded tree with the frames of `keys` open: below each are its instances, from the tree of
 * instances. What that tree lacks becomes a frame `rest`.
 */
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
