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

/* The columns that say how much and how fast, from `first` on. */
enum {
    RATE_CALLS,
    RATE_FLOPS,
    RATE_TIME,
    RATE_FLOPS_STEP,
    RATE_TIME_STEP,
    RATE_SPEED,
    RATE_PEAK_SHARE,
    RATE_FASTEST_SHARE,
    RATE_COLUMNS
};
#define RATE_TABLE_COLUMNS(first)                                                        \
    [(first) +                                                                           \
        RATE_CALLS] = {"calls", TABLE_INTEGER, TABLE_SUM},                               \
        [(first) + RATE_FLOPS] = {"flops", TABLE_REAL, TABLE_SUM},                       \
        [(first) + RATE_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},                  \
        [(first) + RATE_FLOPS_STEP] = {"flops_per_step", TABLE_REAL, TABLE_SUM},         \
        [(first) + RATE_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},    \
        [(first) + RATE_SPEED] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},            \
        [(first) + RATE_PEAK_SHARE] = {"peak_pctg", TABLE_REAL, TABLE_MEASURE},          \
        [(first) +                                                                       \
            RATE_FASTEST_SHARE] = {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE}

/* By the type of the numbers and the arithmetic, most device time first. */
extern const struct table_spec work_arithmetic_spec;

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

extern const struct table_spec work_classes_spec;

