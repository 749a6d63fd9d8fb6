#ifndef TRACEDIFF_ANALYSE_COLLECTIVES_H
#define TRACEDIFF_ANALYSE_COLLECTIVES_H

#include "analyse/analysis.h"
#include "analyse/clocks.h"
#include "analyse/collective.h"
#include "analyse/table.h"

/* ---- collectives cells ---- */

/* Columns that several tables of collectives share. */

/* "step": its number; the pseudo-step of a file: null. */
void collectives_set_step(struct table *table, const struct collective_sample *sample);
/* "waiting_by": what the waits of a sum go by; null if it has none. */
void collectives_set_waiting_by(struct table *table, const struct collective_sum *sum);
/* "last_certain": how often a rank certainly came last; null where no wait goes by a
 * common clock. */
void collectives_set_certain(struct table *table, const struct collective_sum *sum);

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

/* Tables of the analysis `collectives`, each written once all ranks are matched:
 * everything in the set, one row; by (name, process group); what does not match; the
 * ranks that lack instances. */
void collectives_write_all(const struct collective_list *list, struct table *table);
void collectives_write_names(const struct collective_list *list, struct table *table);
void collectives_write_unmatched(const struct collective_list *list, struct table *table);
void collectives_write_missing(const struct collective_list *list, struct table *table);

#endif
