// Attacks: requests whose end a proxy and the server could read differently, names that could
// become headers, other spellings of the token, and requests whose failure could reveal the
// server's folders.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, temporaryFolder, TEST, upload,
    waitForJob } from './lib.mjs';

let server;
let control;
let compared;
before(async () => {
    server = await startServer();
    control = await store(server, 'control', { 'rank0.json': CONTROL });
    compared = await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

/** Sends bytes and reads until the server closes or the time is over. */
function talk(text, milliseconds = 5000) {
    return new Promise((resolve) => {
        let answer = '';
        const socket = net.connect(server.port, '127.0.0.1', () => socket.write(text));
        const end = (closed) => {
            clearTimeout(late);
            socket.destroy();
            resolve({ answer, closed, statuses: [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)]
                .map((match) => Number(match[1])).filter((status) => status !== 100) });
        };
        const late = setTimeout(() => end(false), milliseconds);
        socket.on('data', (piece) => { answer += piece.toString('latin1'); });
        socket.on('close', () => end(true));
        socket.on('error', () => {});
    });
}

test('a request whose end is in doubt is refused, and nothing after it is read', async () => {
    const body = '{"files":[]}';
    const host = `Host: 127.0.0.1:${server.port}\r\n`;
    /* A second request in the rest of the bytes, which must have no effect. */
    const hidden = `PATCH /api/v1/sets/${control} HTTP/1.1\r\n${host}`
        + 'Content-Length: 20\r\n\r\n{"label":"smuggled"}';
    const last = '0\r\n\r\n';
    const cases = {
        'length and chunks': ['Content-Length: 5\r\nTransfer-Encoding: chunked', last],
        'chunks and length': ['Transfer-Encoding: chunked\r\nContent-Length: 5', last],
        'two lengths': ['Content-Length: 12\r\nContent-Length: 0', body],
        'two lengths alike': ['Content-Length: 12\r\nContent-Length: 12', body],
        'a list of lengths': ['Content-Length: 12, 12', body],
        'a length with a sign': ['Content-Length: +12', body],
        'a negative length': ['Content-Length: -1', body],
        'a length in hex': ['Content-Length: 0xC', body],
        'a length on the next line': ['Content-Length:\r\n 12', body],
        'an empty length': ['Content-Length: ', body],
        'an unknown coding': ['Transfer-Encoding: xchunked', last],
        'no coding': ['Transfer-Encoding: identity\r\nContent-Length: 12', body],
        'chunks inside': ['Transfer-Encoding: chunked, identity', last],
        'two codings': ['Transfer-Encoding: gzip, chunked', last],
        'codings twice': ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', last],
        'a coding with a vertical tab': ['Transfer-Encoding:\x0bchunked', last],
        'a space before the colon': ['Transfer-Encoding : chunked\r\nContent-Length: 5', last],
        'a tab before the colon': ['Content-Length\t: 12', body],
    };
    for (const [name, [headers, rest]] of Object.entries(cases)) {
        const { statuses, closed, answer } = await talk(`POST /api/v1/uploads HTTP/1.1\r\n${host}`
            + `${headers}\r\n\r\n${rest}${hidden}`);
        assert.ok(closed, `${name}: the connection stays open`);
        /* The library sends some of its own refusals twice, but with one body. */
        assert.ok(statuses.length > 0 && statuses.every((status) =>
            status === 400 || status === 413), `${name}: ${answer}`);
        assert.equal((await server.api('GET', `/sets/${control}`)).json.label, 'control', name);
    }
    // As a contrast, both requests are answered if nothing is in doubt.
    const { statuses } = await talk(`POST /api/v1/uploads HTTP/1.1\r\n${host}`
        + `Transfer-Encoding: Chunked\r\n\r\nc\r\n${body}\r\n${last}`
        + `GET /api/v1/status HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    assert.deepEqual(statuses, [400, 200]);
});

test('the server speaks only HTTP', async () => {
    const host = `Host: 127.0.0.1:${server.port}\r\n`;
    const upgrade = await talk(`GET /api/v1/jobs HTTP/1.1\r\n${host}Connection: Upgrade\r\n`
        + 'Upgrade: websocket\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n'
        + 'Sec-WebSocket-Version: 13\r\nOrigin: http://evil.example\r\n\r\n', 500);
    assert.deepEqual(upgrade.statuses, [200]);
    assert.doesNotMatch(upgrade.answer, /^(upgrade|sec-websocket-accept):/im);
    for (const line of ['CONNECT evil.example:443', 'GET http://evil.example/api/v1/sets',
        'GET *', 'POST /api/v1/sets', 'get /api/v1/sets']) {
        const { statuses, answer } = await talk(`${line} HTTP/1.1\r\n${host}`
            + 'X-HTTP-Method-Override: DELETE\r\nConnection: close\r\n\r\n');
        assert.ok(statuses.length === 1 && statuses[0] >= 400, `${line}: ${answer}`);
    }
});

test('JSON from a form or as plain text of another site is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x']) {
        for (const headers of [{ Origin: 'http://evil.example' }, { Origin: 'null' },
            { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
            assertProblem(await server.json('POST', '/uploads',
                { files: [{ name: 'a.json', size: 1 }] }, { 'Content-Type': type, ...headers }),
            403, 'bad_origin');
        }
    }
    // No preflight is ever answered with a permission.
    const preflight = await server.api('OPTIONS', '/uploads', { headers: {
        Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' } });
    assert.ok(preflight.status >= 400);
    for (const name of Object.keys(preflight.headers)) {
        assert.doesNotMatch(name, /^access-control/);
    }
});

test('labels and names never become headers', async () => {
    const label = 'a"; filename="evil.exe"; x="\u2028é%0d%0aSet-Cookie: a=b';
    assert.equal((await server.json('PATCH', `/sets/${control}`, { label })).status, 200);
    for (const where of [`/compare_traces?control=${control}&test=${compared}&format=csv`,
        `/analysis/launch_stats?set=${control}&format=csv&table=summary`,
        `/report?control=${control}&test=${compared}`]) {
        const answer = await server.api('GET', where);
        assert.equal(answer.headers['set-cookie'], undefined);
        const found = answer.headers['content-disposition'];
        if (answer.status === 200) {
            assert.match(found, /^(attachment|inline); filename="[\w.-]+"$/, where);
        }
    }
    assert.equal((await server.json('PATCH', `/sets/${control}`, { label: 'a\r\nb: c' })).status,
        400);
    assert.equal((await server.json('PATCH', `/sets/${control}`, { label: 'control' })).status,
        200);
    for (const where of ['/api/v1/sets/a%0d%0aSet-Cookie:%20a=b', '/a%0d%0aSet-Cookie:%20a=b',
        '/?x=%0d%0aSet-Cookie:%20a=b', '/api/v1/sets?x=%0d%0aSet-Cookie:%20a=b']) {
        assert.equal((await server.send('GET', where)).headers['set-cookie'], undefined);
    }
});

test('very long addresses, and NUL in every place, are refused', async () => {
    const long = 'x'.repeat(60000);
    for (const where of [`/${long}`, `/api/v1/sets/${long}`, `/web/${long}`,
        `/api/v1/uploads/${long}/files/${long}`]) {
        const answer = await server.send('GET', where);
        assert.ok([404, 405].includes(answer.status));
        assert.ok(answer.text.length < 2000, 'what was sent is not sent back');
    }
    assertProblem(await server.api('GET', `/sets?${'a=1&'.repeat(513)}`), 400, 'bad_query');
    for (const where of ['/api/v1/sets?x=%00', '/api/v1/compare_traces?control=%00&test=a',
        '/?%00=1', '/compare?control=a%00b']) {
        assertProblem(await server.send('GET', where), 400, 'bad_query');
    }
    for (const where of ['/api/v1/sets/%00', '/web/app.css%00.html', '/%00',
        '/api/v1/uploads/x/files/%00.json']) {
        assert.ok([404, 405].includes((await server.send('GET', where)).status), where);
    }
    assertProblem(await server.json('PATCH', `/sets/${control}`, { label: 'a\0b' }), 400,
        'bad_json');
});

test('the token is removed from the address, however it is spelled', async () => {
    const folder = temporaryFolder();
    const token = 'secret-token-0123456789';
    fs.writeFileSync(path.join(folder, 'token'), token);
    const own = await startServer({ options: ['--token-file', path.join(folder, 'token'),
        '--verbose'] });
    const encoded = [...token].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('');
    for (const query of [`token=${token}`, `%74oken=${token}`, `token=${encoded}`,
        `t%6Fken=${token}&token=${token}`, `a=1&%74%6f%6b%65%6e=${token}&b=2`,
        `token=${token}&token=wrong`, `&&token=${token}&`]) {
        const answer = await own.send('GET', `/compare?${query}`);
        assert.equal(answer.status, 303, query);
        assert.doesNotMatch(decodeURIComponent(answer.headers.location), /token|secret/);
        assert.match(answer.headers['set-cookie'][0], /HttpOnly; SameSite=Strict$/);
        assert.equal(answer.headers['referrer-policy'], 'no-referrer');
        assert.equal(answer.headers['cache-control'], 'no-store');
    }
    // If the path looks like another host, the redirect stays on this server.
    for (const where of ['//evil.example/', '/\\evil.example', '///evil.example']) {
        const answer = await own.send('GET', `${where}?token=${token}`);
        assert.doesNotMatch(answer.headers.location ?? '/', /^(\/\/|\/\\|\w+:)/, where);
    }
    // Neither bodies nor the log contain the token.
    for (const where of [`/nothing?token=${token}`, `/api/v1/sets?token=${token}`,
        `/%ff?token=${token}`, `/?token=${token}x`]) {
        assert.ok(!(await own.send('GET', where)).text.includes(token), where);
    }
    await own.stop();
    assert.ok(!own.log.includes(token) && !own.log.includes('secret'), own.log);
    fs.rmSync(folder, { recursive: true });
});

test('no failure reveals a path of the disk', async () => {
    const own = await startServer();
    const spool = path.join(own.data, 'spool');
    const sets = path.join(own.data, 'sets');
    const texts = [];
    const tell = async (method, where, given) => {
        const answer = await own.api(method, where, given);
        texts.push(answer.text);
        return answer;
    };
    const announce = async () => (await own.json('POST', '/uploads',
        { files: [{ name: 'a.json', size: 3 }] }));
    const id = await store(own, 'one', { 'rank0.json': CONTROL });

    fs.rmSync(spool, { recursive: true });
    assert.equal((await announce()).status, 500);
    fs.mkdirSync(spool);
    const lost = (await announce()).json.id;
    fs.rmSync(path.join(spool, `upload-${lost}`), { recursive: true });
    assert.equal((await tell('PUT', `/uploads/${lost}/files/a.json`, { body: 'abc' })).status,
        500);
    const sent = (await announce()).json.id;
    await tell('PUT', `/uploads/${sent}/files/a.json`, { body: 'abc' });
    fs.rmSync(path.join(spool, `upload-${sent}`), { recursive: true });
    const { job } = (await tell('POST', `/uploads/${sent}/commit`)).json;
    assert.equal((await waitForJob(own, job.id)).state, 'failed');
    fs.renameSync(sets, `${sets}-away`);
    const failed = await waitForJob(own, await upload(own, 'two', { 'a.json': TEST }));
    assert.equal(failed.state, 'failed');
    await tell('GET', `/sets/${id}`);
    fs.renameSync(`${sets}-away`, sets);
    fs.unlinkSync(path.join(sets, `${id}.db`));
    fs.mkdirSync(path.join(sets, `${id}.db`));
    assert.equal((await tell('GET', `/sets/${id}`)).status, 500);
    await tell('GET', '/jobs');
    await tell('GET', '/status');
    for (const text of texts) {
        assert.ok(!text.includes(own.data) && !text.includes(os.tmpdir()), text);
    }
    await own.stop();
    assert.ok(own.log.includes(own.data), 'the log does, for who runs the server');
});
