/* The timeline of a rank of a stored set, and the search for a row in it. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_ASK_H
#define TRACEDIFF_ANALYSIS_TIMELINE_TIMELINE_ASK_H

#include "analysis/timeline/span_find.h"
#include "analysis/timeline/span_keeper.h"
#include "analysis/timeline/span_sums.h"
#include "analysis/timeline/span_window.h"
#include "analysis/timeline/timeline_parameters.h"
#include "store/catalogue/set_info.h"

/* The requested part: a step of a file, or the whole file. */
struct timeline_answer {
    struct timeline_request request;
    struct set_info info;
    struct span_use use;
    uint32_t step; /* in use.index->steps */
};

/* Finds the set (store_find_set(), set_marked_choose()), the file and the step.
 * ERROR_NOT_FOUND with slugs unknown_rank, unknown_span, unknown_step: the message lists
 * the existing ones. Free with timeline_close(), also after an error. */
int timeline_open(struct store *store, struct span_keeper *keeper,
                  const struct timeline_request *request, struct timeline_answer *out,
                  struct error *error);
void timeline_close(struct timeline_answer *timeline); /* also the cleanup function */

/* The start of the step's window, or of the file: the zero of the shown times. */
int64_t timeline_origin(const struct timeline_answer *timeline);

/* The requested window; bad_window if it is empty. */
int timeline_show(const struct timeline_answer *timeline, struct span_window *out,
                  struct error *error);

/* The sums of the requested window, which is then in *from and *to; bad_window as above.
 */
int timeline_sum(const struct timeline_answer *timeline, struct span_sums *out,
                 int64_t *from, int64_t *to, struct error *error);

/* The rows of the requested name, in the requested order; maybe none. With an occurrence,
 * only that row is left, and *of says how many there were. */
int timeline_find(const struct timeline_answer *timeline, struct span_match *out,
                  size_t *of, struct error *error);

#endif
