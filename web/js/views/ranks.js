// All ranks of each side on one clock, a lane for each: who is late, and for whom the others wait. The
// same address as the timeline of one rank (timeline.js), which has `ranks` for this page.
import * as api from '../api.js';
import { createDataTable } from '../components/data-table.js';
import { announce, button, debounce, fill, h, select, uniqueId } from '../dom.js';
import { exactTime, formatBytes, formatCount, formatPercent, formatTime, plural, shortenMiddle } from '../format.js';
import { laneKey, queryWith, readTimeline, SIDES, toggled } from '../state.js';
import { createRows, createSearch, createSideData, keyOf, layPane, RUN, SHARES, stepQuery }
    from '../timeline/data.js';
import { answersOf, clockOf, drawRankMarks, drawRuns, inOrder, isIn, laneName, lastWords, layRanks, rankNotes, runLines }
    from '../timeline/ranks.js';
import { around, createStage } from '../timeline/stage.js';
import { beginTimeline, changeTimeline, createBar, createStretch, helpBelow, highlight, isNews, NAMES,
    renderTimeline, showPanes, showTimeline, timelinePage, warn } from './timeline.js';

const RUNS = 40000; // asked for at first, of all lanes
const LEAST_PIXELS = 100;
const FINE = 24; // lanes with a run for each pixel; of more, the runs are longer
const BESIDE = 8; // lanes above and below those in sight, for scrolling
const SLOW = 400; // ms until the page says that it waits
const SCROLL = 80; // ms without scrolling
const REST_MS = 60; // without motion, until the server is asked for a collective
const [KEPT, WAITS, NAMES_MOST] = [50, 8, 50]; // collectives that are known, waits and names that are listed
const NEAR = 7; // px from a mark

// ---- the lanes ----

const isOpen = (page, side, lane) => page.state.open.includes(laneKey(side, lane));

/** What an open rank, which has the step, has below its lane; null: not there yet. */
function ownOf(page, side, { rank }) {
    const { chosen: { sample }, set } = page.sides[side];
    const key = `${side} ${rank}`;
    if (!page.opened.has(key)) {
        page.opened.set(key, { data: createSideData(side, { onChange: () => draw(page), onError: page.warn }),
            rows: createRows((band) => isOpen(page, side, { ...band, id: `rank ${rank} ${band.id}` })) });
    }
    const { data, rows } = page.opened.get(key);
    data.of(set, { ...sample, rank }).loadWhole(page.state, page.room);
    page.used.add(key);
    return data.whole && layPane({ window: data.window, all: data.whole, takes: () => true, shift: 0, rows });
}

function rankLane(page, side, answers, lane) {
    const id = laneName(lane, 'none');
    const open = isOpen(page, side, { id });
    return { id, lane, fold: 'none', open, answers, own: open && lane.at !== null ? ownOf(page, side, lane) : null };
}

/** The lanes of a side for layRanks(); those of ranks stand below the folded lane that is open. */
function lanesOf(page, side) {
    const data = page.sides[side];
    const { fold, sort } = page.state;
    const answers = answersOf(data, fold);
    const inner = page.inner[side];
    return inOrder(data.whole.lanes, sort).flatMap((lane) => {
        if (lane.ranks === 1) {
            return [rankLane(page, side, answers, lane)];
        }
        const id = laneName(lane, fold);
        const open = isOpen(page, side, { id });
        if (open) {
            inner.of(data.set, data.chosen.sample).loadWhole(page.state, page.pixels(side, page.room));
        }
        return [{ id, lane, fold, open, answers, own: null }, ...open && inner.whole
            ? inOrder(inner.whole.lanes.filter((rank) => isIn(rank, lane, fold)), sort)
                .map((rank) => rankLane(page, side, answersOf(inner, 'none'), rank)) : []];
    });
}

function drawRanks(page, shown, chosen) {
    const news = isNews(page, shown);
    page.used = new Set(); // the open ranks that are drawn
    if (news) {
        [page.meetings, page.hovered] = [[], null];
    }
    shown.forEach((side) => { page.arrivals[side] = arrivalsOf(page.sides[side]); });
    showPanes(page, shown, chosen, news, ({ side }) => layRanks(lanesOf(page, side)));
    highlight(page);
    [...page.opened].filter(([one]) => !page.used.has(one)).forEach(([one, { data }]) => {
        data.unmount();
        page.opened.delete(one);
    });
    askRanks(page);
    fill(page.notes, shown.flatMap((side) => rankNotes(side, page.sides[side].whole, clocksOf(page, page.sides[side])))
        .map((line) => h('p', { class: 'notice small' }, line)));
    page.choices.draw(page.state);
    page.stretch.draw(shown);
    drawMeeting(page, shown);
    drawFound(page, shown);
    page.drawTable();
    page.context.settled();
}

