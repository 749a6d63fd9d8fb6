// Other machines, and programs that change under them, to see whether the split of section 18
// (docs/semantics.md) tells them apart.
//
// A machine: { what, apply(templates), clocks(rank, step) }. apply gives the nodes of clones
// their `pace`; clocks are what counters say in that step: { sm, memory } in MHz, or null where
// the machine is not known by its clocks.
import { isLaunch } from './edit.mjs';
import { isDevice, kernelGroups, each } from './find.mjs';
import { WARM } from './replay.mjs';
import { moreCalls, slowerKernel } from './plants_device.mjs';
import { slowerOperator } from './plants_host.mjs';

// What the clocks are of a machine that nothing happened to.
const CLOCKS = { sm: 1980, memory: 2619 };
const CLOCK_STEP = 15; // clocks are multiples of this
const FOLLOWS_MOST = 0.5; // of what waits for memory, by the clock
const PACE_SPREAD = 0.3; // of the host's calls, as a part of the factor

const CLASSES = [
    ['normalisation', /norm|bn_[fb]w|ln_[fb]wd|gammabeta|moments/i],
    ['attention', /fmha|flash|attention|attn/i],
    ['convolutions', /conv(?!ert)|winograd|wgrad|dgrad|xmma_[fdw]prop|implicit/i],
    ['products', /gemm|gemv|cutlass|nvjet|cublas|cijk|splitk|dot_kernel/i],
    ['optimizer', /multi_tensor|adam|sgd|optimizer/i],
    ['reductions', /reduce|softmax|pool|nll_loss/i],
];
const COMPUTES = new Set(['attention', 'convolutions', 'products']);
const isKernel = isDevice('COMPUTATION');

// The class of a kernel by its name.
export const classOf = (name) =>
    CLASSES.find(([, said]) => said.test(name))?.[0] ?? 'elementwise';

// The clock that is nearest to a factor of time, and the factor that it makes.
function stepped(factor) {
    const sm = Math.round(CLOCKS.sm / factor / CLOCK_STEP) * CLOCK_STEP;
    return { sm, factor: CLOCKS.sm / sm };
}

// How kernels follow the clock: those that compute wholly, each other class by a part.
function followers(random) {
    const parts = new Map();
    return ({ name }) => {
        const its = classOf(name);
        if (!parts.has(its)) {
            parts.set(its, COMPUTES.has(its) ? 1 : FOLLOWS_MOST * random.next());
        }
        return parts.get(its);
    };
}

// Kernels of some ranks take factor(step) ** part(row) times as long.
function slowKernels(templates, factor, part, ranks = () => true) {
    templates.forEach((template, rank) => {
        for (const node of template.nodes.filter((n) => ranks(rank) && isKernel(n))) {
            const its = part(node.row);
            node.pace = (step) => factor(step) ** its;
        }
    });
}

function clock({ size, random }, part = followers(random)) {
    const { sm, factor } = stepped(1 + size);
    return {
        what: `clock of ${sm} MHz`,
        apply: (t) => slowKernels(t, () => factor, part),
        clocks: () => ({ ...CLOCKS, sm }),
    };
}

// The cap of the power makes the clock fall, or a cooler device lets it rise.
function power({ size, random, steps }) {
    const drift = (0.2 + 0.7 * random.next()) * random.pick([1, -1]);
    const at = (step) => (2 * (step - WARM + 0.5)) / steps - 1;
    const of = (step) => stepped(1 + size * (1 + drift * at(step)));
    const part = followers(random);
    return {
        what: `clock of ${of(WARM).sm} to ${of(WARM + steps - 1).sm} MHz`,
        apply: (t) => slowKernels(t, (step) => of(step).factor, part),
        clocks: (rank, step) => ({ ...CLOCKS, sm: of(step).sm }),
    };
}

