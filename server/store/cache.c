#include "store/cache.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "store/directory.h"
#include "store/set_file.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

/* ---- cache ---- */

#define FILE_NAME_MAX 160
#define KEY_MAX 64
#define LEFT_FREE ((uint64_t)1 << 20) /* on the disk, for more important data */
#define CHECK_BYTES sizeof(uint64_t)
#define NEW_PREFIX "new-" /* a file that is being written */
#define ID_BEGIN 16       /* first digits of an id that its sets with markers share */

static bool is_word(const char *text)
{
    size_t length = strspn(text, "0123456789abcdefghijklmnopqrstuvwxyz");

    return length > 0 && length <= KEY_MAX && text[length] == '\0';
}

static bool name_file(const struct cache_key *key, char out[FILE_NAME_MAX])
{
    if (!store_is_id(key->set) || !is_word(key->key) ||
        (key->second_set != NULL && !store_is_id(key->second_set)))
        return false;
    snprintf(out, FILE_NAME_MAX, "%s%s%s-%s", key->set,
             key->second_set != NULL ? "-" : "",
             key->second_set != NULL ? key->second_set : "", key->key);
    return true;
}

/* The folder, or -1; `make`: makes it if it is missing. */
static int open_folder(const struct store *store, bool make)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "cache");

    if (make && store->mode != STORE_READ_ONLY)
        mkdir(path, 0700);
    return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* The seed of an answer's checksum: another build of the program may answer differently.
 * False: this build has no id, and keeps no answers. */
static bool has_stamp(uint64_t *stamp)
{
    unsigned char id[BUILD_ID_MAX];
    size_t length = build_id_read(id);

    *stamp = XXH3_64bits(id, length);
    return length > 0;
}

/* ---- reading ---- */

static bool read_all(int fd, char *out, size_t length)
{
    while (length > 0) {
        ssize_t got = read(fd, out, length);

        if (got <= 0)
            return false;
        out += got;
        length -= (size_t)got;
    }
    return true;
}

bool cache_read(const struct store *store, const struct cache_key *key,
                struct buffer *out)
{
    char name[FILE_NAME_MAX];
    struct stat status;
    uint64_t check, stamp;

    if (!name_file(key, name) || !has_stamp(&stamp))
        return false;
    CLEANUP_CLOSE int folder = open_folder(store, false);
    if (folder < 0)
        return false;
    CLEANUP_CLOSE int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_size < (off_t)CHECK_BYTES ||
        status.st_size > (off_t)(CACHE_ANSWER_MAX + CHECK_BYTES))
        return false;
    size_t length = (size_t)status.st_size - CHECK_BYTES;
    char *bytes = buffer_reserve(out, length + CHECK_BYTES);
    if (bytes == NULL || !read_all(fd, bytes, length + CHECK_BYTES))
        return false;
    memcpy(&check, bytes + length, CHECK_BYTES);
    if (check != XXH3_64bits_withSeed(bytes, length, stamp))
        return false;
    bytes[length] = '\0';
    out->length += length;
    return true;
}

/* ---- writing ---- */

static void prune(int folder, uint64_t allowed)
{
    struct folder_list list = {0};
    uint64_t total = 0;

    folder_list(folder, &list);
    for (size_t i = 0; i < list.count; i++)
        total += list.files[i].bytes;
    if (total > allowed)
        for (size_t i = list.count; total > allowed / 2 && i-- > 0;) {
            unlinkat(folder, list.files[i].name, 0);
            total -= list.files[i].bytes;
        }
    free(list.files);
}

/* A set may have been removed while its answer was made. */
static bool is_stored(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = NULL;
    struct error ignored;

    return set_file_path(store, id, &path, &ignored) == 0;
}

