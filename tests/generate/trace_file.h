/* Writes what a machine did as the file that torch.profiler would have written. */
#ifndef TRACEDIFF_TESTS_GENERATE_TRACE_FILE_H
#define TRACEDIFF_TESTS_GENERATE_TRACE_FILE_H

#include "machine.h"

/* The base of relative times: a multiple of a quarter of a year, as the profiler's. */
#define TRACE_BASE_NS INT64_C(1767189312000000000)

/* 0, or -1 with a message on standard error. `window_start` is when profiling began. */
int trace_file_write(const struct machine *machine, const char *path, bool gzip,
                     int64_t window_start);

#endif
