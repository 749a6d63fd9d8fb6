#include "analyse/analysis.h"
#include "analyse/table.h"
#include "analyse/work.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdlib.h>

/* ---- work rate ---- */

/* How fast work was computed, and the share of what the device can do
 * (docs/semantics.md §12). */

struct rate {
    uint64_t calls;
    double flops, time; /* ns */
    struct work_peak peak;
};

/* The columns that say how much and how fast. */
#define RATE_TABLE_COLUMNS                                                               \
    TABLE_COLUMN("calls", INTEGER, SUM), TABLE_COLUMN("flops", REAL, SUM),               \
        TABLE_COLUMN("device_time", TIME, SUM),                                          \
        TABLE_COLUMN("flops_per_step", REAL, SUM),                                       \
        TABLE_COLUMN("device_time_per_step", MEAN, SUM),                                 \
        TABLE_COLUMN("tflops_per_s", REAL, MEASURE),                                     \
        TABLE_COLUMN("peak_pctg", REAL, MEASURE),                                        \
        TABLE_COLUMN("fastest_peak_pctg", REAL, MEASURE)

static void rate_add(struct rate *rate, const struct work_sums *sums,
                     const struct work_sum *sum)
{
    rate->calls += sum->calls;
    rate->flops += sum->amount;
    rate->time += (double)sum->device;
    work_peak_add(&rate->peak, work_device_of(sums), sum);
}

static double rate_tflops(const struct rate *rate)
{
    return rate->time > 0 ? rate->flops / rate->time / 1000 : NAN;
}

/* A value for a sample of the sums. */
static double work_per_step(const struct work_sums *sums, double value)
{
    return sums->samples > 0 ? value / (double)sums->samples : NAN;
}

static void rate_write(const struct work_sums *sums, const struct rate *rate,
                       struct table *table)
{
    put_count(table, "calls", rate->calls);
    put_real(table, "flops", rate->flops);
    put_integer(table, "device_time",
                rate->time < 0x1p63 ? (int64_t)rate->time : INT64_MAX);
    put_real(table, "flops_per_step", work_per_step(sums, rate->flops));
    put_real(table, "device_time_per_step", work_per_step(sums, rate->time));
    put_real(table, "tflops_per_s", rate_tflops(rate));
    put_real(table, "peak_pctg", work_peak_share(&rate->peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate->peak));
}

/* ---- the table of arithmetics ---- */

static const struct table_column arithmetic_columns[] = {
    {"dtype", TABLE_TEXT, TABLE_KEY},
    {"arithmetic", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS,
    {"peak_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
    {"fastest_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
};

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
    put_word(table, "dtype", number_type_name(one->type));
    if (one->arithmetic != NUMBER_UNKNOWN)
        put_word(table, "arithmetic", number_type_name(one->arithmetic));
    rate_write(sums, &one->rate, table);
    put_real(table, "peak_tflops_per_s",
             work_peak_tflops(device, one->type, one->arithmetic));
    put_real(table, "fastest_tflops_per_s", peak_tflops_fastest(device, one->type));
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

static void work_arithmetic_write(const struct work_sums *sums, struct table *table)
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

/* ---- work classes table ---- */

/* The table of the classes of work, of the analysis `work`. */

static const struct table_column class_columns[] = {
    {"class", TABLE_TEXT, TABLE_KEY},
    {"device_rows", TABLE_INTEGER, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"device_time_pctg", TABLE_REAL, TABLE_SUM},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
};

/* A row for each class that has rows, those that took longest first. `sums` are
 * finished. */
static void work_classes_write(const struct work_sums *sums, struct table *table)
{
    struct work_of_class classes[CLASS_COUNT];

    work_classes_sum(sums, classes);
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_CLASS)
            continue;
        const struct work_rates rates = work_class_rates(&classes[sum->class]);
        table_add_row(table);
        put_word(table, "class", work_class_name((enum work_class)sum->class));
        put_count(table, "device_rows", sum->calls);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step",
                 (double)sum->device / (double)sums->samples);
        put_real(table, "device_time_pctg",
                 100 * (double)sum->device / (double)sums->device);
        put_real(table, "tflops_per_s", work_rates_tflops(&rates));
        put_real(table, "gb_per_s_at_least", work_rates_gigabytes(&rates));
        put_real(table, "flops_per_byte_at_most", work_rates_flops_per_byte(&rates));
    }
}

/* ---- work ---- */

/* Floating-point operations, and how fast the device did them (docs/semantics.md §12). */

/* ---- sums ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct work_sums *sums = arena_new(arena, 1, sizeof *sums);

    (void)options;
    work_sums_init(sums, arena);
    return sums;
}

static void append_sums(void *into, void *part)
{
    work_sums_append(into, part);
}

/* ---- what the tables share ---- */

