#include "store/cells.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

/* ---- column ---- */

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

/* ---- cells ---- */

#define VERSION 2
#define HEADER_BYTES ((size_t)16)
#define PATCH_BYTES ((size_t)13)
#define SLACK_BYTES ((size_t)8)
#define CAPACITY_MIN 256u

enum cells_column {
    COLUMN_OP,
    COLUMN_COUNT,
    COLUMN_TOTAL,
    COLUMN_NESTED,
    COLUMN_MIN,
    COLUMN_SPREAD,
    COLUMNS
};

void cells_free(struct cells *cells)
{
    arena_free(&cells->arena);
    *cells = (struct cells){.budget = cells->budget};
}

/* Empties `count` elements from `first` on. */
static void clear_range(struct cells *cells, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++) {
        cells->count[i] = cells->total[i] = cells->nested[i] = 0;
        cells->min[i] = INT64_MAX;
        cells->max[i] = INT64_MIN;
    }
}

/* The first used block from `block` on; the number of blocks if there is none. */
static uint32_t next_used(const struct cells *cells, uint32_t block)
{
    uint32_t count = (uint32_t)(cells->capacity / CELLS_BLOCK);

    while (block < count && cells->used[block] == 0)
        block++;
    return block;
}

void cells_clear(struct cells *cells)
{
    for (uint32_t i = next_used(cells, 0); i < cells->capacity / CELLS_BLOCK;
         i = next_used(cells, i + 1)) {
        clear_range(cells, i * CELLS_BLOCK, CELLS_BLOCK);
        cells->used[i] = 0;
    }
}

static struct arena *arena_of(struct cells *cells)
{
    if (cells->arena == NULL)
        cells->arena = arena_make(cells->budget);
    return cells->arena;
}

static void reserve(struct cells *cells, int64_t **array, size_t capacity, size_t count)
{
    ARENA_RESERVE(cells->arena, *array, capacity, count);
}

/* Makes room for ops 0 .. `op`; false: there is none with this number. */
static bool make_room(struct cells *cells, uint32_t op)
{
    size_t old = cells->capacity, blocks = old / CELLS_BLOCK;
    size_t capacity = old < CAPACITY_MIN ? CAPACITY_MIN : old;

    if (op < old || op >= CELLS_OPS_MAX)
        return op < old;
    while (capacity <= op)
        capacity *= 2;
    ARENA_RESERVE(arena_of(cells), cells->used, blocks, capacity / CELLS_BLOCK);
    reserve(cells, &cells->count, old, capacity);
    reserve(cells, &cells->total, old, capacity);
    reserve(cells, &cells->nested, old, capacity);
    reserve(cells, &cells->min, old, capacity);
    reserve(cells, &cells->max, old, capacity);
    cells->capacity = capacity;
    clear_range(cells, old, capacity - old);
    memset(cells->used + old / CELLS_BLOCK, 0, (capacity - old) / CELLS_BLOCK);
    return true;
}

static void make_scratch(struct cells *cells, size_t count)
{
    size_t old = cells->scratch_capacity;

    if (count <= old)
        return;
    ARENA_RESERVE(arena_of(cells), cells->op, cells->scratch_capacity, count);
    reserve(cells, &cells->value, old, cells->scratch_capacity);
    reserve(cells, &cells->other, old, cells->scratch_capacity);
    reserve(cells, &cells->third, old, cells->scratch_capacity);
}

