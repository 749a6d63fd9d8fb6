// The dashboard under a path behind nginx with TLS, in the configuration of docs/server.md.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { startServer } from '../http/lib.mjs';
import { chartsReady, closeClean, compareReady, openPage, SAMPLE, startBrowser,
    temporaryFolder, uploadFolder } from './lib.mjs';

const TOKEN = 'a-token-of-the-test';
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const lacks = ['nginx', 'openssl'].find((name) =>
    spawnSync(name, ['-v'], { env }).error !== undefined);
const folder = temporaryFolder();
const place = (name) => path.join(folder, name);
let browser;
let nginx;
let server;
let site; // {url}: as people see it

const freePort = () => new Promise((resolve) => {
    const one = net.createServer().listen(0, '127.0.0.1', () => {
        const { port } = one.address();
        one.close(() => resolve(port));
    });
});

const answersAt = (port) => new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
});

/** Starts nginx with the block of the document. */
async function startNginx(port, to) {
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt',
        'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost',
        '-keyout', place('key.pem'), '-out', place('cert.pem')]);
    assert.equal(made.status, 0, String(made.stderr));
    const [, block] = /```nginx\n([^`]*)```/.exec(
        fs.readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8'));
    const server = [['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        ['traces.example', 'localhost'], ['127.0.0.1:8080', `127.0.0.1:${to}`],
        ['/etc/ssl/traces.example.pem', place('cert.pem')],
        ['/etc/ssl/traces.example.key', place('key.pem')]].reduce((text, [from, now]) => {
        assert.ok(text.includes(from), from);
        return text.replace(from, now);
    }, block);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) =>
        `${name}_temp_path ${place(name)};`).join('\n');
    fs.writeFileSync(place('nginx.conf'), `daemon off; master_process off; pid ${place('pid')};
error_log ${place('error.log')};
events {}
http { access_log off; ${temporary}
${server}}`);
    nginx = spawn('nginx', ['-p', folder, '-e', place('error.log'), '-c', place('nginx.conf')],
        { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    nginx.stderr.on('data', (piece) => { log += piece; });
    for (const handle of [nginx, nginx.stderr]) {
        handle.unref();
    }
    process.once('exit', () => nginx.kill('SIGKILL'));
    while (!await answersAt(port)) {
        assert.equal(nginx.exitCode, null, log);
        await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
}

before(async () => {
    if (lacks) {
        return;
    }
    fs.writeFileSync(place('token'), TOKEN);
    server = await startServer({ options: ['--base-path', '/tracediff', '--trust-proxy',
        '--allow-host', 'localhost', '--token-file', place('token')] });
    const port = await freePort();
    await startNginx(port, server.port);
    site = { url: `https://localhost:${port}/tracediff` };
    browser = await startBrowser();
});
after(async () => {
    await browser?.close();
    nginx?.kill('SIGKILL');
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
});

const skip = lacks ? `SKIP: needs ${lacks}` : false;

// openPage() complains of each request that leaves the path, and of each error.
test('upload, comparison, links, report and query stay under the path', { skip }, async () => {
    const page = await openPage(browser, site, `/?token=${TOKEN}`,
        { ignoreHTTPSErrors: true, colorScheme: 'light' });
    assert.equal(page.url(), `${site.url}/`);
    const [cookie, ...more] = await page.context().cookies();
    assert.deepEqual([cookie.path, cookie.secure, cookie.httpOnly, cookie.sameSite, more],
        ['/tracediff', true, true, 'Strict', []]);
    await page.getByText('No traces yet').waitFor();
    const brand = page.getByRole('link', { name: 'tracediff', exact: true });
    assert.equal(await brand.getAttribute('href'), '/tracediff/');

    await uploadFolder(page, path.join(SAMPLE, 'control'));
    await page.setInputFiles('input[webkitdirectory]', path.join(SAMPLE, 'test'));
    await page.waitForURL(`${site.url}/compare?**`);
    await compareReady(page);

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Report' }).click()]);
    await download.saveAs(place('report.html'));
    assert.match(fs.readFileSync(place('report.html'), 'utf8'), /^<!doctype html>/i);

    // Each link of the head, and of the page, is under the path.
    const hrefs = await page.locator('a[href]').evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')));
    assert.deepEqual(hrefs.filter((href) => !/^(\/tracediff\/|#|data:|blob:)/.test(href)), []);
    assert.ok(hrefs.length > 10);
    const shared = page.url();
    await page.goto(shared); // by the script that runs early
    await compareReady(page);
    for (const [name, shown] of [['Tree', '[role=tree], [role=treegrid]'],
        ['Timeline', 'canvas'], ['Analyse', '.index-table a'], ['Series', 'main h1']]) {
        await page.getByRole('navigation').getByRole('link', { name }).click();
        await page.waitForURL(`${site.url}/${name.toLowerCase()}**`);
        await page.locator(shown).first().waitFor();
        assert.equal(await page.locator('header [aria-current=page]').textContent(), name);
    }
    await page.goto(`${site.url}/query?q=SELECT%2042%20AS%20answer&control=control&test=test`);
    await page.locator('.query-results[data-shown]').first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Traces' }).click();
    await page.locator('.sets tr[data-set]').nth(1).waitFor();
    if (process.env.SHOTS) {
        await page.goto(shared);
        for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            await compareReady(page);
            await chartsReady(page);
            await page.screenshot({ path: `${process.env.SHOTS}/proxy-${width}.png` });
        }
    }
    await closeClean(page);
});
