/* See candidate.h. */
#include "diagnosis/candidate.h"
#include "analysis/compare/observations.h"
#include "analysis/statistics/mann_whitney.h"
#include "analysis/statistics/moderated.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A cause is sure if its p times the number of causes is below this, ... */
#define SURE_RATE 0.01
/* ... and likely if its p is. */
#define LIKELY_RATE 0.01
#define RANK_RATE 0.05
/* The weight of lost overlap compared with causes that explain it. */
#define OVERLAP_WEIGHT 0.7

const char *cause_kind_name(enum cause_kind kind)
{
    static const char *const names[SENTENCE_KINDS] = {
        [CAUSE_NOT_ALIKE] = "not_alike",
        [CAUSE_OTHER_WORK] = "other_work",
        [CAUSE_PER_CALL] = "per_call",
        [CAUSE_REPLACED] = "replaced",
        [CAUSE_MORE_CALLS] = "more_calls",
        [CAUSE_HOST_LATE] = "host_late",
        [CAUSE_COPIES] = "copies",
        [CAUSE_WAITING] = "waiting",
        [CAUSE_TRANSFER] = "transfer",
        [CAUSE_OVERLAP] = "overlap",
        [CAUSE_ALIKE] = "alike",
        [CAUSE_SINGLE_STEPS] = "single_steps",
        [CAUSE_LAUNCHES] = "launches",
        [CAUSE_DEPENDENCY] = "dependency",
        [CAUSE_CANCELLING] = "cancelling",
        [CAUSE_HIDDEN] = "hidden",
        [CAUSE_INPUT] = "input",
        [SENTENCE_LAYER] = "layer",
        [SENTENCE_WORK] = "work",
        [SENTENCE_MEMORY] = "memory",
        [SENTENCE_PHASES] = "phases",
        [SENTENCE_LIMIT] = "limit",
        [SENTENCE_HOST_NEED] = "host_need",
    };

    return kind < SENTENCE_KINDS ? names[kind] : "";
}

struct cause *causes_add(struct causes *causes, const struct books *books,
                         enum cause_kind kind)
{
    /* Most causes are worth a walk over all items. */
    if (budget_look(books->budget, NULL) != 0) {
        causes->failed = true;
        return NULL;
    }
    if (!ARRAY_RESERVE(causes->list, causes->capacity, causes->count + 1)) {
        causes->failed = true;
        return NULL;
    }
    struct cause *cause = &causes->list[causes->count];
    *cause = (struct cause){.kind = kind,
                            .part = WATERFALL_PARTS,
                            .about = {.name = BOOKS_NONE,
                                      .category = BOOKS_NONE,
                                      .other = BOOKS_NONE,
                                      .other_category = BOOKS_NONE,
                                      .operator_name = BOOKS_NONE,
                                      .before = BOOKS_NONE,
                                      .after = BOOKS_NONE,
                                      .rank = -1,
                                      .step = -1}};
    for (int side = 0; side < 2; side++)
        cause->vector[side] =
            calloc(books->sides[side].typical + 1, sizeof *cause->vector[side]);
    causes->count++;
    if (cause->vector[0] == NULL || cause->vector[1] == NULL) {
        causes->failed = true;
        return NULL;
    }
    return cause;
}

void causes_free(struct causes *causes)
{
    for (size_t i = 0; i < causes->count; i++) {
        free(causes->list[i].claims);
        free(causes->list[i].vector[0]);
        free(causes->list[i].vector[1]);
    }
    free(causes->list);
    *causes = (struct causes){0};
}

void cause_claim(struct cause *cause, uint32_t item, double amount)
{
    if (amount == 0)
        return;
    if (!ARRAY_RESERVE(cause->claims, cause->claim_capacity, cause->claim_count + 1)) {
        cause->failed = true;
        return;
    }
    cause->claims[cause->claim_count++] = (struct claim){item, amount};
    cause->change += amount;
}

void cause_add_vector(struct cause *cause, const struct books *books, uint32_t item)
{
    for (int side = 0; side < 2; side++)
        for (size_t bin = 0; bin < books->sides[side].typical; bin++)
            cause->vector[side][bin] += books_value(books, item, side, bin);
}

void cause_claim_item(struct cause *cause, const struct books *books, uint32_t item)
{
    cause_claim(cause, item, books->items[item].mean[1] - books->items[item].mean[0]);
    cause_add_vector(cause, books, item);
}

/* The part of an amount that is not explained yet. */
static double overlap(double amount, double left)
{
    if (amount * left <= 0)
        return 0;
    return fabs(amount) < fabs(left) ? amount : left;
}

double cause_gain(const struct cause *cause, const struct books *books)
{
    double gain = 0;

    for (size_t i = 0; i < cause->claim_count; i++) {
        const struct claim *claim = &cause->claims[i];

        gain += fabs(overlap(claim->amount, books->items[claim->item].left));
    }
    /* Its reason explains more than "less overlap". */
    return cause->kind == CAUSE_OVERLAP ? OVERLAP_WEIGHT * gain : gain;
}

