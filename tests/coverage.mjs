// Adds up what llvm-cov says of each file (its JSON, by coverage.sh) for each folder.
import fs from 'node:fs';

const { data: [{ files }] } = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const folders = new Map();

for (const { filename, summary } of files) {
    const folder = /\/server\/(\w+)\/[^/]+\.[ch]$/.exec(filename)?.[1];
    if (folder === undefined || folder === 'build') { // that is run by make alone
        continue;
    }
    const sum = folders.get(folder) ?? { lines: [0, 0], branches: [0, 0] };
    for (const [name, total] of Object.entries(sum)) {
        total[0] += summary[name].covered;
        total[1] += summary[name].count;
    }
    folders.set(folder, sum);
}
const percent = ([covered, count]) => `${(100 * covered / count).toFixed(1)} %`;
console.log('| folder | lines | branches | |\n|---|---|---|---|');
for (const [folder, { lines, branches }] of [...folders].sort()) {
    console.log(`| ${folder} | ${percent(lines)} | ${percent(branches)} | ` +
        `${branches[0]} of ${branches[1]} |`);
}
