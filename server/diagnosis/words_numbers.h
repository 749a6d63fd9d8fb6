/* Numbers, times and names as people read them. Pure. */
#ifndef TRACEDIFF_DIAGNOSIS_WORDS_NUMBERS_H
#define TRACEDIFF_DIAGNOSIS_WORDS_NUMBERS_H

#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends a time with three digits: "40.1 ms"; two of them in one unit: "130 → 170 ms".
 */
void words_time(struct buffer *out, double ns);
void words_times(struct buffer *out, double from_ns, double to_ns);
/* "4.60 of 94.4 ms"; "4.60 instead of 94.5 ms". */
void words_of(struct buffer *out, double part_ns, double whole_ns);
void words_instead(struct buffer *out, double from_ns, double to_ns);
/* A number with three digits; a count (without decimals if it is whole); two counts; a
 * part as "21 %". */
void words_digits(struct buffer *out, double value);
void words_count(struct buffer *out, double count);
/* The plural ending of a noun: "" if words_count() writes 1, else "s". */
const char *words_plural(double count);
/* "once", or "3 times". */
void words_often(struct buffer *out, double count);
void words_counts(struct buffer *out, const double counts[2]);
void words_percent(struct buffer *out, double part);

/* Appends a name in backticks; a long name is cut, and a long kernel name is shortened
 * first. */
void words_name(struct buffer *out, const char *name, bool device);
/* Appends input shapes; a long list is cut. */
void words_shapes(struct buffer *out, const char *shapes);

#endif
