// The first sentences of the pages on ranks, memory, work and serving. Pure: they depend on the
// answer of one side (`data`), or of two.
import { decimal, formatBytes, formatBytesDiff, formatCount, formatFlops, formatList, formatPercent,
    formatTime, formatTimeDiff, plural } from '../format.js';
import { groupBy, median, most } from '../rows.js';

export const collectiveName = (r) => (r.process_group === null ? r.collective
    : `${r.collective} · ${r.process_group}`);

/** Unequal all-to-all: how far apart its ranks are. */
function unevenWords(rows) {
    const worst = most(rows, (row) => row.longest - row.shortest);
    return worst ? [`${collectiveName(worst)} takes ${formatTime(worst.shortest)} on one rank and ${
        formatTime(worst.longest)} on another${worst.step === null ? '' : ` in step ${worst.step}`}: `
        + 'its ranks send unequal shares, or wait; the trace does not say which.'] : [];
}

/** What the waits of a side go by; `half`: µs a step by which they may be wrong. */
function waitsBy(by, certain, instances, half = 0) {
    return !by ? '' : by === 'shortest_duration' ? ' Waiting is told by durations alone, not by a common clock of the ranks.'
        : ` Waiting is told by the ranks\u2019 common clock${by === 'both' ? ' where there is one, else by durations' : ''
        }${half > 0 ? `, to ±\u00a0${formatTime(half)} a step` : ''}; which rank comes last is certain in ${
            formatCount(certain)} of ${plural(instances, 'collective')}.`;
}

/** The share of collectives in a step, the waiting, and which ranks are missing. */
export function collectiveWords(data) {
    const [all] = data.summary;
    if (!all || all.rows === 0) {
        return [];
    }
    const waited = most(data.collectives.filter((row) => row.exposed_wait_per_step > 0),
        (row) => row.exposed_wait_per_step);
    const where = waited ? ` The largest part of the exposed waiting is in ${collectiveName(waited)}: ${
        formatTime(waited.exposed_wait_per_step)} a step.` : '';
    const lacks = most(data.missing, (row) => row.instances);
    return [...all.matched_rows === 0 ? [] : [`Matched collectives take ${formatTime(all.time_per_step)} `
        + `a step and rank: ${formatTime(all.transfer_per_step)} of transfer and ${
            formatTime(all.wait_per_step)} of waiting, ${formatTime(all.exposed_wait_per_step)} of it `
        + `exposed.${where}${waitsBy(all.waiting_by, all.last_certain, all.instances, all.wait_half_width_per_step)}`],
    ...lacks ? [`Rank ${lacks.rank} lacks ${plural(lacks.instances, 'collective')} that other ranks `
        + `have: ${collectiveName(lacks)}${data.missing.length > 1
            ? '. The Missing table has the others' : ''}.`] : [],
    ...unmatchedWords(all, data.unmatched), ...unevenWords(data.uneven)];
}

const WHYS = { 'never waited for': 'point to point, with unequal shares, or of a kind that is not '
    + 'known' };

function unmatchedWords(all, rows) {
    if (all.unmatched_rows === 0) {
        return [];
    }
    const whys = [...groupBy(rows, (row) => row.why)].map(([why, list]) =>
        [why, list.reduce((sum, row) => sum + row.count, 0)]).sort((a, b) => b[1] - a[1]);
    return [`Waiting is not known for ${formatCount(all.unmatched_rows)} of ${
        plural(all.rows, 'collective row')} (${formatTime(all.unmatched_per_step)} a step and rank)${
        whys.length === 0 ? '' : `: ${whys.map(([why, n]) => `${formatCount(n)} ${WHYS[why] ?? why}`)
            .join(', ')}`}.`];
}

/** The change of two sides: transfer, and waiting. */
export function collectiveChange([a, b]) {
    const [one, two] = [a.summary[0], b.summary[0]];
    if (!one?.matched_rows || !two?.matched_rows) {
        return null;
    }
    const change = (key) => formatTimeDiff(two[key] - one[key]);
    return `${change('time_per_step')} a step and rank: ${change('transfer_per_step')} of transfer, ${
        change('wait_per_step')} of waiting.`;
}

const DOES = { compute: 'it computes', memory: 'its copies take', idle: 'its host takes' };

/** The rank that is late itself, if no rank is a straggler: a late rank delays its process group,
 * and the others then wait for any rank of that group. '' if no rank explains half of the
 * waiting. */
