/* See significance.h. */
#include "analysis/significance.h"
#include "analysis/false_discovery.h"
#include "analysis/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

const char *significance_name(enum significance_verdict verdict)
{
    static const char *const names[] = {"", "slower", "faster", "unchanged",
                                        "cannot judge"};

    return (size_t)verdict < sizeof names / sizeof names[0] ? names[verdict] : "";
}

int significance_judge_init(struct significance_judge *judge, size_t control_count,
                            size_t test_count, struct error *error)
{
    *judge = (struct significance_judge){.count = {control_count, test_count}};
    /* A side without samples has no order; the test then runs on nothing. */
    return mann_whitney_init(&judge->test, control_count > 0 ? control_count : 1,
                             test_count > 0 ? test_count : 1, error);
}

void significance_judge_free(struct significance_judge *judge)
{
    mann_whitney_free(&judge->test);
}

void significance_judge_row(struct significance_judge *judge, const int64_t *control,
                            const int64_t *test, struct significance *out)
{
    static const int64_t nothing[1] = {0};
    struct mann_whitney_result result;

    *out = (struct significance){.p = NAN, .q = NAN};
    mann_whitney_run(&judge->test, judge->count[0] > 0 ? control : nothing,
                     judge->count[1] > 0 ? test : nothing, &result);
    for (int side = 0; side < 2; side++) {
        const int64_t *sorted = judge->test.sorted[side];
        size_t count = judge->count[side];

        out->median[side] = count == 0 ? NAN : samples_quantile(sorted, count, 0.5);
        out->spread[side] = count == 0 ? NAN
                                       : samples_quantile(sorted, count, 0.75) -
                                             samples_quantile(sorted, count, 0.25);
    }
    if (judge->count[0] < SIGNIFICANCE_SAMPLES_MIN ||
        judge->count[1] < SIGNIFICANCE_SAMPLES_MIN)
        return;
    out->p = result.p;
    out->direction = result.direction;
}

enum significance_verdict significance_of(double p, int direction)
{
    if (isnan(p))
        return SIGNIFICANCE_CANNOT_JUDGE;
    if (p >= SIGNIFICANCE_RATE || direction == 0)
        return SIGNIFICANCE_UNCHANGED;
    return direction > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER;
}

int significance_settle(struct significance *const *rows, size_t count,
                        struct error *error)
{
    CLEANUP_FREE double *p = calloc(count + 1, sizeof *p);
    CLEANUP_FREE double *q = calloc(count + 1, sizeof *q);

    if (p == NULL || q == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        p[i] = rows[i] != NULL ? rows[i]->p : NAN;
    int result = false_discovery_adjust(p, count, q, error);
    for (size_t i = 0; i < count && result == 0; i++) {
        if (rows[i] == NULL)
            continue;
        rows[i]->q = q[i];
        rows[i]->verdict = significance_of(q[i], rows[i]->direction);
    }
    return result;
}
