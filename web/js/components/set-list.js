// The list of sets: which part is shown (search, tags, order, page, open groups), which sets
// are checked, and actions on them. Its request is in the URL.
import * as api from '../api.js';
import { announce, button, createProgressBar, errorBox, fill, h, icon, iconButton, keepFocus, menuButton, openDialog,
    refill, searchField, select, toast, uniqueId } from '../dom.js';
import { formatBytes, formatCount, formatDate, formatList, formatTime, formatUntil, NONE, plural }
    from '../format.js';
import { isTyping } from '../keys.js';
import { orderPair } from '../pairing.js';
import { addressOf, isFiltered, LIST_PAGE, listQuery, queryWith, readSeries, seriesHref, shortId, startHref }
    from '../state.js';
import { followJob } from '../uploads.js';
import { openTraceDialog, qualityPanel, qualitySummary } from './trace-dialog.js';

// A line above the list of sets, if the server shows a folder that others fill (`serve --sets`):
// how many of its files are checked. Meanwhile the list grows.

const AGAIN_MS = 700;

const isChecking = (files) => Boolean(files)
    && (!files.readable || files.found === null || files.checked < files.found);

export function words({ found, checked, refused, readable }) {
    if (!readable) {
        return 'The server cannot read the folder of set files: its log says why.';
    }
    if (found === null) {
        return 'The server is counting the set files.';
    }
    const text = checked < found
        ? `${formatCount(checked)} of ${plural(found, 'set file')} are checked.`
        : `${plural(found, 'set file')} ${found === 1 ? 'is' : 'are'} checked.`;
    return refused === 0 ? text
        : `${text} ${formatCount(refused)} ${refused === 1 ? 'is' : 'are'} not listed: the log of the server says why.`;
}

/** `reload()` asks the server for the list again. It is called while files are unchecked. */
function createSetFiles(reload) {
    const node = h('p', { class: 'muted small set-files', hidden: true });
    let checking = false;
    let timer;

    return {
        node,
        /** Whether more sets may follow. */
        checking: () => checking,
        /** `answer`: of the server. Returns the number of sets, with those that may follow. */
        draw({ set_files: files, total }) {
            const before = checking;
            checking = isChecking(files);
            node.hidden = !files;
            node.textContent = files ? words(files) : '';
            clearTimeout(timer);
            if (checking) {
                timer = setTimeout(reload, AGAIN_MS);
            } else if (before) {
                announce(node.textContent);
            }
            return checking ? Math.max(total, (files.found ?? 0) - files.refused) : total;
        },
        stop: () => clearTimeout(timer),
    };
}

// The rows of a table as one stop of Tab (ARIA pattern “grid”): up and down move between rows,
// right and left between the controls of a row, and Tab leaves the table.

const CONTROLS = 'a[href], button:not(:disabled), input';

/** `body`: the tbody, of which the rows that match `selector` take part; `act(key, row)`: Enter or
 * Space on a row itself. Returns {sync(hadFocus), focus()}: call sync after each drawing;
 * `hadFocus`: whether the focus was in the table before. */
function createRowFocus(body, selector, act) {
    let active = null;

    const rows = () => [...body.querySelectorAll(selector)];
    /** The controls of a row except those in a form, which only Tab reaches. */
    const controls = (row) => [...row.querySelectorAll(CONTROLS)].filter((control) =>
        !control.closest('form'));

    function mark(row) {
        row.tabIndex = row === active ? 0 : -1;
        controls(row).forEach((control) => { control.tabIndex = -1; });
    }

    function sync(hadFocus = false) {
        const list = rows();
        active = list.includes(active) ? active : list[0] ?? null;
        list.forEach(mark);
        if (hadFocus && !body.contains(document.activeElement)) {
            focus();
        }
    }

    function activate(row) {
        const before = active;
        active = row ?? active;
        [before, row].filter(Boolean).forEach(mark);
    }

    function focus() {
        active?.focus();
        return active !== null;
    }

    /** The node to which a key moves from `target` in the active row; undefined: none. */
    function placeOf(key, target) {
        const list = rows();
        const at = list.indexOf(active);
        const inRow = [active, ...controls(active)];
        const now = inRow.indexOf(target);
        return { ArrowDown: list[at + 1], ArrowUp: list[at - 1], Home: list[0], End: list.at(-1),
            ArrowRight: inRow[now + 1], ArrowLeft: inRow[now - 1] }[key];
    }

    body.addEventListener('focusin', (event) => activate(event.target.closest(selector)));
    body.addEventListener('keydown', (event) => {
        const { key, target } = event;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
            || isTyping(target) || target.closest(selector) !== active) {
            return;
        }
        if (/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(key)) {
            event.preventDefault(); // arrows would select another radio button
            placeOf(key, target)?.focus();
        } else if (target === active && (key === 'Enter' || key === ' ')) {
            event.preventDefault();
            act(key, active);
        }
    });
    return { sync, focus };
}

// Edits a text in place.

/** Turns `box` into a text field. Enter saves, Escape cancels; `save(text)` → whether that worked,
 * `restore()` draws the original content and takes the focus. `saveSame`: also saves an unchanged
 * text. */
