// Protection from strangers: other names, other sites, missing tokens; and read-only servers.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, raw, startServer, store, temporaryFolder }
    from './lib.mjs';

let server;
before(async () => { server = await startServer({ options: ['--allow-host', 'box.lan:99'] }); });
after(() => server.stop());

test('only requests to names of this server are answered', async () => {
    const { port } = server;
    for (const host of [`localhost:${port}`, `LOCALHOST:${port}`, `127.0.0.1:${port}`,
        `127.1.2.3:${port}`, `[::1]:${port}`, `localhost.:${port}`, 'box.lan:99']) {
        const answer = await server.api('GET', '/sets', { headers: { Host: host } });
        assert.equal(answer.status, 200, host);
    }
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost', 'box.lan',
        `box.lan:${port}`, `127.0.0.1.evil.example:${port}`, `localhost:${port + 1}`,
        `localhost.evil:${port}`, `128.0.0.1:${port}`, `[::2]:${port}`, `0.0.0.0:${port}`,
        `localhost:${port}x`, `localhost:${port}:1`, ':', '[', `a@localhost:${port}`]) {
        const answer = await server.api('GET', '/sets', { headers: { Host: host } });
        assertProblem(answer, 403, 'bad_host');
    }
    for (const head of ['HTTP/1.1\r\nHost:', 'HTTP/1.1', 'HTTP/1.0',
        `HTTP/1.1\r\nHost: localhost:${port}\r\nHost: localhost:${port}`]) {
        const answer = await raw(port,
            `GET /api/v1/sets ${head}\r\nConnection: close\r\n\r\n`);
        assert.match(answer, /^HTTP\/1\.[01] 40[03] /, head);
        assert.doesNotMatch(answer, /"sets"/);
    }
    assert.match((await server.send('GET', '/', { headers: { Host: 'a.b:1' } })).json.detail,
        /--allow-host a\.b:1/);
});

