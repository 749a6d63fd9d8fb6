// The Traces page: what is stored, adding to it, and picking the two sides of a comparison.
import * as api from '../api.js';
import { announce, button, fill, h, icon, iconButton, uniqueId } from '../dom.js';
import { fromInput } from '../files.js';
import { formatCount, plural } from '../format.js';
import { compareHref, findSet, readCompare, readTraces, shortId, STEP_ROWS, tracesHref }
    from '../state.js';
import { uploads } from '../uploads.js';
import { createActivity } from '../components/activity.js';
import { createSetTable } from '../components/set-table.js';
import { toast } from '../components/toast.js';

const RECORD = `from torch.profiler import profile, schedule, tensorboard_trace_handler
with profile(schedule=schedule(wait=1, warmup=1, active=4),
             on_trace_ready=tensorboard_trace_handler("control")) as profiler:
    for batch in loader:
        train(batch)
        profiler.step()`;

/** Where the comparison of two sets starts: the rows of the steps themselves left out. */
function startCompare(control, test) {
    return compareHref({ ...readCompare(''), control: shortId(control), test: shortId(test),
        exclude: [STEP_ROWS] });
}

/** A hidden file input behind a button. */
function chooser(text, iconName, attributes) {
    const input = h('input', { type: 'file', multiple: true, hidden: true, ...attributes,
        on: { change: () => {
            const groups = fromInput(input.files);
            if (groups.length > 0) {
                uploads.add(groups);
            } else if (attributes.webkitdirectory) {
                toast('That folder is empty.', { urgent: true });
            }
            input.value = '';
        } } });
    return h('span', { class: 'writes' }, h('button', { type: 'button',
        on: { click: () => input.click() } }, icon(iconName), text), input);
}

function emptyState() {
    return h('div', { class: 'empty' },
        h('h2', {}, 'No traces yet'),
        h('ol', {},
            h('li', {}, 'Record a few training steps with ',
                h('code', {}, 'torch.profiler'), ', once before and once after your change:',
                h('pre', {}, h('code', {}, RECORD))),
            h('li', {}, 'Each run leaves a folder with one ', h('code', {}, '.json'), ' or ',
                h('code', {}, '.json.gz'), ' file per rank.'),
            h('li', {}, 'Drop both folders anywhere into this window, then compare them.')));
}

function skeleton() {
    return h('div', { class: 'card skeleton-list', 'aria-hidden': 'true' },
        Array.from({ length: 3 }, () => h('div', { class: 'skeleton' })));
}

/** The strip that says what is picked and leads to the comparison. */
function createPickBar(onSwap) {
    const control = h('span', { class: 'side side-control' });
    const test = h('span', { class: 'side side-test' });
    const swap = iconButton('swap', 'Swap control and test', onSwap);
    const go = h('a', { class: 'button primary', href: '/compare' }, 'Compare');
    const hint = h('span', { class: 'muted' });
    const node = h('section', { class: 'pick-bar', 'aria-label': 'Control and test' },
        h('div', { class: 'pick-pair' }, control, swap, test), hint, go);

    function draw(a, b) {
        const side = (box, letter, set) => fill(box, h('b', { class: 'letter' }, letter),
            set ? h('span', { class: 'ellipsis', title: set.label }, set.label)
                : h('span', { class: 'muted' }, 'not picked'));
        side(control, 'A', a);
        side(test, 'B', b);
        const same = a && b && a.id === b.id;
        hint.textContent = same ? 'Both sides are the same set.' : '';
        swap.disabled = !a && !b;
        if (a && b) {
            go.href = startCompare(a.id, b.id);
            go.removeAttribute('aria-disabled');
        } else {
            go.removeAttribute('href');
            go.setAttribute('aria-disabled', 'true');
        }
    }
    return { node, draw };
}

const MANY = 10; // sets, from which on there is something to look for in

/** The field that leaves of many sets those that a text is in. `onFind(text)` → how many. */
function createFinder(onFind) {
    const id = uniqueId('find');
    const left = h('span', { class: 'muted small' });
    const input = h('input', { id, type: 'search', autocomplete: 'off', spellcheck: 'false',
        placeholder: 'Find by label, note or device', on: {
            input: () => announce(find()),
            keydown: (event) => {
                if (event.key === 'Escape' && input.value !== '') {
                    event.preventDefault();
                    input.value = '';
                    announce(find());
                }
            },
        } });
    const node = h('div', { class: 'find-bar', hidden: true },
        h('label', { for: id, class: 'visually-hidden' }, 'Find trace sets'), input, left);

    function find() {
        const count = onFind(input.value);
        const text = count === 0 ? 'No set has that.' : plural(count, 'set');
        left.textContent = input.value.trim() === '' ? '' : text;
        return text;
    }
    return { node, draw(sets) {
        node.hidden = sets <= MANY && input.value === '';
        find();
    }, clear() {
        input.value = '';
    } };
}

/** A likely pair, told by the labels, else by age: the older one is the control. */
function guessPair(sets) {
    if (sets.length < 2) {
        return { control: '', test: '' };
    }
    const find = (pattern) => sets.find((set) => pattern.test(set.label));
    const control = find(/control|baseline|before|\bbase\b|\bold\b/i);
    const test = find(/\btest|after|candidate|\bnew\b/i);
    if (control && test && control !== test) {
        return { control: control.id, test: test.id };
    }
    return sets.length === 2 ? { control: sets[1].id, test: sets[0].id }
        : { control: '', test: '' };
}