/** What the analysis of clocks says of each rank; [] if no clock was set, or until it is there. */
function clocksOf(page, { set, whole }) {
    const known = page.clocks.get(set);
    if (!known && whole.lanes.some(({ status }) => status === 'clock_step')) {
        page.clocks.set(set, []);
        api.analyse('clocks', new URLSearchParams({ set, tables: 'per_rank' })).then((answer) => {
            page.clocks.set(set, answer.set.per_rank);
            draw(page);
        }, page.warn);
    }
    return known ?? [];
}

/** Asks for what is in sight: these lanes and some beside them. */
function askRanks(page) {
    const view = page.stage.current();
    for (const pane of page.stage.shown().filter(({ side }) => page.sides[side].whole)) {
        const { whole, windows } = page.sides[pane.side];
        const [top, bottom] = pane.drawing.sight();
        const within = (slack) => pane.data().bands.filter((band) => band.sort === 'rank' && band.lane.at !== null
            && band.top + band.height > top - slack * band.height && band.top < bottom + slack * band.height);
        const ranksOf = (bands) => bands.map(({ lane }) => lane.rank).sort((a, b) => a - b);
        const near = within(BESIDE);
        const width = pane.drawing.node.clientWidth * Math.min(1, FINE / Math.max(1, near.length));
        const wanted = { ...view, ranks: ranksOf(within(0)), near: ranksOf(near) };
        windows.want(page.state.fold === 'none' ? wanted : view, width, whole.extent);
        if (near.length > 0 && page.inner[pane.side].whole) {
            page.inner[pane.side].windows.want(wanted, width, whole.extent);
        }
        near.forEach(({ lane }) => {
            const own = page.opened.get(`${pane.side} ${lane.rank}`)?.data;
            if (own?.whole) {
                const [from, to] = [view.from, view.to].map((at) => (at - lane.at) / lane.rate);
                own.windows.want({ from, to }, pane.drawing.node.clientWidth, own.whole.extent);
            }
        });
    }
    page.slow();
}

const draw = (page) => !page.dead && renderTimeline(page);

// ---- collectives ----

/** Asks for a part of the timeline of all ranks of a side, at its step. */
function askPart(page, side, what, more, options) {
    const { set, query } = page.sides[side];
    const asked = queryWith(query, more);
    asked.delete('fold');
    if (more.category === '') {
        asked.set('category', '');
    }
    if (what === '/collective') {
        asked.delete('ranks');
    }
    return api.timeline(set, `/ranks${what}`, asked, options);
}

/** Where the time of a stretch goes, mean of the ranks. */
async function askSums(page, side, more, options) {
    const answer = await askPart(page, side, '/sums', more, options);
    const ranks = page.sides[side].whole.lanes.reduce((sum, lane) => sum + (lane.step_start === null ? 0 : lane.ranks), 0);
    return { ...answer, rows: answer.rows.map((row) => ({ ...row, total: row.total / Math.max(1, ranks) })) };
}

/** The collective at a place of a side {rank, start}, or with that number {instance}. */
async function askMeeting(page, side, place, options) {
    const answer = await askPart(page, side, '/collective', place, options);
    answer.rows = answer.rows.filter(({ start }) => start !== null);
    const meeting = { side, answer, rows: new Map(answer.rows.map((row) => [row.rank, row])),
        lane: [page.sides[side], page.inner[side]].flatMap(({ whole }) => whole?.lanes ?? [])
            .find((lane) => lane.rank === answer.last && lane.at !== null) };
    page.meetings = [...page.meetings.slice(-KEPT), meeting];
    return meeting;
}

/** Where the pointer is on a rank that communicates: {rank, start}; null: elsewhere. */
function placeUnder(pane, i, event) {
    const data = pane.data();
    const { rank: lane, of: rank = lane?.at === null ? undefined : lane?.rank } = data.lanes[data.lane[i]] ?? {};
    const communicates = i < data.runs ? data.communication[i] > 0 : data.kinds[data.name[i]] === 'COMMUNICATION';
    return !event || i < 0 || rank === undefined || !communicates ? null : { rank,
        start: Math.min(data.end[i], Math.max(data.start[i], pane.drawing.valueAt(event.clientX))) };
}

