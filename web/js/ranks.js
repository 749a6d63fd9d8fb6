// Finds the rank of a trace file in its first and last bytes: enough to ask before an upload what
// the server would have to assume (server/ingest/ranks.c decides in the end).

const HEAD_BYTES = 4 << 20; // of JSON, read before the events
const WHOLE_BYTES = 16 << 20; // a zipped file up to this size is read to its end
const TAIL_BYTES = 256 << 10;
const FILES_AT_ONCE = 4;

/** The N of “rank[-_.= ]N” in a file's name; null if there is none. */
export function rankOfName(name) {
    const found = /rank[-_.= ]?(\d{1,15})/i.exec(name.slice(name.lastIndexOf('/') + 1));
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
