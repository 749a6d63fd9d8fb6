/* A series of sets as JSON (docs/api.md, "Series"). */
#ifndef TRACEDIFF_RENDER_SERIES_JSON_H
#define TRACEDIFF_RENDER_SERIES_JSON_H

#include "analysis/series/series_answer.h"
#include "base/buffer.h"

/* `base` is the prefix of the paths of pages: http_request.base, or "". */
int series_write_json(const struct series_answer *answer, const char *base,
                      struct buffer *out, struct error *error);

#endif
