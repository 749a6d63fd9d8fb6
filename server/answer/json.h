#ifndef TRACEDIFF_ANSWER_JSON_H
#define TRACEDIFF_ANSWER_JSON_H

#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "base/json.h"
#include "base/parameters.h"
#include "base/text.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- json ---- */

/* From values to JSON. */

/* Names from traces are bytes: ill-formed UTF-8 becomes U+FFFD. NULL: no memory. */
json_t *render_text(const char *bytes, size_t length);
/* Nanoseconds as microseconds: an integer if that is exact, otherwise a real. A value
 * that is not finite is null. */
json_t *render_us(double ns);
json_t *render_real(double value);

/* ---- parameters json ---- */

/* A table of parameters (base/parameters.h) as JSON: the echo in an answer, and its part
 * of the OpenAPI document. */

/* Appends members for those that are PARAMETER_ECHOED, in the order of the table: null if
 * there is no value; times in us. */
void parameters_json_echo(const struct parameter_table *table, const void *values,
                          struct buffer *out);

/* Adds the Parameter Objects of those that `user` takes to an array. */
void parameters_json_describe(const struct parameter_table *table, unsigned user,
                              json_t *array);

/* ---- step time json ---- */

/* The step times of two sides and their difference, as JSON. */

/* Appends members. µs; values that a side does not know are null. */
void step_time_json(const struct step_time *time, struct buffer *out);
/* "control", "test" and "diff", of PAIR_CONTROL and PAIR_TEST. */
void step_times_json(const struct step_time pair[2], struct buffer *out);

/* ---- set json ---- */

/* The JSON of a set and of its parts (docs/api.md, "Sets"). */

struct store;

/* Each returns a new value, or NULL for lack of memory. */

/* SET without `file_list`; `traces_bytes` is the size of its kept traces
 * (store/traces.h). */
json_t *set_json(const struct set_info *info, uint64_t traces_bytes);
/* The same with `damaged`, as lists have it. */
json_t *set_json_listed(struct store *store, const struct set_info *info);
/* The texts of its tags. */
json_t *set_json_tags(const struct set_info *info);
/* Puts `pinned`, `goes` and `uploaded_by` into the JSON of a set. */
void set_json_put_shared(const struct set_info *info, json_t *set);
/* Puts `duplicates` and all of `duplicate_files` into a `quality`. */
void set_json_add_duplicates(const struct set_view *view, json_t *quality);
/* Puts `left_out` and `left_out_files` into a `quality` (store/sets.h). */
void set_json_add_noted(const struct set_info *info, json_t *quality);
/* "all_ranks" and "all_steps": what can be chosen of a set. */
/* Appends where the steps of its marker end, and what its rows cover; null: no marker. */
void set_json_marker(const struct set_info *info, struct buffer *out);
void set_json_choices(const struct set_view *view, struct buffer *out);
json_t *set_json_file_list(const struct store *store, const struct set_view *view,
                           struct budget *budget);
json_t *set_json_quality(const struct trace_quality *quality);
/* The notes of one file. */
json_t *set_json_notes(const struct set_view *view, uint32_t file);
/* The step numbers of the files of a rank; pseudo-steps have none. The list is incomplete
 * if the budget is over. */
json_t *set_json_rank_steps(const struct set_view *view,
                            const struct set_file *const *files, size_t file_count,
                            struct budget *budget);

/* The progress of checking a folder that others fill (store/store.h): {found, checked,
 * refused}; null: the store follows none. */
json_t *set_json_files(struct store *store);

#define CLEANUP_SET_INFO CLEANUP(set_info_free)
#define CLEANUP_SET_VIEW CLEANUP(set_view_free)

#endif
