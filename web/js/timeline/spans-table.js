// The visible spans as a table: for the keyboard and for screen readers, and for sorting.
import { button, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatTime, formatTimeDiff, plural } from '../format.js';
import { createDataTable } from '../components/data-table.js';
import { COUNTER, isSingle, SPAN } from './lanes.js';

const MOST = 300;
const CHANGES = { longer: 'longer', shorter: 'shorter', new: 'new', gone: 'gone' };

/** `onPick(pane, i)`; `partnerOf(pane, i)` → {duration} or null. */
export function createSpansTable({ onPick, partnerOf }) {
    const column = (key, title, more) => ({ key, title, show: String, ...more });
    const table = createDataTable({ caption: 'Spans in view', class: 'timeline-table',
        level: 'h2', limit: 15,
        columns: [
            column('side', 'Side', { tone: (side) => `${side}-text` }),
            column('lane', 'Lane'),
            column('name', 'Name', { mono: true, show: (name, row) => button(name || '(no name)',
                () => onPick(row.pane, row.i), { class: 'link-button timeline-name', title: name }) }),
            column('start', 'Start', { number: true, show: formatTime, exact: exactTime,
                what: 'Since the beginning of the step' }),
            column('duration', 'Duration', { number: true, show: formatTime, exact: exactTime }),
            column('diff', 'Test − control', { number: true, show: formatTimeDiff,
                exact: exactTimeDiff, what: 'Against the same call of the other side, where both '
                    + 'are drawn', tone: (d) => (d > 0 ? 'more' : d < 0 ? 'less' : '') }),
            column('change', 'In the step', { show: (change) => CHANGES[change] ?? '',
                what: 'Whether all calls of this name changed in the step' })] });

    const note = h('p', { class: 'muted small', hidden: true });

    /** The visible spans: {pane, i}, the longest first, and their number. */
    function inView(panes, view) {
        const found = [];
        for (const pane of panes) {
            const data = pane.data();
            if (!data) {
                continue;
            }
            for (let i = 0; i < data.length; i += 1) {
                if (data.start[i] < view.to && data.end[i] > view.from && (isSingle(data, i)
                    || (data.sort[i] !== SPAN && data.sort[i] !== COUNTER))) {
                    found.push({ pane, i, duration: data.end[i] - data.start[i] });
                }
            }
        }
        return [found.sort((a, b) => b.duration - a.duration).slice(0, MOST), found.length];
    }

    return {
        node: h('div', {}, table.node, note),
        draw(panes, view) {
            const [list, count] = inView(panes, view);
            note.hidden = count <= list.length;
            note.textContent = `The ${formatCount(list.length)} longest of ${
                plural(count, 'span')} in view.`;
            table.show(list.map(({ pane, i, duration }) => {
                const data = pane.data();
                const own = data.sort[i] === SPAN;
                const other = own ? partnerOf(pane, i) : null;
                return { pane, i, duration, side: pane.side, start: data.start[i] + data.shift,
                    lane: data.lanes[data.lane[i]]?.label ?? 'steps',
                    name: own ? data.names[data.name[i]] : pane.textOf(i),
                    change: own ? pane.changeAt(i) : '',
                    diff: other === null ? null : pane.side === 'control'
                        ? other.duration - duration : duration - other.duration };
            }));
        },
    };
}
