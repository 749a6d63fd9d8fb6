/* The search of a folder for traces. */
#ifndef TRACEDIFF_INGEST_FOLDER_H
#define TRACEDIFF_INGEST_FOLDER_H

#include "base/error.h"
#include "base/seal.h"
#include "ingest/left_out.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct progress;
struct reading;
struct set_draft;

struct ingest_file {
    char *path; /* on disk */
    char *name; /* relative to the folder, '/' between parts; shown to people */
    /* What stands beside a trace of a folder, in a file of its name with INGEST_BESIDE
     * added (docs/semantics.md, section 21); "": too long; NULL: nothing. */
    char *beside;
    /* Of a kept trace: its size and hash on disk when it was first read in. */
    bool was_kept;
    uint64_t disk_bytes, disk_hash[2];
    struct seal disk_seal;
};

struct ingest_list {
    struct ingest_file *files;
    size_t count;
    const char *expected; /* the id that the set must have (trace_changed); NULL: any */
    struct left_out_files left_out;
    /* Returns the data that was read while the files arrived, as early_take() does; NULL:
     * none. */
    bool (*take_early)(void *context, struct progress *progress, struct set_draft **draft,
                       struct reading *reading);
    /* Of a bundle: whether sets of that many bytes may be stored (quota.h); called once.
     * NULL: they may. */
    int (*admit)(void *context, uint64_t bytes, struct error *error);
    void *context; /* of both */
};

#define INGEST_BESIDE ".tracediff.json"
#define INGEST_BESIDE_MAX ((size_t)512 << 10) /* bytes of such a file */
#define INGEST_BESIDE_ALL ((size_t)32 << 20)  /* of all such files of a folder */

/* Whether a file of this name in a folder is read: *.json and *.json.gz, but not
 * *.tracediff.json. */
bool ingest_is_trace_name(const char *name);
/* Whether the name is that of a file beside a trace, NAME.tracediff.json. */
bool ingest_is_beside_name(const char *name);
/* Reads such a file into *out, as in struct ingest_file; *all counts the bytes of all of
 * them. False: no memory. */
bool ingest_read_beside(const char *path, size_t *all, char **out);

/* Searches a folder recursively, in path order (bytes), for *.json and *.json.gz (case
 * does not matter); a single file is a list of one. Follows no symbolic links inside the
 * folder and skips entries that are not regular files; `left_out` lists them, and files
 * beside a trace that is not there. A folder
 * without any such file is ERROR_FORMAT. */
int ingest_list_folder(const char *folder, struct ingest_list *out, struct error *error);
void ingest_list_free(struct ingest_list *list);

#endif
