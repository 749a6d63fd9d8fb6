/* Inside the stream: the file, and what it says uncompressed, one slot after the other.
 * The slots are filled in turn by one thread and finished in turn by any. */
#ifndef TRACEDIFF_TRACE_SCAN_SOURCE_H
#define TRACEDIFF_TRACE_SCAN_SOURCE_H

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
    /* Of what comes out, and of the file; of a plain one these are the same, and the
     * second is made of gzip only. */
    XXH3_state_t *raw_hash, *disk_hash;
    struct sealer *raw_sealer, *disk_sealer; /* NULL: nobody wants seals */
    struct stream_summary summary;
    index_function *index; /* NULL: no tokens */
    struct index_state index_state;
};

/* Opens a file and looks at its beginning; see stream_open(). To be closed even where
 * that failed. */
int source_open(struct source *source, const char *path, const char *name,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct error *error);
void source_close(struct source *source);

/* Fills a slot with the next bytes; its errno_value says whether that failed. */
void source_fill(struct source *source, struct slot *slot);

/* Makes hash and tokens of a slot that was filled. */
void source_finish_slot(struct source *source, struct slot *slot);

/* The error that the errno_value of a slot is. */
int source_failed(const struct source *source, int number, struct error *error);

/* When all slots are finished: reads what is behind the end, and sums up. */
int source_finish(struct source *source, struct stream_summary *out, struct error *error);

#endif
