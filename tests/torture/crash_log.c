/* See crash_log.h: from records to changes. */
#include "crash_log.h"

#include "crash_state.h"

#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct reading {
    struct crash_log *log;
    struct crash_names names; /* as the disk is at the record that is read */
    const char *without;
    size_t capacity;
    uint32_t object_capacity;
};

/* ---- objects ---- */

/* The one that lives at an inode; 0: nothing below the root. The latest comes first, for
 * inodes are used again. */
static uint32_t find_object(const struct crash_log *log, struct record_inode inode)
{
    for (uint32_t i = log->object_count; i-- > 1;)
        if (log->objects[i].inode.inode == inode.inode &&
            log->objects[i].inode.device == inode.device)
            return i;
    return 0;
}

static uint32_t add_object(struct reading *reading, struct record_inode inode,
                           bool folder, const char *path)
{
    struct crash_log *log = reading->log;

    if (log->object_count == reading->object_capacity) {
        reading->object_capacity = reading->object_capacity * 2 + 64;
        log->objects =
            reallocarray(log->objects, reading->object_capacity, sizeof *log->objects);
        if (log->objects == NULL)
            abort();
    }
    log->objects[log->object_count] = (struct object){inode, folder, path};
    return log->object_count++;
}

/* A path below the root, never freed before the log. */
static const char *join(const struct crash_log *log, uint32_t folder, const char *name)
{
    char *path = NULL;
    const char *above = log->objects[folder].path;

    if (asprintf(&path, "%s%s%s", above, above[0] == '\0' ? "" : "/", name) < 0)
        abort();
    return path;
}

/* ---- changes ---- */

static void add_change(struct reading *reading, struct change change)
{
    struct crash_log *log = reading->log;

    if (log->count == reading->capacity) {
        reading->capacity = reading->capacity * 2 + 1024;
        log->changes =
            reallocarray(log->changes, reading->capacity, sizeof *log->changes);
        if (log->changes == NULL)
            abort();
    }
    change.flushed = NEVER;
    log->changes[log->count++] = change;
}

static void add_name(struct reading *reading, uint32_t folder, const char *name,
                     uint32_t target, const char *gone)
{
    const struct change change = {.kind = CHANGE_NAME,
                                  .object = folder,
                                  .target = target,
                                  .name = name,
                                  .gone = gone};

    add_change(reading, change);
    crash_names_apply(&reading->names, &change);
    if (target == 0)
        return;
    free((void *)reading->log->objects[target].path);
    reading->log->objects[target].path = join(reading->log, folder, name);
}

static bool is_left_out(const struct reading *reading, uint32_t object)
{
    const char *path = reading->log->objects[object].path;

    return reading->without != NULL &&
           fnmatch(reading->without, path[0] == '\0' ? "." : path, FNM_PATHNAME) == 0;
}

static void add_flush(struct reading *reading, uint32_t object)
{
    struct crash_log *log = reading->log;

    if (is_left_out(reading, object))
        return;
    add_change(reading, (struct change){.kind = CHANGE_FLUSH,
                                        .object = object,
                                        .name = strdup(log->objects[object].path)});
    for (size_t i = log->count - 1; i-- > 0;) {
        struct change *change = &log->changes[i];
        if (change->kind == CHANGE_FLUSH && change->object == object)
            break; /* what came before is flushed already */
        if (change->object == object && change->kind != CHANGE_FLUSH)
            change->flushed = log->count - 1;
    }
}

static void add_rename(struct reading *reading, const struct record *record,
                       const char *name, const char *second)
{
    uint32_t from = find_object(reading->log, record->folder);
    uint32_t to = find_object(reading->log, record->object);
    uint32_t target = from == 0 ? 0 : crash_names_find(&reading->names, from, name);

    if (from == to && target != 0) {
        add_name(reading, to, second, target, name);
        return;
    }
    if (to != 0 && target != 0)
        add_name(reading, to, second, target, NULL);
    if (target != 0)
        add_name(reading, from, name, 0, NULL);
}

static void add_record(struct reading *reading, const struct record *record)
{
    const char *name = (const char *)(record + 1);
    const char *second = name + record->name_size;
    const char *bytes = second + record->second_size;
    bool named = record->kind <= RECORD_RENAME;
    uint32_t place = find_object(reading->log, named ? record->folder : record->object);

    if (place == 0 && record->kind != RECORD_RENAME)
        return; /* not below the root */
    switch (record->kind) {
    case RECORD_CREATE:
    case RECORD_MKDIR:
        add_name(reading, place, name,
                 add_object(reading, record->object, record->kind == RECORD_MKDIR,
                            join(reading->log, place, name)),
                 NULL);
        break;
    case RECORD_LINK:
        add_name(reading, place, name, find_object(reading->log, record->object), NULL);
        break;
    case RECORD_UNLINK:
        add_name(reading, place, name, 0, NULL);
        break;
    case RECORD_RENAME:
        add_rename(reading, record, name, second);
        break;
    case RECORD_WRITE:
    case RECORD_TRUNCATE:
        add_change(reading,
                   (struct change){.kind = record->kind == RECORD_WRITE ? CHANGE_BYTES
                                                                        : CHANGE_LENGTH,
                                   .object = place,
                                   .offset = record->offset,
                                   .bytes = bytes,
                                   .count = record->bytes});
        break;
    default:
        add_flush(reading, place);
    }
}

/* ---- reading ---- */

static struct record_head *map_log(const char *path, struct crash_log *log)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0)
        return NULL;
    log->mapped_size = (size_t)status.st_size;
    log->mapped = mmap(NULL, log->mapped_size, PROT_READ, MAP_PRIVATE, fd, 0);
    close(fd);
    return log->mapped == MAP_FAILED ? NULL : log->mapped;
}

bool crash_log_read(const char *path, const char *root, const char *without,
                    struct crash_log *out)
{
    *out = (struct crash_log){0};
    struct reading reading = {.log = out, .without = without};
    struct record_head *head = map_log(path, out);
    struct stat status;

    if (head == NULL || stat(root, &status) != 0 || atomic_load(&head->overflow) != 0) {
        printf("%s: no complete recording\n", path);
        return false;
    }
    add_object(&reading, (struct record_inode){0}, false, strdup(""));
    add_object(&reading, (struct record_inode){status.st_dev, status.st_ino}, true,
               strdup(""));
    out->records = atomic_load(&head->count);
    out->record_end = calloc(out->records + 1, sizeof *out->record_end);
    if (out->record_end == NULL)
        abort();
    const char *at = (const char *)(head + 1);
    for (size_t i = 0; i < out->records; i++) {
        const struct record *record = (const struct record *)(const void *)at;
        add_record(&reading, record);
        out->record_end[i + 1] = out->count;
        at += record->size;
    }
    crash_names_free(&reading.names);
    return true;
}

void crash_log_free(struct crash_log *log)
{
    for (uint32_t i = 0; i < log->object_count; i++)
        free((void *)log->objects[i].path);
    for (size_t i = 0; i < log->count; i++)
        if (log->changes[i].kind == CHANGE_FLUSH)
            free((void *)log->changes[i].name);
    free(log->objects);
    free(log->changes);
    free(log->record_end);
    munmap(log->mapped, log->mapped_size);
}

void crash_log_print_flushes(const struct crash_log *log)
{
    for (size_t i = 0; i < log->count; i++)
        if (log->changes[i].kind == CHANGE_FLUSH)
            printf("%s\n", log->changes[i].name);
}

bool crash_log_is_sure(const struct crash_log *log, size_t change, size_t end)
{
    return log->changes[change].flushed < end;
}
