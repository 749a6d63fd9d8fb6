/* A set file without what may be private, to be given to others
 * (trace/decode/metadata_share.h, docs/store.md). */
#ifndef TRACEDIFF_STORE_SET_SET_SHARE_H
#define TRACEDIFF_STORE_SET_SET_SHARE_H

#include "base/budget.h"
#include "base/error.h"

/* Changes a copy, which no one else has open and whose digest was cut off; nothing of
 * the old texts stays in it. The caller seals it (set_digest.h). */
int set_share(const char *path, struct budget *budget, struct error *error);

#endif
