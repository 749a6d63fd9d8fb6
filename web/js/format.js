// Numbers and names for people. Times are in microseconds with up to three decimals (exact
// nanoseconds). The notation does not depend on the browser's language, so that a link shows
// everybody the same text.

// Numbers in decimal notation, as Intl.NumberFormat('en-US') writes them. The first use of Intl
// delays the first paint of a page by 27 ms or more.

/** The digits of a number that is not negative: [before the point, after it]. */
function digitsOf(size) {
    const [mantissa, power = '0'] = String(size).split('e');
    const [whole, part = ''] = mantissa.split('.');
    const shift = Number(power);
    if (shift < 0) {
        const all = whole.padStart(1 - shift, '0');
        return [all.slice(0, shift), all.slice(shift) + part];
    }
    return [whole + part.padEnd(shift, '0').slice(0, shift), part.slice(shift)];
}

/** Writes `least` to `most` digits after the point; rounds half away from zero. */
export function decimal(n, least, most) {
    const sign = n < 0 || Object.is(n, -0) ? '-' : '';
    if (!Number.isFinite(n)) {
        return Number.isNaN(n) ? 'NaN' : `${sign}∞`;
    }
    let [whole, part] = digitsOf(Math.abs(n));
    if (part.length > most) {
        const up = part[most] >= '5';
        const all = whole + part.slice(0, most);
        const rounded = up ? String(BigInt(all) + 1n).padStart(all.length, '0') : all;
        whole = rounded.slice(0, rounded.length - most);
        part = rounded.slice(rounded.length - most);
    }
    while (part.length > least && part.endsWith('0')) {
        part = part.slice(0, -1);
    }
    part = part.padEnd(least, '0');
    return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === '' ? '' : `.${part}`);
}

export const NONE = '–';
const MINUS = '\u2212';
const NBSP = '\u00a0';

/** A formatter with a dash for what is not there. */
const known = (format) => (value) => (value === null || value === undefined ? NONE : format(value));
const withMinus = (text, value) => (value < 0 ? MINUS + text : text);
const signed = (text, value) => (value > 0 ? `+${text}` : withMinus(text, value));

// Counts are integers, except counts per step.
const grouped = (n) => decimal(n, 0, 2);
export const formatCount = known((n) => grouped(n).replace('-', MINUS));
export const formatCountDiff = known((n) => signed(grouped(Math.abs(n)), n));

/** The unit in which `size` is readable: [name, its size]. Each of `units` is 1000 times the one before. */
function scaleOf(size, units) {
    const place = Math.max(0, units.findLastIndex((_, i) => size >= 999.5 * 1000 ** (i - 1)));
    return [units[place], 1000 ** place];
}

/** FLOPs: 5.76e12 → `5.76 T`. */
export const formatFlops = known((value) => {
    const [unit, per] = scaleOf(Math.abs(value), ['', 'K', 'M', 'G', 'T', 'P', 'E']);
    const left = Math.abs(value) / per;
    const digits = left >= 99.95 ? 0 : left >= 9.995 ? 1 : 2;
    return withMinus(decimal(left, 0, digits), value) + (unit && NBSP + unit);
});

export const formatFlopsDiff = (value) => (value > 0 ? '+' : '') + formatFlops(value);

/** Scales for times: microseconds per unit; for bandwidths: GB/s per unit. */
const TIMES = [['s', 1e6], ['ms', 1e3], ['µs', 1], ['ns', 1e-3]];
const RATES = [['TB/s', 1e3], ['GB/s', 1], ['MB/s', 1e-3], ['kB/s', 1e-6]];

const largestIn = (scales, size, zero) => scales.find(([, per]) => size >= per * 0.99995)
    ?? (size > 0 ? scales.at(-1) : zero);

/** The most readable unit for `us`: [name, microseconds per unit]. */
export const timeScale = (us) => largestIn(TIMES, Math.abs(us), TIMES[2]);

/** The most readable unit for `rate`, in GB/s: [name, GB/s per unit]. */
export const rateScale = (rate) => largestIn(RATES, Math.abs(rate), RATES[1]);

