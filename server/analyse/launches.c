#include "analyse/launches.h"
#include "analyse/analysis.h"
#include "analyse/table.h"
#include "base/error.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdlib.h>

/* ---- launches ---- */

static void gather_span(const struct rows_span *span, uint32_t number,
                        bool include_memory_events, struct launch_list *out)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i], launch = events->link[row];

        if (launch == TRACE_NONE ||
            (!include_memory_events && rows_kind(span, row) == TRACE_KIND_MEMORY))
            continue;
        int64_t delay = events->ts[row] - (events->ts[launch] + events->dur[launch]);
        out->items[out->count++] = (struct launch){.span = number,
                                                   .row = row,
                                                   .launch = launch,
                                                   .cpu_duration = events->dur[launch],
                                                   .gpu_duration = events->dur[row],
                                                   .launch_delay = delay > 0 ? delay : 0};
    }
}

struct launch_list launch_list_gather(const struct rows_rank *rank,
                                      bool include_memory_events)
{
    struct launch_list list = {
        .rank = rank->rank,
        .items = arena_new(rank->arena, rank->device_count, sizeof *list.items)};

    for (size_t i = 0; i < rank->span_count; i++)
        gather_span(&rank->spans[i], (uint32_t)i, include_memory_events, &list);
    return list;
}

const char *launch_measure_name(enum launch_measure measure)
{
    static const char *const names[LAUNCH_MEASURE_COUNT] = {
        "cpu_duration", "gpu_duration", "launch_delay"};

    return names[measure];
}

static int64_t launch_measure_of(const struct launch *launch, enum launch_measure measure)
{
    switch (measure) {
    case LAUNCH_CPU_DURATION:
        return launch->cpu_duration;
    case LAUNCH_GPU_DURATION:
        return launch->gpu_duration;
    case LAUNCH_DELAY:
    case LAUNCH_MEASURE_COUNT:
    default:
        return launch->launch_delay;
    }
}

const char *launch_class_name(enum launch_class class)
{
    static const char *const names[LAUNCH_CLASS_COUNT] = {
        "short_kernels", "runtime_outliers", "launch_delay_outliers"};

    return names[class];
}

bool launch_is_of(const struct launch *launch, const struct launch_options *options,
                  enum launch_class class)
{
    switch (class) {
    case LAUNCH_SHORT_KERNEL:
        return launch->gpu_duration < launch->cpu_duration;
    case LAUNCH_RUNTIME_OUTLIER:
        return launch->cpu_duration > options->runtime_cutoff;
    case LAUNCH_DELAY_OUTLIER:
    case LAUNCH_CLASS_COUNT:
    default:
        return launch->launch_delay > options->launch_delay_cutoff;
    }
}

/* ---- bins ---- */

/* Durations fall into bins of equal ratio, ten per decade from 1 ns; bin 0 is 0 ns. The
 * edges are the same for every trace, so two sets can be laid side by side. */
#define LAUNCH_BINS_PER_DECADE 10
#define DECADES 15 /* 24 h are less than 10^14 ns */
#define BINS (DECADES * LAUNCH_BINS_PER_DECADE + 1)

/* edges[i] is where bin i begins; bin 0 is exactly 0 ns. */
struct bins {
    int64_t edges[BINS + 1];
    uint8_t of_width[65]; /* by bits of the value: the first bin that it may be in */
};

static void make_bins(struct bins *bins)
{
    unsigned bin = 0;

    bins->edges[0] = 0;
    for (unsigned i = 0; i < BINS; i++)
        bins->edges[i + 1] =
            (int64_t)llround(ceil(pow(10, (double)i / LAUNCH_BINS_PER_DECADE)));
    for (unsigned width = 0; width <= 64; width++) {
        int64_t least = width == 0    ? 0
                        : width >= 63 ? INT64_MAX
                                      : (int64_t)1 << (width - 1);

        while (bin + 1 < BINS && bins->edges[bin + 1] <= least)
            bin++;
        bins->of_width[width] = (uint8_t)bin;
    }
}

static unsigned bin_of(const struct bins *bins, int64_t value)
{
    unsigned width = value == 0 ? 0 : 64 - (unsigned)__builtin_clzll((uint64_t)value);
    unsigned bin = bins->of_width[width];

    while (bin + 1 < BINS && bins->edges[bin + 1] <= value)
        bin++;
    return bin;
}

