// What the hover of a chart says of a row, below its name.
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatPercentDiff,
    formatProbability } from '../format.js';
import { decidingQ } from '../rows.js';
import { callsText } from './op-detail.js';
import { durationDiffTexts, durationTexts } from './op-table.js';

function lastLines(item) {
    const { row, verdict } = item;
    const lines = [];
    if (row.replaces) {
        lines.push(`probably replaces ${row.replaces.name}`);
    }
    if (verdict === 'no_difference_found') {
        lines.push(row.too_few ? 'too few steps to tell'
            : `no difference found, q = ${formatProbability(decidingQ(row))}`);
    } else if (verdict === 'slower' || verdict === 'faster') {
        lines.push(`real: ${verdict}, q = ${formatProbability(decidingQ(row))}`);
    }
    const calls = row.replaces ? '' : callsText(row);
    return calls === '' ? lines : [...lines, calls];
}

export function durationLines(item, unit, self) {
    const { row } = item;
    const exact = (v) => durationTexts(v, unit)[1];
    const change = item.birth || formatPercentDiff(item.percent);
    const [diff, exactDiff] = durationDiffTexts(item.diff, unit);
    const own = self && row.kind === '';
    const lines = [own ? `${row.category}, self time` : row.category,
        `control ${exact(item.control)}`, `test ${exact(item.test)}`,
        `Δ ${unit === 'percent' ? diff : exactDiff} (${change})`];
    if (unit !== 'total' || own) {
        lines.push(`total ${exactTime(row.control_total_duration)} → ${
            exactTime(row.test_total_duration)}, ${exactTimeDiff(row.diff_duration)}`);
    }
    return [...lines, ...lastLines(item)];
}

export function countLines(item) {
    return [item.row.category, `control ${formatCount(item.controlCount)}`,
        `test ${formatCount(item.testCount)}`,
        `Δ ${formatCountDiff(item.diffCount)}${item.birth ? ` (${item.birth})` : ''}`,
        ...lastLines(item)];
}
