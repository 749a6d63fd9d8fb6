/* See segment_read.h. Nothing in the bytes is trusted. */
#include "store/codec/segment_read.h"

#include "store/codec/column.h"
#include "store/codec/segment_layout.h"
#include "trace/scan/number.h"

#include <endian.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool segment_reader_init(struct segment_reader *reader)
{
    reader->values = malloc(SEGMENT_ROWS * sizeof *reader->values);
    reader->distinct = malloc(SEGMENT_ROWS * sizeof *reader->distinct);
    reader->device = malloc(SEGMENT_ROWS * sizeof *reader->device);
    reader->op = malloc(SEGMENT_ROWS * sizeof *reader->op);
    if (reader->values != NULL && reader->distinct != NULL && reader->device != NULL &&
        reader->op != NULL)
        return true;
    segment_reader_free(reader);
    return false;
}

void segment_reader_free(struct segment_reader *reader)
{
    free(reader->values);
    free(reader->distinct);
    free(reader->device);
    free(reader->op);
    *reader = (struct segment_reader){0};
}

/* One segment being read. */
struct segment_decoder {
    struct segment_reader *reader;
    const struct segment_limits *limits;
    const struct segment_bytes *bytes;
    int64_t first_ts;
    uint64_t unit_ts, unit_dur, unit_nested;
    uint32_t copies, sequences;
    struct column_reader columns[SEGMENT_COLUMNS];
};

static bool read_unit(struct column_reader *reader, uint64_t *unit)
{
    return column_read_varint(reader, unit) && (*unit == 1 || *unit == 1000);
}

static bool read_header(struct segment_decoder *work)
{
    const unsigned char *start = work->bytes->columns;
    struct column_reader reader = {start, start + work->bytes->columns_length};
    uint64_t first_ts, copies, sequences, lengths[SEGMENT_COLUMNS];

    if (work->bytes->columns_length == 0 || *reader.next++ != SEGMENT_VERSION)
        return false;
    if (!column_read_varint(&reader, &first_ts) || !read_unit(&reader, &work->unit_ts) ||
        !read_unit(&reader, &work->unit_dur) || !read_unit(&reader, &work->unit_nested) ||
        !column_read_varint(&reader, &copies) || copies > work->bytes->rows ||
        !column_read_varint(&reader, &sequences) || sequences > work->bytes->rows)
        return false;
    work->first_ts = unzigzag(first_ts);
    work->copies = (uint32_t)copies;
    work->sequences = (uint32_t)sequences;
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        if (!column_read_varint(&reader, &lengths[c]))
            return false;
    for (int c = 0; c < SEGMENT_COLUMNS; c++) {
        if (lengths[c] > (uint64_t)(reader.end - reader.next))
            return false;
        work->columns[c] = (struct column_reader){reader.next, reader.next + lengths[c]};
        reader.next += lengths[c];
    }
    return reader.next == reader.end;
}

/* Decodes a column into reader->values. */
static bool decode(struct segment_decoder *work, enum segment_column column,
                   uint32_t count)
{
    struct column_reader *reader = &work->columns[column];

    return column_decode(reader, work->reader->values, count) &&
           reader->next == reader->end;
}

bool segment_list_ops(const void *ops, size_t length, uint32_t *out, uint32_t *count)
{
    const unsigned char *start = ops;
    struct column_reader reader = {start, start + length};
    uint64_t distinct, number;

    if (!column_read_varint(&reader, &distinct) || distinct > SEGMENT_ROWS)
        return false;
    *count = (uint32_t)distinct;
    for (uint32_t i = 0; i < distinct; i++) {
        if (!column_read_varint(&reader, &number) || number > UINT32_MAX)
            return false;
        out[i] = (uint32_t)number;
    }
    return true;
}

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* Turns an op's number in the set into the caller's number. */
static bool place_op(const struct segment_limits *limits, uint32_t *op)
{
    if (limits->op_of != NULL) {
        const uint32_t *found = bsearch(op, limits->op_of, limits->ops,
                                        sizeof *limits->op_of, compare_numbers);

        if (found == NULL)
            return false;
        *op = (uint32_t)(found - limits->op_of);
    }
    return *op < limits->ops;
}

static bool decode_ops(struct segment_decoder *work, uint32_t *op)
{
    const struct segment_bytes *bytes = work->bytes;
    struct segment_reader *own = work->reader;
    uint32_t count;

    if (!segment_list_ops(bytes->ops, bytes->ops_length, own->distinct, &count) ||
        count > bytes->rows)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (!place_op(work->limits, &own->distinct[i]))
            return false;
    if (!decode(work, SEGMENT_OP, bytes->rows))
        return false;
    for (uint32_t i = 0; i < bytes->rows; i++) {
        if (own->values[i] >= count)
            return false;
        op[i] = own->distinct[own->values[i]];
        own->device[i] = work->limits->sides[op[i]] == TRACE_DEVICE;
    }
    return true;
}

