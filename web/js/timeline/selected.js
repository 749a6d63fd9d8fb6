// The selection: one call, on both sides, and the actions on it.
import { button, fill, h } from '../dom.js';
import { exactTime, formatTime, formatTimeDiff, plural } from '../format.js';
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
            row.of ? `; ${plural(row.of, 'call')} in this ${row.whole ? 'recording' : 'step'}` : ''}${
            linkWords(row)}`;
}

/** When a row of a device was launched, or when what a call launched begins. */
function linkWords({ start, launch, launched, launches }) {
    if (launch) {
        return `; launched ${formatTime(start - launch.start)} earlier`;
    }
    if (!(launched > 0)) {
        return '';
    }
    const wait = Math.min(...launches.map((one) => one.start)) - start;
    return `; it launched ${plural(launched, 'device row')}, ${launched > 1 ? 'the first of ' : ''
    }which began ${formatTime(wait)} later`;
}

/** The row at the other end of a link: the launch, or the first row that was launched. */
const linkedOf = (row) => [row?.launch, ...row?.launches ?? []]
    .find((one) => one && one.occurrence >= 0);

/**
 * `act`: {zoom(), go(side, row), align(), href({name, category}) → page of the operation or null,
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
            const linked = sides.map((side) => [side, linkedOf(what.rows[side])])
                .filter(([, row]) => row);
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
                linked.map(([side, row]) => button(`${what.rows[side].launch ? 'Its launch'
                    : 'What it launched'}${linked.length > 1 ? `, ${side}` : ''}`,
                () => act.go(side, row), { class: 'link-button', title: row.name })),
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
