// One set in the list of sets: its row, the menu of its actions, and the row below with the report
// on its quality.
import { button, fill, h, icon } from '../dom.js';
import { formatBytes, formatCount, formatDate, formatList, formatTime, formatUntil, NONE, plural }
    from '../format.js';
import { shortId } from '../state.js';
import { editText } from './inline-edit.js';
import { menuButton } from './menu.js';
import { qualityPanel, qualitySummary } from './quality.js';
import { openTraceDialog } from './trace-dialog.js';
import { addressOf } from '../place.js';

export const COLUMN_COUNT = 12;
const TAGS_SHOWN = 3;

/**
 * The items of the menu of a set: [{text, run, danger, writes}]; `edit(what)` opens a field in its
 * row.
 */
function menuItems(set, actions, edit) {
    const readOnly = document.body.hasAttribute('data-read-only');
    return [
        { text: 'Rename …', run: () => edit('label'), writes: true },
        { text: set.notes === '' ? 'Add a note …' : 'Change the note …',
            run: () => edit('notes'), writes: true },
        { text: 'Tags …', run: () => actions.tags([set]), writes: true },
        { text: set.pinned ? 'Unpin' : 'Pin', run: () => actions.pin([set], !set.pinned), writes: true },
        { text: 'Split …', run: () => actions.split(set), writes: true, hidden: set.files < 2 },
        { text: 'Download, Perfetto …', run: () => openTraceDialog([set.id]) },
        { text: 'Delete', run: () => actions.remove([set]), danger: true, writes: true },
    ].filter((item) => !(item.writes && readOnly));
}

function pickInput(side, set, actions) {
    const letter = side === 'control' ? 'A' : 'B';
    const name = side === 'control' ? 'Control' : 'Test';
    return h('label', { class: `pick pick-${side}`, title: `${name}: ${set.label}` },
        h('input', { type: 'radio', name: `pick-${side}`, value: set.id,
            'aria-label': `${name}: ${set.label}`,
            on: { change: () => actions.pick(side, set) } }),
        h('span', { 'aria-hidden': 'true' }, letter));
}

/** What is wrong with the stored file of a set, and the remedy. */
function damage(set) {
    return set.damaged ? h('div', { class: 'set-damage small' },
        `Its stored file is damaged: ${set.damaged}. Add its traces again.`) : null;
}

function tagChips(set, actions) {
    const chip = (tag) => button(tag, () => actions.filterTag(tag), { class: 'tag',
        title: `Only sets with the tag “${tag}”`, 'aria-label': `Only sets tagged ${tag}` });
    const more = set.tags.length - TAGS_SHOWN;
    return set.tags.length > 0 && h('span', { class: 'tags' },
        set.tags.slice(0, TAGS_SHOWN).map(chip),
        more > 0 && h('span', { class: 'muted small', title: set.tags.join(', ') }, `+${more}`));
}

/** Whether it stays or when it will be deleted, as a toggle; and who stored it. */
function sharedState(set, actions) {
    const goes = set.goes ? `removed ${formatUntil(set.goes)}` : '';
    const title = set.pinned ? 'Pinned: it stays, however old it gets'
        : `This server removes it on ${formatDate(set.goes)}; pin it to keep it`;
    const text = set.pinned ? 'pinned' : goes;
    const readOnly = document.body.hasAttribute('data-read-only');
    const state = text !== '' && (readOnly ? h('span', { class: 'muted small', title }, text)
        : button([icon('pin'), text], () => actions.pin([set], !set.pinned), { class: 'pin-toggle',
            title, 'aria-pressed': String(set.pinned),
            'aria-label': set.pinned ? `Pin of ${set.label}` : `Pin ${set.label}, which is ${goes}` }));
    return [state, set.uploaded_by && h('span', { class: 'muted small by ellipsis',
        title: `Stored by ${set.uploaded_by}` }, `by ${set.uploaded_by}`)];
}

/** Label, note and tags; `edit(what)` turns one of the texts into a field. */
function nameCell(set, actions, focusMenu) {
    const box = h('div', { class: 'set-line' });
    const draw = () => fill(box,
        h('span', { class: 'set-name ellipsis', title: set.label }, set.label),
        tagChips(set, actions), sharedState(set, actions),
        set.notes !== '' && h('span', { class: 'note-text ellipsis', title: set.notes },
            set.notes));
    const restore = () => {
        draw();
        focusMenu();
    };
    draw();
    return { node: h('td', { class: 'set-cell' }, box, damage(set)), edit(what) {
        editText(box, set[what], what === 'label' ? { name: 'Label', maxlength: 200 }
            : { name: 'Note', maxlength: 2000, mayBeEmpty: true },
        (text) => actions.save(set, { [what]: text }), restore);
    } };
}