enum {
    CLASS,
    CLASS_ROWS,
    CLASS_TIME,
    CLASS_TIME_STEP,
    CLASS_SHARE,
    CLASS_RATE,
    CLASS_BYTES_RATE,
    CLASS_PER_BYTE,
    CLASS_COLUMNS
};
static const struct table_column class_columns[CLASS_COLUMNS] = {
    [CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
    [CLASS_ROWS] = {"device_rows", TABLE_INTEGER, TABLE_SUM},
    [CLASS_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},
    [CLASS_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    [CLASS_SHARE] = {"device_time_pctg", TABLE_REAL, TABLE_SUM},
    [CLASS_RATE] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    [CLASS_BYTES_RATE] = {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    [CLASS_PER_BYTE] = {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
};
const struct table_spec work_classes_spec = {"classes", class_columns, CLASS_COLUMNS};

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
        table_set_word(table, CLASS, work_class_name((enum work_class)sum->class));
        table_set_integer(table, CLASS_ROWS, (int64_t)sum->calls);
        table_set_integer(table, CLASS_TIME, sum->device);
        table_set_real(table, CLASS_TIME_STEP,
                       (double)sum->device / (double)sums->samples);
        table_set_real(table, CLASS_SHARE,
                       100 * (double)sum->device / (double)sums->device);
        table_set_real(table, CLASS_RATE, work_rates_tflops(&rates));
        table_set_real(table, CLASS_BYTES_RATE, work_rates_gigabytes(&rates));
        table_set_real(table, CLASS_PER_BYTE, work_rates_flops_per_byte(&rates));
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

static void set_text(struct table *table, size_t column, const struct work_sums *sums,
                     uint32_t text)
{
    if (text != STRINGS_NONE)
        table_set_text(table, column, strings_text(&sums->texts, text),
                       strings_length(&sums->texts, text));
}

/* ---- in all ---- */

enum {
    ALL_SAMPLES,
    ALL_FLOPS,
    ALL_TIME,
    ALL_KNOWN,
    ALL_FLOPS_STEP,
    ALL_TIME_STEP,
    ALL_KNOWN_STEP,
    ALL_SHARE,
    ALL_RATE,
    ALL_PEAK_SHARE,
    ALL_FASTEST_SHARE,
    ALL_DEVICE,
    ALL_COLUMNS
};
static const struct table_column all_columns[ALL_COLUMNS] = {
    [ALL_SAMPLES] = {"samples", TABLE_INTEGER, TABLE_SUM},
    [ALL_FLOPS] = {"flops", TABLE_REAL, TABLE_SUM},
    [ALL_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},
    [ALL_KNOWN] = {"known_time", TABLE_TIME, TABLE_SUM},
    [ALL_FLOPS_STEP] = {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    [ALL_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    [ALL_KNOWN_STEP] = {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    [ALL_SHARE] = {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    [ALL_RATE] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    [ALL_PEAK_SHARE] = {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    [ALL_FASTEST_SHARE] = {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
    [ALL_DEVICE] = {"device", TABLE_TEXT, TABLE_ASIDE},
};
static const struct table_spec all_spec = {"summary", all_columns, ALL_COLUMNS};

static void write_all(const struct work_sums *sums, struct table *table)
{
    struct rate rate = {0};
    int64_t known = 0;

    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++) {
        rate_add(&rate, sums, &sums->items[i]);
        known = statistics_add(known, sums->items[i].device);
    }
    table_add_row(table);
    table_set_integer(table, ALL_SAMPLES, (int64_t)sums->samples);
    if (rate.calls > 0) {
        table_set_real(table, ALL_FLOPS, rate.flops);
        table_set_real(table, ALL_FLOPS_STEP, work_per_step(sums, rate.flops));
    }
    table_set_integer(table, ALL_TIME, sums->device);
    table_set_integer(table, ALL_KNOWN, known);
    table_set_real(table, ALL_TIME_STEP, work_per_step(sums, (double)sums->device));
    table_set_real(table, ALL_KNOWN_STEP, work_per_step(sums, (double)known));
    table_set_real(table, ALL_SHARE, percent((double)known, (double)sums->device));
    table_set_real(table, ALL_RATE, rate_tflops(&rate));
    table_set_real(table, ALL_PEAK_SHARE, work_peak_share(&rate.peak));
    table_set_real(table, ALL_FASTEST_SHARE, work_peak_share_of_fastest(&rate.peak));
    if (work_device_of(sums) != NULL)
        table_set_word(table, ALL_DEVICE, work_device_of(sums));
}

/* ---- ranks ---- */

enum {
    RANK,
    RANK_FLOPS,
    RANK_TIME,
    RANK_KNOWN,
    RANK_SHARE,
    RANK_RATE,
    RANK_PEAK_SHARE,
    RANK_FASTEST_SHARE,
    RANK_COLUMNS
};
static const struct table_column rank_columns[RANK_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [RANK_FLOPS] = {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    [RANK_TIME] = {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    [RANK_KNOWN] = {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    [RANK_SHARE] = {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    [RANK_RATE] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    [RANK_PEAK_SHARE] = {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    [RANK_FASTEST_SHARE] = {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
};
static const struct table_spec rank_spec = {"by_rank", rank_columns, RANK_COLUMNS};

/* `sums` has this rank alone. */
static void write_rank(const struct work_sums *sums, int64_t rank, struct table *table)
{
    struct rate rate = {0};

    for (size_t i = 0; i < sums->count; i++)
        if (sums->items[i].list == WORK_LIST_FLOPS)
            rate_add(&rate, sums, &sums->items[i]);
    table_add_row(table);
    table_set_integer(table, RANK, rank);
    if (rate.calls > 0)
        table_set_real(table, RANK_FLOPS, work_per_step(sums, rate.flops));
    table_set_real(table, RANK_TIME, work_per_step(sums, (double)sums->device));
    table_set_real(table, RANK_KNOWN, work_per_step(sums, rate.time));
    table_set_real(table, RANK_SHARE, percent(rate.time, (double)sums->device));
    table_set_real(table, RANK_RATE, rate_tflops(&rate));
    table_set_real(table, RANK_PEAK_SHARE, work_peak_share(&rate.peak));
    table_set_real(table, RANK_FASTEST_SHARE, work_peak_share_of_fastest(&rate.peak));
}

/* ---- operators, with their shapes ---- */

enum {
    SHAPES_OPERATOR,
    SHAPES,
    SHAPES_TYPE,
    SHAPES_EACH,
    SHAPES_RATE,
    SHAPES_BYTES_RATE = SHAPES_RATE + RATE_COLUMNS,
    SHAPES_PER_BYTE,
    SHAPES_CLASS,
    SHAPES_COLUMNS
};
static const struct table_column shapes_columns[SHAPES_COLUMNS] = {
    [SHAPES_OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    [SHAPES] = {"shapes", TABLE_TEXT, TABLE_KEY},
    [SHAPES_TYPE] = {"dtype", TABLE_TEXT, TABLE_KEY},
    [SHAPES_EACH] = {"flops_per_call", TABLE_REAL, TABLE_MEASURE},
    RATE_TABLE_COLUMNS(SHAPES_RATE),
    [SHAPES_BYTES_RATE] = {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    [SHAPES_PER_BYTE] = {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
    [SHAPES_CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
};
static const struct table_spec shapes_spec = {"by_shapes", shapes_columns,
                                              SHAPES_COLUMNS};

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
        set_text(table, SHAPES_OPERATOR, sums, sum->operator_name);
        set_text(table, SHAPES, sums, sum->shapes);
        table_set_word(table, SHAPES_TYPE, number_type_name((enum number_type)sum->type));
        table_set_real(table, SHAPES_EACH, sum->amount / (double)sum->calls);
        rate_write(sums, &rate, table, SHAPES_RATE);
        table_set_real(table, SHAPES_BYTES_RATE, work_rates_gigabytes(&rates));
        table_set_real(table, SHAPES_PER_BYTE, work_rates_flops_per_byte(&rates));
        table_set_word(table, SHAPES_CLASS, work_class_name((enum work_class)sum->class));
    }
}

enum { OPERATOR, OPERATOR_RATE, OPERATOR_COLUMNS = OPERATOR_RATE + RATE_COLUMNS };
static const struct table_column operator_columns[OPERATOR_COLUMNS] = {
    [OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS(OPERATOR_RATE),
};
static const struct table_spec operator_spec = {"by_operator", operator_columns,
                                                OPERATOR_COLUMNS};

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
        set_text(table, OPERATOR, sums, rates[i].name);
        rate_write(sums, &rates[i].rate, table, OPERATOR_RATE);
    }
    arena_release(table->arena, rates);
}

/* ---- what is not known ---- */

enum { REST_OPERATOR, REST_ROWS, REST_TIME, REST_TIME_STEP, REST_SHARE, REST_COLUMNS };
static const struct table_column rest_columns[REST_COLUMNS] = {
    [REST_OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    [REST_ROWS] = {"device_rows", TABLE_INTEGER, TABLE_SUM},
    [REST_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},
    [REST_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    [REST_SHARE] = {"device_time_pctg", TABLE_REAL, TABLE_MEASURE},
};
static const struct table_spec rest_spec = {"unknown", rest_columns, REST_COLUMNS};

static void write_rest(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_REST)
            continue;
        table_add_row(table);
        set_text(table, REST_OPERATOR, sums, sum->operator_name);
        table_set_integer(table, REST_ROWS, (int64_t)sum->calls);
        table_set_integer(table, REST_TIME, sum->device);
        table_set_real(table, REST_TIME_STEP, work_per_step(sums, (double)sum->device));
        table_set_real(table, REST_SHARE,
                       percent((double)sum->device, (double)sums->device));
    }
}

/* ---- elementwise work ---- */

enum {
    BYTES_OPERATOR,
    BYTES_SHAPES,
    BYTES_TYPES,
    BYTES_CALLS,
    BYTES,
    BYTES_TIME,
    BYTES_TIME_STEP,
    BYTES_RATE,
    BYTES_CLASS,
    BYTES_COLUMNS
};
static const struct table_column bytes_columns[BYTES_COLUMNS] = {
    [BYTES_OPERATOR] = {"operator", TABLE_TEXT, TABLE_KEY},
    [BYTES_SHAPES] = {"shapes", TABLE_TEXT, TABLE_KEY},
    [BYTES_TYPES] = {"dtypes", TABLE_TEXT, TABLE_KEY},
    [BYTES_CALLS] = {"calls", TABLE_INTEGER, TABLE_SUM},
    [BYTES] = {"bytes_at_least", TABLE_REAL, TABLE_SUM},
    [BYTES_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},
    [BYTES_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    [BYTES_RATE] = {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    [BYTES_CLASS] = {"class", TABLE_TEXT, TABLE_KEY},
};
static const struct table_spec bytes_spec = {"elementwise", bytes_columns, BYTES_COLUMNS};

static void write_bytes(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_BYTES || sum->device == 0)
            continue;
        table_add_row(table);
        set_text(table, BYTES_OPERATOR, sums, sum->operator_name);
        set_text(table, BYTES_SHAPES, sums, sum->shapes);
        set_text(table, BYTES_TYPES, sums, sum->types);
        table_set_integer(table, BYTES_CALLS, (int64_t)sum->calls);
        table_set_real(table, BYTES, sum->amount);
        table_set_integer(table, BYTES_TIME, sum->device);
        table_set_real(table, BYTES_TIME_STEP, work_per_step(sums, (double)sum->device));
        table_set_real(table, BYTES_RATE, sum->amount / (double)sum->device);
        table_set_word(table, BYTES_CLASS, work_class_name((enum work_class)sum->class));
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
    [ALL_TABLE] = {.spec = &all_spec,
                   .about = "known_time: device time of operators whose FLOPs are known; "
                            "peak_pctg: the part of that time that it would take at "
                            "the peak speed of the device for the arithmetic that "
                            "the names of the kernels tell, where it is known; "
                            "fastest_peak_pctg: at that of the fastest arithmetic "
                            "for these numbers, such as TF32 for float32"},
    [CLASSES_TABLE] = {.spec = &work_classes_spec,
                       .about = "classes of work, which add up to device_time; other: "
                                "nothing says what it is; FLOPs and bytes are those of "
                                "the operators in the other tables"},
    [RANKS_TABLE] = {.spec = &rank_spec,
                     .use = ANALYSIS_TABLE_OF_RANKS,
                     .about = "the same for each rank"},
    [ARITHMETIC_TABLE] = {.spec = &work_arithmetic_spec,
                          .about = "the same by the type of the numbers and the "
                                   "arithmetic that the kernels multiply them in; null: "
                                   "their names do not tell, and the peak is that of "
                                   "the fastest"},
    [OPERATORS_TABLE] = {.spec = &operator_spec,
                         .about = "the outermost operators whose FLOPs are known; "
                                  "tflops_per_s: 10^12 FLOPs a second of device time"},
    [SHAPES_TABLE] = {.spec = &shapes_spec,
                      .about = "the same by shapes of the inputs, and by the type of the "
                               "numbers of both factors"},
    [REST_TABLE] = {.spec = &rest_spec,
                    .about = "device time whose FLOPs are not known, by the innermost "
                             "operator that launched it; null: no operator did"},
    [BYTES_TABLE] = {.spec = &bytes_spec,
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
