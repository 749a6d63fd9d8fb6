// Shared by several analyses: words for empty results, columns, parameters, names.
import { h } from '../dom.js';
import { formatList } from '../format.js';
import { capital, kindName, RECORD_DEVICE } from '../words.js';
import { linked, place, text, words } from './columns.js';

export const NOTHING = `There is no device work in the selected ranks and steps. ${RECORD_DEVICE}`;
export const NO_LAUNCHES = 'No device work in the selected ranks and steps has a launch: '
    + `launches are recorded with the host. ${RECORD_DEVICE}`;

export const rank = text('rank', 'rank');
export const device = place('device', 'device');
export const stream = place('stream', 'stream');
export const kind = words('kernel_type', 'kind', kindName);
export const operator = linked(text('operator', 'operator', true), () => 'cpu_op');
export const kernel = linked(text('name', 'kernel', true), (row) => row.category);

const said = (letter, text) => h('p', { class: 'analysis-sentence' },
    letter && h('strong', {}, `${letter}: `), text);

/**
 * The sentences about each side, with its letter. `words(data)`: one text, or several. `change(list
 * of data)`: the text about both sides, or null.
 */
export function sentencesOf(sides, words, change = () => null) {
    const both = sides.length > 1 ? change(sides.map((side) => side.data)) : null;
    return [...sides.flatMap((side) => [words(side.data)].flat().filter((text) => text !== '')
        .map((text) => said(side.letter, text))), both && said('B − A', both)];
}

/** Why files have no counters: each reason once, and of which ranks unless it is that of all. */
export function fileNotes(sides) {
    const reasons = new Map(); // note → [{letter, ranks}]
    for (const { letter, data } of sides) {
        for (const note of new Set(data.files.map((file) => file.note).filter((one) => one !== null))) {
            const ranks = [...new Set(data.files.filter((file) => file.note === note)
                .map((file) => file.rank))].sort((a, b) => a - b);
            reasons.set(note, [...reasons.get(note) ?? [], { letter, ranks }]);
        }
    }
    const isOfAll = (list) => list.length === sides.length
        && sides.every(({ data }, i) => data.ranks.length === list[i].ranks.length);
    return [...reasons].map(([note, list]) => h('p', {}, isOfAll(list) ? `${capital(note)}.`
        : `${list.map(({ letter, ranks }) => `${letter ? `${letter}, ` : ''}${
            ranks.length > 1 ? 'ranks' : 'rank'} ${formatList(ranks)}`).join('; ')}: ${note}.`));
}

export const sideName = (s) => [s.letter, s.label].filter(Boolean).join(' · ');
export const streamName = (s) => (s.stream === -1 ? 'no stream' : `stream ${s.stream}`);

export const boolean = (name, label, fallback) => ({ name, label, type: 'boolean', fallback });
export const numeric = (name, label, placeholder) => ({ name, label, type: 'number', placeholder });
