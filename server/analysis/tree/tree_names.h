/* Which rows of a recording make frames, and their names (docs/semantics.md §9). */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_NAMES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_NAMES_H

#include "analysis/tree/tree_build.h"
#include "analysis/tree/tree_lines.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

#include <stdbool.h>
#include <stdint.h>

/* What the rows of an op are. */
struct tree_op {
    uint32_t name; /* in the tree's names; of a module its class */
    uint32_t
        key; /* the same, but the whole name of a module, which distinguishes instances */
    uint8_t sort; /* enum tree_sort; TREE_LAUNCH: its rows are no frames */
    bool is_cpu_op;
    bool is_wait;     /* its rows only wait (trace/resolve/waits.h) */
    bool may_be_step; /* its rows may be the steps of a marker */
};

/* Appends the name of a frame of this sort. `cuts_number`: of an annotation, its number
 * counts iterations. */
void tree_name_append(struct buffer *out, enum tree_sort sort, const char *name,
                      size_t length);
/* Where the number at the end of an annotation's name begins, with the separator before
 * it; `length` if there is no number. */
size_t tree_name_number(const char *name, size_t length);

/* For each op of the recording, whether it is an annotation with a number at its end that
 * counts iterations: the file has several step numbers, and no annotation of that text
 * has the same number in two of them. Owned by the caller; NULL: no memory. */
bool *tree_names_counting(const struct trace_recording *recording,
                          struct step_pieces *pieces);

/* For each op of the recording; adds the names to the tree. Owned by the caller; NULL: no
 * memory, or the budget is over. `marker`: of the set, or NULL. `lines`: names of Python
 * frames; NULL: they are without lines. */
struct tree_op *tree_names_make(const struct trace_recording *recording,
                                struct step_pieces *pieces, const char *marker,
                                const struct tree_lines *lines, struct tree_build *build);

#endif
