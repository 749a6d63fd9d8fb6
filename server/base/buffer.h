/* A growing byte buffer with a fixed maximum.
 *
 * After a failed append the buffer is `failed` and ignores further appends, so a writer
 * may append many times and check once, with buffer_failed(). A loop that writes and
 * stops at buffer_failed() therefore also stops when the budget of the buffer is over.
 * The bytes are always followed by a NUL that `length` does not count. */
#ifndef TRACEDIFF_BASE_BUFFER_H
#define TRACEDIFF_BASE_BUFFER_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>

struct buffer {
    char *bytes;
    size_t length;
    size_t capacity;
    size_t maximum;
    bool failed;
    /* Set it while the buffer is empty. Appending fails when the budget is over; the
     * capacity counts as memory of the budget until buffer_free(). NULL: none. */
    struct budget *budget;
};

/* An empty buffer that never holds more than `maximum` bytes. Allocates nothing. */
void buffer_init(struct buffer *buffer, size_t maximum);
void buffer_free(struct buffer *buffer); /* also the cleanup function */
void buffer_clear(struct buffer *buffer);
void buffer_append(struct buffer *buffer, const void *bytes, size_t length);
void buffer_append_text(struct buffer *buffer, const char *text);
void buffer_append_char(struct buffer *buffer, char byte);
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Makes room for `length` more bytes and a NUL after them. The caller fills it and adds
 * the bytes (without the NUL) to `length`. NULL: the maximum is reached, or there is no
 * memory. */
char *buffer_reserve(struct buffer *buffer, size_t length);
bool buffer_failed(const struct buffer *buffer);
/* Returns the bytes, which the caller then owns (free()), and empties the buffer; NULL if
 * an append failed. The budget still counts the bytes. */
char *buffer_take(struct buffer *buffer);

#define CLEANUP_BUFFER CLEANUP(buffer_free)

#endif
