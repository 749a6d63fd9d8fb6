// Device time by operator, above the rows, if the kernels of the two sides have different names,
// e.g. from two vendors. The server needs the trees of calls, so this is requested after the rest,
// once for each pair and selection; its room is reserved.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatPercentDiff, formatTime, formatTimeDiff }
    from '../format.js';
import { createSqlLink } from './sql-link.js';

const FIRST = 8;

let last = { key: '', operators: null }; // of the last requested pair

/**
 * `href({name, category})` is the page of an operator; `send(query, {signal})` asks the server; a
 * report has none.
 */
export function createOperators(href, send) {
    const body = h('div', { class: 'scroll-x operators-body' });
    const more = h('p', { class: 'related-more' });
    const sql = createSqlLink('Device time by operator');
    const node = h('details', { class: 'card rank-steps operators', hidden: true,
        'aria-label': 'Device time by operator' },
    h('summary', {}, h('h2', {}, 'Device time by operator'), h('span', { class: 'muted rank-summary' },
        'The sides have other kernels: what their operators take.')),
    h('div', { class: 'chart-tools' }, sql.node),
    h('p', { class: 'muted small' }, 'Less than half of the kernel time is in kernels that both '
        + 'sides have, so this table compares operators. Times are means per step of the device work '
        + 'that each operator launches, without those it calls, and are not tested. Largest change first.'), body, more);
    let all = false;
    let asked = '';
    let request = null;

    const cell = (text, title, cls = '') => h('td', { class: `num ${cls}`, title }, text);

    function row(item) {
        const { operator, control_per_step: a, test_per_step: b, diff_per_step: diff } = item;
        const sign = diff > 0 ? 'more' : diff < 0 ? 'less' : 'calm';
        return h('tr', {}, h('th', { scope: 'row' }, operator === null
            ? h('span', { class: 'muted' }, 'in no operator')
            : h('a', { href: href({ name: operator, category: 'cpu_op' }), class: 'mono',
                title: operator }, h('bdi', {}, operator))),
        cell(`${formatCount(item.control_counts)} → ${formatCount(item.test_counts)}`),
        cell(formatTime(a), exactTime(a)), cell(formatTime(b), exactTime(b)),
        cell(formatTimeDiff(diff), exactTimeDiff(diff), sign),
        cell(a > 0 ? formatPercentDiff(100 * diff / a) : b > 0 ? 'new' : '', null, sign));
    }

    function show({ rows, count }) {
        const title = (text, cls = 'num') => h('th', { scope: 'col', class: cls }, text);
        fill(body, h('table', { class: 'operators-table' }, h('thead', {}, h('tr', {},
            title('Operator', ''), title('launched, in all'), title('control'), title('test'), title('Δ'),
            title('Δ %'))), h('tbody', {}, rows.slice(0, all ? undefined : FIRST).map(row))));
        more.hidden = all || rows.length <= FIRST;
        fill(more, !more.hidden && button(rows.length < count
            ? `Show ${formatCount(rows.length)} of ${formatCount(count)}`
            : `Show all ${formatCount(count)}`, () => {
            all = true;
            show({ rows, count });
            body.querySelectorAll('tbody tr')[FIRST].querySelector('a')?.focus();
        }, { class: 'link-button' }));
    }

    async function ask(key) {
        request?.abort();
        request = new AbortController();
        asked = key;
        all = false;
        fill(body, h('p', { class: 'muted' }, 'Looking for the operators …'));
        fill(more);
        const query = new URLSearchParams(key);
        Object.entries({ operators: 'auto', diagnosis: 'false', limit: '0' })
            .forEach(([name, value]) => query.set(name, value));
        try {
            const { operators } = last.key === key ? last
                : await send(query, { signal: request.signal });
            last = { key, operators };
            if (asked === key && operators) {
                show(operators);
            } else if (asked === key) {
                fill(body, h('p', { class: 'muted' }, 'Loading the operators took too long.'));
            }
        } catch (error) {
            if (asked === key && error.name !== 'AbortError') {
                fill(body, h('p', { class: 'muted' }, `No operators: ${error.message}`));
            }
        }
    }

    return {
        node,
        sql,
        /** `key`: the query of the pair; '' in a report, whose answer contains the operators. */
        draw(key, answer) {
            node.hidden = !(send ? answer.recorded.few_shared_kernels : answer.operators);
            if (!node.hidden && !send) {
                show(answer.operators);
            } else if (!node.hidden && node.open && key !== asked) {
                ask(key);
            }
        },
        stop: () => request?.abort(),
    };
}
