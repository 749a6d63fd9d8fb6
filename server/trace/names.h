#ifndef TRACEDIFF_TRACE_NAMES_H
#define TRACEDIFF_TRACE_NAMES_H

#include "base/array.h"
#include "base/text.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- names ---- */

/* Names of host rows without the parts that differ from run to run (docs/semantics.md
 * §4). */

/* Appends the name with each memory address as `0x…` (U+2026): `0x` and 6 to 16 hex
 * digits, with no ASCII letter, digit or `_` right before or after. False: the name has
 * none, and nothing was appended. */
bool trace_merge_addresses(struct buffer *out, const char *name, size_t length);

/* What is the name of a row: rows of one name and category are one. */
struct row_naming {
    bool use_short_name;  /* of kernels, in place of the name */
    bool merge_addresses; /* host rows whose names differ by an address only are one */
};

/* Appends the name of the row that an op belongs to. The buffer has `bytes` even if the
 * name is empty. */
#define TRACE_ROW_NAME_MAX (2 * TRACE_NAME_MAX)
void trace_row_name(struct buffer *out, const struct trace_recording *recording,
                    const struct trace_op *op, struct row_naming naming);

/* Appends the marker name (docs/semantics.md §3) of a host row: addresses merged, without
 * a number at its end and the separators around it, unless nothing would be left. */
void trace_marker_name(struct buffer *out, const char *name, size_t length);

/* The number in `table` of an op's name as rows show it: addresses in names of host rows
 * are merged. STRINGS_NONE when memory is refused. */
uint32_t trace_add_merged_name(struct strings *table,
                               const struct trace_recording *recording,
                               const struct trace_op *op);

/* ---- phases ---- */

/* Phases of a language-model server, from the names of its annotations
 * (docs/semantics.md §15). */

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
/* Where a step of a marker ends: with its row; or where the next one begins, and the last
 * row is no step. */
enum marker_until {
    MARKER_UNTIL_END,
    MARKER_UNTIL_NEXT,
    MARKER_UNTIL_CHOSEN /* asked for: by how much of the time the rows cover */
};
/* What makes the steps of a set. */
struct step_marker {
    const char *name; /* NULL: none; the set has its own steps, or none */
    enum marker_until until;
};
/* "end", "next", NULL. */
extern const char *const marker_until_words[];

/* Whether a marker chooses a phase: such markers also suit recordings with step rows. */
bool trace_marker_is_phase(const char *marker);
enum trace_marker_fit trace_marker_fits(const char *marker, const char *category,
                                        const char *name, size_t length);

#endif
