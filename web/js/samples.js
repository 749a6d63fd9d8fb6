// Samples (rank × step) of both sides, laid side by side, and which ranks lag. Pure.

const compareRows = (a, b) => a.rank - b.rank || a.span - b.span;
const sameList = (a, b) => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * The rows of one side: one for each rank; if two files of a rank have a step of the same number,
 * one for each file. A whole file (step number null) counts as one step.
 */
function sideRows(samples) {
    const seen = new Set();
    let split = false;
    for (const { rank, step_number: n } of samples) {
        const key = `${rank}/${n}`;
        split ||= seen.has(key);
        seen.add(key);
    }
    const rows = new Map();
    for (const { rank, span } of samples) {
        rows.set(split ? `${rank}/${span}` : `${rank}`, { rank, span: split ? span : 0 });
    }
    return { split, keys: [...rows.values()].sort(compareRows) };
}

const sideSteps = (samples) => [...new Set(samples.map((s) => s.step_number))]
    .sort((a, b) => (a ?? -1) - (b ?? -1));

const stepText = (n) => (n === undefined ? '–' : n === null ? 'whole' : String(n));

function rankText(row) {
    if (row === undefined) {
        return '–';
    }
    return row.span > 0 ? `${row.rank}+${row.span}` : String(row.rank);
}

const pairText = (a, b) => (a === b ? a : `${a} / ${b}`);

/** Pairs ranks by number if the sides have a rank in common, else by position. */
function pairRows(control, test) {
    const id = ({ rank, span }) => `${rank}/${span}`;
    const ids = new Set(control.map(id));
    if (test.some((row) => ids.has(id(row)))) {
        const all = new Map([...control, ...test].map((row) => [id(row), row]));
        const tests = new Set(test.map(id));
        return { byPosition: false, rows: [...all.values()].sort(compareRows).map((row) => ({
            control: ids.has(id(row)) ? row : undefined,
            test: tests.has(id(row)) ? row : undefined,
        })) };
    }
    const n = Math.max(control.length, test.length);
    return { byPosition: control.length > 0 && test.length > 0,
        rows: Array.from({ length: n }, (_, i) => ({ control: control[i], test: test[i] })) };
}

function fillCells(samples, rows, steps, side, split) {
    const places = new Map();
    rows.forEach((row, i) => {
        if (row[side]) {
            places.set(`${row[side].rank}/${split ? row[side].span : ''}`, i);
        }
    });
    const cells = rows.map(() => steps.map(() => null));
    const columns = new Map(steps.map((n, i) => [n, i]));
    for (const sample of samples) {
        const row = places.get(`${sample.rank}/${split ? sample.span : ''}`);
        cells[row][columns.get(sample.step_number)] = sample;
    }
    return cells;
}

/**
 * Lays the samples of both sides on one grid: {rows: [{text, control, test}], columns:
 * [{text, control, test}], control: cells, test: cells, ranksByPosition, stepsByPosition}.
 * `cells[row][column]` is a sample or null. Steps pair by number if both sides have the same
 * ones, else by position.
 */
export function alignSamples(control, test) {
    const [a, b] = [sideRows(control), sideRows(test)];
    const { rows, byPosition } = pairRows(a.keys, b.keys);
    const [stepsA, stepsB] = [sideSteps(control), sideSteps(test)];
    const width = Math.max(stepsA.length, stepsB.length);
    const columns = Array.from({ length: width }, (_, i) => ({
        control: stepsA[i], test: stepsB[i],
        text: stepsA.length === 0 ? stepText(stepsB[i]) : stepsB.length === 0
            ? stepText(stepsA[i]) : pairText(stepText(stepsA[i]), stepText(stepsB[i])),
    }));
    const widen = (cells) => cells.map((row) =>
        [...row, ...Array.from({ length: width - row.length }, () => null)]);
    return {
        rows: rows.map((row) => ({ ...row, text: row.control && row.test
            ? pairText(rankText(row.control), rankText(row.test))
            : rankText(row.control ?? row.test) })),
        columns,
        control: widen(fillCells(control, rows, stepsA, 'control', a.split)),
        test: widen(fillCells(test, rows, stepsB, 'test', b.split)),
        ranksByPosition: byPosition,
        stepsByPosition: stepsA.length > 0 && stepsB.length > 0 && !sameList(stepsA, stepsB),
    };
}

/** Matrices of numbers for a grid: `valueOf(sample)`; null where there is no sample. */
export function gridValues(grid, valueOf) {
    const map = (cells) => cells.map((row) =>
        row.map((sample) => (sample === null ? null : valueOf(sample))));
    const control = map(grid.control);
    const test = map(grid.test);
    const diff = control.map((row, i) => row.map((value, j) =>
        (value === null || test[i][j] === null ? null : test[i][j] - value)));
    return { control, test, diff };
}

export function median(values) {
    if (values.length === 0) {
        return null;
    }
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A rank lags when its mean step takes this much longer than the median of the ranks. */
const LAG = 1.05;
/** Waiting is mentioned from this share of the step on. */
const WAITING = 0.05;

/**
 * Facts about the ranks of one side. `samples`: those of /sets/{id}/steps. Each rank has its mean
 * step time (µs), that over the median of the ranks (`lag`) and the share of exposed
 * communication, which is waiting for other ranks and for the network (null if unknown). `slow`:
 * the ranks that lag. `awaited`: if no rank lags but the others wait, the rank that waits least,
 * for which the others wait.
 */
export function judgeRanks(samples) {
    const groups = new Map();
    for (const sample of samples) {
        groups.set(sample.rank, [...(groups.get(sample.rank) ?? []), sample]);
    }
    const ranks = [...groups].sort(([a], [b]) => a - b).map(([rank, list]) => {
        const step = mean(list.map((s) => s.step));
        const known = list.every((s) => s.exposed_communication !== null);
        return { rank, samples: list.length, step, waiting: known && step > 0
            ? mean(list.map((s) => s.exposed_communication)) / step : null };
    });
    const middle = median(ranks.map((r) => r.step));
    for (const rank of ranks) {
        rank.lag = middle > 0 ? rank.step / middle : null;
    }
    const slow = ranks.length < 2 ? [] : ranks.filter((r) => r.lag >= LAG);
    return { ranks, median: middle, slow, awaited: slow.length > 0 ? null : findAwaited(ranks) };
}

function findAwaited(ranks) {
    if (ranks.length < 2 || ranks.some((r) => r.waiting === null)) {
        return null;
    }
    const least = ranks.reduce((a, b) => (b.waiting < a.waiting ? b : a));
    const others = median(ranks.filter((r) => r !== least).map((r) => r.waiting));
    return others >= WAITING && least.waiting <= others / 2 ? least : null;
}
