// The flame graph of the page Tree, with its root at the top, drawn by canvas/spans.js.
import { createSpans } from '../canvas/spans.js';
import { savePictureFile } from '../canvas/picture.js';
import { button, fill, h } from '../dom.js';
import { formatDate, plural } from '../format.js';
import { createSqlLink } from './sql-link.js';
import { colour, onThemeChange } from '../theme.js';
import { layOut } from '../tree/icicle.js';
import { countOf, isMet, pathTo } from '../tree/model.js';
import { fullChange, isNoise, mix, SHADES, shadeOf } from '../tree/shades.js';
import { changeText, figureDiff, fullName, hoverLines, MEASURE_WORDS, perWhat, shortName, sortWords,
    statusMark, statusWords } from '../tree/words.js';

const ROW = 20; // px
const STRONGEST = 0.62; // of the full colour: text stays readable on it
const SORT_FILLS = { module: '--part-compute', annotation: '--part-communication',
    operator: '--control-fill', python: '--part-memory' };

/** Colours by shade; made again for each theme. */
function createShades() {
    let made = new Map();
    const shade = (property, share) => {
        const key = `${property} ${share}`;
        if (!made.has(key)) {
            made.set(key, mix(colour('--surface-sunk'), colour(property), share));
        }
        return made.get(key);
    };
    return {
        forget() { made = new Map(); },
        change: (level) => (level === 0 ? shade('--noise-fill', 0.28)
            : shade(level > 0 ? '--more-fill' : '--less-fill',
                STRONGEST * (0.12 + 0.88 * (Math.abs(level) / SHADES)))),
        noise: () => shade('--noise-fill', 0.75),
        sort: (sort) => shade(SORT_FILLS[sort] ?? '--noise-fill', 0.45),
    };
}

/** The text beside the pointer. */
function createHover() {
    const node = h('div', { class: 'tree-hover', hidden: true, 'aria-hidden': 'true' });
    return { node, hide() { node.hidden = true; },
        show(frame, { tree, measure }, event) {
            fill(node, h('p', { class: 'mono strong' }, fullName(frame)),
                h('p', { class: 'muted small' }, [sortWords(frame), statusWords(frame),
                    isNoise(frame, measure) && 'no difference found'].filter(Boolean).join(' · ')),
                hoverLines(frame, tree).map((line) => h('p', { class: 'small' }, line)));
            node.hidden = false;
            const { offsetWidth: width, offsetHeight: height } = node;
            const left = Math.min(event.clientX + 14, innerWidth - width - 8);
            const below = event.clientY + 18;
            node.style.left = `${Math.max(4, left)}px`;
            node.style.top = `${below + height > innerHeight ? Math.max(4,
                event.clientY - height - 12) : below}px`;
        } };
}

/**
 * `events`: {onPick(frame): clicked, onZoom(frame): from the path, onMove(frame): by keys}.
 * Returns {node, draw(view), unmount()}; view: {tree, measure, width, selected, zoomed (frames),
 * found (frames), file, lines: of a
 * picture, revision, judged: a text that changes with the verdicts}.
 */
