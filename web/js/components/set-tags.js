// The tags of one or several sets, in a modal dialog (ARIA pattern “dialog”). Each change is saved
// at once.
import * as api from '../api.js';
import { announce, button, fill, h, iconButton, uniqueId } from '../dom.js';
import { plural } from '../format.js';

/** `onChange(set)`: the changed set. */
export function openTagDialog(given, onChange) {
    let sets = given;
    const heading = uniqueId('tags');
    const list = uniqueId('known-tags');
    const status = h('p', { class: 'small', role: 'status' });
    const chips = h('ul', { class: 'tag-list' });
    const known = h('datalist', { id: list });
    const input = h('input', { type: 'text', list, maxlength: '64', autocomplete: 'off',
        spellcheck: 'false', 'aria-label': 'New tag', placeholder: 'New tag' });
    const form = h('form', { class: 'tag-form', on: { submit: (event) => {
        event.preventDefault();
        const tag = input.value.trim().replace(/\s+/g, ' ');
        if (tag !== '') {
            change({ add_tags: [tag] }, `Tagged “${tag}”.`);
        }
    } } }, input, h('button', { type: 'submit' }, 'Add'));
    const title = sets.length === 1 ? `Tags of ${sets[0].label}`
        : `Tags of ${plural(sets.length, 'set')}`;
    const dialog = h('dialog', { class: 'trace-dialog tag-dialog', 'aria-labelledby': heading, on: {
        close: () => dialog.remove(),
        click: (event) => { if (event.target === dialog) { dialog.close(); } },
    } }, h('div', { class: 'trace-box' }, h('div', { class: 'trace-head' },
        h('h2', { id: heading }, title), iconButton('close', 'Close', () => dialog.close())),
    h('div', { class: 'trace-body' }, chips, form, known, status)));

    async function change(changes, done) {
        input.disabled = true;
        try {
            for (let i = 0; i < sets.length; i += 1) {
                const set = await api.patchSet(sets[i].id, changes);
                sets = sets.map((s) => (s.id === set.id ? set : s));
                onChange(set);
            }
            input.value = '';
            status.classList.remove('error-text');
            status.textContent = done;
        } catch (error) {
            status.classList.add('error-text');
            status.textContent = error.message;
            announce(error.message, true);
        }
        input.disabled = false;
        draw();
        input.focus();
    }

    function draw() {
        const counts = new Map();
        sets.flatMap((set) => set.tags).forEach((tag) => {
            const key = [...counts.keys()].find((k) => k.toLowerCase() === tag.toLowerCase()) ?? tag;
            counts.set(key, (counts.get(key) ?? 0) + 1);
        });
        fill(chips, [...counts].map(([tag, count]) => h('li', { class: 'tag' }, tag,
            count < sets.length && h('span', { class: 'muted' }, ` ${count} of ${sets.length}`),
            iconButton('close', `Remove the tag ${tag}`,
                () => change({ remove_tags: [tag] }, `“${tag}” was removed.`)))),
        counts.size === 0 && h('li', { class: 'muted' }, 'No tags yet.'));
    }

    draw();
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    api.listTags().then((tags) => fill(known, tags.map(({ tag }) =>
        h('option', { value: tag })))).catch(() => {}); // typing still works
    return dialog;
}
