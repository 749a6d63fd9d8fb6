/* The segments of one recording on their way into a set file, encoded on two threads.
 *
 * Every segment is encoded on its own; they are written in order, by the thread that
 * encoded them when it is their turn, so that the file does not depend on the schedule.
 */
#include "store/set/set_segments.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/threads.h"
#include "store/codec/segment_layout.h"
#include "store/codec/segment_write.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"

#include <pthread.h>

/* With fewer segments, a second thread costs more than it saves. */
#define SEGMENTS_MIN 4

struct segment_encoding {
    struct set_writer *writer;
    uint32_t file;
    const struct trace_recording *recording;
    const struct segment_maps *maps;
    uint32_t count; /* segments */

    pthread_mutex_t mutex; /* guards the fields below, and the writer */
    pthread_cond_t turned;
    uint32_t next; /* the next segment to encode */
    uint32_t turn; /* the next one to write */
    int result;    /* of the first failure */
    struct error error;
};

static int put_segment(struct segment_encoding *encoding, uint32_t first, uint32_t rows,
                       const struct segment_writer *segment, struct error *error)
{
    struct statement *put = &encoding->writer->statements[PUT_SEGMENT];

    statement_bind_int64(put, ":id", (int64_t)encoding->file << 32 | first);
    statement_bind_int64(put, ":rows", rows);
    statement_bind_int64(put, ":min_ts", segment->min_ts);
    statement_bind_int64(put, ":max_end", segment->max_end);
    statement_bind_blob(put, ":ops", segment->ops.bytes, segment->ops.length);
    statement_bind_blob(put, ":columns", segment->columns.bytes, segment->columns.length);
    return statement_run(put, error);
}

/* The first copy at or after a row. */
static uint32_t find_copy(const struct trace_recording *recording, uint32_t row)
{
    uint32_t low = 0, high = recording->copy_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (recording->copies[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void fail(struct segment_encoding *encoding, int result, const struct error *error)
{
    if (encoding->result != 0)
        return;
    encoding->result = result;
    encoding->error = *error;
}

/* Hold the mutex. Encodes a segment, waits for its turn and writes it. Unlocks the mutex
 * while it encodes. */
static void encode_one(struct segment_encoding *encoding, struct segment_writer *segment,
                       uint32_t number)
{
    uint32_t first = number * SEGMENT_ROWS;
    uint32_t left = encoding->recording->events.count - first;
    uint32_t rows = left < SEGMENT_ROWS ? left : SEGMENT_ROWS;
    uint32_t copy = find_copy(encoding->recording, first);
    struct error error = {0};

    pthread_mutex_unlock(&encoding->mutex);
    bool done =
        segment_encode(segment, encoding->recording, encoding->maps, first, rows, &copy);
    pthread_mutex_lock(&encoding->mutex);
    while (encoding->turn != number && encoding->result == 0)
        pthread_cond_wait(&encoding->turned, &encoding->mutex);
    if (encoding->result != 0)
        return;
    int result = done ? put_segment(encoding, first, rows, segment, &error)
                      : error_set_memory(&error);
    if (result != 0)
        fail(encoding, result, &error);
    encoding->turn++;
    pthread_cond_broadcast(&encoding->turned);
}

static void encode_all(void *context)
{
    struct segment_encoding *encoding = context;
    struct segment_writer segment;
    struct error error = {0};
    bool ready = segment_writer_init(&segment, encoding->recording->op_count);

    pthread_mutex_lock(&encoding->mutex);
    if (!ready)
        fail(encoding, error_set_memory(&error), &error);
    while (encoding->result == 0 && encoding->next < encoding->count)
        encode_one(encoding, &segment, encoding->next++);
    pthread_cond_broadcast(&encoding->turned);
    pthread_mutex_unlock(&encoding->mutex);
    if (ready)
        segment_writer_free(&segment);
}

int build_segments(struct set_writer *writer, uint32_t file,
                   const struct trace_recording *recording,
                   const struct segment_maps *maps, struct error *error)
{
    uint32_t rows = recording->events.count;
    struct segment_encoding encoding = {
        .writer = writer,
        .file = file,
        .recording = recording,
        .maps = maps,
        .count = rows / SEGMENT_ROWS + (rows % SEGMENT_ROWS != 0),
        .mutex = PTHREAD_MUTEX_INITIALIZER,
        .turned = PTHREAD_COND_INITIALIZER,
    };
    bool two = encoding.count >= SEGMENTS_MIN && threads_choose(0) > 1;

    threads_share(encode_all, &encoding, two ? 2 : 1);
    pthread_cond_destroy(&encoding.turned);
    pthread_mutex_destroy(&encoding.mutex);
    if (encoding.result != 0 && error != NULL)
        *error = encoding.error;
    return encoding.result;
}