static bool decode_places(struct segment_decoder *work, uint32_t *place)
{
    if (!decode(work, SEGMENT_PLACE, work->bytes->rows))
        return false;
    for (uint32_t i = 0; i < work->bytes->rows; i++) {
        if (work->reader->values[i] >= work->limits->places)
            return false;
        place[i] = (uint32_t)work->reader->values[i];
    }
    return true;
}

static bool decode_ts(struct segment_decoder *work, int64_t *ts)
{
    const uint64_t range = 2 * (uint64_t)NUMBER_NS_MAX;
    uint64_t now = (uint64_t)work->first_ts;
    bool left = false;

    if (!decode(work, SEGMENT_TS, work->bytes->rows))
        return false;
    for (uint32_t i = 0; i < work->bytes->rows; i++) {
        now += (uint64_t)unzigzag(work->reader->values[i]) * work->unit_ts;
        ts[i] = (int64_t)now;
        left |= now + (uint64_t)NUMBER_NS_MAX > range;
    }
    return !left;
}

static bool decode_dur(struct segment_decoder *work, int64_t *dur)
{
    bool left = false;

    if (!decode(work, SEGMENT_DUR, work->bytes->rows))
        return false;
    for (uint32_t i = 0; i < work->bytes->rows; i++) {
        dur[i] = (int64_t)(work->reader->values[i] * work->unit_dur);
        left |= (uint64_t)dur[i] > (uint64_t)TRACE_DURATION_MAX;
    }
    return !left;
}

/* self = dur - nested; `dur` may be `self`. */
static bool decode_self(struct segment_decoder *work, const int64_t *dur, int64_t *self)
{
    if (!decode(work, SEGMENT_NESTED, work->bytes->rows))
        return false;
    for (uint32_t i = 0; i < work->bytes->rows; i++)
        self[i] =
            (int64_t)((uint64_t)dur[i] - work->reader->values[i] * work->unit_nested);
    return true;
}

static bool decode_correlations(struct segment_decoder *work, uint8_t *correlated,
                                int64_t *correlation)
{
    const uint64_t *values = work->reader->values;
    uint64_t previous[2] = {0, 0};
    uint32_t rows = work->bytes->rows, count = 0, next = 0;

    if (!decode(work, SEGMENT_CORRELATED, rows))
        return false;
    for (uint32_t i = 0; i < rows; i++) {
        if (values[i] > 2)
            return false;
        correlated[i] = (uint8_t)values[i];
        count += correlated[i] != 0;
    }
    if (!decode(work, SEGMENT_CORRELATION, count))
        return false;
    for (uint32_t i = 0; i < rows; i++) {
        correlation[i] = 0;
        if (!correlated[i])
            continue;
        uint64_t *before = &previous[work->reader->device[i]];
        *before += (uint64_t)unzigzag(values[next++]);
        correlation[i] = (int64_t)*before;
    }
    return true;
}

static bool decode_launches(struct segment_decoder *work, uint32_t devices,
                            uint32_t *link)
{
    uint32_t next = 0;
    uint64_t distance = 0;

    if (!decode(work, SEGMENT_LAUNCH, devices))
        return false;
    for (uint32_t i = 0; i < work->bytes->rows; i++) {
        if (!work->reader->device[i])
            continue;
        uint64_t value = work->reader->values[next++];
        link[i] = TRACE_NONE;
        if (value == 0)
            continue;
        distance += (uint64_t)unzigzag(value - 1);
        uint64_t row = (uint64_t)work->bytes->first + i - distance;
        if (row >= work->limits->file_rows)
            return false;
        link[i] = (uint32_t)row;
    }
    return true;
}

static bool decode_links(struct segment_decoder *work, uint32_t *link)
{
    uint32_t rows = work->bytes->rows, devices = 0, next = 0;

    for (uint32_t i = 0; i < rows; i++)
        devices += work->reader->device[i];
    if (!decode_launches(work, devices, link) ||
        !decode(work, SEGMENT_INPUTS, rows - devices))
        return false;
    for (uint32_t i = 0; i < rows; i++) {
        if (work->reader->device[i])
            continue;
        uint64_t value = work->reader->values[next++];
        if (value > work->limits->inputs)
            return false;
        link[i] = value == 0 ? TRACE_NONE : (uint32_t)(value - 1);
    }
    return true;
}

