// Start-up and routing. A page is {path, read(search): its state, mount(main, context)}; mount returns
// {update(search), unmount()}, and back() for when the server answers again; the URL is its whole
// state.
import * as api from './api.js';
import { loadPlotly } from './charts/plotly.js';
import { createBadValues } from './components/bad-values.js';
import { initConnectionBar } from './components/connection-bar.js';
import { initDrop } from './components/drop.js';
import { initSetWait } from './components/set-wait.js';
import { createStatusCard } from './components/status-card.js';
import { toast } from './components/toast.js';
import { knowBuild } from './connection.js';
import { announce, debounce, painted } from './dom.js';
import { initKeys, isTyping } from './keys.js';
import { serverJobs } from './server-jobs.js';
import { createSession } from './session.js';
import { startHref } from './state.js';
import { initPrint } from './print.js';
import { initTheme } from './theme.js';
import { pairTimeline } from './timeline/links.js';
import { pairParts, readTreeState, treeHref } from './tree/state.js';
import { uploads } from './uploads.js';
import { tracesPage } from './views/traces.js';
import { comparePage } from './views/compare.js';
import { opPage } from './views/operation.js';
import { treePage } from './views/tree.js';
import { analysePage } from './views/analyse.js';
import { queryPage } from './views/query.js';
import { timelinePage } from './views/timeline.js';
import { recordingsPage } from './views/recordings.js';
import { seriesPage } from './views/series.js';
import { notFoundPage } from './views/not-found.js';
import { addressOf, here, pathOf } from './place.js';

const FIRST_ANSWER = 120; // ms

const pages = [tracesPage, comparePage, opPage, treePage, timelinePage, analysePage,
    queryPage, recordingsPage, seriesPage];
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
    /**
     * To be called when a page has drawn its data: after going back, restores the scroll position;
     * else shows the part that the address names.
     */
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
    /**
     * Whether the sets of the opening page were just stored and nothing about them was requested.
     */
    newPair: false,
};

/** Browsers take some milliseconds to replace a state. */
const keepScroll = () => history.state?.scroll !== window.scrollY
    && history.replaceState({ scroll: window.scrollY }, '');

function route() {
    const page = pages.find((p) => p.path === here()) ?? notFoundPage;
    markCurrent('nav-traces', page === tracesPage);
    markCurrent('nav-compare', page === comparePage || page === opPage
        || page === recordingsPage);
    markCurrent('nav-tree', page === treePage);
    markCurrent('nav-timeline', page === timelinePage);
    markCurrent('nav-analyse', page === analysePage);
    markCurrent('nav-query', page === queryPage);
    markCurrent('nav-series', page === seriesPage);
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
    const waits = here() === tracesPage.path
        || (here() === comparePage.path && !seesComparison());
    return waits && !isTyping(document.activeElement) && !document.querySelector('dialog[open]');
}

/**
 * Two new sets are stored: opens their comparison, or offers it if opening would disturb or they
 * may not belong together.
 */
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
    const link = { '/': 'nav-traces', '/compare': 'nav-compare', '/tree': 'nav-tree',
        '/timeline': 'nav-timeline', '/analyse': 'nav-analyse',
        '/query': 'nav-query', '/series': 'nav-series' }[here()];
    if (link) {
        document.getElementById(link).href = location.pathname + location.search;
    }
    if (here() === comparePage.path) {
        lastCompare = location.pathname + location.search;
    }
    const pair = new URLSearchParams(location.search);
    const wanted = new URLSearchParams();
    for (const key of ['control', 'test']) {
        if (pair.get(key)) {
            wanted.set(key, pair.get(key));
        }
    }
    const page = here();
    if ((page.startsWith('/compare') || [treePage, timelinePage].some(({ path }) => path === page))
        && wanted.size > 0) {
        linkPair(pair, wanted, page);
    }
}

/** Makes the links of the head lead to the pair that is on the screen. */
function linkPair(pair, wanted, page) {
    const [set, test] = [pair.get('control'), pair.get('test')];
    const lead = (id, href) => { document.getElementById(id).href = href; };
    lead('nav-traces', addressOf(`/?${wanted}`));
    const sets = new URLSearchParams({ set: set ?? '', test: test ?? '' });
    lead('nav-analyse', addressOf(`/analyse?${sets}`));
    lead('nav-query', addressOf(`/query?${wanted}`));
    if (page !== treePage.path) {
        lead('nav-tree', treeHref(pairParts(readTreeState(location.search))));
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
        document.getElementById('version').textContent =
            `tracediff ${context.status.version}`;
        document.body.toggleAttribute('data-read-only', context.status.read_only === true);
        document.body.toggleAttribute('data-no-sql', context.status.sql === false);
        document.body.toggleAttribute('data-no-traces', context.status.keep_traces === false);
    } catch {
        // The page shows the error when it asks for its data.
    }
}

/**
 * Opens the page that the address names. If its first request is already sent, this waits briefly
 * for the answer: drawing the page twice takes longer than drawing it once with the answer.
 */
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
