// One upload, or one job that somebody else started: label, files with their progress, messages of
// the ingest. The node is kept and updated, so that the focus stays.
import * as api from '../api.js';
import { button, createProgressBar, fill, h, iconButton, toast, uniqueId } from '../dom.js';
import { formatBytes, formatCount, formatList, plural } from '../format.js';
import { isBeside, isOfMacos } from '../pairing.js';
import { addressOf } from '../state.js';
import { uploads } from '../uploads.js';
import { capital } from '../words.js';
import { duplicateList, leftOutList } from './trace-dialog.js';
import { damageList } from './verdict.js';

// The question on a card: are these files two sets, or two ranks of one? Asked if the files do not
// show it (pairing.js); nothing is sent before the answer.

const NAMES_SHOWN = 4;

const count = (n) => (n === 2 ? 'two' : formatCount(n));

/** Why the question is asked. */
function reason({ kind, one }) {
    switch (kind) {
    case 'assumed':
        return one.assumed ? 'These files do not say which rank they are.'
            : 'Not every file says which rank it is.';
    case 'equal': return `Several files say that they are rank ${one.same}.`;
    case 'folders': return 'This folder holds several folders of traces.';
    default: return 'Their names suggest two sides, but their ranks would fit one set.';
    }
}

function oneText({ kind, one }, label) {
    if (kind === 'equal') {
        return `“${label}”, with all files; files of the same rank count as its recordings, one `
            + 'after the other';
    }
    return one.assumed ? `“${label}”, with the ranks ${formatList(Array.from(
        { length: one.ranks }, (_, i) => i))}, in order of the names`
        : `“${label}”, with ${plural(one.ranks, 'rank')}`;
}

function manyText({ parts }) {
    const names = parts.slice(0, NAMES_SHOWN).map(({ label }) => `“${label}”`).join(', ');
    return parts.length > NAMES_SHOWN
        ? `${names} and ${formatCount(parts.length - NAMES_SHOWN)} more` : names;
}

/** “Two sets, or two ranks of one?” */
function questionTitle({ parts, one, kind, open }) {
    const ranks = kind === 'equal' || one.ranks < 2 ? 'one' : `${count(one.ranks)} ranks of one`;
    if (open) {
        return capital(`${parts.length > 0 ? `${count(parts.length)} sets, ` : ''}${count(one.ranks)} ranks, or one rank?`);
    }
    return `${capital(count(parts.length))} sets, or ${ranks}?`;
}

function questionBox(transfer) {
    const { question, label } = transfer;
    const { parts, manyFirst, open, one } = question;
    const id = uniqueId('question');
    const choice = (what, title, detail) => button([h('strong', {}, title),
        h('span', { class: 'choice-detail' }, detail)], () => uploads.answer(transfer, what),
    { class: 'choice' });
    const many = parts.length > 0
        && choice('sets', `${capital(count(parts.length))} sets`, manyText(question));
    const single = choice('set', open ? `${capital(count(one.ranks))} ranks` : 'One set', oneText(question, label));
    const recordings = open && choice('recordings', 'One rank',
        `“${label}”, with the files as its recordings, one after the other`);
    return h('div', { class: 'question', role: 'group', 'aria-labelledby': id },
        h('p', { id }, h('strong', {}, questionTitle(question)), ' ', reason(question)),
        h('div', { class: 'choices' }, manyFirst ? [many, single] : [single, many], recordings));
}

const TAG_BYTES_MAX = 64;
const STAGES = {
    waiting: 'Waiting', checking: 'Checking', reading: 'Reading', linking: 'Linking',
    storing: 'Storing', keeping: 'Keeping the traces', copying: 'Copying', done: 'Done',
};

const ENDED_BADLY = ['failed', 'cancelled', 'undone'];

