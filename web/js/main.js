// Start-up and routing. A page is {path, read(search): its state, mount(main, context)}, and fits(search) if
// only some addresses of its path are its own; mount returns
// {update(search), unmount()}, and back() for when the server answers again; the URL is its whole
// state.
import * as api from './api.js';
import { connection, getStatus, knowBuild, onConnection, onWaiting } from './api.js';
import { loadPlotly } from './charts/figure.js';
import { words } from './components/set-list.js';
import { jobText, transferProgress, transferText } from './components/transfer-card.js';
import { announce, button, createProgressBar, debounce, fill, h, iconButton, keep, kept, painted, refill, toast }
    from './dom.js';
import { formatCount } from './format.js';
import { initKeys, isTyping } from './keys.js';
import { areRelated, fromDrop, orderPair } from './pairing.js';
import { createBadValues } from './question.js';
import { addressOf, here, pathOf, startHref } from './state.js';
import { initPrint, initTheme } from './theme.js';
import { pairTimeline } from './timeline/data.js';
import { pairParts, readTreeState, treeHref } from './tree/model.js';
import { serverJobs, uploads } from './uploads.js';
import { analysePage, pairOf } from './views/analyse.js';
import { comparePage } from './views/compare.js';
import { opPage } from './views/operation.js';
import { queryPage } from './views/query.js';
import { ranksPage } from './views/ranks.js';
import { recordingsPage } from './views/recordings.js';
import { seriesPage } from './views/series.js';
import { timelinePage } from './views/timeline.js';
import { tracesPage } from './views/traces.js';
import { treePage } from './views/tree.js';

// A bar under the head of every page while the server does not answer. Everything on the screen
// stays; requests wait and are sent again (api.js).

const GONE = 'No connection to the server: trying again.';

function outageWords({ actions }) {
    return `${GONE} What is on the screen stays. ${actions === 0 ? ''
        : actions === 1 ? 'Your last action is sent when it answers.'
            : `Your last ${formatCount(actions)} actions are sent when it answers.`}`.trimEnd();
}

/** `node`: the bar; `onBack()`: the server answers again. */
function initConnectionBar(node, onBack) {
    let was = false;
    let shown = '';
    const hurry = () => connection().hurry();

    function draw() {
        const { gone, other } = connection();
        const text = gone ? outageWords(connection())
            : other ? 'The server has been replaced by another version of it.' : '';
        if (text !== shown) {
            shown = text;
            node.hidden = text === '';
            fill(node, text, text !== '' && (gone ? button('Try now', hurry)
                : button('Load the page again', () => location.reload())));
        }
        if (gone !== was) {
            was = gone;
            announce(gone ? GONE : 'The server answers again.', gone);
            if (!gone) {
                onBack();
            }
        }
    }

    onConnection(draw);
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    draw();
}

// Lets the user drop folders anywhere in the window.

/** `onGroups(groups)` gets what was dropped; `allowed()`: whether drops are accepted. */
function initDrop(veil, allowed, onGroups) {
    let depth = 0; // dragenter and dragleave come for every element on the way
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
    const hide = () => {
        depth = 0;
        veil.hidden = true;
    };
    window.addEventListener('dragenter', (event) => {
        if (hasFiles(event) && allowed()) {
            event.preventDefault(); // otherwise an element that just appeared refuses the drop
            depth += 1;
            veil.hidden = false; // stays under the pointer, even if the page below is redrawn
        }
    });
    window.addEventListener('dragleave', (event) => {
        if (hasFiles(event)) {
            depth -= 1;
            // relatedTarget is null when the drag leaves the window. Removed elements send no
            // event.
            if (depth <= 0 || event.relatedTarget === null) {
                hide();
            }
        }
    });
    // There are no pointer events during a drag, so the drag has ended without an event.
    window.addEventListener('pointermove', () => {
        if (!veil.hidden) {
            hide();
        }
    });
    window.addEventListener('dragover', (event) => {
        if (hasFiles(event)) {
            event.preventDefault();
            event.dataTransfer.dropEffect = allowed() ? 'copy' : 'none';
        }
    });
    window.addEventListener('drop', async (event) => {
        hide(); // whatever was dropped
        if (!hasFiles(event)) {
            return;
        }
        // Without this the browser would leave the page and open the file.
        event.preventDefault();
        if (!allowed()) {
            toast('This server is read-only.', { urgent: true });
            return;
        }
        try {
            const groups = await fromDrop(event.dataTransfer);
            if (groups.length > 0) {
                onGroups(groups);
            }
        } catch (error) {
            toast(`What was dropped could not be read: ${error.message}`, { urgent: true });
        }
    });
}

