// Markers make steps in recordings that have none. Shows which are in use, and suggests one, with a
// button that sets it.
import { button, h } from '../dom.js';
import { formatCount } from '../format.js';

const SIDES = ['control', 'test'];

const code = (name) => h('bdi', { class: 'mono' }, name);

/** The marker to suggest for a side; '' if it has steps, or there is no such marker. */
const suggestionOf = (side) => (!side.any && side.marker === null && side.steps.length === 0
    && side.samples > 0 ? side.suggested_marker ?? '' : '');

/** {text, marker, found, changes} of each suggestion; one for both sides if they agree. */
function suggestions(answer) {
    const [a, b] = SIDES.map((side) => suggestionOf(answer[side]));
    const found = SIDES.map((side) => answer[side].suggested_marker_rows);
    if (a !== '' && a === b) {
        return [{ text: 'Neither side has steps.', marker: a,
            found: found[0] === found[1] ? formatCount(found[0])
                : `${formatCount(found[0])} and ${formatCount(found[1])}`,
            changes: { control_marker: a, test_marker: a } }];
    }
    return SIDES.map((side, i) => ({ text: `The ${side} has no steps.`, marker: [a, b][i],
        found: formatCount(found[i]), changes: { [`${side}_marker`]: [a, b][i] } }))
        .filter(({ marker }) => marker !== '');
}

/** The markers in use: one line if both sides have the same. */
function inUse(answer, onChange) {
    const [a, b] = SIDES.map((side) => answer[side].marker);
    const line = (text, marker, changes) => h('p', { class: 'marker-line small' }, text,
        code(marker), ' ', onChange && button('Without it', () => onChange(changes),
            { class: 'link-button' }));
    if (a !== null && a === b) {
        return [line('A step is one ', a, { control_marker: '', test_marker: '' })];
    }
    return SIDES.map((side, i) => [a, b][i] !== null && line(
        `A step of the ${side} is one `, [a, b][i], { [`${side}_marker`]: '' }));
}

/** Lines for the verdict; without `onChange` (in a report) nothing is suggested. */
export function markerLines(answer, onChange) {
    return [inUse(answer, onChange), onChange && suggestions(answer).map(
        ({ text, marker, found, changes }) => h('p', { class: 'marker-line' }, `${text} Use `,
            code(marker), ` as step marker (${found} found)? `,
            button('Use it', () => onChange(changes), { class: 'link-button',
                'aria-label': `Use ${marker} as step marker` })))];
}
