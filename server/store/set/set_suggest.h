/* Which marker a set without steps suggests (docs/semantics.md, section 3). Call add for
 * each file that is written and drop for files that are dropped again, then settle. */
#ifndef TRACEDIFF_STORE_SET_SET_SUGGEST_H
#define TRACEDIFF_STORE_SET_SET_SUGGEST_H

#include "base/error.h"
#include "base/strings.h"
#include "store/set/set_places.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The markers of the files of a set, until one is chosen. */
struct suggestion_marker {
    uint32_t name; /* in suggesting.names */
    uint8_t sort;  /* enum trace_marker_sort */
    uint64_t rows;
    int64_t total, longest; /* ns */
};
struct suggestion_file {
    uint32_t file;
    bool dropped;      /* it does not count after all */
    int64_t extent;    /* ns */
    size_t begin, end; /* in suggesting.markers */
};
struct suggestion {
    struct strings names;
    struct suggestion_marker *markers;
    size_t marker_count, marker_capacity;
    struct suggestion_file *files; /* with rows */
    size_t file_count, file_capacity;
    bool has_steps;     /* some file has */
    bool too_many;      /* nothing is suggested */
    const char *marker; /* the chosen one, in `names`; NULL: none */
    uint64_t rows;
};

void suggesting_init(struct suggestion *suggesting);
void suggesting_free(struct suggestion *suggesting);
int suggesting_add(struct suggestion *suggesting, uint32_t file,
                   const struct trace_recording *recording, struct error *error);
void suggesting_drop(struct suggestion *suggesting,
                     const struct set_duplicate_place *places, size_t count);
int suggesting_settle(struct suggestion *suggesting, struct error *error);

#endif