// A note at the edge of the window while a page waits for a set that the server has not checked yet
// (`serve --sets`): which sets, and the progress of the server.

const AGAIN_MS = 1000;
const WAITS = 'This page waits for a set that the server has not checked yet.';

function initSetWait() {
    const text = h('span', { class: 'toast-text' });
    const node = h('div', { class: 'toast set-wait' }, text);
    let timer = 0;
    let round = 0; // of the current wait; answers to earlier ones are ignored

    async function look(mine) {
        const files = await getStatus().then((status) => status.set_files, () => null);
        if (mine !== round || !node.isConnected) {
            return;
        }
        text.textContent = files ? `${WAITS} ${words(files)}` : WAITS;
        timer = setTimeout(look, AGAIN_MS, mine);
    }

    onWaiting((waits) => {
        const show = waits && here() !== '/'; // that page has a line above its list
        if (show === node.isConnected) {
            return;
        }
        clearTimeout(timer);
        round += 1;
        node.remove();
        if (show) {
            document.getElementById('toasts').append(node);
            text.textContent = WAITS;
            announce(WAITS);
            look(round);
        }
    });
}

// A card in the corner of every page: uploads and jobs in progress, with a bar; questions for the
// user; and an offer to compare two new sets.

const showLink = () => h('a', { href: addressOf('/') }, 'Show');

/** Uploads and jobs in progress: [{label, text, done, total}]. */
function workNow() {
    const mine = uploads.active.filter(({ state }) => state !== 'asking').map((transfer) =>
        ({ label: transfer.label, text: transferText(transfer), ...transferProgress(transfer) }));
    return [...mine, ...serverJobs.running.map((job) => ({ label: job.label, text: jobText(job),
        done: job.bytes_done, total: job.bytes_total }))];
}

/** The questions for the user on the Traces page, in words; '' for none. */
function waitingText() {
    const count = (state) => uploads.transfers.filter((t) => t.state === state);
    const [asking, failed] = [count('asking'), count('failed')];
    const parts = [asking.length === 1 ? `“${asking[0].label}” waits for an answer`
        : asking.length > 1 && `${formatCount(asking.length)} uploads wait for an answer`,
    failed.length === 1 ? `“${failed[0].label}” was not stored`
        : failed.length > 1 && `${formatCount(failed.length)} uploads were not stored`];
    return parts.filter(Boolean).join('; ');
}

function createProgress() {
    const bar = createProgressBar('Progress of the uploads');
    const title = h('strong', { class: 'ellipsis' });
    const text = h('span', { class: 'muted small ellipsis' });
    const node = h('div', { class: 'status-part status-progress' },
        h('div', { class: 'status-head' }, title, showLink()), bar.node, text);
    return { node, draw(work) {
        title.textContent = work.length === 1 ? work[0].label
            : `${formatCount(work.length)} sets on their way`;
        text.textContent = work[0].text;
        const sum = (key) => work.reduce((all, one) => all + one[key], 0);
        bar.set(sum('done'), work.some((one) => one.total === 0) ? 0 : sum('total'));
    } };
}

function createWaiting() {
    const text = h('span', {});
    const node = h('div', { class: 'status-part status-head' }, text, showLink());
    return { node, draw(words) {
        text.textContent = `${words}.`;
    } };
}

/** Two stored sets that are not on the screen: {node, set(control, test), clear(), isOn()}. It
 * requests the first verdict at once. */
