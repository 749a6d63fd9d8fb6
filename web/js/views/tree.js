// The page Tree: which layer, which operator takes more time? A flame graph and a table of the
// same frames, of two sets or of one alone. The URL is the state.
import * as api from '../api.js';
import { analyseLink, createSides } from '../components/sides.js';
import { announce, button, debounce, errorBox, h, toast } from '../dom.js';
import { fileNamePart, plural } from '../format.js';
import { chooseBox, createQuestion, loadSets, otherTraces } from '../question.js';
import { sqlHref, treeFrames } from '../sql/links.js';
import { ALL_SAMPLES, compareHref, isNarrowed, queryWith, readCompare, sideLabel } from '../state.js';
import { byClass, findFrame, findFrames, fullName, JUDGED, largest, listRows, openAtFirst,
    openInstances, pairParts, pathTo, readTree, readTreeState, setVerdicts, treeHref, treeQuery }
    from '../tree/model.js';
import { createTreeChart, createTreeControls, createTreeDetail, createTreeSummary, createTreeTable }
    from '../tree/parts.js';

// The requests of the page Tree: the tree, which time contains the change, and the instances.

/** The part of a step that changed most: idle time is the host's. */
function slowPart(waterfall) {
    const part = waterfall?.parts?.reduce((most, one) =>
        (Math.abs(one.change) > Math.abs(most?.change ?? 0) ? one : most), null);
    return part ? (part.part === 'idle' ? 'host' : 'device') : '';
}

const relative = ([a, b]) => (a > 0 ? Math.abs(b - a) / a : b > 0 ? 1 : 0);

/** The time to show first: the one that changed. `waterfall`: of the comparison, or null. */
export function firstMeasure(tree, waterfall) {
    const { device, host } = tree.root.total;
    if (!(device[0] > 0) || (tree.pair && !(device[1] > 0))) {
        return 'host';
    }
    if (!tree.pair) {
        return 'device';
    }
    return slowPart(waterfall) || (relative(host) > 4 * relative(device) ? 'host' : 'device');
}

/** The parts of the steps of a pair; null if the request fails. */
async function askWaterfall(state, signal) {
    const query = queryWith('', { limit: 1, diagnosis: false, ...Object.fromEntries(
        Object.entries(pairParts(state)).filter(([, value]) => value !== 'all')) });
    try {
        return (await api.compareTraces(query, { signal })).waterfall;
    } catch (error) {
        if (error.name === 'AbortError') {
            throw error;
        }
        return null;
    }
}

/** {tree, measure}: the tree that `state` shows first, and its time. */
async function askTree(state, signal) {
    const pair = state.test !== '';
    const instances = state.frames === 'instance';
    const ask = async (by) => ({ ...readTree(await api.getTree(pair ? '' : state.control,
        treeQuery(state, by, instances), { signal })), chosenBy: by });
    const [tree, waterfall] = await Promise.all([ask(state.by === 'host' ? 'host' : 'device'),
        pair && state.by === '' ? askWaterfall(state, signal) : null]);
    const measure = state.by || firstMeasure(tree, waterfall);
    // If frames are left out, the choice depends on the measure: host time keeps other frames.
    return measure === 'host' && state.by === '' && tree.shown < tree.inAll
        ? { tree: await ask('host'), measure } : { tree, measure };
}

/** Each instance as a frame, for frames that are opened in the folded tree. */
async function askInstances(state, measure, signal) {
    const by = measure === 'host' ? 'host' : 'device';
    return { ...readTree(await api.getTree(state.test !== '' ? '' : state.control,
        treeQuery(state, by, true), { signal })), chosenBy: by };
}

/** Asks which changes of that measure are real, and stores the verdicts in the tree. */
async function askVerdicts(state, tree, measure, instances = state.frames === 'instance') {
    const query = treeQuery(state, tree.chosenBy, instances);
    query.set('significance', measure);
    setVerdicts(tree, await api.getTree('', query), measure);
}

export const treePage = { path: '/tree', name: 'Tree', read: readTreeState, mount: createTreePage };

/** The Compare page of the same sides. */
const toCompare = (state) => compareHref({ ...readCompare(''), ...pairParts(state) });

