/* See analysis_csv.h. */
#include "render/analysis_csv.h"
#include "base/json_out.h"
#include "base/text.h"
#include "render/analysis_json.h"
#include "render/csv.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const kinds[] = {
    [ANALYSIS_JSON] = "json", [ANALYSIS_CSV] = "csv", NULL};
static const struct parameter format_items[] = {
    {.name = "format",
     .type = PARAMETER_CHOICE,
     .words = kinds,
     .standard = "json",
     .offset = offsetof(struct analysis_format, kind),
     .help = "JSON, or a table as CSV"},
    {.name = "table",
     .type = PARAMETER_TEXT,
     .offset = offsetof(struct analysis_format, table),
     .help = "with format=csv, a table of the analysis, or series; without it the main "
             "one"},
};
const struct parameter_table analysis_format_parameters = PARAMETER_TABLE(format_items);

static const char *choose(const struct analysis *analysis, const char *table)
{
    return table != NULL ? table : analysis->main_table;
}

bool analysis_csv_needs_whole(const struct analysis *analysis, const char *table)
{
    const char *name = choose(analysis, table);

    for (size_t i = 0; i < analysis->table_count; i++)
        if (analysis->tables[i].use == ANALYSIS_TABLE_WHOLE &&
            strcmp(analysis->tables[i].spec->name, name) == 0)
            return true;
    return false;
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
            } else if (!table_cell(table, row, i)->null) {
                analysis_write_number(table, row, i, out);
            }
        }
        buffer_append_text(out, "\r\n");
    }
}

static void write_table(const struct analysis_result *result, size_t number,
                        struct buffer *out)
{
    const struct table *set = &result->sides[0].all.tables[number];

    if (result->has_test)
        buffer_append_text(out, "side,");
    for (size_t i = 0; i < set->spec->column_count; i++)
        buffer_printf(out, "%s%s", i > 0 ? "," : "", set->spec->columns[i].name);
    buffer_append_text(out, "\r\n");
    write_rows(set, result->has_test ? "set" : NULL, out);
    if (!result->has_test)
        return;
    write_rows(&result->sides[1].all.tables[number], "test", out);
    if (result->differences[number].spec != NULL)
        write_rows(&result->differences[number], "difference", out);
}

/* ---- series ---- */

static void write_lines(const struct analysis_result *result,
                        const struct analysis_side *side, const char *label,
                        struct buffer *out)
{
    const struct analysis_options *options = &result->options;
    int64_t end = options->end == PARAMETER_NONE ? INT64_MAX : options->end;

    for (size_t i = 0; i < side->all.series.count; i++) {
        const struct series *series = &side->all.series.items[i];

        for (size_t j = 0; j < series->count && !buffer_failed(out); j++) {
            int64_t time = series_since(series->points[j].time, side->origin_ns);

            if (time < options->start || time > end)
                continue;
            if (label != NULL)
                buffer_printf(out, "%s,", label);
            buffer_printf(out, "%" PRId64 ",%d,", series->rank, (int)series->device);
            if (result->analysis->lines->by_stream)
                text_append_integer(out, series->stream, series->stream_is_wide);
            else
                csv_append_text(out, series->name, strlen(series->name));
            buffer_append_char(out, ',');
            text_append_us(out, time);
            buffer_append_char(out, ',');
            json_out_number(out, series->points[j].value);
            buffer_append_text(out, "\r\n");
        }
    }
}

static void write_series(const struct analysis_result *result, struct buffer *out)
{
    const struct analysis_lines *lines = result->analysis->lines;

    buffer_printf(out, "%srank,device,%s,ts,%s\r\n", result->has_test ? "side," : "",
                  lines->by_stream ? "stream" : "name", lines->value);
    write_lines(result, &result->sides[0], result->has_test ? "set" : NULL, out);
    if (result->has_test)
        write_lines(result, &result->sides[1], "test", out);
}

/* ---- choice ---- */

static int refuse(const struct analysis_result *result, const char *table,
                  struct error *error)
{
    const struct analysis *analysis = result->analysis;
    const struct table *tables = result->sides[0].all.tables;
    char list[256] = "";
    size_t length = 0;

    for (size_t i = 0; i < analysis->table_count && length < sizeof list; i++)
        if (tables[i].spec != NULL || analysis->tables[i].use == ANALYSIS_TABLE_WHOLE)
            length +=
                (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                 length > 0 ? ", " : "", analysis->tables[i].spec->name);
    return error_set(error, ERROR_PARAMETER, "bad_table", "table: %s%s, not \"%.40s\"",
                     list, analysis->lines != NULL ? ", " ANALYSIS_SERIES : "", table);
}

int analysis_write_csv(const struct analysis_result *result, const char *table,
                       struct buffer *out, struct error *error)
{
    const char *name = choose(result->analysis, table);
    const struct table *tables = result->sides[0].all.tables;

    if (result->analysis->lines != NULL && strcmp(name, ANALYSIS_SERIES) == 0) {
        write_series(result, out);
        return 0;
    }
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++) {
        if (tables[i].spec == NULL || strcmp(tables[i].spec->name, name) != 0)
            continue;
        write_table(result, i, out);
        return 0;
    }
    return refuse(result, name, error);
}
