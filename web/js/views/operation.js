// The page of one operation of a comparison: its single calls, its samples, what it launches or
// what launches it, and the stack above. The URL is the state, as on the Compare page.
import * as api from '../api.js';
import { createHistogram, createSamplePoints } from '../charts/compare.js';
import { changeCell, COUNTS, createMore, minus, numberCell, numberTable, pairCells, relative, scrolled, TIMES,
    titledCard, valueCell } from '../components/data-table.js';
import { copyText, verdictText } from '../components/op-table.js';
import { createSides } from '../components/sides.js';
import { createHeatBlock } from '../components/steps.js';
import { openInPerfetto, PERFETTO_BYTES_MAX, whyNoTraces } from '../components/trace-dialog.js';
import { announce, button, createSqlLink, errorBox, fill, h, segmented, toast } from '../dom.js';
import { exactTime, fileNamePart, formatBytes, formatCount, formatCountDiff,
    formatFlops, formatFlopsDiff, formatPercent, formatPercentDiff, formatTime, formatTimeDiff,
    NONE, plural, signOf } from '../format.js';
import { createQuestion, loadSets } from '../question.js';
import { alignSamples, columnOf, gridValues, isWhole, judgedRows, rowId, rowKey, tested, valuesOf }
    from '../rows.js';
import { addressOf, ALL_SAMPLES, compareHref, findSet, isNarrowed, markerOf, opHref, opQuery, pairQuery, queryWith,
    readCompare, readOp, sideLabel } from '../state.js';
import { cellTimeline, rowTimeline } from '../timeline/data.js';
import { capital } from '../words.js';
import { linkOperation } from './compare.js';

// Opens Perfetto at the longest call of an operation on one side, in its slowest step.

const ROOM = 2; // multiples of the call's duration, shown on either side of the call

/** The sample with the longest calls on average; undefined: there is no call. */
const slowestSample = (samples) => samples.filter(({ counts }) => counts > 0)
    .sort((a, b) => b.total_duration / b.counts - a.total_duration / a.counts)[0];

/** The longest call of one name; undefined: this sample has no such call. */
async function longestOf(set, query, { name, category }, shortNames) {
    const question = queryWith(query, {});
    question.set('name', name); // which may be empty, as its category
    if (!shortNames) {
        question.set('category', category);
    }
    return (await api.timeline(set, '/find', question)).rows[0];
}

/** Where the longest call of the sample is, in ns on the clock of the file. */
async function findCall(set, { names, marked, shortNames }, sample) {
    const { rank, span, step_number: step } = sample;
    const query = queryWith('', { rank, span, step, order: 'duration', limit: 1, ...marked,
        use_short_name: shortNames ? true : '' });
    const [rows, steps, { file_list: files }] = await Promise.all([
        Promise.all(names.map((one) => longestOf(set, query, one, shortNames))),
        api.getSteps(set, marked),
        api.getSet(set)]);
    const [row] = rows.filter(Boolean).sort((a, b) => b.duration - a.duration);
    if (!row) {
        throw new Error('The timeline of this step has no such call.');
    }
    const file = files.filter((one) => one.rank === rank).find((one) => one.span === span);
    if (!file || file.trace_bytes === null) {
        throw new Error('The trace of this call is not kept.');
    }
    if (file.raw_bytes > PERFETTO_BYTES_MAX) {
        throw new Error('The trace is too large for a browser: download it for Perfetto’s '
            + 'trace_processor.');
    }
    const origin = step === null ? file.first_event_ns : steps.find((one) => one.rank === rank
        && one.span === span && one.step_number === step).start_ns;
    const base = file.metadata?.baseTimeNanoseconds;
    const from = BigInt(origin) - (Number.isFinite(base) ? BigInt(base) : 0n);
    const ns = (us) => from + BigInt(Math.round(1000 * us));
    return { file, start: ns(row.start - ROOM * row.duration),
        end: ns(row.start + (1 + ROOM) * row.duration) };
}

/** Call this inside a click. `set`: {id, label}; `operation`: {name, names, marker, …}, where
 * `names` are {name, category} of its rows. */
function openSlowestCall(set, operation, samples, say) {
    const found = findCall(set.id, operation, slowestSample(samples));
    found.catch(() => {}); // openInPerfetto() shows the error
    return openInPerfetto({ title: `${set.label}: ${operation.name}, longest call of a slow step`,
        at: () => found,
        fileName: 'trace.json.gz',
        load: async (signal) => {
            const { file } = await found;
            return api.fetchTrace(api.traceUrl(set.id, file.number), { signal, onProgress: say });
        } });
}

