// Where the dashboard is on its server: at the root, or under --base-path. The server writes that
// into the page. All other code uses this file, and only paths of the dashboard, such as
// '/compare'.

const base = (globalThis.document?.documentElement.dataset.base ?? '/').replace(/\/$/, '');

/** The address for a path of the dashboard. */
export const addressOf = (path) => base + path;

/**
 * The path of the dashboard for an address. It removes as many parts as the base path has, because
 * an address may contain the base path with escapes.
 */
export const pathOf = (pathname) =>
    `/${pathname.split('/').slice(base.split('/').length).join('/')}`;

/** The path of the current page. */
export const here = () => pathOf(location.pathname);
