// Comparisons: parameters, rows, CSV, and every refusal.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertProblem, CONTROL, startServer, store, TEST, trace } from './lib.mjs';

let server;
let control;
let tested;
before(async () => {
    server = await startServer();
    control = await store(server, 'control', { 'rank0.json': CONTROL });
    tested = await store(server, 'test', { 'rank0.json': TEST });
});
after(() => server.stop());

function ask(parameters = {}, what = 'compare_traces', headers = {}) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ control: 'control', test: 'test',
        ...parameters })) {
        for (const one of [value].flat()) {
            query.append(name, one);
        }
    }
    return server.api('GET', `/${what}?${query}`, { headers });
}
const RECORDED = { devices: [], world_size: 1, with_stack: null, record_shapes: null,
    profile_memory: null, python_rows: false, input_shapes: false, memory_changes: false, versions: {},
    recorder: {}, shared_kernel_time: 0 };
const NO_MARKER = { marker: null, marker_until: null, marker_until_chosen: false,
    marker_cover: null, suggested_marker: null, suggested_marker_rows: 0 };
/** The id as docs/api.md defines it. */
function rowId(name, category) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(`${name}\0${category}`)) {
        hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    return hash.toString(16).padStart(16, '0').slice(0, 12);
}
/** The window of a step that touches the one before; the device never lags. */
const windowOf = (number, length, compute) => ({ rank: 0, span: 0, step_number: number,
    begin_ns: (number - 1) * length, end_ns: number * length, step_ns: length, host_ns: length,
    lag_ns: 0, compute_ns: compute, exposed_communication_ns: 0, exposed_memory_ns: 0,
    idle_ns: length - compute });
const names = async (parameters) =>
    (await ask(parameters)).json.rows.map((row) => row.name);

test('the answer has these members and values', async () => {
    const answer = (await ask({ diagnosis: 'false' })).json;
    const { rows, verdict, waterfall, ...rest } = answer;
    assert.equal(verdict.verdict, 'cannot_judge'); // two steps a side
    assert.equal(waterfall.change, 20);
    assert.deepEqual(rest, {
        control: { set: control, label: 'control', ...NO_MARKER, ranks: [0], steps: [1, 2],
            pseudo_steps: 0, any: false, samples: 2, all_ranks: [0], all_steps: [1, 2] },
        test: { set: tested, label: 'test', ...NO_MARKER, ranks: [0], steps: [1, 2], pseudo_steps: 0,
            any: false, samples: 2, all_ranks: [0], all_steps: [1, 2] },
        selection: { cut_overlaps: false, device_type: 'ALL', use_short_name: false, merge_addresses: true,
            aliases: true, merge_lines: true, q: '', exclude: [],
            category: [], change: null, fold: false, equal_clock: false, row: null, significance: false, work: false,
            significant: false, measure: 'self',
            equivalence: 0.02, sort: 'abs_diff_duration', order: 'desc',
            limit: null, offset: 0 },
        step_time: {
            control: { step: 100, compute: 30, exposed_communication: 0, exposed_memory: 0,
                idle: 70, host_median: 100, lag_median: 0, limited_by: 'host' },
            test: { step: 120, compute: 45.125, exposed_communication: 0, exposed_memory: 0,
                idle: 74.875, host_median: 120, lag_median: 0, limited_by: 'host' },
            diff: { step: 20, compute: 15.125, exposed_communication: 0, exposed_memory: 0,
                idle: 4.875 },
            samples: { control: [1, 2].map((number) => windowOf(number, 100000, 30000)),
                test: [1, 2].map((number) => windowOf(number, 120000, 45125)) } },
        row_count: 7,
        rows_before_filters: 7,
        judged_rows: null,
        changed_rows: null,
        account: null,
        facts: null,
        diagnosis: null,
        diagnosis_note: null,
        totals: { control_counts: 9, test_counts: 9, diff_counts: 0,
            control_total_duration: 287, test_total_duration: 356.75, diff_duration: 69.75,
            host: { control_counts: 7, test_counts: 7, diff_counts: 0,
                control_total_duration: 227, test_total_duration: 266.5, diff_duration: 39.5,
                control_self_duration: 201, test_self_duration: 241 },
            device: { control_counts: 2, test_counts: 2, diff_counts: 0,
                control_total_duration: 60, test_total_duration: 90.25, diff_duration: 30.25,
                control_self_duration: null, test_self_duration: null } },
        selected: null,
        ops_diff: { added: 1, deleted: 2, increased: 1, decreased: 0, unchanged: 3 },
        categories: [{ category: 'cpu_op', rows: 2 }, { category: 'cuda_runtime', rows: 1 },
            { category: 'kernel', rows: 2 }, { category: 'user_annotation', rows: 2 }],
        comparability: [{ kind: 'few_shared_kernels', severity: 'info',
            text: 'Kernels that have the same name '
            + 'on both sides take 0 % of the kernel time in control and 0 % in test, so rows of kernels '
            + 'say little: look at the device time by operator, or compare by short names.' }],
        recorded: { control: RECORDED, test: RECORDED, few_shared_kernels: true },
        machine_or_program: null,
        without_profiler: null,
        profiler_factor: null,
        operators: null, work_classes: null,
        replacements: [],
        fail_if: [],
    });
    assert.deepEqual(rows[0], { id: rowId('gemm_b', 'kernel'), replaces: null, aliases: null,
        name: 'gemm_b', category: 'kernel', kind: 'COMPUTATION',
        control_counts: 0, test_counts: 2, diff_counts: 2, counts_change_categories: '+',
        control_total_duration: 0, test_total_duration: 90.25, diff_duration: 90.25,
        control_self_duration: null, test_self_duration: null, diff_self_duration: null,
        control_per_step: 0, test_per_step: 45.125, diff_per_step: 45.125,
        control_self_per_step: null, test_self_per_step: null, diff_self_per_step: null,
        control_per_call: null, test_per_call: 45.125, diff_per_call: null, change: 'added', p_value: null, q_value: null,
        moderated_p_value: null, moderated_q_value: null, significance: null, too_few: null,
        calls: null, calls_p_value: null, calls_q_value: null, control_calls: null,
        test_calls: null, control_median: null, test_median: null, control_spread: null,
        test_spread: null, tests: null });
    assert.deepEqual(rows.map((row) => row.name), ['gemm_b', 'gemm_a', 'ProfilerStep#1',
        'ProfilerStep#2', 'aten::gone', 'aten::add', 'cudaLaunchKernel']);
});

