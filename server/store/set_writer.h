/* Writes one set file, once. One writer at a time per object; the caller serialises.
 *
 * The file is a draft (set_draft.h), written with journal and sync off in one
 * transaction. The writer knows no store: it may run in a process that has nothing else.
 */
#ifndef TRACEDIFF_STORE_SET_WRITER_H
#define TRACEDIFF_STORE_SET_WRITER_H

#include "store/set_contents.h"
#include "trace/decode/recording.h"

struct set_writer;

/* `path`: an empty file that no other thread or process uses; borrowed. */
int set_writer_open(const char *path, struct set_writer **out, struct error *error);

/* Writes the segments, names, steps, cells and launch shapes of one resolved recording.
 * `file` is its number: the index in the list of files, in path order. Any order of
 * calls. The recording may be freed afterwards. */
int set_writer_add(struct set_writer *writer, uint32_t file, const char *name,
                   const struct trace_recording *recording, struct error *error);

/* A file that counts nowhere, for it has the bytes of another one. */
struct set_duplicate_place {
    uint32_t file, same_as; /* that one */
    const char *name;
    uint64_t disk_bytes, disk_hash[2]; /* as in struct trace_recording */
    struct seal disk_seal;
};
/* Notes these files, and drops the rows of those that were added already. Call it once,
 * before set_writer_finish(). */
int set_writer_put_duplicates(struct set_writer *writer,
                              const struct set_duplicate_place *places, size_t count,
                              struct error *error);

/* What was settled after all files were read. */
struct set_file_place {
    uint32_t file;
    int64_t rank;
    uint32_t span;
    enum trace_rank_source rank_source;
};
/* Settles ranks and spans, writes roll-ups and statistics, derives the id, commits and
 * closes. `label` NULL or "": "unnamed". The writer is gone after this call, whatever it
 * returns; `out` is to be freed if that is 0. */
int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, struct set_contents *out,
                      struct error *error);
/* Leaves the file as it is; the caller, who made it, deletes it. NULL is fine. */
void set_writer_abort(struct set_writer *writer);

#endif
