// The Traces page: lists the stored sets, adds sets, and picks the two sides of a comparison.
import * as api from '../api.js';
import { copyText } from '../components/op-table.js';
import { createSetList } from '../components/set-list.js';
import { jobCard, jobText, transferCard } from '../components/transfer-card.js';
import { announce, button, debounce, fill, h, icon, iconButton, keep, keptList, refill, toast, uniqueId }
    from '../dom.js';
import { formatCount } from '../format.js';
import { fromInput, likelyPair } from '../pairing.js';
import { addressOf, findSet, readTraces, shortId, startHref, tracesHref } from '../state.js';
import { jobEnded, serverJobs, uploads } from '../uploads.js';

// How traces are recorded: the first is the snippet of README.md, and a test compares them.

const RECORD = `\
from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`;

/** Without the recorder. */
const PROFILE = `\
from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

with profile(
    activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],
    # Let caches and clocks settle, then record six steps.
    schedule=schedule(wait=2, warmup=3, active=6, repeat=1),
    on_trace_ready=tensorboard_trace_handler("traces/before", use_gzip=True),
    record_shapes=True,
) as profiler:
    for batch in loader:
        train_step(batch)
        profiler.step()
`;

// The list of uploads and jobs on the Traces page.

const DISMISSED = 'tracediff.dismissed-jobs';
const FAILED_SHOWN_MS = 24 * 3600 * 1000;
const LINE_MS = 10000; // between two announcements of the same work

const dismissedJobs = () => keptList(DISMISSED);

/** If the browser does not keep that, the job appears again at the next visit. */
const dismissJob = (job) => keep(DISMISSED, JSON.stringify([...dismissedJobs().slice(-50), job.id]));

/** Whether a job of the server is shown: running jobs, and failures of the last day. */
function isShown(job, seen, gone) {
    const recent = job.state === 'failed'
        && Date.now() - Date.parse(job.finished ?? job.created) < FAILED_SHOWN_MS;
    return !gone.includes(job.id) && (!jobEnded(job) || seen.has(job.id) || recent);
}

/** Announces progress to screen readers, at each stage and at intervals. */
function createTeller() {
    const told = new Map(); // key → {state, stage, at}
    return {
        tell(key, { state, stage = '', text }) {
            const before = told.get(key);
            const passed = performance.now() - (before?.at ?? 0);
            if (before?.state === state && before.stage === stage && passed < LINE_MS) {
                return;
            }
            const same = before?.state === state;
            told.set(key, { state, stage, at: performance.now() });
            if (before && (!same || state === 'job' || state === 'running')) {
                announce(text, state === 'failed');
            }
        },
    };
}

function drawTransfers(part) {
    let fresh = null;
    for (const transfer of uploads.transfers) {
        let card = part.cards.get(transfer.key);
        if (!card) {
            card = transferCard(transfer);
            part.cards.set(transfer.key, card);
            fresh ??= card;
        }
        card.update();
        const { state, label, job } = transfer;
        part.teller.tell(transfer.key, { state, stage: job?.stage,
            text: `${label}: ${state === 'failed' ? 'failed. ' : ''}${card.text()}` });
    }
    return fresh;
}

function drawJobs(part) {
    const gone = dismissedJobs();
    serverJobs.running.forEach((job) => part.seen.add(job.id));
    const shown = serverJobs.list.filter((job) => isShown(job, part.seen, gone)).reverse();
    for (const job of shown) {
        if (!part.cards.has(job.id)) {
            part.cards.set(job.id, jobCard(job, () => {
                dismissJob(job);
                drawActivity(part);
            }));
        }
        part.cards.get(job.id).update(job);
        part.teller.tell(job.id, { state: job.state, stage: job.stage,
            text: `${job.label}: ${jobText(job)}` });
    }
    return shown;
}

function drawActivity(part) {
    part.frame = 0;
    const isEmpty = part.cards.size === 0;
    const fresh = drawTransfers(part);
    const keys = [...uploads.transfers.map((t) => t.key), ...drawJobs(part).map((job) => job.id)];
    for (const key of part.cards.keys()) {
        if (!keys.includes(key)) {
            part.cards.delete(key);
        }
    }
    refill(part.list, keys.map((key) => part.cards.get(key).node));
    part.node.hidden = part.cards.size === 0;
    if (fresh && !isEmpty) {
        fresh.node.scrollIntoView({ block: 'nearest' });
    }
    uploads.transfers.forEach(({ key }) => part.cards.get(key).focus());
}

