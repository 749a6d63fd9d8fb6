// Common to all answers: methods, paths, headers, validation, gzip, pages and assets.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { assertProblem, CONTROL, raw, startServer, store, temporaryFolder, TEST }
    from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'rank0.json': CONTROL });
    await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

test('unknown paths, and known paths with a wrong method, are refused', async () => {
    for (const where of ['/nothing', '/api', '/api/v1', '/api/v1/', '/api/v2/sets',
        '/compare/', '/web', '/web/', '//', '/api/v1/sets/', '/api/v1/sets/a/b',
        '/api/v1/sets/%', '/api/v1/sets/%00', '/api/v1/sets/%ff']) {
        assertProblem(await server.send('GET', where), 404, 'unknown_path');
    }
    const cases = [['PUT', '/api/v1/sets', 'GET, HEAD'],
        ['POST', '/api/v1/sets/x', 'GET, HEAD, PATCH, DELETE'],
        ['GET', '/api/v1/sets/x/restore', 'POST'], ['DELETE', '/compare', 'GET, HEAD'],
        ['OPTIONS', '/api/v1/uploads', 'POST'], ['TRACE', '/', 'GET, HEAD'],
        ['GET', '/api/v1/uploads/x/files/y', 'PUT']];
    for (const [method, where, allow] of cases) {
        const answer = await server.send(method, where);
        assertProblem(answer, 405, 'method_not_allowed');
        assert.equal(answer.headers.allow, allow);
    }
    const long = await server.send('POST', '/api/v1/sets', { body: 'x'.repeat(1 << 20) });
    assertProblem(long, 405, 'method_not_allowed');
});

test('for an unknown address, a browser gets a page and a program gets the problem', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const where of ['/nothing', '/compare/', '/a/b']) {
        const answer = await server.send('GET', where, { headers });
        assert.equal(answer.status, 404);
        assert.match(answer.headers['content-type'], /^text\/html/);
        assert.match(answer.text, /<script defer src="\/web\/v-[0-9a-f]+\/made\/page\.js" blocking="render">/);
        assert.equal(answer.headers.etag, undefined);
        assert.match(answer.headers['content-security-policy'], /^default-src 'none'/);
    }
    for (const where of ['/api/v1/nothing', '/api', '/web/nothing.js']) {
        assertProblem(await server.send('GET', where, { headers }), 404, 'unknown_path');
    }
    assertProblem(await server.send('POST', '/nothing', { headers }), 404, 'unknown_path');
});

test('every answer has the security headers', async () => {
    for (const where of ['/', '/api/v1/sets', '/nothing', '/web/app.css']) {
        const { headers } = await server.send('GET', where);
        assert.match(headers['content-security-policy'], /^default-src 'none'; script-src /);
        assert.doesNotMatch(headers['content-security-policy'], /unsafe-/);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['referrer-policy'], 'no-referrer');
        assert.equal(headers['cross-origin-opener-policy'], 'same-origin-allow-popups');
        assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
        assert.equal(headers['access-control-allow-origin'], undefined);
    }
});

test('an answer of the API says how long the server worked on it', async () => {
    for (const where of ['/api/v1/sets', '/api/v1/compare_traces?control=control&test=test',
        '/api/v1/sets/nobody']) {
        const [, dur] = /^total;dur=(\d+\.\d{3})$/.exec(
            (await server.send('GET', where)).headers['server-timing']);
        assert.ok(Number(dur) > 0 && Number(dur) < 10000, dur);
    }
    assert.equal((await server.send('GET', '/')).headers['server-timing'], undefined);
});

test('HEAD is GET without the body', async () => {
    for (const where of ['/', '/api/v1/sets', '/web/app.css']) {
        const get = await server.send('GET', where);
        const head = await server.send('HEAD', where);
        assert.equal(head.status, 200);
        assert.equal(head.bytes.length, 0);
        assert.equal(head.headers['content-length'], get.headers['content-length']);
        assert.equal(head.headers.etag, get.headers.etag);
    }
});

