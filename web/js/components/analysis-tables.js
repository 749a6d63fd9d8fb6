// The tables of an analysis: of one set, or one row for A, B and their change.
import { h } from '../dom.js';
import { columnsOf, pairedColumn, perStepColumn } from '../analyses/columns.js';
import { mainOf, pairedRows, saysSomething } from '../analyses/rows.js';
import { createDataTable } from './data-table.js';

const FIRST_ROWS = 12; // before "more"

const SIDE = { key: 'side', title: 'set', show: (letter) => h('b', {
    class: `letter letter-${letter.toLowerCase()}` }, letter) };

/** The rows of tables that list each side for itself, such as the longest segments. */
const listed = (sides, table) => sides.flatMap((side) => (side.data[table.key] ?? [])
    .map((row) => ({ side: side.letter, ...row }))).sort(table.order ?? (() => 0));

/** {rows, columns} of a table; `raw`: the sides with sums of all steps. */
function contentOf(table, { sides, raw, difference, perStep }) {
    const two = sides.length > 1 && !table.apart;
    const all = columnsOf(table, sides.flatMap((side) => side.data[table.key] ?? []));
    const rows = two ? pairedRows(raw, table, all, difference?.[table.key], perStep)
        : listed(sides, table);
    const main = mainOf(table, all, two);
    const isValue = (column) => column.told || (column.number && (!two || column.showDiff));
    const titled = (column) => (perStep ? perStepColumn(column) : column);
    const ordered = [...all.filter((column) => !isValue(column)), ...main,
        ...all.filter((column) => isValue(column) && !main.includes(column))];
    const columns = ordered.flatMap((column) => {
        const extra = isValue(column) && !main.includes(column);
        return (two && isValue(column) ? pairedColumn(titled(column)) : [titled(column)])
            .map((one) => ({ ...one, extra }));
    }).filter((column) => !column.number || column.blank || rows.some((row) => (row[column.key] ?? null) !== null));
    return { columns: sides.length > 1 && table.apart ? [SIDE, ...columns] : columns,
        rows: rows.some(saysSomething(all)) ? two ? rows.filter(saysSomething(all)) : rows : [] };
}

/**
 * The nodes of those tables that have rows. `context`: {sides, raw, difference, perStep, href,
 * parameters, csv(table), sql(table), above: how many tables are before "more"}.
 */
export function analysisTables(tables, context) {
    return tables.map((table, i) => ({ table, ...contentOf(table, context),
        limit: i < context.above ? table.rows ?? FIRST_ROWS : undefined }))
        .filter(({ rows }) => rows.length > 0).map(({ table, rows, columns, limit }) => {
            const made = createDataTable({ caption: table.caption, columns, limit,
                href: context.href, parameters: context.parameters, csv: context.csv(table.key),
                sql: context.sql(table.key) });
            made.show(rows);
            return { table, node: made.node };
        });
}
