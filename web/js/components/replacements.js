// Probable replacements: kernels that only one side has, paired by what launches them. In the
// charts and the table each pair is one row; this list shows both names with the reason.
import { button, fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatPercent, formatPercentDiff, formatTime,
    formatTimeDiff } from '../format.js';
import { valuesOf } from '../rows.js';
import { createSqlLink } from './sql-link.js';

const FIRST = 4;
const SIDES = ['control', 'test'];

/** Why two kernels count as a pair, in words. */
export const RULES = {
    operator_and_shapes: 'launched by the same operator with the same input shapes',
    operator: 'launched by the same operator',
    template_arguments: 'one template with other arguments',
    shapes: 'launched by other operators with the same input shapes',
};

/** `href({name, category})` is the page of a kernel. */
export function createReplacements(href) {
    const title = h('h2');
    const list = h('ul', { class: 'replacements-list' });
    const more = h('p', { class: 'related-more' });
    const sql = createSqlLink('Probable replacements');
    const node = h('details', { class: 'card rank-steps replacements', hidden: true },
        h('summary', {}, title, h('span', { class: 'muted rank-summary' }, 'Kernels that are '
            + 'gone and those that probably replaced them, judged by what launches them, or by '
            + 'their names if these differ in template arguments alone.')),
    h('div', { class: 'chart-tools' }, sql.node), list, more);
    let all = false;
    let shown = null;

    /** `perStep`: times per step instead of totals. */
    function draw(answer, perStep) {
        const pairs = answer.replacements ?? [];
        if (shown !== answer) {
            shown = answer;
            all = false;
        }
        node.hidden = pairs.length === 0;
        if (node.hidden) {
            return;
        }
        title.textContent = `Probable replacements (${formatCount(pairs.length)})`;
        fill(list, pairs.slice(0, all ? undefined : FIRST).map((pair) =>
            entry(pair, answer, perStep)));
        more.hidden = all || pairs.length <= FIRST;
        fill(more, !more.hidden && button(`Show all ${formatCount(pairs.length)}`, () => {
            all = true;
            draw(answer, perStep);
            list.children[FIRST].querySelector('a').focus();
        }, { class: 'link-button' }));
    }

    function entry(pair, answer, perStep) {
        const row = { diff_duration: pair.diff_duration };
        SIDES.forEach((side) => {
            row[`${side}_counts`] = pair[side].counts;
            row[`${side}_total_duration`] = pair[side].total_duration;
        });
        const { control, test, diff, growth, controlCount, testCount } = valuesOf(row,
            perStep ? 'per_step' : 'total', answer);
        const sign = diff > 0 ? 'more' : diff < 0 ? 'less' : 'calm';
        const name = (kernel, mark, cls) => h('p', { class: `replaced ${cls}` },
            h('span', { class: 'replaced-mark', 'aria-hidden': 'true' }, mark),
            h('span', { class: 'visually-hidden' }, mark === '−' ? 'gone: ' : 'new: '),
            h('a', { href: href(kernel), class: 'mono', title: kernel.name },
                h('bdi', {}, kernel.name)));
        return h('li', {},
            h('div', { class: 'replaced-names' }, name(pair.control, '−', 'less-mark'),
                name(pair.test, '+', 'more-mark'), h('p', { class: 'muted small' },
                    RULES[pair.rule] ?? pair.rule, pair.shared !== null && [', ',
                        h('span', { class: 'mono' }, pair.operator ?? ''), ' ',
                        pair.input_dims && h('span', { class: 'mono' }, pair.input_dims),
                        ` (${formatPercent(100 * pair.shared)} of what launches them is shared)`])),
            h('dl', { class: 'replaced-numbers' },
                h('dt', {}, perStep ? 'calls per step' : 'calls'),
                h('dd', {}, `${formatCount(controlCount)} → ${formatCount(testCount)}`),
                h('dt', {}, perStep ? 'time per step' : 'time'),
                h('dd', { title: `${exactTime(control)} → ${exactTime(test)}` },
                    `${formatTime(control)} → ${formatTime(test)}`),
                h('dt', {}, 'Δ'),
                h('dd', { class: `strong ${sign}`, title: exactTimeDiff(diff) },
                    formatTimeDiff(diff), control > 0 && ` (${formatPercentDiff(growth)})`)));
    }

    return { node, sql, draw };
}