void cause_take(const struct cause *cause, struct books *books)
{
    for (size_t i = 0; i < cause->claim_count; i++) {
        const struct claim *claim = &cause->claims[i];

        books->items[claim->item].left -=
            overlap(claim->amount, books->items[claim->item].left);
    }
}

/* ---- how sure ---- */

struct tests {
    struct mann_whitney rank;
    int64_t *rounded[2];
    size_t count[2];
    double prior; /* s0^2 of the moderated test */
};

static void tests_free(struct tests *tests)
{
    mann_whitney_free(&tests->rank);
    free(tests->rounded[0]);
    free(tests->rounded[1]);
}

static bool round_vectors(struct tests *tests, const double *const vector[2])
{
    bool positive = true;

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < tests->count[side]; i++) {
            tests->rounded[side][i] = llround(vector[side][i]);
            positive = positive && tests->rounded[side][i] > 0;
        }
    return positive;
}

/* The t test of the values as they are, with pooled variance. */
static double plain_p(const double *const vector[2], const size_t count[2])
{
    double mean[2] = {0, 0}, squares = 0;

    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < count[side]; i++)
            mean[side] += vector[side][i] / (double)count[side];
        for (size_t i = 0; i < count[side]; i++)
            squares += (vector[side][i] - mean[side]) * (vector[side][i] - mean[side]);
    }
    const struct moderated_row row = {mean[1] - mean[0],
                                      squares / (double)(count[0] + count[1] - 2)};
    return moderated_p(&row, count[0], count[1], 0, 0);
}

static double p_of(struct tests *tests, const double *const vector[2], double *rank_p)
{
    struct mann_whitney_result ranks;
    struct moderated_row row;
    bool positive = round_vectors(tests, vector);

    mann_whitney_run(&tests->rank, tests->rounded[0], tests->rounded[1], &ranks);
    *rank_p = ranks.p;
    if (positive && moderated_measure(tests->rounded[0], tests->count[0],
                                      tests->rounded[1], tests->count[1], &row))
        return moderated_p(&row, tests->count[0], tests->count[1], tests->prior,
                           MODERATED_FREEDOM);
    return plain_p(vector, tests->count);
}

/* s0^2 of the causes themselves: sums are steadier than single rows. */
static int find_prior(struct tests *tests, const struct causes *causes,
                      struct error *error)
{
    CLEANUP_FREE double *variances = calloc(causes->count + 1, sizeof *variances);
    size_t count = 0;

    if (variances == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < causes->count; i++) {
        const double *const vector[2] = {causes->list[i].vector[0],
                                         causes->list[i].vector[1]};
        struct moderated_row row;

        if (round_vectors(tests, vector) &&
            moderated_measure(tests->rounded[0], tests->count[0], tests->rounded[1],
                              tests->count[1], &row))
            variances[count++] = row.variance;
    }
    tests->prior = count > 0 ? moderated_prior(variances, count) : 0;
    return 0;
}

/* Too few steps for a test: only changes of what runs are reported, not of how long it
 * takes. */
static enum cause_certainty certainty_of_few(const struct cause *cause)
{
    return cause->fact ? CAUSE_SURE : cause->counted ? CAUSE_LIKELY : CAUSE_UNSURE;
}

int causes_judge(struct causes *causes, const struct books *books, struct error *error)
{
    CLEANUP(tests_free)
    struct tests tests = {.count = {books->sides[0].typical, books->sides[1].typical}};

    if (tests.count[0] < OBSERVATIONS_MIN || tests.count[1] < OBSERVATIONS_MIN) {
        for (size_t i = 0; i < causes->count; i++)
            causes->list[i].certainty = certainty_of_few(&causes->list[i]);
        return 0;
    }
    for (int side = 0; side < 2; side++)
        tests.rounded[side] = calloc(tests.count[side] + 1, sizeof *tests.rounded[side]);
    if (tests.rounded[0] == NULL || tests.rounded[1] == NULL)
        return error_set_memory(error);
    int result = mann_whitney_init(&tests.rank, tests.count[0], tests.count[1], error);
    if (result == 0)
        result = find_prior(&tests, causes, error);
    for (size_t i = 0; i < causes->count && result == 0; i++) {
        struct cause *cause = &causes->list[i];
        const double *const vector[2] = {cause->vector[0], cause->vector[1]};
        double rank_p, p = p_of(&tests, vector, &rank_p);
        /* One odd step spoils variances, but not ranks. If the numbers of calls are
         * facts, only the amount is in doubt. */
        double least = fmin(p, rank_p);
        bool sure = cause->fact || least * (double)causes->count < SURE_RATE;

        cause->certainty = rank_p >= RANK_RATE   ? CAUSE_UNSURE
                           : sure                ? CAUSE_SURE
                           : least < LIKELY_RATE ? CAUSE_LIKELY
                                                 : CAUSE_UNSURE;
    }
    return result;
}
