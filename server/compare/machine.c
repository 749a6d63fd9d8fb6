#include "compare/machine.h"
#include "base/array.h"
#include "base/error.h"

#include <math.h>
#include <stdlib.h>

/* ---- machine factor ---- */

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

static bool machine_row_is_of(const struct machine_row *row, unsigned classes)
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

/* The quantiles of the rows of some classes. */
static struct machine_factor machine_factor_of(const struct machine_table *table,
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

/* The factor that kernels share, and of which classes (0: of none). `noise`, `unmatched`:
 * of machine_steps. is_common: it is the clock's or
 * the memory's, without counters. */
static struct machine_factor machine_factor_of_device(const struct machine_table *table,
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

/* is_common: calls of the host share it. */
static struct machine_factor machine_factor_of_host(const struct machine_table *table)
{
    struct machine_factor out = machine_factor_of(table, MACHINE_HOST, MACHINE_ALL);

    out.is_common = is_alike(&out, out.median);
    for (enum machine_half half = MACHINE_FIRST; half < MACHINE_HALVES; half++) {
        const struct machine_factor its = machine_factor_of(table, MACHINE_HOST, half);
        out.is_common &= is_alike(&its, out.median);
    }
    return out;
}

/* ---- machine ---- */

/* The error of the median of a class that has one row. */
#define CLASS_ERROR_ONE 0.015
/* A class whose factor is not known to this part of the common one is not told. */
#define CLASS_UNKNOWN 0.6
/* Of several ranks, one that changed by less than this part of the mean may rest. */
#define LEAST_SHARE 0.5
/* What a step makes of the factor is not known better. */
#define HOST_ERROR 0.02
/* Calls that are more, or fewer, carry a change of the step if they take this part of
 * it. */
#define CARRIED 0.5

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
    const struct machine_factor its =
        machine_factor_of(table, MACHINE_BIT(class), MACHINE_ALL);
    struct machine_part *part = &out->parts[0];
    double spent = 0, size = fmax(-range.low, range.high);

    if (its.rows == 0)
        return;
    for (size_t i = 0; i < table->count; i++)
        if (machine_row_is_of(&table->rows[i], MACHINE_BIT(class)))
            spent += exposed * table->rows[i].spent[0];
    double error =
        its.rows == 1
            ? CLASS_ERROR_ONE
            : fmax(1.96 * 1.25 * (its.high - its.low) / 1.35 / sqrt((double)its.rows),
                   MACHINE_CLASS_ERROR);
    double factor = fmin(fmax(its.median, range.low), range.high);
    if (out->is_whole && fabs(factor - out->device.median) <= error) {
        factor = fmin(fmax(out->device.median, range.low), range.high);
        error = MACHINE_CLASS_ERROR;
    }
    /* What computes follows a known clock. */
    if ((MACHINE_BIT(class) & MACHINE_FOLLOWS_CLOCK) != 0 &&
        fabs(its.median - out->steps.clock) <= error + noise) {
        factor = out->steps.clock;
        error = fmax(out->steps.clock_error, MACHINE_CLASS_ERROR);
        noise = 0;
    }
    double low = fmax(factor - error, range.low - MACHINE_CLASS_ERROR);
    double high = fmin(factor + error, range.high + MACHINE_CLASS_ERROR);
    if (high - low > CLASS_UNKNOWN * size && high - low > 2 * MACHINE_NEAR) {
        out->not_told += spent * expm1(its.median);
        return;
    }
    low = fmax(low - noise, range.low - MACHINE_CLASS_ERROR);
    high = fmin(high + noise, range.high + MACHINE_CLASS_ERROR);
    out->of_class[class] = factor;
    part->diff += spent * expm1(factor);
    part->low += spent * expm1(low);
    part->high += spent * expm1(high);
}

/* With counters a factor is the machine's if its clocks differ, and that of the kernels
 * that follow the one which differs more. */
static void take_clocks(const struct machine_table *table,
                        const struct machine_steps *steps, struct machine *out)
{
    bool clock = fabs(steps->clock) > steps->clock_error;
    bool memory = fabs(steps->memory_clock) > steps->memory_clock_error;
    bool of_memory = memory && (!clock || fabs(steps->memory_clock) > fabs(steps->clock));

    if (!out->device.is_common && (clock || memory)) {
        out->device = machine_factor_of(
            table, of_memory ? MACHINE_FOLLOWS_MEMORY : MACHINE_FOLLOWS_CLOCK,
            MACHINE_ALL);
        out->of_memory = of_memory;
    }
    out->device.is_common = out->device.rows > 0 && (clock || memory);
}

static void split_device(const struct machine_table *table,
                         const struct machine_steps *steps, struct machine *out)
{
    struct machine_part *part = &out->parts[0];
    double spent = steps->device[0], compute = steps->time[0].compute;
    double exposed = spent > 0 ? fmin(compute / spent, 1) : 0;
    unsigned classes;

    out->device =
        machine_factor_of_device(table, steps->noise, steps->unmatched, &classes);
    out->is_whole = classes == MACHINE_COMPUTES;
    out->of_memory = classes == MACHINE_FOLLOWS_MEMORY;
    if (!isnan(steps->clock))
        take_clocks(table, steps, out);
    if (!steps->time[0].has_parts || !steps->time[1].has_parts || out->device.rows == 0)
        return;
    if (!out->device.is_common && isnan(steps->clock)) {
        double error = steps->noise + MACHINE_CLASS_ERROR;

        part->low = compute * expm1(fmin(out->device.low, 0) - error);
        part->high = compute * expm1(fmax(out->device.high, 0) + error);
        return;
    }
    const struct machine_range range = range_of(steps, &out->device);
    for (unsigned class = 0; class < CLASS_COUNT; class ++)
        if ((MACHINE_BIT(class) & MACHINE_COMPUTES) != 0)
            add_class(table, class, range, exposed, out);
    /* What is in no row, or in none of a step, may follow, too. */
    double rest = compute;
    for (size_t i = 0; i < table->count; i++)
        if (machine_row_is_of(&table->rows[i], MACHINE_COMPUTES))
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
static void follow_slowest(const struct machine_ranks *ranks, struct machine *machine)
{
    struct machine_part *part = &machine->parts[0];
    double mean = 0, before = -INFINITY, after = -INFINITY;
    double count = (double)ranks->count, least = 1, most = 1;

    for (size_t i = 0; ranks->wait && i < ranks->count; i++)
        mean += ranks->change[i] / count;
    if (!ranks->wait || ranks->count < 2 || part->diff == 0 || !(mean / part->diff > 0))
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
    machine->rank_waits = part->diff * scale - part->diff;
    *part = (struct machine_part){part->diff * scale,
                                  fmin(part->low * least, part->low * most),
                                  fmax(part->high * least, part->high * most)};
}

/* ---- the host ---- */

static bool host_limits(const struct step_time *time)
{
    return !time->has_parts || step_limit_of(time) == STEP_LIMIT_HOST;
}

/* Gaps: kernels that take longer fill them, as far as the device waited, or waits less,
 * beside what the host makes of that. Where the host is the limit on both sides, they
 * fill no more than gaps. */
static void fill_gaps(struct machine *machine)
{
    const struct step_time *time = machine->steps.time;
    struct machine_part *part = &machine->parts[0];
    double idle = fmax(time[0].idle, time[1].idle);
    double fewer = time[0].idle - time[1].idle + machine->parts[1].diff;
    bool longer = part->diff > 0;

    if (host_limits(&time[0]) && host_limits(&time[1])) {
        machine->not_told = machine->rank_waits = 0;
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

    out->host = machine_factor_of_host(table);
    out->host.is_common &= steps->same_inputs;
    out->acts_on_host = out->host.rows >= MACHINE_HOST_ROWS &&
                        (host_limits(&steps->time[0]) || host_limits(&steps->time[1]));
    bool acts = out->acts_on_host || waits_in_part(&steps->time[0]) ||
                waits_in_part(&steps->time[1]);
    out->host.is_common &= acts && out->host.rows >= MACHINE_HOST_ROWS;
    if (!acts || out->host.rows < MACHINE_HOST_ROWS)
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

void machine_make(const struct machine_row *rows, size_t count,
                  const struct machine_steps *steps, const struct machine_ranks *ranks,
                  struct machine *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    const struct machine_table table = {rows, count,
                                        arena_new(arena, count, sizeof *table.room),
                                        arena_new(arena, count, sizeof(bool))};
    struct machine_part *device = &out->parts[0];

    *out = (struct machine){.diff = steps->time[1].step - steps->time[0].step,
                            .steps = *steps};
    split_device(&table, steps, out);
    follow_slowest(ranks, out);
    split_host(&table, steps, out);
    fill_gaps(out);
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
}
