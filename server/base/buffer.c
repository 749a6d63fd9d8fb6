/* See buffer.h. */
#include "base/buffer.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buffer_init(struct buffer *buffer, size_t maximum)
{
    /* No object is larger, and sums of lengths below it cannot wrap. */
    *buffer =
        (struct buffer){.maximum = maximum < PTRDIFF_MAX ? maximum : PTRDIFF_MAX - 1};
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
    budget_give_memory(buffer->budget, buffer->capacity);
    *buffer = (struct buffer){.maximum = buffer->maximum};
}

void buffer_clear(struct buffer *buffer)
{
    buffer->length = 0;
    buffer->failed = false;
    if (buffer->bytes != NULL)
        buffer->bytes[0] = '\0';
}

/* Makes room for `length` more bytes. */
static char *grow(struct buffer *buffer, size_t length)
{
    size_t needed = buffer->length + length + 1;
    size_t capacity = buffer->capacity < 64 ? 64 : buffer->capacity;

    while (capacity < needed)
        capacity = capacity > buffer->maximum / 2 ? buffer->maximum + 1 : capacity * 2;
    uint64_t more = capacity - buffer->capacity;
    if (budget_take_memory(buffer->budget, more, NULL) != 0) {
        budget_give_memory(buffer->budget, more);
        buffer->failed = true;
        return NULL;
    }
    char *bytes = realloc(buffer->bytes, capacity);
    if (bytes == NULL) {
        budget_give_memory(buffer->budget, more);
        buffer->failed = true;
        return NULL;
    }
    buffer->bytes = bytes;
    buffer->capacity = capacity;
    return bytes + buffer->length;
}

char *buffer_reserve(struct buffer *buffer, size_t length)
{
    if (buffer->failed || budget_is_over(buffer->budget)) {
        buffer->failed = true;
        return NULL;
    }
    if (length > buffer->maximum || buffer->length > buffer->maximum - length) {
        buffer->failed = true;
        return NULL;
    }
    return length < buffer->capacity - buffer->length ? buffer->bytes + buffer->length
                                                      : grow(buffer, length);
}

void buffer_append(struct buffer *buffer, const void *bytes, size_t length)
{
    char *place = buffer_reserve(buffer, length);

    if (place == NULL)
        return;
    if (length > 0)
        memcpy(place, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
}

void buffer_append_text(struct buffer *buffer, const char *text)
{
    buffer_append(buffer, text, strlen(text));
}

void buffer_append_char(struct buffer *buffer, char byte)
{
    buffer_append(buffer, &byte, 1);
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) {
        buffer->failed = true;
        return;
    }
    char *place = buffer_reserve(buffer, (size_t)length);
    if (place == NULL)
        return;
    va_start(arguments, format);
    vsnprintf(place, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

bool buffer_failed(const struct buffer *buffer)
{
    return buffer->failed;
}

char *buffer_take(struct buffer *buffer)
{
    if (buffer->bytes == NULL && !buffer->failed)
        buffer_append(buffer, "", 0);
    if (buffer->failed) {
        buffer_free(buffer);
        return NULL;
    }
    char *bytes = buffer->bytes;
    *buffer = (struct buffer){.maximum = buffer->maximum};
    return bytes;
}
