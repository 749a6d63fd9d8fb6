// The rows of a table of one set or two.

/** The subject of a row: its texts, without its numbers. */
function identity(row, columns, alone) {
    return JSON.stringify(columns.filter((c) => !c.number && !c.note
        && !(alone && (c.key === 'rank' || c.key === 'device'))).map((c) => row[c.key]));
}

/**
 * The rows of all sides, each with the letter of its side; those of both sides that belong
 * together follow each other. Where each side has one rank its number does not matter.
 */
export function sideRows(sides, table) {
    const lists = sides.map((side) => (side.data[table.key] ?? [])
        .map((row) => ({ side: side.letter, ...row })));
    if (lists.length < 2 || table.apart) {
        return table.order ? lists.flat().sort(table.order) : lists.flat();
    }
    const alone = sides.every((side) => side.data.ranks.length === 1);
    const places = new Map();
    for (const row of lists.flat()) {
        const key = identity(row, table.columns, alone);
        places.set(key, [...places.get(key) ?? [], row]);
    }
    return [...places.values()].flat();
}
