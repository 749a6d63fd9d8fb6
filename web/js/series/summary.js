// What a series says: whether and where its level changes, and what to know about its sets.
import { h } from '../dom.js';
import { formatCount, formatDate, formatPercentDiff, formatProbability, plural, shortTimes }
    from '../format.js';
import { machineWords } from './words.js';

const NAMED = 5; // sets named in a notice

/** "nightly-1, nightly-2 and 3 more" */
const named = (sets, words = ({ label }) => label) => sets.slice(0, NAMED).map(words).join(', ')
    + (sets.length > NAMED ? ` and ${formatCount(sets.length - NAMED)} more` : '');

const labelOf = ({ sets }, id) => sets.find((set) => set.id === id).label;

/** "slower by 20 %: 100 → 120 ms", coloured. */
function shift({ direction, diff_percent: percent, left_median: before, right_median: after }) {
    const by = percent === null ? '' : ` by ${formatPercentDiff(Math.abs(percent)).replace('+', '')}`;
    return h('span', { class: direction === 'slower' ? 'more' : 'less' },
        `${direction}${by}: ${shortTimes(before, after).join(' → ')}`);
}

/** Whose the changes of level are, if they are the machine's. */
function explained(changes) {
    const count = changes.filter((one) => one.machine?.explains).length;
    return count === 0 ? '' : changes.length === 1 ? ': the machine\u2019s'
        : `, ${formatCount(count)} of them the machine\u2019s`;
}

/** The heading, a sentence. */
export function verdictWords({ sets, change_points: changes, levels, neighbours: few, measured }) {
    if (levels.length === 0) {
        return `None of these sets has ${measured === 'layer' ? 'this layer' : 'this time'}.`;
    }
    if (few !== null && few.pairs === 0) {
        return 'One set is not a series: there is no other set to compare it with.';
    }
    if (few !== null && few.unjudged === few.pairs) {
        return `Cannot judge whether the level changes in ${plural(sets.length, 'set')}.`;
    }
    if (few !== null && changes.length > 0) {
        return `${formatCount(changes.length)} of ${plural(few.pairs, 'pair')} of neighbours ${
            changes.length === 1 ? 'differs' : 'differ'}.`;
    }
    return `${changes.length === 0 ? 'No change of level was found'
        : plural(changes.length, 'change of level', 'changes of level')} in ${
        plural(sets.length, 'set')}${explained(changes)}.`;
}

/** "nightly-5 (3 Jan 2026, 03:10)" */
const from = ({ label, recorded }) => [h('b', {}, label), recorded && ` (${formatDate(recorded)})`];
const commitWords = ({ commits }) => commits && `The change is ${commits.text}. `;

/** The latest change is that since the last good set. */
const isSince = ({ since_good: since, change_points: changes }) =>
    since !== null && since.good === changes.at(-1)?.left;

/** What changed, when and at which commit: of several changes the latest. */
function latest(answer, lead) {
    const { sets, change_points: changes } = answer;
    const one = changes.at(-1);
    if (!one || isSince(answer)) {
        return false;
    }
    const machine = machineWords(one.machine);
    return h('p', { class: 'card series-change' }, changes.length > 1 && 'The latest: ',
        'from ', from(sets[one.at]), ' on, ', shift(one), '. ', commitWords(one),
        machine && `Of it, ${machine}. `, h('a', { href: lead(one.left, one.right) }, 'What changed'));
}

/** What cannot be known with few sets. */
const fewWords = ({ pairs, unjudged }) => 'There are fewer than six sets: each was compared with '
    + 'the one before it, which cannot tell a change from the usual difference between two recordings.'
    + (unjudged === 0 ? '' : ` ${formatCount(unjudged)} of ${
        plural(pairs, 'such pair')} cannot be judged: a set has too few steps.`);

function sinceGood(answer, lead) {
    const { since_good: since } = answer;
    const one = isSince(answer) ? answer.change_points.at(-1) : null;
    return since !== null && h('p', { class: 'card series-good' },
        h('b', {}, 'Since the last good set, '), labelOf(answer, since.good), ', it is ', shift(since),
        one && [', from ', from(answer.sets[one.at]), ' on'], '. ', one && commitWords(one),
        h('a', { href: lead(since.good, since.now) },
            `What changed between it and ${labelOf(answer, since.now)}`));
}

function newest(answer, lead) {
    const { newest: found } = answer;
    return found !== null && h('p', { class: 'card series-newest' }, h('b', {}, 'The newest set, '),
        labelOf(answer, found.right), ', stands out: it is ', shift({ ...found,
            left_median: found.left_mean, right_median: found.right_mean }),
        ` (p = ${formatProbability(found.p_value)}, against the ${
            formatCount(found.others)} sets of its level before it). One set alone is not a change of level. `,
        machineWords(found.machine) && `Of it, ${machineWords(found.machine)}. `,
        found.commits && `It is ${found.commits.text}. `,
        h('a', { href: lead(found.left, found.right) },
            `What changed between ${labelOf(answer, found.left)} and it`));
}

/** Where the conditions of recording change: they may be the reason for a change of level. */
function differenceWords(answer) {
    const words = { devices: 'the devices differ', ranks: 'the ranks differ',
        world_size: 'the world size differs' };
    const list = answer.differences.map(({ at, kind, before, after }) =>
        `From ${answer.sets[at].label} on, ${words[kind]}: ${before} before, ${after} now.`);
    return answer.more_differences === 0 ? list
        : [...list, `${plural(answer.more_differences, 'more such difference')}.`];
}

/** What to know about the times of the sets. */
function timeNotices({ sets, levels }) {
    const list = [];
    const missing = sets.filter((set) => set.missing !== null);
    if (missing.length > 0 && levels.length > 0) {
        list.push(`${plural(missing.length, 'set')} ${missing.length === 1
            ? 'has no such time, and counts with the level around it'
            : 'have no such time, and count with the level around them'}: ${
            named(missing, (set) => `${set.label} (${set.missing})`)}.`);
    }
    if (sets.every((set) => !set.has_steps)) {
        list.push('No set has steps: each whole recording counts as one step.');
    }
    const damaged = sets.filter((set) => set.affected > 0);
    if (damaged.length > 0) {
        list.push(`${plural(damaged.length, 'set')} ${damaged.length === 1 ? 'has damaged files, so its'
            : 'have damaged files, so their'} times may be wrong: ${named(damaged)}.`);
    }
    return list;
}

function notices(answer) {
    const one = answer.unknown_recorded === 1;
    const list = [answer.without_profiler_note, ...differenceWords(answer),
        answer.unknown_recorded > 0 && `${plural(answer.unknown_recorded, 'set')} ${
            one ? 'does' : 'do'} not say when ${one ? 'it was' : 'they were'} recorded: the time ${
            one ? 'it was' : 'they were'} stored is used.`,
        answer.neighbours?.pairs > 0 && fewWords(answer.neighbours),
        ...answer.left_out.map(({ label, detail }) => `${label} is left out: ${detail}`),
        ...timeNotices(answer),
        answer.machine_pending > 0 && `The machine of ${plural(answer.machine_pending, 'set')} is not `
            + 'known yet: the time was up. Load the page again; what was compared is kept.']
        .filter(Boolean);
    return list.length > 0 && h('ul', { class: 'notice' }, list.map((words) => h('li', {}, words)));
}

/** `lead(control, test)`: the page that compares two sets, given by id. */
export const summaryNodes = (answer, lead) => [h('h2', {}, verdictWords(answer)),
    latest(answer, lead), sinceGood(answer, lead), newest(answer, lead), notices(answer)];