const knownAt = (page, side, { rank, start }) => page.meetings.find((meeting) => {
    const row = meeting.side === side ? meeting.rows.get(rank) : undefined;
    return row && start >= row.start && start <= row.start + row.duration;
}) ?? null;

/** Joins the rows of the collective under the pointer. */
function hoverMeeting(page, under) {
    clearTimeout(page.rest);
    page.asking?.abort();
    const place = under && placeUnder(under.pane, under.i, under.event);
    page.hovered = place && knownAt(page, under.pane.side, place);
    if (!place || page.hovered) {
        return;
    }
    page.rest = setTimeout(async () => {
        page.asking = new AbortController();
        const { signal } = page.asking;
        const found = await askMeeting(page, under.pane.side, place, { signal }).catch(() => null);
        if (found && !signal.aborted && !page.dead) {
            page.hovered = found;
            page.stage.retell();
            page.stage.mark({});
        }
    }, REST_MS);
}

/** Selects the collective there, or none; zooms to another row of an open rank. */
async function pick(page, pane, i, event) {
    const data = pane.data();
    const place = placeUnder(pane, i, event);
    if (i >= data.runs && !place) {
        page.stage.goTo(around(data.start[i], data.end[i], (data.end[i] - data.start[i]) * 1.5));
        return;
    }
    const found = place && (knownAt(page, pane.side, place)
        ?? await askMeeting(page, pane.side, place).catch(() => null));
    const same = found && page.state.at === pane.side && page.state.collective === found.answer.instance;
    changeTimeline(page, found && !same ? { collective: found.answer.instance, at: pane.side } : { collective: null, at: '' },
        { replace: true });
}

/** Shows the collective that the address names. */
async function drawMeeting(page, shown) {
    const { collective: instance, at: side } = page.state;
    const key = instance === null || !shown.includes(side) ? '' : `${page.sides[side].stepKey()} ${instance}`;
    if (key === page.meetingKey) {
        return;
    }
    page.meetingKey = key;
    page.selected = key === '' ? null : page.meetings.find((one) => one.side === side && one.answer.instance === instance) ?? null;
    if (key !== '' && !page.selected) {
        page.selected = await askMeeting(page, side, { instance }).catch(page.warn) ?? null;
    }
    if (page.dead || page.meetingKey !== key) {
        return;
    }
    page.card.draw(page.selected);
    if (page.selected) {
        announce(`${page.selected.answer.name}: ${lastWords(page.selected.answer, page.selected.lane)}`);
    }
    page.stage.mark({});
}

/** Shows a collective in the middle of the view, and its last rank. */
function zoomMeeting(page, { answer, side, rows }) {
    const from = Math.min(...answer.rows.map(({ start }) => start));
    const to = Math.max(...answer.rows.map(({ start, duration }) => start + duration));
    page.stage.goTo(around(from, to, (to - from) * 1.6));
    revealRank(page, side, rows.has(answer.last) ? answer.last : answer.rows[0]?.rank);
}

/** Scrolls the lane of a rank into sight. */
function revealRank(page, side, rank) {
    const pane = page.stage.shown().find((one) => one.side === side);
    const band = pane?.data().bands.find(({ sort, lane }) => sort === 'rank' && lane.at !== null && lane.rank === rank);
    if (band) {
        page.stage.reveal({ pane, start: 0, end: 0, row: band.row });
    }
}

/** The selected collective in words. `act`: {zoom(meeting), clear()}. */
function createCard(act) {
    const node = h('section', { class: 'card timeline-selected', 'aria-label': 'Selected collective', hidden: true });
    return { node, draw(meeting) {
        node.hidden = meeting === null;
        if (meeting === null) {
            return;
        }
        const { answer, side, lane } = meeting;
        const off = answer.rows.filter(({ aligned }) => !aligned).length;
        const facts = [answer.bytes > 0 && formatBytes(answer.bytes), answer.transfer > 0
            && `transfer ${formatTime(answer.transfer)}`, plural(answer.rows.length, 'rank'),
        off > 0 && `${formatCount(off)} not on the common clock`];
        const waits = answer.rows.filter(({ wait }) => wait > 0).sort((a, b) => b.wait - a.wait);
        fill(node, h('p', { class: 'timeline-selected-name mono' }, h('bdi', {}, answer.name), h('span', { class: 'muted' },
            ` · ${[answer.group, `number ${answer.instance + 1}`, ...facts].filter(Boolean).join(' · ')}`)),
        h('p', { class: `${side}-text` }, `${NAMES[side]}: ${lastWords(answer, lane)}`),
        waits.length > 0 && h('p', {}, `Waits: ${waits.slice(0, WAITS).map(({ rank, wait }) =>
            `rank ${rank} ${formatTime(wait)}`).join(', ')}${waits.length > WAITS ? ` and ${
            formatCount(waits.length - WAITS)} more` : ''}`),
        h('p', { class: 'op-actions' }, button('Zoom to it', () => act.zoom(meeting), { class: 'link-button' }),
            button('Clear (Escape)', act.clear, { class: 'link-button' })));
    } };
}

