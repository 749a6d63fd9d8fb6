#include "trace/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
#else
#include <zlib.h>
#endif
#ifdef HAVE_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
#endif
#ifdef HAVE_LZMA
#include <lzma.h>
#endif

#ifdef HAVE_XXHASH_DISPATCH
#include <xxh_x86dispatch.h> /* XXH3 with AVX2 or AVX-512 if the processor has it */
#endif

/* ---- slot ---- */

/* Allocates the memory of a slot that has none: small files need only one slot. 0 or
 * -1. */
static int slot_allocate(struct slot *slot, bool with_tokens)
{
    if (slot->bytes == NULL)
        slot->bytes = malloc(SLOT_HEADROOM + SLOT_BLOCK + SLOT_PADDING);
    if (slot->bytes == NULL)
        return -1;
    if (!with_tokens)
        return 0;
    if (slot->tokens == NULL)
        slot->tokens = malloc(SLOT_TOKENS_ROOM * sizeof *slot->tokens);
    return slot->tokens == NULL ? -1 : 0;
}

static void slot_free(struct slot *slot)
{
    free(slot->bytes);
    free(slot->tokens);
}

static void forget_tokens(struct stream_window *window)
{
    window->tokens = NULL;
    window->token_count = 0;
}

/* Puts the tokens of the carried bytes in front of those of the block, so that the window
 * has both. The carried bytes were at `from` in the window and now begin at `start`. */
static void slot_glue_tokens(struct slot *slot, size_t start, size_t from,
                             struct stream_window *window)
{
    const uint32_t *tokens = window->tokens;
    size_t count = 0;
    size_t carried = window->length - from;

    if (carried > 0 && tokens == NULL) {
        forget_tokens(window);
        return;
    }
    while (count < window->token_count && tokens[window->token_count - count - 1] >= from)
        count++;
    if (count > SLOT_TOKENS_HEADROOM) {
        forget_tokens(window);
        return;
    }
    uint32_t *out = slot->tokens + SLOT_TOKENS_HEADROOM - count;
    for (size_t i = 0; i < count; i++)
        out[i] = (uint32_t)(tokens[window->token_count - count + i] - from + start);
    window->tokens = out;
    window->token_count = count + slot->token_count;
}

/* ---- inflate ---- */

struct inflater {
    enum stream_packing packing;
#ifdef HAVE_ISAL
    struct inflate_state state;
#else
    z_stream state;
#endif
#ifdef HAVE_ZSTD
    ZSTD_DStream *zstd;
#endif
#ifdef HAVE_LZMA
    lzma_stream lzma;
#endif
    bool between_members; /* no byte of a next member was seen yet */
    bool ended;
};

#ifdef HAVE_ISAL

static bool gzip_begin(struct inflater *inflater)
{
    isal_inflate_reset(&inflater->state);
    inflater->state.crc_flag = ISAL_GZIP; /* header and checksum are read and checked */
    return true;
}

static bool gzip_new(struct inflater *inflater)
{
    isal_inflate_init(&inflater->state);
    return gzip_begin(inflater);
}

static void gzip_free(struct inflater *inflater)
{
    (void)inflater;
}

/* One call of the library. *finished: the member and its trailer are complete. */
static bool gzip_step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                      uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    struct inflate_state *state = &inflater->state;
    uint32_t offered = *in_length > UINT32_MAX ? UINT32_MAX : (uint32_t)*in_length;
    uint32_t room = capacity > UINT32_MAX ? UINT32_MAX : (uint32_t)capacity;

    state->next_in = (uint8_t *)(uintptr_t)*in; /* the library does not write there */
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    int result = isal_inflate(state);
    /* On invalid symbols at the end of the input, igzip counts one byte too many. */
    uint32_t left = state->avail_in <= offered ? state->avail_in : 0;
    *in += offered - left;
    *in_length -= offered - left;
    *produced = room - state->avail_out;
    *finished = state->block_state == ISAL_BLOCK_FINISH;
    return result == ISAL_DECOMP_OK || result == ISAL_END_INPUT;
}

