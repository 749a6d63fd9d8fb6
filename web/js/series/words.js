// Words of the page Series.
import { PARTS } from '../words.js';

/** What a series can measure, by the name of the API. */
export const MEASURE_WORDS = {
    step_time: 'step time',
    gpu_time: 'GPU time (step time without idle)',
    ...Object.fromEntries(Object.entries(PARTS).map(([key, { name }]) => [key, name])),
};

/** What an answer measures, as the beginning of a sentence. */
export const measuredName = (answer) => (answer.measured === 'row' ? answer.parameters.name
    : answer.measured === 'layer' ? `${answer.parameters.layer}, ${answer.parameters.by} time`
    : answer.measured === 'gpu_time' ? 'GPU time'
        : MEASURE_WORDS[answer.measured].replace(/^./, (letter) => letter.toUpperCase()));
