// What the files are that a user adds: which sets they make, of which rank each file is, and which
// of two sets is the control.
import { groupBy } from './rows.js';

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

/** Negative: the words of the names say that `a` is the earlier one; positive: that `b` is; 0: they
 * do not say. */
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

/** Splits names into two sides by opposite words: [indices of the earlier ones, of the later ones],
 * or null if a name has neither word or one side is empty. */
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

/** The start of the recording of a set by the wall clock: nanoseconds, or null. A set in a list has
 * no files, but a date in seconds. */
function startOf(set) {
    if (!set.file_list) {
        return set.recorded ? BigInt(Date.parse(set.recorded)) * 10n ** 6n : null;
    }
    const starts = set.file_list.filter((file) => file.first_event_ns !== null)
        .map((file) => BigInt(file.first_event_ns));
    const first = starts.reduce((least, ns) => (least === null || ns < least ? ns : least), null);
    return first !== null && first > CLOCK_NS ? first : null;
}

/** The two sets, the control first: by their names, else by when they were recorded, else in the
 * order given. */
export function orderPair(first, second) {
    const names = orderOfNames(first.label, second.label);
    const [a, b] = [startOf(first), startOf(second)];
    const swap = names !== 0 ? names > 0 : a !== null && b !== null && b < a;
    return swap ? [second, first] : [first, second];
}

/** The words of a name that name neither its side nor a number. */
const subjectOf = (label) => [...new Set(wordsOf(label).filter((word) => !/\d/.test(word)
    && !EARLIER.includes(word) && !LATER.includes(word)))];

/** Whether the names say that two sets belong together: opposite sides of one thing (`before`,
 * `after`), the same words (`run 7`, `run 8`), one name with a word more, or two words in
 * common. */
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

/** A likely pair among `sets`, newest first: {control, test} with ids, '' if none is likely. Among
 * several sets, two whose names differ only by the word for the side: `ranks-control` and
 * `ranks-test`. */
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

// Finds the rank of a trace file in its first and last bytes: enough to ask before an upload what
// the server would have to assume (the server's reader decides in the end).

const HEAD_BYTES = 4 << 20; // of JSON, read before the events
const WHOLE_BYTES = 16 << 20; // a zipped file up to this size is read to its end
const TAIL_BYTES = 256 << 10;
const FILES_AT_ONCE = 4;