test('annotations and syncs of a device are in neither sum', async () => {
    await store(server, 'parts', { 'a.json': trace({ ops: [['aten::mm', 'cpu_op', 5, 20],
        ['gemm', 'kernel', 30, 5], ['forward', 'gpu_user_annotation', 30, 40],
        ['Stream Sync', 'cuda_sync', 40, 9]] }) });
    const { totals } = (await ask({ control: 'parts', test: 'parts',
        exclude: ['ProfilerStep*', 'cudaLaunch*'] })).json;
    assert.equal(totals.control_counts, 4);
    const sums = ({ control_counts: calls, control_total_duration: time }) => [calls, time];
    assert.deepEqual([sums(totals.host), sums(totals.device)], [[1, 20], [1, 5]]);
});

test('ranks and steps choose the samples', async () => {
    const first = (await ask({ control_steps: 'first', test_steps: '2' })).json;
    assert.deepEqual(first.control.steps, [1]);
    assert.deepEqual(first.test.steps, [2]);
    assert.deepEqual(first.comparability.map((note) => note.kind),
        ['single_sample', 'few_shared_kernels']);
    const any = (await ask({ control_steps: 'any' })).json;
    assert.equal(any.control.any, true);
    assert.equal(any.control.pseudo_steps, 1);
    assert.deepEqual(any.comparability.map((note) => note.kind),
        ['steps_differ', 'step_kinds_differ', 'single_sample', 'few_shared_kernels']);
    assert.deepEqual((await ask({ control_ranks: '0', test_ranks: '0-0' })).json.test.ranks,
        [0]);
    const same = (await ask({ test: 'control' })).json;
    assert.deepEqual(same.comparability.map((note) => note.kind), ['same_selection']);
});

test('differences in ranks, world size and device rows are reported', async () => {
    await store(server, 'wide', {
        'a.json': trace({ rank: 0, world: 4 }), 'b.json': trace({ rank: 2, world: 4 }) });
    const answer = (await ask({ test: 'wide' })).json;
    const kinds = answer.comparability.map((note) => note.kind);
    assert.deepEqual(kinds, ['ranks_differ', 'world_size_differs', 'device_rows_differ']);
    assert.equal(answer.recorded.control.shared_kernel_time, 0);
    assert.equal(answer.recorded.test.shared_kernel_time, null); // no kernels there
    assert.match(answer.comparability[0].text, /rank 0 in control, ranks 0,2 in test/);
    assert.match(answer.comparability[1].text, /1 in control and 4 in test/);
});

