/* Helpers of the unit tests: traces as texts, read through the real reader, and questions
 * about the recordings that come out. */
#ifndef TRACEDIFF_TESTS_TRACE_TEXT_H
#define TRACEDIFF_TESTS_TRACE_TEXT_H

#include "base/buffer.h"
#include "base/error.h"
#include "trace/read.h"
#include "trace/recording.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* ---- files that live in memory ---- */
struct memory_file {
    int fd;
    char path[40];
};
struct memory_file memory_file(const void *bytes, size_t length);
void memory_file_close(struct memory_file *file);
#define MEMORY_FILE __attribute__((cleanup(memory_file_close))) struct memory_file

/* Deflates to one gzip member, appended to `out`. */
void append_gzip(struct buffer *out, const void *bytes, size_t length);

/* ---- reading ---- */
/* The recording of a text, resolved; fails the test when it cannot be read. */
struct trace_recording *read_text(const char *text);
struct trace_recording *read_bytes(const void *bytes, size_t length);
/* Not resolved; returns what trace_read_with() returned. `options` may be NULL. */
int try_bytes(const void *bytes, size_t length, const struct trace_read_options *options,
              struct trace_recording **out, struct error *error);
/* Reads what must be refused; fails the test when it is not. */
void refuse_bytes(const void *bytes, size_t length, struct error *error);
/* A local that frees itself; must be initialised. */
void recording_release(struct trace_recording **recording);
#define RECORDING __attribute__((cleanup(recording_release))) struct trace_recording *

/* ---- writing events ---- */
#define TEXT_MAX ((size_t)64 << 20)
/* Appends {"ph":"X","cat":…,"name":…,"pid":…,"tid":…,"ts":…,"dur":…,"args":{…}} and a
 * comma in front of it if there is an event already. `args`: the members, or NULL. */
void add_event(struct buffer *out, const char *category, const char *name, int pid,
               int tid, const char *ts, const char *dur, const char *args);

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
void assert_quality(const struct trace_recording *recording, uint64_t kept,
                    uint64_t repaired, uint64_t dropped, uint64_t invalid,
                    uint64_t ignored);
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

/* ---- chance, the same on every machine ---- */
struct chance {
    uint64_t state;
};
uint64_t chance_next(struct chance *chance);
/* 0 .. below - 1 */
unsigned chance_below(struct chance *chance, unsigned below);

#endif
