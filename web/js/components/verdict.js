// The answer to a comparison as one card: is a step slower, by how much, how certain is that, what
// holds each side up, and which lines make up the change. How it was judged is behind “Details”.
import * as api from '../api.js';
import { createWaterfallChart } from '../charts/compare.js';
import { button, fill, fromTo, h, icon } from '../dom.js';
import { decimal, exactTime, exactTimeDiff, formatCount, formatPercent, formatPercentDiff,
    formatTime, plural, shortenApart, shortTimeDiff, shortTimes, signOf } from '../format.js';
import { isWhole } from '../rows.js';
import { addressOf, pairQuery, queryWith, SIDES, unmarked } from '../state.js';
import { pairParts, pathKey, treeHref } from '../tree/model.js';
import { PARTS } from '../words.js';
import { drawSampleStrip, withHost } from './steps.js';

// A sentence of the server, of its parts: texts, names that were read from traces, and numbers.

const PART_LETTERS = 56; // of a name

/** A number in the writing of the pages. */
const numberText = (number) => number.replace(/^-/, '\u2212').replaceAll(' ', '\u00a0');

/** The nodes of the parts; `page(row)` is the address of a row, or null where there is none;
 *  `letters`: of a name, at most. */
function sentenceNodes(parts, page = () => null, letters = PART_LETTERS) {
    const names = parts.flatMap(({ name }) => name ?? []);
    const short = new Map(shortenApart(names, letters).map((text, i) => [names[i], text]));
    return parts.map(({ text, name, row, number }) => {
        if (name === undefined) {
            return text ?? numberText(number);
        }
        const href = row && page(row);
        const code = h('code', { title: row?.name ?? name }, h('bdi', {}, short.get(name)));
        return href ? h('a', { href, class: 'diagnosis-name' }, code) : code;
    });
}

// The places that a line of the account is the sum of (docs/semantics.md, section 16.1), those of one
// name in one call together: they show where the number of the line comes from, and add up to it.

const MOST = 8; // that are listed; the others are a sum
const PLACE_LETTERS = 40; // of a name
const WAITS = { 'device side': 'launched in time, but the device waits: ', 'in call': 'the device waits while the host is in ',
    'in the launch': 'the device waits for the launch in ', hole: 'the device waits between calls in ' };

/** Its parts, as those of a sentence. */
function placeWords({ part, name, category, path }) {
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
function groupPlaces(line, { control_samples: m, test_samples: n }) {
    const groups = new Map();
    const take = (text, parts, control, test) => {
        const one = groups.get(text) ?? { parts, control: 0, test: 0, count: 0 };
        one.control += control / 1000 / Math.max(1, m);
        one.test += test / 1000 / Math.max(1, n);
        one.count += 1;
        groups.set(text, one);
    };
    for (const place of line.places) {
        const parts = placeWords(place);
        take(parts.map(({ text, name }) => text ?? name).join(''), parts, place.control_ns, place.test_ns);
    }
    const list = [...groups.values()].sort((a, b) => Math.abs(b.test - b.control) - Math.abs(a.test - a.control))
        .slice(0, MOST);
    const sum = (key) => list.reduce((all, one) => all + one[key], 0);
    const left = line.places_count - sum('count');
    return left <= 0 ? list : [...list, { parts: [{ text: plural(left, 'more place') }], count: left,
        control: line.control - sum('control'), test: line.test - sum('test') }];
}

/** The times of both sides. */
function timesNode(control, test) {
    const [from, to] = shortTimes(control, test);
    return h('span', { class: 'account-times', title: `${exactTime(control)} → ${exactTime(test)}` },
        h('span', { class: 'control-text' }, from), ' → ', h('span', { class: 'test-text' }, to));
}

/** `links`: those of createAccount(); `entry`: of the diagnosis. */
function drawPlaces(line, account, links, entry) {
    const rows = [...line.parts.flatMap(({ row }) => row ?? []), ...entry?.rows ?? []];
    const named = new Map(rows.map((row) => [`${row.name}\n${row.category}`, row]));
    const pages = [...[...named.values()].slice(0, 3).map((row) => ({ name: row.name, row })), { timeline: links.timeline(entry) },
        { tree: links.tree() }];
    const item = ({ parts, control, test }) => {
        const change = test - control;
        return h('li', {}, h('span', {}, sentenceNodes(parts, links.page, PLACE_LETTERS)),
            timesNode(control, test),
            h('span', { class: 'account-change', title: exactTimeDiff(change) }, shortTimeDiff(change)));
    };
    return h('div', { class: 'account-places small' },
        h('ul', { 'aria-label': 'What adds up to it' }, groupPlaces(line, account).map(item)),
        h('p', {}, 'Show ', pages.flatMap(({ name, row, timeline, tree }, i) => [i > 0 && ' · ',
            row ? sentenceNodes([{ name, row }], links.page, PLACE_LETTERS)
                : h('a', { href: timeline ?? tree }, timeline ? 'in the timeline' : 'in the tree')])));
}

// The account of the change as one list that adds up: each line has its place in the fall from
// the control to the test as a bar, its sentence, its time on both sides, and the places that add up
// to the same number. Facts, which have no time, stand beside it.

const LEAST = 2; // lines that are always shown
const FACTS = 3; // at most, before they are unfolded
const LETTERS = 52; // of a name
const NUMBERS = 5; // words of the times of a line

const isSure = ({ certainty }) => certainty === 'sure' || certainty === 'likely';

/** How many words a text has. */
const countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const wordsOf = ({ brief, parts }) => countWords((brief ?? parts).map((part) =>
    part.text ?? part.name ?? part.number).join(''));

/** The lines, µs of a step: [{…line, control, test, change, from: where its bar begins}]. */
function readAccount(account) {
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
        class: `account-bar ${isSure(line) ? signOf(line.change) : 'unsure'}`,
        css: { left: `${a}%`, width: `${b - a}%` } }));
}

