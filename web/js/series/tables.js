// The tables of the page Series: the changes of level, and the sets.
import * as api from '../api.js';
import { h } from '../dom.js';
import { exactTime, formatCount, formatDate, formatPercentDiff, formatProbability, formatTime,
    formatTimeDiff, NONE } from '../format.js';
import { createDataTable } from '../components/data-table.js';
import { addressOf } from '../place.js';
import { seriesQuery } from './state.js';
import { shortMachine } from './words.js';

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
        what: 'Of the rank test of the steps of both levels' },
    { key: 'machine', title: 'Machine', what: 'What another clock of the device, or another speed of the '
        + 'host, makes of the step time; the machine\u2019s: that is all of the change, as far as the '
        + 'interval tells', show: shortMachine },
    ...changes.some(({ commits }) => commits !== null) ? [{ key: 'commits', title: 'Commits',
        what: 'Of the nearest sets before and after it whose recorders noted one',
        show: (commits) => (commits === null ? '' : h('span', { title: commits.text },
            `${shortCommit(commits.left)} → ${shortCommit(commits.right)}`)) }] : [],
    { key: 'href', title: 'Compare', what: 'Before and after: the last set before the change with the '
        + 'first one after it. Several of each: up to five sets of each level, those nearest to the change, '
        + 'as several recordings of each side; not offered where a level has only one set',
    show: (href, row) => [h('a', { href }, 'before and after'),
        row.several && ' · ', row.several && h('a', { href: row.several }, 'several of each')] },
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
    show: (range) => (range === null ? NONE : range.map(formatTime).join(' to ')) },
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

/** `lead(control, test)`: the page that compares two sets, given by id. */
export function changesTable({ sets, change_points: changes }, lead) {
    const table = createDataTable({ caption: 'Changes of level', limit: 64,
        columns: changeColumns(changes) });
    table.show(changes.map((one) => ({ ...one, label: sets[one.at].label,
        recorded: sets[one.at].recorded, href: lead(one.left, one.right),
        several: one.recordings_link })));
    return table.node;
}

export function setsTable(answer, state, lead) {
    const { sets } = answer;
    const table = createDataTable({ caption: 'Sets', limit: 30, columns: setColumns(answer),
        csv: api.seriesUrl(`${seriesQuery(state)}&machine=true&format=csv`) });
    table.show(sets.map((set, i) => ({ ...set,
        href: addressOf(`/analyse?set=${set.id.slice(0, 12)}`),
        before: i === 0 ? null : lead(sets[i - 1].id, set.id) })).reverse());
    return table.node;
}
