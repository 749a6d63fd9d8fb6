/* The last step of writing a set, whether its files come from a folder, from shards, or
 * from other sets. */
#ifndef TRACEDIFF_INGEST_SETTLE_H
#define TRACEDIFF_INGEST_SETTLE_H

#include "ingest/ranks.h"
#include "store/set/set_contents.h"
#include "store/set/set_places.h"
#include "store/set/set_writer.h"

#include <stdint.h>

/* The files that count in a set. */
struct settled_files {
    struct rank_file *ranks;
    struct set_file_place *places;
    size_t count;
};

/* Room for `files`; to be freed, also after an error. */
int settle_init(struct settled_files *settle, size_t files, struct error *error);
void settle_free(struct settled_files *settle);
/* `file`: its number in the set. Call it in path order. */
void settle_add(struct settled_files *settle, size_t file, struct rank_file rank);
/* The input of settle_add() for a file, which may state a rank or not; `first_ns` of a
 * file without rows does not count. */
struct rank_file settle_rank(const char *name, enum trace_rank_source source,
                             int64_t rank, uint64_t rows, int64_t first_ns);
/* Settles ranks and spans, then set_writer_finish(). */
int settle_finish(struct settled_files *settle, struct set_writer *writer,
                  const char *label, struct set_contents *out, struct error *error);

#endif
