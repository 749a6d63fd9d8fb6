// What the steps book on an operation: the account (docs/semantics.md §16) at its calls and below
// them, by part. Causes on the Compare page link here.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTime, formatTimeDiff } from '../format.js';
import { isWhole } from '../rows.js';
import { createSqlLink } from './sql-link.js';

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const direction = (diff) => (diff > 0 ? 'more' : diff < 0 ? 'less' : 'calm');
const time = (value) => h('td', { class: 'num', title: exactTime(value) }, formatTime(value));
const change = (value, strong = '') => h('td', { class: `num ${strong} ${direction(value)}`,
    title: exactTimeDiff(value) }, formatTimeDiff(value));

/** `split`: with columns for the change on the operation itself and below it. */
function line(text, amounts, split, title) {
    return h('tr', {}, h('th', { scope: 'row', title }, text),
        time(amounts.control_per_step), time(amounts.test_per_step),
        change(amounts.diff_per_step, 'strong'),
        split && (amounts.itself ? [amounts.itself, amounts.below].map((one) =>
            change(one.diff_per_step)) : [h('td'), h('td')]));
}

const sum = (parts, where) => ({ diff_per_step: parts.reduce((all, part) =>
    all + part[where].diff_per_step, 0) });

function table(booked, isHost) {
    const heads = ['Control', 'Test', 'Δ', ...isHost ? ['Δ self', 'Δ below'] : []];
    return h('table', { class: 'number-table' },
        h('caption', { class: 'visually-hidden' }, 'Booked in the steps, by part'),
        h('thead', {}, h('tr', {}, h('td'), heads.map((text) =>
            h('th', { scope: 'col', class: 'num' }, text)))),
        h('tbody', {}, booked.parts.map((part) => line(capital(part.part), part, isHost)),
            booked.parts.length > 1 && line('Together', { ...booked,
                itself: sum(booked.parts, 'itself'), below: sum(booked.parts, 'below') }, isHost),
            booked.with_others && line('With other device work of its call', booked.with_others,
                isHost, 'The call launches other device work on the other side; all of it is '
                    + 'booked together, on the call')));
}

const meaning = (isHost, step) => (isHost
    ? `The part of a ${step} that passes in its calls, in calls inside them, and in the device work `
        + `that they launch. Each moment of a ${step} is booked once.`
    : `The part of a ${step} that passes while it runs. Each moment of a ${step} is booked once, `
        + 'also if several rows run.');

const NOTHING = 'Nothing is booked on it: other work runs at the same time, or it is outside the '
    + 'steps.';

export function createOpBooked() {
    const sql = createSqlLink('Booked in the steps');
    const body = h('div', { class: 'scroll-x', tabindex: '0', role: 'region',
        'aria-label': 'Booked in the steps, by part' });
    const explained = h('p', { class: 'muted small' });
    const node = h('section', { class: 'card op-booked', id: 'booked', tabindex: '-1',
        'aria-label': 'Booked in the steps', hidden: true },
    h('div', { class: 'chart-head' }, h('h2', {}, 'Booked in the steps'),
        h('div', { class: 'chart-tools' }, sql.node)), explained, body);
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
