#include "stats/rank_tests.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- student ---- */

/* More than any a and b need by far: about the root of the larger. */
#define TERMS_MAX 100000
#define TINY 1e-300

/* lgamma(), which would write `signgam`. */
static double log_gamma(double x)
{
    int sign;

    return lgamma_r(x, &sign);
}

/* ln Γ(a + b) - ln Γ(a). For large a by Stirling's series, so that nothing is lost in
 * the difference of two large numbers. */
static double log_gamma_ratio(double a, double b)
{
    if (a < 40)
        return log_gamma(a + b) - log_gamma(a);
    double sum = a + b;
    double series[2];
    for (int i = 0; i < 2; i++) {
        double x = i == 0 ? a : sum, square = x * x;

        series[i] = (1.0 / 12 -
                     (1.0 / 360 - (1.0 / 1260 - 1.0 / 1680 / square) / square) / square) /
                    x;
    }
    return (a - 0.5) * log1p(b / a) + b * log(sum) - b + series[1] - series[0];
}

static double keep_from_zero(double value)
{
    return fabs(value) < TINY ? TINY : value;
}

/* The continued fraction of DLMF 8.17.22 by Lentz's method; converges fast for
 * x < (a + 1) / (a + b + 2). */
static double fraction(double a, double b, double x)
{
    double c = 1, d = 1 / keep_from_zero(1 - (a + b) * x / (a + 1)), value = d;

    for (int m = 1; m < TERMS_MAX; m++) {
        double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));

        d = 1 / keep_from_zero(1 + even * d);
        c = keep_from_zero(1 + even / c);
        value *= d * c;
        d = 1 / keep_from_zero(1 + odd * d);
        c = keep_from_zero(1 + odd / c);
        double change = d * c;
        value *= change;
        if (fabs(change - 1) < 1e-16)
            break;
    }
    return value;
}

double student_beta(double a, double b, double x, double y)
{
    if (!(x > 0) || !(y > 0))
        return x > 0 ? 1 : 0;
    /* ln(x), from whichever of x and y is small, for its digits. */
    double log_x = x < 0.5 ? log(x) : log1p(-y), log_y = y < 0.5 ? log(y) : log1p(-x);
    double front = a >= b ? log_gamma_ratio(a, b) - log_gamma(b)
                          : log_gamma_ratio(b, a) - log_gamma(a);

    front = exp(front + a * log_x + b * log_y);
    if (x < (a + 1) / (a + b + 2))
        return front * fraction(a, b, x) / a;
    return 1 - front * fraction(b, a, y) / b;
}

double student_two_sided(double t, double freedom)
{
    double square = t * t;

    if (isnan(t) || isnan(freedom))
        return NAN;
    if (isinf(square))
        return 0;
    return student_beta(freedom / 2, 0.5, freedom / (freedom + square),
                        square / (freedom + square));
}

/* ---- false discovery ---- */

struct indexed_p {
    double p;
    size_t index;
};

