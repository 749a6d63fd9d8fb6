// The command itself: folders, addresses, ports, signals.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { CONTROL, startServer, store, temporaryFolder, TEST, trace, upload, waitForJob } from './lib.mjs';

function makeFolders(folders) {
    const root = temporaryFolder();
    for (const [name, content] of Object.entries(folders)) {
        const file = path.join(root, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, content);
    }
    return root;
}

const run = (...options) => spawnSync(process.env.TRACEDIFF_BIN, ['serve', ...options],
    { encoding: 'utf8', timeout: 20000 });

test('two folders become sets, and the address of their comparison is printed', async () => {
    const root = makeFolders({ 'before/deep/rank0.json': CONTROL, 'after/rank0.json': TEST });
    const folders = [path.join(root, 'before'), path.join(root, 'after/')];
    const server = await startServer({ folders });
    const found = await server.line(
        /^the comparison is at (http:\S+)(\/compare\?control=(\w{32})&test=(\w{32})&exclude=ProfilerStep%2A)\n/m);
    assert.equal(`${found[1]}/`, server.url);
    const answer = await server.api('GET',
        found[2].replace('/compare?', '/compare_traces?'));
    assert.equal(answer.json.control.label, 'before');
    assert.equal(answer.json.test.label, 'after');
    // A set that somebody renamed keeps its name when it is served again.
    await server.json('PATCH', `/sets/${found[3]}`, { label: 'chosen' });
    await server.api('GET', '/sets');
    const jobs = (await server.api('GET', '/jobs')).json.jobs;
    assert.deepEqual(jobs.map((job) => job.label), ['after', 'before']);
    const { data } = server;
    fs.cpSync(data, `${data}-copy`, { recursive: true });
    await server.stop();
    const again = await startServer({ folders, data: `${data}-copy` });
    await again.line(/^the comparison is at/m);
    const labels = (await again.api('GET', '/sets')).json.sets.map((set) => set.label);
    assert.deepEqual(labels.sort(), ['after', 'chosen']);
    await again.stop();
    fs.rmSync(`${data}-copy`, { recursive: true });
    fs.rmSync(root, { recursive: true });
});

test('links in a folder are not followed, and are reported', async () => {
    const root = makeFolders({ 'a/rank0.json': CONTROL, 'secret/rank1.json': TEST });
    fs.symlinkSync('../secret', path.join(root, 'a/more'));
    fs.symlinkSync('../secret/rank1.json', path.join(root, 'a/rank1.json'));
    fs.symlinkSync('../secret/rank1.json', path.join(root, 'a/notes.txt'));
    const told = [{ kind: 'symbolic_link', file: 'more' },
        { kind: 'symbolic_link', file: 'rank1.json' }];
    const server = await startServer({ folders: [path.join(root, 'a')] });
    const job = await waitForJob(server, (await server.api('GET', '/jobs')).json.jobs[0].id);
    assert.equal(job.state, 'done');
    assert.equal(job.left_out, 2);
    assert.deepEqual(job.left_out_files, told);
    const [listed] = (await server.api('GET', '/sets')).json.sets;
    const set = (await server.api('GET', `/sets/${job.set}`)).json;
    const parts = await server.api('GET', `/sets/${job.set}/quality`);
    for (const { quality } of [listed, set, parts.json]) {
        assert.equal(quality.left_out, 2);
        assert.deepEqual(quality.left_out_files, told);
    }
    assert.deepEqual(set.ranks, [0]);
    // The same traces without links beside them: an earlier answer is out of date.
    await store(server, 'a', { 'rank0.json': CONTROL });
    const now = await server.api('GET', `/sets/${job.set}/quality`,
        { headers: { 'If-None-Match': parts.headers.etag } });
    assert.equal(now.status, 200);
    assert.equal(now.json.quality.left_out, 0);
    assert.deepEqual(now.json.quality.left_out_files, []);
    await server.stop();
    fs.rmSync(root, { recursive: true });
});

test('folders with one name get different labels, and a failure is reported', async () => {
    const root = makeFolders({ 'a/traces/0.json': CONTROL, 'b/traces/0.json': TEST,
        'c/traces/notes.txt': 'none' });
    const server = await startServer({ folders:
        ['a', 'b', 'c'].map((name) => path.join(root, name, 'traces')) });
    let jobs;
    do {
        ({ jobs } = (await server.api('GET', '/jobs')).json);
    } while (jobs.some((job) => ['queued', 'running'].includes(job.state)));
    assert.deepEqual(jobs.map((job) => [job.label, job.state]), [['c/traces', 'failed'],
        ['b/traces', 'done'], ['a/traces', 'done']]);
    assert.ok(!JSON.stringify(jobs).includes(root), 'no path of the disk');
    await server.logged(/c\/traces/);
    await server.stop();
    assert.doesNotMatch(server.output, /the comparison/);
    fs.rmSync(root, { recursive: true });
});

