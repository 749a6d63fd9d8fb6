// Plays templates again and again with noise: every time follows from what it waits for.
import { Random } from './random.mjs';
import { IDENTITIES } from './trace.mjs';

export const WARM = 2; // steps that are played before those that count
// The noise of a recording: relative spreads, and rare stalls of the host.
export const NOISE = {
    device: 0.03,
    host: 0.08,
    step: 0.01,
    hiccup: 0.1,
    hiccupSize: 0.01,
};

// Longer stretches of host time are many calls that were not recorded: they vary less.
const LONG = 200000;

// A copy whose nodes can be changed; rows stay shared. A node may have a `pace`, a function of
// the step that says how many times as long it takes on the machine of that moment.
export function cloneTemplate(template) {
    const copies = new Map(template.nodes.map((n) => [n, { ...n }]));
    for (const copy of copies.values()) {
        copy.launch = copies.get(copy.launch);
        if (copy.dep?.node) {
            copy.dep = { ...copy.dep, node: copies.get(copy.dep.node) };
        }
    }
    return {
        ...template,
        nodes: [...copies.values()],
        companions: [...template.companions],
    };
}

// Gives the members of one collective the same key on all ranks (n-th of its name), where all
// ranks have equally many; `own` becomes the shortest: the transfer without the waiting.
export function matchCollectives(templates) {
    const byName = new Map();
    templates.forEach((template, rank) => {
        for (const node of template.nodes.filter(
            (n) => n.type === 'D' && n.row.kind === 'COMMUNICATION',
        )) {
            const lists = byName.get(node.row.name) ?? templates.map(() => []);
            lists[rank].push(node);
            byName.set(node.row.name, lists);
        }
    });
    for (const [name, lists] of byName) {
        if (templates.length < 2 || lists.some((l) => l.length !== lists[0].length)) {
            continue;
        }
        lists[0].forEach((_, i) => {
            const transfer = Math.min(...lists.map((l) => l[i].own));
            lists.forEach((l) =>
                Object.assign(l[i], { collective: `${name}#${i}`, own: transfer }),
            );
        });
    }
}

// One rank at work. advance() goes on until the end, or until other ranks are waited for.
class Player {
    constructor(template, rank, shared) {
        Object.assign(this, {
            template,
            rank,
            shared,
            tile: 0,
            at: 0,
            steps: [],
            rows: [],
        });
        this.noise = shared.noise;
        this.random = shared.random(`rank ${rank}`);
        this.threads = new Map();
        this.streams = new Map(template.backlog);
        this.begun = new Map(this.streams);
        this.starts = [];
        this.startTile();
    }

    startTile() {
        this.begun = new Map(this.streams);
        this.common = this.shared.common[this.tile];
        const hits = this.noise && this.random.next() < this.noise.hiccup;
        this.hiccup = hits ? this.random.below(this.template.nodes.length) : -1;
        const size = hits ? Math.min(3, -Math.log(1 - this.random.next())) : 0;
        this.stall =
            size *
            (this.noise?.hiccupSize ?? 0) *
            (this.template.step.end - this.template.step.ts);
    }

    spread(size) {
        return this.noise ? this.random.factor(size) * this.common : 1;
    }

    // Whether a node is in this step: those with `only` are in one alone.
    has({ only }) {
        return only === undefined || only === this.tile;
    }

    // When what a node waits for is done.
    awaited(dep) {
        const at = dep.node
            ? dep.node.at
            : ((dep.tail ? this.streams.get(dep.tail) : this.begun.get(dep.stream)) ??
              -Infinity);
        return at + dep.delta;
    }

    host(node) {
        let own = node.own * (node.factor ?? 1) + (node.extra ?? 0);
        if (node.extraAt?.tile === this.tile) {
            own += node.extraAt.extra;
        }
        own *= node.pace?.(this.tile) ?? 1;
        own *= this.spread(
            this.noise?.host * Math.min(1, Math.sqrt(LONG / Math.max(1, own))),
        );
        if (this.at === this.hiccup) {
            own += this.stall;
        }
        let t = (this.threads.get(node.thread) ?? 0) + own;
        if (node.dep) {
            t = Math.max(t, this.awaited(node.dep) + (node.sync ? 0 : own - node.own));
        }
        if (node.type === 'E' && this.starts.length >= this.template.limit) {
            t = Math.max(t, this.starts.at(-this.template.limit));
        }
        node.at = t;
        this.threads.set(node.thread, t);
        node.row[node.type === 'S' ? 'newTs' : 'newEnd'] = t;
    }

    // False where another rank must come first.
    device(node) {
        const key = node.collective && `${this.tile} ${node.collective}`;
        if (node.started !== this.tile) {
            let start = Math.max(
                node.launch.at + node.lat,
                (this.streams.get(node.stream) ?? -Infinity) + node.gap,
            );
            if (node.dep) {
                start = Math.max(start, this.awaited(node.dep));
            }
            node.start = start;
            node.started = this.tile;
            if (key) {
                this.shared.join(key, this.rank, start);
            }
        }
        const pace = node.pace?.(this.tile) ?? 1;
        const own = () =>
            pace * Math.max(1, node.own * (node.factor ?? 1) + (node.extra ?? 0));
        const end = key
            ? this.shared.finish(key, own)
            : node.start + own() * this.spread(this.noise?.device);
        if (end === null) {
            return false;
        }
        node.row.newTs = node.start;
        node.row.newEnd = node.at = end;
        this.streams.set(node.stream, end);
        if (this.template.limit < Infinity) {
            this.starts.push(node.start);
        }
        return true;
    }

