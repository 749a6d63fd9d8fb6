// The strength of a frame's colour: its change relative to the largest change in the tree. Pure.
import { channels } from '../canvas/layout.js';
import { changeOf } from './model.js';

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
