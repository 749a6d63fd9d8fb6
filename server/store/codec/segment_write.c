/* See segment_write.h. */
#include "store/codec/segment_write.h"

#include "base/buffer.h"
#include "store/codec/column.h"
#include "store/codec/segment_layout.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

bool segment_writer_init(struct segment_writer *writer, uint32_t op_count)
{
    *writer = (struct segment_writer){.op_count = op_count};
    buffer_init(&writer->ops, SEGMENT_BYTES_MAX);
    buffer_init(&writer->columns, SEGMENT_BYTES_MAX);
    writer->values = malloc(SEGMENT_ROWS * sizeof *writer->values);
    writer->distinct = malloc(SEGMENT_ROWS * sizeof *writer->distinct);
    writer->frequency = malloc(SEGMENT_ROWS * sizeof *writer->frequency);
    writer->local = calloc((size_t)op_count + 1, sizeof *writer->local);
    if (writer->values != NULL && writer->distinct != NULL && writer->frequency != NULL &&
        writer->local != NULL)
        return true;
    segment_writer_free(writer);
    return false;
}

void segment_writer_free(struct segment_writer *writer)
{
    free(writer->values);
    free(writer->distinct);
    free(writer->frequency);
    free(writer->local);
    buffer_free(&writer->ops);
    buffer_free(&writer->columns);
    *writer = (struct segment_writer){0};
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

struct frequency {
    uint32_t op, count, in_set; /* in_set: the op's number in the set */
};

static int compare_frequency(const void *a, const void *b)
{
    const struct frequency *x = a, *y = b;

    if (x->count != y->count)
        return x->count > y->count ? -1 : 1;
    if (x->in_set != y->in_set)
        return x->in_set > y->in_set ? 1 : -1;
    return (x->op > y->op) - (x->op < y->op);
}

/* Lists the distinct ops, the most frequent first, and leaves writer->local set. */
static bool collect_ops(struct segment_encoder *work, uint32_t *distinct_count)
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
    struct frequency *order = malloc(count * sizeof *order);
    if (order == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        order[i] = (struct frequency){writer->distinct[i], writer->frequency[i],
                                      work->maps->op[writer->distinct[i]]};
    qsort(order, count, sizeof *order, compare_frequency);
    buffer_clear(&writer->ops);
    column_append_varint(&writer->ops, count);
    for (uint32_t i = 0; i < count; i++) {
        writer->distinct[i] = order[i].op;
        writer->local[order[i].op] = i + 1;
        column_append_varint(&writer->ops, work->maps->op[order[i].op]);
    }
    free(order);
    *distinct_count = count;
    return !buffer_failed(&writer->ops);
}

static bool encode_ops(struct segment_encoder *work)
{
    struct segment_writer *writer = work->writer;
    const uint32_t *op = work->recording->events.op + work->first;
    uint32_t distinct;

    if (!collect_ops(work, &distinct)) {
        memset(writer->local, 0, writer->op_count * sizeof *writer->local);
        return false;
    }
    for (uint32_t i = 0; i < work->rows; i++)
        writer->values[i] = writer->local[op[i]] - 1;
    encode(work, SEGMENT_OP, work->rows);
    for (uint32_t i = 0; i < distinct; i++)
        writer->local[writer->distinct[i]] = 0;
    return true;
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
static bool join(struct segment_encoder *work)
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
    for (int c = 0; c < SEGMENT_COLUMNS; c++) {
        if (buffer_failed(&work->columns[c]))
            return false;
        column_append_varint(out, work->columns[c].length);
    }
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        buffer_append(out, work->columns[c].bytes, work->columns[c].length);
    return !buffer_failed(out);
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
    bool done = encode_ops(&work);
    if (done) {
        for (uint32_t i = 0; i < rows; i++)
            writer->values[i] = recording->events.place[first + i];
        encode(&work, SEGMENT_PLACE, rows);
        encode_times(&work);
        encode_correlations(&work);
        encode_links(&work);
        encode_copies(&work);
        encode_sequences(&work);
        done = join(&work);
    }
    for (int c = 0; c < SEGMENT_COLUMNS; c++)
        buffer_free(&work.columns[c]);
    return done;
}
