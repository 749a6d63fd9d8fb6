// One upload, or one job that somebody else started: label, files with their progress, what
// the ingest says. The node is kept and updated, so that the focus stays where it is.
import * as api from '../api.js';
import { button, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatBytes, formatCount, plural } from '../format.js';
import { splitGroup } from '../files.js';
import { uploads } from '../uploads.js';
import { duplicateList, leftOutList } from './quality.js';

const STAGES = {
    waiting: 'Waiting', checking: 'Checking', reading: 'Reading', linking: 'Linking',
    storing: 'Storing', keeping: 'Keeping the traces', done: 'Done',
};

/** A progress bar with a label for screen readers. */
function progress(label) {
    return h('progress', { max: '1', value: '0', 'aria-label': label });
}

function setProgress(bar, done, total) {
    if (total > 0) {
        bar.max = total;
        bar.value = Math.min(done, total);
    } else {
        bar.removeAttribute('value');
    }
}

/** What a job says: "Reading · 12 MB of 40 MB · 1,234 events". */
export function jobText(job) {
    if (job.state === 'failed') {
        return job.error?.detail ?? 'The ingest failed.';
    }
    if (job.state === 'cancelled') {
        return 'Cancelled.';
    }
    if (job.state === 'done') {
        const done = job.already_stored
            ? 'These traces were stored already; nothing was stored twice.'
            : `Done: ${plural(job.events, 'event')}.`;
        return job.traces_error
            ? `${done} But the files themselves were not kept: ${job.traces_error.detail}`
            : done;
    }
    const parts = [job.state === 'queued' ? 'Queued' : STAGES[job.stage] ?? job.stage];
    if (job.bytes_total > 0) {
        parts.push(`${formatBytes(job.bytes_done)} of ${formatBytes(job.bytes_total)}`);
    }
    if (job.events > 0) {
        parts.push(plural(job.events, 'event'));
    }
    if (job.files_total > 1) {
        parts.push(`${formatCount(job.files_done)} of ${plural(job.files_total, 'file')}`);
    }
    return parts.join(' · ');
}

/** What became of single files: those that could not be read, and those left out. */
function fileLists(job) {
    return [failureList(job), duplicateList(job?.duplicate_files),
        leftOutList(job?.left_out ?? 0, job?.left_out_files ?? [])];
}

/** The files that could not be read although the job went on. */
function failureList(job) {
    if (!job?.failures?.length) {
        return null;
    }
    const [{ message }] = job.failures;
    if (job.failures.length === 1 && job.error?.detail.includes(message)) {
        return null; // the error says the same
    }
    return h('details', { class: 'failures', open: job.state === 'failed' },
        h('summary', {}, `${plural(job.failures.length, 'file')} could not be read`),
        h('ul', {}, job.failures.map((failure) => h('li', {},
            !failure.message.startsWith(failure.file)
                && [h('span', { class: 'mono' }, failure.file), ' – '],
            failure.message))));
}

/** Card of an upload: {node, update()}. */
export function transferCard(transfer) {
    const bar = progress(`Progress of ${transfer.label}`);
    const text = h('p', { class: 'transfer-text' });
    const actions = h('div', { class: 'transfer-actions' });
    const title = h('div', { class: 'transfer-title' });
    const failures = h('div');
    const rows = transfer.files.map((file) => {
        const fileBar = progress(`Progress of ${file.name}`);
        const state = h('span', { class: 'file-state' });
        const node = h('li', {}, h('span', { class: 'mono file-name', title: file.name },
            file.name), fileBar, state);
        return { file, node, fileBar, state, shown: '' };
    });
    const list = h('details', { class: 'files', open: transfer.files.length <= 6 },
        h('summary', {}, fileSummary(transfer)),
        h('ul', { class: 'file-list' }, rows.map((row) => row.node)),
        transfer.skipped.length > 0 && skippedList(transfer.skipped));
    const node = h('li', { class: 'transfer' },
        h('div', { class: 'transfer-head' }, title, actions), bar, text, failures, list);
    let shownState = null;

    function update() {
        if (shownState !== transfer.state) {
            shownState = transfer.state;
            node.dataset.state = transfer.state;
            drawTitle(transfer, title);
            fill(actions, transferActions(transfer));
            if (transfer.state === 'done') {
                list.open = false;
            }
        }
        rows.forEach(drawFile);
        const total = transfer.files.reduce((sum, f) => sum + f.size, 0);
        const sent = transfer.files.reduce((sum, f) => sum + f.sent, 0);
        bar.hidden = !['creating', 'sending', 'committing', 'job'].includes(transfer.state);
        if (transfer.state === 'job') {
            setProgress(bar, transfer.job.bytes_done, transfer.job.bytes_total);
        } else {
            setProgress(bar, sent, total);
        }
        const line = transferText(transfer, sent, total);
        if (text.textContent !== line) {
            text.textContent = line;
        }
        fill(failures, fileLists(transfer.job));
    }

    update();
    return { node, update };
}

