// A recording for the tests of answers.
export const STEPS = 6;

/**
 * Six steps of 1000 µs and more. In each: aten::mm launches `gemm`, which takes `took` µs and
 * a little noise; aten::relu launches a kernel of 20 µs; `copies` copies to the host.
 */
export function recording({ gemm, took, copies, header = {}, python = false }) {
    const events = [];
    const row = (cat, name, pid, tid, ts, dur, args = {}) => {
        events.push({ ph: 'X', cat, name, pid, tid, ts, dur, args });
    };
    let correlation = 0;
    const launch = (operator, dims, cat, kernel, ts, dur) => {
        correlation += 1;
        row('cpu_op', operator, 1, 1, ts, 8, { 'Input Dims': dims });
        row('cuda_runtime', 'cudaLaunchKernel', 1, 1, ts + 2, 4, { correlation });
        row(cat, kernel, 0, 7, ts + 10, dur, { correlation, device: 0, stream: 7 });
    };
    for (let n = 0; n < STEPS; n++) {
        const start = n * 5000;
        const noise = (n * 7) % 5;
        if (python) {
            row('python_function', 'model.py(7): forward', 1, 1, start + 1, 900);
        }
        row('user_annotation', `ProfilerStep#${n}`, 1, 1, start, 1000 + took + noise);
        launch('aten::mm', [[64, 32], [32, 16]], 'kernel', gemm, start + 10, took + noise);
        launch('aten::relu', [[64, 16]], 'kernel', 'relu_kernel', start + 500 + took, 20);
        for (let copy = 0; copy < copies; copy++) {
            launch('aten::copy_', [[4]], 'gpu_memcpy', 'Memcpy DtoH (Device -> Pinned)',
                start + 600 + took + 50 * copy, 3);
        }
    }
    return JSON.stringify({ schemaVersion: 1, ...header,
        distributedInfo: { rank: 0, world_size: 1, ...header.distributedInfo },
        traceEvents: events });
}
