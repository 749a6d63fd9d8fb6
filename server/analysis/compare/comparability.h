/* What a reader must know before trusting a comparison. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARABILITY_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARABILITY_H

#include "analysis/compare/compare.h"

#include <stddef.h>

/* In the order in which they are shown. */
enum comparability_kind {
    COMPARABILITY_CONTROL_AFFECTED,
    COMPARABILITY_TEST_AFFECTED,
    COMPARABILITY_SAME_SELECTION,
    COMPARABILITY_RANKS,
    COMPARABILITY_WORLD_SIZE,
    COMPARABILITY_DEVICES,
    COMPARABILITY_DEVICE_ROWS,
    COMPARABILITY_STEPS,
    COMPARABILITY_STEP_KINDS,
    COMPARABILITY_SINGLE_SAMPLE,
    COMPARABILITY_WITH_STACK,
    COMPARABILITY_RECORD_SHAPES,
    COMPARABILITY_PROFILE_MEMORY,
    COMPARABILITY_VERSIONS,
    COMPARABILITY_NAMES_CUT,
    COMPARABILITY_FEW_SHARED_KERNELS,
    COMPARABILITY_KINDS
};
/* Each occurs at most once. */
#define COMPARABILITY_NOTES_MAX ((size_t)COMPARABILITY_KINDS)

/* If a smaller share of a side's kernel time is in names that both sides have, a note
 * says so. Most of the time is then in rows of one side only, which no row-by-row
 * comparison can judge. The limit is half, where "most" begins; docs/statistics.md has
 * the shares of real pairs. */
#define COMPARABILITY_SHARED_MIN 0.5

struct comparability_note {
    const char *kind; /* stable word, docs/api.md */
    bool damage;      /* numbers are wrong; otherwise they may be compared with care */
    char text[800];   /* a sentence or two, UTF-8 */
};

struct comparability {
    struct comparability_note notes[COMPARABILITY_NOTES_MAX];
    size_t count;
};

/* Looks at the selections of both sides, at what the sets state about their machines and
 * about the recording, and at the names that they share. No notes: there is no reason
 * against the comparison. */
void comparability_judge(const struct compare_result *result, struct comparability *out);

#endif
