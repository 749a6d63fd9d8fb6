// The account of the change as one list that adds up: each line has its place in the fall from
// the control to the test as a bar, its sentence, its time on both sides, and the places that add up
// to the same number. Facts, which have no time, stand beside it.
import { fill, h, icon } from '../dom.js';
import { exactTime, exactTimeDiff, plural, shortTimeDiff, shortTimes } from '../format.js';
import { drawPlaces } from './account-places.js';
import { sentenceNodes } from './sentence.js';

const LEAST = 2; // lines that are always shown
const FACTS = 3; // at most, before they are unfolded
const LETTERS = 52; // of a name
const NUMBERS = 5; // words of the times of a line

const direction = (change) => (change > 0 ? 'more' : change < 0 ? 'less' : 'calm');
const isSure = ({ certainty }) => certainty === 'sure' || certainty === 'likely';

/** How many words a text has. */
export const countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const wordsOf = ({ brief, parts }) => countWords((brief ?? parts).map((part) =>
    part.text ?? part.name ?? part.number).join(''));

/** The lines, µs of a step: [{…line, control, test, change, from: where its bar begins}]. */
export function readAccount(account) {
    let level = (account?.control_ns ?? 0) / 1000 / Math.max(1, account?.control_samples);
    return (account?.lines ?? []).map((line, index) => {
        const control = line.control_ns / 1000 / Math.max(1, account.control_samples);
        const test = line.test_ns / 1000 / Math.max(1, account.test_samples);
        level += test - control;
        return { ...line, index, control, test, change: test - control, from: level - (test - control) };
    });
}

/** [how many of `list` are shown at first, the words that are left]. `more`: words of each. */
function firstOf(list, { least, most, room, more }) {
    let left = room;
    let count = 0;
    while (count < Math.min(list.length, most)
        && (count < least || wordsOf(list[count]) + more <= left)) {
        left -= wordsOf(list[count]) + more;
        count += 1;
    }
    return [count, left];
}

/** The sentences that stand beside the lines; facts first. */
const besideLines = (entries) => entries.filter(({ line, kind }) => line === undefined
    && !['limit', 'host_need', 'machine'].includes(kind))
    .sort((a, b) => (b.certainty === 'fact') - (a.certainty === 'fact'));

/** One line for several: their sum. */
const sumOf = (lines, certainty = lines.some(isSure) ? 'sure' : '') => ({ certainty,
    from: lines[0].from, change: lines.reduce((sum, line) => sum + line.change, 0) });

/** `scale`: [low, high], the levels of all bars. */
function barOf(line, [low, high]) {
    const place = (level) => (high > low ? 100 * (level - low) / (high - low) : 0);
    const [a, b] = [place(line.from), place(line.from + line.change)].sort((x, y) => x - y);
    return h('span', { class: 'account-track', 'aria-hidden': 'true' }, h('span', {
        class: `account-bar ${isSure(line) ? direction(line.change) : 'unsure'}`,
        css: { left: `${a}%`, width: `${b - a}%` } }));
}

const changeOf = (line) => h('span', { title: exactTimeDiff(line.change),
    class: `account-change ${isSure(line) ? direction(line.change) : 'muted'}` },
shortTimeDiff(line.change));

/**
 * `links`: {page(row), tree(), timeline(entry)} → address, or null; without them (in a report) the
 * list has no links. `onOpen(name, open)`: the user folds or unfolds the list, "lines", or the places
 * of a line, "line-0" …. {node: the list, facts: those beside it, draw(found, {open, sure, lines,
 * words})}: `open`: what is unfolded; how many lines and words are shown unless the list is;
 * `sure`: the sum is certain; `sum`: its name.
 */