// What the steps book on an operation: the account (docs/semantics.md §16) at its calls and below
// them, by part. Causes on the Compare page link here.

/** `split`: with columns for the change on the operation itself and below it. */
function line(text, amounts, split, title) {
    return h('tr', {}, h('th', { scope: 'row', title }, text),
        valueCell(amounts.control_per_step, TIMES), valueCell(amounts.test_per_step, TIMES),
        changeCell(amounts.diff_per_step, TIMES),
        split && (amounts.itself ? [amounts.itself, amounts.below].map((one) =>
            changeCell(one.diff_per_step, TIMES, '')) : [h('td'), h('td')]));
}

const sum = (parts, where) => ({ diff_per_step: parts.reduce((all, part) =>
    all + part[where].diff_per_step, 0) });

const table = (booked, isHost) => numberTable('number-table', 'Booked in the steps, by part',
    ['', 'Control', 'Test', 'Δ', ...isHost ? ['Δ self', 'Δ below'] : []], [
        booked.parts.map((part) => line(capital(part.part), part, isHost)),
        booked.parts.length > 1 && line('Together', { ...booked,
            itself: sum(booked.parts, 'itself'), below: sum(booked.parts, 'below') }, isHost),
        booked.with_others && line('With other device work of its call', booked.with_others,
            isHost, 'The call launches other device work on the other side; all of it is '
                + 'booked together, on the call')]);

const meaning = (isHost, step) => (isHost
    ? `The part of a ${step} that passes in its calls, in calls inside them, and in the device work `
        + `that they launch. Each moment of a ${step} is booked once.`
    : `The part of a ${step} that passes while it runs. Each moment of a ${step} is booked once, `
        + 'also if several rows run.');

const NOTHING = 'Nothing is booked on it: other work runs at the same time, or it is outside the '
    + 'steps.';

function createOpBooked() {
    const sql = createSqlLink('Booked in the steps');
    const body = scrolled('Booked in the steps, by part');
    const explained = h('p', { class: 'muted small' });
    const node = titledCard('Booked in the steps', { class: 'op-booked', id: 'booked', tabindex: '-1', hidden: true },
        sql.node, explained, body);
    return { node, sql, draw(answer) {
        const { booked } = answer;
        const isHost = answer.launches !== undefined;
        node.hidden = booked === null;
        if (booked === null) {
            return;
        }
        const isEmpty = booked.parts.length === 0 && booked.with_others === null;
        explained.textContent = isEmpty ? NOTHING
            : meaning(isHost, isWhole(answer) ? 'recording' : 'step');
        fill(body, !isEmpty && table(booked, isHost));
    } };
}

// One operation in numbers: three results in large type, and the table with their sources.

const PAIR_HEADS = ['', 'Control', 'Test', 'Δ', 'Δ %'];
const QUANTILES = [['mean', 'Mean'], ['std', 'Standard deviation'], ['min', 'Shortest'],
    ['25%', '25 %'], ['50%', 'Median'], ['75%', '75 %'], ['95%', '95 %'], ['99%', '99 %'],
    ['max', 'Longest']];

/** Numbers of one answer of /compare_traces/op, both sides and their difference. */
function opNumbers(answer) {
    const { control, test } = answer.calls;
    const row = { control_counts: control.count, test_counts: test.count,
        control_total_duration: control.total, test_total_duration: test.total };
    const values = valuesOf(row, 'per_step', answer);
    return {
        row,
        counts: [control.count, test.count],
        callsPerStep: [values.controlCount, values.testCount],
        total: [control.total, test.total],
        perStep: [values.control, values.test],
        perCall: [control['50%'], test['50%']],
        birth: values.birth,
    };
}

function tile(title, explained, [a, b], format, formatDiff, birth) {
    const diff = minus(a, b);
    const change = birth === 'new' ? 'new' : birth === 'gone' ? 'gone'
        : formatPercentDiff(relative(a, diff));
    return h('div', { class: 'tile', title: explained }, h('p', { class: 'tile-title' }, title),
        h('p', { class: 'tile-values' },
            h('span', { class: 'control-text' }, birth === 'new' ? NONE : format(a)),
            h('span', { class: 'arrow', 'aria-label': 'to' }, ' → '),
            h('span', { class: 'test-text' }, birth === 'gone' ? NONE : format(b))),
        h('p', { class: `tile-change ${signOf(diff ?? (birth === 'new' ? 1 : -1))}` },
            diff === null ? change : `${formatDiff(diff)} (${change})`));
}

