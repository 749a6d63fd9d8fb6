// Where the host's time went: for pairs without device work, which have no waterfall. The
// operations whose self time per step changed most, as bars of both sides.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTime, formatTimeDiff, shortenAlike } from '../format.js';
import { isWhole } from '../rows.js';
import { createSqlLink } from './sql-link.js';

export const HOST_ROWS = 8;
const LETTERS = 44; // of a name

const perStep = (row, side, samples) => row[`${side}_self_duration`] / samples;
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

    function entry(row, name, samples, most) {
        const [a, b] = [perStep(row, 'control', samples[0]), perStep(row, 'test', samples[1])];
        const bar = (side, value) => h('span', { class: `host-bar host-${side}`,
            title: `${side} ${exactTime(value)}`,
            css: { width: `${(100 * value / most).toFixed(2)}%` } });
        return h('li', {},
            h('a', { href: href(row), class: 'mono', title: row.name }, h('bdi', {}, name)),
            h('span', { class: 'host-bars', 'aria-hidden': 'true' }, bar('control', a),
                bar('test', b)),
            h('span', { class: 'num muted' }, `${formatTime(a)} → ${formatTime(b)}`),
            h('span', { class: `num strong ${direction(b - a)}`, title: exactTimeDiff(b - a) },
                formatTimeDiff(b - a)));
    }

    return {
        node,
        sql,
        /** `rows` of the API, largest change first; null: not known (yet), or not needed. */
        draw(rows, answer) {
            node.hidden = rows === null || rows.length === 0;
            if (node.hidden) {
                return;
            }
            const samples = [answer.control.samples, answer.test.samples];
            const most = Math.max(...rows.flatMap((row) => [
                perStep(row, 'control', samples[0]), perStep(row, 'test', samples[1])]), 1e-9);
            const names = shortenAlike(rows.map((row) => row.name), LETTERS);
            unit.textContent = `self time, mean per ${isWhole(answer) ? 'recording' : 'step'}`;
            fill(list, rows.map((row, i) => entry(row, names[i], samples, most)));
        },
    };
}
