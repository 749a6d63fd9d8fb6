/* The result of an analysis as JSON; see analysis_json.h. Rows are written one by one:
 * series and tables may be long. */
#include "render/analysis_json.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/json.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- cells ---- */

static void write_real(struct buffer *out, double value)
{
    if (value == trunc(value) && fabs(value) < 1e15)
        buffer_printf(out, "%.0f", value == 0 ? 0 : value); /* no -0 */
    else
        buffer_printf(out, "%.15g", value);
}

void analysis_write_number(const struct table *table, size_t row, size_t column,
                           struct buffer *out)
{
    const struct table_cell *cell = table_cell(table, row, column);

    if (cell->null)
        return;
    switch (table->spec->columns[column].type) {
    case TABLE_INTEGER:
        text_append_integer(out, cell->value.integer, cell->wide);
        break;
    case TABLE_TIME:
        text_append_us(out, cell->value.integer);
        break;
    case TABLE_MEAN:
        if (cell->value.real == trunc(cell->value.real) &&
            fabs(cell->value.real) < 9007199254740992.0)
            text_append_us(out, (int64_t)cell->value.real);
        else
            write_real(out, cell->value.real / 1000);
        break;
    case TABLE_REAL:
        write_real(out, cell->value.real);
        break;
    case TABLE_TEXT:
        break;
    }
}

static int write_cell(const struct table *table, size_t row, size_t column,
                      struct buffer *out, struct error *error)
{
    size_t length;

    if (table_cell(table, row, column)->null) {
        buffer_append_text(out, "null");
        return 0;
    }
    if (table->spec->columns[column].type == TABLE_TEXT) {
        const char *text = table_text(table, row, column, &length);
        return render_append(out, render_text(text, length), error);
    }
    analysis_write_number(table, row, column, out);
    return 0;
}

static int write_row(const struct table *table, size_t row, bool with_notes,
                     struct buffer *out, struct error *error)
{
    const struct table_spec *spec = table->spec;
    const char *separator = "{";

    for (size_t i = 0; i < spec->column_count; i++) {
        if (!with_notes && spec->columns[i].role == TABLE_NOTE)
            continue;
        buffer_printf(out, "%s\"%s\":", separator, spec->columns[i].name);
        separator = ",";
        int status = write_cell(table, row, i, out, error);
        if (status != 0)
            return status;
    }
    buffer_append_char(out, '}');
    return 0;
}

/* Appends `"name":[{…},…]` of a table, with a comma before it where one is needed. */
static int write_table(const struct table *table, bool with_notes, struct buffer *out,
                       struct error *error)
{
    if (out->length > 0 && out->bytes[out->length - 1] != '{')
        buffer_append_char(out, ',');
    buffer_printf(out, "\"%s\":[", table->spec->name);
    for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++) {
        if (row > 0)
            buffer_append_char(out, ',');
        int status = write_row(table, row, with_notes, out, error);
        if (status != 0)
            return status;
    }
    buffer_append_char(out, ']');
    return 0;
}

/* ---- series ---- */

/* A time since the origin as one of the clock; the ends of time stay. */
static int64_t absolute(int64_t time, int64_t origin)
{
    int64_t sum;

    if (__builtin_add_overflow(time, origin, &sum))
        return time < 0 ? INT64_MIN : INT64_MAX;
    return sum;
}

static void write_points(const struct series_point *points, size_t count, int64_t origin,
                         struct buffer *out)
{
    buffer_append_char(out, '[');
    for (size_t i = 0; i < count && !buffer_failed(out); i++) {
        buffer_append_text(out, i > 0 ? ",[" : "[");
        text_append_us(out, series_since(points[i].time, origin));
        buffer_append_char(out, ',');
        write_real(out, points[i].value);
        buffer_append_char(out, ']');
    }
    buffer_append_char(out, ']');
}

static int write_series(const struct analysis_result *result,
                        const struct analysis_side *side, struct buffer *out,
                        struct error *error)
{
    const struct analysis_options *options = &result->options;
    size_t limit = (size_t)options->points;
    CLEANUP_FREE struct series_point *points =
        calloc(series_reduced_max(limit), sizeof *points);

