#include "stats/statistics.h"

#include <math.h>
#include <string.h>

/* ---- statistics ---- */

/* Fewer values take no time to speak of. */
#define LOOK_WORTH 4096

/* ---- order statistics ---- */

static void swap(double *a, double *b)
{
    double kept = *a;

    *a = *b;
    *b = kept;
}

static void sort_small(double *values, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        double value = values[i];
        size_t j = i;

        for (; j > 0 && values[j - 1] > value; j--)
            values[j] = values[j - 1];
        values[j] = value;
    }
}

static double middle_of(double a, double b, double c)
{
    if (a > b)
        swap(&a, &b);
    return c < a ? a : c > b ? b : c;
}

/* A pivot near the middle: of three triples spread over the values. */
static double choose_pivot(const double *values, size_t count)
{
    size_t step = count / 8;
    double middles[3];

    for (size_t i = 0; i < 3; i++) {
        const double *at = values + i * 3 * step;
        size_t last = i == 2 ? count - 1 - 6 * step : 2 * step;

        middles[i] = middle_of(at[0], at[step], at[last]);
    }
    return middle_of(middles[0], middles[1], middles[2]);
}

/* Three-way, since queue lengths repeat a lot. */
void statistics_select(double *values, size_t count, size_t rank, struct budget *budget)
{
    size_t low = 0, high = count;

    while (high - low > 24) {
        if (high - low > LOOK_WORTH && budget_look(budget, NULL) != 0)
            return;

        double pivot = choose_pivot(values + low, high - low);
        size_t less = low, at = low, greater = high;

        while (at < greater) {
            if (values[at] < pivot)
                swap(&values[less++], &values[at++]);
            else if (values[at] > pivot)
                swap(&values[at], &values[--greater]);
            else
                at++;
        }
        if (rank < less)
            high = less;
        else if (rank >= greater)
            low = greater;
        else
            return;
    }
    sort_small(values + low, high - low);
}

static double least(const double *values, size_t count)
{
    double out = values[0];

    for (size_t i = 1; i < count; i++)
        out = values[i] < out ? values[i] : out;
    return out;
}

/* A quantile of values whose first `done` are no greater than the others. *done grows. */
static double quantile(double *values, size_t count, double q, size_t *done,
                       struct budget *budget)
{
    double position = (double)(count - 1) * q;
    size_t below = (size_t)position;
    double fraction = position - (double)below;

    if (below >= *done)
        statistics_select(values + *done, count - *done, below - *done, budget);
    else
        statistics_select(values, *done, below, budget);
    *done = below + 1 > *done ? below + 1 : *done;
    double low = values[below];
    if (below + 1 == count || fraction == 0)
        return low;
    return low + (least(values + below + 1, count - below - 1) - low) * fraction;
}

double statistics_quantile(double *values, size_t count, double q, struct budget *budget)
{
    size_t done = 0;

    return quantile(values, count, q, &done, budget);
}

void statistics_describe(double *values, size_t count, struct budget *budget,
                         struct statistics *out)
{
    long double sum = 0, squares = 0;
    size_t done = 0;

    *out = (struct statistics){count, NAN, NAN, NAN, NAN, NAN, NAN, NAN};
    if (count == 0)
        return;
    out->min = out->max = values[0];
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        sum += values[i];
        out->min = values[i] < out->min ? values[i] : out->min;
        out->max = values[i] > out->max ? values[i] : out->max;
    }
    long double mean = sum / (long double)count;
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++)
        squares += (values[i] - mean) * (values[i] - mean);
    out->mean = (double)mean;
    if (count > 1)
        out->std = (double)sqrtl(squares / (long double)(count - 1));
    out->q25 = quantile(values, count, 0.25, &done, budget);
    out->q50 = quantile(values, count, 0.5, &done, budget);
    out->q75 = quantile(values, count, 0.75, &done, budget);
}

/* ---- moments ---- */