function fileSummary(transfer) {
    const bytes = transfer.files.reduce((sum, f) => sum + f.size, 0);
    const parts = [plural(transfer.files.length, 'trace file'), formatBytes(bytes)];
    if (transfer.skipped.length > 0) {
        parts.push(`${formatCount(transfer.skipped.length)} skipped`);
    }
    return parts.join(', ');
}

function skippedList(skipped) {
    const names = skipped.slice(0, 20).map(({ name }) => name).join(', ');
    const more = skipped.length > 20 ? `, and ${formatCount(skipped.length - 20)} more` : '';
    return h('p', { class: 'muted skipped' },
        'Not sent, because only .json and .json.gz files are traces: ',
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
    setProgress(fileBar, file.size === 0 && file.state === 'sent' ? 1 : file.sent,
        file.size || 1);
    const percent = file.size > 0 ? Math.floor(100 * (file.sent / file.size)) : 0;
    state.textContent = {
        waiting: formatBytes(file.size),
        sending: `${percent} % of ${formatBytes(file.size)}`,
        sent: `${formatBytes(file.size)} sent`,
        failed: file.error ?? 'failed',
    }[file.state];
}

function drawTitle(transfer, title) {
    if (transfer.state !== 'ready') {
        fill(title, h('strong', {}, transfer.label));
        return;
    }
    const id = uniqueId('label');
    const input = h('input', { id, type: 'text', value: transfer.label, maxlength: '200',
        autocomplete: 'off', spellcheck: 'false', on: {
            input: () => { transfer.label = input.value; },
            keydown: (event) => {
                if (event.key === 'Enter') {
                    startReady(transfer);
                }
            },
        } });
    fill(title, h('label', { for: id }, 'Label'), input);
}

function startReady(transfer) {
    transfer.label = transfer.label.trim() || transfer.group.label;
    uploads.start(transfer);
}

function transferActions(transfer) {
    const remove = iconButton('close', `Remove ${transfer.label} from this list`,
        () => uploads.remove(transfer));
    switch (transfer.state) {
    case 'ready': {
        const parts = splitGroup(transfer.group);
        return [
            parts && button(`Split into ${parts.length} sets`, () => {
                uploads.remove(transfer);
                uploads.add(parts);
            }, { title: 'One set per sub-folder' }),
            button('Upload', () => startReady(transfer),
                { class: 'primary', disabled: transfer.files.length === 0 }),
            remove,
        ];
    }
    case 'creating':
    case 'sending':
    case 'committing':
    case 'job':
        return [button('Cancel', () => uploads.cancel(transfer),
            { 'aria-label': `Cancel ${transfer.label}` })];
    case 'failed':
    case 'cancelled':
        return [button('Retry', () => uploads.retry(transfer),
            { 'aria-label': `Retry ${transfer.label}` }), remove];
    default:
        return [remove];
    }
}

function transferText(transfer, sent, total) {
    switch (transfer.state) {
    case 'ready':
        return transfer.files.length === 0
            ? 'There is no .json or .json.gz file in it.' : '';
    case 'creating':
        return 'Starting …';
    case 'sending':
        return `Sending ${formatBytes(sent)} of ${formatBytes(total)}`;
    case 'committing':
        return 'Sent. Handing over to the ingest …';
    case 'job':
        return `${jobText(transfer.job)} – the tab may be closed now`;
    case 'done':
        return jobText(transfer.job);
    case 'cancelled':
        return 'Cancelled. Nothing was stored.';
    default:
        return transfer.error ?? 'It failed.';
    }
}

/** Card of a job of the server that is no upload of this tab: {node, update(job)}. */
export function jobCard(first, onDismiss) {
    let job = first;
    const bar = progress(`Progress of ${job.label}`);
    const text = h('p', { class: 'transfer-text' });
    const actions = h('div', { class: 'transfer-actions' });
    const failures = h('div');
    const node = h('li', { class: 'transfer' },
        h('div', { class: 'transfer-head' },
            h('div', { class: 'transfer-title' }, h('strong', {}, job.label || 'Ingest')),
            actions), bar, text, failures);
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
                : iconButton('close', `Remove ${job.label} from this list`,
                    () => onDismiss(job)));
        }
        bar.hidden = !running;
        setProgress(bar, job.bytes_done, job.bytes_total);
        text.textContent = jobText(job);
        fill(failures, fileLists(job));
    }

    update(job);
    return { node, update };
}
