/* See machine_factor.h. */
#include "analysis/compare/machine_factor.h"
#include "base/weighted.h"

#include <math.h>

/* Rows carry a factor of the device if those nearest to it, with half of their time, are
 * within MACHINE_NEAR, beside what the halves of a recording differ by: of so many
 * classes and shapes. */
#define CLASSES_MIN 3
#define SHAPES_MIN 10
/* Each half of the samples has this part of the factor at least. */
#define HALF_LEAST 0.25
/* No clock differs by more. */
#define CLOCK_MOST 0.8
/* A factor is beyond this many halves of the 95 % interval of what steps differ by. */
#define BEYOND_NOISE 1.5
/* Beyond this part of device time in rows that are not compared, other work runs. */
#define UNMATCHED_MOST 0.02
/* Of calls of the host, one alone decides nothing: its weight is at most this part, so
 * that it reaches no quantile that is used. */
#define HOST_SHARE 0.08
#define HOST_ROUNDS 20
/* A clock moves kernels that wait for memory by at least this part of the factor: where
 * they rest, only what computes changed, and that may be the program. */
#define MEMORY_FOLLOWS 0.05
/* Quartiles of the host's factor are within a third of it and this. */
#define HOST_NEAR 0.15

/* Rows that are looked at together: logarithms of their ratios. */
struct machine_ratios {
    struct weighted *list;
    size_t count;
};

static double quantile(const struct machine_ratios *ratios, double part)
{
    return weighted_quantile(ratios->list, ratios->count, part);
}

bool machine_row_is_of(const struct machine_row *row, unsigned classes)
{
    return classes == MACHINE_HOST
               ? !row->on_device
               : row->on_device && (MACHINE_BIT(row->class) & classes) != 0;
}

static void limit_weights(const struct machine_table *table, size_t count)
{
    for (int round = 0; round < HOST_ROUNDS; round++) {
        double total = 0, runtime = 0;

        for (size_t i = 0; i < count; i++) {
            total += table->room[i].weight;
            runtime += table->is_runtime[i] ? table->room[i].weight : 0;
        }
        double most = HOST_SHARE * total;
        for (size_t i = 0; i < count; i++) {
            double *weight = &table->room[i].weight;

            if (table->is_runtime[i] && runtime > most)
                *weight *= most / runtime;
            *weight = fmin(*weight, most);
        }
    }
}

/* Uses the room of the table; sorted. */
static struct machine_ratios choose(const struct machine_table *table, unsigned classes,
                                    enum machine_half half)
{
    struct machine_ratios out = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];

        if (!machine_row_is_of(row, classes) || isnan(row->log[half]))
            continue;
        table->is_runtime[out.count] = row->is_runtime;
        out.list[out.count++] =
            (struct weighted){row->log[half], row->spent[0] + row->spent[1]};
    }
    if (classes == MACHINE_HOST)
        limit_weights(table, out.count);
    weighted_sort(out.list, out.count);
    return out;
}

struct machine_factor machine_factor_of(const struct machine_table *table,
                                        unsigned classes, enum machine_half half)
{
    const struct machine_ratios ratios = choose(table, classes, half);

    return (struct machine_factor){.rows = ratios.count,
                                   .median = quantile(&ratios, 0.5),
                                   .low = quantile(&ratios, 0.25),
                                   .high = quantile(&ratios, 0.75),
                                   .halves = {NAN, NAN},
                                   .least = quantile(&ratios, 0.1),
                                   .most = quantile(&ratios, 0.9)};
}

/* ---- the device ---- */

/* By how much a row differs between the halves of a recording, beside a drift that all
 * share: the median. */
static double noise_of(const struct machine_table *table, unsigned classes)
{
    double drift = machine_factor_of(table, classes, MACHINE_FIRST).median -
                   machine_factor_of(table, classes, MACHINE_SECOND).median;
    struct machine_ratios out = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];
        double differ =
            fabs(row->log[MACHINE_FIRST] - row->log[MACHINE_SECOND] - drift) / 2;

        if (machine_row_is_of(row, classes) && !isnan(differ))
            out.list[out.count++] =
                (struct weighted){differ, row->spent[0] + row->spent[1]};
    }
    weighted_sort(out.list, out.count);
    return quantile(&out, 0.5);
}

/* How near half of the time of rows is to a factor, in a half of the samples or all. */
static double nearness(const struct machine_table *table, unsigned classes,
                       enum machine_half half, double factor)
{
    struct machine_ratios near = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];

        if (machine_row_is_of(row, classes) && !isnan(row->log[half]))
            near.list[near.count++] = (struct weighted){fabs(row->log[half] - factor),
                                                        row->spent[0] + row->spent[1]};
    }
    weighted_sort(near.list, near.count);
    return near.count > 0 ? quantile(&near, 0.5) : INFINITY;
}

/* Whether rows share a factor: enough shapes and classes, half of their time near it, and
 * so in each half of the samples, near that of this half: a clock may drift, so each
 * half has a quarter of the factor at least. */
