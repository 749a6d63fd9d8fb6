// Where the change of the step time comes from: a waterfall whose bars add up to it, and
// under each bar the operations that changed most.
import { fill, h } from '../dom.js';
import { exactTime, exactTimeDiff, formatTime, formatTimeDiff, shortenAlike } from '../format.js';
import { createWaterfallChart } from '../charts/waterfall.js';
import { isWhole } from '../rows.js';

const PARTS = {
    compute: ['Compute', 'A computation kernel runs on some device'],
    exposed_communication: ['Exposed communication',
        'Communication that no computation hides'],
    exposed_memory: ['Exposed memory', 'Copies and memsets that nothing else hides'],
    idle: ['Idle', 'No device work of this rank runs'],
};
const LETTERS = 21; // of a name in a column, as many as the narrowest holds
const LETTER = 7.1; // px
const WORTH = 0.02; // of the largest change under a bar
const MISSING = 'A selected file holds no device work, so the time of a step cannot be split '
    + 'into compute, communication, memory and idle.';

const direction = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

/** How many letters a column holds; where there are but two, more room than is counted on. */
const lettersOf = (width) => Math.max(LETTERS, Math.floor(((width - 74) / 6 - 14) / LETTER));

/** The operations under a bar, without those that do not matter there. */
function worthShowing({ operations }) {
    const worth = WORTH * Math.max(0, ...operations.map((op) => Math.abs(op.change)));
    return operations.filter((op) => Math.abs(op.change) >= worth);
}

/** What the operations under a bar explain of it, in words; else ''. */
function overlapText(part) {
    const { change, operations_change: own } = part;
    if (own === null || !part.part.startsWith('exposed')) {
        return '';
    }
    const what = part.part === 'exposed_communication' ? 'Communication' : 'Memory work';
    const rest = change - own;
    if (Math.abs(rest) < 0.25 * Math.abs(change) || Math.abs(rest) < 1) {
        return '';
    }
    const itself = Math.abs(own) < 0.05 * Math.abs(change) ? `${what} itself takes as long`
        : `${what} itself takes ${formatTime(Math.abs(own))} ${own > 0 ? 'more' : 'less'}`;
    return rest > 0
        ? `${itself}; overlap was lost: computation hides ${formatTime(rest)} less of it, `
            + 'or more of it was launched outside the steps.'
        : `${itself}; overlap was won: computation hides ${formatTime(-rest)} more of it, `
            + 'or less of it was launched outside the steps.';
}

/** `href({name, category})` is the page of an operation. */
export function createWaterfall(href) {
    const chart = createWaterfallChart({ id: 'chart-waterfall', file: 'step-time',
        title: 'Where the change comes from', level: 'h2' });
    const columns = h('div', { class: 'fall-columns' });
    chart.node.append(columns);

    function column(part, texts) {
        const [name, explained] = PARTS[part.part];
        const operations = worthShowing(part);
        const overlap = overlapText(part);
        return h('section', { class: 'fall-column', data: { part: part.part } },
            h('h3', { title: explained }, h('span', { class: 'fall-name' }, name), ' ',
                h('span', { class: direction(part.change), title: exactTimeDiff(part.change) },
                    formatTimeDiff(part.change))),
            h('p', { class: 'muted small', title: `${exactTime(part.control)} → ${
                exactTime(part.test)}` }, `${formatTime(part.control)} → ${
                formatTime(part.test)}`),
            overlap && h('p', { class: 'small overlap' }, overlap),
            part.part === 'idle' && operations.length > 0
                && h('p', { class: 'muted small' }, 'Host operations, by self time:'),
            operations.length > 0 && h('ul', { class: 'fall-ops' },
                operations.map((op) => h('li', {},
                    h('a', { href: href(op), class: 'mono', title: op.name },
                        h('bdi', {}, texts.get(op.name))),
                    h('span', { class: `num ${direction(op.change)}`,
                        title: exactTimeDiff(op.change) }, formatTimeDiff(op.change))))));
    }

    function end(name, us) {
        return h('p', { class: `fall-end fall-end-${name}` },
            h('span', { class: 'visually-hidden' }, `${name} `),
            h('span', { class: `${name}-text strong`, title: exactTime(us) }, formatTime(us)));
    }

    return {
        node: chart.node,
        chart,
        /** `revision` changes with the answer; `file` begins the names of downloads. */
        draw(answer, revision, file) {
            const fall = answer.waterfall;
            chart.draw({ fall, revision, file, heading: `mean per ${
                isWhole(answer) ? 'recording' : 'step'}, test − control`,
                empty: fall === null ? MISSING : '' });
            if (fall === null) {
                fill(columns);
                return;
            }
            const names = [...new Set(fall.parts.flatMap((part) =>
                worthShowing(part).map((op) => op.name)))];
            const short = shortenAlike(names, lettersOf(columns.clientWidth));
            const texts = new Map(names.map((name, i) => [name, short[i]]));
            fill(columns, end('control', fall.control),
                fall.parts.map((part) => column(part, texts)), end('test', fall.test));
        },
    };
}
