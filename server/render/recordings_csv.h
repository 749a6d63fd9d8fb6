/* The rows of a comparison between recordings as CSV. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_CSV_H
#define TRACEDIFF_RENDER_RECORDINGS_CSV_H

#include "analysis/compare/recordings_result.h"
#include "base/buffer.h"

/* Appends the page of rows after RFC 4180, with the members of a row of the JSON as
 * columns, times in us. Unknown values are empty. */
void recordings_write_csv(const struct recordings_result *result, struct buffer *out);

#endif