export function createTreeChart(events) {
    const heading = h('span', { class: 'chart-unit' });
    const path = h('nav', { class: 'tree-path', 'aria-label': 'Path to the frame that fills the '
        + 'flame graph' });
    const legend = h('ul', { class: 'chart-legend tree-legend' });
    const place = h('div', { class: 'tree-spans' });
    const empty = h('p', { class: 'chart-message muted', hidden: true });
    const hover = createHover();
    const shades = createShades();
    const sql = createSqlLink('Flame graph and table');
    const node = h('section', { class: 'card chart tree-chart', 'aria-label': 'Flame graph' },
        h('div', { class: 'chart-head' }, h('h2', {}, 'Flame graph ', heading),
            h('div', { class: 'chart-tools' }, sql.node,
                ['PNG', 'SVG'].map((kind) => button(kind, () => save(kind.toLowerCase()), {
                    title: `Flame graph: download as ${kind}`, 'aria-label': `${kind} of the flame graph` })))),
        path, legend, place, empty, hover.node);
    let view = null;
    let layout = null;
    let full = 0;
    const frameAt = (i) => view.tree.frames[layout.frame[i]];

    const spans = createSpans(place, { rowHeight: ROW,
        label: 'Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 '
            + 'shows all. The table beside it has the same frames.',
        colour: colourOf, text: textOf, hatched: (i) => isOneSided(frameAt(i)),
        onHover(i, event) {
            if (i < 0 || !event) {
                hover.hide();
            } else {
                hover.show(frameAt(i), view, event);
            }
        },
        onPick: (i) => i >= 0 && events.onPick(frameAt(i)),
        onKey });
    const stopTheme = onThemeChange(() => {
        shades.forget();
        drawLegend();
        spans.redraw();
    });

    const isOneSided = (frame) => view.tree.pair && !isMet(frame) && frame.sort !== 'rest';

    function colourOf(i) {
        const frame = frameAt(i);
        if (!view.tree.pair) {
            return shades.sort(frame.sort);
        }
        return isNoise(frame, view.measure) ? shades.noise() : shades.change(shadeOf(frame, view.measure, full));
    }

    function textOf(i) {
        const frame = frameAt(i);
        const mark = frame.status === 'replaced' ? '⇄ ' : '';
        return `${mark}${[shortName(frame), countOf(frame)].filter(Boolean).join(' ')}${view.tree.pair
            ? ` ${changeText(frame, view.measure)}` : ''}`;
    }

    /** Arrows move along the tree; the drawing handles the other keys. */
    function onKey(event) {
        const frame = view?.selected;
        if (!frame) {
            return false;
        }
        const siblings = frame.parent?.children.filter(isShown) ?? [];
        const at = siblings.indexOf(frame);
        const wide = (one) => layout.end[layout.place[one.at]] - layout.start[layout.place[one.at]];
        const widest = () => frame.children.filter(isShown)
            .reduce((best, one) => (!best || wide(one) > wide(best) ? one : best), null);
        const to = { ArrowUp: () => frame.parent, ArrowDown: widest,
            ArrowLeft: () => siblings[at - 1], ArrowRight: () => siblings[at + 1] }[event.key];
        if (!to) {
            return false;
        }
        const goal = to();
        if (goal) {
            events.onMove(goal);
        }
        return true;
    }

    const isShown = (frame) => layout.place[frame.at] >= 0;

    function drawLegend() {
        if (!view) {
            return;
        }
        const key = (css, words, cls = '') => h('li', { class: `key ${cls}`,
            css: { '--key-fill': css } }, words);
        if (!view.tree.pair) {
            const sorts = new Set(view.tree.frames.map(({ sort }) => sort));
            fill(legend, Object.keys(SORT_FILLS).filter((sort) => sorts.has(sort)).map((sort) =>
                key(shades.sort(sort), sortWords({ sort }))));
            return;
        }
        const scale = (change) => `full colour: ${figureDiff(change, view.measure)}`;
        fill(legend, key(shades.change(SHADES), `takes more (${scale(full)})`),
            key(shades.change(-SHADES), `takes less (${scale(-full)})`),
            key(shades.change(0), 'hardly changed'),
            view.tree.frames.some((frame) => isNoise(frame, view.measure)) && key(shades.noise(), 'not certain'),
            view.tree.frames.some(isOneSided)
                && key('var(--muted)', 'on one side only', 'key-hatched'));
    }

    function drawPath() {
        const frames = pathTo(view.zoomed);
        fill(path, frames.map((frame, i) => [i > 0 && h('span', { class: 'muted',
            'aria-hidden': 'true' }, ' › '), i === frames.length - 1
            ? h('b', { class: 'mono', 'aria-current': 'true' }, fullName(frame))
            : button(fullName(frame), () => events.onZoom(frame), { class: 'link-button mono' })]));
    }

    function save(type) {
        if (view && layout.length > 0) {
            savePictureFile(spans.picture([`Flame graph, ${MEASURE_WORDS[view.measure][0]} ${
                perWhat(view.tree)}`, ...view.lines, legendLine(), `made ${
                formatDate(new Date().toISOString())}`]), type, `${view.file}-tree`);
        }
    }

    const legendLine = () => (view.tree.pair ? 'Magenta takes more, green takes less (full colour: '
        + `${figureDiff(full, view.measure).replace('+', '±')}); stripes: on one side only.`
        : `${plural(view.tree.frames.length, 'frame')}.`);

    return {
        node,
        sql,
        draw(next) {
            const fresh = view?.revision !== next.revision;
            const judged = !fresh && view.judged !== next.judged;
            const moved = fresh || view.zoomed !== next.zoomed;
            view = next;
            if (fresh) {
                hover.hide();
                layout = layOut(view.tree, view.measure, view.width);
                full = fullChange(view.tree, view.measure);
                spans.set({ ...layout, from: 0, to: layout.end[0] ?? 1 });
                drawLegend();
                empty.hidden = layout.length > 0;
                empty.textContent = `No ${MEASURE_WORDS[view.measure][0]} to draw.`;
                const width = { both: '', control: ', width: control', test: ', width: test' };
                heading.textContent = `${MEASURE_WORDS[view.measure][0]} ${perWhat(view.tree)}${
                    view.tree.pair ? width[view.width] : ''}`;
            }
            if (judged) {
                drawLegend();
                spans.redraw();
            }
            const at = layout.place[view.zoomed.at] ?? -1;
            if (moved && at >= 0) {
                spans.view(layout.start[at], layout.end[at], fresh);
            }
            drawPath();
            spans.select(layout.place[view.selected.at] ?? -1);
            spans.highlight(view.found === null ? null
                : view.found.map((frame) => layout.place[frame.at]).filter((i) => i >= 0));
            node.dataset.ready = view.revision;
        },
        focus: () => spans.node.focus(),
        unmount() {
            stopTheme();
            spans.destroy();
        },
    };
}
