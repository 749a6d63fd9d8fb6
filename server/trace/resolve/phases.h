/* Phases of a language-model server, from the names of its annotations
 * (docs/semantics.md §15). */
#ifndef TRACEDIFF_TRACE_RESOLVE_PHASES_H
#define TRACEDIFF_TRACE_RESOLVE_PHASES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum trace_phase {
    TRACE_PHASE_PREFILL,
    TRACE_PHASE_DECODE,
    TRACE_PHASE_MIXED,
    TRACE_PHASE_VERIFY,
    TRACE_PHASE_DRAFT,
    TRACE_PHASE_EMPTY,
    TRACE_PHASES
};

/* What a name says about a call. */
struct trace_phase_call {
    enum trace_phase phase;
    const char *form; /* the pattern that the name has; static */
    int64_t requests; /* -1: not stated */
    int64_t tokens;   /* that the call computes: prompt and new ones; -1: not stated */
};

/* The category of the rows that may be phases. */
#define TRACE_PHASE_CATEGORY "user_annotation"

/* False: the name of an annotation is not that of a phase. */
bool trace_phase_read(const char *name, size_t length, struct trace_phase_call *out);
/* "decode". */
const char *trace_phase_word(enum trace_phase phase);

/* How a host row fits a marker (docs/semantics.md §3): a marker name, or `phase:` and the
 * word of a phase. */
enum trace_marker_fit {
    TRACE_MARKER_OTHER,
    TRACE_MARKER_AROUND, /* not a step row, and neither is any row below it */
    TRACE_MARKER_FITS,   /* a step row if no such row is above it */
    TRACE_MARKER_FAILED  /* no memory */
};
/* Whether a marker chooses a phase: such markers also suit recordings with step rows. */
bool trace_marker_is_phase(const char *marker);
enum trace_marker_fit trace_marker_fits(const char *marker, const char *category,
                                        const char *name, size_t length);

#endif
