/* Rows for the tests of the diagnosis. */
#ifndef TRACEDIFF_TESTS_GATHER_TEXT_H
#define TRACEDIFF_TESTS_GATHER_TEXT_H

#include "trace_text.h"

/* Appends a row; times in ns. Threads from 7 on are streams of the device. `correlation`
 * 0: none. */
void gather_row(struct buffer *text, const char *category, const char *name, int tid,
                int64_t ts, int64_t dur, int correlation);

#endif
