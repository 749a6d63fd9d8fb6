// Edits a text in place.
import { button, fill, h, uniqueId } from '../dom.js';

/**
 * Turns `box` into a text field. Enter saves, Escape cancels; `save(text)` → whether that worked,
 * `restore()` draws the original content and takes the focus. `saveSame`: also saves an unchanged
 * text.
 */
export function editText(box, text, { name, maxlength, mayBeEmpty = false, saveSame = false },
    save, restore) {
    const id = uniqueId('edit');
    const input = h('input', { id, type: 'text', value: text, maxlength: String(maxlength),
        autocomplete: 'off', spellcheck: 'false', placeholder: name });
    const form = h('form', { class: 'inline-edit', on: {
        submit: async (event) => {
            event.preventDefault();
            const value = input.value.trim();
            if ((value === text && !saveSame) || (value === '' && !mayBeEmpty)) {
                restore();
                return;
            }
            input.disabled = true;
            if (!await save(value)) {
                input.disabled = false;
                input.focus();
            }
        },
        keydown: (event) => {
            if (event.key === 'Escape') {
                restore();
            }
        },
    } }, h('label', { for: id, class: 'visually-hidden' }, name), input,
    h('button', { type: 'submit', class: 'small-button' }, 'Save'),
    button('Cancel', restore, { class: 'small-button' }));
    fill(box, form);
    input.focus();
    input.select();
}
