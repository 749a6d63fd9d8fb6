// The two strips of controls of the Compare page: above the charts, and beside the verdict.
import * as api from '../api.js';
import { fill, h, uniqueId } from '../dom.js';
import { fileNamePart, formatCount, plural } from '../format.js';
import { bundleQuery, defaultOrder, exportQuery, reportQuery, SORT_KEYS, TOP_CHOICES }
    from '../state.js';
import { createWorkSwitch } from './op-work-columns.js';
import { createShareMenu } from './share-menu.js';

const SORT_TEXTS = {
    abs_diff_duration: 'largest change of duration', abs_diff_counts: 'largest change of calls',
    diff_duration: 'change of duration', diff_counts: 'change of calls',
    diff_percent: 'relative change', control_total_duration: 'duration in the control',
    test_total_duration: 'duration in the test', control_counts: 'calls in the control',
    test_counts: 'calls in the test', q_value: 'certainty of the change', name: 'name',
    category: 'category', change: 'group', more_work: 'more work', slower_work: 'slower work',
};

/** The beginning of the file names of all downloads of a comparison. */
export const downloadName = (answer) => `tracediff-${fileNamePart(answer.control.label)}-${
    fileNamePart(answer.test.label)}`;

/** How many rows the charts show, and in which order. */
export function createChartBar(change) {
    const topId = uniqueId('top');
    const sortId = uniqueId('sort');
    const top = h('select', { id: topId, on: { change: () =>
        change({ top: Number(top.value) }) } });
    const sort = h('select', { id: sortId, on: { change: () =>
        change({ sort: sort.value, order: defaultOrder(sort.value) }) } },
    Object.keys(SORT_TEXTS).filter((key) => SORT_KEYS.includes(key))
        .map((key) => h('option', { value: key }, SORT_TEXTS[key])));
    const rest = h('span', { class: 'muted small' });
    const node = h('div', { class: 'chart-bar' },
        h('label', { for: topId }, 'Charts: first'), top,
        h('label', { for: sortId }, 'by'), sort, rest);
    return {
        node,
        draw(state, self) {
            const choices = [...new Set([...TOP_CHOICES, state.top])].sort((a, b) => a - b);
            fill(top, choices.map((n) => h('option', { value: String(n),
                selected: n === state.top }, String(n))));
            for (const option of sort.options) {
                const text = SORT_TEXTS[option.value];
                option.textContent = self ? text.replace('duration', 'self time') : text;
            }
            sort.value = state.sort;
        },
        drawRest(all, drawn) {
            rest.textContent = all > drawn
                ? `${formatCount(drawn)} of ${formatCount(all)} rows are drawn; the table has all`
                : '';
        },
    };
}

/** Share, beside the verdict; `title`, `files`, `work` and `workNote` are those of the table. */
export function createExportBar(change) {
    const count = h('span', { class: 'muted' });
    const work = createWorkSwitch(change);
    const csv = h('a', { class: 'button', title: 'All rows, in the order of the table' }, 'CSV');
    const json = h('a', { class: 'button', title: 'Everything on this page, as the API returns it' },
        'JSON');
    const share = createShareMenu();
    return {
        title: h('h3', {}, 'All rows ', count),
        node: h('div', { class: 'verdict-actions' }, share.node),
        files: [csv, json],
        work: work.node,
        workNote: work.note,
        draw(state, answer, unit, self) {
            work.draw(state);
            const { row_count: rows, rows_before_filters: all } = answer;
            const folded = state.fold ? answer.replacements.length : 0;
            count.textContent = (rows === all ? formatCount(rows)
                : `${formatCount(rows)} of ${formatCount(all)}`)
                + (folded > 0 ? `, ${plural(folded, 'pair')} folded` : '');
            csv.href = api.compareUrl(exportQuery(state, unit, self, 'csv'));
            json.href = api.compareUrl(exportQuery(state, unit, self, 'json'));
            share.set({ name: downloadName(answer), bundle: api.bundleUrl(bundleQuery(state)),
                report: api.reportUrl(reportQuery(state, unit, self)) });
            csv.download = `${downloadName(answer)}.csv`;
            json.download = `${downloadName(answer)}.json`;
        },
    };
}
