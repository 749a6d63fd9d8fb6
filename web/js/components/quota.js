// A line on the Traces page: how much one person and all together may store, and how much is used.
// A server without quotas shows none.
import * as api from '../api.js';
import { fill, h } from '../dom.js';
import { formatBytes, plural } from '../format.js';

const LITTLE = 0.1; // of the quota is left

function words(who, use) {
    const coming = use.coming_bytes > 0 ? ` and ${formatBytes(use.coming_bytes)} on the way` : '';
    const left = use.left_bytes === 0 ? 'nothing is left' : `${formatBytes(use.left_bytes)} are left`;
    return `${who} may store ${formatBytes(use.allowed_bytes)}: ${formatBytes(use.stored_bytes)} are stored in ${plural(use.sets, 'set')}${coming}, ${left}.`;
}

function line(who, use) {
    if (!use) {
        return null;
    }
    const few = use.left_bytes <= LITTLE * use.allowed_bytes;
    return h('span', { class: few ? 'quota-few' : '' }, words(who, use),
        few && ' Delete sets to make room: what they take is free ten minutes later.');
}

/** {node, load()}; `load` asks the server, until it answers that it has no quota. */
export function createQuota() {
    const node = h('p', { class: 'muted small quota-line writes', hidden: true });
    let none = false;

    return { node, async load() {
        const status = none ? null : await api.getStatus().catch(() => null);
        if (status === null) {
            return;
        }
        const { name, all } = status.quotas ?? {};
        none = !name && !all;
        node.hidden = none;
        fill(node, line(status.user, name), ' ', line('All together', all));
    } };
}
