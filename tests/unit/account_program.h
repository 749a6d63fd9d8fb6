/* Small random recordings for the tests of the account (docs/semantics.md §16): threads
 * with nested and overlapping calls of every sort, launches, device rows of three kinds
 * on several streams, step rows of several threads, markers. Times in ns. */
#ifndef TRACEDIFF_TESTS_ACCOUNT_PROGRAM_H
#define TRACEDIFF_TESTS_ACCOUNT_PROGRAM_H

#include "trace_text.h"

#define ACCOUNT_MARKER "train"
#define ACCOUNT_SAMPLES 16 /* at most, of a side */

/* What both sides of a program share. */
struct account_program {
    struct chance chance;
    uint64_t seed;
    bool is_alike; /* both sides have nearly the same rows */
    bool has_device, is_marked, has_steps, is_wrapped[2], has_own_rows;
    int threads, calls, work;
    /* The caller may set these: all times are multiplied, then moved. */
    int64_t scale, shift;
    bool is_renamed; /* other threads and processes, in another order */
};

void account_program_begin(struct account_program *program, uint64_t seed);
/* A file of a side, resolved; the steps are those of the marker if it is marked. */
struct trace_recording *account_program_read(struct account_program *program, int side,
                                             int file);
/* The samples of a file: the whole of it, or some of its steps; `samples` are there
 * already. Returns how many there are now. */
uint32_t account_program_choose(struct account_program *program,
                                const struct trace_recording *recording, uint32_t samples,
                                uint32_t *sample_of_step);

#endif
