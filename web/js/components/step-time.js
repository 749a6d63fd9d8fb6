// The step time on both sides, where it goes, and how the four parts add up to its change.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatPercent, formatPercentDiff, formatTime,
    formatTimeDiff, plural } from '../format.js';

const PARTS = [
    ['compute', 'Compute', 'A computation kernel runs on some device'],
    ['exposed_communication', 'Exposed communication',
        'Communication that no computation hides'],
    ['exposed_memory', 'Exposed memory', 'Copies and memsets that nothing else hides'],
    ['idle', 'Idle', 'No device work of this rank runs'],
];

const percentOf = (part, whole) => (whole > 0 ? 100 * (part / whole) : null);

function headline({ control, test, diff }) {
    if (control.step === null || test.step === null) {
        return h('p', { class: 'headline' }, 'The step time is not known.');
    }
    const percent = percentOf(diff.step, control.step);
    const direction = diff.step > 0 ? 'more' : diff.step < 0 ? 'less' : 'calm';
    return h('p', { class: 'headline' },
        h('span', { class: 'headline-label' }, 'Step time'),
        h('span', { class: 'value control-text', title: exactTime(control.step) },
            formatTime(control.step)),
        h('span', { class: 'arrow', 'aria-label': 'to' }, '→'),
        h('span', { class: 'value test-text', title: exactTime(test.step) },
            formatTime(test.step)),
        h('span', { class: `change ${direction}`, title: exactTimeDiff(diff.step) },
            formatTimeDiff(diff.step), percent !== null
                && h('span', { class: 'change-percent' },
                    ` (${formatPercentDiff(percent)})`)));
}

function samplesText(side) {
    if (side.any || side.steps.length === 0) {
        return plural(side.samples, 'sample');
    }
    return `${plural(side.samples, 'sample')} from ${plural(side.ranks.length, 'rank')}`;
}

/** One horizontal bar of four parts, drawn to the scale of the longer side. */
function bar(letter, name, side, longest) {
    return h('div', { class: 'part-row' },
        h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-hidden': 'true' }, letter),
        h('div', { class: 'part-bar', role: 'img', 'aria-label':
            `${name}: ${PARTS.map(([key, text]) => `${text} ${formatTime(side[key])}`)
                .join(', ')}` },
        PARTS.map(([key, text]) => h('span', { class: `part part-${key}`,
            title: `${text}: ${exactTime(side[key])}, ${
                formatPercent(percentOf(side[key], side.step))}`,
            css: { width: `${percentOf(side[key], longest) ?? 0}%` } }))));
}

function partTable({ control, test, diff }) {
    const line = ([key, text, explained], kind) => h('tr', { class: kind },
        h('th', { scope: 'row', title: explained },
            h('span', { class: `swatch part-${key}`, 'aria-hidden': 'true' }), text),
        h('td', { class: 'num', title: exactTime(control[key]) }, formatTime(control[key])),
        h('td', { class: 'num', title: exactTime(test[key]) }, formatTime(test[key])),
        h('td', { class: `num strong ${diff[key] > 0 ? 'more' : diff[key] < 0 ? 'less' : ''}`,
            title: exactTimeDiff(diff[key]) }, formatTimeDiff(diff[key])));
    return h('table', { class: 'part-table' },
        h('caption', { class: 'visually-hidden' }, 'Where a step’s time goes'),
        h('thead', {}, h('tr', {}, ['Mean per step', 'Control', 'Test', 'Δ'].map((text, i) =>
            h('th', { scope: 'col', class: i > 0 ? 'num' : '' }, text)))),
        h('tbody', {}, PARTS.map((part) => line(part, ''))),
        h('tfoot', {}, line(['step', 'Step time', 'The four parts add up to it'], 'sum')));
}

export function createStepTime() {
    const node = h('section', { class: 'card step-time', 'aria-label': 'Step time' });

    function draw(answer) {
        const time = answer.step_time;
        const parts = time.control.compute !== null && time.test.compute !== null;
        const samples = h('p', { class: 'muted small samples' },
            'Means over ', samplesText(answer.control), ' against ',
            samplesText(answer.test));
        fill(node,
            h('div', { class: 'verdict' }, headline(time), samples,
                parts ? [bar('A', 'Control', time.control,
                    Math.max(time.control.step, time.test.step)),
                bar('B', 'Test', time.test, Math.max(time.control.step, time.test.step))]
                    : h('p', { class: 'muted' }, 'A selected file holds no device work, so '
                        + 'the time cannot be split into compute, communication, memory '
                        + 'and idle.')),
            parts && partTable(time));
    }

    return { node, draw };
}
