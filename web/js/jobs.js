// Follows jobs: server-sent events for the first ones, polling for the others and if events do not
// get through. A browser opens six connections to a server, and each stream of events occupies one;
// two streams leave room for uploads and pages.
import * as api from './api.js';

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
