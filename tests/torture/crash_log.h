/* A recording (account/walk.h) as changes of files and folders, each with the flush
 * that makes it last; and the folder that a crash may leave behind.
 *
 * What may be left: every change that was flushed (fsync of the file for its bytes, of
 * the folder for its names), and of the others any of them, in the order in which they
 * were made. A rename between two folders is two changes, a name more and a name less;
 * one within a folder is one. Of bytes that were not flushed any sectors of 512 bytes may
 * be there. That is more than file systems of today do, and no more than POSIX allows. */
#ifndef TRACEDIFF_TESTS_CRASH_LOG_H
#define TRACEDIFF_TESTS_CRASH_LOG_H

#include "record.h"

#include <stdbool.h>
#include <stddef.h>

enum change_kind { CHANGE_BYTES, CHANGE_LENGTH, CHANGE_NAME, CHANGE_FLUSH };

#define NEVER SIZE_MAX

struct change {
    enum change_kind kind;
    uint32_t object;  /* bytes, length, flush: of this file; name: in this folder */
    uint32_t target;  /* name: what is called so now; 0: nothing, the name is gone */
    const char *name; /* name; flush: the path at that time, below the root */
    const char *gone; /* name: one that goes at the same time; may be NULL */
    uint64_t offset;  /* bytes; of length: the length */
    const char *bytes;
    uint64_t count;
    size_t flushed; /* the flush that makes it last, or NEVER */
};

struct object {
    struct record_inode inode;
    bool folder;
    const char *path; /* below the root, when it was last seen; for messages */
};

struct crash_log {
    void *mapped;
    size_t mapped_size;
    struct change *changes;
    size_t count;
    size_t *record_end; /* changes behind the first n records */
    size_t records;
    struct object *objects; /* 0: none; 1: the root */
    uint32_t object_count;
};

/* Reads a recording of what happened below the folder `root`, which was empty when it
 * began. Flushes of what matches `without` (a pattern of fnmatch() for the path below the
 * root; NULL: none) are left out. False, with a message on stdout: it cannot be used. */
bool crash_log_read(const char *path, const char *root, const char *without,
                    struct crash_log *out);
void crash_log_free(struct crash_log *log);
/* Prints the path of everything that was flushed. */
void crash_log_print_flushes(const struct crash_log *log);

/* What becomes of a change that may be lost. */
enum fate { FATE_LOST, FATE_DONE, FATE_TORN };

/* Whether a change before `end` is sure to be there after a crash right before `end`. */
bool crash_log_is_sure(const struct crash_log *log, size_t change, size_t end);

/* Writes the folder `where` (new) as it is after a crash right before change `end`.
 * `fates`: one for each change before `end`, read where it is not sure. `seed`: which
 * sectors of a torn write are there. `hash`: of all that was written; with `where` NULL
 * only that is worked out. */
bool crash_log_rebuild(const struct crash_log *log, size_t end,
                       const unsigned char *fates, uint64_t seed, const char *where,
                       uint64_t hash[2]);

#endif