function tiles(answer, row) {
    const n = opNumbers(answer);
    const verdict = h('p', { class: 'muted op-verdict' }, row ? verdictText(row) : '\u00a0');
    return [verdict, h('div', { class: 'tiles' },
        tile('Time per step', 'Total duration divided by the number of samples (rank × step)',
            n.perStep, formatTime, formatTimeDiff, n.birth),
        tile('Calls per step', 'Number of calls divided by the number of samples (rank × step)',
            n.callsPerStep, formatCount, formatCountDiff, n.birth),
        tile('Median of a call', 'The median of all calls; the mean is below', n.perCall, formatTime,
            formatTimeDiff, n.birth))];
}

const numberLine = (text, pair, kind, title) => h('tr', {}, h('th', { scope: 'row', title }, text),
    pairCells(pair, kind));
const timeLine = (text, pair, title) => numberLine(text, pair, TIMES, title);

function shareLine(answer, stepTime) {
    if (!(stepTime?.control?.step > 0) || !(stepTime?.test?.step > 0)) {
        return null;
    }
    const { control, test } = valuesOf(opNumbers(answer).row, 'percent',
        { ...answer, step_time: stepTime });
    const whole = isWhole(answer) ? 'recording' : 'step time';
    return numberLine(`Share of the ${whole}`, [control, test], { show: formatPercent,
        diff: (value) => formatPercentDiff(value).replace('%', 'pp') },
    `Change in percentage points. Time per step divided by the ${whole}; overlapping work counts in full`);
}

function allNumbers(answer, { stepTime, row }) {
    const n = opNumbers(answer);
    const group = (text) => h('tr', { class: 'group-row' },
        h('th', { colspan: '5', scope: 'colgroup' }, text));
    const single = (key) => [answer.calls.control[key], answer.calls.test[key]];
    return numberTable('number-table', 'Numbers of this operation', PAIR_HEADS, [group('All calls'),
            numberLine('Calls', n.counts, COUNTS),
            numberLine('Calls per step', n.callsPerStep, COUNTS),
            timeLine('Total', n.total), timeLine('Per step', n.perStep),
            row?.control_self_duration !== null && row?.control_self_duration !== undefined
                && timeLine('Self time per step', ['control', 'test'].map((side) =>
                    columnOf(row, `${side}_self_per_step`, answer)), 'Without the calls inside it'),
            shareLine(answer, stepTime)],
        [group('A single call'), QUANTILES.map(([key, text]) => timeLine(text, single(key)))]);
}

/** `draw(answer, {stepTime, row})`: the step times of the comparison, and the row of this operation
 * with its significance; both are undefined until they are known. */
function createOpNumbers() {
    const head = h('div', { class: 'card op-head' });
    const sql = createSqlLink('Numbers');
    const body = scrolled('Numbers of this operation');
    const table = titledCard('Numbers', { class: 'op-table-card' }, sql.node, body);
    return { head, table, sql, draw(answer, more) {
        head.classList.toggle('noise', more.row?.significance === 'no_difference_found');
        fill(head, tiles(answer, more.row));
        fill(body, allNumbers(answer, more));
    } };
}

// How much work an operator does, and how fast: FLOPs of both sides, and how the change of its
// device time splits into more work and slower work (docs/semantics.md §12). The server reads all
// calls of both sides, so this is a separate request; its room is reserved.

/** The least share of an operator's calls, and of its device time, with known FLOPs. Below it the
 * change is not split. */
const KNOWN = 0.8;
/** Operators whose FLOPs may be known: matrix products, convolutions, attention. */
const WORKS = /^aten::.*(mm|linear|conv|attention)/;
const NAMES = { control: 'set', test: 'test' };

/** The results of the analysis `work` for the operator on both sides; null if a side has none. */
function workOf(found, name, counts) {
    const rows = Object.values(NAMES).map((side) => found[side].by_operator.find(({ operator }) =>
        operator === name));
    if (rows.includes(undefined)) {
        return null;
    }
    const flops = rows.map((row) => row.flops_per_step);
    const device = rows.map((row) => row.device_time_per_step);
    const rest = Object.values(NAMES).map((side) => found[side].unknown.find(({ operator }) =>
        operator === name)?.device_time ?? 0);
    const known = rows.every((row, i) => row.calls >= KNOWN * counts[i]
        && row.device_time >= KNOWN * (row.device_time + rest[i]));
    const more = known && flops[0] > 0 ? device[0] * (flops[1] / flops[0] - 1) : null;
    return { flops, device, speed: rows.map((row) => row.tflops_per_s),
        calls: rows.map((row) => row.calls), more,
        slower: more === null ? null : device[1] - device[0] - more };
}

