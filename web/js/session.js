// The sets that were added in this tab since it was opened, or since a comparison was last shown.
// Two sets make a pair.
import * as api from './api.js';
import { painted } from './dom.js';
import { orderPair } from './pairing.js';
import { uploads } from './uploads.js';

const KEY = 'tracediff.session'; // survives a reload of the tab

function remembered() {
    try {
        return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
    } catch {
        return [];
    }
}

/**
 * `onPair(control, test)` gets the two sets, as the API describes one, when both are stored and no
 * other upload is in progress. Returns {clear()}.
 */
export function createSession(onPair) {
    let list = null; // [{id, order}] in order of dropping, loaded when needed
    let before = 0;
    let told = ''; // the last reported pair

    /** Reads the storage only when a set is added, because that takes some ms. */
    function known() {
        if (list === null) {
            list = remembered();
            before = list.length;
        }
        return list;
    }

    function keep(next) {
        list = next.sort((a, b) => a.order - b.order);
        try {
            sessionStorage.setItem(KEY, JSON.stringify(list.map(({ id }, order) =>
                ({ id, order }))));
        } catch {
            // Then a reload ends the session.
        }
    }

    const drop = (id) => keep(known().filter((one) => one.id !== id));

    /** The set of this id; a set that does not exist any more leaves the session. */
    const find = (id) => api.getSet(id).catch((error) => {
        if (error.status === 404) {
            drop(id);
        }
        return null;
    });

    async function consider() {
        const pair = known();
        const key = pair.map(({ id }) => id).join(' ');
        if (pair.length !== 2 || key === told || uploads.active.length > 0) {
            return;
        }
        const [first, second] = await Promise.all(pair.map(({ id }) => find(id)));
        if (first && second && pair === list && key !== told && uploads.active.length === 0) {
            told = key;
            onPair(...orderPair(first, second));
        }
    }

    uploads.addEventListener('stored', ({ detail }) => {
        drop(detail.job.set);
        keep([...known(), { id: detail.job.set, order: before + detail.key }]);
        told = '';
        consider();
    });
    uploads.addEventListener('change', ({ detail }) => {
        if (detail?.state === 'undone') {
            drop(detail.job.set);
        } else if (detail === null || detail.state === 'failed' || detail.state === 'cancelled') {
            consider(); // the pair may have waited for this upload
        }
    });
    return { clear() {
        list = [];
        painted().then(() => keep(known()));
    } };
}
