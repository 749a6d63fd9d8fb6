/* A comparison between recordings in words. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_WORDS_H
#define TRACEDIFF_RENDER_RECORDINGS_WORDS_H

#include "analysis/compare/recordings_result.h"
#include "base/buffer.h"

/* What a comparison of two sets has besides, and this one has not. */
#define RECORDINGS_LEFT_OUT                                                              \
    "Waterfall, tree, timeline, diagnosis and replaced kernels are of two sets: "        \
    "compare one recording of each side for them."

/* "slower by 3.1 % (between +1.0 % and +5.2 %), judged between 3 recordings and 2". */
void recordings_write_verdict(const struct recordings_result *result, struct buffer *out);
/* A change in % with its interval, "+3.1 % (+1.0 to +5.2)"; nothing without a test. */
void recordings_write_change(const struct recordings_test *test, struct buffer *out);
/* What is certain of a row: "slower", "no difference found"; of one that is not judged
 * why: "only in the test", "in 2 of 3 and 3 of 3". */
void recordings_write_row(const struct recordings_result *result,
                          const struct recordings_row *row, struct buffer *out);

#endif
