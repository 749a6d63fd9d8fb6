// Which frames the table of the page Tree shows as rows, and in which order. Pure.
import { changeOf, largest, pathTo } from './model.js';

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

/**
 * The children of a frame that have something to show, in the order of the table; the frame of what
 * is left out is last.
 */
export function ordered(tree, frame, measure, order) {
    const children = frame.children.filter((child) => child.total[measure].some((x) => x > 0));
    if (order === 'calls') {
        return children;
    }
    const size = (one) => (tree.pair ? Math.abs(changeOf(one, measure)) : one.total[measure][0]);
    const rest = (one) => (one.sort === 'rest' ? 1 : 0);
    return children.sort((a, b) => rest(a) - rest(b) || size(b) - size(a)
        || a.at - b.at);
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
