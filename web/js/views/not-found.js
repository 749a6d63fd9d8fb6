// The page for unknown addresses.
import { h } from '../dom.js';
import { addressOf } from '../place.js';

export const notFoundPage = {
    path: null,
    name: 'Not found',
    mount(main, context) {
        context.setTitle('Not found');
        main.append(h('div', { class: 'page' }, h('div', { class: 'empty' },
            h('h1', {}, 'There is no such page'),
            h('p', {}, 'The address may be mistyped. ',
                h('a', { href: addressOf('/') }, 'Go to your traces'), '.'))));
        return { update() {}, unmount() {} };
    },
};
