// The texts instead of a timeline, and about the parts that it leaves out.
import { button, h } from '../dom.js';
import { plural } from '../format.js';
import { addressOf } from '../place.js';

export function emptyBox(sets) {
    return h('div', { class: 'empty' }, h('h2', {}, 'Choose one or two sets'),
        h('p', {}, sets?.length === 0 ? 'There are no sets yet. '
            : 'Pick them above, or on the ', h('a', { href: addressOf('/') },
            sets?.length === 0 ? 'Add traces' : 'Traces page'),
        '. The timeline shows a step of one set, or of two sets, one above the other.'));
}

export const nothingBox = () => h('div', { class: 'empty' }, h('h2', {}, 'Nothing to show'),
    h('p', {}, 'This set has no ranks with rows.'));

/** `chooseOther()`: lets the page choose rank and step. */
export function errorBox(error, side, { retry, chooseOther }) {
    const selection = /rank|step|span/.test(error.code);
    return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
        h('h2', {}, `The timeline of the ${side} cannot be shown`),
        h('p', {}, error.message),
        h('p', {}, selection ? button('Choose another rank and step', chooseOther,
            { class: 'primary' }) : button('Try again', retry, { class: 'primary' }), ' ',
        h('a', { href: addressOf('/') }, 'Choose other traces')));
}

const LEFT_OUT = { threads: 'host thread', streams: 'stream', deep_rows: 'deeply nested row' };

/** The shown steps of the sides; `chosen`: [{sample} or null]. */
export const spanWord = (chosen) => (chosen.some((one) => one && one.sample.step_number !== null)
    ? 'step' : 'recording');

/** Notes about the parts of a side that differ from the request or are not shown. */
export function notesOf(side, data, chosen) {
    const lines = [];
    const what = spanWord([chosen]);
    if (chosen.missing.length > 0) {
        lines.push(`The ${side} has no ${chosen.missing.join(' and no ')}; another is shown.`);
    }
    const left = Object.entries(LEFT_OUT).filter(([what]) => data.whole.left_out?.[what] > 0)
        .map(([what, words]) => plural(data.whole.left_out[what], words));
    if (data.whole.left_out?.spans) {
        left.push(`rows that are too short for a picture of the whole ${what}`);
    }
    if (left.length > 0) {
        lines.push(`Not shown for the ${side}: ${left.join(', ')}.`);
    }
    if (data.whole.lanes.every((lane) => lane.start.length === 0)) {
        lines.push(`This ${what} of the ${side} has no rows.`);
    } else if (!data.whole.lanes.some((lane) => lane.sort === 'device')) {
        lines.push(`The ${side} has no device work in this ${what}.`);
    }
    return lines;
}
