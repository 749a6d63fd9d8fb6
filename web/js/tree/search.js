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
