// Calls and copies that CUDA and HIP name differently: a comparison joins them into one row, whose
// name no span has. Pure.

const counted = (row, { side, name, category, counts, total_duration: time }) => ({ ...row, name,
    category, aliases: null, control_self_duration: null, test_self_duration: null,
    control_counts: side === 'control' ? counts : 0, test_counts: side === 'test' ? counts : 0,
    control_total_duration: side === 'control' ? time : 0,
    test_total_duration: side === 'test' ? time : 0 });

/**
 * [{row, names: {control, test}}…]: one entry for a joined row if each side has one of its names,
 * so that the calls of both are partners; else one for each name.
 */
export function namesOf(row) {
    if (!row.aliases) {
        return [{ row, names: { control: row.name, test: row.name } }];
    }
    const [control, test] = ['control', 'test'].map((side) =>
        row.aliases.filter((one) => one.side === side));
    if (control.length === 1 && test.length === 1 && control[0].category === test[0].category) {
        return [{ row: { ...row, category: control[0].category },
            names: { control: control[0].name, test: test[0].name } }];
    }
    return row.aliases.map((one) => ({ row: counted(row, one),
        names: { control: one.name, test: one.name } }));
}
