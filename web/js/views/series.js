// The page Series: a time of many sets in order of recording, and where its level changes. The
// URL is the state.
import * as api from '../api.js';
import { announce, fill, h } from '../dom.js';
import { plural } from '../format.js';
import { createQuestion } from '../question.js';
import { shortId, startHref } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createMachineChart, createMedianChart, createPartsChart } from '../charts/series.js';
import { createSeriesControls } from '../series/controls.js';
import { readSeries, seriesHref, seriesQuery } from '../series/state.js';
import { summaryNodes, verdictWords } from '../series/summary.js';
import { changesTable, setsTable } from '../series/tables.js';
import { measuredName } from '../series/words.js';
import { addressOf } from '../place.js';
import { treeHref } from '../tree/state.js';

export const seriesPage = {
    path: '/series',
    name: 'Series',
    read: readSeries,
    mount: (main, context) => createSeries(main, context),
};

const INTRO = 'A time of many sets, by default the step time, in the order of recording: nightly runs, '
    + 'the commits of a branch. A change of level leads to the comparison of the sets before and after it.';

/** The page that compares two sets, given by id. */
const leadOf = ({ answer, state }) => (left, right) => (answer.measured !== 'layer'
    ? startHref(left, right) : treeHref({ control: shortId(left), test: shortId(right), by: state.by,
        q: state.layer.split(' / ').at(-1).replace(/ #\d+$/, '') }));

function draw(page) {
    const { answer, answered, medians, machine, parts } = page;
    const { sets } = answer;
    const lead = leadOf(page);
    const common = { file: 'tracediff', revision: answered, answer,
        caption: [`${sets[0]?.label ?? ''} to ${sets.at(-1)?.label ?? ''}`] };
    fill(page.summary, summaryNodes(answer, lead),
        answer.change_points.length > 0 && changesTable(answer, lead));
    medians.node.toggleAttribute('data-baseline', answer.baseline !== null);
    medians.draw({ ...common, heading: measuredName(answer),
        empty: answer.levels.length === 0 ? 'There is nothing to draw.' : null });
    machine.node.hidden = sets.every((set) => set.machine === null);
    if (!machine.node.hidden) {
        machine.draw({ ...common, heading: 'clock of the device, speed of the host' });
    }
    parts.draw({ ...common, heading: 'means over steps and ranks',
        empty: sets.every((set) => set.parts === null)
            ? 'No set has device work: a step has no parts.' : null });
    fill(page.table, setsTable(answer, page.state, lead));
    page.results.dataset.shown = answered;
}

// ---- nothing chosen, or no answer ----

/** Offers series: labels that begin alike, and tags. */
async function offer(state) {
    const [list, tags] = await Promise.all([api.querySets('group=always&limit=100'),
        api.listTags()]);
    const groups = list.entries.flatMap(({ group }) => (group ? [group] : []));
    const items = [...groups.map(({ prefix, sets }) => [`${prefix}*`, sets]),
        ...tags.filter(({ sets }) => sets > 2).map(({ tag, sets }) => [`tag:${tag}`, sets])]
        .filter(([sets]) => !sets.includes(','));
    return h('div', { class: 'notice' }, list.total === 0 ? h('p', {},
        'No sets are stored yet. ', h('a', { href: addressOf('/') }, 'Add some'), '.')
        : h('p', {}, 'Name the sets of a series: a pattern of their labels, or a tag. Tags are '
            + 'given on the Traces page, or with ', h('code', {}, 'tracediff ingest --tag'), '.'),
    items.length > 0 && h('ul', { class: 'series-offers' }, items.slice(0, 20).map(([sets, n]) =>
        h('li', {}, h('a', { href: seriesHref({ ...state, sets }) }, sets),
            ` (${plural(n, 'set')})`))));
}

function refuse(page, { code, message }) {
    page.answer = null;
    page.question.say(h('div', { class: 'error-box', role: 'alert', data: { code } },
        h('h2', {}, 'This series is not possible'), h('p', {}, message)));
}

/** The same answer with the machine, which may take longer the first time. */
async function askMachine(page, key) {
    try {
        const got = await api.getSeries(`${key}&machine=true`);
        if (page.answered === key && page.answer !== null) {
            page.answer = got;
            draw(page);
        }
    } catch {
        // The series stands without it.
    }
}

function take(page, key, got) {
    const { state, question, controls } = page;
    page.answer = got;
    page.answered = key;
    controls.draw(state, got.sets.at(-1)?.id ?? null);
    if (got.sets.length === 0) {
        const unread = got.left_out.length;
        refuse(page, { code: 'no_sets', message: `${state.tag.length > 0
            ? `tag: no set has ${state.tag.join(', ')}` : 'No set was found'}.${
            unread > 0 ? ` ${plural(unread, 'set')} cannot be read.` : ''}` });
        question.clearable({ message: 'tag: ' });
        return;
    }
    question.say(null);
    draw(page);
    announce(verdictWords(got));
    askMachine(page, key);
}

function load(page) {
    const { state, question, context, controls } = page;
    const key = seriesQuery(state).toString();
    controls.draw(state, page.answer?.sets.at(-1)?.id ?? null);
    context.setTitle([state.sets, 'Series'].filter(Boolean).join(' · '));
    if (state.sets === '' && state.tag.length === 0) {
        page.answered = '';
        question.ask(() => offer(state), (node) => question.say(node), (error) => refuse(page, error));
    } else if (page.answered === key && page.answer) {
        question.drop();
        draw(page);
        context.settled();
    } else {
        question.ask((signal) => api.getSeries(key, { signal }), (got) => take(page, key, got),
            (error) => refuse(page, error));
    }
}

function createSeries(main, context) {
    const page = { context, state: readSeries(location.search), answer: null, answered: '',
        summary: h('div', { class: 'series-summary' }), table: h('div', { class: 'analysis-tables' }),
        machine: createMachineChart(), parts: createPartsChart() };
    page.controls = createSeriesControls({ onChange: (changes, options) =>
        context.go(seriesHref({ ...page.state, ...changes }), options) });
    page.medians = createMedianChart((left, right) => context.go(leadOf(page)(
        page.answer.sets[left].id, page.answer.sets[right].id)));
    const charts = [page.medians, page.machine, page.parts];
    const message = h('div');
    page.results = h('div', { class: 'analysis-results' }, page.summary, page.medians.node, page.table,
        page.machine.node, page.parts.node);
    fill(main, h('div', { class: 'page analyse-page series-page' }, h('h1', {}, 'Series'),
        h('p', { class: 'muted analysis-intro' }, INTRO), page.controls.node, message, page.results));
    page.question = createQuestion({ context, results: page.results, message });
    const stopTheme = onThemeChange(() => charts.forEach((chart) => chart.retheme()));
    load(page);
    return {
        keys: { search: () => page.controls.focus() },
        update(search) {
            page.state = readSeries(search);
            load(page);
        },
        unmount() {
            page.question.unmount();
            page.answer = null;
            stopTheme();
            charts.forEach((chart) => chart.unmount());
        },
    };
}
