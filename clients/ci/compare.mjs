// The steps of the GitHub Action (action.yml) and the job of GitLab (docs/ci.md): compares two
// folders of traces, writes comment.md and report.html, keeps one comment on the pull or merge
// request, and ends with the status of the comparison. It needs node 18 and nothing else.
//
//     node compare.mjs [compare | tell]      one half, or else both
//
// All that it is told stands in the environment, TRACEDIFF_…: no value becomes a part of a command.
// Names in traces may come from strangers: what tracediff prints of them is written, never read.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const env = process.env;
const inGithub = env.GITHUB_ACTIONS === 'true';
const given = (name) => (env[`TRACEDIFF_${name}`] ?? '').trim();
const lines = (name) => given(name).split(/[\r\n]+/).map((line) => line.trim()).filter(Boolean);
const key = given('KEY') || 'tracediff';
const MOST_OF_COMMENT = 65000; // GitHub takes 65,536 characters
const MOST_OF_SUMMARY = 250000; // and 1 MiB, where a character has up to four bytes
const MOST_PAGES = 100; // of 100 comments
const WORDS = {
    0: ['notice', 'No condition is met.'],
    1: ['error', 'Slower: a condition is met. The comment and the report say where.'],
    2: ['warning', 'A condition cannot be judged: the comment says why. Record more steps.'],
    3: ['error', 'The traces could not be compared.'],
};

class Refused extends Error {}

/** A line for the log. On GitHub a warning or an error stands beside the job, too. */
function say(level, text) {
    const escaped = text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
    console.log(inGithub ? `::${level} title=tracediff::${escaped}` : `tracediff: ${text}`);
}

/** What a program said, for the log: on GitHub a line of it must not be taken for a command. */
function quote(text) {
    const end = randomUUID();
    console.log(inGithub ? `::stop-commands::${end}\n${text}\n::${end}::` : text);
}

function append(file, text) {
    if (file) {
        fs.appendFileSync(file, `${text}\n`);
    }
}

/** Markdown of at most `most` characters: whole lines, and no part that stays open. */
function cut(text, most) {
    if (text.length <= most) {
        return text;
    }
    const kept = text.slice(0, text.lastIndexOf('\n', most - 200) + 1);
    const open = kept.lastIndexOf('\n<details>') > kept.lastIndexOf('\n</details>');
    return `${kept}${open ? '\n</details>\n' : ''}\nThe rest is too long for this place: it is in the report.\n`;
}

/** As a block of code, which no text in it can end. */
function fenced(text) {
    const fence = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
    return `${fence}text\n${text.trim()}\n${fence}\n`;
}

async function ask(method, url, headers, body) {
    const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(60000) });
    if (!answer.ok) {
        throw new Refused(`HTTP ${answer.status} of ${method} ${new URL(url).pathname}`);
    }
    return answer;
}

function githubHeaders() {
    const token = given('TOKEN');
    return { Accept: 'application/vnd.github+json', 'Content-Type': 'application/json',
        'User-Agent': 'tracediff', 'X-GitHub-Api-Version': '2022-11-28',
        ...token && { Authorization: `Bearer ${token}` } };
}

/** The program in the release whose tag the Action was asked for (`uses: …@v0.1.0`). */
async function released(folder) {
    const repository = given('ACTION_REPOSITORY');
    const tag = given('ACTION_REF');
    const remedy = 'Give the input `program`: the program, or a wheel of it.';
    if (!repository || !tag) {
        throw new Refused(`No tracediff is on the PATH. ${remedy}`);
    }
    const headers = githubHeaders();
    const url = `${env.GITHUB_API_URL}/repos/${repository}/releases/tags/${encodeURIComponent(tag)}`;
    let found;
    try {
        found = await (await ask('GET', url, headers)).json();
    } catch (error) {
        throw new Refused(`No tracediff is on the PATH, and there is no release "${tag}" of ` +
            `${repository} (${error.message}). ${remedy}`);
    }
    const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
    const pick = (pattern) => found.assets.find(({ name }) => pattern.test(name));
    const asset = pick(new RegExp(`^tracediff-[\\w.~]+-linux-${machine}$`));
    const sums = pick(/^SHA256SUMS$/);
    if (!asset || !sums) {
        throw new Refused(`The release "${tag}" has no program for linux-${machine} with SHA256SUMS. ${remedy}`);
    }
    const load = async ({ url: from }) => Buffer.from(await (await ask('GET', from,
        { ...headers, Accept: 'application/octet-stream' })).arrayBuffer());
    const program = await load(asset);
    const sum = createHash('sha256').update(program).digest('hex');
    const listed = (await load(sums)).toString().split('\n').map((line) => line.split(/ [ *]/));
    if (!listed.some(([digest, name]) => digest === sum && name === asset.name)) {
        throw new Refused(`${asset.name} is not the file that SHA256SUMS lists.`);
    }
    const file = path.join(folder, 'tracediff');
    fs.writeFileSync(file, program, { mode: 0o755 });
    return file;
}

