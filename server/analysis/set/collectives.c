/* Collectives of all ranks: how long they transfer, how long ranks wait in them, and for
 * whom (docs/semantics.md §10). */
#include "analysis/collective/collective_gather.h"
#include "analysis/collective/collective_match.h"
#include "analysis/set/analysis.h"
#include "analysis/set/collectives_list.h"
#include "analysis/set/collectives_parts.h"
#include "analysis/set/collectives_tables.h"
#include "analysis/set/collectives_unmatched.h"

enum {
    SUMMARY,
    NAMES,
    RANKS,
    SIZES,
    WAITS,
    STEPS,
    UNMATCHED,
    MISSING,
    UNEVEN,
    INSTANCES,
    ROWS,
    TABLES
};

static const struct analysis_table tables[TABLES] = {
    [SUMMARY] = {.spec = &collectives_all_spec,
                 .about = "times are means over the samples, the steps of all ranks; "
                          "missing_not_listed: instances with more missing ranks than "
                          "can be listed"},
    [NAMES] = {.spec = &collectives_names_spec,
               .about = "bandwidths in GB/s, over instances whose bytes are known"},
    [RANKS] = {.spec = &collectives_ranks_spec,
               .about = "caused_per_step: exposed waiting of the other ranks where this "
                        "one was last"},
    [SIZES] = {.spec = &collectives_sizes_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "bandwidth by size of the message"},
    [WAITS] = {.spec = &collectives_waits_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "who waits in which collective"},
    [STEPS] = {.spec = &collectives_steps_spec,
               .use = ANALYSIS_TABLE_OF_CHART,
               .about = "each step of each rank"},
    [UNMATCHED] = {.spec = &collectives_unmatched_spec,
                   .about = "rows without a partner on other ranks, and why; their "
                            "bandwidth may be higher, as their duration may include "
                            "waiting"},
    [MISSING] = {.spec = &collectives_missing_spec,
                 .about = "ranks of a group that lack instances"},
    [UNEVEN] = {.spec = &collectives_uneven_spec,
                .about = "all-to-all whose ranks have unequal shares: a long one may "
                         "wait, or may have more to send"},
    [INSTANCES] = {.spec = &collectives_instances_spec,
                   .use = ANALYSIS_TABLE_WHOLE,
                   .about = "every matched collective"},
    [ROWS] = {.spec = &collectives_rows_spec,
              .use = ANALYSIS_TABLE_WHOLE,
              .about =
                  "every row of a collective; start is by the rank's own clock; "
                  "compute_before, memory_before and idle_before are what its device "
                  "did since the last collective that ranks wait for"},
};

static int finish(struct analysis_part *all, struct error *error)
{
    static int (*const write[TABLES])(const struct collective_list *, struct table *,
                                      struct error *) = {
        [SUMMARY] = collectives_write_all,
        [NAMES] = collectives_write_names,
        [RANKS] = collectives_write_ranks,
        [SIZES] = collectives_write_sizes,
        [WAITS] = collectives_write_waits,
        [STEPS] = collectives_write_steps,
        [UNMATCHED] = collectives_write_unmatched,
        [MISSING] = collectives_write_missing,
        [UNEVEN] = collectives_write_uneven,
        [INSTANCES] = collectives_write_instances,
        [ROWS] = collectives_write_rows,
    };
    int status = collective_match(all->sums, error);

    for (size_t i = 0; i < TABLES && status == 0; i++)
        if (all->tables[i].spec != NULL)
            status = write[i](all->sums, &all->tables[i], error);
    return status;
}

const struct analysis collectives = {
    .name = "collectives",
    .about = "Collectives of all ranks: transfer, waiting, its cause, bandwidth, "
             "rows without a match",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "collectives",
    .add_rank = collectives_add_rank,
    .sums = COLLECTIVES_SUMS,
    .finish = finish,
};
