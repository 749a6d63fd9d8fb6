// Clocks, power, temperature and other counters of devices, by step.
import { explained, neutral, plain, text, time, unknown } from './columns.js';
import { device, fileNotes, rank } from './common.js';

const KNOWN = 'The part of the time for which a value is known';
const values = [neutral(plain('mean', 'mean')), neutral(plain('min', 'min')),
    neutral(plain('max', 'max')), neutral(explained(time('known_time', 'known'), KNOWN))];
const counter = text('counter', 'counter');

export default {
    title: 'Clocks, power, temperature', tab: 'Clocks', host: true, ofSteps: true, counters: true,
    intro: 'Counters of the devices while the steps ran. The mean is weighted by time.',
    notes: fileNotes,
    params: [], charts: [], above: { tables: 2 },
    tables: [{ key: 'rows', caption: 'All steps', main: ['mean', 'max'], columns: [rank, device, counter, ...values] },
        { key: 'by_step', caption: 'By step', main: ['mean', 'max'], columns: [rank,
            unknown(text('step', 'step'), 'the recording has no steps'), device, counter,
            ...values] }],
};
