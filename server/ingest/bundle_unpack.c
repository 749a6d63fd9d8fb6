/* See bundle_unpack.h. */
#include "ingest/bundle_unpack.h"

#include "base/cleanup.h"
#include "base/hash.h"
#include "base/text.h"
#include "ingest/bundle.h"
#include "store/set/set_digest.h"
#include "trace/scan/inflate.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define PIECE ((size_t)256 << 10)

struct bundle_unpacker {
    int fd;
    uint64_t size; /* of the file */
    struct bundle bundle;
    uint64_t at[BUNDLE_SETS_MAX], packed[BUNDLE_SETS_MAX]; /* of the entries */
};

static void release(struct bundle_unpacker *unpacking)
{
    cleanup_close(&unpacking->fd);
    bundle_free(&unpacking->bundle);
}

static int refuse_byte(struct error *error, uint64_t at, const char *what)
{
    char place[40];

    snprintf(place, sizeof place, "byte %llu", (unsigned long long)at);
    return bundle_refuse(error, place, what);
}

/* Reads all `length` bytes, or reports where the file ends. */
static int read_at(const struct bundle_unpacker *unpacking, void *out, size_t length,
                   uint64_t at, struct error *error)
{
    char *next = out;

    while (length > 0) {
        ssize_t got = pread(unpacking->fd, next, length, (off_t)at);

        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set_errno(error, errno, "cannot read the bundle");
        if (got == 0)
            return refuse_byte(error, unpacking->size, "the file ends too early");
        next += got;
        at += (uint64_t)got;
        length -= (size_t)got;
    }
    return 0;
}

/* ---- entries ---- */

/* The length that the header states. It may be any number, because the whole header is
 * compared later. */
static uint64_t read_length(const unsigned char header[BUNDLE_BLOCK])
{
    uint64_t length = 0;

    for (size_t i = 124; i < 135 && header[i] >= '0' && header[i] <= '7'; i++)
        length = length * 8 + (uint64_t)(header[i] - '0');
    return length;
}

static int check_zeros(const struct bundle_unpacker *unpacking, uint64_t at,
                       size_t length, struct error *error)
{
    unsigned char bytes[2 * BUNDLE_BLOCK];
    int result = read_at(unpacking, bytes, length, at, error);

    for (size_t i = 0; result == 0 && i < length; i++)
        if (bytes[i] != 0)
            result = refuse_byte(error, at + i, "there are bytes between the entries");
    return result;
}

/* Reads the entry at *at, which must be `name`. *at: where the next entry begins. */
static int read_entry(const struct bundle_unpacker *unpacking, const char *name,
                      uint64_t *at, uint64_t *begin, uint64_t *length,
                      struct error *error)
{
    unsigned char header[BUNDLE_BLOCK], wanted[BUNDLE_BLOCK];
    char what[BUNDLE_NAME_SIZE + 40];
    int result = read_at(unpacking, header, sizeof header, *at, error);

    if (result != 0)
        return result;
    *begin = *at + BUNDLE_BLOCK;
    *length = read_length(header);
    bundle_entry_header(name, *length, wanted);
    if (memcmp(header, wanted, sizeof header) != 0) {
        snprintf(what, sizeof what, "the entry %s is missing here", name);
        return refuse_byte(error, *at,
                           *at == 0 ? "it is not a bundle of tracediff" : what);
    }
    if (*begin > unpacking->size || *length > unpacking->size - *begin)
        return refuse_byte(error, unpacking->size, "the file ends too early");
    *at = *begin + *length;
    size_t padding = (size_t)(-*length % BUNDLE_BLOCK);
    result = check_zeros(unpacking, *at, padding, error);
    *at += padding;
    return result;
}

static int read_head(struct bundle_unpacker *unpacking, uint64_t *at, struct buffer *text,
                     struct error *error)
{
    uint64_t begin, length;
    int result = read_entry(unpacking, BUNDLE_HEAD_NAME, at, &begin, &length, error);

