// A comparison joins names that mean the same into one row, whose name no span has: calls that CUDA
// and HIP name differently, and Python functions whose line or folder differs. Pure.

function counted(row, control, test) {
    const { name, category } = test ?? control;
    return { ...row, name, category, aliases: null,
        control_self_duration: null, test_self_duration: null,
        control_counts: control?.counts ?? 0, test_counts: test?.counts ?? 0,
        control_total_duration: control?.total_duration ?? 0,
        test_total_duration: test?.total_duration ?? 0 };
}

const lineOf = ({ name }) => Number(/\((\d+)\): /.exec(name)?.[1] ?? 0);

/**
 * The lines of a function that are partners: those that both sides have, and the others in their
 * order if both sides have equally many.
 */
function pairLines(control, test) {
    const both = control.flatMap((one) => test.filter(({ name }) => name === one.name)
        .map((other) => [one, other]));
    const [a, b] = [control, test].map((list, side) => list
        .filter((one) => !both.some((pair) => pair[side] === one))
        .sort((x, y) => lineOf(x) - lineOf(y)));
    return a.length === b.length ? [...both, ...a.map((one, i) => [one, b[i]])] : both;
}

const pairOne = (control, test) => (control.length === 1 && test.length === 1
    && control[0].category === test[0].category ? [[control[0], test[0]]] : []);

/**
 * [{row, names: {control, test}}…]: one entry for two names of a joined row whose calls are
 * partners, and for each name without a partner.
 */
export function namesOf(row) {
    if (!row.aliases) {
        return [{ row, names: { control: row.name, test: row.name } }];
    }
    const [control, test] = ['control', 'test'].map((side) =>
        row.aliases.filter((one) => one.side === side));
    const pairs = (row.category === 'python_function' ? pairLines : pairOne)(control, test);
    if (pairs.length === 1 && row.aliases.length === 2) {
        return [{ row: { ...row, category: control[0].category },
            names: { control: control[0].name, test: test[0].name } }];
    }
    const alone = row.aliases.filter((one) => !pairs.flat().includes(one))
        .map((one) => (one.side === 'control' ? [one] : [undefined, one]));
    return [...pairs, ...alone].map(([a, b]) => ({ row: counted(row, a, b),
        names: { control: (a ?? b).name, test: (b ?? a).name } }));
}

/** The rows, where two steps of different numbers are one row with two names: the first of the steps
 * that one side alone has with the first of the other's, and so on. */
export function joinSteps(rows) {
    const number = ({ name }) => Number(name.slice('ProfilerStep#'.length));
    const alone = (counts) => rows.filter((row) => /^ProfilerStep#\d+$/.test(row.name) && row[counts] === 0)
        .sort((a, b) => number(a) - number(b));
    const added = new Map(); // category → the steps of the test alone, the last one first
    for (const row of alone('control_counts').reverse()) {
        added.set(row.category, added.get(row.category) ?? []).get(row.category).push(row);
    }
    const pairs = alone('test_counts').map((control) => [control, added.get(control.category)?.pop()])
        .filter(([, test]) => test);
    const taken = new Set(pairs.flat());
    const joined = pairs.map(([control, test]) => ({ ...control, test_counts: test.test_counts,
        test_total_duration: test.test_total_duration, test_self_duration: test.test_self_duration,
        aliases: [{ side: 'control', name: control.name, category: control.category },
            { side: 'test', name: test.name, category: test.category }] }));
    return [...rows.filter((row) => !taken.has(row)), ...joined];
}
