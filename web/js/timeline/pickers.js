// The choice of the shown step of each side: the set, the rank, the file and the step.
import { fill, h, iconButton, uniqueId } from '../dom.js';
import { exactTime, formatTime } from '../format.js';
import { findSet, shortId } from '../state.js';
import { createSetPicker } from '../components/set-picker.js';
import { ranksOf, SIDES, spansOf, stepsOf } from './state.js';

const TITLES = { control: ['A', 'Control'], test: ['B', 'Test'] };

/** `onChange(changes)` gets the parts of the state that change. */
export function createPickers(onChange) {
    const node = h('section', { class: 'sides timeline-sides', 'aria-label': 'Control and test' });
    let shown = '';

    /** `chosen`: {control, test: {samples, sample} or null}. */
    function draw(state, sets, chosen) {
        const fingerprint = JSON.stringify([sets?.map((s) => [s.id, s.label]),
            SIDES.map((side) => [state[side], chosen[side]?.samples.length,
                chosen[side]?.sample])]);
        if (fingerprint === shown) {
            return;
        }
        shown = fingerprint;
        const focused = node.contains(document.activeElement)
            ? document.activeElement.dataset.field : undefined;
        fill(node, SIDES.map((side) => card(side, state, sets, chosen[side])));
        if (focused) {
            node.querySelector(`[data-field="${focused}"]`)?.focus();
        }
    }

    function card(side, state, sets, chosen) {
        const [letter, title] = TITLES[side];
        const id = uniqueId('set');
        const picker = createSetPicker({ id, field: side, set: sets && findSet(sets, state[side]),
            text: state[side], none: `No ${side}`, onPick: (picked) => onChange({
                [side]: picked === null ? '' : shortId(picked.id), [`${side}_rank`]: '',
                [`${side}_span`]: '', [`${side}_step`]: '', [`${side}_marker`]: '' }) });
        return h('div', { class: `side-card side-${side}` },
            h('div', { class: 'side-title' },
                h('b', { class: 'letter', 'aria-hidden': 'true' }, letter),
                h('label', { for: id }, title), picker.node),
            chosen?.sample && h('div', { class: 'side-selection' }, fields(side, chosen)));
    }

    function fields(side, { samples, sample }) {
        const ranks = ranksOf(samples);
        const spans = spansOf(samples, sample.rank);
        const steps = stepsOf(samples, sample.rank, sample.span);
        const choose = (key, text, values, now, words, changes) => {
            const id = uniqueId(key);
            const select = h('select', { id, data: { field: `${side}_${key}` },
                on: { change: () => onChange({ ...changes, [`${side}_${key}`]: select.value }) } },
            values.map((value) => h('option', { value: String(value), selected: value === now },
                words(value))));
            return h('span', { class: 'sample-field' }, h('label', { for: id }, text), select);
        };
        const at = steps.indexOf(sample);
        const move = (by, icon, text) => iconButton(icon, `${TITLES[side][1]}: ${text} step`,
            () => onChange({ [`${side}_step`]: String(steps[at + by].step_number) }),
            { data: { field: `${side}_${text}` }, disabled: !steps[at + by], class: 'step-move' });
        return [choose('rank', 'Rank', ranks, sample.rank, String, { [`${side}_span`]: '' }),
            spans.length > 1 && choose('span', 'File', spans, sample.span,
                (span) => String(span + 1), {}),
            sample.step_number === null
                ? h('span', { class: 'muted small' }, `whole recording, ${formatTime(sample.step)}`)
                : [choose('step', 'Step', steps.map((s) => s.step_number), sample.step_number,
                    (number) => `${number} · ${formatTime(steps.find((s) =>
                        s.step_number === number).step)}`, {}),
                move(-1, 'up', 'previous'), move(1, 'down', 'next'),
                h('span', { class: 'visually-hidden' }, `takes ${exactTime(sample.step)}`)]];
    }

    return { node, draw,
        choose(name) {
            const field = node.querySelector(`[data-field="${name}"]`);
            field?.focus();
            field?.click();
        } };
}
