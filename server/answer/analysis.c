#include "answer/analysis.h"
#include "analyse/run.h"
#include "analyse/table.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set_view.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- analysis json ---- */

/* Rows are written one by one: series and tables may be long. */

/* The place of the series behind those of the tables that are wanted. */
#define SERIES ANALYSIS_TABLES_MAX

/* ---- cells ---- */

/* Appends a number that is not null, as in JSON and CSV: times in µs, exactly if they are
 * whole ns. */
static void analysis_write_number(const struct table *table, size_t row, size_t column,
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

    json_write(out, "{");
    for (size_t i = 0; i < spec->column_count; i++) {
        if (!with_notes && table_is_beside(spec->columns[i].role))
            continue;
        json_key(out, spec->columns[i].name);
        write_cell(table, row, i, out);
    }
    json_write(out, "}");
}

/* Those tables of a list that were made and are wanted: `"name":[{…},…]`. */
static void write_tables(const struct table *tables, const bool *wanted, bool with_notes,
                         struct buffer *out)
{
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++) {
        const struct table *table = &tables[i];

        if (table->spec == NULL || !wanted[i])
            continue;
        json_key(out, table->spec->name);
        json_write(out, "[");
        for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++)
            write_row(table, row, with_notes, out);
        json_write(out, "]");
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
    for (size_t i = 0; i < count && !buffer_failed(out); i++) {
        buffer_append_text(out, i > 0 ? ",[" : "[");
        text_append_us(out, series_since(points[i].time, origin));
        json_write(out, "%g]", points[i].value);
    }
}

static void write_series(const struct analysis_result *result,
                         const struct analysis_side *side, struct buffer *out)
{
    const struct analysis_options *options = &result->options;
    const struct series_list *list = &side->all.series;
    int64_t start = absolute(options->start, side->origin_ns, INT64_MIN);
    int64_t end = absolute(options->end, side->origin_ns, INT64_MAX);
    size_t limit = (size_t)options->points;
    CLEANUP(arena_free) struct arena *arena = arena_make(out->budget);
    struct series_point *points =
        arena_new(arena, series_reduced_max(limit), sizeof *points);

    json_write(out, ANALYSIS_SERIES ":[");
    for (size_t i = 0; i < list->count && !buffer_failed(out); i++) {
        const struct series *series = &list->items[i];
        size_t count = series_reduce(series, start, end, limit, points);

        json_write(out, "{rank:%lld, device:%d", (long long)series->rank,
                   (int)series->device);
        if (result->analysis->lines->by_stream) {
            json_write(out, "stream:");
            text_append_integer(out, series->stream, series->stream_is_wide);
        } else {
            json_write(out, "name:%s", series->name);
        }
        json_write(out, "total_points:%zu, points:[", series->count);
        write_points(points, count, side->origin_ns, out);
        json_write(out, "]}");
    }
    json_write(out, "]");
}

/* ---- sides ---- */

/* The ranks for which a flag is as wanted. */
static void write_ranks(const char *key, const struct analysis_side *side,
                        const bool *flags, bool wanted, struct buffer *out)
{
    json_key(out, key);
    json_write(out, "[");
    for (size_t i = 0; i < side->selection.rank_count; i++)
        if (flags == NULL || flags[i] == wanted)
            json_write(out, "%lld", (long long)side->selection.ranks[i]);
    json_write(out, "]");
}

/* How many samples each chosen rank has: what a sum is divided by to be one per step. */
static void write_samples(const struct analysis_side *side, struct buffer *out)
{
    const struct selection *chosen = &side->selection;
    size_t next = 0; /* the samples are ordered by rank, as the ranks are */

    json_write(out, "samples:[");
    for (size_t i = 0; i < chosen->rank_count; i++) {
        size_t first = next;

        while (next < chosen->step_count &&
               selection_file(&side->view, chosen->steps[next])->rank == chosen->ranks[i])
            next++;
        json_write(out, "%zu", next - first);
    }
    json_write(out, "]");
}

