// The columns of the table of all rows that split the change of an operator's device time into
// more work and slower work, and the button that shows them. They are off by default, because the
// server reads the events of both sides for them.
import { button, h } from '../dom.js';
import { NONE } from '../format.js';

const PLAIN = 'abs_diff_duration'; // the default order of the page

/** The format of the other columns: [sort key, heading, explanation, class]. */
export const WORK_COLUMNS = [
    ['more_work', 'More work', 'The time that the operator’s change of FLOPs would take at the '
        + 'speed of the control', 'num c-work'],
    ['slower_work', 'Slower work', 'The rest of the change of device time: the same FLOPs take more time, or '
        + 'less', 'num c-work'],
];

/** Why a cell is empty: the row's `work_known`, in the order of the marks. */
const WHY_NOT = {
    no_operator: 'it is not an operator: FLOPs are known for operators, not for single kernels',
    one_side: 'it is on one side only, so there is no change to split',
    unknown: 'its FLOPs are not known on both sides, or they count for the operator around it',
    partly: 'the FLOPs are known for less than 80 % of its calls or of its device time',
};

const MARKS = 'abcd';

/** Both cells of a row; `texts(value)`: [shown, exact]. */
export function workCells({ row, moreWork, slowerWork }, texts) {
    return [moreWork, slowerWork].map((value) => {
        if (value === null || value === undefined) {
            const place = Object.keys(WHY_NOT).indexOf(row?.work_known);
            return h('td', { class: 'num c-work muted', title: WHY_NOT[row?.work_known] ?? null },
                NONE, place >= 0 && h('sup', {}, MARKS[place]));
        }
        const [text, title] = texts(value);
        return h('td', { class: `num c-work${value > 0 ? ' more' : value < 0 ? ' less' : ' calm'}`,
            title }, text);
    });
}

/** `change(changes)` changes the state of the page. */
export function createWorkSwitch(change) {
    let state = null;
    const node = button('More and slower work', () => change({ work: !state.work,
        ...state.work && WORK_COLUMNS.some(([key]) => key === state.sort)
            ? { sort: PLAIN, order: 'desc' } : {} }), { 'aria-pressed': 'false', class: 'work-switch',
        title: 'Two columns that split the change of an operator’s device time, where its FLOPs are '
            + 'known; takes longer to load' });
    // Titles work only with a mouse.
    const note = h('p', { class: 'work-reasons muted small', hidden: true }, 'No split: ',
        Object.values(WHY_NOT).flatMap((why, i) => [i > 0 && '; ', h('sup', {}, MARKS[i]),
            ` ${why}`]).filter(Boolean), '.');
    return { node, note, draw(now) {
        state = now;
        note.hidden = !state.work;
        node.setAttribute('aria-pressed', String(state.work));
    } };
}
