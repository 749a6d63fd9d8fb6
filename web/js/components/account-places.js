// The places that a line of the account is the sum of (docs/semantics.md, section 16.1), those of one
// name in one call together: they show where the number of the line comes from, and add up to it.
import { h } from '../dom.js';
import { exactTime, exactTimeDiff, plural, shortTimeDiff, shortTimes } from '../format.js';
import { sentenceNodes } from './sentence.js';

const MOST = 8; // that are listed; the others are a sum
const LETTERS = 40; // of a name
const WAITS = { 'device side': 'launched in time, but the device waits: ', 'in call': 'the device waits while the host is in ',
    'in the launch': 'the device waits for the launch in ', hole: 'the device waits between calls in ' };

/** Its parts, as those of a sentence. */
function wordsOf({ part, name, category, path }) {
    const isLaunch = category !== null || name === 'device side' || name === 'in the launch';
    const call = (isLaunch && path.at(-2)) || path.at(-1);
    const inCall = call && call !== 'launched elsewhere' ? [{ name: call }] : [];
    if (category === null) {
        return inCall.length === 0 ? [{ text: `${part}: ${name}` }]
            : [{ text: part === 'idle' ? WAITS[name] ?? `${name}, in ` : `${part}: in ` }, ...inCall];
    }
    const work = name === 'other rows' ? { text: 'its device work' } : { name, row: { name, category } };
    return [work, ...inCall.length > 0 ? [{ text: ' in ' }, ...inCall] : [],
        ...part === 'compute' ? [] : [{ text: `, ${part}` }]];
}

/** The places of a line by what they say, the largest change first, and the sum of all others. */
export function groupPlaces(line, { control_samples: m, test_samples: n }) {
    const groups = new Map();
    const take = (text, parts, control, test) => {
        const one = groups.get(text) ?? { parts, control: 0, test: 0, count: 0 };
        one.control += control / 1000 / Math.max(1, m);
        one.test += test / 1000 / Math.max(1, n);
        one.count += 1;
        groups.set(text, one);
    };
    for (const place of line.places) {
        const parts = wordsOf(place);
        take(parts.map(({ text, name }) => text ?? name).join(''), parts, place.control_ns, place.test_ns);
    }
    const list = [...groups.values()].sort((a, b) => Math.abs(b.test - b.control) - Math.abs(a.test - a.control))
        .slice(0, MOST);
    const sum = (key) => list.reduce((all, one) => all + one[key], 0);
    const left = line.places_count - sum('count');
    return left <= 0 ? list : [...list, { parts: [{ text: plural(left, 'more place') }], count: left,
        control: line.control - sum('control'), test: line.test - sum('test') }];
}

/** `links`: those of createAccount(); `entry`: of the diagnosis. */
export function drawPlaces(line, account, links, entry) {
    const rows = [...line.parts.flatMap(({ row }) => row ?? []), ...entry?.rows ?? []];
    const named = new Map(rows.map((row) => [`${row.name}\n${row.category}`, row]));
    const pages = [...[...named.values()].slice(0, 3).map((row) => ({ name: row.name, row })), { timeline: links.timeline(entry) },
        { tree: links.tree() }];
    const item = ({ parts, control, test }) => {
        const [from, to] = shortTimes(control, test);
        const change = test - control;
        return h('li', {}, h('span', {}, sentenceNodes(parts, links.page, LETTERS)),
            h('span', { class: 'account-times', title: `${exactTime(control)} → ${exactTime(test)}` },
                h('span', { class: 'control-text' }, from), ' → ', h('span', { class: 'test-text' }, to)),
            h('span', { class: 'account-change', title: exactTimeDiff(change) }, shortTimeDiff(change)));
    };
    return h('div', { class: 'account-places small' },
        h('ul', { 'aria-label': 'What adds up to it' }, groupPlaces(line, account).map(item)),
        h('p', {}, 'Show ', pages.flatMap(({ name, row, timeline, tree }, i) => [i > 0 && ' · ',
            row ? sentenceNodes([{ name, row }], links.page, LETTERS)
                : h('a', { href: timeline ?? tree }, timeline ? 'in the timeline' : 'in the tree')])));
}
