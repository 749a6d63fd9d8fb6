// Draws the Compare page from its state and the answer. `page` is the record of views/compare.js.
import { button, fill, h, painted } from '../dom.js';
import { formatCount, plural } from '../format.js';
import { drawnRows, isTooFew, makeRows, makeTotals, naturalUnit, percentPossible, unitName }
    from '../rows.js';
import { opQuery, pairQuery, QUIET_ROWS } from '../state.js';
import { isOfHost } from '../words.js';
import { captionOf } from '../components/caption.js';
import { downloadName } from '../components/compare-bars.js';
import { countBars, durationBars, noiseNote } from '../components/row-lines.js';
import { linkComparison } from '../components/sql-links.js';

export const ALL_SAMPLES = { control_ranks: 'all', test_ranks: 'all', control_steps: 'all',
    test_steps: 'all' };

/** Whether ranks or steps are left out. */
export const isNarrowed = (state) => Object.keys(ALL_SAMPLES).some((name) => state[name] !== 'all');

const isJudged = (items) => items.some((item) => item.verdict !== 'cannot_judge'
    && !item.row.too_few);

export function shownUnit({ state, answer }) {
    const unit = state.unit || naturalUnit(answer);
    return unit === 'percent' && !percentPossible(answer) ? naturalUnit(answer) : unit;
}

/**
 * What the user waits for is drawn at once: the card when the page opens, the rows when a filter
 * or the order changes. The rest follows when that is painted.
 */
export function drawAnswer(page, unit, self) {
    const opens = page.shownPair === '';
    if (page.shownPair !== pairQuery(page.state).toString()) {
        drawCard(page);
    }
    drawRows(page, unit, self);
    drawSelected(page);
    page.late += 1;
    const mine = page.late;
    if (opens && (history.state?.scroll > 0 || location.hash !== '')) {
        drawLate(page, unit, self); // the place that the page scrolls to
    } else {
        painted().then(() => !page.dead && mine === page.late && page.answerKey === page.wantedKey
            && drawLate(page, unit, self));
    }
}

function drawCard(page) {
    const { state, answer, why, parts } = page;
    const { open } = state;
    page.shownPair = pairQuery(state).toString();
    const cardKey = JSON.stringify([page.shownPair, page.answerKey, open, why?.note, isNarrowed(state)]);
    if (cardKey !== page.shownCard) {
        page.shownCard = cardKey;
        parts.verdict.draw(answer, why, { narrowed: isNarrowed(state), open });
        parts.stepStrip.draw(state, page.shownPair, answer, page.why?.diagnosis);
    }
}

function drawLate(page, unit, self) {
    const { state, answer, answerKey, why, parts } = page;
    const file = downloadName(answer);
    // Without device work the waterfall comes with the causes.
    const waterfall = answer.waterfall ?? why?.waterfall ?? null;
    drawCard(page);
    parts.recorded.draw(answer);
    parts.details.draw(state, { ...answer, waterfall }, why,
        { revision: `${answerKey}${waterfall === null}`, file, caption: captionOf(answer) });
    parts.operators.draw(pairQuery(state).toString(), answer);
    parts.classes.draw(why?.classes, answer, unit);
    parts.replacements.draw(answer, unit === 'per_step' || unit === 'percent');
    parts.exportBar.draw(state, answer, unit, self);
    const item = page.view.items.find((one) => one?.key === state.op);
    parts.ranks.draw(answer, state.heat, file, answerKey, !item ? null : { name: item.row.name,
        query: opQuery({ ...state, row: item.key }).toString() });
    linkComparison(state, { unit, self, item, ofHost: isOfHost(waterfall) },
        { ...parts, fall: parts.details, table: { sql: parts.sql } });
}