export function editText(box, text, { name, maxlength, mayBeEmpty = false, saveSame = false },
    save, restore) {
    const id = uniqueId('edit');
    const input = h('input', { id, type: 'text', value: text, maxlength: String(maxlength),
        autocomplete: 'off', spellcheck: 'false', placeholder: name });
    const form = h('form', { class: 'inline-edit', on: {
        submit: async (event) => {
            event.preventDefault();
            const value = input.value.trim();
            if ((value === text && !saveSame) || (value === '' && !mayBeEmpty)) {
                restore();
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
                restore();
            }
        },
    } }, h('label', { for: id, class: 'visually-hidden' }, name), input,
    h('button', { type: 'submit', class: 'small-button' }, 'Save'),
    button('Cancel', restore, { class: 'small-button' }));
    fill(box, form);
    input.focus();
    input.select();
}

// One set in the list of sets: its row, the menu of its actions, and the row below with the report
// on its quality.

const COLUMN_COUNT = 12;
const TAGS_OF_ROW = 3;

/** The items of the menu of a set: [{text, run, danger, writes}]; `edit(what)` opens a field in its
 * row. */
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
            'aria-label': `${name}: ${set.label}`, on: { change: () => actions.pick(side, set) } }),
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
    const more = set.tags.length - TAGS_OF_ROW;
    return set.tags.length > 0 && h('span', { class: 'tags' },
        set.tags.slice(0, TAGS_OF_ROW).map(chip),
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

/** The two rows of a set. `actions`: {pick(side, set), save(set, changes) → worked, pin(sets, on),
 * remove(sets), tags(sets), filterTag(tag), check(set, on, range)}; `open`: Map set id → quality
 * panel, kept by the list. */
function setRows(set, actions, open, { member = false } = {}) {
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

// The table of sets: sortable columns, groups of sets whose labels begin alike, the rows of
// sets. set-list.js decides what it shows and what its clicks do.

/** `sort`: the column of the API. */
const COLUMNS = [
    { text: 'A / B', hidden: 'Control and test' },
    { text: 'Set', sort: 'label' },
    { text: 'Device', sort: 'device' },
    { text: 'Step time', sort: 'step_time', num: true },
    { text: 'Ranks', sort: 'ranks', num: true },
    { text: 'Steps', sort: 'steps', num: true },
    { text: 'Recorded', sort: 'recorded' },
    { text: 'Stored', sort: 'created' },
    { text: 'Size', sort: 'bytes', num: true },
    { text: 'Quality' },
    { text: '', hidden: 'Actions' },
];
const SORTS = COLUMNS.filter((column) => column.sort);

function headCell(column, onSort) {
    if (!column.sort) {
        return h('th', { scope: 'col', class: column.num ? 'num' : '' }, column.hidden
            ? [h('span', { 'aria-hidden': 'true' }, column.text),
                h('span', { class: 'visually-hidden' }, column.hidden)] : column.text);
    }
    return h('th', { scope: 'col', class: column.num ? 'num' : '', data: { sort: column.sort } },
        button([column.text, h('span', { class: 'sort-mark' })], () => onSort(column.sort),
            { class: 'sort-button' }));
}

function rowsOf(part, key, shown, make, next) {
    const before = part.kept.get(key);
    const entry = before?.shown === shown ? before : { shown, rows: make() };
    next.set(key, entry);
    return entry.rows;
}

const rowsOfSet = (part, set, next, member = false) => rowsOf(part, set.id,
    JSON.stringify([set, member]), () => setRows(set, part.actions, part.open, { member }), next);

function rowsOfGroup(part, group, opened, next) {
    const rows = rowsOf(part, `group ${group.prefix}`, JSON.stringify([group, Boolean(opened)]),
        () => [groupRow(group, opened, part.actions)], next);
    if (!opened) {
        return rows;
    }
    const left = opened.total - opened.sets.length;
    return [...rows, ...opened.sets.flatMap((set) => rowsOfSet(part, set, next, true)),
        ...rowsOf(part, `more ${group.prefix}`, `${opened.loading} ${left}`,
            () => (opened.loading || left > 0 ? [moreRow(group, opened, left, part.actions)] : []),
            next)];
}

function drawSetTable(part, view) {
    const next = new Map();
    const focused = part.body.contains(document.activeElement) ? document.activeElement : null;
    const { prefix: key, set } = focused?.closest('tr')?.dataset ?? {};
    refill(part.body, view.entries.flatMap((entry) => (entry.group
        ? rowsOfGroup(part, entry.group, view.groups.get(entry.group.prefix), next)
        : rowsOfSet(part, entry.set, next))));
    part.kept = next;
    if (key !== undefined && !focused.isConnected) { // a group was opened or closed
        part.body.querySelector(`tr[data-prefix="${CSS.escape(key)}"] button`)
            ?.focus({ preventScroll: true });
    }
    part.rowFocus.sync(focused !== null);
    if (focused?.matches('.pin-toggle') && !focused.isConnected) {
        part.body.querySelector(`tr[data-set="${set}"] .pin-toggle`)?.focus(
            { preventScroll: true });
    }
    drawSort(part, view);
    drawMarks(part, view);
}

function drawSort(part, { sort, order }) {
    for (const head of part.heads) {
        const on = head.dataset.sort === sort;
        if (head.dataset.sort) {
            head.ariaSort = on ? { asc: 'ascending', desc: 'descending' }[order] : null;
            fill(head.querySelector('.sort-mark'), on && icon(order === 'asc' ? 'up' : 'down'));
        }
    }
}

/** What is picked and checked. */
function drawMarks(part, { picked, checked }) {
    const rows = [...part.body.querySelectorAll('tr[data-set]')];
    for (const row of rows) {
        const { set } = row.dataset;
        for (const side of ['control', 'test']) {
            row.toggleAttribute(`data-${side}`, set === picked[side]);
            row.querySelector(`.pick-${side} input`).checked = set === picked[side];
        }
        row.toggleAttribute('data-checked', checked.has(set));
        row.querySelector('.set-check').checked = checked.has(set);
    }
    part.body.querySelectorAll('tr.group').forEach((row) => drawGroupMarks(part, row, picked));
    const count = rows.filter((row) => checked.has(row.dataset.set)).length;
    part.all.checked = count > 0 && count === rows.length;
    part.all.indeterminate = count > 0 && count < rows.length;
    part.all.disabled = rows.length === 0;
}

/** A folded group has the letters of the picked sets that are in it. */
function drawGroupMarks(part, row, { labels, ...picked }) {
    const begins = row.dataset.prefix.toLowerCase();
    fill(row.querySelector('.pick-cell'), ['control', 'test'].filter((side) =>
        labels[side].toLowerCase().startsWith(begins) && /^([^\p{L}]|$)/u.test(labels[side].slice(begins.length))
        && !part.body.querySelector(`tr[data-set="${CSS.escape(picked[side])}"]`)).map((side) =>
        h('b', { class: `letter letter-${side === 'control' ? 'a' : 'b'}`, title: labels[side] }, side === 'control' ? 'A' : 'B',
            h('span', { class: 'visually-hidden' }, `: ${labels[side]}`))));
}

/** Draws attention to a set that just arrived. */
function flash(part, id) {
    const row = [...part.body.children].find((r) => r.dataset.set === id);
    row?.classList.add('fresh');
    row?.scrollIntoView({ block: 'nearest' });
    return Boolean(row);
}

/** `actions`: those of setRows(), and {sort(column), checkAll(on), toggleGroup(prefix),
 * more(prefix)}. Returns {node, draw(view), flash(id), focus()}; view = {entries, groups, picked,
 * checked, sort, order}: entries of the API, groups: Map prefix → {sets, total, loading} of the
 * open ones, checked: a Map by set id. */
function createSetTable(actions) {
    const part = {
        actions,
        open: new Map(), // set id → quality panel
        kept: new Map(), // key → {shown, rows}: rows are kept as long as their set
    };
    part.body = h('tbody');
    part.all = h('input', { type: 'checkbox', class: 'set-check',
        'aria-label': 'Select all that are shown',
        on: { click: () => actions.checkAll(part.all.checked) } });
    part.heads = COLUMNS.map((column) => headCell(column, actions.sort));
    const node = h('div', { class: 'card scroll-x' }, h('table', { class: 'sets', role: 'grid' },
        h('caption', { class: 'visually-hidden' }, 'Sets'),
        h('thead', {}, h('tr', {}, h('th', { scope: 'col', class: 'check-cell' }, part.all),
            part.heads)),
        part.body));
    part.rowFocus = createRowFocus(part.body, 'tr[data-set], tr.group, tr.more-row', (key, row) => {
        const what = !row.dataset.set ? 'button' : key === ' ' ? '.set-check' : '.menu-button';
        row.querySelector(what)?.click();
    });

    return { node, draw: (view) => drawSetTable(part, view), flash: (id) => flash(part, id),
        focus: part.rowFocus.focus };
}

function groupRow(group, opened, actions) {
    const toggle = button([icon('chevron'), h('span', { class: 'set-name' }, group.prefix),
        h('span', { class: 'muted' }, plural(group.sets, 'set'))],
    () => actions.toggleGroup(group.prefix), { class: 'group-toggle',
        'aria-expanded': String(Boolean(opened)),
        'aria-label': `${group.prefix} …, ${plural(group.sets, 'set')}` });
    return h('tr', { class: 'group', data: { prefix: group.prefix } },
        h('td', { class: 'check-cell' }), h('td', { class: 'pick-cell' }),
        h('td', { class: 'set-cell', colspan: '6' }, toggle, !group.prefix.includes(',')
            && h('a', { class: 'small', href: seriesHref({ ...readSeries(''), sets: `${group.prefix}*` }),
                title: 'Their step times in order of recording',
                'aria-label': `Series of ${group.prefix} …` }, 'Series')),
        h('td', { class: 'date' }, formatDate(group.newest)),
        h('td', { colspan: String(COLUMN_COUNT - 9) }));
}

function moreRow(group, opened, left, actions) {
    return h('tr', { class: 'more-row member' }, h('td', { colspan: String(COLUMN_COUNT) },
        opened.loading ? h('span', { class: 'muted' }, 'Loading …')
            : button(`Show more of ${group.prefix} (${formatCount(left)} left)`,
                () => actions.more(group.prefix), { class: 'link-button' })));
}

// The tags of one or several sets, in a modal dialog (ARIA pattern “dialog”). Each change is saved
// at once.

/** `onChange(set)`: the changed set. */
function openTagDialog(given, onChange) {
    let sets = given;
    const list = uniqueId('known-tags');
    const status = h('p', { class: 'small', role: 'status' });
    const chips = h('ul', { class: 'tag-list' });
    const known = h('datalist', { id: list });
    const input = h('input', { type: 'text', list, maxlength: '64', autocomplete: 'off',
        spellcheck: 'false', 'aria-label': 'New tag', placeholder: 'New tag' });
    const form = h('form', { class: 'tag-form', on: { submit: (event) => {
        event.preventDefault();
        const tag = input.value.trim().replace(/\s+/g, ' ');
        if (tag !== '') {
            change({ add_tags: [tag] }, `Tagged “${tag}”.`);
        }
    } } }, input, h('button', { type: 'submit' }, 'Add'));
    const title = sets.length === 1 ? `Tags of ${sets[0].label}`
        : `Tags of ${plural(sets.length, 'set')}`;

    async function change(changes, done) {
        input.disabled = true;
        try {
            for (let i = 0; i < sets.length; i += 1) {
                const set = await api.patchSet(sets[i].id, changes);
                sets = sets.map((s) => (s.id === set.id ? set : s));
                onChange(set);
            }
            input.value = '';
            status.classList.remove('error-text');
            status.textContent = done;
        } catch (error) {
            status.classList.add('error-text');
            status.textContent = error.message;
            announce(error.message, true);
        }
        input.disabled = false;
        draw();
        input.focus();
    }

    function draw() {
        const counts = new Map();
        sets.flatMap((set) => set.tags).forEach((tag) => {
            const key = [...counts.keys()].find((k) => k.toLowerCase() === tag.toLowerCase()) ?? tag;
            counts.set(key, (counts.get(key) ?? 0) + 1);
        });
        fill(chips, [...counts].map(([tag, count]) => h('li', { class: 'tag' }, tag,
            count < sets.length && h('span', { class: 'muted' }, ` ${count} of ${sets.length}`),
            iconButton('close', `Remove the tag ${tag}`,
                () => change({ remove_tags: [tag] }, `“${tag}” was removed.`)))),
        counts.size === 0 && h('li', { class: 'muted' }, 'No tags yet.'));
    }

    draw();
    const dialog = openDialog(title, 'tag-dialog', h('div'),
        h('div', { class: 'trace-body' }, chips, form, known, status));
    input.focus();
    api.listTags().then((tags) => fill(known, tags.map(({ tag }) =>
        h('option', { value: tag })))).catch(() => {}); // typing still works
    return dialog;
}

// Splits a set into several, and joins several into one: modal dialogs (ARIA pattern “dialog”) that
// ask how, follow the job, and offer to undo it.

function sayDialog(part, words, bad = false) {
    part.status.textContent = words;
    part.status.classList.toggle('error-text', bad);
    if (bad) {
        announce(words, true);
    }
}

function failDialog(part, words) {
    part.fields.disabled = part.go.disabled = false;
    part.bar.node.hidden = true;
    part.cancel.textContent = 'Cancel';
    part.job = null;
    sayDialog(part, words, true);
    if (!part.dialog.isConnected) {
        toast(words, { urgent: true });
    }
}

function takeDialog(part, news) {
    if (news.state === 'done') {
        part.dialog.close();
        part.ended(news);
    } else if (news.state === 'failed' || news.state === 'cancelled') {
        failDialog(part, news.error?.detail ?? 'It did not work.');
    } else if (news.bytes_total > 0) {
        part.bar.set(news.bytes_done, news.bytes_total);
        sayDialog(part, `${formatCount(news.files_done)} of ${plural(news.files_total, 'file')}`);
    }
}

async function runDialog(part) {
    sayDialog(part, '');
    try {
        part.job = await part.start();
    } catch (error) {
        failDialog(part, error.message);
        return;
    }
    if (part.job) {
        part.fields.disabled = part.go.disabled = true;
        part.bar.node.hidden = false;
        part.bar.set(0, 0);
        part.cancel.textContent = 'Stop';
        part.cancel.onclick = () => part.job && api.cancelJob(part.job.id).catch(() => {});
        followJob(part.job.id, (news) => takeDialog(part, news));
    }
}

/** Asks and follows the job. `start()` → the job, or null if the form is incomplete; `ended(job)`
 * when it is done. */
function openJobDialog({ title, text, form, action, start, ended }) {
    const part = { start, ended, job: null };
    part.status = h('p', { class: 'small regroup-status', role: 'status' });
    part.bar = createProgressBar(title);
    part.bar.node.hidden = true;
    part.go = h('button', { type: 'submit', class: 'primary' }, action);
    part.cancel = button('Cancel', () => part.dialog.close());

    part.fields = h('fieldset', { class: 'regroup-fields' }, form);
    part.dialog = openDialog(title, 'regroup-dialog', h('form', { on: { submit: (event) => {
        event.preventDefault();
        runDialog(part);
    } } }), h('div', { class: 'trace-body' }, text && h('p', { class: 'muted' }, text), part.fields,
        part.bar.node, part.status),
    h('div', { class: 'regroup-buttons' }, part.cancel, part.go));
    return { dialog: part.dialog, say: (words, bad) => sayDialog(part, words, bad), go: part.go };
}

/** Undoes a job: the old sets are listed again, the new ones are not. */
async function undo(job, done) {
    try {
        for (const id of job.binned) {
            await api.restoreSet(id);
        }
        for (const one of job.made.filter((made) => !made.already_stored)) {
            await api.deleteSet(one.set);
        }
    } catch (error) {
        toast(`Not everything could be undone. ${error.message}`, { urgent: true });
    }
    done(job.binned[0]);
}

function tellEnd(text, job, done) {
    toast(text, { seconds: 30, action: { label: 'Undo', run: () => undo(job, done) } });
    done(job.set);
}

/** The choice of files to take out of a set: {node, chosen() → numbers}. */
function filePicker(set, onChange) {
    const boxes = set.file_list.map((file) => h('input', { type: 'checkbox',
        value: String(file.number), on: { change: onChange } }));
    const rows = set.file_list.map((file, i) => h('li', {}, h('label', { class: 'check' },
        boxes[i], h('span', { class: 'regroup-rank' }, `Rank ${file.rank}`),
        h('span', { class: 'mono wrap' }, file.file),
        h('span', { class: 'muted small' }, formatBytes(file.disk_bytes)))));
    return { node: h('ul', { class: 'regroup-files', 'aria-label': 'Files' }, rows),
        chosen: () => boxes.filter((box) => box.checked).map((box) => Number(box.value)) };
}

function choice(name, value, text, checked, onChange) {
    return h('label', { class: 'check' }, h('input', { type: 'radio', name, value, checked,
        on: { change: onChange } }), text);
}

/** Asks how to split a set. `done(id)`: the list has changed, `id` is new. */
async function splitSet(set, done) {
    const name = uniqueId('split');
    const form = h('div', { class: 'regroup-form' }, h('p', { class: 'muted' }, 'Loading …'));
    let picker = null;
    const each = () => form.querySelector('input:checked')?.value !== 'two';
    const { dialog, say, go } = openJobDialog({ title: `Split ${set.label}`, action: 'Split',
        text: 'The new sets are the same as if their files had been added separately. The traces are '
            + 'not needed.',
        form,
        start: async () => {
            const files = each() ? [] : picker.chosen();
            if (!each() && (files.length === 0 || files.length === set.files)) {
                say('Check some of the files, and not all of them.', true);
                return null;
            }
            return api.splitSet(set.id, each() ? {} : { parts: [{ files }] });
        },
        ended: (job) => tellEnd(`“${set.label}” was split into ${
            plural(job.made.length, 'set')}.`, job, done) });
    const draw = () => { picker.node.hidden = each(); };
    go.disabled = true;
    try {
        const whole = await api.getSet(set.id);
        picker = filePicker(whole, () => say(''));
        fill(form, choice(name, 'each', `Each file becomes a set: ${
            plural(whole.file_list.length, 'set')}`, true, draw),
        choice(name, 'two', 'The checked files become one set, the others another', false, draw),
        picker.node);
        draw();
        go.disabled = false;
        if (dialog.open) {
            form.querySelector('input').focus();
        }
    } catch (error) {
        fill(form);
        say(error.message, true);
    }
}

/** Asks for the label of the joined set. `done(id)`: as for splitSet. */
function joinSets(sets, done) {
    const label = uniqueId('label');
    const input = h('input', { id: label, type: 'text', maxlength: '200', autocomplete: 'off',
        spellcheck: 'false', placeholder: 'The beginning that their labels share' });
    openJobDialog({ title: `Join ${plural(sets.length, 'set')}`, action: 'Join',
        text: 'All their files become the ranks of one set, as if they had been dropped together. '
            + 'Files that state no rank, neither inside nor in their name, are numbered again.',
        form: h('div', { class: 'regroup-form' },
            h('ul', { class: 'regroup-files', 'aria-label': 'Sets' }, sets.map((set) => h('li', {},
                h('span', { class: 'wrap' }, set.label), h('span', { class: 'muted small' },
                    ` ${plural(set.files, 'file')}`)))),
            h('label', { for: label }, 'Label'), input),
        start: () => api.joinSets(sets.map((set) => set.id), input.value.trim()),
        ended: (job) => tellEnd(`${plural(sets.length, 'set')} were joined.`, job, done) });
    input.focus();
}

const MANY = 10; // sets, from which on there is a search
const TAGS_SHOWN = 12;
const TYPING_MS = 200;
const AT_ONCE = 4; // requests

/** Runs `work` for each of a list, some at once. Returns those that failed, with their errors. */
async function forEachOf(list, work) {
    const failed = [];
    const queue = [...list];
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        while (queue.length > 0) {
            const item = queue.shift();
            try {
                await work(item);
            } catch (error) {
                failed.push({ item, error });
            }
        }
    }));
    return failed;
}

