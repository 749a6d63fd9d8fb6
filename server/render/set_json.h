/* The JSON of a set and of its parts (docs/api.md, "Sets"). */
#ifndef TRACEDIFF_RENDER_SET_JSON_H
#define TRACEDIFF_RENDER_SET_JSON_H

#include "base/cleanup.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"

#include <jansson.h>

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
/* How many of its files are damaged. */
json_int_t set_json_affected(const struct set_info *info);
/* Puts `left_out` and `left_out_files` into a `quality` (store/catalogue/left_out.h). */
void set_json_add_noted(const struct set_info *info, json_t *quality);
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

/* The progress of checking a folder that others fill (store/follow.h): {found, checked,
 * refused}; null: the store follows none. */
json_t *set_json_files(struct store *store);

#define CLEANUP_SET_INFO CLEANUP(set_info_free)
#define CLEANUP_SET_VIEW CLEANUP(set_view_free)

#endif
