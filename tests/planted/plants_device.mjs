// Causes on the device: kernels, copies, more work.
import { insertCalls, repeatCall, changeRows, subtree } from './edit.mjs';
import {
    computeStream,
    each,
    groupsOf,
    kernelGroups,
    launchers,
    launchingOperators,
    someOf,
    vendor,
} from './find.mjs';

export function slowerKernel({ templates, base, size, random }) {
    const groups = kernelGroups(templates).filter(
        (g) => g.time > Math.max(0.01, size / 5) * base,
    );
    return random.shuffled(groups).map((group) => ({
        what: `kernel ${group.name}`,
        guess: (size * base) / group.time,
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: {
            kinds: ['per_call'],
            names: [[group.name], ...launchers(templates, group)],
        },
    }));
}

export function replacedKernel({ templates, base, size, random }) {
    const groups = kernelGroups(templates).filter(
        (g) => g.time > Math.max(0.01, size / 5) * base,
    );
    const name = `cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_${random.below(900) + 100}x64_32x6_align8>(Params)`;
    return random.shuffled(groups).map((group) => ({
        what: `kernel ${group.name} by ${name}`,
        guess: (size * base) / group.time,
        apply: (t, x) => {
            each(t, group, (n) => {
                n.factor = 1 + x;
            });
            t.forEach((template) =>
                changeRows(template, (row) =>
                    row.side === 'device' && row.name === group.name
                        ? { ...row, name }
                        : null,
                ),
            );
        },
        expect: {
            kinds: ['replaced'],
            names: [[group.name], [name], ...launchers(templates, group)],
        },
    }));
}

// The copies that are there get larger.
function largerCopies({ templates, base, size }) {
    const fits = (n) =>
        n.type === 'D' && n.row.cat === 'gpu_memcpy' && n.row.args.bytes > 0;
    return groupsOf(templates, fits)
        .filter((g) => g.time > 0.0005 * base)
        .map((group) => ({
            what: `larger ${group.name}`,
            guess: (size * base) / group.time,
            apply: (t, x) => {
                each(t, group, (n) => {
                    n.factor = 1 + x;
                });
                t.forEach((template) =>
                    changeRows(template, (row) =>
                        row.side === 'device' &&
                        row.name === group.name &&
                        row.args.bytes > 0
                            ? {
                                  ...row,
                                  args: {
                                      ...row.args,
                                      bytes: Math.round(row.args.bytes * (1 + x)),
                                  },
                              }
                            : null,
                    ),
                );
            },
            expect: { kinds: ['copies'], names: [[group.name]] },
        }));
}

// Copies grow, or new ones are made.
export function moreCopies(options) {
    const larger = largerCopies(options);
    return larger.length && options.random.next() < 0.4
        ? [...larger, ...newCopies(options)]
        : [...newCopies(options), ...larger];
}

function newCopies({ templates, base, size, random }) {
    const groups = random.shuffled(
        launchingOperators(templates).filter(
            (g) => g.nodes.length <= 8 * templates.length,
        ),
    );
    return groups.map((group) => {
        const calls = group.nodes.length / templates.length;
        const way = random.pick([
            'HtoD (Pageable -> Device)',
            'DtoH (Device -> Pageable)',
        ]);
        return {
            what: `copies ${way} behind ${group.name}`,
            guess: (size * base) / calls,
            apply: (t, x) =>
                group.nodes
                    .map(([rank, i]) => [t[rank], t[rank].nodes[i]])
                    .forEach(([template, after]) => {
                        const api = vendor(template);
                        const dur = Math.max(1500, x);
                        insertCalls(
                            template,
                            after,
                            [
                                {
                                    name: 'aten::copy_',
                                    cat: 'cpu_op',
                                    own: 1200,
                                    calls: [
                                        {
                                            name: `${api}MemcpyAsync`,
                                            cat: 'cuda_runtime',
                                            own: 6000,
                                            device: {
                                                name: `Memcpy ${way}`,
                                                cat: 'gpu_memcpy',
                                                dur,
                                                bytes: Math.round(dur * 12),
                                            },
                                        },
                                        {
                                            name: `${api}StreamSynchronize`,
                                            cat: 'cuda_runtime',
                                            own: 3000,
                                            wait: 'tail',
                                        },
                                    ],
                                },
                            ],
                            computeStream(template),
                        );
                    }),
            expect: {
                kinds: ['copies', 'more_calls'],
                names: [[`Memcpy ${way.slice(0, 4)}`], ['aten::copy_']],
            },
        };
    });
}

