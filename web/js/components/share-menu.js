// The button “Share” of a comparison: the link, the report, and the bundle.
import { menuButton } from './menu.js';
import { copyText } from './op-detail.js';

/**
 * Returns {node, set({report, bundle, name, tooMany})}: addresses, the file name of the downloads
 * without ending, and why a bundle cannot be made, if so.
 */
export function createShareMenu() {
    let shared = null;
    const bundle = () => (shared.tooMany
        ? { text: `Bundle: ${shared.tooMany}`, disabled: true }
        : { text: 'Bundle', href: shared.bundle, download: `${shared.name}.tracediff`,
            note: 'Both sets and this view as one file, for another tracediff',
            title: 'To see this page, drop it on another tracediff, or open it with tracediff open' });
    const node = menuButton('Share', () => [
        { text: 'Copy link', run: () => copyText(location.href, 'Link copied.'),
            note: 'For people who can reach this server' },
        { text: 'Report', href: shared.report, download: `${shared.name}.html`,
            note: 'This comparison as one HTML file, without a server' }, bundle(),
    ], { text: 'Share' });
    return { node, set(next) {
        shared = next;
    } };
}
