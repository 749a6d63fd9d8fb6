/* Slices whose begin and end are events of their own: phases B and E of JSON, and track
 * events of Perfetto. A begin becomes a row at once; its end sets the duration later.
 *
 * JSON is paired as Perfetto pairs it: on each thread, in order of time and, at equal
 * times, of the file, an end closes the last slice that is open and has its name and
 * category, if it states them.
 *
 * PyTorch writes Perfetto's protobuf in groups: all begins of a kind, then all their ends
 * in the same order, so that order of time closes the wrong one of two slices that touch
 * or overlap. So the k-th end of a run belongs to the k-th begin of the run before it,
 * where the tracks agree and no end is before its begin; files that are not in groups are
 * paired by time. Whatever is sorted by time and could be either is decided at the end,
 * by the whole file.
 *
 * Memory: 40 bytes for each begin and end of a group, or of a file that is paired by
 * time. */
#ifndef TRACEDIFF_TRACE_SLICES_H
#define TRACEDIFF_TRACE_SLICES_H

#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum slice_sort { SLICE_BEGIN, SLICE_END, SLICE_CLOSED /* an end with its begin */ };

struct slice_mark {
    int64_t ts;
    uint64_t track;
    uint32_t row;            /* of a begin; TRACE_NONE: it is no row */
    uint32_t name, category; /* in recording.names; TRACE_NONE: not stated */
    uint32_t joins;          /* of an end: index + 1 of its arguments; 0: it has none */
    uint32_t order;          /* in the file */
    uint32_t sort;           /* enum slice_sort */
};

/* What an end may add to its row, as the columns of a recording have it. */
struct slice_join {
    uint32_t place, correlation, inputs;
};

struct slices {
    struct slice_mark *marks;
    size_t count, capacity;
    size_t group;  /* the marks from here on are the current group */
    size_t begins; /* how many of them are begins */
    struct slice_join *joins;
    size_t join_count, join_capacity;
    uint32_t marked, groups;
    bool in_groups;    /* the writer may write groups */
    bool other_writer; /* names are not interned: begins and ends are in order of time */
    bool not_grouped;  /* a group failed */
    uint64_t by_time;  /* slices of a file with groups that were paired by time */
    uint64_t unended, unbegun, too_long;
};

void slices_free(struct slices *slices);
/* Adds a begin or an end; false when memory is refused. */
bool slices_add(struct slices *slices, const struct slice_mark *mark,
                struct trace_recording *recording);
bool slices_add_join(struct slices *slices, const struct slice_join *join,
                     struct slice_mark *mark);
/* Pairs what is left. Rows without an end have a negative duration then. False when
 * memory is refused. Costs n log n. */
bool slices_finish(struct slices *slices, struct trace_recording *recording);
/* Removes the rows with a negative duration, and counts them as dropped. */
void slices_remove_rows(struct trace_recording *recording);
/* Removes the rows without an end, and says how many in the notes. */
void slices_remove_unended(struct slices *slices, struct trace_recording *recording);

#endif
