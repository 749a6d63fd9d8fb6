/* See cells.h. */
#include "store/cells.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#define VERSION 1
#define HEADER_BYTES ((size_t)16)
#define CAPACITY_MIN 256u

enum column { COLUMN_OP, COLUMN_COUNT, COLUMN_TOTAL, COLUMN_NESTED, COLUMN_MIN,
              COLUMN_SPREAD, COLUMNS };

void cells_init(struct cells *cells)
{
    *cells = (struct cells){0};
}

void cells_free(struct cells *cells)
{
    free(cells->count);
    free(cells->total);
    free(cells->nested);
    free(cells->min);
    free(cells->max);
    free(cells->op);
    free(cells->value);
    cells_init(cells);
}

/* Empties the elements from `first` on. */
static void clear_from(struct cells *cells, uint32_t first)
{
    size_t bytes = (size_t)(cells->capacity - first) * sizeof(int64_t);

    if (bytes == 0)
        return;
    memset(cells->count + first, 0, bytes);
    memset(cells->total + first, 0, bytes);
    memset(cells->nested + first, 0, bytes);
    for (uint32_t i = first; i < cells->capacity; i++) {
        cells->min[i] = INT64_MAX;
        cells->max[i] = INT64_MIN;
    }
}

void cells_clear(struct cells *cells)
{
    clear_from(cells, 0);
}

static bool grow_array(int64_t **array, uint32_t capacity)
{
    int64_t *grown = realloc(*array, (size_t)capacity * sizeof *grown);

    if (grown == NULL)
        return false;
    *array = grown;
    return true;
}

/* Makes room for ops 0 .. `op`. */
static enum cells_result make_room(struct cells *cells, uint32_t op)
{
    uint32_t old = cells->capacity;
    uint32_t capacity = old < CAPACITY_MIN ? CAPACITY_MIN : old;

    if (op < old)
        return CELLS_OK;
    if (op >= CELLS_OPS_MAX)
        return CELLS_DAMAGED;
    while (capacity <= op)
        capacity *= 2;
    if (!grow_array(&cells->count, capacity) || !grow_array(&cells->total, capacity) ||
        !grow_array(&cells->nested, capacity) || !grow_array(&cells->min, capacity) ||
        !grow_array(&cells->max, capacity))
        return CELLS_NO_MEMORY;
    cells->capacity = capacity;
    clear_from(cells, old);
    return CELLS_OK;
}

static enum cells_result make_scratch(struct cells *cells, uint32_t count)
{
    if (count <= cells->scratch_capacity)
        return CELLS_OK;
    uint32_t *op = realloc(cells->op, (size_t)count * sizeof *op);
    if (op == NULL)
        return CELLS_NO_MEMORY;
    cells->op = op;
    if (!grow_array(&cells->value, count))
        return CELLS_NO_MEMORY;
    cells->scratch_capacity = count;
    return CELLS_OK;
}

