/* A comparison between recordings as JSON; docs/api.md has the members. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_JSON_H
#define TRACEDIFF_RENDER_RECORDINGS_JSON_H

#include "analysis/compare/recordings_result.h"
#include "base/buffer.h"

int recordings_write_json(const struct recordings_result *result, struct buffer *out,
                          struct error *error);

#endif
