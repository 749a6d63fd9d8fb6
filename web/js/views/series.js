// The page Series: a time of many sets in order of recording, and where its level changes. The
// URL is the state.
import * as api from '../api.js';
import { announce, fill, h } from '../dom.js';
import { exactTime, formatCount, formatDate, formatPercentDiff, formatProbability, formatTime,
    formatTimeDiff, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { shortId, startHref } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createMachineChart, createMedianChart, createPartsChart } from '../charts/series.js';
import { createDataTable } from '../components/data-table.js';
import { createSeriesControls } from '../series/controls.js';
import { readSeries, seriesHref, seriesQuery } from '../series/state.js';
import { machineWords, measuredName, shortMachine } from '../series/words.js';
import { addressOf } from '../place.js';
import { treeHref } from '../tree/state.js';

export const seriesPage = {
    path: '/series',
    name: 'Series',
    read: readSeries,
    mount: (main, context) => createSeries(main, context),
};

const NAMED = 5; // sets named in a notice

/** "nightly-1, nightly-2 and 3 more" */
const named = (sets, words = ({ label }) => label) => sets.slice(0, NAMED).map(words).join(', ')
    + (sets.length > NAMED ? ` and ${formatCount(sets.length - NAMED)} more` : '');

const time = (key, title, what, show = formatTime) => ({ key, title, what, number: true,
    show, exact: exactTime });
const tone = (value) => (value === null ? null : value > 0 ? 'more' : value < 0 ? 'less' : null);

const COMMIT = 12; // letters
const shortCommit = ({ commit, dirty }) => `${commit.slice(0, COMMIT)}${dirty ? ' (changed)' : ''}`;

const changeColumns = (changes) => [
    { key: 'label', title: 'From set', show: (label) => label },
    { key: 'recorded', title: 'Recorded', show: (iso) => (iso === null ? 'not stated' : formatDate(iso)) },
    time('left_median', 'Before', 'Median of the level before'),
    time('right_median', 'After', 'Median of the level after'),
    { ...time('diff_duration', 'Change', 'After less before', formatTimeDiff), tone },
    { key: 'diff_percent', title: '%', number: true, show: formatPercentDiff, tone },
    { key: 'q_value', title: 'q', number: true, show: formatProbability,
        what: 'Of the rank test of the observations left and right' },
    { key: 'machine', title: 'Machine', what: 'What another clock of the device, or another speed of the '
        + 'host, makes of the step time; the machine\u2019s: that is all of the change, as far as the '
        + 'interval tells', show: shortMachine },
    ...changes.some(({ commits }) => commits !== null) ? [{ key: 'commits', title: 'Commits',
        what: 'Of the nearest sets left and right whose recorders noted one',
        show: (commits) => (commits === null ? '' : h('span', { title: commits.text },
            `${shortCommit(commits.left)} → ${shortCommit(commits.right)}`)) }] : [],
    { key: 'href', title: 'Compare', what: 'Left and right: the set before the change with the first one '
        + 'after it. Recordings around it: up to five sets of each level, those nearest to the change, as '
        + 'several recordings of each side; not offered where a level has only one set',
    show: (href, row) => [h('a', { href }, 'left and right'),
        row.several && ' · ', row.several && h('a', { href: row.several }, 'recordings around it')] },
];

const setColumns = (answer) => [
    { key: 'label', title: 'Set', show: (label, row) => h('a', { href: row.href }, label) },
    { key: 'recorded', title: 'Recorded', show: (iso, row) => (iso === null
        ? `stored ${formatDate(row.created)}` : formatDate(iso)) },
    { ...time('median', 'Median', answer.without_profiler ? 'Of blocks of its steps without the profiler'
        : 'Of the means over the ranks of each step; or why there is none'),
        show: (median, row) => row.missing ?? formatTime(median) },
    { key: 'interval', title: '95 % interval', number: true, what: 'Of the median, by order '
        + 'statistics; none with fewer than six steps',
    show: (range) => (range === null ? '–' : range.map(formatTime).join(' to ')) },
    ...answer.baseline ? [{ key: 'diff_percent', title: 'Against baseline', number: true,
        show: formatPercentDiff, tone: (value) => (Math.abs(value) < 2 ? null : tone(value)) }] : [],
    { key: 'observations', title: answer.without_profiler ? 'Blocks' : 'Steps', number: true,
        show: formatCount },
    time('mean_step_time', answer.without_profiler ? 'Mean recorded step' : 'Mean step',
        'What the parts add up to'),
    ...answer.sets.some(({ commit }) => commit !== null) ? [{ key: 'commit', title: 'Commit',
        what: 'What its recorder noted', show: (commit) => (commit === null ? ''
            : shortCommit(commit)) }] : [],
    { key: 'tags', title: 'Tags', show: (tags) => tags.join(', ') },
    { key: 'before', title: 'Compare', show: (href) => (href === null ? '' : h('a', { href },
        'with the one before')) },
];