static inline int64_t add_saturated(int64_t a, int64_t b)
{
    int64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

static inline int64_t add_wrapped(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

enum cells_result cells_add(struct cells *cells, const struct trace_cell *cell)
{
    uint32_t op = cell->op;
    enum cells_result result = make_room(cells, op);

    if (result != CELLS_OK || cell->count == 0)
        return result;
    int64_t count = cell->count > INT64_MAX ? INT64_MAX : (int64_t)cell->count;
    int64_t nested = (int64_t)((uint64_t)cell->total - (uint64_t)cell->self);
    cells->count[op] = add_saturated(cells->count[op], count);
    cells->total[op] = add_saturated(cells->total[op], cell->total);
    cells->nested[op] = add_wrapped(cells->nested[op], nested);
    if (cell->min < cells->min[op])
        cells->min[op] = cell->min;
    if (cell->max > cells->max[op])
        cells->max[op] = cell->max;
    return CELLS_OK;
}

/* ---- reading a blob ---- */

/* Where the columns of a blob stand. */
struct layout {
    uint32_t count;
    uint8_t width[COLUMNS];
    const unsigned char *column[COLUMNS];
};

static bool read_layout(const unsigned char *blob, size_t length, struct layout *layout)
{
    if (length < HEADER_BYTES || blob[0] != VERSION)
        return false;
    memcpy(&layout->count, blob + 8, sizeof layout->count);
    layout->count = le32toh(layout->count);
    if (layout->count > CELLS_OPS_MAX)
        return false;
    size_t offset = HEADER_BYTES;
    for (int i = 0; i < COLUMNS; i++) {
        uint8_t width = blob[1 + i];
        size_t bytes = (size_t)layout->count * width;

        if (width > 8 || (width & (width - 1)) != 0 || bytes > length - offset)
            return false;
        layout->width[i] = width;
        layout->column[i] = blob + offset;
        offset += bytes;
    }
    return offset == length;
}

/* One little-endian value; the width is a constant in every loop that uses this. */
static inline uint64_t load(const unsigned char *column, size_t i, unsigned width)
{
    uint16_t two;
    uint32_t four;
    uint64_t eight;

    switch (width) {
    case 1:
        return column[i];
    case 2:
        memcpy(&two, column + i * 2, sizeof two);
        return le16toh(two);
    case 4:
        memcpy(&four, column + i * 4, sizeof four);
        return le32toh(four);
    case 8:
        memcpy(&eight, column + i * 8, sizeof eight);
        return le64toh(eight);
    default:
        return 0;
    }
}

/* Runs `body` for every cell with `v` its value of the column, in a loop for each width. */
#define FOR_EACH_VALUE(layout, which, body)                                              \
    do {                                                                                 \
        const unsigned char *column_ = (layout)->column[which];                          \
        size_t count_ = (layout)->count;                                                 \
        switch ((layout)->width[which]) {                                                \
        case 0:                                                                          \
            FOR_WIDTH(0, body) break;                                                    \
        case 1:                                                                          \
            FOR_WIDTH(1, body) break;                                                    \
        case 2:                                                                          \
            FOR_WIDTH(2, body) break;                                                    \
        case 4:                                                                          \
            FOR_WIDTH(4, body) break;                                                    \
        default:                                                                         \
            FOR_WIDTH(8, body) break;                                                    \
        }                                                                                \
    } while (0)
#define FOR_WIDTH(width_, body)                                                          \
    for (size_t i = 0; i < count_; i++) {                                                \
        int64_t v = (int64_t)load(column_, i, width_);                                   \
        body                                                                             \
    }

/* Decodes the ops into the scratch; false unless they ascend and stay below the bound. */
static bool read_ops(struct cells *cells, const struct layout *layout)
{
    uint32_t *op = cells->op;
    int64_t previous = -1;
    bool ascending = true;

    FOR_EACH_VALUE(layout, COLUMN_OP, {
        ascending &= v > previous;
        previous = v;
        op[i] = (uint32_t)v;
    });
    return ascending && previous < (int64_t)CELLS_OPS_MAX;
}

enum cells_result cells_add_blob(struct cells *cells, const void *blob, size_t length)
{
    struct layout layout;

    if (!read_layout(blob, length, &layout))
        return CELLS_DAMAGED;
    if (layout.count == 0)
        return CELLS_OK;
    enum cells_result result = make_scratch(cells, layout.count);
    if (result != CELLS_OK)
        return result;
    if (!read_ops(cells, &layout))
        return CELLS_DAMAGED;
    result = make_room(cells, cells->op[layout.count - 1]);
    if (result != CELLS_OK)
        return result;
    const uint32_t *op = cells->op;
    int64_t *count = cells->count, *total = cells->total, *nested = cells->nested;
    int64_t *min = cells->min, *max = cells->max, *value = cells->value;

    FOR_EACH_VALUE(&layout, COLUMN_COUNT, { count[op[i]] = add_saturated(count[op[i]], v); });
    FOR_EACH_VALUE(&layout, COLUMN_TOTAL, { total[op[i]] = add_saturated(total[op[i]], v); });
    if (layout.width[COLUMN_NESTED] != 0)
        FOR_EACH_VALUE(&layout, COLUMN_NESTED,
                       { nested[op[i]] = add_wrapped(nested[op[i]], v); });
    FOR_EACH_VALUE(&layout, COLUMN_MIN, {
        value[i] = v;
        min[op[i]] = v < min[op[i]] ? v : min[op[i]];
    });
    FOR_EACH_VALUE(&layout, COLUMN_SPREAD, {
        int64_t top = add_wrapped(value[i], v);
        max[op[i]] = top > max[op[i]] ? top : max[op[i]];
    });
    return CELLS_OK;
}

enum cells_result cells_read_totals(struct cells *cells, const void *blob, size_t length,
                                    const uint32_t **ops, const int64_t **totals,
                                    uint32_t *count)
{
    struct layout layout;

    *count = 0;
    if (!read_layout(blob, length, &layout))
        return CELLS_DAMAGED;
    enum cells_result result = make_scratch(cells, layout.count);
    if (result != CELLS_OK)
        return result;
    if (!read_ops(cells, &layout))
        return CELLS_DAMAGED;
    int64_t *value = cells->value;
    FOR_EACH_VALUE(&layout, COLUMN_TOTAL, { value[i] = v; });
    *ops = cells->op;
    *totals = value;
    *count = layout.count;
    return CELLS_OK;
}

/* ---- writing a blob ---- */

static uint8_t width_of(uint64_t bits)
{
    if (bits == 0)
        return 0;
    return bits <= UINT8_MAX ? 1 : bits <= UINT16_MAX ? 2 : bits <= UINT32_MAX ? 4 : 8;
}

static inline uint64_t value_of(const struct trace_cell *cell, int column)
{
    switch (column) {
    case COLUMN_OP:
        return cell->op;
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

bool cells_encode_list(const struct trace_cell *list, size_t count, struct buffer *out)
{
    unsigned char header[HEADER_BYTES] = {VERSION};
    uint64_t bits[COLUMNS] = {0};
    uint32_t little = htole32((uint32_t)count);

    if (count > CELLS_OPS_MAX)
        return false;
    for (size_t i = 0; i < count; i++)
        for (int c = 0; c < COLUMNS; c++)
            bits[c] |= value_of(&list[i], c);
    for (int c = 0; c < COLUMNS; c++)
        header[1 + c] = width_of(bits[c]);
    memcpy(header + 8, &little, sizeof little);
    buffer_append(out, header, sizeof header);
    for (int c = 0; c < COLUMNS; c++) {
        size_t width = header[1 + c];
        char *place = buffer_reserve(out, count * width);

        if (place == NULL)
            return false;
        out->length += count * width;
        out->bytes[out->length] = '\0';
        for (size_t i = 0; i < count; i++, place += width) {
            uint64_t value = htole64(value_of(&list[i], c));

            memcpy(place, &value, width);
        }
    }
    return true;
}

bool cells_encode(const struct cells *cells, struct buffer *out)
{
    size_t count = 0, next = 0;

    for (uint32_t op = 0; op < cells->capacity; op++)
        count += cells->count[op] != 0;
    struct trace_cell *list = calloc(count + 1, sizeof *list);
    if (list == NULL)
        return false;
    for (uint32_t op = 0; op < cells->capacity; op++) {
        if (cells->count[op] == 0)
            continue;
        list[next++] = (struct trace_cell){
            .op = op,
            .count = (uint64_t)cells->count[op],
            .total = cells->total[op],
            .self = (int64_t)((uint64_t)cells->total[op] - (uint64_t)cells->nested[op]),
            .min = cells->min[op],
            .max = cells->max[op],
        };
    }
    bool done = cells_encode_list(list, count, out);
    free(list);
    return done;
}