// ---- search ----

/** The names of both sides that contain the text, the longest time first. */
async function namesOf(page, shown, text, options) {
    const lists = await Promise.all(shown.map((side) => api.listOps(page.sides[side].set, text, options)));
    const inOrder = lists.flat().sort((a, b) => a.total_duration - b.total_duration);
    return [...new Map(inOrder.map((one) => [keyOf(one.name, one.category), one])).values()].reverse().slice(0, NAMES_MOST);
}

/** Finds a name on all ranks. */
function drawFound(page, shown) {
    const { q, name, category } = page.state;
    const isNew = page.finding.ask(q === '' ? '' : JSON.stringify([page.drawnKey, shown, q, name, category]), async (signal) => {
        const names = await namesOf(page, shown, q, { signal });
        const one = names.find((op) => op.name === name && op.category === category) ?? names[0];
        const lists = await Promise.all(one ? shown.map(async (side) => (await askPart(page, side, '/find',
            { name: one.name, category: one.category }, { signal })).ranks.map((row) => ({ ...row, side }))) : []);
        return { one, names, rows: lists.flat().filter(({ of }) => of > 0) };
    }, ({ one, names, rows }) => {
        page.search.say(one ? `${plural(names.length, 'name')}, on ${plural(rows.length, 'rank')}`
            : 'No name contains this text.');
        page.found.draw(one ? { one, names, rows } : null);
    }, (error) => page.search.say(error.message));
    if (isNew) {
        page.place = null;
        page.search.say(q === '' ? '' : 'Searching …');
        if (q === '') {
            page.found.draw(null);
        }
    }
}

/** Shows a row of a rank that the search found. */
function showFound(page, { side, rank, start, duration }) {
    page.place = { side, rows: new Map([[rank, { start, duration }]]) };
    page.stage.goTo(page.stage.around({ start, end: start + duration }));
    revealRank(page, side, rank);
    page.stage.mark({});
}

/** What the search found. `act`: {choose(op), show(row)}. */
function createFound(act) {
    const node = h('section', { class: 'card timeline-sums', 'aria-label': 'Found on the ranks', hidden: true });
    const table = createDataTable({ caption: 'Calls on each rank', class: 'timeline-sums-table', level: 'h3', limit: 8, columns: [
        { key: 'side', title: 'Side', show: String, tone: (side) => `${side}-text` },
        { key: 'rank', title: 'Rank', number: true, show: String },
        { key: 'of', title: 'Calls', number: true, show: formatCount },
        { key: 'total', title: 'Sum', number: true, show: formatTime, exact: exactTime },
        { key: 'longest', title: 'Longest', number: true, exact: exactTime, show: (time, row) => button(formatTime(time),
            () => act.show(row), { class: 'link-button', title: 'Show it' }) }] });
    let shown = [];
    let at = -1;
    return {
        node,
        draw(found) {
            node.hidden = found === null;
            [shown, at] = [found?.rows ?? [], -1];
            table.show(shown);
            fill(node, found && h('p', { class: 'timeline-measured' }, select(found.names.map(({ name, category }, i) =>
                [String(i), `${shortenMiddle(name, 80)} · ${category}`]), (i) => act.choose(found.names[i]),
            { value: String(found.names.indexOf(found.one)), 'aria-label': 'Name' })), table.node);
        },
        /** The longest call of the next rank (1), or of the previous one (-1). */
        step(by) {
            if (shown.length > 0) {
                at = at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length;
                act.show(shown[at]);
            }
        },
    };
}

// ---- the table ----

