#ifndef TRACEDIFF_TRACE_KINDS_H
#define TRACEDIFF_TRACE_KINDS_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- kinds ---- */

/* The meaning of categories and names (docs/semantics.md §2, §4). Pure functions. */

enum trace_side {
    TRACE_HOST,   /* device type CPU */
    TRACE_DEVICE, /* device type GPU: work that a device does */
    TRACE_NEITHER /* only under device type ALL: annotations and syncs of a device */
};

enum trace_kind {
    TRACE_KIND_NONE,
    TRACE_KIND_COMPUTATION,
    TRACE_KIND_COMMUNICATION,
    TRACE_KIND_MEMORY
};

/* "", "COMPUTATION", "COMMUNICATION", "MEMORY". */
const char *trace_kind_name(enum trace_kind kind);

/* The canonical category: lower case, old names mapped. Writes at most `size` - 1 bytes
 * and a NUL; returns the length. */
size_t trace_category_canonical(const char *category, size_t length, char *out,
                                size_t size);

enum trace_side trace_category_side(const char *canonical);

/* Whether a canonical category is that of a launch: *_runtime or *_driver. */
bool trace_category_is_launch(const char *canonical);

/* Kind of a device row. `collective`: its `Collective name` argument is not empty. */
enum trace_kind trace_kind_of(const char *canonical_category, const char *name,
                              size_t length, bool collective);

/* Appends the short name (docs/semantics.md §4). It also depends on the category, since
 * annotations (user_annotation, gpu_user_annotation) keep their name. So it belongs to an
 * op (name, category), not to a name. */
void trace_short_name(struct buffer *out, const char *canonical_category,
                      const char *name, size_t length);

/* ---- note kinds ---- */

/* What the notes of a file mean for its numbers. This is the only place that says which
 * notes are damage and which are harmless; the API, the pages, the report and the
 * terminal all use it. */

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
