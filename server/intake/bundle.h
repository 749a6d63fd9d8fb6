#ifndef TRACEDIFF_INTAKE_BUNDLE_H
#define TRACEDIFF_INTAKE_BUNDLE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- bundle ---- */

/* A comparison in one file (docs/store.md): a tar file of `tracediff.json`, the head,
 * and one `sets/<id>.db.gz` for each set in the order of the head. This file defines the
 * formats and limits, the head as text, and the page that a bundle shows.
 *
 * A bundle is a stranger's file. The reader accepts a head and headers of entries only if
 * the writer would make the same bytes from their content: it writes them again and
 * compares. So no name in a bundle becomes a path, and nothing can hide between entries.
 */

#define BUNDLE_ENDING ".tracediff"
#define BUNDLE_VERSION 1
#define BUNDLE_SETS_MAX 32
#define BUNDLE_HEAD_MAX ((size_t)1 << 20)
/* The most that 11 octal digits of a tar header can state. */
#define BUNDLE_SET_BYTES_MAX (((uint64_t)8 << 30) - 1)
/* The largest ratio of a set file to its gzip, beyond the first megabyte. For the sample
 * and a public pair the ratio is 2.5 and 3; deflate reaches 1,032. */
#define BUNDLE_RATIO_MAX 256
#define BUNDLE_RATIO_FREE ((uint64_t)1 << 20)
/* The view: parameters of the page. */
#define BUNDLE_VIEW_MAX 64
#define BUNDLE_VIEW_NAME_MAX 40
#define BUNDLE_VIEW_VALUE_MAX 1024
/* Of all names and values together. The address of the page is up to three times as long:
 * it still fits into the JSON of a job (64 KiB, jobs.c), and browsers and servers
 * accept it. */
#define BUNDLE_VIEW_BYTES_MAX ((size_t)8 << 10)

struct bundle_set {
    char id[33];
    char *label;
    char **tags;
    size_t tag_count;
    uint64_t bytes;  /* of the set file */
    char digest[33]; /* of the set file: the hash in its last 32 bytes (store/set_check.h)
                      */
};

struct bundle_choice {
    char *name, *value;
};

struct bundle {
    struct arena *arena; /* has all of it */
    struct bundle_set *sets;
    size_t set_count;
    /* By enum pair_side: the numbers of the sets on that side. */
    size_t side[2][BUNDLE_SETS_MAX], side_count[2];
    struct bundle_choice *view; /* in the order of the address */
    size_t view_count;
};
void bundle_free(struct bundle *bundle); /* cleanup function too */

/* Whether a file of this name is a bundle. */
bool bundle_is_name(const char *name);

/* Appends the head as text. */
int bundle_write_head(const struct bundle *bundle, struct buffer *out,
                      struct error *error);
/* ERROR_FORMAT (bad_bundle), ERROR_CONFLICT (newer_version); the message begins with the
 * place in the file. Free `out` in any case. */
int bundle_read_head(const char *text, size_t length, struct bundle *out,
                     struct error *error);
/* Appends the path of the page: "/compare?control=…&test=…&…". */
void bundle_append_page(const struct bundle *bundle, struct buffer *out);

/* ---- the tar file ---- */

#define BUNDLE_BLOCK ((size_t)512)
#define BUNDLE_HEAD_NAME "tracediff.json"
/* "sets/<id>.db.gz". */
#define BUNDLE_NAME_SIZE 64
void bundle_entry_name(const char *id, char name[BUNDLE_NAME_SIZE]);
/* The header of an entry, which depends only on these two. */
void bundle_entry_header(const char *name, uint64_t length,
                         unsigned char header[BUNDLE_BLOCK]);
/* The same for a set, from the ERROR_DAMAGED that a stored set would give; replaces its
 * remedy. */
int bundle_refuse_set(struct error *error, const char *place);

/* ---- bundle pack ---- */

/* Packs stored sets and the view of their comparison into a bundle. */

struct store;

struct bundle_request {
    /* By enum pair_side: ids or labels of sets, or several of them between commas. */
    const char *const *names[2];
    size_t name_count[2];
    const struct given_parameter *view; /* see bundle_take_view() */
    size_t view_count;
    uint64_t reserve;       /* bytes of the disk that stay free */
    bool without_variables; /* nor what else may be private (store/set_build.h) */
    const char *directory;  /* for that: as in bundle_scratch() */
};

/* Writes the bundle into an empty file that is open for reading and writing; *length is
 * then its size. The same request of the same sets makes the same bytes. The digest of
 * every set file is checked first. Labels and tags are those of the catalogue.
 * ERROR_NOT_FOUND (unknown_set), ERROR_DAMAGED (set_damaged), ERROR_PARAMETER (bad_view),
 * ERROR_LIMIT (too_many_sets, too_large), ERROR_SPACE (disk_full). */
int bundle_pack(struct store *store, const struct bundle_request *request,
                struct budget *budget, int fd, uint64_t *length, struct error *error);

/* A file without a name, which disappears when it is closed: in `directory` (the spool of
 * a store), or in $TMPDIR or /tmp if `directory` cannot be written. */
int bundle_scratch(const char *directory, int *fd, struct error *error);

/* ---- bundle unpack ---- */

/* Reads a bundle. The caller is in the sandbox of a worker, or has no sandbox
 * (a command, a system without one): nothing here trusts the file.
 *
 * Every message begins with the place in the file and ends with the remedy. */

/* Appends the text of the head, after checking all entries: their names, order and sizes,
 * the zeros between them, and the end. `head` takes at least BUNDLE_HEAD_MAX bytes.
 * ERROR_FORMAT (bad_bundle), ERROR_CONFLICT (newer_version). */
int bundle_unpack_head(const char *path, struct buffer *head, struct error *error);

/* Unpacks the set of that number into `draft`, an empty file that is open for writing and
 * has the path `draft_path`, and checks it: the size and digest in the head, everything
 * that set_look_at() requires of a set file, the structure of the database, and that the
 * id follows from its files. `out` is to be freed in any case. ERROR_FORMAT (bad_bundle),
 * ERROR_CONFLICT (older_version, newer_version). */
int bundle_unpack_set(const char *path, size_t number, int draft, const char *draft_path,
                      struct budget *budget, struct set_look *out, struct error *error);

#endif