export function lateRank(ranks) {
    const excess = (row) => row[`${row.cause}_excess_per_step`] ?? 0;
    const row = most(ranks.filter(({ cause }) => cause !== null), excess);
    const waits = ranks.reduce((sum, one) => sum + (one.caused_per_step ?? 0), 0)
        / (ranks.length - 1);
    return !row || ranks.length < 3 || excess(row) <= 0 || excess(row) < waits / 2
        || excess(row) < 0.02 * row.step_time ? ''
        : ` Rank ${row.rank} exceeds the median rank most before collectives where it is last: ${
            DOES[row.cause]} ${formatTime(excess(row))} a step longer, and each other rank waits ${
            formatTime(waits)} on average. Where it delays its process group, the ranks outside `
            + 'wait for the group, whichever of its ranks is last.';
}

/** The median of the ranks' peaks, each on its largest device of that sort. */
export function medianPeak(peaks, type) {
    const ranks = groupBy(peaks.filter((row) => row.device_type === type), (row) => row.rank);
    return ranks.size < 3 ? '' : ` The median rank reaches ${formatBytes(median([...ranks.values()]
        .map((rows) => Math.max(...rows.map((row) => row.peak)))))}.`;
}

/** The largest changes of memory at the peak of two devices; `sides`: [{data, row: of `peaks`}]. */
export function peakChange(sides) {
    const [a, b] = sides;
    const change = b.row.peak - a.row.peak;
    const held = ({ data, row }, table, key) => new Map([...groupBy(data[table].filter((one) =>
        one.rank === row.rank && one.device_type === row.device_type && one.device === row.device),
    (one) => one[key])].map(([name, list]) => [name, list.reduce((sum, one) => sum + one.bytes, 0)]));
    const first = (table, key) => {
        const [from, to] = sides.map((side) => held(side, table, key));
        return most([...new Set([...from.keys(), ...to.keys()])].map((name) =>
            ({ name, change: (to.get(name) ?? 0) - (from.get(name) ?? 0) })),
        (one) => one.change * Math.sign(change));
    };
    const named = [first('live_modules', 'module'), first('live_operators', 'operator')].find((one) =>
        one !== null && !one.name.startsWith('no ') && one.change * change > 0);
    return change === 0 ? null : `${formatBytesDiff(change)} at the peak${named ? `; ${named.name}: ${
        formatBytesDiff(named.change)}` : ''}.`;
}

/** Work computed in float32 fills the plain units if it reaches this part of their peak, in
 * percent: then a faster arithmetic helps. What takes less than this part of the known time is not
 * told. */
const FILLED = 30;
const TOLD = 0.1;

/** float32 on the plain units, and what a faster arithmetic would allow. */
function arithmeticWords(data) {
    const all = data.by_arithmetic.reduce((sum, row) => sum + row.device_time_per_step, 0);
    const told = data.by_arithmetic.filter((row) => row.device_time_per_step >= TOLD * all);
    const plain = told.find((row) => row.arithmetic === 'float32' && row.peak_pctg !== null
        && row.fastest_tflops_per_s > row.peak_tflops_per_s);
    const untold = told.find((row) => row.dtype === 'float32' && row.arithmetic === null
        && row.peak_pctg !== null);
    const fast = plain?.dtype === 'float32' ? 'TF32' : plain?.dtype;
    return `${plain ? ` Computed in float32: ${decimal(plain.tflops_per_s, 0, 1)} TFLOP/s, ${
        formatPercent(plain.peak_pctg)} of the float32 peak${plain.peak_pctg < FILLED ? ''
            : `; ${fast} would allow ${decimal(plain.fastest_tflops_per_s, 0, 1)} TFLOP/s (${decimal(
                plain.fastest_tflops_per_s / plain.peak_tflops_per_s, 0, 1)} times)`}.` : ''}${untold
        ? ` The names of some kernels do not tell whether they compute in float32 or TF32: ${
            formatTime(untold.device_time_per_step)} are measured against the peak of TF32.` : ''}`;
}

const speed = (row) => `${decimal(row.tflops_per_s, 0, 1)} TFLOP/s${row.peak_pctg === null ? ''
    : `, ${formatPercent(row.peak_pctg)} of the peak`}`;

