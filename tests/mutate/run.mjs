// Whether the tests notice when the code is broken: applies each of the one-line changes
// of mutations.mjs to a copy of the source, builds it, and runs tests until one fails.
//
//   node run.mjs [--check] [--near] [WORD...]
//
//   WORD        only changes whose file, text or folder has it: store/, text.c, fsync
//   --check     only looks whether every change applies to exactly one place, and names
//               tests that can be run
//   --near      only the tests of the folder of each change: quicker, and some survive
//
// srcdir and builddir name the tree and the build folder; the copy lies in
// BUILDDIR/mutate, and stays there for the next run. A test that fails counts only if it
// passes with nothing changed. Exit 1: a folder has less than 90 %.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { MUTATIONS, ORDER } from './mutations.mjs';

const SOURCE = path.resolve(process.env.srcdir ?? '.');
const PLACE = path.resolve(process.env.builddir ?? '.', 'mutate');
const TREE = path.join(PLACE, 'tree');
const BUILD = path.join(PLACE, 'build');
const WANTED = 0.9;
const TEST_SECONDS = 120;
const BUILD_SECONDS = 900;

// ---- the copy ----

const LEFT_OUT = ['node_modules', 'build-archive', 'autom4te.cache', '.git', '.deps'];

/** Copies what is new or other; leaves times alone where nothing changed. */
function copyTree(from, to) {
    const names = fs.readdirSync(from).filter((name) => !LEFT_OUT.includes(name) &&
        !fs.existsSync(path.join(from, name, 'config.status')));
    fs.mkdirSync(to, { recursive: true });
    for (const name of names) {
        const [source, copy] = [path.join(from, name), path.join(to, name)];
        if (fs.lstatSync(source).isDirectory()) {
            copyTree(source, copy);
        } else if (fs.statSync(source).isFile() && (!fs.existsSync(copy) ||
            !fs.readFileSync(source).equals(fs.readFileSync(copy)))) {
            fs.copyFileSync(source, copy);
        }
    }
}

/** Runs a command in the build folder: {code: null on a hang, output}. */
function run(command, parameters, seconds) {
    return new Promise((resolve) => {
        const child = spawn(command, parameters, { cwd: BUILD,
            detached: true, stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, top_builddir: BUILD, top_srcdir: TREE, srcdir: TREE,
                HOME: PLACE, MAKEFLAGS: '', MFLAGS: '' } });
        let output = '';
        let hung = false;
        const timer = setTimeout(() => {
            hung = true;
            process.kill(-child.pid, 'SIGKILL');
        }, seconds * 1000);
        const take = (piece) => { output = (output + piece).slice(-20000); };
        child.stdout.on('data', take);
        child.stderr.on('data', take);
        child.once('close', (code) => {
            clearTimeout(timer);
            try {
                process.kill(-child.pid, 'SIGKILL'); // what it left running
            } catch { /* nothing */ }
            resolve({ code: hung ? null : code, output });
        });
    });
}

const make = (...targets) => run('make', ['-s', '-j2', ...targets], BUILD_SECONDS);

async function prepare() {
    copyTree(SOURCE, TREE);
    if (!fs.existsSync(path.join(BUILD, 'Makefile'))) {
        fs.mkdirSync(BUILD, { recursive: true });
        const configured = await run(path.join(TREE, 'configure'), ['-q', 'CFLAGS=-O1 -w'],
            BUILD_SECONDS);
        if (configured.code !== 0) {
            throw new Error(`configure failed\n${configured.output}`);
        }
    }
    const built = await make('all');
    if (built.code !== 0) {
        throw new Error(`the unchanged tree does not build\n${built.output}`);
    }
}

// ---- tests ----

const TORTURE = ['tests/torture/check_store', 'tests/torture/crash_replay',
    'tests/torture/faults.so', 'tests/torture/record.so'];

// The unit tests that are programs of their own.
const OWN = fs.readFileSync(path.join(SOURCE, 'tests/unit/local.mk'), 'utf8')
    .match(/^own_tests =((?: \\\n.*)*)/m)[1].match(/test_\w+/g);

/** How a test is built and run: "unit/test_x", "http/x", "torture/x", "cli/x". */
function recipe(name) {
    const [kind, which] = name.split('/');
    const script = (file, ...parameters) =>
        ['sh', path.join(TREE, file), ...parameters.map((each) => path.join(TREE, each))];
    switch (kind) {
    case 'unit':
        return OWN.includes(which)
            ? { targets: [`tests/unit/${which}`], command: [path.join(BUILD, 'tests/unit', which)] }
            : { targets: ['tests/unit/run'], command: [path.join(BUILD, 'tests/unit/run'), which] };
    case 'http':
        return { targets: [],
            command: script('tests/http/run.sh', `tests/http/${which}.test.mjs`) };
    case 'mcp':
        return { targets: [],
            command: script('tests/mcp/run.sh', `tests/mcp/${which}.test.mjs`) };
    case 'golden':
        return { targets: [],
            command: script('tests/http/run.sh', `tests/golden/${which}.test.mjs`) };
    case 'torture':
        return { targets: TORTURE,
            command: script('tests/torture/run.sh', `tests/torture/${which}.test.mjs`) };
    case 'cli':
        return { targets: [], command: script(`tests/cli/${which}.sh`) };
    case 'memory':
        return { targets: [`tests/memory/${which}`],
            command: [path.join(BUILD, 'tests/memory', which)] };
    case 'fuzz':
        return { targets: ['tests/fuzz/replay_trace', 'tests/fuzz/replay_number',
            'tests/fuzz/replay_text', 'tests/fuzz/replay_inflate'],
        command: script('tests/fuzz/replay.sh') };
    default:
        throw new Error(`${name}: no such kind of test`);
    }
}

