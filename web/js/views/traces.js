// The Traces page: lists the stored sets, adds sets, and picks the two sides of a comparison.
import * as api from '../api.js';
import { announce, button, debounce, fill, h, icon, iconButton } from '../dom.js';
import { fromInput } from '../files.js';
import { formatCount } from '../format.js';
import { likelyPair } from '../pairing.js';
import { PROFILE, RECORD } from '../record.js';
import { findSet, readTraces, shortId, startHref, tracesHref } from '../state.js';
import { uploads } from '../uploads.js';
import { createActivity } from '../components/activity.js';
import { createQuota } from '../components/quota.js';
import { createSetList } from '../components/set-list.js';
import { copyText } from '../components/op-detail.js';
import { createTagField } from '../components/tag-field.js';
import { toast } from '../components/toast.js';
import { addressOf } from '../place.js';

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

/** Code that can be copied. */
function recipe(code) {
    return h('div', { class: 'recipe' }, h('pre', {}, h('code', {}, code)),
        button('Copy', () => copyText(code, 'Code copied.'), { class: 'small-button',
            'aria-label': 'Copy the code' }));
}

/** Shown if nothing is stored: what this is, a sample pair, and how to record traces. */
function emptyState() {
    const sample = (text, name, kind) => {
        const add = button(text, async () => {
            add.disabled = true;
            try {
                await uploads.addSample(name);
            } catch (error) {
                toast(`The sample cannot be added. ${error.message}`, { urgent: true });
                add.disabled = false;
            }
        }, { class: kind });
        return add;
    };
    return h('div', { class: 'empty' },
        h('h2', {}, 'No traces yet'),
        h('p', { class: 'tagline' }, 'tracediff compares two runs of a PyTorch program, as its '
            + 'profiler recorded them, and says what changed, by how much, and why.'),
        h('p', { class: 'writes sample-offer' }, sample('Look at a sample pair', '', 'primary'),
            h('span', { class: 'muted' }, 'Two recordings of a training on an H200; attention '
                + 'was one kernel, then written by hand.')),
        h('p', { class: 'writes sample-offer' }, sample('One with four ranks', 'ranks', ''),
            h('span', { class: 'muted' }, 'Generated, with four changes planted in the second.')),
        h('h3', {}, 'Your own'),
        h('ol', {},
            h('li', {}, 'Copy ', h('code', {}, 'clients/python/tracediff_record.py'),
                ' of tracediff beside your program, and record a few training steps, once before '
                + 'and once after your change:', recipe(RECORD),
                h('details', {}, h('summary', {}, 'Or with ', h('code', {}, 'torch.profiler'),
                    ' alone, which does not time the steps without the profiler'),
                recipe(PROFILE))),
            h('li', {}, 'Each run leaves a folder with one ', h('code', {}, '.json'), ' or ',
                h('code', {}, '.json.gz'), ' file per rank.'),
            h('li', { class: 'writes' }, 'Drop both folders anywhere in this window, together '
                + 'or one after the other: the comparison opens by itself.')));
}

/** The strip that shows the picked sets and links to the comparison. */
function createPickBar(onSwap) {
    const control = h('span', { class: 'side side-control' });
    const test = h('span', { class: 'side side-test' });
    const swap = iconButton('swap', 'Swap control and test', onSwap);
    const go = h('a', { class: 'button primary', href: addressOf('/compare') }, 'Compare');
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
            go.href = startHref(a.id, b.id);
            go.removeAttribute('aria-disabled');
        } else {
            go.removeAttribute('href');
            go.setAttribute('aria-disabled', 'true');
        }
    }
    return { node, draw };
}

export const tracesPage = {
    path: '/',
    name: 'Traces',
    read: readTraces,
    mount(main, context) {
        return createTraces(main, context);
    },
};

const GUESS_MAX = 24; // sets, from which the page may guess a pair
const ARRIVALS_MS = 100;

