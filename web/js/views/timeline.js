// A step of a rank of each side, one above the other: threads and streams over time. The URL is
// the state, as on the Compare page; the server merges spans that are too short to be seen. ranks.js has
// all ranks on the same page.
import * as api from '../api.js';
import { makePicture, savePictureFile } from '../canvas/spans.js';
import { createDataTable } from '../components/data-table.js';
import { copyText } from '../components/op-table.js';
import { chooseSide, createSetPicker, sideCard } from '../components/sides.js';
import { openTraceDialog } from '../components/trace-dialog.js';
import { announce, button, createNews, debounce, errorBox, fill, h, iconButton, keepFocus, pictureButtons, segmented,
    select, toast, uniqueId } from '../dom.js';
import { exactTime, exactTimeDiff, fileNamePart, formatCount, formatTime, formatTimeDiff, plural }
    from '../format.js';
import { chooseBox, createQuestion, loadSets, otherTraces } from '../question.js';
import { rowId } from '../rows.js';
import { compareHref, findSet, laneKey, markersOf, opHref, OTHER, putMarker, queryWith, ranksOf, readCompare, readOp,
    readTimeline, shortId, shownSides, sideLabel, SIDES, spansOf, stepsOf, timelineHref, toggled, unmarked }
    from '../state.js';
import { changesOf, COUNTER, countWords, createPartners, createPath, createRows, createSearch,
    createSideData, findCalls, isSingle, keyOf, layPane, placeOn, placeWords, searchSpans, SPAN }
    from '../timeline/data.js';
import { around, CHANGES, changeWords, createStage, nth } from '../timeline/stage.js';
import { BACKLOG, isBacklog } from '../words.js';

// The bar above the lanes: search, zoom, sums, choice of sides, pictures.

/** `page`: with its stage and its stretch; `searchNode`, `more`: what it alone has. */
export function createBar(page, searchNode, more) {
    const change = (changed) => changeTimeline(page, changed);
    const sides = segmented('Sides', [['both', 'Both', 'One side above the other'],
        ['control', 'Control', 'The control alone'], ['test', 'Test', 'The test alone']], (show) => change({ show }));
    const ranks = segmented('Ranks', [['', 'One rank', 'A rank of each side, with its threads and streams'],
        ['all', 'All ranks', 'A lane for each rank, on one clock: who is late']], (text) => change({ ranks: text }));
    const unalign = button('Align at the start', () => change({ align: '', align_category: '', align_nth: 0 }), { hidden: true,
        title: 'Both sides begin at the start of their step again' });
    const node = h('div', { class: 'timeline-bar' }, ranks.node, searchNode,
        h('span', { class: 'timeline-zoom' },
            iconButton('plus', 'Zoom in (W)', () => page.stage.glide(0.6), { data: { do: 'in' } }),
            iconButton('minus', 'Zoom out (S)', () => page.stage.glide(1 / 0.6), { data: { do: 'out' } }),
            button('Fit', page.stage.fit, { title: 'Show the whole step (0)' }),
            button('Sums', () => page.stretch.choose(page.stage.current()), { title: 'Where the time in view goes, by name; for another '
                + 'stretch drag with Shift' })),
        sides.node, more, unalign,
        h('span', { class: 'chart-tools' }, button('Perfetto …', () => openTraceDialog(
            [page.state.control, page.state.test].filter((set) => set !== ''))),
        pictureButtons((type) => saveTimeline(page, type), 'the timeline', 'The timeline')));
    return {
        node,
        /** `most`: the ranks of the side that has most. */
        draw(state, most) {
            ranks.press(state.ranks && 'all');
            ranks.node.hidden = most < 2 && state.ranks === '';
            sides.press(state.show);
            sides.node.hidden = state.control === '' || state.test === '';
            unalign.hidden = state.align === '';
        },
    };
}

const KEYS = [['host', 'host'], ['compute', 'device: compute'], ['communication', 'communication'],
    ['memory', 'memory'], ['many', 'several rows in one pixel'], ['outside', 'not part of this step'],
    ['gap', 'device idle']];

/** What the colours mean. */
function createLegend() {
    const node = h('ul', { class: 'chart-legend timeline-legend', 'aria-label': 'Colours' });
    return { node, draw(both, path) {
        fill(node, [...both ? Object.entries(CHANGES) : [], ...KEYS,
            ...path ? [['path', 'on the critical path']] : []].map(([name, text]) =>
            h('li', { class: `key key-span-${name}` }, text)),
        both && h('li', { class: 'muted' }, 'a name counts as changed if its time in the step '
            + '(on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it '
            + 'changed'));
    } };
}

// The texts instead of a timeline, and about the parts that it leaves out.

const nothingBox = () => h('div', { class: 'empty' }, h('h2', {}, 'Nothing to show'),
    h('p', {}, 'This set has no ranks with rows.'));

/** `chooseOther()`: lets the page choose rank and step. */
function timelineError(error, side, { retry, chooseOther }) {
    const selection = /rank|step|span/.test(error.code);
    return errorBox(error, `The timeline of the ${side} cannot be shown`,
        selection ? button('Choose another rank and step', chooseOther, { class: 'primary' })
            : button('Try again', retry, { class: 'primary' }), ' ', otherTraces());
}

const LEFT_OUT = { threads: 'host thread', streams: 'stream', deep_rows: 'deeply nested row' };

/** The shown steps of the sides; `chosen`: [{sample} or null]. */
export const spanWord = (chosen) => (chosen.some((one) => one && one.sample.step_number !== null)
    ? 'step' : 'recording');

/** Notes about the parts of a side that differ from the request or are not shown. */
export function notesOf(side, data, chosen) {
    const lines = [];
    const what = spanWord([chosen]);
    if (chosen.missing.length > 0) {
        lines.push(`The ${side} has no ${chosen.missing.join(' and no ')}; another is shown.`);
    }
    const left = Object.entries(LEFT_OUT).filter(([what]) => data.whole.left_out?.[what] > 0)
        .map(([what, words]) => plural(data.whole.left_out[what], words));
    if (data.whole.left_out?.spans) {
        left.push(`rows that are too short for a picture of the whole ${what}`);
    }
    if (left.length > 0) {
        lines.push(`Not shown for the ${side}: ${left.join(', ')}.`);
    }
    if (data.whole.lanes.every((lane) => lane.start.length === 0)) {
        lines.push(`This ${what} of the ${side} has no rows.`);
    } else if (!data.whole.lanes.some((lane) => lane.sort === 'device')) {
        lines.push(`The ${side} has no device work in this ${what}.`);
    }
    return lines;
}