/** The text of a job: "Reading · 12 MB of 40 MB · 1,234 events". */
export function jobText(job) {
    if (job.state === 'failed') {
        return job.error?.detail ?? 'The traces could not be read.';
    }
    if (job.state === 'cancelled') {
        return 'Cancelled.';
    }
    if (job.state === 'done' && job.kind === 'bundle') {
        return bundleText(job.made);
    }
    if (job.state === 'done') {
        const done = job.already_stored
            ? `${knownText(job)}; nothing was stored twice.`
            : `${isDamaged(job) ? 'Stored, but damaged' : 'Done'}: ${plural(job.events, 'event')}.`;
        return job.traces_error
            ? `${done} But the files themselves were not kept: ${job.traces_error.detail}`
            : done;
    }
    return [job.state === 'queued' ? 'Queued' : STAGES[job.stage] ?? job.stage,
        job.bytes_total > 0 && `${formatBytes(job.bytes_done)} of ${formatBytes(job.bytes_total)}`,
        job.events > 0 && plural(job.events, 'event'),
        job.files_total > 1 && `${formatCount(job.files_done)} of ${plural(job.files_total, 'file')}`]
        .filter(Boolean).join(' · ');
}

/** The result for the sets of a bundle: "2 sets stored; one was already here and is unchanged." */
function bundleText(made) {
    const known = made.filter((one) => one.already_stored).length;
    const fresh = made.length - known;
    const stay = known === 1 ? 'one was already here and is unchanged'
        : `${formatCount(known)} were already here and are unchanged`;
    if (fresh === 0) {
        return known === 1 ? 'Its set was already here and is unchanged.'
            : 'All of its sets were already here and are unchanged.';
    }
    return `${plural(fresh, 'set')} stored${known > 0 ? `; ${stay}` : ''}.`;
}

const knownText = (job) => `Stored already as “${job.known_as}”`;

/** The line with the label as a link to the set in the list. */
function knownLine(transfer, line) {
    const { known_as: known, set } = transfer.job;
    const from = line.indexOf('“') + 1;
    return [line.slice(0, from), h('a', { href: addressOf(`/?q=${set.slice(0, 12)}`),
        title: 'This set in the list' }, known), line.slice(from + known.length)];
}

/** Buttons that offer the new label of a set that was already stored under another; null: none. */
function offerBox(transfer) {
    const { offered, job } = transfer;
    if (transfer.state !== 'done' || offered === null) {
        return null;
    }
    const take = (as) => tellFailure(uploads.takeOffer(transfer, as));
    return [button(`Rename to “${offered}”`, () => take('label'),
        { title: `Instead of “${job.known_as}”` }),
    new TextEncoder().encode(offered).length <= TAG_BYTES_MAX
        && button(`Tag “${offered}”`, () => take('tag'), { title: 'The label stays' })];
}

/** Stored from damaged files, so the text is not just “Done”. */
const isDamaged = (job) => job?.state === 'done' && job.affected_files?.length > 0;

/** The results for single files: those that could not be read, and those left out. */
function fileLists(job) {
    return [isDamaged(job) && damageList(job.affected_files), failureList(job),
        duplicateList(job?.duplicate_files), changedList(job?.changed_beside ?? []),
        leftOutList(job?.left_out ?? 0, job?.left_out_files ?? [])];
}

/** Traces of a stored set with another file beside them than when it was stored. */
function changedList(names) {
    return names.length > 0 && h('p', { class: 'muted' }, 'Not taken: what stands beside ',
        h('span', { class: 'mono' }, names.slice(0, 20).map((name) => `${name}.tracediff.json`).join(', ')),
        names.length > 20 ? ` and ${formatCount(names.length - 20)} more` : '',
        ' says something else than when the set was stored. To take it, remove the set and add it again.');
}

/** The files that could not be read although the job went on. */
function failureList(job) {
    if (!job?.failures?.length) {
        return null;
    }
    const [{ message }] = job.failures;
    if (job.failures.length === 1 && job.error?.detail.includes(message)) {
        return null; // the error has the same text
    }
    return h('details', { class: 'failures', open: job.state === 'failed' },
        h('summary', {}, `${plural(job.failures.length, 'file')} could not be read`),
        h('ul', {}, job.failures.map((failure) => h('li', {},
            !failure.message.startsWith(failure.file)
                && [h('span', { class: 'mono' }, failure.file), ' – '],
            failure.message))));
}

