// A pair of traces whose comparison has some 5,200 rows: kernels with the long names of C++
// templates, which differ deep inside, and the operators that launch them. Same call, same bytes.
import { gzipSync } from 'node:zlib';

const STEPS = 6;
const KERNELS = 5000;
const OPERATORS = 200;
const SIDES = { control: 1, test: 2 };

/** Numbers of [0, 1) from a seed (mulberry32). */
function random(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

const TYPES = ['float', 'c10::Half', 'c10::BFloat16', 'double', 'int', 'long'];
const FUNCTORS = ['CUDAFunctor_add', 'BinaryFunctor', 'AUnaryFunctor', 'BUnaryFunctor',
    'GeluCUDAKernelImpl', 'sigmoid_kernel_cuda', 'FillFunctor', 'MulFunctor', 'DivFunctor'];
const LAYOUTS = ['nn', 'nt', 'tn', 'tt'];
const pick = (list, i) => list[i % list.length];

/** Five families, as a training of a transformer has them; 90 to 330 letters. */
const FAMILIES = [
    (i) => `void at::native::vectorized_elementwise_kernel<${2 + 2 * (i % 4)}, at::native::${
        pick(FUNCTORS, i >> 2)}<${pick(TYPES, i)}, ${pick(TYPES, i >> 3)}, ${pick(TYPES, i >> 5)
    }, at::native::binary_internal::variant_${i}>, std::array<char*, ${2 + (i % 3)}ul> >(int, ${
        'at::native::'}${pick(FUNCTORS, i >> 2)}<${pick(TYPES, i)}>, std::array<char*, ${
        2 + (i % 3)}ul>)`,
    (i) => `void cutlass::Kernel2<cutlass_80_tensorop_s16816gemm_bf16_${64 << (i % 3)}x${
        64 << ((i >> 2) % 3)}_${32 << (i % 2)}x${3 + (i % 4)}_${pick(LAYOUTS, i >> 3)}_align${
        1 << (i % 4)}_build_${i}>(cutlass_80_tensorop_s16816gemm_bf16::Params)`,
    (i) => `sm80_xmma_gemm_f16f16_f16f32_f32_${pick(LAYOUTS, i)}_n_tilesize${32 << (i % 4)}x${
        32 << ((i >> 2) % 4)}x${32 << ((i >> 4) % 2)}_stage${3 + (i % 4)}_warpsize2x${
        1 + (i % 2)}x1_tensor16x8x16_execute_kernel_cublas_variant_${i}`,
    (i) => `void at::native::reduce_kernel<512, 1, at::native::ReduceOp<${pick(TYPES, i)}, ${
        'at::native::func_wrapper_t<'}${pick(TYPES, i)}, at::native::sum_functor<${
        pick(TYPES, i)}, ${pick(TYPES, i >> 2)}, ${pick(TYPES, i >> 4)}>::operator()(${
        'at::TensorIterator&)::{lambda('}${pick(TYPES, i)}, ${pick(TYPES, i)})#${i}}>, ${
        'unsigned int, '}${pick(TYPES, i)}, 4> >(at::native::ReduceOp<${pick(TYPES, i)}>)`,
    (i) => `triton_poi_fused__to_copy_add_native_layer_norm_backward_${
        pick(['mul', 'sum', 'view', 'gelu'], i)}_${pick(['transpose', 'expand', 'slice'],
        i >> 2)}_scalar_tensor_where_${i}`,
];

const kernelName = (i) => FAMILIES[i % FAMILIES.length](i);
const operatorName = (i) => `aten::${pick(['mul_', 'linear_backward', 'native_layer_norm',
    '_scaled_dot_product_flash_attention', 'convolution_backward'], i)}.variant_${i}`;

/** One operator with a launch and its kernel, from `ts` on. */
function launch(events, { name, operator, ts, duration, id }) {
    const host = { ph: 'X', pid: 1, tid: 1 };
    events.push({ ...host, cat: 'cpu_op', name: operator, ts, dur: 9,
        args: { 'External id': id } });
    events.push({ ...host, cat: 'cuda_runtime', name: 'cudaLaunchKernel', ts: ts + 2, dur: 3,
        args: { correlation: id, 'External id': id } });
    events.push({ ph: 'X', cat: 'kernel', name, pid: 0, tid: 7, ts: ts + 6, dur: duration,
        args: { correlation: id, 'External id': id, device: 0, stream: 7 } });
}

/** The bytes of the trace of a side, gzipped. */
export function longNamesTrace(side) {
    const next = random(SIDES[side]);
    const slower = side === 'test' ? 1.06 : 1;
    const events = [];
    let ts = 1000;
    let id = 1;
    for (let step = 1; step <= STEPS; step += 1) {
        const start = ts;
        for (let i = 0; i < KERNELS; i += 1) {
            const base = 4 + (i * 7919) % 60;
            const factor = i % 9 === 0 ? slower : 1;
            const duration = Number((base * factor * (0.97 + 0.06 * next())).toFixed(3));
            launch(events, { name: kernelName(i), operator: operatorName(i % OPERATORS), ts,
                duration, id });
            id += 1;
            ts += Math.max(10, duration + 1);
        }
        events.push({ ph: 'X', cat: 'user_annotation', name: `ProfilerStep#${step}`, pid: 1,
            tid: 1, ts: start - 1, dur: ts - start + 60 });
        ts += 100;
    }
    return gzipSync(JSON.stringify({ schemaVersion: 1,
        distributedInfo: { rank: 0, world_size: 1 }, traceEvents: events }));
}
