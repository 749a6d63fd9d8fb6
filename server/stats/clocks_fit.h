/* The fit of one component of ranks: see clocks.h. Inside stats/clocks. */
#ifndef TRACEDIFF_STATS_CLOCKS_FIT_H
#define TRACEDIFF_STATS_CLOCKS_FIT_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The member `place` of instance i has y = tau_i + the line of its rank at z_i. The
 * places of an instance are a multiple of FIT_LANES, which are worked on at once; those
 * behind its members are empty. */
#define FIT_LANES 2
struct fit {
    struct arena *arena;
    uint32_t ranks; /* 0 is the reference */
    const uint32_t *global;
    size_t count;
    size_t *begin;       /* by instance: a place; then the end */
    uint32_t *members;   /* by instance */
    bool *same;          /* by instance: its ranks are those of the one before */
    uint32_t *rank;      /* by place, ascending within an instance */
    double *y;           /* ns after the end of the first member, on coarse clocks */
    int64_t *base;       /* of an instance: that end, ns after t0 */
    int64_t *shortest;   /* duration */
    double *z;           /* the time of an instance, from -1 to 1 */
    double middle, half; /* s: x = middle + half * z */
    bool *fixed;         /* by rank: its drift is taken as 0 */
    bool any_fixed;
    double scale;    /* ns */
    uint32_t *block; /* of an instance, for the jackknife */
    uint32_t blocks;
};

/* Some of the instances, which a thread works on. */
struct fit_share {
    size_t from, to;
    /* Of the instance in work, by member: its line, 1 (0: an empty place), what is left
     * of y; what is summed while the ranks are the same: the pull on the line, and how it
     * changes with it. */
    double *p, *q, *in, *rest, *pull_p, *pull_q, *a, *b, *c;
    double *sums; /* of these, by rank */
};

/* What is fitted: by rank the line in z, by place the weight. */
struct fit_lines {
    double *p, *q, *w;
    double *tau, *weight; /* by instance: its end; the sum of the weights */
    double *lead;         /* by instance: tau over the mean by weight */
    double *scratch;      /* of weigh() and solve() */
    struct fit_share *shares;
    uint32_t share_count;
    double step;      /* see solve() */
    uint32_t without; /* a block that is left out; UINT32_MAX */
};

/* What the fit of one component says of its ranks. */
struct spread {
    double *centre; /* by rank: mean z of its instances */
    uint32_t *blocks, *instances, *used;
    double *se_centre, *se_slope; /* ns; ns per s */
};

/* A clock that was set. */
struct step_found {
    uint32_t rank;
    uint32_t between[2]; /* instances: its last one before, its first one after */
    double size, ratio;
};

/* `whole`: worked on by several threads. */
void fit_lines_make(const struct fit *fit, bool whole, struct arena *arena,
                    struct fit_lines *out);
/* The first fit, by L1: the times of the instances from the mean ends, then from their
 * ends on the clock of the reference. */
void fit_l1(struct fit *fit, struct fit_lines *lines);
/* The final one, with the drift 0 where it cannot be known. */
void fit_whole(struct fit *fit, struct fit_lines *lines, struct spread *spread);
/* After fit_l1(): the rank whose clock was set most certainly; false: none. */
bool fit_find_step(const struct fit *fit, const struct fit_lines *lines,
                   struct step_found *out);

/* What the fit leaves of an end, ns. */
double fit_rest(const struct fit *fit, const struct fit_lines *lines, size_t i,
                size_t place);
/* The quantile of the error of a rank; the half-width of its drift, ppm. */
double fit_quantile(const struct spread *spread, uint32_t r);
double fit_half_drift(const struct fit *fit, const struct spread *spread, uint32_t r);

#endif
