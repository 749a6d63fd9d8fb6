/* See series_words.h. */
#include "render/series_words.h"

#include <stdio.h>

/* As the pages shorten ids (web/js/state.js). */
#define ID_SHORT 12

size_t series_word_left(const struct series_answer *answer, size_t at)
{
    while (at > 1 && answer->sets[at - 1]->times.count == 0)
        at--;
    return at > 0 ? at - 1 : 0;
}

void series_word_link(const struct series_answer *answer, size_t control, size_t test,
                      char out[SERIES_LINK_SIZE])
{
    snprintf(out, SERIES_LINK_SIZE,
             "/compare?control=%.*s&test=%.*s&exclude=ProfilerStep*", ID_SHORT,
             answer->sets[control]->info->id, ID_SHORT, answer->sets[test]->info->id);
}

const char *series_word_measure(const struct series_request *request)
{
    static const char *const words[] = {
        [SERIES_STEP_TIME] = "step time",
        [SERIES_GPU_TIME] = "GPU time",
        [SERIES_COMPUTE] = "compute",
        [SERIES_EXPOSED_COMMUNICATION] = "exposed communication",
        [SERIES_EXPOSED_MEMORY] = "exposed memory",
        [SERIES_IDLE] = "idle",
    };

    return request->measure == SERIES_ROW ? request->name : words[request->measure];
}
