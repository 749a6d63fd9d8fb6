// The commands of README.md, docs/ci.md, docs/machines.md and clients/tracediff/SKILL.md run, with the
// sample as traces, and end as the text says. A command that is in neither list below fails.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

const top = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const program = path.resolve(process.env.TRACEDIFF_BIN ??
    path.join(process.env.top_builddir ?? '.', 'tracediff'));
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-commands-'));
const started = new Set();
after(() => {
    started.forEach((child) => child.kill('SIGKILL'));
    fs.rmSync(work, { recursive: true });
});
const read = (file) => fs.readFileSync(path.join(top, file), 'utf8');

// What runs here, and its exit statuses; `good`: where several sets have the tag that it asks for.
const RUNS = {
    'tracediff help': [0],
    'tracediff help analyse': [0],
    'tracediff list': [0],
    'tracediff mcp': [0],
    'tracediff serve traces/before traces/after': 'serve',
    'tracediff serve': 'serve',
    'tracediff traces/before traces/after': [0],
    "tracediff compare --fail-if 'step_time>5%' traces/baseline traces/candidate": [1],
    'tracediff ingest --tag branch=main --label "nightly-$(date +%F)" traces/': [0],
    "tracediff series 'nightly-*' --baseline tag:good --fail-if 'step_time>5%' --url https://perf.example.org": [0, 1, 2],
    'tracediff ingest --data traces.store --tag branch=main --tag "commit=$COMMIT" --label "nightly-$(date +%F)" traces/candidate': [0],
    "tracediff series --data traces.store 'nightly-*' --baseline tag:good --fail-if 'step_time>5%' --url https://perf.example.org": [1],
    'tracediff tag --add good SET': [0],
    "curl 'http://127.0.0.1:8080/api/v1/compare_traces?control=attention-control&test=attention-test&device_type=GPU&limit=20'": 'ask',
    'tracediff compare --format brief traces/before traces/after': [0],
    'tracediff tree traces/before traces/after': [0],
    "tracediff compare --fail-if 'step_time>5%' traces/before traces/after": [1],
    'tracediff analyse --what collectives,stragglers traces/after': [0],
    "tracediff sql --control before --test after 'SELECT name, diff_self_per_step FROM compare ORDER BY abs(diff_self_per_step) DESC LIMIT 10'": [0],
    'tracediff sql --control before --test after .schema': [0],
    'tracediff compare --format html --output report.html traces/before traces/after': [0],
    'tracediff compare a1,a2,a3 b1,b2,b3': [0],
};
const INSTALLS = 'installs what a release has: tests/build/packages.sh and `make release`';
const CANNOT = {
    'tracediff': 'needs a terminal: tests/cli/terminal.sh',
    'git clone <this repository> tracediff && cd tracediff': 'needs the address of a repository',
    './bootstrap run': 'tests/cli/bootstrap.sh runs it',
    './bootstrap check': 'runs this test',
    './bootstrap run --port 9000 traces/before traces/after': 'tests/cli/bootstrap.sh runs it',
    'pip install ./kineto_tracediff-….whl': INSTALLS,
    'pip install': INSTALLS,
    'python3 -m kineto_tracediff': INSTALLS,
    'pipx install ./….whl': INSTALLS,
    'uvx --from ./….whl tracediff': 'needs uv',
    'npm install ./kineto-tracediff-linux-x64-….tgz': INSTALLS,
    'npx tracediff': INSTALLS,
    'chmod +x tracediff-…-linux-x86_64': INSTALLS,
    'sudo apt-get install ./tracediff_….deb': INSTALLS,
    'systemctl --user enable --now tracediff': 'needs systemd and the Debian package',
    'sudo apt-get build-dep ./ && dpkg-buildpackage -us -uc -b': INSTALLS,
    'podman build -t tracediff . && podman run --rm --read-only -p 127.0.0.1:8080:8080 -v tracediff:/data tracediff':
        'needs podman and an image from a registry',
    './bootstrap build && sudo make -C build install': 'writes to the system; make distcheck installs elsewhere',
    './configure && make && sudo make install': 'make distcheck',
};