// The choice of the shown step of each side: the set, the rank, the file and the step.

/** `onChange(changes)` gets the parts of the state that change. */
function createPickers(onChange) {
    const node = h('section', { class: 'sides timeline-sides', 'aria-label': 'Control and test' });
    const isNews = createNews();

    /** `chosen`: {control, test: {samples, sample} or null}. */
    function draw(state, sets, chosen) {
        if (isNews(state.ranks, sets?.map((s) => [s.id, s.label]), SIDES.map((side) =>
            [state[side], chosen[side]?.samples.length, chosen[side]?.sample]))) {
            keepFocus(node, () => fill(node, SIDES.map((side) => card(side, state, sets, chosen[side]))));
        }
    }

    function card(side, state, sets, chosen) {
        const picker = createSetPicker({ field: side, set: sets && findSet(sets, state[side]),
            text: state[side], none: `No ${side}`, onPick: (picked) => onChange({
                [side]: picked === null ? '' : shortId(picked.id), [`${side}_rank`]: '',
                [`${side}_span`]: '', [`${side}_step`]: '', ...unmarked([side]) }) });
        return sideCard(side, [picker],
            chosen?.sample && h('div', { class: 'side-selection' }, fields(side, chosen, state.ranks)));
    }

    function fields(side, { samples, sample }, shown) {
        const ranks = ranksOf(samples);
        const some = shown === '' ? 'all' : shown; // a value that stands for several ranks
        const spans = spansOf(samples, sample.rank);
        const steps = stepsOf(samples, sample.rank, sample.span);
        const choose = (key, text, values, now, words, changes) => {
            const id = uniqueId(key);
            return h('span', { class: 'sample-field' }, h('label', { for: id }, text),
                select(values.map((value) => [String(value), words(value)]), (value) =>
                    onChange({ ...changes, [`${side}_${key}`]: value }),
                { id, value: String(now), data: { field: `${side}_${key}` } }));
        };
        const at = steps.indexOf(sample);
        const move = (by, icon, text) => iconButton(icon, `${NAMES[side]}: ${text} step`,
            () => onChange({ [`${side}_step`]: String(steps[at + by].step_number) }),
            { data: { field: `${side}_${text}` }, disabled: !steps[at + by], class: 'step-move' });
        return [choose('rank', 'Rank', ranks.length > 1 || shown ? [...ranks, some] : ranks,
            shown || sample.rank, (rank) => (rank === 'all' ? 'All ranks' : rank === some ? `Ranks ${some}`
                : String(rank)), { [`${side}_span`]: '' }),
            spans.length > 1 && choose('span', 'File', spans, sample.span,
                (span) => String(span + 1), {}),
            sample.step_number === null
                ? h('span', { class: 'muted small' }, `whole recording, ${formatTime(sample.step)}`)
                : [choose('step', 'Step', steps.map((s) => s.step_number), sample.step_number,
                    (number) => `${number} · ${formatTime(steps.find((s) =>
                        s.step_number === number).step)}`, {}),
                move(-1, 'up', 'previous'), move(1, 'down', 'next'),
                h('span', { class: 'visually-hidden' }, `takes ${exactTime(sample.step)}`)]];
    }

    return { node, draw, choose: (name) => chooseSide(node, name) };
}

// The selection: one call, on both sides, and the actions on it.

export const NAMES = { control: 'Control', test: 'Test' };

/** One side of the selected call, in words. */
export function sideLine(side, row, occurrence) {
    if (row === undefined) {
        return `${NAMES[side]}: …`;
    }
    return row === null ? `${NAMES[side]}: no ${nth(occurrence + 1)} call`
        : `${NAMES[side]}: ${exactTime(row.duration)}, from ${exactTime(row.start)}${
            row.of ? `; ${plural(row.of, 'call')} in this ${row.whole ? 'recording' : 'step'}` : ''}${
            linkWords(row)}`;
}

/** When a row of a device was launched, or when what a call launched begins. */
function linkWords({ start, launch, launched, launches }) {
    if (launch) {
        return `; launched ${formatTime(start - launch.start)} earlier`;
    }
    if (!(launched > 0)) {
        return '';
    }
    const wait = Math.min(...launches.map((one) => one.start)) - start;
    return `; it launched ${plural(launched, 'device row')}, ${launched > 1 ? 'the first of ' : ''
    }which began ${formatTime(wait)} later`;
}

/** The row at the other end of a link: the launch, or the first row that was launched. */
const linkedOf = (row) => [row?.launch, ...row?.launches ?? []]
    .find((one) => one && one.occurrence >= 0);

function createSelected(page) {
    const node = h('section', { class: 'card timeline-selected', 'aria-label': 'Selected call',
        hidden: true });
    const isNews = createNews();
    return {
        node,
        /** `what`: {name, category, nth, rows: {control, test}, change, aligned} or null. */
        draw(what, sides) {
            if (!isNews(what, sides)) {
                return;
            }
            node.hidden = what === null;
            if (what !== null) {
                fill(node, callLines(page, what, sides));
            }
        },
    };
}

/** What is said of the selected call, and what can be done with it. */
function callLines(page, what, sides) {
    const { control, test } = what.rows;
    const href = opPageOf(page, what);
    const linked = sides.map((side) => [side, linkedOf(what.rows[side])]).filter(([, row]) => row);
    const words = changeWords(what.change);
    const act = (text, run, props) => button(text, run, { class: 'link-button', ...props });
    return [h('p', { class: 'timeline-selected-name mono' }, h('bdi', {}, what.name),
        h('span', { class: 'muted' }, ` · ${what.category} · ${nth(what.nth + 1)} call`)),
    h('p', { class: 'timeline-selected-times' }, SIDES.filter((side) => sides.includes(side)).map((side) =>
        h('span', { class: `${side}-text` }, sideLine(side, what.rows[side], what.nth))),
    control && test && h('span', { class: 'strong' },
        `test − control: ${formatTimeDiff(test.duration - control.duration)}`)),
    isBacklog(what) && h('p', { class: 'small' }, `${BACKLOG}.`),
    words && h('p', { class: 'small' }, `This operation ${
        ['new', 'gone'].includes(what.change.change) ? 'is ' : ''}${words}.`),
    h('p', { class: 'op-actions' }, act('Zoom to it', () => zoomSelection(page)),
        linked.map(([side, row]) => act(`${what.rows[side].launch ? 'Its launch'
            : 'What it launched'}${linked.length > 1 ? `, ${side}` : ''}`,
        () => showCall(page, { ...row, side, at: row.start - page.shifts[side] }), { title: row.name })),
        control && test && !what.aligned && act('Align both sides at it', () => alignHere(page),
            { title: 'Both sides are moved so that this call begins at the same place' }),
        href && h('a', { href }, 'Open this operation'),
        act('Copy the name', () => copyText(what.name, 'Name copied.')),
        act('Clear (Escape)', () => selectCall(page, NO_CALL)))];
}

