/* What the recorders of a side say besides times, and what differs between two sides
 * (docs/semantics.md, section 21). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDER_SIDE_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDER_SIDE_H

#include "trace/decode/facts.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct selection;
struct set_view;

/* Of each fact a side keeps so many distinct values; then "…". */
#define RECORDER_SIDE_VALUES ((size_t)8)
/* More names and values of a side are left out. */
#define RECORDER_SIDE_BYTES ((size_t)128 << 10)

struct recorder_side {
    json_t *facts;  /* name (recorder.h) → [values]; NULL: none */
    bool variables; /* some file states variables, perhaps none */
    size_t bytes;
};
/* Adds what the chosen files of a set state. False: no memory. */
bool recorder_side_add(const struct set_view *view, const struct selection *selection,
                       struct recorder_side *side);
void recorder_side_free(struct recorder_side *side);

#define RECORDER_SHOWN ((size_t)8)
struct recorder_differences {
    size_t count, shown; /* all; those below */
    struct {
        char name[112];  /* of the fact */
        char words[160]; /* "cudnn_benchmark off → on" */
    } list[RECORDER_SHOWN];
    bool versions[TRACE_VERSION_COUNT]; /* `list` says them */
};
/* `devices`: those of the traces differ, which another note says. The cost is n log n in
 * the facts. False: no memory. */
bool recorder_differ(const struct recorder_side *control,
                     const struct recorder_side *test, bool devices,
                     struct recorder_differences *out);

#endif
