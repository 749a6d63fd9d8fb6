#ifndef TRACEDIFF_ANSWER_COMPARE_JSON_H
#define TRACEDIFF_ANSWER_COMPARE_JSON_H

#include "account/run.h"
#include "answer/answer.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/operation.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <jansson.h>

/* ---- compare answers json ---- */

/* The answers above the rows, as JSON. */

/* Its text and parts; null if it is empty. */
json_t *compare_json_sentence(const struct sentence *sentence);
json_t *compare_json_fail_if(const struct fail_if *conditions,
                             const struct compare_outcome *results);

/* ---- compare json ---- */

/* A comparison as JSON (docs/api.md, "Compare"). */

/* SIDE. NULL: no memory. */
json_t *compare_json_selected(const struct set_info *info, const struct set_view *view,
                              const struct selection *selection, struct budget *budget);
json_t *compare_json_side(const struct compare_result *result, enum pair_side side);

/* Appends the whole document, the rows one by one. */
int compare_write_json(const struct answer *answer, struct buffer *out,
                       struct error *error);

/* The same document with compare_write_row_table() in place of the rows. */
int compare_write_json_table(const struct answer *answer, const char *const *columns,
                             struct buffer *out, struct error *error);

/* ---- operation json ---- */

/* One row of a comparison in depth, as JSON (docs/api.md, `GET /compare_traces/op`). */

/* Lists end early if the budget of `out` is over; appending then fails. */
int operation_write_json(const struct operation *operation, const struct booked *booked,
                         struct buffer *out, struct error *error);

#endif