// The selected call: where it is on both sides, and how to move to it and to its neighbours.

const NO_CALL = { name: '', category: '', nth: null, at: '' };
const selectCall = (page, changed) => changeTimeline(page, changed, { replace: true });
/** Changes with what is shown. */
const shownKey = (page) => `${page.drawnKey}|${page.alignKey}`;

/** Shows the call that the URL names. A name without a number means its slowest call. */
async function drawSelection(page, shown) {
    const { name, category, nth } = page.state;
    const key = name === '' ? '' : JSON.stringify([shownKey(page), name, category, nth, shown,
        shown.map((side) => page.partners.named(side, name, category))]);
    if (key === page.wanted) {
        markSelection(page, shown);
        return;
    }
    page.wanted = key;
    page.selected = null;
    if (key !== '' && nth === null) {
        await leadSelection(page, shown, key);
        return;
    }
    if (key !== '') {
        page.selected = { name, category, nth, rows: Object.fromEntries(shown.map((side) =>
            [side, page.partners.known(side, name, category, nth)
                ?? page.partners.drawn(page.stage.shown(), side, name, category, nth) ?? undefined])) };
    }
    markSelection(page, shown);
    if (page.selected) {
        await complete(page, page.selected, shown);
    }
}

/** Asks the server for calls that are not drawn, and for the number of calls. */
async function complete(page, mine, shown) {
    const { name, category, nth, rows } = mine;
    await Promise.all(shown.filter((side) => rows[side]?.of === undefined
        && rows[side] !== null).map(async (side) => {
        try {
            rows[side] = await page.partners.ask(side, name, category, nth);
        } catch {
            // Only the drawn calls are known.
        }
    }));
    if (!page.dead && page.selected === mine) {
        markSelection(page, shown);
    }
}

/** Selects and shows the slowest call of the name in a link. */
async function leadSelection(page, shown, key) {
    const { name, category, at } = page.state;
    const order = [...new Set([at, 'test', 'control'])].filter((side) => shown.includes(side));
    for (const side of order) {
        let failed = null;
        const got = await page.sides[side].find({ name: page.partners.named(side, name, category),
            category, order: 'duration', limit: 1 })
            .catch((error) => { failed = error; });
        if (page.dead || page.wanted !== key) {
            return;
        }
        if (failed) { // the name may exist: the address keeps it, so a reload asks again
            toast(`The search for ${name} failed. ${failed.message}`, { urgent: true });
            return;
        }
        if (got) {
            const [row] = got.rows;
            const start = row.start - page.shifts[side];
            page.reveals = true;
            page.stage.goTo(page.stage.around({ start, end: start + row.duration }), true);
            selectCall(page, { category: got.category, nth: row.occurrence, at: side,
                open: opened(page, side, row.lane), ...page.stage.current() });
            return;
        }
    }
    toast(`${name} does not occur in this ${
        spanWord(shown.map((side) => page.sides[side].chosen))}.`, { seconds: 10 });
    selectCall(page, NO_CALL);
}

function markSelection(page, shown) {
    const { selected, state } = page;
    const places = selected === null ? [] : shown.map((side) => selected.rows[side]
        && placeOn(page.stage.shown(), side, selected.rows[side])).filter(Boolean);
    page.stage.mark({ selected: places, links: selected === null ? []
        : shown.flatMap((side) => linksOf(page, side)) });
    page.picked.draw(selected
        && { ...selected, rows: Object.fromEntries(shown.map((side) => {
            const row = selected.rows[side];
            return [side, row && { ...row, pane: undefined,
                whole: page.sides[side].chosen?.sample.step_number === null }];
        })), change: page.changes?.get(keyOf(selected.name, selected.category)) ?? null,
        aligned: state.align === selected.name && state.align_nth === selected.nth }, shown);
    if (page.reveals && places.length > 0) {
        page.reveals = false;
        page.stage.reveal(placeSelection(page));
    }
}

/** [place of a launch, place of what it launched] of the selected call on a side. */
function linksOf(page, side) {
    const row = page.selected.rows[side];
    const all = row?.launches?.length === row?.launched ? row?.launches ?? [] : [];
    return [...row?.launch ? [[row.launch, row]] : [], ...all.map((one) => [row, one])]
        .map((pair) => pair.map((one) => placeOn(page.stage.shown(), side, one)))
        .filter(([from, to]) => from && to);
}

/** The place of the call on the side on which it was selected. */
const placeSelection = ({ stage: { marks }, state }) =>
    marks.selected.find(({ pane }) => pane.side === state.at) ?? marks.selected[0];

function zoomSelection(page) {
    const found = placeSelection(page);
    if (found) {
        page.stage.goTo(around(found.start, found.end, Math.max((found.end - found.start) * 1.6, 0.1)));
        page.stage.reveal(found);
    }
    return found !== undefined;
}

/** Selects a call from the server, wherever it is. */
function showCall(page, { name, category, occurrence, side, at, duration, lane }) {
    page.reveals = true;
    page.stage.goTo(page.stage.around({ start: at, end: at + duration }));
    selectCall(page, { name, category, nth: occurrence, at: side, open: opened(page, side, lane) });
}

/** Selects span `i` of a pane, or deselects it if selected. False if it is not a call. */
function pickSelection(page, pane, i) {
    const found = page.partners.nameOf(pane, i);
    if (found) {
        const [name, category, nth] = found;
        const { state } = page;
        const same = state.name === name && state.category === category && state.nth === nth;
        page.reveals = !same; // the details must not cover it
        selectCall(page, same ? NO_CALL : { name, category, nth, at: pane.side });
    }
    return found !== null;
}

