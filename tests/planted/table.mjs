// The tables of the benchmark, as Markdown.

const NAMES = { 0.2: 'large (20 %)', 0.05: 'medium (5 %)', 0.02: 'small (2 %)' };
const sizeName = (size) => NAMES[size] ?? `${size * 100} %`;

const share = (list, fits) =>
    list.length
        ? `${list.filter(fits).length} (${Math.round((100 * list.filter(fits).length) / list.length)} %)`
        : '–';

function quantile(values, q) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

function line(name, list, skipped) {
    return (
        `| ${name} | ${list.length} | ${skipped} | ${share(list, (r) => r.verdict)} | ${share(list, (r) => r.place === 1)} | ` +
        `${share(list, (r) => r.place === 1 || r.place === 2)} | ${share(list, (r) => r.place > 0 && r.place < 4)} |`
    );
}

function printPlanted(planted, sizes, by, heading) {
    const keys = [...new Set(planted.map((r) => r[by]))];
    for (const size of sizes) {
        const all = planted.filter((r) => r.size === size && !r.error);
        const done = all.filter((r) => !r.skipped);
        console.log(`\n${sizeName(size)} of a step:\n`);
        console.log(
            `| ${heading} | planted | skipped | verdict right | sentence first | among two | among three |`,
        );
        console.log('|---|---|---|---|---|---|---|');
        for (const key of keys) {
            const of = (list) => list.filter((r) => r[by] === key);
            console.log(line(key, of(done), of(all).length - of(done).length));
        }
        console.log(line('**all**', done, all.length - done.length));
    }
}

export function printTables(planted, empty, { sizes }) {
    printPlanted(planted, sizes, 'kind', 'cause');
    if (new Set(planted.map((r) => r.source)).size > 1) {
        printPlanted(planted, sizes, 'source', 'trace');
    }
    const nulls = empty.filter((r) => !r.error && !r.skipped);
    console.log('\nPairs without a cause:\n');
    console.log(
        '| pairs | without a sentence | no row called real | rows called real | verdict right |',
    );
    console.log('|---|---|---|---|---|');
    console.log(
        `| ${nulls.length} | ${share(nulls, (r) => !r.sentences.length)} | ${share(nulls, (r) => !r.real)} | ` +
            `${nulls.reduce((a, r) => a + r.real, 0)} | ${share(nulls, (r) => r.verdict)} |`,
    );
    const times = [...planted, ...empty].filter((r) => r.ms).map((r) => r.ms);
    console.log(
        `\ncompare, both sides read first: median ${quantile(times, 0.5).toFixed(0)} ms, ` +
            `longest ${quantile(times, 1).toFixed(0)} ms`,
    );
}