#else

static bool gzip_begin(struct inflater *inflater)
{
    return inflateReset(&inflater->state) == Z_OK;
}

static bool gzip_new(struct inflater *inflater)
{
    return inflateInit2(&inflater->state, 15 + 16) == Z_OK;
}

static void gzip_free(struct inflater *inflater)
{
    inflateEnd(&inflater->state);
}

static bool gzip_step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                      uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    z_stream *state = &inflater->state;
    uInt offered = *in_length > UINT_MAX ? UINT_MAX : (uInt)*in_length;
    uInt room = capacity > UINT_MAX ? UINT_MAX : (uInt)capacity;

    state->next_in = (Bytef *)(uintptr_t)*in;
    state->avail_in = offered;
    state->next_out = out;
    state->avail_out = room;
    int result = inflate(state, Z_NO_FLUSH);
    *in += offered - state->avail_in;
    *in_length -= offered - state->avail_in;
    *produced = room - state->avail_out;
    *finished = result == Z_STREAM_END;
    return result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR;
}

#endif

/* zstd: or a frame to skip, which some programs write first. */
enum stream_packing stream_packing_of(const uint8_t *bytes, size_t length)
{
    if (length >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b)
        return STREAM_GZIP;
    if (length >= 4 &&
        (memcmp(bytes, "\x28\xb5\x2f\xfd", 4) == 0 ||
         (bytes[0] >> 4 == 5 && memcmp(bytes + 1, "\x2a\x4d\x18", 3) == 0)))
        return STREAM_ZSTD;
    return length >= 5 && memcmp(bytes, "\xfd\x37zXZ", 5) == 0 ? STREAM_XZ : STREAM_PLAIN;
}

/* Whether a next member may begin with this byte. */
static bool may_follow(enum stream_packing packing, uint8_t byte)
{
    switch (packing) {
    case STREAM_ZSTD:
        return byte == 0x28 || byte >> 4 == 5;
    case STREAM_XZ:
        return byte == 0xfd;
    default:
        return byte == 0x1f;
    }
}

#ifdef HAVE_ZSTD
static int zstd_step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                     uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    ZSTD_inBuffer from = {*in, *in_length, 0};
    ZSTD_outBuffer to = {out, capacity, 0};
    size_t result = ZSTD_decompressStream(inflater->zstd, &to, &from);

    *in += from.pos;
    *in_length -= from.pos;
    *produced = to.pos;
    *finished = result == 0;
    if (!ZSTD_isError(result))
        return 0;
    switch (ZSTD_getErrorCode(result)) {
    case ZSTD_error_frameParameter_windowTooLarge:
        return INFLATE_TOO_WIDE;
    case ZSTD_error_memory_allocation:
        return INFLATE_NO_MEMORY;
    default:
        return INFLATE_DAMAGED;
    }
}
#endif

#ifdef HAVE_LZMA
static int xz_step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                   uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    lzma_stream *state = &inflater->lzma;

    state->next_in = *in;
    state->avail_in = *in_length;
    state->next_out = out;
    state->avail_out = capacity;
    lzma_ret result = lzma_code(state, LZMA_RUN);
    *in += *in_length - state->avail_in;
    *in_length = state->avail_in;
    *produced = capacity - state->avail_out;
    *finished = result == LZMA_STREAM_END;
    switch (result) {
    case LZMA_OK:
    case LZMA_STREAM_END:
    case LZMA_BUF_ERROR:
        return 0;
    case LZMA_MEMLIMIT_ERROR:
        return INFLATE_TOO_WIDE;
    case LZMA_MEM_ERROR:
        return INFLATE_NO_MEMORY;
    default:
        return INFLATE_DAMAGED;
    }
}
#endif

