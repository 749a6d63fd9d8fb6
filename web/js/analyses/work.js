// Floating-point operations, and how fast the device did them.
import { decimal } from '../decimal.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { formatFlops, formatFlopsDiff } from '../format.js';
import { count, explained, gain, neutral, percent, plain, rate, summed, text, time, told, unknown }
    from './columns.js';
import { operator, rank, sentencesOf } from './common.js';
import { workWords } from './sentences.js';

const NOTHING = 'No operator of the selected ranks and steps has known FLOPs. Record '
    + 'with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.';

const NO_PEAK = 'no FLOPs are known, or not the peak of this device for numbers of this type';

const number = (value) => decimal(value, 0, 3);
const flops = (key, title) => neutral({ ...plain(key, title), show: formatFlops,
    showDiff: formatFlopsDiff });
const speed = gain(explained(plain('tflops_per_s', 'TFLOP/s'),
    'FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second'));
const peak = unknown(gain(explained(percent('peak_pctg', 'of peak'),
    'Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from '
    + 'the data sheet of its vendor, dense; of several together: the part of their time that they would '
    + 'take at the peak of each')), NO_PEAK);
const fastest = unknown(gain(explained(percent('fastest_peak_pctg', 'of fastest'),
    'The same of the fastest arithmetic that the device has for these numbers: TF32 for float32')), NO_PEAK);
const limit = (key, title) => unknown(neutral(plain(key, title)), NO_PEAK);
const each = explained(time('device_time_per_step', 'device per step'),
    'Device time of what was launched inside the operator, per step and rank');

const bytes = gain(explained(rate('gb_per_s_at_least', 'bandwidth, at least'),
    'Each input read once and the output written once, divided by the device time'));
const density = neutral(explained(plain('flops_per_byte_at_most', 'FLOPs per byte'),
    'FLOPs for each byte that has to be read or written: at most'));

export default {
    title: 'Work', ofSteps: true, params: [],
    intro: 'What kinds of work the device time is; floating-point operations of matrix products, '
        + 'convolutions and attention, counted from the shapes of their inputs, and how fast the '
        + 'device did them.',
    above: { tables: 2 },
    notes: (sides) => sentencesOf(sides, workWords),
    charts: [{ id: 'speed', table: 'by_operator', title: 'Achieved TFLOP/s by operator', height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'by_operator', kind: 'count',
            name: (r) => r.operator, value: (r) => r.tflops_per_s, empty: NOTHING,
            show: (r) => `${number(r.tflops_per_s)} TFLOP/s${r.peak_pctg === null ? ''
                : `, ${number(r.peak_pctg)} % of the peak`}` }) }],
    tables: [{ key: 'summary', caption: 'In all', main: ['tflops_per_s', 'peak_pctg', 'known_time_per_step'], columns: [
        flops('flops_per_step', 'FLOPs per step'), time('device_time_per_step', 'device per step'),
        explained(time('known_time_per_step', 'with known FLOPs'),
            'Device time of operators whose FLOPs are known, per step and rank'),
        neutral(percent('known_pctg', 'share')), speed, peak, fastest, told(text('device', 'device'))] },
    { key: 'classes', caption: 'Classes of work', main: ['device_time_per_step', 'tflops_per_s', 'gb_per_s_at_least'], columns: [
        explained(text('class', 'class'), 'By the operators that launched it, else by the names of '
            + 'kernels; other: nothing says what it is'),
        summed(neutral(count('device_rows', 'device rows'))),
        time('device_time_per_step', 'device per step'),
        neutral(percent('device_time_pctg', 'share of device time')), speed, bytes, density] },
    { key: 'by_rank', caption: 'Ranks', main: ['known_time_per_step', 'tflops_per_s', 'peak_pctg'],
        columns: [rank, flops('flops_per_step', 'FLOPs per step'),
            time('device_time_per_step', 'device per step'),
            time('known_time_per_step', 'with known FLOPs'), speed, peak] },
    { key: 'by_arithmetic', caption: 'Arithmetic', main: ['device_time_per_step', 'tflops_per_s', 'peak_pctg'], columns: [
        explained(text('dtype', 'type'), 'The type of the numbers of both factors'),
        unknown(explained(text('arithmetic', 'computed in'), 'What the kernels multiply in, by their '
            + 'names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for '
            + 'one), on the tensor cores'),
        'the names of the kernels do not tell: the peak is that of the fastest'),
        summed(neutral(count('calls', 'calls'))), flops('flops_per_step', 'FLOPs per step'), each, speed, peak,
        fastest, limit('peak_tflops_per_s', 'peak TFLOP/s'),
        limit('fastest_tflops_per_s', 'fastest TFLOP/s')] },
    { key: 'by_operator', caption: 'Operators', main: ['device_time_per_step', 'tflops_per_s', 'peak_pctg'], columns: [operator,
        summed(neutral(count('calls', 'calls'))), flops('flops_per_step', 'FLOPs per step'), each, speed,
        peak] },
    { key: 'by_shapes', caption: 'Operators and shapes', main: ['device_time_per_step', 'tflops_per_s'], columns: [operator,
        text('shapes', 'shapes', true),
        explained(text('dtype', 'type'), 'The type of the numbers of both factors'),
        text('class', 'class'), summed(neutral(count('calls', 'calls'))),
        flops('flops_per_call', 'FLOPs per call'), each, speed, peak, density] },
    { key: 'elementwise', caption: 'Elementwise operators: bandwidth, at least', main: ['device_time_per_step', 'gb_per_s_at_least'],
        columns: [operator, text('shapes', 'shapes', true), text('dtypes', 'types', true),
            summed(neutral(count('calls', 'calls'))), time('device_time_per_step', 'device per step'),
            bytes] },
    { key: 'unknown', caption: 'Device time without known FLOPs', main: ['device_time_per_step'],
        columns: [explained(operator, 'The innermost operator that launched it'),
            summed(neutral(count('device_rows', 'device rows'))),
            time('device_time_per_step', 'device per step'),
            neutral(percent('device_time_pctg', 'share of device time'))] }],
};
