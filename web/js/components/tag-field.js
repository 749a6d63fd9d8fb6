// The field “Tags of the next uploads”: sets that are added while it contains tags get these when
// they are stored. So many sets of one branch or host become one group: tag:branch=main.
import { h, uniqueId } from '../dom.js';
import { uploads } from '../uploads.js';

const BYTES_MAX = 64; // of a tag, as on the server
const TAGS_MAX = 32; // of a set

/** Why a text cannot be a tag; '' if it can. */
function faultOf(tag) {
    const shown = `“${[...tag].slice(0, 40).join('')}${[...tag].length > 40 ? '…' : ''}”`;
    if (new TextEncoder().encode(tag).length > BYTES_MAX) {
        return `${shown} is too long: a tag has at most ${BYTES_MAX} bytes.`;
    }
    if (/\p{Cc}/u.test(tag)) {
        return `${shown} has a control character.`;
    }
    const [key, ...value] = tag.split('=');
    if (value.length > 0 && (key.trim() === '' || value.join('=').trim() === '')) {
        return `${shown} has nothing ${key.trim() === '' ? 'before' : 'after'} the “=”. Write, for `
            + 'example, branch=main.';
    }
    return '';
}

/**
 * The tags of a text with commas: {tags, fault}. Case does not distinguish tags, as on the server.
 */
function readTags(text) {
    const all = text.split(',').map((part) => part.trim().replace(/\s+/g, ' ')).filter((tag) => tag !== '');
    const keys = all.map((tag) => tag.toLowerCase());
    const tags = all.filter((tag, i) => keys.indexOf(keys[i]) === i);
    const fault = tags.map(faultOf).find((words) => words !== '')
        ?? (tags.length > TAGS_MAX ? `${tags.length} tags are too many: a set has at most ${TAGS_MAX}.` : '');
    return { tags, fault };
}

const HELP = 'key=value, separated by commas';

export function createTagField() {
    const [id, helpId] = ['tags', 'tags-help'].map(uniqueId);
    const help = h('span', { id: helpId, class: 'tag-help', role: 'status' });
    const input = h('input', { type: 'text', id, autocomplete: 'off', spellcheck: 'false',
        placeholder: 'branch=main, host=a100-3', 'aria-describedby': helpId,
        value: uploads.tagText, on: { input: () => take(false), change: () => take(true) } });

    /** During typing, a solved fault disappears at once; a new one appears at the end. */
    function take(ended) {
        const { tags, fault } = readTags(input.value);
        Object.assign(uploads, { tagText: input.value, tags, tagFault: fault });
        if (ended || fault === '') {
            help.textContent = fault || HELP;
            help.classList.toggle('error-text', fault !== '');
            input.setAttribute('aria-invalid', String(fault !== ''));
        }
    }

    take(true);
    return h('div', { class: 'tag-field writes small' },
        h('label', { for: id }, 'Tags of the next uploads'), input, help);
}