    if (points == NULL)
        return error_set_memory(error);
    buffer_append_text(out, ",\"" ANALYSIS_SERIES "\":[");
    for (size_t i = 0; i < side->series.count && !buffer_failed(out); i++) {
        const struct series *series = &side->series.items[i];
        size_t count =
            series_reduce(series, absolute(options->start, side->origin_ns),
                          absolute(options->end, side->origin_ns), limit, points);

        buffer_printf(out, "%s{\"rank\":%" PRId64 ",\"device\":%d", i > 0 ? "," : "",
                      series->rank, (int)series->device);
        int status = 0;
        if (result->analysis == ANALYSIS_QUEUE_LENGTH) {
            buffer_append_text(out, ",\"stream\":");
            text_append_integer(out, series->stream, series->stream_is_wide);
        } else
            status = render_member(
                out, "name", render_text(series->name, strlen(series->name)), error);
        if (status != 0)
            return status;
        buffer_printf(out, ",\"total_points\":%zu,\"points\":", series->count);
        write_points(points, count, side->origin_ns, out);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
    return 0;
}

/* ---- sides ---- */

/* The ranks for which a flag is as wanted. */
static json_t *list_ranks(const struct analysis_side *side, const bool *flags,
                          bool wanted)
{
    json_t *list = json_array();

    for (size_t i = 0; i < side->selection.rank_count; i++)
        if (flags == NULL || flags[i] == wanted)
            json_array_append_new(list,
                                  json_integer((json_int_t)side->selection.ranks[i]));
    return list;
}

static json_t *list_steps(const struct analysis_side *side)
{
    if (!side->steps_chosen)
        return json_null();
    json_t *list = json_array();
    for (size_t i = 0; i < side->selection.number_count; i++)
        json_array_append_new(list, json_integer((json_int_t)side->selection.numbers[i]));
    return list;
}

static int compare_numbers(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

/* Distinct numbers, ascending. */
static json_t *list_distinct(int64_t *numbers, size_t count, struct budget *budget)
{
    json_t *list = json_array();

    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        if (i == 0 || numbers[i] != numbers[i - 1])
            json_array_append_new(list, json_integer((json_int_t)numbers[i]));
    return list;
}

static int write_choices(const struct set_view *view, struct buffer *out,
                         struct error *error)
{
    CLEANUP_FREE int64_t *numbers =
        calloc(view->file_count + view->step_count + 1, sizeof *numbers);
    size_t count = 0;

    if (numbers == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        numbers[count++] = view->files[i].rank;
    int status = render_member(out, "all_ranks",
                               list_distinct(numbers, count, out->budget), error);
    count = 0;
    for (size_t i = 0; i < view->step_count; i++)
        if (!view->steps[i].step.pseudo)
            numbers[count++] = view->steps[i].step.number;
    return status != 0 ? status
                       : render_member(out, "all_steps",
                                       list_distinct(numbers, count, out->budget), error);
}

static int write_head(const struct analysis_side *side, struct buffer *out,
                      struct error *error)
{
    const struct {
        const char *name;
        json_t *value;
    } members[] = {
        {"label", render_text(side->info.label, strlen(side->info.label))},
        {"marker", side->info.marker == NULL
                       ? json_null()
                       : render_text(side->info.marker, strlen(side->info.marker))},
        {"ranks", list_ranks(side, NULL, true)},
        {"steps", list_steps(side)},
        {"last_step_dropped", list_ranks(side, side->last_step_dropped, true)},
        {"ranks_without_device_rows", list_ranks(side, side->has_device_rows, false)},
    };
    int status = 0;

    buffer_printf(out, "{\"set\":\"%s\",\"origin_ns\":\"%" PRId64 "\"",
                  side->info.stored_id, side->origin_ns);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        int failed = render_member(out, members[i].name, members[i].value, error);
        status = status != 0 ? status : failed;
    }
    return status != 0 ? status : write_choices(&side->view, out, error);
}

static int write_side(const struct analysis_result *result,
                      const struct analysis_side *side, struct buffer *out,
                      struct error *error)
{
    int status = write_head(side, out, error);

    for (size_t i = 0; i < side->table_count && status == 0; i++)
        status = write_table(&side->tables[i], true, out, error);
    if (status == 0 && (result->analysis == ANALYSIS_MEMORY_BW ||
                        result->analysis == ANALYSIS_QUEUE_LENGTH))
        status = write_series(result, side, out, error);
    buffer_append_char(out, '}');
    return status;
}

/* ---- parameters ---- */

static json_t *make_streams(const struct analysis_options *options)
{
    if (options->streams == NULL)
        return json_null();
    json_t *list = json_array();
    for (size_t i = 0; i < options->stream_count; i++)
        json_array_append_new(list, json_integer((json_int_t)options->streams[i]));
    return list;
}

static json_t *make_parameter(const struct analysis_options *options,
                              enum analysis_parameter parameter)
{
    switch (parameter) {
    case PARAMETER_INCLUDE_LAST_PROFILER_STEP:
        return json_boolean(options->include_last_profiler_step);
    case PARAMETER_ROWS:
        return json_string(analysis_rows_name(options->rows));
    case PARAMETER_CONSECUTIVE_KERNEL_DELAY:
        return render_us((double)options->consecutive_kernel_delay);
    case PARAMETER_STREAMS:
        return make_streams(options);
    case PARAMETER_SHOW_IDLE_INTERVAL_STATS:
        return json_boolean(options->show_idle_interval_stats);
    case PARAMETER_DURATION_RATIO:
        return render_real(options->duration_ratio);
    case PARAMETER_NUM_KERNELS:
        return json_integer((json_int_t)options->num_kernels);
    case PARAMETER_INCLUDE_MEMORY_KERNELS:
        return json_boolean(options->include_memory_kernels);
    case PARAMETER_MAX_QUEUE_LENGTH:
        return json_integer((json_int_t)options->max_queue_length);
    case PARAMETER_RUNTIME_CUTOFF:
        return render_us((double)options->runtime_cutoff);
    case PARAMETER_LAUNCH_DELAY_CUTOFF:
        return render_us((double)options->launch_delay_cutoff);
    case PARAMETER_INCLUDE_MEMORY_EVENTS:
        return json_boolean(options->include_memory_events);
    case PARAMETER_LIMIT:
        return json_integer((json_int_t)options->limit);
    case PARAMETER_OPERATOR_NAME:
        return options->operator_name == NULL
                   ? json_null()
                   : render_text(options->operator_name, strlen(options->operator_name));
    case PARAMETER_MIN_PATTERN_LEN:
        return json_integer((json_int_t)options->min_pattern_len);
    case PARAMETER_TOP_K:
        return json_integer((json_int_t)options->top_k);
    case PARAMETER_USE_GPU_ANNOTATION:
        return json_boolean(options->use_gpu_annotation);
    case PARAMETER_POINTS:
        return json_integer((json_int_t)options->points);
    case PARAMETER_START:
        return options->start == INT64_MIN ? json_null()
                                           : render_us((double)options->start);
    case PARAMETER_END:
        return options->end == INT64_MAX ? json_null() : render_us((double)options->end);
    default:
        return NULL;
    }
}

static int write_parameters(const struct analysis_result *result, struct buffer *out,
                            struct error *error)
{
    int status = 0;

    buffer_append_text(out, ",\"parameters\":{");
    for (enum analysis_parameter i = PARAMETER_INCLUDE_LAST_PROFILER_STEP;
         i < PARAMETER_COUNT && status == 0; i++)
        if ((analysis_parameters[i].analyses >> result->analysis & 1) != 0)
            status = render_member(out, analysis_parameters[i].name,
                                   make_parameter(&result->options, i), error);
    buffer_append_char(out, '}');
    return status;
}

int analysis_write_json(const struct analysis_result *result, struct buffer *out,
                        struct error *error)
{
    buffer_printf(out, "{\"analysis\":\"%s\"", analysis_name(result->analysis));
    int status = write_parameters(result, out, error);
    buffer_append_text(out, ",\"set\":");
    if (status == 0)
        status = write_side(result, &result->sides[0], out, error);
    if (result->has_test && status == 0) {
        buffer_append_text(out, ",\"test\":");
        status = write_side(result, &result->sides[1], out, error);
        buffer_append_text(out, ",\"difference\":{");
        for (size_t i = 0; i < result->difference_count && status == 0; i++)
            status = write_table(&result->differences[i], false, out, error);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, '}');
    return status;
}
