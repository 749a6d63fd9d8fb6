// The selected operation: its full name and every number of it.
import { button, fill, h, iconButton } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatProbability, formatTime,
    formatTimeDiff } from '../format.js';
import { aliasLines, decidingQ, isTooFew } from '../rows.js';
import { RULES } from './replacements.js';
import { toast } from './toast.js';

export async function copyText(text, done) {
    try {
        await navigator.clipboard.writeText(text);
        toast(done, { seconds: 4 });
    } catch {
        // Without a secure context there is no clipboard: the user can copy the text by hand.
        toast(`Copy this: ${text}`, { seconds: 60 });
    }
}

const CHANGE_WORDS = { added: 'new: in the test only', deleted: 'gone: in the control only',
    increased: 'called more often', decreased: 'called less often',
    unchanged: 'called equally often' };

/** An explanation of q. */
export const Q_NOTE = 'q is the false discovery rate: of all rows with a q this small, at most '
    + 'this share is expected to be noise';

/** The verdict on a row as a sentence. */
export function verdictText(row) {
    if (row.q_value === null) {
        return 'Cannot judge: each side needs at least 4 samples.';
    }
    if (row.too_few && !isTooFew(row)) {
        return row.test_counts > 0 ? 'It is new: no test is needed.' : 'It is gone: no test is needed.';
    }
    if (row.too_few && row.among) {
        const [steps, rows] = row.among;
        return `${formatCount(steps)} steps are too few to judge this row among ${
            formatCount(rows)} rows.`;
    }
    const tests = `q = ${formatProbability(decidingQ(row))}, p = ${
        formatProbability(row.p_value)}`;
    if (row.significance === 'cannot_judge') {
        return `Cannot judge: two recordings of one program may differ so, too (${tests}).`;
    }
    return row.significance === 'no_difference_found' ? `No difference found (${tests}).`
        : `${row.significance === 'slower' ? 'Slower' : 'Faster'} (${tests}).`;
}

/** A text about the number of calls; '' if nothing is known. */
export function callsText(row) {
    switch (row.calls) {
    case 'fact':
        return `calls: ${formatCount(row.control_calls)} → ${
            formatCount(row.test_calls)} in every step`;
    case 'more':
    case 'fewer':
        return `${row.calls} calls per step (q = ${formatProbability(row.calls_q_value)})`;
    default:
        return '';
    }
}

const numbers = ({ row, of }) => {
    const judged = typeof row.control_median === 'number' && typeof row.test_median === 'number';
    const minus = (a, b) => (a === null || b === null ? null : b - a);
    const line = (text, a, b, d, exact = []) => h('tr', {}, h('th', { scope: 'row' }, text),
        [a, b, d].map((value, i) => h('td', { class: `num${i === 2 ? ' strong' : ''}`,
            title: exact[i] ?? null }, value)));
    const times = (text, a, b, d = minus(a, b)) => line(text, formatTime(a), formatTime(b),
        formatTimeDiff(d), [exactTime(a), exactTime(b), exactTimeDiff(d)]);
    return h('table', { class: 'detail-table' },
        h('thead', {}, h('tr', {}, h('td'), ['Control', 'Test', 'Δ'].map((text) =>
            h('th', { scope: 'col', class: 'num' }, text)))),
        h('tbody', {},
            line('Calls', formatCount(row.control_counts), formatCount(row.test_counts),
                formatCountDiff(row.diff_counts)),
            times('Total', row.control_total_duration, row.test_total_duration,
                row.diff_duration),
            times('Per step', of('control_per_step'), of('test_per_step'), of('diff_per_step')),
            times('Per call', of('control_per_call'), of('test_per_call'), of('diff_per_call')),
            row.control_self_duration !== null && times('Self, total',
                row.control_self_duration, row.test_self_duration, of('diff_self_duration')),
            judged && times('Median of steps', row.control_median, row.test_median),
            judged && times('Quartile spread', row.control_spread, row.test_spread)));
};

