/* Why the streams of a rank wait (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <string.h>

enum { RANK, DEVICE, STREAM, CATEGORY, IDLE, RATIO, SHORT_NOTE, SHORT_COUNT };
enum { STATISTICS = RATIO + 1, NOTE = STATISTICS + TABLE_STATISTICS_COUNT, COLUMN_COUNT };

#define KEY_COLUMNS                                                                      \
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},                                        \
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},                                  \
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},                                     \
    [CATEGORY] = {"idle_category", TABLE_TEXT, TABLE_KEY},                               \
    [IDLE] = {"idle_time", TABLE_TIME, TABLE_SUM},                                       \
    [RATIO] = {"idle_time_ratio", TABLE_REAL, TABLE_MEASURE}

static const struct table_column columns[COLUMN_COUNT] = {
    KEY_COLUMNS,
    TABLE_STATISTICS(STATISTICS, TABLE_MEAN),
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_column short_columns[SHORT_COUNT] = {
    KEY_COLUMNS,
    [SHORT_NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};

static const struct table_spec spec = {"rows", columns, COLUMN_COUNT};
static const struct table_spec short_spec = {"rows", short_columns, SHORT_COUNT};

enum { ROWS, SHORT_ROWS };
static const struct analysis_table tables[] = {
    [ROWS] = {.spec = &spec, .about = "with `show_idle_interval_stats`"},
    [SHORT_ROWS] = {.spec = &short_spec},
};

struct idle_time_options {
    int64_t consecutive_kernel_delay; /* ns */
    struct parameter_wholes streams;  /* of any device */
    bool show_idle_interval_stats;
};

static const struct parameter parameters[] = {
    {.name = "consecutive_kernel_delay",
     .type = PARAMETER_TIME,
     .offset = offsetof(struct idle_time_options, consecutive_kernel_delay),
     .flags = PARAMETER_ECHOED,
     .most = ANALYSIS_TIME_MAX_US,
     .standard = "30",
     .value = "US",
     .help = "shorter gaps count as gaps between two kernels"},
    {.name = "streams",
     .type = PARAMETER_WHOLES,
     .offset = offsetof(struct idle_time_options, streams),
     .flags = PARAMETER_ECHOED,
     .standard = "all",
     .value = "LIST",
     .help = "only these streams, on any device"},
    {.name = "show_idle_interval_stats",
     .type = PARAMETER_BOOLEAN,
     .offset = offsetof(struct idle_time_options, show_idle_interval_stats),
     .flags = PARAMETER_ECHOED,
     .help = "statistics of the gaps too"},
};

static bool makes(const void *options, size_t table)
{
    return ((const struct idle_time_options *)options)->show_idle_interval_stats ==
           (table == ROWS);
}

enum category { HOST_WAIT, KERNEL_WAIT, OTHER, CATEGORY_COUNT };
static const char *const category_names[] = {"host_wait", "kernel_wait", "other"};

/* Gaps of the whole rank, as they come, and how many each (stream, category) has. */
struct gaps {
    double *lengths;
    uint32_t *group; /* stream * CATEGORY_COUNT + category */
    size_t count;
    size_t *group_count;
    int64_t *group_sum;
};

static void add_gaps(const struct rows_span *span, int64_t delay, int64_t *latest_end,
                     bool *begun, struct gaps *gaps)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->by_time[i], stream = rows_stream_of(span, row);
        uint32_t launch = events->link[row];
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (begun[stream]) {
            int64_t from = latest_end[stream], gap = start > from ? start - from : 0;
            enum category category = launch != TRACE_NONE && events->ts[launch] > from
                                         ? HOST_WAIT
                                     : gap < delay ? KERNEL_WAIT
                                                   : OTHER;
            uint32_t group = stream * CATEGORY_COUNT + category;

            gaps->lengths[gaps->count] = (double)gap;
            gaps->group[gaps->count++] = group;
            gaps->group_count[group]++;
            gaps->group_sum[group] += gap;
        }
        if (!begun[stream] || end > latest_end[stream])
            latest_end[stream] = end;
        begun[stream] = true;
    }
}

static void write_statistics(struct table *table, double *lengths, size_t count,
                             struct budget *budget)
{
    struct statistics all;

    statistics_describe(lengths, count, budget, &all);
    table_set_statistics(table, STATISTICS, &all);
}

/* Puts the gaps of a group side by side; moves group_count to where each group ends. */
static void group_gaps(struct gaps *gaps, size_t groups, struct budget *budget,
                       double *grouped)
{
    size_t at = 0;

    for (size_t group = 0; group < groups; group++) {
        size_t count = gaps->group_count[group];

        gaps->group_count[group] = at;
        at += count;
    }
    for (size_t i = 0; i < gaps->count && !budget_is_over_at(budget, i); i++)
        grouped[gaps->group_count[gaps->group[i]]++] = gaps->lengths[i];
}

