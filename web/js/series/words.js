// Words of the page Series.
import { formatPercentDiff } from '../format.js';
import { PARTS } from '../words.js';

/** What a series can measure, by the name of the API. */
export const MEASURE_WORDS = {
    step_time: 'step time',
    gpu_time: 'GPU time (step time without idle)',
    ...Object.fromEntries(Object.entries(PARTS).map(([key, { name }]) => [key, name])),
};

/** What an answer measures, as the beginning of a sentence. */
export const measuredName = (answer) => (answer.without_profiler ? 'Step time without the profiler'
    : answer.measured === 'row' ? answer.parameters.name
    : answer.measured === 'layer' ? `${answer.parameters.layer}, ${answer.parameters.by} time`
    : answer.measured === 'gpu_time' ? 'GPU time'
        : MEASURE_WORDS[answer.measured].replace(/^./, (letter) => letter.toUpperCase()));

const hasMachine = (machine) => Boolean(machine) && machine.low_percent * machine.high_percent > 0;

/** What the machine makes of a change of the step, of a change of level or of the newest set; '':
 *  not known, or nothing. */
export const machineWords = (machine) => (!hasMachine(machine) ? ''
    : `${machine.explains ? 'the machine\u2019s, which' : 'the machine'} makes ${
        formatPercentDiff(machine.diff_percent)} of the step (${
        formatPercentDiff(machine.low_percent)} to ${formatPercentDiff(machine.high_percent)})`);

/** The same for a cell of a table. */
export const shortMachine = (machine) => (!hasMachine(machine) ? ''
    : `${machine.explains ? 'the machine\u2019s, ' : ''}${formatPercentDiff(machine.diff_percent)}`);
