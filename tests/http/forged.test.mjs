// A trace that was made to have the hash of another one is refused, through the process
// that reads it; names that take too much room are cut, and a note says so.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startServer, upload, waitForJob } from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

// Two traces with one XXH3-128: tests/unit/test_seals.c says why.
function forged(other) {
    const text = Buffer.alloc(2048, 'x');
    const tail = '"}]}\n';
    text.write('{"traceEvents":[{"ph":"X","cat":"kernel","pid":0,"tid":7,"ts":1,"dur":5,"name":"');
    text.write(tail, text.length - tail.length);
    text.write('7240a4a4', 192, 'hex');
    text.write('cb79e64e', 256, 'hex');
    text.write(other ? 'b' : 'a', 196);
    text.write(other ? 'a' : 'b', 260);
    return text;
}

async function job(label, files) {
    return waitForJob(server, await upload(server, label, files));
}

test('a trace with the hash of another one is refused as other_content', async () => {
    const first = await job('first', { 'a.json': forged(false) });
    assert.equal(first.state, 'done', JSON.stringify(first));
    for (const files of [{ 'a.json': forged(true) }, { 'b.json.gz': gzipSync(forged(true)) },
        { 'a.json': forged(false), 'b.json': forged(true) }]) {
        const second = await job('second', files);
        assert.equal(second.state, 'failed', JSON.stringify(second));
        assert.equal(second.error.code, 'other_content');
    }
    const again = await job('again', { 'c.json.gz': gzipSync(forged(false)) });
    assert.equal(again.state, 'done');
    assert.equal(again.set, first.set);
    assert.equal(again.already_stored, true);
});

test('long names that take too much room are cut, and counted', async () => {
    const filling = 'n'.repeat(12000);
    const names = Array.from({ length: 2000 }, (_, i) => `${filling}${i}`);
    const events = names.map((name, i) => JSON.stringify(
        { ph: 'X', cat: 'kernel', name, pid: 0, tid: 7, ts: i * 10, dur: 5 }));
    const done = await job('long', { 'long.json': Buffer.from(
        `{"traceEvents":[${events.join(',\n')}]}`) });
    assert.equal(done.state, 'done', JSON.stringify(done));
    const { json } = await server.api('GET', `/sets/${done.set}/quality`);
    const note = json.files[0].notes.find((one) => one.kind === 'names_cut');
    assert.equal(note.count, 2000);
    assert.match(note.example, /16 MiB/);
    const { json: ops } = await server.api('GET', `/sets/${done.set}/ops?limit=5000`);
    assert.equal(new Set(ops.ops.map((op) => op.name)).size, 2000);
    assert.ok(ops.ops.every((op) => op.name.length <= 256 && op.name.startsWith('nnnn')));
});
