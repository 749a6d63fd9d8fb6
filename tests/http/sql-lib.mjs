// Shared by the tests of the links “SQL”: rows of a statement, and a check of sums that were
// added in another order.
import assert from 'node:assert/strict';

/** Rows of a statement as objects; `sets`: {control, test}. */
export async function askRows(server, sets, statement) {
    assert.ok(statement, 'there is no statement');
    const query = new URLSearchParams({ ...sets, q: statement });
    const { status, json, text } = await server.api('GET', `/sql?${query}`);
    assert.equal(status, 200, `${text}\n${statement}`);
    assert.equal(json.truncated, false);
    return json.rows.map((row) => Object.fromEntries(json.columns.map(({ name }, i) =>
        [name, row[i]])));
}

export async function getJson(server, where) {
    const { status, json, text } = await server.api('GET', where);
    assert.equal(status, 200, text);
    return json;
}

/** Compares sums of numbers with three decimals that were added in another order. */
export function near(got, wanted, what) {
    if (wanted === null || wanted === undefined) {
        assert.equal(got, null, what);
        return;
    }
    assert.ok(Math.abs(got - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted)),
        `${what}: ${got} instead of ${wanted}`);
}