/* ---- histograms ---- */

static const struct table_column histogram_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK}, {"measure", TABLE_TEXT, TABLE_KEY},
    {"bin", TABLE_INTEGER, TABLE_KEY},   {"from", TABLE_TIME, TABLE_KEY},
    {"to", TABLE_TIME, TABLE_KEY},       {"count", TABLE_INTEGER, TABLE_SUM},
};

static void launch_write_histograms(const struct rows_rank *rank,
                                    const struct launch_list *list, struct table *table)
{
    struct bins bins;

    make_bins(&bins);
    for (enum launch_measure m = 0; m < LAUNCH_MEASURE_COUNT; m++) {
        int64_t counts[BINS] = {0};

        for (size_t i = 0; i < list->count && !budget_is_over_at(rank->arena->budget, i);
             i++)
            counts[bin_of(&bins, launch_measure_of(&list->items[i], m))]++;
        for (unsigned bin = 0; bin < BINS; bin++) {
            if (counts[bin] == 0)
                continue;
            table_add_row(table);
            put_integer(table, "rank", list->rank);
            put_word(table, "measure", launch_measure_name(m));
            put_integer(table, "bin", bin);
            put_integer(table, "from", bins.edges[bin]);
            put_integer(table, "to", bins.edges[bin + 1]);
            put_integer(table, "count", counts[bin]);
        }
    }
}

/* ---- scatter ---- */

static const struct table_column scatter_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"cpu_duration", TABLE_MEAN, TABLE_NOTE},
    {"gpu_duration", TABLE_MEAN, TABLE_NOTE},
    {"count", TABLE_INTEGER, TABLE_NOTE},
};

struct spot {
    double cpu, gpu; /* sums */
    int64_t count;
};

static void launch_write_scatter(const struct rows_rank *rank,
                                 const struct launch_list *list, struct table *table)
{
    struct spot *spots = arena_new(rank->arena, (size_t)BINS * BINS, sizeof *spots);
    struct bins bins;

    make_bins(&bins);
    for (size_t i = 0; i < list->count && !budget_is_over_at(rank->arena->budget, i);
         i++) {
        const struct launch *launch = &list->items[i];
        struct spot *spot = &spots[(size_t)bin_of(&bins, launch->cpu_duration) * BINS +
                                   bin_of(&bins, launch->gpu_duration)];

        spot->cpu += (double)launch->cpu_duration;
        spot->gpu += (double)launch->gpu_duration;
        spot->count++;
    }
    for (size_t i = 0; i < (size_t)BINS * BINS; i++) {
        if (spots[i].count == 0)
            continue;
        table_add_row(table);
        put_integer(table, "rank", list->rank);
        put_real(table, "cpu_duration", spots[i].cpu / (double)spots[i].count);
        put_real(table, "gpu_duration", spots[i].gpu / (double)spots[i].count);
        put_integer(table, "count", spots[i].count);
    }
}

/* ---- single launches ---- */

#define SINGLE_LAUNCH_COLUMNS                                                            \
    TABLE_COLUMN("correlation", INTEGER, NOTE), TABLE_COLUMN("name", TEXT, NOTE),        \
        TABLE_COLUMN("kernel_type", TEXT, NOTE), TABLE_COLUMN("category", TEXT, NOTE),   \
        TABLE_COLUMN("device", INTEGER, NOTE), TABLE_COLUMN("stream", INTEGER, NOTE),    \
        TABLE_COLUMN("ts", TIME, NOTE), TABLE_COLUMN("cpu_duration", TIME, NOTE),        \
        TABLE_COLUMN("gpu_duration", TIME, NOTE),                                        \
        TABLE_COLUMN("launch_delay", TIME, NOTE)

