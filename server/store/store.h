/* The data directory: the catalogue and one file per trace set (../docs/store.md).
 *
 *   DATA/catalog.db      sets, files of sets, jobs; WAL
 *   DATA/sets/<id>.db    one set, written once, then never changed
 *   DATA/traces/<id>/ the files that a set was made from, if kept (traces.h)
 *   DATA/cache/          answers about sets (cache.h)
 *   DATA/spool/ unfinished uploads, set files and kept traces; swept on start
 *
 * A set's id is 32 hex digits: XXH3-128 over the sorted (rank, content hash) pairs of its
 * files, so the same traces have the same id on every machine.
 *
 * Every function is safe to call from any thread: connections are opened per call or kept
 * in a small pool. Strings handed out are owned by the struct that holds them. */
#ifndef TRACEDIFF_STORE_STORE_H
#define TRACEDIFF_STORE_STORE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/library.h"
#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

enum store_mode {
    STORE_SHARED, /* a command that may run next to a server: sweeps set files that no
                     process writes any more, and leaves uploads alone */
    STORE_OWNER,  /* a server: takes DATA/lock, sweeps spool/ and purges the bin */
    STORE_READ_ONLY
};

/* Creates the directory if need be (mode 0700). A catalogue of a newer version, or one
 * that is not ours, is refused by name. ERROR_CONFLICT: another owner runs there. */
int store_open(const char *directory, enum store_mode mode, struct budget *budget,
               struct store **out, struct error *error);
/* The same for a server, which lets another process look at unknown set files
 * (set_look.h); borrowed. */
struct set_looker;
int store_open_with(const char *directory, enum store_mode mode,
                    const struct set_looker *looker, struct budget *budget,
                    struct store **out, struct error *error);
void store_close(struct store *store);
/* $XDG_DATA_HOME/tracediff or ~/.local/share/tracediff; owned by the caller. NULL if
 * neither is an absolute path: no other directory is used instead. */
char *store_default_directory(void);
/* SQLite, and its version. */
void store_library(struct library *out);
const char *store_spool_directory(const struct store *store);
/* The key that seals the files of this store (base/seal.h): random, made with the
 * catalogue, and never given out. */
const struct seal_key *store_seal_key(const struct store *store);
/* Removes set files in spool/ that no process writes any more. Opening does it too; this
 * is for files that could not be unlinked when their ingest failed. */
void store_sweep_sets(const struct store *store);
/* Bytes that may still be written to the file system. */
uint64_t store_free_bytes(const struct store *store);

/* ---- the sets of the catalogue ---- */
struct set_info {
    char id[33];        /* for reading; a set with a marker has its own */
    char stored_id[33]; /* that of the catalogue, by which others name the set */
    char *marker;       /* NULL: none (set_marked.h) */
    char *label, *notes;
    char *tags;      /* one a line (set_query.h) */
    int64_t created; /* unix seconds */
    int64_t deleted; /* unix seconds when put into the bin, 0: listed */
    char *summary;   /* JSON object, made by the set writer (see set_writer.h) */
    uint64_t stored_bytes;
};
struct set_list {
    struct set_info *sets;
    size_t count;
};
int store_list_sets(struct store *store, struct set_list *out, struct error *error);
void set_list_free(struct set_list *list);
/* By id, by unique id prefix of 6 digits or more, or by label (newest first when
 * several). ERROR_NOT_FOUND with slug unknown_set names the text that was given and the
 * sets that exist. */
int store_find_set(struct store *store, const char *id_or_label, struct set_info *out,
                   struct error *error);
void set_info_free(struct set_info *info);
/* NULL leaves a text unchanged. */
int store_update_set(struct store *store, const char *id, const char *label,
                     const char *notes, struct error *error);
/* Puts a listed set into the bin: gone from every list, its file stays until purged. */
int store_bin_set(struct store *store, const char *id, struct error *error);
int store_restore_set(struct store *store, const char *id, struct error *error);
/* Removes a set at once: first from the catalogue, then its file. */
int store_remove_set(struct store *store, const char *id, struct error *error);
/* Deletes sets that have been in the bin for longer than `seconds`. */
int store_purge_bin(struct store *store, int64_t seconds, struct error *error);

/* ---- whether stored sets are whole ---- */

/* Reads the whole file of a set, even if it was checked before. Returns 0, or
 * ERROR_DAMAGED (set_damaged), also if the file is missing, or ERROR_CONFLICT
 * (newer_version, older_version). */
int store_verify_set(const struct store *store, const char *id, struct budget *budget,
                     struct error *error);
/* The damage of a set's file that is known already, without reading the file: a static
 * text. NULL: none. */
const char *store_known_damage(const struct store *store, const char *id);
/* The ids of the files in sets/ that the catalogue lacks: 32 digits and a NUL each, in
 * the order of the ids. The caller frees `ids`. */
int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error);

/* ---- recognising stored traces before they are read ---- */
struct stored_file_key {
    uint64_t disk_bytes;
    uint64_t disk_hash[2];
    struct seal disk_seal; /* of the bytes on disk, too; zeros: not known */
    const char *name;
};
/* Whether some listed file has this size on disk (then it is worth hashing). */
int store_has_file_size(struct store *store, uint64_t disk_bytes, bool *out,
                        struct error *error);
/* The set whose files are exactly these (as a multiset of name, size and seal); id[0] is
 * 0 when there is none. */
int store_find_set_of_files(struct store *store, const struct stored_file_key *files,
                            size_t count, struct budget *budget, char id[33],
                            struct error *error);
/* The files that a set was made from, in path order, those that count nowhere too. */
struct stored_file_list {
    struct stored_file_key *files; /* names are owned */
    size_t count;
};
int store_list_files(struct store *store, const char *id, struct stored_file_list *out,
                     struct error *error);
void stored_file_list_free(struct stored_file_list *list);

/* ---- finished jobs, for the list after a restart ---- */
int store_save_job(struct store *store, const char *id, const char *json,
                   struct error *error);
/* Calls back with each JSON text, newest first, at most `limit`. */
int store_list_jobs(struct store *store, unsigned limit,
                    int (*each)(void *context, const char *json), void *context,
                    struct error *error);

#endif
