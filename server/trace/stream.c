/* See stream.h. */
#include "trace/stream.h"
#include "trace/inflate.h"
#include "trace/slot.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xxh_x86dispatch.h> /* XXH3 with AVX2 or AVX-512 where the processor has it */
#else
#include <xxhash.h>
#endif

#define INPUT ((size_t)64 << 10)
#define SLOTS 8
/* A producer that has to wait goes on when so many slots are there for it: it is woken
 * seldom, and finds much to do. */
#define SLOTS_BATCH 4
/* With fewer slots ahead of it the reader finishes them itself. */
#define SLOTS_AHEAD 2

struct stream {
    const char *name;
    struct progress *progress;
    int fd;
    struct inflater *inflater; /* NULL: not gzip */
    uint8_t *input;
    const uint8_t *input_next;
    size_t input_length;
    bool input_ended;
    XXH3_state_t *raw_hash, *disk_hash;
    struct stream_summary summary;
    index_function *index; /* NULL: no tokens */
    struct index_state index_state;

    struct slot slots[SLOTS];
    /* Counts of slots, under `mutex` with two threads. The reader still uses slot
     * consumed - 1: the tail that it carries over stands there. A slot that was produced
     * is finished in turn, by the thread that has time for it. */
    unsigned produced, finished, consumed;
    bool finishing; /* one of the threads is about to finish the next */
    uint8_t *side;  /* carry and block, when the headroom is too small */
    bool ended;

    unsigned slot_count; /* in use: with one thread few, which stay in its cache */
    bool threaded, stop;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    bool producer_waits, reader_waits;
};

/* ---- the producer: fills slots in turn ---- */

/* Deflate reaches 1032:1 at most, and traces about 10 to 60:1. */
static bool is_bomb(const struct stream *stream, size_t length)
{
    uint64_t raw = stream->summary.raw_bytes + length;
    uint64_t disk = stream->summary.disk_bytes - stream->input_length;

    return raw > STREAM_RAW_MAX ||
           (raw > STREAM_RATIO_FROM && raw / STREAM_RATIO_MAX > disk);
}

static int read_input(struct stream *stream)
{
    ssize_t got;

    do
        got = read(stream->fd, stream->input, INPUT);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        return errno;
    if (got == 0)
        stream->input_ended = true;
    stream->input_next = stream->input;
    stream->input_length = (size_t)got;
    XXH3_128bits_update(stream->disk_hash, stream->input, (size_t)got);
    stream->summary.disk_bytes += (uint64_t)got;
    if (stream->progress != NULL)
        atomic_fetch_add(&stream->progress->bytes_done, (uint64_t)got);
    return 0;
}

static int fill_plain(struct stream *stream, uint8_t *out, size_t *length, bool *at_end)
{
    *length = 0;
    while (*length < SLOT_BLOCK && !stream->input_ended) {
        if (stream->input_length == 0) {
            int failed = read_input(stream);

            if (failed != 0)
                return failed;
        }
        size_t part = stream->input_length;
        if (part > SLOT_BLOCK - *length)
            part = SLOT_BLOCK - *length;
        memcpy(out + *length, stream->input_next, part);
        *length += part;
        stream->input_next += part;
        stream->input_length -= part;
    }
    *at_end = stream->input_ended;
    return 0;
}

static int fill_gzip(struct stream *stream, uint8_t *out, size_t *length, bool *at_end)
{
    *length = 0;
    for (;;) {
        size_t made;
        enum inflate_result result =
            inflater_run(stream->inflater, &stream->input_next, &stream->input_length,
                         out + *length, SLOT_BLOCK - *length, &made);

        *length += made;
        if (is_bomb(stream, *length))
            return EOVERFLOW;
        switch (result) {
        case INFLATE_OUTPUT_FULL:
            return 0;
        case INFLATE_END:
            *at_end = true;
            return 0;
        case INFLATE_DAMAGED:
            stream->summary.damaged = true;
            stream->summary.damage_at = stream->summary.disk_bytes - stream->input_length;
            *at_end = true;
            return 0;
        case INFLATE_MORE_INPUT:
            break;
        }
        int failed = read_input(stream);
        if (failed != 0)
            return failed;
        if (stream->input_ended) {
            stream->summary.truncated = !inflater_at_end(stream->inflater);
            stream->summary.damage_at = stream->summary.disk_bytes;
            *at_end = true;
            return 0;
        }
    }
}

