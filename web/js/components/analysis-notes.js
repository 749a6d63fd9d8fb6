// The words above the charts of an analysis: which rows count, what is missing, what was found.
import { button, h } from '../dom.js';
import { formatList } from '../format.js';
import { SPECS } from '../analyses/index.js';
import { isBare, saysSomething } from '../analyses/rows.js';
import { analyseHref } from '../analyses/state.js';
import { RECORD_DEVICE, ROWS } from '../words.js';

/** Whether an analysis of device work has none. */
export const hasNoDevice = (sides, spec) => sides.every(isBare) && !spec.host;

/** Whether no table of the analysis has a row, nor a series a line. */
export const isEmpty = (sides, spec) => spec.tables.length > 0 && sides.every(({ data }) =>
    (data.series ?? []).length === 0
    && spec.tables.every(({ key, columns }) => !(data[key] ?? []).some(saysSomething(columns))));

/** A sentence: which rows count. */
export function rowsText(sides, state) {
    const cut = sides.filter((side) => (side.data.last_step_dropped ?? []).length > 0);
    if (sides.every((side) => side.data.steps !== null)) {
        return 'The rows of the chosen steps count, as in Compare.';
    }
    if (SPECS[state.what].ofSteps) {
        return 'Every recorded step counts, the last one too, as in Compare; a file without '
            + 'steps counts as one step.';
    }
    if (sides.every((side) => side.data.all_steps.length === 0)) {
        return 'Without steps, all rows count, as in Compare.';
    }
    if (cut.length > 0) {
        return `Work that the last step of a rank${cut.length < sides.length
            ? ` of ${cut[0].label}` : ''} launched does not count, since it may be cut off. `
            + 'Compare counts it.';
    }
    return state.rows === 'all' ? 'All rows count, also those outside of steps, which Compare '
        + 'leaves out.' : 'The rows of all recorded steps count, the last one too, as in '
        + 'Compare.';
}

/** The ranks without device work. */
const bareWords = (sides, spec) => sides.flatMap(({ label, data }) => {
    const without = spec.host ? [] : data.ranks_without_device_rows ?? [];
    return without.length === 0 ? [] : [without.length === data.ranks.length
        ? `${label} has no device work${data.ranks.length > 1 ? '' : ` (rank ${
            data.ranks[0]})`}: this analysis has nothing to count there. ${RECORD_DEVICE}`
        : `${label}: ${without.length === 1 ? 'rank' : 'ranks'} ${
            formatList(without)} ${without.length === 1 ? 'has' : 'have'} no device rows.`];
});

/** Why the analysis is empty: said once, as its first chart says it. */
function emptyWords(sides, spec, state) {
    const words = spec.charts[0]?.make(sides, state).empty;
    return words && h('p', { class: 'notice' }, words);
}

/** The nodes of the notes; `change`: of the page. */
export function analysisNotes(sides, state, change) {
    const spec = SPECS[state.what];
    const bare = bareWords(sides, spec);
    const chosen = spec.chosen?.(state);
    const nothing = hasNoDevice(sides, spec);
    const empty = !nothing && isEmpty(sides, spec);
    const back = state.rows !== '' && !spec.ofSteps && sides.some((side) => side.data.steps === null)
        && button('Count as Compare does', () => change({ rows: '' }), {
            class: 'link-button', title: `Rows ${ROWS.steps}` });
    const host = nothing && h('p', {}, 'To see what the host did, look at its ', h('a', {
        href: analyseHref({ ...state, what: 'user_annotation_breakdown', lines: [] }, SPECS) },
    'annotations'), '.');
    return [bare.length > 0 && h('ul', { class: 'notice' }, bare.map((words) => h('li', {}, words))),
        host, empty ? emptyWords(sides, spec, state) ?? spec.notes?.(sides)
            : !nothing && spec.notes?.(sides), chosen && h('p', {}, chosen),
        !nothing && !empty && h('p', { class: 'muted small' }, rowsText(sides, state), ' ', back)];
}
