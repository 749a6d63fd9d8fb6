// The words of the pages for names of the API, HTA's or ours: one word for each thing, on every
// page, in the report and in the documents.
import { formatTime } from './format.js';

/** A part of a step, or of the time of a rank: {name, short: for little room, what, property: its colour}. */
export const PARTS = {
    compute: { name: 'compute', short: 'compute', property: '--part-compute',
        what: 'A compute kernel runs on some device of the rank' },
    exposed_communication: { name: 'exposed communication', short: 'comm.',
        property: '--part-communication',
        what: 'Communication runs, and no compute kernel: nothing hides it' },
    exposed_memory: { name: 'exposed memory', short: 'memory', property: '--part-memory',
        what: 'Copies or memsets run, and nothing else: nothing hides them' },
    idle: { name: 'idle', short: 'idle', property: '--part-idle', what: 'No device work of the rank runs' },
};

/** The parts of a step of recordings without device work. */
const HOST_PARTS = {
    operators: { name: 'operators', short: 'operators',
        what: 'An operator runs, or a call of a library' },
    python: { name: 'python', short: 'python', what: 'Python runs, outside of operators' },
    input: { name: 'input', short: 'input', what: 'The DataLoader makes the next batch, or waits for it' },
    waiting: { name: 'waiting', short: 'waiting',
        what: 'A call only waits: for a lock, another thread, another process' },
    garbage_collection: { name: 'garbage collection', short: 'garbage',
        what: 'Python collects garbage' },
    no_recorded_call: { name: 'no recorded call', short: 'no call',
        what: 'No call was recorded here, at most an annotation' },
};

/** The parts that the bars of a waterfall may be of. */
export const BARS = /* @__PURE__ */ Object.assign({}, PARTS, HOST_PARTS);

/** Whether a waterfall has the parts of the host. */
export const isOfHost = (fall) => fall !== null && fall.parts.some(({ part }) => part in HOST_PARTS);

/** HTA's non-compute: the two exposed parts together. */
export const EXPOSED = { name: 'exposed communication and memory', short: 'exposed',
    what: 'Communication, copies or memsets run, and no compute kernel: nothing hides them' };

/** `name` as the beginning of a sentence or a title. */
export const capital = (name) => name[0].toUpperCase() + name.slice(1);

const KINDS = { COMPUTATION: 'compute', COMMUNICATION: 'communication', MEMORY: 'memory' };

/** A kind of device work. */
export const kindName = (kind) => KINDS[kind] ?? kind.toLowerCase();

/** Kinds that run at the same time: "A overlapping B" in the API. */
export function mixName(kinds) {
    const names = kinds.split(' overlapping ').map(kindName);
    return names.length === 1 ? `${names[0]} alone`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} at once`;
}

/** Why a stream is idle. */
export const IDLE_REASONS = { host_wait: 'waiting for the host', kernel_wait: 'between kernels',
    other: 'other' };
export const IDLE_WHAT = {
    host_wait: 'The launch began only when the stream was already idle',
    kernel_wait: 'Launched in time, and the gap is short',
    other: 'Launched in time, and the gap is longer: the work waits for something else',
};

/** The measures of a launch. */
export const MEASURES = { cpu_duration: 'launch on the host', gpu_duration: 'run on the device',
    launch_delay: 'delay from launch to start' };
/** Why a launch is among the worst. */
export const CLASSES = { short_kernels: 'shorter than its launch', runtime_outliers: 'slow launch',
    launch_delay_outliers: 'late start' };

/** Which rows count: the values of `rows`. */
export const ROWS = {
    steps: 'of the steps, as in Compare',
    before_last_step: 'all but those of the last step',
    all: 'all, outside of steps too',
};

/** The two sides of a comparison, as the API of the analyses names them. */
export const SIDES = { set: { letter: 'A', name: 'Control' }, test: { letter: 'B', name: 'Test' } };

/** How to record device work. */
export const RECORD_DEVICE = 'Record with activities=[ProfilerActivity.CPU, '
    + 'ProfilerActivity.CUDA].';

/** Whether a row is a wait of the host for a full queue: the backlog of the device, not work. */
export const isBacklog = ({ name, category }) => name === 'Command Buffer Full'
    && category === 'overhead';
export const BACKLOG = 'the host waits: the device’s queue is full';

/** A step (/sets/{id}/steps) as the host has it; '' for a whole file. */
export const hostWords = ({ host, lag }) => (typeof host !== 'number' ? ''
    : `host ${formatTime(host)}${lag > 0
        ? ` · device ${formatTime(lag)} behind when the host left` : ''}`);
