// The rows of a table as one stop of Tab (ARIA pattern “grid”): up and down move between rows,
// right and left between the controls of a row, and Tab leaves the table.
import { isTyping } from '../keys.js';

const CONTROLS = 'a[href], button:not(:disabled), input';

/**
 * `body`: the tbody, of which the rows that match `selector` take part; `act(key, row)`: Enter or
 * Space on a row itself. Returns {sync(hadFocus), focus()}: call sync after each drawing;
 * `hadFocus`: whether the focus was in the table before.
 */
export function createRowFocus(body, selector, act) {
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