void moments_add(struct moments *moments, int64_t value)
{
    statistics_uint128 wide = (statistics_uint128)value;

    if (moments->count++ == 0)
        moments->min = moments->max = value;
    moments->sum = statistics_add(moments->sum, value);
    moments->squares += wide * wide;
    moments->min = value < moments->min ? value : moments->min;
    moments->max = value > moments->max ? value : moments->max;
}

void moments_merge(struct moments *moments, const struct moments *other)
{
    if (other->count == 0)
        return;
    if (moments->count == 0) {
        *moments = *other;
        return;
    }
    moments->count += other->count;
    moments->sum = statistics_add(moments->sum, other->sum);
    moments->squares += other->squares;
    moments->min = other->min < moments->min ? other->min : moments->min;
    moments->max = other->max > moments->max ? other->max : moments->max;
}

double moments_mean(const struct moments *moments)
{
    return moments->count == 0
               ? NAN
               : (double)((long double)moments->sum / (long double)moments->count);
}

/* The sum of squared deviations is squares - sum² / count: whole numbers and one last
 * fraction, so nothing cancels. */
double moments_std(const struct moments *moments)
{
    if (moments->count < 2)
        return NAN;
    statistics_uint128 sum = (statistics_uint128)moments->sum, square = sum * sum;
    statistics_uint128 whole = square / moments->count, rest = square % moments->count;

    if (whole > moments->squares) /* the sum was too large to be exact */
        return NAN;
    long double deviations = (long double)(moments->squares - whole) -
                             (long double)rest / (long double)moments->count;
    return (double)sqrtl((deviations > 0 ? deviations : 0) /
                         (long double)(moments->count - 1));
}

/* ---- shares ---- */

static double round_to(double value, int decimals)
{
    double scale = 1;

    for (int i = 0; i < decimals; i++)
        scale *= 10;
    return rint(value * scale) / scale;
}

double statistics_percentage(int64_t part, int64_t whole, int decimals)
{
    return whole == 0 ? NAN : round_to((double)part / (double)whole * 100, decimals);
}

double statistics_ratio(int64_t part, int64_t whole, int decimals)
{
    return whole == 0 ? NAN : round_to((double)part / (double)whole, decimals);
}

/* ---- samples ---- */

#define INSERTION_MAX 64
#define DIGIT_BITS 8
#define DIGITS (1u << DIGIT_BITS)

static void sort_by_insertion(int64_t *samples, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        int64_t sample = samples[i];
        size_t place = i;

        for (; place > 0 && samples[place - 1] > sample; place--)
            samples[place] = samples[place - 1];
        samples[place] = sample;
    }
}

/* Distance from the smallest sample: unsigned, so no difference overflows. */
static inline uint64_t distance(int64_t sample, int64_t least)
{
    return (uint64_t)sample - (uint64_t)least;
}

/* One stable pass by one digit of the distance. */
static void sort_by_digit(const int64_t *from, int64_t *to, size_t count, int64_t least,
                          unsigned shift)
{
    size_t begin[DIGITS] = {0}, sum = 0;

    for (size_t i = 0; i < count; i++)
        begin[(distance(from[i], least) >> shift) & (DIGITS - 1)]++;
    for (size_t digit = 0; digit < DIGITS; digit++) {
        size_t here = begin[digit];

        begin[digit] = sum;
        sum += here;
    }
    for (size_t i = 0; i < count; i++)
        to[begin[(distance(from[i], least) >> shift) & (DIGITS - 1)]++] = from[i];
}

/* Least digit first, only as many digits as the range has. */
static void sort_by_digits(int64_t *samples, size_t count, int64_t least, uint64_t range,
                           int64_t *scratch)
{
    int64_t *from = samples, *to = scratch;

    for (unsigned shift = 0; shift < 64 && range >> shift != 0; shift += DIGIT_BITS) {
        int64_t *sorted = to;

        sort_by_digit(from, to, count, least, shift);
        to = from;
        from = sorted;
    }
    if (from != samples)
        memcpy(samples, from, count * sizeof *samples);
}

