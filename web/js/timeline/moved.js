// Python functions whose line moved between two versions of their file: in a comparison, such a
// function has two rows, one on each side. Pure.

const NAMED = /^(.+)\((\d+)\): (.+)$/;

/** A path without the place of installation, as in the tree of calls (docs/semantics.md §9). */
function fileOf(path) {
    for (const folder of ['/site-packages/', '/dist-packages/']) {
        const at = path.lastIndexOf(folder);
        if (at >= 0) {
            return path.slice(at + folder.length);
        }
    }
    return /^([A-Za-z]:)?[\\/]/.test(path) ? path.split(/[\\/]/).at(-1) : path;
}

/** Map file and function → {control: [[line, row]…], test: […]}, for rows of only one side. */
function group(rows) {
    const groups = new Map();
    for (const row of rows) {
        const found = row.category === 'python_function' && (row.control_counts === 0)
            !== (row.test_counts === 0) ? NAMED.exec(row.name) : null;
        if (found) {
            const key = `${fileOf(found[1])}\0${found[3]}`;
            const lists = groups.get(key) ?? { control: [], test: [] };
            groups.set(key, lists);
            lists[row.control_counts > 0 ? 'control' : 'test'].push([Number(found[2]), row]);
        }
    }
    return groups;
}

/**
 * [[row of the control, row of the test]…]. If a file has several functions with one name, they
 * pair in the order of their lines, if both sides have equally many.
 */
export function movedFunctions(rows) {
    const pairs = [];
    for (const { control, test } of group(rows).values()) {
        if (control.length === test.length) {
            [control, test].forEach((list) => list.sort(([a], [b]) => a - b));
            control.forEach(([, row], i) => pairs.push([row, test[i][1]]));
        }
    }
    return pairs;
}
