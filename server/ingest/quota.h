/* How much the names of a server may store (docs/shared.md). */
#ifndef TRACEDIFF_INGEST_QUOTA_H
#define TRACEDIFF_INGEST_QUOTA_H

#include "base/error.h"
#include "ingest/upload_limits.h"

#include <stdint.h>

struct uploads;

/* Before the first upload. */
void quota_set(struct uploads *uploads, const struct quota *quota);
/* Whether `user` ("" or NULL: nobody, whom `each` does not bind) may store so many bytes
 * more: with what is stored, and with the announced sizes of the uploads that are not
 * stored yet. ERROR_LIMIT (quota_reached) names limit, use and what helps. */
int quota_check(struct uploads *uploads, const char *user, uint64_t bytes,
                struct error *error);

#endif