/** Draws charts and table if their rows, or how they are shown, have changed. */
function drawRows(page, unit, self) {
    const { state, answer, answerKey, parts } = page;
    const order = JSON.stringify([answerKey, unit]);
    const chartKey = JSON.stringify([order, state.top, page.noiseOf === answerKey, state.hide]);
    if (page.view?.answer !== answer || page.view.order !== order) {
        const items = makeRows(answer, page.pages.rows(), unit, { self }); // including holes
        page.view = { answer, order, unit, self, items };
        parts.noRows.hidden = items.length > 0;
        drawRemark(page, unit, items);
        parts.table.draw({ rows: items, totals: makeTotals(answer, unit, { self }), unit,
            self, unitName: unitName(unit, answer), sort: state.sort, order: state.order,
            selected: state.op, revision: order, judged: isJudged(items), work: state.work });
    }
    if (page.view.chartKey !== chartKey) {
        page.view.chartKey = chartKey;
        drawCharts(page, chartKey);
        fill(parts.paperHead, captionOf(answer, plural(answer.row_count, 'row')).map((line) =>
            h('p', {}, line)));
    }
}

/** More rows are loaded: only the table shows them. */
export function drawMore(page) {
    const { state, answer, view, parts } = page;
    if (page.dead || !answer || page.answerKey !== page.wantedKey || view?.answer !== answer) {
        return;
    }
    const { items, unit, self } = view;
    const places = [];
    const fresh = [];
    page.pages.rows().forEach((row, i) => {
        if (!items[i]) {
            places.push(i);
            fresh.push(row);
        }
    });
    const made = makeRows(answer, fresh, unit, { self });
    made.forEach((item, i) => { items[places[i]] = item; });
    drawRemark(page, unit, items);
    parts.table.add(items, made, isJudged(items));
    if (state.op !== '' && !page.shownItem) {
        drawAnswer(page, unit, self);
    }
}

/** Draws the selected row in charts, table and panel. It may have to be loaded first. */
function drawSelected(page) {
    const { state, parts, pages } = page;
    const place = state.op === '' ? -1 : pages.placeOf(state.op);
    const item = page.view.items[place] ?? null;
    const key = item?.key ?? '';
    page.shownItem = item;
    parts.counts.select(key);
    parts.durations.select(key);
    parts.table.select(key);
    if (place === undefined) {
        pages.find(state.op);
        return;
    }
    parts.detail.draw(item, item || state.op === '' ? null : [
        h('p', {}, 'The filters hide the selected row, or these ranks and steps do not have it.'),
        h('p', {}, button('Clear the filters', () => page.change({ q: '', category: [], change: '',
            exclude: QUIET_ROWS, device_type: 'ALL', significant: '' })))]);
    if (page.revealing) {
        page.revealing = false;
        if (item) {
            parts.revealRow();
        }
    }
}

/** Says why durations are per step by default, and what cannot be judged. */
function drawRemark({ answer, parts: { remark }, change }, unit, items) {
    const a = answer.control.samples;
    const b = answer.test.samples;
    const few = items.find((item) => item && isTooFew(item.row) && item.row.among)?.row;
    remark.hidden = a === b && !few;
    const tooFew = few && `${formatCount(few.among[0])} steps are too few to judge some of the ${
        formatCount(few.among[1])} rows: these say “too few steps”. `;
    if (a === b) {
        fill(remark, tooFew);
        return;
    }
    const shown = unit === 'total' ? 'totals cannot be compared directly.'
        : unit === 'per_call' ? 'totals would mislead.'
            : 'calls and durations are shown per step.';
    fill(remark, tooFew, `The sides have ${formatCount(a)} and ${
        plural(b, 'sample')} (a sample is one step of one rank), so ${shown} `,
    unit === 'total'
        ? button('Show per step', () => change({ unit: '' }), { class: 'link-button' })
        : button('Show totals', () => change({ unit: 'total' }), { class: 'link-button' }));
}

function drawCharts(page, revision) {
    const { state, answer, answerKey, parts, view: { items, unit, self, order } } = page;
    const top = drawnRows(items, state.top);
    const caption = captionOf(answer, `first ${formatCount(top.length)} of ${
        plural(answer.row_count, 'row')}`);
    const note = () => page.noiseOf !== answerKey && noiseNote(answer, () => {
        page.noiseOf = answerKey;
        page.render();
    });
    const shared = { file: downloadName(answer), revision, zoom: `${order}${state.top}`, caption,
        hidden: state.hide };
    parts.durations.draw({ ...shared, ...durationBars(top, unit, self, answer), empty: note(),
        range: state.zoom_time });
    parts.counts.draw({ ...shared, ...countBars(top, unit), empty: note(), range: state.zoom_calls });
    parts.chartBar.drawRest(items.length, top.length);
}