static void write_side(const struct analysis_result *result, bool is_test,
                       const bool *wanted, struct buffer *out)
{
    const struct analysis_side *side = &result->sides[is_test];

    json_open(out, is_test ? "test" : "set", true);
    json_write(out, "set:%s", side->info.stored_id);
    buffer_printf(out, ",\"origin_ns\":\"%" PRId64 "\"", side->origin_ns);
    json_write(out, "label:%s, marker:%s", side->info.label, side->info.marker);
    set_json_marker(&side->info, out);
    write_ranks("ranks", side, NULL, true, out);
    write_samples(side, out);
    if (side->steps_chosen)
        json_wholes(out, "steps", side->selection.numbers, side->selection.number_count);
    else
        json_write(out, "steps:null");
    write_ranks("last_step_dropped", side, side->last_step_dropped, true, out);
    write_ranks("ranks_without_device_rows", side, side->has_device_rows, false, out);
    json_write(out, "has_counters:%i", side->view.has_counters);
    set_json_choices(&side->view, out);
    write_tables(side->all.tables, wanted, true, out);
    if (result->analysis->lines != NULL && wanted[SERIES])
        write_series(result, side, out);
    json_write(out, "}");
}

/* ---- which tables ---- */

static int refuse(const struct analysis_result *result, const char *table, bool csv,
                  struct error *error)
{
    const struct analysis *analysis = result->analysis;
    const struct table *tables = result->sides[0].all.tables;
    char list[256] = "";
    size_t length = 0;

    for (size_t i = 0; i < analysis->table_count && length < sizeof list; i++)
        if (tables[i].spec != NULL ||
            (csv && analysis->tables[i].use == ANALYSIS_TABLE_WHOLE))
            length +=
                (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                 length > 0 ? ", " : "", analysis->tables[i].spec->name);
    return error_set(error, ERROR_PARAMETER, "bad_table", "%s: %s%s, not \"%.40s\"",
                     csv ? "table" : "tables", list,
                     analysis->lines != NULL ? ", " ANALYSIS_SERIES : "", table);
}

/* Which tables, and whether the series, a list with commas names; NULL: all. */
static int choose_tables(const struct analysis_result *result, const char *list,
                         bool wanted[SERIES + 1], struct error *error)
{
    const char *names[SERIES + 1] = {NULL};

    for (size_t i = 0; i < SERIES; i++)
        if (result->sides[0].all.tables[i].spec != NULL)
            names[i] = result->sides[0].all.tables[i].spec->name;
    names[SERIES] = result->analysis->lines != NULL ? ANALYSIS_SERIES : NULL;
    for (size_t i = 0; i <= SERIES; i++)
        wanted[i] = list == NULL;
    for (const char *at = list, *end; at != NULL; at = *end == ',' ? end + 1 : NULL) {
        size_t i = 0, length = strcspn(at, ",");

        end = at + length;
        while (i <= SERIES && (names[i] == NULL || strlen(names[i]) != length ||
                               memcmp(names[i], at, length) != 0))
            i++;
        if (i > SERIES)
            return refuse(result, at, false, error);
        wanted[i] = true;
    }
    return 0;
}

/* ---- the whole ---- */

int analysis_write_json(const struct analysis_result *result, const char *tables,
                        struct buffer *out, struct error *error)
{
    const struct parameter_table *parameters[ANALYSIS_PARAMETER_TABLES + 1];
    size_t count = options_tables(result->analysis, parameters);
    bool wanted[SERIES + 1];
    int status = choose_tables(result, tables, wanted, error);

    if (status != 0)
        return status;
    json_write(out, "{analysis:%s, parameters:{", result->analysis->name);
    for (size_t i = 0; i < count; i++)
        parameters_json_echo(
            parameters[i],
            options_values(result->analysis, parameters[i], &result->options), out);
    json_write(out, "}");
    for (int i = 0; i <= result->has_test; i++)
        write_side(result, i == 1, wanted, out);
    if (result->has_test) {
        json_write(out, "difference:{");
        write_tables(result->differences, wanted, false, out);
        json_write(out, "}");
    }
    json_write(out, "}");
    return 0;
}

