/* The uncompressed bytes of a trace file and their tokens, in blocks. Each block follows
 * directly after the bytes of the block before that the reader could not use yet.
 *
 * Memory: 8 slots of 384 KiB of bytes and at most 0.8 MB of tokens (5 bytes per token;
 * real traces have one token in 9 bytes), 64 KiB of input and the decoder; when a carried
 * tail is longer than 256 KiB, one side buffer of at most STREAM_CARRY_MAX + 128 KiB. */
#ifndef TRACEDIFF_TRACE_SCAN_STREAM_H
#define TRACEDIFF_TRACE_SCAN_STREAM_H

#include "base/error.h"
#include "base/progress.h"
#include "base/seal.h"
#include "trace/scan/index.h"
#include "trace/scan/window.h"

#include <stdbool.h>
#include <stddef.h>

/* A carried tail is never longer than this; the reader skips a longer event. */
#define STREAM_CARRY_MAX ((size_t)2 << 20)

struct stream;

/* Opens a plain file; gzip is recognised by its first bytes. `two_threads`: inflate ahead
 * on a second thread, when there is more than one block; tokens and hash are made there
 * or by the reader, whichever has time. `index`: makes the tokens; NULL: no tokens.
 * `key`: makes the seals; NULL: no seals. `name` is for messages. Both are borrowed. */
int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct stream **out, struct error *error);
void stream_close(struct stream *stream); /* NULL is fine */

/* Moves on: the next window has bytes[from..length) of this one, then new bytes. Begin
 * with a window of zeros. Returns 0, or an error of reading (damage is no error). */
int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error);

/* Reads the rest of the file (for its hash), then fills the result. */
int stream_finish(struct stream *stream, struct stream_summary *out, struct error *error);

#endif
