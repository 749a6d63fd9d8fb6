// The rows of the tables: of one set, or of A and B beside each other with their change. Sums are
// per step where the page says so, as in Compare.

/** Whether no rank of a side has device rows. */
export const isBare = ({ data }) => (data.ranks_without_device_rows ?? []).length === data.ranks.length;

/** The two sides of an answer, or the one. */
export function sidesOf(answer) {
    const two = Boolean(answer.test);
    return [['set', 'A'], ['test', 'B']].filter(([key]) => answer[key]).map(([key, letter]) =>
        ({ key, letter: two ? letter : '', label: answer[key].label, data: answer[key] }));
}

const total = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
export const samplesOf = ({ data }) => total(data.samples);

/** The samples that a row counts: those of its rank, else all. */
function samplesOfRow(side, row) {
    const place = side.data.ranks.indexOf(row.rank);
    return place < 0 ? samplesOf(side) : side.data.samples[place];
}

function divide(row, keys, samples) {
    const changed = keys.filter((key) => typeof row[key] === 'number')
        .map((key) => [key, samples > 0 ? row[key] / samples : null]);
    return { ...row, ...Object.fromEntries(changed) };
}

const sumsOf = (table) => table.columns.filter((column) => column.summed).map(({ key }) => key);

/**
 * A side whose sums are per step. `weight` of a row of a rank: the part of all samples that are of
 * this rank, with which the ranks are added up.
 */
export function sidePerStep(side, tables) {
    const data = { ...side.data };
    for (const table of tables) {
        const keys = sumsOf(table);
        if (keys.length > 0 && data[table.key]) {
            data[table.key] = data[table.key].map((row) => {
                const samples = samplesOfRow(side, row);
                return { ...divide(row, keys, samples), weight: samples / samplesOf(side) };
            });
        }
    }
    return { ...side, data };
}

/** The columns that say what a row is about. */
const isName = (column) => !column.number && !column.note && !column.told;

/** The subject of a row, and which of the rows with this subject it is. */
function identities(columns, alone) {
    const seen = new Map();
    const names = columns.filter((c) => isName(c)
        && !(alone && (c.key === 'rank' || c.key === 'device')));
    return (row) => {
        const key = JSON.stringify(names.map((c) => (c.alike ? c.alike(row[c.key]) : row[c.key])));
        seen.set(key, (seen.get(key) ?? 0) + 1);
        return `${key} ${seen.get(key)}`;
    };
}

/** What the difference says of a side that does not show the row itself. */
function lacking(other, difference, sign, columns) {
    const of = (key) => {
        const change = difference?.[key] ?? null;
        const value = change === null ? null : other[key] + sign * change;
        return value !== null && Math.abs(value) < 1e-9 * Math.abs(other[key]) ? 0 : value;
    };
    return Object.fromEntries(columns.filter((c) => c.number).map(({ key }) => [key, of(key)]));
}

const both = (a, b) => (a === b || b === undefined ? a : a === undefined ? b : `${a} / ${b}`);

/** One row of the table: the names, and each number of A and of B with its change. */
function flat(a, b, columns) {
    const row = { ...b, ...a };
    for (const column of columns) {
        const { key } = column;
        if (isName(column) || !(column.showDiff || column.told)) {
            row[key] = both(a[key], b[key]);
            continue;
        }
        [row[`${key} A`], row[`${key} B`]] = [a[key] ?? null, b[key] ?? null];
        row[`${key} Δ`] = column.number && row[`${key} A`] !== null && row[`${key} B`] !== null
            ? row[`${key} B`] - row[`${key} A`] : null;
    }
    return row;
}

/** The rows of A and B that belong together: [[row of A or undefined, of B, identity]]. */
function pairsOf(sides, table, columns) {
    const alone = sides.every((side) => side.data.ranks.length === 1);
    const pairs = new Map();
    sides.forEach((side, i) => {
        const identify = identities(columns, alone);
        for (const row of side.data[table.key] ?? []) {
            const key = identify(row);
            const pair = pairs.get(key) ?? [];
            pair[i] = row;
            pairs.set(key, pair);
        }
    });
    return { pairs, alone };
}

/**
 * Rows with `KEY A`, `KEY B` and `KEY Δ` for each number. `difference`: of the answer, which also
 * knows what a side pools with others. Names come in the order of their change.
 */
export function pairedRows(sides, table, columns, difference, perStep) {
    const { pairs, alone } = pairsOf(sides, table, columns);
    const identify = identities(columns, alone);
    const changes = new Map((difference ?? []).map((row) => [identify(row), row]));
    const rows = [...pairs].map(([key, [a, b]]) => {
        const change = changes.get(key);
        const [one, two] = [a ?? { ...lacking(b, change, -1, columns) },
            b ?? { ...lacking(a, change, 1, columns) }].map((row, i) => (perStep
            ? divide(row, sumsOf(table), samplesOfRow(sides[i], row)) : row));
        return flat(a ? one : { ...one, ...namesOf(b, columns) },
            b ? two : { ...two, ...namesOf(a, columns) }, columns);
    });
    const [first] = mainOf(table, columns, true);
    const size = (row) => Math.abs(row[`${first.key} Δ`] ?? 0);
    return first?.number && columns.some((c) => c.mono) ? rows.sort((x, y) => size(y) - size(x)) : rows;
}

const namesOf = (row, columns) => Object.fromEntries(columns.filter(isName)
    .map(({ key }) => [key, row[key]]));

const MOST = { one: 8, two: 3 };

/** The columns that a table shows at first. */
export function mainOf(table, columns, two) {
    const values = columns.filter((c) => c.told || (c.number && (!two || c.showDiff)));
    const named = two && table.main ? table.main.map((key) => values.find((c) => c.key === key))
        .filter(Boolean) : [];
    return named.length > 0 ? named : values.slice(0, two ? MOST.two : MOST.one);
}

/** Whether a row says anything: a number that is not 0, or a note. */
export const saysSomething = (columns) => {
    const numbers = columns.filter((c) => c.number && c.show);
    return (row) => numbers.length === 0 || Boolean(row.note)
        || numbers.some(({ key }) => Boolean(row[key] ?? row[`${key} A`]) || Boolean(row[`${key} B`]));
};