export function createAccount(links, onOpen = null) {
    const list = h('ol', { class: 'account', 'aria-label': 'Where the change comes from' });
    const facts = h('ul', { class: 'facts', 'aria-label': 'Also different' });
    const note = h('p', { class: 'muted small', hidden: true }, 'Grey: may be noise.');
    const node = h('div', { class: 'account-box' }, list, note);

    const goOf = (line, name, open) => links && h('button', { type: 'button', class: 'account-go icon-button',
        title: 'What adds up to this number', 'aria-label': `What adds up to: ${line.text}`,
        'aria-expanded': String(open), data: { line: name }, on: { click: () => onOpen(name, !open) } },
    icon('chevron'));

    /** `linked`: {account, entry, open: what is unfolded}; false: without places. */
    function lineOf(line, scale, linked) {
        const [from, to] = shortTimes(line.control, line.test);
        const name = `line-${line.index}`;
        const isOpen = linked && linked.open.includes(name);
        return h('li', { data: { kind: line.kind, certainty: line.certainty } },
            barOf(line, scale),
            h('span', { class: `account-words${isSure(line) ? '' : ' muted'}`, title: line.text },
                sentenceNodes(line.brief ?? line.parts, undefined, LETTERS)),
            h('span', { class: 'account-times',
                title: `${exactTime(line.control)} → ${exactTime(line.test)}` },
            h('span', { class: 'control-text' }, from), ' → ', h('span', { class: 'test-text' }, to)),
            changeOf(line), linked && goOf(line, name, isOpen),
            isOpen && links && drawPlaces(line, linked.account, links, linked.entry));
    }

    const moreButton = (text, open) => h('button', { type: 'button', class: 'link-button',
        'aria-expanded': String(open), on: { click: () => onOpen('lines', !open) } }, text);

    return {
        node,
        facts,
        draw({ account, diagnosis }, { open: unfolded, sure, sum, lines: most, words }) {
            const open = unfolded.includes('lines');
            const focused = list.contains(document.activeElement) && document.activeElement.dataset.line;
            const lines = readAccount(account).filter(({ change, kind }) => change !== 0
                || kind !== 'rest');
            const rest = lines.at(-1)?.kind === 'rest' ? lines.pop() : null;
            const levels = [...lines, ...rest ? [rest] : []].flatMap((line) =>
                [line.from, line.from + line.change]);
            const scale = [Math.min(...levels), Math.max(...levels)];
            const told = besideLines(diagnosis ?? []);
            // A fact has its room before the lines after the first ones.
            const fact = told[0]?.certainty === 'fact' ? wordsOf(told[0]) : 0;
            const [first, left] = firstOf(lines, { least: LEAST, most, room: words - fact, more: NUMBERS });
            const [said] = firstOf(told, { least: fact > 0 ? 1 : 0, most: FACTS, room: left + fact, more: 0 });
            const [count, hidden] = [open ? lines.length : first,
                open ? [] : [...lines.slice(first), ...rest ? [rest] : []]];
            const linked = (line) => ({ account, open: unfolded,
                entry: diagnosis?.find((one) => one.line === line.index) });
            const all = lines.length > 0 && sumOf([...lines, ...rest ? [rest] : []], sure ? 'sure' : '');
            const fold = first < lines.length || said < told.length;
            fill(list, lines.slice(0, count).map((line) => lineOf(line, scale, linked(line))),
                (open || hidden.length === 1) && rest && lineOf(rest, scale, open && linked(rest)),
                hidden.length > 1 && h('li', { class: 'account-rest' }, barOf(sumOf(hidden), scale),
                    moreButton(`${plural(hidden.length - (rest ? 1 : 0), 'more line')}${
                        rest ? ' and the rest' : ''}`, false), h('span'), changeOf(sumOf(hidden))),
                lines.length > 0 && h('li', { class: 'account-sum' }, barOf(all, scale),
                    h('span', { class: 'strong' }, sum), changeOf(all)));
            fill(facts, told.slice(0, open ? told.length : said).map((one) => h('li',
                { data: { kind: one.kind, certainty: one.certainty }, title: one.text },
                sentenceNodes(open ? one.parts : one.brief ?? one.parts, open && links ? links.page : undefined, LETTERS))),
            onOpen && fold && (open || hidden.length < 2) && h('li', { class: 'facts-more' }, moreButton(
                open ? 'Show less' : `${told.length - said} more`, open)));
            [...list.querySelectorAll('.account-go')].find(({ dataset }) => dataset.line === focused)?.focus();
            facts.hidden = facts.childElementCount === 0;
            list.hidden = lines.length === 0;
            note.hidden = list.hidden || lines.slice(0, count).every(isSure);
        },
    };
}
