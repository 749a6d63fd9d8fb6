/* See none.h. */
#include "diagnosis/none.h"
#include "analysis/compare/comparability.h"
#include "diagnosis/limit.h"

#include <jansson.h>

#define NO_CAUSE "No cause found: "

_Static_assert(OBSERVATIONS_MIN == 4, "the words below say so");

static bool has_cause(const json_t *sentences)
{
    for (size_t i = 0; i < json_array_size(sentences); i++)
        if (!limit_is_sentence(json_array_get(sentences, i)))
            return true;
    return false;
}

const char *diagnosis_none_words(const struct compare_result *result)
{
    if (!result->request.diagnosis || has_cause(result->diagnosis) ||
        comparability_is_same(result))
        return NULL;
    if (result->diagnosis == NULL)
        return "The search for causes took too long and was stopped.";
    switch (result->verdict.kind) {
    case VERDICT_CANNOT_JUDGE:
        return NO_CAUSE "fewer than 4 steps on a side are too few to judge times.";
    case VERDICT_UNCHANGED:
        return NO_CAUSE "the time is unchanged, and no part of it certainly changed.";
    case VERDICT_NOT_CERTAIN:
        return NO_CAUSE "neither the change nor any part of it is certain.";
    default:
        return NO_CAUSE "no operation, wait or rank explains a large part of the change.";
    }
}
