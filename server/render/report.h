/* A comparison as one HTML file: it contains everything that it needs and loads nothing.
 */
#ifndef TRACEDIFF_RENDER_REPORT_H
#define TRACEDIFF_RENDER_REPORT_H

#include "answer/answer.h"
#include "base/buffer.h"
#include "base/error.h"
#include "render/report_frame.h"

#include <stdint.h>

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors:
 * those of report_frame_write(). */
int report_write(const struct answer *answer, int64_t made, struct buffer *out,
                 struct error *error);

#endif
