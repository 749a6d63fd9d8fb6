/* Questions about recordings, and files that live in memory: for unit tests and fuzzers.
 * Aborts if the condition is false. */
#ifndef TRACEDIFF_TESTS_RECORDING_TEXT_H
#define TRACEDIFF_TESTS_RECORDING_TEXT_H

#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- files that live in memory ---- */
struct memory_file {
    int fd;
    char path[40];
};
struct memory_file memory_file(const void *bytes, size_t length);
void memory_file_close(struct memory_file *file);
#define MEMORY_FILE __attribute__((cleanup(memory_file_close))) struct memory_file

/* ---- looking ---- */
const char *row_name(const struct trace_recording *recording, uint32_t row);
const char *row_category(const struct trace_recording *recording, uint32_t row);
const char *row_pid(const struct trace_recording *recording, uint32_t row);
const char *row_tid(const struct trace_recording *recording, uint32_t row);
const struct trace_op *row_op(const struct trace_recording *recording, uint32_t row);
const struct trace_place *row_place(const struct trace_recording *recording,
                                    uint32_t row);
/* INT64_MIN: none. */
int64_t row_correlation(const struct trace_recording *recording, uint32_t row);
/* NULL: none. Host rows only. */
const char *row_shape(const struct trace_recording *recording, uint32_t row);
const struct trace_copy *row_copy(const struct trace_recording *recording, uint32_t row);
/* 0: no such note. */
uint64_t note_count(const struct trace_recording *recording, const char *kind);
const char *note_example(const struct trace_recording *recording, const char *kind);
/* The step of a number, NULL if there is none. */
const struct trace_step *find_step(const struct trace_recording *recording,
                                   int64_t number);
/* The cell of (name, category) in steps[step], NULL if there is none. */
const struct trace_cell *find_cell(const struct trace_recording *recording, uint32_t step,
                                   const char *name, const char *category);

/* Whether two recordings hold the same events, in the same order, with the same notes and
 * counts; on a difference, says where in `why` (of 256 bytes). Numbering of names may
 * differ. */
bool same_recordings(const struct trace_recording *a, const struct trace_recording *b,
                     char why[256]);

#endif