static double percent(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : NAN;
}

/* ---- in all ---- */

static const struct table_column all_columns[] = {
    {"samples", TABLE_INTEGER, TABLE_SUM},
    {"flops", TABLE_REAL, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"known_time", TABLE_TIME, TABLE_SUM},
    {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"device", TABLE_TEXT, TABLE_ASIDE},
};

static void write_all(const struct work_sums *sums, struct table *table)
{
    struct rate rate = {0};
    int64_t known = 0;

    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++) {
        rate_add(&rate, sums, &sums->items[i]);
        number_add_to(&known, sums->items[i].device);
    }
    table_add_row(table);
    put_count(table, "samples", sums->samples);
    if (rate.calls > 0) {
        put_real(table, "flops", rate.flops);
        put_real(table, "flops_per_step", work_per_step(sums, rate.flops));
    }
    put_integer(table, "device_time", sums->device);
    put_integer(table, "known_time", known);
    put_real(table, "device_time_per_step", work_per_step(sums, (double)sums->device));
    put_real(table, "known_time_per_step", work_per_step(sums, (double)known));
    put_real(table, "known_pctg", percent((double)known, (double)sums->device));
    put_real(table, "tflops_per_s", rate_tflops(&rate));
    put_real(table, "peak_pctg", work_peak_share(&rate.peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate.peak));
    if (work_device_of(sums) != NULL)
        put_word(table, "device", work_device_of(sums));
}

/* ---- ranks ---- */

static const struct table_column rank_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
};

/* `sums` has this rank alone. */
static void write_rank(const struct work_sums *sums, int64_t rank, struct table *table)
{
    struct rate rate = {0};

    for (size_t i = 0; i < sums->count; i++)
        if (sums->items[i].list == WORK_LIST_FLOPS)
            rate_add(&rate, sums, &sums->items[i]);
    table_add_row(table);
    put_integer(table, "rank", rank);
    if (rate.calls > 0)
        put_real(table, "flops_per_step", work_per_step(sums, rate.flops));
    put_real(table, "device_time_per_step", work_per_step(sums, (double)sums->device));
    put_real(table, "known_time_per_step", work_per_step(sums, rate.time));
    put_real(table, "known_pctg", percent(rate.time, (double)sums->device));
    put_real(table, "tflops_per_s", rate_tflops(&rate));
    put_real(table, "peak_pctg", work_peak_share(&rate.peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate.peak));
}

/* ---- operators, with their shapes ---- */

static const struct table_column shapes_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"shapes", TABLE_TEXT, TABLE_KEY},
    {"dtype", TABLE_TEXT, TABLE_KEY},
    {"flops_per_call", TABLE_REAL, TABLE_MEASURE},
    RATE_TABLE_COLUMNS,
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
    {"class", TABLE_TEXT, TABLE_KEY},
};

static void write_shapes(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];
        struct rate rate = {0};
        struct work_rates rates = {0};

        if (sum->list != WORK_LIST_FLOPS)
            continue;
        rate_add(&rate, sums, sum);
        work_rates_add(&rates, NULL, sum);
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_name(table, "shapes", &sums->texts, sum->shapes);
        put_word(table, "dtype", number_type_name((enum number_type)sum->type));
        put_real(table, "flops_per_call", sum->amount / (double)sum->calls);
        rate_write(sums, &rate, table);
        put_real(table, "gb_per_s_at_least", work_rates_gigabytes(&rates));
        put_real(table, "flops_per_byte_at_most", work_rates_flops_per_byte(&rates));
        put_word(table, "class", work_class_name((enum work_class)sum->class));
    }
}

static const struct table_column operator_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS,
};

struct named_rate {
    uint32_t name;
    struct rate rate;
};

static int compare_rates(const void *a, const void *b)
{
    const struct named_rate *left = a, *right = b;

    if (left->rate.time != right->rate.time)
        return left->rate.time > right->rate.time ? -1 : 1;
    if (left->rate.flops != right->rate.flops)
        return left->rate.flops > right->rate.flops ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

static void write_operators(const struct work_sums *sums, struct table *table)
{
    uint32_t count = sums->texts.count;
    struct named_rate *rates = arena_new(table->arena, count, sizeof *rates);

    for (uint32_t i = 0; i < count; i++)
        rates[i].name = i;
    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++)
        rate_add(&rates[sums->items[i].operator_name].rate, sums, &sums->items[i]);
    qsort(rates, count, sizeof *rates, compare_rates);
    for (uint32_t i = 0; i < count && !table->failed; i++) {
        if (rates[i].rate.calls == 0)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, rates[i].name);
        rate_write(sums, &rates[i].rate, table);
    }
    arena_release(table->arena, rates);
}

