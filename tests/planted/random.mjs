// Random numbers that depend on a seed alone, so that every plant can be made again.

// A 32-bit hash of a text (FNV-1a, mixed).
function hash(text) {
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) {
        h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    }
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
}

export class Random {
    // Equal arguments give equal numbers.
    constructor(...seed) {
        this.state = hash(seed.join('/'));
        this.spare = null;
    }

    // In [0, 1) (mulberry32).
    next() {
        this.state = (this.state + 0x6d2b79f5) | 0;
        let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }

    // A whole number in [0, n).
    below(n) {
        return Math.floor(this.next() * n);
    }

    pick(list) {
        return list[this.below(list.length)];
    }

    // A shuffled copy.
    shuffled(list) {
        const copy = [...list];
        for (let i = copy.length - 1; i > 0; i--) {
            const j = this.below(i + 1);
            [copy[i], copy[j]] = [copy[j], copy[i]];
        }
        return copy;
    }

    // Standard normal (Box and Muller).
    normal() {
        if (this.spare !== null) {
            const value = this.spare;
            this.spare = null;
            return value;
        }
        const r = Math.sqrt(-2 * Math.log(1 - this.next()));
        const angle = 2 * Math.PI * this.next();
        this.spare = r * Math.sin(angle);
        return r * Math.cos(angle);
    }

    // A factor around 1 with about this relative spread; its mean is 1.
    factor(spread) {
        return spread ? Math.exp(spread * this.normal() - (spread * spread) / 2) : 1;
    }
}