static void fill_slot(struct stream *stream, struct slot *slot)
{
    slot->at_end = false;
    slot->length = 0;
    slot->token_count = 0;
    if (slot_allocate(slot, stream->index != NULL) != 0) {
        slot->errno_value = ENOMEM;
        return;
    }
    uint8_t *out = slot->bytes + SLOT_HEADROOM;
    if (stream->progress != NULL && atomic_load(&stream->progress->cancelled))
        slot->errno_value = ECANCELED;
    else if (stream->inflater != NULL)
        slot->errno_value = fill_gzip(stream, out, &slot->length, &slot->at_end);
    else
        slot->errno_value = fill_plain(stream, out, &slot->length, &slot->at_end);
    stream->summary.raw_bytes += slot->length;
}

/* What the fastest cache holds beside the tokens of it. */
#define FINISHED_AT_ONCE ((size_t)16 << 10)

/* What needs the slots in turn, but not the thread that filled them: hash and tokens. */
static void finish_slot(struct stream *stream, struct slot *slot)
{
    const uint8_t *out = slot->bytes + SLOT_HEADROOM;

    if (slot->errno_value != 0)
        return;
    size_t at = 0;
    do { /* also once for no bytes: their tokens have an end, too */
        size_t left = slot->length - at;
        size_t part = left < FINISHED_AT_ONCE ? left : FINISHED_AT_ONCE;

        XXH3_128bits_update(stream->raw_hash, out + at, part);
        if (stream->index != NULL) {
            size_t behind = SLOT_TOKENS_HEADROOM + slot->token_count;

            slot->token_count += stream->index(
                out + at, part, (uint32_t)(SLOT_HEADROOM + at), &stream->index_state,
                slot->tokens + behind, slot->kinds + behind);
        }
        at += part;
    } while (at < slot->length);
}

/* Waits for a slot that may be filled; NULL: the reader wants no more. */
static struct slot *wait_for_room(struct stream *stream)
{
    pthread_mutex_lock(&stream->mutex);
    /* One slot stays with the reader while it asks for the next. */
    if (stream->produced - stream->consumed >= SLOTS - 1) {
        stream->producer_waits = true;
        while (stream->produced - stream->consumed > SLOTS - 1 - SLOTS_BATCH &&
               !stream->stop)
            pthread_cond_wait(&stream->changed, &stream->mutex);
        stream->producer_waits = false;
    }
    struct slot *slot =
        stream->stop ? NULL : &stream->slots[stream->produced % stream->slot_count];
    pthread_mutex_unlock(&stream->mutex);
    return slot;
}

/* Finishes the next slot; called with the mutex, which it lets go meanwhile. */
static void finish_next(struct stream *stream)
{
    struct slot *slot = &stream->slots[stream->finished % stream->slot_count];

    stream->finishing = true;
    pthread_mutex_unlock(&stream->mutex);
    finish_slot(stream, slot);
    pthread_mutex_lock(&stream->mutex);
    stream->finishing = false;
    stream->finished++;
    if (stream->reader_waits)
        pthread_cond_broadcast(&stream->changed);
}

static void *produce(void *argument)
{
    struct stream *stream = argument;
    struct slot *slot;
    bool last = false;

    while (!last && (slot = wait_for_room(stream)) != NULL) {
        fill_slot(stream, slot);
        last = slot->at_end || slot->errno_value != 0;
        pthread_mutex_lock(&stream->mutex);
        stream->produced++;
        if (stream->reader_waits)
            pthread_cond_broadcast(&stream->changed);
        while (!stream->finishing && !stream->stop &&
               stream->finished != stream->produced &&
               stream->produced - stream->consumed > SLOTS_AHEAD)
            finish_next(stream);
        pthread_mutex_unlock(&stream->mutex);
    }
    return NULL;
}

/* ---- opening ---- */

