// The uploads of this tab. They begin by themselves and go on while the pages change, two files
// at a time; a broken connection is tried again from the byte that the server has.
//
// Transfer: {key, label, files, skipped, state, question, upload, job, error}, with files
// [{name, file, size, sent, state, error}]. States of a transfer:
//   looking → asking → queued → creating → sending → committing → job → done ⇄ undone
// (asking where it may be several sets, plan.js), or failed, or cancelled; and of a file:
// waiting → sending → sent | failed. The label may change at any time. Events: `change`, with
// the transfer or null; `stored`, with the transfer whose set has come or came back; `bundle`,
// with the transfer whose comparison has come; `sets` when sets of the server have changed.
import * as api from './api.js';
import { followJob, jobEnded } from './jobs.js';
import { planGroup } from './plan.js';

const AT_ONCE = 2;
const OPEN_AT_ONCE = 3; // uploads; the server allows a few more
const ATTEMPTS = 4;

class Uploads extends EventTarget {
    transfers = [];
    tagText = ''; // of the field of components/tag-field.js: what it holds,
    tags = []; // what is in it,
    tagFault = ''; // and why that cannot be
    #lastKey = 0;

    #changed(transfer) {
        this.dispatchEvent(new CustomEvent('change', { detail: transfer }));
    }

    #make(group, more = {}) {
        this.#lastKey += 1;
        return {
            key: this.#lastKey,
            group,
            label: group.label,
            renamed: false, // by a person
            renaming: false,
            labelError: null,
            offered: null, // another label for a set that was stored already
            taken: null, // what became of it: {as: 'label' | 'tag', text}
            tags: this.tagFault === '' ? this.tags : [], // for the stored set
            tagError: this.tagFault, // why it is not tagged
            tagged: false,
            files: group.files.map((one) => ({ ...one, size: one.file.size, sent: 0,
                state: 'waiting', error: null, attempts: 0 })),
            skipped: group.skipped,
            bundle: group.bundle === true,
            state: 'looking',
            question: null,
            planned: false, // it is clear that it is one set
            upload: null,
            job: null,
            error: null,
            abort: new AbortController(),
            stopJob: null,
            ...more,
        };
    }

    /** Adds the groups of files.js, which are sent as soon as it is clear what they are. */
    add(groups) {
        const added = groups.map((group) => this.#make(group));
        this.transfers.push(...added);
        this.#changed(null);
        added.forEach((transfer) => this.#plan(transfer));
        return added;
    }

    /** The sample pair of the server. */
    async addSample() {
        const jobs = await api.addSample();
        const added = jobs.map((job) => this.#make({ label: job.label, files: [], skipped: [] },
            { job, state: 'job', sample: true, tags: [], tagError: '' }));
        this.transfers.push(...added);
        this.#changed(null);
        added.forEach((transfer) => this.#follow(transfer));
    }

    async #plan(transfer) {
        if (transfer.files.length === 0) {
            this.#fail(transfer, { message: 'There is no .json or .json.gz file in it.' });
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

    /** Other groups take the place of a transfer that has not begun. */
    #replace(transfer, groups) {
        const { tags, tagError } = transfer;
        const added = groups.map((group) => this.#make(group, { tags, tagError }));
        this.transfers.splice(this.transfers.indexOf(transfer), 1, ...added);
        transfer.state = 'cancelled';
        this.#changed(null);
        added.forEach((part) => this.#plan(part));
    }

    /** The answer to the question of a transfer: is it several sets? */
    answer(transfer, isMany) {
        const { parts } = transfer.question;
        transfer.question = null;
        if (isMany) {
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

    /** Those that are on their way into the store, or wait for an answer. */
    get active() {
        return this.transfers.filter((t) =>
            !['done', 'undone', 'failed', 'cancelled'].includes(t.state));
    }

    /** True while leaving the page would lose something. */
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
        transfer.error = null;
        this.#changed(transfer);
        try {
            const files = transfer.files.map(({ name, size }) => ({ name, size }));
            const upload = await api.createUpload(transfer.label, files);
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

    /** Gives the free places to the files that wait, in order. */
    #pump() {
        const sending = this.transfers.filter((t) => t.state === 'sending');
        let busy = sending.flatMap((t) => t.files)
            .filter((f) => f.state === 'sending').length;
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
        try {
            await api.putFile(transfer.upload, file.name, file.file, {
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
            if (transfer.state !== 'sending') {
                return;
            }
            await this.#afterFailure(transfer, file, error);
        }
        this.#changed(transfer);
        this.#settle(transfer);
        this.#pump();
    }

    /** Waits and resumes after trouble on the way; a refusal is final. */
    async #afterFailure(transfer, file, error) {
        const passing = error.status === 0 || error.status >= 500;
        if (passing && error.status !== 507 && file.attempts < ATTEMPTS) {
            file.state = 'sending'; // keeps its place
            await new Promise((resolve) => {
                setTimeout(resolve, 500 * 2 ** (file.attempts - 1));
            });
            if (transfer.state === 'sending' && await this.#resumePoint(transfer, file)) {
                return;
            }
        }
        file.state = 'failed';
        file.error = error.message;
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
            this.#fail(transfer, error);
        }
        this.#startNext();
    }

    #follow(transfer) {
        transfer.stopJob = followJob(transfer.job.id, (news) => {
            transfer.job = news;
            if (news.state === 'done') {
                this.#stored(transfer); // which says so
                return;
            }
            if (jobEnded(news)) {
                transfer.state = news.state;
                transfer.error = news.error?.detail ?? null;
            }
            this.#changed(transfer);
        });
    }

    /** The set is there: what it is called may have changed on the way, on either side. */
    async #stored(transfer) {
        await this.#tag(transfer);
        if (transfer.bundle) { // its sets have labels of their own
            transfer.state = 'done';
            this.#changed(transfer);
            this.dispatchEvent(new CustomEvent('sets'));
            this.dispatchEvent(new CustomEvent('bundle', { detail: transfer }));
            return;
        }
        const { known_as: known } = transfer.job;
        if (known) { // it keeps its label; the other one is offered
            transfer.offered = transfer.label === known ? null : transfer.label;
            transfer.label = known;
        } else if (transfer.renamed) {
            await this.#sendLabel(transfer);
        }
        transfer.state = 'done';
        this.#changed(transfer);
        this.dispatchEvent(new CustomEvent('stored', { detail: transfer }));
    }

    /** Tags the sets that have come: those that were stored before, too. */
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

    /** Tells the server the label, and again where it has changed meanwhile. */
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

    /** Another label, before or after the set is stored. */
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

    /** Takes the offered label: as the label of the set, or as one more tag. */
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

    /** Whether undo() would take a set away that was not there before. */
    canUndo(transfer) {
        return transfer.state === 'done' && !transfer.bundle && !transfer.job.already_stored;
    }

    /** Takes the stored set away again; it waits in the bin of the server. */
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

    /** Goes on after a failure with what is missing; from the start if that is lost. */
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
            transfer.files.forEach((file) => {
                file.sent = 0;
                file.state = 'waiting';
            });
            this.#queue(transfer);
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
                // It ended on its own just now; the stream of events says how.
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

window.addEventListener('beforeunload', (event) => {
    if (uploads.sending) {
        event.preventDefault();
    }
});