/* Fills the columns of SINGLE_LAUNCH_COLUMNS. */
static void write_launch(const struct rows_rank *rank, const struct launch *launch,
                         int64_t origin_ns, struct table *table)
{
    const struct rows_span *span = &rank->spans[launch->span];
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    const struct trace_op *op = &recording->ops[events->op[launch->row]];
    const struct trace_place *place = &recording->places[events->place[launch->row]];
    uint32_t correlation = events->correlation[launch->row];

    if (correlation != 0)
        put_wide(table, "correlation", recording->correlations[correlation - 1],
                 trace_correlation_is_wide(recording, correlation - 1));
    put_name(table, "name", &recording->names, op->name);
    put_word(table, "kernel_type", trace_kind_name((enum trace_kind)op->kind));
    put_name(table, "category", &recording->names, op->category);
    put_integer(table, "device", place->device);
    put_wide(table, "stream", place->stream, place->stream_is_wide);
    put_integer(table, "ts", series_since(events->ts[launch->launch], origin_ns));
    put_integer(table, "cpu_duration", launch->cpu_duration);
    put_integer(table, "gpu_duration", launch->gpu_duration);
    put_integer(table, "launch_delay", launch->launch_delay);
}

static const struct table_column all_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    SINGLE_LAUNCH_COLUMNS,
};

static void launch_write_all(const struct rows_rank *rank, const struct launch_list *list,
                             int64_t origin_ns, struct table *table)
{
    for (size_t i = 0; i < list->count && !table->failed; i++) {
        table_add_row(table);
        put_integer(table, "rank", list->rank);
        write_launch(rank, &list->items[i], origin_ns, table);
    }
}

/* ---- the worst ---- */

static const struct table_column worst_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"class", TABLE_TEXT, TABLE_NOTE},
    {"place", TABLE_INTEGER, TABLE_NOTE},
    {"operator", TABLE_TEXT, TABLE_NOTE},
    SINGLE_LAUNCH_COLUMNS,
};

static int64_t badness(const struct launch *launch, enum launch_class class)
{
    switch (class) {
    case LAUNCH_SHORT_KERNEL:
        return launch->cpu_duration - launch->gpu_duration;
    case LAUNCH_RUNTIME_OUTLIER:
        return launch->cpu_duration;
    case LAUNCH_DELAY_OUTLIER:
    case LAUNCH_CLASS_COUNT:
    default:
        return launch->launch_delay;
    }
}

/* Whether x comes before y; of equals the first in the list does. */
static bool is_worse(const struct launch *x, const struct launch *y,
                     enum launch_class class)
{
    int64_t a = badness(x, class), b = badness(y, class);

    return a != b ? a > b : x < y;
}

/* Moves `launch` down from `at`: then `worst` is a heap whose root is the least bad.
 */
static void sift_down(const struct launch **worst, size_t count, size_t at,
                      const struct launch *launch, enum launch_class class)
{
    for (size_t child = 2 * at + 1; child < count; at = child, child = 2 * at + 1) {
        if (child + 1 < count && is_worse(worst[child], worst[child + 1], class))
            child++;
        if (!is_worse(launch, worst[child], class))
            break;
        worst[at] = worst[child];
    }
    worst[at] = launch;
}

static void sift_up(const struct launch **worst, size_t at, enum launch_class class)
{
    const struct launch *launch = worst[at];

    for (; at > 0 && is_worse(worst[(at - 1) / 2], launch, class); at = (at - 1) / 2)
        worst[at] = worst[(at - 1) / 2];
    worst[at] = launch;
}

/* Takes the least bad out of the heap, again and again. */
static void sort_worst(const struct launch **worst, size_t count, enum launch_class class)
{
    while (count > 1) {
        const struct launch *last = worst[--count];

        worst[count] = worst[0];
        sift_down(worst, count, 0, last, class);
    }
}

/* The worst of a class, the worst first. Returns how many there are, at most
 * options.limit. */
static size_t find_worst(const struct rows_rank *rank, const struct launch_list *list,
                         const struct launch_options *options, enum launch_class class,
                         const struct launch **worst)
{
    size_t count = 0, limit = (size_t)options->limit;

    for (size_t i = 0;
         i < list->count && limit > 0 && !budget_is_over_at(rank->arena->budget, i);
         i++) {
        const struct launch *launch = &list->items[i];

        if (!launch_is_of(launch, options, class))
            continue;
        if (count < limit) {
            worst[count] = launch;
            sift_up(worst, count++, class);
        } else if (is_worse(launch, worst[0], class)) {
            sift_down(worst, count, 0, launch, class);
        }
    }
    sort_worst(worst, count, class);
    return count;
}