static int open_plain_file(struct stream *stream, const char *path, struct error *error)
{
    struct stat status;

    stream->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (stream->fd < 0)
        return error_set_errno(error, errno, "%s", stream->name);
    if (fstat(stream->fd, &status) != 0)
        return error_set_errno(error, errno, "%s", stream->name);
    if (!S_ISREG(status.st_mode))
        return error_set(error, ERROR_FORMAT, "not_a_file",
                         "%s: not a plain file; give a .json or .json.gz file",
                         stream->name);
    posix_fadvise(stream->fd, 0, 0, POSIX_FADV_SEQUENTIAL);
    return 0;
}

static int allocate(struct stream *stream, struct error *error)
{
    stream->input = malloc(INPUT + SLOT_PADDING); /* decoders read ahead in words */
    stream->raw_hash = XXH3_createState();
    stream->disk_hash = XXH3_createState();
    if (stream->input == NULL || stream->raw_hash == NULL || stream->disk_hash == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(stream->raw_hash);
    XXH3_128bits_reset(stream->disk_hash);
    return 0;
}

static int begin(struct stream *stream, bool two_threads, struct error *error)
{
    int failed = read_input(stream);

    if (failed != 0)
        return error_set_errno(error, failed, "%s", stream->name);
    if (stream->input_length >= 2 && stream->input[0] == 0x1f &&
        stream->input[1] == 0x8b) {
        stream->summary.gzip = true;
        stream->inflater = inflater_new();
        if (stream->inflater == NULL)
            return error_set_memory(error);
    }
    stream->slot_count = 2;
    fill_slot(stream, &stream->slots[0]);
    finish_slot(stream, &stream->slots[0]);
    stream->produced = stream->finished = 1;
    if (!two_threads || stream->slots[0].at_end || stream->slots[0].errno_value != 0)
        return 0;
    stream->slot_count = SLOTS;
    stream->threaded = pthread_create(&stream->thread, NULL, produce, stream) == 0;
    if (!stream->threaded)
        stream->slot_count = 2;
    return 0; /* without a thread it goes on with one */
}

int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, struct progress *progress, struct stream **out,
                struct error *error)
{
    struct stream *stream = calloc(1, sizeof *stream);

    if (stream == NULL)
        return error_set_memory(error);
    stream->fd = -1;
    stream->name = name;
    stream->progress = progress;
    stream->index = index;
    pthread_mutex_init(&stream->mutex, NULL);
    pthread_cond_init(&stream->changed, NULL);
    int result = open_plain_file(stream, path, error);
    if (result == 0)
        result = allocate(stream, error);
    if (result == 0)
        result = begin(stream, two_threads, error);
    if (result != 0) {
        stream_close(stream);
        return result;
    }
    *out = stream;
    return 0;
}

static void join_producer(struct stream *stream)
{
    if (!stream->threaded)
        return;
    pthread_mutex_lock(&stream->mutex);
    stream->stop = true;
    pthread_cond_broadcast(&stream->changed);
    pthread_mutex_unlock(&stream->mutex);
    pthread_join(stream->thread, NULL);
    stream->threaded = false;
}

void stream_close(struct stream *stream)
{
    if (stream == NULL)
        return;
    join_producer(stream);
    for (unsigned i = 0; i < SLOTS; i++)
        slot_free(&stream->slots[i]);
    free(stream->side);
    free(stream->input);
    XXH3_freeState(stream->raw_hash);
    XXH3_freeState(stream->disk_hash);
    inflater_free(stream->inflater);
    if (stream->fd >= 0)
        close(stream->fd);
    pthread_mutex_destroy(&stream->mutex);
    pthread_cond_destroy(&stream->changed);
    free(stream);
}

/* ---- the reader ---- */

/* Waits for the next filled slot, or fills it. */
static struct slot *take_slot(struct stream *stream)
{
    struct slot *slot = &stream->slots[stream->consumed % stream->slot_count];

    if (stream->threaded) {
        pthread_mutex_lock(&stream->mutex);
        while (stream->finished == stream->consumed) {
            if (stream->produced != stream->consumed && !stream->finishing) {
                finish_next(stream);
                continue;
            }
            stream->reader_waits = true;
            pthread_cond_wait(&stream->changed, &stream->mutex);
            stream->reader_waits = false;
        }
        pthread_mutex_unlock(&stream->mutex);
    } else if (stream->produced == stream->consumed) {
        fill_slot(stream, slot);
        finish_slot(stream, slot);
        stream->produced++;
        stream->finished++;
    }
    return slot;
}

