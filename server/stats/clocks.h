/* The clocks of the ranks of a set, from the ends of their collectives (docs/semantics.md
 * §17). Pure: knows ranks by their index, and nothing of traces.
 *
 * All ranks of a collective end nearly together, so the ends tell how the clocks differ:
 * rank r's clock shows t + offset + drift · (t - t0) when that of the reference shows t.
 * The fit is robust (L1, then Tukey's bisquare), its uncertainty a jackknife over blocks
 * of neighbours. No rank ends before the last one has begun: these bounds must hold, and
 * give an interval that needs no assumption. */
#ifndef TRACEDIFF_STATS_CLOCKS_H
#define TRACEDIFF_STATS_CLOCKS_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLOCKS_NONE UINT32_MAX
#define CLOCKS_INSTANCES_MIN 5  /* that two ranks share to be neighbours */
#define CLOCKS_INSTANCES_FEW 12 /* with fewer, an interval holds the truth in 89 % */

/* What an instance says. */
enum clocks_rule {
    CLOCKS_COMMON_END, /* its ranks end together */
    CLOCKS_ALL_WAIT,   /* nobody ends before all have begun */
    CLOCKS_FROM_ROOT,  /* nobody ends before the root has begun */
    CLOCKS_TO_ROOT     /* the root ends after all have begun */
};

/* One rank of an instance: ns of its own clock. */
struct clocks_member {
    uint32_t rank;
    int64_t begin, end;
};
struct clocks_instance {
    size_t members, count; /* in .members, each rank once */
    enum clocks_rule rule;
    uint32_t root; /* its rank; CLOCKS_NONE */
};
struct clocks_input {
    const struct clocks_instance *instances;
    size_t instance_count;
    const struct clocks_member *members;
    const int64_t *first; /* by rank: start of its first row, ns of its clock */
    uint32_t rank_count;
};

enum clocks_status {
    CLOCKS_NO_MATCH,
    CLOCKS_TOO_FEW,
    CLOCKS_STEP, /* the clock was set in between */
    CLOCKS_INCONSISTENT,
    CLOCKS_REFERENCE,
    CLOCKS_ALIGNED,
    CLOCKS_OFFSET_ONLY, /* drift is not determined, and taken as 0 */
    CLOCKS_STATUSES
};
const char *clocks_status_name(enum clocks_status status);

/* One rank. Of those on a common clock (the last three statuses) everything is known, of
 * the others only status, instances and the step. */
struct clocks_rank {
    enum clocks_status status;
    uint32_t component;       /* in .components; CLOCKS_NONE */
    uint32_t instances, used; /* usable ones; those that the fit gives a weight */
    int64_t coarse;           /* ns; the offset is coarse + shift */
    double shift;             /* ns, at t0 */
    double drift;             /* ppm */
    double centre;            /* ns after t0: the mean time of its instances */
    double half[2];           /* ns below and above the offset at the centre */
    double half_drift;        /* ppm */
    double hard[2];           /* ns around the offset: from the bounds; may be infinite */
    double residual_median, residual_95; /* ns */
    /* A step of its clock: ns, and how many times its uncertainty. */
    double step, step_ratio;
    int64_t step_between[2]; /* ns of the reference's clock */
    uint32_t step_with;      /* the other rank of a component of two, which may have it */
};

struct clocks_component {
    uint32_t reference; /* the lowest rank */
    uint32_t ranks;     /* on its clock */
    int64_t t0;         /* ns: start of the first row of the reference */
    size_t instances;
    double scale, transfer; /* ns: noise of an end; median of the shortest durations */
    double slack;           /* ns: the smallest of the bounds */
};

struct clocks {
    struct clocks_rank *ranks; /* by rank */
    struct clocks_component *components;
    uint32_t component_count;
};

/* Costs a few hundred times the members, and the sum of their squares by instance once.
 * Ends early if the budget of the arena is over. */
void clocks_find(const struct clocks_input *input, struct arena *arena,
                 struct clocks *out);

/* Whether a rank is on the clock of its component. */
bool clocks_is_aligned(const struct clocks_rank *rank);
/* A time of a rank's clock on that of its component: ns after t0. */
double clocks_map(const struct clocks *clocks, uint32_t rank, int64_t time);
/* The half-width of that, ns: below and above; of the reference 0. */
double clocks_half_width(const struct clocks *clocks, uint32_t rank, double after_t0,
                         bool above);

#endif
