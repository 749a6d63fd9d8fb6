#ifndef TRACEDIFF_INTAKE_FOLDER_H
#define TRACEDIFF_INTAKE_FOLDER_H

#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "store/set_draft.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- left out ---- */

/* For the layer ingest and the command line: what else a folder contained besides its
 * traces. */

struct store;

/* Entries of a folder that look like traces but were not read. */
enum left_out_reason {
    LEFT_OUT_LINK, /* a symbolic link that is named like a trace, or leads to a folder */
    LEFT_OUT_SPECIAL,   /* a pipe, a socket, a device that is named like a trace */
    LEFT_OUT_ALONE,     /* NAME.tracediff.json without the trace NAME beside it */
    LEFT_OUT_MACOS,     /* ._NAME or below __MACOSX, which macOS writes beside files */
    LEFT_OUT_NAME,      /* of an archive: a name that is not ingest_is_safe_name() */
    LEFT_OUT_REPLACED,  /* of an archive: a later file has its name */
    LEFT_OUT_TWIN,      /* of JAX, Ascend: the recording beside it, once more */
    LEFT_OUT_HARD_LINK, /* of an archive: to another entry */
    LEFT_OUT_ARCHIVE,   /* an archive in an archive */
    LEFT_OUT_DEEP,      /* a folder below 64 others */
    LEFT_OUT_LOCKED,    /* a folder that this user may not open, or of a too long path */
    LEFT_OUT_REASONS
};
struct left_out_entry {
    char *name; /* relative to the folder */
    enum left_out_reason why;
};
struct left_out_files {
    struct left_out_entry *entries; /* the first `listed` of `count`, in path order */
    size_t listed, count, capacity;
};
void left_out_free(struct left_out_files *left_out);
void left_out_add(struct left_out_files *left_out, const char *name,
                  enum left_out_reason why);

/* Why it was left out, in words that follow its name. */
const char *left_out_words(enum left_out_reason why);
/* [{"kind", "file"}…], LEFT_OUT_LISTED_MAX at most. */
json_t *left_out_list(const struct left_out_files *left_out);
/* Moves the left-out entries of the files of a stored set to `out`, and records them in
 * the set's quality, unless the set is new and there are none. Only logs a failure,
 * because the set is already stored. */
void left_out_note(struct store *store, const char *set_id, bool is_new,
                   struct left_out_files *files, struct left_out_files *out);

/* ---- folder ---- */

/* The search of a folder for traces. */

struct progress;

struct ingest_file {
    char *path; /* on disk */
    char *name; /* relative to the folder, '/' between parts; shown to people */
    /* What stands beside a trace of a folder, in a file of its name with INGEST_BESIDE
     * added (docs/semantics.md, section 21); "": too long; NULL: nothing. */
    char *beside;
    /* Of a kept trace: its size and hash on disk when it was first read in. */
    bool was_kept;
    bool splits; /* if it has several ranks, reading fails with `is_merged` (reading.h) */
    uint64_t disk_bytes, disk_hash[2];
    struct seal disk_seal;
};

/* A file that gave no trace, with the reason. */
struct ingest_failure {
    char *file;
    char *message;
};

/* What several files of a folder are where neither they nor their names say it; what is
 * said of them all is FILES_RANKS or FILES_RECORDINGS (docs/semantics.md, section 1). */
enum files_are { FILES_AS_NAMED, FILES_RANKS, FILES_RECORDINGS };
/* "ranks", "recordings"; NULL for FILES_AS_NAMED. */
const char *files_are_word(enum files_are files);
/* NULL is FILES_AS_NAMED. ERROR_PARAMETER (bad_files_are): it is no such word. */
int files_are_read(const char *word, enum files_are *out, struct error *error);
/* What the summary of a stored set says that its files are. */
enum files_are files_are_of(const char *summary);

struct ingest_list {
    struct ingest_file *files;
    size_t count;
    enum files_are files_are;
    /* Archives that could not be unpacked, or not to their end (unpack.h), and the folder
     * of what was unpacked, which goes with the list. */
    struct ingest_failure *failures;
    size_t failure_count;
    struct traces_draft *unpacked;
    const char *expected; /* the id that the set must have (trace_changed); NULL: any */
    struct left_out_files left_out;
};

#define INGEST_BESIDE ".tracediff.json"
#define INGEST_BESIDE_MAX ((size_t)512 << 10) /* bytes of such a file */
#define INGEST_BESIDE_ALL ((size_t)32 << 20)  /* of all such files of a folder */

/* Whether a file of this name in a folder is read: *.json, *.pftrace, *.perfetto-trace,
 * also with .gz, *.pftrace.DATE.gz, *.zst and *.xz, but not *.tracediff.json, archives,
 * or what macOS writes. */
bool ingest_is_trace_name(const char *name);
/* Whether the name is that of an archive of traces: *.zip, *.tar, *.tar.gz, *.tgz … */
bool ingest_is_archive_name(const char *name);
/* Whether the name is that of a file that is packed as nothing here is: *.7z, *.rar … */
bool ingest_is_packed_name(const char *name);
/* Whether macOS writes such files beside others: ._NAME, and all below __MACOSX. */
bool ingest_is_macos_name(const char *name);
/* The same, and the file that it stands beside would be read. */
bool ingest_is_macos_trace(const char *name);
/* Whether a name from a client or an archive may be one below a folder: UTF-8 without
 * control characters, at most INGEST_NAME_MAX bytes, relative, without an empty part, "."
 * or "..". NULL, or what is wrong. */
const char *ingest_name_fault(const char *name);
#define INGEST_NAME_MAX 1024
/* Whether the name is that of a file beside a trace, NAME.tracediff.json. */
bool ingest_is_beside_name(const char *name);
/* Reads such a file into *out, as in struct ingest_file; *all counts the bytes of all of
 * them. */
void ingest_read_beside(const char *path, size_t *all, char **out);

/* Searches a folder recursively, in path order (bytes), for traces and archives by their
 * names (case does not matter); a single file is a list of one. Keeps `files_are`.
 * Follows no symbolic links inside the folder and skips entries that are not regular
 * files; `left_out` lists them, and files beside a trace that is not there. A folder
 * without any such file is ERROR_FORMAT. */
int ingest_list_folder(const char *folder, struct ingest_list *out, struct error *error);
/* For lists that other code makes: gives a file beside a trace to the trace of a sorted
 * list. False: that is not there. */
bool ingest_list_add_beside(struct ingest_list *list, const char *name, const char *path,
                            size_t *all);
void ingest_list_sort(struct ingest_list *list);
void ingest_list_free(struct ingest_list *list);

/* ---- recognise ---- */

/* Checks whether a folder is already stored, by the bytes on disk, before anything is
 * inflated. */
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
