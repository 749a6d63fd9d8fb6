// The rows in charts: bars, and the hover text below the name.
import { button } from '../dom.js';
import { formatCount, formatCountDiff, formatPercentDiff, formatProbability, formatTime,
    formatTimeDiff } from '../format.js';
import { aliasLines, decidingQ, isTooFew, unitName } from '../rows.js';
import { shownName } from './name-fit.js';
import { callsText } from './op-detail.js';
import { durationDiffTexts, durationTexts } from './op-table.js';

function lastLines(item) {
    const { row, verdict } = item;
    const lines = [];
    if (row.replaces) {
        lines.push(`probably replaces ${row.replaces.name}`);
    }
    if (row.aliases) {
        lines.push(...aliasLines(row));
    }
    if (isTooFew(row)) {
        lines.push('too few steps to judge');
    } else if (verdict === 'no_difference_found' && !row.too_few) {
        lines.push(`no difference found, q = ${formatProbability(decidingQ(row))}`);
    } else if (verdict === 'cannot_judge' && row.q_value !== null) {
        lines.push(`cannot judge, q = ${formatProbability(decidingQ(row))}`);
    } else if (verdict === 'slower' || verdict === 'faster') {
        lines.push(`${verdict}, q = ${formatProbability(decidingQ(row))}`);
    }
    const calls = callsText(row);
    return calls === '' ? lines : [...lines, calls];
}

function durationLines(item, unit, self) {
    const { row } = item;
    const shown = (v) => durationTexts(v, unit)[0];
    const change = item.birth || formatPercentDiff(item.percent);
    const own = self && row.kind === '';
    const lines = [own ? `${row.category}, self time` : row.category,
        `control ${shown(item.control)}`, `test ${shown(item.test)}`,
        `Δ ${durationDiffTexts(item.diff, unit)[0]} (${change})`,
        `calls ${formatCount(item.controlCount)} → ${formatCount(item.testCount)}`];
    if (unit !== 'total' || own) {
        lines.push(`total ${formatTime(row.control_total_duration)} → ${
            formatTime(row.test_total_duration)}, ${formatTimeDiff(row.diff_duration)}`);
    }
    return [...lines, ...lastLines(item)];
}

function countLines(item) {
    return [item.row.category, `control ${formatCount(item.controlCount)}`,
        `test ${formatCount(item.testCount)}`,
        `Δ ${formatCountDiff(item.diffCount)}${item.birth ? ` (${item.birth})` : ''}`,
        ...lastLines(item)];
}

const shared = (item) => ({ key: item.key, name: shownName(item.row), noise: item.noise,
    mark: item.row.replaces ? '⇄ ' : item.row.aliases ? '≡ ' : '' });

/** The data of a chart of durations of these rows, for createOpsBars(). */
export function durationBars(items, unit, self, answer) {
    return { kind: unit === 'percent' ? 'percent' : 'time',
        heading: self ? `self time, ${unitName(unit, answer)}` : unitName(unit, answer),
        rows: items.map((item) => ({ ...shared(item), control: item.control, test: item.test,
            diff: item.diff, lines: durationLines(item, unit, self) })) };
}

/** The same for numbers of calls. */
export function countBars(items, unit) {
    return { kind: 'count',
        heading: unit === 'per_step' || unit === 'percent' ? 'per step' : 'total',
        rows: items.map((item) => ({ ...shared(item), control: item.controlCount,
            test: item.testCount, diff: item.diffCount, lines: countLines(item) })) };
}

/** Whether nothing at all was found: bars would show noise. */
export function foundNothing({ row_count: rows, verdict: { verdict }, ops_diff: calls,
    changed_rows: times }) {
    return rows > 0 && ['unchanged', 'not_certain'].includes(verdict) && times !== null
        && times.slower + times.faster === 0
        && calls.added + calls.deleted + calls.increased + calls.decreased === 0;
}

/** A note instead of bars if all rows are noise. */
export const noiseNote = (answer, onDraw) => foundNothing(answer) && [
    'No difference found in any of these rows, neither in time nor in the number of calls. ',
    button('Draw the bars anyway', onDraw, { class: 'link-button' })];
