// Launches and what they launched.
import { binChart, scatterChart } from '../charts/analysis.js';
import { capital, CLASSES, MEASURES } from '../words.js';
import { count, note, statistics, summed, time, words } from './columns.js';
import { boolean, kernel, NO_LAUNCHES, numeric, operator, rank, sideName } from './common.js';

/** The worst launch of every class and rank comes before the second worst of any. */
const worstFirst = (a, b) => a.place - b.place
    || Object.keys(CLASSES).indexOf(a.class) - Object.keys(CLASSES).indexOf(b.class);

export default {
    title: 'Kernel launches',
    params: [numeric('runtime_cutoff', 'Slow launch over, µs', '50'),
        numeric('launch_delay_cutoff', 'Late start over, µs', '100'),
        boolean('include_memory_events', 'Copies too', true)],
    intro: 'What a launch costs on the host, what it runs on the device, and how long it '
        + 'waits. Kernels shorter than their launch leave the device idle.',
    above: { charts: 4 },
    charts: [...Object.entries(MEASURES).map(([measure, title]) => ({ id: `launch-${measure}`,
        table: 'launches', title: capital(title), half: true, height: () => 230,
        make: (sides) => {
            const found = sides.map((s) => ({ key: s.key, side: s.letter, name: sideName(s),
                bins: s.data.histograms.filter((b) => b.measure === measure) }));
            return found.every((s) => s.bins.length === 0) ? { empty: NO_LAUNCHES }
                : { data: (width) => binChart({ sides: found }, width) };
        } })),
    { id: 'launch-scatter', table: 'launches', title: 'Host against device', half: true, height: () => 230,
        make: (sides) => (sides.every((s) => s.data.scatter.length === 0)
            ? { empty: NO_LAUNCHES }
            : { data: () => scatterChart({ sides: sides.map((s) => ({ key: s.key,
                side: s.letter, name: sideName(s), points: s.data.scatter })) }) }) }],
    tables: [{ key: 'counts', caption: 'Launches', columns: [rank, summed(count('count', 'launches')),
        summed(count('short_kernels', 'shorter than their launch')),
        summed(count('runtime_outliers', 'slow launches')),
        summed(count('launch_delay_outliers', 'late starts')), note] },
    { key: 'worst', caption: 'The worst launches', apart: true, order: worstFirst, columns: [
        words('class', 'why', CLASSES), rank, kernel, operator, time('cpu_duration', 'host'),
        time('gpu_duration', 'device'), time('launch_delay', 'delay')] },
    { key: 'summary', caption: 'Summary', main: ['mean', '50%', 'max'], columns: [rank, words('measure', 'measure', MEASURES),
        ...statistics(time)] }],
};
