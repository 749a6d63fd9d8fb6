// The table of the benchmark of machines, as Markdown.

const part = (list, fits) =>
    list.length
        ? `${list.filter(fits).length} (${Math.round((100 * list.filter(fits).length) / list.length)} %)`
        : '–';

function median(values) {
    const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
    return sorted.length ? sorted[Math.floor(sorted.length / 2)].toFixed(1) : '–';
}

function line(name, list) {
    const wrong = (what) => (r) => r.wrong.includes(what);
    const [noMachine, noProgram] = ['machine', 'program'].map((of) =>
        list.filter((r) => r.same[of]),
    );
    return (
        `| ${name} | ${list.length} | ${part(list, (r) => r.right)} | ${part(list, (r) => r.machine)} | ` +
        `${part(list, (r) => r.program)} | ${part(noMachine, wrong('program called machine'))} | ` +
        `${part(noProgram, wrong('machine called program'))} | ${part(list, (r) => r.quiet)} | ` +
        `${median(list.map((r) => r.width?.machine))} | ${median(list.map((r) => r.width?.program))} |`
    );
}

export function printMachine(results, kinds) {
    for (const counters of [true, false]) {
        const done = results.filter(
            (r) => r.counters === counters && !r.skipped && !r.error,
        );
        console.log(`\n${counters ? 'With counters' : 'Without counters'}:\n`);
        console.log(
            '| kind | pairs | right split | machine in | program in | program called machine | ' +
                'machine called program | without a word | width machine | width program |',
        );
        console.log('|---|---|---|---|---|---|---|---|---|---|');
        for (const kind of kinds) {
            console.log(
                line(
                    kind,
                    done.filter((r) => r.kind === kind),
                ),
            );
        }
        console.log(line('**all**', done));
    }
    const skipped = results.filter((r) => r.skipped).length;
    console.log(`\n${skipped} of ${results.length} were skipped`);
}