test('other sites cannot change anything', async () => {
    const { port } = server;
    const own = `http://127.0.0.1:${port}`;
    const patch = (headers) =>
        server.json('PATCH', '/sets/none', { label: 'x' }, headers);
    for (const headers of [{}, { Origin: own }, { Origin: own, 'Sec-Fetch-Site':
        'same-origin' }, { 'Sec-Fetch-Site': 'none' },
    { Origin: `https://127.0.0.1:${port}` }, // an untrusted proxy is not believed
    { Origin: own, 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' }]) {
        assertProblem(await patch(headers), 404, 'unknown_set');
    }
    for (const headers of [{ Origin: 'http://evil.example' }, { Origin: 'null' },
        { Origin: `http://localhost:${port}` }, { Origin: `http://127.0.0.1:${port + 1}` },
        { Origin: 'file://' }, { Origin: '' }, { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: own, 'Sec-Fetch-Site': 'cross-site' }]) {
        assertProblem(await patch(headers), 403, 'bad_origin');
        assertProblem(await server.json('POST', '/uploads', {}, headers), 403, 'bad_origin');
        assertProblem(await server.api('DELETE', '/sets/none', { headers }), 403,
            'bad_origin');
    }
    // A proxy that ends TLS may pass on its scheme's default port, which browsers leave out.
    const named = await startServer({ options: ['--allow-host', 'traces.example'] });
    for (const [its, origin, problem] of [[443, 'https:', null], [80, 'http:', null],
        [443, 'http:', 'bad_origin'], [80, 'https:', 'bad_origin']]) {
        const answer = await named.json('PATCH', '/sets/none', { label: 'x' },
            { Host: `traces.example:${its}`, Origin: `${origin}//traces.example` });
        assertProblem(answer, problem ? 403 : 404, problem ?? 'unknown_set');
    }
    await named.stop();
    // Reading is allowed.
    assert.equal((await server.api('GET', '/sets',
        { headers: { Origin: 'http://evil.example' } })).status, 200);
});

test('other sites cannot use the API, but may link to pages', async () => {
    const ask = (where, headers) => server.send('GET', where, { headers });
    const elsewhere = ['cross-site', 'same-site', 'CROSS-SITE'];

    for (const site of elsewhere) {
        for (const more of [{}, { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
            { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-User': '?1' },
            { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }]) {
            for (const where of ['/api/v1/sets', '/api/v1/compare_traces?control=a&test=b',
                '/api/v1/nothing']) {
                assertProblem(await ask(where, { 'Sec-Fetch-Site': site, ...more }), 403,
                    'bad_origin');
            }
        }
        // A shared address, and a download that somebody clicks on.
        for (const where of ['/', '/compare?control=a&test=b', '/web/made/page.js']) {
            assert.equal((await ask(where, { 'Sec-Fetch-Site': site,
                'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' })).status, 200);
        }
        assert.equal((await ask('/api/v1/sets', { 'Sec-Fetch-Site': site,
            'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document',
            'Sec-Fetch-User': '?1' })).status, 200);
    }
    for (const site of ['same-origin', 'none']) {
        assert.equal((await ask('/api/v1/sets', { 'Sec-Fetch-Site': site })).status, 200);
    }
});

test('a server on another address needs a token, which it makes and prints', async () => {
    const shared = await startServer({ options: ['--listen', '0.0.0.0', '--verbose'] });
    const found = /^http:\/\/([^/]+):\d+\/\?token=([0-9a-f]{64})$/.exec(shared.url);
    assert.ok(found, shared.url);
    const [, host, token] = found;
    assert.equal(host, os.hostname());
    const ask = (where, headers) => shared.send('GET', where, { headers });

    for (const headers of [{}, { Cookie: 'tracediff=x' }, { Cookie: `token=${token}` }]) {
        const refused = await ask('/api/v1/sets', headers);
        assertProblem(refused, 401, 'token_missing');
        assert.equal(refused.headers['www-authenticate'], 'Bearer');
    }
    assertProblem(await ask('/'), 401, 'token_missing');
    assertProblem(await ask('/web/app.css'), 401, 'token_missing');
    for (const [where, words] of [['/compare?control=a', /<h1>This dashboard needs a token</],
        ['/?token=x', /<h1>This token is wrong</]]) {
        const told = await ask(where, { Accept: 'text/html,*/*' });
        assert.deepEqual([told.status, told.headers['www-authenticate'],
            told.headers['cache-control']], [401, 'Bearer', 'no-store']);
        assert.match(told.text, words);
    }
    assertProblem(await ask('/api/v1/sets', { Accept: 'text/html' }), 401, 'token_missing');
    for (const wrong of ['', 'x', token.slice(1), `${token}0`, token.replace(/^./, 'z')]) {
        assertProblem(await ask('/api/v1/sets', { Authorization: `Bearer ${wrong}` }), 401,
            'token_wrong');
        assertProblem(await ask(`/?token=${wrong}`), 401, 'token_wrong');
        assertProblem(await ask('/api/v1/sets',
            { Cookie: `tracediff-${shared.port}=${wrong}` }), 401, 'token_missing');
    }
    assert.equal((await ask('/api/v1/sets', { Authorization: `Bearer ${token}` })).status, 200);
    // Only pages take the token by URL: it becomes a cookie and leaves the URL.
    assertProblem(await ask(`/api/v1/sets?token=${token}`), 401, 'token_missing');
    const page = await ask(`/compare?control=a%20b&token=${token}&test=c`);
    assert.equal(page.status, 303);
    assert.equal(page.headers.location, '/compare?control=a%20b&test=c');
    assert.equal((await ask(`//evil.example?token=${token}`)).headers.location,
        undefined);
    const cookie = page.headers['set-cookie'][0];
    assert.equal(cookie,
        `tracediff-${shared.port}=${token}; Path=/; HttpOnly; SameSite=Strict`);
    const kept = { Cookie: `other=1; ${cookie.split(';')[0]}; more=2` };
    assert.equal((await ask('/compare', kept)).status, 200);
    assert.equal((await ask('/api/v1/sets', kept)).status, 200);
    // Addresses cannot be rebound, names can.
    for (const [name, status] of [['10.1.2.3', 200], ['[fe80::1]', 200], [os.hostname(), 200],
        ['evil.example', 403]]) {
        const answer = await ask('/api/v1/sets',
            { ...kept, Host: `${name}:${shared.port}` });
        assert.equal(answer.status, status, name);
    }
    const refused = await shared.json('PATCH', '/sets/none', {},
        { ...kept, Origin: 'http://evil.example' });
    assertProblem(refused, 403, 'bad_origin');
    await shared.stop();
    assert.match(shared.log, /GET \/compare 303/);
    assert.ok(!shared.log.includes(token), 'the token is never logged');
});

test('the token can come from a file', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'token');
    fs.writeFileSync(file, '  my-own-secret.token~1\n');
    const own = await startServer({ options: ['--token-file', file] });
    assert.match(own.url, /\/\?token=my-own-secret\.token~1$/);
    assertProblem(await own.api('GET', '/sets'), 401, 'token_missing');
    assert.equal((await own.api('GET', '/sets',
        { headers: { Authorization: 'Bearer my-own-secret.token~1' } })).status, 200);
    await own.stop();
    for (const bad of ['short', 'two words of a token', 'with;semicolon-in-it', 'x'.repeat(300),
        'nul\0inside-the-token', '']) {
        fs.writeFileSync(file, bad);
        await assert.rejects(startServer({ options: ['--token-file', file] }), /token/);
    }
    await assert.rejects(startServer({ options: ['--token-file', `${file}x`] }), /token/);
    fs.rmSync(folder, { recursive: true });
});

test('a read-only server shows sets and changes nothing', async () => {
    const data = temporaryFolder();
    const first = await startServer({ data });
    const id = await store(first, 'control', { 'rank0.json': CONTROL });
    await first.stop();
    const shown = await startServer({ data, options: ['--read-only'] });
    const beside = await startServer({ data, options: ['--read-only'] });
    for (const one of [shown, beside]) {
        assert.equal((await one.api('GET', '/status')).json.read_only, true);
        assert.equal((await one.api('GET', `/sets/${id}`)).json.label, 'control');
        assert.equal((await one.api('GET', '/jobs')).json.jobs.length, 1);
        assert.equal((await one.api('GET',
            `/compare_traces?control=${id}&test=${id}`)).status, 200);
    }
    assertProblem(await shown.json('PATCH', `/sets/${id}`, { label: 'x' }), 403, 'read_only');
    assertProblem(await shown.api('DELETE', `/sets/${id}`), 403, 'read_only');
    assertProblem(await shown.api('POST', `/sets/${id}/restore`), 403, 'read_only');
    assertProblem(await shown.json('POST', '/uploads', { files: [] }), 403, 'read_only');
    assertProblem(await shown.api('PUT', '/uploads/x/files/y.json', { body: 'x' }), 403,
        'read_only');
    assertProblem(await shown.api('DELETE', '/jobs/x'), 403, 'read_only');
    await shown.stop();
    await beside.stop();
    fs.rmSync(data, { recursive: true });
});