static inline int64_t add_wrapped(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

bool cells_add(struct cells *cells, const struct trace_cell *cell)
{
    uint32_t op = cell->op;

    if (!make_room(cells, op))
        return false;
    if (cell->count == 0)
        return true;
    int64_t count = cell->count > INT64_MAX ? INT64_MAX : (int64_t)cell->count;
    int64_t nested = (int64_t)((uint64_t)cell->total - (uint64_t)cell->self);
    cells->used[op / CELLS_BLOCK] = 1;
    cells->count[op] = number_add(cells->count[op], count);
    cells->total[op] = number_add(cells->total[op], cell->total);
    cells->nested[op] = add_wrapped(cells->nested[op], nested);
    if (cell->min < cells->min[op])
        cells->min[op] = cell->min;
    if (cell->max > cells->max[op])
        cells->max[op] = cell->max;
    return true;
}

/* ---- reading a blob ---- */

/* The places of the columns of a blob. */
struct cells_layout {
    uint32_t count, patch_count;
    uint8_t width[COLUMNS];
    const unsigned char *column[COLUMNS];
    const unsigned char *patches;
};

static uint32_t load_uint32(const unsigned char *bytes)
{
    uint32_t value;

    memcpy(&value, bytes, sizeof value);
    return le32toh(value);
}

static bool check_patches(const struct cells_layout *layout)
{
    for (uint32_t i = 0; i < layout->patch_count; i++) {
        const unsigned char *patch = layout->patches + i * PATCH_BYTES;

        if (patch[0] >= COLUMNS || load_uint32(patch + 1) >= layout->count)
            return false;
    }
    return true;
}

static bool read_layout(const unsigned char *blob, size_t length,
                        struct cells_layout *layout)
{
    if (length < HEADER_BYTES + SLACK_BYTES || blob[0] != VERSION)
        return false;
    layout->count = load_uint32(blob + 8);
    layout->patch_count = load_uint32(blob + 12);
    if (layout->count > CELLS_OPS_MAX)
        return false;
    size_t offset = HEADER_BYTES, end = length - SLACK_BYTES;
    for (int i = 0; i < COLUMNS; i++) {
        uint8_t width = blob[1 + i];
        size_t bytes = (size_t)layout->count * width;

        if (width > 8 || bytes > end - offset)
            return false;
        layout->width[i] = width;
        layout->column[i] = blob + offset;
        offset += bytes;
    }
    layout->patches = blob + offset;
    return (end - offset) / PATCH_BYTES == layout->patch_count &&
           (end - offset) % PATCH_BYTES == 0 && check_patches(layout);
}

/* The values of a column of `width`, which is a constant wherever this is inlined. Each
 * is one load of 8 bytes, so 8 more bytes follow the last column. */
static inline void read_width(const unsigned char *column, unsigned width, size_t count,
                              int64_t *value)
{
    uint64_t mask = width == 8 ? UINT64_MAX : ((uint64_t)1 << (8 * width)) - 1;

    for (size_t i = 0; i < count; i++) {
        uint64_t bytes;

        memcpy(&bytes, column + i * width, sizeof bytes);
        value[i] = (int64_t)(le64toh(bytes) & mask);
    }
}

/* Whether no value is negative: counts and times never are. */
static bool is_natural(const int64_t *value, uint32_t count)
{
    int64_t all = 0;

    for (uint32_t i = 0; i < count; i++)
        all |= value[i];
    return all >= 0;
}

static void read_column(const struct cells_layout *layout, enum cells_column which,
                        int64_t *value)
{
    const unsigned char *column = layout->column[which];
    size_t count = layout->count;

    switch (layout->width[which]) {
    case 0:
        memset(value, 0, count * sizeof *value);
        break;
    case 1:
        read_width(column, 1, count, value);
        break;
    case 2:
        read_width(column, 2, count, value);
        break;
    case 3:
        read_width(column, 3, count, value);
        break;
    case 4:
        read_width(column, 4, count, value);
        break;
    default:
        read_width(column, layout->width[which], count, value);
        break;
    }
    for (uint32_t i = 0; i < layout->patch_count; i++) {
        const unsigned char *patch = layout->patches + i * PATCH_BYTES;
        uint64_t bytes;

        if (patch[0] != which)
            continue;
        memcpy(&bytes, patch + 5, sizeof bytes);
        value[load_uint32(patch + 1)] = (int64_t)le64toh(bytes);
    }
}

/* Decodes the ops into the scratch; false if they leave the bound. */
static bool read_ops(struct cells *cells, const struct cells_layout *layout)
{
    const int64_t *step = cells->value;
    uint64_t next = 0, largest = 0;

    read_column(layout, COLUMN_OP, cells->value);
    for (uint32_t i = 0; i < layout->count; i++) {
        largest |= (uint64_t)step[i];
        next += (uint64_t)step[i];
        cells->op[i] = (uint32_t)next++;
    }
    /* The sum cannot have wrapped unless one of its parts was out of bounds. */
    return largest < CELLS_OPS_MAX * 2 && next <= CELLS_OPS_MAX;
}

/* Reads the layout and the operations of a blob, which may have none. */
static bool begin_blob(struct cells *cells, const void *blob, size_t length,
                       struct cells_layout *layout)
{
    if (!read_layout(blob, length, layout))
        return false;
    if (layout->count == 0)
        return true;
    make_scratch(cells, layout->count);
    return read_ops(cells, layout);
}

bool cells_add_blob(struct cells *cells, const void *blob, size_t length)
{
    struct cells_layout layout;

    if (!begin_blob(cells, blob, length, &layout))
        return false;
    if (layout.count == 0)
        return true;
    if (!make_room(cells, cells->op[layout.count - 1]))
        return false;
    const uint32_t *op = cells->op;
    int64_t *value = cells->value, *other = cells->other;

    read_column(&layout, COLUMN_COUNT, value);
    if (!is_natural(value, layout.count))
        return false;
    for (uint32_t i = 0; i < layout.count; i++) {
        cells->used[op[i] / CELLS_BLOCK] = 1;
        cells->count[op[i]] = number_add(cells->count[op[i]], value[i]);
    }
    read_column(&layout, COLUMN_TOTAL, value);
    if (!is_natural(value, layout.count))
        return false;
    for (uint32_t i = 0; i < layout.count; i++)
        cells->total[op[i]] = number_add(cells->total[op[i]], value[i]);
    read_column(&layout, COLUMN_NESTED, value);
    for (uint32_t i = 0; i < layout.count; i++)
        cells->nested[op[i]] = add_wrapped(cells->nested[op[i]], value[i]);
    read_column(&layout, COLUMN_MIN, value);
    read_column(&layout, COLUMN_SPREAD, other);
    if (!is_natural(value, layout.count) || !is_natural(other, layout.count))
        return false;
    for (uint32_t i = 0; i < layout.count; i++) {
        int64_t max = add_wrapped(value[i], other[i]);

        cells->min[op[i]] = value[i] < cells->min[op[i]] ? value[i] : cells->min[op[i]];
        cells->max[op[i]] = max > cells->max[op[i]] ? max : cells->max[op[i]];
    }
    return true;
}

bool cells_read(struct cells *cells, const void *blob, size_t length,
                struct cells_read *out)
{
    struct cells_layout layout;

    *out = (struct cells_read){0};
    if (!begin_blob(cells, blob, length, &layout))
        return false;
    if (layout.count == 0)
        return true;
    read_column(&layout, COLUMN_COUNT, cells->value);
    read_column(&layout, COLUMN_TOTAL, cells->other);
    read_column(&layout, COLUMN_NESTED, cells->third);
    if (!is_natural(cells->value, layout.count) ||
        !is_natural(cells->other, layout.count))
        return false;
    *out = (struct cells_read){layout.count, cells->op, cells->value, cells->other,
                               cells->third};
    return true;
}

/* ---- writing a blob ---- */

static unsigned width_of(uint64_t value)
{
    return value == 0 ? 0 : (unsigned)(71 - __builtin_clzll(value)) / 8;
}

/* The value that a column holds for list[i]. */
static inline uint64_t value_of(const struct trace_cell *list, size_t i, int column)
{
    const struct trace_cell *cell = &list[i];

    switch (column) {
    case COLUMN_OP:
        return i == 0 ? cell->op : cell->op - list[i - 1].op - 1;
    case COLUMN_COUNT:
        return cell->count;
    case COLUMN_TOTAL:
        return (uint64_t)cell->total;
    case COLUMN_NESTED:
        return (uint64_t)cell->total - (uint64_t)cell->self;
    case COLUMN_MIN:
        return (uint64_t)cell->min;
    default:
        return (uint64_t)cell->max - (uint64_t)cell->min;
    }
}

/* The width with which column and patches together are smallest. */
static unsigned choose_width(const struct trace_cell *list, size_t count, int column)
{
    size_t wider[9] = {0}; /* values of exactly that width */
    size_t patches = 0, best_bytes = SIZE_MAX;
    unsigned best = 8;

    for (size_t i = 0; i < count; i++)
        wider[width_of(value_of(list, i, column))]++;
    for (unsigned width = 9; width-- > 0;) {
        size_t bytes = count * width + patches * PATCH_BYTES;

        if (bytes <= best_bytes) {
            best_bytes = bytes;
            best = width;
        }
        patches += wider[width];
    }
    return best;
}

static void append_patch(struct buffer *patches, int column, size_t i, uint64_t value)
{
    uint32_t index = htole32((uint32_t)i);

    value = htole64(value);
    buffer_append_char(patches, (char)column);
    buffer_append(patches, &index, sizeof index);
    buffer_append(patches, &value, sizeof value);
}

static bool encode_column(const struct trace_cell *list, size_t count, int column,
                          unsigned width, struct buffer *out, struct buffer *patches)
{
    char *place = buffer_reserve(out, count * width);

    if (place == NULL)
        return false;
    out->length += count * width;
    out->bytes[out->length] = '\0';
    for (size_t i = 0; i < count; i++, place += width) {
        uint64_t value = value_of(list, i, column), little = 0;

        if (width_of(value) <= width)
            little = htole64(value);
        else
            append_patch(patches, column, i, value);
        memcpy(place, &little, width);
    }
    return true;
}

bool cells_encode_list(const struct trace_cell *list, size_t count, struct buffer *out)
{
    static const unsigned char slack[SLACK_BYTES];
    unsigned char header[HEADER_BYTES] = {VERSION};
    size_t start = out->length;
    CLEANUP_BUFFER struct buffer patches = BUFFER(CELLS_BLOB_BYTES_MAX);
    bool done = true;

    if (count > CELLS_OPS_MAX)
        return false;
    buffer_append(out, header, sizeof header);
    for (int c = 0; done && c < COLUMNS; c++) {
        header[1 + c] = (unsigned char)choose_width(list, count, c);
        done = encode_column(list, count, c, header[1 + c], out, &patches);
    }
    uint32_t cell_count = htole32((uint32_t)count);
    uint32_t patch_count = htole32((uint32_t)(patches.length / PATCH_BYTES));
    memcpy(header + 8, &cell_count, sizeof cell_count);
    memcpy(header + 12, &patch_count, sizeof patch_count);
    buffer_append(out, patches.bytes, patches.length);
    buffer_append(out, slack, sizeof slack);
    done = done && !buffer_failed(&patches) && !buffer_failed(out);
    if (done)
        memcpy(out->bytes + start, header, sizeof header);
    return done;
}

size_t cells_list(const struct cells *cells, struct trace_cell *list)
{
    uint32_t blocks = (uint32_t)(cells->capacity / CELLS_BLOCK);
    size_t count = 0;

    for (uint32_t i = next_used(cells, 0); i < blocks; i = next_used(cells, i + 1))
        for (uint32_t op = i * CELLS_BLOCK; op < (i + 1) * CELLS_BLOCK; op++) {
            if (list != NULL && cells->count[op] != 0)
                list[count] = (struct trace_cell){
                    .op = op,
                    .count = (uint64_t)cells->count[op],
                    .total = cells->total[op],
                    .self = (int64_t)((uint64_t)cells->total[op] -
                                      (uint64_t)cells->nested[op]),
                    .min = cells->min[op],
                    .max = cells->max[op],
                };
            count += cells->count[op] != 0;
        }
    return count;
}

bool cells_encode(struct cells *cells, struct buffer *out)
{
    size_t count = cells_list(cells, NULL);
    struct trace_cell *list = arena_new(arena_of(cells), count, sizeof *list);

    cells_list(cells, list);
    bool done = cells_encode_list(list, count, out);
    arena_release(cells->arena, list);
    return done;
}
