// Causes between ranks: one that is late, slower transfer, lost overlap.
import { changeRows } from './edit.mjs';
import {
    callSites,
    computeStream,
    each,
    groupsOf,
    isCall,
    isDevice,
    kernelGroups,
    ownStretch,
    WAITING,
} from './find.mjs';

const isCollective = (n) => n.collective !== undefined;
const together = (templates) =>
    templates.length > 1 && templates.some((t) => t.nodes.some(isCollective));
const rankOf = (template, index) => template.trace.head.distributedInfo?.rank ?? index;
const LATE = ['waiting', 'per_call', 'host_late', 'alike', 'machine'];

// One rank computes longer: one of its kernels, or all of them.
export function stragglerComputes({ templates, base, size, random }) {
    if (!together(templates)) {
        return [];
    }
    const late = random.below(templates.length);
    const only = (group) => ({
        ...group,
        nodes: group.nodes.filter(([rank]) => rank === late),
    });
    const groups = kernelGroups(templates)
        .filter((g) => g.time > Math.max(0.02, size / 5) * base)
        .map(only);
    const all = {
        name: 'all kernels',
        nodes: groups.flatMap((g) => g.nodes),
        time: groups.reduce((a, g) => a + g.time, 0),
    };
    return [...random.shuffled(groups).slice(0, 3), all].map((group) => ({
        what: `${group.name} on rank ${rankOf(templates[late], late)}`,
        guess: (size * base) / Math.max(1, group.time),
        apply: (t, x) =>
            each(t, group, (n) => {
                n.factor = 1 + x;
            }),
        expect: { kinds: LATE, names: [[]], rank: rankOf(templates[late], late) },
    }));
}

// The host of one rank is late.
export function stragglerIdles({ templates, base, size, random }) {
    if (!together(templates)) {
        return [];
    }
    const late = random.below(templates.length);
    const sites = callSites(templates, (n) => isCall(n.row) && !WAITING.test(n.row.name));
    return random.shuffled(sites).map((site) => ({
        what: `host late inside ${site.name} on rank ${rankOf(templates[late], late)}`,
        guess: size * base,
        added: (x) => x,
        apply: (t, x) => {
            const node = ownStretch(t[late], site.starts[late]);
            if (node) {
                node.extra = x;
            }
        },
        expect: {
            kinds: [...LATE, 'input'],
            names: [[]],
            rank: rankOf(templates[late], late),
        },
    }));
}

export function slowerTransfer({ templates, base, size }) {
    if (!together(templates)) {
        return [];
    }
    const all = { nodes: groupsOf(templates, isCollective).flatMap((g) => g.nodes) };
    const time =
        all.nodes.reduce((a, [rank, i]) => a + templates[rank].nodes[i].own, 0) /
        templates.length;
    return [
        {
            what: 'transfer of all collectives',
            guess: (size * base) / time,
            apply: (t, x) =>
                each(t, all, (n) => {
                    n.factor = 1 + x;
                }),
            expect: { kinds: ['transfer'], names: [[]] },
        },
    ];
}

// Collectives run on the stream that computes, not beside it.
export function lostOverlap({ templates }) {
    const isComm = isDevice('COMMUNICATION');
    const lists = templates.map((t) =>
        t.nodes
            .map((n, i) => [n, i])
            .filter(([n]) => isComm(n) && n.stream !== computeStream(t))
            .map(([, i]) => i),
    );
    const most = Math.max(...lists.map((l) => l.length));
    if (!most) {
        return [];
    }
    return [
        {
            what: 'collectives on the compute stream',
            guess: most / 2,
            most,
            whole: true,
            apply: (t, x) =>
                t.forEach((template, rank) => {
                    const stream = computeStream(template);
                    const like = template.nodes.find((n) => n.stream === stream).row;
                    const moved = new Set(
                        lists[rank]
                            .slice(0, Math.max(1, Math.round(x)))
                            .map((i) => template.nodes[i].row),
                    );
                    for (const node of template.nodes.filter((n) => moved.has(n.row))) {
                        Object.assign(node, {
                            stream,
                            gap: 1000,
                            lat: Math.min(node.lat, 5000),
                        });
                    }
                    changeRows(template, (row) =>
                        moved.has(row)
                            ? {
                                  ...row,
                                  pid: like.pid,
                                  tid: like.tid,
                                  stream,
                                  args: { ...row.args, stream: like.args.stream },
                              }
                            : null,
                    );
                }),
            expect: { kinds: ['overlap'], names: [[]] },
        },
    ];
}
