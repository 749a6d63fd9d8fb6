/* See crash_state.h and crash_log.h: what is there after a crash, and the disk with it.
 */
#include "crash_state.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#define SECTOR ((uint64_t)512)
#define FILE_MAX ((uint64_t)64 << 20)

/* ---- names ---- */

static struct crash_name *find_name(const struct crash_names *names, uint32_t folder,
                                    const char *name)
{
    for (size_t i = 0; i < names->count; i++)
        if (names->names[i].folder == folder && strcmp(names->names[i].name, name) == 0)
            return &names->names[i];
    return NULL;
}

static void drop_name(struct crash_names *names, uint32_t folder, const char *name)
{
    struct crash_name *found = find_name(names, folder, name);

    if (found != NULL)
        *found = names->names[--names->count];
}

void crash_names_apply(struct crash_names *names, const struct change *change)
{
    drop_name(names, change->object, change->name);
    if (change->gone != NULL)
        drop_name(names, change->object, change->gone);
    if (change->target == 0)
        return;
    if (names->count == names->capacity) {
        names->capacity = names->capacity * 2 + 64;
        names->names = reallocarray(names->names, names->capacity, sizeof *names->names);
        if (names->names == NULL)
            abort();
    }
    names->names[names->count++] =
        (struct crash_name){change->object, change->target, change->name};
}

uint32_t crash_names_find(const struct crash_names *names, uint32_t folder,
                          const char *name)
{
    const struct crash_name *found = find_name(names, folder, name);

    return found == NULL ? 0 : found->target;
}

void crash_names_free(struct crash_names *names)
{
    free(names->names);
}

/* ---- bytes ---- */

struct content {
    char *bytes;
    uint64_t length, capacity;
};

static void set_length(struct content *content, uint64_t length)
{
    if (length > FILE_MAX)
        abort();
    if (length > content->capacity) {
        content->capacity = length * 2 + 4096;
        content->bytes = realloc(content->bytes, content->capacity);
        if (content->bytes == NULL)
            abort();
    }
    if (length > content->length)
        memset(content->bytes + content->length, 0, length - content->length);
    content->length = length;
}

/* Sectors of the file of which half are there; the others keep what they had. */
static void tear(struct content *content, const struct change *change, uint64_t seed)
{
    uint64_t end = change->offset + change->count;

    for (uint64_t at = change->offset; at < end;) {
        uint64_t next = (at / SECTOR + 1) * SECTOR;
        uint64_t stop = next < end ? next : end;
        const uint64_t key[] = {seed, at, change->object};

        if (XXH3_64bits(key, sizeof key) % 2 == 0) {
            if (stop > content->length)
                set_length(content, stop);
            memcpy(content->bytes + at, change->bytes + (at - change->offset), stop - at);
        }
        at = stop;
    }
}

static void apply_bytes(struct content *content, const struct change *change, bool torn,
                        uint64_t seed)
{
    if (change->kind == CHANGE_LENGTH) {
        set_length(content, change->offset);
        return;
    }
    if (torn) {
        tear(content, change, seed);
        return;
    }
    if (change->offset + change->count > content->length)
        set_length(content, change->offset + change->count);
    memcpy(content->bytes + change->offset, change->bytes, change->count);
}

/* ---- the disk ---- */

struct rebuilding {
    const struct crash_log *log;
    const struct crash_names *names;
    const struct content *contents;
    char **written; /* of each object: where it was written first */
    XXH3_state_t *hash;
    bool write, failed;
};

static void write_file(struct rebuilding *rebuilding, uint32_t object, const char *path)
{
    const struct content *content = &rebuilding->contents[object];
    char **written = &rebuilding->written[object];

    XXH3_128bits_update(rebuilding->hash, &content->length, sizeof content->length);
    XXH3_128bits_update(rebuilding->hash, content->bytes, content->length);
    if (!rebuilding->write)
        return;
    if (*written != NULL) { /* a second name */
        rebuilding->failed |= link(*written, path) != 0;
        return;
    }
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    rebuilding->failed |=
        fd < 0 || write(fd, content->bytes, content->length) != (ssize_t)content->length;
    close(fd);
    *written = strdup(path);
}

static int compare_names(const void *a, const void *b)
{
    const struct crash_name *x = a, *y = b;

    if (x->folder != y->folder)
        return x->folder < y->folder ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* `names` are ordered by folder. */
static void write_folder(struct rebuilding *rebuilding, uint32_t folder, const char *path,
                         unsigned depth)
{
    const struct crash_names *names = rebuilding->names;

    if (depth > 16)
        return;
    for (size_t i = 0; i < names->count; i++) {
        const struct crash_name *name = &names->names[i];
        char inner[PATH_MAX];
        size_t length = strlen(name->name);

        if (name->folder != folder)
            continue;
        /* The index of the log is made anew by who opens it first. */
        if (length > 4 && strcmp(name->name + length - 4, "-shm") == 0)
            continue;
        snprintf(inner, sizeof inner, "%s/%s", path, name->name);
        XXH3_128bits_update(rebuilding->hash, name->name, length + 1);
        XXH3_128bits_update(rebuilding->hash, &depth, sizeof depth);
        if (!rebuilding->log->objects[name->target].folder) {
            write_file(rebuilding, name->target, inner);
            continue;
        }
        if (rebuilding->write && mkdir(inner, 0700) != 0)
            rebuilding->failed = true;
        write_folder(rebuilding, name->target, inner, depth + 1);
    }
}

/* ---- all of it ---- */

static void apply(const struct crash_log *log, size_t end, const unsigned char *fates,
                  uint64_t seed, struct crash_names *names, struct content *contents)
{
    for (size_t i = 0; i < end; i++) {
        const struct change *change = &log->changes[i];
        enum fate fate = crash_log_is_sure(log, i, end) ? FATE_DONE : (enum fate)fates[i];

        if (change->kind == CHANGE_FLUSH || fate == FATE_LOST)
            continue;
        if (change->kind == CHANGE_NAME)
            crash_names_apply(names, change);
        else
            apply_bytes(&contents[change->object], change, fate == FATE_TORN, seed);
    }
}

bool crash_log_rebuild(const struct crash_log *log, size_t end,
                       const unsigned char *fates, uint64_t seed, const char *where,
                       uint64_t hash[2])
{
    struct crash_names names = {0};
    struct content *contents = calloc(log->object_count, sizeof *contents);
    char **written = calloc(log->object_count, sizeof *written);
    struct rebuilding rebuilding = {
        log, &names, contents, written, XXH3_createState(), where != NULL, false};

    if (contents == NULL || written == NULL || rebuilding.hash == NULL)
        abort();
    apply(log, end, fates, seed, &names, contents);
    if (names.count > 0)
        qsort(names.names, names.count, sizeof *names.names, compare_names);
    XXH3_128bits_reset(rebuilding.hash);
    if (where != NULL && mkdir(where, 0700) != 0)
        rebuilding.failed = true;
    write_folder(&rebuilding, 1, where == NULL ? "" : where, 0);
    XXH128_hash_t digest = XXH3_128bits_digest(rebuilding.hash);
    hash[0] = digest.low64;
    hash[1] = digest.high64;
    XXH3_freeState(rebuilding.hash);
    for (uint32_t i = 0; i < log->object_count; i++) {
        free(contents[i].bytes);
        free(written[i]);
    }
    free(contents);
    free(written);
    crash_names_free(&names);
    return !rebuilding.failed;
}
