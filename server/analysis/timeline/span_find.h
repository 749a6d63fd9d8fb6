/* Where the rows of a name are. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_FIND_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_FIND_H

#include "analysis/timeline/span_index.h"
#include "base/budget.h"

struct span_request {
    uint32_t step;        /* in span_index.steps; 0: the whole file */
    const char *name;     /* as the entries have it */
    const char *category; /* NULL: that with the most time */
    int sort;             /* enum span_sort; SPAN_SORTS: any */
    struct budget *budget;
};

struct span_match {
    uint32_t entry; /* SPAN_NONE: no such row */
    uint32_t *rows; /* of the entry in the step, in their order; owned */
    size_t count;
    int64_t total; /* ns, of all of them */
};

/* Free with span_found_free(), also after an error. */
int span_find(const struct span_index *index, const struct span_request *wanted,
              struct span_match *out, struct error *error);
void span_found_free(struct span_match *found); /* also the cleanup function */
/* The longest first; equally long ones keep their order. */
int span_found_sort(const struct span_index *index, struct span_match *found,
                    struct budget *budget, struct error *error);

#endif