/** The call after (1) or before (-1) the selected one in its row. */
function stepSelection(page, by) {
    const from = placeSelection(page);
    const next = from ? page.stage.beside(from, by) : -1;
    if (next < 0) {
        return false;
    }
    const [name, category, nth] = page.partners.nameOf(from.pane, next);
    const data = from.pane.data();
    const view = page.stage.current();
    if (data.start[next] < view.from || data.end[next] > view.to) {
        page.stage.goTo(around(data.start[next], data.end[next], view.to - view.from));
    }
    selectCall(page, { name, category, nth, at: from.pane.side });
    return true;
}

// The visible spans as a table: for the keyboard and for screen readers, and for sorting.

const MOST = 300;
const SPAN_CHANGES = { longer: 'longer', shorter: 'shorter', new: 'new', gone: 'gone' };

function createSpansTable(page) {
    const column = (key, title, more) => ({ key, title, show: String, ...more });
    const table = createDataTable({ caption: 'Spans in view', class: 'timeline-table',
        level: 'h2', limit: 15,
        columns: [
            column('side', 'Side', { tone: (side) => `${side}-text` }),
            column('lane', 'Lane'),
            column('name', 'Name', { mono: true, show: (name, row) => button(name || '(no name)',
                () => pickTimeline(page, row.pane, row.i), { class: 'link-button timeline-name', title: name }) }),
            column('start', 'Start', { number: true, show: formatTime, exact: exactTime,
                what: 'Since the beginning of the step' }),
            column('duration', 'Duration', { number: true, show: formatTime, exact: exactTime }),
            column('diff', 'Test − control', { number: true, show: formatTimeDiff,
                exact: exactTimeDiff, what: 'Against the same call of the other side, where both '
                    + 'are drawn', tone: (d) => (d > 0 ? 'more' : d < 0 ? 'less' : '') }),
            column('change', 'In the step', { show: (change) => SPAN_CHANGES[change] ?? '',
                what: 'Whether all calls of this name changed in the step' })] });

    const note = h('p', { class: 'muted small', hidden: true });

    /** The visible spans: {pane, i}, the longest first, and their number. */
    function inView(panes, view) {
        const found = [];
        for (const pane of panes) {
            const data = pane.data();
            if (!data) {
                continue;
            }
            for (let i = 0; i < data.length; i += 1) {
                if (data.start[i] < view.to && data.end[i] > view.from && (isSingle(data, i)
                    || (data.sort[i] !== SPAN && data.sort[i] !== COUNTER))) {
                    found.push({ pane, i, duration: data.end[i] - data.start[i] });
                }
            }
        }
        return [found.sort((a, b) => b.duration - a.duration).slice(0, MOST), found.length];
    }

    return {
        node: h('div', {}, table.node, note),
        draw(panes, view) {
            const [list, count] = inView(panes, view);
            note.hidden = count <= list.length;
            note.textContent = `The ${formatCount(list.length)} longest of ${
                plural(count, 'span')} in view.`;
            table.show(list.map(({ pane, i, duration }) => {
                const data = pane.data();
                const own = data.sort[i] === SPAN;
                const other = own ? partnerOf(page, pane, i) : null;
                return { pane, i, duration, side: pane.side, start: data.start[i] + data.shift,
                    lane: data.lanes[data.lane[i]]?.label ?? 'steps',
                    name: own ? data.names[data.name[i]] : pane.textOf(i),
                    change: own ? pane.changeAt(i) : '',
                    diff: other === null ? null : pane.side === 'control'
                        ? other.duration - duration : duration - other.duration };
            }));
        },
    };
}

// Where the time of a chosen stretch goes, by name, on both sides.

const SUMS_MOST = 1000; // names of a side
const SELF = 'Time in the stretch, of a host row without the rows below it';

/** The sums of the sides as rows: {name, category, sort, control, test: time, control_calls,
 * test_calls, diff}; null: not known, as the answer of the side lists only the longest. `answers`:
 * {side: answer}, `nameOf(name, category)`: the name of a row that has several. */
export function joinSums(answers, nameOf) {
    const rows = new Map();
    const sides = Object.keys(answers);
    for (const side of sides) {
        for (const { name, category, sort, calls, total, self = total, ...more } of answers[side].rows) {
            const one = nameOf(name, category);
            const row = rows.get(keyOf(one, category)) ?? { name: one, category, sort };
            row[side] = (row[side] ?? 0) + self;
            row[`${side}_calls`] = (row[`${side}_calls`] ?? 0) + calls;
            row[`${side}_of`] = more; // of ranks: which has least and most
            rows.set(keyOf(one, category), row);
        }
    }
    for (const row of rows.values()) {
        for (const side of sides) {
            const none = answers[side].of > answers[side].rows.length ? null : 0;
            row[side] ??= none;
            row[`${side}_calls`] ??= none;
        }
        row.diff = sides.length === 2 && row.control !== null && row.test !== null
            ? row.test - row.control : null;
    }
    const weight = (row) => Math.abs(row.diff ?? 0) || Math.max(row.control ?? 0, row.test ?? 0) * 1e-6;
    return [...rows.values()].sort((a, b) => weight(b) - weight(a));
}

/** The least and the most that a rank has, in words. */
const extremes = ({ lowest, highest, lowest_rank: low, highest_rank: high } = {}) => (lowest === undefined ? ''
    : low === high ? 'the same on each' : `${formatTime(lowest)} (rank ${low}) to ${formatTime(highest)} (rank ${high})`);

function createTable(sides, onName, ofRanks) {
    const time = (side) => ({ key: side, title: `${NAMES[side]}${ofRanks ? ', each rank' : ''}`, number: true,
        what: ofRanks ? 'Time in the stretch, mean of the ranks' : SELF,
        show: formatTime, exact: exactTime });
    return createDataTable({ caption: 'Time by name', class: 'timeline-sums-table', level: 'h3',
        limit: 12, columns: [
            { key: 'name', title: 'Name', mono: true, show: (name) => button(name || '(no name)',
                () => onName(name), { class: 'link-button timeline-name', title: name }) },
            { key: 'sort', title: 'Where', show: String },
            ...sides.map(time),
            ...sides.length === 2 ? [{ key: 'diff', title: 'Change', number: true,
                what: 'Test − control', show: formatTimeDiff, exact: exactTimeDiff,
                tone: (d) => (d > 0 ? 'more' : d < 0 ? 'less' : '') }] : [],
            ...sides.map((side) => ({ key: `${side}_calls`, number: true, title: sides.length === 2
                ? `${NAMES[side]} calls` : 'Calls', show: formatCount })),
            ...ofRanks ? sides.map((side) => ({ key: `${side}_of`, title: sides.length === 2
                ? `${NAMES[side]}, least and most` : 'Least and most', show: (of) => extremes(of) })) : []] });
}