function schedule(part) {
    if (part.frame === 0) {
        part.frame = requestAnimationFrame(() => drawActivity(part));
    }
}

/** {node, unmount()}. `onStored(setId)` is called when a set was stored, `onChange()` when a set
 * was changed or removed. */
function createActivity(onStored, onChange) {
    const part = {
        cards: new Map(), // transfer key or job id → card
        seen: new Set(), // jobs of the server that ran while this page was open
        frame: 0,
    };
    part.list = h('ul', { class: 'transfers' });
    part.node = h('section', { class: 'activity', 'aria-labelledby': 'activity-title',
        hidden: true },
    h('div', { class: 'section-head' },
        h('h2', { id: 'activity-title' }, 'Uploads and jobs')), part.list);
    part.teller = createTeller();

    const stop = new AbortController();
    const { signal } = stop;
    [uploads, serverJobs].forEach((source) =>
        source.addEventListener('change', () => schedule(part), { signal }));
    uploads.addEventListener('stored', ({ detail }) => onStored(detail.job.set), { signal });
    serverJobs.addEventListener('stored', ({ detail }) => onStored(detail.set), { signal });
    uploads.addEventListener('sets', onChange, { signal });
    drawActivity(part);
    return { node: part.node, unmount() {
        stop.abort();
        cancelAnimationFrame(part.frame);
    } };
}

// The field “Tags of the next uploads”: sets that are added while it contains tags get these when
// they are stored. So many sets of one branch or host become one group: tag:branch=main.

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

/** The tags of a text with commas: {tags, fault}. Case does not distinguish tags, as on the
 * server. */
function readTags(text) {
    const all = text.split(',').map((part) => part.trim().replace(/\s+/g, ' ')).filter((tag) => tag !== '');
    const keys = all.map((tag) => tag.toLowerCase());
    const tags = all.filter((tag, i) => keys.indexOf(keys[i]) === i);
    const fault = tags.map(faultOf).find((words) => words !== '')
        ?? (tags.length > TAGS_MAX ? `${tags.length} tags are too many: a set has at most ${TAGS_MAX}.` : '');
    return { tags, fault };
}

const HELP = 'key=value, separated by commas';