/** Four digits, so that a column looks even; whole nanoseconds have no fraction. */
function significant(us, [unit, per]) {
    const size = Math.abs(us / per);
    const digits = size === 0 || unit === 'ns' || size >= 999.95 ? 0
        : size >= 99.995 ? 1 : size >= 9.9995 ? 2 : 3;
    return decimal(size, digits, digits) + NBSP + unit;
}

/** 12345.678 → "12.35 ms". */
export const formatTime = known((us) => {
    const text = significant(us, timeScale(us));
    return /[1-9]/.test(text) ? withMinus(text, us) : text;
});
export const formatTimeDiff = known((us) => signed(significant(us, timeScale(us)), us));

function three(size) {
    const digits = size >= 99.95 || size < 0.005 ? 0 : size >= 9.995 ? 1 : 2;
    return decimal(size, digits, digits);
}

/** Three digits, for lists and headlines: 12345.678 → "12.3 ms"; with its sign. */
export function shortTime(us) {
    const [unit, per] = timeScale(us * 1.0005);
    return withMinus(three(Math.abs(us / per)) + NBSP + unit, us);
}
export const shortTimeDiff = (us) => (us > 0 ? '+' : '') + shortTime(us);

/** Two times as [from, to]; with one unit if both have the same. */
export function shortTimes(from, to) {
    const [unit, per] = timeScale(Math.max(from, to) * 1.0005);
    return [from, to].every((us) => us === 0 || timeScale(us * 1.0005)[0] === unit)
        ? [three(from / per), three(to / per) + NBSP + unit] : [from, to].map(shortTime);
}

/** All digits down to the ns: 12345.678 → "12.345678 ms". */
function exact(us) {
    const [unit, per] = timeScale(Math.max(1, Math.abs(us)));
    return decimal(Math.abs(us) / per, 0, { s: 9, ms: 6, µs: 3 }[unit]) + NBSP + unit;
}
export const exactTime = known((us) => withMinus(exact(us), us));
export const exactTimeDiff = known((us) => signed(exact(us), us));

/** 2270.687 (GB/s) → "2.271 TB/s". */
export const formatRate = known((rate) => withMinus(significant(rate, rateScale(rate)), rate));
export const formatRateDiff = known((rate) => signed(significant(rate, rateScale(rate)), rate));
export const exactRate = known((rate) => `${decimal(rate, 0, 9).replace('-', MINUS)}${NBSP}GB/s`);

const finite = (format) => (value) => (Number.isFinite(value) ? format(value) : NONE);

function percentDigits(size) {
    const digits = size > 0 && size < 0.05 ? 2 : size >= 1000 || size === 0 ? 0 : 1;
    return `${size > 0 && size < 0.005 ? '<0.01' : decimal(size, digits, digits)}${NBSP}%`;
}

/** A share in percent: 12.34 → "12.3 %". */
export const formatPercent = finite((value) => withMinus(percentDigits(Math.abs(value)), value));

/** A change in percent; ten times as much or more is a factor, "12.3×". */
export const formatPercentDiff = finite((value) => {
    const times = 1 + value / 100;
    const digits = times >= 99.95 ? 0 : 1;
    return value >= 900 ? `${decimal(times, digits, digits)}×`
        : signed(percentDigits(Math.abs(value)), value);
});

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A probability: 0.012, 7.4 × 10⁻⁷. */
export const formatProbability = finite((p) => {
    if (p === 0 || p >= 0.001) {
        return String(Number(p.toPrecision(2)));
    }
    const [digits, power] = p.toExponential(1).split('e-');
    return `${digits}${NBSP}×${NBSP}10⁻${[...power].map((d) => POWERS[d]).join('')}`;
});

/** A probability for a narrow column: 0.012, <0.001. */
export const shortProbability = finite((p) => (p < 0.001 ? '<0.001' : decimal(p, 3, 3)));

/** The most readable unit for `n` bytes, in powers of ten, as for disks and networks: [name, bytes per unit]. */
export const bytesScale = (n) => scaleOf(Math.abs(n), ['B', 'kB', 'MB', 'GB', 'TB']);

/** 1234567 → "1,234,567 B". */
export const exactBytes = known((n) => `${formatCount(n)}${NBSP}B`);

