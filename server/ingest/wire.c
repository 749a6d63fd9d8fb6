/* See wire.h. Numbers are 8 bytes, little-endian; a text is its length and its bytes. */
#include "ingest/wire.h"

#include <endian.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- writing ---- */

void wire_put_number(struct buffer *out, uint64_t number)
{
    number = htole64(number);
    buffer_append(out, &number, sizeof number);
}

void wire_put_bytes(struct buffer *out, const void *bytes, size_t length)
{
    buffer_append(out, bytes, length);
}

void wire_put_text(struct buffer *out, const char *text)
{
    size_t length = text == NULL ? 0 : strlen(text);

    wire_put_number(out, length);
    buffer_append(out, text == NULL ? "" : text, length);
}

/* ---- reading ---- */

static size_t left(const struct wire *wire)
{
    return wire->failed ? 0 : (size_t)(wire->end - wire->next);
}

void wire_bytes(struct wire *wire, void *out, size_t length)
{
    memset(out, 0, length);
    if (left(wire) < length) {
        wire->failed = true;
        return;
    }
    memcpy(out, wire->next, length);
    wire->next += length;
}

uint64_t wire_number(struct wire *wire)
{
    uint64_t number;

    wire_bytes(wire, &number, sizeof number);
    return le64toh(number);
}

uint64_t wire_number_to(struct wire *wire, uint64_t most)
{
    uint64_t number = wire_number(wire);

    wire->failed = wire->failed || number > most;
    return wire->failed ? 0 : number;
}

char *wire_text(struct wire *wire, size_t most)
{
    size_t length = (size_t)wire_number_to(wire, most);
    char *text;

    if (wire->failed || left(wire) < length || memchr(wire->next, '\0', length) != NULL ||
        (text = malloc(length + 1)) == NULL) {
        wire->failed = true;
        return NULL;
    }
    memcpy(text, wire->next, length);
    text[length] = '\0';
    wire->next += length;
    return text;
}

size_t wire_count(struct wire *wire, size_t size, size_t most)
{
    uint64_t count = wire_number_to(wire, most);

    wire->failed = wire->failed || count > left(wire) / size;
    return wire->failed ? 0 : (size_t)count;
}

bool wire_ended(const struct wire *wire)
{
    return !wire->failed && wire->next == wire->end;
}

/* ---- frames ---- */

size_t wire_begin(struct buffer *out)
{
    static const unsigned char head[WIRE_HEAD];
    size_t start = out->length;

    buffer_append(out, head, sizeof head);
    return start;
}

void wire_end(struct buffer *out, size_t start, uint64_t type)
{
    if (buffer_failed(out))
        return;
    const uint64_t head[2] = {htole64(type), htole64(out->length - start - WIRE_HEAD)};

    memcpy(out->bytes + start, head, sizeof head);
}

void wire_head(const unsigned char head[WIRE_HEAD], uint64_t *type, uint64_t *length)
{
    uint64_t numbers[2];

    memcpy(numbers, head, sizeof numbers);
    *type = le64toh(numbers[0]);
    *length = le64toh(numbers[1]);
}

bool wire_write(int fd, const struct buffer *bytes)
{
    for (size_t done = 0; done < bytes->length;) {
        ssize_t written = write(fd, bytes->bytes + done, bytes->length - done);

        if (written < 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    return true;
}
