// How much work an operator does, and how fast: FLOPs of both sides, and how the change of its
// device time splits into more work and slower work (docs/semantics.md §12). The server reads all
// calls of both sides, so this is a separate request; its room is reserved.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatCount, formatCountDiff, formatFlops, formatFlopsDiff,
    formatPercentDiff, formatTime, formatTimeDiff, NONE } from '../format.js';
import { createSqlLink } from './sql-link.js';

/**
 * The least share of an operator's calls, and of its device time, with known FLOPs. Below it the
 * change is not split.
 */
const KNOWN = 0.8;
/** Operators whose FLOPs may be known: matrix products, convolutions, attention. */
const WORKS = /^aten::.*(mm|linear|conv|attention)/;
const NAMES = { control: 'set', test: 'test' };

/** The results of the analysis `work` for the operator on both sides; null if a side has none. */
export function workOf(found, name, counts) {
    const rows = Object.values(NAMES).map((side) => found[side].by_operator.find(({ operator }) =>
        operator === name));
    if (rows.includes(undefined)) {
        return null;
    }
    const flops = rows.map((row) => row.flops_per_step);
    const device = rows.map((row) => row.device_time_per_step);
    const rest = Object.values(NAMES).map((side) => found[side].unknown.find(({ operator }) =>
        operator === name)?.device_time ?? 0);
    const known = rows.every((row, i) => row.calls >= KNOWN * counts[i]
        && row.device_time >= KNOWN * (row.device_time + rest[i]));
    const more = known && flops[0] > 0 ? device[0] * (flops[1] / flops[0] - 1) : null;
    return { flops, device, speed: rows.map((row) => row.tflops_per_s),
        calls: rows.map((row) => row.calls), more,
        slower: more === null ? null : device[1] - device[0] - more };
}

const query = (state) => {
    const asked = new URLSearchParams({ set: state.control, test: state.test });
    for (const [side, name] of Object.entries(NAMES)) {
        for (const what of ['ranks', 'steps', 'marker']) {
            const value = state[`${side}_${what}`];
            if (value && value !== 'all') {
                asked.set(`${name}_${what}`, value);
            }
        }
    }
    return asked;
};

function line(text, [a, b], format, formatDiff, exact) {
    const diff = a === null || b === null ? null : b - a;
    return h('tr', {}, h('th', { scope: 'row' }, text),
        [a, b].map((value) => h('td', { class: 'num', title: exact?.(value) }, format(value))),
        h('td', { class: 'num strong' }, diff === null ? '' : formatDiff(diff)),
        h('td', { class: 'num' }, a > 0 && diff !== null ? formatPercentDiff(100 * diff / a) : ''));
}

const part = (text, title, value) => h('tr', {}, h('th', { scope: 'row', title }, text), h('td'),
    h('td'), h('td', { class: `num strong ${value > 0 ? 'more' : 'less'}`,
        title: exactTimeDiff(value) }, formatTimeDiff(value)), h('td'));

const speed = (value) => (value === null ? NONE : `${formatFlops(1e12 * value)}FLOP/s`);
const speedDiff = (value) => `${formatFlopsDiff(1e12 * value)}FLOP/s`;

function table(work, counts) {
    return h('table', { class: 'number-table' },
        h('caption', { class: 'visually-hidden' }, 'Work of this operator, per step'),
        h('thead', {}, h('tr', {}, h('td'), ['Control', 'Test', 'Δ', 'Δ %'].map((text) =>
            h('th', { scope: 'col', class: 'num' }, text)))),
        h('tbody', {}, line('FLOPs per step', work.flops, formatFlops, formatFlopsDiff),
            line('Device time per step', work.device, formatTime, formatTimeDiff, exactTime),
            work.more !== null && [part('due to more work',
                'The time that the change of FLOPs would take at the speed of the control', work.more),
            part('due to slower work', 'The rest: each FLOP takes more time, or less',
                work.slower)],
            line('Achieved', work.speed, speed, speedDiff),
            work.calls.some((count, i) => count !== counts[i])
                && line('Calls with known FLOPs', work.calls, formatCount, formatCountDiff)));
}

export function createOpWork() {
    const body = h('div', { class: 'op-work-body' });
    const sql = createSqlLink('Work');
    const node = h('section', { class: 'card op-table-card op-work', 'aria-label': 'Work',
        hidden: true }, h('div', { class: 'chart-head' }, h('h2', {}, 'Work'),
            h('div', { class: 'chart-tools' }, sql.node)), body);
    let asked = '';
    let request = null;

    const say = (text) => fill(body, h('p', { class: 'muted small op-work-none' }, text));

    return {
        node,
        sql,
        /** `state`: of the page. Asks once for each pair, selection and operator. */
        async draw(state, answer) {
            const wanted = answer.category === 'cpu_op' && WORKS.test(answer.name) && !state.use_short_name
                && state.control !== '' && state.test !== '';
            node.hidden = !wanted;
            const key = wanted ? `${query(state)} ${answer.name}` : '';
            if (key === asked) {
                return;
            }
            request?.abort();
            request = new AbortController();
            asked = key;
            if (!wanted) {
                return;
            }
            say('Looking for its FLOPs …');
            const counts = [answer.calls.control.count, answer.calls.test.count];
            try {
                const found = await api.analyse('work', query(state), { signal: request.signal });
                if (asked !== key) {
                    return;
                }
                const work = workOf(found, answer.name, counts);
                if (work) {
                    fill(body, h('div', { class: 'scroll-x', tabindex: '0', role: 'region',
                        'aria-label': 'Work of this operator' }, table(work, counts)));
                } else {
                    say('Its FLOPs are not known on both sides, or they count for the operator '
                        + 'around it.');
                }
            } catch {
                if (asked === key) {
                    say('Its FLOPs could not be loaded.');
                    asked = '';
                }
            }
        },
        stop: () => request?.abort(),
    };
}