test('filters, sorting and paging choose the rows', async () => {
    assert.deepEqual(await names({ device_type: 'GPU' }), ['gemm_b', 'gemm_a']);
    assert.deepEqual(await names({ device_type: 'cpu', q: 'ATEN' }),
        ['aten::gone', 'aten::add']);
    assert.deepEqual(await names({ exclude: ['ProfilerStep*', 'gemm_?'] }),
        ['aten::gone', 'aten::add', 'cudaLaunchKernel']);
    assert.deepEqual(await names({ category: ['kernel', 'cuda_runtime'] }),
        ['gemm_b', 'gemm_a', 'cudaLaunchKernel']);
    assert.deepEqual(await names({ change: 'deleted' }), ['gemm_a', 'aten::gone']);
    assert.deepEqual(await names({ sort: 'name', limit: 2, offset: 1 }),
        ['ProfilerStep#2', 'aten::add']);
    assert.deepEqual((await names({ sort: 'name', order: 'desc' })).slice(0, 2),
        ['gemm_b', 'gemm_a']);
    assert.deepEqual(await names({ sort: 'test_counts', limit: 1 }), ['aten::add']);
    assert.deepEqual(await names({ limit: 0 }), []);
    assert.deepEqual(await names({ offset: 1000 }), []);
    // Empty parameters count as absent.
    assert.equal((await names({ q: '', change: '', exclude: '', limit: '' })).length, 7);
    const page = (await ask({ limit: 2 })).json;
    assert.equal(page.rows.length, 2);
    assert.equal(page.row_count, 7);
    assert.equal(page.selection.limit, 2);
});

test('rows without a value come last in both orders', async () => {
    const { rows } = (await ask({})).json;
    /* Device rows have no self duration, and are sorted by their duration. */
    const columns = Object.keys(rows[0]).filter((name) =>
        !name.includes('self') && rows.some((row) => row[name] === null) &&
        rows.some((row) => row[name] !== null));
    assert.ok(columns.length > 0);
    for (const sort of columns) {
        for (const order of ['asc', 'desc']) {
            const answer = await ask({ sort, order });
            if (answer.status === 400) { // no column to sort by
                continue;
            }
            const nulls = answer.json.rows.map((row) => row[sort] === null);
            assert.equal(nulls.indexOf(true), nulls.length -
                nulls.filter((isNull) => isNull).length, `${sort} ${order}`);
        }
    }
});

test('texts are sorted by their bytes, and rows without one count as empty texts', async () => {
    for (const sort of ['name', 'category', 'kind', 'change', 'counts_change_categories',
        'significance', 'calls', 'too_few']) {
        for (const order of ['asc', 'desc']) {
            const { rows } = (await ask({ sort, order })).json;
            const texts = rows.map((row) => String(row[sort] ?? ''));
            const sorted = [...texts].sort();
            assert.deepEqual(texts, order === 'asc' ? sorted : sorted.reverse(), sort);
        }
    }
});

test('a row can be found by its short id', async () => {
    const { rows } = (await ask({ sort: 'name' })).json;
    for (const [index, row] of rows.entries()) {
        assert.equal(row.id, rowId(row.name, row.category));
        const found = (await ask({ sort: 'name', limit: 1, row: row.id })).json;
        assert.deepEqual(found.selected, { index, row });
        const page = (await ask({ row: row.id, name: 'ignored', category: 'ignored' },
            'compare_traces/op')).json;
        assert.deepEqual([page.name, page.category], [row.name, row.category]);
    }
    assert.equal((await ask({ row: rows[0].id, q: 'no such row' })).json.selected, null);
    assert.equal((await ask({ row: '0123456789ab' })).json.selected, null);
    assertProblem(await ask({ row: 'aten::add' }), 400, 'bad_row');
    assertProblem(await ask({ row: 'aten::add' }, 'compare_traces/op'), 400, 'bad_row');
    assertProblem(await ask({ row: '0123456789ab' }, 'compare_traces/op'), 404,
        'unknown_operation');
});

