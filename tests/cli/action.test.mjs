// action.yml: its steps run here in order, with the environment that a runner sets and a stub of
// GitHub's API, and clients/ci/compare.mjs as a job of GitLab, with a stub of that one.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

const top = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const program = path.resolve(process.env.TRACEDIFF_BIN ??
    path.join(process.env.top_builddir ?? '.', 'tracediff'));
const sample = path.join(top, 'traces-sample');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'tracediff-action-'));
after(() => fs.rmSync(work, { recursive: true }));
const bin = path.join(work, 'bin');
fs.mkdirSync(bin);
fs.symlinkSync(program, path.join(bin, 'tracediff'));

/** A copy of a side of the sample, its text changed. */
function side(name, change, from = 'test') {
    const folder = path.join(work, name);
    fs.mkdirSync(folder);
    for (const file of fs.readdirSync(path.join(sample, from))) {
        const text = gunzipSync(fs.readFileSync(path.join(sample, from, file))).toString();
        fs.writeFileSync(path.join(folder, file), gzipSync(change(text)));
    }
    return folder;
}

// --- The stub: comments of a pull request or notes of a merge request, and a release. -----------
const api = { comments: [], asked: [], refuse: 0, page: 100, files: {} };
const server = http.createServer(async (request, response) => {
    const pieces = [];
    for await (const piece of request) {
        pieces.push(piece);
    }
    const url = new URL(request.url, 'http://stub');
    const { method, headers } = request;
    const [, kind, id] = /(comments|notes|user|tags|assets)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    api.asked.push(`${method} ${url.pathname}`);
    const send = (status, value, more = {}) => {
        response.writeHead(status, more).end(Buffer.isBuffer(value) ? value : JSON.stringify(value));
    };
    const body = pieces.length > 0 ? JSON.parse(Buffer.concat(pieces)).body : null;
    if (kind === 'assets') {
        send(api.files[id] ? 200 : 404, api.files[id] ?? {});
    } else if (kind === 'tags') {
        const assets = Object.keys(api.files)
            .map((name) => ({ name, url: `${api.url}/repos/own/tracediff/releases/assets/${name}` }));
        send(id === 'v9' ? 200 : 404, { assets });
    } else if (headers.authorization !== 'Bearer secret' && headers['private-token'] !== 'secret') {
        send(401, {});
    } else if (kind === 'user') {
        send(200, { id: 7 });
    } else if (method === 'GET') {
        const page = Number(url.searchParams.get('page'));
        const end = page * api.page;
        send(200, api.comments.slice(end - api.page, end),
            end < api.comments.length ? { Link: `<${api.url}/elsewhere>; rel="next"` } : {});
    } else if (api.refuse > 0) {
        send(api.refuse, {});
    } else if (method === 'POST') {
        assert.ok(body.length <= 65536, `${body.length} characters`);
        api.comments.push({ id: api.comments.length + 1, body, user: { type: 'Bot' }, author: { id: 7 } });
        send(201, {});
    } else {
        assert.equal(method, kind === 'notes' ? 'PUT' : 'PATCH');
        api.comments.find((one) => String(one.id) === id).body = body;
        send(200, {});
    }
});
before(async () => {
    await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    api.url = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());
beforeEach(() => Object.assign(api, { comments: [], asked: [], refuse: 0, page: 100, files: {} }));

function run(command, options, env, cwd = top) {
    return new Promise((resolve) => {
        const child = spawn(command, options, { cwd, env: { PATH: `${bin}:${process.env.PATH}`, HOME: work, ...env } });
        let log = '';
        child.stdout.on('data', (piece) => { log += piece; });
        child.stderr.on('data', (piece) => { log += piece; });
        child.on('close', (status) => resolve({ status, log }));
    });
}

// --- A runner: as much of YAML and of expressions as action.yml has. -----------------------------
const text = fs.readFileSync(path.join(top, 'action.yml'), 'utf8');
const plain = (value) => value.replace(/^'(.*)'$/, '$1');
const inputs = Object.fromEntries([...text.split('\noutputs:')[0]
    .matchAll(/^ {2}([a-z-]+):\n {4}description: .*\n {4}(default|required): (.*)$/gm)]
    .map(([, name, kind, value]) => [name, kind === 'default' ? plain(value) : null]));
const steps = text.split('\n    - ').slice(1).map((step) => {
    const field = (name) => new RegExp(`^ *${name}: (.*)$`, 'm').exec(step)?.[1];
    const map = /^ {6}(?:env|with):\n((?: {8}.*\n?)*)/m.exec(step)?.[1] ?? '';
    return { id: field('id'), run: field('run'), uses: field('uses'), condition: field('if'),
        map: Object.fromEntries([...map.matchAll(/^ {8}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value])) };
});

let count = 0;
/** Runs the steps, or only the last one on `kept`, what others gave; returns the status of the last
 *  one that ran, and what they wrote. */
async function act(given = {}, { env = {}, event = { pull_request: { number: 5 } }, upload = 'http://artifact/1', kept } = {}) {
    count += 1;
    const file = (name, content = '') => {
        const to = path.join(work, `${name}-${count}`);
        fs.writeFileSync(to, content);
        return to;
    };
    const github = { token: 'secret', action_path: top, action_repository: 'own/tracediff', action_ref: 'v9' };
    const outputs = { compare: kept };
    const value = (expression) => {
        const [, scope, name, of, part] = /^(inputs|github|steps)\.([\w-]+)(?:\.outputs\.([\w-]+))?( != '')?$/.exec(expression);
        if (scope === 'steps') {
            assert.ok(steps.some(({ id }) => id === name), expression);
            const found = outputs[name]?.[of] ?? '';
            return part ? found !== '' : found;
        }
        const found = scope === 'github' ? github[name] : given[name] ?? inputs[name];
        assert.notEqual(found ?? null, null, expression);
        return found.replace(/\$\{\{ (.*?) \}\}/g, (_, inner) => value(inner));
    };
    const filled = (template) => plain(template).replace(/\$\{\{ (.*?) \}\}/g, (_, inner) => value(inner));
    const summary = file('summary');
    const all = { log: '', uploads: [], status: 0 };
    for (const step of steps) {
        if (kept ? step.id !== 'tell' : step.condition && !value(/\$\{\{ (.*) \}\}/.exec(step.condition)[1])) {
            continue;
        }
        const map = Object.fromEntries(Object.entries(step.map).map(([name, template]) => [name, filled(template)]));
        if (step.uses) {
            all.uploads.push({ uses: step.uses, ...map, bytes: fs.statSync(map.path).size });
            outputs[step.id] = { 'artifact-url': upload };
            continue;
        }
        const written = file('output');
        const { status, log } = await run('sh', ['-e', file('script', step.run)], { ...map, GITHUB_ACTIONS: 'true',
            GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'own/model', GITHUB_OUTPUT: written, RUNNER_TEMP: work,
            GITHUB_STEP_SUMMARY: summary, GITHUB_EVENT_PATH: file('event', JSON.stringify(event)), ...env });
        outputs[step.id] = Object.fromEntries(fs.readFileSync(written, 'utf8').split('\n').filter(Boolean)
            .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
        Object.assign(all, { status, log: all.log + log });
        if (status !== 0) {
            break;
        }
    }
    return { ...all, outputs: outputs.compare, summary: fs.readFileSync(summary, 'utf8') };
}
/** A recording of six steps, each of one operator and its kernel. */
function recording(name, microseconds) {
    const folder = path.join(work, name);
    const traceEvents = [1, 2, 3, 4, 5, 6].flatMap((step) => [
        ['user_annotation', `ProfilerStep#${step}`, 0, microseconds, 1],
        ['cpu_op', 'aten::mm', 10, 100, 1, { 'External id': step }],
        ['cuda_runtime', 'cudaLaunchKernel', 20, 10, 1, { correlation: step, 'External id': step }],
        ['kernel', 'gemm', 40, microseconds - 50, 7, { correlation: step, 'External id': step, device: 0, stream: 7 }],
    ].map(([cat, named, ts, dur, tid, args = {}]) => ({ ph: 'X', cat, name: named, pid: tid === 7 ? 0 : 9, tid,
        ts: step * 10000 + ts, dur: dur + (tid === 7 ? step : 0), args })));
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'rank0.pt.trace.json'), JSON.stringify({ traceEvents, distributedInfo: { rank: 0 } }));
    return folder;
}
const folders = { control: recording('fast', 2000), test: recording('slow', 3000) };
const samples = { control: 'traces-sample/control', test: 'traces-sample/test' };

