/* Plain data between two processes: numbers and texts, one after another, in frames.
 *
 * The reader does not trust the data: anything missing, too long or left over makes it
 * fail, and everything read from then on is 0 or NULL. So one check at the end is
 * enough. */
#ifndef TRACEDIFF_INGEST_WIRE_H
#define TRACEDIFF_INGEST_WIRE_H

#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- writing; a failure shows in the buffer ---- */
void wire_put_number(struct buffer *out, uint64_t number);
void wire_put_bytes(struct buffer *out, const void *bytes,
                    size_t length);                       /* as they are */
void wire_put_text(struct buffer *out, const char *text); /* NULL is "" */

/* ---- reading ---- */
struct wire {
    const unsigned char *next, *end;
    bool failed;
};

uint64_t wire_number(struct wire *wire);
/* The same; the number must not be over `most`. */
uint64_t wire_number_to(struct wire *wire, uint64_t most);
void wire_bytes(struct wire *wire, void *out, size_t length); /* zeros on failure */
/* A text of at most `most` bytes, without NUL; NULL if it is not such a text, or there is
 * no memory. Owned by the caller. */
char *wire_text(struct wire *wire, size_t most);
/* Reads how many items of at least `size` bytes each follow. Fails if the number is over
 * `most`, or if the remaining bytes are too few. */
size_t wire_count(struct wire *wire, size_t size, size_t most);
/* Whether nothing failed and nothing is left over. */
bool wire_ended(const struct wire *wire);

/* ---- frames: type, length, bytes ---- */
#define WIRE_HEAD ((size_t)16)
/* Writes the head at `start`, into the WIRE_HEAD bytes that wire_begin() left in front of
 * the data. */
size_t wire_begin(struct buffer *out);
void wire_end(struct buffer *out, size_t start, uint64_t type);
/* Type and length of the frame that begins here. */
void wire_head(const unsigned char head[WIRE_HEAD], uint64_t *type, uint64_t *length);
/* Writes all bytes, despite interruptions. False: errno says why. */
bool wire_write(int fd, const struct buffer *bytes);

#endif
