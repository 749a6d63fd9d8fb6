/* See stream.h. */
#include "trace/scan/stream.h"
#include "trace/scan/source.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS 8
/* A waiting producer continues when this many slots are free: so it seldom wakes up, and
 * then has much to do. */
#define SLOTS_BATCH 4
/* If fewer slots are ahead of it, the reader finishes them itself. */
#define SLOTS_AHEAD 2

struct stream {
    struct source source;
    struct slot slots[SLOTS];
    /* Counts of slots, under `mutex` with two threads. The reader still uses slot
     * consumed - 1, which has the tail that it carries over. Produced slots are finished
     * in turn, by whichever thread has time. */
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

/* Waits for a slot that may be filled; NULL: the reader needs no more. */
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

/* Hold the mutex. Finishes the next slot, and unlocks the mutex meanwhile. */
static void finish_next(struct stream *stream)
{
    struct slot *slot = &stream->slots[stream->finished % stream->slot_count];

    stream->finishing = true;
    pthread_mutex_unlock(&stream->mutex);
    source_finish_slot(&stream->source, slot);
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
        source_fill(&stream->source, slot);
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

/* Fills the first slot, and starts the thread that fills the others. */
static void begin(struct stream *stream, bool two_threads)
{
    stream->slot_count = 2;
    source_fill(&stream->source, &stream->slots[0]);
    source_finish_slot(&stream->source, &stream->slots[0]);
    stream->produced = stream->finished = 1;
    if (!two_threads || stream->slots[0].at_end || stream->slots[0].errno_value != 0)
        return;
    stream->slot_count = SLOTS;
    stream->threaded = pthread_create(&stream->thread, NULL, produce, stream) == 0;
    if (!stream->threaded) /* it continues with one */
        stream->slot_count = 2;
}

int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct stream **out, struct error *error)
{
    struct stream *stream = calloc(1, sizeof *stream);

    if (stream == NULL)
        return error_set_memory(error);
    pthread_mutex_init(&stream->mutex, NULL);
    pthread_cond_init(&stream->changed, NULL);
    int result = source_open(&stream->source, path, name, index, key, progress, error);
    if (result != 0) {
        stream_close(stream);
        return result;
    }
    begin(stream, two_threads);
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
    source_close(&stream->source);
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
        source_fill(&stream->source, slot);
        source_finish_slot(&stream->source, slot);
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

static int glue(struct stream *stream, struct slot *slot, size_t from,
                struct stream_window *window, struct error *error)
{
    size_t carried = window->length - from;

    if (carried <= SLOT_HEADROOM) {
        size_t start = SLOT_HEADROOM - carried;

        if (carried > 0)
            memmove(slot->bytes + start, window->bytes + from, carried);
        if (stream->source.index != NULL)
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
    free(stream->side); /* the carried bytes may have been there until now */
    stream->side = side;
    *window = (struct stream_window){.bytes = side, .length = carried + slot->length};
    return 0;
}

int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error)
{
    if (window->length - from > STREAM_CARRY_MAX)
        return error_set(error, ERROR_INTERNAL, "carry", "%s: carried too much",
                         stream->source.name);
    if (stream->ended) { /* no more bytes follow: the rest stays in place */
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
        return source_failed(&stream->source, slot->errno_value, error);
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
            return source_failed(&stream->source, slot->errno_value, error);
        stream->ended = slot->at_end;
        release_slot(stream);
    }
    join_producer(stream);
    return source_finish(&stream->source, out, error);
}