const query = (state) => {
    const asked = new URLSearchParams({ set: state.control, test: state.test,
        ...state.cut_overlaps && { cut_overlaps: 'true' } });
    for (const [side, name] of Object.entries(NAMES)) {
        for (const what of ['ranks', 'steps', 'marker', 'marker_until']) {
            const value = state[`${side}_${what}`];
            if (value && value !== 'all') {
                asked.set(`${name}_${what}`, value);
            }
        }
    }
    return asked;
};

function workLine(text, [a, b], format, formatDiff, exact) {
    const diff = a === null || b === null ? null : b - a;
    return h('tr', {}, h('th', { scope: 'row' }, text),
        [a, b].map((value) => h('td', { class: 'num', title: exact?.(value) }, format(value))),
        h('td', { class: 'num strong' }, diff === null ? '' : formatDiff(diff)),
        h('td', { class: 'num' }, a > 0 && diff !== null ? formatPercentDiff(100 * diff / a) : ''));
}

const part = (text, title, value) => h('tr', {}, h('th', { scope: 'row', title }, text), h('td'),
    h('td'), changeCell(value, TIMES), h('td'));

const speed = (value) => (value === null ? NONE : `${formatFlops(1e12 * value)}FLOP/s`);
const speedDiff = (value) => `${formatFlopsDiff(1e12 * value)}FLOP/s`;

function workTable(work, counts) {
    return numberTable('number-table', 'Work of this operator, per step', PAIR_HEADS, [workLine('FLOPs per step', work.flops, formatFlops, formatFlopsDiff),
            workLine('Device time per step', work.device, formatTime, formatTimeDiff, exactTime),
            work.more !== null && [part('due to more work',
                'The time that the change of FLOPs would take at the speed of the control', work.more),
            part('due to slower work', 'The rest: each FLOP takes more time, or less',
                work.slower)],
            workLine('Achieved', work.speed, speed, speedDiff),
            work.calls.some((count, i) => count !== counts[i])
                && workLine('Calls with known FLOPs', work.calls, formatCount, formatCountDiff)]);
}

function createOpWork() {
    const body = h('div', { class: 'op-work-body' });
    const sql = createSqlLink('Work');
    const node = titledCard('Work', { class: 'op-table-card op-work', hidden: true }, sql.node, body);
    const asker = api.createAsker();

    const say = (text) => fill(body, h('p', { class: 'muted small op-work-none' }, text));

    return {
        node,
        sql,
        /** `state`: of the page. Asks once for each pair, selection and operator. */
        draw(state, answer) {
            const wanted = answer.category === 'cpu_op' && WORKS.test(answer.name) && !state.use_short_name
                && state.control !== '' && state.test !== '';
            node.hidden = !wanted;
            const isNew = asker.ask(wanted ? `${query(state)} ${answer.name}` : '', (signal) =>
                api.analyse('work', query(state), { signal }), (found) => {
                const counts = [answer.calls.control.count, answer.calls.test.count];
                const work = workOf(found, answer.name, counts);
                if (work) {
                    fill(body, scrolled('Work of this operator', workTable(work, counts)));
                } else {
                    say('Its FLOPs are not known on both sides, or they count for the operator '
                        + 'around it.');
                }
            }, () => {
                asker.drop();
                say('Its FLOPs could not be loaded.');
            });
            if (isNew && wanted) {
                say('Looking for its FLOPs …');
            }
        },
        stop: asker.drop,
    };
}

// What an operation launches, or what launches it: every name links to its own page.

const FIRST = 12;

/** `view`: {answer, unit, revision}. */
function drawRelated(part, view) {
    const { answer } = view;
    const host = answer.launches !== undefined;
    if (part.shown !== view.revision) {
        part.shown = view.revision;
        part.more.reset();
    }
    part.units.press(view.unit);
    part.title.textContent = host ? 'Launches' : 'Launched by';
    part.node.setAttribute('aria-label', part.title.textContent);
    part.explained.textContent = host
        ? 'Kernels, copies and memsets that its calls launched, including those of nested '
            + 'calls. Largest change first.'
        : 'The operators that launched it, with their input shapes where the '
            + 'trace has them. Largest change first.';
    const list = host ? answer.launches : answer.launched_by;
    part.more.draw(list, (some) => {
        fill(part.body, list.length === 0 ? emptyText(host) : relatedTable(part, some, view, host));
        return part.body.querySelectorAll('tbody tr');
    });
}

