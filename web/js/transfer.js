// One upload of this tab, as uploads.js keeps it.

/** `more`: what differs from a transfer that begins. */
export const makeTransfer = (key, group, more) => ({
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
export function forget(transfer) {
    transfer.abort.abort();
    Object.assign(transfer, { upload: null, job: null, error: null, abort: new AbortController() });
    transfer.files.forEach((file) => Object.assign(file,
        { sent: 0, state: 'waiting', error: null, attempts: 0 }));
}
