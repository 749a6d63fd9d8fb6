/* Part of the stream: one block of uncompressed bytes, room in front of it for bytes that
 * are carried over, and the tokens of both. */
#ifndef TRACEDIFF_TRACE_SCAN_SLOT_H
#define TRACEDIFF_TRACE_SCAN_SLOT_H

#include "trace/scan/index.h"
#include "trace/scan/window.h"

#define SLOT_BLOCK ((size_t)128 << 10)
#define SLOT_HEADROOM ((size_t)256 << 10)
#define SLOT_PADDING ((size_t)64)
#define SLOT_TOKENS_HEADROOM ((size_t)16 << 10) /* for the carried bytes */
#define SLOT_TOKENS_ROOM                                                                 \
    (SLOT_TOKENS_HEADROOM + SLOT_BLOCK + INDEX_SENTINELS + INDEX_ROOM)

struct slot {
    uint8_t *bytes;   /* SLOT_HEADROOM + SLOT_BLOCK + SLOT_PADDING */
    size_t length;    /* of the block */
    uint32_t *tokens; /* SLOT_TOKENS_ROOM; the block's begin after the headroom */
    uint8_t *kinds;
    size_t token_count;
    bool at_end;
    int errno_value; /* of a failed read; 0: fine */
};

/* Allocates the memory of a slot that has none: small files need only one slot. 0 or
 * -1. */
int slot_allocate(struct slot *slot, bool with_tokens);
void slot_free(struct slot *slot);

/* Puts the tokens of the carried bytes in front of those of the block, so that the window
 * has both. The carried bytes were at `from` in the window and now begin at `start`. */
void slot_glue_tokens(struct slot *slot, size_t start, size_t from,
                      struct stream_window *window);

#endif
