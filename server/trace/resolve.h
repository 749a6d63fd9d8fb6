#ifndef TRACEDIFF_TRACE_RESOLVE_H
#define TRACEDIFF_TRACE_RESOLVE_H

#include "base/error.h"
#include "base/system.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- order ---- */

/* Rows in order of time. */

/* Sorts row numbers by (ts, longer first, row). Rows come in runs that are sorted already
 * (a profiler writes one kind of event after the other), so this is a merge sort of
 * natural runs. `scratch` has room for count / 2 + 1 numbers. */
void order_rows(const struct trace_events *events, uint32_t *rows, size_t count,
                uint32_t *scratch);

/* Sorts rows that have a correlation by (correlation, row), in the same way. A wide
 * number is compared by its bits and comes after a narrow one with the same bits. */
void order_by_correlation(const struct trace_recording *recording, uint32_t *rows,
                          size_t count, uint32_t *scratch);

/* Compares two numbers of places by device, then stream, for qsort_r() with
 * recording.places: 0 if they are one stream. */
int order_compare_streams(const void *a, const void *b, void *places);

/* ---- nest ---- */

/* Which host row contains which (docs/semantics.md §5): self times and launching
 * operators. */

/* Called for each host row in the order of its thread (ts, longer first, row).
 * `parent`: the row that contains it, or TRACE_NONE; `operator_row`: the innermost cpu_op
 * row of this row, its parent, the parent's parent and so on, or TRACE_NONE. */
typedef void nest_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row);

/* Walks the host rows of every (pid, tid) in turn and calls `visit` (may be NULL). With
 * `set_self`, writes events.self. Memory: 6 bytes per host row, and 40 per level of
 * nesting. The budget of a recording that was read back from a set ends it. */
int nest_rows(struct trace_recording *recording, bool set_self, nest_visit *visit,
              void *context, struct error *error);

/* The same in parts, for several threads. All of them call `visit` at the same time, for
 * rows of different (pid, tid). */
struct nest_plan;
int nest_plan_new(struct trace_recording *recording, bool set_self, nest_visit *visit,
                  void *context, struct nest_plan **out, struct error *error);
/* Handles one (pid, tid) after another, the largest first, until none is left. Each
 * calling thread needs 2 bytes per row of the largest one. 0, or -1 when memory is
 * refused or the budget is over: then no thread starts another one. */
int nest_plan_work(struct nest_plan *plan);
void nest_plan_free(struct nest_plan *plan); /* NULL is fine */

/* ---- markers ---- */

/* Markers: rows that make the steps of a recording without step rows (docs/semantics.md
 * §3). */

/* Fills recording.markers: the names whose rows could be the steps of this file. Does
 * nothing if the file has step rows. Takes n log n, about as long as nest_rows(). */
int markers_find(struct trace_recording *recording, struct error *error);

/* The time that the rows of a marker cover, of that from the start of the first one to
 * the last end, ns; at most INT64_MAX. */
struct marker_cover {
    int64_t covered, whole;
};

/* Replaces step rows, steps and cells by those of a marker (names.h), and counts device
 * rows without a step again. The rows must be linked and have self times. A file without
 * such rows gets only its pseudo-step. Does not touch the launch shapes. Adds to `cover`.
 */
int markers_make_steps(struct trace_recording *recording, const char *marker,
                       enum marker_until until, struct marker_cover *cover,
                       struct error *error);

/* ---- overlaps ---- */

/* Cuts the rows of each stream at the start of the next one, as the writer of .pftrace
 * files does, and resolves a recording again that was read back from a set. Graph nodes
 * count as rows, annotations and syncs do not. Costs n log n. */
int overlaps_cut(struct trace_recording *recording, struct error *error);

/* ---- resolve ---- */

/* Facts that are known only after the whole file is read. */

/* Links launches, nests host rows, attributes steps, splits step time, sums cells and
 * launch shapes. Called once after trace_read(). */
int trace_resolve(struct trace_recording *recording, struct progress *progress,
                  struct error *error);
/* The same on two threads, if there are enough rows. */
int trace_resolve_with(struct trace_recording *recording, bool two_threads,
                       struct progress *progress, struct error *error);

/* ---- rows ---- */

/* Rows that cannot be (docs/semantics.md §23): each is left out or mended, and noted. */

/* Leaves out rows that lie far from all others. */
void rows_leave_out_far(struct trace_recording *recording);