/** The names of buttons contain the label, which may change. */
function drawActions(part) {
    const focused = part.actions.contains(document.activeElement);
    const made = h('div', {}, transferActions(part.transfer));
    part.shownLabel = part.transfer.label;
    if (made.innerHTML === part.actions.innerHTML) {
        return; // a button that is being pressed must stay
    }
    fill(part.actions, ...made.childNodes);
    if (focused) {
        part.actions.querySelector('button')?.focus({ preventScroll: true });
    }
}

function drawState(part) {
    part.shownState = part.transfer.state;
    part.node.dataset.state = part.transfer.state;
    drawActions(part);
    part.asked = part.transfer.question !== null;
    fill(part.question, part.asked && questionBox(part.transfer));
    if (part.transfer.state === 'done') {
        part.list.open = false;
    }
}

function drawOffer(part) {
    const wanted = part.transfer.state === 'done' ? part.transfer.offered : null;
    if (wanted === part.offered) {
        return;
    }
    const focused = part.offer.contains(document.activeElement);
    part.offered = wanted;
    fill(part.offer, offerBox(part.transfer));
    if (focused) {
        part.title.node.querySelector('input').focus({ preventScroll: true });
    }
}

function updateCard(part) {
    if (part.shownState !== part.transfer.state) {
        drawState(part);
    } else if (part.shownLabel !== part.transfer.label) {
        drawActions(part);
    }
    part.title.update();
    part.rows.forEach(drawFile);
    part.bar.node.setAttribute('aria-label', `Progress of ${part.transfer.label}`);
    const { done, total } = transferProgress(part.transfer);
    part.bar.node.hidden = part.transfer.state === 'asking' || !uploads.active.includes(part.transfer);
    part.bar.set(done, total);
    part.line = transferText(part.transfer);
    if (part.text.textContent !== part.line) {
        fill(part.text, part.transfer.state === 'done' && !part.transfer.bundle
            && part.transfer.job.already_stored
            ? knownLine(part.transfer, part.line) : part.line);
    }
    drawOffer(part);
    part.node.classList.toggle('affected', isDamaged(part.transfer.job));
    fill(part.failures, fileLists(part.transfer.job));
}

/** A new question gets the focus, unless the focus is in use elsewhere. */
function focusCard(part) {
    if (part.asked && document.activeElement.matches('body, main, .page-actions *')) {
        part.question.querySelector('button').focus({ preventScroll: true });
    }
    part.asked = false;
}

/** Card of an upload: {node, update(), text(), focus()}; call focus() when it is shown. */
export function transferCard(transfer) {
    const part = {
        transfer, offered: null, shownState: null, shownLabel: '', line: '', asked: false,
    };
    part.bar = createProgressBar('Progress');
    part.text = h('p', { class: 'transfer-text' });
    part.actions = h('div', { class: 'transfer-actions' });
    part.title = labelField(transfer);
    part.failures = h('div');
    part.question = h('div');
    part.offer = h('div', { class: 'transfer-offer' });
    part.rows = transfer.files.map(fileRow);
    part.list = h('details', { class: 'files', open: transfer.files.length <= 6 },
        h('summary', {}, fileSummary(transfer)),
        h('ul', { class: 'file-list' }, part.rows.map((row) => row.node)),
        transfer.skipped.length > 0 && skippedList(transfer.skipped));
    part.node = h('li', { class: 'transfer' },
        h('div', { class: 'transfer-head' }, part.title.node, part.actions), part.bar.node, part.text,
            part.offer, part.question, part.failures, !transfer.sample && part.list);

    updateCard(part);
    return { node: part.node, update: () => updateCard(part),
        text: () => (transfer.question ? questionTitle(transfer.question) : part.line),
        focus: () => focusCard(part) };
}

const sumOf = (files, key) => files.reduce((sum, file) => sum + file[key], 0);

/** The progress of a transfer: bytes sent, then bytes read. */
export function transferProgress(transfer) {
    const { job, state, files } = transfer;
    return state === 'job' && job.bytes_total > 0
        ? { done: job.bytes_done, total: job.bytes_total }
        : { done: sumOf(files, 'sent'), total: state === 'looking' ? 0 : sumOf(files, 'size') };
}

