/* See own_claim.h. */
#include "diagnosis/own_claim.h"
#include "account/judge.h"
#include "base/cleanup.h"

#include <stdlib.h>

bool own_is_launch(const struct account_words *words, const struct own_row *row)
{
    return row->name == words->fold->launches;
}

bool own_claim_judge(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claim *claim)
{
    int64_t *values[2] = {NULL, NULL};
    bool done = true;

    for (int side = 0; done && side < 2; side++) {
        CLEANUP_FREE int64_t *samples =
            calloc(words->account->samples[side] + 1, sizeof *samples);

        values[side] = calloc(observations->count[side] + 1, sizeof *values[side]);
        done = samples != NULL && values[side] != NULL;
        if (!done)
            break;
        own_add(words->fold, &lines->own, claim->row, side, samples);
        observations_average(observations, side, samples, values[side]);
    }
    done = done &&
           judge_values(values, observations->count, lines->tried, &claim->certainty);
    free(values[0]);
    free(values[1]);
    return done;
}
