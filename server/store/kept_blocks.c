#include "store/kept_blocks.h"
#include "base/error.h"
#include "store/column.h"
#include "trace/recording.h"
#include "trace/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Nothing in the bytes is trusted. */

#define VERSION 1

/* ---- columns of structs ---- */

/* A field of the structs of a list. */
struct field {
    size_t offset;
    uint8_t bytes; /* 1, 4 or 8 */
};
#define FIELD(type, name)                                                                \
    {                                                                                    \
        offsetof(struct type, name), sizeof((struct type *)0)->name                      \
    }

static uint64_t get(const char *item, struct field field)
{
    const char *place = item + field.offset;
    uint64_t wide;
    int32_t narrow;

    if (field.bytes == 8) {
        memcpy(&wide, place, sizeof wide);
        return wide;
    }
    if (field.bytes == 1)
        return *(const uint8_t *)place;
    memcpy(&narrow, place, sizeof narrow);
    return (uint64_t)(int64_t)narrow;
}

static void put(char *item, struct field field, uint64_t value)
{
    char *place = item + field.offset;
    uint32_t narrow = (uint32_t)value;

    if (field.bytes == 8)
        memcpy(place, &value, sizeof value);
    else if (field.bytes == 1)
        *place = (char)value;
    else
        memcpy(place, &narrow, sizeof narrow);
}

/* A list of structs, and a column of values on its way in or out. */
struct block {
    char *items;
    size_t size; /* of an item */
    uint32_t count;
    struct buffer *out;
    struct column_reader in;
    uint64_t values[KEPT_BLOCK_ROWS];
};

/* Which items have the field; NULL: all. */
typedef bool has_field(const char *item, unsigned which);

/* Writes differences for the items that have the field, and 0 for the others. */
static void write_differences(struct block *block, struct field field, has_field *has,
                              unsigned which)
{
    uint64_t before = 0;

    for (uint32_t i = 0; i < block->count; i++) {
        const char *item = block->items + i * block->size;
        uint64_t value = get(item, field);

        block->values[i] = 0;
        if (has != NULL && !has(item, which))
            continue;
        block->values[i] = zigzag((int64_t)(value - before));
        before = value;
    }
    column_encode(block->out, block->values, block->count);
}

static bool read_differences(struct block *block, struct field field, has_field *has,
                             unsigned which)
{
    uint64_t before = 0;

    if (!column_decode(&block->in, block->values, block->count))
        return false;
    for (uint32_t i = 0; i < block->count; i++) {
        char *item = block->items + i * block->size;

        if (has != NULL && !has(item, which)) {
            put(item, field, 0);
            continue;
        }
        before += (uint64_t)unzigzag(block->values[i]);
        put(item, field, before);
    }
    return true;
}

static void write_values(struct block *block, struct field field, bool is_signed)
{
    for (uint32_t i = 0; i < block->count; i++) {
        uint64_t value = get(block->items + i * block->size, field);

        block->values[i] = is_signed ? zigzag((int64_t)value) : value;
    }
    column_encode(block->out, block->values, block->count);
}

/* Reads values from `low` to `high`. */
static bool read_values(struct block *block, struct field field, bool is_signed,
                        int64_t low, int64_t high)
{
    if (!column_decode(&block->in, block->values, block->count))
        return false;
    for (uint32_t i = 0; i < block->count; i++) {
        int64_t value =
            is_signed ? unzigzag(block->values[i]) : (int64_t)block->values[i];

        if (value < low || value > high)
            return false;
        put(block->items + i * block->size, field, (uint64_t)value);
    }
    return true;
}

static bool begin_reading(struct block *block, const void *bytes, size_t length)
{
    const unsigned char *start = bytes;

    if (length == 0 || *start != VERSION || block->count > KEPT_BLOCK_ROWS)
        return false;
    block->in = (struct column_reader){start + 1, start + length};
    return true;
}

/* ---- instants ---- */

static const struct field ts = FIELD(trace_memory, ts),
                          bytes = FIELD(trace_memory, bytes),
                          address = FIELD(trace_memory, address),
                          allocated = FIELD(trace_memory, allocated),
                          reserved = FIELD(trace_memory, reserved),
                          device_type = FIELD(trace_memory, device_type),
                          device_id = FIELD(trace_memory, device_id),
                          place = FIELD(trace_memory, place),
                          fields = FIELD(trace_memory, fields);