static bool begin_member(struct inflater *inflater)
{
    switch (inflater->packing) {
#ifdef HAVE_ZSTD
    case STREAM_ZSTD: /* the state after a frame is that before the next */
        if (inflater->zstd == NULL) {
            inflater->zstd = ZSTD_createDStream();
            ZSTD_DCtx_setParameter(inflater->zstd, ZSTD_d_windowLogMax,
                                   STREAM_ZSTD_WINDOW_LOG);
        }
        return inflater->zstd != NULL;
#endif
#ifdef HAVE_LZMA
    case STREAM_XZ:
        return lzma_stream_decoder(&inflater->lzma, STREAM_XZ_MEMORY, 0) == LZMA_OK;
#endif
    default:
        return gzip_begin(inflater);
    }
}

/* One call of the library: 0 or an enum inflate_result. */
static int step(struct inflater *inflater, const uint8_t **in, size_t *in_length,
                uint8_t *out, size_t capacity, size_t *produced, bool *finished)
{
    switch (inflater->packing) {
#ifdef HAVE_ZSTD
    case STREAM_ZSTD:
        return zstd_step(inflater, in, in_length, out, capacity, produced, finished);
#endif
#ifdef HAVE_LZMA
    case STREAM_XZ:
        return xz_step(inflater, in, in_length, out, capacity, produced, finished);
#endif
    default:
        return gzip_step(inflater, in, in_length, out, capacity, produced, finished)
                   ? 0
                   : INFLATE_DAMAGED;
    }
}

struct inflater *inflater_new_for(enum stream_packing packing)
{
    struct inflater *inflater = calloc(1, sizeof *inflater);

    if (inflater == NULL)
        return NULL;
    inflater->packing = packing;
    if (packing == STREAM_GZIP ? gzip_new(inflater) : begin_member(inflater))
        return inflater;
    free(inflater);
    return NULL;
}

struct inflater *inflater_new(void)
{
    return inflater_new_for(STREAM_GZIP);
}

void inflater_free(struct inflater *inflater)
{
    if (inflater == NULL)
        return;
    if (inflater->packing == STREAM_GZIP)
        gzip_free(inflater);
#ifdef HAVE_ZSTD
    ZSTD_freeDStream(inflater->zstd);
#endif
#ifdef HAVE_LZMA
    lzma_end(&inflater->lzma);
#endif
    free(inflater);
}

enum inflate_result inflater_run(struct inflater *inflater, const uint8_t **in,
                                 size_t *in_length, uint8_t *out, size_t capacity,
                                 size_t *produced)
{
    *produced = 0;
    for (;;) {
        size_t made;
        bool finished;

        if (inflater->ended)
            return INFLATE_END;
        if (inflater->between_members) {
            if (*in_length == 0)
                return INFLATE_MORE_INPUT;
            /* Anything else is not ours (zero padding). */
            if (!may_follow(inflater->packing, **in)) {
                inflater->ended = true;
                return INFLATE_END;
            }
            if (!begin_member(inflater))
                return INFLATE_DAMAGED;
            inflater->between_members = false;
        }
        size_t offered = *in_length;
        int failed = step(inflater, in, in_length, out + *produced, capacity - *produced,
                          &made, &finished);
        *produced += made;
        if (failed != 0)
            return (enum inflate_result)failed;
        if (finished)
            inflater->between_members = true;
        else if (*produced == capacity)
            return INFLATE_OUTPUT_FULL;
        else if (*in_length == 0)
            return INFLATE_MORE_INPUT;
        else if (made == 0 && *in_length == offered)
            return INFLATE_DAMAGED; /* neither input taken nor output made: stuck */
    }
}

int inflater_at_end(const struct inflater *inflater)
{
    return inflater->between_members || inflater->ended;
}

/* ---- source ---- */

#define INPUT ((size_t)256 << 10)

/* ---- filling ---- */

