/* Writes one set file, once. One writer at a time per object; the caller serialises.
 *
 * The file is built in DATA/spool with journal and sync off, in one transaction, then
 * fsynced, closed, renamed into DATA/sets, and only then listed in the catalogue.
 * Anything that goes wrong leaves at most a file in spool/ for the sweep. */
#ifndef TRACEDIFF_STORE_SET_WRITER_H
#define TRACEDIFF_STORE_SET_WRITER_H

#include "store/store.h"
#include "trace/recording.h"

struct set_writer;

int set_writer_open(struct store *store, struct set_writer **out, struct error *error);

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
};
/* Notes them, and forgets what was written of those that were added. Once, before
 * set_writer_finish(). */
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
/* Settles ranks and spans, writes roll-ups and statistics, derives the id, renames,
 * lists. If the id is stored already, discards the new file, takes the set out of the bin
 * if it is there, and says so in *already_stored. `label` NULL keeps an existing label;
 * a new set is then called `default_label` (NULL: "unnamed"). The file says its label
 * too, so that a set whose row never came to be is listed by name. The writer is gone
 * after this call, whatever it returns. */
int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, const char *default_label,
                      char id[33], bool *already_stored, struct error *error);
/* Throws everything away. NULL is fine. */
void set_writer_abort(struct set_writer *writer);

#endif
