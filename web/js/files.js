// Turns dropped or chosen files into sets: [{label, files: [{name, file}], skipped}], with
// `bundle` if the only file is one. `name` is the path below the folder, as in “tracediff ingest
// FOLDER”.

const TRACE = /(?<!\.tracediff)\.json$|\.json\.gz$/i;
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

/** Groups of files outside folders: one for each bundle, and one for the traces. */
function looseGroups(loose) {
    const traces = loose.filter(({ name }) => !BUNDLE.test(name));
    const groups = loose.filter(({ name }) => BUNDLE.test(name)).map((one) =>
        ({ label: one.name.replace(BUNDLE, ''), files: [one], skipped: [], bundle: true }));
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
    const folders = new Map();
    const loose = [];
    for (const file of list) {
        const path = file.webkitRelativePath;
        const slash = path.indexOf('/');
        if (slash > 0) {
            const top = path.slice(0, slash);
            if (!folders.has(top)) {
                folders.set(top, []);
            }
            folders.get(top).push({ name: path.slice(slash + 1), file });
        } else {
            loose.push({ name: file.name, file });
        }
    }
    return [...folders].map(([label, files]) => makeGroup(label, files))
        .concat(looseGroups(loose));
}

export const isBeside = ({ name }) => BESIDE.test(name);

/** The name of the trace that a file stands beside. */
export const traceOf = ({ name }) => name.replace(BESIDE, '');

export function makeGroup(label, files) {
    const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
    const traces = new Set(sorted.map(({ name }) => name).filter((name) => TRACE.test(name)));
    const isSent = (one) => (isBeside(one) ? traces.has(traceOf(one)) : traces.has(one.name));
    return {
        label,
        files: traces.size === 0 ? [] : sorted.filter(isSent),
        skipped: traces.size === 0 ? sorted : sorted.filter((one) => !isSent(one)),
    };
}

/** A common name for files [{name}]: the beginning that their names share. */
export function nameOfFiles(files) {
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

/**
 * A folder of folders is often several sets (before/, after/). The groups of its sub-folders, or
 * null if there are not several, or files beside them.
 */
export function folderParts(group) {
    const parts = new Map();
    for (const { name, file, seen } of group.files) {
        const slash = name.indexOf('/');
        if (slash < 0) {
            return null;
        }
        const top = name.slice(0, slash);
        if (!parts.has(top)) {
            parts.set(top, []);
        }
        parts.get(top).push({ name: name.slice(slash + 1), file, seen });
    }
    return parts.size < 2 ? null : [...parts].map(([label, files]) => makeGroup(label, files));
}