/** The shares of a lane in its step, in per cent. */
function sharesOf(lane) {
    const { start, duration, step_start: from, step_end: to } = lane;
    const time = to - from;
    const within = start.map((at, i) => Math.max(0, Math.min(to, at + duration[i]) - Math.max(from, at)));
    const shares = Object.fromEntries(SHARES.map((name) => [name, time > 0
        ? within.reduce((sum, length, i) => sum + length * lane[name][i], 0) / time : null]));
    return { ...shares, idle: time > 0 && lane.ranks === 1 ? Math.max(0, 100 - SHARES.reduce((sum, name) => sum + shares[name], 0)) : null };
}

/** `onPick(side, band)`: opens or closes the lane. */
function createRanksTable(onPick) {
    const column = (key, title, more) => ({ key, title, show: String, ...more });
    const share = (key, title) => column(key, title, { number: true, show: formatPercent, what: 'Of the time of its step; of several ranks, from the first begin to the last end, '
        + 'where their idle time cannot be compared with that of one' });
    const table = createDataTable({ caption: 'Ranks', class: 'ranks-table', level: 'h2', limit: 15, columns: [
        column('side', 'Side', { tone: (side) => `${side}-text` }),
        column('label', 'Lane', { show: (label, row) => button(label, () => onPick(row.side, row.id),
            { class: 'link-button', title: 'Open or close its streams and threads' }) }),
        column('host', 'Host'), share('compute', 'Compute'), share('communication', 'Exposed communication'),
        share('memory', 'Memory'), share('idle', 'Idle'),
        column('late', 'Lateness', { number: true, show: formatTime, exact: exactTime,
            what: 'How long after the median of its ranks it begins a collective, mean of all steps' }),
        column('last', 'Certainly last', { number: true, show: formatCount, what: 'In how many collectives' }),
        column('clock', 'Clock')] });
    return {
        node: table.node,
        draw: (panes) => table.show(panes.flatMap((pane) => pane.data().bands.filter(({ sort }) => sort === 'rank')
            .map(({ id, lane }) => ({ ...sharesOf(lane), side: pane.side, id, label: id, host: lane.host ?? '',
                ...lane.collectives > 0 ? { last: lane.last, late: lane.late_us } : { last: null, late: null }, clock: lane.at === null ? '' : clockOf(lane) })))),
    };
}

/** How the lanes are folded and sorted. */
function createChoices(change) {
    const fields = [['fold', 'Lanes', [['none', 'each rank'], ['host', 'by host'], ['group', 'by group']]],
        ['sort', 'Order', [['rank', 'by rank'], ['lateness', 'by mean lateness']]]].map(([name, text, choices]) =>
        [name, text, select(choices, (value) => change({ [name]: value }), { id: uniqueId(name) })]);
    return {
        node: h('span', { class: 'timeline-choices sample-field' }, fields.map(([, text, node]) =>
            [h('label', { for: node.id }, text), node])),
        draw: (state) => fields.forEach(([name, , node]) => { node.value = state[name]; }),
    };
}

const createLegend = () => h('ul', { class: 'chart-legend timeline-legend', 'aria-label': 'Colours' },
    [['part-compute', 'compute'], ['part-communication', 'exposed communication'], ['part-memory', 'memory'],
        ['part-idle', 'nothing on the device'], ['late', 'arrives last: the others wait'],
        ['mean', 'lateness, over all collectives and steps'], ['within', 'interval of the alignment']].map(([name, text]) => h('li', { class: `key key-${name}` }, text)));

// ---- the page ----

function fold(page, side, key) {
    changeTimeline(page, { open: toggled(page.state.open, key) }, { replace: true });
}

/** The arrivals of the window, and of the whole step. */
const arrivalsOf = ({ whole, window }) => [...new Map([...window.arrivals, ...whole.arrivals]
    .map((one) => [one.instance, one])).values()].sort((a, b) => b.waited - a.waited);

/** The arrival whose mark is under the pointer. */
function arrivalAt(page, pane, i, event) {
    const { rank: lane } = pane.data().lanes[pane.data().lane[i]];
    const [from, to] = [-NEAR, NEAR].map((px) => pane.drawing.valueAt(event.clientX + px));
    return page.arrivals[pane.side].find(({ rank, start }) => rank === lane.rank && lane.at !== null
        && start >= from && start <= to);
}

