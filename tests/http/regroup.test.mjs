// Splitting and joining sets: as jobs, with refusals, and in both directions.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, TEST, trace, upload, waitForJob }
    from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

const listed = async () => (await server.api('GET', '/sets')).json.sets;
const getSet = async (id) => (await server.api('GET', `/sets/${id}`)).json;

async function run(path, body) {
    const answer = await server.json('POST', path, body);
    assert.equal(answer.status, 202, answer.text);
    assert.equal(answer.headers.location, `/api/v1/jobs/${answer.json.job.id}`);
    return waitForJob(server, answer.json.job.id);
}

async function forget() {
    for (const set of await listed()) {
        await server.api('DELETE', `/sets/${set.id}`);
    }
}

const spike = (rank) => trace({ rank, steps: { 1: [0, 100 + rank] },
    ops: [['aten::add', 'cpu_op', 1, 10]] });

test('two files of one upload become two sets, and joining these gives one set again', async () => {
    const both = await store(server, 'both', { 'before_fix.json': CONTROL,
        'after_fix.json': TEST });
    const job = await run(`/sets/${both}/split`, {});
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.equal(job.kind, 'split');
    assert.equal(job.label, 'both');
    assert.deepEqual(job.binned, [both]);
    assert.equal(job.made.length, 2);
    assert.equal(job.set, job.made[0].set);
    assert.equal(job.files_done, 2);
    assert.equal(job.bytes_done, CONTROL.length + TEST.length);
    assert.deepEqual((await listed()).map((set) => [set.label, set.files, set.ranks]).sort(),
        [['after_fix', 1, [0]], ['before_fix', 1, [0]]]);
    // These are the sets that the single files give.
    for (const [name, bytes] of [['before_fix', CONTROL], ['after_fix', TEST]]) {
        const made = (await listed()).find((set) => set.label === name);
        const again = await waitForJob(server,
            await upload(server, name, { 'x.json': bytes }));
        assert.equal(again.set, made.id);
        assert.equal(again.already_stored, true);
    }
    const joined = await run('/sets/join', { sets: job.made.map((one) => one.set) });
    assert.equal(joined.kind, 'join');
    assert.equal(joined.set, both);
    assert.equal(joined.already_stored, true);
    assert.deepEqual((await listed()).map((set) => set.id), [both]);
    for (const { set } of job.made) {
        assert.equal((await server.api('POST', `/sets/${set}/restore`)).status, 200);
    }
    assert.equal((await listed()).length, 3);
    await forget();
});

test('a set can be split by rank and by file; the rest stays together', async () => {
    const id = await store(server, 'run', Object.fromEntries([0, 1, 2, 3, 4].map((rank) =>
        [`rank${rank}.json`, spike(rank)])));
    const job = await run(`/sets/${id.slice(0, 8)}/split`, { keep: true,
        parts: [{ ranks: [3, 1], label: 'odd' }, { files: [2] }] });
    assert.equal(job.state, 'done', JSON.stringify(job));
    assert.deepEqual(job.binned, []);
    const made = await Promise.all(job.made.map((one) => getSet(one.set)));
    assert.deepEqual(made.map((set) => [set.label, set.ranks]),
        [['odd', [1, 3]], ['rank2', [2]], ['run (ranks 0, 4)', [0, 4]]]);
    assert.equal((await listed()).length, 4);
    await forget();
});

test('ranks that were uploaded one by one can be joined to one set', async () => {
    const ids = [];
    for (const rank of [10, 11, 12]) {
        ids.push(await store(server, `night rank ${rank}`, { 'trace.json': spike(rank) }));
    }
    await server.json('PATCH', `/sets/${ids[0]}`, { tags: ['main', 'h100'], notes: 'one' });
    await server.json('PATCH', `/sets/${ids[2]}`, { tags: ['Main', 'x'], notes: 'two' });
    const job = await run('/sets/join', { sets: ids });
    const set = await getSet(job.set);
    assert.deepEqual(set.tags.map((tag) => tag.toLowerCase()).sort(), ['h100', 'main', 'x']);
    assert.equal(set.notes, 'one\ntwo');
    assert.equal(set.label, 'night');
    assert.deepEqual(set.ranks, [10, 11, 12]);
    assert.deepEqual(set.file_list.map((file) => file.file), ['night rank 10/trace.json',
        'night rank 11/trace.json', 'night rank 12/trace.json']);
    assert.deepEqual(job.binned, ids);
    assert.equal((await listed()).length, 1);
    await forget();
});

test('impossible splits and joins are refused at once', async () => {
    const one = await store(server, 'one', { 'rank0.json': spike(0) });
    const two = await store(server, 'two', { 'rank0.json': spike(1), 'b.json': spike(2) });
    const refused = [
        [`/sets/${one}/split`, {}, 400, 'nothing_to_split'],
        ['/sets/nothing/split', {}, 404, 'unknown_set'],
        [`/sets/${two}/split`, { parts: [] }, 400, 'bad_parts'],
        [`/sets/${two}/split`, { parts: [{}] }, 400, 'bad_parts'],
        [`/sets/${two}/split`, { parts: [3] }, 400, 'bad_parts'],
        [`/sets/${two}/split`, { parts: [{ ranks: ['1'] }] }, 400, 'bad_parts'],
        [`/sets/${two}/split`, { parts: [{ files: [-1] }] }, 400, 'bad_parts'],
        [`/sets/${two}/split`, { parts: [{ files: [9] }] }, 404, 'unknown_file'],
        [`/sets/${two}/split`, { parts: [{ ranks: [9] }] }, 404, 'unknown_rank'],
        [`/sets/${two}/split`, { parts: [{ ranks: [1] }, { ranks: [1] }] }, 400,
            'part_twice'],
        [`/sets/${two}/split`, { parts: [{ ranks: [1], label: '' }] }, 400, 'bad_text'],
        [`/sets/${two}/split`, { parts: [{ rank: 1 }] }, 400, 'unknown_field'],
        [`/sets/${two}/split`, { keep: 1 }, 400, 'bad_value'],
        [`/sets/${two}/split`, { into: 1 }, 400, 'unknown_field'],
        ['/sets/join', {}, 400, 'bad_sets'],
        ['/sets/join', { sets: [1, 2] }, 400, 'bad_sets'],
        ['/sets/join', { sets: [one] }, 400, 'nothing_to_join'],
        ['/sets/join', { sets: [one, one] }, 400, 'nothing_to_join'],
        ['/sets/join', { sets: [one, 'nothing'] }, 404, 'unknown_set'],
    ];
    for (const [path, body, status, code] of refused) {
        assertProblem(await server.json('POST', path, body), status, code);
    }
    assert.equal((await listed()).length, 2);
    assert.equal((await server.api('GET', '/jobs')).json.jobs[0].kind, 'ingest');
});
