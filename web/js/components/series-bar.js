// Above a chart of series: the choice of lines, the window of time, and its reset.
import { button, fill, h } from '../dom.js';
import { lineStyle } from '../charts/analysis.js';
import { NO_LINES } from '../analyses/lines.js';

const PATTERNS = { solid: '', dot: '2 3', dash: '6 3', dashdot: '6 3 2 3', longdash: '10 3',
    longdashdot: '10 3 2 3' };
const SVG = 'http://www.w3.org/2000/svg';

/** A sample of the line as it is drawn; with two sides in the colour of the text. */
function swatch(style, two) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'line-swatch');
    svg.setAttribute('viewBox', '0 0 26 8');
    svg.setAttribute('aria-hidden', 'true');
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', 'M0 4h26');
    line.setAttribute('stroke-dasharray', PATTERNS[style.dash]);
    line.style.stroke = two ? 'currentcolor' : `var(${style.property})`;
    svg.append(line);
    return svg;
}

/**
 * `events`: {onLines(keys), onWindow({start, end}), csv() → address of the full series}.
 * Returns {node, draw({lines, chosen, styles: their place by key, start, end, two, empty})}; times
 * in µs, as texts of the URL.
 */
export function createSeriesBar(events) {
    const lines = h('div', { class: 'line-choice', role: 'group', 'aria-label': 'Lines' });
    const from = timeInput('from');
    const to = timeInput('to');
    const reset = button('Reset zoom', () => events.onWindow({ start: '', end: '' }),
        { class: 'small-button' });
    const csv = h('a', { class: 'button small-button', download: '',
        title: 'Every point of every line, as CSV' }, 'All points as CSV');
    const range = h('span', { class: 'window-choice', role: 'group', 'aria-label': 'Window' },
        h('label', {}, 'From ', from), h('label', {}, 'to ', to, ' ms'), reset);
    const node = h('div', { class: 'series-bar' }, lines,
        h('div', { class: 'window-choice' }, range, csv));
    let shown = '';

    function timeInput(name) {
        return h('input', { type: 'number', min: 0, step: 'any', data: { field: name },
            on: { change: () => events.onWindow({ start: micros(from), end: micros(to) }) } });
    }

    const micros = (input) => (input.value === '' ? ''
        : String(Number((Number(input.value) * 1000).toFixed(3))));
    const millis = (text) => (text === '' ? '' : String(Number((Number(text) / 1000).toFixed(6))));

    /** Keeps what the user is typing if the answer to another request arrives. */
    function showTime(input, text) {
        if (input.dataset.shown !== text) {
            input.dataset.shown = text;
            input.value = millis(text);
        }
    }

    function choice(line, { chosen, styles, two }) {
        const place = styles.get(line.key) ?? -1;
        const box = h('input', { type: 'checkbox', value: line.key, on: { change: () => {
            const boxes = [...lines.querySelectorAll('input:checked')];
            events.onLines(boxes.length === 0 ? NO_LINES : boxes.map((b) => b.value));
        } } });
        box.checked = chosen.includes(line.key);
        return h('label', { class: 'check line-check' }, box,
            h('span', { class: 'line-mark' }, place >= 0 && swatch(lineStyle(place,
                two ? 'A' : ''), two)), line.name);
    }

    return {
        node,
        draw(view) {
            const { chosen, two } = view;
            const print = JSON.stringify([view.lines.map((l) => l.key), chosen, two]);
            lines.hidden = view.lines.length < 2;
            if (print !== shown) {
                shown = print;
                const focused = lines.contains(document.activeElement)
                    ? document.activeElement.value : null;
                fill(lines, groupLines(view.lines, chosen).map(([name, list]) => h('div', {
                    class: 'line-group', role: name ? 'group' : null, 'aria-label': name || null },
                    name && h('span', { class: 'muted' }, name),
                    list.map((l) => choice(l, view)))));
                if (focused !== null) {
                    [...lines.querySelectorAll('input')].find((b) => b.value === focused)
                        ?.focus();
                }
            }
            showTime(from, view.start);
            showTime(to, view.end);
            reset.disabled = view.start === '' && view.end === '';
            range.hidden = view.empty && reset.disabled;
            csv.href = events.csv();
        },
    };
}

/** The lines of each rank; ranks with a drawn line come first, in the order of the choice. */
function groupLines(lines, chosen) {
    const groups = new Map();
    for (const line of lines) {
        const list = groups.get(line.group);
        if (list) {
            list.push(line);
        } else {
            groups.set(line.group, [line]);
        }
    }
    const place = ([, list]) => {
        const places = list.map((line) => chosen.indexOf(line.key)).filter((i) => i >= 0);
        return places.length > 0 ? Math.min(...places) : chosen.length;
    };
    return [...groups].map((group) => [place(group), group]).sort((a, b) => a[0] - b[0])
        .map(([, group]) => group);
}
