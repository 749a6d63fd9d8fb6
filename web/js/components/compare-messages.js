// The messages of the Compare page in place of results.
import { button, h } from '../dom.js';
import { addressOf } from '../place.js';

/** Why there is no comparison; `ways`: {all(), unmarked(), again()}: possible remedies. */
export function errorBox(error, ways) {
    const selection = ways.narrowed && /rank|step|selected/.test(error.code);
    const marker = /marker/.test(error.code);
    return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
        h('h2', {}, 'This comparison is not possible'),
        h('p', {}, error.message),
        h('p', {}, selection && button('Use all ranks and steps', ways.all,
            { class: 'primary' }),
        marker && button('Without marker', ways.unmarked, { class: 'primary' }),
        !selection && !marker && button('Try again', ways.again, { class: 'primary' }), ' ',
        h('a', { href: addressOf('/') }, 'Choose other traces')));
}

/** `sets`: the sets that the address names, null if unknown. */
export function emptyBox(sets) {
    return h('div', { class: 'empty' }, h('h2', {}, 'Choose a control and a test'),
        h('p', {}, sets?.length === 0
            ? 'There are no sets yet. ' : 'Pick two sets above, or on the ',
        h('a', { href: addressOf('/') }, sets?.length === 0 ? 'Add traces' : 'Traces page'), '.'));
}
