#include "store/segment.h"
#include "base/array.h"
#include "base/text.h"
#include "store/column.h"
#include "trace/scan.h"

#include <endian.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- segment read ---- */

/* Nothing in the bytes is trusted. */

void segment_reader_init(struct segment_reader *reader, struct arena *arena)
{
    reader->values = arena_new(arena, SEGMENT_ROWS, sizeof *reader->values);
    reader->distinct = arena_new(arena, SEGMENT_ROWS, sizeof *reader->distinct);
    reader->device = arena_new(arena, SEGMENT_ROWS, sizeof *reader->device);
    reader->op = arena_new(arena, SEGMENT_ROWS, sizeof *reader->op);
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

/* Turns an op's number in the set into the caller's number. */
static bool place_op(const struct segment_limits *limits, uint32_t *op)
{
    if (limits->op_of != NULL) {
        const uint32_t *found = bsearch(op, limits->op_of, limits->ops,
                                        sizeof *limits->op_of, number_order_uint32);

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

/* ---- segment write ---- */

void segment_writer_init(struct segment_writer *writer, struct arena *arena,
                         uint32_t op_count)
{
    *writer = (struct segment_writer){0};
    buffer_init(&writer->ops, SEGMENT_BYTES_MAX);
    buffer_init(&writer->columns, SEGMENT_BYTES_MAX);
    writer->values = arena_new(arena, SEGMENT_ROWS, sizeof *writer->values);
    writer->distinct = arena_new(arena, SEGMENT_ROWS, sizeof *writer->distinct);
    writer->frequency = arena_new(arena, SEGMENT_ROWS, sizeof *writer->frequency);
    writer->order = arena_new(arena, SEGMENT_ROWS, sizeof *writer->order);
    writer->local = arena_new(arena, op_count, sizeof *writer->local);
}

void segment_writer_free(struct segment_writer *writer)
{
    buffer_free(&writer->ops);
    buffer_free(&writer->columns);
}

/* One unfinished segment. */
struct segment_encoder {
    struct segment_writer *writer;
    const struct trace_recording *recording;
    const struct segment_maps *maps;
    uint32_t first, rows;
    uint32_t copy, copies;
    uint32_t sequences;
    struct buffer columns[SEGMENT_COLUMNS];
    uint64_t unit_ts, unit_dur, unit_nested;
};

static void encode(struct segment_encoder *work, enum segment_column column,
                   uint32_t count)
{
    column_encode(&work->columns[column], work->writer->values, count);
}

static int compare_frequency(const void *a, const void *b)
{
    const struct segment_frequency *x = a, *y = b;

    if (x->count != y->count)
        return x->count > y->count ? -1 : 1;
    if (x->in_set != y->in_set)
        return x->in_set > y->in_set ? 1 : -1;
    return (x->op > y->op) - (x->op < y->op);
}

/* Lists the distinct ops, the most frequent first, and leaves writer->local set. */
static uint32_t collect_ops(struct segment_encoder *work)
{
    struct segment_writer *writer = work->writer;
    const uint32_t *op = work->recording->events.op + work->first;
    uint32_t count = 0;

    for (uint32_t i = 0; i < work->rows; i++) {
        uint32_t *local = &writer->local[op[i]];

        if (*local == 0) {
            writer->distinct[count] = op[i];
            writer->frequency[count] = 0;
            *local = ++count;
        }
        writer->frequency[*local - 1]++;
    }
    struct segment_frequency *order = writer->order;
    for (uint32_t i = 0; i < count; i++)
        order[i] = (struct segment_frequency){writer->distinct[i], writer->frequency[i],
                                              work->maps->op[writer->distinct[i]]};
    qsort(order, count, sizeof *order, compare_frequency);
    buffer_clear(&writer->ops);
    column_append_varint(&writer->ops, count);
    for (uint32_t i = 0; i < count; i++) {
        writer->distinct[i] = order[i].op;
        writer->local[order[i].op] = i + 1;
        column_append_varint(&writer->ops, work->maps->op[order[i].op]);
    }
    return count;
}

static void encode_ops(struct segment_encoder *work)
{
    struct segment_writer *writer = work->writer;
    const uint32_t *op = work->recording->events.op + work->first;
    uint32_t distinct = collect_ops(work);

    for (uint32_t i = 0; i < work->rows; i++)
        writer->values[i] = writer->local[op[i]] - 1;
    encode(work, SEGMENT_OP, work->rows);
    for (uint32_t i = 0; i < distinct; i++)
        writer->local[writer->distinct[i]] = 0;
}

/* 1000 if every value is whole microseconds, else 1; divides the values by it. */
static uint64_t reduce(uint64_t *values, uint32_t count, bool is_zigzag)
{
    for (uint32_t i = 0; i < count; i++) {
        uint64_t magnitude = is_zigzag ? (values[i] >> 1) + (values[i] & 1) : values[i];

        if (magnitude % 1000 != 0)
            return 1;
    }
    for (uint32_t i = 0; i < count; i++)
        values[i] = is_zigzag ? zigzag(unzigzag(values[i]) / 1000) : values[i] / 1000;
    return 1000;
}

static void encode_times(struct segment_encoder *work)
{
    const struct trace_events *events = &work->recording->events;
    const int64_t *ts = events->ts + work->first, *dur = events->dur + work->first;
    const int64_t *self = events->self + work->first;
    struct segment_writer *writer = work->writer;
    uint64_t *values = writer->values;
    int64_t previous = ts[0];

    writer->min_ts = INT64_MAX;
    writer->max_end = INT64_MIN;
    for (uint32_t i = 0; i < work->rows; i++) {
        int64_t end;

        values[i] = zigzag((int64_t)((uint64_t)ts[i] - (uint64_t)previous));
        previous = ts[i];
        if (__builtin_add_overflow(ts[i], dur[i], &end))
            end = INT64_MAX;
        writer->min_ts = ts[i] < writer->min_ts ? ts[i] : writer->min_ts;
        writer->max_end = end > writer->max_end ? end : writer->max_end;
    }
    work->unit_ts = reduce(values, work->rows, true);
    encode(work, SEGMENT_TS, work->rows);
    for (uint32_t i = 0; i < work->rows; i++)
        values[i] = (uint64_t)dur[i];
    work->unit_dur = reduce(values, work->rows, false);
    encode(work, SEGMENT_DUR, work->rows);
    for (uint32_t i = 0; i < work->rows; i++)
        values[i] = (uint64_t)dur[i] - (uint64_t)self[i];
    work->unit_nested = reduce(values, work->rows, false);
    encode(work, SEGMENT_NESTED, work->rows);
}

static bool is_device(const struct segment_encoder *work, uint32_t row)
{
    const struct trace_recording *recording = work->recording;

    return recording->ops[recording->events.op[row]].side == TRACE_DEVICE;
}

static uint64_t correlated_as(const struct trace_recording *recording, uint32_t number)
{
    if (number == 0)
        return 0;
    return trace_correlation_is_wide(recording, number - 1) ? 2 : 1;
}

static void encode_correlations(struct segment_encoder *work)
{
    const struct trace_recording *recording = work->recording;
    const uint32_t *correlation = recording->events.correlation;
    uint64_t *values = work->writer->values;
    uint64_t previous[2] = {0, 0};
    uint32_t count = 0;

    for (uint32_t i = 0; i < work->rows; i++)
        values[i] = correlated_as(recording, correlation[work->first + i]);
    encode(work, SEGMENT_CORRELATED, work->rows);
    for (uint32_t row = work->first; row < work->first + work->rows; row++) {
        if (correlation[row] == 0)
            continue;
        uint64_t number = (uint64_t)recording->correlations[correlation[row] - 1];
        uint64_t *before = &previous[is_device(work, row)];

        values[count++] = zigzag((int64_t)(number - *before));
        *before = number;
    }
    encode(work, SEGMENT_CORRELATION, count);
}

static void encode_links(struct segment_encoder *work)
{
    const uint32_t *link = work->recording->events.link;
    uint64_t *values = work->writer->values;
    uint32_t end = work->first + work->rows, count = 0;
    int64_t previous = 0;

    for (uint32_t row = work->first; row < end; row++) {
        if (!is_device(work, row))
            continue;
        values[count++] = 0;
        if (link[row] == TRACE_NONE)
            continue;
        int64_t distance = (int64_t)row - (int64_t)link[row];
        values[count - 1] = 1 + zigzag(distance - previous);
        previous = distance;
    }
    encode(work, SEGMENT_LAUNCH, count);
    count = 0;
    for (uint32_t row = work->first; row < end; row++)
        if (!is_device(work, row))
            values[count++] =
                link[row] == TRACE_NONE ? 0 : (uint64_t)work->maps->inputs[link[row]] + 1;
    encode(work, SEGMENT_INPUTS, count);
}

static void encode_copies(struct segment_encoder *work)
{
    const struct trace_copy *copy;
    uint64_t *values = work->writer->values;
    uint32_t previous = work->first;

    if (work->copies == 0) { /* there may be no array of copies at all */
        encode(work, SEGMENT_COPY_ROW, 0);
        encode(work, SEGMENT_COPY_BYTES, 0);
        return;
    }
    copy = work->recording->copies + work->copy;
    for (uint32_t i = 0; i < work->copies; i++) {
        values[i] = copy[i].row - previous;
        previous = copy[i].row;
    }
    encode(work, SEGMENT_COPY_ROW, work->copies);
    for (uint32_t i = 0; i < work->copies; i++)
        values[i] = (uint64_t)copy[i].bytes + 1;
    encode(work, SEGMENT_COPY_BYTES, work->copies);
    for (uint32_t i = 0; i < work->copies; i++) {
        uint64_t bits;

        memcpy(&bits, &copy[i].bandwidth, sizeof bits);
        bits = htole64(bits);
        buffer_append(&work->columns[SEGMENT_BANDWIDTH], &bits, sizeof bits);
    }
}

/* The first sequence number at or after a row. */
static uint32_t find_sequence(const struct trace_recording *recording, uint32_t row)
{
    uint32_t low = 0, high = recording->sequence_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (recording->sequences[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void encode_sequences(struct segment_encoder *work)
{
    const struct trace_recording *recording = work->recording;
    const struct trace_sequence *sequences = recording->sequences;
    uint64_t *values = work->writer->values;
    uint64_t before[2] = {0, 0};
    uint32_t previous = work->first, begin = find_sequence(recording, work->first);
    uint32_t end = begin;

    while (end < recording->sequence_count &&
           sequences[end].row < work->first + work->rows) {
        values[end - begin] = sequences[end].row - previous;
        previous = sequences[end].row;
        end++;
    }
    work->sequences = end - begin;
    encode(work, SEGMENT_SEQUENCE_ROW, work->sequences);
    for (uint32_t i = begin; i < end; i++) {
        uint64_t number = (uint64_t)sequences[i].number;
        uint64_t *last = &before[sequences[i].forward_thread != 0];

        values[i - begin] = zigzag((int64_t)(number - *last));
        *last = number;
    }
    encode(work, SEGMENT_SEQUENCE, work->sequences);
    for (uint32_t i = begin; i < end; i++)
        values[i - begin] = sequences[i].forward_thread;
    encode(work, SEGMENT_THREAD, work->sequences);
}

/* Joins header and columns into writer->columns. */
static void join(struct segment_encoder *work)
{
    struct buffer *out = &work->writer->columns;

    buffer_clear(out);
    buffer_append_char(out, SEGMENT_VERSION);
    column_append_varint(out, zigzag(work->recording->events.ts[work->first]));
    column_append_varint(out, work->unit_ts);
    column_append_varint(out, work->unit_dur);
    column_append_varint(out, work->unit_nested);
    column_append_varint(out, work->copies);
    column_append_varint(out, work->sequences);
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        column_append_varint(out, work->columns[c].length);
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        buffer_append(out, work->columns[c].bytes, work->columns[c].length);
}

bool segment_encode(struct segment_writer *writer,
                    const struct trace_recording *recording,
                    const struct segment_maps *maps, uint32_t first, uint32_t rows,
                    uint32_t *copy)
{
    struct segment_encoder work = {.writer = writer,
                                   .recording = recording,
                                   .maps = maps,
                                   .first = first,
                                   .rows = rows,
                                   .copy = *copy};

    while (*copy < recording->copy_count && recording->copies[*copy].row < first + rows)
        ++*copy;
    work.copies = *copy - work.copy;
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        buffer_init(&work.columns[c], SEGMENT_BYTES_MAX);
    encode_ops(&work);
    for (uint32_t i = 0; i < rows; i++)
        writer->values[i] = recording->events.place[first + i];
    encode(&work, SEGMENT_PLACE, rows);
    encode_times(&work);
    encode_correlations(&work);
    encode_links(&work);
    encode_copies(&work);
    encode_sequences(&work);
    join(&work);
    bool failed = buffer_failed(&writer->ops) || buffer_failed(&writer->columns);
    for (int c = 0; c < SEGMENT_COLUMNS; c++) {
        failed |= buffer_failed(&work.columns[c]);
        buffer_free(&work.columns[c]);
    }
    return !failed;
}