function emptyText(host) {
    return h('p', { class: 'muted chart-message' }, host
        ? 'Its calls launch no device work.' : 'The trace does not say what launched it.');
}

function relatedTable(part, list, view, host) {
    const all = host ? view.answer.launches : view.answer.launched_by;
    const hasShapes = all.some((item) => item.shapes !== null);
    return h('table', { class: 'related-table' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, host ? 'Device work' : 'Operator'),
            hasShapes && h('th', { scope: 'col' }, 'Input shapes'),
            ['Control', 'Test', 'Δ'].map((text) => h('th', { scope: 'col',
                class: 'num wide-only', title: `Calls, ${text}` },
            h('span', { class: 'th-group' }, 'calls '), text)),
            ['Control', 'Test', 'Δ', 'Δ %'].map((text) => h('th', { scope: 'col',
                class: text === 'Control' || text === 'Test' ? 'num roomy-only' : 'num',
                title: `Device time, ${text}` },
            h('span', { class: 'th-group' }, 'time '), text)))),
        h('tbody', {}, list.map((item) => relatedLine(part, item, view, hasShapes))));
}

function relatedLine(part, item, { answer, unit }, hasShapes) {
    const { control, test, diff, controlCount, testCount, diffCount, birth, percent } =
        valuesOf(item, unit, answer);
    const change = birth || formatPercentDiff(percent);
    return h('tr', {}, h('th', { scope: 'row', class: 'related-name mono' },
        item.name === '' ? h('span', { class: 'muted' }, 'unknown launch')
            : h('a', { href: part.events.href(item), title: item.name }, h('bdi', {}, item.name)),
        h('span', { class: 'related-category muted' }, ` ${item.category ?? ''}`)),
    hasShapes && h('td', { class: 'shapes mono', title: item.shapes }, item.shapes ?? '–'),
    valueCell(controlCount, COUNTS, 'wide-only'), valueCell(testCount, COUNTS, 'wide-only'),
    changeCell(diffCount, COUNTS, 'wide-only'),
    valueCell(item.control_counts > 0 ? control : null, TIMES, 'roomy-only'),
    valueCell(item.test_counts > 0 ? test : null, TIMES, 'roomy-only'),
    changeCell(diff, TIMES), numberCell(change, null, signOf(diff)));
}

/** `events`: {href({name, category}), onUnit(unit)}. */
function createRelatedTable(events) {
    const part = { events, more: createMore(FIRST), shown: '' };
    part.title = h('h2');
    part.explained = h('p', { class: 'muted small' });
    const sql = createSqlLink('What launches it, or what it launches');
    part.units = segmented('Unit of this table',
        [['total', 'Total'], ['per_step', 'Per step']], events.onUnit);
    part.body = h('div', { class: 'scroll-x' });
    part.node = h('section', { class: 'card related' },
        h('div', { class: 'chart-head' }, part.title, h('div', { class: 'chart-tools' },
            part.units.node, sql.node)), part.explained, part.body, part.more.node);

    return { node: part.node, sql, draw: (view) => drawRelated(part, view) };
}

// The calls around the first launch of an operation on its thread, outermost first: Python
// functions, modules and operators, each with its own change if it is known.

/** `draw(stack, pageOf)`: `stack` is {control, test}, lists of {name, category}; `pageOf(frame)` →
 * {href, diff} or undefined: the page of a frame and its change per step, µs. Hidden if there is no
 * stack. */
function createStack() {
    const body = h('div', { class: 'stacks' });
    const node = titledCard('Call stack', { class: 'stack-card' }, null,
        h('p', { class: 'muted small' }, 'The calls around the first launch, outermost first, '
            + 'each with its change per step.'), body);

    function frames(list, pageOf) {
        return h('ol', { class: 'stack' }, list.map((frame, depth) => {
            const page = pageOf(frame);
            return h('li', { css: { '--depth': String(Math.min(depth, 24)) } },
                h('span', { class: 'mono frame-name', title: frame.category },
                    page ? h('a', { href: page.href }, h('bdi', {}, frame.name))
                        : h('bdi', {}, frame.name)),
                page && page.diff !== null
                    && h('span', { class: `num frame-diff ${signOf(page.diff)}` }, formatTimeDiff(page.diff)));
        }));
    }

    const isSame = (a, b) => a.name === b.name && a.category === b.category;

    return { node, draw(stack, pageOf) {
        const { control, test } = stack;
        node.hidden = control.length === 0 && test.length === 0;
        if (node.hidden) {
            return;
        }
        const one = (side, list) => list.length > 0 && h('div', {},
            h('h3', { class: `${side}-text` }, side === 'control' ? 'Control' : 'Test'),
            frames(list, pageOf));
        const same = control.length === test.length
            && control.every((frame, i) => isSame(frame, test[i]));
        fill(body, same ? h('div', {}, h('h3', {}, 'The same in control and test'),
            frames(test, pageOf)) : [one('control', control), one('test', test)]);
    } };
}