/* The slot before the last one taken may be filled again. */
static void release_slot(struct stream *stream)
{
    if (stream->threaded)
        pthread_mutex_lock(&stream->mutex);
    stream->consumed++;
    if (stream->threaded) {
        if (stream->producer_waits &&
            stream->produced - stream->consumed <= SLOTS - 1 - SLOTS_BATCH)
            pthread_cond_broadcast(&stream->changed);
        pthread_mutex_unlock(&stream->mutex);
    }
}

static int reading_failed(const struct stream *stream, int number, struct error *error)
{
    if (number == EOVERFLOW)
        return error_set(
            error, ERROR_LIMIT, "inflates_too_far",
            "%s: %" PRIu64 " bytes of gzip make more than %" PRIu64
            " bytes; no trace is like that (the limits are %u:1, and 1 TiB). If it is "
            "one all the same, give it unpacked",
            stream->name, stream->summary.disk_bytes - stream->input_length,
            stream->summary.raw_bytes, STREAM_RATIO_MAX);
    return error_set_errno(error, number, "%s", stream->name);
}

static int glue(struct stream *stream, struct slot *slot, size_t from,
                struct stream_window *window, struct error *error)
{
    size_t carried = window->length - from;

    if (carried <= SLOT_HEADROOM) {
        size_t start = SLOT_HEADROOM - carried;

        if (carried > 0)
            memmove(slot->bytes + start, window->bytes + from, carried);
        if (stream->index != NULL)
            slot_glue_tokens(slot, start, from, window);
        window->bytes = slot->bytes;
        window->start = start;
        window->length = SLOT_HEADROOM + slot->length;
        return 0;
    }
    uint8_t *side = malloc(carried + SLOT_BLOCK + SLOT_PADDING);
    if (side == NULL)
        return error_set_memory(error);
    memcpy(side, window->bytes + from, carried);
    memcpy(side + carried, slot->bytes + SLOT_HEADROOM, slot->length);
    free(stream->side); /* the carry may have stood there until now */
    stream->side = side;
    *window = (struct stream_window){.bytes = side, .length = carried + slot->length};
    return 0;
}

int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error)
{
    if (window->length - from > STREAM_CARRY_MAX)
        return error_set(error, ERROR_INTERNAL, "carry", "%s: carried too much",
                         stream->name);
    if (stream->ended) { /* no bytes to come: what is left stays where it stands */
        while (window->token_count > 0 && window->tokens[0] < from) {
            window->tokens++;
            window->kinds++;
            window->token_count--;
        }
        window->start = from;
        window->at_end = true;
        return 0;
    }
    struct slot *slot = take_slot(stream);
    if (slot->errno_value != 0)
        return reading_failed(stream, slot->errno_value, error);
    int result = glue(stream, slot, from, window, error);
    if (result != 0)
        return result;
    window->at_end = stream->ended = slot->at_end;
    release_slot(stream);
    return 0;
}

int stream_finish(struct stream *stream, struct stream_summary *out, struct error *error)
{
    while (!stream->ended) {
        struct slot *slot = take_slot(stream);

        if (slot->errno_value != 0)
            return reading_failed(stream, slot->errno_value, error);
        stream->ended = slot->at_end;
        release_slot(stream);
    }
    join_producer(stream);
    uint64_t trailing = stream->summary.gzip ? stream->input_length : 0;
    while (!stream->input_ended) {
        int failed = read_input(stream);

        if (failed != 0)
            return error_set_errno(error, failed, "%s", stream->name);
        trailing += stream->input_length;
    }
    if (!stream->summary.damaged)
        stream->summary.trailing_bytes = trailing;
    XXH128_hash_t raw = XXH3_128bits_digest(stream->raw_hash);
    XXH128_hash_t disk = XXH3_128bits_digest(stream->disk_hash);
    stream->summary.hash[0] = raw.low64;
    stream->summary.hash[1] = raw.high64;
    stream->summary.disk_hash[0] = disk.low64;
    stream->summary.disk_hash[1] = disk.high64;
    *out = stream->summary;
    return 0;
}
