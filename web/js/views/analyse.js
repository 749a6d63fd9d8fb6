// The analyses of one trace set, or of two side by side. The URL is the state.
import * as api from '../api.js';
import { announce, debounce, fill, h, uniqueId } from '../dom.js';
import { fileNamePart } from '../format.js';
import { findSet } from '../state.js';
import { onThemeChange } from '../theme.js';
import { createFigure } from '../charts/figure.js';
import { createDataTable } from '../components/data-table.js';
import { columnsOf, SPECS } from '../analyses/specs.js';
import { analyseHref, analyseQuery, readAnalyse } from '../analyses/state.js';

export const analysePage = {
    path: '/analyse',
    name: 'Analyse',
    mount: (main, context) => createAnalyse(main, context),
};

function createAnalyse(main, context) {
    let state = readAnalyse(location.search, SPECS);
    let sets = null;
    let answer = null;
    let request = null;
    let wanted = '';
    let shown = ''; // the analysis whose charts and tables stand there
    let charts = [];
    let tables = [];
    let dead = false;

    const tabs = h('nav', { class: 'analysis-tabs', 'aria-label': 'Analyses' });
    const controls = h('form', { class: 'card analysis-controls',
        on: { submit: (event) => event.preventDefault() } });
    const intro = h('p', { class: 'muted analysis-intro' });
    const message = h('div', { class: 'message' });
    const results = h('div', { class: 'results analysis-results' });
    const heading = h('h1', {});
    main.append(h('div', { class: 'page analyse-page' }, heading, tabs, controls, intro, message,
        results));
    const stopTheme = onThemeChange(() => charts.forEach((c) => c.figure.retheme()));

    const change = (changes, options) =>
        context.go(analyseHref({ ...state, ...changes }, SPECS), options);

    // ---- controls ----

    function setSelect(key, label, none) {
        const select = h('select', { id: uniqueId('analyse'),
            on: { change: () => change({ [key]: select.value }) } },
        none && h('option', { value: '' }, none),
        sets.map((s) => h('option', { value: s.id }, s.label)));
        const chosen = state[key] === '' ? null : findSet(sets, state[key]);
        select.value = chosen?.id ?? '';
        return h('label', { class: `analysis-field side-${key === 'test' ? 'test' : 'control'}` },
            h('span', {}, label), select);
    }

    function field(param) {
        const value = state[param.name] ?? '';
        if (param.type === 'boolean') {
            const box = h('input', { type: 'checkbox', on: { change: () => change({
                [param.name]: box.checked === param.fallback ? '' : String(box.checked) }) } });
            box.checked = value === '' ? param.fallback : value === 'true';
            return h('label', { class: 'check' }, box, param.label);
        }
        const list = param.type === 'operator' ? uniqueId('ops') : null;
        const input = h('input', { type: param.type === 'number' ? 'number' : 'text', value,
            placeholder: param.placeholder, step: 'any', min: 0, list,
            class: param.type === 'operator' ? 'wide' : '',
            on: { change: () => change({ [param.name]: input.value.trim() }) } });
        const options = list && h('datalist', { id: list });
        if (list) {
            input.addEventListener('input', debounce(150, () => complete(input.value, options)));
            complete(value, options);
        }
        return h('label', { class: 'analysis-field' }, h('span', {}, param.label), input, options);
    }

    async function complete(typed, options) {
        if (state.set === '') {
            return;
        }
        try {
            const ops = await api.listOps(state.set, typed);
            fill(options, [...new Set(ops.filter((o) => o.category === 'cpu_op')
                .map((o) => o.name))].map((name) => h('option', { value: name })));
        } catch {
            // Without completion one can still type.
        }
    }

    function renderControls() {
        const both = { type: 'text', placeholder: 'all' };
        fill(controls, setSelect('set', 'Trace set'), setSelect('test', 'beside it', 'none'),
            field({ name: 'ranks', label: 'Ranks', ...both }),
            field({ name: 'steps', label: 'Steps', ...both }),
            SPECS[state.what].params.map(field),
            field({ name: 'include_last_profiler_step', label: 'Last step too',
                type: 'boolean', fallback: false }));
        fill(tabs, Object.entries(SPECS).map(([what, spec]) => h('a', {
            href: analyseHref({ ...state, what }, SPECS),
            'aria-current': what === state.what && 'page' }, spec.title)));
    }

    // ---- results ----

    function csvHref(table) {
        const query = analyseQuery(state, SPECS, { format: 'csv', table });
        return query && api.analyseUrl(state.what, query);
    }

    function build() {
        charts.forEach((c) => c.figure.unmount());
        const spec = SPECS[state.what];
        charts = spec.charts.map((chart) => ({ chart, figure: createFigure({ id: chart.id,
            title: chart.title, file: chart.id, level: 'h2',
            class: chart.half ? 'half-chart' : '',
            height: (data) => chart.height(data.count), make: (data) => data.made(),
            onRelayout: chart.series && ((event, data) => zoom(event, data.per)),
            extra: legend(chart) }) }));
        tables = [];
        fill(results, h('div', { class: 'analysis-charts' }, charts.map((c) => c.figure.node)),
            h('div', { class: 'analysis-tables' }));
    }

    /** Of parts, which stand in any number of bars, or of the two sides. */
    function legend(chart) {
        const keys = chart.legend ?? (state.test === '' ? [] : [['--control-fill', 'set'],
            ['--test-fill', 'test']].map(([property, key]) => ({ property,
            name: findSet(sets, state[key])?.label ?? key })));
        return keys.length > 0 && h('ul', { class: 'chart-legend' }, keys.map((p) =>
            h('li', { class: 'key', css: { '--key-fill': `var(${p.property})` } }, p.name)));
    }

    /** A box drawn into a series: fetches finer points of that time. */
    function zoom(event, per) {
        const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']];
        if (event['xaxis.autorange']) {
            load({});
        } else if (Number.isFinite(from) && Number.isFinite(to)) {
            load({ start: String(Math.max(0, from * per)), end: String(to * per) });
        }
    }

    function sidesOf() {
        const two = Boolean(answer.test);
        return [['set', 'A'], ['test', 'B']].filter(([key]) => answer[key]).map(([key, letter]) =>
            ({ letter: two ? letter : '', label: answer[key].label, data: answer[key] }));
    }

    function renderResults() {
        const frame = `${state.what} ${state.set} ${state.test}`;
        if (shown !== frame) {
            build();
            shown = frame;
        }
        const spec = SPECS[state.what];
        const sides = sidesOf();
        const file = `tracediff-${sides.map((s) => fileNamePart(s.label)).join('-')}`;
        for (const { chart, figure } of charts) {
            const made = chart.make(sides);
            figure.draw({ revision: wanted, file, made: () => chart.make(sidesOf()),
                per: made?.per, count: made?.data[0]?.y?.length ?? 0,
                empty: made === null || made.data.length === 0
                    ? 'Nothing of this kind is in the selected ranks and steps.' : null });
        }
        const place = results.querySelector('.analysis-tables');
        tables = spec.tables.map((table) => {
            const rows = sides.flatMap((side) => (side.data[table.key] ?? [])
                .map((row) => ({ side: side.letter, ...row })));
            const made = createDataTable({ caption: table.caption, csv: csvHref(table.key),
                columns: columnsOf(table, rows, sides.length > 1) });
            made.show(rows);
            return made;
        });
        fill(place, notes(sides), tables.map((t) => t.node));
    }

    function notes(sides) {
        const texts = sides.flatMap((side) => {
            const without = side.data.ranks_without_device_rows ?? [];
            const dropped = side.data.last_step_dropped ?? [];
            return [without.length > 0 && `${side.label}: ${without.length === 1 ? 'rank' : 'ranks'} ${
                without.join(', ')} without device rows.`,
            dropped.length > 0 && state.steps === '' && `${side.label}: what the last step `
                + 'launched is left out (it may be cut off).'].filter(Boolean);
        });
        return texts.length > 0 && h('p', { class: 'muted small' }, texts.join(' '));
    }

    async function load(zoomed = null) {
        const query = analyseQuery(state, SPECS, zoomed ?? {});
        request?.abort();
        fill(message);
        if (!query) {
            answer = null;
            shown = '';
            fill(results);
            fill(message, h('p', { class: 'notice' }, state.set === ''
                ? 'Choose a trace set.' : 'Give the name of an operator, or a part of it.'));
            return;
        }
        request = new AbortController();
        const { signal } = request;
        wanted = `${state.what} ${query}`;
        const slow = setTimeout(() => {
            context.busy(true);
            results.setAttribute('aria-busy', 'true');
        }, 250);
        try {
            const got = await api.analyse(state.what, query, { signal });
            if (dead || signal.aborted) {
                return;
            }
            answer = got;
            renderResults();
            announce(`${SPECS[state.what].title} is shown.`);
        } catch (error) {
            if (dead || error.name === 'AbortError') {
                return;
            }
            answer = null;
            shown = '';
            fill(results);
            fill(message, h('div', { class: 'notice error-notice', role: 'alert' },
                h('p', {}, error.message)));
        } finally {
            clearTimeout(slow);
            if (!dead && !signal.aborted) {
                context.busy(false);
                results.removeAttribute('aria-busy');
            }
        }
        context.settled();
    }

    function render() {
        const spec = SPECS[state.what];
        const label = (key) => (state[key] === '' ? null
            : findSet(sets, state[key])?.label ?? state[key]);
        fill(heading, spec.title);
        fill(intro, spec.intro);
        context.setTitle([spec.title, [label('set'), label('test')].filter(Boolean).join(' → '),
            'Analyse'].filter(Boolean).join(' · '));
        renderControls();
    }

    async function start() {
        try {
            sets = await api.listSets();
        } catch (error) {
            fill(message, h('div', { class: 'notice error-notice', role: 'alert' },
                error.message));
            return;
        }
        if (dead) {
            return;
        }
        if (sets.length === 0) {
            fill(message, h('p', { class: 'notice' }, 'There are no trace sets yet. ',
                h('a', { href: '/' }, 'Add some'), '.'));
            return;
        }
        if (state.set === '') {
            change({ set: sets[0].id }, { replace: true });
            return;
        }
        render();
        load();
    }

    start();
    return {
        update(search) {
            state = readAnalyse(search, SPECS);
            if (sets) {
                render();
                load();
            } else {
                start();
            }
        },
        unmount() {
            dead = true;
            request?.abort();
            stopTheme();
            charts.forEach((c) => c.figure.unmount());
        },
    };
}