const HEATS = {
    duration: ['duration in the step', (s) => s.total_duration, 'time'],
    calls: ['calls in the step', (s) => s.counts, 'count'],
    per_call: ['duration per call', (s) => (s.counts > 0 ? s.total_duration / s.counts : null),
        'time'],
};

export const opPage = { path: '/compare/op', name: 'Operation', read: readOp,
    mount: createOperation };

function changeOperation(page, changes, { replace = false } = {}) {
    page.context.go(opHref({ ...page.state, ...changes }), { replace });
}

function setTitle(page) {
    const label = (side) => sideLabel(side, page.state, page.sets, page.answer);
    const both = `${label('control')} → ${label('test')}`;
    const name = page.answer?.name === '' ? '(no name)' : page.answer?.name ?? 'Operation';
    page.context.setTitle(`${name.slice(0, 80)} · ${both}`);
    fill(page.heading, h('bdi', {}, name));
    fill(page.about, page.answer?.category ?? '',
        page.answer?.kind ? ` · ${page.answer.kind.toLowerCase()}` : '',
        page.state.use_short_name && ' · short name: all operations of this name together',
        page.answer?.category === 'python_function' && page.answer.aliases
            && h('span', { class: 'mono full-name' }, ` · ${page.answer.aliases
                .map(({ side, name }) => `${side} ${name}`).join(', ')}`));
    const back = { ...readCompare(''), ...pairState(page), op: page.state.row };
    fill(page.crumb, h('a',
        { href: page.context.lastCompare(pairQuery(page.state)) ?? compareHref(back) },
        `← ${both}`));
}

/** The timeline of a rank and step of both sides, at the slowest call there. */
function timelineOf(page, row, column) {
    return cellTimeline(page.state, row, column, page.answer);
}

function pairState(page) {
    const { row, unit, bins, heat, ...pair } = page.state; // what is only of this page
    return pair;
}

function loadOperation(page, key) {
    page.wantedKey = key;
    page.question.ask((signal) => api.compareOp(key, { signal }), (got) => {
        page.answer = got;
        page.answerRow = new URLSearchParams(key).get('row');
        page.question.say(null);
        announce(`${got.name}: ${formatTime(got.calls.control.total)} to ${
            formatTime(got.calls.test.total)}.`);
        renderOperation(page);
    }, (error) => {
        page.answer = null;
        page.question.say(operationError(page, error));
        renderOperation(page);
    });
}

/** Loads step times and all rows, for the share of the step, the verdict and the stack. */
function loadPair(page, key) {
    const query = queryWith(key, { significance: true, diagnosis: false });
    // The page works without them: no shares of the step, no changes in the stack.
    const isNew = page.asker.ask(key, (signal) => api.compareTraces(query, { signal }), (answer) => {
        page.pair = { answer, byKey: judgedRows(answer) };
        renderOperation(page);
    });
    if (isNew) {
        page.pair = { answer: null };
    }
}

function operationError(page, error) {
    const unknown = error.code === 'unknown_operation';
    const narrowed = isNarrowed(page.state);
    return errorBox({ code: error.code, message: unknown ? 'Neither side has an operation of this '
        + 'name and category in the selected ranks and steps.' : error.message },
    unknown ? 'This operation does not occur' : 'This operation cannot be shown',
    narrowed && button('Use all ranks and steps', () => changeOperation(page, ALL_SAMPLES),
        { class: 'primary' }),
    !narrowed && !unknown && button('Try again',
        () => loadOperation(page, opQuery(page.state).toString()), { class: 'primary' }), ' ',
    h('a', { href: compareHref({ ...readCompare(''), ...pairState(page) }) },
        'All operations of this comparison'));
}

function renderOperation(page) {
    if (page.dead) {
        return;
    }
    setTitle(page);
    const complete = page.state.control !== '' && page.state.test !== '' && page.state.row !== '';
    const key = opQuery(page.state).toString();
    if (!complete) {
        page.question.drop();
        page.wantedKey = '';
        page.question.say(h('div', { class: 'empty' }, h('h2', {}, 'No operation is chosen'),
            h('p', {}, 'Choose one on the ',
                h('a', { href: addressOf('/compare') }, 'Compare page'), '.')));
    } else if (key !== page.wantedKey) {
        if (page.answer && page.answerRow !== page.state.row) {
            page.answer = null; // so that no numbers of another operation are under this name
        }
        page.question.say(null);
        loadOperation(page, key);
    }
    if (complete) {
        loadPair(page, pairQuery({ ...page.state, use_short_name: false }).toString());
    }
    page.parts.sides.draw(page.state, page.sets, page.answer);
    page.results.toggleAttribute('data-skeleton', complete && !page.answer);
    if (page.answer) {
        drawAnswer(page);
    }
}