/** `own`: of createStretch(); `clear()`: no stretch is chosen any more. */
function createSums(page, own, clear) {
    const head = h('p', { class: 'timeline-measured', role: 'status' });
    const body = h('div');
    const node = h('section', { class: 'card timeline-sums', 'aria-label': 'Chosen stretch',
        hidden: true }, head, body);
    const asker = api.createAsker();

    /** The sums of a side in the stretch. */
    function ask({ side, set, query }, stretch, signal) {
        const [from, to] = [stretch.from, stretch.to].map((us) =>
            Math.round((us + page.shifts[side]) * 1000) / 1000);
        const more = { from, to, limit: SUMS_MOST };
        return own.ask?.(side, more, { signal })
            ?? api.timeline(set, '/sums', queryWith(query, more), { signal });
    }

    function show(sides, answers) {
        const found = Object.fromEntries(sides.map((side, i) => [side, answers[i]]));
        const table = createTable(sides, (q) => selectCall(page, { q }), own.ask);
        const rows = joinSums(found, own.nameOf);
        table.show(rows);
        fill(body, rows.length > 0 ? table.node
            : h('p', { class: 'muted' }, 'Nothing runs in this stretch.'));
    }

    return {
        node,
        /** `stretch`: {from, to} or null; `shown`: the sides; `key`: of them. */
        draw(stretch, shown, key) {
            const isNew = asker.ask(stretch ? JSON.stringify([stretch, shown, key, page.shifts]) : '', (signal) =>
                Promise.all(shown.map((side) => ask(page.sides[side], stretch, signal))),
            (answers) => show(shown, answers), (error) => fill(body, h('p', { class: 'notice small' },
                `Its sums could not be loaded. ${error.message}`)));
            node.hidden = stretch === null;
            if (isNew && stretch) {
                fill(head, h('b', {}, formatTime(stretch.to - stretch.from)),
                    h('span', { class: 'muted small' }, ` from ${exactTime(stretch.from)} to ${
                        exactTime(stretch.to)} `),
                    button('Zoom to it', () => page.stage.goTo(stretch), { class: 'link-button' }),
                    iconButton('close', 'Remove the stretch (Escape)', clear));
            }
        },
        unmount: asker.drop,
    };
}

// The chosen stretch of time, whose sums are shown: by a drag with Shift, by a key, or the view.

const LEAST = 0.001; // µs

/** `own`: {key() → what changes with the sides, place() → of the selected call, nameOf(name, category), ask(side,
 * query, options): another question than of the one rank that a side shows}. */
export function createStretch(page, own) {
    let measuring = false; // a drag goes on

    function current() {
        const { sum_from: from, sum_to: to } = page.state;
        return from === null ? null : { from, to };
    }

    /** Chooses a stretch, or none (null); `done`: no longer by a drag that goes on. */
    function choose(stretch, done = true) {
        measuring = !done;
        page.stage.mark({ measure: stretch });
        if (done) {
            selectCall(page, { sum_from: stretch?.from ?? null, sum_to: stretch?.to ?? null });
            if (stretch) {
                announce(`${formatTime(stretch.to - stretch.from)} chosen.`);
            }
        }
    }

    const sums = createSums(page, own, () => choose(null));
    return {
        node: sums.node,
        current,
        choose,
        draw(shown) {
            if (!measuring) {
                page.stage.mark({ measure: current() });
            }
            sums.draw(current(), shown, own.key());
        },
        /** The time of the selected call; at another one, from the start of one to that of it. */
        ofCall() {
            const place = own.place();
            const before = current();
            if (place) {
                choose(before && Math.abs(before.from - place.start) > LEAST
                    ? { from: Math.min(before.from, place.start),
                        to: Math.max(before.from, place.start) }
                    : { from: place.start, to: Math.max(place.end, place.start + LEAST) });
            }
            return place !== undefined;
        },
        unmount: sums.unmount,
    };
}

// Moves from one call of the search to the next, wherever they are in the step.

function createWalk(page) {
    const { search } = page;
    let calls = null; // {key, list, found: Promise}
    let at = -1;

    /** Finds all calls of `text`, once. */
    function count(text) {
        const key = `${shownKey(page)}|${page.changes === null}|${text}`;
        if (calls?.key !== key) {
            const mine = { key, list: [] };
            calls = mine;
            at = -1;
            mine.found = findCalls(text, shownSides(page.state).map((side) => page.sides[side]), page.stage.shown(),
                page.changes, page.shifts).then(({ calls: list, more }) => {
                mine.list = list;
                if (calls === mine) {
                    const names = new Set(list.map((one) => keyOf(one.name, one.category)));
                    search.say(countWords(names.size, list.length, more));
                }
            }, () => {});
        }
        return calls.found;
    }

    return {
        /** Sets the text to search for; '' is none. */
        draw(text) {
            if (text === '') {
                search.say('');
                calls = null;
            } else {
                count(text);
            }
        },
        /** Shows the next call (1), or the previous one (-1). */
        async walk(text, by) {
            if (text === '') {
                return;
            }
            await count(text);
            const list = calls?.list ?? [];
            if (list.length === 0 || page.dead) {
                return;
            }
            if (at < 0) {
                const next = list.findIndex((one) => one.at >= page.stage.current().from);
                at = by > 0 ? Math.max(0, next) : next <= 0 ? list.length - 1 : next - 1;
            } else {
                at = (at + by + list.length) % list.length;
            }
            search.say(placeWords(at, list.length));
            showCall(page, list[at]);
        },
    };
}

const URL_MS = 350; // from the last move until the URL gets the view
const TABLE_MS = 250;
const EDGES = 220; // px beside the lanes

/** Whether two views differ by more than the URL rounds. */
const isAway = (a, b) => ['from', 'to'].some((end) =>
    Math.abs(a[end] - b[end]) > 0.002 + 1e-6 * Math.abs(b[end]));

export function changeTimeline(page, changed, { replace = false } = {}) {
    if (!page.dead) { // a search that ends after the page was left must not open it again
        page.context.go(timelineHref({ ...page.state, ...changed }), { replace });
    }
}

const timelineLabel = (page, side) => sideLabel(side, page.state, page.sets, null);

const rankWords = (ranks, { rank }) => (ranks === '' ? `rank ${rank}`
    : ranks === 'all' ? 'all ranks' : `ranks ${ranks}`);

