// What pages say of the windows of steps, without a browser: host and lag, the backlog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const load = (name) => import(pathToFileURL(`${process.env.TRACEDIFF_WEB}/js/${name}`));
const { drawnRows } = await load('rows.js');
const { withHost } = await load('components/steps.js');
const { hostWords } = await load('words.js');
const plain = (text) => text.replaceAll('\u00a0', ' ');

test('charts have no wait for a full queue, and as many rows as asked', () => {
    const row = (name, category) => ({ row: { name, category } });
    const items = [row('Command Buffer Full', 'overhead'), row('a', 'cpu_op'),
        row('Command Buffer Full', 'cpu_op'), row('b', 'kernel')];
    items.length = 9; // rows that are not loaded
    assert.deepEqual(drawnRows(items, 2), items.slice(1, 3));
    assert.deepEqual(drawnRows(items, 9), items.slice(1, 4));
});

test('a sample says what the host needed and how far the device was behind', () => {
    const sample = { rank: 0, span: 0, step_number: 3, step: 94.4 };
    const { control, test: other } = withHost({ control: [sample], test: [{ ...sample, step_number: null }] },
        { control: [{ host_ns: 4600, lag_ns: 296000 }], test: [{ host_ns: null, lag_ns: null }] });
    assert.equal(plain(hostWords(control[0])), 'host 4.600 µs · device 296.0 µs behind when the host left');
    assert.equal(hostWords(other[0]), '');
    assert.equal(plain(hostWords({ host: 5, lag: 0 })), 'host 5.000 µs');
    assert.equal(withHost(null, undefined), null);
    assert.equal(withHost({ control: [sample], test: [] }, undefined).control[0].step, 94.4);
});
