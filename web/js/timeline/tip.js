// The text about the span under the pointer, and the lines that join it to its partner.
import { fill, h, svg, uniqueId } from '../dom.js';
import { decimal } from '../decimal.js';
import { exactTime, exactTimeDiff, formatCount, formatTime } from '../format.js';
import { BACKLOG, hostWords, isBacklog } from '../words.js';
import { COUNTER, GAP, isSingle, keyAt, nameOn, STEP, timesOf } from './lanes.js';

export const CHANGES = { longer: 'takes longer in the test', shorter: 'takes less time in the test',
    new: 'new', gone: 'gone' };

/** A text about a change: the time of all rows of the name in the step, as `time` writes it. */
export function changeWords(found, time = formatTime) {
    if (!found || found.change === '') {
        return '';
    }
    const { row, change } = found;
    const [a, b, self] = timesOf(row);
    return `${CHANGES[change]}: ${time(a)} → ${time(b)} ${
        self ? 'self time' : 'total'} in this ${found.whole ? 'recording' : 'step'}`;
}

/** Lines about span `i` of a pane: [[text, class]]. `partner`: {start, duration} or null. */
export function linesOf(pane, i, { changes, partner, other }) {
    const data = pane.data();
    const from = data.start[i] + data.shift;
    const duration = data.end[i] - data.start[i];
    if (data.sort[i] === GAP) {
        const gap = data.gaps[data.gap[i]];
        return [['The device is idle', 'strong'], [`${exactTime(duration)}, from ${
            exactTime(from)}`],
        [gap.host ? `the host: ${gap.host}${gap.operator && gap.operator !== gap.host
            ? ` in ${gap.operator}` : ''}` : 'the host: mostly nothing recorded'],
        gap.next && [`then: ${gap.next}`]].filter(Boolean);
    }
    if (data.sort[i] === STEP) {
        const step = data.gaps[data.gap[i]];
        return [[`Step ${step.step_number}, as the device has it`, 'strong'],
            [`${exactTime(duration)}, from ${exactTime(from)}`], [hostWords(step)],
            [`the host began it at ${exactTime(step.host_start)}`, 'muted']];
    }
    if (data.sort[i] === COUNTER) {
        const { name, mean, min, max } = data.gaps[data.gap[i]];
        return [[`${name}: ${decimal(mean, 0, 3)}`, 'strong'],
            min < max && [`from ${decimal(min, 0, 3)} to ${decimal(max, 0, 3)} in this pixel`],
            [`${exactTime(duration)}, from ${exactTime(from)}`]].filter(Boolean);
    }
    const name = data.names[data.name[i]];
    const full = isBacklog({ name, category: data.categories[data.name[i]] });
    if (data.merged[i] > 1) {
        return [[`${formatCount(data.merged[i])} rows too short to draw separately`, 'strong'],
            [`most of the time: ${name}`], full && [BACKLOG],
            ['zoom in to see them', 'muted']].filter(Boolean);
    }
    const lane = data.lanes[data.lane[i]];
    const lines = [[name || '(no name)', 'mono strong'], ...full ? [[BACKLOG]] : [],
        [`${exactTime(duration)}, from ${exactTime(from)}`],
        [`${data.categories[data.name[i]]} · ${lane.label}`, 'muted']];
    if (!isSingle(data, i)) {
        return [...lines, ['not part of this step: it began before, or another one launched it',
            'muted']];
    }
    const words = changeWords(changes?.get(keyAt(data, i)), exactTime);
    if (words) {
        lines.push([words, 'change']);
    }
    if (partner) {
        lines.push([`${other}: ${exactTime(partner.duration)} (${exactTimeDiff(
            pane.side === 'control' ? partner.duration - duration
                : duration - partner.duration)} test against control), from ${
            exactTime(partner.start)}`]);
        const there = nameOn(changes, other, name, data.categories[data.name[i]]);
        if (there !== name) {
            lines.push([`${other}: ${there}`, 'mono muted']);
        }
    } else if (partner === null && other) {
        lines.push([`${other}: no ${formatCount(data.occurrence[i] + 1)}${
            ordinal(data.occurrence[i] + 1)} call of this name`, 'muted']);
    }
    return lines;
}

const ordinal = (n) => (n % 100 >= 11 && n % 100 <= 13 ? 'th'
    : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
export const nth = (n) => `${formatCount(n)}${ordinal(n)}`;

const EDGE = 14;

/** The card at the pointer. */
export function createTip() {
    const node = h('div', { class: 'timeline-tip', hidden: true, 'aria-hidden': 'true' });
    return {
        node,
        show(lines, x, y) {
            fill(node, lines.map(([text, cls]) => h('p', { class: cls }, h('bdi', {}, text))));
            node.hidden = false;
            const { width, height } = node.getBoundingClientRect();
            const left = x + EDGE + width > window.innerWidth ? x - EDGE - width : x + EDGE;
            const top = y + EDGE + height > window.innerHeight ? y - EDGE - height : y + EDGE;
            node.style.setProperty('left', `${Math.max(4, left)}px`);
            node.style.setProperty('top', `${Math.max(4, top)}px`);
        },
        hide() { node.hidden = true; },
    };
}

/** Joins two boxes {left, right, top, bottom} (px of the window) above the lanes; arrows from launches. */
export function createJoin() {
    const shape = svg('polygon', { class: 'join-shape' });
    const arrows = svg('g', { class: 'join-links' });
    const head = uniqueId('arrow');
    const node = svg('svg', { class: 'timeline-join', 'aria-hidden': 'true', focusable: 'false' },
        svg('marker', { id: head, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7,
            markerHeight: 7, orient: 'auto' }, svg('path', { class: 'join-head',
            d: 'M0 0 8 4 0 8z' })), shape, arrows);
    return {
        node,
        /** `links`: pairs of boxes, from the end of the first to the start of the second. */
        drawLinks(links) {
            const box = node.getBoundingClientRect();
            fill(arrows, links.map(([from, to]) => {
                const [x0, x1] = [Math.min(from.right, to.left), to.left].map((x) => x - box.left);
                const [y0, y1] = (from.bottom <= to.top ? [from.bottom, to.top]
                    : [from.top, to.bottom]).map((y) => y - box.top);
                return svg('path', { 'marker-end': `url(#${head})`, d: `M${x0} ${y0}L${x1} ${y1}` });
            }));
        },
        draw(a, b) {
            if (!a || !b) {
                shape.setAttribute('points', '');
                return;
            }
            const box = node.getBoundingClientRect();
            const [high, low] = a.top <= b.top ? [a, b] : [b, a];
            const wide = ({ left, right }) => [left, Math.max(right, left + 1.5)];
            const [[h0, h1], [l0, l1]] = [wide(high), wide(low)];
            shape.setAttribute('points', [[h0, high.bottom], [h1, high.bottom], [l1, low.top],
                [l0, low.top]].map(([x, y]) => `${x - box.left},${y - box.top}`).join(' '));
        },
    };
}