function memoryClock({ size }) {
    const memory = Math.round(CLOCKS.memory / (1 + size));
    const factor = CLOCKS.memory / memory;
    const part = ({ name }) => (COMPUTES.has(classOf(name)) ? 0 : 1);
    return {
        what: `memory clock of ${memory} MHz`,
        apply: (t) => slowKernels(t, () => factor, part),
        clocks: () => ({ ...CLOCKS, memory }),
    };
}

function oneRank({ templates, size, random }) {
    if (templates.length < 2) {
        return null;
    }
    const slow = random.below(templates.length);
    const { sm, factor } = stepped(1 + size);
    const part = followers(random);
    return {
        what: `clock of ${sm} MHz on rank ${slow}`,
        rank: slow,
        apply: (t) => slowKernels(t, () => factor, part, (rank) => rank === slow),
        clocks: (rank) => ({ ...CLOCKS, sm: rank === slow ? sm : CLOCKS.sm }),
    };
}

// All that the host does, each call by its own part of the factor.
function host({ size, random }) {
    const paces = new Map();
    const paceOf = (name) => {
        if (!paces.has(name)) {
            const part = 1 + PACE_SPREAD * random.normal();
            paces.set(name, (1 + size) ** part);
        }
        return paces.get(name);
    };
    return {
        what: 'all calls of the host',
        acts: true,
        apply: (t) => {
            for (const node of t.flatMap(({ nodes }) => nodes)) {
                if (node.type !== 'D' && !node.sync) {
                    const pace = paceOf(node.owner?.name ?? 'none');
                    node.pace = () => pace;
                }
            }
        },
        clocks: () => CLOCKS,
    };
}

const same = () => ({ what: 'the same machine', apply: () => {}, clocks: () => CLOCKS });

// All kernels of one class.
function slowerClass({ templates, base, size, random }) {
    const classes = new Map();
    for (const group of kernelGroups(templates)) {
        const its = classes.get(classOf(group.name)) ?? { nodes: [], time: 0, names: 0 };
        its.nodes.push(...group.nodes);
        its.time += group.time;
        its.names++;
        classes.set(classOf(group.name), its);
    }
    const fits = [...classes].filter(([, g]) => g.names > 1 && g.time > size * base);
    return random.shuffled(fits).map(([name, group]) => ({
        what: `kernels of class ${name}`,
        guess: (size * base) / group.time,
        most: 2,
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: { kinds: ['per_call'], names: [[]] },
    }));
}

// A call of the runtime takes longer.
function slowerLaunch({ templates, base, size, random }) {
    const groups = new Map();
    templates.forEach((template, rank) =>
        template.nodes.forEach((node, index) => {
            if (node.type === 'E' && !node.sync && isLaunch(node.row)) {
                const its = groups.get(node.row.name) ?? { nodes: [], time: 0 };
                its.nodes.push([rank, index]);
                its.time += node.own / templates.length;
                groups.set(node.row.name, its);
            }
        }),
    );
    return random.shuffled([...groups]).map(([name, group]) => ({
        what: `calls of ${name}`,
        guess: (size * base) / group.time,
        limit: 20,
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: { kinds: ['per_call', 'launches'], names: [[name]] },
    }));
}

const PROGRAM = [slowerKernel, slowerOperator, moreCalls];

// By kind: the machine, and what the program may be changed by, tried in an order that is drawn.
export const MACHINE_KINDS = {
    clock: { machine: clock },
    clock_all: { machine: (o) => clock(o, () => 1) },
    power: { machine: power },
    memory_clock: { machine: memoryClock },
    one_rank: { machine: oneRank },
    host: { machine: host },
    both: { machine: clock, programs: PROGRAM },
    slower_kernel: { machine: same, programs: [slowerKernel] },
    slower_class: { machine: same, programs: [slowerClass] },
    more_calls: { machine: same, programs: [moreCalls] },
    slower_call: { machine: same, programs: [slowerOperator, slowerLaunch] },
    none: { machine: same },
};
