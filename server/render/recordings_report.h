/* A comparison between recordings as one HTML file: verdict, recordings and rows of the
 * page Several recordings; nothing is loaded. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_REPORT_H
#define TRACEDIFF_RENDER_RECORDINGS_REPORT_H

#include "analysis/compare/recordings_result.h"
#include "render/report_frame.h"

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors: those
 * of report_frame_write(). */
int recordings_write_report(const struct recordings_result *result, int64_t made,
                            struct buffer *out, struct error *error);

#endif