/** Search, tags and, if the table has no head, the order. */
function createFinder({ change, sort }) {
    const id = uniqueId('find');
    const found = h('span', { class: 'muted small found' });
    let wanted = false; // opened by the key of the search, although there are few sets
    const input = searchField({ id, wait: TYPING_MS, onText: (q) => change({ q }),
        maxlength: '120', placeholder: 'Find by label, note, tag, device, file or id' });
    const order = select(SORTS.flatMap(({ sort: key, text }) => [['desc', '↓'], ['asc', '↑']]
        .map(([way, mark]) => [`${key} ${way}`, `${text} ${mark}`])),
    (value) => sort(...value.split(' ')), { 'aria-label': 'Sort by' });
    const tags = h('span', { class: 'tags filter-tags', role: 'group', 'aria-label': 'Tags' });
    const node = h('div', { class: 'find-bar', hidden: true, role: 'search' },
        h('label', { for: id, class: 'visually-hidden' }, 'Find sets'), input, tags,
        h('span', { class: 'list-order' }, order), found);

    /** `known`: [{tag, sets}]. */
    function drawTags(state, known, toggle) {
        const shown = [...state.tag.filter((tag) => !known.some((one) => one.tag === tag))
            .map((tag) => ({ tag })), ...known.slice(0, TAGS_SHOWN)];
        keepFocus(tags, () => fill(tags, shown.map(({ tag, sets }) => button([tag, sets !== undefined
            && h('span', { class: 'muted' }, ` ${formatCount(sets)}`)], () => toggle(tag),
        { class: 'tag', 'aria-pressed': String(state.tag.includes(tag)), data: { tag } }))), 'tag');
    }

    function focus() {
        wanted = true;
        node.hidden = false;
        input.focus();
        input.select();
    }

    return { node, drawTags, focus, draw(state, total, allTotal) {
        node.hidden = allTotal <= MANY && !isFiltered(state) && !wanted;
        order.value = `${state.sort} ${state.order}`;
        if (document.activeElement !== input) {
            input.value = state.q;
        }
        const text = total === 0 ? 'No set matches.' : plural(total, 'set');
        found.textContent = isFiltered(state) ? text : '';
        return text;
    } };
}

