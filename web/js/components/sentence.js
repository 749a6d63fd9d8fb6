// A sentence of the server, of its parts: texts, names that were read from traces, and numbers.
import { h } from '../dom.js';
import { shortenApart } from '../format.js';

const LETTERS = 56; // of a name

/** A number in the writing of the pages. */
const numberText = (number) => number.replace(/^-/, '\u2212').replaceAll(' ', '\u00a0');

/** The nodes of the parts; `page(row)` is the address of a row, or null where there is none;
 *  `letters`: of a name, at most. */
export function sentenceNodes(parts, page = () => null, letters = LETTERS) {
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
