/* See study.h. */
#include "diagnosis/study.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>

/* A smaller part of the longer step is not a cause, ... */
#define LEAST_OF_STEP 0.005
/* ... nor is one that moves less than this part of the largest cause. */
#define LEAST_OF_FIRST 0.1
/* If no test can judge the step, a merely likely cause is reported if it is this part of
 * the change. */
#define LIKELY_OF_CHANGE 0.05
/* A cause that moves against the step comes after those that move with it, unless it is
 * this many times as large. */
#define AGAINST 1000

void study_free(struct study *study)
{
    causes_free(&study->causes);
    calls_free(&study->calls);
    books_free(&study->books);
    ledger_free(&study->ledgers[0]);
    ledger_free(&study->ledgers[1]);
}

/* The idle bar, or compute and copies, as a whole: for the test only. Communication is
 * not work: much of it is waiting for other ranks. */
static size_t add_bar(struct study *study, bool idle)
{
    struct cause *cause = causes_add(&study->causes, &study->books, CAUSE_KINDS);

    for (uint32_t i = 0; cause != NULL && i < study->books.count; i++)
        if (study->books.items[i].idle == idle &&
            (idle || study->books.items[i].kind != TRACE_KIND_COMMUNICATION)) {
            cause_add_vector(cause, &study->books, i);
            cause->change +=
                study->books.items[i].mean[1] - study->books.items[i].mean[0];
        }
    return study->causes.count - 1;
}

int study_make(struct diagnosis *diagnosis, bool one_rank, int64_t rank,
               struct study *out, struct error *error)
{
    const struct sides_request request = {.store = diagnosis->store,
                                          .result = diagnosis->result,
                                          .observations = &diagnosis->observations,
                                          .plans = diagnosis->plans,
                                          .one_rank = one_rank,
                                          .rank = rank,
                                          .budget = &diagnosis->budget};
    const size_t typical[2] = {diagnosis->plans[0].typical, diagnosis->plans[1].typical};
    int result = sides_gather(&request, out->ledgers, error);

    if (result != 0)
        return result;
    if (!books_make(out->ledgers, typical, &diagnosis->budget, &out->books) ||
        !calls_make(&out->books, &out->calls))
        return budget_or_memory(&diagnosis->budget, error);
    out->search = (struct cause_search){
        .result = diagnosis->result,
        .observations = &diagnosis->observations,
        .plans = diagnosis->plans,
        .books = &out->books,
        .calls = &out->calls,
        .causes = &out->causes,
        .least = LEAST_OF_STEP * fmax(out->books.step[0], out->books.step[1])};
    if (!find_all(&out->search))
        return budget_or_memory(&diagnosis->budget, error);
    out->busy = add_bar(out, false);
    out->idle = add_bar(out, true);
    if (out->causes.failed)
        return budget_or_memory(&diagnosis->budget, error);
    return causes_judge(&out->causes, &out->books, error);
}

/* ---- choosing ---- */

bool study_step_is_sure(const struct compare_result *result)
{
    return result->verdict.kind == VERDICT_SLOWER ||
           result->verdict.kind == VERDICT_FASTER;
}

/* Causes that are only likely are reported if the step certainly moved in their
 * direction, and if they are a large part of the change. */
static bool may_be_said(const struct diagnosis *diagnosis, const struct books *books,
                        const struct cause *cause)
{
    double change = diagnosis->words.change;

    if (cause->kind == CAUSE_KINDS || cause->claim_count == 0)
        return false;
    /* What waits on the device, or pauses on a thread without steps, follows from most
     * other changes. */
    bool follows = cause->kind == CAUSE_DEPENDENCY ||
                   (cause->about.is_hole && !cause->about.is_late &&
                    cause->about.name == BOOKS_NONE && diagnosis->words.steps);
    if (follows &&
        (!study_step_is_sure(diagnosis->result) || cause->change * change <= 0 ||
         fabs(cause->change) < 0.3 * fabs(change)))
        return false;
    if (cause->certainty == CAUSE_SURE)
        return true;
    if (diagnosis->result->verdict.kind == VERDICT_CANNOT_JUDGE)
        return cause->certainty == CAUSE_LIKELY &&
               fabs(cause->change) >=
                   LIKELY_OF_CHANGE * fabs(books->step[1] - books->step[0]);
    return cause->certainty == CAUSE_LIKELY && study_step_is_sure(diagnosis->result) &&
           cause->change * change > 0 && fabs(cause->change) >= 0.3 * fabs(change);
}

static size_t choose_next(const struct diagnosis *diagnosis, const struct study *study,
                          const bool *taken, double *gain)
{
    size_t best = study->causes.count;

    *gain = 0;
    for (size_t i = 0; i < study->causes.count; i++) {
        const struct cause *cause = &study->causes.list[i];

        if (taken[i] || !may_be_said(diagnosis, &study->books, cause))
            continue;
        double explains = cause_gain(cause, &study->books);
        if (explains > *gain) {
            *gain = explains;
            best = i;
        }
    }
    return best;
}

/* Whether two causes are about the host in one place. */
static bool is_same_place(const struct cause *a, const struct cause *b)
{
    bool host = (a->kind == CAUSE_HOST_LATE || a->kind == CAUSE_INPUT) &&
                (b->kind == CAUSE_HOST_LATE || b->kind == CAUSE_INPUT);

    return host && a->about.name == b->about.name && a->about.before == b->about.before &&
           a->about.after == b->about.after && a->about.is_hole == b->about.is_hole &&
           a->about.is_drain == b->about.is_drain;
}

bool study_choose(struct diagnosis *diagnosis, struct study *study, size_t most,
                  size_t *chosen, size_t *count)
{
    CLEANUP_FREE bool *taken = calloc(study->causes.count + 1, sizeof *taken);
    double first = 0;

    *count = 0;
    if (taken == NULL)
        return false;
    while (*count < most) {
        double gain;
        size_t best = choose_next(diagnosis, study, taken, &gain);

        if (best == study->causes.count || gain < study->search.least ||
            gain < LEAST_OF_FIRST * first)
            break;
        const struct cause *cause = &study->causes.list[best];
        first = first == 0 ? gain : first;
        taken[best] = true;
        for (size_t i = 0; i < study->causes.count; i++)
            taken[i] = taken[i] || is_same_place(cause, &study->causes.list[i]);
        cause_take(cause, &study->books);
        /* A replacement that is as fast as the original moves nothing. */
        if (fabs(cause->change) >= study->search.least)
            chosen[(*count)++] = best;
    }
    return true;
}

/* Other work comes first, since all else follows from it; then what moves as the step
 * does; the largest change first. */
static double weight_of(const struct diagnosis *diagnosis, const struct cause *cause)
{
    double change = diagnosis->words.change;
    double weight = fabs(cause->change);

    if (cause->kind == CAUSE_OTHER_WORK)
        return INFINITY;
    return change * cause->change < 0 ? weight / AGAINST : weight;
}

void study_order(struct diagnosis *diagnosis, const struct study *study)
{
    size_t *chosen = diagnosis->chosen;

    for (size_t i = 1; i < diagnosis->chosen_count; i++)
        for (size_t k = i;
             k > 0 && weight_of(diagnosis, &study->causes.list[chosen[k]]) >
                          weight_of(diagnosis, &study->causes.list[chosen[k - 1]]);
             k--) {
            size_t swapped = chosen[k];

            chosen[k] = chosen[k - 1];
            chosen[k - 1] = swapped;
        }
}