/** How fast a side's known work is, and the operator that takes most of its time. */
export function workWords(data) {
    const [all] = data.summary;
    if (!all || all.tflops_per_s === null) {
        return '';
    }
    const first = most(data.by_operator, (row) => row.device_time_per_step);
    return `${formatFlops(all.flops_per_step)}FLOPs a step and rank in ${formatTime(all.known_time_per_step)}, ${
        formatPercent(all.known_pctg)} of the device time: ${speed(all)}${
        all.peak_pctg === null || all.device === null ? '' : ` of ${all.device}`}.${
        first && data.by_operator.length > 1 && first.tflops_per_s !== null
            ? ` The largest part of that time is ${first.operator}: ${formatTime(first.device_time_per_step)}, ${
                speed(first)}.` : ''}${arithmeticWords(data)}`;
}

/** How long a call of each phase takes, and its largest part. `parts`: [{key, name}]. */
export const phaseWords = (data, parts) => data.phases.filter(({ phase }) => phase !== 'empty')
    .map((row) => {
        const part = most(parts, ({ key }) => row[key] ?? 0);
        const share = 100 * (row[part.key] ?? 0) / row.mean_time;
        return `${row.phase}: ${formatTime(row.median_time)} a call, the median of ${
            formatCount(row.calls)}${share > 0 ? `; ${formatPercent(share)} of the time is ${part.name}` : ''}.`;
    }).join(' ');

// ---- stragglers ----

const NO_WAITING = 'No rank waits for another one in the collectives that match.';
const UNCERTAIN = 'Ranks wait for each other, but no rank comes last by more than the clocks are uncertain.';
const CAUSES = { compute: 'it computes longer', memory: 'its copies take longer',
    idle: 'the host is late' };
/** If a step would become shorter by less than this part of both the others' waiting and the rank's
 * longer work, the sentence says why. */
const LITTLE = 0.2;

/** What the waiting of all ranks goes by. */
function waitsOf({ by_rank: ranks }) {
    const by = [...new Set(ranks.map((row) => row.waiting_by).filter(Boolean))];
    const sum = (key) => ranks.reduce((all, row) => all + (row[key] ?? 0), 0);
    return waitsBy(by.length > 1 ? 'both' : by[0], sum('last_certain'), sum('last'));
}

/** Which rank of one side the others wait for, and why; and what that goes by. */
export const stragglerWords = (data) => `${lateWords(data)}${waitsOf(data)}`;

/** Why no rank makes the others wait. */
export const noLateRank = (...sides) => (sides.some((data) => data.by_step.some((row) => row.exposed_wait > 0))
    ? UNCERTAIN : NO_WAITING);

function lateWords(data) {
    const [first] = data.by_rank;
    if (!first || first.caused_per_step === 0 || first.caused_per_step === null) {
        return noLateRank(data);
    }
    const worst = data.by_rank.filter((row) => row.straggler === 1);
    const often = data.by_rank.filter((row) => row.worst_steps > 0);
    if (worst.length === 0) {
        return `There is no straggler: rank ${first.rank} causes the most exposed waiting, ${
            formatPercent(first.caused_pctg)} of it. In ${often.length === 1 ? `${first.worst_steps === first.steps
            ? 'every step' : `${first.worst_steps} of ${first.steps} steps`} it is this rank`
            : `different steps it is one of ${often.length} ranks`}.${lateRank(data.by_rank)}`;
    }
    const [row] = worst;
    const ranks = data.by_rank;
    const mean = ranks.reduce((sum, one) => sum + one.step_time, 0) / ranks.length;
    const like = row.step_time_like_median;
    const when = row.worst_steps === row.steps ? 'every step'
        : `${row.worst_steps} of ${row.steps} steps`;
    const saved = Math.max(mean - like, 0);
    return `Rank ${row.rank} is a straggler: it causes ${formatPercent(row.caused_pctg)} of the `
        + `exposed waiting, the most of all ranks in ${when}${because(row, ranks.length - 1)}. If it `
        + 'came at the same time as the others, the mean step of all ranks would be '
        + `${formatTime(saved)} shorter (${formatTime(like)})${saved
            < LITTLE * Math.min(row[`${row.cause}_excess_per_step`],
                row.caused_per_step / (ranks.length - 1))
            ? ': not more, because some other rank hardly waits for it' : ''}.`;
}

/** Whether nothing of a device ran before the collectives of a late rank: the device is not what the host holds up.
 * `end`: of the columns of a side. */
export const isOfHost = (row, end = '') => row[`compute_excess_per_step${end}`] === 0
    && row[`memory_excess_per_step${end}`] === 0;

