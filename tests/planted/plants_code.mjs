// Causes that other code or another recording makes: calls replaced by one, other copies,
// smaller collectives, allocation, costs of a first call, recorded stacks, garbage.
import { changeRows, insertCalls, isLaunch, remove, repeatCall, subtree } from './edit.mjs';
import {
    callSites,
    computeStream,
    each,
    groupsOf,
    isCall,
    launchers,
    launchingOperators,
    someOf,
    vendor,
} from './find.mjs';
import { cloneTemplate, WARM } from './replay.mjs';

const CALLS_LEAST = 6; // a graph or a compiled function takes the place of so many

// Frames of Python or annotations with several operators that launch, and without waits and
// collectives: what one call may replace. `nodes`: of the first rank.
function replaceable(templates) {
    const fits = (node, template) => {
        if (!isCall(node.row) || node.row.cat === 'cpu_op' || !node.row.launches) {
            return false;
        }
        const nodes = subtree(template.nodes, template.nodes.indexOf(node));
        const calls = nodes.filter((n) => n.type === 'S' && isLaunch(n.row) && n.row.device);
        return calls.length >= CALLS_LEAST && nodes.length < 0.7 * template.nodes.length
            && !nodes.some((n) => n.sync || n.row.kind === 'COMMUNICATION');
    };
    return callSites(templates, fits);
}

// All that the frames of a site call becomes these calls: `calls(device, template)`, of its
// device rows.
function replaceCalls(t, sites, calls) {
    for (const [template, start] of sites.flatMap(({ starts }) => starts.map((at, rank) =>
        [t[rank], t[rank].nodes[at]]))) {
        const at = template.nodes.indexOf(start);
        if (at < 0) {
            continue; // it was inside another of them
        }
        const inside = subtree(template.nodes, at).filter((n) => n.row !== start.row);
        remove(template, new Set(inside));
        const device = inside.filter((n) => n.type === 'D');
        insertCalls(template, start, calls(device, template), computeStream(template));
    }
}

// One call, `name`, for all that a frame calls; or that all frames of its class call.
function oneCall({ templates, random }, name, calls) {
    const sites = replaceable(templates);
    const classOf = (site) => site.name.replace(/_\d+$/, '');
    return random.shuffled(sites).map((site) => {
        const all = random.next() < 0.5 && site.name.startsWith('nn.Module');
        return {
            what: `${name} for what ${all ? 'all ' : ''}${site.name} calls`,
            guess: 1,
            free: true,
            apply: (t) => replaceCalls(t, all
                ? sites.filter((other) => classOf(other) === classOf(site)) : [site], calls),
            expect: { verdict: 'any', kinds: ['replaced', 'more_calls'], names: [[name]] },
        };
    });
}

export function graphLaunch(options) {
    const name = `${vendor(options.templates[0])}GraphLaunch`;
    return oneCall(options, name, (device) => [
        { name, cat: 'cuda_runtime', own: 9000, moved: device }]);
}

// Some kernels become one each, that takes this part of their time.
const FUSED = 4;

export function compiledRegion(options) {
    const name = 'Torch-Compiled Region: 0/0';
    const fused = (device, i) => ({
        name: `triton_poi_fused_add_mul_${i}`,
        cat: 'cpu_op',
        own: 2000,
        calls: [{
            name: `${vendor(options.templates[0]) === 'hip' ? 'hipModule' : 'cu'}LaunchKernel`,
            cat: 'cuda_driver',
            own: 4000,
            device: {
                name: `triton_poi_fused_add_mul_${i}`,
                cat: 'kernel',
                dur: 0.8 * device.reduce((sum, n) => sum + n.own, 0),
                bytes: undefined,
            },
        }],
    });
    return oneCall(options, name, (device) => [{
        name,
        cat: 'cpu_op',
        own: 9000,
        calls: Array.from({ length: Math.ceil(device.length / FUSED) }, (_, i) =>
            fused(device.slice(i * FUSED, (i + 1) * FUSED), i)),
    }]);
}

