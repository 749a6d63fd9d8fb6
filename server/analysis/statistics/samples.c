/* See samples.h. */
#include "analysis/statistics/samples.h"

#include <string.h>

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