/** The cause, if it explains at least half of the waiting of each other rank. */
function because(row, others) {
    const excess = row[`${row.cause}_excess_per_step`];
    return !(row.cause === 'idle' && isOfHost(row)) && excess >= row.caused_per_step / others / 2 ? `, because ${CAUSES[row.cause]} (${
        formatTime(excess)} a step more than the median rank)` : '';
}

// ---- clocks ----

const FEW = 12; // with fewer collectives, an interval holds the truth less often (docs/semantics.md §17)
const ON_CLOCK = ['reference', 'aligned', 'offset_only'];
const SHARE = 'record the same steps on all ranks, with at least 12 collectives that end together (all-reduce, '
    + 'all-gather, reduce-scatter, barrier)';
/** Why a rank is on no common clock: of one rank, of several, the reason, and what to do. */
export const OFF_CLOCK = { too_few: ['shares', 'share', 'too few collectives', SHARE],
    no_match: ['has', 'have', 'no collective that matches', SHARE],
    inconsistent: ['has', 'have', 'times that no clock explains', 'record all ranks again, in one run: these times '
        + 'are of a clock that did not run evenly, or not of this run'],
    clock_step: ['has', 'have', 'a clock that was set while it recorded', 'record again while nothing sets the clocks '
        + 'of the hosts (a time daemon may slew them, not step them)'] };
const ranksOf = (rows, word = 'Rank') => `${word}${rows.length > 1 ? 's' : ''} ${formatList(rows.map(({ rank }) => rank))}`;

/** By how much clocks were set, if that is known: of two ranks alone, one of both was. */
function setWords(rows) {
    const sizes = rows.map(({ jump_ns: jump = NaN }) => Math.abs(jump) / 1000);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) => formatTime(size));
    return sizes.some(Number.isNaN) ? '' : `${rows.some((row) => row.jump_with !== null)
        ? `A clock of ${ranksOf(rows, 'rank')} was` : rows.length > 1 ? `The clocks of ${ranksOf(rows, 'rank')} were`
            : `Rank ${rows[0].rank}\u2019s clock was`} set by ${least === most ? '' : `${least} to `}${most} while it recorded.`;
}

/** Why these ranks are on no common clock, and what to do. */
export function offClockWords(rows) {
    const found = Object.entries(OFF_CLOCK).map(([status, [one, many, what, remedy]]) => ({ one, many, what, remedy,
        of: rows.filter((row) => row.status === status) })).filter(({ of }) => of.length > 0);
    const remedies = [...new Set(found.map(({ remedy }) => remedy))];
    return [...found.map(({ of, one, many, what }) => (of[0].status === 'clock_step' && setWords(of))
        || `${ranksOf(of)} ${of.length > 1 ? many : one} ${what}.`),
    remedies.length > 0 && `To align ${rows.length > 1 ? 'them' : 'it'}, ${remedies.join('; ')}.`].filter(Boolean).join(' ');
}

const LEAST = 5;

/** Added to who comes last where the clock of some rank is not known: that rank may come later. */
export const OF_CLOCK = ' of the ranks on the common clock';

/** The rank that certainly comes last most often, the second, and whether the first stands out: twice as often,
 * and in five collectives more, or half of its own. */
export function latest(waiting) {
    const [first, second] = [...waiting].sort((a, b) => b.last_certain - a.last_certain);
    const [most, next] = [first, second].map((row) => row?.last_certain ?? 0);
    return { first, second, stands: most > 0 && most >= 2 * next && most - next >= Math.min(LEAST, first.instances / 2) };
}

/** Who certainly comes last most often; `of`: of which ranks that is said. */
function lastWords(waiting, of) {
    const { first, second, stands } = latest(waiting);
    if (!first?.last_certain) {
        return first ? 'No rank comes last by more than the clocks are uncertain.' : '';
    }
    const sum = (key) => waiting.reduce((all, row) => all + row[key], 0);
    const [all, unsure] = [sum('last'), sum('last') - sum('last_certain')];
    return `${of}${stands ? `${of ? 'rank' : 'Rank'} ${first.rank} comes last most often: ${first.last_certain < first.last
        ? 'certainly ' : ''}in ${formatPercent(100 * first.last_certain / first.instances)} of ${
        formatCount(first.instances)} collectives` : `${of ? 'no' : 'No'} rank stands out: rank ${first.rank} certainly comes last in ${
        formatCount(first.last_certain)} of ${formatCount(first.instances)} collectives, ${second?.last_certain > 0
        ? `rank ${second.rank} in ${formatCount(second.last_certain)}${second.instances === first.instances ? ''
            : ` of ${formatCount(second.instances)}`}` : 'no other in any'}`}.${2 * unsure > all ? ` In ${formatCount(unsure)} of ${
        formatCount(all)} it is not certain who comes last.` : ''}`;
}

