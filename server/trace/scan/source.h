/* Part of the stream: the file and its uncompressed bytes, one slot after another. One
 * thread fills the slots in turn; any thread finishes them in turn. */
#ifndef TRACEDIFF_TRACE_SCAN_SOURCE_H
#define TRACEDIFF_TRACE_SCAN_SOURCE_H

#include "base/error.h"
#include "base/progress.h"
#include "base/seal.h"
#include "trace/scan/inflate.h"
#include "trace/scan/slot.h"

#include <xxhash.h>

struct source {
    const char *name;
    struct progress *progress;
    int fd;
    struct inflater *inflater; /* NULL: not gzip */
    uint8_t *input;
    const uint8_t *input_next;
    size_t input_length;
    bool input_ended;
    /* The hashes of the uncompressed bytes and of the file. For a plain file they are the
     * same: the second is made only for gzip. */
    XXH3_state_t *raw_hash, *disk_hash;
    struct sealer *raw_sealer, *disk_sealer; /* NULL: no seals are wanted */
    struct stream_summary summary;
    index_function *index; /* NULL: no tokens */
    struct index_state index_state;
};

/* Opens a file and looks at its beginning; see stream_open(). Close it even if this
 * failed. */
int source_open(struct source *source, const char *path, const char *name,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct error *error);
void source_close(struct source *source);

/* Fills a slot with the next bytes; errno_value of the slot says whether that failed. */
void source_fill(struct source *source, struct slot *slot);

/* Makes hash and tokens of a slot that was filled. */
void source_finish_slot(struct source *source, struct slot *slot);

/* Makes the error for the errno_value of a slot. */
int source_failed(const struct source *source, int number, struct error *error);

/* After all slots are finished: reads the bytes after the end, and fills the summary. */
int source_finish(struct source *source, struct stream_summary *out, struct error *error);

#endif