test('rows can be sorted by relative change and by certainty', async () => {
    const percent = (row) => (row.control_counts === 0 ? Infinity
        : row.test_counts === 0 ? -100 : (row.test_total_duration
            - row.control_total_duration) / row.control_total_duration * 100);
    const { rows } = (await ask({ sort: 'diff_percent' })).json;
    const values = rows.map(percent);
    assert.deepEqual(values, [...values].sort((a, b) => (a === b ? 0 : b - a)));
    assert.equal(values[0], Infinity);
    assert.equal(values.at(-1), -100);
    const back = (await ask({ sort: 'diff_percent', order: 'asc' })).json.rows.map(percent);
    assert.deepEqual([back[0], back.at(-1)], [-100, Infinity]);
    const judged = (await ask({ sort: 'certainty', order: 'asc' })).json;
    assert.equal(judged.selection.significance, true);
    for (const column of ['diff_self_percent', 'diff_per_call_percent',
        'diff_self_per_call_percent']) {
        assert.equal((await ask({ sort: column })).json.rows.length, 7);
    }
});

test('ops_diff gives five lists', async () => {
    const lists = (await ask({}, 'ops_diff')).json;
    assert.equal(lists.control.set, control);
    assert.equal(lists.test.set, tested);
    assert.deepEqual(lists.added, ['gemm_b']);
    assert.deepEqual(lists.deleted, ['aten::gone', 'gemm_a']);
    assert.deepEqual(lists.increased, ['aten::add']);
    assert.deepEqual(lists.decreased, []);
    assert.deepEqual(lists.unchanged, ['ProfilerStep#1', 'ProfilerStep#2',
        'cudaLaunchKernel']);
    const few = (await ask({ device_type: 'GPU' }, 'ops_diff')).json;
    assert.deepEqual(few.unchanged, []);
    assertProblem(await ask({ limit: 1 }, 'ops_diff'), 400, 'unknown_parameter');
});

test('a refusal names the wrong parameter and what is allowed', async () => {
    const cases = [
        [{ control: 'nothing' }, 404, 'unknown_set', /nothing/],
        [{ control: '' }, 400, 'missing_parameter', /control/],
        [{ test: '' }, 400, 'missing_parameter', /test/],
        [{ control_ranks: '7' }, 400, 'unknown_rank', /control.*7/],
        [{ test_ranks: 'x' }, 400, 'bad_ranks', /test/],
        [{ test_ranks: '3-1' }, 400, 'bad_ranks', /test/],
        [{ test_steps: '99' }, 400, 'unknown_step', /test.*99/],
        [{ control_steps: '1;2' }, 400, 'bad_steps', /control/],
        [{ device_type: 'TPU' }, 400, 'bad_device_type', /ALL.*CPU.*GPU/],
        [{ use_short_name: 'maybe' }, 400, 'bad_use_short_name', /true.*false/],
        [{ merge_addresses: 'no' }, 400, 'bad_merge_addresses', /true.*false/],
        [{ change: 'grown' }, 400, 'bad_change', /increased/],
        [{ category: 'kernels' }, 400, 'bad_category', /kernel/],
        [{ sort: 'colour' }, 400, 'bad_sort', /diff_duration/],
        [{ order: 'up' }, 400, 'bad_order', /asc.*desc/],
        [{ limit: '-1' }, 400, 'bad_limit', /limit/],
        [{ limit: '1.5' }, 400, 'bad_limit', /limit/],
        [{ limit: '+5' }, 400, 'bad_limit', /limit/],
        [{ offset: 'x' }, 400, 'bad_offset', /offset/],
        [{ offset: '99999999999999999999' }, 400, 'bad_offset', /offset/],
        [{ format: 'xml' }, 400, 'bad_format', /json.*csv/],
        [{ colour: 'red' }, 400, 'unknown_parameter', /colour.*control_ranks/s],
        [{ limit: ['1', '2'] }, 400, 'repeated_parameter', /limit/],
    ];
    for (const [parameters, status, code, detail] of cases) {
        const text = JSON.stringify(parameters);
        assert.match(assertProblem(await ask(parameters), status, code), detail, text);
    }
    assertProblem(await server.api('GET', '/compare_traces'), 400, 'missing_parameter');
    for (const query of ['control=%zz', 'control=%00', 'control=%ff', 'q=%']) {
        assertProblem(await server.api('GET', `/compare_traces?${query}`), 400, 'bad_query');
    }
    assertProblem(await server.api('GET', `/compare_traces?${'a=1&'.repeat(600)}`), 400,
        'bad_query');
});

