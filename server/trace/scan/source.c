/* See source.h. */
#include "trace/scan/source.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__x86_64__)
#include <xxh_x86dispatch.h> /* XXH3 with AVX2 or AVX-512 if the processor has it */
#endif

#define INPUT ((size_t)64 << 10)

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
    if (source->summary.gzip)
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

static int fill_gzip(struct source *source, uint8_t *out, size_t *length, bool *at_end)
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

void source_fill(struct source *source, struct slot *slot)
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
        slot->errno_value = fill_gzip(source, out, &slot->length, &slot->at_end);
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

            slot->token_count += source->index(
                out + at, part, (uint32_t)(SLOT_HEADROOM + at), &source->index_state,
                slot->tokens + behind, slot->kinds + behind);
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
                         "%s: not a regular file; give a .json or .json.gz file",
                         source->name);
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

int source_open(struct source *source, const char *path, const char *name,
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
    if (source->input_length >= 2 && source->input[0] == 0x1f &&
        source->input[1] == 0x8b) {
        source->summary.gzip = true;
        note_input(source);
        source->inflater = inflater_new();
        if (source->inflater == NULL)
            return error_set_memory(error);
    }
    return 0;
}

void source_close(struct source *source)
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

int source_failed(const struct source *source, int number, struct error *error)
{
    if (number == EOVERFLOW)
        return error_set(
            error, ERROR_LIMIT, "inflates_too_far",
            "%s: %" PRIu64 " bytes of gzip make more than %" PRIu64
            " bytes; no trace compresses that much (the limits are %u:1, and 1 TiB). If "
            "it is a trace nevertheless, unpack it first",
            source->name, source->summary.disk_bytes - source->input_length,
            source->summary.raw_bytes, STREAM_RATIO_MAX);
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
    bool gzip = summary->gzip;

    digest(source->raw_hash, summary->hash);
    digest(gzip ? source->disk_hash : source->raw_hash, summary->disk_hash);
    if (source->raw_sealer == NULL)
        return;
    sealer_finish(source->raw_sealer, &summary->seal);
    sealer_finish(gzip ? source->disk_sealer : source->raw_sealer, &summary->disk_seal);
}

int source_finish(struct source *source, struct stream_summary *out, struct error *error)
{
    uint64_t trailing = source->summary.gzip ? source->input_length : 0;
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