function createTraces(main, context) {
    let state = readTraces(location.search);
    let picked = { control: null, test: null }; // sets; null if nothing is picked
    let shown = []; // the sets of the page of the list
    let chosen = false; // the user picked; a guess does not override that
    const arrivals = []; // ids of the sets of this tab that were stored while this page was open
    let unmounted = false;
    const count = h('span', { class: 'count' });
    const quota = createQuota();
    const list = createSetList({ change, pick, ready: quota.load, loaded, empty: emptyState, context });
    const bar = createPickBar(() => choose({ control: picked.test, test: picked.control }));
    const activity = createActivity(arrive, () => list.reload());
    const tagField = createTagField();
    bar.node.hidden = true;
    tagField.hidden = true;

    main.append(h('div', { class: 'page traces-page' },
        h('div', { class: 'page-head' }, h('h1', {}, 'Traces ', count),
            h('div', { class: 'page-actions' },
                h('span', { class: 'muted drop-hint writes' }, 'Drop folders anywhere, or'),
                chooser('Choose a folder', 'folder', { webkitdirectory: true,
                    'aria-label': 'Choose a folder of traces', id: 'choose-folder' }),
                chooser('Choose files', 'file', { accept: '.json,.gz,.tracediff',
                    'aria-label': 'Choose trace files', id: 'choose-files' }))),
        tagField,
        h('p', { class: 'muted small traces-lost writes' }, 'This server does not keep the trace '
            + 'files, so you cannot download them later or open them in Perfetto. ', h('code', {},
            'tracediff serve --keep-traces=20G'), ' keeps them.'),
        quota.node, activity.node, bar.node, list.node));
    context.setTitle('Traces');

    function change(changes, options) {
        context.go(tracesHref({ ...state, ...changes }), options);
    }

    function draw() {
        list.show(state, { control: picked.control?.id ?? '', test: picked.test?.id ?? '',
            labels: { control: picked.control?.label ?? '', test: picked.test?.label ?? '' } });
        bar.draw(picked.control, picked.test);
    }

    /** After an answer to the list: shows the number of sets and guesses a pair. */
    function loaded({ sets, allTotal, checking = false }) {
        if (unmounted) {
            return;
        }
        shown = sets;
        context.setTitle(`Traces (${formatCount(allTotal)})`);
        count.textContent = allTotal > 0 ? formatCount(allTotal) : '';
        bar.node.hidden = allTotal === 0;
        tagField.hidden = allTotal === 0;
        if (location.search === '' && allTotal <= GUESS_MAX && !checking) {
            guess(sets);
        }
        readPicks();
    }

    /** Puts a likely pair of these sets into the URL. */
    function guess(sets) {
        const { control, test } = likelyPair(sets);
        if (control && (control !== picked.control?.id || test !== picked.test?.id)) {
            picked = { control: findSet(sets, control), test: findSet(sets, test) };
            change({ control: shortId(control), test: shortId(test) }, { replace: true });
        }
    }

    /** A set was stored: if it is of this tab, the list must show it. */
    function arrive(id) {
        const own = uploads.transfers.some((transfer) => transfer.job?.set === id);
        if (own && !arrivals.includes(id)) {
            arrivals.push(id);
        }
        if (own) {
            change({ q: '', tag: [], sort: 'created', order: 'desc', page: 1 }, { replace: true });
        }
        reload(own ? id : '');
    }

    const reload = debounce(ARRIVALS_MS, async (id) => { // many sets may arrive at once
        await list.reload(id);
        if (arrivals.length > 1 && !chosen && !unmounted) {
            const fresh = await api.namedSets(arrivals.slice(-GUESS_MAX)).catch(() => []);
            if (!unmounted && !chosen) {
                fresh.sort((a, b) => arrivals.indexOf(b.id) - arrivals.indexOf(a.id)); // newest first
                const { control } = likelyPair(fresh);
                guess(control === '' ? fresh.slice(0, 2) : fresh);
            }
        }
    });

    /** Reads the picked sets from the URL; asks the server for those that are not in the list. */
    async function readPicks() {
        const asked = state;
        const names = ['control', 'test'].map((side) => asked[side]);
        const missing = names.filter((name) => name !== '' && !shown.some((set) =>
            set.id.startsWith(name)));
        const more = await api.namedSets(missing).catch(() => null);
        if (unmounted || asked !== state) {
            return;
        }
        const [control, test] = names.map((name) => (name === '' ? null
            : shown.find((set) => set.id.startsWith(name)) ?? findSet(more ?? [], name) ?? null));
        picked = { control, test };
        context.unknown(['control', 'test'].filter((side) => more && state[side] !== '' && !picked[side])
            .map((name) => ({ name, value: state[name], allowed: 'a stored set' })));
        draw();
    }

    function choose(next) {
        chosen = true;
        picked = next;
        change({ control: shortId(next.control?.id ?? ''), test: shortId(next.test?.id ?? '') });
    }

    function pick(side, set) {
        choose({ ...picked, [side]: set });
        announce(`${set.label} is the ${side}.`);
    }

    /** Picks the set that has the focus; false if none has. */
    function pickFocused(side) {
        const set = list.focused();
        return set ? pick(side, set) : false;
    }

    draw();
    return {
        keys: {
            search: list.search,
            enter: list.enter,
            control: () => pickFocused('control'),
            test: () => pickFocused('test'),
        },
        update(search) {
            const before = state;
            state = readTraces(search);
            draw();
            if (before.control !== state.control || before.test !== state.test) {
                readPicks();
            }
        },
        back: () => list.reload(),
        unmount() {
            unmounted = true;
            reload.cancel();
            list.unmount();
            activity.unmount();
        },
    };
}
