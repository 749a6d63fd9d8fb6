/* Single events: one recording read back from a set file. Reading ends with the error of
 * the budget (base/budget.h) when that is over. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_H
#define TRACEDIFF_STORE_SET_SET_LOAD_H

#include "base/budget.h"
#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdint.h>

struct store;

/* The columns of one file, decoded from its segments: names, shapes, inputs, ops, places,
 * copies, events (all columns), step_rows and steps are filled; cells and launch shapes
 * are not. They are exactly what trace_resolve() made, except for the numbering of ops,
 * names and shapes; a file with few rows has only those that it uses. Owned by the
 * caller. */
int set_load_recording(struct store *store, const char *id, uint32_t file,
                       struct budget *budget, struct trace_recording **out,
                       struct error *error);
/* The same without the numbers of correlations, which take a third of the time. Device
 * rows still have their links. */
int set_load_linked(struct store *store, const char *id, uint32_t file,
                    struct budget *budget, struct trace_recording **out,
                    struct error *error);
/* The same with the stored arguments (trace/decode/arguments.h): sequence numbers, types
 * and concrete inputs, instants `[memory]`, counters, facts of collectives. The other
 * functions leave them out: those lists are empty, and the types and values of ->inputs
 * are TRACE_NONE. */
int set_load_kept(struct store *store, const char *id, uint32_t file,
                  struct budget *budget, struct trace_recording **out,
                  struct error *error);
/* The counters alone, with nothing else in the recording; it outlives the budget. */
int set_load_counters(struct store *store, const char *id, uint32_t file,
                      struct budget *budget, struct trace_recording **out,
                      struct error *error);
/* The whole recording as trace_read() and trace_resolve() made it, to be written into
 * another set (set_writer.h): with cells, launch shapes and markers, and with only those
 * ops, names and shapes that the file uses. Its notes are those of the file; rank and
 * rank_source are those that the set settled. If names of the set were cut (a note
 * names_cut, shapes_cut or arguments_cut), they differ from the names in the trace. */
int set_load_whole(struct store *store, const char *id, uint32_t file,
                   struct budget *budget, struct trace_recording **out,
                   struct error *error);

#endif
