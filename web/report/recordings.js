// The report of a comparison between recordings: the page Several recordings without a server.
import { debounce, fill, h, uniqueId } from '../js/dom.js';
import { formatCount, plural } from '../js/format.js';
import { comparabilityNotes } from '../js/components/damage.js';
import { drawRecordings } from '../js/components/recordings-chart.js';
import { createRowsTable, foundWords, middles, recordingsTable, verdictLines }
    from '../js/components/recordings-result.js';
import { filterText, makeConditions, makeHead } from './sections.js';

const REAL = ['slower', 'faster'];

export function createRecordingsReport(main, data) {
    const answer = data.comparison;
    const { control: a, test: b } = middles(answer);
    const search = h('input', { type: 'search', id: uniqueId('q'), autocomplete: 'off',
        spellcheck: 'false', on: { input: debounce(120, draw) } });
    const only = h('input', { type: 'checkbox', on: { change: draw } });
    const table = createRowsTable(answer, null);
    const words = h('p', { class: 'muted small', role: 'status' });
    const cut = answer.row_count - (answer.selection.offset ?? 0) - answer.rows.length;

    main.append(h('div', { class: 'page analyse-page recordings-page' }, makeHead(data),
        h('section', { class: 'card recordings-verdict', 'aria-label': 'Verdict',
            data: { verdict: answer.verdict.verdict } }, h('div', {}, verdictLines(answer),
            drawRecordings(answer),
            h('p', { class: 'muted small' }, 'Account, tree and timeline are of one recording of each side: '
                + `${a.label} and ${b.label} have the middle step time.`))),
        h('div', { class: 'comparability' }, comparabilityNotes(answer.comparability)),
        makeConditions(answer), recordingsTable(answer, null),
        h('form', { class: 'card analysis-controls', 'aria-label': 'Rows',
            on: { submit: (event) => event.preventDefault() } },
        h('label', { class: 'analysis-field' }, h('span', {}, 'Name contains'), search),
        h('label', { class: 'recordings-only' }, only, ' only slower or faster')),
        table.node, words,
        h('p', { class: 'muted small' }, `Rows: ${filterText(answer.selection, answer)}. `,
            cut > 0 && `This report holds ${formatCount(answer.rows.length)} of ${
                plural(answer.row_count, 'row')}.`)));

    function draw() {
        const q = search.value.trim().toLowerCase();
        const rows = answer.rows.filter((row) => row.name.toLowerCase().includes(q)
            && (!only.checked || REAL.includes(row.significance)));
        table.show(rows);
        fill(words, rows.length === 0 && 'The filters leave no row. ', foundWords(answer));
    }

    draw();
}