// Copies from pinned memory are made from pageable memory: slower, and the call waits.
export function pageableCopies({ templates, base, size, random }) {
    const fits = (n) => n.type === 'D' && /^Memcpy.*Pinned/.test(n.row.name);
    return random.shuffled(groupsOf(templates, fits)).map((group) => {
        const name = group.name.replace('Pinned', 'Pageable');
        return {
            what: `${group.name} becomes ${name}`,
            guess: (size * base) / group.time,
            apply: (t, x) => {
                each(t, group, (n) => {
                    n.factor = 1 + x;
                });
                t.forEach((template) => {
                    changeRows(template, (row) =>
                        (row.name === group.name ? { ...row, name } : null));
                    for (const node of template.nodes.filter((n) => n.row.name === name)) {
                        const end = template.nodes.find((n) => n.type === 'E'
                            && n.row === node.launch?.row);
                        if (end && node.early) {
                            Object.assign(end, { sync: true, dep: { node, delta: 1500 } });
                        }
                    }
                });
            },
            expect: {
                kinds: ['copies', 'replaced'],
                names: [[group.name], [name], ...launchers(templates, group)],
            },
        };
    });
}

// Calls around a collective that are the collective.
const COLLECTIVE = /^(c10d::|nccl:|record_param_comms)/;

function outermost(row) {
    let found = row;
    while (found.above && COLLECTIVE.test(found.above.name)) {
        found = found.above;
    }
    return found;
}

// One collective becomes several with a part of its bytes each, which take as long together
// and a constant more.
export function smallerBuckets({ templates, base, size, random }) {
    const fits = (n) => n.type === 'D' && n.row.kind === 'COMMUNICATION' && n.launch
        && /reduce/i.test(n.row.name) && COLLECTIVE.test(outermost(n.launch.row).name);
    const parts = random.pick([2, 4, 8]);
    const share = (row) => {
        const args = { ...row.args };
        for (const name of ['In msg nelems', 'Out msg nelems'].filter((a) => args[a] > 0)) {
            args[name] = Math.ceil(args[name] / parts);
        }
        return { ...row, args };
    };
    return groupsOf(templates, fits).map((group) => {
        const apply = (t, x) => {
            const calls = group.nodes.map(([rank, i]) => [t[rank], t[rank].nodes[i]]);
            for (const [template, device] of calls) {
                const { collective } = device;
                const row = outermost(device.launch.row);
                const start = template.nodes.find((n) => n.type === 'S' && n.row === row);
                const copies = repeatCall(template, start, parts - 1)
                    .filter((n) => n.type === 'D' && n.row.name === group.name);
                [device, ...copies].forEach((n, i) => Object.assign(n, {
                    row: share(n.row),
                    own: n.own / parts + x,
                    collective: collective && `${collective}/${i}`,
                }));
            }
        };
        return {
            what: `${parts} of ${group.name} instead of each`,
            guess: (size * base) / (group.nodes.length / templates.length) / parts,
            apply,
            expect: {
                kinds: ['more_calls', 'collectives'],
                names: [[group.name], ['c10d::allreduce_'], ['nccl:all_reduce'],
                    ['record_param_comms'], ...launchers(templates, group)],
            },
        };
    });
}

// Memory is allocated in steps, with or without giving other memory back, which waits.
export function allocations({ templates, base, size, random }) {
    const groups = random.shuffled(launchingOperators(templates)
        .filter((g) => g.nodes.length <= 8 * templates.length));
    return groups.map((group) => {
        const api = vendor(templates[0]);
        const frees = random.next() < 0.5;
        const call = (name, own, wait) => ({ name: `${api}${name}`, cat: 'cuda_runtime', own, wait });
        return {
            what: `${api}${frees ? 'Free and Malloc' : 'Malloc'} in ${group.name}`,
            guess: (size * base) / (group.nodes.length / templates.length),
            apply: (t, x) => {
                const rows = group.nodes.map(([rank, i]) => [t[rank], t[rank].nodes[i].row]);
                for (const [template, row] of rows) {
                    const start = template.nodes.find((n) => n.type === 'S' && n.row === row);
                    insertCalls(template, start, [
                        ...(frees ? [call('Free', 0.5 * x, 'tail')] : []),
                        call('Malloc', frees ? 0.5 * x : x),
                    ], computeStream(template));
                }
            },
            expect: {
                kinds: ['host_late', 'more_calls'],
                names: [[`${api}Malloc`], [`${api}Free`]],
            },
        };
    });
}