function createTagField() {
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
    return h('div', { class: 'empty' }, h('h2', {}, 'No traces yet'),
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
                h('code', {}, '.json.gz'), ' (or ', h('code', {}, '.pftrace'), ') file per rank.'),
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

function changeTraces(page, changes, options) {
    page.context.go(tracesHref({ ...page.state, ...changes }), options);
}

function drawTraces(page) {
    page.list.show(page.state, { control: page.picked.control?.id ?? '',
        test: page.picked.test?.id ?? '', labels: { control: page.picked.control?.label ?? '',
            test: page.picked.test?.label ?? '' } });
    page.bar.draw(page.picked.control, page.picked.test);
}

/** After an answer to the list: shows the number of sets and guesses a pair. */
function loaded(page, { sets, allTotal, checking = false }) {
    if (page.unmounted) {
        return;
    }
    page.shown = sets;
    page.context.setTitle(`Traces (${formatCount(allTotal)})`);
    page.count.textContent = allTotal > 0 ? formatCount(allTotal) : '';
    page.bar.node.hidden = allTotal === 0;
    page.tagField.hidden = allTotal === 0;
    if (location.search === '' && allTotal <= GUESS_MAX && !checking) {
        guessTraces(page, sets);
    }
    readPicks(page);
}

/** Puts a likely pair of these sets into the URL. */
function guessTraces(page, sets) {
    const { control, test } = likelyPair(sets);
    if (control && (control !== page.picked.control?.id || test !== page.picked.test?.id)) {
        page.picked = { control: findSet(sets, control), test: findSet(sets, test) };
        changeTraces(page, { control: shortId(control), test: shortId(test) }, { replace: true });
    }
}

/** A set was stored: if it is of this tab, the list must show it. */
function arriveTraces(page, id) {
    const own = uploads.transfers.some((transfer) => transfer.job?.set === id);
    if (own && !page.arrivals.includes(id)) {
        page.arrivals.push(id);
    }
    if (own) {
        changeTraces(page, { q: '', tag: [], sort: 'created', order: 'desc', page: 1 },
            { replace: true });
    }
    page.reload(own ? id : '');
}

/** Reads the picked sets from the URL; asks the server for those that are not in the list. */
async function readPicks(page) {
    const asked = page.state;
    const names = ['control', 'test'].map((side) => asked[side]);
    const missing = names.filter((name) => name !== '' && !page.shown.some((set) =>
        set.id.startsWith(name)));
    const more = await api.namedSets(missing).catch(() => null);
    if (page.unmounted || asked !== page.state) {
        return;
    }
    const [control, test] = names.map((name) => (name === '' ? null
        : page.shown.find((set) => set.id.startsWith(name)) ?? findSet(more ?? [], name) ?? null));
    page.picked = { control, test };
    page.context.unknown(['control', 'test'].filter((side) => more && page.state[side] !== ''
        && !page.picked[side])
        .map((name) => ({ name, value: page.state[name], allowed: 'a stored set' })));
    drawTraces(page);
}

function choose(page, next) {
    page.chosen = true;
    page.picked = next;
    changeTraces(page, { control: shortId(next.control?.id ?? ''),
        test: shortId(next.test?.id ?? '') });
}

function pickTraces(page, side, set) {
    choose(page, { ...page.picked, [side]: set });
    announce(`${set.label} is the ${side}.`);
}

/** Picks the set that has the focus; false if none has. */
function pickFocused(page, side) {
    const set = page.list.focused();
    return set ? pickTraces(page, side, set) : false;
}

function updateTraces(page, search) {
    const before = page.state;
    page.state = readTraces(search);
    drawTraces(page);
    if (before.control !== page.state.control || before.test !== page.state.test) {
        readPicks(page);
    }
}

function unmountTraces(page) {
    page.unmounted = true;
    page.reload.cancel();
    page.list.unmount();
    page.activity.unmount();
}

function createTraces(main, context) {
    const page = {
        context,
        picked: { control: null, test: null }, // sets; null if nothing is picked
        shown: [], // the sets of the page of the list
        chosen: false, // the user picked; a guess does not override that
        arrivals: [], // ids of the sets of this tab that were stored while this page was open
        unmounted: false,
    };
    page.state = readTraces(location.search);
    page.count = h('span', { class: 'count' });
    page.list = createSetList({ change: (changes, options) => changeTraces(page, changes, options),
        pick: (side, set) => pickTraces(page, side, set),
        loaded: (...args) => loaded(page, ...args), empty: emptyState, context });
    page.bar = createPickBar(() => choose(page,
        { control: page.picked.test, test: page.picked.control }));
    page.activity = createActivity((id) => arriveTraces(page, id), () => page.list.reload());
    page.tagField = createTagField();
    page.bar.node.hidden = true;
    page.tagField.hidden = true;

    main.append(h('div', { class: 'page traces-page' },
        h('div', { class: 'page-head' }, h('h1', {}, 'Traces ', page.count),
            h('div', { class: 'page-actions' },
                h('span', { class: 'muted drop-hint writes' }, 'Drop folders anywhere, or'),
                chooser('Choose a folder', 'folder', { webkitdirectory: true,
                    'aria-label': 'Choose a folder of traces', id: 'choose-folder' }),
                chooser('Choose files', 'file', { accept: '.json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff',
                    'aria-label': 'Choose trace files', id: 'choose-files' }))),
        page.tagField,
        h('p', { class: 'muted small traces-lost writes' }, 'This server does not keep the trace '
            + 'files, so you cannot download them later or open them in Perfetto. ', h('code', {},
            'tracediff serve --keep-traces=20G'), ' keeps them.'),
        page.activity.node, page.bar.node, page.list.node));
    context.setTitle('Traces');

    page.reload = debounce(ARRIVALS_MS, async (id) => { // many sets may arrive at once
        await page.list.reload(id);
        if (page.arrivals.length > 1 && !page.chosen && !page.unmounted) {
            const fresh = await api.namedSets(page.arrivals.slice(-GUESS_MAX)).catch(() => []);
            if (!page.unmounted && !page.chosen) {
                fresh.sort((a, b) => page.arrivals.indexOf(b.id) - page.arrivals.indexOf(
                    a.id)); // newest first
                const { control } = likelyPair(fresh);
                guessTraces(page, control === '' ? fresh.slice(0, 2) : fresh);
            }
        }
    });

    drawTraces(page);
    return {
        keys: {
            search: page.list.search,
            enter: page.list.enter,
            control: () => pickFocused(page, 'control'),
            test: () => pickFocused(page, 'test'),
        },
        update: (search) => updateTraces(page, search),
        back: () => page.list.reload(),
        unmount: () => unmountTraces(page),
    };
}