    advance() {
        const { nodes, step } = this.template;
        while (this.tile < this.shared.tiles) {
            while (this.at < nodes.length) {
                const node = nodes[this.at];
                if (!this.has(node)) {
                    // of another step
                } else if (node.type !== 'D') {
                    this.host(node);
                } else if (!this.device(node)) {
                    return false;
                }
                this.at++;
            }
            if (this.tile >= WARM) {
                this.steps.push(step.newEnd - step.newTs);
                this.shared.emit?.(this);
            }
            this.at = 0;
            this.tile++;
            if (this.tile < this.shared.tiles) {
                this.startTile();
            }
        }
        return true;
    }
}

// What the ranks share: collectives, and the noise that a step has on all of them.
class Shared {
    constructor(ranks, steps, options) {
        this.ranks = ranks;
        this.tiles = WARM + steps;
        this.noise = options.noise;
        this.emit = options.emit;
        this.random = (what) => new Random(options.seed, what);
        this.collectives = new Map();
        const random = this.random('steps');
        this.common = Array.from({ length: this.tiles }, () =>
            random.factor(this.noise?.step),
        );
        this.transfers = this.random('transfers');
    }

    join(key, rank, start) {
        const entry = this.collectives.get(key) ?? {
            latest: -Infinity,
            joined: 0,
            end: null,
        };
        entry.latest = Math.max(entry.latest, start);
        entry.joined++;
        this.collectives.set(key, entry);
    }

    // The end of a collective; null while a rank is missing.
    finish(key, own) {
        const entry = this.collectives.get(key);
        if (entry.end === null && (entry.joined === this.ranks || this.forced)) {
            const common = this.noise ? this.common[Number(key.split(' ', 1)[0])] : 1;
            entry.end =
                entry.latest +
                own() *
                    (this.noise ? this.transfers.factor(this.noise.device) * common : 1);
        }
        return entry.end;
    }
}

// Plays `steps` steps of all ranks. options: seed, noise (null: none), emit(player) after
// each step that counts. Gives the step times (ns) of each rank.
export function play(templates, steps, options) {
    const shared = new Shared(templates.length, steps, options);
    for (const node of templates.flatMap((t) => t.nodes)) {
        node.started = -1;
    }
    const players = templates.map((t, rank) => new Player(t, rank, shared));
    let left = players;
    while (left.length) {
        const before = left.map((p) => p.tile * 1e9 + p.at);
        left = left.filter((p) => !p.advance());
        // Ranks that wait for each other in another order: what is there goes on alone.
        shared.forced =
            left.length && left.every((p, i) => p.tile * 1e9 + p.at === before[i]);
    }
    return players.map((p) => p.steps);
}

// The mean step time (ns) over ranks and steps, without noise.
export function quietStep(templates, steps = 2) {
    const times = play(templates, steps, { noise: null, seed: 'quiet' }).flat();
    return times.reduce((a, b) => a + b, 0) / times.length;
}

// How far apart the identities of two steps must be, so that none is used twice.
function identitySpans(templates) {
    return IDENTITIES.map((name) => {
        let low = Infinity;
        let high = -Infinity;
        for (const row of templates.flatMap((t) => t.nodes.map((n) => n.row))) {
            const value = row.args[name];
            if (Number.isSafeInteger(value) && value >= 0) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        return [name, high - low + 1];
    });
}

function instance(row, ts, end, tile, spans) {
    const args = { ...row.args };
    for (const [name, span] of spans) {
        if (Number.isSafeInteger(args[name]) && args[name] > 0) {
            args[name] += tile * span;
        }
    }
    const step = /^ProfilerStep#(\d+)$/.exec(row.name);
    const name = step ? `ProfilerStep#${Number(step[1]) + tile}` : row.name;
    return { name, cat: row.cat, pid: row.pid, tid: row.tid, args, ts, end };
}

// Plays the steps and gives the rows of each rank, ready to be written.
export function record(templates, steps, options) {
    const spans = identitySpans(templates);
    const rows = templates.map(() => []);
    const emit = (player) => {
        const tile = player.tile - WARM;
        const seen = rows[player.rank];
        for (const node of player.template.nodes.filter((n) => player.has(n))) {
            if (node.type !== 'E') {
                seen.push(instance(node.row, node.row.newTs, 0, tile, spans));
                node.row.instance = seen.at(-1);
            }
            if (node.type !== 'S') {
                node.row.instance.end = node.row.newEnd;
            }
        }
        for (const { row, first, last } of player.template.companions) {
            seen.push(instance(row, first.newTs, last.newEnd, tile, spans));
        }
    };
    const times = play(templates, steps, { noise: NOISE, ...options, emit });
    return { times, rows };
}
