/* Facts on device work (docs/semantics.md §16.3): copies and collectives, their number
 * and bytes, and the number of streams, where they differ and no edit implies it. */
#ifndef TRACEDIFF_ACCOUNT_WORK_FACTS_H
#define TRACEDIFF_ACCOUNT_WORK_FACTS_H

#include "account/edits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum work_fact_kind { WORK_COPIES, WORK_COLLECTIVES, WORK_STREAMS, WORK_FACTS };

/* What all rows of one name move in a sample; of collectives, of all names. */
struct work_moved {
    uint32_t frame;  /* the one with most bytes, or rows */
    double count[2]; /* rows */
    double bytes[2]; /* all together; NaN: not known */
};

#define WORK_NAMES_TOLD 4

struct work_fact {
    bool is_true;
    double weight;                            /* ns a sample that hang on it */
    struct work_moved names[WORK_NAMES_TOLD]; /* of copies: those of the control
                                                 first, then the most time */
    size_t count;      /* of names that differ; one for collectives */
    double streams[2]; /* in a sample */
};

struct work_facts {
    struct work_fact of[WORK_FACTS];
};

/* False when memory is refused. */
bool work_facts_make(const struct fold *fold, const struct edits *edits,
                     struct work_facts *out);

#endif