function fileRow(file) {
    const fileBar = createProgressBar(`Progress of ${file.name}`);
    const state = h('span', { class: 'file-state' });
    const node = h('li', {}, h('span', { class: 'mono file-name', title: file.name },
        file.name), fileBar.node, state);
    return { file, node, fileBar, state, shown: '' };
}

/** The label, which may be changed at any time: {node, update()}. */
function labelField(transfer) {
    const input = h('input', { type: 'text', class: 'label-input', maxlength: '200',
        autocomplete: 'off', spellcheck: 'false', value: transfer.label,
        title: 'The label of this set: change it whenever you like',
        on: {
            change: () => {
                uploads.rename(transfer, input.value);
                input.value = transfer.label;
            },
            keydown: (event) => {
                if (event.key === 'Enter') {
                    input.blur();
                } else if (event.key === 'Escape') {
                    input.value = transfer.label;
                    input.blur();
                }
            },
        } });
    const error = h('span', { class: 'error-text small', role: 'status' });
    let shown = transfer.label;
    return { node: h('div', { class: 'transfer-title' }, input, error),
        update() {
            if (shown !== transfer.label && input !== document.activeElement) {
                shown = transfer.label;
                input.value = shown;
            }
            input.setAttribute('aria-label', `Label of ${transfer.label}`);
            input.disabled = transfer.bundle
                || ENDED_BADLY.includes(transfer.state);
            const text = [transfer.labelError && `Not renamed. ${transfer.labelError}`,
                transfer.tagError && `Not tagged. ${transfer.tagError}`].filter(Boolean).join(' ');
            if (error.textContent !== text) {
                error.textContent = text;
            }
        } };
}

function fileSummary(transfer) {
    const traces = transfer.files.filter((one) => !isBeside(one));
    return [plural(traces.length, transfer.bundle ? 'bundle' : 'trace file'),
        formatBytes(sumOf(transfer.files, 'size')), transfer.skipped.length > 0
            && `${formatCount(transfer.skipped.length)} skipped`].filter(Boolean).join(', ');
}

function skippedList(all) {
    const [alone, macos] = [all.filter(isBeside), all.filter(isOfMacos)];
    const skipped = all.filter((one) => !isBeside(one) && !isOfMacos(one));
    return [skipped.length > 0
            && notSent('only .json and .pftrace files, also packed, are traces', skipped),
        macos.length > 0 && notSent('macOS writes such files beside others', macos),
        alone.length > 0 && notSent('the trace that it is named after is not there', alone)];
}

function notSent(why, skipped) {
    const names = skipped.slice(0, 20).map(({ name }) => name).join(', ');
    const more = skipped.length > 20 ? `, and ${formatCount(skipped.length - 20)} more` : '';
    return h('p', { class: 'muted skipped' }, `Not sent, because ${why}: `,
        h('span', { class: 'mono' }, names), more);
}

function drawFile(row) {
    const { file, fileBar, state } = row;
    const shown = `${file.state} ${file.sent}`;
    if (shown === row.shown) {
        return;
    }
    row.shown = shown;
    row.node.dataset.state = file.state;
    fileBar.set(file.size === 0 && file.state === 'sent' ? 1 : file.sent, file.size || 1);
    const percent = file.size > 0 ? Math.floor(100 * (file.sent / file.size)) : 0;
    state.textContent = {
        waiting: formatBytes(file.size),
        sending: `${percent} % of ${formatBytes(file.size)}`,
        sent: `${formatBytes(file.size)} sent`,
        failed: file.error ?? 'failed',
    }[file.state];
}

function transferActions(transfer) {
    const { label } = transfer;
    const remove = iconButton('close', `Remove ${label} from this list`,
        () => uploads.remove(transfer));
    switch (transfer.state) {
    case 'failed':
    case 'cancelled':
        return [transfer.files.length > 0 && button('Retry', () => uploads.retry(transfer),
            { 'aria-label': `Retry ${label}` }), remove];
    case 'done':
        return [transfer.bundle && h('a', { class: 'button', href: transfer.job.page,
            'aria-label': `Open the comparison of ${label}` }, 'Open the comparison'),
        uploads.canUndo(transfer) && button('Undo', () => tellFailure(
            uploads.undo(transfer)), { title: 'Remove this set again',
            'aria-label': `Undo: remove ${label}` }), remove];
    case 'undone':
        return [button('Bring back', () => tellFailure(uploads.bringBack(transfer)),
            { 'aria-label': `Bring ${label} back` }), remove];
    default:
        return [button('Cancel', () => uploads.cancel(transfer),
            { 'aria-label': `Cancel ${label}` })];
    }
}