/* The operators above some launches of one span. */
struct operators {
    const bool *wanted; /* by row */
    uint32_t *above;    /* by row, of the wanted ones */
};

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    struct operators *operators = context;

    (void)parent;
    if (operators->wanted[row])
        operators->above[row] = operator_row;
}

/* Finds the operators above the chosen launches of a span: `above` gets the operator's
 * row, by the launch's row. */
static void find_operators(const struct rows_span *span, uint32_t number,
                           struct arena *arena, const struct launch *const *chosen,
                           size_t count, uint32_t *above)
{
    bool *wanted = arena_new(arena, span->recording->events.count, sizeof *wanted);
    struct operators operators = {wanted, above};
    bool some = false;

    for (size_t i = 0; i < count; i++)
        if (chosen[i]->span == number)
            wanted[chosen[i]->launch] = some = true;
    if (some)
        rows_nest(span->recording, arena, note_operator, &operators);
}

static void write_worst(const struct rows_rank *rank, const struct launch *launch,
                        enum launch_class class, size_t place, uint32_t operator_row,
                        int64_t origin_ns, struct table *table)
{
    const struct trace_recording *recording = rank->spans[launch->span].recording;

    table_add_row(table);
    put_integer(table, "rank", rank->rank);
    put_word(table, "class", launch_class_name(class));
    put_count(table, "place", place);
    if (operator_row != TRACE_NONE) {
        uint32_t name = recording->ops[recording->events.op[operator_row]].name;

        put_name(table, "operator", &recording->names, name);
    }
    write_launch(rank, launch, origin_ns, table);
}

void launch_write_worst(const struct rows_rank *rank, const struct launch_list *list,
                        const struct launch_options *options, int64_t origin_ns,
                        struct table *table)
{
    struct arena *arena = rank->arena;
    size_t counts[LAUNCH_CLASS_COUNT], total = 0, most = 0;
    const struct launch **worst =
        arena_new(arena, (size_t)options->limit * LAUNCH_CLASS_COUNT, sizeof *worst);

    for (size_t i = 0; i < rank->span_count; i++)
        if (rank->spans[i].recording->events.count > most)
            most = rank->spans[i].recording->events.count;
    for (enum launch_class c = 0; c < LAUNCH_CLASS_COUNT; c++) {
        counts[c] = find_worst(rank, list, options, c, worst + total);
        total += counts[c];
    }
    uint32_t *above = arena_new(arena, most, sizeof *above);
    uint32_t *operators = arena_new(arena, total, sizeof *operators);
    for (uint32_t span = 0; span < rank->span_count; span++) {
        find_operators(&rank->spans[span], span, arena, worst, total, above);
        for (size_t i = 0; i < total; i++)
            if (worst[i]->span == span)
                operators[i] = above[worst[i]->launch];
    }
    for (size_t i = 0, c = 0, place = 1; i < total; i++, place++) {
        for (; place > counts[c]; place = 1)
            c++;
        write_worst(rank, worst[i], (enum launch_class)c, place, operators[i], origin_ns,
                    table);
    }
}

/* ---- launch stats ---- */

/* Launches and what they launched (docs/semantics.md §7). */

static const struct table_column counts_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"count", TABLE_INTEGER, TABLE_SUM},
    {"short_kernels", TABLE_INTEGER, TABLE_SUM},
    {"runtime_outliers", TABLE_INTEGER, TABLE_SUM},
    {"launch_delay_outliers", TABLE_INTEGER, TABLE_SUM},
    {"note", TABLE_TEXT, TABLE_NOTE},
};

static const struct table_column summary_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"measure", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(MEAN),
};

static void write_counts(const struct rows_rank *rank, const struct launch_list *list,
                         const struct launch_options *options, struct table *table)
{
    int64_t counts[LAUNCH_CLASS_COUNT] = {0};

    for (size_t i = 0; i < list->count && !budget_is_over_at(rank->arena->budget, i); i++)
        for (enum launch_class class = 0; class < LAUNCH_CLASS_COUNT; class ++)
            counts[class] += launch_is_of(&list->items[i], options, class);
    table_add_row(table);
    put_integer(table, "rank", list->rank);
    put_count(table, "count", list->count);
    put_integer(table, "short_kernels", counts[LAUNCH_SHORT_KERNEL]);
    put_integer(table, "runtime_outliers", counts[LAUNCH_RUNTIME_OUTLIER]);
    put_integer(table, "launch_delay_outliers", counts[LAUNCH_DELAY_OUTLIER]);
    if (rank->device_count == 0)
        put_word(table, "note", ROWS_NO_DEVICE);
}

