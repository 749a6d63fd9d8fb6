/* See work_rate.h. */
#include "analysis/set/work_rate.h"
#include "analysis/work/peaks.h"

#include <math.h>
#include <stdlib.h>

void rate_add(struct rate *rate, const struct work_sums *sums, const struct work_sum *sum)
{
    rate->calls += sum->calls;
    rate->flops += sum->amount;
    rate->time += (double)sum->device;
    work_peak_add(&rate->peak, work_device_of(sums), sum);
}

double rate_tflops(const struct rate *rate)
{
    return rate->time > 0 ? rate->flops / rate->time / 1000 : NAN;
}

double work_per_step(const struct work_sums *sums, double value)
{
    return sums->samples > 0 ? value / (double)sums->samples : NAN;
}

void rate_write(const struct work_sums *sums, const struct rate *rate,
                struct table *table, size_t first)
{
    table_set_integer(table, first + RATE_CALLS, (int64_t)rate->calls);
    table_set_real(table, first + RATE_FLOPS, rate->flops);
    table_set_integer(table, first + RATE_TIME,
                      rate->time < 0x1p63 ? (int64_t)rate->time : INT64_MAX);
    table_set_real(table, first + RATE_FLOPS_STEP, work_per_step(sums, rate->flops));
    table_set_real(table, first + RATE_TIME_STEP, work_per_step(sums, rate->time));
    table_set_real(table, first + RATE_SPEED, rate_tflops(rate));
    table_set_real(table, first + RATE_PEAK_SHARE, work_peak_share(&rate->peak));
    table_set_real(table, first + RATE_FASTEST_SHARE,
                   work_peak_share_of_fastest(&rate->peak));
}

/* ---- the table of arithmetics ---- */

enum {
    ARITHMETIC_TYPE,
    ARITHMETIC,
    ARITHMETIC_RATE,
    ARITHMETIC_PEAK = ARITHMETIC_RATE + RATE_COLUMNS,
    ARITHMETIC_FASTEST,
    ARITHMETIC_COLUMNS
};
static const struct table_column arithmetic_columns[ARITHMETIC_COLUMNS] = {
    [ARITHMETIC_TYPE] = {"dtype", TABLE_TEXT, TABLE_KEY},
    [ARITHMETIC] = {"arithmetic", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS(ARITHMETIC_RATE),
    [ARITHMETIC_PEAK] = {"peak_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
    [ARITHMETIC_FASTEST] = {"fastest_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
};
const struct table_spec work_arithmetic_spec = {"by_arithmetic", arithmetic_columns,
                                                ARITHMETIC_COLUMNS};

struct arithmetic_rate {
    enum number_type type, arithmetic;
    struct rate rate;
};

static int compare_arithmetics(const void *a, const void *b)
{
    const struct arithmetic_rate *left = a, *right = b;

    if (left->rate.time != right->rate.time)
        return left->rate.time > right->rate.time ? -1 : 1;
    if (left->type != right->type)
        return left->type < right->type ? -1 : 1;
    return (left->arithmetic > right->arithmetic) -
           (left->arithmetic < right->arithmetic);
}

static void write_arithmetic(const struct work_sums *sums,
                             const struct arithmetic_rate *one, struct table *table)
{
    const char *device = work_device_of(sums);

    table_add_row(table);
    table_set_word(table, ARITHMETIC_TYPE, number_type_name(one->type));
    if (one->arithmetic != NUMBER_UNKNOWN)
        table_set_word(table, ARITHMETIC, number_type_name(one->arithmetic));
    rate_write(sums, &one->rate, table, ARITHMETIC_RATE);
    table_set_real(table, ARITHMETIC_PEAK,
                   work_peak_tflops(device, one->type, one->arithmetic));
    table_set_real(table, ARITHMETIC_FASTEST, peak_tflops_fastest(device, one->type));
}

static void add_part(struct arithmetic_rate *rates, const struct work_sums *sums,
                     const struct work_sum *sum, enum told told)
{
    const enum number_type type = (enum number_type)sum->type;
    const enum number_type arithmetic = work_arithmetic(work_device_of(sums), type, told);
    struct arithmetic_rate *one = &rates[type * NUMBER_TYPES + arithmetic];
    const struct work_part *part = &sum->parts[told];

    one->type = type;
    one->arithmetic = arithmetic;
    one->rate.calls += part->calls;
    one->rate.flops += part->flops;
    one->rate.time += (double)part->device;
    work_peak_add_part(&one->rate.peak, work_device_of(sums), type, told, part);
}

void work_arithmetic_write(const struct work_sums *sums, struct table *table)
{
    struct arithmetic_rate rates[NUMBER_TYPES * NUMBER_TYPES] = {0};
    const size_t most = sizeof rates / sizeof *rates;

    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++)
        for (int told = 0; told < TOLD_COUNT; told++)
            add_part(rates, sums, &sums->items[i], (enum told)told);
    qsort(rates, most, sizeof *rates, compare_arithmetics);
    for (size_t i = 0; i < most && !table->failed; i++)
        if (rates[i].rate.calls > 0)
            write_arithmetic(sums, &rates[i], table);
}
