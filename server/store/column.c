#include "store/column.h"
#include "base/text.h"

#include <string.h>

#define VARINT_BYTES_MAX 10

enum column_encoding { PLAIN, RUNS, GAPS, BITMAP, BITS };

/* Seven bits a byte: the number of the highest bit that is set, divided by 7, plus 1. */
static inline size_t varint_size(uint64_t value)
{
    return ((63 ^ (unsigned)__builtin_clzll(value | 1)) * 9 + 73) / 64;
}

static inline unsigned char *write_varint(unsigned char *place, uint64_t value)
{
    while (value >= 0x80) {
        *place++ = (unsigned char)(value | 0x80);
        value >>= 7;
    }
    *place++ = (unsigned char)value;
    return place;
}

void column_append_varint(struct buffer *out, uint64_t value)
{
    unsigned char bytes[VARINT_BYTES_MAX];

    buffer_append(out, bytes, (size_t)(write_varint(bytes, value) - bytes));
}

bool column_read_varint(struct column_reader *reader, uint64_t *value)
{
    const unsigned char *next = reader->next;
    uint64_t result = 0;

    for (unsigned shift = 0; next < reader->end && shift < 64; shift += 7) {
        unsigned char byte = *next++;

        if (shift == 63 && byte > 1)
            return false;
        result |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80) {
            reader->next = next;
            *value = result;
            return true;
        }
    }
    return false;
}

/* ---- encoding ---- */

/* Facts about a column that do not depend on neighbours and gaps. */
struct column_shape {
    size_t plain; /* bytes */
    uint32_t zeros, changes;
    uint64_t any; /* all values or-ed */
};

static struct column_shape look_at(const uint64_t *values, uint32_t count)
{
    struct column_shape shape = {0};
    uint64_t previous = ~values[0];

    for (uint32_t i = 0; i < count; i++) {
        uint64_t value = values[i];

        shape.plain += varint_size(value);
        shape.zeros += value == 0;
        shape.changes += value != previous;
        shape.any |= value;
        previous = value;
    }
    return shape;
}

static size_t measure_runs(const uint64_t *values, uint32_t count)
{
    size_t size = 0;

    for (uint32_t i = 0, run; i < count; i += run) {
        for (run = 1; i + run < count && values[i + run] == values[i]; run++)
            continue;
        size += varint_size(values[i]) + varint_size(run);
    }
    return size;
}

/* A last pair with the value 0 ends the gaps, see write_gaps(). */
static size_t measure_gaps(const uint64_t *values, uint32_t count)
{
    size_t size = 0;
    uint32_t gap = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (values[i] == 0) {
            gap++;
            continue;
        }
        size += varint_size(gap) + varint_size(values[i]);
        gap = 0;
    }
    return size + (gap > 0 ? varint_size(gap) + 1 : 0);
}

static void take_smaller(size_t size, enum column_encoding encoding, size_t *best_size,
                         enum column_encoding *best)
{
    if (size >= *best_size)
        return;
    *best_size = size;
    *best = encoding;
}

/* The encoding that takes the fewest bytes, and how many, without the first byte.
 * Measures expensive encodings only if they can be smaller at all: a run takes two bytes
 * or more, and so does a value after a gap. */
static enum column_encoding choose(const uint64_t *values, uint32_t count, size_t *size)
{
    enum column_encoding best = PLAIN;

    *size = 0;
    if (count == 0)
        return best;
    struct column_shape shape = look_at(values, count);
    size_t bitmap = (count + 7) / 8, present = shape.plain - shape.zeros;
    *size = shape.plain;
    if ((size_t)shape.changes * 2 < *size)
        take_smaller(measure_runs(values, count), RUNS, size, &best);
    if (present + (count - shape.zeros) < *size)
        take_smaller(measure_gaps(values, count), GAPS, size, &best);
    take_smaller(bitmap + present, BITMAP, size, &best);
    if (shape.any <= 1)
        take_smaller(bitmap, BITS, size, &best);
    return best;
}

static unsigned char *write_runs(unsigned char *place, const uint64_t *values,
                                 uint32_t count)
{
    for (uint32_t i = 0, run; i < count; i += run) {
        for (run = 1; i + run < count && values[i + run] == values[i]; run++)
            continue;
        place = write_varint(place, values[i]);
        place = write_varint(place, run);
    }
    return place;
}

/* Zeros at the end become a last pair whose value is 0: its gap is one zero shorter, and
 * its value is the missing zero. */
