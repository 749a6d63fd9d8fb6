// Decides which of two sets is the control: by the words of their names, else by the time of
// recording.

/** Pairs of words: the first ones mean the earlier state, the others the later one. */
const OPPOSITES = [
    [['before'], ['after']],
    [['control'], ['test', 'treatment']],
    [['baseline', 'base', 'reference', 'ref'], ['candidate', 'experiment']],
    [['old', 'previous', 'prev', 'original', 'orig'], ['new']],
    [['main', 'master', 'trunk'], ['pr', 'branch', 'feature', 'patch', 'patched', 'fix', 'fixed']],
];
const EARLIER = OPPOSITES.flatMap(([earlier]) => earlier);
const LATER = OPPOSITES.flatMap(([, later]) => later);

/** The words of a name: “beforeFix_2” is before, fix, 2. */
const wordsOf = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
    .match(/[a-z]+|\d+/g) ?? [];
const has = (words, list) => list.some((word) => words.includes(word));

/**
 * Negative: the words of the names say that `a` is the earlier one; positive: that `b` is; 0:
 * they do not say.
 */
export function orderOfNames(a, b) {
    const [left, right] = [wordsOf(a), wordsOf(b)];
    for (const [earlier, later] of OPPOSITES) {
        const forward = has(left, earlier) && has(right, later);
        if (forward !== (has(right, earlier) && has(left, later))) {
            return forward ? -1 : 1;
        }
    }
    for (const [list, sign] of [[EARLIER, -1], [LATER, 1]]) {
        if (has(left, list) !== has(right, list)) {
            return has(left, list) ? sign : -sign;
        }
    }
    return 0;
}

/**
 * Splits names into two sides by opposite words: [indices of the earlier ones, of the later ones],
 * or null if a name has neither word or one side is empty.
 */
export function sidesOfNames(names) {
    for (const [earlier, later] of OPPOSITES) {
        const sides = names.map((name) => [has(wordsOf(name), earlier), has(wordsOf(name), later)]);
        const side = (which) => sides.flatMap((two, i) => (two[which] ? [i] : []));
        if (sides.every(([a, b]) => a !== b) && side(0).length > 0 && side(1).length > 0) {
            return [side(0), side(1)];
        }
    }
    return null;
}

const CLOCK_NS = 10n ** 17n; // a smaller value (before 1973) counts from the start of a program

/**
 * The start of the recording of a set by the wall clock: nanoseconds, or null. A set in a list has
 * no files, but a date in seconds.
 */
function startOf(set) {
    if (!set.file_list) {
        return set.recorded ? BigInt(Date.parse(set.recorded)) * 10n ** 6n : null;
    }
    const starts = set.file_list.filter((file) => file.first_event_ns !== null)
        .map((file) => BigInt(file.first_event_ns));
    const first = starts.reduce((least, ns) => (least === null || ns < least ? ns : least), null);
    return first !== null && first > CLOCK_NS ? first : null;
}

/**
 * The two sets, the control first: by their names,
 * else by when they were recorded, else in the order given.
 */
export function orderPair(first, second) {
    const names = orderOfNames(first.label, second.label);
    const [a, b] = [startOf(first), startOf(second)];
    const swap = names !== 0 ? names > 0 : a !== null && b !== null && b < a;
    return swap ? [second, first] : [first, second];
}

/** The words of a name that name neither its side nor a number. */
const subjectOf = (label) => [...new Set(wordsOf(label).filter((word) => !/\d/.test(word)
    && !EARLIER.includes(word) && !LATER.includes(word)))];

/**
 * Whether the names say that two sets belong together: opposite sides of one thing (`before`,
 * `after`), the same words (`run 7`, `run 8`), one name with a word more, or two words in common.
 */
export function areRelated(a, b) {
    const [left, right] = [subjectOf(a), subjectOf(b)];
    const shared = left.filter((word) => right.includes(word)).length;
    const least = Math.min(left.length, right.length);
    if (least === 0) {
        return OPPOSITES.some(([earlier, later]) => [[a, b], [b, a]].some(([one, other]) =>
            has(wordsOf(one), earlier) && has(wordsOf(other), later)));
    }
    return shared > 1 || shared === least;
}

const MOST = 100; // sets that are searched for a pair of similar names

/** The words of a name without those that name its side. */
const restOf = (label, sides) => wordsOf(label).filter((word) => !sides.includes(word)).join(' ');

/**
 * A likely pair among `sets`, newest first: {control, test} with ids, '' if none is likely. Among
 * several sets, two whose names differ only by the word for the side: `ranks-control` and
 * `ranks-test`.
 */
export function likelyPair(sets) {
    if (sets.length === 2) {
        const [control, test] = orderPair(sets[1], sets[0]);
        return { control: control.id, test: test.id };
    }
    for (const [earlier, later] of OPPOSITES) {
        const sides = [...earlier, ...later];
        const of = (list) => sets.filter((set) => has(wordsOf(set.label), list)).slice(0, MOST);
        const [controls, tests] = [of(earlier), of(later)];
        const alike = tests.map((test) => [controls.find((one) => one !== test
            && restOf(one.label, sides) === restOf(test.label, sides)), test])
            .find(([control]) => control !== undefined);
        const [control, test] = alike ?? [controls[0], tests[0]];
        if (control && test && control !== test) {
            return { control: control.id, test: test.id };
        }
    }
    return { control: '', test: '' };
}
