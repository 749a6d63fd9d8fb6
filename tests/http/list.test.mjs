// Lists of sets: pages, order, search, tags, groups, and refusals.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, startServer, store, trace } from './lib.mjs';

const LABELS = ['nightly-2', 'nightly-10', 'nightly-9', 'alone', 'pair a', 'pair b'];
let server;
const ids = {};
before(async () => {
    server = await startServer();
    for (const [i, label] of LABELS.entries()) {
        ids[label] = await store(server, label, { [`host${i}_1.pt.trace.json`]:
            trace({ rank: i, ops: Array.from({ length: i + 1 }, (_, n) =>
                [`op${i}`, 'cpu_op', 10 * n, 5]) }) });
    }
});
after(() => server.stop());

const list = async (query) => {
    const answer = await server.api('GET', `/sets?${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.json;
};
const labels = async (query) => (await list(query)).sets.map((set) => set.label).join(' ');

test('the list comes in pages, with the number of sets', async () => {
    const all = await list('');
    assert.equal(all.sets.length, 6);
    assert.deepEqual([all.total, all.entry_total, all.limit, all.offset], [6, 6, 100, 0]);
    assert.deepEqual(all.sets[0].tags, []);
    const page = await list('sort=label&limit=2&offset=2');
    assert.deepEqual(page.sets.map((set) => set.label), ['nightly-9', 'nightly-10']);
    assert.deepEqual([page.total, page.limit, page.offset], [6, 2, 2]);
    const behind = await list('offset=50');
    assert.deepEqual([behind.sets, behind.total], [[], 6]);
    assert.equal((await list('limit=0')).total, 6);
});

test('sets are sorted by a column', async () => {
    assert.equal(await labels('sort=label'),
        'alone nightly-2 nightly-9 nightly-10 pair a pair b');
    assert.equal(await labels('sort=label&order=desc&limit=1'), 'pair b');
    assert.equal(await labels('sort=events&limit=2'), 'pair b pair a');
    assert.equal(await labels('sort=events&order=asc&limit=2'), 'nightly-2 nightly-10');
});

test('the search covers everything that the list shows', async () => {
    assert.equal(await labels('q=NIGHT+10'), 'nightly-10');
    assert.equal(await labels('q=host3'), 'alone');
    assert.equal(await labels(`q=${ids.alone.slice(0, 10)}`), 'alone');
    const none = await list('q=%25');
    assert.deepEqual([none.sets, none.total], [[], 0]);
    assert.equal((await list('q=')).total, 6);
});

test('one request can name several sets', async () => {
    const { sets } = await list(`id=${ids.alone}&id=nothing&id=${ids['pair a'].slice(0, 12)}`);
    assert.deepEqual(sets.map((set) => set.label), ['alone', 'pair a']);
    assert.equal(sets[0].file_list, undefined);
    assertProblem(await server.api('GET', '/sets?id=alone&q=x'), 400, 'unknown_parameter');
    assertProblem(await server.api('GET', `/sets?${'id=a&'.repeat(65)}`), 400, 'bad_id');
});

test('labels that begin alike are one entry', async () => {
    const grouped = await list('group=always&sort=label');
    assert.deepEqual(grouped.entries.map(({ set, group }) => set?.label
        ?? [group.prefix, group.sets]), ['alone', ['nightly', 3], 'pair a', 'pair b']);
    assert.match(grouped.entries[1].group.newest, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.deepEqual([grouped.total, grouped.entry_total], [6, 4]);
    assert.equal(grouped.sets, undefined);
    assert.equal(await labels('prefix=nightly&sort=label'), 'nightly-2 nightly-9 nightly-10');
    assert.equal(await labels('prefix=night'), '');
    // A short list needs no groups.
    const few = await list('group=auto&sort=label');
    assert.deepEqual(few.entries.map(({ set }) => set.label).join(' '),
        await labels('sort=label'));
});

test('tags of a set can be set, added, removed and searched', async () => {
    const change = (label, body) => server.json('PATCH', `/sets/${ids[label]}`, body);
    const tagged = await change('alone', { tags: ['slow', 'übung 1'] });
    assert.equal(tagged.status, 200, tagged.text);
    assert.deepEqual(tagged.json.tags, ['slow', 'übung 1']);
    assert.deepEqual((await change('alone', { add_tags: ['base', 'SLOW'],
        remove_tags: ['übung 1'] })).json.tags, ['base', 'slow']);
    await change('pair a', { add_tags: ['slow'], label: 'pair A' });
    assert.deepEqual((await server.api('GET', '/tags')).json,
        { tags: [{ tag: 'slow', sets: 2 }, { tag: 'base', sets: 1 }] });
    assert.equal(await labels('tag=slow&sort=label'), 'alone pair A');
    assert.equal(await labels('tag=Slow&tag=base'), 'alone');
    assert.equal(await labels('q=bas'), 'alone');
    assert.deepEqual((await server.api('GET', `/sets/${ids.alone}`)).json.tags,
        ['base', 'slow']);
    assert.deepEqual((await change('alone', { tags: [] })).json.tags, []);

    for (const tags of ['slow', [''], [7], [' a'], ['a\nb'], ['x'.repeat(65)],
        ['a\u001b[2m'], Array(65).fill('x')]) {
        assertProblem(await change('alone', { tags }), 400, 'bad_tag');
    }
    assertProblem(await change('alone', { tags: [], add_tags: ['x'] }), 400, 'bad_tag');
    const many = Array.from({ length: 33 }, (_, i) => `t${i}`);
    assertProblem(await change('alone', { tags: many }), 413, 'too_many_tags');
    assert.deepEqual((await server.api('GET', `/sets/${ids.alone}`)).json.tags, []);
    assert.equal((await change('alone', { tags: many.slice(1) })).json.tags.length, 32);
});

test('wrong parameters are refused, each with its own code', async () => {
    for (const [query, code] of [['limit=1001', 'bad_limit'], ['limit=-1', 'bad_limit'],
        ['limit=x', 'bad_limit'], ['offset=-1', 'bad_offset'], ['offset=1e3', 'bad_offset'],
        ['sort=id', 'bad_sort'], ['order=up', 'bad_order'], ['group=yes', 'bad_group'],
        [`q=${'x'.repeat(201)}`, 'bad_q'], [`q=${'x+'.repeat(9)}`, 'bad_q'],
        ['tag=a&'.repeat(9), 'bad_tag'], ['page=2', 'unknown_parameter'],
        ['q=a&q=b', 'repeated_parameter']]) {
        assertProblem(await server.api('GET', `/sets?${query}`), 400, code);
    }
    assertProblem(await server.api('GET', '/tags?q=a'), 400, 'unknown_parameter');
});
