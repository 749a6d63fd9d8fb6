// What an operation launches, or what launches it: every name links to its own page.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercentDiff, formatTime,
    formatTimeDiff } from '../format.js';
import { valuesOf } from '../rows.js';
import { segmented } from './segmented.js';
import { createSqlLink } from './sql-link.js';

const FIRST = 12;

/** `events`: {href({name, category}), onUnit(unit)}. */
export function createRelatedTable(events) {
    const title = h('h2');
    const explained = h('p', { class: 'muted small' });
    const sql = createSqlLink('What launches it, or what it launches');
    const units = segmented('Unit of this table',
        [['total', 'Total'], ['per_step', 'Per step']], events.onUnit);
    const body = h('div', { class: 'scroll-x' });
    const more = h('p', { class: 'related-more' });
    const node = h('section', { class: 'card related' },
        h('div', { class: 'chart-head' }, title, h('div', { class: 'chart-tools' }, units.node,
            sql.node)), explained, body, more);
    let all = false;
    let shown = '';

    /** `view`: {answer, unit, revision}. */
    function draw(view) {
        const { answer } = view;
        const host = answer.launches !== undefined;
        if (shown !== view.revision) {
            shown = view.revision;
            all = false;
        }
        units.press(view.unit);
        title.textContent = host ? 'Launches' : 'Launched by';
        node.setAttribute('aria-label', title.textContent);
        explained.textContent = host
            ? 'Kernels, copies and memsets that its calls launched, including those of nested '
                + 'calls. Largest change first.'
            : 'The operators that launched it, with their input shapes where the '
                + 'trace has them. Largest change first.';
        const list = host ? answer.launches : answer.launched_by;
        fill(body, list.length === 0 ? emptyText(host) : table(list, view, host));
        fill(more, list.length > FIRST && !all && button(
            `Show all ${formatCount(list.length)}`, () => {
                all = true;
                draw(view);
                body.querySelectorAll('tbody tr')[FIRST].querySelector('a')?.focus();
            }, { class: 'link-button' }));
        more.hidden = list.length <= FIRST || all;
    }

    function emptyText(host) {
        return h('p', { class: 'muted chart-message' }, host
            ? 'Its calls launch no device work.' : 'The trace does not say what launched it.');
    }

    function table(list, view, host) {
        const hasShapes = list.some((item) => item.shapes !== null);
        return h('table', { class: 'related-table' },
            h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, host ? 'Device work' : 'Operator'),
                hasShapes && h('th', { scope: 'col' }, 'Input shapes'),
                ['Control', 'Test', 'Δ'].map((text) => h('th', { scope: 'col',
                    class: 'num wide-only', title: `Calls, ${text}` },
                h('span', { class: 'th-group' }, 'calls '), text)),
                ['Control', 'Test', 'Δ', 'Δ %'].map((text) => h('th', { scope: 'col',
                    class: text === 'Control' || text === 'Test' ? 'num roomy-only' : 'num',
                    title: `Device time, ${text}` },
                h('span', { class: 'th-group' }, 'time '), text)))),
            h('tbody', {}, list.slice(0, all ? undefined : FIRST).map((item) =>
                line(item, view, hasShapes))));
    }

    function line(item, { answer, unit }, hasShapes) {
        const { control, test, diff, controlCount, testCount, diffCount, birth, percent } =
            valuesOf(item, unit, answer);
        const sign = diff > 0 ? ' more' : diff < 0 ? ' less' : '';
        const change = birth || formatPercentDiff(percent);
        return h('tr', {}, h('th', { scope: 'row', class: 'related-name mono' },
            item.name === '' ? h('span', { class: 'muted' }, 'unknown launch')
                : h('a', { href: events.href(item), title: item.name },
                    h('bdi', {}, item.name)),
            h('span', { class: 'related-category muted' }, ` ${item.category ?? ''}`)),
        hasShapes && h('td', { class: 'shapes mono', title: item.shapes },
            item.shapes ?? '–'),
        h('td', { class: 'num wide-only' }, formatCount(controlCount)),
        h('td', { class: 'num wide-only' }, formatCount(testCount)),
        h('td', { class: `num wide-only${
            diffCount > 0 ? ' more' : diffCount < 0 ? ' less' : ''}` },
        formatCountDiff(diffCount)),
        h('td', { class: 'num roomy-only', title: exactTime(control) },
            item.control_counts > 0 ? formatTime(control) : '–'),
        h('td', { class: 'num roomy-only', title: exactTime(test) },
            item.test_counts > 0 ? formatTime(test) : '–'),
        h('td', { class: `num strong${sign}`, title: exactTimeDiff(diff) },
            formatTimeDiff(diff)),
        h('td', { class: `num${sign}` }, change));
    }

    return { node, sql, draw };
}
