// Device time by operator: exact on a hand-made pair of two vendors; `auto` shows it only if less
// than half of the kernel time of both sides together is in common names.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startServer, store } from './lib.mjs';

let server;
before(async () => { server = await startServer(); });
after(() => server.stop());

/** `calls`: [operators around the launch, kernel, its µs]; two steps of them. */
function record(calls) {
    const events = [];
    let [at, correlation] = [10, 0];
    const row = (cat, name, ts, dur, more) => events.push({ ph: 'X', cat, name, pid: 1, tid: 1, ts, dur,
        ...more });
    for (const step of [1, 2]) {
        const start = at;
        at += 1;
        for (const [operators, kernel, time] of calls) {
            correlation += 1;
            operators.forEach((name, i) => row(name.startsWith('aten::') ? 'cpu_op'
                : 'user_annotation', name, at + i, time + 20 - 2 * i));
            row('cuda_runtime', 'cudaLaunchKernel', at + 5, 2, { args: { correlation } });
            row('kernel', kernel, at + 8, time, { pid: 0, tid: 7,
                args: { correlation, device: 0, stream: 7 } });
            at += time + 30;
        }
        row('user_annotation', `ProfilerStep#${step}`, start, at - start);
        at += 5;
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1, traceEvents: events }));
}

const calls = (vendor, common, slower) => [
    [['aten::linear', 'aten::addmm'], `${vendor}_gemm`, 40 + slower],
    [['aten::linear', 'aten::addmm'], `${vendor}_gemm_2`, 20],
    [['aten::sdpa', 'marked inside'], `${vendor}_attention`, 10 + 2 * slower],
    [['aten::add'], 'common', common], [[], `${vendor}_bare`, 5]];

async function pair(label, common) {
    const ids = [];
    for (const [vendor, slower] of [['cu', 0], ['hip', 6]]) {
        ids.push(await store(server, `${label}-${vendor}`,
            { 'a.json.gz': record(calls(vendor, common, slower)) }));
    }
    return ids;
}

const ask = async ([control, other], query = '') => (await server.api('GET',
    `/compare_traces?control=${control}&test=${other}&limit=0&diagnosis=false${query}`)).json;

test('a device row belongs to its innermost operator, or to none; all rows count', async () => {
    const answer = await ask(await pair('few', 30), '&operators=auto');
    assert.equal(answer.recorded.few_shared_kernels, true);
    assert.equal(answer.operators.count, 4);
    assert.deepEqual(answer.operators.rows.map((row) => [row.operator, row.control_counts,
        row.test_counts, row.control_per_step, row.test_per_step, row.diff_per_step]), [
        ['aten::sdpa', 2, 2, 10, 22, 12], ['aten::addmm', 4, 4, 60, 66, 6],
        [null, 2, 2, 5, 5, 0], ['aten::add', 2, 2, 30, 30, 0]]);
    const { device } = answer.totals;
    for (const side of ['control', 'test']) {
        assert.equal(2 * answer.operators.rows.reduce((sum, row) => sum + row[`${side}_per_step`],
            0), device[`${side}_total_duration`]);
    }
});

test('auto shows operators only if few kernels of both sides have common names', async () => {
    const few = await pair('almost', 81); // 162 of 324 µs are less than half with 318 + 6
    const many = await pair('half', 90);
    assert.equal((await ask(few, '&operators=auto')).recorded.few_shared_kernels, true);
    const shared = await ask(many, '&operators=auto');
    assert.deepEqual([shared.recorded.few_shared_kernels, shared.operators], [false, null]);
    assert.equal((await ask(many, '&operators=true')).operators.count, 4);
    assert.equal((await ask(few)).operators, null);
});

test('the terminal, Markdown and the report show the operators', async () => {
    const few = await pair('text', 10);
    const run = (...options) => spawnSync(process.env.TRACEDIFF_BIN, ['compare', '--data',
        server.data, ...few, ...options], { encoding: 'utf8' }).stdout;
    for (const [text, rows] of [[run(), 'operation'], [run('--format', 'markdown'), '<details>']]) {
        const at = text.search(/device time by operator/i);
        assert.ok(at > 0 && at < text.indexOf(rows), text);
        assert.match(text.slice(at), /aten::sdpa/);
    }
    assert.doesNotMatch(run('--operators', 'false'), /by operator, means?.*not tested/);
    const { bytes } = await server.api('GET', `/report?control=${few[0]}&test=${few[1]}`);
    assert.match(bytes.toString(), /"operator":"aten::sdpa"/);
});
