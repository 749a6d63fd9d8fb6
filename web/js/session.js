// The sets that were added in this tab since it was opened, or since a comparison was last shown.
// Two sets that arrive together make a pair. One that arrives alone makes a pair with the one that
// arrived alone before it, if their names say that they belong together, or no other set is stored;
// else the pair is only offered.
import * as api from './api.js';
import { painted } from './dom.js';
import { areRelated, orderPair } from './pairing.js';
import { uploads } from './uploads.js';

const KEY = 'tracediff.session'; // survives a reload of the tab

function remembered() {
    try {
        return sessionStorage.getItem(KEY) ?? '';
    } catch {
        return '';
    }
}

/**
 * `onPair(control, test, {sure})` gets the two sets, as the API describes one, when both are stored
 * and no other upload is in progress; `sure`: they belong together. Returns {clear()}.
 */
export function createSession(onPair) {
    let last = null; // the id of the set that arrived alone, '' for none; read when needed
    let arrived = []; // [{id, key}] since no upload was in progress

    /** Reads the storage only when a set is added, because that takes some ms. */
    function known() {
        last ??= remembered();
        return last;
    }

    function keep(id) {
        last = id;
        try {
            sessionStorage.setItem(KEY, id);
        } catch {
            // Then a reload ends the session.
        }
    }

    /** The set of this id, if it exists and has rows to compare. */
    const find = (id) => api.getSet(id).then((set) => (set.quality.kept > 0 ? set : null))
        .catch(() => null);

    const areAll = () => api.querySets(new URLSearchParams({ limit: '0' }))
        .then(({ total }) => total === 2).catch(() => false);

    async function consider() {
        if (uploads.active.length > 0 || arrived.length === 0) {
            return;
        }
        const ids = arrived.sort((a, b) => a.key - b.key).map(({ id }) => id);
        arrived = [];
        const alone = ids.length === 1;
        const before = known();
        keep(alone ? ids[0] : '');
        const wanted = alone && before !== '' && before !== ids[0] ? [before, ...ids] : ids;
        if (wanted.length !== 2) {
            return;
        }
        const [first, second] = await Promise.all(wanted.map(find));
        if (!second && alone) {
            keep(before); // an empty set is nobody's partner
        }
        if (!first || !second) {
            return;
        }
        const sure = !alone || areRelated(first.label, second.label) || await areAll();
        if (uploads.active.length === 0) {
            onPair(...orderPair(first, second), { sure });
        }
    }

    const drop = (id) => { arrived = arrived.filter((one) => one.id !== id); };

    uploads.addEventListener('stored', ({ detail }) => {
        drop(detail.job.set);
        arrived.push({ id: detail.job.set, key: detail.key });
        consider();
    });
    uploads.addEventListener('change', ({ detail }) => {
        if (detail?.state === 'undone') {
            drop(detail.job.set);
            if (known() === detail.job.set) {
                keep('');
            }
        } else if (detail === null || detail.state === 'failed' || detail.state === 'cancelled') {
            consider(); // the pair may have waited for this upload
        }
    });
    return { clear() {
        last = '';
        painted().then(() => keep(known()));
    } };
}