const stepWords = (page, { sample }) => `${rankWords(page.state.ranks, sample)}${sample.span > 0
    ? `, file ${sample.span + 1}` : ''}, ${sample.step_number === null ? 'whole recording'
    : `step ${sample.step_number}`}`;

function setTitle(page) {
    const given = SIDES.filter((side) => page.state[side] !== '');
    const words = given.map((side) => timelineLabel(page, side)).join(' → ');
    page.heading.textContent = given.length > 0 ? `${words} · Timeline` : 'Timeline';
    page.context.setTitle(page.heading.textContent);
    const back = { ...readCompare(''), control: page.state.control, test: page.state.test,
        ...markersOf(page.state) };
    fill(page.crumb, given.length === 2 && h('a', { href: page.context.lastCompare(
        new URLSearchParams(back)) ?? compareHref(back) }, `← ${words}`));
}

/** Draws everything from the state and the answers. Idempotent. */
export function renderTimeline(page) {
    const given = SIDES.filter((side) => page.state[side] !== '');
    setTitle(page);
    SIDES.forEach((side) => page.sides[side].load(page.state));
    const chosen = given.length > 0 && given.every((side) => page.sides[side].samples !== null)
        ? chooseSteps(page, given) : {};
    page.pickers.draw(page.state, page.sets, Object.fromEntries(SIDES.map((side) =>
        [side, chosen[side] && { samples: page.sides[side].samples, ...chosen[side] }])));
    page.bar.draw(page.state, Math.max(0, ...given.map((side) => ranksOf(page.sides[side].samples ?? []).length)));
    page.search.draw(page.state.q);
    const shown = shownSides(page.state);
    // The steps of both sides must be known before a step is chosen, even if only one side is
    // shown.
    const failed = given.find((side) => page.sides[side].error
        && (shown.includes(side) || page.sides[side].samples === null));
    const empty = given.some((side) => page.sides[side].samples?.length === 0);
    const ready = shown.length > 0 && shown.every((side) => page.sides[side].whole);
    if (given.length === 0) {
        page.question.say(chooseBox('Choose one or two sets', page.sets, 'Pick them above, or on the ',
            '. The timeline shows a step of one set, or of two sets, one above the other.'));
    } else if (failed && !ready) {
        showError(page, failed);
    } else if (empty) {
        page.question.say(nothingBox());
    } else {
        page.question.say(null);
    }
    page.results.toggleAttribute('data-skeleton', !ready);
    page.context.busy(given.length > 0 && !ready && !failed && !empty);
    if (ready) {
        page.draw(page, shown, chosen);
    }
}

/** Chooses the step of each side, then requests the whole step. */
function chooseSteps(page, given) {
    const chosen = {};
    for (const side of given) {
        const like = chosen[OTHER[side]] ?? null;
        chosen[side] = page.sides[side].choose(page.state, like);
    }
    shownSides(page.state).filter((side) => chosen[side]).forEach((side) =>
        page.sides[side].loadWhole(page.state, page.pixels(side, Math.max(page.room - EDGES, 300))));
    return chosen;
}

/** Whether these are other steps than those that are drawn. */
export function isNews(page, shown) {
    const before = page.drawnKey;
    page.drawnKey = shown.map((side) => page.sides[side].stepKey()).join('|');
    return page.drawnKey !== before;
}

function drawTimeline(page, shown, chosen) {
    const news = isNews(page, shown);
    if (page.rowsKey !== `${page.drawnKey} ${page.state.pin}`) {
        page.rowsKey = `${page.drawnKey} ${page.state.pin}`;
        shown.forEach((side) => {
            page.rows[side] = Object.fromEntries(['pinned', 'host', 'device'].map((kind) => [kind,
                createRows((band) => page.state.open.includes(laneKey(side, band)))]));
        });
    }
    align(page, shown);
    loadChanges(page, chosen);
    showPanes(page, shown, chosen, news, ({ side, kind }) => layPane({ window: page.sides[side].window,
        all: page.sides[side].whole, takes: (lane) => kindOf(page, side, lane) === kind,
        shift: page.shifts[side], rows: page.rows[side][kind] }));
    if (news) {
        askTimeline(page);
    }
    drawNotes(page, shown, chosen);
    page.legend.draw(shown.length === 2, page.state.path);
    page.path.draw(page.state, shown, chosen);
    drawSelection(page, shown);
    page.stretch.draw(shown);
    highlight(page);
    page.walk.draw(page.state.q);
    page.drawTable();
    page.context.settled();
}

/** In which pane a lane is. */
const kindOf = (page, side, lane) => (page.state.pin.includes(laneKey(side, lane)) ? 'pinned'
    : lane.sort === 'host' ? 'host' : 'device');

/** Shows what `lay(pane)` makes of each pane. */
export function showPanes(page, shown, chosen, news, lay) {
    const reach = (end) =>
        shown.map((side) => end(page.sides[side].whole.extent) - page.shifts[side]);
    const to = Math.max(...reach((whole) => whole.to));
    page.extent = { from: Math.min(...reach((whole) => whole.from)), to };
    page.home = { from: Math.min(...reach((whole) => Math.max(0, whole.from))), to };
    const list = page.stage.panes.filter((pane) => shown.includes(pane.side))
        .map((pane) => ({ pane, data: lay(pane) }));
    const wanted = page.state.from === null ? null : { from: page.state.from, to: page.state.to };
    page.stage.show(list, page.extent, page.home, Object.fromEntries(shown.map((side) => [side,
        `${timelineLabel(page, side)}, ${stepWords(page, chosen[side])}`])), news ? wanted ?? page.home
            : null);
    if (news) {
        page.stage.drawOverview(page.extent);
    }
}

/** Requests the windows that the view needs. */
function askTimeline(page) {
    const view = page.stage.current();
    for (const side of shownSides(page.state)) {
        const pane = page.stage.shown().find((one) => one.side === side);
        const { whole, windows } = page.sides[side];
        if (pane && whole) {
            const shift = page.shifts[side];
            windows.want({ from: view.from + shift, to: view.to + shift },
                pane.drawing.node.clientWidth, whole.extent);
        }
    }
}

function onView(page) {
    askTimeline(page);
    page.keepUrl();
    page.drawTable();
}