function qualityToggle(set, detail, open) {
    const quality = qualitySummary(set.quality);
    const toggle = h('button', { type: 'button', class: `quality quality-${quality.level}`,
        'aria-expanded': String(open.has(set.id)), title: 'What was read, repaired and assumed',
        on: { click: () => {
            if (open.has(set.id)) {
                open.delete(set.id);
            } else {
                open.set(set.id, qualityPanel(set));
                fill(detail.firstChild, open.get(set.id));
            }
            detail.hidden = !open.has(set.id);
            toggle.setAttribute('aria-expanded', String(open.has(set.id)));
        } } }, quality.level === 'warn' && icon('warning'),
    h('span', { class: 'ellipsis' }, quality.text), icon('chevron'));
    return toggle;
}

function stepsText(set) {
    return set.steps.length > 0 ? h('span', { title: formatList(set.steps) },
        formatCount(set.step_count ?? set.steps.length))
        : h('span', { class: 'muted', title: 'No ProfilerStep rows' }, 'whole files');
}

/** Without the maker, which is the same for nearly all: “H100 80GB HBM3”. */
const deviceText = (set) => (set.devices.length > 0
    ? set.devices.map((name) => name.replace(/^NVIDIA /, '')).join(', ') : NONE);

/** The median of the steps as [text, title]. */
function stepTime(set) {
    if (set.median_step_ns !== null) {
        return [formatTime(set.median_step_ns / 1000),
            'The median of its steps over all ranks, with the profiler'];
    }
    return [NONE, set.steps.length > 0 ? 'Stored by a version that did not keep it'
        : 'No ProfilerStep rows'];
}

/**
 * The two rows of a set. `actions`: {pick(side, set), save(set, changes) → worked,
 * pin(sets, on), remove(sets), tags(sets), filterTag(tag), check(set, on, range)}; `open`: Map set id →
 * quality panel, kept by the list.
 */
export function setRows(set, actions, open, { member = false } = {}) {
    const detail = h('tr', { class: 'detail', hidden: !open.has(set.id) },
        h('td', { colspan: String(COLUMN_COUNT) }, open.get(set.id)));
    const menu = menuButton(`Actions for ${set.label}`,
        () => menuItems(set, actions, (what) => name.edit(what)));
    const name = nameCell(set, actions, () => menu.focus());
    const box = h('input', { type: 'checkbox', class: 'set-check', 'aria-label': `Select ${set.label}`,
        on: { click: (event) => actions.check(set, box.checked, event.shiftKey) } });
    const [time, timeTitle] = stepTime(set);
    const row = h('tr', { data: { set: set.id }, class: member ? 'member' : '' },
        h('td', { class: 'check-cell' }, box),
        h('td', { class: 'pick-cell' }, pickInput('control', set, actions),
            pickInput('test', set, actions)),
        name.node,
        h('td', { 'data-head': 'Device', class: 'device-cell ellipsis',
            title: set.devices.join(', ') }, deviceText(set)),
        h('td', { class: 'num', 'data-head': 'Step', title: timeTitle }, time),
        h('td', { class: 'num', 'data-head': 'Ranks', title: formatList(set.ranks) },
            formatCount(set.ranks.length)),
        h('td', { class: 'num', 'data-head': 'Steps' }, stepsText(set)),
        h('td', { 'data-head': 'Recorded', class: 'date' },
            set.recorded === null ? NONE : formatDate(set.recorded)),
        h('td', { 'data-head': 'Stored', class: 'date' }, formatDate(set.created)),
        h('td', { class: 'num', 'data-head': 'Size',
            title: `${plural(set.quality.events, 'event')} in ${formatBytes(set.raw_bytes)} of JSON in ${
                plural(set.files, 'file')}` },
        formatBytes(set.disk_bytes)),
        h('td', { 'data-head': 'Quality' }, qualityToggle(set, detail, open)),
        h('td', { class: 'row-actions' }, h('a', { class: 'button small-button analyse-link',
            href: addressOf(`/analyse?set=${shortId(set.id)}`),
            'aria-label': `Analyse ${set.label}` },
        'Analyse'), menu));
    return [row, detail];
}
