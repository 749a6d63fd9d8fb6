/* Checks whether a folder is already stored, by the bytes on disk, before anything is
 * inflated. */
#ifndef TRACEDIFF_INGEST_RECOGNISE_H
#define TRACEDIFF_INGEST_RECOGNISE_H

#include "base/budget.h"
#include "base/progress.h"
#include "ingest/folder.h"
#include "store/set/stored_files.h"

struct store;
struct stored_file_key;

/* Size, hash and seal of a file on disk, and its name, which is borrowed from the file.
 * ERROR_IO. */
int ingest_hash_file(const struct store *store, const struct ingest_file *file,
                     struct progress *progress, struct stored_file_key *key,
                     struct error *error);

/* set_id[0] is 0 if it is not stored. Compares the file sizes first; reads and hashes the
 * files on disk only if files of all these sizes are stored. `sizes`: of the files, in
 * bytes. */
int ingest_recognise(struct store *store, const struct ingest_list *list,
                     const uint64_t *sizes, struct progress *progress,
                     struct budget *budget, char set_id[33], struct error *error);

#endif
