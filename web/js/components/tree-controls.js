// The controls above the flame graph and the table of the page Tree: the switch of the times,
// widths, grouping of frames, and the search.
import { button, debounce, fill, h, iconButton, uniqueId } from '../dom.js';
import { plural } from '../format.js';
import { MEASURES } from '../tree/model.js';
import { timeOf } from '../tree/search.js';
import { figure, figureDiff, MEASURE_WORDS, shortChange } from '../tree/words.js';
import { segmented } from './segmented.js';

const TYPING_MS = 250;
const WIDTHS = [['both', 'Both', 'As wide as the larger side, so frames that only the control has stay visible'],
    ['control', 'Control', 'As wide as in the control'], ['test', 'Test', 'As wide as in the test']];
const FRAMES = [['folded', 'Folded', 'Layers of the same kind together: BertLayer × 24'],
    ['class', 'By layer class', 'All modules of one class together, wherever they are'],
    ['instance', 'By instance', 'Each layer alone']];
const LEVELS = [['modules', 'Modules', 'Modules, annotations and operators'],
    ['operators', 'Operators', 'Annotations and operators, without modules'],
    ['python', 'Python', 'Python functions too']];

/**
 * {node, input, draw(text, found, tree, measure)}; `onText(text)`, `onStep(by)`: to another match.
 */
function createTreeSearch(onText, onStep) {
    const id = uniqueId('tree-search');
    const result = h('span', { class: 'muted small tree-found' });
    const type = debounce(TYPING_MS, () => onText(input.value.trim()));
    const input = h('input', { id, type: 'search', placeholder: 'Frame or kernel',
        autocomplete: 'off', spellcheck: 'false', on: {
            input: type,
            keydown(event) {
                if (event.key === 'Enter') {
                    event.preventDefault();
                    type.cancel();
                    onText(input.value.trim()); // the matches must belong to the text in the field
                    onStep(event.shiftKey ? -1 : 1);
                }
            },
        } });
    const steps = h('span', { class: 'tree-steps', hidden: true },
        iconButton('up', 'The previous match (Shift+Enter)', () => onStep(-1)),
        iconButton('down', 'The next match (Enter)', () => onStep(1)));
    return { node: h('span', { class: 'tree-search' },
        h('label', { for: id }, 'Find'), input, steps, result), input,
    draw(text, found, tree, measure) {
        if (document.activeElement !== input) {
            input.value = text;
        }
        steps.hidden = found === null || found.length === 0;
        if (found === null) {
            result.textContent = '';
            return;
        }
        const [a, b] = timeOf(found, measure);
        result.textContent = found.length === 0 ? 'No frame matches.'
            : `${plural(found.length, 'frame')}: ${tree.pair ? `${figure(a, measure)} → ${
                figure(b, measure)} (${figureDiff(b - a, measure)})` : figure(a, measure)}`;
    } };
}

/** `onChange(changes)`: parts of the state; `onStep(by)`: to another found frame. */
export function createTreeControls({ onChange, onStep }) {
    const switches = new Map(MEASURES.map((measure) => [measure, {
        change: h('span', { class: 'switch-change' }) }]));
    const by = h('div', { class: 'segmented tree-switch', role: 'group',
        'aria-label': 'What is measured' }, MEASURES.map((measure) => {
        const one = switches.get(measure);
        one.button = button('', () => onChange({ by: measure, rows: [] }),
            { title: MEASURE_WORDS[measure][2], 'aria-pressed': 'false' });
        one.button.append(MEASURE_WORDS[measure][1], ' ', one.change);
        return one.button;
    }));
    const width = segmented('Width of the frames', WIDTHS, (value) => onChange({ width: value }));
    const frames = segmented('How frames are grouped', FRAMES, (value) =>
        onChange({ frames: value, rows: [], open: [], zoom: '' }));
    const level = segmented('What counts as a frame', LEVELS, (value) =>
        onChange({ level: value, rows: [], open: [], zoom: '', node: '' }));
    const order = segmented('Order of the rows', [['', 'Largest first',
        'The largest change first'], ['calls', 'As called', 'In the order of their first calls']],
    (value) => onChange({ order: value }));
    const search = createTreeSearch((q) => onChange({ q }), onStep);
    const labelled = (words, part, cls = '') => h('span', { class: `tree-choice ${cls}` },
        h('span', { class: 'muted' }, words), part);
    const widthChoice = labelled('Width', width.node, 'wide-choice');
    const node = h('div', { class: 'tree-controls' }, by, labelled('Layers', frames.node),
        widthChoice, labelled('Frames', level.node), labelled('Rows', order.node), search.node);
    return { node, search: () => search.input.focus(),
        /** `tree`: null while there is none. */
        draw(state, tree, measure, found) {
            for (const [key, one] of switches) {
                one.button.setAttribute('aria-pressed', String(key === measure));
                const change = tree?.pair ? shortChange(tree, key) : '';
                fill(one.change, change);
            }
            width.press(state.width);
            widthChoice.hidden = state.test === '';
            frames.press(state.frames);
            level.press(state.level);
            order.press(state.order);
            search.draw(state.q, found, tree, measure);
        } };
}