test('no input becomes a part of a command', () => {
    assert.ok(steps.length === 3 && Object.keys(inputs).length === 11);
    for (const { run: command, uses } of steps) {
        assert.ok(uses || !command.includes('${{'), command);
    }
});

test('docs/ci.md names inputs and variables that there are', () => {
    const [, actions, others] = fs.readFileSync(path.join(top, 'docs/ci.md'), 'utf8').split(/^## Git[HL].*$/m);
    const named = [.../OWNER\/tracediff@.*\n {2}with:\n((?: {4}.*\n)+)/.exec(actions)[1].matchAll(/^ {4}([a-z-]+):/gm)];
    assert.ok(named.length >= 3);
    for (const [, name] of named) {
        assert.ok(name in inputs, name);
    }
    const script = fs.readFileSync(path.join(top, 'clients/ci/compare.mjs'), 'utf8');
    for (const [, name] of others.matchAll(/TRACEDIFF_([A-Z_]+)/g)) {
        assert.match(script, new RegExp(`(given|lines)\\('${name}'\\)`));
    }
    for (const [, name] of text.matchAll(/ TRACEDIFF_([A-Z_]+): /g)) {
        assert.ok(name === 'ACTION' || script.includes(`('${name}')`), name);
    }
});

test('a comment is written once and then updated; the summary, the report and the outputs', async () => {
    const first = await act({ ...samples, 'fail-if': 'step_time>50%\n\n idle>10s \n' });
    assert.equal(first.status, 0, first.log);
    assert.deepEqual([first.outputs.status, first.outputs.verdict], ['0', 'slower']);
    assert.match(first.summary, /^### `control` → `test`: slower by 21\.5 %/);
    assert.match(first.summary, /^\| `idle>10s` \| fine \|/m);
    assert.equal(first.uploads.length, 1);
    assert.deepEqual([first.uploads[0].uses, first.uploads[0].name], ['actions/upload-artifact@v4', 'tracediff-report']);
    assert.ok(first.uploads[0].bytes > 100000);
    assert.equal(api.comments.length, 1);
    assert.match(api.comments[0].body, /^<!-- tracediff:tracediff -->\n### `control` → `test`: slower by 21\.5 %/);
    assert.match(api.comments[0].body, /\n\[The whole report\]\(http:\/\/artifact\/1\)\n$/);

    const second = await act({ control: folders.test, test: folders.control, 'fail-if': 'step_time>5%' });
    assert.deepEqual([second.status, second.outputs.verdict], [0, 'faster'], second.log);
    assert.equal(api.comments.length, 1);
    assert.match(api.comments[0].body, /\n### `slow` → `fast`: faster by/);
    // Another comparison has a comment of its own; its key is text.
    const key = 'a --> <b>\n::error::x/y';
    for (const times of [1, 2]) {
        const third = await act({ ...folders, 'comment-key': key });
        assert.equal(third.uploads[0].name, 'a --- -b----error--x-y-report');
        assert.equal(api.comments.length, 2, `run ${times}`);
    }
    assert.ok(api.comments[1].body.split('\n')[0].endsWith('%3Cb%3E%0A%3A%3Aerror%3A%3Ax%2Fy -->'));
});

test('pages of comments are followed; a comment of a stranger is left alone', async () => {
    const marker = '<!-- tracediff:tracediff -->\n';
    api.page = 2;
    const stranger = { body: `${marker}mine`, user: { type: 'User' }, author_association: 'NONE' };
    api.comments = [1, 2, 3, 4].map((id) => ({ id, ...stranger }));
    api.comments.push({ id: 5, body: null }, { id: 6, body: `${marker}old`, user: { type: 'Bot' } });
    assert.equal((await act(folders)).status, 0);
    assert.equal(api.comments.length, 6);
    assert.deepEqual(api.comments.map(({ body }) => body === `${marker}mine`), [true, true, true, true, false, false]);
    assert.match(api.comments[5].body, /slower by/);
    assert.equal(api.asked.filter((line) => line.startsWith('GET ')).length, 3);
});

test('without the right to write, the answer and the status stay', async () => {
    api.refuse = 403;
    const { log, summary, status, outputs } = await act({ ...folders, 'fail-if': 'step_time>5%' });
    assert.equal(status, 1);
    assert.match(log, /^::warning title=tracediff::There is no comment: HTTP 403 of POST .*fork/m);
    assert.match(summary, /slower by[^]*\nThere is no comment: /);
    const away = await act(folders, { kept: outputs, env: { GITHUB_API_URL: 'http://127.0.0.1:2' } });
    assert.equal(away.status, 1, away.log);
    assert.match(away.log, /There is no comment: .*ECONNREFUSED/);
    const wrong = await act({ ...folders, 'github-token': 'other' }, { kept: outputs });
    assert.match(wrong.log, /There is no comment: HTTP 401/);
    assert.equal(api.comments.length, 0);
});

test('no comment where none is asked for, or no pull request is there', async () => {
    const { outputs: kept } = await act({ ...folders, comment: 'false' });
    const pushed = await act(folders, { event: {}, kept });
    assert.match(pushed.log, /no pull or merge request/);
    await act({ ...folders, 'pull-request': '../../x' }, { event: {}, kept });
    assert.deepEqual(api.asked, []);
    await act({ ...folders, 'pull-request': '12' }, { event: {}, kept });
    assert.equal(api.asked[1], 'POST /repos/own/model/issues/12/comments');
});

test('the status is that of the comparison', async () => {
    const slower = await act({ ...folders, 'fail-if': 'step_time>5%' });
    assert.deepEqual([slower.status, slower.outputs.status], [1, '1'], slower.log);
    assert.match(slower.log, /^::error title=tracediff::Slower/m);
    assert.match(api.comments[0].body, /^\| `step_time>5%` \| \*\*fails\*\* \|/m);
    const few = { ...folders, options: '--steps\nfirst', 'fail-if': 'step_time>5%' };
    const unsure = await act(few);
    assert.deepEqual([unsure.status, unsure.outputs.status, unsure.outputs.verdict], [2, '2', 'cannot_judge']);
    assert.equal((await act({ ...few, 'fail-if-unjudged': 'false' }, { kept: unsure.outputs })).status, 0);
    for (const wrong of [{ test: 'traces-sample/nowhere' }, { control: '--help' }, { 'fail-if': 'step_time>nan%' },
        { program: 'README.md' }]) {
        const { status, outputs, log, uploads } = await act({ ...folders, ...wrong });
        assert.deepEqual([status, outputs.status, outputs.report, uploads], [3, '3', '', []], log);
        assert.match(api.comments[0].body, /could not compare the traces\n\n```text\n.*\S/);
        assert.ok(api.comments[0].body.includes(Object.values(wrong)[0]), api.comments[0].body);
    }
});

test('inputs are arguments, and a name in a trace is text', async () => {
    const trap = path.join(work, 'trap');
    const shell = `$(touch ${trap}) \`touch ${trap}\`; touch ${trap}`;
    const odd = side("it's $(x) & `y`", (given) => given.replaceAll('"aten::add"', '"\\n::error::x\\n--> @all `</details> ${{ x }}"'));
    const answer = await act({ control: samples.control, test: odd, 'fail-if': `op("${shell}")>5%` });
    assert.equal(answer.status, 3);
    const fine = await act({ control: samples.control, test: odd, 'comment-key': shell, options: `--q\n${shell}` });
    assert.equal(fine.status, 0, fine.log);
    assert.ok(!fs.existsSync(trap));
    // What the program says stands where the log takes no commands.
    for (const { log } of [answer, fine]) {
        assert.match(log, /^::stop-commands::([0-9a-f-]{36})\n[^]*?\n::\1::\n/);
        assert.doesNotMatch(log.replace(/^::stop-commands::([0-9a-f-]{36})\n[^]*?\n::\1::\n/, ''), /^::error::x/m);
    }
    const failed = await act({ control: samples.control, test: odd, 'fail-if': 'op("```` @all\\n")>5%' });
    assert.match(api.comments[0].body, /\n(`{5,})text\n[^]*\n\1\n$/, failed.log);
});

test('a long answer is cut at a line, and says so', async () => {
    const many = side('many', (given) => {
        let number = 0;
        return given.replace(/"name": "aten::\w+"/g, () => `"name": "aten::${number += 1}</details>"`);
    });
    const { summary } = await act({ control: samples.control, test: many, options: '--limit=1000000' });
    assert.ok(summary.length > 66000, `${summary.length} characters are not long`);
    const { body } = api.comments[0];
    assert.ok(body.length > 60000);
    assert.match(body, /\|\n\n<\/details>\n\nThe rest is too long for this place: it is in the report\.\n\n\[The whole report\]/);
});

test('the program: the one on the PATH, a file, a wheel, or that of the release', async () => {
    const copy = path.join(work, 'tracediff-linux');
    fs.writeFileSync(copy, `#!/bin/sh\nexec '${program}' "$@"\n`); // a download is not executable
    assert.equal((await act({ ...folders, program: copy, 'fail-if': 'step_time>5%' })).status, 1);

    const bare = path.join(work, 'bare');
    fs.mkdirSync(bare);
    const { log: python } = await run('python3', ['-c', 'import sys; print(sys.executable, end="")']);
    fs.symlinkSync(python, path.join(bare, 'python3'));
    fs.symlinkSync('/bin/sh', path.join(bare, 'sh'));
    fs.symlinkSync(process.execPath, path.join(bare, 'node'));
    const env = { PATH: bare };
    const inside = path.join(work, 'kineto_tracediff-0.1.0.data');
    fs.mkdirSync(path.join(inside, 'scripts'), { recursive: true });
    fs.copyFileSync(copy, path.join(inside, 'scripts', 'tracediff'));
    const wheel = path.join(work, 'kineto_tracediff.whl');
    assert.equal((await run('python3', ['-m', 'zipfile', '-c', wheel, inside])).status, 0);
    const installed = await act({ ...folders, program: wheel, 'fail-if': 'step_time>5%' }, { env });
    assert.equal(installed.status, 1, installed.summary);

    const none = await act(folders, { env });
    assert.equal(none.status, 3);
    assert.match(none.summary, /The release "v9" has no program for linux-/);
    const name = `tracediff-0.1.0-linux-${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch]}`;
    const bytes = fs.readFileSync(copy);
    const sum = createHash('sha256').update(bytes).digest('hex');
    api.files = { [name]: bytes, [`${name}.cdx.json`]: bytes, SHA256SUMS: Buffer.from(`${sum}  ${name}\n`) };
    assert.equal((await act({ ...folders, 'fail-if': 'step_time>5%' }, { env })).status, 1);
    api.files[name] = Buffer.from('#!/bin/sh\nexit 0\n');
    const other = await act(folders, { env });
    assert.equal(other.status, 3);
    assert.match(other.summary, /is not the file that SHA256SUMS lists/);
});

test('a job of GitLab: the note of the merge request', async () => {
    const cwd = path.join(work, 'gitlab');
    fs.mkdirSync(cwd);
    const script = path.join(top, 'clients/ci/compare.mjs');
    const job = (given) => run(process.execPath, [script], { CI_API_V4_URL: `${api.url}/api/v4`, CI_PROJECT_ID: '3',
        CI_MERGE_REQUEST_IID: '4', TRACEDIFF_TOKEN: 'secret', TRACEDIFF_CONTROL: folders.control,
        TRACEDIFF_TEST: folders.test, TRACEDIFF_FAIL_IF: 'step_time>5%', ...given }, cwd);
    api.comments = [{ id: 9, body: '<!-- tracediff:tracediff -->\nmine', author: { id: 8 } }];
    for (const times of [1, 2]) {
        const { status, log } = await job({});
        assert.equal(status, 1, log);
        assert.match(log, new RegExp(`the comment was ${times === 1 ? 'written' : 'updated'}`));
        assert.equal(api.comments.length, 2);
    }
    assert.equal(api.comments[0].body, '<!-- tracediff:tracediff -->\nmine');
    assert.equal(api.asked.at(-1), 'PUT /api/v4/projects/3/merge_requests/4/notes/2');
    assert.match(fs.readFileSync(path.join(cwd, 'comment.md'), 'utf8'), /slower by/);
    assert.ok(fs.statSync(path.join(cwd, 'report.html')).size > 100000);
    const silent = await job({ TRACEDIFF_TOKEN: '' });
    assert.match(silent.log, /There is no comment: TRACEDIFF_TOKEN is not set/);
    assert.equal(silent.status, 1);
    const missing = await job({ TRACEDIFF_TEST: 'nowhere', CI_MERGE_REQUEST_IID: '' });
    assert.equal(missing.status, 3);
    assert.ok(!fs.existsSync(path.join(cwd, 'report.html')));
});
