/* The result of an analysis as CSV; see analysis_json.h. */
#include "base/text.h"
#include "render/analysis_json.h"
#include "render/csv.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const main_tables[ANALYSIS_COUNT] = {
    [ANALYSIS_TEMPORAL_BREAKDOWN] = "rows",
    [ANALYSIS_COMM_COMP_OVERLAP] = "rows",
    [ANALYSIS_IDLE_TIME_BREAKDOWN] = "rows",
    [ANALYSIS_KERNEL_BREAKDOWN] = "kernels",
    [ANALYSIS_MEMORY_BW] = ANALYSIS_SERIES,
    [ANALYSIS_QUEUE_LENGTH] = ANALYSIS_SERIES,
    [ANALYSIS_LAUNCH_STATS] = "launches",
    [ANALYSIS_KERNEL_SEQUENCES] = "patterns",
    [ANALYSIS_USER_ANNOTATION_BREAKDOWN] = "rows",
    [ANALYSIS_OPERATOR_KERNELS] = "rows",
};

bool analysis_csv_needs_launches(enum analysis analysis, const char *table)
{
    return analysis == ANALYSIS_LAUNCH_STATS &&
           (table == NULL || strcmp(table, main_tables[analysis]) == 0);
}

static void write_rows(const struct table *table, const char *side, struct buffer *out)
{
    const struct table_spec *spec = table->spec;

    for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++) {
        if (side != NULL)
            buffer_printf(out, "%s,", side);
        for (size_t i = 0; i < spec->column_count; i++) {
            size_t length;

            if (i > 0)
                buffer_append_char(out, ',');
            if (spec->columns[i].type == TABLE_TEXT) {
                const char *text = table_text(table, row, i, &length);
                csv_append_text(out, text, length);
            } else {
                analysis_write_number(table, row, i, out);
            }
        }
        buffer_append_text(out, "\r\n");
    }
}

static void write_table(const struct analysis_result *result, const char *name,
                        struct buffer *out)
{
    const struct table *set = analysis_find_table(&result->sides[0], name);
    const struct table_spec *spec = set->spec;

    if (result->has_test)
        buffer_append_text(out, "side,");
    for (size_t i = 0; i < spec->column_count; i++)
        buffer_printf(out, "%s%s", i > 0 ? "," : "", spec->columns[i].name);
    buffer_append_text(out, "\r\n");
    write_rows(set, result->has_test ? "set" : NULL, out);
    if (!result->has_test)
        return;
    write_rows(analysis_find_table(&result->sides[1], name), "test", out);
    for (size_t i = 0; i < result->difference_count; i++)
        if (result->differences[i].spec == spec)
            write_rows(&result->differences[i], "difference", out);
}

/* ---- series ---- */

static void write_lines(const struct analysis_result *result,
                        const struct analysis_side *side, const char *label,
                        struct buffer *out)
{
    const struct analysis_options *options = &result->options;

    for (size_t i = 0; i < side->series.count; i++) {
        const struct series *series = &side->series.items[i];

        for (size_t j = 0; j < series->count && !buffer_failed(out); j++) {
            int64_t time = series_since(series->points[j].time, side->origin_ns);

            if (time < options->start || time > options->end)
                continue;
            if (label != NULL)
                buffer_printf(out, "%s,", label);
            buffer_printf(out, "%" PRId64 ",%d,", series->rank, (int)series->device);
            if (result->analysis == ANALYSIS_QUEUE_LENGTH)
                text_append_integer(out, series->stream, series->stream_is_wide);
            else
                csv_append_text(out, series->name, strlen(series->name));
            buffer_append_char(out, ',');
            text_append_us(out, time);
            buffer_printf(out, ",%.15g\r\n", series->points[j].value);
        }
    }
}

static void write_series(const struct analysis_result *result, struct buffer *out)
{
    if (result->has_test)
        buffer_append_text(out, "side,");
    buffer_append_text(out, result->analysis == ANALYSIS_QUEUE_LENGTH
                                ? "rank,device,stream,ts,queue_length\r\n"
                                : "rank,device,name,ts,memory_bw_gbps\r\n");
    write_lines(result, &result->sides[0], result->has_test ? "set" : NULL, out);
    if (result->has_test)
        write_lines(result, &result->sides[1], "test", out);
}

/* ---- choice ---- */

static int refuse(const struct analysis_result *result, const char *table,
                  struct error *error)
{
    const struct analysis_side *side = &result->sides[0];
    char list[256] = "";
    size_t length = 0;

    for (size_t i = 0; i < side->table_count && length < sizeof list; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                   i > 0 ? ", " : "", side->tables[i].spec->name);
    if (strcmp(main_tables[result->analysis], ANALYSIS_SERIES) == 0 ||
        result->analysis == ANALYSIS_LAUNCH_STATS)
        snprintf(list + length, sizeof list - length, ", %s",
                 main_tables[result->analysis]);
    return error_set(error, ERROR_PARAMETER, "bad_table", "table: %s, not \"%.40s\"",
                     list, table);
}

int analysis_write_csv(const struct analysis_result *result, const char *table,
                       struct buffer *out, struct error *error)
{
    const char *name = table != NULL ? table : main_tables[result->analysis];

    if (strcmp(name, ANALYSIS_SERIES) == 0 &&
        strcmp(main_tables[result->analysis], ANALYSIS_SERIES) == 0) {
        write_series(result, out);
        return 0;
    }
    if (analysis_find_table(&result->sides[0], name) == NULL)
        return refuse(result, name, error);
    write_table(result, name, out);
    return 0;
}