const allPinned = (checked) => [...checked.values()].every((set) => set.pinned);

/** The actions on the checked sets, at the lower edge of the window, over the page. */
function createBulkBar(actions) {
    const count = h('span', { role: 'status' });
    const compare = button('', actions.compare, { class: 'primary' });
    const join = button('Join …', actions.join, { class: 'writes' });
    const tag = button('Tags …', actions.tags, { class: 'writes' });
    const pin = button('', actions.pin, { class: 'writes' });
    const remove = button('', actions.remove, { class: 'writes danger' });
    const node = h('section', { class: 'bulk-bar', 'aria-label': 'Selected sets', hidden: true },
        count, compare, join, tag, pin, remove, iconButton('close', 'Select none', actions.clear));
    return { node, draw(checked) {
        node.hidden = checked.size === 0;
        count.textContent = `${formatCount(checked.size)} selected`;
        compare.textContent = `Compare (${formatCount(checked.size)})`;
        compare.disabled = checked.size !== 2;
        compare.title = checked.size === 2 ? 'The older set becomes the control, unless the names say otherwise'
            : 'Select two sets to compare them';
        join.disabled = checked.size < 2;
        join.title = checked.size < 2 ? 'Select two sets or more to join them' : 'Make one set of them';
        pin.textContent = allPinned(checked) ? 'Unpin' : 'Pin';
        remove.textContent = `Delete (${formatCount(checked.size)})`;
    } };
}

