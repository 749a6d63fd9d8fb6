// Clocks, power, temperature and other counters of devices, by step.
import { h } from '../dom.js';
import { explained, neutral, plain, text, time, unknown } from './columns.js';
import { device, rank } from './common.js';

const KNOWN = 'The part of the time for which a value is known';
const values = [neutral(plain('mean', 'mean')), neutral(plain('min', 'min')),
    neutral(plain('max', 'max')), neutral(explained(time('known_time', 'known'), KNOWN))];
const counter = text('counter', 'counter');

export default {
    title: 'Clocks, power, temperature', tab: 'Clocks', host: true, ofSteps: true, counters: true,
    intro: 'Counters of the devices while the steps ran. The mean is weighted by time.',
    notes: (sides) => [...new Set(sides.flatMap(({ letter, data }) => data.files
        .filter((file) => file.note !== null).map((file) => `${letter ? `${letter}, ` : ''}rank ${
            file.rank}: ${file.note}.`)))].slice(0, 8).map((line) => h('p', {}, line)),
    params: [], charts: [],
    tables: [{ key: 'rows', caption: 'All steps', columns: [rank, device, counter, ...values] },
        { key: 'by_step', caption: 'By step', columns: [rank,
            unknown(text('step', 'step'), 'the recording has no steps'), device, counter,
            ...values] }],
};
