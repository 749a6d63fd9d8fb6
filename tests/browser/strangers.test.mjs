// A hostile page in a real browser, beside a server that is open: the page can change nothing
// and read nothing, and a token goes nowhere.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { makeTrace, startBrowser, startServer, temporaryFolder, uploadByApi } from './lib.mjs';

const TOKEN = 'browser-token-0123456789';
const folder = temporaryFolder();
let browser;
let evil;
let visits;
let server;
let guarded;
let set;

before(async () => {
    visits = [];
    evil = http.createServer((request, response) => {
        visits.push({ path: request.url, headers: request.headers });
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><title>evil</title><p>evil</p>');
    });
    await new Promise((resolve) => { evil.listen(0, '127.0.0.1', resolve); });
    fs.writeFileSync(path.join(folder, 'token'), TOKEN);
    server = await startServer();
    guarded = await startServer(['--token-file', path.join(folder, 'token')]);
    set = await uploadByApi(server, 'mine', [{ name: 'rank0.json.gz',
        bytes: makeTrace([{ name: 'op' }]) }]);
    browser = await startBrowser(['--host-resolver-rules=MAP evil.example 127.0.0.1']);
});
after(async () => {
    await browser.close();
    await server.stop();
    await guarded.stop();
    evil.close();
    fs.rmSync(folder, { recursive: true, force: true });
});

const evilUrl = () => `http://evil.example:${evil.address().port}`;

async function evilPage(where = '/') {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(evilUrl() + where);
    return page;
}

async function assertUntouched() {
    const { sets } = await server.api('/sets');
    assert.deepEqual(sets.map(({ id, label }) => [id, label]), [[set, 'mine']]);
    const { jobs } = await server.api('/jobs');
    assert.equal(jobs.length, 1);
    assert.deepEqual(fs.readdirSync(path.join(server.data, 'spool')), [], 'an upload is open');
}

test('requests from a page of another site change nothing', async () => {
    const page = await evilPage();
    const answers = await page.evaluate(async ([url, id]) => {
        const list = '{"label":"evil","files":[{"name":"a.json","size":1}]}';
        const attempts = [
            ['POST', '/uploads', { mode: 'no-cors', headers: { 'Content-Type': 'text/plain' },
                body: list }],
            ['POST', '/uploads', { mode: 'no-cors', body: new URLSearchParams({ a: list }) }],
            ['POST', '/uploads', { headers: { 'Content-Type': 'application/json' },
                body: list }],
            ['DELETE', `/sets/${id}`, {}],
            ['PATCH', `/sets/${id}`, { body: '{"label":"evil"}' }],
            ['POST', `/sets/${id}/restore`, { mode: 'no-cors' }]];
        const types = [];
        for (const [method, where, more] of attempts) {
            types.push(await fetch(`${url}/api/v1${where}`,
                { method, credentials: 'include', ...more })
                .then((answer) => answer.type, () => 'failed'));
        }
        types.push(navigator.sendBeacon(`${url}/api/v1/uploads`, list) ? 'sent' : 'not sent');
        return types;
    }, [server.url, set]);
    for (const type of answers.slice(0, -1)) {
        assert.ok(type === 'failed' || type === 'opaque', `${answers}`);
    }
    await assertUntouched();
    // Forms: the one kind of request that needs no script and no permission.
    for (const [where, type] of [['/uploads', 'text/plain'],
        [`/sets/${set}/restore`, 'application/x-www-form-urlencoded'],
        ['/uploads', 'multipart/form-data']]) {
        const form = await evilPage();
        const answer = form.waitForResponse((response) =>
            response.url().startsWith(server.url));
        await form.evaluate(([action, enctype]) => {
            const made = document.createElement('form');
            Object.assign(made, { method: 'post', action, enctype });
            const field = document.createElement('input');
            Object.assign(field, { name: '{"files":[{"name":"a.json","size":1}],"label":"',
                value: '"}' });
            made.append(field);
            document.body.append(made);
            made.submit();
        }, [`${server.url}/api/v1${where}`, type]);
        assert.equal((await answer).status(), 403, `${where} ${type}`);
        await form.context().close();
    }
    await assertUntouched();
    await page.context().close();
});

