// The report: one file, its policy, its data, and how it stays short.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { assertProblem, CONTROL, startServer, store, TEST, trace } from './lib.mjs';

const HOSTILE = ['</script><script>alert(1)</script>', '<!--<script>', '<img src=x onerror=x>',
    '"\'&amp;\\', '\u2028\u2029', '@{policy}', '@{data}'];
const MAX = 3000000;

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'rank0.json': CONTROL });
    await store(server, 'test', { 'rank0.json': TEST });
    await store(server, '</title><script>', { 'rank0.json': trace({ ops: HOSTILE.map((name, i) =>
        [name, 'cpu_op', i, 0.5]) }) });
});
after(() => server.stop());

async function askReport(parameters = {}) {
    const query = new URLSearchParams({ control: 'control', test: 'test', ...parameters });
    const answer = await server.api('GET', `/report?${query}`);
    assert.equal(answer.status, 200, answer.text.slice(0, 300));
    assert.ok(answer.bytes.length < MAX, `${answer.bytes.length} bytes`);
    return answer;
}

/** The elements of this tag: [{attributes, text}]. Each ends where a browser would end it. */
function elements(html, tag) {
    return [...html.matchAll(new RegExp(`<${tag}((?: [^>]*)?)>([^]*?)</${tag}`, 'g'))]
        .map(([, attributes, text]) => ({ attributes, text }));
}

function dataOf(html) {
    const [element] = elements(html, 'script')
        .filter(({ attributes }) => attributes.includes('id="report-data"'));
    const zipped = element.attributes.includes('data-encoding="gzip"');
    return { zipped, ...JSON.parse(zipped
        ? gunzipSync(Buffer.from(element.text, 'base64')).toString() : element.text) };
}

const rowsOf = ({ comparison: { columns, rows } }) => rows.map((values) =>
    Object.fromEntries(columns.map((name, i) => [name, values[i]])));

test('a report is a file to save', async () => {
    const { headers, text } = await askReport();
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['content-disposition'],
        'attachment; filename="tracediff-control-test.html"');
    assert.equal(headers.etag, undefined);
    assert.match(text, /^<!doctype html>\n/);
    assert.match(text, /<title>control → test · tracediff<\/title>/);
    assert.doesNotMatch(text, /@\{/);
    assert.ok(text.endsWith('</html>\n'));
});

test('the policy of a report names only its scripts and styles, by their hashes', async () => {
    const html = (await askReport()).text;
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
    const rules = new Map(policy.split('; ').map((rule) => {
        const [name, ...values] = rule.split(' ');
        return [name, values];
    }));
    const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const scripts = elements(html, 'script').filter(({ attributes }) => attributes === '');
    assert.equal(scripts.length, 2);
    assert.deepEqual(rules.get('script-src'), scripts.map(({ text }) => hash(text)));
    assert.deepEqual(rules.get('style-src'),
        ['', ...elements(html, 'style').map(({ text }) => text)].map(hash));
    assert.deepEqual(rules.get('default-src'), ["'none'"]);
    assert.deepEqual(rules.get('img-src'), ['data:', 'blob:']);
    assert.deepEqual([...rules.keys()].sort(),
        ['base-uri', 'default-src', 'form-action', 'img-src', 'script-src', 'style-src']);
    // The policy comes before everything that it governs.
    assert.ok(html.indexOf('Content-Security-Policy') < html.indexOf('<style>'));
    for (const { attributes } of elements(html, 'script')) {
        assert.doesNotMatch(attributes, /src/);
    }
});

test('the data of a report is that of the comparison', async () => {
    const parameters = { exclude: 'ProfilerStep*', sort: 'name' };
    const data = dataOf((await askReport(parameters)).text);
    const query = new URLSearchParams({ control: 'control', test: 'test', significance: 'true',
        operators: 'auto', ...parameters });
    const wanted = (await server.api('GET', `/compare_traces?${query}`)).json;
    const { rows, columns, ...head } = data.comparison;
    const { rows: wantedRows, ...wantedHead } = wanted;
    assert.deepEqual(head, wantedHead);
    assert.equal(data.zipped, false);
    assert.ok(columns.length > 10 && rows.length === wantedRows.length);
    assert.deepEqual(rowsOf(data), wantedRows.map((row) =>
        Object.fromEntries(columns.map((name) => [name, row[name]]))));
    assert.equal(data.version, (await server.api('GET', '/status')).json.version);
    assert.equal(data.sets.control.label, 'control');
    assert.equal(data.sets.test.id, wanted.test.set);
    assert.ok(Math.abs(Date.parse(data.generated) - Date.now()) < 60000, data.generated);
});

test('hostile names and labels stay data', async () => {
    const html = (await askReport({ test: '</title><script>' })).text;
    assert.equal(elements(html, 'script').length, 3);
    const head = html.slice(0, html.indexOf('<style>'));
    assert.match(head, /<title>control → &#60;\/title&#62;&#60;script&#62; · tracediff<\/title>/);
    assert.equal(elements(head, 'script').length, 0);
    const [element] = elements(html, 'script')
        .filter(({ attributes }) => attributes.includes('report-data'));
    assert.doesNotMatch(element.text, /</);
    const data = dataOf(html);
    assert.equal(data.comparison.test.label, '</title><script>');
    const names = new Set(rowsOf(data).map((row) => row.name));
    for (const name of HOSTILE) {
        assert.ok(names.has(name), JSON.stringify(name));
    }
});

test('a long report is compressed, a very long one is cut', async () => {
    const put = async (label, names) => {
        const ops = names.map((name, i) => [name, 'cpu_op', i / 100, 0.005]);
        await store(server, label, { 'rank0.json': trace({ steps: { 1: [0, 1000] }, ops }) });
    };
    await put('long', Array.from({ length: 9000 }, (_, i) =>
        `void at::native::some_kernel_of_many<${i}, ${'float, '.repeat(20)}>()`));
    const long = dataOf((await askReport({ test: 'long' })).text);
    assert.equal(long.zipped, true);
    assert.equal(long.comparison.rows.length, long.comparison.row_count);
    assert.ok(long.comparison.row_count > 9000);

    await put('huge', Array.from({ length: 9000 }, () => randomBytes(200).toString('hex')));
    const huge = dataOf((await askReport({ test: 'huge' })).text);
    assert.equal(huge.zipped, true);
    assert.ok(huge.comparison.rows.length > 1000, `${huge.comparison.rows.length}`);
    assert.ok(huge.comparison.rows.length < huge.comparison.row_count);
});

test('wrong parameters of a report are refused', async () => {
    const refuse = async (query, code, status = 400) => assertProblem(
        await server.api('GET', `/report?${query}`), status, code);
    await refuse('control=control', 'missing_parameter');
    await refuse('control=control&test=nobody', 'unknown_set', 404);
    await refuse('control=control&test=test&format=html', 'unknown_parameter');
    await refuse('control=control&test=test&sort=x', 'bad_sort');
    await refuse('control=control&test=test&significance=perhaps', 'bad_significance');
    // openapi.json lists the allowed parameters: those of compare_traces, except the format,
    // the unit, which its page chooses, and the columns that the report does not show.
    const detail = await refuse('x=1', 'unknown_parameter');
    const known = /allowed are (.*)$/.exec(detail)[1].split(', ');
    const { paths } = (await server.api('GET', '/openapi.json')).json;
    const listed = (where) => paths[where].get.parameters.map(({ name }) => name).sort();
    assert.deepEqual(listed('/report'), [...known].sort());
    assert.deepEqual(listed('/report'),
        listed('/compare_traces').filter((name) => !['format', 'unit', 'work'].includes(name)));
});