const changeTree = (page, changes, { replace = true } = {}) => !page.dead
    && page.context.go(treeHref({ ...page.state, ...changes }), { replace });

/** `zoomed`: the frame that fills the flame graph; default: the current one around `frame`. */
function selectTree(page, frame, zoomed) {
    const inside = (all) => all.at <= frame.at && frame.at < all.end;
    const to = zoomed ?? (inside(page.shown.zoomed) ? page.shown.zoomed
        : pathTo(frame).findLast((one) => inside(one) && page.shown.zoomed.at >= one.at
            && page.shown.zoomed.at < one.end) ?? page.shown.tree.root);
    changeTree(page, { node: frame.key, zoom: to.key });
    page.speak(`${fullName(frame)} is selected.`);
}

function toggleTree(page, frame) {
    const rows = page.state.rows.includes(frame.key)
        ? page.state.rows.filter((key) => key !== frame.key) : [...page.state.rows, frame.key];
    changeTree(page, { rows });
}

function toggleInstances(page, frame) {
    const key = frame.key;
    const isOpen = page.state.open.includes(key);
    changeTree(page, { open: isOpen ? page.state.open.filter((one) => one !== key)
        : [...page.state.open, key], rows: page.state.rows.filter((one) => one !== key),
        node: key });
    announce(isOpen ? 'Folded.' : `Its instances are shown below ${fullName(frame)}.`);
}

function stepFound(page, by) {
    const found = page.shown?.found ?? [];
    if (found.length > 0) {
        const at = found.indexOf(page.shown.selected);
        const next = at < 0 ? (by > 0 ? 0 : found.length - 1)
            : (at + by + found.length) % found.length;
        selectTree(page, found[next]);
        announce(`${next + 1} of ${found.length}: ${fullName(found[next])}`);
    }
}

// ---- the requests ----

/** The key of the needed answer. The frames of an answer serve every measure, unless there are so
 * many that the measure decides which are left out. */
function keyOf(page) {
    if (page.state.control === '') {
        return '';
    }
    const base = `${page.state.control} ${treeQuery(page.state, 'device',
        page.state.frames === 'instance')}`;
    const by = page.state.by === '' ? 'first' : page.state.by === 'host' ? 'host' : 'device';
    const does = page.answer?.base === base && (by === 'first' ? page.answer.first
        : page.answer.tree.shown >= page.answer.tree.inAll || page.answer.tree.chosenBy === by);
    return does ? page.answer.key : `${base} ${by}`;
}

function loadTree(page, key) {
    page.wanted = key;
    page.results.dataset.stale = '';
    const [base, by] = [key.slice(0, key.lastIndexOf(' ')), page.state.by];
    page.question.ask((signal) => askTree(page.state, signal), (got) => {
        page.answer = { ...got, key, base, first: by === '' };
        page.instances = null;
        delete page.results.dataset.stale;
        page.question.say(null);
        announce(plural(got.tree.frames.length - 1, 'frame'));
        renderTree(page);
    }, (error) => {
        page.answer = null;
        page.shown = null;
        delete page.results.dataset.stale;
        page.question.say(treeError(page, error));
        renderTree(page);
    });
}

/** Loads the instances of open frames; meanwhile the folded tree is shown. */
function loadInstances(page, measure) {
    const key = `${page.answer.key} ${measure === 'host'}`;
    if (page.instances?.key === key) {
        loadVerdicts(page, page.instances, measure);
        return page.instances.tree;
    }
    page.instances = { key, tree: null };
    page.question.ask((signal) => askInstances(page.state, measure, signal), (tree) => {
        page.instances.tree = tree;
        renderTree(page);
        loadVerdicts(page, page.instances, measure);
    }, (error) => {
        page.instances = null; // the next change repeats the request
        toast(`The instances could not be loaded. ${error.message}`, { urgent: true });
    });
    return null;
}

