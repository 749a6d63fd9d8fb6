// The links from other pages to the timeline.
import { nameOn } from '../rows.js';
import { timelineHref } from './state.js';

const one = (list) => (/^\d+$/.test(list ?? '') ? list : '');

/**
 * The timeline for the pair of a page of comparisons; if that page shows one rank or one step of a
 * side, for these. `more`: parts of the state of the timeline.
 */
export const pairTimeline = (state, more = {}) => timelineHref({ control: state.control,
    test: state.test, control_rank: one(state.control_ranks), test_rank: one(state.test_ranks),
    control_step: one(state.control_steps), test_step: one(state.test_steps),
    control_marker: state.control_marker, test_marker: state.test_marker,
    use_short_name: state.use_short_name, ...more });

/** The timeline at the slowest call of a row of the comparison. */
export function rowTimeline(state, row) {
    const { name, category } = nameOn(row, 'test');
    return pairTimeline(state, { name, category: state.use_short_name ? '' : category });
}

/** The timeline of a cell of rank × step (samples.js), at the slowest call of `row` if given. */
export function cellTimeline(state, cellRow, cellColumn, row = null) {
    const cell = {};
    for (const side of ['control', 'test']) {
        const { rank, span } = cellRow[side] ?? {};
        const text = (value) => (value === undefined || value === null ? '' : String(value));
        Object.assign(cell, { [`${side}_rank`]: text(rank),
            [`${side}_span`]: span > 0 ? String(span) : '',
            [`${side}_step`]: text(cellColumn[side]) });
    }
    const found = row && nameOn(row, 'test');
    return pairTimeline(state, { ...cell, ...(found ? { name: found.name,
        category: state.use_short_name ? '' : found.category } : {}) });
}

/** The timeline for the subject of a sentence of the diagnosis; null if it has none. */
export function sentenceTimeline(state, { ranks, steps, rows, change }) {
    if (ranks.length + steps.length + rows.length === 0) {
        return null;
    }
    const side = change < 0 ? 'control' : 'test';
    const rank = ranks.length > 0 ? String(ranks[0]) : undefined;
    return pairTimeline(state, { at: side, ...(rank ? { control_rank: rank, test_rank: rank } : {}),
        ...(steps.length > 0 ? { [`${side}_step`]: String(steps[0]) } : {}),
        ...(rows.length > 0 ? { name: rows[0].name, category: rows[0].category } : {}) });
}