/** Loads what changed between the two steps, after the drawing. */
function loadChanges(page, chosen) {
    const both = chosen.control && chosen.test;
    const query = new URLSearchParams({ control: page.state.control, test: page.state.test,
        significance: 'false', diagnosis: 'false', ...page.state.use_short_name && { use_short_name: 'true' } });
    for (const side of both ? SIDES : []) {
        const { rank, step_number: step } = chosen[side].sample;
        query.set(`${side}_ranks`, String(rank));
        query.set(`${side}_steps`, step === null ? 'all' : String(step));
        putMarker(query, page.state, side, `${side}_`);
    }
    const show = (changes) => {
        page.changes = changes;
        page.stage.setChanges(changes);
    };
    // Without it nothing is marked as changed.
    if (page.changing.ask(both ? query.toString() : '', (signal) => api.compareTraces(query, { signal }), (answer) => {
        show(changesOf(answer));
        page.stage.drawOverview(page.extent);
        drawSelection(page, shownSides(page.state));
        align(page, shownSides(page.state));
        page.drawTable();
    })) {
        show(null);
    }
}

/** Finds the start of the call at which the sides are aligned. */
async function align(page, shown) {
    const key = page.state.align === '' || shown.length < 2 ? ''
        : JSON.stringify([page.drawnKey, page.state.align_category, page.state.align_nth,
            ...shown.map((side) => page.partners.named(side, page.state.align,
                page.state.align_category))]);
    if (key === page.alignKey) {
        return;
    }
    page.alignKey = key;
    const before = page.shifts;
    page.shifts = { control: 0, test: 0 };
    let place = null;
    if (key !== '') {
        let failed = null;
        const found = await Promise.all(shown.map((side) => page.sides[side].find({
            name: page.partners.named(side, page.state.align, page.state.align_category),
            category: page.state.align_category, occurrence: page.state.align_nth })
            .catch((error) => { failed = error; })));
        if (page.dead || page.alignKey !== key) {
            return;
        }
        if (failed) {
            toast(`The search for the call to align at failed. ${failed.message}`,
                { urgent: true });
        } else if (found.every(Boolean)) {
            const [a, b] = found.map((one) => one.rows[0].start);
            page.shifts = { control: 0, test: b - a };
            place = a;
        } else if (page.changes || page.state.align_category !== 'python_function') {
            // Until the changes are known, the line of a Python function may have moved.
            toast('The call to align at is not in both steps.', { seconds: 8 });
        }
    }
    page.stage.mark({ aligned: place });
    if (key !== '' || before.test !== 0) {
        renderTimeline(page);
        askTimeline(page);
        page.stage.drawOverview(page.extent);
    }
}

/** The unfolded lanes, with one more of `side`. */
function opened(page, side, lane) {
    const band = page.stage.shown().filter((pane) => pane.side === side)
        .flatMap((pane) => pane.data().bands).find(({ id }) => id === lane);
    return !band || band.open ? page.state.open : toggled(page.state.open, laneKey(side, band));
}

function partnerOf(page, pane, i) {
    const name = shownSides(page.state).length === 2 ? page.partners.nameOf(pane, i) : null;
    return name && page.partners.drawn(page.stage.shown(), OTHER[pane.side], ...name);
}

/** Selects a call; zooms into a span that stands for several rows or for none. */
function pickTimeline(page, pane, i) {
    const data = pane.data();
    if (!pickSelection(page, pane, i) && i >= 0 && (data.merged[i] > 1 || data.sort[i] !== SPAN)) {
        page.stage.goTo(around(data.start[i], data.end[i], (data.end[i] - data.start[i]) * 1.5));
    }
}

function alignHere(page) {
    const { name, category, nth } = page.selected;
    changeTimeline(page, { align: name, align_category: category, align_nth: nth });
}

function opPageOf(page, { name, category }) {
    return page.state.control === '' || page.state.test === '' ? null : opHref({ ...readOp(''),
        control: page.state.control, test: page.state.test,
        ...markersOf(page.state),
        row: rowId(name, category), use_short_name: page.state.use_short_name });
}

/** Marks the calls that the search finds. */
export function highlight(page) {
    for (const pane of page.stage.shown()) {
        pane.highlight(page.state.q === '' ? null : searchSpans(pane.data(), page.state.q));
    }
}

/** Escape removes the measure first, then the selection, then the search. */
function closeTimeline(page) {
    if (page.stage.marks.measure) { // also one of a drag that was cancelled
        page.stretch.choose(null);
    } else if (page.deselect()) {
        return true;
    } else if (page.state.q !== '') {
        changeTimeline(page, { q: '' }, { replace: true });
    } else {
        return false;
    }
    return true;
}

export function warn(error) {
    toast(`This part of the timeline could not be loaded. ${error.message}`, { urgent: true });
}

function showError(page, side) {
    page.question.say(timelineError(page.sides[side].error, side, {
        retry() {
            SIDES.filter((one) => page.sides[one].error).forEach((one) => page.sides[one].retry());
            renderTimeline(page);
        },
        chooseOther: () => changeTimeline(page, Object.fromEntries(SIDES.flatMap((one) =>
            ['rank', 'span', 'step'].map((key) => [`${one}_${key}`, '']))),
        { replace: true }) }));
    page.question.clearable(page.sides[side].error, side);
}

function drawNotes(page, shown, chosen) {
    const lines = shown.flatMap((side) => notesOf(side, page.sides[side], chosen[side]));
    fill(page.notes, lines.map((line) => h('p', { class: 'notice small' }, line)));
}

async function saveTimeline(page, type) {
    const panes = page.stage.shown();
    if (panes.length === 0) {
        return;
    }
    const { from, to } = page.stage.current();
    const width = Math.max(900, panes[0].drawing.node.clientWidth);
    const given = shownSides(page.state);
    const lines = [page.heading.textContent, `${formatTime(from)} to ${formatTime(to)} of ${
        given.map((side) => `the ${side} (${stepWords(page, page.sides[side].chosen)})`).join(' and ')}`];
    const picture = makePicture(lines, page.stage.whole(width), width);
    await savePictureFile(picture, type, `tracediff-${given.map((side) =>
        fileNamePart(timelineLabel(page, side))).join('-')}-timeline`);
}

function updateTimeline(page, query) {
    const before = page.state;
    page.state = readTimeline(query);
    renderTimeline(page);
    const moved = page.state.from !== before.from || page.state.to !== before.to;
    const wanted = page.state.from === null ? page.home : page.state;
    if (moved && isAway(page.stage.current(), wanted)) {
        page.stage.goTo(wanted, true);
    }
    loadSets(page, renderTimeline);
}

