// How both sides were recorded: machines, selection, options of the profiler, versions, and how
// much of the kernel time has a name on both sides. The notes above state what speaks against the
// comparison; this table has the details.
import { fill, h } from '../dom.js';
import { formatList, formatPercent } from '../format.js';

const VERSIONS = { pytorch: 'PyTorch', cuda_runtime: 'CUDA runtime', cuda_driver: 'CUDA driver',
    cupti: 'CUPTI', hip_runtime: 'HIP runtime', hip_driver: 'HIP driver',
    roctracer: 'roctracer', nccl: 'NCCL', schema: 'Trace schema' };
const UNSTATED = 'not stated';

const option = (key, rows, text) => (side) => {
    const stated = side[key] === null ? UNSTATED : side[key] ? 'on' : 'off';
    return side[rows] ? `${stated}; there are ${text}` : stated;
};
const listed = (picked, all) => (picked.length === 0 ? 'none' : picked.length === all.length
    ? formatList(picked) : `${formatList(picked)} of ${formatList(all)}`);
const share = (side) => (side.shared_kernel_time === null ? 'no kernels'
    : formatPercent(100 * side.shared_kernel_time));

const stepsText = (r, side) => (side.any ? 'every file as one step'
    : side.pseudo_steps > 0 && side.steps.length === 0 ? 'none: whole files'
        : listed(side.steps, side.all_steps));

/**
 * {text, of, key}: its name, its text for a side, and the value to compare if this is not the text;
 * null is unknown, and never marked as different.
 */
const LINES = [
    { text: 'GPU', of: (r) => r.devices.join(', ') },
    { text: 'World size', of: (r) => String(r.world_size ?? '') },
    { text: 'Ranks', of: (r, side) => listed(side.ranks, side.all_ranks) },
    // How many steps there are is compared, not their numbers.
    { text: 'Steps', of: stepsText, key: (r, side) => side.steps.length },
    { text: 'with_stack', of: option('with_stack', 'python_rows', 'Python rows'),
        key: (r) => r.python_rows },
    { text: 'record_shapes', of: option('record_shapes', 'input_shapes', 'input shapes'),
        key: (r) => r.input_shapes },
    { text: 'profile_memory', of: option('profile_memory'), key: (r) => r.profile_memory },
    ...Object.entries(VERSIONS).map(([name, text]) =>
        ({ text, of: (r) => r.versions[name] ?? '', optional: true })),
    { text: 'Kernel time in shared names', of: share, key: () => null },
];

/** The lines of the table: {text, control, test, differs}. */
function recordedLines(answer) {
    return LINES.map(({ text, of, key, optional }) => {
        const ask = (what) => ['control', 'test'].map((side) =>
            what(answer.recorded[side], answer[side]));
        const [control, test] = ask(of);
        const keys = key ? ask(key) : [control || null, test || null];
        return { text, control: control || UNSTATED, test: test || UNSTATED,
            left: optional && control === '' && test === '',
            differs: keys.every((value) => value !== null) && keys[0] !== keys[1] };
    }).filter(({ left }) => !left);
}

/** The text beside the heading while the table is closed. */
function summaryOf(answer, lines) {
    const differ = lines.filter((line) => line.differs).map((line) => line.text);
    const { control, test } = answer.recorded;
    const alike = differ.length === 0 ? 'Both sides state the same.'
        : `Different: ${differ.join(', ')}.`;
    const shares = control.shared_kernel_time === null || test.shared_kernel_time === null ? ''
        : ` Kernels that both sides have take ${share(control)} of the kernel time in the `
            + `control, ${share(test)} in the test.`;
    return alike + shares;
}

export function createRecorded() {
    const summary = h('span', { class: 'muted rank-summary' });
    const body = h('div', { class: 'scroll-x', tabindex: '0', role: 'region',
        'aria-label': 'How both sides were recorded' });
    const node = h('details', { class: 'card rank-steps recorded' },
        h('summary', {}, h('h2', {}, 'Recorded'), ' ', summary), body);
    return { node, draw(answer) {
        const lines = recordedLines(answer);
        summary.textContent = summaryOf(answer, lines);
        fill(body, h('table', { class: 'recorded-table' },
            h('caption', { class: 'visually-hidden' }, 'How both sides were recorded'),
            h('thead', {}, h('tr', {}, h('td'),
                h('th', { scope: 'col', class: 'control-text' }, 'Control'),
                h('th', { scope: 'col', class: 'test-text' }, 'Test'))),
            h('tbody', {}, lines.map((line) => h('tr', { class: line.differs ? 'differs' : '' },
                h('th', { scope: 'row' }, line.text), h('td', {}, line.control),
                h('td', {}, line.test, line.differs
                    && h('span', { class: 'visually-hidden' }, ' (differs)')))))));
    } };
}
