// Converts positions in a statement: SQLite counts bytes of UTF-8, a text field UTF-16 units.

/** The place in `text` after `bytes` bytes. */
export function placeOfByte(text, bytes) {
    let at = 0;
    let left = bytes;
    for (const letter of text) {
        const code = letter.codePointAt(0);
        left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        if (left < 0) {
            break;
        }
        at += letter.length;
    }
    return Math.min(at, text.length);
}

/** {line, column: both from 1, text: of the line, from, to: the word there}. */
export function lineAt(text, at) {
    const begin = text.lastIndexOf('\n', at - 1) + 1;
    const next = text.indexOf('\n', at);
    const line = text.slice(begin, next < 0 ? text.length : next);
    const word = /^(?:\w+|.)/u.exec(text.slice(at))?.[0] ?? '';
    return { line: text.slice(0, begin).split('\n').length, column: at - begin + 1, text: line,
        from: at, to: at + word.length };
}
