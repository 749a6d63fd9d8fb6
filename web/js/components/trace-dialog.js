// The traces themselves: how good a recording is, and its files: to download, or in Perfetto, as they
// are or with counters, or all ranks as one.
import { alignedWords } from '../analyses/sentences.js';
import * as api from '../api.js';
import { announce, button, fill, h, openDialog } from '../dom.js';
import { formatBytes, formatCount, formatDate, formatList, NONE, plural } from '../format.js';
import { damageList, damageMark } from './verdict.js';

// Hands a trace to the Perfetto UI in a new window, by the handshake in its documentation (“Deep
// linking to the Perfetto UI”). The bytes go from window to window inside the browser; nothing is
// uploaded.

/** The address of the UI. Only code may choose another one, never a URL. */
export const PERFETTO = 'https://ui.perfetto.dev';

/** A tab cannot hold JSON of more bytes. */
export const PERFETTO_BYTES_MAX = 2 * 1024 ** 3;

const PING_MS = 100;
const PATIENCE_MS = 60000;

class PerfettoError extends Error {
    constructor(code, message) {
        super(message);
        this.name = 'PerfettoError';
        this.code = code;
    }
}

/** Asks the window until it answers that it listens: messages before that are lost. */
function waitForWindow(view, origin, patience) {
    return new Promise((resolve, reject) => {
        const end = (settle, value) => {
            clearInterval(asking);
            clearTimeout(giving);
            window.removeEventListener('message', listen);
            settle(value);
        };
        const listen = (event) => {
            if (event.source === view && event.origin === origin && event.data === 'PONG') {
                end(resolve);
            }
        };
        // The message contains no data, so any page in the window may receive it.
        const asking = setInterval(() => {
            if (view.closed) {
                end(reject, new PerfettoError('closed', 'Perfetto’s window was closed.'));
            } else {
                view.postMessage('PING', '*');
            }
        }, PING_MS);
        const giving = setTimeout(() => end(reject, new PerfettoError('silent',
            'Perfetto does not answer. Are you connected to the internet? If not, '
            + 'download the trace and open it on a machine that is.')), patience);
        window.addEventListener('message', listen);
    });
}

/** Closes a window. Tries repeatedly, because a window that is loading a page may ignore it. */
function closeWindow(view, tries = 10) {
    view.close();
    setTimeout(() => {
        if (!view.closed && tries > 1) {
            closeWindow(view, tries - 1);
        }
    }, PING_MS);
}

/** Opens Perfetto with a trace. Call it inside a click of the user, or the browser refuses the
 * window. `load` fetches the bytes: async (signal) → ArrayBuffer. `onWaiting` is called if they
 * have arrived and the window does not listen yet. `at`: async () → {start, end}, the part of the
 * trace to show, in ns; without it, the whole trace. */
export async function openInPerfetto({ title, fileName, load, onWaiting = () => {}, at = null,
    origin = PERFETTO, patience = PATIENCE_MS }) {
    // A blank window first if the address is not known yet: the window must open during the click,
    // and a window that is about to navigate must not report that it listens.
    const view = window.open(at ? 'about:blank' : origin, '_blank');
    if (!view) {
        throw new PerfettoError('blocked',
            'The browser blocked the new window. Allow pop-ups for this page.');
    }
    if (at) {
        try {
            const { start, end } = await at();
            view.location.replace(`${origin}/?visStart=${start}&visEnd=${end}`);
        } catch (error) {
            closeWindow(view);
            throw error;
        }
    }
    const stop = new AbortController();
    const listening = waitForWindow(view, origin, patience);
    // The wait for the window may fail while the bytes are still loading.
    listening.catch(() => stop.abort());
    let buffer;
    try {
        buffer = await load(stop.signal);
    } catch (error) {
        if (stop.signal.aborted) {
            await listening;
        }
        listening.catch(() => {});
        closeWindow(view);
        throw error;
    }
    onWaiting();
    await listening;
    view.postMessage({ perfetto: { buffer, title, fileName } }, origin, [buffer]);
}

const DAMAGE = ['gzip_truncated', 'gzip_damaged', 'json_damaged', 'event_damaged', 'end_damaged'];

const isPerfetto = (file) => file.metadata?.format === 'Perfetto';

