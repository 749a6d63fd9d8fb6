#ifndef TRACEDIFF_ANSWER_REPORT_H
#define TRACEDIFF_ANSWER_REPORT_H

#include "answer/answer.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/recordings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A file of HTML that shows a comparison without a server: it has all styles and scripts
 * that it needs, around data in JSON, and loads nothing. */

/* A report is never longer. Rows that do not fit even when compressed are left out, from
 * the end of the page, and the report says so. */
#define REPORT_BYTES_MAX ((size_t)3000000)

/* Appends the report. `made` is the time to state, in seconds since 1970. */
int report_write(const struct answer *answer, int64_t made, struct buffer *out,
                 struct error *error);

/* The same between recordings: verdict, recordings and rows of the page Several
 * recordings. */
int recordings_write_report(const struct recordings_result *result, int64_t made,
                            struct buffer *out, struct error *error);

#endif
