/* docs/semantics.md §16.1 read word by word: what happens at each nanosecond of each
 * sample, worked out again from all rows for each of them. Uses nothing of
 * server/account/. slow_meet.h has §16.2. */
#ifndef TRACEDIFF_TESTS_SLOW_ACCOUNT_H
#define TRACEDIFF_TESTS_SLOW_ACCOUNT_H

#include "account_program.h"
#include "naive.h"

#include <stdbool.h>
#include <stdint.h>

#define SLOW_SAMPLES ACCOUNT_SAMPLES
#define SLOW_FILES 2

enum slow_sort { SLOW_OPERATOR, SLOW_ANNOTATION, SLOW_FUNCTION, SLOW_MODULE, SLOW_OTHER };

/* A file, and what its host rows are. */
struct slow_file {
    struct naive naive;
    bool *is_step; /* by row: a step row, or named like one: no call */
    uint32_t *lane;
    uint32_t *above;  /* by row: the call around it; TRACE_NONE */
    int64_t *numbers; /* by step row */
    uint32_t sample_of_step[SLOW_SAMPLES + 1];
};

/* Times of one place, by sample. Rows are those of the file; TRACE_NONE: none. */
struct slow_place {
    int file;
    const char *part, *sort; /* sort "": a device row runs */
    uint32_t work, call, before, after;
    int64_t ns[SLOW_SAMPLES];
};

struct slow_side {
    struct slow_file files[SLOW_FILES];
    int file_count;
    struct slow_place *places;
    size_t place_count;
};

/* Adds a file. `marker`: the steps are those of account_program.h's marker. */
void slow_side_add(struct slow_side *side, const struct trace_recording *recording,
                   bool marker);
/* Books the samples of the file that was added last. `sample_of_step`: like
 * account_record()'s, UINT32_MAX: not chosen. */
void slow_side_book(struct slow_side *side, const uint32_t *sample_of_step);
void slow_side_free(struct slow_side *side);

/* ---- questions about host rows ---- */
enum slow_sort slow_sort_of(const struct slow_file *file, uint32_t row);
/* Whether a row stands before another in the order (ts, longer first, file). */
bool slow_stands_before(const struct slow_file *file, uint32_t a, uint32_t b);
/* The number of the step that a row belongs to (§3); INT64_MIN: none. */
int64_t slow_step_of(const struct slow_file *file, uint32_t row);
/* The part of its time in a file without device rows; TRACE_NONE: no call. */
const char *slow_host_part(const struct slow_file *file, uint32_t call);
bool slow_is_transport(const struct slow_file *file, uint32_t row);
/* "only waits for the device" */
bool slow_drains(const struct slow_file *file, uint32_t row);
/* "step rows (and ProfilerStep#N) are no calls" */
bool slow_is_call(const struct slow_file *file, uint32_t row);

#endif
