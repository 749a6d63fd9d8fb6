// The effect of damaged files on the numbers of a set, in the server's words: amber, with a sign
// and a word, so that colour is not the only mark.
import { h, icon } from '../dom.js';
import { formatCount, plural } from '../format.js';

/** The sign and the word that mark damage everywhere. */
export const damageMark = (word = 'Damaged') => h('strong', { class: 'damage-mark' },
    icon('warning'), word);

/** Notes that speak against a comparison: first those on damage, in a separate list. */
export function comparabilityNotes(notes) {
    const damage = notes.filter(({ severity }) => severity === 'damage');
    const others = notes.filter(({ severity }) => severity !== 'damage');
    return [damage.length > 0 && h('ul', { class: 'notice damage', 'aria-label': 'Damage' },
        damage.map(({ text }) => h('li', {}, damageMark(), ' ', text))),
    others.length > 0 && h('ul', { class: 'notice' },
        others.map(({ text }) => h('li', {}, text)))];
}

/** The notes that no sentence of the diagnosis says, too. */
export const unsaid = (notes, sentences) => notes.filter(({ text }) =>
    !sentences?.some((sentence) => sentence.text === text));

/** The files of a set whose numbers differ from the recording; `affected`: how many. */
export function damageList(files, affected = files?.length ?? 0) {
    return affected > 0 && h('div', { class: 'damage-list' },
        h('p', {}, damageMark(plural(affected, 'file') + ' damaged'),
            ': the numbers of this set are not what was recorded.'),
        h('ul', {}, files.map(({ file, rank, text }) => h('li', {}, `Rank ${rank} (`,
            h('span', { class: 'mono' }, file), `): ${text}`)),
        affected > files.length && h('li', { class: 'muted' },
            `and ${formatCount(affected - files.length)} more`)));
}
