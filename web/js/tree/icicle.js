// The places of the frames of a tree in a flame graph with its root at the top: the width of a
// frame is its own time plus that of all frames below it. Pure.

export const WIDTHS = ['both', 'control', 'test'];

/** The width of a frame without those below it. */
function ownWidth(frame, measure, width) {
    const [a, b] = frame.ownOf[measure];
    const value = width === 'control' ? a : width === 'test' ? b : Math.max(a, b);
    return Math.max(0, value);
}

/**
 * {start, end, row, frame (its place in tree.frames), length}: frames without width are left out.
 * With `both`, each frame takes the larger of its own times on the two sides, so frames that are
 * gone keep their width.
 */
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
