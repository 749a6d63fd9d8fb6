// The two analyses that the golden tests in C leave out, with every choice of the sample's
// expected results (data/sample-*.json): user annotations, and operators with the kernels
// that they launch.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { analyse, expand, same } from './hta.mjs';

const recorded = [];

function sameRows(expected, ours, what) {
    assert.equal(ours.length, expected.length, what);
    for (const [i, row] of expected.entries()) {
        for (const [name, value] of Object.entries(row)) {
            same(value, ours[i][name], `${what}, row ${i}: ${name}`);
        }
    }
}

for (const side of ['control', 'test']) {
    const expected = expand(JSON.parse(fs.readFileSync(
        new URL(`data/sample-${side}.json`, import.meta.url), 'utf8')));

    test(`${side}: user_annotation_breakdown`, () => {
        for (const [where, rows] of Object.entries(expected.user_annotation_breakdown)) {
            sameRows(rows, analyse(recorded, side, 'user_annotation_breakdown',
                { use_gpu_annotation: where === 'gpu' }).rows, `${side} ${where}`);
        }
    });
    test(`${side}: operator_kernels`, () => {
        sameRows(expected.operator_kernels,
            analyse(recorded, side, 'operator_kernels').rows, side);
    });
}