function drawAnswer(page) {
    const unit = page.state.unit
        || (page.answer.control.samples === page.answer.test.samples ? 'total' : 'per_step');
    const file = `tracediff-${fileNamePart(page.answer.control.label)}-${
        fileNamePart(page.answer.test.label)}-${fileNamePart(page.answer.name)}`;
    const revision = page.wantedKey;
    // The rows have whole names: several may have the same short name.
    const row = page.state.use_short_name ? undefined
        : tested(page.pair.byKey?.get(rowKey(page.answer.name, page.answer.category)), false);
    page.parts.numbers.draw(page.answer, { stepTime: page.pair.answer?.step_time, row });
    drawHistogram(page, file, revision);
    drawSamples(page, file, revision);
    page.parts.booked.draw(page.answer);
    page.parts.work.draw(page.state, page.answer);
    linkOperation(page.state, page.answer, { ...page.parts, heat: page.parts.heat.chart });
    page.parts.related.draw({ answer: page.answer, unit, revision });
    page.parts.stack.draw(page.answer.stack, (...args) => pageOf(page, ...args));
    fill(page.actions, button('Copy the name', () => copyText(page.answer.name, 'Name copied.'),
        { class: 'link-button' }),
    button('Copy link', () => copyText(location.href, 'Link copied.'), { class: 'link-button' }),
    h('a', { href: rowTimeline(page.state, page.answer) }, 'Show in the timeline'),
    h('a', { href: api.compareOpUrl(opQuery(page.state)), download: `${file}.json` }, 'JSON'),
    ['control', 'test'].map((side) => slowestButton(page, side)));
}

/** The operation's rows on one side: several if its row has several names. */
const namesOf = (page, side) => page.answer.aliases?.filter((alias) => alias.side === side)
    ?? [{ name: page.answer.name, category: page.answer.category }];

/** A button that opens Perfetto at the slowest call of a side, if its traces are kept. */
function slowestButton(page, side) {
    const set = page.sets && findSet(page.sets, page.state[side]);
    if (!set || slowestSample(page.answer.samples[side]) === undefined) {
        return null;
    }
    const name = `slowest call, ${side}`;
    if (whyNoTraces(set) !== '') {
        return h('span', { class: 'muted small', title: whyNoTraces(set) },
            `Perfetto: no trace of the ${side}`);
    }
    const operation = { name: page.answer.name, names: namesOf(page, side),
        marked: markerOf(page.state, side), shortNames: page.state.use_short_name };
    const open = button(`Perfetto: ${name}`, async () => {
        open.disabled = true;
        try {
            await openSlowestCall(set, operation, page.answer.samples[side],
                (done) => announce(`Loading ${formatBytes(done)}`));
        } catch (error) {
            toast(error.message, { urgent: true });
        } finally {
            open.disabled = false;
        }
    }, { class: 'link-button', title: 'Opens ui.perfetto.dev at this call in a new window, '
        + 'and hands the trace to it inside your browser; nothing is uploaded' });
    return open;
}

/** The page of a frame of the stack; a frame that begins outside the steps has none. */
function pageOf(page, { name, category }) {
    const row = page.pair.byKey?.get(rowKey(name, category));
    return row && { diff: row.diff_per_step,
        href: opHref({ ...page.state, use_short_name: false, row: row.id }) };
}

function drawHistogram(page, file, revision) {
    const { edges, control, test } = page.answer.histogram;
    const samples = [page.answer.control.samples, page.answer.test.samples];
    page.bins.press(page.state.bins);
    page.parts.histogram.draw({ edges, control, test, file,
        revision: `${revision}#${page.state.bins}`, share: page.state.bins === 'share',
        perStep: samples[0] === samples[1] ? null : samples,
        medians: [page.answer.calls.control['50%'], page.answer.calls.test['50%']],
        heading: `${formatCount(page.answer.calls.control.count)} in the control, ${
            formatCount(page.answer.calls.test.count)} in the test`,
        empty: edges.length === 0 ? 'No calls to draw.' : '' });
}

