// The jobs of the server that are not uploads of this tab, but of another tab, another person, or
// folders of the command line. Requested at intervals, more often while one runs.
import * as api from './api.js';
import { jobEnded } from './jobs.js';
import { uploads } from './uploads.js';

const RUNNING_MS = 1000;
const IDLE_MS = 5000;
const JUST_MS = 60000; // a job that ended so recently may be missing in the lists of the page

/** Events: `change`, and `stored` with a job whose set was stored. */
class ServerJobs extends EventTarget {
    list = []; // newest first
    #timer = 0;
    #done = new Set(); // ids
    #since = Date.now() - JUST_MS;

    /** The jobs in progress. */
    get running() {
        return this.list.filter((job) => !jobEnded(job));
    }

    /** Starts the requests; they continue while the page is open and visible. */
    watch() {
        document.addEventListener('visibilitychange', () => this.#ask());
        this.#ask();
    }

    async #ask() {
        clearTimeout(this.#timer);
        if (document.hidden) {
            return;
        }
        try {
            this.#take(await api.listJobs());
        } catch {
            // The page shows the error when it asks for its data.
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#ask(),
            this.running.length > 0 ? RUNNING_MS : IDLE_MS);
    }

    #take(jobs) {
        if (uploads.transfers.some((t) => t.state === 'committing')) {
            return; // a job may be an upload of this tab, which does not know its id yet
        }
        const mine = new Set(uploads.transfers.map((t) => t.job?.id));
        this.list = jobs.filter((job) => !mine.has(job.id));
        this.dispatchEvent(new CustomEvent('change'));
        for (const job of this.list.filter(({ state }) => state === 'done')) {
            if (!this.#done.has(job.id) && Date.parse(job.finished) > this.#since) {
                this.dispatchEvent(new CustomEvent('stored', { detail: job }));
            }
            this.#done.add(job.id);
        }
    }
}

export const serverJobs = new ServerJobs();
