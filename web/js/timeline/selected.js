// The selection: one call, on both sides, and the actions on it.
import { button, fill, h } from '../dom.js';
import { exactTime, formatTimeDiff, plural } from '../format.js';
import { copyText } from '../components/op-detail.js';
import { BACKLOG, isBacklog } from '../words.js';
import { SIDES } from './state.js';
import { changeWords, nth } from './tip.js';

const NAMES = { control: 'Control', test: 'Test' };

/** One side of the selected call, in words. */
export function sideLine(side, row, occurrence) {
    if (row === undefined) {
        return `${NAMES[side]}: …`;
    }
    return row === null ? `${NAMES[side]}: no ${nth(occurrence + 1)} call`
        : `${NAMES[side]}: ${exactTime(row.duration)}, from ${exactTime(row.start)}${
            row.of ? `; ${plural(row.of, 'call')} in this ${row.whole ? 'recording' : 'step'}` : ''}`;
}

/**
 * `act`: {zoom(), align(), unalign(), href({name, category}) → page of the operation or null,
 * clear()}.
 */
export function createSelected(act) {
    const node = h('section', { class: 'card timeline-selected', 'aria-label': 'Selected call',
        hidden: true });
    let shown = '';
    return {
        node,
        /** `what`: {name, category, nth, rows: {control, test}, change, aligned} or null. */
        draw(what, sides) {
            const key = JSON.stringify([what, sides]);
            if (key === shown) {
                return;
            }
            shown = key;
            node.hidden = what === null;
            if (what === null) {
                return;
            }
            const { control, test } = what.rows;
            const href = act.href(what);
            const words = changeWords(what.change);
            fill(node, h('p', { class: 'timeline-selected-name mono' }, h('bdi', {}, what.name),
                h('span', { class: 'muted' }, ` · ${what.category} · ${nth(what.nth + 1)} call`)),
            h('p', { class: 'timeline-selected-times' }, SIDES.filter((side) =>
                sides.includes(side)).map((side) =>
                h('span', { class: `${side}-text` }, sideLine(side, what.rows[side], what.nth))),
            control && test && h('span', { class: 'strong' },
                `test − control: ${formatTimeDiff(test.duration - control.duration)}`)),
            isBacklog(what) && h('p', { class: 'small' }, `${BACKLOG}.`),
            words && h('p', { class: 'small' }, `This operation ${
                ['new', 'gone'].includes(what.change.change) ? 'is ' : ''}${words}.`),
            h('p', { class: 'op-actions' },
                button('Zoom to it', act.zoom, { class: 'link-button' }),
                control && test && !what.aligned && button('Align both sides at it', act.align,
                    { class: 'link-button', title: 'Both sides are moved so that this call begins '
                        + 'at the same place' }),
                href && h('a', { href }, 'Open this operation'),
                button('Copy the name', () => copyText(what.name, 'Name copied.'),
                    { class: 'link-button' }),
                button('Clear (Escape)', act.clear, { class: 'link-button' })));
        },
    };
}
