/* A comparison as JSON (docs/api.md, "Compare"). */
#ifndef TRACEDIFF_RENDER_COMPARE_JSON_H
#define TRACEDIFF_RENDER_COMPARE_JSON_H

#include "analysis/compare/compare.h"
#include "answer/answer.h"
#include "base/buffer.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <jansson.h>

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

#endif
