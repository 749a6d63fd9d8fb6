// The table of trace sets: what is in them, which are picked as control and test, rename,
// note, delete.
import { button, fill, h, icon, iconButton, uniqueId } from '../dom.js';
import { formatBytes, formatCount, formatDate, formatList, NONE, plural } from '../format.js';
import { shortId } from '../state.js';
import { qualityPanel, qualitySummary } from './quality.js';
import { openTraceDialog } from './trace-dialog.js';

const COLUMNS = ['Pick', 'Trace set', 'Ranks', 'Steps', 'Events', 'Size', 'Device',
    'Quality', ''];

/**
 * `actions`: {pick(side, set), save(set, changes), remove(set)}. Returns {node, draw(sets,
 * picked), filter(text) → number of rows left, flash(id)}; picked = {control, test} with set
 * ids.
 */
export function createSetTable(actions) {
    const body = h('tbody');
    const node = h('div', { class: 'card scroll-x' }, h('table', { class: 'sets' },
        h('caption', { class: 'visually-hidden' }, 'Trace sets, newest first'),
        h('thead', {}, h('tr', {}, COLUMNS.map((text) => h('th', { scope: 'col' },
            text || h('span', { class: 'visually-hidden' }, 'Actions'))))), body));
    const open = new Map(); // set id → quality panel
    let shown = '';
    let known = [];
    let wanted = [];
    let sides = { control: '', test: '' };

    function draw(sets, picked) {
        const fingerprint = JSON.stringify(sets);
        if (fingerprint !== shown) { // rows are kept while only the picks change
            shown = fingerprint;
            known = sets;
            fill(body, sets.map((set) => rowsOf(set, actions, open)));
        }
        sides = picked;
        hideOthers();
        for (const row of body.querySelectorAll('tr[data-set]')) {
            row.toggleAttribute('data-control', row.dataset.set === picked.control);
            row.toggleAttribute('data-test', row.dataset.set === picked.test);
        }
    }

    /** Rows that are not wanted stay where they are, hidden, with what is being edited. */
    function hideOthers() {
        let left = 0;
        known.forEach((set, i) => {
            const has = isWanted(set, wanted);
            left += has ? 1 : 0;
            body.children[2 * i].hidden = !has;
            drawPicks(body.children[2 * i], has ? sides : null);
            body.children[2 * i + 1].hidden = !has || !open.has(set.id);
        });
        node.hidden = left === 0;
        return left;
    }

    function filter(text) {
        wanted = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
        return hideOthers();
    }

    /** Draws the eye to a set that has just arrived. */
    function flash(id) {
        const row = [...body.children].find((r) => r.dataset.set === id);
        row?.classList.add('fresh');
        row?.scrollIntoView({ block: 'nearest' });
    }

    return { node, draw, filter, flash };
}

const ID_DIGITS = 6; // of an id, as many as the API wants

/**
 * What is picked of a row. A hidden row (no `picked`) leaves the groups: Tab leads only to the
 * checked one of a group, and would not find those in sight.
 */
function drawPicks(row, picked) {
    for (const side of ['control', 'test']) {
        const input = row.querySelector(`.pick-${side} input`);
        input.name = picked ? `pick-${side}` : '';
        input.checked = picked?.[side] === input.value;
    }
}

/** Whether every word stands in what the row says of a set, or begins its id. */
function isWanted(set, words) {
    const text = [set.label, set.notes, ...set.devices].join('\n').toLowerCase();
    return words.every((word) => text.includes(word)
        || (word.length >= ID_DIGITS && set.id.startsWith(word)));
}

function pickInput(side, set, actions) {
    const letter = side === 'control' ? 'A' : 'B';
    const name = side === 'control' ? 'Control' : 'Test';
    return h('label', { class: `pick pick-${side}`, title: `${name}: ${set.label}` },
        h('input', { type: 'radio', name: `pick-${side}`, value: set.id,
            'aria-label': `${name}: ${set.label}`,
            on: { change: () => actions.pick(side, set) } }),
        h('span', { 'aria-hidden': 'true' }, h('b', {}, letter), ` ${name}`));
}

