/* The metadata of a file without what may be private, to be given to others
 * (docs/store.md). */
#ifndef TRACEDIFF_TRACE_DECODE_METADATA_SHARE_H
#define TRACEDIFF_TRACE_DECODE_METADATA_SHARE_H

#include <stdbool.h>

/* Keeps only members that this program knows: not the name of the host or the user, not
 * the path of the trace, no variables of the recorder, and no flags but the recorder's
 * own. The text of a JSON object, which the caller frees; "{}" if `metadata` is none.
 * NULL: no memory. */
char *metadata_share(const char *metadata);

/* Whether a fact of the recorder ("flags.num_threads") is kept. */
bool metadata_shares_fact(const char *name);

#endif