/** 1234567 → "1.23 MB". */
export const formatBytes = known((n) => {
    const [unit, per] = bytesScale(n);
    const value = Math.abs(n) / per;
    const digits = unit === 'B' || value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return withMinus(decimal(value, digits, digits) + NBSP + unit, n);
});
export const formatBytesDiff = known((n) => signed(formatBytes(Math.abs(n)), n));

/** The class of a change, for its colour. */
export const signOf = (value) => (value > 0 ? 'more' : value < 0 ? 'less' : 'calm');

/** "1 rank", "2 ranks". */
export function plural(n, one, many = `${one}s`) {
    return `${formatCount(n)}${NBSP}${n === 1 ? one : many}`;
}

/** [0,1,2,5] → "0–2, 5". Sorted input; at most `parts` pieces are written. */
export function formatList(numbers, parts = 6) {
    const pieces = [];
    for (let i = 0; i < numbers.length;) {
        let j = i;
        while (j + 1 < numbers.length && numbers[j + 1] === numbers[j] + 1) {
            j += 1;
        }
        if (j - i >= 2) {
            pieces.push(`${numbers[i]}–${numbers[j]}`);
        } else {
            for (let k = i; k <= j; k += 1) {
                pieces.push(String(numbers[k]));
            }
        }
        i = j + 1;
    }
    return pieces.length > parts ? `${pieces.slice(0, parts).join(', ')}, …` : pieces.join(', ');
}

