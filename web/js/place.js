// Where the dashboard is on its server: at its root, or under --base-path. The server wrote that
// into the page. Everything else asks here, and knows paths of the dashboard only: '/compare'.

const base = (globalThis.document?.documentElement.dataset.base ?? '/').replace(/\/$/, '');

/** The address of a path of the dashboard. */
export const addressOf = (path) => base + path;

/**
 * The path of the dashboard that an address means. Counted in parts: an address may spell the
 * base path with escapes.
 */
export const pathOf = (pathname) =>
    `/${pathname.split('/').slice(base.split('/').length).join('/')}`;

/** That of the page. */
export const here = () => pathOf(location.pathname);