/** The verdicts on the changes are loaded after the changes. */
async function loadVerdicts(page, of, measure) {
    const { tree } = of;
    of.judged ??= new Set();
    if (!tree?.pair || measure === 'calls' || of.judged.has(measure)
        || tree.samples.some((count) => count < JUDGED)) { // no change can be judged
        return;
    }
    of.judged.add(measure);
    try {
        await askVerdicts(page.state, tree, measure, of === page.instances
            || page.state.frames === 'instance');
    } catch {
        return; // all stay as measured
    }
    if (!page.dead && page.answer && (page.answer === of || page.instances === of)) {
        page.answer.verdicts = `${page.answer.verdicts ?? ''} ${of === page.instances ? 'each '
            : ''}${measure}`;
        page.answer.classes = undefined; // they are made from these frames
        page.answer.openedFor = undefined;
        renderTree(page);
    }
}

function treeError(page, error) {
    return errorBox(error, 'This tree cannot be shown', isNarrowed(page.state)
        ? button('Use all ranks and steps', () => changeTree(page, ALL_SAMPLES), { class: 'primary' })
        : button('Try again', () => loadTree(page, page.wanted), { class: 'primary' }), ' ',
    otherTraces());
}

// ---- drawing ----

/** The tree with the chosen grouping. */
function groupedTree(page, measure) {
    if (page.state.frames === 'class') {
        page.answer.classes ??= byClass(page.answer.tree);
        return page.answer.classes;
    }
    if (page.state.frames === 'folded' && page.state.open.length > 0) {
        const all = loadInstances(page, measure);
        if (all) {
            const key = page.state.open.join();
            if (page.answer.openedFor !== key) {
                page.answer.opened = openInstances(page.answer.tree, all, new Set(page.state.open));
                page.answer.openedFor = key;
            }
            return page.answer.opened;
        }
    }
    return page.answer.tree;
}

function makeView(page) {
    const measure = page.state.by || page.answer.measure;
    const tree = groupedTree(page, measure);
    const found = page.state.q === '' ? null : findFrames(tree, page.state.q);
    const selected = findFrame(tree, page.state.node) ?? largest(tree, measure, 1)[0] ?? tree.root;
    const zoomed = findFrame(tree, page.state.zoom) ?? tree.root;
    const first = openAtFirst(tree, measure, [selected, ...tree.frames.filter((frame) =>
        frame.opened).flatMap((frame) => frame.children.slice(0, 1)), ...found ?? []]);
    const toggled = new Set(page.state.rows);
    const rows = listRows(tree, measure, page.state.order, (frame) =>
        first.has(frame) !== toggled.has(frame.key));
    const revision = [page.answer.key, measure, page.state.frames, page.state.width,
        page.state.open.join(), tree.frames.length].join(' ');
    return { tree, measure, width: page.state.width, found,
        text: `${page.state.q} ${page.state.order}`, selected, chosen: page.state.node !== '',
        zoomed, rows, revision, judged: page.answer.verdicts ?? '',
        canOpen: page.state.frames === 'folded', lines: captionLines(tree),
        file: `tracediff-${tree.sides.map(({ label }) => fileNamePart(label)).join('-')}` };
}

function captionLines(tree) {
    const words = ['control', 'test'].slice(0, tree.sides.length).map((side, i) =>
        `${tree.pair ? `${side}: ` : ''}${tree.sides[i].label} (${
            plural(tree.sides[i].samples, 'sample')})`);
    return [words.join(' → ')];
}

function setTitle(page) {
    const answered = page.answer && { control: page.answer.tree.sides[0],
        test: page.answer.tree.sides[1] };
    const label = (side) => sideLabel(side, page.state, page.sets, answered);
    const title = page.state.control === '' ? 'Tree'
        : `${label('control')}${page.state.test === '' ? '' : ` → ${label('test')}`} · Tree`;
    page.heading.textContent = title;
    page.context.setTitle(title);
    page.sides.draw(page.state, page.sets, answered);
}

