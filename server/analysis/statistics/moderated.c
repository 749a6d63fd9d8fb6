/* See moderated.h. */
#include "analysis/statistics/moderated.h"
#include "analysis/statistics/student.h"

#include <math.h>
#include <stdlib.h>

static bool find_least(const int64_t *times, size_t count, int64_t *least)
{
    for (size_t i = 0; i < count; i++) {
        if (times[i] <= 0)
            return false;
        *least = times[i] < *least ? times[i] : *least;
    }
    return true;
}

/* ln(time / least), precise even if the two are nearly equal. */
static double log_ratio(int64_t time, int64_t least)
{
    return log1p((double)(time - least) / (double)least);
}

/* Mean, and the sum of squares around it. Both use distances from the first value: equal
 * times have no variance, and its own distance from the mean costs the sum of squares few
 * digits. */
static double sum_squares(const int64_t *times, size_t count, int64_t least, double *mean)
{
    double first = log_ratio(times[0], least), sum = 0, squares = 0;

    for (size_t i = 1; i < count; i++) {
        double distance = times[i] == times[0] ? 0 : log_ratio(times[i], least) - first;

        sum += distance;
        squares += distance * distance;
    }
    *mean = first + sum / (double)count;
    return fmax(0, squares - sum * sum / (double)count);
}

bool moderated_measure(const int64_t *control, size_t m, const int64_t *test, size_t n,
                       struct moderated_row *out)
{
    int64_t least = INT64_MAX;
    double means[2];

    if (m == 0 || n == 0 || m + n < 3 || !find_least(control, m, &least) ||
        !find_least(test, n, &least))
        return false;
    double squares = sum_squares(control, m, least, &means[0]);
    squares += sum_squares(test, n, least, &means[1]);
    *out = (struct moderated_row){means[1] - means[0], squares / ((double)(m + n) - 2)};
    return true;
}

static int compare_variances(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double moderated_prior(double *variances, size_t count)
{
    if (count == 0)
        return (double)NAN;
    qsort(variances, count, sizeof *variances, compare_variances);
    return variances[(count - 1) / 2] +
           (variances[count / 2] - variances[(count - 1) / 2]) / 2;
}

double moderated_p(const struct moderated_row *row, size_t m, size_t n, double prior,
                   double prior_freedom)
{
    return moderated_p_between(row, m, n, prior, prior_freedom, 0);
}

double moderated_p_between(const struct moderated_row *row, size_t m, size_t n,
                           double prior, double prior_freedom, double between)
{
    double own = (double)(m + n) - 2, freedom = prior_freedom + own;
    double variance = (prior_freedom * prior + own * row->variance) / freedom;

    variance = variance * (1 / (double)m + 1 / (double)n) + between;
    if (!(variance > 0))
        return row->difference == 0 ? 1 : 0;
    return student_two_sided(row->difference / sqrt(variance), freedom);
}
