// docs/sql.md lists every table and view as the server does, each column is described, and the
// statements of the document and of the page run.
//
//     WRITE=1 make check TESTS=tests/http/sql-doc.test.mjs    in the build folder: writes the list
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from '../../web/js/sql/examples.js';
import { startServer, store } from './lib.mjs';

const FILE = fileURLToPath(new URL('../../docs/sql.md', import.meta.url));

let server;
before(async () => {
    server = await startServer();
    for (const label of ['control', 'test']) {
        const folder = fileURLToPath(new URL(`../../traces-sample/${label}`, import.meta.url));
        await store(server, label, Object.fromEntries(fs.readdirSync(folder)
            .filter((name) => /\.json(\.gz)?$/.test(name))
            .map((name) => [name, fs.readFileSync(path.join(folder, name))])));
    }
});
after(() => server.stop());

const cell = (text) => (text ?? '').replaceAll('|', '\\|');

/** Names and, but for the tables of analyses and of the file, what their rows are. */
function tablesText(tables) {
    const of = (kind) => tables.filter((table) => table.kind === kind);
    const names = (list) => list.map(({ name }) => `\`${name}\``).join(', ');
    const listed = (kind, title) => `### ${title}\n\n| table | rows |\n|---|---|\n${of(kind).map(
        ({ name, description }) => `| \`${name}\` | ${cell(description)} |\n`).join('')}`;
    return `${listed('view', 'Views')}\n${listed('table', 'Made while they are read')}
### Of the analyses

${names(of('analysis'))}.

### As the set file keeps them

Times are ns there, and names are numbers; [\`sql/set.sql\`](../sql/set.sql) describes them: ${
    names(of('stored'))}.
`;
}

/** `text` with the part between two marks replaced. */
function between(text, mark, inside) {
    const from = text.indexOf(`<!-- ${mark} -->`) + `<!-- ${mark} -->`.length;
    const to = text.indexOf('<!-- end -->', from);
    assert.ok(from > 20 && to > from, mark);
    return `${text.slice(0, from)}\n${inside}${text.slice(to)}`;
}

test('docs/sql.md has every table, and the server describes every column', async () => {
    const { tables } = (await server.api('GET',
        '/sql/schema?control=control&test=test')).json;
    for (const { name, kind, description, columns } of tables) {
        for (const column of kind === 'stored' || kind === 'analysis' ? [] : columns) {
            assert.ok(description && column.description, `${name}.${column.name}`);
        }
    }
    const text = fs.readFileSync(FILE, 'utf8');
    const wanted = between(text, 'the tables', tablesText(tables));
    if (process.env.WRITE === '1' && text !== wanted) {
        fs.writeFileSync(FILE, wanted);
        return;
    }
    assert.equal(text, wanted, 'docs/sql.md is stale: the head of this test says how to write it');
});

test('every statement of the document and of the page runs and has rows', async () => {
    const statements = [...fs.readFileSync(FILE, 'utf8').matchAll(/```sql\n([^`]*)```/g)]
        .map(([, statement]) => statement);
    assert.ok(statements.length > 3);
    for (const statement of [...statements, ...EXAMPLES.map((example) => example.statement)]) {
        const { status, text, json } = await server.api('GET', `/sql?${new URLSearchParams({
            control: 'control', test: 'test', q: statement })}`);
        assert.equal(status, 200, `${text}\n${statement}`);
        assert.ok(json.row_count > 0, statement);
    }
});
