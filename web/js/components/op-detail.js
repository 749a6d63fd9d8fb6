// The selected operation: its full name and every number of it.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatProbability }
    from '../format.js';
import { decidingQ } from '../rows.js';
import { RULES } from './replacements.js';
import { toast } from './toast.js';

export async function copyText(text, done) {
    try {
        await navigator.clipboard.writeText(text);
        toast(done, { seconds: 4 });
    } catch {
        // No clipboard without a secure context: the text is offered for copying by hand.
        toast(`Copy this: ${text}`, { seconds: 60 });
    }
}

/** The verdict on a row as a sentence. */
export function verdictText(row) {
    if (row.q_value === null) {
        return 'Cannot judge: 4 observations on each side are needed.';
    }
    if (row.too_few && row.among) {
        const [steps, rows] = row.among;
        return `${formatCount(steps)} steps are too few to tell among ${
            formatCount(rows)} rows.`;
    }
    const numbers = `q = ${formatProbability(decidingQ(row))}, p = ${
        formatProbability(row.p_value)}`;
    return row.significance === 'no_difference_found' ? `No difference found (${numbers}).`
        : `Real: ${row.significance} (${numbers}).`;
}

/** What is known of the number of calls; '' where nothing is. */
export function callsText(row) {
    switch (row.calls) {
    case 'fact':
        return `calls in a step: always ${formatCount(row.control_calls)}, now always ${
            formatCount(row.test_calls)}`;
    case 'more':
    case 'fewer':
        return `${row.calls} calls in a step (q = ${formatProbability(row.calls_q_value)})`;
    default:
        return '';
    }
}

/**
 * `href(row)`: the operation's own page; null where there is none. `onRanks()`, if there is
 * one, shows the selected row by ranks and steps.
 */
export function createOpDetail(onClear, href, onRanks) {
    const node = h('section', { class: 'op-detail', 'aria-label': 'Selected operation' });

    function draw(item) {
        if (!item) {
            fill(node, h('p', { class: 'muted hint' },
                'Select a row or a bar to see the full name and the exact numbers.',
                href && ' A name leads to the page of its operation.'));
            return;
        }
        const { row } = item;
        const judged = typeof row.control_median === 'number'
            && typeof row.test_median === 'number' && !row.replaces;
        const perCall = (a, b) => (a === null || b === null ? null : b - a);
        const line = (text, a, b, d) => h('tr', {}, h('th', { scope: 'row' }, text),
            h('td', { class: 'num' }, a), h('td', { class: 'num' }, b),
            h('td', { class: 'num strong' }, d));
        const times = (text, a, b, d) =>
            line(text, exactTime(a), exactTime(b), exactTimeDiff(d));
        fill(node,
            h('div', { class: 'op-name' },
                h('p', { class: 'mono full-name' }, h('bdi', {}, row.name)),
                h('p', { class: 'muted small' }, row.category,
                    row.kind && ` · ${row.kind.toLowerCase()}`, ` · ${row.change}`),
                row.replaces && h('p', { class: 'small' }, 'probably replaces ',
                    h('a', { href: href?.(row.replaces), class: 'mono' },
                        h('bdi', {}, row.replaces.name)),
                    ` (${RULES[row.replaces.rule] ?? row.replaces.rule})`),
                row.significance && !row.replaces && h('p', { class: 'small' },
                    verdictText(row), callsText(row) && ` It has ${callsText(row)}.`
                        .replace('It has calls in a step:', 'Calls in a step:')),
                h('p', { class: 'op-actions' },
                    href && href(row) && h('a', { href: href(row) }, 'Open this operation'),
                    onRanks && button('Show its ranks and steps', onRanks,
                        { class: 'link-button' }),
                    button('Copy the name', () => copyText(row.name, 'Name copied.'),
                        { class: 'link-button' }),
                    button('Clear', onClear, { class: 'link-button' }))),
            h('div', { class: 'scroll-x' }, h('table', { class: 'detail-table' },
                h('thead', {}, h('tr', {}, ['', 'Control', 'Test', 'Δ'].map((text) =>
                    h('th', { scope: 'col', class: 'num' }, text)))),
                h('tbody', {},
                    line('Calls', formatCount(row.control_counts),
                        formatCount(row.test_counts), formatCountDiff(row.diff_counts)),
                    times('Total', row.control_total_duration, row.test_total_duration,
                        row.diff_duration),
                    times('Per step', row.control_per_step, row.test_per_step,
                        row.diff_per_step),
                    times('Per call', row.control_per_call, row.test_per_call,
                        perCall(row.control_per_call, row.test_per_call)),
                    row.control_self_duration !== null && times('Self, total',
                        row.control_self_duration, row.test_self_duration,
                        row.test_self_duration - row.control_self_duration),
                    judged && times('Median of steps', row.control_median, row.test_median,
                        row.test_median - row.control_median),
                    judged && times('Quartile spread', row.control_spread, row.test_spread,
                        row.test_spread - row.control_spread)))));
    }

    draw(null);
    return { node, draw };
}
