// The uploads of this tab. They start automatically and continue while the pages change, two files
// at a time. After a broken connection, an upload resumes from the byte that the server has; after a
// restart of the server, which forgets open uploads and jobs, it begins again.
//
// Transfer: {key, label, files, skipped, state, question, upload, job, error}, with files
// [{name, file, size, sent, state, error}]. States of a transfer:
//   looking → asking → queued → creating → sending → committing → job → done ⇄ undone
// (asking if it may be several sets, pairing.js), or failed, or cancelled; and of a file:
// waiting → sending → sent | failed. The label may change at any time. Events: `change`, with
// the transfer or null; `stored`, with the transfer whose set was stored or restored; `bundle`,
// with the transfer whose comparison is stored; `sets` when sets of the server have changed.
import * as api from './api.js';
import { serverBack } from './api.js';
import { planGroup } from './pairing.js';

// Follows jobs: server-sent events for the first ones, polling for the others and if events do not
// get through. A browser opens six connections to a server, and each stream of events occupies one;
// two streams leave room for uploads and pages.

const STREAMS = 2;
const POLL_MS = 1000;
let streams = 0;

export const jobEnded = (job) => ['done', 'failed', 'cancelled'].includes(job.state);

/** Calls `onJob(job)` on every change until the job has ended; returns a stop function. */
export function followJob(id, onJob) {
    let stopped = false;
    let source = null;
    let timer = 0;

    const closeStream = () => {
        if (source) {
            source.close();
            source = null;
            streams -= 1;
        }
    };
    const stop = () => {
        stopped = true;
        closeStream();
        clearTimeout(timer);
    };
    const take = (job) => {
        if (stopped) {
            return;
        }
        if (jobEnded(job)) {
            stop();
        }
        onJob(job);
    };
    const poll = async () => {
        let again = POLL_MS;
        try {
            take(await api.getJob(id));
        } catch (error) {
            if (error.status === 404) {
                take({ id, state: 'failed', failures: [],
                    error: { code: error.code, detail: error.message } });
            }
            again = 3 * POLL_MS;
        }
        if (!stopped) {
            timer = setTimeout(poll, again);
        }
    };
    const onEvent = (event) => {
        try {
            take(JSON.parse(event.data));
        } catch {
            closeStream();
            poll();
        }
    };

    if (streams < STREAMS && typeof EventSource === 'function') {
        streams += 1;
        source = api.jobEvents(id);
        source.addEventListener('progress', onEvent);
        source.addEventListener('end', onEvent);
        source.addEventListener('error', () => {
            if (source) {
                closeStream();
                poll();
            }
        });
    } else {
        poll();
    }
    return stop;
}

// One upload of this tab, as uploads.js keeps it.

/** `more`: what differs from a transfer that begins. */
const makeTransfer = (key, group, more) => ({
    key,
    group,
    label: group.label,
    renamed: false, // by the user
    renaming: false,
    labelError: null,
    offered: null, // another label for a set that was stored already
    taken: null, // how the user took it: {as: 'label' | 'tag', text}
    tags: [], // for the stored set
    tagError: '', // why it is not tagged
    tagged: false,
    files: group.files.map((one) => ({ ...one, size: one.file.size, sent: 0,
        state: 'waiting', error: null, attempts: 0 })),
    skipped: group.skipped,
    bundle: group.bundle === true,
    state: 'looking',
    question: null,
    planned: false, // whether it is known to be one set
    upload: null,
    job: null,
    error: null,
    begun: 0, // how often it was sent from the start
    waits: false, // for the server
    abort: new AbortController(),
    stopJob: null,
    ...more,
});

/** Stops what is being sent; the transfer is as before its first byte. */
function forget(transfer) {
    transfer.abort.abort();
    Object.assign(transfer, { upload: null, job: null, error: null, abort: new AbortController() });
    transfer.files.forEach((file) => Object.assign(file,
        { sent: 0, state: 'waiting', error: null, attempts: 0 }));
}

const AT_ONCE = 2;
const OPEN_AT_ONCE = 3; // uploads; the server allows a few more
const ATTEMPTS = 4;
const BEGINNINGS = 3; // of a transfer by itself; the files may be what stops the server

class Uploads extends EventTarget {
    transfers = [];
    tagText = ''; // the text in the field of the page Traces,
    tags = []; // the tags in it,
    tagFault = ''; // and why it is invalid
    #lastKey = 0;