/** The buttons for the pages of the list. */
function createPager(change) {
    const text = h('span', { class: 'muted' });
    const before = button('Previous', () => change(-1));
    const after = button('Next', () => change(1));
    const node = h('nav', { class: 'pager', 'aria-label': 'Pages of the list', hidden: true },
        before, text, after);
    return { node, draw(page, answer) {
        const first = (page - 1) * LIST_PAGE;
        const last = Math.min(first + LIST_PAGE, answer.entry_total);
        node.hidden = answer.entry_total <= LIST_PAGE && page === 1;
        before.disabled = page === 1;
        after.disabled = last >= answer.entry_total;
        text.textContent = last > first ? `${formatCount(first + 1)}–${formatCount(last)} of ${
            formatCount(answer.entry_total)}${answer.entry_total === answer.total ? ''
            : ` rows, ${plural(answer.total, 'set')}`}` : '';
    } };
}

function askList(part, changes, options) {
    part.typed = true;
    part.change({ page: 1, ...changes }, options);
}

/* ---- asking ---- */

async function loadList(part) {
    part.question?.abort();
    part.question = new AbortController();
    const { signal } = part.question;
    part.asked = listQuery(part.state).toString();
    part.content.ariaBusy = 'true';
    const slow = setTimeout(() => part.context.busy(true), 400);
    try {
        const [got, tags, all] = await Promise.all([
            api.querySets(listQuery(part.state), { signal }), api.listTags({ signal }),
            isFiltered(part.state) ? api.querySets('limit=0', { signal }) : null]);
        part.answer = got;
        part.known = tags;
        part.allTotal = part.files.draw(all ?? got);
        await refreshGroups(part, signal);
        showList(part);
    } catch (error) {
        if (error.name !== 'AbortError') {
            showError(part, error);
        }
    } finally {
        clearTimeout(slow);
        if (!signal.aborted) {
            part.context.busy(false);
            part.content.ariaBusy = null;
        }
    }
}

