/* A comparison between recordings in words. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_WORDS_H
#define TRACEDIFF_RENDER_RECORDINGS_WORDS_H

#include "analysis/compare/recordings_result.h"
#include "base/buffer.h"
#include "base/sentence.h"

/* The parts that only a comparison of two sets has. */
#define RECORDINGS_LEFT_OUT                                                              \
    "Waterfall, tree, timeline, diagnosis and replaced kernels exist for two sets "      \
    "only: compare one recording of each side to see them."

/* "slower by 3.1 % (between +1.0 % and +5.2 %), judged between recordings: 3 recordings
 * against 2"; or why it cannot be judged. */
void recordings_write_verdict(const struct recordings_result *result, struct buffer *out);
/* Of a verdict without the profiler, what the recordings have: "Recorded 27.2 → 19.7 ms
 * …"; else nothing. */
void recordings_say_recorded(const struct recordings_result *result,
                             struct sentence *out);
void recordings_write_recorded(const struct recordings_result *result,
                               struct buffer *out);
/* "27.2 ms (13.1 ms without the profiler)" */
void recordings_write_step(const struct recording *recording, struct buffer *out);
/* "nightly-1 and 2 more": a label is a stranger's text. */
void recordings_write_title(const struct recordings_result *result, enum pair_side side,
                            struct buffer *out);
/* "Recordings of a side differ by 0.9 % beyond the noise of their steps."; nothing if
 * nothing was judged. */
void recordings_write_spread(const struct recordings_result *result, struct buffer *out);
/* "209 rows judged: 7 slower and 9 faster.", or that no row was judged. */
void recordings_write_found(const struct recordings_result *result, struct buffer *out);

#endif
