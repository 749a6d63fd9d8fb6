// Search in a timeline: marks the spans whose names contain the text, and steps through all calls,
// wherever they are.
import { debounce, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { keyOf } from './lanes.js';

const TYPING_MS = 200;
const NAMES = 8; // names per side whose calls are visited
const CALLS = 1000; // calls per name

/** `onText(text)`: it changed; `onStep(by)`: the next (1) or the previous (-1) call. */
export function createSearch({ onText, onStep }) {
    const id = uniqueId('search');
    const type = debounce(TYPING_MS, () => onText(input.value.trim()));
    const input = h('input', { id, type: 'search', placeholder: 'Search names …', class: 'timeline-q',
        autocomplete: 'off', spellcheck: 'false', on: { input: type, keydown: (event) => {
            if (event.key === 'Enter') {
                event.preventDefault();
                type.cancel();
                onText(input.value.trim());
                onStep(event.shiftKey ? -1 : 1);
            } else if (event.key === 'Escape' && input.value !== '') {
                event.preventDefault();
                type.cancel();
                input.value = '';
                onText('');
            }
        } } });
    const said = h('span', { class: 'muted small', role: 'status' });
    const steps = [[-1, 'up', 'The previous call (Shift+Enter)'], [1, 'down',
        'The next call (Enter)']].map(([by, icon, title]) =>
        iconButton(icon, title, () => onStep(by), { hidden: true, class: 'step-move' }));
    return {
        node: h('span', { class: 'timeline-search', role: 'search' },
            h('label', { for: id, class: 'visually-hidden' }, 'Search names in the timeline'),
            input, steps, said),
        focus() { input.focus(); },
        draw(text) {
            if (document.activeElement !== input) {
                input.value = text;
            }
            steps.forEach((step) => { step.hidden = text === ''; });
        },
        say(text) { fill(said, text); },
    };
}

/** The names that contain `text` and take most time on `side`: [{name, category}]. */
export function matchingNames(text, panes, changes, side) {
    const wanted = text.toLowerCase();
    const found = new Map();
    for (const { row, names } of (changes ?? new Map()).values()) {
        const name = names[side];
        if (row[`${side}_counts`] > 0 && name.toLowerCase().includes(wanted)) {
            found.set(keyOf(name, row.category), { name, category: row.category,
                time: row[`${side}_total_duration`] });
        }
    }
    for (const pane of panes.filter((one) => one.side === side)) {
        pane.data()?.names.forEach((name, k) => {
            const category = pane.data().categories[k];
            const key = keyOf(name, category);
            if (!found.has(key) && name.toLowerCase().includes(wanted)) {
                found.set(key, { name, category, time: 0 });
            }
        });
    }
    return [...found.values()].sort((a, b) => b.time - a.time);
}

/**
 * All calls that a search visits, in the order of their start: {calls: [{side, name,
 * category, start, duration, occurrence, at: place on the axis}], more: whether there were further
 * names or calls}. `sides`: those of data.js that are shown.
 */
export async function findCalls(text, sides, panes, changes, shifts) {
    let more = false;
    const lists = await Promise.all(sides.flatMap((data) => {
        const names = matchingNames(text, panes, changes, data.side);
        more ||= names.length > NAMES;
        return names.slice(0, NAMES).map(async ({ name, category }) => {
            const got = await data.find({ name, category, limit: CALLS });
            more ||= got !== null && got.of > got.rows.length;
            return (got?.rows ?? []).map((row) => ({ ...row, side: data.side, name, category,
                at: row.start - shifts[data.side] }));
        });
    }));
    return { calls: lists.flat().sort((a, b) => a.at - b.at), more };
}

export const countWords = (names, calls, more) => (calls === 0 ? 'No name contains this text.'
    : more ? `${plural(calls, 'call')} of the ${plural(names, 'name')} with the most time`
        : `${plural(calls, 'call')} of ${plural(names, 'name')}`);
export const placeWords = (at, of) => `${formatCount(at + 1)} of ${formatCount(of)}`;