test('the CSV has the form that spreadsheets read', async () => {
    const answer = await ask({ format: 'csv', sort: 'name', device_type: 'GPU' });
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8');
    assert.equal(answer.headers['content-disposition'],
        'attachment; filename="tracediff-control-test.csv"');
    const [head, ...lines] = answer.text.split('\r\n');
    assert.equal(head, ''
        + 'name,category,kind,control_counts,test_counts,diff_counts,'
        + 'counts_change_categories,control_total_duration,test_total_duration,'
        + 'diff_duration,control_self_duration,test_self_duration,diff_self_duration,'
        + 'control_per_step,test_per_step,diff_per_step,control_self_per_step,'
        + 'test_self_per_step,diff_self_per_step,control_per_call,test_per_call,'
        + 'diff_per_call,control_self_per_call,test_self_per_call,diff_self_per_call,'
        + 'control_percent_of_step,test_percent_of_step,diff_percent_of_step,'
        + 'control_self_percent_of_step,test_self_percent_of_step,'
        + 'diff_self_percent_of_step,control_counts_per_step,test_counts_per_step,'
        + 'diff_counts_per_step,change,replaces,names,p_value,q_value,moderated_p_value,'
        + 'moderated_q_value,'
        + 'significance,too_few,calls,calls_p_value,calls_q_value,control_calls,test_calls,'
        + 'control_median,test_median,control_spread,test_spread');
    assert.deepEqual(lines, [
        'gemm_a,kernel,COMPUTATION,2,0,-2,-,60,0,-60,,,,30,0,-30,,,,30,,,,,,30,0,-30,,,,'
            + '1,0,-1,deleted,,,,,,,,,,,,,,,,,',
        'gemm_b,kernel,COMPUTATION,0,2,2,+,0,90.25,90.25,,,,0,45.125,45.125,,,,,45.125,,,,,'
            + '0,37.6041666666667,37.6041666666667,,,,0,1,1,added,,,,,,,,,,,,,,,,,', '']);
});

test('the difference of self times is a column, and rows can be sorted by it', async () => {
    const { rows } = (await ask()).json;
    const mm = rows.find((row) => row.name === 'ProfilerStep#1');
    assert.ok(mm.control_self_duration > 0);
    assert.equal(mm.diff_self_duration, mm.test_self_duration - mm.control_self_duration);
    assert.equal(mm.diff_self_per_step, mm.diff_self_duration / 2);
    const sorted = async (sort, order = 'desc', more = {}) =>
        (await ask({ sort, order, ...more })).json.rows;
    // Device rows have no self time and are sorted by their whole duration.
    const own = (row) => row.diff_self_duration ?? row.diff_duration;
    const signed = await sorted('diff_self_duration');
    assert.deepEqual(signed.map(own), signed.map(own).sort((a, b) => b - a));
    const sizes = (await sorted('abs_diff_self_duration')).map((row) => Math.abs(own(row)));
    assert.deepEqual(sizes, [...sizes].sort((a, b) => b - a));
    assert.ok(sizes[0] > sizes.at(-1));
    const csv = (await ask({ sort: 'abs_diff_self_duration', device_type: 'CPU',
        format: 'csv' })).text.split('\r\n').slice(0, -1).map((line) => line.split(','));
    const column = csv[0].indexOf('diff_self_duration');
    const values = csv.slice(1).map((line) => Math.abs(Number(line[column])));
    assert.deepEqual(values, [...values].sort((a, b) => b - a));
    for (const unit of ['per_step', 'per_call', 'percent_of_step']) {
        for (const part of ['control', 'test', 'diff', 'abs_diff']) {
            assert.equal((await sorted(`${part}_${unit}`)).length, rows.length);
            assert.equal((await sorted(`${part}_self_${unit}`)).length, rows.length);
        }
    }
});