function drawSamples(page, file, revision) {
    const { control, test } = page.answer.samples;
    const grid = alignSamples(control, test);
    const durations = gridValues(grid, (s) => s.total_duration);
    const absent = (side) => page.answer.calls[side].count === 0;
    const none = durations.control.map((row) => row.map(() => null));
    page.parts.points.draw({ rows: grid.rows, columns: grid.columns, kind: 'time', file,
        control: absent('control') ? none : durations.control,
        test: absent('test') ? none : durations.test,
        hover: (side, i, j) => sampleLines(side, grid[side][i][j]),
        heading: 'duration in each step of each rank', revision });
    const [title, of, kind] = HEATS[page.state.heat];
    page.parts.heat.choice.value = page.state.heat;
    page.parts.heat.draw(grid, { of, kind, title, file, revision: `${revision}#${page.state.heat}` });
}

function updateOperation(page, search) {
    const before = page.state;
    page.state = readOp(search);
    if (before.row !== page.state.row) {
        window.scrollTo(0, 0);
    }
    renderOperation(page);
    loadSets(page, renderOperation);
}

function unmountOperation(page) {
    page.dead = true;
    page.parts.work.stop();
    page.question.unmount();
    page.asker.drop();
    page.charts.forEach((chart) => chart.unmount());
}

function createOperation(main, context) {
    const page = {
        context, sets: null, answer: null,
        answerRow: '', // the row that `answer` belongs to
        wantedKey: '',
        pair: { answer: null }, // all rows of the pair, for step time and stack
        asker: api.createAsker(), dead: false,
    };
    page.state = readOp(location.search);

    page.bins = segmented('Height of the histogram', [['calls', 'Calls', 'Number of calls'],
        ['share', 'Share', 'Share of the calls of each side: compares the shapes, '
            + 'regardless of the number of calls']],
    (value) => changeOperation(page, { bins: value }, { replace: true }));
    page.parts = {
        sides: createSides((...args) => changeOperation(page, ...args)),
        numbers: createOpNumbers(),
        booked: createOpBooked(),
        work: createOpWork(),
        histogram: createHistogram({ id: 'chart-calls', title: 'Single calls', level: 'h2',
            file: 'calls', tools: page.bins.node }),
        points: createSamplePoints({ id: 'chart-samples', title: 'Every step', level: 'h2',
            file: 'steps', onSample: (...cell) => context.go(timelineOf(page, ...cell)) }),
        heat: createHeatBlock({ id: 'chart-heat', level: 'h2', choices: Object.entries(HEATS).map(([key, [text]]) => [key, text]),
            onPick: (heat) => changeOperation(page, { heat }, { replace: true }),
            timeline: (...cell) => timelineOf(page, ...cell), go: context.go }),
        related: createRelatedTable({ onUnit: (unit) => changeOperation(page, { unit }),
            href: ({ name, category }) => opHref({ ...page.state, row: rowId(name, category) }) }),
        stack: createStack(),
    };
    page.charts = [page.parts.histogram, page.parts.points, page.parts.heat.chart];
    page.crumb = h('nav', { class: 'crumb', 'aria-label': 'Where this is' });
    page.heading = h('h1', { class: 'mono op-title' });
    page.about = h('p', { class: 'muted' });
    page.actions = h('p', { class: 'op-actions' });
    const message = h('div', { class: 'message' });
    page.results = h('div', { class: 'results' }, page.parts.numbers.head,
        h('div', { class: 'op-columns' }, page.parts.numbers.table,
            h('div', { class: 'op-charts' }, page.parts.histogram.node, page.parts.points.node)),
        page.parts.booked.node, page.parts.work.node, page.parts.related.node,
        page.parts.stack.node, page.parts.heat.node);
    main.append(h('div', { class: 'page operation-page' }, page.crumb,
        h('header', { class: 'op-header' }, page.heading, page.about, page.actions),
        page.parts.sides.node, message, page.results));
    page.question = createQuestion({ context, results: page.results, message });

    renderOperation(page);
    loadSets(page, renderOperation);
    return {
        keys: {
            control: () => page.parts.sides.choose('control'),
            test: () => page.parts.sides.choose('test'),
        },
        update: (search) => updateOperation(page, search),
        unmount: () => unmountOperation(page),
    };
}

function sampleLines(side, sample) {
    return [`${side}, rank ${sample.rank}${sample.span > 0 ? `, file ${sample.span + 1}` : ''}, ${
        sample.step_number === null ? 'whole file' : `step ${sample.step_number}`}`,
    exactTime(sample.total_duration), plural(sample.counts, 'call')];
}