/** The N of “rank[-_.= ]N” in a file's name, else in its folder's; null if there is none. */
export function rankOfName(name) {
    const [base, ...folders] = name.split('/').reverse();
    const found = [/rank[-_.= ]?(\d{1,15})/i.exec(base), ...folders.map((folder) =>
        /(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(folder))].find((one) => one !== null);
    return found ? Number(found[1]) : null;
}

/** The text of an object's own members, starting after its brace, without inner objects. */
function ownMembers(text, from) {
    let own = '';
    let depth = 0;
    for (let i = from; i < text.length && depth >= 0; i += 1) {
        const c = text[i];
        if (c === '"') {
            const end = endOfString(text, i + 1);
            own += depth === 0 ? text.slice(i, end) : '';
            i = end - 1;
        } else if (c === '{' || c === '[') {
            depth += 1;
        } else if (c === '}' || c === ']') {
            depth -= 1;
        } else if (depth === 0) {
            own += c;
        }
    }
    return own;
}

function endOfString(text, from) {
    let i = from;
    while (i < text.length && text[i] !== '"') {
        i += text[i] === '\\' ? 2 : 1;
    }
    return i + 1;
}

/** The rank that “distributedInfo” states in a piece of a trace; null if it does not. */
export function rankOfText(text) {
    const start = /"distributedInfo"\s*:\s*\{/.exec(text);
    const found = start
        && /"rank"\s*:\s*"?(\d{1,15})\b/.exec(ownMembers(text, start.index + start[0].length));
    return found ? Number(found[1]) : null;
}

async function isGzip(file) {
    const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    return a === 0x1f && b === 0x8b;
}

/** The beginning of the JSON, read piece by piece, until `enough(text)` or `most` characters. */
async function readHead(file, most, enough) {
    const zipped = await isGzip(file);
    const bytes = file.slice(0, zipped ? file.size : most).stream();
    const reader = bytes.pipeThrough(zipped ? new DecompressionStream('gzip')
        : new TransformStream()).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    let ended = false;
    try {
        while (text.length < most && !enough(text)) {
            const { done, value } = await reader.read();
            if (done) {
                ended = true;
                break;
            }
            text += value;
        }
    } catch {
        // Damaged or cut: the part before that counts.
    }
    reader.cancel().catch(() => {});
    return { text, ended, zipped };
}

const enoughSaid = (text) => text.includes('"traceEvents"')
    || (text.includes('"distributedInfo"') && rankOfText(text) !== null);

/** Facts about one file: {isTrace, rank}; rank null: not stated. */
async function lookAt({ name, file }) {
    if (PERFETTO.test(name)) {
        return { isTrace: true, rank: rankOfName(name) };
    }
    const head = await readHead(file, HEAD_BYTES, enoughSaid);
    if (!/^\s*[[{]/.test(head.text)) {
        return { isTrace: false, rank: null };
    }
    let rank = rankOfText(head.text.split('"traceEvents"')[0]);
    if (rank === null && !head.zipped) {
        rank = rankOfText(await file.slice(Math.max(0, file.size - TAIL_BYTES)).text());
    } else if (rank === null && file.size <= WHOLE_BYTES / 8) {
        const { text } = await readHead(file, WHOLE_BYTES, () => false);
        rank = rankOfText(text.slice(-TAIL_BYTES));
    }
    return { isTrace: true, rank: rank ?? rankOfName(name) };
}

/** Adds to each of the files [{name, file}] the result of `lookAt`, as `seen`. */
export async function lookAtFiles(files) {
    let next = 0;
    const work = async () => {
        while (next < files.length) {
            const one = files[next];
            next += 1;
            try {
                one.seen ??= await lookAt(one);
            } catch {
                one.seen = { isTrace: false, rank: null }; // unreadable: the upload reports it
            }
        }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
}

const pieceOf = async (file, from, length) =>
    new Uint8Array(await file.slice(from, from + length).arrayBuffer());

/** Whether two files hold the same bytes. */
export async function sameBytes(a, b) {
    let piece = 64 << 10; // differences are mostly near the beginning
    let from = 0;
    while (from < a.size && a.size === b.size) {
        const [x, y] = await Promise.all([pieceOf(a, from, piece), pieceOf(b, from, piece)]);
        if (x.some((byte, i) => byte !== y[i])) {
            return false;
        }
        from += piece;
        piece = 4 << 20;
    }
    return a.size === b.size;
}

// Turns dropped or chosen files into sets: [{label, files: [{name, file}], skipped}], with
// `bundle` if the only file is one. `name` is the path below the folder, as in “tracediff ingest
// FOLDER”.

// As in server/intake/folder.c.
const ARCHIVE = /\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i;
const PERFETTO = /\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i;
const TRACE = new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${PERFETTO.source}`, 'i');
const MACOS = /(^|\/)(\._[^/]*$|__MACOSX\/)/; // what macOS writes beside files
const BESIDE = /\.tracediff\.json$/i; // what a recorder noted, beside the trace that it is named after
const BUNDLE = /\.tracediff$/i; // a comparison in one file: docs/store.md

/** The files of a drop. Call it inside the event: the items are invalid afterwards. */
export function fromDrop(transfer) {
    const entries = [];
    const loose = [];
    for (const item of transfer.items) {
        if (item.kind !== 'file') {
            continue;
        }
        const entry = item.webkitGetAsEntry?.();
        if (entry?.isDirectory) {
            entries.push(entry);
        } else {
            const file = item.getAsFile();
            if (file) {
                loose.push({ name: file.name, file });
            }
        }
    }
    return collect(entries, loose);
}

async function collect(entries, loose) {
    const groups = [];
    for (const entry of entries) {
        const files = [];
        await walk(entry, '', files);
        groups.push(makeGroup(entry.name, files));
    }
    return groups.concat(looseGroups(loose));
}

/** Groups of files outside folders: one for each bundle or archive, and one for the traces. */
function looseGroups(loose) {
    const isAlone = ({ name }) => BUNDLE.test(name) || ARCHIVE.test(name);
    const traces = loose.filter((one) => !isAlone(one));
    const groups = loose.filter(isAlone).map((one) =>
        ({ label: one.name.replace(BUNDLE, '').replace(ARCHIVE, ''), files: [one], skipped: [],
            bundle: BUNDLE.test(one.name) }));
    return traces.length > 0 ? [...groups, makeGroup(nameOfFiles(traces), traces)] : groups;
}

/** Adds every file below a directory to `files`, names relative to `prefix`. */
async function walk(directory, prefix, files) {
    const reader = directory.createReader();
    const children = [];
    // readEntries() returns them in portions; an empty one is the end.
    for (;;) {
        const portion = await new Promise((resolve, reject) => {
            reader.readEntries(resolve, reject);
        });
        if (portion.length === 0) {
            break;
        }
        children.push(...portion);
    }
    children.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const child of children) {
        if (child.isDirectory) {
            await walk(child, `${prefix}${child.name}/`, files);
        } else {
            const file = await new Promise((resolve, reject) => child.file(resolve, reject));
            files.push({ name: prefix + child.name, file });
        }
    }
}

/** The files of an <input type=file>, with or without `webkitdirectory`. */
export function fromInput(list) {
    const files = [...list].map((file) => ({ file, name: file.webkitRelativePath || file.name }));
    const isLoose = ({ name }) => name.indexOf('/') <= 0;
    return foldersOf(files.filter((one) => !isLoose(one))).concat(looseGroups(files.filter(isLoose)));
}

/** The files of each top folder as a group. */
const foldersOf = (files) => [...groupBy(files, ({ name }) => name.slice(0, name.indexOf('/')))]
    .map(([label, list]) => makeGroup(label, list.map((one) =>
        ({ ...one, name: one.name.slice(label.length + 1) }))));

export const isBeside = ({ name }) => BESIDE.test(name);
export const isOfMacos = ({ name }) => MACOS.test(name);

/** The name of the trace that a file stands beside. */
const traceOf = ({ name }) => name.replace(BESIDE, '');

function makeGroup(label, files) {
    const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
    const traces = new Set(sorted.map(({ name }) => name)
        .filter((name) => (TRACE.test(name) || ARCHIVE.test(name)) && !MACOS.test(name)));
    const isSent = (one) => (isBeside(one) ? traces.has(traceOf(one)) : traces.has(one.name));
    return {
        label,
        files: traces.size === 0 ? [] : sorted.filter(isSent),
        skipped: traces.size === 0 ? sorted : sorted.filter((one) => !isSent(one)),
    };
}

/** A common name for files [{name}]: the beginning that their names share. */
function nameOfFiles(files) {
    const names = files.filter((one) => !isBeside(one)).map(({ name }) => name.slice(name.lastIndexOf('/') + 1)
        .replace(TRACE, '').replace(/\.pt\.trace$/i, ''));
    if (names.length === 1) {
        return names[0];
    }
    let [common = ''] = names;
    for (const name of names) {
        while (!name.startsWith(common)) {
            common = common.slice(0, -1);
        }
    }
    common = common.replace(/[-_. ]+$/, '').replace(/[-_. ]rank$/i, '');
    return common.length >= 3 ? common : 'traces';
}

/** A folder of folders is often several sets (before/, after/). The groups of its sub-folders, or
 * null if there are not several, or files beside them. */
function folderParts(group) {
    const parts = group.files.every(({ name }) => name.includes('/')) ? foldersOf(group.files) : [];
    return parts.length < 2 || parts.every(({ label }) => /_ascend_pt$/i.test(label)) ? null : parts;
}

// Decides before an upload whether a group of files is one set, several, or a question for the
// user. Files that state different ranks are one set. If ranks would have to be assumed, or two
// files are the same rank, they may be several sets, and only the user knows.

const LOOKED_AT = 256; // files; more are unlikely to be several sets in one group
const PARTS_MAX = 20;

const baseName = (name) => name.slice(name.lastIndexOf('/') + 1);

/** The part of a file name that the profiler gives to all files of a process: everything except the
 * time. */
const processOf = (name) => /([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(name)?.[1]
    ?? /([^/]*)_\d{14,}_ascend_pt\//i.exec(name)?.[1] ?? null;

/** What else is in the folder of a process that Ascend's profiler writes. */
const BESIDE_ASCEND = /_ascend_pt\/(?!(.*\/)?trace_view\.json)/i;
const isTrace = (one) => one.seen.isTrace && !isBeside(one) && !BESIDE_ASCEND.test(one.name);

/** Whether two files have the same trace: the server keeps one. */
async function isCopy(a, b) {
    const stem = (name) => name.replace(/\.gz$/i, '');
    return stem(a.name) === stem(b.name) || sameBytes(a.file, b.file);
}

/** The distinct traces: [{…file, more}]; `more` are copies of the file and later recordings of the
 * same process, which stay in its group. */
async function distinctFiles(files) {
    const kept = [];
    const goesWith = async (one, other) => one.seen.rank === other.seen.rank
        && (await isCopy(one, other) || (processOf(one.name) !== null
            && processOf(one.name) === processOf(other.name)));
    for (const one of files.filter(isTrace)) {
        let home = null;
        for (let i = 0; i < kept.length && home === null; i += 1) {
            home = await goesWith(one, kept[i]) ? kept[i] : null;
        }
        if (home === null) {
            kept.push({ ...one, more: [] });
        } else {
            home.more.push(one);
        }
    }
    return kept;
}

const ranksOf = (files) => files.map(({ seen }) => seen.rank);
const allStated = (ranks) => !ranks.includes(null) && new Set(ranks).size === ranks.length;

/** If each rank occurs equally often: the files as sets with each rank once; else null. */
function partsByRank(files) {
    const byRank = groupBy(files, ({ seen }) => seen.rank);
    const counts = new Set([...byRank.values()].map((same) => same.length));
    if (byRank.has(null) || byRank.size < 2 || counts.size !== 1) {
        return null;
    }
    return Array.from({ length: [...counts][0] }, (_, i) =>
        [...byRank.values()].map((same) => same[i]));
}

/** The proposed split of files into several sets: lists of files. */
function splitFiles(files) {
    const sides = sidesOfNames(files.map(({ name }) => baseName(name)));
    return sides?.map((side) => side.map((i) => files[i]))
        ?? partsByRank(files) ?? files.map((file) => [file]);
}

/** The lists as groups with distinct labels, made from the names of their files. */
function asGroups(lists, group) {
    const used = new Set();
    return lists.map((files, i) => {
        const own = nameOfFiles(files);
        const label = [own, `${group.label} ${own}`, `${group.label} ${i + 1}`]
            .find((name) => !used.has(name)) ?? `${own} ${i + 1}`;
        used.add(label);
        const traces = files.flatMap(({ more, ...file }) => [file, ...more]);
        const names = new Set(traces.map(({ name }) => name));
        const others = group.files.filter((one) => (isBeside(one) ? names.has(traceOf(one))
            : i === 0 && !one.seen.isTrace));
        return { ...makeGroup(label, [...traces, ...others]), settled: true };
    });
}

/** The ranks of the files as one set: {ranks, assumed or same}. */
function oneSet(files) {
    const ranks = ranksOf(files);
    if (ranks.includes(null)) {
        return { ranks: files.length, assumed: ranks.every((rank) => rank === null) };
    }
    return { ranks: new Set(ranks).size, same: ranks.find((rank, i) => ranks.indexOf(rank) !== i) };
}

/** Folders within a folder: several sets, unless all their files state different ranks. */
function planFolders(group, folders, files) {
    const named = folders.length === 2 && sidesOfNames(folders.map(({ label }) => label));
    if (!named && allStated(ranksOf(files))) {
        return {};
    }
    return folders.length === 2 ? { parts: folders }
        : { question: { kind: 'folders', parts: folders.map((part) =>
            ({ ...part, settled: true })), one: oneSet(files), manyFirst: true } };
}

function kindOf(ranks) {
    if (ranks.includes(null)) {
        return 'assumed';
    }
    return allStated(ranks) ? 'named' : 'equal';
}

/** Whether the names differ by numbers alone: the files may be ranks, or recordings of one rank. */
const areNumbered = (files) => new Set(files.map(({ name }) => name.replace(/\d+/g, '0'))).size === 1;

/** The same for many files, of which a few are looked at. */
async function planMany(group) {
    const files = group.files.filter((one) => !isBeside(one));
    const few = files.slice(0, FILES_AT_ONCE);
    if (files.some(({ name }) => rankOfName(name) !== null || processOf(name) !== null)
        || !areNumbered(files)) {
        return {};
    }
    await lookAtFiles(few);
    return few.some(({ seen }) => seen.rank !== null || !seen.isTrace) ? {}
        : { question: { kind: 'assumed', parts: [], one: { ranks: files.length, assumed: true },
            open: true } };
}

/** {}: one set; {parts}: those groups; {question: {kind, parts, one, manyFirst, open}}, `open`: the
 * files of one set may be recordings of one rank. */
export async function planGroup(group) {
    if (group.files.length > LOOKED_AT) {
        return planMany(group);
    }
    await lookAtFiles(group.files);
    if (group.files.length < 2 || group.settled) {
        return {};
    }
    const files = await distinctFiles(group.files);
    const folders = folderParts(group);
    if (folders !== null && folders.length <= PARTS_MAX) {
        return planFolders(group, folders, files);
    }
    const ranks = ranksOf(files);
    const sides = sidesOfNames(files.map(({ name }) => baseName(name)));
    if (files.length < 2 || (allStated(ranks) && sides === null)) {
        return {};
    }
    const lists = splitFiles(files);
    const one = oneSet(files);
    const open = sides === null && one.assumed === true && areNumbered(files);
    return lists.length > PARTS_MAX && !open ? {} : { question: { kind: kindOf(ranks), one, open,
        parts: lists.length > PARTS_MAX ? [] : asGroups(lists, group),
        manyFirst: sides !== null || lists.length === 2 } };
}
