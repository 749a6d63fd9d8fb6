/* What speaks against a comparison of several recordings per side: damaged files, and how
 * the recordings were made. comparability.h has the notes of two sets. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_NOTES_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_NOTES_H

#include "analysis/compare/recorded.h"
#include "analysis/compare/recordings_result.h"

/* What the notes compare, in the order of the notes; then the options, then the versions.
 */
enum recordings_fact {
    RECORDINGS_RANKS,
    RECORDINGS_WORLD_SIZE,
    RECORDINGS_DEVICES,
    RECORDINGS_DEVICE_ROWS,
    RECORDINGS_STEP_KINDS,
    RECORDINGS_OPTIONS,
    RECORDINGS_VERSIONS = RECORDINGS_OPTIONS + TRACE_OPTION_COUNT,
    RECORDINGS_FACTS = RECORDINGS_VERSIONS + TRACE_VERSION_COUNT
};

/* Of one recording. */
struct recordings_facts {
    char facts[RECORDINGS_FACTS][RECORDED_VERSION_SIZE]; /* "": unstated */
    struct comparability_damage damage;
};

/* Reads what the chosen files of a set state. */
void recordings_note(const struct set_info *info, const struct set_view *view,
                     const struct selection *selection, struct recordings_facts *out);

/* Makes result.notes. `stated`: of each recording, controls first. */
void recordings_judge_notes(struct recordings_result *result,
                            const struct recordings_facts *stated);

#endif