test('a page of another site can read nothing', async () => {
    const page = await evilPage();
    const read = await page.evaluate(async (url) => {
        const load = (tag, attribute, where) => new Promise((resolve) => {
            const element = document.createElement(tag);
            element.onload = () => resolve('loaded');
            element.onerror = () => resolve('refused');
            element[attribute] = url + where;
            if (tag === 'link') {
                element.rel = 'stylesheet';
            }
            document.head.append(element);
        });
        const socket = new Promise((resolve) => {
            const made = new WebSocket(`${url.replace('http', 'ws')}/api/v1/jobs`);
            made.onopen = () => resolve('open');
            made.onerror = () => resolve('refused');
        });
        const events = new Promise((resolve) => {
            const made = new EventSource(`${url}/api/v1/jobs/x/events`);
            made.onopen = () => resolve('open');
            made.onerror = () => { made.close(); resolve('refused'); };
        });
        return {
            plain: await fetch(`${url}/api/v1/sets`).then(() => 'read', () => 'refused'),
            opaque: await fetch(`${url}/api/v1/sets`, { mode: 'no-cors' }).then((answer) =>
                answer.text(), () => ''),
            script: await load('script', 'src', '/api/v1/sets'),
            module: await load('script', 'src', '/web/made/early.js'),
            style: await load('link', 'href', '/web/app.css'),
            image: await load('img', 'src', '/web/favicon.svg'),
            socket: await socket,
            events: await events,
        };
    }, server.url);
    assert.deepEqual(read, { plain: 'refused', opaque: '', script: 'refused',
        module: 'refused', style: 'refused', image: 'refused', socket: 'refused',
        events: 'refused' });
    // Nor can it in a frame, or through a window that it opened.
    await page.evaluate((url) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
    }, server.url);
    await page.waitForTimeout(500);
    for (const frame of page.frames()) {
        assert.ok(!frame.url().startsWith(server.url), frame.url());
    }
    const opened = page.context().waitForEvent('page');
    await page.evaluate((url) => { window.opened = window.open(url); }, server.url);
    const other = await opened;
    await other.waitForLoadState();
    assert.equal(await other.evaluate(() => window.opener), null);
    assert.equal(await page.evaluate(() => window.opened.closed), true);
    await page.context().close();
    await assertUntouched();
});

test('a foreign name that resolves to this machine is refused', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { port } = new URL(server.url);
    for (const where of ['/', '/api/v1/sets', '/web/made/page.js']) {
        const answer = await page.goto(`http://evil.example:${port}${where}`);
        assert.equal(answer.status(), 403);
        assert.match(await answer.text(), /"bad_host"/);
    }
    await context.close();
});

test('a token leaves the address, is hidden from scripts and goes nowhere', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${guarded.url}/?token=${TOKEN}`);
    await page.getByRole('link', { name: 'Traces' }).waitFor();
    assert.equal(page.url(), `${guarded.url}/`);
    assert.ok(!(await page.evaluate(() => document.cookie + document.referrer
        + JSON.stringify(performance.getEntries()) + document.documentElement.outerHTML))
        .includes(TOKEN));
    const [cookie] = await context.cookies();
    assert.deepEqual([cookie.value, cookie.httpOnly, cookie.sameSite], [TOKEN, true, 'Strict']);
    // A link leads elsewhere, from the very page that the token opened.
    visits.length = 0;
    await page.evaluate((url) => { window.location.href = url; }, `${evilUrl()}/target`);
    await page.waitForURL(`${evilUrl()}/target`);
    const visit = visits.find((one) => one.path === '/target');
    assert.equal(visit.headers.referer, undefined);
    assert.ok(!JSON.stringify(visit).includes(TOKEN));
    // A link on that page leads back: without the cookie.
    const back = page.waitForResponse((response) => response.url() === `${guarded.url}/`);
    await page.evaluate((url) => { window.location.href = url; }, `${guarded.url}/`);
    assert.equal((await back).status(), 401);
    await page.getByRole('heading', { name: 'This dashboard needs a token' }).waitFor();
    // A click there sends the cookie.
    await page.getByRole('link', { name: 'Open this page' }).click();
    await page.getByRole('link', { name: 'Traces' }).waitFor();
    await context.close();
});