export const tracesPage = {
    path: '/',
    name: 'Traces',
    mount(main, context) {
        return createTraces(main, context);
    },
};

function createTraces(main, context) {
    let sets = null;
    let picked = { control: '', test: '' }; // full ids, '' where nothing is picked
    let chosen = false; // a person picked; a guess does not overrule that
    let arrived = ''; // the set to draw the eye to
    const arrivals = []; // ids of the sets that came while this page was open
    let unmounted = false;
    const count = h('span', { class: 'count' });
    const content = h('div', { class: 'content' }, skeleton());
    const table = createSetTable({ pick, save, remove });
    const finder = createFinder((text) => table.filter(text));
    const bar = createPickBar(() => choose({ control: picked.test, test: picked.control }));
    const activity = createActivity((id) => {
        arrived = id;
        if (!arrivals.includes(id)) {
            arrivals.push(id);
        }
        load();
    });
    bar.node.hidden = true;

    main.append(h('div', { class: 'page traces-page' },
        h('div', { class: 'page-head' }, h('h1', {}, 'Traces ', count),
            h('div', { class: 'page-actions' },
                h('span', { class: 'muted drop-hint writes' }, 'Drop folders anywhere, or'),
                chooser('Choose a folder', 'folder', { webkitdirectory: true,
                    'aria-label': 'Choose a folder of traces', id: 'choose-folder' }),
                chooser('Choose files', 'file', { accept: '.json,.gz',
                    'aria-label': 'Choose trace files', id: 'choose-files' }))),
        activity.node, bar.node, finder.node, content));
    context.setTitle('Traces');

    function draw() {
        if (!sets || unmounted) {
            return;
        }
        context.setTitle(`Traces (${sets.length})`);
        count.textContent = sets.length > 0 ? formatCount(sets.length) : '';
        bar.node.hidden = sets.length === 0;
        if (sets.length === 0) {
            finder.clear();
            finder.node.hidden = true;
            fill(content, emptyState());
            return;
        }
        if (table.node.parentNode !== content) {
            fill(content, table.node);
        }
        table.draw(sets, picked);
        bar.draw(sets.find((s) => s.id === picked.control),
            sets.find((s) => s.id === picked.test));
        if (arrived) {
            finder.clear(); // what is new has to be seen
        }
        finder.draw(sets.length);
        if (arrived) {
            table.flash(arrived);
            arrived = '';
        }
    }

    async function load() {
        const slow = setTimeout(() => context.busy(true), 400);
        try {
            const answer = await api.listSets();
            if (unmounted) {
                return;
            }
            sets = answer;
            readPicks(location.search);
            draw();
        } catch (error) {
            if (!unmounted) {
                fill(content, h('div', { class: 'error-box', role: 'alert' },
                    h('h2', {}, 'The traces cannot be listed'), h('p', {}, error.message),
                    button('Try again', load, { class: 'primary' })));
            }
        } finally {
            clearTimeout(slow);
            if (!unmounted) {
                context.busy(false);
            }
        }
    }

    /** Picks out of the URL; where it is silent, a likely pair, put into the URL. */
    function readPicks(search) {
        const wanted = readTraces(search);
        picked = {
            control: findSet(sets, wanted.control)?.id ?? '',
            test: findSet(sets, wanted.test)?.id ?? '',
        };
        if (search === '' || (arrivals.length > 1 && !chosen)) {
            const fresh = sets.filter((set) => arrivals.includes(set.id));
            const guess = guessPair(fresh.length > 1 ? fresh.slice(0, 2) : sets);
            if (guess.control && (guess.control !== picked.control
                || guess.test !== picked.test)) {
                picked = guess;
                context.go(pickHref(), { replace: true });
            }
        }
    }

    const pickHref = () => tracesHref({ control: shortId(picked.control),
        test: shortId(picked.test) });

    function choose(next) {
        chosen = true;
        picked = next;
        context.go(pickHref());
        draw();
    }

    function pick(side, set) {
        choose({ ...picked, [side]: set.id });
        announce(`${set.label} is the ${side}.`);
    }

    async function save(set, changes) {
        try {
            const changed = await api.patchSet(set.id, changes);
            sets = sets.map((s) => (s.id === set.id ? { ...s, ...changed } : s));
            draw();
            announce('Saved.');
            return true;
        } catch (error) {
            toast(`Not saved. ${error.message}`, { urgent: true });
            return false;
        }
    }

    async function remove(set) {
        try {
            await api.deleteSet(set.id);
        } catch (error) {
            toast(`“${set.label}” was not deleted. ${error.message}`, { urgent: true });
            return;
        }
        sets = sets.filter((s) => s.id !== set.id);
        draw();
        main.focus({ preventScroll: true });
        toast(`“${set.label}” was deleted.`, { seconds: 30, action: { label: 'Undo',
            run: async () => {
                try {
                    await api.restoreSet(set.id);
                    arrived = set.id;
                    await load();
                } catch (error) {
                    toast(`“${set.label}” cannot be brought back. ${error.message}`,
                        { urgent: true });
                }
            } } });
    }

    load();
    return {
        update(search) {
            if (sets) {
                const before = JSON.stringify(picked);
                readPicks(search);
                if (JSON.stringify(picked) !== before) {
                    draw();
                }
            }
        },
        unmount() {
            unmounted = true;
            activity.unmount();
        },
    };
}