function showError(part, error) {
    part.answer = null;
    part.asked = '';
    fill(part.content, errorBox(error, 'The traces cannot be listed',
        button('Try again', () => loadList(part), { class: 'primary' })));
}

function groupQuery(part, prefix, offset, limit = LIST_PAGE) {
    const query = queryWith(listQuery({ ...part.state, page: 1 }), { prefix, offset, limit });
    query.delete('group');
    return query;
}

/** Open groups stay open, with as many rows. */
async function refreshGroups(part, signal) {
    const there = new Set(part.answer.entries.flatMap(({ group }) => (group ? [group.prefix]
        : [])));
    for (const [prefix, opened] of [...part.groups]) {
        if (!there.has(prefix)) {
            part.groups.delete(prefix);
            continue;
        }
        const got = await api.querySets(groupQuery(part, prefix, 0,
            Math.min(1000, Math.max(LIST_PAGE, opened.sets.length))), { signal });
        part.groups.set(prefix, { sets: setsOf(got), total: got.total, loading: false });
    }
}

async function loadGroup(part, prefix) {
    const opened = part.groups.get(prefix);
    const mine = part.asked;
    opened.loading = true;
    drawList(part);
    try {
        const got = await api.querySets(groupQuery(part, prefix, opened.sets.length));
        opened.sets = [...opened.sets, ...setsOf(got)];
        opened.total = got.total;
    } catch (error) {
        toast(`${prefix} cannot be listed. ${error.message}`, { urgent: true });
    }
    opened.loading = false;
    if (mine === part.asked) {
        drawList(part);
    }
}

