// Where the host's time went, for pairs without device work, which have no waterfall: bars of both
// sides for the operations whose self time per step changed most.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTime, formatTimeDiff, shortenAlike } from '../format.js';
import { columnOf } from '../formulas.js';
import { isWhole } from '../rows.js';
import { createSqlLink } from './sql-link.js';

export const HOST_ROWS = 8;
const LETTERS = 44; // of a name

const perStep = (row, answer) => ['control', 'test', 'diff'].map((part) =>
    columnOf(row, `${part}_self_per_step`, answer));
const direction = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

/** `href({name, category})` is the page of an operation. */
export function createHostTime(href) {
    const unit = h('span', { class: 'chart-unit' });
    const list = h('ul', { class: 'host-list' });
    const sql = createSqlLink('Where the host’s time went');
    const node = h('section', { class: 'card host-time', hidden: true,
        'aria-label': 'Where the host’s time went' },
    h('div', { class: 'chart-head' }, h('h2', {}, 'Where the host’s time went ', unit),
        h('div', { class: 'chart-tools' }, sql.node)),
    h('p', { class: 'muted small host-note' }, 'A selected file has no device work, so the time '
        + 'of a step cannot be split into compute, communication, memory and idle. These host '
        + 'operations changed most, without the calls inside them.'), list);

    function entry(row, name, [a, b, diff], most) {
        const bar = (side, value) => h('span', { class: `host-bar host-${side}`,
            title: `${side} ${exactTime(value)}`,
            css: { width: `${(100 * value / most).toFixed(2)}%` } });
        return h('li', {},
            h('a', { href: href(row), class: 'mono', title: row.name }, h('bdi', {}, name)),
            h('span', { class: 'host-bars', 'aria-hidden': 'true' }, bar('control', a),
                bar('test', b)),
            h('span', { class: 'num muted' }, `${formatTime(a)} → ${formatTime(b)}`),
            h('span', { class: `num strong ${direction(diff)}`, title: exactTimeDiff(diff) },
                formatTimeDiff(diff)));
    }

    return {
        node,
        sql,
        /** `rows` of the API, largest change first; null: not known yet, or not needed. */
        draw(rows, answer) {
            node.hidden = rows === null || rows.length === 0;
            if (node.hidden) {
                return;
            }
            const times = rows.map((row) => perStep(row, answer));
            const most = Math.max(...times.flatMap(([a, b]) => [a, b]), 1e-9);
            const names = shortenAlike(rows.map((row) => row.name), LETTERS);
            unit.textContent = `self time, mean per ${isWhole(answer) ? 'recording' : 'step'}`;
            fill(list, rows.map((row, i) => entry(row, names[i], times[i], most)));
        },
    };
}