const changeOf = (line) => h('span', { title: exactTimeDiff(line.change),
    class: `account-change ${isSure(line) ? signOf(line.change) : 'muted'}` },
shortTimeDiff(line.change));

/** `links`: {page(row), tree(), timeline(entry)} → address, or null; without them (in a report) the
 * list has no links. `onOpen(name, open)`: the user folds or unfolds the list, "lines", or the
 * places of a line, "line-0" …. {node: the list, facts: those beside it, draw(found, {open, sure,
 * lines, words})}: `open`: what is unfolded; how many lines and words are shown unless the list is;
 * `sure`: the sum is certain; `sum`: its name. */
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
        const name = `line-${line.index}`;
        const isOpen = linked && linked.open.includes(name);
        return h('li', { data: { kind: line.kind, certainty: line.certainty } }, barOf(line, scale),
            h('span', { class: `account-words${isSure(line) ? '' : ' muted'}`, title: line.text },
                sentenceNodes(line.brief ?? line.parts, undefined, LETTERS)),
            timesNode(line.control, line.test), changeOf(line), linked && goOf(line, name, isOpen),
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

// The effect of damaged files on the numbers of a set, in the server's words: amber, with a sign
// and a word, so that colour is not the only mark.

/** The sign and the word that mark damage everywhere. */
export const damageMark = (word = 'Damaged') => h('strong', { class: 'damage-mark' },
    icon('warning'), word);

/** Notes that speak against a comparison: first those on damage, in a separate list. `onCut(on)`: cuts
 * rows that overlap, or no longer; `isCut`. */
export function comparabilityNotes(notes, { onCut, isCut } = {}) {
    const damage = notes.filter(({ severity }) => severity === 'damage');
    const others = notes.filter(({ severity }) => severity !== 'damage');
    return [damage.length > 0 && h('ul', { class: 'notice damage', 'aria-label': 'Damage' },
        damage.map(({ text }) => h('li', {}, damageMark(), ' ', text))),
    others.length > 0 && h('ul', { class: 'notice' }, others.map(({ kind, text }) => h('li', {},
        text, kind === 'formats_differ' && onCut && [' ', button(isCut ? 'As recorded' : 'Cut the rows of both',
            () => onCut(!isCut), { class: 'link-button' })])))];
}

/** The notes that no sentence of the diagnosis says, too. */
const unsaid = (notes, sentences) => notes.filter(({ text }) =>
    !sentences?.some((sentence) => sentence.text === text));

/** The files of a set whose numbers differ from the recording; `affected`: how many. */
export function damageList(files, affected = files?.length ?? 0) {
    return affected > 0 && h('div', { class: 'damage-list' },
        h('p', {}, damageMark(plural(affected, 'file') + ' damaged'),
            ': the numbers of this set are not what was recorded.'),
        h('ul', {}, files.map(({ file, rank, text }) => h('li', {}, `Rank ${rank} (`,
            h('span', { class: 'mono' }, file), `): ${text}`)),
        affected > files.length && h('li', { class: 'muted' },
            `and ${formatCount(affected - files.length)} more`)));
}

// Who is the limit on each side, and what its device does in a step.

const CLASSES = { compute: 'compute', exposed_communication: 'communication',
    exposed_memory: 'memory', idle: 'idle' };

const share = (time, part) => 100 * time[part] / time.step;
/** [busy, idle] in percent; they add up to 100. */
function sharesOf(time) {
    const idle = share(time, 'idle');
    const digits = idle < 9.95 || idle > 90.05 ? 1 : 0;
    const shown = Number(decimal(idle, digits, digits));
    return [100 - shown, shown].map((percent) => `${decimal(percent, digits, digits)}\u00a0%`);
}

function limitOf({ control, test }) {
    const [a, b] = [control, test].map(({ limited_by: by }) => by ?? 'unclear');
    return a === b ? a : `${a} → ${b}`;
}

function rowOf(side, letter, time) {
    const [busy, idle] = sharesOf(time);
    const parts = Object.keys(CLASSES).filter((part) => time[part] > 0);
    return h('div', { class: 'limit-row' },
        h('b', { class: `letter letter-${letter.toLowerCase()}`, 'aria-label': side }, letter),
        h('span', { class: 'limit-track', 'aria-hidden': 'true' }, parts.map((part) =>
            h('span', { class: `limit-${CLASSES[part]}`, css: { width: `${share(time, part)}%` },
                title: `${PARTS[part].name}: ${formatTime(time[part])}, ${
                    formatPercent(share(time, part))} of the step` }))),
        h('span', { class: 'limit-words' }, `device ${busy} busy, ${idle} idle`));
}

function createLimits() {
    const node = h('div', { class: 'limits' });
    return { node, draw({ step_time: { control, test }, verdict, ...sides }) {
        // Steps enough, and no verdict: rows of the device were lost, so how busy it was is not known.
        const lost = verdict.verdict === 'cannot_judge'
            && SIDES.every((side) => sides[side].steps.length >= 4);
        const known = !lost && [control, test].every((time) => time && time.step > 0
            && typeof time.idle === 'number' && time.idle < time.step);
        node.hidden = !known;
        fill(node, known && [h('p', {}, 'Limit: ', h('b', {}, limitOf({ control, test }))),
            rowOf('control', 'A', control), rowOf('test', 'B', test)]);
    } };
}

// Markers make steps in recordings that have none. Shows which are in use, and suggests one, with a
// button that sets it.

const code = (name) => h('bdi', { class: 'mono' }, name);

/** The marker to suggest for a side; '' if it has steps, or there is no such marker. */
const suggestionOf = (side) => (!side.any && side.marker === null && side.steps.length === 0
    && side.samples > 0 ? side.suggested_marker ?? '' : '');

/** {text, marker, found, changes} of each suggestion; one for both sides if they agree. */
function suggestions(answer) {
    const [a, b] = SIDES.map((side) => suggestionOf(answer[side]));
    const found = SIDES.map((side) => answer[side].suggested_marker_rows);
    if (a !== '' && a === b) {
        return [{ text: 'Neither side has steps.', marker: a,
            found: found[0] === found[1] ? formatCount(found[0])
                : `${formatCount(found[0])} and ${formatCount(found[1])}`,
            changes: { control_marker: a, test_marker: a } }];
    }
    return SIDES.map((side, i) => ({ text: `The ${side} has no steps.`, marker: [a, b][i],
        found: formatCount(found[i]), changes: { [`${side}_marker`]: [a, b][i] } }))
        .filter(({ marker }) => marker !== '');
}

/** How much of the recordings the rows of a marker cover, if that is not all of it. */
function covering(sides) {
    const parts = sides.map((side) => side.marker_cover);
    return parts.every((part) => part === null || part >= 0.95) ? ' '
        : ` (${parts.map((part) => formatPercent(part)).join(', ')} of the recording) `;
}

/** The markers in use, where a step ends, and the other choice: one line if both sides have the
 * same. */
function inUse(answer, onChange) {
    const line = (sides, of) => {
        const { marker, marker_until: until } = answer[sides[0]];
        const next = until === 'next', other = next ? 'end' : 'next';
        const way = (text, changes) => button(text, () => onChange(changes), { class: 'link-button' });
        return h('p', { class: 'marker-line small' }, `A step${of} ${next ? 'lasts from one' : 'is one'} `,
            code(marker), next ? ' to the next ' : covering(sides.map((side) => answer[side])),
            onChange && [
                way(next ? 'Until its own end' : 'Until the next one', Object.fromEntries(
                    sides.map((side) => [`${side}_marker_until`, other]))), ' ',
                way('Without it', unmarked(sides))]);
    };
    const [a, b] = SIDES.map((side) => answer[side]);
    if (a.marker !== null && a.marker === b.marker && a.marker_until === b.marker_until) {
        return [line(SIDES, '')];
    }
    return SIDES.map((side) => answer[side].marker !== null && line([side], ` of the ${side}`));
}

/** Lines for the verdict; without `onChange` (in a report) nothing is suggested. */
function markerLines(answer, onChange) {
    return [inUse(answer, onChange), onChange && suggestions(answer).map(
        ({ text, marker, found, changes }) => h('p', { class: 'marker-line' }, `${text} Use `,
            code(marker), ` as step marker (${found} found)? `,
            button('Use it', () => onChange(changes), { class: 'link-button',
                'aria-label': `Use ${marker} as step marker` })))];
}

export const WORDS = { slower: 'Slower', faster: 'Faster', unchanged: 'Unchanged',
    not_certain: 'Not certain', cannot_judge: 'Cannot judge' };
export const MARKS = { slower: '▲', faster: '▼', unchanged: '=', not_certain: '?',
    cannot_judge: '?' };
/** Notes that only the details have. */
const QUIET = ['steps_differ', 'single_sample', 'few_shared_kernels'];

const LINES = 5; // of the account, at first
const ROOM = 96; // words for devices, verdict, notes, account and facts, at first

/** The devices stand beside the names of the sets, so that they differ needs few words. */
const shortDevices = (entries, { comparability }) => entries.map((entry) => (comparability.some(
    ({ kind, text }) => kind === 'devices_differ' && text === entry.text)
    ? { ...entry, brief: [{ text: 'Another device.' }] } : entry));

const isCertain = ({ verdict }) => verdict === 'slower' || verdict === 'faster';
const isSame = ({ comparability }) => comparability.some(({ kind }) => kind === 'same_selection');

/** The change of the means is said, unless a stall takes it away from that of the typical step. */
const isTypical = ({ change_percent: mean, interval }) => !(mean >= interval?.low_percent
    && mean <= interval.high_percent
    && Math.abs(mean - interval.shift_percent) <= Math.abs(interval.shift_percent) / 4);

/** By how much a step changed. */
function size(verdict) {
    const { change_percent: mean, interval } = verdict;
    const percent = isTypical(verdict) ? interval?.shift_percent : mean;
    return typeof percent === 'number' && [isTypical(verdict) && ', typically', percent < 900
        ? ` by ${formatPercent(Math.abs(percent))}` : `: ${formatPercentDiff(percent)} as long`];
}

/** Between which changes the typical change lies; a sentence if nothing is certain. */
function rangeOf(verdict) {
    const { interval } = verdict;
    return isCertain(verdict) && typeof interval?.low_percent === 'number'
        ? ['between ', formatPercentDiff(interval.low_percent), ' and ',
            formatPercentDiff(interval.high_percent)] : sentenceNodes(verdict.range.parts);
}

function headline(answer) {
    const { verdict } = answer;
    const name = isWhole(answer) ? 'Whole recording' : 'Step time';
    if (verdict.control === null || verdict.test === null) {
        return h('p', { class: 'headline' }, `${name}: not known.`);
    }
    const [from, to] = shortTimes(verdict.control, verdict.test);
    return h('p', { class: 'headline' },
        h('strong', { class: `verdict-word verdict-${verdict.verdict.replace('_', '-')}` },
            h('span', { 'aria-hidden': 'true' }, `${isSame(answer) ? '=' : MARKS[verdict.verdict]} `),
            isSame(answer) ? 'Nothing can differ' : [WORDS[verdict.verdict],
                isCertain(verdict) && size(verdict)]),
        h('span', { class: 'headline-times', title: `Mean ${name.toLowerCase()}: ${
            exactTime(verdict.control)} → ${exactTime(verdict.test)}` },
        isCertain(verdict) && isTypical(verdict) && 'mean ', fromTo(from, to)),
        h('span', { class: 'verdict-range' }, rangeOf(verdict)));
}

/** The sentences on the machine, with the switch that takes its part out. */
function machineLines(entries, { onClock, isCorrected } = {}) {
    return entries.filter(({ kind }) => kind === 'machine').map((entry, i) =>
        h('p', { class: 'machine-line', data: { kind: 'machine' } }, sentenceNodes(entry.parts), ' ',
            onClock && i === 0 && h('button', { type: 'button', class: 'link-button', title:
                'Verdict and rows with or without the machine\u2019s part of the times',
            on: { click: onClock } }, isCorrected() ? 'Show as recorded' : 'Show at equal clock')));
}

/** `actions`: the node beside the verdict; `below`: the nodes under the list; `links`: those of
 * createAccount(). `on`: {widen(): selects all ranks and steps, marker(changes), cut(on), clock(),
 * isCorrected(), fold(name, open)}; without `widen` (in a report) the card only says. */
export function createVerdict({ links = null, actions = null, below = [], on = {} }) {
    const damage = h('div', { class: 'comparability' });
    const head = h('div', { class: 'verdict-head' });
    const notes = h('div', { class: 'comparability' });
    const strip = h('div', { class: 'verdict-strip' });
    const limits = createLimits();
    const account = createAccount(links, on.fold);
    const late = h('p', { class: 'muted', hidden: true });
    const node = h('section', { class: 'card verdict-card', 'aria-label': 'Verdict' },
        h('h2', { class: 'visually-hidden' }, 'Verdict'), damage,
        h('div', { class: 'verdict-top' }, head, actions), notes,
        h('div', { class: 'verdict-body' }, h('div', { class: 'verdict-why' }, late, account.node),
            h('div', { class: 'verdict-side' }, limits.node, account.facts, strip)), below);

    /** `found`: the causes; `narrowed`: ranks or steps are left out; `open`: what is unfolded. */
    function draw(answer, found, { narrowed = false, open = [] } = {}) {
        const { verdict, comparability } = answer;
        const entries = found.diagnosis ?? [];
        const more = on.widen && verdict.verdict === 'cannot_judge' && narrowed;
        const said = unsaid(comparability, entries).filter(({ kind }) => !QUIET.includes(kind)
            && kind !== 'same_selection');
        const isDamage = ({ severity }) => severity === 'damage';
        fill(damage, comparabilityNotes(said.filter(isDamage)));
        fill(notes, comparabilityNotes(said.filter((one) => !isDamage(one)),
            { onCut: on.cut, isCut: answer.selection?.cut_overlaps }));
        fill(head, headline(answer),
            verdict.recorded && h('p', { class: 'muted small' }, sentenceNodes(verdict.recorded.parts)),
            more && h('p', {}, button('Use all ranks and steps', on.widen, { class: 'link-button' })),
            machineLines(entries, on.clock && { onClock: on.clock, isCorrected: on.isCorrected }),
            markerLines(answer, on.marker ?? null));
        limits.draw(answer);
        late.hidden = !found.note;
        fill(late, found.note);
        const devices = [answer.recorded.control, answer.recorded.test].map((side) => side.devices.join(' '));
        account.draw(isSame(answer) ? {} : { ...found, diagnosis: shortDevices(entries, answer) }, {
            open, sure: isCertain(verdict) && !verdict.recorded, sum: verdict.recorded
                ? 'Together, as recorded' : 'Together', lines: LINES - head.querySelectorAll('button').length,
            words: ROOM - [head, damage, notes].reduce((sum, { textContent: text }) => sum
                + countWords(text), 0) - countWords([...new Set(devices)].join(' ')) });
        fill(strip, stripOf(answer));
        node.dataset.verdict = verdict.verdict;
    }

    return { node, draw };
}

/** Every sample as a dot, and what was measured without the profiler. */
const stripOf = ({ verdict, step_time: time, without_profiler: without, ...answer }) =>
    drawSampleStrip(withHost(verdict.samples, time.samples), isWhole(answer) ? 'recording'
        : verdict.recorded ? 'recorded step' : 'step', without?.blocks);

// Behind the answer: how it was judged, each sample as a large dot, the parts of a step, and the
// layer, which is asked for when the details are opened.

const BASIS_NOTE = 'Confidence: this share of the intervals that are made in this way contains the '
    + 'true change. p: the probability of a difference at least as large if nothing had changed, by '
    + 'the Mann\u2013Whitney test; below 0.05 it counts as slower or faster. Ranks '
    + 'of a step wait for each other, so their mean counts once.';

/** The page where recordings can be added to both sides. */
const severalHref = ({ control, test }) => addressOf(`/compare/recordings?${new URLSearchParams({
    control: control.set.slice(0, 12), test: test.set.slice(0, 12) })}`);

let last = { key: '', list: [] }; // the sentences of the last requested pair

/** How the verdict was found; `links`: where more recordings are added, and where the memory is; or null. */
const howJudged = ({ verdict, comparability }, found, links) => [
    verdict.basis !== null && h('p', { class: 'verdict-reason' }, sentenceNodes(verdict.range.parts), ' ',
        sentenceNodes(verdict.basis.parts), '.'),
    verdict.basis !== null && h('p', { class: 'muted small' }, BASIS_NOTE),
    verdict.caution && comparability.every(({ kind }) => kind !== 'same_selection')
        && h('p', { class: 'one-recording' }, verdict.caution, ' ',
            links && h('a', { href: links.several }, 'Compare several recordings')),
    comparability.filter(({ kind }) => QUIET.includes(kind)).map(({ text }) => h('p', {}, text)),
    (found.diagnosis ?? []).filter(({ kind }) => kind === 'limit' || kind === 'host_need')
        .map((entry) => h('p', { data: { kind: entry.kind } }, sentenceNodes(entry.parts))),
    links && (found.diagnosis ?? []).some(({ kind }) => kind === 'memory')
        && h('p', {}, h('a', { href: links.memory }, 'Show memory'))];

/** `memory(state)`: the address of the analysis of memory; null in a report, which has no server. */
export function createAnswerDetails(memory = null) {
    const chart = createWaterfallChart({ id: 'chart-waterfall', file: 'step-time',
        title: 'Where the change comes from', level: 'h3' });
    const judged = h('div', { class: 'details-text' });
    const late = h('div', { class: 'details-text' });
    const strip = h('div', { class: 'details-strip' });
    const node = h('details', { class: 'answer-details' }, h('summary', {}, 'Details'),
        h('div', { class: 'details-body' }, h('div', {}, judged, late, strip), chart.node));
    const asker = api.createAsker();
    let shown = null;

    function drawLate(state) {
        fill(late, last.list.map((entry) => h('p', { data: { kind: entry.kind }, title: entry.text },
            sentenceNodes(entry.parts), ' ',
            h('a', { href: treeHref({ ...pairParts(state), node: pathKey(entry.tree) }) },
                'Show in the tree'))));
    }

    /** Asks once for each pair and selection, if the details are open. */
    function ask(state) {
        if (!memory || !node.open) {
            return;
        }
        const key = pairQuery(state).toString();
        const query = queryWith(key, { layers: true, diagnosis: false, limit: 0 });
        const isNew = asker.ask(key, (signal) => (last.key === key ? null : api.compareTraces(query, { signal })), (got) => {
            last = got ? { key, list: (got.diagnosis ?? []).filter(({ kind }) => kind === 'layer') } : last;
            drawLate(state);
            late.dataset.shown = key;
        }, asker.drop); // once more when the details are opened again
        if (isNew) {
            fill(late);
        }
    }

    node.addEventListener('toggle', () => shown && ask(shown));

    return {
        node,
        chart,
        /** `answer` with its waterfall; `revision`, `file` and `caption` are those of the picture. */
        draw(state, answer, found, { revision, file, caption }) {
            const { waterfall: fall } = answer;
            shown = state;
            fill(judged, howJudged(answer, found, memory && { several: severalHref(answer),
                memory: memory(state) }));
            fill(strip, stripOf(answer));
            chart.node.hidden = !fall || fall.change === 0;
            if (!chart.node.hidden) {
                chart.draw({ fall, revision, file, caption, heading: `mean per ${
                    isWhole(answer) ? 'recording' : 'step'}, test − control` });
            }
            ask(state);
        },
        stop: asker.drop,
    };
}
