// The marks over the spans: the selected call on both sides, the partner of the call under the
// pointer, the measured interval, and where the sides are aligned.
import { colour } from '../theme.js';
import { COUNTER } from './lanes.js';
import { drawPath } from './path.js';

function frame(pen, place, { start, end, row }, stroke, line, height) {
    const x0 = Math.max(-3, place.x(start));
    const x1 = Math.min(place.width + 3, place.x(end));
    if (x1 >= -3 && x0 <= place.width + 3) {
        pen.frame(x0 - 0.5, place.y(row) - 0.5, Math.max(2, x1 - x0) + 0.5, height, stroke, line);
    }
}

/** The lines of the counters: each value is a level, from the one before it. */
function drawCounters(pen, place, data, height) {
    let last = -1;
    const y = (i) => place.y(data.row[i]) + 2 + (height - 4) * (1 - data.gaps[data.gap[i]].at);
    for (let i = 0; i < data.length; i += 1) {
        if (data.sort[i] !== COUNTER) {
            continue;
        }
        const x = place.x(data.start[i]);
        const end = place.x(data.end[i]);
        if (end >= 0 && x <= place.width) {
            pen.line(x, y(i), end, y(i), colour('--text'), 1);
            if (last >= 0 && data.row[last] === data.row[i] && data.end[last] === data.start[i]) {
                pen.line(x, y(last), x, y(i), colour('--text'), 1);
            }
        }
        last = i;
    }
}

/**
 * `marks`: {selected: [{pane, start, end, row}], links: pairs of the same, partner: the same or null, measure: {from, to}
 * or null, aligned: place on the axis or null, path(side): its critical path (path.js) or null}.
 */
export function drawMarks(pen, place, pane, marks) {
    const height = place.rowHeight;
    drawCounters(pen, place, pane.data() ?? { length: 0 }, height);
    const path = marks.path(pane.side);
    if (path) {
        drawPath(pen, place, pane, path);
    }
    if (marks.measure) {
        const { from, to } = marks.measure;
        const [x0, x1] = [place.x(from), place.x(to)];
        pen.alpha(0.16);
        pen.box(x0, 0, x1 - x0, place.height, colour('--accent'));
        pen.alpha(1);
        for (const x of [x0, x1]) {
            pen.line(x, 0, x, place.height, colour('--accent'), 1);
        }
    }
    if (marks.aligned !== null) {
        const x = Math.round(place.x(marks.aligned)) + 0.5;
        pen.line(x, 0, x, place.height, colour('--accent'), 1.5);
    }
    for (const mark of marks.selected) {
        if (mark.pane === pane) {
            frame(pen, place, mark, colour('--accent'), 2.5, height);
        }
    }
    if (marks.partner?.pane === pane) {
        frame(pen, place, marks.partner, colour('--text'), 1.5, height);
    }
}
