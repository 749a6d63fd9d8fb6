// Ranks and steps: the step time, its parts, or the selected operation as heat maps, and
// which ranks lag.
import * as api from '../api.js';
import { fill, h, uniqueId } from '../dom.js';
import { exactTime, exactTimeDiff, formatList, formatPercent, formatPercentDiff, formatTime,
    formatTimeDiff, plural } from '../format.js';
import { alignSamples, gridValues, judgeRanks } from '../samples.js';
import { isWhole } from '../rows.js';
import { HEATS } from '../state.js';
import { hostWords, PARTS } from '../words.js';
import { createHeatMap } from '../charts/heat-map.js';
import { createGridTable } from './grid-table.js';

const TEXTS = { step: 'step time', op: 'the selected operation',
    ...Object.fromEntries(Object.entries(PARTS).map(([part, { name }]) => [part, name])) };
const KEPT = 20; // operations whose samples are kept
const SIDES = ['control', 'test'];

/** The samples of a side that a comparison selects. */
function selected(samples, side) {
    const [ranks, steps] = [new Set(side.ranks), new Set(side.steps)];
    return samples.filter(({ rank, step_number: n }) => ranks.has(rank)
        && (n === null ? side.pseudo_steps > 0 : steps.has(n)));
}

/** A sentence about the ranks of one side; '' if there is only one rank. */
function lagText(judged) {
    if (judged.ranks.length < 2) {
        return '';
    }
    if (judged.slow.length > 0) {
        const worst = [...judged.slow].sort((a, b) => b.lag - a.lag);
        const named = worst.slice(0, 3).map((r) => `rank ${r.rank} by ${
            formatPercent(100 * (r.lag - 1))}`);
        const others = worst.length - named.length;
        return `${worst.length === 1 ? 'One rank lags' : `${worst.length} ranks lag`} behind the `
            + `median of the ranks: ${named.join(', ')}${
                others > 0 ? ` and ${others} more` : ''}.`;
    }
    const { awaited } = judged;
    return awaited === null ? 'No rank takes 5 % longer than the median of the ranks.'
        : `No rank takes longer than the others, but rank ${awaited.rank} waits least (exposed `
            + `communication is ${formatPercent(100 * awaited.waiting)} of its step): the others `
            + 'probably wait for it.';
}

/**
 * `onHeat(metric)`: '' closes the section. `timeline(row, column)`: address of a cell's timeline;
 * `go(address)`.
 */
