/* Compares two selections of two sets. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_RUN_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_RUN_H

#include "analysis/compare/compare.h"

struct store;

/* `out` borrows what `request` points to. Errors name the parameter, say what is allowed
 * and carry a slug: unknown_set, unknown_rank, unknown_step, bad_ranks, bad_steps,
 * bad_category, bad_fail_if, unknown_op, bad_marker, unknown_marker, nothing_selected;
 * those of values come from compare_request_read(). Free with compare_result_free(). */
int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error);

/* Only how far the machine makes the change of the step between the two sides of
 * `request`; `clocks.by_rank` is NULL. Errors as compare_run(). */
int compare_machine(struct store *store, const struct compare_request *request,
                    struct machine *out, struct error *error);

#endif
