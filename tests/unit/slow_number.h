/* Decimal text to nanoseconds by moving the point in the text: slow, and easy to believe.
 */
#ifndef TRACEDIFF_TESTS_SLOW_NUMBER_H
#define TRACEDIFF_TESTS_SLOW_NUMBER_H

#include "trace/scan.h"

/* The whole text must be a number: -digits[.digits][e±digits], with a digit before or
 * after the point. Out of range: beyond ±(2^62 - 2^47) ns; *ns is then that limit. */
enum number_result slow_us_to_ns(const char *text, size_t length, int64_t *ns);

#endif
