/* See machine.h. */
#include "analysis/compare/machine.h"
#include "base/cleanup.h"
#include "base/weighted.h"

#include <math.h>
#include <stdlib.h>

/* Rows carry a factor of the device if those nearest to it, with half of their time, are
 * within this, beside what the halves of a recording differ by. */
#define NEAR 0.015
#define CLASSES_MIN 3
#define SHAPES_MIN 10
#define HALF_LEAST 0.25
/* No clock differs by more. */
#define CLOCK_MOST 0.8
/* A factor is beyond this many halves of the 95 % interval of what steps differ by. */
#define BEYOND_NOISE 1.5
/* Beyond this part of device time in rows that are not compared, other work runs. */
#define UNMATCHED_MOST 0.02
/* The error of the median of a class: at least this, and this if it has one row. */
#define CLASS_ERROR 0.003
#define CLASS_ERROR_ONE 0.015
/* A class whose factor is not known to this part of the common one is not told. */
#define CLASS_UNKNOWN 0.6
#define HOST_ROWS_MIN 8
/* Of calls of the host, one alone decides nothing: its weight is at most this part, so
 * that it reaches no quantile that is used. */
#define HOST_SHARE 0.08
#define HOST_ROUNDS 20
/* A clock moves kernels that wait for memory by at least this part of the factor: where
 * they rest, only what computes changed, and that may be the program. */
#define MEMORY_FOLLOWS 0.05
/* Of several ranks, one that changed by less than this part of the mean may rest. */
#define LEAST_SHARE 0.5
/* What a step makes of the factor is not known better. */
#define HOST_ERROR 0.02
/* Quartiles of the host's factor are within a third of it and this. */
#define HOST_NEAR 0.15
/* Calls that are more, or fewer, carry a change of the step if they take this part of
 * it. */
#define CARRIED 0.5

enum { ALL, FIRST, SECOND, HALVES };

/* Rows that are looked at together: logarithms of their ratios. */
struct machine_ratios {
    struct weighted *list;
    size_t count;
};

static double quantile(const struct machine_ratios *ratios, double part)
{
    return weighted_quantile(ratios->list, ratios->count, part);
}

/* Classes as bits. */
#define BIT(class) (1U << (class))
#define FOLLOWS_CLOCK                                                                    \
    (BIT(CLASS_PRODUCTS) | BIT(CLASS_CONVOLUTIONS) | BIT(CLASS_ATTENTION_FORWARD) |      \
     BIT(CLASS_ATTENTION_BACKWARD))
#define FOLLOWS_MEMORY                                                                   \
    (BIT(CLASS_NORMALISATION) | BIT(CLASS_ELEMENTWISE) | BIT(CLASS_REDUCTIONS) |         \
     BIT(CLASS_OPTIMIZER))
#define COMPUTES (FOLLOWS_CLOCK | FOLLOWS_MEMORY | BIT(CLASS_OTHER))
#define HOST 0U

struct machine_table {
    const struct machine_row *rows;
    size_t count;
    struct weighted *room; /* for `count` of them */
    bool *is_runtime;      /* of those in the room, before they are sorted */
};

static bool is_of(const struct machine_row *row, unsigned classes)
{
    return classes == HOST ? !row->on_device
                           : row->on_device && (BIT(row->class) & classes) != 0;
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
                                    int half)
{
    struct machine_ratios out = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];

        if (!is_of(row, classes) || isnan(row->log[half]))
            continue;
        table->is_runtime[out.count] = row->is_runtime;
        out.list[out.count++] =
            (struct weighted){row->log[half], row->spent[0] + row->spent[1]};
    }
    if (classes == HOST)
        limit_weights(table, out.count);
    weighted_sort(out.list, out.count);
    return out;
}

