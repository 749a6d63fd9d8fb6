// The uploads of this tab. They go on while the pages change, two files at a time; a broken
// connection is tried again from the byte that the server has.
//
// Transfer: {key, label, files, skipped, state, upload, job, error}, with files
// [{name, file, size, sent, state, error}]. States of a transfer:
//   ready → creating → sending → committing → job → done | failed | cancelled
// and of a file: waiting → sending → sent | failed.
import * as api from './api.js';
import { followJob } from './jobs.js';

const AT_ONCE = 2;
const ATTEMPTS = 4;

class Uploads extends EventTarget {
    transfers = [];
    #lastKey = 0;

    #changed(transfer) {
        this.dispatchEvent(new CustomEvent('change', { detail: transfer }));
    }

    /** Adds the groups of files.js; nothing is sent before start(). */
    add(groups) {
        const added = groups.map((group) => {
            this.#lastKey += 1;
            return {
                key: this.#lastKey,
                group,
                label: group.label,
                files: group.files.map(({ name, file }) => ({ name, file, size: file.size,
                    sent: 0, state: 'waiting', error: null, attempts: 0 })),
                skipped: group.skipped,
                state: 'ready',
                upload: null,
                job: null,
                error: null,
                abort: new AbortController(),
                stopJob: null,
            };
        });
        this.transfers.push(...added);
        this.#changed(null);
        return added;
    }

    remove(transfer) {
        transfer.stopJob?.();
        this.transfers = this.transfers.filter((t) => t !== transfer);
        this.#changed(null);
    }

    /** True while leaving the page would lose something. */
    get sending() {
        return this.transfers.some((t) =>
            ['creating', 'sending', 'committing'].includes(t.state));
    }

    async start(transfer) {
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
        transfer.errorCode = error.code ?? '';
        this.#changed(transfer);
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
            const job = await api.commitUpload(transfer.upload);
            transfer.job = job;
            transfer.state = 'job';
            transfer.stopJob = followJob(job.id, (news) => {
                transfer.job = news;
                if (news.state === 'done' || news.state === 'failed'
                    || news.state === 'cancelled') {
                    transfer.state = news.state;
                    transfer.error = news.error?.detail ?? null;
                }
                this.#changed(transfer);
            });
            this.#changed(transfer);
        } catch (error) {
            this.#fail(transfer, error);
        }
    }

    /** Goes on after a failure with what is missing; from the start if that is lost. */
    async retry(transfer) {
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
            await this.start(transfer);
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
    }
}

export const uploads = new Uploads();

window.addEventListener('beforeunload', (event) => {
    if (uploads.sending) {
        event.preventDefault();
    }
});
