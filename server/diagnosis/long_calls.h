/* Of a line of which one call, or very few of many, hold most of the change: these calls
 * (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_LONG_CALLS_H
#define TRACEDIFF_DIAGNOSIS_LONG_CALLS_H

#include "diagnosis/account_words.h"

/* So many calls at most are few. */
#define LONG_CALLS_MAX 3

/* "; most of it is 1 of the 549 calls of `cudaLaunchKernel` in the test: 629 ms (the
 * longest in the control: 397 µs)"; nothing where it is not so. */
void long_calls_say(const struct account_words *words, const struct line *line,
                    struct sentence *out);

#endif
