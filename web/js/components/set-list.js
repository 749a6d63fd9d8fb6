// The list of sets: which part is shown (search, tags, order, page, open groups), which sets
// are checked, and actions on them. Its request is in the URL; set-table.js draws it.
import * as api from '../api.js';
import { announce, button, debounce, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { orderPair } from '../pairing.js';
import { isFiltered, LIST_PAGE, listQuery, startHref } from '../state.js';
import { createSetFiles } from './set-files.js';
import { createSetTable, SORTS } from './set-table.js';
import { openTagDialog } from './set-tags.js';
import { joinSets, splitSet } from './split-join.js';
import { toast } from './toast.js';

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
    const type = debounce(TYPING_MS, () => change({ q: input.value.trim() }));
    const input = h('input', { id, type: 'search', autocomplete: 'off', spellcheck: 'false',
        maxlength: '120', placeholder: 'Find by label, note, tag, device, file or id', on: {
            input: type,
            keydown: (event) => {
                if (event.key === 'Escape' && input.value !== '') {
                    event.preventDefault();
                    input.value = '';
                    type.cancel();
                    change({ q: '' });
                }
            },
        } });
    const order = h('select', { 'aria-label': 'Sort by', on: {
        change: () => sort(...order.value.split(' ')) } }, SORTS.flatMap(({ sort: key, text }) =>
        [['desc', '↓'], ['asc', '↑']].map(([way, mark]) =>
            h('option', { value: `${key} ${way}` }, `${text} ${mark}`))));
    const tags = h('span', { class: 'tags filter-tags', role: 'group', 'aria-label': 'Tags' });
    const node = h('div', { class: 'find-bar', hidden: true, role: 'search' },
        h('label', { for: id, class: 'visually-hidden' }, 'Find sets'), input, tags,
        h('span', { class: 'list-order' }, order), found);

    /** `known`: [{tag, sets}]. */
    function drawTags(state, known, toggle) {
        const shown = [...state.tag.filter((tag) => !known.some((one) => one.tag === tag))
            .map((tag) => ({ tag })), ...known.slice(0, TAGS_SHOWN)];
        const focused = tags.contains(document.activeElement) && document.activeElement.dataset.tag;
        fill(tags, shown.map(({ tag, sets }) => button([tag, sets !== undefined
            && h('span', { class: 'muted' }, ` ${formatCount(sets)}`)], () => toggle(tag),
        { class: 'tag', 'aria-pressed': String(state.tag.includes(tag)), data: { tag } })));
        if (focused) {
            tags.querySelector(`[data-tag="${CSS.escape(focused)}"]`)?.focus();
        }
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

/**
 * `change(changes, {replace})` puts changes of the question into the URL; `pick(side, set)`;
 * `ready()` must resolve before the list is drawn; `loaded({sets, allTotal, checking})` after each
 * answer: the sets of the page, and whether more will come; `empty`: what to show if nothing is
 * stored; `context`: that of the pages.
 */
export function createSetList({ change, pick, ready, loaded, empty, context }) {
    const content = h('div', { class: 'content' }, skeleton());
    const checked = new Map(); // set id → set
    const groups = new Map(); // prefix → {sets, total, loading}, of the open ones
    let state = null;
    let answer = null; // with `entries`
    let asked = ''; // the request of `answer`, or the pending one
    let allTotal = null;
    let known = []; // tags
    let picked = { control: '', test: '', labels: { control: '', test: '' } };
    let anchor = ''; // where a range of checks begins
    let question = null;
    let arrived = '';
    let typed = false; // whether the next answer is announced

    const ask = (changes, options) => {
        typed = true;
        change({ page: 1, ...changes }, options);
    };
    const finder = createFinder({ change: (changes) => ask(changes, { replace: true }),
        sort: (sort, order) => ask({ sort, order }) });
    const table = createSetTable({ pick, save, pin, remove, check, checkAll, toggleGroup,
        tags: tagSets, split: (set) => splitSet(set, regrouped), more: loadGroup, filterTag: toggleTag, sort: sortBy });
    const bulk = createBulkBar({ compare: compareChecked,
        join: () => joinSets([...checked.values()], regrouped), tags: () => tagSets([...checked.values()]),
        pin: () => pin([...checked.values()], !allPinned(checked)),
        remove: () => remove([...checked.values()]), clear: () => {
            checked.clear();
            draw();
        } });
    const pager = createPager((by) => {
        change({ page: state.page + by });
        content.scrollIntoView({ block: 'start' });
    });
    const files = createSetFiles(load);
    const node = h('div', { class: 'set-list' }, files.node, finder.node, content, pager.node, bulk.node);

    /* ---- asking ---- */

    async function load() {
        question?.abort();
        question = new AbortController();
        const { signal } = question;
        asked = listQuery(state).toString();
        content.ariaBusy = 'true';
        const slow = setTimeout(() => context.busy(true), 400);
        try {
            const [got, tags, all] = await Promise.all([
                api.querySets(listQuery(state), { signal }), api.listTags({ signal }),
                isFiltered(state) ? api.querySets('limit=0', { signal }) : null, ready()]);
            answer = got;
            known = tags;
            allTotal = files.draw(all ?? got);
            await refreshGroups(signal);
            show();
        } catch (error) {
            if (error.name !== 'AbortError') {
                showError(error);
            }
        } finally {
            clearTimeout(slow);
            if (!signal.aborted) {
                context.busy(false);
                content.ariaBusy = null;
            }
        }
    }

    function showError(error) {
        answer = null;
        asked = '';
        fill(content, h('div', { class: 'error-box', role: 'alert' },
            h('h2', {}, 'The traces cannot be listed'), h('p', {}, error.message),
            button('Try again', load, { class: 'primary' })));
    }

    const groupQuery = (prefix, offset, limit = LIST_PAGE) => {
        const query = listQuery({ ...state, page: 1 });
        query.delete('group');
        query.set('prefix', prefix);
        query.set('offset', String(offset));
        query.set('limit', String(limit));
        return query;
    };

    /** Open groups stay open, with as many rows. */
    async function refreshGroups(signal) {
        const there = new Set(answer.entries.flatMap(({ group }) => (group ? [group.prefix] : [])));
        for (const [prefix, opened] of [...groups]) {
            if (!there.has(prefix)) {
                groups.delete(prefix);
                continue;
            }
            const got = await api.querySets(groupQuery(prefix, 0,
                Math.min(1000, Math.max(LIST_PAGE, opened.sets.length))), { signal });
            groups.set(prefix, { sets: setsOf(got), total: got.total, loading: false });
        }
    }

    async function loadGroup(prefix) {
        const opened = groups.get(prefix);
        const mine = asked;
        opened.loading = true;
        draw();
        try {
            const got = await api.querySets(groupQuery(prefix, opened.sets.length));
            opened.sets = [...opened.sets, ...setsOf(got)];
            opened.total = got.total;
        } catch (error) {
            toast(`${prefix} cannot be listed. ${error.message}`, { urgent: true });
        }
        opened.loading = false;
        if (mine === asked) {
            draw();
        }
    }

    function toggleGroup(prefix) {
        if (groups.delete(prefix)) {
            draw();
        } else {
            groups.set(prefix, { sets: [], total: 0, loading: true });
            loadGroup(prefix);
        }
    }

    /* ---- showing ---- */

    const setsOf = (got) => got.entries.flatMap(({ set }) => (set ? [set] : []));
    const shownSets = () => answer.entries.flatMap(({ set, group }) => (set ? [set]
        : groups.get(group.prefix)?.sets ?? []));

    function show() {
        loaded({ sets: setsOf(answer), allTotal, checking: files.checking() });
        const text = finder.draw(state, answer.total, allTotal);
        if (typed) {
            typed = false;
            announce(text);
        }
        draw();
        if (arrived !== '') {
            reveal(arrived);
        }
    }

    function draw() {
        if (!answer) {
            return;
        }
        finder.drawTags(state, known, toggleTag);
        pager.draw(state.page, answer);
        bulk.draw(checked);
        if (answer.entries.length === 0 && files.checking()) {
            return; // sets will follow
        }
        if (answer.entries.length === 0) {
            fill(content, allTotal === 0 ? empty() : nothing());
            return;
        }
        if (table.node.parentNode !== content) {
            fill(content, table.node);
        }
        table.draw({ ...answer, groups, picked, checked, sort: state.sort, order: state.order });
    }

    const nothing = () => (answer.total > 0
        ? h('p', { class: 'card nothing' }, 'There is nothing on this page.')
        : h('p', { class: 'card nothing' }, 'No set matches. ', button('Show all',
            () => ask({ q: '', tag: [] }), { class: 'link-button' })));

    /** Draws the user's attention to a set, which may be in a closed group. */
    function reveal(id) {
        arrived = '';
        if (table.flash(id)) {
            return;
        }
        const found = answer.entries.find(({ group }) => group
            && groups.get(group.prefix)?.sets.some((set) => set.id === id));
        if (!found) {
            api.namedSets([id]).then(([set]) => {
                const [home] = (set && answer ? answer.entries : []).filter(({ group }) => group
                    && set.label.toLowerCase().startsWith(group.prefix.toLowerCase()))
                    .sort((a, b) => b.group.prefix.length - a.group.prefix.length);
                if (home && !groups.has(home.group.prefix)) {
                    toggleGroup(home.group.prefix);
                }
            }).catch(() => {});
        }
    }

    /* ---- the request ---- */

    function sortBy(column) {
        const first = column === 'label' ? 'asc' : 'desc';
        const other = first === 'asc' ? 'desc' : 'asc';
        ask({ sort: column, order: state.sort === column && state.order === first ? other : first });
    }

    function toggleTag(tag) {
        const has = state.tag.includes(tag);
        ask({ tag: has ? state.tag.filter((one) => one !== tag) : [...state.tag, tag].slice(-8) });
    }

    /* ---- checks ---- */

    function check(set, on, range) {
        const list = shownSets();
        const [from, to] = [list.findIndex((one) => one.id === anchor),
            list.findIndex((one) => one.id === set.id)].sort((a, b) => a - b);
        const meant = range && from >= 0 ? list.slice(from, to + 1) : [set];
        meant.forEach((one) => (on ? checked.set(one.id, one) : checked.delete(one.id)));
        anchor = set.id;
        draw();
    }

    function checkAll(on) {
        shownSets().forEach((set) => (on ? checked.set(set.id, set) : checked.delete(set.id)));
        draw();
    }

    function compareChecked() {
        const [older, newer] = [...checked.values()].sort((a, b) =>
            a.created.localeCompare(b.created));
        const [control, test] = orderPair(older, newer);
        context.go(startHref(control.id, test.id));
    }

    /* ---- changes ---- */

    /** A set as it is now, wherever it is shown. */
    function put(set) {
        if (answer === null) { // the list could not be loaded
            load();
            return;
        }
        const swap = (one) => (one.id === set.id ? { ...one, ...set } : one);
        answer.entries = answer.entries.map((entry) => (entry.set
            ? { set: swap(entry.set) } : entry));
        groups.forEach((opened) => { opened.sets = opened.sets.map(swap); });
        if (checked.has(set.id)) {
            checked.set(set.id, set);
        }
        loaded({ sets: setsOf(answer), allTotal });
        draw();
        if (content.ariaBusy === 'true') { // the pending answer may be older than this change
            load();
        }
    }

    /** Sets were removed and added. */
    function regrouped(id) {
        checked.clear();
        arrived = id;
        return load();
    }

    async function save(set, changes) {
        try {
            put(await api.patchSet(set.id, changes));
            announce('Saved.');
            return true;
        } catch (error) {
            toast(`Not saved. ${error.message}`, { urgent: true });
            return false;
        }
    }

    function tagSets(sets) {
        const dialog = openTagDialog(sets, put);
        dialog.addEventListener('close', () => load());
    }

    const called = (sets) => (sets.length === 1 ? `“${sets[0].label}”` : plural(sets.length, 'set'));

    async function pin(sets, on) {
        const failed = await forEachOf(sets, async (set) =>
            put(await api.patchSet(set.id, { pinned: on })));
        if (failed.length > 0) {
            toast(`${called(failed.map(({ item }) => item))} ${failed.length === 1 ? 'was' : 'were'
            } not changed. ${failed[0].error.message}`, { urgent: true });
        } else {
            announce(`${called(sets)} ${sets.length === 1 ? 'is' : 'are'} ${on ? 'pinned'
                : 'not pinned'}.`);
        }
    }

    async function remove(sets) {
        const failed = await forEachOf(sets, (set) => api.deleteSet(set.id));
        if (failed.length > 0) {
            toast(`${called(failed.map(({ item }) => item))} ${failed.length === 1 ? 'was' : 'were'
            } not deleted. ${failed[0].error.message}`, { urgent: true });
        }
        const gone = sets.filter((set) => !failed.some(({ item }) => item === set));
        gone.forEach((set) => checked.delete(set.id));
        if (gone.length > 0) {
            toast(`${called(gone)} ${gone.length === 1 ? 'was' : 'were'} deleted.`, { seconds: 30,
                action: { label: 'Undo', run: () => restore(gone) } });
        }
        document.getElementById('main').focus({ preventScroll: true });
        await load();
    }

    async function restore(sets) {
        const failed = await forEachOf(sets, (set) => api.restoreSet(set.id));
        if (failed.length > 0) {
            toast(`${called(failed.map(({ item }) => item))} cannot be brought back. ${
                failed[0].error.message}`, { urgent: true });
        }
        arrived = sets.length === 1 ? sets[0].id : '';
        await load();
    }

    return {
        node,
        /** The request of the URL, and the ids and labels of the picked sets. */
        show(next, picks) {
            const before = state;
            state = next;
            picked = picks;
            if (before && listQuery(before).get('sort') !== listQuery(state).get('sort')) {
                groups.clear();
            }
            if (listQuery(state).toString() !== asked) {
                load();
            } else {
                draw();
            }
        },
        /** Asks again; `id`: the set to draw attention to. */
        reload(id = '') {
            arrived = id || arrived;
            return load();
        },
        /** Moves the focus to the search; returns whether there are sets to search. */
        search: () => allTotal > 0 && (finder.focus(), true),
        enter: () => table.focus(),
        /** The set of the row that has the focus. */
        focused: () => answer && shownSets().find((set) => set.id
            === document.activeElement.closest('tr[data-set]')?.dataset.set),
        unmount() {
            question?.abort();
            files.stop();
        },
    };
}

function skeleton() {
    return h('div', { class: 'card skeleton-list', 'aria-hidden': 'true' },
        Array.from({ length: 6 }, () => h('div', { class: 'skeleton' })));
}
