#ifndef TRACEDIFF_ANALYSE_COLLECTIVES_H
#define TRACEDIFF_ANALYSE_COLLECTIVES_H

#include "analyse/analysis.h"
#include "analyse/clocks.h"
#include "analyse/collective.h"
#include "analyse/table.h"

/* ---- collectives cells ---- */

/* Cells that several tables of collectives share. */

/* The number of a step; the pseudo-step of a file: null. */
void collectives_set_step(struct table *table, size_t column,
                          const struct collective_sample *sample);
/* A total time as the mean over `samples`. */
void collectives_set_mean(struct table *table, size_t column, double ns, size_t samples);

/* Transfer, wait, exposed wait and caused wait per step: four columns from `first` on. */
#define COLLECTIVES_TIMES_COUNT 4
#define COLLECTIVES_TIMES(first)                                                         \
    [first] = {"transfer_per_step", TABLE_MEAN, TABLE_SUM},                              \
    [(first) + 1] = {"wait_per_step", TABLE_MEAN, TABLE_SUM},                            \
    [(first) + 2] = {"exposed_wait_per_step", TABLE_MEAN, TABLE_SUM},                    \
    [(first) + 3] = {"caused_per_step", TABLE_MEAN, TABLE_SUM}

/* What the waits of a sum go by: a text; null if it has none. */
void collectives_set_waiting_by(struct table *table, size_t column,
                                const struct collective_sum *sum);
/* How often a rank certainly came last; null where no wait goes by a common clock. */
void collectives_set_certain(struct table *table, size_t column,
                             const struct collective_sum *sum);

/* ---- what waits go by ---- */

/* Waits go by begins on a common clock where there is one (docs/semantics.md §17), else
 * by durations (§10). */
enum waiting_by { WAITING_COMMON_CLOCK, WAITING_SHORTEST_DURATION };
extern const char *const waiting_words[];

/* First in the options of an analysis of waiting. */
struct waiting_options {
    enum waiting_by by; /* what is asked for */
    struct waiting_side {
        const struct set_view *view;
        const struct set_clocks *clocks; /* NULL: by durations */
        bool of_host;                    /* collectives on the host count, too */
    } sides[2];
};
#define WAITING_PARAMETER                                                                \
    {                                                                                    \
        .name = "waiting_by", .type = PARAMETER_CHOICE,                                  \
        .offset = offsetof(struct waiting_options, by), .words = waiting_words,          \
        .flags = PARAMETER_ECHOED, .standard = "common_clock",                           \
        .help =                                                                          \
            "what waits go by: begins on the common clock of the ranks, where there "    \
            "is one for all ranks of both sides, or durations alone"                     \
    }

/* analysis.prepare: reads the clocks. Of two sides both have waits by a clock, or none
 * has. */
int waiting_prepare(struct store *store, const struct analysis_request *request,
                    const struct analysis_result *result, void *options,
                    struct error *error);

/* ---- collectives list ---- */

/* A list of collectives as the sums of an analysis. */

/* analysis.add_rank: adds the rank to the list that is first in part->sums. Its options
 * begin with struct waiting_options. */
void collectives_add_rank(const struct analysis_rank *rank, struct analysis_part *part);

/* analysis.sums: a struct collective_list. */
void *collectives_make_list(const void *options, struct arena *arena);
void collectives_append_list(void *into, void *part);
#define COLLECTIVES_SUMS                                                                 \
    {                                                                                    \
        collectives_make_list, collectives_append_list                                   \
    }

/* ---- collectives tables ---- */

/* The tables of the analysis `collectives` by name, rank and step. Each is written once
 * all ranks are matched. */

/* One row: everything in the set. */
extern const struct table_spec collectives_all_spec;
void collectives_write_all(const struct collective_list *list, struct table *table);

/* By (name, process group). */
extern const struct table_spec collectives_names_spec;
void collectives_write_names(const struct collective_list *list, struct table *table);

/* By rank. */
extern const struct table_spec collectives_ranks_spec;

/* By (rank, name, process group). */
extern const struct table_spec collectives_waits_spec;

/* By (rank, span, step). */
extern const struct table_spec collectives_steps_spec;

/* ---- collectives unmatched ---- */

/* The tables of the analysis `collectives` for rows and instances without a match. */

/* What does not match. */
extern const struct table_spec collectives_unmatched_spec;
void collectives_write_unmatched(const struct collective_list *list, struct table *table);
extern const struct table_spec collectives_missing_spec;
void collectives_write_missing(const struct collective_list *list, struct table *table);
extern const struct table_spec collectives_uneven_spec;

#endif
