// The tables `frames` and `compare_frames` of SQL give the trees of calls.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assertProblem, CONTROL, startServer, store, TEST } from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
    for (const label of ['control', 'test']) {
        const folder = fileURLToPath(new URL(`../../traces-sample/${label}`, import.meta.url));
        await store(server, label, Object.fromEntries(fs.readdirSync(folder)
            .filter((name) => /\.json(\.gz)?$/.test(name))
            .map((name) => [name, fs.readFileSync(path.join(folder, name))])));
    }
    await store(server, 'one', { 'rank0.json': CONTROL });
    await store(server, 'two', { 'rank0.json': TEST });
});
after(() => server.stop());

const get = async (where, parameters) => {
    const answer = await server.api('GET', `/${where}?${new URLSearchParams(parameters)}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const PAIR = { control: 'control', test: 'test' };
/** Rows as objects. */
const ask = async (q, sets = PAIR) => {
    const { columns, rows } = await get('sql', { ...sets, q });
    return rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])));
};
const WHOLE = { instances: 'true', max_nodes: 100000 };
const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
const near = (a, b, what) => assert.ok(Math.abs(a - b) <= 0.001 + 1e-9 * Math.abs(b),
    `${what}: ${a}, not ${b}`);

test('frames are the tree of each set, at every level', async () => {
    for (const level of ['modules', 'operators', 'python']) {
        const all = await ask(`SELECT * FROM frames('${level}')`);
        for (const side of ['control', 'test']) {
            const { nodes, set } = await get(`sets/${side}/tree`, { ...WHOLE, level });
            // With two sets, the names of Python frames are those of their comparison.
            const frames = level !== 'python' ? all.filter((row) => row.side === side)
                : await ask("SELECT * FROM frames('python')", { control: side });
            assert.equal(frames.length, nodes.length, `${side} ${level}`);
            frames.forEach((frame, i) => {
                const node = nodes[i];
                const what = `${side} ${level} ${i}`;
                assert.deepEqual([frame.id, frame.parent, frame.sort, frame.calls],
                    [node.id, node.parent, node.sort, node.calls], what);
                const above = frame.parent === null ? null : frames[frame.parent];
                assert.equal(frame.depth, above === null ? 0 : above.depth + 1, what);
                assert.equal(frame.path, above === null ? ''
                    : `${above.path === '' ? '' : `${above.path} / `}${node.name}`, what);
                assert.ok(node.name === frame.name || node.name === `${frame.name} #${
                    frame.number}`, what);
                for (const key of ['host', 'self', 'device', 'own']) {
                    near(frame[`${key}_us`], node[key], `${what} ${key}`);
                    near(frame[`${key}_per_step`], node[key] / set.samples, `${what} ${key}`);
                }
                near(frame.calls_per_step, node.calls / set.samples, what);
                assert.equal(frame.flops, node.flops, what);
            });
            const [{ flops }] = await ask('SELECT flops FROM work_summary', { control: side });
            assert.equal(frames[0].flops, flops, `${side} ${level}`);
            assert.equal(frames.reduce((all, row) => all + row.own_flops, 0), flops, `${side} ${level}`);
            near(sum(frames, 'own_us'), frames[0].device_us, `${side} ${level}`);
        }
    }
});

test('compare_frames are the tree of both sets', async () => {
    for (const [sets, level] of [[PAIR, 'modules'], [PAIR, 'operators'],
        [{ control: 'one', test: 'two' }, 'python']]) {
        const { nodes } = await get('compare_traces/tree', { ...sets, ...WHOLE, level });
        const frames = await ask(`SELECT * FROM compare_frames WHERE level = '${level}'`, sets);
        const of = (await ask(`SELECT side, id, calls FROM frames('${level}')`, sets));
        assert.equal(frames.length, nodes.length, level);
        frames.forEach((frame, i) => {
            const node = nodes[i];
            const what = `${level} ${i}`;
            for (const key of ['id', 'parent', 'sort', 'status', 'control_name', 'test_name',
                'control_calls', 'test_calls']) {
                assert.equal(frame[key], node[key], `${what} ${key}`);
            }
            assert.equal(frame.wrapper, Number(node.wrapper), what);
            for (const side of ['control', 'test']) {
                for (const key of ['host', 'self', 'device', 'own']) {
                    near(frame[`${side}_${key}_us`], node[`${side}_${key}`], `${what} ${key}`);
                }
                const one = of.find((row) => row.side === side && row.id === frame[`${side}_id`]);
                assert.equal(one?.calls ?? 0, frame[`${side}_calls`], what);
            }
            for (const key of ['calls', 'host', 'self', 'device', 'own']) {
                near(frame[`diff_${key}_per_step`], node[`diff_${key}_per_step`],
                    `${what} ${key}`);
            }
            assert.equal(frame.diff_here_per_step === null, node.diff_here_per_step === null);
            near(frame.diff_here_per_step ?? 0, node.diff_here_per_step ?? 0, `${what} here`);
        });
        for (const key of ['diff_own_per_step', 'diff_here_per_step']) {
            near(sum(frames, key), frames[0].diff_device_per_step, `${level} ${key}`);
        }
    }
});

test('frames and compare_frames work with conditions and joins', async () => {
    const count = async (q) => Object.values((await ask(q))[0])[0];
    const both = await count('SELECT count(*) FROM frames');
    const [control, one] = [await count("SELECT count(*) FROM frames WHERE side = 'control'"),
        await count("SELECT count(*) FROM frames WHERE side = 'test'")];
    assert.equal(control + one, both);
    assert.ok(control > 1 && one > 1);
    assert.equal(await count("SELECT count(*) FROM frames WHERE side = 'x'"), 0);
    assert.equal(await count('SELECT count(*) FROM frames WHERE id = 0'), 2);
    assert.equal(await count("SELECT count(*) FROM frames WHERE id = 1 AND side = 'test'"), 1);
    for (const id of ['-1', '1e9', "'x'", '0.5', 'NULL']) {
        assert.equal(await count(`SELECT count(*) FROM frames WHERE id = ${id}`), 0, id);
        assert.equal(await count(`SELECT count(*) FROM compare_frames WHERE id = ${id}`), 0, id);
    }
    assert.equal(await count('SELECT count(*) FROM compare_frames WHERE id = 0'), 1);
    assert.equal(await count("SELECT count(*) FROM frames WHERE level IN ('operators', 'python')"),
        await count("SELECT (SELECT count(*) FROM frames('operators'))"
            + " + (SELECT count(*) FROM frames('python'))"));
    assert.equal(await count('SELECT DISTINCT level FROM frames'), 'modules');
    // Each part of an OR reads its own tree; rows of different trees are not mixed up.
    for (const table of ['frames', 'compare_frames']) {
        const few = await Promise.all(['operators', 'python'].map((level) =>
            count(`SELECT count(*) FROM ${table}('${level}') WHERE id = 1`)));
        assert.equal(await count(`SELECT count(*) FROM ${table} WHERE level = 'operators'
            AND id = 1 OR level = 'python' AND id = 1`), few[0] + few[1], table);
        assert.equal(await count(`SELECT count(*) FROM ${table} WHERE id = '0'`),
            await count(`SELECT count(*) FROM ${table} WHERE id = 0`), table);
    }
    assert.equal(await count("SELECT count(*) FROM frames WHERE side = 'CONTROL' COLLATE NOCASE"),
        control);
    // The tree is known before it is read, whatever the order of the tables.
    assert.equal(await count(`SELECT count(*) FROM frames AS f
        JOIN (SELECT 'operators' AS l UNION ALL SELECT 'python' UNION ALL SELECT 'modules') AS x
        ON f.level = x.l`), both + await count(
        "SELECT count(*) FROM frames WHERE level IN ('operators', 'python')"));
    const joined = await ask(`SELECT c.id, p.id AS above, f.own_us, c.control_own_us
        FROM compare_frames AS c JOIN compare_frames AS p ON p.id = c.parent
        LEFT JOIN frames AS f ON f.side = 'control' AND f.id = c.control_id`);
    assert.equal(joined.length, await count('SELECT count(*) - 1 FROM compare_frames'));
    assert.ok(joined.every((row) => (row.own_us ?? 0) === row.control_own_us));
});

test('one set has no compare_frames; levels that do not exist are refused', async () => {
    const refused = async (q, more, slug, words) => {
        const answer = await server.api('GET', `/sql?${new URLSearchParams({ q, ...more })}`);
        assertProblem(answer, 400, slug, words);
    };
    const frames = await ask('SELECT DISTINCT side FROM frames', { control: 'one' });
    assert.deepEqual(frames, [{ side: 'control' }]);
    await refused('SELECT * FROM compare_frames', { control: 'one' }, 'bad_sql', /second set/);
    await refused('SELECT * FROM test.frames', PAIR, 'bad_sql', /WHERE side = 'test'/);
    await refused('SELECT * FROM test.compare_frames', PAIR, 'bad_sql', /columns control_/);
    await refused("SELECT * FROM frames('layers')", PAIR, 'bad_sql', /'operators' and 'python'/);
    await refused("SELECT * FROM compare_frames('')", PAIR, 'bad_sql', /'operators'/);
    const schema = await get('sql/schema', { control: 'one' });
    assert.ok(schema.tables.some(({ name }) => name === 'frames'));
    assert.ok(!schema.tables.some(({ name }) => name === 'compare_frames'));
});
