// The keys of the pages, in one table: the handler looks up here what a key does, and the dialog
// of “?” lists it. A page brings `keys`, {action: function}, in what mount() returns; keys that a
// table handles have no action here.
import { h, openDialog, toast } from './dom.js';

const [TRACES, COMPARE, OPERATION, TREE, TIMELINE, ANALYSE, QUERY, SERIES] = ['Traces', 'Compare',
    'Operation', 'Tree', 'Timeline', 'Analyse', 'Query', 'Series'];
const EVERY_PAGE = 'Every page';

const NO_ROW = 'First move to a set of the list, with the arrow keys.';
const NO_CALL = 'First select a call, in the lanes or in the table.';
const NO_SEARCH = 'There is nothing to search on this page.';

/** {pages, keys: as KeyboardEvent.key names them, text, action, inSearch: only there, none: the
 * text if the page has nothing to act on}. */
const KEYS = [
    { pages: [TRACES], keys: ['/'], text: 'Find sets', action: 'search', none: NO_SEARCH },
    { pages: [TRACES], keys: ['ArrowDown', 'Enter'], text: 'Move from the search into the list',
        action: 'enter', inSearch: true },
    { pages: [TRACES], keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
        text: 'In the list: move from set to set' },
    { pages: [TRACES], keys: ['ArrowRight', 'ArrowLeft'],
        text: 'In the list: move to the actions of the set, and back' },
    { pages: [TRACES], keys: ['Enter'], text: 'In the list: the menu of the set, or open a group' },
    { pages: [TRACES], keys: ['Space'], text: 'In the list: select the set, for actions on several' },
    { pages: [TRACES], keys: ['c'], text: 'Use the focused set as the control',
        action: 'control', none: NO_ROW },
    { pages: [TRACES], keys: ['t'], text: 'Use the focused set as the test', action: 'test',
        none: NO_ROW },
    { pages: [COMPARE], keys: ['/'], text: 'Search the names of the rows', action: 'search',
        none: NO_SEARCH },
    { pages: [COMPARE], keys: ['ArrowDown', 'Enter'], text: 'From the search into the table',
        action: 'enter', inSearch: true },
    { pages: [COMPARE], keys: ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'],
        text: 'In the table: move from row to row' },
    { pages: [COMPARE], keys: ['Enter', 'Space'], text: 'In the table: select the row' },
    { pages: [COMPARE], keys: ['ArrowRight', 'ArrowLeft'],
        text: 'In the table: to the link of the row, and back' },
    { pages: [TREE], keys: ['/'], text: 'Find a frame or a kernel', action: 'search',
        none: NO_SEARCH },
    { pages: [TREE], keys: ['ArrowDown'], text: 'From the search into the table', action: 'enter',
        inSearch: true },
    { pages: [TREE], keys: ['Enter'], text: 'In the search: to the next frame found; with Shift '
        + 'to the one before' },
    { pages: [TREE], keys: ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'],
        text: 'In the table: move from row to row' },
    { pages: [TREE], keys: ['ArrowRight', 'ArrowLeft'],
        text: 'In the table: open the row, or go to the first below it; close it, or go to the '
            + 'one above' },
    { pages: [TREE], keys: ['Space'], text: 'In the table: select the frame' },
    { pages: [TREE], keys: ['Enter'], text: 'In the table: select the frame, and zoom the flame '
        + 'graph to it' },
    { pages: [TREE], keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
        text: 'In the flame graph: to the frame above, the widest below, the ones beside it' },
    { pages: [TREE], keys: ['w', 's', 'a', 'd', '0'],
        text: 'In the flame graph: zoom in or out, move left or right, show all' },
    { pages: [COMPARE, OPERATION, TREE, TIMELINE, QUERY], keys: ['c'],
        text: 'Choose the control', action: 'control' },
    { pages: [COMPARE, OPERATION, TREE, TIMELINE, QUERY], keys: ['t'],
        text: 'Choose the test', action: 'test' },
    { pages: [TIMELINE], keys: ['/'], text: 'Search names; Enter shows the next call',
        action: 'search', none: NO_SEARCH },
    { pages: [TIMELINE], keys: ['w', '+'], text: 'Zoom in', action: 'zoomIn' },
    { pages: [TIMELINE], keys: ['s', '-'], text: 'Zoom out', action: 'zoomOut' },
    { pages: [TIMELINE], keys: ['a'], text: 'Move to the left; in the lanes also the arrow keys',
        action: 'left' },
    { pages: [TIMELINE], keys: ['d'], text: 'Move to the right', action: 'right' },
    { pages: [TIMELINE], keys: ['0'], text: 'Show the whole step', action: 'fit' },
    { pages: [TIMELINE], keys: ['f'], text: 'Zoom to the selected call', action: 'zoomTo',
        none: NO_CALL },
    { pages: [TIMELINE], keys: [',', '.'], text: 'Select the previous or the next call of the row' },
    { pages: [TIMELINE], keys: ['m'], action: 'measure', none: NO_CALL,
        text: 'Sum up the time of the selected call; again at another: from the start of one to that of the other' },
    { pages: [TIMELINE], keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'], text: 'In the lanes of ranks: to another lane’s name; Home and End on a name: the first, the last' },
    { pages: [TIMELINE], keys: ['Enter'], text: 'On the name of a lane: open or close it; in the lanes of ranks, the one that is marked' },
    { pages: [ANALYSE], keys: ['/'], text: 'Move to the operator field, or else to the ranks field',
        action: 'search', none: NO_SEARCH },
    { pages: [SERIES], keys: ['/'], text: 'Move to the sets field', action: 'search' },
    { pages: [QUERY], keys: ['/'], text: 'Find a table or column', action: 'search',
        none: NO_SEARCH },
    { pages: [QUERY], keys: ['Ctrl', 'Enter'], text: 'In the statement: run it' },
    { pages: [EVERY_PAGE], keys: ['?'], text: 'List the keys', action: 'help' },
    { pages: [EVERY_PAGE], keys: ['Escape'], action: 'close',
        text: 'Close what is open: the dialog, then the menu, then the panel' },
    { keys: ['/'], action: 'search', none: NO_SEARCH },
    { pages: [TIMELINE], keys: [','], action: 'former', none: NO_CALL },
    { pages: [TIMELINE], keys: ['.'], action: 'next', none: NO_CALL },
];

const SHOWN = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→',
    PageDown: 'Page Down', PageUp: 'Page Up', Escape: 'Esc' };