/** The program: the file that was given, the one in a wheel, the one on the PATH, or a release's. */
async function findProgram(folder) {
    const file = given('PROGRAM') && path.resolve(given('PROGRAM'));
    if (!file) {
        const { error } = spawnSync('tracediff', ['version']);
        return error ? released(folder) : 'tracediff';
    }
    if (!fs.existsSync(file)) {
        throw new Refused(`There is no file "${file}" (input \`program\`).`);
    }
    const copy = path.join(folder, 'tracediff');
    if (file.endsWith('.whl')) {
        const wheel = path.join(folder, 'wheel');
        const { status, stderr } = spawnSync('python3', ['-m', 'zipfile', '-e', file, wheel]);
        const inside = fs.existsSync(wheel) && fs.readdirSync(wheel).find((name) => name.endsWith('.data'));
        if (status !== 0 || !inside) {
            throw new Refused(`"${file}" is not unpacked by python3: ${stderr ?? 'there is none'}`);
        }
        fs.renameSync(path.join(wheel, inside, 'scripts', 'tracediff'), copy);
    } else {
        fs.copyFileSync(file, copy);
    }
    fs.chmodSync(copy, 0o755); // a downloaded file is no program yet
    return copy;
}

/** Writes comment.md and report.html into `output`; returns the status and the verdict's word. */
async function compare(output) {
    const folder = fs.mkdtempSync(path.join(env.RUNNER_TEMP || os.tmpdir(), 'tracediff-'));
    const comment = path.join(output, 'comment.md');
    const report = path.join(output, 'report.html');
    for (const file of [comment, report]) {
        fs.rmSync(file, { force: true });
    }
    try {
        const program = await findProgram(folder);
        const conditions = lines('FAIL_IF').flatMap((condition) => ['--fail-if', condition]);
        const inside = { ...env };
        delete inside.TRACEDIFF_TOKEN;
        const run = (format, file, also) => spawnSync(program,
            ['compare', '--data', path.join(folder, 'store'), ...also, ...lines('OPTIONS'), '--format', format,
                '--output', file, '--', given('CONTROL'), given('TEST')],
            { env: inside, encoding: 'utf8', maxBuffer: 64 << 20 });
        const first = run('markdown', comment, conditions);
        if (first.error) {
            throw new Refused(`${given('PROGRAM') || program} does not run: ${first.error.message}`);
        }
        quote(first.stderr.trim());
        if (![0, 1, 2].includes(first.status)) {
            throw new Refused(first.stderr.trim() || `tracediff was ended by ${first.signal}`);
        }
        if (!fs.existsSync(comment)) {
            throw new Refused(`${given('PROGRAM') || program} is not tracediff: it wrote no comparison`);
        }
        run('html', report, []);
        const brief = path.join(folder, 'brief');
        run('brief', brief, []);
        const verdict = /^verdict: ([a-z_]+)$/m.exec(fs.readFileSync(brief, 'utf8'))?.[1] ?? '';
        return { status: first.status, verdict };
    } catch (error) {
        if (!(error instanceof Refused)) {
            throw error;
        }
        fs.writeFileSync(comment, `### tracediff could not compare the traces\n\n${fenced(error.message.slice(-20000))}`);
        return { status: 3, verdict: '' };
    } finally {
        fs.rmSync(folder, { recursive: true, force: true });
    }
}

