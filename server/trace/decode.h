/* Walked events -> columns of a recording (docs/semantics.md §2–4). */
#ifndef TRACEDIFF_TRACE_DECODE_H
#define TRACEDIFF_TRACE_DECODE_H

#include "base/error.h"
#include "trace/recording.h"
#include "trace/walk.h"

struct decoder;

/* The caller owns the recording; the decoder fills its columns and tables. */
int decoder_new(struct trace_recording *recording, struct decoder **out,
                struct error *error);
void decoder_free(struct decoder *decoder); /* NULL is fine */

/* Counts the event and keeps it if it counts (and may repair it). `offset`: its place in
 * the uncompressed file, for notes. */
int decoder_add(struct decoder *decoder, struct raw_event *event, uint64_t offset,
                struct error *error);

/* Counts an element of traceEvents that is not an object, or is damaged. */
void decoder_add_invalid(struct decoder *decoder);

/* Chooses the step rows. Call once, after the last event. */
int decoder_finish(struct decoder *decoder, struct error *error);

#endif
