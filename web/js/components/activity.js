// The list of uploads and jobs on the Traces page.
import * as api from '../api.js';
import { announce, button, h } from '../dom.js';
import { followJob, jobEnded } from '../jobs.js';
import { uploads } from '../uploads.js';
import { jobCard, jobText, transferCard } from './transfer-card.js';

const DISMISSED = 'tracediff.dismissed-jobs';
const FAILED_SHOWN_MS = 24 * 3600 * 1000;

function dismissedJobs() {
    try {
        return JSON.parse(localStorage.getItem(DISMISSED)) ?? [];
    } catch {
        return [];
    }
}

function dismissJob(job) {
    try {
        localStorage.setItem(DISMISSED,
            JSON.stringify([...dismissedJobs().slice(-50), job.id]));
    } catch {
        // It then comes back with the next visit.
    }
}

/**
 * {node, unmount()}. `onStored(setId)` is called when a set has come into the store.
 */
export function createActivity(onStored) {
    const list = h('ul', { class: 'transfers' });
    const startable = () => uploads.transfers.filter((transfer) =>
        transfer.state === 'ready' && transfer.files.length > 0);
    const startAll = button('Upload all', () => {
        startable().forEach((transfer) => uploads.start(transfer));
    }, { class: 'primary' });
    const node = h('section', { class: 'activity', 'aria-labelledby': 'activity-title',
        hidden: true },
    h('div', { class: 'section-head' },
        h('h2', { id: 'activity-title' }, 'Uploads and jobs'), startAll), list);

    const cards = new Map(); // transfer key or job id → card
    const told = new Map(); // key → last state that was announced
    const stops = [];
    let frame = 0;
    let unmounted = false;

    function tell(key, state, label, job) {
        if (told.get(key) === state) {
            return;
        }
        const before = told.get(key);
        told.set(key, state);
        if (state === 'done' && before !== undefined) {
            announce(`${label}: ${jobText(job)}`);
            onStored(job.set);
        } else if (state === 'failed') {
            announce(`${label} failed.`, true);
        }
    }

    function draw() {
        frame = 0;
        const keys = new Set(uploads.transfers.map((t) => t.key));
        let fresh = null;
        for (const [key, card] of cards) {
            if (typeof key === 'number' && !keys.has(key)) {
                card.node.remove();
                cards.delete(key);
            }
        }
        for (const transfer of uploads.transfers) {
            let card = cards.get(transfer.key);
            if (!card) {
                card = transferCard(transfer);
                cards.set(transfer.key, card);
                list.append(card.node);
                fresh ??= transfer.state === 'ready' ? card : null;
            }
            card.update();
            tell(transfer.key, transfer.state, transfer.label, transfer.job);
        }
        const { length } = startable();
        startAll.hidden = length < 2;
        startAll.textContent = `Upload all ${length}`;
        node.hidden = cards.size === 0;
        if (fresh) {
            fresh.node.scrollIntoView({ block: 'nearest' });
            fresh.node.querySelector('input')?.focus({ preventScroll: true });
        }
    }

    function schedule() {
        if (frame === 0) {
            frame = requestAnimationFrame(draw);
        }
    }

    function showJob(job) {
        const card = jobCard(job, () => {
            dismissJob(job);
            card.node.remove();
            cards.delete(job.id);
            draw();
        });
        cards.set(job.id, card);
        list.append(card.node);
        told.set(job.id, job.state);
        if (!jobEnded(job)) {
            stops.push(followJob(job.id, (news) => {
                card.update({ ...job, ...news });
                tell(job.id, news.state, job.label, news);
            }));
        }
        draw();
    }

    /** Jobs of the server: those that run, and failures of the last day. */
    async function loadJobs() {
        let jobs;
        try {
            jobs = await api.listJobs();
        } catch {
            return; // the list of sets reports that the server is away
        }
        const mine = new Set(uploads.transfers.map((t) => t.job?.id));
        const gone = dismissedJobs();
        for (const job of jobs) {
            const recent = job.state === 'failed' && !gone.includes(job.id)
                && Date.now() - Date.parse(job.finished ?? job.created) < FAILED_SHOWN_MS;
            if (!unmounted && !mine.has(job.id) && (!jobEnded(job) || recent)) {
                showJob(job);
            }
        }
    }

    uploads.addEventListener('change', schedule);
    for (const transfer of uploads.transfers) {
        told.set(transfer.key, transfer.state);
    }
    draw();
    loadJobs();
    return {
        node,
        unmount() {
            unmounted = true;
            uploads.removeEventListener('change', schedule);
            cancelAnimationFrame(frame);
            stops.forEach((stop) => stop());
        },
    };
}