/* Deflate reaches 1032:1 at most, and traces about 10 to 60:1. */
static bool is_bomb(const struct source *source, size_t length)
{
    uint64_t raw = source->summary.raw_bytes + length;
    uint64_t disk = source->summary.disk_bytes - source->input_length;

    return raw > STREAM_RAW_MAX ||
           (raw > STREAM_RATIO_FROM && raw / STREAM_RATIO_MAX > disk);
}

/* Hashes the bytes that were read from a gzip file. */
static void note_input(struct source *source)
{
    XXH3_128bits_update(source->disk_hash, source->input, source->input_length);
    if (source->disk_sealer != NULL)
        sealer_add(source->disk_sealer, source->input, source->input_length);
}

static int read_input(struct source *source)
{
    ssize_t got;

    do
        got = read(source->fd, source->input, INPUT);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        return errno;
    if (got == 0)
        source->input_ended = true;
    source->input_next = source->input;
    source->input_length = (size_t)got;
    if (source->summary.packing == STREAM_GZIP)
        note_input(source);
    source->summary.disk_bytes += (uint64_t)got;
    if (source->progress != NULL)
        atomic_fetch_add(&source->progress->bytes_done, (uint64_t)got);
    return 0;
}

static int fill_plain(struct source *source, uint8_t *out, size_t *length, bool *at_end)
{
    *length = 0;
    while (*length < SLOT_BLOCK && !source->input_ended) {
        if (source->input_length == 0) {
            int failed = read_input(source);

            if (failed != 0)
                return failed;
        }
        size_t part = source->input_length;
        if (part > SLOT_BLOCK - *length)
            part = SLOT_BLOCK - *length;
        memcpy(out + *length, source->input_next, part);
        *length += part;
        source->input_next += part;
        source->input_length -= part;
    }
    *at_end = source->input_ended;
    return 0;
}

static int fill_packed(struct source *source, uint8_t *out, size_t *length, bool *at_end)
{
    *length = 0;
    for (;;) {
        size_t made;
        enum inflate_result result =
            inflater_run(source->inflater, &source->input_next, &source->input_length,
                         out + *length, SLOT_BLOCK - *length, &made);

        *length += made;
        if (is_bomb(source, *length))
            return EOVERFLOW;
        switch (result) {
        case INFLATE_OUTPUT_FULL:
            return 0;
        case INFLATE_END:
            *at_end = true;
            return 0;
        case INFLATE_DAMAGED:
            source->summary.damaged = true;
            source->summary.damage_at = source->summary.disk_bytes - source->input_length;
            *at_end = true;
            return 0;
        case INFLATE_TOO_WIDE:
            return E2BIG;
        case INFLATE_NO_MEMORY:
            return ENOMEM;
        case INFLATE_MORE_INPUT:
            break;
        }
        int failed = read_input(source);
        if (failed != 0)
            return failed;
        if (source->input_ended) {
            source->summary.truncated = !inflater_at_end(source->inflater);
            source->summary.damage_at = source->summary.disk_bytes;
            *at_end = true;
            return 0;
        }
    }
}

/* Fills a slot with the next bytes; errno_value of the slot says whether that failed. */
static void source_fill(struct source *source, struct slot *slot)
{
    slot->at_end = false;
    slot->length = 0;
    slot->token_count = 0;
    if (slot_allocate(slot, source->index != NULL) != 0) {
        slot->errno_value = ENOMEM;
        return;
    }
    uint8_t *out = slot->bytes + SLOT_HEADROOM;
    if (source->progress != NULL && atomic_load(&source->progress->cancelled))
        slot->errno_value = ECANCELED;
    else if (source->inflater != NULL)
        slot->errno_value = fill_packed(source, out, &slot->length, &slot->at_end);
    else
        slot->errno_value = fill_plain(source, out, &slot->length, &slot->at_end);
    source->summary.raw_bytes += slot->length;
}

/* Bytes that fit into the fastest cache together with their tokens. */
#define FINISHED_AT_ONCE ((size_t)16 << 10)