static bool has_memory(const char *item, unsigned which)
{
    return (((const struct trace_memory *)(const void *)item)->fields & which) != 0;
}

void memory_block_encode(struct arena *arena, const struct trace_memory *instants,
                         uint32_t count, struct buffer *out)
{
    struct trace_memory *copy = arena_new(arena, count, sizeof *copy);
    struct block block = {
        .items = (char *)copy, .size = sizeof *copy, .count = count, .out = out};
    uint64_t before = 0;

    buffer_append_char(out, VERSION);
    memcpy(copy, instants, count * sizeof *copy);
    for (uint32_t i = 0; i < count; i++) /* the part that `bytes` does not explain */
        if (has_memory((const char *)&copy[i], TRACE_MEMORY_ALLOCATED)) {
            uint64_t now = (uint64_t)copy[i].allocated;

            copy[i].allocated = (int64_t)(now - before - (uint64_t)copy[i].bytes);
            before = now;
        }
    write_differences(&block, ts, NULL, 0);
    write_values(&block, place, false);
    write_values(&block, fields, false);
    write_values(&block, bytes, true);
    write_differences(&block, address, has_memory, TRACE_MEMORY_ADDRESS);
    write_values(&block, allocated, true);
    write_differences(&block, reserved, has_memory, TRACE_MEMORY_RESERVED);
    write_values(&block, device_type, true);
    write_values(&block, device_id, true);
    arena_release(arena, copy);
}

static bool settle_memory(struct trace_memory *instants, uint32_t count)
{
    const uint64_t range = 2 * (uint64_t)NUMBER_NS_MAX;
    uint64_t before = 0;

    for (uint32_t i = 0; i < count; i++) {
        struct trace_memory *now = &instants[i];

        if ((uint64_t)now->ts + (uint64_t)NUMBER_NS_MAX > range)
            return false;
        if ((now->fields & TRACE_MEMORY_ALLOCATED) != 0) {
            before += (uint64_t)now->allocated + (uint64_t)now->bytes;
            now->allocated = (int64_t)before;
        } else {
            now->allocated = 0;
        }
        if ((now->fields & TRACE_MEMORY_DEVICE_TYPE) == 0)
            now->device_type = -1;
        if ((now->fields & TRACE_MEMORY_DEVICE_ID) == 0)
            now->device_id = -1;
    }
    return true;
}

bool memory_block_decode(const void *from, size_t length,
                         const struct block_limits *limits, struct trace_memory *out,
                         uint32_t count)
{
    struct block block = {.items = (char *)out, .size = sizeof *out, .count = count};

    memset(out, 0, count * sizeof *out);
    if (!begin_reading(&block, from, length))
        return false;
    return read_differences(&block, ts, NULL, 0) &&
           read_values(&block, place, false, 0, (int64_t)limits->places - 1) &&
           read_values(&block, fields, false, 0, TRACE_MEMORY_FIELDS) &&
           read_values(&block, bytes, true, INT64_MIN, INT64_MAX) &&
           read_differences(&block, address, has_memory, TRACE_MEMORY_ADDRESS) &&
           read_values(&block, allocated, true, INT64_MIN, INT64_MAX) &&
           read_differences(&block, reserved, has_memory, TRACE_MEMORY_RESERVED) &&
           read_values(&block, device_type, true, INT32_MIN, INT32_MAX) &&
           read_values(&block, device_id, true, INT32_MIN, INT32_MAX) &&
           block.in.next == block.in.end && settle_memory(out, count);
}

/* ---- collectives ---- */

static const struct field known = FIELD(trace_collective, known),
                          wide = FIELD(trace_collective, wide);

static bool has_number(const char *item, unsigned which)
{
    return (((const struct trace_collective *)(const void *)item)->known >> which & 1) !=
           0;
}

static struct field number_field(unsigned which)
{
    return (struct field){offsetof(struct trace_collective, numbers) +
                              which * sizeof(int64_t),
                          sizeof(int64_t)};
}