function createOffer(onChange) {
    const node = h('div', { class: 'status-part status-offer' });
    let on = false;

    function clear() {
        on = false;
        onChange();
    }

    function set(control, test) {
        const verdict = h('p', { class: 'status-verdict', role: 'status' });
        const link = h('a', { class: 'button primary', href: startHref(control.id, test.id) },
            `Compare ${control.label} with ${test.label}`);
        fill(node, h('div', { class: 'status-head' }, h('strong', {}, 'Both sets are stored'),
            iconButton('close', 'Dismiss', clear)), verdict, link);
        on = true;
        onChange();
        announce(`Both sets are stored. You can compare ${control.label} with ${test.label} now.`);
        const query = new URLSearchParams({ control: control.id, test: test.id, limit: '0',
            diagnosis: 'false' });
        api.compareTraces(query).then((answer) => {
            verdict.textContent = answer.verdict.words ? `Step time: ${answer.verdict.words}` : '';
        }).catch(() => {}); // the Compare page shows the error
    }
    return { node, set, clear, isOn: () => on };
}

/** {offer(control, test), clear(), draw()}; `draw` after the page has changed. */
function createStatusCard() {
    const node = h('section', { class: 'status-card', 'aria-label': 'Uploads', hidden: true });
    const progress = createProgress();
    const waiting = createWaiting();
    const offer = createOffer(draw);
    document.getElementById('toasts').append(node);
    let frame = 0;

    function draw() {
        frame = 0;
        const elsewhere = here() !== '/'; // the Traces page has a card for each
        const work = elsewhere ? workNow() : [];
        const words = elsewhere ? waitingText() : '';
        if (work.length > 0) {
            progress.draw(work);
        }
        if (words !== '') {
            waiting.draw(words);
        }
        refill(node, [work.length > 0 && progress.node, words !== '' && waiting.node,
            offer.isOn() && offer.node].filter(Boolean));
        node.hidden = node.childElementCount === 0;
    }

    function schedule() {
        if (frame === 0) {
            frame = requestAnimationFrame(draw);
        }
    }

    uploads.addEventListener('change', schedule);
    serverJobs.addEventListener('change', schedule);
    draw();
    return { offer: offer.set, clear: offer.clear, draw };
}

// The sets that were added in this tab since it was opened, or since a comparison was last shown.
// Two sets that arrive together make a pair. One that arrives alone makes a pair with the one that
// arrived alone before it, if their names say that they belong together, or no other set is stored;
// else the pair is only offered.

const KEY = 'tracediff.session'; // survives a reload of the tab

/** Reads the storage only when a set is added, because that takes some ms. */
function lastSet(part) {
    part.last ??= kept(KEY, 'sessionStorage') ?? '';
    return part.last;
}

function keepSession(part, id) {
    part.last = id;
    keep(KEY, id, 'sessionStorage'); // if that fails, a reload ends the session
}

/** The set of this id, if it exists and has rows to compare. */
const findSession = (id) => api.getSet(id).then((set) => (set.quality.kept > 0 ? set : null))
    .catch(() => null);

const areAll = () => api.querySets(new URLSearchParams({ limit: '0' }))
    .then(({ total }) => total === 2).catch(() => false);

async function considerSession(part) {
    if (uploads.active.length > 0 || part.arrived.length === 0) {
        return;
    }
    const ids = part.arrived.sort((a, b) => a.key - b.key).map(({ id }) => id);
    part.arrived = [];
    const alone = ids.length === 1;
    const before = lastSet(part);
    keepSession(part, alone ? ids[0] : '');
    const wanted = alone && before !== '' && before !== ids[0] ? [before, ...ids] : ids;
    if (wanted.length !== 2) {
        return;
    }
    const [first, second] = await Promise.all(wanted.map(findSession));
    if (!second && alone) {
        keepSession(part, before); // an empty set is nobody's partner
    }
    if (!first || !second) {
        return;
    }
    const sure = !alone || areRelated(first.label, second.label) || await areAll();
    if (uploads.active.length === 0) {
        part.onPair(...orderPair(first, second), { sure });
    }
}

