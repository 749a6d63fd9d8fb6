// The list of uploads and jobs on the Traces page.
import { announce, h, refill } from '../dom.js';
import { jobEnded } from '../jobs.js';
import { serverJobs } from '../server-jobs.js';
import { uploads } from '../uploads.js';
import { jobCard, jobText, transferCard } from './transfer-card.js';

const DISMISSED = 'tracediff.dismissed-jobs';
const FAILED_SHOWN_MS = 24 * 3600 * 1000;
const LINE_MS = 10000; // between two announcements of the same work

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
        // Then it appears again at the next visit.
    }
}

/** Whether a job of the server is shown: running jobs, and failures of the last day. */
function isShown(job, seen, gone) {
    const recent = job.state === 'failed'
        && Date.now() - Date.parse(job.finished ?? job.created) < FAILED_SHOWN_MS;
    return !gone.includes(job.id) && (!jobEnded(job) || seen.has(job.id) || recent);
}

/** Announces progress to screen readers, at each stage and at intervals. */
function createTeller() {
    const told = new Map(); // key → {state, stage, at}
    return {
        tell(key, { state, stage = '', text }) {
            const before = told.get(key);
            const passed = performance.now() - (before?.at ?? 0);
            if (before?.state === state && before.stage === stage && passed < LINE_MS) {
                return;
            }
            const same = before?.state === state;
            told.set(key, { state, stage, at: performance.now() });
            if (before && (!same || state === 'job' || state === 'running')) {
                announce(text, state === 'failed');
            }
        },
    };
}

/**
 * {node, unmount()}. `onStored(setId)` is called when a set was stored, `onChange()` when a set was
 * changed or removed.
 */
export function createActivity(onStored, onChange) {
    const list = h('ul', { class: 'transfers' });
    const node = h('section', { class: 'activity', 'aria-labelledby': 'activity-title',
        hidden: true },
    h('div', { class: 'section-head' },
        h('h2', { id: 'activity-title' }, 'Uploads and jobs')), list);
    const cards = new Map(); // transfer key or job id → card
    const seen = new Set(); // jobs of the server that ran while this page was open
    const teller = createTeller();
    let frame = 0;

    function drawTransfers() {
        let fresh = null;
        for (const transfer of uploads.transfers) {
            let card = cards.get(transfer.key);
            if (!card) {
                card = transferCard(transfer);
                cards.set(transfer.key, card);
                fresh ??= card;
            }
            card.update();
            const { state, label, job } = transfer;
            teller.tell(transfer.key, { state, stage: job?.stage,
                text: `${label}: ${state === 'failed' ? 'failed. ' : ''}${card.text()}` });
        }
        return fresh;
    }

    function drawJobs() {
        const gone = dismissedJobs();
        serverJobs.running.forEach((job) => seen.add(job.id));
        const shown = serverJobs.list.filter((job) => isShown(job, seen, gone)).reverse();
        for (const job of shown) {
            if (!cards.has(job.id)) {
                cards.set(job.id, jobCard(job, () => {
                    dismissJob(job);
                    draw();
                }));
            }
            cards.get(job.id).update(job);
            teller.tell(job.id, { state: job.state, stage: job.stage,
                text: `${job.label}: ${jobText(job)}` });
        }
        return shown;
    }

    function draw() {
        frame = 0;
        const isEmpty = cards.size === 0;
        const fresh = drawTransfers();
        const keys = [...uploads.transfers.map((t) => t.key), ...drawJobs().map((job) => job.id)];
        for (const key of cards.keys()) {
            if (!keys.includes(key)) {
                cards.delete(key);
            }
        }
        refill(list, keys.map((key) => cards.get(key).node));
        node.hidden = cards.size === 0;
        if (fresh && !isEmpty) {
            fresh.node.scrollIntoView({ block: 'nearest' });
        }
        uploads.transfers.forEach(({ key }) => cards.get(key).focus());
    }

    function schedule() {
        if (frame === 0) {
            frame = requestAnimationFrame(draw);
        }
    }

    const stored = ({ detail }) => onStored(detail.job.set);
    const storedElsewhere = ({ detail }) => onStored(detail.set);
    uploads.addEventListener('change', schedule);
    uploads.addEventListener('stored', stored);
    uploads.addEventListener('sets', onChange);
    serverJobs.addEventListener('change', schedule);
    serverJobs.addEventListener('stored', storedElsewhere);
    draw();
    return {
        node,
        unmount() {
            uploads.removeEventListener('change', schedule);
            uploads.removeEventListener('stored', stored);
            uploads.removeEventListener('sets', onChange);
            serverJobs.removeEventListener('change', schedule);
            serverJobs.removeEventListener('stored', storedElsewhere);
            cancelAnimationFrame(frame);
        },
    };
}
