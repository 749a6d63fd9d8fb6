// Values in the address that are not good. Those that a page does not know, it leaves out, and a bar
// above it says which; those that the server refuses are in its message. A button clears each: the
// rest of the address stays.
import { announce, button, fill, h } from '../dom.js';
import { unknownIn } from '../parameters.js';

const LETTERS = 40; // of a value
const shortened = (text) => (text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text);

/** A button that clears parameters of the address. */
function clearButton(context, values) {
    const words = values.map(({ name, value }) => `${name}=${shortened(value)}`).join(' and ');
    return button(`Clear ${words}`, () => {
        const address = new URL(location.href);
        values.forEach(({ name }) => address.searchParams.delete(name));
        context.go(address.pathname + address.search);
    });
}

/**
 * The bar under the head of the pages: {draw(page, more)}. The page has read(search); `more`: the
 * values that only its data show to be unknown.
 */
export function createBadValues(node, context) {
    let shown = '';
    return { draw(page, more = []) {
        const values = [...page.read ? unknownIn(page.read, location.search) : [], ...more];
        const words = values.map(({ name, value, allowed }) =>
            `“${name}=${shortened(value)}” in the address is not used. Allowed: ${allowed}.`);
        if (words.join('\n') !== shown) {
            shown = words.join('\n');
            node.hidden = words.length === 0;
            fill(node, words.map((text) => h('span', {}, text)),
                words.length > 0 && clearButton(context, values));
            announce(words.join(' '));
        }
    } };
}

/**
 * The name in the address of the parameter that the server's message begins with; '' if it is none.
 * `side`: the set that was asked, where the server does not know which of the two it is.
 */
export function refusedName(message, search, side = '') {
    const given = new URLSearchParams(search);
    const names = [...message.matchAll(/\b(\w+): /g)].flatMap(([, name]) => [name,
        name.replace(/^set(?=_|$)/, side || 'control'), name.replace(/^(set|control|test)_/, '')]);
    return [...names, ...side !== '' && message.startsWith('there is no') ? [side] : []]
        .find((name) => given.has(name)) ?? '';
}

/** Adds the button to the message about a refusal. */
export function offerClearing(context, box, message, side) {
    const name = refusedName(message, location.search, side);
    if (name !== '') {
        box?.append(clearButton(context, [{ name,
            value: new URLSearchParams(location.search).getAll(name).join() }]));
    }
}
