/* What a reader must know before trusting a comparison. */
#ifndef TRACEDIFF_ANALYSIS_COMPARABILITY_H
#define TRACEDIFF_ANALYSIS_COMPARABILITY_H

#include "analysis/compare.h"

#include <stddef.h>

#define COMPARABILITY_NOTES_MAX 8

struct comparability_note {
    const char *kind; /* stable word: same_selection, ranks_differ, world_size_differs,
                         steps_differ, step_kinds_differ, devices_differ, single_sample */
    char text[400];   /* one sentence, UTF-8 */
};

struct comparability {
    struct comparability_note notes[COMPARABILITY_NOTES_MAX];
    size_t count;
};

/* Looks at the selections of both sides and at what the sets say of their machines. No
 * notes: nothing speaks against the comparison. */
void comparability_judge(const struct compare_result *result, struct comparability *out);

#endif