/* Adds a row of counts, and one of the summary for each measure. */
static void summarise(const struct rows_rank *rank, const struct launch_list *list,
                      const struct launch_options *options, struct table *counts,
                      struct table *summary)
{
    struct budget *budget = rank->arena->budget;
    double *values = arena_new(rank->arena, list->count, sizeof *values);

    write_counts(rank, list, options, counts);
    for (enum launch_measure m = 0; m < LAUNCH_MEASURE_COUNT; m++) {
        struct statistics statistics;

        for (size_t i = 0; i < list->count && !budget_is_over_at(budget, i); i++)
            values[i] = (double)launch_measure_of(&list->items[i], m);
        statistics_describe(values, list->count, budget, &statistics);
        table_add_row(summary);
        put_integer(summary, "rank", list->rank);
        put_word(summary, "measure", launch_measure_name(m));
        put_statistics(summary, &statistics);
    }
    arena_release(rank->arena, values);
}

/* ---- the analysis ---- */

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(TIME, struct launch_options, runtime_cutoff),
     .most = ANALYSIS_TIME_MAX_US, .standard = "50", .value = "US",
     .help = "longer launches are slow"},
    {ANALYSIS_OPTION(TIME, struct launch_options, launch_delay_cutoff),
     .most = ANALYSIS_TIME_MAX_US, .standard = "100", .value = "US",
     .help = "longer launch delays are late starts"},
    {ANALYSIS_OPTION(BOOLEAN, struct launch_options, include_memory_events),
     .standard = "true", .help = "include memory copies and memsets"},
    {ANALYSIS_OPTION(WHOLE, struct launch_options, limit), .most = 1000, .standard = "20",
     .help = "how many launches of each class are listed, the worst first"},
};

enum { COUNTS, SUMMARY, HISTOGRAMS, SCATTER, WORST, LAUNCHES };
static const struct analysis_table tables[] = {
    [COUNTS] = {.spec = TABLE_SPEC("counts", counts_columns)},
    [SUMMARY] = {.spec = TABLE_SPEC("summary", summary_columns),
                 .about = "STATISTICS of each measure"},
    [HISTOGRAMS] = {.spec = TABLE_SPEC("histograms", histogram_columns),
                    .use = ANALYSIS_TABLE_OF_CHART,
                    .about =
                        "ten bins a decade, the same for every set, empty ones left out"},
    [SCATTER] = {.spec = TABLE_SPEC("scatter", scatter_columns),
                 .use = ANALYSIS_TABLE_OF_CHART,
                 .about = "launches in the same bin of both durations, as one point at "
                          "their means"},
    [WORST] = {.spec = TABLE_SPEC("worst", worst_columns),
               .about = "the worst of each class (`short_kernels`, `runtime_outliers`, "
                        "`launch_delay_outliers`); ts is the start of the launch"},
    [LAUNCHES] = {.spec = TABLE_SPEC("launches", all_columns),
                  .use = ANALYSIS_TABLE_WHOLE,
                  .about = "every launch"},
};

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct launch_options *options = rank->options;
    const struct rows_rank *rows = rank->rows;
    const struct launch_list list =
        launch_list_gather(rows, options->include_memory_events);
    struct table *out = part->tables;

    summarise(rows, &list, options, &out[COUNTS], &out[SUMMARY]);
    launch_write_histograms(rows, &list, &out[HISTOGRAMS]);
    launch_write_scatter(rows, &list, &out[SCATTER]);
    launch_write_worst(rows, &list, options, rank->origin_ns, &out[WORST]);
    if (out[LAUNCHES].spec != NULL)
        launch_write_all(rows, &list, rank->origin_ns, &out[LAUNCHES]);
}

const struct analysis launch_stats = {
    .name = "launch_stats",
    .about = "Launches and what they launched: short kernels, slow launches, late starts",
    ANALYSIS_PARAMETERS(parameters, struct launch_options),
    ANALYSIS_TABLES(tables),
    .main_table = "launches",
    .add_rank = add_rank,
};