static int compare_tested(const void *a, const void *b)
{
    const struct indexed_p *x = a, *y = b;

    if (x->p != y->p)
        return x->p < y->p ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

int false_discovery_adjust(const double *p, size_t count, double *q, struct error *error)
{
    CLEANUP_FREE struct indexed_p *order = calloc(count + 1, sizeof *order);
    size_t tests = 0;

    if (order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        q[i] = NAN;
        if (!isnan(p[i]))
            order[tests++] = (struct indexed_p){p[i], i};
    }
    qsort(order, tests, sizeof *order, compare_tested);
    double least = 1;
    for (size_t rank = tests; rank > 0; rank--) {
        const struct indexed_p *tested = &order[rank - 1];

        least = fmin(least, tested->p * (double)tests / (double)rank);
        q[tested->index] = least;
    }
    return 0;
}

/* ---- mann whitney ---- */

/* So that twice the number of pairs fits in uint64 with room to spare. */
#define SAMPLES_MAX ((size_t)1 << 30)

/* The counts N(u; m, n) are the coefficients of the Gaussian binomial
 * (1 - q^(n+1)) … (1 - q^(n+m)) / ((1 - q) … (1 - q^m)), which solves the recurrence.
 * Every intermediate product is one itself, so whole numbers stay whole and small: the
 * largest sum is C(40, 20) = 1.4e11. */
double *mann_whitney_tail(size_t m, size_t n)
{
    size_t most = m * n;
    int64_t *orders = calloc(most + 1, sizeof *orders);
    double *tail = calloc(most + 1, sizeof *tail);

    if (orders == NULL || tail == NULL) {
        free(orders);
        free(tail);
        return NULL;
    }
    orders[0] = 1;
    for (size_t i = 1; i <= m; i++) {
        for (size_t u = most + 1; u-- > n + i;)
            orders[u] -= orders[u - (n + i)];
        for (size_t u = i; u <= most; u++)
            orders[u] += orders[u - i];
    }
    int64_t sum = 0;
    for (size_t u = most + 1; u-- > 0;) {
        sum += orders[u];
        tail[u] = (double)sum;
    }
    for (size_t u = 0; u <= most; u++)
        tail[u] /= (double)sum;
    free(orders);
    return tail;
}

double mann_whitney_deviation(size_t m, size_t n, double ties)
{
    double pairs = (double)m * (double)n, all = (double)m + (double)n;

    return sqrt(pairs / 12 * (all + 1 - ties / (all * (all - 1))));
}

/* The two-sided p of a U that is `over` above its mean. */
static double normal_p(double over, double deviation)
{
    return fmin(1, erfc((over - 0.5) / deviation / sqrt(2)));
}

double mann_whitney_least(size_t m, size_t n)
{
    double orders = 1; /* C(m + n, m) */

    if (m == 0 || n == 0)
        return 1;
    if (m > MANN_WHITNEY_EXACT_MAX || n > MANN_WHITNEY_EXACT_MAX)
        return normal_p((double)m * (double)n / 2, mann_whitney_deviation(m, n, 0));
    for (size_t i = 1; i <= m; i++)
        orders = orders * (double)(n + i) / (double)i;
    return fmin(1, 2 / orders);
}

int mann_whitney_init(struct mann_whitney *test, size_t m, size_t n, struct error *error)
{
    *test = (struct mann_whitney){.count = {m, n}};
    if (m == 0 || n == 0 || m > SAMPLES_MAX || n > SAMPLES_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_samples",
                         "%zu and %zu samples; a test takes 1 to %zu a side", m, n,
                         SAMPLES_MAX);
    test->sorted[0] = calloc(m, sizeof(int64_t));
    test->sorted[1] = calloc(n, sizeof(int64_t));
    test->scratch = calloc(m > n ? m : n, sizeof(int64_t));
    bool small = m <= MANN_WHITNEY_EXACT_MAX && n <= MANN_WHITNEY_EXACT_MAX;
    if (small)
        test->tail = mann_whitney_tail(m, n);
    if (test->sorted[0] == NULL || test->sorted[1] == NULL || test->scratch == NULL ||
        (small && test->tail == NULL)) {
        mann_whitney_free(test);
        return error_set_memory(error);
    }
    return 0;
}

void mann_whitney_free(struct mann_whitney *test)
{
    free(test->sorted[0]);
    free(test->sorted[1]);
    free(test->scratch);
    free(test->tail);
    *test = (struct mann_whitney){0};
}

/* The result of one walk over both sorted sides. */
struct ranks {
    uint64_t twice_u; /* of the test side */
    double ties;      /* sum of t^3 - t over groups of t equal values */
    bool all_equal;
};

static void rank_sides(const struct mann_whitney *test, struct ranks *out)
{
    const int64_t *control = test->sorted[0], *other = test->sorted[1];
    size_t m = test->count[0], n = test->count[1], i = 0, j = 0;

    *out = (struct ranks){0};
    while (i < m || j < n) {
        int64_t value =
            j == n || (i < m && control[i] <= other[j]) ? control[i] : other[j];
        size_t control_begin = i, other_begin = j;

        while (i < m && control[i] == value)
            i++;
        while (j < n && other[j] == value)
            j++;
        size_t same_control = i - control_begin, same_other = j - other_begin;
        double group = (double)same_control + (double)same_other;
        out->twice_u += (uint64_t)same_other * (2 * control_begin + same_control);
        out->ties += group * group * group - group;
        out->all_equal = same_control == m && same_other == n;
    }
}

/* One sorted side: negative values, the zeros, positive values. */
struct side_walk {
    const int64_t *values;
    size_t count, zeros; /* still to come */
    size_t passed;
};

static int64_t next_value(const struct side_walk *walk)
{
    return walk->count == 0 || (walk->zeros > 0 && *walk->values > 0) ? 0 : *walk->values;
}

/* Passes and counts the values that equal `value`; none to come is smaller. */
static size_t pass_equal(struct side_walk *walk, int64_t value)
{
    size_t same = 0;

    if (value == 0) {
        same = walk->zeros;
        walk->zeros = 0;
    }
    for (; walk->count > 0 && *walk->values == value; walk->count--, same++)
        walk->values++;
    walk->passed += same;
    return same;
}

static void rank_few(const struct mann_whitney *test, const size_t counts[2],
                     struct ranks *out)
{
    struct side_walk control = {test->sorted[0], counts[0], test->count[0] - counts[0],
                                0};
    struct side_walk other = {test->sorted[1], counts[1], test->count[1] - counts[1], 0};

    *out = (struct ranks){0};
    while (control.passed < test->count[0] || other.passed < test->count[1]) {
        bool control_ends = control.passed == test->count[0];
        bool other_ends = other.passed == test->count[1];
        int64_t x = control_ends ? INT64_MAX : next_value(&control);
        int64_t y = other_ends ? INT64_MAX : next_value(&other);
        int64_t value = other_ends || (!control_ends && x <= y) ? x : y;
        size_t control_begin = control.passed;
        size_t same_control = pass_equal(&control, value);
        size_t same_other = pass_equal(&other, value);
        double group = (double)same_control + (double)same_other;

        out->twice_u += (uint64_t)same_other * (2 * control_begin + same_control);
        out->ties += group * group * group - group;
        out->all_equal = same_control == test->count[0] && same_other == test->count[1];
    }
}

int mann_whitney_p(size_t m, size_t n, uint64_t twice_u, double ties, double *p,
                   struct error *error)
{
    uint64_t pairs = (uint64_t)m * n;
    uint64_t twice_larger = twice_u > pairs ? twice_u : 2 * pairs - twice_u;
    double deviation = mann_whitney_deviation(m, n, ties);

    *p = 1;
    if (!(deviation > 0)) /* all values are equal */
        return 0;
    if (m > MANN_WHITNEY_EXACT_MAX || n > MANN_WHITNEY_EXACT_MAX || ties > 0) {
        *p = normal_p(((double)twice_larger - (double)pairs) / 2, deviation);
        return 0;
    }
    CLEANUP_FREE double *tail = mann_whitney_tail(m, n);
    if (tail == NULL)
        return error_set_memory(error);
    *p = fmin(1, 2 * tail[twice_larger / 2]);
    return 0;
}

static void judge(const struct mann_whitney *test, const struct ranks *ranks,
                  struct mann_whitney_result *out)
{
    uint64_t pairs = (uint64_t)test->count[0] * test->count[1];
    uint64_t twice_larger =
        ranks->twice_u > pairs ? ranks->twice_u : 2 * pairs - ranks->twice_u;
    *out = (struct mann_whitney_result){
        .twice_u = ranks->twice_u,
        .direction = (ranks->twice_u > pairs) - (ranks->twice_u < pairs),
        .p = 1,
    };
    if (ranks->all_equal)
        return;
    if (test->tail != NULL && ranks->ties == 0) {
        out->exact = true;
        out->p = fmin(1, 2 * test->tail[twice_larger / 2]);
        return;
    }
    out->p =
        normal_p(((double)twice_larger - (double)pairs) / 2,
                 mann_whitney_deviation(test->count[0], test->count[1], ranks->ties));
}

void mann_whitney_run(struct mann_whitney *test, const int64_t *control_samples,
                      const int64_t *test_samples, struct mann_whitney_result *out)
{
    const int64_t *samples[2] = {control_samples, test_samples};
    struct ranks ranks;

    for (int side = 0; side < 2; side++) {
        memcpy(test->sorted[side], samples[side], test->count[side] * sizeof(int64_t));
        samples_sort(test->sorted[side], test->count[side], test->scratch);
    }
    rank_sides(test, &ranks);
    judge(test, &ranks, out);
}

void mann_whitney_run_few(struct mann_whitney *test, const int64_t *const values[2],
                          const size_t counts[2], struct mann_whitney_result *out)
{
    struct ranks ranks;

    for (int side = 0; side < 2; side++) {
        if (counts[side] > 0)
            memcpy(test->sorted[side], values[side], counts[side] * sizeof(int64_t));
        samples_sort(test->sorted[side], counts[side], test->scratch);
    }
    rank_few(test, counts, &ranks);
    judge(test, &ranks, out);
}

/* ---- moderated ---- */

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

double moderated_prior(double *variances, size_t count)
{
    if (count == 0)
        return (double)NAN;
    qsort(variances, count, sizeof *variances, number_order_double);
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
