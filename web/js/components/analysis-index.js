// What each analysis found in the chosen sets: asks for all of them, and shows a line for each that
// has something to show. The sets never change, so the answers are kept for the time of the page.
import * as api from '../api.js';
import { h } from '../dom.js';
import { FOUND } from '../analyses/found.js';
import { ANALYSES, GROUPS } from '../analyses/index.js';
import { pairedColumn } from '../analyses/columns.js';
import { sidesOf } from '../analyses/rows.js';
import { analyseQuery } from '../analyses/state.js';

const FIRST = ['temporal_breakdown', 'work'];
const ALL = Object.keys(ANALYSES);

/** What the answers depend on. */
const keyOf = (state) => String(analyseQuery({ ...state, what: '' }, { '': { params: [], ofSteps: true } }));

/** `onChange()`: after each answer. Returns {load(state, first), isOf(state): whether the others are
 * of its sets, get(what), isEmpty(what), isWhole(), stop()}. */
export function createFindings(onChange) {
    let found = new Map(); // what → {sides, line: null if it has nothing} or {error}
    let key = '';
    let asking = null;

    async function ask(what, state, signal, given) {
        const { query = {}, of } = FOUND[what];
        const request = analyseQuery({ ...state, rows: '', what, ...query }, ANALYSES);
        let got;
        try {
            const answer = given ?? await api.analyse(what, request, { signal });
            const sides = sidesOf(answer);
            got = { sides, line: of(sides, answer) };
        } catch (error) {
            got = { error };
        }
        if (!signal.aborted) {
            found.set(what, got);
            onChange();
        }
    }

    /** What the answers that came first say of those that need not be asked for. */
    function isLess(what) {
        const { sides } = found.get(FIRST[0]);
        const { counters, ranks = 1 } = FOUND[what];
        return Boolean(sides) && ((counters && !sides.some(({ data }) => data.has_counters))
            || sides.every(({ data }) => data.ranks.length < ranks));
    }

    return {
        /** `first`: the answer of the first analysis, if it is there. */
        async load(state, first = null) {
            const next = keyOf(state);
            if (next === key && [...found.values()].every(({ error }) => !error)) {
                return;
            }
            asking?.abort();
            asking = new AbortController();
            const { signal } = asking;
            [key, found] = [next, new Map()];
            await Promise.all(FIRST.map((what, i) => ask(what, state, signal, i === 0 ? first : null)));
            if (signal.aborted || found.get(FIRST[0]).error) {
                return;
            }
            const rest = ALL.filter((what) => !FIRST.includes(what));
            rest.filter(isLess).forEach((what) => found.set(what, { line: null }));
            await Promise.all(rest.filter((what) => !found.has(what))
                .map((what) => ask(what, state, signal)));
        },
        isOf: (state) => keyOf(state) === key,
        get: (what) => found.get(what),
        isEmpty: (what) => found.get(what)?.line === null,
        isWhole: () => found.size === ALL.length,
        stop() {
            asking?.abort();
            key = '';
        },
    };
}

const titleOf = (what) => ANALYSES[what].tab ?? ANALYSES[what].title;

function cells({ column, values }) {
    const [a, b] = values;
    const shown = (one, value) => h('td', { class: ['num', one.tone?.(value)].filter(Boolean).join(' '),
        title: one.exact?.(value) }, one.show(value, {}));
    if (values.length === 1) {
        return [shown(column, a)];
    }
    const change = typeof a === 'number' && typeof b === 'number' ? b - a : null;
    return pairedColumn(column).map((one, i) => shown(one, [a, b, change][i]))
        .concat(column.number ? [] : [h('td', { class: 'num' })]);
}

const lineOf = (what, { line, error }, href, columns) => h('tr', { data: { what } },
    h('th', { scope: 'row' }, h('a', { href: href(what) }, titleOf(what))),
    error ? h('td', { colspan: columns - 1 }, error.message) : [h('td', { class: 'index-what' },
        line.name && [line.mono ? h('span', { class: 'mono', title: line.name }, line.name) : line.name, ': '],
        line.what), cells(line)]);

/** The lines of a group, those of the first two analyses first. */
function groupRows([name, list], findings, href, columns) {
    const lines = list.map((what) => [what, findings.get(what)])
        .filter(([, got]) => got && (got.error || got.line !== null))
        .map(([what, got]) => lineOf(what, got, href, columns));
    return lines.length > 0 && h('tbody', {}, h('tr', { class: 'index-group' },
        h('th', { scope: 'rowgroup', colspan: columns }, name)), lines);
}

/** The table of the findings, and the names of what the sets do not have. */
export function analysisIndex(findings, two, href) {
    const heads = ['Analysis', 'What it found', ...two ? ['A', 'B', 'Δ'] : ['Number']];
    const without = ALL.filter(findings.isEmpty);
    return [h('div', { class: 'card data-card index-card' }, h('div', { class: 'scroll-x', tabindex: '0',
        role: 'region', 'aria-label': 'What the analyses found' }, h('table', { class: 'data-table index-table' },
        h('caption', { class: 'visually-hidden' }, 'What the analyses found'),
        h('thead', {}, h('tr', {}, heads.map((name, i) => h('th', { scope: 'col',
            class: i > 1 && 'num' }, name)))),
        GROUPS.map((group) => groupRows(group, findings, href, heads.length))))),
    findings.isWhole() && without.length > 0 && h('p', { class: 'muted small index-without' },
        'Not in these sets: ', without.map((what, i) => [i > 0 && ', ',
            h('a', { href: href(what) }, titleOf(what))]), '.')];
}