/* ---- what is not known ---- */

static const struct table_column rest_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"device_rows", TABLE_INTEGER, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"device_time_pctg", TABLE_REAL, TABLE_MEASURE},
};

static void write_rest(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_REST)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_count(table, "device_rows", sum->calls);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step", work_per_step(sums, (double)sum->device));
        put_real(table, "device_time_pctg",
                 percent((double)sum->device, (double)sums->device));
    }
}

/* ---- elementwise work ---- */

static const struct table_column bytes_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"shapes", TABLE_TEXT, TABLE_KEY},
    {"dtypes", TABLE_TEXT, TABLE_KEY},
    {"calls", TABLE_INTEGER, TABLE_SUM},
    {"bytes_at_least", TABLE_REAL, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"class", TABLE_TEXT, TABLE_KEY},
};

static void write_bytes(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_BYTES || sum->device == 0)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_name(table, "shapes", &sums->texts, sum->shapes);
        put_name(table, "dtypes", &sums->texts, sum->types);
        put_count(table, "calls", sum->calls);
        put_real(table, "bytes_at_least", sum->amount);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step", work_per_step(sums, (double)sum->device));
        put_real(table, "gb_per_s_at_least", sum->amount / (double)sum->device);
        put_word(table, "class", work_class_name((enum work_class)sum->class));
    }
}

/* ---- the analysis ---- */

enum {
    ALL_TABLE,
    CLASSES_TABLE,
    RANKS_TABLE,
    ARITHMETIC_TABLE,
    OPERATORS_TABLE,
    SHAPES_TABLE,
    REST_TABLE,
    BYTES_TABLE,
    TABLES
};
static const struct analysis_table tables[TABLES] = {
    [ALL_TABLE] = {.spec = TABLE_SPEC("summary", all_columns),
                   .about = "known_time: device time of operators whose FLOPs are known; "
                            "peak_pctg: the part of that time that it would take at "
                            "the peak speed of the device for the arithmetic that "
                            "the names of the kernels tell, where it is known; "
                            "fastest_peak_pctg: at that of the fastest arithmetic "
                            "for these numbers, such as TF32 for float32"},
    [CLASSES_TABLE] = {.spec = TABLE_SPEC("classes", class_columns),
                       .about = "classes of work, which add up to device_time; other: "
                                "nothing says what it is; FLOPs and bytes are those of "
                                "the operators in the other tables"},
    [RANKS_TABLE] = {.spec = TABLE_SPEC("by_rank", rank_columns),
                     .use = ANALYSIS_TABLE_OF_RANKS,
                     .about = "the same for each rank"},
    [ARITHMETIC_TABLE] = {.spec = TABLE_SPEC("by_arithmetic", arithmetic_columns),
                          .about = "the same by the type of the numbers and the "
                                   "arithmetic that the kernels multiply them in; null: "
                                   "their names do not tell, and the peak is that of "
                                   "the fastest"},
    [OPERATORS_TABLE] = {.spec = TABLE_SPEC("by_operator", operator_columns),
                         .about = "the outermost operators whose FLOPs are known; "
                                  "tflops_per_s: 10^12 FLOPs a second of device time"},
    [SHAPES_TABLE] = {.spec = TABLE_SPEC("by_shapes", shapes_columns),
                      .about = "the same by shapes of the inputs, and by the type of the "
                               "numbers of both factors"},
    [REST_TABLE] = {.spec = TABLE_SPEC("unknown", rest_columns),
                    .about = "device time whose FLOPs are not known, by the innermost "
                             "operator that launched it; null: no operator did"},
    [BYTES_TABLE] = {.spec = TABLE_SPEC("elementwise", bytes_columns),
                     .about = "elementwise operators: each input read once, the output "
                              "written once"},
};

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    work_sums_add(part->sums, rank->rows);
    write_rank(part->sums, rank->rows->rank, &part->tables[RANKS_TABLE]);
}

static void finish(struct analysis_part *all)
{
    struct work_sums *sums = all->sums;
    struct table *out = all->tables;

    work_sums_finish(sums);
    write_operators(sums, &out[OPERATORS_TABLE]);
    write_all(sums, &out[ALL_TABLE]);
    work_arithmetic_write(sums, &out[ARITHMETIC_TABLE]);
    work_classes_write(sums, &out[CLASSES_TABLE]);
    write_shapes(sums, &out[SHAPES_TABLE]);
    write_rest(sums, &out[REST_TABLE]);
    write_bytes(sums, &out[BYTES_TABLE]);
}

const struct analysis work = {
    .name = "work",
    .about = "device time by class of work; FLOPs of matrix products, convolutions and "
             "attention, and how fast the device computed them",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "by_operator",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
};
