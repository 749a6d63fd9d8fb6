// The data of a report: JSON in an element of the page, compressed if it is long.

const ID = 'report-data';

async function inflate(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).text();
}

/** A row as in the API, without the columns that can be computed from others. */
const makeRow = (columns, values) => Object.fromEntries(columns.map((name, i) =>
    [name, values[i]]));

/** {generated, version, sets: {control, test}, comparison}: the answer of compare_traces; no `sets`
 *  between recordings. */
export async function readData() {
    const node = document.getElementById(ID);
    const text = node.dataset.encoding === 'gzip' ? await inflate(node.textContent)
        : node.textContent;
    const data = JSON.parse(text);
    const { columns, rows, ...answer } = data.comparison;
    if (!columns) { // between recordings: the rows are as in the API
        return data;
    }
    return { ...data, comparison: { ...answer,
        rows: rows.map((values) => makeRow(columns, values)) } };
}

const SUMS = ['control_counts', 'test_counts', 'diff_counts', 'control_total_duration',
    'test_total_duration', 'diff_duration', 'control_self_duration', 'test_self_duration'];

function sumUp(rows) {
    return Object.fromEntries(SUMS.map((key) =>
        [key, Math.round(1000 * rows.reduce((sum, row) => sum + row[key], 0)) / 1000]));
}

/**
 * The answer with only the rows that pass `keep`, and their totals: host rows have a self time,
 * device work has a kind, annotations and syncs of a device have neither.
 */
export function filterAnswer(answer, keep) {
    const rows = answer.rows.filter(keep);
    return { ...answer, rows, totals: {
        host: sumUp(rows.filter((row) => row.control_self_duration !== null)),
        device: { ...sumUp(rows.filter((row) => row.kind !== '')), control_self_duration: null,
            test_self_duration: null },
    } };
}