test('a server that cannot serve says why and ends', () => {
    const data = temporaryFolder();
    for (const [options, pattern] of [[['--port', '65536'], /--port/],
        [['--port', 'x'], /--port/], [['--nonsense'], /nonsense/],
        [['--listen', '300.1.1.1'], /--listen 300/], [['--web-dir', '/nonexistent'], /--web-dir/],
        [['--jobs', '0'], /--jobs/],
        [[data, `${data}/no-such-folder`], /no-such-folder: no such folder or file/]]) {
        const { status, stderr, stdout } = run('--data', data, ...options);
        assert.equal(status, 3, stdout + stderr);
        assert.equal(stdout, '', 'no address before the end');
        assert.match(stderr, pattern);
    }
    const help = run('--help');
    assert.equal(help.status, 0);
    assert.match(help.stdout, /--allow-host/);
    fs.rmSync(data, { recursive: true });
});

test('a requested port or a store that another server uses is an error', async () => {
    const first = await startServer();
    const taken = run('--data', `${first.data}-other`, '--port', String(first.port));
    assert.equal(taken.status, 3);
    assert.match(taken.stderr, /in use/);
    const second = run('--data', first.data, '--port', '0');
    assert.equal(second.status, 3, 'one owner of a store');
    await first.stop();
    fs.rmSync(`${first.data}-other`, { recursive: true, force: true });
});

test('SIGINT, SIGTERM and SIGHUP stop cleanly, with jobs and watchers in flight', async () => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        const server = await startServer();
        const events = Array.from({ length: 300000 }, (_, i) => `{"ph":"X","cat":"cpu_op",`
            + `"name":"n${i % 100}","pid":1,"tid":1,"ts":${i},"dur":1}`);
        const id = await upload(server, 'long',
            { 'a.json': `{"traceEvents":[${events.join(',')}]}`, 'b.json': trace() });
        const idle = net.connect(server.port, '127.0.0.1');
        idle.on('error', () => {});
        const watch = server.api('GET', `/jobs/${id}/events`).catch(() => {});
        const started = Date.now();
        server.signal(name);
        assert.deepEqual(await server.ended, { code: 0, signal: null }, server.log);
        assert.ok(Date.now() - started < 5000);
        await watch;
        idle.destroy();
        const left = fs.readdirSync(path.join(server.data, 'spool'));
        assert.deepEqual(left, [], `${name} leaves nothing`);
        fs.rmSync(server.data, { recursive: true });
    }
});

test('a read-only server stores the folders of its own command line', async () => {
    const root = makeFolders({ 'mine/rank0.json': CONTROL });
    const server = await startServer({ options: ['--read-only'],
        folders: [path.join(root, 'mine')] });
    let job; // is there after the address
    for (let i = 0; i < 500 && !job; i += 1) {
        [job] = (await server.api('GET', '/jobs')).json.jobs;
    }
    const done = await waitForJob(server, job.id);
    assert.equal(done.state, 'done', JSON.stringify(done));
    assert.equal((await server.api('GET', '/sets')).json.sets[0].label, 'mine');
    await server.stop();
    fs.rmSync(root, { recursive: true });
});

test('--open starts a browser, unless the address contains a token', async () => {
    const root = makeFolders({ 'bin/xdg-open': '#!/bin/sh\necho "$1" > "$0.url"\n',
        token: '0123456789abcdef0123456789abcdef', 'a/0.json': CONTROL, 'b/0.json': TEST,
        'c/notes.txt': 'none' });
    const opened = path.join(root, 'bin/xdg-open.url');
    fs.chmodSync(path.join(root, 'bin/xdg-open'), 0o755);
    const openedUrl = async () => {
        for (;;) {
            const url = fs.existsSync(opened) ? fs.readFileSync(opened, 'utf8') : '';
            if (url.endsWith('\n')) {
                return url.trim();
            }
            await new Promise((resolve) => { setTimeout(resolve, 10); });
        }
    };
    const before = process.env.PATH;
    process.env.PATH = `${path.join(root, 'bin')}:${before}`;
    try {
        const secret = await startServer({
            options: ['--open', '--token-file', path.join(root, 'token')] });
        await secret.stop();
        assert.match(secret.log, /--open: the browser was not started, because the address contains the token/);
        const server = await startServer({ options: ['--open'] });
        assert.equal(await openedUrl(), server.url);
        await server.stop();
        // With two folders it opens their comparison, or the sets if one cannot be stored.
        fs.rmSync(opened);
        const two = ['a', 'b'].map((name) => path.join(root, name));
        const pair = await startServer({ options: ['--open'], folders: two });
        const found = await pair.line(/^the comparison is at (\S+)\n/m);
        assert.equal(await openedUrl(), found[1]);
        await pair.stop();
        fs.rmSync(opened);
        const lame = await startServer({ options: ['--open'],
            folders: [two[0], path.join(root, 'c')] });
        assert.equal(await openedUrl(), lame.url);
        await lame.stop();
    } finally {
        process.env.PATH = before;
    }
    fs.rmSync(root, { recursive: true });
});