// An operator whose calls can be repeated: it launches, waits for nothing, is not too large.
export function moreCalls({ templates, base, size, random }) {
    // What a call costs: the device, or the host where that takes longer.
    const cost = (template, index) => {
        const nodes = subtree(template.nodes, index);
        if (nodes.some((n) => n.sync || n.collective || n.row.kind === 'COMMUNICATION')) {
            return null;
        }
        const sum = (device) =>
            nodes.reduce((a, n) => a + ((n.type === 'D') === device ? n.own : 0), 0);
        return Math.max(sum(true), sum(false));
    };
    const groups = groupsOf(
        templates,
        (n) =>
            n.type === 'S' &&
            n.row.cat === 'cpu_op' &&
            n.row.launches &&
            n.row.above?.name !== n.row.name,
        (n) => n.row.name,
    );
    const fitting = [];
    for (const group of groups) {
        const costs = group.nodes.map(([rank, index]) => cost(templates[rank], index));
        const calls = group.nodes.length / templates.length;
        const mean = costs.reduce((a, c) => a + (c ?? Infinity), 0) / costs.length;
        if (
            mean < Infinity &&
            mean * calls > 0.1 * size * base &&
            mean < 1.3 * size * base
        ) {
            fitting.push({ group, calls, mean });
        }
    }
    return random.shuffled(fitting).map(({ group, calls, mean }) => ({
        what: `more calls of ${group.name}`,
        guess: (size * base) / mean,
        most: calls * 9,
        whole: true,
        apply: (t, x) => {
            const extra = Math.max(1, Math.round(x));
            const starts = someOf(t, group, Math.min(extra, calls));
            const times = Math.max(1, Math.round(extra / Math.min(extra, calls)));
            starts.forEach(([template, start]) => repeatCall(template, start, times));
        },
        expect: { kinds: ['more_calls'], names: [[group.name]] },
    }));
}

export function everyKernel({ templates, size }) {
    const all = { nodes: kernelGroups(templates).flatMap((g) => g.nodes) };
    return [
        {
            what: 'all kernels',
            guess: size,
            apply: (t, x) =>
                each(t, all, (n) => {
                    n.factor = 1 + x;
                }),
            expect: { kinds: ['alike', 'machine'], names: [[]] },
        },
    ];
}

// One kernel gets slower by as much as another gets faster: the step stays.
export function cancelling({ templates, base, size, random }) {
    const move = (size * base) / 2;
    const groups = kernelGroups(templates);
    const pairs = groups
        .filter((g) => g.time > Math.max(0.01 * base, move / 5))
        .flatMap((a) =>
            groups.filter((b) => b !== a && b.time > move / 0.7).map((b) => [a, b]),
        );
    return random.shuffled(pairs).map(([a, b]) => ({
        what: `${a.name} slower, ${b.name} faster`,
        guess: move,
        still: true,
        apply: (t, x) => {
            each(t, a, (n) => {
                n.factor = 1 + x / a.time;
            });
            each(t, b, (n) => {
                n.factor = 1 - x / b.time;
            });
        },
        expect: {
            kinds: ['per_call'],
            names: [
                [a.name],
                [b.name],
                ...launchers(templates, a),
                ...launchers(templates, b),
            ],
            verdict: 'still',
        },
    }));
}

// The device works more in the time in which it waited for the host.
export function hidden({ templates, base, size, random }) {
    const groups = kernelGroups(templates).filter(
        (g) => g.time > Math.max(0.005, size / 8) * base,
    );
    return random.shuffled(groups).map((group) => ({
        what: `${group.name} slower behind a late host`,
        guess: (size * base) / group.time,
        still: true,
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: {
            kinds: ['per_call'],
            names: [[group.name], ...launchers(templates, group)],
            verdict: 'still',
        },
    }));
}

// All input shapes of two and more dimensions.
function shapes(template) {
    return template.nodes
        .filter((n) => n.type === 'S')
        .flatMap((n) => n.row.args['Input Dims'] ?? [])
        .filter((d) => Array.isArray(d) && d.length > 1 && d[0] > 1);
}

function mostCommon(values) {
    const count = new Map();
    values.forEach((v) => count.set(v, (count.get(v) ?? 0) + 1));
    return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
}

// The batch is larger: shapes grow by one factor, kernels take longer.
export function otherWork({ templates, size, random }) {
    const batch = mostCommon(shapes(templates[0]).map((d) => d[0]));
    if (!batch) {
        return [];
    }
    // Where batch and length were made one dimension, that grows too.
    const tokens =
        batch *
        mostCommon(
            shapes(templates[0])
                .filter((d) => d[0] === batch && d.length > 2)
                .map((d) => d[1]),
        );
    const grows = (d) => Array.isArray(d) && (d[0] === batch || d[0] === tokens);
    const all = shapes(templates[0]);
    if (batch < 4 || all.filter(grows).length < 0.3 * all.length) {
        return [];
    }
    return [largerBatch(templates, size, random, grows, batch)];
}

function largerBatch(templates, size, random, grows, batch) {
    const factor = random.pick(
        [1.5, 2, 4].filter((f) => Number.isInteger(batch * f)).concat(2),
    );
    const scaled = (dims) => (grows(dims) ? [dims[0] * factor, ...dims.slice(1)] : dims);
    const all = { nodes: kernelGroups(templates).flatMap((g) => g.nodes) };
    return {
        what: `shapes of ${batch} become ${batch * factor}`,
        guess: size,
        apply: (t, x) => {
            each(t, all, (n) => {
                n.factor = 1 + x;
            });
            t.forEach((template) =>
                changeRows(template, (row) =>
                    Array.isArray(row.args['Input Dims'])
                        ? {
                              ...row,
                              args: {
                                  ...row.args,
                                  'Input Dims': row.args['Input Dims'].map(scaled),
                              },
                          }
                        : null,
                ),
            );
        },
        expect: { kinds: ['other_work', 'not_alike'], names: [[]] },
    };
}