/** Which ranks have one clock, and how well it is known. */
export function alignedWords(data) {
    if (data.per_rank.length === 1) {
        return 'There is one rank here: it has no other clock to compare with.';
    }
    const on = data.per_rank.filter((row) => ON_CLOCK.includes(row.status));
    const parts = data.components.filter((part) => part.ranks > 1);
    const clock = parts.length > 1 ? `${parts.length} clocks, between which nothing is known` : 'one clock';
    const known = parts.every((part) => part.applied === 'identity') ? 'that of their host'
        : `a time is known to ±\u00a0${formatTime(Math.max(...on.map((row) => row.uncertainty_ns)) / 1000)} or better`;
    const first = data.summary[0].status === 'not_aligned' ? 'The clocks of the ranks cannot be compared.'
        : `${on.length === data.per_rank.length ? `All ${on.length}` : on.length} ranks are on ${clock}: ${known}.`;
    const few = on.filter((row) => row.status !== 'reference' && row.instances < FEW
        && data.components[row.component].applied === 'fit');
    const unsure = few.length > 0 && `${ranksOf(few)} ${few.length > 1 ? 'share' : 'shares'} fewer than ${
        FEW} collectives: the interval may be too narrow.`;
    return [first, offClockWords(data.per_rank.filter((row) => !on.includes(row))), unsure].filter(Boolean).join(' ');
}

/** The same, and who comes last. */
export const clockWords = (data) => [alignedWords(data), lastWords(data.waiting, data.per_rank.every((row) =>
    ON_CLOCK.includes(row.status)) ? '' : 'Of the ranks on the common clock, ')].filter(Boolean).join(' ');

/** A share of arrivals that changes by fewer percentage points, or a skew by a smaller part, is not
 * told. */
const TOLD_POINTS = 10;
const TOLD_PART = 0.2;

/** The rank whose share of last arrivals changes most, if even the arrivals that are certain tell so. */
function arrivalChange([a, b]) {
    const before = new Map(a.waiting.map((row) => [row.rank, row]));
    const certain = (row, other) => 100 * row.last_certain / row.instances - other.last_pctg;
    const rows = b.waiting.map((row) => ({ row, old: before.get(row.rank) })).filter(({ row, old }) => old
        && Math.max(certain(row, old), certain(old, row)) >= TOLD_POINTS);
    const first = most(rows, ({ row, old }) => Math.abs(row.last_pctg - old.last_pctg));
    const share = (row, late) => `${row.last_certain === row.last ? '' : `at ${late ? 'least' : 'most'} `}${
        formatPercent(100 * (late ? row.last_certain : row.last) / row.instances)}`;
    const later = first && first.row.last_pctg > first.old.last_pctg;
    return first ? `Rank ${first.row.rank} arrives last in ${share(first.row, later)} of ${
        formatCount(first.row.instances)} collectives (A: ${share(first.old, !later)}).` : '';
}

/** How far the steps of the ranks are apart, if that changes by more than the clocks are uncertain. */
function skewChange(list) {
    const [a, b] = list.map((data) => most(data.skew, (row) => row.steps));
    const width = (data) => (data.components.every((part) => part.applied === 'identity') ? 0
        : Math.max(0, ...data.per_rank.map((row) => row.uncertainty_ns ?? 0)) / 1000);
    const change = Math.abs((b?.median ?? NaN) - (a?.median ?? NaN));
    const words = (row, data) => (row.median < width(data) ? `less than ${formatTime(width(data))}`
        : `${formatTime(row.median)}, at most ${formatTime(row.largest)}`);
    return change > 2 * Math.hypot(...list.map(width)) && change >= TOLD_PART * Math.max(a.median, b.median)
        ? `From the first to the last rank that begins a step it takes ${words(b, list[1])} (A: ${words(a, list[0])}).` : '';
}

/** The largest changes of who arrives last, and of how far steps are apart; null: none. */
export const clockChange = (list) => [arrivalChange(list), skewChange(list)].filter(Boolean).join(' ') || null;