void collective_block_encode(const struct trace_collective *rows, uint32_t count,
                             const uint32_t *arguments, struct buffer *out)
{
    struct block block = {.items = (char *)(uintptr_t)rows,
                          .size = sizeof *rows,
                          .count = count,
                          .out = out};
    uint64_t *values = block.values;
    uint32_t before = 0;

    buffer_append_char(out, VERSION);
    for (uint32_t i = 0; i < count; i++) {
        values[i] = rows[i].row - before;
        before = rows[i].row;
    }
    column_encode(out, values, count);
    write_values(&block, known, false);
    write_values(&block, wide, false);
    for (unsigned t = 0; t < TRACE_COLLECTIVE_TEXTS; t++) {
        for (uint32_t i = 0; i < count; i++)
            values[i] = rows[i].texts[t] == TRACE_NONE
                            ? 0
                            : (uint64_t)arguments[rows[i].texts[t]] + 1;
        column_encode(out, values, count);
    }
    for (unsigned n = 0; n < TRACE_COLLECTIVE_NUMBERS; n++)
        write_differences(&block, number_field(n), has_number, n);
}

static bool read_rows(struct block *block, const struct block_limits *limits,
                      struct trace_collective *out)
{
    uint64_t row = 0;

    if (!column_decode(&block->in, block->values, block->count))
        return false;
    for (uint32_t i = 0; i < block->count; i++) {
        if (block->values[i] >= limits->file_rows || (i > 0 && block->values[i] == 0))
            return false;
        row += block->values[i];
        if (row >= limits->file_rows || row < limits->after)
            return false;
        out[i].row = (uint32_t)row;
    }
    return true;
}

static bool read_text(struct block *block, const struct block_limits *limits,
                      struct trace_collective *out, unsigned which)
{
    if (!column_decode(&block->in, block->values, block->count))
        return false;
    for (uint32_t i = 0; i < block->count; i++) {
        if (block->values[i] > limits->arguments)
            return false;
        out[i].texts[which] =
            block->values[i] == 0 ? TRACE_NONE : (uint32_t)(block->values[i] - 1);
    }
    return true;
}

bool collective_block_decode(const void *from, size_t length,
                             const struct block_limits *limits,
                             struct trace_collective *out, uint32_t count)
{
    struct block block = {.items = (char *)out, .size = sizeof *out, .count = count};

    memset(out, 0, count * sizeof *out);
    if (!begin_reading(&block, from, length))
        return false;
    bool fine = read_rows(&block, limits, out) &&
                read_values(&block, known, false, 0, UINT8_MAX) &&
                read_values(&block, wide, false, 0, UINT8_MAX);
    for (unsigned t = 0; fine && t < TRACE_COLLECTIVE_TEXTS; t++)
        fine = read_text(&block, limits, out, t);
    for (unsigned n = 0; fine && n < TRACE_COLLECTIVE_NUMBERS; n++)
        fine = read_differences(&block, number_field(n), has_number, n);
    for (uint32_t i = 0; fine && i < count; i++)
        fine = (out[i].wide & ~out[i].known) == 0;
    return fine && block.in.next == block.in.end;
}

/* ---- counters ---- */

/* The bytes of a double backwards: those of a round number are then a small integer. */
static uint64_t backwards(double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return __builtin_bswap64(bits);
}

void counter_block_encode(const struct trace_sample *samples, uint32_t count,
                          struct buffer *out)
{
    uint64_t values[KEPT_BLOCK_ROWS];

    buffer_append_char(out, VERSION);
    for (uint32_t i = 0; i < count; i++)
        values[i] = i == 0 ? zigzag(samples[i].ts)
                           : (uint64_t)samples[i].ts - (uint64_t)samples[i - 1].ts;
    column_encode(out, values, count);
    for (uint32_t i = 0; i < count; i++)
        values[i] = backwards(samples[i].value);
    column_encode(out, values, count);
}

bool counter_block_decode(const void *from, size_t length, struct trace_sample *out,
                          uint32_t count)
{
    const uint64_t range = 2 * (uint64_t)NUMBER_NS_MAX;
    struct block block = {.count = count};
    uint64_t *values = block.values;

    if (!begin_reading(&block, from, length))
        return false;
    if (!column_decode(&block.in, values, count))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        int64_t at =
            i == 0 ? unzigzag(values[i]) : (int64_t)((uint64_t)out[i - 1].ts + values[i]);

        if (values[i] > range + 1 || (uint64_t)at + (uint64_t)NUMBER_NS_MAX > range)
            return false;
        out[i] = (struct trace_sample){.ts = at};
    }
    if (!column_decode(&block.in, values, count))
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t bits = __builtin_bswap64(values[i]);

        memcpy(&out[i].value, &bits, sizeof bits);
        if (!isfinite(out[i].value))
            return false;
    }
    return block.in.next == block.in.end;
}