/** `onPair(control, test, {sure})` gets the two sets, as the API describes one, when both are
 * stored and no other upload is in progress; `sure`: they belong together. Returns {clear()}. */
function createSession(onPair) {
    const part = {
        onPair,
        last: null, // the id of the set that arrived alone, '' for none; read when needed
        arrived: [], // [{id, key}] since no upload was in progress
    };

    const drop = (id) => { part.arrived = part.arrived.filter((one) => one.id !== id); };

    uploads.addEventListener('stored', ({ detail }) => {
        drop(detail.job.set);
        part.arrived.push({ id: detail.job.set, key: detail.key });
        considerSession(part);
    });
    uploads.addEventListener('change', ({ detail }) => {
        if (detail?.state === 'undone') {
            drop(detail.job.set);
            if (lastSet(part) === detail.job.set) {
                keepSession(part, '');
            }
        } else if (detail === null || detail.state === 'failed' || detail.state === 'cancelled') {
            considerSession(part); // the pair may have waited for this upload
        }
    });
    return { clear() {
        part.last = '';
        painted().then(() => keepSession(part, lastSet(part)));
    } };
}

// The page for unknown addresses.

const notFoundPage = {
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

const FIRST_ANSWER = 120; // ms

const pages = [tracesPage, comparePage, opPage, treePage, ranksPage, timelinePage, analysePage,
    queryPage, recordingsPage, seriesPage];
/** The links of the head: [id, the page that it leads to, other pages that it stands for]. */
const HEAD = [['nav-traces', tracesPage], ['nav-compare', comparePage, opPage, recordingsPage],
    ['nav-tree', treePage], ['nav-timeline', timelinePage, ranksPage], ['nav-analyse', analysePage],
    ['nav-query', queryPage], ['nav-series', seriesPage]];
const main = document.getElementById('main');
let current = null; // {page, view}
let lastCompare = ''; // the address of the last shown comparison
// The scroll position to restore, until the page has drawn itself.
let scrollTo = history.state?.scroll ?? null;
let anchor = location.hash.slice(1); // the part of the page to show, once it is drawn

/** The context of every page. */
const context = {
    /** Shows `href`; `replace` keeps it out of the history. */
    go(href, { replace = false } = {}) {
        const here = location.pathname + location.search;
        if (href !== here) {
            if (replace) {
                history.replaceState(history.state, '', href);
            } else {
                keepScroll();
                history.pushState(null, '', href);
            }
            scrollTo = null;
        }
        anchor = new URL(href, location.href).hash.slice(1);
        route();
    },
    setTitle(text) {
        document.title = text === '' ? 'tracediff' : `${text} · tracediff`;
    },
    /** Shows a thin bar at the top during long operations. */
    busy(on) {
        document.getElementById('busy').hidden = !on;
    },
    /** Values of the address that the page does not take: [{name, value, allowed: in words}]. */
    unknown(values) {
        badValues.draw(current.page, values);
    },
    /** The address of the last comparison, if it was of the pair in `query`. */
    lastCompare(query) {
        const before = new URLSearchParams(lastCompare.split('?')[1] ?? '');
        return ['control', 'test'].every((key) => before.get(key) === query.get(key))
            ? lastCompare : undefined;
    },
    /** To be called when a page has drawn its data: after going back, restores the scroll position;
     * else shows the part that the address names. */
    settled() {
        if (scrollTo !== null) {
            window.scrollTo(0, scrollTo);
            scrollTo = null;
        } else if (anchor !== '') {
            document.getElementById(anchor)?.scrollIntoView();
        }
        anchor = '';
    },
    status: null,
    /** Whether the sets of the opening page were just stored and nothing about them was
     * requested. */
    newPair: false,
};

/** Browsers take some milliseconds to replace a state. */
const keepScroll = () => history.state?.scroll !== window.scrollY
    && history.replaceState({ scroll: window.scrollY }, '');

function route() {
    const page = pages.find((p) => p.path === here() && (p.fits?.(location.search) ?? true)) ?? notFoundPage;
    HEAD.forEach(([link, ...of]) => markCurrent(link, of.includes(page)));
    rememberLinks();
    if (seesComparison()) {
        session.clear();
        statusCard.clear();
    }
    statusCard.draw();
    badValues.draw(page);
    if (current?.page === page) {
        current.view.update(location.search);
        return;
    }
    current?.view.unmount();
    context.busy(false);
    main.textContent = '';
    const moved = current !== null;
    current = { page, view: page.mount(main, context) };
    if (moved) {
        window.scrollTo(0, 0);
        main.focus({ preventScroll: true });
        announce(`${page.name} page`);
    }
}

/** Whether the page shows two sets. */
function seesComparison() {
    const query = new URLSearchParams(location.search);
    return here().startsWith(comparePage.path)
        && Boolean(query.get('control') && query.get('test'));
}

/** Whether another page may open without interrupting the user. */
function isFree() {
    const waits = here() === tracesPage.path || (here() === comparePage.path && !seesComparison());
    return waits && !isTyping(document.activeElement) && !document.querySelector('dialog[open]');
}

/** Two new sets are stored: opens their comparison, or offers it if opening would disturb or they
 * may not belong together. */
function onPair(control, test, { sure }) {
    if (!isFree() || !sure) {
        statusCard.offer(control, test);
        return;
    }
    const added = uploads.transfers.filter((transfer) => uploads.canUndo(transfer)
        && [control.id, test.id].includes(transfer.job.set));
    context.newPair = true;
    context.go(startHref(control.id, test.id));
    context.newPair = false;
    if (added.length === 0) {
        return;
    }
    toast(`${added.map(({ label }) => `“${label}”`).join(' and ')} ${
        added.length === 1 ? 'was' : 'were'} added.`, { seconds: 30, action: { label: 'Undo',
        run: async () => {
            try {
                await Promise.all(added.map((transfer) => uploads.undo(transfer)));
                context.go(addressOf('/'));
            } catch (error) {
                toast(`That did not work. ${error.message}`, { urgent: true });
            }
        } } });
}

/** Opens the comparison of a bundle, or offers it if opening would disturb. */
function onBundle({ detail: { label, job } }) {
    const open = () => context.go(job.page);
    if (isFree()) {
        open();
    } else {
        toast(`The comparison of “${label}” is ready.`, { seconds: 30,
            action: { label: 'Open', run: open } });
    }
}

function markCurrent(link, on) {
    const node = document.getElementById(link);
    if (on) {
        node.setAttribute('aria-current', 'page');
    } else {
        node.removeAttribute('aria-current');
    }
}

/** Makes the links of the head lead back to the last state of each page. */
function rememberLinks() {
    const [link] = HEAD.find(([, { path }]) => path === here()) ?? [];
    if (link) {
        document.getElementById(link).href = location.pathname + location.search;
    }
    if (here() === comparePage.path) {
        lastCompare = location.pathname + location.search;
    }
    const page = here();
    const pair = new URLSearchParams(page === analysePage.path
        ? Object.entries(pairOf(analysePage.read(location.search))).filter(([, value]) => value !== '')
        : location.search);
    const wanted = new URLSearchParams();
    for (const key of ['control', 'test']) {
        if (pair.get(key)) {
            wanted.set(key, pair.get(key));
        }
    }
    if ((page.startsWith('/compare') || [treePage, timelinePage, analysePage].some(({ path }) => path === page))
        && wanted.size > 0) {
        linkPair(pair, wanted, page);
    }
}

/** Makes the links of the head lead to the pair that is on the screen. */
function linkPair(pair, wanted, page) {
    const [set, test] = [pair.get('control'), pair.get('test')];
    const lead = (id, href) => { document.getElementById(id).href = href; };
    lead('nav-traces', addressOf(`/?${wanted}`));
    const sets = new URLSearchParams({ set: set ?? '', test: test ?? '',
        ...pair.get('cut_overlaps') && { cut_overlaps: pair.get('cut_overlaps') } });
    if (page !== analysePage.path) {
        lead('nav-analyse', addressOf(`/analyse?${sets}`));
    }
    lead('nav-query', addressOf(`/query?${wanted}`));
    if (page !== treePage.path) {
        lead('nav-tree', treeHref(pairParts(readTreeState(pair))));
    }
    if (page !== timelinePage.path) {
        lead('nav-timeline', pairTimeline(Object.fromEntries(pair)));
    }
    if (!page.startsWith(comparePage.path) && set && test) {
        lead('nav-compare', context.lastCompare(pair) ?? startHref(set, test));
    }
}

function onClick(event) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey
        || event.shiftKey || event.altKey) {
        return;
    }
    const link = event.target.closest?.('a[href]');
    if (!link || link.target !== '' || link.hasAttribute('download')) {
        return;
    }
    const url = new URL(link.href);
    const path = pathOf(url.pathname);
    const ours = url.origin === location.origin && addressOf(path) === url.pathname
        && !path.startsWith('/api/') && !path.startsWith('/web/');
    const same = url.pathname + url.search === location.pathname + location.search;
    if (!ours || (url.hash !== '' && same)) {
        return;
    }
    event.preventDefault();
    context.go(url.pathname + url.search + url.hash);
}