function rowsOf(set, actions, open) {
    const label = h('div', { class: 'set-label' });
    const note = h('div', { class: 'set-note' });
    drawLabel(label, set, actions);
    drawNote(note, set, actions);
    const quality = qualitySummary(set.quality);
    const detail = h('tr', { class: 'detail', hidden: !open.has(set.id) },
        h('td', { colspan: String(COLUMNS.length) }, open.get(set.id)));
    const toggle = h('button', { type: 'button', class: `quality quality-${quality.level}`,
        'aria-expanded': String(open.has(set.id)), title: 'What was read, mended, assumed',
        on: { click: () => {
            if (open.has(set.id)) {
                open.delete(set.id);
            } else {
                open.set(set.id, qualityPanel(set));
                fill(detail.firstChild, open.get(set.id));
            }
            detail.hidden = !open.has(set.id);
            toggle.setAttribute('aria-expanded', String(open.has(set.id)));
        } } }, quality.text, icon('chevron'));
    const steps = set.steps.length > 0
        ? [formatCount(set.steps.length), h('span', { class: 'muted small' },
            ` ${formatList(set.steps, 3)}`)]
        : [h('span', { class: 'muted', title: 'No ProfilerStep rows' }, 'whole files')];
    const row = h('tr', { data: { set: set.id } },
        h('td', { class: 'pick-cell', 'data-head': 'Pick' },
            pickInput('control', set, actions), pickInput('test', set, actions)),
        h('td', { class: 'set-cell' }, label, note,
            h('div', { class: 'muted small' }, formatDate(set.created)), damage(set)),
        h('td', { 'data-head': 'Ranks' }, formatCount(set.ranks.length),
            h('span', { class: 'muted small' }, ` ${formatList(set.ranks, 3)}`)),
        h('td', { 'data-head': 'Steps' }, steps),
        h('td', { class: 'num', 'data-head': 'Events' }, formatCount(set.quality.events)),
        h('td', { class: 'num', 'data-head': 'Size',
            title: `${formatBytes(set.raw_bytes)} of JSON in ${plural(set.files, 'file')}` },
        formatBytes(set.disk_bytes)),
        h('td', { 'data-head': 'Device', class: 'device' },
            set.devices.length > 0 ? set.devices.join(', ') : NONE),
        h('td', { 'data-head': 'Quality' }, toggle),
        h('td', { class: 'row-actions' }, h('a', { class: 'button small-button analyse-link',
            href: `/analyse?set=${shortId(set.id)}`, 'aria-label': `Analyse ${set.label}` },
        'Analyse'), button('Traces …', () => openTraceDialog([set.id]), {
            class: 'small-button trace-button', 'aria-haspopup': 'dialog',
            title: 'Download the traces, or open them in Perfetto',
            'aria-label': `Traces of ${set.label}: download, Perfetto` }), iconButton('trash', `Delete ${set.label}`,
            () => actions.remove(set), { class: 'writes' })));
    return [row, detail];
}

/** What is wrong with the stored file of a set, and what helps. */
function damage(set) {
    return set.damaged ? h('div', { class: 'set-damage small' },
        `Its stored file is damaged: ${set.damaged}. Read its traces in again.`) : null;
}

function drawLabel(box, set, actions) {
    const edit = () => editText(box, set.label, { name: 'Label', maxlength: 200 },
        (text) => actions.save(set, { label: text }), () => drawLabel(box, set, actions));
    fill(box, h('span', { class: 'set-name' }, set.label),
        iconButton('pencil', `Rename ${set.label}`, edit, { class: 'writes' }));
}

function drawNote(box, set, actions) {
    const edit = () => editText(box, set.notes,
        { name: 'Note', maxlength: 2000, mayBeEmpty: true },
        (text) => actions.save(set, { notes: text }), () => drawNote(box, set, actions));
    if (set.notes === '') {
        fill(box, button('Add a note', edit,
            { class: 'link-button small writes', 'aria-label': `Add a note to ${set.label}` }));
    } else {
        fill(box, h('span', { class: 'note-text' }, set.notes),
            iconButton('note', `Change the note of ${set.label}`, edit, { class: 'writes' }));
    }
}

/** Turns `box` into a text field. Enter saves, Escape gives up. */
function editText(box, text, { name, maxlength, mayBeEmpty = false }, save, restore) {
    const id = uniqueId('edit');
    const input = h('input', { id, type: 'text', value: text, maxlength: String(maxlength),
        autocomplete: 'off', spellcheck: 'false' });
    const form = h('form', { class: 'inline-edit', on: {
        submit: async (event) => {
            event.preventDefault();
            const value = input.value.trim();
            if (value === text || (value === '' && !mayBeEmpty)) {
                giveUp();
                return;
            }
            input.disabled = true;
            if (!await save(value)) {
                input.disabled = false;
                input.focus();
            }
        },
        keydown: (event) => {
            if (event.key === 'Escape') {
                giveUp();
            }
        },
    } }, h('label', { for: id, class: 'visually-hidden' }, name), input,
    h('button', { type: 'submit', class: 'small-button' }, 'Save'),
    button('Cancel', () => giveUp(), { class: 'small-button' }));
    const giveUp = () => {
        restore();
        box.querySelector('button')?.focus();
    };
    fill(box, form);
    input.focus();
    input.select();
}
