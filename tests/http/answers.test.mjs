// The answer of a comparison besides its rows: verdict, waterfall, replacements,
// significance.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recording, STEPS } from './answer-recording.mjs';
import { assertParts, assertProblem, startServer, store } from './lib.mjs';

let server;
before(async () => {
    server = await startServer();
    await store(server, 'control', {
        'a.json': recording({ gemm: 'gemm_tile_128x64', took: 100, copies: 1 }) });
    await store(server, 'test', {
        'a.json': recording({ gemm: 'gemm_tile_64x64', took: 160, copies: 2 }) });
});
after(() => server.stop());

function ask(parameters = {}) {
    const query = new URLSearchParams({ control: 'control', test: 'test', ...parameters });
    return server.api('GET', `/compare_traces?${query}`);
}
const rowOf = (answer, name) => answer.rows.find((row) => row.name === name);

test('the verdict has an interval', async () => {
    const { verdict } = (await ask()).json;
    assert.equal(verdict.verdict, 'slower');
    assert.equal(verdict.control_samples, STEPS);
    assert.equal(verdict.test_samples, STEPS);
    assert.equal(verdict.unit, 'rank and step'); // one rank
    assert.equal(verdict.test_observations, STEPS);
    assert.equal(verdict.change, 60);
    assert.ok(Math.abs(verdict.change_percent - 100 * 60 / verdict.control) < 1e-9);
    assert.ok(verdict.p_value > 0 && verdict.p_value < 0.01);
    const { interval } = verdict;
    assert.equal(interval.shift, 60);
    assert.ok(interval.low > 0 && interval.low < 60 && interval.high > 60);
    assert.ok(interval.confidence >= 0.95 && interval.confidence < 1);
    const back = (await ask({ control: 'test', test: 'control' })).json.verdict;
    assert.equal(back.verdict, 'faster');
    assert.equal(back.interval.low, -interval.high);
    const few = (await ask({ control_steps: '0-2' })).json.verdict;
    assert.equal(few.verdict, 'cannot_judge');
    assert.match(few.words, /^cannot judge: fewer than 4 steps/);
    assert.equal(few.interval, null);
    for (const name of ['shift', 'low', 'high', 'confidence', 'p_value']) {
        assert.equal(few[name], null);
    }
});