void cache_write_many(const struct store *store, const struct cache_key *key,
                      const struct buffer *answer)
{
    char name[FILE_NAME_MAX], temporary[sizeof NEW_PREFIX + 64];
    uint64_t stamp;

    if (store->mode == STORE_READ_ONLY ||
        store_free_bytes(store) < LEFT_FREE + answer->length || buffer_failed(answer) ||
        answer->length == 0 || answer->length > CACHE_ANSWER_MAX ||
        !name_file(key, name) || !has_stamp(&stamp))
        return;
    CLEANUP_CLOSE int folder = open_folder(store, true);
    if (folder < 0)
        return;
    /* Two threads that make the same answer write separate files. */
    snprintf(temporary, sizeof temporary, NEW_PREFIX "%ld-%lx", (long)getpid(),
             (unsigned long)(uintptr_t)&temporary);
    CLEANUP_CLOSE int fd = openat(
        folder, temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return;
    uint64_t check = XXH3_64bits_withSeed(answer->bytes, answer->length, stamp);
    if (!system_write_all(fd, answer->bytes, answer->length) ||
        !system_write_all(fd, &check, sizeof check) ||
        renameat(folder, temporary, folder, name) != 0)
        unlinkat(folder, temporary, 0);
    if (!is_stored(store, key->set) ||
        (key->second_set != NULL && !is_stored(store, key->second_set)))
        unlinkat(folder, name, 0);
}

void cache_write(const struct store *store, const struct cache_key *key,
                 const struct buffer *answer)
{
    cache_write_many(store, key, answer);
    cache_prune(store, CACHE_BYTES_MAX);
}

static void forget_entry(int folder, const char *name, void *begin)
{
    if (strstr(name, begin) != NULL || strncmp(name, NEW_PREFIX, strlen(NEW_PREFIX)) == 0)
        unlinkat(folder, name, 0);
}

/* Removes unfinished files too: their writer notices when it wants to rename them. */
void cache_forget_set(const struct store *store, const char *id)
{
    CLEANUP_CLOSE int folder = open_folder(store, false);
    char begin[ID_BEGIN + 1];

    snprintf(begin, sizeof begin, "%s", id);
    if (folder >= 0)
        folder_each(folder, forget_entry, begin);
}

void cache_prune(const struct store *store, uint64_t allowed)
{
    CLEANUP_CLOSE int folder = open_folder(store, false);

    if (folder >= 0)
        prune(folder, allowed);
}

/* ---- kept series ---- */

#define CACHED_MAX ((size_t)16 << 20)
#define ROWS_KEPT 16
#define PREPARE_NS ((int64_t)50 * 1000000)
#define PREPARE_BYTES ((uint64_t)64 << 20)
#define KEY_SIZE 24

/* Begins a kept answer. The bytes of `what` follow, then the samples. Only the build that
 * wrote an answer reads it, so it has the layout of the memory. */
struct kept_series {
    int64_t recorded_ns, world_size;
    enum series_lost lost;
    struct series_recorded recorded; /* its blocks come last */
    uint64_t count, what_length;
};

static void make_key(const struct buffer *what, char out[KEY_SIZE])
{
    if (what->length == 0)
        snprintf(out, KEY_SIZE, "series");
    else
        snprintf(out, KEY_SIZE, "series%u",
                 (unsigned)(XXH3_64bits(what->bytes, what->length) % ROWS_KEPT));
}

bool kept_series_read(const struct store *store, const char *id,
                      const struct buffer *what, struct budget *budget,
                      struct series_samples *out)
{
    char word[KEY_SIZE];
    const struct cache_key key = {id, NULL, word};
    CLEANUP_BUFFER struct buffer bytes;
    struct kept_series kept;

    make_key(what, word);
    buffer_init(&bytes, CACHED_MAX + sizeof kept + 64);
    bytes.budget = budget;
    /* A damaged set is not used, as everywhere. */
    if (store_known_damage(store, id) != NULL || !cache_read(store, &key, &bytes) ||
        bytes.length < sizeof kept + what->length)
        return false;
    memcpy(&kept, bytes.bytes, sizeof kept);
    const char *named = bytes.bytes + sizeof kept;
    size_t size = bytes.length - sizeof kept - what->length;
    size_t blocks = kept.recorded.steps.count * sizeof *kept.recorded.steps.blocks;
    if (kept.what_length != what->length || blocks > size ||
        kept.count > (size - blocks) / sizeof *out->items ||
        kept.count * sizeof *out->items != size - blocks ||
        (what->length > 0 && memcmp(named, what->bytes, what->length) != 0))
        return false;
    *out = (struct series_samples){.count = kept.count,
                                   .recorded_ns = kept.recorded_ns,
                                   .world_size = kept.world_size,
                                   .lost = kept.lost,
                                   .recorded = kept.recorded};
    out->items = malloc(size - blocks + 1);
    out->recorded.steps.blocks = malloc(blocks + 1);
    if (out->items == NULL || out->recorded.steps.blocks == NULL) {
        series_samples_free(out);
        return false;
    }
    memcpy(out->items, named + what->length, size - blocks);
    memcpy(out->recorded.steps.blocks, named + what->length + size - blocks, blocks);
    return true;
}

void kept_series_write(const struct store *store, const char *id,
                       const struct buffer *what, const struct series_samples *samples)
{
    char word[KEY_SIZE];
    const struct cache_key key = {id, NULL, word};
    const struct recorder_means *steps = &samples->recorded.steps;
    struct kept_series kept;
    CLEANUP_BUFFER struct buffer bytes;

    memset(&kept, 0, sizeof kept); /* the gaps, too */
    kept.recorded_ns = samples->recorded_ns;
    kept.world_size = samples->world_size;
    kept.lost = samples->lost;
    kept.recorded = samples->recorded;
    kept.recorded.steps.blocks = NULL;
    kept.count = samples->count;
    kept.what_length = what->length;
    make_key(what, word);
    buffer_init(&bytes, CACHED_MAX + sizeof kept);
    buffer_append(&bytes, &kept, sizeof kept);
    buffer_append(&bytes, what->bytes, what->length);
    buffer_append(&bytes, samples->items, samples->count * sizeof *samples->items);
    buffer_append(&bytes, steps->blocks, steps->count * sizeof *steps->blocks);
    cache_write_many(store, &key, &bytes);
}

void kept_series_prepare(struct store *store, const char *id)
{
    struct budget budget = {.processor_ns = PREPARE_NS, .memory = PREPARE_BYTES};
    const struct series_row none = {0};
    struct series_samples samples;
    struct error ignored;
    CLEANUP_BUFFER struct buffer what = BUFFER(0);

    budget_begin(&budget);
    if (set_series_read(store, id, &none, &budget, &samples, &ignored) != 0)
        return;
    kept_series_write(store, id, &what, &samples);
    cache_prune(store, CACHE_BYTES_MAX);
    series_samples_free(&samples);
}
