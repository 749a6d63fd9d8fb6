/* See analysis_json.h. Rows are written one by one: series and tables may be long. */
#include "render/analysis_json.h"
#include "analysis/data/table_difference.h"
#include "analysis/set/options.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"
#include "render/json.h"
#include "render/parameters_json.h"
#include "store/set/set_view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- cells ---- */

void analysis_write_number(const struct table *table, size_t row, size_t column,
                           struct buffer *out)
{
    const struct table_cell *cell = table_cell(table, row, column);

    switch (table->spec->columns[column].type) {
    case TABLE_INTEGER:
        text_append_integer(out, cell->value.integer, cell->wide);
        break;
    case TABLE_TIME:
        text_append_us(out, cell->value.integer);
        break;
    case TABLE_MEAN:
        json_out_us(out, cell->value.real);
        break;
    case TABLE_REAL:
        json_out_number(out, cell->value.real);
        break;
    case TABLE_TEXT:
        break;
    }
}

static void write_cell(const struct table *table, size_t row, size_t column,
                       struct buffer *out)
{
    size_t length;

    if (table_cell(table, row, column)->null) {
        buffer_append_text(out, "null");
    } else if (table->spec->columns[column].type == TABLE_TEXT) {
        const char *text = table_text(table, row, column, &length);
        json_out_text(out, text, length);
    } else {
        analysis_write_number(table, row, column, out);
    }
}

static void write_row(const struct table *table, size_t row, bool with_notes,
                      struct buffer *out)
{
    const struct table_spec *spec = table->spec;
    const char *separator = "{";

    for (size_t i = 0; i < spec->column_count; i++) {
        if (!with_notes && table_is_beside(spec->columns[i].role))
            continue;
        buffer_printf(out, "%s\"%s\":", separator, spec->columns[i].name);
        separator = ",";
        write_cell(table, row, i, out);
    }
    buffer_append_char(out, '}');
}

/* Appends `"name":`, after a comma if one is needed. */
static void write_key(const char *name, struct buffer *out)
{
    if (out->length > 0 && out->bytes[out->length - 1] != '{')
        buffer_append_char(out, ',');
    buffer_printf(out, "\"%s\":", name);
}

/* Those tables of a list that were made: `"name":[{…},…]`. */
static void write_tables(const struct table *tables, bool with_notes, struct buffer *out)
{
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++) {
        const struct table *table = &tables[i];

        if (table->spec == NULL)
            continue;
        write_key(table->spec->name, out);
        buffer_append_char(out, '[');
        for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++) {
            if (row > 0)
                buffer_append_char(out, ',');
            write_row(table, row, with_notes, out);
        }
        buffer_append_char(out, ']');
    }
}

/* ---- series ---- */

/* Turns a time since the origin into clock time; `none` if the window has no such end.
 * Limited to the range of the type. */
static int64_t absolute(int64_t time, int64_t origin, int64_t none)
{
    int64_t sum;

    if (time == PARAMETER_NONE)
        return none;
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
        json_out_number(out, points[i].value);
        buffer_append_char(out, ']');
    }
    buffer_append_char(out, ']');
}