/** Shortens in the middle: both ends of a kernel's name distinguish it. */
export function shortenMiddle(text, length) {
    const letters = Array.from(text);
    if (letters.length <= length) {
        return text;
    }
    const head = Math.ceil((length - 1) * 0.55);
    const tail = length - 1 - head;
    return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - tail).join('')}`;
}

const LEAD = 8; // letters shown before a difference

const commonLength = (a, b) => {
    let n = 0;
    while (n < a.length && n < b.length && a[n] === b[n]) {
        n += 1;
    }
    return n;
};

/** Where a name begins to differ from the most similar one, which is its neighbour in the order: in
 * UTF-16 units, a little before the difference. */
function distinction(sorted, i) {
    const name = sorted[i];
    const like = (other) => (other === undefined ? 0 : commonLength(name, other));
    const place = Math.max(0, Math.max(like(sorted[i - 1]), like(sorted[i + 1])) - LEAD);
    // Not between the halves of a surrogate pair.
    return place > 0 && /[\uDC00-\uDFFF]/.test(name[place]) ? place - 1 : place;
}

/** The same for many: Map name → position. Kernels of one family may differ only in a tile size
 * deep inside; a shortened name must show that place. */
export function findDistinctions(names) {
    const sorted = [...new Set(names)].sort();
    return new Map(sorted.map((name, i) => [name, distinction(sorted, i)]));
}

/** Shortens to `length` letters: the beginning, and the part from `place` on. */
export function shortenAround(text, length, place) {
    const head = Math.floor(length * 0.4);
    const room = length - head - 1;
    // With little room, fewer letters before the difference.
    const from = place + (room < 2 * LEAD ? LEAD - Math.floor(room / 3) : 0);
    if (text.length <= length || place === 0 || from <= head) {
        return shortenMiddle(text, length);
    }
    const start = Math.max(head, Math.min(from, text.length - room));
    if (start <= head + 1) {
        return `${Array.from(text).slice(0, length - 1).join('')}…`;
    }
    const cut = start + room < text.length;
    return `${Array.from(text).slice(0, head).join('')}…${
        text.slice(start, cut ? start + room - 1 : undefined)}${cut ? '…' : ''}`;
}

/** The name without the return type of a kernel, which is always void. */
const bareName = (name) => name.replace(/^void (?=\S)/, '');

/** Shortens names to `length` letters so that no two look alike, as far as the room allows: to the
 * beginning and the part where each differs from the most similar one; if several still look alike,
 * also the part where these begin to differ. Names can be added later, without processing all
 * again. Returns {add(names), text(name)}. */
export function createApart(length) {
    let sorted = [];
    const places = new Map(); // name → where it differs
    const groups = new Map(); // shown text → {names, first: where they differ}
    const shown = new Map(); // name → its group
    const bare = (name) => (name.length > length ? bareName(name) : name);

    function put(name, place) {
        const before = shown.get(name);
        const text = shortenAround(name, length, place);
        places.set(name, place);
        if (before?.text === text) {
            return;
        }
        if (before) {
            before.names.delete(name);
            before.first = null;
        }
        const group = groups.get(text) ?? { text, names: new Set(), first: null };
        group.names.add(name);
        group.first = null;
        groups.set(text, group);
        shown.set(name, group);
    }

    function firstDifference(group) {
        if (group.first === null) {
            const [one, ...others] = group.names;
            group.first = others.reduce((least, other) =>
                Math.min(least, commonLength(one, other)), one.length);
        }
        return group.first;
    }

    return {
        add(names) {
            const fresh = [...new Set(names.map(bare))].filter((name) => !places.has(name));
            const isFresh = new Set(fresh);
            sorted = [...sorted, ...fresh.sort()].sort();
            sorted.forEach((name, i) => {
                if (isFresh.has(name) || isFresh.has(sorted[i - 1]) || isFresh.has(sorted[i + 1])) {
                    const place = distinction(sorted, i);
                    if (place !== places.get(name)) {
                        put(name, place);
                    }
                }
            });
        },
        text(whole) {
            const name = bare(whole);
            const group = shown.get(name);
            return group.names.size === 1 || length < 16 ? group.text
                : showBoth(name, length, firstDifference(group), places.get(name));
        },
    };
}

/** The texts of all these names, in order. */
export function shortenApart(names, length) {
    const apart = createApart(length);
    apart.add(names);
    return names.map(apart.text);
}

/** Some letters of the beginning, those around `first`, and those from `second` on. */
function showBoth(text, length, first, second) {
    const head = Math.floor(length * 0.2);
    const middle = Math.max(4, Math.floor(length * 0.25));
    const from = Math.max(head, first - 2);
    const room = length - head - middle - 3;
    const start = Math.max(from + middle, Math.min(second, text.length - room));
    const gap = (end, next) => (next <= end ? '' : next === end + 1 ? text[end] : '…');
    return text.slice(0, head) + gap(head, from) + text.slice(from, from + middle)
        + gap(from + middle, start) + text.slice(start, start + room)
        + gap(start + room, text.length);
}

/** A label as a part of a file name. */
export function fileNamePart(label) {
    return label.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '')
        .slice(0, 60) || 'set';
}

/** Plotly reads its texts as pseudo-HTML. */
export function escapeMarkup(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of at most `width` letters, broken after a separator if there is one. */
export function wrapText(text, width, maxLines) {
    const lines = [];
    let rest = Array.from(text);
    while (rest.length > width && lines.length < maxLines - 1) {
        let cut = width;
        for (let i = width; i > width * 0.6; i -= 1) {
            if (' ,:<>()'.includes(rest[i - 1])) {
                cut = i;
                break;
            }
        }
        lines.push(rest.slice(0, cut).join(''));
        rest = rest.slice(cut);
    }
    lines.push(rest.length > width ? `${rest.slice(0, width - 1).join('')}…` : rest.join(''));
    return lines;
}

/** Round values in a range, at most about `most` of them: {values, step}. */
export function ticksOf({ from, to }, most) {
    const rough = (to - from) / Math.max(1, most);
    if (!(rough > 0) || !Number.isFinite(rough)) {
        return { values: [], step: 0 };
    }
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((m) => m * power >= rough * 0.999999) ?? 10);
    const values = [];
    for (let k = Math.ceil(from / step - 1e-9); k * step <= to + step * 1e-9; k += 1) {
        values.push(k * step + 0); // + 0: never -0
    }
    return { values, step };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const twoDigits = (n) => String(n).padStart(2, '0');

const HOUR_MS = 3600000;

/** The time from now to an ISO time: “in 3 days”; `now` in milliseconds. */
export function formatUntil(iso, now = Date.now()) {
    const hours = Math.round((Date.parse(iso) - now) / HOUR_MS);
    if (hours >= 48) {
        return `in ${plural(Math.floor(hours / 24), 'day')}`;
    }
    return hours >= 1 ? `in ${plural(hours, 'hour')}` : 'within the hour';
}

/** An ISO time of the server in the local time zone. */
export function formatDate(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? NONE
        : `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}, ${
            twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