/* What a call of a launching category makes on the device. */
enum launch_sort {
    LAUNCH_NONE,  /* the row is no launch */
    LAUNCH_OTHER, /* nothing, or not always: a memset that a graph captures, an event */
    LAUNCH_WORK,  /* one row: a kernel or a copy */
    LAUNCH_GRAPH, /* a row for each node */
    LAUNCH_BEGINS_CAPTURE,
    LAUNCH_ENDS_CAPTURE
};

/* The launches of a file, in any order, and what they made. */
struct linked {
    struct trace_recording *recording;
    const uint8_t *sorts; /* by op: enum launch_sort */
    const uint32_t *rows;
    uint32_t *made; /* how many device rows each has */
    size_t count;
    uint64_t device_rows, linked; /* their number; those with a launch */
    int64_t first;                /* start of the first of these */
};
/* Notes launches that have no device row although such calls make one. */
void rows_note_lost(const struct linked *linked, struct arena *arena);

/* Cuts device rows that run over later ones of their stream; notes rows that begin before
 * their launch, and overlaps. `order`: all device rows, in order of time, linked to their
 * launches. Does nothing to rows that were mended before. */
void rows_mend(struct trace_recording *recording, const uint32_t *order, size_t count);

/* ---- steps ---- */

/* Steps and the attribution of rows to them (docs/semantics.md §3). */

/* Which interval of a step row: the host's own, or its window. */
enum step_clock { STEP_HOST, STEP_WINDOW };

/* Time cut into pieces, each of one step: that of the latest-starting interval there. */
struct step_piece {
    int64_t start, end;
    uint32_t step; /* index into recording.steps, 1 or more */
};
struct step_pieces {
    struct step_piece *pieces; /* in order of time, without overlap */
    size_t count;
    /* The result of the last search: the step of the times from `from` up to `until`.
     * Rows come nearly in order of time. */
    int64_t from, until;
    uint32_t step;
};

/* The index in recording.steps of a number that a step has. */
uint32_t step_of_number(const struct trace_recording *recording, int64_t number);

/* A piece of the union of the intervals of a step's rows. */
struct step_union {
    int64_t number, start, end;
    uint32_t step; /* index into recording.steps, 1 or more */
};
/* The pieces of all steps, those of a step without overlap, in order of (step, start);
 * each step has at least one, perhaps without length. The caller frees them. */
int step_unions_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_union **out, size_t *out_count, struct error *error);

/* Rows belong to steps by STEP_HOST (docs/semantics.md §3), time by STEP_WINDOW (§19). */
int step_pieces_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_pieces *out, struct error *error);
void step_pieces_free(struct step_pieces *pieces);

/* The step of the piece at a time, 0 for none. */
uint32_t step_pieces_find(struct step_pieces *pieces, int64_t time);

/* The step of a row: of its launch for device rows. 0 for none. */
uint32_t step_of_row(const struct trace_recording *recording, struct step_pieces *pieces,
                     uint32_t row);

/* ---- busy ---- */

/* The steps of a recording, and the split of their time. */

/* Makes the windows of the step rows (docs/semantics.md §19), the steps, `pieces` (the
 * caller frees them, also after an error), and splits the time of every step into
 * compute, exposed communication, exposed memory and idle (§6). The rows must be linked.
 * Notes how much of the device's time is in no window. `mend`: mends the rows first. */
int steps_resolve(struct trace_recording *recording, bool mend,
                  struct step_pieces *pieces, struct error *error);
/* Notes how much of the recording the steps of a marker cover, if that is under half. */
int steps_note_marker(struct trace_recording *recording, struct error *error);

/* ---- waits ---- */

/* Which host rows only wait: for the device, for another thread, for a file. A wait takes
 * as long as the thing that it waits for, so it is never named as a cause. Pure. */

/* Whether a host row only waits, by its canonical category and its name: synchronising
 * calls of the runtime (`cudaStreamSynchronize`), and Python's waits for other threads
 * and processes (`threading.py(320): wait`, `<method 'poll' of 'select.epoll' …>`,
 * `acquire`, `select`, `join`); and the backlog. */
bool trace_is_wait(const char *category, const char *name);
/* Whether a host row is `Command Buffer Full` (category overhead): the host waits because
 * the queue of the device is full. */
bool trace_is_backlog(const char *category, const char *name);

#endif