static unsigned char *write_gaps(unsigned char *place, const uint64_t *values,
                                 uint32_t count)
{
    uint32_t gap = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (values[i] == 0) {
            gap++;
            continue;
        }
        place = write_varint(place, gap);
        place = write_varint(place, values[i]);
        gap = 0;
    }
    if (gap > 0) {
        place = write_varint(place, gap - 1);
        place = write_varint(place, 0);
    }
    return place;
}

static unsigned char *write_bitmap(unsigned char *place, const uint64_t *values,
                                   uint32_t count, bool with_values)
{
    unsigned char *bits = place;

    memset(bits, 0, (count + 7) / 8);
    place += (count + 7) / 8;
    for (uint32_t i = 0; i < count; i++) {
        if (values[i] == 0)
            continue;
        bits[i / 8] = (unsigned char)(bits[i / 8] | 1u << i % 8);
        if (with_values)
            place = write_varint(place, values[i]);
    }
    return place;
}

void column_encode(struct buffer *out, const uint64_t *values, uint32_t count)
{
    size_t size;
    enum column_encoding best = choose(values, count, &size);
    char *room = buffer_reserve(out, size + 1);

    if (room == NULL)
        return;
    unsigned char *start = (unsigned char *)room, *place = start;
    *place++ = (unsigned char)best;
    switch (best) {
    case PLAIN:
        for (uint32_t i = 0; i < count; i++)
            place = write_varint(place, values[i]);
        break;
    case RUNS:
        place = write_runs(place, values, count);
        break;
    case GAPS:
        place = write_gaps(place, values, count);
        break;
    default:
        place = write_bitmap(place, values, count, best == BITMAP);
        break;
    }
    out->length += (size_t)(place - start);
    out->bytes[out->length] = '\0';
}

/* ---- decoding ---- */

/* Most values take one byte or two. */
static inline bool read_value(struct column_reader *reader, uint64_t *value)
{
    const unsigned char *next = reader->next;

    if (reader->end - next < 2 || (next[0] >= 0x80 && next[1] >= 0x80))
        return column_read_varint(reader, value);
    bool is_one = next[0] < 0x80;
    *value = (uint64_t)(next[0] & 0x7f) | (is_one ? 0 : (uint64_t)next[1] << 7);
    reader->next = next + (is_one ? 1 : 2);
    return true;
}

static bool read_plain(struct column_reader *reader, uint64_t *values, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (!read_value(reader, &values[i]))
            return false;
    return true;
}

static bool read_runs(struct column_reader *reader, uint64_t *values, uint32_t count)
{
    for (uint32_t i = 0; i < count;) {
        uint64_t value, run;

        if (!read_value(reader, &value) || !read_value(reader, &run) || run == 0 ||
            run > count - i)
            return false;
        for (uint32_t end = i + (uint32_t)run; i < end; i++)
            values[i] = value;
    }
    return true;
}

static bool read_gaps(struct column_reader *reader, uint64_t *values, uint32_t count)
{
    memset(values, 0, (size_t)count * sizeof *values);
    for (uint32_t i = 0; i < count;) {
        uint64_t gap, value;

        if (!read_value(reader, &gap) || !read_value(reader, &value) || gap >= count - i)
            return false;
        i += (uint32_t)gap;
        values[i++] = value;
    }
    return true;
}

static bool read_bitmap(struct column_reader *reader, uint64_t *values, uint32_t count,
                        bool with_values)
{
    const unsigned char *bits = reader->next;
    size_t bytes = (count + 7) / 8;

    if ((size_t)(reader->end - reader->next) < bytes)
        return false;
    reader->next += bytes;
    for (uint32_t i = 0; i < count; i++) {
        values[i] = bits[i / 8] >> i % 8 & 1;
        if (with_values && values[i] != 0 && !read_value(reader, &values[i]))
            return false;
    }
    return true;
}

bool column_decode(struct column_reader *reader, uint64_t *values, uint32_t count)
{
    if (reader->next >= reader->end)
        return false;
    switch (*reader->next++) {
    case PLAIN:
        return read_plain(reader, values, count);
    case RUNS:
        return read_runs(reader, values, count);
    case GAPS:
        return read_gaps(reader, values, count);
    case BITMAP:
        return read_bitmap(reader, values, count, true);
    case BITS:
        return read_bitmap(reader, values, count, false);
    default:
        return false;
    }
}
