// Everything that was kept, repaired, dropped and assumed while a set was read.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { formatBytes, formatCount, formatList, NONE, plural } from '../format.js';
import { damageList, damageMark } from './damage.js';
import { traceActions, whyNoTraces } from './trace-dialog.js';

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
    const parts = [];
    if (bad > 0) {
        parts.push(`${formatCount(bad)} repaired or lost`);
    }
    if (notes > 0) {
        parts.push(plural(notes, 'note'));
    }
    if (duplicates > 0) {
        parts.push(plural(duplicates, 'duplicate file'));
    }
    if (leftOut > 0) {
        parts.push(`${formatCount(leftOut)} not followed or read`);
    }
    return { level: dropped + invalid > 0 ? 'warn' : 'note', text: parts.join(', ') };
}

function counterTable(quality) {
    return h('dl', { class: 'counters' }, COUNTERS.map(([key, label, explained]) =>
        h('div', { class: quality[key] > 0 && key !== 'kept' ? '' : 'calm' },
            h('dt', { title: explained }, label),
            h('dd', {}, formatCount(quality[key] ?? 0)))));
}

function fileRow(set, file, kept) {
    const notes = file.notes ?? [];
    const q = file.quality ?? {};
    const steps = file.pseudo_step ? 'whole file' : formatList(file.steps ?? []);
    return h('tr', {},
        h('th', { scope: 'row', class: 'mono wrap' }, file.file),
        h('td', {}, String(file.rank),
            file.rank_source && file.rank_source !== 'distributedInfo'
                && h('span', { class: 'muted' }, ` (${file.rank_source})`)),
        h('td', {}, steps || NONE),
        h('td', { class: 'num' }, formatCount(q.events)),
        h('td', { class: 'num' }, formatBytes(file.raw_bytes)),
        kept && h('td', {}, file.trace_bytes === null
            ? h('span', { class: 'muted' }, 'not kept') : traceActions(set, file).node),
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
};

/**
 * Entries of the folder that were not read: `count`; `files` names some of them; null if there
 * are none.
 */
export function leftOutList(count, files) {
    return count > 0 && h('details', { class: 'left-out' },
        h('summary', {}, `${plural(count, 'entry', 'entries')} of the folder left out`),
        h('ul', {}, files.map(({ file, kind }) => h('li', {},
            h('span', { class: 'mono' }, file), ` ${LEFT_OUT[kind] ?? kind}`)),
        count > files.length && h('li', { class: 'muted' },
            `and ${formatCount(count - files.length)} more`)));
}

/** The list for one set, loaded when it is opened. */
export function qualityPanel(set) {
    const panel = h('div', { class: 'quality-panel' },
        h('p', { class: 'muted' }, 'Loading …'));
    api.getSet(set.id).then((full) => {
        const kept = full.traces_bytes > 0;
        const columns = ['File', 'Rank', 'Steps', 'Events', 'JSON', ...(kept ? ['Trace'] : []),
            'Notes'];
        fill(panel, damageList(full.quality.affected_files, full.quality.affected),
            counterTable(full.quality),
            h('div', { class: 'scroll-x' }, h('table', { class: 'files-table' },
                h('thead', {}, h('tr', {}, columns.map((text) => h('th', { scope: 'col' },
                    text)))),
                h('tbody', {}, full.file_list.map((file) => fileRow(full, file, kept))))),
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
