// The page shows the values of the server's CSV for a row in each unit, from columns of the answer
// or, if the answer lacks them, by formulas (web/js/rows.js).
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

/** The columns of a unit: [control, test, difference], of durations and of calls. */
function columnsOf(unit, self) {
    const suffix = `${self ? 'self_' : ''}${SUFFIX[unit]}`;
    const side = unit === 'total' && !self ? 'total_duration' : suffix;
    const counts = unit === 'per_step' || unit === 'percent' ? 'counts_per_step' : 'counts';
    return [`control_${side}`, `test_${side}`, `diff_${suffix}`, `control_${counts}`,
        `test_${counts}`, `diff_${counts}`];
}

async function ask(more) {
    const query = new URLSearchParams({ control: 'control', test: 'test', sort: 'name', ...more });
    return server.api('GET', `/compare_traces?${query}`);
}

for (const steps of [{}, { test_steps: '2' }]) {
    test(`the page's values equal the server's, ${JSON.stringify(steps)}`, async () => {
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
                        const value = [shown.control, shown.test, shown.diff, shown.controlCount,
                            shown.testCount, shown.diffCount][j];
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
        // A report has only the columns from which the others follow.
        const bare = answer.rows.map((row) => Object.fromEntries(Object.entries(row).filter(
            ([name]) => !/^diff|_per_(step|call)$/.test(name))));
        for (const unit of Object.keys(SUFFIX)) {
            for (const self of [false, true]) {
                const whole = makeRows(answer, answer.rows, unit, { self });
                makeRows(answer, bare, unit, { self }).forEach((row, i) => {
                    for (const key of ['control', 'test', 'diff', 'growth', 'percent', 'diffCount']) {
                        const [a, b] = [row[key], whole[i][key]];
                        assert.ok(a === b || Math.abs(a - b) <= 1e-9 * Math.max(1000, Math.abs(b)),
                            `${row.row.name}: ${key}: ${a}, ${b}`);
                    }
                });
            }
        }
    });
}
