#ifndef TRACEDIFF_ANALYSE_COLLECTIVE_H
#define TRACEDIFF_ANALYSE_COLLECTIVE_H

#include "analyse/rows.h"
#include "base/array.h"
#include "base/budget.h"
#include "store/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- collective text ---- */

/* Reads the texts of collectives (docs/semantics.md §10). Pure. */

enum collective_class {
    COLLECTIVE_ALL_REDUCE,
    COLLECTIVE_REDUCE_SCATTER,
    COLLECTIVE_ALL_GATHER,
    COLLECTIVE_ALL_TO_ALL,
    COLLECTIVE_POINT_TO_POINT,
    COLLECTIVE_BROADCAST,
    COLLECTIVE_REDUCE,
    COLLECTIVE_GATHER,
    COLLECTIVE_SCATTER,
    COLLECTIVE_BARRIER,
    COLLECTIVE_OTHER,
    COLLECTIVE_CLASSES
};
const char *collective_class_name(enum collective_class class);

/* The meaning of a text in each place where it can occur. */
struct collective_text {
    uint8_t class;        /* enum collective_class, as a name */
    bool is_all_to_all_v; /* as a name */
    bool is_unequal;      /* as a list of splits: two of its numbers differ */
    uint8_t dtype_bytes;  /* as a type; 0: unknown */
};
struct collective_text collective_text_read(const char *text, size_t length);

/* The bytes of a collective that its bandwidth counts, from the elements that go in and
 * come out; -1: not known. `dtype_bytes`: of one; 0: unknown. */
int64_t collective_text_bytes(enum collective_class class, uint8_t dtype_bytes,
                              int64_t in, int64_t out);

/* The whole numbers of a list `[0, 1, 2]` of ranks. False: the text is no list, contains
 * something else (a profiler shortens long lists by `...`), or has more than `most`
 * numbers.
 */
bool collective_read_ranks(const char *text, size_t length, int64_t *out, size_t most,
                           size_t *count);

/* ---- collective busy ---- */

/* Busy time as a list of intervals with running sums: finds how much of a window is busy,
 * in log n. */

struct collective_busy {
    int64_t start, end; /* ns; in order, without touching */
    int64_t before;     /* length of the intervals before this one */
};

/* Adds an interval that starts no earlier than the last one does. There is room for one
 * more. */
void collective_busy_add(struct collective_busy *busy, size_t *count, int64_t start,
                         int64_t end);
/* Fills .before of all intervals, once all have been added. */
void collective_busy_sum(struct collective_busy *busy, size_t count);
/* How much of [from, until) is busy. */
int64_t collective_busy_within(const struct collective_busy *busy, size_t count,
                               int64_t from, int64_t until);

/* ---- collective list ---- */

/* The rows of collectives of some ranks, and what is known about them (docs/semantics.md
 * §10). Ranks are gathered and appended one at a time; once the
 * list has all of them, they are matched. */

#define COLLECTIVE_NONE UINT32_MAX

struct set_clocks; /* analyse/clocks.h */

/* What rows of one sort have in common. */
struct collective_facts {
    uint32_t name, group, group_ranks, dtype; /* in .texts; COLLECTIVE_NONE: not said */
    int64_t group_size, in, out;              /* elements; INT64_MIN: not said */
    uint8_t class;                            /* enum collective_class */
    bool never_waited_for;                    /* its duration is no wait */
    uint8_t padding[6];                       /* 0: rows are compared by their bytes */
};
#define COLLECTIVE_UNKNOWN INT64_MIN

/* What the file of a rank did before a row, since the last collective. */
enum collective_before {
    COLLECTIVE_COMPUTE,
    COLLECTIVE_MEMORY,
    COLLECTIVE_IDLE,
    COLLECTIVE_BEFORES
};

