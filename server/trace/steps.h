#ifndef TRACEDIFF_TRACE_STEPS_H
#define TRACEDIFF_TRACE_STEPS_H

#include "base/error.h"
#include "trace/recording.h"

#include <stdbool.h>

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
 * Notes how much of the device's time is in no window. */
int steps_resolve(struct trace_recording *recording, struct step_pieces *pieces,
                  struct error *error);
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
