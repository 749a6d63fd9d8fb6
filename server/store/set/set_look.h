/* The first look at a set file that is not in the catalogue. An attacker may have made
 * the file, so a server lets a sandboxed process look at it (ingest/worker.h) and checks
 * the result. */
#ifndef TRACEDIFF_STORE_SET_SET_LOOK_H
#define TRACEDIFF_STORE_SET_SET_LOOK_H

#include "base/budget.h"
#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

struct set_look_file {
    uint32_t file;
    char *name; /* bytes */
    uint64_t disk_bytes;
    unsigned char disk_hash[16]; /* canonical */
};
#define SET_LOOK_FILES_MAX ((size_t)1 << 20)

struct set_look {
    char *label, *summary;
    int64_t created;
    struct set_look_file *files;
    size_t count;
};
void set_look_free(struct set_look *look);

/* Looks at the file `path`, which should be the set `id`: its digest, its tables, its id.
 * `out` is to be freed in any case. ERROR_DAMAGED (set_damaged), ERROR_CONFLICT
 * (older_version, newer_version), ERROR_TIMEOUT (too_expensive). */
int set_look_at(const char *path, const char *id, struct budget *budget,
                struct set_look *out, struct error *error);

/* The same for a file that a stranger sent. Also checks the structure of its database
 * (PRAGMA integrity_check), and that `id` is the id of the files that it lists. */
int set_look_closely(const char *path, const char *id, struct budget *budget,
                     struct set_look *out, struct error *error);

/* ---- by another process ---- */

struct set_look_item {
    const char *path, *id;
    int64_t processor_ns; /* the most that the look may take; 0: no limit */
};
/* Called once for each item, in their order. `result` 0: the set passed, and the callee
 * may take `look`; else `why` says what is wrong. */
typedef void set_looked(void *context, size_t item, int result, struct set_look *look,
                        const struct error *why);

/* A function that lets one process look at all items, one after another. If that process
 * crashes or is killed, the current item gets the error, and another process continues
 * with the next item. Returns 0 after all items, or the error of the budget. */
struct set_looker {
    int (*look)(const void *context, const struct set_look_item *items, size_t count,
                struct budget *budget, set_looked *told, void *told_context,
                struct error *error);
    const void *context;
};

#endif