async function tellFailure(work) {
    try {
        await work;
    } catch (error) {
        toast(`That did not work. ${error.message}`, { urgent: true });
    }
}

/** The ranks that the files state, in words; '' if they state none. */
function ranksText(transfer) {
    const ranks = [...new Set(transfer.files.map(({ seen }) => seen?.rank ?? null))];
    if (ranks.length === 0 || ranks.includes(null)) {
        return '';
    }
    return `${ranks.length === 1 ? 'rank' : 'ranks'} ${formatList(ranks.sort((a, b) => a - b))}`;
}

function takenText(taken) {
    if (taken === null) {
        return '';
    }
    return taken.as === 'tag' ? ` Tagged “${taken.text}”.` : ` Renamed to “${taken.text}”.`;
}

/** The progress of a transfer, in words. */
export function transferText(transfer) {
    const text = stateText(transfer);
    return transfer.begun > 1 && !transfer.waits && !ENDED_BADLY.includes(transfer.state)
        ? `${text.replace(/\.$/, '')} – sent again, because the server was restarted` : text;
}

function stateText(transfer) {
    const ranks = ranksText(transfer);
    const sent = sumOf(transfer.files, 'sent');
    const total = sumOf(transfer.files, 'size');
    switch (transfer.state) {
    case 'looking': return 'Looking at the files …';
    case 'asking': return '';
    case 'queued': return ['Waiting for its turn', ranks].filter(Boolean).join(' · ');
    case 'creating': return 'Starting …';
    case 'sending':
        return transfer.waits ? 'No connection, trying again …'
            : [`Sending ${formatBytes(sent)} of ${formatBytes(total)}`, ranks]
                .filter(Boolean).join(' · ');
    case 'committing': return 'Sent. The server starts reading …';
    case 'job':
        return [jobText(transfer.job), ranks].filter(Boolean).join(' · ')
            + (transfer.renamed || transfer.tags.length > 0 ? '' : ' – you may close this tab now');
    case 'done':
        return jobText(transfer.job) + takenText(transfer.taken)
            + (transfer.tagged ? ` Tagged “${transfer.tags.join('”, “')}”.` : '');
    case 'cancelled': return 'Cancelled. Nothing was stored.';
    case 'undone': return 'Removed. You can bring it back for ten minutes.';
    default: return transfer.error ?? 'It failed.';
    }
}

/** Card of a job of the server that is not an upload of this tab: {node, update(job)}. */
export function jobCard(first, onDismiss) {
    let job = first;
    const bar = createProgressBar(`Progress of ${job.label}`);
    const text = h('p', { class: 'transfer-text' });
    const actions = h('div', { class: 'transfer-actions' });
    const failures = h('div');
    const node = h('li', { class: 'transfer' },
        h('div', { class: 'transfer-head' },
            h('div', { class: 'transfer-title' }, h('strong', {}, job.label || 'Ingest')),
            actions), bar.node, text, failures);
    let shownState = null;

    function update(news) {
        job = news;
        const running = job.state === 'queued' || job.state === 'running';
        if (job.state !== shownState) {
            shownState = job.state;
            node.dataset.state = running ? 'job' : job.state;
            fill(actions, running
                ? button('Cancel', () => api.cancelJob(job.id).catch(() => {}),
                    { 'aria-label': `Cancel ${job.label}` })
                : iconButton('close', `Remove ${job.label} from this list`, () => onDismiss(job)));
        }
        bar.node.hidden = !running;
        bar.set(job.bytes_done, job.bytes_total);
        text.textContent = jobText(job);
        node.classList.toggle('affected', isDamaged(job));
        fill(failures, fileLists(job));
    }

    update(job);
    return { node, update };
}
