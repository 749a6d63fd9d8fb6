/* See settle.h. */
#include "ingest/settle.h"

#include <stdlib.h>

int settle_init(struct settled_files *settle, size_t files, struct error *error)
{
    *settle = (struct settled_files){.ranks = calloc(files + 1, sizeof *settle->ranks),
                                     .places = calloc(files + 1, sizeof *settle->places)};
    return settle->ranks == NULL || settle->places == NULL ? error_set_memory(error) : 0;
}

void settle_free(struct settled_files *settle)
{
    free(settle->ranks);
    free(settle->places);
}

void settle_add(struct settled_files *settle, size_t file, struct rank_file rank)
{
    settle->places[settle->count].file = (uint32_t)file;
    settle->ranks[settle->count++] = rank;
}

struct rank_file settle_rank(const char *name, enum trace_rank_source source,
                             int64_t rank, uint64_t rows, int64_t first_ns)
{
    bool stated = source == TRACE_RANK_STATED;

    return (struct rank_file){.name = name,
                              .source = stated ? TRACE_RANK_STATED : TRACE_RANK_ASSUMED,
                              .rank = stated ? rank : 0,
                              .first_ns = rows > 0 ? first_ns : INT64_MAX};
}

int settle_finish(struct settled_files *settle, struct set_writer *writer,
                  const char *label, struct set_contents *out, struct error *error)
{
    if (ranks_settle(settle->ranks, settle->count) != 0) {
        set_writer_abort(writer);
        return error_set_memory(error);
    }
    for (size_t i = 0; i < settle->count; i++) {
        settle->places[i].rank = settle->ranks[i].rank;
        settle->places[i].span = settle->ranks[i].span;
        settle->places[i].rank_source = settle->ranks[i].source;
    }
    return set_writer_finish(writer, settle->places, settle->count, label, out, error);
}
