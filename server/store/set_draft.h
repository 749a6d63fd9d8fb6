#ifndef TRACEDIFF_STORE_SET_DRAFT_H
#define TRACEDIFF_STORE_SET_DRAFT_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "store/set_build.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- stored files ---- */

/* Recognises stored files before they are read. */

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
/* The set whose files are exactly these (as a multiset of name, size and seal) and said
 * to be `files_are` (set_writer_say_files()); id[0] is 0 when there is none, or none that
 * reading them again would not better. */
int store_find_set_of_files(struct store *store, const struct stored_file_key *files,
                            size_t count, const char *files_are, struct budget *budget,
                            char id[33], struct error *error);
/* The files that a set was made from, in path order, including those that do not
 * count. */
struct stored_file_list {
    struct stored_file_key *files;
    size_t count;
    struct arena *memory;
};
int store_list_files(struct store *store, const char *id, struct stored_file_list *out,
                     struct error *error);
void stored_file_list_free(struct stored_file_list *list);

/* ---- set look ---- */

/* The first look at a set file that is not in the catalogue. An attacker may have made
 * the file, so a server lets a sandboxed process look at it (intake/worker.h) and checks
 * the result. */

#define SET_LOOK_FILES_MAX ((size_t)1 << 20)

struct set_look {
    char *label;
    struct set_contents contents; /* without seals */
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

/* ---- set part ---- */

/* A part of a set: a set file that is to be merged with others (intake/merge.h). It has
 * the tables and the digest of a set file, and in `meta`, under `shard`, the text that
 * describes the part (intake/merge.h). Anybody may have made it: it is checked like
 * any set file when it is first opened. */

struct set_part_file {
    uint32_t file; /* number in the part */
    char *name;
    bool is_copy; /* does not count in the part: `same_as` has the same bytes */
    uint32_t same_as;
    /* Of a file that counts: */
    int64_t rank, first_ns, end_ns;
    enum trace_rank_source rank_source;
    uint64_t rows, events, raw_bytes, hash[2];
    /* Of all: */
    uint64_t disk_bytes, disk_hash[2];
};

struct set_part {
    char *says;                  /* the text under `shard`; NULL: it is not a part */
    char *label;                 /* of the set */
    struct set_part_file *files; /* by number */
    size_t count;
    bool is_cut; /* long names were cut */
    struct arena *memory;
};

/* Reads the facts of the file `path`. Errors as of set_file_open_alone(). Free `out` in
 * any case. */
int set_part_read(const char *path, struct budget *budget, struct set_part *out,
                  struct error *error);
void set_part_free(struct set_part *part);

/* Writes the text into a finished set file without a digest, which no one else uses. */
int set_part_say(const char *path, const char *says, struct error *error);

/* ---- recordings ---- */

/* An open part, after set_part_read() found nothing wrong. */
struct set_part_source;
/* ERROR_CONFLICT (part_changed): the file was changed or replaced since `read_at`, which
 * set_part_stamp() made before set_part_read(). */
struct set_part_stamp {
    uint64_t device, inode, bytes;
    int64_t changed_ns, modified_ns;
};
int set_part_stamp(const char *path, struct set_part_stamp *out, struct error *error);
int set_part_open(const char *path, const struct set_part_stamp *read_at,
                  struct budget *budget, struct set_part_source **out,
                  struct error *error);
void set_part_close(struct set_part_source *source); /* NULL is fine */
/* As set_load_whole(). */
int set_part_load(struct set_part_source *source, uint32_t file,
                  struct trace_recording **out, struct error *error);

/* ---- set draft ---- */

/* A set file on its way from DATA/spool into the store and its catalogue.
 *
 * The owner of a store makes the draft. Someone writes the file (set_write.h; perhaps a
 * process that may do nothing else). The owner publishes it: seals it with its digest
 * (set_check.h), flushes it, renames it into DATA/sets and lists it. Any failure leaves
 * at most a file in spool/ for the sweep. */

struct set_draft;

/* An empty file in spool/, which no sweep takes while the draft lives. ERROR_FORBIDDEN
 * (read_only). */
int set_draft_make(struct store *store, struct set_draft **out, struct error *error);
const char *set_draft_path(const struct set_draft *draft);
/* If the set is not this one, set_draft_publish() stores nothing: ERROR_CONFLICT
 * (trace_changed). `id` is borrowed; NULL: any set. */
void set_draft_expect(struct set_draft *draft, const char *id);
/* Unlinks the file. NULL is fine. */
void set_draft_discard(struct set_draft *draft);

/* Writes the digest of the finished file, flushes, renames and lists it. The id is
 * derived from `contents`. If it is stored already, discards the new file, takes the set
 * out of the bin if it is there, and says so in *already_stored. `label` NULL keeps an
 * existing label; a new set is then called `default_label` (NULL: "unnamed"). A set whose
 * file is damaged or gone gets the new file and keeps its creation time. The draft is
 * gone after this call, whatever it returns. A file that is not a set file is refused
 * (ERROR_INTERNAL, bad_draft). */
int set_draft_publish(struct set_draft *draft, const struct set_contents *contents,
                      const char *label, const char *default_label, char id[33],
                      bool *already_stored, struct error *error);
/* Lists a file that is complete already, with its digest, as the set `id`; the caller has
 * looked into it. A set that is stored already keeps its label and comes
 * out of the bin; nothing else changes. If its file is damaged or gone, nothing replaces
 * it: ERROR_CONFLICT (set_damaged). The draft is gone after this call. */
int set_draft_publish_copy(struct set_draft *draft, const struct set_contents *contents,
                           const char *id, const char *label, bool *already_stored,
                           struct error *error);

#endif
