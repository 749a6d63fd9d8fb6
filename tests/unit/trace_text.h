/* Helpers of the unit tests: traces as texts, read through the real reader, and questions
 * about the recordings that come out. */
#ifndef TRACEDIFF_TESTS_TRACE_TEXT_H
#define TRACEDIFF_TESTS_TRACE_TEXT_H

#include "base/error.h"
#include "base/text.h"
#include "recording_text.h"
#include "trace/read.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

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

void assert_quality(const struct trace_recording *recording, uint64_t kept,
                    uint64_t repaired, uint64_t dropped, uint64_t invalid,
                    uint64_t ignored);
/* ---- chance, the same on every machine ---- */
struct chance {
    uint64_t state;
};
uint64_t chance_next(struct chance *chance);
/* 0 .. below - 1 */
unsigned chance_below(struct chance *chance, unsigned below);

#endif