struct collective_row {
    int64_t start, dur; /* ns */
    int64_t seq, comms_id;
    /* `Src Rank`: of a broadcast its root; `Dst Rank`; COLLECTIVE_UNKNOWN. */
    int64_t source, destination;
    int64_t before[COLLECTIVE_BEFORES];
    int64_t wait, exposed;              /* of rows with an instance */
    double half;                        /* half-width of the wait, ns */
    uint32_t row;                       /* of the file */
    uint32_t rank, sample, file, facts; /* in the arrays of the list */
    uint32_t instance;                  /* in .instances or .uneven; COLLECTIVE_NONE */
    bool has_seq, seq_is_wide, has_comms_id, comms_id_is_wide;
    bool is_uneven;   /* no rank waits for its instance: an index in .uneven */
    bool other_count; /* other ranks have its key in its step, but not equally often */
};

struct collective_sample {
    uint32_t rank;
    uint32_t span;
    int64_t number, dur;
    int64_t start; /* ns, of its step row */
    bool pseudo;   /* a file without steps; .number is meaningless */
};
/* When COMPUTATION rows run at the same time as rows of collectives. */
struct collective_file {
    size_t busy, busy_count; /* in .busy */
};
struct collective_rank {
    int64_t rank;
    size_t rows, row_count; /* in .rows; by start */
    size_t samples, sample_count;
    int64_t step_time; /* of all samples */
};

/* The n-th rows of the ranks that have a key in a step. */
struct collective_instance {
    size_t rows, row_count; /* in .members; by rank */
    uint32_t last;          /* the row of the last rank; uneven: the shortest */
    bool by_clock;          /* waits are by begins on one clock, not by durations */
    bool certain;           /* that it is the last; by durations: taken as such */
    double half;            /* by_clock: half-width of its lead, ns */
    int64_t transfer;       /* its duration */
    int64_t longest;        /* duration */
    int64_t wait, exposed;  /* of all ranks; uneven: 0 */
    double excess[COLLECTIVE_BEFORES]; /* of the last rank over the median one, ns */
    size_t missing, missing_count;     /* ranks that lack it, in .missing */
};

struct collective_list {
    struct arena *arena;         /* of all of it */
    const struct set_view *view; /* the set; NULL: it has only the ranks of the list */
    int64_t origin_ns;           /* first event of the set */
    struct strings texts;
    struct collective_text *read; /* of each text */
    size_t read_capacity;
    struct strings facts_bytes; /* the facts as texts; equal facts share a number */
    struct collective_facts *facts;
    size_t facts_capacity;
    struct collective_rank *ranks;
    size_t rank_count, rank_capacity;
    struct collective_sample *samples;
    size_t sample_count, sample_capacity;
    struct collective_file *files;
    size_t file_count, file_capacity;
    struct collective_row *rows; /* rank by rank */
    size_t row_count, row_capacity;
    struct collective_busy *busy;
    size_t busy_count, busy_capacity;
    uint64_t rows_without_step;
    /* Collectives on the host count, too, in a file without any on a device; whether
     * there are some. Of `bare` ones only who was in them when is found: .before, waits
     * and missing ranks are not. */
    bool of_host, has_host, bare;
    /* Of the set: waits are by begins, where they can be. NULL: by durations. */
    const struct set_clocks *clocks;

    /* Of collective_match(). */
    struct collective_instance *instances, *uneven; /* by step, then first start */
    size_t instance_count, uneven_count;
    uint32_t *members; /* rows */
    int64_t *missing;
    size_t missing_count;
    size_t missing_cut; /* instances whose missing ranks are too many to list */
};

void collective_list_init(struct collective_list *list, struct arena *arena);
/* The number of a text, which is parsed into .read. */
uint32_t collective_list_text(struct collective_list *list, const char *text,
                              size_t length);
uint32_t collective_list_facts(struct collective_list *list,
                               const struct collective_facts *facts);
/* Appends the ranks of `part`, whose rows are then gone. */
void collective_list_append(struct collective_list *list, struct collective_list *part);

/* The bytes for the bandwidth of a collective, or COLLECTIVE_UNKNOWN. */
int64_t collective_bytes(const struct collective_list *list,
                         const struct collective_facts *facts);

/* ---- collective gather ---- */

/* The collectives of one rank. */

/* Whether an op, by its name, is a collective of the processor, whose rows are on a
 * thread of their own; `nccl:` and `c10d::` rows only enqueue. */