// In one step a module is loaded, a function compiled, or the fastest algorithm searched.
export function firstCall({ templates, base, size, steps, firstStep, random }) {
    const groups = random.shuffled(launchingOperators(templates).filter((g) =>
        new Set(g.nodes.map(([rank]) => rank)).size === templates.length));
    const [name, cat] = random.pick([
        ['cuModuleLoadData', 'cuda_driver'],
        ['cuLibraryLoadData', 'cuda_driver'],
        ['torch/_dynamo/convert_frame.py(700): _compile', 'python_function'],
        ['aten::cudnn_find_algorithm', 'cpu_op'],
    ]);
    return groups.map((group) => {
        const step = random.below(steps);
        return {
            what: `step ${firstStep + step} has ${name} in ${group.name}`,
            guess: size * base * steps,
            added: (x) => x / steps,
            apply: (t, x) => someOf(t, group, 1).forEach(([template, { row }]) => {
                const start = template.nodes.find((n) => n.type === 'S' && n.row === row);
                insertCalls(template, start, [{ name, cat, own: x, only: WARM + step }],
                    computeStream(template));
            }),
            expect: {
                kinds: ['single_steps'],
                names: [[name]],
                step: firstStep + step,
                verdict: 'still',
            },
        };
    });
}

const isPython = (row) => row?.cat === 'python_function';
const hasPython = (templates) =>
    templates.some((t) => t.nodes.some((n) => n.type === 'S' && isPython(n.row)));

// The same step, recorded without the stacks of Python.
function withoutStack(template) {
    const bare = cloneTemplate(template);
    const kept = new Map(); // the node that is kept at or before each, of its thread
    const last = new Map();
    const carried = new Map(); // by thread: what removed nodes leave to the next
    const out = (row) => {
        let at = row;
        while (isPython(at)) {
            at = at.above;
        }
        return at ?? null;
    };
    const gone = new Set(bare.nodes.filter((n) => n.type !== 'D' && isPython(n.row)));
    for (const node of bare.nodes) {
        if (node.type === 'D') {
            node.launch = kept.get(node.launch) ?? node.launch;
            continue;
        }
        const { own = 0, dep = null } = carried.get(node.thread) ?? {};
        if (gone.has(node)) {
            carried.set(node.thread, { own: own + node.own, dep: node.dep ?? dep });
            kept.set(node, last.get(node.thread));
            continue;
        }
        carried.delete(node.thread);
        last.set(node.thread, node);
        Object.assign(node, { own: node.own + own, dep: node.dep ?? dep, owner: out(node.owner) });
        if (gone.has(node.dep?.node)) {
            const before = kept.get(node.dep.node);
            node.dep = before ? { ...node.dep, node: before } : null;
        }
    }
    bare.nodes = bare.nodes.filter((n) => !gone.has(n));
    const head = { ...template.trace.head };
    delete head.with_stack;
    bare.trace = { ...template.trace, head };
    return bare;
}

// One side is recorded with the stacks of Python, which takes time at each call.
export function recordedStack({ templates, base, size }) {
    const frames = groupsOf(templates, (n) => n.type === 'S' && isPython(n.row), () => 'all');
    return hasPython(templates) ? [{
        what: 'Python calls are recorded',
        control: templates.map(withoutStack),
        guess: (size * base) / (frames[0].nodes.length / templates.length),
        apply: (t, x) => each(t, frames[0], (n) => {
            n.extra = x;
        }),
        expect: { kinds: ['alike', 'machine', 'recording'], names: [['Python calls'], ['with_stack']] },
    }] : [];
}

// Collecting garbage is recorded where the stacks of Python are.
export function garbage({ templates, base, size, random }) {
    const groups = random.shuffled(launchingOperators(templates).filter((g) =>
        new Set(g.nodes.map(([rank]) => rank)).size === templates.length));
    return (hasPython(templates) ? groups : []).map((group) => ({
        what: `garbage is collected behind ${group.name}`,
        guess: size * base,
        added: (x) => x,
        apply: (t, x) => someOf(t, group, 1).forEach(([template, after]) => insertCalls(
            template, after, [{ name: 'Python GC', cat: 'python_function', own: x }],
            computeStream(template))),
        expect: { kinds: ['garbage_collection'], names: [[]] },
    }));
}