export function createRankSteps(onHeat, { timeline, go }) {
    const summary = h('span', { class: 'muted rank-summary' });
    const id = uniqueId('heat');
    const select = h('select', { id, on: { change: () => onHeat(select.value) } },
        HEATS.map((key) => h('option', { value: key }, TEXTS[key])));
    const name = h('p', { class: 'mono small heat-name', hidden: true });
    const heat = createHeatMap({ id: 'chart-steps', title: 'Rank × step', level: 'h3',
        file: 'rank-step', onCell: (...cell) => go(timeline(...cell)) });
    const grid = createGridTable();
    const lags = h('div', { class: 'lags' });
    const note = h('p', { class: 'muted small', hidden: true });
    const body = h('div', { class: 'heat-block' },
        h('p', { class: 'chart-bar' }, h('label', { for: id }, 'Heat maps of'), select),
        name, heat.node, note, lags, grid.node);
    const node = h('details', { class: 'card rank-steps' },
        h('summary', {}, h('h2', {}, 'Ranks and steps'), ' ', summary), body);
    const stored = new Map(); // set and marker → promise of its samples, which never change
    const asked = new Map(); // query of an operation → {samples} or {failed}, or a pending request
    let view = null;
    let metric = '';
    let operation = null; // {name, query}: the selected row

    node.addEventListener('toggle', () => {
        if (node.open !== (metric !== '')) {
            onHeat(node.open ? 'step' : '');
        }
    });

    const textOf = (key) => (key === 'step' && view && isWhole(view.answer)
        ? 'whole recording' : TEXTS[key]);

    function samplesOf({ set, marker }) {
        const key = JSON.stringify([set, marker]);
        if (!stored.has(key)) {
            const asked = api.getSteps(set, marker);
            stored.set(key, asked);
            asked.catch(() => stored.delete(key));
        }
        return stored.get(key);
    }

    async function load(answer) {
        if (SIDES.some((side) => answer[side].any)) {
            say(answer, 'Each file counts as one step here, so there are no steps to show.');
            return;
        }
        try {
            const lists = await Promise.all(SIDES.map((side) => samplesOf(answer[side])));
            if (view?.answer === answer) {
                const samples = lists.map((list, i) => selected(list, answer[SIDES[i]]));
                view = { ...view, samples, judged: samples.map(judgeRanks) };
                show();
            }
        } catch (error) {
            say(answer, error.message);
        }
    }

    function say(answer, text) {
        if (view?.answer === answer) {
            summary.textContent = text;
            body.hidden = true;
        }
    }

    function show() {
        const [a, b] = view.judged;
        const size = ({ ranks }, i) => `${plural(ranks.length, 'rank')}, ${
            plural(view.samples[i].length, 'sample')}`;
        const texts = [lagText(a), lagText(b)];
        const both = texts[0] === texts[1] ? texts[0]
            : texts.map((text, i) => text && `${i === 0 ? 'Control' : 'Test'}: ${text}`)
                .filter(Boolean).join(' ');
        const sizes = [size(a, 0), size(b, 1)];
        summary.textContent = `${sizes[0] === sizes[1] ? `${sizes[0]} on each side`
            : `${sizes[0]} against ${sizes[1]}`}. ${both}`;
        body.hidden = false;
        node.classList.toggle('lagging', view.judged.some((j) => j.slow.length > 0));
        if (metric !== '') {
            showHeat();
        }
    }

    /** Asks for the samples of the selected operation, once. */
    async function loadOperation(query) {
        const kept = {};
        asked.set(query, kept);
        if (asked.size > KEPT) {
            asked.delete(asked.keys().next().value);
        }
        try {
            kept.samples = (await api.compareOp(query)).samples;
        } catch (error) {
            kept.failed = error.message;
            asked.delete(query);
        }
        if (metric === 'op' && operation?.query === query) {
            showHeat(kept);
        }
    }

    /** The data to draw: {samples: [control, test], of(sample), revision, empty}. */
    function source(kept) {
        if (metric !== 'op') {
            return { samples: view.samples, of: (s) => s[metric], revision: metric,
                none: 'Without device work the parts of a step are not known.' };
        }
        if (operation === null) {
            return { none: 'Select a row of the table, or a bar of a chart: its time in each '
                + 'rank and step is shown here.' };
        }
        const found = kept ?? asked.get(operation.query);
        if (found === undefined) {
            loadOperation(operation.query);
        }
        return found?.samples
            ? { samples: SIDES.map((side) => found.samples[side]),
                of: (s) => s.total_duration, revision: operation.query, none: '' }
            : { none: found?.failed ?? 'Reading the events of this operation …' };
    }

    function showHeat(kept) {
        const { judged, file } = view;
        const { samples = [[], []], of, revision, none } = source(kept);
        const cells = alignSamples(...samples);
        const values = gridValues(cells, of);
        const known = [...values.control, ...values.test].flat().some((v) => v !== null);
        name.hidden = metric !== 'op' || operation === null;
        fill(name, operation && h('bdi', {}, operation.name));
        const heading = metric === 'op' ? 'duration in each rank and step' : textOf(metric);
        heat.draw({ rows: cells.rows, columns: cells.columns, ...values, kind: 'time', file,
            format: exactTime, formatDiff: exactTimeDiff, heading,
            more: (side, i, j) => hostWords(cells[side][i][j]),
            revision: `${view.revision}#${revision}`, empty: known ? '' : none });
        grid.node.hidden = !known;
        grid.draw({ grid: cells, values, timeline, title: heading, format: formatTime,
            formatDiff: formatTimeDiff });
        fill(lags, lagTable(judged));
        const apart = [cells.ranksByPosition && 'ranks', cells.stepsByPosition && 'step numbers']
            .filter(Boolean);
        note.hidden = apart.length === 0;
        note.textContent = `The sides have different ${apart.join(' and ')}; they are paired by `
            + 'position (control / test).';
    }

    return {
        node,
        heat,
        /**
         * `shown`: the metric of the heat maps, '' while the section is closed. `op`: the
         * selected row as {name, query}, or null.
         */
        draw(answer, shown, file, revision, op) {
            metric = shown;
            operation = op;
            node.open = metric !== '';
            select.value = metric || 'step';
            if (view?.answer !== answer) {
                view = { answer, file, revision };
                select.options[0].textContent = textOf(HEATS[0]);
                load(answer);
            } else if (view.judged) {
                show();
            }
        },
    };
}

/** The ranks of both sides: mean step, its ratio to the median of the ranks, and waiting. */
function lagTable([control, test]) {
    if (control.ranks.length < 2 && test.ranks.length < 2) {
        return null;
    }
    const numbers = [...new Set([...control.ranks, ...test.ranks].map((r) => r.rank))]
        .sort((a, b) => a - b);
    const cells = (judged, rank) => {
        const found = judged.ranks.find((r) => r.rank === rank);
        if (!found) {
            return [1, 2, 3].map(() => h('td', { class: 'num muted' }, '–'));
        }
        const slow = judged.slow.includes(found);
        return [h('td', { class: 'num', title: exactTime(found.step) }, formatTime(found.step)),
            h('td', { class: `num${slow ? ' lag' : ''}` },
                formatPercentDiff(found.lag === null ? null : 100 * (found.lag - 1)),
                slow && ' lags'),
            h('td', { class: `num${judged.awaited === found ? ' lag' : ''}` },
                formatPercent(found.waiting === null ? null : 100 * found.waiting))];
    };
    const heads = () => [['Mean', 'Mean of the compared steps of the rank, or of its recordings'],
        ['Over median', 'Its mean step against the median of the ranks'],
        ['Waiting', 'Exposed communication as a share of its step: waiting for other ranks and '
            + 'for the network']].map(([text, title]) =>
        h('th', { scope: 'col', class: 'num', title }, text));
    return h('div', { class: 'grid-table-scroll', tabindex: '0', role: 'region',
        'aria-label': `Ranks ${formatList(numbers)}` },
    h('table', { class: 'lag-table' },
        h('caption', { class: 'visually-hidden' }, 'The ranks of both sides'),
        h('thead', {},
            h('tr', {}, h('td'), h('th', { colspan: '3', scope: 'colgroup',
                class: 'control-text' }, 'Control'),
            h('th', { colspan: '3', scope: 'colgroup', class: 'test-text' }, 'Test')),
            h('tr', {}, h('th', { scope: 'col' }, 'Rank'), heads(), heads())),
        h('tbody', {}, numbers.map((rank) => h('tr', {},
            h('th', { scope: 'row' }, String(rank)), cells(control, rank),
            cells(test, rank))))));
}