const NO_TEXT = ['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit'];

/** Whether letters typed there are input for a field. */
export function isTyping(node) {
    return node instanceof HTMLElement && (node.isContentEditable
        || node.matches('textarea, select')
        || (node.matches('input') && !NO_TEXT.includes(node.type)));
}

/** The entry of a key on a page; undefined: none. */
function entryOf(event, page) {
    const { target, key } = event;
    const typing = isTyping(target);
    return KEYS.find((entry) => entry.action && entry.keys.includes(key)
        && (!entry.pages || entry.pages.some((name) => [page.name, EVERY_PAGE].includes(name)))
        && (entry.inSearch ? target.type === 'search'
            : !typing || (key === 'Escape' && (target.matches('select, [role="combobox"]')
                || !target.value))));
}

/** Closes the open menu; returns whether there was one. */
function closeMenu() {
    const menu = document.querySelector('details.menu[open]');
    if (menu) {
        menu.open = false;
        menu.querySelector('summary').focus();
    }
    return menu !== null;
}

function keyCaps(keys) {
    return keys.flatMap((key, i) => [i > 0 && ' ', h('kbd', {}, SHOWN[key] ?? key)]);
}

function section(title, page) {
    const list = KEYS.filter(({ pages, text }) => text && pages?.includes(page));
    return list.length > 0 && h('section', {}, h('h3', {}, title),
        h('dl', { class: 'keys' }, list.map(({ keys, text }) =>
            h('div', {}, h('dt', {}, keyCaps(keys)), h('dd', {}, text)))));
}

/** The dialog that lists the keys of the page and of all pages. */
const openKeys = (page) => openDialog('Keys', 'keys-dialog', h('div'),
    section(`${page.name} page`, page.name), section(EVERY_PAGE, EVERY_PAGE),
    h('p', { class: 'muted small' }, 'Letters typed into a field stay there.'));

/** Listens to the keys; `current()` → {page, view}, null before there is a page. `opener`: the
 * button that opens the dialog of keys. */
export function initKeys(current, opener) {
    const help = () => current() && openKeys(current().page);
    opener.addEventListener('click', help);
    document.addEventListener('keydown', (event) => {
        const { page, view } = current() ?? {};
        // An open dialog or menu handles its own keys.
        if (!page || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey
            || event.altKey || document.querySelector('dialog[open], [role="menu"]')) {
            return;
        }
        const entry = entryOf(event, page);
        if (!entry || (entry.action === 'close' && closeMenu())) {
            return;
        }
        const act = entry.action === 'help' ? help : view.keys?.[entry.action];
        // An action returns false if it had nothing to act on.
        const done = act !== undefined && act() !== false;
        if (done || entry.none) {
            event.preventDefault();
        }
        if (!done && entry.none) {
            toast(entry.none, { seconds: 4 });
        }
    });
}
