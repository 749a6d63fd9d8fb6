/* Reads a bundle (bundle.h). The caller is in the sandbox of a worker, or has no sandbox
 * (a command, a system without one): nothing here trusts the file.
 *
 * Every message begins with the place in the file and ends with the remedy. */
#ifndef TRACEDIFF_INGEST_BUNDLE_UNPACK_H
#define TRACEDIFF_INGEST_BUNDLE_UNPACK_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "store/set/set_look.h"

#include <stddef.h>

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