async function showStatus() {
    try {
        context.status = await api.getStatus();
        knowBuild(context.status.build);
        document.getElementById('version').textContent = `tracediff ${context.status.version}`;
        document.body.toggleAttribute('data-read-only', context.status.read_only === true);
        document.body.toggleAttribute('data-no-sql', context.status.sql === false);
        document.body.toggleAttribute('data-no-traces', context.status.keep_traces === false);
    } catch {
        // The page shows the error when it asks for its data.
    }
}

/** Opens the page that the address names. If its first request is already sent, this waits briefly
 * for the answer: drawing the page twice takes longer than drawing it once with the answer. */
async function open() {
    const answer = globalThis.firstComparison?.answer;
    if (answer) {
        main.dataset.waits = '';
        await Promise.race([answer.catch(() => {}),
            new Promise((resolve) => { setTimeout(resolve, FIRST_ANSWER); })]);
        delete main.dataset.waits;
    }
    if (current === null) {
        route();
    }
}

const badValues = createBadValues(document.getElementById('bad-values'), context);
const statusCard = createStatusCard();
initConnectionBar(document.getElementById('connection'), () => {
    showStatus();
    current?.view.back?.();
});
initSetWait();
const session = createSession(onPair);
initPrint();
initTheme(document.getElementById('theme'));
initKeys(() => current, document.getElementById('keys'));
initDrop(document.getElementById('drop-veil'), () => context.status?.read_only !== true,
    (groups) => {
        uploads.add(groups);
        if (here() !== '/' && !document.querySelector('dialog[open]')) {
            context.go(addressOf('/'));
        }
    });
// A user who uploads traces will see charts, so their library is loaded during the upload. If
// that fails, the first chart says so.
uploads.addEventListener('bundle', onBundle);
uploads.addEventListener('change', () => loadPlotly().catch(() => {}), { once: true });
document.addEventListener('click', onClick);
history.scrollRestoration = 'manual';
window.addEventListener('popstate', (event) => {
    scrollTo = event.state?.scroll ?? 0;
    route();
    if (current.page === tracesPage || current.page === notFoundPage) {
        context.settled();
    }
});
// While the head is in sight, a message lies in it and covers nothing.
new IntersectionObserver(([{ isIntersecting }]) => document.body.toggleAttribute('data-top', isIntersecting))
    .observe(document.querySelector('.top'));
window.addEventListener('scroll', debounce(200, () => {
    if (scrollTo === null) {
        keepScroll();
    }
}), { passive: true });
for (const kind of ['wheel', 'touchstart', 'keydown']) {
    // If the user scrolls meanwhile, the page does not scroll back.
    window.addEventListener(kind, () => { scrollTo = null; }, { passive: true });
}
open();
// Everything that the first paint does not need.
painted().then(() => {
    serverJobs.watch();
    showStatus();
});