/* Rows are differences; the first counts from the segment's first row. */
static bool next_row(const struct segment_decoder *work, uint32_t i, uint64_t difference,
                     uint64_t *row)
{
    if ((i > 0 && difference == 0) || difference >= work->bytes->rows)
        return false;
    *row += difference;
    return *row < work->bytes->rows;
}

static bool decode_sequences(struct segment_decoder *work,
                             struct trace_sequence *sequences)
{
    const uint64_t *values = work->reader->values;
    uint64_t row = 0, before[2] = {0, 0};

    if (!decode(work, SEGMENT_SEQUENCE_ROW, work->sequences))
        return false;
    for (uint32_t i = 0; i < work->sequences; i++) {
        if (!next_row(work, i, values[i], &row))
            return false;
        sequences[i].row = work->bytes->first + (uint32_t)row;
    }
    if (!decode(work, SEGMENT_THREAD, work->sequences))
        return false;
    for (uint32_t i = 0; i < work->sequences; i++) {
        if (values[i] > UINT32_MAX)
            return false;
        sequences[i].forward_thread = (uint32_t)values[i];
    }
    if (!decode(work, SEGMENT_SEQUENCE, work->sequences))
        return false;
    for (uint32_t i = 0; i < work->sequences; i++) {
        uint64_t *last = &before[sequences[i].forward_thread != 0];

        *last += (uint64_t)unzigzag(values[i]);
        if (*last > INT64_MAX)
            return false;
        sequences[i].number = (int64_t)*last;
    }
    return true;
}

static bool decode_copies(struct segment_decoder *work, struct trace_copy *copies)
{
    const uint64_t *values = work->reader->values;
    const struct column_reader *bandwidth = &work->columns[SEGMENT_BANDWIDTH];
    uint64_t row = 0;

    if ((size_t)(bandwidth->end - bandwidth->next) != work->copies * sizeof(uint64_t) ||
        !decode(work, SEGMENT_COPY_ROW, work->copies))
        return false;
    for (uint32_t i = 0; i < work->copies; i++) {
        if (!next_row(work, i, values[i], &row))
            return false;
        copies[i].row = work->bytes->first + (uint32_t)row;
    }
    if (!decode(work, SEGMENT_COPY_BYTES, work->copies))
        return false;
    for (uint32_t i = 0; i < work->copies; i++) {
        uint64_t bits;

        copies[i].bytes = (int64_t)(values[i] - 1);
        memcpy(&bits, bandwidth->next + i * sizeof bits, sizeof bits);
        bits = le64toh(bits);
        memcpy(&copies[i].bandwidth, &bits, sizeof bits);
        if (!isfinite(copies[i].bandwidth))
            return false;
    }
    return true;
}

bool segment_decode(struct segment_reader *reader, const struct segment_limits *limits,
                    const struct segment_bytes *bytes, struct segment_columns *out)
{
    struct segment_decoder work = {.reader = reader, .limits = limits, .bytes = bytes};

    if (bytes->rows == 0 || bytes->rows > SEGMENT_ROWS || !read_header(&work))
        return false;
    bool with_ops = out->op != NULL || out->link != NULL || out->correlation != NULL;
    if (with_ops && !decode_ops(&work, out->op != NULL ? out->op : reader->op))
        return false;
    if (out->place != NULL && !decode_places(&work, out->place))
        return false;
    if (out->ts != NULL && !decode_ts(&work, out->ts))
        return false;
    if (out->dur != NULL && !decode_dur(&work, out->dur))
        return false;
    if (out->self != NULL) {
        if (out->dur == NULL && !decode_dur(&work, out->self))
            return false;
        if (!decode_self(&work, out->dur != NULL ? out->dur : out->self, out->self))
            return false;
    }
    if (out->correlation != NULL &&
        !decode_correlations(&work, out->correlated, out->correlation))
        return false;
    if (out->link != NULL && !decode_links(&work, out->link))
        return false;
    out->copy_count = 0;
    if (out->copies != NULL) {
        if (!decode_copies(&work, out->copies))
            return false;
        out->copy_count = work.copies;
    }
    out->sequence_count = 0;
    if (out->sequences != NULL) {
        if (!decode_sequences(&work, out->sequences))
            return false;
        out->sequence_count = work.sequences;
    }
    return true;
}

bool segment_has_op(const void *ops, size_t length, const uint8_t *marked,
                    uint32_t op_count)
{
    const unsigned char *start = ops;
    struct column_reader reader = {start, start + length};
    uint64_t count, number;

    if (!column_read_varint(&reader, &count) || count > SEGMENT_ROWS)
        return true;
    for (uint64_t i = 0; i < count; i++) {
        if (!column_read_varint(&reader, &number) || number >= op_count)
            return true;
        if (marked[number])
            return true;
    }
    return false;
}