function toggleGroup(part, prefix) {
    if (part.groups.delete(prefix)) {
        drawList(part);
    } else {
        part.groups.set(prefix, { sets: [], total: 0, loading: true });
        loadGroup(part, prefix);
    }
}

/* ---- showing ---- */

const setsOf = (got) => got.entries.flatMap(({ set }) => (set ? [set] : []));

const shownSets = (part) => part.answer.entries.flatMap(({ set, group }) => (set ? [set]
    : part.groups.get(group.prefix)?.sets ?? []));

function showList(part) {
    part.loaded({ sets: setsOf(part.answer), allTotal: part.allTotal,
        checking: part.files.checking() });
    const text = part.finder.draw(part.state, part.answer.total, part.allTotal);
    if (part.typed) {
        part.typed = false;
        announce(text);
    }
    drawList(part);
    if (part.arrived !== '') {
        reveal(part, part.arrived);
    }
}

function drawList(part) {
    if (!part.answer) {
        return;
    }
    part.finder.drawTags(part.state, part.known, (tag) => toggleTag(part, tag));
    part.pager.draw(part.state.page, part.answer);
    part.bulk.draw(part.checked);
    if (part.answer.entries.length === 0 && part.files.checking()) {
        return; // sets will follow
    }
    if (part.answer.entries.length === 0) {
        fill(part.content, part.allTotal === 0 ? part.empty() : nothing(part));
        return;
    }
    if (part.table.node.parentNode !== part.content) {
        fill(part.content, part.table.node);
    }
    part.table.draw({ ...part.answer, groups: part.groups, picked: part.picked,
        checked: part.checked, sort: part.state.sort, order: part.state.order });
}

const nothing = (part) => (part.answer.total > 0
    ? h('p', { class: 'card nothing' }, 'There is nothing on this page.')
    : h('p', { class: 'card nothing' }, 'No set matches. ', button('Show all',
        () => askList(part, { q: '', tag: [] }), { class: 'link-button' })));

/** Draws the user's attention to a set, which may be in a closed group. */
function reveal(part, id) {
    part.arrived = '';
    if (part.table.flash(id)) {
        return;
    }
    const found = part.answer.entries.find(({ group }) => group
        && part.groups.get(group.prefix)?.sets.some((set) => set.id === id));
    if (!found) {
        api.namedSets([id]).then(([set]) => {
            const [home] = (set && part.answer ? part.answer.entries : []).filter(({ group }) =>
                group && set.label.toLowerCase().startsWith(group.prefix.toLowerCase()))
                .sort((a, b) => b.group.prefix.length - a.group.prefix.length);
            if (home && !part.groups.has(home.group.prefix)) {
                toggleGroup(part, home.group.prefix);
            }
        }).catch(() => {});
    }
}

/* ---- the request ---- */

function sortBy(part, column) {
    const first = column === 'label' ? 'asc' : 'desc';
    const other = first === 'asc' ? 'desc' : 'asc';
    askList(part, { sort: column, order: part.state.sort === column && part.state.order === first
        ? other : first });
}

function toggleTag(part, tag) {
    const has = part.state.tag.includes(tag);
    askList(part, { tag: has ? part.state.tag.filter((one) => one !== tag) : [...part.state.tag,
        tag].slice(-8) });
}

/* ---- checks ---- */

function check(part, set, on, range) {
    const list = shownSets(part);
    const [from, to] = [list.findIndex((one) => one.id === part.anchor),
        list.findIndex((one) => one.id === set.id)].sort((a, b) => a - b);
    const meant = range && from >= 0 ? list.slice(from, to + 1) : [set];
    meant.forEach((one) => (on ? part.checked.set(one.id, one) : part.checked.delete(one.id)));
    part.anchor = set.id;
    drawList(part);
}

function checkAll(part, on) {
    shownSets(part).forEach((set) => (on ? part.checked.set(set.id, set)
        : part.checked.delete(set.id)));
    drawList(part);
}

function compareChecked(part) {
    const [older, newer] = [...part.checked.values()].sort((a, b) =>
        a.created.localeCompare(b.created));
    const [control, test] = orderPair(older, newer);
    part.context.go(startHref(control.id, test.id));
}

/* ---- changes ---- */

/** A set as it is now, wherever it is shown. */
function putSet(part, set) {
    if (part.answer === null) { // the list could not be loaded
        loadList(part);
        return;
    }
    const swap = (one) => (one.id === set.id ? { ...one, ...set } : one);
    part.answer.entries = part.answer.entries.map((entry) => (entry.set
        ? { set: swap(entry.set) } : entry));
    part.groups.forEach((opened) => { opened.sets = opened.sets.map(swap); });
    if (part.checked.has(set.id)) {
        part.checked.set(set.id, set);
    }
    part.loaded({ sets: setsOf(part.answer), allTotal: part.allTotal });
    drawList(part);
    if (part.content.ariaBusy === 'true') { // the pending answer may be older than this change
        loadList(part);
    }
}

/** Sets were removed and added. */
function regrouped(part, id) {
    part.checked.clear();
    part.arrived = id;
    return loadList(part);
}

async function saveSet(part, set, changes) {
    try {
        putSet(part, await api.patchSet(set.id, changes));
        announce('Saved.');
        return true;
    } catch (error) {
        toast(`Not saved. ${error.message}`, { urgent: true });
        return false;
    }
}

function tagSets(part, sets) {
    const dialog = openTagDialog(sets, (set) => putSet(part, set));
    dialog.addEventListener('close', () => loadList(part));
}

