// Every answer of the program as bytes, to see whether a change of the code changes one.
//
//   node answers.mjs record FOLDER     ingests the sample and the corpus, asks for everything
//   node answers.mjs differ A B        names the answers of two such folders that differ
//
// TRACEDIFF_BIN names the program, TRACEDIFF_CORPUS the corpus. What differs between two runs of
// one program (times of the clock, places in the file system) is blanked.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const SAMPLE = path.resolve(import.meta.dirname, '../../traces-sample');
const PROGRAM = process.env.TRACEDIFF_BIN;
const CORPUS = process.env.TRACEDIFF_CORPUS;
const MANY_PAIRS = 20; // of real recordings; the sample is asked for more

const { paths } = JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname,
    '../../web/openapi.json')));
const ANALYSES = Object.keys(paths).map((at) => /^\/analysis\/(\w+)$/.exec(at)?.[1]).filter(Boolean);

/** What is asked of one set: [name, path below /api/v1]. */
const ofSet = (id, rank, name) => [
    ['set', `/sets/${id}`], ['ranks', `/sets/${id}/ranks`], ['steps', `/sets/${id}/steps`],
    ['quality', `/sets/${id}/quality`], ['ops', `/sets/${id}/ops?limit=500`],
    ...['', 'level=operators', 'level=python&by=host', 'instances=true&max_nodes=2000',
        'format=csv'].map((q) => [`tree ${q}`, `/sets/${id}/tree?${q}`]),
    ...['', 'use_short_name=true&pixels=200'].map((q) =>
        [`timeline ${q}`, `/sets/${id}/timeline?rank=${rank}&${q}`]),
    ['timeline sums', `/sets/${id}/timeline/sums?rank=${rank}`],
    ['timeline find', `/sets/${id}/timeline/find?rank=${rank}&limit=50&name=${name}`],
    ...ANALYSES.flatMap((what) => [[what, `/analysis/${what}?set=${id}`],
        [`${what} csv`, `/analysis/${what}?set=${id}&format=csv`],
        [`${what} first`, `/analysis/${what}?set=${id}&steps=first&ranks=first`]]),
    ['sql schema', `/sql/schema?control=${id}`],
    ...['SELECT * FROM ops ORDER BY total_us DESC, name, category LIMIT 50',
        'SELECT count(*), sum(dur) FROM events', 'SELECT * FROM steps LIMIT 50',
        'SELECT * FROM notes'].map((q) =>
        [`sql ${q}`, `/sql?control=${id}&q=${encodeURIComponent(q)}`]),
];

/** What is asked of two. */
function ofPair(control, test) {
    const two = `control=${control}&test=${test}`;
    const views = ['', 'significance=false', 'device_type=GPU', 'use_short_name=true',
        'merge_addresses=false&aliases=false&merge_lines=false', 'fold=true&equal_clock=true',
        'work=true&significant=true', 'control_ranks=first&test_ranks=first',
        'control_steps=first&test_steps=first', 'control_steps=any&test_steps=any', 'q=aten',
        'exclude=aten::*&change=increased', 'sort=diff_counts&order=asc&limit=20&offset=5',
        'unit=total', 'measure=self', 'format=csv', 'format=csv&work=true'];
    return [
        ...views.map((q) => [`compare ${q}`, `/compare_traces?${two}&${q}`]),
        ['ops_diff', `/ops_diff?${two}`],
        ...['', 'level=operators', 'level=python', 'by=host', 'significance=device', 'format=csv']
            .map((q) => [`tree ${q}`, `/compare_traces/tree?${two}&${q}`]),
        ...ANALYSES.map((what) => [what, `/analysis/${what}?set=${control}&test=${test}`]),
        ['report', `/report?${two}`], ['sql schema', `/sql/schema?${two}`],
        ['sql compare', `/sql?${two}&q=${encodeURIComponent('SELECT * FROM compare LIMIT 100')}`],
        ['series', `/series?sets=${control},${test}`],
    ];
}

const commandsOfSet = (set) => [['analyse', set], ['tree', set], ['verify', set]];
const commandsOfPair = (a, b) => [...['table', 'json', 'csv', 'markdown', 'brief'].map((format) =>
    ['compare', a, b, '--format', format]), ['tree', a, b], ['series', a, b],
['analyse', a, '--test', b, '--what', 'temporal_breakdown,work']];

/** The folders of traces below `root`, as [name, folder]. */
const foldersOf = (root) => fs.readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory()).map(({ name }) => [name, path.join(root, name)])
    .filter(([, folder]) => fs.readdirSync(folder).some((file) => /\.json(\.gz)?$/.test(file)));

/** [name, control folder, test folder] */
function pairs() {
    const own = ['', 'attention-', 'ranks-'].map((name) => [`sample ${name}`.slice(0, -1),
        ...['control', 'test'].map((side) => path.join(SAMPLE, name + side))])
        .filter(([, folder]) => fs.existsSync(folder));
    if (!CORPUS) {
        return own;
    }
    const real = path.join(CORPUS, 'corpus-real');
    const all = JSON.parse(fs.readFileSync(path.join(real, 'pairs.json'), 'utf8'));
    const step = all.length / MANY_PAIRS; // spread over the groups
    return [...own, ...all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
        .map(({ id, control, test }) => [id, path.join(real, control), path.join(real, test)])];
}

