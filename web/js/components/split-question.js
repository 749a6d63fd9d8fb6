// The question on a card: are these files two sets, or two ranks of one? Asked if the files do not
// show it (plan.js); nothing is sent before the answer.
import { button, h, uniqueId } from '../dom.js';
import { formatCount, formatList, plural } from '../format.js';
import { uploads } from '../uploads.js';

const NAMES_SHOWN = 4;

const count = (n) => (n === 2 ? 'two' : formatCount(n));
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Why the question is asked. */
function reason({ kind, one }) {
    switch (kind) {
    case 'assumed':
        return one.assumed ? 'These files do not say which rank they are.'
            : 'Not every file says which rank it is.';
    case 'equal':
        return `Several files say that they are rank ${one.same}.`;
    case 'folders':
        return 'This folder holds several folders of traces.';
    default:
        return 'Their names suggest two sides, but their ranks would fit one set.';
    }
}

function oneText({ kind, one }, label) {
    if (kind === 'equal') {
        return `“${label}”, with all files; files of the same rank count as its recordings, one `
            + 'after the other';
    }
    return one.assumed ? `“${label}”, with the ranks ${formatList(Array.from(
        { length: one.ranks }, (_, i) => i))}, in order of the names`
        : `“${label}”, with ${plural(one.ranks, 'rank')}`;
}

function manyText({ parts }) {
    const names = parts.slice(0, NAMES_SHOWN).map(({ label }) => `“${label}”`).join(', ');
    return parts.length > NAMES_SHOWN
        ? `${names} and ${formatCount(parts.length - NAMES_SHOWN)} more` : names;
}

/** “Two sets, or two ranks of one?” */
export function questionTitle({ parts, one, kind }) {
    const ranks = kind === 'equal' || one.ranks < 2 ? 'one' : `${count(one.ranks)} ranks of one`;
    return `${capital(count(parts.length))} sets, or ${ranks}?`;
}

export function questionBox(transfer) {
    const { question, label } = transfer;
    const { parts, manyFirst } = question;
    const id = uniqueId('question');
    const choice = (isMany, title, detail) => button([h('strong', {}, title),
        h('span', { class: 'choice-detail' }, detail)], () => uploads.answer(transfer, isMany),
    { class: 'choice' });
    const many = choice(true, `${capital(count(parts.length))} sets`, manyText(question));
    const single = choice(false, 'One set', oneText(question, label));
    return h('div', { class: 'question', role: 'group', 'aria-labelledby': id },
        h('p', { id }, h('strong', {}, questionTitle(question)), ' ',
            reason(question)),
        h('div', { class: 'choices' }, manyFirst ? [many, single] : [single, many]));
}
