// Causes on the host: slow operators, pauses, waits, launches, input.
import { insertCalls, isLaunch } from './edit.mjs';
import {
    callSites,
    computeStream,
    each,
    groupsOf,
    isCall,
    launchingOperators,
    ownStretch,
    someOf,
    vendor,
    WAITING,
} from './find.mjs';
import { WARM } from './replay.mjs';

// Host rows of one name, with their own time.
export function slowerOperator({ templates, base, size, random }) {
    const fits = (n) =>
        n.type !== 'D' &&
        !n.sync &&
        n.owner?.cat === 'cpu_op' &&
        n.owner.name.includes('::');
    const groups = groupsOf(templates, fits, (n) => n.owner.name).filter(
        (g) => g.time > 0.002 * base,
    );
    return random.shuffled(groups).map((group) => ({
        what: `own time of ${group.name}`,
        guess: (size * base) / group.time,
        limit: 40,
        added: (x) => x * group.time,
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: { kinds: ['per_call', 'host_late', 'input'], names: [[group.name]] },
    }));
}

export function lateInCall({ templates, base, size, random }) {
    const sites = callSites(
        templates,
        (n) =>
            isCall(n.row) && !WAITING.test(n.row.name) && !/DataLoader/.test(n.row.name),
    );
    return random.shuffled(sites).map((site) => ({
        what: `host late inside ${site.name}`,
        guess: size * base,
        added: (x) => x,
        apply: (t, x) =>
            t.forEach((template, rank) => {
                const node = ownStretch(template, site.starts[rank]);
                if (node) {
                    node.extra = x;
                }
            }),
        expect: { kinds: ['host_late', 'per_call', 'input'], names: [[site.name]] },
    }));
}

// Pauses between two calls of one frame.
export function hole({ templates, base, size, random }) {
    const before = new Map();
    for (const template of templates) {
        const last = new Map();
        for (const node of template.nodes.filter((n) => n.type !== 'D')) {
            const previous = last.get(node.thread);
            if (
                node.type === 'S' &&
                previous?.type === 'E' &&
                !node.dep &&
                node.owner &&
                node.owner.cat !== 'cpu_op' &&
                isCall(node.row) &&
                isCall(previous.row)
            ) {
                before.set(node.row, previous.row);
            }
            last.set(node.thread, node);
        }
    }
    const sites = callSites(templates, (n) => before.has(n.row));
    return random.shuffled(sites).map((site) => {
        const [a, b] = [before.get(site.row), site.row];
        const frame = isCall(site.row.above) ? [[site.row.above.name]] : [];
        return {
            what: `pause between ${a.name} and ${b.name} in ${site.row.above.name}`,
            guess: size * base,
            added: (x) => x,
            apply: (t, x) =>
                t.forEach((template, rank) => {
                    template.nodes[site.starts[rank]].extra = x;
                }),
            expect: { kinds: ['host_late'], names: [[a.name, b.name], ...frame] },
        };
    });
}

export function newWait({ templates, random }) {
    const groups = random.shuffled(launchingOperators(templates));
    const all = {
        name: 'every launching operator',
        nodes: groups.flatMap((g) => g.nodes),
    };
    return [...groups.slice(0, 12), all].map((group) => ({
        what: `aten::item behind ${group.name}`,
        guess: group.nodes.length / templates.length,
        most: group.nodes.length / templates.length,
        apply: (t, x) =>
            someOf(t, group, x).forEach(([template, after]) => {
                const api = vendor(template);
                insertCalls(
                    template,
                    after,
                    [
                        {
                            name: 'aten::item',
                            cat: 'cpu_op',
                            own: 900,
                            calls: [
                                {
                                    name: 'aten::_local_scalar_dense',
                                    cat: 'cpu_op',
                                    own: 1000,
                                    calls: [
                                        {
                                            name: `${api}MemcpyAsync`,
                                            cat: 'cuda_runtime',
                                            own: 5000,
                                            device: {
                                                name: 'Memcpy DtoH (Device -> Pageable)',
                                                cat: 'gpu_memcpy',
                                                dur: 1500,
                                                bytes: 4,
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
                        },
                    ],
                    computeStream(template),
                );
            }),
        expect: {
            kinds: ['host_late', 'copies', 'more_calls'],
            names: [['aten::item'], ['aten::_local_scalar_dense'], ['StreamSynchronize']],
        },
    }));
}

export function singleStep({ templates, base, size, steps, firstStep, random }) {
    const sites = callSites(
        templates,
        (n, template) =>
            isCall(n.row) && n.thread === template.main && !WAITING.test(n.row.name),
    );
    return random.shuffled(sites).map((site) => {
        const step = random.below(steps);
        return {
            what: `step ${firstStep + step} stalls inside ${site.name}`,
            guess: size * base * steps,
            added: (x) => x / steps,
            apply: (t, x) =>
                t.forEach((template, rank) => {
                    const node = ownStretch(template, site.starts[rank]);
                    if (node) {
                        node.extraAt = { tile: WARM + step, extra: x };
                    }
                }),
            expect: {
                kinds: ['single_steps'],
                names: [[]],
                step: firstStep + step,
                verdict: 'still',
            },
        };
    });
}

// All of the host takes longer by one factor.
export function slowerHost({ templates, base, size }) {
    const [all] = groupsOf(templates, (n) => n.type !== 'D' && !n.sync, () => 'host');
    return [
        {
            what: 'all of the host',
            guess: (size * base) / all.time,
            apply: (t, x) =>
                each(t, all, (n) => {
                    n.factor = 1 + x;
                }),
            expect: { kinds: ['alike', 'machine'], names: [[]] },
        },
    ];
}

// The name that most calls of a group have.
function commonest(templates, group) {
    const count = new Map();
    for (const [rank, index] of group.nodes) {
        const { name } = templates[rank].nodes[index].row;
        count.set(name, (count.get(name) ?? 0) + 1);
    }
    return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
}

export function slowerLaunches({ templates, base, size }) {
    const fits = (n) =>
        n.type === 'E' && isLaunch(n.row) && n.row.device?.length && !n.sync;
    const all = { nodes: [], time: 0 };
    for (const group of groupsOf(templates, fits)) {
        all.nodes.push(...group.nodes);
        all.time += group.time;
    }
    return [
        {
            what: 'all launches',
            guess: (size * base) / all.time,
            limit: 40,
            added: (x) => x * all.time,
            apply: (t, x) =>
                each(t, all, (n) => {
                    n.factor = 1 + x;
                }),
            expect: {
                kinds: ['launches', 'per_call', 'host_late'],
                names: [[commonest(templates, all)]],
                nameless: ['launches'],
            },
        },
    ];
}

export function longerInput({ templates, base, size, random }) {
    const sites = callSites(
        templates,
        (n) => isCall(n.row) && /DataLoader|^enumerate/.test(n.row.name),
    );
    return random.shuffled(sites).map((site) => ({
        what: `input ${site.name}`,
        guess: size * base,
        added: (x) => x,
        apply: (t, x) =>
            t.forEach((template, rank) => {
                const node = ownStretch(template, site.starts[rank]);
                if (node) {
                    node.extra = x;
                }
            }),
        expect: { kinds: ['input'], names: [['DataLoader'], ['enumerate'], [site.name]] },
    }));
}
