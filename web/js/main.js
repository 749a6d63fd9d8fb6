// Start-up and routing. A page is {path, mount(main, context)} and mount returns
// {update(search), unmount()}; the URL is its whole state.
import * as api from './api.js';
import { initDrop } from './components/drop.js';
import { announce, debounce } from './dom.js';
import { initTheme } from './theme.js';
import { uploads } from './uploads.js';
import { tracesPage } from './views/traces.js';
import { comparePage } from './views/compare.js';
import { opPage } from './views/operation.js';
import { analysePage } from './views/analyse.js';
import { notFoundPage } from './views/not-found.js';

const pages = [tracesPage, comparePage, opPage, analysePage];
const main = document.getElementById('main');
let current = null; // {page, view}
let lastCompare = ''; // the address of the comparison last seen
// Where one was, until the page that is back has drawn itself.
let scrollTo = history.state?.scroll ?? null;

/** What every page gets. */
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
        route();
    },
    setTitle(text) {
        document.title = text === '' ? 'tracediff' : `${text} · tracediff`;
    },
    /** A thin bar at the top while something that takes long goes on. */
    busy(on) {
        document.getElementById('busy').hidden = !on;
    },
    /** The comparison that was on the screen, if it is of the pair that `query` selects. */
    lastCompare(query) {
        const before = new URLSearchParams(lastCompare.split('?')[1] ?? '');
        return ['control', 'test'].every((key) => before.get(key) === query.get(key))
            ? lastCompare : undefined;
    },
    /** A page has drawn what it was waiting for: back goes to the place one came from. */
    settled() {
        if (scrollTo !== null) {
            window.scrollTo(0, scrollTo);
            scrollTo = null;
        }
    },
    status: null,
};

const keepScroll = () => history.replaceState({ scroll: window.scrollY }, '');

function route() {
    const page = pages.find((p) => p.path === location.pathname) ?? notFoundPage;
    markCurrent('nav-traces', page === tracesPage);
    markCurrent('nav-compare', page === comparePage || page === opPage);
    markCurrent('nav-analyse', page === analysePage);
    rememberLinks();
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

function markCurrent(link, on) {
    const node = document.getElementById(link);
    if (on) {
        node.setAttribute('aria-current', 'page');
    } else {
        node.removeAttribute('aria-current');
    }
}

/** The links of the head lead back to where one was. */
function rememberLinks() {
    const link = { '/': 'nav-traces', '/compare': 'nav-compare',
        '/analyse': 'nav-analyse' }[location.pathname];
    if (link) {
        document.getElementById(link).href = location.pathname + location.search;
    }
    if (location.pathname === comparePage.path) {
        lastCompare = location.pathname + location.search;
    }
    const pair = new URLSearchParams(location.search);
    const wanted = new URLSearchParams();
    for (const key of ['control', 'test']) {
        if (pair.get(key)) {
            wanted.set(key, pair.get(key));
        }
    }
    if (location.pathname.startsWith('/compare') && wanted.size > 0) {
        document.getElementById('nav-traces').href = `/?${wanted}`;
        const [set, test] = [pair.get('control'), pair.get('test')];
        document.getElementById('nav-analyse').href = `/analyse?${new URLSearchParams({
            set: set ?? '', test: test ?? '' })}`;
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
    const ours = url.origin === location.origin && !url.pathname.startsWith('/api/')
        && !url.pathname.startsWith('/web/');
    if (!ours || (url.hash !== '' && url.pathname === location.pathname)) {
        return;
    }
    event.preventDefault();
    context.go(url.pathname + url.search);
}

async function showStatus() {
    try {
        context.status = await api.getStatus();
        document.getElementById('version').textContent =
            `tracediff ${context.status.version}`;
        document.body.toggleAttribute('data-read-only', context.status.read_only === true);
    } catch {
        // The page says so itself when it asks for its data.
    }
}

initTheme(document.getElementById('theme'));
initDrop(document.getElementById('drop-veil'), () => context.status?.read_only !== true,
    (groups) => {
        uploads.add(groups);
        if (location.pathname !== '/') {
            context.go('/');
        }
    });
document.addEventListener('click', onClick);
history.scrollRestoration = 'manual';
window.addEventListener('popstate', (event) => {
    scrollTo = event.state?.scroll ?? 0;
    route();
    if (current.page === tracesPage || current.page === notFoundPage) {
        context.settled();
    }
});
window.addEventListener('scroll', debounce(200, () => {
    if (scrollTo === null) {
        keepScroll();
    }
}), { passive: true });
for (const kind of ['wheel', 'touchstart', 'keydown']) {
    // Who moves meanwhile is not pulled away.
    window.addEventListener(kind, () => { scrollTo = null; }, { passive: true });
}
route();
showStatus();
