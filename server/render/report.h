/* A comparison as one HTML file: everything that it needs is inside, nothing is loaded.
 */
#ifndef TRACEDIFF_RENDER_REPORT_H
#define TRACEDIFF_RENDER_REPORT_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

/* A report is never longer. Rows that do not fit even when compressed are left out, from
 * the end of the page, and the report says so. */
#define REPORT_BYTES_MAX ((size_t)3000000)

/* Appends the report. `made` is the time to state, in seconds since 1970. ERROR_INTERNAL:
 * an asset is missing. */
int report_write(const struct compare_result *result, int64_t made, struct buffer *out,
                 struct error *error);

#endif