test('long answers are gzipped for clients that accept it', async () => {
    const where = '/api/v1/compare_traces?control=control&test=test';
    const plain = await server.send('GET', where);
    assert.equal(plain.headers['content-encoding'], undefined);
    const zipped = await server.send('GET', where,
        { headers: { 'Accept-Encoding': 'deflate, gzip;q=0.5' } });
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.ok(zipped.bytes.length < plain.bytes.length / 2);
    assert.deepEqual(gunzipSync(zipped.bytes), plain.bytes);
    assert.equal(zipped.headers.vary, 'Accept-Encoding');
    // Different bytes have different strong tags; the server recognises both.
    assert.notEqual(zipped.headers.etag, plain.headers.etag);
    for (const { headers } of [plain, zipped]) {
        assert.equal((await server.send('GET', where,
            { headers: { 'If-None-Match': headers.etag } })).status, 304);
    }
    for (const refused of ['gzip;q=0', 'identity', 'br', '*;q=0']) {
        const answer = await server.send('GET', where,
            { headers: { 'Accept-Encoding': refused } });
        assert.equal(answer.headers['content-encoding'], undefined, refused);
    }
    const short = await server.send('GET', '/api/v1/status',
        { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(short.headers['content-encoding'], undefined, 'under 1 KiB');
});

test('answers that depend only on stored sets have an ETag', async () => {
    for (const where of ['/sets/control', '/sets/control/ranks', '/sets/control/steps',
        '/sets/control/quality', '/sets/control/ops', '/openapi.json']) {
        const first = await server.api('GET', where);
        assert.equal(first.status, 200, first.text);
        assert.match(first.headers.etag, /^"/, where);
        assert.equal(first.headers['cache-control'], 'no-cache');
        const again = await server.api('GET', where,
            { headers: { 'If-None-Match': first.headers.etag } });
        assert.equal(again.status, 304, where);
        const other = await server.api('GET', where, { headers: { 'If-None-Match': '"x"' } });
        assert.equal(other.status, 200);
    }
    assert.equal((await server.api('GET', '/sets')).headers['cache-control'], 'no-store');
});

test('the pages and their assets are served', async () => {
    const page = await server.send('GET', '/');
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    for (const where of ['/compare?control=a&test=b', '/compare/op', '/analyse']) {
        assert.equal((await server.send('GET', where)).text, page.text);
    }
    const assets = [...page.text.matchAll(/(?:src|href)="(\/web\/[^"]+)"/g)]
        .map(([, where]) => where);
    assert.ok(assets.length > 0);
    for (const where of assets) {
        const answer = await server.send('GET', where);
        assert.equal(answer.status, 200, where);
        assert.doesNotMatch(answer.headers['content-type'], /octet-stream|html/);
    }
    // Plotly is loaded later, from a URL that browsers also keep.
    const [, late] = /data-plotly="(\/web\/v-[0-9a-f]{16}\/vendor\/plotly\.min\.js)"/
        .exec(page.text);
    assert.match((await server.send('GET', late)).headers['cache-control'], /immutable/);
    // Scripts and styles carry the version of all files, and are kept for good.
    const files = assets.filter((where) => /\.(js|css|svg)$/.test(where));
    assert.deepEqual(files.map((where) => where.split('/').at(-1)).sort(),
        ['early.js', 'favicon.svg', 'page.css', 'page.js'], 'few files: each costs time');
    // The single modules are served only with --web-dir.
    assertProblem(await server.send('GET', '/web/js/main.js'), 404, 'unknown_path');
    for (const where of files) {
        const answer = await server.send('GET', where);
        assert.match(where, /^\/web\/v-[0-9a-f]{16}\//);
        assert.match(answer.headers['cache-control'], /immutable/, where);
        assert.equal(answer.text, (await server.send('GET',
            where.replace(/\/v-[0-9a-f]+/, ''))).text);
        const old = await server.send('GET', where.replace(/v-[0-9a-f]+/, 'v-0123456789abcdef'));
        assert.equal(old.headers['cache-control'], 'no-cache', 'another version is not kept');
    }
    const plotly = '/web/vendor/plotly.min.js';
    const identity = await server.send('GET', plotly);
    const zipped = await server.send('GET', plotly,
        { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(identity.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.deepEqual(gunzipSync(zipped.bytes), identity.bytes);
    assert.equal(identity.headers['cache-control'], 'no-cache');
    const versioned = await server.send('GET', `${plotly}?v=1`);
    assert.match(versioned.headers['cache-control'], /immutable/);
    assert.equal((await server.send('GET', plotly,
        { headers: { 'If-None-Match': zipped.headers.etag } })).status, 304);
    assert.ok([200, 204].includes((await server.send('GET', '/favicon.ico')).status));
    for (const where of ['/web/../server/cli/main.c', '/web/%2e%2e/sql/schema.sql',
        '/web/..%2fsql', '/web/js/%2e/api.js', '/web/sql/x', '/web//app.css',
        '/web/nothing.js', '/web/js', '/web/app.css/']) {
        assertProblem(await server.send('GET', where), 404, 'unknown_path');
    }
});

test('--web-dir web serves the modules one by one', async () => {
    const web = new URL('../../web/', import.meta.url);
    const own = await startServer({ options: ['--web-dir', fileURLToPath(web)] });
    const page = (await own.send('GET', '/compare')).text;
    assert.equal(page, fs.readFileSync(new URL('index.html', web), 'utf8'));
    assert.match(page, /src="\/web\/js\/main\.js"/);
    assert.equal((await own.send('GET', '/web/js/main.js')).text,
        fs.readFileSync(new URL('js/main.js', web), 'utf8'));
    await own.stop();
});

test('--web-dir serves from the disk, but nothing outside its folder', async () => {
    const outside = temporaryFolder();
    const folder = path.join(outside, 'web');
    fs.mkdirSync(path.join(folder, 'js'), { recursive: true });
    fs.writeFileSync(path.join(outside, 'secret.js'), 'secret');
    fs.writeFileSync(path.join(folder, '.hidden.js'), 'secret');
    fs.writeFileSync(path.join(folder, 'js/mine.js'), '1');
    fs.writeFileSync(path.join(folder, 'index.html'), '<p>mine');
    fs.symlinkSync(path.join(outside, 'secret.js'), path.join(folder, 'link.js'));
    assert.equal(spawnSync('mkfifo', [path.join(folder, 'pipe.js')]).status, 0);
    const own = await startServer({ options: ['--web-dir', folder] });
    assert.equal((await own.send('GET', '/')).text, '<p>mine');
    assert.equal((await own.send('GET', '/compare')).text, '<p>mine');
    const mine = await own.send('GET', '/web/js/mine.js');
    assert.equal(mine.text, '1');
    assert.equal(mine.headers['cache-control'], 'no-store');
    fs.writeFileSync(path.join(folder, 'js/mine.js'), '2');
    assert.equal((await own.send('GET', '/web/js/mine.js')).text, '2');
    for (const where of ['/web/../secret.js', '/web/%2e%2e/secret.js', '/web/..%2fsecret.js',
        '/web/.hidden.js', '/web/link.js', '/web/js', '/web/pipe.js',
        '/web/js/..%5c..%5csecret.js']) {
        assertProblem(await own.send('GET', where), 404, 'unknown_path');
    }
    // Files that are missing there come from the program.
    assert.equal((await own.send('GET', '/web/vendor/plotly.min.js')).status, 200);
    fs.rmSync(path.join(folder, 'index.html'));
    assert.match((await own.send('GET', '/')).text, /\/web\/v-[0-9a-f]{16}\/made\/page\.js/);
    await own.stop();
    fs.rmSync(outside, { recursive: true });
});

test('openapi.json describes the server', async () => {
    const api = (await server.api('GET', '/openapi.json')).json;
    assert.match(api.openapi, /^3\./);
    for (const [where, item] of Object.entries(api.paths)) {
        const real = where.replaceAll(/\{\w+\}/g, 'x');
        // /sets/join is also /sets/{id}.
        const known = new Set(Object.entries(api.paths).filter(([path]) => new RegExp(
            `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(real))
            .flatMap(([, other]) => Object.keys(other)));
        for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
            const answer = await server.api(method.toUpperCase(), real, { body: '' });
            assert.equal(answer.status === 405, !known.has(method), `${method} ${where}`);
            if (answer.headers['content-type'] === 'application/problem+json') {
                assert.notEqual(answer.json.code, 'unknown_path', where);
            }
        }
        for (const { name, in: place } of [...item.parameters ?? [],
            ...Object.values(item).flatMap((operation) => operation.parameters ?? [])]) {
            assert.ok(place !== 'path' || where.includes(`{${name}}`), `${name} ${where}`);
        }
    }
    // The document and the server have the same parameters.
    const detail = assertProblem(await server.api('GET', '/compare_traces?x=1'), 400,
        'unknown_parameter');
    const parameters = /allowed are (.*)$/.exec(detail)[1].split(', ');
    assert.deepEqual(new Set(api.paths['/compare_traces'].get.parameters
        .map(({ name }) => name)), new Set(parameters));
    const row = (await server.api('GET',
        '/compare_traces?control=control&test=test&work=true')).json.rows[0];
    assert.deepEqual(Object.keys(api.components.schemas.Row.properties).sort(),
        Object.keys(row).sort());
});

const lock = JSON.parse(fs.readFileSync(
    new URL('../../web/package-lock.json', import.meta.url), 'utf8'));
test('status reports versions, libraries and limits', async () => {
    const status = (await server.api('GET', '/status')).json;
    assert.match(status.version, /^\d+\.\d+\.\d+/);
    assert.match(status.build, /^([0-9a-f]{2})+$/);
    const { SQLite: sqlite, zlib, 'Plotly.js': plotly } = status.libraries;
    assert.match(sqlite.compiled, /^3\.\d+\.\d+$/);
    assert.match(sqlite.running, /^3\.\d+\.\d+$/);
    assert.ok(zlib.running);
    assert.deepEqual(plotly, { compiled: lock.packages[
        'node_modules/plotly.js-cartesian-dist-min'].version, running: null });
    assert.equal(status.read_only, false);
    assert.equal(status.limits.file_bytes, 2 ** 36);
    assert.equal(status.limits.files_per_upload, 4096);
    assert.ok(status.free_bytes > 0);
    assertProblem(await server.api('GET', '/status?x=1'), 400, 'unknown_parameter');
});

test('a connection serves many requests, including refusals', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set();
    agent.on('free', (socket) => sockets.add(socket.localPort));
    for (const [method, where, body] of [['GET', '/sets'], ['GET', '/nothing'],
        ['PATCH', '/sets/none', '{"label":"x"}'], ['POST', '/sets', 'x'.repeat(5000)],
        ['DELETE', '/sets/none'], ['PATCH', '/sets/control', '{"label":"control"}'],
        ['GET', '/sets/control/ranks']]) {
        await server.api(method, where, { agent, body });
    }
    assert.equal(sockets.size, 1);
    agent.destroy();
});

test('bodies that are too long are refused without being read', async () => {
    const length = (1 << 20) + 1;
    assertProblem(await server.api('PATCH', '/sets/control', { body: ' '.repeat(length) }),
        413, 'body_too_long');
    assertProblem(await server.api('PATCH', '/sets/control', { body: ' '.repeat(length),
        headers: { 'Transfer-Encoding': 'chunked' } }), 413, 'body_too_long');
    const started = await raw(server.port, 'PATCH /api/v1/sets/control HTTP/1.1\r\n'
        + `Host: 127.0.0.1:${server.port}\r\nContent-Length: 99999999999\r\n\r\n`);
    assert.match(started, /^HTTP\/1\.1 413 /);
});

test('the server answers or cuts off broken requests, and keeps running', async () => {
    for (const text of ['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n',
        `GET /${'x'.repeat(400000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: ${'x'.repeat(400000)}\r\nConnection: close\r\n\r\n`,
        `POST /api/v1/uploads HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`
            + 'Content-Length: -5\r\nConnection: close\r\n\r\n',
        `POST /api/v1/uploads HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`
            + 'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n\r\n']) {
        const socket = net.connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        socket.on('data', () => {});
        socket.end(text);
        await new Promise((resolve) => { socket.on('close', resolve); });
    }
    assert.equal((await server.api('GET', '/sets')).status, 200);
});