static int write_series(const struct analysis_result *result,
                        const struct analysis_side *side, struct buffer *out,
                        struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct series_list *list = &side->all.series;
    int64_t start = absolute(options->start, side->origin_ns, INT64_MIN);
    int64_t end = absolute(options->end, side->origin_ns, INT64_MAX);
    size_t limit = (size_t)options->points;
    CLEANUP_FREE struct series_point *points =
        calloc(series_reduced_max(limit), sizeof *points);

    if (points == NULL)
        return error_set_memory(error);
    write_key(ANALYSIS_SERIES, out);
    buffer_append_char(out, '[');
    for (size_t i = 0; i < list->count && !buffer_failed(out); i++) {
        const struct series *series = &list->items[i];
        size_t count = series_reduce(series, start, end, limit, points);

        buffer_printf(out,
                      "%s{\"rank\":%" PRId64 ",\"device\":%d,\"%s\":", i > 0 ? "," : "",
                      series->rank, (int)series->device,
                      result->analysis->lines->by_stream ? "stream" : "name");
        if (result->analysis->lines->by_stream)
            text_append_integer(out, series->stream, series->stream_is_wide);
        else
            json_out_text(out, series->name, strlen(series->name));
        buffer_printf(out, ",\"total_points\":%zu,\"points\":", series->count);
        write_points(points, count, side->origin_ns, out);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
    return 0;
}

/* ---- sides ---- */

/* The ranks for which a flag is as wanted. */
static void write_ranks(const char *key, const struct analysis_side *side,
                        const bool *flags, bool wanted, struct buffer *out)
{
    const char *separator = "";

    write_key(key, out);
    buffer_append_char(out, '[');
    for (size_t i = 0; i < side->selection.rank_count; i++) {
        if (flags != NULL && flags[i] != wanted)
            continue;
        buffer_printf(out, "%s%" PRId64, separator, side->selection.ranks[i]);
        separator = ",";
    }
    buffer_append_char(out, ']');
}

/* How many samples each chosen rank has: what a sum is divided by to be one per step. */
static void write_samples(const struct analysis_side *side, struct buffer *out)
{
    const struct selection *chosen = &side->selection;
    size_t next = 0; /* the samples are ordered by rank, as the ranks are */

    write_key("samples", out);
    buffer_append_char(out, '[');
    for (size_t i = 0; i < chosen->rank_count; i++) {
        size_t first = next;

        while (next < chosen->step_count &&
               selection_file(&side->view, chosen->steps[next])->rank == chosen->ranks[i])
            next++;
        buffer_printf(out, "%s%zu", i > 0 ? "," : "", next - first);
    }
    buffer_append_char(out, ']');
}

static void write_steps(const struct analysis_side *side, struct buffer *out)
{
    write_key("steps", out);
    if (!side->steps_chosen) {
        buffer_append_text(out, "null");
        return;
    }
    buffer_append_char(out, '[');
    for (size_t i = 0; i < side->selection.number_count; i++)
        buffer_printf(out, "%s%" PRId64, i > 0 ? "," : "", side->selection.numbers[i]);
    buffer_append_char(out, ']');
}

static int compare_numbers(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

/* Distinct numbers, ascending. */
static void write_distinct(const char *key, int64_t *numbers, size_t count,
                           struct buffer *out)
{
    write_key(key, out);
    buffer_append_char(out, '[');
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (size_t i = 0; i < count && !budget_is_over(out->budget); i++)
        if (i == 0 || numbers[i] != numbers[i - 1])
            buffer_printf(out, "%s%" PRId64, i > 0 ? "," : "", numbers[i]);
    buffer_append_char(out, ']');
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
    write_distinct("all_ranks", numbers, count, out);
    count = 0;
    for (size_t i = 0; i < view->step_count; i++)
        if (!view->steps[i].step.pseudo)
            numbers[count++] = view->steps[i].step.number;
    write_distinct("all_steps", numbers, count, out);
    return 0;
}

static int write_side(const struct analysis_result *result, bool is_test,
                      struct buffer *out, struct error *error)
{
    const struct analysis_side *side = &result->sides[is_test];
    const char *label = side->info.label, *marker = side->info.marker;

    write_key(is_test ? "test" : "set", out);
    buffer_printf(out, "{\"set\":\"%s\",\"origin_ns\":\"%" PRId64 "\",\"label\":",
                  side->info.stored_id, side->origin_ns);
    json_out_text(out, label, strlen(label));
    write_key("marker", out);
    if (marker == NULL)
        buffer_append_text(out, "null");
    else
        json_out_text(out, marker, strlen(marker));
    write_ranks("ranks", side, NULL, true, out);
    write_samples(side, out);
    write_steps(side, out);
    write_ranks("last_step_dropped", side, side->last_step_dropped, true, out);
    write_ranks("ranks_without_device_rows", side, side->has_device_rows, false, out);
    write_key("has_counters", out);
    buffer_append_text(out, side->view.has_counters ? "true" : "false");
    int status = write_choices(&side->view, out, error);
    write_tables(side->all.tables, true, out);
    if (status == 0 && result->analysis->lines != NULL)
        status = write_series(result, side, out, error);
    buffer_append_char(out, '}');
    return status;
}

/* ---- the whole ---- */

static int write_parameters(const struct analysis_result *result, struct buffer *out,
                            struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];
    size_t count = options_tables(result->analysis, tables);
    int status = 0;

    buffer_append_text(out, ",\"parameters\":{");
    for (size_t i = 0; i < count; i++) {
        const void *values =
            options_values(result->analysis, tables[i], &result->options);

        for (size_t j = 0; j < tables[i]->count && status == 0; j++) {
            const struct parameter *parameter = &tables[i]->items[j];

            if ((parameter->flags & PARAMETER_ECHOED) != 0)
                status = render_member(out, parameter->name,
                                       parameters_json_value(parameter, values), error);
        }
    }
    buffer_append_char(out, '}');
    return status;
}

int analysis_write_json(const struct analysis_result *result, struct buffer *out,
                        struct error *error)
{
    buffer_printf(out, "{\"analysis\":\"%s\"", result->analysis->name);
    int status = write_parameters(result, out, error);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = write_side(result, i == 1, out, error);
    if (result->has_test && status == 0) {
        buffer_append_text(out, ",\"difference\":{");
        write_tables(result->differences, false, out);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, '}');
    return status;
}
