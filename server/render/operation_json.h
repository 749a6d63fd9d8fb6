/* One row of a comparison in depth, as JSON (docs/api.md, `GET /compare_traces/op`). */
#ifndef TRACEDIFF_RENDER_OPERATION_JSON_H
#define TRACEDIFF_RENDER_OPERATION_JSON_H

#include "account/booked.h"
#include "analysis/compare/operation.h"
#include "base/buffer.h"
#include "base/error.h"

/* Lists end early if the budget of `out` is over; appending then fails. */
int operation_write_json(const struct operation *operation, const struct booked *booked,
                         struct buffer *out, struct error *error);

#endif
