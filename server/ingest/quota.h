/* How much the names of a server may store (docs/server.md). */
#ifndef TRACEDIFF_INGEST_QUOTA_H
#define TRACEDIFF_INGEST_QUOTA_H

#include "base/error.h"
#include "ingest/upload_limits.h"

#include <stdint.h>

struct uploads;

/* Call it before the first upload. */
void quota_set(struct uploads *uploads, const struct quota *quota);
/* Bytes, of one name or of all together. */
struct quota_use {
    uint64_t allowed;              /* 0: no limit, and the rest is 0 */
    uint64_t stored, coming, left; /* coming: of uploads that are not stored yet */
    uint64_t sets;
};
/* What `user` ("" or NULL: unknown, without a limit) and all together have used. */
int quota_look(struct uploads *uploads, const char *user, struct quota_use *each,
               struct quota_use *all, struct error *error);
/* Whether `user` ("" or NULL: unknown; `each` does not apply) may store that many more
 * bytes, in addition to the stored bytes and the announced sizes of unfinished uploads.
 * ERROR_LIMIT (quota_reached) states the limit, the use, the need and the remedy. */
int quota_check(struct uploads *uploads, const char *user, uint64_t bytes,
                struct error *error);

#endif
