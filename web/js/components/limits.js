// Who is the limit on each side, and what its device does in a step.
import { decimal } from '../decimal.js';
import { fill, h } from '../dom.js';
import { formatPercent, formatTime } from '../format.js';
import { PARTS } from '../words.js';

const SIDES = [['control', 'A'], ['test', 'B']];
const CLASSES = { compute: 'compute', exposed_communication: 'communication',
    exposed_memory: 'memory', idle: 'idle' };

const share = (time, part) => 100 * time[part] / time.step;
/** [busy, idle] in percent; they add up to 100. */
function sharesOf(time) {
    const idle = share(time, 'idle');
    const digits = idle < 9.95 || idle > 90.05 ? 1 : 0;
    const shown = Number(decimal(idle, digits, digits));
    return [100 - shown, shown].map((percent) => `${decimal(percent, digits, digits)}\u00a0%`);
}

function limitOf({ control, test }) {
    const [a, b] = [control, test].map(({ limited_by: by }) => by ?? 'unclear');
    return a === b ? a : `${a} → ${b}`;
}

function rowOf(side, letter, time) {
    const [busy, idle] = sharesOf(time);
    const parts = Object.keys(CLASSES).filter((part) => time[part] > 0);
    return h('div', { class: 'limit-row' },
        h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-label': side }, letter),
        h('span', { class: 'limit-track', 'aria-hidden': 'true' }, parts.map((part) =>
            h('span', { class: `limit-${CLASSES[part]}`, css: { width: `${share(time, part)}%` },
                title: `${PARTS[part].name}: ${formatTime(time[part])}, ${
                    formatPercent(share(time, part))} of the step` }))),
        h('span', { class: 'limit-words' }, `device ${busy} busy, ${idle} idle`));
}

export function createLimits() {
    const node = h('div', { class: 'limits' });
    return { node, draw({ step_time: { control, test } }) {
        const known = [control, test].every((time) => time && time.step > 0
            && typeof time.idle === 'number' && time.idle < time.step);
        node.hidden = !known;
        fill(node, known && [h('p', {}, 'Limit: ', h('b', {}, limitOf({ control, test }))),
            SIDES.map(([side, letter]) => rowOf(side, letter, side === 'control' ? control : test))]);
    } };
}
