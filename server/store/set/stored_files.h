/* Recognises stored files before they are read. */
#ifndef TRACEDIFF_STORE_SET_STORED_FILES_H
#define TRACEDIFF_STORE_SET_STORED_FILES_H

#include "base/budget.h"
#include "base/error.h"
#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

struct stored_file_key {
    uint64_t disk_bytes;
    uint64_t disk_hash[2];
    struct seal disk_seal; /* of the bytes on disk, too; zeros: not known */
    const char *name;
};
/* Whether some listed file has this size on disk (then it is worth hashing). */
int store_has_file_size(struct store *store, uint64_t disk_bytes, bool *out,
                        struct error *error);
/* Whether files of a set were read by a version that kept no counters: reading its traces
 * again may give it some. */
bool store_lacks_counters(struct store *store, const char *id);
/* The set whose files are exactly these (as a multiset of name, size and seal); id[0] is
 * 0 when there is none, or none that reading them again would not better. */
int store_find_set_of_files(struct store *store, const struct stored_file_key *files,
                            size_t count, struct budget *budget, char id[33],
                            struct error *error);
/* The files that a set was made from, in path order, including those that do not
 * count. */
struct stored_file_list {
    struct stored_file_key *files; /* names are owned */
    size_t count;
};
int store_list_files(struct store *store, const char *id, struct stored_file_list *out,
                     struct error *error);
void stored_file_list_free(struct stored_file_list *list);

#endif