/** The lines of the blocks of sh, and code in a line that begins like a command. */
function commandsOf(file) {
    const text = read(file);
    const blocks = [...text.matchAll(/^```sh\n([^]*?)\n```$/gm)].flatMap(([, block]) => block.split('\n'))
        .map((line) => line.replace(/\s+# .*/, '')).filter(Boolean);
    const inLines = file === 'docs/ci.md' ? [] : [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)]
        .map(([, code]) => code).filter((code) => /^(tracediff|curl|\.\/bootstrap|\.\/configure|sudo|pip|pipx|uvx|npm|npx|chmod|podman|systemctl|git|make|python3) ./.test(code));
    return [...new Set([...blocks, ...inLines])];
}
const documents = Object.fromEntries(['README.md', 'clients/tracediff/SKILL.md', 'docs/ci.md']
    .map((file) => [file, commandsOf(file)]));
const tagged = /`(tracediff tag --add good SET)`/.exec(read('docs/ci.md').replaceAll('\n', ' '))?.[1];
if (tagged) {
    documents['docs/ci.md'].push(tagged);
}

/** A folder with all that the documents name: sides of the sample, and sets that are good. */
function place(name) {
    const folder = path.join(work, name);
    fs.mkdirSync(path.join(folder, 'traces'), { recursive: true });
    fs.mkdirSync(path.join(folder, 'bin'));
    fs.symlinkSync(program, path.join(folder, 'bin/tracediff'));
    fs.symlinkSync(path.join(top, 'traces-sample'), path.join(folder, 'traces-sample'));
    const names = { before: 'control', after: 'test', baseline: 'control', candidate: 'test' };
    for (const [to, from] of Object.entries(names)) {
        fs.cpSync(path.join(top, 'traces-sample', from), path.join(folder, 'traces', to), { recursive: true });
    }
    // Recordings of the same programs: one file, in which a name differs.
    for (const number of [1, 2, 3]) {
        for (const [to, from] of [['a', 'control'], ['b', 'test']]) {
            const [file] = fs.readdirSync(path.join(top, 'traces-sample', from));
            const text = gunzipSync(fs.readFileSync(path.join(top, 'traces-sample', from, file))).toString();
            fs.mkdirSync(path.join(folder, `${to}${number}`));
            fs.writeFileSync(path.join(folder, `${to}${number}`, file), gzipSync(text.replaceAll('log_loss', `loss_${number}`), { level: 1 }));
        }
    }
    return folder;
}

function start(command, folder, more = {}) {
    const child = spawn('sh', ['-c', command], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env,
        PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`, XDG_DATA_HOME: path.join(folder, 'data'), COMMIT: 'abc', ...more } });
    const all = { child, output: '', log: '' };
    started.add(child);
    child.stdout.on('data', (piece) => { all.output += piece; });
    child.stderr.on('data', (piece) => { all.log += piece; });
    all.ended = new Promise((resolve) => {
        child.on('close', (status) => { started.delete(child); resolve({ status, output: all.output, log: all.log }); });
    });
    return all;
}
function run(command, folder, input = '') {
    const { child, ended } = start(command, folder);
    child.stdin.end(input);
    return ended;
}
/** Starts a server by this command, and gives its address to `use`. */
async function serving(command, folder, use = () => {}) {
    const server = start(`exec ${command.replace('serve', 'serve --port 0 --no-open')}`, folder);
    const url = await new Promise((resolve, reject) => {
        server.child.stdout.on('data', () => {
            const found = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output);
            if (found) {
                resolve(found[0]);
            }
        });
        server.ended.then(({ log }) => reject(new Error(log)));
    });
    try {
        await use(url);
    } finally {
        server.child.kill('SIGTERM');
    }
    assert.equal((await server.ended).status, 0);
}

test('every command is in a list, and the lists have no others', () => {
    const found = Object.values(documents).flat();
    assert.ok(documents['README.md'].length > 20 && documents['clients/tracediff/SKILL.md'].length > 8);
    for (const command of found) {
        assert.ok(command in RUNS || command in CANNOT, `in neither list of this test: ${command}`);
    }
    for (const command of [...Object.keys(RUNS), ...Object.keys(CANNOT)]) {
        assert.ok(found.includes(command), `no document has: ${command}`);
    }
});

for (const [file, commands] of Object.entries(documents)) {
    test(`${file}: its commands run`, async (context) => {
        const folder = place(path.basename(file));
        for (const store of ['', '--data traces.store']) {
            const { status, log } = await run(`for n in 1 2 3; do tracediff ingest ${store} --tag good a$n || exit; done`, folder);
            assert.equal(status, 0, log);
        }
        for (const command of commands.filter((one) => one in RUNS)) {
            const expected = RUNS[command];
            if (expected === 'serve') {
                await serving(command, folder);
            } else if (expected === 'ask' && spawnSync('curl', ['--version']).error) {
                context.diagnostic('SKIP: curl is not installed');
            } else if (expected === 'ask') {
                // What ./bootstrap run shows.
                const [, ...sides] = /"\$here\/(traces-sample\/\S+)" "\$here\/(traces-sample\/\S+)"/.exec(read('bootstrap'));
                assert.equal((await run(`tracediff ingest ${sides.join(' ')}`, folder)).status, 0);
                await serving('tracediff serve', folder, async (url) => {
                    const asked = command.replace('http://127.0.0.1:8080', url).replace('curl', 'curl -s');
                    const { output } = await run(asked, folder);
                    const { rows } = JSON.parse(output);
                    assert.ok(rows?.length > 0 && rows.length <= 20, output.slice(0, 300));
                });
            } else {
                const { status, log } = await run(command.replace(/\bSET$/, 'a1'), folder);
                assert.ok(expected.includes(status), `status ${status}: ${command}\n${log}`);
            }
        }
    });
}

test('docs/ci.md: each command of the table has the status beside it', async () => {
    const rows = [...read('docs/ci.md').matchAll(/^\| `(tracediff compare .*)` \| (\d) \|$/gm)];
    assert.ok(rows.length >= 10);
    const folder = place('table');
    for (const [, command, expected] of rows) {
        const { status, log } = await run(command, folder);
        assert.equal(status, Number(expected), `${command}\n${log}`);
        assert.ok(status !== 3 || log !== '', `no word about: ${command}`);
    }
});

test('SKILL.md: its front matter, keys, words and statuses are those of the program', async () => {
    const text = read('clients/tracediff/SKILL.md');
    assert.ok(text.split('\n').length <= 120);
    const [, description] = /^---\nname: tracediff\ndescription: (.*)\n---\n\n# /.exec(text);
    assert.ok(description.length <= 1024 && !/: |[<>]/.test(description));
    const folder = place('skill');
    const { output } = await run('tracediff compare --format brief traces/before traces/after', folder);
    const first = (table) => [...text.split(`| ${table} |`)[1].split('\n\n')[0].matchAll(/^\| (\S.*?) \|/gm)].map(([, cell]) => cell);
    for (const key of first('key of the brief | what to do with it').join(', ').matchAll(/`([\w.]+)`/g)) {
        assert.match(output, new RegExp(`^${key[1].replaceAll('.', '\\.').replace('N', '\\d+')}: `, 'm'));
    }
    const words = (part) => [...part.matchAll(/`(\w+)`/g)].map(([, word]) => word).sort();
    const certainty = /"certainty": \{"type": "string", "enum": \[("sure".*?)\]/.exec(read('web/openapi.json'))[1];
    assert.deepEqual(words(first('certainty | means').join()), JSON.parse(`[${certainty}]`).sort());
    const verdicts = (name) => words(/^\| `verdict`.*?\| (.*?)[;:]/m.exec(read(name))[1]);
    assert.deepEqual(verdicts('clients/tracediff/SKILL.md'), verdicts('docs/machines.md'));
    const statuses = first('exit status of `--fail-if` | means');
    assert.deepEqual(statuses, ['0', '1', '2', '3']);
    for (const [status, more] of ['traces/before traces/before', 'traces/before traces/after', '--steps first traces/before traces/after', 'traces/before nowhere'].entries()) {
        assert.equal((await run(`tracediff compare --fail-if 'step_time>5%' ${more}`, folder)).status, status, more);
    }
});

test('the server of the Model Context Protocol starts as the documents say, and has the tools that they name', async () => {
    for (const file of ['docs/machines.md', 'clients/tracediff/SKILL.md']) {
        const [before, block, behind] = /^([^]*)\n```json\n(\{"mcpServers".*)\n```\n([^]*)$/.exec(read(file)).slice(1);
        assert.ok(before);
        const { command, args } = JSON.parse(block).mcpServers.tracediff;
        const folder = place(`mcp-${path.basename(file)}`);
        const ask = (id, method, params) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
        const { status, output, log } = await run([command, ...args].join(' ').replace('/data/tracediff', 'mcp.store'), folder,
            [ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }),
                ask(2, 'tools/list', {}), ''].join('\n'));
        assert.equal(status, 0, log);
        const { tools } = JSON.parse(output.trim().split('\n')[1]).result;
        const named = file === 'docs/machines.md' ? [...behind.split('\n\n').find((part) => part.trim().startsWith('| tool')).matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell).join() :
            /Its tools are (.*?)\./s.exec(behind)[1];
        assert.deepEqual([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(), tools.map(({ name }) => name).sort());
    }
});