/** null: passed or skipped; else in a few words why not. */
async function runTest(name) {
    const { targets, command } = recipe(name);
    if (targets.length > 0) {
        const built = await make(...targets);
        if (built.code !== 0) {
            throw new Error(`${name} does not build\n${built.output}`);
        }
    }
    const { code, output } = await run(command[0], command.slice(1), TEST_SECONDS);
    if (code === 0 || code === 77) {
        return null;
    }
    if (code === null) {
        return 'hangs';
    }
    const lines = output.split('\n').map((line) => line.trim());
    return (lines.find((line) => /^✖ (?!failing)|\[ {2}FAILED {2}\]|not ok|FAIL/.test(line))
        ?? lines.filter((line) => line !== '').at(-1) ?? `exit ${code}`).slice(0, 100);
}

const filesOf = (folder, ending) => fs.readdirSync(path.join(SOURCE, 'tests', folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.slice(0, -ending.length)}`);

/** Those named with the change, those of its folder, then all others. */
function testsFor(mutation) {
    const folder = mutation.file.split('/')[0];
    const others = [...filesOf('http', '.test.mjs'), ...filesOf('cli', '.sh'),
        ...filesOf('unit', '.c').filter((name) => name.startsWith('unit/test_')),
        'fuzz/replay', 'torture/crash', 'torture/keep', 'torture/kill', 'torture/faults',
        'torture/uploads', 'torture/read_only', 'torture/load', 'torture/input',
        'memory/ingest_memory'];
    return [...new Set([...mutation.tests, ...(ORDER[folder] ?? []),
        ...(process.argv.includes('--near') ? [] : others)])];
}

// ---- changes ----

const SERVER = path.join(SOURCE, 'server');
const sources = fs.readdirSync(SERVER, { recursive: true }).filter((name) => /\.[ch]$/.test(name));
const times = (file, words) => (fs.existsSync(path.join(SERVER, file))
    ? fs.readFileSync(path.join(SERVER, file), 'utf8').split(words).length - 1 : 0);

/** The file with the text of a change: that which it names, or the only one to which it moved. */
function place({ file, before }) {
    const others = times(file, before) === 1 ? [file]
        : sources.filter((name) => times(name, before) > 0);
    if (others.length !== 1 || times(others[0], before) !== 1) {
        throw new Error(`${file}: "${before}" is there ${times(file, before)} times, not once; ` +
            `and in ${others.join(', ') || 'no other file'}`);
    }
    return others[0];
}

/** The source with the change. */
function mutated(mutation, tree) {
    const text = fs.readFileSync(path.join(tree, 'server', mutation.file), 'utf8');
    return text.split(mutation.before).join(mutation.after);
}

const good = new Set(); // tests that passed with nothing changed
const broken = new Set(); // and those that failed then

async function build(file, text) {
    fs.writeFileSync(file, text);
    return make('all');
}

/** Whether a test that failed with the change passes without it. */
async function isGood(name, file, whole) {
    if (!good.has(name) && !broken.has(name)) {
        await build(file, whole);
        const failure = await runTest(name);
        (failure === null ? good : broken).add(name);
        if (failure !== null) {
            console.log(`not counted, fails with nothing changed: ${name}: ${failure}`);
        }
    }
    return good.has(name);
}

async function judge(mutation) {
    const file = path.join(TREE, 'server', mutation.file);
    const whole = fs.readFileSync(file);
    const changed = mutated(mutation, TREE);
    try {
        const built = await build(file, changed);
        if (built.code !== 0) {
            return { killed: false, by: `does not build\n${built.output}` };
        }
        for (const name of testsFor(mutation).filter((each) => !broken.has(each))) {
            const failure = await runTest(name);
            if (failure !== null && await isGood(name, file, whole)) {
                return { killed: true, by: `${name}: ${failure}` };
            }
            if (failure !== null) {
                await build(file, changed);
            }
        }
        return { killed: false };
    } finally {
        fs.writeFileSync(file, whole);
    }
}

function printScores(results) {
    let enough = true;
    console.log('\n| folder | changes | noticed | |\n|---|---|---|---|');
    for (const folder of [...new Set(results.map(({ folder: each }) => each))]) {
        const own = results.filter((each) => each.folder === folder);
        const killed = own.filter((each) => each.killed).length;
        enough &&= killed >= WANTED * own.length;
        console.log(`| ${folder} | ${own.length} | ${killed} | ` +
            `${Math.round(100 * killed / own.length)} % |`);
    }
    return enough;
}

async function main() {
    const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
    const chosen = MUTATIONS.map(([file, before, after, ...tests]) =>
        ({ file: place({ file, before }), before, after, tests }))
        .map((each) => ({ ...each, folder: each.file.split('/')[0] }))
        .filter((each) => words.length === 0 || words.some((word) =>
            `${each.file} ${each.before} → ${each.after}`.includes(word)));
    chosen.flatMap(({ tests }) => tests).forEach(recipe);
    if (process.argv.includes('--check')) {
        console.log(`${chosen.length} changes apply`);
        return;
    }
    await prepare();
    const results = [];
    for (const mutation of chosen) {
        const begun = Date.now();
        const result = { ...mutation, ...await judge(mutation) };
        results.push(result);
        console.log(`${result.killed ? 'noticed ' : 'SURVIVED'} ${mutation.file}: ` +
            `${mutation.before} → ${mutation.after || '(nothing)'}` +
            `${result.by ? ` | ${result.by}` : ''}, ` +
            `${Math.round((Date.now() - begun) / 1000)} s`);
    }
    process.exitCode = printScores(results) ? 0 : 1;
}

os.setPriority(10);
await main();
