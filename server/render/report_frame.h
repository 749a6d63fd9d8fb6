/* A file of HTML that shows a comparison without a server: the frame of the reports, with
 * all styles and scripts that it needs, around data in JSON. */
#ifndef TRACEDIFF_RENDER_REPORT_FRAME_H
#define TRACEDIFF_RENDER_REPORT_FRAME_H

#include "base/buffer.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A report is never longer. Rows that do not fit even when compressed are left out, from
 * the end of the page, and the report says so. */
#define REPORT_BYTES_MAX ((size_t)3000000)

/* What a report shows. Everything is the caller's. */
struct report_content {
    const char *titles[2]; /* of control and test; any bytes */
    bool charts;           /* the library of the charts is in the file */
    size_t rows;           /* at most this many are written */
    const void *result;    /* for write() */
    /* Appends `,"member":…` for each member of the data, with the first `rows` rows. */
    int (*write)(const void *result, size_t rows, struct buffer *out,
                 struct error *error);
};

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors:
 * no_asset, if one is missing; answer_too_long; those of write() and of the budget of
 * `out`. */
int report_frame_write(const struct report_content *content, int64_t made,
                       struct buffer *out, struct error *error);

#endif