void samples_sort(int64_t *samples, size_t count, int64_t *scratch)
{
    if (count < 2)
        return;
    int64_t least = samples[0], most = samples[0];
    for (size_t i = 1; i < count; i++) {
        least = samples[i] < least ? samples[i] : least;
        most = samples[i] > most ? samples[i] : most;
    }
    if (least == most)
        return;
    size_t rest = 0;
    for (size_t i = 0; i < count; i++)
        if (samples[i] != least)
            samples[rest++] = samples[i];
    /* The other values follow the copies of the smallest one. */
    size_t front = count - rest;
    memmove(samples + front, samples, rest * sizeof *samples);
    for (size_t i = 0; i < front; i++)
        samples[i] = least;
    if (rest <= INSERTION_MAX)
        sort_by_insertion(samples + front, rest);
    else
        sort_by_digits(samples + front, rest, least, distance(most, least), scratch);
}

double samples_quantile(const int64_t *sorted, size_t count, double q)
{
    if (count == 0)
        return 0;
    double place = (double)(count - 1) * q;
    size_t below = (size_t)place;
    if (below >= count - 1)
        return (double)sorted[count - 1];
    double low = (double)sorted[below], high = (double)sorted[below + 1];
    return low + (high - low) * (place - (double)below);
}

/* The sample at a place in order. Most samples are 0: `sorted` has the `count` others. */
static int64_t value_at(const int64_t *sorted, size_t count, size_t zeros, size_t place)
{
    size_t low = 0, high = count; /* how many are below 0 */

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (sorted[middle] < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return place < low ? sorted[place] : place < low + zeros ? 0 : sorted[place - zeros];
}

double samples_quantile_few(const int64_t *sorted, size_t count, size_t zeros, double q)
{
    size_t all = count + zeros;

    if (all == 0)
        return 0;
    double place = (double)(all - 1) * q;
    size_t below = (size_t)place;
    if (below >= all - 1)
        return (double)value_at(sorted, count, zeros, all - 1);
    double low = (double)value_at(sorted, count, zeros, below);
    double high = (double)value_at(sorted, count, zeros, below + 1);
    return low + (high - low) * (place - (double)below);
}

/* How many differences are at most `value`. */
static uint64_t count_differences(const int64_t *a, size_t count_a, const int64_t *b,
                                  size_t count_b, int64_t value)
{
    uint64_t sum = 0;
    size_t end = 0;

    for (size_t i = 0; i < count_a; i++) {
        int64_t limit;

        if (__builtin_add_overflow(a[i], value, &limit))
            limit = value > 0 ? INT64_MAX : INT64_MIN;
        while (end < count_b && b[end] <= limit)
            end++;
        sum += end;
    }
    return sum;
}

int64_t samples_difference(const int64_t *a, size_t count_a, const int64_t *b,
                           size_t count_b, uint64_t rank)
{
    int64_t low = b[0] - a[count_a - 1], high = b[count_b - 1] - a[0];

    while (low < high) {
        int64_t middle = low + (int64_t)(((uint64_t)high - (uint64_t)low) / 2);

        if (count_differences(a, count_a, b, count_b, middle) >= rank)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* ---- median interval ---- */

#define ERROR_RATE 0.05

bool median_interval(size_t count, struct median_interval *out)
{
    double below = 0;                      /* P(B <= k - 1) */
    double term = -(double)count * log(2); /* ln P(B = k) */

    *out = (struct median_interval){0};
    for (size_t k = 0; k < count; k++) {
        double next = below + exp(term);

        if (2 * next > ERROR_RATE)
            break;
        below = next;
        *out = (struct median_interval){k + 1, 1 - 2 * below};
        term += log((double)(count - k) / (double)(k + 1));
    }
    return out->rank > 0;
}

/* ---- share interval ---- */

#define TWO_SIDED_95 1.959963984540054

double share_bound(size_t part, size_t whole, bool upper)
{
    double n = (double)whole, p = (double)part / n, z = TWO_SIDED_95;
    double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n));

    return (p + z * z / (2 * n) + (upper ? half : -half)) / (1 + z * z / n);
}
