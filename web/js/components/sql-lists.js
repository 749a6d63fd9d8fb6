// Statements to start from: the examples, and the saved queries.
import * as api from '../api.js';
import { button, fill, h, iconButton } from '../dom.js';
import { plural } from '../format.js';
import { EXAMPLES } from '../sql/examples.js';
import { editText } from './inline-edit.js';
import { toast } from './toast.js';

const NAME_MAX = 100;

/** `onPick(statement)`. Returns {node, draw(two: whether there is a second set), open(on)}. */
export function createExamples(onPick) {
    const list = h('div', { class: 'example-lists' });
    const node = h('details', { class: 'card sql-list' },
        h('summary', {}, h('h2', {}, 'Examples')), list);
    const part = (title, sides, possible) => h('section', { 'aria-label': title },
        h('h3', {}, title, !possible && h('span', { class: 'muted small' },
            ': choose a test as well')),
        h('ul', {}, EXAMPLES.filter((one) => one.sides === sides).map((one) =>
            h('li', {}, button(one.title, () => onPick(one.statement),
                { class: 'link-button', disabled: !possible })))));
    return {
        node,
        draw: (two) => fill(list, part('One set', 1, true), part('Control and test', 2, two)),
        open: (on) => { node.open = on; },
    };
}

/**
 * `statement()` is the text of the editor. Returns {node, save: the button that saves it, load(),
 * forgetName(): call it when the statement is another one}.
 */
export function createSaved({ onPick, statement }) {
    const list = h('ul', {});
    const node = h('details', { class: 'card sql-list', hidden: true },
        h('summary', {}, h('h2', {}, 'Saved queries')), list);
    const box = h('span', { class: 'save-query writes' });
    let saved = [];
    let picked = ''; // the name of the query in the editor

    function fail(error) {
        toast(`That did not work. ${error.message}`, { urgent: true });
        return false;
    }

    async function keep(name) {
        try {
            await api.saveQuery(name, statement());
        } catch (error) {
            return fail(error);
        }
        picked = name;
        restore(true);
        await load();
        node.open = true;
        toast(`“${name}” is saved.`, { seconds: 4 });
        return true;
    }

    async function forget(query) {
        try {
            await api.deleteQuery(query.name);
        } catch (error) {
            fail(error);
            return;
        }
        await load();
        (list.querySelector('button') ?? box.querySelector('button')).focus();
        toast(`“${query.name}” is deleted.`, { action: { label: 'Undo', run: async () => {
            await api.saveQuery(query.name, query.statement).catch(fail);
            await load();
        } } });
    }

    function restore(focus) {
        fill(box, button('Save …', () => {
            if (statement().trim() === '') {
                toast('First write a statement.', { seconds: 4 });
                return;
            }
            editText(box, picked, { name: 'Name of the query', maxlength: NAME_MAX,
                saveSame: true },
                keep, () => restore(true));
        }, { title: 'Save the statement under a name, in this store' }));
        if (focus) {
            box.querySelector('button').focus();
        }
    }

    function draw() {
        node.hidden = saved.length === 0;
        node.querySelector('summary').title = plural(saved.length, 'query', 'queries');
        fill(list, saved.map((query) => h('li', {}, button(query.name, () => {
            picked = query.name;
            onPick(query.statement);
        }, { class: 'link-button', title: query.statement }),
        iconButton('trash', `Delete ${query.name}`, () => forget(query),
            { class: 'writes' }))));
    }

    async function load() {
        try {
            saved = await api.listQueries();
        } catch {
            saved = []; // the page works without saved queries
        }
        draw();
    }

    restore(false);
    return { node, save: box, load, forgetName: () => { picked = ''; } };
}
