// A dashboard under a base path that is also one of its own paths, behind a trusted proxy.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { assertProblem, CONTROL, raw, startServer, temporaryFolder, TEST,
    upload, waitForJob } from './lib.mjs';

const TOKEN = 'a-token-of-the-test';
const BEARER = { Authorization: `Bearer ${TOKEN}` };
const folder = temporaryFolder();
let server;
before(async () => {
    fs.writeFileSync(path.join(folder, 'token'), TOKEN);
    server = await startServer({ options: ['--base-path', '/api', '--trust-proxy', '--verbose',
        '--allow-host', 'traces.example:443', '--token-file', path.join(folder, 'token')] });
});
after(async () => {
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
});
/** Waits until the log matches. */
async function logged(pattern) {
    for (let i = 0; i < 500 && !pattern.test(server.log); i += 1) {
        await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
    assert.match(server.log, pattern);
}
const get = (where, headers = BEARER) => server.send('GET', where, { headers });

test('the server reports its address, and that it needs a token', async () => {
    assert.equal(server.url, `http://127.0.0.1:${server.port}/api/?token=${TOKEN}`);
    await logged(/through a proxy \(--base-path\), so each needs the token/);
    const other = await startServer({ options: ['--trust-proxy'] });
    assert.match(other.url, /\/\?token=[0-9a-f]{64}$/);
    assertProblem(await other.api('GET', '/status'), 401, 'token_missing');
    await other.stop();
});

test('an invalid base path is refused at the start', () => {
    for (const [given, wrong] of [['x', /must begin with a slash/], ['/x/', /end with a slash/],
        ['/a%20b', /letters, digits/], [`/${'x'.repeat(128)}`, /128 characters at most/]]) {
        const { status, stderr } = spawnSync(process.env.TRACEDIFF_BIN,
            ['serve', '--data', folder, '--port', '0', '--base-path', given],
            { encoding: 'utf8' });
        assert.equal(status, 3, given);
        assert.match(stderr, wrong);
    }
});

test('the base path is removed once, and other paths are outside it', async () => {
    assert.equal((await get('/api/api/v1/status')).status, 200);
    assert.equal((await get('/%61pi/api/v1/status')).status, 200);
    for (const where of ['/apix', '/compare', '/web/favicon.svg', '//api/', '/%2561pi/']) {
        assert.match(assertProblem(await get(where, {}), 404, 'outside_base_path'),
            /this dashboard is at \/api\//);
    }
    assertProblem(await get('/api/v1/status'), 404, 'unknown_path'); // removed once, not twice
    assertProblem(await get('/api/compare', {}), 401, 'token_missing');
});

test('redirects stay on this server', async () => {
    for (const [where, to] of [['/', '/api/'], ['/api', '/api/'], ['/api?a=1', '/api/?a=1'],
        ['/?//evil.example', '/api/?//evil.example'],
        [`/api/compare?token=${TOKEN}&a=%2F`, '/api/compare?a=%2F']]) {
        const answer = await get(where, {});
        assert.ok([303, 307].includes(answer.status), `${where}: ${answer.status}`);
        assert.equal(answer.headers.location, to);
    }
    for (const evil of ['//evil.example/', '/\\evil.example/', '/%2Fevil.example/']) {
        const { headers } = await get(`/api${evil}?token=${TOKEN}`, {});
        assert.equal(headers.location, undefined);
    }
    // An unneeded body does not matter.
    assert.match(await raw(server.port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`
        + 'Content-Length: 3\r\nConnection: close\r\n\r\nabc'), /^HTTP\/1\.1 307 /);
    assertProblem(await server.send('POST', '/'), 404, 'outside_base_path');
});

test('the cookie is for the base path, and is Secure if the browser used TLS', async () => {
    const cookie = async (headers) =>
        (await get(`/api/?token=${TOKEN}`, headers)).headers['set-cookie'][0];
    const plain = `tracediff-${server.port}=${TOKEN}; Path=/api; HttpOnly; SameSite=Strict`;
    assert.equal(await cookie({}), plain);
    assert.equal(await cookie({ 'X-Forwarded-Proto': 'https, http' }), plain);
    assert.equal(await cookie({ 'X-Forwarded-Proto': 'http, https' }), `${plain}; Secure`);
    assertProblem(await get('/api/', { ...BEARER, 'X-Forwarded-Proto': 'https;' }), 400,
        'bad_forwarded');
});

test('the host of a request is the one that the proxy reports', async () => {
    const post = (headers) => server.send('POST', '/api/api/v1/uploads', { headers: { ...BEARER,
        'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https', ...headers },
    body: '{}' });
    const said = { 'X-Forwarded-Host': 'evil.example, traces.example' };
    assert.equal((await post({ ...said, Origin: 'https://traces.example' })).status, 400);
    assertProblem(await post({ ...said, Origin: 'https://evil.example' }), 403, 'bad_origin');
    assertProblem(await post({ ...said, Origin: 'http://traces.example' }), 403, 'bad_origin');
    assertProblem(await post({ 'X-Forwarded-Host': 'traces.example, evil.example' }), 403,
        'bad_host');
    assertProblem(await post({ ...said, Host: 'evil.example' }), 403, 'bad_host');
    // Some proxies add their own line after those that they received.
    assert.equal((await post({ 'X-Forwarded-Host': ['evil.example', 'traces.example'],
        'X-Forwarded-Proto': ['http', 'https'], Origin: 'https://traces.example' })).status, 400);
    assertProblem(await post({ 'X-Forwarded-Host': ['traces.example', 'evil.example'] }), 403,
        'bad_host');
    assertProblem(await post({ 'X-Forwarded-Host': 'a b' }), 400, 'bad_forwarded');
    await get('/api/api/v1/status', { ...BEARER, 'X-Forwarded-For': '6.6.6.6, 192.0.2.1' });
    // The log has the path as the client spelled it.
    await logged(/GET \/api\/api\/v1\/status 200 for 192\.0\.2\.1\n/);
    await get('/%61pi/api/v1/status?secret=1');
    await logged(/GET \/%61pi\/api\/v1\/status 200\n/);
    await get('/elsewhere');
    await logged(/GET \/elsewhere 404\n/);
    assert.doesNotMatch(server.log, /secret/);
    assert.doesNotMatch(server.log, /6\.6\.6\.6/);
});

test('pages and answers contain paths under the base path', async () => {
    const page = await get('/api/');
    const names = [...page.text.matchAll(/="(\/[^"]*)"/g)].map(([, name]) => name);
    assert.ok(names.length > 10 && names.every((name) => name.startsWith('/api/')), `${names}`);
    const script = await get(names.find((name) => name.endsWith('/page.js')));
    assert.match(script.headers['cache-control'], /immutable/);
    const again = await get('/api/', { ...BEARER, 'If-None-Match': page.headers.etag });
    assert.equal(again.status, 304);
    assert.deepEqual((await get('/api/api/v1/openapi.json')).json.servers,
        [{ url: '/api/api/v1' }]);

    // upload() and waitForJob() know no base path.
    const inside = { ...server,
        send: (method, where, given) => server.send(method, `/api${where}`, given) };
    inside.api = async (method, where, given = {}) => {
        const answer = await inside.send(method, `/api/v1${where}`,
            { ...given, headers: { ...BEARER, ...given.headers } });
        if (answer.headers.location !== undefined) {
            assert.match(answer.headers.location, /^\/api\/api\/v1\//);
            answer.headers.location = answer.headers.location.slice('/api'.length);
        }
        return answer;
    };
    inside.json = (method, where, value) => inside.api(method, where, {
        headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) });
    for (const [label, text] of [['a', CONTROL], ['b', TEST]]) {
        const job = await waitForJob(inside, await upload(inside, label, { 'r.json': text }));
        assert.equal(job.state, 'done');
    }
    const brief = await inside.api('GET', '/compare_traces?control=a&test=b&format=brief');
    assert.equal([...brief.text.matchAll(/^link\.\w+: (\/\S*)$/gm)]
        .filter(([, link]) => link.startsWith('/api/')).length, 4, brief.text);
    const bundle = await inside.api('GET', '/bundle?control=a&test=b');
    const opened = await waitForJob(inside,
        await upload(inside, 'c', { 'c.tracediff': bundle.bytes }));
    assert.match(opened.page, /^\/api\/compare\?control=/);
});