test('the verdict says what is certain, and shows its samples', async () => {
    const { verdict } = (await ask()).json;
    assert.equal(verdict.mean_change, 60);
    assert.equal(verdict.shift, 60);
    assert.equal(verdict.low, verdict.interval.low);
    assert.equal(verdict.equivalence, 0.02);
    assert.equal(verdict.one_recording, true);
    assert.match(verdict.words, /^slower by 5\.4 % \(between \+5\.3 % and /);
    assert.equal(verdict.samples.control.length, STEPS);
    assert.deepEqual(verdict.samples.test[1],
        { rank: 0, span: 0, step_number: 1, step: 1162 });
    const same = async (equivalence) => (await ask({ test: 'control', equivalence })).json;
    assert.equal((await same('0.02')).verdict.verdict, 'unchanged');
    assert.equal((await same('0.02')).selection.equivalence, 0.02);
    assert.equal((await same('0.1%')).verdict.equivalence, 0.001);
    assert.equal((await same('0.1%')).verdict.verdict, 'not_certain');
    assert.equal((await same('0')).verdict.verdict, 'not_certain');
    for (const wrong of ['2', '-1%', '101%', 'nan', '0x1', '1%%', ' 1', '2 %', '%']) {
        assertProblem(await same(wrong).then(() => ask({ equivalence: wrong })), 400,
            'bad_equivalence');
    }
    const any = (await ask({ control_steps: 'any', test_steps: 'any' })).json.verdict;
    assert.equal(any.samples.control[0].step_number, null);
});

test('two files of one rank are two recordings', async () => {
    const files = (took) => ({
        'a.json': recording({ gemm: 'g', took, copies: 1 }),
        'b.json': recording({ gemm: 'g', took: took + 1, copies: 1 }) });
    await store(server, 'twice', files(100));
    await store(server, 'twice more', files(110));
    const { verdict } = (await ask({ control: 'twice', test: 'twice more' })).json;
    assert.equal(verdict.one_recording, false);
    assert.equal(verdict.control_observations, 2 * STEPS);
    assert.equal(verdict.unit, 'rank and step');
    const mixed = (await ask({ control: 'twice' })).json.verdict;
    assert.equal(mixed.one_recording, true);
});

test('many samples are thinned', async () => {
    const events = [];
    for (let n = 0; n < 2500; n++) {
        events.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${n}`, pid: 1,
            tid: 1, ts: n * 100, dur: 50 + n % 7 });
    }
    await store(server, 'long', { 'a.json': JSON.stringify({ traceEvents: events }) });
    const { verdict } = (await ask({ control: 'long' })).json;
    assert.equal(verdict.control_samples, 2500);
    assert.equal(verdict.samples.control.length, 2000);
    assert.equal(verdict.samples.control[0].step_number, 0);
    assert.equal(verdict.samples.control[1000].step_number, 1250);
});

test('the waterfall adds up and names what changed', async () => {
    for (const parameters of [{}, { control_steps: '0-4' }, { test_steps: '1,3,4' }]) {
        const { waterfall } = (await ask(parameters)).json;
        const ns = (us) => Math.round(us * 1000);
        assert.deepEqual(waterfall.parts.map((part) => part.part),
            ['compute', 'exposed_communication', 'exposed_memory', 'idle']);
        assert.equal(waterfall.parts.reduce((sum, part) => sum + ns(part.change), 0),
            ns(waterfall.change));
        assert.ok(Math.abs(waterfall.change - (waterfall.test - waterfall.control)) < 1e-3);
    }
    const { parts } = (await ask({ q: 'nothing has this name' })).json.waterfall;
    assert.equal(parts[0].change, 60);
    assert.equal(parts[0].operations_change, 60);
    assert.deepEqual(parts[0].operations.map((operation) => operation.name),
        ['gemm_tile_64x64', 'gemm_tile_128x64']);
    assert.equal(parts[1].operations.length, 0);
    assert.equal(parts[2].operations[0].name, 'Memcpy DtoH (Device -> Pinned)');
    assert.equal(parts[2].operations[0].change, 3);
    assert.deepEqual(parts[3].operations, []); // what the host did is in the account
});

test('every bar says what changed besides its named rows', async () => {
    const { parts } = (await ask()).json.waterfall;
    for (const part of parts.filter((one) => one.named_share !== null && one.part !== 'idle')) {
        const named = part.operations.slice(0, part.named);
        const change = named.reduce((sum, row) => sum + row.change, 0);
        assert.ok(part.named <= 3);
        assert.ok(Math.abs(part.named_share - change / part.change) < 1e-3);
        const { rows_share: others, overlap_share: overlap } = part.rest;
        assert.ok(Math.abs(part.named_share + others + overlap - 1) < 1e-9);
        const said = (part.explained ?? '').match(/[-+][\d.]+(?= µs)/g) ?? [];
        assert.ok(Math.abs(said.reduce((sum, us) => sum + Number(us), change) - part.change)
            <= 0.03 * Math.abs(part.change), `${change} and ${part.explained} are ${part.change}`);
    }
    const idle = parts.find(({ part }) => part === 'idle');
    assert.deepEqual([idle.rest.rows_share, idle.rest.overlap_share], [null, null]);
    const same = (await ask({ test: 'control' })).json.waterfall.parts;
    assert.deepEqual(same.map(({ named_share: share, explained }) => [share, explained]),
        [[null, null], [null, null], [null, null], [null, null]]);
});

test('device work on one side only is reported, and is not taken as a cause', async () => {
    const text = JSON.parse(recording({ gemm: 'gemm', took: 900, copies: 1 }));
    text.traceEvents = text.traceEvents.filter(({ cat }) =>
        !['kernel', 'gpu_memcpy'].includes(cat));
    await store(server, 'host', { 'a.json': JSON.stringify(text) });
    for (const [sides, only] of [[{ test: 'host' }, 'control'], [{ control: 'host' }, 'test']]) {
        const { comparability, diagnosis } = (await ask(sides)).json;
        const { text: words } = comparability.find(({ kind }) => kind === 'device_rows_differ');
        assert.ok(words.startsWith(`Only ${only} has device work`), words);
        assert.deepEqual(diagnosis.map(({ kind, text: said }) => [kind, said]),
            [['not_alike', words], ['limit', `In the ${only}, the host is the limit: the device `
                + `works 0.${only === 'control' ? '12 of 1.10' : '19 of 1.16'} ms per step.`]]);
    }
});

test('the verdict has sentences of its own, and names what limits the sides', async () => {
    const { verdict } = (await ask()).json;
    assert.match(verdict.words, /^slower by [0-9.]+ % \(between \+[0-9.]+ % and \+[0-9.]+ %\)$/);
    assert.match(verdict.range.text,
        /^The typical change lies between \+[0-9.]+ % and \+[0-9.]+ %\.$/);
    assert.match(verdict.basis.text, /^9[0-9.]+ % confidence, p = [0-9.e-]+, by \d+ samples against \d+$/);
    assertParts({ ...verdict.range, rows: [] });
    assertParts({ ...verdict.basis, rows: [] });
    assert.ok(Math.abs(verdict.range.parts.find(({ unit }) => unit === '%').value
        - 100 * verdict.low / verdict.control_median) < 1e-6);
    assert.match(verdict.limit.text, /^The (host|device) is the limit\.$/);
    assert.match(verdict.caution, /^One recording per side: /);
    const few = (await ask({ control_steps: '1,2' })).json.verdict;
    assert.match(few.range.text, /^Fewer than 4 steps on a side /);
    assert.equal(few.caution, null);
});

test('the diagnosis is a list of sentences on the cause', async () => {
    const { diagnosis, diagnosis_note: note } = (await ask()).json;
    const causes = diagnosis.filter(({ kind }) => kind !== 'limit');
    assert.ok(causes.length >= 1 && causes.length <= 5);
    assert.equal(note, null);
    assert.deepEqual(diagnosis.slice(causes.length).map(({ certainty, change, share, part }) =>
        [certainty, change, share, part]), [['untested', null, null, null]]);
    for (const entry of causes) {
        const { line: _, ...members } = entry; // account.test.mjs
        assert.deepEqual(Object.keys(members).sort(), ['certainty', 'change', 'kind', 'part',
            'parts', 'ranks', 'rows', 'share', 'steps', 'text', 'values']);
        assert.ok(['sure', 'likely', 'fact'].includes(entry.certainty), entry.text);
        assert.ok(entry.text.endsWith('.'));
        assertParts(entry);
    }
    assert.match(diagnosis.map(({ text }) => text).join(' '), /`gemm_tile_64x64`/);
    const none = (await ask({ diagnosis: 'false' })).json;
    assert.deepEqual([none.diagnosis, none.diagnosis_note, none.account, none.facts],
        [null, null, null, null]);
    const same = (await ask({ test: 'control' })).json;
    // Nothing can differ, and no sentence says more than that.
    assert.deepEqual([same.diagnosis, same.comparability.map(({ kind }) => kind)],
        [[], ['same_selection']]);
    // Filters choose rows, not causes.
    assert.deepEqual((await ask({ q: 'relu', limit: 0 })).json.diagnosis, diagnosis);
    assertProblem(await ask({ diagnosis: 'perhaps' }), 400, 'bad_diagnosis');
});

test('a kernel that changed its tile is a replacement', async () => {
    const { replacements, rows } = (await ask({ device_type: 'GPU' })).json;
    assert.deepEqual(replacements.map((pair) => [pair.control.name, pair.test.name]),
        [['gemm_tile_128x64', 'gemm_tile_64x64']]);
    assert.equal(replacements[0].rule, 'operator_and_shapes');
    assert.equal(replacements[0].operator, 'aten::mm');
    assert.equal(replacements[0].input_dims, '[[64,32],[32,16]]');
    assert.equal(replacements[0].control.counts, STEPS);
    assert.equal(replacements[0].shared, 1);
    assert.equal(replacements[0].diff_duration, 60 * STEPS);
    // The two rows are never merged silently.
    assert.deepEqual(rows.map((row) => row.name).filter((name) => name.startsWith('gemm')),
        ['gemm_tile_64x64', 'gemm_tile_128x64']);
    const same = (await ask({ test: 'control' })).json;
    assert.deepEqual(same.replacements, []);
});

test('with fold, a replacement is one row and is judged as one', async () => {
    const parameters = { device_type: 'GPU', significance: 'true', fold: 'true' };
    const apart = (await ask({ ...parameters, fold: 'false' })).json;
    const folded = (await ask(parameters)).json;
    assert.equal(folded.row_count, apart.row_count - 1);
    assert.equal(folded.rows_before_filters, apart.rows_before_filters - 1);
    assert.deepEqual([folded.ops_diff.added, folded.ops_diff.deleted,
        folded.ops_diff.unchanged], [apart.ops_diff.added - 1, apart.ops_diff.deleted - 1,
        apart.ops_diff.unchanged + 1]);
    for (const key of ['control_counts', 'test_counts', 'control_total_duration',
        'test_total_duration', 'diff_duration']) {
        assert.equal(folded.totals[key], apart.totals[key], key);
    }
    const [old, now] = ['gemm_tile_128x64', 'gemm_tile_64x64'].map((name) =>
        apart.rows.find((row) => row.name === name));
    const row = folded.rows.find(({ name }) => name === 'gemm_tile_64x64');
    assert.deepEqual(row.replaces, { name: old.name, category: 'kernel',
        rule: 'operator_and_shapes', operator: 'aten::mm', input_dims: '[[64,32],[32,16]]' });
    assert.deepEqual([row.control_counts, row.test_counts], [old.control_counts,
        now.test_counts]);
    assert.equal(row.diff_duration, now.diff_duration + old.diff_duration);
    assert.equal(row.change, 'unchanged');
    assert.equal(row.significance, 'slower');
    assert.deepEqual([row.control_median, row.test_median], [old.control_median,
        now.test_median]);
    assert.equal(folded.judged_rows.total, apart.judged_rows.total - 1);
    const csv = (await ask({ ...parameters, format: 'csv' })).text.split('\r\n');
    const at = csv[0].split(',').indexOf('replaces');
    assert.equal(csv.find((line) => line.startsWith(row.name)).split(',')[at], old.name);
    // The row is found by either name, by the operator's name, and by both ids.
    for (const q of ['128x64', '64x64', 'aten::mm']) {
        assert.deepEqual((await ask({ ...parameters, q })).json.rows.map(({ name }) => name),
            ['gemm_tile_64x64'], q);
    }
    for (const { id } of [old, now]) {
        assert.equal((await ask({ ...parameters, row: id })).json.selected.row.id, now.id);
    }
    assert.equal((await ask({ ...parameters, significant: 'true' })).json.rows
        .filter(({ replaces }) => replaces !== null).length, 1);
    assertProblem(await ask({ fold: 'perhaps' }), 400, 'bad_fold');
    for (const word of ['slower', 'faster']) {
        const chosen = (await ask({ ...parameters, significant: word })).json;
        assert.equal(chosen.row_count, folded.changed_rows[word], word);
        assert.ok(chosen.rows.every(({ significance }) => significance === word));
        assert.deepEqual([chosen.selection.significant, chosen.changed_rows],
            [word, folded.changed_rows]);
    }
    assertProblem(await ask({ significant: 'perhaps' }), 400, 'bad_significant');
});

test('rows are judged if significance is requested', async () => {
    const plain = (await ask()).json;
    assert.equal(plain.selection.significance, false);
    assert.equal(rowOf(plain, 'relu_kernel').significance, null);
    const judged = (await ask({ significance: 'true' })).json;
    assert.equal(judged.selection.significance, true);
    assert.equal(rowOf(judged, 'gemm_tile_64x64').significance, 'slower');
    assert.equal(rowOf(judged, 'gemm_tile_128x64').significance, 'faster');
    const relu = rowOf(judged, 'relu_kernel');
    assert.equal(relu.significance, 'no_difference_found');
    assert.equal(relu.too_few, false);
    assert.equal(relu.calls, 'no_difference_found');
    assert.equal(relu.p_value, 1);
    assert.equal(relu.control_median, 20);
    assert.equal(relu.test_spread, 0);
    for (const row of judged.rows) {
        assert.ok(row.q_value >= row.p_value && row.q_value <= 1);
        assert.deepEqual(Object.keys(row.tests), ['total', 'self']);
        assert.equal(row.tests.self.p_value, row.p_value);
        assert.equal(row.tests.self.significance, row.significance);
        assert.equal(row.tests.self.test_median, row.test_median);
    }
    assert.equal(rowOf(plain, 'relu_kernel').tests, null);
    assert.equal(rowOf(plain, 'relu_kernel').too_few, null);
    // If the number of calls is constant on each side, a difference is a fact.
    const copy = rowOf(judged, 'aten::copy_');
    assert.equal(copy.calls, 'fact');
    assert.equal(copy.calls_p_value, null);
    assert.deepEqual([copy.control_calls, copy.test_calls], [1, 2]);
    // This row has only the rank test; with so few rows, 6 steps are enough.
    assert.equal(rowOf(judged, 'gemm_tile_64x64').moderated_p_value, null);
    assert.ok(relu.moderated_p_value === 1);
    // The family of tests is the selection; a search does not change it.
    const searched = (await ask({ significance: '1', q: 'gemm_tile_64' })).json;
    assert.equal(searched.rows.length, 1);
    assert.equal(searched.rows[0].q_value, rowOf(judged, 'gemm_tile_64x64').q_value);
    const device = (await ask({ significance: 'true', device_type: 'GPU' })).json;
    assert.ok(rowOf(device, 'gemm_tile_64x64').q_value
        < rowOf(judged, 'gemm_tile_64x64').q_value);
});

test('significant=true leaves only real changes', async () => {
    const real = (await ask({ significant: 'true' })).json;
    assert.equal(real.selection.significance, true);
    assert.ok(real.rows.length > 0 && real.rows.length < real.rows_before_filters);
    assert.ok(real.rows.every((row) => ['slower', 'faster'].includes(row.significance)));
    assert.equal(real.totals.test_counts,
        real.rows.reduce((sum, row) => sum + row.test_counts, 0));
    const none = (await ask({ significant: 'true', test: 'control' })).json;
    assert.deepEqual(none.rows, []);
    const few = (await ask({ significance: 'true', test_steps: 'first' })).json;
    assert.ok(few.rows.every((row) => row.significance === 'cannot_judge'
        && row.p_value === null && row.q_value === null));
});

test('sorting by a statistic turns significance on', async () => {
    const sorted = (await ask({ sort: 'p_value', order: 'asc' })).json;
    const values = sorted.rows.map((row) => row.p_value);
    assert.deepEqual(values, [...values].sort((a, b) => a - b));
    assert.ok(values[0] < 0.05);
    const csv = (await ask({ sort: 'significance', format: 'csv' })).text.split('\r\n');
    assert.match(csv[0], /,p_value,q_value,moderated_p_value,moderated_q_value,significance,too_few,calls,calls_p_value,calls_q_value,control_calls,test_calls,control_median,/);
    assert.match(csv[1], /,faster,false,/);
});

/** aten::outer calls aten::inner; one of them takes longer. */
function nested(outer, inner) {
    const traceEvents = [];
    for (let n = 0; n < STEPS; n++) {
        const noise = (n * 7) % 5;
        const row = (cat, name, ts, dur) => traceEvents.push(
            { ph: 'X', cat, name, pid: 1, tid: 1, ts: n * 5000 + ts, dur: dur + noise });
        row('user_annotation', `ProfilerStep#${n}`, 0, 2000);
        row('cpu_op', 'aten::outer', 10, outer + inner);
        row('cpu_op', 'aten::inner', 20, inner);
    }
    return JSON.stringify({ traceEvents });
}

test('rows are tested by the requested measure', async () => {
    await store(server, 'before', { 'a.json': nested(300, 100) });
    await store(server, 'after', { 'a.json': nested(300, 200) });
    const compare = async (more) => (await ask({ control: 'before', test: 'after',
        significance: 'true', ...more })).json;
    const self = await compare({});
    assert.equal(self.selection.measure, 'self');
    assert.equal(rowOf(self, 'aten::outer').significance, 'no_difference_found');
    assert.equal(rowOf(self, 'aten::outer').tests.total.significance, 'slower');
    assert.equal(rowOf(self, 'aten::inner').significance, 'slower');
    assert.equal(rowOf(self, 'aten::outer').control_median, 300);
    const total = await compare({ measure: 'total' });
    assert.equal(total.selection.measure, 'total');
    assert.equal(rowOf(total, 'aten::outer').significance, 'slower');
    assert.equal(rowOf(total, 'aten::outer').control_median, 401.5);
    const names = async (more) => (await compare({ significant: 'true', ...more })).rows
        .map((row) => row.name).filter((name) => name.startsWith('aten')).sort();
    assert.deepEqual(await names({}), ['aten::inner']);
    assert.deepEqual(await names({ measure: 'total' }), ['aten::inner', 'aten::outer']);
    assertProblem(await ask({ measure: 'both' }), 400, 'bad_measure');
});

/** Rows that are in some steps only, among many others. */
function sparse(rows, steps) {
    const traceEvents = [];
    for (let n = 0; n < STEPS; n++) {
        const row = (cat, name, ts, dur) => traceEvents.push(
            { ph: 'X', cat, name, pid: 1, tid: 1, ts: n * 5000 + ts, dur });
        row('user_annotation', `ProfilerStep#${n}`, 0, 2000);
        for (let k = 0; k < rows; k++) {
            row('cpu_op', `aten::op${k}`, 10 + 10 * k, 1 + (n * 7 + k * 3) % 5);
        }
        if (n < steps) {
            row('cpu_op', 'aten::rare', 1000, 5);
        }
    }
    return JSON.stringify({ traceEvents });
}

test('a row with too few steps for a verdict is marked too_few', async () => {
    await store(server, 'rare', { 'a.json': sparse(60, 0) });
    await store(server, 'less rare', { 'a.json': sparse(60, STEPS) });
    const answer = (await ask({ control: 'rare', test: 'less rare', significance: 'true' })).json;
    const rare = rowOf(answer, 'aten::rare');
    assert.equal(rare.significance, 'no_difference_found');
    assert.equal(rare.too_few, true);
    assert.equal(rare.moderated_p_value, null);
    assert.equal(rare.calls, 'fact');
    assert.equal(rowOf(answer, 'aten::op7').too_few, false);
});

test('unknown values of significance and significant are refused', async () => {
    assertProblem(await ask({ significance: 'perhaps' }), 400, 'bad_significance');
    assertProblem(await ask({ significant: '2' }), 400, 'bad_significant');
});
