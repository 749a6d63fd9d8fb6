/* Compares two sides of several recordings each; recordings.h has the answer. */
#ifndef TRACEDIFF_COMPARE_RECORDINGS_RUN_H
#define TRACEDIFF_COMPARE_RECORDINGS_RUN_H

#include "compare/recordings.h"

/* Errors: those of recording_sets_find() and of selection_open_side();
 * not_for_recordings, for a parameter that means nothing between recordings; bad_sort;
 * bad_category. Free with recordings_result_free() if it returns 0. */
int compare_recordings(struct store *store, const struct compare_request *request,
                       struct recordings_result *out, struct error *error);

#endif