function unmountTimeline(page) {
    page.dead = true;
    page.keepUrl.cancel();
    page.drawTable.cancel();
    [...Object.values(page.sides), page.question, page.stretch, page.stage, ...page.parts]
        .forEach((part) => part.unmount());
}

/** The data of both sides, their drawing, and the bar above it. */
function buildDrawing(page) {
    page.sides = Object.fromEntries(SIDES.map((side) => [side, createSideData(side,
        { onChange: () => !page.dead && renderTimeline(page), onError: (error) => !page.dead
            && warn(error) })]));
    page.rows = Object.fromEntries(SIDES.map((side) => [side, null]));
    page.partners = createPartners(page.sides, () => page.changes);
    page.path = createPath({ toggle: () => changeTimeline(page, { path: !page.state.path }),
        change: () => !page.dead && page.stage.mark({}), error: warn });
    page.stage = createStage({ partners: page.partners, on: { view: () => onView(page),
        pick: (pane, i) => pickTimeline(page, pane, i),
        fold: ({ side }, band) => changeTimeline(page,
            { open: toggled(page.state.open, laneKey(side, band)) }, { replace: true }),
        pin: (side, band) => changeTimeline(page,
            { pin: toggled(page.state.pin, laneKey(side, band)) }, { replace: true }),
        measure: (...drag) => page.stretch.choose(...drag), changes: () => page.changes,
        both: () => shownSides(page.state).length === 2, path: (side) => page.path.of(side),
        below: () => page.details.offsetHeight } });
    page.search = createSearch({ onText: (q) => changeTimeline(page, { q }, { replace: true }),
        onStep: (by) => page.walk.walk(page.state.q, by) });
    page.bar = createBar(page, page.search.node, page.path.node);
}

/** What the pages of one rank and of all ranks have in common. `draw(page, shown, chosen)` draws the sides,
 * whose answers are there; `pixels(side, room)`: how finely the whole step is asked for. */
export function beginTimeline(main, context, draw, pixels = (side, room) => room) {
    const page = {
        context, draw, pixels, sets: null, shifts: { control: 0, test: 0 },
        drawnKey: '', // the last drawn steps
        extent: { from: 0, to: 1 }, dead: false,
    };
    page.room = main.clientWidth; // read while the page is empty: later it costs a layout
    page.state = readTimeline(location.search);
    page.home = page.extent; // without what the host does before the step begins on the device
    page.notes = h('div', { class: 'timeline-notes' });
    page.heading = h('h1', { class: 'visually-hidden' }, 'Timeline');
    page.crumb = h('nav', { class: 'crumb', 'aria-label': 'Where this is' });
    page.pickers = createPickers((changed) => {
        const one = SIDES.map((side) => changed[`${side}_rank`]).find((rank) => rank !== undefined);
        const several = one !== undefined && !/^\d*$/.test(one);
        changeTimeline(page, { ...changed, ...one && { ranks: several ? one : '' },
            ...several && Object.fromEntries(SIDES.map((side) => [`${side}_rank`, ''])),
            ...SIDES.some((side) => side in changed) && { from: null, to: null, name: '', nth: null,
                align: '', sum_from: null, sum_to: null, collective: null } });
    });
    page.keepUrl = debounce(URL_MS, () => {
        const { from, to } = page.stage.current();
        changeTimeline(page, isAway({ from, to }, page.home) ? { from, to }
            : { from: null, to: null }, { replace: true });
    });
    page.drawTable = debounce(TABLE_MS, () => {
        if (!page.dead && page.stage.shown().length > 0) {
            page.table.draw(page.stage.shown(), page.stage.current());
        }
    });
    return page;
}

/** Shows the page, of `parts`, one below the other. */
export function showTimeline(page, main, parts) {
    const message = h('div', { class: 'message' });
    page.results = h('div', { class: 'results' }, parts);
    main.append(h('div', { class: 'page timeline-page' },
        button('Skip to the lanes', page.stage.focus, { class: 'skip-link' }), page.heading, page.crumb,
        page.pickers.node, message, page.results));
    page.question = createQuestion({ context: page.context, results: page.results, message });
    renderTimeline(page);
    loadSets(page, renderTimeline);
    return {
        keys: {
            search: () => page.search.focus(),
            control: () => page.pickers.choose('control'),
            test: () => page.pickers.choose('test'),
            zoomIn: () => page.stage.glide(0.75),
            zoomOut: () => page.stage.glide(1 / 0.75),
            left: () => page.stage.slide(-0.12),
            right: () => page.stage.slide(0.12),
            fit: () => page.stage.fit(),
            close: () => closeTimeline(page),
        },
        update: (query) => updateTimeline(page, query),
        unmount: () => unmountTimeline(page),
    };
}

/** The help below the lanes; `more`: about this page alone. */
export const helpBelow = (more) => h('p', { class: 'muted small' }, 'Wheel: scroll · Ctrl and wheel, W, S: zoom · '
    + `drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch${more} · ? lists all keys`);

function createTimeline(main, context) {
    const page = Object.assign(beginTimeline(main, context, drawTimeline), {
        changes: null, // Map, of changesOf()
        changing: api.createAsker(), alignKey: '',
        selected: null, // the selected call: {name, category, nth, rows: {side: row, null or undefined}}
        wanted: '', // the request that `selected` answers
        reveals: false, // whether its rows scroll into view when they are known
        rowsKey: '', // the drawn steps, and what is pinned
    });
    buildDrawing(page);
    page.picked = createSelected(page);
    page.stretch = createStretch(page, { key: () => [page.drawnKey, page.changes === null], place: () => placeSelection(page),
        nameOf: (name, category) => page.partners.named('control', name, category) });
    page.walk = createWalk(page);
    page.table = createSpansTable(page);
    page.legend = createLegend();
    page.details = h('div', { class: 'timeline-details' }, page.picked.node, page.stretch.node);
    page.parts = [page.path, { unmount: page.changing.drop }];
    page.deselect = () => page.state.name !== '' && (selectCall(page, NO_CALL), true);
    const shown = showTimeline(page, main, [page.bar.node, page.notes, page.stage.node,
        page.details, page.legend.node, page.path.words, helpBelow(''), page.table.node]);
    Object.assign(shown.keys, { next: () => stepSelection(page, 1), former: () => stepSelection(page, -1),
        measure: () => page.stretch.ofCall(), zoomTo: () => zoomSelection(page) });
    return shown;
}

export const timelinePage = { path: '/timeline', name: 'Timeline', read: readTimeline,
    mount: createTimeline };