static struct machine_factor factor_of(const struct machine_table *table,
                                       unsigned classes, int half)
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
    double drift = factor_of(table, classes, FIRST).median -
                   factor_of(table, classes, SECOND).median;
    struct machine_ratios out = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];
        double differ = fabs(row->log[FIRST] - row->log[SECOND] - drift) / 2;

        if (is_of(row, classes) && !isnan(differ))
            out.list[out.count++] =
                (struct weighted){differ, row->spent[0] + row->spent[1]};
    }
    weighted_sort(out.list, out.count);
    return quantile(&out, 0.5);
}

/* How near half of the time of rows is to a factor, in a half of the samples or all. */
static double nearness(const struct machine_table *table, unsigned classes, int half,
                       double factor)
{
    struct machine_ratios near = {table->room, 0};

    for (size_t i = 0; i < table->count; i++) {
        const struct machine_row *row = &table->rows[i];

        if (is_of(row, classes) && !isnan(row->log[half]))
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
    double most = NEAR + noise;
    size_t shapes = 0;
    int carrying = 0;

    for (size_t i = 0; i < table->count; i++)
        if (is_of(&table->rows[i], classes) &&
            fabs(table->rows[i].log[ALL] - factor) <= most)
            shapes += table->rows[i].shapes;
    if (shapes < SHAPES_MIN || nearness(table, classes, ALL, factor) > most)
        return false;
    for (unsigned class = 0; class < CLASS_COUNT; class ++) {
        if ((BIT(class) & classes) == 0)
            continue;
        const struct machine_factor its = factor_of(table, BIT(class), ALL);
        carrying += its.rows > 0 && fabs(its.median - factor) <= most;
    }
    for (int half = FIRST; half < HALVES; half++) {
        const struct machine_factor its = factor_of(table, classes, half);
        double along = factor < 0 ? -its.median : its.median;

        if (along < fmin(fabs(factor) * HALF_LEAST, fabs(factor) - NEAR) - noise ||
            nearness(table, classes, half, its.median) > most)
            return false;
    }
    return carrying >= classes_min;
}

/* Whether classes move with a factor, and no further. */
static bool is_between(const struct machine_table *table, unsigned classes, double factor,
                       double noise)
{
    const struct machine_factor its = factor_of(table, classes, ALL);
    double along = factor < 0 ? -its.median : its.median;

    return along >= MEMORY_FOLLOWS * fabs(factor) && along <= fabs(factor) + NEAR + noise;
}

static bool rests(const struct machine_table *table, unsigned classes, double factor)
{
    return fabs(factor_of(table, classes, ALL).median) <= fabs(factor) / 2;
}

/* The factor that kernels share, if it is the clock's or the memory's; its quantiles are
 * those of all rows that compute. */
static struct machine_factor find_device(const struct machine_table *table,
                                         const struct machine_steps *steps,
                                         bool *is_whole)
{
    struct machine_factor out = factor_of(table, COMPUTES, ALL);
    double noise = noise_of(table, COMPUTES);
    const struct machine_factor clock = factor_of(table, FOLLOWS_CLOCK, ALL);
    const struct machine_factor memory = factor_of(table, FOLLOWS_MEMORY, ALL);

    if (out.rows == 0 || steps->unmatched > UNMATCHED_MOST)
        return out;
    if (is_shared(table, COMPUTES, out.median, noise, CLASSES_MIN)) {
        out.is_common = *is_whole = true;
    } else if (is_shared(table, FOLLOWS_CLOCK, clock.median, noise, 1) &&
               is_between(table, FOLLOWS_MEMORY, clock.median, noise)) {
        out = clock;
        out.is_common = true;
    } else if (is_shared(table, FOLLOWS_MEMORY, memory.median, noise, CLASSES_MIN) &&
               rests(table, FOLLOWS_CLOCK, memory.median)) {
        out = memory;
        out.is_common = true;
    }
    unsigned classes = *is_whole                    ? COMPUTES
                       : out.median == clock.median ? FOLLOWS_CLOCK
                                                    : FOLLOWS_MEMORY;
    for (int half = FIRST; half < HALVES; half++)
        out.halves[half - FIRST] = factor_of(table, classes, half).median;
    out.is_common &= fabs(out.median) <= CLOCK_MOST &&
                     fabs(out.median) > BEYOND_NOISE * steps->noise + CLASS_ERROR;
    return out;
}

/* What the machine can do to a class: nothing, or as much as the factor. */
struct machine_range {
    double low, high;
};

static struct machine_range range_of(const struct machine_steps *steps,
                                     const struct machine_factor *device)
{
    if (isnan(steps->clock))
        return (struct machine_range){fmin(device->median - steps->noise, 0),
                                      fmax(device->median + steps->noise, 0)};
    double memory = isnan(steps->memory_clock) ? 0 : steps->memory_clock;
    double errors =
        steps->clock_error + (isnan(steps->memory_clock) ? 0 : steps->memory_clock_error);

    return (struct machine_range){fmin(fmin(steps->clock, memory), 0) - errors,
                                  fmax(fmax(steps->clock, memory), 0) + errors};
}

/* The part of one class: the median of its rows, as far as the machine reaches. Where all
 * classes share a factor, a class whose median is not known better than that has it. */
static void add_class(const struct machine_table *table, unsigned class,
                      struct machine_range range, double exposed, struct machine *out)
{
    double noise = out->steps.noise;
    const struct machine_factor its = factor_of(table, BIT(class), ALL);
    struct machine_part *part = &out->parts[0];
    double spent = 0, size = fmax(-range.low, range.high);

    if (its.rows == 0)
        return;
    for (size_t i = 0; i < table->count; i++)
        if (is_of(&table->rows[i], BIT(class)))
            spent += exposed * table->rows[i].spent[0];
    double error =
        its.rows == 1
            ? CLASS_ERROR_ONE
            : fmax(1.96 * 1.25 * (its.high - its.low) / 1.35 / sqrt((double)its.rows),
                   CLASS_ERROR);
    double factor = fmin(fmax(its.median, range.low), range.high);
    if (out->is_whole && fabs(factor - out->device.median) <= error) {
        factor = fmin(fmax(out->device.median, range.low), range.high);
        error = CLASS_ERROR;
    }
    /* What computes follows a known clock. */
    if ((BIT(class) & FOLLOWS_CLOCK) != 0 &&
        fabs(its.median - out->steps.clock) <= error + noise) {
        factor = out->steps.clock;
        error = fmax(out->steps.clock_error, CLASS_ERROR);
        noise = 0;
    }
    double low = fmax(factor - error, range.low - CLASS_ERROR);
    double high = fmin(factor + error, range.high + CLASS_ERROR);
    if (high - low > CLASS_UNKNOWN * size && high - low > 2 * NEAR) {
        out->not_told += spent * expm1(its.median);
        return;
    }
    low = fmax(low - noise, range.low - CLASS_ERROR);
    high = fmin(high + noise, range.high + CLASS_ERROR);
    out->of_class[class] = factor;
    part->diff += spent * expm1(factor);
    part->low += spent * expm1(low);
    part->high += spent * expm1(high);
}

static void split_device(const struct machine_table *table,
                         const struct machine_steps *steps, struct machine *out)
{
    struct machine_part *part = &out->parts[0];
    double spent = steps->device[0], compute = steps->time[0].compute;
    double exposed = spent > 0 ? fmin(compute / spent, 1) : 0;

    out->device = find_device(table, steps, &out->is_whole);
    if (!isnan(steps->clock)) /* a factor is the machine's if its clocks differ */
        out->device.is_common = out->device.rows > 0 &&
                                (fabs(steps->clock) > steps->clock_error ||
                                 fabs(steps->memory_clock) > steps->memory_clock_error);
    if (!steps->time[0].has_parts || !steps->time[1].has_parts || out->device.rows == 0)
        return;
    if (!out->device.is_common && isnan(steps->clock)) {
        double error = steps->noise + CLASS_ERROR;

        part->low = compute * expm1(fmin(out->device.low, 0) - error);
        part->high = compute * expm1(fmax(out->device.high, 0) + error);
        return;
    }
    const struct machine_range range = range_of(steps, &out->device);
    for (unsigned class = 0; class < CLASS_COUNT; class ++)
        if ((BIT(class) & COMPUTES) != 0)
            add_class(table, class, range, exposed, out);
    /* What is in no row, or in none of a step, may follow, too. */
    double rest = compute;
    for (size_t i = 0; i < table->count; i++)
        if (is_of(&table->rows[i], COMPUTES))
            rest -= exposed * table->rows[i].spent[0];
    rest = fmax(rest, 0);
    if (out->is_whole)
        part->diff += rest * expm1(fmin(fmax(out->device.median, range.low), range.high));
    part->low += rest * expm1(range.low);
    part->high += rest * expm1(range.high);
}

/* Ranks that wait for each other take as long as the one that needs most. So what the
 * machine makes of their kernels on average counts as far as it makes that one later; the
 * interval reaches from the rank that changed least to that which changed most. */
static void follow_slowest(const struct machine_ranks *ranks, struct machine_part *part)
{
    double mean = 0, before = -INFINITY, after = -INFINITY;
    double count = (double)ranks->count, least = 1, most = 1;

    for (size_t i = 0; i < ranks->count; i++)
        mean += ranks->change[i] / count;
    if (ranks->count < 2 || part->diff == 0 || !(mean / part->diff > 0))
        return;
    for (size_t i = 0; i < ranks->count; i++) {
        double its = ranks->change[i] / mean;

        least = fmin(least, fmax(its, 0));
        most = fmax(most, fmin(its, count));
        before = fmax(before, ranks->own[i]);
        after = fmax(after, ranks->own[i] + its * part->diff);
    }
    if (least < LEAST_SHARE) /* it may as well rest */
        least = 0;
    double scale = fmin(fmax((after - before) / part->diff, least), most);
    struct machine_part out = {part->diff * scale, part->low, part->high};
    for (int end = 0; end < 2; end++) {
        double by = end == 0 ? least : most;

        out.low = fmin(out.low, part->low * by);
        out.high = fmax(out.high, part->high * by);
    }
    *part = (struct machine_part){out.diff, fmin(out.low, out.diff),
                                  fmax(out.high, out.diff)};
}

/* ---- the host ---- */

static bool is_alike(const struct machine_factor *its, double factor)
{
    double most = fabs(factor) / 3 + HOST_NEAR;

    return its->rows >= HOST_ROWS_MIN && fabs(its->low - factor) <= most &&
           fabs(its->median - factor) <= most && fabs(its->high - factor) <= most;
}

static struct machine_factor find_host(const struct machine_table *table)
{
    struct machine_factor out = factor_of(table, HOST, ALL);

    out.is_common = is_alike(&out, out.median);
    for (int half = FIRST; half < HALVES; half++) {
        const struct machine_factor its = factor_of(table, HOST, half);
        out.is_common &= is_alike(&its, out.median);
    }
    return out;
}

static bool host_limits(const struct step_time *time)
{
    return !time->has_parts || step_limit_of(time) == STEP_LIMIT_HOST;
}

/* Gaps: kernels that take longer fill them, as far as the device waited, or waits less.
 * Where the host is the limit on both sides, they fill no more than gaps. */
static void fill_gaps(const struct machine_steps *steps, struct machine_part *part)
{
    const struct step_time *time = steps->time;
    double idle = fmax(time[0].idle, time[1].idle);
    double fewer = time[0].idle - time[1].idle;
    bool longer = part->diff > 0;

    if (host_limits(&time[0]) && host_limits(&time[1])) {
        *part = (struct machine_part){0, fmin(part->low, 0), fmax(part->high, 0)};
        return;
    }
    if (step_limit_of(&time[0]) == STEP_LIMIT_DEVICE &&
        step_limit_of(&time[1]) == STEP_LIMIT_DEVICE)
        return;
    part->diff = longer ? part->diff - fmin(fmax(fewer, 0), part->diff)
                        : part->diff + fmin(fmax(-fewer, 0), -part->diff);
    if (part->low > 0)
        part->low = fmax(part->low - idle, 0);
    if (part->high < 0)
        part->high = fmin(part->high + idle, 0);
    part->low = fmin(part->low, part->diff);
    part->high = fmax(part->high, part->diff);
}

/* The device waits for the host, but neither alone is the limit. */
static bool waits_in_part(const struct step_time *time)
{
    return time->has_parts && step_limit_of(time) == STEP_LIMIT_NONE;
}

double machine_host_part(const struct machine_steps *steps, double factor)
{
    const struct step_time *time = steps->time;

    if (host_limits(&time[0])) {
        double change = (time[0].step - steps->waits) * expm1(factor);
        return time[0].has_parts ? fmax(change, -time[0].idle) : change;
    }
    if (host_limits(&time[1])) /* what it would take as fast as in the control */
        return time[1].step -
               fmax(time[1].step / exp(factor), time[1].step - time[1].idle);
    if (!waits_in_part(&time[0]) && !waits_in_part(&time[1]))
        return 0;
    /* The device waits longer by the host's factor at most, and as it does. */
    double most = (time[0].step - steps->waits) * expm1(factor);
    double change = time[1].idle - time[0].idle;
    return factor < 0 ? fmax(fmin(change, 0), most) : fmin(fmax(change, 0), most);
}

static void split_host(const struct machine_table *table,
                       const struct machine_steps *steps, struct machine *out)
{
    struct machine_part *part = &out->parts[1];

    out->host = find_host(table);
    out->host.is_common &= steps->same_inputs;
    out->acts_on_host = out->host.rows >= HOST_ROWS_MIN &&
                        (host_limits(&steps->time[0]) || host_limits(&steps->time[1]));
    bool acts = out->acts_on_host || waits_in_part(&steps->time[0]) ||
                waits_in_part(&steps->time[1]);
    out->host.is_common &= acts && out->host.rows >= HOST_ROWS_MIN;
    if (!acts || out->host.rows < HOST_ROWS_MIN)
        return;
    part->low = machine_host_part(steps, out->host.low - HOST_ERROR);
    part->high = machine_host_part(steps, out->host.high + HOST_ERROR);
    if (out->host.is_common)
        part->diff = machine_host_part(steps, out->host.median);
    part->low = fmin(part->low, part->diff);
    part->high = fmax(part->high, part->diff);
}

bool machine_is_carried(const struct machine_steps *steps, double change)
{
    return steps->other_inputs || steps->carried / change >= CARRIED;
}

/* ---- the whole ---- */

bool machine_make(const struct machine_row *rows, size_t count,
                  const struct machine_steps *steps, const struct machine_ranks *ranks,
                  struct machine *out)
{
    CLEANUP_FREE struct weighted *room = calloc(count + 1, sizeof *room);
    CLEANUP_FREE bool *is_runtime = calloc(count + 1, sizeof *is_runtime);
    const struct machine_table table = {rows, count, room, is_runtime};
    struct machine_part *device = &out->parts[0];

    *out = (struct machine){.diff = steps->time[1].step - steps->time[0].step,
                            .steps = *steps};
    if (room == NULL || is_runtime == NULL)
        return false;
    split_device(&table, steps, out);
    follow_slowest(ranks, device);
    split_host(&table, steps, out);
    fill_gaps(steps, device);
    if (host_limits(&steps->time[0]) && host_limits(&steps->time[1]))
        out->not_told = 0;
    out->is_known = out->device.rows + out->host.rows > 0 && steps->time[0].samples > 0 &&
                    steps->time[1].samples > 0;
    out->machine = (struct machine_part){device->diff + out->parts[1].diff,
                                         device->low + out->parts[1].low,
                                         device->high + out->parts[1].high};
    /* What is not told is in the intervals of both. */
    double rest = out->diff - out->not_told;
    out->machine.low += fmin(out->not_told, 0);
    out->machine.high += fmax(out->not_told, 0);
    out->program = (struct machine_part){rest - out->machine.diff,
                                         out->diff - out->machine.high - steps->error,
                                         out->diff - out->machine.low + steps->error};
    return true;
}