void source_finish_slot(struct source *source, struct slot *slot)
{
    if (slot->errno_value != 0) /* it may have no bytes at all */
        return;
    const uint8_t *out = slot->bytes + SLOT_HEADROOM;
    size_t at = 0;
    do { /* once even without bytes: the tokens need their end */
        size_t left = slot->length - at;
        size_t part = left < FINISHED_AT_ONCE ? left : FINISHED_AT_ONCE;

        XXH3_128bits_update(source->raw_hash, out + at, part);
        if (source->raw_sealer != NULL)
            sealer_add(source->raw_sealer, out + at, part);
        if (source->index != NULL) {
            size_t behind = SLOT_TOKENS_HEADROOM + slot->token_count;

            slot->token_count +=
                source->index(out + at, part, (uint32_t)(SLOT_HEADROOM + at),
                              &source->index_state, slot->tokens + behind);
        }
        at += part;
    } while (at < slot->length);
}

/* ---- opening ---- */

static int open_plain_file(struct source *source, const char *path, struct error *error)
{
    struct stat status;

    source->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (source->fd < 0)
        return error_set_errno(error, errno, "%s", source->name);
    if (fstat(source->fd, &status) != 0)
        return error_set_errno(error, errno, "%s", source->name);
    if (!S_ISREG(status.st_mode))
        return error_set(error, ERROR_FORMAT, "not_a_file",
                         "%s: not a regular file; give a trace", source->name);
    posix_fadvise(source->fd, 0, 0, POSIX_FADV_SEQUENTIAL);
    return 0;
}

