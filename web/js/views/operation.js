// The page of one operation of a comparison: its single calls, its samples, what it launches or
// what launches it, and the stack above. The URL is the state, as on the Compare page.
import * as api from '../api.js';
import { announce, button, fill, h, uniqueId } from '../dom.js';
import { exactTime, exactTimeDiff, fileNamePart, formatBytes, formatCount, formatCountDiff,
    formatTime, formatTimeDiff, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { judgedRows, rowId, rowKey, tested } from '../rows.js';
import { alignSamples, gridValues } from '../samples.js';
import { findSet, compareHref, opHref, opQuery, pairQuery, readCompare, readOp, sideLabel }
    from '../state.js';
import { openSlowestCall, slowestSample } from '../slow-call.js';
import { onThemeChange } from '../theme.js';
import { cellTimeline, rowTimeline } from '../timeline/links.js';
import { createHeatMap } from '../charts/heat-map.js';
import { createHistogram } from '../charts/histogram.js';
import { createSamplePoints } from '../charts/sample-points.js';
import { createGridTable } from '../components/grid-table.js';
import { copyText } from '../components/op-detail.js';
import { createOpBooked } from '../components/op-booked.js';
import { createOpNumbers } from '../components/op-numbers.js';
import { createOpWork } from '../components/op-work.js';
import { createRelatedTable } from '../components/related-table.js';
import { segmented } from '../components/segmented.js';
import { createSides } from '../components/sides.js';
import { linkOperation } from '../components/sql-links.js';
import { createStack } from '../components/stack.js';
import { toast } from '../components/toast.js';
import { whyNoTraces } from '../components/trace-dialog.js';
import { addressOf } from '../place.js';

const HEATS = {
    duration: ['duration in the step', (s) => s.total_duration, 'time'],
    calls: ['calls in the step', (s) => s.counts, 'count'],
    per_call: ['duration per call', (s) => (s.counts > 0 ? s.total_duration / s.counts : null),
        'time'],
};

export const opPage = {
    path: '/compare/op',
    name: 'Operation',
    read: readOp,
    mount: (main, context) => createOperation(main, context),
};

function createOperation(main, context) {
    let state = readOp(location.search);
    let sets = null;
    let answer = null;
    let answerRow = ''; // the row that `answer` belongs to
    let wantedKey = '';
    let pair = { key: '', answer: null }; // all rows of the pair, for step time and stack
    let pairRequest = null;
    let dead = false;

    const bins = segmented('Height of the histogram', [['calls', 'Calls', 'Number of calls'],
        ['share', 'Share', 'Share of the calls of each side: compares the shapes, '
            + 'regardless of the number of calls']], (value) => change({ bins: value }, { replace: true }));
    const parts = {
        sides: createSides(change),
        numbers: createOpNumbers(),
        booked: createOpBooked(),
        work: createOpWork(),
        histogram: createHistogram({ id: 'chart-calls', title: 'Single calls', level: 'h2',
            file: 'calls', tools: bins.node }),
        points: createSamplePoints({ id: 'chart-samples', title: 'Every step', level: 'h2',
            file: 'steps', onSample: (...cell) => context.go(timelineOf(...cell)) }),
        heat: createHeatMap({ id: 'chart-heat', title: 'Rank × step', level: 'h2',
            file: 'rank-step', onCell: (...cell) => context.go(timelineOf(...cell)) }),
        grid: createGridTable(),
        related: createRelatedTable({ onUnit: (unit) => change({ unit }),
            href: ({ name, category }) => opHref({ ...state, row: rowId(name, category) }) }),
        stack: createStack(),
    };
    const charts = [parts.histogram, parts.points, parts.heat];
    const crumb = h('nav', { class: 'crumb', 'aria-label': 'Where this is' });
    const heading = h('h1', { class: 'mono op-title' });
    const about = h('p', { class: 'muted' });
    const actions = h('p', { class: 'op-actions' });
    const message = h('div', { class: 'message' });
    const heatBar = createHeatBar((heat) => change({ heat }, { replace: true }));
    const byPosition = h('p', { class: 'muted small', hidden: true });
    const results = h('div', { class: 'results' }, parts.numbers.head,
        h('div', { class: 'op-columns' }, parts.numbers.table,
            h('div', { class: 'op-charts' }, parts.histogram.node, parts.points.node)),
        parts.booked.node, parts.work.node, parts.related.node, parts.stack.node,
        h('div', { class: 'heat-block' }, heatBar.node, parts.heat.node, byPosition,
            parts.grid.node));
    main.append(h('div', { class: 'page operation-page' }, crumb,
        h('header', { class: 'op-header' }, heading, about, actions),
        parts.sides.node, message, results));
    const question = createQuestion({ context, results, message });
    const stopTheme = onThemeChange(() => charts.forEach((chart) => chart.retheme()));

    function change(changes, { replace = false } = {}) {
        context.go(opHref({ ...state, ...changes }), { replace });
    }

    function setTitle() {
        const label = (side) => sideLabel(side, state, sets, answer);
        const both = `${label('control')} → ${label('test')}`;
        const name = answer?.name === '' ? '(no name)' : answer?.name ?? 'Operation';
        context.setTitle(`${name.slice(0, 80)} · ${both}`);
        fill(heading, h('bdi', {}, name));
        fill(about, answer?.category ?? '',
            answer?.kind ? ` · ${answer.kind.toLowerCase()}` : '',
            state.use_short_name && ' · short name: all operations of this name together',
            answer?.category === 'python_function' && answer.aliases
                && h('span', { class: 'mono full-name' }, ` · ${answer.aliases
                    .map(({ side, name }) => `${side} ${name}`).join(', ')}`));
        const back = { ...readCompare(''), ...pairState(),
            op: state.row };
        fill(crumb, h('a', { href: context.lastCompare(pairQuery(state)) ?? compareHref(back) },
            `← ${both}`));
    }

    /** The timeline of a rank and step of both sides, at the slowest call there. */
    function timelineOf(row, column) {
        return cellTimeline(state, row, column, answer);
    }

    function pairState() {
        const { control, test, control_ranks, test_ranks, control_steps, test_steps,
            control_marker, test_marker, use_short_name, merge_addresses, aliases,
            merge_lines } = state;
        return { control, test, control_ranks, test_ranks, control_steps, test_steps,
            control_marker, test_marker, use_short_name, merge_addresses, aliases,
            merge_lines };
    }

    /** The two sets themselves, for their labels, ranks and steps. */
    async function loadSets() {
        const names = [state.control, state.test].filter((name) => name !== '');
        if (names.every((name) => sets && findSet(sets, name))) {
            return;
        }
        const found = await api.namedSets(names).catch(() => []);
        if (!dead) {
            sets = found;
            render();
        }
    }

    function load(key) {
        wantedKey = key;
        question.ask((signal) => api.compareOp(key, { signal }), (got) => {
            answer = got;
            answerRow = new URLSearchParams(key).get('row');
            question.say(null);
            announce(`${got.name}: ${formatTime(got.calls.control.total)} to ${
                formatTime(got.calls.test.total)}.`);
            render();
        }, (error) => {
            answer = null;
            question.say(errorBox(error));
            render();
        });
    }

    /** Loads step times and all rows, for the share of the step, the verdict and the stack. */
    async function loadPair(key) {
        pairRequest?.abort();
        pairRequest = new AbortController();
        pair = { key, answer: null };
        try {
            const query = new URLSearchParams(key);
            query.set('significance', 'true');
            query.set('diagnosis', 'false');
            const got = await api.compareTraces(query, { signal: pairRequest.signal });
            if (dead || pair.key !== key) {
                return;
            }
            pair.answer = got;
            pair.byKey = judgedRows(got);
            render();
        } catch {
            // The page works without them: no shares of the step, no changes in the stack.
        }
    }

    function errorBox(error) {
        const unknown = error.code === 'unknown_operation';
        const narrowed = ['control_ranks', 'test_ranks', 'control_steps', 'test_steps']
            .filter((key) => state[key] !== 'all');
        return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, unknown ? 'This operation does not occur'
                : 'This operation cannot be shown'),
            h('p', {}, unknown ? 'Neither side has an operation of this name and category in '
                + 'the selected ranks and steps.' : error.message),
            h('p', {}, narrowed.length > 0 && button('Use all ranks and steps', () => change(
                Object.fromEntries(narrowed.map((key) => [key, 'all']))), { class: 'primary' }),
            narrowed.length === 0 && !unknown && button('Try again',
                () => load(opQuery(state).toString()), { class: 'primary' }), ' ',
            h('a', { href: compareHref({ ...readCompare(''), ...pairState() }) },
                'All operations of this comparison')));
    }

    function render() {
        if (dead) {
            return;
        }
        setTitle();
        const complete = state.control !== '' && state.test !== '' && state.row !== '';
        const key = opQuery(state).toString();
        if (!complete) {
            question.drop();
            wantedKey = '';
            question.say(h('div', { class: 'empty' }, h('h2', {}, 'No operation is chosen'),
                h('p', {}, 'Choose one on the ',
                    h('a', { href: addressOf('/compare') }, 'Compare page'),
                    '.')));
        } else if (key !== wantedKey) {
            if (answer && answerRow !== state.row) {
                answer = null; // so that no numbers of another operation are under this name
            }
            question.say(null);
            load(key);
        }
        const pairKey = pairQuery({ ...state, use_short_name: false }).toString();
        if (complete && pairKey !== pair.key) {
            loadPair(pairKey);
        }
        parts.sides.draw(state, sets, answer);
        results.toggleAttribute('data-skeleton', complete && !answer);
        if (answer) {
            drawAnswer();
        }
    }

    function drawAnswer() {
        const unit = state.unit
            || (answer.control.samples === answer.test.samples ? 'total' : 'per_step');
        const file = `tracediff-${fileNamePart(answer.control.label)}-${
            fileNamePart(answer.test.label)}-${fileNamePart(answer.name)}`;
        const revision = wantedKey;
        // The rows have whole names: several may have the same short name.
        const row = state.use_short_name ? undefined
            : tested(pair.byKey?.get(rowKey(answer.name, answer.category)), false);
        parts.numbers.draw(answer, { stepTime: pair.answer?.step_time, row });
        drawHistogram(file, revision);
        drawSamples(file, revision);
        parts.booked.draw(answer);
        parts.work.draw(state, answer);
        linkOperation(state, answer, parts);
        parts.related.draw({ answer, unit, revision });
        parts.stack.draw(answer.stack, pageOf);
        fill(actions, button('Copy the name', () => copyText(answer.name, 'Name copied.'),
            { class: 'link-button' }),
        button('Copy link', () => copyText(location.href, 'Link copied.'),
            { class: 'link-button' }),
        h('a', { href: rowTimeline(state, answer) }, 'Show in the timeline'),
        h('a', { href: api.compareOpUrl(opQuery(state)), download: `${file}.json` }, 'JSON'),
        ['control', 'test'].map(slowestButton));
    }

    /** The operation's rows on one side: several if its row has several names. */
    const namesOf = (side) => answer.aliases?.filter((alias) => alias.side === side)
        ?? [{ name: answer.name, category: answer.category }];

    /** A button that opens Perfetto at the slowest call of a side, if its traces are kept. */
    function slowestButton(side) {
        const set = sets && findSet(sets, state[side]);
        if (!set || slowestSample(answer.samples[side]) === undefined) {
            return null;
        }
        const name = `slowest call, ${side}`;
        if (whyNoTraces(set) !== '') {
            return h('span', { class: 'muted small', title: whyNoTraces(set) },
                `Perfetto: no trace of the ${side}`);
        }
        const operation = { name: answer.name, names: namesOf(side),
            marker: state[`${side}_marker`], shortNames: state.use_short_name };
        const open = button(`Perfetto: ${name}`, async () => {
            open.disabled = true;
            try {
                await openSlowestCall(set, operation, answer.samples[side],
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
    function pageOf({ name, category }) {
        const row = pair.byKey?.get(rowKey(name, category));
        return row && { diff: row.diff_per_step,
            href: opHref({ ...state, use_short_name: false, row: row.id }) };
    }

    function drawHistogram(file, revision) {
        const { edges, control, test } = answer.histogram;
        const samples = [answer.control.samples, answer.test.samples];
        bins.press(state.bins);
        parts.histogram.draw({ edges, control, test, file, revision: `${revision}#${state.bins}`,
            share: state.bins === 'share', perStep: samples[0] === samples[1] ? null : samples,
            medians: [answer.calls.control['50%'], answer.calls.test['50%']],
            heading: `${formatCount(answer.calls.control.count)} in the control, ${
                formatCount(answer.calls.test.count)} in the test`,
            empty: edges.length === 0 ? 'No calls to draw.' : '' });
    }

    function drawSamples(file, revision) {
        const { control, test } = answer.samples;
        const grid = alignSamples(control, test);
        const durations = gridValues(grid, (s) => s.total_duration);
        const absent = (side) => answer.calls[side].count === 0;
        const none = durations.control.map((row) => row.map(() => null));
        parts.points.draw({ rows: grid.rows, columns: grid.columns, kind: 'time', file,
            control: absent('control') ? none : durations.control,
            test: absent('test') ? none : durations.test,
            hover: (side, i, j) => sampleLines(side, grid[side][i][j]),
            heading: 'duration in each step of each rank', revision });
        const [title, valueOf, kind] = HEATS[state.heat];
        const values = gridValues(grid, valueOf);
        const time = kind === 'time';
        const shown = { format: time ? exactTime : formatCount,
            formatDiff: time ? exactTimeDiff : formatCountDiff };
        heatBar.draw(state.heat);
        parts.heat.draw({ rows: grid.rows, columns: grid.columns, ...values, ...shown, kind,
            file, heading: title, revision: `${revision}#${state.heat}` });
        parts.grid.draw({ grid, values, title, timeline: timelineOf, format: time ? formatTime : formatCount,
            formatDiff: time ? formatTimeDiff : formatCountDiff });
        const notes = [grid.ranksByPosition && 'ranks', grid.stepsByPosition && 'steps']
            .filter(Boolean);
        byPosition.hidden = notes.length === 0;
        byPosition.textContent = `The sides have different ${notes.join(' and ')}; they are `
            + 'paired by position (control / test).';
    }

    render();
    loadSets();
    return {
        keys: {
            control: () => parts.sides.choose('control'),
            test: () => parts.sides.choose('test'),
        },
        update(search) {
            const before = state;
            state = readOp(search);
            if (before.row !== state.row) {
                window.scrollTo(0, 0);
            }
            render();
            loadSets();
        },
        unmount() {
            dead = true;
            parts.work.stop();
            question.unmount();
            pairRequest?.abort();
            stopTheme();
            charts.forEach((chart) => chart.unmount());
        },
    };
}

function sampleLines(side, sample) {
    return [`${side}, rank ${sample.rank}${sample.span > 0 ? `, file ${sample.span + 1}` : ''}, ${
        sample.step_number === null ? 'whole file' : `step ${sample.step_number}`}`,
    exactTime(sample.total_duration), plural(sample.counts, 'call')];
}

/** The choice of what the heat maps show. */
function createHeatBar(onPick) {
    const id = uniqueId('heat');
    const select = h('select', { id, on: { change: () => onPick(select.value) } },
        Object.entries(HEATS).map(([key, [text]]) => h('option', { value: key }, text)));
    return { node: h('p', { class: 'chart-bar' }, h('label', { for: id }, 'Heat maps of'),
        select), draw(heat) {
        select.value = heat;
    } };
}
