/* Plain data between two processes: numbers and texts, one behind the other, in frames.
 *
 * Who reads it does not believe it: whatever is missing, too long or left over makes the
 * reader fail, and everything read from then on is 0 or NULL; so it is checked once, at
 * the end. */
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
/* The same, which must not be over `most`. */
uint64_t wire_number_to(struct wire *wire, uint64_t most);
void wire_bytes(struct wire *wire, void *out, size_t length); /* zeros on failure */
/* A text of at most `most` bytes, without NUL; NULL: it is not, or there is no memory.
 * Owned by the caller. */
char *wire_text(struct wire *wire, size_t most);
/* How many items of at least `size` bytes each may follow: a number that is over `most`,
 * or that what is there cannot hold, is a failure. */
size_t wire_count(struct wire *wire, size_t size, size_t most);
/* Whether all was well and nothing is left over. */
bool wire_ended(const struct wire *wire);

/* ---- frames: type, length, bytes ---- */
#define WIRE_HEAD ((size_t)16)
/* Puts the head in front of what was appended from `start` on, where WIRE_HEAD bytes were
 * left by wire_begin(). */
size_t wire_begin(struct buffer *out);
void wire_end(struct buffer *out, size_t start, uint64_t type);
/* Type and length of the frame that begins here. */
void wire_head(const unsigned char head[WIRE_HEAD], uint64_t *type, uint64_t *length);
/* Writes all of it, whatever interrupts. False: errno says why. */
bool wire_write(int fd, const struct buffer *bytes);

#endif