bool collective_is_host_name(const char *name);
bool collective_is_of_host(const struct trace_recording *recording, uint32_t op);

/* Adds a rank to an empty list. Its recordings must be loaded with their arguments; its
 * rows are those of steps (ROWS_OF_STEPS). */
void collective_gather(const struct rows_rank *rank, struct collective_list *list);

/* ---- collective sums ---- */

/* The time of collectives by rank and by step, and their bandwidth (docs/semantics.md
 * §10). */

/* ns, of the matched rows of a rank, a step of it, or a sort of collective. */
struct collective_sum {
    size_t rows;
    int64_t transfer, wait, exposed;
    int64_t caused;    /* exposed waits of the other ranks where it was last */
    double half;       /* ns: of the half-widths of its waits */
    size_t by_clock;   /* of the rows: those whose wait is by a common clock */
    size_t last;       /* how often it was last */
    size_t certain;    /* how often certainly, by a common clock */
    size_t waited_for; /* how often certainly, while another rank waited exposed */
    double excess[COLLECTIVE_BEFORES]; /* in these: over the median rank */
};

/* Adds a matched row. */
void collective_sum_add(const struct collective_list *list, size_t row,
                        struct collective_sum *sum);

/* Each is an array for all of its kind in the list; NULL: not wanted. */
void collective_sums_make(const struct collective_list *list,
                          struct collective_sum *of_ranks,
                          struct collective_sum *of_samples);

/* The largest excess; compute, then memory, if equal. */
enum collective_before collective_cause(const double excess[COLLECTIVE_BEFORES]);
const char *collective_before_name(enum collective_before before);

/* NaN and COLLECTIVE_UNKNOWN: not known. */
struct collective_bandwidth {
    int64_t bytes, group_size;
    double algorithm, bus; /* GB/s */
};
/* For that many rows with these facts, which took `time` ns in total. */
struct collective_bandwidth collective_bandwidth_of(const struct collective_list *list,
                                                    const struct collective_facts *facts,
                                                    size_t rows, int64_t time);
/* Uses the facts of the last rank, or of the first rank that has any. */
struct collective_bandwidth
collective_bandwidth_of_instance(const struct collective_list *list,
                                 const struct collective_instance *instance);

/* ---- collective match ---- */

/* Which rows of different ranks are the same collective (docs/semantics.md §10). */

/* Makes the instances of a list, once, and derives transfers, waits, excesses, and the
 * ranks that lack them. Costs n log n. */
void collective_match(struct collective_list *list);

/* Why a row has no instance. */
enum collective_unmatched_reason {
    COLLECTIVE_NEVER_WAITED_FOR,
    COLLECTIVE_ONE_RANK,    /* the list has no other rank */
    COLLECTIVE_NO_PARTNER,  /* no other rank has its key in its step */
    COLLECTIVE_OTHER_COUNT, /* ranks have the key in its step, but not equally often */
    COLLECTIVE_UNMATCHED_COUNT
};
const char *collective_unmatched_name(enum collective_unmatched_reason why);
enum collective_unmatched_reason collective_why(const struct collective_list *list,
                                                const struct collective_row *row);

/* ---- collective savings ---- */

/* How long steps would take if no other rank waited for a rank (docs/semantics.md §10).
 * */

/* The sums over the ranks of the instances, for the rank that is last and for its sample.
 */
void collective_savings_make(const struct collective_list *list, double *of_ranks,
                             double *of_samples);

/* ---- collective stragglers ---- */

/* Which rank the others wait for, and why (docs/semantics.md §10). */

/* All exposed waiting of a list. */
struct collective_waiting {
    int64_t exposed;
    size_t ranks; /* that have rows of collectives */
};
struct collective_waiting collective_waiting_of(const struct collective_list *list,
                                                const struct collective_sum *of_ranks);

/* A rank that causes at least half of the exposed waiting, and costs each other rank at
 * least 2 % of that rank's mean step time per step. */
bool collective_is_straggler(const struct collective_list *list,
                             const struct collective_waiting *waiting, size_t rank,
                             const struct collective_sum *sum);

#endif