static int allocate(struct source *source, const struct seal_key *key,
                    struct error *error)
{
    source->input = malloc(INPUT + SLOT_PADDING); /* decoders read ahead in words */
    source->raw_hash = XXH3_createState();
    source->disk_hash = XXH3_createState();
    if (source->input == NULL || source->raw_hash == NULL || source->disk_hash == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(source->raw_hash);
    XXH3_128bits_reset(source->disk_hash);
    if (key == NULL)
        return 0;
    source->raw_sealer = sealer_new(key);
    source->disk_sealer = sealer_new(key);
    if (source->raw_sealer == NULL || source->disk_sealer == NULL)
        return error_set_memory(error);
    return 0;
}

const char *stream_packing_name(enum stream_packing packing)
{
    static const char *const names[] = {"", "gzip", "zstd", "xz"};

    return names[packing];
}

static bool can_unpack(enum stream_packing packing)
{
#ifndef HAVE_ZSTD
    if (packing == STREAM_ZSTD)
        return false;
#endif
#ifndef HAVE_LZMA
    if (packing == STREAM_XZ)
        return false;
#endif
    (void)packing;
    return true;
}

/* Opens a file and looks at its beginning; see stream_open(). Close it even if this
 * failed. */
static int source_open(struct source *source, const char *path, const char *name,
                       index_function *index, const struct seal_key *key,
                       struct progress *progress, struct error *error)
{
    *source =
        (struct source){.fd = -1, .name = name, .progress = progress, .index = index};
    int result = open_plain_file(source, path, error);
    if (result == 0)
        result = allocate(source, key, error);
    if (result != 0)
        return result;
    int failed = read_input(source);
    if (failed != 0)
        return error_set_errno(error, failed, "%s", source->name);
    enum stream_packing packing = stream_packing_of(source->input, source->input_length);
    source->summary.packing = packing;
    if (packing == STREAM_PLAIN)
        return 0;
    if (!can_unpack(packing))
        return error_set(error, ERROR_FORMAT, "not_unpacked",
                         "%s: compressed with %s, which this build of tracediff cannot "
                         "read; unpack it first (%s -d FILE)",
                         name, stream_packing_name(packing),
                         stream_packing_name(packing));
    if (packing == STREAM_GZIP)
        note_input(source);
    source->inflater = inflater_new_for(packing);
    return source->inflater == NULL ? error_set_memory(error) : 0;
}

static void source_close(struct source *source)
{
    free(source->input);
    XXH3_freeState(source->raw_hash);
    XXH3_freeState(source->disk_hash);
    sealer_free(source->raw_sealer);
    sealer_free(source->disk_sealer);
    inflater_free(source->inflater);
    if (source->fd >= 0)
        close(source->fd);
}

/* ---- the end ---- */

/* Makes the error for the errno_value of a slot. */
static int source_failed(const struct source *source, int number, struct error *error)
{
    const char *packing = stream_packing_name(source->summary.packing);

    if (number == EOVERFLOW)
        return error_set(
            error, ERROR_LIMIT, "inflates_too_far",
            "%s: %" PRIu64 " bytes of %s make more than %" PRIu64
            " bytes; no trace compresses that much (the limits are %u:1, and 1 TiB). If "
            "it is a trace nevertheless, unpack it first",
            source->name, source->summary.disk_bytes - source->input_length, packing,
            source->summary.raw_bytes, STREAM_RATIO_MAX);
    if (number == E2BIG)
        return error_set(error, ERROR_LIMIT, "inflates_too_far",
                         "%s: to unpack it, %s needs more memory than a trace may take "
                         "(a window of 128 MiB); unpack it first",
                         source->name, packing);
    return error_set_errno(error, number, "%s", source->name);
}

static void digest(const XXH3_state_t *state, uint64_t hash[2])
{
    XXH128_hash_t made = XXH3_128bits_digest(state);

    hash[0] = made.low64;
    hash[1] = made.high64;
}

static void summarise_hashes(struct source *source)
{
    struct stream_summary *summary = &source->summary;
    bool gzip = summary->packing == STREAM_GZIP;

    digest(source->raw_hash, summary->hash);
    digest(gzip ? source->disk_hash : source->raw_hash, summary->disk_hash);
    if (source->raw_sealer == NULL)
        return;
    sealer_finish(source->raw_sealer, &summary->seal);
    sealer_finish(gzip ? source->disk_sealer : source->raw_sealer, &summary->disk_seal);
}

/* After all slots are finished: reads the bytes after the end, and fills the summary. */
static int source_finish(struct source *source, struct stream_summary *out,
                         struct error *error)
{
    uint64_t trailing =
        source->summary.packing != STREAM_PLAIN ? source->input_length : 0;
    while (!source->input_ended) {
        int failed = read_input(source);

        if (failed != 0)
            return error_set_errno(error, failed, "%s", source->name);
        trailing += source->input_length;
    }
    if (!source->summary.damaged)
        source->summary.trailing_bytes = trailing;
    summarise_hashes(source);
    *out = source->summary;
    return 0;
}

/* ---- stream ---- */

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
    bool ended, is_packets;

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

/* Whether a file begins with a packet of Perfetto: its key is a line feed, with which
 * JSON may begin, too, but not with control characters behind it. */
static bool begins_with_packet(const uint8_t *bytes, size_t length)
{
    if (length < 2 || bytes[0] != 0x0A)
        return false;
    for (size_t i = 1; i < length && i < 32; i++)
        if (bytes[i] < ' ' && bytes[i] != '\t' && bytes[i] != '\n' && bytes[i] != '\r')
            return true;
    return false;
}

/* Fills the first slot, and starts the thread that fills the others. */
static void begin(struct stream *stream, bool two_threads)
{
    stream->slot_count = 2;
    source_fill(&stream->source, &stream->slots[0]);
    stream->is_packets = stream->slots[0].errno_value == 0 &&
                         begins_with_packet(stream->slots[0].bytes + SLOT_HEADROOM,
                                            stream->slots[0].length);
    if (stream->is_packets)
        stream->source.index = NULL;
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

bool stream_is_packets(const struct stream *stream)
{
    return stream->is_packets;
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

void stream_release(struct stream **stream)
{
    stream_close(*stream);
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
