// docs/sql.md lists every table, view and column as the server does, and its examples run.
//
//     WRITE=1 make check TESTS=tests/http/sql-doc.test.mjs    in the build folder: writes both lists
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from '../../web/js/sql/examples.js';
import { startServer, store } from './lib.mjs';

const FILE = fileURLToPath(new URL('../../docs/sql.md', import.meta.url));
const KINDS = { view: 'Views', table: 'Tables that are made while they are read',
    analysis: 'Tables of the analyses', stored: 'Tables as the set file keeps them' };

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

function tableText({ name, description, columns }) {
    return [`#### ${name}`, '', ...description
    ? [`${description[0].toUpperCase()}${description.slice(1)}.`, ''] : [],
        '| column | unit | what it is |', '|---|---|---|',
        ...columns.map((column) => `| \`${column.name}\` | ${cell(column.unit)} | ${
            cell(column.description)} |`), ''].join('\n');
}

/** The columns of the set file itself are in sql/set.sql, each with a comment. */
function tablesText(tables) {
    return Object.entries(KINDS).map(([kind, title]) => {
        const list = tables.filter((table) => table.kind === kind);
        if (kind === 'analysis') {
            return `### ${title}\n\nThe rows and columns of [the analyses of the API](api.md#analysis), with a row of each `
                + 'set by `side`; times are µs. Parameters of the API stand in brackets, each a '
                + "text: `queue_length_summary('steps=first', 'ranks=0,2-3')`.\n\n| table | rows "
                + `| columns |\n|---|---|---|\n${list.map(({ name, description, columns }) =>
                    `| \`${name}\` | ${cell(description)} | ${columns.map((one) => one.name)
                        .join(', ')} |\n`).join('')}`;
        }
        return kind !== 'stored' ? `### ${title}\n\n${list.map(tableText).join('\n')}`
            : `### ${title}\n\nTimes are nanoseconds there, and names are numbers. `
                + '[`sql/set.sql`](../sql/set.sql) says what each column is.\n\n'
                + `| table | columns |\n|---|---|\n${list.map(({ name, columns }) =>
                    `| \`${name}\` | ${columns.map((one) => one.name).join(', ')} |\n`).join('')}`;
    }).join('\n');
}

const examplesText = () => EXAMPLES.map(({ title, sides, statement }) =>
    `### ${title}${sides === 2 ? ' (two sets)' : ''}\n\n\`\`\`sql\n${statement}\n\`\`\`\n`)
    .join('\n');

/** `text` with the part between two marks replaced. */
function between(text, mark, inside) {
    const from = text.indexOf(`<!-- ${mark} -->`) + `<!-- ${mark} -->`.length;
    const to = text.indexOf('<!-- end -->', from);
    assert.ok(from > 20 && to > from, mark);
    return `${text.slice(0, from)}\n${inside}${text.slice(to)}`;
}

test('docs/sql.md has every table and column, and the examples of the page', async () => {
    const { tables } = (await server.api('GET',
        '/sql/schema?control=control&test=test')).json;
    for (const { name, kind, description, columns } of tables) {
        for (const column of kind === 'stored' || kind === 'analysis' ? [] : columns) {
            assert.ok(description && column.description, `${name}.${column.name}`);
        }
    }
    const text = fs.readFileSync(FILE, 'utf8');
    const wanted = between(between(text, 'the tables', tablesText(tables)), 'the examples',
        examplesText());
    if (process.env.WRITE === '1' && text !== wanted) {
        fs.writeFileSync(FILE, wanted);
        return;
    }
    assert.equal(text, wanted, 'docs/sql.md is stale: the head of this test says how to write it');
});

test('every statement of the document runs and has rows', async () => {
    const statements = [...fs.readFileSync(FILE, 'utf8').matchAll(/```sql\n([^`]*)```/g)];
    assert.ok(statements.length >= EXAMPLES.length);
    for (const [, statement] of statements) {
        const { status, text, json } = await server.api('GET', `/sql?${new URLSearchParams({
            control: 'control', test: 'test', q: statement })}`);
        assert.equal(status, 200, `${text}\n${statement}`);
        assert.ok(json.row_count > 0, statement);
    }
});