test('calls per step are columns of the CSV, and rows can be sorted by them', async () => {
    const unequal = { test_steps: '2' }; // two samples against one
    const { rows } = (await ask(unequal)).json;
    const perStep = new Map(rows.map((row) =>
        [row.name, row.test_counts - row.control_counts / 2]));
    assert.ok(rows.some((row) => row.diff_counts !== 0 && perStep.get(row.name) === 0));
    for (const [sort, value] of [['diff_counts_per_step', (v) => v],
        ['abs_diff_counts_per_step', Math.abs]]) {
        const shown = (await ask({ ...unequal, sort })).json.rows
            .map((row) => value(perStep.get(row.name)));
        assert.deepEqual(shown, [...shown].sort((a, b) => b - a), sort);
        assert.ok(shown[0] > shown.at(-1));
    }
    const [head, ...lines] = (await ask({ ...unequal, format: 'csv' })).text.split('\r\n')
        .slice(0, -1).map((line) => line.split(','));
    const cell = (line, name) => Number(line[head.indexOf(name)]);
    assert.equal(lines.length, rows.length);
    for (const line of lines) {
        assert.equal(cell(line, 'control_counts_per_step'), cell(line, 'control_counts') / 2);
        assert.equal(cell(line, 'test_counts_per_step'), cell(line, 'test_counts'));
        assert.equal(cell(line, 'diff_counts_per_step'), perStep.get(line[0]));
    }
});

test('CSV quotes hostile names', async () => {
    const hostile = ['=1+1', '+1', '-1', '@x', '\tx', 'a,b', 'say "hi"', 'two\nlines',
        '=a,"b"', 'fine =1', 'part;=1'];
    await store(server, 'a"b\'; drop', { 'a.json': trace({ ops: hostile.map((name, i) =>
        [name, 'cpu_op', i, 0.5]) }) });
    const answer = await ask({ test: 'a"b\'; drop', format: 'csv', sort: 'name',
        change: 'added' });
    assert.equal(answer.headers['content-disposition'],
        'attachment; filename="tracediff-control-a_b___drop.csv"');
    const cells = answer.text.split('\r\n').slice(1, -1)
        .map((line) => line.replace(/,cpu_op,[^"]*$/, ''));
    assert.deepEqual(cells, ['"\'\tx"', "'+1", "'-1", "'=1+1", '"\'=a,""b"""', "'@x",
        '"a,b"', 'fine =1', '"part;\'=1"', '"say ""hi"""', '"two\nlines"']);
});

test('an answer that the client has is not sent again', async () => {
    const first = await ask();
    const { etag } = first.headers;
    assert.match(etag, /^"[0-9a-f]{32}"$/);
    const second = await ask({}, 'compare_traces', { 'If-None-Match': etag });
    assert.equal(second.status, 304);
    assert.equal(second.bytes.length, 0);
    assert.equal(second.headers.etag, etag);
    assert.equal((await ask({}, 'compare_traces',
        { 'If-None-Match': `"x", W/${etag}` })).status, 304);
    const other = await ask({ limit: 1 }, 'compare_traces', { 'If-None-Match': etag });
    assert.equal(other.status, 200);
    assert.notEqual(other.headers.etag, etag);
    assert.notEqual((await ask({}, 'ops_diff')).headers.etag, etag);
    // The label is part of the answer.
    await server.json('PATCH', `/sets/${control}`, { label: 'renamed' });
    const renamed = await ask({ control }, 'compare_traces', { 'If-None-Match': etag });
    assert.equal(renamed.status, 200);
    assert.equal(renamed.json.control.label, 'renamed');
    await server.json('PATCH', `/sets/${control}`, { label: 'control' });
    // A set in the bin is gone, whatever the client has cached.
    await server.api('DELETE', `/sets/${tested}`);
    assertProblem(await ask({}, 'compare_traces', { 'If-None-Match': etag }), 404,
        'unknown_set');
    await server.api('POST', `/sets/${tested}/restore`);
    assert.equal((await ask({}, 'compare_traces', { 'If-None-Match': etag })).status, 304);
});

test('format=brief is text of at most 6,000 bytes, with judged rows and links', async () => {
    const reply = await ask({ format: 'brief' });
    assert.equal(reply.status, 200);
    assert.equal(reply.headers['content-type'], 'text/plain; charset=utf-8');
    assert.ok(reply.bytes.length <= 6000);
    const text = reply.bytes.toString();
    assert.match(text, /^note: text in backticks .*\ncontrol: `control` set /);
    assert.ok(text.includes(`\nlink.page: /compare?control=${control}&test=${tested}\n`));
    assert.match(text, /^row\.1: id [0-9a-f]{12} `.*, cannot judge$/m);
    const unjudged = (await ask({ format: 'brief', significance: false })).bytes.toString();
    assert.doesNotMatch(unjudged, /^row\.1: .*cannot judge$/m);
});
