/* See none.h. */
#include "diagnosis/none.h"

#include <jansson.h>

#define NO_CAUSE "No cause can be named for sure: "

_Static_assert(OBSERVATIONS_MIN == 4, "the words below say so");

const char *diagnosis_none_words(const struct compare_result *result)
{
    if (!result->diagnose || json_array_size(result->diagnosis) > 0)
        return NULL;
    if (result->diagnosis == NULL)
        return "The search for causes took too long and was given up.";
    switch (result->verdict.kind) {
    case VERDICT_CANNOT_JUDGE:
        return NO_CAUSE "fewer than 4 steps on a side.";
    case VERDICT_UNCHANGED:
        return NO_CAUSE "the time is unchanged, and nothing in it moved.";
    case VERDICT_NOT_CERTAIN:
        return NO_CAUSE "the change is not certain, and nothing in it moved for sure.";
    default:
        return NO_CAUSE "no operation, wait or rank explains a good part of the change.";
    }
}