/** Why no counters can be added to a file; '' if they can. */
function whyNoCounters(file) {
    if ((file.notes ?? []).some((note) => DAMAGE.includes(note.kind))) {
        return 'damaged: nothing can be added';
    }
    if (isPerfetto(file)) {
        return 'not JSON: nothing can be added';
    }
    return file.has_device_rows ? '' : 'no device rows: nothing to count';
}

/** The file name, as the server has it. */
const gzipName = (file, query) => file.file.split('/').at(-1).replace(/(\.gz)+$/i, '')
    .replace(/\.(json|pftrace|perfetto-trace)$/i, query === '' ? '' : '_with_counters')
    .concat(isPerfetto(file) ? '.pftrace.gz' : '.json.gz');

/** Download and Perfetto for one trace: {name, title, bytes: of its JSON, fileName(), url(), waiting: the words until its
 * first byte}. */
function traceActions({ name, title, bytes, fileName, url, waiting = 'Loading …' }) {
    const status = h('span', { class: 'muted small trace-status', role: 'status' });
    const tooLarge = bytes > PERFETTO_BYTES_MAX;
    const link = h('a', { class: 'button small-button', 'aria-label': `Download ${name}` },
        'Download');
    const prepare = () => { link.href = url(); };
    const say = (text, bad = false) => {
        status.textContent = text;
        status.classList.toggle('error-text', bad);
    };

    async function open() {
        opener.disabled = true;
        say(waiting);
        try {
            await openInPerfetto({ title, fileName: fileName(),
                load: (signal) => api.fetchTrace(url(), { signal,
                    onProgress: (done, of) => say(`Loading ${formatBytes(done)}${of > 0 ? ` of ${formatBytes(of)}` : ''}`) }),
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
        say(`${formatBytes(bytes)} of JSON is too large for a browser: download it `
            + 'for Perfetto’s trace_processor.');
    }
    return { node: h('div', { class: 'trace-actions' }, link, opener, status), prepare };
}

/** Of one kept file of a set. `query()`: requests in addition to the file itself, as a query string
 * without “?”. */
const fileActions = (set, file, query = () => '') => traceActions({
    name: `rank ${file.rank} of ${set.label}`, title: `${set.label}, rank ${file.rank}`,
    bytes: file.raw_bytes, fileName: () => gzipName(file, query()),
    url: () => api.traceUrl(set.id, file.number, query()) });

/** A row of the trace that the server makes of all ranks, in bytes of JSON, on average. */
const ROW_BYTES = 140;

const TITLES = { one_clock: 'All ranks on one clock', parts: 'All ranks, not all on one clock',
    not_aligned: 'All ranks, each on its own clock' };

/** All ranks of a set in one trace; null of a set of one rank. */
function allRanks(set) {
    if (set.ranks.length < 2) {
        return null;
    }
    const bytes = ROW_BYTES * set.quality.kept;
    const clock = h('span', {}, 'Looking at the clocks …');
    const title = h('strong', {}, 'All ranks');
    api.analyse('clocks', new URLSearchParams({ set: set.id })).then(({ set: data }) => {
        const { status } = data.summary[0];
        fill(title, TITLES[status]);
        fill(clock, alignedWords(data), status !== 'one_clock' && ' What is on no common clock keeps its own times.');
    }, (error) => fill(clock, error.message));
    return h('div', { class: 'trace-all' }, title,
        traceActions({ name: `all ranks of ${set.label}`, title: `${set.label}, all ranks`, bytes,
            fileName: () => 'all-ranks.json.gz', url: () => api.alignedUrl(set.id),
            waiting: 'The server makes it …' }).node,
        h('p', { class: 'muted small' }, `About ${formatBytes(bytes)} of JSON, made of what the set `
            + 'keeps, with arrows through each collective. ', clock));
}

/** Why a set has no traces; '' if it has some. */
export function whyNoTraces(set) {
    if (set.traces_bytes > 0) {
        return '';
    }
    return set.traces_removed
        ? `The traces of this set were removed on ${formatDate(set.traces_removed)}: they `
            + 'were the oldest, and the limit of kept traces was reached (--keep-traces).'
        : 'The traces as recorded were not kept.';
}

function howToKeep(set, serverKeeps) {
    return h('div', { class: 'small trace-not-kept' }, h('p', {}, whyNoTraces(set)), serverKeeps
        ? h('p', {}, 'This server keeps them now: add the same files again, and this set gets '
            + 'them.')
        : h('p', {}, 'Start the server with ', h('code', {}, 'tracediff serve --keep-traces=20G'),
            ' and add the same files again, or add their folder with ',
            h('code', {}, 'tracediff ingest --keep-traces FOLDER'), ': this set then gets them.'));
}

function fileRow(set, file, counters, list) {
    const actions = fileActions(set, file, counters.query);
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
    return h('section', {}, two && h('h3', {}, set.label), allRanks(set),
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

/** Shows the dialog. `ids`: one set or two. `parameters`: of the counters, as in the URL of the
 * Analyse page. */
export function openTraceDialog(ids, parameters = {}) {
    const list = []; // functions that redraw each row
    const counters = counterChoice(parameters, () => list.forEach((draw) => draw()));
    const body = h('div', { class: 'trace-body' }, h('p', { class: 'muted' }, 'Loading …'));
    const dialog = openDialog('Traces', '', h('div'), body);

    Promise.all([api.getStatus(), ...ids.map((id) => api.getSet(id))]).then(([status, ...sets]) => {
            const any = sets.some((set) => set.traces_bytes > 0);
            const opens = any || sets.some((set) => set.ranks.length > 1);
            dialog.querySelector('h2').textContent = `Traces of ${
                sets.map((set) => set.label).join(' and ')}`;
            fill(body, any && counters.node,
                sets.map((set) => setSection(set, status.keep_traces && !status.read_only,
                    counters, list, sets.length > 1)),
                opens && h('p', { class: 'muted small' }, '“Open in Perfetto” opens '
                    + 'ui.perfetto.dev in a new window. The trace goes from this window to that '
                    + 'one, inside your browser: nothing is uploaded.'));
        })
        .catch((error) => fill(body, h('p', { class: 'error-text', role: 'alert' },
            error.message)));
    return dialog;
}

// Everything that was kept, repaired, dropped and assumed while a set was read.

const COUNTERS = [
    ['kept', 'kept', 'events that count'],
    ['repaired', 'repaired', 'negative durations set to 0'],
    ['dropped', 'dropped', 'durations over 24 h'],
    ['invalid', 'invalid', 'not an event, or without a usable time'],
    ['ignored', 'ignored', 'metadata, flows, instants, counters'],
    ['device_rows_without_step', 'device rows outside steps',
        'kernels and copies whose launch lies in no step'],
];

/** "clean", or the number of notes, for the table of sets. */
export function qualitySummary(quality) {
    const { repaired = 0, dropped = 0, invalid = 0, notes = 0, duplicates = 0, affected = 0,
        left_out: leftOut = 0 } = quality ?? {};
    if (affected > 0) {
        return { level: 'warn', text: `${plural(affected, 'file')} damaged` };
    }
    const bad = repaired + dropped + invalid;
    if (bad === 0 && notes === 0 && duplicates === 0 && leftOut === 0) {
        return { level: 'good', text: 'clean' };
    }
    return { level: dropped + invalid > 0 ? 'warn' : 'note', text: [
        bad > 0 && `${formatCount(bad)} repaired or lost`, notes > 0 && plural(notes, 'note'),
        duplicates > 0 && plural(duplicates, 'duplicate file'),
        leftOut > 0 && `${formatCount(leftOut)} not followed or read`].filter(Boolean).join(', ') };
}

function counterTable(quality) {
    return h('dl', { class: 'counters' }, COUNTERS.map(([key, label, explained]) =>
        h('div', { class: quality[key] > 0 && key !== 'kept' ? '' : 'calm' },
            h('dt', { title: explained }, label), h('dd', {}, formatCount(quality[key] ?? 0)))));
}

function qualityRow(set, file, kept) {
    const notes = file.notes ?? [];
    const q = file.quality ?? {};
    const steps = file.pseudo_step ? 'whole file' : formatList(file.steps ?? []);
    return h('tr', {}, h('th', { scope: 'row', class: 'mono wrap' }, file.file),
        h('td', {}, String(file.rank),
            file.rank_source && file.rank_source !== 'distributedInfo'
                && h('span', { class: 'muted' }, ` (${file.rank_source})`)),
        h('td', {}, steps || NONE), h('td', { class: 'num' }, formatCount(q.events)),
        h('td', { class: 'num' }, formatBytes(file.raw_bytes)),
        kept && h('td', {}, file.trace_bytes === null
            ? h('span', { class: 'muted' }, 'not kept') : fileActions(set, file).node),
        h('td', { class: 'wrap' }, notes.length === 0
            ? h('span', { class: 'muted' }, 'nothing to report')
            : h('ul', { class: 'notes' }, notes.map((note) => h('li', {},
                note.severity === 'damage' && [damageMark(), ' '],
                note.words, note.count > 1 && ` (${formatCount(note.count)} ×)`,
                note.effect && `. ${note.effect}`,
                note.example && h('span', { class: 'muted' },
                    `${note.effect ? ' First:' : ':'} ${note.example}`))))));
}

/** The files that are ignored because others have the same bytes; null if there are none. */
export function duplicateList(duplicates) {
    return duplicates?.length > 0 && h('details', { class: 'duplicates' },
        h('summary', {}, `${plural(duplicates.length, 'file')} left out: the same as another`),
        h('ul', {}, duplicates.map(({ file, same_as: other }) => h('li', {},
            h('span', { class: 'mono' }, file), ' has the same content as ',
            h('span', { class: 'mono' }, other)))));
}

const LEFT_OUT = {
    symbolic_link: 'is a symbolic link (links are not followed)',
    not_a_file: 'is not a regular file',
    no_trace_beside: 'is without the trace that it is named after',
    macos_file: 'is what macOS writes beside a file, no trace',
    bad_name: 'has a name that is not one below a folder',
    replaced: 'is followed by a file of its name in the archive',
    same_recording: 'has the events of the .trace.json or trace_view.json beside it',
    hard_link: 'is a hard link (links are not followed)',
    inner_archive: 'is an archive in an archive: unpack the outer one first',
    too_deep: 'is a folder below 64 others: give a folder nearer to it',
    locked_folder: 'is a folder that cannot be opened',
};

/** Entries of the folder that were not read: `count`; `files` names some of them; null if there are
 * none. */
export function leftOutList(count, files) {
    return count > 0 && h('details', { class: 'left-out' },
        h('summary', {}, `${plural(count, 'entry', 'entries')} left out`),
        h('ul', {}, files.map(({ file, kind }) => h('li', {},
            h('span', { class: 'mono' }, file), ` ${LEFT_OUT[kind] ?? kind}`)),
        count > files.length && h('li', { class: 'muted' },
            `and ${formatCount(count - files.length)} more`)));
}

/** The list for one set, loaded when it is opened. */
export function qualityPanel(set) {
    const panel = h('div', { class: 'quality-panel' }, h('p', { class: 'muted' }, 'Loading …'));
    api.getSet(set.id).then((full) => {
        const kept = full.traces_bytes > 0;
        const columns = ['File', 'Rank', 'Steps', 'Events', 'JSON', ...(kept ? ['Trace'] : []),
            'Notes'];
        fill(panel, damageList(full.quality.affected_files, full.quality.affected),
            counterTable(full.quality),
            h('div', { class: 'scroll-x' }, h('table', { class: 'files-table' },
                h('thead', {}, h('tr', {}, columns.map((text) => h('th', { scope: 'col' }, text)))),
                h('tbody', {}, full.file_list.map((file) => qualityRow(full, file, kept))))),
            duplicateList(full.quality.duplicate_files),
            leftOutList(full.quality.left_out, full.quality.left_out_files),
            h('p', { class: 'muted small' }, 'Identity ',
                h('span', { class: 'mono' }, full.id), ' · stored in ',
                formatBytes(full.stored_bytes), ' out of ', formatBytes(full.raw_bytes),
                ' of JSON', kept && ` (${formatBytes(full.traces_bytes)} the traces themselves)`,
                !kept && `. ${whyNoTraces(full)}`));
    }).catch((error) => fill(panel, h('p', { class: 'error-text' }, error.message)));
    return panel;
}
