/* See shard.h. */
#include "ingest/shard.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/seal.h"
#include "base/text.h"
#include "ingest/reading.h"
#include "ingest/shard_says.h"
#include "store/set/set_contents.h"
#include "store/set/set_digest.h"
#include "store/set/set_part.h"
#include "store/set/set_writer.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

struct shard {
    const struct shard_request *request;
    struct progress *progress;
    struct ingest_list share; /* borrows from the list */
    struct shard_facts says;
    struct seal_key key; /* no seal leaves this process */
    struct reading reading;
    char *path; /* of the unfinished file, beside the output */
    int fd;
};

static void release(struct shard *shard)
{
    if (shard->path != NULL)
        unlink(shard->path);
    if (shard->fd >= 0)
        close(shard->fd);
    free(shard->path);
    free(shard->share.files);
    shard_says_free(&shard->says);
    reading_free(&shard->reading);
}

void shard_result_free(struct shard_result *result)
{
    for (size_t i = 0; i < result->failures; i++)
        free(result->failed[i]);
    free(result->failed);
    *result = (struct shard_result){0};
}

/* ---- the share ---- */

/* The name with its NUL, and the size in little-endian. */
static void hash_file(XXH3_state_t *state, const char *name, uint64_t size)
{
    unsigned char bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(size >> 8 * i);
    XXH3_128bits_update(state, name, strlen(name) + 1);
    XXH3_128bits_update(state, bytes, sizeof bytes);
}

/* Hashes the list, and takes the files of the share. A file that is gone counts as empty;
 * reading it will report the error. */
static int choose(struct shard *shard, struct error *error)
{
    const struct shard_request *request = shard->request;
    const struct ingest_list *list = request->list;
    struct shard_facts *says = &shard->says;
    XXH3_state_t *state = XXH3_createState();
    size_t share = shard_share(list->count, request->index, request->count);

    says->sizes = calloc(share + 1, sizeof *says->sizes);
    shard->share.files = calloc(share + 1, sizeof *shard->share.files);
    if (says->sizes == NULL || shard->share.files == NULL || state == NULL) {
        XXH3_freeState(state);
        return error_set_memory(error);
    }
    XXH3_128bits_reset(state);
    for (size_t i = 0; i < list->count; i++) {
        struct stat status;
        uint64_t size =
            stat(list->files[i].path, &status) == 0 ? (uint64_t)status.st_size : 0;

        hash_file(state, list->files[i].name, size);
        if (i % request->count != request->index)
            continue;
        says->sizes[says->share++] = size;
        shard->share.files[shard->share.count++] = list->files[i];
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    XXH3_freeState(state);
    text_write_hash((const uint64_t[2]){hash.low64, hash.high64}, says->list);
    says->index = request->index;
    says->count = request->count;
    says->files = list->count;
    return 0;
}

static void tell_sizes(const struct shard *shard)
{
    uint64_t total = 0;

    for (size_t i = 0; i < shard->says.share; i++)
        total += shard->says.sizes[i];
    if (shard->progress == NULL)
        return;
    atomic_store(&shard->progress->bytes_total, total);
    atomic_store(&shard->progress->files_total, (uint32_t)shard->share.count);
}

/* ---- the file ---- */

/* A new file beside the output, so that it can be renamed. */
static int make_file(struct shard *shard, struct error *error)
{
    if (asprintf(&shard->path, "%s.XXXXXX", shard->request->output) < 0) {
        shard->path = NULL;
        return error_set_memory(error);
    }
    shard->fd = mkostemp(shard->path, O_CLOEXEC);
    if (shard->fd >= 0)
        return 0;
    free(TAKE_PTR(shard->path));
    return error_set_errno(error, errno, "%s", shard->request->output);
}

static int write_empty(struct shard *shard, struct error *error)
{
    struct set_writer *writer = NULL;

    if (ftruncate(shard->fd, 0) != 0)
        return error_set_errno(error, errno, "%s", shard->request->output);
    int result = set_writer_open(shard->path, &writer, error);
    return result == 0 ? set_writer_finish(writer, NULL, 0, shard->request->label,
                                           &shard->reading.contents, error)
                       : result;
}

static int read_share(struct shard *shard, struct error *error)
{
    const struct reading_request request = {.list = &shard->share,
                                            .sizes = shard->says.sizes,
                                            .draft = shard->path,
                                            .label = shard->request->label,
                                            .key = &shard->key,
                                            .threads = shard->request->threads};

    if (shard->share.count == 0)
        return write_empty(shard, error);
    int result = reading_run(&request, shard->progress, &shard->reading, error);
    bool unreadable = result != 0 && strcmp(error->slug, "no_readable_file") == 0;
    return unreadable ? write_empty(shard, error) : result;
}

static int take_failures(struct shard *shard, struct error *error)
{
    const struct reading *reading = &shard->reading;
    struct shard_facts *says = &shard->says;

    says->failures = calloc(reading->failure_count + 1, sizeof *says->failures);
    if (says->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < reading->failure_count; i++) {
        struct shard_failure *failure = &says->failures[says->failure_count++];

        failure->file = (uint32_t)reading->failures[i].file;
        failure->message = strdup(reading->failures[i].message);
        if (failure->message == NULL)
            return error_set_memory(error);
    }
    return 0;
}

/* The usual mode of a new file, which mkostemp() does not set. */
static mode_t new_mode(void)
{
    mode_t mask = umask(077);

    umask(mask);
    return 0666 & ~mask;
}

static int finish_file(struct shard *shard, struct error *error)
{
    CLEANUP_FREE char *text = shard_says_write(&shard->says);
    int result =
        text == NULL ? error_set_memory(error) : set_part_say(shard->path, text, error);

    if (result == 0)
        result = digest_seal(shard->fd, error);
    if (result != 0)
        return result;
    if (fchmod(shard->fd, new_mode()) != 0 || fsync(shard->fd) != 0 ||
        rename(shard->path, shard->request->output) != 0)
        return error_set_errno(error, errno, "%s", shard->request->output);
    free(TAKE_PTR(shard->path));
    return 0;
}

static int tell_result(const struct shard *shard, struct shard_result *out,
                       struct error *error)
{
    const struct shard_facts *says = &shard->says;

    out->files = says->share;
    out->events = shard->reading.events;
    out->raw_bytes = shard->reading.raw_bytes;
    out->failed = calloc(says->failure_count + 1, sizeof *out->failed);
    if (out->failed == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < says->failure_count; i++) {
        char *message = strdup(says->failures[i].message);

        if (message == NULL)
            return error_set_memory(error);
        out->failed[out->failures++] = message;
    }
    return 0;
}

int shard_make(const struct shard_request *request, struct progress *progress,
               struct shard_result *out, struct error *error)
{
    CLEANUP(release)
    struct shard shard = {.request = request, .progress = progress, .fd = -1};

    *out = (struct shard_result){0};
    if (getrandom(&shard.key, sizeof shard.key, 0) != (ssize_t)sizeof shard.key)
        return error_set_errno(error, errno, "getrandom");
    int result = choose(&shard, error);
    if (result == 0)
        result = make_file(&shard, error);
    if (result != 0)
        return result;
    tell_sizes(&shard);
    result = read_share(&shard, error);
    if (result == 0)
        result = take_failures(&shard, error);
    if (result == 0)
        result = tell_result(&shard, out, error);
    return result == 0 ? finish_file(&shard, error) : result;
}
