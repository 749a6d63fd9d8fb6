// Opens Perfetto at the longest call of an operation on one side, in its slowest step.
import * as api from './api.js';
import { openInPerfetto, PERFETTO_BYTES_MAX } from './perfetto.js';

const ROOM = 2; // multiples of the call's duration, shown on either side of the call

/** The sample with the longest calls on average; undefined: there is no call. */
export const slowestSample = (samples) => samples.filter(({ counts }) => counts > 0)
    .sort((a, b) => b.total_duration / b.counts - a.total_duration / a.counts)[0];

/** The longest call of one name; undefined: this sample has no such call. */
async function longestOf(set, query, { name, category }, shortNames) {
    const question = new URLSearchParams(query);
    question.set('name', name);
    if (!shortNames) {
        question.set('category', category);
    }
    return (await api.timelineFind(set, question)).rows[0];
}

/** Where the longest call of the sample is, in ns on the clock of the file. */
async function findCall(set, { names, marker, shortNames }, sample) {
    const { rank, span, step_number: step } = sample;
    const query = new URLSearchParams({ rank, span, order: 'duration', limit: '1' });
    if (step !== null) {
        query.set('step', step);
    }
    if (marker !== '') {
        query.set('marker', marker);
    }
    if (shortNames) {
        query.set('use_short_name', 'true');
    }
    const [rows, steps, { file_list: files }] = await Promise.all([
        Promise.all(names.map((one) => longestOf(set, query, one, shortNames))),
        api.getSteps(set, marker === '' ? null : marker),
        api.getSet(set)]);
    const [row] = rows.filter(Boolean).sort((a, b) => b.duration - a.duration);
    if (!row) {
        throw new Error('The timeline of this step has no such call.');
    }
    const file = files.filter((one) => one.rank === rank).find((one) => one.span === span);
    if (!file || file.trace_bytes === null) {
        throw new Error('The trace of this call is not kept.');
    }
    if (file.raw_bytes > PERFETTO_BYTES_MAX) {
        throw new Error('The trace is too large for a browser: download it for Perfetto’s '
            + 'trace_processor.');
    }
    const origin = step === null ? file.first_event_ns : steps.find((one) => one.rank === rank
        && one.span === span && one.step_number === step).start_ns;
    const base = file.metadata?.baseTimeNanoseconds;
    const from = BigInt(origin) - (Number.isFinite(base) ? BigInt(base) : 0n);
    const ns = (us) => from + BigInt(Math.round(1000 * us));
    return { file, start: ns(row.start - ROOM * row.duration),
        end: ns(row.start + (1 + ROOM) * row.duration) };
}

/** Call this inside a click. `set`: {id, label}; `operation`: {name, names, marker, …}, where
 * `names` are {name, category} of its rows. */
export function openSlowestCall(set, operation, samples, say) {
    const found = findCall(set.id, operation, slowestSample(samples));
    found.catch(() => {}); // openInPerfetto() shows the error
    return openInPerfetto({ title: `${set.label}: ${operation.name}, longest call of a slow step`,
        at: () => found,
        fileName: 'trace.json.gz',
        load: async (signal) => {
            const { file } = await found;
            return api.fetchTrace(set.id, file.number, '', { signal, onProgress: say });
        } });
}