/* ---- analysis csv ---- */

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
    {.name = "tables",
     .type = PARAMETER_TEXT,
     .offset = offsetof(struct analysis_format, tables),
     .help = "with JSON, only these tables, or series, with commas; without it all"},
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

static void csv_write_series(const struct analysis_result *result, struct buffer *out)
{
    const struct analysis_lines *lines = result->analysis->lines;

    buffer_printf(out, "%srank,device,%s,ts,%s\r\n", result->has_test ? "side," : "",
                  lines->by_stream ? "stream" : "name", lines->value);
    write_lines(result, &result->sides[0], result->has_test ? "set" : NULL, out);
    if (result->has_test)
        write_lines(result, &result->sides[1], "test", out);
}

/* ---- choice ---- */

int analysis_write_csv(const struct analysis_result *result, const char *table,
                       struct buffer *out, struct error *error)
{
    const char *name = choose(result->analysis, table);
    const struct table *tables = result->sides[0].all.tables;

    if (result->analysis->lines != NULL && strcmp(name, ANALYSIS_SERIES) == 0) {
        csv_write_series(result, out);
        return 0;
    }
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++) {
        if (tables[i].spec == NULL || strcmp(tables[i].spec->name, name) != 0)
            continue;
        write_table(result, i, out);
        return 0;
    }
    return refuse(result, name, true, error);
}

/* ---- analysis table ---- */

#define NAME_WIDTH 64
#define CELL_MAX 512

/* Whether the terminal shows a table that was made. */
static bool is_shown(const struct table *table, enum analysis_table_use use, size_t ranks)
{
    return table->spec != NULL && use != ANALYSIS_TABLE_OF_CHART &&
           (use != ANALYSIS_TABLE_OF_RANKS || ranks > 1);
}

/* A column without values is left out. */
static bool has_values(const struct table *table, size_t column)
{
    for (size_t row = 0; row < table->row_count; row++)
        if (!table_cell(table, row, column)->null)
            return true;
    return false;
}

static void write_text(const struct table *table, size_t row, size_t column,
                       struct buffer *out)
{
    size_t length;

    table_name(table_text(table, row, column, &length), NAME_WIDTH, out);
}

static void table_write_cell(const struct table *table, size_t row, size_t column,
                             bool sign, struct buffer *out)
{
    const struct table_column *info = &table->spec->columns[column];
    const struct table_cell *cell = table_cell(table, row, column);
    bool signed_number = sign && (info->role == TABLE_SUM || info->role == TABLE_MEASURE);

    if (cell->null) {
        buffer_append_char(out, '-');
        return;
    }
    switch (info->type) {
    case TABLE_TEXT:
        write_text(table, row, column, out);
        break;
    case TABLE_INTEGER:
        if (cell->wide)
            text_append_integer(out, cell->value.integer, true);
        else
            buffer_printf(out, signed_number ? "%+" PRId64 : "%" PRId64,
                          cell->value.integer);
        break;
    case TABLE_TIME:
    case TABLE_MEAN:
        buffer_append_text(
            out, table_time(table_number(table, row, column), signed_number).text);
        break;
    case TABLE_REAL:
        buffer_printf(out, signed_number ? "%+.6g" : "%.6g", cell->value.real);
        break;
    }
}

static void pad(struct buffer *out, size_t count)
{
    for (size_t i = 0; i < count; i++)
        buffer_append_char(out, ' ');
}

/* One field: texts to the left, numbers to the right. */
static void write_field(struct buffer *out, const char *text, size_t width, bool left)
{
    size_t used = table_width(text), room = width > used ? width - used : 0;

    if (!left)
        pad(out, room);
    buffer_append_text(out, text);
    if (left)
        pad(out, room);
    buffer_append_text(out, "  ");
}

static void widen(const struct table *table, size_t column, bool sign, size_t *width)
{
    CLEANUP_BUFFER struct buffer cell = BUFFER(CELL_MAX);

    *width = strlen(table->spec->columns[column].name);
    for (size_t row = 0; row < table->row_count; row++) {
        buffer_clear(&cell);
        table_write_cell(table, row, column, sign, &cell);
        size_t used = cell.bytes == NULL ? 0 : table_width(cell.bytes);
        *width = used > *width ? used : *width;
    }
}