    if (result != 0)
        return result;
    char *room = length > BUNDLE_HEAD_MAX ? NULL : buffer_reserve(text, (size_t)length);
    if (room == NULL)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it is over 1 MiB");
    result = read_at(unpacking, room, (size_t)length, begin, error);
    if (result != 0)
        return result;
    text->length += (size_t)length;
    room[length] = '\0'; /* there is room, as for every text in a buffer */
    return bundle_read_head(room, (size_t)length, &unpacking->bundle, error);
}

/* Checks that the set is not too long for its gzip. */
static int check_ratio(const struct bundle_unpacker *unpacking, size_t number,
                       const char *name, struct error *error)
{
    uint64_t most = BUNDLE_RATIO_FREE + unpacking->packed[number] * BUNDLE_RATIO_MAX;

    return unpacking->bundle.sets[number].bytes <= most
               ? 0
               : bundle_refuse(error, name,
                               "it would unpack to more than 256 times its length, which "
                               "no set does");
}

static int read_entries(struct bundle_unpacker *unpacking, uint64_t at,
                        struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < unpacking->bundle.set_count; i++) {
        char name[BUNDLE_NAME_SIZE];

        bundle_entry_name(unpacking->bundle.sets[i].id, name);
        result = read_entry(unpacking, name, &at, &unpacking->at[i],
                            &unpacking->packed[i], error);
        if (result == 0)
            result = check_ratio(unpacking, i, name, error);
    }
    if (result == 0)
        result = check_zeros(unpacking, at, 2 * BUNDLE_BLOCK, error);
    if (result == 0 && at + 2 * BUNDLE_BLOCK != unpacking->size)
        result =
            refuse_byte(error, at + 2 * BUNDLE_BLOCK, "there are bytes after the end");
    return result;
}

static int open_bundle(struct bundle_unpacker *unpacking, const char *path,
                       struct buffer *head, struct error *error)
{
    struct stat status;
    uint64_t at = 0;

    unpacking->fd = open(path, O_RDONLY | O_CLOEXEC);
    if (unpacking->fd < 0 || fstat(unpacking->fd, &status) != 0)
        return error_set_errno(error, errno, "cannot open the bundle");
    if (!S_ISREG(status.st_mode))
        return refuse_byte(error, 0, "it is not a file");
    unpacking->size = (uint64_t)status.st_size;
    int result = read_head(unpacking, &at, head, error);
    return result == 0 ? read_entries(unpacking, at, error) : result;
}

int bundle_unpack_head(const char *path, struct buffer *head, struct error *error)
{
    CLEANUP(release) struct bundle_unpacker unpacking = {.fd = -1};

    return open_bundle(&unpacking, path, head, error);
}

/* ---- a set ---- */

struct set_inflater {
    const struct bundle_unpacker *unpacking;
    const struct bundle_set *set;
    char name[BUNDLE_NAME_SIZE];
    struct inflater *inflater;
    uint8_t *in, *out; /* PIECE bytes each */
    uint64_t done;     /* bytes of the set */
    int draft;
};

static void stop_inflating(struct set_inflater *inflating)
{
    inflater_free(inflating->inflater);
    free(inflating->in);
    free(inflating->out);
}

static int put(struct set_inflater *inflating, size_t length, struct error *error)
{
    const uint8_t *next = inflating->out;

    if (length > inflating->set->bytes - inflating->done)
        return bundle_refuse(error, inflating->name,
                             "it unpacks to more bytes than the head says");
    while (length > 0) {
        ssize_t written = pwrite(inflating->draft, next, length, (off_t)inflating->done);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return error_set_errno(error, errno, "cannot write the set");
        next += written;
        length -= (size_t)written;
        inflating->done += (uint64_t)written;
    }
    return 0;
}

/* Inflates all of these bytes. */
static int inflate_piece(struct set_inflater *inflating, size_t length, bool last,
                         struct error *error)
{
    const uint8_t *in = inflating->in;
    enum inflate_result state;
    int result = 0;

    do {
        size_t produced = 0;

        state = inflater_run(inflating->inflater, &in, &length, inflating->out, PIECE,
                             &produced);
        result = put(inflating, produced, error);
    } while (result == 0 && state == INFLATE_OUTPUT_FULL);
    if (result != 0)
        return result;
    if (state == INFLATE_DAMAGED || length > 0)
        return bundle_refuse(error, inflating->name, "it is not a whole gzip");
    if (last && !inflater_at_end(inflating->inflater))
        return bundle_refuse(error, inflating->name, "its gzip ends too early");
    return 0;
}

