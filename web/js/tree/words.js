// The texts of the page Tree: figures, changes and sentences. Pure.
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercent,
    formatPercentDiff, formatTime, formatTimeDiff } from '../format.js';
import { changeOf, countOf, isMet, nameOf, pathTo } from './model.js';

/** [name of a measure, name at the beginning of a sentence, explanation]. */
export const MEASURE_WORDS = {
    device: ['device time', 'Device time',
        'Kernels, copies and memsets, with the frame that launched them'],
    host: ['host time', 'Host time',
        'Time of the host threads; the time of each call counts once'],
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
export const isWhole = (tree) => tree.sides.every((side) => side.steps.length === 0);
export const perWhat = (tree) => (isWhole(tree) ? 'per recording' : 'per step');

/** The same for less room: for a Python function its name first, then the file. */
export function shortName(frame) {
    const parts = frame.sort === 'python' && /^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(nameOf(frame));
    return parts ? `${parts[2]} · ${parts[1]}` : nameOf(frame);
}

/** The name, and how many rows it is the sum of. */
export const fullName = (frame) => [nameOf(frame), countOf(frame)].filter(Boolean).join(' ');

const isNumbered = (frame) => / #\d+$/.test(nameOf(frame));

/**
 * The frames that show where a frame is, outermost first: the two modules around it and modules
 * with a number, and below these what tells the backward pass; without modules, the frame above it.
 */
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

/**
 * "takes 76.2 µs more": what happened at a frame; "… more here" if frames of both sides
 * below it changed too, so that there is another change.
 */
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
    return { from: figure(a, measure), to: figure(b, measure),
        change: figureDiff(b - a, measure),
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
        ...frame.shapes.slice(0, 3).map(({ text, calls }) =>
            line(`input ${text}`, calls, 'calls')),
    ].filter(Boolean);
}

export const signOf = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

export const changeText = (frame, measure) => figureDiff(changeOf(frame, measure), measure);