    #changed(transfer) {
        this.dispatchEvent(new CustomEvent('change', { detail: transfer }));
    }

    #make(group, more = {}) {
        this.#lastKey += 1;
        return makeTransfer(this.#lastKey, group, { tags: this.tagFault === '' ? this.tags : [],
            tagError: this.tagFault, ...more });
    }

    /** Adds groups from pairing.js; each is sent as soon as it is known to be one set. */
    add(groups) {
        const added = groups.map((group) => this.#make(group));
        this.transfers.push(...added);
        this.#changed(null);
        added.forEach((transfer) => this.#plan(transfer));
        return added;
    }

    /** A sample pair of the server: the recorded one, or `ranks`. */
    async addSample(name) {
        const jobs = await api.addSample(name);
        const added = jobs.map((job) => this.#make({ label: job.label, files: [], skipped: [] },
            { job, state: 'job', sample: true, tags: [], tagError: '' }));
        this.transfers.push(...added);
        this.#changed(null);
        added.forEach((transfer) => this.#follow(transfer));
    }

    async #plan(transfer) {
        if (transfer.files.length === 0) {
            const packed = transfer.skipped.find(({ name }) => /\.(7z|rar|bz2|lz4|br)$/i.test(name));
            this.#fail(transfer, { message: `There is no trace in it (.json, .pftrace).${
                packed ? ` Unpack ${packed.name} first.` : ''}` });
            return;
        }
        if (transfer.bundle) {
            this.#queue(transfer);
            return;
        }
        const { parts, question } = await planGroup(transfer.group);
        transfer.files.forEach((file, i) => { file.seen = transfer.group.files[i].seen; });
        if (transfer.state !== 'looking') { // removed meanwhile
            return;
        }
        if (parts) {
            this.#replace(transfer, parts);
        } else if (question) {
            transfer.question = question;
            transfer.state = 'asking';
            this.#changed(transfer);
        } else {
            this.#queue(transfer);
        }
    }

    /** Replaces a transfer that has not begun with other groups. */
    #replace(transfer, groups) {
        const { tags, tagError } = transfer;
        const added = groups.map((group) => this.#make(group, { tags, tagError }));
        this.transfers.splice(this.transfers.indexOf(transfer), 1, ...added);
        transfer.state = 'cancelled';
        this.#changed(null);
        added.forEach((part) => this.#plan(part));
    }

    /** The answer to the question of a transfer: 'sets', 'set', or 'recordings' of one rank. */
    answer(transfer, what) {
        const { parts } = transfer.question;
        transfer.question = null;
        transfer.filesAre = what === 'recordings' ? what : undefined;
        if (what === 'sets') {
            this.#replace(transfer, parts);
        } else {
            this.#queue(transfer);
        }
    }

    remove(transfer) {
        transfer.stopJob?.();
        if (['looking', 'asking', 'queued'].includes(transfer.state)) {
            transfer.state = 'cancelled';
        }
        this.transfers = this.transfers.filter((t) => t !== transfer);
        this.#changed(null);
        this.#startNext();
    }

    /** The transfers that are in progress or wait for an answer. */
    get active() {
        return this.transfers.filter((t) =>
            !['done', 'undone', 'failed', 'cancelled'].includes(t.state));
    }

    /** True while leaving the page would interrupt an upload. */
    get sending() {
        return this.transfers.some((t) => t.renaming
            || (t.state === 'job' && (t.renamed || t.tags.length > 0))
            || ['queued', 'creating', 'sending', 'committing'].includes(t.state));
    }

    #queue(transfer) {
        transfer.planned = true;
        transfer.state = 'queued';
        this.#changed(transfer);
        this.#startNext();
    }

    #startNext() {
        const open = () => this.transfers.filter((t) =>
            ['creating', 'sending', 'committing'].includes(t.state)).length;
        for (const transfer of this.transfers) {
            if (transfer.state === 'queued' && open() < OPEN_AT_ONCE) {
                this.#start(transfer);
            }
        }
    }

    async #start(transfer) {
        transfer.state = 'creating';
        transfer.begun += 1;
        transfer.error = null;
        this.#changed(transfer);
        try {
            const files = transfer.files.map(({ name, size }) => ({ name, size }));
            const upload = await api.createUpload(transfer.label, files, transfer.filesAre);
            if (transfer.state !== 'creating') { // cancelled meanwhile
                api.deleteUpload(upload.id).catch(() => {});
                return;
            }
            transfer.upload = upload.id;
            transfer.state = 'sending';
            this.#changed(transfer);
            this.#pump();
        } catch (error) {
            this.#fail(transfer, error);
        }
    }

    #fail(transfer, error) {
        if (transfer.state === 'cancelled') {
            return;
        }
        transfer.state = 'failed';
        transfer.error = error.message;
        this.#changed(transfer);
        this.#startNext();
    }

    /** Starts waiting files, in order, while places are free. */
    #pump() {
        const sending = this.transfers.filter((t) => t.state === 'sending');
        let busy = sending.flatMap((t) => t.files).filter((f) => f.state === 'sending').length;
        for (const transfer of sending) {
            for (const file of transfer.files) {
                if (busy >= AT_ONCE) {
                    return;
                }
                if (file.state === 'waiting') {
                    busy += 1;
                    this.#send(transfer, file);
                }
            }
        }
    }

    async #send(transfer, file) {
        file.state = 'sending';
        file.attempts += 1;
        this.#changed(transfer);
        const { upload } = transfer;
        try {
            await api.putFile(upload, file.name, file.file, {
                from: file.sent,
                signal: transfer.abort.signal,
                onProgress: (sent) => {
                    file.sent = Math.min(sent, file.size);
                    this.#changed(transfer);
                },
            });
            file.sent = file.size;
            file.state = 'sent';
        } catch (error) {
            if (transfer.state === 'sending' && transfer.upload === upload) {
                await this.#afterFailure(transfer, file, error);
            }
            if (transfer.state !== 'sending' || transfer.upload !== upload) {
                return; // cancelled, or begun again
            }
        }
        this.#changed(transfer);
        this.#settle(transfer);
        this.#pump();
    }

    /** Waits and resumes after a network failure; a refusal is final. */
    async #afterFailure(transfer, file, error) {
        const passing = error.status === 0 || error.status >= 500;
        if (passing && error.status !== 507 && file.attempts < ATTEMPTS) {
            const { upload } = transfer;
            file.state = 'sending'; // keeps its place
            if (error.status === 0) {
                await this.#waitForServer(transfer, file);
            } else {
                await new Promise((resolve) => {
                    setTimeout(resolve, 500 * 2 ** (file.attempts - 1));
                });
            }
            if (transfer.state !== 'sending' || transfer.upload !== upload
                || await this.#resumePoint(transfer, file)) {
                return;
            }
            if (transfer.begun < BEGINNINGS) {
                this.#beginAgain(transfer);
                return;
            }
        }
        file.state = 'failed';
        file.error = error.message;
    }

    /** A failure while the server was gone is none of the file. */
    async #waitForServer(transfer, file) {
        transfer.waits = true;
        this.#changed(transfer);
        const wasGone = await serverBack({ signal: transfer.abort.signal })
            .catch(() => false); // it was cancelled
        file.attempts -= wasGone ? 1 : 0;
        transfer.waits = false;
    }

    /** Sends everything again: the server does not know the upload any more. */
    #beginAgain(transfer) {
        forget(transfer);
        this.#queue(transfer);
    }

    /** Asks the server how much of the file it has. */
    async #resumePoint(transfer, file) {
        try {
            const upload = await api.getUpload(transfer.upload);
            const known = upload.files.find((f) => f.name === file.name);
            file.sent = known?.received ?? 0;
            file.state = known?.complete ? 'sent' : 'waiting';
            return true;
        } catch {
            return false;
        }
    }

    #settle(transfer) {
        if (transfer.state !== 'sending'
            || transfer.files.some((f) => f.state === 'waiting' || f.state === 'sending')) {
            return;
        }
        const failed = transfer.files.filter((f) => f.state === 'failed');
        if (failed.length > 0) {
            this.#fail(transfer, { message: failed.length === 1
                ? `${failed[0].name}: ${failed[0].error}`
                : `${failed.length} files could not be sent. ${failed[0].error}` });
        } else {
            this.#commit(transfer);
        }
    }

    async #commit(transfer) {
        transfer.state = 'committing';
        this.#changed(transfer);
        try {
            transfer.job = await api.commitUpload(transfer.upload);
            transfer.state = 'job';
            this.#changed(transfer);
            this.#follow(transfer);
        } catch (error) {
            if (error.status === 404 && transfer.begun < BEGINNINGS
                && transfer.state === 'committing') {
                this.#beginAgain(transfer);
                return;
            }
            this.#fail(transfer, error);
        }
        this.#startNext();
    }

    #follow(transfer) {
        transfer.stopJob = followJob(transfer.job.id, (news) => {
            if (news.error?.code === 'unknown_job' && transfer.files.length > 0
                && transfer.begun < BEGINNINGS) {
                this.#beginAgain(transfer);
                return;
            }
            transfer.job = news;
            if (news.state === 'done') {
                this.#stored(transfer); // which sends the event
                return;
            }
            if (jobEnded(news)) {
                transfer.state = news.state;
                transfer.error = news.error?.detail ?? null;
            }
            this.#changed(transfer);
        });
    }

    /** The set is stored. Its label may have changed meanwhile, here or on the server. */
    async #stored(transfer) {
        await this.#tag(transfer);
        if (transfer.bundle) { // its sets have their own labels
            transfer.state = 'done';
            this.#changed(transfer);
            this.dispatchEvent(new CustomEvent('sets'));
            this.dispatchEvent(new CustomEvent('bundle', { detail: transfer }));
            return;
        }
        const { known_as: known } = transfer.job;
        if (known) { // it keeps its label; the user is offered the new one
            transfer.offered = transfer.label === known ? null : transfer.label;
            transfer.label = known;
        } else if (transfer.renamed) {
            await this.#sendLabel(transfer);
        }
        transfer.state = 'done';
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('stored', { detail: transfer }));
    }

    /** Tags the stored sets, including those that were stored before. */
    async #tag(transfer) {
        const sets = transfer.bundle ? transfer.job.made.map(({ set }) => set) : [transfer.job.set];
        try {
            for (let i = 0; i < sets.length && transfer.tags.length > 0; i += 1) {
                await api.patchSet(sets[i], { add_tags: transfer.tags });
                transfer.tagged = true;
            }
        } catch (error) {
            transfer.tagError = error.message;
        }
    }

    /** Sends the label to the server, again if it has changed meanwhile. */
    async #sendLabel(transfer) {
        if (transfer.renaming) {
            return;
        }
        transfer.renaming = true;
        for (let sent = null; sent !== transfer.label && transfer.labelError === null;) {
            sent = transfer.label;
            try {
                await api.patchSet(transfer.job.set, { label: sent });
            } catch (error) {
                transfer.labelError = error.message;
            }
        }
        transfer.renaming = false;
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('sets'));
    }

    /** Changes the label, before or after the set is stored. */
    rename(transfer, text) {
        const label = text.trim() || transfer.group.label;
        if (label === transfer.label) {
            return;
        }
        transfer.label = label;
        transfer.renamed = true;
        transfer.labelError = null;
        if (transfer.state === 'done') {
            this.#sendLabel(transfer);
        }
        this.#changed(transfer);
    }

    /** Uses the offered label as the label of the set, or as another tag. */
    async takeOffer(transfer, as) {
        const { offered } = transfer;
        await api.patchSet(transfer.job.set,
            as === 'tag' ? { add_tags: [offered] } : { label: offered });
        transfer.offered = null;
        transfer.taken = { as, text: offered };
        if (as === 'label') {
            transfer.label = offered;
        }
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('sets'));
    }

    /** Whether undo() would remove a set that was not there before. */
    canUndo(transfer) {
        return transfer.state === 'done' && !transfer.bundle && !transfer.job.already_stored;
    }

    /** Removes the stored set again; the server keeps it in its bin. */
    async undo(transfer) {
        await api.deleteSet(transfer.job.set);
        transfer.state = 'undone';
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('sets'));
    }

    async bringBack(transfer) {
        await api.restoreSet(transfer.job.set);
        transfer.state = 'done';
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('stored', { detail: transfer }));
    }

    /** Continues after a failure with what is missing; from the start if the upload is lost. */
    async retry(transfer) {
        if (!transfer.planned) {
            transfer.state = transfer.question ? 'asking' : 'looking';
            this.#changed(transfer);
            if (transfer.state === 'looking') {
                this.#plan(transfer);
            }
            return;
        }
        if (transfer.job) { // the ingest itself failed: send everything again
            transfer.job = null;
            transfer.upload = null;
        }
        transfer.error = null;
        transfer.begun = 0;
        transfer.abort = new AbortController();
        for (const file of transfer.files) {
            file.attempts = 0;
            file.error = null;
            const known = transfer.upload !== null
                && (file.state === 'sent' || await this.#resumePoint(transfer, file));
            if (!known) {
                transfer.upload = null;
                break;
            }
        }
        if (transfer.upload === null) {
            this.#beginAgain(transfer);
            return;
        }
        transfer.state = 'sending';
        this.#changed(transfer);
        this.#settle(transfer);
        this.#pump();
    }

    async cancel(transfer) {
        const { upload, job, state } = transfer;
        if (state === 'job') {
            try {
                transfer.job = await api.cancelJob(job.id);
            } catch {
                // It has just ended by itself; the stream of events reports how.
            }
            return;
        }
        transfer.state = 'cancelled';
        transfer.abort.abort();
        this.#changed(transfer);
        if (upload !== null) {
            api.deleteUpload(upload).catch(() => {});
        }
        this.#pump();
        this.#startNext();
    }
}

export const uploads = new Uploads();

globalThis.addEventListener?.('beforeunload', (event) => {
    if (uploads.sending) {
        event.preventDefault();
    }
});

// The jobs of the server that are not uploads of this tab, but of another tab, another person, or
// folders of the command line. Requested at intervals, more often while one runs.

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
        this.#timer = setTimeout(() => this.#ask(), this.running.length > 0 ? RUNNING_MS : IDLE_MS);
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