function createSeries(main, context) {
    let state = readSeries(location.search);
    let answer = null;
    let answered = '';

    const change = (changes, options) =>
        context.go(seriesHref({ ...state, ...changes }), options);
    const controls = createSeriesControls({ onChange: change });
    const message = h('div');
    const summary = h('div', { class: 'series-summary' });
    /** The page that compares two sets, given by id (lead) or by place in the series (compare). */
    const lead = (left, right) => (answer.measured !== 'layer' ? startHref(left, right)
        : treeHref({ control: shortId(left), test: shortId(right), by: state.by,
            q: state.layer.split(' / ').at(-1).replace(/ #\d+$/, '') }));
    const compare = (left, right) => lead(answer.sets[left].id, answer.sets[right].id);
    const medians = createMedianChart((left, right) => context.go(compare(left, right)));
    const machine = createMachineChart();
    const parts = createPartsChart();
    const tables = h('div', { class: 'analysis-tables' });
    const results = h('div', { class: 'analysis-results' }, summary, medians.node, machine.node,
        parts.node, tables);
    fill(main, h('div', { class: 'page analyse-page series-page' }, h('h1', {}, 'Series'),
        h('p', { class: 'muted analysis-intro' }, 'One time of many recordings, in the order in '
            + 'which they were made: nightly runs, the commits of a branch. Where its level '
            + 'changes, left and right can be compared.'),
        controls.node, message, results));
    const question = createQuestion({ context, results, message });
    const stopTheme = onThemeChange(() => {
        medians.retheme();
        machine.retheme();
        parts.retheme();
    });

    // ---- texts ----

    function shift(one) {
        return `${one.direction}${one.diff_percent === null ? '' : ` by ${
            formatPercentDiff(Math.abs(one.diff_percent)).replace('+', '')}`}: ${
            formatTime(one.left_median)} → ${formatTime(one.right_median)}`;
    }

    function verdict() {
        const { sets, change_points: changes, levels } = answer;
        if (levels.length === 0) {
            return `None of these sets has ${answer.measured === 'layer' ? 'this layer' : 'this time'}.`;
        }
        const few = answer.neighbours;
        if (few !== null && few.pairs === 0) {
            return 'One set is not a series: there is no other set to compare it with.';
        }
        if (few !== null && few.unjudged === few.pairs) {
            return `Cannot judge whether the level changes in ${plural(sets.length, 'set')}.`;
        }
        if (few !== null && changes.length > 0) {
            return `${formatCount(changes.length)} of ${plural(few.pairs, 'pair')} of neighbours ${
                changes.length === 1 ? 'differs' : 'differ'}.`;
        }
        return `${changes.length === 0 ? 'No change of level was found'
            : plural(changes.length, 'change of level', 'changes of level')} in ${
            plural(sets.length, 'set')}${explained(changes)}.`;
    }

    /** Whose the changes of level are, if they are the machine's. */
    function explained(changes) {
        const count = changes.filter((one) => one.machine?.explains).length;
        return count === 0 ? '' : changes.length === 1 ? ': the machine\u2019s'
            : `, ${formatCount(count)} of them the machine\u2019s`;
    }

    /** What cannot be known with few sets. */
    const fewWords = ({ pairs, unjudged }) => 'There are fewer than six sets: each was compared with '
        + 'the one before it, which cannot tell a change from the usual difference between two recordings.'
        + (unjudged === 0 ? '' : ` ${formatCount(unjudged)} of ${
            plural(pairs, 'such pair')} cannot be judged: a set has too few steps.`);

    function good() {
        const since = answer.since_good;
        if (since === null) {
            return false;
        }
        const label = (id) => answer.sets.find((set) => set.id === id).label;
        return h('p', { class: 'card series-good' }, h('b', {}, 'Since the last good set, '),
            label(since.good), ', it is ', h('span', { class: since.direction === 'slower'
                ? 'more' : 'less' }, shift(since)), '. ',
            h('a', { href: lead(since.good, since.now) },
                `What changed between it and ${label(since.now)}`));
    }

    function newest() {
        const found = answer.newest;
        if (found === null) {
            return false;
        }
        const label = (id) => answer.sets.find((set) => set.id === id).label;
        return h('p', { class: 'card series-newest' }, h('b', {}, 'The newest set, '),
            label(found.right), ', stands out: it is ', h('span', { class: found.direction === 'slower'
                ? 'more' : 'less' }, shift({ ...found, left_median: found.left_mean,
                right_median: found.right_mean })), ` (p = ${formatProbability(found.p_value)}, against the ${
                formatCount(found.others)} sets of its level before it). One set alone is not a change of level. `,
            machineWords(found.machine) && `Of it, ${machineWords(found.machine)}. `,
            found.commits && `It is ${found.commits.text}. `,
            h('a', { href: lead(found.left, found.right) },
                `What changed between ${label(found.left)} and it`));
    }

    /** Where the conditions of recording change: they may be the reason for a change of level. */
    function differenceWords() {
        const words = { devices: 'the devices differ', ranks: 'the ranks differ',
            world_size: 'the world size differs' };
        const list = answer.differences.map(({ at, kind, before, after }) =>
            `From ${answer.sets[at].label} on, ${words[kind]}: ${before} before, ${after} now.`);
        return answer.more_differences === 0 ? list
            : [...list, `${plural(answer.more_differences, 'more such difference')}.`];
    }

    function notices() {
        const { sets } = answer;
        const missing = sets.filter((set) => set.missing !== null);
        const list = answer.left_out.map(({ label, detail }) => `${label} is left out: ${detail}`);
        if (answer.neighbours?.pairs > 0) {
            list.unshift(fewWords(answer.neighbours));
        }
        if (answer.unknown_recorded > 0) {
            const one = answer.unknown_recorded === 1;
            list.unshift(`${plural(answer.unknown_recorded, 'set')} ${one ? 'does' : 'do'} not say when `
                + `${one ? 'it was' : 'they were'} recorded: the time ${one ? 'it was' : 'they were'} stored is used.`);
        }
        if (missing.length > 0 && answer.levels.length > 0) {
            list.push(`${plural(missing.length, 'set')} ${missing.length === 1
                ? 'has no such time, and counts with the level around it'
                : 'have no such time, and count with the level around them'}: ${
                named(missing, (set) => `${set.label} (${set.missing})`)}.`);
        }
        if (sets.every((set) => !set.has_steps)) {
            list.push('No set has steps: each whole recording counts as one step.');
        }
        const damaged = sets.filter((set) => set.affected > 0);
        if (damaged.length > 0) {
            list.push(`${plural(damaged.length, 'set')} ${damaged.length === 1 ? 'has damaged files, so its'
                : 'have damaged files, so their'} times may be wrong: ${named(damaged)}.`);
        }
        if (answer.machine_pending > 0) {
            list.push(`The machine of ${plural(answer.machine_pending, 'set')} is not known yet: the time `
                + 'was up. Load the page again; what was compared is kept.');
        }
        list.unshift(...differenceWords());
        if (answer.without_profiler_note !== null) {
            list.unshift(answer.without_profiler_note);
        }
        return list.length > 0 && h('ul', { class: 'notice' }, list.map((words) =>
            h('li', {}, words)));
    }

    function drawTables() {
        const { sets, change_points: changes } = answer;
        const changeTable = createDataTable({ caption: 'Changes of level', limit: 64,
            columns: changeColumns(changes) });
        changeTable.show(changes.map((one) => ({ ...one, label: sets[one.at].label,
            recorded: sets[one.at].recorded, href: lead(one.left, one.right),
            several: one.recordings_link })));
        const setTable = createDataTable({ caption: 'Sets', limit: 30, columns: setColumns(answer),
            csv: api.seriesUrl(`${seriesQuery(state)}&machine=true&format=csv`) });
        setTable.show(sets.map((set, i) => ({ ...set,
            href: addressOf(`/analyse?set=${set.id.slice(0, 12)}`),
            before: i === 0 ? null : compare(i - 1, i) })).reverse());
        fill(tables, changeTable.node, setTable.node);
    }

    function draw() {
        const { sets } = answer;
        const common = { file: 'tracediff', revision: answered,
            caption: [`${sets[0]?.label ?? ''} to ${sets.at(-1)?.label ?? ''}`] };
        fill(summary, h('h2', {}, verdict()), good(), newest(), notices());
        medians.node.toggleAttribute('data-baseline', answer.baseline !== null);
        medians.draw({ ...common, answer, heading: measuredName(answer),
            empty: answer.levels.length === 0 ? 'There is nothing to draw.' : null });
        machine.node.hidden = sets.every((set) => set.machine === null);
        if (!machine.node.hidden) {
            machine.draw({ ...common, answer, heading: 'clock of the device, speed of the host' });
        }
        parts.draw({ ...common, answer, heading: 'means over steps and ranks',
            empty: sets.every((set) => set.parts === null)
                ? 'No set has device work: a step has no parts.' : null });
        drawTables();
        results.dataset.shown = answered;
    }

    // ---- nothing chosen, or no answer ----

    /** Offers series: labels that begin alike, and tags. */
    async function offer() {
        const [list, tags] = await Promise.all([api.querySets('group=always&limit=100'),
            api.listTags()]);
        const groups = list.entries.flatMap(({ group }) => (group ? [group] : []));
        const items = [...groups.map(({ prefix, sets }) => [`${prefix}*`, sets]),
            ...tags.filter(({ sets }) => sets > 2).map(({ tag, sets }) => [`tag:${tag}`, sets])]
            .filter(([sets]) => !sets.includes(','));
        return h('div', { class: 'notice' }, list.total === 0 ? h('p', {},
            'There are no trace sets yet. ', h('a', { href: addressOf('/') }, 'Add some'), '.')
            : h('p', {}, 'Name the sets of a series: a pattern of their labels, or a tag. Tags are '
                + 'given on the Traces page, or with ', h('code', {}, 'tracediff ingest --tag'), '.'),
        items.length > 0 && h('ul', { class: 'series-offers' }, items.slice(0, 20).map(([sets, n]) =>
            h('li', {}, h('a', { href: seriesHref({ ...state, sets }) }, sets),
                ` (${plural(n, 'set')})`))));
    }

    function refuse(error) {
        answer = null;
        question.say(h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This series is not possible'), h('p', {}, error.message)));
    }

    /** The same answer with the machine, which may take longer the first time. */
    async function askMachine(key) {
        try {
            const got = await api.getSeries(`${key}&machine=true`);
            if (answered === key && answer !== null) {
                answer = got;
                draw();
            }
        } catch {
            // The series stands without it.
        }
    }

    function load() {
        const key = seriesQuery(state).toString();
        controls.draw(state, answer?.sets.at(-1)?.id ?? null);
        context.setTitle([state.sets, 'Series'].filter(Boolean).join(' · '));
        if (state.sets === '' && state.tag.length === 0) {
            answered = '';
            question.ask(() => offer(), (node) => question.say(node), refuse);
        } else if (answered === key && answer) {
            question.drop();
            draw();
            context.settled();
        } else {
            question.ask((signal) => api.getSeries(key, { signal }), (got) => {
                answer = got;
                answered = key;
                question.say(got.sets.length > 0 ? null : h('p', { class: 'notice' },
                    'No set was found. ', got.left_out.length > 0 && `${
                        plural(got.left_out.length, 'set')} cannot be read.`));
                controls.draw(state, got.sets.at(-1)?.id ?? null);
                if (got.sets.length > 0) {
                    draw();
                    announce(verdict());
                    askMachine(key);
                }
            }, refuse);
        }
    }

    load();
    return {
        keys: { search: () => controls.focus() },
        update(search) {
            state = readSeries(search);
            load();
        },
        unmount() {
            question.unmount();
            answer = null;
            stopTheme();
            medians.unmount();
            machine.unmount();
            parts.unmount();
        },
    };
}
