// The field of the statement. It is a plain text field: Tab leaves it, Ctrl+Enter runs the
// statement.
import { button, fill, h, uniqueId } from '../dom.js';
import { lineAt, placeOfByte } from '../sql/place.js';

const [LEAST_ROWS, MOST_ROWS] = [5, 12]; // the answer stands below
const AT_BYTE = / \(at byte \d+\)/; // in a message: the page shows line and column instead

/**
 * `onRun()`, `onCancel()`; `tools`: nodes beside the buttons. Returns {node, field, value(),
 * set(text), insert(text), running(on), enable(on), showError(message, offset), clearError()}.
 */
export function createSqlEditor({ onRun, onCancel, tools }) {
    const id = uniqueId('sql');
    const errorId = uniqueId('sql-error');
    const hint = uniqueId('sql-hint');
    const field = h('textarea', { id, class: 'sql-field mono', spellcheck: 'false',
        autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', wrap: 'off',
        rows: String(LEAST_ROWS), 'aria-describedby': hint, maxlength: '100000',
        placeholder: 'SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20',
        on: { input: fit, keydown: (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                onRun();
            }
        } } });
    const run = button('Run', onRun, { class: 'primary', title: 'Run the statement (Ctrl+Enter)' });
    const cancel = button('Cancel', onCancel, { hidden: true });
    const error = h('div', { class: 'sql-error', id: errorId, role: 'alert', hidden: true });
    const node = h('section', { class: 'card sql-editor', 'aria-label': 'Statement' },
        h('label', { for: id, class: 'sql-label' }, 'Statement'), field, error,
        h('div', { class: 'sql-bar' }, run, cancel, tools,
            h('span', { class: 'muted small', id: hint },
                'Ctrl+Enter runs it. It can only read.')));

    function fit() {
        const lines = field.value.split('\n').length + 1;
        field.rows = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, lines));
    }

    /** Inserts `text` at the cursor; Ctrl+Z removes it. */
    function insert(text) {
        field.focus();
        // insertText keeps the undo history; without it, the value is set.
        if (!document.execCommand?.('insertText', false, text)) {
            field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
        }
        fit();
    }

    function clearError() {
        error.hidden = true;
        fill(error);
        field.removeAttribute('aria-invalid');
        field.setAttribute('aria-describedby', hint);
    }

    /** The line, with a mark below the wrong word. */
    function excerpt(place) {
        const before = place.text.slice(0, place.column - 1).replace(/[^\t]/g, ' ');
        const length = Math.max(1, Math.min(place.to - place.from, place.text.length
            - place.column + 1));
        return h('pre', { class: 'mono sql-excerpt', tabindex: '0',
            'aria-label': `Line ${place.line}` },
        place.text, '\n', h('span', { 'aria-hidden': 'true', class: 'sql-mark' },
            before + '^'.repeat(length)));
    }

    return {
        node,
        field,
        insert,
        clearError,
        value: () => field.value,
        set(text) {
            if (field.value !== text) {
                field.value = text;
            }
            fit();
        },
        running(on) {
            cancel.hidden = !on;
        },
        enable(on) {
            run.disabled = !on;
        },
        /** `offset`: bytes of the statement before the error, or null. */
        showError(message, offset) {
            const text = field.value;
            const place = offset === null ? null : lineAt(text, placeOfByte(text, offset));
            field.setAttribute('aria-invalid', 'true');
            field.setAttribute('aria-describedby', `${errorId} ${hint}`);
            fill(error, h('p', {}, place && h('b', {}, `Line ${place.line}, column ${
                place.column}: `), place ? message.replace(AT_BYTE, '') : message),
            place && excerpt(place),
            place && button('Go there', () => {
                field.focus();
                field.setSelectionRange(place.from, place.to);
            }, { class: 'link-button' }));
            error.hidden = false;
        },
    };
}
