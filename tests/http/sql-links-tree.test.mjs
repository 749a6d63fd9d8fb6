// The links “SQL” of trees and of the device time by operator give the numbers of the API.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compareOperators, treeFrames } from '../../web/js/sql/links.js';
import { readCompare } from '../../web/js/state.js';
import { readTreeState, treeQuery } from '../../web/js/tree/model.js';
import { startServer, store } from './lib.mjs';
import { askRows, getJson, near } from './sql-lib.mjs';

const SETS = { control: 'control', test: 'test' };

let server;
before(async () => {
    server = await startServer();
    for (const label of Object.keys(SETS)) {
        const folder = fileURLToPath(new URL(`../../traces-sample/ranks-${label}`, import.meta.url));
        await store(server, label, Object.fromEntries(fs.readdirSync(folder).slice(0, 2)
            .map((name) => [name, fs.readFileSync(path.join(folder, name))])));
    }
});
after(() => server.stop());

/** {"sort path": [control, test]} per step of the frames of a tree; null: not on that side. */
function framesOf({ nodes, ...answer }, sides, measure) {
    const sums = new Map();
    sides.forEach((side, i) => {
        const paths = new Map();
        for (const node of nodes) {
            const name = sides.length === 1 ? node.name : node[`${side}_name`];
            const above = paths.get(node.parent) ?? '';
            const here = node.id === 0 || name === null ? above : `${above}${above && ' / '}${name}`;
            paths.set(node.id, here);
            if (name !== null) {
                const key = `${node.sort} ${here}`;
                const value = sides.length === 1 ? node[measure] : node[`${side}_${measure}`];
                const both = sums.get(key) ?? [null, null];
                both[i] = (both[i] ?? 0) + value / (answer[side] ?? answer.set).samples;
                sums.set(key, both);
            }
        }
    });
    return sums;
}

test('the statement for two trees gives their frames, folded and by instance', async () => {
    for (const level of ['modules', 'operators', 'python']) {
        for (const frames of ['folded', 'instance']) {
            const measure = frames === 'folded' ? 'device' : 'host';
            const state = readTreeState(`?control=control&test=test&level=${level}&frames=${frames}`);
            const answer = await getJson(server, `/compare_traces/tree?${
                treeQuery(state, measure, frames === 'instance')}`);
            const wanted = framesOf(answer, ['control', 'test'], measure);
            assert.equal(answer.nodes.length, answer.nodes_in_all);
            const rows = await askRows(server, SETS, treeFrames(state, measure));
            assert.ok(rows.length > 20, level);
            assert.equal(rows.length, wanted.size, `${level} ${frames}`);
            for (const row of rows) {
                const [control, test] = wanted.get(`${row.sort} ${row.path ?? ''}`);
                near(row.control, control, `${level} ${frames} ${row.path}`);
                near(row.test, test, `${level} ${frames} ${row.path}`);
                near(row.diff, (test ?? 0) - (control ?? 0), `${level} ${frames} ${row.path}`);
            }
        }
    }
});

test('the statement for one tree gives its frames', async () => {
    const state = readTreeState('?control=control');
    const answer = await getJson(server, `/sets/control/tree?${treeQuery(state, 'device', false)}`);
    const wanted = framesOf(answer, ['control'], 'calls');
    const rows = await askRows(server, { control: 'control' }, treeFrames(state, 'calls'));
    assert.equal(rows.length, wanted.size);
    for (const row of rows) {
        near(row.calls_per_step, wanted.get(`${row.sort} ${row.path}`)[0], row.path);
    }
});

test('there is no statement if the tree is not of the whole recording', () => {
    for (const part of ['control_ranks=0', 'test_steps=first', 'marker=forward', 'frames=class']) {
        assert.equal(treeFrames(readTreeState(`?control=a&test=b&${part}`), 'device'), null, part);
    }
    assert.equal(compareOperators(readCompare('?control=a&test=b&control_ranks=0')), null);
});

test('the statement for operators gives their device time', async () => {
    const { operators } = await getJson(server,
        '/compare_traces?control=control&test=test&operators=true&diagnosis=false&limit=0');
    const rows = await askRows(server, SETS, compareOperators(readCompare('?control=control&test=test')));
    assert.ok(rows.length > 5);
    assert.equal(rows.length, operators.count);
    for (const wanted of operators.rows) {
        const row = rows.find(({ operator }) => operator === wanted.operator);
        assert.ok(row, wanted.operator);
        near(row.control_per_step ?? 0, wanted.control_per_step ?? 0, wanted.operator);
        near(row.test_per_step ?? 0, wanted.test_per_step ?? 0, wanted.operator);
        near(row.diff_per_step, wanted.diff_per_step, wanted.operator);
    }
});