static bool is_shared(const struct machine_table *table, unsigned classes, double factor,
                      double noise, int classes_min)
{
    double most = MACHINE_NEAR + noise;
    size_t shapes = 0;
    int carrying = 0;

    for (size_t i = 0; i < table->count; i++)
        if (machine_row_is_of(&table->rows[i], classes) &&
            fabs(table->rows[i].log[MACHINE_ALL] - factor) <= most)
            shapes += table->rows[i].shapes;
    if (shapes < SHAPES_MIN || nearness(table, classes, MACHINE_ALL, factor) > most)
        return false;
    for (unsigned class = 0; class < CLASS_COUNT; class ++) {
        if ((MACHINE_BIT(class) & classes) == 0)
            continue;
        const struct machine_factor its =
            machine_factor_of(table, MACHINE_BIT(class), MACHINE_ALL);
        carrying += its.rows > 0 && fabs(its.median - factor) <= most;
    }
    for (enum machine_half half = MACHINE_FIRST; half < MACHINE_HALVES; half++) {
        const struct machine_factor its = machine_factor_of(table, classes, half);
        double along = factor < 0 ? -its.median : its.median;

        if (along <
                fmin(fabs(factor) * HALF_LEAST, fabs(factor) - MACHINE_NEAR) - noise ||
            nearness(table, classes, half, its.median) > most)
            return false;
    }
    return carrying >= classes_min;
}

/* Whether classes move with a factor, and no further. */
static bool is_between(const struct machine_table *table, unsigned classes, double factor,
                       double noise)
{
    const struct machine_factor its = machine_factor_of(table, classes, MACHINE_ALL);
    double along = factor < 0 ? -its.median : its.median;

    return along >= MEMORY_FOLLOWS * fabs(factor) &&
           along <= fabs(factor) + MACHINE_NEAR + noise;
}

static bool rests(const struct machine_table *table, unsigned classes, double factor)
{
    return fabs(machine_factor_of(table, classes, MACHINE_ALL).median) <=
           fabs(factor) / 2;
}

/* Whether a factor is more than what steps differ by, and less than clocks do. */
static bool is_beyond(double factor, double noise)
{
    return fabs(factor) <= CLOCK_MOST &&
           fabs(factor) > BEYOND_NOISE * noise + MACHINE_CLASS_ERROR;
}

struct machine_factor machine_factor_of_device(const struct machine_table *table,
                                               double noise, double unmatched,
                                               unsigned *classes)
{
    const struct machine_factor all =
        machine_factor_of(table, MACHINE_COMPUTES, MACHINE_ALL);
    const struct machine_factor clock =
        machine_factor_of(table, MACHINE_FOLLOWS_CLOCK, MACHINE_ALL);
    const struct machine_factor memory =
        machine_factor_of(table, MACHINE_FOLLOWS_MEMORY, MACHINE_ALL);
    double scatter = noise_of(table, MACHINE_COMPUTES);
    struct machine_factor out = all;

    *classes = 0;
    if (all.rows == 0 || unmatched > UNMATCHED_MOST)
        return all;
    if (is_beyond(all.median, noise) &&
        is_shared(table, MACHINE_COMPUTES, all.median, scatter, CLASSES_MIN))
        *classes = MACHINE_COMPUTES;
    else if (is_beyond(clock.median, noise) &&
             is_shared(table, MACHINE_FOLLOWS_CLOCK, clock.median, scatter, 1) &&
             is_between(table, MACHINE_FOLLOWS_MEMORY, clock.median, scatter))
        *classes = MACHINE_FOLLOWS_CLOCK;
    else if (is_beyond(memory.median, noise) &&
             is_shared(table, MACHINE_FOLLOWS_MEMORY, memory.median, scatter,
                       CLASSES_MIN) &&
             rests(table, MACHINE_FOLLOWS_CLOCK, memory.median))
        *classes = MACHINE_FOLLOWS_MEMORY;
    if (*classes == 0)
        return all;
    out = *classes == MACHINE_COMPUTES        ? all
          : *classes == MACHINE_FOLLOWS_CLOCK ? clock
                                              : memory;
    out.is_common = true;
    for (enum machine_half half = MACHINE_FIRST; half < MACHINE_HALVES; half++)
        out.halves[half - MACHINE_FIRST] =
            machine_factor_of(table, *classes, half).median;
    return out;
}

static bool is_alike(const struct machine_factor *its, double factor)
{
    double most = fabs(factor) / 3 + HOST_NEAR;

    return its->rows >= MACHINE_HOST_ROWS && fabs(its->low - factor) <= most &&
           fabs(its->median - factor) <= most && fabs(its->high - factor) <= most;
}

struct machine_factor machine_factor_of_host(const struct machine_table *table)
{
    struct machine_factor out = machine_factor_of(table, MACHINE_HOST, MACHINE_ALL);

    out.is_common = is_alike(&out, out.median);
    for (enum machine_half half = MACHINE_FIRST; half < MACHINE_HALVES; half++) {
        const struct machine_factor its = machine_factor_of(table, MACHINE_HOST, half);
        out.is_common &= is_alike(&its, out.median);
    }
    return out;
}
