// The static parts of a report: what speaks against the comparison, conditions, and what was
// compared.
import { significantText } from '../js/components/caption.js';
import { h } from '../js/dom.js';
import { formatBytes, formatCount, formatDate, formatList, formatTime, formatTimeDiff,
    plural } from '../js/format.js';

const titleOf = ({ label, recordings }) => (!recordings ? label : recordings.length === 1
    ? recordings[0].label : `${recordings[0].label} and ${formatCount(recordings.length - 1)} more`);

export function makeHead({ comparison, generated, version }) {
    return h('div', { class: 'report-head' },
        h('h1', {}, h('bdi', { class: 'from' }, titleOf(comparison.control)), ' → ',
            h('bdi', { class: 'to' }, titleOf(comparison.test))),
        h('p', { class: 'muted' }, 'A comparison of traces, made ',
            h('time', { datetime: generated }, formatDate(generated)),
            ` by tracediff ${version}`));
}

/** The conditions of --fail-if. */
export function makeConditions(comparison) {
    const list = comparison.fail_if ?? [];
    return list.length > 0 && section('Conditions', h('table', { class: 'report-table' },
        heads('Condition', 'Outcome', 'Control', 'Test', 'Change of the mean', 'Shift'),
        h('tbody', {}, list.map((one) => h('tr', { data: { outcome: one.outcome } },
            h('td', { class: 'mono' }, one.condition),
            h('td', { class: one.outcome === 'met' ? 'error-text strong' : '' },
                one.outcome === 'met' ? 'fails' : one.outcome.replace('_', ' ')),
            h('td', {}, formatTime(one.control)), h('td', {}, formatTime(one.test)),
            h('td', {}, formatTimeDiff(one.mean_change)),
            h('td', {}, `${formatTimeDiff(one.shift)}, ${
                one.significance.replaceAll('_', ' ')}`))))));
}

const chosen = (picked, all, one, list) => (picked.length === 0 ? 'none'
    : all.length === 1 ? list(picked)
        : picked.length === all.length ? `all: ${list(picked)}`
            : `${list(picked)} (${formatCount(picked.length)} of ${plural(all.length, one)})`);

function sideLines(side, set) {
    return {
        Label: h('bdi', {}, side.label),
        Set: h('span', { class: 'mono' }, side.set),
        Stored: formatDate(set.created),
        Notes: set.notes && h('bdi', {}, set.notes),
        Devices: (set.devices ?? []).join(', '),
        'World size': set.world_size === null || set.world_size === undefined ? ''
            : formatCount(set.world_size),
        Files: `${formatCount(set.files)}, ${formatBytes(set.raw_bytes)} of JSON`,
        Ranks: chosen(side.ranks, side.all_ranks, 'rank', formatList),
        Steps: side.any ? 'every file as one step'
            : chosen(side.steps, side.all_steps, 'step', formatList),
        'Step marker': side.marker && h('bdi', { class: 'mono' }, side.marker),
        Samples: `${formatCount(side.samples)} (one step of one rank each)`,
    };
}

export function filterText(selection, comparison) {
    const parts = [`device type ${selection.device_type}`,
        selection.use_short_name && 'short names',
        !selection.merge_addresses && 'addresses kept apart',
        !selection.aliases && !comparison.judged && 'CUDA and HIP names kept apart', selection.q && `names with “${selection.q}”`,
        ...selection.exclude.map((glob) => `without ${glob}`),
        selection.category.length > 0 && `categories ${selection.category.join(', ')}`,
        selection.change && `${selection.change} only`,
        significantText(selection)].filter(Boolean);
    const { row_count: count, rows_before_filters: before } = comparison;
    return `${parts.join('; ')}: ${formatCount(count)} of ${plural(before, 'row')}`;
}

/** `plotly` is the version of the chart library. */
export function makeSelection({ comparison, sets, version, generated }, plotly) {
    const sides = [sideLines(comparison.control, sets.control),
        sideLines(comparison.test, sets.test)];
    const keys = Object.keys(sides[0]).filter((key) => sides.some((side) => side[key]));
    return section('What was compared', h('table', { class: 'report-table' },
        heads('', 'Control', 'Test'),
        h('tbody', {}, keys.map((key) => h('tr', {}, h('th', { scope: 'row' }, key),
            sides.map((side) => h('td', {}, side[key] || '–')))),
        h('tr', {}, h('th', { scope: 'row' }, 'Rows'),
            h('td', { colspan: '2' }, filterText(comparison.selection, comparison))),
        h('tr', {}, h('th', { scope: 'row' }, 'Made'), h('td', { colspan: '2' },
            `${generated} by tracediff ${version}, charts by Plotly.js ${plotly}`)))));
}

function heads(...texts) {
    return h('thead', {}, h('tr', {}, texts.map((text) => (text === '' ? h('td')
        : h('th', { scope: 'col' }, text)))));
}

function section(title, ...children) {
    return h('section', { class: 'card report-section', 'aria-label': title },
        h('h2', {}, title), h('div', { class: 'scroll-x' }, children));
}