/** Where the comments of this pull or merge request are; null: this job is of none. */
async function comments() {
    if (inGithub) {
        const event = env.GITHUB_EVENT_PATH ? JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) : {};
        const number = given('PULL_REQUEST') || event.pull_request?.number;
        const issues = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues`;
        return /^\d+$/.test(number) ? { all: `${issues}/${number}/comments`, one: `${issues}/comments`,
            headers: githubHeaders(), change: 'PATCH',
            // A stranger's comment may begin with the same marker: it is left alone.
            own: ({ user, author_association: role }) => user?.type === 'Bot' ||
                ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(role) } : null;
    }
    if (!env.CI_MERGE_REQUEST_IID) {
        return null;
    }
    if (!given('TOKEN')) {
        throw new Refused('TRACEDIFF_TOKEN is not set');
    }
    const headers = { 'PRIVATE-TOKEN': given('TOKEN'), 'Content-Type': 'application/json' };
    const me = await (await ask('GET', `${env.CI_API_V4_URL}/user`, headers)).json();
    const all = `${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/merge_requests/${env.CI_MERGE_REQUEST_IID}/notes`;
    return { all, one: all, headers, change: 'PUT', own: ({ author }) => author?.id === me.id };
}

/** Writes the comment, or writes it anew where an earlier run wrote it. */
async function comment(body, end) {
    const place = await comments();
    if (!place) {
        console.log('tracediff: no pull or merge request, so no comment.');
        return;
    }
    // Not shown. encodeURIComponent leaves no ">", which would end it.
    const marker = `<!-- tracediff:${encodeURIComponent(key)} -->`;
    let before;
    for (let page = 1, more = true; more && !before && page <= MOST_PAGES; page += 1) {
        const answer = await ask('GET', `${place.all}?per_page=100&page=${page}`, place.headers);
        before = (await answer.json()).find((one) => one.body?.startsWith(marker) && place.own(one));
        more = /rel="next"/.test(answer.headers.get('link') ?? '');
    }
    const text = { body: `${marker}\n${cut(body, MOST_OF_COMMENT - marker.length - end.length)}${end}` };
    await (before ? ask(place.change, `${place.one}/${before.id}`, place.headers, text) :
        ask('POST', place.all, place.headers, text));
    console.log(`tracediff: the comment was ${before ? 'updated' : 'written'}.`);
}

/** The comment, which never changes the status; then the status in words. */
async function tell(status, body) {
    const url = given('REPORT_URL');
    if (given('COMMENT') !== 'false') {
        try {
            await comment(body, url ? `\n[The whole report](${url})\n` : '');
        } catch (error) {
            const rights = /^HTTP 40[134] /.test(error.message) ? ' The token needs the right to write to pull or ' +
                'merge requests; that of a pull request from a fork may only read.' : '';
            const why = `There is no comment: ${error.cause?.message ?? error.message}.${rights} The answer does not depend on it.`;
            say('warning', why);
            append(env.GITHUB_STEP_SUMMARY, `\n${why}`);
        }
    }
    say(...WORDS[status]);
    process.exitCode = status === 2 && given('FAIL_UNJUDGED') === 'false' ? 0 : status;
}

process.on('uncaughtException', (error) => {
    quote(error.stack);
    process.exit(3);
});
const half = process.argv[2];
const output = given('OUTPUT') || (inGithub ?
    fs.mkdtempSync(path.join(env.RUNNER_TEMP || os.tmpdir(), 'tracediff-answer-')) : '.');
const written = path.join(output, 'comment.md');
let status = ['0', '1', '2'].includes(given('STATUS')) ? Number(given('STATUS')) : 3;
if (half !== 'tell') {
    const answer = await compare(output);
    ({ status } = answer);
    append(env.GITHUB_STEP_SUMMARY, cut(fs.readFileSync(written, 'utf8'), MOST_OF_SUMMARY));
    const report = path.join(output, 'report.html');
    // Such characters are refused in the name of an artifact.
    const name = (given('REPORT_NAME') || `${key}-report`).replace(/["<>:|*?\\/\r\n]/g, '-');
    append(env.GITHUB_OUTPUT, [`status=${status}`, `verdict=${answer.verdict}`, `folder=${output}`,
        `report=${fs.existsSync(report) ? report : ''}`, `name=${name}`].join('\n'));
}
if (half !== 'compare') {
    await tell(status, fs.existsSync(written) ? fs.readFileSync(written, 'utf8') : '');
}