// What one run of one program has otherwise than the next.
const blank = (text, folder) => text.replaceAll(folder, 'FOLDER')
    .replace(/\b20\d\d-\d\d-\d\dT[\d:.]+Z?/g, 'WHEN')
    .replace(/127\.0\.0\.1:\d+|localhost:\d+/g, 'HOST')
    .replace(/"(created|elapsed_ms)": ?[\d.]+/g, '"$1": 0')
    .replace(/ in \d+\.\d\d s\b/g, ' in 0 s');

async function record(out) {
    const store = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-answers-'));
    let many = 0;
    const keep = (group, name, text) => {
        const folder = path.join(out, group);
        fs.mkdirSync(folder, { recursive: true });
        fs.writeFileSync(path.join(folder, `${encodeURIComponent(name).slice(0, 200)}.gz`),
            zlib.gzipSync(blank(text, store), { level: 1 }));
        many += 1;
    };
    const run = (args) => {
        const { status, stdout, stderr } = spawnSync(PROGRAM, [...args, '--data', store],
            { encoding: 'utf8', maxBuffer: 1 << 30 });
        return `${stdout}\n--- ${stderr}\n--- exit ${status}\n`;
    };
    const ingest = (label, folder) => keep('ingest', label, run(['ingest', folder, '--label', label]));
    const sets = CORPUS ? foldersOf(path.join(CORPUS, 'corpus')) : [];
    const two = pairs().map(([name, a, b]) => [name, `${name} A`, `${name} B`, a, b]);
    sets.forEach(([name, folder]) => ingest(name, folder));
    two.forEach(([, a, b, control, test]) => [[a, control], [b, test]].forEach((x) => ingest(...x)));

    const { startServer } = await import('../http/lib.mjs'); // needs the program
    const server = await startServer({ data: store });
    const listed = (await server.api('GET', '/sets?limit=1000')).json.sets;
    const idOf = (label) => listed.find((set) => set.label === label
        || set.labels?.includes(label))?.id;
    const ask = async (group, requests) => {
        for (const [name, where] of requests) {
            const { status, headers, text } = await server.api('GET', where);
            keep(group, name, `${status} ${headers['content-type']}\n${text}`);
        }
    };
    // A folder that was refused, or that holds what another one holds, has no set of its label.
    const single = [...sets.map(([name]) => name), 'sample A', 'sample B'].filter(idOf);
    for (const label of single) {
        const { ranks } = (await server.api('GET', `/sets/${idOf(label)}/ranks`)).json;
        const { ops } = (await server.api('GET', `/sets/${idOf(label)}/ops?limit=1`)).json;
        await ask(`set ${label}`, ofSet(idOf(label), ranks[0]?.rank ?? 0,
            encodeURIComponent(ops?.[0]?.name ?? 'none')));
    }
    for (const [name, a, b] of two) {
        if (idOf(a) && idOf(b)) {
            await ask(`pair ${name}`, ofPair(idOf(a), idOf(b)));
        }
    }
    await server.stop();
    for (const label of single) {
        commandsOfSet(label).forEach((args) => keep(`set ${label}`, `$ ${args.join(' ')}`, run(args)));
        const rows = path.join(store, 'rows');
        fs.rmSync(rows, { recursive: true, force: true });
        keep(`set ${label}`, '$ export', run(['export', '--tsv', rows, '--events', label]));
        (fs.existsSync(rows) ? fs.readdirSync(rows) : []).forEach((file) => keep(`set ${label}`, `rows ${file}`,
            fs.readFileSync(path.join(rows, file), 'utf8')));
    }
    for (const [name, a, b] of two.filter(([, x, y]) => idOf(x) && idOf(y))) {
        commandsOfPair(a, b).forEach((args) => keep(`pair ${name}`, `$ ${args.join(' ')}`, run(args)));
    }
    const help = (args) => execFileSync(PROGRAM, ['help', ...args], { encoding: 'utf8' });
    for (const args of [[], ...Array.from(help([]).matchAll(/^ {2}([a-z]+) {2,}/gm),
        ([, command]) => [command])]) {
        keep('help', ['help', ...args].join(' '), help(args));
    }
    fs.rmSync(store, { recursive: true });
    console.log(`${many} answers in ${out}`);
}

function differ(a, b) {
    const listOf = (folder) => fs.readdirSync(folder, { recursive: true })
        .filter((name) => name.endsWith('.gz'));
    const [left, right] = [listOf(a), listOf(b)];
    const textOf = (folder, name) => zlib.gunzipSync(fs.readFileSync(path.join(folder, name)))
        .toString();
    const names = [...new Set([...left, ...right])].sort();
    const found = names.filter((name) => {
        const [x, y] = [[a, left], [b, right]].map(([folder, list]) =>
            (list.includes(name) ? textOf(folder, name) : null));
        if (x === y) {
            return false;
        }
        const at = x === null || y === null ? 0 : [...x].findIndex((c, i) => c !== y[i]);
        const part = (text) => (text === null ? '(nothing)'
            : JSON.stringify(text.slice(Math.max(0, at - 60), at + 100)));
        console.log(`${decodeURIComponent(name)}\n  ${part(x)}\n  ${part(y)}`);
        return true;
    });
    console.log(`${names.length} answers, ${found.length} differ`);
    return found.length === 0 ? 0 : 1;
}

const [what, ...folders] = process.argv.slice(2);
if (what === 'record' && folders.length === 1 && PROGRAM) {
    await record(path.resolve(folders[0]));
} else if (what === 'differ' && folders.length === 2) {
    process.exitCode = differ(...folders);
} else {
    console.error('usage: TRACEDIFF_BIN=… node answers.mjs record FOLDER | differ A B');
    process.exitCode = 3;
}
