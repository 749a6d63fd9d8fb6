/* A study: the ledgers, books, calls and causes of some ranks of both sides; and which of
 * the causes are reported. */
#ifndef TRACEDIFF_DIAGNOSIS_STUDY_H
#define TRACEDIFF_DIAGNOSIS_STUDY_H

#include "analysis/compare/compare.h"
#include "diagnosis/find.h"
#include "diagnosis/odd_steps.h"
#include "diagnosis/words.h"

#include <jansson.h>

struct store;

#define DIAGNOSIS_MAX 5 /* sentences, at most */

/* Books, calls and causes of some ranks. */
struct study {
    struct ledger ledgers[2];
    struct books books;
    struct calls calls;
    struct causes causes;
    struct cause_search search;
    size_t busy, idle; /* causes for whole bars; tested with the others */
};

struct diagnosis {
    struct store *store;
    const struct compare_result *result;
    struct observations observations;
    struct odd_steps odd;
    struct sides_plan plans[2];
    struct words_context words;
    json_t *sentences;
    size_t chosen[DIAGNOSIS_MAX];
    size_t chosen_count;
    bool *said; /* by cause */
    struct collectives_split collectives;
    struct sentence
        meanwhile; /* what takes longer on the rank that the others wait for */
    size_t common; /* the cause of `meanwhile`, if all ranks have it; else
                      none */
    struct budget budget;
};

/* Studies all ranks of the selections, or one. Free with study_free(), also after errors.
 */
int study_make(struct diagnosis *diagnosis, bool one_rank, int64_t rank,
               struct study *out, struct error *error);
void study_free(struct study *study); /* also the cleanup function */

/* Whether the verdict on the step time is slower or faster. */
bool study_step_is_sure(const struct compare_result *result);
/* Fills `chosen` with at most `most` causes, greedily: always the one that explains most
 * of the change that the earlier ones leave unexplained. False when memory is refused. */
bool study_choose(struct diagnosis *diagnosis, struct study *study, size_t most,
                  size_t *chosen, size_t *count);
/* Sorts the chosen causes into the order of the sentences. */
void study_order(struct diagnosis *diagnosis, const struct study *study);

#endif
