// Decides before an upload whether a group of files is one set, several, or a question for the
// user. Files that state different ranks are one set. If ranks would have to be assumed, or two
// files are the same rank, they may be several sets, and only the user knows.
import { folderParts, isBeside, makeGroup, nameOfFiles, traceOf } from './files.js';
import { sidesOfNames } from './pairing.js';
import { lookAtFiles, sameBytes } from './ranks.js';

const LOOKED_AT = 256; // files; more are unlikely to be several sets in one group
const PARTS_MAX = 20;

const baseName = (name) => name.slice(name.lastIndexOf('/') + 1);

/**
 * The part of a file name that the profiler gives to all files of a process: everything except
 * the time.
 */
const processOf = (name) => /^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(name)?.[1] ?? null;

/** Whether two files have the same trace: the server keeps one. */
async function isCopy(a, b) {
    const stem = (name) => name.replace(/\.gz$/i, '');
    return stem(a.name) === stem(b.name) || sameBytes(a.file, b.file);
}

/**
 * The distinct traces: [{…file, more}]; `more` are copies of the file and later recordings of the
 * same process, which stay in its group.
 */
async function distinctFiles(files) {
    const kept = [];
    const goesWith = async (one, other) => one.seen.rank === other.seen.rank
        && (await isCopy(one, other) || (processOf(one.name) !== null
            && processOf(one.name) === processOf(other.name)));
    for (const one of files.filter((file) => file.seen.isTrace && !isBeside(file))) {
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
    const byRank = Map.groupBy(files, ({ seen }) => seen.rank);
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
    return { ranks: new Set(ranks).size, same: ranks.find((rank, i) =>
        ranks.indexOf(rank) !== i) };
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

/** {}: one set; {parts}: those groups; {question: {kind, parts, one, manyFirst}}. */
export async function planGroup(group) {
    if (group.files.length > LOOKED_AT) {
        return {};
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
    return lists.length > PARTS_MAX ? {} : { question: { kind: kindOf(ranks),
        parts: asGroups(lists, group), one: oneSet(files),
        manyFirst: sides !== null || lists.length === 2 } };
}
