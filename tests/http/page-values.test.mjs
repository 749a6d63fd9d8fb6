// The page changes the unit of its rows without asking again. What it computes for that
// (web/js/rows.js) is what the server's CSV says.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeRows } from '../../web/js/rows.js';
import { CONTROL, startServer, store, TEST } from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', { 'rank0.json': CONTROL });
    await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

const SUFFIX = { total: 'duration', per_step: 'per_step', per_call: 'per_call',
    percent: 'percent_of_step' };

/** The columns of a unit: [control, test, difference]. */
function columnsOf(unit, self) {
    const suffix = `${self ? 'self_' : ''}${SUFFIX[unit]}`;
    const side = unit === 'total' && !self ? 'total_duration' : suffix;
    return [`control_${side}`, `test_${side}`, `diff_${suffix}`];
}

async function ask(more) {
    const query = new URLSearchParams({ control: 'control', test: 'test', sort: 'name', ...more });
    return server.api('GET', `/compare_traces?${query}`);
}

for (const steps of [{}, { test_steps: '2' }]) {
    test(`the page's values are the server's, ${JSON.stringify(steps)}`, async () => {
        const { json: answer } = await ask(steps);
        const [head, ...lines] = (await ask({ ...steps, format: 'csv' })).text.split('\r\n')
            .slice(0, -1).map((line) => line.split(','));
        assert.equal(lines.length, answer.rows.length);
        let compared = 0;
        for (const unit of Object.keys(SUFFIX)) {
            for (const self of [false, true]) {
                makeRows(answer, answer.rows, unit, { self }).forEach((shown, i) => {
                    const host = answer.rows[i].control_self_duration !== null;
                    columnsOf(unit, self && host).forEach((column, j) => {
                        const at = head.indexOf(column);
                        assert.ok(at >= 0, column);
                        const value = [shown.control, shown.test, shown.diff][j];
                        const what = `${shown.row.name}: ${column}`;
                        if (lines[i][at] === '') {
                            assert.equal(value, null, what);
                        } else {
                            assert.ok(Math.abs(value - Number(lines[i][at]))
                                <= 1e-9 * Math.max(1, Math.abs(value)), what);
                            compared += 1;
                        }
                    });
                });
            }
        }
        assert.ok(compared > 50, `${compared} values`);
    });
}