static void table_write_table(const struct table *table, bool sign, bool colour,
                              struct buffer *out)
{
    size_t columns = table->spec->column_count;
    CLEANUP(arena_free) struct arena *arena = arena_make(out->budget);
    CLEANUP_BUFFER struct buffer cell = BUFFER(CELL_MAX);
    size_t *widths = arena_new(arena, columns, sizeof *widths);

    buffer_printf(out, "  %s%s%s%s\n", table_faint(colour), table->spec->name,
                  table->row_count == 0 ? ": none" : "", table_plain(colour));
    if (table->row_count == 0)
        return;
    buffer_append_text(out, "  ");
    for (size_t i = 0; i < columns; i++) {
        if (!has_values(table, i))
            continue;
        widen(table, i, sign, &widths[i]);
        write_field(out, table->spec->columns[i].name, widths[i],
                    table->spec->columns[i].type == TABLE_TEXT);
    }
    table_end_line(out);
    for (size_t row = 0; row < table->row_count && !buffer_failed(out); row++) {
        buffer_append_text(out, "  ");
        for (size_t i = 0; i < columns; i++) {
            if (widths[i] == 0)
                continue;
            buffer_clear(&cell);
            table_write_cell(table, row, i, sign, &cell);
            write_field(out, cell.bytes == NULL ? "" : cell.bytes, widths[i],
                        table->spec->columns[i].type == TABLE_TEXT);
        }
        table_end_line(out);
    }
}

static void table_write_tables(const struct analysis_result *result,
                               const struct table *tables, int side, bool sign,
                               bool colour, struct buffer *out)
{
    size_t ranks = result->sides[side].selection.rank_count;

    for (size_t i = 0; i < result->analysis->table_count; i++)
        if (is_shown(&tables[i], result->analysis->tables[i].use, ranks))
            table_write_table(&tables[i], sign, colour, out);
}

static void table_write_side(const struct analysis_result *result, bool is_test,
                             bool colour, struct buffer *out)
{
    const struct analysis_side *side = &result->sides[is_test];
    const struct set_view *view = &side->view;
    size_t ranks = side->selection.rank_count, note = 0;

    buffer_printf(out, "%s%s %.8s  ", table_bold(colour), is_test ? "test" : "set",
                  side->info.stored_id);
    table_name(side->info.label, NAME_WIDTH, out);
    buffer_printf(out, "%s  (%zu rank%s", table_plain(colour), ranks,
                  ranks == 1 ? "" : "s");
    if (side->steps_chosen)
        buffer_printf(out, ", %zu step%s", side->selection.number_count,
                      side->selection.number_count == 1 ? "" : "s");
    else if (ranks > 0 && side->last_step_dropped[0])
        buffer_append_text(out, ", without the last step");
    buffer_append_text(out, ")\n");
    while (note < view->note_count &&
           strcmp(view->notes[note].note.kind, "perfetto") != 0)
        note++;
    if (note < view->note_count && !view->has_memory &&
        strcmp(result->analysis->name, "memory") == 0) {
        buffer_append_text(out, "  not in Perfetto's format: record it as .json\n");
        return;
    }
    table_write_tables(result, side->all.tables, is_test, false, colour, out);
    if (side->all.series.count > 0)
        buffer_printf(out, "  series: %zu; --format csv writes their points\n",
                      side->all.series.count);
}

void analysis_write_table(const struct analysis_result *result, bool colour,
                          struct buffer *out)
{
    buffer_printf(out, "%s== %s ==%s\n", table_bold(colour), result->analysis->name,
                  table_plain(colour));
    table_write_side(result, false, colour, out);
    if (!result->has_test)
        return;
    table_write_side(result, true, colour, out);
    buffer_printf(out, "%stest - set%s\n", table_bold(colour), table_plain(colour));
    table_write_tables(result, result->differences, 0, true, colour, out);
}
