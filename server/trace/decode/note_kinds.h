/* What the notes of a file mean for its numbers. This is the only place that says which
 * notes are damage and which are harmless; the API, the pages, the report and the
 * terminal all use it. */
#ifndef TRACEDIFF_TRACE_DECODE_NOTE_KINDS_H
#define TRACEDIFF_TRACE_DECODE_NOTE_KINDS_H

#include <stdbool.h>

struct trace_note_kind {
    const char *kind;   /* as in struct trace_note */
    bool affects;       /* sums, counts or times of the file are not what was recorded */
    bool may_lack_rows; /* whole steps or devices may be missing */
    const char *words;  /* the finding, without a full stop */
    const char *effect; /* a sentence about the numbers; NULL: none */
};

/* Never NULL: an unknown kind is harmless, and its words are "". */
const struct trace_note_kind *trace_note_kind(const char *kind);

#endif
