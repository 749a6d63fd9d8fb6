/* Writes one file of an upload to the spool. Every function may be called from any
 * thread; two files may be written at once. */
#ifndef TRACEDIFF_INGEST_UPLOAD_WRITER_H
#define TRACEDIFF_INGEST_UPLOAD_WRITER_H

#include "base/buffer.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct uploads;
struct upload_writer;
struct upload_part {
    int64_t length; /* of this body; -1: not declared */
    bool encoded; /* the body is gzipped for the transfer: stored unchanged, whole or not
                     at all */
    bool ranged;  /* Content-Range was sent: */
    uint64_t first, last, total;
};
/* A later writer of the same file takes over from an earlier one, whose next piece fails.
 * ERROR_NOT_FOUND (unknown_upload, unknown_file), ERROR_CONFLICT (already_committed,
 * wrong_offset), ERROR_PARAMETER (wrong_size, bad_range), ERROR_SPACE. */
int upload_writer_open(struct uploads *uploads, const char *id, const char *name,
                       const struct upload_part *part, struct upload_writer **out,
                       struct error *error);
int upload_writer_write(struct upload_writer *writer, const char *bytes, size_t length,
                        struct error *error);
/* Call it when the body has ended correctly. Appends the JSON of the file. */
int upload_writer_finish(struct upload_writer *writer, struct buffer *json,
                         struct error *error);
/* The bytes that arrived stay. NULL is fine. */
void upload_writer_close(struct upload_writer *writer);

#endif
