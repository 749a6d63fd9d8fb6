#include "store/segment.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "store/cells.h"
#include "trace/recording.h"
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
ALWAYS_INLINE uint64_t reduce(uint64_t *values, uint32_t count, bool is_zigzag)
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

/* ---- kept blocks ---- */

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