/* A stream over INT64_MAX cannot be chosen. */
static bool is_chosen(const struct idle_time_options *options,
                      const struct rows_stream *stream)
{
    const struct parameter_wholes *streams = &options->streams;
    bool chosen = streams->items == NULL;

    for (size_t i = 0; i < streams->count && !chosen; i++)
        chosen = !stream->is_wide && streams->items[i] == stream->stream;
    return chosen;
}

static void write_stream(const struct rows_rank *rank, size_t stream, struct gaps *gaps,
                         double *grouped, struct table *table)
{
    size_t first = stream * CATEGORY_COUNT;
    int64_t idle = 0;

    for (size_t i = 0; i < CATEGORY_COUNT; i++)
        idle += gaps->group_sum[first + i];
    for (size_t i = 0; i < CATEGORY_COUNT; i++) {
        size_t begin = first + i == 0 ? 0 : gaps->group_count[first + i - 1];
        int64_t sum = gaps->group_sum[first + i];

        table_add_row(table);
        table_set_integer(table, RANK, rank->rank);
        table_set_integer(table, DEVICE, rank->streams[stream].device);
        table_set_wide_integer(table, STREAM, rank->streams[stream].stream,
                               rank->streams[stream].is_wide);
        table_set_word(table, CATEGORY, category_names[i]);
        table_set_integer(table, IDLE, sum);
        table_set_real(table, RATIO, statistics_ratio(sum, idle, 2));
        if (table->spec == &spec)
            write_statistics(table, grouped + begin, gaps->group_count[first + i] - begin,
                             rank->memory.budget);
    }
}

static void write_no_device(const struct rows_rank *rank, struct table *table)
{
    table_add_row(table);
    table_set_integer(table, RANK, rank->rank);
    table_set_word(table, table->spec->column_count - 1, ROWS_NO_DEVICE);
}

/* Adds three rows for each stream: host_wait, kernel_wait, other; or one row of nulls,
 * with a note, if the rank has no device rows. */
static int add_streams(const struct rows_rank *rank,
                       const struct idle_time_options *options, struct table *table,
                       struct error *error)
{
    size_t groups = rank->stream_count * CATEGORY_COUNT, rows = rank->device_count;

    if (rows == 0) {
        write_no_device(rank, table);
        return 0;
    }
    CLEANUP_FREE double *lengths = calloc(rows, sizeof *lengths);
    CLEANUP_FREE double *grouped = calloc(rows, sizeof *grouped);
    CLEANUP_FREE uint32_t *group = calloc(rows, sizeof *group);
    CLEANUP_FREE size_t *group_count = calloc(groups, sizeof *group_count);
    CLEANUP_FREE int64_t *group_sum = calloc(groups, sizeof *group_sum);
    CLEANUP_FREE int64_t *latest_end = calloc(rank->stream_count, sizeof *latest_end);
    CLEANUP_FREE bool *begun = calloc(rank->stream_count, sizeof *begun);
    if (lengths == NULL || grouped == NULL || group == NULL || group_count == NULL ||
        group_sum == NULL || latest_end == NULL || begun == NULL)
        return error_set_memory(error);
    struct gaps gaps = {lengths, group, 0, group_count, group_sum};
    for (size_t i = 0; i < rank->span_count; i++) {
        memset(begun, 0, rank->stream_count * sizeof *begun);
        add_gaps(&rank->spans[i], options->consecutive_kernel_delay, latest_end, begun,
                 &gaps);
    }
    group_gaps(&gaps, groups, rank->memory.budget, grouped);
    int over = budget_look(rank->memory.budget, error);
    if (over != 0)
        return over;
    for (size_t i = 0; i < rank->stream_count && !table->failed; i++)
        if (is_chosen(options, &rank->streams[i]))
            write_stream(rank, i, &gaps, grouped, table);
    return table_check(table, error);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct idle_time_options *options = rank->options;

    return add_streams(
        rank->rows, options,
        &part->tables[options->show_idle_interval_stats ? ROWS : SHORT_ROWS], error);
}

const struct analysis idle_time_breakdown = {
    .name = "idle_time_breakdown",
    .about =
        "Why streams wait, by rank, device and stream: host wait, kernel wait, other",
    ANALYSIS_PARAMETERS(parameters, struct idle_time_options),
    ANALYSIS_TABLES(tables),
    .main_table = "rows",
    .makes = makes,
    .add_rank = add_rank,
};
