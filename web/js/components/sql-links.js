// The targets of the links “SQL” of a comparison.
import { compareClasses, compareOperators, compareParts, compareReplacements, compareRows, compareSteps, compareWaterfall,
    operationBooked, operationCalls, operationLaunches, operationNumbers, operationSteps, operationWork, sqlHref } from '../sql/links.js';

/**
 * Links of the Compare page; `item`: the selected row; `ofHost`: the waterfall is; `parts` contain the
 * links.
 */
export function linkComparison(state, { unit, self, item, ofHost }, parts) {
    const set = (link, statement, more) => link.set(sqlHref(statement, state, more));
    set(parts.table.sql, compareRows(state, unit, self));
    set(parts.durations.sql, compareRows(state, unit, self, state.top));
    set(parts.counts.sql, compareRows(state, unit, self, state.top),
        { chart: 'bars', x: 'name', y: 'control_counts', y2: 'test_counts' });
    set(parts.fall.chart.sql, ofHost ? compareParts(state) : compareWaterfall(state));
    set(parts.classes.sql, compareClasses(state));
    set(parts.replacements.sql, compareReplacements(state));
    set(parts.operators.sql, compareOperators(state));
    set(parts.ranks.heat.sql, state.heat !== 'op' ? compareSteps(state)
        : item ? operationSteps(state, item.row) : null);
}

/** Links of the page of an operation; `row`: {name, category}. */
export function linkOperation(state, row, parts) {
    const { histogram, points, heat, numbers, related, work, booked } = parts;
    booked.sql.set(sqlHref(operationBooked(state, row, row.launches === undefined), state));
    numbers.sql.set(sqlHref(operationNumbers(state, row), state));
    related.sql.set(sqlHref(operationLaunches(state, row), state));
    work.sql.set(sqlHref(operationWork(state, row), state));
    histogram.sql.set(sqlHref(operationCalls(state, row), state,
        { chart: 'histogram', x: 'dur', by: 'side' }));
    for (const chart of [points, heat]) {
        chart.sql.set(sqlHref(operationSteps(state, row), state));
    }
}
