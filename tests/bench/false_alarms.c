/* How often the tests of a comparison are wrong, and how often they find what is there.
 *
 *     false_alarms [--pairs N] [--seed N]        simulated comparisons, as three tables
 *     false_alarms --data DIR SET SET…           every pair of stored sets that should
 *                                                show nothing
 *
 * Simulated: comparisons of ROWS rows with n observations a side. The noise of a row is
 * lognormal, and its size differs from row to row: from its least to its largest evenly
 * on the scale of logarithms. One row in five is absent from three observations in ten.
 * Nothing changed but, where power is measured, one row. The numbers are in
 * docs/statistics.md. Same options, same numbers. */
#include "../given.h"
#include "base/error.h"
#include "compare/run.h"
#include "compare/verdict.h"
#include "store/directory.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS 400
#define OBSERVATIONS_MAX 20
#define SPARSE 5 /* one row in so many */
#define MEAN 1e6 /* ns, of a row in a step */

struct options {
    unsigned pairs;
    uint64_t seed;
    const char *data;
    char **sets;
    int set_count;
};

/* ---- noise ---- */

static double uniform(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return ((double)((z ^ z >> 31) >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(uint64_t *seed)
{
    double radius = sqrt(-2 * log(uniform(seed)));

    return radius * cos(6.283185307179586 * uniform(seed));
}

/* A time with noise of `spread` around MEAN x factor. */
static int64_t draw(uint64_t *seed, double spread, double factor)
{
    return (int64_t)(MEAN * factor * exp(spread * normal(seed)));
}

/* ---- simulated rows ---- */

struct simulation {
    size_t n; /* observations a side */
    uint64_t seed;
    double least, largest; /* the noise of a row */
    struct arena *arena;
    struct observations observations; /* in the arena */
    struct significance_judge judge;
    struct significance rows[ROWS];
    struct significance *list[ROWS];
};

static void free_simulation(struct simulation *simulation)
{
    significance_judge_free(&simulation->judge);
    arena_free(&simulation->arena);
}

static int start(struct simulation *simulation, size_t n, uint64_t seed,
                 struct error *error)
{
    *simulation = (struct simulation){
        .n = n, .seed = seed, .least = 0.005, .largest = 0.1, .arena = arena_make(NULL)};
    observations_group((const struct observations_key *const[]){NULL, NULL},
                       (const size_t[]){n, n}, simulation->arena,
                       &simulation->observations);
    for (size_t i = 0; i < ROWS; i++)
        simulation->list[i] = &simulation->rows[i];
    return significance_judge_init(&simulation->judge, &simulation->observations, error);
}

/* One comparison in which the first row has noise `spread`, is present everywhere and
 * changes by `factor`; the others do not change. */
static int compare_once(struct simulation *simulation, double spread, double factor,
                        struct error *error)
{
    struct significance_family families[SIGNIFICANCE_MEASURES];
    uint64_t *seed = &simulation->seed;

    for (size_t i = 0; i < ROWS; i++) {
        double range = simulation->largest / simulation->least;
        double noise = i == 0 ? spread : simulation->least * pow(range, uniform(seed));
        bool sparse = i > 0 && i % SPARSE == 0;
        int64_t times[2][OBSERVATIONS_MAX];

        for (int side = 0; side < 2; side++)
            for (size_t j = 0; j < simulation->n; j++)
                times[side][j] =
                    sparse && uniform(seed) < 0.3
                        ? 0
                        : draw(seed, noise, i == 0 && side == 1 ? factor : 1);
        significance_clear(&simulation->rows[i]);
        significance_judge_times(&simulation->judge, times[0], times[1],
                                 &simulation->rows[i].tests[SIGNIFICANCE_SELF]);
    }
    return significance_settle(simulation->list, ROWS, &simulation->observations,
                               families, NULL, error);
}

static bool is_real(const struct significance *row)
{
    enum significance_verdict verdict = row->tests[SIGNIFICANCE_SELF].verdict;

    return verdict == SIGNIFICANCE_SLOWER || verdict == SIGNIFICANCE_FASTER;
}

/* How often a row that changed by `factor` is found; and by the rank test alone. */
static int measure_power(const struct options *options, size_t n, double spread,
                         double factor, double found[2], struct error *error)
{
    CLEANUP(free_simulation) struct simulation simulation;
    unsigned count[2] = {0, 0}, pairs = options->pairs / 4 + 1;
    int result = start(&simulation, n, options->seed + n, error);

    for (unsigned i = 0; i < pairs && result == 0; i++) {
        result = compare_once(&simulation, spread, factor, error);
        count[0] += is_real(&simulation.rows[0]);
        count[1] += simulation.rows[0].tests[SIGNIFICANCE_SELF].q < SIGNIFICANCE_RATE;
    }
    for (int i = 0; i < 2; i++)
        found[i] = 100.0 * count[i] / pairs;
    return result;
}

static int measure_alarms(const struct options *options, size_t n, double largest,
                          struct error *error)
{
    CLEANUP(free_simulation) struct simulation simulation;
    size_t real = 0, below = 0, with_real = 0;
    int result = start(&simulation, n, options->seed + n, error);

    simulation.largest = largest;
    for (unsigned i = 0; i < options->pairs && result == 0; i++) {
        size_t before = real;

        result = compare_once(&simulation, simulation.least, 1, error);
        for (size_t j = 0; j < ROWS; j++) {
            real += is_real(&simulation.rows[j]);
            below += simulation.rows[j].tests[SIGNIFICANCE_SELF].p < SIGNIFICANCE_RATE;
        }
        with_real += real > before;
    }
    double rows = (double)options->pairs * ROWS;
    printf(" %.1f %% | %.1f | %.1f %% |", 100 * (double)below / rows,
           1e5 * (double)real / rows, 100 * (double)with_real / options->pairs);
    return result;
}

static const size_t steps[] = {4, 5, 6, 8, 10, 20};
#define STEPS (sizeof steps / sizeof steps[0])

static int print_alarms(const struct options *options, struct error *error)
{
    int result = 0;

    printf("Nothing changed: %u comparisons of %d rows each, whose noise is 0.5 to 2 %%, "
           "and 0.5 to 10 %%\n\n"
           "| steps a side | p < 0.05 | called real, of 100,000 | comparisons with any | "
           "p < 0.05 | called real, of 100,000 | comparisons with any |\n"
           "|---:|---:|---:|---:|---:|---:|---:|\n",
           options->pairs, ROWS);
    for (size_t i = 0; i < STEPS && result == 0; i++) {
        printf("| %zu |", steps[i]);
        result = measure_alarms(options, steps[i], 0.02, error);
        if (result == 0)
            result = measure_alarms(options, steps[i], 0.1, error);
        putchar('\n');
    }
    return result;
}

static int print_power(const struct options *options, struct error *error)
{
    static const struct {
        double factor, spread;
    } cases[] = {{1.05, 0.01}, {1.05, 0.03}, {1.05, 0.1},
                 {1.2, 0.01},  {1.2, 0.03},  {1.2, 0.1}};
    int result = 0;

    printf("\nOne row of %d changed: how often it is found (by the rank test alone)\n\n"
           "| steps a side |",
           ROWS);
    for (size_t j = 0; j < sizeof cases / sizeof cases[0]; j++)
        printf(" %+.0f %%, noise %.0f %% |", 100 * (cases[j].factor - 1),
               100 * cases[j].spread);
    printf("\n|---:|---:|---:|---:|---:|---:|---:|\n");
    for (size_t i = 0; i < STEPS && result == 0; i++) {
        printf("| %zu |", steps[i]);
        for (size_t j = 0; j < sizeof cases / sizeof cases[0] && result == 0; j++) {
            double found[2] = {0, 0};

            result = measure_power(options, steps[i], cases[j].spread, cases[j].factor,
                                   found, error);
            printf(" %.0f %% (%.0f %%) |", found[0], found[1]);
        }
        putchar('\n');
    }
    return result;
}

/* ---- simulated step times ---- */

struct tally {
    unsigned of[VERDICT_NOT_CERTAIN + 1];
};

/* Steps with 1 % of noise, in recordings that differ from each other by `between`. */
static int tally_verdicts(const struct options *options, size_t n, double between,
                          double factor, struct tally *tally, struct error *error)
{
    CLEANUP(free_simulation) struct simulation simulation;
    int result = start(&simulation, n, options->seed + 1000 + n, error);
    unsigned pairs = options->pairs * 4;

    *tally = (struct tally){{0}};
    for (unsigned i = 0; i < pairs && result == 0; i++) {
        int64_t times[2][OBSERVATIONS_MAX];
        struct verdict verdict;

        for (int side = 0; side < 2; side++) {
            double clock = exp(between * normal(&simulation.seed));

            for (size_t j = 0; j < n; j++)
                times[side][j] =
                    draw(&simulation.seed, 0.01, clock * (side == 1 ? factor : 1));
        }
        result = verdict_make(&simulation.observations,
                              (const int64_t *const[]){times[0], times[1]},
                              VERDICT_EQUIVALENCE, &verdict, error);
        tally->of[verdict.kind]++;
    }
    return result;
}

static int print_verdicts(const struct options *options, struct error *error)
{
    static const struct {
        const char *name;
        double between, factor;
    } cases[] = {{"nothing changed", 0, 1},
                 {"1 % slower", 0, 1.01},
                 {"5 % slower", 0, 1.05},
                 {"nothing, but recordings differ by 0.5 %", 0.005, 1},
                 {"nothing, but recordings differ by 1 %", 0.01, 1},
                 {"nothing, but recordings differ by 5 %", 0.05, 1}};
    int result = 0;

    printf(
        "\nThe step time, with 1 %% of noise from step to step\n\n"
        "| what happened | steps a side | slower | faster | unchanged | not certain |\n"
        "|---|---:|---:|---:|---:|---:|\n");
    for (size_t j = 0; j < sizeof cases / sizeof cases[0]; j++)
        for (size_t i = 0; i < STEPS && result == 0; i++) {
            struct tally tally;
            double all = 4.0 * options->pairs / 100;

            result = tally_verdicts(options, steps[i], cases[j].between, cases[j].factor,
                                    &tally, error);
            printf("| %s | %zu | %.1f %% | %.1f %% | %.1f %% | %.1f %% |\n",
                   cases[j].name, steps[i], tally.of[VERDICT_SLOWER] / all,
                   tally.of[VERDICT_FASTER] / all, tally.of[VERDICT_UNCHANGED] / all,
                   tally.of[VERDICT_NOT_CERTAIN] / all);
        }
    return result;
}

/* ---- stored sets ---- */

struct seen {
    unsigned pairs, with_real, changed, unchanged;
    size_t rows, below, real, calls;
};

static void count_pair(const struct compare_result *result, struct seen *seen)
{
    size_t real = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        const struct significance_test *test = compare_test(result, row);

        seen->rows += isnan(test->p) ? 0 : 1;
        seen->below += (size_t)(test->p < SIGNIFICANCE_RATE);
        real += is_real(&row->significance);
        if (row->significance.calls >= CALLS_FACT &&
            row->significance.calls <= CALLS_FEWER)
            seen->calls++;
    }
    seen->real += real;
    seen->with_real += real > 0;
    seen->pairs++;
    seen->changed +=
        result->verdict.kind == VERDICT_SLOWER || result->verdict.kind == VERDICT_FASTER;
    seen->unchanged += result->verdict.kind == VERDICT_UNCHANGED;
}

static int compare_sets(const struct options *options, struct error *error)
{
    struct store *store = NULL;
    struct seen seen = {0};
    int result = store_open(options->data, STORE_SHARED, NULL, &store, error);

    for (int i = 0; i < options->set_count && result == 0; i++)
        for (int j = i + 1; j < options->set_count && result == 0; j++) {
            CLEANUP(compare_request_free) struct compare_request request = {0};
            const struct given_parameters *given =
                GIVEN({"control", options->sets[i]}, {"test", options->sets[j]},
                      {"exclude", COMPARE_STEP_ROWS}, {"significance", "true"});
            struct compare_result compared;

            result = compare_request_read(COMPARE_TRACES, given, NULL, &request, error);
            if (result == 0)
                result = compare_run(store, &request, &compared, error);
            if (result != 0)
                break;
            count_pair(&compared, &seen);
            compare_result_free(&compared);
        }
    store_close(store);
    printf(
        "%u pairs: step time slower or faster in %u, unchanged in %u; %zu rows judged, "
        "%zu with p < 0.05, %zu called real, in %u pairs; %zu changes of calls\n",
        seen.pairs, seen.changed, seen.unchanged, seen.rows, seen.below, seen.real,
        seen.with_real, seen.calls);
    return result;
}

static int read_options(int argc, char **argv, struct options *options)
{
    int i = 1;

    for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
        if (strcmp(argv[i], "--pairs") == 0)
            options->pairs = (unsigned)atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--seed") == 0)
            options->seed = strtoull(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--data") == 0)
            options->data = argv[i + 1];
        else
            return -1;
    }
    options->sets = argv + i;
    options->set_count = argc - i;
    return options->pairs > 0 && options->pairs <= 1000000 &&
                   (options->data != NULL) == (options->set_count >= 2)
               ? 0
               : -1;
}

int main(int argc, char **argv)
{
    struct options options = {.pairs = 2000, .seed = 1};
    struct error error = {0};
    int result;

    if (read_options(argc, argv, &options) != 0) {
        fputs("usage: false_alarms [--pairs N] [--seed N]\n"
              "       false_alarms --data DIR SET SET...\n",
              stderr);
        return 2;
    }
    if (options.data != NULL) {
        result = compare_sets(&options, &error);
    } else {
        result = print_alarms(&options, &error);
        if (result == 0)
            result = print_power(&options, &error);
        if (result == 0)
            result = print_verdicts(&options, &error);
    }
    if (result != 0)
        fprintf(stderr, "false_alarms: %s\n", error.message);
    return result != 0;
}
