/* Repeatable noise. Integers only, so that every machine draws the same numbers. */
#ifndef TRACEDIFF_TESTS_GENERATE_RANDOM_H
#define TRACEDIFF_TESTS_GENERATE_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t state;
};

/* splitmix64 */
static inline uint64_t random_next(struct random *random)
{
    uint64_t z = (random->state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Uniform in 0 .. limit - 1. */
static inline uint64_t random_below(struct random *random, uint64_t limit)
{
    return random_next(random) % limit;
}

/* `mean` with noise around it: the sum of four uniform draws, so bell-shaped, with a
 * standard deviation of about `permille` thousandths and never beyond 3.5 of them. */
static inline int64_t random_around(struct random *random, int64_t mean, int64_t permille)
{
    int64_t sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (int64_t)random_below(random, 2001) - 1000;
    /* Four draws of standard deviation 577 make 1155. */
    return mean + mean * permille / 1000 * sum / 1155;
}

#endif
