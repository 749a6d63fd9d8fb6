#ifndef TRACEDIFF_INTAKE_UNPACK_H
#define TRACEDIFF_INTAKE_UNPACK_H

#include "base/error.h"
#include "intake/folder.h"

#include <stddef.h>
#include <stdint.h>

/* ---- unpack ---- */

/* Unpacks an archive of traces: tar, plain or packed with gzip, zstd, xz or bzip2, and
 * zip. libarchive reads it, in the sandboxed process (worker.h), which may write into one
 * open file alone, the pool. The server then makes files of the pool. */

/* As many as an upload may have. */
#define UNPACK_FILES_MAX 4096
#define UNPACK_PIECES_MAX ((size_t)1 << 20)

/* The pool is made of pieces, one after another. */
struct unpacked_piece {
    uint64_t file, bytes; /* a number in `names` */
};

struct unpacked {
    char **names; /* in the archive, of traces and of files beside them */
    size_t count, capacity;
    struct unpacked_piece *pieces;
    size_t piece_count, piece_capacity;
    struct left_out_files left_out;
    char *failure; /* why the archive was not read to its end; NULL: it was */
};
void unpacked_free(struct unpacked *unpacked);

/* Loads libarchive, which a sandbox would not let in later. ERROR_FORMAT (not_unpacked).
 */
int unpack_load(struct error *error);

/* Writes the traces of the archive `path` into the pool. What an archive has before the
 * place where it ends early or is damaged counts; `failure` then says so. `name` is for
 * messages. `out` is to be freed in any case. ERROR_FORMAT (no_traces, not_an_archive,
 * not_unpacked: this build has no libarchive), ERROR_LIMIT (too_many_files,
 * inflates_too_far). */
int unpack_archive(const char *path, const char *name, int pool, struct unpacked *out,
                   struct error *error);

/* Writes each rank of a trace of several ranks into the pool, as a trace of its own
 * (trace/split.h). ERROR_FORMAT (not_split): it cannot be told which rows are whose. */
int unpack_ranks(const char *path, const char *name, int pool, struct unpacked *out,
                 struct error *error);

#endif
