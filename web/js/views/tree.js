// The page Tree: which layer, which operator takes more time? A flame graph and a table of the
// same frames, of two sets or of one alone. The URL is the state.
import * as api from '../api.js';
import { announce, button, debounce, fill, h } from '../dom.js';
import { fileNamePart, plural } from '../format.js';
import { createQuestion } from '../question.js';
import { sqlHref, treeFrames } from '../sql/links.js';
import { compareHref, findSet, readCompare, sideLabel } from '../state.js';
import { analyseLink, createSides } from '../components/sides.js';
import { createTreeChart } from '../components/tree-chart.js';
import { createTreeControls } from '../components/tree-controls.js';
import { createTreeDetail } from '../components/tree-detail.js';
import { createTreeSummary } from '../components/tree-summary.js';
import { createTreeTable } from '../components/tree-table.js';
import { toast } from '../components/toast.js';
import { byClass, findFrame, JUDGED, largest, openInstances, pathTo } from '../tree/model.js';
import { askInstances, askTree, askVerdicts } from '../tree/question.js';
import { listRows, openAtFirst } from '../tree/rows.js';
import { findFrames } from '../tree/search.js';
import { pairParts, readTreeState, treeHref, treeQuery } from '../tree/state.js';
import { fullName } from '../tree/words.js';
import { addressOf } from '../place.js';

const ALL_SAMPLES = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
    test_steps: 'all' };

export const treePage = {
    path: '/tree',
    name: 'Tree',
    read: readTreeState,
    mount: (main, context) => createTreePage(main, context),
};

/** The Compare page of the same sides. */
const toCompare = (state) => compareHref({ ...readCompare(''), ...pairParts(state) });

