/* The timeline of a rank of a stored set, and where a row is in it. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_ASK_H
#define TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_ASK_H

#include "analysis/timeline/span_find.h"
#include "analysis/timeline/span_keeper.h"
#include "analysis/timeline/span_window.h"
#include "analysis/timeline/timeline_parameters.h"
#include "store/catalogue/set_info.h"

/* What was asked about: a step of a file, or all of it. */
struct timeline {
    struct timeline_request request;
    struct set_info info;
    struct span_use use;
    uint32_t step; /* in use.index->steps */
};

/* Finds the set (store_find_set(), set_marked_choose()), the file and the step.
 * ERROR_NOT_FOUND with slugs unknown_rank, unknown_span, unknown_step: the message lists
 * those there are. Free with timeline_close(), also after an error. */
int timeline_open(struct store *store, struct span_keeper *keeper,
                  const struct timeline_request *request, struct timeline *out,
                  struct error *error);
void timeline_close(struct timeline *timeline); /* also the cleanup function */

/* The time that a step starts at, or the file: zero of what is shown. */
int64_t timeline_origin(const struct timeline *timeline);

/* The window that was asked for; bad_window where it is empty. */
int timeline_show(const struct timeline *timeline, struct span_window *out,
                  struct error *error);

/* The rows of the name that was asked for, in the order asked for; ERROR_NOT_FOUND with
 * slug unknown_row: there are none, or not as many. With an occurrence it alone is left,
 * and *of says how many there are. */
int timeline_find(const struct timeline *timeline, struct span_found *out, size_t *of,
                  struct error *error);

#endif