/** The whole name of a row, and what it means. */
export function nameTitle(row) {
    if (row.replaces) {
        return `${row.name}\nprobably replaces ${row.replaces.name}\n(${
            RULES[row.replaces.rule] ?? row.replaces.rule})`;
    }
    return row.aliases ? [row.name, ...aliasLines(row)].join('\n') : row.name;
}

/**
 * The panel of the selected operation. It stays visible while the page scrolls, at the bottom of a
 * narrow window. It is outside the columns of the page: the caller adds `node` to the body.
 * `onClear()`; `href(row)`: the operation's own page, null if there is none; `tree(row)`: the page
 * Tree with it, if it may be in a tree; `timeline(row)`: its slowest call. `onRanks()` and
 * `onTable()`, if given, show the row by ranks and steps, and in the table.
 */
export function createOpDetail({ onClear, href, tree, timeline, onRanks, onTable }) {
    const body = h('div', { class: 'op-panel-body' });
    const node = h('aside', { class: 'op-panel', 'aria-label': 'Selected operation',
        hidden: true },
    h('div', { class: 'op-panel-head' }, h('h2', {}, 'Selected operation'),
        iconButton('close', 'Close (Escape)', onClear)), body);
    let shown = null;

    function content(item) {
        const { row } = item;
        const { replaces } = row;
        const calls = callsText(row);
        return [h('p', { class: 'mono full-name' }, h('bdi', {}, row.name)),
            h('p', { class: 'muted small' }, row.category,
                row.kind && ` · ${row.kind.toLowerCase()}`, ` · ${CHANGE_WORDS[row.change]}`),
            replaces && h('div', { class: 'small op-replaces' }, h('p', {}, 'probably replaces'),
                h('p', { class: 'mono full-name' }, h('bdi', {}, replaces.name)),
                h('p', { class: 'muted' }, `${RULES[replaces.rule] ?? replaces.rule}${
                    replaces.operator ? `: ${replaces.operator}` : ''}`,
                replaces.input_dims && h('span', { class: 'mono' }, ` ${replaces.input_dims}`))),
            row.aliases && h('div', { class: 'small op-replaces' },
                h('p', {}, replaces ? 'all kernels that are gone or new'
                    : row.category === 'python_function'
                    ? 'one Python function, whose line or folder differs'
                    : 'one call or copy under several names; each name is on one side only'),
                aliasLines(row).map((line) => h('p', { class: 'mono full-name' },
                    h('bdi', {}, line)))),
            row.significance && h('p', { class: 'small' }, verdictText(row),
                calls && ` ${calls[0].toUpperCase()}${calls.slice(1)}.`),
            numbers(item),
            h('p', { class: 'op-actions' },
                href?.(row) && h('a', { href: href(row) }, 'Open this operation'),
                timeline?.(row) && h('a', { href: timeline(row) }, 'Show in the timeline'),
                tree?.(row) && h('a', { href: tree(row) }, 'Where in the tree'),
                onTable && button('Show in the table', onTable, { class: 'link-button' }),
                onRanks && button('Show its ranks and steps', onRanks,
                    { class: 'link-button' }),
                button('Copy the name', () => copyText(row.name, 'Name copied.'),
                    { class: 'link-button' }))];
    }

    return {
        node,
        isOpen: () => !node.hidden,
        /** `item`: a row of `makeRows`, null: none; `note`: a text instead of a row. */
        draw(item, note = null) {
            if (item === shown && note === null) {
                return;
            }
            shown = item;
            const news = node.hidden;
            node.hidden = item === null && note === null;
            document.body.toggleAttribute('data-panel', !node.hidden);
            fill(body, node.hidden ? null : note ?? content(item));
            if (news || note) {
                body.scrollTop = 0;
            }
        },
        unmount() {
            document.body.removeAttribute('data-panel');
            node.remove();
        },
    };
}
