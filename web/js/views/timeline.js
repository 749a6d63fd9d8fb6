// A step of a rank of each side, one above the other: threads and streams over time. The URL is
// the state, as on the Compare page; the server merges spans that are too short to be seen.
import * as api from '../api.js';
import { debounce, fill, h } from '../dom.js';
import { fileNamePart, formatTime } from '../format.js';
import { makePicture, savePictureFile } from '../canvas/picture.js';
import { createQuestion } from '../question.js';
import { rowId } from '../rows.js';
import { compareHref, findSet, opHref, readCompare, readOp, sideLabel } from '../state.js';
import { toast } from '../components/toast.js';
import { createBar, createLegend } from '../timeline/bar.js';
import { createSideData } from '../timeline/data.js';
import { changesOf, createRows, layPane, searchSpans, SPAN } from '../timeline/lanes.js';
import { emptyBox, errorBox, nothingBox, notesOf } from '../timeline/notes.js';
import { createPartners } from '../timeline/partners.js';
import { createPath } from '../timeline/path.js';
import { createPickers } from '../timeline/pickers.js';
import { createSearch } from '../timeline/search.js';
import { createSelected } from '../timeline/selected.js';
import { createSelection } from '../timeline/selection.js';
import { createSpansTable } from '../timeline/spans-table.js';
import { createStage } from '../timeline/stage.js';
import { createStretch } from '../timeline/stretch.js';
import { laneKey, OTHER, readTimeline, shownSides, SIDES, timelineHref, toggled } from '../timeline/state.js';
import { createWalk } from '../timeline/walk.js';

const URL_MS = 350; // from the last move until the URL gets the view
const TABLE_MS = 250;
const EDGES = 220; // px beside the lanes

export const timelinePage = {
    path: '/timeline',
    name: 'Timeline',
    read: readTimeline,
    mount: (main, context) => createTimeline(main, context),
};

/** Whether two views differ by more than the URL rounds. */
const isAway = (a, b) => ['from', 'to'].some((end) =>
    Math.abs(a[end] - b[end]) > 0.002 + 1e-6 * Math.abs(b[end]));

