// Where the change of the step time comes from: a waterfall whose bars add up to it, and
// under each bar the operations that changed most.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTime, formatTimeDiff, shortenAlike } from '../format.js';
import { createWaterfallChart } from '../charts/waterfall.js';
import { isWhole } from '../rows.js';
import { BARS, capital } from '../words.js';
import { sentenceNodes } from './sentence.js';

const LETTERS = 21; // of a name, which fit in the narrowest column
const LETTER = 7.1; // px
const NOTHING = 5e-4; // of the step: less counts as no change

/** What explains a bar, as a sentence of the page. */
const explained = ([first, ...rest]) => [sentenceNodes([{ text: capital(first.text) }, ...rest]), '.'];

const direction = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

const lettersOf = (room) => Math.max(LETTERS, Math.floor(room / LETTER));

/** The operations under a bar that are named. */
const namedOf = ({ operations, named }) => operations.slice(0, named);

/** [name, what contains it]: for a module, the module above has its own line. */
function nameOf({ name, tree }) {
    const cut = tree ? name.lastIndexOf(' / ') : -1;
    return cut < 0 ? [name, ''] : [name.slice(cut + 3), name.slice(0, cut)];
}

/** Without any change there are no bars to show. */
const isNothing = (fall) => fall.parts.every(({ change }) =>
    Math.abs(change) <= NOTHING * fall.control);

/** `href({name, category, tree}, part)` is the page of an operation; `tools` are in the head. */
export function createWaterfall(href, tools) {
    const chart = createWaterfallChart({ id: 'chart-waterfall', file: 'step-time',
        title: 'Where the change comes from', level: 'h2', tools });
    let drawn = null; // the waterfall whose columns are drawn
    const columns = h('div', { class: 'fall-columns' });
    let width = 0; // of all columns; reading it lays out the page
    let room = 0; // for a name, px, after the layout of the columns
    let count = 6; // of columns
    let names = []; // of the shown operations
    let texts = new Map(); // the shown text of each
    chart.node.append(columns);
    new ResizeObserver(() => {
        const now = columns.querySelector('.fall-ops')?.clientWidth ?? 0;
        width = columns.clientWidth;
        if (now !== 0 && now !== room) {
            room = now;
            fit();
        }
    }).observe(columns);

    /** Shortens the names to fit the columns; before their layout, to fit the narrowest. */
    function fit() {
        // Before their layout their width is an estimate.
        const short = shortenAlike(names, lettersOf(room || (width && (width - 74) / count - 14)));
        texts = new Map(names.map((name, i) => [name, short[i]]));
        for (const link of columns.querySelectorAll('.fall-ops bdi')) {
            link.textContent = texts.get(link.dataset.name);
        }
    }

    function column(part) {
        const { name, what } = BARS[part.part];
        const operations = namedOf(part);
        return h('section', { class: 'fall-column', data: { part: part.part }, tabindex: '-1' },
            h('h3', { title: what }, h('span', { class: 'fall-name' }, capital(name)), ' ',
                h('span', { class: direction(part.change), title: exactTimeDiff(part.change) },
                    formatTimeDiff(part.change))),
            h('p', { class: 'muted small', title: `${exactTime(part.control)} → ${
                exactTime(part.test)}` }, `${formatTime(part.control)} → ${
                formatTime(part.test)}`),
            operations.length > 0 && h('ul', { class: 'fall-ops' },
                operations.map((op) => h('li', {},
                    h('a', { href: href(op, part.part), class: 'mono', title: op.name },
                        h('bdi', { data: { name: nameOf(op)[0] } }, texts.get(nameOf(op)[0]))),
                    nameOf(op)[1] && h('span', { class: 'muted small fall-in', title: op.name },
                        `in ${nameOf(op)[1]}`),
                    h('span', { class: `num ${direction(op.change)}`,
                        title: exactTimeDiff(op.change) }, formatTimeDiff(op.change))))),
            part.explained && h('p', { class: 'small muted explained' },
                explained(part.explained_parts)));
    }

    function end(name, us) {
        return h('p', { class: `fall-end fall-end-${name}` },
            h('span', { class: 'visually-hidden' }, `${name} `),
            h('span', { class: `${name}-text strong`, title: exactTime(us) }, formatTime(us)));
    }

    return {
        node: chart.node,
        chart,
        /** Shows a bar, by the name of its part, and takes the focus there. */
        reveal(name) {
            const part = columns.querySelector(`[data-part="${name}"]`);
            part?.scrollIntoView({ block: 'center' });
            part?.focus({ preventScroll: true });
        },
        /**
         * `revision` changes with the answer; `file` begins the names of downloads, `caption`
         * is their text. Hidden without a waterfall.
         */
        draw(answer, revision, file, caption) {
            const fall = answer.waterfall;
            chart.node.hidden = fall === null;
            const nothing = fall !== null && isNothing(fall);
            chart.draw({ fall, revision, file, caption, heading: `mean per ${
                isWhole(answer) ? 'recording' : 'step'}, test − control`,
                empty: fall === null ? 'No parts.' : nothing ? `No difference: a ${
                    isWhole(answer) ? 'recording' : 'step'} takes ${formatTime(fall.control)} in the `
                    + `control and ${formatTime(fall.test)} in the test, and no part of it changed `
                    + 'by more than 0.05 %.' : '' });
            if (fall === null || nothing) {
                fill(columns);
                drawn = null;
                return;
            }
            if (fall === drawn) {
                return;
            }
            drawn = fall;
            count = fall.parts.length + 2;
            columns.style.setProperty('--columns', String(count));
            names = [...new Set(fall.parts.flatMap((part) => namedOf(part).map((op) => nameOf(op)[0])))];
            fit();
            fill(columns, end('control', fall.control), fall.parts.map(column),
                end('test', fall.test));
        },
    };
}
