// A card in the corner of every page: uploads and jobs in progress, with a bar; questions for the
// user; and an offer to compare two new sets.
import * as api from '../api.js';
import { announce, fill, h, iconButton, refill } from '../dom.js';
import { formatCount } from '../format.js';
import { serverJobs } from '../server-jobs.js';
import { startHref } from '../state.js';
import { uploads } from '../uploads.js';
import { jobText, transferProgress, transferText } from './transfer-card.js';
import { addressOf, here } from '../place.js';

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
    const bar = h('progress', { max: '1', value: '0', 'aria-label': 'Progress of the uploads' });
    const title = h('strong', { class: 'ellipsis' });
    const text = h('span', { class: 'muted small ellipsis' });
    const node = h('div', { class: 'status-part status-progress' },
        h('div', { class: 'status-head' }, title, showLink()), bar, text);
    return { node, draw(work) {
        title.textContent = work.length === 1 ? work[0].label
            : `${formatCount(work.length)} sets on their way`;
        text.textContent = work[0].text;
        const total = work.reduce((sum, one) => sum + one.total, 0);
        if (work.some((one) => one.total === 0)) {
            bar.removeAttribute('value');
        } else {
            bar.max = total;
            bar.value = Math.min(total, work.reduce((sum, one) => sum + one.done, 0));
        }
    } };
}

function createWaiting() {
    const text = h('span', {});
    const node = h('div', { class: 'status-part status-head' }, text, showLink());
    return { node, draw(words) {
        text.textContent = `${words}.`;
    } };
}

/**
 * Two stored sets that are not on the screen: {node, set(control, test), clear(), isOn()}. It
 * requests the first verdict at once.
 */
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
export function createStatusCard() {
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