function createTimeline(main, context) {
    const room = main.clientWidth; // read while the page is empty: later it costs a layout
    let state = readTimeline(location.search);
    let sets = null;
    let changes = null; // Map, of changesOf()
    let changesKey = '';
    let changesRequest = null;
    let shifts = { control: 0, test: 0 };
    let alignKey = '';
    let drawnKey = ''; // the last drawn steps
    let rowsKey = ''; // the same, and what is pinned
    let extent = { from: 0, to: 1 };
    let home = extent; // without what the host does before the step begins on the device
    let dead = false;

    const sides = Object.fromEntries(SIDES.map((side) => [side, createSideData(side,
        { onChange: () => !dead && render(), onError: (error) => !dead && warn(error) })]));
    const rows = Object.fromEntries(SIDES.map((side) => [side, null]));
    const partners = createPartners(sides, () => changes);
    const path = createPath({ toggle: () => change({ path: !state.path }),
        change: () => !dead && stage.mark({}), error: warn });
    const stage = createStage({ partners, on: { view: onView, pick, key: onKey,
        fold: ({ side }, band) => change({ open: toggled(state.open, laneKey(side, band)) },
            { replace: true }),
        pin: (side, band) => change({ pin: toggled(state.pin, laneKey(side, band)) },
            { replace: true }),
        measure: (...drag) => stretch.choose(...drag), changes: () => changes,
        both: () => shownSides(state).length === 2, path: (side) => path.of(side), below: () => details.offsetHeight } });
    const search = createSearch({ onText: (q) => change({ q }, { replace: true }), onStep: (by) => walk.walk(state.q, by) });
    const bar = createBar({ zoom: stage.glide, fit: stage.fit, save,
        show: (show) => change({ show }), sum: () => stretch.choose(stage.current()),
        unalign: () => change({ align: '', align_category: '', align_nth: 0 }) },
    search.node, path.node);
    const picked = createSelected({ zoom: () => selection.zoom(), align: alignHere,
        go: (side, row) => selection.show({ ...row, side, at: row.start - shifts[side] }),
        href: opPageOf, clear: () => selection.clear() });
    const stretch = createStretch({ state: () => state, change, stage, shifts: () => shifts,
        sides: (shown) => shown.map((side) => sides[side]),
        key: () => [drawnKey, changes === null, state.show], place: () => selection.place(),
        nameOf: (name, category) => partners.named('control', name, category) });
    const shownKey = () => `${drawnKey}|${alignKey}`;
    const selection = createSelection({ state: () => state, stage, sides, partners,
        change: (changed) => change(changed, { replace: true }), shifts: () => shifts,
        changes: () => changes, key: shownKey, opened }, picked);
    const walk = createWalk(search, { key: () => `${shownKey()}|${changes === null}`,
        sides: () => shownSides(state).map((side) => sides[side]), panes: stage.shown,
        changes: () => changes, shifts: () => shifts, from: () => stage.current().from,
        onCall: (call) => !dead && selection.show(call) });
    const pickers = createPickers((changed) => change({ ...changed,
        ...(SIDES.some((side) => side in changed) ? { from: null, to: null, name: '', nth: null,
            align: '', sum_from: null, sum_to: null } : {}) }));
    const table = createSpansTable({ onPick: pick, partnerOf });
    const legend = createLegend();
    const notes = h('div', { class: 'timeline-notes' });
    const heading = h('h1', { class: 'visually-hidden' }, 'Timeline');
    const crumb = h('nav', { class: 'crumb', 'aria-label': 'Where this is' });
    const message = h('div', { class: 'message' });
    const help = h('p', { class: 'muted small' }, 'Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · '
        + 'Shift and drag: sums of a stretch · ? lists all keys');
    const details = h('div', { class: 'timeline-details' }, picked.node, stretch.node);
    const results = h('div', { class: 'results' }, bar.node, notes, stage.node,
        details, legend.node, path.words, help, table.node);
    main.append(h('div', { class: 'page timeline-page' }, heading, crumb, pickers.node, message,
        results));
    const question = createQuestion({ context, results, message });
    const keepUrl = debounce(URL_MS, () => {
        const { from, to } = stage.current();
        change(isAway({ from, to }, home) ? { from, to } : { from: null, to: null }, { replace: true });
    });
    const drawTable = debounce(TABLE_MS, () => {
        if (!dead && stage.shown().length > 0) {
            table.draw(stage.shown(), stage.current());
        }
    });

    function change(changed, { replace = false } = {}) {
        if (!dead) { // a search that ends after the page was left must not open it again
            context.go(timelineHref({ ...state, ...changed }), { replace });
        }
    }

    const label = (side) => sideLabel(side, state, sets, null);
    const stepWords = ({ sample }) => `rank ${sample.rank}${sample.span > 0
        ? `, file ${sample.span + 1}` : ''}, ${sample.step_number === null ? 'whole recording'
        : `step ${sample.step_number}`}`;

    function setTitle() {
        const given = SIDES.filter((side) => state[side] !== '');
        const words = given.map(label).join(' → ');
        heading.textContent = given.length > 0 ? `${words} · Timeline` : 'Timeline';
        context.setTitle(heading.textContent);
        const back = { ...readCompare(''), control: state.control, test: state.test,
            control_marker: state.control_marker, test_marker: state.test_marker };
        fill(crumb, given.length === 2 && h('a', { href: context.lastCompare(
            new URLSearchParams(back)) ?? compareHref(back) }, `← ${words}`));
    }

    async function loadSets() {
        const names = SIDES.map((side) => state[side]).filter((name) => name !== '');
        if (!names.every((name) => sets && findSet(sets, name))) {
            const found = await api.namedSets(names).catch(() => []);
            if (!dead) {
                sets = found;
                render();
            }
        }
    }

    /** Draws everything from the state and the answers. Idempotent. */
    function render() {
        const given = SIDES.filter((side) => state[side] !== '');
        setTitle();
        SIDES.forEach((side) => sides[side].load(state));
        const chosen = given.length > 0 && given.every((side) => sides[side].samples !== null)
            ? chooseSteps(given) : {};
        pickers.draw(state, sets, Object.fromEntries(SIDES.map((side) =>
            [side, chosen[side] && { samples: sides[side].samples, ...chosen[side] }])));
        bar.draw(state);
        search.draw(state.q);
        const shown = shownSides(state);
        // The steps of both sides must be known before a step is chosen, even if only one side is
        // shown.
        const failed = given.find((side) => sides[side].error
            && (shown.includes(side) || sides[side].samples === null));
        const empty = given.some((side) => sides[side].samples?.length === 0);
        const ready = shown.length > 0 && shown.every((side) => sides[side].whole);
        if (given.length === 0) {
            question.say(emptyBox(sets));
        } else if (failed && !ready) {
            showError(failed);
        } else if (empty) {
            question.say(nothingBox());
        } else {
            question.say(null);
        }
        results.toggleAttribute('data-skeleton', !ready);
        context.busy(given.length > 0 && !ready && !failed && !empty);
        if (ready) {
            draw(shown, chosen);
        }
    }

    /** Chooses the step of each side, then requests the whole step. */
    function chooseSteps(given) {
        const chosen = {};
        for (const side of given) {
            const like = chosen[OTHER[side]] ?? null;
            chosen[side] = sides[side].choose(state, like);
        }
        shownSides(state).filter((side) => chosen[side]).forEach((side) =>
            sides[side].loadWhole(state, Math.max(room - EDGES, 300)));
        return chosen;
    }

    const stepsKey = (shown) => shown.map((side) => sides[side].stepKey()).join('|');

    function draw(shown, chosen) {
        const key = stepsKey(shown);
        const news = key !== drawnKey;
        if (news) {
            drawnKey = key;
        }
        if (rowsKey !== `${key} ${state.pin}`) {
            rowsKey = `${key} ${state.pin}`;
            shown.forEach((side) => {
                rows[side] = Object.fromEntries(['pinned', 'host', 'device'].map((kind) => [kind,
                    createRows((band) => state.open.includes(laneKey(side, band)))]));
            });
        }
        align(shown);
        loadChanges(chosen);
        drawPanes(shown, chosen, news);
        drawNotes(shown, chosen);
        legend.draw(shown.length === 2, state.path);
        path.draw(state, shown, chosen);
        selection.draw(shown);
        stretch.draw(shown);
        highlight();
        drawTable();
        context.settled();
    }

    /** In which pane a lane is. */
    const kindOf = (side, lane) => (state.pin.includes(laneKey(side, lane)) ? 'pinned'
        : lane.sort === 'host' ? 'host' : 'device');

    function drawPanes(shown, chosen, news) {
        const reach = (end) => shown.map((side) => end(sides[side].whole.extent) - shifts[side]);
        const to = Math.max(...reach((whole) => whole.to));
        extent = { from: Math.min(...reach((whole) => whole.from)), to };
        home = { from: Math.min(...reach((whole) => Math.max(0, whole.from))), to };
        const list = stage.panes.filter((pane) => shown.includes(pane.side)).map((pane) => {
            const { whole, window } = sides[pane.side];
            return { pane, data: layPane({ window, all: whole,
                takes: (lane) => kindOf(pane.side, lane) === pane.kind,
                shift: shifts[pane.side], rows: rows[pane.side][pane.kind] }) };
        });
        const wanted = state.from === null ? null : { from: state.from, to: state.to };
        stage.show(list, extent, home, Object.fromEntries(shown.map((side) => [side,
            `${label(side)}, ${stepWords(chosen[side])}`])), news ? wanted ?? home : null);
        if (news) {
            stage.drawOverview(extent);
            ask();
        }
    }

    /** Requests the windows that the view needs. */
    function ask() {
        const view = stage.current();
        for (const side of shownSides(state)) {
            const pane = stage.shown().find((one) => one.side === side);
            const { whole, windows } = sides[side];
            if (pane && whole) {
                const shift = shifts[side];
                windows.want({ from: view.from + shift, to: view.to + shift },
                    pane.drawing.node.clientWidth, whole.extent);
            }
        }
    }

    function onView() {
        ask();
        keepUrl();
        drawTable();
    }

    /** Loads what changed between the two steps, after the drawing. */
    async function loadChanges(chosen) {
        const both = chosen.control && chosen.test;
        const query = new URLSearchParams({ control: state.control, test: state.test });
        for (const side of both ? SIDES : []) {
            const { rank, step_number: step } = chosen[side].sample;
            query.set(`${side}_ranks`, String(rank));
            query.set(`${side}_steps`, step === null ? 'all' : String(step));
            if (state[`${side}_marker`]) {
                query.set(`${side}_marker`, state[`${side}_marker`]);
            }
        }
        Object.entries({ significance: 'false', diagnosis: 'false',
            ...(state.use_short_name ? { use_short_name: 'true' } : {}) })
            .forEach(([name, value]) => query.set(name, value));
        const key = both ? query.toString() : '';
        if (key === changesKey) {
            return;
        }
        changesKey = key;
        changesRequest?.abort();
        changes = null;
        stage.setChanges(null);
        if (key === '') {
            return;
        }
        changesRequest = new AbortController();
        try {
            const answer = await api.compareTraces(query, { signal: changesRequest.signal });
            if (!dead && changesKey === key) {
                changes = changesOf(answer);
                stage.setChanges(changes);
                stage.drawOverview(extent);
                selection.draw(shownSides(state));
                align(shownSides(state));
                drawTable();
            }
        } catch {
            // Without it nothing is marked as changed.
        }
    }

    /** Finds the start of the call at which the sides are aligned. */
    async function align(shown) {
        const key = state.align === '' || shown.length < 2 ? ''
            : JSON.stringify([drawnKey, state.align_category, state.align_nth,
                ...shown.map((side) => partners.named(side, state.align, state.align_category))]);
        if (key === alignKey) {
            return;
        }
        alignKey = key;
        const before = shifts;
        shifts = { control: 0, test: 0 };
        let place = null;
        if (key !== '') {
            let failed = null;
            const found = await Promise.all(shown.map((side) => sides[side].find({
                name: partners.named(side, state.align, state.align_category),
                category: state.align_category, occurrence: state.align_nth })
                .catch((error) => { failed = error; })));
            if (dead || alignKey !== key) {
                return;
            }
            if (failed) {
                toast(`The search for the call to align at failed. ${failed.message}`,
                    { urgent: true });
            } else if (found.every(Boolean)) {
                const [a, b] = found.map((one) => one.rows[0].start);
                shifts = { control: 0, test: b - a };
                place = a;
            } else if (changes || state.align_category !== 'python_function') {
                // Until the changes are known, the line of a Python function may have moved.
                toast('The call to align at is not in both steps.', { seconds: 8 });
            }
        }
        stage.mark({ aligned: place });
        if (key !== '' || before.test !== 0) {
            render();
            ask();
            stage.drawOverview(extent);
        }
    }

    /** The unfolded lanes, with one more of `side`. */
    function opened(side, lane) {
        const band = stage.shown().filter((pane) => pane.side === side)
            .flatMap((pane) => pane.data().bands).find(({ id }) => id === lane);
        return !band || band.open ? state.open : toggled(state.open, laneKey(side, band));
    }

    function partnerOf(pane, i) {
        const name = shownSides(state).length === 2 ? partners.nameOf(pane, i) : null;
        return name && partners.drawn(stage.shown(), OTHER[pane.side], ...name);
    }

    /** Selects a call; zooms into a span that stands for several rows or for none. */
    function pick(pane, i) {
        const data = pane.data();
        if (!selection.pick(pane, i) && i >= 0
            && (data.merged[i] > 1 || data.sort[i] !== SPAN)) {
            const half = (data.end[i] - data.start[i]) * 0.75;
            const middle = (data.start[i] + data.end[i]) / 2;
            stage.goTo({ from: middle - half, to: middle + half });
        }
    }

    function alignHere() {
        const { name, category, nth } = selection.current();
        change({ align: name, align_category: category, align_nth: nth });
    }

    function opPageOf({ name, category }) {
        return state.control === '' || state.test === '' ? null : opHref({ ...readOp(''),
            control: state.control, test: state.test, control_marker: state.control_marker,
            test_marker: state.test_marker, row: rowId(name, category),
            use_short_name: state.use_short_name });
    }

    function highlight() {
        for (const pane of stage.shown()) {
            pane.highlight(state.q === '' ? null : searchSpans(pane.data(), state.q));
        }
        walk.draw(state.q);
    }

    const KEYS = { '.': () => selection.step(1), ',': () => selection.step(-1),
        m: () => stretch.ofCall(), f: () => selection.zoom() };
    function onKey(event) {
        const act = KEYS[event.key];
        return act !== undefined && act() !== false;
    }

    /** Escape removes the measure first, then the selection, then the search. */
    function close() {
        if (stage.marks.measure) { // also one of a drag that was cancelled
            stretch.choose(null);
        } else if (state.name !== '') {
            selection.clear();
        } else if (state.q !== '') {
            change({ q: '' }, { replace: true });
        } else {
            return false;
        }
        return true;
    }

    function warn(error) {
        toast(`This part of the timeline could not be loaded. ${error.message}`, { urgent: true });
    }

    function showError(side) {
        question.say(errorBox(sides[side].error, side, {
            retry() {
                SIDES.filter((one) => sides[one].error).forEach((one) => sides[one].retry());
                render();
            },
            chooseOther: () => change(Object.fromEntries(SIDES.flatMap((one) =>
                ['rank', 'span', 'step'].map((key) => [`${one}_${key}`, '']))),
            { replace: true }) }));
        question.clearable(sides[side].error, side);
    }

    function drawNotes(shown, chosen) {
        const lines = shown.flatMap((side) => notesOf(side, sides[side], chosen[side]));
        fill(notes, lines.map((line) => h('p', { class: 'notice small' }, line)));
    }

    async function save(type) {
        const panes = stage.shown();
        if (panes.length === 0) {
            return;
        }
        const { from, to } = stage.current();
        const width = Math.max(900, panes[0].drawing.node.clientWidth);
        const given = shownSides(state);
        const lines = [heading.textContent, `${formatTime(from)} to ${formatTime(to)} of ${
            given.map((side) => `the ${side} (${stepWords(sides[side].chosen)})`).join(' and ')}`];
        const picture = makePicture(lines, stage.whole(width), width);
        await savePictureFile(picture, type, `tracediff-${given.map((side) =>
            fileNamePart(label(side))).join('-')}-timeline`);
    }

    render();
    loadSets();
    return {
        keys: {
            search: () => search.focus(),
            control: () => pickers.choose('control'),
            test: () => pickers.choose('test'),
            zoomIn: () => stage.glide(0.75),
            zoomOut: () => stage.glide(1 / 0.75),
            left: () => stage.slide(-0.12),
            right: () => stage.slide(0.12),
            fit: () => stage.fit(),
            next: KEYS['.'],
            former: KEYS[','],
            measure: KEYS.m,
            zoomTo: KEYS.f,
            close,
        },
        update(query) {
            const before = state;
            state = readTimeline(query);
            render();
            const moved = state.from !== before.from || state.to !== before.to;
            const wanted = state.from === null ? home : state;
            if (moved && isAway(stage.current(), wanted)) {
                stage.goTo(wanted, true);
            }
            loadSets();
        },
        unmount() {
            dead = true;
            keepUrl.cancel();
            drawTable.cancel();
            changesRequest?.abort();
            SIDES.forEach((side) => sides[side].unmount());
            question.unmount();
            selection.unmount();
            path.unmount();
            stretch.unmount();
            stage.unmount();
        },
    };
}
