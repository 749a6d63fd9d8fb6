/* Comparisons of recordings that were never made: to see how often the tests between
 * recordings are wrong, and how often they find what is there. Same case, same numbers.
 *
 * A recording as a whole is a little faster or slower than the next (`factor`, standard
 * deviation), and so is its odd half of rows (`group`, as host rows may be); from one
 * recording to the next in time it becomes slower by `drift`. Besides, each row has noise
 * of its own from recording to recording: from `least` to `largest`, evenly on the scale
 * of logarithms, so that row 0, the only one that may change, is in the middle. The steps
 * of a recording have noise of NOISE_STEP; ranks wait for each other in each step, so
 * they share it all, and their mean is as noisy as one of them. */
#ifndef TESTS_RECORDING_NOISE_H
#define TESTS_RECORDING_NOISE_H

#include "stats/rank_tests.h"
#include "stats/recordings.h"

#include <math.h>
#include <stdlib.h>

#define NOISE_ROWS_MAX 400
#define NOISE_STEPS 6
#define NOISE_STEP 0.01
#define NOISE_RATE 0.05

struct noise_case {
    size_t count[2];
    double factor, group, drift;
    bool blocks; /* all controls before all tests, rather than in turns */
    double least, largest;
    size_t rows;
    double effect; /* of row 0, and of the step time: 0.05 is 5 % slower */
};

struct noise_seen {
    unsigned pairs, any; /* comparisons; those with a wrong row, q below NOISE_RATE, and
                            no such row in another division of the recordings */
    unsigned found;      /* the same of row 0 */
    size_t rows, below;  /* unchanged rows; those with p below NOISE_RATE */
    unsigned step;       /* step times with p below NOISE_RATE */
    unsigned outside;    /* step times whose interval lacks the effect */
};

static inline double noise_uniform(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return ((double)((z ^ z >> 31) >> 11) + 0.5) / 9007199254740992.0;
}

static inline double noise_normal(uint64_t *seed)
{
    double radius = sqrt(-2 * log(noise_uniform(seed)));

    return radius * cos(6.283185307179586 * noise_uniform(seed));
}

/* When the recording was made, from 0. */
static inline double noise_time(const struct noise_case *noise, size_t recording)
{
    size_t controls = noise->count[0],
           both = noise->count[1] < controls ? noise->count[1] : controls;
    size_t place = recording < controls ? recording : recording - controls;

    if (noise->blocks)
        return (double)recording;
    return place < both ? (double)(2 * place + (recording >= controls))
                        : (double)(both + place);
}

/* A recording's ln(mean step), and the variance of ln(step). */
static inline double noise_step(double level, uint64_t *seed, double *within)
{
    double sum = 0, squares = 0;

    for (int i = 0; i < NOISE_STEPS; i++) {
        double step = NOISE_STEP * noise_normal(seed);

        sum += step;
        squares += step * step;
    }
    *within = (squares - sum * sum / NOISE_STEPS) / (NOISE_STEPS - 1);
    return level + sum / NOISE_STEPS;
}

static inline void noise_count_step(const struct noise_case *noise, const double *levels,
                                    uint64_t *seed, struct noise_seen *seen)
{
    double x[2 * RECORDINGS_MAX], within[2 * RECORDINGS_MAX];
    double change = log1p(noise->effect);
    struct recordings_test test;

    for (size_t i = 0; i < noise->count[0] + noise->count[1]; i++)
        x[i] =
            noise_step(levels[i] + (i < noise->count[0] ? 0 : change), seed, &within[i]);
    recordings_judge_alone(x, within, noise->count, &test);
    seen->step += test.p < NOISE_RATE;
    seen->outside += change < test.low || change > test.high;
}

static inline void noise_count_rows(const struct noise_case *noise, const double *levels,
                                    const double *groups, uint64_t *seed,
                                    struct noise_seen *seen)
{
    static double logs[NOISE_ROWS_MAX * 2 * RECORDINGS_MAX];
    double p[NOISE_ROWS_MAX], q[NOISE_ROWS_MAX];
    size_t all = noise->count[0] + noise->count[1];
    struct recordings fit;
    struct recordings_test test;
    bool wrong = false;

    for (size_t row = 0; row < noise->rows; row++) {
        double place = (double)((row * 37 + noise->rows / 2) % noise->rows);
        double own = noise->least *
                     pow(noise->largest / noise->least, place / (double)noise->rows);

        for (size_t i = 0; i < all; i++)
            logs[row * all + i] =
                levels[i] + (row % 2 == 1 ? groups[i] : 0) + own * noise_normal(seed) +
                (row == 0 && i >= noise->count[0] ? log1p(noise->effect) : 0);
    }
    if (recordings_fit(logs, noise->rows, noise->count, NULL, &fit, NULL) != 0)
        abort();
    for (size_t row = 0; row < noise->rows; row++) {
        recordings_judge(&fit, logs + row * all, &test);
        p[row] = test.p;
    }
    if (false_discovery_adjust(p, noise->rows, q, NULL) != 0)
        abort();
    size_t first = noise->effect != 0;
    for (size_t row = first; row < noise->rows; row++) {
        seen->below += p[row] < NOISE_RATE;
        wrong = wrong || q[row] < NOISE_RATE;
    }
    bool by_chance = false;
    if ((wrong || q[0] < NOISE_RATE) &&
        recordings_try_orders(logs, noise->rows, noise->count, NOISE_RATE, NULL,
                              &by_chance, NULL) != 0)
        abort();
    seen->rows += noise->rows - first;
    seen->any += wrong && !by_chance;
    seen->found += q[0] < NOISE_RATE && !by_chance;
}

static inline struct noise_seen noise_see(const struct noise_case *noise, unsigned pairs)
{
    struct noise_seen seen = {.pairs = pairs};
    uint64_t seed = 1;

    for (unsigned pair = 0; pair < pairs; pair++) {
        double levels[2 * RECORDINGS_MAX], groups[2 * RECORDINGS_MAX];

        for (size_t i = 0; i < noise->count[0] + noise->count[1]; i++) {
            levels[i] =
                noise->factor * noise_normal(&seed) + noise->drift * noise_time(noise, i);
            groups[i] = noise->group * noise_normal(&seed);
        }
        noise_count_step(noise, levels, &seed, &seen);
        if (noise->rows > 0)
            noise_count_rows(noise, levels, groups, &seed, &seen);
    }
    return seen;
}

#endif