function createTreePage(main, context) {
    let state = readTreeState(location.search);
    let sets = null;
    let answer = null; // {tree, measure, key}
    let wanted = ''; // the pending request
    let instances = null; // {key, tree}: the instances of opened frames
    let shown = null; // {tree, measure, …}: what is drawn
    let summed = ''; // the key of the drawn summary
    let dead = false;

    const change = (changes, { replace = true } = {}) => !dead
        && context.go(treeHref({ ...state, ...changes }), { replace });
    const sides = createSides((changes) => change({ ...changes, node: '', zoom: '', rows: [],
        open: [] }, { replace: false }), { none: 'none: one set alone', links: (now) =>
        [h('a', { class: 'small', href: toCompare(now) }, 'Compare'), analyseLink(now)] });
    const summary = createTreeSummary((frame) => show(frame));
    const controls = createTreeControls({ onChange: (changes) => change(regroup(changes)),
        onStep: stepFound });
    const chart = createTreeChart({ onPick: (frame) => select(frame, frame),
        onZoom: (frame) => select(shown.selected, frame), onMove: (frame) => select(frame) });
    const table = createTreeTable({ onSelect: (frame) => select(frame),
        onZoom: (frame) => select(frame, frame), onToggle: toggle, onInstances: toggleInstances });
    const detail = createTreeDetail({ pair: () => pairParts(state),
        onInstances: toggleInstances, onZoom: (frame) => select(frame, frame) });
    const message = h('div', { class: 'message' });
    const heading = h('h1', { class: 'visually-hidden' }, 'Tree');
    const results = h('div', { class: 'results tree-results' }, summary.node, controls.node,
        h('div', { class: 'tree-columns' }, chart.node,
            h('section', { class: 'card table-card tree-card', 'aria-label': 'Tree table' },
                table.node), detail.node));
    main.append(h('div', { class: 'page tree-page' }, heading, sides.node, message, results));
    const question = createQuestion({ context, results, message });
    const speak = debounce(400, announce);

    // ---- actions of the user ----

    /** Changes the grouping of frames: the selected frame stays selected if both have it. */
    function regroup(changes) {
        return changes.frames && shown ? { ...changes, node: shown.selected.foldKey } : changes;
    }

    /** `zoomed`: the frame that fills the flame graph; default: the current one around `frame`. */
    function select(frame, zoomed) {
        const inside = (all) => all.at <= frame.at && frame.at < all.end;
        const to = zoomed ?? (inside(shown.zoomed) ? shown.zoomed
            : pathTo(frame).findLast((one) => inside(one) && shown.zoomed.at >= one.at
                && shown.zoomed.at < one.end) ?? shown.tree.root);
        change({ node: frame.key, zoom: to.key });
        speak(`${fullName(frame)} is selected.`);
    }

    /** Selects a frame and scrolls its row into view. */
    function show(frame) {
        select(frame);
    }

    function toggle(frame) {
        const rows = state.rows.includes(frame.key)
            ? state.rows.filter((key) => key !== frame.key) : [...state.rows, frame.key];
        change({ rows });
    }

    function toggleInstances(frame) {
        const key = frame.key;
        const isOpen = state.open.includes(key);
        change({ open: isOpen ? state.open.filter((one) => one !== key) : [...state.open, key],
            rows: state.rows.filter((one) => one !== key), node: key });
        announce(isOpen ? 'Folded.' : `Its instances are shown below ${fullName(frame)}.`);
    }

    function stepFound(by) {
        const found = shown?.found ?? [];
        if (found.length > 0) {
            const at = found.indexOf(shown.selected);
            const next = at < 0 ? (by > 0 ? 0 : found.length - 1)
                : (at + by + found.length) % found.length;
            select(found[next]);
            announce(`${next + 1} of ${found.length}: ${fullName(found[next])}`);
        }
    }

    // ---- the requests ----

    async function loadSets() {
        const names = [state.control, state.test].filter((name) => name !== '');
        if (names.every((name) => sets && findSet(sets, name))) {
            return;
        }
        const found = await api.namedSets(names).catch(() => []);
        if (!dead) {
            sets = found;
            render();
        }
    }

    /**
     * The key of the needed answer. The frames of an answer serve every measure, unless there are
     * so many that the measure decides which are left out.
     */
    function keyOf() {
        if (state.control === '') {
            return '';
        }
        const base = `${state.control} ${treeQuery(state, 'device', state.frames === 'instance')}`;
        const by = state.by === '' ? 'first' : state.by === 'host' ? 'host' : 'device';
        const does = answer?.base === base && (by === 'first' ? answer.first
            : answer.tree.shown >= answer.tree.inAll || answer.tree.chosenBy === by);
        return does ? answer.key : `${base} ${by}`;
    }

    function load(key) {
        wanted = key;
        results.dataset.stale = '';
        const [base, by] = [key.slice(0, key.lastIndexOf(' ')), state.by];
        question.ask((signal) => askTree(state, signal), (got) => {
            answer = { ...got, key, base, first: by === '' };
            instances = null;
            delete results.dataset.stale;
            question.say(null);
            announce(plural(got.tree.frames.length - 1, 'frame'));
            render();
        }, (error) => {
            answer = null;
            shown = null;
            delete results.dataset.stale;
            question.say(errorBox(error));
            render();
        });
    }

    /** Loads the instances of open frames; meanwhile the folded tree is shown. */
    function loadInstances(measure) {
        const key = `${answer.key} ${measure === 'host'}`;
        if (instances?.key === key) {
            loadVerdicts(instances, measure);
            return instances.tree;
        }
        instances = { key, tree: null };
        question.ask((signal) => askInstances(state, measure, signal), (tree) => {
            instances.tree = tree;
            render();
            loadVerdicts(instances, measure);
        }, (error) => {
            instances = null; // the next change repeats the request
            toast(`The instances could not be loaded. ${error.message}`, { urgent: true });
        });
        return null;
    }

    /** The verdicts on the changes are loaded after the changes. */
    async function loadVerdicts(of, measure) {
        const { tree } = of;
        of.judged ??= new Set();
        if (!tree?.pair || measure === 'calls' || of.judged.has(measure)
            || tree.samples.some((count) => count < JUDGED)) { // no change can be judged
            return;
        }
        of.judged.add(measure);
        try {
            await askVerdicts(state, tree, measure, of === instances || state.frames === 'instance');
        } catch {
            return; // all stay as measured
        }
        if (!dead && answer && (answer === of || instances === of)) {
            answer.verdicts = `${answer.verdicts ?? ''} ${of === instances ? 'each ' : ''}${measure}`;
            answer.classes = undefined; // they are made from these frames
            answer.openedFor = undefined;
            render();
        }
    }

    function errorBox(error) {
        const narrowed = Object.keys(ALL_SAMPLES).some((key) => state[key] !== 'all');
        return h('div', { class: 'error-box', role: 'alert', data: { code: error.code } },
            h('h2', {}, 'This tree cannot be shown'), h('p', {}, error.message),
            h('p', {}, narrowed ? button('Use all ranks and steps', () => change(ALL_SAMPLES),
                { class: 'primary' }) : button('Try again', () => load(wanted),
                { class: 'primary' }), ' ',
                h('a', { href: addressOf('/') }, 'Choose other traces')));
    }

    const emptyBox = () => h('div', { class: 'empty' }, h('h2', {}, 'Choose a control and a test'),
        h('p', {}, sets?.length === 0 ? 'There are no sets yet. ' : 'Pick two sets '
            + 'above, or a control alone, or go to the ', h('a', { href: addressOf('/') },
        sets?.length === 0 ? 'Add traces' : 'Traces page'), '.'));

    // ---- drawing ----

    /** The tree with the chosen grouping. */
    function groupedTree(measure) {
        if (state.frames === 'class') {
            answer.classes ??= byClass(answer.tree);
            return answer.classes;
        }
        if (state.frames === 'folded' && state.open.length > 0) {
            const all = loadInstances(measure);
            if (all) {
                const key = state.open.join();
                if (answer.openedFor !== key) {
                    answer.opened = openInstances(answer.tree, all, new Set(state.open));
                    answer.openedFor = key;
                }
                return answer.opened;
            }
        }
        return answer.tree;
    }

    function makeView() {
        const measure = state.by || answer.measure;
        const tree = groupedTree(measure);
        const found = state.q === '' ? null : findFrames(tree, state.q);
        const selected = findFrame(tree, state.node) ?? largest(tree, measure, 1)[0] ?? tree.root;
        const zoomed = findFrame(tree, state.zoom) ?? tree.root;
        const first = openAtFirst(tree, measure, [selected, ...tree.frames.filter((frame) =>
            frame.opened).flatMap((frame) => frame.children.slice(0, 1)), ...found ?? []]);
        const toggled = new Set(state.rows);
        const rows = listRows(tree, measure, state.order, (frame) =>
            first.has(frame) !== toggled.has(frame.key));
        const revision = [answer.key, measure, state.frames, state.width, state.open.join(),
            tree.frames.length].join(' ');
        return { tree, measure, width: state.width, found, text: `${state.q} ${state.order}`, selected, chosen: state.node !== '', zoomed, rows, revision,
            judged: answer.verdicts ?? '', canOpen: state.frames === 'folded', lines: captionLines(tree),
            file: `tracediff-${tree.sides.map(({ label }) => fileNamePart(label)).join('-')}` };
    }

    function captionLines(tree) {
        const words = ['control', 'test'].slice(0, tree.sides.length).map((side, i) =>
            `${tree.pair ? `${side}: ` : ''}${tree.sides[i].label} (${
                plural(tree.sides[i].samples, 'sample')})`);
        return [words.join(' → ')];
    }

    function setTitle() {
        const answered = answer && { control: answer.tree.sides[0], test: answer.tree.sides[1] };
        const label = (side) => sideLabel(side, state, sets, answered);
        const title = state.control === '' ? 'Tree'
            : `${label('control')}${state.test === '' ? '' : ` → ${label('test')}`} · Tree`;
        heading.textContent = title;
        context.setTitle(title);
        sides.draw(state, sets, answered);
    }

    function render() {
        if (dead) {
            return;
        }
        const key = keyOf();
        if (key === '') {
            question.drop();
            [wanted, answer, shown] = ['', null, null];
            question.say(emptyBox());
        } else if (key !== wanted) {
            if (!answer) {
                question.say(null);
            }
            load(key);
        }
        setTitle();
        results.toggleAttribute('data-skeleton', key !== '' && !answer);
        if (!answer || answer.key !== key) {
            controls.draw(state, null, state.by, null);
            return;
        }
        shown = makeView();
        const { tree, measure, found } = shown;
        const said = [shown.revision, shown.judged, state.level].join(' ');
        if (said !== summed) {
            summed = said;
            summary.draw(tree, measure, state.level);
        }
        controls.draw(state, tree, measure, found);
        chart.draw(shown);
        chart.sql.set(sqlHref(treeFrames(state, measure), state));
        table.draw({ ...shown, found: found && new Set(found) });
        detail.draw(tree, shown.selected, shown.canOpen);
        loadVerdicts(answer, measure);
    }

    render();
    loadSets();
    return {
        keys: {
            search: () => controls.search(),
            enter: () => shown !== null && table.focus(),
            control: () => sides.choose('control'),
            test: () => sides.choose('test'),
            close: () => shown !== null && shown.zoomed !== shown.tree.root
                && select(shown.selected, shown.tree.root),
        },
        update(search) {
            state = readTreeState(search);
            render();
            loadSets();
            if (answer && wanted === answer.key) {
                context.settled();
            }
        },
        unmount() {
            dead = true;
            question.unmount();
            chart.unmount();
            table.unmount();
        },
    };
}