const wereThey = (list, words) => `${list.length === 1 ? 'was' : 'were'} ${words}`;

/** Tells which sets of forEachOf() `words`, and why the first; returns whether there are any. */
function sayFailed(failed, words) {
    if (failed.length > 0) {
        toast(`${called(failed.map(({ item }) => item))} ${words}. ${failed[0].error.message}`,
            { urgent: true });
    }
    return failed.length > 0;
}

const called = (sets) => (sets.length === 1 ? `“${sets[0].label}”` : plural(sets.length, 'set'));

async function pinList(part, sets, on) {
    const failed = await forEachOf(sets, async (set) =>
        putSet(part, await api.patchSet(set.id, { pinned: on })));
    if (!sayFailed(failed, wereThey(failed, 'not changed'))) {
        announce(`${called(sets)} ${sets.length === 1 ? 'is' : 'are'} ${on ? 'pinned'
            : 'not pinned'}.`);
    }
}

async function removeSets(part, sets) {
    const failed = await forEachOf(sets, (set) => api.deleteSet(set.id));
    sayFailed(failed, wereThey(failed, 'not deleted'));
    const gone = sets.filter((set) => !failed.some(({ item }) => item === set));
    gone.forEach((set) => part.checked.delete(set.id));
    if (gone.length > 0) {
        toast(`${called(gone)} ${wereThey(gone, 'deleted')}.`, { seconds: 30,
            action: { label: 'Undo', run: () => restoreList(part, gone) } });
    }
    document.getElementById('main').focus({ preventScroll: true });
    await loadList(part);
}

async function restoreList(part, sets) {
    const failed = await forEachOf(sets, (set) => api.restoreSet(set.id));
    sayFailed(failed, 'cannot be brought back');
    part.arrived = sets.length === 1 ? sets[0].id : '';
    await loadList(part);
}

/** The request of the URL, and the ids and labels of the picked sets. */
function showRequest(part, next, picks) {
    const before = part.state;
    part.state = next;
    part.picked = picks;
    if (before && listQuery(before).get('sort') !== listQuery(part.state).get('sort')) {
        part.groups.clear();
    }
    if (listQuery(part.state).toString() !== part.asked) {
        loadList(part);
    } else {
        drawList(part);
    }
}

/** `change(changes, {replace})` puts changes of the question into the URL; `pick(side, set)`;
 * `loaded({sets, allTotal, checking})` after each answer: the sets of the page, and whether more will
 * come; `empty`: what to show if nothing is stored; `context`: that of the pages. */
export function createSetList({ change, pick, loaded, empty, context }) {
    const part = {
        change, loaded, empty, context,
        checked: new Map(), // set id → set
        groups: new Map(), // prefix → {sets, total, loading}, of the open ones
        state: null,
        answer: null, // with `entries`
        asked: '', // the request of `answer`, or the pending one
        allTotal: null,
        known: [], // tags
        picked: { control: '', test: '', labels: { control: '', test: '' } },
        anchor: '', // where a range of checks begins
        question: null, arrived: '',
        typed: false, // whether the next answer is announced
    };
    part.content = h('div', { class: 'content' }, skeleton());

    part.finder = createFinder({ change: (changes) => askList(part, changes, { replace: true }),
        sort: (sort, order) => askList(part, { sort, order }) });
    part.table = createSetTable({ pick, save: (set, changes) => saveSet(part, set, changes),
        pin: (sets, on) => pinList(part, sets, on), remove: (sets) => removeSets(part, sets),
        check: (set, on, range) => check(part, set, on, range),
        checkAll: (on) => checkAll(part, on), toggleGroup: (prefix) => toggleGroup(part, prefix),
        tags: (sets) => tagSets(part, sets), more: (prefix) => loadGroup(part, prefix),
        split: (set) => splitSet(set, (id) => regrouped(part, id)),
        filterTag: (tag) => toggleTag(part, tag), sort: (column) => sortBy(part, column) });
    part.bulk = createBulkBar({ compare: () => compareChecked(part),
        join: () => joinSets([...part.checked.values()], (id) => regrouped(part, id)),
        tags: () => tagSets(part, [...part.checked.values()]),
        pin: () => pinList(part, [...part.checked.values()], !allPinned(part.checked)),
        remove: () => removeSets(part, [...part.checked.values()]), clear: () => {
            part.checked.clear();
            drawList(part);
        } });
    part.pager = createPager((by) => {
        change({ page: part.state.page + by });
        part.content.scrollIntoView({ block: 'start' });
    });
    part.files = createSetFiles(() => loadList(part));
    const node = h('div', { class: 'set-list' }, part.files.node, part.finder.node, part.content,
        part.pager.node, part.bulk.node);

    return {
        node,
        show: (next, picks) => showRequest(part, next, picks),
        /** Asks again; `id`: the set to draw attention to. */
        reload(id = '') {
            part.arrived = id || part.arrived;
            return loadList(part);
        },
        /** Moves the focus to the search; returns whether there are sets to search. */
        search: () => part.allTotal > 0 && (part.finder.focus(), true),
        enter: () => part.table.focus(),
        /** The set of the row that has the focus. */
        focused: () => part.answer && shownSets(part).find((set) => set.id
            === document.activeElement.closest('tr[data-set]')?.dataset.set),
        unmount() {
            part.question?.abort();
            part.files.stop();
        },
    };
}

function skeleton() {
    return h('div', { class: 'card skeleton-list', 'aria-hidden': 'true' },
        Array.from({ length: 6 }, () => h('div', { class: 'skeleton' })));
}