static int inflate_set(struct set_inflater *inflating, uint64_t at, uint64_t packed,
                       struct budget *budget, struct error *error)
{
    int result = 0;

    for (uint64_t done = 0; result == 0 && done < packed;) {
        size_t length = packed - done < PIECE ? (size_t)(packed - done) : PIECE;

        result = read_at(inflating->unpacking, inflating->in, length, at + done, error);
        done += length;
        if (result == 0)
            result = inflate_piece(inflating, length, done == packed, error);
        if (result == 0)
            result = budget_look(budget, error);
    }
    if (result == 0 && inflating->done != inflating->set->bytes)
        return bundle_refuse(error, inflating->name,
                             "it unpacks to fewer bytes than the head says");
    return result;
}

/* The last bytes of the set file are its digest: checks that they equal the digest in the
 * head. Opening the set checks that they fit the bytes before. */
static int check_digest(const struct set_inflater *inflating, const char *draft_path,
                        struct error *error)
{
    CLEANUP_CLOSE int fd = open(draft_path, O_RDONLY | O_CLOEXEC);
    unsigned char bytes[16] = {0};
    uint64_t hash[2];
    char digest[33];

    if (fd < 0)
        return error_set_errno(error, errno, "cannot read the set");
    if (inflating->done < DIGEST_BYTES ||
        pread(fd, bytes, sizeof bytes, (off_t)(inflating->done - sizeof bytes)) !=
            (ssize_t)sizeof bytes)
        return bundle_refuse(error, inflating->name, "it is not a set");
    hash_from_bytes(bytes, hash);
    text_write_hash(hash, digest);
    return strcmp(digest, inflating->set->digest) == 0
               ? 0
               : bundle_refuse(error, inflating->name,
                               "its digest is not the one that the head says");
}

static int fill_draft(struct set_inflater *inflating, size_t number,
                      const char *draft_path, struct budget *budget, struct error *error)
{
    const struct bundle_unpacker *unpacking = inflating->unpacking;

    inflating->set = &unpacking->bundle.sets[number];
    bundle_entry_name(inflating->set->id, inflating->name);
    inflating->inflater = inflater_new();
    inflating->in = malloc(PIECE);
    inflating->out = malloc(PIECE);
    if (inflating->inflater == NULL || inflating->in == NULL || inflating->out == NULL)
        return error_set_memory(error);
    int result = inflate_set(inflating, unpacking->at[number], unpacking->packed[number],
                             budget, error);
    return result == 0 ? check_digest(inflating, draft_path, error) : result;
}

/* Adds the place to the error, and the remedy of a bundle, not that of a stored set. */
static int say_place(const struct set_inflater *inflating, int result,
                     struct error *error)
{
    if (error->code == ERROR_DAMAGED)
        return bundle_refuse_set(error, inflating->name);
    error_prefix(error, "%s", inflating->name);
    return result;
}

int bundle_unpack_set(const char *path, size_t number, int draft, const char *draft_path,
                      struct budget *budget, struct set_look *out, struct error *error)
{
    CLEANUP(release) struct bundle_unpacker unpacking = {.fd = -1};
    CLEANUP(stop_inflating)
    struct set_inflater inflating = {.unpacking = &unpacking, .draft = draft};
    CLEANUP_BUFFER struct buffer head;

    *out = (struct set_look){0};
    buffer_init(&head, BUNDLE_HEAD_MAX + 1);
    int result = open_bundle(&unpacking, path, &head, error);
    if (result == 0 && number >= unpacking.bundle.set_count)
        result = bundle_refuse(error, BUNDLE_HEAD_NAME, "it changed meanwhile");
    if (result == 0)
        result = fill_draft(&inflating, number, draft_path, budget, error);
    if (result != 0)
        return result;
    result = set_look_closely(draft_path, inflating.set->id, budget, out, error);
    return result == 0 ? 0 : say_place(&inflating, result, error);
}
