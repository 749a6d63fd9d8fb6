/* How often the tests between recordings are wrong, and how often they find what is
 * there: the tables of docs/statistics.md.
 *
 *     recording_noise [PAIRS]
 */
#include "../recording_noise.h"

#include <stdio.h>

static const size_t sizes[][2] = {{2, 2}, {3, 2}, {3, 3}, {5, 5}, {5, 1}};
#define SIZES (sizeof sizes / sizeof sizes[0])

static double percent(size_t part, size_t whole)
{
    return 100 * (double)part / (double)whole;
}

static void print_alarms(unsigned pairs)
{
    static const struct noise_case cases[] = {
        {.factor = 0, .least = 0.005, .largest = 0.1, .rows = 400},
        {.factor = 0.01, .least = 0.005, .largest = 0.1, .rows = 400},
        {.factor = 0.03, .least = 0.005, .largest = 0.1, .rows = 400},
        {.factor = 0.01, .least = 0.01, .largest = 0.01, .rows = 400},
        {.factor = 0.01, .group = 0.02, .least = 0.005, .largest = 0.1, .rows = 400},
        {.factor = 0.03, .group = 0.03, .least = 0.005, .largest = 0.02, .rows = 400},
        {.factor = 0.01, .least = 0.005, .largest = 0.1, .rows = 12},
        {.factor = 0.01, .drift = 0.005, .least = 0.005, .largest = 0.1, .rows = 400},
        {.factor = 0.01,
         .drift = 0.005,
         .blocks = true,
         .least = 0.005,
         .largest = 0.1,
         .rows = 400},
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (size_t size = 0; size < SIZES; size++) {
            struct noise_case noise = cases[i];

            noise.count[0] = sizes[size][0];
            noise.count[1] = sizes[size][1];
            struct noise_seen seen = noise_see(&noise, pairs);
            printf("factor %g %%, group %g %%, drift %g %%%s, rows %zu of %g to %g %%, "
                   "%zu against %zu: step time %.1f %%, rows %.1f %%, any %.1f %%\n",
                   100 * noise.factor, 100 * noise.group, 100 * noise.drift,
                   noise.blocks ? " in blocks" : "", noise.rows, 100 * noise.least,
                   100 * noise.largest, noise.count[0], noise.count[1],
                   percent(seen.step, seen.pairs), percent(seen.below, seen.rows),
                   percent(seen.any, seen.pairs));
        }
}

static void print_power(unsigned pairs)
{
    static const double factors[] = {0.003, 0.01, 0.03};
    static const double effects[] = {0.01, 0.02, 0.05, 0.1};

    for (size_t i = 0; i < 3; i++)
        for (size_t size = 0; size < SIZES; size++) {
            printf("factor and rows %g %%, %zu against %zu:", 100 * factors[i],
                   sizes[size][0], sizes[size][1]);
            for (size_t j = 0; j < 4; j++) {
                struct noise_case noise = {.count = {sizes[size][0], sizes[size][1]},
                                           .factor = factors[i],
                                           .least = factors[i],
                                           .largest = factors[i],
                                           .rows = 400,
                                           .effect = effects[j]};
                struct noise_seen seen = noise_see(&noise, pairs);

                printf("  +%g %% %.0f %% (row %.0f)", 100 * effects[j],
                       percent(seen.step, pairs), percent(seen.found, pairs));
            }
            printf("\n");
        }
}

int main(int argc, char **argv)
{
    int pairs = argc > 1 ? atoi(argv[1]) : 1000;

    if (pairs < 1)
        return 2;
    print_alarms((unsigned)pairs);
    print_power((unsigned)pairs);
    return 0;
}
