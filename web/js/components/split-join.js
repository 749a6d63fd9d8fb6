// Splits a set into several, and joins several into one: modal dialogs (ARIA pattern “dialog”) that
// ask how, follow the job, and offer to undo it.
import * as api from '../api.js';
import { announce, button, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatBytes, formatCount, plural } from '../format.js';
import { followJob } from '../jobs.js';
import { toast } from './toast.js';

/**
 * Asks and follows the job. `start()` → the job, or null if the form is incomplete;
 * `ended(job)` when it is done.
 */
function openDialog({ title, text, form, action, start, ended }) {
    const heading = uniqueId('regroup');
    const status = h('p', { class: 'small regroup-status', role: 'status' });
    const bar = h('progress', { max: '1', value: '0', hidden: true, 'aria-label': title });
    const go = h('button', { type: 'submit', class: 'primary' }, action);
    const cancel = button('Cancel', () => dialog.close());
    let job = null;

    const fields = h('fieldset', { class: 'regroup-fields' }, form);
    const dialog = h('dialog', { class: 'trace-dialog regroup-dialog', 'aria-labelledby': heading,
        on: {
            close: () => dialog.remove(),
            click: (event) => { if (event.target === dialog) { dialog.close(); } },
        } }, h('form', { class: 'trace-box', on: { submit: (event) => {
        event.preventDefault();
        run();
    } } }, h('div', { class: 'trace-head' }, h('h2', { id: heading }, title),
    iconButton('close', 'Close', () => dialog.close())),
    h('div', { class: 'trace-body' }, text && h('p', { class: 'muted' }, text), fields, bar, status),
    h('div', { class: 'regroup-buttons' }, cancel, go)));

    function say(words, bad = false) {
        status.textContent = words;
        status.classList.toggle('error-text', bad);
        if (bad) {
            announce(words, true);
        }
    }

    function fail(words) {
        fields.disabled = go.disabled = false;
        bar.hidden = true;
        cancel.textContent = 'Cancel';
        job = null;
        say(words, true);
        if (!dialog.isConnected) {
            toast(words, { urgent: true });
        }
    }

    function take(news) {
        if (news.state === 'done') {
            dialog.close();
            ended(news);
        } else if (news.state === 'failed' || news.state === 'cancelled') {
            fail(news.error?.detail ?? 'It did not work.');
        } else if (news.bytes_total > 0) {
            bar.max = news.bytes_total;
            bar.value = news.bytes_done;
            say(`${formatCount(news.files_done)} of ${plural(news.files_total, 'file')}`);
        }
    }

    async function run() {
        say('');
        try {
            job = await start();
        } catch (error) {
            fail(error.message);
            return;
        }
        if (job) {
            fields.disabled = go.disabled = true;
            bar.hidden = false;
            bar.removeAttribute('value');
            cancel.textContent = 'Stop';
            cancel.onclick = () => job && api.cancelJob(job.id).catch(() => {});
            followJob(job.id, take);
        }
    }

    document.body.append(dialog);
    dialog.showModal();
    return { dialog, say, go };
}

/** Undoes a job: the old sets are listed again, the new ones are not. */
async function undo(job, done) {
    try {
        for (const id of job.binned) {
            await api.restoreSet(id);
        }
        for (const one of job.made.filter((made) => !made.already_stored)) {
            await api.deleteSet(one.set);
        }
    } catch (error) {
        toast(`Not everything could be undone. ${error.message}`, { urgent: true });
    }
    done(job.binned[0]);
}

function tellEnd(text, job, done) {
    toast(text, { seconds: 30, action: { label: 'Undo', run: () => undo(job, done) } });
    done(job.set);
}

/** The choice of files to take out of a set: {node, chosen() → numbers}. */
function filePicker(set, onChange) {
    const boxes = set.file_list.map((file) => h('input', { type: 'checkbox',
        value: String(file.number), on: { change: onChange } }));
    const rows = set.file_list.map((file, i) => h('li', {}, h('label', { class: 'check' },
        boxes[i], h('span', { class: 'regroup-rank' }, `Rank ${file.rank}`),
        h('span', { class: 'mono wrap' }, file.file),
        h('span', { class: 'muted small' }, formatBytes(file.disk_bytes)))));
    return { node: h('ul', { class: 'regroup-files', 'aria-label': 'Files' }, rows),
        chosen: () => boxes.filter((box) => box.checked).map((box) => Number(box.value)) };
}

function choice(name, value, text, checked, onChange) {
    return h('label', { class: 'check' }, h('input', { type: 'radio', name, value, checked,
        on: { change: onChange } }), text);
}

/** Asks how to split a set. `done(id)`: the list has changed, `id` is new. */
export async function splitSet(set, done) {
    const name = uniqueId('split');
    const form = h('div', { class: 'regroup-form' }, h('p', { class: 'muted' }, 'Loading …'));
    let picker = null;
    const each = () => form.querySelector('input:checked')?.value !== 'two';
    const { dialog, say, go } = openDialog({ title: `Split ${set.label}`, action: 'Split',
        text: 'The new sets are the same as if their files had been added separately. The traces are '
            + 'not needed.',
        form,
        start: async () => {
            const files = each() ? [] : picker.chosen();
            if (!each() && (files.length === 0 || files.length === set.files)) {
                say('Check some of the files, and not all of them.', true);
                return null;
            }
            return api.splitSet(set.id, each() ? {} : { parts: [{ files }] });
        },
        ended: (job) => tellEnd(`“${set.label}” was split into ${
            plural(job.made.length, 'set')}.`, job, done) });
    const draw = () => { picker.node.hidden = each(); };
    go.disabled = true;
    try {
        const whole = await api.getSet(set.id);
        picker = filePicker(whole, () => say(''));
        fill(form, choice(name, 'each', `Each file becomes a set: ${
            plural(whole.file_list.length, 'set')}`, true, draw),
        choice(name, 'two', 'The checked files become one set, the others another', false, draw),
        picker.node);
        draw();
        go.disabled = false;
        if (dialog.open) {
            form.querySelector('input').focus();
        }
    } catch (error) {
        fill(form);
        say(error.message, true);
    }
}

/** Asks for the label of the joined set. `done(id)`: as for splitSet. */
export function joinSets(sets, done) {
    const label = uniqueId('label');
    const input = h('input', { id: label, type: 'text', maxlength: '200', autocomplete: 'off',
        spellcheck: 'false', placeholder: 'The beginning that their labels share' });
    openDialog({ title: `Join ${plural(sets.length, 'set')}`, action: 'Join',
        text: 'All their files become the ranks of one set, as if they had been dropped together. '
            + 'Files that state no rank, neither inside nor in their name, are numbered again.',
        form: h('div', { class: 'regroup-form' },
            h('ul', { class: 'regroup-files', 'aria-label': 'Sets' }, sets.map((set) => h('li', {},
                h('span', { class: 'wrap' }, set.label), h('span', { class: 'muted small' },
                    ` ${plural(set.files, 'file')}`)))),
            h('label', { for: label }, 'Label'), input),
        start: () => api.joinSets(sets.map((set) => set.id), input.value.trim()),
        ended: (job) => tellEnd(`${plural(sets.length, 'set')} were joined.`, job, done) });
    input.focus();
}
