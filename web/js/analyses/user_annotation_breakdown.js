// The time of annotations.
import { formatTime } from '../format.js';
import { barsHeight } from '../charts/analysis.js';
import { namedBars } from './bars.js';
import { count, linked, summed, text, time } from './columns.js';
import { rank } from './common.js';

export default {
    title: 'Annotations', host: true,
    params: [{ name: 'use_gpu_annotation', label: 'Annotations', type: 'choice',
        options: { true: 'on the devices', false: 'on the host' } }],
    intro: 'Time inside the ranges that the program marked (record_function, steps).',
    // If the devices have none, the annotations of the host are shown, unless one was chosen.
    instead: (state, sides) => (state.use_gpu_annotation === ''
        && sides.every((side) => side.data.rows.length === 0)
        ? { use_gpu_annotation: 'false' } : null),
    chosen: (state) => state.use_gpu_annotation === '' && !state.shown.use_gpu_annotation
        && 'There are none on the devices, so those of the host are shown.',
    charts: [{ id: 'annotations', table: 'rows', title: 'Time, all ranks together', sums: true, height: barsHeight,
        make: (sides, state) => namedBars(sides, state, { table: 'rows', kind: 'time', sums: true,
            name: (r) => r.name, value: (r) => r.sum, empty: 'There are none. A range is '
                + 'marked with torch.profiler.record_function("name").',
            show: (r, total) => formatTime(total) }) }],
    tables: [{ key: 'rows', caption: 'Annotations', main: ['sum', 'count', 'mean'], columns: [
        linked(text('name', 'name', true), (row, { use_gpu_annotation: gpu }) =>
            (gpu ? 'gpu_user_annotation' : 'user_annotation')), rank,
        summed(count('count', 'calls')), summed(time('sum', 'time')), time('mean', 'mean'),
        time('min', 'min'), time('max', 'max'), time('std', 'std')] }],
};