function renderTree(page) {
    if (page.dead) {
        return;
    }
    const key = keyOf(page);
    if (key === '') {
        page.question.drop();
        [page.wanted, page.answer, page.shown] = ['', null, null];
        page.question.say(chooseBox('Choose a control and a test', page.sets,
            'Pick two sets above, or a control alone, or go to the '));
    } else if (key !== page.wanted) {
        if (!page.answer) {
            page.question.say(null);
        }
        loadTree(page, key);
    }
    setTitle(page);
    page.results.toggleAttribute('data-skeleton', key !== '' && !page.answer);
    if (!page.answer || page.answer.key !== key) {
        page.controls.draw(page.state, null, page.state.by, null);
        return;
    }
    page.shown = makeView(page);
    const { tree, measure, found } = page.shown;
    const said = [page.shown.revision, page.shown.judged, page.state.level].join(' ');
    if (said !== page.summed) {
        page.summed = said;
        page.summary.draw(tree, measure, page.state.level);
    }
    page.controls.draw(page.state, tree, measure, found);
    page.chart.draw(page.shown);
    page.chart.sql.set(sqlHref(treeFrames(page.state, measure), page.state));
    page.table.draw({ ...page.shown, found: found && new Set(found) });
    page.detail.draw(tree, page.shown.selected, page.shown.canOpen);
    loadVerdicts(page, page.answer, measure);
}

function updateTree(page, search) {
    page.state = readTreeState(search);
    renderTree(page);
    loadSets(page, renderTree);
    if (page.answer && page.wanted === page.answer.key) {
        page.context.settled();
    }
}

function unmountTree(page) {
    page.dead = true;
    page.question.unmount();
    page.chart.unmount();
    page.table.unmount();
}

function createTreePage(main, context) {
    const page = {
        context, sets: null,
        answer: null, // {tree, measure, key}
        wanted: '', // the pending request
        instances: null, // {key, tree}: the instances of opened frames
        shown: null, // {tree, measure, …}: what is drawn
        summed: '', // the key of the drawn summary
        dead: false,
    };
    page.state = readTreeState(location.search);

    page.sides = createSides((changes) => changeTree(page, { ...changes, node: '', zoom: '',
        rows: [], open: [] }, { replace: false }), { none: 'none: one set alone', links: (now) =>
        [h('a', { class: 'small', href: toCompare(now) }, 'Compare'), analyseLink(now)] });
    page.summary = createTreeSummary((frame) => selectTree(page, frame));
    page.controls = createTreeControls({ onChange: (changes) => changeTree(page, regroup(changes)),
        onStep: (by) => stepFound(page, by) });
    page.chart = createTreeChart({ onPick: (frame) => selectTree(page, frame, frame),
        onZoom: (frame) => selectTree(page, page.shown.selected, frame),
        onMove: (frame) => selectTree(page, frame) });
    page.table = createTreeTable({ onSelect: (frame) => selectTree(page, frame),
        onZoom: (frame) => selectTree(page, frame, frame),
        onToggle: (frame) => toggleTree(page, frame),
        onInstances: (frame) => toggleInstances(page, frame) });
    page.detail = createTreeDetail({ pair: () => pairParts(page.state),
        onInstances: (frame) => toggleInstances(page, frame),
        onZoom: (frame) => selectTree(page, frame, frame) });
    const message = h('div', { class: 'message' });
    page.heading = h('h1', { class: 'visually-hidden' }, 'Tree');
    page.results = h('div', { class: 'results tree-results' }, page.summary.node,
        page.controls.node, h('div', { class: 'tree-columns' }, page.chart.node,
            h('section', { class: 'card table-card tree-card', 'aria-label': 'Tree table' },
                page.table.node), page.detail.node));
    main.append(h('div', { class: 'page tree-page' }, page.heading, page.sides.node, message,
        page.results));
    page.question = createQuestion({ context, results: page.results, message });
    page.speak = debounce(400, announce);

    // ---- actions of the user ----

    /** Changes the grouping of frames: the selected frame stays selected if both have it. */
    function regroup(changes) {
        return changes.frames && page.shown ? { ...changes, node: page.shown.selected.foldKey }
            : changes;
    }

    renderTree(page);
    loadSets(page, renderTree);
    return {
        keys: {
            search: () => page.controls.search(),
            enter: () => page.shown !== null && page.table.focus(),
            control: () => page.sides.choose('control'),
            test: () => page.sides.choose('test'),
            close: () => page.shown !== null && page.shown.zoomed !== page.shown.tree.root
                && selectTree(page, page.shown.selected, page.shown.tree.root),
        },
        update: (search) => updateTree(page, search),
        unmount: () => unmountTree(page),
    };
}
