// The traces themselves: downloads them, or opens them in Perfetto, as they are or with counters. A
// modal dialog (ARIA pattern “dialog”) for one set or two, and the same actions for one file in any
// list of files.
import * as api from '../api.js';
import { announce, button, fill, h, iconButton, uniqueId } from '../dom.js';
import { formatBytes, formatCount, formatDate } from '../format.js';
import { openInPerfetto, PERFETTO_BYTES_MAX } from '../perfetto.js';

const DAMAGE = ['gzip_truncated', 'gzip_damaged', 'json_damaged', 'event_damaged',
    'end_damaged'];

/** Why no counters can be added to a file; '' if they can. */
function whyNoCounters(file) {
    if ((file.notes ?? []).some((note) => DAMAGE.includes(note.kind))) {
        return 'damaged: nothing can be added';
    }
    return file.has_device_rows ? '' : 'no device rows: nothing to count';
}

/** The file name, as the server has it. */
const gzipName = (file, query) => file.file.split('/').at(-1).replace(/(\.gz)+$/i, '')
    .replace(/\.json$/i, query === '' ? '' : '_with_counters').concat('.json.gz');

/**
 * Download and Perfetto for one kept file of a set. `query()`: requests in addition to the file
 * itself, as a query string without “?”.
 */
export function traceActions(set, file, query = () => '') {
    const status = h('span', { class: 'muted small trace-status', role: 'status' });
    const name = `rank ${file.rank} of ${set.label}`;
    const tooLarge = file.raw_bytes > PERFETTO_BYTES_MAX;
    const link = h('a', { class: 'button small-button', 'aria-label': `Download ${name}` },
        'Download');
    const prepare = () => { link.href = api.traceUrl(set.id, file.number, query()); };
    const say = (text, bad = false) => {
        status.textContent = text;
        status.classList.toggle('error-text', bad);
    };

    async function open() {
        opener.disabled = true;
        say('Loading …');
        try {
            await openInPerfetto({ title: `${set.label}, rank ${file.rank}`,
                fileName: gzipName(file, query()),
                load: (signal) => api.fetchTrace(set.id, file.number, query(), { signal,
                    onProgress: (done) => say(`Loading ${formatBytes(done)}`) }),
                onWaiting: () => say('Waiting for Perfetto …') });
            say('Handed to Perfetto.');
        } catch (error) {
            say(error.message, true);
            announce(error.message, true);
        } finally {
            opener.disabled = false;
        }
    }

    const opener = button('Open in Perfetto', open, { class: 'small-button',
        disabled: tooLarge, 'aria-label': `Open in Perfetto: ${name}`,
        title: 'Opens ui.perfetto.dev in a new window and hands the trace to it inside your '
            + 'browser; nothing is uploaded' });
    prepare();
    if (tooLarge) {
        say(`${formatBytes(file.raw_bytes)} of JSON is too large for a browser: download it `
            + 'for Perfetto’s trace_processor.');
    }
    return { node: h('div', { class: 'trace-actions' }, link, opener, status), prepare };
}

/** Why a set has no traces; '' if it has some. */
export function whyNoTraces(set) {
    if (set.traces_bytes > 0) {
        return '';
    }
    return set.traces_removed
        ? `The traces of this set were removed on ${formatDate(set.traces_removed)}: they `
            + 'were the oldest, and the limit of kept traces was reached (--keep-traces).'
        : 'The traces of this set were not kept.';
}

function howToKeep(set, serverKeeps) {
    return h('div', { class: 'notice trace-not-kept' }, h('p', {}, whyNoTraces(set)), serverKeeps
        ? h('p', {}, 'This server keeps them now: add the same files again, and this set gets '
            + 'them.')
        : h('p', {}, 'Start the server with ', h('code', {}, 'tracediff serve --keep-traces=20G'),
            ' and add the same files again, or add their folder with ',
            h('code', {}, 'tracediff ingest --keep-traces FOLDER'),
            ': this set then gets them.'));
}

function fileRow(set, file, counters, list) {
    const actions = traceActions(set, file, counters.query);
    const cell = h('td', {});
    const draw = () => {
        const why = counters.on() ? whyNoCounters(file) : '';
        actions.prepare();
        fill(cell, why === '' ? actions.node : h('span', { class: 'muted' }, why));
    };
    list.push(draw);
    draw();
    return h('tr', {}, h('th', { scope: 'row' }, String(file.rank)),
        h('td', { class: 'mono wrap' }, file.file),
        h('td', { class: 'num' }, formatBytes(file.trace_bytes)), cell);
}

function setSection(set, serverKeeps, counters, list, two) {
    const kept = set.file_list.filter((file) => file.trace_bytes !== null);
    const missing = set.file_list.length - kept.length;
    return h('section', {}, two && h('h3', {}, set.label),
        kept.length === 0 ? howToKeep(set, serverKeeps)
            : h('div', { class: 'scroll-x' }, h('table', { class: 'files-table trace-table' },
                h('caption', { class: 'visually-hidden' }, `Traces of ${set.label}`),
                h('thead', {}, h('tr', {}, ['Rank', 'File', 'Size', 'Trace'].map((text) =>
                    h('th', { scope: 'col', class: text === 'Size' ? 'num' : '' }, text)))),
                h('tbody', {}, kept.map((file) => fileRow(set, file, counters, list))))),
        kept.length > 0 && missing > 0 && h('p', { class: 'muted small' },
            `${formatCount(missing)} more were not kept.`));
}

/** The choice of counters: {node, on(), query()}. */
function counterChoice(parameters, onChange) {
    const box = h('input', { type: 'checkbox', on: { change: () => onChange() } });
    const on = () => box.checked;
    return { on,
        query: () => (on() ? new URLSearchParams({ counters: 'all', ...parameters }).toString()
            : ''),
        node: h('label', { class: 'check' }, box,
            'With counters: queue length of each stream, memory bandwidth') };
}

/**
 * Shows the dialog. `ids`: one set or two. `parameters`: of the counters, as in the URL of
 * the Analyse page.
 */
export function openTraceDialog(ids, parameters = {}) {
    const list = []; // functions that redraw each row
    const heading = uniqueId('traces');
    const counters = counterChoice(parameters, () => list.forEach((draw) => draw()));
    const body = h('div', { class: 'trace-body' }, h('p', { class: 'muted' }, 'Loading …'));
    const dialog = h('dialog', { class: 'trace-dialog', 'aria-labelledby': heading,
        on: {
            close: () => dialog.remove(),
            // A click outside the box.
            click: (event) => { if (event.target === dialog) { dialog.close(); } },
        } },
    h('div', { class: 'trace-box' }, h('div', { class: 'trace-head' },
        h('h2', { id: heading }, 'Traces'),
        iconButton('close', 'Close', () => dialog.close())), body));
    document.body.append(dialog);
    dialog.showModal();

    Promise.all([api.getStatus(), ...ids.map((id) => api.getSet(id))])
        .then(([status, ...sets]) => {
            const any = sets.some((set) => set.traces_bytes > 0);
            document.getElementById(heading).textContent = `Traces of ${
                sets.map((set) => set.label).join(' and ')}`;
            fill(body, any && counters.node,
                sets.map((set) => setSection(set, status.keep_traces && !status.read_only,
                    counters, list, sets.length > 1)),
                any && h('p', { class: 'muted small' }, '“Open in Perfetto” opens '
                    + 'ui.perfetto.dev in a new window. The trace goes from this window to that '
                    + 'one, inside your browser: nothing is uploaded.'));
        })
        .catch((error) => fill(body, h('p', { class: 'error-text', role: 'alert' },
            error.message)));
    return dialog;
}
