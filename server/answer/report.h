#ifndef TRACEDIFF_ANSWER_REPORT_H
#define TRACEDIFF_ANSWER_REPORT_H

#include "answer/answer.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/recordings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- report frame ---- */

/* A file of HTML that shows a comparison without a server: the frame of the reports, with
 * all styles and scripts that it needs, around data in JSON. */

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

/* ---- report ---- */

/* A comparison as one HTML file: it contains everything that it needs and loads nothing.
 */

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors:
 * those of report_frame_write(). */
int report_write(const struct answer *answer, int64_t made, struct buffer *out,
                 struct error *error);

/* ---- recordings report ---- */

/* A comparison between recordings as one HTML file: verdict, recordings and rows of the
 * page Several recordings; nothing is loaded. */

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors: those
 * of report_frame_write(). */
int recordings_write_report(const struct recordings_result *result, int64_t made,
                            struct buffer *out, struct error *error);

#endif