function build(page) {
    const change = (changed, how) => changeTimeline(page, changed, how);
    const on = { onChange: () => draw(page), onError: (error) => page.warn(error), what: '/ranks' };
    const dataOf = (queryOf) => Object.fromEntries(SIDES.map((side) => [side, createSideData(side, { ...on, queryOf })]));
    page.sides = dataOf((state, side, sample) => stepQuery(state, side, sample, state));
    page.inner = dataOf((state, side, sample) => stepQuery(state, side, sample, { ...state, fold: 'none' }));
    page.stage = createStage({ kinds: ['ranks'], partners: { nameOf: () => null }, on: {
        view() {
            askRanks(page);
            page.keepUrl();
        },
        scroll: debounce(SCROLL, () => !page.dead && page.stage.shown().length > 0 && askRanks(page)),
        pick: (pane, i, event) => pick(page, pane, i, event),
        fold: ({ side }, band) => fold(page, side, laneKey(side, band)),
        measure: (...drag) => page.stretch.choose(...drag), changes: () => null, both: () => false,
        below: () => page.details.offsetHeight,
        row: (pane, pen, row, y, scene) => (pane.data().rankRows.has(row) ? drawRuns(pen, row, y, scene, pane.data()) : undefined),
        lines: (pane, i, event) => (pane.data().sort[i] === RUN ? runLines(pane.data(), i,
            { arrival: arrivalAt(page, pane, i, event), meeting: page.hovered }) : null),
        under: (under) => hoverMeeting(page, under),
        decorate: (pen, place, pane) => pane.data() && drawRankMarks(pen, place, pane.data(), {
            arrivals: page.arrivals[pane.side], meetings: [[page.hovered, '--text'], [page.selected, '--accent'], [page.place, '--accent']]
                .filter(([one]) => one?.side === pane.side).map(([one, mark]) => ({ ...one, mark })) }) } });
    page.card = createCard({ zoom: (meeting) => zoomMeeting(page, meeting),
        clear: () => change({ collective: null, at: '' }, { replace: true }) });
    page.search = createSearch({ onText: (q) => change({ q, name: '', category: '' }, { replace: true }),
        onStep: (by) => page.found.step(by) });
    page.found = createFound({ show: (row) => showFound(page, row),
        choose: ({ name, category }) => change({ name, category }, { replace: true }) });
    page.choices = createChoices((changed) => change(changed));
    page.bar = createBar(page, page.search.node, page.choices.node);
    page.stretch = createStretch(page, { ask: (side, more, options) => askSums(page, side, more, options),
        key: () => [page.drawnKey], place: () => undefined, nameOf: (name) => name });
    page.table = createRanksTable((side, id) => fold(page, side, laneKey(side, { id })));
}

function createRanks(main, context) {
    const page = Object.assign(beginTimeline(main, context, drawRanks, (side, room) => Math.max(LEAST_PIXELS,
        Math.min(room, Math.round(RUNS / new Set((page.sides[side].samples ?? []).map(({ rank }) => rank)).size)))), {
        opened: new Map(), // side and rank → its own timeline
        clocks: new Map(), // set → rows of the analysis of clocks
        arrivals: { control: [], test: [] },
        meetings: [], // collectives that are known
        hovered: null, selected: null, place: null, meetingKey: '', rest: 0, asking: null, finding: api.createAsker(),
        deselect: () => page.state.collective !== null && (changeTimeline(page, { collective: null, at: '' },
            { replace: true }), true),
    });
    const all = () => [...SIDES.flatMap((side) => [page.sides[side], page.inner[side]]),
        ...[...page.opened.values()].map(({ data }) => data)];
    page.parts = [{ unmount() {
        all().forEach((data) => data.unmount());
        clearTimeout(page.rest);
        page.asking?.abort();
        page.finding.drop();
    } }];
    page.warn = (error) => !page.dead && warn(error);
    page.slow = debounce(SLOW, () => !page.dead && page.context.busy(all().some(({ windows }) => windows.isBusy())));
    build(page);
    page.details = h('div', { class: 'timeline-details' }, page.card.node, page.found.node, page.stretch.node);
    const shown = showTimeline(page, main, [page.bar.node, page.notes, page.stage.node, page.details,
        createLegend(), helpBelow(' · ↑, ↓: another lane · Enter: its streams and threads'), page.table.node]);
    shown.keys.zoomTo = () => page.selected !== null && zoomMeeting(page, page.selected);
    return shown;
}

/** The same page for an address that names ranks. */
export const ranksPage = { ...timelinePage, fits: (search) => readTimeline(search).ranks !== '', mount: createRanks };
