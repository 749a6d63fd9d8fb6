/* Facts about the files of a set that are settled after all were read. */
#ifndef TRACEDIFF_STORE_SET_SET_PLACES_H
#define TRACEDIFF_STORE_SET_SET_PLACES_H

#include "base/seal.h"
#include "trace/decode/recording.h"

#include <stdint.h>

/* A file that does not count, because it has the bytes of another one. */
struct set_duplicate_place {
    uint32_t file, same_as; /* that one */
    const char *name;
    uint64_t disk_bytes, disk_hash[2]; /* as in struct trace_recording */
    struct seal disk_seal;
};

/* Settled after all files were read. */
struct set_file_place {
    uint32_t file;
    int64_t rank;
    uint32_t span;
    enum trace_rank_source rank_source;
};

#endif
